"""The rack: six places for tiles, each a button that can be dragged."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.games.qwirkle.screen.tile import BACK
from app.games.qwirkle.tiles import HAND, Tile
from app.tabletop.pieces.paint import paint_ring
from app.tabletop.pieces.skin import Skin, paint_piece
from app.widgets import motion, paper, theme
from app.widgets.buttons import IconButton
from app.widgets.focusring import FocusRingOwner

SIDE, PITCH = 74, 85
"""A tile on the rack and the step to the next, in design pixels."""


class Slot(FocusRingOwner, QAbstractButton):
    """One place of the rack.

    Signals:
        grabbed(int slot, object global_point): pressed; a click or the beginning of a drag.
        dragged(object global_point), released_at(object global_point)
    """

    grabbed = Signal(int, object)
    dragged = Signal(object)
    released_at = Signal(object)

    def __init__(self, number: int, skin: Skin, parent: QWidget) -> None:
        super().__init__(parent)
        self._skin = skin
        self.number = number
        self.tile: Tile | None = None
        self.away = False
        self.ringed = False
        self.hidden_tile = False
        self._hover = motion.Tween(self, self._moved)
        self._press: QPointF | None = None
        self._home = 0
        self._slide = motion.Tween(self, self._slid, curve=motion.OUT_CUBIC)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def _moved(self, _value: float) -> None:
        self.update()

    def _slid(self, off: float) -> None:
        self.move(self._home + round(off), self.y())

    def settle(self, place: QRect) -> None:
        """This is its place on the rack."""
        self._slide.to(0.0, 0)
        self._home = place.x()
        self.setGeometry(place)

    def middle(self) -> float:
        """The middle of its place across the rack, wherever it is just sliding."""
        return self._home + self.width() / 2

    def slide_from(self, off: float) -> None:
        """Come from so many pixels to the right of its place."""
        self._slide.to(off, 0)
        self._slide.to(0.0, theme.current().ms(motion.SNAP))

    def show_tile(self, held: Tile | None, *, away: bool, ringed: bool, back: bool) -> None:
        """away: it lies on the table or in the hand. back: its face is nobody's business."""
        self.tile, self.away, self.ringed, self.hidden_tile = held, away, ringed, back
        # Whoever holds the mouse has to hear of it until it is let go.
        self.setEnabled((held is not None and not back) or self._press is not None)
        number = self.number + 1
        called = self._skin.name(held) if held is not None and not back else ""
        if back:
            name = self.tr("Tile {number}: covered").format(number=number)
        elif held is None:
            name = self.tr("Place {number}: empty").format(number=number)
        elif away:
            name = self.tr("Tile {number}: {tile}, on the table").format(
                number=number, tile=self._skin.name(held)
            )
        else:
            name = self.tr("Tile {number}: {tile}").format(number=number, tile=called)
        if ringed:
            name = self.tr("{tile}, chosen").format(tile=name)
        self.setAccessibleName(name)
        self.setToolTip(called)
        self.update()

    def face(self) -> QRectF:
        """Where the tile lies."""
        look = theme.current()
        side = self.width() - look.pxf(10)
        top = max(look.pxf(5), (self.height() - side * (1 + self._skin.form.thick)) / 2)
        return QRectF((self.width() - side) / 2, top, side, side)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The tile."""
        return self.face(), self.face().width() * self._skin.form.corner

    def enterEvent(self, event: object) -> None:
        """Lift."""
        self._hover.to(1.0, theme.current().ms(motion.HOVER))

    def leaveEvent(self, event: object) -> None:
        """Lie down."""
        self._hover.to(0.0, theme.current().ms(motion.HOVER))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton and not self.away and self.tile is not None:
            self._press = event.position()
            self.grabbed.emit(self.number, event.globalPosition())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The tile follows."""
        if self._press is not None:
            self.dragged.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        if self._press is not None and event.button() is Qt.MouseButton.LeftButton:
            self._press = None
            self.released_at.emit(event.globalPosition())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tile, or the empty place."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.face()
        if self.tile is None or self.away:
            shape = paper.cut(face, face.width() * 0.13, 2, 0.0)
            painter.fillPath(shape, colours.sunken)
            pen = QPen(colours.line2, look.pxf(2))
            pen.setDashPattern([3.4, 2.6])
            painter.strokePath(shape, pen)
            painter.end()
            return
        lift = 0.0
        if self.isEnabled() and self._press is None and not look.reduced_motion:
            lift = self._hover.number * look.pxf(5)
        face.translate(0, -lift)
        key = BACK if self.hidden_tile else self.tile
        paint_piece(painter, self._skin, key, face.center(), face.width(), self.number)
        if self.ringed:
            paint_ring(painter, face, colours.red, look.pxf(5))
        painter.end()


