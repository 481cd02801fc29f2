"""A lesson, step by step as a clicker takes it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.lessons.steps import Step
from app.engine.match import Match
from app.engine.record import DEALING
from app.engine.rules import Seat
from app.games.boggle.lesson.deal import prepared
from app.games.boggle.lesson.steps import Fault, Lesson, LessonBoard
from app.games.boggle.model import Shake
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.rules import BoggleRules
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon

GRID = tuple("LESÍKOTAMYŠENDRP")
WORDS = ("les", "leso", "myš", "myše", "kotel", "ten", "sen")
BOARD = LessonBoard(GRID, WORDS, WORDS, WORDS)


def lesson(rounds: int = 1, *, lists: bool = False, teams: int = 3) -> Lesson:
    return Lesson([BOARD] * rounds, teams, lists)


def at_collecting(rounds: int = 1, *, lists: bool = False) -> Lesson:
    made = lesson(rounds, lists=lists)
    for _ in range(3):
        made.forward()
    assert made.state.step is Step.COLLECT
    return made


def test_ending_the_time_takes_a_second_press() -> None:
    made = lesson()
    made.forward()
    made.forward()
    assert made.state.step is Step.PLAY and made.state.armed
    made.back()
    assert made.state.step is Step.PLAY and not made.state.armed, "taken back, nothing has ended"
    made.forward()
    made.forward()
    assert made.state.step is Step.COLLECT


def test_a_word_scores_for_the_team_that_alone_has_it() -> None:  # RULES BG8
    made = at_collecting()
    made.call("les", None)
    made.toggle(1)
    assert made.points() == (0, 1, 0)
    made.toggle(2)
    assert made.points() == (0, 0, 0), "crossed out"
    made.toggle(1)
    assert made.points() == (0, 0, 1)
    made.forward()
    made.call("xyz", Fault.UNKNOWN, [0])
    assert made.points() == (0, 0, 1), "a wrong word brings nothing"


def test_the_teacher_may_decide_otherwise_but_no_coarse_word_counts() -> None:
    made = at_collecting()
    made.call("kosík", Fault.UNKNOWN, [0])
    made.overrule()
    assert made.points() == (1, 0, 0)
    made.overrule()
    assert made.points() == (0, 0, 0)
    made.call("xxx", Fault.COARSE, [0])
    made.overrule()
    assert made.points() == (0, 0, 0)


def test_lists_are_revealed_one_word_at_a_time_the_shortest_first() -> None:
    made = at_collecting(lists=True)
    made.call("kotel", None, [0])
    made.call("les", None, [0])
    made.call("les", None, [1])
    made.call("myše", None, [2])
    assert made.totals() == (0, 0, 0), "nothing is known before a word is on the wall"
    made.forward()
    made.forward()
    assert made.state.step is Step.REVEAL
    seen = []
    while made.state.step is Step.REVEAL:
        assert made.word is not None
        seen.append((made.word.word, sorted(made.word.teams)))
        made.forward()
    assert seen[:3] == [("les", [0, 1]), ("myše", [2]), ("kotel", [0])]
    assert {word for word, _ in seen[3:]} == {"ten", "sen", "myš", "leso"}, "then what nobody found"
    assert made.totals() == (1, 0, 1)


def test_a_word_struck_from_one_list_stays_in_the_other() -> None:
    made = at_collecting(lists=True)
    made.call("les", None, [0])
    made.call("les", None, [1])
    made.strike("les", 0)
    assert [one.word for one in made.list_of(0)] == [] and [one.word for one in made.list_of(1)] == ["les"]


def test_the_solution_is_closed_until_the_last_list_is_in() -> None:
    made = lesson()
    for _ in range(3):
        assert not made.solution_open
        made.forward()
    assert made.state.step is Step.COLLECT and not made.solution_open
    made.forward()
    made.forward()
    assert made.solution_open


def test_the_ceremony_goes_from_the_last_to_the_first() -> None:
    made = at_collecting()
    made.call("les", None, [1])
    made.forward()
    made.call("sen", None, [1])
    made.forward()
    made.call("ten", None, [2])
    for _ in range(50):
        if made.state.step is Step.PLACES:
            break
        made.forward()
    assert made.places() == ((0,), (2,), (1,))
    for _ in made.places():
        assert not made.over
        made.forward()
    assert made.over


STEPS = st.lists(st.sampled_from(["forward", "call", "toggle", "overrule"]), max_size=40)


@given(steps=STEPS, lists=st.booleans())
def test_every_step_can_be_taken_back(steps: list[str], lists: bool) -> None:
    made = lesson(2, lists=lists)
    for at, step in enumerate(steps):
        if step == "forward":
            made.forward()
        elif step == "call":
            made.call(WORDS[at % len(WORDS)], None, [at % 3])
        elif step == "toggle":
            made.toggle(at % 4)
        else:
            made.overrule()
    for _ in range(200):
        if not made.back():
            break
    assert made.state == lesson(2).state


@given(steps=st.lists(st.booleans(), max_size=120))
def test_a_clicker_alone_comes_to_the_end(steps: list[bool]) -> None:
    """Whatever was pressed before, going on ends with everybody's place."""
    made = lesson(2)
    for on in steps:
        made.forward() if on else made.back()
    for _ in range(100):
        made.forward()
    assert made.over and made.totals() == (0, 0, 0)


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


def plan(task: str, rounds: int = 1) -> SimpleNamespace:
    return SimpleNamespace(rounds=rounds, task=task, options={}, seed=0)


@pytest.mark.parametrize("task", ["verb", "feminine"])
def test_boards_are_dealt_that_suit_the_task(lexicon: Lexicon, task: str) -> None:
    judge = Judge(lexicon, "boggle", gentle=True)
    found = prepared(judge, plan(task), 7)
    (board,) = found.boards
    assert len(board.common) >= 8
    assert all(found.judge.fault(board.grid, word) is None for word in board.common)
    assert found.judge.fault(board.grid, "qq") is not None


@pytest.mark.parametrize("task", ["vyj:b", "vyj:z", "ě", "adjective"])
def test_words_that_few_boards_have_are_hidden_to_order(lexicon: Lexicon, task: str) -> None:
    judge = Judge(lexicon, "boggle", gentle=True)
    (board,) = prepared(judge, plan(task), 7).boards
    assert len(board.common) >= 4


def test_what_is_passed_on_is_dealt_as_in_a_game(lexicon: Lexicon) -> None:
    judge = Judge(lexicon, "boggle", gentle=True)
    agreed = plan("all", 3)
    agreed.options, agreed.seed = {"board": "good"}, 5
    seats = [Seat("Žofie"), Seat("Ondra")]
    match = Match.new(BoggleRules(BoggleReferee(judge)), seats, 5, {"entry": "paper"}, dealing=DEALING)
    seat = match.deciders()[0]
    match.submit(seat, Shake())
    assert prepared(judge, agreed, 99).boards[0].grid == match.observation_for(0).grid


def test_given_letters_are_the_board_and_the_rest_is_dealt(lexicon: Lexicon) -> None:
    agreed = plan("all", 3)
    agreed.options = {"dice": "".join(GRID)}
    boards = prepared(Judge(lexicon, "boggle", gentle=True), agreed, 99).boards
    assert boards[0].grid == GRID and len(boards) == 3 and boards[1].grid != GRID
