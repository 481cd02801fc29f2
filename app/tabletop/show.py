"""What a turn looks like: pieces fly to the sheet, rows are counted one after another."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.engine.turn import Turn
from app.tabletop.course import Acting, Script
from app.tabletop.hand.table import HandTable
from app.tabletop.pieces.skin import Key, Position
from app.tabletop.sheet.flight import fly_in
from app.tabletop.sheet.tally import Count
from app.widgets.look import motion, theme
from app.widgets.sounds import Sound, Sounds

COUNT_MS, LOUD_MS, REST_MS, CALM_MS = 420, 1150, 260, 700


class Show(QObject):
    """The scripts of turns. A game says in `script` what its turns are made of.

    Signals:
        counted(int seat, int points): a turn has been counted.
        told(int seat, object turn): a turn begins to be shown.
    """

    counted = Signal(int, int)
    told = Signal(int, object)

    def __init__(self, table: HandTable, sounds: Sounds) -> None:
        super().__init__(table)
        self.acting = Acting(self)
        self.table, self.sounds = table, sounds

    def script(self, seat: int, turn: Turn, lying: bool) -> Script:
        """A turn; lying: its pieces are on the table already. Made of the parts below."""
        raise NotImplementedError

    def act(self, turn: Turn, lying: bool) -> Script:
        """All of a turn."""
        seat = turn.seat or 0
        self.table.tally.clear()
        self.told.emit(seat, turn)
        yield from self.script(seat, turn, lying)

    def lies(self, observation: Any) -> dict[Position, Key]:
        """What lies on the sheet."""
        return {place: key for key, place in observation.table}

    def newest(self, observation: Any) -> Collection[Position]:
        """The cells that matter most to whoever looks at the sheet now: those of the last turn."""
        return [place for turn in observation.history[-1:] for _, place in turn.placements]

    # The parts ----------------------------------------------------------------------------------

    def rest(self) -> Script:
        """Time to read what is said of it."""
        yield CALM_MS

    def lay(
        self, seat: int, laid: Sequence[tuple[Any, Position]], rows: Sequence[Count], *, lying: bool
    ) -> Script:
        """Pieces come from their seat to the cells; all of the rows that they make comes into view."""
        sheet, marks = self.table.sheet, self.table.marks
        if lying:
            marks.clear()  # what was new to whoever moved has been seen
            return
        calm = theme.current().reduced_motion
        sheet.gaze.keep_up([place for _, place in laid] + [cell for row in rows for cell in row.cells])
        yield 0 if calm else motion.SLIDE
        for key, place in laid:
            item = sheet.lying.add(key, place)
            if not calm and not self.acting.hurried:
                yield from fly_in(sheet, item, self.table.seat_point(seat))
            self.sounds.play(Sound.TILE)
            marks.add(seat, place)

    def count(self, seat: int, rows: Sequence[Count], points: int) -> Script:
        """Count the rows of a turn that was worth so many points."""
        calm, tally = theme.current().reduced_motion, self.table.tally
        tally.clear()
        for row in rows:
            tally.add(row)
            if not row.framed:
                self.sounds.play(Sound.CARD_PLACE)
            else:
                self.sounds.play(Sound.FULL_LINE if row.loud else Sound.LETTER, len(row.cells))
            if not calm:
                yield COUNT_MS if row.framed and not row.loud else LOUD_MS
        self.counted.emit(seat, points)
        yield CALM_MS if calm else REST_MS
