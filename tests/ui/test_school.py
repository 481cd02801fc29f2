"""The place for classes: a class is kept, a round goes to the wall, a clicker works it to the end."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCloseEvent
from pytestqt.qtbot import QtBot

from app.engine.lessons.steps import Step
from app.games.boggle.screen.lesson import wall
from app.games.boggle.screen.lesson.game import BoggleLesson
from app.games.deals import Deal
from app.lexicon.problems import LexiconProblem, Problem
from app.lexicon.school import tasks
from app.paths import user_data_dir
from app.storage.classes import Classes
from app.storage.profiles import Profiles
from app.tabletop.lesson import ceremony
from app.tabletop.lesson.plan import LISTS
from app.ui.pages.school.page import PAGES, SchoolPage
from app.ui.pages.school.round import RoundTab
from app.ui.pages.school.wall import WallPage, second_place
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.dialog import QuestionDialog
from tests.ui.kit import click, focused, lines, press, sheet, texts, write

Open = Callable[..., MainWindow]
FORWARD, BACK = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp


@pytest.fixture
def window(family: Profiles, open_window: Open) -> MainWindow:
    return open_window()


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> RoundTab:
    click(qtbot, window.home.school_button)
    shown = window.stack.current
    assert isinstance(shown, SchoolPage) and isinstance(shown.tab, RoundTab)
    return shown.tab


class Cross(QCloseEvent):
    """As a press of the window's cross sends it."""

    def spontaneous(self) -> bool:
        return True


def on_the_wall(page: RoundTab, window: MainWindow, qtbot: QtBot) -> BoggleLesson:
    page.go.click()
    qtbot.waitUntil(lambda: isinstance(window.stack.current, WallPage), timeout=20_000)
    shown = window.stack.current
    assert isinstance(shown, WallPage) and isinstance(shown.screen_of, BoggleLesson)
    qtbot.waitUntil(lambda: not window.stack.is_sliding)
    return shown.screen_of


def test_a_class_with_a_name_is_there_the_next_time(page: RoundTab, qtbot: QtBot) -> None:
    page.class_name.setFocus()
    write("4. B")
    press(qtbot, Qt.Key.Key_Return)
    page.teams.names[0].setFocus()
    page.teams.names[0].selectAll()
    write("Kosi")
    (kept,) = Classes(user_data_dir()).all
    assert kept.name == "4. B" and kept.teams[0].name == "Kosi" and len(kept.teams) == 4


def test_two_teams_of_one_name_do_not_go_to_the_wall(page: RoundTab, qtbot: QtBot) -> None:
    for at in (0, 1):
        page.teams.names[at].setFocus()
        page.teams.names[at].selectAll()
        write("Kosi")
    assert not page.go.isEnabled() and "Každý tým potřebuje vlastní jméno." in texts(page)


def test_a_name_that_the_last_row_cannot_read_is_told(page: RoundTab) -> None:
    told: list[str] = []
    page.told.connect(told.append)
    page.teams.names[0].setFocus()
    page.teams.names[0].selectAll()
    write("Ježci z druh")
    assert not told
    write("é")
    assert page.teams.names[0].text() == "Ježci z druh" and "12 písmen" in told[0]


def test_signs_are_swapped_so_that_no_two_teams_have_the_same(page: RoundTab) -> None:
    for at in (0, 0, 2, 3, 1):
        page.teams.signs[at].click()
    signs = [team.sign for team in page.teams.teams]
    assert len(set(signs)) == len(signs)


def test_there_are_two_to_six_teams(page: RoundTab) -> None:
    for _ in range(2):
        page.teams.add.click()
    assert len(page.teams.teams) == 6 and not page.teams.add.isVisible()
    for _ in range(6):
        if page.teams.removers[0].isEnabled():
            page.teams.removers[0].click()
    assert len(page.teams.teams) == 2


