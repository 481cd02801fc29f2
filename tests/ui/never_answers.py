"""Computer players that never answer, at the tables of the real window; alone a program whose window is
closed while one is at it: ``python -m tests.ui.never_answers boggle loops``."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest

from app.games import catalogue

ENDLESS_S = 60.0
"""So long is endless in a test: whoever waits for the player fails, and is not waited for without end."""


class Hostile:
    """Makes players that never answer until they are let go."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self.begun, self.let_go = threading.Event(), threading.Event()

    def choose(self, observation: object, budget: object) -> Any:
        """Without a look at the budget."""
        self.begun.set()
        if self._kind == "loops":
            while not self.let_go.is_set():
                pass
        else:
            self.let_go.wait(ENDLESS_S)  # in a call of the C library, without Python's lock
        return None


def sit_down(monkeypatch: pytest.MonkeyPatch, name: str, hostile: Hostile) -> None:
    """Have every computer player of a game be this one."""
    entry = catalogue.entry
    game = catalogue.find(name)._replace(opponent=lambda *_: hostile)
    monkeypatch.setattr(catalogue, "find", lambda asked: game if asked == name else entry(asked).game)


def bring_to_turn(controller: Any, hostile: Hostile) -> Callable[[], bool]:
    """What a person does until the player is asked; True then."""
    mildest = catalogue.find(controller.game).mildest

    def is_asked() -> bool:
        if not hostile.begun.is_set():
            controller.go_on()
            controller.submit(mildest(controller.observation))
        return hostile.begun.is_set()

    return is_asked


def main() -> int:
    """Start the program, let the player begin, close the window."""
    from PySide6.QtCore import QTimer

    from app.engine.rules import Seat
    from app.ui.startup import main as start

    game, kind = sys.argv[1:]
    hostile = Hostile(kind)

    def play(window: Any, _services: Any, report: Callable[[], object]) -> None:
        window.games.start(game, [Seat("Eva"), Seat("", "ai", 1)], {})
        is_asked = bring_to_turn(window.stack.current.controller, hostile)
        timer = QTimer(window)
        timer.timeout.connect(lambda: report() if is_asked() else None)
        timer.start(10)

    with pytest.MonkeyPatch.context() as patch:
        sit_down(patch, game, hostile)
        return start(["--check"], play)


if __name__ == "__main__":
    sys.exit(main())
