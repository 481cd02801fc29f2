"""Measures the dice and writes ``REPORT.md``: ``python packaging/dice/report.py [--compare NAME=FILE]...``.

FILE holds sixteen lines, one die each; it is only measured.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from boards import (
    CELLS,
    COMMON,
    FACES,
    LONGEST,
    SHORTEST,
    Dice,
    common_words,
    letter_share,
    neighbours,
    throws,
)
from optimise import VOWELS, bounds, deal, frequency_dice

from app.games.boggle.dice import DEFAULT_SET, DICE
from app.lexicon import czech
from app.lexicon.lexicon import Lexicon, Policy
from app.search.boggle import BoardSearch

BOARDS = 3000
SEED = 20
POOR = 12
"""A board with fewer common words than this is a dull round for several people."""
RARE = frozenset("ĎŤŇÓÚFG")
EASY, WIDE = 3_000, 20_000
TEXT = Path(__file__).with_name("REPORT.in.md")
REPORT = Path(__file__).with_name("REPORT.md")


@dataclass(frozen=True)
class Board:
    """What one board holds: word counts by commonness (3 letters and more), and its letters."""

    easy: int
    common: int
    wide: int
    sure: int
    accepted: int
    two: int
    longest: int
    vowels: int
    rare: int


def look(grid: Sequence[str], search: BoardSearch, lexicon: Lexicon, policy: Policy, fold: bool) -> Board:
    """Solves a board and sorts its words."""
    easy = common = wide = sure = accepted = two = longest = 0
    for number, word in search.words(grid, fold=fold).items():
        if not policy.allows(number):
            continue
        if len(word) < SHORTEST:
            two += len(word) == 2
            continue
        accepted += 1
        if policy.sure(number):
            sure += 1
            rank = lexicon.rank(number)
            easy += rank <= EASY
            wide += rank <= WIDE
            if rank <= COMMON:
                common += 1
                longest = max(longest, len(word))
    vowels = sum(letter in VOWELS for letter in grid)
    rare = sum(letter in RARE for letter in grid)
    return Board(easy, common, wide, sure, accepted, two, longest, vowels, rare)


def measure(dice: Dice, lexicon: Lexicon, fold: bool = False) -> list[Board]:
    """The boards of the same `BOARDS` throws with these dice, poorest first."""
    search = BoardSearch(lexicon.dawg, neighbours())
    policy = lexicon.policy("boggle")
    rng = random.Random(SEED)
    found = [look(t.grid(dice), search, lexicon, policy, fold) for t in throws(rng, BOARDS)]
    return sorted(found, key=lambda board: board.common)


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def row(name: str, boards: Sequence[Board]) -> str:
    """A line of the table of figures."""
    count = len(boards)
    tenth, median, ninth = (boards[count * part // 10].common for part in (1, 5, 9))
    poor = mean([board.common < POOR for board in boards])
    cells = [
        name,
        f"{mean([b.common for b in boards]):.1f}",
        f"{tenth} / {median} / {ninth}",
        f"{poor:.1%}",
        f"{mean([b.easy for b in boards]):.1f}",
        f"{mean([b.wide for b in boards]):.1f}",
        f"{mean([b.sure for b in boards]):.0f}",
        f"{mean([b.accepted for b in boards]):.0f}",
        f"{mean([b.two for b in boards]):.1f}",
        f"{mean([b.longest for b in boards]):.1f}",
        f"{mean([b.vowels for b in boards]):.1f}",
        f"{mean([5 <= b.vowels <= 7 for b in boards]):.0%}",
        f"{mean([b.rare == 0 for b in boards]):.0%}",
    ]
    return "| " + " | ".join(cells) + " |"


def letters_table(share: dict[str, float], dice: Dice) -> str:
    """Letter, its share of 96 faces, the faces it got."""
    faces = "".join(dice)
    limits = bounds(share)
    lines = ["| letter | share of 96 | bounds | faces |", "| --- | --- | --- | --- |"]
    order = sorted((letter for letter in limits), key=lambda letter: -share.get(letter, 0.0))
    for letter in order:
        low, high = limits[letter]
        even = share.get(letter, 0.0) * CELLS * FACES
        lines.append(f"| {letter} | {even:.2f} | {low} to {high} | {faces.count(letter)} |")
    return "\n".join(lines)


def never_together(dice: Dice) -> list[str]:
    """Pairs of letters that stand on one die only, so that no board shows both."""
    place = czech.upper(czech.LETTERS).index
    homes: dict[str, set[int]] = {}
    for number, die in enumerate(dice):
        for letter in die:
            homes.setdefault(letter, set()).add(number)
    letters = sorted(homes, key=place)
    return [
        f"{one}{other}"
        for i, one in enumerate(letters)
        for other in letters[i + 1 :]
        if homes[one] == homes[other] and len(homes[one]) == 1
    ]


def main() -> None:
    """Writes the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compare", action="append", default=[], metavar="NAME=FILE")
    arguments = parser.parse_args()
    lexicon = Lexicon.open()
    words = common_words(lexicon)
    share = letter_share(words)
    chosen = DICE[DEFAULT_SET]
    rows = [row(f"**{DEFAULT_SET}**", measure(chosen, lexicon))]
    rows.append(row(f"{DEFAULT_SET}, `fold=yes`", measure(chosen, lexicon, fold=True)))
    for seed in (1, 2, 3):
        plain = frequency_dice(share, random.Random(seed))
        rows.append(row(f"plain frequency, dealing {seed}", measure(plain, lexicon)))
    faces = "".join(chosen)
    for seed in (1, 2, 3):
        dealt = deal({letter: faces.count(letter) for letter in set(faces)}, random.Random(seed))
        rows.append(row(f"letters of {DEFAULT_SET}, dealing {seed}", measure(dealt, lexicon)))
    for pair in arguments.compare:
        name, _, file = pair.partition("=")
        rows.append(row(name, measure(Path(file).read_text(encoding="utf-8").split(), lexicon)))
    text = TEXT.read_text(encoding="utf-8")
    fields = {
        "dice": "\n".join(" ".join(chosen[i : i + 8]) for i in range(0, CELLS, 8)),
        "rows": "\n".join(rows),
        "letters": letters_table(share, chosen),
        "never": " ".join(never_together(chosen)) or "none",
        "id": lexicon.id,
        "boards": f"{BOARDS:,}",
        "common": f"{COMMON:,}",
        "words": f"{len(words):,}",
        "longest": str(LONGEST),
        "poor": str(POOR),
        "vowel_faces": str(sum(letter in VOWELS for die in chosen for letter in die)),
    }
    for field, value in fields.items():
        text = text.replace("{" + field + "}", value)
    REPORT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
