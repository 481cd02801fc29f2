"""The points of a turn, part by part, as they stand on the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.scrabble_cards.model import Score
from app.games.scrabble_cards.table import Placed, Word
from app.tabletop.sheet.tally import Count
from app.widgets import writing

translate = QCoreApplication.translate


def signed(points: int) -> str:
    """“+8”, “−5”."""
    return f"+{points}" if points >= 0 else f"{writing.MINUS}{-points}"


def word_counts(placed: Placed, score: Score) -> list[Count]:
    """A slip for each word (RULES SK6); the premium is in its points."""
    made = []
    for word, points in zip(placed.words, score.words, strict=True):
        factor = points // word.value if word.value and points != word.value else 1
        made.append(Count(word.cells, signed(points), f"{word.value} × {factor} =" if factor > 1 else ""))
    return made


def extra_counts(placed: Placed, score: Score) -> list[Count]:
    """Slips for what a turn brings besides its words (RULES SK8, SK10)."""
    last = _end(placed.words[0])
    made = []
    if score.first:
        shout = translate("ScrabbleShow", "First word ×2")
        made.append(Count((last,), signed(sum(score.words)), shout, framed=False))
    if score.bingo:
        shout = translate("ScrabbleShow", "All seven cards!")
        made.append(Count((last,), signed(score.bingo), shout, loud=True, framed=False))
    if score.own:
        shout = translate("ScrabbleShow", "Group card")
        made.append(Count((last,), signed(score.own), shout, framed=False))
    if score.against:
        shout = translate("ScrabbleShow", "Against it")
        made.append(Count((last,), signed(-score.against), shout, framed=False))
    return made


def counts(placed: Placed, score: Score) -> list[Count]:
    """All of them."""
    return [*word_counts(placed, score), *extra_counts(placed, score)]


def _end(word: Word) -> tuple[int, int]:
    return word.cells[-1]
