"""The classes of a school and their teams, for lessons."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from app.storage.documents import Document, DocumentFile, unread
from app.storage.profiles import tidy

FILE = "classes.json"
FEWEST, MOST = 2, 6
"""Teams of a class."""
LONGEST_CLASS = 16
LONGEST_TEAM = 12
"""Letters of a team's name: so many can be read from the last row beside five others."""
LONGEST_ID = 64


class Team(NamedTuple):
    """sign: which of the six colours and marks is its own, from 0; no other team of the class has it."""

    name: str
    sign: int


class SchoolClass(NamedTuple):
    id: str
    name: str
    teams: tuple[Team, ...]


def sound_teams(teams: Iterable[Team]) -> bool:
    """Whether these can be the teams of a class: enough, not too many, none like another."""
    held = tuple(teams)
    names = {team.name.casefold() for team in held}
    signs = {team.sign for team in held}
    return (
        FEWEST <= len(held) <= MOST
        and len(names) == len(signs) == len(held)
        and all(0 < len(team.name) <= LONGEST_TEAM and tidy(team.name) == team.name for team in held)
        and signs <= set(range(MOST))
    )


class Classes:
    """The classes in the order in which they were added, and their file.

    Every change is in force at once; when it cannot be saved StorageProblem is raised afterwards.
    ``problem`` tells what was wrong with the file.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-classes", 1, read_only=read_only)
        self._classes: list[SchoolClass] = []
        self.problem = self._file.take_in(self._take_all, self.save)

    def _take_all(self, document: Document) -> int:
        self._classes.clear()
        return unread(document.get("classes", []), self._take)

    def _take(self, entry: object) -> bool:
        found = _school_class(entry)
        if found is None or self.find(found.id) is not None:
            return False
        self._classes.append(found)
        return True

    @property
    def all(self) -> tuple[SchoolClass, ...]:
        return tuple(self._classes)

    def find(self, class_id: str) -> SchoolClass | None:
        return next((one for one in self._classes if one.id == class_id), None)

    def put(self, name: str, teams: Sequence[Team], class_id: str = "") -> SchoolClass:
        """A new class, or a known one changed.

        Raises ValueError for a name or teams that no class can have, StorageProblem as the class says."""
        kept = tidy(name)[:LONGEST_CLASS].strip()
        if not kept or not sound_teams(teams):
            raise ValueError(name)
        made = SchoolClass(class_id or os.urandom(6).hex(), kept, tuple(teams))
        known = self.find(made.id)
        if known is None:
            self._classes.append(made)
        else:
            self._classes[self._classes.index(known)] = made
        self.save()
        return made

    def remove(self, class_id: str) -> None:
        """Forget a class. Raises StorageProblem as the class says."""
        self._classes = [one for one in self._classes if one.id != class_id]
        self.save()

    def take_back(self, classes: Iterable[SchoolClass]) -> int:
        """Those that are not here yet, as they were elsewhere; how many came. Raises StorageProblem."""
        new = [one for one in classes if self.find(one.id) is None]
        self._classes += new
        if new:
            self.save()
        return len(new)

    def save(self) -> None:
        """Write the file. Raises StorageProblem."""
        self._file.write(
            {
                "classes": [
                    {"id": one.id, "name": one.name, "teams": [team._asdict() for team in one.teams]}
                    for one in self._classes
                ]
            }
        )


def _school_class(entry: Any) -> SchoolClass | None:
    """A class from the file, None when the entry makes no sense."""
    if not isinstance(entry, Mapping):
        return None
    identifier, name, listed = entry.get("id"), entry.get("name"), entry.get("teams")
    if not isinstance(identifier, str) or not 0 < len(identifier) <= LONGEST_ID:
        return None
    if not isinstance(name, str) or not 0 < len(tidy(name)) <= LONGEST_CLASS or not isinstance(listed, list):
        return None
    teams = [_team(one) for one in listed]
    sound = tuple(team for team in teams if team is not None)
    if len(sound) != len(teams) or not sound_teams(sound):
        return None
    return SchoolClass(identifier, tidy(name), sound)


def _team(entry: Any) -> Team | None:
    if not isinstance(entry, Mapping):
        return None
    name, sign = entry.get("name"), entry.get("sign")
    return Team(name, sign) if isinstance(name, str) and type(sign) is int else None
