"""What is agreed at a table is to be seen there, and nobody plays by rules that somebody else agreed on."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games.catalogue import GAMES, entry
from app.ui import faces
from app.ui.pages.setup.new_game import quick_table
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.avatar import ANIMALS
from tests.games.every import face_of, package_of
from tests.ui.kit import focused, plain, press, sheet, spoken, texts

Open = Callable[..., MainWindow]
NAMES = [known.name for known in GAMES]
LETS_IN = {"boggle"}
"""Games in which a vote only lets words in that the list does not know, and judges no good word (B9)."""

every_game = pytest.mark.parametrize("game", NAMES)


def choices_of(game: str) -> Mapping[str, Sequence[Any]]:
    """What each option of a game may be."""
    choices: Mapping[str, Sequence[Any]] = importlib.import_module(
        f"{package_of(game)}.model"
    ).Options.CHOICES
    return choices


def box_of(game: str) -> dict[str, Any]:
    """A game's options as it comes out of the box."""
    defaults = entry(game).game.rules(None).options({}, [Seat("Anna"), Seat("Liška", "ai", 3)])
    return {**defaults, **face_of(game).usual_options()}


@every_game
def test_every_option_that_differs_is_told_in_a_word_or_two(window: MainWindow, game: str) -> None:
    """One that the others leave without a meaning is told where it has one."""
    face, box, choices = face_of(game), box_of(game), choices_of(game)
    assert not face.agreed(box, 2)
    ways = [{"words": way} for way in choices.get("words", ())] or [{}]
    bases = [
        {**box, **way, **more}
        for way in ways
        for more in ({}, {"challenge_at": "laying"}, {"bonus2": "longest"})
    ]
    bases = [base for base in bases if base.keys() == box.keys()]
    for option, values in choices.items():
        usual = box.get(option, values[0])  # some are told only where they were agreed on
        others = [value for value in values if value != usual]
        for value in {others[0], others[-1]} - ({"turns"} if option == "entry" else set()):
            told = [
                set(face.agreed({**base, option: value}, seats))
                - set(face.agreed({**base, option: usual}, seats))
                for base, seats in itertools.product(bases, (1, 2, 3))
            ]
            assert any(told), f"{option}={value} is told"
            assert all(len(text) <= 32 for texts in told for text in texts), told


@every_game
def test_a_quick_game_is_the_one_out_of_the_box(window: MainWindow, game: str) -> None:
    """Whatever several people agreed on the last time."""
    services, face, box = window.services, face_of(game), box_of(game)
    before = {
        option: next(value for value in values if value != box.get(option, values[0]))
        for option, values in choices_of(game).items()
    }
    services.settings.change(new_game={game: {"options": before}})
    seats, options = quick_table(services, face, 3)
    agreed = entry(game).game.rules(None).options(options, seats)
    assert {**box, **face.alone} == agreed
    assert not face.agreed(agreed, len(seats))


@every_game
def test_a_vote_needs_two_people(qtbot: QtBot, window: MainWindow, game: str) -> None:
    """RULES-REGISTER D13, SK15: nobody is asked alone about a good word of an animal's."""
    if "vote" not in choices_of(game).get("words", ()) or game in LETS_IN:
        return
    form = face_of(game).form({"words": "vote"})
    qtbot.addWidget(form)
    form.show()
    form.set_people(1, 2)
    assert form.options()["words"] == "auto"
    assert any("aspoň dva lidé" in plain(text) for text in texts(form)), "and the sheet says so"
    assert form.remembered()["words"] == "vote", "the next time there may be two"
    form.set_people(2, 3)
    assert form.options()["words"] == "vote"
    assert not any("aspoň dva lidé" in plain(text) for text in texts(form))


def sit_down(window: MainWindow, game: str, seats: int, **options: Any) -> TablePage:
    rivals = [Seat("Sova", "ai", 4) for _ in range(seats - 1)]
    window.games.start(game, [Seat("Anna"), *rivals], options, 4)
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


def test_a_table_tells_what_is_agreed_there(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    page = sit_down(window, "scrabble-cards", 2, target=200, house="1,2", words="challenge")
    chip = page.agreed
    qtbot.waitUntil(chip.isVisible)
    assert plain(chip.shown()) == "závod 200 · domácí 1, 2 · slova hlídají hráči"
    assert spoken(chip) == "Ujednáno: závod 200, domácí 1, 2, slova hlídají hráči"
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, Qt.Key.Key_Return)
    told = texts(sheet(window))
    assert {"Která hra: závod", "Kdo hlídá slova: hráči"} <= told
    assert "Minus skupinové karty smíš přičíst sobě: ano" in told
    assert any(line.endswith(": 200") for line in told)
    press(qtbot, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: focused() is not None and window.stack.current is page)
    window.services.translation.set_choice("en")
    qtbot.waitUntil(lambda: chip.shown().startswith("race to 200"))


@every_game
@pytest.mark.parametrize("size", [1.0, 1.5])
def test_the_chip_fits_into_the_bar(open_window: Open, qtbot: QtBot, game: str, size: float) -> None:
    window = open_window(size=QSize(1024, 640))
    window.services.theme.set_text_size(size)
    face = face_of(game)
    few = {
        option: next(v for v in values if v != box_of(game).get(option, values[0]))
        for option, values in choices_of(game).items()
    }
    few |= {name: value for name, value in {"target": 200, "entry": "screen"}.items() if name in few}
    page = sit_down(window, game, face.seats[1], **few)
    qtbot.waitUntil(page.agreed.isVisible)
    qtbot.wait(50)
    chip = page.agreed
    assert "+" in chip.shown(), "not all of it has room"
    others = [one for one in page.bar.findChildren(QAbstractButton) if one is not chip and one.isVisible()]
    assert page.bar.rect().contains(chip.geometry())
    assert not any(one.geometry().intersects(chip.geometry()) for one in (*others, page.bar.title))


def test_every_button_of_home_has_a_name_of_its_own(window: MainWindow) -> None:
    names = [spoken(one) for cover in window.home.covers for one in (cover.play_button, *cover.rivals)]
    assert len(set(names)) == len(names) == len(GAMES) * (1 + len(ANIMALS))
    for cover, face in zip(window.home.covers, faces.faces(), strict=True):
        assert spoken(cover.play_button) == f"Hrát: {face.title()}"
        assert spoken(cover.rivals[0]) == f"{face.title()}: hned proti Zajíci (začátečník)"


@every_game
@pytest.mark.parametrize("size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_title_stays_whole_in_the_bar(
    open_window: Open, qtbot: QtBot, game: str, size: float, language: str
) -> None:
    """With a clock there is one more button, and the title is the last to give way."""
    window = open_window(language, size=QSize(1024, 640))
    window.services.theme.set_text_size(size)
    timed = {"limit": 10} if "limit" in choices_of(game) else {}
    page = sit_down(window, game, 2, **timed)
    qtbot.waitUntil(page.agreed.isVisible)
    qtbot.wait(50)
    bar = page.bar
    assert bar.title.text() == face_of(game).title(), "whole"
    assert bar.title.fontMetrics().horizontalAdvance(bar.title.text()) <= bar.title.contentsRect().width()
    assert bar.subtitle.text() in ("", bar.subtitle.whole_text()) or len(bar.subtitle.text()) > 5
    shown = [one for one in bar.findChildren(QAbstractButton) if one.isVisible()]
    assert all(bar.rect().contains(one.geometry()) for one in shown)
    assert not any(one.geometry().intersects(bar.title.geometry()) for one in shown)
