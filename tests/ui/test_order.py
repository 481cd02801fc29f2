"""Boards to order, as a teacher makes them."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.games import deals
from app.games.boggle.board import has_path
from app.games.deals import Deal
from app.ui.deals.by_code import ByCodeDialog
from app.ui.pages.school.order.tab import OrderTab
from app.ui.pages.school.order.wish import MOST, split
from app.ui.pages.school.page import SchoolPage
from app.ui.pages.school.printing.tab import PrintTab
from app.ui.window.main_window import MainWindow
from tests.ui.kit import focused

WEEK = "pes, kočka; koza\nhusa klouzačka a\tpes"
WAIT_MS = 60_000


def opened(window: MainWindow, name: str) -> Any:
    return window.school.open(name).tab


def made(window: MainWindow, qtbot: QtBot, words: str = WEEK) -> OrderTab:
    tab = opened(window, "order")
    assert isinstance(tab, OrderTab)
    tab.wish.take(words)
    qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
    return tab


def test_words_are_taken_however_they_are_parted() -> None:
    assert split(WEEK) == ("pes", "kočka", "koza", "husa", "klouzačka", "a")
    assert split(" ,;\n") == ()
    assert split("Pes a pes") == ("Pes", "a"), "one word at the beginning of a sentence and in it"


def test_numbers_dashes_and_quotes_of_a_pasted_list_are_no_words() -> None:
    assert split("1. pes\n2) „kočka“\n– (husa)\n• ko\u00adza!") == ("pes", "kočka", "husa", "koza")
    assert split("koc\u030cka") == ("kočka",), "as other systems write the háček"


def test_words_of_the_week_become_a_board_that_says_what_it_hides(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot)
    board = tab.made
    assert board is not None and all(has_path(board.letters, word) for word in board.hidden)
    assert f"{len(board.hidden)} ze 6" in tab.hidden.text().replace("\xa0", " ")
    assert all(word in tab.hidden.text() for word in board.missed)
    assert str(board.common) in tab.common.text()
    tab.copy_button.click()
    copied = deals.read(QGuiApplication.clipboard().text())
    assert copied.options["dice"] == "".join(board.letters)


def test_another_try_is_another_board_and_the_same_wish(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot, "pes les")
    first = tab.made
    tab.again_button.click()
    qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
    assert first is not None and tab.made is not None and tab.made.letters != first.letters
    assert set(tab.made.hidden) == {"pes", "les"}


def test_what_is_given_up_leaves_the_board_of_before(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot, "pes les")
    first = tab.made
    tab.wish.take(" ".join(f"slovo{letter}" for letter in "abcdefgh") + " pes kočka husa koza myš")
    assert not tab.is_settled and tab.cancel_button.isVisible()
    tab.cancel_button.click()
    assert tab.is_settled and tab.made is first and tab.print_button.isEnabled()


def test_without_words_there_is_no_board_and_nothing_to_do_with_it(window: MainWindow) -> None:
    tab = opened(window, "order")
    assert tab.made is None
    for button in (tab.again_button, tab.copy_button, tab.print_button, tab.project_button):
        assert not button.isEnabled()


def test_a_word_that_the_dictionary_does_not_know_is_told(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot, "pes xyx")
    assert tab.unknown.isVisible() and "xyx" in tab.unknown.text()


def test_why_a_word_is_missing_is_told_truly(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot, f"srát {'strom' * 4}")
    room, left_out = tab.hidden.text().replace("\xa0", " ").split("Vynecháno")
    assert "strom" in room and "srát" not in room and "srát" in left_out and "strom" not in left_out


def test_a_topic_becomes_a_board(window: MainWindow, qtbot: QtBot) -> None:
    tab = opened(window, "order")
    tab.wish.topic_button.click()
    lines = tab.wish.topic_lines()
    assert len(lines) == 17
    lines[0].act()
    qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
    assert tab.made is not None and len(tab.made.hidden) >= 5


def test_no_more_words_are_taken_than_can_be(window: MainWindow) -> None:
    tab = opened(window, "order")
    tab.wish.box.setPlainText(" ".join(f"a{number}" for number in range(MOST + 50)))
    assert len(tab.wish.words()) == MOST and str(MOST) in tab.wish.told.text()


def test_the_board_is_printed_and_goes_to_the_wall(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot, "pes les")
    assert tab.made is not None
    tab.print_button.click()
    page: Any = window.stack.current
    assert isinstance(page.tab, PrintTab)
    qtbot.waitUntil(lambda: page.tab.is_settled, timeout=WAIT_MS)
    assert "".join(tab.made.letters) in page.tab.preview.code.replace(" ", "")
    assert tab.made.hidden == ("pes", "les") and page.tab.wish.words == ("pes", "les")
    page.show_tab("order")
    tab.project_button.click()
    assert page.tabs.value() == "round"
    assert page.tab.plan().options["dice"] == "".join(tab.made.letters)
    assert page.tab.plan().rounds == 1


def test_a_list_of_the_dictionary_becomes_a_board(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page: Any = window.stack.current
    assert not page.list_button.isVisible()
    page.look_up("str?m")
    qtbot.waitUntil(lambda: page.list_button.isVisible(), timeout=WAIT_MS)
    page.board_wanted.emit(("strom", "strum"))
    school: Any = window.stack.current
    qtbot.waitUntil(lambda: school.tab.is_settled, timeout=WAIT_MS)
    assert school.tab.made is not None and "strom" in school.tab.wish.box.toPlainText()


def test_the_keys_go_with_the_board_to_the_next_page(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot, "pes les")
    qtbot.waitUntil(lambda: not window.stack.is_sliding)
    tab.project_button.setFocus()
    tab.project_button.click()
    shown = window.stack.current
    assert isinstance(shown, SchoolPage) and focused() is shown.tab.first_focus()


def test_hands_are_ordered_printed_and_go_to_the_wall(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot, "pes les strom")
    board = tab.made
    tab.choose_game("quiddler")
    qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
    hands = tab.made
    assert hands is not None and hands != board and set(hands.hidden) == {"pes", "les", "strom"}
    assert tab.pictures["quiddler"].widget.isVisible() and not tab.pictures["boggle"].widget.isVisible()
    tab.print_button.click()
    page: Any = window.stack.current
    qtbot.waitUntil(lambda: page.tab.is_settled, timeout=WAIT_MS)
    assert hands.code in page.tab.preview.code.replace(" ", "")
    page.show_tab("order")
    tab.project_button.click()
    assert page.tabs.value() == "round" and page.tab.game.value() == "quiddler"
    assert page.tab.plan().options["hands"] == hands.options["hands"]
    assert page.tab.plan().rounds == hands.options["rounds"]


def test_a_code_of_hands_is_told_where_it_is_played(window: MainWindow, qtbot: QtBot) -> None:
    tab = made(window, qtbot, "pes les")
    tab.choose_game("quiddler")
    qtbot.waitUntil(lambda: tab.is_settled, timeout=WAIT_MS)
    assert tab.made is not None
    taken: list[Deal] = []
    for lesson in (False, True):
        dialog = ByCodeDialog(window, window.services, lesson=lesson)
        dialog.accepted.connect(taken.append)
        dialog.open_once(dialog.field)
        dialog.field.setText(tab.made.code)
        dialog.go.click()
        assert len(taken) == lesson and dialog.field.text() == tab.made.code
        dialog.close_dialog()
    assert deals.for_class(taken[0])
