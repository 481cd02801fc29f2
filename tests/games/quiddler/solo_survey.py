"""What the solvers of the game for one make of many deals:

    python -m tests.games.quiddler.solo_survey cz 1000

prints how much the par and the best way found leave, and how often nothing is left.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.catalogue import find
from app.games.laboratory import open_judge
from app.games.quiddler import deck
from app.games.quiddler.model import Options
from app.games.quiddler.solitaire.best import best
from app.games.quiddler.solitaire.par import par
from app.games.quiddler.solitaire.piles import OpenWords, Piles
from app.games.quiddler.solo_model import DEPTH, PILES

EDGES = (0, 1, 11, 26, 51, 101)
"""Points from which the classes of the distribution go on."""
WORK = 20_000


def options_of(edition: str) -> Options:
    """What is agreed where nobody says anything."""
    return Options(edition=edition, words="auto", min_word="letters" if edition == "en" else "cards")


def deals(edition: str, count: int, first: int = 1) -> Iterator[Piles]:
    """Piles by seeds one after the other."""
    for seed in range(first, first + count):
        cards = Chance(seed).shuffled(deck.full_deck(edition))
        yield tuple(tuple(cards[DEPTH * place : DEPTH * (place + 1)]) for place in range(PILES))


def told(name: str, left: Sequence[int], seconds: float) -> str:
    """One line about what was left."""
    found, count = sorted(left), len(left)
    ends = (*EDGES[1:], 1_000)
    classes = [
        f"{low}-{high - 1}: {sum(low <= one < high for one in found)}"
        for low, high in zip(EDGES, ends, strict=True)
    ]
    quarters = [found[count * part // 4] for part in (1, 2, 3)]
    return (
        f"{name}: n={count}, nothing left {found.count(0) / count:.1%}, mean {sum(found) / count:.1f}, "
        f"quartiles {quarters}, most {found[-1]}, {seconds / count:.2f} s a deal; {', '.join(classes)}"
    )


def _par(words: OpenWords, options: Options, dealt: Piles) -> int:
    found = par(words, options, dealt, Budget())
    assert found is not None
    return found.left


def main(edition: str, count: int) -> None:
    """Print the figures of an edition."""
    options = options_of(edition)
    policy = find("quiddler").policy_of(options.to_json(), ())
    judge = open_judge(policy)
    assert judge is not None
    everyday, every = OpenWords(judge, options, everyday=True), OpenWords(judge, options)
    figures: dict[str, list[int]] = {"par": [], "best with everyday words": [], "best": []}
    spent = dict.fromkeys(figures, 0.0)
    for dealt in deals(edition, count):
        for name, left in (
            ("par", lambda at=dealt: _par(everyday, options, at)),
            (
                "best with everyday words",
                lambda at=dealt: best(everyday, options, at, Budget(work=WORK)).left,
            ),
            ("best", lambda at=dealt: best(every, options, at, Budget(work=WORK)).left),
        ):
            start = time.perf_counter()
            figures[name].append(left())
            spent[name] += time.perf_counter() - start
    for name, found in figures.items():
        print(f"{edition} {told(name, found, spent[name])}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
