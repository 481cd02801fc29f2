"""Positions of Qwirkle to be printed as exercises."""

from __future__ import annotations

from itertools import count

from app.engine.player import Budget
from app.games.positions import reached
from app.games.qwirkle.baselines import ChildPlayer
from app.games.qwirkle.candidates import Choice, Outlook, SolvedPosition, choices
from app.games.qwirkle.lesson.deal import TurnDeal
from app.games.qwirkle.model import Lay, Observation
from app.games.qwirkle.rules import QwirkleRules

TURNS = (5, 8, 11, 14)
"""Moves made before each position of a page."""
SEEDS = 1_000
THOUGHTS = 6
LESSON, TRIES = (4, 5, 6, 7, 8), 80
"""Moves made before the positions of a lesson, and so many are looked at for one that is worth a question."""


def positions(seed: int, budget: Budget) -> list[SolvedPosition]:
    """From few tiles to more. What is best is found among all legal turns."""
    made = []
    for place, turns in enumerate(TURNS):
        budget.progress(place / len(TURNS))
        laying: list[Choice] = []
        for number in count(seed * SEEDS + place, len(TURNS)):
            seen = _seen(number, turns)
            laying = [one for one in choices(Outlook(seen), defends=False) if isinstance(one.move, Lay)]
            if laying:  # now and then a hand fits nowhere
                break
        most = max(one.points for one in laying)
        best = [one.move for one in laying if one.points == most and isinstance(one.move, Lay)]
        made.append(SolvedPosition(seen.table, tuple(sorted(seen.hand)), most, best[0].placements, len(best)))
    return made


def _seen(number: int, turns: int) -> Observation:
    """What the seat on turn sees after so many moves of plain players."""
    players = [ChildPlayer(number + seat, THOUGHTS) for seat in range(2)]
    match = reached(QwirkleRules(), players, number, {}, turns)
    (seat,) = match.deciders()
    seen: Observation = match.observation_for(seat)
    return seen


def lesson(seed: int, rounds: int) -> list[TurnDeal]:
    """A position for each round of a class, the later ones with more tiles."""
    made = []
    for place, turns in enumerate(LESSON[:rounds]):
        for attempt in range(TRIES):
            found = TurnDeal(_seen(seed * SEEDS + place * TRIES + attempt, turns))
            if found.worth_asking:
                break
        made.append(found)
    return made
