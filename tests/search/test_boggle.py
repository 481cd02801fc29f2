"""The board search against plain enumeration."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import pytest

from app.engine.chance import Chance
from app.games.boggle import board
from app.games.boggle.board import CELLS, NEIGHBOURS
from app.games.boggle.lab import random_boards
from app.lexicon import czech
from app.lexicon.dawg import ABSENT
from app.lexicon.lexicon import Lexicon
from app.search.boggle import BoardSearch


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


@pytest.fixture(scope="module")
def search(lexicon: Lexicon) -> BoardSearch:
    return BoardSearch(lexicon.dawg, NEIGHBOURS)


def spelt(grid: Sequence[str], longest: int) -> set[str]:
    """Every string of so many letters at most that the board can spell."""
    strings: set[str] = set()
    waiting = [((cell,), grid[cell]) for cell in range(CELLS)]
    while waiting:
        path, text = waiting.pop()
        strings.add(text.lower())
        if len(path) < longest:
            waiting += [
                ((*path, cell), text + grid[cell]) for cell in NEIGHBOURS[path[-1]] if cell not in path
            ]
    return strings


@pytest.mark.parametrize("grid", random_boards(12, seed=3), ids="".join)
def test_finds_all_short_words_and_nothing_else(  # RULES BG4 to BG7
    grid: Sequence[str], search: BoardSearch, lexicon: Lexicon
) -> None:
    found = search.words(grid)
    assert {w for w in found.values() if len(w) <= 5} == {w for w in spelt(grid, 5) if w in lexicon.dawg}
    for number, word in found.items():
        assert lexicon.dawg.number(word) == number
        assert board.has_path(grid, word)


def laid(word: str, chance: Chance) -> list[str]:
    """A board on which the word lies along a random path; empty cells hold a letter of no word."""
    while True:
        path = [chance.below(CELLS)]
        while len(path) < len(word):
            free = [cell for cell in NEIGHBOURS[path[-1]] if cell not in path]
            if not free:
                break
            path.append(chance.pick(free))
        if len(path) == len(word):
            grid = ["?"] * CELLS
            for cell, letter in zip(path, word, strict=True):
                grid[cell] = czech.upper(letter)
            return grid


def test_finds_long_words_wherever_they_lie(search: BoardSearch, lexicon: Lexicon) -> None:
    chance, tried = Chance(4), 0
    while tried < 60:
        word = lexicon.dawg.word(chance.below(len(lexicon.dawg)))
        if 7 <= len(word) <= CELLS:
            tried += 1
            assert word in search.words(laid(word, chance)).values()


@pytest.mark.parametrize("grid", random_boards(6, seed=5), ids="".join)
def test_folded_boards(grid: Sequence[str], search: BoardSearch, lexicon: Lexicon) -> None:  # RULES BG7
    found = search.words(grid, fold=True)
    assert set(search.words(grid)) <= set(found)
    plain = {czech.fold(text) for text in spelt(grid, 4)}
    for number, word in found.items():
        assert lexicon.dawg.number(word) == number != ABSENT
        assert board.has_path(grid, word, fold=True)
    short = {czech.fold(word) for word in found.values() if len(word) <= 4}
    assert short <= plain
    for text in plain:
        if text in lexicon.dawg:
            assert text in found.values()


def test_a_die_serves_once(search: BoardSearch) -> None:  # RULES BG6
    assert "kolo" not in search.words([*"KO??", *"L???", *"?" * 8]).values()
    assert "kolo" in search.words([*"KO??", *"LO??", *"?" * 8]).values()


def test_case_and_composition_do_not_matter(search: BoardSearch) -> None:  # RULES G1
    grid = random_boards(1, seed=6)[0]
    apart = [unicodedata.normalize("NFD", letter).lower() for letter in grid]
    assert search.words(apart) == search.words(grid)
