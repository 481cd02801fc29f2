"""Who won, and what every round brought them, for the sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.quiddler.model import Observation
from app.games.quiddler.screen import sayings
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet
from app.tabletop.people.figures import Outcome
from app.widgets import writing


def show_end(sheet: EndSheet, seats: Sequence[SeatLook], observation: Observation) -> None:
    """Winners, who share the win where they have the same (RULES QD1), and everybody's rounds."""
    rows = []
    for seat, who in enumerate(seats):
        figures = [writing.number(one.rows[seat].score.points) for one in observation.past]
        mood, moment = sayings.last_word(observation.winners, seat), sum(observation.scores) + seat
        said = "" if who.level is None else sayings.line(who.level, mood, moment)
        rows.append(Outcome(seat, figures, said=said))
    heads = [f"{one.number}." for one in observation.past]
    sheet.show_result(observation.scores, observation.winners, heads, rows)
