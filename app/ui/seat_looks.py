"""How the seats of a running game are shown: names in the language of the moment, faces, colours."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.rules import Seat
from app.storage.profiles import Profile, Profiles, guest_colors
from app.tabletop.context import SeatLook
from app.ui import texts
from app.widgets.controls.avatar import SeatFace, animal_face, person_face


class SeatLooks:
    """Looks of all seats; people of the household have the colour of their profile, guests another each."""

    def __init__(self, seats: Sequence[Seat], profiles: Profiles) -> None:
        self._seats, self._profiles = tuple(seats), profiles
        guests = [at for at, seat in enumerate(self._seats) if seat.is_person and self._person(seat) is None]
        self._guest_colours = dict(zip(guests, guest_colors(profiles.people, len(guests)), strict=True))

    def names(self) -> tuple[str, ...]:
        """Names, in seat order."""
        return texts.seat_names(self._seats)

    def looks(self) -> tuple[SeatLook, ...]:
        """What a game's view needs."""
        return tuple(self._look(index) for index in range(len(self._seats)))

    def face(self, index: int) -> SeatFace:
        """The face at a seat."""
        seat = self._seats[index]
        if seat.is_person:
            return person_face(self.names()[index], self._colour(index))
        return animal_face(seat.level or 1)

    def _look(self, index: int) -> SeatLook:
        seat = self._seats[index]

        def name() -> str:
            return self.names()[index]

        if not seat.is_person:
            return SeatLook(name, f"level:{seat.level or 1}", is_person=False, level=seat.level)
        return SeatLook(name, color=self._colour(index))

    def _person(self, seat: Seat) -> Profile | None:
        return self._profiles.find(seat.profile)

    def _colour(self, index: int) -> str:
        profile = self._person(self._seats[index])
        return profile.color if profile else self._guest_colours[index]
