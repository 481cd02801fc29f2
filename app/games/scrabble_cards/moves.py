"""The moves of Scrabble karty and their JSON forms, which ``FORMAT.md`` documents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, TypeAlias, get_args

from app.engine import reading
from app.engine.plain import BRIEF, Codec, Longest, Plain, moves
from app.engine.rules import Json, Pause, Resume, Timed, TimeUp
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.cards import HAND, Letter
from app.games.scrabble_cards.table import FARTHEST, Cell

MOST_CLAIMS = HAND + 2
"""Words that a play can claim: its own, one across each of seven cards, and the part of an old one."""


def _spot_json(spot: tuple[Letter, Cell]) -> Json:
    letter, cell = spot
    return {"card": letter.to_json(), "place": list(cell)}


def _spot(data: object) -> tuple[Letter, Cell]:
    told = reading.mapped(data)
    x, y = (reading.whole(part, -FARTHEST, FARTHEST) for part in reading.listed(told["place"]))
    return Letter.from_json(told["card"]), (x, y)


def _indices(data: object) -> tuple[int, ...]:
    """Each once, in order, however they were told."""
    return tuple(sorted({reading.whole(one, 0, MOST_CLAIMS - 1) for one in reading.listed(data)}))


def _letters(data: object) -> tuple[str, ...]:
    return cards.held(data, cards.COUNTS, HAND)


Spot: TypeAlias = Annotated[tuple[Letter, Cell], Codec(_spot_json, _spot)]
"""A card and where it lies."""
Claims: TypeAlias = Annotated[tuple[int, ...], Codec(list, _indices)]
"""Words of a play, by index."""


class First(Timed):
    """The first card of a play lies on the table (RULES SK21)."""

    type: ClassVar[str] = "first"


class TakeBack(Timed):
    """That first card is taken back; after the limit the turn is lost."""

    type: ClassVar[str] = "take_back"


@dataclass(frozen=True)
class Play(Plain):
    """Cards are laid (RULES SK4 to SK6).

    fragment: cells of the new word where it joins an end part of an old one (SK16). premium: the cell of the
    card that the premium card in hand names (SK9). group: whether one's own group card is played, once the
    words are accepted (SK10).
    why: for each word the reason by which the household decided on it, "" where the list did.
    """

    cards: Annotated[tuple[Spot, ...], Longest(HAND)]
    fragment: Annotated[tuple[Cell, ...], BRIEF] = ()
    premium: Annotated[Cell | None, BRIEF] = None
    group: Annotated[bool, BRIEF] = False
    why: Annotated[tuple[Annotated[str, Longest(20)], ...], BRIEF] = ()
    type: ClassVar[str] = "play"


@dataclass(frozen=True)
class Exchange(Plain):
    """Letter cards, the bonus card, or both are exchanged (RULES SK12)."""

    letters: Annotated[tuple[str, ...], Codec(list, _letters)]
    bonus: bool = False
    type: ClassVar[str] = "exchange"


@dataclass(frozen=True)
class Pass(Plain):
    """The turn is omitted (RULES SK13)."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True)
class Challenge(Plain):
    """The words of the turn that a seat challenges, by index; none to accept all (RULES SK15)."""

    words: Claims
    type: ClassVar[str] = "object"


@dataclass(frozen=True)
class Vote(Plain):
    """The words in doubt that a seat does not accept."""

    against: Claims
    type: ClassVar[str] = "vote"


@dataclass(frozen=True)
class Answer(Plain):
    """A seat plays its group card against the turn, or does not (RULES SK10).

    add: the minus value is added to the own score instead (house rule 1, RULES SK19).
    """

    group: bool
    add: Annotated[bool, BRIEF] = False
    type: ClassVar[str] = "answer"


@dataclass(frozen=True)
class Claim(Plain):
    """A seat is about to object or to vote, or looks at its card for an answer: the clock stands until it
    has said so."""

    type: ClassVar[str] = "claim"


@dataclass(frozen=True)
class Recorded(Plain):
    """The table writes the turn down, clears and refills (RULES SK14, SK17)."""

    type: ClassVar[str] = "record"


Clocked: TypeAlias = First | TakeBack | TimeUp | Pause | Resume
Move: TypeAlias = Clocked | Play | Exchange | Pass | Challenge | Vote | Claim | Answer | Recorded

move_from_json: Callable[[Mapping[str, Any]], Move] = moves(*get_args(Move))
