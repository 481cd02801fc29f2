"""Boards to order and printed boards: what is told of them is what the solver finds."""

from __future__ import annotations

import pytest

from app.engine.player import Budget
from app.games import deals
from app.games.boggle.board import has_path
from app.games.boggle.prints import sheets
from app.games.boggle.referee import BoggleReferee
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from app.tabletop.orders import OrderWish

WORDS = ("pes", "Kočka", "koza", "husa", "klouzačka", "x-1")


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "boggle")


def test_an_ordered_board_says_what_it_hides_and_is_dealt_by_its_code(judge: Judge) -> None:
    made = sheets.order(OrderWish(WORDS, 3), judge, Budget(work=200))
    assert sorted(made.hidden + made.missed) == sorted(WORDS)
    assert all(has_path(made.letters, word) for word in made.hidden)
    common = BoggleReferee(judge).solve_common(made.letters, fold=False, min_len=2)
    assert made.common == len(set(common) - {word.lower() for word in made.hidden})
    deal = deals.read(made.code)
    assert (deal.game, deal.options) == ("boggle", made.options)


def test_an_order_is_given_up_as_soon_as_nobody_wants_it(judge: Judge) -> None:
    made = sheets.order(OrderWish(WORDS), judge, Budget(stopped=lambda: True))
    assert len(made.letters) == 16


def test_the_wanted_number_of_common_words_is_kept_to(judge: Judge) -> None:
    made = sheets.order(OrderWish(("pes", "kos"), 5, common=60), judge, Budget(work=200))
    found = BoggleReferee(judge).solve_common(made.letters, fold=False, min_len=2)
    assert 50 <= len(found) <= 70


@pytest.mark.parametrize("seed", range(4))
def test_the_key_of_a_printed_board_is_the_solvers_by_length_and_commonness(seed: int, judge: Judge) -> None:
    board = sheets.board(seed, {}, judge)
    referee, rank, number = BoggleReferee(judge), judge.lexicon.rank, judge.lexicon.dawg.number
    solved = referee.solve(board.letters, fold=False, min_len=2)
    assert sorted(word for words in board.words.values() for word in words) == sorted(solved)
    assert list(board.words) == sorted(board.words, reverse=True)
    known = set(referee.solve_common(board.letters, fold=False, min_len=2))
    for length, words in board.words.items():
        assert {len(word) for word in words} == {length}
        assert set(words[: board.common[length]]) == known & set(words)
        ranks = [rank(number(word)) for word in words[: board.common[length]]]
        assert ranks == sorted(ranks)


def test_a_given_board_is_the_one_that_is_printed(judge: Judge) -> None:
    assert sheets.board(1, {"dice": "KOČKAPESHUSAMYŠÍ"}, judge).letters == "KOČKAPESHUSAMYŠÍ"


@pytest.mark.parametrize("seed", range(6))
def test_sets_a_and_b_are_equally_rich(seed: int, judge: Judge) -> None:
    one, other = sheets.pair(seed, judge, Budget())
    assert one.letters != other.letters
    for ours, theirs in zip(one.counts, other.counts, strict=True):
        assert abs(ours - theirs) <= 0.1 * max(ours, theirs)


def test_sets_a_and_b_of_the_same_words_hide_as_many_on_equally_rich_boards(judge: Judge) -> None:
    week = ("pes", "Kočka", "sova", "strom", "potok", "vlak")
    given = sheets.order(OrderWish(week), judge, Budget(work=100)).options
    one, other = sheets.pair(1, judge, Budget(work=100), given, week)
    assert one.letters == given["dice"] != other.letters
    assert len(one.hidden) == len(other.hidden) >= 4
    for board in (one, other):
        assert all(has_path(board.letters, word.upper()) for word in board.hidden)
    assert abs(one.counts[0] - other.counts[0]) <= 0.25 * one.counts[0]


def test_a_given_board_has_an_equally_rich_one_beside_it(judge: Judge) -> None:
    dice = sheets.board(3, {}, judge).letters
    one, other = sheets.pair(1, judge, Budget(), {"dice": dice})
    assert one.letters == dice != other.letters and not one.hidden
    assert abs(one.counts[0] - other.counts[0]) <= 0.25 * one.counts[0]


@pytest.mark.parametrize("word", ["hovínko", "srát", "társ"])
def test_a_word_that_brings_a_coarse_one_is_told_apart_from_one_without_room(word: str, judge: Judge) -> None:
    made = sheets.order(OrderWish(("pes", word, "klouzačkami" * 2)), judge, Budget(work=60))
    assert made.hidden == ("pes",) and made.coarse == (word,)
    assert not set(BoggleReferee(judge).coarse(made.letters))
