"""The games there are, as an explicit tuple. No Qt here; screens are found in ``app.ui.tables``.

``ADDING_A_GAME.md`` beside this file tells what a new entry takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from app.engine.player import Player
from app.engine.rules import Rules
from app.games.boggle.opponent import BoggleOpponent
from app.games.boggle.opponent import mildest as boggle_mildest
from app.games.boggle.referee import Agreed, BoggleReferee
from app.games.boggle.rules import BoggleRules
from app.games.qwirkle.baselines import GreedyPlayer, RandomPlayer
from app.games.qwirkle.opponent import QwirkleOpponent
from app.games.qwirkle.opponent import mildest as qwirkle_mildest
from app.games.qwirkle.rules import QwirkleRules
from app.lexicon.lexicon import Lexicon

AnyRules: TypeAlias = Rules[Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]

LEVELS = range(1, 6)
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
    baselines: plain players by name, made with a seed, that levels are measured against.
    """

    name: str
    rules: Callable[[Lexicon | None, Agreed | None], AnyRules]
    opponent: Callable[[int, int, Lexicon], AnyPlayer]
    mildest: Callable[[Any], Any]
    baselines: Mapping[str, Callable[[int], AnyPlayer]] = field(default_factory=dict)


def _boggle_rules(lexicon: Lexicon | None, household: Agreed | None) -> AnyRules:
    return BoggleRules(BoggleReferee(lexicon, household) if lexicon is not None else None)


def _qwirkle_rules(lexicon: Lexicon | None, household: Agreed | None) -> AnyRules:
    return QwirkleRules()


GAMES: tuple[Game, ...] = (
    Game("boggle", _boggle_rules, BoggleOpponent, boggle_mildest),
    Game(
        "qwirkle",
        _qwirkle_rules,
        QwirkleOpponent,
        qwirkle_mildest,
        {"greedy": GreedyPlayer, "random": RandomPlayer},
    ),
)


def find(name: str) -> Game:
    """The game of that name. Raises UnknownGame."""
    for game in GAMES:
        if game.name == name:
            return game
    raise UnknownGame(name)
