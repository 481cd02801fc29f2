"""How common each form is as a word that people say: what computer players choose their words by.

The rank of a lemma says little of its forms: everybody says *jít*, nobody *jda*; everybody *tma*, nobody
*tmo*. The frequency data counts forms, but neither tells readings apart nor a word from the same letters
meant for another one. So from what it counts for a form is taken:

* the part that belongs to readings nobody says: vocatives, transgressives, archaic and doubtful forms;
* what people who write without diacritics meant: *mate* is nearly always *máte*;
* of the forms in ``lists/unsaid.tsv``, and of entries in ``lists/namesakes.tsv``, nearly all: foreign words,
  abbreviations, names, bookish words.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence

from app.lexicon import czech
from app.lexicon.grammar import Pos
from lexbuild.frequency import SELDOM, Attestation
from lexbuild.groups import ARCHAIC, DOUBTFUL, TRANSGRESSIVE, Group
from lexbuild.lists import Lists

UNSAID = TRANSGRESSIVE | ARCHAIC | DOUBTFUL
"""Bits of a reading that nobody says."""

UNMARKED = 0.015
"""Share of running text written without diacritics: from words that mean nothing without (nevim, reseni)."""

RANKED = 160_000
"""So many forms get a rank; rarer ones are told apart by nothing."""

_VOCATIVE = re.compile(r"[MIFNX]?[sp]5")


def said_shares(met: Attestation, lists: Lists, seldom: Container[int] = ()) -> dict[str, float]:
    """Word -> share of running text in which it stands as something that people say; without the others.

    seldom: entries that texts have far more often than people say them."""
    meant = _meant_with_marks(met.frequency)
    shares = {}
    for text, share in met.frequency.items():
        left = share * _said_part(met, text, lists.irregular, seldom) - meant.get(text, 0.0)
        if left > 0:
            shares[text] = left * SELDOM if text in lists.unsaid else left
    return shares


def said_ranks(shares: Mapping[str, float]) -> dict[str, int]:
    """Word -> its rank among the words that people say, 1 = commonest; for the `RANKED` commonest."""
    order = sorted(shares, key=lambda one: (-shares[one], one))
    return {word: rank for rank, word in enumerate(order[:RANKED], 1)}


def _said_part(
    met: Attestation, text: str, irregular: Mapping[str, Sequence[str]], seldom: Container[int]
) -> float:
    """The part of a form's uses that readings have which people say, as groups share their forms."""
    own = met.owners.get(text, ())
    total = sum(met.weight[index] ** 2 for index in own)
    if not total:
        return 0.0
    said = (index for index in own if _said(met.groups[index], text, irregular))
    parts = ((SELDOM if met.groups[one].entry in seldom else 1) * met.weight[one] ** 2 for one in said)
    return sum(parts) / total


def _said(group: Group, text: str, irregular: Mapping[str, Sequence[str]]) -> bool:
    codes = [code for form, bits, code in group.forms if form == text and not bits & UNSAID]
    if group.pos is Pos.OTHER and codes:
        codes = list(irregular.get(text, codes))
    return any(not _VOCATIVE.fullmatch(part) for code in codes for part in code.split())


def _meant_with_marks(frequency: Mapping[str, float]) -> dict[str, float]:
    """Word without diacritics -> how often it stands for one with them."""
    meant: dict[str, float] = {}
    for text, share in frequency.items():
        bare = czech.fold(text)
        if bare != text:
            meant[bare] = meant.get(bare, 0.0) + UNMARKED * share
    return meant
