"""The letter cards and the bonus cards (RULES SK1, SK22, SK23).

A letter card is its capital, or ``?`` for a žolík; a laid žolík is `Letter("Č", blank=True)`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from app.engine import reading

BLANK = "?"
HAND = 7
BINGO = 50
"""For laying all seven cards (RULES SK8)."""

_PRINTED = (
    "A5·1 Á2·2 B2·3 C3·2 Č1·4 D3·1 Ď1·8 E5·1 É2·3 Ě2·3 F1·5 G1·5 H3·2 I4·1 Í3·2 J2·2 K3·1 L3·1 M3·2 N5·1 "
    "Ň1·6 O6·1 Ó1·7 P3·1 R3·1 Ř2·4 S4·1 Š2·4 T4·1 Ť1·7 U3·2 Ú1·5 Ů1·4 V4·1 X1·10 Y2·2 Ý2·4 Z2·2 Ž1·4 ?2·0"
)
"""Card, how many, value."""

COUNTS: dict[str, int] = {}
VALUES: dict[str, int] = {}
for _entry in _PRINTED.split():
    _head, _value = _entry.split("·")
    COUNTS[_head[0]], VALUES[_head[0]] = int(_head[1:]), int(_value)

ORDER = BLANK + "".join(letter for letter in COUNTS if letter != BLANK)
"""The cut for the start: a žolík comes before A (RULES SK3)."""

SAID = frozenset(COUNTS) - {BLANK} | {"Q", "W"}
"""What a žolík may stand for: any letter, Q and W too although no card shows them (RULES SK7)."""
VOWELS = frozenset("AÁEÉĚIÍOÓUÚŮYÝ")
MARKED = frozenset("ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ")

DOUBLE, TRIPLE = "x2", "x3"
FACTORS = {DOUBLE: 2, TRIPLE: 3}
GROUPS = tuple(f"g{number:02}" for number in range(1, 14))


class Letter(NamedTuple):
    """A letter card on the table: the letter it stands for, and whether it is a žolík (RULES SK7)."""

    letter: str
    blank: bool = False

    @property
    def card(self) -> str:
        """The card as it is held."""
        return BLANK if self.blank else self.letter

    @property
    def value(self) -> int:
        """Points; a žolík has none."""
        return 0 if self.blank else VALUES[self.letter]

    def to_json(self) -> str | dict[str, str]:
        return {"blank": self.letter} if self.blank else self.letter

    @classmethod
    def from_json(cls, data: object) -> Letter:
        """Raises TypeError or ValueError."""
        if isinstance(data, Mapping):
            letter = reading.text(data.get("blank"), 1)
            if letter in SAID:
                return cls(letter, True)
        else:
            letter = reading.text(data, 1)
            if letter in COUNTS and letter != BLANK:
                return cls(letter)
        raise ValueError(f"no card {letter!r}")


def letter_pack() -> list[str]:
    """All 100 letter cards."""
    return [card for card, count in COUNTS.items() for _ in range(count)]


def bonus_pack() -> list[str]:
    """All 20 bonus cards: five double, two triple, thirteen group cards."""
    return [*(DOUBLE,) * 5, *(TRIPLE,) * 2, *GROUPS]


def value(cards: Iterable[str]) -> int:
    """What these held cards are worth together."""
    return sum(VALUES[card] for card in cards)


def held(data: object, allowed: Mapping[str, Any], most: int = 120) -> tuple[str, ...]:
    """Cards of one pack from a record. Raises TypeError or ValueError."""
    listed = reading.listed(data)
    if len(listed) > most:
        raise ValueError(f"{len(listed)} cards")
    for one in listed:
        if reading.text(one, 3) not in allowed:
            raise ValueError(f"no card {one!r}")
    return tuple(listed)


def missing(wanted: Iterable[str], there: Iterable[str]) -> str | None:
    """A card that is wanted oftener than it is there, None where all are."""
    lacking = Counter(wanted) - Counter(there)
    return min(lacking) if lacking else None
