"""One deal for all, step by step as a clicker takes it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.engine.lessons.one_deal import OneDeal, TeamAnswer
from app.engine.lessons.steps import Step


class Guess:
    """Whoever is nearer to ten has more; a blank is wrong, and a teacher may let it count."""

    best = TeamAnswer("10", 10)

    def judged(self, text: str) -> TeamAnswer:
        return TeamAnswer(text, int(text)) if text.isdigit() else TeamAnswer(text, 4, "wrong", doubtful=True)


def lesson(rounds: int = 1, teams: int = 3) -> OneDeal:
    return OneDeal([Guess()] * rounds, teams)


def collecting(*answers: str) -> OneDeal:
    """Answers of the teams, one after another."""
    made = lesson(teams=max(2, len(answers)))
    made.forward()
    made.time_up()
    for text in answers:
        made.enter(made.deal.judged(text))
    return made


def revealed(made: OneDeal) -> OneDeal:
    while made.state.step is not Step.REVEAL:
        made.forward()
    return made


def test_answers_come_from_the_lowest_to_the_highest_and_the_programs_best_last() -> None:
    made = revealed(collecting("7", "3", "7"))
    assert [(one.answer.text, one.teams, one.best) for one in made.order()] == [
        ("3", (1,), False),
        ("7", (0, 2), False),
        ("10", (), True),
    ]


def test_no_points_stand_on_the_slips_before_the_answer_was_on_the_wall() -> None:
    made = collecting("7", "3", "8")
    assert made.totals() == (0, 0, 0)
    made = revealed(made)
    assert made.totals() == (0, 3, 0)
    made.forward()
    assert made.totals() == (7, 3, 0)


def test_the_solution_is_closed_until_the_last_answer_is_in() -> None:
    made = collecting("7", "3")
    assert made.writer is None and not made.solution_open
    made.forward()
    assert made.state.armed and not made.solution_open, "it takes a second press"
    made.forward()
    assert made.solution_open


def test_an_answer_that_does_not_count_can_be_typed_again() -> None:
    made = collecting("7", "x")
    assert made.writer == 1 and made.pending is not None
    made.enter(made.deal.judged("5"))
    assert made.writer is None and made.points() == (7, 5)


def test_the_teacher_lets_a_doubtful_answer_count_and_no_more() -> None:
    made = collecting("3", "x")
    made.overrule()
    assert made.points() == (3, 4)
    made.overrule()
    assert made.points() == (3, 0)


def test_the_same_answer_gets_the_same_ruling() -> None:
    made = collecting("x")
    made.overrule()
    made.forward()
    made.enter(made.deal.judged("x"))
    assert made.writer is None and made.points() == (4, 4)


def test_back_takes_the_last_answer_back_though_the_next_team_was_pressed_again() -> None:
    made = collecting("7")
    made.turn_to(1)
    made.back()
    assert made.state.answers == (None, None) and made.writer == 0


def test_a_ruling_while_answers_are_shown_passes_over_none() -> None:
    made = collecting("3", "x")
    made.forward()
    made = revealed(made)
    assert made.shown is not None and made.shown.answer.text == "x", "worth nothing, so it comes first"
    made.overrule()
    assert made.shown.answer.text == "x" and made.totals() == (0, 4), "3 was not on the wall yet"
    made.forward()
    assert made.shown.answer.text == "3" and made.totals() == (3, 4)
    made.back()
    made.back()
    assert made.points() == (3, 0)


def test_a_team_without_an_answer_is_passed_by() -> None:
    made = collecting("7")
    made.forward()
    assert made.writer is None
    assert [one.teams for one in revealed(made).order()] == [(0,), ()]


def test_points_of_rounds_add_up_and_the_ceremony_begins_with_the_last() -> None:
    made = lesson(2, teams=2)
    for first, second in (("1", "9"), ("5", "2")):
        made.forward()
        made.time_up()
        made.enter(made.deal.judged(first))
        made.enter(made.deal.judged(second))
        revealed(made)
        while made.state.step in (Step.REVEAL, Step.SCORES) and made.state.step is not Step.PLACES:
            made.forward()
    assert made.totals() == (6, 11) and made.places() == ((0,), (1,))


ACTS = st.lists(
    st.sampled_from(["forward", "right", "wrong", "turn", "overrule", "time", "back"]), max_size=40
)


def act(made: OneDeal, what: str, at: int) -> None:
    if what == "forward":
        made.forward()
    elif what == "back":
        made.back()
    elif what == "time":
        made.time_up()
    elif what == "turn":
        made.turn_to(at % 4)
    elif what == "overrule":
        made.overrule()
    else:
        made.enter(made.deal.judged(str(at % 9) if what == "right" else "x"))


@given(acts=ACTS, last=st.sampled_from(["forward", "right", "wrong", "turn", "overrule", "time"]))
def test_taking_back_is_the_inverse_of_every_step(acts: list[str], last: str) -> None:
    made = lesson(2)
    for at, what in enumerate(acts):
        act(made, what, at)
    made.disarm()
    before = made.state
    act(made, last, 5)
    if made.state != before:
        made.back()
    assert made.state == before


@given(acts=ACTS)
def test_all_of_it_can_be_taken_back_and_a_clicker_alone_comes_to_the_end(acts: list[str]) -> None:
    made = lesson(2)
    for at, what in enumerate(acts):
        act(made, what, at)
    for _ in range(100):
        if not made.back():
            break
    assert made.state == lesson(2).state
    for _ in range(100):
        made.forward()
    assert made.over
