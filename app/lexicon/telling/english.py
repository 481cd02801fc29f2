"""English words: what each is, by the file of meanings where that says so, else by the rules of inflection.

The text of a word in ``en-definitions.slx`` begins with its readings, the likeliest first and spaces between:
letter for a part of speech (``n``), or for a form of another word ``v:leave:dc``. Forms that only follow the
rules (walked) are in no file: the lemma that the rules lead to is one that the file knows as that part of
speech.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from app.lexicon.analysis import Analysis, Degree, FormKind, WordForm
from app.lexicon.grammar import Pos

PARTS = {
    "n": Pos.NOUN,
    "v": Pos.VERB,
    "a": Pos.ADJECTIVE,
    "r": Pos.ADVERB,
    "o": Pos.PRONOUN,
    "p": Pos.PREPOSITION,
    "c": Pos.CONJUNCTION,
    "m": Pos.NUMERAL,
    "x": Pos.PARTICLE,
    "i": Pos.INTERJECTION,
}
FORMS = {
    "p": WordForm(FormKind.PLURAL),
    "s": WordForm(FormKind.PRESENT, None, 1, (), 3),
    "1": WordForm(FormKind.PRESENT, None, 1, (), 1),
    "2": WordForm(FormKind.PRESENT, None, 1, (), 2),
    "4": WordForm(FormKind.PRESENT, None, 2, (), 1),
    "d": WordForm(FormKind.PAST),
    "c": WordForm(FormKind.PERFECT),
    "g": WordForm(FormKind.GERUND),
}
DEGREES = {"r": Degree.COMPARATIVE, "t": Degree.SUPERLATIVE}

_VOWELS = "aeiou"
_DOUBLED = frozenset("bdfgklmnprstvz")
_HISSES = ("s", "x", "z", "ch", "sh", "o")


@dataclass(frozen=True)
class EnglishReading:
    """The letter of a part of speech, a lemma, and letters of the forms a word is of it; none for itself."""

    part: str
    lemma: str
    forms: str = ""


def read_readings(word: str, text: str) -> list[EnglishReading]:
    """The readings of a word as its text begins with them; what is no reading is left out."""
    found = []
    for code in text.split():
        part, _, rest = code.partition(":")
        lemma, _, forms = rest.partition(":")
        if part in PARTS:
            found.append(EnglishReading(part, lemma or word, forms))
    return found


def by_rule(word: str) -> Iterator[EnglishReading]:
    """What a word would be a regular form of, were there such lemmas."""
    yield from (EnglishReading(part, stem, form) for part, stem, form in _of_s(word))
    for ending, part, forms in (("ed", "v", "dc"), ("ing", "v", "g"), ("er", "a", "r"), ("est", "a", "t")):
        if word.endswith(ending):
            for stem in _stems(word.removesuffix(ending), ending):
                yield EnglishReading(part, stem, forms)


def _of_s(word: str) -> Iterator[tuple[str, str, str]]:
    """Plurals and third persons: dogs, boxes, flies."""
    if not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return
    stems = []
    if word.endswith("ies") and len(word) > 4:
        stems += [word[:-3] + "y", word[:-1]]
    elif word.endswith("es"):
        if word[:-2].endswith(_HISSES):
            stems.append(word[:-2])
        stems.append(word[:-1])
    else:
        stems.append(word[:-1])
    for stem in stems:
        if len(stem) > 1:
            yield "n", stem, "p"
            yield "v", stem, "s"


def _stems(stem: str, ending: str) -> Iterator[str]:
    """What may have stood before an ending that begins with a vowel: stop, love, carry."""
    if len(stem) < 2:
        return
    if stem[-1] == stem[-2] and stem[-1] in _DOUBLED and len(stem) > 2:
        yield stem[:-1]
        yield stem
    elif stem[-1] == "i" and ending != "ing":
        yield stem[:-1] + "y"
        yield stem + "e"
    elif _silent(stem):
        yield stem + "e"
        yield stem
    else:
        yield stem
        yield stem + "e"
    if ending == "ing" and stem.endswith("y"):
        yield stem[:-1] + "ie"
    if stem.endswith("ck"):
        yield stem[:-1]


def _silent(stem: str) -> bool:
    """Whether a silent e likelier stood at the end: hoped is of hope, while waited is of wait."""
    if stem[-1] in "cuvzs" and not stem.endswith("ss"):
        return True
    short = len(stem) > 1 and stem[-1] not in _VOWELS + "wxy" and stem[-2] in _VOWELS
    return short and (len(stem) == 2 or stem[-3] not in _VOWELS) and sum(one in _VOWELS for one in stem) == 1


def readings(
    word: str, listed: str, knows: Callable[[str, str], bool], *, ruled: bool = True
) -> list[EnglishReading]:
    """All readings of a word. listed: what the file says. knows: whether it has a lemma as that.

    ruled: whether the rules are asked too."""
    found = read_readings(word, listed)
    held = {(one.part, bool(one.forms)) for one in found}
    if ruled:
        for one in by_rule(word):
            if (one.part, True) not in held and one.lemma != word and knows(one.lemma, one.part):
                found.append(one)
                held.add((one.part, True))
    return found


def analysed(found: Iterable[EnglishReading], rank_of: Callable[[str], int]) -> tuple[Analysis, ...]:
    """Readings as analyses, for an interface to put into sentences."""
    return tuple(_analysis(one, rank_of(one.lemma)) for one in found)


def _analysis(reading: EnglishReading, rank: int) -> Analysis:
    degree = next((DEGREES[one] for one in reading.forms if one in DEGREES), Degree.POSITIVE)
    forms = tuple(FORMS[one] for one in reading.forms if one in FORMS)
    return Analysis(reading.lemma, PARTS[reading.part], forms, degree, frozenset(), rank)
