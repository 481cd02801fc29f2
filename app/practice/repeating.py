"""When something that was missed comes back: in the boxes of Sebastian Leitner (So lernt man lernen, 1972).

What is missed goes into the first box and comes back at once; answered well it moves on by a box, each with a
longer wait than the one before, and after the last it is known.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

WAITS = (0, 1, 3, 7, 16)
"""Days that each box waits."""


@dataclass(frozen=True)
class Card:
    """Something to be known. box: index of `WAITS`. due: the day from which it is asked again."""

    key: str
    box: int
    due: date


def missed(key: str, today: date) -> Card:
    """It was answered wrong, for the first time or again."""
    return Card(key, 0, today)


def answered(card: Card, today: date) -> Card | None:
    """It was answered well; None where it is known now.

    Who answers before it was due moves nothing: it was fresh in their mind."""
    if not is_due(card, today):
        return card
    box = card.box + 1
    return None if box >= len(WAITS) else Card(card.key, box, today + timedelta(days=WAITS[box]))


def is_due(card: Card, today: date) -> bool:
    """Whether it is asked again. A day farther off than its box waits comes from a clock that went wrong."""
    return card.due <= today or card.due > today + timedelta(days=WAITS[card.box])


def due(cards: Iterable[Card], today: date) -> list[Card]:
    """Those that are asked again, the longest overdue first."""
    return sorted((card for card in cards if is_due(card, today)), key=lambda card: (card.due, card.box))
