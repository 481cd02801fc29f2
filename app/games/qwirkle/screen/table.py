"""The table of Qwirkle: rack, bag and marks of the colours around the sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.screen.hand import TileDraft, held_name
from app.games.qwirkle.screen.letters import Legend, LetterSwitch
from app.games.qwirkle.screen.panel.bag import SidePanel
from app.games.qwirkle.screen.tile import TileSkin
from app.tabletop.context import ViewContext
from app.tabletop.hand.rack import Rack
from app.tabletop.hand.table import HandTable

translate = QCoreApplication.translate


class TileTable(HandTable):
    skin: TileSkin
    side: SidePanel

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__("yellow", TileSkin(letters=context.settings.aid("letters")), context, parent)
        self.letters = LetterSwitch(self.sheet.viewport(), self.skin.letters)
        self.legend = Legend(self.sheet.viewport())
        rack = Rack(TileDraft.rows, self.skin, held_name, self.sheet.viewport())
        self.seat(rack, SidePanel(context.seats, self), left=[self.legend], right=[self.letters])
        self._name_rack()
        self.letters.switched.connect(lambda on: context.settings.choose_aid("letters", on))
        context.settings.changed.connect(self._obey)
        self._obey()

    def _obey(self) -> None:
        self.show_letters(self._context.settings.aid("letters"))

    def show_letters(self, on: bool) -> None:
        """Mark the colours, or do not."""
        self.skin.letters = on
        self.sheet.placed.repaint()
        self.letters.toggle.setChecked(on)
        self.legend.setVisible(on)
        self.arrange_sheet()

    def _name_rack(self) -> None:
        sort = translate("QwirkleHand", "Sort by colour or by shape (A)")
        self.rack.set_names(translate("QwirkleHand", "Your tiles"), sort)

    def retranslate(self) -> None:
        super().retranslate()
        self._name_rack()
        for part in (self.letters, self.legend):
            part.retranslate()
        self.arrange_sheet()  # words of another length
