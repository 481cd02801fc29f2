"""What the journal is told about records: it knows no game, and asks the catalogue by this."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from app.games import catalogue, deals
from app.storage.journal.kept import Insight

if TYPE_CHECKING:
    from app.engine.record import Record

VERSION = 2
"""Grows when a game tells other facts or codes of the same record."""


def insight() -> Insight:
    return Insight(code=deals.code_of, facts=_facts, version=VERSION, earlier=_earlier)


def _facts(record: Record) -> dict[str, Any]:
    """What statistics keep; see `app.engine.figures`."""
    try:
        module = catalogue.entry(record.game).figures
    except catalogue.UnknownGame:
        return {}
    told: dict[str, Any] = importlib.import_module(module).figures(record) if module else {}
    return told


def _earlier(game: str, entry: dict[str, Any]) -> tuple[dict[str, Any], int] | None:
    try:
        return catalogue.find(game).earlier(entry)
    except catalogue.UnknownGame:
        return None
