"""Whose tiles are new: the player's face in the player's colour on every tile laid since one's last turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.games.qwirkle.model import Observation, Played
from app.games.qwirkle.screen.sheet.board import BoardView
from app.games.qwirkle.screen.sheet.camera import FACE, Camera
from app.games.qwirkle.screen.sheet.items import Z_DOT
from app.games.qwirkle.tiles import Position
from app.tabletop.context import SeatLook
from app.tabletop.people.signs import Sign, paint_sign, signs
from app.widgets import theme

SHARE, LEAST = 0.42, 17.0
"""Width of a mark in sides of its tile, and in design pixels where tiles are small."""


def since_last(observation: Observation) -> tuple[Played, ...]:
    """The turns since the last one of whoever looks; where there is none after it, that one.

    The whole table looks with the eyes of whoever is on turn, and at the end at the last round.
    """
    history = observation.history
    who = observation.seat if observation.seat is not None else observation.turn
    if who is None:
        return history[-observation.seats :]
    last = max((index for index, turn in enumerate(history) if turn.seat == who), default=-1)
    return history[last + 1 :] or history[-1:]


class MarkItem(QGraphicsItem):
    """The mark in the corner of one tile."""

    def __init__(self, place: Position, sign: Sign, camera: Camera) -> None:
        super().__init__()
        self.sign = sign
        self._place, self._camera = place, camera
        self._rect = QRectF()
        self.setZValue(Z_DOT + 0.5)
        self.follow()

    def follow(self) -> None:
        """The camera moved."""
        side = self._camera.cell * FACE
        wide = max(side * SHARE, theme.current().pxf(LEAST))
        rect = QRectF(-wide / 2, -wide / 2, wide, wide)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        face = self._camera.face(QPointF(*self._place))
        self.setPos(face.topRight() + QPointF(-wide * 0.3, wide * 0.3))

    def boundingRect(self) -> QRectF:
        """The disc."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The sign."""
        paint_sign(painter, self._rect, self.sign, ratio=painter.device().devicePixelRatioF())


class Marks:
    """All marks on the table."""

    def __init__(self, board: BoardView, seats: Sequence[SeatLook]) -> None:
        self._board, self._signs = board, signs(seats)
        self._items: dict[Position, MarkItem] = {}
        self._seats: dict[Position, int] = {}
        board.followers.append(self._follow)

    @property
    def places(self) -> dict[Position, int]:
        """Marked cell → seat of whoever laid its tile."""
        return dict(self._seats)

    def show(self, turns: Iterable[Played]) -> None:
        """Mark the tiles of these turns and no others."""
        wanted = {place: turn.seat for turn in turns for _, place in turn.placements}
        if wanted != self._seats:
            self.clear()
            for place, seat in wanted.items():
                self.add(seat, place)

    def add(self, seat: int, place: Position) -> None:
        """Mark one more tile."""
        item = MarkItem(place, self._signs[seat], self._board.camera)
        self._board.scene().addItem(item)
        self._items[place], self._seats[place] = item, seat
        self._board.marked[place] = self._signs[seat].ink

    def clear(self) -> None:
        """Mark nothing."""
        for item in self._items.values():
            self._board.scene().removeItem(item)
        self._items, self._seats, self._board.marked = {}, {}, {}

    def _follow(self) -> None:
        for item in self._items.values():
            item.follow()
