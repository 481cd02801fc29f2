"""What computer players think of words: doubts, votes, bluffs (RULES QD9), and the game for one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, TypeAlias

import pytest

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import LEVELS, Seat
from app.games.catalogue import find
from app.games.quiddler.advice import sighted
from app.games.quiddler.bluffs import Bluff, caught, invented, pays, plausible
from app.games.quiddler.challenger import Challenger, record
from app.games.quiddler.levels import COMMON
from app.games.quiddler.levels import LEVELS as MADE_OF
from app.games.quiddler.model import Challenge, Observation, Options, Phase, Play, Round, SeatRound
from app.games.quiddler.opponent import QuiddlerOpponent
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.scoring import Score
from app.games.quiddler.trial import Choice, Trial
from app.lexicon.judge import Agreements, Judge
from app.lexicon.lexicon import Lexicon
from app.lexicon.vocabulary import vocabulary
from app.search.rounds import COMPILED
from tests.games.kit import decisions

Plays: TypeAlias = Callable[[int], list[tuple[Observation, Play]]]

QUICK = 6


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


@pytest.fixture(scope="module")
def judge(lexicon: Lexicon) -> Judge:
    return Judge(lexicon, "quiddler")


def doubting(level: int, judge: Judge) -> Challenger:
    made = MADE_OF[level - 1]
    return Challenger(judge, vocabulary(judge, made.extent), made.caution)


def lying(judge: Judge, *words: str, mode: str = "challenge") -> Observation:
    """Everybody has laid: seat 1 the words (cards with blanks between them), seat 0 nothing."""
    seats = [Seat("A", "person"), Seat("B", "person")]
    match: Match[Any, Any] = Match.new(find("quiddler").rules(judge), seats, 1, {"words": mode})
    match.submit(None, match.automatic())
    melds = tuple(tuple(word.split()) for word in words)
    return replace(
        match.observation_for(0),
        phase=Phase.CHALLENGE,
        turn=None,
        hand=(),
        hand_sizes=(0, 0),
        laid=((), melds),
        out=1,
        waiting=(0,),
        doubtable=tuple((1, index) for index in range(len(melds))),
    )


@pytest.mark.parametrize("level", LEVELS)
def test_letters_that_make_no_word_are_challenged(judge: Judge, level: int) -> None:
    seen = lying(judge, "V L A K", "X Ř Ď G Ň")
    move = QuiddlerOpponent(level, 1, judge).choose(seen, Budget())
    assert move == Challenge(((1, 1),))


@pytest.mark.parametrize("level", LEVELS)
def test_a_form_of_a_known_word_is_let_stand(judge: Judge, level: int) -> None:
    """It knows that there are more forms than it would use itself."""
    seen = lying(judge, "V L Á Č K Ů M", "K O L E Č K Ů M", "D O M Y S L I L A")
    assert QuiddlerOpponent(level, 1, judge).choose(seen, Budget()) == Challenge(())


def test_no_level_challenges_what_it_knows(judge: Judge) -> None:
    for level in LEVELS:
        known = vocabulary(judge, MADE_OF[level - 1].extent)
        challenger = doubting(level, judge)
        for word in ("pes", "kočka", "vlak", "duch", "jeden"):
            assert known.knows(word) and challenger.suspicion(tuple(word.upper())) == 0.0


def test_the_lynx_is_surer_than_the_hare(judge: Judge) -> None:
    word = tuple("TEBLÍK")
    assert doubting(5, judge).suspicion(word) > doubting(1, judge).suspicion(word) > 0.0


def test_whoever_laid_none_words_is_believed_less(judge: Judge) -> None:
    """What the list says of words comes out after each round, for all to see."""
    seen = lying(judge, "T E B L Í K")
    row = SeatRound((("X", "Ř"), ("P", "E", "S")), (0,), (), (), Score(), (False, True))
    after = replace(seen, past=(Round(1, 0, 1, (SeatRound((), (), (), (), Score(), ()), row)),))
    assert record(after, 1) > record(seen, 1) == 1.0
    assert record(after, 0) == 1.0


def test_household_words_are_known_and_bans_too(lexicon: Lexicon) -> None:
    agreed = Judge(lexicon, "quiddler", Agreements(frozenset({"teblík"}), frozenset({"kočka"})))
    challenger = doubting(1, agreed)
    assert challenger.suspicion(tuple("TEBLÍK")) == 0.0
    assert challenger.suspicion(tuple("KOČKA")) == 1.0


@pytest.mark.parametrize("level", LEVELS)
def test_votes_go_against_what_is_taken_for_no_word(judge: Judge, level: int) -> None:
    seen = lying(judge, "V L A K", "X Ř Ď G Ň", mode="vote")
    seen = replace(seen, phase=Phase.VOTE, doubtable=(), open_doubts=((1, 0), (1, 1)))
    assert QuiddlerOpponent(level, 1, judge).choose(seen, Budget()).to_json()["against"] == [[1, 1]]


def played(judge: Judge, level: int, games: int, **options: Any) -> list[tuple[Observation, Play]]:
    """All plays of games of a level against the hare."""
    plays = []
    for seed in range(games):
        seats = [Seat("A", "ai", level), Seat("B", "ai", 1)]
        match: Match[Any, Any] = Match.new(find("quiddler").rules(judge), seats, seed, options)
        players = [QuiddlerOpponent(level, seed, judge), QuiddlerOpponent(1, seed, judge)]
        for seat, seen in decisions(match):
            move = players[seat].choose(seen, Budget(work=QUICK))
            if seat == 0 and isinstance(move, Play):
                plays.append((seen, move))
            match.submit(seat, move)
    return plays


@pytest.fixture(scope="module")
def challenged(judge: Judge) -> Plays:
    """So many games of a level, with challenges, that chance does not decide."""
    if not COMPILED:
        pytest.skip("plain Python, which plays the same, takes minutes for them")
    return cache(lambda level: played(judge, level, 40, words="challenge"))


def bluffs(judge: Judge, level: int, plays: list[tuple[Observation, Play]]) -> list[str]:
    known = vocabulary(judge, MADE_OF[level - 1].extent)
    words = ["".join(meld).lower() for _, move in plays for meld in move.words]
    return [word for word in words if not known.knows(word)]


@pytest.mark.parametrize("level", [4, 5])
def test_owl_and_lynx_bluff_now_and_then_where_words_are_challenged(
    judge: Judge, challenged: Plays, level: int
) -> None:
    plays = challenged(level)
    made_up = bluffs(judge, level, plays)
    assert 0 < len(made_up) < 0.1 * sum(len(move.words) for _, move in plays)


def remembered(seen: Observation, *stood: bool) -> Observation:
    """The same after rounds in each of which the own seat made a word up: whether it stood."""
    rounds = []
    for number, one in enumerate(stood, start=1):
        rows = [SeatRound((), (), (), (), Score())] * seen.seats
        rows[seen.seat or 0] = SeatRound((("X", "Ř"),), () if one else (0,), (), (), Score(), (False,))
        rounds.append(Round(number, 0, 1, tuple(rows)))
    return replace(seen, past=tuple(rounds))


def test_whoever_was_caught_expects_to_be_caught_again(judge: Judge) -> None:
    """RULES QD9: what came of words that were none lies on the table."""
    seen = replace(lying(judge, "V L A K"), seat=1)

    def risk(*stood: bool, seat: int = 1) -> float:
        return caught(Outlook(replace(remembered(seen, *stood), seat=seat)))

    risks = [risk(True, True), risk(True), risk(), risk(False), risk(False, False)]
    assert risks == sorted(risks) and len(set(risks)) == 5
    assert risk(False, seat=0) == risk(), "what others made up is no evidence"
    aside = SeatRound((("P", "E", "S"),), (), (("X", "Ř"),), (), Score(), (True,))
    went_on = replace(seen, past=(Round(1, 0, 1, (aside, aside)),))
    assert caught(Outlook(went_on)) == risk(False), "it fell and the round went on (false_out=continues)"
    goes_on = replace(seen, aside=((), aside.aside))
    assert caught(Outlook(goes_on)) == risk(False), "in this round"


def test_what_others_may_challenge_is_dared_less_the_more_they_are(judge: Judge) -> None:
    risks = []
    for seats in (2, 3, 8):
        table = [Seat(name, "person") for name in "ABCDEFGH"[:seats]]
        match: Match[Any, Any] = Match.new(find("quiddler").rules(judge), table, 1, {"words": "challenge"})
        match.submit(None, match.automatic())
        risks.append(caught(Outlook(match.observation_for(0))))
    assert risks == sorted(risks) and len(set(risks)) == 3


def daring(judge: Judge, plays: list[tuple[Observation, Play]]) -> list[tuple[Observation, Bluff]]:
    """Where level 5 could not go out honestly, and what it could make up."""
    known, common = vocabulary(judge, None), vocabulary(judge, COMMON)
    hands = sighted(judge, plays[0][0])
    stuck = [seen for seen, _ in plays if not seen.last_turns and hands.of(seen.hand).out() is None]
    made_up = [(seen, invented(judge, known, common, seen.options, seen.hand)) for seen in stuck]
    return [(seen, bluff) for seen, bluff in made_up if bluff is not None]


def test_a_word_is_made_up_where_that_promises_more(judge: Judge, challenged: Plays) -> None:
    """RULES QD9: not just where it could be; less often by whoever was caught; and not when time is up."""

    def dared(*stood: bool, budget: Budget) -> int:
        count = 0
        for seen, bluff in found:
            outlook, hands = Outlook(remembered(seen, *stood)), sighted(judge, seen)
            honest = Choice(card=hands.of(seen.hand).best()[2])
            count += pays(bluff, outlook, hands, honest, budget, seed=1)
        return count

    found = daring(judge, challenged(5))
    believed, hardly_known, known_liar = (
        dared(*past, budget=Budget(work=90)) for past in ((True,) * 20, (True,) * 4, (False,) * 20)
    )
    assert len(found) > believed > hardly_known > known_liar == 0
    assert dared(*(True,) * 20, budget=Budget(stopped=lambda: True)) == 0


@pytest.mark.parametrize("compiled", [True, False])
def test_trials_charge_the_penalty(judge: Judge, challenged: Plays, compiled: bool) -> None:
    """RULES QD10: outside the floor in the Czech edition."""
    seen, bluff = daring(judge, challenged(5)[:120])[0]
    outlook = Outlook(seen)
    trial = Trial(outlook, sighted(judge, seen), 1, compiled=compiled)
    falls = Choice(way=outlook.figures(bluff.play.words[1:]), card=bluff.play.discard)
    free, fined = trial.points([falls, replace(falls, penalty=9)], 0, 5)
    own = outlook.seat
    assert [one[own] - 9 for one in free] == [one[own] for one in fined]
    assert [one[1 - own] for one in free] == [one[1 - own] for one in fined]


@pytest.mark.parametrize(("edition", "left"), [("cz", (-3, 9)), ("en", (0, 9))])
def test_a_penalty_lies_outside_the_floor_in_the_czech_edition_only(
    judge: Judge, edition: str, left: tuple[int, int]
) -> None:
    """RULES QD10, as a player foresees it."""
    seen = lying(judge, "V L A K")
    outlook = Outlook(replace(seen, options=replace(seen.options, edition=edition)))
    assert outlook.fined([5, 9], 8) == left


@pytest.mark.parametrize("words", ["auto", "vote"])
def test_nobody_bluffs_where_words_are_not_challenged(judge: Judge, words: str) -> None:
    for level in LEVELS:
        assert bluffs(judge, level, played(judge, level, 3, words=words)) == []


def test_what_is_made_up_looks_like_a_word(judge: Judge) -> None:
    known, common = vocabulary(judge, None), vocabulary(judge, COMMON)
    hand = tuple(["V", "A", "P", "O", "Ť", "I", "E"])
    bluff = invented(judge, known, common, Options(), hand)
    assert bluff is not None and bluff.made_up and plausible(known, common, bluff.play.words[0])
    assert not plausible(known, common, tuple("XŘĎGŇ"))
    assert not plausible(known, common, tuple("KOČKA"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_the_game_for_one(judge: Judge, level: int) -> None:
    """RULES QD13: to the end, legally, using up some of the deal; the same at the same seed."""
    left = []
    for _ in range(2):
        match: Match[Any, Any] = Match.new(find("quiddler").rules(judge), [Seat("A", "ai", level)], 4, {})
        player = QuiddlerOpponent(level, 1, judge)
        for seat, seen in decisions(match):
            match.submit(seat, player.choose(seen, Budget(work=QUICK)))
        assert match.result is not None
        left.append(match.result.scores[0])
    assert left[0] == left[1] < 185
