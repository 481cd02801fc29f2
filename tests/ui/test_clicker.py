"""A presenter's clicker on a projected game: what it does in slides."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games.boggle.model import Phase
from app.storage.profiles import Profiles
from app.ui.pages.table.page import TablePage
from app.ui.window.clicker import BlackSheet
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.dialog import PaperDialog
from tests.ui.kit import focused, press

Open = Callable[..., MainWindow]
FORWARD, BACK = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp


@pytest.fixture
def table(family: Profiles, open_window: Open, qtbot: QtBot) -> TablePage:
    window = open_window()
    window.services.theme.set_reduced_motion(True)
    seats = [Seat(one.name, profile=one.id) for one in family.people[:2]]
    options = {"entry": "paper", "rounds": 1, "board": "any"}
    window.open_game(window.services.new_match("boggle", seats, options, 20))
    window.toggle_projector()
    page = window.stack.current
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: not window.stack.is_sliding)
    return page


def phase(page: TablePage) -> Phase:
    found = page.controller.observation.phase
    assert isinstance(found, Phase)
    return found


def sheets(page: TablePage) -> list[PaperDialog]:
    return [one for one in page.window().findChildren(PaperDialog) if one.isVisible()]


def test_forward_shakes_and_ends_the_round_with_a_second_press(table: TablePage, qtbot: QtBot) -> None:
    press(qtbot, FORWARD)
    qtbot.waitUntil(lambda: phase(table) is Phase.PLAY, timeout=20_000)
    press(qtbot, FORWARD)
    assert len(sheets(table)) == 1 and phase(table) is Phase.PLAY
    press(qtbot, BACK)
    assert not sheets(table) and phase(table) is Phase.PLAY, "taken back"
    press(qtbot, FORWARD)
    qtbot.wait(600)  # a sheet that comes up unasked is not answered by the same press
    press(qtbot, FORWARD)
    qtbot.waitUntil(lambda: phase(table) is not Phase.PLAY)


def test_a_full_stop_makes_all_black_until_any_key(table: TablePage, qtbot: QtBot) -> None:
    before = focused()
    press(qtbot, Qt.Key.Key_Period)
    (sheet,) = table.window().findChildren(BlackSheet)
    assert sheet.isVisible() and sheet.size() == table.window().size() and focused() is sheet
    press(qtbot, FORWARD)
    assert not sheet.isVisible() and focused() is before
    assert phase(table) is Phase.SHAKE, "the key that brings it back does nothing else"


def test_nothing_of_it_holds_where_nobody_projects(table: TablePage, qtbot: QtBot) -> None:
    window = table.window()
    assert isinstance(window, MainWindow)
    window.toggle_projector()
    press(qtbot, Qt.Key.Key_Period)
    assert not window.findChildren(BlackSheet)
