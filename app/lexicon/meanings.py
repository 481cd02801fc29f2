"""What words mean, each kind from a file of its own: of Czech words our own senses, a definition, synonyms
and English words; of English ones their senses and Czech words.

The files have licences of their own (see the texts beside them) and none is needed: whatever is missing or
damaged is told in the log, and words have no meaning of that kind. They are opened when a meaning is first
asked for.
"""

from __future__ import annotations

import logging
import zlib
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from threading import Lock

from app.lexicon.analysis import Analysis, FormKind, Pos, Tag
from app.lexicon.container import Container
from app.lexicon.problems import LexiconProblem, Problem
from app.lexicon.telling import english
from app.lexicon.telling.english import EnglishReading

OWN = "cs-own.slx"
DEFINITIONS, SYNONYMS, ENGLISH = "cs-definitions.slx", "cs-synonyms.slx", "cs-glosses.slx"
KEPT = 12
"""So many blocks of a file stay unpacked: forms are told by several look-ups near each other."""
COARSE = "*"
"""Stands before a coarse word in the lists of synonyms and of words of the other language."""
MEANING_FILES = (OWN, DEFINITIONS, SYNONYMS, ENGLISH)
ENGLISH_SENSES, CZECH = "en-definitions.slx", "en-czech.slx"
FILES_OF = {"cs": MEANING_FILES, "en": (ENGLISH_SENSES, CZECH)}
"""Language of the words -> its files."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class WordSense:
    """One meaning in words that a child understands, with a sentence where one helps."""

    pos: Pos
    text: str
    example: str = ""


@dataclass(frozen=True)
class Meaning:
    """What a lemma means; what is not known is empty. In all of them the best come first."""

    lemma: str
    definition: str = ""
    synonyms: tuple[str, ...] = ()
    english: tuple[str, ...] = ()
    own: tuple[WordSense, ...] = ()
    """Our own explanation, which goes before everything else; of English words the senses of WordNet."""
    czech: tuple[str, ...] = ()
    """Czech words for an English one."""
    coarse: frozenset[str] = frozenset()
    """Which of synonyms, English and Czech words are coarse or insults."""

    def for_children(self) -> Meaning:
        """The same without coarse words."""
        if not self.coarse:
            return self
        kept = (
            tuple(one for one in told if one not in self.coarse)
            for told in (self.synonyms, self.english, self.czech)
        )
        synonyms, english_words, czech = kept
        return replace(self, synonyms=synonyms, english=english_words, czech=czech, coarse=frozenset())


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
        self._entries = lru_cache(KEPT)(self._unpacked)
        """Of one block: lemma -> text."""

    def find(self, lemma: str) -> str:
        """The text of a lemma, empty when it has none."""
        block = bisect_right(self._firsts, lemma) - 1
        if block < 0:
            return ""
        return self._entries(block).get(lemma, "")

    def _unpacked(self, block: int) -> dict[str, str]:
        packed = self._blocks[self._places[block] : self._places[block + 1]]
        lines = zlib.decompress(packed).decode().splitlines()
        return dict(line.split("\t", 1) for line in lines)

    def lemmas(self) -> Iterable[str]:
        """Every lemma of the file, in order."""
        for block in range(len(self._firsts)):
            yield from self._entries(block)


class Meanings:
    """The meanings of a folder of word files, of the words of one language."""

    def __init__(self, folder: Path, language: str = "cs") -> None:
        self._folder, self._language = folder, language
        self._lock = Lock()

    @cached_property
    def files(self) -> dict[str, MeaningFile]:
        """Those that can be read, by name."""
        found: dict[str, MeaningFile] = {}
        for name in FILES_OF[self._language]:
            try:
                found[name] = MeaningFile(self._folder / name)
            except LexiconProblem as problem:
                log.warning("meanings: %s", problem)
        return found

    def of(self, lemma: str) -> Meaning | None:
        """What a lemma means, None when nothing is known."""
        told = {name: file.find(lemma) for name, file in self._opened().items()}
        senses = _senses(told.get(OWN, "") or told.get(ENGLISH_SENSES, "").partition("\t")[2])
        if not senses and not any(text for name, text in told.items() if name != ENGLISH_SENSES):
            return None
        words = [_parts(told.get(name, "")) for name in (SYNONYMS, ENGLISH, CZECH)]
        coarse = frozenset(
            one.removeprefix(COARSE) for part in words for one in part if one.startswith(COARSE)
        )
        synonyms, in_english, czech = (tuple(one.removeprefix(COARSE) for one in part) for part in words)
        return Meaning(lemma, told.get(DEFINITIONS, ""), synonyms, in_english, senses, czech, coarse)

    def _opened(self) -> dict[str, MeaningFile]:
        with self._lock:  # the dictionary's thread and a table may ask at once, and only one is to open
            return self.files

    def english_readings(self, word: str) -> list[EnglishReading]:
        """What an English word is, likeliest first; nothing where it is in no file and follows no rule."""
        file = self._opened().get(ENGLISH_SENSES)
        if file is None:
            return []

        def listed(lemma: str) -> str:
            return file.find(lemma).partition("\t")[0]

        def knows(lemma: str, part: str) -> bool:
            return part in listed(lemma).split()

        return english.readings(word, listed(word), knows)

    def of_readings(self, readings: Iterable[Analysis], most: int, word: str = "") -> tuple[Meaning, ...]:
        """What the first few lemmas mean that a word may belong to; names and abbreviations left out.

        The definitions are of foreign words: what they tell of do or jak is about a note and an ox, so no
        preposition or conjunction is explained by them. Nor is by told to mean what být means.

        word: tells a form of stát that is a verb's only from stát itself, which may be any of its senses; and
        what is explained by itself (dovolená, peníze) though grammar counts it to another lemma."""
        lemmas: dict[str, list[Pos]] = {}
        readings = tuple(readings)
        for one in readings:
            by = one.forms and all(form.kind is FormKind.CONDITIONAL for form in one.forms)
            if not by and not one.tags & {Tag.NAME, Tag.ABBREVIATION}:
                lemmas.setdefault(one.lemma, []).append(one.pos)
        if readings and word and word not in lemmas:
            itself = self.of(word)
            if itself is not None and itself.own:
                lemmas = {word: [itself.own[0].pos], **lemmas}
        found = []
        for lemma, poses in list(lemmas.items())[:most]:
            meaning = self.of(lemma)
            if meaning is None:
                continue
            own = _fitting(meaning.own, poses, whole=lemma == word)
            definition = "" if poses[0] in _NATIVE else meaning.definition
            if definition or meaning.synonyms or meaning.english or meaning.czech or own:
                found.append(replace(meaning, definition=definition, own=own))
        return tuple(found)


def _fitting(senses: Sequence[WordSense], poses: Sequence[Pos], *, whole: bool) -> tuple[WordSense, ...]:
    """The senses of the parts of speech a word is read as, the first reading's first.

    The others follow where the word is the lemma itself, and where the word list knows none of them by the
    part of speech that we do (rozhodčí). Where the list knows one part of speech only, it is our order that
    tells what people mean first (třeba), and what is declined as an adjective may be a noun (vedoucího)."""
    order = list(dict.fromkeys(poses))
    if len(order) == 1 and whole:
        return tuple(senses)
    fitting = [Pos.ADJECTIVE, Pos.NOUN] if order == [Pos.ADJECTIVE] else order
    fit = [one for one in senses if one.pos in fitting]
    if len(order) > 1:
        fit.sort(key=lambda one: order.index(one.pos))
    rest = [one for one in senses if one.pos not in fitting] if whole or not fit else []
    return (*fit, *rest)


def _senses(text: str) -> tuple[WordSense, ...]:
    """Part of speech, meaning and example, as often as there are senses."""
    cells = text.split("\t")
    return tuple(
        WordSense(Pos[pos.upper()], told, example)
        for pos, told, example in zip(cells[::3], cells[1::3], cells[2::3], strict=False)
        if pos.upper() in Pos.__members__
    )


_NATIVE = frozenset(
    {Pos.PREPOSITION, Pos.CONJUNCTION, Pos.PRONOUN, Pos.NUMERAL, Pos.PARTICLE, Pos.INTERJECTION}
)
"""Parts of speech that no foreign word belongs to."""


def _parts(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()
