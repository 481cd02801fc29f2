"""What the stores of the program do in a short life, step by step, for a disk that fails at any of it.

A step is told by StorageProblem that it failed; one that was not must be there in the next life.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from app.engine.boxed.sheet import BoxSheet, SheetPerson
from app.engine.days import DayResult
from app.engine.match import Match
from app.engine.rules import Json, Seat
from app.games.catalogue import GAMES
from app.storage import backup, classes, copies, profiles
from app.storage import challenges as challenges_file
from app.storage import household as household_file
from app.storage import practice as practice_file
from app.storage import results as results_file
from app.storage import score_sheets as sheets_file
from app.storage import settings as settings_file
from app.storage.challenges import DayBook
from app.storage.classes import Classes, Team
from app.storage.documents import COPY
from app.storage.home_lock import HomeLock
from app.storage.household import HouseholdFile
from app.storage.journal.store import Journal
from app.storage.practice import Practice
from app.storage.problems import clear_leftovers
from app.storage.profiles import Profiles
from app.storage.results import Results
from app.storage.saves import SavedGame, SaveStore, packed, unpacked
from app.storage.score_sheets import ScoreSheets
from app.storage.settings import Settings

Step = tuple[Callable[[], object], Callable[[], object]]
"""What is done, and whether that is still so in another life."""
Story = Callable[[Path], Iterator[Step]]


def settings(folder: Path) -> Iterator[Step]:
    mine = Settings(folder)
    yield lambda: mine.change(volume=31), lambda: Settings(folder).current.volume == 31
    yield lambda: mine.change(theme="dark"), lambda: Settings(folder).current.theme == "dark"
    yield lambda: mine.change(language="en"), lambda: Settings(folder).current.language == "en"


def people(folder: Path) -> Iterator[Step]:
    mine = Profiles(folder)

    def names() -> list[str]:
        return [person.name for person in Profiles(folder).people]

    yield lambda: mine.add("Žofie"), lambda: "Žofie" in names()
    yield lambda: mine.add("Ondra"), lambda: True  # taken back below
    yield lambda: mine.add("Babi"), lambda: "Babi" in names()
    yield lambda: mine.remove(mine.people[1].id), lambda: "Ondra" not in names()


TEAMS = (Team("Kosi", 0), Team("Čápi", 1))


def school_classes(folder: Path) -> Iterator[Step]:
    mine = Classes(folder)

    def names() -> list[str]:
        return [one.name for one in Classes(folder).all]

    yield lambda: mine.put("4. A", TEAMS), lambda: True  # forgotten below
    yield lambda: mine.put("4. B", TEAMS), lambda: "4. B" in names()
    yield lambda: mine.remove(mine.all[0].id), lambda: "4. A" not in names()


def sheet(game: str) -> BoxSheet:
    return BoxSheet(game, (SheetPerson("Žofie"), SheetPerson("Babi")))


def score_sheets(folder: Path) -> Iterator[Step]:
    mine = ScoreSheets(folder)

    def games() -> list[str]:
        return [one.game for one in ScoreSheets(folder).all]

    yield lambda: mine.put(sheet("noughts")), lambda: "noughts" in games()
    yield lambda: mine.put(sheet("crosses")), lambda: "crosses" in games()


def household(folder: Path) -> Iterator[Step]:
    mine = HouseholdFile(folder)
    yield lambda: mine.add("chrochták", ["Babi"]), lambda: True  # taken back below
    yield lambda: mine.ban("hňup", forms=["hňupa"]), lambda: "hňupa" in HouseholdFile(folder).banned()
    yield lambda: mine.add("mlask"), lambda: "mlask" in HouseholdFile(folder)
    yield lambda: mine.remove("chrochták"), lambda: "chrochták" not in HouseholdFile(folder)


def results(folder: Path) -> Iterator[Step]:
    mine = Results(folder)

    def known(name: str) -> bool:
        return name in [entry["id"] for entry in Results(folder).of("noughts")]

    yield lambda: mine.put("noughts", {"id": "a"}), lambda: known("a")
    yield lambda: mine.put("noughts", {"id": "b"}), lambda: known("b")


def practice(folder: Path) -> Iterator[Step]:
    mine, day = Practice(folder), date(2026, 11, 23)

    def waits() -> bool:
        return Practice(folder).waiting("a", "words.short") == 1

    yield lambda: mine.finish("a", "words.short", day, missed=["ajt"]), waits
    yield (
        lambda: mine.finish("a", "words.short", day, points=7, known=["ajt"]),
        lambda: Practice(folder).best("a", "words.short") == 7,
    )


def challenges(folder: Path) -> Iterator[Step]:
    mine, day = DayBook(folder), date(2026, 11, 23)

    def known(person: str, *, over: bool) -> bool:
        one = DayBook(folder).find(person, day, "noughts")
        return one is not None and one.is_open is not over

    def finish() -> None:
        mine.finish("a", day, "noughts", DayResult(3, 9, 4))

    yield lambda: mine.begin("a", day, "noughts", 9, "noughts-1"), lambda: True  # done below
    yield lambda: mine.begin("b", day, "noughts", 9), lambda: known("b", over=False)
    yield finish, lambda: known("a", over=True)


def _state(number: int) -> bytes:
    rules = GAMES[0].game.rules(None)
    record = Match.new(rules, [Seat("Žofie"), Seat("Sova", "ai", 4)], 7).record
    return packed(record, number, written=number)


def saves(folder: Path) -> Iterator[Step]:
    store = SaveStore(folder)

    def is_at(number: int) -> bool:
        return SaveStore(folder).load("one").elapsed >= number

    for number in range(1, 4):
        yield partial(store.sketch, "one", _state(number)), lambda: True  # `store` tells
        yield partial(store.store, "one", _state(number)), partial(is_at, number)
        yield lambda: store.drop_sketch("one"), lambda: True
    yield (
        lambda: store.keep_damaged("one"),
        lambda: (folder / "one.json.damaged-1").exists() or not store.path("one").exists(),
    )
    yield lambda: store.store("two", _state(1)), lambda: True  # goes aside
    yield lambda: store.set_aside("two"), lambda: (folder / "two.json.damaged-1").stat().st_size
    yield lambda: clear_leftovers(folder, 0.0), lambda: True
    yield lambda: store.store("three", _state(1)), lambda: True
    yield lambda: store.delete("three"), lambda: not store.path("three").exists()


def journal(folder: Path) -> Iterator[Step]:
    mine = Journal(folder)

    def game(number: int) -> SavedGame:
        return unpacked(f"g{number}", Path(), _state(number).decode())

    def kept() -> set[str]:
        later = Journal(folder)
        found = {one.id for one in later.games()}
        later.close()
        return found

    yield lambda: mine.keep(game(1)), lambda: "g1" in kept()
    yield lambda: mine.keep(game(2)), lambda: True  # removed below
    yield lambda: mine.remove(["g2"]), lambda: "g2" not in kept()
    mine.close()
    for path in (folder / "journal").glob("*.gz"):
        path.write_bytes(b"")
    again = Journal(folder)  # writes the lines anew
    yield lambda: again.keep(game(3)), lambda: "g3" in kept()


def backed_up(folder: Path) -> Iterator[Step]:
    home, place = folder / "home", folder / f"all{backup.SUFFIX}"
    yield lambda: Profiles(home).add("Žofie"), lambda: True

    def holds() -> bool:
        with backup.opened(place) as opened:
            return (opened / profiles.FILE).exists() or not (home / profiles.FILE).exists()

    yield lambda: backup.write(place, home), holds


def copy_elsewhere(folder: Path) -> Iterator[Step]:
    place = folder / "hra.slovohra"

    def is_at(number: int) -> bool:
        return copies.read(place).elapsed >= number

    for number in range(1, 3):
        yield partial(copies.write, place, _state(number)), partial(is_at, number)


class Kind(NamedTuple):
    """A small file. add: something to what it holds. names: what it holds. spoil: some of a document."""

    make: Callable[..., Any]
    file: str
    add: Callable[[Any, str], object]
    names: Callable[[Any], Collection[str]]
    spoil: Callable[[Json], object]


KINDS: Mapping[str, Kind] = {
    "classes": Kind(
        Classes,
        classes.FILE,
        lambda mine, name: mine.put(name, TEAMS),
        lambda mine: [one.name for one in mine.all],
        lambda document: document["classes"][0].update(teams=7),
    ),
    "people": Kind(
        Profiles,
        profiles.FILE,
        lambda mine, name: mine.add(name),
        lambda mine: [person.name for person in mine.people],
        lambda document: document["people"][0].update(id=7),
    ),
    "words": Kind(
        HouseholdFile,
        household_file.FILE,
        lambda mine, name: mine.add(name),
        lambda mine: mine.words(),
        lambda document: document["words"][0].update(word=7),
    ),
    "settings": Kind(
        Settings,
        settings_file.FILE,
        lambda mine, name: mine.change(new_game={**mine.current.new_game, name: {}}),
        lambda mine: mine.current.new_game,
        lambda document: document.update(new_game=[]),
    ),
    "results": Kind(
        Results,
        results_file.FILE,
        lambda mine, name: mine.put("noughts", {"id": name}),
        lambda mine: [entry["id"] for entry in mine.of("noughts")],
        lambda document: document.update(games=[]),
    ),
    "practice": Kind(
        Practice,
        practice_file.FILE,
        lambda mine, name: mine.finish("a", "words.short", date(2026, 11, 23), missed=[name]),
        lambda mine: [card.key for card in mine.due("a", "words.short", date(2026, 11, 23))],
        lambda document: document["people"]["a"]["cards"]["words.short"][0].update(box=70),
    ),
    "sheets": Kind(
        ScoreSheets,
        sheets_file.FILE,
        lambda mine, name: mine.put(sheet(name)),
        lambda mine: [one.game for one in mine.all],
        lambda document: document["sheets"][0].update(first=7),
    ),
    "challenges": Kind(
        DayBook,
        challenges_file.FILE,
        lambda mine, name: mine.begin(name, date(2026, 11, 23), "noughts", 9),
        lambda mine: [one.person for one in mine.all()],
        lambda document: document["tries"].append([]),
    ),
}


def damaged(kind: Kind, folder: Path, *, whole: bool) -> Iterator[Step]:
    """The file is damaged, or part of it makes no sense, at the start: the copy takes its place."""

    def names() -> Collection[str]:
        return kind.names(kind.make(folder))

    mine = kind.make(folder)
    yield lambda: kind.add(mine, "mlask"), lambda: "mlask" in names()

    def start_again() -> None:
        kind.make(folder)  # a copy that could not be written is made now
        path = folder / kind.file
        if path.with_name(path.name + COPY).exists():
            document = json.loads(path.read_text("utf-8"))
            kind.spoil(document)
            path.write_text("{" if whole else json.dumps(document), "utf-8")
        again = kind.make(folder)
        if again.problem is not None and not kind.names(again):
            raise again.problem
        kind.add(again, "čupr")

    yield start_again, lambda: "čupr" in names()


def lock(folder: Path) -> Iterator[Step]:
    mine = HomeLock(folder)
    yield mine.take, lambda: True
    yield lambda: mine.announce("here"), lambda: True
    yield mine.release, lambda: True


STORIES: Mapping[str, Story] = {
    "settings": settings,
    "people": people,
    "classes": school_classes,
    "sheets": score_sheets,
    "household": household,
    "results": results,
    "practice": practice,
    "challenges": challenges,
    "saves and sketches": saves,
    "journal": journal,
    "backup": backed_up,
    "copies": copy_elsewhere,
    "lock": lock,
    **{
        f"{name} {how}": partial(damaged, kind, whole=how == "damaged")
        for name, kind in KINDS.items()
        for how in ("damaged", "in part damaged")
    },
}
