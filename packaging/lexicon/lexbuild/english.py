"""The English word list: SCOWL up to size 70, American and British spellings, and ranks from wordfreq."""

from __future__ import annotations

from pathlib import Path

from app.lexicon.container import Container, write_container
from lexbuild.automaton import build_dawg, coded
from lexbuild.columns import bit_column, popcounts, step_of, steps
from lexbuild.frequency import read_wordfreq

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SPELLINGS = ("english", "american", "british", "british_z")
SIZES = (10, 20, 35, 40, 50, 55, 60, 70)
SINGLE = frozenset("aio")
"""The only letters that are words by themselves."""


def read_scowl(folder: Path) -> list[str]:
    """The words of plain small letters; names and abbreviations are lists of their own in SCOWL."""
    letters = frozenset(LETTERS)
    found: set[str] = set()
    for spelling in SPELLINGS:
        for size in SIZES:
            text = (folder / f"{spelling}-words.{size}").read_text("utf-8")
            found.update(word for word in text.split() if letters.issuperset(word))
    return sorted(word for word in found if len(word) > 1 or word in SINGLE)


def write_english(words_path: Path, frequency_path: Path, sources: Path, block: int) -> None:
    """Writes the two English files."""
    words = read_scowl(sources / "scowl")
    flat = build_dawg(coded(words, LETTERS))
    about = {
        "title": "English words",
        "source": "SCOWL 2020.12.07, sizes 10 to 70",
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
    }
    write_container(words_path, about, sections)
    frequency = read_wordfreq(sources / "wordfreq-en/large_en.msgpack.gz")
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
        "attested index": popcounts(column, block),
        "ranks": bytes(step_of(ladder, rank[word]) for word in words if word in rank),
    }
    write_container(frequency_path, about, sections)
