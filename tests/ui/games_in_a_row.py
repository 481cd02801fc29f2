"""Memory while game after game is played: ``python -m tests.ui.games_in_a_row boggle 100``.

Opens a table, plays a little, leaves; every tenth game of Qwirkle is played to its end, two of three of
Boggle to their results. Prints a line of JSON after some of the games: megabytes that are the program's own
(``anon``), those of mapped files, and objects.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

TOLD_AFTER = (1, 2, 5, 10, *range(20, 31, 2), 40, 50, 60, 80, 100)
TOO_LONG_S = 120.0
CALM_MS, REST_S = 400, 0.7
"""After how long the first page is believed to lie still; how long it does between two games, and the table
before it is left."""


def _spin(seconds: float = 0.05) -> None:
    """What a desktop does between two things a person does."""
    from PySide6.QtCore import QCoreApplication, QEvent

    end = time.monotonic() + seconds
    while True:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if time.monotonic() >= end:
            return
        time.sleep(0.001)


def _until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + TOO_LONG_S
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        _spin(0.01)


def _boggle(controller: Any, number: int) -> None:
    """Shake, look at the board; mostly to the results."""
    from app.games.boggle.model import Phase, Shake

    seen = controller.observation
    if seen.phase is Phase.SHAKE and seen.shaker == seen.seat:
        controller.submit(Shake())
    _until(lambda: controller.observation.phase is Phase.READY)
    controller.go_on()
    _spin(0.1)
    if number % 3:
        controller.end_round()
        _until(lambda: controller.observation.phase is Phase.REVIEW)
        _spin(0.3)


def _qwirkle(controller: Any, number: int) -> None:
    """Three moves of the person; every tenth game to its end."""
    from app.engine.player import Budget
    from app.games.qwirkle.baselines import GreedyPlayer

    player, turns = GreedyPlayer(number), 1000 if number % 10 == 0 else 3

    def on_turn() -> bool:
        controller.hurry()
        seen = controller.observation
        return controller.result is not None or seen.turn == seen.seat

    for _ in range(turns):
        _until(on_turn)
        if controller.result is not None:
            return
        controller.submit(player.choose(controller.observation, Budget()))


def _quiddler(controller: Any, number: int) -> None:
    """Some turns of the person; every tenth game to its end."""
    from app.games.quiddler.model import Draw, Phase
    from app.games.quiddler.opponent import mildest

    def on_turn() -> bool:
        controller.hurry()
        seen = controller.observation
        if seen.phase is Phase.DEAL and seen.past:
            controller.go_on()
        return controller.result is not None or seen.seat in seen.waiting

    for _ in range(1000 if number % 10 == 0 else 6):
        _until(on_turn)
        if controller.result is not None:
            return
        seen = controller.observation
        controller.submit(Draw("pile") if seen.phase is Phase.DRAW else mildest(seen))


def _scrabble_cards(controller: Any, number: int) -> None:
    """Four turns of the person; every tenth game to its end."""
    from app.games.scrabble_cards.model import Phase
    from app.games.scrabble_cards.moves import Answer, Pass
    from app.games.scrabble_cards.opponent import mildest

    def asked() -> bool:
        controller.hurry()
        seen = controller.observation
        return controller.result is not None or seen.seat in seen.waiting

    for _ in range(1000 if number % 10 == 0 else 4):
        _until(asked)
        if controller.result is not None:
            return
        seen = controller.observation
        if seen.phase is Phase.ANSWER:
            controller.submit(Answer(False))
        else:
            controller.submit(Pass() if seen.phase is Phase.PLAY else mildest(seen))


PLAY: dict[str, Callable[[Any, int], None]] = {
    "boggle": _boggle,
    "qwirkle": _qwirkle,
    "quiddler": _quiddler,
    "scrabble-cards": _scrabble_cards,
}


def memory() -> dict[str, float]:
    """Megabytes in memory, by whose they are; Linux only."""
    lines = Path("/proc/self/status").read_text("ascii", "replace").splitlines()
    found = dict(line.split(":", 1) for line in lines)
    names = {"rss": "VmRSS", "anon": "RssAnon", "file": "RssFile"}
    return {name: round(int(found[field].split()[0]) / 1024, 1) for name, field in names.items()}


def _play(window: Any, services: Any, game: str, number: int) -> None:
    from app.engine.rules import Seat

    window.games.start(game, [Seat("Eva"), Seat("", "ai", 1 + number % 5)], {})
    controller = window.stack.current.controller
    _spin()
    PLAY[game](controller, number)
    _spin(REST_S)
    save = controller.save.id
    del controller
    window.show_home()
    _spin(REST_S)
    if services.saves.path(save).exists():
        services.saves.delete(save)  # the shelf is not what is measured


def main() -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=PLAY)
    parser.add_argument("games", type=int)
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    gc.disable()  # as in the program
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SLOVOHRATKY_HOME"] = home
        from app.ui.allocator import GarbageCollector, collect, return_big_blocks
        from app.ui.startup import make_services
        from app.ui.window import main_window

        main_window.CALM_MS = CALM_MS
        return_big_blocks()
        services = make_services(language="cs", theme="light")
        # The rules of inflection are read for the first word that no list explains, whichever game brings it:
        # not a thing that a game leaves behind.
        assert services.lexicon is not None and services.lexicon.analyses("slovo")
        services.household.ban("kůň")  # what is left of the word list is each game's own
        window = main_window.MainWindow(services)
        GarbageCollector(window)
        window.resize(1280, 800)
        window.show()
        _spin(main_window.WARM_UP_MS / 1000 + REST_S)
        for number in range(1, asked.games + 1):
            _play(window, services, asked.game, number)
            if number in TOLD_AFTER or number == asked.games:
                megabytes = memory()  # before: that the program collects is seen there
                if number == asked.games:
                    collect()  # a table that only waits for its turn is not kept
                everything = gc.get_objects()
                count = {
                    "objects": len(everything),
                    "qobjects": sum(isinstance(o, QObject) for o in everything),
                }
                del everything
                print(json.dumps({"game": number, **megabytes, **count}), flush=True)
        window.close()
        _spin()
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
