"""The endless sheet with plain rectangles on it: what is seen, said and marked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.context import SeatLook
from app.tabletop.people.signs import signs
from app.tabletop.pieces.skin import PieceShape, Position
from app.tabletop.sheet.camera import MIDDLE, SMALLEST, bounds
from app.tabletop.sheet.controls import MiniMap, ZoomStrip
from app.tabletop.sheet.flight import fly_in
from app.tabletop.sheet.items import DotItem
from app.tabletop.sheet.marks import MarkItem, Marks
from app.tabletop.sheet.sheet import CLICK, Sheet
from app.tabletop.sheet.slip import Slip
from app.tabletop.sheet.tally import LineCount, Tally
from app.widgets.look import theme
from tests.tabletop.kit import INK, Rectangles, face_on_screen, row

LEFT = Qt.MouseButton.LeftButton
SEATS = (SeatLook("Žofie", "Ž"), SeatLook("Ondra", "O", "blue"))


def colour_at(sheet: Sheet, point: QPointF) -> QColor:
    QApplication.processEvents()
    return sheet.viewport().grab().toImage().pixelColor(point.toPoint())


def wheel(sheet: Sheet, notches: int, at: QPointF) -> None:
    none, still = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    where = sheet.viewport().mapToGlobal(at)
    event = QWheelEvent(
        at, where, QPoint(), QPoint(0, 120 * notches), none, still, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(sheet.viewport(), event)


def push(sheet: Sheet, by: QPointF) -> None:
    """Take the table itself and move it."""
    start = sheet.camera.room.center()
    QTest.mousePress(sheet.viewport(), LEFT, pos=start.toPoint())
    for share in (0.5, 1.0):
        QTest.mouseMove(sheet.viewport(), (start + by * share).toPoint())
    QTest.mouseRelease(sheet.viewport(), LEFT, pos=(start + by).toPoint())


def slips(sheet: Sheet) -> list[Slip]:
    return [item for item in sheet.scene().items() if isinstance(item, Slip)]


# What lies there --------------------------------------------------------------------------------


def test_the_mat_has_the_colours_of_its_game(sheet: Sheet) -> None:
    ground, _ = theme.current().palette.mat("green")
    assert colour_at(sheet, sheet.camera.rect((0, 0)).center()) == ground


def test_the_mat_is_painted_on_the_viewport_of_the_moment(sheet: Sheet) -> None:
    """Whoever kept the one it had would paint nothing, and a fault in painting ends the program."""
    sheet.setViewport(QWidget())
    ground, _ = theme.current().palette.mat("green")
    assert colour_at(sheet, sheet.camera.rect((0, 0)).center()) == ground


def test_pieces_fill_their_cells_wherever_the_camera_looks(sheet: Sheet, form: PieceShape) -> None:
    sheet.placed.show(row("SLOVO"))
    sheet.mover.follow_game([])
    for step in (0, 1, -1):
        sheet.mover.zoom_step(step) if step else None
        for place in sheet.placed.laid:
            face = face_on_screen(sheet, place).adjusted(2, 2, -2, -2)
            for corner in (face.topLeft(), face.bottomRight()):
                assert colour_at(sheet, corner) == INK
    assert face.height() / face.width() == pytest.approx(form.tall, abs=0.1)


def test_a_cleared_table_forgets_its_pieces(sheet: Sheet) -> None:
    sheet.placed.show(row("SLOVO"))
    sheet.placed.show(row("HRA", (7, 2)))
    assert sheet.placed.places() == {(7, 2), (8, 2), (9, 2)}
    assert [sheet.placed.laid[place].key for place in sorted(sheet.placed.laid)] == list("HRA")


def test_a_piece_flies_from_its_player_and_lands_in_its_cell(sheet: Sheet) -> None:
    item = sheet.placed.add("A", (2, 1))
    flight = fly_in(sheet, item, QPointF(30, 30))
    next(flight)
    assert (item.pos() - QPointF(30, 30)).manhattanLength() < 1 and item.lift == 1.0
    with pytest.raises(StopIteration):
        flight.send(True)
    assert item.cell == (2, 1) and item.lift == 0.0
    assert (item.pos() - sheet.camera.rect((2, 1)).center()).manhattanLength() < 1e-6


# The hand on it ---------------------------------------------------------------------------------


def test_a_click_names_its_cell_and_a_push_moves_the_table(sheet: Sheet) -> None:
    sheet.placed.show(row("SLOVO"))
    sheet.mover.follow_game([])
    clicked: list[Position] = []
    sheet.cell_clicked.connect(clicked.append)
    spot = sheet.camera.rect((3, 1)).center()
    QTest.mouseClick(sheet.viewport(), LEFT, pos=spot.toPoint())
    before = sheet.camera.point(QPointF(0, 0))
    push(sheet, QPointF(40, 3 * CLICK))
    moved = sheet.camera.point(QPointF(0, 0)) - before
    assert clicked == [(3, 1)] and not sheet.mover.follows_game
    assert (moved - QPointF(40, 21)).manhattanLength() <= 2


def test_a_piece_of_the_draft_is_taken_and_carried(sheet: Sheet) -> None:
    taken: list[int] = []
    points: list[object] = []
    sheet.grabbed.connect(lambda number, _: taken.append(number))
    sheet.dragged.connect(points.append)
    sheet.released_at.connect(points.append)
    sheet.placed.set_draft({4: ("Ř", (1, 1))})
    before = QPointF(sheet.camera.centre)
    start = sheet.camera.rect((1, 1)).center().toPoint()
    QTest.mousePress(sheet.viewport(), LEFT, pos=start)
    QTest.mouseMove(sheet.viewport(), start + QPoint(60, 0))
    QTest.mouseRelease(sheet.viewport(), LEFT, pos=start + QPoint(60, 0))
    assert taken == [4] and len(points) == 2 and sheet.camera.centre == before


def test_the_wheel_zooms_at_the_mouse(sheet: Sheet) -> None:
    at = QPointF(300, 200)
    kept, before = sheet.camera.place(at), sheet.camera.cell
    sheet.placed.show(row("S" * 30))
    wheel(sheet, 1, at)
    assert sheet.camera.cell > before
    assert (sheet.camera.place(at) - kept).manhattanLength() < 0.01


def test_some_piece_stays_in_sight_however_far_one_pushes(sheet: Sheet) -> None:
    sheet.placed.show(row("SLOVO"))
    for _ in range(40):
        sheet.mover.pan_by(QPointF(900, 700))
    seen = sheet.camera.area(sheet.mat_rect(), sheet.camera.aim)
    assert seen.intersects(bounds(sheet.placed.places()))


def test_the_edge_pulls_no_further_than_there_is_something(sheet: Sheet) -> None:
    sheet.placed.show(row("S" * 40))
    sheet.mover.follow_game([(0, 0)])
    for _ in range(400):
        sheet.mover.pull(QPointF(-9, 0))
    right = sheet.camera.area(sheet.camera.room, sheet.camera.aim).right()
    assert 40 < right < 42.5
    resting = QPointF(sheet.camera.centre)
    sheet.mover.pull(QPointF(-9, 0))
    assert sheet.camera.centre == resting


# What is seen -----------------------------------------------------------------------------------


def test_the_buttons_halt_at_a_middle_size(sheet: Sheet) -> None:
    strip = ZoomStrip(sheet)
    sizes = set()
    for button in (strip.minus,) * 9 + (strip.plus,) * 9:
        button.click()
        sizes.add(round(sheet.camera.cell / theme.current().scale, 1))
    assert {SMALLEST, MIDDLE} <= sizes


def test_everything_is_shown_and_again_the_last_turn_in_a_middle_size(sheet: Sheet) -> None:
    strip = ZoomStrip(sheet)
    sheet.placed.show(row("S" * 30))
    sheet.mover.follow_game([(28, 0), (29, 0)])
    assert not sheet.mover.shows_all
    strip.all.click()
    assert sheet.mover.shows_all
    strip.all.click()
    assert sheet.camera.cell == pytest.approx(MIDDLE * theme.current().scale)
    assert sheet.camera.shows(bounds([(28, 0), (29, 0)]))


def test_it_follows_the_game_until_a_hand_moves_it(sheet: Sheet) -> None:
    sheet.placed.show(row("SLOVO"))
    sheet.mover.follow_game([])
    sheet.placed.show(row("S" * 16))
    sheet.mover.keep_up([(15, 0)])
    assert sheet.mover.shows_all
    sheet.mover.zoom_by(3, sheet.camera.rect((15, 0)).center())
    kept = sheet.camera.cell, QPointF(sheet.camera.centre)
    sheet.mover.keep_up([(15, 0)])
    assert (sheet.camera.cell, sheet.camera.centre) == kept
    sheet.mover.keep_up([(0, 0)])
    assert sheet.camera.shows(bounds([(0, 0)])), "what has just happened is brought into sight"


def test_a_click_on_the_map_goes_there(sheet: Sheet) -> None:
    small = MiniMap(sheet)
    small.resize(small.sizeHint())
    small.show()
    sheet.placed.show(row("S" * 30) | {(3, step): "X" for step in range(12)})
    sheet.mover.follow_game([(0, 0)])
    for _ in range(6):
        sheet.mover.zoom_step(1)
    for spot, place in ((QPoint(14, small.height() // 2), (0, 5)), (QPoint(122, 49), (29, 5))):
        QTest.mousePress(small, LEFT, pos=spot)
        assert abs(sheet.camera.centre.x() - place[0]) < 3


def test_the_ring_of_the_keyboard_surrounds_the_cell_it_means(sheet: Sheet) -> None:
    sheet.set_cursor((2, -1))
    shape, _ = sheet.focus_shape()
    assert shape == sheet.camera.face(QPointF(2, -1))
    sheet.set_cursor(None)
    assert sheet.focus_shape()[0].width() > 800


# Counting and marks -----------------------------------------------------------------------------


def test_points_stand_at_the_row_where_nothing_hides_them(sheet: Sheet) -> None:
    tally = Tally(sheet)
    sheet.placed.show(row("SLOVO"))
    sheet.mover.follow_game([])
    word = LineCount(tuple(row("SLOVO")), "+12")
    tally.show([word, LineCount(((4, 0),), "+6", "Konec!", framed=False)])
    assert len(tally.frames) == 1 and len(slips(sheet)) == 2
    free = QRectF(sheet.mat_rect().topLeft(), QPointF(897, sheet.camera.room.bottom()))
    areas = [slip.area(slip.tail, slip.pos()) for slip in slips(sheet)]
    assert all(free.contains(area) for area in areas) and not areas[0].intersects(areas[1])
    tally.clear()
    assert slips(sheet) == [] and tally.frames == []


def test_points_for_the_same_cell_do_not_lie_on_each_other(sheet: Sheet) -> None:
    sheet.placed.show(row("SLOVO"))
    sheet.mover.follow_game([])
    Tally(sheet).show([LineCount(((2, 0),), points, framed=False) for points in ("+6", "+4", "+2")])
    areas = [slip.area(slip.tail, slip.pos()) for slip in slips(sheet)]
    assert not any(one.intersects(other) for at, one in enumerate(areas) for other in areas[:at])


def test_points_leave_cards_free_that_lie_beside_the_middle_of_a_row(sheet: Sheet) -> None:
    """There is room at its ends."""
    column = {(0, step): letter for step, letter in enumerate("SLOVO")}
    sheet.placed.show(column)
    sheet.mover.follow_game([])
    camera, cells = sheet.camera, list(column)
    word, cell = camera.rect(cells[0]).united(camera.rect(cells[-1])), camera.rect(cells[2])
    cards = [cell.translated(side * cell.width() * 1.2, 0) for side in (-1, 1)]
    ends = [word.translated(0, side * word.height()) for side in (-1, 1)]
    tally = Tally(sheet)
    tally.lying = lambda: [*cards, *ends]
    tally.add(LineCount(tuple(cells), "−4", "Hare plays against", loud=True))
    (slip,) = slips(sheet)
    area = slip.area(slip.tail, slip.pos())
    assert sheet.mat_rect().contains(area) and not any(map(area.intersects, (*cards, *ends)))
    assert not area.intersects(word)


def test_points_are_large_once_others_come(sheet: Sheet) -> None:
    """However little time there was for them to grow."""
    theme.current().set_reduced_motion(False)
    tally = Tally(sheet)
    for points in ("+6", "+4"):
        tally.add(LineCount(((2, 0),), points, framed=False))
    assert sorted(slip.pop for slip in slips(sheet)) == [0.2, 1.0]


@pytest.mark.parametrize("share", [0.2, 0.97])
def test_no_slip_of_points_lies_under_the_hand(sheet: Sheet, share: float) -> None:
    room = sheet.camera.room
    place = sheet.camera.position(QPointF(room.center().x(), room.top() + room.height() * share))
    Tally(sheet).show([LineCount((place,), "+6", framed=False)])
    (slip,) = slips(sheet)
    area = slip.area(slip.tail, slip.pos())
    assert area.bottom() <= room.bottom() and sheet.mat_rect().contains(area)


def test_dots_and_faces_lie_over_frames_and_cursor(sheet: Sheet) -> None:
    tally, marks = Tally(sheet), Marks(sheet, SEATS)
    sheet.placed.show(row("SLOVO"))
    sheet.placed.set_draft({0: ("A", (5, 0))})
    marks.show({(0, 0): 0, (1, 0): 1})
    tally.show([LineCount(tuple(row("SLOVOA")), "+6")])
    over = [item for item in sheet.scene().items() if isinstance(item, DotItem | MarkItem)]
    under = [*tally.frames, sheet.cursor_item]
    assert len(over) == 3
    assert min(item.zValue() for item in over) > max(item.zValue() for item in under)


def test_the_dots_of_a_draft_have_the_colour_of_whoever_lays_it(sheet: Sheet) -> None:
    inks = [sign.ink for sign in signs(SEATS)]
    for ink in inks:
        sheet.placed.set_draft({0: ("A", (5, 0))}, ink)
        (dot,) = [item for item in sheet.scene().items() if isinstance(item, DotItem)]
        assert dot.ink == ink == sheet.placed.draft_ink


def test_a_message_is_told_what_it_should_not_cover(sheet: Sheet) -> None:
    marks = Marks(sheet, SEATS)
    marks.show({(0, 0): 1})
    sheet.placed.set_ghosts([("A", (3, 3))])
    sheet.spots.set_region(QRectF(5, 5, 2, 2))
    wanted = [sheet.camera.rect((0, 0)), sheet.camera.rect((3, 3))]
    kept = [rect.toAlignedRect() for rect in wanted]
    assert sheet.kept_clear()[:2] == kept and len(sheet.kept_clear()) == 3 and sheet.advises
    marks.clear()
    assert len(sheet.kept_clear()) == 2


def test_only_what_is_in_sight_is_painted(qtbot: QtBot, still: theme.Theme, form: PieceShape) -> None:
    skin = Rectangles(form)
    sheet = Sheet("green", skin)
    qtbot.addWidget(sheet)
    sheet.resize(900, 600)
    sheet.placed.show({**row("A"), (400, 400): "Z"})
    sheet.show()
    qtbot.waitUntil(lambda: "A" in skin.painted)
    assert "Z" not in skin.painted
