"""Best moves and their reasons, and what a hand could have laid."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.reviewing import Decision
from app.engine.rules import Seat
from app.games.catalogue import find
from app.games.laboratory import open_judge
from app.games.quiddler.advice import Motive, analysis, best_arrangement, ranked, sighted
from app.games.quiddler.model import Draw, Observation, Options, Phase, Play, Played, Round, SeatRound, check
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.scoring import Score
from app.games.quiddler.solo_model import Take
from app.games.quiddler.solver import GREATEST, think
from app.games.quiddler.study import chosen, weigh
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon

QUICK = 40


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "quiddler")


@pytest.fixture(scope="module")
def english() -> Judge:
    return open_judge("english")


def observed(judge: Judge, hand: str, phase: Phase, *, seats: int = 2, **changes: Any) -> Observation:
    """A turn in a fresh round with that hand."""
    people = [Seat(f"P{number}", "person") for number in range(seats)]
    match: Match[Any, Any] = Match.new(find("quiddler").rules(judge), people, 1, changes.pop("options", {}))
    match.submit(None, match.automatic())
    seen = match.observation_for(match.deciders()[0])
    return replace(seen, phase=phase, hand=tuple(hand.split()), **changes)


def answering(judge: Judge, hand: str, laid: str) -> Observation:
    """The last turn against words that lie."""
    seen = observed(judge, hand, Phase.PLAY)
    other = 1 - (seen.seat or 0)
    words = tuple(tuple(word.split()) for word in laid.split(","))
    return replace(
        seen,
        laid=tuple(words if seat == other else None for seat in range(2)),
        hand_sizes=tuple(0 if seat == other else len(seen.hand) for seat in range(2)),
        out=other,
        to_play=(seen.seat or 0,),
    )


def test_going_out_is_ranked_with_its_reasons(judge: Judge) -> None:
    seen = observed(judge, "V L A K X", Phase.PLAY)
    found = ranked(judge, seen, Budget(work=QUICK))
    out = next(one for one in found if one.move.to_json()["words"])
    assert {Motive.GOES_OUT, Motive.MOST_POINTS} <= set(out.reasons) and out.points == 8
    assert [one.expected.chance for one in found] == sorted(
        (one.expected.chance for one in found), reverse=True
    )
    assert all(check(seen, one.move) for one in found)
    assert all(0.0 <= one.risk <= 1.0 and not one.exact for one in found)


def test_going_out_is_weighed_with_each_card_that_it_can_discard(judge: Judge) -> None:
    seen = observed(judge, "P E S Y", Phase.PLAY)
    found = ranked(judge, seen, Budget(work=QUICK), most=99)
    discarded = {one.move.discard for one in found if isinstance(one.move, Play) and one.move.words}
    assert discarded == {out.discard for out in sighted(judge, seen).of(seen.hand).outs()} >= {"E", "Y"}


def test_stopped_at_once_the_dearest_way_of_going_out_leads_and_no_move_stands_twice(judge: Judge) -> None:
    seen = observed(judge, "A V R P E S Y", Phase.PLAY)
    found = think(Outlook(seen), sighted(judge, seen), Budget(stopped=lambda: True), GREATEST, 0)
    outs = [one.choice.way.points for one in found if one.choice.way is not None]
    assert outs[0] == max(outs) > min(outs) and found[0].choice.way is not None
    assert len({one.move for one in found}) == len(found)


def test_the_last_turn_is_ranked_exactly(judge: Judge) -> None:
    """Against one word, two take the bonus (RULES QD11) and nothing is held."""
    seen = answering(judge, "J E S E X", "P E S")
    best = ranked(judge, seen, Budget())[0]
    assert isinstance(best.move, Play) and best.exact and best.risk == 0.0
    assert {Motive.LAYS_ALL, Motive.MOST_WORDS} <= set(best.reasons) and best.bonus == 10


def test_as_many_words_take_the_bonus_from_another(judge: Judge) -> None:
    seen = answering(judge, "P E S X", "J E N")
    best = ranked(judge, seen, Budget())[0]
    assert Motive.DENIES_WORDS in best.reasons and best.bonus == 0


def test_a_card_that_finishes_the_hand_is_taken(judge: Judge) -> None:
    seen = observed(judge, "VL A Ť X", Phase.DRAW, discard=("K",))
    found = ranked(judge, replace(seen, hand=("D", "U", "C", "X"), discard=("H",)), Budget(work=QUICK))
    assert {one.move for one in found} == {Draw("discard"), Draw("pile")}
    taken = next(one for one in found if one.move == Draw("discard"))
    assert Motive.FINISHES in taken.reasons


def test_a_useless_card_is_left(judge: Judge) -> None:
    seen = observed(judge, "K Ť V X", Phase.DRAW, discard=("Ď",))
    first = ranked(judge, seen, Budget(work=QUICK))[0]
    assert first.move == Draw("pile") and Motive.OPEN_CARD_IS_NO_USE in first.reasons


def test_nothing_is_advised_to_who_has_not_to_draw_or_play(judge: Judge) -> None:
    seen = observed(judge, "V L A K X", Phase.PLAY)
    for other in (replace(seen, seat=1 - (seen.seat or 0)), replace(seen, phase=Phase.CHALLENGE)):
        assert ranked(judge, other, Budget()) == []


def test_equal_observations_get_equal_advice(judge: Judge) -> None:
    seen = observed(judge, "V L A K X", Phase.PLAY)
    told = Observation.from_json(seen.to_json())
    assert analysis(judge)(seen, Budget(work=QUICK)) == analysis(judge)(told, Budget(work=QUICK))


def test_alone_a_word_is_advised(judge: Judge) -> None:
    match: Match[Any, Any] = Match.new(find("quiddler").rules(judge), [Seat("A", "person")], 4, {})
    found = analysis(judge)(match.observation_for(0), Budget(work=QUICK))
    assert found and isinstance(found[0], Take)


def test_the_best_of_a_hand_counts_the_bonus(judge: Judge) -> None:
    """RULES QD10, QD11: two words for a bonus rather than one long one."""
    best = best_arrangement(judge, Options(), ("J", "E", "S", "E", "X"), [[("P", "E", "S")]])
    assert best is not None and len(best.arrangement.melds) == 2 and best.arrangement.discard == "X"
    assert best.points == 5 + 2 + 2 + 2 + 10


def test_a_hand_without_words_had_nothing_to_lay(judge: Judge) -> None:
    best = best_arrangement(judge, Options(), ("X", "Ř", "Ď", "Ť"), [[("P", "E", "S")]])
    assert best is not None and best.arrangement.melds == () and best.points == 0
    assert best_arrangement(judge, Options(), ("X", "Ř", "Ď", "Ť"), [], whole=True) is None


def finished(judge: Judge, held: str, laid: str, discard: str, others: str, out: int) -> Observation:
    """After a round in which the seat has laid, held and discarded these."""
    seen = observed(judge, "", Phase.DEAL)
    seat = seen.seat or 0

    def melds(text: str) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(word.split()) for word in text.split(",") if word)

    rows = [SeatRound(melds(others), (), (), (), Score())] * 2
    rows[seat] = SeatRound(melds(laid), (), (), tuple(held.split()), Score())
    turn = Played(seat, "pile", "", melds(laid), discard)
    return replace(seen, history=(turn,), past=(Round(1, 0, out, tuple(rows)),))


def test_after_a_round_the_best_of_the_hand_is_found_exactly(judge: Judge) -> None:
    """RULES QD7, QD10, QD11: what was held, laid and discarded could have lain in two words for a bonus."""
    seen = finished(judge, "S E X", "J E", "Y", "P E S", out=-1)
    (best,) = analysis(judge)(seen, Budget())
    assert len(best.arrangement.melds) == 2 and best.arrangement.discard in ("X", "Y")
    exact = best_arrangement(judge, seen.options, ("S", "E", "X", "J", "E", "Y"), [[("P", "E", "S")]])
    assert best == exact


def test_whoever_went_out_had_to_lay_everything(judge: Judge) -> None:
    """RULES QD6: two words of all cards are the best though one card less would bring more."""
    seen = observed(judge, "", Phase.DEAL)
    found = finished(judge, "", "V L A K", "X", "P E S", out=seen.seat or 0)
    (best,) = analysis(judge)(found, Budget())
    assert sum(map(len, best.arrangement.melds)) == 4 and not best.arrangement.held
    bluffed = finished(judge, "", "X Ř Ď", "Ť", "P E S", out=seen.seat or 0)
    assert analysis(judge)(bluffed, Budget()) == []


def test_who_goes_out_either_way_is_told_what_it_has_more_of(judge: Judge) -> None:
    seen = observed(judge, "P E S O N A X", Phase.PLAY)
    made = Play((("P", "E", "S"), ("O", "N", "A")), "X")
    choices = weigh(judge)(seen, made)
    assert choices is not None
    told = [choices.tell(plan) for plan in range(len(choices.keys))]
    outs = [one for one in told if one.move.get("words")]
    assert len(outs) > 1 and all(not code.startswith("goes_out") for one in outs for code in one.reasons)
    held = weigh(judge)(seen, Play((), "X"))
    assert held is not None
    reasons = [held.tell(plan).reasons for plan in range(len(held.keys))]
    assert any(code.startswith("goes_out") for some in reasons for code in some)


@pytest.mark.parametrize(
    ("source", "words", "weighed"),
    [
        ("discard", "J I G / I S", [1]),
        ("discard", "S I R", [0, 1]),  # the card is not in it
        ("discard", "J I S / I S", [0, 1]),  # a bluff proves nothing
        ("pile", "J I G / I S", [0, 1]),
    ],
)
def test_no_review_calls_a_card_useless_that_was_laid_at_once_in_a_rare_word(
    english: Judge, source: str, words: str, weighed: list[int]
) -> None:
    options = {"edition": "en", "words": "challenge"}
    seen = observed(english, "R G I S I", Phase.DRAW, options=options, discard=("A", "J"))
    laid = Play(tuple(tuple(word.split()) for word in words.split(" / ")), "R")
    made = [Decision(0, 0, seen, Draw(source)), Decision(1, 0, replace(seen, phase=Phase.PLAY), laid)]
    assert [one.turn for one in chosen(english)(made)] == weighed
