"""Plain play: what a player does that goes by what it sees in its hand and tries nothing out."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.quiddler.hands import Hands, Worth

BETTER = 3.0
"""An open card is taken when it makes the hand so much better; a card of the pile may do as well."""

BETTER_AT_LAST = 4.0
"""The same in the last turn."""


def by_points(points: int, words: int, longest: int) -> float:
    """By the cards alone."""
    return points


def with_words(points: int, words: int, longest: int) -> float:
    """Where there is a bonus for most words: a word more is worth five points."""
    return points + 5.0 * words


def with_length(points: int, words: int, longest: int) -> float:
    """Where there is a bonus for the longest word: a letter more is worth a point."""
    return points + longest


def with_bonuses(points: int, words: int, longest: int) -> float:
    """Where there are both bonuses."""
    return points + 3.0 * words + longest


def worth_of(bonuses: tuple[bool, bool]) -> Worth:
    """What to go by. bonuses: whether there is one for most words, for the longest (`bonuses_of`)."""
    if bonuses == (True, True):
        return with_bonuses
    return with_words if bonuses[0] else with_length


def takes(hands: Hands, hand: Sequence[str], top: str, *, last: bool) -> bool:
    """Whether the open card is drawn rather than one of the pile."""
    with_it = hands.of((*hand, top))
    if not last and with_it.out() is not None:
        now = hands.of(hand)
        return not now.complete() or with_it.best()[0] >= now.whole() + BETTER
    most, _, dropped = with_it.best()
    return dropped != top and most >= hands.of(hand).whole() + (BETTER_AT_LAST if last else BETTER)
