"""``day``: the tasks of a day."""

from __future__ import annotations

import argparse
from datetime import date

from app.engine.days import Task, difficulty
from app.engine.rules import Json
from app.games import days
from app.games.laboratory import BadInput, open_judge
from app.lab.report import OK, answer, say


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("date", metavar="DATE", help="as in 2026-11-23")
    command.add_argument("--task", type=int, metavar="I", help="this one alone, from 0")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer with what is to be done. Raises BadInput."""
    try:
        day = date.fromisoformat(arguments.date)
    except ValueError:
        raise BadInput(f"{arguments.date!r} is no date like 2026-11-23") from None
    games = days.games()
    if arguments.task is not None and not 0 <= arguments.task < len(games):
        raise BadInput(f"--task is 0 to {len(games) - 1}")
    wanted = games if arguments.task is None else games[arguments.task : arguments.task + 1]
    told = [_told(days.task(day, game, open_judge)) for game in wanted]
    if arguments.json:
        answer({"date": day.isoformat(), "difficulty": difficulty(day), "tasks": told})
        return OK
    say(f"{day.isoformat()}, difficulty {difficulty(day)} of 5")
    for one in told:
        say(f"{one['game']}: {one['kind']}, code {one['code']}, goal {one['goal']}")
    return OK


def _told(task: Task) -> Json:
    return {
        "game": task.game,
        "kind": task.kind,
        "code": days.code(task, open_judge(days.module(task.game).POLICY)),
        "position": task.position,
        "goal": task.goal,
        "answer": task.answer,
    }
