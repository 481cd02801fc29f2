"""Boggle: moves, options, and what a seat may know.

``FORMAT.md`` has the JSON forms with examples. A grid is 16 Czech capitals row by row (index 0–15).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Self, TypeAlias, get_args

from app.engine import reading
from app.engine.errors import IllegalMove, Refusal
from app.engine.plain import BRIEF, Among, Natural, Plain, moves, turns
from app.engine.rules import TABLE, Pause, Resume, Timed, TimeUp
from app.games.boggle import board
from app.games.boggle.dice import Fall, given
from app.lexicon import czech

SEATS = (1, 12)
"""How many can play."""


class Phase(StrEnum):
    """What the game waits for."""

    SHAKE = "shake"
    """The shaker of the round shakes the box (RULES BG2)."""
    READY = "ready"
    """The board lies open or waits under the curtain; the clock has not started."""
    PLAY = "play"
    """Seats write while the clock runs."""
    LISTS = "lists"
    """Time is up; people hand in what they wrote on paper."""
    REVIEW = "review"
    """Lists are open, votes may be cast; closing the round scores it."""
    OVER = "over"


class WordVerdict(StrEnum):
    """What became of a word handed in."""

    POINT = "point"
    """Valid, and nobody else has it (RULES BG8)."""
    SHARED = "shared"
    """Valid, but somebody else has it too."""
    VALID = "valid"
    """Valid; the round is not closed yet."""
    UNKNOWN = "unknown"
    """On the board, but the word list does not take it."""
    PATH = "path"
    """Cannot be spelt on the board."""
    SHORT = "short"
    """Shorter than agreed."""


class BoggleRefusal(StrEnum):
    """Why a move is refused."""

    NOT_SHAKER = "not_shaker"
    NOT_WRITING = "not_writing"
    TOO_LATE = "too_late"
    PAUSED = "paused"
    """The clock stands; nobody writes in a pause."""
    SHORT = "short"
    LONG = "long"
    CHARACTERS = "characters"
    """The word holds something that is no letter of the Czech alphabet."""
    NO_PATH = "no_path"
    DUPLICATE = "duplicate"
    NO_SUCH_WORD = "no_such_word"
    """A vote about a word that nobody handed in or that needs no vote."""
    NOT_A_PERSON = "not_a_person"
    NO_HINTS = "no_hints"
    """Hints were not agreed on."""


@dataclass(frozen=True)
class Options(Plain):
    """The agreed options (RULES BG1, BG3, BG7, BG9); the first value of each choice is the default.

    rounds: number of rounds; counts only while target is 0.
    target: points that end the game after the round in which they are reached, 0 for none.
    minutes: 1 to 10, 0 for no limit.
    words: ``auto``, the word list decides; ``vote``, a majority of the people may overrule it.
    entry: how people write: on ``screen`` (one person), on ``paper``, in ``turns`` behind a curtain.
    board: good shakes on, unseen, until there is enough to find; any takes what falls; easy, rich and hard
        are wanted boards. rare: with, without or any number of rare letters.
    hints: whether who writes on the screen may be told of a word. found: whether they see how many of the
        common words they have.
    dice: the set; or the letters of boards that are given, sixteen for each round.
    """

    rounds: int = 3
    target: int = 0
    minutes: int = 3
    min_len: int = 2
    fold: str = "no"
    words: str = "auto"
    entry: str = "screen"
    dice: str = "cs1"
    board: str = "good"
    rare: str = "any"
    hints: Annotated[str, BRIEF] = "no"
    found: Annotated[str, BRIEF] = "no"

    CHOICES: ClassVar[Mapping[str, Sequence[int | str]]] = {
        "rounds": range(1, 100),
        "target": range(1000),
        "minutes": range(11),
        "min_len": (2, 1, 3, 4),
        "fold": ("no", "yes"),
        "words": ("auto", "vote"),
        "entry": ("screen", "paper", "turns"),
        "board": ("good", "any", "easy", "rich", "hard"),
        "rare": ("any", "with", "without"),
        "hints": ("no", "yes"),
        "found": ("no", "yes"),
    }

    @property
    def limit(self) -> int | None:
        """Milliseconds to write, None for no limit."""
        return self.minutes * 60_000 or None

    @property
    def folds(self) -> bool:
        """Whether letters are compared without diacritics (RULES BG7)."""
        return self.fold == "yes"

    def laid(self, number: int) -> str:
        """The letters of the board that is given for a round, from 1; empty where it is shaken."""
        boards = given(self.dice)
        return boards[number - 1] if boards else ""

    def dice_in(self, number: int) -> str:
        """Which dice lie there in a round, as `dice.sides` takes it."""
        return self.laid(number) or self.dice


@dataclass(frozen=True)
class Shake(Plain):
    """The shaker shakes; chance gives the grid."""

    type: ClassVar[str] = "shake"


@dataclass(frozen=True)
class Start(Plain):
    """The clock of the present writers starts (table)."""

    type: ClassVar[str] = "start"


@dataclass(frozen=True)
class Close(Plain):
    """The table closes the round; it is scored (table)."""

    type: ClassVar[str] = "close"


class Done(Timed):
    """A seat will write no more in this stretch."""

    type: ClassVar[str] = "done"


class Hint(Timed):
    """A person who writes wants to know a little more of a word."""

    type: ClassVar[str] = "hint"


@dataclass(frozen=True)
class WriteWord(Plain):
    """A seat writes a word.

    at: milliseconds on the clock.
    verdict, why: filled in by the rules. why: the code of the word list's reason not to take the word, or
        what tells that the household decided (`app.lexicon.judge`).
    """

    word: str
    at: Natural
    verdict: Annotated[WordVerdict | None, BRIEF, Among(WordVerdict.VALID, WordVerdict.UNKNOWN)] = None
    why: Annotated[str | None, BRIEF] = None
    type: ClassVar[str] = "word"


@dataclass(frozen=True)
class ListedWord(Plain):
    """One line of a list handed in after the time; verdict and why are filled in by the rules."""

    word: str
    verdict: Annotated[
        WordVerdict | None,
        BRIEF,
        Among(WordVerdict.VALID, WordVerdict.UNKNOWN, WordVerdict.PATH, WordVerdict.SHORT),
    ] = None
    why: Annotated[str | None, BRIEF] = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any] | str) -> Self:
        """A word may come by itself, too."""
        return cls(reading.text(data)) if isinstance(data, str) else super().from_json(data)


@dataclass(frozen=True)
class HandIn(Plain):
    """A person hands in the paper list."""

    words: tuple[ListedWord, ...]
    type: ClassVar[str] = "hand_in"


@dataclass(frozen=True)
class Vote(Plain):
    """A person says whether an unknown word shall count (``words=vote``)."""

    word: str
    accept: bool
    type: ClassVar[str] = "vote"


Move: TypeAlias = Shake | Start | WriteWord | Hint | Done | TimeUp | Pause | Resume | HandIn | Vote | Close

move_from_json: Callable[[Mapping[str, Any]], Move] = moves(*get_args(Move))


@dataclass(frozen=True)
class ShakeOutcome(Plain):
    """What a screen is told of a shake; facts: None for who may not see the board yet."""

    facts: Fall | None = None
    type: ClassVar[str] = Shake.type


@dataclass(frozen=True)
class WordOutcome(Plain):
    """What a screen is told of a word; only its writer reads it."""

    word: str = ""
    verdict: WordVerdict | None = None
    type: ClassVar[str] = WriteWord.type


read_turn = turns(ShakeOutcome, WordOutcome)
"""A turn as a screen is told of it."""


@dataclass(frozen=True)
class ScoredWord(Plain):
    """A word in somebody's list, with what became of it."""

    word: str
    verdict: WordVerdict
    at: int | None = None
    why: str | None = None
    others: tuple[int, ...] = ()
    """Other seats that have the word too; filled in once lists are open."""


