"""What a first game of Qwirkle is told, as its situations come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.qwirkle.model import Observation

translate = QCoreApplication.translate


def guide(seen: Observation) -> tuple[str, str] | None:
    """A name for the situation and a sentence for it; None where there is nothing to say."""
    if seen.turn is None or seen.turn != seen.seat:
        return None
    own = sum(turn.seat == seen.seat for turn in seen.history)
    if seen.opening:
        # How many it has to be the table says itself.
        return "opening", translate(
            "QwirkleGuide",
            "A set is of one colour in different shapes, or of one shape in different colours. Drag it up.",
        )
    if not seen.bag:
        return "last", translate(
            "QwirkleGuide", "The bag is empty. Who lays the last tile of the hand first gets six points more."
        )
    if own == 0:
        return "lay", translate(
            "QwirkleGuide",
            "Lift a tile: the places where it fits light up. A line is of one colour or of one shape.",
        )
    if own == 1:
        return "points", translate(
            "QwirkleGuide",
            "Every line scores its length, and a tile may lie in two. Six in a line bring twelve points.",
        )
    return "trade", translate(
        "QwirkleGuide", "If nothing fits well, trade tiles instead of laying: that takes your turn, too."
    )
