"""The only bridge between the screen and worker threads: a question goes over, an answer comes back.

Whoever asks names what is to be done in the thread and who hears the answer at the screen. A question
is its own token: once dropped, it is answered to nobody, and whoever works on it is told to stop. Nobody
waits for them to notice: who never looks up is left behind, and the program ends without them.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import isValid

from app.engine.player import Budget

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

STEPS_BACK = 10
"""How much nicer than the screen a thread that thinks long is."""


class Question:
    """One thing asked of a thread; it ends answered, failed or dropped."""

    def __init__(
        self,
        work: Callable[[Question], Any],
        then: Callable[[Any], object],
        failed: Callable[[Exception], object],
        progressed: Callable[[float], object],
        post: Callable[[Callable[[], None]], object],
        owner: QObject | None = None,
    ) -> None:
        """post: has something called at the screen. owner: who hears the answer, while it is there."""
        self._work, self._then, self._failed, self._progressed = work, then, failed, progressed
        self._post, self._owner = post, owner
        self._dropped = False

    @property
    def is_dropped(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self._dropped

    def drop(self) -> None:
        """The question no longer stands; whoever works on it ends as soon as they look."""
        self._dropped = True
        self._then = self._failed = self._progressed = _nothing  # what they hold is free to go

    def budget(self, seconds: float | None) -> Budget:
        """The budget of whoever works on the question: so many seconds (None: no limit), and over when the
        question is dropped."""
        return Budget(
            seconds,
            stopped=lambda: self._dropped,
            on_progress=self._progress,
        )

    def _progress(self, share: float) -> None:
        self._post(lambda: self._tell(self._progressed, share))

    def answer(self) -> None:
        """Work on it, in the thread, and send over what came of it."""
        try:
            found = self._work(self)
        except BaseException as error:  # a fault beside the screen must not take the thread with it
            if self._dropped:
                log.debug("a question that was dropped failed", exc_info=True)
            # Whoever calls for the end of the program from there has failed like any other.
            fault = error if isinstance(error, Exception) else RuntimeError(repr(error))
            self._post(partial(self._tell_failure, fault))
        else:
            self._post(lambda: self._tell(self._then, found))

    def _tell_failure(self, error: Exception) -> None:
        self._tell(self._failed, error)

    def _tell(self, hear: Callable[[Any], object], what: object) -> None:
        """Runs in the thread of the interface."""
        if not self._dropped and (self._owner is None or isValid(self._owner)):
            hear(what)


class _Line:
    """Questions in the order they were asked, and the thread that begins with the first of them.

    It knows nothing of the bridge, so that one that was let go does not stay for its thread's sake."""

    def __init__(self, name: str, *, nice: bool) -> None:
        self._name, self._nice = name, nice
        self._wake = threading.Condition()
        self._waiting: deque[Question] = deque()
        self._current: Question | None = None
        self._thread: threading.Thread | None = None
        self._ending = False

    def put(self, question: Question) -> None:
        """Have it answered after those before it; never, where the thread has been ended."""
        with self._wake:
            if self._ending:
                question.drop()
                return
            self._waiting.append(question)
            self._wake.notify_all()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
            _begun.add(self)

    def clear(self) -> None:
        """Drop the questions that nobody works on yet."""
        with self._wake:
            for question in self._waiting:
                question.drop()
            self._waiting.clear()

    def flush(self, seconds: float) -> bool:
        """Wait until everything is done; False when it took too long."""
        with self._wake:
            return self._wake.wait_for(lambda: not self._waiting and self._current is None, seconds)

    def close(self) -> threading.Thread | None:
        """Take no more questions; the thread ends with the last of them. Returns it for whoever waits."""
        with self._wake:
            self._ending = True
            self._wake.notify_all()
        return self._thread

    def drop(self) -> None:
        """Drop everything for good."""
        self.clear()
        with self._wake:
            if self._current is not None:
                self._current.drop()
        self.close()

    def _run(self) -> None:
        if self._nice and sys.platform == "linux":
            # Only there has a thread a niceness of its own; elsewhere it would be the whole program's.
            os.nice(STEPS_BACK)
        while True:
            with self._wake:
                self._current = None
                self._wake.notify_all()
                self._wake.wait_for(lambda: self._waiting or self._ending)
                if not self._waiting:
                    return
                self._current = self._waiting.popleft()
            if not self._current.is_dropped:
                self._current.answer()


