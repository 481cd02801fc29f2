"""A hand for a whole class: everybody makes the best of the same cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.engine.errors import IllegalMove
from app.engine.lessons.one_deal import TeamAnswer
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options, check_length
from app.games.quiddler.words import searching
from app.lexicon import czech
from app.lexicon.judge import Judge

KNOWN = 60_000
"""Rank of a form up to which a class knows it."""
MOST_WORDS = 5
HELD = "held"
"""What is subtracted for cards that are held (RULES QD10)."""


class HandFault(StrEnum):
    """Why an answer does not count."""

    NOTHING = "nothing"
    CARDS = "cards"
    """The words cannot be laid of these cards."""
    SHORT = "short"
    LETTER = "letter"
    """A word of one letter, where words have two letters at least (RULES QD8)."""
    DISCARD = "discard"
    """A card is to be left for the discard pile (RULES QD6)."""
    UNKNOWN = "unknown"
    COARSE = "coarse"


@dataclass(frozen=True)
class LaidHand:
    """melds: the words laid. discard, held: the cards that are left."""

    melds: tuple[Meld, ...]
    discard: str
    held: tuple[str, ...]


class HandDeal:
    """cards: one more than can be laid. best: the program's arrangement, of words that people know.
    utmost: the same of all words. hidden: words for whose sake the hand is so."""

    def __init__(self, cards: Sequence[str], edition: str, judge: Judge, hidden: Sequence[str] = ()) -> None:
        self.cards, self.edition, self.hidden = tuple(cards), edition, tuple(hidden)
        least = "letters" if edition == "en" else "cards"  # RULES QD8
        self._judge, self._options = judge, Options(edition=edition, min_word=least)
        self._known: dict[Meld, bool] = {}
        policy, lexicon = judge.policy, judge.lexicon
        rank = lexicon.form_rank if lexicon.language == "cs" else lexicon.rank
        known = searching(judge, self._options, lambda number: policy.sure(number) and rank(number) <= KNOWN)
        every = searching(judge, self._options, policy.certain)
        self.utmost = self._answer(every.best(self.cards).melds)
        self.best = self._answer(known.best(self.cards).melds)

    @property
    def complete(self) -> bool:
        """Whether the best lays all but a card."""
        laid = self.best.laid
        return isinstance(laid, LaidHand) and bool(laid.melds) and not laid.held

    def _answer(self, melds: Sequence[Meld], fault: str = "", subject: str = "") -> TeamAnswer:
        """What these words bring (RULES QD10)."""
        worth = deck.values(self.edition)
        left = list((Counter(self.cards) - Counter(card for meld in melds for card in meld)).elements())
        discard = max(left, key=worth.__getitem__)
        left.remove(discard)
        order = sorted(melds, key=lambda meld: (-deck.value(self.edition, meld), meld))
        parts = [(deck.spelt(meld), deck.value(self.edition, meld)) for meld in order]
        if left:
            parts.append((HELD, -deck.value(self.edition, left)))
        points = max(0, sum(value for _, value in parts))
        text = " · ".join("".join(meld) for meld in order)
        laid = LaidHand(tuple(order), discard, tuple(left))
        return TeamAnswer(text, points, fault, subject, fault == HandFault.UNKNOWN, laid, tuple(parts))

    def judged(self, text: str) -> TeamAnswer:
        words = [czech.normalise(word) for word in re.findall(r"[^\W\d_]+", text)][:MOST_WORDS]
        written = " · ".join(map(czech.upper, words))
        if not words:
            return TeamAnswer(written, fault=HandFault.NOTHING)
        for word in words:
            number = self._judge.judge(word).number
            if number >= 0 and not self._judge.lexicon.gentle(number):
                return TeamAnswer("", fault=HandFault.COARSE)
        ways = [list(self._cuts(word, self.cards)) for word in words]
        for word, cuts in zip(words, ways, strict=True):
            if not cuts:
                return TeamAnswer(written, fault=HandFault.CARDS, subject=czech.upper(word))
        melds = self._together(ways)
        if melds is None:
            return TeamAnswer(written, fault=HandFault.CARDS, subject=written)
        if sum(map(len, melds)) == len(self.cards):
            return TeamAnswer(written, fault=HandFault.DISCARD)
        return self._checked(melds)

    def _accepts(self, meld: Meld) -> bool:
        if meld not in self._known:
            self._known[meld] = self._judge.judge(deck.spelt(meld)).accepted
        return self._known[meld]

    def _checked(self, melds: Sequence[Meld]) -> TeamAnswer:
        """Words that can be laid: whether they may."""
        for meld in melds:
            try:
                check_length(self._options, meld)
            except IllegalMove:
                letters = self._options.min_word == "letters"
                fault = HandFault.LETTER if letters else HandFault.SHORT
                return self._answer(melds, fault, "".join(meld))
        for meld in melds:
            number = self._judge.judge(deck.spelt(meld)).number
            if number >= 0 and not self._judge.lexicon.gentle(number):
                return TeamAnswer("", fault=HandFault.COARSE)
        for meld in melds:
            if not self._accepts(meld):
                return self._answer(melds, HandFault.UNKNOWN, "".join(meld))
        return self._answer(melds)

    def _cuts(self, word: str, cards: Sequence[str]) -> Iterator[Meld]:
        """Every way to spell a word with these cards; letters without diacritics stand for those on cards."""
        if not word:
            yield ()
            return
        for card in sorted(set(cards), key=lambda card: (-len(card), card)):
            lower, begin = czech.normalise(card), word[: len(card)]
            if begin in (lower, czech.fold(lower)):
                left = list(cards)
                left.remove(card)
                yield from ((card, *rest) for rest in self._cuts(word[len(card) :], left))

    def _together(self, ways: Sequence[Sequence[Meld]]) -> tuple[Meld, ...] | None:
        """One way for each word, of the same hand; words of the list before others, then those worth most."""
        best, rank = None, (-1, -1)
        for melds in _choices(ways, Counter(self.cards)):
            good = sum(map(self._accepts, melds))
            found = (good, sum(deck.value(self.edition, meld) for meld in melds))
            if found > rank:
                best, rank = melds, found
        return best


def _choices(ways: Sequence[Sequence[Meld]], left: Counter[str]) -> Iterator[tuple[Meld, ...]]:
    if not ways:
        yield ()
        return
    for meld in ways[0]:
        wanted = Counter(meld)
        if wanted <= left:
            yield from ((meld, *rest) for rest in _choices(ways[1:], left - wanted))
