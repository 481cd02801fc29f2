"""The best turn with cards of the real hand, on an empty table or at one word."""

from __future__ import annotations

from collections.abc import Mapping

from app.engine.boxed import counting
from app.engine.boxed.counting import EntryFault, Misread
from app.engine.boxed.finding import BoxFound
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.boxed.counting import letters
from app.games.scrabble_cards.cards import BINGO, HAND
from app.lexicon.judge import Judge
from app.search.scrabble import PlaySearch

MOST = 12
"""Turns that are told."""


def best(hand: str, lying: str, options: Mapping[str, str], judge: Judge) -> list[BoxFound]:
    """The turns that bring most without a bonus card. hand: up to seven letters, ``?`` a žolík. lying: the
    word on the table, "" for none. Raises EntryFault."""
    held = tuple("".join(counting.tokens(hand)))
    for card in held:
        if card not in cards.COUNTS:
            raise EntryFault(Misread.CARD, card)
    if not held:
        raise EntryFault(Misread.EMPTY)
    if len(held) > HAND:
        raise EntryFault(Misread.MANY, str(HAND))
    there = letters("".join(counting.tokens(lying)))
    table = {(x, 0): (letter.letter, letter.value) for x, letter in enumerate(there)}
    policy = judge.policy
    plays = PlaySearch(policy.dawg, policy.accepted, cards.VALUES).plays(table, held)

    def brings(at: int) -> tuple[int, int]:
        """With what seven cards bring more (RULES SK8), and that alone."""
        found = plays.found[at]
        seven = BINGO if len(found.cards) == HAND else 0
        return found.points * (1 if there else 2) + seven, seven

    best_of = dict[tuple[str, ...], BoxFound]()
    for index in sorted(range(len(plays)), key=brings, reverse=True)[: MOST * 8]:
        play, (points, seven) = plays[index], brings(index)
        words = tuple(word.text for word in play.words)
        blanks = "".join(sorted(card.letter for card in play.cards if card.blank))
        known = best_of.get(words)
        if known is None or points > known.points:
            best_of[words] = BoxFound(
                points, tuple(word.lower() for word in words), words, (blanks, str(seven))
            )
    return sorted(best_of.values(), key=lambda one: -one.points)[:MOST]
