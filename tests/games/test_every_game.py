"""One suite that every game of the catalogue must pass; a game without a kit or playthrough fails."""

from __future__ import annotations

import contextlib
import importlib
import json
import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.errors import DamagedRecord, IllegalMove, Refusal
from app.engine.match import STOP, Match
from app.engine.player import Budget
from app.engine.record import Record
from app.engine.rules import LEVELS, Seat
from app.games.catalogue import AnyPlayer, Game, UnknownGame, find
from app.lab.play import Contender, GameTable
from tests.games.every import (  # noqa: F401  (all_games: used by every test)
    GAMES,
    all_games,
    folder_of,
    own_tests,
    package_of,
)
from tests.games.hostile import hostile_table, wrong_answers
from tests.games.kit import AnyMatch, Kit, Scenario, decisions, judge_of, play, start, views
from tests.playthroughs.record import FOLDER, playthrough


def kit_of(game: str) -> Kit:
    """The kit of a game: ``tests/games/GAME/kit.py`` with a ``KIT``."""
    kit: Kit = own_tests(game, "kit").KIT
    return kit


SCENARIOS = [
    pytest.param(game.name, kit_of(game.name), scenario, id=f"{game.name}: {scenario.name}")
    for game in GAMES
    for scenario in kit_of(game.name).scenarios
]
every_scenario = pytest.mark.parametrize(("game", "kit", "scenario"), SCENARIOS)
every_game = pytest.mark.parametrize("game", [entry.game for entry in GAMES], ids=lambda game: game.name)


def documentation(game: str) -> str:
    return (folder_of(game) / "FORMAT.md").read_text(encoding="utf-8")


@every_scenario
def test_random_legal_play_ends_with_a_result(game: str, kit: Kit, scenario: Scenario) -> None:
    match = play(start(game, scenario), kit, Chance(5))
    result = match.result
    assert result is not None
    assert result.scores == match.record.scores
    best = max(result.scores)
    assert result.winners == tuple(s for s, score in enumerate(result.scores) if score == best)  # RULES G2
    assert match.deciders() == () and match.automatic() is None
    with pytest.raises(IllegalMove) as refused:
        match.submit(None, match.rules.move(match.record.turns[-1].move))
    assert refused.value.reason is Refusal.GAME_OVER


@every_scenario
def test_the_same_seed_gives_the_same_game(game: str, kit: Kit, scenario: Scenario) -> None:
    first, second = (play(start(game, scenario), kit, Chance(6)) for _ in range(2))
    assert first.record.dumps() == second.record.dumps()


@every_scenario
def test_observations_and_moves_survive_json(game: str, kit: Kit, scenario: Scenario) -> None:
    match, chance = start(game, scenario), Chance(7)
    while match.result is None:
        for seen in views(match):
            assert match.rules.observation(json.loads(json.dumps(seen.to_json()))) == seen
        play(match, kit, chance, turns=1)
        move = match.record.turns[-1].move
        assert match.rules.move(json.loads(json.dumps(move))).to_json() == move


@every_scenario
def test_a_seat_sees_nothing_that_is_hidden_from_it(game: str, kit: Kit, scenario: Scenario) -> None:
    match, chance, compared = start(game, scenario), Chance(8), 0
    seats = range(len(scenario.seats))
    while match.result is None:
        # Whoever decides, and the others in turn: each comparison replays the game.
        for seat in (*{*match.deciders(), len(match.record.turns) % len(seats)}, None):
            other = kit.twin(match, seat)
            if other is not None:
                compared += 1
                again = Match.replay(match.rules, other)
                assert again.record != match.record
                assert again.observation_for(seat) == match.observation_for(seat)
        play(match, kit, chance, turns=1)
    assert compared


@every_scenario
def test_a_seat_can_tell_what_is_legal(game: str, kit: Kit, scenario: Scenario) -> None:
    """``model.check`` with what a seat sees says what the rules will say, so that no screen has to guess."""
    check = kit.check or importlib.import_module(f"{package_of(game)}.model").check
    match, chance, accepted, refused = start(game, scenario), Chance(14), 0, set()
    while match.result is None:
        seat, move = kit.move(match, chance)
        seen = dict(zip((*range(len(scenario.seats)), None), views(match), strict=True))
        tried: list[tuple[int | None, Any]] = []
        for wild in (kit.wild(match, chance) for _ in range(12)):
            tried += [(seat, wild), (chance.pick(tuple(seen)), wild)]
        for number, (someone, attempt) in enumerate(tried):
            reason = _refusal(check, seen[someone], attempt)
            if reason is None and (someone, attempt) in tried[:number]:
                continue
            # What is legal changes the game, so it is made in another one like it.
            tried_on = match if reason else match.rewound(len(match.record.turns))
            assert _refusal(tried_on.submit, someone, attempt) is reason, (someone, attempt)
            accepted, refused = accepted + (reason is None), refused | {reason}
        assert _refusal(check, seen[seat], move) is None, (seat, move)
        match.submit(seat, move)
    assert accepted and len(refused) > 3


