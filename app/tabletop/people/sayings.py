"""What animals say: which line fits the moment. The lines are the games'; the same moment, the same line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication

from app.tabletop.context import SeatLook
from app.widgets.controls.avatar import animal_at

Mood = TypeVar("Mood", bound=Enum)
Lines: TypeAlias = Mapping[Mood, tuple[str, ...]]
"""What an animal may say about each thing there is to talk about."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for translation; lupdate knows the name, Qt's own returns no str for the types."""
    return text


def next_animal(seats: Sequence[SeatLook], seat: int) -> int | None:
    """The animal that sits next to the left of a seat; None among people."""
    others = ((seat + step) % len(seats) for step in range(1, len(seats)))
    return next((other for other in others if not seats[other].is_person), None)


def say(
    context: str,
    animals: Sequence[Lines[Mood]],
    level: float,
    fitting: Sequence[Mood],
    moment: int,
    **words: str,
) -> str:
    """What the animal of a level (from 1, clamped) says, in the program's language.

    context: of the translations. fitting: what there is to talk about, at least one thing. moment: a number
    that tells moments of a game apart; moods and lines follow each other as it grows. words: what a line may
    mention in braces.
    """
    lines = animals[min(animal_at(level), len(animals) - 1)]
    of_mood = lines[fitting[moment % len(fitting)]]
    line = of_mood[(moment // len(fitting)) % len(of_mood)]
    return QCoreApplication.translate(context, line).format(**words)
