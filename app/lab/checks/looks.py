"""How long a change of look holds up the screen: colours, text size and language, on the first page and at
every table. Run as a process of its own by ``bench``."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from functools import partial

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engine.rules import Seat
from app.games import catalogue
from app.ui import startup
from app.ui.services import Services
from app.ui.window.main_window import MainWindow
from app.widgets.later import soon

SEATS = (Seat("A"), Seat("B"), Seat("C", "ai", 1))
AT_REST_MS = 1_000
"""By then a table has come in and lies still."""
BETWEEN_MS = 100
TEXT_SIZES = (1.25, 1.0)
KINDS, LANGUAGES = ("dark", "projector", "light"), ("en", "cs")


def measure(window: MainWindow, services: Services, done: Callable[..., object]) -> None:
    """Tell the milliseconds from each change to the new picture as look_change_ms."""
    services.theme.set_reduced_motion(True)
    services.theme.set_kind(KINDS[-1])
    services.translation.set_choice(LANGUAGES[-1])
    places: list[Callable[[], None]] = [
        window.show_home,
        *(partial(window.games.start, game.name, SEATS, {}) for game in catalogue.GAMES),
    ]
    changes: list[Callable[[], None]] = [
        *(partial(services.theme.set_kind, kind) for kind in KINDS),
        *(partial(services.theme.set_text_size, size) for size in TEXT_SIZES),
        *(partial(services.translation.set_choice, language) for language in LANGUAGES),
    ]
    found: list[float] = []
    for go in places:
        go()
        QTest.qWait(AT_REST_MS)
        for change in changes:
            start = time.perf_counter()
            change()
            for _ in range(2):  # what is laid out anew is painted in the second round
                QApplication.processEvents()
            found.append(round(1e3 * (time.perf_counter() - start), 3))
            QTest.qWait(BETWEEN_MS)
    done(look_change_ms=found)


def _begin(window: MainWindow, services: Services, done: Callable[..., object]) -> None:
    soon(window, lambda: measure(window, services, done))  # the end of the program needs its event loop


def main() -> int:
    """Start the application, measure, tell and leave."""
    gc.disable()  # as `app.__main__` does
    return startup.main(["--check"], _begin)
