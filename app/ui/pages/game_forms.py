"""What the new-game sheet needs to know of each game: its form, its rules in three lines, its seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from PySide6.QtCore import QCoreApplication, SignalInstance
from PySide6.QtWidgets import QWidget

from app.engine.rules import Json
from app.games.boggle.rules import BoggleRules
from app.games.qwirkle.rules import QwirkleRules
from app.ui.pages.boggle_options import VOTING, BoggleOptions
from app.ui.pages.qwirkle_options import USUAL, QwirkleOptions

translate = QCoreApplication.translate


class OptionsForm(Protocol):
    """The agreed options of a game, as a widget."""

    more_button: QWidget
    """Opens the options that few people need; they stand below it, at the end of the form."""
    people_row: QWidget | None
    """What only several people are asked; hidden from one."""
    options_changed: SignalInstance
    grown: SignalInstance
    """More of the form shows now."""

    def options(self) -> Json: ...
    def set_people(self, people: int, /) -> None: ...
    def summary(self, seats: int, /) -> str: ...


@dataclass(frozen=True)
class GameForm:
    """form: makes the form from remembered options. rules: the short rules. start: text of the button.

    usual, alone: options of a game at once against one animal, under and over the remembered ones.
    """

    form: Callable[[Mapping[str, Any]], OptionsForm]
    rules: Callable[[], list[str]]
    start: Callable[[], str]
    seats: tuple[int, int]
    usual: Mapping[str, Any]
    alone: Mapping[str, Any]


def _boggle_rules() -> list[str]:
    return [
        translate("NewGameDialog", "A word winds from die to neighbouring die, round corners too."),
        translate("NewGameDialog", "Each die serves once in a word."),
        translate("NewGameDialog", "A point for every word that nobody else has."),
    ]


def _qwirkle_rules() -> list[str]:
    return [
        translate("NewGameDialog", "A row has one colour or one shape, and no tile twice."),
        translate("NewGameDialog", "A point for every tile of each row you lengthen."),
        translate("NewGameDialog", "Six in a row are a qwirkle: six points more."),
    ]


FORMS: Mapping[str, GameForm] = {
    "boggle": GameForm(
        cast("Callable[[Mapping[str, Any]], OptionsForm]", BoggleOptions),
        _boggle_rules,
        lambda: translate("NewGameDialog", "Shake!"),
        BoggleRules.seats,
        {"words": VOTING},
        {"entry": "screen"},
    ),
    "qwirkle": GameForm(
        cast("Callable[[Mapping[str, Any]], OptionsForm]", QwirkleOptions),
        _qwirkle_rules,
        lambda: translate("NewGameDialog", "Deal!"),
        QwirkleRules.seats,
        USUAL,
        {},
    ),
}


def widget(form: OptionsForm) -> QWidget:
    """The form as what it also is."""
    return cast(QWidget, form)
