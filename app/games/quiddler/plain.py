"""Plain play: what a player does that goes by what it sees in its hand and tries nothing out."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.quiddler.hands import Hands, Weights
from app.games.quiddler.model import Challenge, Draw, Move, Observation, Phase, Play, Vote

BETTER = 3
"""An open card is taken when it makes the hand so much better; a card of the pile may do as well."""

BETTER_AT_LAST = 4
"""The same in the last turn."""


by_points = Weights(0, 0)
"""By the cards alone."""

with_words = Weights(5, 0)
"""Where there is a bonus for most words."""

with_length = Weights(0, 1)
"""Where there is one for the longest word."""

with_bonuses = Weights(3, 1)
"""Where there are both bonuses."""


def worth_of(bonuses: tuple[bool, bool]) -> Weights:
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


def mildest_at_table(seen: Observation) -> Move:
    """The legal move that gives least away."""
    if seen.phase is Phase.DRAW:
        return Draw("pile")
    if seen.phase is Phase.PLAY:
        return Play((), seen.hand[-1])
    return Challenge(()) if seen.phase is Phase.CHALLENGE else Vote(())
