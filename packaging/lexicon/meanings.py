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

from lexbuild import meaning_english, meaning_own, meaning_sources, meaning_synonyms, meaning_texts  # noqa: E402
from lexbuild.lists import rows  # noqa: E402
from lexbuild.meaning_file import write_meanings  # noqa: E402
from lexbuild.meaning_lemmas import Lemmas  # noqa: E402

from app.lexicon.lexicon import Lexicon  # noqa: E402
from app.lexicon.meanings import DEFINITIONS, ENGLISH, MEANING_FILES, OWN, SYNONYMS  # noqa: E402

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
    coarse = [word for word, _ in rows(here / "lists/coarse_english.tsv")]
    mended = rows(here / "lists/glosses.tsv")
    definitions = list(meaning_sources.definitions(sources / "slovnik-cizich-slov"))
    evidence = meaning_synonyms.Evidence(english, definitions)
    texts = {
        OWN: meaning_own.told(meaning_own.read(here / "meanings-cs/meanings.tsv"), lexicon),
        DEFINITIONS: meaning_texts.told(definitions, lemmas),
        SYNONYMS: meaning_synonyms.told(meaning_sources.synonyms(sources / "mythes-cs"), evidence, lemmas),
        ENGLISH: meaning_english.told(english, lemmas, frozenset(coarse)),
    }
    texts[ENGLISH].update((lemma, text) for lemma, text, _ in mended)
    for lemma, text, _ in rows(here / "lists/synonyms.tsv"):
        texts[SYNONYMS].pop(lemma, None)
        if text != "-":
            texts[SYNONYMS][lemma] = text
    for name in MEANING_FILES:
        write_meanings(folder / name, ABOUT[name], texts[name])
        print(f"{name}: {len(texts[name])} lemmas, {(folder / name).stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "lexicon")
