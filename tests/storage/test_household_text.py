"""The household's words as text, and what is banned."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from app.storage.household import Household
from app.storage.household_text import from_text, to_text

NOW = datetime(2026, 11, 21, 8, 0).astimezone()


def test_a_ban_and_its_author_are_there_the_next_time(tmp_path: Path) -> None:
    household = Household(tmp_path)
    household.ban("HŇUP", ["Žofie"], NOW)
    again = Household(tmp_path)
    entry = again.find("hňup")
    assert entry is not None and entry.banned and entry.by == ("Žofie",) and entry.added == NOW
    assert again.banned() == {"hňup"} and again.words() == frozenset() and "hňup" not in again


def test_the_last_decision_counts(tmp_path: Path) -> None:
    household = Household(tmp_path)
    household.add("mlask", ["Ondra"])
    household.ban("mlask", ["Babi"])
    assert household.words() == frozenset() and household.banned() == {"mlask"}
    household.add("mlask", ["Ondra"])
    assert household.words() == {"mlask"} and len(household) == 1


def test_the_file_of_the_first_version_is_read(tmp_path: Path) -> None:
    words = '[{"word": "mlask", "added": "2026-01-02T03:04:05"}]'
    text = '{"format": "slovohratky-household/1", "words": ' + words + "}"
    (tmp_path / "household-words.json").write_text(text, "utf-8")
    household = Household(tmp_path)
    assert household.problem is None and household.words() == {"mlask"}


def test_text_brings_everything_back(tmp_path: Path) -> None:
    household = Household(tmp_path / "one")
    household.add("chrochták", ["Babi", "Táta"], NOW)
    household.ban("hňup", [], NOW)
    words, unread = from_text(to_text(household.all()))
    assert unread == []
    other = Household(tmp_path / "two")
    assert other.merge(words) == 2 and other.all() == household.all()
    assert other.merge(words) == 0


def test_a_list_written_by_hand() -> None:
    text = "\ufeff# naše\r\n\r\nmlask\r\n-hňup\r\n+ Žbluňk\tkdysi\r\nab1\r\n− tfuj\r\n"
    words, unread = from_text(text, NOW)
    assert [(word.word, word.banned) for word in words] == [
        ("mlask", False),
        ("hňup", True),
        ("žbluňk", False),
        ("tfuj", True),
    ]
    assert {word.added for word in words} == {NOW}
    assert unread == [6]


@pytest.mark.parametrize("text", ["", "\n\n", "\x00\x01", "+\n-\n", "\t\t\t", "- \t\n"])
def test_no_nonsense_from_a_strange_text(text: str) -> None:
    assert from_text(text)[0] == []


def test_the_text_decides_against_what_stood_here(tmp_path: Path) -> None:
    household = Household(tmp_path)
    household.add("hňup", ["Ondra"])
    words, _ = from_text("- hňup\n")
    assert household.merge(words) == 1 and household.banned() == {"hňup"}
