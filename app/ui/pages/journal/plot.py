"""A chart of lines or bars in the hand of the house, drawn with pyqtgraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pyqtgraph as plots
from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.pages.journal.charts import PLOT
from app.widgets import writing
from app.widgets.look import theme

MARKED = 30
"""More values than these have no dots on their line."""
FIGURES, BELOW = 46, 26
"""Width of the figures at the side, height of what stands below, in design pixels."""
DATE = 0.12
"""Half of a date under a chart takes at most such a share of its width."""
NAME = 26
"""A name takes so much of the height of a chart, in design pixels of text."""


class Plot(plots.GraphicsView):  # type: ignore[misc]
    """No frame, few lines, nothing to drag. `draw` is called again whenever the look changes.

    It is put together of pyqtgraph's parts: its whole plot makes some fifty widgets for menus that nobody
    opens, which takes longer than all else of the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw: Callable[[Plot], object] = lambda _: None
        self._drawn: list[object] = []
        self.box = plots.ViewBox(enableMenu=False, enableMouse=False)
        self.left, self.bottom = plots.AxisItem("left"), plots.AxisItem("bottom")
        layout = self.centralLayout
        layout.setSpacing(0)
        for item, row, column in ((self.left, 0, 0), (self.box, 0, 1), (self.bottom, 1, 1)):
            layout.addItem(item, row, column)
        layout.setColumnStretchFactor(1, 100)
        layout.setRowStretchFactor(0, 100)
        for axis in (self.left, self.bottom):
            axis.linkToView(self.box)
            axis.setZValue(0.5)
            axis.setStyle(tickLength=0, maxTickLevel=0)
        # Else a date that stands out a little is left out.
        self.bottom.setStyle(hideOverlappingLabels=False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setViewportMargins(QMargins())
        theme.follow_now(self, self.redraw)

    def show_drawing(self, draw: Callable[[Plot], object]) -> None:
        """Draw this from now on."""
        self._draw = draw
        self.redraw()

    def redraw(self) -> None:
        look = theme.current()
        colours = look.palette
        for item in self._drawn:
            self.box.removeItem(item)
        self._drawn.clear()
        self.setBackground(colours.raised)
        self.centralLayout.setContentsMargins(0, look.px(6), look.px(6), 0)
        for axis in (self.left, self.bottom):
            axis.setPen(plots.mkPen(colours.line, width=look.pxf(1.5)))
            axis.setTextPen(plots.mkPen(colours.ink2))
            axis.setStyle(tickFont=look.font("meta"))
            axis.setTicks(None)
        # Else an axis measures its figures while it is painted, and all of it is painted again.
        self.left.setStyle(showValues=True)
        self.left.setGrid(60)
        self.left.setWidth(look.tx(FIGURES))
        self.bottom.setHeight(look.tx(BELOW))
        self.box.enableAutoRange()
        self._draw(self)

    def _put(self, item: object) -> None:
        self.box.addItem(item)
        self._drawn.append(item)

    def line(
        self,
        values: Sequence[float],
        colour: str,
        *,
        strong: bool,
        dashed: bool = False,
        name: str = "",
        lean: float = 0.0,
    ) -> None:
        """A line through values at 0, 1, 2 …; name: stands at its end, above it with a lean of 1, below it
        with one of -1."""
        look = theme.current()
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        ink = look.palette.colour(colour)
        places, wide = list(range(len(values))), look.pxf(3 if strong else 2)
        pen = plots.mkPen(ink, width=wide, style=style)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if strong and not look.palette.flat:
            self._put(plots.PlotCurveItem(places, list(values), pen=None, fillLevel=0, brush=_pale(ink, 26)))
        curve = plots.PlotCurveItem(places, list(values), pen=pen, antialias=True)
        if not dashed:
            # Flat pieces with a dot at each joint: as one path, or with round ends, a jagged line takes
            # forty times as long.
            curve.setSegmentedLineMode("on")
            size = look.pxf(7) if strong and len(values) <= MARKED else wide
            dots = plots.ScatterPlotItem(
                x=places, y=list(values), symbol="o", size=size, brush=ink, pen=None, antialias=True
            )
            self._put(dots)
        self._put(curve)
        if name:
            told = plots.TextItem(f" {name}", color=ink, anchor=(0.0, (1 + lean) / 2))
            told.setFont(look.font("meta_strong"))
            told.setPos(len(values) - 1, values[-1])
            self._put(told)

    def bars(
        self, values: Sequence[float], colour: str, names: Sequence[str], figures: Sequence[str] = ()
    ) -> None:
        """Bars with their names below, the highest in full colour. figures: above, in place of a scale."""
        look = theme.current()
        ink, most = look.palette.colour(colour), max(values, default=0)
        brushes = [ink if value == most or look.palette.flat else _pale(ink, 140) for value in values]
        places, nothing = list(range(len(values))), plots.mkPen(None)
        self._put(plots.BarGraphItem(x=places, height=list(values), width=0.7, brushes=brushes, pen=nothing))
        self.bottom.setTicks([list(enumerate(names))])
        for at, text in enumerate(figures):
            told = plots.TextItem(text, color=look.palette.ink, anchor=(0.5, 1.0))
            told.setFont(look.font("meta_strong"))
            told.setPos(at, values[at])
            self._put(told)
        if figures:
            self.left.setGrid(False)
            self.left.setStyle(showValues=False)
            self.left.setTicks([[]])
            self.left.setWidth(look.px(8))

    def span(self, last: int, *days: date, room: float = 0.1) -> None:
        """Under a line: the day of its first value and of its last one. room: after it, as a share of it."""
        names = [writing.day(one) for one in days]
        self.bottom.setTicks([list(zip((0, last), names, strict=True))])
        room = max(room, DATE * theme.current().text_size)
        self.box.setXRange(-last * 0.1, last * (1 + room), padding=0)

    def reach(self, least: float, most: float, ends: Sequence[tuple[float, float]] = ()) -> None:
        """From where to where the chart goes, further where the names at the ends of its lines would not be
        whole. ends: of each its value and how its name leans."""
        look = theme.current()
        share = look.tx(NAME) / (look.px(PLOT) - look.tx(NAME))  # below it has as much for the days
        needs = [(end, share * (1 - lean) / 2, share * (1 + lean) / 2) for end, lean in ends]
        for _ in range(3):  # what one end of the chart gets, the other needs more
            least = min([least, *((end - below * most) / (1 - below) for end, below, _ in needs)])
            most = max([most, *((end - above * least) / (1 - above) for end, _, above in needs)])
        self.box.setYRange(least, most, padding=0)


def _pale(ink: QColor, strength: int) -> QColor:
    """The colour with so much of its strength, of 255."""
    return QColor(ink.red(), ink.green(), ink.blue(), strength)
