"""What the others did since my last turn, and the list of moves: marks, looking back, the end."""

from __future__ import annotations

import dataclasses
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.games.qwirkle.model import Lay, Played
from app.games.qwirkle.screen.panel.advice import is_made
from app.tabletop.advice.best import BestMovesSheet
from app.tabletop.past.moves import fitted
from app.widgets.lists.model import LINE
from app.widgets.look import theme
from tests.games.qwirkle.table import Driver, Sit, first_fit, others_play

ENDS_MINE, EMPTY_BAG = 10_000, 42


def row_of(driver: Driver, turn: int) -> int:
    model = driver.view.table.side.list.moves
    return next(row for row in range(model.rowCount()) if model.index(row).data(LINE).turn == turn)


def spot(driver: Driver, row: int, *, lens: bool = False) -> QPoint:
    view = driver.view.table.side.list
    rect = view.visualRect(view.model().index(row, 0))
    return QPoint(rect.right() - 8 if lens else rect.left() + 60, rect.center().y())


def hover(widget: QWidget, point: QPoint) -> None:
    """The mouse passes over; without a button held the test library moves no mouse off the screen."""
    where = QPointF(point)
    none, still = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(QEvent.Type.MouseMove, where, widget.mapToGlobal(where), none, none, still)
    QApplication.sendEvent(widget, moved)


def laid(driver: Driver, turn: int) -> set[tuple[int, int]]:
    return {place for _, place in driver.seen.history[turn].placements}


def test_all_tiles_since_my_last_turn_are_marked_by_who_laid_them(sit: Sit) -> None:
    driver = sit()
    seen = driver.seen
    last = max(index for index, turn in enumerate(seen.history) if turn.seat == 0)
    wanted = {place: turn.seat for turn in seen.history[last + 1 :] for _, place in turn.placements}
    assert set(wanted.values()) == {1, 2}
    assert driver.view.table.marks.places == wanted


def test_my_own_move_is_marked_until_somebody_else_has_moved(sit: Sit, qtbot: QtBot) -> None:
    driver = sit()
    view = driver.view
    slot, place = first_fit(driver)
    view.hand.place(slot, place)
    view.hand.refresh()
    view.table.side.confirm.click()
    qtbot.waitUntil(lambda: view.table.marks.places == {place: 0})
    others_play(driver)
    qtbot.waitUntil(lambda: view.hand.on_turn, timeout=15_000)
    assert place not in view.table.marks.places


def test_a_row_under_the_mouse_shows_its_move_and_its_points_on_the_table(sit: Sit) -> None:
    driver = sit()
    view, turn = driver.view, len(driver.match.record.turns) - 2
    moves = view.table.side.list
    row = row_of(driver, turn)
    hover(moves.viewport(), spot(driver, row))
    assert view.past.turn == turn
    seen = driver.seen
    ringed = {place for place, item in view.table.sheet.placed.laid.items() if item.ringed}
    assert ringed == laid(driver, turn)
    told = driver.match.record.turns[turn].outcome["lines"]
    assert sum(line["points"] for line in told) == seen.history[turn].points
    assert len(view.table.tally.frames) == len(told)
    moves.leaveEvent(None)
    assert view.past.turn is None and view.table.tally.frames == []
    assert not any(item.ringed for item in view.table.sheet.placed.laid.values())


