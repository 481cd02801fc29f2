"""Quiddler's points, clause by clause (RULES QD10, QD11); the printed examples are in test_vectors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.errors import Refusal
from app.games.quiddler import deck, scoring
from app.games.quiddler.model import CountRound
from app.games.quiddler.scoring import Score, round_scores
from tests.games.quiddler.dealt import Game, Listed, words

BIG, SMALL = words("P E S T R Ý / A K"), words("D U B")

points = st.integers(0, 200)
bonus = st.sampled_from([0, 10])


def _melds(edition: str) -> st.SearchStrategy[list[tuple[str, ...]]]:
    card = st.sampled_from(sorted(deck.printed(edition)))
    return st.lists(st.lists(card, min_size=2, max_size=5).map(tuple), max_size=4)


@st.composite
def _rounds(draw: st.DrawFn) -> tuple[str, list[list[tuple[str, ...]]], list[list[str]], list[int], int, str]:
    edition = draw(st.sampled_from(deck.EDITIONS))
    seats = draw(st.integers(2, 8))
    laid = [draw(_melds(edition)) for _ in range(seats)]
    held = [draw(st.lists(st.sampled_from(sorted(deck.printed(edition))), max_size=10)) for _ in range(seats)]
    penalties = [draw(st.integers(0, 60)) for _ in range(seats)]
    return (
        edition,
        laid,
        held,
        penalties,
        draw(st.sampled_from([1, 2])),
        draw(st.sampled_from(["words", "longest"])),
    )


# QD10: the score of a round


@given(points, points, bonus, bonus, points)
def test_in_czech_the_floor_is_under_the_cards_alone(
    plus: int, minus: int, most: int, longest: int, penalty: int
) -> None:  # RULES QD10, D9, D10 edition=cz
    score = Score.of("cz", plus, minus, most, longest, penalty)
    assert score.points == max(0, plus - minus) + most + longest - penalty
    assert score.points >= most + longest - penalty and score.bonus == most + longest
    assert Score(**score.to_json()) == score


@given(points, points, bonus, bonus, points)
def test_in_english_the_floor_is_under_the_whole_round(
    plus: int, minus: int, most: int, longest: int, penalty: int
) -> None:  # RULES QD10, D9, D10 edition=en
    score = Score.of("en", plus, minus, most, longest, penalty)
    assert score.points == max(0, plus - minus + most + longest - penalty) >= 0
    assert score.points <= Score.of("cz", plus, minus, most, longest, 0).points


@given(_rounds())
def test_every_point_of_a_round_is_a_card_a_bonus_or_a_penalty(given_round: tuple) -> None:  # type: ignore[type-arg] # RULES QD10, QD11
    edition, laid, held, penalties, ch, bonus2 = given_round
    scores = round_scores(edition, laid, held, penalties, bonus2=bonus2, ch=ch)
    worth = deck.values(edition)
    for seat, score in enumerate(scores):
        assert score.plus == sum(worth[card] for meld in laid[seat] for card in meld)
        assert score.minus == sum(worth[card] for card in held[seat])
        assert score.penalty == penalties[seat]
        assert {score.most, score.longest} <= {0, 10}
    assert sum(bool(score.most) for score in scores) <= 1 >= sum(bool(score.longest) for score in scores)
    for seat, score in enumerate(scores):
        counts = [len(melds) for melds in laid]
        if score.most:
            assert counts[seat] > max(counts[:seat] + counts[seat + 1 :])
        if score.bonus:
            assert laid[seat]
    if len(laid) == 2:
        assert not any(score.longest if bonus2 == "words" else score.most for score in scores)


def test_cards_in_hand_count_against_the_words() -> None:  # RULES QD10
    game = Game("D U B X", "VL A K E", "O O O O", pile="T T T")
    game.out("D U B X")
    game.go("VL A", "T")
    game.count()
    assert (game.row(1).score.plus, game.row(1).score.minus, game.row(1).held) == (10, 4, ("K", "E"))
    assert (game.row(2).score.plus, game.row(2).score.minus, game.points[2]) == (0, 8, 0)
    assert game.points[0] == 24 + 10  # the longest word; one word each


def test_a_czech_round_may_be_negative_and_the_total_too() -> None:  # RULES QD9, QD10, D9
    game = Game("D U B X", "VL A K E", judge=Listed("vlak"))
    game.out("D U B X")
    game.go()
    game.doubt(1, (0, 0))
    game.count()
    assert game.points == [-24, 0] and game.seen.scores == (-24, 0)


def test_an_english_round_is_not_negative() -> None:  # RULES QD9, QD10, D9
    game = Game("D U X", "A K E", edition="en", judge=Listed("vlak"))
    game.out("D U X")
    game.go()
    game.doubt(1, (0, 0))
    game.count()
    assert game.points == [0, 0] and game.row(0).score.penalty == 21


def test_points_go_onto_the_totals_and_the_table_counts() -> None:  # RULES QD10
    game = Game("D U B X", "VL A K E", pile="T T")
    game.out("D U B X")
    game.go()
    game.pass_window()
    assert game.refused(0, CountRound()) is Refusal.NOT_YOUR_DECISION
    assert game.state.automatic() == CountRound() and not game.state.settled()
    outcome = game.make(None, CountRound())
    assert outcome["totals"] == [34, 0] == list(game.seen.scores) and outcome["round"] == 1
    game.next_round()
    game.quick_round()
    assert game.seen.scores[0] - 34 == game.points[0]


# QD11: the bonuses


def _bonuses(*laid: str, **agreed: object) -> list[tuple[int, int]]:
    melds = [words(text) for text in laid]
    scores = round_scores("cz", melds, [()] * len(laid), [0] * len(laid), **agreed)  # type: ignore[arg-type]
    return [(score.most, score.longest) for score in scores]


def test_most_words_and_the_longest_one_bring_ten_each() -> None:  # RULES QD11
    assert _bonuses("A K / D U B", "P E S", "VL A K EM") == [(10, 0), (0, 0), (0, 10)]
    assert _bonuses("A K / VL A K EM", "P E S", "D U B") == [(10, 10), (0, 0), (0, 0)]  # one may take both


def test_a_tie_brings_nobody_the_bonus() -> None:  # RULES QD11, D18
    assert _bonuses("A K / P E S", "P E S / A K", "A K") == [(0, 0), (0, 0), (0, 0)]
    assert _bonuses("", "", "") == [(0, 0), (0, 0), (0, 0)]
    assert _bonuses("", "A K", "") == [(0, 0), (10, 10), (0, 0)]


def test_letters_count_and_not_cards() -> None:  # RULES QD11, D17
    assert _bonuses("ST PR ÁT", "D U C H U", "A K")[0] == (0, 10)


@pytest.mark.parametrize(("ch", "longest"), [(2, (10, 0)), (1, (0, 0))])
def test_ch_is_two_letters_or_one(ch: int, longest: tuple[int, int]) -> None:  # RULES QD11, D17 ch=2 ch=1
    taken = _bonuses("D U C H", "P E S", "P E S", ch=ch)
    assert (taken[0][1], taken[1][1]) == longest
    assert deck.length(("M", "U", "C", "H", "A"), ch) == (5 if ch == 2 else 4)
    assert deck.length(("C", "O", "H"), ch) == 3
    game = Game("D U C H", "M Ě N Y", "P E S A", pile="T T T", ch=ch)
    game.out("D U C H")
    game.go("M Ě N", "T")
    game.count()
    assert game.row(0).score.longest == longest[0]


@pytest.mark.parametrize(("agreed", "given_bonus"), [("words", (10, 0)), ("longest", (0, 10))])
def test_two_agree_on_one_bonus(
    agreed: str, given_bonus: tuple[int, int]
) -> None:  # RULES QD11, D19 bonus2=words bonus2=longest
    assert _bonuses("A K / VL A K EM", "D U B", bonus2=agreed)[0] == given_bonus
    assert _bonuses("A K / VL A K EM", "D U B", "D U B", bonus2=agreed)[0] == (10, 10)
    game = Game("D U B E", "VL A K E", pile="T T", bonus2=agreed)
    game.out("D U / B E")
    game.go("VL A K E")
    game.count()
    assert [(row.score.most, row.score.longest) for row in game.seen.past[-1].rows] == (
        [(10, 0), (0, 0)] if agreed == "words" else [(0, 0), (0, 10)]
    )


def test_only_words_that_stand_count_for_a_bonus() -> None:  # RULES QD9, QD11
    standing = scoring.standing([words("A K / D U B"), None, words("P E S")], [(0, 0)])
    assert standing == [[("D", "U", "B")], [], [("P", "E", "S")]]
