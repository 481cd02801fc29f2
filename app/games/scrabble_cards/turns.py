"""Turns: what a screen is told of one, and the table as each found and left it, with its points in parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from app.engine.plain import Plain, turns
from app.engine.rules import TimeUp
from app.games.scrabble_cards import table
from app.games.scrabble_cards.cards import FACTORS, Letter
from app.games.scrabble_cards.model import Options, Played, RuledWord, Score, placed_by
from app.games.scrabble_cards.moves import Answer, Challenge, Exchange, Pass, Play, Recorded, Vote
from app.games.scrabble_cards.table import Cell, Placed


@dataclass(frozen=True)
class PlayOutcome(Play):
    """What a screen is told of a play: its points before any answer."""

    score: Score = field(default=Score(()))


@dataclass(frozen=True)
class ExchangeOutcome(Plain):
    """What a screen is told of an exchange: of somebody else's only how many letters it was."""

    letters: tuple[str, ...] = ()
    count: int = 0
    bonus: bool = False
    type: ClassVar[str] = Exchange.type

    @property
    def number(self) -> int:
        return self.count or len(self.letters)


@dataclass(frozen=True)
class RecordOutcome(Plain):
    """What a screen is told once a turn is written down. seat: whose it was; against: the cards that were
    played against it; removed: what was cleared."""

    seat: int
    score: Score
    removed: tuple[Cell, ...]
    against: tuple[tuple[int, str], ...]
    type: ClassVar[str] = Recorded.type


@dataclass(frozen=True)
class ChallengeOutcome(Plain):
    """What a screen is told of a challenge. ruled: how words came out with it, once everybody has spoken."""

    ruled: tuple[RuledWord, ...] = ()
    type: ClassVar[str] = Challenge.type


class VoteOutcome(ChallengeOutcome):
    """A vote was said; fields as in `ChallengeOutcome`."""

    type: ClassVar[str] = Vote.type


class TimeUpOutcome(ChallengeOutcome):
    """Time ran out for those who had said nothing; fields as in `ChallengeOutcome`."""

    type: ClassVar[str] = TimeUp.type


read_turn = turns(
    PlayOutcome, ExchangeOutcome, Pass, Answer, RecordOutcome, ChallengeOutcome, VoteOutcome, TimeUpOutcome
)
"""A turn as a screen is told of it."""


@dataclass(frozen=True)
class Past:
    """A turn on its table.

    before: what lay there. placed: what it laid and made, None where it laid nothing. gone: cells that were
    cleared after it (RULES SK17); of cards that were taken back, all of them.
    """

    played: Played
    before: Mapping[Cell, Letter]
    placed: Placed | None = None
    gone: tuple[Cell, ...] = ()

    @property
    def lies(self) -> Mapping[Cell, Letter]:
        """What lay there with the turn's cards, before anything was cleared."""
        return self.before if self.placed is None else self.placed.table


def past(options: Options, history: Sequence[Played]) -> list[Past]:
    """All turns so far, each on its table."""
    lying: dict[Cell, Letter] = {}
    found = []
    for played in history:
        if played.kind not in ("play", "fallen"):
            found.append(Past(played, dict(lying)))
            continue
        placed = placed_by(options, lying, Play(played.cards, played.fragment))
        if played.kind == "fallen":
            found.append(Past(played, dict(lying), placed, tuple(cell for _, cell in played.cards)))
            continue
        gone = table.cleared(lying, placed) if options.clear == "auto" else []
        found.append(Past(played, dict(lying), placed, tuple(gone)))
        lying = {cell: card for cell, card in placed.table.items() if cell not in set(gone)}
    return found


class PartKind(StrEnum):
    """What a part of the points is for."""

    WORD = "word"
    """A word, its cards as they are printed (RULES SK6)."""
    PREMIUM = "premium"
    """What the premium card adds to them (SK9)."""
    FIRST = "first"
    """The first word counts twice (SK8)."""
    BINGO = "bingo"
    OWN = "own"
    """The mover's group card (SK10)."""
    AGAINST = "against"
    """The best group card of another."""
    IN_VAIN = "in_vain"
    """A group card that was played and did not count."""
    GIFT = "gift"
    """What house rule 1 gave to another instead (SK19)."""


@dataclass(frozen=True)
class PointsPart:
    """A part of a turn's points. word: in lower case. card: the bonus card. seat: who played it, or whose the
    points are, where it is not the mover."""

    kind: PartKind
    points: int
    word: str = ""
    card: str = ""
    seat: int | None = None


def parts(turn: Past) -> list[PointsPart]:
    """What the points of a turn are made of, in the order in which they are counted; a gift is not the
    mover's."""
    played, score = turn.played, turn.played.score
    if score is None or turn.placed is None:
        return []
    found = [PointsPart(PartKind.WORD, word.value, word.text.lower()) for word in turn.placed.words]
    plain = sum(part.points for part in found)
    if played.bonus in FACTORS:
        found.append(PointsPart(PartKind.PREMIUM, sum(score.words) - plain, card=played.bonus))
    if score.first:
        found.append(PointsPart(PartKind.FIRST, sum(score.words)))
    if score.bingo:
        found.append(PointsPart(PartKind.BINGO, score.bingo))
    if played.bonus and played.bonus not in FACTORS:
        found.append(PointsPart(PartKind.OWN, score.own, card=played.bonus))
    for seat, card in played.answers:
        if seat != score.by:
            found.append(PointsPart(PartKind.IN_VAIN, 0, card=card, seat=seat))
        elif score.gift:
            found.append(PointsPart(PartKind.GIFT, score.gift, card=card, seat=seat))
        else:
            found.append(PointsPart(PartKind.AGAINST, -score.against, card=card, seat=seat))
    return found


def totals(begun: Sequence[int], history: Sequence[Played]) -> list[tuple[int, ...]]:
    """The points of all seats after each turn, before the game is settled. begun: what they began with."""
    now, found = list(begun), []
    for played in history:
        if played.score is not None:
            now[played.seat] += played.score.total
            if played.score.by is not None:
                now[played.score.by] += played.score.gift
        found.append(tuple(now))
    return found
