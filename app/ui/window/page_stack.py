"""The pages of a window, one shown at a time; the next one slides in."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.ui.pages.page import Page
from app.widgets.controls.focusring import FocusRing
from app.widgets.look import motion, theme
from app.widgets.look.canvas import Canvas


class _Slide(Canvas, QWidget):
    """Two pictures passing by, laid over the pages while they change."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self._old, self._new = QPixmap(), QPixmap()
        self._forward = True
        self._way = motion.Tween(self, self._moved, curve=motion.OUT_CUBIC)
        self._way.finished.connect(self._end)
        self.hide()

    def run(self, old: QPixmap, new: QPixmap, *, forward: bool) -> None:
        self._old, self._new, self._forward = old, new, forward
        self.resize(self._host.size())
        self.show()
        self.raise_()
        self._way.to(0.0, 0)
        self._way.to(1.0, theme.current().ms(motion.SLIDE))

    def _moved(self, _value: float) -> None:
        FocusRing.of(self).shift(round(self._across()))
        self.update()

    def _across(self) -> float:
        """How far right of its place the new page is seen, in pixels; none where it fades in."""
        if theme.current().reduced_motion:
            return 0.0
        return (1 if self._forward else -1) * (1 - self._way.number) * self.width()

    def _end(self) -> None:
        FocusRing.of(self).shift(0)
        self.hide()
        self._old, self._new = QPixmap(), QPixmap()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        done = self._way.number
        if look.reduced_motion:
            painter.drawPixmap(0, 0, self._old)
            painter.setOpacity(done)
            painter.drawPixmap(0, 0, self._new)
        else:
            sign = 1 if self._forward else -1
            painter.drawPixmap(QPointF(-sign * done * self.width() * 0.3, 0), self._old)
            painter.fillRect(QRectF(self.rect()), look.palette.shadow)
            painter.drawPixmap(QPointF(self._across(), 0), self._new)


class PageStack(QWidget):
    """Holds pages; shows the last one gone to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: list[Page] = []
        self._left_at: dict[Page, QWidget] = {}
        self._slide = _Slide(self)

    @property
    def current(self) -> Page:
        """The page shown; there is one from the first `push` on."""
        return self._pages[-1]

    @property
    def pages(self) -> tuple[Page, ...]:
        """The one shown first, then what lies below it."""
        return tuple(reversed(self._pages))

    @property
    def is_sliding(self) -> bool:
        """Whether a page is still on its way."""
        return self._slide.isVisible()

    def push(self, page: Page) -> None:
        """Go to a page; the one shown waits below."""
        if self._pages:
            self.current.interrupt()
        self._change(page, [*self._pages, page], forward=True)

    def swap(self, page: Page, over: Page | None = None) -> None:
        """Go to a page that lies on the lowest one, perhaps also on another; what it replaces is deleted."""
        kept = [one for at, one in enumerate(self._pages) if not at or one is over]
        replaced = [one for one in self._pages if one not in kept]
        self._change(page, [*kept, page], forward=True)
        for left in replaced:
            self._left_at.pop(left, None)
            left.deleteLater()

    def pop(self) -> bool:
        """Go back and delete the page left. False at the lowest page, which stays."""
        if len(self._pages) < 2:
            return False
        left = self._pages[-1]
        self._change(self._pages[-2], self._pages[:-1], forward=False)
        self._left_at.pop(left, None)
        left.deleteLater()
        return True

    def _change(self, page: Page, pages: list[Page], *, forward: bool) -> None:
        before = self.current if self._pages else None
        if before is not None:
            from app.widgets.sheets.dialog import (
                withdraw_about,  # start-up time: nothing lies over the first page
            )

            withdraw_about(self.window())
        page.setParent(self)
        page.setGeometry(self.rect())
        page.arrive()
        here = cast("QWidget | None", self.window().focusWidget())
        if forward and before is not None and here is not None and before.isAncestorOf(here):
            self._left_at[before] = here
        by_key = FocusRing.of(self).isVisible()
        picture = before.grab() if before is not None and self.isVisible() else None
        self._pages = pages
        page.show()
        page.raise_()
        if before is not None:
            before.hide()
        kept = self._left_at.pop(page, None)
        focus = kept if kept is not None and isValid(kept) and kept.isVisible() else page.first_focus()
        if focus is not None:
            # Whoever came by mouse is shown no ring before the first Tab.
            FocusRing.of(self).keyboard = by_key
            focus.setFocus(Qt.FocusReason.OtherFocusReason)
        page.enter()
        if picture is not None:
            self._slide.run(picture, page.grab(), forward=forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        for page in self._pages:
            page.setGeometry(self.rect())
        self._slide.setGeometry(self.rect())
