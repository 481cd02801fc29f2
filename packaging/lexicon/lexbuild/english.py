"""The English word list: SCOWL up to size 80, American and British spellings, and ranks from wordfreq.

Two-letter words are a list of our own, the first that players learn. What is *sure* (the computer plays it)
is chosen outright: words up to size 70 that wordfreq has met, and no slurs; other coarse ones are marked, for
the household to say. Larger sizes hold dialect, rare spellings and sounds; a person may write them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.lexicon.container import Container, write_container
from lexbuild.automaton import build_dawg, coded
from lexbuild.columns import bit_column, numbers, popcounts, step_of, steps
from lexbuild.frequency import read_wordfreq
from lexbuild.lists import rows

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SPELLINGS = ("english", "american", "british", "british_z")
SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
SURE_SIZE = 70
"""Up to this size a word is one that people may meet."""
SINGLE = frozenset("aio")
"""The only letters that are words by themselves."""
SHORT = 2
"""Words of so many letters are those of the curated list and no others."""
ENDINGS = (
    *("s", "es", "ed", "ing", "er", "ers", "y", "ier", "iest"),
    *("ies", "iness", "ish", "less", "ness", "hood"),
)
"""What may follow a coarse word that is still the same word."""
ALONE = ", this word alone"
"""Mark of coarse words that have a good sense or good kin."""
DOUBLED = "bdgmnptz"
"""Consonants that are written twice before an ending: shag, shagging."""
WITHIN = ("fuck", "shit", "cunt", "nigger", "faggot", "asshole", "arsehole", "bollock", "whore")
"""Coarse wherever in a word."""
INNOCENT = ("snigger", "mishit", "shitt", "cushit", "shitake")
"""Where that only looks so."""


@dataclass(frozen=True)
class English:
    """words: all, in order. sizes: the smallest list that has each."""

    words: list[str]
    sizes: dict[str, int]
    coarse: dict[str, str]
    """Coarse word of the list, or made of one -> its kind."""

    def sure(self, word: str) -> bool:
        """Whether the computer may play a word that texts have; coarse ones where the household lets it,
        slurs never."""
        return self.sizes[word] <= SURE_SIZE and self.coarse.get(word) != "slur"


def read_scowl(folder: Path) -> dict[str, int]:
    """The words of plain small letters with their sizes; names and abbreviations are lists of their own."""
    letters = frozenset(LETTERS)
    found: dict[str, int] = {}
    for size in SIZES:
        for spelling in SPELLINGS:
            for word in (folder / f"{spelling}-words.{size}").read_text("utf-8").split():
                if letters.issuperset(word):
                    found.setdefault(word, size)
    return found


def read_english(sources: Path, lists: Path) -> English:
    """All words with what the curated lists say of them."""
    sizes = read_scowl(sources / "scowl")
    short = {word: kind for word, kind in rows(lists / "english_short.tsv")}
    kept = {
        word: size
        for word, size in sizes.items()
        if (len(word) > SHORT or short.get(word) == "word" or word in SINGLE) and short.get(word) != "symbol"
    }
    for word, kind in short.items():
        if kind == "word":
            kept.setdefault(word, SIZES[-1])
    for head, forms, _ in rows(lists / "english_new.tsv"):
        for word in (head, *(form for form in forms.split() if form != "-")):
            kept[word] = min(kept.get(word, SURE_SIZE), SURE_SIZE)
    heads = {word: kind for word, kind in rows(lists / "coarse_english.tsv")}
    for word, _ in rows(lists / "english_struck.tsv"):
        kept.pop(word, None)
    words = sorted(kept)
    coarse = {word: found for word in words if (found := coarse_kind(word, heads))}
    return English(words, kept, coarse)


def coarse_kind(word: str, heads: Mapping[str, str]) -> str | None:
    """What kind of coarse word this is, None for all others."""
    if word in heads:
        return heads[word].removesuffix(ALONE)
    for ending in ENDINGS:
        if word.endswith(ending) and (kind := _of_head(word.removesuffix(ending), ending, heads)):
            return kind
    if any(part in word for part in WITHIN) and not any(part in word for part in INNOCENT):
        return "slur" if "nigg" in word or "faggot" in word else "vulgar"
    return None


def _of_head(stem: str, ending: str, heads: Mapping[str, str]) -> str | None:
    """The kind of the coarse word that takes this ending: shag, shagging; whore, whoring; fuck, fucks."""
    if ending in ("s", "es"):
        fits = (ending == "es") == stem.endswith(("s", "x", "z", "sh", "ch", "o"))
        return heads[stem].removesuffix(ALONE) if fits and stem in heads else None
    if ending[0] in "eiy" and len(stem) > 2:
        doubled = stem[-1] in DOUBLED and stem[-1] == stem[-2]
        single = stem[-1] in DOUBLED and stem[-2] in "aeiou" and stem[-3] not in "aeiou"
        head = stem[:-1] if doubled else "" if single else stem
    else:
        head = stem
    found = heads.get(head) or (heads.get(stem + "e") if ending[0] in "ei" else None)
    return None if found is None or found.endswith(ALONE) else found


def write_english(words_path: Path, frequency_path: Path, folder: Path, block: int) -> None:
    """Writes the two English files from the sources and lists of a folder."""
    english = read_english(folder / "sources", folder / "lists")
    words = english.words
    flat = build_dawg(coded(words, LETTERS))
    about = {
        "title": "English words",
        "source": "SCOWL 2020.12.07, sizes 10 to 80",
        "licence": "SCOWL",
        "language": "en",
        "letters": LETTERS,
        "root": flat.root,
        "size": flat.size,
    }
    sections = {
        "edges": flat.edges.tobytes(),
        "counts": flat.counts.tobytes(),
        "bits/base": bit_column((True for _ in words), len(words)),
        "list/vulgar": numbers(n for n, word in enumerate(words) if word in english.coarse),
        "bits/sure": bit_column(map(english.sure, words), len(words)),
    }
    write_container(words_path, about, sections)
    frequency = read_wordfreq(folder / "sources/wordfreq-en/large_en.msgpack.gz")
    order = sorted((word for word in words if word in frequency), key=lambda word: (-frequency[word], word))
    rank = {word: place for place, word in enumerate(order, 1)}
    ladder = steps(len(rank))
    column = bit_column((word in rank for word in words), len(words))
    about = {
        "title": "English word frequencies",
        "source": "wordfreq 3.1.1 by Robyn Speer",
        "licence": "CC-BY-SA-4.0",
        "words": Container(words_path).id,
        "rank_steps": ladder,
        "rank_block": block,
    }
    sections = {
        "bits/attested": column,
        "rank index": popcounts(column, block),
        "ranks": bytes(step_of(ladder, rank[word]) for word in words if word in rank),
    }
    write_container(frequency_path, about, sections)
