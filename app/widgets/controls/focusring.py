"""The keyboard focus ring: one overlay per window that frames whatever has the focus.

A ring is wider than the widget it marks, so widgets do not draw their own. They mix in
`FocusRingOwner`, which shows the overlay while the keyboard is in use and hides it from the mouse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from app.widgets.look import paper, theme

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
        self.unseen: QWidget | None = None
        """Who was given the keyboard by the program, without a ring: nobody has seen yet where it is."""
        self._owner: QWidget | None = None
        self._shift = 0
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

    def shift(self, across: int) -> None:
        """Stand so many pixels to the right of the framed widget: its page is still sliding in."""
        if across != self._shift:
            self._shift = across
            self.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the framed widget and everything it lies in."""
        if event.type() in _FOLLOWED:
            self.refresh()
        return False

    def refresh(self) -> None:
        owner = self._owner
        if owner is None or not isValid(owner) or not owner.isVisible() or not owner.isEnabled():
            self.hide()
            return
        look = theme.current()
        shape, self._radius = (
            owner.focus_shape() if isinstance(owner, FocusRingOwner) else (owner.rect(), 8.0)
        )
        margin = look.px(MARGIN)
        place = QRect(self._seen_at(owner), owner.size())
        self.setGeometry(place.adjusted(-margin, -margin, margin, margin))
        self._outline = QRectF(shape).translated(margin, margin)
        if not self._clip_to_viewports(owner):
            self.hide()
            return
        self.raise_()
        self.show()
        self.update()

    def _seen_at(self, widget: QWidget) -> QPoint:
        """Where the corner of a widget is seen in the window."""
        return widget.mapTo(self.window(), QPoint()) + QPoint(self._shift, 0)

    def _clip_to_viewports(self, owner: QWidget) -> bool:
        """Nothing is drawn outside of the scroll areas that cut the owner; False when it is out of sight.

        An area that shows all of the owner does not cut its ring, even where the owner touches the edge."""
        visible, framed = self.rect(), self._outline.toAlignedRect()
        step = owner.parentWidget()
        while step is not None and step is not self.window():
            parent = step.parentWidget()
            if isinstance(parent, QAbstractScrollArea) and parent.viewport() is step:
                corner = self._seen_at(step) - self.pos()
                shown = QRect(corner, step.size())
                if not shown.contains(framed):
                    visible = visible.intersected(shown)
            step = parent
        # The ring alone says nothing: some of what it surrounds must be seen.
        if not visible.intersects(framed):
            return False
        if visible == self.rect():
            self.clearMask()
        else:
            self.setMask(QRegion(visible))
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Gap and ring, where the owner leaves any of it."""
        look = theme.current()
        room = QPainterPath()
        room.addRect(QRectF(self.rect()))
        if isinstance(self._owner, FocusRingOwner):
            margin = look.px(MARGIN)
            room = room.subtracted(self._owner.above_focus_ring().translated(margin, margin))
        if not room.isEmpty():
            painter = QPainter(self)
            painter.setClipPath(room)
            paper.paint_focus_ring(painter, self._outline, self._radius, look.palette, look.scale)
            painter.end()


class FocusRingOwner(_MixIn):
    """Mix-in of every widget that takes the keyboard: shows the ring when focus came by key."""

    seen_without_ring = False
    """Whether it shows by itself that it has the keyboard (a cursor that blinks)."""

    def focus_shape(self) -> tuple[QRectF, float]:
        """What the ring surrounds, in own coordinates, and its corner radius in logical pixels."""
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)

    def above_focus_ring(self) -> QPainterPath:
        """What the ring must not cover (a badge that sticks out), in own coordinates."""
        return QPainterPath()

    def show_focus_ring(self) -> None:
        """Show the ring now (a key was used while the widget already had the focus)."""
        ring = FocusRing.of(self)
        ring.keyboard, ring.unseen = True, None
        ring.frame(self)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The first Tab shows where the keyboard is, if nobody could see that; the next one goes on."""
        if FocusRing.of(self).unseen is self and not self.seen_without_ring:
            self.show_focus_ring()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever types wants to see where the focus goes next."""
        if event.key() not in _MODIFIERS:
            FocusRing.of(self).keyboard = True
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Whoever uses the mouse wants no ring, even where the pressed widget had the keyboard already."""
        ring = FocusRing.of(self)
        ring.keyboard = False
        if ring.owner is self:
            ring.frame(None)
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Ring for keys, none for the mouse; focus given by the program goes by what was used last."""
        super().focusInEvent(event)
        ring = FocusRing.of(self)
        if event.reason() in _BY_MOUSE:
            ring.keyboard = False
        elif event.reason() in _BY_KEY:
            ring.keyboard = True
        ring.unseen = None if ring.keyboard or event.reason() in _BY_MOUSE else self
        ring.frame(self if ring.keyboard else None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        ring = FocusRing.of(self)
        if ring.unseen is self:
            ring.unseen = None
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
