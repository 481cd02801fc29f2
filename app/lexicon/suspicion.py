"""How likely it is that a word which somebody lays is none, as a player judges who does not ask the list.

A word that the player does not know may be a rare one: the more so the smaller its vocabulary, when it knows
a related word, and when the letters go together as in words.
"""

from __future__ import annotations

from app.lexicon.czech import normalise
from app.lexicon.judge import Household
from app.lexicon.vocabulary import Vocabulary

RELATED = 0.2
"""How much a known related word lowers the odds that a word is none."""

ODD = 5.0
"""How much letters that never stand together raise them; counted twice at most."""

SHORT = 1.5
"""The same for words of up to so many letters, most of which everybody knows."""

SHORT_LETTERS = 3


def suspicion(text: str, known: Vocabulary, household: Household, prior: float, record: float = 1.0) -> float:
    """How likely this is no word, 0 to 1.

    prior: how likely where nothing else is known but that the player does not know it. record: how much
    oftener than usual its owner lays such words.
    """
    word = normalise(text)
    if word in household.words() or known.knows(word):
        return 0.0
    if word in household.banned():
        return 1.0
    odds = prior / (1.0 - prior) * record
    if known.related(word):
        odds *= RELATED
    if len(word) <= SHORT_LETTERS:
        odds *= SHORT
    odds *= ODD ** min(2, known.oddities(word))
    return odds / (1.0 + odds)


def plausible(text: str, known: Vocabulary, common: Vocabulary) -> bool:
    """Whether a text that is not known could be taken for a word: its letters stand together as in common
    words."""
    return not known.knows(text) and not common.oddities(text)
