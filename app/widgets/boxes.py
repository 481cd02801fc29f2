"""Rows and columns, put together at once."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Item: TypeAlias = QWidget | QLayout
Content: TypeAlias = Item | int | tuple[Item, int] | tuple[Item, int, Qt.AlignmentFlag]
"""What lies in a box, with its stretch and where in its place; a number alone is room that stretches."""
BoxT = TypeVar("BoxT", bound=QBoxLayout)


def row(
    *parts: Content, inside: QWidget | None = None, bare: bool = False, spacing: int | None = None
) -> QHBoxLayout:
    """inside: the widget that it lays out. bare: without margins. spacing: in pixels."""
    return _filled(QHBoxLayout() if inside is None else QHBoxLayout(inside), parts, bare, spacing)


def column(
    *parts: Content, inside: QWidget | None = None, bare: bool = False, spacing: int | None = None
) -> QVBoxLayout:
    """As `row`, from the top."""
    return _filled(QVBoxLayout() if inside is None else QVBoxLayout(inside), parts, bare, spacing)


def fill(box: QBoxLayout, *parts: Content) -> None:
    """Put more into a row or a column."""
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
        elif isinstance(part, QWidget):
            box.addWidget(part)
        elif isinstance(part, QLayout):
            box.addLayout(part)
        else:
            item, stretch = part[0], part[1]
            if isinstance(item, QLayout):
                box.addLayout(item, stretch)
            else:
                box.addWidget(item, stretch, part[2] if len(part) == 3 else Qt.AlignmentFlag(0))


def _filled(box: BoxT, parts: tuple[Content, ...], bare: bool, spacing: int | None) -> BoxT:
    if bare:
        box.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        box.setSpacing(spacing)
    fill(box, *parts)
    return box
