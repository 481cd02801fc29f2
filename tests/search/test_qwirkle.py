"""The search of Qwirkle against the rules, and the compiled twin against plain Python."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board
from app.search import qwirkle as search
from app.search import qwirkle_python as reference

try:
    from app.search import qwirkle_native as native
except ImportError:
    native = None  # type: ignore[assignment]

compiled = pytest.mark.skipif(native is None, reason="the compiled twin is not built here")
quick = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])

UTILITY = [1_000 * lead for lead in range(-search.MIDDLE, search.MIDDLE + 1)]


def test_the_search_plays_by_the_numbers_of_the_game() -> None:
    names = ("KINDS", "COPIES", "HAND", "LONGEST", "QWIRKLE_BONUS", "END_BONUS")
    assert {name: getattr(reference, name) for name in names} == {
        name: getattr(tiles, name) for name in names
    }


def laid_out(seed: int, count: int) -> tuple[Any, Board, list[int]]:
    """A table of about so many tiles after random play, twice, and the tiles that are not on it."""
    chance = Chance(seed)
    position, board = reference.Position(), Board()
    bag = chance.shuffled(tiles.full_bag())
    hand, bag = bag[:6], bag[6:]
    while len(position) < count:
        plays = position.plays(search.mask_of(hand))
        if not plays:
            bag = chance.shuffled(bag + hand)
            hand, bag = bag[:6], bag[6:]
            if not any(position.fits(cell) & search.mask_of(bag + hand) for cell in position.frontier):
                break
            continue
        _, _, laid = chance.pick(plays)
        for tile, cell in pairs(laid):
            position.lay(tile, cell)
            board.put([(tile, search.place_of(cell))])
            hand.remove(tile)
        hand, bag = hand + bag[: 6 - len(hand)], bag[6 - len(hand) :]
    return position, board, chance.shuffled(bag + hand)


def pairs(laid: Sequence[int]) -> Iterator[tuple[int, int]]:
    return zip(laid[::2], laid[1::2], strict=True)


def by_rules(board: Board, hand: Sequence[int], most: int) -> dict[frozenset[Any], int]:
    """All plays of at most so many tiles with their points, as the rules have them (RULES QW5, QW6)."""
    found: dict[frozenset[Any], int] = {}
    columns = [x for x, _ in board.tiles] or [0]
    rows = [y for _, y in board.tiles] or [0]
    starts = [
        (x, y)
        for x in range(min(columns) - most, max(columns) + most + 1)
        for y in range(min(rows) - most, max(rows) + most + 1)
        if (x, y) not in board.tiles
    ]
    for count in range(1, most + 1):
        for order in itertools.permutations(sorted(set(hand)), count):
            if count > 1 and not tiles.is_line(order):
                continue
            for (x, y), (dx, dy) in itertools.product(starts, ((1, 0), (0, 1))):
                placements = []
                for tile in order:
                    while (x, y) in board.tiles:
                        x, y = x + dx, y + dy
                    placements.append((tile, (x, y)))
                    x, y = x + dx, y + dy
                try:
                    lines = board.lines_of(placements)
                except IllegalMove:
                    continue
                found[frozenset(placements)] = sum(line.points for line in lines)
    return found


@pytest.mark.parametrize("module", [reference, pytest.param(native, marks=compiled)])
@given(st.integers(0, 10**9), st.integers(1, 14), st.integers(1, 4))
@settings(quick, max_examples=10)
def test_finds_exactly_the_lawful_plays_with_their_points(
    module: Any, seed: int, count: int, held: int
) -> None:
    position, board, left = laid_out(seed, count)
    hand = left[:held]
    found = copy(module, position).plays(search.mask_of(hand))
    plays = {
        frozenset((tile, search.place_of(cell)) for tile, cell in pairs(laid)): points
        for _, points, laid in found
        if len(laid) <= 6
    }
    assert plays == by_rules(board, hand, 3)  # RULES QW5, QW6
    assert len({frozenset(pairs(laid)) for _, _, laid in found}) == len(found)
    assert all(value == search.POINT * points for value, points, _ in found)


@given(st.integers(0, 10**9), st.integers(2, 60))
@quick
def test_cells_know_what_fits_after_laying_and_taking_back(seed: int, count: int) -> None:
    position, board, left = laid_out(seed, count)
    before = [(cell, position.fits(cell)) for cell in sorted(position.frontier)]
    chance = Chance(seed + 1)
    steps = 0
    for _ in range(4):
        plays = position.plays(search.mask_of(left))
        if plays:
            for tile, cell in pairs(chance.pick(plays)[2]):
                position.lay(tile, cell)
                left.remove(tile)
                steps += 1
    for _ in range(steps):
        position.take_back()
    assert [(cell, position.fits(cell)) for cell in sorted(position.frontier)] == before
    assert sorted(map(search.place_of, position.frontier)) == board.frontier()
    for cell in position.frontier:
        fitting = [t for t in range(tiles.KINDS) if board.fits(t, search.place_of(cell))]
        assert position.fits(cell) == search.mask_of(fitting)  # RULES QW5


def test_a_line_of_five_left_open_lowers_the_value_by_its_gift() -> None:
    position = reference.Position()
    for x in range(4):
        position.lay(x, search.cell_of(x, 0))  # four red tiles
    gifts = (0, 100, 200, 300)
    five = {
        laid: value for value, _, laid in position.plays(1 << 4, gifts) if laid[1] == search.cell_of(4, 0)
    }
    assert five == {(4, search.cell_of(4, 0)): 500 - 300}  # the sixth one: three copies left
    whole = max(position.plays(0b110000, gifts))
    assert whole[:2] == (1200, 12)  # RULES QW6: a qwirkle, and nothing is left open


def test_the_first_play_begins_at_the_origin() -> None:
    found = reference.Position().plays(0b111)
    assert max(points for _, points, _ in found) == 3
    assert {laid[1] for _, _, laid in found} == {search.ORIGIN}


# The twin


def copy(module: Any, position: Any) -> Any:
    again = module.Position()
    for cell in position.laid:
        again.lay(position.tiles[cell], cell)
    return again


@compiled
@given(st.integers(0, 10**9), st.integers(0, 100))
@quick
def test_the_twin_finds_the_same_plays_in_the_same_order(seed: int, count: int) -> None:
    position, _, left = laid_out(seed, count)
    twin = copy(native, position)
    gifts = (0, 120, 230, 330)
    hand = search.mask_of(left[:6])
    assert twin.plays(hand, gifts) == position.plays(hand, gifts)
    assert twin.frontier == position.frontier
    for cell in position.frontier:
        assert twin.fits(cell) == position.fits(cell)
        assert twin.row_length[cell] == position.row_length[cell]
        assert twin.column_length[cell] == position.column_length[cell]


@compiled
@given(st.integers(0, 10**9), st.integers(1, 104), st.integers(2, 4), st.sampled_from((0, 1, 4, 1_000)))
@quick
def test_the_twin_tries_out_alike(seed: int, count: int, seats: int, plies: int) -> None:
    position, _, left = laid_out(seed, count)
    share = min(6, len(left) // seats)
    if not share:
        return
    mine, unseen = left[:share], sorted(left[share:])
    plays = sorted(position.plays(search.mask_of(mine)), reverse=True)[:2]
    candidates: list[search.Candidate] = [(points, laid, ()) for _, points, laid in plays]
    if len(unseen) > share * (seats - 1):
        candidates.append((0, (), (mine[0],)))
    sizes, scores = [share] * (seats - 1), list(range(seats))
    rest = (mine, sizes, scores, unseen, candidates, plies, (0, 120, 230, 330), UTILITY, seed, 5, 2)
    assert native.rollouts(copy(native, position), *rest) == reference.rollouts(position, *rest)


@compiled
@given(
    st.integers(0, 10**9), st.integers(96, 105), st.integers(1, 4), st.integers(-12, 12), st.integers(1, 12)
)
@quick
def test_the_twin_plays_ends_out_alike(seed: int, count: int, depth: int, low: int, width: int) -> None:
    position, _, left = laid_out(seed, count)
    left = left[:10]
    hand, other = left[: len(left) // 2], left[len(left) // 2 :]
    rest = (hand, other, low, low + width, depth, 60)
    assert native.endgame(copy(native, position), *rest) == reference.endgame(position, *rest)


# The end


def brute(position: Any, hand: list[int], other: list[int], passed: bool = False) -> int:
    """The mover's gain by plain enumeration (RULES QW9, QW10)."""
    plays = position.plays(search.mask_of(hand))
    if not plays:
        return 0 if passed else -brute(position, other, hand, True)
    best = -1_000
    for _, points, laid in plays:
        rest = list(hand)
        for tile, cell in pairs(laid):
            position.lay(tile, cell)
            rest.remove(tile)
        best = max(best, points + 6 if not rest else points - brute(position, other, rest))
        for _ in range(len(laid) // 2):
            position.take_back()
    return best


@pytest.mark.parametrize("module", [reference, pytest.param(native, marks=compiled)])
@given(st.integers(0, 10**9))
@settings(quick, max_examples=10)
def test_ends_are_played_exactly(module: Any, seed: int) -> None:
    position, _, left = laid_out(seed, 104)
    hand, other = left[:2], left[2:4]
    value, exact, _ = module.endgame(copy(module, position), hand, other, -1_000, 1_000, 20, 10**6)
    assert exact and value == brute(position, hand, other)


def test_deals_are_the_same_for_all_candidates() -> None:
    position, _, left = laid_out(3, 30)
    plays = position.plays(search.mask_of(left[:6]))[:1]
    same: list[search.Candidate] = [(points, laid, ()) for _, points, laid in plays * 2]
    arguments = (left[:6], [6], [0, 0], sorted(left[6:]), same, 4, (0, 0, 0, 0), UTILITY, 9)
    first, second = reference.rollouts(position, *arguments, 0, 8)
    assert first == second
    parts = [reference.rollouts(position, *arguments, start, 4)[0] for start in (0, 4)]
    assert sum(parts) == first
