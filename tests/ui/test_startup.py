"""The command line of the application."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.paths import HOME_VARIABLE, resource
from app.ui import translation
from app.ui.startup import ExceptionHook, LogFile
from tests.ui.conftest import Open

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("language", "word"), [("cs", "Neznámé volby"), ("en", "Unknown options")])
def test_an_unknown_option_is_told_in_the_language_asked_for(language: str, word: str) -> None:
    command = [sys.executable, "-m", "app", "--lang", language, "--bogus"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, env=environment)
    told = done.stderr.decode("utf-8")
    assert done.returncode == 2
    assert word in told and "--bogus" in told and told.count("\n") == 1


def test_texts_outlive_the_file_they_came_from(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An update of the program writes it anew while the program runs."""
    for name in ("slovohratky_cs.qm", "slovohratky_en.qm"):
        shutil.copy(resource("translations") / name, tmp_path)
    monkeypatch.setattr(translation, "resource", lambda *_: tmp_path)
    spoken = translation.Translation()
    spoken.set_choice("cs")
    for file in tmp_path.iterdir():
        os.truncate(file, 0)
    try:
        assert QCoreApplication.translate("HomePage", "Dictionary") == "Slovník"
    finally:
        spoken.withdraw()


def test_a_fault_while_painting_is_said_once_and_the_program_goes_on(
    open_window: Open, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    window = open_window()
    hook = ExceptionHook(window)
    for _ in range(3):
        try:
            raise ValueError("in the middle of painting")
        except ValueError as error:
            hook(ValueError, error, error.__traceback__)
    assert len(caplog.records) == 3
    assert "banner" not in vars(window), "nothing is laid out anew in the middle of painting"
    qtbot.waitUntil(lambda: "banner" in vars(window) and window.banner.isVisible())
    caplog.clear()


def test_a_log_that_cannot_be_written_hurts_nobody(tmp_path: Path) -> None:
    (tmp_path / "log").mkdir()  # a folder stands where the file should be
    handler = LogFile(tmp_path / "log", "a", encoding="utf-8", delay=True)
    handler.emit(logging.LogRecord("x", logging.ERROR, __file__, 1, "something", None, None))
    handler.close()


def test_the_first_picture_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    program = (
        "import app.__main__, linecache, sys\n"
        "from PySide6.QtGui import QFontDatabase\n"
        "from app.paths import resource\n"
        "from app.ui.startup import main\n"
        "from app.widgets.later import soon\n"
        "from app.widgets.look import fonts\n"
        "late = {'dataclasses', 'sqlite3', 'platformdirs', 'app.storage.saves', 'app.ui.thread_bridge',\n"
        "    'app.ui.texts', 'app.engine.match', 'app.lexicon.lexicon', 'app.widgets.sheets.dialog'}\n"
        "def look(window, services, report):\n"
        "    window.home.grab()\n"
        "    told = QFontDatabase.addApplicationFont(str(resource('fonts', fonts.FILES[0])))\n"
        "    read = [name for name in linecache.cache if 'app' in name.split('/')]\n"
        "    print(*sorted(late & sys.modules.keys()), *read, told - len(fonts.FIRST))\n"
        "    soon(window, report)\n"
        "sys.exit(main(['--check'], look))\n"
    )
    environment = {**os.environ, HOME_VARIABLE: str(tmp_path)}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[0] == "0", f"loaded too early, and faces told late: {done.stdout}"
