"""Scrabble karty: options, what a seat may know, points of a play, and what it may do."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Annotated, ClassVar

from app.engine.asking import Ruling
from app.engine.codes import Field, Form
from app.engine.errors import IllegalMove, Refusal
from app.engine.plain import BRIEF, Plain
from app.engine.rules import Json, Pause, Resume, TimeUp
from app.games.scrabble_cards import cards, groups, table
from app.games.scrabble_cards.cards import FACTORS, GROUPS, HAND, Letter
from app.games.scrabble_cards.moves import (
    Answer,
    Challenge,
    Claim,
    Exchange,
    First,
    Move,
    Play,
    Recorded,
    Spot,
    TakeBack,
    Vote,
)
from app.games.scrabble_cards.table import Cell, Placed, ScrabbleRefusal

SEATS = (2, 8)
"""More than four play to a target (RULES SK20)."""
FEW = 4
SECOND = 1_000
"""Milliseconds."""
_HOUSE = (1, 2, 3)


@dataclass(frozen=True)
class Options(Plain):
    """Named options of RULES SK8 to SK21 and RULES-REGISTER S2 to S34; the first of a choice is the default.

    house: numbers of the agreed house rules, joined by commas. target: points that end the game, 0 for none.
    limit: seconds to the first card, 0 for none. answer: seconds to object or to answer, 0 for none.
    adviser: whether the program tells, before a word is laid, if it is good. turns: the game ends
    after so many of each, 0 for none; who sits alone has to agree on some.
    """

    flex: str = "ohebná"
    words: str = "auto"
    first_bingo: str = "rule"
    opening_group: str = "no"
    sides: str = "separate"
    exchange_short: str = "limit"
    fragment: str = "on"
    clear: str = "auto"
    challenge_cost: str = "0"
    house: str = ""
    target: int = 0
    limit: int = 0
    answer: int = 0
    adviser: str = "off"
    turns: Annotated[int, BRIEF] = 0

    CHOICES: ClassVar[Mapping[str, Sequence[int | str]]] = {
        "flex": ("ohebná", "klasická"),
        "words": ("auto", "challenge", "vote"),
        "first_bingo": ("rule", "example"),
        "opening_group": ("no", "yes"),
        "sides": ("separate", "single"),
        "exchange_short": ("limit", "forbid"),
        "fragment": ("on", "off"),
        "clear": ("auto", "off"),
        "challenge_cost": ("0", "turn"),
        "house": tuple(",".join(map(str, some)) for size in range(4) for some in combinations(_HOUSE, size)),
        "target": (0, *range(200, 501)),
        "limit": (0, *range(10, 16)),
        "answer": (0, *range(5, 61)),
        "adviser": ("off", "on"),
    }
    TURNS: ClassVar[Mapping[str, Sequence[int | str]]] = {"turns": (0, 5)}
    """Nobody chooses them: the challenge of the day has them."""

    @property
    def house_rules(self) -> frozenset[int]:
        """The agreed house rules (RULES SK19)."""
        return frozenset(int(part) for part in self.house.split(",") if part)


_TOLD = (
    *("flex", "words", "first_bingo", "opening_group", "sides"),
    *("exchange_short", "fragment", "clear", "challenge_cost"),
)
FORM = Form(
    (3,),
    (
        *(Field.of(name, *Options.CHOICES[name]) for name in _TOLD),
        Field.of("target", 0, 200, 250, 300, 400, 500),
    ),
)
"""Its codes tell the rules and the usual targets, not house rules and clocks."""


class Phase(StrEnum):
    """What the game waits for."""

    PLAY = "play"
    """The seat on turn plays, exchanges or passes."""
    LATE = "late"
    """The time to the first card is over: only an exchange is left (RULES SK21)."""
    CHALLENGE = "object"
    """The others say which of the words they challenge (RULES SK15)."""
    VOTE = "vote"
    """The others say which of the words in doubt fall (``words=vote``)."""
    ANSWER = "answer"
    """The words stand; one opponent after the other may play a group card (RULES SK10)."""
    RECORD = "record"
    """The table writes the turn down and clears (RULES SK14)."""
    OVER = "over"


@dataclass(frozen=True)
class Score(Plain):
    """The parts of a turn's points (RULES SK8 to SK10).

    words: points of each word with the premium. first: whether they are doubled as the first word. bingo: 50
    or 0. own: the mover's group card. against: the best card against, a positive number; by: who played it.
    gift: what ``by`` adds to the own score instead (house rule 1).
    """

    words: tuple[int, ...]
    first: bool = False
    bingo: int = 0
    own: int = 0
    against: int = 0
    by: int | None = None
    gift: int = 0

    @property
    def laid(self) -> int:
        """Before any group card."""
        return sum(self.words) * (2 if self.first else 1) + self.bingo

    @property
    def total(self) -> int:
        """What the mover writes down."""
        return self.laid + self.own - self.against


@dataclass(frozen=True)
class Played(Plain):
    """A turn as everybody saw it.

    kind: ``play``, ``exchange``, ``pass``, ``late`` (the time was over, and nothing exchanged), ``fallen``
    (upheld challenge), ``lost`` (price of a rejected challenge). words: what was made, or claimed. exchanged:
    how many letters, and whether the bonus card. bonus: the card that the mover used. answers: group cards
    that were played against it by seat. removed: how many cards left the table. fragment, premium: see
    `Play`. began: which turn of the record was its move, -1 where there was none. challengers: who challenged
    a word of it, clockwise from the mover, whether it stood or fell.
    """

    seat: int
    kind: str
    cards: tuple[Spot, ...] = ()
    words: tuple[str, ...] = ()
    score: Score | None = None
    exchanged: tuple[int, bool] = (0, False)
    bonus: str = ""
    answers: tuple[tuple[int, str], ...] = ()
    removed: int = 0
    fragment: tuple[Cell, ...] = ()
    premium: Cell | None = None
    began: int = -1
    challengers: tuple[int, ...] = ()

    @property
    def placements(self) -> tuple[Spot, ...]:
        """What it left on the table, as far as it was not cleared later."""
        return self.cards if self.kind == "play" else ()


@dataclass(frozen=True, kw_only=True)
class ChallengedWord(Plain):
    """A word of the turn in question, by index. by: whose challenge it is; also: others who said the same."""

    word: int
    by: int
    also: Annotated[tuple[int, ...], BRIEF] = ()

    @classmethod
    def of(cls, word: int, by: Sequence[int]) -> ChallengedWord:
        """by: the first challenger first."""
        return cls(word=word, by=by[0], also=tuple(by[1:]))


@dataclass(frozen=True, kw_only=True)
class RuledWord(ChallengedWord):
    """How it came out; see `Ruling`."""

    good: bool
    why: Annotated[str | None, BRIEF] = None
    against: Annotated[tuple[int, ...] | None, BRIEF] = None

    @classmethod
    def by_ruling(cls, one: Ruling[int]) -> RuledWord:
        """As the rules found it."""
        first, *also = one.by
        return cls(word=one.word, by=first, also=tuple(also), good=one.good, why=one.why, against=one.against)


@dataclass(frozen=True)
class FinalHands(Plain):
    """What everybody held when the game ended (RULES SK18). out: who had no card left, None for an end by
    passes. hands: subtracted from their owners' points."""

    out: int | None
    hands: tuple[tuple[str, ...], ...]

    @property
    def points(self) -> tuple[int, ...]:
        """What it brings each seat, mostly less than nothing."""
        held = [cards.value(hand) for hand in self.hands]
        return tuple(sum(held) if seat == self.out else -points for seat, points in enumerate(held))

    def to_json(self) -> Json:
        return {**super().to_json(), "points": list(self.points)}


