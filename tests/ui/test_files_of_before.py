"""What an earlier version wrote (``tests/vectors/before``) opens: saves in the program, records in the lab.

The files are never made anew; a format that changes gets files of its own beside them.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.engine.match import Match
from app.engine.record import Record
from app.games import catalogue
from app.lab.__main__ import main
from app.paths import user_data_dir
from app.storage.saves import SavedGame, SaveStore
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.lists.model import LINE

BEFORE = Path(__file__).parents[1] / "vectors" / "before"
GAMES = ("boggle", "qwirkle")

Open = Callable[..., MainWindow]
Resumed = Callable[[str], tuple[dict[str, Any], SavedGame]]


@pytest.fixture
def resumed(open_window: Open, qtbot: QtBot) -> Resumed:
    """Goes on with a game's old save from the first page, leaves it again: what was written, and what is."""

    def go_on(game: str) -> tuple[dict[str, Any], SavedGame]:
        folder = user_data_dir() / "saves"
        folder.mkdir(parents=True)
        shutil.copy(BEFORE / f"{game}.save.json", folder / "old.json")
        written = json.loads((folder / "old.json").read_text("utf-8"))
        window = open_window()
        view = window.home.saved.view
        qtbot.waitUntil(lambda: view.saves.rowCount() == 1)
        view.continue_requested.emit(view.saves.index(0).data(LINE))
        page = window.stack.current
        assert isinstance(page, TablePage) and page.controller.game == game
        window.show_home()
        return written, SaveStore(folder).load("old")

    return go_on


@pytest.mark.parametrize("game", GAMES)
def test_a_save_goes_on_from_the_first_page(resumed: Resumed, game: str) -> None:
    written, again = resumed(game)
    before, now = written["record"], again.record.to_json()
    turns = len(before["turns"])
    assert now["turns"][:turns] == before["turns"], "a computer player may have moved since"
    same = before.keys() - {"turns", "result"}
    assert {name: now[name] for name in same} == {name: before[name] for name in same}
    assert again.elapsed == written["elapsed"]


def test_a_hand_lies_as_it_was_left(resumed: Resumed) -> None:
    written, again = resumed("qwirkle")
    before, now = (notes["racks"]["0"] for notes in (written["notes"], again.notes))
    assert [now[place] for place, tile in enumerate(before) if tile in now] == [4, 17], "the others were laid"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_replays(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = BEFORE / f"{game}.records.jsonl"
    for line in file.read_text("utf-8").splitlines():
        record = Record.loads(line)
        assert Match.replay(catalogue.find(game).rules(None), record).result == record.result
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out
