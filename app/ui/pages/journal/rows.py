"""The kept games as a list: a model of them, and how a row looks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPen, QPolygonF

from app.engine.rules import Seat
from app.storage.journal.kept import KeptGame, KeptSeat
from app.tabletop import phrases
from app.ui import faces, texts
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.look import art, theme
from app.widgets.names import listed

ROW, CURVE, NARROW = 67, 150, 620
"""Height of a row, width of its curve, and rows narrower than this have none, in design pixels."""


class Kept(NamedTuple):
    """A game and the points of its seats by round or turn."""

    game: KeptGame
    points: Sequence[Sequence[int]] = ()


def seats_of(kept: Sequence[KeptSeat]) -> list[Seat]:
    """The seats, for whoever names them."""
    return [Seat(one.name, one.kind, one.level, team=one.team) for one in kept]


class KeptGames(LinesModel[Kept]):
    """The games, the last first.

    Roles: DisplayRole = who played, NOTE = when and how it ended, AccessibleTextRole = all in one line.
    """

    NOTE = LINE + 1

    def show_first(self, games: Sequence[Kept]) -> None:
        self.beginResetModel()
        self._lines = list(games)
        self.endResetModel()

    def show_more(self, games: Sequence[Kept]) -> None:
        """Those that follow."""
        for one in games:
            self.insert_line(len(self._lines), one)

    def tell(self, line: Kept, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return who(line.game)
        if role == self.NOTE:
            return note(line.game)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{title(line.game)}: {who(line.game)}, {note(line.game)}"
        return None


def title(game: KeptGame) -> str:
    """The name of the game that was played."""
    face = faces.find(game.game)
    return face.title() if face else game.game


def who(game: KeptGame) -> str:
    return listed(texts.seat_names(seats_of(game.seats)))


def note(game: KeptGame) -> str:
    """When, and what came of it."""
    face = faces.find(game.game)
    scores = [seat.score for seat in game.seats]
    own = face.came_to(scores) if face is not None else ""
    if not own:
        winners = [name for name, seat in zip(_names(game), game.seats, strict=True) if seat.won]
        own = phrases.points(max(scores, default=0))
        if winners and len(scores) > 1:
            own = texts.won_by(winners, own)
    return f"{texts.when(game.ended)} · {own}"


def _names(game: KeptGame) -> tuple[str, ...]:
    return texts.seat_names(seats_of(game.seats))


def row_size(_index: Index) -> QSize:
    look = theme.current()
    return QSize(look.px(280), max(look.px(ROW), look.tx(62)))


def paint_row(row: PaintedRow) -> None:
    """Emblem, who, when and how; at the right how the points grew."""
    look, colours = theme.current(), theme.current().palette
    line: Kept = row.index.data(LINE)
    if row.chosen:
        row.ground(colours.sunken, row.rect.adjusted(0, look.pxf(3), 0, -look.pxf(2)), look.pxf(12))
    else:
        row.line_above()
    side = look.px(50)
    box = row.put(side, before=look.px(8), after=look.px(16))
    face = faces.find(line.game.game)
    if face is not None:
        row.painter.drawPixmap(box.topLeft(), art.pixmap(face.emblem, side, side, row.ratio))
    row.right -= look.px(14)
    if row.rect.width() >= look.px(NARROW):
        _paint_curve(row, line, QRectF(row.right - look.px(CURVE), box.top(), look.px(CURVE), side))
        row.right -= look.px(CURVE + 16)
    row.lines(
        Text(str(row.index.data()), "strong", colours.ink, look.tx(-5) + look.tx(2)),
        Text(str(row.index.data(KeptGames.NOTE)), "meta", colours.ink2, look.tx(17) + look.tx(2)),
    )


def _paint_curve(row: PaintedRow, line: Kept, room: QRectF) -> None:
    """The points of each seat so far, after each round or turn; the winner's in red, over the others."""
    sums = [[0, *accumulate(points)] for points in line.points]
    longest = max(map(len, sums), default=0)
    if longest < 3:
        return
    look, colours = theme.current(), theme.current().palette
    low, high = min(map(min, sums)), max(map(max, sums))
    order = sorted(range(len(sums)), key=lambda seat: line.game.seats[seat].won)
    for seat in order:
        won = line.game.seats[seat].won
        pen = QPen(colours.red if won else colours.line2, look.pxf(2.6 if won else 1.6))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        row.painter.setPen(pen)
        row.painter.drawPolyline(
            QPolygonF(
                [
                    QPointF(
                        room.left() + room.width() * at / (len(sums[seat]) - 1 or 1),
                        room.bottom() - room.height() * (value - low) / (high - low or 1),
                    )
                    for at, value in enumerate(sums[seat])
                ]
            )
        )
