"""``solve``: the best that a position holds."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from app.engine.rules import Json
from app.games.boggle import board
from app.games.boggle.model import CELLS, NEIGHBOURS
from app.lab.report import OK, BadInput, answer, open_lexicon, say
from app.lab.words import named_policy
from app.lexicon import czech
from app.lexicon.lexicon import UNRANKED, Lexicon
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


def run_boggle(arguments: argparse.Namespace) -> int:
    """Every word that the policy takes, in Czech order, with a path and the rank in JSON."""
    grid = _grid(arguments.letters)
    if arguments.min < 1:
        raise BadInput("--min must be at least 1")
    lexicon = open_lexicon()
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
