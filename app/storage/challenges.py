"""How the challenges of the day went, by person: one try of each task counts, and it belongs to its date."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from app.engine import reading
from app.engine.days import FULL, DayResult, streak
from app.storage.documents import Document, DocumentFile, unread

FILE = "challenges.json"
LONGEST = 80
"""Letters of an identifier."""
MOST_POSITIONS = 20
_LARGEST = 10_000


@dataclass(frozen=True)
class Try:
    """A try that was begun. person: a profile, empty where nobody has told a name.

    save: the game that is played; empty where positions are shown. found: points of what is answered."""

    person: str
    day: date
    game: str
    goal: int
    save: str = ""
    found: tuple[int, ...] = ()
    result: DayResult | None = None

    @property
    def key(self) -> tuple[str, date, str]:
        return self.person, self.day, self.game

    @property
    def is_open(self) -> bool:
        return self.result is None

    def to_json(self) -> list[Any]:
        """Short: there are thousands after some years."""
        head = [self.person, self.day.isoformat(), self.game, self.goal]
        if self.result is None:
            return [*head, self.save, list(self.found)]
        return [*head, self.result.value, self.result.points, self.result.par]

    @classmethod
    def from_json(cls, data: object) -> Try:
        """Raises TypeError or ValueError."""
        person, day, game, goal, *more = reading.listed(data)
        one = cls(
            reading.text(person, LONGEST),
            date.fromisoformat(reading.text(day, 10)),
            reading.text(game, LONGEST),
            reading.whole(goal, -_LARGEST, _LARGEST),
        )
        if len(more) == 2:
            save, found = more
            points = tuple(reading.whole(one, -_LARGEST, _LARGEST) for one in reading.listed(found))
            if len(points) > MOST_POSITIONS:
                raise ValueError("more positions than there are")
            return replace(one, save=reading.text(save, LONGEST), found=points)
        value, earned, par = more
        reached = reading.whole(value, -_LARGEST, _LARGEST)
        result = DayResult(reached, one.goal, reading.whole(earned, 0, FULL), reading.flag(par))
        return replace(one, result=result)


class DayBook:
    """The tries and their file. ``problem`` tells what was wrong with it, None when nothing was."""

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-challenges", 1, read_only=read_only)
        self._tries: dict[tuple[str, date, str], Try] = {}
        self.problem = self._file.take_in(self._take, self._save)

    def _take(self, document: Document) -> int:
        self._tries = {}
        return unread(document.get("tries", []), self._take_one)

    def _take_one(self, data: object) -> bool:
        try:
            one = Try.from_json(data)
        except (TypeError, ValueError):
            return False
        self._tries[one.key] = one
        return True

    def _save(self) -> None:
        self._file.write({"tries": [one.to_json() for one in self._tries.values()]})

    # What was done

    def find(self, person: str, day: date, game: str) -> Try | None:
        return self._tries.get((person, day, game))

    def of_save(self, save: str) -> Try | None:
        """The open try that is played in a saved game."""
        return next((one for one in self._tries.values() if one.is_open and save and one.save == save), None)

    def all(self) -> tuple[Try, ...]:
        return tuple(self._tries.values())

    def of_day(self, person: str, day: date) -> Mapping[str, Try]:
        """By game."""
        return {one.game: one for one in self._of(person) if one.day == day}

    def days(self, person: str) -> frozenset[date]:
        """Those on which a person has done a task."""
        return frozenset(one.day for one in self._of(person) if not one.is_open)

    def streak(self, person: str, today: date) -> int:
        """Days in a row; see `engine.days.streak`."""
        return streak(self.days(person), today)

    def points(self, person: str, day: date) -> int | None:
        """Of the tasks that are done; None where none is."""
        done = [one.result.points for one in self.of_day(person, day).values() if one.result is not None]
        return sum(done) if done else None

    def _of(self, person: str) -> Iterator[Try]:
        return (one for one in self._tries.values() if one.person == person)

    # What happens. Each raises StorageProblem when it cannot be saved; it holds until the program ends.

    def begin(self, person: str, day: date, game: str, goal: int, save: str = "") -> bool:
        """Begin the try that counts; False where there was one already."""
        one = Try(person, day, game, goal, save)
        if one.key in self._tries:
            return False
        self._tries[one.key] = one
        self._save()
        return True

    def note(self, person: str, day: date, game: str, found: tuple[int, ...]) -> None:
        """The points of the positions that are answered so far."""
        one = self._tries[person, day, game]
        if one.is_open and len(found) > len(one.found):
            self._tries[one.key] = replace(one, found=found)
            self._save()

    def finish(self, person: str, day: date, game: str, result: DayResult) -> None:
        """A try is done; what comes later changes nothing."""
        one = self._tries[person, day, game]
        if one.is_open:
            self._tries[one.key] = replace(one, save="", found=(), result=result)
            self._save()

    def forget(self, save: str) -> None:
        """The game of an open try was thrown away: it stays begun, and nothing comes of it."""
        one = self.of_save(save)
        if one is not None:
            self.finish(*one.key, DayResult(0, one.goal, 0))

    def forget_person(self, person: str) -> tuple[Try, ...]:
        """Somebody is no more among the people; the tries that went, for `merge` to bring back.

        Raises StorageProblem."""
        gone = tuple(self._of(person))
        for one in gone:
            del self._tries[one.key]
        if gone:
            self._save()
        return gone

    def merge(self, tries: Iterable[Try]) -> int:
        """Take in what is not here, or not done here; how many came. Raises StorageProblem."""
        came = 0
        for one in tries:
            here = self._tries.get(one.key)
            if here is None or (here.is_open and not one.is_open):
                self._tries[one.key] = one
                came += 1
        if came:
            self._save()
        return came
