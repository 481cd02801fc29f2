"""Builds the files of meanings: ``python packaging/lexicon/meanings.py [FOLDER]``.

FOLDER (default ``resources/lexicon``) holds the word files already: only what the Czech list takes is told.
``build.py`` does this as its last step.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from lexbuild import (  # noqa: E402
    meaning_czech,
    meaning_english,
    meaning_own,
    meaning_small,
    meaning_sources,
    meaning_synonyms,
    meaning_texts,
    meaning_wordnet,
)
from lexbuild.english import read_english  # noqa: E402
from lexbuild.frequency import read_wordfreq  # noqa: E402
from lexbuild.lists import rows  # noqa: E402
from lexbuild.meaning_file import write_meanings  # noqa: E402
from lexbuild.meaning_lemmas import Lemmas  # noqa: E402

from app.lexicon.lexicon import Lexicon  # noqa: E402
from app.lexicon.meanings import (  # noqa: E402
    CZECH,
    DEFINITIONS,
    ENGLISH,
    ENGLISH_SENSES,
    MEANING_FILES,
    OWN,
    SYNONYMS,
)

SCHOOL = "lists/english_school.tsv"
"""The English words that are learnt first, in easy words of our own and in Czech."""

ABOUT = {
    OWN: {
        "title": "What Czech words mean, for children",
        "source": "packaging/lexicon/meanings-cs",
        "licence": "CC0-1.0",
    },
    DEFINITIONS: {
        "title": "Definitions of foreign words in Czech",
        "source": "stardict-czech 20171101-1",
        "licence": "GPL-2.0-or-later",
    },
    SYNONYMS: {
        "title": "Czech synonyms",
        "source": "mythes-cs 1:7.5.0-1",
        "licence": "GFDL-1.1-or-later",
    },
    ENGLISH: {
        "title": "Czech words in English",
        "source": "dict-freedict-eng-ces 2022.04.21-1",
        "licence": "GPL-2.0-or-later",
    },
    ENGLISH_SENSES: {
        "title": "What English words are and mean",
        "source": "wordnet-base 1:3.0-37",
        "licence": "WordNet-3.0",
    },
    CZECH: {
        "title": "English words in Czech",
        "source": "dict-freedict-eng-ces 2022.04.21-1",
        "licence": "GPL-2.0-or-later",
    },
}


def build(folder: Path, here: Path = HERE) -> None:
    """Writes the files into a folder that holds the word files, from the sources in ``here``."""
    sources = here / "sources"
    lexicon = Lexicon.open(folder)
    lemmas = Lemmas(lexicon)
    english = meaning_english.English(
        meaning_sources.english(sources / "freedict-eng-ces"),
        meaning_english.scowl_sizes(sources / "scowl"),
    )
    coarse = dict(rows(here / "lists/coarse_english.tsv"))
    mended = rows(here / "lists/glosses.tsv")
    definitions = list(meaning_sources.definitions(sources / "slovnik-cizich-slov"))
    evidence = meaning_synonyms.Evidence(english, definitions)
    texts = {
        OWN: meaning_own.told(meaning_own.read(here / "meanings-cs/meanings.tsv"), lexicon),
        DEFINITIONS: meaning_texts.told(definitions, lemmas),
        SYNONYMS: meaning_synonyms.told(meaning_sources.synonyms(sources / "mythes-cs"), evidence, lemmas),
        ENGLISH: meaning_english.told(english, lemmas, coarse),
    }
    texts[ENGLISH].update((lemma, text) for lemma, text, _ in mended)
    for lemma, text, _ in rows(here / "lists/synonyms.tsv"):
        texts[SYNONYMS].pop(lemma, None)
        if text != "-":
            texts[SYNONYMS][lemma] = text
    explained = {lemma for own in texts.values() for lemma in own}
    texts[OWN].update(meaning_small.told(texts[OWN], explained, lemmas))
    for name in MEANING_FILES:
        _write(folder / name, texts[name])
    told, usual, spoken = english_words(here)
    _write(folder / ENGLISH_SENSES, told, "en")
    in_czech = meaning_czech.told(english, texts[ENGLISH], told, usual, lemmas, spoken)
    in_czech.update((word, czech) for word, _, _, czech in rows(here / SCHOOL) if czech != "-")
    _write(folder / CZECH, in_czech, "en")


def english_words(here: Path) -> tuple[dict[str, str], dict[str, frozenset[str]], frozenset[str]]:
    """English word -> what it is and means, and what it usually is; and those of them that are coarse."""
    listed = read_english(here / "sources", here / "lists")
    frequency = read_wordfreq(here / "sources/wordfreq-en/large_en.msgpack.gz")
    order = sorted(
        (word for word in listed.words if word in frequency), key=lambda word: (-frequency[word], word)
    )
    own, readings = meaning_wordnet.own_words(here / "lists/english_words.tsv")
    source = meaning_wordnet.read(here / "sources/wordnet", rows(here / "lists/english_senses.tsv"))
    ranks = {word: rank for rank, word in enumerate(order, 1)}
    pasts = dict(rows(here / "lists/english_pasts.tsv"))
    simple: dict[str, list[meaning_wordnet.Sense]] = {}
    for word, part, text, _ in rows(here / SCHOOL):
        if text != "-":
            simple.setdefault(word, []).append(meaning_wordnet.Sense(part, 1, text, ""))
    chosen = meaning_wordnet.Chosen(source, frozenset(listed.words), ranks, own, readings, pasts, simple)
    told = chosen.told()
    return told, {word: source.usual(word) for word in told}, frozenset(listed.coarse)


def _write(path: Path, texts: dict[str, str], language: str = "cs") -> None:
    write_meanings(path, ABOUT[path.name], texts, language)
    print(f"{path.name}: {len(texts)} lemmas, {path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "lexicon")
