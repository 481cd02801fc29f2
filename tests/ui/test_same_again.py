"""Playing once more: another game, or the very same deal."""

from __future__ import annotations

from datetime import datetime

from app.engine.rules import Seat
from app.storage.profiles import Profiles
from app.storage.saves import SavedGame, new_id
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.ui.conftest import Open
from tests.ui.test_replay import played

SEATS = (Seat("Žofie"), Seat("Liška", "ai", 3))


def table(window: MainWindow) -> TablePage:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


def test_the_same_deal_begins_with_the_same_chance_and_another_game_with_another(
    family: Profiles, open_window: Open
) -> None:
    window = open_window()
    window.games.start("qwirkle", SEATS, {})
    first = table(window)
    first.same_deal()
    same = table(window)
    assert same is not first
    assert same.controller.seed == first.controller.seed
    same.view.play_again_requested.emit()
    assert table(window).controller.seed != first.controller.seed


def test_a_table_finds_its_history_again(family: Profiles, open_window: Open) -> None:
    window = open_window()
    window.games.start("qwirkle", SEATS, {})
    context = table(window).view.context
    context.archive.put({"id": context.game_id, "left": 3})
    window.games.start("qwirkle", SEATS, {})
    again = table(window).view.context
    assert [(one["id"], one["left"]) for one in again.archive.entries()] == [(context.game_id, 3)]
    assert again.game_id not in ("", context.game_id)


def test_a_kept_game_is_left_by_one_escape(family: Profiles, open_window: Open) -> None:
    window = open_window()
    kept = SavedGame(new_id("qwirkle"), played("qwirkle"), 5, datetime.now(), finished=True)
    window.games.game_ready.emit(window.services.open_kept(kept))
    table(window).go_back()
    assert window.stack.current is window.home
