"""The household's words as text, and what is banned."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from app.storage.household import HouseholdFile
from app.storage.household_text import from_text, to_text

NOW = datetime(2026, 11, 21, 8, 0).astimezone()


def test_a_ban_and_its_author_are_there_the_next_time(tmp_path: Path) -> None:
    household = HouseholdFile(tmp_path)
    household.ban("HŇUP", ["Žofie"], NOW)
    again = HouseholdFile(tmp_path)
    entry = again.find("hňup")
    assert entry is not None and entry.banned and entry.by == ("Žofie",) and entry.added == NOW
    assert again.banned() == {"hňup"} and again.words() == frozenset() and "hňup" not in again


def test_the_last_decision_counts(tmp_path: Path) -> None:
    household = HouseholdFile(tmp_path)
    household.add("mlask", ["Ondra"])
    household.ban("mlask", ["Babi"])
    assert household.words() == frozenset() and household.banned() == {"mlask"}
    household.add("mlask", ["Ondra"])
    assert household.words() == {"mlask"} and len(household) == 1


def test_a_ban_holds_for_all_forms_and_is_lifted_with_them(tmp_path: Path) -> None:
    household = HouseholdFile(tmp_path)
    household.ban("hňupa", ["Ondra"], NOW)
    household.ban("hňup", ["Žofie"], NOW, ["hňup", "hňupa", "hňupi"])
    assert len(household) == 1, "the ban of a single form has become part of it"
    again = HouseholdFile(tmp_path)
    assert again.all() == household.all() and again.banned() == {"hňup", "hňupa", "hňupi"}
    entry = again.find("HŇUPI")
    assert entry is not None and entry.word == "hňup" and "hňupi" not in again
    again.remove("hňupi")
    assert len(again) == 0 and not again.banned()


def test_one_form_of_a_banned_word_may_be_voted_in(tmp_path: Path) -> None:
    household = HouseholdFile(tmp_path)
    household.ban("hňup", [], NOW, ["hňupa", "hňupi"])
    household.add("hňupi")
    assert household.words() == {"hňupi"} and household.banned() == {"hňup", "hňupa"}
    household.remove("hňupi")
    assert household.banned() == {"hňup", "hňupa", "hňupi"}


def test_older_versions_read_a_ban_of_all_forms_as_one_of_the_word(tmp_path: Path) -> None:
    HouseholdFile(tmp_path).ban("hňup", ["Žofie"], NOW, ["hňupa"])
    document = json.loads((tmp_path / "household-words.json").read_text("utf-8"))
    assert document["format"] == "slovohratky-household/2"
    (entry,) = document["words"]
    assert (entry["word"], entry["banned"], entry["by"]) == ("hňup", True, ["Žofie"])


@pytest.mark.parametrize("forms", [None, 3, "hňupa", [1, None, "a b", "x" * 99], {"hňupa": 1}])
def test_forms_that_make_no_sense_are_left_out(tmp_path: Path, forms: object) -> None:
    words = [{"word": "hňup", "added": "2026-01-02T03:04:05", "banned": True, "forms": forms}]
    document = {"format": "slovohratky-household/2", "words": words}
    (tmp_path / "household-words.json").write_text(json.dumps(document), "utf-8")
    assert HouseholdFile(tmp_path).banned() == {"hňup"}


def test_the_file_of_the_first_version_is_read(tmp_path: Path) -> None:
    words = '[{"word": "mlask", "added": "2026-01-02T03:04:05"}]'
    text = '{"format": "slovohratky-household/1", "words": ' + words + "}"
    (tmp_path / "household-words.json").write_text(text, "utf-8")
    household = HouseholdFile(tmp_path)
    assert household.problem is None and household.words() == {"mlask"}


def test_text_brings_everything_back(tmp_path: Path) -> None:
    household = HouseholdFile(tmp_path / "one")
    household.add("chrochták", ["Babi", "Táta"], NOW)
    household.ban("hňup", [], NOW, ["hňupa", "hňupi"])
    words, unread = from_text(to_text(household.all()))
    assert unread == []
    other = HouseholdFile(tmp_path / "two")
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
    household = HouseholdFile(tmp_path)
    household.add("hňup", ["Ondra"])
    words, _ = from_text("- hňup\n")
    assert household.merge(words) == 1 and household.banned() == {"hňup"}
