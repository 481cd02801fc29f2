"""Who won, and what every round brought them, for the sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.games.quiddler.model import Observation
from app.games.quiddler.screen import sayings
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet, Outcome
from app.tabletop.rounds import texts as round_texts
from app.tabletop.rounds.standing import crowned, standings
from app.widgets import writing

translate = QCoreApplication.translate


def show_end(sheet: EndSheet, seats: Sequence[SeatLook], observation: Observation) -> None:
    """Winners, who share the win where they have the same (RULES QD1), and everybody's rounds."""
    heads = [f"{one.number}." for one in observation.past]
    heads.append(translate("QuiddlerEnd", "total"))
    rows = []
    for place in standings(observation.scores):
        points = [one.rows[place.seat].score.points for one in observation.past]
        figures = [writing.number(one) for one in points]
        spoken = f"{seats[place.seat].name}: {phrases.points(place.points)}"
        level, moment = seats[place.seat].level, sum(observation.scores) + place.seat
        mood = sayings.last_word(observation.winners, place.seat)
        said = "" if level is None else sayings.line(level, mood, moment)
        rows.append(Outcome(place.seat, [*figures, writing.number(place.points)], spoken, said))
    scores = observation.scores
    best = observation.winners if any(scores) else ()
    headline = round_texts.won([seats[seat].name for seat in best])
    sheet.show_result(best, headline, phrases.points(max(scores)), heads, rows, crowned=bool(crowned(scores)))
