"""Hands to be printed as exercises, with what is best in each."""

from __future__ import annotations

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.quiddler import deck
from app.games.quiddler.exercise import SolvedHand
from app.games.quiddler.lesson import HandDeal
from app.lexicon.judge import Judge
from app.search.arrange import HandSearch

SIZES = (5, 6, 6, 7, 7, 8)
"""Cards of the hands of a page."""
LESSON = (5, 6, 6, 7, 7)
"""The same for the rounds of a lesson."""
TRIES, LESSON_TRIES = 12, 60
"""So many hands are drawn until all of one but a card can be laid."""


def hands(seed: int, judge: Judge, budget: Budget, edition: str = "cz") -> list[SolvedHand]:
    """Hands from a few cards to many, each with one card more than its words may take, as at the table.

    Bonuses are another thing: they hang on what others lay."""
    least = 2 if edition == "cz" else 1  # RULES QD8
    search = HandSearch(judge.policy.dawg, judge.policy.accepted, deck.values(edition), least_cards=least)
    chance, made = Chance(seed), list[SolvedHand]()
    for place, size in enumerate(SIZES):
        budget.progress(place / len(SIZES))
        for _ in range(TRIES):
            cards = tuple(chance.shuffled(deck.full_deck(edition))[: size + 1])
            found = search.best(cards, spare=True)
            solved = SolvedHand(cards, tuple(found.melds), found.discard or "", found.reach.points)
            if found.melds and not found.held:
                break
        made.append(solved)
    return made


def lesson(seed: int, judge: Judge, edition: str, rounds: int) -> list[HandDeal]:
    """A hand for each round of a class, of which all but a card can be laid where chance lets it."""
    judge.judge("xx")  # what says why a word is refused is read now, not at the wall
    chance, made = Chance(seed), list[HandDeal]()
    for size in LESSON[:rounds]:
        for _ in range(LESSON_TRIES):
            dealt = HandDeal(chance.shuffled(deck.full_deck(edition))[: size + 1], edition, judge)
            if dealt.complete:
                break
        made.append(dealt)
    return made
