"""When dictionary and hints stay closed: with challenges and votes nothing tells whether a word is good
before it lies (RULES QD9, RULES-REGISTER D20)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.quiddler import solo_model
from app.games.quiddler.model import Observation, Phase
from app.tabletop import closed

translate = QCoreApplication.translate

_BETWEEN = (Phase.DEAL, Phase.SCORE, Phase.OVER)
"""No hand is held that a word could be for."""


def lookup_refusal(seen: Observation | solo_model.SoloObservation) -> str:
    """Why nobody may look words up now; empty where they may."""
    over = seen.over if isinstance(seen, solo_model.SoloObservation) else seen.phase is Phase.OVER
    if over:
        return ""
    if seen.options.lookup == "off":
        return translate("Quiddler", "You play without the dictionary: it opens again after the game.")
    if isinstance(seen, solo_model.SoloObservation) or seen.phase in _BETWEEN:
        return ""
    if seen.phase is Phase.CHALLENGE and seen.options.words == "challenge":
        return closed.while_challenged()
    if seen.phase is Phase.VOTE and seen.options.challenge_at == "end":
        return ""  # the words lie, and nobody holds a card for another one
    if closed.secret(seen.options):
        return translate(
            "Quiddler", "You judge the words yourselves: the dictionary opens again after the round."
        )
    if seen.seat is not None and seen.seat == seen.turn and seen.phase in (Phase.DRAW, Phase.PLAY):
        return translate("Quiddler", "Only whoever waits may look words up, and it is your turn.")
    return ""


def explaining_refusal(seen: Observation | solo_model.SoloObservation) -> str:
    """Why words that lie may not be explained now; whoever is on turn may ask about those of others."""
    told = lookup_refusal(seen)
    if not told or isinstance(seen, solo_model.SoloObservation) or seen.options.lookup == "off":
        return told
    if seen.phase in (Phase.CHALLENGE, Phase.VOTE) and seen.options.words == "challenge":
        return told
    return told if closed.secret(seen.options) else ""


def hint_refusal(seen: Observation | solo_model.SoloObservation) -> str:
    """Why there is no hint and no list of best arrangements; empty where there is."""
    if isinstance(seen, solo_model.SoloObservation) or not closed.secret(seen.options):
        return ""
    if seen.phase in _BETWEEN:
        return ""
    return closed.hint()
