"""The keyboard focus ring: one overlay per window that frames whatever has the focus.

A ring is wider than the widget it marks, so widgets do not draw their own. They mix in
`FocusRingOwner`, which shows the overlay while the keyboard is in use and hides it from the mouse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from app.widgets import paper, theme

_BY_MOUSE = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.PopupFocusReason)
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_FOLLOWED = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Hide,
    QEvent.Type.Show,
    QEvent.Type.EnabledChange,
    QEvent.Type.ParentChange,
)
MARGIN = 9

# A mix-in beside a Qt class must be a plain class when it runs; for the types it is a widget.
if TYPE_CHECKING:

    class _MixIn(QWidget):
        """What the mix-in may rely on."""
else:
    _MixIn = object


class FocusRing(QWidget):
    """Transparent child of a window, laid over the widget that has the keyboard."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("focus-ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.keyboard = False
        """Whether the last thing used in this window was the keyboard; decides for programmed focus."""
        self._owner: QWidget | None = None
        self._watched: list[QWidget] = []
        self._outline = QRectF()
        self._radius = 0.0
        theme.follow(self, self.refresh)
        self.hide()

    @classmethod
    def of(cls, widget: QWidget) -> FocusRing:
        """The ring of the widget's window, made when first needed."""
        window = widget.window()
        found = window.findChild(cls, "focus-ring", Qt.FindChildOption.FindDirectChildrenOnly)
        return found if isinstance(found, FocusRing) else cls(window)

    @property
    def owner(self) -> QWidget | None:
        """The widget that is framed now."""
        return self._owner

    def framed(self) -> QRectF:
        """What the ring surrounds, in the window's coordinates."""
        return self._outline.translated(self.pos())

    def frame(self, widget: QWidget | None) -> None:
        """Frame this widget, or nothing."""
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched = []
        self._owner = widget
        step = widget
        while step is not None and step is not self.parentWidget():
            step.installEventFilter(self)
            self._watched.append(step)
            step = step.parentWidget()
        self.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the framed widget and everything it lies in."""
        if event.type() in _FOLLOWED:
            self.refresh()
        return False

    def refresh(self) -> None:
        """Measure again and repaint."""
        owner = self._owner
        if owner is None or not isValid(owner) or not owner.isVisible() or not owner.isEnabled():
            self.hide()
            return
        look = theme.current()
        shape, self._radius = (
            owner.focus_shape() if isinstance(owner, FocusRingOwner) else (owner.rect(), 8.0)
        )
        margin = look.px(MARGIN)
        place = QRect(owner.mapTo(self.window(), QPoint()), owner.size())
        self.setGeometry(place.adjusted(-margin, -margin, margin, margin))
        self._outline = QRectF(shape).translated(margin, margin)
        if not self._clip_to_viewports(owner):
            self.hide()
            return
        self.raise_()
        self.show()
        self.update()

    def _clip_to_viewports(self, owner: QWidget) -> bool:
        """Nothing is drawn outside of the scroll areas the owner lies in; False when it is out of sight."""
        visible = self.rect()
        step = owner.parentWidget()
        while step is not None and step is not self.window():
            parent = step.parentWidget()
            if isinstance(parent, QAbstractScrollArea) and parent.viewport() is step:
                corner = step.mapTo(self.window(), QPoint()) - self.pos()
                visible = visible.intersected(QRect(corner, step.size()))
            step = parent
        # The ring alone says nothing: some of what it surrounds must be seen.
        if not visible.intersects(self._outline.toAlignedRect()):
            return False
        if visible == self.rect():
            self.clearMask()
        else:
            self.setMask(QRegion(visible))
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Gap and ring."""
        look = theme.current()
        painter = QPainter(self)
        if isinstance(self._owner, FocusRingOwner):
            spared = self._owner.above_focus_ring()
            if not spared.isEmpty():
                margin = look.px(MARGIN)
                everything = QPainterPath()
                everything.addRect(QRectF(self.rect()))
                painter.setClipPath(everything.subtracted(spared.translated(margin, margin)))
        paper.paint_focus_ring(painter, self._outline, self._radius, look.palette, look.scale)
        painter.end()


class FocusRingOwner(_MixIn):
    """Mix-in of every widget that takes the keyboard: shows the ring when focus came by key."""

    def focus_shape(self) -> tuple[QRectF, float]:
        """What the ring surrounds, in own coordinates, and its corner radius in logical pixels."""
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)

    def above_focus_ring(self) -> QPainterPath:
        """What the ring must not cover (a badge that sticks out), in own coordinates."""
        return QPainterPath()

    def show_focus_ring(self) -> None:
        """Show the ring now (a key was used while the widget already had the focus)."""
        ring = FocusRing.of(self)
        ring.keyboard = True
        ring.frame(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever types wants to see where the focus goes next."""
        if event.key() not in _MODIFIERS:
            FocusRing.of(self).keyboard = True
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Ring for keys, none for the mouse; focus given by the program goes by what was used last."""
        super().focusInEvent(event)
        ring = FocusRing.of(self)
        if event.reason() in _BY_MOUSE:
            ring.keyboard = False
        elif event.reason() in _BY_KEY:
            ring.keyboard = True
        ring.frame(self if ring.keyboard else None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        ring = FocusRing.of(self)
        if ring.owner is self:
            ring.frame(None)


class PressedByEnter(FocusRingOwner):
    """Mix-in of buttons: Enter presses them as Space does."""

    if TYPE_CHECKING:

        def click(self) -> None: ...

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Held down, Enter presses once."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.show_focus_ring()
            self.click()
