"""A menu: a slip of paper below what opened it, one line to choose from under the other."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from app.widgets.controls.focusring import FocusRing, PressedByEnter
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.sheets import keyboard

_LINE, _SIDE, _ICON, _PAD = 44, 14, 22, 8


class MenuLine(NamedTuple):
    """Something to choose. key: which key does the same; shown beside it."""

    text: str
    act: Callable[[], object]
    icon: str = ""
    key: str = ""
    enabled: bool = True


def keyed(name: str) -> tuple[str, str]:
    """“Hint (H)” as its words and its key; no key where none stands in brackets at the end."""
    words, bracket, rest = name.rpartition(" (")
    return (words, rest[:-1]) if bracket and rest.endswith(")") else (name, "")


class _Entry(PressedByEnter, Canvas, QAbstractButton):
    def __init__(self, line: MenuLine, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = line
        self.setText(line.text)
        self.setAccessibleName(line.text)
        self.setAccessibleDescription(line.key)
        self.setEnabled(line.enabled)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        look = theme.current()
        wide = QFontMetricsF(look.font("control")).horizontalAdvance(self._line.text)
        if self._line.key:
            wide += look.px(34) + QFontMetricsF(look.font("meta")).horizontalAdvance(self._line.key)
        left = look.px(_SIDE) + look.tx(_ICON) + look.px(12)
        return QSize(left + math.ceil(wide) + look.px(_SIDE), max(look.px(_LINE), look.tx(40)))

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        rect = QRectF(self.rect())
        if self.isEnabled() and (self.underMouse() or self.hasFocus()):
            painter.fillPath(paper.cut(rect, look.pxf(10), 3, 0.0), colours.sunken)
        ink = colours.ink if self.isEnabled() else colours.ink3
        side, middle = look.tx(_ICON), rect.center().y()
        left = float(look.px(_SIDE))
        if self._line.icon:
            icons.paint(painter, self._line.icon, QRectF(left, middle - side / 2, side, side), ink)
        left += side + look.px(12)
        draw_text(painter, self._line.text, QPointF(left, middle), look.font("control"), ink, sink=0.47)
        right = QPointF(rect.right() - look.px(_SIDE), middle)
        faint = colours.ink2 if self.isEnabled() else colours.ink3
        draw_text(painter, self._line.key, right, look.font("meta"), faint, lean=1.0, sink=0.47)


class PaperMenu(keyboard.Overlay, Canvas, QWidget):
    """Open at once, over the whole window, so that a click beside it closes it and does nothing else.

    Arrows, Home, End and Tab move; Enter and Space choose; Esc closes. Closed it is gone, and the keyboard is
    where it was. It closes by itself with the widget that it belongs to, and with the window's size.
    """

    def __init__(self, about: QWidget, lines: Sequence[MenuLine], name: str) -> None:
        super().__init__(about.window())
        self.about, self._host = about, about.window()
        self._back_to: QWidget | None = self._host.focusWidget()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.entries = [self._entry(line) for line in lines]
        self._host.installEventFilter(self)
        about.installEventFilter(self)
        self.setGeometry(self._host.rect())
        self._place()
        self.show()
        self.raise_()
        first = next((entry for entry in self.entries if entry.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        theme.follow(self, self.close_menu)

    def _entry(self, line: MenuLine) -> _Entry:
        entry = _Entry(line, self)
        entry.clicked.connect(lambda: self._choose(line.act))
        return entry

    def _choose(self, act: Callable[[], object]) -> None:
        self.close_menu()
        act()

    def close_menu(self) -> None:
        """Give the keyboard back and go."""
        if self.isHidden():
            return
        for watched in (self._host, self.about):
            if isValid(watched):
                watched.removeEventFilter(self)
        self.hide()
        back = self._back_to
        if back is not None and isValid(back) and back.isVisible():
            keyboard.give(back)
        self.deleteLater()

    # Where it lies ----------------------------------------------------------------------------

    def _sheet(self) -> QRect:
        look = theme.current()
        pad = look.px(_PAD)
        wide = max(entry.sizeHint().width() for entry in self.entries) + 2 * pad
        high = sum(entry.sizeHint().height() for entry in self.entries) + 2 * pad + look.px(paper.THICKNESS)
        corner = self.about.mapTo(self._host, QPoint(0, self.about.height()))
        left = min(corner.x(), self.width() - wide - look.px(10))
        top = min(corner.y() + look.px(2), self.height() - high - look.px(4))
        return QRect(max(0, left), max(0, top), wide, high)

    def _place(self) -> None:
        sheet, pad = self._sheet(), theme.current().px(_PAD)
        top = sheet.top() + pad
        for entry in self.entries:
            high = entry.sizeHint().height()
            entry.setGeometry(sheet.left() + pad, top, sheet.width() - 2 * pad, high)
            top += high

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours, sheet = look.palette, QRectF(self._sheet())
        thickness = float(look.px(paper.THICKNESS))
        outline = paper.cut(sheet.adjusted(0, 0, 0, -thickness), look.pxf(16), 4, 0.0)
        paper.paint_sheet(
            painter,
            outline,
            colours.raised,
            colours.line,
            thickness,
            border=colours.line2,
            border_width=look.pxf(1.4),
            shadow=colours.shadow,
        )

    # Hand and keys ----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._sheet().contains(event.position().toPoint()):
            self.close_menu()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches what lies below, but F11 the window."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.close_menu()
        elif step is not None:
            self._walk(step)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._reach(0 if event.key() == Qt.Key.Key_Home else -1)
        event.setAccepted(event.key() != Qt.Key.Key_F11)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.isVisible():
            self._walk(1 if forward else -1)
        return self.isVisible() or super().focusNextPrevChild(forward)

    def _walk(self, step: int) -> None:
        """To the next line that can be chosen, round and round."""
        able = [entry for entry in self.entries if entry.isEnabled()]
        if able:
            here = next((at for at, entry in enumerate(able) if entry.hasFocus()), -1 if step > 0 else 0)
            self._focus(able[(here + step) % len(able)])

    def _reach(self, end: int) -> None:
        able = [entry for entry in self.entries if entry.isEnabled()]
        if able:
            self._focus(able[end])

    def _focus(self, entry: _Entry) -> None:
        FocusRing.of(self).keyboard = True
        entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Without what it belongs to, or in another size, it is closed."""
        resized = event.type() == QEvent.Type.Resize and watched is self._host
        gone = event.type() == QEvent.Type.Hide and watched is self.about and not event.spontaneous()
        if resized or gone:
            self.close_menu()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.close_menu()
