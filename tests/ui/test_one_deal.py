"""One deal for all on the wall: each game that has it is worked to its end by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from app.engine.lessons.one_deal import OneDeal
from app.engine.lessons.steps import Step
from app.games import catalogue
from app.storage.profiles import Profiles
from app.tabletop.lesson import ceremony, wall
from app.tabletop.lesson.one_deal import wall as deal_wall
from app.tabletop.lesson.one_deal.control import OneDealControl
from app.tabletop.lesson.one_deal.game import OneDealClass
from app.tabletop.lesson.worked import WorkedLesson
from app.ui import faces
from app.ui.pages.school.page import SchoolPage
from app.ui.pages.school.round import RoundTab
from app.ui.pages.school.wall import WallPage
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.dialog import PaperDialog
from tests.ui.kit import click, focused, press, texts, write

Open = Callable[..., MainWindow]
FORWARD, BACK, ENTER = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Return
GAMES = [face.game for face in faces.faces() if isinstance(face.class_game(), OneDealClass)]
FIRST = catalogue.GAMES[0].name


@pytest.fixture
def window(family: Profiles, open_window: Open) -> MainWindow:
    return open_window()


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> RoundTab:
    click(qtbot, window.home.school_button)
    shown = window.stack.current
    assert isinstance(shown, SchoolPage) and isinstance(shown.tab, RoundTab)
    shown.tab.five.click()
    shown.tab.seed = 5
    return shown.tab


def on_the_wall(page: RoundTab, game: str, window: MainWindow, qtbot: QtBot) -> WorkedLesson:
    page.choose_game(game)
    page.go.click()
    qtbot.waitUntil(lambda: isinstance(window.stack.current, WallPage), timeout=20_000)
    shown = window.stack.current
    assert isinstance(shown, WallPage) and isinstance(shown.screen_of, WorkedLesson)
    qtbot.waitUntil(lambda: not window.stack.is_sliding)
    return shown.screen_of


def collecting(lesson: WorkedLesson, qtbot: QtBot) -> OneDeal:
    press(qtbot, FORWARD, 3)
    assert lesson.control.step is Step.COLLECT
    found = lesson.control.lesson
    assert isinstance(found, OneDeal)
    return found


def test_there_is_one_deal_for_all_in_three_games() -> None:
    assert len(GAMES) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_keys_alone(
    game: str, page: RoundTab, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = on_the_wall(page, game, window, qtbot)
    drawn: list[str] = []
    sizes: list[float] = []

    def draw(_: object, text: str, __: object, font: QFont, *___: object, **____: object) -> float:
        drawn.append(text)
        sizes.append(font.pixelSize() / lesson.wall.unit)
        return 0.0

    for module in (wall, ceremony, deal_wall):
        monkeypatch.setattr(module, "draw_text", draw)
    going = collecting(lesson, qtbot)
    best = going.deal.best
    assert focused() is lesson.entry
    write("&&")
    press(qtbot, ENTER)
    assert going.pending is not None and going.writer == 0, "what cannot be read is typed anew"
    assert lesson.control.pending_text() in lesson.wall.accessibleName()
    write(best.text.split(" · ")[0].lower())
    press(qtbot, ENTER)
    write(best.text)
    press(qtbot, FORWARD)
    assert going.writer == 2
    press(qtbot, BACK)
    assert going.writer == 1 and going.state.answers[1] is None, "taken back"
    write(best.text)
    press(qtbot, FORWARD)
    lesson.wall.grab()
    assert going.totals() == (0, 0, 0, 0) and not any(best.text in text for text in drawn)
    press(qtbot, FORWARD, 2)
    assert going.writer is None and not lesson.entry.isVisible(), "nothing more is to be typed"
    press(qtbot, FORWARD, 2)
    assert going.shown is not None and not going.shown.best
    while not going.shown.best:
        press(qtbot, FORWARD)
        assert going.shown is not None
    lesson.wall.grab()
    assert best.text in drawn and going.totals()[1] == best.points
    press(qtbot, FORWARD, 12)
    lesson.wall.grab()
    assert min(sizes) > 1080 / 40 - 1, "all can be read from the last row"
    assert going.over and {team.name for team in lesson.control.plan.teams} <= set(drawn)


def test_the_teachers_desk_tells_what_the_wall_does_not(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    lesson = on_the_wall(page, GAMES[0], window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage) and isinstance(lesson.control, OneDealControl)
    shown.part_screens(window.geometry())
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow())
    going = collecting(lesson, qtbot)
    best = going.deal.best
    assert focused() is lesson.desk.entry
    write(best.text)
    press(qtbot, ENTER)
    assert going.state.answers[0] == best
    assert any(best.text in text for text in texts(lesson.desk))
    write("xyx")
    press(qtbot, ENTER)
    wrong = going.state.answers[1]
    assert wrong is not None and wrong.fault
    assert lesson.control.view.fault(wrong) in lesson.desk.answers[1].text(), "why, not just no points"
    assert not any(best.text in text for text in texts(lesson.wall.window()))
    assert best.text not in lesson.wall.accessibleName()
    lesson.wall.window().close()


def test_the_solution_has_a_line_for_each_thing(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    lesson = on_the_wall(page, GAMES[0], window, qtbot)
    collecting(lesson, qtbot)
    press(qtbot, Qt.Key.Key_F4)
    assert not window.findChildren(PaperDialog), "not before all answers are in"
    press(qtbot, FORWARD, 7)
    press(qtbot, Qt.Key.Key_F4)
    (dialog,) = window.findChildren(PaperDialog)
    assert "\n".join(lesson.control.solution()) in texts(dialog)


def test_every_game_can_be_chosen_with_large_texts(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    window.services.theme.set_text_size(1.5)
    for game in (FIRST, *GAMES):
        page.choose_game(game)
        side = page.round_panel.parentWidget()
        qtbot.waitUntil(lambda side=side: side.width() <= side.parentWidget().width())


def test_a_choice_of_game_keeps_the_teams_and_hides_what_it_has_not(page: RoundTab, qtbot: QtBot) -> None:
    page.teams.names[0].setText("Kosi")
    page.game.setFocus()
    press(qtbot, Qt.Key.Key_Right)
    assert page.game.value() != FIRST and not page.task.isVisible() and not page.collect.isVisible()
    assert page.plan().teams[0].name == "Kosi"
    press(qtbot, Qt.Key.Key_Home)
    assert page.game.value() == FIRST and page.task.isVisible()


@pytest.mark.parametrize("game", [FIRST, *GAMES[:1]])
def test_a_clickers_b_makes_the_wall_black_and_a_words_b_does_not(
    game: str, page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    lesson = on_the_wall(page, game, window, qtbot)
    press(qtbot, FORWARD, 3)
    write("ba")
    assert not lesson.entry.lone.isActive(), "a word has been begun"
    lesson.entry.clear()
    write("b")
    assert lesson.entry.lone.isActive() and not lesson.control.black
    lesson.entry.lone.timeout.emit()
    assert lesson.control.black
    write("b")
    assert not lesson.control.black and not lesson.entry.text(), "the clicker brings it back"
    write("b")
    lesson.entry.lone.timeout.emit()
    write("a")
    assert not lesson.control.black and lesson.entry.text() == "ba", "a slow typist goes on"
    press(qtbot, Qt.Key.Key_Period)
    assert lesson.control.black
