"""What everybody did in a game of Qwirkle, for the sheet at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.sayings import PROSE
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet
from app.tabletop.people.figures import Outcome
from app.tabletop.people.sayings import Voices, of_end

translate = QCoreApplication.translate


def show_end(sheet: EndSheet, seats: Sequence[SeatLook], observation: Observation) -> None:
    bonuses = {seat: 0 for seat in range(observation.seats)}
    for turn in observation.history:
        bonuses[turn.seat] += turn.bonus
    heads = [
        translate("QwirkleEnd", "qwirkles"),
        translate("QwirkleEnd", "best move"),
        translate("QwirkleEnd", "tiles left"),
    ]
    if any(bonuses.values()):
        heads.append(translate("QwirkleEnd", "for the end"))
    rows, voices = [], Voices(PROSE)
    for seat, who in enumerate(seats):
        total, bonus = observation.scores[seat], bonuses[seat]
        turns = [turn for turn in observation.history if turn.seat == seat]
        figures = [
            str(sum(turn.qwirkles for turn in turns)),
            str(max((turn.points for turn in turns), default=0)),
            str(observation.hand_sizes[seat]),
        ]
        if any(bonuses.values()):
            figures.append(f"+{bonus}" if bonus else "")
        moment = sum(observation.scores) + seat
        said = "" if who.level is None else voices.line(who.level, of_end(observation.winners, seat), moment)
        rows.append(Outcome(seat, figures, view_texts.with_end(total, bonus) if bonus else "", said))
    sheet.show_result(observation.scores, observation.winners, heads, rows)
