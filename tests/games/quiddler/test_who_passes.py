"""Who of several people has nothing to say about the words of a round, and how the game hears of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.quiddler.model import Challenge, Phase
from app.games.quiddler.screen.round.screen import RoundScreen
from app.widgets.sheets.fresh_press import FreshPress
from tests.games.quiddler.round_data import Table, three
from tests.games.quiddler.test_challenge_page import click, name, opened, passes


def test_who_passes_is_told_to_the_game_once_however_often_the_table_is_shown_again(qtbot: QtBot) -> None:
    """Told again, after the last of them, the next phase would refuse it and a notice would stay."""
    table = three(people=3)
    screen, moves = opened(qtbot, table)

    def play(seat: int, move: Any) -> None:
        table.do(seat, move)
        if table.seen(None).phase is Phase.CHALLENGE:
            screen.show_observation(table.seen(None))

    screen.move_for_requested.connect(play)
    passes(screen.challenges, 0, 1, 2)
    qtbot.waitUntil(lambda: table.seen(None).phase is not Phase.CHALLENGE)
    QApplication.processEvents()
    assert sorted(moves, key=lambda made: made[0]) == [(seat, Challenge(())) for seat in range(3)]


def one_doubts(qtbot: QtBot, table: Table, seat: int) -> tuple[RoundScreen, list[tuple[int | None, Any]]]:
    """One of three people doubts the first word of the third; the screen, and what it has asked for."""
    screen, moves = opened(qtbot, table)
    name(screen.challenges, seat)
    click(screen.challenges, 2)
    QTest.mouseClick(screen.challenges.primary, Qt.MouseButton.LeftButton)
    table.do(*moves[-1])
    screen.show_observation(table.seen(None))
    return screen, moves


def test_that_nobody_doubts_is_one_press_for_all_who_have_said_nothing(qtbot: QtBot) -> None:
    """Four people are not to press four buttons after each round; who has spoken has spoken."""
    screen, moves = one_doubts(qtbot, three(people=3), 1)
    FreshPress.of(screen).now = lambda: 10**9
    QTest.mouseClick(screen.challenges.people.nobody, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(moves) == 3)
    assert moves == [(1, Challenge(((2, 0),))), (0, Challenge(())), (2, Challenge(()))]


def test_whoever_is_the_only_one_left_to_ask_answers_by_name(qtbot: QtBot) -> None:
    screen, _ = opened(qtbot, three(people=3))
    passes(screen.challenges, 0)
    assert screen.challenges.people.nobody.isVisible()
    passes(screen.challenges, 1)
    assert not screen.challenges.people.nobody.isVisible()


def test_a_digit_stays_with_its_person_while_others_answer(qtbot: QtBot) -> None:
    table = three(people=3)
    screen, _ = one_doubts(qtbot, table, 0)
    page = screen.challenges
    assert list(page.people.people) == [1, 2]
    assert not page.people.press_digit(0) and page.people.press_digit(2)
    assert page.question.headline.whole_text().startswith(table.context().seats[2].name)
