"""What somebody may have meant by a word that is none: the nearest words, the likeliest first.

Likely is what is near and common. How near tells from how people go wrong: marks left out however many,
i for y, a key beside the right one, letters swapped, one missing or too many; and from how people speak:
dobrej is dobrý, vokno is okno.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from app.lexicon.analysis import Tag
from app.lexicon.czech import fold, normalise
from app.lexicon.dawg import FINAL, TARGET_MASK
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import MAX_LENGTH, Judgement, Policy, Reason
from app.lexicon.spoken import written_forms

_MARK_LEFT_OUT = 0.15
"""Cost of a letter whose mark was not written."""
_MARK_WRONG = 0.5
_SOUND = 0.4
"""Cost of letters that sound alike (i, y; s, z; ú, ů; bje, bě; mně, mě)."""
_SWAPPED, _BESIDE, _DOUBLED, _MISSING, _EXTRA, _OTHER = 1.2, 1.3, 0.7, 1.4, 1.4, 2.0
_MOST = 2.6
"""Nothing dearer is suggested: one real mistake, with marks left out beside it."""
_MISTAKE = 1.0
"""What costs so much is a mistake; a word has one at the most."""
_RARITY = 0.3
"""What is added to the cost when the rank is ten times as high."""

_ROWS = ("qwertzuiop", "asdfghjkl", "yxcvbnm")
_KEYS = {letter: (x + y / 2, y) for y, row in enumerate(_ROWS) for x, letter in enumerate(row)}
_ALIKE = frozenset(map(frozenset, ("iy", "íý", "sz", "dt", "bp", "vf", "hg", "úů", "iý", "íy", "ěe")))


def _change(written: str, meant: str) -> float:
    """Cost of having written one letter for another."""
    if frozenset((written, meant)) in _ALIKE:
        return _SOUND
    one, two = fold(written), fold(meant)
    if one == two:
        return _MARK_LEFT_OUT if written == one else _MARK_WRONG
    if frozenset((one, two)) in _ALIKE:
        return _MISTAKE
    here, there = _KEYS.get(one), _KEYS.get(two)
    beside = here is not None and there is not None and math.dist(here, there) < 1.2
    return _BESIDE if beside else _OTHER


_SPOKEN = (
    ("ejt", "ýt"), ("ejt", "ít"), ("ý", "é"), ("ej", "í"), ("em", "eme"), ("nul", "l"), ("í", "ejí"),
    ("uju", "uji"), ("ujou", "ují"),
)  # fmt: skip
"""Further spoken endings that may stand for others (umejt, můžem, děkuju)."""
_BEGINNINGS = (("vo", "o"), ("nevo", "neo"), ("ou", "ú"), ("příd", "přijd"), ("pude", "půjde"))
_SOFTENED = frozenset("bpvfdtn")
"""With ě these sound, or are thought to sound, as if j stood between: hvjezda, djedeček."""


def standard_forms(policy: Policy, word: str) -> list[str]:
    """The accepted words of written Czech that a spoken form may stand for: dobrej gives dobrý."""
    text = normalise(word)
    bases = [text]
    for spoken, written in _BEGINNINGS:
        if text.startswith(spoken):
            bases.append(written + text[len(spoken) :])
    guesses = [
        base.removesuffix(spoken) + written
        for base in bases
        for spoken, written in _SPOKEN
        if base.endswith(spoken)
    ]
    inner = [base.replace("ej", "í", 1) for base in bases if "ej" in base]
    found = (*written_forms(policy.accepts, text), *guesses, *bases[1:], *inner)
    return [one for one in dict.fromkeys(found) if one != text and policy.accepts(one)]


def suggestions(lexicon: Lexicon, policy: Policy, word: str, limit: int = 5) -> list[str]:
    """The accepted words that somebody who wrote this may have meant, the likeliest first."""
    text = normalise(word)
    if not 2 <= len(text) <= MAX_LENGTH:
        return []
    found: dict[int, float] = {}
    tries = [(text, 0.0)]
    if lexicon.language == "cs" and text.startswith("vo") and len(text) > 3:
        tries.append((text[1:], _SOUND))
    for written, spent in tries:
        for number, cost in _Near(policy, written).words():
            found[number] = min(cost + spent, found.get(number, cost + spent))
    for spoken in standard_forms(policy, text) if lexicon.language == "cs" else ():
        found[policy.dawg.number(spoken)] = 0.0

    def dearness(number: int) -> tuple[bool, float, int]:
        rarity = math.log10(lexicon.rank(number) + 10)
        return not policy.sure(number), found[number] + _RARITY * rarity, number

    best = sorted(found, key=dearness)
    return [policy.dawg.word(number) for number in best[:limit]]


INSTEAD = 2
"""So many words are named instead of a refused one."""

_DERIVED = frozenset({Reason.OBLIQUE, Reason.TRANSGRESSIVE, Reason.UNATTESTED})
"""Refused as a form: the word whose form it is may count."""
_MISWRITTEN = frozenset({Reason.UNKNOWN, Reason.NAME, Reason.ABBREVIATION, Reason.UNATTESTED})


def instead(lexicon: Lexicon, policy: Policy, judged: Judgement) -> tuple[str, ...]:
    """What counts instead of a refused word, the likeliest first: what is written for a spoken form, the word
    whose form it is, what differs from it by marks alone or by one letter."""
    if judged.accepted or judged.reason is None:
        return ()
    word, found = judged.word, dict[str, None]()
    if judged.reason is Reason.COLLOQUIAL:
        # Where no declined words count, the word that kluky is a form of.
        lemmas = (one.lemma for one in lexicon.spoken_analyses(word))
        found = dict.fromkeys((*lexicon.written_forms(word), *standard_forms(policy, word), *lemmas))
    elif judged.reason in _DERIVED:
        readings = lexicon.analyses(word)
        found = dict.fromkeys(one.lemma for one in readings if Tag.NAME not in one.tags)
    if not found and judged.reason in _MISWRITTEN:
        near = suggestions(lexicon, policy, word, INSTEAD)
        marks = [one for one in near if _sound(one) == _sound(word)]
        # Whoever writes a name means no other word, but for marks that were left out (kocka) or a y (fizika).
        # Of three letters every other word is near; and who writes weekend wants the Czech word.
        unknown = judged.reason is Reason.UNKNOWN
        others = [*_from_english(lexicon, word), *(near if len(word) > 3 else ())] if unknown else []
        found = dict.fromkeys((*marks, *others))
    counts = (one for one in found if one != word and policy.accepts(one) and _fit(lexicon, policy, one))
    return tuple(counts)[:INSTEAD]


def _sound(word: str) -> str:
    """The word without marks, and with i for y."""
    return fold(word).replace("y", "i")


def _from_english(lexicon: Lexicon, word: str) -> tuple[str, ...]:
    """What an English word is called in Czech."""
    if lexicon.language == "en":
        return ()
    readings = lexicon.english.english_readings(word)
    meaning = lexicon.english.of(readings[0].lemma) if readings else None
    return meaning.czech if meaning is not None else ()


def _fit(lexicon: Lexicon, policy: Policy, word: str) -> bool:
    """Whether a word may be held up: no vulgar one is offered to anybody."""
    return lexicon.gentle(policy.dawg.number(word))


class _Near:
    """Walks the automaton beside the letters of a word, forgiving one mistake and any marks left out."""

    def __init__(self, policy: Policy, text: str) -> None:
        self._policy, self._text, self._dawg = policy, text, policy.dawg
        self._costs: dict[tuple[str, str], float] = {}

    def words(self) -> Iterator[tuple[int, float]]:
        """(number, cost) of the accepted words near enough; some more than once."""
        if len(self._dawg):
            yield from self._walk(self._dawg.root, 0, 0, 0.0, False, "")

    def _cost(self, written: str, meant: str) -> float:
        key = (written, meant)
        if key not in self._costs:
            self._costs[key] = _change(written, meant)
        return self._costs[key]

    def _walk(
        self, node: int, number: int, place: int, spent: float, erred: bool, before: str
    ) -> Iterator[tuple[int, float]]:
        """Goes on below a node; ``before`` is the letter that led to it."""
        text, end = self._text, len(self._text)
        for letter, index, edge in self._dawg.children(node):
            own = number + self._dawg.counts[index]
            steps: list[tuple[int, float, bool]] = []
            if place < end:
                cost = 0.0 if letter == text[place] else self._cost(text[place], letter)
                steps.append((place + 1, cost, cost >= _MISTAKE))
            if not erred:
                steps.append((place, _DOUBLED if letter == before else _MISSING, True))
                if place + 1 < end and letter == text[place + 1]:
                    steps.append((place + 2, _DOUBLED if text[place] in (letter, before) else _EXTRA, True))
                if place + 1 < end and fold(letter) == fold(text[place + 1]):
                    yield from self._swapped(edge, own, place, spent, letter)
            steps += self._alike(letter, place, before)
            if letter == "j" and text[place : place + 1] == "ě" and before in _SOFTENED:
                yield from self._written_je(edge, own, place, spent, erred)
            for after, cost, mistake in steps:
                if not (erred and mistake) and spent + cost <= _MOST:
                    yield from self._step(edge, own, after, spent + cost, erred or mistake, letter)

    def _alike(self, letter: str, place: int, before: str) -> list[tuple[int, float, bool]]:
        """Steps over what sounds the same in more than one letter: bje for bě, mně for mě and mě for mně."""
        pair = self._text[place : place + 2]
        if letter == "ě" and ((pair == "je" and before in _SOFTENED) or (pair == "ně" and before == "m")):
            return [(place + 2, _SOUND, False)]
        if letter == "n" and before == "m" and pair[:1] == "ě":
            return [(place, _SOUND, False)]
        return []

    def _written_je(
        self, edge: int, own: int, place: int, spent: float, erred: bool
    ) -> Iterator[tuple[int, float]]:
        """ě was written for je (oběv): past the j comes an e."""
        for letter, number, below in self._below(edge, own):
            if letter == "e" and spent + _SOUND <= _MOST:
                yield from self._step(below, number, place + 1, spent + _SOUND, erred, letter)

    def _swapped(
        self, edge: int, own: int, place: int, spent: float, first: str
    ) -> Iterator[tuple[int, float]]:
        """The letter two places on came first: the one that was passed over comes now."""
        for letter, number, below in self._below(edge, own):
            if fold(letter) == fold(self._text[place]):
                marks = self._marks(self._text[place + 1], first) + self._marks(self._text[place], letter)
                if spent + _SWAPPED + marks <= _MOST:
                    yield from self._step(below, number, place + 2, spent + _SWAPPED + marks, True, letter)

    def _marks(self, written: str, meant: str) -> float:
        return 0.0 if written == meant else self._cost(written, meant)

    def _below(self, edge: int, own: int) -> Iterator[tuple[str, int, int]]:
        """Letter, number and edge of what follows an edge."""
        inner = own + bool(edge & FINAL)
        for letter, index, below in self._dawg.children(edge & TARGET_MASK) if edge & TARGET_MASK else ():
            yield letter, inner + self._dawg.counts[index], below

    def _step(
        self, edge: int, own: int, place: int, spent: float, erred: bool, letter: str
    ) -> Iterator[tuple[int, float]]:
        left = len(self._text) - place
        final = bool(edge & FINAL)
        if final and left <= (0 if erred else 1) and self._policy.allows(own):
            doubled = left and self._text[-1] == letter
            yield own, spent + left * (_DOUBLED if doubled else _EXTRA)
        if edge & TARGET_MASK:
            yield from self._walk(edge & TARGET_MASK, own + final, place, spent, erred, letter)
