"""In which order everybody likes their rack: kept beside the game, found again when it is resumed."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.qwirkle.tiles import HAND, KINDS, Tile
from app.tabletop.context import Notes

NAME = "racks"


class RackOrders:
    """Places of the rack by seat, as JSON: ``{"0": [17, null, …]}``; what cannot be read is no order."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        kept = notes.get(NAME)
        self._racks: dict[str, object] = dict(kept) if isinstance(kept, dict) else {}

    def of(self, seat: int | None) -> list[Tile | None]:
        """How the seat's rack lay; empty where nobody knows."""
        places = self._racks.get(str(seat))
        if not isinstance(places, list) or len(places) != HAND or not all(map(_is_place, places)):
            return []
        return list(places)

    def keep(self, seat: int | None, places: Sequence[Tile | None]) -> None:
        """Remember how it lies now."""
        if seat is not None:
            self._racks = {**self._racks, str(seat): list(places)}
            self._notes.put(NAME, self._racks)


def _is_place(value: object) -> bool:
    return value is None or (type(value) is int and 0 <= value < KINDS)
