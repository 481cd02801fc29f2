"""English glosses of Czech lemmas: an English-Czech dictionary turned round."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path

from app.lexicon.analysis import Pos
from app.lexicon.meanings import COARSE
from lexbuild.english import coarse_kind
from lexbuild.meaning_lemmas import Lemmas

MOST = 4
"""Glosses of one lemma."""

LONGEST_WORDS = 2
RAREST = 70
"""SCOWL size up to which an English word explains anything."""

_PARTS = {
    "n": Pos.NOUN,
    "v": Pos.VERB,
    "adj": Pos.ADJECTIVE,
    "adv": Pos.ADVERB,
    "prep": Pos.PREPOSITION,
    "conj": Pos.CONJUNCTION,
    "pron": Pos.PRONOUN,
    "interj": Pos.INTERJECTION,
    "num": Pos.NUMERAL,
}
_ABSENT = 95
FARTHEST = 1.3
"""How much more than the best gloss another may cost."""
_PLURAL_ENDINGS = ("y", "e", "i", "a")
"""Czech lemmas in the plural end so: brýle, texasky."""


def scowl_sizes(folder: Path) -> dict[str, int]:
    """English word -> the smallest SCOWL list that has it."""
    sizes: dict[str, int] = {}
    for path in sorted(folder.glob("*-words.*"), key=lambda one: (int(one.suffix[1:]), one.name)):
        if int(path.suffix[1:]) > RAREST:
            break
        for word in path.read_bytes().decode("latin-1").split():
            sizes.setdefault(word, int(path.suffix[1:]))
    return sizes


class English:
    """The dictionary from both sides."""

    def __init__(self, entries: Iterable[tuple[str, str, str]], sizes: Mapping[str, int]) -> None:
        """entries: English head, part of speech, Czech translation."""
        self._sizes = sizes
        self._czech: defaultdict[str, set[str]] = defaultdict(set)
        self._heads: defaultdict[str, defaultdict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        self._parts: defaultdict[str, set[Pos]] = defaultdict(set)
        for head, tags, translation in entries:
            if "pl" not in tags:
                self._czech[head].add(translation)
                self._heads[translation][head].add(tags)
                self._parts[head].update(_PARTS[tag] for tag in (tags,) if tag in _PARTS)

    @cached_property
    def lemmas(self) -> list[str]:
        """Everything that stands on the Czech side, in order."""
        return sorted(self._heads)

    def every(self) -> Iterable[str]:
        """All English heads."""
        return self._czech.keys()

    def heads(self, lemma: str) -> frozenset[str]:
        """The English words that a Czech one translates."""
        return frozenset(self._heads.get(lemma, ()))

    def breadth(self, head: str) -> int:
        """How many translations an English word has."""
        return len(self._czech.get(head, ()))

    def glosses(self, lemma: str, lemmas: Lemmas, coarse: frozenset[str] = frozenset()) -> list[str]:
        """The best few English words: common ones, of few other meanings, of the right part of speech.

        coarse: never these.
        """
        parts = lemmas.parts(lemma)
        heads = {
            head: tags
            for head, tags in self._heads.get(lemma, {}).items()
            if self._size(head) <= RAREST
            and len(head.split()) <= LONGEST_WORDS
            and head.lower() not in coarse
            and self._fits(tags, parts)
        }
        singular = [head for head in heads if not self._plural(head)]
        if singular or not lemma.endswith(_PLURAL_ENDINGS):
            heads = {head: heads[head] for head in singular}
        best = sorted((self._cost(head, tags, lemmas, parts, heads), head) for head, tags in heads.items())
        chosen: list[str] = []
        for cost, head in best:
            if cost <= best[0][0] + FARTHEST and not any(_same_word(head, other) for other in chosen):
                chosen.append(head)
        # The commonest word is what most people know: it stands first.
        return sorted(chosen[:MOST], key=self._size)

    def _fits(self, tags: set[str], parts: frozenset[Pos]) -> bool:
        known = {_PARTS[tag] for tag in tags if tag in _PARTS}
        return not known or "" in tags or bool(known & parts)

    def _cost(
        self, head: str, tags: set[str], lemmas: Lemmas, parts: frozenset[Pos], heads: Collection[str]
    ) -> float:
        """The lower, the better a gloss: common, with few other meanings, of the right part of speech."""
        told = any(_PARTS.get(tag) in parts for tag in tags)
        elsewhere = self._parts[head]
        strange = not told and bool(elsewhere) and not elsewhere & parts
        alike = sum(bool(lemmas.parts(other) & parts) for other in self._czech[head])
        # What no other gloss has anything in common with is a sense of its own, often a far-fetched one.
        alone = len(heads) > 2 and all(
            len(self._czech[head] & self._czech[other]) < 2 for other in heads if other != head
        )
        size = (self._size(head) - 10) / 22
        return (
            0.6 * math.log(alike + 1) + size + 1.2 * (" " in head) - 0.2 * told + 0.6 * strange + 0.8 * alone
        )

    def _plural(self, head: str) -> bool:
        """Whether it is a form in -s of a word at least as common: meats, abducts."""
        if not head.endswith("s") or head.endswith("ss"):
            return False
        return any(
            self._sizes.get(stem, _ABSENT) <= self._size(head)
            for stem in (head[:-1], head[:-2] if head.endswith("es") else "", head[:-3] + "y")
            if len(stem) > 2
        )

    def _size(self, head: str) -> int:
        """Of the rarest word in it; what holds capitals or digits counts only if its name is a common one."""
        return max(self._sizes.get(word, self._sizes.get(word.lower(), _ABSENT)) for word in head.split())


def _same_word(one: str, other: str) -> bool:
    """Whether two English words are spellings or endings of one: colour and color, womb and wombs."""
    short, long = sorted((_folded(one), _folded(other)), key=len)
    common = next((n for n, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    return (
        long == short or common >= max(4, len(long) - 3) or (common == len(short) > 2 >= len(long) - common)
    )


def _folded(word: str) -> str:
    word = word.lower().replace("-", "").replace(" ", "")
    for british, american in (("is", "iz"), ("our", "or"), ("ae", "e"), ("oe", "e")):
        word = word.replace(british, american)
    return word


def told(dictionary: English, lemmas: Lemmas, heads: Mapping[str, str]) -> dict[str, str]:
    """Lemma -> its glosses with commas between. heads: coarse words of English, which explain none but coarse
    ones, and are marked there."""
    found = {}
    coarse = frozenset(
        head.lower()
        for head in dictionary.every()
        if any(coarse_kind(word, heads) for word in head.lower().split())
    )
    for lemma in dictionary.lemmas:
        barred = coarse if lemmas.gentle(lemma) else frozenset()
        glosses = dictionary.glosses(lemma, lemmas, barred) if lemmas.parts(lemma) else []
        if glosses:
            found[lemma] = ", ".join(COARSE + one if one.lower() in coarse else one for one in glosses)
    return found
