"""What everybody came to in a game of Scrabble karty, for the sheet at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.games.scrabble_cards.model import Observation
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet, Outcome
from app.widgets.names import listed

translate = QCoreApplication.translate


def show_end(sheet: EndSheet, seats: Sequence[SeatLook], seen: Observation) -> None:
    """Winners and totals."""
    names = [seats[seat].name for seat in seen.winners]
    if len(names) == 1:
        headline = translate("ScrabbleEnd", "{name} wins!").format(name=names[0])
    else:
        headline = translate("ScrabbleEnd", "{names} share the win!").format(names=listed(names))
    order = sorted(range(seen.seats), key=lambda seat: -seen.scores[seat])
    rows = [
        Outcome(
            seat,
            [str(seen.scores[seat])],
            f"{seats[seat].name}: {phrases.points(seen.scores[seat])}",
            "",
        )
        for seat in order
    ]
    note = phrases.points(max(seen.scores))
    sheet.show_result(seen.winners, headline, note, [translate("ScrabbleEnd", "total")], rows)
