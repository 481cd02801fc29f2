"""Positions of Scrabble karty to be printed as exercises."""

from __future__ import annotations

from app.engine.player import Budget
from app.games.positions import reached
from app.games.scrabble_cards.baselines import ChildPlayer
from app.games.scrabble_cards.choices import choices
from app.games.scrabble_cards.exercise import SolvedPosition
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.rules import ScrabbleRules
from app.lexicon.judge import Judge

TURNS = (3, 5, 7, 9)
"""Moves made before each position of a page."""
SEEDS, TRIES = 1_000, 60
LYING = 4
"""Cards that lie there at least."""
OPTIONS = {"words": "auto", "fragment": "off"}


def positions(seed: int, judge: Judge, budget: Budget) -> list[SolvedPosition]:
    """From short games to longer ones. What is best is found among all legal plays, by words beyond doubt."""
    made = []
    for place, turns in enumerate(TURNS):
        budget.progress(place / len(TURNS))
        for attempt in range(TRIES):
            solved = _position(seed * SEEDS + place * TRIES + attempt, judge, turns)
            if solved is not None:
                made.append(solved)
                break
    return made


def _position(seed: int, judge: Judge, turns: int) -> SolvedPosition | None:
    """None where nothing can be laid, or little lies there."""
    players = [ChildPlayer(seed + seat, judge) for seat in range(2)]
    match = reached(ScrabbleRules(judge), players, seed, OPTIONS, turns)
    for seat in match.deciders():
        seen: Observation = match.observation_for(seat)
        if seen.phase is not Phase.PLAY or len(seen.table) < LYING:
            return None
        found = choices(Outlook(seen), searching(judge, judge.policy.certain))
        if not found:
            return None
        most = found[0].points
        best = [one for one in found if one.points == most]
        words = tuple(word.text for word in best[0].laid.words)
        cards = best[0].move(with_bonus=False).cards
        return SolvedPosition(seen.table, tuple(sorted(seen.hand)), most, cards, words, len(best))
    return None
