"""Saved games on the first page: beside it, finished apart, and what cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.rules import Seat
from app.games.boggle.rules import BoggleRules
from app.paths import user_data_dir
from app.storage.profiles import Profiles
from app.storage.saves import SaveStore, packed
from app.ui.pages.home.saved_games import SavedGamesPanel
from app.ui.pages.home.saved_list import SavedGamesView
from app.ui.pages.journal.page import JournalPage
from app.ui.pages.journal.rows import KeptGames
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.buttons import PaperButton
from app.widgets.lists.model import LINE
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.look import theme
from tests.games.every import own_tests
from tests.games.kit import play, start
from tests.ui.kit import focused, plain, press, sheet, spoken, tab_to, texts

Open = Callable[..., MainWindow]


def table(window: MainWindow) -> TablePage:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


def says_there_is_nothing(window: MainWindow) -> bool:
    """Whether the sleeping owl is seen."""
    shown = [widget for widget in window.home.saved.findChildren(QWidget) if widget.isVisible()]
    return "Nic rozehraného" in {plain(widget.accessibleName()) for widget in shown}


def test_a_damaged_save_is_put_aside_and_told(open_window: Open, qtbot: QtBot) -> None:
    folder = user_data_dir() / "saves"
    folder.mkdir(parents=True)
    for name in ("broken", "torn"):
        (folder / f"{name}.json").write_text('{"format": "slovohratky-save/1", "chan', "utf-8")
    window = open_window()
    qtbot.waitUntil(lambda: "banner" in vars(window) and window.banner.isVisible())
    assert "2 uložené hry nejdou přečíst" in plain(window.banner.text())
    assert {path.name for path in folder.iterdir()} == {"broken.json.damaged-1", "torn.json.damaged-1"}
    assert says_there_is_nothing(window)


def test_a_save_of_a_newer_version_stays_and_can_be_removed(open_window: Open, qtbot: QtBot) -> None:
    folder = user_data_dir() / "saves"
    folder.mkdir(parents=True)
    (folder / "newer.json").write_text('{"format": "slovohratky-save/9"}', "utf-8")
    window = open_window()
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 1)
    index = window.home.saved.view.saves.index(0)
    assert plain(index.data()) == "Hra z novější verze"
    window.home.saved.view.remove_requested.emit(index.data(LINE))
    assert "newer.json" in " ".join(texts(sheet(window)))
    tab_to(qtbot, "Zahodit")
    press(qtbot, Qt.Key.Key_Return)
    assert not (folder / "newer.json").exists()


def test_a_save_whose_game_makes_no_sense_is_put_aside_readably(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    window.games.quick_game("boggle", 1)
    window.show_home()
    path = next((user_data_dir() / "saves").glob("*.json"))
    document = json.loads(path.read_text("utf-8"))
    document["record"]["setup"]["first_shaker"] = 9
    path.write_text(json.dumps(document), "utf-8")
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 1)
    press(qtbot, Qt.Key.Key_Tab)
    view = window.home.saved.view
    view.continue_requested.emit(view.saves.index(0).data(LINE))
    aside = path.with_name(f"{path.name}.damaged-1")
    assert any(aside.name in text for text in texts(sheet(window)))
    assert not path.exists() and json.loads(aside.read_text("utf-8")) == document
    assert window.home.saved.view.saves.rowCount() == 0


@pytest.mark.parametrize("game", ["boggle", "qwirkle"])
def test_a_finished_game_goes_into_the_journal_and_shows_its_results(
    family: Profiles, open_window: Open, qtbot: QtBot, game: str
) -> None:
    finished_game(game)
    window = open_window()
    qtbot.waitUntil(lambda: says_there_is_nothing(window))
    with qtbot.waitSignal(window.services.journal.changed):
        pass
    tab_to(qtbot, "Všechny dohrané hry")
    press(qtbot, Qt.Key.Key_Return)
    page = window.stack.current
    assert isinstance(page, JournalPage)
    games = page.tab.games
    qtbot.waitUntil(lambda: games.rowCount() == 1)
    assert "Výhra" in games.index(0).data(KeptGames.NOTE)
    tab_to(qtbot, "Výsledek")
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage))
    at = table(window)
    assert at.controller.result is not None
    before = files_of_saves()
    if game == "boggle":
        assert at.view.results.isVisible() and at.view.results.page.banner.isVisible()
    else:
        assert at.view.end.isVisible()
    window.show_home()
    assert files_of_saves() == before


def finished_game(game: str) -> None:
    """A game that was played to its end lies among the saves."""
    kit = own_tests(game, "kit").KIT
    scenario = next(one for one in kit.scenarios if len(one.seats) == 2)
    record = play(start(game, scenario), kit, Chance(5)).record
    SaveStore(user_data_dir() / "saves").store("over", packed(record, 0))


def files_of_saves() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (user_data_dir() / "saves").iterdir()}


def test_three_hundred_games_keep_nobody_waiting(open_window: Open, qtbot: QtBot) -> None:
    """Read beside the first page, and only the rows in sight are furnished."""
    store = SaveStore(user_data_dir() / "saves")
    record = Match.new(BoggleRules(), [Seat("Žofie"), Seat("Sova", "ai", 4)], 7).record
    for number in range(300):
        store.store(f"game-{number}", packed(record, 0))
    window = open_window()
    panel = window.home.saved
    assert panel.findChild(SavedGamesView) is None, "empty until it is known what there is"
    assert not says_there_is_nothing(window)
    qtbot.waitUntil(lambda: panel.findChild(SavedGamesView) is not None, timeout=20_000)
    view = panel.view
    assert view.saves.rowCount() == 300
    buttons = view.findChildren(PaperButton)
    assert 0 < len(buttons) < 40
    view.scrollToBottom()
    last = view.saves.index(299)
    qtbot.waitUntil(lambda: view.indexWidget(last) is not None)


@pytest.mark.parametrize(("language", "go_on"), [("cs", "Pokračovat"), ("en", "Continue")])
def test_the_buttons_of_a_save_name_its_game(
    family: Profiles, open_window: Open, qtbot: QtBot, language: str, go_on: str
) -> None:
    """Whoever does not see the rows knows by the name alone which game a button goes on with."""
    window = open_window()
    for game in ("boggle", "qwirkle"):
        window.games.quick_game(game, 1)
        window.show_home()
    window.services.translation.set_choice(language)
    view = window.home.saved.view
    qtbot.waitUntil(lambda: view.saves.rowCount() == 2)
    for row, title in enumerate(("Qwirkle", "Boggle")):
        buttons = view.indexWidget(view.saves.index(row)).findChildren(QAbstractButton)
        names = [plain(button.accessibleName()) for button in buttons]
        assert any(name.startswith(f"{go_on}: {title}, ") for name in names), names
        assert len(names) == 3 and all(f": {title}, " in name for name in names), names


def test_the_title_stays_where_it_is_when_the_saves_have_been_read(qtbot: QtBot) -> None:
    panel = SavedGamesPanel()
    qtbot.addWidget(panel)
    panel.resize(700, 400)
    panel.show()
    qtbot.waitExposed(panel)
    waiting = panel.title.geometry()
    panel.set_saves(())
    qtbot.waitUntil(lambda: panel.title.isVisible() and not panel.title.geometry().isEmpty())
    assert panel.title.geometry().top() == waiting.top()
    assert waiting.bottom() < panel.height() / 3


def test_by_tab_the_first_game_to_continue_comes_before_the_animals(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.quick_game("boggle", 1)
    window.show_home()
    home = window.home
    qtbot.waitUntil(lambda: home.saved.view.saves.rowCount() == 1 and not window.stack.is_sliding)
    home.covers[0].play_button.setFocus(Qt.FocusReason.TabFocusReason)
    met = [spoken(focused())]
    while "hned proti" not in met[-1]:
        press(qtbot, Qt.Key.Key_Tab)
        met.append(spoken(focused()))
    plays, after = met[: len(home.covers)], met[len(home.covers) :]
    assert all(name.startswith("Hrát: ") for name in plays)
    assert any(name.startswith("Pokračovat: Boggle") for name in after), after


def test_a_game_put_aside_is_to_be_seen_at_home(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.quick_game("boggle", 1)
    window.show_home()
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 1)


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
def test_a_row_keeps_the_names_and_all_its_buttons(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, text_size: float
) -> None:
    """In the smallest window too; Tab comes to the button that saves a copy, which is seen whole."""
    written = list[tuple[str, float]]()
    lines = PaintedRow.lines

    def write(row: PaintedRow, *texts: Text, **how: Any) -> None:
        written.append((texts[0].text, row.right - row.left))
        lines(row, *texts, **how)

    monkeypatch.setattr(PaintedRow, "lines", write)
    window = open_window(size=QSize(1024, 640))
    window.games.start("boggle", [Seat("Žofie"), Seat("Liška", "ai", 3)], {})
    window.show_home()
    window.services.theme.set_text_size(text_size)
    view = window.home.saved.view
    qtbot.waitUntil(lambda: view.model().rowCount() == 1)
    tab_to(qtbot, "Uložit kopii…: Boggle, Žofie a Liška")
    copy = focused()
    qtbot.waitUntil(lambda: copy.visibleRegion().boundingRect() == copy.rect())
    written.clear()
    view.viewport().repaint()
    name, room = written[-1]
    assert plain(name) == "Žofie a Liška"
    assert room >= QFontMetricsF(theme.current().font("strong")).horizontalAdvance(name)
