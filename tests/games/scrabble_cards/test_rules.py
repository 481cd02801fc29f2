"""The course of a game: set-up, turns, exchange, passes, time, the end (RULES SK1 to SK4, SK11 to SK14, SK18,
SK20, SK21)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.errors import BadOption, DamagedRecord, IllegalMove, Refusal
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import (
    Answer,
    Challenge,
    Exchange,
    First,
    Pass,
    Play,
    Recorded,
    TakeBack,
    TimeUp,
    Vote,
)
from app.games.scrabble_cards.rules import ScrabbleRules, cut, first_of
from app.games.scrabble_cards.screen import closed
from app.games.scrabble_cards.table import ScrabbleRefusal
from tests.games.scrabble_cards.dealt import Game, Listed, laid


def people(count: int) -> list[Seat]:
    return [Seat(f"Hráč {seat}") for seat in range(count)]


@pytest.mark.parametrize("count", range(2, 9))
def test_everybody_gets_seven_letters_and_one_bonus_card(count: int) -> None:  # RULES SK1, SK2, SK20, S26
    match = Match.new(ScrabbleRules(), people(count), 5, {"target": 300} if count > 4 else {})
    setup = match.record.setup
    assert Counter(setup["letters"]) == Counter(cards.letter_pack())
    assert Counter(setup["bonus"]) == Counter(cards.bonus_pack())
    seen = [match.observation_for(seat) for seat in range(count)]
    assert all(len(one.hand) == 7 and one.bonus in {*cards.bonus_pack()} for one in seen)
    assert (seen[0].pile, seen[0].bonus_pile) == (100 - 7 * count, 20 - count)
    assert match.deciders() == (setup["first"],)
    seeds = [Match.new(ScrabbleRules(), people(2), seed).record.setup for seed in range(5)]
    assert len({tuple(one["letters"]) for one in seeds}) == len({tuple(one["bonus"]) for one in seeds}) == 5


def test_more_than_four_play_to_a_target() -> None:  # RULES SK1, SK20, SK21 target=0
    with pytest.raises(BadOption):
        Match.new(ScrabbleRules(), people(5), 1)
    for seats in (1, 9):
        with pytest.raises(ValueError):
            Match.new(ScrabbleRules(), people(seats), 1, {"target": 200})
    for wrong in ({"target": 199}, {"target": 501}, {"limit": 9}, {"limit": 16}, {"nothing": 1}):
        with pytest.raises(BadOption):
            Match.new(ScrabbleRules(), people(4), 1, wrong)


@pytest.mark.parametrize(
    ("cut_cards", "begin"),
    [("BA", [1]), ("A?", [1]), ("ÁA", [1]), ("ÚU", [1]), ("ŽŽ", [0, 1]), ("CČC", [0, 2]), ("HIZ", [0])],
)
def test_who_cuts_nearest_to_a_begins(cut_cards: str, begin: list[int]) -> None:  # RULES SK3, S35
    assert first_of(dict(enumerate(cut_cards))) == begin


def test_equal_cards_are_cut_again() -> None:  # RULES SK3, G3
    seen = [cut(3, Chance(seed)) for seed in range(300)]
    again = [rounds for rounds in seen if len(rounds) > 1]
    assert again and all(list(rounds[1]) == first_of(rounds[0]) for rounds in again)
    assert all(len(first_of(rounds[-1])) == 1 for rounds in seen)
    match = Match.new(ScrabbleRules(), people(3), 1)
    first = match.record.setup["first"]
    match.submit(first, Pass())
    assert match.deciders() == ((first + 1) % 3,)
    data = match.record.to_json()
    for setup in (
        {**data["setup"], "first": (first + 1) % 3},
        {**data["setup"], "cuts": [*data["setup"]["cuts"], [[first, "A"]]]},
        {**data["setup"], "cuts": [[[0, "X"], [1, "X"], [2, "Z"]], *data["setup"]["cuts"]]},
        {**data["setup"], "letters": data["setup"]["letters"][1:]},
        {**data["setup"], "bonus": ["x2"] * 20},
    ):
        with pytest.raises(DamagedRecord):
            Match.replay(ScrabbleRules(), Record.from_json({**data, "setup": setup}))


def test_the_first_word_has_two_cards() -> None:  # RULES SK4
    game = Game("NAPEČEN", "DĚLO")
    assert game.refused(0, Play(laid("N"))) is ScrabbleRefusal.FIRST_SIZE
    assert game.refused(0, Play(())) is ScrabbleRefusal.NOTHING_LAID
    assert game.refused(1, Play(laid("DĚ"))) is ScrabbleRefusal.NOT_YOUR_TURN
    assert game.refused(0, Play(laid("DĚ"))) is ScrabbleRefusal.NOT_IN_HAND
    game.go("EČ", down=True)
    assert game.lying == "EČ" and game.seen.opened


def test_the_turn_passes_after_play_exchange_and_pass() -> None:  # RULES SK3, SK14, G3
    game = Game("NAPEČEN", "DĚLO", "SETY", pile="KVÍ")
    outcome = game.go("PEČ")
    assert game.turn == 1 and outcome["drawn"] == list("KVÍ") and sorted(game.hand(0)) == sorted("NAENKVÍ")
    game.exchange("D")
    assert game.turn == 2
    game.pass_()
    assert game.turn == 0 and game.seen.table != ()
    assert [played.kind for played in game.seen.history] == ["play", "exchange", "pass"]


def test_ties_are_shared_wins() -> None:  # RULES G2
    game = Game("AAAEEII", "NNNOOOE", "BSTDKLM")
    for _ in range(6):
        game.pass_()
    assert game.seen.scores[:2] == (-7, -7) and game.seen.winners == (0, 1)


def test_letters_are_drawn_before_the_old_ones_go_back() -> None:  # RULES SK12
    game = Game("NAPEČEN", "DĚLO", pile="KVÍ")
    outcome = game.exchange("NAP")
    assert outcome["drawn"] == list("KVÍ") and sorted(game.hand(0)) == sorted("EČENKVÍ")
    pile = outcome["facts"]["pile"]
    assert len(pile) == game.seen.pile == 86 and Counter("NAP") <= Counter(pile)
    assert pile[-3:] != list("NAP"), "shuffled in, not put under"
    with pytest.raises(ValueError):
        game.make(1, Exchange(("D",)), {"pile": pile})


def test_the_bonus_card_is_exchanged_too() -> None:  # RULES SK12, S21
    game = Game("NAPEČEN", "DĚLO", bonus=("g02", "g01"))
    outcome = game.exchange(bonus=True)
    pile = outcome["facts"]["bonus_pile"]
    assert game.own(0).bonus == outcome["drawn_bonus"] and "g02" in pile[:-1], "shuffled in, not put under"
    assert game.seen.history[-1].exchanged == (0, True)
    both = game.exchange("DĚ", bonus=True)
    assert len(both["drawn"]) == 2 and game.seen.bonus_pile == 18
    assert game.refused(0, Exchange(())) is ScrabbleRefusal.NOTHING_EXCHANGED
    assert game.refused(0, Exchange(("Ž", "Ž"))) is ScrabbleRefusal.NOT_IN_HAND


@pytest.mark.parametrize(("option", "limit"), [("limit", 3), ("forbid", 0)])
def test_no_more_is_exchanged_than_there_is(option: str, limit: int) -> None:
    # RULES SK12, S22 exchange_short=limit exchange_short=forbid
    game = Game("NAPEČEN", "DĚLO", exchange_short=option)
    game.drain(3)
    turn = game.turn
    hand = game.own(turn or 0).hand
    assert game.refused(turn, Exchange(hand[: limit + 1])) is ScrabbleRefusal.PILE_SHORT
    game.exchange("".join(hand[:limit]), bonus=True)
    assert game.turn != turn


@pytest.mark.parametrize("count", [2, 3])
def test_two_rounds_of_passes_end_the_game(count: int) -> None:  # RULES SK13, SK18, S23, S24
    game = Game(*("NAPEČEN", "DĚLO", "SETY")[:count])
    game.pass_()
    game.exchange("D")
    for _ in range(2 * count - 1):
        game.pass_()
    assert not game.waits(Phase.OVER), "the exchange began the count anew"
    left = [cards.value(game.own(seat).hand) for seat in range(count)]
    outcome = game.pass_()
    assert game.waits(Phase.OVER) and game.seen.scores == tuple(-points for points in left)
    assert outcome["settled"]["out"] is None and outcome["settled"]["points"] == [-points for points in left]
    assert game.state.deciders() == () and game.seen.settled is not None
    assert game.refused(game.turn, Pass()) is Refusal.NOT_NOW


def test_a_turn_lost_by_challenge_counts_as_omitted() -> None:  # RULES SK13, S23 words=challenge
    game = Game("NAPEČEN", "DĚLO", judge=Listed(), words="challenge")
    for _ in range(3):
        game.pass_()
    game.lay("DĚ")
    game.object(0, 0)
    assert game.waits(Phase.OVER)


def test_the_last_card_ends_the_game() -> None:  # RULES SK18, G2
    game = Game("NAPEČEN", "DĚLO", "SETY")
    game.drain(0)
    turn = game.turn or 0
    left = [cards.value(game.own(seat).hand) for seat in range(3)]
    before = game.seen.scores
    end = max(x for _, (x, _) in game.seen.table) + 1
    outcome = game.go(game.hand(turn).replace("?", "a"), (end, 0))
    assert game.waits(Phase.OVER) and game.state.result() is not None
    gained = [after - earlier for after, earlier in zip(game.seen.scores, before, strict=True)]
    for seat in range(3):
        expected = outcome["score"]["words"][0] + 50 + sum(left) - left[turn] if seat == turn else -left[seat]
        assert gained[seat] == expected
    assert outcome["settled"]["out"] == turn and game.own(turn).hand == ()
    best = max(game.seen.scores)
    assert game.seen.winners == tuple(seat for seat in range(3) if game.seen.scores[seat] == best)  # G2


def test_a_game_to_a_target_ends_at_once() -> None:  # RULES SK20, S31, S36 target=200
    game = Game("NAPEČE?", "DĚLO", pile="SETYSET", target=200)
    game.go("NAPEČEn")
    assert game.seen.scores == (9 * 2 + 50, 0)
    outcome = game.go("DĚ", (0, 1), down=True)
    assert outcome["facts"]["pile"].count("?") == 2 and game.seen.heap == (), "what is cleared is drawn again"
    assert game.seen.pile == 100 - 14 - len(game.seen.table)
    assert outcome["drawn"] == outcome["facts"]["pile"][: len(outcome["drawn"])], "cleared, then refilled"
    for _ in range(20):
        assert max(game.seen.scores) < 200
        end = max(y for _, (_, y) in game.seen.table) + 1
        game.go(game.hand(game.turn or 0).replace("?", "a"), (0, end), down=True)
        if game.waits(Phase.OVER):
            break
    assert game.waits(Phase.OVER) and max(game.seen.scores) >= 200
    assert game.seen.settled is None and all(size for size in game.seen.hand_sizes), "nobody deducts"


def test_a_pile_that_was_not_shuffled_is_noticed() -> None:  # RULES SK20, S31
    game = Game("NAPEČE?", "DĚLO", target=200)
    game.go("NAPEČEn")
    game.lay("DĚ", (0, 1), down=True)
    game.make(0, Answer(False))
    wrong: list[dict[str, Any]] = [{}, {"pile": []}, {"pile": ["A"] * 70}]
    for facts in wrong:
        with pytest.raises((KeyError, ValueError)):
            game.state.apply(None, Recorded(), facts)


def test_a_game_to_a_target_can_end_by_passes() -> None:  # RULES SK20, S32
    game = Game("NAPEČEN", "DĚLO", target=500)
    for _ in range(4):
        game.pass_()
    assert game.waits(Phase.OVER) and min(game.seen.scores) < 0  # S20


def test_the_first_card_in_time() -> None:  # RULES SK21 limit=10
    game = Game("NAPEČEN", "DĚLO", limit=10)
    game.start_clock()
    clock = game.state.clock()
    assert clock is not None and (clock.limit, clock.running) == (10_000, True)
    assert game.refused(0, Play(laid("NA"))) is Refusal.NOT_NOW, "its first card comes first"
    assert game.refused(0, First(10_001)) is Refusal.NOT_NOW
    assert game.refused(None, TimeUp(9_999)) is Refusal.NOT_NOW
    game.make(0, First(9_500))
    assert game.seen.first_at == 9_500 and game.refused(None, TimeUp(10_000)) is Refusal.NOT_NOW
    clock = game.state.clock()
    assert clock is not None and clock.limit is None, "what follows has no limit"
    assert game.refused(0, First(9_600)) is Refusal.NOT_NOW
    game.go("NA")
    assert game.turn == 1 and game.state.clock() is not None


def test_too_late_one_may_still_exchange() -> None:  # RULES SK21, S33
    game = Game("NAPEČEN", "DĚLO", limit=15)
    game.time_up(15_000)
    assert game.waits(Phase.LATE) and game.state.clock() is None
    assert game.refused(0, Play(laid("NA"))) is Refusal.NOT_NOW
    assert game.refused(0, First(1)) is game.refused(0, First(15_000)) is Refusal.NOT_NOW
    game.exchange("N")
    assert game.seen.omitted == 0
    game.time_up(15_000)
    game.pass_()
    assert game.seen.omitted == 1 and game.seen.history[-1].kind == "late"


def test_taking_the_first_card_back_too_late_loses_the_turn() -> None:  # RULES SK21
    game = Game("NAPEČEN", "DĚLO", limit=10)
    assert game.refused(0, TakeBack(1)) is Refusal.NOT_NOW
    game.make(0, First(2_000))
    assert game.refused(0, TakeBack(1_000)) is Refusal.NOT_NOW
    assert not game.make(0, TakeBack(4_000))["lost"] and game.seen.first_at is None
    assert game.refused(0, First(3_000)) is Refusal.NOT_NOW
    game.make(0, First(8_000))
    assert game.make(0, TakeBack(10_000))["lost"] and game.waits(Phase.LATE)
    slow = Game("NAPEČEN", "DĚLO")
    assert slow.refused(0, First(1)) is Refusal.NOT_NOW, "no limit was agreed"


def test_everything_has_its_moment() -> None:  # RULES SK14
    game = Game("NAPEČEN", "DĚLO")
    for move in (Challenge(()), Vote(()), Answer(False)):
        assert game.refused(1, move) is Refusal.NOT_NOW
    assert game.refused(None, Recorded()) is Refusal.NOT_NOW
    assert game.refused(0, Recorded()) is Refusal.NOT_YOUR_DECISION
    game.lay("NA")
    assert game.refused(0, Pass()) is Refusal.NOT_NOW
    assert game.refused(0, Answer(False)) is ScrabbleRefusal.OWN_WORD
    assert game.refused(None, Answer(False)) is Refusal.NOT_YOUR_DECISION


def test_without_an_adviser_nothing_tells_whether_a_word_is_good() -> None:
    # RULES SK15 adviser=off adviser=on
    for words in ("challenge", "vote"):
        alone, advised = (Game("NAPEČEN", "DĚLO", words=words, adviser=adviser) for adviser in ("off", "on"))
        assert closed.hint_refusal(alone.own(0)) and closed.lookup_refusal(alone.own(1))
        assert not closed.hint_refusal(advised.own(0)) and not closed.lookup_refusal(advised.own(1))
    for _ in range(4):
        alone.pass_()
    assert not closed.hint_refusal(alone.own(0)) and not closed.lookup_refusal(alone.own(0)), "after the end"
    assert not closed.hint_refusal(Game("NAPEČEN", "DĚLO").own(0)), "the program minds the words"


def test_nothing_but_exchanges_is_counted_as_idle() -> None:
    game = Game("NAPEČEN", "DĚLO")
    for _ in range(6):
        game.exchange(bonus=True)
    assert game.state.idle_rounds() == 3


def test_a_malformed_move_is_refused() -> None:
    for data in (
        {},
        {"type": "play"},
        {"type": "play", "cards": [{"card": "Q", "place": [0, 0]}]},
        {"type": "play", "cards": [{"card": {"blank": "?"}, "place": [0, 0]}]},
        {"type": "play", "cards": [{"card": "A", "place": [0, 1_001]}]},
        {"type": "play", "cards": [{"card": "A", "place": [0, n]} for n in range(8)]},
        {"type": "object", "words": [9]},
        {"type": "exchange", "letters": ["Q"], "bonus": False},
        {"type": "first", "at": -1},
    ):
        with pytest.raises(IllegalMove) as refused:
            ScrabbleRules().move(data)
        assert refused.value.reason is Refusal.MALFORMED
