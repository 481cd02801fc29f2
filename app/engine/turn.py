"""A move that was made, and what followed: the grain of records and of what screens are told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Turn:
    """One move and what followed.

    seat: index of the player, None for the table (clock, closing a round).
    move: what was chosen, in the game's documented JSON form.
    outcome: what followed by rule and chance; under ``facts`` what chance and the word list decided. A screen
        is told only as much of both as its viewer may know.
    """

    seat: int | None
    move: dict[str, Any]
    outcome: dict[str, Any]

    @property
    def kind(self) -> str:
        """Of the move: what its ``type`` says, "" where a record that nobody has checked says nothing."""
        return str(self.move.get("type", ""))

    def to_json(self) -> dict[str, Any]:
        """As it stands in a record."""
        return {"seat": self.seat, "move": self.move, "outcome": self.outcome}
