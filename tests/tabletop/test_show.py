"""Turns are acted out one after another, and nobody has to wait for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.turn import Turn
from app.tabletop.show import Script, Show

LONG = 60_000
TURNS = [Turn(seat, {"type": "lay"}, {}) for seat in (0, 1)]


class Stage(QObject):
    """Notes what is acted out; every turn takes two long waits."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[object] = []
        self.show = Show(self.act, self)
        self.show.told.connect(lambda seat, turn: self.seen.append(("told", seat)))
        self.show.acted.connect(self.seen.append)

    def act(self, turn: Turn, lying: bool) -> Script:
        if not lying:
            self.seen.append("in a hurry" if (yield LONG) else "flies")
        return (yield LONG)

    def done(self) -> None:
        self.seen.append("done")


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    return Stage()


def test_a_turn_is_told_before_it_is_acted_out(stage: Stage) -> None:
    stage.show.play(TURNS, stage.done)
    assert stage.seen == [("told", 0)] and stage.show.running


def test_a_person_in_a_hurry_sees_the_rest_at_once(stage: Stage, qtbot: QtBot) -> None:
    stage.show.play(TURNS, stage.done)
    stage.show.skip()
    qtbot.waitUntil(lambda: not stage.show.running)
    assert stage.seen == [("told", 0), "in a hurry", 1, ("told", 1), "in a hurry", 2, "done"]


def test_what_lies_on_the_table_does_not_fly_again(stage: Stage) -> None:
    stage.show.play(TURNS[:1], stage.done, lying=True)
    stage.show.finish()
    assert stage.seen == [("told", 0), 1, "done"]


def test_something_new_finishes_what_is_being_shown(stage: Stage) -> None:
    stage.show.play(TURNS[:1], stage.done)
    stage.show.play(TURNS[1:], stage.done)
    assert stage.seen == [("told", 0), "in a hurry", 1, "done", ("told", 1)]


def test_a_table_that_is_drawn_anew_forgets_what_was_being_shown(stage: Stage) -> None:
    stage.show.play(TURNS, stage.done)
    stage.show.drop()
    assert not stage.show.running
    stage.show.skip()
    QApplication.processEvents()
    assert stage.seen == [("told", 0)]
