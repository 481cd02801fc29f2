"""The automaton: what is in is in, and numbers go both ways."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.lexicon.czech import LETTERS
from app.lexicon.dawg import ABSENT, COMPILED, FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK, Dawg
from app.lexicon.lexicon import Lexicon
from tests.lexicon.conftest import BUILD

assert BUILD.is_dir()
from lexbuild.automaton import build_dawg, coded  # noqa: E402

words_of_few_letters = st.lists(st.text("aábcč", min_size=1, max_size=6), max_size=60)


def dawg_of(words: list[str]) -> Dawg:
    flat = build_dawg(coded(set(words), LETTERS))
    return Dawg(flat.edges, flat.counts, LETTERS, flat.root, flat.size)


@given(words_of_few_letters, words_of_few_letters)
def test_holds_exactly_its_words(words: list[str], others: list[str]) -> None:
    dawg = dawg_of(words)
    assert list(dawg) == sorted(set(words), key=lambda word: [LETTERS.index(letter) for letter in word])
    assert len(dawg) == len(set(words))
    for other in others:
        assert (other in dawg) == (other in words)


@given(words_of_few_letters)
def test_numbers_go_both_ways(words: list[str]) -> None:
    dawg = dawg_of(words)
    for number, word in enumerate(dawg):
        assert dawg.number(word) == number
        assert dawg.word(number) == word


def test_numbers_outside_are_refused() -> None:
    dawg = dawg_of(["kos"])
    for number in (-1, 1):
        try:
            dawg.word(number)
        except IndexError:
            continue
        raise AssertionError(number)


def test_what_is_no_word_has_no_number() -> None:
    dawg = dawg_of(["kos", "kosa", "kost"])
    assert [dawg.number(word) for word in ("", "ko", "kosy", "kosti", "x", "k s", "KOS")] == [ABSENT] * 7


def test_equal_endings_are_shared() -> None:
    dawg = dawg_of([stem + ending for stem in ("hrad", "strom", "dub") for ending in ("", "u", "em", "y")])
    assert len(dawg.edges) == 1 + (4 + 5 + 3) + (3 + 1)  # the dummy, the stems, one set of endings


def test_layout_is_as_documented() -> None:
    dawg = dawg_of(["a", "ab", "b"])
    first, second = dawg.edges[dawg.root], dawg.edges[dawg.root + 1]
    assert first & FINAL and not first & LAST
    assert second & FINAL and second & LAST and not second & TARGET_MASK
    assert [dawg.letters[edge >> LETTER_SHIFT & LETTER_MASK] for edge in (first, second)] == ["a", "b"]
    assert [dawg.counts[dawg.root], dawg.counts[dawg.root + 1]] == [0, 2]
    assert max(dawg.edges) < 2**30


def test_walking_finds_prefixes() -> None:
    dawg = dawg_of(["kos", "kosa", "kost"])
    edge = dawg.edges[dawg.walk("kos")]
    assert edge & FINAL
    assert sorted(dawg.under(edge & TARGET_MASK, "kos")) == ["kosa", "kost"]
    assert dawg.walk("kx") == ABSENT


def test_the_bundled_list_numbers_every_word(lexicon: object) -> None:
    from app.lexicon.lexicon import Lexicon

    assert isinstance(lexicon, Lexicon)
    dawg = lexicon.dawg
    for number in range(0, len(dawg), 9973):
        assert dawg.number(dawg.word(number)) == number


# The compiled twin looks up in mapped files; the same arrays as lists are looked up in plain Python

compiled = pytest.mark.skipif(not COMPILED, reason="the compiled twin is not built here")
STEP = 997


@pytest.fixture(scope="module")
def twins() -> tuple[Dawg, Dawg]:
    """The bundled list, looked up by the twin and by plain Python."""
    mapped = Lexicon.open().dawg
    plain = Dawg(list(mapped.edges), list(mapped.counts), mapped.letters[1:], mapped.root, len(mapped))
    return mapped, plain


@compiled
def test_the_twin_numbers_every_word_alike(twins: tuple[Dawg, Dawg]) -> None:
    mapped, plain = twins
    for number in range(0, len(mapped), STEP):
        word = mapped.word(number)
        assert mapped.number(word) == plain.number(word) == number
        capitals, apart = word.upper(), unicodedata.normalize("NFD", word)
        odd = (
            capitals,
            apart,
            word[:-1],
            word[1:],
            word + "\N{COMBINING CARON}",
            f" {word}",
            f"{word}\0",
            word * 9,
        )
        for other in odd:
            assert mapped.number(other) == plain.number(other), other


@compiled
@given(st.text() | st.text(LETTERS, max_size=8) | st.text("aeoě bcnřst", max_size=5))
def test_the_twin_answers_anything_alike(twins: tuple[Dawg, Dawg], text: str) -> None:
    mapped, plain = twins
    assert mapped.number(text) == plain.number(text)


@compiled
def test_the_twin_spells_and_walks_alike(twins: tuple[Dawg, Dawg]) -> None:
    mapped, plain = twins
    for number in range(0, len(mapped), STEP):
        word = mapped.word(number)
        assert word == plain.word(number)
        for prefix in (word, word[:3], word[:-1], f"{word}q", f"q{word}", word.upper(), f"{word}\0", ""):
            assert mapped.walk(prefix) == plain.walk(prefix), prefix
    for dawg in twins:
        with pytest.raises(IndexError):
            dawg.word(len(dawg))


@compiled
def test_the_twin_too_notices_a_damaged_file() -> None:
    flat = build_dawg(coded({"kos", "kosa"}, LETTERS))
    first = flat.edges[flat.root] | TARGET_MASK
    cut = flat.edges[:]
    cut[flat.root] = first
    for edges in (memoryview(cut), list(cut)):
        with pytest.raises(IndexError):
            Dawg(edges, memoryview(flat.counts), LETTERS, flat.root, flat.size).number("kos")
        with pytest.raises(IndexError):
            Dawg(edges, memoryview(flat.counts), LETTERS, flat.root, flat.size).word(0)
        with pytest.raises(IndexError):
            Dawg(edges, memoryview(flat.counts), LETTERS, flat.root, flat.size).walk("kos")


@compiled
def test_the_twin_of_an_empty_list_knows_no_word() -> None:
    flat = build_dawg([])
    empty = Dawg(memoryview(flat.edges), memoryview(flat.counts), LETTERS, flat.root, flat.size)
    assert [empty.number(word) for word in ("", "a", "kos")] == [ABSENT] * 3
