"""Which words a game takes, and why it refuses one.

Every policy is a few set operations over columns of the word file (see `Columns`):

``boggle``              RULES BG7: all words in all forms, interjections only the commonest.
``quiddler``            RULES QD8: any inflected form, no interjections.
``scrabble-classic``    RULES SK15 klasická: declined words in the nominative only, verbs in all forms but
                        transgressives, no interjections.
``scrabble-inflected``  RULES SK15 ohebná: all forms, no interjections.

``english``             all words of the English list; single letters are only a, i and o.

None takes proper names or abbreviations.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from app.lexicon.container import Columns
from app.lexicon.czech import normalise
from app.lexicon.dawg import ABSENT, Dawg

MAX_LENGTH = 64
"""Nothing longer is looked up: no word of the list is."""


class Reason(Enum):
    """Why a word is refused, and the two reasons to take it that are not the list's."""

    EMPTY = "empty"
    CHARACTERS = "characters"
    """Holds something that is no letter."""
    UNKNOWN = "unknown"
    UNATTESTED = "unattested"
    """The rules of word formation make it, but no text has it (topolověji)."""
    NAME = "name"
    ABBREVIATION = "abbreviation"
    INTERJECTION = "interjection"
    OBLIQUE = "oblique"
    TRANSGRESSIVE = "transgressive"
    BANNED = "banned"
    """The household has banned it (see `app.lexicon.judge`)."""
    COLLOQUIAL = "colloquial"
    """A form of spoken Czech (see `app.lexicon.spoken`)."""
    HOUSEHOLD = "household"
    """It counts, since the household has agreed on it."""
    SPOKEN = "spoken"
    """It counts, since the household lets spoken Czech count in this game."""


@dataclass(frozen=True)
class Judgement:
    """The answer to "does this game take this word?". ``word`` is normalised, ``number`` -1 if unlisted."""

    word: str
    accepted: bool
    reason: Reason | None = None
    number: int = ABSENT


class Policy:
    """Which words one game takes.

    ``accepted`` and ``certain`` are bit columns by word number (bit n & 7 of byte n >> 3).
    """

    def __init__(
        self,
        name: str,
        dawg: Dawg,
        columns: Columns,
        unlisted: Callable[[str], Reason | None],
        declined: Callable[[str], Reason],
        intimate: Callable[[], Iterable[int]] = tuple,
    ) -> None:
        """Raises `KeyError` for an unknown name.

        ``unlisted`` tells names, symbols and spoken forms among words that no game takes, ``declined`` what
        keeps a word out of the classic list that the inflected one holds, ``intimate`` what is no word to be
        shown to children though it is not coarse.
        """
        self.name = name
        self.dawg = dawg
        self.banned: frozenset[str] = frozenset()
        """Words that a household has struck off."""
        self.vocabularies: dict[Any, Any] = {}
        """What players know of it (`lexicon.vocabulary`), by how far. They go with the policy: where a
        household has banned words each game has its own, of a megabyte."""
        self._unlisted = unlisted
        self._declined = declined
        self._intimate = intimate
        self._columns = columns
        chosen = POLICIES[name](columns)
        sure = chosen & columns.certain() & ~columns.listing("vulgar")
        self.accepted = columns.packed(chosen)
        self.certain = columns.packed(sure)

    def narrowed(self, banned: frozenset[str], *, vulgar: bool, gentle: bool = False) -> Policy:
        """This policy without words that a household has struck off (normalised).

        vulgar: vulgar words, too, may be played by opponents, lie on boards and be shown. gentle: not even
        insults (debil, mrcha) and words between grown-ups may, as among children.
        """
        if not banned and not vulgar and not gentle:
            return self
        found, columns = copy.copy(self), self._columns
        found.vocabularies = {}
        kept = ~_bits(filter(lambda number: number >= 0, map(self.dawg.number, banned)), columns.size)
        accepted = int.from_bytes(self.accepted, "little") & kept
        certain = int.from_bytes(self.certain, "little") & kept
        if vulgar:
            certain |= accepted & columns.certain() & columns.listing("vulgar")
        if gentle:
            certain &= ~(columns.listing("insult") | _bits(self._intimate(), columns.size))
        found.banned = banned
        found.accepted, found.certain = columns.packed(accepted), columns.packed(certain)
        return found

    def judge(self, word: str) -> Judgement:
        """The verdict on a word as somebody wrote it: any case, NFC or NFD."""
        if len(word) > 2 * MAX_LENGTH:
            return Judgement(word, False, Reason.UNKNOWN, ABSENT)
        text = normalise(word)
        number = self.dawg.number(text)
        if number >= 0 and self.accepted[number >> 3] >> (number & 7) & 1:
            return Judgement(text, True, None, number)
        return Judgement(text, False, self._reason(text, number), number)

    def accepts(self, word: str) -> bool:
        """True when the game takes the word, written in any case, NFC or NFD. Quicker than `judge`."""
        number = self.dawg.number(normalise(word)) if len(word) <= 2 * MAX_LENGTH else ABSENT
        return number >= 0 and self.allows(number)

    def allows(self, number: int) -> bool:
        """True when the game takes the word of this number (from `Dawg.number` or a walk)."""
        return bool(self.accepted[number >> 3] >> (number & 7) & 1)

    def sure(self, number: int) -> bool:
        """Taken and beyond doubt: an opponent may play it, a board may hold it, results may show it."""
        return bool(self.certain[number >> 3] >> (number & 7) & 1)

    def _reason(self, text: str, number: int) -> Reason:
        if text in self.banned:
            return Reason.BANNED
        if not text:
            return Reason.EMPTY
        if number == ABSENT:
            if not text.isalpha():
                return Reason.CHARACTERS
            return self._unlisted(text) or Reason.UNKNOWN
        columns = self._columns
        if columns.listed("abbreviation", number):
            return Reason.ABBREVIATION
        if columns.listed("rare interjection", number) or columns.listed("interjection", number):
            return Reason.INTERJECTION
        if not any(columns.has(name, number) for name in ("base", "attested", "implied")):
            return self._unlisted(text) or Reason.UNATTESTED
        return self._declined(text)


def _words(columns: Columns) -> int:
    known = columns.bits("base") | columns.bits("attested") | columns.bits("implied")
    return known & ~columns.listing("abbreviation")


def _boggle(columns: Columns) -> int:
    return _words(columns) | columns.listing("interjection")


def _classic(columns: Columns) -> int:
    return _words(columns) & columns.bits("classic")


def _english(columns: Columns) -> int:
    return columns.bits("base")


POLICIES: dict[str, Callable[[Columns], int]] = {
    "boggle": _boggle,
    "quiddler": _words,
    "scrabble-inflected": _words,
    "scrabble-classic": _classic,
    "english": _english,
}
"""Policy by name: the accepted words as a big integer of bits."""

LANGUAGE_OF = {name: "en" if name == "english" else "cs" for name in POLICIES}
"""Policy -> language of the word list it belongs to."""

WIDEST = "boggle"
"""The Czech policy that takes whatever another one takes."""

TAKES_SPOKEN = frozenset({"boggle"})
"""Policies by which a household may let spoken Czech count (RULES BG7)."""


def _bits(numbers: Iterable[int], size: int) -> int:
    """A set of numbers as an integer of bits."""
    column = bytearray((size + 7) // 8)
    for number in numbers:
        column[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(column, "little")
