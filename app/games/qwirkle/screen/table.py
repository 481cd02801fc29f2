"""The table of Qwirkle: rack, bag and marks of the colours around the sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.screen.hand import TileDraft, held_name
from app.games.qwirkle.screen.letters import Legend, LetterSwitch
from app.games.qwirkle.screen.panel.side import SidePanel
from app.games.qwirkle.screen.tile import TileSkin
from app.tabletop.context import ViewContext
from app.tabletop.hand.rack import Rack
from app.tabletop.sheet.table import SheetTable

translate = QCoreApplication.translate


class TileTable(SheetTable):
    """Everything of the table. It shows; hand and view decide."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        self.skin = TileSkin(letters=context.settings.aid("letters"))
        super().__init__("yellow", self.skin, context, parent)
        self.rack = Rack(TileDraft.rows, self.skin, held_name, self.sheet)
        self._name_rack()
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

    def _name_rack(self) -> None:
        sort = translate("QwirkleHand", "Sort by colour or by shape (S)")
        self.rack.set_names(translate("QwirkleHand", "Your tiles"), sort)

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        super().retranslate()
        self._name_rack()
        for part in (self.letters, self.legend):
            part.retranslate()
        self._arrange_sheet()  # words of another length

    # Places, in the table's own coordinates ------------------------------------------------------

    def bag_mouth(self) -> QPointF:
        """Where tiles come out of the bag."""
        return QPointF(self.side.bag.mapTo(self, QPoint())) + self.side.bag.mouth()

    def seat_point(self, seat: int) -> QPointF:
        """Where a seat's tiles come from, on the sheet's viewport."""
        row = self.side.seats.rows[seat]
        return self.on_sheet(QPointF(row.mapTo(self, QPoint())) + row.face_rect().center())
