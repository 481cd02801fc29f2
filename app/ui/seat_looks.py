"""How people and seats are shown, at home, on the sheet of a new game and at the table: names in the language
of the moment, faces, marks and colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from app.storage.profiles import CHILDHOOD, Profile, table_colors
from app.widgets.controls.avatar import SeatFace, marks, person_face

# The first page shows people, who sit nowhere yet (start-up time).
if TYPE_CHECKING:
    from app.engine.rules import Seat
    from app.tabletop.context import SeatLook


def seat_of(person: Profile) -> Seat:
    """A person of the household at a table; the colour goes along into copies for other computers."""
    from app.engine.rules import Seat

    return Seat(person.name, age=person.age, profile=person.id, color=person.color)


def household_faces(people: Sequence[Profile]) -> dict[str, SeatFace]:
    """Profile → face, no two with the same mark."""
    letters = marks([person.name for person in people])
    return {
        person.id: person_face(person.name, person.color, mark)
        for person, mark in zip(people, letters, strict=True)
    }


def is_child(seat: Seat, person: Profile | None) -> bool:
    """Whether a child sits there: as the switch of a person of the household says, else up to ten years.

    person: who of the household it is, None for somebody of elsewhere."""
    return person.children if person is not None else seat.age is not None and seat.age <= CHILDHOOD


class SeatLooks:
    """The looks of all seats. People of the household keep their mark and colour, unless somebody in an
    earlier seat has the same colour; guests and teams have their own colour or a free one, and a free
    mark."""

    def __init__(self, seats: Sequence[Seat], people: Sequence[Profile]) -> None:
        """people: the household."""
        self._seats = tuple(seats)
        self._names: dict[str, tuple[str, ...]] = {}
        self._household = {person.id: person for person in people}
        known = household_faces(people)
        people_at = [(at, seat) for at, seat in enumerate(seats) if seat.is_person]
        sitting = [(at, seat, known.get(seat.profile or "")) for at, seat in people_at]
        names = self.names()
        colours = table_colors(
            [(names[at], face.colour if face else seat.color) for at, seat, face in sitting],
            [person.color for person in people],
        )
        guests = [at for at, _, face in sitting if face is None]
        taken = [face.letter for _, _, face in sitting if face is not None]
        letters = dict(zip(guests, marks([names[at] for at in guests], taken), strict=True))
        self._people = {
            at: (face.letter if face else letters[at], colour)
            for (at, _, face), colour in zip(sitting, colours, strict=True)
        }

    def names(self) -> tuple[str, ...]:
        """In the language of the moment; a table asks for them several times with every picture."""
        from app.ui import texts  # start-up time

        language = QLocale().name()
        if language not in self._names:
            self._names[language] = texts.seat_names(self._seats)
        return self._names[language]

    def looks(self) -> tuple[SeatLook, ...]:
        """What a game's view needs."""
        return tuple(self._look(index) for index in range(len(self._seats)))

    def face(self, index: int) -> SeatFace:
        return self._look(index).avatar

    def _look(self, index: int) -> SeatLook:
        seat = self._seats[index]

        from app.tabletop.context import SeatLook

        def name() -> str:
            return self.names()[index]

        if not seat.is_person:
            face = f"level:{seat.level or 1}"
            return SeatLook(name, face, is_person=False, level=seat.level, ahead=seat.ahead)
        mark, colour = self._people[index]
        child = is_child(seat, self._household.get(seat.profile or ""))
        return SeatLook(name, mark, colour, is_child=child, ahead=seat.ahead)
