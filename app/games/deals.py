"""Deals that are passed on as codes (`app.engine.codes`): which game, what was agreed, and the seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from app.engine import codes
from app.engine.codes import CodeError, CodeFault, Form
from app.games import catalogue

if TYPE_CHECKING:
    from app.engine.match import Match
    from app.engine.record import Record


@dataclass(frozen=True)
class Deal:
    """What a code stands for. It is dealt alike for as many players and the same seats.

    options: what a code can tell of the agreements. version: of the way in which the game is dealt, from 1.
    seal: see `Form`. seats: for how many it is dealt, 0 where the code does not tell.
    """

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    version: int = 1
    seal: int = 0
    seats: int = 0


def _forms() -> dict[str, Form]:
    found = {one.name: one.game.form for one in catalogue.GAMES}
    return {name: form for name, form in found.items() if form is not None}


def write(deal: Deal) -> str:
    """The code of a deal. Raises CodeError where it has none."""
    game = catalogue.find(deal.game)
    form, written = game.form, game.written(deal.options)
    if written == "":
        raise CodeError(CodeFault.NONE, "too long")
    if written is not None:
        return written
    try:
        if form is None or deal.version != len(form.kinds):
            raise ValueError(f"no codes of version {deal.version}")
        return codes.letters(form.pack({**deal.options, codes.DEALT_FOR: deal.seats}, deal.seed, deal.seal))
    except ValueError as error:
        raise CodeError(CodeFault.NONE, str(error)) from error


def read(text: str) -> Deal:
    """What a code stands for. Raises CodeError."""
    for entry in catalogue.GAMES:
        options = entry.game.read_written(text)
        if options is not None:
            return Deal(entry.name, options, version=len(entry.game.form.kinds) if entry.game.form else 1)
    value = codes.number(text)
    for name, form in _forms().items():
        if codes.kind_of(value) in form.kinds:
            version = form.kinds.index(codes.kind_of(value)) + 1
            if version < len(form.kinds):
                raise CodeError(CodeFault.OLDER)
            options, seed, seal = form.unpack(value)
            seats = options.pop(codes.DEALT_FOR, 0)
            return Deal(name, options, seed, version, seal, seats)
    raise CodeError(CodeFault.NEWER)


def for_class(deal: Deal) -> bool:
    """Whether only a lesson or a printed sheet can take it."""
    return catalogue.find(deal.game).for_class(deal.options)


def deal_of(record: Record) -> Deal | None:
    """The deal of a game; None where it has no code, or the first round is not dealt yet."""
    game = catalogue.find(record.game)
    if game.form is None or record.dealing < 2 or not 0 <= record.seed < codes.SEEDS:
        return None
    written = game.written(record.options)
    if written is not None:
        deal = Deal(record.game, record.options, record.seed, len(game.form.kinds))
        return deal if written else None
    seal = game.seal(record.turns)
    if seal is None:
        return None
    version, seats = len(game.form.kinds), len(record.players)
    return Deal(record.game, record.options, record.seed, version, seal, seats)


def code_of(record: Record) -> str:
    """Empty where the game has none."""
    deal = deal_of(record)
    return "" if deal is None else write(deal)


def check(deal: Deal, match: Match[Any, Any]) -> None:
    """Whether the game comes out as the code says. match: set up for it, and used up by this.

    Raises CodeError (OLDER)."""
    if catalogue.find(deal.game).written(deal.options) is None and deal.seal != _seal(match):
        raise CodeError(CodeFault.OLDER)


def _seal(match: Match[Any, Any]) -> int:
    """Of a deal, once its first round lies there."""
    game = catalogue.find(match.record.game)
    slow = match.work_ahead()
    if slow is not None:
        slow()
    if game.seal(match.record.turns) is None:
        for seat in match.deciders():
            match.submit(seat, game.mildest(match.observation_for(seat)))
            break
    return game.seal(match.record.turns) or 0


def sealed(deal: Deal, match: Callable[[], Match[Any, Any]]) -> Deal:
    """A deal with its seal, where it has one. match: sets the game up."""
    form = catalogue.find(deal.game).form
    if form is None or form.seals == 1 or catalogue.find(deal.game).written(deal.options) is not None:
        return deal
    return replace(deal, seal=_seal(match()))
