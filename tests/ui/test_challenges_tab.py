"""The journal's calendar of challenges: what was done, past days for practice, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine.days import DayResult
from app.games import days
from app.storage.profiles import Profiles
from app.ui.days.dialog import DayDialog
from app.ui.pages.journal.challenges import FIRST, ChallengesTab
from app.ui.pages.journal.page import JournalPage
from app.ui.window.main_window import MainWindow
from tests.ui.kit import plain

DAY = date(2026, 11, 23)


@pytest.fixture
def tab(family: Profiles, window: MainWindow, qtbot: QtBot, set_day: Callable[[date], None]) -> ChallengesTab:
    """The calendar; Žofie did Boggle today and the day before yesterday."""
    services = window.services
    set_day(DAY)
    me = services.me
    assert me is not None
    for back in (0, 2):
        services.challenges.begin(me.id, DAY - timedelta(back), "boggle", 43)
        services.challenges.finish(me.id, DAY - timedelta(back), "boggle", DayResult(17, 43, 8))
    window.open_journal()
    page = window.stack.current
    assert isinstance(page, JournalPage)
    page.tabs.set_value("challenges")
    page.arrive()
    qtbot.waitUntil(lambda: page.is_settled)
    assert isinstance(page.tab, ChallengesTab)
    return page.tab


def test_the_side_tells_of_the_chosen_day(tab: ChallengesTab) -> None:
    assert plain(tab.side.title.whole_text()) == "Pondělí 23. 11."
    assert tab.tasks[0].text() == "17/43"
    assert "Dnes, snadný den" in plain(tab.about.text())
    assert plain(tab.row.text()) == "Žofie · 2 dny v řadě"
    QTest.keyClick(tab.calendar, Qt.Key.Key_Left)
    assert plain(tab.side.title.whole_text()) == "Neděle 22. 11."
    assert tab.tasks[0].text() == "hrát"
    assert "neděle 22. 11." in plain(tab.calendar.accessibleName())


def test_nobody_goes_beyond_today_or_the_first_day(tab: ChallengesTab) -> None:
    QTest.keyClick(tab.calendar, Qt.Key.Key_Right)
    assert tab.calendar.day == DAY and not tab.later.isEnabled()
    for _ in range(30):
        QTest.keyClick(tab.calendar, Qt.Key.Key_PageUp)
    assert tab.calendar.day == FIRST.replace(day=23) or tab.calendar.day == FIRST
    assert not tab.earlier.isEnabled()
    QTest.keyClick(tab.calendar, Qt.Key.Key_Home)
    assert tab.calendar.day == DAY


def test_months_are_turned_over(tab: ChallengesTab) -> None:
    QTest.mouseClick(tab.earlier, Qt.MouseButton.LeftButton)
    assert tab.month.text() == "Říjen 2026" and tab.calendar.day == date(2026, 10, 23)
    QTest.mouseClick(tab.later, Qt.MouseButton.LeftButton)
    assert tab.month.text() == "Listopad 2026"


def test_an_empty_place_of_the_month_is_no_day(tab: ChallengesTab) -> None:
    place = QPoint(tab.calendar.width() // 14, tab.calendar.height() // 12 + 24)
    QTest.mouseClick(tab.calendar, Qt.MouseButton.LeftButton, pos=place)
    assert tab.calendar.day == DAY, "the 26th of October lies there, unseen"


def test_a_past_day_is_played_for_practice(tab: ChallengesTab, window: MainWindow, qtbot: QtBot) -> None:
    tab.calendar.choose(DAY - timedelta(1))
    quiddler = next(button for button in tab.tasks if button.face.game == "quiddler")
    QTest.mouseClick(quiddler, Qt.MouseButton.LeftButton)
    sheet = window.findChild(DayDialog)
    assert sheet is not None
    QTest.mouseClick(sheet.practise, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: hasattr(window.stack.current, "controller"), timeout=30_000)
    page: Any = window.stack.current
    me = window.services.me
    assert me is not None and not page.controller.is_final
    assert window.services.challenges.find(me.id, DAY - timedelta(1), "quiddler") is None


def test_each_day_shows_all_games_that_have_tasks(tab: ChallengesTab) -> None:
    assert [button.face.game for button in tab.tasks] == list(days.games())
