"""Printed hands: the solution lays cards of the hand, counts right, and is the solver's best."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from app.engine.player import Budget
from app.games.quiddler import deck, sheets
from app.games.quiddler.screen import printing
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from app.search.arrange import HandSearch
from app.tabletop.printed import paper


@pytest.mark.parametrize(
    ("edition", "policy", "language"), [("cz", "quiddler", "cs"), ("en", "english", "en")]
)
def test_each_hand_is_solved_as_the_solver_does(
    edition: str, policy: str, language: str
) -> None:  # RULES QD10
    judge = Judge(Lexicon.open(language=language), policy)
    values = deck.values(edition)
    search = HandSearch(judge.policy.dawg, judge.policy.accepted, values, least_cards=2)
    hands = sheets.hands(7, judge, Budget(), edition)
    assert [len(hand.cards) - 1 for hand in hands] == list(sheets.SIZES)
    for hand in hands:
        laid = [card for meld in hand.melds for card in meld]
        held = Counter(hand.cards) - Counter([*laid, hand.discard])
        assert not Counter([*laid, hand.discard]) - Counter(hand.cards)
        assert hand.points == deck.value(edition, laid) - deck.value(edition, held.elements())
        assert all(judge.judge(deck.spelt(meld)).accepted for meld in hand.melds)
        if edition == "cz":
            assert hand.points == search.best(hand.cards, spare=True).reach.points


def test_the_same_seed_deals_the_same_hands() -> None:
    judge = Judge(Lexicon.open(), "quiddler")
    assert sheets.hands(3, judge, Budget()) == sheets.hands(3, judge, Budget())
    assert sheets.hands(3, judge, Budget()) != sheets.hands(4, judge, Budget())


def test_all_hands_of_a_sheet_stand_on_one_page(qapp: QApplication) -> None:
    hands = sheets.hands(3, Judge(Lexicon.open(), "quiddler"), Budget())
    sheet = printing.kinds("cz", lambda *_: hands)[0]
    assert len(hands) == len(sheets.SIZES)
    assert len(paper.pages(sheet.lay(hands), key=False, key_title=str)) == 1
