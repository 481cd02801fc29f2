"""When animals have a word for what happens in Quiddler; what they say stands in `animals.LANGUAGE.md`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from app.games.quiddler import deck
from app.games.quiddler.model import Observation, Played, RuledWord
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import Occasion, Remark, is_first_of_animals, next_animal, of_scores

PROSE = "app.games.quiddler"
LONG_WORD, CHILDS_WORD = 6, 5
"""A word of this many letters is worth mentioning; a child's one already with so many."""
MANY_TURNS = 12
"""Turns of a seat after which a round is long."""


class Mood(Enum):
    """What there is to talk about beside an `Occasion`."""

    OUT = "out"
    """It lays its whole hand."""
    WORD = "word"
    """It lays a long word; may use ``{word}``, ``{Word}`` and ``{letters}``."""
    LONG = "long"
    """Nobody has gone out for many turns."""
    STOLEN = "stolen"
    """A person takes the card that it has just discarded, and lays cards."""


def remark(
    seats: Sequence[SeatLook], seen: Observation, coarse: Callable[[str], bool] = lambda word: False
) -> Remark | None:
    """Who has something to say about the turn that was just ended, and what about; mostly nobody.

    coarse: a word that is not to be held up.
    """
    turn = seen.history[-1] if seen.history else None
    if turn is None or not turn.discard:
        return None
    if seats[turn.seat].is_person:
        return _of_person(seats, seen, turn)
    word = longest(turn)
    if deck.length(tuple(word)) >= LONG_WORD and not coarse(word):
        return Remark(turn.seat, Mood.WORD, _words(word), great=True)
    if turn.seat == seen.out:
        return Remark(turn.seat, Mood.OUT, great=True)
    if not seen.past and is_first_of_animals(seats, [one.seat for one in seen.history]):
        return Remark(turn.seat, Occasion.HELLO)
    if seen.out is None and len(seen.history) == MANY_TURNS * seen.seats:
        return Remark(turn.seat, Mood.LONG)
    return None


def _of_person(seats: Sequence[SeatLook], seen: Observation, turn: Played) -> Remark | None:
    animal = next_animal(seats, turn.seat)
    if animal is None:
        return None
    before = seen.history[-2] if len(seen.history) > 1 else None
    of_animal = before is not None and not seats[before.seat].is_person
    if before is not None and of_animal and turn.words and turn.taken == before.discard:
        return Remark(before.seat, Mood.STOLEN)
    if seats[turn.seat].is_child and len(longest(turn)) >= CHILDS_WORD:
        return Remark(animal, Occasion.CHILD)
    return Remark(animal, Occasion.ADMIRES) if turn.seat == seen.out else None


def after_ruling(seats: Sequence[SeatLook], ruled: Sequence[RuledWord]) -> Remark | None:
    """Which animal has something to say about words that were in doubt."""
    for one in ruled:
        if not one.good and not seats[one.owner].is_person:
            return Remark(one.owner, Occasion.CAUGHT)
        if not seats[one.by].is_person:
            return Remark(one.by, Occasion.WRONG if one.good else Occasion.RIGHT)
    return None


def after_round(
    seats: Sequence[SeatLook], seen: Observation, coarse: Callable[[str], bool] = lambda word: False
) -> Remark | None:
    """Which animal has something to say about the round before this one: a word that it had made up stands,
    or another one leads."""
    if not seen.past:
        return None
    for seat, row in enumerate(seen.past[-1].rows):
        if not seats[seat].is_person:
            for index, good in enumerate(row.listed):
                word = deck.spelt(row.laid[index])
                if not good and index not in row.fallen and not coarse(word):
                    return Remark(seat, Occasion.BLUFFED, _words(word))
    before = [total - row.score.points for total, row in zip(seen.scores, seen.past[-1].rows, strict=True)]
    return of_scores(seats, before, seen.scores)


def longest(turn: Played) -> str:
    """The longest word of a turn, as it reads; empty for none."""
    return max((deck.spelt(meld) for meld in turn.words), key=len, default="")


def _words(word: str) -> dict[str, str]:
    return {"word": word, "Word": word[:1].upper() + word[1:], "letters": phrases.letters(len(word))}
