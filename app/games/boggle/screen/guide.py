"""What a first game of Boggle is told, as its situations come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.boggle.model import Observation, Phase

translate = QCoreApplication.translate

ENOUGH = 3
"""After so many words one hears of points."""


def guide(seen: Observation) -> tuple[str, str] | None:
    """A name for the situation and a sentence for it; None where there is nothing to say."""
    if seen.phase is Phase.SHAKE:
        text = translate("BoggleGuide", "Take the box with the mouse and shake it, or hold Space.")
        return "shake", text
    if seen.phase is Phase.REVIEW and seen.seats == 1:
        return "review", translate(
            "BoggleGuide", "Every word of yours is a point. What else was there you can see on the right."
        )
    if seen.phase is Phase.REVIEW:
        return "review", translate(
            "BoggleGuide",
            "All lists lie open: a word that two have counts for nobody, every other one is a point.",
        )
    if seen.phase is not Phase.PLAY or seen.seat not in seen.writing:
        return None
    if seen.options.entry == "paper" and seen.seat in seen.people:
        return None
    if len(seen.mine) >= ENOUGH:
        return "points", translate(
            "BoggleGuide", "A short word counts as much as a long one. Try other endings: les, lesy, lesa."
        )
    return "write", translate(
        "BoggleGuide",
        "Type a word, or draw it across dice that touch; Enter puts it down. Each die serves once.",
    )
