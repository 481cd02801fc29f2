"""Words, challenges and votes, and group cards in a running game (RULES SK10, SK11, SK15, SK19)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.errors import IllegalMove, Refusal
from app.games.scrabble_cards import table
from app.games.scrabble_cards.model import Options, Phase, Score
from app.games.scrabble_cards.moves import Answer, Challenge, Play, Vote
from app.games.scrabble_cards.scoring import with_answers
from app.games.scrabble_cards.table import ScrabbleRefusal
from app.lexicon.lexicon import Lexicon
from tests.games.scrabble_cards.dealt import Game, Listed, laid

ADD = Answer(True, add=True)
YES = Answer(True)


def test_only_words_can_be_laid() -> None:  # RULES SK15 words=auto
    game = Game("NAPEČEN", "DĚLO", judge=Listed("na", "pečen", home=("napečen",)))
    with pytest.raises(IllegalMove) as refused:
        game.lay("NAPE")
    assert refused.value.reason is ScrabbleRefusal.NO_WORD and refused.value.detail["word"] == "nape"
    checked = game.state.check(0, Play(laid("NAPEČEN")))
    assert checked == Play(laid("NAPEČEN"), why=("household",)), "what the household decided is written down"
    game.go("NA")
    assert game.lying == "NA"
    assert game.refused(1, Play(laid("D", (0, 1)))) is ScrabbleRefusal.NO_WORD, "every word made"


def test_which_words_are_in_the_list() -> None:  # RULES SK15, SK24, S34 flex=ohebná flex=klasická
    lexicon = Lexicon.open()
    inflected, classic = lexicon.policy("scrabble-inflected"), lexicon.policy("scrabble-classic")
    assert inflected.accepts("en") and inflected.accepts("hbity") and not inflected.accepts("eno")
    assert inflected.accepts("ód") and not classic.accepts("ód"), "genitive"
    assert not any(policy.accepts("fuj") for policy in (inflected, classic)), "interjections"
    assert classic.accepts("óda") and not inflected.accepts("brno")


def test_the_same_word_may_be_laid_again() -> None:  # RULES SK15
    game = Game("NAPEČEN", "NÁZEVSE", pile="AA", judge=Listed("na", "nan"))
    game.go("NA")
    game.go("N", (2, 0))
    game.go("A", (2, 1))
    assert game.seen.history[0].words == game.seen.history[2].words == ("NA",)


def test_an_upheld_challenge_gives_the_cards_back() -> None:  # RULES SK13, SK15 words=challenge
    game = Game("NAPEČEN", "DĚLO", "SETY", judge=Listed("na"), words="challenge")
    hand = game.hand(0)
    game.lay("NAP")
    assert game.waits(Phase.CHALLENGE) and set(game.state.deciders()) == {1, 2}
    assert game.refused(0, Challenge(())) is ScrabbleRefusal.OWN_WORD
    assert game.refused(1, Challenge((1,))) is ScrabbleRefusal.NO_SUCH_WORD
    assert game.object(2) == {}
    outcome = game.object(1, 0)
    assert outcome["ruled"] == [{"word": 0, "by": 1, "good": False, "why": "unknown"}]
    assert (game.hand(0), game.turn, game.seen.table, game.seen.omitted) == (hand, 1, (), 1)
    assert game.seen.history[-1].kind == "fallen" and not game.seen.opened
    game.lay("DĚ")
    for seat in (0, 2):
        game.object(seat)
    assert game.waits(Phase.ANSWER), "a word that nobody challenges stands"


@pytest.mark.parametrize(("cost", "turn"), [("0", 1), ("turn", 2)])
def test_a_rejected_challenge(cost: str, turn: int) -> None:
    # RULES SK15, S25 challenge_cost=0 challenge_cost=turn words=challenge
    game = Game("NAPEČEN", "DĚLO", "SETY", judge=Listed("na"), words="challenge", challenge_cost=cost)
    game.lay("NA")
    game.object(1, 0)
    outcome = game.object(2, 0)
    named = {"by": 1, "also": [2]}  # the first clockwise, whose challenge it is, and who said the same
    assert outcome["ruled"] == [{"word": 0, **named, "good": True, "why": ""}]
    assert game.seen.losing == ((1,) if cost == "turn" else ())
    written = game.accept()
    assert game.seen.history[0].kind == "play" and game.seen.history[0].challengers == (1, 2)
    assert game.turn == turn and game.seen.scores[0] == 4
    assert written.get("lost_turns") == ([1] if cost == "turn" else None)
    assert game.seen.losing == () and game.seen.omitted == (cost == "turn")


def test_a_vote_costs_nothing() -> None:  # RULES SK15, S25 words=vote challenge_cost=turn
    game = Game("NAPEČEN", "DĚLO", "SETY", words="vote", challenge_cost="turn")
    game.lay("NA")
    game.object(1, 0)
    game.object(2)
    for seat in (1, 2):
        game.make(seat, Vote(()))
    assert game.waits(Phase.ANSWER) and game.seen.losing == ()


def test_who_was_right_about_another_word_pays_nothing() -> None:
    # RULES SK15, S25 challenge_cost=turn words=challenge
    judge = Listed("napečen", "děleno")
    game = Game("NAPEČEN", "DĚLENOS", "SETY", judge=judge, words="challenge", challenge_cost="turn")
    game.go("NAPEČEN", down=True)
    game.lay("DĚLENO", (-5, 7))
    game.object(2, 0)
    game.object(0, 1)
    assert game.seen.history[-1].kind == "fallen" and game.seen.losing == ()
    assert game.seen.history[-1].challengers == (2, 0), "clockwise from the mover, of whichever word"


def test_the_part_of_an_old_word_can_be_challenged() -> None:  # RULES SK15, SK16
    game = Game("NAPEČEN", "DĚLENOS", pile="REKTORA", judge=Listed("norek"), words="challenge")
    game.go("NAPEČEN", down=True)
    game.go("DĚLENO", (-5, 7))
    game.lay("REK", (1, 7), fragment=tuple((x, 7) for x in range(-1, 4)))
    outcome = game.object(1, 0, 1)
    assert [one["good"] for one in outcome["ruled"]] == [True, False] and len(game.seen.table) == 13


def test_the_table_votes() -> None:  # RULES SK15 words=vote
    game = Game("NAPEČEN", "DĚLO", "SETY", words="vote")
    game.lay("NAP")
    game.object(1)
    outcome = game.object(2, 0)
    assert outcome["doubts"] == [{"word": 0, "by": 2}] and game.seen.open_doubts == (0,)
    assert game.waits(Phase.VOTE) and game.refused(1, Vote((1,))) is ScrabbleRefusal.NO_SUCH_WORD
    game.make(1, Vote(()))
    tie = game.make(2, Vote((0,)))
    assert tie["ruled"] == [{"word": 0, "by": 2, "good": True, "against": [2]}]
    game.accept()
    game.lay("DĚ", (0, 1), down=True)
    game.object(0, 0)
    assert game.object(2, 0)["doubts"] == [{"word": 0, "by": 2, "also": [0]}]
    for seat in (2, 0):
        game.make(seat, Vote((0,)))
    assert game.seen.history[-1].kind == "fallen" and game.turn == 2
    assert game.seen.history[-1].challengers == (2, 0)
    game.pass_()
    assert game.seen.history[-1].challengers == ()


def test_a_window_can_close_by_itself() -> None:  # RULES SK10, SK15 answer=20
    game = Game("NAPEČEN", "DĚLO", "SETY", words="vote", answer=20)
    game.lay("NAP")
    game.start_clock()
    clock = game.state.clock()
    assert clock is not None and (clock.limit, clock.running) == (20_000, True)
    game.object(1, 0)
    game.time_up(20_000)
    assert game.waits(Phase.VOTE)
    game.time_up(20_000)
    assert game.waits(Phase.ANSWER) and game.state.deciders() == (1,)
    game.time_up(20_000)
    assert game.state.deciders() == (2,), "everybody has as long, whatever they hold"
    game.time_up(20_000)
    assert game.waits(Phase.RECORD)


def _panaci(bonus: tuple[str, ...], **options: Any) -> Game:
    """Seat 1 may lay PANÁCI for 8 points."""
    game = Game("NAPEČEN", "PAÁCIOS", "SETY", bonus=bonus, **options)
    game.go("NAPEČEN", down=True)
    return game


def _points(game: Game) -> tuple[int, ...]:
    before = (70, 0, 0)
    return tuple(now - then for now, then in zip(game.seen.scores, before, strict=True))


def _lay_panaci(game: Game, **more: Any) -> dict[str, Any]:
    return game.lay("PA.ÁCI", (-2, 6), **more)


def test_a_group_card_for_one_and_against_another() -> None:  # RULES SK10, SK11, S17, S19 sides=separate
    game = _panaci(("g01", "g03", "x2"))
    assert _lay_panaci(game)["score"]["own"] == 0
    assert game.state.deciders() == (2,), "clockwise from the mover"
    assert game.refused(0, YES) is Refusal.NOT_YOUR_DECISION
    assert game.refused(2, YES) is ScrabbleRefusal.NO_GROUP
    game.make(2, Answer(False))
    assert game.refused(0, ADD) is ScrabbleRefusal.NO_ADDING
    game.make(0, YES)
    assert game.seen.answered == ((2, ""), (0, "g01"))
    outcome = game.accept()
    assert _points(game) == (0, 8 - 5, 0), "I counts, AN too but less"
    assert outcome["against"] == [[0, "g01"]] and game.own(0).bonus != "g01"
    mine = _panaci(("x2", "g01", "g10"))
    _lay_panaci(mine, group=True)
    assert mine.seen.shown == "g01"
    mine.accept()
    assert _points(mine) == (0, 18, 0)


@pytest.mark.parametrize("words", ["challenge", "vote"])
def test_the_own_group_card_comes_when_the_words_are_accepted(words: str) -> None:  # RULES SK10, SK15
    game = _panaci(("x2", "g01", "x2"), words=words)
    move = Play(laid("PA.ÁCI", (-2, 6)), group=True)
    outcome = game.make(1, move)
    assert outcome["score"]["own"] == 10
    for other in (0, 2, None):
        seen, told = game.state.redacted(1, move.to_json(), outcome, other)
        assert "group" not in seen and told["score"] == {**outcome["score"], "own": 0}
        assert game.state.observe(other).pending == Play(move.cards) and game.state.observe(other).shown == ""
    assert game.state.redacted(1, move.to_json(), outcome, 1)[0] == move.to_json()
    assert game.own(1).pending == move and game.own(1).shown == "g01"
    game.object(0)
    game.object(2)
    assert game.waits(Phase.ANSWER) and game.own(2).pending == move and game.own(2).shown == "g01"


@pytest.mark.parametrize(("sides", "points"), [("separate", 8 + 8 - 5), ("single", 8 + 8)])
def test_own_and_against(sides: str, points: int) -> None:  # RULES SK10, S17 sides=separate sides=single
    game = Game("NAPEČEN", "PAÁCIOS", bonus=("g01", "g06"), sides=sides)
    game.go("NAPEČEN", down=True)
    _lay_panaci(game, group=True)  # begins with P: 8
    game.accept({0: YES})  # ends in I: 5
    assert game.seen.scores[1] == points
    both = with_answers(Options(sides=sides), Score((8,), own=6), table.place({}, laid("OKO")), {0: "g05"})
    assert both.total == (8 + 6 - 9 if sides == "separate" else 8 - 9), "the dearer one, whoever played it"


def test_the_best_card_against_counts_and_all_are_used() -> None:  # RULES SK10, SK11, S18
    game = _panaci(("g01", "x2", "g06"))
    _lay_panaci(game)
    game.accept({2: YES, 0: YES})
    score = game.seen.history[-1].score
    assert score is not None and (score.against, score.by) == (5, 0)
    assert game.own(2).bonus != "g06" and game.own(0).bonus != "g01"
    assert game.seen.history[-1].answers == ((2, "g06"), (0, "g01"))


@pytest.mark.parametrize("option", ["no", "yes"])
def test_the_first_word_and_group_cards(option: str) -> None:
    # RULES SK10, S3 opening_group=no opening_group=yes
    game = Game("NAPEČEN", "DĚLO", bonus=("g06", "g13"), opening_group=option)
    move = Play(laid("PEČEN"), group=True)
    if option == "no":
        assert game.refused(0, move) is ScrabbleRefusal.GROUP_FIRST
        game.lay("PEČEN")
    else:
        assert game.make(0, move)["score"]["own"] == 8, "begins with P"
    game.accept({1: YES})
    assert game.seen.scores[0] == 8 * 2 - 4 + (8 if option == "yes" else 0), "opponents may"


def test_points_can_fall_below_nothing() -> None:  # RULES SK10, S20
    low = Game("ANPEČEN", "DĚLO", bonus=("x2", "g08"))
    low.go("EČ")
    low.go("D", (1, 1), down=True)
    low.lay("E", (0, 1), down=True)
    low.accept({1: YES})
    score = low.seen.history[-1].score
    assert score is not None and score.against == 4 and score.total == score.laid - 4
    assert with_answers(Options(), Score((2,)), table.place({}, laid("AN")), {0: "g08"}).total == -2


def test_house_rule_one_adds_to_ones_own_score() -> None:  # RULES SK19, S29 house=1
    game = _panaci(("g01", "x2", "x2"), house="1")
    _lay_panaci(game)
    game.make(2, Answer(False))
    assert game.refused(0, Answer(False, add=True)) is ScrabbleRefusal.NO_ADDING
    game.make(0, ADD)
    game.accept()
    assert _points(game) == (5, 8, 0), "only who plays the card gains, and the mover loses nothing"


def test_house_rule_two_counts_every_word() -> None:  # RULES SK19 house=2
    game = Game("NAPEČEN", "PANÁCIO", bonus=("g01", "x2"), house="2")
    game.go("NAPEČEN", down=True)
    game.lay("PANÁCI", (-5, 7))
    game.accept({0: YES})
    assert game.seen.scores[1] == 19 - 10


def test_house_rule_three_counts_both_groups() -> None:  # RULES SK19, S30 house=3
    game = _panaci(("g01", "x2", "g06"), house="3")
    _lay_panaci(game)
    game.accept({0: YES, 2: YES})
    assert _points(game)[1] == 8 - 9, "of the best card"


@pytest.mark.parametrize("house", ["1,2", "1,3", "2,3", "1,2,3"])
def test_house_rules_together(house: str) -> None:  # RULES SK19
    game = Game("NAPEČEN", "PANÁCIO", bonus=("g01", "x2"), house=house)
    game.go("NAPEČEN", down=True)
    game.lay("PANÁCI", (-5, 7))
    game.accept({0: ADD if "1" in house else YES})
    minus = {"1,2": 10, "1,3": 9, "2,3": 14, "1,2,3": 14}[house]
    assert game.seen.scores == ((70 + minus, 19) if "1" in house else (70, 19 - minus))
