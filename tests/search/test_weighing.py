"""What was played is weighed against the best on the same deals; only what is sure is told of."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.engine.player import Budget
from app.engine.reviewing import Decision, Review, review_from
from app.search.weighing import Appraisal, Choices, TurnStudy, motives

POINTS = ("points",)


def choices(
    chances: Sequence[float],
    made: int | None,
    points: Sequence[int] = (),
    known: Sequence[int] | None = None,
    noise: float = 0.0,
) -> Choices:
    """Moves that win with such chances and gain thirty points where they win; all meet the same luck, and
    each some of its own."""

    def tried(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        found = []
        for index in alive:
            won = 0
            for deal in range(first, first + deals):
                own = random.Random(1000 * deal + index).random()
                luck = random.Random(deal).random()
                won += (own if own < noise else luck) < chances[index]
            found.append((float(won), 30.0 * won))
        return found

    scores = points or [round(30 * one) for one in chances]
    return Choices(
        range(len(chances)),
        made,
        tried,
        16,
        320,
        lambda plan: Appraisal({"move": plan}, scores[plan]),
        lambda plan: known is None or plan in known,
    )


def study() -> TurnStudy:
    return TurnStudy(lambda seen, _: seen, lambda seen, moment: None, lambda seen, one, other: one == other)


def review(*decided: Choices) -> Review:
    made = [Decision(turn, 0, seen, None) for turn, seen in enumerate(decided)]
    found = study().review(made, Budget())
    assert found is not None
    return found


def test_a_worse_move_loses_the_points_by_which_the_best_is_better() -> None:
    found = review(choices([0.3, 0.6, 0.5], made=0))
    (one,) = found.turns
    assert one.best == {"move": 1}
    assert 6 <= one.loss <= 12  # 30 points times 0.3
    assert one.before > one.after
    (moment,) = found.moments
    assert moment.better == {"move": 1} and moment.more == 9 and moment.motives == POINTS


def test_a_decision_that_takes_long_is_told_from_fewer_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.search.weighing.LONG_S", -1.0)  # a clock may stand still for 16 ms
    asked: list[int] = []

    def counting(position: Choices) -> Choices:
        def tried(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
            asked.append(len(alive) * deals)
            return list(position.tried(alive, first, deals))

        return replace(position, tried=tried)

    easy = choices([0.1, 0.9, 0.5], made=0)
    found = review(counting(easy))
    assert found.turns[0].best == {"move": 1} and found.turns[0].loss > 15
    hasty = sum(asked)
    asked.clear()
    monkeypatch.undo()
    review(counting(easy))
    assert hasty < sum(asked) / 2


def test_the_best_move_loses_nothing_and_is_no_moment() -> None:
    found = review(choices([0.3, 0.6, 0.5], made=1))
    assert found.turns[0].loss == 0 and found.turns[0].best is None and found.moments == ()


def test_what_only_luck_makes_better_is_hardly_ever_a_moment() -> None:
    """Moves of the same worth: one of them comes out best, and that says nothing."""
    level = [choices([0.5 + shift / 1000] * 4, shift % 4, [3, 2, 1, 0], noise=0.5) for shift in range(60)]
    assert len(review(*level).moments) <= 1


def test_a_moment_shows_a_move_that_people_know_and_the_loss_the_best_of_all() -> None:
    found = review(choices([0.2, 0.8, 0.5], made=0, known=[0, 2]))
    assert found.turns[0].best == {"move": 1}
    assert found.moments[0].better == {"move": 2}


def test_a_known_move_that_is_no_better_than_the_one_made_is_not_shown() -> None:
    assert review(choices([0.5, 0.8, 0.2], made=0, known=[0, 2])).moments == ()


def test_points_alone_have_to_explain_what_is_gained() -> None:
    assert motives(Appraisal({}, 9), Appraisal({}, 4), 6.0) == POINTS
    assert motives(Appraisal({}, 5), Appraisal({}, 4), 6.0) == ()
    assert motives(Appraisal({}, 1, ("keeps",)), Appraisal({}, 9), 6.0) == (), "it costs more than it brings"
    assert motives(Appraisal({}, 4, ("keeps",)), Appraisal({}, 5, drawbacks=("opens",)), 6.0) == (
        "keeps",
        "not:opens",
    )


def test_what_the_others_answer_explains_a_move_and_what_is_kept_does_not() -> None:
    safe, worse = Appraisal({}, 4), Appraisal({}, 4, drawbacks=("opens",), answering=("opens",))
    assert motives(safe, worse, 6.0, answers=5.0) == ("not:opens",)
    assert motives(safe, worse, 6.0, answers=0.0) == (), "the trials do not bear it out"
    assert motives(Appraisal({}, 4), Appraisal({}, 4), 6.0, answers=4.0) == ("answers",)
    keeps = Appraisal({}, 4, ("keeps",), keeping=("keeps",))
    assert motives(keeps, Appraisal({}, 4), 6.0, answers=0.0) == ("keeps",)
    assert motives(keeps, Appraisal({}, 4), 6.0, answers=6.0) == ("answers",), "nothing comes later"
    vague = Appraisal({}, 4, ("keeps",), keeping=("keeps",), vague=("keeps",))
    assert motives(vague, Appraisal({}, 4), 6.0, answers=1.0) == (), "nobody can check it"
    blank = replace(vague, reasons=("blank", "keeps"), keeping=("blank", "keeps"))
    assert motives(blank, Appraisal({}, 4), 6.0, answers=1.0) == ("blank",), "what can be checked says enough"


def test_what_costs_much_at_once_for_little_later_is_not_shown() -> None:
    saves = Appraisal({}, 2, ("blank",), keeping=("blank",))
    assert motives(saves, Appraisal({}, 5), 8.0, answers=0.0) == ("blank",)
    assert motives(saves, Appraisal({}, 9), 8.0, answers=0.0) == ()


def test_a_moment_says_what_is_gained_at_once_by_answers_and_later() -> None:
    seen = choices([0.3, 0.8, 0.5], made=0, points=[4, 14, 6])
    led = {0: 4.0, 1: 17.0, 2: 6.0}
    answered = replace(seen, answered=lambda plans, first, deals: [(0.0, deals * led[one]) for one in plans])
    (moment,) = review(answered).moments
    assert moment.more == 10 and moment.answers == 3.0
    assert moment.later == pytest.approx(moment.gain - 13.0)
    assert review(seen).moments[0].answers is None


def test_where_something_was_left_out_in_looking_ahead_nothing_is_lost_and_no_moment() -> None:
    found = review(replace(choices([0.3, 0.8, 0.5], made=0), sure=False))
    assert found.turns[0].loss == 0 and found.moments == ()


def test_a_trifle_is_no_moment_though_it_is_sure() -> None:
    (one,) = review(choices([0.5, 0.55], made=0, points=[2, 4])).turns
    assert one.best is not None
    assert review(choices([0.5, 0.55], made=0, points=[2, 4])).moments == ()


def test_points_that_are_to_come_are_not_held_against_those_at_once() -> None:
    seen = choices([0.3, 0.8], made=0, points=[0, 20])
    tell = seen.tell
    waits = replace(
        seen, tell=lambda plan: replace(tell(plan), waits=plan == 0, reasons=("goes_out",)[:plan])
    )
    (moment,) = review(waits).moments
    assert moment.more == 0 and moment.points == 20 and "goes_out" in moment.motives


def test_a_puzzle_has_one_best_move_beyond_doubt() -> None:
    assert study().puzzle(choices([0.5, 0.5, 0.49, 0.2], None), Budget()) is None
    assert study().puzzle(choices([0.3, 0.8, 0.5], None), Budget()) is None, "there is little to choose"
    assert study().puzzle(choices([0.3, 0.8, 0.5, 0.2], None, known=[0]), Budget()) is None, "nobody knows it"
    found = study().puzzle(choices([0.3, 0.8, 0.5, 0.2], None), Budget())
    assert found is not None and 6 <= found.margin <= 12
    assert (found.best, found.second) == ({"move": 1}, {"move": 2})
    assert study().solves(None, {"move": 1}, found) and not study().solves(None, {"move": 2}, found)


def test_a_puzzle_is_the_harder_the_less_its_answer_brings_at_once() -> None:
    points = ([1, 16, 8, 2], [1, 10, 8, 2], [1, 8, 8, 2], [1, 7, 8, 2], [1, 4, 9, 2])
    asked = [choices([0.3, 0.8, 0.5, 0.2], None, some) for some in points]
    steps = [one.difficulty for seen in asked if (one := study().puzzle(seen, Budget())) is not None]
    assert steps == sorted(steps) and steps[0] == 1


def test_who_is_told_to_stop_keeps_no_half_review() -> None:
    stopped = Budget(stopped=lambda: True)
    made = [Decision(0, 0, choices([0.3, 0.6], 0), None)]
    assert study().review(made, stopped) is None


def test_a_review_survives_being_kept_and_nonsense_is_none() -> None:
    found = review(choices([0.3, 0.6, 0.5], made=0))
    assert review_from(found.to_json()) == Review.from_json(found.to_json())
    assert review_from({"turns": [{"turn": "x"}]}) is None
    assert review_from([]) is None
