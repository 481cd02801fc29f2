"""The table of Scrabble karty: the hand with the bonus card, the pile, and the sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF

from app.games.scrabble_cards.cards import HAND
from app.games.scrabble_cards.screen.cards.skin import CardFace, LetterSkin, Way, face_of, held_face
from app.games.scrabble_cards.screen.hand.bonus import BonusSpot
from app.games.scrabble_cards.screen.hand.clock import FastClock
from app.games.scrabble_cards.screen.hand.draft import LetterDraft
from app.games.scrabble_cards.screen.hand.hand import held_name
from app.games.scrabble_cards.screen.panel.pile import SidePanel
from app.games.scrabble_cards.table import Cell, words_on
from app.tabletop.context import ViewContext
from app.tabletop.hand.rack import Rack
from app.tabletop.hand.table import HandTable
from app.widgets.controls.buttons import PaperButton

translate = QCoreApplication.translate


class LetterTable(HandTable):
    skin: LetterSkin
    side: SidePanel

    def __init__(self, context: ViewContext) -> None:
        super().__init__("green", LetterSkin(), context)
        self.bonus = BonusSpot()
        inks = ("green_tint", "mat_green_mark", "green")
        over = self.sheet.viewport()
        rack = Rack(LetterDraft.rows, self.skin, held_name, over, aside=self.bonus, inks=inks)
        self.sheet.mover.around = 1.5
        self.sheet.camera.rows = HAND
        self.tally.under = True
        self.sheet.words = self._words
        self.clock = FastClock(over)
        self.part = PaperButton("", "secondary", parent=over)
        """Declares that only a part of an old word is joined, and which (RULES SK16)."""
        self.part.hide()
        side = SidePanel(context.seats, self)
        self._written = side.words
        self.seat(rack, side, left=[self.clock, self.part], small=True)
        self._name_rack()

    def tell_mildly(self, mild: bool) -> None:
        """Beside the table, too."""
        super().tell_mildly(mild)
        self._written.mild = mild

    def from_afar(self, piece: str) -> CardFace:
        """Its letter alone: what else stands on a small card is not read."""
        return held_face(piece)._replace(way=Way.BARE)

    def offer_part(self, text: str) -> None:
        """What the button of the part says; empty for none."""
        if text != self.part.text() or self.part.isHidden() == bool(text):
            self.part.setText(text)
            self.part.setVisible(bool(text))
            self.arrange_sheet()

    def _words(self) -> list[tuple[str, tuple[Cell, ...]]]:
        """The words that lie there, as they are shown."""
        shown = {cell: face_of(item.key).card for cell, item in self.sheet.placed.laid.items()}
        table = {cell: card for cell, card in shown.items() if card is not None}
        return [(word.text.lower(), word.cells) for word in words_on(table)]

    def heap_point(self) -> QPointF:
        """Where cleared cards go, in the table's coordinates."""
        pile = self.side.pile
        return QPointF(pile.mapTo(self, QPoint())) + pile.heap_rect().center()

    def _name_rack(self) -> None:
        sort = translate("ScrabbleHand", "Sort by the alphabet or by vowels")
        self.rack.set_names(translate("ScrabbleHand", "Your cards"), sort)

    def retranslate(self) -> None:
        super().retranslate()
        self._name_rack()
        self.arrange_sheet()  # words of another length
