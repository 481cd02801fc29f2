"""What floats over the table: zoom buttons, the small map, the switch for letters."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.games.qwirkle.screen.sheet.board import BoardView
from app.widgets import fonts, paper, theme, tile
from app.widgets.buttons import IconButton
from app.widgets.panel import Panel
from app.widgets.toggle import Toggle

MAP_WIDTH, MAP_HEIGHT = 134, 98
LEGEND_WIDTH, LEGEND_HEIGHT = 136, 68


class ZoomStrip(Panel):
    """Farther, nearer, everything."""

    def __init__(self, board: BoardView) -> None:
        super().__init__("", board, margin=4, spacing=0, seed=6, radius=paper.RADIUS_BUTTON)
        self.minus = IconButton("minus", "", "quiet")
        self.plus = IconButton("plus", "", "quiet")
        self.all = IconButton("fit", "", "quiet")
        row = QHBoxLayout()
        row.setSpacing(0)
        for button in (self.minus, self.plus, self.all):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        self.body.addLayout(row)
        self.minus.clicked.connect(lambda: board.zoom_step(-1))
        self.plus.clicked.connect(lambda: board.zoom_step(1))
        self.all.clicked.connect(board.show_all_or_middle)
        self.retranslate()

    def _restyle(self) -> None:
        super()._restyle()
        look = theme.current()
        self.body.setContentsMargins(look.px(4), look.px(1), look.px(4), look.px(1 + paper.THICKNESS))

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        self.minus.set_name(self.tr("Farther (−)"))
        self.plus.set_name(self.tr("Nearer (+)"))
        self.all.set_name(self.tr("Everything, and again for a middle size (0)"))


class LetterSwitch(Panel):
    """The switch for the letters of the colours.

    Signals: switched(bool).
    """

    switched = Signal(bool)

    def __init__(self, board: BoardView, on: bool) -> None:
        super().__init__("", board, margin=8, spacing=0, seed=8, radius=paper.RADIUS_BUTTON)
        self.toggle = Toggle(self.tr("Letters"), on)
        self.toggle.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggle.toggled.connect(self.switched)
        self.body.addWidget(self.toggle)
        self.retranslate()

    def _restyle(self) -> None:
        super()._restyle()
        look = theme.current()
        self.body.setContentsMargins(look.px(10), look.px(1), look.px(12), look.px(1 + paper.THICKNESS))

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        self.toggle.setText(self.tr("Letters"))
        self.toggle.setToolTip(self.tr("A letter for each colour (L)"))


class Legend(Panel):
    """Which mark stands for which colour: the letter of large tiles and the sign of small ones."""

    def __init__(self, board: BoardView) -> None:
        super().__init__("", board, margin=6, spacing=0, seed=9, radius=paper.RADIUS_BUTTON)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        self.setAccessibleName(self.tr("Marks of the colours"))
        pairs = zip(tile.letters(), tile.sign_names(), strict=True)
        spoken = ", ".join(f"{letter}: {sign}" for letter, sign in pairs)
        self.setAccessibleDescription(spoken)
        self.setToolTip(self.tr("Small tiles have signs instead of letters: {signs}").format(signs=spoken))
        self.update()

    def sizeHint(self) -> QSize:
        """Two rows of three."""
        look = theme.current()
        return QSize(look.px(LEGEND_WIDTH), look.px(LEGEND_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Six chips."""
        super().paintEvent(event)
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = look.pxf(7)
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset - look.pxf(paper.THICKNESS))
        gap = look.pxf(4)
        wide, high = (area.width() - 2 * gap) / 3, (area.height() - gap) / 2
        painter.setFont(fonts.sans(high * 0.66, "Black"))
        for colour, letter in enumerate(tile.letters()):
            row, column = divmod(colour, 3)
            chip = QRectF(area.left() + column * (wide + gap), area.top() + row * (high + gap), wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.palette.tile)
            painter.drawRoundedRect(chip, high * 0.22, high * 0.22)
            painter.setPen(tile.INKS[colour])
            half = chip.adjusted(0, 0, -wide * 0.42, 0)
            painter.drawText(half, Qt.AlignmentFlag.AlignCenter, letter)
            sign = QRectF(0, 0, high * 0.5, high * 0.5)
            sign.moveCenter(QPointF(chip.right() - wide * 0.3, chip.center().y()))
            tile.paint_sign(painter, sign, colour, tile.MARK)
        painter.end()


class MiniMap(QWidget):
    """The whole table in small, and the part that is seen. A click goes there."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        board.moved.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        theme.follow(self, self.update)

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        self.setAccessibleName(self.tr("Small map of the table"))
        self.setToolTip(self.tr("Small map: click to go there"))

    def sizeHint(self) -> QSize:
        """A slip."""
        look = theme.current()
        return QSize(look.px(MAP_WIDTH), look.px(MAP_HEIGHT))

    def _frame(self) -> QRectF:
        look = theme.current()
        inset = look.pxf(9)
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset - look.pxf(3))

    def _map(self) -> tuple[QRectF, float, QPointF]:
        """Shown cells, pixels per cell, and where their middle lies."""
        cells = self._board.occupied().adjusted(-1.5, -1.5, 1.5, 1.5)
        frame = self._frame().adjusted(3, 3, -3, -3)
        size = min(frame.width() / cells.width(), frame.height() / cells.height(), theme.current().pxf(11))
        return cells, size, frame.center()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Slip, tiles, what is seen."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -look.pxf(3) - 1)
        outline = paper.cut(face, look.pxf(9), 7, 0.0)
        paper.paint_sheet(painter, outline, colours.raised, colours.line, look.pxf(3))
        frame = paper.cut(self._frame(), look.pxf(6), 2, 0.0)
        painter.setClipPath(frame)
        cells, size, middle = self._map()
        gap = max(0.4, size * 0.1)

        def at(x: float, y: float) -> QPointF:
            return middle + (QPointF(x, y) - cells.center()) * size

        board = self._board
        dark = colours.tile if colours.gloss > 0.2 or colours.flat else colours.ink2
        for position in board.tiles:
            self._spot(painter, at(*position), size, gap, board.marked.get(position, dark))
        for item in board.draft.values():
            self._spot(painter, at(item.place.x(), item.place.y()), size, gap, colours.red)
        room = board.camera.room
        first, last = board.camera.place(room.topLeft()), board.camera.place(room.bottomRight())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.blue, look.pxf(1.6)))
        seen = QRectF(at(first.x(), first.y()), at(last.x(), last.y()))
        if not seen.contains(self._frame()):
            painter.drawRoundedRect(seen, 3, 3)
        painter.setClipping(False)
        painter.strokePath(frame, QPen(colours.ink, look.pxf(2)))
        painter.end()

    def _spot(self, painter: QPainter, corner: QPointF, size: float, gap: float, ink: QColor) -> None:
        rect = QRectF(corner, corner + QPointF(size, size)).adjusted(gap, gap, -gap, -gap)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(rect, size * 0.2, size * 0.2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position())

    def _go(self, point: QPointF) -> None:
        cells, size, middle = self._map()
        board = self._board
        place = cells.center() + (point - middle) / size
        board.pan_by(board.camera.room.center() - board.camera.point(place))