def test_a_click_keeps_the_move_shown_and_the_lens_looks_into_it(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    moves = view.table.side.list
    mine = max(i for i, turn in enumerate(driver.match.record.turns) if turn.seat == 0)
    row = row_of(driver, mine)
    assert moves.model().index(row, 0).data(LINE).opens
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(moves.viewport(), left, pos=spot(driver, row))
    moves.leaveEvent(None)
    assert view.past.turn == mine
    assert view.window().findChild(BestMovesSheet) is None
    view.hand.place(*first_fit(driver))
    view.hand.refresh()
    assert view.past.turn is None, "going on with the game ends looking back"
    assert view.table.tally.frames, "the rows of the draft are shown again"
    QTest.mouseClick(moves.viewport(), left, pos=spot(driver, row, lens=True))
    assert view.window().findChild(BestMovesSheet) is not None


def test_a_move_that_was_made_is_found_under_its_twin(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    view.adviser.open_list()
    sheet = view.window().findChild(BestMovesSheet)
    assert sheet is not None
    ranked = [line.move for line in sheet.list.proposals.lines]
    best, twin = next((one, one.alike[0]) for one in ranked if one.alike)
    assert isinstance(twin, Lay)
    played = Played(0, twin.placements, 0, best.points)
    assert [one for one in ranked if is_made(one, played)] == [best]


def test_rows_are_shown_by_key_and_brought_into_view(sit: Sit, qtbot: QtBot) -> None:
    driver = sit(turns=24)
    view = driver.view
    moves, board = view.table.side.list, view.table.sheet
    moves.setFocus()
    QTest.keyClick(moves, Qt.Key.Key_Down)
    assert view.past.turn == len(driver.match.record.turns) - 1
    QTest.keyClick(moves, Qt.Key.Key_End)
    assert view.past.turn == 0
    board.mover.zoom_by(3)
    board.camera.centre = board.camera.centre + board.camera.room.center()
    QTest.keyClick(moves, Qt.Key.Key_Up)
    assert view.past.turn == 1
    qtbot.waitUntil(lambda: all(board.mat_rect().contains(board.camera.rect(p)) for p in laid(driver, 1)))
    QTest.keyClick(moves, Qt.Key.Key_Escape)
    assert view.past.turn is None


def test_the_points_for_the_end_have_a_row_and_stand_in_the_total(sit: Sit) -> None:  # RULES QW9
    driver = sit(turns=ENDS_MINE)
    seen = driver.seen
    assert seen.history[-1].bonus == 6 and seen.history[-1].seat == 0
    model = driver.view.table.side.list.moves
    texts = [str(model.index(row).data()) for row in range(model.rowCount())]
    assert len(texts) == len(seen.history) + 1
    assert texts[0].endswith("+6") and texts[1].endswith(f"+{seen.history[-1].points}")
    spoken = driver.view.table.side.seats.rows[0].accessibleName()
    assert f"{seen.scores[0] - 6} + 6" in spoken
    driver.view.past.point(len(seen.history) - 1, go=True)
    assert driver.view.past.turn == len(seen.history) - 1


def test_with_an_empty_bag_everybody_hears_who_holds_how_many(sit: Sit) -> None:
    full, empty = sit(), sit(turns=EMPTY_BAG)
    seen = empty.seen
    assert not seen.bag and seen.turn is not None
    for row, held in zip(empty.view.table.side.seats.rows, seen.hand_sizes, strict=True):
        assert f"{held} tiles" in row.accessibleName()
    assert all("6 tiles" not in row.accessibleName() for row in full.view.table.side.seats.rows)


@pytest.mark.parametrize("held", [6, 4, 1])
def test_a_covered_rack_has_no_more_tiles_than_its_owner(sit: Sit, held: int) -> None:
    driver = sit(turns=EMPTY_BAG)
    whole = driver.match.observation_for(None)
    view = driver.view
    seen = dataclasses.replace(whole, turn=2, hand_sizes=(held, 5, 5))
    view.show_observation(seen, [])
    assert [slot.held.back and slot.held.key is not None for slot in view.table.rack.slots].count(
        True
    ) == held


def test_nothing_lies_face_down_when_the_game_is_over(sit: Sit) -> None:
    driver = sit(turns=ENDS_MINE)
    driver.view.show_observation(driver.match.observation_for(None), [])
    assert all(slot.held.key is None for slot in driver.view.table.rack.slots)


def test_with_four_players_in_a_small_window_three_moves_can_be_read(sit: Sit) -> None:
    theme.current().fit(1024, 640)
    driver = sit(turns=20, others=3)
    driver.view.resize(1024, 580)
    QApplication.processEvents()
    side = driver.view.table.side
    rows = [side.list.visualRect(side.list.moves.index(row)) for row in range(3)]
    assert side.list.isVisible() and side.list.viewport().rect().contains(rows[2].center())
    parts = [side.seats, side.bag, side.moves_panel, side.confirm, side.why, side.back]
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    assert side.back.geometry().bottom() <= side.rect().bottom()


def test_a_long_name_leaves_the_points_in_the_list(sit: Sit) -> None:
    driver = sit()
    metrics = QFontMetricsF(theme.current().font("body"))
    what = driver.view.table.side.list.moves.index(0).data(LINE).what
    long = f"Maximiliána Evelína{what}"
    room = metrics.horizontalAdvance(long) * 0.8
    cut = fitted(long, what, metrics, room)
    assert cut.endswith(what) and cut.startswith("M") and metrics.horizontalAdvance(cut) <= room
