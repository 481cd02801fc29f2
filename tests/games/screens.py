"""What the suites over screens need to know about each game; a game without a ``screen_kit`` fails them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.games.every import NAMES, own_tests
from tests.hands import Hands
from tests.ui.kit import line, spoken


@dataclass
class Sitting:
    """Somebody at a table of the program, on turn."""

    window: MainWindow
    page: TablePage
    hands: Hands
    qtbot: QtBot

    @property
    def view(self) -> Any:
        return self.page.view

    @property
    def controller(self) -> Any:
        return self.page.controller

    def press_named(self, name: str) -> None:
        """Click the button of that name at the table."""
        buttons = self.page.findChildren(QAbstractButton)
        shown = [button for button in buttons if button.isVisible() and button.isEnabled()]
        self.hands.click(next(one for one in shown if spoken(one) == name))

    def ask_for(self, name: str) -> None:
        """Choose from the bar's menu of help."""
        self.hands.click(self.page.bar.help_button)
        self.hands.click(line(self.window, name))


Do = Callable[[Sitting], object]


@dataclass(frozen=True)
class ScreenKit:
    """How to sit at one game's table.

    seats, options: of a game that one person plays with nobody to wait for. begin: until keys do something.
    plays: one key of the game; whether it did what it does there, and nothing else.
    refused: try what the rules refuse; what the table says to it.
    next_person: end the turn of whoever is at the screen, so that the curtain comes down.
    finish: play to the end of the game. again: at the end, what plays once more.
    same: whether a resumed game is the one that was left; observations are equal but for their clocks.
    refusals: the codes of the game's own that a page may have to tell, with details for their sentences.
    pieces: what whoever is at the screen sees lie open or holds, as it is called. two: options of a game of
    two people. sheets: name → opens a sheet of this game over the table.
    buttons: name → presses something beside the board that opens nothing.
    """

    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    begin: Do
    plays: Callable[[Sitting], bool]
    refused: Callable[[Sitting], str]
    next_person: Do
    finish: Do
    again: Callable[[Sitting], QWidget]
    refusals: Iterable[StrEnum]
    details: Mapping[str, Any] = field(default_factory=dict)
    same: Callable[[Any, Any], bool] = lambda back, left: bool(back == left)
    pieces: Callable[[Sitting], Iterable[str]] = lambda at: ()
    two: Mapping[str, Any] = field(default_factory=dict)
    sheets: Mapping[str, Do] = field(default_factory=dict)
    buttons: Mapping[str, Do] = field(default_factory=dict)


def screen_kit(game: str) -> ScreenKit:
    """The kit of a game: ``tests/games/GAME/screen_kit.py`` with a ``SCREEN``."""
    kit: ScreenKit = own_tests(game, "screen_kit").SCREEN
    return kit


KITS = {game: screen_kit(game) for game in NAMES}
