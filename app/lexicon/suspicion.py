"""How likely it is that a word which somebody lays is none, as a player judges who does not ask the list.

A word that the player does not know may be a rare one: the more so the smaller its vocabulary, when it knows
a related word, and when the letters go together as in words.
"""

from __future__ import annotations

from dataclasses import dataclass

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

USUALLY = 0.03
"""Of what people lay so much falls."""

WEIGHT = 12
"""An owner's record counts beside so many usual words or plays."""


@dataclass(frozen=True)
class Caution:
    """How a level doubts. prior: how likely a word that it does not know is none, nothing else being known;
    margin: points that a challenge has to promise."""

    prior: float
    margin: float


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


def oftener(fallen: int, laid: int) -> float:
    """How much oftener than usual an owner lays what falls, by as many times as that has come out."""
    return (fallen + USUALLY * WEIGHT) / (laid + WEIGHT) / USUALLY


def plausible(text: str, known: Vocabulary, common: Vocabulary) -> bool:
    """Whether a text that is not known could be taken for a word: its letters stand together as in common
    words."""
    return not known.knows(text) and not common.oddities(text)
