"""What a turn of Qwirkle looks like: tiles fly, rows are counted one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Signal

from app.engine.turn import Turn
from app.games.qwirkle import model, tiles
from app.games.qwirkle.board import Line
from app.games.qwirkle.model import Observation, Played
from app.games.qwirkle.tiles import Position
from app.tabletop.course import Acting, Script
from app.tabletop.sheet.flight import fly_in
from app.tabletop.sheet.marks import Marks
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.sheet.tally import Count, Tally
from app.widgets import motion, theme
from app.widgets.sounds import Sound, Sounds

COUNT_MS, QWIRKLE_MS, REST_MS, CALM_MS = 420, 1150, 260, 700


def counts(lines: Sequence[Line], bonus: int, last: Position) -> list[Count]:
    """Slips for rows, and for ending the game with a tile there (RULES QW6, QW9)."""
    made = []
    for line in lines:
        shout = QCoreApplication.translate("Qwirkle", "Qwirkle!") if line.is_qwirkle else ""
        made.append(Count(line.cells, f"+{line.points}", shout, loud=line.is_qwirkle))
    if bonus:
        made.append(
            Count((last,), f"+{bonus}", QCoreApplication.translate("Qwirkle", "The end!"), framed=False)
        )
    return made


def laid_by(turns: Sequence[Played]) -> dict[Position, int]:
    """The cells of these turns, each with the seat that laid its tile."""
    return {place: turn.seat for turn in turns for _, place in turn.placements}


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


class Show(QObject):
    """The scripts of turns.

    Signals:
        counted(int seat, int points): a turn has been counted.
        told(int seat, object turn): a turn begins to be shown.
    """

    counted = Signal(int, int)
    told = Signal(int, object)

    def __init__(
        self,
        acting: Acting,
        sheet: Sheet,
        tally: Tally,
        marks: Marks,
        sounds: Sounds,
        seat_point: Callable[[int], QPointF],
    ) -> None:
        """seat_point: where on the sheet's viewport the tiles of a seat come from."""
        super().__init__(sheet)
        self._acting = acting
        self._sheet, self._tally, self._marks, self._sounds = sheet, tally, marks, sounds
        self._seat_point = seat_point

    def act(self, turn: Turn, lying: bool) -> Script:
        """A turn; lying: its tiles are on the table already."""
        seat, outcome = turn.seat or 0, turn.outcome
        self._tally.clear()
        self.told.emit(seat, turn)
        if turn.move["type"] != model.Lay.type:
            if turn.move["type"] == model.Trade.type:
                self._sounds.play(Sound.SHUFFLE)
            yield CALM_MS
            return
        lines = [Line(tuple((x, y) for x, y in line["cells"])) for line in outcome.get("lines", ())]
        if lying:
            self._marks.clear()  # what was new to whoever moved has been seen
        else:
            yield from self._laying(seat, turn.move, lines)
        x, y = turn.move["tiles"][-1]["place"]
        bonus = int(outcome.get("bonus", 0))
        yield from self._count(seat, counts(lines, bonus, (x, y)), int(outcome["points"]) + bonus)

    def _laying(self, seat: int, move: Mapping[str, Any], lines: Sequence[Line]) -> Script:
        laid = [(tiles.from_json(one["tile"]), (one["place"][0], one["place"][1])) for one in move["tiles"]]
        calm = theme.current().reduced_motion
        cells = [place for _, place in laid] + [cell for line in lines for cell in line.cells]
        self._sheet.gaze.keep_up(cells)
        yield 0 if calm else motion.SLIDE
        for tile, place in laid:
            item = self._sheet.lying.add(tile, place)
            if not calm and not self._acting.hurried:
                yield from fly_in(self._sheet, item, self._seat_point(seat))
            self._sounds.play(Sound.TILE)
            self._marks.add(seat, place)

    def _count(self, seat: int, found: Sequence[Count], points: int) -> Script:
        """Count the rows of a turn that was worth so many points."""
        calm = theme.current().reduced_motion
        self._tally.clear()
        for count in found:
            self._tally.add(count)
            if not count.framed:
                self._sounds.play(Sound.CARD_PLACE)
            else:
                self._sounds.play(Sound.FULL_LINE if count.loud else Sound.LETTER, len(count.cells))
            if not calm:
                yield COUNT_MS if count.framed and not count.loud else QWIRKLE_MS
        self.counted.emit(seat, points)
        yield CALM_MS if calm else REST_MS
