"""The way over to threads and back."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from app.engine.player import Budget
from app.ui.match.computer_seats import ComputerSeats
from app.ui.match.game_clock import GameClock
from app.ui.thread_bridge import Question, ThreadBridge, close_all

PATIENCE = 5_000


@pytest.fixture
def bridge(qapp: object) -> Iterator[ThreadBridge]:
    made = ThreadBridge("test")
    yield made
    made.stop()


def until_dropped(question: Question) -> str:
    """A player who thinks until nobody waits, and then answers with the best it has."""
    budget = question.budget(60)
    pause = threading.Event()
    while not budget.stop():
        pause.wait(0.001)
    return "late"


def holding(begun: threading.Event, go: threading.Event) -> Callable[[Question], str]:
    def work(_: Question) -> str:
        begun.set()
        assert go.wait(10)
        return "done"

    return work


def test_answers_come_at_the_screen_in_the_order_of_the_questions(bridge: ThreadBridge, qtbot: QtBot) -> None:
    heard: list[tuple[int, bool, bool]] = []
    screen = threading.current_thread()

    def ask(number: int) -> None:
        bridge.ask(
            lambda _: (number, threading.current_thread() is not screen),
            lambda answer: heard.append((*answer, threading.current_thread() is screen)),
        )

    for number in range(5):
        ask(number)
    assert bridge.flush(10) and not heard, "nothing comes in the middle of what is being done"
    qtbot.waitUntil(lambda: len(heard) == 5, timeout=PATIENCE)
    assert heard == [(number, True, True) for number in range(5)]


def test_a_dropped_question_stops_who_works_on_it_and_is_answered_to_nobody(
    bridge: ThreadBridge, qtbot: QtBot
) -> None:
    heard: list[str] = []
    first = bridge.ask(until_dropped, heard.append)
    never = bridge.ask(lambda _: "never", heard.append)
    bridge.ask(lambda _: "next", heard.append)
    never.drop()
    first.drop()
    qtbot.waitUntil(lambda: heard == ["next"], timeout=PATIENCE)


def test_nothing_is_told_to_an_owner_who_is_gone(bridge: ThreadBridge, qtbot: QtBot) -> None:
    heard: list[str] = []
    gone, there = QObject(), QObject()
    bridge.ask(lambda _: "to the one who is gone", heard.append, owner=gone)
    bridge.ask(lambda _: "to the other", heard.append, owner=there)
    assert bridge.flush(10)
    delete(gone)
    qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE)
    assert heard == ["to the other"]


def test_an_answer_on_its_way_is_dropped_as_well(bridge: ThreadBridge, qtbot: QtBot) -> None:
    heard: list[str] = []
    question = bridge.ask(lambda _: "stale", heard.append)
    assert bridge.flush(10)
    question.drop()
    bridge.ask(lambda _: "new", heard.append)
    qtbot.waitUntil(lambda: heard == ["new"], timeout=PATIENCE)


def test_what_waits_gives_way_and_what_is_begun_is_finished(bridge: ThreadBridge, qtbot: QtBot) -> None:
    heard: list[str] = []
    begun, go = threading.Event(), threading.Event()
    bridge.ask(holding(begun, go), heard.append)
    assert begun.wait(10)
    bridge.ask(lambda _: "old", heard.append)
    bridge.drop_waiting()
    bridge.ask(lambda _: "new", heard.append)
    assert not bridge.flush(0.0)
    go.set()
    qtbot.waitUntil(lambda: heard == ["done", "new"], timeout=PATIENCE)


def test_how_far_a_thought_has_come_is_told(bridge: ThreadBridge, qtbot: QtBot) -> None:
    shares: list[float] = []

    def think(question: Question) -> None:
        budget = question.budget(60)
        for share in (0.5, 1.0):
            budget.progress(share)

    bridge.ask(think, progressed=shares.append)
    qtbot.waitUntil(lambda: shares == [0.5, 1.0], timeout=PATIENCE)


def fail(_: Question) -> None:
    raise ValueError("on purpose")


def test_a_failure_is_told_and_the_next_question_answered(bridge: ThreadBridge, qtbot: QtBot) -> None:
    heard: list[Any] = []
    bridge.ask(fail, heard.append, failed=lambda error: heard.append(str(error)))
    bridge.ask(lambda _: "next", heard.append)
    qtbot.waitUntil(lambda: heard == ["on purpose", "next"], timeout=PATIENCE)


def test_a_failure_that_nobody_hears_is_a_fault_of_the_program(bridge: ThreadBridge, qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as faults:
        bridge.ask(fail)
        qtbot.waitUntil(lambda: bool(faults), timeout=PATIENCE)
    assert [str(fault[1]) for fault in faults] == ["on purpose"]


def test_who_is_stopped_asks_no_more(bridge: ThreadBridge, qtbot: QtBot) -> None:
    heard: list[str] = []
    bridge.ask(until_dropped, heard.append)
    bridge.stop()
    assert bridge.ask(lambda _: "after", heard.append).is_dropped
    qtbot.wait(20)
    assert heard == []


def test_nobody_waits_for_who_never_looks_up(qapp: object) -> None:
    begun, go = threading.Event(), threading.Event()
    stuck = ThreadBridge("stuck")
    stuck.ask(holding(begun, go))
    assert begun.wait(10)
    stuck.stop()
    assert not close_all(0.0), "the end of the program finds it"
    go.set()
    assert close_all(10)


def test_a_wish_to_end_ends_no_thread(bridge: ThreadBridge, qtbot: QtBot) -> None:
    """Whoever asked would wait for ever."""
    heard: list[str] = []
    bridge.ask(lambda _: sys.exit(3), heard.append, failed=lambda error: heard.append(str(error)))
    bridge.ask(lambda _: "next", heard.append)
    qtbot.waitUntil(lambda: heard == ["SystemExit(3)", "next"], timeout=PATIENCE)


def test_who_finishes_does_what_was_asked(bridge: ThreadBridge) -> None:
    done: list[int] = []
    begun, go = threading.Event(), threading.Event()
    bridge.ask(holding(begun, go))
    bridge.ask(lambda _: done.append(1))
    assert begun.wait(10)
    assert not bridge.finish(0.0), "a slow disk holds nobody up"
    go.set()
    assert bridge.finish(10) and done == [1]


def test_a_bridge_that_is_let_go_leaves_no_thread(qtbot: QtBot) -> None:
    bridge = ThreadBridge("left behind")
    with qtbot.waitCallback() as heard:
        bridge.ask(lambda _: threading.current_thread(), heard)
    thread = heard.args[0]
    del bridge
    gc.collect()
    thread.join(10)
    assert not thread.is_alive()


class Told:
    """Answers with the niceness of its thread."""

    def choose(self, observation: object, budget: Budget) -> Any:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@pytest.mark.skipif(sys.platform != "linux", reason="only there threads have a niceness of their own")
def test_a_window_may_go_down_while_a_thread_is_posting(qapp: QApplication) -> None:
    """A post that met the end of its bridge ended the program."""

    def work(question: Question) -> None:
        budget = question.budget(None)
        for step in range(60):
            budget.progress(step / 60)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for number in range(300):
            window = QObject()
            told: list[float] = []
            ThreadBridge("test", window).ask(work, progressed=told.append)
            for _ in range(number % 40 * 3):
                qapp.processEvents()
            delete(window)
            so_far = len(told)
            qapp.processEvents()
            assert len(told) == so_far, "nobody hears it any more"
    finally:
        sys.setswitchinterval(before)


def test_the_screen_goes_before_the_thinker(qtbot: QtBot) -> None:
    seats = ComputerSeats({0: Told}, lambda move: move, GameClock(None))
    before = os.getpriority(os.PRIO_PROCESS, 0)
    with qtbot.waitSignal(seats.answered, timeout=PATIENCE):
        seats.ask([0], lambda _: None)
    assert seats.take(0) == min(19, before + 10)
    assert os.getpriority(os.PRIO_PROCESS, 0) == before
    seats.stop()
