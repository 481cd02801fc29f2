"""The challenge of the day: its card, the tries that count, the pages it opens."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine.days import DayResult
from app.games import days
from app.games.boggle.model import Done
from app.games.quiddler.screen.solo.screen import SoloScreen
from app.games.quiddler.solitaire.piles import OpenWords
from app.games.quiddler.solo_model import GiveUp
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import Profiles
from app.ui.days import texts
from app.ui.days.dialog import DayDialog
from app.ui.days.factory import DayFactory
from app.ui.deals.pass_on import PassOnDialog
from app.ui.pages.past.positions import PositionsPage
from app.ui.pages.table.page import TablePage
from app.ui.thread_bridge import ThreadBridge
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.dialog import PaperDialog
from tests.ui.kit import plain, press

Open = Callable[..., MainWindow]
SetDay = Callable[[date], None]
DAY = date(2026, 11, 23)
GOOD = DayResult(17, 43, 8)


@pytest.fixture
def home(family: Profiles, open_window: Open, qtbot: QtBot, set_day: SetDay) -> MainWindow:
    """The window on a Monday, its card filled."""
    window = open_window()
    set_day(DAY)
    qtbot.waitUntil(lambda: bool(window.home.day.tasks))
    window.home.show_day()
    return window


def task(window: MainWindow, game: str) -> Any:
    return next(button for button in window.home.day.tasks if button.face.game == game)


def begin(window: MainWindow, qtbot: QtBot, game: str) -> Any:
    """Press the emblem of a game; the page that comes."""
    QTest.mouseClick(task(window, game), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.stack.current is not window.home, timeout=30_000)
    return window.stack.current


def done(window: MainWindow, game: str, day: date = DAY) -> None:
    """A try of who plays, done elsewhere."""
    me, book = window.services.me, window.services.challenges
    assert me is not None
    book.begin(me.id, day, game, GOOD.goal)
    book.finish(me.id, day, game, GOOD)
    window.home.show_day()


def test_the_card_says_how_the_day_stands(home: MainWindow) -> None:
    card = home.home.day
    assert plain(card.title.whole_text()) == "Výzva dne · pondělí 23. 11."
    assert [button.face.game for button in card.tasks] == list(days.games())
    assert {button.text() for button in card.tasks} == {"hrát"}
    done(home, "boggle")
    done(home, "boggle", DAY - timedelta(1))
    assert task(home, "boggle").text() == "17/43"
    assert "8 z 10" in plain(task(home, "boggle").accessibleName())
    assert plain(card.row.whole_text()) == "2 dny v řadě"
    assert plain(card.family.whole_text()) == "Žofie 8 · Ondra – · Babi –"
    assert "pondělí" in card.rings.accessibleName()


def test_who_plays_now_sees_their_own_day(home: MainWindow) -> None:
    done(home, "boggle")
    home.home.people.buttons[1].click()
    assert task(home, "boggle").text() == "hrát"
    home.home.people.buttons[0].click()
    assert task(home, "boggle").text() == "17/43"


@pytest.mark.parametrize("game", ["boggle", "quiddler", "scrabble-cards"])
def test_a_task_that_is_a_game_is_one_try_without_advice(home: MainWindow, qtbot: QtBot, game: str) -> None:
    page = begin(home, qtbot, game)
    assert isinstance(page, TablePage)
    one = home.services.challenges.of_save(page.controller.save.id)
    assert one is not None and (one.game, one.day) == (game, DAY)
    assert page.controller.is_final and len(page.controller.seats) == 1
    tools = {tool.icon: tool.enabled for tool in page.view.bar_tools()}
    assert not tools.get("bulb", False) and not page.bar.help_button.isVisible()
    home.show_home()
    assert task(home, game).text() == "dohrát"
    again = begin(home, qtbot, game)
    assert again.controller.save.id == page.controller.save.id


@pytest.mark.parametrize("game", ["boggle", "quiddler", "scrabble-cards"])
def test_a_table_says_that_its_game_is_the_days(home: MainWindow, qtbot: QtBot, game: str) -> None:
    page = begin(home, qtbot, game)
    qtbot.waitUntil(lambda: page.bar.subtitle.whole_text().startswith("výzva dne 23. 11."))
    home.games.quick_game("boggle", 1)
    assert isinstance(home.stack.current, TablePage)
    assert "výzva" not in home.stack.current.bar.subtitle.whole_text()


def test_a_game_that_ends_after_midnight_counts_for_the_day_before(
    home: MainWindow, qtbot: QtBot, set_day: SetDay
) -> None:
    page = begin(home, qtbot, "boggle")
    set_day(DAY + timedelta(1))
    controller = page.controller
    controller.submit(next(iter(_opening(page))))
    controller.go_on()
    controller.submit(Done(0))
    qtbot.waitUntil(lambda: home.services.challenges.of_save(controller.save.id) is None, timeout=10_000)
    me = home.services.me
    assert me is not None and home.services.challenges.points(me.id, DAY) == 0
    home.show_home()
    assert plain(home.home.day.title.whole_text()) == "Výzva dne · úterý 24. 11."
    assert task(home, "boggle").text() == "hrát"


def _opening(page: TablePage) -> list[Any]:
    from app.ui import faces

    face = faces.find("boggle")
    assert face is not None
    move = face.opening(page.controller.observation)
    return [move]


def test_the_clock_set_back_opens_no_second_try(home: MainWindow, qtbot: QtBot, set_day: SetDay) -> None:
    done(home, "scrabble-cards")
    set_day(DAY + timedelta(3))
    home.home.show_day()
    assert task(home, "scrabble-cards").text() == "hrát"
    set_day(DAY)
    home.home.show_day()
    assert task(home, "scrabble-cards").text() == "17/43"
    QTest.mouseClick(task(home, "scrabble-cards"), Qt.MouseButton.LeftButton)
    sheet = home.findChild(DayDialog)
    assert sheet is not None
    QTest.mouseClick(sheet.practise, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: home.stack.current is not home.home, timeout=30_000)
    page: Any = home.stack.current
    assert not page.controller.is_final  # practice: as often as one likes, with advice
    assert home.services.challenges.of_save(page.controller.save.id) is None


def test_midnight_under_the_card_begins_nothing_of_the_day_before(home: MainWindow, set_day: SetDay) -> None:
    set_day(DAY + timedelta(1))
    QTest.mouseClick(task(home, "boggle"), Qt.MouseButton.LeftButton)
    assert plain(home.home.day.title.whole_text()) == "Výzva dne · úterý 24. 11."
    assert home.stack.current is home.home and not home.services.challenges.all()


def test_positions_take_the_first_answer_and_show_the_best_move(home: MainWindow, qtbot: QtBot) -> None:
    page = begin(home, qtbot, "qwirkle")
    assert isinstance(page, PositionsPage)
    qtbot.waitUntil(lambda: page.view is not None, timeout=20_000)
    rules = page.game.rules(None)
    assert page.panel.title.text() == "Pozice 1 ze 3" and not page.panel.next.isVisible()
    page.try_move(rules.move(page.shown.best))
    assert "víc nepřinese žádný tah" in plain(page.panel.text.text())
    page.try_move(rules.move(page.shown.best))  # the first one counts
    assert len(page.found) == 1
    best = page.shown.points
    home.show_home()
    assert task(home, "qwirkle").text() == "dohrát"
    again = begin(home, qtbot, "qwirkle")
    qtbot.waitUntil(lambda: again.view is not None, timeout=20_000)
    assert again.found == (best,)
    QTest.mouseClick(again.panel.next, Qt.MouseButton.LeftButton)
    for _ in range(2):
        one = again.shown.best
        poor = {**one, "tiles": one["tiles"][:1]}
        again.try_move(rules.move(poor))
        again.try_move(rules.move(one))  # where the poor one was refused
        QTest.mouseClick(again.panel.next, Qt.MouseButton.LeftButton)
    assert home.stack.current is home.home
    me = home.services.me
    assert me is not None and home.services.challenges.points(me.id, DAY) is not None


def test_who_has_done_all_four_passes_the_result_on_without_a_word_of_a_game(home: MainWindow) -> None:
    for game in days.games():
        done(home, game)
    card = home.home.day
    assert card.go is not None and card.go.text() == "Předat"
    QTest.mouseClick(card.go, Qt.MouseButton.LeftButton)
    sheet = home.findChild(PassOnDialog)
    assert sheet is not None
    QTest.mouseClick(sheet.copy_result, Qt.MouseButton.LeftButton)
    line = plain(QGuiApplication.clipboard().text())
    assert line.startswith("Slovohrátky · výzva 23. 11. · Boggle 17/43 · Qwirkle 17/43 · ")


def test_the_solution_is_told_in_words_and_numbers(home: MainWindow, qtbot: QtBot) -> None:
    done(home, "quiddler")
    QTest.mouseClick(task(home, "quiddler"), Qt.MouseButton.LeftButton)
    sheet = home.findChild(DayDialog)
    assert sheet is not None and not sheet.solution.text()
    QTest.mouseClick(sheet.show_solution, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(sheet.solution.text()), timeout=30_000)
    assert " · " in sheet.solution.text()


def solving(window: MainWindow, game: str) -> DayDialog:
    """The sheet of a task that is done, its solution asked for."""
    done(window, game)
    QTest.mouseClick(task(window, game), Qt.MouseButton.LeftButton)
    sheet = window.findChild(DayDialog)
    assert sheet is not None
    QTest.mouseClick(sheet.show_solution, Qt.MouseButton.LeftButton)
    return sheet


@pytest.mark.parametrize("game", ["quiddler", "qwirkle"])
def test_a_sheet_closed_before_the_solution_comes_is_told_nothing(
    home: MainWindow, qtbot: QtBot, game: str
) -> None:
    solving(home, game).close_dialog()
    factory = home.findChild(DayFactory)
    assert factory is not None
    bridge = factory.findChild(ThreadBridge)
    assert bridge is not None and bridge.flush(30.0)
    qtbot.wait(1)  # what it tells is on its way; a fault of a slot fails the test
    assert home.stack.current is home.home


def test_the_piles_of_the_day_are_not_looked_under_and_are_measured_in_the_end(
    home: MainWindow, qtbot: QtBot
) -> None:
    page = begin(home, qtbot, "quiddler")
    view, seen = page.view, page.controller.observation
    judge = home.services.judge("quiddler")
    assert isinstance(view, SoloScreen) and judge is not None
    cards = OpenWords(judge, seen.options).melds(tuple(sorted(filter(None, seen.piles))))[0]
    view.controller.draft.places = [seen.piles.index(card) for card in cards]
    view.controller.take()
    qtbot.waitUntil(lambda: len(page.controller.observation.used) == 1)
    view.controller.take_back()
    assert page.controller.observation.undos == 0 and not view.table.side.undo.isEnabled()
    page.controller.submit(GiveUp())
    qtbot.waitUntil(lambda: view.end.isVisible(), timeout=10_000)
    qtbot.waitUntil(lambda: any(mark.isdecimal() for mark in view.end.par.text()), timeout=30_000)


def test_practice_begins_at_once_while_the_solution_is_sought(home: MainWindow, qtbot: QtBot) -> None:
    sheet = solving(home, "quiddler")
    QTest.mouseClick(sheet.practise, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(home.stack.current, TablePage), timeout=30_000)


def test_what_cannot_be_read_just_now_is_not_lost(
    home: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(home, qtbot, "quiddler")
    save = page.controller.save.id
    home.show_home()

    def unreadable(save_id: str) -> None:
        raise StorageProblem(StorageKind.UNREADABLE, home.services.saves.path(save_id))

    with monkeypatch.context() as broken:
        broken.setattr(home.services.saves, "versions", unreadable)
        QTest.mouseClick(task(home, "quiddler"), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: bool(home.findChildren(PaperDialog)))
    assert home.services.challenges.of_save(save) is not None
    press(qtbot, Qt.Key.Key_Escape)
    assert begin(home, qtbot, "quiddler").controller.save.id == save


def test_a_game_that_left_no_save_is_a_try_of_nothing(home: MainWindow, qtbot: QtBot) -> None:
    me, book = home.services.me, home.services.challenges
    assert me is not None
    book.begin(me.id, DAY, "quiddler", 18)
    assert isinstance(begin(home, qtbot, "quiddler"), TablePage)
    assert book.points(me.id, DAY) == 0


def test_the_day_on_the_card_is_passed_on_after_midnight(home: MainWindow, set_day: SetDay) -> None:
    for game in days.games():
        done(home, game)
    set_day(DAY + timedelta(1))
    assert home.home.day.go is not None
    QTest.mouseClick(home.home.day.go, Qt.MouseButton.LeftButton)
    sheet = home.findChild(PassOnDialog)
    assert sheet is not None
    QTest.mouseClick(sheet.copy_result, Qt.MouseButton.LeftButton)
    assert "výzva 23. 11." in plain(QGuiApplication.clipboard().text())


def test_results_are_never_cut_off(
    family: Profiles, open_window: Open, qtbot: QtBot, set_day: SetDay
) -> None:
    window = open_window(size=QSize(1024, 640))
    window.services.theme.set_text_size(1.5)
    set_day(DAY)
    qtbot.waitUntil(lambda: bool(window.home.day.tasks))
    me, book = window.services.me, window.services.challenges
    assert me is not None
    results = (DayResult(101, 188, 8), DayResult(23, 45, 8), DayResult(130, 18, 0, True))
    for game, result in zip(days.games(), results, strict=False):
        book.begin(me.id, DAY, game, result.goal)
        book.finish(me.id, DAY, game, result)
    window.home.show_day()
    qtbot.wait(1)
    for button in window.home.day.tasks:
        assert QFontMetricsF(button.letters()).horizontalAdvance(button.text()) <= button.width()


def test_a_game_thrown_away_leaves_a_try_of_nothing(home: MainWindow, qtbot: QtBot) -> None:
    page = begin(home, qtbot, "quiddler")
    save = page.controller.save.id
    home.show_home()
    home.services.saves.delete(save)
    begin(home, qtbot, "quiddler")
    me = home.services.me
    assert me is not None and home.services.challenges.points(me.id, DAY) == 0


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)], ids=str)
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_emblems_and_button_always_have_room(
    family: Profiles, open_window: Open, qtbot: QtBot, size: QSize, text_size: float, language: str
) -> None:
    window = open_window(language, size=size)
    window.services.theme.set_text_size(text_size)
    qtbot.waitUntil(lambda: bool(window.home.day.tasks))
    qtbot.wait(1)
    card = window.home.day
    for stop in card.stops():
        assert stop.isVisible()
        assert card.rect().contains(stop.geometry()), stop.geometry()
    rows = [widget for widget in (card.rings, card.family) if widget.isVisible()]
    assert all(card.rect().contains(widget.geometry()) for widget in rows)


def test_hardness_is_told_of_every_weekday(home: MainWindow) -> None:
    told = [texts.hardness(DAY + timedelta(ahead)) for ahead in range(7)]
    assert plain(told[0]) == "snadný den" and plain(told[5]) == "nejtěžší den v týdnu"
