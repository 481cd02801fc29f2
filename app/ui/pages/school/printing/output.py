"""Where printed pages go: into a PDF, or to a printer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from app.tabletop.printed import paper
from app.tabletop.printed.paper import Head, PrintedPage

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget

TENTHS = 254
"""Dots to an inch of which each is a tenth of a millimetre."""


def layout() -> QPageLayout:
    """A4; the margins are the paper's own."""
    none = QMarginsF(0, 0, 0, 0)
    return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, none)


def pdf(pages: Sequence[PrintedPage], head: Head, code: str, title: str) -> bytes:
    """The pages as a PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(TENTHS)
    writer.setPageLayout(layout())
    writer.setTitle(title)
    painter = QPainter(writer)
    for number, page in enumerate(pages, 1):
        if number > 1:
            writer.newPage()
        paper.paint_page(painter, page, head, code, number, len(pages))
    painter.end()
    del writer
    return bytes(buffer.data().data())


def printer() -> QPrinter | None:
    """The usual printer, None where there is none."""
    from PySide6.QtPrintSupport import QPrinter, QPrinterInfo  # most people never print

    if not QPrinterInfo.availablePrinterNames():
        return None
    found = QPrinter(QPrinter.PrinterMode.HighResolution)
    found.setPageLayout(layout())
    found.setFullPage(True)
    return found


def ask(found: QPrinter, window: QWidget, pages: int) -> bool:
    """Ask which printer, how many copies and which pages; whether it is to be printed."""
    from PySide6.QtPrintSupport import QPrintDialog

    dialog = QPrintDialog(found, window)
    dialog.setMinMax(1, pages)
    wanted = bool(dialog.exec())
    dialog.deleteLater()
    return wanted


def send(found: QPrinter, pages: Sequence[PrintedPage], head: Head, code: str) -> bool:
    """Print; False where the printer does not take it."""
    painter = QPainter()
    if not painter.begin(found):
        return False
    scale = found.logicalDpiX() / TENTHS
    first, last = found.fromPage() or 1, found.toPage() or len(pages)
    chosen = [(number, page) for number, page in enumerate(pages, 1) if first <= number <= last]
    for place, (number, page) in enumerate(chosen):
        if place:
            found.newPage()
        painter.save()
        painter.scale(scale, scale)
        paper.paint_page(painter, page, head, code, number, len(pages))
        painter.restore()
    return painter.end()
