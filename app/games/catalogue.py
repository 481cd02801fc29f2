"""The games there are, as an explicit tuple. No Qt here; screens are found in ``app.ui.tables``.

``ADDING_A_GAME.md`` beside this file tells what a new entry takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from app.engine.player import Player
from app.engine.rules import HIGHEST_LEVEL, Rules
from app.games.boggle.baselines import BASELINES as BOGGLE_BASELINES
from app.games.boggle.opponent import BoggleOpponent
from app.games.boggle.opponent import mildest as boggle_mildest
from app.games.boggle.referee import Agreed, BoggleReferee
from app.games.boggle.rules import BoggleRules
from app.games.qwirkle.baselines import BASELINES as QWIRKLE_BASELINES
from app.games.qwirkle.opponent import QwirkleOpponent
from app.games.qwirkle.opponent import mildest as qwirkle_mildest
from app.games.qwirkle.rules import QwirkleRules
from app.lexicon.lexicon import Lexicon

AnyRules: TypeAlias = Rules[Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]

LEVELS = range(1, HIGHEST_LEVEL + 1)
"""Strengths of computer players: hare, hedgehog, fox, owl, lynx."""


class UnknownGame(ValueError):
    """A name that no game has."""


@dataclass(frozen=True)
class Game:
    """One entry of the catalogue.

    rules: makes the rules; with a lexicon they judge words (household words count too, as
        they are when a round begins; with None for them a record is believed about the household), without
        one they believe the verdicts in the moves.
    opponent: makes a computer player of a level 1–5 with a seed of its own.
    mildest: the legal move that gives least away, for a seat that lost its decision.
    baselines: plain players by name, made with a seed and the word list, that levels are measured against.
    """

    name: str
    rules: Callable[[Lexicon | None, Agreed | None], AnyRules]
    opponent: Callable[[int, int, Lexicon], AnyPlayer]
    mildest: Callable[[Any], Any]
    baselines: Mapping[str, Callable[[int, Lexicon], AnyPlayer]] = field(default_factory=dict)


def _boggle_rules(lexicon: Lexicon | None, household: Agreed | None) -> AnyRules:
    return BoggleRules(BoggleReferee(lexicon, household) if lexicon is not None else None)


def _wordless(make: Callable[[int], AnyPlayer]) -> Callable[[int, Lexicon], AnyPlayer]:
    """A maker of players that need no word list, as the others are called."""
    return lambda seed, lexicon: make(seed)


def _qwirkle_rules(lexicon: Lexicon | None, household: Agreed | None) -> AnyRules:
    return QwirkleRules()


GAMES: tuple[Game, ...] = (
    Game("boggle", _boggle_rules, BoggleOpponent, boggle_mildest, BOGGLE_BASELINES),
    Game(
        "qwirkle",
        _qwirkle_rules,
        QwirkleOpponent,
        qwirkle_mildest,
        {name: _wordless(make) for name, make in QWIRKLE_BASELINES.items()},
    ),
)


def find(name: str) -> Game:
    """The game of that name. Raises UnknownGame."""
    for game in GAMES:
        if game.name == name:
            return game
    raise UnknownGame(name)
