"""``solve``: the best that a position holds."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from app.engine import reading
from app.engine.player import Budget
from app.engine.rules import Json
from app.games.boggle import board
from app.games.boggle.board import CELLS, NEIGHBOURS
from app.games.qwirkle import tiles
from app.games.qwirkle.model import Lay, Move, Observation, Trade
from app.games.qwirkle.solver import analysis
from app.lab.report import OK, BadInput, answer, open_lexicon, read_text, say, table
from app.lab.words import named_policy
from app.lexicon import czech
from app.lexicon.lexicon import LANGUAGE_OF, UNRANKED, Lexicon
from app.search.boggle import BoardSearch


def add_arguments(command: argparse.ArgumentParser) -> None:
    games = command.add_subparsers(title="games", metavar="GAME", required=True)
    boggle = games.add_parser("boggle", help="every word on a board", allow_abbrev=False)
    boggle.add_argument("letters", metavar="LETTERS", help="16 letters, row by row")
    boggle.add_argument("--policy", metavar="P", default="boggle")
    boggle.add_argument("--min", type=int, default=2, metavar="N", help="shortest word (default 2)")
    boggle.add_argument("--fold", action="store_true", help="letters stand for those with diacritics too")
    boggle.add_argument("--json", action="store_true", help="answer with one JSON document")
    boggle.set_defaults(run=run_boggle)
    qwirkle = games.add_parser("qwirkle", help="best moves of an observation", allow_abbrev=False)
    qwirkle.add_argument("file", metavar="FILE", help="an observation as JSON; - for standard input")
    qwirkle.add_argument("--most", type=int, default=12, metavar="N", help="so many moves (default 12)")
    qwirkle.add_argument("--seconds", type=float, metavar="T", help="time to think (default: as needed)")
    qwirkle.add_argument("--json", action="store_true", help="answer with one JSON document")
    qwirkle.set_defaults(run=run_qwirkle)


def run_boggle(arguments: argparse.Namespace) -> int:
    """Every word that the policy takes, in Czech order, with a path and the rank in JSON."""
    grid = _grid(arguments.letters)
    if arguments.min < 1:
        raise BadInput("--min must be at least 1")
    lexicon = open_lexicon(LANGUAGE_OF.get(arguments.policy, "cs"))
    policy = named_policy(lexicon, arguments.policy)
    found = BoardSearch(lexicon.dawg, NEIGHBOURS).words(grid, fold=arguments.fold)
    taken = [(n, word) for n, word in found.items() if len(word) >= arguments.min and policy.allows(n)]
    taken.sort(key=lambda pair: czech.sort_key(pair[1]))
    if arguments.json:
        words = [_entry(lexicon, grid, number, word, fold=arguments.fold) for number, word in taken]
        answer({"grid": list(grid), "policy": policy.name, "min": arguments.min, "words": words})
    else:
        for _, word in taken:
            say(word)
    return OK


def run_qwirkle(arguments: argparse.Namespace) -> int:
    """Best moves first, with points, evaluation and reasons."""
    if arguments.most < 1:
        raise BadInput("--most must be at least 1")
    if arguments.seconds is not None and not arguments.seconds > 0:
        raise BadInput("--seconds must be a positive number")
    observation = _qwirkle_observation(arguments.file)
    ranked = analysis(observation, Budget(arguments.seconds), arguments.most)
    if arguments.json:
        answer({"seat": observation.seat, "moves": [one.to_json() for one in ranked]})
    else:
        rows = [("move", "points", "value", "why")]
        for one in ranked:
            why = ", ".join(one.reasons)
            rows.append((_qwirkle_move(one.move), str(one.points), f"{one.value:+.1f}", why))
        table(rows)
    return OK


def _qwirkle_observation(name: str) -> Observation:
    text = read_text(name)
    try:
        observation = Observation.from_json(reading.loads(text))
        if observation.turn is None or observation.turn != observation.seat:
            raise BadInput(f"{name}: it is not the turn of the seat that observes")
        observation.need_sense()
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise BadInput(f"{name}: no observation of Qwirkle: {error!r}") from None
    return observation


def _qwirkle_move(move: Move) -> str:
    if isinstance(move, Lay):
        return " ".join(f"{'-'.join(tiles.to_json(tile))}@{x},{y}" for tile, (x, y) in move.placements)
    if isinstance(move, Trade):
        return "trade " + " ".join("-".join(tiles.to_json(tile)) for tile in move.tiles)
    return "pass"


def _grid(text: str) -> tuple[str, ...]:
    """16 Czech capitals; blanks and commas between them do not matter. Raises BadInput."""
    letters = czech.normalise("".join(text.replace(",", " ").split()))
    if len(letters) != CELLS:
        raise BadInput(f"a board has {CELLS} letters, not {len(letters)}")
    for letter in letters:
        if not czech.is_czech(letter):
            raise BadInput(f"{letter!r} is no Czech letter")
    return tuple(czech.upper(letters))


def _entry(lexicon: Lexicon, grid: Sequence[str], number: int, word: str, *, fold: bool) -> Json:
    rank = lexicon.rank(number)
    path = next(board.paths(grid, word, fold=fold))
    return {"word": word, "path": list(path), "rank": None if rank == UNRANKED else rank}
