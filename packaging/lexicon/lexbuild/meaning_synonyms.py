"""Synonyms of a lemma: those of the thesaurus that a second source bears out.

The thesaurus was made by way of English, so it also puts together what only one English word of two senses
joins: krab, vratidlo and vrátek by "crab". What two independent English words join, or one that has no other
translations, or what the dictionary of foreign words uses to define the other, is taken.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable

from lexbuild.meaning_english import English
from lexbuild.meaning_lemmas import Lemmas

MOST = 6
"""Synonyms of one lemma."""

NEAR, NEARER = 0.35, 0.7
"""How alike two words must be that two English words join, and one."""
NARROW = 7
"""Translations that one of the two English words may have at most."""


class Evidence:
    """What other sources say about two words having one meaning."""

    def __init__(self, english: English, definitions: Iterable[tuple[str, str]]) -> None:
        self._english = english
        self._said: defaultdict[str, set[str]] = defaultdict(set)
        for heads, text in definitions:
            words = re.findall(r"\w+", text)
            for head in heads.split(","):
                self._said[head.strip()].update(words)

    def likeness(self, one: str, other: str) -> float:
        """From 0 to 1: the share of English words that two have in common; narrow ones weigh more."""
        here, there = self._english.heads(one), self._english.heads(other)
        if not here & there:
            return 0.0
        return self._weight(here & there) / math.sqrt(self._weight(here) * self._weight(there))

    def _weight(self, heads: frozenset[str]) -> float:
        return sum(1 / math.log(1.5 + self._english.breadth(head)) for head in sorted(heads))

    def agrees(self, one: str, other: str) -> bool:
        """Whether a second source bears out that both mean the same."""
        if other in self._said.get(one, ()) or one in self._said.get(other, ()):
            return True
        shared = self._english.heads(one) & self._english.heads(other)
        likeness = self.likeness(one, other)
        narrowest = min(map(self._english.breadth, shared), default=0)
        if len({head.lower()[:4] for head in shared}) > 1 and likeness >= NEAR and narrowest <= NARROW:
            return True
        return any(self._english.breadth(head) == 2 for head in shared) and likeness >= NEARER


def told(entries: Iterable[tuple[str, list[str]]], evidence: Evidence, lemmas: Lemmas) -> dict[str, str]:
    """Lemma -> its synonyms with commas between, the nearest first."""
    found = {}
    for head, given in entries:
        parts = lemmas.parts(head)
        if not parts:
            continue
        coarse = not lemmas.gentle(head)
        fitting = [
            (-evidence.likeness(head, other), other)
            for other in dict.fromkeys(given)
            if other != head
            and lemmas.parts(other) & parts
            and (coarse or lemmas.gentle(other))
            and evidence.agrees(head, other)
        ]
        if fitting:
            found[head] = ", ".join(lemmas.marked(other) for _, other in sorted(fitting)[:MOST])
    return found
