"""What part of the endless sheet is seen: numbers only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from app.tabletop.pieces.skin import PieceShape
from app.tabletop.sheet.camera import Camera, bounds


@pytest.fixture
def camera(form: PieceShape) -> Camera:
    """A room of 800 by 500 with a slip of 140 by 90 in its lower right corner."""
    made = Camera(form)
    made.sheet = QRectF(0, 0, 900, 700)
    made.room = QRectF(50, 20, 800, 500)
    made.covers = [QRectF(710, 430, 140, 90)]
    return made


def test_a_cell_is_found_under_every_point_of_it(camera: Camera, form: PieceShape) -> None:
    camera.cell, camera.centre = 66.0, QPointF(3.3, -2.1)
    rect = camera.rect((4, -3))
    assert rect.height() == pytest.approx(66 * form.cell)
    for point in (rect.topLeft() + QPointF(1, 1), rect.center(), rect.bottomRight() - QPointF(1, 1)):
        assert camera.position(point) == (4, -3)
    assert camera.place(camera.point(QPointF(7.25, 1.5))) == QPointF(7.25, 1.5)


def test_a_piece_lies_in_the_middle_of_its_cell(camera: Camera, form: PieceShape) -> None:
    face, cell = camera.face(QPointF(2, 1)), camera.rect((2, 1))
    assert (face.center() - cell.center()).manhattanLength() < 1e-6
    assert face.height() == pytest.approx(face.width() * form.tall) and cell.contains(face)


def test_what_lies_under_the_fingers_stays_there_while_zooming(camera: Camera) -> None:
    at = QPointF(200, 400)
    kept = camera.place(at)
    camera.zoom(1.4, at, 1.0)
    assert (camera.place(at) - kept).manhattanLength() < 1e-9


def test_a_corner_piece_does_not_come_to_lie_under_what_floats_there(camera: Camera) -> None:
    pieces = [(x, y) for x in range(20) for y in range(12)]
    aim = camera.fitted(pieces, bounds(pieces), 1.0, smallest=10)
    assert camera.holds(bounds(pieces), aim)
    assert camera.bare(pieces, aim)


def test_the_least_change_brings_cells_from_under_what_floats(camera: Camera, form: PieceShape) -> None:
    camera.cell, camera.centre = 40.0, QPointF(0, 0)
    hidden = QRectF(8, 5 / form.cell, 1, 1)
    assert not camera.shows(hidden)
    camera.cell, camera.centre = camera.needed(hidden, 1.0)
    assert camera.shows(hidden) and camera.cell == 40.0
    kept = QPointF(camera.centre)
    assert camera.needed(QRectF(0, 0, 2, 2), 1.0)[1] == kept, "what is seen moves nothing"


def test_a_table_that_does_not_fit_shows_the_action_and_cuts_no_first_row(camera: Camera) -> None:
    table, action = QRectF(0, 0, 10, 30), QRectF(4, 20, 3, 1)
    camera.centre = QPointF(5, 21.3)
    aim = camera.partly(table, action, 44.0, 1.0)
    assert aim[0] == 44.0 and camera.shows(action, aim)
    first = camera.area(camera.sheet, aim).top()
    assert 0 < first % 1 < 0.1, "the row above ends just beyond the sheet"
