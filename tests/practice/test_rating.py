"""Ratings: animals as far apart as they play, an opponent like oneself after a few games."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.practice.rating import (
    BEGINS,
    EVEN,
    HIGHEST,
    LOWEST,
    NOBODY,
    WEEK_MS,
    Ladder,
    RatedGame,
    RatedPuzzle,
    Reckoning,
    Sitting,
    rating_of,
    share,
    starting_at,
    strengths,
)
from app.ui import faces
from tests.games.strength import wins

LADDERS = {face.game: face.ladder for face in faces.faces()}


def test_the_animals_of_each_game_stand_in_their_order() -> None:
    for ladder in LADDERS.values():
        assert len(ladder) == HIGHEST
        for low, high in itertools.pairwise(range(HIGHEST + 1)):
            assert share(ladder, high, low) >= 0.55  # OPPONENTS 2


QUICK = (*((game, below) for game in sorted(LADDERS) for below in (1, 2)), ("boggle", 3), ("boggle", 4))
"""Pairs of animals that play many games soon."""


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "below"), QUICK)
def test_animals_are_as_far_apart_as_their_ladder_has_it(
    game: str, below: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever makes an animal another player measures its ladder anew."""
    games = 400
    won = wins(capsys, game, (f"ai:{below + 1}", f"ai:{below}"), games, seed=29)
    assert abs(won / games - share(LADDERS[game], below + 1, below)) <= 0.07


@given(st.lists(st.floats(1, 2_000), min_size=5, max_size=5).map(tuple), st.integers(-20, 69))
def test_who_stands_higher_wins_more(ladder: Ladder, tenth: int) -> None:
    assert rating_of(ladder, (tenth + 1) / 10) > rating_of(ladder, tenth / 10)
    assert share(ladder, tenth / 10, 2) + share(ladder, 2, tenth / 10) == pytest.approx(1)


def against(level: float, score: float, at: int = 0, person: str = "z", game: str = "boggle") -> RatedGame:
    mine = Sitting(person, None, round(10 * score), score == 1)
    return RatedGame(game, at * 3_600_000, [mine, Sitting("", level, round(10 * (1 - score)), score == 0)])


levels = st.integers(10 * LOWEST, 10 * HIGHEST).map(lambda tenth: tenth / 10)
results = st.lists(st.tuples(levels, st.sampled_from([0.0, 0.5, 1.0])), min_size=1, max_size=8)


@settings(max_examples=15)
@given(results, st.sampled_from(sorted(LADDERS)))
def test_winning_makes_nobody_weaker(told: Sequence[tuple[float, float]], game: str) -> None:
    def after(scores: Sequence[float]) -> float:
        games = [
            against(level, score, at, game=game)
            for at, ((level, _), score) in enumerate(zip(told, scores, strict=True))
        ]
        return strengths(games, ladders=LADDERS)["z", game].place

    scores = [score for _, score in told]
    place = after(scores)
    assert LOWEST <= after([0.0] * len(told)) <= place <= after([1.0] * len(told)) <= HIGHEST


@given(levels)
def test_whom_nobody_knows_stands_where_they_begin(place: float) -> None:
    assert starting_at(place).place == place
    low, high = starting_at(place).range
    assert low <= place <= high


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


def width(games: Sequence[RatedGame]) -> float:
    low, high = strengths(games)["z", "boggle"].range
    return high - low


def test_games_make_surer_and_a_year_away_less_sure() -> None:
    games = [against(2, float(number % 2), number) for number in range(30)]
    low, high = NOBODY.range
    assert width(games) < width(games[:4]) < high - low
    late = RatedGame("boggle", 52 * WEEK_MS, against(2, 1.0).seats)
    assert width([*games, late]) > width([*games, against(2, 1.0, 31)])


EIGHT = (0.4, 1.0, 1.6, 2.2, 2.8, 3.4, 4.0, 4.6)


@pytest.mark.parametrize("strength", EIGHT)
def test_an_opponent_like_me_is_beaten_as_often_as_not_within_twelve_games(strength: float) -> None:
    """By each game's ladder; that real games come out so is measured."""
    luck, won, played = Random(round(strength * 10)), 0.0, 0
    for game, ladder in LADDERS.items():
        for _ in range(60):
            known = Reckoning(LADDERS)
            for number in range(12):
                place = known.of(("z", game)).place
                score = float(luck.random() < share(ladder, strength, place))
                known.play(number, against(place, score, game=game))
                if number >= 6:
                    won, played = won + score, played + 1
    assert 0.43 <= won / played <= 0.57


@pytest.mark.parametrize("game", sorted(LADDERS))
def test_it_goes_up_and_down_again(game: str) -> None:
    known, places = Reckoning(LADDERS), []
    for number, score in enumerate([1.0] * 5 + [0.0] * 8):
        known.play(number, against(known.of(("z", game)).place, score, game=game))
        places.append(known.of(("z", game)).place)
    assert places[4] > BEGINS + 1 > places[-1]


@settings(max_examples=15)
@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=10), st.sampled_from(sorted(LADDERS)))
def test_no_game_takes_anybody_past_the_next_animal(scores: Sequence[float], game: str) -> None:
    known = Reckoning(LADDERS)
    for number, score in enumerate(scores):
        stood = known.of(("z", game))
        known.play(number, against(stood.place, score, game=game))
        stands = known.of(("z", game))
        assert stands.before == stood.place and abs(stands.place - stood.place) <= 1.0 + 1e-9
        low, high = stands.range
        assert low <= stands.place <= high


@pytest.mark.parametrize("game", sorted(LADDERS))
def test_a_child_is_known_better_than_a_stranger(game: str) -> None:
    """Two lucky games against the leveret bring no fox."""
    known = Reckoning(LADDERS, {"z": 0.0})
    for number in range(2):
        known.play(number, against(known.of(("z", game)).place, 1.0, game=game))
    assert known.of(("z", game)).place <= 2.0


def test_a_child_begins_at_its_own_place_and_leaves_it_by_steps() -> None:
    begins = {"z": 0.2}
    lost = strengths([against(0.2, 0.0)], begins=begins)["z", "boggle"]
    won = strengths([against(0.2, 1.0)], begins=begins)["z", "boggle"]
    assert lost.before == won.before == 0.2
    assert lost.place < 0.2 < won.place < BEGINS


def solved(difficulty: int, right: bool, at: int = 0) -> RatedPuzzle:
    return RatedPuzzle("z", "boggle", at * 3_600_000, difficulty, right)


def test_puzzles_count_too_and_less_than_games() -> None:
    by_puzzles = strengths([], [solved(3, True), solved(1, False, 1), solved(3, True, 2)])["z", "boggle"]
    by_games = strengths([against(3, 1.0), against(3, 0.0, 1), against(3, 1.0, 2)])["z", "boggle"]
    assert (by_puzzles.games, by_puzzles.puzzles) == (0, 3)
    assert BEGINS < by_puzzles.place <= 3.5
    sure, unsure = by_games.range, by_puzzles.range
    assert sure[1] - sure[0] < unsure[1] - unsure[0]
    missed = strengths([], [solved(1, False)])["z", "boggle"]
    assert LOWEST < missed.place < BEGINS


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
    assert found.ladder == EVEN
