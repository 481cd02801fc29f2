"""Codes that people read to each other: a number as some letters and digits that ear and eye keep apart.

No two of the seventeen sound or look alike, in Czech or in English: no B beside 8 and P, no 9 beside 5, no M
with N, no vowel, so that no word comes out. The first one checks the others: every single slip and every two
that were swapped are noticed. Capitals, blanks and dashes do not count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

ALPHABET = "245678FHKLMQRTWXY"
BASE = len(ALPHABET)
SHORTEST, LONGEST = 9, 12
SEEDS = 2**28
"""So many deals of each kind have a code."""
KINDS = 12
"""Of games and ways to deal them; one is never given to another."""
ROOM = BASE ** (LONGEST - 1) // (SEEDS * KINDS)
"""So many different agreements fit into the longest code."""
LONG = 20, 100
"""Signs of a code that tells every card of a deal; no other one and no board is as long."""
DEALT_FOR = "seats"
"""Among the agreements that a code tells, for how many it was dealt; 0 where the code does not tell."""
_GROUPS = {9: (3, 3, 3), 10: (3, 3, 4), 11: (4, 4, 3), 12: (4, 4, 4), 16: (4, 4, 4, 4)}
_IGNORED = " -–—.\N{NO-BREAK SPACE}\t\r\n"


class CodeFault(StrEnum):
    """Why a code cannot be read."""

    EMPTY = "empty"
    LETTER = "letter"
    """A sign that no code has; detail: the sign."""
    LENGTH = "length"
    MISTYPED = "mistyped"
    """The check does not hold."""
    NEWER = "newer"
    """Of a game, or a way to deal it, that only a newer program knows."""
    NONE = "none"
    """The deal has no code."""
    OLDER = "older"
    """This program deals otherwise than the one that made it."""
    CLASS = "class"
    """The deal is for a class: no game at the table begins with it."""


class CodeError(ValueError):
    """A code that stands for no deal here; ``fault`` says why."""

    def __init__(self, fault: CodeFault, detail: str = "") -> None:
        super().__init__(f"{fault.value} {detail}".strip())
        self.fault, self.detail = fault, detail


def _check(digits: Sequence[int]) -> int:
    """Weights that differ from place to place, modulo a prime: after a slip or a swap the sum is another."""
    return -sum((place + 2) * digit for place, digit in enumerate(digits)) % BASE


def letters(number: int) -> str:
    """The shortest code of a number. Raises ValueError for one that is too large."""
    if not 0 <= number < SEEDS * KINDS * ROOM:
        raise ValueError("no code holds that")
    digits = list[int]()
    while number or len(digits) < SHORTEST - 1:
        number, digit = divmod(number, BASE)
        digits.insert(0, digit)
    return "".join(ALPHABET[digit] for digit in (_check(digits), *digits))


def number(text: str) -> int:
    """What `letters` made a code of. Raises CodeError."""
    bare = "".join(sign for sign in text if sign not in _IGNORED).upper()
    if not bare:
        raise CodeError(CodeFault.EMPTY)
    for sign in bare:
        if sign not in ALPHABET:
            raise CodeError(CodeFault.LETTER, sign)
    if not SHORTEST <= len(bare) <= LONGEST:
        raise CodeError(CodeFault.LENGTH, str(len(bare)))
    check, *digits = (ALPHABET.index(sign) for sign in bare)
    found = 0
    for digit in digits:
        found = found * BASE + digit
    if check != _check(digits) or length(found) != len(bare):
        raise CodeError(CodeFault.MISTYPED)
    if found >= SEEDS * KINDS * ROOM:
        raise CodeError(CodeFault.NEWER)
    return found


def long_letters(number: int) -> str:
    """The code of a number that tells a whole deal. Raises ValueError for one that is too large."""
    digits = list[int]()
    while number or len(digits) < LONG[0] - 1:
        number, digit = divmod(number, BASE)
        digits.insert(0, digit)
    if len(digits) >= LONG[1]:
        raise ValueError("no code holds that")
    return "".join(ALPHABET[digit] for digit in (_long_check(digits), *digits))


def long_number(text: str) -> int | None:
    """What `long_letters` made a code of, None for what is no such code. Raises CodeError (MISTYPED)."""
    bare = "".join(sign for sign in text if sign not in _IGNORED).upper()
    if not LONG[0] <= len(bare) <= LONG[1] or not set(bare) <= set(ALPHABET):
        return None
    check, *digits = (ALPHABET.index(sign) for sign in bare)
    if check != _long_check(digits):
        raise CodeError(CodeFault.MISTYPED)
    found = 0
    for digit in digits:
        found = found * BASE + digit
    return found


def _long_check(digits: Sequence[int]) -> int:
    """Weights that are never 0 and differ from place to place, however long the code is."""
    return -sum(pow(3, place + 1, BASE) * digit for place, digit in enumerate(digits)) % BASE


def length(value: int) -> int:
    """Of the code of a number."""
    letters = SHORTEST
    while value >= BASE ** (letters - 1):
        letters += 1
    return letters


def spaced(code: str) -> str:
    """In groups, as it is shown and read out."""
    groups, place = [], 0
    fours = (4,) * -(-len(code) // 4) if len(code) >= LONG[0] else (len(code),)
    for size in _GROUPS.get(len(code), fours):
        groups.append(code[place : place + size])
        place += size
    return " ".join(groups)


@dataclass(frozen=True)
class Field:
    """Some options that are agreed together, and the ways in which a code can tell them; the first one is
    told where they are otherwise."""

    names: tuple[str, ...]
    ways: tuple[tuple[Any, ...], ...]

    @classmethod
    def of(cls, name: str, *values: Any) -> Field:
        return cls((name,), tuple((value,) for value in values))


@dataclass(frozen=True)
class Form:
    """How a game's deals are told by codes.

    kinds: numbers that no other game has, one for each way in which the program ever dealt, the newest last.
    fields: what is agreed, of which a code can tell; the ways multiplied fit into `ROOM`. Fields may be added
    at the end, and ways to the last one; anything else takes a new kind.
    seals: into how many classes the deals are parted, so that one that comes out otherwise is noticed; 1
    where dealing depends on nothing that may change, as word lists do.
    """

    kinds: tuple[int, ...]
    fields: tuple[Field, ...]
    seals: int = 1

    def pack(self, options: Mapping[str, Any], seed: int, seal: int = 0) -> int:
        """Raises ValueError where the seed has no code."""
        if not 0 <= seed < SEEDS:
            raise ValueError("a seed without a code")
        index = 0
        for field in reversed(self.fields):
            told = tuple(options.get(name) for name in field.names)
            index = index * len(field.ways) + (field.ways.index(told) if told in field.ways else 0)
        return seed + SEEDS * (self.kinds[-1] + KINDS * (seal + self.seals * index))

    def unpack(self, value: int) -> tuple[dict[str, Any], int, int]:
        """Options, seed and seal. Raises CodeError (NEWER)."""
        index, seal = divmod(value // SEEDS // KINDS, self.seals)
        options: dict[str, Any] = {}
        for field in self.fields:
            index, way = divmod(index, len(field.ways))
            options.update(zip(field.names, field.ways[way], strict=True))
        if index:
            raise CodeError(CodeFault.NEWER)
        return options, value % SEEDS, seal


def kind_of(value: int) -> int:
    """Which kind of deal a number stands for."""
    return value // SEEDS % KINDS
