"""What the laboratory and the games' own parts of it share. No game knows the laboratory: its ``lab.py`` says
what there is to solve, to measure and to photograph, and gives answers as data.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from app.engine import reading
from app.engine.errors import IllegalMove
from app.engine.player import Budget
from app.engine.record import Record
from app.engine.rules import Json, Seat
from app.lexicon.judge import NOTHING_AGREED, Household, Judge
from app.lexicon.lexicon import LANGUAGE_OF, POLICIES, Lexicon, LexiconProblem, Policy
from app.search.settling import Ranked


class BadInput(Exception):
    """Arguments or input that a command cannot work with; the text is one line for a person."""


def open_lexicon(language: str = "cs") -> Lexicon:
    """The bundled word list of a language. Raises BadInput when it cannot be used."""
    try:
        return Lexicon.open(language=language)
    except LexiconProblem as problem:
        raise BadInput(f"the word list cannot be used: {problem}") from None


def open_judge(policy: str | None, household: Household | None = NOTHING_AGREED) -> Judge | None:
    """Who judges by a policy of the bundled word lists; None where words do not matter. Raises BadInput."""
    return None if policy is None else Judge(open_lexicon(LANGUAGE_OF[policy]), policy, household)


def named_policy(lexicon: Lexicon, name: str) -> Policy:
    """The policy of that name. Raises BadInput."""
    try:
        return lexicon.policy(name)
    except KeyError:
        raise BadInput(f"unknown policy {name!r} (there is: {', '.join(POLICIES)})") from None


def read_text(name: str) -> str:
    """A UTF-8 file, ``-`` for standard input. Raises BadInput."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{name}: not UTF-8 text") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"{name}: {getattr(error, 'strerror', None) or error}") from None


@dataclass(frozen=True)
class Solved:
    """The best that a position holds: as one JSON document, and as text, in rows of columns under a heading
    or in lines of one column."""

    document: Json
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class GameSolver:
    """The game's sub-command of ``solve``.

    add_arguments: all but ``--json``. solve: raises BadInput.
    """

    about: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    solve: Callable[[argparse.Namespace], Solved]


class _Seen(Protocol):
    @property
    def seat(self) -> int | None: ...
    @property
    def options(self) -> Any: ...


SeenT = TypeVar("SeenT", bound=_Seen)
RankedT = TypeVar("RankedT", bound=Ranked[Any, Any])


@dataclass(frozen=True)
class BestMoveSolver(Generic[SeenT, RankedT]):
    """The solver of a game whose observations have best moves.

    game: its name. read: an observation from JSON; on_turn: whether its seat is to move; need_sense: raises
    TypeError or ValueError where its parts do not fit together. find: so many moves at the most, the best
    first. told: a move in a word or two. more: what else is told of one, by the heads of the columns.
    """

    game: str
    read: Callable[[Json], SeenT]
    on_turn: Callable[[SeenT], bool]
    need_sense: Callable[[SeenT], None]
    find: Callable[[SeenT, Budget, int], Sequence[RankedT]]
    told: Callable[[RankedT], str]
    more: Mapping[str, Callable[[RankedT], str]] = field(default_factory=dict)

    def solver(self) -> GameSolver:
        """The game's sub-command of ``solve``."""
        return GameSolver("best moves of an observation", self._add_arguments, self._solve)

    @staticmethod
    def _add_arguments(command: argparse.ArgumentParser) -> None:
        command.add_argument("file", metavar="FILE", help="an observation as JSON; - for standard input")
        command.add_argument("--most", type=int, default=12, metavar="N", help="so many moves (default 12)")
        command.add_argument("--seconds", type=float, metavar="T", help="time to think (default: as needed)")

    def _solve(self, arguments: argparse.Namespace) -> Solved:
        """Best moves first, with points, what they are expected to bring, and reasons."""
        if arguments.most < 1:
            raise BadInput("--most must be at least 1")
        if arguments.seconds is not None and not arguments.seconds > 0:
            raise BadInput("--seconds must be a positive number")
        seen = self._observation(arguments.file)
        try:
            found = self.find(seen, Budget(arguments.seconds), arguments.most)
        except (ArithmeticError, AssertionError, IllegalMove, LookupError, TypeError, ValueError) as error:
            raise BadInput(f"{arguments.file}: no position of {self.game}: {error!r}") from None
        rows: list[tuple[str, ...]] = [("move", "points", "wins", "expected", *self.more, "why")]
        for one in found:
            more, brings = (told(one) for told in self.more.values()), one.expected
            wins = _within(100 * brings.chance, brings.chance_off and 100 * brings.chance_off, "%")
            expects = _within(brings.points, brings.points_off, "+")
            rows.append((self.told(one), str(one.points), wins, expects, *more, ", ".join(one.reasons)))
        return Solved({"seat": seen.seat, "moves": [one.to_json() for one in found]}, rows)

    def _observation(self, name: str) -> SeenT:
        text = read_text(name)
        try:
            told = reading.mapped(reading.loads(text))
            seen = self.read(told)
            reading.choices(told["options"], seen.options.CHOICES)
            if not self.on_turn(seen):
                raise BadInput(f"{name}: it is not the turn of the seat that observes")
            self.need_sense(seen)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise BadInput(f"{name}: no observation of {self.game}: {error!r}") from None
        return seen


