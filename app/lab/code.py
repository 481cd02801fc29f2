"""``code``: the code of a deal, and what a code stands for."""

from __future__ import annotations

import argparse
from typing import Any

from app.engine import codes
from app.engine.codes import CodeError, CodeFault
from app.engine.errors import BadOption
from app.engine.match import Match
from app.engine.record import DEALING
from app.engine.rules import Seat
from app.games import catalogue, deals
from app.games.deals import Deal
from app.games.laboratory import BadInput, open_judge
from app.lab.report import OK, answer, say

SEATS = (Seat("", "ai", 1), Seat("", "ai", 1))
SENTENCES = {
    CodeFault.EMPTY: "there is no code",
    CodeFault.LETTER: "codes have no {detail}: mistyped?",
    CodeFault.LENGTH: "a code has 9 to 12 letters and digits, not {detail}",
    CodeFault.MISTYPED: "mistyped: the check letter does not fit the others",
    CodeFault.NEWER: "only a newer version can deal this",
    CodeFault.OLDER: "this version deals otherwise than the one that made the code",
    CodeFault.CLASS: "a deal for a class, which no game begins with",
    CodeFault.NONE: "this deal has no code: {detail}",
}


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME")
    command.add_argument("--read", metavar="CODE", help="tell what a code stands for")
    command.add_argument("--seed", type=int, default=1, metavar="K", help=f"below {codes.SEEDS}; default: 1")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def sentence(error: CodeError) -> str:
    return SENTENCES[error.fault].format(detail=error.detail)


def run(arguments: argparse.Namespace) -> int:
    """The code, or what it stands for. Raises BadInput, CodeError."""
    if (arguments.game is None) == (arguments.read is None):
        raise BadInput("either GAME or --read CODE")
    told: dict[str, Any]
    if arguments.read is not None:
        deal = deals.read(arguments.read)
        told = {"game": deal.game, "options": deal.options, "seed": deal.seed, "version": deal.version}
    else:
        told = {"code": deals.write(_deal(arguments.game, arguments.seed, options(arguments.option)))}
    if arguments.json:
        answer(told)
    elif arguments.game is not None:
        say(codes.spaced(str(told["code"])))
    else:
        for name, value in told.items():
            say(f"{name}: {value}")
    return OK


def options(given: list[str]) -> dict[str, Any]:
    """Options of a command line. Raises BadInput."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput(f"--option {text!r} is not NAME=VALUE")
        found[name] = value
    return found


def _deal(name: str, seed: int, given: dict[str, Any]) -> Deal:
    """Raises BadInput."""
    try:
        game = catalogue.find(name)
        settled = game.rules(None).options(given, SEATS)
    except catalogue.UnknownGame as error:
        raise BadInput(f"unknown game {str(error)!r}") from None
    except BadOption as error:
        raise BadInput(str(error)) from None
    deal = Deal(name, settled, seed, len(game.form.kinds) if game.form is not None else 1)
    try:
        deals.write(deal)  # whether it has a code at all, before words are looked for
    except CodeError as error:
        raise BadInput(sentence(error)) from None
    rules = game.rules(open_judge(game.policy(settled)))
    return deals.sealed(deal, lambda: Match.new(rules, SEATS, seed, settled, dealing=DEALING))
