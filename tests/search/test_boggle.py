"""The board search against plain enumeration."""

from __future__ import annotations

import threading
import unicodedata
from array import array
from collections.abc import Sequence
from contextlib import suppress

import pytest

from app.engine.chance import Chance
from app.games.boggle import board
from app.games.boggle.board import CELLS, NEIGHBOURS
from app.games.boggle.lab import random_boards
from app.lexicon import czech
from app.lexicon.dawg import ABSENT, LAST, TARGET_MASK, Dawg
from app.lexicon.lexicon import Lexicon
from app.search.boggle import COMPILED, BoardSearch

compiled = pytest.mark.skipif(not COMPILED, reason="the compiled twin is not built here")


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


def test_only_words_that_count(search: BoardSearch, lexicon: Lexicon) -> None:
    policy = lexicon.policy("boggle")
    for grid in random_boards(5, seed=7):
        every = search.words(grid, fold=True)
        sure = {number: word for number, word in every.items() if policy.sure(number)}
        assert search.words(grid, fold=True, accepted=policy.certain) == sure != every


# The compiled twin walks mapped files; the same arrays as lists are walked in plain Python


def as_lists(dawg: Dawg) -> Dawg:
    return Dawg(list(dawg.edges), list(dawg.counts), dawg.letters[1:], dawg.root, len(dawg))


@pytest.fixture(scope="module")
def reference(lexicon: Lexicon) -> BoardSearch:
    return BoardSearch(as_lists(lexicon.dawg), NEIGHBOURS)


@compiled
def test_the_twin_finds_the_same_in_the_same_order(
    search: BoardSearch, reference: BoardSearch, lexicon: Lexicon
) -> None:
    certain = lexicon.policy("boggle").certain
    grids = [*random_boards(60, seed=8), ["a"] * CELLS, ["?"] * CELLS, [*"AEIO" * 4], [""] * CELLS]
    for grid in grids:
        for fold, accepted in ((False, None), (True, None), (False, certain)):
            found = search.words(grid, fold=fold, accepted=accepted)
            assert list(found.items()) == list(reference.words(grid, fold=fold, accepted=accepted).items())


@compiled
@pytest.mark.parametrize("cells", [0, 1, 5, 64, 65])
def test_boards_of_any_shape(cells: int, lexicon: Lexicon) -> None:
    near = [[other for other in (cell - 1, cell + 1) if 0 <= other < cells] for cell in range(cells)]
    row = ("VLAKONOSTROMENA" * 5)[:cells]
    one, other = (BoardSearch(dawg, near) for dawg in (lexicon.dawg, as_lists(lexicon.dawg)))
    assert one.words(row) == other.words(row)
    assert ("vlak" in one.words(row).values()) == (cells >= 4)


@compiled
def test_the_twin_too_notices_what_is_damaged(lexicon: Lexicon) -> None:
    dawg, grid = lexicon.dawg, random_boards(1, seed=9)[0]
    counts = array("I", dawg.counts)
    beyond = array("I", [edge | TARGET_MASK for edge in dawg.edges])
    open_end = array("I", [edge & ~LAST for edge in dawg.edges])
    endless = array("I", [dawg.root | edge & ~TARGET_MASK for edge in dawg.edges])
    for edges in (beyond, open_end, dawg.edges[:500]):
        for damaged in (
            Dawg(memoryview(edges), memoryview(counts), dawg.letters[1:], dawg.root, len(dawg)),
            Dawg(list(edges), list(counts), dawg.letters[1:], dawg.root, len(dawg)),
        ):
            with pytest.raises(IndexError):
                BoardSearch(damaged, NEIGHBOURS).words(grid)
    ring = Dawg(memoryview(endless), memoryview(counts), dawg.letters[1:], dawg.root, len(dawg))
    with suppress(IndexError):
        BoardSearch(ring, [[1], [2], [3], []]).words("VLAK", accepted=lexicon.policy("boggle").accepted)
    with pytest.raises(IndexError):
        BoardSearch(dawg, NEIGHBOURS).words(grid, accepted=b"")


@compiled
def test_arrays_are_kept_as_long_as_somebody_walks_them(lexicon: Lexicon) -> None:
    grid, dawg = random_boards(1, seed=10)[0], lexicon.dawg
    edges, counts = array("I", dawg.edges), array("I", dawg.counts)
    search = BoardSearch(
        Dawg(memoryview(edges), memoryview(counts), dawg.letters[1:], dawg.root, len(dawg)), NEIGHBOURS
    )
    with pytest.raises(BufferError):
        edges.append(0)  # it would move
    del edges, counts
    assert search.words(grid) == BoardSearch(dawg, NEIGHBOURS).words(grid)


@compiled
def test_threads_share_a_search(search: BoardSearch) -> None:
    grids = random_boards(40, seed=11)
    wanted = [search.words(grid, fold=True) for grid in grids]
    found: dict[int, list[dict[int, str]]] = {}

    def solve(name: int) -> None:
        found[name] = [search.words(grid, fold=True) for grid in grids]

    threads = [threading.Thread(target=solve, args=(name,)) for name in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[name] for name in range(3)] == [wanted] * 3
