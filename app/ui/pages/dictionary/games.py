"""What each game says about a word: a list with an icon and words in every row."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from app.lexicon.lexicon import Judgement
from app.ui import faces
from app.ui.words import word_notes
from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import RowList
from app.widgets.look import art, theme

ROW = 40


class PolicyVerdict(NamedTuple):
    """One row: a policy of the word list and what it says."""

    policy: str
    said: Judgement


class VerdictModel(LinesModel[PolicyVerdict]):
    """DisplayRole = the game's name, ANSWER = the answer in words."""

    ANSWER = LINE + 1

    def tell(self, line: PolicyVerdict, role: int) -> Any:
        name = word_notes.policy_name(line.policy)
        answer = word_notes.short_verdict(line.said.accepted, line.said.reason)
        answers = {
            Qt.ItemDataRole.DisplayRole: name,
            Qt.ItemDataRole.AccessibleTextRole: f"{name}: {answer}",
            Qt.ItemDataRole.ToolTipRole: f"{name}: {answer}",
            self.ANSWER: answer,
        }
        return answers.get(role)


def _paint(row: PaintedRow) -> None:
    """Emblem, name, disc with a tick or a cross, answer."""
    look, colours = theme.current(), theme.current().palette
    verdict: PolicyVerdict = row.index.data(LINE)
    if row.here:
        row.ground(colours.yellow_tint, row.rect, look.pxf(9))
    else:
        row.line_above()
    emblem = row.put(look.pxf(32), before=look.pxf(6), after=look.pxf(12))
    face = faces.by_policy().get(verdict.policy)
    if face is not None:
        art.paint(row.painter, face.emblem, emblem)
    row.right -= look.pxf(8)
    answer, name = str(row.index.data(VerdictModel.ANSWER)), str(row.index.data())
    of_answer, of_name = QFontMetricsF(look.font("meta_strong")), QFontMetricsF(look.font("body"))
    base, disc = of_name.capHeight() / 2, look.pxf(24)
    room = row.right - row.left - disc - look.pxf(26)
    if of_name.horizontalAdvance(name) + of_answer.horizontalAdvance(answer) > room:
        name = word_notes.policy_name(verdict.policy, short=True)
    wide = min(
        of_answer.horizontalAdvance(answer),
        max(look.pxf(90), room - of_name.horizontalAdvance(name)),
    )
    left, row.left = row.left, row.right - wide
    row.right += 1
    row.words(Text(answer, "meta_strong", colours.ink, base))
    row.right, row.left = row.left, left
    spot = row.put_last(disc, before=look.pxf(8), after=look.pxf(8))
    row.painter.setPen(Qt.PenStyle.NoPen)
    row.painter.setBrush(colours.green if verdict.said.accepted else colours.red)
    row.painter.drawEllipse(spot)
    row.icon("check" if verdict.said.accepted else "x", spot, colours.onfill, 3.4, inset=disc * 0.2)
    row.words(Text(name, "body", colours.ink, base))


def row_height() -> int:
    look = theme.current()
    return max(look.px(ROW), look.tx(31))


class VerdictList(RowList):
    """All games at once; as high as its rows. Arrow keys read row by row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.verdicts = VerdictModel()
        super().__init__(
            self.verdicts,
            _paint,
            lambda index: QSize(theme.current().px(200), row_height()),
            parent,
            choosing=(),
            letters=False,
        )
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verdicts.modelReset.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """As high as the rows."""
        self.setFixedHeight(row_height() * self.verdicts.rowCount())
        super().restyle()
