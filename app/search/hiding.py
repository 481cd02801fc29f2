"""Large neighbourhood search for what hides as many of some wanted words as it can.

Some words are taken out, and all that are missing are put in anew in a random order. What holds more words,
or as many in less room, goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol, Self, TypeVar

from app.engine.chance import Chance
from app.engine.player import Budget

DETOUR = 0.02
"""How often what holds a word fewer goes on, since the way to more may lead over it."""


class Hiding(Protocol):
    """What words are hidden in."""

    @property
    def held(self) -> Collection[str]: ...

    @property
    def worth(self) -> tuple[int, int]:
        """More words first, then more room to spare."""

    def without(self, chance: Chance) -> Self:
        """A copy that lacks some of the words."""


HidingT = TypeVar("HidingT", bound=Hiding)


def most_hidden(
    nothing: Callable[[], HidingT],
    words: Sequence[str],
    put: Callable[[HidingT, str], None],
    chance: Chance,
    budget: Budget,
    *,
    steps: int,
    stale: int,
    allowed: Callable[[HidingT, HidingT], bool] = lambda tried, now: True,
) -> HidingT:
    """What holds most of the words; the best so far once the budget is spent.

    put: puts a word in where it takes least, not at all where it does not fit. steps: so often words are put
    in anew where the budget does not say. stale: after so many steps without more words all are taken out.
    allowed: whether what was tried may follow what is now."""
    steps = budget.work or steps
    best = now = nothing()
    better_at = 0
    for step in range(steps):
        if budget.stop() or len(best.held) == len(words):
            break
        budget.progress(step / steps)
        if step - better_at > stale:
            now, better_at = nothing(), step
        tried = now.without(chance)
        for word in chance.shuffled([word for word in words if word not in tried.held]):
            put(tried, word)
        fewer = len(now.held) - len(tried.held)
        if tried.worth < now.worth and not (fewer <= 1 and chance.unit() < DETOUR):
            continue
        if allowed(tried, now):
            better_at = step if fewer < 0 else better_at
            now = tried
        if now.worth > best.worth:
            best = now
    return best
