"""Looking for words: by pattern, from given letters, and near a misspelt one. All walk the automaton."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.lexicon.czech import fold, normalise
from app.lexicon.dawg import FINAL, TARGET_MASK
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import MAX_LENGTH, Policy

ANY = "?"
"""One letter, in patterns; a blank, among letters."""

MANY = "*"
"""Any number of letters, also none."""


def matching(policy: Policy, pattern: str, limit: int = 500) -> list[str]:
    """The accepted words that fit a pattern of letters, ``?`` and ``*``, in alphabetical order.

    At most ``limit`` come back.
    """
    text = normalise(pattern)
    while MANY * 2 in text:
        text = text.replace(MANY * 2, MANY)
    found: list[str] = []
    if len(text) <= MAX_LENGTH:
        for word in _matching(policy, text):
            found.append(word)
            if len(found) >= limit:
                break
    return found


def _closure(pattern: str, places: frozenset[int]) -> frozenset[int]:
    """The places in the pattern reachable without a letter: a ``*`` may stand for none."""
    reached = set(places)
    for place in places:
        while place < len(pattern) and pattern[place] == MANY:
            place += 1
            reached.add(place)
    return frozenset(reached)


def _matching(policy: Policy, pattern: str) -> Iterator[str]:
    dawg = policy.dawg
    end = len(pattern)

    def walk(node: int, number: int, text: str, places: frozenset[int]) -> Iterator[str]:
        for letter, index, edge in dawg.children(node):
            further = {
                place if pattern[place] == MANY else place + 1
                for place in places
                if place < end and pattern[place] in (letter, ANY, MANY)
            }
            if not further:
                continue
            reached = _closure(pattern, frozenset(further))
            own = number + dawg.counts[index]
            if edge & FINAL:
                if end in reached and policy.allows(own):
                    yield text + letter
                own += 1
            yield from walk(edge & TARGET_MASK, own, text + letter, reached)

    if len(dawg):
        yield from walk(dawg.root, 0, "", _closure(pattern, frozenset({0})))


def from_letters(
    policy: Policy, letters: str, *, every: bool = False, shortest: int = 2, limit: int = 1000
) -> list[str]:
    """The accepted words that given letters make, ``?`` being a blank: the longest first, then alphabetical.

    With ``every`` a word must use all of them. At most ``limit`` words come back.
    """
    text = normalise(letters).replace(" ", "")
    if len(text) > MAX_LENGTH:
        return []
    stock = Counter(text)
    blanks = stock.pop(ANY, 0)
    total = len(text)
    dawg = policy.dawg
    found: list[str] = []

    def walk(node: int, number: int, text: str, spare: int) -> None:
        for letter, index, edge in dawg.children(node):
            own_letter = stock[letter] > 0
            if not own_letter and not spare:
                continue
            own = number + dawg.counts[index]
            if own_letter:
                stock[letter] -= 1
            if edge & FINAL:
                size = len(text) + 1
                if size >= shortest and (size == total or not every) and policy.allows(own):
                    found.append(text + letter)
                own += 1
            if len(text) + 1 < total:
                walk(edge & TARGET_MASK, own, text + letter, spare if own_letter else spare - 1)
            if own_letter:
                stock[letter] += 1

    if total and len(dawg):
        walk(dawg.root, 0, "", blanks)
    return sorted(found, key=lambda word: -len(word))[:limit]


_ACCENT = 1
"""Cost of a letter that differs in its diacritics only; any other mistake costs `_MISTAKE`."""
_MISTAKE = 2


def suggestions(lexicon: Lexicon, policy: Policy, word: str, limit: int = 5) -> list[str]:
    """The accepted words nearest to a misspelt one, commonest first among equally near ones.

    Near means one letter wrong, missing, added or swapped with its neighbour, or two diacritics.
    """
    text = normalise(word)
    if not 2 <= len(text) <= MAX_LENGTH:
        return []
    found: dict[int, int] = {}
    _near(policy, text, _MISTAKE, found)
    best = sorted(found, key=lambda number: (found[number], lexicon.rank(number), number))
    return [policy.dawg.word(number) for number in best[:limit]]


def _near(policy: Policy, text: str, budget: int, found: dict[int, int]) -> None:
    """Collects number -> cost of the accepted words within the budget."""
    dawg = policy.dawg
    plain = [fold(letter) for letter in text]
    end = len(text)

    def walk(node: int, number: int, place: int, spent: int) -> None:
        for letter, index, edge in dawg.children(node):
            own = number + dawg.counts[index]
            final = bool(edge & FINAL)
            below = edge & TARGET_MASK
            inner = own + final
            if place < end:
                if letter == text[place]:
                    step(below, own, inner, final, place + 1, spent)
                elif fold(letter) == plain[place] and spent + _ACCENT <= budget:
                    step(below, own, inner, final, place + 1, spent + _ACCENT)
                elif spent + _MISTAKE <= budget:
                    step(below, own, inner, final, place + 1, spent + _MISTAKE)
            if spent + _MISTAKE <= budget:
                step(below, own, inner, final, place, spent + _MISTAKE)  # a letter is missing
                if place + 1 < end and letter == text[place + 1]:
                    step(below, own, inner, final, place + 2, spent + _MISTAKE)  # one too many before it
                    swapped(below, inner, place, spent)

    def swapped(node: int, number: int, place: int, spent: int) -> None:
        for letter, index, edge in dawg.children(node):
            if letter == text[place]:
                own = number + dawg.counts[index]
                final = bool(edge & FINAL)
                step(edge & TARGET_MASK, own, own + final, final, place + 2, spent + _MISTAKE)

    def step(node: int, own: int, inner: int, final: bool, place: int, spent: int) -> None:
        if final:
            cost = spent + _MISTAKE * (end - place)
            if cost <= budget and policy.allows(own) and cost < found.get(own, budget + 1):
                found[own] = cost
        if node:
            walk(node, inner, place, spent)

    if len(dawg):
        walk(dawg.root, 0, 0, 0)
