"""What statistics keep of a finished game of Boggle: rounds, words, and how much of the boards was found."""

from __future__ import annotations

from typing import Any

from app.engine.figures import Rank, RecordFigures
from app.engine.record import Record

COUNTS = ("point", "shared")


def figures(record: Record, rank: Rank) -> dict[str, Any]:
    """From a record that has been checked."""
    told = RecordFigures(len(record.players), rank)
    solution: list[str] = []
    for turn in record.turns:
        solution = turn.outcome.get("facts", {}).get("solution", solution)
        if turn.kind != "close":
            continue
        good = [
            {word: how for word, how in words.items() if how in COUNTS or word in turn.outcome["accepted"]}
            for words in turn.outcome["verdicts"]
        ]
        for seat, words in enumerate(good):
            told.score(seat, turn.outcome["scores"][seat])
            for word in words:
                told.word(seat, word)
        told.board(solution, good)
        solution = []
    return told.to_json()
