"""Quiddler for one, clause by clause (RULES QD13)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import Chance
from app.engine.errors import BadOption, DamagedRecord, IllegalMove, Refusal
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.laboratory import open_judge
from app.games.quiddler import deck
from app.games.quiddler.model import Draw, Options, Play, QuiddlerRefusal
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.rules.solo import SoloState
from app.games.quiddler.solo_model import (
    End,
    GiveUp,
    Refill,
    SoloObservation,
    SoloPhase,
    SoloRefusal,
    Take,
    Undo,
)
from tests.games.kit import play
from tests.games.quiddler.dealt import cards, words
from tests.games.quiddler.kit import KIT

ANNA = [Seat("Anna")]


class Solo:
    """Eight piles, each written from its open card down; what they lack of the 48 is filled up."""

    def __init__(self, *piles: str, edition: str = "cz", judge: bool = False, **options: Any) -> None:
        agreed = Options(**QuiddlerRules().options({"edition": edition, **options}, ANNA))
        rest = deck.full_deck(edition)
        for card in (card for pile in piles for card in cards(pile)):
            rest.remove(card)
        rest.sort(key=lambda card: deck.value(edition, [card]))
        lying: list[str] = []
        for text in (*piles, *[""] * (8 - len(piles))):
            pile = cards(text)
            lying += [*pile, *(rest.pop() for _ in range(6 - len(pile)))]
        policy = "english" if edition == "en" else "quiddler"
        found = open_judge(policy) if judge else None
        self.edition = edition
        self.state = SoloState(agreed, [*lying, *rest], cast("Any", found))

    def make(self, *moves: Any) -> dict[str, Any]:
        outcome = {}
        for move in moves:
            seat = None if isinstance(move, End) else 0
            checked = self.state.check(seat, move)
            facts = self.state.resolve(seat, checked, Chance(1))
            outcome = self.state.apply(seat, checked, facts)
        return outcome

    def refused(self, move: Any, seat: int | None = 0) -> Any:
        with pytest.raises(IllegalMove) as refused:
            self.state.check(seat, move)
        return refused.value.reason

    @property
    def seen(self) -> SoloObservation:
        return self.state.observe(0)

    def clear(self, *places: int) -> None:
        """Take all cards of these piles, two piles at a time."""
        for one, other in zip(places[::2], places[1::2], strict=True):
            while self.seen.sizes[one] and self.seen.sizes[other]:
                self.make(Take((one, other)))


def test_eight_piles_of_six_lie_with_their_top_card_open() -> None:  # RULES QD13
    match = Match.new(QuiddlerRules(), ANNA, 7)
    seen: SoloObservation = match.observation_for(0)
    whole = match.record.setup["deck"]
    assert seen.sizes == (6,) * 8 and seen.cards_left == 48
    assert list(seen.piles) == whole[0:48:6] and Counter(whole) == Counter(deck.full_deck("cz"))
    assert seen.left is None and seen.used == () and seen.phase is SoloPhase.TAKE


def test_a_deal_of_other_cards_is_none() -> None:  # RULES QD13, QD2
    match = Match.new(QuiddlerRules(), ANNA, 7)
    data = match.record.to_json()
    data["setup"]["deck"][0] = "Q"
    with pytest.raises(DamagedRecord):
        Match.replay(QuiddlerRules(), Record.from_json(data))


def test_a_word_is_taken_from_open_cards_and_the_next_ones_are_turned() -> None:  # RULES QD13
    solo = Solo("D E", "U F", "B G", "VL H")
    outcome = solo.make(Take((0, 1, 2)))
    assert outcome["word"] == ["D", "U", "B"] and outcome["value"] == 11
    assert outcome["turned"] == [[0, "E"], [1, "F"], [2, "G"]]
    assert solo.seen.piles[:4] == ("E", "F", "G", "VL") and solo.seen.sizes == (5, 5, 5, 6, 6, 6, 6, 6)
    assert solo.seen.used == (("D", "U", "B"),)


def test_only_open_cards_and_each_once() -> None:  # RULES QD13
    solo = Solo("D", "U", "B")
    assert solo.refused(Take((0, 1, 0))) is SoloRefusal.TWICE
    solo.clear(0, 1)
    solo.make(Refill(1, 2))
    assert solo.refused(Take((0, 2))) is SoloRefusal.REFILL_FIRST


def test_words_are_words() -> None:  # RULES QD8, QD13, D6
    solo = Solo("D", "U", "B", "ST", "Ř", judge=True)
    assert solo.refused(Take((4, 1, 2))) is QuiddlerRefusal.NO_WORD
    assert solo.refused(Take((3,))) is QuiddlerRefusal.TOO_SHORT
    assert solo.refused(Take(())) is QuiddlerRefusal.TOO_SHORT
    assert solo.make(Take((0, 1, 2)))["value"] == 11
    english = Solo("IN", "A", "T", edition="en", judge=True)
    assert english.refused(Take((1,))) is QuiddlerRefusal.TOO_SHORT
    assert english.make(Take((0,)))["word"] == ["IN"]


def test_an_emptied_place_must_be_filled_from_a_pile_of_two_or_more() -> (
    None
):  # RULES QD13, D24 solo_refill=must
    solo = Solo("A A A A A A", "B B C C C D", "K L M N O P", "R S")
    solo.clear(0, 1)
    assert solo.seen.phase is SoloPhase.REFILL and solo.seen.empty == (0, 1)
    assert solo.refused(Take((2, 3))) is SoloRefusal.REFILL_FIRST
    assert solo.refused(Refill(2, 3)) is SoloRefusal.FILLED
    assert solo.refused(Refill(0, 1)) is SoloRefusal.NO_SOURCE
    outcome = solo.make(Refill(0, 2))
    assert solo.seen.piles[0] == "K" and solo.seen.piles[2] == "L" and solo.seen.sizes[2] == 5
    assert outcome["turned"] == [[0, "K"], [2, "L"]]
    assert solo.seen.phase is SoloPhase.REFILL  # the other place
    assert solo.refused(Refill(1, 0)) is SoloRefusal.NO_SOURCE  # a pile of one
    solo.make(Refill(1, 3))
    assert solo.seen.phase is SoloPhase.TAKE and solo.seen.piles[:4] == ("K", "R", "L", "S")


def test_or_it_may_stay_empty_by_agreement() -> None:  # RULES QD13, D24 solo_refill=may
    solo = Solo("A A A A A A", "B B C C C D", "K L M N O P", "R S", solo_refill="may")
    solo.clear(0, 1)
    assert solo.seen.phase is SoloPhase.TAKE and solo.seen.empty == (0, 1)
    solo.make(Take((2, 3)), Refill(0, 2), Take((0, 3)))
    assert solo.seen.empty == (0, 1)


def _thin_out(solo: Solo) -> None:
    """Until no pile has two cards."""
    while solo.seen.sources:
        deepest = sorted(range(8), key=lambda place: -solo.seen.sizes[place])
        if solo.seen.phase is SoloPhase.REFILL:
            solo.make(Refill(solo.seen.empty[0], deepest[0]))
        else:
            solo.make(Take((deepest[0], deepest[1])))


def test_where_no_pile_can_give_a_card_the_place_stays_empty() -> None:  # RULES QD13
    solo = Solo()
    _thin_out(solo)
    assert max(solo.seen.sizes) == 1 and solo.seen.phase is SoloPhase.TAKE
    lying = [place for place in range(8) if solo.seen.sizes[place]]
    solo.make(Take(tuple(lying[:2])))
    assert solo.seen.phase is SoloPhase.TAKE and solo.seen.empty == ()
    assert solo.refused(Refill(lying[0], lying[2])) is SoloRefusal.NO_SOURCE
    assert solo.refused(Take((lying[0], lying[2]))) is SoloRefusal.NO_CARD


DEAD = ("Ň", "Ď", "Ť", "X", "F", "G", "Ž", "Č")
"""Cards of which there is no word."""


def _nearly_dead() -> Solo:
    """DUB lies open and nothing after it."""
    return Solo("D Ň", "U Ď", "B Ť", "X", "F", "G", "Ž", "Č", judge=True)


def test_it_ends_when_no_word_is_possible() -> None:  # RULES QD13, D25
    solo = _nearly_dead()
    assert solo.state.automatic() is None and solo.refused(End(), None) is Refusal.NOT_NOW
    assert solo.make(Take((0, 1, 2)))["turned"] == [[0, "Ň"], [1, "Ď"], [2, "Ť"]]
    assert solo.seen.phase is SoloPhase.STUCK and solo.state.automatic() == End()
    assert solo.state.patient(End()) and solo.state.result() is None
    assert solo.refused(Take((0, 1))) is SoloRefusal.STUCK
    assert solo.refused(End(), 0) is Refusal.NOT_YOUR_DECISION
    solo.make(End())
    assert solo.seen.phase is SoloPhase.OVER and solo.state.result() is not None
    assert solo.refused(Undo()) is Refusal.GAME_OVER


def test_it_does_not_end_because_the_player_sees_no_word() -> None:  # RULES QD13, D25
    solo = _nearly_dead()
    assert solo.seen.phase is SoloPhase.TAKE and solo.state.deciders() == (0,)
    solo.make(GiveUp())
    assert solo.seen.over and solo.state.deciders() == () and solo.state.automatic() is None


def test_a_deal_without_a_word_ends_by_itself() -> None:  # RULES QD13, D25
    rest = Counter(deck.full_deck("cz")) - Counter(DEAD)
    plenty = list(rest.elements())
    whole = [card for place, one in enumerate(DEAD) for card in (one, *plenty[5 * place : 5 * place + 5])]
    whole += plenty[40:]

    class Stacked(Chance):
        def shuffled(self, items: Any) -> list[Any]:
            return list(whole)

    rules = QuiddlerRules(open_judge("quiddler"))
    options = rules.options({}, ANNA)
    setup = rules.setup(options, ANNA, Stacked(1))
    assert setup == {"deck": whole, "more": False}
    for judges in (rules, QuiddlerRules()):
        state = judges.start(options, ANNA, setup)
        assert state.automatic() == End() and state.observe(0).phase is SoloPhase.STUCK


def test_a_place_that_can_be_filled_keeps_it_going() -> None:  # RULES QD13
    solo = Solo("D", "U", "B", judge=True, solo_refill="may")
    facts = {"more": False}
    for _ in range(5):
        solo.state.apply(0, Take((0, 1)), {})
    with pytest.raises(ValueError, match="can be filled"):
        solo.state.apply(0, Take((0, 1)), facts)


def test_the_result_is_the_value_of_all_cards_not_used() -> None:  # RULES QD13, D22, D23
    solo = Solo("D E", "U F", "B G")
    lying = solo.state.scores()[0]
    assert lying == sum(_all_lying(solo))
    solo.make(Take((0, 1, 2)))
    assert solo.seen.left is None  # nobody knows what lies below
    assert solo.make(GiveUp()) == {"left": lying - 11}
    result = solo.state.result()
    assert result is not None and result.scores == (lying - 11,) == (solo.seen.left,)


def _all_lying(solo: Solo) -> list[int]:
    """Of a second game with the same cards, taken one after the other."""
    again = Solo("D E", "U F", "B G")
    worth = []
    while any(again.seen.sizes):
        worth.append(again.make(Take(tuple(p for p in range(8) if again.seen.sizes[p])))["value"])
    return worth


def test_nothing_left_is_perfect() -> None:  # RULES QD13, D22
    solo = Solo()
    while not solo.seen.over:
        solo.make(Take(tuple(range(8))))
    result = solo.state.result()
    assert result is not None and result.scores == (0,) and result.winners == (0,)
    assert solo.seen.cards_left == 0 and len(solo.seen.used) == 6


def test_moves_are_taken_back_and_counted() -> None:  # RULES QD13
    solo = Solo("D Ň", "U Ď", "B Ť", "X", "F", "G", "Ž", "Č", judge=True)
    before = solo.seen
    assert solo.refused(Undo()) is SoloRefusal.NOTHING_TO_UNDO
    solo.make(Take((0, 1, 2)))
    assert solo.make(Undo()) == {"undos": 1}  # also where no word was left
    after = solo.seen
    assert after.piles == before.piles and after.sizes == before.sizes and after.used == ()
    assert after.phase is SoloPhase.TAKE and after.undos == 1 and solo.state.idle_rounds() == 1
    assert solo.refused(Undo()) is SoloRefusal.NOTHING_TO_UNDO
    solo = Solo()
    solo.clear(0, 1)
    solo.make(Refill(0, 2), Undo())
    assert solo.seen.empty == (0, 1) and solo.seen.sizes[2] == 6


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([one for one in KIT.scenarios if len(one.seats) == 1]))
def test_48_cards_are_used_or_lie_there(seed: int, scenario: Any) -> None:  # RULES QD13, D23
    match = Match.new(QuiddlerRules(), scenario.seats, seed, scenario.options)
    chance = Chance(seed)
    lying = sum(
        deck.value(scenario.options.get("edition", "cz"), [c]) for c in match.record.setup["deck"][:48]
    )
    while match.result is None:
        play(match, KIT, chance, turns=1)
        seen: SoloObservation = match.observation_for(0)
        used = [card for meld in seen.used for card in meld]
        assert len(used) + seen.cards_left == 48
        assert match.record.scores == (lying - deck.value(seen.options.edition, used),)


def test_the_program_judges_the_words_of_one_player() -> None:  # RULES QD13
    assert QuiddlerRules().options({}, ANNA)["words"] == "auto"
    for words_option in ("challenge", "vote"):
        with pytest.raises(BadOption):
            QuiddlerRules().options({"words": words_option}, ANNA)


def test_a_move_of_the_other_game_is_none_of_this_one() -> None:  # RULES QD13
    solo = Solo("D", "U", "B")
    assert solo.refused(Draw("pile")) is Refusal.NOT_NOW
    assert solo.refused(Play(words("D U B"), "A")) is Refusal.NOT_NOW
    assert solo.refused(Take((0, 1)), None) is Refusal.NOT_YOUR_DECISION
