"""Random games of every variant: cards are kept, records replay, nothing hidden is seen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.engine.chance import Chance
from app.engine.errors import DamagedRecord, IllegalMove
from app.engine.match import Match
from app.engine.record import Record
from app.games.scrabble_cards import model, table
from app.games.scrabble_cards.moves import Move
from app.games.scrabble_cards.rules import ScrabbleRules
from tests.games.scrabble_cards import kit

LONGEST = 2_000

every_scenario = pytest.mark.parametrize("number", range(len(kit.SCENARIOS)))


@every_scenario
def test_cards_are_kept_and_whole_words_stay(number: int) -> None:  # RULES SK1, SK17, S11
    match, chance = kit.start(number), Chance(1)
    kinds = set()
    while match.result is None and len(match.record.turns) < LONGEST:
        before = match.observation_for(None)
        match.submit(*kit.move(match, chance))
        seen = match.observation_for(None)
        assert kit.packs_are_whole(match)
        turn = match.record.turns[-1]
        kinds.add(turn.move["type"])
        if turn.move["type"] == "record" and before.options.clear == "auto":
            placed = before.placed()
            made = {word.cells for word in (*table.words_on(before.board()), *placed.words)}
            assert {word.cells for word in table.words_on(seen.board())} <= made, "only whole words stay"
            assert kit.connected({cell for _, cell in seen.table})
    assert match.result is not None and {"play", "record", "exchange"} <= kinds


@every_scenario
def test_records_replay_without_a_judge(number: int) -> None:
    match, chance = kit.start(number), Chance(2)
    while match.result is None and len(match.record.turns) < LONGEST:
        match.submit(*kit.move(match, chance))
    for strict in (False, True):
        again = Match.replay(ScrabbleRules(), Record.loads(match.record.dumps()), strict=strict)
        assert again.record == match.record
        for seat in (None, *range(len(match.record.players))):
            assert again.observation_for(seat) == match.observation_for(seat)
    data = match.record.to_json()
    index = next(n for n, turn in enumerate(data["turns"]) if turn["move"]["type"] == "record")
    data["turns"][index]["outcome"]["score"]["bingo"] += 1
    with pytest.raises(DamagedRecord):
        Match.replay(ScrabbleRules(), Record.from_json(data))


@every_scenario
def test_observations_and_moves_survive_json_and_tell_what_is_legal(number: int) -> None:
    match, chance = kit.start(number), Chance(3)
    reasons = set()
    while match.result is None and len(match.record.turns) < 150:
        for seat in (None, *range(len(match.record.players))):
            seen = match.observation_for(seat)
            assert match.rules.observation(json.loads(json.dumps(seen.to_json()))) == seen
            for _ in range(3):
                attempt = kit.wild(match, chance)
                told = _refusal(seen, attempt)
                tried = match.rewound(len(match.record.turns)) if told is None else match
                try:
                    tried.submit(seat, attempt)
                    assert told is None
                except IllegalMove as refused:
                    assert refused.reason is told
                    reasons.add(told)
        match.submit(*kit.move(match, chance))
        made = match.record.turns[-1].move
        assert match.rules.move(json.loads(json.dumps(made))).to_json() == made
    assert len(reasons) > 5


def _refusal(seen: model.Observation, attempt: Move) -> object:
    try:
        model.check(seen, attempt)
    except IllegalMove as refused:
        return refused.reason
    return None


@every_scenario
def test_hands_piles_and_bonus_cards_are_hidden(number: int) -> None:
    match, chance, compared = kit.start(number), Chance(4), 0
    while match.result is None and len(match.record.turns) < 120:
        for seat in (*range(len(match.record.players)), None):
            other = kit.twin(match, seat)
            if other is not None:
                again = Match.replay(match.rules, other)
                assert again.record != match.record
                assert again.observation_for(seat) == match.observation_for(seat)
                compared += 1
        match.submit(*kit.move(match, chance))
    assert compared > 3
    public = match.observation_for(None)
    assert public.hand == () and public.bonus == ""


@every_scenario
def test_a_turn_as_others_see_it(number: int) -> None:
    match, chance, drawn = kit.start(number), Chance(5), 0
    while match.result is None and len(match.record.turns) < 200:
        match.submit(*kit.move(match, chance))
        turn = match.record.turns[-1]
        owner = turn.outcome.get("seat", turn.seat)
        for viewer in (None, *range(len(match.record.players))):
            seen = match.seen(turn, viewer)
            assert "facts" not in seen.outcome
            hidden = {"drawn", "drawn_bonus"} & set(turn.outcome)
            drawn += len(hidden)
            assert hidden <= set(seen.outcome) if viewer == owner else not hidden & set(seen.outcome)
            if turn.move["type"] == "exchange" and viewer != owner:
                assert "letters" not in seen.move and seen.move["count"] == len(turn.move["letters"])
    assert drawn


FORMAT = (Path(model.__file__).parent / "FORMAT.md").read_text(encoding="utf-8")


def _fields(data: object) -> set[str]:
    """Names of fields at any depth."""
    if isinstance(data, dict):
        return set(data).union(*map(_fields, data.values()))
    return set().union(*map(_fields, data)) if isinstance(data, list) else set()


def test_every_field_is_documented() -> None:
    used: set[str] = set()
    for number in range(len(kit.SCENARIOS)):
        match, chance = kit.start(number), Chance(6)
        while match.result is None and len(match.record.turns) < LONGEST:
            match.submit(*kit.move(match, chance))
        data = match.record.to_json()
        used |= _fields([data["options"], data["setup"], data["turns"]])
        used |= {turn["move"]["type"] for turn in data["turns"]}
        used |= set(match.observation_for(0).to_json())
    assert {"gift", "lost_turns", "settled", "verdicts", "doubts", "fragment", "premium"} <= used
    assert {name for name in used if f"`{name}`" not in FORMAT} == set()
