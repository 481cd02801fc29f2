"""Best moves with their reasons, and the solver of the laboratory."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.engine.player import Budget
from app.games.laboratory import BadInput, open_judge
from app.games.scrabble_cards import cards, lab
from app.games.scrabble_cards.advice import Motive, analysis, ranked
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.lab import LAB, middle_positions, racks
from app.games.scrabble_cards.model import Observation, Options, Phase, check, place
from app.games.scrabble_cards.moves import Exchange, Play
from app.games.scrabble_cards.table import cleared
from app.lexicon.judge import Judge
from app.search import scrabble_game

compiled = pytest.mark.skipif(not scrabble_game.COMPILED, reason="the compiled twin is not built here")


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = open_judge("scrabble-inflected")
    assert found is not None
    return found


def seen(
    hand: str, row: str = "", *, bonus: str = "g09", pile: int = 60, other: int = 7, **more: Any
) -> Observation:
    """What seat 0 of two sees, a word lying in a row; cards are missing that nobody needs."""
    held = tuple(hand)
    table = tuple((Letter(letter), (x, 0)) for x, letter in enumerate(row))
    gone = 100 - len(held) - len(row) - pile - other
    rest = cards.letter_pack()
    for card in (*held, *row):
        rest.remove(card)
    return Observation(
        seat=0, seats=2, options=Options(**more), phase=Phase.PLAY, turn=0, hand=held, bonus=bonus,
        hand_sizes=(len(held), other), pile=pile, bonus_pile=18, table=table, heap=tuple(sorted(rest)[:gone]),
        opened=bool(row), pending=None, shown="", open_doubts=(), answered=(), waiting=(0,), first_at=None,
        at=0, running=False, claimed=None, omitted=0, losing=(), scores=(0, 0),
    )  # fmt: skip


def best(judge: Judge, position: Observation) -> Any:
    return ranked(judge, position, Budget(work=6))


def test_every_move_of_the_list_is_legal_and_told_in_full(judge: Judge) -> None:
    for position in middle_positions(5):
        found = best(judge, position)
        assert found and [one.expected.chance for one in found] == sorted(
            (one.expected.chance for one in found), reverse=True
        )
        assert sum(isinstance(one.move, Exchange) for one in found) <= 1
        for one in found:
            check(position, one.move)
            if isinstance(one.move, Play):
                placed = place(position, one.move)
                assert one.parts.total == one.points
                assert one.words == tuple(word.text for word in placed.words)
                assert all(judge.policy.accepts(word) for word in one.words)
                assert one.cleared == tuple(cleared(position.board(), placed))  # RULES SK17
            assert len(one.kept) + len(getattr(one.move, "cards", getattr(one.move, "letters", ()))) == 7


def test_the_same_position_gets_the_same_answer(judge: Judge) -> None:
    (position,) = middle_positions(1, 3)
    assert best(judge, position) == best(judge, position)


def test_nothing_is_said_when_it_is_not_the_seats_turn(judge: Judge) -> None:
    position = seen("KOSANET", "SET")
    for other in (
        replace(position, turn=1),
        replace(position, phase=Phase.ANSWER),
        replace(position, seat=None),
    ):
        assert analysis(judge)(other, Budget()) == []


def test_seven_cards_are_worth_laying(judge: Judge) -> None:
    # RULES SK8
    found = best(judge, seen("NEPAEČN"))[0]
    assert Motive.SEVEN_CARDS in found.reasons and found.points >= 70


def test_a_premium_card_is_held_for_a_better_word_and_used_where_it_pays(judge: Judge) -> None:
    # RULES SK9
    poor = [one for one in best(judge, seen("AAOOUUI", "SET", bonus="x3")) if isinstance(one.move, Play)]
    assert poor and all(one.move.premium is None for one in poor)
    assert any(Motive.HOLDS_PREMIUM in one.reasons for one in poor)
    rich = best(judge, seen("NEPAEČN", "SET", bonus="x3"))[0]
    assert Motive.PREMIUM_PAYS in rich.reasons and rich.move.premium is not None
    last = best(judge, seen("SET", "KOS", bonus="x2", pile=0, other=2))
    assert last[0].move.premium is not None  # nothing is left to be held for
    out = next(one for one in last if not one.kept)
    assert out.move.premium is not None and Motive.GOES_OUT in out.reasons


@compiled
def test_who_cannot_get_rid_of_the_last_cards_is_left_with_them(judge: Judge) -> None:
    # RULES SK18: the other one holds Ů and Ž and goes out no more, so two turns bring more than one
    found = ranked(judge, seen("SET", "KOS", bonus="x2", pile=0, other=2), Budget())
    out = next(one for one in found if not one.kept)
    assert found[0].kept == ("T",) and found[0].expected.points > out.expected.points


def test_a_group_card_goes_with_a_word_of_its_groups(judge: Judge) -> None:
    # RULES SK10
    found = best(judge, seen("TROUBAL", "SET", bonus="g04"))
    assert any(Motive.GROUP_PAYS in one.reasons and one.move.group for one in found)


def test_a_blank_is_kept_rather_than_spent_on_little(judge: Judge) -> None:
    found = best(judge, seen("?AAOOUU", "SET"))
    assert all("?" in one.kept for one in found[:3])


def test_going_out_takes_what_the_others_hold(judge: Judge) -> None:
    # RULES SK18
    found = best(judge, seen("EN", "SET", pile=0, other=5))
    assert Motive.GOES_OUT in found[0].reasons


# The laboratory


def test_the_solver_tells_the_best_moves_of_a_file(tmp_path: Path) -> None:
    (position,) = middle_positions(1)
    file = tmp_path / "seen.json"
    file.write_text(json.dumps(position.to_json()), encoding="utf-8")
    assert LAB.solver is not None

    command = argparse.ArgumentParser()
    LAB.solver.add_arguments(command)
    found = LAB.solver.solve(command.parse_args([str(file), "--most", "3", "--seconds", "0.2"]))
    assert len(found.document["moves"]) == 3 == len(found.rows) - 1
    assert {
        "move",
        "points",
        "chance",
        "chance_off",
        "expected",
        "expected_off",
        "settled",
        "reasons",
    } <= found.document["moves"][0].keys()
    data = position.to_json()
    for damaged in (
        {**data, "turn": 1 - data["turn"]},
        {**data, "pile": 3},
        {**data, "hand": data["hand"][:-1]},
        {**data, "hand": ["Ď"] * 7},
        {**data, "bonus": "x9"},
        {**data, "scores": [1]},
        {**data, "table": [*data["table"], data["table"][0]]},
        {"seat": 0},
        [],
    ):
        file.write_text(json.dumps(damaged), encoding="utf-8")
        with pytest.raises(BadInput):
            LAB.solver.solve(command.parse_args([str(file)]))


def test_plays_are_measured_with_and_without_a_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = middle_positions(3)
    assert [hand.count("?") for hand in racks(positions, 1)] == [1, 1, 1]
    monkeypatch.setattr(lab, "POSITIONS", 3)
    monkeypatch.setattr(lab, "RUNS", 2)
    values = LAB.measures[0].values()
    assert values.keys() == {"scrabble_moves_ms", "scrabble_moves_blank_ms"}
    assert all(len(runs) == 2 for runs in values.values())
