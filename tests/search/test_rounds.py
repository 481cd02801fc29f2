"""Rounds played on in the compiled twin against plain Python, and what the twin refuses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.catalogue import find
from app.games.quiddler.advice import sighted
from app.games.quiddler.habits import SURE
from app.games.quiddler.hands import Hands
from app.games.quiddler.model import Challenge, Draw, Observation, Phase, Play, Played
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.plain import with_bonuses
from app.games.quiddler.solver import GREATEST, think
from app.games.quiddler.trial import HABITS, Choice, Trial, situation_of
from app.games.quiddler.words import searching
from app.lexicon.judge import Agreements, Judge
from app.lexicon.lexicon import Lexicon
from app.search import rounds
from app.search.arrange import Reach
from tests.games.kit import decisions

pytestmark = pytest.mark.skipif(not rounds.COMPILED, reason="the compiled twin is not built here")

ADDED = ("qxd", "chachachá", "stst")


@dataclass(frozen=True)
class Kind:
    """A kind of game: seats, edition, other options."""

    seats: int
    edition: str
    options: dict[str, str]

    def judge(self) -> Judge:
        czech = self.edition == "cz"
        lexicon = Lexicon.open(language="cs" if czech else "en")
        return Judge(lexicon, "quiddler" if czech else "english", Agreements(ADDED))

    def seen(self, judge: Judge) -> list[Observation]:
        """Decisions of a game among foxes."""
        game = find("quiddler")
        seats = [Seat("A", "ai", 3)] * self.seats
        match: Match[Any, Any] = Match.new(
            game.rules(judge), seats, 7, {"edition": self.edition, **self.options}
        )
        players = [game.opponent(3, seat, judge) for seat in range(self.seats)]
        seen = []
        for seat, observed in decisions(match):
            seen.append(observed)
            match.submit(seat, players[seat].choose(observed, Budget(work=1)))
        return [one for one in seen if one.phase in (Phase.DRAW, Phase.PLAY)]


KINDS = [
    Kind(2, "cz", {}),
    Kind(2, "en", {"bonus2": "longest"}),
    Kind(4, "cz", {"ch": "1"}),
    Kind(5, "en", {}),
    Kind(8, "cz", {}),
]


def choices(seen: Observation, hands: Hands) -> list[Choice]:
    """Everything that a seat could try."""
    if seen.phase is Phase.DRAW:
        sources = ["pile", "discard"] if seen.discard else ["pile"]
        return [Choice(draws=source, patient=patient) for source in sources for patient in (False, True)]
    hand = hands.of(seen.hand)
    if seen.last_turns:
        return [Choice(way=way, card=hand.dearest_left(way)) for way in hand.ways()]
    holds = [Choice(card=card, patient=patient) for card in set(seen.hand) for patient in (False, True)]
    return [*(Choice(way=out.reach, card=out.discard) for out in hand.outs()), *holds]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.edition}{kind.seats}")
def test_the_twin_plays_on_as_plain_python_does(kind: Kind) -> None:
    judge = kind.judge()
    for number, seen in enumerate(kind.seen(judge)[:: 2 * kind.seats + 1]):
        hands, outlook = sighted(judge, seen), Outlook(seen)
        tried = choices(seen, hands)
        twin, plain = (Trial(outlook, hands, number, compiled=compiled) for compiled in (True, False))
        assert twin.points(tried, 3, 4) == plain.points(tried, 3, 4)
        hand = seen.hand[: len(seen.hand) - 1]
        more = [(*hand, card) for card in sorted(set(outlook.unseen))]
        assert twin.endings(more) == plain.endings(more)


@pytest.mark.parametrize("share", [0, SURE])
def test_they_agree_on_who_does_not_mind_the_bonuses_and_who_does(
    monkeypatch: pytest.MonkeyPatch, share: int
) -> None:
    monkeypatch.setattr("app.games.quiddler.trial.minding", lambda seen, _: [share] * seen.seats)
    for kind in KINDS[:3]:
        judge = kind.judge()
        for seen in kind.seen(judge)[:: 8 * kind.seats + 1]:
            hands = sighted(judge, seen)
            tried = choices(seen, hands)
            twin, plain = (Trial(Outlook(seen), hands, 2, compiled=compiled) for compiled in (True, False))
            assert twin.points(tried, 0, 4) == plain.points(tried, 0, 4)


def emptied(judge: Judge) -> list[Observation]:
    """What is seen by who still holds cards after the only word of who went out has fallen."""
    options: dict[str, Any] = {"words": "challenge", "challenge_at": "laying", "false_out": "continues"}
    seats = [Seat("A"), Seat("B")]
    match: Match[Any, Any] = Match.new(find("quiddler").rules(judge), seats, 3, options)
    seen = []
    for seat, observed in decisions(match):
        if observed.phase is Phase.CHALLENGE:
            match.submit(seat, Challenge(observed.doubtable))
        elif observed.phase is Phase.DRAW:
            match.submit(seat, Draw("pile"))
        else:
            first = not any(observed.aside)
            match.submit(seat, Play((observed.hand[:-1],) if first else (), observed.hand[-1]))
        if any(observed.aside) and observed.phase in (Phase.DRAW, Phase.PLAY):
            seen.append(observed)
        if len(seen) == 8:
            break
    return seen


def test_a_round_goes_on_in_which_a_seat_holds_nothing_more() -> None:
    # RULES QD9, false_out=continues
    judge = KINDS[0].judge()
    observations = emptied(judge)
    assert any(0 in seen.hand_sizes for seen in observations)
    for seen in observations:
        hands, outlook = sighted(judge, seen), Outlook(seen)
        tried = choices(seen, hands)
        twin, plain = (Trial(outlook, hands, 1, compiled=compiled) for compiled in (True, False))
        assert twin.points(tried, 0, 30) == plain.points(tried, 0, 30)
        assert think(outlook, hands, Budget(work=100), GREATEST, 1)


@pytest.mark.parametrize("compiled", [True, False])
def test_what_is_discarded_with_going_out_lies_open_for_the_last_turns(compiled: bool) -> None:
    # RULES QD4, QD7
    judge = KINDS[0].judge()
    seen = next(one for one in KINDS[0].seen(judge) if one.phase is Phase.PLAY and not one.last_turns)
    trial = Trial(Outlook(seen), sighted(judge, seen), 5, compiled=compiled)
    out = Reach(1, 3, 9, 0)
    useful, useless = trial.points([Choice(way=out, card=card) for card in ("A", "X")], 0, 60)
    assert sum(points[1 - seen.turn] for points in useful) > sum(points[1 - seen.turn] for points in useless)


def test_who_did_not_go_out_is_guessed_to_need_more_for_it() -> None:
    judge = KINDS[0].judge()
    first = [one for one in KINDS[0].seen(judge) if one.phase is Phase.DRAW and not one.history]
    waited = [replace(one, history=(Played(1 - one.turn, "pile", discard=one.discard[-1]),)) for one in first]
    before, after = (
        sum(Trial(Outlook(one), sighted(judge, one), 5).risk(Budget(), 100) for one in told)
        for told in (first, waited)
    )
    assert after < 0.95 * before


def test_a_search_that_asks_about_each_word_has_no_twin() -> None:
    judge = KINDS[0].judge()
    seen = KINDS[0].seen(judge)[0]
    search = searching(judge, seen.options, lambda number: number % 2 == 0)
    assert Hands(search, with_bonuses, search.values).twin(HABITS) is None


def test_the_twin_refuses_what_is_no_round() -> None:
    judge = KINDS[0].judge()
    seen = KINDS[0].seen(judge)[4]
    twin, situation = sighted(judge, seen).twin(HABITS), situation_of(Outlook(seen), sighted(judge, seen))
    assert twin is not None
    with pytest.raises(ValueError, match="cards"):
        twin.endings(situation, [seen.hand * 4])
    with pytest.raises(ValueError, match="no such hand"):
        twin.endings(situation, [()])
    for way in (None, Reach(1, 3, 9, 0)):
        with pytest.raises(ValueError, match="no such card"):
            twin.points(situation, [("", way, "", False)], 1, 0, 1)
    for habits in (
        HABITS._replace(holds=0),
        HABITS._replace(minds=0),
        HABITS._replace(guesses=0),
        HABITS._replace(guesses=100),
    ):
        with pytest.raises(ValueError, match="guesses"):
            sighted(judge, seen).twin(habits)
    for share in (-1, SURE + 1):
        with pytest.raises(ValueError, match="deals"):
            twin.endings(situation._replace(minds=[share] * situation.seats), [seen.hand])
    assert len(twin.endings(situation, [seen.hand])) == 1
