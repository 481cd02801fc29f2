"""What a first game of Quiddler is told, as its situations come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.quiddler.model import Observation, Phase
from app.games.quiddler.solo_model import SoloObservation

translate = QCoreApplication.translate


def guide(seen: Observation | SoloObservation) -> tuple[str, str] | None:
    """A name for the situation and a sentence for it; None where there is nothing to say."""
    if isinstance(seen, SoloObservation):
        return _alone(seen)
    if seen.phase is Phase.CHALLENGE and seen.options.words == "vote":
        return "doubt", translate(
            "QuiddlerGuide", "Do you doubt a word? Then everybody but its owner votes on it."
        )
    if seen.phase is Phase.CHALLENGE:
        return "doubt", translate(
            "QuiddlerGuide",
            "Do you doubt a word? If it is good after all, its value is taken off your points.",
        )
    if seen.phase is Phase.OVER or (seen.phase is Phase.DEAL and seen.past):
        return "result", translate(
            "QuiddlerGuide",
            "Words that were laid count, cards left in the hand are taken off, but only down to zero.",
        )
    if seen.turn is None or seen.turn != seen.seat:
        return None
    if seen.last_turns:
        return "last", translate(
            "QuiddlerGuide",
            "Somebody went out: this is your last turn. Lay your words; the rest counts against you.",
        )
    if seen.phase is Phase.DRAW:
        return "draw", translate(
            "QuiddlerGuide", "Take a card: the hidden one of the pile, or the open one beside it."
        )
    if len(seen.history) < 2 * seen.seats:
        return "arrange", translate(
            "QuiddlerGuide",
            "Drag cards up and make words of them. At the end of the turn discard the card you need least.",
        )
    return "out", translate(
        "QuiddlerGuide",
        "Once all cards but one lie in words, lay them out: the others have one more turn then.",
    )


def _alone(seen: SoloObservation) -> tuple[str, str] | None:
    if seen.over:
        return None
    if seen.empty:
        return "fill", translate(
            "QuiddlerGuide", "A place is empty: move the open card of another pile there."
        )
    return "solo", translate(
        "QuiddlerGuide",
        "Make a word of the open cards; below each of them lies the next one. Use up as many as you can.",
    )
