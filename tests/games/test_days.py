"""The challenge of the day: alike everywhere and for ever, there every day, solvable, and never twice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta
from statistics import fmean
from typing import Any

import pytest

from app.engine.days import FULL, DayResult, Task, difficulty
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.record import DEALING, Record
from app.engine.rules import Seat
from app.engine.story import Story
from app.games import days, deals
from app.games.catalogue import find
from app.games.laboratory import open_judge
from app.lexicon.judge import Judge

MONDAY = date(2026, 11, 23)

CODES = {
    "2026-11-23": ("L5W2H4KK8MR", "Y2R65YL7W", "K4225KQRY7", "Q4YF5YHL8"),
    "2026-11-28": ("F5T4R64THQ7", "L2W268H76", "84225KQR58", "H4YF5YH48"),
}
"""Never to be changed: who plays a day again in a later version wants the same one."""

JUDGES: dict[str | None, Any] = {}


def judge_of(policy: str | None) -> Any:
    if policy not in JUDGES:
        JUDGES[policy] = open_judge(policy)
    return JUDGES[policy]


def tasks(day: date) -> list[Task]:
    return [days.task(day, game, judge_of) for game in days.games()]


@pytest.mark.parametrize("day", CODES)
def test_a_day_is_the_same_on_every_system_and_in_later_versions(day: str) -> None:
    found = tasks(date.fromisoformat(day))
    assert tuple(days.code(one, judge_of(days.module(one.game).POLICY)) for one in found) == CODES[day]


def test_the_code_of_a_task_deals_what_the_task_shows() -> None:
    """Where the task is a game, and who plays by code is alone, too."""
    for one in tasks(MONDAY):
        if one.finds:
            continue
        deal = deals.read(days.code(one, judge_of(days.module(one.game).POLICY)))
        assert (deal.game, deal.seed) == (one.game, one.seed)
        told = {name: value for name, value in deal.options.items() if name in one.options}
        assert told == {name: one.options[name] for name in told}


def solved(task: Task) -> DayResult:
    """What is played as the answer has it, or by a good computer player."""
    module = days.module(task.game)
    judge = judge_of(module.POLICY)
    if task.finds:
        return DayResult.of(module.MEASURE, sum(one.points for one in task.finds), task.goal)
    if module.MEASURE.par:
        cards = sum(len(word) for word in task.answer["words"])
        assert len(task.answer["words"]) >= 3 and 2 * len(task.answer["words"]) <= cards <= 48
        return DayResult.of(module.MEASURE, task.answer["left"], task.goal)
    game = find(task.game)
    match: Match[Any, Any] = Match.new(
        game.rules(judge), [Seat("")], task.seed, task.options, dealing=DEALING
    )
    player = game.opponent(5 if task.game == "boggle" else 2, 1, judge)
    while match.result is None:
        seats = match.deciders()
        move = player.choose(match.observation_for(0), Budget(work=40)) if seats else match.automatic()
        match.submit(0 if seats else None, move)
    return days.result(task.game, match.record, task.goal, judge)


WORD, TURN, POSITION = 17, 60, 90
"""Seconds that somebody takes who neither hurries nor dawdles: to make a word of open cards, for a turn with
a hand, to find the best move of a position."""


def lasts(task: Task) -> int:
    """Seconds that a task takes such a person."""
    if task.finds:
        return POSITION * len(task.finds)
    if task.measure.par:
        return WORD * len(task.answer["words"])
    if task.options.get("turns"):
        return TURN * int(task.options["turns"])
    return 60 * int(task.options["minutes"]) * int(task.options["rounds"])


def need_sense(found: Sequence[Task]) -> None:
    assert [one.game for one in found] == list(days.games())
    for one in found:
        assert one.goal >= (0 if one.measure.par else 1), one.game  # a par of 0 leaves nothing
        assert 0 < lasts(one) <= 5 * 60, one.game
        if one.record is not None:
            story = Story(find(one.game).rules(None), Record.loads(one.record.dumps()))
            for asked in one.finds:
                match = story.instead(asked.turn, asked.best)
                gained = match.record.scores[asked.seat] - _before(one.record, asked.turn)[asked.seat]
                assert gained == asked.points
            assert len(one.finds) == 3


def _before(record: Record, turn: int) -> Sequence[int]:
    rules = find(record.game).rules(None)
    return next(match.record.scores for made, match in enumerate(Match.walked(rules, record)) if made == turn)


def test_a_week_of_days_is_there_and_can_be_solved() -> None:
    for ahead in range(7):
        found = tasks(MONDAY + timedelta(ahead))
        need_sense(found)
        for one in found:
            result = solved(one)
            assert 0 < result.points <= FULL, (one.game, ahead)


def test_the_harder_a_day_the_fewer_words_its_board_holds() -> None:
    boards: dict[int, list[int]] = {}
    for week in range(4):
        for ahead in range(7):
            day = MONDAY + timedelta(7 * week + ahead)
            boards.setdefault(difficulty(day), []).append(days.task(day, "boggle", judge_of).goal)
    assert [min(boards[hard]) >= max(boards[hard + 1]) for hard in range(1, 5)] == [True] * 4
    usual = {hard: fmean(goals) for hard, goals in boards.items()}
    assert [usual[hard] > 1.2 * usual[hard + 1] for hard in range(1, 5)] == [True] * 4


COARSE = {
    "quiddler": ("2026-12-08", "2026-12-28", "2027-01-15"),
    "scrabble-cards": ("2026-12-23", "2026-12-26"),
}
"""Days whose solutions had vulgar words or insults where a household has these allowed."""


@pytest.mark.parametrize("game", COARSE)
def test_no_solution_has_a_coarse_word_whatever_is_allowed(game: str) -> None:
    lexicon = judge_of(days.module(game).POLICY).lexicon
    allowed = Judge(lexicon, days.module(game).POLICY or "", vulgar=True)
    for day in COARSE[game]:
        found = days.task(date.fromisoformat(day), game, lambda policy: allowed)
        words = re.findall(r"[^\W\d_]+", " ".join(found.solution).lower())
        assert len(words) >= 3
        assert [word for word in words if not lexicon.gentle(lexicon.dawg.number(word))] == []


@pytest.mark.parametrize("game", days.games())
def test_no_deal_comes_twice_in_a_month(game: str) -> None:
    found = [str(days.task(MONDAY + timedelta(ahead), game, judge_of).position) for ahead in range(31)]
    assert len(set(found)) == len(found)


@pytest.mark.heavy
def test_a_year_of_days_is_there_and_no_deal_comes_twice() -> None:
    seen = set[str]()
    for ahead in range(366):
        found = tasks(MONDAY + timedelta(ahead))
        need_sense(found)
        seen |= {f"{one.game} {one.position}" for one in found}
    assert len(seen) == 366 * len(days.games())
