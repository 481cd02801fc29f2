"""A save that somebody has edited goes on for good, or is refused or cut, and told; nothing raises later."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.games import catalogue
from app.paths import user_data_dir
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import SavedGame, SaveStore, packed
from app.ui.match.match_controller import MatchController
from app.ui.match.saves_reader import SavesReader
from app.ui.services import Services
from app.ui.startup import make_services
from tests.games.every import NAMES, own_tests
from tests.games.every import all_games as all_games
from tests.games.kit import play, start, views
from tests.ui.test_damaged_files import WRONG, spots

FEW, MANY = 25, 1000


@pytest.fixture
def services(qapp: object) -> Iterator[Services]:
    made = make_services(language="en", theme="light")
    yield made
    made.translation.withdraw()


def documents(game: str) -> list[Any]:
    kit = own_tests(game, "kit").KIT
    found = []
    for number, scenario in enumerate(kit.scenarios):
        for turns in (11, 4000):
            match = start(game, scenario)
            for _ in range(turns):
                if match.result is not None:
                    break
                play(match, kit, Chance(number), 1)
            found.append(json.loads(packed(match.record, 1234, notes={"racks": {"0": [1, 2]}}, written=3)))
    return found


def edited(document: Any, chance: random.Random) -> Any:
    """One value is another one, of its own kind or of any."""
    made = copy.deepcopy(document)
    record = made["record"]
    places = [place for place in spots(made) if chance.random() < 0.9 or place[0] != "record"]
    path = chance.choice(places)
    spot = made
    for step in path[:-1]:
        spot = spot[step]
    value = spot[path[-1]]
    others = [find(record, place) for place in chance.sample(list(spots(record)), 3)]
    if isinstance(value, bool):
        others.append(not value)
    elif isinstance(value, int):
        others += [value + 1, value - 1, value * 2, -value]
    elif isinstance(value, str):
        others += [value[:-1], value + "x", value.upper()]
    elif isinstance(value, list):
        others += [value[1:], value + value[:1], value[::-1]]
    elif isinstance(value, dict):
        others += [{**value, "group": True}, {**value, "x": 1}]
        if value:
            key = chance.choice(list(value))
            others += [{name: part for name, part in value.items() if name != key}]
    spot[path[-1]] = copy.deepcopy(chance.choice(others if chance.random() < 0.7 else [*WRONG]))
    return made


def find(document: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        document = document[step]
    return document


def open_and_play_on(services: Services, chance: random.Random) -> str:
    """What becomes of the only save: it ``plays on``, is ``cut`` or ``refused``."""
    folder = user_data_dir() / "saves"
    shelf = SavesReader(SaveStore(folder)).shelf()
    if shelf.aside or not isinstance(shelf.saves[0], SavedGame):
        assert shelf.aside or shelf.saves[0].problem.kind is StorageKind.NEWER  # type: ignore[union-attr]
        return "refused"
    became = "plays on"
    try:
        controller = services.resume("one")
    except StorageProblem as problem:
        assert problem.kind in (StorageKind.DAMAGED, StorageKind.NEWER)
        if (problem.turn or 0) <= 1:
            return "refused"
        before = (folder / "one.json").read_bytes()
        controller = services.resume("one", salvage=True)
        assert (folder / "one.json.damaged-1").read_bytes() == before, "what is damaged is kept"
        became = "cut"
    _some_more(controller, chance)
    controller.leave()
    return became


def _some_more(controller: MatchController, chance: random.Random) -> None:
    """Some random moves by the rules without a word list; then every seat looks."""
    record = Record.from_json(json.loads(controller.save.content())["record"])
    free = Match.replay(catalogue.find(record.game).rules(None), record, strict=True)
    kit, drawn = own_tests(record.game, "kit").KIT, Chance(chance.randrange(99))
    for _ in range(4):
        if free.result is None:
            free.submit(*kit.move(free, drawn))
    for seen in views(free):
        json.dumps(seen.to_json())


def go_through(game: str, services: Services, times: int) -> dict[str, int]:
    chance, found = random.Random(25), documents(game)
    folder = user_data_dir() / "saves"
    folder.mkdir(parents=True)
    became = dict.fromkeys(("plays on", "cut", "refused"), 0)
    for number in range(times):
        data = json.dumps(edited(chance.choice(found), chance)).encode()
        for path in folder.iterdir():
            path.unlink()
        (folder / "one.json").write_bytes(data)
        try:
            became[open_and_play_on(services, chance)] += 1
        except Exception as error:
            raise AssertionError(f"{game} {number}: {error!r}: {data!r}") from error
    return became


@pytest.mark.parametrize("game", NAMES)
def test_an_edited_save_plays_on_or_is_told(game: str, services: Services) -> None:
    became = go_through(game, services, FEW)
    assert became["cut"] and became["refused"]


@pytest.mark.heavy
@pytest.mark.parametrize("game", NAMES)
def test_thousands_of_edited_saves_play_on_or_are_told(game: str, services: Services) -> None:
    print(game, go_through(game, services, MANY))
