"""The big answer of the dictionary, to be read across a table; and how common a word is, drawn."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.look import fonts, icons, motion, paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.palette import mix
from app.widgets.sheets.panel import INKS

WORD_SIZE, WORD_LARGEST, WORD_LEAST = 58.0, 124.0, 38.0
"""Design pixels of the word: as it stands, at most where the sheet has room, and so small at least before it
takes another line."""
WORD_LINES, WORD_LEADING = 3, 1.62
"""At most so many lines; from one to the next, in heights of capitals (some wear marks)."""


class Tone(Enum):
    """What the answer is; decides paper, icon and ornament."""

    IDLE = "idle"
    GOOD = "good"
    CALM = "calm"
    """Good, but nothing to rejoice over."""
    SOME = "some"
    BAD = "bad"


_LOOKS = {
    Tone.IDLE: ("raised", "", ""),
    Tone.GOOD: ("green", "check", "krouzek"),
    Tone.CALM: ("raised", "check", ""),
    Tone.SOME: ("yellow", "info", "carka"),
    Tone.BAD: ("red", "x", "hacek"),
}
"""Paper, icon, ornament."""


_SCATTERED = (
    ("krouzek", "blue_tint", 0.62, -0.62, 0.9, 0),
    ("hacek", "red_tint", 0.9, 0.72, 1.0, -14),
    ("carka", "yellow_tint", 1.72, -0.1, 1.05, 8),
    ("krouzek", "green_tint", 2.15, 0.78, 0.5, 0),
    ("hacek", "yellow_tint", 2.3, -0.85, 0.62, 20),
    ("carka", "green_tint", 0.2, 0.06, 0.4, -30),
)
"""The empty sheet: mark, colour, place from the right and from the middle, size, turn; in sides of a mark."""


class VerdictSheet(Canvas, QWidget):
    """The word and, in words and with an icon, whether it counts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone, self._word, self._verdict = Tone.IDLE, "", ""
        self._pop = motion.Tween(self, self._popped, value=1.0, curve=motion.overshoot(1.2))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self, self._restyle)

    def show_verdict(self, tone: Tone, word: str, verdict: str) -> None:
        """Show an answer; the one that is shown already changes nothing."""
        if (tone, word, verdict) == (self._tone, self._word, self._verdict):
            return
        news = tone is not self._tone and tone not in (Tone.IDLE, Tone.CALM)
        self._tone, self._word, self._verdict = tone, word, verdict
        self.setAccessibleName(f"{word}: {verdict}" if word else verdict)
        if news:
            self._pop.to(0.0, 0)
            self._pop.to(1.0, theme.current().ms(motion.POP))
        self.update()
        if word:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    @property
    def tone(self) -> Tone:
        return self._tone

    def verdict(self) -> str:
        return self._verdict

    def word(self) -> str:
        return self._word

    def _popped(self, _value: float) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(560), look.tx(168))

    def minimumSizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(260), look.tx(118))

    # Painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        fill, icon, mark = _LOOKS[self._tone]
        hair = look.pxf(2)
        sheet = QRectF(self.rect()).adjusted(hair, hair, -hair, -look.px(paper.THICKNESS) - hair)
        jitter = 0.0 if colours.flat else look.pxf(2)
        outline = paper.cut(sheet, look.pxf(paper.RADIUS_PANEL), 11, jitter)
        plain = fill == "raised"
        edge = colours.colour("line" if plain else f"{fill}_edge")
        border = colours.line if plain else None
        paper.paint_sheet(
            painter, outline, colours.colour(fill), edge, float(look.px(paper.THICKNESS)), border=border
        )
        if not colours.flat:
            painter.save()
            painter.setClipPath(outline)
            self._paint_ornament(painter, sheet, mark, edge)
            painter.restore()
        ink = colours.colour(INKS.get(fill, "ink"))
        left = sheet.left() + look.pxf(28)
        if icon:
            left = self._paint_disc(painter, sheet, icon)
        self._paint_text(
            painter, QRectF(left, sheet.top(), sheet.right() - left - look.pxf(26), sheet.height()), ink
        )

    def _paint_ornament(self, painter: QPainter, sheet: QRectF, mark: str, edge: QColor) -> None:
        """One large mark printed on the coloured paper; many small ones on the empty sheet."""
        if mark:
            side = min(sheet.height() * 0.86, theme.current().pxf(230))
            centre = QPointF(sheet.right() - side * 0.42, sheet.bottom() - side * 0.36)
            paper.paint_mark(
                painter, mark, centre, side, mix(edge, theme.current().colour(_LOOKS[self._tone][0]), 0.45), 8
            )
            return
        if self._word:
            return
        look = theme.current()
        side = min(sheet.height() * 0.42, look.pxf(190))
        for name, token, across, down, size, turn in _SCATTERED:
            place = QPointF(sheet.right() - across * side, sheet.center().y() + down * side)
            paper.paint_mark(painter, name, place, size * side, look.colour(token), turn)

    def _paint_disc(self, painter: QPainter, sheet: QRectF, icon: str) -> float:
        look = theme.current()
        colours = look.palette
        fill = _LOOKS[self._tone][0]
        side = min(sheet.height() * 0.56, look.pxf(150))
        centre = QPointF(sheet.left() + look.pxf(26) + side / 2, sheet.center().y())
        grown = side * (0.6 + 0.4 * self._pop.number)
        disc = QRectF(centre.x() - grown / 2, centre.y() - grown / 2, grown, grown)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.colour(INKS.get(fill, "ink2")))
        painter.drawEllipse(disc)
        tone = colours.colour(fill)
        if self._tone is Tone.SOME:
            self._paint_both(painter, disc, tone)
        else:
            inset = grown * 0.2
            icons.paint(painter, icon, disc.adjusted(inset, inset, -inset, -inset), tone, 3.2)
        return sheet.left() + look.pxf(26) + side + look.pxf(26)

    def _paint_both(self, painter: QPainter, disc: QRectF, tone: QColor) -> None:
        """A tick and a cross with a line between: here yes, there no."""
        side = disc.width()
        painter.setPen(QPen(tone, side * 0.045, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        reach = QPointF(side * 0.2, -side * 0.26)
        painter.drawLine(disc.center() - reach, disc.center() + reach)
        small = side * 0.32
        for icon, shift in (("check", QPointF(-0.2, -0.1)), ("x", QPointF(0.2, 0.1))):
            centre = disc.center() + shift * side
            box = QRectF(centre.x() - small / 2, centre.y() - small / 2, small, small)
            icons.paint(painter, icon, box, tone, 3.4)

    def _paint_text(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        look = theme.current()
        if not self._word:
            painter.setPen(ink)
            painter.setFont(look.font("h1"))
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
            painter.drawText(room, flags, self._verdict)
            return
        share = room.height() * 0.40
        size = min(max(share, look.pxf(WORD_SIZE)), look.pxf(WORD_LARGEST))
        word_font, lines = word_lines(self._word, size, look.pxf(WORD_LEAST), room)
        note_size = min(max(look.pxf(21) * math.sqrt(look.text_size), share * 0.36), look.pxf(44))
        note_font = _fitted(self._verdict, note_size, room.width(), serif=False)
        word, note = QFontMetricsF(word_font), QFontMetricsF(note_font)
        gap = word.capHeight() * 0.62
        # Capitals with marks stand about a third higher than plain ones.
        more = (len(lines) - 1) * word.capHeight() * WORD_LEADING
        tall = word.capHeight() * 1.34 + more + gap + note.capHeight()
        top = room.center().y() - tall / 2 + word.capHeight() * 0.34
        baseline = top + word.capHeight()
        for place, line in enumerate(lines):
            at = QPointF(room.left(), baseline + place * word.capHeight() * WORD_LEADING)
            draw_text(painter, line, at, word_font, ink)
        draw_text(painter, self._verdict, QPointF(room.left(), baseline + more + gap), note_font, ink, sink=1)


def word_lines(word: str, size: float, least: float, room: QRectF) -> tuple[QFont, list[str]]:
    """The font and the lines of a word: one line as long as it can be read across a table, then more of them,
    as even as they can be; what is still too long loses its middle."""
    lines = [word]
    for count in range(1, WORD_LINES + 1):
        lines = _parts(word, count)
        widest = max(lines, key=QFontMetricsF(fonts.serif(size, "Black")).horizontalAdvance)
        high = room.height() * 0.62 / (1 + (count - 1) * WORD_LEADING)  # of capitals
        font = _fitted(widest, size if count == 1 else min(size, high / 0.7), room.width(), serif=True)
        if font.pixelSize() >= least:
            return font, lines
    font = fonts.serif(least, "Black")
    metrics = QFontMetricsF(font)
    for kept in range(len(word) - 1, 1, -1):
        if max(map(metrics.horizontalAdvance, lines)) <= room.width():
            break
        lines = _parts(f"{word[: kept - kept // 2]}…{word[-(kept // 2) :]}", WORD_LINES)
    return font, lines


def _parts(word: str, count: int) -> list[str]:
    """A word broken into so many lines, with hyphens."""
    long = math.ceil(len(word) / count)
    pieces = [word[start : start + long] for start in range(0, len(word), long)]
    return [*(f"{piece}-" for piece in pieces[:-1]), pieces[-1]]


def _fitted(text: str, size: float, width: float, *, serif: bool) -> QFont:
    """The font at a size, smaller where the text would not fit."""
    make = fonts.serif if serif else fonts.sans
    font = make(size, "Black") if serif else make(size, "Bold")
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > width > 0:
        font = make(max(fonts.SMALLEST, size * width / wide - 0.5), "Black" if serif else "Bold")
    return font


class Commonness(Canvas, QWidget):
    """Five slips of paper, as many filled as the word is common, and the same in words."""

    STEPS = 5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step, self._text = 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self._restyle)

    def show_step(self, step: int, text: str) -> None:
        """``step`` 1 to 5, 0 for none; what that means."""
        self._step, self._text = step, text
        self.setAccessibleName(text)
        self.update()

    @property
    def step(self) -> int:
        """How many of the five slips are filled."""
        return self._step

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(240), look.tx(34))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        wide, gap, base = look.pxf(13), look.pxf(5), self.height() - look.pxf(6)
        tallest = self.height() - look.pxf(10)
        x = look.pxf(1)
        for place in range(self.STEPS):
            tall = tallest * (0.36 + 0.16 * place)
            bar = paper.cut(QRectF(x, base - tall, wide, tall), look.pxf(4), place + 2, look.pxf(0.6))
            filled = place < self._step
            painter.fillPath(bar, colours.red if filled else colours.sunken)
            if not filled:
                painter.setPen(colours.line2)
                painter.drawPath(bar)
            x += wide + gap
        font = look.font("meta")
        left, rise = x + look.pxf(10), (tallest - QFontMetricsF(font).capHeight()) / 4
        at = QPointF(left, base - look.pxf(1) - rise)
        draw_text(painter, self._text, at, font, colours.ink2, room=self.width() - left)
