"""Spoken Czech (obecná čeština): the written words that its forms stand for.

Four habits, as grammars describe them: ý is spoken ej (dobrej, mladejch, bejk), é is ý in endings (velkýho,
velkýmu), all words end in -ma in the seventh case of the plural (klukama, lidma), and o at the beginning is
vo (vokno). Each may come with the others: vobyčejnejma.

Whether a form is one is told from the forms beside it, without taking words apart: klukama is one since
kluky and klukům are words; zema is none, since zemi has no zemem.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

_ENDINGS = (
    # Adjectives: spoken, written, and another form that a word must have for it.
    ("ej", "ý", "ého"), ("ýho", "ého", "ému"), ("ýmu", "ému", "ého"), ("ejch", "ých", "ým"),
    ("ejm", "ým", "ých"), ("ejma", "ými", "ých"), ("ýma", "ými", "ých"), ("ejmi", "ými", "ých"),
    ("íma", "ími", "ích"),
    # Nouns and pronouns.
    ("ama", "ami", "ám"), ("ama", "y", "ům"), ("ama", "i", "ům"), ("ema", "emi", "ím"), ("ema", "i", "ům"),
    ("ema", "i", "ím"), ("ěma", "ěmi", "ím"), ("ma", "mi", "em"), ("ma", "mi", "ům"), ("ma", "mi", "ím"),
    ("ima", "imi", "im"), ("ema", "emi", "em"),
)  # fmt: skip
_BEGINNINGS = (("vo", "o"), ("nevo", "neo"))
_SHORTEST = 3
"""Shorter words have too many neighbours to tell."""

Accepts = Callable[[str], bool]


def written_forms(accepts: Accepts, word: str) -> tuple[str, ...]:
    """The written words that a (normalised) spoken form stands for; none for what is written Czech itself.

    accepts: whether a form is a word of written Czech.
    """
    if len(word) < _SHORTEST or accepts(word):
        return ()
    found: dict[str, None] = {}
    for base in _plain(word):
        if base != word and accepts(base):
            found[base] = None
        found.update(dict.fromkeys(_ended(accepts, base)))
    return tuple(found)


def _plain(word: str) -> Iterator[str]:
    """The word, without vo- at its beginning, and each with an ej inside written ý."""
    starts = [word]
    for spoken, written in _BEGINNINGS:
        if word.startswith(spoken):
            starts.append(written + word[len(spoken) :])
    for start in starts:
        yield start
        at = start.find("ej", 1)
        while at >= 0:
            if at + 2 < len(start):
                yield start[:at] + "ý" + start[at + 2 :]
            at = start.find("ej", at + 1)


def _ended(accepts: Accepts, word: str) -> Iterator[str]:
    """What is written for a spoken ending."""
    for spoken, written, beside in _ENDINGS:
        stem = word.removesuffix(spoken)
        if stem != word and len(stem) > 1 and accepts(stem + written) and accepts(stem + beside):
            yield stem + written