@dataclass(frozen=True)
class Observation(Plain):
    """All that a seat may know; seat None is the view of the whole table.

    hand, bonus: own cards, "" where none is seen. table: cards that lie. heap: cards that were cleared, all
    seen. opened: whether the first word was laid. pending: the play that the others may answer; who made it
    is on turn, and still holds its cards. shown: the bonus card that is used with it, or "". open_doubts: its
    words to vote on. answered: who has answered, with the card or "". first_at: when the first card of this
    turn came to lie (fast game), None before. at: milliseconds of the last event of this stretch. running:
    whether its clock runs. claimed: who is just saying what they object to, or looking at their card.
    omitted: turns in a row without play or exchange (RULES SK13).
    losing: seats whose next turn is lost (``challenge_cost=turn``).
    cuts: what each seat cut for the start, again by those whose cards were equal (RULES SK3).
    """

    seat: int | None
    seats: int
    options: Options
    phase: Phase
    turn: int | None
    hand: tuple[str, ...]
    bonus: str
    hand_sizes: tuple[int, ...]
    pile: int
    bonus_pile: int
    table: tuple[Spot, ...]
    heap: tuple[str, ...]
    opened: bool
    pending: Play | None
    shown: str
    open_doubts: tuple[int, ...]
    answered: tuple[tuple[int, str], ...]
    waiting: tuple[int, ...]
    first_at: int | None
    at: int
    running: bool
    claimed: int | None
    omitted: int
    losing: tuple[int, ...]
    scores: tuple[int, ...]
    history: tuple[Played, ...] = ()
    winners: tuple[int, ...] = ()
    settled: FinalHands | None = None
    cuts: tuple[tuple[tuple[int, str], ...], ...] = ()

    @property
    def deciders(self) -> tuple[int, ...]:
        """Whose decision the game waits for."""
        return self.waiting

    def board(self) -> dict[Cell, Letter]:
        """The table by cell."""
        return {cell: letter for letter, cell in self.table}

    def placed(self) -> Placed:
        """What the pending play makes. Raises ValueError where there is none."""
        if self.pending is None:
            raise ValueError("no play is pending")
        return place(self, self.pending)


