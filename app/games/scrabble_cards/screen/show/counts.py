"""The points of a turn, part by part, as they stand on the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.scrabble_cards.model import Score
from app.games.scrabble_cards.table import Placed
from app.tabletop.moment.ways import Flourish
from app.tabletop.sheet.tally import LineCount
from app.widgets.names import in_number
from app.widgets.writing import signed

translate = QCoreApplication.translate


def word_counts(placed: Placed, score: Score) -> list[LineCount]:
    """A slip for each word (RULES SK6); the premium is in its points, and the doubling of a first word."""
    made = []
    for word, points in zip(placed.words, score.words, strict=True):
        whole = points * (2 if score.first else 1)
        factor = whole // word.value if word.value else 1
        made.append(LineCount(word.cells, signed(whole), f"{word.value} × {factor} =" if factor > 1 else ""))
    return made


def bingo_count(placed: Placed, score: Score) -> LineCount:
    """All seven cards were laid (RULES SK8)."""
    shout = translate("ScrabbleShow", "All seven cards!")
    cells = placed.words[0].cells  # the whole word: beside one card alone the slip may lie on others
    return LineCount(cells, signed(score.bingo), shout, loud=True, framed=False, great=Flourish.FAN)


def own_count(placed: Placed, score: Score) -> LineCount:
    """The mover's own group card (RULES SK10)."""
    shout = translate("ScrabbleShow", "Own group card")
    return LineCount(placed.words[0].cells, signed(score.own), shout, framed=False)


def against_count(placed: Placed, score: Score, name: str) -> LineCount:
    """The dearest group card that was played against the turn, and by whom (RULES SK10)."""
    shout = in_number(
        name,
        translate("ScrabbleShow", "Card of {name}"),
        translate("ScrabbleShow", "Card of {name}", "a team"),
    ).format(name=name)
    points = signed(-score.against) if score.against else signed(score.gift)
    return LineCount(placed.words[0].cells, points, shout, loud=bool(score.against), framed=False)
