"""When plots are drawn: once the page stands with its sentences, one by one, those in sight first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QTimer

from app.ui import importing
from app.ui.pages.journal.charts import PlotPlace
from app.ui.thread_bridge import ThreadBridge
from app.widgets.controls.scroll import PaperScroll

PLOTS, NEXT_MS = "pyqtgraph", 60
"""What plots need, and how long it waits between two of them that nobody sees yet."""


class Filling(QObject):
    """Fills places on a sheet that scrolls."""

    def __init__(self, scroll: PaperScroll, places: Sequence[PlotPlace], stands: Callable[[], bool]) -> None:
        """places: from the top on. stands: whether the page says what it is to say. While other numbers are
        on their way nothing is drawn: it would be drawn anew, and they would come later for it."""
        super().__init__(scroll)
        self._scroll, self._places, self._stands = scroll, places, stands
        self._asked = self._imported = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._fill_next)
        scroll.verticalScrollBar().valueChanged.connect(lambda _: self.fill())
        self._imports = ThreadBridge("imports", self)

    @property
    def is_done(self) -> bool:
        """Whether all that is in sight is drawn."""
        return not any(self._in_sight(place) for place in self._waiting())

    def fill(self) -> None:
        """Have drawn what waits. Each plot is painted before the next one is drawn: nothing that is done at
        the page meanwhile waits for more than one."""
        if not self._stands() or not self._waiting():
            return
        if not self._imported:
            self._import()
            return
        self._next.start(NEXT_MS if self.is_done else 0)

    def _import(self) -> None:
        """Not before the first page stands: beside it, an import would take half of its time."""
        if not self._asked:
            self._asked = True
            self._imports.ask(lambda _: importing.bring(PLOTS), self._begin, owner=self)

    def _begin(self, _: object) -> None:
        self._imported = True
        self.fill()

    def _fill_next(self) -> None:
        if not self._stands():
            return
        waiting = self._waiting()
        seen = [place for place in waiting if self._in_sight(place)]
        for place in (seen or waiting)[:1]:
            place.fill()
        self.fill()

    def _waiting(self) -> list[PlotPlace]:
        return [one for one in self._places if one.waits and one.isVisibleTo(self._scroll)]

    def _in_sight(self, place: PlotPlace) -> bool:
        port = self._scroll.viewport()
        at = place.mapTo(port, QPoint(0, 0))
        return QRect(at, place.size()).intersects(port.rect())
