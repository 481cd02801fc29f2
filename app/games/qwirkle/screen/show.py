"""What a turn of Qwirkle looks like: tiles fly, rows are counted one after another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.engine.turn import Turn
from app.games.qwirkle import model
from app.games.qwirkle.board import Line
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.tile import INKS
from app.games.qwirkle.tiles import Position
from app.tabletop.hand.show import SheetShow
from app.tabletop.moment.ways import Flourish
from app.tabletop.sheet.tally import LineCount
from app.tabletop.turn.course import Script
from app.widgets.sounds import Sound


def counts(lines: Sequence[Line], bonus: int, last: Position) -> list[LineCount]:
    """Slips for rows, and for ending the game with a tile there (RULES QW6, QW9)."""
    made = []
    for line in lines:
        shout = QCoreApplication.translate("Qwirkle", "Qwirkle!") if line.is_qwirkle else ""
        great = Flourish.RING if line.is_qwirkle else None
        made.append(LineCount(line.cells, f"+{line.points}", shout, loud=line.is_qwirkle, great=great))
    if bonus:
        made.append(
            LineCount((last,), f"+{bonus}", QCoreApplication.translate("Qwirkle", "The end!"), framed=False)
        )
    return made


class TurnShow(SheetShow):
    """Laying and counting; of a trade there is only something to hear."""

    inks = INKS

    def sentence(self, seat: int, turn: Turn) -> str:
        """Of trades and passes."""
        return view_texts.event_sentence(self.seats[seat].name, model.read_turn(turn))

    def script(self, seat: int, turn: Turn, placed: bool) -> Script:
        told = model.read_turn(turn)
        if not isinstance(told, model.LayOutcome):
            if isinstance(told, model.ExchangeOutcome):
                self.sounds.play(Sound.SHUFFLE)
            yield from self.rest()
            return
        rows = counts(told.lines, told.bonus, told.placements[-1][1])
        yield from self.lay(seat, told.placements, rows, placed=placed)
        yield from self.count(seat, rows, told.points + told.bonus)
