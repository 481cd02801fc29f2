"""Looks for the words of a list: by pattern, from letters, all short ones; and goes on where it ended."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.lexicon import czech
from app.lexicon.finding import ALL_LENGTHS, ANY, MANY, Dropped, Watch, fitting, spelled, unwatched
from app.ui.pages.dictionary.lookup import (
    FoundWords,
    LookupQuery,
    Mode,
    ShortWord,
    WordLists,
    is_czech,
    tidy,
)

MOST_MATCHES = 60_000
"""Matches looked at; a pattern that has more is told to say more."""

MOST_TAKEN_APART = 8_000
"""So many words are taken apart before those of them that fit are shown; the rest when asked for."""

_WALKED = 0.7
"""Share of the time that finding takes, of which the rest puts what was found in order."""


class WordFinder:
    """Finds words, the commonest first. Asked for more of the same, it goes on where it was.

    Used by one thread.
    """

    def __init__(self, lists: WordLists) -> None:
        self._lists = lists
        self._asked: LookupQuery | None = None
        self._waiting: Iterator[tuple[float, str]] = iter(())
        """What is not yet looked at, with the share that is done by then."""
        self._kept: list[str] = []
        self._more = self._exhausted = False
        self._short: dict[tuple[str, int], tuple[ShortWord, ...]] = {}

    def find(self, question: LookupQuery, watch: Watch = unwatched) -> FoundWords:
        """All words that fit a pattern, can be made of letters or are short. Raises Dropped when stopped."""
        if question.mode is Mode.SHORT:
            return self._find_short(question, watch)
        asked = replace(question, shown=0)
        if asked != self._asked:
            self._asked = None
            self._begin(question, watch)
            self._asked = asked
        self._go_on(question, watch)
        words = sorted(self._kept[: question.shown], key=czech.sort_key)
        words.sort(key=len, reverse=True)
        if not self._exhausted:
            return FoundWords(tuple(words), len(words), True)
        return FoundWords(tuple(words), len(self._kept), self._more, cut=self._more)

    def _begin(self, question: LookupQuery, watch: Watch) -> None:
        """Collect what fits, and put it in order of commonness where not all of it is shown at once."""
        text, filters = tidy(question.text, question.mode), question.filters
        letters = question.mode is Mode.LETTERS
        length = filters.length or (len(text) if filters.whole and letters else 0)
        lengths = range(length, length + 1) if length else range(2, ALL_LENGTHS.stop)
        if filters.whole and letters and filters.length not in (0, len(text)):
            lengths = range(0)
        walk = spelled if letters else fitting
        numbered: list[tuple[int, str]] = []
        self._more = False
        policy = self._lists.policy(question.policy)
        for found in walk(policy, text, lambda share: watch(share * _WALKED), lengths):
            if len(numbered) == MOST_MATCHES:
                self._more = True
                break
            numbered.append(found)
        if len(numbered) > question.shown:
            numbered = self._ranked(question, numbered, watch)
        self._kept, self._exhausted = [], False
        total = max(1, len(numbered))
        self._waiting = ((place / total, word) for place, (_, word) in enumerate(numbered))

    def _ranked(
        self, question: LookupQuery, numbered: Sequence[tuple[int, str]], watch: Watch
    ) -> list[tuple[int, str]]:
        """The commonest first; of forms of one word the shortest."""
        rank = self._lists.lexicon(question.policy).rank
        ranked = []
        for place, (number, word) in enumerate(numbered):
            if not place & 1023 and watch(_WALKED):
                raise Dropped
            ranked.append((rank(number), len(word), number, word))
        ranked.sort()
        return [(number, word) for _, _, number, word in ranked]

    def _go_on(self, question: LookupQuery, watch: Watch) -> None:
        """Until enough words are kept. All are counted where nothing has to be taken apart."""
        filters = question.filters
        if not (filters.of_grammar and is_czech(question.policy)):
            self._kept += (word for _, word in self._waiting)
            self._exhausted = True
            return
        analyses, morphology = self._lists.czech.analyses, self._lists.czech.morphology
        entries, other = morphology.entries, morphology.may_be_other
        taken_apart, before = 0, len(self._kept)
        while len(self._kept) <= question.shown:
            if taken_apart >= MOST_TAKEN_APART and len(self._kept) > before:
                return
            share, word = next(self._waiting, (1.0, ""))
            if not word:
                self._exhausted = True
                return
            if filters.may_take(word, entries, other):
                taken_apart += 1
                if filters.take(word, analyses(word)):
                    self._kept.append(word)
            if watch(share):
                raise Dropped

    # Short words ------------------------------------------------------------------------------

    def _find_short(self, question: LookupQuery, watch: Watch) -> FoundWords:
        """All words of one length, in the order of dictionaries; only those with what is written in them."""
        key = question.policy, question.filters.length
        if key not in self._short:
            self._short[key] = self._explained(*key, watch)
        fits = having(tidy(question.text, question.mode))
        listed = tuple(short for short in self._short[key] if fits.search(short.word))
        return FoundWords(tuple(short.word for short in listed), len(listed), explained=listed)

    def _explained(self, policy: str, length: int, watch: Watch) -> tuple[ShortWord, ...]:
        lexicon = self._lists.lexicon(policy)
        found = sorted(
            fitting(self._lists.policy(policy), ANY * length), key=lambda one: czech.sort_key(one[1])
        )
        words = []
        for place, (number, word) in enumerate(found):
            if watch(place / len(found)):
                raise Dropped
            readings = lexicon.analyses(word)
            meanings = lexicon.meanings.of_readings(readings, 1, word)
            words.append(ShortWord(word, readings, meanings, lexicon.vulgar(number)))
        return tuple(words)


def having(text: str) -> re.Pattern[str]:
    """What a word must match to have something written in it, or to fit a pattern."""
    inside = "".join({ANY: ".", MANY: ".*"}.get(letter, re.escape(letter)) for letter in text)
    return re.compile(f"^{inside}$" if ANY in text or MANY in text else inside)
