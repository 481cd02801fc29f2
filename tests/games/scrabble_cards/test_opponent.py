"""Computer players of Scrabble karty (OPPONENTS.md sections 1 and 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import LEVELS, Seat
from app.games.laboratory import open_judge
from app.games.scrabble_cards.baselines import BASELINES
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.moves import First, Move, Play
from app.games.scrabble_cards.opponent import ScrabbleOpponent, mildest
from app.games.scrabble_cards.rules import ScrabbleRules
from app.lexicon.judge import Judge
from tests.games.kit import decisions
from tests.games.scrabble_cards import kit

AnyMatch = Match[Move, Observation]


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = open_judge("scrabble-inflected")
    assert found is not None
    return found


def game(judge: Judge, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> AnyMatch:
    people = [Seat(f"{seat}", "ai", 1) for seat in range(seats)]
    return Match.new(ScrabbleRules(judge), people, seed, options or {})


def go_on(match: AnyMatch, players: Sequence[Any], turns: int = 3_000) -> None:
    """The next moves of players; a stretch on a clock never runs out."""
    for _, (seat, seen) in zip(range(turns), decisions(match), strict=False):
        match.submit(seat, players[seat].choose(seen, Budget(work=64)))


# What players may know


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_decides_by_what_its_seat_sees_alone(judge: Judge, level: int) -> None:
    compared = 0
    for seed in range(4):
        match = game(judge, 2, seed)
        go_on(match, [BASELINES["greedy"](seat, judge) for seat in range(2)], 4 + 5 * seed)
        while not match.deciders():
            match.submit(None, match.automatic())
        seat = match.deciders()[0]
        other = kit.twin(match, seat)
        if other is None:
            continue
        compared += 1
        again: AnyMatch = Match.replay(ScrabbleRules(judge), other)
        answers = [
            ScrabbleOpponent(level, 5, judge).choose(one.observation_for(seat), Budget(work=64))
            for one in (match, again)
        ]
        assert answers[0] == answers[1]
    assert compared


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(judge: Judge, level: int) -> None:
    records = []
    for _ in range(2):
        match = game(judge, 2, 8)
        go_on(match, [ScrabbleOpponent(level, seat, judge) for seat in range(2)])
        records.append(match.record.dumps())
    assert records[0] == records[1]


# Every phase and option


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        *kit.SCENARIOS,
        (2, {"words": "vote", "house": "2,3", "opening_group": "yes"}),
        (3, {"words": "challenge", "fragment": "off", "clear": "off"}),
        (5, {"target": 300, "limit": 12}),
    ],
)
def test_games_of_every_kind_are_played_to_the_end(seats: int, options: Mapping[str, Any]) -> None:
    policy = "scrabble-classic" if options.get("flex") == "klasická" else "scrabble-inflected"
    judge = open_judge(policy)
    assert judge is not None
    match = game(judge, seats, 3 + seats, options)
    go_on(match, [ScrabbleOpponent(1 + seat % 5, seat, judge) for seat in range(seats)])
    assert match.result is not None
    kinds = {one.kind for one in match.observation_for(None).history}
    assert "play" in kinds
    Match.replay(ScrabbleRules(judge), match.record, strict=True)


def test_the_first_card_lies_before_the_play_and_in_time(judge: Judge) -> None:
    # RULES SK21
    match = game(judge, 2, 4, {"limit": 10})
    player = ScrabbleOpponent(3, 1, judge)
    seat = match.deciders()[0]
    first = player.choose(match.observation_for(seat), Budget())
    assert isinstance(first, First) and 1_000 <= first.at <= 10_000
    match.submit(seat, first)
    assert isinstance(player.choose(match.observation_for(seat), Budget()), Play)


def test_once_the_time_is_over_only_an_exchange_is_thought_of(judge: Judge) -> None:
    # RULES SK21
    match = game(judge, 2, 4, {"limit": 10})
    clock = match.clock()
    assert clock is not None and clock.limit is not None
    match.submit(None, kit.Resume(0))
    match.submit(None, kit.TimeUp(clock.limit))
    seat = match.deciders()[0]
    seen = match.observation_for(seat)
    assert seen.phase is Phase.LATE
    match.submit(seat, ScrabbleOpponent(2, 1, judge).choose(seen, Budget()))


def test_the_mildest_move_is_legal_in_every_phase() -> None:
    phases = set()
    for number in range(len(kit.SCENARIOS)):
        match, chance = kit.start(number), Chance(number)
        for _ in range(60):
            if match.result is not None:
                break
            for seat in match.deciders():
                seen = match.observation_for(seat)
                phases.add(seen.phase)
                match.rewound(len(match.record.turns)).submit(seat, mildest(seen))
            match.submit(*kit.move(match, chance))
    assert phases >= {Phase.PLAY, Phase.LATE, Phase.CHALLENGE, Phase.VOTE, Phase.ANSWER}


# Strength in small; figures of a thousand games stand with the values learned


@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        (("level", 1), ("plain", "random"), 0.8),
        (("plain", "child"), ("level", 1), 0.2),
        (("level", 2), ("level", 1), 0.55),
        (("level", 3), ("level", 2), 0.55),
    ],
)
def test_levels_form_a_ladder(
    judge: Judge, one: tuple[str, Any], other: tuple[str, Any], least: float
) -> None:
    def player(what: tuple[str, Any], seed: int) -> Any:
        kind, name = what
        return BASELINES[name](seed, judge) if kind == "plain" else ScrabbleOpponent(name, seed, judge)

    won, games = 0.0, 40
    for number in range(games):
        match, mine = game(judge, 2, number // 2), number % 2
        players = [player(one, 7 + number), player(other, 9 + number)]
        go_on(match, players if mine == 0 else players[::-1])
        assert match.result is not None
        won += (mine in match.result.winners) / len(match.result.winners)
    assert won >= least * games
