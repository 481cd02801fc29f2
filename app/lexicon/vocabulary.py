"""Which words a player knows, how readily they come to mind, and how likely another word is none.

A player does not ask the list. A word that it does not know may be a rare one: the more so the smaller its
vocabulary, when it knows a related word, and when the letters go together as in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from app.lexicon.analysis import is_basic
from app.lexicon.czech import normalise
from app.lexicon.dawg import ABSENT, TARGET_MASK
from app.lexicon.judge import Household, Judge
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import Policy

LENGTH_EASE = (0.0, 0.95, 1.0, 1.0, 0.9, 0.7, 0.5, 0.35, 0.25)
"""How readily a word of so many letters is seen in a hand; the last figure holds for longer ones."""

SEEN_IN_LIST = 400
"""So many words with the same beginning are looked through for one that is known."""

SAMPLE = 40_000
"""Known words that letters in a row are learned from, at most."""


class Extent(NamedTuple):
    """How far a vocabulary goes: highest rank of its lemmas and of their forms; in English of the forms."""

    lemmas: int
    forms: int
    english: int


CHILDISH = 6_000
"""Whoever knows fewer lemmas is as a child, who does not talk as papers and offices do."""

ALL_SAID = Extent(200_000, 400_000, 60_000)
"""About all that texts have: what a vocabulary without an end counts as between it and a smaller one."""


class Vocabulary:
    """Words that a player knows: beyond doubt, and common enough. May be shared by threads.

    column: a bit column by word number, as `Policy.certain` is.
    """

    def __init__(self, lexicon: Lexicon, policy: Policy, extent: Extent | None) -> None:
        """extent: None for every word beyond doubt."""
        self._lexicon, self._policy, self._dawg = lexicon, policy, policy.dawg
        self.column: bytes | memoryview = policy.certain
        if extent is not None:
            czech = lexicon.language == "cs"
            ranks = (extent.lemmas, extent.forms) if czech else (extent.english, extent.english)
            column = bytearray(len(policy.certain))
            certain = policy.certain
            for number in lexicon.commonest(*ranks):
                column[number >> 3] |= certain[number >> 3] & 1 << (number & 7)
            if czech and extent.lemmas < CHILDISH:
                for number in lexicon.grown:
                    column[number >> 3] &= ~(1 << (number & 7))
            self.column = bytes(column)
        self._recognised = policy.accepted if extent is None else self.column
        self._lengths: dict[int, int] = {}
        self._eases: dict[int, float] = {}
        self._triples: frozenset[str] | None = None

    def has(self, number: int) -> bool:
        """Whether the word of this number is known."""
        return number >= 0 and bool(self.column[number >> 3] >> (number & 7) & 1)

    def number(self, word: str) -> int:
        """The number of a word in any case of letters, below 0 where it is none."""
        return self._dawg.number(normalise(word))

    def knows(self, word: str) -> bool:
        """Whether the word is known, in any case of letters."""
        return self.has(self.number(word))

    def recognises(self, word: str) -> bool:
        """Whether it is taken for a word where it lies. Who knows every word beyond doubt has met the others
        of the list too and only plays none of them."""
        number = self.number(word)
        return number >= 0 and bool(self._recognised[number >> 3] >> (number & 7) & 1)

    def length(self, number: int) -> int:
        """How many letters the word of this number has."""
        if number not in self._lengths:
            self._lengths[number] = len(self._dawg.word(number))
        return self._lengths[number]

    def form_rank(self, word: str) -> int:
        """How many words are said more often than this one, in any case of letters; of a Czech word in just
        this form. A word that is none comes after all."""
        number = self.number(word)
        return self._rank(number) if number >= 0 else len(self.column) * 8

    def _rank(self, number: int) -> int:
        lexicon = self._lexicon
        return lexicon.form_rank(number) if lexicon.language == "cs" else lexicon.rank(number)

    def ease(self, number: int) -> float:
        """How readily this word comes to mind, above 0 and at most 1."""
        if number not in self._eases:
            length, rank = self.length(number), self._rank(number)
            self._eases[number] = LENGTH_EASE[min(length, len(LENGTH_EASE) - 1)] / (1.0 + rank / 20_000)
        return self._eases[number]

    def related(self, word: str) -> bool:
        """Whether a word is known that could be the same one in another form: all but an ending, or what
        follows a denial."""
        word = normalise(word)
        if word.startswith("ne") and len(word) > 4 and self.knows(word[2:]):
            return True
        for cut in (1, 2, 3):
            stem = word[:-cut]
            if len(stem) < 3 or (cut == 3 and len(stem) < 4):
                return False
            place = self._dawg.walk(stem)
            if place == ABSENT:
                continue
            if self.knows(stem):
                return True
            node = self._dawg.edges[place] & TARGET_MASK
            for other in islice(self._dawg.under(node, stem), SEEN_IN_LIST):
                if len(other) <= len(word) + 2 and self.has(self._dawg.number(other)):
                    return True
        return False

    def oddities(self, word: str) -> int:
        """How many of the letters in threes no known word has, its ends counting as letters."""
        if self._triples is None:
            self._triples = frozenset(self._learned())
        return sum(three not in self._triples for three in _threes(normalise(word)))

    def _learned(self) -> set[str]:
        """Letters in threes of known words, evenly chosen where there are many."""
        known = [
            8 * place + bit
            for place, byte in enumerate(self.column)
            if byte
            for bit in range(8)
            if byte >> bit & 1
        ]
        step = max(1, len(known) // SAMPLE)
        return {three for number in known[::step] for three in _threes(self._dawg.word(number))}


def _threes(word: str) -> Sequence[str]:
    framed = f"^{word}$"
    return [framed[at : at + 3] for at in range(len(framed) - 2)]


def vocabulary(judge: Judge, extent: Extent | None) -> Vocabulary:
    """The vocabulary of that extent among the words of a judge, made once."""
    policy = judge.policy
    kept: dict[Extent | None, Vocabulary] = policy.vocabularies
    if extent not in kept:
        kept[extent] = Vocabulary(judge.lexicon, policy, extent)
    return kept[extent]


def luck(number: int, salt: int) -> float:
    """0 to 1 at random, the same for the number of a word and a salt: whether it comes to mind in a turn."""
    return ((number * 2_654_435_761 ^ salt) * 0x9E3779B97F4A7C15 >> 24 & 0xFFFFFF) / 2**24


RELATED = 0.2
"""The odds that a word is none are multiplied by this where a related word is known."""

ODD = 5.0
"""And by this for letters that never stand together, twice at most."""

SHORT = 1.5
"""And by this for words of `SHORT_LETTERS` letters at most, nearly all of which everybody knows."""

SHORT_LETTERS = 3

USUALLY = 0.03
"""The share of the words that people lay which turn out to be none."""

WEIGHT = 12
"""An owner's own record is weighed against this many words or plays of a usual owner."""


