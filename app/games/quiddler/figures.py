"""What statistics keep of a finished game of Quiddler: points by round, words that stand and their values."""

from __future__ import annotations

from typing import Any

from app.engine.figures import Rank, RecordFigures
from app.engine.record import Record
from app.games.quiddler import deck


def figures(record: Record, rank: Rank) -> dict[str, Any]:
    """From a record that has been checked. In the game for one each word is a turn, and those taken back
    do not count (RULES QD13)."""
    told = RecordFigures(len(record.players))
    if len(record.players) == 1:
        taken = list[tuple[str, int] | None]()
        for turn in record.turns:
            if turn.kind == "undo":
                taken.pop()
            elif turn.kind == "take":
                taken.append((deck.spelt(turn.outcome["word"]), turn.outcome["value"]))
            elif turn.kind == "refill":
                taken.append(None)
        for word, value in filter(None, taken):
            told.score(0, value)
            told.word(0, word, value)
        return told.to_json()
    laid: dict[tuple[int, tuple[str, ...]], int] = {}
    for turn in record.turns:
        if turn.kind == "play" and turn.seat is not None:
            values = turn.outcome["values"] if turn.move["words"] else ()
            laid |= {
                (turn.seat, tuple(word)): worth
                for word, worth in zip(turn.move["words"], values, strict=True)
            }
        for one in turn.outcome.get("ruled", ()):
            if not one["good"]:
                laid.pop((one["owner"], tuple(one["meld"])), None)
        if turn.kind == "score":
            for (seat, meld), worth in laid.items():
                told.word(seat, deck.spelt(meld), worth)
            for seat, score in enumerate(turn.outcome["scores"]):
                told.score(seat, score["points"])
            laid = {}
    return told.to_json()
