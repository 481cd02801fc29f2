"""A game of which nothing more will come: people are asked whether to end it, computer players end it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.errors import DamagedRecord, IllegalMove
from app.engine.match import STOP, Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games import catalogue
from app.games.qwirkle.model import Exchange, Observation
from app.games.qwirkle.opponent import mildest
from app.paths import user_data_dir
from app.storage.saves import SaveStore, packed
from app.ui.match import computer_seats
from app.ui.match.autosave import Autosave
from app.ui.match.match_controller import MatchController
from app.ui.match.saves_reader import understood
from app.ui.pages.table.page import TablePage
from app.ui.services import Services
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.dialog import QuestionDialog
from tests.games.qwirkle.dead_table import dead_game
from tests.games.screens import KITS, Sitting
from tests.hands import Hands
from tests.ui.kit import plain
from tests.ui.test_edited_saves import services  # noqa: F401  (a fixture)

Open = Callable[..., MainWindow]
TWO = (Seat("Anna", age=40), Seat("Boris", age=12))


def question(window: MainWindow) -> QuestionDialog | None:
    return next((one for one in window.findChildren(QuestionDialog) if one.isVisible()), None)


@pytest.mark.parametrize("game", [entry.name for entry in catalogue.GAMES])
def test_people_are_asked_at_every_table_and_may_end_the_game(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    idle = 0
    monkeypatch.setattr(Match, "may_stop", lambda match: match.result is None and idle > 0)
    monkeypatch.setattr(Match, "idle_rounds", lambda match: idle)
    window = open_window()
    hands = Hands(window)
    window.games.start(game, TWO, dict(KITS[game].two), 4)
    page = window.stack.current
    assert isinstance(page, TablePage)
    controller = page.controller

    def look() -> QuestionDialog | None:
        if page.curtain.isVisible():
            hands.rest()
            hands.press(Qt.Key.Key_Return)
        controller.hurry()
        return question(window)

    def sits() -> bool:
        look()
        return bool(controller.observation.deciders) and not controller.viewer.is_covered

    qtbot.waitUntil(sits, timeout=20_000)
    idle = 4
    qtbot.waitUntil(lambda: look() is not None)
    asked = look()
    assert asked is not None and "4 kola" in plain(asked.body.itemAt(0).widget().text())
    hands.press(Qt.Key.Key_Escape)
    assert look() is None and controller.result is None, "it goes on, and nobody is asked again at once"
    idle = 8
    asked = look()
    assert asked is not None
    idle = 0
    assert look() is None, "the game goes on after all"
    idle = 3
    asked = look()
    assert asked is not None
    points = tuple(controller.observation.to_json().get("scores") or controller.observation.totals)
    hands.rest()
    hands.click(asked.accept)
    assert controller.result is not None and controller.result.scores == points
    at = Sitting(window, page, hands, qtbot)
    qtbot.waitUntil(lambda: KITS[game].again(at).isVisible(), timeout=20_000)
    page.put_aside()
    saved = SaveStore(user_data_dir() / "saves").load(controller.save.id)
    assert saved.finished and saved.record.turns[-1].move == STOP


def test_tiles_traded_for_ever_are_offered_an_end_and_it_is_in_the_record(qtbot: QtBot) -> None:
    """RULES-REGISTER W10: after two rounds of nothing but trades."""
    match = dead_game((Seat("Anna"), Seat("Boris")))
    save = Autosave(SaveStore(user_data_dir() / "saves"), "game")
    controller = MatchController(match, {}, save, mildest)
    offered: list[int] = []
    controller.standstill.end_offered.connect(offered.append)
    controller.start()
    for _ in range(4):
        controller.ready()
        assert offered == [] or match.stuck()
        controller.submit(Exchange(controller.observation.hand[:1]))
    controller.ready()
    assert offered[-1] == 2
    controller.standstill.play_on()
    controller.hurry()
    assert offered[-1] == 2 and controller.result is None
    controller.submit_for(None, STOP)
    assert controller.result is not None and controller.result.scores == match.record.scores
    again = Match.replay(match.rules, Record.loads(match.record.dumps()), strict=True)
    assert again.record == match.record and again.result is not None
    controller.leave()


def test_computer_players_among_themselves_do_not_go_on_for_ever(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RULES-REGISTER W10."""
    monkeypatch.setattr(computer_seats, "HUMAN_MOMENT_MS", 1)
    match = dead_game((Seat("Zajíc", "ai", 1), Seat("Rys", "ai", 5)))
    save = Autosave(SaveStore(user_data_dir() / "saves"), "game")
    controller = MatchController(match, {0: _Trader, 1: _Trader}, save, mildest)
    with qtbot.waitSignal(controller.match_finished):
        controller.start()
    assert [turn.move["type"] for turn in match.record.turns[-3:]] == ["trade", "trade", "stop"]
    assert match.settled()
    controller.leave()


def test_a_record_cannot_say_that_people_ended_a_game_that_still_went_on() -> None:
    match = dead_game((Seat("Anna"), Seat("Boris")))
    with pytest.raises(IllegalMove):
        match.submit(None, STOP)
    for _ in range(2):
        match.submit(match.deciders()[0], Exchange(match.observation_for(match.deciders()[0]).hand[:1]))
    match.submit(None, STOP)
    early = match.record.to_json()
    del early["turns"][-2]
    with pytest.raises(DamagedRecord, match="nobody could end the game"):
        Match.replay(match.rules, Record.from_json(early))


def test_a_game_that_people_ended_is_a_sound_save_and_a_sound_copy(
    services: Services,  # noqa: F811
) -> None:
    match = dead_game((Seat("Anna"), Seat("Boris")))
    for _ in range(2):
        match.submit(match.deciders()[0], Exchange(match.observation_for(match.deciders()[0]).hand[:1]))
    match.submit(None, STOP)
    services.saves.store("ended", packed(match.record, 0))
    saved = services.saves.load("ended")
    assert understood(saved, services.saves.path("ended")) == saved, "on the shelf at home, and in a copy"
    assert services.resume("ended").result == match.result
    assert services.adopt(saved, services.saves.path("ended")).result == match.result


def test_a_state_after_a_take_back_is_newer_though_it_has_fewer_moves(
    services: Services,  # noqa: F811
) -> None:
    match = dead_game((Seat("Anna"), Seat("Boris")))
    before = packed(match.record, 0, written=7)
    match.submit(match.deciders()[0], Exchange(match.observation_for(match.deciders()[0]).hand[:1]))
    services.saves.store("back", packed(match.record, 0, written=6))
    services.saves.sketch("back", before)
    turns = len(match.record.turns) - 1
    assert [len(one.record.turns) for one in services.saves.versions("back")] == [turns, turns + 1]
    assert len(json.loads(services.resume("back").save.content())["record"]["turns"]) == turns


class _Trader:
    def choose(self, observation: Observation, budget: object) -> Exchange:
        return Exchange(observation.hand[:1])
