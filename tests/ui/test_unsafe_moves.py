"""By every way out of a game that the disk does not have, the person is asked; a silent disk stops nobody."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.catalogue import find
from app.paths import user_data_dir
from app.storage import copies, problems
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import Profiles
from app.storage.saves import SavedGame, SaveStore, packed
from app.ui.match import autosave
from app.ui.match.match_controller import MatchController
from app.ui.match.unsafe_moves import UnsafeMoves
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.games.every import own_tests
from tests.games.kit import play
from tests.ui.kit import click, press, sheet, spoken, tab_to, texts

TURNS = 6


class Disk:
    """Where the saves go: ``full``, or ``silent`` until it is let go on."""

    def __init__(self) -> None:
        self.full = False
        self.answers = threading.Event()
        self.answers.set()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    it, write, sync = Disk(), problems.write_atomically, os.fsync

    def store(self: SaveStore, save_id: str, data: bytes, writer: object = None) -> None:
        if it.full:
            raise StorageProblem(StorageKind.FULL, self.path(save_id))
        write(self.path(save_id), data)

    def fsync(handle: int) -> None:
        it.answers.wait(30)
        sync(handle)

    monkeypatch.setattr(SaveStore, "store", store)
    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(autosave, "SILENT_S", 0.1)
    monkeypatch.setattr(autosave, "LOOK_MS", 20)
    monkeypatch.setattr(problems, "PATIENCE_S", 0.1)
    yield it
    it.full = False
    it.answers.set()


def a_save(seed: int = 4, turns: int = 2) -> bytes:
    match = Match.new(find("qwirkle").rules(None), [Seat("Anna"), Seat("Ivan")], seed, {}, None)
    return packed(play(match, own_tests("qwirkle", "kit").KIT, Chance(5), turns).record, 0)


def controller_of(window: MainWindow) -> MatchController:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page.controller


def match_of(controller: MatchController) -> Match:  # type: ignore[type-arg]
    """The same game once more."""
    record = Record.from_json(json.loads(controller.save.content())["record"])
    return Match.replay(find(record.game).rules(None), record)


def at_table(window: MainWindow) -> bool:
    return isinstance(window.stack.current, TablePage)


def sit_down(window: MainWindow) -> None:
    """At a game of people, of which the disk has the beginning."""
    window.settle()
    window.services.saves.store("mine", a_save())
    window.games.resume(window.services.saves.load("mine"))
    assert at_table(window) and controller_of(window).save.trouble() is None


def play_on(window: MainWindow) -> int:
    """Moves that are made; how many turns there are then."""
    controller, kit = controller_of(window), own_tests("qwirkle", "kit").KIT
    while (made := len((match := match_of(controller)).record.turns)) < TURNS:
        if controller.viewer.is_covered:
            controller.ready()
        controller.submit_for(*kit.move(match, Chance(made)))
    return made


def on_disk() -> int:
    return len(SaveStore(user_data_dir() / "saves").load("mine").record.turns)


def asked(window: MainWindow) -> bool:
    return any(found.isVisible() for found in window.findChildren(UnsafeMoves))


def by_back(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = window.stack.current
    assert isinstance(page, TablePage)
    click(qtbot, page.bar.back_button)


def by_escape(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for _ in range(3):
        if not asked(window):
            press(qtbot, Qt.Key.Key_Escape)


def by_another_game(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.games.quick_game("boggle", 1)


def by_the_same_again(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = window.stack.current
    assert isinstance(page, TablePage)
    page.view.play_again_requested.emit()


def by_a_save(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    (user_data_dir() / "saves" / "other.json").write_bytes(a_save(9))
    window.games.resume(window.services.saves.load("other"))


def by_a_file(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "hra.slovohra").write_bytes(a_save(10))
    window.games.copies.open(tmp_path / "hra.slovohra")
    qtbot.waitUntil(lambda: asked(window) or not at_table(window) or controller_of(window).seed == 10)


def by_closing(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.close()


Way = Callable[[MainWindow, QtBot, Path], None]
WAYS: list[Way] = [by_back, by_escape, by_another_game, by_the_same_again, by_a_save, by_a_file, by_closing]
every_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)


@every_way
def test_moves_that_are_not_saved_are_not_left_unasked(
    way: Way, family: Profiles, window: MainWindow, qtbot: QtBot, tmp_path: Path, disk: Disk
) -> None:
    sit_down(window)
    table = window.stack.current
    disk.full = True
    play_on(window)
    way(window, qtbot, tmp_path)
    assert asked(window) and window.stack.current is table and window.isVisible()
    told = texts(sheet(window))
    assert "Poslední tahy nejsou uložené" in told and any("Na disku není místo." in text for text in told)
    press(qtbot, Qt.Key.Key_Escape)
    assert not asked(window) and window.stack.current is table, "Escape stays"
    way(window, qtbot, tmp_path)
    tab_to(qtbot, "Přesto odejít")
    press(qtbot, Qt.Key.Key_Return)
    assert not asked(window)
    assert window.stack.current is not table or not window.isVisible()


@every_way
def test_a_game_that_is_saved_is_left_without_a_word(
    way: Way, family: Profiles, window: MainWindow, qtbot: QtBot, tmp_path: Path, disk: Disk
) -> None:
    sit_down(window)
    table, made = window.stack.current, play_on(window)
    way(window, qtbot, tmp_path)
    assert not asked(window)
    assert window.stack.current is not table or not window.isVisible()
    assert on_disk() == made


def test_once_more_leaves_as_soon_as_there_is_room(
    family: Profiles, window: MainWindow, qtbot: QtBot, disk: Disk
) -> None:
    sit_down(window)
    disk.full = True
    made = play_on(window)
    window.show_home()
    assert spoken(window.focusWidget()) == "Zkusit znovu"  # type: ignore[arg-type]
    press(qtbot, Qt.Key.Key_Return)
    assert asked(window) and any("To se nepovedlo." in text for text in texts(sheet(window))), "still full"
    disk.full = False
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.current is window.home)
    assert on_disk() == made


def test_a_copy_elsewhere_has_all_moves_and_the_table_is_left(
    family: Profiles,
    window: MainWindow,
    qtbot: QtBot,
    disk: Disk,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit_down(window)
    disk.full = True
    made = play_on(window)
    place = tmp_path / "zachráněná.slovohra"
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 0)
    window.show_home()
    click(qtbot, sheet(window).copy_button)  # type: ignore[attr-defined]
    assert asked(window) and at_table(window), "nobody named a file"
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(place)])
    click(qtbot, sheet(window).copy_button)  # type: ignore[attr-defined]
    assert window.stack.current is window.home
    assert len(copies.read(place).record.turns) == made


def test_a_silent_disk_is_told_and_holds_up_nobody(
    family: Profiles, window: MainWindow, qtbot: QtBot, disk: Disk
) -> None:
    sit_down(window)
    page = window.stack.current
    assert isinstance(page, TablePage)
    disk.answers.clear()
    began = time.monotonic()
    made = play_on(window)
    qtbot.waitUntil(page.banner.isVisible)
    assert "Disk neodpovídá." in page.banner.text()
    window.keep(lambda: window.services.settings.change(volume=11))
    assert "Disk neodpovídá." in window.banner.text()
    window.close()
    assert asked(window) and any("Jakmile se ozve" in text for text in texts(sheet(window)))
    assert time.monotonic() - began < 10, "the disk would take thirty seconds"
    disk.answers.set()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert on_disk() == made


@pytest.mark.parametrize("tries", [0, 3])
def test_a_disk_that_is_slow_each_time_lets_the_table_go_by_itself(
    tries: int,
    family: Profiles,
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit_down(window)
    sync, syncs = os.fsync, list[int]()

    def slow(handle: int) -> None:
        syncs.append(handle)
        threading.Event().wait(0.2)  # file and folder: longer than leaving waits
        sync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    made = play_on(window)
    window.show_home()
    assert asked(window)
    left = len(syncs)
    for _ in range(tries):
        if asked(window):
            press(qtbot, Qt.Key.Key_Return)  # once more
    qtbot.waitUntil(lambda: window.stack.current is window.home, timeout=20_000)
    assert on_disk() == made
    assert len(syncs) - left <= 4, "what is on its way is not written again"


def test_a_silent_disk_can_be_left(family: Profiles, window: MainWindow, qtbot: QtBot, disk: Disk) -> None:
    sit_down(window)
    disk.answers.clear()
    play_on(window)
    began = time.monotonic()
    window.show_home()
    click(qtbot, sheet(window).leave_button)  # type: ignore[attr-defined]
    assert window.stack.current is window.home
    window.close()
    assert not window.isVisible()
    assert time.monotonic() - began < 5, "the disk would take thirty seconds"


def test_what_a_silent_disk_writes_too_late_takes_no_place(tmp_path: Path) -> None:
    store, old, new = SaveStore(tmp_path), object(), object()
    store.begin("one", old)
    store.begin("one", new)
    store.store("one", a_save(), new)
    before = store.path("one").read_bytes()
    store.store("one", b"late", old)
    store.sketch("one", b"late", old)
    assert store.path("one").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["one.json"]


def test_a_table_that_was_left_does_not_drop_the_sketch_of_the_next_one(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, goes_on, drops = SaveStore(tmp_path), threading.Event(), threading.Event()
    drop = SaveStore.drop_sketch

    def late(self: SaveStore, *args: object) -> None:
        goes_on.wait(10)
        drop(self, *args)  # type: ignore[arg-type]
        drops.set()

    monkeypatch.setattr(SaveStore, "drop_sketch", late)
    old = autosave.Autosave(store, "one")
    old.write(a_save(turns=2))
    assert old.flush()
    store.begin("one", new := object())
    store.sketch("one", a_save(turns=4), new)
    goes_on.set()
    assert drops.wait(10)
    assert len(list(tmp_path.glob(".one.*"))) == 1
    old.finish(1.0)


def test_an_edited_save_offers_the_moves_before_the_damage(
    family: Profiles, window: MainWindow, qtbot: QtBot
) -> None:
    window.settle()
    document = json.loads(a_save(turns=5))
    document["record"]["turns"][3]["move"]["group"] = True
    document["record"]["turns"][3]["seat"] = 1 - document["record"]["turns"][3]["seat"]
    window.services.saves.store("mine", json.dumps(document).encode())
    save = window.services.saves.load("mine")
    window.games.resume(save)
    told = " ".join(texts(sheet(window)))
    assert "tah 4 nedává smysl" in told and "Tahle hra je poškozená" in told
    press(qtbot, Qt.Key.Key_Escape)
    assert window.stack.current is window.home and on_disk() == 5, "nothing has changed"
    window.games.resume(save)
    tab_to(qtbot, "Pokračovat odtamtud")
    press(qtbot, Qt.Key.Key_Return)
    assert at_table(window)
    window.show_home()
    (aside,) = (user_data_dir() / "saves").glob("*.damaged-1")
    assert json.loads(aside.read_bytes()) == document
    kept = SaveStore(user_data_dir() / "saves").load("mine")
    assert isinstance(kept, SavedGame) and len(kept.record.turns) == 3


def test_a_silent_disk_does_not_hold_up_who_saves_what_is_sound_of_a_game(
    family: Profiles, window: MainWindow, qtbot: QtBot, disk: Disk
) -> None:
    window.settle()
    document = json.loads(a_save(turns=5))
    document["record"]["turns"][3]["seat"] = 1 - document["record"]["turns"][3]["seat"]
    services, before = window.services, json.dumps(document).encode()
    services.saves.store("mine", before)
    disk.answers.clear()
    begun = time.monotonic()
    with pytest.raises(StorageProblem) as caught:
        services.resume("mine", salvage=True)
    assert caught.value.kind is StorageKind.SLOW and time.monotonic() - begun < 15
    assert services.saves.path("mine").read_bytes() == before, "nothing is written before the copy is safe"
    disk.answers.set()
    aside = services.saves.path("mine").with_name("mine.json.damaged-1")
    qtbot.waitUntil(aside.exists)
    assert aside.read_bytes() == before
    assert services.resume("mine", salvage=True).save.id == "mine"


def test_a_sketch_that_does_not_replay_leaves_the_sound_save(
    family: Profiles, window: MainWindow, qtbot: QtBot
) -> None:
    window.settle()
    store = window.services.saves
    store.store("mine", a_save(turns=4))
    document = json.loads(a_save(turns=6))
    document["written"], document["record"]["turns"][2]["outcome"] = 9, {"points": 99}
    store.sketch("mine", json.dumps(document).encode())
    window.games.resume(store.load("mine"))
    assert "tah 5 nedává smysl" in " ".join(texts(sheet(window))), "what is lost is told"
    press(qtbot, Qt.Key.Key_Return)
    assert len(match_of(controller_of(window)).record.turns) == 4
    window.show_home()
    assert on_disk() == 4
    assert len(list(store.folder.glob(".mine.fresh.damaged-1"))) == 1


def test_a_save_with_a_number_for_a_list_is_cut_in_the_list_of_games(
    family: Profiles, window: MainWindow, qtbot: QtBot
) -> None:
    match = Match.new(find("quiddler").rules(None), [Seat("Anna")], 4, {}, None)
    document = json.loads(packed(play(match, own_tests("quiddler", "kit").KIT, Chance(5), 3).record, 0))
    turn = next(turn for turn in document["record"]["turns"] if "places" in turn["move"])
    turn["move"]["places"] = 5
    window.services.saves.store("mine", json.dumps(document).encode())
    window.home.arrive()
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 1)
    assert window.home.saved.view.saves.index(0).data()


def test_a_damaged_file_offers_the_moves_before_the_damage_and_stays(
    family: Profiles, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.settle()
    document = json.loads(a_save(turns=5))
    document["record"]["turns"][3]["outcome"] = {"points": 99}
    place = tmp_path / "hra.slovohra"
    place.write_text(json.dumps(document), "utf-8")
    window.games.copies.open(place)
    qtbot.waitUntil(lambda: any("tah 4 nedává smysl" in text for text in texts(window)))
    tab_to(qtbot, "Pokračovat odtamtud")
    press(qtbot, Qt.Key.Key_Return)
    assert len(match_of(controller_of(window)).record.turns) == 3
    assert json.loads(place.read_bytes()) == document
