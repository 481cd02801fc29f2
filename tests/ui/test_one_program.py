"""Two programs on one home: the second start brings the first to the front, or only reads."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.paths import user_config_dir, user_data_dir
from app.storage.home_lock import FILE, Hold, HomeLock
from app.storage.problems import StorageProblem
from app.ui.pages.table.page import TablePage
from app.ui.startup import make_services
from app.ui.texts import guest_sentence
from app.ui.window.guest_notice import GuestNotice
from app.ui.window.hand_over import StartListener, ask_holder, come_forward
from app.ui.window.main_window import MainWindow
from app.widgets.controls.buttons import PaperButton
from tests.ui.conftest import Open
from tests.ui.kit import plain

ROOT = Path(__file__).resolve().parents[2]


def begin() -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "app", "--lang", "cs"], cwd=ROOT, env={**os.environ})


def listens() -> bool:
    return bool(HomeLock(user_data_dir()).holder().address)


@pytest.fixture
def running(qtbot: QtBot) -> Iterator[subprocess.Popen[bytes]]:
    program = begin()
    qtbot.waitUntil(listens, timeout=30_000)
    yield program
    program.kill()
    program.wait()


def test_the_second_start_ends_and_a_killed_first_one_blocks_nobody(
    running: subprocess.Popen[bytes], qtbot: QtBot
) -> None:
    second = begin()
    assert second.wait(30) == 0
    assert running.poll() is None
    running.kill()
    running.wait()
    (user_data_dir() / FILE).write_text("{}")
    third = begin()
    try:
        qtbot.waitUntil(listens, timeout=30_000)
        assert HomeLock(user_data_dir()).take() is Hold.THEIRS
    finally:
        third.kill()
        third.wait()


@pytest.mark.skipif(os.name == "nt", reason="no such signal to send there")
@pytest.mark.parametrize("wish", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_the_program_as_closing_it_does(
    running: subprocess.Popen[bytes], wish: signal.Signals
) -> None:
    running.send_signal(wish)
    assert running.wait(10) == 0
    kept = json.loads((user_config_dir() / "settings.json").read_text("utf-8"))
    assert kept["window"], "the place of the window is saved"


def test_the_first_program_hears_the_call(qtbot: QtBot, tmp_path: Path) -> None:
    lock = HomeLock(tmp_path)
    assert lock.take() is Hold.OURS
    parent = QObject()
    doorman = StartListener(lock, parent)
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from app.storage.home_lock import HomeLock; from app.ui.window.hand_over import ask_holder\n"
        "application = QCoreApplication([]); sys.exit(0 if ask_holder(HomeLock(Path(sys.argv[1]))) else 3)"
    )
    with qtbot.waitSignal(doorman.called, timeout=20_000) as heard:
        caller = subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)],
            cwd=ROOT,
            env={**os.environ, "XDG_ACTIVATION_TOKEN": "a token"},
        )
    assert heard.args is not None and heard.args[0]["token"] == "a token"
    qtbot.waitUntil(lambda: caller.poll() is not None, timeout=10_000)
    assert caller.returncode == 0
    lock.release()


def test_nobody_waits_for_a_holder_at_another_computer(qtbot: QtBot, tmp_path: Path) -> None:
    holder, lock = HomeLock(tmp_path), HomeLock(tmp_path)
    holder.take()
    (tmp_path / FILE).write_text(json.dumps({"machine": "babi", "pid": 1, "address": "/x"}), "utf-8")
    assert ask_holder(lock) is False
    assert "babi" in guest_sentence(Hold.THEIRS, lock.holder())
    holder.announce("")
    assert ask_holder(lock, 0.0) is False, "it does not answer"
    holder.release()
    assert ask_holder(lock) is None, "it has ended meanwhile"


def test_a_called_window_comes_back_from_the_bar(window: MainWindow, qtbot: QtBot) -> None:
    window.showMinimized()
    come_forward(window, {"token": 5})
    assert not window.isMinimized() and window.isVisible()


def test_a_guest_plays_and_writes_nothing(open_window: Open, qtbot: QtBot, tmp_path: Path) -> None:
    open_window()  # fonts, look
    services = make_services(language="cs", theme="light", hold=Hold.THEIRS, lock=HomeLock(user_data_dir()))
    window = MainWindow(services)
    qtbot.addWidget(window)
    before = files()
    window.show()
    window.settle()
    services.profiles.add("Žofie")
    services.settings.change(text_size=125)
    services.household.add("chrochták")
    window.games.quick_game("qwirkle", 1)
    table = window.stack.current
    assert isinstance(table, TablePage)
    table.put_aside()
    with pytest.raises(StorageProblem):
        services.saves.delete("anything")
    window.close()
    services.translation.withdraw()
    assert files() == before


def test_a_guest_keeps_a_game_in_a_file_that_the_other_program_takes(
    open_window: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_window()
    services = make_services(language="cs", theme="light", hold=Hold.THEIRS, lock=HomeLock(user_data_dir()))
    window = MainWindow(services)
    qtbot.addWidget(window)
    window.show()
    window.settle()
    (notice,) = window.findChildren(GuestNotice)
    button = notice.findChildren(PaperButton)[0]
    assert not button.isVisible(), "there is no game yet"
    told: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.object()))
    window.games.quick_game("qwirkle", 1)
    assert notice not in told, "it stands there as before"
    assert plain(button.text()) == "Uložit tuhle hru do souboru…" and button.isVisible()
    place = tmp_path / "hra.slovohra"
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(place)])
    button.click()
    qtbot.waitUntil(place.exists)
    window.show_home()
    qtbot.waitUntil(lambda: not button.isVisible(), timeout=10_000)
    services.translation.withdraw()
    window.close()
    first.games.copies.open(place)
    qtbot.waitUntil(lambda: isinstance(first.stack.current, TablePage), timeout=10_000)


def files() -> dict[str, bytes]:
    home = Path(os.environ["SLOVOHRATKY_HOME"])
    return {str(path): path.read_bytes() for path in home.rglob("*") if path.is_file()}


@pytest.mark.parametrize("hold", [Hold.THEIRS, Hold.CLOSED])
def test_a_guest_is_told_so_in_every_language(qtbot: QtBot, hold: Hold) -> None:
    services = make_services(language="cs", theme="light", hold=hold, lock=HomeLock(user_data_dir()))
    window = MainWindow(services)
    qtbot.addWidget(window)
    window.show()
    window.settle()
    (notice,) = window.findChildren(GuestNotice)
    assert notice.isVisible() and "nic se neuloží" in notice.text()
    services.translation.set_choice("en")
    qtbot.waitUntil(lambda: "nothing will be saved" in notice.text())
    services.translation.withdraw()
