"""What everybody did in a game of Qwirkle, for the sheet at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.sayings import last_word, line
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet, Outcome
from app.tabletop.rounds.standing import crowned

translate = QCoreApplication.translate


def show_end(sheet: EndSheet, seats: Sequence[SeatLook], observation: Observation) -> None:
    """Winners, figures, last words."""
    scores = observation.scores
    best = observation.winners if any(scores) else ()
    bonuses = {seat: 0 for seat in range(observation.seats)}
    for turn in observation.history:
        bonuses[turn.seat] += turn.bonus
    heads = [
        translate("QwirkleEnd", "qwirkles"),
        translate("QwirkleEnd", "best move"),
        translate("QwirkleEnd", "tiles left"),
        translate("QwirkleEnd", "total"),
    ]
    if any(bonuses.values()):
        heads.insert(-1, translate("QwirkleEnd", "for the end"))
    rows = []
    for seat in sorted(range(observation.seats), key=lambda seat: -observation.scores[seat]):
        who, total, bonus = seats[seat], observation.scores[seat], bonuses[seat]
        turns = [turn for turn in observation.history if turn.seat == seat]
        figures = [
            str(sum(turn.qwirkles for turn in turns)),
            str(max((turn.points for turn in turns), default=0)),
            str(observation.hand_sizes[seat]),
            str(total),
        ]
        if any(bonuses.values()):
            figures.insert(-1, f"+{bonus}" if bonus else "")
        spoken = f"{who.name}: {phrases.points(total)}"
        if bonus:
            spoken = f"{spoken}, {view_texts.with_end(total, bonus)}"
        moment = sum(observation.scores) + seat
        said = "" if who.level is None else line(who.level, last_word(observation, seat), moment)
        rows.append(Outcome(seat, figures, spoken, said))
    headline = view_texts.winners([seats[seat].name for seat in best])
    sheet.show_result(best, headline, phrases.points(max(scores)), heads, rows, crowned=bool(crowned(scores)))
