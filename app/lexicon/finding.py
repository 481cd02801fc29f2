"""Looking for words: by pattern and from given letters. Both walk the automaton.

Plain Python is the reference; the compiled twin finds the same where it was built and the list is mapped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from app.lexicon.dawg import FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK
from app.lexicon.policy import MAX_LENGTH, Policy

try:
    from app.lexicon import finding_native as native

    COMPILED = native.TWIN == 1
except ImportError:
    COMPILED = False

ANY = "?"
"""One letter, in patterns; a blank, among letters."""

MANY = "*"
"""Any number of letters, also none."""

Watch = Callable[[float], bool]
"""Told now and then during a long search which share of it is done: true ends it."""

ALL_LENGTHS = range(1, MAX_LENGTH + 1)


def unwatched(_share: float) -> bool:
    """For a search that nobody wants to stop."""
    return False


class Dropped(Exception):
    """The search was stopped."""


class _Walk:
    """Spells, in alphabetical order, every word that a machine of states lets through.

    step: state and letter code → next state, None where it ends. done: whether a word may end in a state;
    without it any may. Parts of the automaton under which nothing ends well are entered once per state:
    ``*ůň`` would else read all of it.
    """

    def __init__(
        self,
        policy: Policy,
        step: Callable[[Any, int], Any],
        done: Callable[[Any], bool] | None,
        watch: Watch,
    ) -> None:
        self._dawg, self._step, self._done, self._watch = policy.dawg, step, done, watch
        self._allows = policy.allows
        self._edges, self._letters = policy.dawg.edges, policy.dawg.letters
        self._hopeful: dict[tuple[int, Any], bool] = {}
        self._visits, self._share = 0, 0.0

    def words(self, start: Any, lengths: range) -> Iterator[tuple[int, str]]:
        """(number, word) of each accepted word of these lengths. Raises Dropped."""
        edges, counts, letters, done = self._edges, self._dawg.counts, self._letters, self._done
        shortest, longest, size = lengths.start, lengths.stop - 1, len(self._dawg)
        waiting = [(self._dawg.root, 0, "", start)] if size and longest > 0 else []
        while waiting:
            place, before, prefix, state = waiting.pop()
            self._share = (before + counts[place]) / size
            self._look_up()
            edge = edges[place]
            if not edge & LAST:
                waiting.append((place + 1, before, prefix, state))
            code = edge >> LETTER_SHIFT & LETTER_MASK
            after = self._step(state, code)
            if after is None:
                continue
            number, text, below = before + counts[place], prefix + letters[code], edge & TARGET_MASK
            final, long = bool(edge & FINAL), len(text)
            if below and long < longest and (done is None or self._hope(below, after)):
                waiting.append((below, number + final, text, after))
            if final and long >= shortest and (done is None or done(after)) and self._allows(number):
                yield number, text

    def _look_up(self) -> None:
        self._visits += 1
        if not self._visits & 1023 and self._watch(self._share):
            raise Dropped

    def _hope(self, node: int, state: Any) -> bool:
        """Whether any word ends well below."""
        key = (node, state)
        known = self._hopeful.get(key)
        if known is None:
            self._look_up()
            known = self._hopeful[key] = self._search(node, state)
        return known

    def _search(self, node: int, state: Any) -> bool:
        assert self._done is not None
        while True:
            edge = self._edges[node]
            after = self._step(state, edge >> LETTER_SHIFT & LETTER_MASK)
            if after is not None:
                if edge & FINAL and self._done(after):
                    return True
                below = edge & TARGET_MASK
                if below and self._hope(below, after):
                    return True
            if edge & LAST:
                return False
            node += 1


class Pattern:
    """A normalised pattern as a machine: a state is the set of places that may be reached, as bits."""

    def __init__(self, text: str, codes: dict[str, int]) -> None:
        """codes: letter → code, as in the automaton."""
        while MANY + MANY in text:
            text = text.replace(MANY + MANY, MANY)
        every = sum(1 << place for place, letter in enumerate(text) if letter == ANY)
        self.stars = sum(1 << place for place, letter in enumerate(text) if letter == MANY)
        self.masks = [every] * (LETTER_MASK + 1)
        for place, letter in enumerate(text):
            if letter in codes:
                self.masks[codes[letter]] |= 1 << place
        self.end = 1 << len(text)
        self.start = self._spread(1)
        self._steps: dict[int, int | None] = {}

    def _spread(self, places: int) -> int:
        """A star may also stand for nothing."""
        return places | (places & self.stars) << 1

    def step(self, state: int, code: int) -> int | None:
        """The places of the pattern that one more letter leads to."""
        key = state << LETTER_SHIFT | code
        if key not in self._steps:
            self._steps[key] = self._spread((state & self.masks[code]) << 1 | state & self.stars) or None
        return self._steps[key]

    def ends(self, state: int) -> bool:
        """Whether a word may end at one of these places."""
        return bool(state & self.end)


def fitting(
    policy: Policy, pattern: str, watch: Watch = unwatched, lengths: range = ALL_LENGTHS
) -> Iterator[tuple[int, str]]:
    """(number, word) of the accepted words that fit a normalised pattern, in alphabetical order.

    Raises Dropped when the watch ends it.
    """
    machine = Pattern(pattern, policy.dawg.codes)
    walk = _compiled(policy, watch, lengths)
    if walk is not None and machine.end >> native.MOST_PLACES <= 1:
        walk.fit(machine.masks, machine.stars, machine.start, machine.end)
        return _all_of(walk)
    return _Walk(policy, machine.step, machine.ends, watch).words(machine.start, lengths)


def spelled(
    policy: Policy, letters: str, watch: Watch = unwatched, lengths: range = ALL_LENGTHS
) -> Iterator[tuple[int, str]]:
    """(number, word) of the accepted words that can be laid with these letters, each used once.

    Raises Dropped when the watch ends it.
    """
    stock = Counter(letters)
    blanks = stock.pop(ANY, 0)
    named = policy.dawg.letters
    walk = _compiled(policy, watch, lengths)
    if walk is not None:
        walk.spell([stock[letter] for letter in named], blanks)
        return _all_of(walk)

    def step(state: tuple[str, int], code: int) -> tuple[str, int] | None:
        left, free = state
        letter = named[code]
        if letter in left:
            return left.replace(letter, "", 1), free
        return (left, free - 1) if free else None

    start = ("".join(sorted(stock.elements())), blanks)
    return _Walk(policy, step, None, watch).words(start, lengths)


def _compiled(policy: Policy, watch: Watch, lengths: range) -> native.Walk | None:
    dawg = policy.dawg
    if not COMPILED or dawg.twin is None:
        return None
    return native.Walk(dawg.twin, dawg.letters, len(dawg), policy.accepted, lengths, watch)


def _all_of(walk: native.Walk) -> Iterator[tuple[int, str]]:
    while (found := walk.more()) is not None:
        if not found:
            return
        yield from found
    raise Dropped
