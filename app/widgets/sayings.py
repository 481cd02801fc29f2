"""What animals say: which line fits the moment. The lines are the games'; the same moment, the same line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TypeVar

Mood = TypeVar("Mood", bound=Enum)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for translation; lupdate knows the name, Qt's own returns no str for the types."""
    return text


def choose(
    animals: Sequence[Mapping[Mood, tuple[str, ...]]], level: int, fitting: Sequence[Mood], moment: int
) -> str:
    """The untranslated line of the animal of a level (from 1, clamped).

    fitting: what there is to talk about, at least one thing. moment: a number that tells moments of a game
    apart; moods and lines follow each other as it grows.
    """
    lines = animals[max(1, min(len(animals), level)) - 1]
    of_mood = lines[fitting[moment % len(fitting)]]
    return of_mood[(moment // len(fitting)) % len(of_mood)]
