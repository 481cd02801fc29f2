"""``tempo``: how many turns a seat gets in a round, in games between computer players and bots."""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable, Iterable, Sequence

from app.engine.record import Record
from app.engine.rules import Json
from app.games.laboratory import BadInput
from app.lab import games, play
from app.lab.report import OK, answer, say, table

MOST = 3
"""So many turns of whoever had fewest are told apart."""


class _Pace:
    """Turns by contender, and of whoever had fewest in each round."""

    def __init__(self, contenders: int, pace: Callable[[Record], Iterable[Sequence[int]]]) -> None:
        self._pace = pace
        self._games = 0
        self._turns: list[list[int]] = [[] for _ in range(contenders)]
        self.fewest: list[int] = []

    def hear(self, record: Record) -> None:
        """Add up a game; seats rotate from game to game as `play.Series` has them."""
        shift = self._games % len(self._turns)
        for turns in self._pace(record):
            for seat, count in enumerate(turns):
                self._turns[(seat + shift) % len(turns)].append(count)
            self.fewest.append(min(turns))
        self._games += 1

    def document(self, seats: Sequence[play.Contender]) -> Json:
        """Shares are of rounds: in which somebody had only so many turns, in which everybody had so many."""
        rounds = max(1, len(self.fewest))
        return {
            "rounds": len(self.fewest),
            "seats": [
                {"player": one.spec, "turns_mean": statistics.fmean(turns or [0]), "wins": one.wins}
                for one, turns in zip(seats, self._turns, strict=True)
            ],
            "somebody": {str(n): self.fewest.count(n) / rounds for n in range(1, MOST + 1)},
            "everybody": {str(n): sum(few >= n for few in self.fewest) / rounds for n in range(2, MOST + 1)},
        }


def add_arguments(command: argparse.ArgumentParser) -> None:
    play.add_series(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and tell the turns of their rounds."""
    paces = {name: lab.pace for name, lab in games.labs() if lab.pace is not None}
    if arguments.game not in paces:
        raise BadInput(f"{arguments.game!r} has no rounds of turns (there is: {', '.join(paces)})")
    pace = _Pace(len(arguments.seat), paces[arguments.game])
    contenders, _ = play.contest(arguments, pace.hear)
    told = pace.document(contenders)
    if arguments.json:
        answer({"game": arguments.game, "games": len(contenders[0].scores), "seed": arguments.seed, **told})
        return OK
    rows = [("seat", "turns", "wins")]
    rows += [(one["player"], f"{one['turns_mean']:.2f}", f"{one['wins']:.1f}") for one in told["seats"]]
    table(rows)
    say(f"rounds: {told['rounds']}")
    for count, share in told["somebody"].items():
        say(f"somebody had only {count}: {100 * share:.1f} %")
    for count, share in told["everybody"].items():
        say(f"everybody had at least {count}: {100 * share:.1f} %")
    return OK
