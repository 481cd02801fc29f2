"""Sheets with a chart: a title, a sentence that says what it shows, the chart, and a quiet menu."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QLocale, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui import importing
from app.ui.thread_bridge import ThreadBridge
from app.widgets import boxes
from app.widgets.controls.bar_button import MenuButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.sheets.menu import MenuLine
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

if TYPE_CHECKING:
    from app.ui.pages.journal.plot import Plot

PLOT, CATCH = 176, 38
"""Height of a plot at least, and of a line of words, in design pixels."""
WEEKS = 8
"""So many the calendar shows."""
Table = Sequence[Sequence[object]]
Chart = TypeVar("Chart", bound=QWidget)
PLOTS, NEXT_MS = "pyqtgraph", 60
"""What plots need, and how long it waits between two of them that nobody sees yet."""


class Filling(QObject):
    """Draws plots on a sheet once it stands with its sentences: one by one, those in sight first."""

    def __init__(self, scroll: PaperScroll, places: Sequence[PlotPlace], stands: Callable[[], bool]) -> None:
        """places: from the top on. stands: whether the page says what it is to say. While other numbers are
        on their way nothing is drawn: it would be drawn anew, and they would come later for it."""
        super().__init__(scroll)
        self._scroll, self._places, self._stands = scroll, places, stands
        self._asked = self._imported = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._fill_next)
        scroll.verticalScrollBar().valueChanged.connect(lambda _: self.fill())
        self._imports = ThreadBridge("imports", self)

    @property
    def is_done(self) -> bool:
        """Whether all that is in sight is drawn."""
        return not any(self._in_sight(place) for place in self._waiting())

    def fill(self) -> None:
        """Have drawn what waits. Each plot is painted before the next one is drawn: nothing that is done at
        the page meanwhile waits for more than one."""
        if not self._stands() or not self._waiting():
            return
        if not self._imported:
            self._import()
            return
        self._next.start(NEXT_MS if self.is_done else 0)

    def _import(self) -> None:
        """Not before the first page stands: beside it, an import would take half of its time."""
        if not self._asked:
            self._asked = True
            self._imports.ask(lambda _: importing.bring(PLOTS), self._begin, owner=self)

    def _begin(self, _: object) -> None:
        self._imported = True
        self.fill()

    def _fill_next(self) -> None:
        if not self._stands():
            return
        waiting = self._waiting()
        seen = [place for place in waiting if self._in_sight(place)]
        for place in (seen or waiting)[:1]:
            place.fill()
        self.fill()

    def _waiting(self) -> list[PlotPlace]:
        return [one for one in self._places if one.waits and one.isVisibleTo(self._scroll)]

    def _in_sight(self, place: PlotPlace) -> bool:
        port = self._scroll.viewport()
        at = place.mapTo(port, QPoint(0, 0))
        return QRect(at, place.size()).intersects(port.rect())


class ChartPanel(Spoken, Panel, Generic[Chart]):
    """A sheet of the numbers. `rows` are its numbers as a table, heads first.

    Signals:
        save_requested(str title, str suffix, object content): content: gives the bytes to be written.
    """

    save_requested = Signal(str, str, object)

    def __init__(self, body: Chart, parent: QWidget | None = None, *, seed: int = 1) -> None:
        super().__init__("", parent, seed=seed)
        self.chart = body
        self.rows: Table = ()
        self.sentence = Label("", "meta", "ink2", wrap=True)
        self.menu = MenuButton("dots", self._lines, self)
        self.head.addWidget(self.menu)
        self.body.addWidget(self.sentence)
        self.body.addWidget(body, 1)
        self.hear(self._name_menu)

    def _name_menu(self) -> None:
        """There are many of them on the page."""
        text = self.tr("Picture and table: {chart}")
        self.menu.set_words("", text.format(chart=self.title.whole_text()))

    def tell(self, title: str, sentence: str, rows: Table, *, empty: bool) -> None:
        """What stands over the chart and in the table; empty: there is nothing to draw yet."""
        self.set_title(title)
        self.sentence.setText(sentence)
        self.rows = rows
        self.chart.setVisible(not empty)
        self.menu.setEnabled(not empty)
        self.body.setStretch(self.body.indexOf(self.chart), 0 if empty else 1)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self._name_menu()

    def _lines(self) -> list[MenuLine]:
        title = self.title.whole_text()
        return [
            MenuLine(
                self.tr("Save the picture…"),
                lambda: self.save_requested.emit(title, ".png", self.picture),
                "save",
            ),
            MenuLine(
                self.tr("Save the table (CSV)…"),
                lambda: self.save_requested.emit(title, ".csv", self.table),
                "list",
            ),
        ]

    def picture(self) -> bytes:
        from PySide6.QtCore import QBuffer

        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        self.menu.hide()
        self.grab().save(buffer, "PNG")
        self.menu.show()
        return bytes(buffer.data().data())

    def table(self) -> bytes:
        """The numbers, as spreadsheets read them."""
        text = io.StringIO()
        csv.writer(text, lineterminator="\r\n").writerows(self.rows)
        return b"\xef\xbb\xbf" + text.getvalue().encode()


class PlotPlace(QWidget):
    """Room for a plot. pyqtgraph takes long to import, and a plot to be made: its owner says when."""

    def __init__(self) -> None:
        super().__init__()
        self._draw: Callable[[Plot], object] | None = None
        self.plot: Plot | None = None
        self.waits = False
        """Whether something else is to be drawn than what is seen."""
        self._column = boxes.column(inside=self, bare=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow_now(self, self._restyle)

    def show_drawing(self, draw: Callable[[Plot], object]) -> None:
        """Have this drawn with the next `fill`."""
        self._draw, self.waits = draw, True

    def fill(self) -> None:
        """Draw what waits, now."""
        if not self.waits or self._draw is None:
            return
        from app.ui.pages.journal.plot import Plot

        self.waits = False
        if self.plot is None:
            self.plot = Plot(self)
            self._column.addWidget(self.plot)
        self.plot.show_drawing(self._draw)

    def _restyle(self) -> None:
        self.setMinimumHeight(theme.current().px(PLOT))


class Catch(NamedTuple):
    """A word, and what is told of it."""

    word: str
    note: str


class Catches(Canvas, QWidget):
    """Words one under the other, what is told of each at the right."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Sequence[Catch] = ()
        theme.follow(self, self._restyle)

    def show_lines(self, lines: Sequence[Catch]) -> None:
        self.lines = lines
        self.setAccessibleName(", ".join(f"{line.word}: {line.note}" for line in lines))
        self._restyle()

    def _restyle(self) -> None:
        self.setMinimumHeight(len(self.lines) * theme.current().tx(CATCH))
        self.updateGeometry()
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours, high = look.palette, look.tx(CATCH)
        for at, line in enumerate(self.lines):
            middle = (at + 0.5) * high
            if at:
                painter.fillRect(QRectF(0, at * high, self.width(), look.pxf(1.2)), colours.line)
            right = QPointF(self.width(), middle)
            font = look.font("meta")
            taken = draw_text(painter, line.note, right, font, colours.ink2, lean=1.0, sink=0.5)
            room = self.width() - taken - look.px(12)
            at_left = QPointF(0, middle)
            draw_text(painter, line.word, at_left, look.font("word_small"), colours.ink, sink=0.5, room=room)


