"""A table that has just come in, and a clock that runs in some phases of a game only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import Answer, Challenge, Pass, Play
from app.storage.saves import SavedGame
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.games.every import all_games  # noqa: F401
from tests.hands import Hands

Open = Callable[..., MainWindow]


def table(window: MainWindow) -> TablePage:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


def first_word(page: TablePage) -> None:
    """Somebody lays two cards, and says that they are a word."""
    seen = page.controller.observation
    held = [card for card in seen.hand if card != "?"][:2]
    page.controller.submit(Play(tuple((Letter(card), (x, 0)) for x, card in enumerate(held))))


def test_an_escape_that_was_on_its_way_does_not_leave_a_game_gone_on_with(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    hands = Hands(window)
    window.games.start("scrabble-cards", [Seat("Žofie"), Seat("", "ai", 1)], {}, seed=1)
    page = table(window)
    page.controller.submit(Pass())
    page.back_requested.emit()
    qtbot.waitUntil(lambda: window.stack.current is window.home)
    (save,) = window.services.saves.all()
    assert isinstance(save, SavedGame)
    window.games.resume(save)
    for _ in range(6):
        hands.rest(100)
        hands.press(Qt.Key.Key_Escape)
    page = table(window)
    assert window.stack.current is page and not page.banner.isVisible()
    hands.rest()
    hands.press(Qt.Key.Key_Escape)
    assert page.banner.isVisible(), "one that is meant asks for the second"


def test_a_game_whose_answers_alone_are_timed_can_be_paused_then_and_be_left_otherwise(
    open_window: Open, qtbot: QtBot
) -> None:
    # RULES SK10, SK15 answer=60
    window = open_window()
    hands = Hands(window)
    seats = [Seat("Žofie"), Seat("Ondra")]
    window.games.start("scrabble-cards", seats, {"words": "challenge", "answer": 60})
    page = table(window)
    hands.rest()
    assert not page.pause_button.isVisible(), "nothing runs yet"
    hands.press(Qt.Key.Key_Return)
    first_word(page)
    qtbot.waitUntil(lambda: page.controller.clock.is_running, timeout=10_000)
    assert page.pause_button.isVisible() and page.pause_button.isEnabled()
    other = page.controller.observation.waiting[0]
    page.controller.submit_for(other, Challenge(()))
    controller = page.controller
    while controller.observation.phase is Phase.ANSWER:
        controller.submit_for(controller.observation.waiting[0], Answer(False))
    qtbot.waitUntil(page.curtain.isVisible, timeout=10_000)
    assert page.pause_button.isVisible() and not page.pause_button.isEnabled()
    hands.rest()
    hands.press(Qt.Key.Key_Return)
    hands.rest()
    hands.press(Qt.Key.Key_Escape)
    hands.rest(100)
    hands.press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.stack.current is window.home)
