"""What people practise: their best runs of each drill, and what they missed, until they know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from app.engine import reading
from app.practice import repeating
from app.practice.repeating import WAITS, Card
from app.storage.documents import Document, DocumentFile

FILE = "practice.json"
MOST = 300
"""Cards of one drill that a person has at the most; the longest known ones go first."""
MOST_DONE = 5_000
"""Keys of things met once that are kept of a drill."""
LONGEST_KEY = 400
LONGEST_NAME = 80


class FirstAnswer(NamedTuple):
    """What somebody answered when they met something for the first time, and when."""

    day: date
    right: bool


Met = dict[str, FirstAnswer | None]
"""By key in the order of meeting; None where nobody has noted what was answered."""


@dataclass
class _Person:
    """best: drill → points. cards: drill → key → card. done: drill → what was met once."""

    best: dict[str, int] = field(default_factory=dict)
    cards: dict[str, dict[str, Card]] = field(default_factory=dict)
    done: dict[str, Met] = field(default_factory=dict)


class Practice:
    """By person, the identifier of a profile or "" for whoever has none, and by the name of a drill.

    Every change is in force at once; when it cannot be saved StorageProblem is raised afterwards.
    ``problem`` tells what was wrong with the file.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-practice", 1, read_only=read_only)
        self._people: dict[str, _Person] = {}
        self.problem = self._file.take_in(self._take, self._save)

    # Asking -----------------------------------------------------------------------------------

    def best(self, person: str, drill: str) -> int | None:
        """Points of the best run, None before the first one."""
        return self._of(person).best.get(drill)

    def due(self, person: str, drill: str, today: date) -> list[Card]:
        """What is asked again, the longest overdue first."""
        return repeating.due(self._of(person).cards.get(drill, {}).values(), today)

    def waiting(self, person: str, drill: str) -> int:
        """How much is not known yet."""
        return len(self._of(person).cards.get(drill, {}))

    def done(self, person: str, drill: str) -> frozenset[str]:
        """What was met once, well or not, of things that are not made anew."""
        return frozenset(self._of(person).done.get(drill, ()))

    def first_answers(self, person: str, drill: str) -> dict[str, FirstAnswer]:
        """By key, of what was met once: what comes again tells nothing new of who knows it by now."""
        met = self._of(person).done.get(drill, {})
        return {key: answer for key, answer in met.items() if answer is not None}

    def _of(self, person: str) -> _Person:
        return self._people.get(person, _Person())

    # Telling ----------------------------------------------------------------------------------

    def finish(
        self,
        person: str,
        drill: str,
        today: date,
        *,
        points: int | None = None,
        missed: Iterable[str] = (),
        known: Iterable[str] = (),
    ) -> None:
        """A run is over. points: None for one that is not compared with others.

        missed, known: keys of what was answered wrong and well. Raises StorageProblem as the class says."""
        mine = self._people.setdefault(person, _Person())
        if points is not None:
            mine.best[drill] = max(points, mine.best.get(drill, 0))
        cards = mine.cards.setdefault(drill, {})
        for key in known:
            card = cards.pop(key, None)
            moved = None if card is None else repeating.answered(card, today)
            if moved is not None:
                cards[key] = moved
        for key in missed:
            if 0 < len(key) <= LONGEST_KEY:
                cards[key] = repeating.missed(key, today)
        for card in sorted(cards.values(), key=lambda one: (-one.box, one.due))[: max(0, len(cards) - MOST)]:
            del cards[card.key]
        self._save()

    def solve(self, person: str, drill: str, key: str, today: date, *, right: bool) -> None:
        """Something that is not made anew was met: it comes back where it was not known.

        Raises StorageProblem as the class says."""
        done = self._people.setdefault(person, _Person()).done.setdefault(drill, {})
        if key not in done:
            done[key] = FirstAnswer(today, right)
            for old in list(done)[:-MOST_DONE]:
                del done[old]
        missed, known = ((), (key,)) if right else ((key,), ())
        self.finish(person, drill, today, missed=missed, known=known)

    def forget(self, person: str) -> None:
        """Somebody is no more among the people. Raises StorageProblem as the class says."""
        if self._people.pop(person, None) is not None:
            self._save()

    def to_bring_back(self, person: str) -> Callable[[], None]:
        """What brings back, once it was forgotten, all that somebody has now; it raises as the class says."""
        mine = self._people.get(person)

        def back() -> None:
            if mine is not None and person not in self._people:
                self._people[person] = mine
                self._save()

        return back

    def take_back(self, other: Practice) -> None:
        """Add what another file holds: better runs, and cards of which nothing is known here.

        Raises StorageProblem as the class says."""
        for person, theirs in other._people.items():
            mine = self._people.setdefault(person, _Person())
            for drill, points in theirs.best.items():
                mine.best[drill] = max(points, mine.best.get(drill, 0))
            for drill, cards in theirs.cards.items():
                here = mine.cards.setdefault(drill, {})
                here.update({key: card for key, card in cards.items() if key not in here})
            for drill, met in theirs.done.items():
                known = mine.done.setdefault(drill, {})
                known.update({key: answer for key, answer in met.items() if known.get(key) is None})
        if other._people:
            self._save()

    # File -------------------------------------------------------------------------------------

    def _take(self, document: Document) -> int:
        people, self._people, wrong = document.get("people", {}), {}, 0
        if not isinstance(people, dict):
            return 1
        for name, entry in people.items():
            if not isinstance(entry, dict) or len(name) > LONGEST_NAME:
                wrong += 1
                continue
            mine = self._people[name] = _Person()
            for drill, points in _mapped(entry.get("best", {})):
                if type(points) is int and 0 <= points < 10_000 and len(drill) <= LONGEST_NAME:
                    mine.best[drill] = points
                else:
                    wrong += 1
            for drill, cards in _mapped(entry.get("cards", {})):
                read = [_card(card) for card in (cards if isinstance(cards, list) else [None])]
                mine.cards[drill[:LONGEST_NAME]] = {card.key: card for card in read if card is not None}
                wrong += sum(card is None for card in read)
            for drill, entries in _mapped(entry.get("done", {})):
                listed = entries if isinstance(entries, list) else [None]
                sound = [one for one in map(_met, listed) if one is not None]
                mine.done[drill[:LONGEST_NAME]] = dict(sound[-MOST_DONE:])
                wrong += len(listed) - len(sound)
        return wrong

    def _save(self) -> None:
        people = {
            name: {
                "best": one.best,
                "cards": {
                    drill: [
                        {"key": card.key, "box": card.box, "due": card.due.isoformat()}
                        for card in cards.values()
                    ]
                    for drill, cards in one.cards.items()
                    if cards
                },
                "done": {drill: [_entry(*each) for each in met.items()] for drill, met in one.done.items()},
            }
            for name, one in self._people.items()
        }
        self._file.write({"people": people})


