"""A table that is left is gone: nothing of a game stays in memory with the next one."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.boggle.model import Phase, Shake
from app.games.catalogue import GAMES
from app.games.quiddler import model as quiddler
from app.games.qwirkle.baselines import GreedyPlayer
from app.games.scrabble_cards import moves as scrabble
from app.games.scrabble_cards.model import Phase as PlayPhase
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.buttons import PaperButton
from tests.ui.kit import click, line

SEATS = (Seat("Eva"), Seat("Zajíc", "ai", 1))
GAMES_IN_A_ROW = 3


def shake(page: TablePage, qtbot: QtBot) -> None:
    """Boggle: to the open board and its results."""
    controller = page.controller
    if controller.observation.phase is Phase.SHAKE and controller.observation.shaker == 0:
        controller.submit(Shake())
    # The screen may start the clock before anybody has looked whether the board lies there.
    qtbot.waitUntil(lambda: controller.observation.phase is not Phase.SHAKE, timeout=20_000)
    if controller.observation.phase is Phase.READY:
        controller.go_on()
    controller.end_round()
    qtbot.waitUntil(lambda: controller.observation.phase is Phase.REVIEW, timeout=20_000)


def lay(page: TablePage, qtbot: QtBot) -> None:
    """Qwirkle: two turns of everybody."""
    controller, player = page.controller, GreedyPlayer(1)

    def on_turn(moves: int) -> bool:
        controller.hurry()
        seen = controller.observation
        return seen.turn == seen.seat and len(seen.history) >= moves

    for moves in (0, 2):
        qtbot.waitUntil(lambda moves=moves: on_turn(moves), timeout=20_000)
        controller.submit(player.choose(controller.observation, Budget()))


def draw(page: TablePage, qtbot: QtBot) -> None:
    """Quiddler: two turns of the person, one with a card in a word and the discard pile open."""
    controller = page.controller

    def on_turn() -> bool:
        controller.hurry()
        page.view.acting.skip()
        seen = controller.observation
        if seen.phase is quiddler.Phase.CHALLENGE and seen.seat in seen.waiting:
            controller.submit(quiddler.Challenge(()))
        elif seen.phase is quiddler.Phase.DEAL and seen.past:
            controller.go_on()
        return bool(page.view.presenter.may(quiddler.Phase.DRAW))

    for _ in range(2):
        qtbot.waitUntil(on_turn, timeout=20_000)
        controller.submit(quiddler.Draw("pile"))
        page.view.table.hand.add(page.view.table.hand.arrangement.loose[0])
        page.view.controller.past.open_list()
        controller.submit(quiddler.Play((), controller.observation.hand[-1]))


def spell(page: TablePage, qtbot: QtBot) -> None:
    """Scrabble karty: two turns of the person, one with cards on the table and an exchange begun."""
    controller = page.controller

    def on_turn() -> bool:
        controller.hurry()
        page.view.acting.skip()
        seen = controller.observation
        if seen.phase is PlayPhase.ANSWER and seen.seat in seen.waiting:
            controller.submit(scrabble.Answer(False))  # a group card could be played
        return bool(page.view.hand.on_turn)

    for _ in range(2):
        qtbot.waitUntil(on_turn, timeout=20_000)
        hand = page.view.hand
        hand.place(0, (9, 9))
        hand.refresh()
        hand.clear()
        controller.submit(scrabble.Pass())


def settle() -> None:
    """What was to be deleted is deleted."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


def parts(page: TablePage) -> Iterator[QObject]:
    """All of a game that somebody could hold on to."""
    yield from (page, page.controller, page.bar, page.curtain)
    yield from (found for found in page.findChildren(QObject) if type(found).__module__.startswith("app."))
    yield from getattr(page.view, "bar_tools", tuple)()


PLAYS: dict[str, Callable[[TablePage, QtBot], None]] = {
    "boggle": shake,
    "qwirkle": lay,
    "quiddler": draw,
    "scrabble-cards": spell,
}


@pytest.mark.parametrize("game", [entry.name for entry in GAMES])
def test_nothing_of_a_table_outlives_it(window: MainWindow, qtbot: QtBot, game: str) -> None:
    left: list[weakref.ref[Any]] = []
    for number in range(GAMES_IN_A_ROW):
        window.games.start(game, SEATS, {})
        page = window.stack.current
        assert isinstance(page, TablePage)
        PLAYS[game](page, qtbot)
        if number == 1:  # something laid over the table goes with it as well
            click(qtbot, page.bar.more_button)
            click(qtbot, line(window, "Pravidla"))
            window.stack.current.go_back()  # type: ignore[union-attr]
        left += [weakref.ref(part) for part in parts(page)]
        del page
        if number == 2:  # the next game takes the place of this one at once
            window.games.start(game, SEATS, {})
        window.show_home()
    settle()
    alive = [part() for part in left]
    assert len(alive) > 100
    assert [part for part in alive if part is not None and isValid(part)] == []
    assert {type(part).__name__ for part in alive if part is not None} == set()


def test_a_game_left_goes_while_the_first_page_lies_still(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start("qwirkle", SEATS, {})
    page = window.stack.current
    assert isinstance(page, TablePage)
    left = [weakref.ref(part) for part in parts(page)]
    del page
    window.show_home()
    qtbot.waitUntil(lambda: all(part() is None for part in left), timeout=20_000)


def test_a_button_leaves_nothing_behind(qtbot: QtBot) -> None:
    def references() -> int:
        settle()
        return sum(type(found) is weakref.ReferenceType for found in gc.get_objects())

    before = references()
    for _ in range(50):
        PaperButton("Dál").deleteLater()
    assert references() < before + 25
