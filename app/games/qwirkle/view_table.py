"""The table of Qwirkle: where board, rack, floating things and the side panel lie."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.tiles import HAND
from app.games.qwirkle.view_board import BoardView
from app.games.qwirkle.view_float import LetterSwitch, MiniMap, ZoomStrip
from app.games.qwirkle.view_fly import Flyer
from app.games.qwirkle.view_rack import PITCH, Rack
from app.games.qwirkle.view_side import SidePanel
from app.games.qwirkle.view_tally import Tally
from app.widgets import paper, theme
from app.widgets.context import ViewContext
from app.widgets.toast import MessageStrip


class Note(MessageStrip):
    """A message on a slip of paper over the mat."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper under the message."""
        if self.message():
            look = theme.current()
            colours = look.palette
            painter = QPainter(self)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            outline = paper.cut(rect, look.pxf(10), 2, 0.0)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(outline, colours.raised)
            painter.strokePath(outline, QPen(colours.ink if colours.flat else colours.line2, look.pxf(2.5)))
            painter.end()
        super().paintEvent(event)


class Table(QWidget):
    """Everything of the table. It shows; `Hand` and `QwirkleView` decide.

    Signals: key_pressed(object QKeyEvent): nobody else wanted it; the receiver accepts or ignores it.
    """

    key_pressed = Signal(object)

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = BoardView(self)
        self.tally = Tally(self.board)
        self.rack = Rack(self.board)
        self.zoom = ZoomStrip(self.board)
        self.letters = LetterSwitch(self.board, context.settings.aid("letters"))
        self.map = MiniMap(self.board)
        self.message = Note(self.board)
        self.side = SidePanel(context.seats, self)
        self.lifted = Flyer(self)
        self._free = QRectF(0, 0, 100, 100)
        self._flyers: list[Flyer] = []
        self.message.hide()
        self._settings = context.settings
        context.settings.changed.connect(self._arrange)
        self.board.arranged.connect(self._arrange_board)
        theme.follow(self, self._arrange)

    # Layout -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The mat takes all that the panel leaves."""
        self._arrange()

    def _arrange(self) -> None:
        look = theme.current()
        gap = look.px(16)
        big = self._settings.big_picture
        share, most = (0.31, 520) if big else (0.22, 400)
        side = min(max(look.tx(300), self.width() * share), look.px(most), self.width() * 0.40)
        inner = QRect(gap, look.px(4), self.width() - 2 * gap, self.height() - look.px(4) - gap)
        wide = round(side)
        self.side.setGeometry(QRect(inner.right() - wide + 1, inner.top(), wide, inner.height()))
        self.side.set_roomy(inner.height() > look.tx(560), big=big)
        reach = look.px(3)
        mat = QRect(inner.left() - reach, inner.top() - reach, inner.width() - wide - gap + 2 * reach, 0)
        mat.setBottom(min(self.height() - 1, inner.bottom() + look.px(9)))
        self.board.setGeometry(mat)
        self._arrange_board()

    def _arrange_board(self) -> None:
        if not hasattr(self, "message"):
            return  # the board arranges itself before the table is complete
        look = theme.current()
        mat = self.board.mat_rect().toRect()
        inset = look.px(18)
        rack = self.rack.sizeHint()
        zoom, letters, small = self.zoom.sizeHint(), self.letters.sizeHint(), self.map.sizeHint()
        sides = zoom.width() + max(letters.width(), small.width()) + 4 * inset
        stacked = mat.width() - sides < rack.width() * 0.82
        room = mat.width() - 2 * inset if stacked else mat.width() - sides
        wide = min(rack.width(), room)
        high = round(rack.height() * max(0.78, min(1.0, wide / (HAND * look.px(PITCH)))))
        middle = mat.left() + zoom.width() + 2 * inset + (mat.width() - sides) // 2
        if stacked or abs(middle - mat.center().x()) < look.px(70):
            middle = max(
                mat.center().x(), mat.left() + (0 if stacked else zoom.width() + 2 * inset) + wide // 2
            )
        if not stacked:
            taken = max(letters.width(), small.width()) + 2 * inset
            middle = min(middle, mat.right() - taken - wide // 2)
        bottom = mat.bottom() - look.px(10)
        self.rack.setGeometry(middle - wide // 2, bottom - high, wide, high)
        level = self.rack.geometry().top() - look.px(8) if stacked else mat.bottom() - inset
        self.zoom.setGeometry(QRect(QPoint(mat.left() + inset, level - zoom.height()), zoom))
        right = mat.right() - inset
        self.letters.setGeometry(QRect(QPoint(right - letters.width(), level - letters.height()), letters))
        above = self.letters.geometry().top() - look.px(12)
        self.map.setGeometry(QRect(QPoint(right - small.width(), above - small.height()), small))
        self._room(mat, stacked)
        self.place_message()

    def _room(self, mat: QRect, stacked: bool) -> None:
        look = theme.current()
        top, inset = mat.top() + look.px(16), look.px(20)
        bottom = self.rack.geometry().top() - look.px(18)
        if stacked:
            bottom = self.zoom.geometry().top() - look.px(6)
        self._free = QRectF(mat.left() + inset, top, mat.width() - 2 * inset, bottom - top)
        self.board.set_room(self._free)

    def place_message(self) -> None:
        """The message stands over the rack."""
        look = theme.current()
        if not self.message.message():
            self.message.hide()
            self.board.set_room(self._free, still=True)
            return
        mat = self.board.mat_rect().toRect()
        wide = min(look.tx(520), mat.width() - look.px(36))
        high = self.message.heightForWidth(wide)
        rack = self.rack.geometry()
        x = min(
            max(rack.center().x() - wide // 2, mat.left() + look.px(18)), mat.right() - wide - look.px(18)
        )
        y = rack.top() - high - look.px(10)
        if self.map.geometry().intersects(QRect(x, y, wide, high)):
            x = min(x, self.map.geometry().left() - wide - look.px(10))
        if x < mat.left() or self.zoom.geometry().intersects(QRect(x, y, wide, high)):
            x = mat.left() + look.px(18)
            y = min(y, self.zoom.geometry().top() - high - look.px(8))
        self.message.setGeometry(x, y, wide, high)
        self.message.show()
        self.message.raise_()
        room = QRectF(self._free)
        room.setBottom(min(room.bottom(), y - look.px(10)))
        self.board.set_room(room, still=True)

    def say(self, kind: str, text: str, word: str = "", ms: int = 0) -> None:
        """Tell the person something over the rack; empty clears it."""
        if text or word:
            self.message.show_message(kind, text, word, ms)
        else:
            self.message.clear()
        self.place_message()

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        for part in (self.rack, self.zoom, self.letters, self.map, self.side):
            part.retranslate()

    # Places, in the table's own coordinates ------------------------------------------------------

    def local(self, global_point: QPointF) -> QPointF:
        """A point of the screen on the table."""
        return QPointF(self.mapFromGlobal(global_point))

    def board_point(self, global_point: QPointF) -> QPointF:
        """A point of the screen on the board's viewport."""
        return QPointF(self.board.viewport().mapFromGlobal(global_point))

    def slot_centre(self, slot: int) -> QPointF:
        """The middle of a tile on the rack."""
        button = self.rack.slots[slot]
        return QPointF(button.mapTo(self, QPoint())) + button.face().center()

    def slot_size(self) -> float:
        """Side of a tile on the rack."""
        return self.rack.slots[0].face().width()

    def cell_centre(self, place: QPointF) -> QPointF:
        """The middle of a cell of the board."""
        point = self.board.camera.point(place + QPointF(0.5, 0.5))
        return QPointF(self.board.viewport().mapTo(self, QPoint())) + point

    def bag_mouth(self) -> QPointF:
        """Where tiles come out of the bag."""
        return QPointF(self.side.bag.mapTo(self, QPoint())) + self.side.bag.mouth()

    def seat_point(self, seat: int) -> QPointF:
        """Where a seat's tiles come from, on the board's viewport."""
        row = self.side.seats.rows[seat]
        spot = QPointF(row.mapTo(self, QPoint())) + row.face_rect().center()
        return spot - QPointF(self.board.viewport().mapTo(self, QPoint()))

    def over_bag(self, point: QPointF) -> bool:
        """Whether a point of the table lies on the bag."""
        bag = self.side.bag
        return QRectF(bag.rect()).contains(point - QPointF(bag.mapTo(self, QPoint())))

    def over_rack(self, point: QPointF) -> int | None:
        """The slot of the rack under a point of the table."""
        return self.rack.slot_near(point - QPointF(self.rack.mapTo(self, QPoint())))

    def over_board(self, point: QPointF) -> bool:
        """Whether a point of the table lies on the mat."""
        return self.board.mat_rect().contains(point - QPointF(self.board.viewport().mapTo(self, QPoint())))

    def flyer(self) -> Flyer:
        """A tile to send through the air."""
        free = next((flyer for flyer in self._flyers if not flyer.in_air), None)
        if free is None:
            free = Flyer(self)
            self._flyers.append(free)
        return free

    # Keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no button wanted."""
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)