class NumberSlip(Canvas, QWidget):
    """A number in large type on coloured paper, and what it counts."""

    def __init__(self, fill: str, seed: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fill, self._seed = fill, seed
        self.number, self.text, self.aside = "", "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow_now(self, self._restyle)

    def tell(self, number: str, text: str, aside: str = "") -> None:
        """aside: small, in the corner."""
        self.number, self.text, self.aside = number, text, aside
        self.setAccessibleName(f"{number} {text} {aside}".strip())
        self.update()

    def _restyle(self) -> None:
        look = theme.current()
        self.setFixedHeight(look.px(64) + look.tx(52))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = theme.cover_palette()
        thickness = float(look.px(paper.THICKNESS))
        face = QRectF(self.rect()).adjusted(1, 1, -1, -thickness - 1)
        outline = paper.cut(face, look.pxf(16), self._seed, 0.0 if colours.flat else look.pxf(2))
        fill = colours.colour(self._fill)
        paper.paint_sheet(painter, outline, fill, colours.colour(f"{self._fill}_edge"), thickness)
        ink = colours.letter if self._fill == "yellow" else colours.onfill
        left, room = face.left() + look.px(20), face.width() - look.px(36)
        base = face.bottom() - look.px(16)
        draw_text(painter, self.text, QPointF(left, base), look.font("body_strong"), ink, room=room)
        number = look.font("score")
        draw_text(painter, self.number, QPointF(left, base - look.tx(28)), number, ink)
        top = QPointF(face.right() - look.px(18), face.top() + look.tx(28))
        draw_text(painter, self.aside, top, look.font("meta_strong"), ink, lean=1.0)


class Calendar(Canvas, QWidget):
    """Weeks as columns, days as rows: the more games, the larger the dot."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Sequence[Sequence[int | None]] = ()
        """By week and day; None for days to come."""
        self.names: Sequence[str] = ()
        theme.follow_now(self, self._restyle)

    def show_days(self, games: Mapping[date, int], today: date) -> list[date]:
        """games: of each day on which there were any. Returns the days that are shown, up to today."""
        first = today - timedelta(days=today.weekday() + 7 * (WEEKS - 1))
        days = [[first + timedelta(days=7 * week + day) for day in range(7)] for week in range(WEEKS)]
        self.counts = [[games.get(day, 0) if day <= today else None for day in week] for week in days]
        self.names = [QLocale().dayName(day + 1, QLocale.FormatType.ShortFormat) for day in range(7)]
        self.update()
        return [day for week in days for day in week if day <= today]

    def _restyle(self) -> None:
        look = theme.current()
        self.setMinimumHeight(7 * look.tx(21))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        left, high = float(look.tx(44)), self.height() / 7
        wide = (self.width() - left) / max(1, len(self.counts))
        for day, name in enumerate(self.names):
            at = QPointF(0, (day + 0.5) * high)
            draw_text(painter, name, at, look.font("tag"), colours.ink2, sink=0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        for week, days in enumerate(self.counts):
            for day, count in enumerate(days):
                if count is None:
                    continue
                radius = min(high, wide) * (0.12 if not count else min(0.46, 0.22 + 0.08 * count))
                painter.setBrush(colours.red if count else colours.line)
                painter.drawEllipse(QPointF(left + (week + 0.5) * wide, (day + 0.5) * high), radius, radius)
