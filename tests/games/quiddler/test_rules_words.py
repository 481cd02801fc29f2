"""Quiddler's words, clause by clause: what is one, and how it is challenged (RULES QD8, QD9)."""

from __future__ import annotations

import pytest

from app.engine.chance import Chance
from app.engine.errors import IllegalMove, Refusal
from app.games.laboratory import open_judge
from app.games.quiddler import deck
from app.games.quiddler.model import Challenge, CountRound, Draw, Phase, Play, QuiddlerRefusal, Vote
from tests.games.quiddler.dealt import Game, Listed, agreed, words

# QD8: what is a word

_OTHERS = {"cz": "E E E E O O O", "en": "E E E E E E E"}


def _why_not(laid: str, policy: str) -> str:
    """Why the word list does not let the first player go out with these words; "" where it does."""
    edition = "en" if policy == "english" else "cz"
    hand = laid.replace("/ ", "")
    other = " ".join(_OTHERS[edition].split()[: len(hand.split())])
    game = Game(hand, other, edition=edition, words="auto", judge=Listed(judge=open_judge(policy)))
    game.draw()
    try:
        game.play(laid)
    except IllegalMove as refused:
        assert refused.reason is QuiddlerRefusal.NO_WORD
        assert refused.detail["word"] in [deck.spelt(meld) for meld in words(laid)]
        return str(refused.detail["why"])
    return ""


@pytest.mark.parametrize(
    ("laid", "policy"),
    [
        ("D U B Ů", "quiddler"),
        ("VL A K EM", "quiddler"),
        ("S OV A / VL A K", "quiddler"),
        ("CL O TH", "english"),
        ("T A G S", "english"),
        ("H M M", "english"),  # an interjection: the dictionary has it (RULES-REGISTER D21)
        ("IN / A T", "english"),
    ],
)
def test_words_in_any_standard_form_are_laid(laid: str, policy: str) -> None:  # RULES QD8, D21 words=auto
    assert _why_not(laid, policy) == ""


@pytest.mark.parametrize(
    ("laid", "policy", "why"),
    [
        ("P R A H A", "quiddler", "name"),
        ("O S N / T O", "quiddler", "abbreviation"),
        ("H A F / VL A K", "quiddler", "interjection"),
        ("H U R Á", "quiddler", "interjection"),
        ("N E J / VL A K", "quiddler", "unknown"),
        ("D Ů B U", "quiddler", "unknown"),
        ("S T E V E", "english", "unknown"),
    ],
)
def test_what_is_no_word_is_not(
    laid: str, policy: str, why: str
) -> None:  # RULES QD8, G1, D13, D21 words=auto
    assert _why_not(laid, policy) == why


def test_a_word_may_be_repeated() -> None:  # RULES QD8
    game = Game("D U B D U B", "E E E E O O", judge=Listed("dub"), words="auto")
    assert game.out("D U B / D U B")["values"] == [11, 11]


@pytest.mark.parametrize(
    ("edition", "meld", "of"),
    [
        ("cz", "ST", "cards"),
        ("cz", "OV", "cards"),
        ("cz", "A", "cards"),
        ("en", "A", "letters"),
        ("en", "I", "letters"),
    ],
)
def test_words_are_not_too_short(edition: str, meld: str, of: str) -> None:  # RULES QD8, D6
    game = Game(f"{meld} K L M N", "E E E E E", edition=edition)
    game.draw()
    with pytest.raises(IllegalMove) as refused:
        game.play(f"{meld} / K L M N")
    assert refused.value.reason is QuiddlerRefusal.TOO_SHORT
    assert refused.value.detail == {"word": meld.lower(), "least": 2, "of": of}
    assert game.refused(0, Play(((), words("K L M N")[0]), meld)) is QuiddlerRefusal.TOO_SHORT


def test_in_english_one_card_with_two_letters_is_a_word() -> None:  # RULES QD8, D6
    game = Game("IN A T", "E E E", edition="en", judge=Listed("in", "at"), words="auto")
    assert game.out("IN / A T")["out"]


def test_how_short_a_word_is_can_be_agreed() -> None:  # RULES QD8, D6 min_word=letters min_word=cards
    assert Game("OV A K A", "E E E E", min_word="letters").out("OV / A K A")["out"]
    english = Game("IN A T", "E E E", edition="en", min_word="cards")
    english.draw()
    assert english.refused(0, Play(words("IN / A T"), english.hand(0)[-1])) is QuiddlerRefusal.TOO_SHORT


# QD9: challenges


