"""What can go wrong between a player, a record and the rules.

Refusals are codes; the sentences a person reads live in the interface (``app.ui.texts`` and the
views), so that every language and every screen can say them in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any


class Refusal(StrEnum):
    """Reasons common to all games. Each game adds an enum of its own."""

    NOT_NOW = "not_now"
    """The move belongs to another moment of the game."""
    NOT_YOUR_DECISION = "not_your_decision"
    """It is another seat's decision."""
    GAME_OVER = "game_over"
    MALFORMED = "malformed"
    """The move has not the form that the game documents."""


class IllegalMove(Exception):
    """A move that the rules refuse.

    reason: a member of :class:`Refusal` or of the game's own enum.
    detail: plain values that a sentence may need, e.g. ``{"word": "lepka"}``.
    """

    def __init__(self, reason: StrEnum, **detail: Any) -> None:
        super().__init__(f"{reason.value} {detail}" if detail else reason.value)
        self.reason = reason
        self.detail: Mapping[str, Any] = detail


class BadOption(ValueError):
    """An option that the game does not know or a value that it does not take."""

    def __init__(self, name: str, value: object = None, allowed: str = "") -> None:
        text = f"unknown option {name!r}" if value is None else f"option {name}={value!r}"
        super().__init__(f"{text}: {allowed}" if allowed else text)
        self.name = name
        self.value = value
        self.allowed = allowed


class DamagedRecord(ValueError):
    """A record that is not of the documented form or whose moves do not follow the rules.

    turn: index of the first wrong turn, None when the header is wrong.
    """

    def __init__(self, what: str, turn: int | None = None) -> None:
        super().__init__(what if turn is None else f"turn {turn}: {what}")
        self.what = what
        self.turn = turn


class NewerRecord(DamagedRecord):
    """A record written by a newer version of the program than this one."""
