"""What all pages are: a sheet that fills the window, told when it is shown and when it is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.spoken import Spoken

if TYPE_CHECKING:
    from app.tabletop.explaining.explainer import Explainer


class Page(Spoken, Canvas, QWidget):
    """A page of the window.

    Signals:
        back_requested(): the person wants to leave the page.
    """

    back_requested = Signal()

    stepping: Callable[[bool], object] | None = None
    """What a presenter's clicker does, forward or back, where no button of the page is to be pressed."""

    rules_of = ""
    """The game whose rules F1 shows from here; empty for that on the table."""

    explainer: Explainer | None = None
    """What explains the words that lie here."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.follow(self, self.update)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        # Not fillRect: choosing among its overloads makes PySide build the classes of all gradients.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.palette.paper)
        painter.drawRect(self.rect())

    def arrive(self) -> None:
        """The page is about to be shown: take what may have changed meanwhile."""

    def enter(self) -> None:
        """The page has just been shown and has its size."""

    def interrupt(self) -> None:
        """Called when another page is about to lie over this one."""

    def put_aside(self) -> None:
        """Save whatever goes on here and stop it. Raises StorageProblem."""

    def keeps(self, then: Callable[[], object]) -> bool:
        """Whether the person who closes the window is asked first, because something would be lost;
        ``then`` is done if it may be."""
        return False

    def first_focus(self) -> QWidget | None:
        """The widget that gets the keyboard when the page appears."""
        return None

    def go_back(self) -> None:
        """Escape was pressed and nothing on the page wanted it."""
        self.back_requested.emit()
