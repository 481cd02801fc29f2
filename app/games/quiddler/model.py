"""Quiddler for two and more: options, moves, and what a seat may know. ``FORMAT.md`` has the JSON forms.

The one-player game has its own in ``solo_model``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Self, TypeAlias

from app.engine.codes import DEALT_FOR, Field, Form
from app.engine.errors import IllegalMove, Refusal
from app.engine.plain import BRIEF, Among, Longest, Named, Plain, turns
from app.engine.turn import Turn
from app.games.quiddler import deck, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.scoring import Word

SEATS = (1, 8)
"""How many can play; one plays the game of RULES QD13."""
MOST_WORDS = 10
"""That a hand can be laid in: in English a word can be a single card."""
Words: TypeAlias = Annotated[tuple[Word, ...], Longest(SEATS[1] * MOST_WORDS)]
"""Words that lie."""


@dataclass(frozen=True)
class Options(Plain):
    """Named options of RULES QD2 to QD13 and RULES-REGISTER D1 to D27; the first of a choice is the default.

    min_word: by the edition where nothing is said. adviser: whether the program tells, before a word is laid,
    if it is good. words: the one-player game is always checked by the program. settling: so many turns
    everybody has before anybody may go out.
    """

    edition: str = "cz"
    words: str = "challenge"
    ly: str = "LÝ"
    min_word: str = "cards"
    challenge_at: str = "end"
    false_out: str = "stands"
    ch: int = 2
    bonus2: str = "words"
    lookup: str = "waiting"
    solo_refill: str = "must"
    adviser: str = "off"
    settling: Annotated[int, BRIEF] = 0

    CHOICES: ClassVar[Mapping[str, Sequence[int | str]]] = {
        "edition": deck.EDITIONS,
        "words": ("challenge", "auto", "vote"),
        "ly": ("LÝ", "LY"),
        "min_word": ("cards", "letters"),
        "challenge_at": ("end", "laying"),
        "false_out": ("stands", "continues"),
        "ch": (2, 1),
        "bonus2": ("words", "longest"),
        "lookup": ("waiting", "off"),
        "solo_refill": ("must", "may"),
        "adviser": ("off", "on"),
        "settling": (0, 1, 2, 3),
    }


_TOLD = (*("edition", "words", "ly", "min_word", "challenge_at", "false_out", "ch", "bonus2", "solo_refill"),)
FORM = Form((2,), (*(Field.of(name, *Options.CHOICES[name]) for name in _TOLD), Field.of(DEALT_FOR, 0, 1)))
"""Its codes tell the rules that are agreed, not who may look words up; and whether it was dealt for one, who
plays another game."""


class Phase(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    """The table deals the next round (RULES QD3)."""
    DRAW = "draw"
    """The seat on turn draws a card (RULES QD4)."""
    PLAY = "play"
    """The seat on turn lays words or none, and discards."""
    CHALLENGE = "doubt"
    """Everybody says which words of others are challenged (RULES QD9). Bots know it by the older name."""
    VOTE = "vote"
    """Everybody says which of the words in doubt fall (RULES-REGISTER D13)."""
    SCORE = "score"
    """The table counts the round (RULES QD10)."""
    OVER = "over"


class QuiddlerRefusal(StrEnum):
    """Why a move is not allowed."""

    NOT_YOUR_TURN = "not_your_turn"
    NO_DISCARD = "no_discard"
    """There is no discard pile to draw from (RULES-REGISTER D14)."""
    NOT_IN_HAND = "not_in_hand"
    """detail: card."""
    TOO_SHORT = "too_short"
    """RULES QD8; detail: word, least (2), of (``cards`` or ``letters``)."""
    NOT_ALL = "not_all"
    """Before somebody is out, all cards but one are laid at once (RULES QD6); detail: left."""
    TOO_SOON = "too_soon"
    """Somebody has not had the turns that come first (option ``settling``); detail: turns."""
    NO_WORD = "no_word"
    """Not in the dictionary, with ``words=auto``; detail: word, why (a reason of the word list)."""
    OWN_WORD = "own_word"
    """Nobody challenges or votes on their own word."""
    NO_SUCH_WORD = "no_such_word"
    """The word does not lie there, or is not in question."""


@dataclass(frozen=True)
class DealRound(Plain):
    """The table shuffles and deals (RULES QD3)."""

    type: ClassVar[str] = "deal"


@dataclass(frozen=True)
class Draw(Plain):
    """A card is drawn, from the draw ``pile`` or the ``discard`` pile (RULES QD4)."""

    source: Annotated[str, Named("from"), Among("pile", "discard")]
    type: ClassVar[str] = "draw"

    SOURCES: ClassVar[tuple[str, str]] = ("pile", "discard")


@dataclass(frozen=True)
class Play(Plain):
    """Words are laid, or none, and a card is discarded (RULES QD4, QD6, QD7).

    why: for each word the reason by which the household decided on it, "" where the word list did; empty
        where that holds for all.
    """

    words: tuple[Meld, ...]
    discard: deck.Card
    why: Annotated[tuple[Annotated[str, Longest(20)], ...], BRIEF] = ()
    type: ClassVar[str] = "play"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Raises ValueError, too, where reasons and words do not belong together."""
        play = super().from_json(data)
        if play.why and len(play.why) != len(play.words):
            raise ValueError(f"{len(play.why)} reasons for {len(play.words)} words")
        return play


