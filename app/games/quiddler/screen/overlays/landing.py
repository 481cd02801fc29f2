"""Words that are laid before everybody: they land face up in the middle of the table, one after another, and
what they are worth counts up beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.card import TALL, CardSkin, Print
from app.tabletop.context import SeatLook
from app.tabletop.pieces.skin import paint_piece
from app.widgets.controls import avatar
from app.widgets.look import fonts, icons, motion, paper, theme
from app.widgets.look.canvas import Canvas, around, draw_text

HEAD, GAP, FACE, PAD, LEAST = 88, 16, 48, 22, 24
"""Height of the line over the words, how far below it they begin, the face in it, margins and the least width
of a card, in design pixels."""
STEP, BETWEEN, FIGURE = 1.06, 0.35, 0.95
"""From card to card, between words and for the value of one, in widths of a card."""


@dataclass(frozen=True)
class LandingWord:
    """The cards of a word and what it is worth."""

    cards: Sequence[Print]
    points: int


class Landing(Canvas, QWidget):
    """A sheet of paper over the table with room for the words. Of each it shows the cards that have landed;
    how they come is another's. The mouse goes through it."""

    def __init__(self, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Cards fly over it: what lies below is painted once, and not with every step of theirs.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._skin, self._table, self._under = skin, parent, QPixmap()
        self._seat: SeatLook | None = None
        self._headline = self._note = ""
        self._words: Sequence[LandingWord] = ()
        self._landed: set[tuple[int, int]] = set()
        self._counts: list[motion.Tween] = []
        self._width = 60.0
        self._spots: list[list[QPointF]] = []
        self.hide()

    def text(self) -> str:
        """What it says; empty while it is away."""
        return "" if self.isHidden() else f"{self._headline} {self._note}".strip()

    def come(
        self, seat: SeatLook, headline: str, note: str, words: Sequence[LandingWord], room: QRect, most: float
    ) -> None:
        """Lie there, empty as yet. room: what of the parent it may cover. most: the width of a card."""
        self._seat, self._headline, self._note, self._words = seat, headline, note, words
        self._landed.clear()
        for count in self._counts:
            count.deleteLater()
        self._counts = [
            motion.Tween(self, partial(_ignoring, partial(self._count, word)), 0.0, motion.OUT_CUBIC)
            for word in range(len(words))
        ]
        self.hide()
        self._lay_out(room, most)
        self._under = self._table.grab(self.geometry())
        self.setAccessibleName(self.text() or f"{headline} {note}")
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def go(self) -> None:
        self.hide()

    def _count(self, word: int) -> None:
        """Only the figures are painted anew: below them lies the whole table."""
        if word < len(self._spots):
            beside = around(self._spots[word][-1] + QPointF(self._width * 1.1, 0), self._width * 1.2)
            self.update(beside.toAlignedRect())
            self.update(self.width() // 2, 0, self.width() - self.width() // 2, theme.current().tx(HEAD))

    # Where it lies --------------------------------------------------------------------------------

    def _lay_out(self, room: QRect, most: float) -> None:
        """As large as all words fit, and no more paper than they need."""
        look = theme.current()
        inner = QRectF(room).adjusted(look.pxf(PAD), look.tx(HEAD), -look.pxf(PAD), -look.pxf(PAD))
        self._width, least = most, look.pxf(LEAST)
        while True:
            lines = self._lines(inner.width())
            high = len(lines) * self._width * TALL * STEP
            if high <= inner.height() or self._width <= least:
                break
            self._width = max(least, self._width * 0.96)
        wide = max([look.tx(440), *map(self._line_width, lines)]) + look.pxf(2 * PAD)
        size = QRectF(0, 0, min(room.width(), wide), look.tx(HEAD) + high + look.pxf(PAD + 10))
        size.moveCenter(QRectF(room).center())
        self.setGeometry(size.toAlignedRect())
        self._spots = [[] for _ in self._words]
        for at, line in enumerate(lines):
            x = (self.width() - self._line_width(line)) / 2
            y = look.tx(HEAD) + self._width * TALL * (STEP * at + 0.5)
            for word in line:
                for _card in self._words[word].cards:
                    self._spots[word].append(QPointF(x + self._width / 2, y))
                    x += self._width * STEP
                x += self._width * (FIGURE + BETWEEN)

    def _word_width(self, word: int) -> float:
        return self._width * (STEP * len(self._words[word].cards) + FIGURE)

    def _line_width(self, line: Sequence[int]) -> float:
        return sum(map(self._word_width, line)) + self._width * BETWEEN * (len(line) - 1)

    def _lines(self, room: float) -> list[list[int]]:
        lines: list[list[int]] = [[]]
        for word in range(len(self._words)):
            if lines[-1] and self._line_width([*lines[-1], word]) > room:
                lines.append([])
            lines[-1].append(word)
        while max(map(self._line_width, lines)) > room and self._width > theme.current().pxf(LEAST):
            self._width *= 0.96
        return lines

    def spot(self, word: int, card: int) -> tuple[QPointF, float]:
        """Where a card lies, in the parent's coordinates, and how wide it is."""
        return QPointF(self.pos()) + self._spots[word][card], self._width

    # What has happened ----------------------------------------------------------------------------

    def land(self, word: int, card: int) -> None:
        """This card has come; the last one of a word has its value count up."""
        self._landed.add((word, card))
        if all((word, one) in self._landed for one in range(len(self._words[word].cards))):
            calm = theme.current().reduced_motion
            self._counts[word].to(float(self._words[word].points), 0 if calm else motion.POP)
        self.update(around(self._spots[word][card], self._width * 1.4, self._width * 2).toAlignedRect())

    def lander(self, word: int, card: int) -> Callable[[], None]:
        """`land` for a card that is on its way; it does nothing once other words are laid."""
        words = self._words

        def arrive() -> None:
            if words is self._words:
                self.land(word, card)

        return arrive

    def land_all(self) -> None:
        """Everything that has not come lies there."""
        for word, one in enumerate(self._words):
            for card in range(len(one.cards)):
                self.land(word, card)

    @property
    def landed(self) -> frozenset[tuple[int, int]]:
        """The cards that lie there: word, card."""
        return frozenset(self._landed)

    @property
    def total(self) -> int:
        """What has been counted so far."""
        return round(sum(one.number for one in self._counts))

    # Painting -------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.drawPixmap(0, 0, self._under)
        colours, thick = look.palette, look.pxf(7)
        face = QRectF(self.rect()).adjusted(2, 2, -2, -thick - look.pxf(3))
        outline = paper.cut(face, look.pxf(paper.RADIUS_DIALOG), 4, 0.0 if colours.flat else look.pxf(3))
        border = colours.line if colours.flat else None
        paper.paint_sheet(painter, outline, colours.sunken, colours.yellow_edge, thick, border=border)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(
            QRectF(face.left(), face.top(), face.width(), look.tx(HEAD) - look.pxf(GAP)), colours.yellow
        )
        painter.restore()
        self._paint_head(painter, face)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for word, card in sorted(self._landed):
            spot = self._spots[word][card]
            paint_piece(painter, self._skin, self._words[word].cards[card], spot, self._width)
        font = fonts.sans(max(fonts.SMALLEST, self._width * 0.42), "Black")
        for spots, count in zip(self._spots, self._counts, strict=True):
            if count.number > 0:
                at = spots[-1] + QPointF(self._width * 0.62, 0)
                draw_text(painter, str(round(count.number)), at, font, colours.ink, sink=0.5)

    def _paint_head(self, painter: QPainter, face: QRectF) -> None:
        look = theme.current()
        ink, middle = look.palette.letter, face.top() + (look.tx(HEAD) - look.pxf(GAP)) / 2
        side = look.pxf(FACE)
        disc = around(QPointF(face.left() + look.pxf(PAD) + side / 2, middle), side)
        if self._seat is not None:
            avatar.paint_avatar(painter, disc, self._seat.avatar, ratio=self.devicePixelRatioF())
        if self._note:
            crown = around(QPointF(disc.center().x(), disc.top() - look.pxf(1)), look.pxf(28))
            icons.paint(painter, "crown", crown, ink, 2.6)
        font = look.font("score")
        font.setPixelSize(round(font.pixelSize() * 0.7))
        right = face.right() - look.pxf(PAD)
        wide = draw_text(painter, str(self.total), QPointF(right, middle), font, ink, lean=1, sink=0.5)
        wide = max(wide, QFontMetricsF(font).horizontalAdvance("00"))
        left = disc.right() + look.pxf(14)
        room = right - wide - look.pxf(14) - left
        head, headline = fonts.fitted(look.font("h2"), self._headline, room)
        up = look.tx(4) if self._note else -QFontMetricsF(head).capHeight() / 2
        draw_text(painter, headline, QPointF(left, middle - up), head, ink)
        small, note = fonts.fitted(look.font("body_strong"), self._note, room)
        draw_text(painter, note, QPointF(left, middle + look.tx(21)), small, ink)


def _ignoring(then: Callable[[], object], _value: float) -> None:
    then()
