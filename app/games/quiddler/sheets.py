"""Hands to be printed as exercises, with what is best in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.quiddler import deck
from app.games.quiddler.hands import SolvedHand
from app.games.quiddler.lesson import HandDeal
from app.games.quiddler.order.code import given, options, written
from app.games.quiddler.order.deal import ordered, spells
from app.lexicon.judge import Judge
from app.search.arrange import HandSearch
from app.tabletop.orders import Made, OrderWish

SIZES = (5, 6, 6, 7, 7, 8)
"""Cards of the hands of a page."""
LESSON = (5, 6, 6, 7, 7)
"""The same for the rounds of a lesson."""
TRIES, LESSON_TRIES = 12, 60
"""So many hands are drawn until all of one but a card can be laid."""


def hands(
    seed: int, judge: Judge, budget: Budget, edition: str = "cz", deal: Mapping[str, Any] | None = None
) -> list[SolvedHand]:
    """Hands from a few cards to many, each with one card more than its words may take, as at the table; those
    of a deal that is given.

    Bonuses are another thing: they hang on what others lay."""
    least = 2 if edition == "cz" else 1  # RULES QD8
    search = HandSearch(judge.policy.dawg, judge.policy.accepted, deck.values(edition), least_cards=least)
    chance, made = Chance(seed), list[SolvedHand]()
    for cards in _given(deal or {}, edition):
        found = search.best(cards, spare=True)
        lies = tuple(word for word in str((deal or {}).get("wanted", "")).split() if spells(word, cards))
        made.append(SolvedHand(cards, tuple(found.melds), found.discard or "", found.reach.points, lies))
    if made:
        return made
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


def _given(deal: Mapping[str, Any], edition: str) -> list[tuple[str, ...]]:
    """The hands of a deal with cards of this edition."""
    return given(deal) if deal.get("edition") == edition else []


def order(wish: OrderWish, judge: Judge, budget: Budget, edition: str) -> Made:
    """Hands that hold as many of the words as could be found."""
    made = ordered(wish.words, edition, judge, Chance(wish.seed), common=wish.common, budget=budget)
    agreed = options(edition, made.hands, made.hidden)
    letters = tuple(card for hand in made.hands for card in hand)
    return Made(letters, agreed, written(agreed) or "", made.hidden, made.missed, made.common, made.coarse)


def lesson(
    seed: int, judge: Judge, edition: str, rounds: int, deal: Mapping[str, Any] | None = None
) -> list[HandDeal]:
    """A hand for each round of a class: those that are given, then others of which all but a card can be
    laid where chance lets it."""
    judge.judge("xx")  # what says why a word is refused is read now, not at the wall
    chance, wanted = Chance(seed), str((deal or {}).get("wanted", "")).split()
    made = [
        HandDeal(cards, edition, judge, [word for word in wanted if spells(word, cards)])
        for cards in _given(deal or {}, edition)[:rounds]
    ]
    for size in LESSON[len(made) : rounds]:
        for _ in range(LESSON_TRIES):
            dealt = HandDeal(chance.shuffled(deck.full_deck(edition))[: size + 1], edition, judge)
            if dealt.complete:
                break
        made.append(dealt)
    return made
