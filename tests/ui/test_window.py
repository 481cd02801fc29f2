"""The window itself: where it lies, what Tab shows in it, what Escape closes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.paths import user_config_dir, user_data_dir
from app.storage.profiles import Profiles
from app.storage.settings import Settings
from app.ui.window import window_place
from app.ui.window.desktop_motion import SystemMotion
from app.ui.window.main_window import MainWindow
from app.widgets.controls.focusring import FocusRing
from app.widgets.look import theme
from tests.ui.kit import click, focused, press, sheet, spoken, tab_to, write

Open = Callable[..., MainWindow]


def test_escape_closes_the_welcome(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.settle()
    welcome = sheet(window)
    press(qtbot, Qt.Key.Key_Escape)
    assert not welcome.isVisible()
    assert Settings(user_config_dir()).current.welcomed, "it was an answer and is not asked for again"


def test_a_name_that_was_typed_survives_escape(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.settle()
    write("  Maximiliána Bartolomějová")
    press(qtbot, Qt.Key.Key_Escape)
    assert [person.name for person in Profiles(user_data_dir()).people] == ["Maximiliána Bartolom"]
    assert Settings(user_config_dir()).current.welcomed


def test_tab_is_seen_from_the_first_stop_on(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    # DESIGN 7: everything works without the mouse, and the ring says where
    window = open_window()
    places: tuple[Callable[[], object], ...] = (
        lambda: None,
        window.open_settings,
        window.open_rules,
        window.open_dictionary,
        lambda: window.games.open_new_game("qwirkle"),
    )
    for open_place in places:
        open_place()
        ring = FocusRing.of(window)
        assert not ring.isVisible(), "who uses the mouse is shown none"
        start = focused()
        for step in range(40):
            press(qtbot, Qt.Key.Key_Tab)
            assert ring.isVisible() and ring.owner is focused(), f"{spoken(start)}, Tab {step}"
            if not step:
                assert focused() is start or isinstance(start, QLineEdit)
        window.show_home()
        click(qtbot, window.home.people.buttons[0])


def test_the_ring_slides_in_with_its_page(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    theme.current().set_reduced_motion(False)
    tab_to(qtbot, "Nastavení")
    window.open_settings()
    ring = FocusRing.of(window)
    stays = focused().mapTo(window, QPoint())
    seen = ring.framed().left() - stays.x()
    assert seen > window.width() / 2, "the page is still coming from the right"
    qtbot.waitUntil(lambda: abs(ring.framed().left() - stays.x()) < 20)


@pytest.mark.parametrize("screen", [(1280, 800), (1366, 768), (1024, 640)])
def test_the_window_lies_on_its_screen_with_title_bar_and_all(screen: tuple[int, int]) -> None:
    room = QRect(0, 0, *screen).marginsRemoved(QMargins(1, 20, 1, 5))
    for kept in (QRect(0, 0, 1280, 800), QRect(-300, 500, 1920, 1080), QRect(40, 60, 700, 500)):
        placed = window_place.within(kept, room)
        assert room.contains(placed)
        assert placed.size() == kept.size().boundedTo(room.size())
    small = QRect(40, 60, 700, 500)
    assert window_place.within(small, room) == small, "what lies on the screen stays where it is"


def test_the_first_window_fits_the_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window_place.restore(window, "")
    room = window.screen().availableGeometry()
    assert room.contains(window.geometry().marginsAdded(window_place.GUESSED_FRAME))
    window.show()
    window.setMinimumSize(0, 0)
    window.setGeometry(room.adjusted(-50, -50, 500, 500))
    window_place.keep_in_sight(window)
    assert room.contains(window.frameGeometry())


def test_the_window_comes_back_where_it_was(open_window: Open) -> None:
    first = open_window(size=QSize(794, 700))  # the test screen is 800 by 800
    size = first.size()
    first.close()
    second = QWidget()
    window_place.restore(second, Settings(user_config_dir()).current.window)
    assert second.size() == size


def test_a_place_that_makes_no_sense_is_forgotten(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window_place.restore(window, "what?")
    assert window.width() >= 780 and window.height() >= 600


@pytest.mark.skipif(sys.platform == "win32", reason="no program is asked there")
def test_a_window_goes_before_the_desktop_has_answered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("gsettings", "defaults"):
        silent = tmp_path / name
        silent.write_text("#!/bin/sh\nexec sleep 60\n")
        silent.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    window = QObject()
    SystemMotion(window).ask()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
    assert not isValid(window)  # and Qt has not complained, which fails every test
