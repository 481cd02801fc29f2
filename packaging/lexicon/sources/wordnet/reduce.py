"""Makes what lies here of WordNet as Debian has it: ``python reduce.py FOLDER``.

FOLDER holds ``data.*``, ``index.*``, ``*.exc`` and ``cntlist.rev`` of the package wordnet-base. Kept are, as
they stand there, the glosses of the first senses of single words in small letters that SCOWL has too, with
how often texts were found to have each sense, and the exceptions to the rules of inflection; the relations
between words are left out.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCOWL = HERE.parent / "scowl"
PARTS = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
DIGITS = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
MOST = 5
"""Senses of a word as one part of speech."""


def counts(path: Path) -> dict[tuple[str, str, int], int]:
    """(lemma, part of speech, number of the sense) -> how often a text has it."""
    found = {}
    for line in path.read_text("utf-8").splitlines():
        key, number, count = line.split()
        lemma, _, rest = key.partition("%")
        found[lemma, DIGITS[rest[0]], int(number)] = int(count)
    return found


def glosses(path: Path) -> dict[str, tuple[frozenset[str], str]]:
    """Place of a synset -> its words as they are written, and its gloss."""
    found = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(" "):
            continue
        facts, _, gloss = line.partition(" | ")
        cells = facts.split(" ")
        words = cells[4 : 4 + 2 * int(cells[3], 16) : 2]
        found[cells[0]] = frozenset(word.partition("(")[0] for word in words), gloss.strip()
    return found


def senses(folder: Path, known: frozenset[str]) -> Iterator[str]:
    """Lemma, part of speech, count and gloss, a line a sense, in the order of WordNet."""
    counted = counts(folder / "cntlist.rev")
    for part, name in PARTS.items():
        written = glosses(folder / f"data.{name}")
        for line in (folder / f"index.{name}").read_text("utf-8").splitlines():
            cells = line.split()
            lemma = cells[0]
            if line.startswith(" ") or lemma not in known:
                continue
            places = cells[-int(cells[2]) :]
            kept = [
                (counted.get((lemma, part, number), 0), written[place][1])
                for number, place in enumerate(places, 1)
                if lemma in written[place][0]
            ]
            for count, gloss in kept[:MOST]:
                yield f"{lemma}\t{part}\t{count}\t{gloss}"


def exceptions(folder: Path) -> Iterator[str]:
    """Form, part of speech and lemma."""
    for part, name in PARTS.items():
        for line in (folder / f"{name}.exc").read_text("utf-8").splitlines():
            form, *lemmas = line.split()
            for lemma in lemmas:
                if form.isalpha() and lemma.isalpha() and form != lemma:
                    yield f"{form}\t{part}\t{lemma}"


def main(folder: Path) -> None:
    """Writes the two files."""
    lists = sorted(SCOWL.glob("*-words.*"))
    known = frozenset(
        word
        for path in lists
        for word in path.read_text("utf-8").split()
        if word.isalpha() and word.islower()
    )
    for name, lines in (("senses", senses(folder, known)), ("exceptions", exceptions(folder))):
        text = "".join(f"{line}\n" for line in lines).encode()
        (HERE / f"{name}.tsv.xz").write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
