"""The people of the household who play at this computer."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from app.storage.documents import Document, DocumentFile, unread

FILE = "people.json"
COLORS = ("red", "blue", "green", "yellow", "plum", "teal", "brown", "slate")
"""Discs a person can have, in the order in which they are given out."""
_STEMS = {
    "red": ("červen", "rud", "red"),
    "blue": ("modr", "modř", "blue"),
    "green": ("zelen", "green"),
    "yellow": ("žlut", "yellow"),
    "plum": ("fial", "violet", "purple"),
    "teal": ("tyrkys", "teal"),
    "brown": ("hněd", "brown"),
    "slate": ("šed", "grey", "gray"),
}
"""How names begin that speak of a colour."""
LONGEST_NAME = 20
LONGEST_ID = 64
OLDEST = 120
CHILDHOOD = 10
"""Up to so many years somebody is a child, unless their page says otherwise."""


class NameFault(StrEnum):
    """Why a name cannot be taken."""

    EMPTY = "empty"
    LONG = "long"
    TAKEN = "taken"


class BadName(ValueError):
    """A name that no profile can have; ``fault`` says why."""

    def __init__(self, fault: NameFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Profile(NamedTuple):
    """One person. ``age`` in years, None when not told (some games let the oldest begin). ``children``: games
    are set up for a child. ``like_me``: against an opponent who is as strong."""

    id: str
    name: str
    color: str = "red"
    age: int | None = None
    children: bool = False
    like_me: bool = False

    @property
    def letter(self) -> str:
        """The capital on the disc."""
        return self.name[0].upper()


def tidy(name: str) -> str:
    """A name as it is kept: NFC, single blanks, nothing that cannot be seen."""
    seen = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", name))
    return " ".join(seen.split())


class Profiles:
    """The people in the order in which they were added, and their file.

    Every change is in force at once; when it cannot be saved StorageProblem is raised afterwards.
    ``problem`` tells what was wrong with the file.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-people", 1, read_only=read_only)
        self._people: list[Profile] = []
        self.problem = self._file.take_in(self._take_all, self.save)

    def _take_all(self, document: Document) -> int:
        self._people.clear()
        return unread(document.get("people", []), self._take)

    def _take(self, entry: object) -> bool:
        profile = _profile(entry)
        if profile is None or self.find(profile.id) is not None:
            return False
        self._people.append(profile)
        return True

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def people(self) -> tuple[Profile, ...]:
        return tuple(self._people)

    def find(self, profile_id: str | None) -> Profile | None:
        """The person of that identifier, if still here."""
        return next((person for person in self._people if person.id == profile_id), None)

    def check(self, name: str, but: str | None = None) -> str:
        """The name as it would be kept; ``but`` is the profile it belongs to. Raises BadName."""
        kept = tidy(name)
        if not kept:
            raise BadName(NameFault.EMPTY)
        if len(kept) > LONGEST_NAME:
            raise BadName(NameFault.LONG)
        if any(person.name.casefold() == kept.casefold() and person.id != but for person in self._people):
            raise BadName(NameFault.TAKEN)
        return kept

    def free_color(self) -> str:
        """The colour that fewest people have."""
        used = [person.color for person in self._people]
        return min(COLORS, key=used.count)

    def add(
        self,
        name: str,
        color: str | None = None,
        age: int | None = None,
        *,
        children: bool = False,
        like_me: bool = False,
    ) -> Profile:
        """A new person. Raises BadName, ValueError, and StorageProblem as the class says."""
        kept, disc = self.check(name), _color(color or self.free_color())
        profile = Profile(os.urandom(6).hex(), kept, disc, _age(age), children, like_me)
        self._people.append(profile)
        self.save()
        return profile

    def take_back(self, people: Iterable[Profile]) -> int:
        """Those who are not here yet, as they were elsewhere; where their name is taken, under another.

        How many came. Raises StorageProblem as the class says."""
        came = 0
        for person in people:
            if self.find(person.id) is None:
                names = (
                    person.name,
                    *(f"{person.name[: LONGEST_NAME - 3]} {number}" for number in range(2, 100)),
                )
                free = next((name for name in names if self._is_free(name)), person.name)
                self._people.append(person._replace(name=free))
                came += 1
        if came:
            self.save()
        return came

    def _is_free(self, name: str) -> bool:
        return all(person.name.casefold() != name.casefold() for person in self._people)

    def change(
        self,
        profile_id: str,
        *,
        name: str,
        color: str,
        age: int | None,
        children: bool = False,
        like_me: bool = False,
    ) -> Profile:
        """Rename, recolour, set the age, whether it is a child and plays against one who is as strong.

        Raises KeyError, BadName, ValueError; StorageProblem as the class says.
        """
        person = self.find(profile_id)
        if person is None:
            raise KeyError(profile_id)
        kept = self.check(name, profile_id)
        changed = person._replace(
            name=kept, color=_color(color), age=_age(age), children=children, like_me=like_me
        )
        self._people[self._people.index(person)] = changed
        self.save()
        return changed

    def remove(self, profile_id: str) -> None:
        """Forget a person; the saved games keep the name. Raises StorageProblem as the class says."""
        self._people = [person for person in self._people if person.id != profile_id]
        self.save()

    def save(self) -> None:
        """Write the file. Raises StorageProblem."""
        self._file.write({"people": [person._asdict() for person in self._people]})


def table_colors(
    wishes: Sequence[tuple[str, str | None]], household: Collection[str] = ()
) -> tuple[str, ...]:
    """A colour for each person at a table, one for nobody else's as long as there are enough of them.

    wishes: names and the colours chosen, in seat order: who sits first has the first right to a colour. Who
    has none gets the one that the name speaks of (Zelení are green), else the first that is free. household:
    colours of people who may stay away, but are known by them."""
    given: list[str | None] = [None] * len(wishes)
    tries: list[list[str]] = [[color for color in (chosen,) if color in COLORS] for _, chosen in wishes]
    spoken = [[color for color in COLORS if _speaks_of(name, color)] for name, _ in wishes]
    strange = [color for color in COLORS if color not in household]
    for offers in (tries, spoken, [[*strange, *COLORS]] * len(wishes)):
        for at, colors in enumerate(offers):
            if given[at] is None:
                given[at] = next((color for color in colors if color not in given), None)
    return tuple(color or COLORS[at % len(COLORS)] for at, color in enumerate(given))


def _speaks_of(name: str, color: str) -> bool:
    return tidy(name).casefold().startswith(_STEMS[color])


def _color(color: str) -> str:
    if color not in COLORS:
        raise ValueError(color)
    return color


def _age(age: int | None) -> int | None:
    if age is not None and not 1 <= age <= OLDEST:
        raise ValueError(age)
    return age


def _profile(entry: Any) -> Profile | None:
    """A person from the file, None when the entry makes no sense."""
    if not isinstance(entry, Mapping):
        return None
    name, identifier, age = entry.get("name"), entry.get("id"), entry.get("age")
    if not isinstance(name, str) or not isinstance(identifier, str) or not tidy(name):
        return None
    if not 0 < len(identifier) <= LONGEST_ID:
        return None
    color = entry.get("color")
    years = age if type(age) is int and 1 <= age <= OLDEST else None
    disc, children = color if color in COLORS else COLORS[0], entry.get("children") is True
    like_me = entry.get("like_me") is True
    return Profile(identifier, tidy(name)[:LONGEST_NAME], disc, years, children, like_me)
