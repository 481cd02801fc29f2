"""Covers of the games: a coloured sheet, big marks, the game's pieces; as a button on the home page."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QByteArray, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app import paths
from app.widgets import motion, paper, theme
from app.widgets.focusring import FocusRingOwner
from app.widgets.palette import LIGHT, mix

SHEETS: dict[str, tuple[QColor, QColor, QColor]] = {
    "boggle": (LIGHT.red, LIGHT.red_edge, LIGHT.onfill),
    "qwirkle": (LIGHT.yellow, LIGHT.yellow_edge, LIGHT.ink),
    "quiddler": (LIGHT.blue, LIGHT.blue_edge, LIGHT.onfill),
    "scrabble": (LIGHT.green, LIGHT.green_edge, LIGHT.onfill),
}
"""Sheet, thickness and text colour of each game; covers keep their light inks in every look."""

_ORNAMENT_SHARE = 0.42
_PIECES = {
    "boggle": (8.0, 66.0, 269.0, 156.0),
    "qwirkle": (10.0, 30.0, 265.0, 196.0),
    "quiddler": (6.0, 62.0, 273.0, 158.0),
    "scrabble": (14.0, 38.0, 262.0, 176.0),
}
"""Where the pieces lie in the drawing of a cover: x, y, width, height."""


@lru_cache(maxsize=8)
def _pieces(game: str) -> QSvgRenderer | None:
    """The drawing of a cover without its sheet and ornament, which follow the widget's size."""
    try:
        text = paths.resource("art", f"cover_{game}.svg").read_text(encoding="utf-8")
    except OSError:
        return None
    head, group, rest = text.partition("<g>")
    opening = head[: head.index(">") + 1]
    rest = re.sub(r'^(\s*<path[^>]*fill-rule="evenodd"[^>]*/>)+', "", rest)
    renderer = QSvgRenderer(QByteArray((opening + group + rest).encode()))
    renderer.setViewBox(QRectF(*_PIECES[game]))
    return renderer if renderer.isValid() else None


def paint_ornament(painter: QPainter, game: str, rect: QRectF) -> None:
    """The two big marks of a cover, a shade darker than its sheet; clip before."""
    sheet, edge, _ink = SHEETS[game]
    shade = mix(sheet, edge, _ORNAMENT_SHARE)
    big = rect.width() * 0.52
    names = {"boggle": ("krouzek", "carka"), "qwirkle": ("hacek", "krouzek")}.get(game, ("carka", "hacek"))
    if game == "quiddler":
        names = ("krouzek", "hacek")
    first, second = names
    paper.paint_mark(painter, first, rect.topLeft() + QPointF(big * 0.12, big * 0.20), big, shade, 8)
    corner = rect.topRight() + QPointF(-big * 0.12, min(rect.height() * 0.62, big * 1.05))
    paper.paint_mark(painter, second, corner, big * 1.1, shade, 14)


def paint_pieces(painter: QPainter, game: str, rect: QRectF) -> None:
    """The pieces of a game, as large as fits into ``rect``, centred."""
    renderer = _pieces(game)
    if renderer is None:
        return
    size = renderer.viewBoxF().size()
    size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    target = QRectF(QPointF(), size)
    target.moveCenter(rect.center())
    renderer.render(painter, target)


