"""Whatever ends or starts something takes only a press that is meant for it.

Results, a curtain or a question may come up under somebody's flying hands. The keys and clicks that they had
begun before were meant for what was there before: they must not answer what nobody has read yet.

Everything that comes up so calls `want_fresh_press` at that moment. From then on Enter, Space and Esc within
it, and clicks on it, do nothing

* for a moment (`REST_MS`),
* while the hands go on typing or clicking (`QUIET_MS` since the last press; for keys `FIRM_QUIET_MS` where
  one pressed again and again would do what nobody takes back: show a hand to wrong eyes, play for who has
  not looked yet, begin another game),
* at the end of a word (a letter less than `WORD_MS` ago): somebody still writes with their eyes on the keys,
* when the key is only held down and repeats.

A letter that itself asks for what comes up (B opens a list) is no word that somebody still writes.

The first press that is fresh goes through and ends the watch.

Where a turn begins (`want_fresh_turn`) the same holds for keys alone; a letter or a click there begins it.

A page that has just come in keeps back Esc alone, until the hands have paused once: it would lead away again.
"""

from __future__ import annotations

import time
import weakref
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import isValid

from app.widgets.later import soon

REST_MS = 500
QUIET_MS = 300
FIRM_QUIET_MS = 1_000
WORD_MS = 2_000

_NAME = "fresh-press"
_ANSWERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
_WALKS = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""Whoever walks about in what has come up has seen it."""
_DIGITS = tuple(Qt.Key(Qt.Key.Key_1 + step) for step in range(9))
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_LONG_AGO = -1_000_000


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


def want_fresh_press(
    surface: QWidget, *, escape: bool = True, firm: bool = False, digits: bool = False
) -> None:
    """``surface`` has just come up.

    escape: whether Esc ends or starts something there, too. firm: the hands have to pause for longer. digits:
    they answer there, too."""
    quiet = FIRM_QUIET_MS if firm else QUIET_MS
    FreshPress.of(surface).watch(surface, escape=escape, quiet=quiet, digits=digits)


def want_fresh_turn(table: QWidget) -> None:
    """What lay over ``table`` is gone, and somebody's turn begins there."""
    FreshPress.of(table).watch(table, escape=False, quiet=FIRM_QUIET_MS, written=True)


def want_fresh_escape(page: QWidget) -> None:
    """``page`` has just come in: whoever still presses Esc meant what was there before."""
    FreshPress.of(page).watch(page, escape=True, answers=False)


@dataclass(frozen=True)
class _Watch:
    """Something that has come up and has not been answered yet."""

    surface: weakref.ref[QWidget]
    since: int
    escape: bool
    quiet: int
    answers: bool
    """Whether Enter, Space and clicks are kept back."""
    written: bool
    """Whether a letter or a click ends it."""
    digits: bool
    """Whether digits are kept back like Enter."""

    def shown(self) -> QWidget | None:
        """What has come up, as long as it can be seen."""
        surface = self.surface()
        return surface if surface is not None and isValid(surface) and surface.isVisible() else None

    def holds(self, widget: QWidget) -> bool:
        surface = self.shown()
        return surface is not None and (surface is widget or surface.isAncestorOf(widget))

    def lies_under(self, event: QMouseEvent) -> bool:
        surface = self.shown()
        if surface is None:
            return False
        return surface.rect().contains(surface.mapFromGlobal(event.globalPosition().toPoint()))


