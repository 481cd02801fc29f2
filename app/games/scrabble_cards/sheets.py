"""Positions of Scrabble karty to be printed as exercises."""

from __future__ import annotations

from app.engine.player import Budget
from app.games.positions import reached
from app.games.scrabble_cards.baselines import ChildPlayer
from app.games.scrabble_cards.choices import SolvedPosition, choices
from app.games.scrabble_cards.lesson import TurnDeal
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.rules import ScrabbleRules
from app.lexicon.judge import Judge

TURNS = (5, 6, 8, 10)
"""Moves made before each position of a page; after fewer too little lies there."""
SEEDS, TRIES = 1_000, 60
LYING = 4
"""Cards that lie there at least."""
LESSON = (5, 6, 7, 8, 9)
"""The same for the positions of a lesson."""
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
    seen = _seen(seed, judge, turns)
    found = choices(Outlook(seen), searching(judge, judge.policy.certain)) if seen else []
    if seen is None or not found:
        return None
    most = found[0].points
    best = [one for one in found if one.points == most]
    words = tuple(word.text for word in best[0].laid.words)
    cards = best[0].move(with_bonus=False).cards
    return SolvedPosition(seen.table, tuple(sorted(seen.hand)), most, cards, words, len(best))


def _seen(seed: int, judge: Judge, turns: int) -> Observation | None:
    """What the seat on turn sees after so many moves of plain players; None where little lies there."""
    players = [ChildPlayer(seed + seat, judge) for seat in range(2)]
    match = reached(ScrabbleRules(judge), players, seed, OPTIONS, turns)
    for seat in match.deciders():
        seen: Observation = match.observation_for(seat)
        return seen if seen.phase is Phase.PLAY and len(seen.table) >= LYING else None
    return None


def lesson(seed: int, judge: Judge, rounds: int) -> list[TurnDeal]:
    """A position for each round of a class, later ones of longer games."""
    judge.judge("xx")  # what says why a word is refused is read now, not at the wall
    made = []
    for place, turns in enumerate(LESSON[:rounds]):
        last: TurnDeal | None = None
        for attempt in range(TRIES):
            seen = _seen(seed * SEEDS + place * TRIES + attempt, judge, turns + attempt % 5)
            if seen is None:
                continue
            last = TurnDeal(seen, judge)
            if last.worth_asking:
                break
        assert last is not None, "so many games never all end early"
        made.append(last)
    return made