def test_a_lesson_by_clicker_alone(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    page.five.click()
    lesson = on_the_wall(page, window, qtbot)
    assert lesson.control.step is Step.READY
    press(qtbot, FORWARD)
    assert lesson.control.running
    press(qtbot, FORWARD)
    assert lesson.control.step is Step.PLAY, "ending takes a second press"
    press(qtbot, FORWARD)
    assert lesson.control.step is Step.COLLECT and focused() is lesson.entry
    for _ in range(30):
        press(qtbot, FORWARD)
    assert lesson.control.lesson.over


def test_a_called_word_by_keys(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    lesson = on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD, 3)
    word = lesson.control.lesson.board.common[0]
    write(word)
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_2)
    assert lesson.control.lesson.points()[1] == 1
    press(qtbot, Qt.Key.Key_3)
    assert sum(lesson.control.lesson.points()) == 0, "crossed out"
    press(qtbot, BACK)
    assert lesson.control.lesson.points()[1] == 1


def test_a_damaged_dictionary_is_told_and_the_wall_can_be_asked_for_again(
    page: RoundTab, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_: object) -> bool:
        raise LexiconProblem(Problem.DAMAGED, Path("grammar"))

    monkeypatch.setattr(tasks, "fulfils", damaged)
    heard: list[str] = []
    page.told.connect(heard.append)
    page.go.click()
    qtbot.waitUntil(lambda: bool(heard), timeout=20_000)
    assert page.go.isEnabled() and page.go.text() == "Na plátno"


def test_the_next_word_is_typed_after_a_click_on_a_team(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD, 3)
    first, second = lesson.control.lesson.board.common[:2]
    write(first)
    press(qtbot, Qt.Key.Key_Return)
    slip = QPoint(lesson.wall.width() * 3 // 8, lesson.wall.height() - int(100 * lesson.wall.unit))
    qtbot.mouseClick(lesson.wall, Qt.MouseButton.LeftButton, pos=slip)
    assert lesson.control.lesson.points()[1] == 1
    lesson.wake()
    click(qtbot, lesson.buttons.forward)
    write(second)
    press(qtbot, Qt.Key.Key_Return)
    assert [one.word for one in lesson.control.lesson.state.called] == [first, second]


def test_words_are_typed_at_the_desk_at_once(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    lesson = on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage)
    shown.part_screens(window.geometry())
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow())
    press(qtbot, FORWARD, 3)
    first, second = lesson.control.lesson.board.common[:2]
    write(first)
    press(qtbot, Qt.Key.Key_Return)
    click(qtbot, lesson.desk.teams[1])
    write(second)
    press(qtbot, Qt.Key.Key_Return)
    assert [one.word for one in lesson.control.lesson.state.called] == [first, second]
    lesson.wall.window().close()


def test_back_goes_from_an_empty_list_to_the_one_before(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    page.collect.set_value(LISTS)
    lesson = on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD, 3)
    control = lesson.control
    control.write(control.lesson.board.common[0])
    press(qtbot, FORWARD)
    assert control.writer == 1
    press(qtbot, BACK)
    assert control.step is Step.COLLECT and control.writer == 0 and len(control.lesson.list_of(0)) == 1
    press(qtbot, FORWARD, 4)
    assert control.lesson.state.armed
    press(qtbot, Qt.Key.Key_1)
    assert not control.lesson.state.armed, "who goes on typing has not asked for the count"


def test_no_task_and_no_name_is_cut_on_the_wall(
    page: RoundTab, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [page.teams.names[at] for at in range(4)]
    for at, name in enumerate(names):
        name.setText(f"Medvíďata {at}")
    page.task.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Return):
        press(qtbot, key)
    lesson = on_the_wall(page, window, qtbot)
    drawn: list[str] = []
    for module in (wall, ceremony):
        monkeypatch.setattr(module, "draw_text", lambda _, text, *__, **___: drawn.append(text) or 0.0)
    lesson.wall.grab()
    assert "vyjmenovaná slova po B" in drawn
    while lesson.control.step is not Step.PLACES:
        lesson.control.forward()
    lesson.wall.grab()
    assert {name.text() for name in names} <= set(drawn), "all four share the first place"