class FreshPress(QObject):
    """What the hands at one window do; sees every key and click before anything else there.

    now: milliseconds of a clock that never goes back; a test puts one of its own here.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName(_NAME)
        self.now = _milliseconds
        self._watches: list[_Watch] = []
        self._pressed_at = self._letter_at = _LONG_AGO
        self._at_work = False  # what the last key asked for is being done
        self._dropped: Qt.MouseButton | None = None
        self._attached: QWindow | None = None

    @classmethod
    def of(cls, widget: QWidget) -> FreshPress:
        """The one of the widget's window, made when first needed."""
        window = widget.window()
        found = window.findChild(cls, _NAME, Qt.FindChildOption.FindDirectChildrenOnly)
        hands = found if isinstance(found, FreshPress) else cls(window)
        hands._attach(cast("QWindow | None", window.windowHandle()))
        return hands

    def _attach(self, handle: QWindow | None) -> None:
        """Keys and clicks come through the system's window, which is there once it has been shown."""
        if handle is not None and (self._attached is None or not isValid(self._attached)):
            handle.installEventFilter(self)
            self._attached = handle

    def watch(
        self,
        surface: QWidget,
        *,
        escape: bool = True,
        quiet: int = QUIET_MS,
        answers: bool = True,
        written: bool = False,
        digits: bool = False,
    ) -> None:
        """Let only fresh presses answer ``surface`` from now on.

        quiet: milliseconds without any press before a key that is fresh. answers: not Esc alone. written: a
        letter or a click ends it. digits: they answer, too."""
        if self._at_work:
            self._letter_at = _LONG_AGO
        others = [one for one in self._watches if one.surface() not in (None, surface)]
        new = _Watch(weakref.ref(surface), self.now(), escape, quiet, answers, written, digits)
        self._watches = [*others, new]

    # Events -----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._keep_key(event)
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            return isinstance(event, QMouseEvent) and self._keep_click(event)
        if kind == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            kept = event.button() == self._dropped
            self._dropped = None if kept else self._dropped
            return kept
        return False

    def _keep_key(self, event: QKeyEvent) -> bool:
        key, now = Qt.Key(event.key()), self.now()
        if key in _MODIFIERS:
            return False
        if key in _WALKS:
            self._letter_at = _LONG_AGO
            return False
        self._end_pages(now)
        if key not in _ANSWERS:
            self._end([one for one in self._watches if one.written and one.shown() is not None])
        touched = self._answered_by(key)
        writing = now - self._letter_at < WORD_MS
        quiet = max((one.quiet for one in touched), default=QUIET_MS)
        calm = self._is_calm(touched, now, quiet)
        kept = bool(touched) and (event.isAutoRepeat() or writing or not calm)
        if not kept:
            self._end(touched)
        self._pressed_at = now
        self._letter_at = _LONG_AGO if key in _ANSWERS else now
        self._at_work = not kept
        soon(self, self._done)
        return kept

    def _done(self) -> None:
        self._at_work = False

    def _answered_by(self, key: Qt.Key) -> list[_Watch]:
        """What this key would answer; in a field Enter and Space are writing."""
        window = self.parent()
        focus = window.focusWidget() if isinstance(window, QWidget) else None
        if key == Qt.Key.Key_Escape:
            asked = [one for one in self._watches if one.escape and one.shown() is not None]
            # With nobody to take it, the key goes to the page.
            return asked if focus is None else [one for one in asked if one.holds(focus)]
        if key not in (*_ANSWERS, *_DIGITS) or focus is None or isinstance(focus, QLineEdit):
            return []
        asked = [one for one in self._watches if one.answers and one.holds(focus)]
        return asked if key in _ANSWERS else [one for one in asked if one.digits]

    def _keep_click(self, event: QMouseEvent) -> bool:
        now = self.now()
        self._end_pages(now)
        self._end([one for one in self._watches if one.written and one.lies_under(event)])
        touched = [one for one in self._watches if one.answers and one.lies_under(event)]
        kept = bool(touched) and not self._is_calm(touched, now, QUIET_MS)
        if kept:
            self._dropped = event.button()
        else:
            self._end(touched)
        self._pressed_at, self._letter_at = now, _LONG_AGO
        return kept

    def _is_calm(self, touched: list[_Watch], now: int, quiet: int) -> bool:
        rested = all(now - one.since >= REST_MS for one in touched)
        return rested and now - self._pressed_at >= quiet

    def _end_pages(self, now: int) -> None:
        """The hands have paused since a page came in: what they press now is meant for it."""
        if now - self._pressed_at >= QUIET_MS:
            self._end([one for one in self._watches if not one.answers and now - one.since >= REST_MS])

    def _end(self, touched: list[_Watch]) -> None:
        self._watches = [one for one in self._watches if one not in touched]
