"""Saved games as files: copies saved by hand, opened from wherever they come."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.rules import Seat
from app.games.catalogue import find
from app.paths import user_data_dir
from app.storage import copies
from app.storage.home_lock import Hold, HomeLock
from app.storage.profiles import Profiles
from app.storage.saves import packed
from app.ui import command_line
from app.ui.match.match_controller import MatchController
from app.ui.pages.table.page import TablePage
from app.ui.startup import make_services
from app.ui.window.hand_over import StartListener, file_of
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.dialog import PaperDialog
from tests.games.every import own_tests
from tests.games.kit import play
from tests.ui.kit import plain, press, sheet, spoken, tab_to, texts, walk

Open = Callable[..., MainWindow]
ROOT = Path(__file__).resolve().parents[2]


def on_table(window: MainWindow) -> MatchController | None:
    page = window.stack.current
    return page.controller if isinstance(page, TablePage) else None


def saves() -> set[str]:
    return {path.name for path in (user_data_dir() / "saves").glob("*.json")}


def dialogs(window: MainWindow) -> list[PaperDialog]:
    return [found for found in window.findChildren(PaperDialog) if found.isVisible()]


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], Path]:
    """Whoever is asked for a file from now on names this one."""

    def name(text: str) -> Path:
        monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(tmp_path / text)])
        return tmp_path / text

    return name


def content(turns: int = 4, *, finished: bool = False) -> bytes:
    """A save of a game of Qwirkle, always of the same one; nobody in it moves by themselves."""
    match = Match.new(find("qwirkle").rules(None), [Seat("Anna"), Seat("Ivan")], 4, {}, None)
    return packed(play(match, own_tests("qwirkle", "kit").KIT, Chance(5), turns).record, 0, finished=finished)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of a game that is not here."""
    return copies.write(tmp_path / "u babičky", content())


def test_a_copy_is_saved_from_the_list_and_from_the_table(
    family: Profiles, window: MainWindow, qtbot: QtBot, choose: Callable[[str], Path], tmp_path: Path
) -> None:
    window.settle()
    window.games.quick_game("qwirkle", 1)
    place = choose("ze stolu.slovohra")
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert copies.read(place).record.game == "qwirkle"
    (tmp_path / "file").write_text("")
    choose("file/hra.slovohra")
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "Kopii nejde uložit" in texts(sheet(window))
    press(qtbot, Qt.Key.Key_Escape)
    window.show_home()
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 1)
    choose("moje hra")
    tab_to(qtbot, "Uložit kopii…: Qwirkle, Žofie")
    press(qtbot, Qt.Key.Key_Return)
    assert (tmp_path / "moje hra.slovohra").is_file()
    assert "Hra je uložená jako moje hra.slovohra." in plain(window.banner.text())


def test_an_opened_copy_becomes_a_save_and_the_file_stays(
    family: Profiles, copied: Path, window: MainWindow, qtbot: QtBot, choose: Callable[[str], Path]
) -> None:
    before = copied.read_bytes()
    window.settle()
    choose(copied.name)
    names = {spoken(widget) for widget in walk(qtbot)}
    assert "Otevřít uloženou hru… (Ctrl+O)" in names
    qtbot.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: on_table(window) is not None)
    assert "mezi tvými uloženými hrami" in plain(window.banner.text())
    window.show_home()
    assert len(saves()) == 1
    window.games.copies.open(copied)
    qtbot.waitUntil(lambda: on_table(window) is not None)
    window.show_home()
    assert len(saves()) == 1, "once more it is the same game"
    assert copied.read_bytes() == before


