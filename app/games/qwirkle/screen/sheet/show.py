"""What the others did, acted out on the table: tiles fly, rows are counted one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal

from app.engine.turn import Turn
from app.games.qwirkle import model, tiles
from app.games.qwirkle.board import Line
from app.games.qwirkle.screen.sheet.board import BoardView
from app.games.qwirkle.screen.sheet.items import Z_FLYING, Z_TILE, TileItem
from app.games.qwirkle.screen.sheet.marks import Marks
from app.games.qwirkle.screen.sheet.tally import End, Tally
from app.tabletop.course import Acting, Script
from app.widgets import motion, theme
from app.widgets.sounds import Sound, Sounds

COUNT_MS, QWIRKLE_MS, REST_MS, CALM_MS = 420, 1150, 260, 700


def scored(outcome: Mapping[str, Any]) -> tuple[Line, ...]:
    """The counted rows of a turn."""
    return tuple(Line(tuple((x, y) for x, y in line["cells"])) for line in outcome.get("lines", ()))


def _points(outcome: Mapping[str, Any]) -> tuple[int, int]:
    """What the rows of a turn brought, and what ending the game did (RULES QW9)."""
    return int(outcome["points"]), int(outcome.get("bonus", 0))


def flight(item: TileItem, begin: QPointF) -> Callable[[float], None]:
    """Brings a tile from a point of the table to where it lies, by the share of the way made."""
    end = QPointF(item.place)

    def fly(share: float) -> None:
        item.lift = 1.0 - share
        item.put(begin + (end - begin) * share)

    return fly


class Show(QObject):
    """What a turn of Qwirkle looks like.

    Signals:
        counted(int seat, int points): a turn has been counted.
        told(int seat, object turn): a turn begins to be shown.
    """

    counted = Signal(int, int)
    told = Signal(int, object)

    def __init__(
        self,
        acting: Acting,
        board: BoardView,
        tally: Tally,
        marks: Marks,
        sounds: Sounds,
        seat_point: Callable[[int], QPointF],
    ) -> None:
        """seat_point: where on the board's viewport the tiles of a seat come from."""
        super().__init__(board)
        self._acting = acting
        self._board, self._tally, self._marks, self._sounds = board, tally, marks, sounds
        self._seat_point = seat_point

    def act(self, turn: Turn, lying: bool) -> Script:
        """A turn; lying: its tiles are on the table already."""
        seat = turn.seat if turn.seat is not None else 0
        self._tally.clear()
        self.told.emit(seat, turn)
        if turn.move["type"] != model.Lay.type:
            if turn.move["type"] == model.Trade.type:
                self._sounds.play(Sound.SHUFFLE)
            yield CALM_MS
            return
        if lying:
            self._marks.clear()  # what was new to whoever moved has been seen
        else:
            yield from self._laying(seat, turn)
        points, bonus = _points(turn.outcome)
        place = turn.move["tiles"][-1]["place"]
        end = (bonus, (place[0], place[1])) if bonus else None
        yield from self._count(seat, scored(turn.outcome), points, end)

    def _laying(self, seat: int, event: Turn) -> Script:
        laid = [
            (tiles.from_json(one["tile"]), (one["place"][0], one["place"][1])) for one in event.move["tiles"]
        ]
        calm = theme.current().reduced_motion
        lines = scored(event.outcome)
        cells = [place for _, place in laid] + [cell for line in lines for cell in line.cells]
        self._board.keep_up(cells)
        yield 0 if calm else motion.SLIDE
        for tile, place in laid:
            item = self._board.add_tile(tile, place)
            if calm or self._acting.hurried:
                self._sounds.play(Sound.TILE)
            else:
                yield from self._flight(item, self._seat_point(seat))
            self._marks.add(seat, place)

    def _flight(self, item: TileItem, start: QPointF) -> Script:
        item.setZValue(Z_FLYING)
        fly = flight(item, self._board.camera.place(start) - QPointF(0.5, 0.5))
        tween = motion.Tween(self, fly, curve=motion.OUT_CUBIC)
        fly(0.0)
        tween.to(1.0, motion.DEAL + 120)
        yield motion.DEAL + 130
        tween.stop()
        fly(1.0)
        item.lift = 0.0
        item.setZValue(Z_TILE)
        item.update()
        tween.deleteLater()
        self._sounds.play(Sound.TILE)

    def _count(self, seat: int, lines: Sequence[Line], points: int, end: End | None) -> Script:
        """Rows, one after another. points: without those for the end."""
        calm = theme.current().reduced_motion
        self._tally.clear()
        for line in lines:
            self._tally.add(line)
            self._sounds.play(Sound.FULL_LINE if line.is_qwirkle else Sound.LETTER, len(line.cells))
            if not calm:
                yield QWIRKLE_MS if line.is_qwirkle else COUNT_MS
        if end is not None:
            self._tally.add_end(end)
            self._sounds.play(Sound.CARD_PLACE)
            if not calm:
                yield QWIRKLE_MS
        self.counted.emit(seat, points + (end[0] if end is not None else 0))
        yield CALM_MS if calm else REST_MS
