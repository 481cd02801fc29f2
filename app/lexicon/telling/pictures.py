"""Pictures of things beside the words that name them, made by ``packaging/lexicon/pictures``."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from app.lexicon.analysis import Analysis, Pos, Tag


class WordPictures:
    """The pictures for words of one language, ``cs`` or ``en``; none where the file is missing or damaged."""

    def __init__(self, path: Path, language: str) -> None:
        self._path, self._language = path, language

    def of(self, readings: Sequence[Analysis]) -> bytes:
        """A PNG, 72 pixels square, of what a word with these readings names; empty where there is none. Only
        what is read as a noun before anything else is pictured, and no name (mít is not Mít)."""
        first = readings[0] if readings else None
        if first is None or first.pos is not Pos.NOUN or first.tags & {Tag.NAME, Tag.ABBREVIATION}:
            return b""
        file = self._files.get(first.lemma, "")
        return self._read(file) if file else b""

    def words(self) -> frozenset[str]:
        """Those that have one, in their basic form."""
        return frozenset(self._files)

    @cached_property
    def _files(self) -> dict[str, str]:
        """Lemma → its picture."""
        rows = self._read(f"{self._language}.tsv").decode("utf-8", "replace").splitlines()
        return {word: file for word, tab, file in (row.partition("\t") for row in rows) if tab}

    def _read(self, name: str) -> bytes:
        """Opened each time: it is asked in several threads."""
        try:
            with zipfile.ZipFile(self._path) as packed:
                return packed.read(name)
        except (OSError, KeyError, zipfile.BadZipFile, zlib.error):
            return b""
