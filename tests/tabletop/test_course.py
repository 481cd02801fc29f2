"""Turns are acted out one after another; a confirmed move is counted once, before the screen is covered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.engine.turn import Turn
from app.tabletop.turn.course import Course, Script, ScriptPlayer

LONG_MS = 60_000


def turn(name: str, seat: int = 1) -> Turn:
    return Turn(seat, {"card": name, "verdict": "lies in the list"}, {})


class Table(QObject):
    """Writes down what is shown; each turn takes as many milliseconds as told."""

    def __init__(self) -> None:
        super().__init__()
        self.ms = 0
        self.seen: list[Any] = []
        self.acting = ScriptPlayer(self)
        self.course = Course(self.acting, self._act)
        self.course.settled.connect(lambda observation: self.seen.append(f"={observation}"))
        self.course.turn_shown.connect(lambda observation, left: self.seen.append(left))
        self.course.taken.connect(lambda: self.seen.append("taken"))

    def _act(self, made: Turn, lying: bool) -> Script:
        yield self.ms
        self.seen.append(made.move["card"] + "*" * lying)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    yield Table()


def test_batches_follow_each_other(table: Table, qtbot: QtBot) -> None:
    table.course.follow("first", [turn("a"), turn("b")])
    table.course.follow("second", [turn("c")])
    assert table.acting.running
    qtbot.waitUntil(lambda: table.seen[-1:] == ["=second"])
    assert table.seen == ["a", 1, "b", 0, "=first", "c", 0, "=second"]


def test_a_position_without_turns_is_simply_there(table: Table) -> None:
    table.course.follow("same", [])
    assert table.seen == ["=same"] and not table.acting.running


def test_whoever_skips_sees_the_rest_at_once(table: Table, qtbot: QtBot) -> None:
    table.ms = LONG_MS
    table.course.follow("end", [turn("a"), turn("b"), turn("c")])
    table.acting.skip()
    qtbot.waitUntil(lambda: table.seen[-1:] == ["=end"])


def test_the_own_move_lies_there_already(table: Table, qtbot: QtBot) -> None:
    table.course.confirm(0)
    table.course.follow("after", [turn("mine", 0), turn("theirs")])
    qtbot.waitUntil(lambda: table.seen[-1:] == ["=after"])
    assert table.seen == ["taken", "mine*", 1, "theirs", 0, "=after"]


def test_before_the_screen_is_covered_the_own_move_is_counted_and_not_again(
    table: Table, qtbot: QtBot
) -> None:
    covered: list[bool] = []
    table.course.confirm(0)
    table.course.act_out([turn("mine", 0)], lambda: covered.append(True))
    assert not covered and table.acting.running
    qtbot.waitUntil(lambda: bool(covered))
    table.course.act_out([turn("mine", 0)], lambda: covered.append(True))
    assert len(covered) == 2, "nothing is left to be shown"
    table.course.follow("after", [turn("mine", 0)])
    assert table.seen == ["taken", "mine*", 0, "=after"], "whoever looks on can answer it now"


def test_the_screen_is_not_covered_while_others_are_shown(table: Table, qtbot: QtBot) -> None:
    covered: list[str] = []
    table.course.follow("after", [turn("a")])
    table.course.act_out([], lambda: covered.append("covered"))
    assert not covered
    qtbot.waitUntil(lambda: bool(covered))
    assert table.seen[-1] == "=after"


def test_a_refused_move_is_not_waited_for(table: Table) -> None:
    covered: list[bool] = []
    table.course.confirm(0)
    table.course.refuse()
    table.course.act_out([turn("mine", 0)], lambda: covered.append(True))
    assert covered and table.seen == []


def test_a_jump_shows_a_position_and_drops_what_was_being_shown(table: Table, qtbot: QtBot) -> None:
    table.ms = LONG_MS
    table.course.follow("never", [turn("a")])
    covered: list[bool] = []
    table.course.act_out([], lambda: covered.append(True))
    table.course.jump("here")
    assert table.seen == ["=here"] and covered and not table.acting.running
    table.ms = 0
    table.course.follow("then", [turn("b")])
    qtbot.waitUntil(lambda: table.seen[-1:] == ["=then"])
