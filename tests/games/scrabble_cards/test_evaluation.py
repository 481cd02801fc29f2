"""The worth of moves, and the compiled play of whole turns: the same figures as plain Python, the same points
and tables as the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.laboratory import open_judge
from app.games.scrabble_cards import cards, groups, values
from app.games.scrabble_cards.cards import FACTORS, GROUPS, HAND, Letter
from app.games.scrabble_cards.choices import best_named
from app.games.scrabble_cards.evaluation import Candidate, Evaluation, position
from app.games.scrabble_cards.model import Observation, Options, Phase, Score, check
from app.games.scrabble_cards.moves import Answer, Pass, Play, Recorded
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.rules.state import ScrabbleState
from app.games.scrabble_cards.simulation import GREATEST, Care, compare
from app.games.scrabble_cards.values import FACTS, agreed, learned
from app.lexicon.judge import Judge
from app.search import scrabble_game
from app.search.scrabble_game import PLAY, Turns
from tests.games.scrabble_cards.test_opponent import BASELINES, game, go_on

compiled = pytest.mark.skipif(not scrabble_game.COMPILED, reason="the compiled twin is not built here")


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = open_judge("scrabble-inflected")
    assert found is not None
    return found


def evaluation(judge: Judge, seen: Observation) -> Evaluation:
    return Evaluation(judge, judge.policy.certain, learned(), Outlook(seen))


def positions(judge: Judge, count: int, options: Mapping[str, Any], seats: int = 2) -> list[Observation]:
    """What the seats on turn see in plain games."""
    found = []
    for number in range(count):
        match = game(judge, seats, 40 + number, options)
        go_on(match, [BASELINES["greedy"](seat, judge) for seat in range(seats)], 4 * number)
        while match.result is None and match.observation_for(None).phase is not Phase.PLAY:
            go_on(match, [BASELINES["greedy"](seat, judge) for seat in range(seats)], 1)
        if match.result is None:
            found.append(match.observation_for(match.deciders()[0]))
    return found


OPTIONS: tuple[Mapping[str, Any], ...] = (
    {},
    {"house": "1,2,3", "sides": "single", "opening_group": "yes", "first_bingo": "example"},
    {"clear": "off", "exchange_short": "forbid"},
    {"fragment": "off", "house": "2"},
    {"target": 200},
)


@compiled
@pytest.mark.parametrize("options", OPTIONS)
def test_plain_python_comes_to_the_same_worth(judge: Judge, options: Mapping[str, Any]) -> None:
    for seen in positions(judge, 14, options):
        if seen.hand.count(cards.BLANK) > 1:
            continue
        weighing, outlook = evaluation(judge, seen), Outlook(seen)
        plain = weighing.in_plain_python(outlook, 100_000)
        best = weighing.ranked(outlook, 20)
        assert [one.value for one in best] == [one.value for one in plain[: len(best)]]
        by_move = {_shape(one): one for one in plain}
        for one in best:
            same = by_move[_shape(one)]
            assert (one.points, one.value, one.uses, one.kept) == (
                same.points, same.value, same.uses, same.kept
            )  # fmt: skip
            check(seen, one.move)


def _shape(one: Candidate) -> Any:
    return one.move if one.choice is None else (one.choice.laid.cards, one.choice.laid.part)


def stacked(seed: int) -> tuple[list[str], list[str]]:
    chance = Chance(seed)
    return chance.shuffled(cards.letter_pack()), chance.shuffled(cards.bonus_pack())


@compiled
@pytest.mark.parametrize("options", OPTIONS[:4])
@pytest.mark.parametrize("seats", [2, 3])
def test_compiled_games_are_games_by_the_rules(judge: Judge, options: Mapping[str, Any], seats: int) -> None:
    """Points with premium and group cards, answers, cleared tables, hands and the end, turn by turn."""
    people = [Seat(str(seat)) for seat in range(seats)]
    rules = ScrabbleRules(judge)
    agreed_on = rules.options(options, people)
    turns = Turns.of(judge.policy.dawg, judge.policy.certain, FACTS, agreed(Options(**agreed_on)), None)
    assert turns is not None
    whole = 0
    for seed in range(12):
        letters, bonus = stacked(seed)
        scores, log = turns.games([turns] * (seats - 1), letters, bonus, seed)
        cuts = [[[seat, "AÁB"[seat]] for seat in range(seats)]]
        state = rules.start(agreed_on, people, {"cuts": cuts, "first": 0, "letters": letters, "bonus": bonus})
        if all(_same_turn(judge, state, turn) for turn in log):
            whole += 1
            assert list(state.scores()) == scores
    assert whole >= 8


def _same_turn(judge: Judge, state: ScrabbleState, turn: Any) -> bool:
    """Make the turn by the rules; False at an exchange, which depends on chance."""
    seen = state.observe(turn.seat)
    assert (seen.turn, seen.bonus) == (turn.seat, turn.held)
    if turn.kind != PLAY:
        state.apply(turn.seat, state.check(turn.seat, Pass()), {})
        return bool(turn.kind == scrabble_game.PASS)
    lying = {cell: (letter.letter, letter.value) for letter, cell in seen.table}
    play = searching(judge).decoded(lying, turn.found)
    spots = tuple((Letter(one.letter, one.blank), one.cell) for one in play.cards)
    named = best_named(play)[0] if turn.uses and turn.held in FACTORS else None
    fragment = play.words[0].cells if play.part else ()
    move = Play(spots, fragment, named, turn.uses and named is None)
    state.apply(turn.seat, state.check(turn.seat, move), {})
    best = 0
    while state.observe(None).phase is Phase.ANSWER:
        seat = state.deciders()[0]
        own = state.observe(seat)
        words = [word.cards for word in own.placed().words]
        worth = 0
        if own.bonus in GROUPS:  # what beats the answers before it is played
            worth = groups.worth(own.bonus, words, own.options.house_rules, against=True)
        adds = 1 in own.options.house_rules
        state.apply(seat, Answer(worth > best, worth > best and adds), {})
        best = max(best, worth)
    outcome = state.apply(None, Recorded(), {})
    assert Score.from_json(outcome["score"]).total == turn.points
    after = state.observe(turn.seat)
    assert sorted(letter.letter for letter, _ in after.table) == sorted(turn.lying)  # RULES SK17
    assert after.bonus == turn.bonus  # RULES SK11
    assert after.pile == turn.left
    return True


@compiled
def test_trials_are_the_same_for_the_same_seed(judge: Judge) -> None:
    seen = positions(judge, 5, {})[-1]
    weighing, outlook = evaluation(judge, seen), Outlook(seen)
    found = weighing.ranked(outlook, 4)
    care = Care(candidates=4, trials=40, timed=40, plies=2)
    once, again = (compare(weighing, outlook, found, Budget(), care, 7) for _ in range(2))
    assert once == again
    assert {id(one) for one, _ in once} == {id(one) for one in found}


@compiled
def test_going_out_counts_what_the_others_hold(judge: Judge) -> None:
    # RULES SK18
    for seen in positions(judge, 40, {}):
        if not seen.pile and len(seen.hand) < HAND:
            outlook = Outlook(seen)
            held = cards.value(outlook.unseen)
            for one in evaluation(judge, seen).ranked(outlook, 3):
                if not one.kept:
                    assert one.value >= 100 * (one.points + held) - 100 * 30


# The file of figures


def test_the_figures_are_read_when_they_are_wanted_and_checked() -> None:
    text = values.resource("scrabble", values.FILE).read_text(encoding="utf-8")
    worth = values.read(text)
    assert worth.first[cards.BLANK] > worth.first["Ú"]
    assert worth.bonus["x3"] > worth.bonus["x2"] > worth.bonus["g01"]
    for damaged in (
        text[: len(text) // 2],
        text.replace(values.FORMAT, "other/1"),
        text.replace('"?":', '"??":', 1),
        text.replace('"size": [', '"size": [1, '),
        "[]",
        "7",
    ):
        with pytest.raises((KeyError, TypeError, ValueError)):
            values.read(damaged)


def test_without_the_file_points_are_all_there_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(values, "resource", lambda *parts: tmp_path.joinpath(*parts))
    values.learned.cache_clear()
    try:
        assert values.learned() == values.NOTHING
        assert "values" in caplog.text
    finally:
        values.learned.cache_clear()


def test_positions_tell_nothing_that_is_hidden(judge: Judge) -> None:
    for seen in positions(judge, 6, {}):
        there = position(Outlook(seen))
        assert len(there.unseen) == seen.pile + sum(seen.hand_sizes) - len(seen.hand)
        assert seen.bonus not in FACTORS or there.bonuses.count(seen.bonus) < cards.bonus_pack().count(
            seen.bonus
        )


@compiled
def test_the_end_is_played_out_with_the_other_hand_known(judge: Judge) -> None:
    """RULES SK18: a move that goes out is worth its points and what the other one holds; after any other the
    best answer counts."""
    from tests.games.scrabble_cards.test_advice import seen as position_of

    table = judge.policy
    position_seen = position_of("EN", "SET", pile=0, other=1)
    outlook = Outlook(position_seen)
    weighing = Evaluation(judge, table.certain, learned(), outlook)
    found = weighing.ranked(outlook, 30)
    assert weighing.turns is not None
    turns = [one.turn for one in found if one.turn is not None]
    answers = weighing.turns.played_out(position(outlook), turns, 1, 2, 20, 32, 100_000)
    held = cards.value(outlook.unseen)
    out = [(one, leads) for one, (leads, _) in zip(found, answers, strict=True) if not one.kept]
    assert out
    for one, leads in out:
        assert all(one.points + held - 8 <= lead <= one.points + 2 * held for lead in leads)
    for one, (leads, exact) in zip(found, answers, strict=True):
        assert exact or one.kept
        if one.kept and one.kept != position_seen.hand:
            assert all(lead <= one.points + 80 for lead in leads)
    best = max(zip(found, answers, strict=True), key=lambda pair: sum(pair[1][0]))[0]
    assert best.kept == ()
    ranked = compare(weighing, outlook, found, Budget(), GREATEST, 3)
    assert ranked[0][0].kept == ()
