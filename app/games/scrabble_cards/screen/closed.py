"""When dictionary and hints stay closed (RULES SK15): words are looked up only to settle a challenge."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.scrabble_cards.model import Observation, Phase
from app.tabletop import closed

translate = QCoreApplication.translate


def lookup_refusal(seen: Observation) -> str:
    """Why nobody may look words up now; empty where they may."""
    if seen.phase is Phase.OVER or seen.options.words == "auto":
        return ""
    if seen.phase is Phase.CHALLENGE and seen.options.words == "challenge":
        return closed.while_challenged()
    if closed.secret(seen.options):
        return translate(
            "ScrabbleCards", "You judge the words yourselves: the dictionary opens again after the game."
        )
    return ""


def explaining_refusal(seen: Observation) -> str:
    """Why words on the table may not be explained now: they are still in question."""
    if seen.options.words != "auto" and seen.phase in (Phase.CHALLENGE, Phase.VOTE):
        return closed.while_challenged()
    return ""


def hint_refusal(seen: Observation) -> str:
    """Why there is no hint and no list of best moves; empty where there is."""
    if seen.phase is Phase.OVER or not closed.secret(seen.options):
        return ""
    return closed.hint()
