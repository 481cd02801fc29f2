"""A game is one folder and one entry: what a game that is only there for tests gets, nothing else written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.lab.__main__ import main
from app.ui.pages.home.page import HomePage
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.games.every import all_games  # noqa: F401  (used by every test)
from tests.games.screens import KITS, Sitting
from tests.hands import Hands

Open = Callable[..., MainWindow]
SCREEN = KITS["noughts"]


def test_the_laboratory_plays_and_replays_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "games.jsonl")
    seats = ["--seat", "ai:5", "--seat", "ai:1"]
    assert main(["play", "noughts", *seats, "--games", "20", "--records", file, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["seats"][0]["wins"] > report["seats"][1]["wins"]
    assert main(["replay", file]) == 0
    assert main(["play", "noughts", *seats, "--option", "size=5"]) == 2


def test_it_is_photographed(tmp_path: Path) -> None:
    from app.lab import shots

    names = [name for name in shots.all_scenes() if "noughts" in name]
    whole = ("newgame", "rules", "noughts", "numbers", "replay", "past", "past-turns")
    assert names == [f"{one}-{'begun' if one == 'noughts' else 'noughts'}" for one in whole]
    for path in shots.render(
        tmp_path, sizes=((1024, 640),), themes=("dark",), languages=("cs",), scenes=names
    ):
        assert not QImage(str(path)).isNull()


def test_it_stands_beside_the_others_and_can_be_looked_back_at(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    hands, home = Hands(window), window.stack.current
    assert isinstance(home, HomePage)
    assert "Noughts. Three in a row." in {cover.accessibleName() for cover in home.covers}
    window.games.start("noughts", SCREEN.seats, {})
    page = window.stack.current
    assert isinstance(page, TablePage)
    at = Sitting(window, page, hands, qtbot)
    SCREEN.begin(at)
    places = [place for place, _ in at.controller.observation.cells]
    at.view.list.setFocus(Qt.FocusReason.TabFocusReason)
    for place in reversed(places):
        hands.press(Qt.Key.Key_Down)
        assert at.view.grid.ringed == place
    hands.rest()  # the page has just come in
    hands.press(Qt.Key.Key_Escape)
    assert at.view.grid.ringed is None