class CoverButton(FocusRingOwner, QAbstractButton):
    """A game to choose: its cover with the title and a line about it. Lifts when pointed at.

    ``game`` is a key of SHEETS; takes whatever size it is given (about 285 x 280 to 420 design pixels).
    """

    def __init__(self, game: str, title: str, tagline: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if game not in SHEETS:
            raise ValueError(game)
        self._game = game
        self._tagline = tagline
        self._hover = motion.Tween(self, self._repaint)
        self._picture = QPixmap()
        self._picture_key: object = None
        self.setText(title)
        self.set_texts(title, tagline)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self, self._restyle)

    def set_texts(self, title: str, tagline: str) -> None:
        """Change both lines."""
        self._tagline = tagline
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(tagline)
        self._picture_key = None
        self.update()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _repaint(self, _value: float) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        """The drawing's own size."""
        look = theme.current()
        return QSize(look.px(285), look.px(330))

    def minimumSizeHint(self) -> QSize:
        """Still a picture."""
        look = theme.current()
        return QSize(look.px(190), look.px(220))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift."""
        super().enterEvent(event)
        self._hover.to(1.0, theme.current().ms(motion.HOVER))

    def leaveEvent(self, event: QEvent) -> None:
        """Lie down."""
        super().leaveEvent(event)
        self._hover.to(0.0, theme.current().ms(motion.HOVER))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses like Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.show_focus_ring()
            self.click()
            return
        super().keyPressEvent(event)

    def _face(self) -> QRectF:
        look = theme.current()
        side = look.pxf(3)
        return QRectF(self.rect()).adjusted(side, look.pxf(8), -side, -look.pxf(11))

    def focus_shape(self) -> tuple[QRectF, float]:
        """The sheet with its thickness."""
        return self._face().adjusted(0, 0, 0, theme.current().pxf(7)), theme.current().pxf(20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow and thickness stay, the face lifts by 6."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _sheet, edge, _ink = SHEETS[self._game]
        lift = 0.0 if look.reduced_motion else self._hover.number * look.pxf(6)
        press = look.pxf(4) if self.isDown() else 0.0
        outline = self._outline()
        painter.fillPath(outline.translated(0, look.pxf(10)), look.palette.shadow)
        for step in (7.0, 3.5):
            painter.fillPath(outline.translated(0, look.pxf(step)), edge)
        if lift > press:
            painter.fillPath(outline.translated(0, (press - lift) / 2), edge)
        self._refresh_picture()
        painter.drawPixmap(QPointF(0, press - lift), self._picture)
        painter.end()

    def _outline(self) -> QPainterPath:
        look = theme.current()
        return paper.cut(self._face(), look.pxf(20), sum(map(ord, self._game)), look.pxf(2.2))

    def _refresh_picture(self) -> None:
        look = theme.current()
        ratio = self.devicePixelRatioF()
        key = (self.size().toTuple(), ratio, look.key())
        if key == self._picture_key:
            return
        self._picture_key = key
        self._picture = QPixmap(QSize(math.ceil(self.width() * ratio), math.ceil(self.height() * ratio)))
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_face(painter)
        painter.end()

    def _paint_face(self, painter: QPainter) -> None:
        look = theme.current()
        sheet, _edge, ink = SHEETS[self._game]
        face, outline = self._face(), self._outline()
        painter.fillPath(outline, sheet)
        painter.save()
        painter.setClipPath(outline)
        paint_ornament(painter, self._game, face)
        painter.restore()
        left, room = face.left() + look.pxf(24), face.width() - look.pxf(44)
        small, title = look.font("body_strong"), look.font("h2")
        lines = wrapped(self._tagline, small, room)
        line = QFontMetricsF(small).height() * 1.12
        bottom = face.bottom() - look.pxf(22)
        painter.setPen(ink)
        painter.setFont(small)
        for i, text in enumerate(reversed(lines)):
            painter.drawText(QPointF(left, bottom - i * line), text)
        baseline = bottom - len(lines) * line - look.pxf(8 if lines else 0)
        width = QFontMetricsF(title).horizontalAdvance(self.text())
        if width > room:
            title.setPixelSize(max(12, math.floor(title.pixelSize() * room / width)))
        painter.setFont(title)
        painter.drawText(QPointF(left, baseline), self.text())
        top = face.top() + look.pxf(22)
        bottom_of_art = baseline - QFontMetricsF(title).capHeight() - look.pxf(30)
        area = QRectF(face.left() + look.pxf(14), top, face.width() - look.pxf(28), bottom_of_art - top)
        paint_pieces(painter, self._game, area)


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """Words of a text in as few lines as the width allows."""
    metrics = QFontMetricsF(font)
    lines = list[str]()
    for word in text.split():
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines
