"""The moves of Scrabble karty and their JSON forms, which ``FORMAT.md`` documents."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from app.engine import reading
from app.engine.errors import IllegalMove, Refusal
from app.engine.rules import Json
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.cards import HAND, Letter
from app.games.scrabble_cards.table import Cell

FARTHEST = 1_000
"""From the first card."""
MOST_CLAIMS = HAND + 2
"""Words that a play can claim: its own, one across each of seven cards, and the part of an old one."""

Spot: TypeAlias = tuple[Letter, Cell]
"""A card and where it lies."""


@dataclass(frozen=True)
class First:
    """The first card of a play lies on the table (RULES SK21); at: milliseconds of the turn."""

    at: int
    type: ClassVar[str] = "first"

    def to_json(self) -> Json:
        return {"type": self.type, "at": self.at}


@dataclass(frozen=True)
class TakeBack:
    """That first card is taken back; after the limit the turn is lost."""

    at: int
    type: ClassVar[str] = "take_back"

    def to_json(self) -> Json:
        return {"type": self.type, "at": self.at}


@dataclass(frozen=True)
class Play:
    """Cards are laid (RULES SK4 to SK6).

    fragment: cells of the new word where it joins an end part of an old one (SK16). premium: the cell of the
    card that the premium card in hand names (SK9). group: whether one's own group card is played, once the
    words are accepted (SK10).
    why: for each word the reason by which the household decided on it, "" where the list did.
    """

    cards: tuple[Spot, ...]
    fragment: tuple[Cell, ...] = ()
    premium: Cell | None = None
    group: bool = False
    why: tuple[str, ...] = ()
    type: ClassVar[str] = "play"

    def to_json(self) -> Json:
        data: Json = {"type": self.type, "cards": [spot_json(one) for one in self.cards]}
        if self.fragment:
            data["fragment"] = [list(cell) for cell in self.fragment]
        if self.premium is not None:
            data["premium"] = list(self.premium)
        if self.group:
            data["group"] = True
        return {**data, "why": list(self.why)} if self.why else data


@dataclass(frozen=True)
class Exchange:
    """Letter cards, the bonus card, or both are exchanged (RULES SK12)."""

    letters: tuple[str, ...]
    bonus: bool = False
    type: ClassVar[str] = "exchange"

    def to_json(self) -> Json:
        return {"type": self.type, "letters": list(self.letters), "bonus": self.bonus}


@dataclass(frozen=True)
class Pass:
    """The turn is omitted (RULES SK13)."""

    type: ClassVar[str] = "pass"

    def to_json(self) -> Json:
        return {"type": self.type}


@dataclass(frozen=True)
class Object:
    """The words of the turn that a seat challenges, by index; none to accept all (RULES SK15)."""

    words: tuple[int, ...]
    type: ClassVar[str] = "object"

    def to_json(self) -> Json:
        return {"type": self.type, "words": list(self.words)}


@dataclass(frozen=True)
class Vote:
    """The words in doubt that a seat does not accept."""

    against: tuple[int, ...]
    type: ClassVar[str] = "vote"

    def to_json(self) -> Json:
        return {"type": self.type, "against": list(self.against)}


@dataclass(frozen=True)
class Answer:
    """A seat plays its group card against the turn, or does not (RULES SK10).

    add: the minus value is added to the own score instead (house rule 1, RULES SK19).
    """

    group: bool
    add: bool = False
    type: ClassVar[str] = "answer"

    def to_json(self) -> Json:
        data: Json = {"type": self.type, "group": self.group}
        return {**data, "add": True} if self.add else data


@dataclass(frozen=True)
class Claim:
    """A seat is about to object or to vote, or looks at its card for an answer: the clock stands until it
    has said so."""

    type: ClassVar[str] = "claim"

    def to_json(self) -> Json:
        return {"type": self.type}


@dataclass(frozen=True)
class Recorded:
    """The table writes the turn down, clears and refills (RULES SK14, SK17)."""

    type: ClassVar[str] = "record"

    def to_json(self) -> Json:
        return {"type": self.type}


@dataclass(frozen=True)
class TimeUp:
    """The clock of this stretch has run out (RULES SK21, or nobody has anything to say any more)."""

    at: int
    type: ClassVar[str] = "time_up"

    def to_json(self) -> Json:
        return {"type": self.type, "at": self.at}


@dataclass(frozen=True)
class Pause:
    """The clock of this stretch stops."""

    at: int
    type: ClassVar[str] = "pause"

    def to_json(self) -> Json:
        return {"type": self.type, "at": self.at}


@dataclass(frozen=True)
class Resume:
    """The clock of this stretch starts, now that everybody sees what it is about, or goes on."""

    at: int
    type: ClassVar[str] = "resume"

    def to_json(self) -> Json:
        return {"type": self.type, "at": self.at}


Timed: TypeAlias = First | TakeBack | TimeUp | Pause | Resume
Move: TypeAlias = Timed | Play | Exchange | Pass | Object | Vote | Claim | Answer | Recorded

_TIMED: Mapping[str, type[Timed]] = {kind.type: kind for kind in (First, TakeBack, TimeUp, Pause, Resume)}
_PLAIN: Mapping[str, type[Pass] | type[Claim] | type[Recorded]] = {
    kind.type: kind for kind in (Pass, Claim, Recorded)
}


def spot_json(spot: Spot) -> Json:
    letter, cell = spot
    return {"card": letter.to_json(), "place": list(cell)}


def _cell(data: object) -> Cell:
    x, y = (reading.whole(part, -FARTHEST, FARTHEST) for part in reading.listed(data))
    return x, y


def spot(data: Mapping[str, Any]) -> Spot:
    return Letter.from_json(data["card"]), _cell(data["place"])


def _indices(data: object) -> tuple[int, ...]:
    return tuple(sorted({reading.whole(one, 0, MOST_CLAIMS - 1) for one in reading.listed(data)}))


def play(data: Mapping[str, Any]) -> Play:
    spots = reading.listed(data["cards"])
    if len(spots) > HAND:
        raise ValueError("more cards than a hand")
    premium = data.get("premium")
    return Play(
        tuple(spot(reading.mapped(one)) for one in spots),
        tuple(_cell(cell) for cell in reading.listed(data.get("fragment", ()))),
        None if premium is None else _cell(premium),
        reading.flag(data.get("group", False)),
        tuple(reading.text(one, 20) for one in reading.listed(data.get("why", ()))),
    )


def move_from_json(data: Mapping[str, Any]) -> Move:
    """Raises IllegalMove(MALFORMED)."""
    try:
        kind = reading.text(data["type"])
        if kind == Play.type:
            return play(data)
        if kind == Exchange.type:
            return Exchange(cards.held(data["letters"], cards.COUNTS, HAND), reading.flag(data["bonus"]))
        if kind == Object.type:
            return Object(_indices(data["words"]))
        if kind == Vote.type:
            return Vote(_indices(data["against"]))
        if kind == Answer.type:
            return Answer(reading.flag(data["group"]), reading.flag(data.get("add", False)))
        if kind in _TIMED:
            return _TIMED[kind](reading.whole(data["at"]))
        return _PLAIN[kind]()
    except (KeyError, TypeError, ValueError) as error:
        raise IllegalMove(Refusal.MALFORMED, move=repr(data)[:200]) from error