@dataclass(frozen=True)
class Hinted(Plain):
    """What a seat was told of a word so far.

    step: 1 where it begins, 2 its length too, 3 the word; 0: no word is left to tell of.
    """

    step: int
    cell: int | None = None
    letters: int | None = None
    word: str | None = None


@dataclass(frozen=True)
class Round(Plain):
    """A round whose lists are open.

    lists and scores: one a seat. solution: every word of the word list on the board that a program
    may show (nothing doubtful), in no particular order. accepted: words taken by vote. hints: how many each
    seat was given, empty where they were not agreed on.
    """

    number: int
    shaker: int
    grid: tuple[str, ...]
    turns: tuple[int, ...]
    lists: tuple[tuple[ScoredWord, ...], ...]
    scores: tuple[int, ...]
    solution: tuple[str, ...]
    accepted: tuple[str, ...] = ()
    hints: Annotated[tuple[int, ...], BRIEF] = ()


@dataclass(frozen=True)
class Observation(Plain):
    """All that a seat may know; seat None is the view of the whole table.

    number: the round, from 1. shaker: who shakes it. grid: letters once they lie open to this seat,
    turns: quarter turns of each die (0–3). writers: seats of the present stretch, finished: those
    of them that are done, waiting: people who write later on the same board, or still owe a list.
    at, limit: the clock of the stretch in milliseconds, running: whether it runs.
    mine: own list of the present round. counts: words that count so far, one a seat.
    votes: word → yes votes and no votes of seats. review: the round whose lists are open, else None.
    past: closed rounds. totals: points of closed rounds.
    last: whether the open round ends the game as things stand (RULES BG9), or has ended it.
    hinted: what the seat was told of a word last. found: how many of the common words it has, and how many
        there are, where that is told.
    """

    seat: int | None
    seats: int
    people: tuple[int, ...]
    options: Options
    phase: Phase
    number: int
    shaker: int
    grid: tuple[str, ...] | None
    turns: tuple[int, ...] | None
    period: int
    writers: tuple[int, ...]
    finished: tuple[int, ...]
    waiting: tuple[int, ...]
    at: int
    limit: int | None
    running: bool
    mine: tuple[ScoredWord, ...]
    counts: tuple[int, ...]
    votes: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]]
    review: Round | None
    past: tuple[Round, ...]
    totals: tuple[int, ...]
    deciders: tuple[int, ...]
    last: bool = False
    hinted: Annotated[Hinted | None, BRIEF] = None
    found: Annotated[tuple[int, int] | None, BRIEF] = None

    @property
    def may_hint(self) -> bool:
        """Whether the seat may be told of a word now."""
        return (
            self.options.hints == "yes"
            and self.phase is Phase.PLAY
            and self.running
            and self.options.entry != "paper"
            and self.seat in self.people
            and self.seat in self.writing
        )

    @property
    def writing(self) -> tuple[int, ...]:
        """The writers who have not finished."""
        return tuple(seat for seat in self.writers if seat not in self.finished)

    @property
    def may_end(self) -> bool:
        """Whether the round can be ended early: somebody awaited is a person, or only computers play."""
        return self.phase is Phase.PLAY and any(
            seat in self.people or not self.people for seat in self.deciders
        )


