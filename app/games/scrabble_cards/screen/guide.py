"""What a first game of Scrabble karty is told, as its situations come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.scrabble_cards.cards import DOUBLE, TRIPLE
from app.games.scrabble_cards.model import Observation, Phase

translate = QCoreApplication.translate


def guide(seen: Observation) -> tuple[str, str] | None:
    """A name for the situation and a sentence for it; None where there is nothing to say."""
    if seen.phase is Phase.ANSWER and seen.turn != seen.seat:
        return "answer", translate(
            "ScrabbleGuide",
            "If a word of this turn fits a group on your yellow card, you may play it against the turn.",
        )
    if seen.phase is not Phase.PLAY or seen.turn is None or seen.turn != seen.seat:
        return None
    # What a first turn has to do the table says itself.
    own = sum(turn.seat == seen.seat for turn in seen.history)
    if not seen.opened:
        return "first", translate(
            "ScrabbleGuide",
            "You begin. Any word of two cards or more will do; the numbers on the cards are its points.",
        )
    if own <= 1:
        return "join", translate(
            "ScrabbleGuide",
            "Drag cards to the table or type a word; all that reads there, across and down, must be words.",
        )
    if own == 2 and seen.bonus in (DOUBLE, TRIPLE):
        return "bonus", translate(
            "ScrabbleGuide",
            "The yellow card multiplies words: put it on one of your cards. Then you get another one.",
        )
    if own == 2:
        return "bonus", translate(
            "ScrabbleGuide",
            "The yellow card brings points if your word fits it. Once it is used you get another one.",
        )
    return "clear", translate(
        "ScrabbleGuide",
        "After a turn only the words it touched stay on the table. Nothing to lay? Exchange cards.",
    )
