"""When animals have a word for a turn of Scrabble karty; what they say stands in `animals.LANGUAGE.md`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from app.games.scrabble_cards.model import Played
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import Gain, Occasion, Remark, is_first_of_animals, next_animal, of_turn

PROSE = "app.games.scrabble_cards"
WORTH_A_WORD, WORTH_ADMIRING = 15, 30
"""Points of a turn from which on a seat's best one so far is worth a word, or a person's is admired."""


class Mood(Enum):
    """What there is to talk about beside an `Occasion`."""

    BINGO = "bingo"
    """It has laid all seven cards."""
    EXCHANGE = "exchange"
    STUNG = "stung"
    """A group card took points off its turn."""


def remark(
    seats: Sequence[SeatLook], history: Sequence[Played], made_up: Callable[[str], bool] = lambda word: False
) -> Remark | None:
    """Who has something to say about the last turn, and what about; mostly nobody. made_up: whether a word
    is one that the word list does not take and that may be held up."""
    if not history:
        return None
    turn = history[-1]
    own = not seats[turn.seat].is_person
    found = _of_challenge(seats, turn) or (_of_own(turn, made_up) if own else _of_person(seats, turn))
    if found is not None:
        return found
    if is_first_of_animals(seats, [played.seat for played in history]):
        return Remark(turn.seat, Occasion.HELLO)
    if turn.score is None:
        return None
    gains = [gain for played in history for gain in _gains(played)]
    return of_turn(seats, gains, WORTH_A_WORD, phrases.points(turn.score.total))


def _of_challenge(seats: Sequence[SeatLook], turn: Played) -> Remark | None:
    """A word of the turn was challenged: whose it is if it fell, otherwise the animal that challenged it."""
    if turn.kind == "fallen" and not seats[turn.seat].is_person:
        return Remark(turn.seat, Occasion.CAUGHT)
    animal = next((seat for seat in turn.challengers if not seats[seat].is_person), None)
    if animal is None:
        return None
    return Remark(animal, Occasion.RIGHT if turn.kind == "fallen" else Occasion.WRONG)


def _of_own(turn: Played, made_up: Callable[[str], bool]) -> Remark | None:
    if turn.kind == "exchange":
        return Remark(turn.seat, Mood.EXCHANGE)
    if turn.kind != "play" or turn.score is None:
        return None
    if turn.score.bingo:
        return Remark(turn.seat, Mood.BINGO, great=True)
    if turn.score.against:
        return Remark(turn.seat, Mood.STUNG)
    word = next((word.lower() for word in turn.words if made_up(word.lower())), "")
    words = {"word": word, "Word": word.capitalize()}
    return Remark(turn.seat, Occasion.BLUFFED, words) if word else None


def _of_person(seats: Sequence[SeatLook], turn: Played) -> Remark | None:
    score, animal = turn.score, next_animal(seats, turn.seat)
    great = score is not None and (score.bingo or score.total >= WORTH_ADMIRING)
    return Remark(animal, Occasion.ADMIRES) if great and animal is not None else None


def _gains(turn: Played) -> Sequence[Gain]:
    """What a turn brought, the mover's points last."""
    if turn.score is None:
        return ()
    own = Gain(turn.seat, turn.score.total)
    return (own,) if turn.score.by is None else (Gain(turn.score.by, turn.score.gift), own)
