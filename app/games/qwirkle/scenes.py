"""Moments of Qwirkle to be photographed. Nothing here draws; a stage does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.engine import match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.laboratory import Moment, Scene, Stage
from app.games.qwirkle.candidates import Choice, Outlook, choices, line_lengths
from app.games.qwirkle.model import Lay, Observation
from app.games.qwirkle.opponent import QwirkleOpponent
from app.games.qwirkle.rules import QwirkleRules
from app.games.qwirkle.tiles import LONGEST

SEED = 5
PERSON, OTHER = Seat("Žofie", age=11), Seat("Ondra", age=9)
FOX, OWL = Seat("Liška", "ai", 3), Seat("Sova", "ai", 4)
LEVEL = 3
"""Plays all seats up to the moment wanted."""


Match = match.Match[Any, Observation]


def _played(seats: Sequence[Seat], until: Callable[[Observation], bool], seed: int = SEED) -> Match:
    """A game that has come to the first turn of seat 0 with something in it, or to its end."""
    game: Match = match.Match.new(QwirkleRules(), seats, seed)
    opponents = [QwirkleOpponent(LEVEL, seat) for seat in range(len(seats))]
    while game.result is None:
        seat = game.deciders()[0]
        seen = game.observation_for(seat)
        if seat == 0 and until(seen):
            break
        game.submit(seat, opponents[seat].choose(seen, Budget(work=1)))
    return game


def _qwirkles(seen: Observation) -> list[Choice]:
    outlook = Outlook(seen)
    laying = [one for one in choices(outlook, defends=True) if one.laid]
    return [one for one in laying if LONGEST in line_lengths(outlook.position, one.laid)]


def _after(turns: int) -> Callable[[Observation], bool]:
    return lambda seen: len(seen.history) >= turns


def _await_advice(stage: Stage) -> None:
    """Wait for a hint or for the list of best moves."""
    stage.wait(lambda: stage.table.view.adviser.advised, "advice")


def _opening(stage: Stage) -> None:
    seed = 1
    while True:
        game = _played([PERSON, FOX, OWL], lambda seen: True, seed)
        if not game.record.turns and game.observation_for(0).opening >= 3:
            break
        seed += 1
    stage.resume(game.record)


def _middle(stage: Stage) -> None:
    stage.resume(_played([PERSON, FOX, OWL], _after(30)).record)


def _choosing(stage: Stage) -> None:
    stage.resume(_played([PERSON, FOX, OWL], _after(16)).record)
    stage.press("1")


def _four(stage: Stage) -> None:
    """Names that are long, a table that hardly fits, the marks of the colours."""
    longest = Seat("Maxmiliána Konstancie", age=40)
    stage.resume(_played([longest, FOX, OWL, Seat("Rys", "ai", 5)], _after(32)).record)
    stage.press("l")


def _trade(stage: Stage) -> None:
    stage.resume(_played([PERSON, FOX, OWL], _after(12)).record)
    stage.press("t25")


def _qwirkle(stage: Stage) -> None:
    game = _played([PERSON, FOX, OWL], lambda seen: bool(seen.table and _qwirkles(seen)))
    best = max(_qwirkles(game.observation_for(0)), key=lambda one: one.points)
    stage.resume(game.record)
    assert isinstance(best.move, Lay)
    stage.table.view.hand.lay(best.move.placements)


def _qwirkle_begins(stage: Stage) -> Callable[[], object]:
    _qwirkle(stage)
    view = stage.table.view
    stage.wait(view.isVisible, "the table")
    return lambda: view.confirm()


def _curtain(stage: Stage) -> None:
    stage.resume(_played([PERSON, OTHER, FOX], _after(6)).record)


def _hint(stage: Stage) -> None:
    stage.resume(_played([PERSON, FOX, OWL], _after(12)).record)
    stage.press("h")
    _await_advice(stage)


def _hinted_move(stage: Stage) -> None:
    _hint(stage)
    stage.press("h")


def _best(stage: Stage) -> None:
    stage.resume(_played([PERSON, FOX, OWL], _after(12)).record)
    stage.press("b")
    _await_advice(stage)


def _unseen(stage: Stage) -> None:
    stage.resume(_played([PERSON, FOX, OWL], _after(12)).record)
    stage.press("u")


def _end(stage: Stage) -> None:
    stage.resume(_played([PERSON, FOX, OWL], lambda seen: False).record)


MOMENTS: Mapping[str, Moment] = {"qwirkle": _qwirkle_begins}

SCENES: Mapping[str, Scene] = {
    "opening": _opening,
    "middle": _middle,
    "choosing": _choosing,
    "four": _four,
    "trade": _trade,
    "qwirkle": _qwirkle,
    "curtain": _curtain,
    "hint": _hint,
    "hinted-move": _hinted_move,
    "best": _best,
    "unseen": _unseen,
    "end": _end,
}
