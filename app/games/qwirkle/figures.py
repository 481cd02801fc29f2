"""What statistics keep of a finished game of Qwirkle: the points of each turn."""

from __future__ import annotations

from typing import Any

from app.engine.figures import Rank, RecordFigures
from app.engine.record import Record


def figures(record: Record, rank: Rank) -> dict[str, Any]:
    """From a record that has been checked; a trade brings nothing."""
    told = RecordFigures(len(record.players))
    for turn in record.turns:
        if turn.seat is not None:
            told.score(turn.seat, turn.outcome.get("points", 0) + turn.outcome.get("bonus", 0))
    return told.to_json()