def _out(version: int = 2, **options: object) -> Game:
    """Seat 0 has gone out with DUB and XX, seat 1 has laid VLAK, seat 2 nothing; DUB and VLAK are words."""
    judge, hands = Listed("dub", "vlak"), ("D U B X D", "VL A K E E", "O O O O O")
    game = Game(*hands, pile="T T T", judge=judge, version=version, **options)
    game.go("D U B / X D")
    if game.phase is Phase.DRAW:
        game.go("VL A K")
        game.go()
    return game


def test_everybody_may_challenge_after_the_last_turns() -> (
    None
):  # RULES QD9, D7 words=challenge challenge_at=end
    game = _out()
    assert game.phase is Phase.CHALLENGE and game.state.deciders() == (0, 1, 2)
    assert game.seen.doubtable == ((0, 0), (0, 1), (1, 0))
    assert len(game.seen.past) == 1 and game.seen.scores == game.before


def test_before_that_nobody_may() -> None:  # RULES QD9, D7 challenge_at=end
    game = Game("D U B X", "VL A K E", judge=Listed("dub"))
    assert game.refused(0, Challenge(())) is Refusal.NOT_NOW
    game.out("D U B X")
    assert game.refused(1, Challenge(((0, 0),))) is Refusal.NOT_NOW


def test_whoever_challenges_a_good_word_pays_its_value() -> None:  # RULES QD9
    game = _out()
    game.doubt(1)
    game.doubt(0, (1, 0))
    assert game.doubt(2)["ruled"][0]["good"]
    assert game.seen.penalties == (12, 0, 0) and game.seen.fallen == ()
    game.count()
    assert [game.row(seat).score.penalty for seat in range(3)] == [12, 0, 0]
    assert game.row(1).score.plus == 12


def test_a_bad_word_costs_its_owner_its_value_and_is_set_aside() -> None:  # RULES QD9, D11
    game = _out()
    outcome = game.doubt(0), game.doubt(1, (0, 1)), game.doubt(2)
    (ruled,) = outcome[-1]["ruled"]
    assert (
        not ruled["good"] and ruled["by"] == 1 and ruled["meld"] == ["X", "D"] and ruled["why"] == "unknown"
    )
    assert game.seen.fallen == ((0, 1),)
    game.count()
    row = game.row(0)
    assert (row.score.plus, row.score.minus, row.score.penalty) == (11, 0, 16)  # counted once
    assert row.fallen == (1,) and row.held == ()


def test_a_fallen_word_brings_no_bonus() -> None:  # RULES QD9, QD11
    game = _out()
    for seat in range(3):
        game.doubt(seat, *([(0, 1)] if seat == 2 else []))
    game.count()
    assert game.row(0).score.most == 0 == game.row(1).score.most  # one word each now
    assert game.row(1).score.longest == 10


def test_the_first_clockwise_from_who_went_out_pays_for_a_word_twice_challenged() -> None:  # RULES QD9, D12
    game = _out()
    game.doubt(2, (0, 0), (1, 0))
    game.doubt(1, (0, 0))
    ruled = game.doubt(0, (1, 0))["ruled"]
    assert [(one["owner"], one["index"], one["by"]) for one in ruled] == [(0, 0, 1), (1, 0, 2)]
    assert game.seen.penalties == (0, 11, 12)


def test_the_first_clockwise_from_whose_turn_it_was_pays_where_words_are_challenged_at_once() -> (
    None
):  # RULES QD9, D12 challenge_at=laying
    game = _out(challenge_at="laying")
    game.pass_window()
    game.go("VL A K")
    game.doubt(0, (1, 0))
    assert game.doubt(2, (1, 0))["ruled"][0]["by"] == 2
    assert game.seen.penalties == (0, 0, 12)


def test_a_game_of_the_first_version_goes_on_by_its_rules() -> None:
    """Saves of before are taken up: there the lowest seat paid, and who held nothing had a turn."""
    game = _out(version=1)
    game.doubt(2, (1, 0))
    game.doubt(1)
    assert game.doubt(0, (1, 0))["ruled"][0]["by"] == 0
    game = _all_fall()
    game.state.go_by(1)
    assert game.doubt(0, (1, 0))["resumed"]
    assert game.turn == 0 and game.hand(0) == () and game.state.stuck()


def test_a_challenge_names_words_of_others_that_lie() -> None:  # RULES QD9
    game = _out()
    assert game.refused(0, Challenge(((0, 0),))) is QuiddlerRefusal.OWN_WORD
    for word in ((2, 0), (1, 1), (7, 0), (0, 10)):
        seat = 1 if word[0] != 1 else 0
        assert game.refused(seat, Challenge((word,))) is QuiddlerRefusal.NO_SUCH_WORD
    assert game.refused(None, Challenge(())) is Refusal.NOT_YOUR_DECISION
    game.doubt(1, (0, 0), (0, 0))
    assert game.refused(1, Challenge(())) is Refusal.NOT_YOUR_DECISION
    assert game.refused(2, Vote(())) is Refusal.NOT_NOW


