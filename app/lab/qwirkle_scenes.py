"""Moments of Qwirkle to be photographed. Nothing here draws; a stage does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from app.engine import match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.qwirkle.model import Lay, Observation
from app.games.qwirkle.opponent import QwirkleOpponent
from app.games.qwirkle.rules import QwirkleRules
from app.games.qwirkle.solver import RankedMove, Reason, analysis
from app.storage.saves import packed

SEED = 5
PERSON, OTHER = Seat("Žofie", age=11), Seat("Ondra", age=9)
FOX, OWL = Seat("Liška", "ai", 3), Seat("Sova", "ai", 4)
LEVEL = 3
"""Plays all seats up to the moment wanted."""


class QwirkleStage(Protocol):
    """A window with a table."""

    services: Any

    def open(self, controller: Any, /) -> None: ...
    def press(self, keys: str, /) -> None: ...
    def lay(self, move: Lay, /) -> None: ...
    def await_advice(self) -> None: ...


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


def _open(stage: QwirkleStage, game: Match) -> None:
    """Sit down at it, as at a game that had been put aside."""
    stage.services.saves.store("qwirkle-scene", packed(game.record, 0))
    stage.open(stage.services.resume("qwirkle-scene"))


def _qwirkle_there(seen: Observation) -> bool:
    return bool(seen.table) and bool(_qwirkles(seen))


def _qwirkles(seen: Observation) -> list[RankedMove]:
    ranked = analysis(seen, Budget(work=1), most=200)
    return [one for one in ranked if Reason.QWIRKLE in one.reasons]


def _after(turns: int) -> Callable[[Observation], bool]:
    return lambda seen: len(seen.history) >= turns


def _opening(stage: QwirkleStage) -> None:
    seed = 1
    while True:
        game = _played([PERSON, FOX, OWL], lambda seen: True, seed)
        if not game.record.turns and game.observation_for(0).opening >= 3:
            break
        seed += 1
    _open(stage, game)


def _middle(stage: QwirkleStage) -> None:
    _open(stage, _played([PERSON, FOX, OWL], _after(30)))


def _choosing(stage: QwirkleStage) -> None:
    _open(stage, _played([PERSON, FOX, OWL], _after(16)))
    stage.press("1")


def _four(stage: QwirkleStage) -> None:
    """Names that are long, a table that hardly fits, the marks of the colours."""
    longest = Seat("Maxmiliána Konstancie", age=40)
    _open(stage, _played([longest, FOX, OWL, Seat("Rys", "ai", 5)], _after(32)))
    stage.press("l")


def _trade(stage: QwirkleStage) -> None:
    _open(stage, _played([PERSON, FOX, OWL], _after(12)))
    stage.press("t25")


def _qwirkle(stage: QwirkleStage) -> None:
    game = _played([PERSON, FOX, OWL], _qwirkle_there)
    best = max(_qwirkles(game.observation_for(0)), key=lambda one: one.points)
    _open(stage, game)
    assert isinstance(best.move, Lay)
    stage.lay(best.move)


def _curtain(stage: QwirkleStage) -> None:
    _open(stage, _played([PERSON, OTHER, FOX], _after(6)))


def _hint(stage: QwirkleStage) -> None:
    _open(stage, _played([PERSON, FOX, OWL], _after(12)))
    stage.press("h")
    stage.await_advice()


def _hinted_move(stage: QwirkleStage) -> None:
    _hint(stage)
    stage.press("h")


def _best(stage: QwirkleStage) -> None:
    _open(stage, _played([PERSON, FOX, OWL], _after(12)))
    stage.press("b")
    stage.await_advice()


def _unseen(stage: QwirkleStage) -> None:
    _open(stage, _played([PERSON, FOX, OWL], _after(12)))
    stage.press("u")


def _end(stage: QwirkleStage) -> None:
    _open(stage, _played([PERSON, FOX, OWL], lambda seen: False))


SCENES: Mapping[str, Callable[[QwirkleStage], None]] = {
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