def _mapped(value: object) -> Iterator[tuple[str, Any]]:
    """The entries of what should be an object; one that makes no sense where it is none."""
    yield from value.items() if isinstance(value, dict) else [("", None)]


def _card(entry: object) -> Card | None:
    """A card from the file, None where it makes no sense."""
    if not isinstance(entry, Mapping):
        return None
    key, box, due = entry.get("key"), entry.get("box"), entry.get("due")
    if not isinstance(key, str) or not 0 < len(key) <= LONGEST_KEY:
        return None
    if type(box) is not int or not 0 <= box < len(WAITS) or not isinstance(due, str):
        return None
    try:
        return Card(key, box, date.fromisoformat(due))
    except ValueError:
        return None


def _entry(key: str, answer: FirstAnswer | None) -> object:
    return key if answer is None else [key, answer.day.isoformat(), answer.right]


def _met(entry: object) -> tuple[str, FirstAnswer | None] | None:
    """What was met once from the file, None where it makes no sense; once only keys were kept."""
    try:
        named, *more = [entry] if isinstance(entry, str) else reading.listed(entry)
        key, answer = reading.text(named, LONGEST_KEY), None
        if more:
            day, right = more
            answer = FirstAnswer(date.fromisoformat(reading.text(day, 10)), reading.flag(right))
    except (TypeError, ValueError):
        return None
    return (key, answer) if key else None
