"""The rack on which a word is made of open cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.button import CardButton
from app.tabletop.cards.card import EDGE, TALL, CardSkin, Print
from app.tabletop.cards.slips import SLIP, UNDER, WordSlip, paint_gap, paint_slip
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas
from app.widgets.look.palette import mix

SIDE, TOP, BELOW = 22, 16, 16
"""Paper beside the cards, above them and under the slip, in design pixels."""
NARROW = 0.06
MOST = 110


class WordRack(Canvas, QWidget):
    """A sheet of paper with the cards of the word, from the left, and what they spell.

    cards: pile → the card on the rack. Signals, of cards on it:
        grabbed(int place, object global_point), dragged(object global_point),
        released_at(object global_point), pressed(int place): by a screen reader.
    """

    grabbed = Signal(object, object)
    dragged = Signal(object)
    released_at = Signal(object)
    pressed = Signal(int)

    def __init__(self, skin: CardSkin, parent: QWidget, *, most: int) -> None:
        """most: so many cards have room."""
        super().__init__(parent)
        self.skin, self._most = skin, most
        self.cards: dict[int, CardButton] = {}
        self.order: tuple[int, ...] = ()
        self.slip: WordSlip | None = None
        self.hint = self.tail = ""
        self.strong = False
        self.gap: int | None = None
        """Before the card at this index a card would be let go."""
        self.in_air: int | None = None
        theme.follow(self, self._restyle)

    # Measures -----------------------------------------------------------------------------------

    def card_width(self, width: float) -> float:
        """How wide cards are on a rack of this width."""
        look = theme.current()
        room = width - 2 * look.pxf(SIDE)
        return min(look.pxf(MOST), room / (self._most * (1 + NARROW)))

    def height_for(self, card: float) -> int:
        """How high the rack is with cards of this width."""
        return math.ceil(card * (TALL + EDGE)) + self._texts()

    @staticmethod
    def _texts() -> int:
        look = theme.current()
        return look.px(TOP + UNDER + BELOW) + look.tx(SLIP) + look.px(paper.THICKNESS)

    @property
    def card_size(self) -> float:
        return max(8.0, min(self.card_width(self.width()), (self.height() - self._texts()) / (TALL + EDGE)))

    def _slot(self, index: int) -> QRectF:
        look, wide = theme.current(), self.card_size
        left = look.pxf(SIDE) + index * wide * (1 + NARROW)
        return QRectF(left, look.pxf(TOP), wide, wide * TALL)

    def spot(self, index: int) -> QPointF:
        """The middle of the card at an index."""
        return self._slot(index).center()

    def index_at(self, point: QPointF) -> int | None:
        """Where a card held over a point of the screen would lie; None beside the rack."""
        spot = QPointF(self.mapFromGlobal(point))
        if not QRectF(self.rect()).contains(spot):
            return None
        shown = [place for place in self.order if place != self.in_air]
        pitch = self.card_size * (1 + NARROW)
        index = math.floor((spot.x() - theme.current().pxf(SIDE) + pitch / 2) / pitch)
        return max(0, min(index, len(shown)))

    # What lies there ------------------------------------------------------------------------------

    def show_word(
        self, places: Sequence[int], prints: Sequence[Print], names: Sequence[str], slip: WordSlip | None
    ) -> None:
        """These cards, from these piles; names: for ears."""
        for place in [place for place in self.cards if place not in places]:
            button = self.cards.pop(place)
            button.hide()
            button.deleteLater()
        self.order, self.slip = tuple(places), slip
        for place, shown, name in zip(places, prints, names, strict=True):
            if place not in self.cards:
                self.cards[place] = self._button(place)
            self.cards[place].show_card(shown, name, ringed=False, away=place == self.in_air)
        self.arrange(sliding=True)
        self.setAccessibleDescription("" if slip is None else slip.written)

    def say(self, hint: str, tail: str, *, strong: bool = False) -> None:
        """hint: what stands there while no card does; strong: nothing else can be done before. tail: a letter
        typed that waits for the next one."""
        if (hint, tail, strong) != (self.hint, self.tail, self.strong):
            self.hint, self.tail, self.strong = hint, tail, strong
            self.update()

    def _button(self, place: int) -> CardButton:
        button = CardButton(place, self.skin, self)
        button.grabbed.connect(self.grabbed)
        button.dragged.connect(self.dragged)
        button.released_at.connect(self.released_at)
        button.clicked.connect(_told(self.pressed.emit, place))
        button.show()
        return button

    def arrange(self, *, sliding: bool) -> None:
        """Give every card its place, with room for one that is held over the rack."""
        index = 0
        for place in self.order:
            if place == self.in_air:
                self.cards[place].stand(self._slot(index), sliding=False)
                continue
            if index == self.gap:
                index += 1
            self.cards[place].stand(self._slot(index), sliding=sliding)
            index += 1
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange(sliding=False)

    def _restyle(self) -> None:
        self.arrange(sliding=False)
        self.update()

    # Painting -----------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        thick, hair = float(look.px(paper.THICKNESS)), look.pxf(1.5)
        face = QRectF(self.rect()).adjusted(hair, hair, -hair, -thick - hair)
        ground = mix(colours.blue_tint, colours.raised, 0.22)
        edge = mix(colours.mat("blue")[1], colours.blue, 0.35)
        outline = paper.cut(face, look.pxf(18), 11, 0.0 if colours.flat else look.pxf(1.6))
        border = colours.line if colours.flat else None
        paper.paint_sheet(painter, outline, ground, edge, thick, border=border, border_width=look.pxf(2))
        if self.gap is not None:
            paint_gap(painter, self._slot(self.gap))
        shown = len(self.order) - (self.in_air in self.order)
        if self.slip is not None and shown:
            whole = self._slot(0).united(self._slot(shown - 1))
            paint_slip(painter, whole, self.slip, strong=True)
        self._paint_texts(painter, shown)

    def _paint_texts(self, painter: QPainter, shown: int) -> None:
        look = theme.current()
        painter.setPen(look.palette.ink if look.palette.flat else look.palette.ink2)
        if self.tail:
            painter.setFont(look.font("letter"))
            painter.drawText(self._slot(shown), int(Qt.AlignmentFlag.AlignCenter), f"{self.tail}…")
        elif self.hint and self.gap is None:
            painter.setFont(look.font("body_strong" if self.strong else "body"))
            left = self._slot(shown).left() + (look.pxf(14) if shown else 0)
            room = QRectF(left, look.pxf(TOP), self.width() - left - look.pxf(SIDE), self._slot(0).height())
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
            side = Qt.AlignmentFlag.AlignLeft if shown else Qt.AlignmentFlag.AlignHCenter
            if room.width() > look.pxf(120):
                painter.drawText(room, int(flags | side), self.hint)


def _told(tell: Callable[[int], object], place: int) -> Callable[[], None]:
    """A pressed card tells which one it is."""

    def press() -> None:
        tell(place)

    return press