_begun: weakref.WeakSet[_Line] = weakref.WeakSet()
"""Those whose threads may still run."""


class _Mailbox(QObject):
    """Where threads leave what is to be called at the screen. It belongs to no window: one that went down
    while a thread was just posting would be written to after its end."""

    posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.posted.connect(self._on_posted, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _on_posted(self, call: Callable[[], None]) -> None:
        call()


@cache
def _mailbox() -> _Mailbox:
    """The only one; first asked for at the screen."""
    return _Mailbox()


class ThreadBridge(QObject):
    """Asks one thread, one question after the other; answers come when the event loop is back.

    A bridge that is let go ends its thread by itself, and the program ends without waiting for it."""

    def __init__(self, name: str, parent: QObject | None = None, *, nice: bool = False) -> None:
        """name: of the thread. nice: the screen goes first where processors are scarce."""
        super().__init__(parent)
        self._line = _Line(name, nice=nice)
        self._post = _posting(self)
        self._let_go = weakref.finalize(self, self._line.drop)

    def ask(
        self,
        work: Callable[[Question], Answer],
        then: Callable[[Answer], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        progressed: Callable[[float], object] | None = None,
        *,
        owner: QObject | None = None,
    ) -> Question:
        """Have something done in the thread, after everything asked before.

        work: called there with the question. then, failed, progressed: hear at the screen what came
        of it; a failure that nobody hears is raised there, like any fault of the program. owner: a page
        that may go before the bridge does; nothing is told to what is gone.
        """
        question = Question(
            work, then or _nothing, failed or _raised, progressed or _nothing, self._post, owner
        )
        self._line.put(question)
        return question

    def drop_waiting(self) -> None:
        """Drop the questions that nobody works on yet."""
        self._line.clear()

    def flush(self, seconds: float) -> bool:
        """Wait until everything asked is done, though not yet told; False when it took too long."""
        return self._line.flush(seconds)

    def stop(self) -> None:
        """Drop all questions for good. The thread ends when whoever works there notices; nobody waits."""
        self._let_go.detach()
        self._line.drop()

    def finish(self, seconds: float) -> bool:
        """Take no more questions and wait until all are done; False when it took longer than that, and
        the thread goes on alone."""
        self._let_go.detach()
        thread = self._line.close()
        if thread is not None:
            thread.join(seconds)
        return thread is None or not thread.is_alive()


def close_all(seconds: float) -> bool:
    """At the end of the program: take no more questions and wait so long until all that were asked are done;
    False when somebody is still at work."""
    end = time.monotonic() + seconds
    threads = [line.close() for line in _begun]
    for thread in filter(None, threads):
        thread.join(max(0.0, end - time.monotonic()))
    return not any(thread is not None and thread.is_alive() for thread in threads)


def _posting(bridge: ThreadBridge) -> Callable[[Callable[[], None]], None]:
    """By what a thread has something called at the screen, unless the bridge has gone by then. The thread
    does not hold the bridge: what belongs to the screen ends there."""
    mailbox, there = _mailbox(), weakref.ref(bridge)

    def call_at_screen(call: Callable[[], None]) -> None:
        still = there()
        if still is not None and isValid(still):
            call()

    return lambda call: mailbox.posted.emit(partial(call_at_screen, call))


def _nothing(_: object) -> None:
    """Nobody wants to hear it."""


def _raised(error: Exception) -> None:
    raise error
