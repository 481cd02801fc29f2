"""How long the journal, its numbers and another choice of games take to come, and a step of a game that is
replayed: from the press until all that is told in words is painted, and how long the screen is held up by a
chart that is drawn after that. Run as a process of its own by ``bench``, in a home with the
games of many years."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from app.engine.record import Record
from app.games import catalogue
from app.lab.kept_games import PEOPLE
from app.storage.journal.kept import Filter
from app.storage.journal.store import Journal
from app.ui import faces, startup
from app.ui.pages.journal.page import JournalPage
from app.ui.pages.past.replay import ReplayPage
from app.ui.services import Services
from app.ui.window.main_window import MainWindow
from app.widgets.later import soon

TIMES, AT_REST_MS, PATIENCE_S = 3, 300, 60.0
LOOK_MS = 200
"""Where no event comes, it is seen so often whether what is waited for is there."""
STEPS = 100
"""So many steps of a game are gone forward, and then back again."""
SEEN = 20
"""The longest of so many games is replayed."""

Done = Callable[[], bool]


def measure(window: MainWindow, services: Services, done: Callable[..., object]) -> None:
    """Tell milliseconds: journal_open_ms, statistics_open_ms, chart_step_ms, filter_ms, replay_step_ms."""
    services.theme.set_reduced_motion(True)
    faces.warm_up()  # as the application does a moment after its start
    opened, numbers, drawn, filtered = (list[float]() for _ in range(4))
    for _ in range(TIMES):
        page = _journal(window, opened)
        numbers.append(_chosen(page, "numbers"))
        drawn += _drawn(page)
        for tab in ("numbers", "games"):
            _chosen(page, tab)
            filtered += _filtered(page)
        window.show_home()
        _rest(AT_REST_MS)
    steps = [took for record in _records(services) for took in _replayed(window, record)]
    done(
        journal_open_ms=opened,
        statistics_open_ms=numbers,
        chart_step_ms=drawn,
        filter_ms=filtered,
        replay_step_ms=steps,
    )


def _journal(window: MainWindow, opened: list[float]) -> JournalPage:
    def settled() -> bool:
        page = window.stack.current
        return isinstance(page, JournalPage) and page.is_settled

    opened.append(_timed(window.open_journal, settled))
    page = window.stack.current
    assert isinstance(page, JournalPage)
    return page


def _chosen(page: JournalPage, tab: str) -> float:
    def choose() -> None:
        page.tabs.set_value(tab)
        page.tabs.choice_changed.emit(tab)

    return _timed(choose, lambda: page.stands, rest=0)


def _drawn(page: JournalPage) -> list[float]:
    """What the screen is held up by while charts are drawn, those in sight first."""
    held: list[float] = []
    end = time.perf_counter() + 2 * AT_REST_MS / 1e3
    while not page.is_settled or time.perf_counter() < end:
        start = time.perf_counter()
        QApplication.processEvents()
        held.append(round(1e3 * (time.perf_counter() - start), 3))
    return [one for one in held if one > 1]


def _filtered(page: JournalPage) -> list[float]:
    """One choice after the other."""
    choices = [
        page.wanted._replace(game=game.name, person=person)
        for game, person in zip(catalogue.GAMES, (*PEOPLE, ""), strict=True)
    ]
    return [_timed(partial(page.choose, wanted), lambda: page.stands) for wanted in choices]


def _records(services: Services) -> Sequence[Record]:
    """A long game of each kind."""
    found: list[Record] = []

    def read(journal: Journal, _: object) -> list[Record]:
        kept = [journal.games(Filter(game=game.name), most=SEEN) for game in catalogue.GAMES]
        whole = [[journal.game(one.id).record for one in games] for games in kept]
        return [max(records, key=lambda one: len(one.turns)) for records in whole]

    services.journal.ask(read, found.extend)
    _wait(lambda: bool(found))
    return found


def _replayed(window: MainWindow, record: Record) -> list[float]:
    window.past.replay(record)
    page = window.stack.current
    assert isinstance(page, ReplayPage)
    _wait(lambda: page.story is not None)
    assert page.story is not None, f"a kept game of {record.game} cannot be shown"
    _rest(AT_REST_MS)
    most = min(STEPS, page.transport.slider.maximum())
    steps = [1] * most + [-1] * most
    all_of_it = QApplication.processEvents
    took = [_timed(partial(page.transport.step, step), lambda: True, 0, all_of_it) for step in steps]
    window.show_home()
    _rest(AT_REST_MS)
    return took


def _timed(
    do: Callable[[], object],
    is_there: Done,
    rest: int = AT_REST_MS,
    paint: Callable[[], object] = QApplication.sendPostedEvents,
) -> float:
    """Milliseconds until what was asked for is painted. paint: does that; timers, which draw charts, are left
    for later."""
    start = time.perf_counter()
    do()
    _wait(is_there)
    for _ in range(2):  # what is laid out anew is painted in the second round
        paint()
    took = 1e3 * (time.perf_counter() - start)
    if rest:
        _rest(rest)
    return round(took, 3)


def _rest(ms: int) -> None:
    """Let the application do what it does while nobody asks anything of it, its threads, too."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _wait(is_there: Done) -> None:
    """Asleep between events, as the application is: a thread that asks all the time takes from the one that
    works."""
    end = time.perf_counter() + PATIENCE_S
    alarm = QTimer(interval=LOOK_MS)
    alarm.start()
    while not is_there() and time.perf_counter() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _begin(window: MainWindow, services: Services, done: Callable[..., object]) -> None:
    soon(window, lambda: measure(window, services, done))  # the end of the program needs its event loop


def main() -> int:
    """Start the application, measure, tell and leave."""
    gc.disable()  # as `app.__main__` does
    return startup.main(["--check"], _begin)
