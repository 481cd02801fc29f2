"""Quiddler for two and more, clause by clause: players, deck, rounds, turns (RULES QD1 to QD7, QD12)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import Chance
from app.engine.errors import BadOption, DamagedRecord, IllegalMove, Refusal
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.quiddler import deck
from app.games.quiddler.model import CountRound, DealRound, Draw, Phase, Play, QuiddlerRefusal, check
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.screen.closed import hint_refusal, lookup_refusal
from tests.games.kit import Scenario, play, start
from tests.games.quiddler.dealt import Game, Listed, stacked, words
from tests.games.quiddler.kit import KIT

PEOPLE = [Seat("Anna", age=9), Seat("Boris", age=41), Seat("Cyril")]


# QD1: who plays, and who wins


@pytest.mark.parametrize("seats", [0, 9])
def test_at_most_eight_play(seats: int) -> None:  # RULES QD1
    with pytest.raises(ValueError, match="1 to 8 players"):
        Match.new(QuiddlerRules(), [Seat(str(seat)) for seat in range(seats)], 1)


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_get_their_cards_to_the_last_round(seats: int) -> None:  # RULES QD1, QD3
    game = Game(*_hands(seats, 10))
    assert game.seen.hand_sizes == (10,) * seats and game.seen.round == 7


def _hands(seats: int, size: int, edition: str = "cz") -> list[str]:
    whole = deck.full_deck(edition)
    return [" ".join(whole[size * seat : size * (seat + 1)]) for seat in range(seats)]


def test_most_points_over_all_rounds_win() -> None:  # RULES QD1, QD12
    game = Game(*_hands(3, 4))
    game.quick_round()
    while game.phase is not Phase.OVER:
        assert game.state.result() is None
        game.next_round()
        game.quick_round()
    totals = [sum(one.rows[seat].score.points for one in game.seen.past) for seat in range(3)]
    result = game.state.result()
    assert result is not None and list(result.scores) == totals == list(game.seen.scores)
    assert result.winners == game.seen.winners == (totals.index(max(totals)),)


def test_equal_totals_share_the_win() -> None:  # RULES G2, D27
    game = Game("A B C", "D E F", edition="en", judge=Listed("nothing"))
    while game.phase is not Phase.OVER:
        if game.phase is Phase.DEAL:
            game.next_round()
        out = game.turn
        assert out is not None
        game.out(" ".join(game.hand(out)))
        game.last_turns()
        game.doubt(1 - out, (out, 0))
        game.count()
    result = game.state.result()
    assert result is not None and result.scores == (0, 0) and result.winners == (0, 1)
    assert game.seen.winners == (0, 1)


# QD2: the decks; each card and value is in test_vectors


@pytest.mark.parametrize("edition", deck.EDITIONS)
def test_118_cards(edition: str) -> None:  # RULES QD2, D1, D2 edition=cz edition=en
    assert len(deck.full_deck(edition)) == 118 == deck.DECK


def test_the_czech_deck_has_neither_q_nor_w_and_the_english_has_two_of_each() -> None:  # RULES QD2, D2, D3
    assert {"Q", "W"}.isdisjoint(deck.full_deck("cz"))
    assert Counter(deck.full_deck("en"))["W"] == 2 == Counter(deck.full_deck("en"))["B"]


@pytest.mark.parametrize(("ly", "other", "value"), [("LÝ", "LY", 9), ("LY", "LÝ", 7)])
def test_the_last_czech_card_is_agreed_on(
    ly: str, other: str, value: int
) -> None:  # RULES QD2, D1 ly=LÝ ly=LY
    match = Match.new(QuiddlerRules(), PEOPLE, 1, {"ly": ly})
    cards = match.submit(None, DealRound()).outcome["facts"]["deck"]
    assert ly in cards and other not in cards and len(cards) == 118
    assert deck.value("cz", [ly]) == value


def test_a_letter_is_what_is_printed_with_its_accent() -> None:  # RULES G1
    worth = deck.values("cz")
    assert worth["I"] != worth["Í"] and worth["U"] != worth["Ú"] != worth["Ů"]
    assert deck.spelt(("ST", "Ů", "L")) == "stůl"
    assert "CH" not in worth and "CH" not in deck.values("en")


@pytest.mark.parametrize("edition", deck.EDITIONS)
def test_a_deck_of_other_cards_is_no_deal(edition: str) -> None:  # RULES QD2
    cards = deck.full_deck(edition)
    state = QuiddlerRules().start({"edition": edition}, PEOPLE, {"dealer": 1})
    for wrong in (cards[1:], [*cards[1:], "X"], [*cards, "A"]):
        with pytest.raises(ValueError, match="cards"):
            state.apply(None, DealRound(), {"deck": wrong})


# QD3: rounds and the deal


@pytest.mark.parametrize(("edition", "sizes"), [("cz", range(4, 11)), ("en", range(3, 11))])
def test_a_card_more_is_dealt_in_every_round(edition: str, sizes: range) -> None:  # RULES QD3, QD12, D5
    game = Game(*_hands(2, sizes[0], edition), edition=edition)
    for size in sizes:
        if game.phase is Phase.DEAL:
            game.next_round()
        assert game.seen.hand_sizes == (size, size) and game.seen.dealt == size
        assert len(game.seen.discard) == 1 and game.seen.pile == 118 - 2 * size - 1
        game.quick_round()
    assert game.phase is Phase.OVER and game.state.automatic() is None


def test_hands_then_the_open_card_then_the_draw_pile_come_from_the_deck() -> None:  # RULES QD3
    game = Game("A B C D", "E F G H", opened="Ž", pile="Ř Š")
    assert game.hand(0) == ("A", "B", "C", "D") and game.hand(1) == ("E", "F", "G", "H")
    assert game.seen.discard == ("Ž",)
    assert [game.go()["values"], game.draw()["card"]] == [[], "Š"]


def test_every_round_is_shuffled_from_all_118_cards() -> None:  # RULES QD3
    game = play(Match.new(QuiddlerRules(), PEOPLE, 3), KIT, Chance(1))
    decks = [turn.outcome["facts"]["deck"] for turn in game.record.turns if turn.move["type"] == "deal"]
    assert len(decks) == 7 and len({tuple(cards) for cards in decks}) == 7
    assert all(Counter(cards) == Counter(deck.full_deck("cz")) for cards in decks)


@pytest.mark.parametrize(
    ("ages", "dealer"), [((9, 41, 30), 1), ((None, None, None), 0), ((41, 9, 41), 0), ((None, 3, None), 1)]
)
def test_the_oldest_deals_first(ages: tuple[int | None, ...], dealer: int) -> None:  # RULES QD3, D26
    seats = [Seat(str(seat), age=age) for seat, age in enumerate(ages)]
    match = Match.new(QuiddlerRules(), seats, 1)
    match.submit(None, DealRound())
    assert match.observation_for(None).dealer == dealer
    assert match.deciders() == ((dealer + 1) % 3,)  # G3
    other = Record.from_json({**match.record.to_json(), "setup": {"dealer": (dealer + 1) % 3}})
    with pytest.raises(DamagedRecord):
        Match.replay(QuiddlerRules(), other)


def test_the_next_to_the_left_deals_next_and_the_next_after_begins() -> None:  # RULES QD3, G3
    game = Game(*_hands(3, 4))
    dealers = [game.seen.dealer]
    assert game.turn == 0
    for _ in range(4):
        game.quick_round()
        game.next_round()
        dealers.append(game.seen.dealer)
        assert game.turn == (game.seen.dealer + 1) % 3
    assert dealers == [2, 0, 1, 2, 0]


def test_only_the_table_deals_and_only_between_rounds() -> None:  # RULES QD3
    game = Game("A B C D", "E F G H")
    assert game.refused(None, DealRound()) is Refusal.NOT_NOW
    assert game.refused(0, DealRound()) is Refusal.NOT_YOUR_DECISION
    assert game.refused(None, CountRound()) is Refusal.NOT_NOW
    game.quick_round()
    assert game.state.patient(DealRound()) and game.refused(0, Draw("pile")) is Refusal.NOT_NOW


# QD4: a turn


def test_a_turn_draws_then_discards_and_passes_to_the_left() -> None:  # RULES QD4, G3
    game = Game("A B C D", "E F G H", "I J K L", opened="Ž", pile="Ř Š")
    assert game.draw()["card"] == "Ř" and game.hand(0) == ("A", "B", "C", "D", "Ř")
    assert game.turn == 0 and game.phase is Phase.PLAY
    game.play(discard="B")
    assert game.hand(0) == ("A", "C", "D", "Ř") and game.seen.discard == ("Ž", "B")
    assert game.turn == 1 and game.phase is Phase.DRAW


def test_the_top_of_the_discard_pile_may_be_drawn_too() -> None:  # RULES QD4
    game = Game("A B C D", "E F G H", opened="Ž", pile="Ř")
    game.go(discard="B")
    assert game.draw("discard")["card"] == "B"
    assert game.hand(1) == ("E", "F", "G", "H", "B") and game.seen.discard == ("Ž",)
    assert game.seen.history[-1].taken == "B" and game.seen.history[0].taken == ""
    game.play(discard="B")  # it may go back at once
    assert game.seen.discard == ("Ž", "B")


def test_drawing_and_discarding_are_compulsory() -> None:  # RULES QD4
    game = Game("A B C D", "E F G H")
    assert game.refused(0, Play((), "A")) is Refusal.NOT_NOW
    game.draw()
    assert game.refused(0, Draw("pile")) is Refusal.NOT_NOW
    assert game.refused(0, Play(words("A B C D"), "Ž")) is QuiddlerRefusal.NOT_IN_HAND
    for seat in range(2):
        assert len(game.hand(seat)) == (5 if seat == 0 else 4)


def test_nobody_else_moves_meanwhile() -> None:  # RULES QD4
    game = Game("A B C D", "E F G H")
    assert game.refused(1, Draw("pile")) is QuiddlerRefusal.NOT_YOUR_TURN
    assert game.refused(None, Draw("pile")) is QuiddlerRefusal.NOT_YOUR_TURN
    game.draw()
    assert game.refused(1, Play((), "E")) is QuiddlerRefusal.NOT_YOUR_TURN


def test_only_own_cards_are_played_and_each_once() -> None:  # RULES QD4, QD6
    game = Game("A B C D", "E F G H", pile="I")
    game.draw()
    assert game.refused(0, Play((), "E")) is QuiddlerRefusal.NOT_IN_HAND
    assert game.refused(0, Play(words("A B / A C"), "D")) is QuiddlerRefusal.NOT_IN_HAND
    assert game.refused(0, Play(words("A B / C D"), "D")) is QuiddlerRefusal.NOT_IN_HAND


# QD5: the end of the draw pile


def _to_the_last_card() -> Game:
    """Eight players of the last round; one card of the draw pile is left, seat 4 draws next."""
    game = Game(*_hands(8, 10))
    while game.seen.pile > 1:
        game.go()
    return game


def test_the_last_card_of_the_draw_pile_has_the_discard_pile_shuffled_at_once() -> None:  # RULES QD5, D14
    game = _to_the_last_card()
    discard = Counter(game.seen.discard)
    seat = game.turn
    assert seat is not None and discard.total() == 37
    outcome = game.draw()
    assert outcome["reshuffled"] == 37 == game.seen.pile  # its top card too
    assert Counter(outcome["facts"]["pile"]) == discard and outcome["facts"]["pile"] != list(
        discard.elements()
    )
    assert game.seen.discard == () and len(game.hand(seat)) == 11
    game.play()
    assert len(game.seen.discard) == 1
    assert game.draw()["card"] == outcome["facts"]["pile"][0] and game.seen.pile == 36


def test_until_the_next_discard_there_is_no_discard_pile() -> None:  # RULES QD5, D14
    game = _to_the_last_card()
    game.draw()
    assert game.seen.discard == ()
    game.play(discard=game.hand(game.turn or 0)[0])
    assert len(game.seen.discard) == 1 and game.draw("discard")["card"] == game.hand(game.turn or 0)[-1]
    game.play()
    # By these rules nobody ever has to draw then; a hand-made moment shows the refusal.
    nothing = replace(game.state.observe(game.turn), discard=())
    with pytest.raises(IllegalMove) as refused:
        check(nothing, Draw("discard"))
    assert refused.value.reason is QuiddlerRefusal.NO_DISCARD


def test_a_new_pile_of_other_cards_is_no_shuffle() -> None:  # RULES QD5
    game = _to_the_last_card()
    wrong = [*game.seen.discard[1:], "Ž"]
    with pytest.raises(ValueError, match="not the discard pile"):
        game.make(game.turn, Draw("pile"), {"pile": wrong})


# QD6 and QD7: going out, and the last turns


def test_going_out_lays_all_cards_but_the_one_discarded() -> None:  # RULES QD6
    game = Game("D U B L", "E F G H", pile="A")
    game.draw()
    assert game.refused(0, Play(words("D U B"), "L")) is QuiddlerRefusal.NOT_ALL
    assert game.refused(0, Play(words("D U"), "L")) is QuiddlerRefusal.NOT_ALL
    assert game.play("D U / B L", "A")["out"] and game.seen.out == 0
    assert game.seen.laid == (words("D U / B L"), None) and game.hand(0) == ()
    assert game.seen.last_turns and game.seen.to_play == (1,)


def test_one_may_go_out_in_the_first_turn_or_never() -> None:  # RULES QD6, D16
    game = Game("D U B L", "E F G H", pile="A")
    game.draw()
    game.play("", "A")  # could have laid DUBL
    assert game.seen.out is None and game.turn == 1
    game = Game("D U B L", "E F G H", pile="A")
    assert game.out("D U B L")["values"] == [13]


@pytest.mark.parametrize("settling", [0, 1, 2, 3])
def test_nobody_goes_out_before_everybody_has_settled(
    settling: int,
) -> None:  # RULES QD6 settling=0 settling=1 settling=2 settling=3
    game = Game("D U B L", "E F G H", pile="A M N O P I K S", settling=settling)
    for _ in range(settling):
        for seat in (0, 1):
            drawn = game.draw()["card"]
            if seat == 0:
                assert game.state.observe(0).unsettled
                assert game.refused(0, Play(words("D U B L"), drawn)) is QuiddlerRefusal.TOO_SOON
            game.play("", drawn)
    assert game.out("D U B L")["out"]


def test_settling_is_written_down_only_where_it_was_agreed_on() -> None:  # RULES D5 settling=0
    rules = QuiddlerRules()
    assert "settling" not in rules.options({"settling": "0"}, PEOPLE)
    agreed = rules.options({"settling": "2"}, PEOPLE)
    assert agreed["settling"] == 2 and rules.options(agreed, PEOPLE) == agreed


def test_everybody_else_has_exactly_one_turn_more() -> None:  # RULES QD7, G3
    game = Game("A B C D", "E F G H", "I J K L", pile="M N O P")
    game.go()
    game.out("E F G H")
    order = []
    while game.turn is not None:
        order.append(game.turn)
        game.go()
    assert order == [2, 0] and game.seen.to_play == () and game.phase is Phase.CHALLENGE


@pytest.mark.parametrize(("laid", "held"), [("", 4), ("E F", 2), ("E F / G H", 0), ("G H E", 1)])
def test_in_the_last_turn_any_number_of_words_may_be_laid(laid: str, held: int) -> None:  # RULES QD7
    game = Game("A B C D", "E F G H", pile="M N")
    game.out("A B C D")
    assert not game.go(laid)["out"]
    assert len(game.hand(1)) == held and game.seen.laid[1] == words(laid)
    assert game.seen.out == 0


def test_one_card_always_remains_to_be_discarded() -> None:  # RULES QD7, D15
    game = Game("A B C D", "E F G H", pile="M N")
    game.out("A B C D")
    game.draw()
    assert game.refused(1, Play(words("E F G H N"), "N")) is QuiddlerRefusal.NOT_IN_HAND
    assert game.refused(1, Play(words("E F G H N"), "E")) is QuiddlerRefusal.NOT_IN_HAND
    game.play("F G H N", "E")
    assert game.seen.discard[-1] == "E"


# Cards and seats over whole games


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([s for s in KIT.scenarios if len(s.seats) > 1]))
def test_118_cards_are_there_at_any_time(seed: int, scenario: Scenario) -> None:  # RULES QD2, QD4, QD5
    match, chance = start("quiddler", scenario), Chance(seed)
    options = match.record.options
    whole = Counter(deck.full_deck(options["edition"], options["ly"]))
    while match.result is None:
        play(match, KIT, chance, turns=1)
        seen = match.observation_for(None)
        laid = [card for melds in (*seen.laid, *seen.aside) for meld in melds or () for card in meld]
        hands = [card for seat in range(seen.seats) for card in match.observation_for(seat).hand]
        known = Counter([*laid, *hands, *seen.discard])
        if seen.phase not in (Phase.DEAL, Phase.OVER):
            assert known <= whole and known.total() + seen.pile == 118
            assert tuple(len(match.observation_for(s).hand) for s in range(seen.seats)) == seen.hand_sizes


# Options


@pytest.mark.parametrize(
    "given_options",
    [
        {"jokers": 1},
        {"edition": "de"},
        {"ch": 3},
        {"false_out": "continues"},
        {"false_out": "continues", "challenge_at": "end"},
    ],
)
def test_options_that_are_none(given_options: dict[str, object]) -> None:  # RULES D8
    with pytest.raises(BadOption):
        QuiddlerRules().options(given_options, PEOPLE)


def test_default_options_are_the_first_of_their_choices() -> None:  # RULES D5, D6
    assert QuiddlerRules().options({}, PEOPLE) == {
        "edition": "cz", "words": "challenge", "ly": "LÝ", "min_word": "cards", "challenge_at": "end",
        "false_out": "stands", "ch": 2, "bonus2": "words", "lookup": "waiting", "solo_refill": "must",
        "adviser": "off",
    }  # fmt: skip
    assert QuiddlerRules().options({"edition": "en"}, PEOPLE)["min_word"] == "letters"
    assert QuiddlerRules().options({"edition": "en", "min_word": "cards"}, PEOPLE)["min_word"] == "cards"


@pytest.mark.parametrize(
    ("options", "waiting", "on_turn"),
    [
        ({"words": "auto"}, True, False),
        ({"words": "auto", "lookup": "off"}, False, False),
        ({"words": "challenge"}, False, False),
        ({"words": "vote", "adviser": "on"}, True, False),
        ({"words": "challenge", "adviser": "on"}, True, False),
        ({"words": "challenge", "adviser": "on", "lookup": "off"}, False, False),
    ],
)
def test_whoever_waits_may_look_words_up_if_that_is_agreed(
    options: dict[str, str], waiting: bool, on_turn: bool
) -> None:  # RULES D20 lookup=waiting lookup=off adviser=off adviser=on
    game = Game("A B C D", "E F G H", **options)
    assert (lookup_refusal(game.state.observe(1)) == "") is waiting
    assert (lookup_refusal(game.state.observe(0)) == "") is on_turn
    told = options["words"] == "auto" or options.get("adviser") == "on"
    assert (hint_refusal(game.state.observe(0)) == "") is told


def test_a_stacked_deck_is_whole() -> None:  # RULES QD2
    assert Counter(stacked("cz", [("A", "B")], "Ž", "X")) == Counter(deck.full_deck("cz"))