def test_nobody_learns_what_others_challenge_before_all_have_said() -> None:  # RULES QD9
    game = _out()
    before = game.state.observe(0)
    game.doubt(1, (0, 1))
    after = game.state.observe(0)
    assert (
        after.waiting == (0, 2) and after.ruled == before.ruled == () and after.penalties == before.penalties
    )
    move, outcome = game.state.redacted(1, Challenge(((0, 1),)).to_json(), {}, 0)
    assert move == {"type": "doubt"} and outcome == {}


def test_who_alone_has_laid_has_nothing_to_challenge() -> None:  # RULES QD9
    game = Game("D U B X", "VL A K E")
    game.out("D U B X")
    game.go()
    assert game.state.deciders() == (1,)
    game.doubt(1)
    assert game.phase is Phase.SCORE


def test_a_bad_word_that_nobody_challenges_scores() -> None:  # RULES QD9, D13 words=challenge
    game = _out()
    game.count()
    assert game.row(0).score.plus == 27 and game.row(0).score.penalty == 0
    assert game.row(0).listed == (True, False) and game.row(1).listed == (True,)


def test_the_household_has_a_say_in_challenges() -> None:  # RULES QD8, QD9
    game = Game("D U B X", "VL A K E", judge=Listed("dub", household=agreed("dubx")))
    game.out("D U B X")
    game.go()
    (ruled,) = game.doubt(1, (0, 0))["ruled"]
    assert ruled["good"] and ruled["why"] == "household"


def test_the_words_of_the_household_are_laid() -> None:  # RULES QD8, D13 words=auto
    game = Game("D U B X", "VL A K E", judge=Listed("vlak", household=agreed("dubx")), words="auto")
    game.draw()
    checked = game.state.check(0, Play(words("D U B X"), game.hand(0)[-1]))
    assert checked.to_json()["why"] == ["household"]


def test_with_auto_what_is_no_word_cannot_be_laid_and_nobody_challenges() -> (
    None
):  # RULES QD9, D13 words=auto
    game = Game("D U B X", "VL A K E", judge=Listed("dub", "vlak"), words="auto")
    game.draw()
    assert game.refused(0, Play(words("D U B X"), game.hand(0)[-1])) is QuiddlerRefusal.NO_WORD
    game.play()
    game.draw("discard")
    game.play(discard="E")
    assert game.refused(0, Challenge(())) is Refusal.NOT_NOW
    game = Game("D U B X", "VL A K E", judge=Listed("dub", "vlak", "dubx"), words="auto")
    game.out("D U B X")
    game.go("VL A K", "E")
    assert game.phase is Phase.SCORE


# D7 and D8: challenges while words are being laid


def test_words_may_be_challenged_as_soon_as_they_lie() -> None:  # RULES QD9, D7 challenge_at=laying
    game = _out(challenge_at="laying")
    assert game.phase is Phase.CHALLENGE and game.state.deciders() == (1, 2)
    assert game.seen.doubtable == ((0, 0), (0, 1))
    game.doubt(2, (0, 0))
    game.doubt(1)
    assert game.seen.penalties == (0, 0, 11) and game.turn == 1 and game.phase is Phase.DRAW
    game.go("VL A K")
    assert game.seen.doubtable == ((1, 0),) and game.state.deciders() == (0, 2)
    game.pass_window()
    game.go()
    assert game.phase is Phase.SCORE  # no window at the end, and none for seat 2, which laid nothing


def test_a_round_stays_ended_though_the_word_falls() -> None:  # RULES QD9, D8 false_out=stands
    for at in ("end", "laying"):
        game = _out(challenge_at=at)
        if at == "laying":
            game.doubt(1, (0, 1))
            assert not game.doubt(2)["resumed"]
            assert game.seen.out == 0 and game.seen.to_play == (1, 2)
            game.go("VL A K")
            game.pass_window()
            game.go()
        else:
            game.doubt(1, (0, 1))
            game.pass_window()
        assert game.seen.out == 0 and game.seen.fallen == ((0, 1),)
        assert game.count().out == 0 and game.row(0).held == ()


