"""Finished games come into the journal by themselves, and stay there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from app.engine.chance import Chance
from app.engine.rules import Seat
from app.paths import user_data_dir
from app.storage.journal.kept import KeptGame
from app.storage.journal.store import FILE, FOLDER
from app.storage.problems import StorageKind, StorageProblem
from app.storage.results import Results
from app.storage.saves import KEPT_FINISHED, SaveStore, packed
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.games.every import own_tests
from tests.games.kit import AnyMatch, Scenario, play, start
from tests.storage.test_journal import filled
from tests.ui.kit import plain

Open = Callable[..., MainWindow]


def kept(window: MainWindow, qtbot: QtBot) -> list[KeptGame]:
    """What a page would be told."""
    told: list[list[KeptGame]] = []
    window.services.journal.ask(lambda journal, _: journal.games(), told.append)
    qtbot.waitUntil(lambda: bool(told))
    return told[0]


def a_match() -> AnyMatch:
    """A finished game of people at one screen."""
    kit = own_tests("qwirkle", "kit").KIT
    scenario = Scenario("people", (Seat("Žofie", profile="p"), Seat("Ondra")), {})
    return play(start("qwirkle", scenario), kit, Chance(5))


def finished_saves(how_many: int) -> list[str]:
    record = a_match().record
    store = SaveStore(user_data_dir() / "saves")
    for number in range(how_many):
        document = json.loads(packed(record, 0, finished=True))
        document["changed"] = f"2026-01-{number + 1:02}T10:00:00+01:00"
        store.store(f"s{number:02}", json.dumps(document).encode())
    return [f"s{number:02}" for number in reversed(range(how_many))]


def test_what_older_versions_kept_is_taken_in_and_then_makes_room(open_window: Open, qtbot: QtBot) -> None:
    names = finished_saves(KEPT_FINISHED + 3)
    Results(user_data_dir()).put(
        "quiddler", {"id": "solo", "edition": "cz", "left": 12, "at": "2025-01-01T10:00:00+01:00"}
    )
    window = open_window()
    with qtbot.waitSignal(window.services.journal.changed):
        pass
    found = kept(window, qtbot)
    assert [one.id for one in found] == [*names, "solo"]
    assert not found[-1].whole and found[-1].seats[0].score == 12
    assert len(list((user_data_dir() / "saves").glob("*.json"))) == KEPT_FINISHED
    window.games.open_kept(names[-1])
    qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage))


def test_a_journal_that_cannot_be_written_is_told_and_the_saves_stay(open_window: Open, qtbot: QtBot) -> None:
    finished_saves(KEPT_FINISHED + 3)
    Path(user_data_dir(), FOLDER).write_text("in the way")
    window = open_window()
    qtbot.waitUntil(lambda: "banner" in vars(window) and window.banner.isVisible())
    assert "není v deníku" in plain(window.banner.text())
    assert len(list((user_data_dir() / "saves").glob("*.json"))) == KEPT_FINISHED + 3


def test_what_is_told_already_is_not_told_again(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    for _ in range(3):
        window.services.journal.failed.emit(StorageProblem(StorageKind.FULL, user_data_dir()))
    text = plain(window.banner.text())
    assert text.count("není v deníku") == 1 and "Na disku není místo" in text
    window.services.journal.failed.emit(StorageProblem(StorageKind.SLOW, user_data_dir()))
    assert "Disk neodpovídá" in plain(window.banner.text())
    window.services.journal.changed.emit()  # it is there now
    assert "Disk neodpovídá" not in plain(window.banner.text()) or not window.banner.isVisible()


def test_a_damaged_journal_is_made_again_and_that_is_told(open_window: Open, qtbot: QtBot) -> None:
    filled(user_data_dir())
    database = user_data_dir() / FOLDER / FILE
    database.write_bytes(b"no database" * 1_000)
    window = open_window()
    assert kept(window, qtbot)
    qtbot.waitUntil(lambda: "banner" in vars(window) and window.banner.isVisible())
    aside = next(name for name in database.parent.iterdir() if name.read_bytes().startswith(b"no database"))
    assert aside.name in window.banner.text()


def test_a_game_is_in_the_journal_as_soon_as_it_is_over(window: MainWindow, qtbot: QtBot) -> None:
    match = a_match()
    last = match.record.turns[-1]
    saves = window.services.saves
    saves.store("one", packed(match.rewound(len(match.record.turns) - 1).record, 0))
    window.games.resume(saves.load("one"))
    page = window.stack.current
    assert isinstance(page, TablePage)
    page.controller.ready()
    assert not (user_data_dir() / FOLDER / FILE).exists()
    with qtbot.waitSignal(window.services.journal.changed):
        page.controller.submit_for(last.seat, last.move)
    (line,) = kept(window, qtbot)
    assert (line.id, line.game) == ("one", "qwirkle")
    assert [seat.score for seat in line.seats] == list(match.record.scores)
