"""A game on a disk that fails at any call: each move is there in the next life, or the person was told.

Every game of the catalogue is played by people at one screen, from `tests.storage.test_faulty_disk` with the
controller and its threads in between.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.rules import Seat
from app.games import catalogue
from app.storage.saves import SaveStore
from app.ui.match.autosave import Autosave
from app.ui.match.match_controller import MatchController
from app.ui.pages.settings import SettingsPage
from app.ui.window.main_window import MainWindow
from tests.games.every import own_tests
from tests.storage.faulty_disk import FAULTS, Fault, FaultyDisk
from tests.ui.kit import click

NAMES = [entry.name for entry in catalogue.GAMES]
MOVES = 3


def a_game(name: str) -> tuple[Match, catalogue.Game]:  # type: ignore[type-arg]
    game = catalogue.find(name)
    kit = own_tests(name, "kit").KIT
    scenario = kit.scenarios[-1]
    seats = [Seat(f"person {number}", age=9) for number in range(len(scenario.seats))]
    return Match.new(game.rules(None), seats, 5, scenario.options), game


def play(name: str, folder: Path, fault: Fault, at: int) -> tuple[int, bool, FaultyDisk]:
    """Some moves, and away. How many turns there were then, and whether the last word was of trouble."""
    match, game = a_game(name)
    disk = FaultyDisk(folder, fault, at)
    store = SaveStore(folder)
    save = Autosave(store, "game")
    controller = MatchController(match, {}, save, game.mildest)
    told: list[bool] = []
    controller.saving_failed.connect(lambda _: told.append(True))
    controller.saving_succeeded.connect(lambda: told.append(False))
    kit, chance = own_tests(name, "kit").KIT, Chance(5)
    with disk.mounted():
        controller.start()
        while len(match.record.turns) < MOVES:
            if controller.viewer.is_covered:
                controller.ready()
            if match.work_ahead() is None:
                controller.submit_for(*kit.move(match, chance))
                save.flush()
            QApplication.processEvents()  # what is found ahead
        QApplication.processEvents()
        trouble = controller.save.trouble()
        if trouble is not None and not fault.stays:
            trouble = controller.save.trouble()
            assert trouble is None, "once more, and it is safe"
        elif trouble is not None:
            QApplication.processEvents()
            assert told[-1:] == [True], "what keeps the table is told there, too"
            controller.save.give_up()
        controller.leave()
        save.flush()
        QApplication.processEvents()
    return len(match.record.turns), trouble is not None, disk


def on_disk(folder: Path) -> int:
    saves = SaveStore(folder).all()
    return len(saves[0].record.turns) if saves else 0  # type: ignore[union-attr]


def try_all(name: str, folder: Path, fault: Fault, report: Callable[[int, int], object]) -> None:
    turns, told, healthy = play(name, folder / "healthy", fault, -1)
    assert turns >= MOVES and not told and on_disk(folder / "healthy") == turns
    warned = 0
    for at in range(len(healthy.calls)):
        home = folder / str(at)
        made, told, _ = play(name, home, fault, at)
        assert told or on_disk(home) == made, f"{fault.name} at call {at} ({healthy.calls[at]})"
        warned += told
    report(len(healthy.calls), warned)


ONES = [fault for fault in FAULTS if fault.error]
"""Killed programs lose nothing by a test of their own: threads cannot be killed here."""


@pytest.mark.parametrize(
    "fault",
    [pytest.param(one, marks=[] if one is FAULTS[0] else pytest.mark.heavy, id=one.name) for one in ONES],
)
@pytest.mark.parametrize("name", NAMES)
def test_no_move_is_lost_untold(name: str, fault: Fault, tmp_path: Path, qapp: QApplication) -> None:
    def report(calls: int, warned: int) -> None:
        assert bool(warned) is fault.stays, "what came right by itself asks nothing"
        print(f"{name}: {fault.name}: {calls} calls, {warned} told, 0 lost")

    try_all(name, tmp_path, fault, report)


def test_words_that_cannot_be_saved_as_text_are_told(
    open_window: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "slova.txt"
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(file)])
    window = open_window()
    window.services.household.add("chrochták")
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    healthy = FaultyDisk(tmp_path)
    with healthy.mounted():
        click(qtbot, page.household.export_button)
    before = file.read_bytes()
    for at, call in enumerate(healthy.calls):
        window.banner.hide()
        with FaultyDisk(tmp_path, FAULTS[0], at).mounted():
            click(qtbot, page.household.export_button)
        assert file.read_bytes() == before, f"at {call}"
        passed_over = at > healthy.calls.index("replace")  # the new name on the disk: no power is cut
        assert window.banner.isVisible() or passed_over, f"at {call}"
