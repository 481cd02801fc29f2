"""One scale of strength for the players of all games.

The levels of the five animals are marks on it, at 1 to 5; at 0 stands one for children. Between two marks a
player is made of both: numbers lie between theirs, vocabularies in equal ratios; what can only be had or not,
as trying moves out, it has in a part of its turns. So a tenth more is a little more of everything, and
nothing less.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from app.engine.seeds import seed_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    LevelT = TypeVar("LevelT", bound=DataclassInstance)
else:
    LevelT = TypeVar("LevelT")

MANY = 200
"""From here on whole numbers grow in equal ratios, and are the same in every turn."""


class Scale(Generic[LevelT]):
    """A player's place on the scale.

    marks: the levels at 1, 2, …, a dataclass each. ends: by field, what None (all there is) counts as where a
    number lies between it and another one.
    """

    def __init__(
        self,
        marks: Sequence[LevelT],
        strength: float,
        ends: Mapping[str, object] | None = None,
        *,
        least: LevelT | None = None,
    ) -> None:
        """least: the level at 0; without it nothing is weaker than the first mark.

        Raises ValueError where the scale does not reach."""
        if not 0 <= strength <= len(marks):
            raise ValueError(f"no level {strength}")
        self.strength = strength
        whole = (marks[0] if least is None else least, *marks)
        below = min(int(strength), len(whole) - 2)
        self._low, self._high = whole[below], whole[below + 1]
        self._part = round(strength - below, 3)
        self._ends = ends or {}

    def level(self, *turn: object) -> LevelT:
        """The level in a turn. turn: what tells it from others; the same gives the same level."""
        if self._part in (0, 1):
            return self._high if self._part else self._low
        luck = Random(seed_of(repr(turn))).random()
        return replace(self._low, **{one.name: self._field(one.name, luck) for one in fields(self._low)})

    def _field(self, name: str, luck: float) -> Any:
        low, high = getattr(self._low, name), getattr(self._high, name)
        end = self._ends.get(name)
        if end is not None and (low is None) != (high is None):
            low, high = end if low is None else low, end if high is None else high
        return _between(low, high, self._part, luck)


class ScaledPlayer(Generic[LevelT]):
    """What the computer players of all games are: a place on the scale, and luck of their own.

    seed: tells players of the same place apart."""

    def __init__(self, scale: Scale[LevelT], seed: int) -> None:
        self._scale, self._seed = scale, seed
        self._level = scale.level()

    def _begin(self, *turn: object) -> None:
        """Take the level of a turn. turn: what tells it from others; the same gives the same level."""
        self._level = self._scale.level(self._seed, *turn)

    def _luck(self, *seen: object) -> Random:
        """Luck that is the same where the same is seen."""
        return Random(seed_of(repr((self._seed, self._scale.strength, *seen))))


def _between(low: Any, high: Any, part: float, luck: float) -> Any:
    """What lies between two values of a field; either of them where nothing does."""
    if low == high:
        return low
    if isinstance(low, tuple) and isinstance(high, tuple):
        values = [_between(*pair, part, luck) for pair in zip(low, high, strict=True)]
        return type(low)._make(values) if hasattr(low, "_make") else tuple(values)
    graded = not isinstance(low, bool) and isinstance(low, int | float) and isinstance(high, int | float)
    if not graded:
        return high if luck < part else low
    if isinstance(low, float) or isinstance(high, float):
        return low + (high - low) * part
    if min(low, high) >= MANY:
        return round(math.exp(math.log(low) + math.log(high / low) * part))
    return math.ceil(low + (high - low) * part - luck)