def test_letters_without_their_marks_find_the_word(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    from app.lexicon.czech import fold

    lesson = on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD, 3)
    control = lesson.control
    for word in control.lesson.board.common:
        control.write(fold(word))
        shown = control.lesson.word
        assert shown is not None and fold(shown.word) == fold(word) and shown.fault is None
        control.forward()


def test_the_wall_goes_black_and_comes_back(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    lesson = on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD)
    press(qtbot, Qt.Key.Key_Period)
    assert lesson.control.black and not lesson.wall.clock.isVisible()
    press(qtbot, FORWARD)
    assert not lesson.control.black and lesson.control.step is Step.PLAY


def test_the_solution_does_not_come_up_before_the_last_list(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    words = lesson.control.solution()
    for _ in range(4):
        press(qtbot, Qt.Key.Key_F4)
        assert not any(words[0] in text for text in texts(window))
        press(qtbot, FORWARD)
    press(qtbot, FORWARD)
    press(qtbot, Qt.Key.Key_F4)
    assert any(words[0] in text for text in texts(window))


def test_on_two_screens_the_desk_is_here_and_the_wall_there(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage)
    shown.part_screens(window.geometry())
    assert lesson.wall.window() is not window and lesson.desk.isVisible()
    assert any(lesson.control.solution()[0] in text for text in texts(lesson.desk))
    assert not any(lesson.control.solution()[0] in text for text in texts(lesson.wall.window()))
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow())
    press(qtbot, FORWARD, 3)
    lesson.control.write(lesson.control.lesson.board.common[0])
    lesson.desk.teams[1].click()
    assert lesson.control.lesson.points()[1] == 1
    lesson.wall.window().close()
    assert lesson.wall.window() is window and lesson.wall.isVisible() and not lesson.desk.isVisible()


def test_a_projector_that_is_pulled_out_takes_the_solution_from_the_screen(
    page: RoundTab, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage)
    there = [window.geometry()]
    monkeypatch.setattr(shown, "other_screen", lambda: there[0] if there else None)
    shown.follow_screens()
    assert lesson.desk.isVisible() and lesson.wall.window() is not window
    qtbot.keyClick(lesson.wall.window(), FORWARD)
    assert lesson.control.running
    there.clear()
    shown.follow_screens()
    assert lesson.wall.window() is window and lesson.wall.isVisible() and not lesson.desk.isVisible()
    assert lesson.control.step is Step.PLAY and not lesson.control.running and window.isFullScreen()
    shown.follow_screens()
    assert lesson.wall.isVisible()


def test_with_three_screens_the_wall_goes_to_the_one_that_is_left(
    page: RoundTab, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage)
    there = [QRect(1300, 0, 400, 300), QRect(1300, 300, 500, 300)]
    here = QRect(0, 0, 1280, 800)
    monkeypatch.setattr(shown, "other_screen", lambda: second_place(here, there, shown.wall_place))
    shown.follow_screens()
    wall_window = lesson.wall.window()
    press(qtbot, FORWARD)
    there.insert(0, QRect(-500, 0, 500, 300))
    shown.follow_screens()
    assert lesson.control.running and shown.wall_place == QRect(1300, 0, 400, 300), (
        "it stays where it is seen"
    )
    there.remove(QRect(1300, 0, 400, 300))
    shown.follow_screens()
    assert shown.wall_place == there[0] and lesson.wall.window() is wall_window and wall_window.isVisible()
    assert lesson.desk.isVisible() and lesson.control.step is Step.PLAY and not lesson.control.running
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(qtbot, FORWARD)
    assert lesson.control.running
    there[:] = [here]
    shown.follow_screens()
    assert lesson.wall.window() is window and not lesson.desk.isVisible(), "both show one picture"


