"""Lists of rows: the model, what a row shows, the keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import ENTER_OR_SPACE, RowList
from app.widgets.look import theme

from .conftest import Stage, near, picture


@pytest.fixture
def rows() -> LinesModel[str]:
    model: LinesModel[str] = LinesModel()
    model.set_lines(["Žofie", "Ondra", "Táta"])
    return model


def test_model_keeps_the_rules_of_qt(rows: LinesModel[str], qtbot: QtBot) -> None:
    tester = QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Warning)
    rows.insert_line(1, "Babi")
    rows.remove_line(0)
    rows.set_lines(["Táta"])
    assert tester.model() is rows and rows.index(0).data() == rows.index(0).data(LINE) == "Táta"


def test_the_same_lines_change_nothing(rows: LinesModel[str], qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(rows.modelReset):
        rows.set_lines(["Žofie", "Ondra", "Táta"])
    with qtbot.assertNotEmitted(rows.modelReset):
        rows.set_lines(["ž", "o", "t"], lambda name: name[:1].lower())
    with qtbot.waitSignal(rows.dataChanged):
        rows.retell()


def _list(rows: LinesModel[str], stage: Stage, **more: object) -> RowList:
    def paint(row: PaintedRow) -> None:
        colours = theme.current().palette
        row.ground(colours.yellow, row.put(20, before=4, after=6), 4)
        row.icon("x", row.put_last(16, before=4, after=4), colours.red)
        row.beside(Text(str(row.index.data()), "strong", colours.ink), Text("12", "meta", colours.ink2), 8)

    view = RowList(rows, paint, lambda index: QSize(200, 40), letters=False, **more)  # type: ignore[arg-type]
    stage(view, width=350, height=220)
    return view


def test_keys_choose_strike_and_walk(
    rows: LinesModel[str], light: theme.Theme, stage: Stage, qtbot: QtBot
) -> None:
    view = _list(rows, stage, choosing=ENTER_OR_SPACE)
    view.setCurrentIndex(rows.index(0))
    with qtbot.waitSignal(view.row_reached) as reached:
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert reached.args[0].data() == "Ondra"
    for key in ENTER_OR_SPACE:
        with qtbot.waitSignal(view.row_chosen) as chosen:
            qtbot.keyClick(view, key)
        assert chosen.args[0].data() == "Ondra"
    with qtbot.waitSignal(view.row_struck):
        qtbot.keyClick(view, Qt.Key.Key_Delete)
    qtbot.keyClick(view, Qt.Key.Key_T)
    assert view.currentIndex().data() == "Ondra", "letters are the page's"


def test_a_row_shows_what_was_put_in(rows: LinesModel[str], light: theme.Theme, stage: Stage) -> None:
    view = _list(rows, stage)
    drawn = picture(view)
    for row in range(3):
        assert near(drawn.pixelColor(14, 20 + 40 * row), theme.current().palette.yellow)
        assert near(
            drawn.pixelColor(view.viewport().width() - 12, 20 + 40 * row), theme.current().palette.red
        )