def place(seen: Observation, move: Play) -> Placed:
    """The words that a play makes on the table that is seen. Raises IllegalMove where it may not lie so."""
    return placed_by(seen.options, seen.board(), move)


def placed_by(options: Options, lying: table.Table, move: Play) -> Placed:
    """The words that a play makes where these cards lie."""
    fragments, clearing = options.fragment == "on", options.clear == "auto"
    return table.place(lying, move.cards, move.fragment, fragments=fragments, clearing=clearing)


def claims(placed: Placed) -> tuple[table.TableWord, ...]:
    """What must be words: all that are made, and the joined part of an old one (RULES SK16)."""
    part = table.part_of(placed)
    return placed.words if part is None else (*placed.words, part)


def check(seen: Observation, move: Move) -> Move:
    """The move, if the seat that sees this may make it now; ``words=auto`` asks the word list besides.

    Raises IllegalMove."""
    if isinstance(move, Recorded | TimeUp | Pause | Resume):
        return _table_move(seen, move)
    if isinstance(move, Challenge | Vote | Claim | Answer):
        return _check_said(seen, move)
    if seen.turn is None or seen.phase not in (Phase.PLAY, Phase.LATE):
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    if seen.seat is None or seen.seat != seen.turn:
        raise IllegalMove(ScrabbleRefusal.NOT_YOUR_TURN)
    if isinstance(move, Exchange):
        _check_exchange(seen, move)
    elif isinstance(move, Play | First | TakeBack) and seen.phase is Phase.LATE:
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    elif isinstance(move, Play):
        _check_play(seen, move)
    elif isinstance(move, First | TakeBack):
        laid, limit = seen.first_at is not None, seen.options.limit * SECOND
        late = isinstance(move, First) and move.at > limit
        if not limit or late or laid == isinstance(move, First) or move.at < seen.at:
            raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    return move


def _table_move(seen: Observation, move: Recorded | TimeUp | Pause | Resume) -> Move:
    if seen.seat is not None:
        raise IllegalMove(Refusal.NOT_YOUR_DECISION)
    if isinstance(move, Recorded):
        due = seen.phase is Phase.RECORD
    else:
        limit = seconds_of(seen.options, seen.phase) * SECOND
        due = bool(limit) and seen.claimed is None and move.at >= seen.at
        due = due and seen.running is not isinstance(move, Resume)
        if isinstance(move, TimeUp):
            due = due and seen.first_at is None and move.at >= limit
    if not due:
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    return move


