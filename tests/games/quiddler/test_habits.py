"""What is taken of others from the words that they laid in earlier rounds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.catalogue import find
from app.games.quiddler import deck
from app.games.quiddler.advice import sighted
from app.games.quiddler.baselines import BASELINES
from app.games.quiddler.habits import SURE, minding
from app.games.quiddler.model import Observation, Phase, Round, SeatRound
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.scoring import Score
from app.games.quiddler.trial import Choice, Trial
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from app.search.arrange import Reach
from tests.games.kit import decisions

WHOLE, CUT, NO_CHOICE = "S T O L E K", "S T O L,E K", "V O D A"
"""The same cards in one word and in two, and cards that make one word only."""


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(language="cs"), "quiddler")


def turn(judge: Judge, phase: Phase, seed: int = 1) -> Observation:
    """A decision of the first round of two who go by points."""
    seats = [Seat("A"), Seat("B")]
    match: Match[Any, Any] = Match.new(find("quiddler").rules(judge), seats, seed, {})
    players = [BASELINES["greedy"](seat, judge) for seat in range(2)]
    for seat, seen in decisions(match):
        if seen.phase is phase:
            return seen
        match.submit(seat, players[seat].choose(seen, Budget()))
    raise AssertionError("no such decision")


def row(words: str, **changes: Any) -> SeatRound:
    """Of a seat that went out with these."""
    laid = tuple(tuple(word.split()) for word in words.split(","))
    return replace(SeatRound(laid, (), (), (), Score()), **changes)


def after(seen: Observation, *laid: str, **changes: Any) -> Observation:
    """The same after rounds that the other one ended by going out with these words."""
    other = 1 - (seen.seat or 0)
    rounds = []
    for number, words in enumerate(laid, start=1):
        rows = [SeatRound((), (), (), (), Score())] * 2
        rows[other] = row(words, **changes)
        rounds.append(Round(number, 0, other, tuple(rows)))
    return replace(seen, past=tuple(rounds))


def share(judge: Judge, seen: Observation) -> float:
    """How likely the other one is taken to mind the bonuses."""
    return minding(seen, sighted(judge, seen))[1 - (seen.seat or 0)] / SURE


def test_who_lays_one_word_where_two_would_take_a_bonus_is_taken_not_to_mind_it(judge: Judge) -> None:
    # RULES QD11
    seen = turn(judge, Phase.DRAW)
    whole, cut = (
        [share(judge, after(seen, *[words] * count)) for count in range(7)] for words in (WHOLE, CUT)
    )
    assert whole[0] == cut[0] == 0.5, "nothing is known at first"
    assert whole == sorted(whole, reverse=True) and cut == sorted(cut)
    assert whole[6] < 0.1 and cut[6] > 0.9
    assert 0.5 - whole[1] > cut[1] - 0.5, "whoever knows short words only cuts up, too"


def test_words_tell_only_of_a_bonus_for_most_of_them(judge: Judge) -> None:
    # RULES QD11, bonus2=longest
    seen = turn(judge, Phase.DRAW)
    seen = replace(seen, options=replace(seen.options, bonus2="longest"))
    assert share(judge, after(seen, WHOLE, WHOLE)) == share(judge, after(seen, CUT, CUT)) == 0.5


def test_at_a_table_of_three_each_is_judged_by_what_it_went_out_with(judge: Judge) -> None:
    nothing = SeatRound((), (), (), (), Score())
    rows = [row(CUT), row(WHOLE)]
    past = tuple(Round(seat, 0, seat, (nothing, *rows)) for seat in (1, 2))
    past += (Round(3, 0, None, (nothing, *rows[::-1])),)
    seen = replace(
        turn(judge, Phase.DRAW), seat=0, seats=3, hand_sizes=(5, 5, 5), scores=(0, 0, 0), past=past
    )
    _, one, other = minding(seen, sighted(judge, seen))
    assert seen.seats == 3 and other < SURE / 2 < one, "a round that nobody ended tells nothing"


def test_words_that_left_no_choice_or_did_not_stand_tell_nothing(judge: Judge) -> None:
    seen = turn(judge, Phase.DRAW)
    assert share(judge, after(seen, NO_CHOICE, NO_CHOICE)) == 0.5
    assert share(judge, after(seen, WHOLE, fallen=(0,))) == 0.5
    assert share(judge, after(seen, WHOLE, aside=(("A", "Ž"),))) == 0.5
    assert share(judge, after(seen, "X Ř Ď")) == 0.5, "made up"


@pytest.mark.parametrize("compiled", [True, False])
def test_one_word_brings_more_against_who_does_not_mind_it(judge: Judge, compiled: bool) -> None:
    # RULES QD11
    seen = turn(judge, Phase.PLAY)
    gains = []
    for words in (WHOLE, CUT):
        told = after(seen, *[words] * 5)
        trial = Trial(Outlook(told), sighted(judge, told), 5, compiled=compiled)
        (played,) = trial.points([Choice(way=Reach(1, 4, 12, 0), card=seen.hand[0])], 0, 150)
        gains.append(sum(points[seen.turn] - points[1 - seen.turn] for points in played))
    assert gains[0] > gains[1]


def test_who_goes_by_points_alone_is_foretold(judge: Judge) -> None:
    """In the last turn of a round, also where another would have cut the same cards up."""
    first = turn(judge, Phase.PLAY)
    words = tuple(tuple(word.split()) for word in CUT.split(","))
    laid = tuple(None if seat == first.seat else words for seat in range(2))
    other = 0
    for seed in range(40):
        hand = tuple(Chance(seed).shuffled(deck.full_deck("cz"))[:8])
        seen = replace(first, hand=hand, laid=laid, out=1 - first.turn)
        hands = sighted(judge, seen)
        foretold = hands.points_only().of(hand)
        way, discard = foretold.best()[1:]
        assert BASELINES["greedy"](1, judge).choose(seen, Budget()) == foretold.play(way, discard)
        other += way != hands.of(hand).best()[1]
    assert other
