"""Boards that are given: made to order, or typed from a real table."""

from __future__ import annotations

import pytest

from app.engine.codes import CodeError
from app.engine.errors import BadOption
from app.engine.match import Match
from app.engine.record import DEALING
from app.engine.rules import Seat
from app.games import catalogue, deals
from app.games.boggle import dice
from app.games.boggle.model import Close, Done, Observation, Shake, Start, TimeUp
from app.games.deals import Deal

BOARD = "KOČKAPESHUSAMYŠÍ"
OTHER = "VLKALIŠKARAKŽÁBA"
SEATS = (Seat("Ema"), Seat("Ježek", "ai", 2))


def match(boards: str = BOARD, **options: object) -> Match[object, Observation]:
    rules = catalogue.find("boggle").rules(None)
    return Match.new(rules, SEATS, 7, {"dice": boards, **options}, dealing=DEALING)


def shake(game: Match[object, Observation]) -> str:
    (shaker,) = game.deciders()
    game.submit(shaker, Shake())
    return "".join(game.observation_for(0).grid or "")


def test_a_given_board_lies_there_as_it_was_given() -> None:  # RULES BG2
    game = match()
    assert shake(game) == BOARD
    replayed = Match.replay(catalogue.find("boggle").rules(None), game.record)
    assert replayed.observation_for(0).grid == tuple(BOARD)


def test_each_round_has_its_own_of_the_given_boards() -> None:  # RULES BG2
    game = match(BOARD + OTHER)
    assert game.record.options["rounds"] == 2
    assert shake(game) == BOARD
    for move in (Start(), Done(at=10), TimeUp(at=10), Close()):
        if isinstance(move, Done):
            for seat in game.deciders():
                game.submit(seat, move)
        else:
            game.submit(None, move)
    assert shake(game) == OTHER


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"dice": BOARD[:15]}, "dice"),
        ({"dice": BOARD.lower()}, "dice"),
        ({"dice": BOARD[:15] + "1"}, "dice"),
        ({"dice": ""}, "dice"),
        ({"dice": 16}, "dice"),
        ({"dice": BOARD * (dice.MOST_BOARDS + 1)}, "dice"),
        ({"dice": BOARD, "rounds": 2}, "rounds"),
        ({"dice": BOARD, "target": 20}, "rounds"),
    ],
)
def test_boards_that_make_no_sense_are_refused(options: dict[str, object], name: str) -> None:
    with pytest.raises(BadOption) as raised:
        catalogue.find("boggle").rules(None).options(options, SEATS)
    assert raised.value.name == name


def test_a_record_that_shows_another_board_than_the_given_one_is_damaged() -> None:  # RULES BG1
    game = match()
    shake(game)
    (turn,) = game.record.turns
    turn.outcome["facts"]["grid"] = list(OTHER)
    _, fault = Match.salvage(catalogue.find("boggle").rules(None), game.record)
    assert fault is not None


def test_the_letters_of_a_given_board_are_its_code() -> None:
    game = match()
    shake(game)
    code = deals.code_of(game.record)
    assert code == BOARD
    for typed in ("kočka pes husa myš í", "KOČK-APES HUSA,MYŠÍ"):
        deal = deals.read(typed)
        assert (deal.game, deal.options["dice"]) == ("boggle", BOARD)
        assert deals.write(deal) == BOARD
    deals.check(deals.read(BOARD), match())


@pytest.mark.parametrize("typed", [BOARD[:-1], BOARD + "A", BOARD[:-1] + "7", BOARD[:-1] + "Ä"])
def test_what_are_no_sixteen_czech_letters_is_no_board(typed: str) -> None:
    with pytest.raises(CodeError):
        deals.read(typed)


def test_several_given_boards_have_no_code_of_their_own() -> None:
    game = match(BOARD + OTHER)
    shake(game)
    assert deals.code_of(game.record) == ""
    with pytest.raises(CodeError):
        deals.write(Deal("boggle", {"dice": BOARD + OTHER}, 5))


@pytest.mark.parametrize("board", [BOARD, "Q" * 16])
def test_the_dice_of_a_given_board_have_six_sides_and_its_letters_on_the_first(board: str) -> None:
    found = dice.sides(board)
    assert "".join(die[0] for die in found) == board
    assert all(len(die) == 6 for die in found)
