"""Rules as people write them: what a Markdown file may say, and who is told what of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from app.tabletop import prose

WRITTEN = """# The game

## What it is about

You lay tiles
in a row. {tiles=flat}

You stack tiles. {tiles=high}

![row](<A B / . C>) Three tiles.

## For towers {tiles=high}

Mind the wind.

## Keys

| key | what it does |
|---|---|
| Esc | leave |
| , . | along the row |
"""


class Shown(NamedTuple):
    kind: str
    pieces: str
    caption: str

    def picture(self) -> QWidget:
        return QWidget()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with rules in English alone, where the program speaks English."""
    folder = tmp_path / "game_of_tiles"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.en.md").write_text(WRITTEN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    before = QLocale()
    monkeypatch.delitem(sys.modules, folder.name, raising=False)  # of the test before
    QLocale.setDefault(QLocale("en"))
    yield folder.name
    QLocale.setDefault(before)


def test_a_paragraph_is_one_however_its_lines_are_broken(package: str) -> None:
    (section,) = prose.read(package, "rules", {"tiles": "flat"}, Shown).sections
    assert section.title == "What it is about"
    assert section.paragraphs == ("You lay tiles in a row.",)


def test_an_example_stands_between_the_paragraphs(package: str) -> None:
    (section,) = prose.read(package, "rules", {"tiles": "flat"}, Shown).sections
    assert section.examples == (Shown("row", "A B / . C", "Three tiles."),)


def test_what_holds_for_an_option_is_told_to_those_who_play_it(package: str) -> None:
    first, second = prose.read(package, "rules", {"tiles": "high"}, Shown).sections
    assert first.paragraphs == ("You stack tiles.",)
    assert second.title == "For towers" and second.paragraphs == ("Mind the wind.",)


def test_keys_are_a_table_and_no_section(package: str) -> None:
    told = prose.read(package, "rules", {}, Shown)
    assert told.keys == (("Esc", "leave"), (", .", "along the row"))
    assert "Keys" not in [section.title for section in told.sections]


def test_who_speaks_another_language_reads_english(package: str) -> None:
    QLocale.setDefault(QLocale("de"))
    assert prose.read(package, "rules", {}, Shown).keys


def test_czech_one_letter_words_stay_with_the_next_word(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "rules.cs.md").write_text("## V lese\n\nPes a kočka.\n", encoding="utf-8")
    QLocale.setDefault(QLocale("cs"))
    (section,) = prose.read(package, "rules", {}).sections
    assert (section.title, section.paragraphs) == ("V\xa0lese", ("Pes a\xa0kočka.",))


def test_where_nothing_can_be_shown_an_example_is_a_fault(package: str) -> None:
    with pytest.raises(ValueError, match="Three tiles"):
        prose.read(package, "rules", {})
