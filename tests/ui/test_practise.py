"""The journal's tab of drills, by mouse and keys: a minute, its points, and what was wrong comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from app.games import catalogue
from app.paths import user_data_dir
from app.storage.practice import FILE, Practice
from app.storage.profiles import Profiles
from app.ui.pages.journal.page import TABS, JournalPage
from app.ui.pages.practise.tab import PractiseTab
from app.ui.window.main_window import MainWindow
from tests.ui.kit import click, focused, press, spoken, tab_to, texts, write

Open = Callable[..., MainWindow]


@pytest.fixture
def tab(family: Profiles, open_window: Open, qtbot: QtBot) -> PractiseTab:
    window = open_window()
    window.open_journal()
    page = window.stack.current
    assert isinstance(page, JournalPage)
    page.tabs.set_value("practise")
    page.tabs.choice_changed.emit("practise")
    assert isinstance(page.tab, PractiseTab)
    page.tab.random.seed(3)
    page.tab.view.now = lambda: 0.0
    return page.tab


def start(tab: PractiseTab, name: str, qtbot: QtBot) -> None:
    slip = next(one for one in tab.slips if one.offer.name == name)
    click(qtbot, slip.start)
    qtbot.waitUntil(lambda: tab.view.isVisible(), timeout=30_000)


def answer(tab: PractiseTab, *, right: bool) -> str:
    """By its digit; which question it was."""
    question = tab.view.run.question
    assert question is not None
    choice = question.right if right else (question.right + 1) % len(question.choices)
    write(str(choice + 1))
    return question.key


def time_up(tab: PractiseTab) -> None:
    tab.view.now = lambda: 61.0
    tab.view.look_at_clock()


def test_it_is_a_tab_of_the_journal() -> None:
    assert "practise" in [one.name for one in TABS]


def test_a_minute_of_short_words_with_digits(tab: PractiseTab, family: Profiles, qtbot: QtBot) -> None:
    start(tab, "words.short", qtbot)
    for _ in range(5):
        answer(tab, right=True)
    missed = answer(tab, right=False)
    assert spoken(tab.view.score).startswith("4")
    write("1")  # any answer goes on
    answer(tab, right=True)
    time_up(tab)
    assert tab.end.isVisible() and not tab.view.isVisible()
    qtbot.waitUntil(lambda: any(missed in text for text in texts(tab.end)))
    kept = Practice(user_data_dir())
    me = family.people[0].id
    assert kept.best(me, "words.short") == 5
    assert kept.waiting(me, "words.short") == 1


def test_what_was_missed_is_among_the_first_of_the_next_run(tab: PractiseTab, qtbot: QtBot) -> None:
    start(tab, "words.endings", qtbot)
    missed = answer(tab, right=False)
    time_up(tab)
    tab.view.now = lambda: 0.0
    click(qtbot, tab.end.again)
    qtbot.waitUntil(lambda: tab.view.is_running, timeout=30_000)
    assert missed in [one.key for one in tab.view.run.asked[:3]]


def test_who_breaks_off_is_not_compared_but_remembered(
    tab: PractiseTab, family: Profiles, qtbot: QtBot
) -> None:
    start(tab, "words.beginnings", qtbot)
    answer(tab, right=False)
    press(qtbot, Qt.Key.Key_Escape)
    assert tab.end.isVisible()
    kept, me = Practice(user_data_dir()), family.people[0].id
    assert kept.best(me, "words.beginnings") is None and kept.waiting(me, "words.beginnings") == 1


def test_another_tab_ends_the_run(tab: PractiseTab, qtbot: QtBot) -> None:
    start(tab, "words.short", qtbot)
    page = tab.parent()
    assert isinstance(page, JournalPage)
    page.tabs.set_value("games")
    page.tabs.choice_changed.emit("games")
    qtbot.waitUntil(lambda: not tab.isVisible())
    assert not tab.view.is_running


def test_who_leaves_before_the_first_question_has_begun_nothing(
    tab: PractiseTab, family: Profiles, qtbot: QtBot
) -> None:
    click(qtbot, tab.slips[0].start)
    page = tab.parent()
    assert isinstance(page, JournalPage)
    page.tabs.set_value("games")
    page.tabs.choice_changed.emit("games")
    qtbot.waitUntil(lambda: tab.is_settled, timeout=30_000)
    assert not tab.isVisible() and not tab.view.is_running


def test_a_run_is_of_whoever_began_it(tab: PractiseTab, family: Profiles, qtbot: QtBot) -> None:
    start(tab, "words.short", qtbot)
    answer(tab, right=True)
    page = tab.parent()
    assert isinstance(page, JournalPage)
    me, other = family.people[0].id, family.people[1].id
    page.choose(page.wanted._replace(person=other))
    time_up(tab)
    kept = Practice(user_data_dir())
    assert (kept.best(me, "words.short"), kept.best(other, "words.short")) == (1, None)


def test_without_a_clock_there_are_twenty_questions(tab: PractiseTab, family: Profiles, qtbot: QtBot) -> None:
    click(qtbot, tab.untimed)
    start(tab, "words.short", qtbot)
    assert not tab.view.clock.isVisible()
    qtbot.waitUntil(lambda: len(tab.view.run.asked) == 20, timeout=30_000)
    for _ in range(20):
        answer(tab, right=True)
    assert tab.end.isVisible()
    assert Practice(user_data_dir()).best(family.people[0].id, "words.short") is None


@pytest.mark.parametrize("name", ["qwirkle.tile", "quiddler.discard"])
def test_drills_with_pieces_by_mouse(tab: PractiseTab, name: str, qtbot: QtBot) -> None:
    start(tab, name, qtbot)
    question = tab.view.run.question
    assert question is not None
    assert spoken(tab.view.picture) and all(spoken(one) for one in tab.view.choices)
    click(qtbot, tab.view.choices[question.right])
    assert tab.view.run.right == 1


def test_a_czech_keyboard_answers_with_the_row_above_the_letters(tab: PractiseTab, qtbot: QtBot) -> None:
    start(tab, "qwirkle.tile", qtbot)
    question = tab.view.run.question
    assert question is not None
    write("+ěšč"[question.right])
    assert tab.view.run.right == 1


def test_arrows_stay_with_the_answers(tab: PractiseTab, qtbot: QtBot) -> None:
    start(tab, "words.short", qtbot)
    answers = [one for one in tab.view.choices if one.isVisible()]
    answers[0].setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down):
        press(qtbot, key)
        assert focused() in answers and tab.view.is_running


def test_arrows_and_space(tab: PractiseTab, qtbot: QtBot) -> None:
    start(tab, "qwirkle.tile", qtbot)
    question = tab.view.run.question
    assert question is not None
    press(qtbot, Qt.Key.Key_Right, question.right)
    assert focused() is tab.view.choices[question.right]
    press(qtbot, Qt.Key.Key_Space)
    assert tab.view.run.right == 1


def test_a_held_key_answers_once(tab: PractiseTab, qtbot: QtBot) -> None:
    start(tab, "words.short", qtbot)
    event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "1", True)
    tab.view.keyPressEvent(event)
    assert tab.view.run.at == 0


def test_the_filter_leaves_drills_of_a_game(tab: PractiseTab) -> None:
    page = tab.parent()
    assert isinstance(page, JournalPage)
    for entry in catalogue.GAMES:
        page.choose(page.wanted._replace(game=entry.name))
        own = [slip.offer.name for slip in tab.slips if slip.offer.face is not None]
        assert bool(own) == bool(entry.drills)
        assert all(name.startswith(entry.name) for name in own)


def test_by_keys_alone(tab: PractiseTab, qtbot: QtBot) -> None:
    tab_to(qtbot, "Začít: Krátká slova")
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: tab.view.isVisible(), timeout=30_000)
    answer(tab, right=True)
    assert tab.view.run.right == 1


def test_a_damaged_file_is_told_and_practice_goes_on(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    (user_data_dir() / FILE).write_text("{", "utf-8")
    window = open_window()
    window.open_journal()
    page = window.stack.current
    assert isinstance(page, JournalPage)
    page.tabs.set_value("practise")
    page.tabs.choice_changed.emit("practise")
    qtbot.waitUntil(page.banner.isVisible)
    assert (user_data_dir() / f"{FILE}.damaged-1").exists()


def test_escape_leaves_the_run_then_its_end_then_the_journal(tab: PractiseTab, qtbot: QtBot) -> None:
    """Also from the bar above it."""
    window: Any = tab.window()
    page = window.stack.current
    start(tab, "words.short", qtbot)
    answer(tab, right=True)
    page.tabs.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not tab.view.is_running and tab.end.isVisible() and window.stack.current is page
    page.tabs.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert tab.all.isVisible() and window.stack.current is page
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.current is not page
