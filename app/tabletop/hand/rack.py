"""The rack: places for pieces in one row or several, each a button that can be dragged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.hand.hand import RackSlot
from app.tabletop.pieces.button import PieceButton
from app.tabletop.pieces.paint import paint_ring
from app.tabletop.pieces.skin import Skin, paint_piece
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.kept_clear import KeptClear
from app.widgets.lists.model import LinesModel
from app.widgets.look import motion, paper, theme
from app.widgets.look.canvas import Canvas

FACE, PITCH, AROUND, BUTTON = 74, 85, 30, 44
"""A piece on the rack, the step to the next, the paper above and below, and room for the button that sorts,
in design pixels."""


class HandModel(LinesModel[RackSlot]):
    """The places of a rack, in order; what is covered has no name."""

    def __init__(self, skin: Skin, spoken: Callable[[RackSlot], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._skin, self._spoken = skin, spoken

    def tell(self, line: RackSlot, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(line)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return "" if line.key is None or line.back else self._skin.name(line.key)
        return None


class Slot(FocusRingOwner, PieceButton):
    """One place of the rack."""

    def __init__(self, number: int, skin: Skin, ink: str, parent: QWidget) -> None:
        """ink: token of the place where nothing lies."""
        super().__init__(number, parent)
        self._skin, self._ink = skin, ink
        self.held = RackSlot(number, number, None)
        self.coming = False
        self._home, self._off = QRect(), QPointF()
        self._slide = motion.Tween(self, self._slid, curve=motion.OUT_CUBIC)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def _slid(self, share: float) -> None:
        self.move(self._home.topLeft() + (self._off * share).toPoint())

    def settle(self, place: QRect) -> None:
        """This is its place on the rack."""
        self._home = place
        self._slide.to(0.0, 0)
        self.setGeometry(place)

    def middle(self) -> QPointF:
        """The middle of its place on the rack, wherever it is just sliding."""
        return QRectF(self._home).center()

    def slide_from(self, off: QPointF) -> None:
        """Come from so far off its place."""
        self._off = off
        self._slide.to(1.0, 0)
        self._slide.to(0.0, theme.current().ms(motion.SNAP))

    def expect(self, coming: bool) -> None:
        """Whether its piece is still on its way."""
        if coming != self.coming:
            self.coming = coming
            self.update()

    def show_held(self, held: RackSlot, name: str, tip: str) -> None:
        self.held, self.piece = held, held.place
        # Whoever holds the mouse has to hear of it until it is let go.
        self.setEnabled((held.key is not None and not held.back) or self._held)
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.update()

    def face(self) -> QRectF:
        look, form = theme.current(), self._skin.form
        face = QRectF(QPointF(), form.size(self.width() - look.pxf(10)))
        thick = face.width() * form.thick
        top = max(look.pxf(5), (self.height() - face.height() - thick) / 2)
        face.moveTo((self.width() - face.width()) / 2, top)
        return face

    def focus_shape(self) -> tuple[QRectF, float]:
        return self.face(), self.face().width() * self._skin.form.corner

    def can_be_grabbed(self) -> bool:
        return not self.held.away and self.held.key is not None

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours, held = look.palette, self.held
        face = self.face()
        if held.key is None or held.away or self.coming:
            shape = paper.cut(face, face.width() * 0.13, 2, 0.0)
            dark = colours.gloss < 0.2
            if dark or self._ink == "line2":
                painter.fillPath(shape, colours.sunken)
            pen = QPen(colours.line2 if dark else colours.colour(self._ink), look.pxf(2))
            pen.setDashPattern([3.4, 2.6])
            painter.strokePath(shape, pen)
            return
        if self.isEnabled() and not self._held and not look.reduced_motion:
            face.translate(0, -self._hover.number * look.pxf(5))
        key = self._skin.back if held.back else held.key
        paint_piece(painter, self._skin, key, face.center(), face.width(), held.place)
        if held.ringed:
            paint_ring(painter, face, colours.red, look.pxf(5))


class Rack(KeptClear, Canvas, QWidget):
    """A strip of paper with places for pieces and a button that sorts.

    Signals:
        grabbed(int slot, object global_point), dragged(object global_point),
            released_at(object global_point): the mouse on a piece.
        chosen(int slot): by key or screen reader.
        sort_requested()
    """

    grabbed = Signal(object, object)
    dragged = Signal(object)
    released_at = Signal(object)
    chosen = Signal(int)
    sort_requested = Signal()

    def __init__(
        self,
        rows: Sequence[int],
        skin: Skin,
        spoken: Callable[[RackSlot], str],
        parent: QWidget,
        *,
        aside: QWidget | None = None,
        inks: tuple[str, str, str] = ("raised", "yellow_edge", "line2"),
    ) -> None:
        """rows: places of each row. spoken: what a place is called. aside: what lies right of the places on
        the same paper, as wide as it wants to be. inks: tokens of the paper, its edge and
        the places on it in the light."""
        super().__init__(parent)
        self._aside, self.inks, self._larger = aside, inks, 1.0
        if aside is not None:
            aside.setParent(self)
        self._rows, self.skin = tuple(rows), skin
        self.model = HandModel(skin, spoken, self)
        self._coming: set[int] = set()
        """Slots whose pieces are seen to fly here: they lie there once they have landed."""
        self.slots = [self._slot(number) for number in range(sum(rows))]
        self.sort_button = IconButton("sort", "", "quiet")
        self.sort_button.setParent(self)
        self.sort_button.clicked.connect(self.sort_requested)
        theme.follow(self, self._restyle)

    def _slot(self, number: int) -> Slot:
        slot = Slot(number, self.skin, self.inks[2], self)
        slot.grabbed.connect(self.grabbed)
        slot.dragged.connect(self.dragged)
        slot.released_at.connect(self.released_at)
        slot.clicked.connect(lambda: self.chosen.emit(number))
        return slot

    def set_rows(self, rows: Sequence[int]) -> None:
        """Another number of places in each row; they share the width that there is."""
        if tuple(rows) == self._rows:
            return
        self._rows = tuple(rows)
        for number in range(len(self.slots), sum(rows)):
            self.slots.append(self._slot(number))
            self.slots[-1].show()
        for slot in self.slots[sum(rows) :]:
            slot.hide()
            slot.deleteLater()
        del self.slots[sum(rows) :]
        self._arrange()

    def enlarge(self, share: float) -> None:
        """Hold pieces so much larger than usual, as far as there is room: for children."""
        self._larger = share
        self._restyle()

    def set_reached(self, by_keys: bool) -> None:
        """Whether Tab comes here: not while something lies over it."""
        slot, button = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus
        for part in (*self.slots, *([] if self._aside is None else [self._aside])):
            part.setFocusPolicy(slot if by_keys else Qt.FocusPolicy.NoFocus)
        self.sort_button.setFocusPolicy(button if by_keys else Qt.FocusPolicy.NoFocus)

    def set_names(self, rack: str, sort: str) -> None:
        """What the rack and its button are called."""
        self.setAccessibleName(rack)
        self.sort_button.set_name(sort)

    @property
    def piece_width(self) -> float:
        """Width of a piece on the rack."""
        return self.slots[0].face().width()

    def sizeHint(self) -> QSize:
        look = theme.current()
        high = AROUND + len(self._rows) * FACE * self._larger * self.skin.form.tall
        wide = look.px(18 + max(self._rows) * PITCH * self._larger + BUTTON)
        return QSize(wide + self._beside(), look.px(round(high)))

    def _beside(self) -> int:
        """Width of what lies beside the places."""
        return 0 if self._aside is None else self._aside.sizeHint().width() + theme.current().px(14)

    def heightForWidth(self, width: int) -> int:
        """Flatter where the places stand closer."""
        close = (width - self._beside()) / (max(self._rows) * theme.current().px(PITCH * self._larger))
        return round(self.sizeHint().height() * max(0.78 / self._larger, min(1.0, close)))

    def _restyle(self) -> None:
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        look = theme.current()
        button = self.sort_button.sizeHint()
        left, room = look.px(12), self.width() - look.px(20) - button.width() - self._beside()
        pitch, high = room / max(self._rows), (self.height() - look.px(6)) / len(self._rows)
        slots = iter(self.slots)
        for row, places in enumerate(self._rows):
            for column in range(places):
                place = QRect(round(left + column * pitch), round(row * high), round(pitch), round(high))
                next(slots).settle(place)
        if self._aside is not None:
            wide, high = self._aside.sizeHint().width(), self.height() - look.px(6)
            self._aside.setGeometry(QRect(round(left + room) + look.px(7), 0, wide, high))
        x = round(left + room) + self._beside()
        self.sort_button.setGeometry(
            QRect(x, (self.height() - look.px(7) - button.height()) // 2, button.width(), button.height())
        )

    def show_held(self, held: Sequence[RackSlot], *, sliding: bool) -> None:
        """What lies where. sliding: whatever has another place now goes there."""
        came = {line.slot: line.place for line in self.model.lines}
        self.model.set_lines(held)
        for row, (slot, line) in enumerate(zip(self.slots, held, strict=True)):
            index = self.model.index(row)
            name = index.data(Qt.ItemDataRole.AccessibleTextRole)
            slot.show_held(line, name, index.data(Qt.ItemDataRole.ToolTipRole))
            slot.expect(line.slot in self._coming)
            start = came.get(line.slot, row)
            if sliding and not line.away and start != row:
                slot.slide_from(self.slots[start].middle() - slot.middle())
        lying = [line for line in held if line.key is not None and not line.back]
        self.sort_button.setEnabled(len(lying) > 1)

    def expect(self, slot: int, *, coming: bool) -> None:
        """A piece flies to this slot of the draft, or has landed there."""
        (self._coming.add if coming else self._coming.discard)(slot)
        for button, line in zip(self.slots, self.model.lines, strict=False):
            button.expect(line.slot in self._coming)

    def slot_near(self, point: QPointF) -> int | None:
        """The place under a point of the rack, counting the paper around it."""
        if not QRectF(self.rect()).adjusted(0, -8, 0, 8).contains(point):
            return None
        off = [slot.middle() - point for slot in self.slots]
        return min(range(len(off)), key=lambda place: (abs(off[place].y()), abs(off[place].x())))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        thick = look.pxf(6)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -thick - 1)
        outline = paper.cut(face, look.pxf(18), 11, 0.0 if colours.flat else look.pxf(1.6))
        border = colours.line if colours.flat else None
        dark = colours.gloss < 0.2
        fill = colours.raised if dark else colours.colour(self.inks[0])
        edge = colours.line if dark else colours.colour(self.inks[1])
        paper.paint_sheet(painter, outline, fill, edge, thick, border=border, border_width=look.pxf(2))
