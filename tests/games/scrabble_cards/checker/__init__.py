"""A stranger's check of recorded games of Scrabble karty: knows the printed rules and the format, not the
program.

    python -m tests.games.scrabble_cards.checker RECORDS... [--words FLEX=FILE]... [--rare]

recomputes every draw, hand, word made or changed, joined part of an old word, cleared card, premium, group
card, exchange, challenge, vote, lost turn, reshuffle, point, end and winner of records a line each, in files
or in folders. FLEX is ``ohebná`` or ``klasická``, FILE has the words that count with it, a line each; without
it recorded verdicts are believed. Imports nothing of the program and has its own tables. Counts by file what
happened, with ``--rare`` in a table of what hardly ever does. Exits with 1 at records that disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from .game import Game
from .table import Json, Wrong, same

__all__ = ["RARE", "Wrong", "check"]

RARE = (
    "joined parts",
    "bridges with a parallel word",
    "blanks",
    "premium cards",
    "minus cards",
    "several minus cards",
    "seven cards",
    "challenges upheld",
    "challenges rejected",
    "lost fast turns",
    "reshuffles",
    "ends by passes",
)
"""What should be seen many times before records prove anything."""


def check(record: Json, words: Collection[str] | None, seen: Counter[str]) -> None:
    """Go through one record and count what happened in it. Raises Wrong."""
    same(record["format"], "slovohratky-record/1", "format")
    same(record["game"], "scrabble-cards", "game")
    game = None
    try:
        game = Game(record, words, seen)
        game.check()
    except Wrong as error:
        raise Wrong(f"turn {game.at - 1 if game else None}: {error}") from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise Wrong(f"turn {game.at - 1 if game else None}: not of the form: {error!r}") from error
    seen["games"] += 1
    seen["finished"] += record["result"]["finished"]