# What is legal


def check(seen: Observation, move: Move) -> Move:
    """The move, if who sees this (a seat, or the table) may make it now; words in the form in which they are
    compared. Verdicts are not looked at: the rules ask the word list. Raises IllegalMove."""
    if isinstance(move, Shake):
        _need(seen.phase is Phase.SHAKE, Refusal.NOT_NOW, phase=seen.phase)
        _need(seen.seat == seen.shaker, BoggleRefusal.NOT_SHAKER)
    elif isinstance(move, WriteWord):
        return _check_word(seen, move)
    elif isinstance(move, Done):
        late = seen.seat not in seen.people  # the clock may go on for a person who has more time
        _check_writing(seen, move.at, late=late)
    elif isinstance(move, Hint):
        _check_writing(seen, move.at)
        _need(seen.seat in seen.people, BoggleRefusal.NOT_A_PERSON)
        _need(seen.may_hint, BoggleRefusal.NO_HINTS)
    elif isinstance(move, HandIn):
        _need(seen.phase is Phase.LISTS, Refusal.NOT_NOW, phase=seen.phase)
        _need(seen.seat in seen.waiting, Refusal.NOT_YOUR_DECISION)
    elif isinstance(move, Vote):
        return _check_vote(seen, move)
    else:
        _need(seen.seat is TABLE, Refusal.NOT_YOUR_DECISION)
        _check_table(seen, move)
    return move


