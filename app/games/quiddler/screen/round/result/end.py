"""Who won, and what every round brought them, for the sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.quiddler.model import Observation
from app.games.quiddler.screen.sayings import PROSE
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet
from app.tabletop.people.figures import Outcome
from app.tabletop.people.sayings import Voices, of_end
from app.widgets import writing


def show_end(sheet: EndSheet, seats: Sequence[SeatLook], observation: Observation) -> None:
    """Winners, who share the win where they have the same (RULES QD1), and everybody's rounds."""
    rows, voices = [], Voices(PROSE)
    for seat, who in enumerate(seats):
        figures = [writing.number(one.rows[seat].score.points) for one in observation.past]
        moment = sum(observation.scores) + seat
        said = "" if who.level is None else voices.line(who.level, of_end(observation.winners, seat), moment)
        rows.append(Outcome(seat, figures, said=said))
    heads = [f"{one.number}." for one in observation.past]
    sheet.show_result(observation.scores, observation.winners, heads, rows)
