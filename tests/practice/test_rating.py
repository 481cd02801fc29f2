"""Ratings: Glickman's own example, animals at their places, an opponent like oneself after a few games."""

from __future__ import annotations

import itertools
import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.practice.glicko import UNKNOWN, Encounter, Rating, expected, rated, rested
from app.practice.rating import (
    ANCHORS,
    BEGINS,
    HIGHEST,
    LOWEST,
    NOBODY,
    WEEK_MS,
    RatedGame,
    RatedPuzzle,
    Sitting,
    place_of,
    rating_of,
    strengths,
)


def test_the_example_of_glickmans_paper() -> None:
    """http://www.glicko.net/glicko/glicko2.pdf, “Example calculation”."""
    results = [
        Encounter(Rating(1_400, 30), 1.0),
        Encounter(Rating(1_550, 100), 0.0),
        Encounter(Rating(1_700, 300), 0.0),
    ]
    after = rated(Rating(1_500, 200, 0.06), results, tau=0.5)
    assert after.rating == pytest.approx(1_464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


ratings = st.builds(Rating, st.floats(800, 2_400), st.floats(30, UNKNOWN), st.floats(0.03, 0.1))
results = st.lists(st.builds(Encounter, ratings, st.sampled_from([0.0, 0.5, 1.0])), min_size=1, max_size=8)


@given(ratings, results)
def test_results_make_surer_and_winning_never_weaker(mine: Rating, told: list[Encounter]) -> None:
    after = rated(mine, told)
    assert all(map(math.isfinite, (after.rating, after.deviation, after.volatility)))
    assert 0 < after.deviation <= UNKNOWN
    assert after.deviation <= rested(mine, 1.0).deviation * 1.1
    better = rated(mine, [one._replace(score=1.0) for one in told])
    assert better.rating >= mine.rating - 1e-6 and better.rating >= after.rating - 60
    assert rated(mine, [one._replace(score=0.0) for one in told]).rating <= mine.rating + 1e-6


@given(ratings, st.floats(0, 1_000))
def test_who_does_not_play_is_known_less_surely(mine: Rating, weeks: float) -> None:
    after = rested(mine, weeks)
    assert after.rating == mine.rating and mine.deviation <= after.deviation + 1e-9 <= UNKNOWN + 1e-6


@given(st.integers(int(10 * LOWEST), int(10 * HIGHEST)))
def test_a_place_and_its_rating_are_the_same_thing(tenths: int) -> None:
    assert place_of(rating_of(tenths / 10).rating) == tenths / 10


def test_the_animals_stand_in_their_order() -> None:
    chances = [expected(Rating(high), Rating(low)) for low, high in itertools.pairwise(ANCHORS)]
    assert all(0.55 <= chance <= 0.9 for chance in chances)  # OPPONENTS 2


def against(level: float, score: float, at: int = 0, person: str = "z", game: str = "boggle") -> RatedGame:
    mine = Sitting(person, None, round(10 * score), score == 1)
    return RatedGame(game, at * 3_600_000, [mine, Sitting("", level, round(10 * (1 - score)), score == 0)])


def test_games_of_others_and_of_other_kinds_tell_nothing_of_mine() -> None:
    found = strengths([against(2, 1.0), against(3, 1.0, 1, game="qwirkle"), against(2, 0.0, 2, person="t")])
    assert set(found) == {("z", "boggle"), ("z", "qwirkle"), ("t", "boggle")}
    assert found["z", "boggle"].place > BEGINS > found["t", "boggle"].place
    assert found["z", "boggle"].before == BEGINS and found["z", "boggle"].games == 1


def test_the_order_in_which_games_are_told_does_not_matter() -> None:
    games = [against(2, float(number % 3 == 0), number) for number in range(20)]
    mixed = games[:]
    Random(1).shuffle(mixed)
    assert strengths(games) == strengths(mixed)


def test_alone_and_among_guests_there_is_nothing_to_rate() -> None:
    alone = RatedGame("quiddler", 0, [Sitting("z", None, 5, True)])
    guests = RatedGame("quiddler", 1, [Sitting("z", None, 5, True), Sitting("", None, 3, False)])
    assert strengths([alone, guests]) == {}


def test_people_are_rated_by_each_other() -> None:
    games = [
        RatedGame("boggle", number, [Sitting("z", None, 9, True), Sitting("t", None, 3, False)])
        for number in range(6)
    ]
    found = strengths(games)
    assert found["z", "boggle"].place > found["t", "boggle"].place


def test_after_a_year_away_less_is_sure_and_one_game_moves_more() -> None:
    games = [against(2, float(number % 2), number) for number in range(30)]
    fresh = strengths([*games, against(2, 1.0, 31)])["z", "boggle"]
    late = strengths([*games, RatedGame("boggle", 52 * WEEK_MS, against(2, 1.0).seats)])["z", "boggle"]
    assert late.rating.deviation > fresh.rating.deviation and late.place >= fresh.place


def chance_at(strength: float, level: float) -> float:
    return expected(Rating(rating_of(strength).rating), Rating(rating_of(level).rating))


EIGHT = (1.5, 1.8, 2.1, 2.4, 2.8, 3.2, 3.6, 4.0)
"""Nearer to its ends the scale has no room for an opponent who is taken for stronger or weaker."""


@pytest.mark.parametrize("strength", EIGHT)
def test_an_opponent_like_me_is_beaten_as_often_as_not_after_twelve_games(strength: float) -> None:
    luck, won, played = Random(round(strength * 10)), 0.0, 0
    for _ in range(100):
        mine = NOBODY.rating
        for number in range(30):
            place = place_of(mine.rating)
            score = float(luck.random() < chance_at(strength, place))
            mine = rated(mine, [Encounter(rating_of(place), score)])
            if number >= 12:
                won, played = won + score, played + 1
    assert 0.45 <= won / played <= 0.55


def test_it_goes_up_and_down_again() -> None:
    up = [against(2, 1.0, number) for number in range(6)]
    down = [against(4, 0.0, number) for number in range(6, 20)]
    high, low = strengths(up)["z", "boggle"], strengths([*up, *down])["z", "boggle"]
    assert high.place > BEGINS + 1 and low.place < high.place


def solved(difficulty: int, right: bool, at: int = 0) -> RatedPuzzle:
    return RatedPuzzle("z", "boggle", at * 3_600_000, difficulty, right)


def test_puzzles_count_too_and_less_than_games() -> None:
    by_puzzles = strengths([], [solved(3, True), solved(3, False, 1), solved(3, True, 2)])["z", "boggle"]
    by_games = strengths([against(3, 1.0), against(3, 0.0, 1), against(3, 1.0, 2)])["z", "boggle"]
    assert (by_puzzles.games, by_puzzles.puzzles) == (0, 3)
    assert BEGINS < by_puzzles.place <= 3.5
    assert NOBODY.rating.deviation > by_puzzles.rating.deviation > by_games.rating.deviation
    missed = strengths([], [solved(1, False)])["z", "boggle"]
    assert 0 < missed.place < BEGINS


@pytest.mark.parametrize("difficulty", range(1, 6))
def test_a_hundred_puzzles_of_a_step_tell_no_more_than_that_step(difficulty: int) -> None:
    """Right or wrong, they leave somebody near it: easy ones make no master, hard ones no beginner."""
    right = strengths([], [solved(difficulty, True, at) for at in range(100)]).get(("z", "boggle"), NOBODY)
    assert right.place <= max(BEGINS, difficulty + 0.5)
    wrong = strengths([], [solved(difficulty, False, at) for at in range(100)]).get(("z", "boggle"), NOBODY)
    assert wrong.place >= min(BEGINS, difficulty - 0.5)


def test_games_and_puzzles_count_in_their_order() -> None:
    games, asked = [against(4, 0.0, 1)], [solved(2, True, 0), solved(4, True, 2)]
    found = strengths(games, asked)["z", "boggle"]
    assert (found.games, found.puzzles) == (1, 2)
    assert found == strengths(games, asked[::-1])["z", "boggle"]
