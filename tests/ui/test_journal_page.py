"""The journal's page: games found again, filtered, taken out and put back, begun again."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pyqtgraph import TextItem
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.lab.kept_games import make
from app.paths import user_data_dir
from app.storage.journal.kept import Filter
from app.storage.journal.store import FILE, FOLDER, Journal
from app.storage.profiles import Profiles
from app.ui import faces
from app.ui.desktop import chooser
from app.ui.pages.journal.games import GamesTab
from app.ui.pages.journal.page import JournalPage
from app.ui.pages.past.replay import ReplayPage
from app.ui.pages.past.review import ReviewPage
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.lists.model import LINE
from tests.storage.test_journal import filled
from tests.ui.kit import click, focused, line, plain, press, spoken, tab_to, texts, walk

Open = Callable[..., MainWindow]
MANY = 130
"""More than are read at a time."""


@pytest.fixture
def page(family: Profiles, open_window: Open, qtbot: QtBot) -> JournalPage:
    people = [Seat(one.name, profile=one.id) for one in family.people[:2]]
    make(user_data_dir(), MANY, people)
    window = open_window()
    window.open_journal()
    found = window.stack.current
    assert isinstance(found, JournalPage)
    settle(found, qtbot)
    return found


def settle(page: JournalPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.is_settled, timeout=20_000)


def shown(page: JournalPage) -> list[Any]:
    model = page.tab.games
    return [model.index(row).data(LINE).game for row in range(model.rowCount())]


def test_scrolling_brings_the_games_of_years_ago(page: JournalPage, qtbot: QtBot) -> None:
    assert len(shown(page)) < MANY
    bar = page.tab.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: len(shown(page)) == MANY)
    ended = [game.ended for game in shown(page)]
    assert ended == sorted(ended, reverse=True)


def test_by_person_and_by_game(page: JournalPage, qtbot: QtBot, family: Profiles) -> None:
    click(qtbot, page.person_button)
    click(qtbot, line(page.window(), family.people[1].name))
    settle(page, qtbot)
    click(qtbot, page.game_button)
    click(qtbot, line(page.window(), "Qwirkle"))
    settle(page, qtbot)
    assert page.wanted == Filter(person=family.people[1].id, game="qwirkle")
    games = shown(page)
    assert games and {game.game for game in games} == {"qwirkle"}
    assert all(family.people[1].id in {seat.person for seat in game.seats} for game in games)
    assert family.people[1].name in spoken(page.person_button)


def test_taken_out_and_put_back(page: JournalPage, qtbot: QtBot) -> None:
    first = shown(page)[0].id
    page.tab.list.setFocus()
    press(qtbot, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: first not in [game.id for game in shown(page)])
    assert page.banner.isVisible() and "Vyřazeno" in page.banner.text()
    page.banner.action_requested.emit()
    qtbot.waitUntil(lambda: shown(page)[0].id == first)
    assert not page.banner.isVisible() and focused() is page.tab.list
    press(qtbot, Qt.Key.Key_Home)
    press(qtbot, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: first not in [game.id for game in shown(page)])
    qtbot.keyClick(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: shown(page)[0].id == first)


def test_what_is_taken_out_leaves_the_list_where_it_stands(page: JournalPage, qtbot: QtBot) -> None:
    bar = page.tab.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: len(shown(page)) == MANY)
    page.tab.list.setFocus()
    press(qtbot, Qt.Key.Key_End)
    press(qtbot, Qt.Key.Key_Up, 3)
    gone, follows = [game.id for game in shown(page)][-4:-2]
    press(qtbot, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: gone not in [game.id for game in shown(page)])
    assert len(shown(page)) == MANY - 1
    assert page.tab.list.currentIndex().data(LINE).game.id == follows
    assert page.tab.list.visualRect(page.tab.list.currentIndex()).intersects(page.tab.list.viewport().rect())


def test_a_home_that_is_only_read_keeps_its_games(
    page: JournalPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.window().services.saves, "read_only", True)
    first = shown(page)[0].id
    page.tab.list.setFocus()
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Up)
    assert not page.tab.remove_button.isEnabled()
    press(qtbot, Qt.Key.Key_Delete)
    assert "nesmí zapisovat" in plain(page.banner.text()), "and nothing is said to be taken out"
    settle(page, qtbot)
    assert shown(page)[0].id == first


def test_enter_replays_and_esc_comes_back(page: JournalPage, qtbot: QtBot) -> None:
    window = page.window()
    page.tab.list.setFocus()
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.stack.current, ReplayPage))
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.current is page


def test_a_result_leads_back_to_the_journal_and_home_where_that_is_asked(
    page: JournalPage, qtbot: QtBot
) -> None:
    window = page.window()
    page.tab.list.setFocus()
    press(qtbot, Qt.Key.Key_Down, 2)
    chosen = page.tab.list.currentIndex().row()
    for leave, to in (
        (lambda table: qtbot.keyClick(window, Qt.Key.Key_Escape), page),
        (lambda table: table.bar.back_button.click(), page),
        (lambda table: table.view.leave_requested.emit(), window.home),
    ):
        page.tab.result_button.click()
        qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage))
        table = window.stack.current
        assert plain(table.bar.back_button.accessibleName()) == "Jít zpátky"
        qtbot.wait(0)  # what has just come in keeps back the Esc that was on its way
        leave(table)
        assert window.stack.current is to
        if to is page:
            settle(page, qtbot)
            assert page.tab.list.currentIndex().row() == chosen


@pytest.mark.parametrize("same", [True, False])
def test_again_with_the_same_people(page: JournalPage, qtbot: QtBot, same: bool) -> None:
    window, game = page.window(), shown(page)[0]
    seeds: list[int] = []
    window.services.journal.ask(lambda kept, _: kept.game(game.id).record.seed, seeds.append)
    click(qtbot, page.tab.again_button)
    click(qtbot, line(window, "Stejné rozdání" if same else "Jiné rozdání"))
    qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage))
    controller = window.stack.current.controller
    assert controller.game == game.game and (controller.seed == seeds[0]) is same
    assert [seat.name for seat in controller.seats] == [seat.name for seat in game.seats]


def test_numbers_of_one_person_and_game(page: JournalPage, qtbot: QtBot, family: Profiles) -> None:
    """Each chart says what it shows, also to who does not see it; it goes out as a table."""
    page.choose(Filter(person=family.people[0].id, game="boggle"))
    page.tabs.setFocus()
    press(qtbot, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: page.is_settled, timeout=20_000)
    tab: Any = page.tab
    told = [panel for panel in tab.panels if panel.isVisibleTo(page)]
    assert len(told) == 9
    for panel in told:
        assert panel.accessibleName() and panel.accessibleDescription() == panel.sentence.whole_text() != ""
        assert plain(panel.menu.accessibleName()) == f"Obrázek a tabulka: {plain(panel.accessibleName())}"
    by_place = sorted(told, key=lambda panel: (panel.y(), panel.x()))
    menus = [panel.menu for panel in by_place if panel.menu.isEnabled()]
    assert [one for one in walk(qtbot) if one in menus] == menus, "by Tab, line by line"
    assert tab.slips[0].number == str(tab.sums.games)
    lines = tab.results.table().decode("utf-8-sig").splitlines()
    assert len(lines) == len(tab.sums.results) + 1 and lines[0].startswith("den,")
    assert tab.results.picture().startswith(b"\x89PNG")
    page.choose(Filter(game="qwirkle"))
    qtbot.waitUntil(lambda: page.is_settled, timeout=20_000)
    shown = {panel for panel in tab.panels if panel.isVisibleTo(page)}
    assert tab.results in shown and tab.exact in shown
    assert not shown & {tab.lengths, tab.words, tab.share, tab.ranks}, "that game has no words and no boards"
    page.choose(Filter())
    qtbot.waitUntil(lambda: page.is_settled, timeout=20_000)
    assert tab.share.isVisibleTo(page) and tab.words.isVisibleTo(page)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("game", [face.game for face in faces.faces()])
def test_the_names_at_the_ends_of_lines_are_whole(
    page: JournalPage, qtbot: QtBot, family: Profiles, game: str, text_size: float
) -> None:
    page.window().services.theme.set_text_size(text_size)
    page.choose(Filter(person=family.people[0].id, game=game))
    page.tabs.choice_changed.emit(page.tabs.set_value("numbers") or "numbers")
    settle(page, qtbot)
    plot = page.tab.results.chart.plot
    assert plot is not None
    plot.grab()
    names = [one for one in plot.scene().items() if isinstance(one, TextItem)]
    assert len(names) == 2
    room = plot.box.sceneBoundingRect().adjusted(-1, -1, 1, 1)
    for name in names:
        assert room.contains(name.mapRectToScene(name.boundingRect())), name.toPlainText()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_titles_of_charts_are_whole_with_large_texts(
    family: Profiles, open_window: Open, qtbot: QtBot, language: str
) -> None:
    people = [Seat(one.name, profile=one.id) for one in family.people[:2]]
    make(user_data_dir(), 20, people)
    window = open_window(size=QSize(1280, 800), language=language)
    window.services.theme.set_text_size(1.5)
    window.open_journal()
    page = window.stack.current
    assert isinstance(page, JournalPage)
    page.tabs.choice_changed.emit(page.tabs.set_value("numbers") or "numbers")
    settle(page, qtbot)
    titles = [panel.title for panel in page.tab.panels if panel.isVisibleTo(page.tab)]
    assert len(titles) == len(page.tab.panels) - 1, "of all games none goes by its rounds"
    assert [one.text() for one in titles] == [one.whole_text() for one in titles]


def test_a_chart_that_cannot_be_written_says_which(
    page: JournalPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.tabs.choice_changed.emit(page.tabs.set_value("numbers") or "numbers")
    settle(page, qtbot)
    place = tmp_path / "a file" / "Body.csv"
    place.parent.touch()
    monkeypatch.setattr(chooser, "to_save", lambda *_: place)
    page.tab.results.save_requested.emit("Body", ".csv", lambda: b"1;2")
    qtbot.waitUntil(lambda: page.banner.isVisible() and "Body.csv" in plain(page.banner.text()))
    assert "nejde zapsat" in plain(page.banner.text())


def test_a_choice_that_no_game_has_says_so(page: JournalPage, qtbot: QtBot, family: Profiles) -> None:
    page.choose(Filter(person=family.people[-1].id))
    settle(page, qtbot)
    assert page.tab.empty.isVisible()
    assert "vybrat" in plain(page.tab.empty.note.text())
    page.choose(Filter())
    settle(page, qtbot)
    assert not page.tab.empty.isVisible()


def test_after_many_games_came_at_once_the_page_says_that_they_are_added_up(
    page: JournalPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.tabs.setFocus()
    press(qtbot, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: page.is_settled, timeout=20_000)
    tab: Any = page.tab
    told = list[str]()
    monkeypatch.setattr(tab.progress, "setText", told.append)
    with sqlite3.connect(user_data_dir() / FOLDER / FILE) as kept:
        kept.execute("UPDATE months SET version = 0")
    kept.close()
    page.choose(Filter(game="qwirkle"))
    qtbot.waitUntil(lambda: page.is_settled, timeout=20_000)
    assert told and all(text.startswith("Sčítají se uložené hry: ") for text in told)
    assert not tab.progress.isVisible() and tab.slips[0].isVisible()


def test_few_games_tell_nothing_yet(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_journal()
    found = window.stack.current
    assert isinstance(found, JournalPage)
    found.tabs.set_value("numbers")
    found.tabs.choice_changed.emit("numbers")
    qtbot.waitUntil(lambda: found.is_settled, timeout=20_000)
    tab: Any = found.tab
    assert tab.results.sentence.whole_text() == "Po pěti hrách tu uvidíš, jestli se lepšíš."


def test_whoever_plays_comes_to_their_own_games(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    click(qtbot, window.home.people.buttons[0])
    found = window.stack.current
    assert isinstance(found, JournalPage) and found.wanted.person == family.people[0].id


def test_everything_can_be_reached_by_tab(page: JournalPage, qtbot: QtBot) -> None:
    tab_to(qtbot, "Přehrát")
    names = {spoken(one) for one in walk(qtbot)}
    assert {"Dohrané hry", "Přehrát", "Výsledek", "Znovu"} <= names
    assert any(name.startswith("Kdo: ") for name in names) and focused().isVisible()


def test_a_row_leads_to_the_review_of_its_game(page: JournalPage, qtbot: QtBot) -> None:
    click(qtbot, page.tab.review_button)
    window = page.window()
    qtbot.waitUntil(lambda: isinstance(window.stack.current, ReviewPage), timeout=20_000)
    assert window.stack.current.record.game == shown(page)[0].game


def test_games_of_many_years_that_come_at_once_are_told_about(window: MainWindow, qtbot: QtBot) -> None:
    """An empty page would say that there are none."""
    taken_in = threading.Event()

    def take_long(journal: Journal, _: object) -> None:
        journal.share = 0.42
        taken_in.wait(60)
        journal.share = None

    window.services.journal.ask(take_long)
    window.open_journal()
    page = window.stack.current
    assert isinstance(page, JournalPage)
    try:
        qtbot.waitUntil(lambda: "40 %" in plain(page.banner.text()), timeout=20_000)
        assert page.banner.isVisible()
        tab = page.tab
        assert isinstance(tab, GamesTab)
        assert not tab.replay_button.isEnabled() and not tab.remove_button.isEnabled(), "of which game?"
    finally:
        taken_in.set()
    qtbot.waitUntil(lambda: page.is_settled and not page.banner.isVisible(), timeout=20_000)


def test_a_journal_of_a_newer_version_says_so_in_place_of_the_list(open_window: Open, qtbot: QtBot) -> None:
    filled(user_data_dir())
    with contextlib.closing(sqlite3.connect(user_data_dir() / FOLDER / FILE)) as database:
        database.execute("PRAGMA user_version = 9001")
    window = open_window()
    window.open_journal()
    page = window.stack.current
    assert isinstance(page, JournalPage)
    qtbot.waitUntil(lambda: page.tab.empty.isVisible(), timeout=20_000)
    assert {"Deník se teď nedá přečíst.", "Soubor zapsala novější verze programu."} <= texts(page)
    assert not page.tab.replay_button.isVisible()