@dataclass(frozen=True)
class Challenge(Plain):
    """All the words of others that a seat challenges, or none (RULES QD9)."""

    words: Words
    type: ClassVar[str] = "doubt"


@dataclass(frozen=True)
class Vote(Plain):
    """The words in doubt that a seat does not accept; it accepts the others (``words=vote``)."""

    against: Words
    type: ClassVar[str] = "vote"


@dataclass(frozen=True)
class CountRound(Plain):
    """The table counts the round (RULES QD10, QD11)."""

    type: ClassVar[str] = "score"


Move: TypeAlias = DealRound | Draw | Play | Challenge | Vote | CountRound


@dataclass(frozen=True)
class Played(Plain):
    """A turn of this round as everybody saw it.

    source: where the card was drawn; taken: that card if all saw it. words: what was laid.
    discard: empty while the turn is not finished.
    """

    seat: int
    source: str
    taken: str = ""
    words: tuple[Meld, ...] = ()
    discard: str = ""


@dataclass(frozen=True)
class RuledWord(Plain):
    """How a word in doubt came out. by: the seat that challenged it; against: seats that voted against it
    (``words=vote``); good: whether it stands; why: the word list's reason where it does not."""

    owner: int
    index: int
    by: int
    good: bool
    meld: Meld
    why: str = ""
    against: tuple[int, ...] = ()


@dataclass(frozen=True)
class DealOutcome(Plain):
    """What a screen is told of a deal. size: cards of a hand; opened: the first one of the discard pile."""

    size: int
    dealer: int
    opened: Annotated[str, Named("open")]
    type: ClassVar[str] = DealRound.type


@dataclass(frozen=True)
class DrawOutcome(Draw):
    """What a screen is told of a drawn card, "" where it stays hidden. reshuffled: how many cards a new draw
    pile has, 0 where it is the old one."""

    card: str = ""
    reshuffled: int = 0


@dataclass(frozen=True)
class ChallengeOutcome(Plain):
    """What a screen is told of a challenge. ruled: how words came out with it, once everybody has spoken."""

    ruled: tuple[RuledWord, ...] = ()
    type: ClassVar[str] = Challenge.type


class VoteOutcome(ChallengeOutcome):
    """A vote was said; fields as in `ChallengeOutcome`."""

    type: ClassVar[str] = Vote.type