@pytest.mark.parametrize("apart", [False, True])
def test_a_lesson_waits_under_another_page(
    page: RoundTab, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, apart: bool
) -> None:
    """The class keeps its wall while the teacher looks something up, and the cross asks there, too."""
    lesson = on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage)
    if apart:
        monkeypatch.setattr(shown, "other_screen", lambda: QRect(1300, 0, 400, 300))
        shown.follow_screens()
    wall_window = lesson.wall.window()
    press(qtbot, FORWARD)
    press(qtbot, Qt.Key.Key_F2)
    assert window.stack.current is not shown and lesson.control.step is Step.PLAY
    qtbot.waitUntil(lambda: not window.stack.is_sliding)
    assert not lesson.control.running and (not apart or wall_window.isVisible())
    window.closeEvent(Cross())
    assert window.isVisible() and "Ukončit hodinu?" in texts(window)
    press(qtbot, Qt.Key.Key_Escape)
    press(qtbot, Qt.Key.Key_Escape)
    assert window.stack.current is shown and lesson.wall.window() is wall_window
    press(qtbot, FORWARD)
    assert lesson.control.running and window.isFullScreen() is not apart
    shown.back_requested.emit()
    assert not apart or not wall_window.isVisible()


def test_the_buttons_come_up_wherever_the_mouse_moves(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD)
    lesson.buttons.hide()
    assert lesson.wall.clock.isVisible()
    over = lesson.wall.childAt(lesson.wall.clock.geometry().center()) or lesson.wall
    qtbot.mouseMove(over, over.mapFrom(lesson.wall, lesson.wall.clock.geometry().center()))
    qtbot.waitUntil(lesson.buttons.isVisible)


