"""Printed positions of Qwirkle: what is told to be best can be laid and brings as much as is told."""

from __future__ import annotations

from collections import Counter

import pytest

from app.engine.player import Budget
from app.games.qwirkle import sheets
from app.games.qwirkle.board import Board


@pytest.mark.parametrize("seed", [1, 2, 3, 14])
def test_the_best_turn_is_of_the_hand_and_scores_what_is_told(seed: int) -> None:  # RULES QW5, QW6
    positions = sheets.positions(seed, Budget())
    assert len(positions) == len(sheets.TURNS)
    for position in positions:  # in one of 14 a hand fits nowhere, another is taken
        assert not Counter(tile for tile, _ in position.best) - Counter(position.hand)
        board = Board({cell: tile for tile, cell in position.table})
        assert not {cell for _, cell in position.best} & {cell for _, cell in position.table}
        assert sum(line.points for line in board.lines_of(position.best)) == position.points
        assert position.ways >= 1


def test_the_same_seed_prints_the_same_positions() -> None:
    assert sheets.positions(5, Budget()) == sheets.positions(5, Budget())
    assert sheets.positions(5, Budget()) != sheets.positions(6, Budget())
