"""The table of Qwirkle: rack, bag and marks of the colours around the sheet."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.screen.hand.rack import Rack
from app.games.qwirkle.screen.letters import Legend, LetterSwitch
from app.games.qwirkle.screen.panel.side import SidePanel
from app.games.qwirkle.screen.tile import TileSkin
from app.tabletop.context import ViewContext
from app.tabletop.sheet.table import SheetTable
from app.widgets import theme

EDGE = 44
"""So near to the edge of the mat, in design pixels, a tile in the hand pulls the table."""


class Table(SheetTable):
    """Everything of the table. It shows; `Hand` and `QwirkleView` decide."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        self.skin = TileSkin(letters=context.settings.aid("letters"))
        super().__init__("yellow", self.skin, context, parent)
        self.rack = Rack(self.skin, self.sheet)
        self.letters = LetterSwitch(self.sheet, self.skin.letters)
        self.legend = Legend(self.sheet)
        self.side = SidePanel(context.seats, self)
        self.arranged.connect(lambda: self.side.share_out(big=context.settings.big_picture))
        self.furnish(self.rack, self.side, left=[self.legend], right=[self.letters])

    def show_letters(self, on: bool) -> None:
        """Mark the colours, or do not."""
        self.skin.letters = on
        self.sheet.lying.repaint()
        self.letters.toggle.setChecked(on)
        self.legend.setVisible(on)
        self.place_message()

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        super().retranslate()
        for part in (self.rack, self.letters, self.legend, self.side):
            part.retranslate()

    # Places, in the table's own coordinates ------------------------------------------------------

    def local(self, global_point: QPointF) -> QPointF:
        """A point of the screen on the table."""
        return QPointF(self.mapFromGlobal(global_point))

    def board_point(self, global_point: QPointF) -> QPointF:
        """A point of the screen on the sheet's viewport."""
        return QPointF(self.sheet.viewport().mapFromGlobal(global_point))

    def slot_centre(self, slot: int) -> QPointF:
        """The middle of a tile on the rack."""
        button = self.rack.slots[slot]
        return QPointF(button.mapTo(self, QPoint())) + button.face().center()

    def slot_size(self) -> float:
        """Side of a tile on the rack."""
        return self.rack.slots[0].face().width()

    def cell_centre(self, place: QPointF) -> QPointF:
        """The middle of a cell of the sheet."""
        point = self.sheet.camera.point(place + QPointF(0.5, 0.5))
        return QPointF(self.sheet.viewport().mapTo(self, QPoint())) + point

    def bag_mouth(self) -> QPointF:
        """Where tiles come out of the bag."""
        return QPointF(self.side.bag.mapTo(self, QPoint())) + self.side.bag.mouth()

    def seat_point(self, seat: int) -> QPointF:
        """Where a seat's tiles come from, on the sheet's viewport."""
        row = self.side.seats.rows[seat]
        return self.on_sheet(QPointF(row.mapTo(self, QPoint())) + row.face_rect().center())

    def over_bag(self, point: QPointF) -> bool:
        """Whether a point of the table lies on the bag."""
        bag = self.side.bag
        return QRectF(bag.rect()).contains(point - QPointF(bag.mapTo(self, QPoint())))

    def over_rack(self, point: QPointF) -> int | None:
        """The slot of the rack under a point of the table."""
        return self.rack.slot_near(point - QPointF(self.rack.mapTo(self, QPoint())))

    def over_board(self, point: QPointF) -> bool:
        """Whether a point of the table lies on the mat."""
        return self.sheet.mat_rect().contains(self.on_sheet(point))

    def pull_at(self, point: QPointF) -> QPointF:
        """How a hand at a point of the table pulls the mat: towards the edge that it is near, -1 to 1."""
        mat = self.sheet.mat_rect().translated(QPointF(self.sheet.viewport().mapTo(self, QPoint())))
        if not mat.contains(point) or self.over_rack(point) is not None:
            return QPointF()
        zone = theme.current().pxf(EDGE)
        low = mat.top() + self.sheet.camera.room.bottom() - self.sheet.mat_rect().top()
        x = min(0.0, (point.x() - mat.left()) / zone - 1) + max(0.0, 1 - (mat.right() - point.x()) / zone)
        y = min(0.0, (point.y() - mat.top()) / zone - 1) + max(0.0, 1 - (low - point.y()) / zone)
        return QPointF(x, min(1.0, y))
