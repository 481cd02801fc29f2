"""``play``: complete games between computer players and bots."""

from __future__ import annotations

import argparse
import contextlib
import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

from app.engine.chance import Chance
from app.engine.codes import CodeError, CodeFault
from app.engine.errors import IllegalMove
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.record import DEALING, Record
from app.engine.rules import LEVELS, Json, Result, Seat, strength
from app.games import deals
from app.games.catalogue import AnyPlayer, Game, UnknownGame, find
from app.games.deals import Deal
from app.games.laboratory import BadInput, open_judge
from app.lab import code, games
from app.lab.bots import PROTOCOL, Bot, BotFault
from app.lab.report import DOES_NOT_HOLD, OK, answer, say, table
from app.lexicon.judge import Judge

SEED_BITS = 53
"""Seeds in records are numbers that every JSON reader holds exactly."""

MOVES_IN_A_STRETCH = 2_000
"""A seat that moves more often while one clock runs is stopped: the clock is simulated and need not move."""

IDLE_ROUNDS = 20
"""After so many rounds in which nobody came nearer to the end a game is broken off."""


@dataclass
class Contender:
    """Who plays at one of the seats given, over all games; faults count lost decisions by kind."""

    spec: str
    seat: Seat
    player: AnyPlayer | None = None
    bot: Bot | None = None
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=lambda: {"illegal": 0, "crashed": 0, "silent": 0})

    def report(self) -> Json:
        """The contender's figures as JSON."""
        games = len(self.scores)
        error = statistics.stdev(self.scores) / math.sqrt(games) if games > 1 else 0.0
        ordered = sorted(self.seconds) or [0.0]
        figures: Json = {
            "player": self.spec,
            "games": games,
            "wins": self.wins,
            "score_mean": statistics.fmean(self.scores),
            "score_error": error,
            "moves": len(self.seconds),
            "seconds_mean": statistics.fmean(ordered),
            "seconds_p95": ordered[min(len(ordered) - 1, math.ceil(0.95 * len(ordered)) - 1)],
            "seconds_max": ordered[-1],
            "faults": dict(self.faults),
        }
        if self.bot is not None and any(self.faults.values()) and self.bot.last_words:
            figures["last_words"] = self.bot.last_words
        return figures


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_series(command)
    command.add_argument("--records", metavar="FILE", help="write each game as a line of JSON")
    command.set_defaults(run=run)


def add_series(command: argparse.ArgumentParser) -> None:
    """Who plays what, and how often."""
    known = "; ".join(f"{name}: {lab.baselines}" for name, lab in games.labs() if lab.baselines)
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--seat",
        action="append",
        required=True,
        metavar="S",
        help="a level ai:0 … ai:5, in tenths (ai:1.5), exec:COMMAND for a bot, or base:NAME for a plain "
        f"player to measure levels against ({known}); once for each seat",
    )
    command.add_argument("--games", type=int, metavar="N", help="default: 1; with --mirror one deal")
    command.add_argument(
        "--mirror",
        action="store_true",
        help="play every deal once in each rotation of the seats; N is a multiple of the number of seats",
    )
    command.add_argument("--seed", type=int, default=1, metavar="K")
    command.add_argument("--code", metavar="CODE", help="play the deal of this code")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--move-seconds", type=float, default=10.0, metavar="T", help="a bot's time")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and report; 1 when a computer player of ours made an illegal move."""
    with contextlib.ExitStack() as leaving:
        records = leaving.enter_context(_records(arguments.records)) if arguments.records else None
        contenders, broken_off = contest(arguments, _written(records) if records is not None else None)
    reports = [contender.report() for contender in contenders]
    _tell(arguments, _games(arguments), reports, broken_off)
    ours = any(sum(one.faults.values()) for one in contenders if one.bot is None)
    return DOES_NOT_HOLD if ours else OK


Hear = Callable[[Record], None]
"""Told of each game as it ends."""


def contest(arguments: argparse.Namespace, hear: Hear | None) -> tuple[list[Contender], int]:
    """The contenders once they have played all games, and how many were broken off.

    Raises BadInput, CodeError."""
    try:
        game = find(arguments.game)
    except UnknownGame as error:
        raise BadInput(f"unknown game {str(error)!r}") from None
    games = _games(arguments)
    if not (arguments.move_seconds > 0 and math.isfinite(arguments.move_seconds)):
        raise BadInput("--move-seconds must be a positive number")
    options = code.options(arguments.option)
    seats = [_seat(spec, game) for spec in arguments.seat]
    deal = None
    if arguments.code is not None:
        deal = deals.read(arguments.code)
        if deal.game != game.name:
            raise BadInput(f"a code of {deal.game}, not of {game.name}")
        if deals.for_class(deal):
            raise CodeError(CodeFault.CLASS)
        options = {**deal.options, **options}
    sitting = [seat for seat, _ in seats]
    series = Series(game, options, arguments.seed, sitting, mirror=arguments.mirror, deal=deal)
    with contextlib.ExitStack() as leaving:
        contenders = []
        for index, (spec, (seat, command)) in enumerate(zip(arguments.seat, seats, strict=True)):
            contender = Contender(spec, seat)
            contenders.append(contender)
            if command is None:
                contender.player = _player(game, seat, series.seed("player", index), series.judge)
            else:
                contender.bot = Bot(command, arguments.move_seconds)
                leaving.callback(contender.bot.close)
        series.play(contenders, games, hear)
    return contenders, series.broken_off


