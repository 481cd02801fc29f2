"""A computer player whose answer is no move falls silent, in every game, and the game goes on without it."""

from __future__ import annotations

import inspect

import pytest
from pytestqt.qtbot import QtBot

from app.engine.player import Budget
from app.engine.rules import TABLE, ClockEvent, Seat
from app.games.catalogue import Game
from app.paths import user_data_dir
from app.storage.saves import SaveStore
from app.ui.match import computer_seats
from app.ui.match.autosave import Autosave
from app.ui.match.match_controller import MatchController
from tests.games.every import GAMES, all_games  # noqa: F401  (all_games: used by every test)
from tests.games.hostile import hostile_table, wrong_answers
from tests.games.kit import AnyMatch, decisions


class Answering:
    """Always with the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, observation: object, budget: Budget) -> object:
        return self.answer


def lead_on(match: AnyMatch, controller: MatchController, game: Game) -> None:
    """The person at the table does the least they can."""
    if 0 in match.deciders():
        controller.submit_for(0, game.mildest(match.observation_for(0)))
    elif match.automatic() is not None:
        controller.go_on()
    else:
        lead_clock(match, controller)


def lead_clock(match: AnyMatch, controller: MatchController) -> None:
    """The time is up."""
    clock = match.clock()
    if clock is not None and clock.running and clock.limit:
        controller.submit_for(TABLE, match.clock_move(ClockEvent.TIME_UP, clock.limit))


@pytest.mark.parametrize("game", [entry.game for entry in GAMES], ids=lambda game: game.name)
def test_it_is_silenced_and_the_game_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, game: Game
) -> None:
    monkeypatch.setattr(computer_seats, "HUMAN_MOMENT_MS", 1)
    match, _ = hostile_table(game, Seat("Anna"))
    answers = list(wrong_answers(match, next(seat for seat, _ in decisions(match))))
    moves = sum(not silenced(qtbot, game, answer) for answer in answers)
    assert moves <= 2 < len(answers), "hardly anything of that is a move"
    caplog.clear()


def silenced(qtbot: QtBot, game: Game, answer: object) -> bool:
    """Whether a computer player that answers so is; either way the game goes on."""
    match, _ = hostile_table(game, Seat("Anna"))
    save = Autosave(SaveStore(user_data_dir() / "saves"), "game")
    controller = MatchController(match, {1: lambda: Answering(answer)}, save, game.mildest)
    failed: list[int] = []
    controller.player_failed.connect(failed.append)
    controller.start()

    def answered() -> bool:
        if not failed and all(turn.seat != 1 for turn in match.record.turns):
            lead_on(match, controller, game)
            return False
        return True

    qtbot.waitUntil(answered)
    turns = len(match.record.turns)
    for _ in range(3):
        lead_on(match, controller, game)
    assert match.result is not None or len(match.record.turns) > turns, answer
    controller.leave()
    return failed == [1]


@pytest.mark.parametrize("game", [entry.game for entry in GAMES], ids=lambda game: game.name)
def test_a_table_where_everybody_is_silenced_goes_on_without_going_deeper(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, game: Game
) -> None:
    monkeypatch.setattr(computer_seats, "HUMAN_MOMENT_MS", 1)
    match, _ = hostile_table(game, Seat("Zajíc", "ai", 1))
    save = Autosave(SaveStore(user_data_dir() / "saves"), "game")
    players = {seat: lambda: Answering(None) for seat in range(len(match.record.players))}
    controller = MatchController(match, players, save, game.mildest)
    depths: list[int] = []
    controller.observation_changed.connect(lambda *_: depths.append(len(inspect.stack(0))))
    controller.start()

    def far_on() -> bool:
        if controller.result is None:
            controller.go_on()  # what the table leaves to people
            lead_clock(match, controller)
        return controller.result is not None or len(depths) > 60

    qtbot.waitUntil(far_on, timeout=20_000)
    assert max(depths) - min(depths) < 20, "as many frames more as there were moves"
    controller.leave()
    caplog.clear()
