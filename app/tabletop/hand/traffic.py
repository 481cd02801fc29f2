"""Keeps pieces in the air, so that it can be measured how evenly the table is painted."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.tabletop.hand.screen import SheetScreen
from app.tabletop.sheet.flight import FLIGHT_MS, flight
from app.widgets.later import soon
from app.widgets.look import motion


class SheetTraffic(QObject):
    """A piece of another seat flies to the table, and one that is drawn to the rack, again and again."""

    def __init__(self, view: SheetScreen) -> None:
        super().__init__(view)
        self._table, self._rack, self._over = view.table, view.desk.on_rack, False
        sheet = view.table.sheet
        item = next(iter(sheet.placed.laid.values()))
        way = flight(sheet, item, view.table.seat_point(1))
        self._key = item.key
        self._crossing = motion.Tween(self, way, curve=motion.OUT_CUBIC)
        self._crossing.setLoopCount(-1)
        self._crossing.to(1.0, FLIGHT_MS)
        self._draw()

    @property
    def painted(self) -> QWidget:
        """What is painted anew all the time."""
        return self._table.sheet.viewport()

    def _draw(self) -> None:
        if self._over:
            return
        end, size = self._rack.spot(0)
        path, sizes = (self._table.store_mouth(), end), (size * 0.5, size)
        self._table.air.launch(self._key, path, sizes, motion.DEAL + 60, lambda: soon(self, self._draw))

    def stop(self) -> None:
        self._over = True
        self._crossing.stop()