read_turn = turns(DealOutcome, DrawOutcome, Play, ChallengeOutcome, VoteOutcome)
"""A turn as a screen is told of it."""


def rulings(made: Iterable[Turn]) -> list[RuledWord]:
    """How words came out in these turns."""
    said = map(read_turn, made)
    return [ruled for one in said if isinstance(one, ChallengeOutcome) for ruled in one.ruled]


@dataclass(frozen=True)
class SeatRound(Plain):
    """A seat's part of a finished round: what lay (fallen words by index), what was set aside while the round
    went on (``false_out=continues``), what was held, the score, and what the word list says of each word that
    lay (empty where nobody asked)."""

    laid: tuple[Meld, ...]
    fallen: tuple[int, ...]
    aside: tuple[Meld, ...]
    held: tuple[str, ...]
    score: scoring.Score
    listed: tuple[bool, ...] = ()

    @property
    def standing(self) -> tuple[Meld, ...]:
        """The words that count."""
        return tuple(meld for index, meld in enumerate(self.laid) if index not in self.fallen)


@dataclass(frozen=True)
class Round(Plain):
    """A finished round. number: from 1; out: who went out; ruled: the words that were in doubt."""

    number: int
    dealer: int
    out: int | None
    rows: tuple[SeatRound, ...]
    ruled: tuple[RuledWord, ...] = ()


@dataclass(frozen=True)
class Observation(Plain):
    """All that a seat may know; seat None is the view of the whole table.

    round: from 1, 0 before the first deal. hand: own cards in the order in which they came, the drawn one
    last. hand_sizes: one a seat. pile: cards of the draw pile. discard: the discard pile, bottom first.
    laid: words by seat, None where nothing was laid yet; fallen: those of them that do not stand.
    aside: words that fell while the round went on. penalties: points by seat. out: who went out.
    to_play: seats whose last turn is still to come, the next first. history: turns of this round, one that
    is not finished among them. ruled: words of this round that were in doubt. open_doubts: words to vote on.
    waiting: seats whose decision is awaited. scores: totals of the rounds in ``past``.
    """

    seat: int | None
    seats: int
    options: Options
    phase: Phase
    round: int
    dealer: int
    turn: int | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    discard: tuple[str, ...]
    laid: tuple[tuple[Meld, ...] | None, ...]
    fallen: tuple[Word, ...]
    aside: tuple[tuple[Meld, ...], ...]
    penalties: tuple[int, ...]
    out: int | None
    to_play: tuple[int, ...]
    history: tuple[Played, ...]
    ruled: tuple[RuledWord, ...]
    open_doubts: tuple[Word, ...]
    waiting: tuple[int, ...]
    scores: tuple[int, ...]
    past: tuple[Round, ...] = ()
    winners: tuple[int, ...] = ()
    doubtable: tuple[Word, ...] = field(default=())
    """Words that the seat may challenge now; none of its own."""

    @property
    def deciders(self) -> tuple[int, ...]:
        """Whose decision the game waits for."""
        return self.waiting

    @property
    def rounds(self) -> int:
        """How many rounds the edition has."""
        return len(deck.hand_sizes(self.options.edition))

    @property
    def dealt(self) -> int:
        """Cards dealt to each seat in this round, 0 before the first."""
        return deck.hand_sizes(self.options.edition)[self.round - 1] if self.round else 0

    @property
    def last_turns(self) -> bool:
        """Whether somebody is out and everybody else has one turn (RULES QD7)."""
        return self.out is not None

    @property
    def unsettled(self) -> bool:
        """Whether this seat may not go out yet (option ``settling``): turns go round, so that once it has had
        so many everybody has."""
        return self.had < self.options.settling

    @property
    def had(self) -> int:
        """How many turns of this round the seat has behind it."""
        return sum(turn.seat == self.seat and bool(turn.discard) for turn in self.history)

    def meld(self, word: Word) -> Meld:
        """A word that lies. Raises IllegalMove when there is none."""
        owner, index = word
        laid = self.laid[owner] if owner < self.seats else None
        if laid is None or index >= len(laid):
            raise IllegalMove(QuiddlerRefusal.NO_SUCH_WORD)
        return laid[index]


