"""A printed position of Scrabble karty and what is best in it."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.scrabble_cards.moves import Spot


@dataclass(frozen=True)
class SolvedPosition:
    """table: what lies there. hand: cards to be laid. points: the most that a turn brings without a bonus
    card. best: the cards of one such turn, words: those it makes. ways: how many turns bring as much."""

    table: tuple[Spot, ...]
    hand: tuple[str, ...]
    points: int
    best: tuple[Spot, ...]
    words: tuple[str, ...]
    ways: int