def _written(records: TextIO) -> Hear:
    def write(record: Record) -> None:
        records.write(record.dumps() + "\n")
        records.flush()

    return write


def _games(arguments: argparse.Namespace) -> int:
    """How many games to play. Raises BadInput."""
    turns = len(arguments.seat) if arguments.mirror else 1
    games: int = turns if arguments.games is None else arguments.games
    if games < 1:
        raise BadInput("--games must be at least 1")
    if games % turns:
        raise BadInput(f"with --mirror --games must be a multiple of the {turns} seats")
    return games


def _player(game: Game, seat: Seat, seed: int, judge: Judge | None) -> AnyPlayer:
    if seat.level is None:
        return game.baselines[seat.name.partition(":")[2]](seed, judge)
    return game.opponent(seat.level, seed, judge)


def _seat(spec: str, game: Game) -> tuple[Seat, str | None]:
    """The seat of a contender and, for a bot, its command."""
    kind, _, rest = spec.partition(":")
    if kind == "base" and rest in game.baselines:
        return Seat(spec, "ai"), None
    if kind == "ai" and (level := _level(rest)) is not None:
        return Seat(spec, "ai", level), None
    if kind == "exec" and rest.strip():
        return Seat(spec, "exec"), rest
    known = "".join(f", base:{name}" for name in game.baselines)
    raise BadInput(f"--seat {spec!r} is none of ai:{LEVELS[0]} … ai:{LEVELS[-1]}{known}, exec:COMMAND")


def _level(text: str) -> float | None:
    """A place on the scale of strength, None where there is none: "3", "1.5"."""
    try:
        return strength(int(text) if text.isdecimal() else float(text))
    except (TypeError, ValueError):
        return None


@contextlib.contextmanager
def _records(name: str) -> Iterator[TextIO]:
    try:
        with Path(name).open("w", encoding="utf-8", newline="\n") as stream:
            yield stream
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadInput(f"{name}: {error.strerror or error}") from None


def _tell(arguments: argparse.Namespace, games: int, reports: Sequence[Json], broken_off: int) -> None:
    if arguments.json:
        answer(
            {
                "game": arguments.game,
                "games": games,
                "seed": arguments.seed,
                "mirror": arguments.mirror,
                "broken_off": broken_off,
                "seats": list(reports),
            }
        )
        return
    rows = [("seat", "wins", "score", "± error", "moves", "s/move", "95 %", "max", "lost")]
    for report in reports:
        rows.append(
            (
                report["player"],
                f"{report['wins']:.1f}",
                f"{report['score_mean']:.2f}",
                f"{report['score_error']:.2f}",
                str(report["moves"]),
                f"{report['seconds_mean']:.4f}",
                f"{report['seconds_p95']:.4f}",
                f"{report['seconds_max']:.4f}",
                str(sum(report["faults"].values())),
            )
        )
    table(rows)
    if broken_off:
        say(f"broken off because they could not end any more: {broken_off}")
    for report in reports:
        lost = ", ".join(f"{count} {kind}" for kind, count in report["faults"].items() if count)
        if lost:
            last = f"; it said last: {report['last_words']}" if "last_words" in report else ""
            say(f"{report['player']} lost decisions: {lost}{last}")