def check(seen: Observation, move: Move) -> Move:
    """The move, if the seat that sees this may make it now; ``words=auto`` asks the word list besides.

    Raises IllegalMove."""
    if isinstance(move, Challenge):
        _need_phase(seen, Phase.CHALLENGE)
        _check_words(seen, move.words, seen.doubtable)
        return Challenge(tuple(sorted(set(move.words))))
    if isinstance(move, Vote):
        _need_phase(seen, Phase.VOTE)
        _check_words(seen, move.against, seen.open_doubts)
        return Vote(tuple(sorted(set(move.against))))
    if isinstance(move, DealRound | CountRound):
        if seen.seat is not None:
            raise IllegalMove(Refusal.NOT_YOUR_DECISION)
        if seen.phase is not (Phase.DEAL if isinstance(move, DealRound) else Phase.SCORE):
            raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
        return move
    need_turn(seen)
    if isinstance(move, Draw):
        if seen.phase is not Phase.DRAW:
            raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
        if move.source == "discard" and not seen.discard:
            raise IllegalMove(QuiddlerRefusal.NO_DISCARD)
        return move
    if seen.phase is not Phase.PLAY or not isinstance(move, Play):
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    check_words(seen, move.words)
    lacking = deck.missing([move.discard, *_cards(move.words)], seen.hand)
    if lacking is not None:
        raise IllegalMove(QuiddlerRefusal.NOT_IN_HAND, card=lacking)
    if move.words and seen.unsettled:
        raise IllegalMove(QuiddlerRefusal.TOO_SOON, turns=seen.options.settling)
    left = len(seen.hand) - 1 - sum(map(len, move.words))
    if move.words and left and not seen.last_turns:
        raise IllegalMove(QuiddlerRefusal.NOT_ALL, left=left)
    return move


def check_words(seen: Observation, words: Sequence[Meld]) -> None:
    """Whether the seat can make these words of its hand, whatever is left; what a draft asks.

    Raises IllegalMove."""
    lacking = deck.missing(_cards(words), seen.hand)
    if lacking is not None:
        raise IllegalMove(QuiddlerRefusal.NOT_IN_HAND, card=lacking)
    for meld in words:
        check_length(seen.options, meld)


def check_length(options: Options, meld: Meld) -> None:
    """RULES QD8, RULES-REGISTER D6. Raises IllegalMove for a word of fewer than two cards or letters."""
    size = len(meld) if options.min_word == "cards" else deck.length(meld)
    if size < 2:
        raise IllegalMove(QuiddlerRefusal.TOO_SHORT, word=deck.spelt(meld), least=2, of=options.min_word)


def need_turn(seen: Observation) -> None:
    """Raises IllegalMove where another seat is on turn."""
    if seen.turn is None or seen.phase not in (Phase.DRAW, Phase.PLAY):
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    if seen.seat is None or seen.seat != seen.turn:
        raise IllegalMove(QuiddlerRefusal.NOT_YOUR_TURN)


def _cards(words: Sequence[Meld]) -> list[str]:
    return [card for meld in words for card in meld]


def _need_phase(seen: Observation, phase: Phase) -> None:
    if seen.phase is not phase:
        raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)
    if seen.seat is None or seen.seat not in seen.waiting:
        raise IllegalMove(Refusal.NOT_YOUR_DECISION)


def _check_words(seen: Observation, words: Sequence[Word], allowed: Sequence[Word]) -> None:
    for word in words:
        if word[0] == seen.seat:
            raise IllegalMove(QuiddlerRefusal.OWN_WORD)
        if word not in allowed:
            raise IllegalMove(QuiddlerRefusal.NO_SUCH_WORD)
