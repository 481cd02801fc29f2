"""Boards to order: the wanted words are really on them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.boggle import hiding
from app.games.boggle.board import CELLS, has_path
from app.games.boggle.referee import BoggleReferee
from app.lexicon import czech
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon

ANIMALS = ["pes", "kočka", "kráva", "kůň", "ovce", "koza", "prase", "husa", "myš", "liška", "vlk", "srna"]
FEW = 300
"""Steps: enough here."""


@pytest.fixture(scope="module")
def referee() -> BoggleReferee:
    return BoggleReferee(Judge(Lexicon.open(), "boggle"))


def test_what_is_told_to_be_hidden_can_be_spelt_and_the_rest_cannot(referee: BoggleReferee) -> None:
    made = hiding.ordered([*ANIMALS, "X-2", "Kočka"], referee, Chance(1), budget=Budget(work=FEW))
    assert all(has_path(made.grid, word) for word in made.hidden)
    assert not any(has_path(made.grid, word) for word in made.missed if word != "X-2")
    assert sorted(made.hidden + made.missed) == sorted([*ANIMALS, "X-2", "Kočka"])
    assert len(made.hidden) >= 5 and "X-2" in made.missed
    assert ("kočka" in made.hidden) == ("Kočka" in made.hidden)


def test_the_same_seed_makes_the_same_board(referee: BoggleReferee) -> None:
    one, other = (hiding.ordered(ANIMALS, referee, Chance(7), budget=Budget(work=FEW)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("common", [20, 90])
def test_free_cells_bring_the_wanted_number_of_common_words(common: int, referee: BoggleReferee) -> None:
    made = hiding.ordered(["pes", "les"], referee, Chance(3), common=common)
    assert made.hidden == ("pes", "les") and made.missed == ()
    assert made.common == len(referee.solve_common(made.grid, fold=False, min_len=2)) == common


def test_no_coarse_word_stands_on_a_board_with_room_to_avoid_it(referee: BoggleReferee) -> None:
    for seed in range(5):
        assert referee.coarse(hiding.ordered(["les", "pes", "mrak"], referee, Chance(seed)).grid) == []


def test_told_to_stop_it_answers_with_what_it_has(referee: BoggleReferee) -> None:
    made = hiding.ordered(ANIMALS, referee, Chance(1), budget=Budget(stopped=lambda: True))
    assert len(made.grid) == CELLS and all(letter for letter in made.grid)


@given(st.lists(st.text(czech.LETTERS, min_size=1, max_size=9), max_size=6, unique=True), st.integers(0, 9))
@settings(max_examples=15, deadline=None)
def test_every_hidden_word_is_on_the_board_and_freed_cells_are_needed_by_none(
    words: list[str], seed: int
) -> None:
    capitals = list(dict.fromkeys(map(czech.upper, words)))
    found = hiding.hide(capitals, Chance(seed), Budget(work=40))
    assert all(has_path(found.grid, word) for word in found.words)
    assert not any(has_path(found.grid, word) for word in capitals if word not in found.words)
