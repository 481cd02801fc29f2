"""Printed positions of Scrabble karty: the best turn is of the hand, makes good words, and is worth
laying."""

from __future__ import annotations

from collections import Counter

from app.engine.player import Budget
from app.games.scrabble_cards import sheets
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon


def test_the_best_turn_is_of_the_hand_and_makes_good_words() -> None:  # RULES SK5, SK15
    judge = Judge(Lexicon.open(), "scrabble-inflected")
    positions = sheets.positions(2, judge, Budget())
    assert len(positions) == len(sheets.TURNS)
    for position in positions:
        assert not Counter(letter.card for letter, _ in position.best) - Counter(position.hand)
        assert not {cell for _, cell in position.best} & {cell for _, cell in position.table}
        assert position.words and all(judge.judge(word.lower()).accepted for word in position.words)
        assert position.points > 0 and position.ways >= 1
    assert sheets.positions(2, judge, Budget()) == positions
