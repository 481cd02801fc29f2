"""What people have typed of their paper lists so far: kept with the game, so that nothing is typed twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.engine import reading
from app.engine.rules import Json
from app.games.boggle.board import CELLS

MOST_WORDS = 400
"""A list that is longer comes from no person."""
LONGEST_LINE = 500


class PaperDraft(NamedTuple):
    """One person's list. line: what stands in the field, not yet entered."""

    words: tuple[str, ...] = ()
    line: str = ""


def to_json(number: int, drafts: Mapping[int, PaperDraft]) -> Json:
    """The drafts of a round; empty where nothing was typed."""
    typed = {
        str(seat): {"words": list(draft.words[:MOST_WORDS]), "line": draft.line[:LONGEST_LINE]}
        for seat, draft in drafts.items()
        if draft.words or draft.line
    }
    return {"round": number, "lists": typed} if typed else {}


def from_json(data: object, number: int, seats: int) -> dict[int, PaperDraft]:
    """The drafts of that round by seat; what makes no sense is left out."""
    try:
        document = reading.mapped(data)
        if reading.whole(document["round"]) != number:
            return {}
        lists = reading.mapped(document["lists"])
    except (KeyError, TypeError, ValueError):
        return {}
    drafts = {seat: _draft(lists.get(str(seat))) for seat in range(seats)}
    return {seat: draft for seat, draft in drafts.items() if draft != PaperDraft()}


def _draft(data: Any) -> PaperDraft:
    try:
        words = [reading.text(word, 4 * CELLS) for word in reading.listed(data["words"])[:MOST_WORDS]]
        line = reading.text(data["line"], LONGEST_LINE)
    except (KeyError, TypeError, ValueError):
        return PaperDraft()
    return PaperDraft(tuple(word for word in dict.fromkeys(words) if word.isprintable() and word), line)
