"""What a turn looks like: pieces fly to the sheet, rows are counted one after another."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from app.engine.turn import Turn
from app.tabletop.context import ViewContext
from app.tabletop.hand.table import HandTable
from app.tabletop.pieces.skin import Key, Position
from app.tabletop.sheet.flight import fly_in
from app.tabletop.sheet.tally import LineCount
from app.tabletop.sight import laid_by, since_last
from app.tabletop.turn.course import Script
from app.tabletop.turn.part import ViewState
from app.tabletop.turn.show import Show
from app.widgets.look import motion, theme
from app.widgets.sounds import Sound

COUNT_MS, LOUD_MS, REST_MS, CALM_MS = 420, 1150, 260, 700


@dataclass(frozen=True)
class Counted:
    """Points as far as they have been counted on the screen; plus: those of the last turn, seat → points."""

    scores: tuple[int, ...]
    plus: Mapping[int, int] = field(default_factory=dict)


class SheetShow(Show):
    """The scripts of turns. A game says in `script` what its turns are made of. shown: `Counted`."""

    shown: Counted
    inks: Sequence[QColor] = ()
    """Of confetti, where it has those of the game."""

    def __init__(self, table: HandTable, context: ViewContext) -> None:
        super().__init__(table)
        self.table, self.seats, self.sounds = table, context.seats, context.sounds
        self.shown = Counted((0,) * len(context.seats))

    def begin(self, state: ViewState) -> None:
        """Green figures are of the past."""
        self.shown = Counted(self.shown.scores)

    def settle(self, state: ViewState) -> None:
        """Everything has been counted, and lies as it is."""
        self.shown = Counted(tuple(state.seen.scores))
        self.table.tally.clear()
        self.lay_out(state.seen)

    def render(self, state: ViewState, before: ViewState) -> None:
        """After a look back the sheet goes back, too."""
        if state.past is None and before.past is not None:
            self.table.sheet.mover.look_back()

    def retranslate(self) -> None:
        """The table, all of it."""
        self.table.retranslate()

    def lay_out(self, observation: Any) -> None:
        """Lay what lies in a position, and mark whose pieces of it are new."""
        lies = self.lies(observation)
        self.table.sheet.placed.show(lies)
        # Where cards are cleared off the sheet, some of the new ones may have gone already.
        fresh = self.fresh(observation).items()
        self.table.marks.show({place: seat for place, seat in fresh if place in lies})

    def fresh(self, observation: Any) -> Mapping[Position, int]:
        """Whose pieces are new, by cell."""
        return laid_by(since_last(observation))

    def sentence(self, seat: int, turn: Turn) -> str:
        """What somebody does, where that cannot be seen on the table."""
        return ""

    def script(self, seat: int, turn: Turn, placed: bool) -> Script:
        """A turn; placed: its pieces are on the table already. Made of the parts below."""
        raise NotImplementedError

    def act(self, turn: Turn, placed: bool) -> Script:
        seat = turn.seat or 0
        self.table.tally.clear()
        told = self.sentence(seat, turn)
        if told:
            self.table.say("info", told, ms=2600)
        yield from self.script(seat, turn, placed)

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
        self, seat: int, laid: Sequence[tuple[Any, Position]], rows: Sequence[LineCount], *, placed: bool
    ) -> Script:
        """Pieces come from their seat to the cells; all of the rows that they make comes into view."""
        sheet, marks = self.table.sheet, self.table.marks
        if placed:
            marks.clear()  # what was new to whoever moved has been seen
            return
        calm = theme.current().reduced_motion
        sheet.mover.keep_up([place for _, place in laid] + [cell for row in rows for cell in row.cells])
        yield 0 if calm else motion.SLIDE
        for step, (key, place) in enumerate(laid):
            item = sheet.placed.add(key, place)
            if not calm and not self.acting.hurried:
                yield from fly_in(sheet, item, self.table.seat_point(seat))
            self.sounds.play(Sound.TILE, step)
            marks.add(seat, place)

    def count(self, seat: int, rows: Sequence[LineCount], points: int) -> Script:
        """Count the rows of a turn that was worth so many points."""
        calm, tally = theme.current().reduced_motion, self.table.tally
        tally.clear()
        for row in rows:
            tally.add(row)
            self._celebrate(row)
            if row.loud:
                self.sounds.play(Sound.FULL_LINE)
            elif row.framed:
                self.sounds.play(Sound.LETTER, len(row.cells))
            else:
                self.sounds.play(Sound.CARD_PLACE)
            if not calm:
                yield COUNT_MS if row.framed and not row.loud else LOUD_MS
        if self.acting.hurried:
            self.table.burst.go()
        self.credit(seat, points)
        yield CALM_MS if calm else REST_MS

    def _celebrate(self, row: LineCount) -> None:
        """Confetti over the middle of the cells that a great moment is about."""
        if row.great is None or self.acting.hurried:
            return
        sheet = self.table.sheet
        ends = [sheet.camera.rect(cell).center() for cell in (row.cells[0], row.cells[-1])]
        middle = self.table.air.point(sheet.viewport(), (ends[0] + ends[1]) / 2)
        said = QRectF(self.table.tally.newest())
        said.moveTopLeft(self.table.air.point(sheet.viewport(), said.topLeft()))
        self.table.burst.come(row.great, middle, self.inks, clear=said)

    def credit(self, seat: int, points: int) -> None:
        """They have been counted."""
        if points:
            scores = list(self.shown.scores)
            scores[seat] += points
            self.step(Counted(tuple(scores), {seat: points}))
