"""The complete lists of short words: each with what it is and means, to be learnt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.lexicon import czech
from app.lexicon.analysis import Pos
from app.storage.household import HouseholdFile
from app.ui.pages.dictionary.finder import having
from app.ui.pages.dictionary.forms import NotedWords, paint_noted
from app.ui.pages.dictionary.lookup import FoundWords, LookupQuery, ShortWord, is_czech, tidy
from app.ui.words import grammar_texts, meaning_notes
from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import PaintedRow
from app.widgets.look import theme

READINGS = 2
"""So many readings of a short word are told beside it."""


@dataclass(frozen=True)
class ShortLine:
    """A row: the word; whether the household has banned it, or has added it itself; gentle: a vulgar one is
    not dwelt on; foreign: of the English list."""

    short: ShortWord
    banned: bool = False
    own: bool = False
    gentle: bool = True
    foreign: bool = False


def short_lines(
    question: LookupQuery, found: FoundWords, household: HouseholdFile, *, gentle: bool
) -> list[ShortLine]:
    """The words of a list, and those that the household has added to it."""
    if not is_czech(question.policy):
        return [ShortLine(short, gentle=gentle, foreign=True) for short in found.explained]
    banned = household.banned()
    lines = [ShortLine(short, short.word in banned, gentle=gentle) for short in found.explained]
    fits = having(tidy(question.text, question.mode))
    listed = {short.word for short in found.explained}
    own = [
        ShortLine(ShortWord(word, (), ()), own=True)
        for word in household.words()
        if len(word) == question.filters.length and word not in listed and fits.search(word)
    ]
    return sorted([*lines, *own], key=lambda line: czech.sort_key(line.short.word)) if own else lines


class ShortModel(LinesModel[ShortLine]):
    """DisplayRole = the word, ToolTipRole = what it is and means, told when it is looked at."""

    def tell(self, line: ShortLine, role: int) -> Any:
        word = line.short.word
        if role == Qt.ItemDataRole.DisplayRole:
            return word
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.explain(line) or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (word, self.explain(line)) if part)
        return None

    def explain(self, line: ShortLine) -> str:
        """What a word is, and what it means."""
        if line.own:
            return self.tr("on your own list")
        short = line.short
        told = "; ".join(grammar_texts.readings_text(short.word, short.readings, READINGS))
        parts = [self.tr("banned by you")] if line.banned else []
        if told or not line.foreign:
            parts.append(told or grammar_texts.pos_name(Pos.OTHER))
        if not (line.gentle and short.vulgar):
            parts += meaning_notes.meaning_lines(short.word, short.meanings, 1, gentle=line.gentle)
        return " · ".join(parts)


def _paint(row: PaintedRow) -> None:
    look, line = theme.current(), row.index.data(LINE)
    row.line_above()
    note = str(row.index.data(Qt.ItemDataRole.ToolTipRole) or "")
    ground = look.palette.yellow_tint if row.chosen else None
    word, apart = line.short.word, look.pxf(64)
    paint_noted(row, word, note, apart, ground=ground, refused=line.banned, asked=False)


class ShortList(NotedWords):
    """The row that is reached is explained in full beside the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.shorts = ShortModel()
        super().__init__(self.shorts, _paint, parent)
        self.setUniformItemSizes(True)

    def show_lines(self, lines: Sequence[ShortLine]) -> None:
        """Show these lines; where they are the ones shown already, the list stays where it is."""
        self.shorts.set_lines(lines, lambda line: (line.short.word, line.banned, line.own, line.gentle))
