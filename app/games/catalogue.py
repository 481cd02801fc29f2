"""The games there are, as an explicit tuple. No Qt here; screens are found in ``app.ui.tables``.

``ADDING_A_GAME.md`` beside this file tells what a new entry takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from app.engine.player import Player
from app.engine.rules import HIGHEST_LEVEL, Rules, Seat
from app.games.boggle.baselines import BASELINES as BOGGLE_BASELINES
from app.games.boggle.opponent import BoggleOpponent
from app.games.boggle.opponent import mildest as boggle_mildest
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.rules import BoggleRules
from app.games.qwirkle.baselines import BASELINES as QWIRKLE_BASELINES
from app.games.qwirkle.opponent import QwirkleOpponent
from app.games.qwirkle.opponent import mildest as qwirkle_mildest
from app.games.qwirkle.rules import QwirkleRules
from app.lexicon.judge import Judge

AnyRules: TypeAlias = Rules[Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]

LEVELS = range(1, HIGHEST_LEVEL + 1)
"""Strengths of computer players: hare, hedgehog, fox, owl, lynx."""


class UnknownGame(ValueError):
    """A name that no game has."""


@dataclass(frozen=True)
class Game:
    """One entry of the catalogue.

    rules: makes the rules; with a judge they ask it about words, without one they believe the verdicts in the
        moves.
    opponent: makes a computer player of a level 1–5 with a seed of its own and the judge of the game's words.
    mildest: the legal move that gives least away, for a seat that lost its decision.
    baselines: plain players by name, made with a seed and the judge, that levels are measured against.
    policy: which policy of the word list decides with these options (all of them, as the rules settle them);
        its language is that of the game. None where words do not matter: there is no judge then.
    """

    name: str
    rules: Callable[[Judge | None], AnyRules]
    opponent: Callable[[int, int, Any], AnyPlayer]
    mildest: Callable[[Any], Any]
    baselines: Mapping[str, Callable[[int, Any], AnyPlayer]] = field(default_factory=dict)
    policy: Callable[[Mapping[str, Any]], str | None] = lambda options: None

    def policy_of(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> str | None:
        """The policy for options that are given, the others being at their defaults. Raises BadOption."""
        return self.policy(self.rules(None).options(given, seats))


def _boggle_rules(judge: Judge | None) -> AnyRules:
    return BoggleRules(BoggleReferee(judge) if judge is not None else None)


GAMES: tuple[Game, ...] = (
    Game(
        "boggle",
        _boggle_rules,
        BoggleOpponent,
        boggle_mildest,
        BOGGLE_BASELINES,
        policy=lambda options: "boggle",
    ),
    Game(
        "qwirkle",
        lambda judge: QwirkleRules(),
        lambda level, seed, judge: QwirkleOpponent(level, seed),
        qwirkle_mildest,
        {name: lambda seed, judge, make=make: make(seed) for name, make in QWIRKLE_BASELINES.items()},
    ),
)


def find(name: str) -> Game:
    """The game of that name. Raises UnknownGame."""
    for game in GAMES:
        if game.name == name:
            return game
    raise UnknownGame(name)
