"""Boggle in the laboratory: every word on a board, how fast they are found, its scenes."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence

from app.engine.chance import Chance
from app.engine.rules import Json
from app.games.boggle import board, hiding, shake
from app.games.boggle.board import CELLS, NEIGHBOURS
from app.games.boggle.model import Options
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.scenes import MOMENTS, SCENES
from app.games.laboratory import BadInput, GameSolver, Lab, Measure, Order, Solved, named_policy, open_lexicon
from app.lexicon import czech
from app.lexicon.judge import Judge
from app.lexicon.lexicon import LANGUAGE_OF, UNRANKED, Lexicon
from app.search.boggle import BoardSearch

BOARDS, RUNS = 200, 9


def _add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("letters", metavar="LETTERS", help="16 letters, row by row")
    command.add_argument("--policy", metavar="P", default="boggle")
    command.add_argument("--min", type=int, default=2, metavar="N", help="shortest word (default 2)")
    command.add_argument("--fold", action="store_true", help="letters stand for those with diacritics too")


def _solve(arguments: argparse.Namespace) -> Solved:
    """Every word that the policy takes, in Czech order, with a path and the rank in JSON."""
    grid = _grid(arguments.letters)
    if arguments.min < 1:
        raise BadInput("--min must be at least 1")
    lexicon = open_lexicon(LANGUAGE_OF.get(arguments.policy, "cs"))
    policy = named_policy(lexicon, arguments.policy)
    found = BoardSearch(lexicon.dawg, NEIGHBOURS).words(grid, fold=arguments.fold)
    taken = [(n, word) for n, word in found.items() if len(word) >= arguments.min and policy.allows(n)]
    taken.sort(key=lambda pair: czech.sort_key(pair[1]))
    words = [_entry(lexicon, grid, number, word, fold=arguments.fold) for number, word in taken]
    document = {"grid": list(grid), "policy": policy.name, "min": arguments.min, "words": words}
    return Solved(document, [(word,) for _, word in taken])


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


def _order(order: Order) -> Json:
    """A board with as many of the words as it can hold, and the wanted number of common ones."""
    referee = BoggleReferee(Judge(open_lexicon(), "boggle"))
    made = hiding.ordered(order.words, referee, Chance(order.seed), common=order.common)
    return {
        "letters": list(made.grid),
        "hidden": list(made.hidden),
        "missed": list(made.missed),
        "common": made.common,
    }


def random_boards(count: int, seed: int = 1) -> list[tuple[str, ...]]:
    """Grids as shaken without a wish."""
    chance = Chance(seed)
    return [shake.shaken(Options(), None, chance).grid for _ in range(count)]


def _solve_ms() -> Mapping[str, Sequence[float]]:
    """Full solves of random boards of the real dice, filtered by the policy."""
    lexicon = open_lexicon()
    grids = random_boards(BOARDS)
    search, accepted = BoardSearch(lexicon.dawg, NEIGHBOURS), lexicon.policy("boggle").accepted
    values = []
    for _ in range(RUNS):
        start = time.perf_counter()
        for grid in grids:
            list(search.words(grid, accepted=accepted).values())
        values.append(1e3 * (time.perf_counter() - start) / BOARDS)
    return {"boggle_solve_ms": values}


LAB = Lab(
    GameSolver("every word on a board", _add_arguments, _solve),
    (Measure(("boggle_solve_ms",), "ms", _solve_ms),),
    order=_order,
    baselines="base:child, who sees nine of twenty common words, and base:child7 and child10 of those ages",
    start_figure="start_to_boggle_s",
    scenes=SCENES,
    moments=MOMENTS,
)
