"""Keys and clicks that fall into the end of a round end and begin nothing by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games.boggle.model import Phase, Shake, TimeUp
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.focusring import FocusRing
from app.widgets.sheets.dialog import QuestionDialog
from tests.hands import Hands
from tests.ui.kit import focused

Open = Callable[..., MainWindow]
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


def play(window: MainWindow, qtbot: QtBot, people: int = 1, **options: object) -> TablePage:
    """A Boggle table at which the first person is writing."""
    seats = [Seat(name) for name in ("Žofie", "Ondra")[:people]]
    window.games.start("boggle", seats, {"rounds": 2, "min_len": 2, **options})
    page = window.stack.current
    assert isinstance(page, TablePage)
    page.controller.submit(Shake())
    qtbot.waitUntil(lambda: page.controller.observation.phase is Phase.PLAY, timeout=20_000)
    return page


def phase(page: TablePage) -> Phase:
    return page.controller.observation.phase


def test_a_word_typed_into_the_end_of_a_round_leaves_the_results(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot)
    hands.write("kaps")
    page.controller.end_round()
    assert phase(page) is Phase.REVIEW
    hands.press(ENTER)
    hands.write("sklar")
    hands.press(ENTER)
    hands.rest(1_000)
    hands.write("l")
    hands.rest(1_000)
    hands.press(ENTER)
    assert phase(page) is Phase.REVIEW
    hands.rest()
    hands.press(ENTER)
    assert phase(page) is Phase.SHAKE, "one plain Enter goes on"


@pytest.mark.parametrize("question", [False, True])
def test_no_ring_lies_over_fresh_results(open_window: Open, qtbot: QtBot, question: bool) -> None:
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot)
    hands.write("kap")
    if question:
        asked(window, page, hands)
        hands.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    run_out(page)
    hands.rest()
    ring = FocusRing.of(window)
    assert focused() is page.view.keyboard() and not ring.isVisible()
    hands.press(Qt.Key.Key_Tab)
    assert ring.isVisible()


def test_enter_pressed_on_and_on_begins_no_other_game(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot, rounds=1)
    page.controller.end_round()
    for _ in range(12):
        hands.rest(400)
        hands.press(ENTER)
    assert phase(page) is Phase.OVER and window.stack.current is page
    hands.rest()
    hands.press(ENTER)
    assert window.stack.current is page, "nobody has walked to the button"
    hands.command(ENTER)
    assert window.stack.current is not page, "one that is meant does"


def test_going_on_twice_at_once_does_not_shake(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot)
    page.controller.end_round()
    hands.rest()
    hands.press(ENTER)
    hands.rest(100)
    hands.press(ENTER, SPACE)
    assert phase(page) is Phase.SHAKE and not page.view.table.board.shaker.running


@pytest.mark.parametrize("key", [ENTER, SPACE, Qt.Key.Key_Escape])
def test_the_next_persons_curtain_stays_down(open_window: Open, qtbot: QtBot, key: Qt.Key) -> None:
    """RULES BG7: in turns everybody writes on a clock of their own, on the same board."""
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot, 2, entry="turns")
    first = page.controller.viewer.seat
    hands.write("kap")
    page.controller.end_round()
    assert page.curtain.isVisible()
    hands.write("sa")
    hands.press(key)
    hands.rest(1_000)
    hands.write("sklář")
    hands.press(key)
    assert page.curtain.isVisible() and window.stack.current is page
    assert page.controller.viewer.seat == first
    hands.rest()
    hands.press(ENTER)
    assert not page.curtain.isVisible() and page.controller.viewer.seat != first
    assert page.view.table.strip.field.text() == "", "nothing of it was written in their list"
    assert page.controller.observation.mine == ()


def test_escape_that_drops_a_word_does_not_leave_the_results(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot)
    hands.write("kap")
    page.controller.end_round()
    hands.press(Qt.Key.Key_Escape)
    assert window.stack.current is page
    hands.rest()
    hands.press(Qt.Key.Key_Escape)
    assert window.stack.current is page and "Ještě jednou Esc" in page.banner.text()
    hands.press(Qt.Key.Key_Escape)
    assert window.stack.current is window.home


def test_a_second_click_hands_no_empty_list_in(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot, 2, entry="paper")
    page.controller.end_round()
    assert phase(page) is Phase.LISTS
    entry = page.view.results.entry
    hands.rest()
    hands.click(entry.hand_in)
    assert page.controller.observation.waiting == (1,)
    hands.rest(150)
    hands.click(entry.hand_in)
    assert page.controller.observation.waiting == (1,)
    hands.rest()
    hands.click(entry.hand_in)
    assert phase(page) is Phase.REVIEW


# --------------------------------------------------------------------------------------- questions


def questions(window: MainWindow) -> list[QuestionDialog]:
    return [question for question in window.findChildren(QuestionDialog) if question.isVisible()]


def asked(window: MainWindow, page: TablePage, hands: Hands) -> QuestionDialog:
    """The question whether to end the round."""
    hands.click(page.view.table.side.end)
    (question,) = questions(window)
    return question


def run_out(page: TablePage) -> None:
    """The clock ends the round."""
    limit = page.controller.observation.limit
    page.controller.submit_for(None, TimeUp(limit))


@pytest.mark.parametrize(("people", "entry"), [(1, "screen"), (2, "turns")])
def test_the_clock_takes_its_question_along(open_window: Open, qtbot: QtBot, people: int, entry: str) -> None:
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot, people, entry=entry)
    asked(window, page, hands)
    run_out(page)
    assert questions(window) == []
    turns = len(page.controller.observation.past), phase(page)
    hands.rest()
    assert (len(page.controller.observation.past), phase(page)) == turns
    assert focused() in ([page.curtain.findChild(PaperButton)] if people > 1 else [page.view.keyboard()])


def test_a_question_does_not_go_home_with_anybody(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    hands = Hands(window)
    page = play(window, qtbot)
    asked(window, page, hands)
    window.show_home()
    assert questions(window) == []
    window.games.ask_remove(window.services.saves.all()[0])
    assert len(questions(window)) == 1
    window.open_settings()
    assert questions(window) == []
