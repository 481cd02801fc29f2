"""A player's column of a finished round: a head, what made its points, and at its foot a slip with a star;
and what a word of it means."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.tabletop import phrases
from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.rounds import texts
from app.tabletop.rounds.sizes import Sizes
from app.widgets import boxes, writing
from app.widgets.controls.avatar import melts, paint_avatar
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.kept_clear import KeptClear
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.fonts import fitted
from app.widgets.sheets.panel import paint_blank

HEIGHT, FACE, SMALL_FACE, LEAST_FACE, EDGE = 110, 68, 48, 34, 4
CONFETTI = 390
"""Up to this width the same marks are scattered, over a wider head more."""
NARROW, SMALLER = 224, 0.72
"""Up to this width a head prints the points smaller and the face under them."""
SHRINKS = 0.75
"""So far a name is printed smaller before the face, smaller too by then, makes room for it."""
PART = " · "
"""Between words that may stand on lines of their own."""


class ColumnHead(KeptClear, Canvas, QWidget):
    """Painted as one piece and spoken as one sentence."""

    def __init__(self, who: SeatLook, seed: int, sizes: Sizes) -> None:
        super().__init__()
        self._who, self._seed, self._sizes = who, seed, sizes
        self._words, self._points, self._title = "", 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        self.setFixedHeight(self._sizes.tx(HEIGHT) + theme.current().px(EDGE))
        self.update()

    def show_points(self, words: str, points: int, title: str) -> None:
        """Show other figures; a title (it took the round) makes the head yellow."""
        self._words, self._points, self._title = words, points, title
        parts = [self._who.name, title, phrases.points(points), words]
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._sizes.tx(240), self.height())

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        radius = look.pxf(paper.RADIUS_PANEL)
        edge = look.pxf(EDGE)
        hair = look.pxf(1)
        head = QRectF(self.rect()).adjusted(hair, hair, -hair, -edge)
        outline = paper.cut(head.adjusted(0, 0, 0, radius * 2), radius, self._seed + 3, 0.0)
        painter.setClipRect(QRectF(0, 0, self.width(), head.bottom()))
        won = bool(self._title)
        painter.fillPath(outline, colours.yellow if won else colours.colour(self._who.avatar.tint))
        if won and not colours.flat:
            painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
            self._paint_confetti(painter, head)
        painter.setClipping(False)
        line = QRectF(head.left(), head.bottom(), head.width(), edge)
        painter.fillRect(line, colours.yellow_edge if won else colours.line)
        self._paint_texts(painter, head, colours.letter if won else colours.ink)

    def _paint_confetti(self, painter: QPainter, head: QRectF) -> None:
        """Along the edges, where nothing is written."""
        colours = theme.current().palette
        px = self._sizes.px
        inks = (colours.red, colours.paper if colours.gloss > 0.2 else colours.ink, colours.blue)
        strip = head.height() * 0.17
        sizes = (float(px(9)), float(px(13)))
        top = QRectF(head.left(), head.top(), head.width(), strip)
        bottom = QRectF(head.left(), head.bottom() - strip, head.width() * 0.76, strip)
        for room, seed, marks in ((top, 7, 8), (bottom, 17, 6)):
            count = max(marks, round(marks * head.width() / px(CONFETTI)))
            paper.paint_confetti(painter, room, inks, seed + self._seed, count, sizes)

    def _paint_texts(self, painter: QPainter, head: QRectF, ink: QColor) -> None:
        sizes = self._sizes
        colours = theme.current().palette
        narrow = head.width() <= sizes.px(NARROW)
        right = head.right() - sizes.px(10 if narrow else 18)
        number, unit = sizes.font("score"), sizes.font("meta_strong")
        if narrow:
            number.setPixelSize(round(number.pixelSize() * SMALLER))
        digits, words = QFontMetricsF(number), QFontMetricsF(unit)
        text, below = writing.number(self._points), texts.points_unit(self._points)
        side = float(sizes.px(SMALL_FACE))
        under = (side, side) if narrow else (words.horizontalAdvance(below), words.capHeight())
        block = digits.capHeight() + sizes.px(12) + under[1]
        top = head.center().y() - block / 2
        draw_text(painter, text, QPointF(right, top + digits.capHeight()), number, ink, lean=1)
        end = right - sizes.px(8)
        if narrow:
            # Whose column it is matters more than what its number counts.
            left = head.left() + sizes.px(10)
            face = QRectF(right - side, top + block - side, side, side)
            self._paint_avatar(painter, face)
        else:
            painter.setFont(unit)
            painter.drawText(QPointF(right - under[0], top + block), below)
            left = self._paint_face(painter, head, end - max(digits.horizontalAdvance(text), under[0]))
        rooms = (end - digits.horizontalAdvance(text) - left, end - under[0] - left)
        second = ink if self._title else colours.ink2
        at = QPointF(left, head.center().y())
        self._paint_lines(painter, at, rooms, top + digits.capHeight(), (ink, second))

    def _paint_face(self, painter: QPainter, head: QRectF, end: float) -> float:
        """The face, smaller or not at all where it would take the room of name and words (to its right, up to
        ``end``).

        Gives where the name begins."""
        sizes = self._sizes
        left = head.left() + sizes.px(19)
        name = QFontMetricsF(sizes.font("screen")).horizontalAdvance(self._who.name)
        words = QFontMetricsF(sizes.font("meta_strong"))
        widest = max(words.horizontalAdvance(part) for part in self._words.split(PART))
        for size, gap in ((FACE, 15), (SMALL_FACE, 10), (LEAST_FACE, 7)):
            side = sizes.px(size)
            beside = left + side + sizes.px(gap)
            if beside + max(name * SHRINKS, widest) <= end:
                face = QRectF(left, head.center().y() - side / 2, side, side)
                self._paint_avatar(painter, face)
                return beside
        return left

    def _paint_avatar(self, painter: QPainter, face: QRectF) -> None:
        colours, who = theme.current().palette, self._who.avatar
        ring = colours.letter if self._title and melts(who, colours.yellow) else None
        paint_avatar(painter, face, who, ring=ring, ratio=self.devicePixelRatioF())

    def _paint_lines(
        self,
        painter: QPainter,
        at: QPointF,
        rooms: tuple[float, float],
        digits_end: float,
        inks: tuple[QColor, QColor],
    ) -> None:
        """Name and the lines under it, centred on a height as a block; words too long for one are parted.

        rooms: beside the digits, and below them."""
        sizes, (ink, second) = self._sizes, inks
        name, small = sizes.font("screen"), sizes.font("meta_strong")
        lines = [(self._who.name, name, ink)]
        whole = QFontMetricsF(small).horizontalAdvance(self._words) <= min(rooms)
        lines += [(part, small, second) for part in ([self._words] if whole else self._words.split(PART))]
        if self._title:
            lines.append((self._title, small, second))
        leading = sizes.tx(20)
        block = QFontMetricsF(name).capHeight() + sizes.tx(23) + leading * (len(lines) - 2)
        y = at.y() - block / 2 + QFontMetricsF(name).capHeight()
        for row, (text, font, colour) in enumerate(lines):
            if row:
                y += sizes.tx(23) if row == 1 else leading
            below = y - QFontMetricsF(font).capHeight() >= digits_end
            font, shown = fitted(font, text, rooms[1] if below else min(rooms))
            draw_text(painter, shown, QPointF(at.x(), y), font, colour)


class RoundColumn(QWidget):
    """One seat. A game puts what it tells of the round into `body`, and then calls `restyle`.

    margins: of the body, from the left around, in design pixels.
    """

    margins = (8, 8, 8, 10)

    def __init__(self, seat: int, sizes: Sizes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self.sizes = seat, sizes
        self.who = sizes.context.seats[seat]
        self.head = ColumnHead(self.who, seat, sizes)
        self.body = QVBoxLayout()
        self.column = boxes.column(self.head, (self.body, 1), inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        px = self.sizes.px
        self.column.setContentsMargins(0, 0, 0, theme.current().px(paper.THICKNESS))
        self.column.setSpacing(0)
        self.body.setContentsMargins(*map(px, self.margins))
        self.body.setSpacing(px(8))
        self.update()

    def show_points(self, told: str, points: int, best: Collection[int]) -> None:
        """Show what the round brought. told: how. best: who took the round."""
        won = ""
        if self.seat in best:
            won = self.tr("round winner") if len(best) == 1 else self.tr("shared win")
        self.head.show_points(told, points, won)

    def hasHeightForWidth(self) -> bool:
        """No: a scroll area would give it the height its wrapped text prefers, not the height there is."""
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_blank(self, self.seat + 3)


class StarSlip(Canvas, QWidget):
    """Yellow paper with a star before its caption."""

    def __init__(
        self, caption: str, sizes: Sizes, parent: QWidget | None = None, *, wrap: bool = False
    ) -> None:
        super().__init__(parent)
        self.sizes = sizes
        self.caption = Label(caption, sizes.role("meta_strong"), wrap=wrap)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours, px = look.palette, self.sizes.px
        painter.fillPath(paper.cut(QRectF(self.rect()), px(12), 3, 0.0), colours.yellow_tint)
        side = px(19)
        middle = self.caption.y() + self.caption.height() / 2
        icons.paint(painter, "star", QRectF(px(12), middle - side / 2, side, side), colours.yellow_ink)


def explained(context: ViewContext, word: str) -> str:
    """The word and its explanation."""
    told = context.explain(word)
    if word in told:
        return told
    return QCoreApplication.translate("Rounds", "{word} · {text}").format(word=word, text=told)


class ExplanationBox(PaperScroll):
    """Room for a text of a few lines, the same whatever is told, so that nothing moves at a click; the rare
    longer one scrolls."""

    def __init__(self, role: str = "meta") -> None:
        self._role = role
        self.text = Label("", role, "ink2", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        super().__init__(self.text)

    def set_lines(self, lines: int) -> None:
        """Keep room for so many."""
        self.setFixedHeight(round(self.line() * lines) + theme.current().px(6))

    def line(self) -> float:
        return QFontMetricsF(theme.current().font(self._role)).lineSpacing()

    def tell(self, text: str) -> None:
        """Show it from its beginning."""
        self.text.setText(text)
        self.verticalScrollBar().setValue(0)