def test_a_board_without_any_word_of_the_task_is_told(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    page.take_deal(Deal("boggle", {"dice": "X" * 16, "rounds": 1}, 1))
    page.go.click()
    qtbot.waitUntil(lambda: "Není co hledat" in texts(window), timeout=20_000)
    (asked,) = (one for one in window.findChildren(QuestionDialog) if one.isVisible())
    click(qtbot, asked.refuse)
    assert not isinstance(window.stack.current, WallPage) and page.go.isEnabled()


def test_what_is_said_of_a_called_word_names_none_that_is_still_to_be_found(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    control = on_the_wall(page, window, qtbot).control
    called, secret = control.lesson.board.common[:2]
    told = f"podst. jm.: 2. pád, od slova {secret}, vzor hrad"
    control.words = replace(control.words, explain=lambda _: told)
    press(qtbot, FORWARD, 3)
    control.write(called)
    assert control.grammar(called) == "podst. jm.: 2. pád, vzor hrad"
    control.write(secret)
    assert control.grammar(called) == told


@pytest.mark.parametrize("key", [FORWARD, Qt.Key.Key_B])
def test_a_clickers_b_at_the_desk_is_no_word(
    page: RoundTab, window: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    page.collect.set_value(LISTS)
    lesson = on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage)
    shown.part_screens(window.geometry())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(qtbot, FORWARD, 3)
    press(qtbot, Qt.Key.Key_B)
    qtbot.waitUntil(lambda: lesson.control.black)
    press(qtbot, key)
    assert not lesson.control.black and not lesson.desk.entry.text()
    assert lesson.control.lesson.state.called == () and lesson.control.writer == 0


def test_no_slip_begins_a_round_anew(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    lesson = on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD)
    press(qtbot, BACK)
    assert lesson.control.step is Step.PLAY and not lesson.control.running, "back stops the clock first"
    press(qtbot, BACK)
    assert lesson.control.step is Step.READY


def test_a_lesson_that_is_over_is_let_go(page: RoundTab, window: MainWindow, qtbot: QtBot) -> None:
    """The signals of the screens outlive it."""
    on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage)
    kept = weakref.ref(shown)
    with qtbot.waitSignal(shown.destroyed):
        shown.back_requested.emit()
    del shown
    gc.collect()
    assert kept() is None


def test_the_cross_of_the_window_does_not_end_a_lesson_unasked(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert shown is not None and not shown.keeps(window.close), "nothing is lost yet"
    press(qtbot, FORWARD)
    for _ in range(2):
        assert shown.keeps(window.close) and "Ukončit hodinu?" in texts(window)
    press(qtbot, Qt.Key.Key_Escape)
    assert window.isVisible() and lesson.control.step is Step.PLAY and not lesson.control.running
    assert shown.keeps(window.close)
    (asked,) = (one for one in window.findChildren(QuestionDialog) if one.isVisible())
    click(qtbot, asked.accept)
    assert not window.isVisible()


def test_what_is_typed_before_the_wall_is_heard_at_the_desk(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    shown = window.stack.current
    assert isinstance(shown, WallPage)
    shown.part_screens(window.geometry())
    there = lesson.wall.window()
    assert there.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    for _ in range(3):
        qtbot.keyClick(there, FORWARD)
    assert lesson.control.step is Step.COLLECT
    word = next(one for one in lesson.control.lesson.board.common if one.isascii())
    qtbot.keyClicks(there, word)
    assert lesson.desk.entry.text() == word
    qtbot.keyClick(there, Qt.Key.Key_Return)
    qtbot.keyClick(there, Qt.Key.Key_2)
    assert lesson.control.lesson.points()[1] == 1
    qtbot.keyClick(there, Qt.Key.Key_Escape)
    assert "Ukončit hodinu?" in texts(window)
    qtbot.keyClick(there, Qt.Key.Key_Escape)
    assert shown.isVisible() and "Ukončit hodinu?" not in texts(window)


def test_a_lesson_that_has_begun_is_not_left_by_one_key(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD)
    press(qtbot, Qt.Key.Key_Escape)
    assert isinstance(window.stack.current, WallPage) and "Ukončit hodinu?" in texts(window)
    question = sheet(window)
    assert isinstance(question, QuestionDialog)
    click(qtbot, question.accept)
    assert isinstance(window.stack.current, SchoolPage)


@pytest.mark.parametrize("key", [FORWARD, BACK, Qt.Key.Key_F5])
def test_a_clicker_that_asked_for_the_end_goes_on_by_its_other_keys(
    page: RoundTab, window: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    lesson = on_the_wall(page, window, qtbot)
    press(qtbot, FORWARD)
    press(qtbot, Qt.Key.Key_Escape)
    press(qtbot, key)
    assert "Ukončit hodinu?" not in texts(window) and lesson.control.step is Step.PLAY
    assert not lesson.control.running
    press(qtbot, FORWARD)
    assert lesson.control.running


def test_escape_leaves_a_projected_lesson_and_not_the_projectors_look(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    window.toggle_projector()
    on_the_wall(page, window, qtbot)
    press(qtbot, Qt.Key.Key_Escape)
    assert isinstance(window.stack.current, SchoolPage) and window.appearance.projecting


def test_every_page_of_the_place_can_be_turned_to(page: RoundTab, window: MainWindow) -> None:
    place = window.stack.current
    assert isinstance(place, SchoolPage)
    for entry in PAGES:
        place.show_tab(entry.name)
        assert place.tab.isVisible()


def test_a_task_is_chosen_by_keys_from_a_menu_that_fits(
    page: RoundTab, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 640)
    window.services.theme.set_text_size(1.5)
    page.task.setFocus()
    press(qtbot, Qt.Key.Key_Down)
    assert all(one.visibleRegion().boundingRect() == one.rect() for one in lines(window)), "none is cut"
    press(qtbot, Qt.Key.Key_End)
    press(qtbot, Qt.Key.Key_Return)
    assert all(one.visibleRegion().boundingRect() == one.rect() for one in lines(window))
    press(qtbot, Qt.Key.Key_Return)
    assert page.plan().task == "vyj:b"
