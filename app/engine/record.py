"""A game as header and moves, and its JSON form (``slovohratky-record/1``).

The record holds everything that chance and the word list decided, so a reader that knows only the
rules can check every move and every point from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.engine import reading
from app.engine.errors import DamagedRecord, NewerRecord
from app.engine.rules import Json, Result, Seat
from app.engine.turn import Turn

FORMAT = "slovohratky-record"
VERSION = 1
MAX_SEATS = 16
LARGEST_SEED = 2**64
DEALING = 2
"""The newest way to deal, see `Record`."""

UPGRADES: dict[int, Callable[[Json], Json]] = {}
"""Format version → function that turns a document of it into one of the next version."""


@dataclass
class Record:
    """A finished or interrupted game.

    rules: version of the game's rules (`Rules.version`). setup: what chance decided before the first turn.
    scores: points so far, one a seat.
    dealing: 1, chance goes by the number of the turn; 2, each round is dealt by its own number, whatever was
        played before. It is written where it is not 1, for the rounds that are still to come.
    lexicon: which word list judged, None where words do not matter. It is written as null then: every record
        has the same head, and readers need not know which games have words. Records without it are read too.
    """

    game: str
    rules: int
    options: Json
    seed: int
    lexicon: str | None
    players: list[Seat]
    setup: Json
    turns: list[Turn] = field(default_factory=list)
    result: Result | None = None
    scores: tuple[int, ...] = ()
    dealing: int = 1

    def to_json(self) -> Json:
        result = self.result
        return {
            "format": f"{FORMAT}/{VERSION}",
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
            "lexicon": self.lexicon,
            "players": [seat.to_json() for seat in self.players],
            "setup": self.setup,
            **({"dealing": self.dealing} if self.dealing != 1 else {}),
            "turns": [turn.to_json() for turn in self.turns],
            "result": {
                "scores": list(self.scores),
                "winners": list(result.winners) if result else [],
                "finished": result is not None,
            },
        }

    @classmethod
    def from_json(cls, data: object) -> Record:
        """Raises DamagedRecord (NewerRecord for one of a newer program)."""
        document = _upgraded(data)
        try:
            players = [Seat.from_json(player) for player in reading.listed(document["players"])]
            if not 1 <= len(players) <= MAX_SEATS:
                raise DamagedRecord(f"{len(players)} players")
            turns = reading.listed(document["turns"])
            lexicon = document.get("lexicon")
            result, scores = _result(document["result"], len(players))
            return cls(
                game=reading.text(document["game"]),
                rules=reading.whole(document.get("rules", 1), 1),
                options=reading.mapped(document["options"]),
                seed=reading.whole(document["seed"], -LARGEST_SEED, LARGEST_SEED),
                lexicon=None if lexicon is None else reading.text(lexicon),
                players=players,
                setup=reading.mapped(document["setup"]),
                turns=[_turn(index, turn, len(players)) for index, turn in enumerate(turns)],
                result=result,
                scores=scores,
                dealing=reading.whole(document.get("dealing", 1), 1, DEALING),
            )
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
            if isinstance(error, DamagedRecord):
                raise
            raise DamagedRecord(f"missing or wrong field: {error!r}") from error

    def dumps(self) -> str:
        """One line of JSON."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def loads(cls, text: str) -> Record:
        """Raises DamagedRecord."""
        try:
            data = reading.loads(text)
        except ValueError as error:
            raise DamagedRecord(f"not JSON: {error}") from error
        return cls.from_json(data)


def _upgraded(data: object) -> Json:
    if not isinstance(data, dict):
        raise DamagedRecord("not a JSON object")
    name, _, version_text = str(data.get("format", "")).partition("/")
    if name != FORMAT or not version_text.isdecimal():
        raise DamagedRecord("not a record of a game")
    if len(version_text) > len(str(VERSION)) or int(version_text) > VERSION:
        raise NewerRecord(f"format version {version_text[:20]}, this program reads up to {VERSION}")
    version = int(version_text)
    while version < VERSION:
        if version not in UPGRADES:
            raise DamagedRecord(f"format version {version} is not supported")
        try:
            data = UPGRADES[version](data)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise DamagedRecord(f"cannot be read as format version {version}: {error!r}") from error
        version += 1
    return data


def _result(data: Mapping[str, Any], seats: int) -> tuple[Result | None, tuple[int, ...]]:
    """How the game ended, None when it has not; and the points so far."""
    scores = tuple(reading.whole(score, -reading.LARGEST) for score in reading.listed(data["scores"]))
    winners = tuple(reading.whole(winner, 0, seats - 1) for winner in reading.listed(data["winners"]))
    if len(scores) not in (0, seats):
        raise ValueError(f"{len(scores)} scores for {seats} players")
    finished = reading.flag(data["finished"])
    if winners and not finished:
        raise ValueError("winners of a game that goes on")
    return (Result(scores, winners) if finished else None), scores


def _turn(index: int, data: Mapping[str, Any], seats: int) -> Turn:
    try:
        seat = data["seat"]
        if seat is not None and reading.whole(seat) >= seats:
            raise DamagedRecord(f"no seat {seat}", index)
        return Turn(seat, reading.mapped(data["move"]), reading.mapped(data["outcome"]))
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, DamagedRecord):
            raise
        raise DamagedRecord(f"missing or wrong field: {error}", index) from error
