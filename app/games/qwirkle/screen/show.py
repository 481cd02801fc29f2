"""What a turn of Qwirkle looks like: tiles fly, rows are counted one after another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.engine.turn import Turn
from app.games.qwirkle import model, tiles
from app.games.qwirkle.board import Line
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.tiles import Position
from app.tabletop.hand.show import SheetShow
from app.tabletop.sheet.tally import Count
from app.tabletop.turn.course import Script
from app.widgets.sounds import Sound


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


class TurnShow(SheetShow):
    """Laying and counting; of a trade there is only something to hear."""

    def sentence(self, seat: int, turn: Turn) -> str:
        """Of trades and passes."""
        return view_texts.event_sentence(self.seats[seat].name, turn.move)

    def script(self, seat: int, turn: Turn, lying: bool) -> Script:
        """A turn."""
        if turn.move["type"] != model.Lay.type:
            if turn.move["type"] == model.Trade.type:
                self.sounds.play(Sound.SHUFFLE)
            yield from self.rest()
            return
        outcome = turn.outcome
        laid = [
            (tiles.from_json(one["tile"]), (one["place"][0], one["place"][1])) for one in turn.move["tiles"]
        ]
        lines = [Line.from_json(line) for line in outcome.get("lines", ())]
        bonus = int(outcome.get("bonus", 0))
        rows = counts(lines, bonus, laid[-1][1])
        yield from self.lay(seat, laid, rows, lying=lying)
        yield from self.count(seat, rows, int(outcome["points"]) + bonus)
