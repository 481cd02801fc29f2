"""A table on which nothing fits any more while the bag still holds tiles."""

from __future__ import annotations

from app.engine.rules import Seat
from app.games.catalogue import find
from app.games.qwirkle.model import Exchange
from app.lab.play import Contender, GameTable
from tests.games.kit import AnyMatch
from tests.games.qwirkle.dead_table import dead_game

PEOPLE = (Seat("Anna"), Seat("Boris"))
ANIMALS = (Seat("Zajíc", "ai", 1), Seat("Rys", "ai", 5))


def trade(match: AnyMatch) -> None:
    seat = match.deciders()[0]
    match.submit(seat, Exchange(match.observation_for(seat).hand[:1]))


def test_trading_may_go_on_for_ever_and_is_known_to_be_in_vain() -> None:  # RULES-REGISTER W10
    match = dead_game(PEOPLE)
    assert not match.stuck(), "somebody might still hold a tile that fits"
    for _ in PEOPLE:
        assert not match.stuck()
        trade(match)
    assert match.stuck() and match.result is None
    trade(match)
    assert match.stuck() and match.result is None


def test_rounds_of_trades_end_the_game_where_that_was_agreed() -> None:  # RULES-REGISTER W10
    match = dead_game(PEOPLE, stall_rounds=2)
    for _ in range(4):
        assert match.result is None
        trade(match)
    assert match.result is not None and not match.stuck()


def test_the_laboratory_breaks_a_stuck_game_off() -> None:
    match = dead_game(ANIMALS)
    laid = len(match.record.turns)
    game = find("qwirkle")
    contenders = [Contender(seat.name, seat, game.opponent(seat.level or 1, 1, None)) for seat in ANIMALS]
    GameTable(game, match, contenders).play()
    assert match.record.result is None
    assert [turn.move["type"] for turn in match.record.turns[laid:]] == ["trade", "trade"]
