"""What the journal is told about records: it knows no game, and asks the catalogue by this."""

from __future__ import annotations

import importlib
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from app.engine.figures import Rank
from app.games import catalogue, deals
from app.storage.journal.kept import Insight

if TYPE_CHECKING:
    from app.engine.record import Record
    from app.lexicon.lexicon import Lexicon

VERSION = 3
"""Grows when a game tells other facts or codes of the same record."""
RANKS_KEPT = 20_000
"""Words of one language whose rank is remembered."""


def insight() -> Insight:
    return Insight(code=deals.code_of, facts=facts, version=VERSION, earlier=_earlier)


def facts(record: Record) -> dict[str, Any]:
    """What statistics keep; see `app.engine.figures`."""
    try:
        module = catalogue.entry(record.game).figures
    except catalogue.UnknownGame:
        return {}
    told: dict[str, Any] = (
        importlib.import_module(module).figures(record, _rank_for(record)) if module else {}
    )
    return told


def _rank_for(record: Record) -> Rank:
    """How common a word is in the language of a game; the word list is opened for the first word."""

    ranks: Rank | None = None

    def rank(word: str) -> int:
        nonlocal ranks
        if ranks is None:
            from app.lexicon.lexicon import LANGUAGE_OF

            policy = catalogue.find(record.game).policy(record.options)
            ranks = _ranks("" if policy is None else LANGUAGE_OF[policy])
        return ranks(word)

    return rank


@cache
def _ranks(language: str) -> Rank:
    """How common words of a language are; those of many games are told once."""
    from app.lexicon.lexicon import UNRANKED

    lexicon = _lexicon(language) if language else None

    @lru_cache(RANKS_KEPT)
    def rank(word: str) -> int:
        number = -1 if lexicon is None else lexicon.dawg.number(word)
        return UNRANKED if lexicon is None or number < 0 else lexicon.rank(number)

    return rank


@cache
def _lexicon(language: str) -> Lexicon | None:
    """Apart from that of the tables: the journal asks in a thread of its own."""
    from app.lexicon.lexicon import Lexicon
    from app.lexicon.problems import LexiconProblem

    try:
        return Lexicon.open(language=language)
    except LexiconProblem:
        return None


def _earlier(game: str, entry: dict[str, Any]) -> tuple[dict[str, Any], int] | None:
    try:
        return catalogue.find(game).earlier(entry)
    except catalogue.UnknownGame:
        return None
