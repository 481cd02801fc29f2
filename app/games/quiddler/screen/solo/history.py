"""Earlier deals of the game for one, the last one first."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.result import SoloResult
from app.tabletop import phrases
from app.widgets import writing
from app.widgets.controls.label import Label
from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import RowList
from app.widgets.look import theme
from app.widgets.sheets.dialog import PaperDialog

ROW = 58


def _date(result: SoloResult) -> str:
    return writing.moment(int(result.at.timestamp()))


class PastDeals(LinesModel[SoloResult]):
    def tell(self, line: SoloResult, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            more = texts.history_line(line.par, line.best, line.undos, line.helps)
            return ", ".join(part for part in (_date(line), phrases.points(line.left), more) if part)
        return None


class PastSheet(PaperDialog):
    """The list; the same deal as the one just played is marked."""

    def __init__(self, about: QWidget, results: list[SoloResult], deal: int | None) -> None:
        title = self.tr("Earlier deals")
        super().__init__(about, title, width=640, height=560)
        self._deal = deal
        self.model = PastDeals(self)
        self.model.set_lines(list(reversed(results)))
        self.list = RowList(self.model, self._paint, _size)
        self.list.setAccessibleName(title)
        if results:
            text = self.tr("How much was left over; nothing is perfect.")
        else:
            text = self.tr("No deal has been played to its end yet.")
        self.body.addWidget(Label(text, "body", "ink2", wrap=True))
        self.body.addWidget(self.list, 1)
        self.add_close()

    def _paint(self, row: PaintedRow) -> None:
        look, colours = theme.current(), theme.current().palette
        line: SoloResult = row.index.data(LINE)
        if line.deal == self._deal:
            row.ground(colours.yellow_tint, row.rect.adjusted(0, 2, 0, -2), look.pxf(10), 2)
        row.line_above()
        row.left += look.pxf(10)
        figure = colours.green if not line.left else colours.ink
        row.words(Text(str(line.left), "number", figure))
        row.left += look.pxf(84)
        best = texts.history_line(line.par, line.best, line.undos, line.helps)
        edition = texts.edition(line.edition)
        row.words(Text(f"{_date(line)}, {edition}", "body_strong", colours.ink, -look.pxf(4)))
        row.words(Text(best, "meta", colours.ink2, look.pxf(18)))


def _size(_: object) -> QSize:
    look = theme.current()
    return QSize(look.px(240), look.tx(ROW))
