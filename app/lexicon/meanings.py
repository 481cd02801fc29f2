"""What Czech words mean: a definition, synonyms, English words; each from a file of its own.

The files have three licences (see the texts beside them) and none is needed: whatever is missing or damaged
is told in the log, and words have no meaning of that kind. They are opened when a meaning is first asked for.
"""

from __future__ import annotations

import logging
import zlib
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from threading import Lock

from app.lexicon.analysis import Analysis, FormKind, Pos, Tag
from app.lexicon.container import Container
from app.lexicon.problems import LexiconProblem, Problem

DEFINITIONS, SYNONYMS, ENGLISH = "cs-definitions.slx", "cs-synonyms.slx", "cs-glosses.slx"
MEANING_FILES = (DEFINITIONS, SYNONYMS, ENGLISH)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Meaning:
    """What a lemma means; what is not known is empty. Synonyms and English words: the best ones first."""

    lemma: str
    definition: str = ""
    synonyms: tuple[str, ...] = ()
    english: tuple[str, ...] = ()


class MeaningFile:
    """One open file: lemma -> text, in packed blocks. Only read, so any thread may ask."""

    def __init__(self, path: Path) -> None:
        """Raises `LexiconProblem` when the file is missing or any byte of it is wrong."""
        container = Container(path)
        container.verify()
        try:
            self._firsts = zlib.decompress(container.section("firsts")).decode().split("\n")
        except (zlib.error, UnicodeDecodeError) as error:
            raise LexiconProblem(Problem.DAMAGED, path, str(error)) from None
        self._places = container.numbers("places")
        self._blocks = container.section("blocks")
        self.size: int = container.header["size"]

    def find(self, lemma: str) -> str:
        """The text of a lemma, empty when it has none."""
        block = bisect_right(self._firsts, lemma) - 1
        if block < 0:
            return ""
        return self._entries(block).get(lemma, "")

    def _entries(self, block: int) -> dict[str, str]:
        packed = self._blocks[self._places[block] : self._places[block + 1]]
        lines = zlib.decompress(packed).decode().splitlines()
        return dict(line.split("\t", 1) for line in lines)

    def lemmas(self) -> Iterable[str]:
        """Every lemma of the file, in order."""
        for block in range(len(self._firsts)):
            yield from self._entries(block)


class Meanings:
    """The meanings of a folder of word files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = Lock()

    @cached_property
    def files(self) -> dict[str, MeaningFile]:
        """Those that can be read, by name."""
        found: dict[str, MeaningFile] = {}
        for name in MEANING_FILES:
            try:
                found[name] = MeaningFile(self._folder / name)
            except LexiconProblem as problem:
                log.warning("meanings: %s", problem)
        return found

    def of(self, lemma: str) -> Meaning | None:
        """What a lemma means, None when nothing is known."""
        with self._lock:  # the dictionary's thread and a table may ask at once, and only one is to open
            files = self.files
        told = {name: file.find(lemma) for name, file in files.items()}
        if not any(told.values()):
            return None
        return Meaning(
            lemma,
            told.get(DEFINITIONS, ""),
            _parts(told.get(SYNONYMS, "")),
            _parts(told.get(ENGLISH, "")),
        )

    def of_readings(self, readings: Iterable[Analysis], most: int) -> tuple[Meaning, ...]:
        """What the first few lemmas mean that a word may belong to; names and abbreviations left out.

        The definitions are of foreign words: what they tell of do or jak is about a note and an ox, so no
        preposition or conjunction is explained by them. Nor is by told to mean what být means."""
        lemmas: dict[str, Pos] = {}
        for one in readings:
            by = one.forms and all(form.kind is FormKind.CONDITIONAL for form in one.forms)
            if not by and not one.tags & {Tag.NAME, Tag.ABBREVIATION}:
                lemmas.setdefault(one.lemma, one.pos)
        found = []
        for lemma, pos in list(lemmas.items())[:most]:
            meaning = self.of(lemma)
            if meaning is not None and pos in _NATIVE:
                meaning = replace(meaning, definition="")
            if meaning is not None and (meaning.definition or meaning.synonyms or meaning.english):
                found.append(meaning)
        return tuple(found)


_NATIVE = frozenset(
    {Pos.PREPOSITION, Pos.CONJUNCTION, Pos.PRONOUN, Pos.NUMERAL, Pos.PARTICLE, Pos.INTERJECTION}
)
"""Parts of speech that no foreign word belongs to."""


def _parts(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()
