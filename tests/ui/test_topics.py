"""Lists of words for lessons."""

from __future__ import annotations

from pathlib import Path

import pytest

from app import paths
from app.lexicon import czech
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from app.ui.pages.school.order import topics

FILES = sorted(paths.resource("topics").glob("[0-9]*.txt"))


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "boggle")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_word_of_a_topic_counts_on_a_board_and_is_fit_for_school(path: Path, judge: Judge) -> None:
    topic = topics.read(path)
    assert [word for word in topic.words if not judge.judge(word).accepted] == []
    number, vulgar = judge.lexicon.dawg.number, judge.lexicon.vulgar
    assert [word for word in topic.words if vulgar(number(word))] == []
    assert len(set(topic.words)) == len(topic.words) >= 15
    assert all(2 <= len(word) <= 16 and czech.is_czech(word) for word in topic.words)
    assert all(topic.title(language) for language in topics.LANGUAGES)


def test_words_of_the_lists_after_a_letter_are_spelt_with_it() -> None:
    by_name = {topic.name: topic for topic in topics.bundled()}
    for letter, name in zip(
        "blmpsvz", sorted(name for name in by_name if "vyjmenovana" in name), strict=True
    ):
        for word in by_name[name].words:
            assert letter + "y" in word or letter + "ý" in word, (name, word)
    for name, parts in (("23-be-bje-ve-vje", ("bě", "bje", "vě", "vje")), ("24-me-mne", ("mě", "mně"))):
        assert all(any(part in word for part in parts) for word in by_name[name].words)


def test_a_list_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "01-sound.txt").write_text("cs: Barvy\nen: Colours\n\nmodrá bílá\n", encoding="utf-8")
    (tmp_path / "02-no-title.txt").write_text("modrá bílá\n", encoding="utf-8")
    (tmp_path / "03-no-words.txt").write_text("cs: Barvy\nen: Colours\n\n", encoding="utf-8")
    (tmp_path / "04-no-text.txt").write_bytes(b"\xff\xfe\xff")
    (found,) = topics.bundled(tmp_path)
    assert (found.title("en"), found.title("de"), found.words) == ("Colours", "Barvy", ("modrá", "bílá"))