class Caution(NamedTuple):
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
    if word in household.words() or known.recognises(word):
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
    """How many times as often as usual an owner lays what is no word: ``fallen`` of ``laid`` so far."""
    return (fallen + USUALLY * WEIGHT) / (laid + WEIGHT) / USUALLY


def plausible(text: str, known: Vocabulary, common: Vocabulary) -> bool:
    """Whether a text that is not known could be taken for a word: its letters stand together as in common
    words."""
    return not known.knows(text) and not common.oddities(text)


MET = Extent(25_000, 60_000, 6_500)
"""What anybody has met; which of it is known at sight the ranks below say."""

SAID = 12_000
"""Forms of up to this rank are known."""

BENT, WELL_KNOWN = 25_000, 5_000
"""Forms of up to the first rank are if their word is of up to the second: vln, but not lin (of lino)."""

NAMED = 14_000
"""Of rarer forms those that stand in dictionaries themselves, of words of up to this rank: úl, vak, výheň."""


_STRAY = "ai bi de em en jo lo mi ne si ta xi ben ken lee mac sri ted tho til"
STRAY = {"en": frozenset(_STRAY.split())}
"""Short words by language that are often read, but nearly always as a name or in another language."""


class Everyday:
    """Tells words that an ordinary person knows at sight and that nobody minds."""

    def __init__(self, judge: Judge) -> None:
        self.known = vocabulary(judge, MET)
        self._judge, self._lexicon = judge, judge.lexicon

    def __call__(self, word: str) -> bool:
        """Whether it is one, in lower case; what the household added is."""
        if word in self._judge.household.words():
            return True
        number = self.known.number(word)
        if word in STRAY.get(self._lexicon.language, ()):
            return False
        if not self.known.has(number) or not self._lexicon.gentle(number):
            return False
        form, rank = self.known.form_rank(word), self._lexicon.rank(number)
        if form <= SAID or (form <= BENT and rank <= WELL_KNOWN):
            return True
        return any(one.rank <= NAMED and is_basic(word, one) for one in self._lexicon.analyses(word))
