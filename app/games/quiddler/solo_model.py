"""Quiddler for one: moves, and what the player may know (RULES QD13). ``FORMAT.md`` has the JSON forms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias, get_args

from app.engine.errors import IllegalMove, Refusal
from app.engine.plain import BRIEF, Longest, Plain, Within, turns
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options, check_length

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from app.engine.turn import Turn

PILES = 8
DEPTH = 6
"""Cards of a pile at the start, the top one face up."""
SIZE = PILES * DEPTH
Place: TypeAlias = Annotated[int, Within(0, PILES - 1)]


class SoloPhase(StrEnum):
    """What the game waits for."""

    TAKE = "take"
    """A word is made of the open cards."""
    REFILL = "refill"
    """An emptied place must be filled from another pile."""
    STUCK = "stuck"
    """No word is possible any more; a move may still be taken back."""
    OVER = "over"


class SoloRefusal(StrEnum):
    """Why a move is not allowed."""

    NO_CARD = "no_card"
    """Nothing lies at that place; detail: place."""
    TWICE = "twice"
    """A card is used twice in a word."""
    FILLED = "filled"
    """The place is not empty."""
    NO_SOURCE = "no_source"
    """The other pile has fewer than two cards."""
    REFILL_FIRST = "refill_first"
    """An empty place has to be filled before the next word."""
    NOTHING_TO_UNDO = "nothing_to_undo"
    STUCK = "stuck"
    """No word is possible any more."""


@dataclass(frozen=True)
class Take(Plain):
    """A word is made of the open cards at these places, in the order of its letters.

    why: the reason by which the household decided on the word, "" where the word list did.
    """

    places: tuple[Place, ...]
    why: Annotated[str, BRIEF, Longest(20)] = ""
    type: ClassVar[str] = "take"


@dataclass(frozen=True)
class Refill(Plain):
    """The open card of another pile goes to an emptied place."""

    place: Place
    source: Place
    type: ClassVar[str] = "refill"


@dataclass(frozen=True)
class Undo(Plain):
    """The last word or refill is taken back; it is counted."""

    type: ClassVar[str] = "undo"


@dataclass(frozen=True)
class GiveUp(Plain):
    """The player ends the game."""

    type: ClassVar[str] = "give_up"


@dataclass(frozen=True)
class End(Plain):
    """The table ends the game: no word is possible."""

    type: ClassVar[str] = "end"


Move: TypeAlias = Take | Refill | Undo | GiveUp | End
read_turn = turns(*get_args(Move))
"""A turn as a screen is told of it: the move itself."""


def left_after(made: Iterable[Turn]) -> int:
    """How many cards are left after the turns of a record, which nobody has checked yet."""
    used: list[int] = []
    for turn in made:
        if turn.kind in (Take.type, Refill.type):
            used.append(len(turn.move.get("places", ())))
        elif turn.kind == Undo.type and used:
            used.pop()
    return SIZE - sum(used)


@dataclass(frozen=True)
class SoloObservation(Plain):
    """All that the player may know.

    piles: the open card of each place, None where nothing lies. sizes: cards of each place, the open one
    among them. empty: places that may be filled now. used: the words so far. undos: moves taken back.
    moves: words and refills that can be taken back. left: value of all cards not used, hidden ones included
    (RULES-REGISTER D23), which nobody can know before the end; None before. dealt: every pile as it was
    dealt, the open card first, once the game is over; empty before.
    """

    seat: int | None
    options: Options
    phase: SoloPhase
    piles: tuple[str | None, ...]
    sizes: tuple[int, ...]
    empty: tuple[int, ...]
    used: tuple[Meld, ...]
    undos: int
    moves: int
    left: int | None = None
    over: bool = False
    dealt: tuple[tuple[str, ...], ...] = ()

    @property
    def seats(self) -> int:
        return 1

    @property
    def goes_on(self) -> bool:
        """Whether the player has something to do."""
        return self.phase in (SoloPhase.TAKE, SoloPhase.REFILL)

    @property
    def deciders(self) -> tuple[int, ...]:
        """Whose decision the game waits for."""
        return () if self.over else (0,)

    @property
    def cards_left(self) -> int:
        """Cards that are not used."""
        return sum(self.sizes)

    @property
    def sources(self) -> tuple[int, ...]:
        """Piles whose open card may fill an empty place."""
        return tuple(place for place, size in enumerate(self.sizes) if size > 1)

    def meld(self, places: Sequence[int]) -> Meld:
        """The cards at these places. Raises IllegalMove."""
        if len(set(places)) < len(places):
            raise IllegalMove(SoloRefusal.TWICE)
        found = []
        for place in places:
            card = self.piles[place]
            if card is None:
                raise IllegalMove(SoloRefusal.NO_CARD, place=place)
            found.append(card)
        return tuple(found)


def taken_back(before: SoloObservation, after: SoloObservation) -> Take | Refill:
    """The move that an `Undo` between these two took back; made again, it leads back to the first."""
    grown = [place for place in range(PILES) if after.sizes[place] > before.sizes[place]]
    if len(before.used) == len(after.used):
        return Refill(next(at for at in range(PILES) if after.sizes[at] < before.sizes[at]), grown[0])
    places: list[int] = []
    for card in before.used[-1]:
        places.append(next(at for at in grown if at not in places and after.piles[at] == card))
    return Take(tuple(places))


def check(seen: SoloObservation, move: Move) -> Move:
    """The move, if it may be made now; the state asks about the word. Raises IllegalMove."""
    if seen.over:
        raise IllegalMove(Refusal.GAME_OVER)
    if not isinstance(move, Move):
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    if (seen.seat is None) != isinstance(move, End):
        raise IllegalMove(Refusal.NOT_YOUR_DECISION)
    if isinstance(move, End):
        if seen.phase is not SoloPhase.STUCK:
            raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
        return move
    if isinstance(move, Undo):
        if not seen.moves:
            raise IllegalMove(SoloRefusal.NOTHING_TO_UNDO)
        return move
    if isinstance(move, GiveUp):
        return move
    if seen.phase is SoloPhase.STUCK:
        raise IllegalMove(SoloRefusal.STUCK)
    if isinstance(move, Refill):
        _check_refill(seen, move)
        return move
    if seen.phase is SoloPhase.REFILL:
        raise IllegalMove(SoloRefusal.REFILL_FIRST)
    check_length(seen.options, seen.meld(move.places))
    return move


def _check_refill(seen: SoloObservation, move: Refill) -> None:
    if seen.piles[move.place] is not None:
        raise IllegalMove(SoloRefusal.FILLED)
    if move.source not in seen.sources:
        raise IllegalMove(SoloRefusal.NO_SOURCE)


def earlier(entry: Mapping[str, Any]) -> tuple[dict[str, Any], int] | None:
    """Options and points of a finished game that only its entry tells of (see `catalogue.Game`)."""
    edition, left = entry.get("edition"), entry.get("left")
    sound = edition in ("cz", "en") and type(left) is int and 0 <= left < 10_000
    return ({"edition": edition}, int(left)) if sound and left is not None else None
