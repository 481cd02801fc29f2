"""What a round brings: cards, bonuses, penalties (RULES QD10, QD11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from app.engine.plain import Natural, Plain
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld

BONUS = 10
"""For most words and for the longest one, each (RULES QD11)."""

Word: TypeAlias = tuple[Natural, Natural]
"""A word that lies: its owner, its index among the owner's."""


@dataclass(frozen=True)
class Score(Plain):
    """A seat's points of a round.

    plus: standing words; minus: cards in hand; most, longest: the two bonuses; penalty: for words that fell
    and for challenges in vain; points: what goes onto the score sheet.
    """

    plus: int = 0
    minus: int = 0
    most: int = 0
    longest: int = 0
    penalty: int = 0
    points: int = 0

    @property
    def bonus(self) -> int:
        """Both bonuses together."""
        return self.most + self.longest

    @classmethod
    def of(cls, edition: str, plus: int, minus: int, most: int, longest: int, penalty: int) -> Score:
        """With the floor of the edition (RULES QD10, RULES-REGISTER D9, D10)."""
        bonus = most + longest
        if edition == "cz":
            points = max(0, plus - minus) + bonus - penalty
        else:
            points = max(0, plus - minus + bonus - penalty)
        return cls(plus, minus, most, longest, penalty, points)


def bonuses_of(seats: int, bonus2: str) -> tuple[bool, bool]:
    """Whether there is a bonus for most words, for the longest word: two agree on one (RULES QD11)."""
    return seats > 2 or bonus2 == "words", seats > 2 or bonus2 == "longest"


def standing(laid: Sequence[Sequence[Meld] | None], fallen: Iterable[Word]) -> list[list[Meld]]:
    """The words by seat that count."""
    gone = set(fallen)
    return [
        [meld for index, meld in enumerate(words or ()) if (seat, index) not in gone]
        for seat, words in enumerate(laid)
    ]


def leader(measures: Sequence[int]) -> int | None:
    """The seat with the most, None for a tie or where nobody has anything."""
    best = max(measures, default=0)
    return measures.index(best) if best and measures.count(best) == 1 else None


def race(words: Sequence[Sequence[Meld]], ch: int = 2) -> tuple[list[int], list[int]]:
    """How many words, and letters of the longest one, by seat: what the bonuses go by."""
    most = [len(melds) for melds in words]
    longest = [max((deck.length(meld, ch) for meld in melds), default=0) for melds in words]
    return most, longest


class Prospect(NamedTuple):
    """How one of the two bonuses would stand if somebody laid certain words now.

    figure: how many words, or letters of the longest one. takes: it would be theirs. spoils: it would be
    nobody's any more.
    """

    figure: int
    takes: bool
    spoils: bool


def prospects(
    standing_words: Sequence[Sequence[Meld]],
    seat: int,
    words: Sequence[Meld],
    *,
    bonus2: str = "words",
    ch: int = 2,
) -> tuple[Prospect | None, Prospect | None]:
    """For most words and for the longest one (RULES QD11), None where nobody plays for it. standing_words: by
    seat, as they lie now. words: what the seat would lay."""
    laid = [tuple(words) if one == seat else tuple(melds) for one, melds in enumerate(standing_words)]
    found: list[Prospect | None] = []
    played = bonuses_of(len(laid), bonus2)
    for used, before, after in zip(played, race(standing_words, ch), race(laid, ch), strict=True):
        was, now = leader(before), leader(after)
        spoils = now is None and was is not None and was != seat
        found.append(Prospect(after[seat], now == seat, spoils) if used and words else None)
    return found[0], found[1]


def round_scores(
    edition: str,
    words: Sequence[Sequence[Meld]],
    held: Sequence[Sequence[str]],
    penalties: Sequence[int],
    *,
    bonus2: str = "words",
    ch: int = 2,
) -> list[Score]:
    """The score of every seat. words: standing ones."""
    given = bonuses_of(len(words), bonus2)
    taken = [
        leader(measures) if used else None for used, measures in zip(given, race(words, ch), strict=True)
    ]
    return [
        Score.of(
            edition,
            sum(deck.value(edition, meld) for meld in words[seat]),
            deck.value(edition, held[seat]),
            BONUS if taken[0] == seat else 0,
            BONUS if taken[1] == seat else 0,
            penalties[seat],
        )
        for seat in range(len(words))
    ]
