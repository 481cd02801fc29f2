"""Whatever stands in a file of the user's: it is read, or refused and kept, and no list raises."""

from __future__ import annotations

import copy
import json
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.engine.chance import Chance
from app.games.catalogue import GAMES
from app.storage.household import HouseholdFile
from app.storage.profiles import Profiles
from app.storage.saves import SaveStore, packed
from app.storage.settings import Settings
from app.ui.match.saves_reader import SavesReader
from app.ui.pages.home.saved_list import SavedGames
from tests.games.every import own_tests
from tests.games.kit import play, start

WRONG: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 1e308, float("nan"), float("inf"), 2**31, 10**30, "", "x", "\ud800", "a\udc00b",
    "9" * 50, "x" * 5000, [], [None], {}, {"x": 1}, "\x00", [1] * 300,
)  # fmt: skip
FEW, MANY = 60, 3000


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside a JSON document."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from spots(part, (*path, key))


def changed(document: Any, chance: random.Random) -> bytes:
    """The document with some value of a wrong kind, or torn."""
    if chance.random() < 0.15:
        whole = bytearray(json.dumps(document).encode())
        whole[chance.randrange(len(whole))] = chance.randrange(256)
        return bytes(whole[: chance.randrange(len(whole))] if chance.random() < 0.5 else whole)
    made = copy.deepcopy(document)
    places = list(spots(made))
    near = [place for place in places if len(place) < 5]
    path = chance.choice(near if chance.random() < 0.7 else places)
    spot = made
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = copy.deepcopy(chance.choice(WRONG))
    return json.dumps(made).encode()


def saves() -> list[Any]:
    documents = []
    for game in GAMES:
        kit = own_tests(game.name, "kit").KIT
        for scenario in kit.scenarios[:3]:
            for turns in (0, 9):
                match = play(start(game.name, scenario), kit, Chance(5), turns)
                documents.append(json.loads(packed(match.record, 1234, notes={"lists": {"round": 1}})))
    return documents


def read_save(folder: Path) -> None:
    path = folder / "one.json"
    data = path.read_bytes()
    shelf = SavesReader(SaveStore(folder)).shelf()
    assert len(shelf.saves) + len(shelf.aside) == 1
    if shelf.aside:
        assert shelf.aside[0].path.read_bytes() == data, "nothing is lost"
    model = SavedGames()
    model.set_saves(shelf.saves)
    for row in range(model.rowCount()):
        for role in (Qt.ItemDataRole.DisplayRole, SavedGames.NOTE, Qt.ItemDataRole.AccessibleTextRole):
            assert isinstance(model.index(row).data(role), str)


def read_settings(folder: Path) -> None:
    settings = Settings(folder)
    settings.change(welcomed=not settings.current.welcomed)
    assert Settings(folder).current == settings.current


def read_people(folder: Path) -> None:
    people = Profiles(folder)
    people.add("Někdo docela nový")
    assert all(person.letter for person in people.people)
    assert Profiles(folder).people == people.people


def read_words(folder: Path) -> None:
    words = HouseholdFile(folder)
    words.add("chrochták")
    assert [one.word for one in HouseholdFile(folder).all()] == [one.word for one in words.all()]


SETTINGS = {
    "format": "slovohratky-settings/1", "language": "cs", "volume": 80, "text_size": 125, "school": False,
    "window": "AdnQywADAAAA", "player": "abc", "welcomed": True, "aids": {"letters": True},
    "new_game": {"boggle": {"people": ["abc"], "rivals": {"2": 1}, "options": {"rounds": 3}}},
}  # fmt: skip
PEOPLE = {
    "format": "slovohratky-people/1",
    "people": [{"id": "abc", "name": "Žofie", "color": "red", "age": 11}, {"id": "d", "name": "Babi"}],
}
WORDS = {
    "format": "slovohratky-household/2",
    "words": [{"word": "hňup", "added": "2026-11-21T10:00:00+01:00", "by": ["Táta"], "banned": True}],
}
KINDS: dict[str, tuple[str, Callable[[], list[Any]], Callable[[Path], None]]] = {
    "save": ("one.json", saves, read_save),
    "settings": ("settings.json", lambda: [SETTINGS], read_settings),
    "people": ("people.json", lambda: [PEOPLE], read_people),
    "words": ("household-words.json", lambda: [WORDS], read_words),
}


def go_through(kind: str, folder: Path, times: int) -> None:
    name, documents, read = KINDS[kind]
    chance, found = random.Random(8), documents()
    for number in range(times):
        data = changed(chance.choice(found), chance)
        place = folder / str(number)
        place.mkdir()
        (place / name).write_bytes(data)
        try:
            read(place)
        except Exception as error:
            raise AssertionError(f"{kind} {number}: {data[:2000]!r}") from error
        shutil.rmtree(place)


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_with_a_wrong_value_is_read_or_refused(kind: str, tmp_path: Path, qapp: object) -> None:
    go_through(kind, tmp_path, FEW)


@pytest.mark.heavy
@pytest.mark.parametrize("kind", KINDS)
def test_thousands_of_wrong_files_are_read_or_refused(kind: str, tmp_path: Path, qapp: object) -> None:
    go_through(kind, tmp_path, MANY)
