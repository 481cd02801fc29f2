"""Who has the keyboard where things may lie over a page."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from app.widgets.controls.focusring import FocusRing, FocusRingOwner

# A mix-in beside a Qt class must be a plain class when it runs; for the types it is a widget.
if TYPE_CHECKING:

    class _MixIn(QWidget):
        """What the mix-in may rely on."""
else:
    _MixIn = object

WINDOWS = (Qt.Key.Key_F11, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
"""Keys that are the window's whatever lies over a page: full screen, a presenter's clicker."""

_RUB_OUT = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)

_overlays: weakref.WeakSet[QWidget] = weakref.WeakSet()


class Overlay(_MixIn):
    """Mix-in of what lies over its parent and keeps the keyboard until it goes: dialog, curtain, pause."""

    def showEvent(self, event: QShowEvent) -> None:
        """From now on nothing below may take the keyboard."""
        _overlays.add(self)
        super().showEvent(event)


def is_covered(widget: QWidget) -> bool:
    """Whether something lies over the widget that keeps the keyboard."""
    overlays = [one for one in _overlays if isValid(one) and one.isVisible()]
    if any(one is widget or one.isAncestorOf(widget) for one in overlays):
        return False
    hosts = (one.parentWidget() for one in overlays)
    return any(host is not None and (host is widget or host.isAncestorOf(widget)) for host in hosts)


def give(widget: QWidget, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
    """Give a widget the keyboard, unless something lies over it."""
    if not is_covered(widget):
        widget.setFocus(reason)


def give_unringed(widget: QWidget) -> None:
    """Give it the keyboard over a page that has just come: the ring appears with the first Tab."""
    give(widget, Qt.FocusReason.MouseFocusReason)
    ring = FocusRing.of(widget)
    if ring.owner is widget:
        ring.keyboard = False
        ring.frame(None)


class PassesKeys(FocusRingOwner):
    """Mix-in of a piece that presses nothing by itself: its keys are the table's, Enter and Delete too, which
    may be meant for it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.show_focus_ring()
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


def follow(event: QKeyEvent, taker: QWidget) -> None:
    """What was typed or rubbed out past the button that has the keyboard was meant for the taker: so is the
    next key, even Enter, which would press that button. Whoever rubs out from a piece stays there."""
    if not event.isAccepted() or taker.hasFocus():
        return
    typed = bool(event.text().strip()) and event.text().isprintable()
    rubbed_out = Qt.Key(event.key()) in _RUB_OUT and not isinstance(QApplication.focusWidget(), PassesKeys)
    if typed or rubbed_out:
        give(taker)


def take_by_tab_only(parent: QWidget) -> None:
    """Buttons of ``parent`` do what they do when they are clicked, and leave the keyboard where it is."""
    for button in parent.findChildren(QAbstractButton):
        if button.focusPolicy() & Qt.FocusPolicy.TabFocus:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
