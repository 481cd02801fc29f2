"""What the laboratory and the games' own parts of it share. No game knows the laboratory: its ``lab.py`` says
what there is to solve, to measure and to photograph, and gives answers as data.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from app.engine.record import Record
from app.engine.rules import Json, Seat
from app.lexicon.judge import NOTHING_AGREED, Household, Judge
from app.lexicon.lexicon import LANGUAGE_OF, POLICIES, Lexicon, LexiconProblem, Policy


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
class Solver:
    """The game's sub-command of ``solve``.

    add_arguments: all but ``--json``. solve: raises BadInput.
    """

    about: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    solve: Callable[[argparse.Namespace], Solved]


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


Scene = Callable[[Stage], None]


@dataclass(frozen=True)
class Lab:
    """What the laboratory offers for one game alone; its module keeps one as ``LAB``.

    baselines: what its plain players are, for the help of ``play``.
    start_figure: name of the figure of ``bench`` that tells how long it takes from nothing to an open table.
    scenes: moments to be photographed, by name.
    stir: the module whose ``Stir`` keeps pieces in the air while frames are measured, empty for none.
    """

    solver: Solver | None = None
    measures: tuple[Measure, ...] = ()
    baselines: str = ""
    start_figure: str = ""
    scenes: Mapping[str, Scene] = field(default_factory=dict)
    stir: str = ""
