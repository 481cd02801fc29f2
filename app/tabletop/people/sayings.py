"""What animals say: which line fits the moment. The lines are prose by language, `animals.LANGUAGE.md` beside
this module for all tables and in each game's folder for its own; no animal says one twice in a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QLocale

from app.tabletop.context import SeatLook
from app.widgets.controls.avatar import ANIMALS, animal_at

_LINE = re.compile(r"- (?P<animal>\w+): (?P<text>.+)")
NO_WORDS: Mapping[str, str] = MappingProxyType({})


class Occasion(Enum):
    """What there is to talk about at any table; games add their own. The value is a heading of the prose."""

    HELLO = "hello"
    """The first turn of an animal in this game."""
    BEST = "best"
    """Its best turn so far; may use ``{points}``. The lines are the games'."""
    LED = "led"
    """It has taken the lead."""
    LOST = "lost"
    """Somebody has taken the lead from it."""
    ADMIRES = "admires"
    """A person has done something great."""
    CHILD = "child"
    """A child has made a good turn."""
    CAUGHT = "caught"
    """A word of its own has fallen."""
    RIGHT = "right"
    """A word that it challenged has fallen."""
    WRONG = "wrong"
    """A word that it challenged stands."""
    BLUFFED = "bluffed"
    """A made-up word of its own has passed; may use ``{word}`` and ``{Word}``."""
    WON = "won"
    SHARED = "shared"
    """It shares the win."""
    BEATEN = "beaten"


class Remark(NamedTuple):
    """Who has something to say, and what about. words: what a line may mention in braces. great: it is a
    great moment for whoever says it, and is heard as such."""

    seat: int
    about: Enum
    words: Mapping[str, str] = NO_WORDS
    great: bool = False


class Gain(NamedTuple):
    """Points that a seat got."""

    seat: int
    points: int


def next_animal(seats: Sequence[SeatLook], seat: int) -> int | None:
    """The animal that sits next to the left of a seat; None among people."""
    others = ((seat + step) % len(seats) for step in range(1, len(seats)))
    return next((other for other in others if not seats[other].is_person), None)


def is_first_of_animals(seats: Sequence[SeatLook], movers: Sequence[int]) -> bool:
    """Whether the last turn is the first one that an animal made. movers: the seats of all turns so far."""
    return not seats[movers[-1]].is_person and all(seats[seat].is_person for seat in movers[:-1])


def of_turn(seats: Sequence[SeatLook], gains: Sequence[Gain], worth: int, points: str) -> Remark | None:
    """What there is to say to the points of the last turn: somebody's best one so far, another leader.

    gains: of all turns so far. worth: points from which on a turn is worth a word. points: those of the last
    turn as a text."""
    last = gains[-1]
    earlier = [gain.points for gain in gains[:-1] if gain.seat == last.seat]
    is_best = last.points >= worth and bool(earlier) and last.points > max(earlier)
    look = seats[last.seat]
    if is_best and not look.is_person:
        return Remark(last.seat, Occasion.BEST, {"points": points}, great=True)
    if is_best and look.is_child and (animal := next_animal(seats, last.seat)) is not None:
        return Remark(animal, Occasion.CHILD)
    before, after = ([seat.ahead for seat in seats] for _ in range(2))
    for scores, counted in ((before, gains[:-1]), (after, gains)):
        for gain in counted:
            scores[gain.seat] += gain.points
    return of_scores(seats, before, after)


def of_scores(seats: Sequence[SeatLook], before: Sequence[int], after: Sequence[int]) -> Remark | None:
    """What there is to say where another one leads than before; nothing to the first lead of a game."""
    old, new = _leader(before), _leader(after)
    if old is None or new is None or old == new:
        return None
    if not seats[new].is_person:
        return Remark(new, Occasion.LED, great=True)
    return None if seats[old].is_person else Remark(old, Occasion.LOST)


def _leader(scores: Sequence[int]) -> int | None:
    """Who has more than all others."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None


def of_end(winners: Sequence[int], seat: int) -> Occasion:
    """What an animal's last word is about."""
    if seat not in winners:
        return Occasion.BEATEN
    return Occasion.WON if len(winners) == 1 else Occasion.SHARED


class Voices:
    """What the animals of one game say."""

    def __init__(self, package: str) -> None:
        """package: of the game, where its own lines are; empty where it has none."""
        self._package = package
        _texts(package, Occasion.HELLO, ANIMALS[0])  # read with the table, not in a great moment
        self._said: set[tuple[str, str, int]] = set()

    def line(self, level: float, about: Enum, moment: int = 0, words: Mapping[str, str] = NO_WORDS) -> str:
        """What the animal of a level (from 1, clamped) says, in the program's language; empty once it has
        said all that it has to say about this. moment: a number that tells moments of a game apart."""
        animal = ANIMALS[animal_at(level)]
        texts = _texts(self._package, about, animal)
        for step in range(len(texts)):
            index = (moment + step) % len(texts)
            if (key := (animal, about.value, index)) not in self._said:
                self._said.add(key)
                return texts[index].format(**words)
        return ""


def last_words(
    package: str, seats: Sequence[SeatLook], winners: Sequence[int], scores: Sequence[int]
) -> list[str]:
    """What each seat says to the end of a game; nothing of people. package: see `Voices`."""
    voices, moment = Voices(package), sum(scores)
    return [
        "" if who.level is None else voices.line(who.level, of_end(winners, seat), moment + seat)
        for seat, who in enumerate(seats)
    ]


def _texts(package: str, about: Enum, animal: str) -> tuple[str, ...]:
    language = QLocale().name().partition("_")[0]
    own = prose(package, language) if package else {}
    shared = prose(__package__ or "", language)
    key = str(about.value), animal
    return own.get(key, ()) + shared.get(key, ())


@cache
def prose(package: str, language: str) -> Mapping[tuple[str, str], tuple[str, ...]]:
    """The lines of a package by heading and animal; English where the language has none."""
    file = files(package) / f"animals.{language}.md"
    if not file.is_file():
        file = files(package) / "animals.en.md"
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    heading = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif said := _LINE.fullmatch(line):
            key = heading, said["animal"]
            found[key] = (*found.get(key, ()), said["text"])
    return found