def drop(window: MainWindow, path: Path) -> bool:
    """Let a file go over the middle of the window; whether it was wanted there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    middle, none = QPoint(600, 400), Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(middle, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    QCoreApplication.sendEvent(window.windowHandle(), enter)
    let_go = QDropEvent(QPointF(middle), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    QCoreApplication.sendEvent(window.windowHandle(), let_go)
    return enter.isAccepted() and let_go.isAccepted()


def test_a_file_dropped_on_a_game_puts_that_aside(
    family: Profiles, copied: Path, window: MainWindow, qtbot: QtBot
) -> None:
    window.settle()
    window.games.quick_game("boggle", 1)
    before = on_table(window)
    assert drop(window, copied)
    qtbot.waitUntil(lambda: on_table(window) not in (None, before))
    played = on_table(window)
    assert played is not None and played.game == "qwirkle"
    qtbot.waitUntil(lambda: len(saves()) == 2)
    window.open_settings()
    drop(window, copied)
    qtbot.waitUntil(lambda: on_table(window) is played)
    assert len(saves()) == 2, "it lay on the table already"


def test_a_file_opens_over_a_dialog_and_over_the_question_of_the_first_start(
    open_window: Open, copied: Path, qtbot: QtBot, choose: Callable[[str], Path]
) -> None:
    window = open_window()
    window.settle()
    assert dialogs(window), "who are you?"
    drop(window, copied)
    qtbot.waitUntil(lambda: on_table(window) is not None)
    assert not dialogs(window)
    window.show_home()
    window.games.open_new_game("boggle")
    choose(copied.name)
    qtbot.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    drop(window, copied)
    qtbot.waitUntil(lambda: on_table(window) is not None)
    assert not dialogs(window)


def test_a_file_opens_while_another_one_is_asked_for(
    family: Profiles, window: MainWindow, qtbot: QtBot, copied: Path
) -> None:
    window.settle()
    asking = QFileDialog(window)
    asking.open()
    window.games.copies.open(copied)
    qtbot.waitUntil(lambda: on_table(window) is not None)
    assert not asking.isVisible()


def test_whoever_has_played_on_is_asked_which_one_is_meant(
    family: Profiles, window: MainWindow, qtbot: QtBot, copied: Path
) -> None:
    window.settle()
    window.services.saves.store("further", content(6))
    drop(window, copied)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    assert "Tady už je hra dál" in texts(sheet(window))
    press(qtbot, Qt.Key.Key_Escape)
    assert on_table(window) is None and len(saves()) == 1, "no answer changes nothing"
    drop(window, copied)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    tab_to(qtbot, "Ze souboru")
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: on_table(window) is not None)
    window.show_home()
    assert len(saves()) == 2


def test_of_a_game_that_is_over_here_the_result_is_offered(
    family: Profiles, window: MainWindow, qtbot: QtBot, copied: Path
) -> None:
    window.settle()
    window.services.saves.store("further", content(6, finished=True))
    drop(window, copied)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    told = " ".join(texts(sheet(window)))
    assert "Tady už je hra dohraná" in told and "pokračovat tam" not in told
    assert "Ukázat výsledek" in told and "Ze souboru" in told


def test_a_game_played_on_elsewhere_goes_on_in_its_own_save(
    family: Profiles, window: MainWindow, qtbot: QtBot, copied: Path
) -> None:
    window.settle()
    window.services.saves.store("behind", content(2))
    window.games.resume(window.services.saves.load("behind"))
    before = on_table(window)
    drop(window, copied)
    qtbot.waitUntil(lambda: on_table(window) not in (None, before))
    assert "pokračuje odtud, kde je soubor" in plain(window.banner.text())
    window.show_home()
    assert saves() == {"behind.json"}
    kept = window.services.saves.load("behind").record.to_json()["turns"]
    told = copies.read(copied).record.to_json()["turns"]
    assert kept[: len(told)] == told


def test_what_gives_no_game_is_told_in_a_sentence_and_kept(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    senseless = json.loads(content())
    senseless["record"]["setup"] = {}
    wrong_turn = json.loads(content())
    wrong_turn["record"]["turns"][0]["move"] = "Karel"
    newer = json.loads(content())
    newer["record"]["rules"] = 99
    wrong = {
        b"": "je prázdný",
        b"PK\x03\x04": "není uložená hra Slovohrátek",
        b'{"format":"slovohratky-save/1","chan': "je poškozená",
        json.dumps(senseless).encode(): "kromě tahů",
        json.dumps(wrong_turn).encode(): "tah 1 nedává smysl",
        b'{"format":"slovohratky-save/7"}': "uložila novější verze programu",
        json.dumps(newer).encode(): "uložila novější verze programu",
    }
    window = open_window()
    place = tmp_path / "moje.slovohra"

    def told() -> str:
        window.games.copies.open(place)
        qtbot.waitUntil(lambda: bool(dialogs(window)))
        whole = " ".join(texts(sheet(window)))
        sheet(window).close_dialog()
        return whole

    assert "Soubor moje.slovohra tu není." in told()
    for data, sentence in wrong.items():
        place.write_bytes(data)
        whole = told()
        assert "Tenhle soubor nejde otevřít" in whole and "moje.slovohra" in whole and sentence in whole
        assert "Karel" not in whole and "Error" not in whole, "what Python says of it is asked for"
        assert place.read_bytes() == data and not saves()
    window.services.translation.set_choice("en")
    assert "A newer version of the program saved the game" in told()


def test_a_second_start_hands_its_file_over(qtbot: QtBot, tmp_path: Path) -> None:
    lock = HomeLock(tmp_path)
    assert lock.take() is Hold.OURS
    doorman = StartListener(lock)
    strange = os.fsdecode("/tmp/šachta \\u0041 %20 ".encode() + b"\xff") + ".slovohra"
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from app.storage.home_lock import HomeLock; from app.ui.window.hand_over import ask_holder\n"
        "application = QCoreApplication([])\n"
        "sys.exit(0 if ask_holder(HomeLock(Path(sys.argv[1])), file=Path(sys.argv[2])) else 3)"
    )
    with qtbot.waitSignal(doorman.called, timeout=20_000) as heard:
        caller = subprocess.Popen([sys.executable, "-c", code, str(tmp_path), strange], cwd=ROOT)
    assert heard.args is not None and file_of(heard.args[0]) == Path(strange)
    assert file_of({}) is None and file_of({"file": 3}) is None
    qtbot.waitUntil(lambda: caller.poll() is not None, timeout=10_000)
    lock.release()


def test_the_command_line_names_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wanted = command_line.parse(["--lang", "cs", "hra.slovohra"])
    assert (wanted.file, wanted.lang) == (tmp_path / "hra.slovohra", "cs")
    address = QUrl.fromLocalFile(str(tmp_path / "má hra.slovohra")).toEncoded().data().decode()
    assert command_line.parse([address]).file == tmp_path / "má hra.slovohra"
    with pytest.raises(command_line.BadArguments):
        command_line.parse(["--bogus", "hra.slovohra"])


def test_a_file_from_the_finder_waits_until_somebody_listens() -> None:
    code = (
        "import sys; from PySide6.QtCore import QCoreApplication; from PySide6.QtGui import QFileOpenEvent\n"
        "from app.ui.startup import Application\n"
        "application = Application([]); heard = []\n"
        "send = lambda name: QCoreApplication.sendEvent(application, QFileOpenEvent(name))\n"
        "send('/a.slovohra'); application.file_brought.connect(heard.append)\n"
        "heard += application.let_in(); send('/b.slovohra')\n"
        "print(*(path.as_posix() for path in heard))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60, text=True)
    assert done.stdout.split() == ["/a.slovohra", "/b.slovohra"], done.stderr


def test_a_guest_opens_a_file_and_keeps_nothing(copied: Path, qtbot: QtBot) -> None:
    services = make_services(language="cs", theme="light", hold=Hold.THEIRS, lock=HomeLock(user_data_dir()))
    guest = MainWindow(services)
    qtbot.addWidget(guest)
    guest.show()
    guest.games.copies.open(copied)
    qtbot.waitUntil(lambda: on_table(guest) is not None)
    guest.close()
    services.translation.withdraw()
    assert not saves()
