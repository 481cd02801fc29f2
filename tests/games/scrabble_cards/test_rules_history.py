"""What the history tells of a turn, so that it can be shown again when its cards have left the table."""

from __future__ import annotations

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.scrabble_cards.model import Played
from app.games.scrabble_cards.moves import Answer, Object, Pass, Play
from app.games.scrabble_cards.rules import ScrabbleRules
from app.ui.match.eyes import last_turn_to_take_back
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
    match.submit(0, Object(()))
    match.submit(0, Answer(False))
    assert last_turn_to_take_back(match) == mine
