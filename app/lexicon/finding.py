"""Looking for words: by pattern and from given letters. Both walk the automaton."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from app.lexicon.dawg import FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK
from app.lexicon.policy import Policy

ANY = "?"
"""One letter, in patterns; a blank, among letters."""

MANY = "*"
"""Any number of letters, also none."""


Stopped = Callable[[], bool]
"""Asked now and then during a long search: true ends it."""


class Dropped(Exception):
    """The search was stopped."""


class _Walk:
    """Spells, in alphabetical order, every word that a machine of states lets through.

    step: state and letter → next state, None where it ends. done: whether a word may end in a state;
    without it any may. Parts of the automaton under which nothing ends well are entered once per state:
    ``*ůň`` would else read all of it.
    """

    def __init__(
        self,
        policy: Policy,
        step: Callable[[Any, str], Any],
        done: Callable[[Any], bool] | None,
        stopped: Stopped,
    ) -> None:
        self._dawg, self._step, self._done, self._stopped = policy.dawg, step, done, stopped
        self._allows = policy.allows
        self._edges, self._letters = policy.dawg.edges, policy.dawg.letters
        self._hopeful: dict[tuple[int, Any], bool] = {}
        self._visits = 0

    def words(self, start: Any) -> Iterator[tuple[int, str]]:
        """(number, word) of each accepted word. Raises Dropped."""
        edges, counts, letters, done = self._edges, self._dawg.counts, self._letters, self._done
        waiting = [(self._dawg.root, 0, "", start)] if len(self._dawg) else []
        while waiting:
            place, before, prefix, state = waiting.pop()
            self._look_up()
            edge = edges[place]
            if not edge & LAST:
                waiting.append((place + 1, before, prefix, state))
            letter = letters[edge >> LETTER_SHIFT & LETTER_MASK]
            after = self._step(state, letter)
            if after is None:
                continue
            number, text, below = before + counts[place], prefix + letter, edge & TARGET_MASK
            final = bool(edge & FINAL)
            if below and (done is None or self._hope(below, after)):
                waiting.append((below, number + final, text, after))
            if final and (done is None or done(after)) and self._allows(number):
                yield number, text

    def _look_up(self) -> None:
        self._visits += 1
        if not self._visits & 1023 and self._stopped():
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
            after = self._step(state, self._letters[edge >> LETTER_SHIFT & LETTER_MASK])
            if after is not None:
                if edge & FINAL and self._done(after):
                    return True
                below = edge & TARGET_MASK
                if below and self._hope(below, after):
                    return True
            if edge & LAST:
                return False
            node += 1


def fitting(policy: Policy, pattern: str, stopped: Stopped = lambda: False) -> Iterator[tuple[int, str]]:
    """(number, word) of the accepted words that fit a normalised pattern, in alphabetical order.

    Raises Dropped when stopped.
    """
    length = len(pattern)

    def spread(places: set[int]) -> frozenset[int]:
        whole = set(places)
        for place in places:
            while place < length and pattern[place] == MANY:
                place += 1
                whole.add(place)
        return frozenset(whole)

    steps: dict[tuple[frozenset[int], str], frozenset[int] | None] = {}

    def step(state: frozenset[int], letter: str) -> frozenset[int] | None:
        key = (state, letter)
        if key not in steps:
            after: set[int] = set()
            for place in state:
                if place < length:
                    if pattern[place] == MANY:
                        after.add(place)
                    elif pattern[place] in (ANY, letter):
                        after.add(place + 1)
            steps[key] = spread(after) or None
        return steps[key]

    return _Walk(policy, step, lambda state: length in state, stopped).words(spread({0}))


def spelled(policy: Policy, letters: str, stopped: Stopped = lambda: False) -> Iterator[tuple[int, str]]:
    """(number, word) of the accepted words that can be laid with these letters, each used once.

    Raises Dropped when stopped.
    """
    stock = Counter(letters)
    blanks = stock.pop(ANY, 0)

    def step(state: tuple[str, int], letter: str) -> tuple[str, int] | None:
        left, free = state
        if letter in left:
            return left.replace(letter, "", 1), free
        return (left, free - 1) if free else None

    start = ("".join(sorted(stock.elements())), blanks)
    return _Walk(policy, step, None, stopped).words(start)
