"""Puzzles: positions with one answer that is clearly the best, told by the moves that led there.

A position is dealt again from its seed, as a code deals a game, so that all a table needs is there: what each
seat sees, what may be played, what a move brings. They are shipped in one packed file a game.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from app.engine import reading
from app.engine.codes import ALPHABET
from app.engine.errors import DamagedRecord, IllegalMove
from app.engine.match import Match
from app.engine.plain import BRIEF, Plain, Within
from app.engine.record import DEALING, Record
from app.engine.reviewing import Moment, PuzzleAnswer
from app.engine.rules import Rules, Seat

Json = dict[str, Any]

STEPS = (1, 2, 3, 4, 5)
"""Difficulties, from what is seen at once to what takes long."""

SEEDS = 2**28
"""Deals that puzzles come from."""

CODE = 5
"""Letters of the code of a puzzle: one of a million, and short enough to be said."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Puzzle(Plain):
    """A position with one answer.

    code: names it among the puzzles of its game. seed, options, seats: how the game is dealt; options: as
    far as they are not the usual ones. moves: those that led there, each with its seat (null for the
    table). seat: whose answer is wanted. solution: the answer, and by how much it is the best.
    """

    code: str
    seed: int
    seats: int
    seat: int
    moves: tuple[Any, ...]
    solution: PuzzleAnswer
    options: Annotated[Json, BRIEF] = field(default_factory=dict)
    dealing: Annotated[int, Within(1, DEALING)] = DEALING

    @property
    def turn(self) -> int:
        """The index in the record of the move that is wanted."""
        return len(self.moves)

    @property
    def difficulty(self) -> int:
        """One of `STEPS`."""
        return self.solution.difficulty

    def moment(self) -> Moment:
        """The answer as a moment of a review, which has the better move and what speaks for it."""
        found = self.solution
        more = found.points - found.second_points
        return Moment(self.turn, self.seat, found.best, found.points, more, found.margin, 0.0, found.motives)

    def record(self, rules: Rules[Any, Any], players: Sequence[Seat] | None = None) -> Record:
        """The game up to the position. rules: without a judge. players: who sit there; else a person who has
        told no name, and computer players. Raises DamagedRecord where these rules deal otherwise."""
        seats = players or [_sitter(seat, self.seat) for seat in range(self.seats)]
        try:
            match: Match[Any, Any] = Match.new(
                rules, seats, self.seed, self.options or None, dealing=self.dealing
            )
            for whose, move in self.moves:
                match.submit(whose, rules.move(move))
        except (IllegalMove, LookupError, TypeError, ValueError) as fault:
            raise DamagedRecord(f"no puzzle of these rules: {fault!r}") from fault
        return match.record


def _sitter(seat: int, own: int) -> Seat:
    return Seat("") if seat == own else Seat("", "ai", 5)


def code_of(text: str) -> str:
    """A code for whatever this tells."""
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(CODE))


def packed(found: Iterable[Puzzle]) -> bytes:
    """A file of puzzles, the easiest first; the same ones come to the same bytes."""
    ordered = sorted(found, key=lambda one: (one.difficulty, one.code))
    document = {"puzzles": [one.to_json() for one in ordered]}
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


def read(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; none where it is missing or damaged, which is written into the log."""
    try:
        document = reading.mapped(reading.loads(gzip.decompress(path.read_bytes())))
        return tuple(Puzzle.from_json(reading.mapped(one)) for one in reading.listed(document["puzzles"]))
    except FileNotFoundError:
        return ()
    except (OSError, EOFError, zlib.error, LookupError, TypeError, ValueError) as problem:
        log.error("puzzles cannot be read from %s: %s", path, problem)
        return ()
