"""Rows and columns hold what they are given, in its order, with its stretch and place."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.widgets import boxes


def test_a_row_stretches_and_places_what_is_in_it(qapp: QApplication) -> None:
    host, one, other, last = QWidget(), QWidget(), QWidget(), QWidget()
    last.setFixedSize(20, 10)
    inner = boxes.column(other, spacing=3)
    row = boxes.row(
        1, (one, 2), (inner, 5), (last, 0, Qt.AlignmentFlag.AlignBottom), inside=host, bare=True, spacing=4
    )
    assert host.layout() is row and row.spacing() == 4 and inner.spacing() == 3
    assert row.contentsMargins() == QMargins()
    assert [row.stretch(at) for at in range(row.count())] == [1, 2, 5, 0]
    assert all(widget.parent() is host for widget in (one, other, last))
    host.resize(200, 50)
    row.activate()
    assert one.x() < other.x() < last.x() and last.geometry().bottom() == host.rect().bottom()


def test_more_is_put_below_what_lies_there(qapp: QApplication) -> None:
    host, first, second = QWidget(), QWidget(), QWidget()
    column = boxes.column(first, inside=host, bare=True)
    boxes.fill(column, (second, 1), 0)
    host.resize(50, 200)
    column.activate()
    assert first.y() < second.y() and column.count() == 3
