"""What statistics keep of a finished game of Scrabble karty: the points of each turn, words and theirs."""

from __future__ import annotations

from typing import Any

from app.engine.figures import Rank, RecordFigures
from app.engine.record import Record
from app.games.scrabble_cards.model import Score


def figures(record: Record, rank: Rank) -> dict[str, Any]:
    """From a record that has been checked. Words count once their turn is written down (RULES SK8)."""
    told = RecordFigures(len(record.players))
    words: list[str] = []
    for turn in record.turns:
        if turn.kind == "play":
            words = turn.outcome["words"]
        elif turn.kind == "record":
            seat, score = turn.outcome["seat"], Score.from_json(turn.outcome["score"])
            told.score(seat, score.total)
            for word, points in zip(words, score.words, strict=True):
                told.word(seat, word.lower(), points)
            words = []
    return told.to_json()
