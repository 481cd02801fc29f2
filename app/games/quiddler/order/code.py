"""Hands as a text of options, and as a code that can be kept and typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from app.engine import codes
from app.engine.codes import CodeError, CodeFault
from app.games.quiddler import deck

OPTION = "hands"
"""The option that a lesson and a printed sheet go by; no game at the table is dealt so."""
FEWEST, MOST = 3, 11
"""Cards of a hand (RULES QD3, with the one that is drawn)."""
COUNTS = (1, 3, 5)
"""So many hands a deal may have, as many as a lesson has rounds."""


def options(edition: str, hands: Sequence[Sequence[str]], wanted: Sequence[str] = ()) -> dict[str, Any]:
    """What a lesson goes by. wanted: the words for whose sake they are so; no code tells them."""
    told = {"edition": edition, OPTION: "/".join(",".join(hand) for hand in hands), "rounds": len(hands)}
    return {**told, "wanted": " ".join(wanted)} if wanted else told


def given(found: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """The hands that options tell of; none where they tell nothing, or what no deck has."""
    hands = [tuple(hand.split(",")) for hand in str(found.get(OPTION, "")).split("/")]
    edition = found.get("edition")
    if edition not in deck.EDITIONS or len(hands) not in COUNTS:
        return []
    full = Counter(deck.full_deck(edition))
    sound = all(FEWEST <= len(hand) <= MOST and not Counter(hand) - full for hand in hands)
    return hands if sound else []


def written(found: Mapping[str, Any]) -> str | None:
    """The code of given hands; None where there are none."""
    hands = given(found)
    if not hands:
        return None
    edition = str(found["edition"])
    kinds = list(deck.printed(edition))
    value = 0
    for hand in reversed(hands):
        places = sorted(map(kinds.index, hand))
        value = value * _many(kinds, len(hand)) + sum(
            comb(place + at, at + 1) for at, place in enumerate(places)
        )
        value = value * (MOST - FEWEST + 1) + len(hand) - FEWEST
    value = value * len(COUNTS) + COUNTS.index(len(hands))
    return codes.long_letters(value * len(deck.EDITIONS) + deck.EDITIONS.index(edition))


def read_written(text: str) -> dict[str, Any] | None:
    """The options that a code stands for, None for one of another kind. Raises CodeError."""
    value = codes.long_number(text)
    if value is None:
        return None
    value, place = divmod(value, len(deck.EDITIONS))
    edition = deck.EDITIONS[place]
    kinds = list(deck.printed(edition))
    value, place = divmod(value, len(COUNTS))
    hands = []
    for _ in range(COUNTS[place]):
        value, size = divmod(value, MOST - FEWEST + 1)
        value, rank = divmod(value, _many(kinds, size + FEWEST))
        hands.append(_hand(rank, size + FEWEST, kinds))
    told = options(edition, hands)
    if value or not given(told):
        raise CodeError(CodeFault.MISTYPED)
    return told


def _many(kinds: Sequence[str], size: int) -> int:
    """How many hands of that size there are."""
    return comb(len(kinds) + size - 1, size)


def _hand(rank: int, size: int, kinds: Sequence[str]) -> tuple[str, ...]:
    """The hand at that place among those of its size, its cards as they are listed in the rules."""
    places = []
    for at in reversed(range(size)):
        place = max(
            one for one in range(len(kinds)) if comb(one + at, at + 1) <= rank
        )  # few enough to look at each
        rank -= comb(place + at, at + 1)
        places.append(place)
    return tuple(kinds[place] for place in reversed(places))
