"""The first game of each kind is guided: one sentence a situation, gone for good with one press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games.boggle.model import Phase, Shake
from app.games.catalogue import GAMES
from app.games.scrabble_cards.screen.view import ScrabbleView
from app.paths import user_config_dir, user_data_dir
from app.storage.profiles import Profiles
from app.storage.settings import Settings
from app.ui import guiding
from app.ui.match.match_controller import MatchController
from app.ui.pages.home.person_dialog import PersonDialog
from app.ui.pages.settings import SettingsPage
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.dialog import QuestionDialog
from tests.ui.kit import click, plain, press, sheet, tab_to, write

Open = Callable[..., MainWindow]
HARE = Seat("Zajíc", "ai", 1)


def guided(*games: str) -> None:
    """A file of before: a switch for each game, which belongs to who sits there."""
    Settings(user_config_dir()).change(guided=dict.fromkeys(games, True))


def begin(window: MainWindow, game: str, *others: Seat) -> TablePage:
    me = window.services.me
    assert me is not None
    window.open_game(window.services.new_match(game, [Seat(me.name, profile=me.id), *others], {}, 7))
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


def kept(game: str, at: int = 0) -> bool:
    """Whether the next game of a person is guided, as the files say."""
    people = Profiles(user_data_dir()).people
    return game in guiding.games(Settings(user_config_dir()), people[at].id if people else "")


@pytest.mark.parametrize("game", [one.name for one in GAMES])
def test_every_game_has_something_to_say_to_who_plays_it_first(
    family: Profiles, open_window: Open, qtbot: QtBot, game: str
) -> None:
    guided(game)
    page = begin(open_window(), game, HARE)
    guide = page.guide
    assert guide is not None and guide.isVisible()
    assert "první hra" in plain(guide.label.whole_text()) or guide.label.whole_text()
    qtbot.waitUntil(lambda: "první hra" not in plain(guide.label.whole_text()), timeout=15_000)
    assert guide.geometry().bottom() <= page.view.mapTo(page, page.view.rect().topLeft()).y(), "over nothing"


def test_sentences_come_with_situations_and_are_said_once(
    family: Profiles, open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    guided("boggle")
    page = begin(open_window(), "boggle")
    guide = page.guide
    assert guide is not None
    assert "zatřes" in guide.label.whole_text()
    page.controller.submit(Shake())
    qtbot.waitUntil(lambda: "přejeď" in plain(guide.label.whole_text()))
    first = page.controller.observation
    page.controller.end_round()
    qtbot.waitUntil(lambda: "bylo" in guide.label.whole_text())
    assert "dva" not in plain(guide.label.whole_text()), "nobody else can have the word"
    said: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", said.append)
    guide.follow(first)
    assert "přejeď" in plain(guide.label.whole_text()), "a word on what is over helps nobody in what is there"
    assert not [one for one in said if one.type() is QAccessible.Event.Alert], "but it is not said again"


def test_the_guide_does_not_repeat_what_the_table_says(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    """Who opens a game of cards is told by the table what a first word needs; the guide tells the rest."""
    guided("scrabble-cards")
    window = open_window()
    me = window.services.me
    assert me is not None
    for seed in range(1, 40):
        controller = window.services.new_match(
            "scrabble-cards", [Seat(me.name, profile=me.id), HARE], {}, seed
        )
        if controller.observation.turn == 0:
            break
    window.open_game(controller)
    page = window.stack.current
    assert isinstance(page, TablePage) and isinstance(page.view, ScrabbleView) and page.guide is not None
    message, label = page.view.table.message, page.guide.label
    qtbot.waitUntil(lambda: "Začínáš" in plain(label.whole_text()), timeout=15_000)
    qtbot.waitUntil(lambda: "první slovo" in plain(message.message()), timeout=15_000)
    for told in ("přetáhni", "přetáhnout", "dvakrát", "dvojnásob"):
        assert not (told in plain(label.whole_text()) and told in plain(message.message()))


def test_one_press_sends_it_away_for_good(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    guided("qwirkle", "boggle")
    window = open_window()
    page = begin(window, "qwirkle", HARE)
    assert page.guide is not None
    tab_to(qtbot, "Rozumím, už neradit")
    press(qtbot, Qt.Key.Key_Space)
    assert page.guide.isHidden() and kept("qwirkle") is False and kept("boggle") is True
    window.show_home()
    assert begin(window, "qwirkle", HARE).guide is None


def play_one_round(open_window: Open, qtbot: QtBot) -> tuple[MainWindow, MatchController]:
    """A guided game alone whose only round is over, and whose last result nobody has looked at."""
    guided("boggle")
    window = open_window()
    me = window.services.me
    assert me is not None
    controller = window.services.new_match("boggle", [Seat(me.name, profile=me.id)], {"rounds": 1}, 7)
    window.open_game(controller)
    controller.submit(Shake())
    qtbot.waitUntil(lambda: controller.observation.running)
    controller.end_round()
    qtbot.waitUntil(lambda: controller.observation.review is not None)
    return window, controller


def test_the_end_of_the_first_game_ends_it(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window, controller = play_one_round(open_window, qtbot)
    assert kept("boggle") is True
    controller.go_on()
    qtbot.waitUntil(lambda: kept("boggle") is False)
    guide = window.stack.current.guide  # type: ignore[union-attr]
    assert guide.isVisible() and "odkryté" not in guide.label.whole_text(), "what is over is not told of"
    assert "první hra" in plain(guide.label.whole_text())
    guide.close_button.click()
    assert guide.isHidden() and kept("boggle") is False


def test_whoever_leaves_a_last_round_before_its_result_is_not_guided_again(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    """The challenge of a day is left like that: its guide came again on each of seven days."""
    window, _ = play_one_round(open_window, qtbot)
    window.show_home()
    qtbot.waitUntil(lambda: kept("boggle") is False)


def test_whoever_leaves_in_the_middle_is_guided_again(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    guided("boggle")
    window = open_window()
    page = begin(window, "boggle", HARE)
    page.controller.submit(Shake())
    qtbot.waitUntil(lambda: page.controller.observation.running)
    window.show_home()
    qtbot.waitUntil(lambda: window.stack.current is window.home)
    assert kept("boggle") is True


def test_who_comes_for_the_first_time_is_guided(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.settle()
    write("Jo")
    press(qtbot, Qt.Key.Key_Return)
    assert all(kept(one.name) is True for one in GAMES)


def test_whoever_has_played_for_long_is_not(family: Profiles, open_window: Open) -> None:
    assert begin(open_window(), "qwirkle", HARE).guide is None


def test_a_setting_begins_it_anew(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage) and not page.guided.isChecked()
    click(qtbot, page.guided)
    assert all(kept(one.name) is True for one in GAMES)
    click(qtbot, page.guided)
    assert not any(kept(one.name) for one in GAMES)


def come(window: MainWindow, name: str) -> None:
    """Somebody is added to the household."""
    window.household.edit("")
    found = sheet(window)
    assert isinstance(found, PersonDialog)
    found.saved.emit(name, "teal", None, False, False)
    found.close_dialog()


def test_the_guide_is_of_a_person_and_not_of_the_computer(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    come(window, "Nováček")
    newcomer = window.services.profiles.people[-1]
    assert not kept("qwirkle") and kept("qwirkle", -1)
    assert begin(window, "qwirkle", HARE).guide is None, "who has played for long"
    page = begin(window, "qwirkle", Seat(newcomer.name, profile=newcomer.id))
    guide, controller = page.guide, page.controller
    assert guide is not None
    guide.follow(SimpleNamespace(seat=0))
    assert guide.isHidden(), "not while the screen is another's"
    guide.follow(replace(controller.observation, seat=1))
    told = plain(guide.label.whole_text())
    assert guide.isVisible() and "první hra" not in told
    guide.follow(SimpleNamespace(seat=0))
    guide.follow(replace(controller.observation, seat=1))
    assert plain(guide.label.whole_text()) == told, "what was said last stays"
    click(qtbot, guide.close_button)
    assert guide.isHidden() and not kept("qwirkle", -1) and kept("boggle", -1)


def test_what_everybody_sees_is_told_to_everybody(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    guided("boggle")
    page = begin(open_window(), "boggle", HARE)
    guide = page.guide
    assert guide is not None
    before = plain(guide.label.whole_text())
    guide.follow(replace(page.controller.observation, seat=None, phase=Phase.REVIEW))
    told = plain(guide.label.whole_text())
    assert guide.isVisible() and told != before, "whoever wrote last is told no more how to write"


def test_who_has_told_no_name_is_guided_too(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.settle()
    press(qtbot, Qt.Key.Key_Escape)
    assert kept("boggle")
    window.open_game(window.services.new_match("boggle", [Seat("")], {}, 7))
    page = window.stack.current
    assert isinstance(page, TablePage) and page.guide is not None


def test_who_is_removed_takes_their_guide_along(family: Profiles, open_window: Open) -> None:
    window = open_window()
    come(window, "Nováček")
    person = window.services.profiles.people[-1]
    settings = window.services.settings
    assert guiding.games(settings, person.id)
    window.household.edit(person.id)
    found = sheet(window)
    assert isinstance(found, PersonDialog)
    found.remove_requested.emit()
    question = sheet(window)
    assert isinstance(question, QuestionDialog)
    question.accept.click()
    assert not guiding.games(settings, person.id)
