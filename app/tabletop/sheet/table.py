"""A table with an endless sheet: where the hand, what floats over the sheet and the panel beside it lie."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.context import ViewContext
from app.tabletop.moment.burst import Burst
from app.tabletop.note import Note
from app.tabletop.pieces.flyer import Air
from app.tabletop.pieces.skin import Skin
from app.tabletop.sheet.controls import MiniMap, ZoomStrip
from app.tabletop.sheet.marks import Marks
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.sheet.tally import Tally
from app.widgets.look import theme
from app.widgets.sheets import keyboard

LARGER = 1.3
"""So much larger than usual lie the pieces for children, as long as there is room."""


class SheetTable(QWidget):
    """Sheet, what floats over it, and what the game puts there with `furnish`. It shows and decides nothing.

    Signals:
        key_pressed(object QKeyEvent): nobody else wanted it; the receiver accepts or ignores it.
        arranged(): the panel beside the sheet has another size, or the look has changed.
    """

    key_pressed = Signal(object)
    arranged = Signal()

    def __init__(self, mat: str, skin: Skin, context: ViewContext, parent: QWidget | None = None) -> None:
        """mat: whose colours the sheet has (see `Palette.mat`)."""
        super().__init__(parent)
        self.sheet = Sheet(mat, skin, self)
        self.tally = Tally(self.sheet)
        self.marks = Marks(self.sheet, context.seats)
        self.zoom = ZoomStrip(self.sheet)
        self.map = MiniMap(self.sheet)
        self.message = Note(self.sheet.viewport())
        self.sheet.camera.nearer = LARGER if context.children else 1.0
        self.air = Air(skin, self)
        self.burst = Burst(self)
        self._settings = context.settings
        self._free = QRectF(0, 0, 100, 100)
        self._small = False
        self._hand = self._side = QWidget()
        self._left: Sequence[QWidget] = ()
        self._right: Sequence[QWidget] = ()
        self._above: QWidget | None = None
        self.floating: list[QWidget] = []
        """What lies over the sheet for a while; `place_message` when that changes."""
        self.message.hide()

    def furnish(
        self,
        hand: QWidget,
        side: QWidget,
        left: Sequence[QWidget] = (),
        right: Sequence[QWidget] = (),
        *,
        above: QWidget | None = None,
        small: bool = False,
    ) -> None:
        """Put the game's own parts on the table.

        hand: at the lower edge of the sheet, as high as it wants for its width. side: beside the sheet.
        left: over the zoom buttons, right: under the small map, each from the bottom up.
        above: at the upper edge, as large as it wants where its greatest width is that of the sheet.
        small: not much lies on the sheet as a rule; the map is there only while not all of it is seen.
        """
        self._small, self._above = small, above
        if small:
            self.map.hide()
            self.sheet.changed.connect(self._want_map)
        self._hand, self._side, self._left, self._right = hand, side, left, right
        for part in (hand, self.zoom, self.map, *left, *right):
            part.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # the sheet below would be pushed
        self.message.changed.connect(self.place_message)
        self._settings.changed.connect(self._arrange)
        self.sheet.arranged.connect(self.arrange_sheet)
        theme.follow(self, self._arrange)

    # Layout -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        look = theme.current()
        gap = look.px(16)
        big = self._settings.big_picture
        share, most = (0.31, 520) if big else (0.22, 400)
        side = min(max(look.tx(300), self.width() * share), look.px(most), self.width() * 0.40)
        inner = QRect(gap, look.px(4), self.width() - 2 * gap, self.height() - look.px(4) - gap)
        wide = round(side)
        self._side.setGeometry(QRect(inner.right() - wide + 1, inner.top(), wide, inner.height()))
        self.arranged.emit()
        reach = look.px(3)
        mat = QRect(inner.left() - reach, inner.top() - reach, inner.width() - wide - gap + 2 * reach, 0)
        mat.setBottom(min(self.height() - 1, inner.bottom() + look.px(9)))
        self.sheet.setGeometry(mat)
        self.arrange_sheet()

    def arrange_sheet(self) -> None:
        """Everything that lies on the sheet or floats over it: its size or words have become others."""
        look = theme.current()
        mat = self.sheet.mat_rect().toRect()
        inset = look.px(18)
        hand, zoom = self._hand.sizeHint(), self.zoom.sizeHint()
        columns = self._right if self._small else (self.map, *self._right)
        beside = max((widget.sizeHint().width() for widget in columns), default=0)
        sides = zoom.width() + beside + (4 if columns else 3) * inset
        stacked = mat.width() - sides < hand.width() * (1.0 if self._small else 0.82)
        wide = min(hand.width(), mat.width() - 2 * inset if stacked else mat.width() - sides)
        high = self._hand.heightForWidth(wide)
        before = 0 if stacked else zoom.width() + 2 * inset
        middle = mat.left() + zoom.width() + 2 * inset + (mat.width() - sides) // 2
        if stacked or abs(middle - mat.center().x()) < look.px(70):
            middle = max(mat.center().x(), mat.left() + before + wide // 2)
        if not stacked:
            middle = min(middle, mat.right() - beside - 2 * inset - wide // 2)
        self._hand.setGeometry(middle - wide // 2, mat.bottom() - look.px(10) - high, wide, high)
        level = self._hand.geometry().top() - look.px(8) if stacked else mat.bottom() - inset
        self._stack((self.zoom, *self._left), level, left=mat.left() + inset)
        aside = level if columns else self._hand.geometry().top() - look.px(8)
        self._stack((*self._right, self.map), aside, right=mat.right() - inset)
        bottom = self._hand.geometry().top() - look.px(18)
        if stacked and not self._small:
            bottom = self.zoom.geometry().top() - look.px(6)
        margin = look.px(20)
        top = self._place_above(mat.adjusted(inset, 0, -inset, 0)) + look.px(16)
        self._free = QRectF(mat.left() + margin, top, mat.width() - 2 * margin, bottom - top)
        self.place_message()

    def _place_above(self, mat: QRect) -> int:
        """What stands at the upper edge; gives how far down it reaches."""
        above, look = self._above, theme.current()
        if above is None or above.isHidden():
            return mat.top()
        above.setMaximumWidth(mat.width())
        size = above.sizeHint()
        corner = QPoint(mat.center().x() - size.width() // 2, mat.top() + look.px(8))
        above.setGeometry(QRect(corner, size))
        return above.geometry().bottom()

    def head(self) -> int:
        """How far down what stands at the upper edge of the mat reaches, in the table's coordinates."""
        above = self._above
        if above is None or above.isHidden():
            return self.mat().top()
        return above.mapTo(self, above.rect().bottomLeft()).y()

    def _want_map(self) -> None:
        """Only where something lies out of sight."""
        wanted = not self.sheet.mover.shows_all
        if wanted == self.map.isHidden():
            self.map.setVisible(wanted)
            self.arrange_sheet()

    def _stack(
        self, widgets: Sequence[QWidget], bottom: int, *, left: int | None = None, right: int | None = None
    ) -> None:
        """One over the other from the bottom up, at a left or a right edge."""
        for widget in widgets:
            if widget.isHidden():
                continue
            size = widget.sizeHint()
            x = left if left is not None else (right or 0) - size.width()
            widget.setGeometry(QRect(QPoint(x, bottom - size.height()), size))
            bottom = widget.geometry().top() - theme.current().px(12)

    def place_message(self) -> None:
        """The message stands over the hand."""
        if self.message.message():
            self.message.setGeometry(self._place_for_message())
            self.message.show()
            self.message.raise_()
        else:
            self.message.hide()
        over = (self.zoom, *self._right, self.map, self.message, *self._left, self._above, *self.floating)
        covers = [
            QRectF(widget.geometry()) for widget in over if widget is not None and not widget.isHidden()
        ]
        self.sheet.mover.set_room(self._free, covers, self.sheet.mat_rect())

    def _place_for_message(self) -> QRect:
        """Where it hides least of what matters."""
        look = theme.current()
        mat = self.sheet.mat_rect().toRect()
        wide = min(look.tx(520), mat.width() - look.px(36))
        high = self.message.heightForWidth(wide)
        hand, small, zoom = self._hand.geometry(), self.map.geometry(), self.zoom.geometry()
        x = min(
            max(hand.center().x() - wide // 2, mat.left() + look.px(18)), mat.right() - wide - look.px(18)
        )
        over = QRect(x, hand.top() - high - look.px(10), wide, high)
        if small.intersects(over):
            over.moveRight(min(over.right(), small.left() - look.px(10)))
        stacked = [one.geometry() for one in self._left if not one.isHidden()]
        least = max((one.right() for one in stacked), default=0) + look.px(10)
        if any(one.intersects(over) for one in stacked) and least + wide <= mat.right() - look.px(18):
            over.moveLeft(least)
        if over.left() < mat.left() or zoom.intersects(over):
            over.moveLeft(mat.left() + look.px(18))
            over.moveBottom(min(over.bottom(), zoom.top() - look.px(8)))
        above = QRect(mat.center().x() - wide // 2, round(self._free.top()) - look.px(4), wide, high)
        aim = self.sheet.mover.aim
        lying = [self.sheet.camera.part(QRectF(*place, 1, 1), aim) for place in self.sheet.placed.places()]
        clear = self.sheet.kept_clear()
        beside = [widget.geometry() for widget in (self.map, *self._right)]

        def hidden(rect: QRect) -> tuple[int, int]:
            """What matters, or floats there; then any piece at all."""
            floating = any(one.intersects(rect) for one in beside)
            first = sum(one.intersects(rect) for one in clear)
            return 2 * first + floating, sum(one.intersects(QRectF(rect)) for one in lying)

        between = range(over.top(), above.top(), -max(1, high // 2))
        places = [over, above, *(QRect(over.left(), y, wide, high) for y in between)]
        if hidden(best := min(places, key=hidden)) == (0, 0):
            return best
        # On a full table: no wider than its text, and as far left or right as can be.
        least = min(x for x in range(wide, wide // 3, -look.px(20)) if self.message.heightForWidth(x) == high)
        edges = mat.left() + look.px(18), over.left(), mat.right() - look.px(18) - least
        places += [QRect(x, place.y(), least, high) for place in places for x in edges]
        return min(places, key=hidden)

    # For the game -----------------------------------------------------------------------------

    def say(self, kind: str, text: str, *, ms: int = 0, about: str = "") -> None:
        """Tell the person something over the hand (see `Note.tell`); empty ends it."""
        self.message.tell(kind, text, ms=ms, about=about)

    def mat(self) -> QRect:
        corner = self.sheet.viewport().mapTo(self, QPoint())
        return self.sheet.mat_rect().toRect().translated(corner)

    def on_sheet(self, spot: QPointF) -> QPointF:
        """A point of the table on the sheet's viewport."""
        return spot - QPointF(self.sheet.viewport().mapTo(self, QPoint()))

    def retranslate(self) -> None:
        self.zoom.retranslate()
        self.map.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no button took."""
        event.ignore()
        self.key_pressed.emit(event)
        keyboard.follow(event, self.sheet)
        if not event.isAccepted():
            super().keyPressEvent(event)
