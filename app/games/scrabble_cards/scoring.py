"""What a turn brings (RULES SK8 to SK10)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from app.games.scrabble_cards import cards, groups
from app.games.scrabble_cards.cards import FACTORS, GROUPS, HAND
from app.games.scrabble_cards.model import Observation, Options, Score
from app.games.scrabble_cards.moves import Play
from app.games.scrabble_cards.table import Placed


def score(seen: Observation, move: Play, placed: Placed, *, bonus: str, size: int = HAND) -> Score:
    """The points of a play with the mover's bonus card, before any answer; size: cards in hand before it."""
    return counted(seen.options, move, placed, bonus, size, opened=seen.opened)


def counted(options: Options, move: Play, placed: Placed, bonus: str, size: int, *, opened: bool) -> Score:
    """The points of a play before any answer (RULES SK8 to SK10). opened: the first word was laid before."""
    factor = FACTORS.get(bonus, 1) if move.premium is not None else 1
    points = tuple(
        word.value * (factor if move.premium in word.cells else 1) if move.premium is not None else word.value
        for word in placed.words
    )
    bingo = cards.BINGO if len(move.cards) == HAND == size else 0
    first = not opened and not (bingo and options.first_bingo == "example")
    own = 0
    if move.group and bonus in GROUPS:
        own = groups.worth(bonus, [word.cards for word in placed.words], options.house_rules)
    return Score(points, first, bingo, own)


def with_answers(
    options: Options, found: Score, placed: Placed, played: Mapping[int, str], adding: Collection[int] = ()
) -> Score:
    """The points with the group cards played against them, by seat in the order of play (RULES SK10).

    adding: seats that add the points to their own score instead (house rule 1, RULES SK19).
    """
    words = [word.cards for word in placed.words]
    house = options.house_rules
    worth = {seat: groups.worth(card, words, house, against=True) for seat, card in played.items()}
    if not worth:
        return found
    best = max(worth, key=lambda seat: worth[seat])
    if options.sides == "single" and found.own:
        if found.own >= worth[best]:
            return found
        found = replace(found, own=0)
    if best in adding:
        return replace(found, by=best, gift=worth[best])
    return replace(found, by=best, against=worth[best])
