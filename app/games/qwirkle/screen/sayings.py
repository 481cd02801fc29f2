"""When animals have a word for a turn of Qwirkle; what they say stands in `animals.LANGUAGE.md`."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from app.games.qwirkle.model import Played
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import Gain, Occasion, Remark, is_first_of_animals, next_animal, of_turn

PROSE = "app.games.qwirkle"
WORTH_A_WORD = 8
"""Points of a move from which on a seat's best one so far is worth a word."""


class Mood(Enum):
    """What there is to talk about beside an `Occasion`."""

    QWIRKLE = "qwirkle"
    """It has completed a row of six."""
    TRADE = "trade"


def remark(seats: Sequence[SeatLook], history: Sequence[Played]) -> Remark | None:
    """Who has something to say about the last turn, and what about; mostly nobody."""
    if not history:
        return None
    turn = history[-1]
    if turn.qwirkles:
        if not seats[turn.seat].is_person:
            return Remark(turn.seat, Mood.QWIRKLE, great=True)
        animal = next_animal(seats, turn.seat)
        return None if animal is None else Remark(animal, Occasion.ADMIRES)
    if is_first_of_animals(seats, [played.seat for played in history]):
        return Remark(turn.seat, Occasion.HELLO)
    if turn.traded and not seats[turn.seat].is_person:
        return Remark(turn.seat, Mood.TRADE)
    gains = [Gain(played.seat, played.points) for played in history]
    return of_turn(seats, gains, WORTH_A_WORD, phrases.points(turn.points))
