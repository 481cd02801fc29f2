"""The two decks of 118 cards, their values and rounds (RULES QD2, QD3).

A card is the text printed on it, in capitals: one letter or two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, TypeAlias

from app.engine import reading
from app.engine.plain import Codec, Longest

DECK = 118
"""Cards of each edition."""

EDITIONS = ("cz", "en")

_PRINTED = {
    "cz": "A6·2 Á2·3 B2·5 C3·4 Č1·6 D4·3 Ď1·14 E6·2 É2·6 Ě2·5 F1·9 G1·9 H3·4 I5·2 Í3·3 J2·5 K4·2 L4·2 M3·3 "
    "N6·2 Ň1·12 O7·2 Ó1·14 P3·3 R4·3 Ř2·6 S5·2 Š2·6 T5·2 Ť1·13 U3·3 Ú1·11 Ů1·7 V5·2 X1·13 Y2·4 Ý2·6 Z2·3 "
    "Ž1·6 EM1·6 PR1·6 ST1·5 VL1·8 ÁT1·7 ÍK1·7 OV1·5",
    "en": "A10·2 B2·8 C2·8 D4·5 E12·2 F2·6 G4·6 H2·7 I8·2 J2·13 K2·8 L4·3 M2·5 N6·5 O8·2 P2·6 Q2·15 R6·5 "
    "S4·3 T6·3 U6·4 V2·11 W2·10 X2·12 Y4·4 Z2·14 QU2·9 IN2·7 ER2·7 CL2·10 TH2·9",
}
"""Card, how many, value (RULES QD2); the last Czech card is chosen by an option (RULES-REGISTER D1)."""

_LAST = {"LÝ": "LÝ1·9", "LY": "LY1·7"}

_FIRST_HAND = {"cz": 4, "en": 3}
_LAST_HAND = 10


@cache
def printed(edition: str, ly: str = "LÝ") -> dict[str, tuple[int, int]]:
    """Card → (how many, value). Raises KeyError for an edition or a card that is none."""
    text = _PRINTED[edition] + (f" {_LAST[ly]}" if edition == "cz" else "")
    cards = {}
    for entry in text.split():
        head, value = entry.split("·")
        name = head.rstrip("0123456789")
        cards[name] = int(head[len(name) :]), int(value)
    return cards


@cache
def values(edition: str) -> dict[str, int]:
    """Card → value, whichever of LÝ and LY was agreed."""
    return {card: value for ly in _LAST for card, (_, value) in printed(edition, ly).items()}


def full_deck(edition: str, ly: str = "LÝ") -> list[str]:
    """All 118 cards, sorted as they are printed in the rules."""
    return [card for card, (count, _) in printed(edition, ly).items() for _ in range(count)]


def hand_sizes(edition: str) -> range:
    """Cards dealt in each round (RULES QD3)."""
    return range(_FIRST_HAND[edition], _LAST_HAND + 1)


def value(edition: str, cards: Iterable[str]) -> int:
    """What these cards are worth together."""
    worth = values(edition)
    return sum(worth[card] for card in cards)


def spelt(meld: Sequence[str]) -> str:
    """The word that the cards spell, in lower case as the word list has it."""
    return "".join(meld).lower()


def length(meld: Sequence[str], ch: int = 2) -> int:
    """Letters of a word, not cards: CH is two of them, or one by option (RULES QD11, RULES-REGISTER D17)."""
    word = "".join(meld)
    return len(word) - (word.count("CH") if ch == 1 else 0)


def card(data: object) -> str:
    """A card of any edition from a record. Raises TypeError or ValueError."""
    name = reading.text(data, 2)
    if not any(name in values(edition) for edition in EDITIONS):
        raise ValueError(f"no card {name!r}")
    return name


Card: TypeAlias = Annotated[str, Codec(str, card)]
Meld: TypeAlias = Annotated[tuple[Card, ...], Longest(DECK)]
"""A word as it lies: its cards in order."""


def cards(data: object) -> tuple[str, ...]:
    """Cards from a record, at most all there are. Raises TypeError or ValueError."""
    listed = reading.listed(data)
    if len(listed) > DECK:
        raise ValueError(f"{len(listed)} cards")
    return tuple(card(one) for one in listed)


def missing(wanted: Iterable[str], held: Iterable[str]) -> str | None:
    """A card that is wanted oftener than held, None where all are there."""
    lacking = Counter(wanted) - Counter(held)
    return min(lacking) if lacking else None
