"""What the journal is told about records: it knows no game, and asks the catalogue by this."""

from __future__ import annotations

from typing import Any

from app.games import catalogue, deals
from app.storage.journal.kept import Insight

VERSION = 1
"""Grows when a game tells other facts or codes of the same record."""


def insight() -> Insight:
    return Insight(code=deals.code_of, version=VERSION, earlier=_earlier)


def _earlier(game: str, entry: dict[str, Any]) -> tuple[dict[str, Any], int] | None:
    try:
        return catalogue.find(game).earlier(entry)
    except catalogue.UnknownGame:
        return None
