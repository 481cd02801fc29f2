"""Pictures beside words: of things that are named, never of what a word is only spelt like."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.lexicon.lexicon import Lexicon
from app.lexicon.telling.pictures import WordPictures
from app.paths import resource

FILE = resource("pictures", "words.zip")
LARGEST = 1_000_000
PNG = b"\x89PNG"


@pytest.mark.parametrize("word", ["ježek", "ježkovi", "nůžkami", "dort", "velryby"])
def test_what_a_word_names_is_pictured_in_every_case(lexicon: Lexicon, word: str) -> None:
    picture = lexicon.pictures.of(lexicon.analyses(word))
    assert picture.startswith(PNG)


@pytest.mark.parametrize("word", ["hedgehog", "mice", "scissors"])
def test_english_words_have_theirs(english: Lexicon, word: str) -> None:
    assert english.pictures.of(english.analyses(word)).startswith(PNG)


def test_forms_of_one_word_share_a_picture(lexicon: Lexicon, english: Lexicon) -> None:
    hedgehogs = {lexicon.pictures.of(lexicon.analyses(word)) for word in ("ježek", "ježkem")}
    assert hedgehogs == {english.pictures.of(english.analyses("hedgehog"))}


@pytest.mark.parametrize("word", ["pila", "laskavost", "běžet", "kurva", "xyz"])
def test_what_is_no_thing_is_not_pictured(lexicon: Lexicon, word: str) -> None:
    """``pila`` is read as a form of pít first."""
    assert lexicon.pictures.of(lexicon.analyses(word)) == b""


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_pictured_word_is_a_noun_of_the_list_and_fit_for_children(language: str) -> None:
    words = Lexicon.open(language=language)
    pictures = WordPictures(FILE, language)
    for word in pictures.words():
        readings = words.analyses(word)
        assert any(one.lemma == word and one.pos.value == "n" for one in readings), word
        assert words.gentle(words.dawg.number(word)), word


def test_the_file_is_small_and_its_licence_lies_beside_it() -> None:
    assert FILE.stat().st_size < LARGEST
    assert "SIL OPEN FONT LICENSE Version 1.1" in (FILE.parent / "LICENSE.txt").read_text("utf-8")


@pytest.mark.parametrize("data", [None, b"", b"no archive", FILE.read_bytes()[:5000]])
def test_without_a_sound_file_words_are_explained_without_pictures(
    data: bytes | None, tmp_path: Path, lexicon: Lexicon
) -> None:
    file = tmp_path / "words.zip"
    if data is not None:
        file.write_bytes(data)
    assert WordPictures(file, "cs").of(lexicon.analyses("ježek")) == b""
