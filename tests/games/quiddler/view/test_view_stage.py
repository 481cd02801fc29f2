"""What lies over Quiddler's table, in the window of the program."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.games.quiddler.scenes import SCENES
from app.games.quiddler.screen.view import QuiddlerView
from app.lab.shots import Stage
from tests.ui.conftest import Open
from tests.ui.kit import walk


@pytest.mark.parametrize("scene", ["challenge", "vote", "result"])
def test_tab_passes_over_what_lies_hidden(open_window: Open, qtbot: QtBot, scene: str) -> None:
    window = open_window()
    stage = Stage(window.services, window)
    SCENES[scene](stage)
    view = stage.table.view
    assert isinstance(view, QuiddlerView) and view.stage is not None
    view.stage.keyboard().setFocus()
    reached = walk(qtbot)
    for one in reached:
        shown = window.childAt(one.mapTo(window, one.rect().center()))
        assert one is not view.table, "its hand takes keys and lies hidden"
        assert shown is not None
        assert not (view.table.isAncestorOf(one) and view.stage.isAncestorOf(shown)), one
    assert any(view.stage.isAncestorOf(one) for one in reached)
    assert any(not view.isAncestorOf(one) for one in reached), "the bar is still there"
