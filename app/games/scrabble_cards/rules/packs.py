"""The cards that do not lie on the table: hands, both packs, what was cleared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.engine.chance import Chance
from app.engine.rules import Json
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.cards import HAND
from app.games.scrabble_cards.moves import Exchange


class Packs:
    """``hands`` and ``bonus`` by seat; of ``pile`` and ``bonus_pile`` the next card first."""

    def __init__(self, letters: Sequence[str], bonus: Sequence[str], count: int) -> None:
        self.hands = [list(letters[HAND * seat : HAND * (seat + 1)]) for seat in range(count)]
        self.pile = list(letters[HAND * count :])
        self.bonus = list(bonus[:count])
        self.bonus_pile = list(bonus[count:])
        self.heap: list[str] = []

    def shuffled(self, seat: int, move: Exchange, chance: Chance) -> Json:
        """What is left of the packs with what is given back."""
        facts: Json = {}
        if move.letters:
            facts["pile"] = chance.shuffled([*self.pile[len(move.letters) :], *move.letters])
        if move.bonus:
            facts["bonus_pile"] = chance.shuffled([*self.bonus_pile[1:], self.bonus[seat]])
        return facts

    def exchange(self, seat: int, move: Exchange, facts: Mapping[str, Any]) -> Json:
        """Draw first, then give back (RULES SK12)."""
        outcome = Json()
        if move.letters:
            drawn, rest = self.pile[: len(move.letters)], self.pile[len(move.letters) :]
            pile = cards.held(facts["pile"], cards.COUNTS)
            _need_same(pile, [*rest, *move.letters])
            for card in move.letters:
                self.hands[seat].remove(card)
            self.hands[seat] += drawn
            self.pile = list(pile)
            outcome["drawn"] = drawn
        if move.bonus:
            given, drawn_bonus = self.bonus[seat], self.bonus_pile[0]
            pile = cards.held(facts["bonus_pile"], dict.fromkeys(cards.bonus_pack()))
            _need_same(pile, [*self.bonus_pile[1:], given])
            self.bonus[seat], self.bonus_pile = drawn_bonus, list(pile)
            outcome["drawn_bonus"] = drawn_bonus
        return outcome

    def put_aside(self, gone: Sequence[str], pile: object) -> None:
        """Cards leave the table. pile: if they were shuffled into it (RULES SK20), else None."""
        if pile is None:
            self.heap += gone
        else:
            held = cards.held(pile, cards.COUNTS)
            _need_same(held, [*self.pile, *gone])
            self.pile = list(held)

    def refill(self, seat: int, laid: Iterable[str]) -> list[str]:
        """The cards that are drawn for those that were laid, as far as there are any (RULES SK14)."""
        hand = self.hands[seat]
        for card in laid:
            hand.remove(card)
        drawn, self.pile = self.pile[: HAND - len(hand)], self.pile[HAND - len(hand) :]
        hand += drawn
        return drawn

    def use_bonus(self, seat: int) -> None:
        """The card goes under the pack, and the next one is drawn (RULES SK11)."""
        self.bonus_pile.append(self.bonus[seat])
        self.bonus[seat] = self.bonus_pile.pop(0)


def _need_same(pile: Sequence[str], expected: Sequence[str]) -> None:
    """Raises ValueError where a shuffled pile holds other cards than it must."""
    if Counter(pile) != Counter(expected):
        raise ValueError("the shuffled pile holds other cards than went into it")
