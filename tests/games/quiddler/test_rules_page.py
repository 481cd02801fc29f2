"""The rules page over a game that is played, and over one that is being set up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.tabletop.options import OptionsForm
from app.ui.pages.rules import RulesPage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.segmented import Segmented
from tests.hands import Hands
from tests.ui.conftest import open_window
from tests.ui.kit import texts

__all__ = ["open_window"]

CZECH, ENGLISH = "sedmé kolo s deseti kartami je poslední.", "osmé kolo s deseti kartami je poslední."


def said(page: QWidget, words: str) -> bool:
    return any(words in text for text in texts(page))


def rules_over(window: MainWindow) -> RulesPage:
    (page,) = [one for one in window.findChildren(RulesPage) if one.isVisible()]
    return page


def test_f1_tells_the_rules_of_the_edition_on_the_table(
    open_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    # RULES QD3
    window = open_window()
    for edition, told, other in (("en", ENGLISH, CZECH), ("cz", CZECH, ENGLISH)):
        window.games.start("quiddler", [Seat("Jana"), Seat("Fox", "ai", 1)], {"edition": edition}, 1)
        Hands(window).press(Qt.Key.Key_F1)
        page = rules_over(window)
        qtbot.waitUntil(lambda page=page, told=told: said(page, told))
        assert not said(page, other)
        # Another game's rules and back: it is still this game that is played.
        for game in ("boggle", "quiddler"):
            page.games.set_value(game)
            page.games.choice_changed.emit(game)
        qtbot.waitUntil(lambda page=page, told=told: said(page, told))
        window.show_home()


def test_f1_tells_the_rules_of_the_edition_that_is_being_set_up(
    open_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    # RULES QD3
    window = open_window()
    window.games.open_new_game("quiddler")
    (form,) = [one for one in window.findChildren(OptionsForm) if one.isVisible()]
    cards = form.controls["edition"]
    assert isinstance(cards, Segmented)
    cards.set_value("en")
    cards.choice_changed.emit("en")
    Hands(window).press(Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: said(rules_over(window), ENGLISH))
    assert not said(rules_over(window), CZECH)
