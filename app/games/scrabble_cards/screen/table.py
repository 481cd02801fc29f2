"""The table of Scrabble karty: the hand with the bonus card, the pile, and the sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF
from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.screen.cards.skin import LetterSkin
from app.games.scrabble_cards.screen.hand.bonus import BonusSpot
from app.games.scrabble_cards.screen.hand.clock import FastClock
from app.games.scrabble_cards.screen.hand.draft import LetterDraft
from app.games.scrabble_cards.screen.hand.hand import held_name
from app.games.scrabble_cards.screen.panel.side import SidePanel
from app.tabletop.context import ViewContext
from app.tabletop.hand.rack import Rack
from app.tabletop.hand.table import HandTable

translate = QCoreApplication.translate


class LetterTable(HandTable):
    """Everything of the table."""

    skin: LetterSkin
    side: SidePanel

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__("green", LetterSkin(), context, parent)
        self.bonus = BonusSpot()
        inks = ("green_tint", "mat_green_mark", "green")
        rack = Rack(LetterDraft.rows, self.skin, held_name, self.sheet, aside=self.bonus, inks=inks)
        self.sheet.gaze.around = 1.5
        self.clock = FastClock(self.sheet)
        self.seat(rack, SidePanel(context.seats, self), left=[self.clock], small=True)
        self._name_rack()

    def heap_point(self) -> QPointF:
        """Where cleared cards go, in the table's coordinates."""
        pile = self.side.pile
        return QPointF(pile.mapTo(self, QPoint())) + pile.heap_rect().center()

    def _name_rack(self) -> None:
        sort = translate("ScrabbleHand", "Sort by the alphabet or by vowels")
        self.rack.set_names(translate("ScrabbleHand", "Your cards"), sort)

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
        super().retranslate()
        self._name_rack()
        self.arrange_sheet()  # words of another length
