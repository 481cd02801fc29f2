"""A piece that comes through the air to its cell of the sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from shiboken6 import isValid

from app.tabletop.sheet.items import Z_FLYING, Z_PIECE, PieceItem
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.turn.course import Script
from app.widgets.look import motion

FLIGHT_MS = motion.DEAL + 120


def flight(sheet: Sheet, item: PieceItem, start: QPointF) -> Callable[[float], None]:
    """Brings a piece from a point of the sheet to where it lies, by the share of the way made."""
    begin, end = sheet.camera.place(start) - QPointF(0.5, 0.5), QPointF(item.place)
    item.setZValue(Z_FLYING)

    def fly(share: float) -> None:
        item.lift = 1.0 - share
        item.put(begin + (end - begin) * share)

    return fly


def fly_in(sheet: Sheet, item: PieceItem, start: QPointF) -> Script:
    """The script of such a flight."""
    fly = flight(sheet, item, start)
    tween = motion.Tween(sheet, fly, curve=motion.OUT_CUBIC)
    fly(0.0)
    tween.to(1.0, FLIGHT_MS)
    try:
        yield FLIGHT_MS + 10
    finally:
        if isValid(tween):  # else the table was left in the middle of it
            tween.stop()
            tween.deleteLater()
    fly(1.0)
    item.setZValue(Z_PIECE)
    item.update()
