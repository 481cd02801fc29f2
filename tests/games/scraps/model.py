"""Scraps: cards in a hand, two piles, words that may be challenged, rounds. What a seat may know and do.

A game that nobody sells, for two: it shows what a game of cards takes. A word is one where vowels and
consonants take turns; the first that stands ends the round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, Any, ClassVar, TypeAlias

from app.engine.errors import IllegalMove, Refusal
from app.engine.plain import Among, Longest, Plain, moves

SEATS, DEALT, LEAST, LONGEST = 2, 5, 3, 20
"""Cards dealt, cards of a word at least, turns of a round at most."""
VOWELS, CONSONANTS = "AEIO", "KLMNST"
DECK = sorted((VOWELS + CONSONANTS) * 4)
CHALLENGE_POINTS = 2
"""For a word that was challenged and stands."""


class Phase(StrEnum):
    DRAW = "draw"
    PLAY = "play"
    CHALLENGE = "challenge"
    OVER = "over"


class ScrapsRefusal(StrEnum):
    """Why a move is refused."""

    NOT_NOW = "not_now"
    NOT_HELD = "not_held"
    SHORT = "short"


@dataclass(frozen=True)
class Options(Plain):
    rounds: int = 2

    CHOICES: ClassVar[Mapping[str, tuple[Any, ...]]] = {"rounds": (2, 3)}


@dataclass(frozen=True)
class Draw(Plain):
    """From one of the piles."""

    source: Annotated[str, Among("pile", "discard")]
    type: ClassVar[str] = "draw"


@dataclass(frozen=True)
class Play(Plain):
    """A word is laid, or none, and a card discarded."""

    word: Annotated[tuple[str, ...], Longest(DEALT)]
    discard: Annotated[str, Longest(1)]
    type: ClassVar[str] = "play"


@dataclass(frozen=True)
class Challenge(Plain):
    """The other seat doubts the word, or lets it stand."""

    doubts: bool
    type: ClassVar[str] = "challenge"


Move: TypeAlias = Draw | Play | Challenge
read_move: Callable[[Mapping[str, Any]], Move] = moves(Draw, Play, Challenge)


@dataclass(frozen=True)
class Observation(Plain):
    """What a seat may know. asked: who says something to the word that lies there; else who is on turn."""

    seat: int | None
    options: Options
    phase: Phase
    turn: int
    round: int
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    discard: tuple[str, ...]
    pile: int
    word: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()

    @property
    def deciders(self) -> tuple[int, ...]:
        return decider(self.phase, self.turn)


def decider(phase: Phase, turn: int) -> tuple[int, ...]:
    """Who has to decide."""
    return () if phase is Phase.OVER else (turn if phase is not Phase.CHALLENGE else 1 - turn,)


def is_word(cards: Sequence[str]) -> bool:
    """Whether vowels and consonants take turns."""
    kinds = [card in VOWELS for card in cards]
    return all(one is not other for one, other in pairwise(kinds))


def check(seen: Observation, move: Move) -> Move:
    """The move, if its seat may make it now. Raises IllegalMove."""
    if seen.seat is None or seen.seat not in seen.deciders:
        raise IllegalMove(Refusal.NOT_YOUR_DECISION)
    if not isinstance(move, {Phase.DRAW: Draw, Phase.PLAY: Play}.get(seen.phase, Challenge)):
        raise IllegalMove(ScrapsRefusal.NOT_NOW)
    if isinstance(move, Play):
        if Counter([*move.word, move.discard]) - Counter(seen.hand):
            raise IllegalMove(ScrapsRefusal.NOT_HELD)
        if 0 < len(move.word) < LEAST:
            raise IllegalMove(ScrapsRefusal.SHORT)
    return move