class Series:
    """Games of one kind between the same contenders, their seats rotating.

    mirror: the same deal until each has had every seat, instead of a new one for each game. deal: this one.
    options: all of them. judge: of the words, None where they do not matter.
    """

    def __init__(
        self,
        game: Game,
        options: Json,
        seed: int,
        seats: Sequence[Seat],
        *,
        mirror: bool = False,
        deal: Deal | None = None,
    ) -> None:
        """Raises BadInput for a wrong number of seats or a bad option, before anything is started, and
        CodeError where the deal would come out otherwise."""
        self._game = game
        self._chance = Chance(seed)
        try:
            self.options = Match.new(game.rules(None), seats, seed, options).record.options
        except ValueError as error:
            raise BadInput(str(error)) from None
        self.judge = open_judge(game.policy(self.options))
        self._rules = game.rules(self.judge)
        self._mirror = mirror
        self.broken_off = 0
        """Games that could not end any more; they count as they stood."""
        self._deal = deal
        if deal is not None:
            deals.check(deal, self._new(seats, 0))

    def seed(self, *labels: object) -> int:
        """A seed of its own for a game or a player."""
        return self._chance.stream(*labels).below(1 << SEED_BITS)

    def _new(self, seats: Sequence[Seat], number: int) -> Match[Any, Any]:
        lexicon = self.judge.lexicon.id if self.judge is not None else None
        seed = self.seed("game", number) if self._deal is None else self._deal.seed
        return Match.new(self._rules, seats, seed, self.options, lexicon, DEALING)

    def play(self, contenders: Sequence[Contender], games: int, hear: Hear | None) -> None:
        """Play so many games, add up in the contenders, tell of each as it ends."""
        for index, one in enumerate(contenders):
            if one.bot is not None:
                one.bot.tell(
                    {
                        "type": "hello",
                        "protocol": PROTOCOL,
                        "game": self._game.name,
                        "options": self.options,
                        "contender": index,
                        "seat": index,  # for older bots, which did not know that seats rotate
                        "seats": len(contenders),
                    }
                )
        for number in range(games):
            shift = number % len(contenders)
            placed = [*contenders[shift:], *contenders[:shift]]
            deal = number // len(contenders) if self._mirror else number
            match = self._new([one.seat for one in placed], deal)
            GameTable(self._game, match, placed).play()
            self._note(match, placed)
            if hear is not None:
                hear(match.record)

    def _note(self, match: Match[Any, Any], placed: Sequence[Contender]) -> None:
        result = match.result
        if result is None:
            self.broken_off += 1
            result = Result.of(match.record.scores)
        for seat, one in enumerate(placed):
            one.scores.append(result.scores[seat])
            if seat in result.winners:
                one.wins += 1 / len(result.winners)
            if one.bot is not None:
                end = {**match.record.to_json()["result"], "seat": seat}
                one.bot.tell({"type": "end", "result": end})


class GameTable:
    """One game at its table: asks who has to decide, simulates the clock."""

    def __init__(self, game: Game, match: Match[Any, Any], placed: Sequence[Contender]) -> None:
        self._game = game
        self._match = match
        self._placed = placed
        self._waiting: dict[int, Any] = {}
        """Seat → the move it has announced for a later moment of the running clock."""
        self._moves: dict[tuple[int, int], int] = {}
        """(period of the clock, seat) → moves made while it ran."""

    def play(self) -> None:
        """To the end of the game; one that is stuck or goes on and on is broken off."""
        match = self._match
        while match.result is None and not match.stuck() and match.idle_rounds() < IDLE_ROUNDS:
            own = match.automatic()
            if own is not None:
                self._waiting.clear()
                match.submit(None, own)
                continue
            clock = match.clock()
            if clock is None or not clock.running:
                seat = match.deciders()[0]
                self._submit(seat, self._decision(seat))
                continue
            for seat in match.deciders():
                if seat not in self._waiting:
                    self._waiting[seat] = self._decision(seat, clock.period)
            seat = min(self._waiting, key=lambda one: (_moment(self._waiting[one], clock.at), one))
            self._submit(seat, self._waiting.pop(seat))

    def _decision(self, seat: int, period: int | None = None) -> Any:
        """What the seat chooses, its mildest legal move if it loses the decision."""
        one, match = self._placed[seat], self._match
        observation = match.observation_for(seat)
        if period is not None:
            count = self._moves[period, seat] = self._moves.get((period, seat), 0) + 1
            if count > MOVES_IN_A_STRETCH:
                return self._lose(seat, "illegal")
        start = time.perf_counter()
        try:
            if one.bot is not None:
                return match.rules.read_move(one.bot.ask(observation.to_json()))
            assert one.player is not None
            return match.rules.read_move(one.player.choose(observation, Budget()))
        except BotFault as fault:
            return self._lose(seat, fault.kind)
        except IllegalMove:
            return self._lose(seat, "illegal")
        finally:
            one.seconds.append(time.perf_counter() - start)

    def _lose(self, seat: int, kind: str) -> Any:
        self._placed[seat].faults[kind] += 1
        return self._game.mildest(self._match.observation_for(seat))

    def _submit(self, seat: int, move: Any) -> None:
        try:
            self._match.submit(seat, move)
        except IllegalMove:
            self._match.submit(seat, self._lose(seat, "illegal"))


def _moment(move: Any, now: int) -> int:
    """When a move is to be made, on the game's clock."""
    return max(now, getattr(move, "at", now))
