"""Puzzles at the table of their game: found, shown, missed, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.games import catalogue, puzzles
from app.paths import user_data_dir
from app.storage.practice import Practice
from app.storage.profiles import Profiles
from app.tabletop.explaining.explainer import Explainer
from app.ui.pages.journal.page import JournalPage
from app.ui.pages.past.puzzle import PuzzlePage, drill_of, following
from app.ui.pages.practise.tab import PractiseTab
from app.ui.window.main_window import MainWindow
from app.widgets import writing
from app.widgets.controls.clockface import ClockFace
from tests.ui.kit import click, plain, press

Open = Callable[..., MainWindow]
WITH = [entry.name for entry in catalogue.GAMES if puzzles.of(entry.name)]
PATIENT = 90_000


def test_there_are_puzzles_of_every_game() -> None:
    assert [entry.name for entry in catalogue.GAMES] == WITH


def opened(window: MainWindow, game: str, person: str, qtbot: QtBot) -> PuzzlePage:
    window.past.puzzles(game, person)
    qtbot.waitUntil(lambda: isinstance(window.stack.current, PuzzlePage), timeout=PATIENT)
    page = window.stack.current
    assert isinstance(page, PuzzlePage)
    qtbot.waitUntil(lambda: page.view is not None, timeout=PATIENT)
    return page


def said(page: PuzzlePage) -> str:
    return plain(page.panel.text.whole_text())


@pytest.mark.parametrize("game", WITH)
def test_the_best_move_is_praised_and_the_puzzle_is_not_asked_again(
    family: Profiles, open_window: Open, qtbot: QtBot, game: str
) -> None:
    me = family.people[0].id
    page = opened(open_window(), game, me, qtbot)
    puzzle = page.puzzle
    page.try_move(catalogue.find(game).rules(None).move(puzzle.solution.best))
    qtbot.waitUntil(lambda: said(page).startswith("To je ono"), timeout=PATIENT)
    kept = Practice(user_data_dir())
    assert kept.done(me, drill_of(game)) == {puzzle.code} and not kept.waiting(me, drill_of(game))
    again = following(kept, me, game, date.today())
    assert again is None or again.code != puzzle.code


def test_no_clock_is_shown_where_none_runs(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    page = opened(window, WITH[0], family.people[0].id, qtbot)
    for _ in range(2):
        assert page.view is not None
        assert not any(clock.isVisible() for clock in page.view.findChildren(ClockFace))
        window.toggle_projector()  # nor before a wall


@pytest.mark.parametrize("game", WITH)
def test_what_is_shown_comes_back(family: Profiles, open_window: Open, qtbot: QtBot, game: str) -> None:
    me = family.people[0].id
    page = opened(open_window(), game, me, qtbot)
    click(qtbot, page.panel.hint)
    click(qtbot, page.panel.show_it)
    assert len(said(page)) > 10
    kept = Practice(user_data_dir())
    assert kept.waiting(me, drill_of(game)) == 1
    found = following(kept, me, game, date.today())
    assert found is not None and found.code == page.puzzle.code


def test_another_move_is_told_and_may_be_mended(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    me, game = family.people[0].id, "qwirkle"
    page = opened(open_window(), game, me, qtbot)
    rules = catalogue.find(game).rules(None)
    page.try_move(rules.move(page.puzzle.solution.second))
    qtbot.waitUntil(lambda: said(page).startswith("Ještě ne"), timeout=PATIENT)
    page.try_move(rules.move(page.puzzle.solution.best))
    qtbot.waitUntil(lambda: said(page).startswith("To je ono"), timeout=PATIENT)
    assert Practice(user_data_dir()).waiting(me, drill_of(game)) == 1, "the first answer tells"


def test_next_is_another_puzzle_on_the_same_page(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    page = opened(window, "quiddler", family.people[0].id, qtbot)
    first = page.puzzle.code
    click(qtbot, page.panel.next)
    qtbot.waitUntil(lambda: page.puzzle.code != first and page.view is not None, timeout=PATIENT)
    assert page.puzzle.code in plain(page.panel.title.whole_text())
    press(qtbot, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.stack.current is not page, timeout=PATIENT)


def test_the_tab_leads_there_and_counts(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_journal()
    page = window.stack.current
    assert isinstance(page, JournalPage)
    page.tabs.set_value("practise")
    page.tabs.choice_changed.emit("practise")
    assert isinstance(page.tab, PractiseTab)
    slips = page.tab.puzzles
    assert [slip.face.game for slip in slips] == WITH
    assert plain(slips[0].figures.whole_text()) == plain(
        writing.flowing(f"0 z {len(puzzles.of(WITH[0]))} viděno")
    )
    click(qtbot, slips[0].start)
    qtbot.waitUntil(lambda: isinstance(window.stack.current, PuzzlePage), timeout=PATIENT)


def test_who_passes_puzzles_over_meets_them_all(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    page = opened(open_window(), "quiddler", family.people[0].id, qtbot)
    met = [page.puzzle.code]
    for _ in range(3):
        click(qtbot, page.panel.next)
        qtbot.waitUntil(lambda: page.puzzle.code != met[-1] and page.view is not None, timeout=PATIENT)
        met.append(page.puzzle.code)
    assert len(set(met)) == len(met)


def test_a_table_that_went_explains_no_words_any_more(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    page = opened(open_window(), "quiddler", family.people[0].id, qtbot)
    first = page.puzzle.code
    click(qtbot, page.panel.next)
    qtbot.waitUntil(lambda: page.puzzle.code != first and page.view is not None, timeout=PATIENT)
    qtbot.waitUntil(lambda: page.findChildren(Explainer) == [page.explainer])


def test_pressed_twice_it_opens_once(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window, me = open_window(), family.people[0].id
    window.past.puzzles("quiddler", me)
    page = opened(window, "quiddler", me, qtbot)
    assert window.findChildren(PuzzlePage) == [page]


def test_puzzles_that_are_shipped_no_more_are_not_counted(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    game, me = WITH[0], family.people[0].id
    window = open_window()
    window.services.practice.solve(me, drill_of(game), "GONE", date.today(), right=False)
    window.open_journal()
    page = window.stack.current
    assert isinstance(page, JournalPage)
    page.tabs.set_value("practise")
    page.tabs.choice_changed.emit("practise")
    assert isinstance(page.tab, PractiseTab)
    assert plain(page.tab.puzzles[0].figures.whole_text()) == plain(
        writing.flowing(f"0 z {len(puzzles.of(game))} viděno")
    )
