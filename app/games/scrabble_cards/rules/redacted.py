"""A turn of Scrabble karty as the others may learn of it, and as older records have it."""

from __future__ import annotations

from app.engine.rules import TABLE, Json
from app.games.scrabble_cards.model import Options
from app.games.scrabble_cards.moves import Challenge, Exchange, Play, Vote


def turn(options: Options, made: tuple[int | None, Json, Json], viewer: int | None) -> tuple[Json, Json]:
    """Move and outcome of what was made by a seat, as the viewer may see them.

    Nobody learns of the order of cards, of what others draw, of what they have said so far, or of the mover's
    group card before the words are accepted (RULES SK10).
    """
    seat, move, outcome = made
    owner = outcome.get("seat") if seat is TABLE else seat
    hidden = ("facts",) if viewer is not TABLE and owner == viewer else ("facts", "drawn", "drawn_bonus")
    seen = {key: value for key, value in outcome.items() if key not in hidden}
    kind = move["type"]
    if kind == Exchange.type and seat != viewer:
        return {"type": kind, "count": len(move["letters"]), "bonus": move["bonus"]}, seen
    if kind in (Challenge.type, Vote.type) and seat != viewer and not seen:
        return {"type": kind}, seen
    if kind == Play.type and seat != viewer and options.words != "auto":
        shown = {key: value for key, value in move.items() if key != "group"}
        return shown, {**seen, "score": {**seen["score"], "own": 0}}
    return move, seen


def as_before(outcome: Json) -> Json:
    """As it was written when only the first challenger of a word was named."""
    fewer: Json = {
        key: [{name: value for name, value in one.items() if name != "also"} for one in outcome[key]]
        for key in ("ruled", "doubts")
        if key in outcome
    }
    return {**outcome, **fewer}
