"""Czech words for English ones: the glosses of Czech words turned round, or what the dictionary has besides.

What is mutual is taken: pes is told to be a dog, so dog is pes. Where nothing is, common Czech words of
the dictionary stand in, of a part of speech that the English word has.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Mapping

from app.lexicon.grammar import Pos
from app.lexicon.meanings import COARSE
from app.lexicon.telling.english import PARTS
from lexbuild.meaning_english import English
from lexbuild.meaning_lemmas import Lemmas

MOST = 4
"""Czech words of an English one."""
AFTER = 1.2
"""How much later a word comes, by the logarithm of its rank, for each gloss that it has before this one."""
COMMONER = 10
"""A word of another part of speech is at most so many times rarer than the first."""
FARTHEST = 3.0
"""How much later than the first of its part of speech a word may come: dog is no hook, though hák is one."""
COMMON = 30_000
"""Of words that are not mutual only those with lemmas up to this rank."""

_Weighed = list[tuple[float, str]]
"""Czech words with how late they come."""


def told(
    dictionary: English,
    glosses: Mapping[str, str],
    words: Mapping[str, str],
    usual: Mapping[str, Collection[str]],
    lemmas: Lemmas,
    coarse: Collection[str],
) -> dict[str, str]:
    """English word -> Czech words with commas between.

    glosses: of Czech lemmas. words: English ones, with their readings in front. usual: as what parts of
    speech texts have them. coarse: those that coarse Czech words may explain."""
    mutual: defaultdict[str, list[tuple[float, str]]] = defaultdict(list)
    for lemma, text in glosses.items():
        for place, head in enumerate(text.split(", ")):
            weight = math.log(_rank(lemma, lemmas)) + AFTER * place
            mutual[head.removeprefix(COARSE).lower()].append((weight, lemma))
    other: defaultdict[str, _Weighed] = defaultdict(list)
    for lemma in dictionary.lemmas:
        if lemmas.parts(lemma) and (rank := _rank(lemma, lemmas)) <= COMMON:
            for head in dictionary.heads(lemma):
                other[head.lower()].append((math.log(rank), lemma))
    found = {}
    for word, text in words.items():
        codes = [code for code in text.partition("\t")[0].split() if code in PARTS]
        parts = [PARTS[code] for code in codes]
        thought_of = [
            PARTS[code] for at, code in enumerate(codes) if not at or code in usual.get(word, PARTS)
        ]
        if not parts:
            continue
        told_by = sorted(mutual[word])
        known = [one for one in told_by if _rank(one[1], lemmas) <= COMMON] or told_by[:1]
        near = known or sorted(other[word])
        fit = [one for one in near if word in coarse or lemmas.gentle(one[1])]
        told_too = frozenset(lemma for _, lemma in known)
        chosen = _chosen(fit, told_too, thought_of, lemmas) or _chosen(fit, told_too, parts, lemmas)
        if chosen:
            found[word] = ", ".join(map(lemmas.marked, chosen))
    return found


def _chosen(fit: _Weighed, mutual: frozenset[str], parts: list[Pos], lemmas: Lemmas) -> list[str]:
    """First of the likeliest part of speech, then one of the others that is mutual."""
    first = _near([one for one in fit if parts[0] in lemmas.parts(one[1])])
    others = set(parts[1:])
    rest = _near([one for one in fit if one[1] not in first and lemmas.parts(one[1]) & others])
    if not first:
        return rest[:MOST]
    kept = first[: MOST - 1]
    # What is far rarer is a sense that few think of.
    near = COMMONER * max(_rank(kept[0], lemmas), 300)
    return kept + [one for one in rest if one in mutual and _rank(one, lemmas) <= near][:1]


def _near(weighed: _Weighed) -> list[str]:
    """The words that do not come far later than the first, each once."""
    return list(dict.fromkeys(one for weight, one in weighed if weight <= weighed[0][0] + FARTHEST))


def _rank(lemma: str, lemmas: Lemmas) -> int:
    return lemmas.lexicon.rank(lemmas.lexicon.dawg.number(lemma))
