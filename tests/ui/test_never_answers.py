"""A computer player that never answers holds up no table, no window and not the end of the program."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games import catalogue
from app.paths import HOME_VARIABLE
from app.ui.match import computer_seats
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.ui.never_answers import ENDLESS_S, Hostile, bring_to_turn, sit_down

ROOT = Path(__file__).resolve().parents[2]
SEATS = [Seat("Eva"), Seat("Zajíc", "ai", 1)]
KINDS = ("loops", "waits")
GAMES = [entry.name for entry in catalogue.GAMES]

at_every_table = pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in GAMES for kind in KINDS])


@pytest.fixture
def hostile(kind: str, game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hostile]:
    made = Hostile(kind)
    sit_down(monkeypatch, game, made)
    patience = threading.Timer(ENDLESS_S / 2, made.let_go.set)  # a screen that waits comes back, and fails
    patience.start()
    yield made
    patience.cancel()
    made.let_go.set()


def open_table(window: MainWindow, game: str, hostile: Hostile, qtbot: QtBot) -> TablePage:
    """A table whose computer player has been asked."""
    window.games.start(game, SEATS, {})
    page = window.stack.current
    assert isinstance(page, TablePage)
    qtbot.waitUntil(bring_to_turn(page.controller, hostile), timeout=20_000)
    return page


@at_every_table
def test_a_table_and_the_window_are_left_at_once(
    window: MainWindow, game: str, hostile: Hostile, qtbot: QtBot
) -> None:
    open_table(window, game, hostile, qtbot)
    window.show_home()
    qtbot.waitUntil(lambda: window.stack.current is window.home)
    hostile.begun.clear()
    again = open_table(window, game, hostile, qtbot)  # another stray thread
    window.games.start(game, SEATS, {})
    # A machine with much else to do may need a moment more to save: it is asked, and goes on by itself.
    qtbot.waitUntil(lambda: window.stack.current is not again)
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert not hostile.let_go.is_set(), "somebody waited for it"


@at_every_table
def test_it_is_told_and_the_game_goes_on_without_it(
    window: MainWindow, game: str, hostile: Hostile, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_seats, "LOOK_MS", 10)
    page = open_table(window, game, hostile, qtbot)
    made: list[int | None] = []
    page.controller.observation_changed.connect(lambda _, turns: made.extend(turn.seat for turn in turns))
    qtbot.waitUntil(lambda: page.banner.isVisible() and 1 in made, timeout=20_000)
    assert "hraje" in page.banner.text(), "that it plays no more"
    assert page.controller.computers.is_silent(1)


@pytest.mark.parametrize("kind", KINDS)
def test_the_program_ends(kind: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.ui.never_answers", GAMES[0], kind]
    environment = {**os.environ, HOME_VARIABLE: str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=ENDLESS_S / 2)
    assert done.returncode == 0, done.stderr
