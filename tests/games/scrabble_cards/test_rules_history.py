"""What the history tells of a turn, so that it can be shown again when its cards have left the table."""

from __future__ import annotations

import json

import pytest

from app.engine.chance import Chance
from app.engine.errors import DamagedRecord
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.scrabble_cards.model import Played
from app.games.scrabble_cards.moves import Answer, Challenge, Exchange, Pass, Play, Resume, TimeUp
from app.games.scrabble_cards.rules import ScrabbleRules
from app.ui.match.viewer import last_turn_to_take_back
from tests.games.scrabble_cards import kit
from tests.games.scrabble_cards.dealt import Game, laid


def test_a_turn_is_told_as_it_was_laid() -> None:  # RULES SK9, SK16, SK17
    game = Game("DĚLENOA", "REKLTOU", "SETYVÁH", bonus=("x2", "x2", "g01"))
    game.go("DĚLENO")
    fragment = tuple((x, 0) for x in range(4, 9))
    game.go("REK", (6, 0), fragment=fragment, premium=(4, 0))
    game.pass_()
    first, second, third = game.seen.history
    assert (second.fragment, second.premium, second.bonus) == (fragment, (4, 0), "x2")
    assert (first.fragment, first.premium, third.cards) == ((), None, ())
    for played in game.seen.history:
        assert Played.from_json(played.to_json()) == played


def test_a_turn_is_found_in_the_record() -> None:
    game = Game("NAPEČEN", "DĚLOUKV", words="challenge", limit=10, judge=None)
    began = []
    for move in ("pass", "play"):
        began.append(game.moves)
        if move == "pass":
            game.pass_()
        else:
            game.start_clock()
            game.first(1_000)
            began[-1] = game.moves
            game.make(game.turn, Play(laid("DĚLO")))
            game.accept()
    assert [played.began for played in game.seen.history] == began


def test_a_turn_of_ones_own_is_taken_back_not_what_was_said_to_others() -> None:
    seats = [Seat("Žofie"), Seat("Liška", "ai", 3)]
    match = Match.new(ScrabbleRules(), seats, 3, {"words": "challenge"})
    if match.deciders() == (1,):
        match.submit(1, Pass())
    mine = len(match.record.turns)
    match.submit(0, Pass())
    first, second = (card if card != "?" else "a" for card in match.observation_for(1).hand[:2])
    match.submit(1, Play(laid(first + second)))
    match.submit(0, Challenge(()))
    match.submit(0, Answer(False))
    assert last_turn_to_take_back(match) == mine


@pytest.mark.parametrize("limit", [0, 10])
def test_in_a_fast_game_nothing_is_taken_back_in_no_phase(limit: int) -> None:  # RULES SK21
    """Not even where no clock runs just then: when it has run out, and while others answer."""
    seats = [Seat("Žofie"), Seat("Liška", "ai", 3)]
    match = Match.new(ScrabbleRules(), seats, 3, {"words": "challenge", "limit": limit})
    offered = set()

    def note() -> None:
        own = any(turn.seat == 0 and turn.move["type"] in ("pass", "exchange") for turn in match.record.turns)
        offered.add((own, last_turn_to_take_back(match) is not None))

    for _ in range(3):
        for _ in range(2):
            seat = match.deciders()[0]
            if limit:
                match.submit(None, Resume(0))
                note()
                match.submit(None, TimeUp(limit * 1000))
                assert match.clock() is None
            note()
            match.submit(seat, Exchange((match.observation_for(seat).hand[0],), False))
            note()
    assert offered == {(False, False), (True, not limit)}


@pytest.mark.parametrize("number", [2, 4], ids=["vote", "challenge"])
def test_records_that_name_only_the_first_challenger_are_read(number: int) -> None:  # RULES SK15
    match, chance = kit.start(number), Chance(2)
    while match.result is None:
        match.submit(*kit.move(match, chance))
    now, before = json.loads(match.record.dumps()), json.loads(match.record.dumps())
    fewer = 0
    for turn in before["turns"]:
        for one in (*turn["outcome"].get("ruled", ()), *turn["outcome"].get("doubts", ())):
            fewer += one.pop("also", None) is not None
    assert fewer > 3
    again = Match.replay(ScrabbleRules(), Record.from_json(before), strict=True)
    assert again.record.to_json() == now, "they are told in full from then on"
    ruled = [one for turn in now["turns"] for one in turn["outcome"].get("ruled", ())]
    next(one for one in ruled if "also" in one)["also"].append(0)
    with pytest.raises(DamagedRecord):
        Match.replay(ScrabbleRules(), Record.from_json(now))