def flaw(word: str, grid: Sequence[str], *, fold: bool, min_len: int) -> WordVerdict | None:
    """SHORT or PATH for what no word list need be asked about (RULES BG5 to BG7)."""
    if len(word) < min_len:
        return WordVerdict.SHORT
    return None if board.has_path(grid, word, fold=fold) else WordVerdict.PATH


def _need(condition: bool, reason: Refusal | BoggleRefusal, **detail: object) -> None:
    if not condition:
        raise IllegalMove(reason, **detail)


def _check_table(seen: Observation, move: Start | TimeUp | Pause | Resume | Close) -> None:
    if isinstance(move, Start):
        _need(seen.phase is Phase.READY, Refusal.NOT_NOW, phase=seen.phase)
    elif isinstance(move, Close):
        _need(seen.phase is Phase.REVIEW, Refusal.NOT_NOW, phase=seen.phase)
    else:
        _need(seen.phase is Phase.PLAY, Refusal.NOT_NOW, phase=seen.phase)
        _need(move.at >= seen.at, Refusal.MALFORMED)
        if isinstance(move, TimeUp):
            over = seen.limit is not None and move.at >= seen.limit
            _need(over or not seen.writing, Refusal.NOT_NOW, phase=seen.phase)
        else:
            goes_on = seen.running is isinstance(move, Pause)
            _need(goes_on, Refusal.NOT_NOW, phase=seen.phase, running=seen.running)


def _check_writing(seen: Observation, at: int, *, late: bool = False) -> None:
    _need(seen.phase is Phase.PLAY, Refusal.NOT_NOW, phase=seen.phase)
    _need(seen.seat in seen.writing, BoggleRefusal.NOT_WRITING)
    _need(seen.running, BoggleRefusal.PAUSED)
    _need(at >= seen.at, Refusal.MALFORMED)  # clocks do not go back
    _need(late or seen.limit is None or at <= seen.limit, BoggleRefusal.TOO_LATE)


def _check_word(seen: Observation, move: WriteWord) -> WriteWord:
    _check_writing(seen, move.at)
    on_paper = seen.options.entry == "paper" and seen.seat in seen.people
    _need(seen.grid is not None and not on_paper, BoggleRefusal.NOT_WRITING)
    word = czech.normalise(move.word)
    detail = {"word": word[:40]}
    _need(czech.is_czech(word), BoggleRefusal.CHARACTERS, **detail)
    _need(len(word) <= board.CELLS, BoggleRefusal.LONG, **detail)
    found = flaw(word, seen.grid or (), fold=seen.options.folds, min_len=seen.options.min_len)
    _need(found is not WordVerdict.SHORT, BoggleRefusal.SHORT, **detail)
    _need(found is not WordVerdict.PATH, BoggleRefusal.NO_PATH, **detail)
    _need(all(entry.word != word for entry in seen.mine), BoggleRefusal.DUPLICATE, **detail)
    return replace(move, word=word)


def _check_vote(seen: Observation, move: Vote) -> Vote:
    _need(seen.review is not None and seen.options.words == "vote", Refusal.NOT_NOW, phase=seen.phase)
    _need(seen.seat in seen.people, BoggleRefusal.NOT_A_PERSON)
    word = czech.normalise(move.word)
    lists = seen.review.lists if seen.review is not None else ()
    unknown = any(
        entry.word == word and (entry.verdict is WordVerdict.UNKNOWN or word in seen.votes)
        for entries in lists
        for entry in entries
    )
    _need(unknown, BoggleRefusal.NO_SUCH_WORD, word=word[:40])
    return replace(move, word=word)
