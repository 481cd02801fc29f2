"""What floats over the sheet: zoom buttons and the small map."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.tabletop.sheet.sheet import Sheet
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas
from app.widgets.look.pictures import Still
from app.widgets.sheets.panel import Panel

MAP_WIDTH, MAP_HEIGHT = 134, 98


class ZoomStrip(Panel):
    """Buttons to see farther, nearer, and everything."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("", sheet.viewport(), margin=4, spacing=0, seed=6, radius=paper.RADIUS_BUTTON)
        self.minus = IconButton("minus", "", "quiet")
        self.plus = IconButton("plus", "", "quiet")
        self.all = IconButton("fit", "", "quiet")
        row = boxes.row(spacing=0)
        for button in (self.minus, self.plus, self.all):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        self.body.addLayout(row)
        self.minus.clicked.connect(lambda: sheet.mover.zoom_step(-1))
        self.plus.clicked.connect(lambda: sheet.mover.zoom_step(1))
        self.all.clicked.connect(sheet.mover.show_all_or_middle)
        self.retranslate()

    def _restyle(self) -> None:
        super()._restyle()
        look = theme.current()
        self.body.setContentsMargins(look.px(4), look.px(1), look.px(4), look.px(1 + paper.THICKNESS))

    def retranslate(self) -> None:
        self.minus.set_name(self.tr("Farther (−)"))
        self.plus.set_name(self.tr("Nearer (+)"))
        self.all.set_name(self.tr("Everything, and again for a middle size (0)"))


class MiniMap(Canvas, QWidget):
    """The whole table in small, and the part that is seen. A click goes there."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.viewport())
        self._sheet = sheet
        self._still = Still()
        sheet.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        theme.follow(self, self.update)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Small map of the table"))
        self.setToolTip(self.tr("Small map: click to go there"))

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(MAP_WIDTH), look.px(MAP_HEIGHT))

    def _frame(self) -> QRectF:
        look = theme.current()
        inset = look.pxf(9)
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset - look.pxf(3))

    def _map(self) -> tuple[QRectF, float, QPointF]:
        """Shown cells, pixels across a cell, and where their middle lies."""
        cells = self._sheet.mover.occupied().adjusted(-1.5, -1.5, 1.5, 1.5)
        frame = self._frame().adjusted(3, 3, -3, -3)
        high = cells.height() * self._sheet.camera.form.cell
        size = min(frame.width() / cells.width(), frame.height() / high, theme.current().pxf(11))
        return cells, size, frame.center()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        """It lies over the table, and is painted whenever anything moves there."""
        colours, lying, camera = look.palette, self._sheet.placed, self._sheet.camera
        dark = colours.tile if colours.gloss > 0.2 or colours.flat else colours.ink2
        fresh = lying.draft_ink or colours.ink
        spots = [(QPointF(*position), lying.inks.get(position, dark)) for position in lying.laid]
        spots += [(item.place, fresh) for item in lying.draft.values()]
        told = tuple((place.toTuple(), ink.rgba()) for place, ink in spots)
        key = (told, camera.cell, camera.centre.toTuple(), camera.room.getRect())
        self._still.paint(painter, QRectF(self.rect()), key, lambda within: self._paint_map(within, spots))

    def _paint_map(self, painter: QPainter, spots: Sequence[tuple[QPointF, QColor]]) -> None:
        look, camera = theme.current(), self._sheet.camera
        colours = look.palette
        face = QRectF(self.rect()).adjusted(1, 1, -1, -look.pxf(3) - 1)
        outline = paper.cut(face, look.pxf(9), 7, 0.0)
        paper.paint_sheet(painter, outline, colours.raised, colours.line, look.pxf(3))
        frame = paper.cut(self._frame(), look.pxf(6), 2, 0.0)
        painter.setClipPath(frame)
        cells, size, middle = self._map()

        def at(place: QPointF) -> QPointF:
            return middle + camera.span(place - cells.center(), size)

        for place, ink in spots:
            self._spot(painter, at(place), size, ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.blue, look.pxf(1.6)))
        shown = camera.area(camera.room, camera.aim)
        seen = QRectF(at(shown.topLeft()), at(shown.bottomRight()))
        if not seen.contains(self._frame()):
            painter.drawRoundedRect(seen, 3, 3)
        painter.setClipping(False)
        painter.strokePath(frame, QPen(colours.ink, look.pxf(2)))

    def _spot(self, painter: QPainter, corner: QPointF, size: float, ink: QColor) -> None:
        gap = max(0.4, size * 0.1)
        end = corner + self._sheet.camera.span(QPointF(1, 1), size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(QRectF(corner, end).adjusted(gap, gap, -gap, -gap), size * 0.2, size * 0.2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position())

    def _go(self, point: QPointF) -> None:
        cells, size, middle = self._map()
        camera = self._sheet.camera
        place = cells.center() + camera.cells(point - middle, size)
        self._sheet.mover.pan_by(camera.room.center() - camera.point(place))
