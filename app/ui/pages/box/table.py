"""The score sheet as it lies on the page: a column a person, a row a round, totals on top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from app.engine.boxed import counting
from app.engine.boxed.counting import BoxStanding, SheetRules
from app.engine.boxed.sheet import BoxSheet
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.widgets import boxes
from app.widgets.announcing import announce
from app.widgets.controls.avatar import melts, paint_avatar
from app.widgets.lists.model import LinesModel
from app.widgets.lists.row import PaintedRow
from app.widgets.lists.view import RowList
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.spoken import Spoken
from app.widgets.writing import bare

translate = QCoreApplication.translate
ROW, HEAD, DISC, FIRST = 46, 132, 40, 46
"""Heights of a row and of the head, a person's disc, and the column of the numbers, in design pixels."""
FONTS = ("number", "number_small", "meta_strong", "tag")
"""Of the totals: the first one in which all of them have room."""
BESIDE = 0.44
"""Share of a column that the points of a round have, and what they have come to."""
AWAY = 0.4
"""How much of the disc of somebody who has left is seen."""
ALL = -1
"""In place of a seat: the whole row."""


class Cell(NamedTuple):
    """points: None where nothing is written. line: of the sheet. total: after it. fault: it cannot be
    read."""

    points: int | None = None
    line: int = ALL
    total: int = 0
    fault: bool = False


class SheetRow(NamedTuple):
    """title: the number of the round, or a word. whole: one line of the sheet for all."""

    title: str
    cells: tuple[Cell, ...]
    whole: bool
    spoken: str


