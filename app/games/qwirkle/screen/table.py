"""The table of Qwirkle: where board, rack, floating things and the side panel lie."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.screen.hand.rack import PITCH, Rack
from app.games.qwirkle.screen.letters import Legend, LetterSwitch
from app.games.qwirkle.screen.panel.side import SidePanel
from app.games.qwirkle.screen.tile import TileSkin
from app.games.qwirkle.tiles import HAND
from app.tabletop.context import ViewContext
from app.tabletop.note import Note
from app.tabletop.pieces.flyer import Air
from app.tabletop.sheet.controls import MiniMap, ZoomStrip
from app.tabletop.sheet.marks import Marks
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.sheet.tally import Tally
from app.widgets import theme

EDGE = 44
"""So near to the edge of the mat, in design pixels, a tile in the hand pulls the table."""


class Table(QWidget):
    """Everything of the table. It shows; `Hand` and `QwirkleView` decide.

    Signals: key_pressed(object QKeyEvent): nobody else wanted it; the receiver accepts or ignores it.
    """

    key_pressed = Signal(object)

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skin = TileSkin(letters=context.settings.aid("letters"))
        self.board = Sheet("yellow", self.skin, self)
        self.tally = Tally(self.board)
        self.marks = Marks(self.board, context.seats)
        self.rack = Rack(self.skin, self.board)
        self.zoom = ZoomStrip(self.board)
        self.letters = LetterSwitch(self.board, context.settings.aid("letters"))
        self.legend = Legend(self.board)
        self.map = MiniMap(self.board)
        self.message = Note(self.board)
        self.side = SidePanel(context.seats, self)
        self.air = Air(self.skin, self)
        self._free = QRectF(0, 0, 100, 100)
        self.message.hide()
        self.message.changed.connect(self.place_message)
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
        self.side.share_out(big=big)
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
        self.legend.setVisible(self._settings.aid("letters"))
        legend = self.legend.sizeHint()
        over = self.zoom.geometry().top() - look.px(12)
        self.legend.setGeometry(QRect(QPoint(mat.left() + inset, over - legend.height()), legend))
        self._room(mat, stacked)
        self.place_message()

    def _room(self, mat: QRect, stacked: bool) -> None:
        look = theme.current()
        top, inset = mat.top() + look.px(16), look.px(20)
        bottom = self.rack.geometry().top() - look.px(18)
        if stacked:
            bottom = self.zoom.geometry().top() - look.px(6)
        self._free = QRectF(mat.left() + inset, top, mat.width() - 2 * inset, bottom - top)
        self._tell_room()

    def place_message(self) -> None:
        """The message stands over the rack."""
        look = theme.current()
        if not self.message.message():
            self.message.hide()
            self._tell_room()
            return
        mat = self.board.mat_rect().toRect()
        wide = min(look.tx(520), mat.width() - look.px(36))
        high = self.message.heightForWidth(wide)
        rack = self.rack.geometry()
        x = min(
            max(rack.center().x() - wide // 2, mat.left() + look.px(18)), mat.right() - wide - look.px(18)
        )
        over = QRect(x, rack.top() - high - look.px(10), wide, high)
        if self.map.geometry().intersects(over):
            over.moveRight(min(over.right(), self.map.geometry().left() - look.px(10)))
        if over.left() < mat.left() or self.zoom.geometry().intersects(over):
            over.moveLeft(mat.left() + look.px(18))
            over.moveBottom(min(over.bottom(), self.zoom.geometry().top() - look.px(8)))
        above = QRect(mat.center().x() - wide // 2, mat.top() + look.px(12), wide, high)
        lying = self.board.matters()

        def hidden(rect: QRect) -> int:
            floating = rect.intersects(self.map.geometry()) or rect.intersects(self.letters.geometry())
            return 2 * sum(one.intersects(QRectF(rect)) for one in lying) + floating

        between = range(over.top(), above.top(), -max(1, high // 2))
        places = [over, above, *(QRect(over.left(), y, wide, high) for y in between)]
        self.message.setGeometry(min(places, key=hidden))
        self.message.show()
        self.message.raise_()
        self._tell_room()

    def _tell_room(self) -> None:
        """What the table may use, and what floats over it."""
        floating = [self.zoom, self.letters, self.map]
        floating += [slip for slip in (self.message, self.legend) if not slip.isHidden()]
        covers = [QRectF(widget.geometry()) for widget in floating]
        self.board.gaze.set_room(self._free, covers, self.board.mat_rect())

    def say(self, kind: str, text: str, *, ms: int = 0, about: str = "") -> None:
        """Tell the person something over the rack (see `Note.tell`); empty ends it."""
        self.message.tell(kind, text, ms=ms, about=about)

    def unsay(self, about: str) -> None:
        """What a message was about is over."""
        self.message.take_back(about)

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        for part in (self.rack, self.zoom, self.letters, self.legend, self.map):
            part.retranslate()

    # Places, in the table's own coordinates ------------------------------------------------------

    def local(self, global_point: QPointF) -> QPointF:
        """A point of the screen on the table."""
        return QPointF(self.mapFromGlobal(global_point))

    def board_point(self, global_point: QPointF) -> QPointF:
        """A point of the screen on the board's viewport."""
        return QPointF(self.board.viewport().mapFromGlobal(global_point))

    def mat(self) -> QRect:
        """Where the mat lies."""
        corner = self.board.viewport().mapTo(self, QPoint())
        return self.board.mat_rect().toRect().translated(corner)

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

    def pull_at(self, point: QPointF) -> QPointF:
        """How a hand at a point of the table pulls the mat: towards the edge that it is near, -1 to 1."""
        mat = self.board.mat_rect().translated(QPointF(self.board.viewport().mapTo(self, QPoint())))
        if not mat.contains(point) or self.over_rack(point) is not None:
            return QPointF()
        zone = theme.current().pxf(EDGE)
        low = mat.top() + self._free.bottom() - self.board.mat_rect().top()
        x = min(0.0, (point.x() - mat.left()) / zone - 1) + max(0.0, 1 - (mat.right() - point.x()) / zone)
        y = min(0.0, (point.y() - mat.top()) / zone - 1) + max(0.0, 1 - (low - point.y()) / zone)
        return QPointF(x, min(1.0, y))

    # Keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no button wanted."""
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)
