"""``review``: what every decision of recorded games was worth. ``puzzles``: positions with one best move."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from app.engine.chance import Chance
from app.engine.errors import BadOption, DamagedRecord
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.record import Record
from app.engine.reviewing import Puzzle, Review, Study
from app.engine.rules import Json, Seat
from app.engine.story import decisions
from app.games.catalogue import GAMES, Game, UnknownGame, find
from app.games.laboratory import BadInput, open_judge
from app.lab.replay import read_records
from app.lab.report import DOES_NOT_HOLD, OK, answer, say

LEVEL, WORK = 3, 60
"""The level of who plays the games that puzzles come from, and what it works on a move."""

MOST_GAMES = 400
"""Games that are looked through for puzzles at most, for each one asked for."""


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a record a line (JSON Lines); - for standard input")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def add_puzzle_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", choices=[entry.name for entry in GAMES])
    command.add_argument("--count", type=int, default=3, metavar="N", help="so many puzzles (default 3)")
    command.add_argument("--seed", type=int, default=1, metavar="K", help="which ones (default 1)")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run_puzzles)


def run(arguments: argparse.Namespace) -> int:
    """Review each record."""
    found = []
    for line, record in read_records(arguments.file):
        try:
            game = find(record.game)
            judge = open_judge(game.policy_of(record.options, record.players))
            review = _study(game, judge).review(decisions(game.rules(None), record), Budget())
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


def _study(game: Game, judge: Any) -> Study:
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


def run_puzzles(arguments: argparse.Namespace) -> int:
    """Look for so many puzzles; 1 where there are not so many in the games looked through."""
    if arguments.count < 1:
        raise BadInput("--count must be at least 1")
    found: list[Puzzle] = []
    game = find(arguments.game)
    judge = open_judge(game.policy({**_settled(game)}))
    study = _study(game, judge)
    for number in range(MOST_GAMES * arguments.count):
        for seen in _positions(game, judge, Chance(arguments.seed).stream("puzzle", number)):
            puzzle = study.puzzle(seen, Budget())
            if puzzle is not None:
                found.append(puzzle)
                break  # one of each game
        if len(found) == arguments.count:
            break
    if arguments.json:
        answer({"puzzles": [one.to_json() for one in found]})
    else:
        for one in found:
            say(f"difficulty {one.difficulty}, margin {one.margin:.1f} {one.unit}: {one.best}")
    return OK if len(found) == arguments.count else DOES_NOT_HOLD


def _settled(game: Game) -> Json:
    return game.rules(None).options({}, _seats())


def _seats() -> list[Seat]:
    return [Seat(name, "ai", LEVEL) for name in "AB"]


POSITIONS = 4
"""So many positions of a game are looked at."""


def _positions(game: Game, judge: Any, chance: Chance) -> Iterator[Any]:
    """What seats see before some of their decisions in a game."""
    match: Match[Any, Any] = Match.new(game.rules(judge), _seats(), chance.below(1 << 48))
    players = [game.opponent(LEVEL, chance.below(1 << 48), judge) for _ in range(2)]
    wanted = sorted(chance.below(40) for _ in range(POSITIONS))
    for step in range(wanted[-1] + 1):
        seat = next(iter(match.deciders()), None)
        if match.result is not None:
            return
        if seat is None:
            move = match.automatic()
            if move is None:
                return
            match.submit(None, move)
            continue
        seen = match.observation_for(seat)
        if step in wanted:
            yield seen
        match.submit(seat, players[seat].choose(seen, Budget(work=WORK)))
