"""Meanings of words for something small (okurečka: malá okurka), of the words they are made of.

Only by endings that make nothing else, and only where nothing better explains the word."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from app.lexicon.grammar import Pos
from lexbuild.meaning_lemmas import Lemmas

_SMALL = (
    ("ka", "ečka", "malá"), ("ice", "ička", "malá"), ("vna", "vnička", "malá"), ("rna", "rnička", "malá"),
    ("ek", "eček", "malý"), ("ík", "íček", "malý"), ("ák", "áček", "malý"),
    ("ko", "ečko", "malé"), ("to", "tíčko", "malé"), ("dlo", "dýlko", "malé"),
)  # fmt: skip
"""Ending of the word, that of the small one, and "small" in its gender."""

_OTHER = frozenset(
    {"dvojička", "děvečka", "levička", "pravička", "mladíček", "maminečka", "tatíneček", "pořádeček"}
)
"""What means something else, or is said of somebody dear and not small."""

_NOUN = Pos.NOUN.name.lower()


def told(own: Mapping[str, str], explained: Collection[str], lemmas: Lemmas) -> dict[str, str]:
    """Lemma -> part of speech, meaning and no example, of nouns in ``own`` that nothing explains."""
    found = {}
    for word in own:
        if not own[word].startswith(_NOUN + "\t"):
            continue
        for ending, small, how in _SMALL:
            made = word.removesuffix(ending) + small
            if not word.endswith(ending) or made in _OTHER or made in explained or made in found:
                continue
            if lemmas.parts(made) == {Pos.NOUN} and lemmas.gentle(made):
                found[made] = f"{_NOUN}\t{how} {word}\t"
    return found
