"""Computer players of Qwirkle and the reasons they give (OPPONENTS.md sections 1 and 2)."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import LEVELS, Seat
from app.games.qwirkle import baselines, tiles
from app.games.qwirkle.candidates import Outlook, choices, pairs
from app.games.qwirkle.lab import middle_positions
from app.games.qwirkle.model import Exchange, Lay, Observation, Options, Pass
from app.games.qwirkle.opponent import QwirkleOpponent, mildest
from app.games.qwirkle.rules import QwirkleRules
from app.games.qwirkle.solver import Motive, ranked
from tests.games.qwirkle.kit import twin

LETTERS = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
SIGNS = {"*": "star", "c": "clover", "s": "square", "o": "circle", "d": "diamond", "x": "cross"}


def tile(text: str) -> int:
    return tiles.from_json((LETTERS[text[0]], SIGNS[text[1]]))


def seen(
    hand: str,
    row: str,
    *,
    bag: int | None = None,
    other: int = 6,
    scores: Sequence[int] = (0, 0),
    column: str = "",
) -> Observation:
    """What seat 0 of two sees: a row of tiles from (0, 0) and a column down from it.

    bag: None for all that is left. Where it is given, tiles are missing that nobody needs."""
    held = tuple(tile(text) for text in hand.split())
    table = [(tile(text), (x, 0)) for x, text in enumerate(row.split())]
    table += [(tile(text), (0, y)) for y, text in enumerate(column.split(), 1)]
    left = 108 - len(table) - len(held) - other
    size = left if bag is None else bag
    return Observation(
        seat=0,
        seats=2,
        options=Options(),
        turn=0,
        hand=held,
        hand_sizes=(len(held), other),
        table=tuple(table),
        bag=size,
        opening=0,
        trade_limit=min(size, len(held)),
        may_pass=False,
        scores=tuple(scores),
        history=(),
        winners=(),
    )


def first(observation: Observation) -> Any:
    return ranked(observation, Budget())[0]


def game(seats: int, seed: int) -> Match[Any, Observation]:
    return Match.new(QwirkleRules(), [Seat(f"{seat}", "ai", 1) for seat in range(seats)], seed)


def play(match: Match[Any, Observation], players: Sequence[Any], turns: int = 1_000) -> None:
    for _ in range(turns):
        if match.result is None:
            seat = match.deciders()[0]
            match.submit(seat, players[seat].choose(match.observation_for(seat), Budget(work=64)))


# What players may know


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_decides_by_what_its_seat_sees_alone(level: int) -> None:
    compared = 0
    for seed in range(3):
        match = game(2, seed)
        play(match, [baselines.GreedyPlayer(1), baselines.GreedyPlayer(2)], 21)
        seat = match.deciders()[0]
        other = twin(match, seat)
        if other is not None:
            compared += 1
            again: Match[Any, Observation] = Match.replay(QwirkleRules(), other)
            answers = [
                QwirkleOpponent(level, 5).choose(one.observation_for(seat), Budget(work=64))
                for one in (match, again)
            ]
            assert answers[0] == answers[1]
    assert compared


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: int) -> None:
    records = []
    for _ in range(2):
        match = game(3, 8)
        play(match, [QwirkleOpponent(level, seat) for seat in range(3)])
        records.append(match.record.dumps())
    assert records[0] == records[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_with_all_tiles_accounted_for(seats: int) -> None:
    match = game(seats, seats)
    play(match, [QwirkleOpponent(1 + seat, seat) for seat in range(seats)])
    assert match.result is not None  # RULES QW9, QW10
    table = match.observation_for(None)
    assert len(table.table) + sum(table.hand_sizes) + table.bag == 108  # RULES QW1
    assert table.bag == 0


# Strength in small; that of OPPONENTS.md is measured by the heavy tests of ``test_strength.py``


@pytest.mark.parametrize(
    ("level", "opponent", "games"),
    [(1, baselines.RandomPlayer(3), 10), (2, QwirkleOpponent(1, 3), 24), (3, QwirkleOpponent(2, 3), 24)],
)
def test_levels_form_a_ladder(level: int, opponent: Any, games: int) -> None:
    won = 0.0
    for number in range(games):
        match, player = game(2, number), QwirkleOpponent(level, 9)
        mine = number % 2
        play(match, [player, opponent] if mine == 0 else [opponent, player])
        assert match.result is not None
        won += (mine in match.result.winners) / len(match.result.winners)
    assert won >= (0.9 if level == 1 else 0.6) * games


def test_a_beginner_has_its_days_and_each_lasts_for_a_game() -> None:
    strengths = []
    for number in range(40):
        match = game(2, number)
        players = [baselines.GreedyPlayer(1), QwirkleOpponent(1, 5)]
        play(match, players, 2)
        days = set()
        while match.result is None and len(match.record.turns) < 8:
            days.add(players[1].of_today(match.observation_for(1)))
            play(match, players, 1)
        strengths.extend(days)
        assert len(days) == 1
    assert 0 <= min(strengths) < 0.8 and 1.2 < max(strengths) <= 2
    assert len({QwirkleOpponent(3, 5).of_today(seen) for seen in middle_positions(9)}) == 1


def test_the_hare_plays_as_a_child_does() -> None:
    best, losses, laid = 0, [], []
    for number, observation in enumerate(middle_positions(60)):
        move = QwirkleOpponent(1, number).choose(observation, Budget())
        found = [choice for choice in choices(Outlook(observation), defends=False) if choice.laid]
        if not found:
            continue
        assert isinstance(move, Lay)  # whoever can lay does not trade
        laid.append(len(move.placements))
        most = max(choice.points for choice in found)
        points = next(choice.points for choice in found if choice.move == move)
        best += points == most
        losses.append(most - points)
    # Three on its best days.
    assert max(laid) <= 3 and laid.count(3) < len(laid) / 8
    assert best < len(losses) / 2
    # Not careless either: as a rule it is a few points that it misses.
    assert sorted(losses)[len(losses) // 2] <= 4


# Time


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_answers_in_time(level: int) -> None:
    allowed = 0.3 if level < 5 else 2.0
    observations = middle_positions(4)
    player = QwirkleOpponent(level, 1)
    for observation in observations:
        start = time.process_time()
        player.choose(observation, Budget(2.0))
        assert time.process_time() - start < allowed


def test_a_player_stops_at_once_and_tells_how_far_it_got() -> None:
    (observation,) = middle_positions(1)
    progress: list[float] = []
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    start = time.process_time()
    move = QwirkleOpponent(5, 1).choose(
        observation, Budget(60.0, stopped=stopped, on_progress=progress.append)
    )
    assert isinstance(move, Lay | Exchange)
    assert time.process_time() - start < 0.5
    assert progress and progress == sorted(progress) and progress[-1] == 1.0


# What is good, and why


def test_a_qwirkle_is_taken() -> None:
    best = first(seen("Rx B* Gc", "R* Rc Rs Ro Rd"))
    assert best.move == Lay(((tile("Rx"), (5, 0)),)) or best.points == 12  # RULES QW6
    assert best.points == 12 and Motive.QWIRKLE in best.reasons


def test_a_place_in_two_lines_is_told() -> None:
    best = first(seen("Ro", "R* Rc Rs", column="O* Y*"))
    assert best.points == 4
    found = ranked(seen("G* Ro", "R* Rc Rs", column="Rd Rx"), Budget())
    assert all(one.points > 0 for one in found if isinstance(one.move, Lay))


def test_moves_that_only_swap_their_tiles_are_one_entry() -> None:
    observation = seen("Rd Rx G*", "R* Rc")
    found = ranked(observation, Budget(work=1))
    shapes = [
        (frozenset(place for _, place in one.move.placements), sorted(t for t, _ in one.move.placements))
        for one in found
        if isinstance(one.move, Lay)
    ]
    assert len({(cells, tuple(held)) for cells, held in shapes}) == len(shapes)
    swapped = {Lay(((tile(a), (2, 0)), (tile(b), (3, 0)))) for a, b in (("Rd", "Rx"), ("Rx", "Rd"))}
    (entry,) = [one for one in found if one.move in swapped]
    assert swapped <= {entry.move, *entry.alike}


def test_an_open_five_is_a_drawback_and_avoiding_it_a_reason() -> None:
    observation = seen("Rd Bc", "R* Rc Rs Ro", column="O*")
    found = ranked(observation, Budget(work=200))
    (opening,) = [
        one for one in found if isinstance(one.move, Lay) and one.move.placements == ((tile("Rd"), (4, 0)),)
    ]
    assert Motive.OPENS_FIVE in opening.reasons and Motive.OPENS_FIVE.speaks_against
    others = [one for one in found if Motive.OPENS_FIVE not in one.reasons and isinstance(one.move, Lay)]
    assert others


def test_the_end_is_played_exactly_when_hands_are_known() -> None:
    match = game(2, 3)
    play(match, [baselines.GreedyPlayer(1), baselines.GreedyPlayer(2)])
    turns = len(match.record.turns)
    last = match.rewound(turns - 1)
    seat = last.deciders()[0]
    before = last.observation_for(seat).scores
    best = ranked(last.observation_for(seat), Budget())[0]
    assert best.expected.chance_off == 0.0
    assert match.result is not None
    after = match.result.scores
    lead = before[seat] - before[1 - seat]
    assert best.expected.points + lead >= after[seat] - after[1 - seat]
    if not match.observation_for(None).hand_sizes[seat]:
        assert Motive.ENDS_GAME in best.reasons  # RULES QW9


def test_past_positions_are_analysed_as_they_were() -> None:
    match = game(2, 4)
    play(match, [baselines.GreedyPlayer(1), baselines.GreedyPlayer(2)], 6)
    now = match.observation_for(match.deciders()[0])
    expected = ranked(now, Budget(work=200))
    play(match, [baselines.GreedyPlayer(1), baselines.GreedyPlayer(2)], 4)
    past = match.rewound(6)
    assert ranked(past.observation_for(past.deciders()[0]), Budget(work=200)) == expected


def test_every_move_of_the_analysis_is_legal_and_has_its_points() -> None:
    match = game(3, 6)
    play(match, [baselines.GreedyPlayer(seat) for seat in range(3)], 9)
    seat = match.deciders()[0]
    for one in ranked(match.observation_for(seat), Budget(work=300), most=40):
        again = match.rewound(9)
        outcome = again.submit(seat, one.move).outcome
        assert outcome.get("points", 0) + outcome.get("bonus", 0) == one.points
        assert one.reasons or one.points  # a move without a word for it still scores
        json.dumps(one.to_json())


def test_nobody_is_asked_out_of_turn() -> None:
    match = game(2, 1)
    waiting = 1 - match.deciders()[0]
    for observation in (match.observation_for(waiting), match.observation_for(None)):
        with pytest.raises(ValueError, match="turn"):
            ranked(observation, Budget())


# Opening, trading, passing


def test_the_opener_lays_a_largest_set_from_the_first_place() -> None:
    for seed in range(6):
        match = game(2, seed)
        seat = match.deciders()[0]
        for level in LEVELS:
            again = match.rewound(0)
            again.submit(
                seat, QwirkleOpponent(level, seed).choose(again.observation_for(seat), Budget(work=64))
            )
            assert again.observation_for(None).table  # RULES QW3


def test_who_cannot_lay_trades_what_goes_with_little() -> None:
    # No tile of the hand shares a colour or a shape with the one tile that can be reached.
    observation = seen("Bc Bs Bo Gd Px Yd", "R*")
    observation = replace(observation, trade_limit=6)
    found = ranked(observation, Budget(work=300))
    assert found and all(isinstance(one.move, Exchange) for one in found)  # RULES QW8
    best = found[0].move
    assert isinstance(best, Exchange) and found[0].reasons in ((Motive.NEW_TILES,), (Motive.ONLY_MOVE,))
    kept = [held for held in observation.hand if held not in best.tiles]
    assert pairs(kept) == len(kept) * (len(kept) - 1) // 2


def test_with_an_empty_bag_and_nothing_to_lay_there_is_only_passing() -> None:
    observation = replace(seen("Bc", "R*", bag=0, other=1), trade_limit=0, may_pass=True)
    assert [(one.move, one.reasons) for one in ranked(observation, Budget())] == [
        (Pass(), (Motive.ONLY_MOVE,))
    ]
    assert mildest(observation) == Pass()  # RULES QW8


def test_weak_levels_overlook_places_and_still_lay_something() -> None:
    observation = middle_positions(1)[0]
    found = choices(Outlook(observation), defends=False)
    best = max(choice.points for choice in found)
    points = []
    for seed in range(30):
        move = QwirkleOpponent(1, seed).choose(observation, Budget())
        points.append(next(choice.points for choice in found if choice.move == move))
    assert min(points) < best
    assert len(set(points)) > 1