def _refusal(action: Callable[..., object], *given: Any) -> StrEnum | None:
    """The code with which something is refused, None when it is not."""
    try:
        action(*given)
    except IllegalMove as refused:
        return refused.reason
    return None


@every_scenario
def test_every_record_replays_exactly(game: str, kit: Kit, scenario: Scenario) -> None:
    match, chance = start(game, scenario), Chance(9)
    rules = find(game).rules(None)
    while match.result is None:
        play(match, kit, chance, turns=7)
        for strict in (False, True):
            again = Match.replay(rules, Record.loads(match.record.dumps()), strict=strict)
            assert again.record == match.record
            assert views(again) == views(match)


@every_scenario
def test_a_rewound_game_is_the_game_as_it_was(game: str, kit: Kit, scenario: Scenario) -> None:
    match, chance = start(game, scenario), Chance(10)
    seen = [views(match)]
    while match.result is None:
        play(match, kit, chance, turns=1)
        seen.append(views(match))
    for turns in (0, 1, len(seen) // 2, len(seen) - 1):
        assert views(match.rewound(turns)) == seen[turns]


@every_scenario
def test_a_record_that_was_tampered_with_is_noticed(game: str, kit: Kit, scenario: Scenario) -> None:
    match = play(start(game, scenario), kit, Chance(11))
    rules = find(game).rules(None)
    text = match.record.dumps()
    for spoil in (_other_score, _last_turn_missing, _other_game):
        data = json.loads(text)
        spoil(data)
        with pytest.raises(DamagedRecord):
            Match.replay(rules, Record.from_json(data), strict=True)


def _other_score(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 1


def _last_turn_missing(data: dict[str, Any]) -> None:
    data["turns"].pop()


def _other_game(data: dict[str, Any]) -> None:
    data["game"] = "halma"


@every_scenario
def test_record_fields_are_documented(game: str, kit: Kit, scenario: Scenario) -> None:
    match = play(start(game, scenario), kit, Chance(12))
    text = documentation(game)
    documented = set(re.findall(r"`\"?([a-z_0-9]+)\"?`", text))
    record = match.record.to_json()
    fields = set(_keys(record["setup"], kit)) | set(record["options"])
    for turn in record["turns"]:
        fields |= set(_keys(turn["move"], kit)) | set(_keys(turn["outcome"], kit))
        documented_kind = turn["move"].get("type")
        assert documented_kind is None or documented_kind in documented
    assert fields <= documented, fields - documented


def _keys(value: Any, kit: Kit, inside: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            if inside not in kit.free_keys:
                yield key
            yield from _keys(part, kit, key)
    elif isinstance(value, list):
        for part in value:
            yield from _keys(part, kit, inside)


@every_game
def test_the_example_of_the_documentation_replays(game: Game) -> None:
    examples = re.findall(r"```json\n(\{\"format\".*?)```", documentation(game.name), re.DOTALL)
    assert examples
    for example in examples:
        record = Record.loads(example)
        assert record.result is not None and record.turns
        Match.replay(game.rules(None), record, strict=True)


@every_scenario
def test_people_may_end_a_game_of_which_nothing_more_comes(
    monkeypatch: pytest.MonkeyPatch, game: str, kit: Kit, scenario: Scenario
) -> None:
    chance, ended = Chance(15), 0
    for turns in (0, 1, 5, 20, 60, 200):
        match = play(start(game, scenario), kit, chance, turns=turns)
        if match.result is not None:
            break
        with monkeypatch.context() as patched, contextlib.suppress(NotImplementedError):
            patched.setattr(Match, "may_stop", lambda match: True)
            with pytest.raises(IllegalMove):
                match.submit(0, STOP)
            match.submit(None, STOP)
            ended += 1
            assert match.result is not None and match.result.scores == match.record.scores
            assert match.deciders() == () and match.automatic() is None and match.settled()
            clock = match.clock()
            assert clock is None or not clock.running
            for seen in views(match):
                assert match.rules.observation(json.loads(json.dumps(seen.to_json()))) == seen
            again = Match.replay(match.rules, Record.loads(match.record.dumps()), strict=True)
            assert views(again) == views(match) and again.record == match.record
    if ended:
        assert "`stop`" in documentation(game)
    elif len(scenario.seats) > 1:
        assert match.idle_rounds() == 0 and not match.stuck(), "what goes on and on can be ended"


class _Hasty:
    """A computer player that is given so little to think over that whole games are soon played."""

    def __init__(self, player: AnyPlayer) -> None:
        self._player = player

    def choose(self, observation: Any, budget: Budget) -> Any:
        return self._player.choose(observation, Budget(work=20))


@every_game
def test_computer_players_of_every_level_play_legally(game: Game) -> None:
    fewest, _ = find(game.name).rules(None).seats
    for level in LEVELS:
        seats = [Seat(f"{level}/{seat}", "ai", level) for seat in range(max(2, fewest))]
        judge = judge_of(game, {}, seats)
        match: AnyMatch = Match.new(game.rules(judge), seats, 3)
        placed = [
            Contender(seat.name, seat, _Hasty(game.opponent(level, index, judge)))
            for index, seat in enumerate(seats)
        ]
        GameTable(game, match, placed).play()
        assert match.result is not None
        assert not any(sum(contender.faults.values()) for contender in placed)
        Match.replay(game.rules(judge), Record.loads(match.record.dumps()), strict=True)


@every_game
def test_a_stopped_computer_player_answers_all_the_same(game: Game) -> None:
    seats = [Seat("A", "ai", 5), Seat("B", "ai", 5)]
    judge = judge_of(game, {}, seats)
    match: AnyMatch = Match.new(game.rules(judge), seats, 4)
    while not match.deciders():
        match.submit(None, match.automatic())
    seat = match.deciders()[0]
    player = game.opponent(5, 1, judge)
    match.submit(seat, player.choose(match.observation_for(seat), Budget(0.0, stopped=lambda: True)))


@every_game
def test_in_the_laboratory_a_wrong_answer_loses_one_decision_and_the_game_goes_on(game: Game) -> None:
    match, hostile = hostile_table(game)
    judge = judge_of(game, {}, match.record.players)
    placed = [
        Contender("A", match.record.players[0], _Hasty(game.opponent(1, 1, judge))),
        Contender("B", match.record.players[1], hostile[1]),
    ]
    GameTable(game, match, placed).play()
    asked = placed[1].faults["illegal"]
    assert asked and asked >= hostile[1].answers - 2, "no wrong answer was taken for a move"
    assert not any(placed[0].faults.values())
    Match.replay(game.rules(None), Record.loads(match.record.dumps()), strict=True)


@every_game
def test_no_wrong_answer_reaches_the_rules(game: Game) -> None:
    match, _ = hostile_table(game)
    seat = next(some for some, _ in decisions(match))
    before = match.record.dumps()
    for answer in wrong_answers(match, seat):
        try:
            match.submit(seat, answer)
        except IllegalMove:
            assert match.record.dumps() == before
        else:  # another way to write a legal move, which is written down as the rules write it
            move = match.record.turns[-1].move
            assert match.rules.move(json.loads(json.dumps(move))).to_json() == move
            match = match.rewound(len(match.record.turns) - 1)


@every_game
def test_the_mildest_move_is_legal_whenever_a_seat_decides(game: Game) -> None:
    kit = kit_of(game.name)
    for scenario in kit.scenarios:
        match, chance = start(game.name, scenario), Chance(13)
        while match.result is None:
            for seat in match.deciders():
                if not match.record.players[seat].is_person:
                    again = match.rewound(len(match.record.turns))
                    again.submit(seat, game.mildest(again.observation_for(seat)))
            play(match, kit, chance, turns=1)


@every_game
def test_the_golden_playthroughs_are_still_played(game: Game) -> None:
    file = FOLDER / f"{game.name}.json"
    assert file.exists(), "record it: python -m tests.playthroughs.record"
    golden = json.loads(file.read_text(encoding="utf-8"))
    for scenario in kit_of(game.name).scenarios:
        assert playthrough(game.name, kit_of(game.name), scenario) == golden[scenario.name], (
            "for an intended change re-record and say so: python -m tests.playthroughs.record"
        )
    assert set(golden) == {scenario.name for scenario in kit_of(game.name).scenarios}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        find("halma")
