"""What lies over Quiddler's table, in the window of the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games.quiddler.scenes import SCENES
from app.games.quiddler.screen.view import QuiddlerView
from app.lab.shots import PhotoStage
from app.widgets.kept_clear import kept_clear
from app.widgets.sheets.toast import Banner
from tests.ui.conftest import Open
from tests.ui.kit import walk


@pytest.mark.parametrize("scene", ["challenge", "vote", "result"])
def test_tab_passes_over_what_lies_hidden(open_window: Open, qtbot: QtBot, scene: str) -> None:
    window = open_window()
    stage = PhotoStage(window.services, window)
    SCENES[scene](stage)
    view = stage.table.view
    assert isinstance(view, QuiddlerView) and view.round_part.is_open
    view.rounds.keyboard().setFocus()
    reached = walk(qtbot)
    for one in reached:
        shown = window.childAt(one.mapTo(window, one.rect().center()))
        assert one is not view.table, "its hand takes keys and lies hidden"
        assert shown is not None
        assert not (view.table.isAncestorOf(one) and view.rounds.isAncestorOf(shown)), one
    assert any(view.rounds.isAncestorOf(one) for one in reached)
    assert any(not view.isAncestorOf(one) for one in reached), "the bar is still there"


def test_notices_of_the_page_and_of_the_window_leave_the_question_to_be_read(open_window: Open) -> None:
    """RULES QD9: nothing that the program says by the way hides what is asked and what is pressed."""
    window = open_window()
    window.resize(1024, 640)
    stage = PhotoStage(window.services, window)
    SCENES["challenge"](stage)
    page = stage.table.view.rounds.challenges

    def lies_on(banner: Banner) -> list[QRect]:
        place = QRect(banner.mapTo(window, QPoint()), banner.size())
        shown = [page.question_panel, page.primary, *page.people.people.values()]
        parts = [QRect(one.mapTo(window, QPoint()), one.size()) for one in shown if one.isVisible()]
        return [one for one in (*parts, *kept_clear(window)) if one.intersects(place)]

    stage.fail_saving()
    assert stage.table.banner.isVisible() and not lies_on(stage.table.banner)
    stage.table.banner.hide()
    QTest.keyClick(stage.focused(), Qt.Key.Key_F2)  # closed: it would tell whether a word is one
    assert window.banner.isVisible() and not lies_on(window.banner)
