"""Settings: everything into one file, and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from app.paths import user_data_dir
from app.storage import backup
from app.storage.profiles import Profiles
from app.ui.pages.backup_panel import BackupPanel
from app.ui.window.main_window import MainWindow
from tests.storage.test_journal import filled
from tests.ui.conftest import Open
from tests.ui.kit import focused, plain


def panel(window: MainWindow) -> BackupPanel:
    window.open_settings()
    return window.findChildren(BackupPanel)[-1]


def test_all_goes_into_a_file_and_comes_back(
    family: Profiles, open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    filled(user_data_dir())
    window = open_window()
    mine, place = panel(window), tmp_path / f"all{backup.SUFFIX}"
    mine.write(place)
    qtbot.waitUntil(lambda: place.name in mine.told.text())
    gone = window.services.profiles.people[0]
    window.services.profiles.remove(gone.id)
    mine.bring_back(place)
    qtbot.waitUntil(lambda: "Co tu bylo, zůstalo" in plain(mine.told.text()))
    assert window.services.profiles.find(gone.id) == gone


def test_another_file_is_refused_and_says_so(open_window: Open, qtbot: QtBot, tmp_path: Path) -> None:
    mine, place = panel(open_window()), tmp_path / "holiday.txt"
    place.write_text("sea")
    mine.bring_back(place)
    qtbot.waitUntil(lambda: "holiday.txt" in plain(mine.told.text()))
    assert mine.bring.isEnabled() and not mine.stop.isVisible()


def test_the_keyboard_waits_at_stop_and_comes_back(open_window: Open, qtbot: QtBot, tmp_path: Path) -> None:
    filled(user_data_dir())
    mine = panel(open_window())
    mine.make.setFocus()
    mine.write(tmp_path / f"all{backup.SUFFIX}")
    assert focused() is mine.stop
    qtbot.waitUntil(lambda: not mine.stop.isVisible())
    assert focused() is mine.make


def test_what_came_of_a_backup_is_seen_and_names_its_file(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    """The panel lies low on the page; whoever has pressed its button looks no further down."""
    mine = panel(open_window(size=QSize(1024, 640)))
    place = tmp_path / "a file" / f"all{backup.SUFFIX}"
    place.parent.touch()
    mine.write(place)
    qtbot.waitUntil(lambda: f"{place.name} nejde zapsat" in plain(mine.told.text()))
    qtbot.waitUntil(lambda: mine.told.visibleRegion().boundingRect() == mine.told.rect())
    mine.bring_back(place)
    qtbot.waitUntil(mine.make.isEnabled)
    assert "nejde zapsat" not in plain(mine.told.text())


def test_a_fault_of_the_program_gives_the_buttons_back(
    open_window: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(backup, "write", fail)
    mine = panel(open_window())
    with qtbot.captureExceptions() as faults:
        mine.write(tmp_path / f"all{backup.SUFFIX}")
        assert not mine.make.isEnabled()
        qtbot.waitUntil(mine.make.isEnabled)
        qtbot.waitUntil(lambda: bool(faults))
    assert mine.bring.isEnabled() and not mine.stop.isVisible() and not mine.told.isVisible()
