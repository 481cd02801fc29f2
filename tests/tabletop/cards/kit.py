"""A rack of a game that is none: cards are worth one, and slips say how a word reads."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.card import CardKind, CardSkin, Print
from app.tabletop.cards.drag import drag_cards
from app.tabletop.cards.hand import CardHand
from app.tabletop.cards.layout import AmongLoose, Card, CardLayout, CardLayouts, InWord, Place
from app.tabletop.cards.rack import CardRack, HeldCard
from app.tabletop.cards.slips import WordSlip
from app.tabletop.context import Notes
from app.tabletop.pieces.flyer import Air
from app.widgets.sounds import Sounds


def printed(text: str) -> Print:
    return Print(text, 1, CardKind.COMBO if len(text) > 1 else CardKind.CONSONANT)


def spoken(held: HeldCard) -> str:
    return f"{held.shown.text} {held.word or 'loose'}"


def held(*texts: str) -> CardLayout:
    """An arrangement with these cards loose; they are called 0, 1, 2, …"""
    made = CardLayout()
    made.take_up(texts)
    return made


def lies(arrangement: CardLayout) -> tuple[list[str], str]:
    """The words as they read, and the loose cards."""
    loose = "".join(arrangement.printed[card] for card in arrangement.loose)
    return ["".join(word) for word in arrangement.spelled()], loose


class Pile:
    """A place beside the rack that takes whatever is let go over its rectangle."""

    def __init__(self, widget: QWidget, hand: CardHand) -> None:
        self.widget, self._hand = widget, hand
        self.taken: list[str] = []
        self.invited: list[tuple[bool, bool]] = []

    def is_under(self, point: QPointF) -> bool:
        return self.widget.rect().contains(self.widget.mapFromGlobal(point).toPoint())

    def width(self) -> float:
        return 50.0

    def hover(self, piece: Card, point: QPointF | None) -> None:
        self.invited.append((True, point is not None))

    def leave(self) -> None:
        self.invited.append((False, False))

    def drop(self, piece: Card, point: QPointF) -> bool:
        self.taken.append(self._hand.arrangement.printed[piece])
        self._hand.arrangement.give(piece)
        return True


class RackTable(QWidget):
    """A rack with a pile above it."""

    def __init__(self, notes: Notes | None = None) -> None:
        super().__init__()
        sounds = Sounds()
        self.resize(1000, 620)
        self.skin = CardSkin(lambda one: one.text)
        self.hand = CardHand(CardLayouts(notes or Notes(), "hands"), printed, sounds, self)
        self.rack = CardRack(self.hand, self.skin, spoken, self)
        self.rack.setGeometry(0, 220, 1000, 400)
        self.pile_widget = QWidget(self)
        self.pile_widget.setGeometry(400, 20, 120, 170)
        self.air = Air(self.skin, self)
        self.pile = Pile(self.pile_widget, self.hand)
        self.dragging = drag_cards(self.hand, self.rack, self.air, sounds, [self.pile])
        self.hand.changed.connect(self._show_slips)

    def _show_slips(self) -> None:
        self.rack.show_slips([WordSlip("".join(word), len(word)) for word in self.hand.arrangement.spelled()])

    def middle(self, card: Card) -> QPoint:
        """Of a card, in the table's pixels."""
        return self.rack.mapTo(self, self.rack.spot(card).toPoint())

    def drag(self, card: Card, *way: QPoint) -> None:
        """With the mouse, from where the card lies over these points of the table."""
        button = self.rack.buttons[card]

        def local(point: QPoint) -> QPoint:
            return button.mapFrom(self, point)

        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=local(self.middle(card)))
        for point in way:
            QTest.mouseMove(button, local(point))
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=local(way[-1]))


def places(arrangement: CardLayout, along: list[Place]) -> list[str]:
    """Places as text: “AB:1” within a word, “|2” before word 2, “~3” loose."""
    told = []
    for place in along:
        if isinstance(place, InWord):
            told.append(f"{''.join(arrangement.text(place.word))}:{place.index}")
        elif isinstance(place, AmongLoose):
            told.append(f"~{place.index}")
        else:
            told.append(f"|{place.before}")
    return told
