"""What part of the endless table is seen, and that it lies still while somebody lays tiles on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.qwirkle.tiles import Position
from app.tabletop.sheet.camera import MIDDLE, SMALLEST, bounds
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.sheet.table import SheetTable
from app.widgets.look import theme
from tests.games.qwirkle.table import Driver, Sit, drag, keys


def last_move(driver: Driver) -> list[Position]:
    history = driver.seen.history
    return [place for _, place in history[-1].placements]


def dragged_over(driver: Driver, slot: int, *points: QPointF) -> QPoint:
    """Take a tile of the rack and hold it over the last of these points of the board."""
    button, board = driver.view.table.rack.slots[slot], driver.view.table.sheet
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.face().center().toPoint())
    spot = QPoint()
    for point in points:
        spot = button.mapFromGlobal(board.mapToGlobal(point.toPoint()))
        QTest.mouseMove(button, spot)
    return spot


def test_zero_shows_everything_and_again_the_last_turn_in_a_middle_size(sit: Sit) -> None:
    driver = sit(turns=30)
    board = driver.view.table.sheet
    board.mover.pan_by(QPointF(300, 200))
    assert not board.mover.shows_all
    keys(driver.view, Qt.Key.Key_0)
    assert board.mover.shows_all
    assert board.camera.cell < MIDDLE * theme.current().scale
    keys(driver.view, Qt.Key.Key_0)
    assert board.camera.cell == pytest.approx(MIDDLE * theme.current().scale)
    assert board.camera.shows(bounds(last_move(driver)))


def test_the_table_lies_still_while_tiles_are_laid(sit: Sit) -> None:
    driver = sit(turns=12)
    view = driver.view
    board, draft = view.table.sheet, view.hand.draft
    look = board.camera
    before = look.cell, QPointF(look.centre)
    laid = 0
    for _ in range(6):
        seen = [
            (slot, place)
            for slot in draft.in_rack()
            for place in draft.places_for(slot)
            if look.shows(bounds([place]))
        ]
        if not seen:
            break
        slot, place = seen[-1]
        drag(view, slot, board.viewport(), look.rect(place).center())
        assert draft.placed.get(slot) == place
        laid += 1
        assert (look.cell, look.centre) == before
    assert laid > 1
    keys(view, Qt.Key.Key_Escape)
    assert (look.cell, look.centre) == before


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 740), 1.0), ((1024, 590), 1.0), ((1024, 590), 1.5), ((1920, 1020), 1.0)]
)
@pytest.mark.parametrize("others", [1, 3])
def test_nothing_floats_over_the_last_move(sit: Sit, size: tuple[int, int], text: float, others: int) -> None:
    theme.current().set_text_size(text)
    theme.current().fit(*size)
    for turns in (8, 20, 36):
        driver = sit(turns=turns, others=others)
        view = driver.view
        view.resize(*size)
        QApplication.processEvents()
        table, look = view.table, view.table.sheet.camera
        assert look.shows(bounds(last_move(driver)))
        view.table.say("info", "None of your tiles fits. Trade some of them.")
        for floating in (table.rack, table.map, table.zoom, table.letters, table.message):
            for place in last_move(driver):
                assert not QRectF(floating.geometry()).intersects(look.rect(place))
        first = bounds(table.sheet.placed.laid).top()
        top = look.area(look.sheet, look.aim).top()
        assert first > top or 0 < top % 1 < 0.1, "no row is cut by the upper edge"


def held_width(table: SheetTable) -> float:
    """Width of the tile in the hand: there is room for its shadow around it."""
    return table.air.held.width() / 2


def test_the_tile_in_the_hand_is_as_large_as_a_cell_over_the_mat(sit: Sit, qtbot: QtBot) -> None:
    driver = sit(turns=30)
    table = driver.view.table
    look = table.sheet.camera
    inner = look.room.center()
    spot = dragged_over(driver, 0, inner)
    qtbot.waitUntil(lambda: held_width(table) == pytest.approx(look.cell, rel=0.1))
    button = table.rack.slots[0]
    back = button.face().center().toPoint()
    QTest.mouseMove(button, back)
    qtbot.waitUntil(lambda: held_width(table) == pytest.approx(table.rack.piece_width, rel=0.1))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=back)
    assert spot != back


def edges(board: Sheet) -> dict[str, tuple[QPointF, Callable[[QPointF, QPointF], bool]]]:
    """Points near the edges of the mat, and what holding a tile there does to the centre."""
    mat = board.mat_rect()
    return {
        "left": (QPointF(mat.left() + 6, mat.center().y()), lambda old, new: new.x() < old.x()),
        "right": (QPointF(mat.right() - 6, mat.center().y()), lambda old, new: new.x() > old.x()),
        "top": (QPointF(mat.center().x(), mat.top() + 6), lambda old, new: new.y() < old.y()),
    }


@pytest.mark.parametrize("edge", ["left", "right", "top"])
def test_the_edge_scrolls_while_a_tile_is_dragged(sit: Sit, qtbot: QtBot, edge: str) -> None:
    driver = sit(turns=30)
    board = driver.view.table.sheet
    for _ in range(6):
        board.mover.zoom_step(1)
    look = board.camera
    before = QPointF(look.centre)
    point, moved = edges(board)[edge]
    spot = dragged_over(driver, 0, look.room.center(), point)
    qtbot.waitUntil(lambda: moved(before, look.centre))
    QTest.mouseRelease(driver.view.table.rack.slots[0], Qt.MouseButton.LeftButton, pos=spot)
    resting = QPointF(look.centre)
    QTest.qWait(60)
    assert look.centre == resting, "an empty hand pulls nothing"


def test_where_everything_is_seen_no_edge_scrolls(sit: Sit) -> None:
    driver = sit(turns=6)
    board = driver.view.table.sheet
    before = QPointF(board.camera.centre)
    point, _ = edges(board)["left"]
    spot = dragged_over(driver, 0, board.camera.room.center(), point)
    QTest.qWait(80)
    assert board.camera.centre == before
    QTest.mouseRelease(driver.view.table.rack.slots[0], Qt.MouseButton.LeftButton, pos=spot)


def test_at_the_end_the_whole_table_is_seen_however_small(sit: Sit) -> None:
    driver = sit(turns=10_000)
    sheet = driver.view.table.sheet
    assert driver.match.result is not None
    assert sheet.mover.shows_all and sheet.camera.cell < SMALLEST * theme.current().scale


def test_after_a_look_at_past_turns_the_table_is_seen_as_before(sit: Sit) -> None:
    driver = sit(turns=30)
    view, mover = driver.view, driver.view.table.sheet.mover
    for _ in range(6):
        mover.zoom_step(1)
    put = mover.aim
    turns = [turn for turn, played in enumerate(driver.seen.history) if played.placements]
    for turn in (turns[0], turns[-1], turns[len(turns) // 2]):
        view.past.point(turn, go=True)
        assert mover.camera.shows(bounds([place for _, place in driver.seen.history[turn].placements]))
    view.past.point(-1, go=False)
    assert mover.aim == put
