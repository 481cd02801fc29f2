"""``review``: what every decision of recorded games was worth."""

from __future__ import annotations

import argparse
from typing import Any

from app.engine.errors import BadOption, DamagedRecord
from app.engine.player import Budget
from app.engine.record import Record
from app.engine.reviewing import Review, Study
from app.engine.rules import Json
from app.engine.story import decisions
from app.games.catalogue import Game, UnknownGame, find
from app.games.laboratory import BadInput, open_judge
from app.lab.replay import read_records
from app.lab.report import OK, answer, say


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a record a line (JSON Lines); - for standard input")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    found = []
    for line, record in read_records(arguments.file):
        try:
            game = find(record.game)
            judge = open_judge(game.policy_of(record.options, record.players))
            review = study_of(game, judge).review(decisions(game.rules(None), record), Budget())
        except UnknownGame:
            raise BadInput(f"{arguments.file}: line {line}: unknown game {record.game!r}") from None
        except (BadOption, DamagedRecord) as error:
            raise BadInput(f"{arguments.file}: line {line}: {error}") from None
        assert review is not None  # nobody tells the budget to stop
        found.append((line, record, review))
    if arguments.json:
        answer({"reviews": [_document(*one) for one in found]})
    else:
        for line, record, review in found:
            _say(line, record, review)
    return OK


def study_of(game: Game, judge: Any) -> Study:
    """How a game is looked back at. Raises BadInput where it is not."""
    if game.study is None:
        raise BadInput(f"{game.name} is not looked back at")
    return game.study(judge)


def _document(line: int, record: Record, review: Review) -> Json:
    return {"line": line, "game": record.game, **review.to_json()}


def _say(line: int, record: Record, review: Review) -> None:
    say(f"line {line}: {record.game}, {len(review.turns)} decisions")
    for one in review.turns:
        told = f"  {one.turn:4} seat {one.seat}  {100 * one.before:5.1f} % -> {100 * one.after:5.1f} %"
        say(f"{told}  {one.points:4} points" + (f"  lost {one.loss:.1f}: {one.best}" if one.loss else ""))
    for moment in review.moments:
        say(
            f"  moment {moment.turn}, seat {moment.seat}: {record.turns[moment.turn].move}\n"
            f"    better {moment.better}: {moment.more:+} at once, {moment.gain:+.1f} in the end, "
            f"{100 * moment.chance:+.1f} %; {', '.join(moment.motives)}"
        )
    for seat in range(len(record.players)):
        say(f"  seat {seat} lost {sum(one.loss for one in review.lost(seat)):.1f} points")