def test_or_it_goes_on_with_the_other_cards_back_in_the_hand() -> None:  # RULES QD9, D8 false_out=continues
    game = _out(challenge_at="laying", false_out="continues")
    game.doubt(1, (0, 1))
    assert game.doubt(2)["resumed"]
    assert game.hand(0) == ("D", "U", "B") and game.seen.laid == (None, None, None)
    assert game.seen.aside == ((("X", "D"),), (), ()) and game.seen.penalties == (16, 0, 0)
    assert game.seen.out is None and game.seen.to_play == () and game.seen.fallen == ()
    assert game.turn == 1 and game.phase is Phase.DRAW
    game.draw()
    assert game.refused(1, Play(words("VL A K"), "E")) is QuiddlerRefusal.NOT_ALL
    game.play()
    game.go()
    # Seat 0 goes out again with what it has got, and seat 1 and 2 have their last turns.
    game.go("D U B")
    game.doubt(1)
    game.doubt(2)
    assert game.seen.out == 0 and game.seen.to_play == (1, 2)
    game.count()
    assert game.row(0).score.penalty == 16 and game.row(0).aside == (("X", "D"),)
    assert (game.row(0).score.plus, game.row(0).score.minus) == (11, 0)


def test_who_goes_out_again_is_challenged_again() -> None:  # RULES QD9, D8 false_out=continues
    game = _out(challenge_at="laying", false_out="continues")
    game.doubt(1, (0, 0), (0, 1))
    game.doubt(2)  # DUB is good and goes back to the hand, XD is set aside
    assert game.seen.penalties == (16, 11, 0)
    game.go()
    game.go()
    game.go("B U D")
    assert game.seen.doubtable == ((0, 0),) and game.state.deciders() == (1, 2)
    game.doubt(1, (0, 0))
    assert game.doubt(2)["ruled"][0]["meld"] == ["B", "U", "D"]
    assert game.hand(0) == () and game.seen.aside[0] == (("X", "D"), ("B", "U", "D"))
    assert game.seen.penalties == (27, 11, 0) and game.seen.out is None


def test_a_word_of_a_last_turn_falls_without_any_of_that() -> None:  # RULES QD9, D8 false_out=continues
    game = Game(
        "D U B D", "X A K E", judge=Listed("dubd"), challenge_at="laying", false_out="continues"
    )  # fmt: skip
    game.out("D U B D")
    game.pass_window()
    game.go("X A")
    assert not game.doubt(0, (1, 0))["resumed"]
    assert game.phase is Phase.SCORE and game.seen.fallen == ((1, 0),) and game.hand(1) == ("K", "E")


def _all_fall() -> Game:
    """Seat 0 has lost all its cards with a word that fell, seat 1 has just laid one that is none either."""
    game = Game("D U B D", "X A K E", judge=Listed("no"), challenge_at="laying", false_out="continues")
    game.out("D U B D")
    assert game.doubt(1, (0, 0))["resumed"] and game.hand(0) == ()
    game.out("X A K E")
    return game


def test_a_round_in_which_nobody_holds_a_card_ends() -> None:  # RULES QD6, D8 false_out=continues
    game = _all_fall()
    assert game.doubt(0, (1, 0))["resumed"] and game.hand(1) == ()
    assert game.phase is Phase.SCORE and game.state.automatic() == CountRound()
    assert game.count().out is None
    assert game.points == [-14, -19] and game.row(0).aside == (("D", "U", "B", "D"),)  # each pays its word
    game.next_round()
    assert game.turn == 1 and len(game.hand(1)) == 5


def test_who_holds_nothing_is_passed_over() -> None:  # RULES QD4, D8 false_out=continues
    game = Game(
        "D U B D", "X A K E", "O O O O", judge=Listed("xake"), challenge_at="laying", false_out="continues"
    )
    game.out("D U B D")
    game.doubt(1, (0, 0))
    game.doubt(2)
    assert game.hand(0) == () and game.turn == 1
    game.go()
    game.go()
    assert game.turn == 1 and game.refused(0, Draw("pile")) is QuiddlerRefusal.NOT_YOUR_TURN
    game.go("X A K E")
    game.pass_window()
    assert game.seen.out == 1 and game.seen.to_play == (2,) and game.turn == 2
    game.go()
    assert game.phase is Phase.SCORE  # seat 0 has no last turn


def test_where_nobody_else_holds_a_card_the_last_turns_are_over_at_once() -> (
    None
):  # RULES QD7, D8 false_out=continues
    game = Game("D U B D", "X A K E", judge=Listed("xake"), challenge_at="laying", false_out="continues")
    game.out("D U B D")
    game.doubt(1, (0, 0))
    game.go()
    assert game.turn == 1  # alone left, seat 1 has one turn after the other
    game.go("X A K E")
    assert not game.doubt(0)["resumed"]
    assert game.phase is Phase.SCORE and game.count().out == 1
    assert game.points == [-14, 19 + 10]