class Rack(QWidget):
    """A paper tray with six slots and a button that sorts.

    Signals:
        grabbed(int slot, object global_point), dragged(object global_point),
            released_at(object global_point): the mouse on a tile.
        chosen(int slot): by key or screen reader.
        sort_requested()
    """

    grabbed = Signal(int, object)
    dragged = Signal(object)
    released_at = Signal(object)
    chosen = Signal(int)
    sort_requested = Signal()

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        super().__init__(parent)
        self.slots = [Slot(number, skin, self) for number in range(HAND)]
        for slot in self.slots:
            slot.grabbed.connect(self.grabbed)
            slot.dragged.connect(self.dragged)
            slot.released_at.connect(self.released_at)
            slot.clicked.connect(lambda _=False, number=slot.number: self.chosen.emit(number))
        self._order = list(range(HAND))
        self.sort_button = IconButton("sort", "", "quiet")
        self.sort_button.setParent(self)
        self.sort_button.clicked.connect(self.sort_requested)
        self.setAccessibleName(self.tr("Your tiles"))
        self.retranslate()
        theme.follow(self, self._restyle)

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        self.sort_button.set_name(self.tr("Sort by colour or by shape (S)"))

    def sizeHint(self) -> QSize:
        """Six places, the button, and the paper's edge."""
        look = theme.current()
        return QSize(look.px(18 + HAND * PITCH + 44), look.px(104))

    def heightForWidth(self, width: int) -> int:
        """Flatter where the places stand closer."""
        close = width / (HAND * theme.current().px(PITCH))
        return round(self.sizeHint().height() * max(0.78, min(1.0, close)))

    def _restyle(self) -> None:
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Slots share the width."""
        self._arrange()

    def _arrange(self) -> None:
        look = theme.current()
        button = self.sort_button.sizeHint()
        left, room = look.px(12), self.width() - look.px(20) - button.width()
        pitch = room / HAND
        for slot in self.slots:
            x = round(left + slot.number * pitch)
            slot.settle(QRect(x, 0, round(pitch), self.height() - look.px(6)))
        x = round(left + room)
        self.sort_button.setGeometry(
            QRect(x, (self.height() - look.px(7) - button.height()) // 2, button.width(), button.height())
        )

    def show_tiles(
        self,
        held: Sequence[Tile | None],
        *,
        away: Collection[int],
        ringed: Collection[int],
        back: bool,
        order: Sequence[int] | None = None,
    ) -> None:
        """What lies where. order: the places as they would lie if the tile in the air were let go here."""
        lying = order or range(HAND)
        for slot in self.slots:
            number = lying[slot.number]
            slot.show_tile(held[number], away=number in away, ringed=number in ringed, back=back)
            if order is not None and number not in away:
                came = self._order.index(number)
                if came != slot.number:
                    slot.slide_from(self.slots[came].middle() - slot.middle())
        self._order = list(lying)
        self.sort_button.setEnabled(not back and sum(one is not None for one in held) > 1)

    def slot_near(self, point: QPointF) -> int | None:
        """The slot under a point of the rack, counting the paper around it."""
        if not QRectF(self.rect()).adjusted(0, -8, 0, 8).contains(point):
            return None
        return min(self.slots, key=lambda slot: abs(slot.middle() - point.x())).number

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = look.pxf(6)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -thick - 1)
        outline = paper.cut(face, look.pxf(18), 11, 0.0 if colours.flat else look.pxf(1.6))
        border = colours.line if colours.flat else None
        edge = colours.line if colours.gloss < 0.2 else colours.yellow_edge
        paper.paint_sheet(
            painter, outline, colours.raised, edge, thick, border=border, border_width=look.pxf(2)
        )
        painter.end()