class SheetRows(LinesModel[SheetRow]):
    def tell(self, line: SheetRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        return line.spoken if role == Qt.ItemDataRole.AccessibleTextRole else None


class SheetHead(Canvas, QWidget):
    """Who plays and how many points they have; a yellow ground where somebody's turn is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: Sequence[SeatLook] = ()
        self._totals: Sequence[int] = ()
        self._next = ALL
        self._there: Sequence[int] = ()
        theme.follow_now(self, self._restyle)

    def show_people(
        self, seats: Sequence[SeatLook], totals: Sequence[int], after: int, there: Sequence[int]
    ) -> None:
        """there: who has not left the table."""
        self._seats, self._totals, self._next, self._there = tuple(seats), tuple(totals), after, tuple(there)
        told = [f"{self._name(seat)} {bare(total)}" for seat, total in enumerate(totals)]
        self.setAccessibleName(", ".join(told))
        self.update()

    def _name(self, seat: int) -> str:
        name = self._seats[seat].name
        return name if seat in self._there else self.tr("{name} (away)").format(name=name)

    def _restyle(self) -> None:
        look = theme.current()
        self.setFixedHeight(look.px(DISC) + look.tx(HEAD - DISC))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        for seat, rect in enumerate(columns(QRectF(self.rect()), len(self._seats))):
            shown = self._seats[seat]
            marked = seat == self._next
            ground = colours.yellow_tint if marked else colours.raised
            if marked:
                slip = rect.adjusted(look.pxf(2), 0, -look.pxf(2), 0)
                painter.fillPath(paper.cut(slip, look.pxf(12), 3, 0.0), ground)
            disc = look.pxf(DISC)
            place = QRectF(rect.center().x() - disc / 2, rect.top() + look.pxf(6), disc, disc)
            ring = colours.ink if melts(shown.avatar, ground) else None
            there = seat in self._there
            painter.setOpacity(1.0 if there else AWAY)
            paint_avatar(painter, place, shown.avatar, ring=ring)
            painter.setOpacity(1.0)
            room = rect.width() - look.pxf(8)
            middle = QPointF(rect.center().x(), place.bottom() + look.tx(20))
            font, name = look.font("meta_strong"), self._name(seat)
            if not there and wide(font, name) > room:
                name = self.tr("away")  # that is not to be cut; the letter stands above
            ink = colours.ink if there else colours.ink2
            draw_text(painter, name, middle, font, ink, lean=0.5, sink=0.5, room=room)
            middle += QPointF(0, look.tx(36))
            total, font = bare(self._totals[seat]), self.total_font(look, room)
            draw_text(painter, total, middle, font, colours.ink, lean=0.5, sink=0.5, room=room)

    def total_font(self, look: theme.Theme, room: float) -> QFont:
        """The largest in which every total has room."""
        told = [bare(total) for total in self._totals]
        fonts = (look.font(name) for name in FONTS)
        fits = (font for font in fonts if max(wide(font, one) for one in told) <= room)
        return next(fits, look.font(FONTS[-1]))


def wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def columns(rect: QRectF, seats: int) -> list[QRectF]:
    """The places of the people in a row."""
    left = theme.current().pxf(FIRST)
    wide = (rect.width() - left) / max(1, seats)
    return [
        QRectF(rect.left() + left + wide * seat, rect.top(), wide, rect.height()) for seat in range(seats)
    ]


class SheetList(RowList):
    """The rounds. Left and Right go from person to person where each turn is a line of its own.

    Signals: line_chosen(int): a line of the sheet is to be written anew."""

    line_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.rows = SheetRows()
        self._seat = 0
        self._widths: dict[tuple[str, float, float], float] = {}
        super().__init__(self.rows, self._paint, self._size, parent, letters=False)
        self.row_chosen.connect(self._choose)

    def show_rows(self, rows: Sequence[SheetRow]) -> None:
        self._widths.clear()
        self.rows.set_lines(rows)
        self.scrollToBottom()

    def _choose(self, index: QModelIndex) -> None:
        row = self._row(index)
        cell = row.cells[0 if row.whole else min(self._seat, len(row.cells) - 1)]
        if cell.line != ALL:
            self.line_chosen.emit(cell.line)

    def _row(self, index: QModelIndex) -> SheetRow:
        return self.rows.lines[index.row()]

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        row = self._row(index)
        places = columns(QRectF(self.visualRect(index)), len(row.cells))
        self._seat = next(
            (at for at, place in enumerate(places) if place.contains(event.position())), self._seat
        )
        self._choose(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        index = self.currentIndex()
        if step is None or not index.isValid() or self._row(index).whole:
            super().keyPressEvent(event)
            return
        self._seat = max(0, min(len(self._row(index).cells) - 1, self._seat + step))
        self.show_focus_ring()
        self.viewport().update()

    def _size(self, _index: object) -> QSize:
        return QSize(0, theme.current().tx(ROW))

    def _paint(self, row: PaintedRow) -> None:
        look, colours = theme.current(), theme.current().palette
        shown = self.rows.lines[row.index.row()]
        row.line_above()
        places = columns(row.rect, len(shown.cells))
        if row.here:
            ground = row.rect if shown.whole else places[min(self._seat, len(places) - 1)]
            row.ground(colours.yellow_tint, ground, look.pxf(9))
        first = QPointF(row.rect.left() + look.pxf(FIRST / 2), row.rect.center().y())
        draw_text(
            row.painter,
            shown.title,
            first,
            look.font("meta"),
            colours.ink2,
            lean=0.5,
            sink=0.5,
            room=look.pxf(FIRST),
        )
        both = bool(places) and self._widest(look) <= places[0].width() * BESIDE
        for cell, place in zip(shown.cells, places, strict=True):
            if cell.points is not None:
                self._paint_cell(row.painter, cell, place, look, both=both)

    def _widest(self, look: theme.Theme) -> float:
        """Of all figures on the sheet: where one has no room, the sums are left to the head. Every row
        asks."""
        known = self._widths.get(look.key())
        if known is not None:
            return known
        cells = [cell for row in self.rows.lines for cell in row.cells if cell.points is not None]
        points = {bare(cell.points or 0) for cell in cells}
        found = max(
            max((wide(look.font("strong"), one) for one in points), default=0.0),
            max((wide(look.font("meta"), bare(one)) for one in {cell.total for cell in cells}), default=0.0),
        )
        self._widths[look.key()] = found
        return found

    def _paint_cell(
        self, painter: QPainter, cell: Cell, place: QRectF, look: theme.Theme, *, both: bool
    ) -> None:
        """The points, and smaller what they have come to."""
        colours, middle = look.palette, place.center()
        points = "?" if cell.fault else bare(cell.points or 0)
        ink = colours.red if cell.fault else colours.ink
        if not both:
            draw_text(painter, points, middle, look.font("strong"), ink, lean=0.5, sink=0.5)
            return
        at = middle - QPointF(place.width() * 0.06, 0)
        draw_text(painter, points, at, look.font("strong"), ink, lean=1, sink=0.5)
        at = middle + QPointF(place.width() * 0.06, 0)
        draw_text(painter, bare(cell.total), at, look.font("meta"), colours.ink2, sink=0.5)


class BoxRounds(Spoken, QWidget):
    """Head and rounds."""

    def __init__(self) -> None:
        super().__init__()
        self.head, self.list = SheetHead(self), SheetList(self)
        boxes.column(self.head, (self.list, 1), inside=self, bare=True)
        self.say(self.list.setAccessibleName, lambda: self.tr("Rounds; Enter writes one anew"))

    def announce(self, line: int) -> None:
        """Say what stands on the sheet now where a line was written."""
        for row in self.list.rows.lines:
            if any(cell.line == line for cell in row.cells):
                announce(self.list, row.spoken)


def sheet_rows(
    rules: SheetRules, sheet: BoxSheet, standing: BoxStanding, names: Sequence[str]
) -> list[SheetRow]:
    """A row for each round; turns go side by side until everybody had one."""
    rows: list[SheetRow] = []
    turns: list[Cell] = []
    for at, line in enumerate(standing.lines):
        whole = rules.seat_of(sheet, at) is None
        cells = tuple(
            Cell() if one is None else Cell(one.points, at, standing.running[at][seat], one.fault is not None)
            for seat, one in enumerate(line)
        )
        if whole:
            closing = sheet.lines[at].closing
            rows.append(_row("" if closing else str(len(rows) + 1), cells, names, whole=True))
            continue
        seat, number = counting.turn_at(sheet, at)
        if number > len(rows):
            turns = [Cell()] * sheet.seats
            rows.append(_row("", (), names, whole=False))
        turns[seat] = cells[seat]
        rows[-1] = _row(str(number), tuple(turns), names, whole=False)
    return rows


def _row(title: str, cells: tuple[Cell, ...], names: Sequence[str], *, whole: bool) -> SheetRow:
    told = [
        translate("Box", "{name} {points}, together {total}").format(
            name=name, points=bare(cell.points), total=bare(cell.total)
        )
        for name, cell in zip(names, cells, strict=False)
        if cell.points is not None
    ]
    head = phrases.round_number(int(title)) if title else translate("Box", "The end")
    return SheetRow(title or "Σ", cells, whole, f"{head}: {'; '.join(told)}")