def _within(figure: float, off: float | None, kind: str) -> str:
    """“62.1 ± 1.3 %”, “+6.0 ± 1.1”; with a question mark where nobody can tell how far off."""
    told = f"{figure:+.1f}" if kind == "+" else f"{figure:.1f}"
    told += "?" if off is None else f" ± {off:.1f}" if off else ""
    return f"{told} %" if kind == "%" else told


@dataclass(frozen=True)
class Measure:
    """Figures of ``bench`` that are measured together: names, unit, and the values of each run."""

    names: tuple[str, ...]
    unit: str
    values: Callable[[], Mapping[str, Sequence[float]]]


class Stage(Protocol):
    """A window in which scenes are played and photographed; `app.lab.shots` tells what it does."""

    services: Any
    window: Any

    @property
    def table(self) -> Any: ...
    def person(self, index: int, /) -> Seat: ...
    def begin(self, game: str, seats: Sequence[Seat], /, **options: Any) -> Any: ...
    def resume(self, record: Record, /) -> Any: ...
    def press(self, keys: str, /) -> None: ...
    def hold(self, key: str, /) -> None: ...
    def spell(self, word: str, /) -> None: ...
    def wait(self, ready: Callable[[], bool], what: str, /) -> None: ...
    def fail_saving(self) -> None: ...
    def pause(self, milliseconds: int, /) -> None: ...


Scene = Callable[[Stage], object]
Moment = Callable[[Stage], Callable[[], object]]
"""Sits down at a table where something great is about to happen; what it gives makes it happen."""


@dataclass(frozen=True)
class Order:
    """What is wanted of a board made to order.

    words: as they were written. common: how many common words are wanted on it, None for whatever comes.
    """

    words: tuple[str, ...]
    seed: int = 1
    common: int | None = None


@dataclass(frozen=True)
class Lab:
    """What the laboratory offers for one game alone; its module keeps one as ``LAB``.

    order: a board or deal that hides as many of the wanted words as it can: ``letters``, ``hidden``,
        ``missed`` and ``common``, how many common words there are. Raises BadInput.
    baselines: what its plain players are, for the help of ``play``.
    start_figure: name of the figure of ``bench`` that tells how long it takes from nothing to an open table.
    scenes: moments to be photographed, by name. moments: the great ones, during which frames are measured.
    stir: path of the class that keeps pieces in the air while frames are measured, empty for none.
    pace: how many turns each seat had in each round of a record, for ``tempo``; None where rounds have none.
    """

    solver: GameSolver | None = None
    measures: tuple[Measure, ...] = ()
    order: Callable[[Order], Json] | None = None
    baselines: str = ""
    start_figure: str = ""
    scenes: Mapping[str, Scene] = field(default_factory=dict)
    moments: Mapping[str, Moment] = field(default_factory=dict)
    stir: str = ""
    pace: Callable[[Record], Iterable[Sequence[int]]] | None = None