def seconds_of(options: Options, phase: Phase) -> int:
    """How long this phase may last, 0 for as long as people like."""
    if phase is Phase.PLAY:
        return options.limit
    return options.answer if phase in (Phase.CHALLENGE, Phase.VOTE, Phase.ANSWER) else 0


def _check_play(seen: Observation, move: Play) -> None:
    if seen.options.limit and seen.first_at is None:
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    lacking = cards.missing([letter.card for letter, _ in move.cards], seen.hand)
    if lacking is not None:
        raise IllegalMove(ScrabbleRefusal.NOT_IN_HAND, card=lacking)
    placed = place(seen, move)
    if move.premium is not None and move.group:
        raise IllegalMove(ScrabbleRefusal.ONE_BONUS)
    if move.premium is not None:
        if seen.bonus not in FACTORS:
            raise IllegalMove(ScrabbleRefusal.NO_PREMIUM)
        if not seen.opened:
            raise IllegalMove(ScrabbleRefusal.PREMIUM_FIRST)
        if not any(move.premium in word.cells for word in placed.words):
            raise IllegalMove(ScrabbleRefusal.PREMIUM_CARD)
    if move.group:
        if seen.bonus not in GROUPS or not groups.worth(seen.bonus, [one.cards for one in placed.words]):
            raise IllegalMove(ScrabbleRefusal.NO_GROUP)
        if not seen.opened and seen.options.opening_group == "no":
            raise IllegalMove(ScrabbleRefusal.GROUP_FIRST)


def exchange_limit(seen: Observation) -> int:
    """The most letters that may be exchanged (RULES SK12, RULES-REGISTER S22)."""
    if seen.options.exchange_short == "forbid" and seen.pile < HAND:
        return 0
    return min(seen.pile, HAND)


def _check_exchange(seen: Observation, move: Exchange) -> None:
    if not move.letters and not move.bonus:
        raise IllegalMove(ScrabbleRefusal.NOTHING_EXCHANGED)
    lacking = cards.missing(move.letters, seen.hand)
    if lacking is not None:
        raise IllegalMove(ScrabbleRefusal.NOT_IN_HAND, card=lacking)
    if len(move.letters) > exchange_limit(seen):
        raise IllegalMove(ScrabbleRefusal.PILE_SHORT, limit=exchange_limit(seen))


_SAID_IN: Mapping[type[Challenge | Vote | Claim | Answer], Collection[Phase]] = {
    Challenge: (Phase.CHALLENGE,),
    Vote: (Phase.VOTE,),
    Claim: (Phase.CHALLENGE, Phase.VOTE, Phase.ANSWER),
    Answer: (Phase.ANSWER,),
}


def _check_said(seen: Observation, move: Challenge | Vote | Claim | Answer) -> Move:
    if seen.phase not in _SAID_IN[type(move)]:
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    if seen.seat == seen.turn:
        raise IllegalMove(ScrabbleRefusal.OWN_WORD)
    if seen.seat is None or seen.seat not in seen.waiting:
        raise IllegalMove(Refusal.NOT_YOUR_DECISION)
    if isinstance(move, Claim):
        if seen.claimed is not None:
            raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
        return move
    placed = seen.placed()
    if isinstance(move, Answer):
        usable = seen.bonus in GROUPS and groups.worth(seen.bonus, [one.cards for one in placed.words])
        if move.group and not usable:
            raise IllegalMove(ScrabbleRefusal.NO_GROUP)
        if move.add and (not move.group or 1 not in seen.options.house_rules):
            raise IllegalMove(ScrabbleRefusal.NO_ADDING)
        return move
    allowed = range(len(claims(placed))) if isinstance(move, Challenge) else seen.open_doubts
    if any(index not in allowed for index in (move.words if isinstance(move, Challenge) else move.against)):
        raise IllegalMove(ScrabbleRefusal.NO_SUCH_WORD)
    return move