# D13: votes


def _voted(against: int, seats: int = 4) -> Game:
    """Seat 0 has gone out; so many of the others vote against its first word."""
    game = Game(*["D U B X", "A A A E", "O O O O", "I I I K"][:seats], words="vote", judge=Listed("nothing"))
    game.out("D U B X")
    game.last_turns()
    game.pass_window_but(1, (0, 0))
    for seat in range(1, seats):
        game.vote(seat, *([(0, 0)] if seat <= against else []))
    return game


@pytest.mark.parametrize(
    ("seats", "against", "stands"),
    [(2, 1, False), (2, 0, True), (3, 1, True), (3, 2, False), (4, 1, True), (4, 2, False), (4, 3, False)],
)
def test_the_majority_of_the_others_decides(
    seats: int, against: int, stands: bool
) -> None:  # RULES QD9, D13 words=vote
    game = _voted(against, seats)
    (ruled,) = game.seen.ruled
    assert ruled.good is stands and ruled.against == tuple(range(1, against + 1)) and ruled.by == 1
    assert game.phase is Phase.SCORE


def test_a_word_voted_down_costs_as_a_challenge_and_asking_costs_nothing() -> (
    None
):  # RULES QD9, D13 words=vote
    assert _voted(2, 3).seen.penalties == (24, 0, 0)
    stands = _voted(1, 3)
    assert stands.seen.penalties == (0, 0, 0)
    stands.count()
    assert stands.row(0).score.plus == 24


def test_only_words_in_question_are_voted_on_and_not_by_their_owner() -> None:  # RULES QD9, D13 words=vote
    game = Game("D U B X", "A A K E", "O O O O", words="vote", judge=Listed("nothing"))
    game.out("D U B X")
    game.go("A A")
    game.go()
    assert game.state.deciders() == (0, 1, 2)
    game.doubt(0)
    game.doubt(2)
    assert game.doubt(1, (0, 0))["doubts"] == [{"word": [0, 0], "by": 1}]
    assert game.phase is Phase.VOTE and game.state.deciders() == (1, 2)
    assert game.seen.open_doubts == ((0, 0),)
    assert game.refused(0, Vote(())) is Refusal.NOT_YOUR_DECISION
    assert game.refused(2, Vote(((1, 0),))) is QuiddlerRefusal.NO_SUCH_WORD
    assert game.refused(2, Challenge(())) is Refusal.NOT_NOW
    game.vote(2)
    assert game.seen.ruled == () and game.state.deciders() == (1,)


def test_nobody_votes_on_an_own_word_among_others() -> None:  # RULES QD9, D13 words=vote
    game = Game("D U B X", "A A K E", words="vote", judge=Listed("nothing"))
    game.out("D U B X")
    game.go("A A")
    game.doubt(0, (1, 0))
    game.doubt(1, (0, 0))
    assert game.refused(0, Vote(((0, 0),))) is QuiddlerRefusal.OWN_WORD
    game.vote(0, (1, 0))
    game.vote(1, (0, 0))
    assert game.seen.fallen == ((0, 0), (1, 0)) and game.seen.penalties == (24, 4)


def test_votes_are_taken_while_laying_too() -> None:  # RULES D7, D8, D13 words=vote challenge_at=laying
    game = Game(
        "D U B X", "A A K E", words="vote", challenge_at="laying", false_out="continues"
    )  # fmt: skip
    game.out("D U B X")
    game.doubt(1, (0, 0))
    assert game.vote(1, (0, 0))["resumed"] and game.turn == 1 and game.hand(0) == ()


def test_nothing_in_question_is_not_voted_on() -> None:  # RULES D13 words=vote
    game = Game("D U B X", "A A K E", words="vote")
    game.out("D U B X")
    game.go()
    game.pass_window()
    assert game.phase is Phase.SCORE


@pytest.mark.parametrize("way", ["challenge", "vote"])
def test_verdicts_of_other_words_than_those_challenged_are_noticed(way: str) -> None:  # RULES QD9
    game = Game("D U B X", "A A K E", judge=Listed("dubx"), words=way)
    game.out("D U B X")
    game.go()
    if way == "vote":
        assert game.state.resolve(1, Challenge(((0, 0),)), Chance(1)) == {}
        return
    with pytest.raises(ValueError, match="looked up"):
        game.make(1, Challenge(((0, 0),)), {"verdicts": []})
