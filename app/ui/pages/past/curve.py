"""Who stood to win, turn by turn, as a curve to each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.engine.reviewing import Review
from app.tabletop.context import SeatLook
from app.widgets.controls.avatar import PERSON_COLOURS
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas, around, draw_text

Points = list[tuple[int, float]]
"""Turns and chances."""

ANIMALS = ("teal", "green", "red", "blue", "plum")
"""Colours of computer players by level."""

DASHES = ((), (6, 3), (2, 2), (8, 3, 2, 3))
"""Seats are told apart by their line, too, not by colour alone."""


def curves(review: Review, seats: int, winners: Sequence[int], turns: int) -> list[Points]:
    """Of each seat its chance to win after its decisions; where two play, the mean of what both would say
    after each decision. All end with how the game ended."""
    found: list[Points] = [[] for _ in range(seats)]
    said: dict[int, float] = {}
    for one in review.turns:
        said[one.seat] = one.after
        if seats != 2:
            found[one.seat].append((one.turn, one.after))
        elif len(said) == 2:
            first = (said[0] + 1 - said[1]) / 2
            found[0].append((one.turn, first))
            found[1].append((one.turn, 1 - first))
    for seat, points in enumerate(found):
        share = 1 / len(winners) if seat in winners else 0.0
        points.append((turns, share))
    return found


def distinct_colours(seats: Sequence[SeatLook]) -> list[str]:
    """A colour to each: people have their own; an animal takes another one where somebody has its."""
    taken = {one.color for one in seats if one.is_person}
    found = []
    for one in seats:
        usual = max(0, int(one.level or 1) - 1)
        order = [ANIMALS[(usual + at) % len(ANIMALS)] for at in range(len(ANIMALS))]
        free = [name for name in order if name not in taken] or order
        found.append(one.color if one.is_person else free[0])
        taken.add(found[-1])
    return found


class Curve(Canvas, QWidget):
    """The chart; what it shows is said in a sentence beside it."""

    def __init__(self, seats: Sequence[SeatLook]) -> None:
        super().__init__()
        self._seats = tuple(seats)
        self._curves: list[Points] = []
        self._turns, self._own = 1, 0
        self._colours = distinct_colours(seats)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self, self._restyle)

    def show_curves(self, found: list[Points], turns: int, told: str, own: int) -> None:
        """told: what is to be seen, for screen readers. own: the seat of who looks, whose line is whole."""
        self._curves, self._turns, self._own = found, max(1, turns), own
        self.setAccessibleName(told)
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(500), look.px(240))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        room = QRectF(self.rect()).adjusted(look.tx(58), look.px(12), -look.tx(110), -look.px(14))
        font = look.font("meta")
        for share in (0.0, 0.5, 1.0):
            y = room.bottom() - share * room.height()
            painter.setPen(QPen(look.palette.line2, look.pxf(1.4)))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            at = QPointF(room.left() - look.px(8), y)
            draw_text(painter, f"{round(100 * share)} %", at, font, look.palette.ink2, lean=1.0, sink=0.5)
        names: list[float] = []
        for seat, points in enumerate(self._curves):
            if len(points) > 1:
                self._paint_seat(painter, look, room, seat, names)

    def _paint_seat(
        self, painter: QPainter, look: theme.Theme, room: QRectF, seat: int, names: list[float]
    ) -> None:
        """names: heights at which names stand already."""
        spots = [
            QPointF(room.left() + room.width() * turn / self._turns, room.bottom() - room.height() * share)
            for turn, share in self._curves[seat]
        ]
        path = QPainterPath(spots[0])
        for spot in spots[1:]:
            path.lineTo(spot)
        ink = self._ink(seat)
        pen = QPen(ink, look.pxf(3))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = DASHES[(seat - self._own) % len(self._seats) % len(DASHES)]
        if dashes:
            pen.setDashPattern(dashes)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(path, pen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(around(spots[-1], look.pxf(9)))
        font, high = look.font("meta_strong"), look.tx(20)
        y = spots[-1].y()
        while any(abs(y - other) < high for other in names):
            y += high if y < room.center().y() else -high
        names.append(y)
        left = room.right() + look.px(12)
        draw_text(
            painter,
            self._seats[seat].name,
            QPointF(left, y),
            font,
            look.palette.ink,
            sink=0.5,
            room=self.width() - left,
        )

    def _ink(self, seat: int) -> QColor:
        name = self._colours[seat]
        colours = theme.current().palette
        if name in ("red", "blue", "green"):  # which suit the paper of the moment
            return colours.colour(name)
        return PERSON_COLOURS.get(name, PERSON_COLOURS["red"])
