"""Positions to be printed: some turns of a game that plain players have played among themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.match import Match
from app.engine.player import Budget, Player
from app.engine.record import DEALING
from app.engine.rules import Rules, Seat

MOST_MOVES = 400
"""No game that is meant here takes so many."""


def reached(
    rules: Rules[Any, Any],
    players: Sequence[Player[Any, Any]],
    seed: int,
    options: Mapping[str, Any],
    turns: int,
) -> Match[Any, Any]:
    """A game after so many moves, or at its end where that comes before."""
    seats = [Seat("", "ai", 1)] * len(players)
    match = Match.new(rules, seats, seed, options, dealing=DEALING)
    made = 0
    for _ in range(MOST_MOVES):
        if match.result is not None:
            break
        own = match.automatic()
        if own is not None:
            match.submit(None, own)
            continue
        if made >= turns:
            break
        seat = match.deciders()[0]
        match.submit(seat, players[seat].choose(match.observation_for(seat), Budget()))
        made += 1
    return match
