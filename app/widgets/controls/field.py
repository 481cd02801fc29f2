"""A line to write on, and a number to step up and down."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from app.widgets import boxes
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas, draw_text

TYPING_MS = 1_500
"""After so long a rest a written number is whole."""
HOLD_MS, REPEAT_MS = 400, 60
"""A button held down goes on by itself: after the first, every second time."""


class TextField(FocusRingOwner, QLineEdit):
    """A text field in house style; ``serif`` writes words in Vollkorn, ``icon_name`` stands before the text.

    Always give an accessible name: a placeholder is not one.
    """

    seen_without_ring = True

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        placeholder: str = "",
        accessible_name: str = "",
        icon_name: str = "",
        serif: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self._serif, self._icon, self._refused = serif, icon_name, False
        self.setFrame(False)
        # The sheet keeps Qt from filling the field; the colours come from the palette.
        self.setStyleSheet("background: transparent; border: 0;")
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(accessible_name or placeholder)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(0)
        theme.follow_now(self, self._restyle)

    def set_refused(self, refused: bool) -> None:
        """Show with a red border that the text cannot be taken (say why beside it)."""
        self._refused = refused
        self.update()

    def _restyle(self) -> None:
        look = theme.current()
        self.setFont(look.font("word" if self._serif else "body_strong"))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, look.palette.ink)
        palette.setColor(QPalette.ColorRole.PlaceholderText, look.palette.ink2)
        palette.setColor(QPalette.ColorRole.Highlight, look.palette.yellow)
        palette.setColor(QPalette.ColorRole.HighlightedText, look.palette.letter)
        self.setPalette(palette)
        left = look.px(14) + (look.tx(20) + look.px(8) if self._icon else 0)
        self.setTextMargins(left, 0, look.px(12), 0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(240), max(look.px(theme.TARGET + 2), look.tx(44)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(80), self.sizeHint().height())

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper well, border, icon; Qt writes the text."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = look.pxf(2)
        rect = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        border = colours.red if self._refused else colours.line2
        fill = colours.raised if self.isEnabled() else colours.sunken
        outline = paper.cut(rect, look.pxf(12), 1, 0.0)
        paper.paint_sheet(painter, outline, fill, None, 0, border=border, border_width=width)
        if self._icon:
            side = look.tx(20)
            box = QRectF(look.px(14), (self.height() - side) / 2, side, side)
            icons.paint(painter, self._icon, box, colours.ink2)
        painter.end()
        super().paintEvent(event)


_STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Minus: -1,
}


class _Number(FocusRingOwner, Canvas, QWidget):
    """The number between the two buttons: arrow keys change it, digits write another one.

    Signals:
        step_requested(int)
        typed(str digits): as far as it is written. typing_ended(): it is whole.
    """

    step_requested = Signal(int)
    typed = Signal(str)
    typing_ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""
        self.digits = ""
        """What is being written."""
        self._rest = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._rest.timeout.connect(self.end_typing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def end_typing(self) -> None:
        """The next digit begins another number."""
        self._rest.stop()
        if self.digits:
            self.digits = ""
            self.typing_ended.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.end_typing()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if event.text() and event.text() in "0123456789":
            self._write(self.digits + event.text())
        elif event.key() == Qt.Key.Key_Backspace and self.digits:
            self._write(self.digits[:-1])
        else:
            self.end_typing()
            if step is None:
                super().keyPressEvent(event)
                return
            self.step_requested.emit(step)
        self.show_focus_ring()

    def _write(self, digits: str) -> None:
        self.digits = digits
        self._rest.start()
        self.typed.emit(digits)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        ink = look.palette.ink if self.isEnabled() else look.palette.ink3
        middle = self.rect().toRectF().center()
        draw_text(painter, self.text, middle, look.font("strong"), ink, lean=0.5, sink=0.5)


class Stepper(Canvas, QWidget):
    """A whole number between two limits, changed by minus and plus (also held down), arrow keys, or written.

    ``text_of`` in the form "{value} min" dresses the number; ``step`` is the size of one step.

    Signals:
        value_changed(int): the player changed the number (not sent by `set_value`).
    """

    value_changed = Signal(int)

    def __init__(
        self,
        value: int,
        minimum: int,
        maximum: int,
        parent: QWidget | None = None,
        *,
        step: int = 1,
        text_of: str = "{value}",
        accessible_name: str = "",
    ) -> None:
        super().__init__(parent)
        self._low, self._high, self._step = minimum, maximum, step
        self._text: Callable[[int], str] = lambda value: text_of.format(value=value)
        self._value, self._name = value, accessible_name
        self._less = IconButton("minus", self.tr("Less"), "quiet", self)
        self._number = _Number(self)
        self._more = IconButton("plus", self.tr("More"), "quiet", self)
        for button in (self._less, self._more):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.setAutoRepeatDelay(HOLD_MS)
            button.setAutoRepeatInterval(REPEAT_MS)
        boxes.row(self._less, self._number, self._more, inside=self, bare=True, spacing=0)
        self.setFocusProxy(self._number)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._less.clicked.connect(self._down)
        self._more.clicked.connect(self._up)
        self._number.step_requested.connect(self._by)
        self._number.typed.connect(self._take)
        self._number.typing_ended.connect(self._show)
        theme.follow_now(self, self._restyle)
        self.set_value(value)

    def value(self) -> int:
        return self._value

    def dress(self, name: str, text_of: Callable[[int], str]) -> None:
        """Another name, and how each number is told: one of them may stand for none."""
        self._name, self._text = name, text_of
        self._show()
        self._restyle()

    def set_value(self, value: int) -> None:
        """Set the number (clamped) without a signal."""
        self._value = max(self._low, min(self._high, value))
        self._show()

    def _show(self) -> None:
        """The number as it counts, or as far as it is written."""
        self._number.text = self._text(int(self._number.digits or self._value))
        told = self._text(self._value)
        self._number.setAccessibleName(f"{self._name}: {told}" if self._name else told)
        self._less.setEnabled(self._value > self._low)
        self._more.setEnabled(self._value < self._high)
        self._number.update()

    def _take(self, digits: str) -> None:
        """Digits are being written; a number too large begins anew with its last digit."""
        if not digits:
            self._show()
            return
        number = int(digits)
        if number > self._high:
            self._number.digits = digits = digits[-1]
            number = int(digits)
        before = self._value
        snapped = self._low + round((number - self._low) / self._step) * self._step
        self.set_value(snapped)
        if self._value != before:
            self.value_changed.emit(self._value)
        if number * 10 > self._high:
            self._number.end_typing()

    def _up(self) -> None:
        self._by(1)

    def _down(self) -> None:
        self._by(-1)

    def _by(self, steps: int) -> None:
        before = self._value
        self.set_value(before + steps * self._step)
        if self._value != before:
            self.value_changed.emit(self._value)

    def _restyle(self) -> None:
        look = theme.current()
        metrics = QFontMetricsF(look.font("strong"))
        texts = map(self._text, (self._low, self._high))
        wide = max(metrics.horizontalAdvance(text) for text in texts)
        self._number.setFixedSize(max(look.px(44), int(wide) + look.px(16)), max(look.px(44), look.tx(40)))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.fillPath(paper.cut(QRectF(self.rect()), look.pxf(12), 1, 0.0), look.palette.sunken)
