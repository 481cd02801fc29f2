"""What the laboratory offers for noughts and crosses: a moment to be photographed."""

from __future__ import annotations

from app.engine.rules import Seat
from app.games.laboratory import Lab, Stage


def _begun(stage: Stage) -> None:
    stage.begin("noughts", [stage.person(0), Seat("Zajíc", "ai", 1)], size=4)
    stage.press(" ")


LAB = Lab(scenes={"begun": _begun})
