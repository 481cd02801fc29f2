"""Dress of the plain Qt widgets, so that a stray menu, tooltip or field is made of the same paper.

The sheet names roles of the palette, no colours: a sheet that changes dresses every widget there is anew,
which takes most of a second at a full table.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QHeaderView, QMenu, QScrollBar, QToolTip

from app.widgets.look.palette import Palette

_SHEET = """
QToolTip {{ background: {ink}; color: {window}; border: 0; padding: {p6}px {p10}px; font-size: {small}px; }}
QMenu {{ background: {raised}; color: {ink}; border: {b2}px solid {line2}; padding: {p6}px; }}
QMenu::item {{ padding: {p10}px {p20}px {p10}px {p10}px; border-radius: {r8}px; }}
QMenu::icon {{ padding-left: {p10}px; padding-right: {p6}px; }}
QMenu::item:selected {{ background: {sunken}; color: {ink}; }}
QMenu::item:disabled {{ color: {ink3}; }}
QMenu::separator {{ height: {b1}px; background: {line}; margin: {p6}px; }}
QAbstractScrollArea {{ background: transparent; border: 0; }}
QHeaderView {{ background: {sunken}; }}
QHeaderView::section {{ background: {sunken}; color: {ink}; border: 0; padding: {p6}px {p10}px; }}
QAbstractScrollArea::corner {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; border: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; border: 0; }}
QScrollBar::handle {{ background: {line2}; border-radius: {knob}px; margin: {gap}px; }}
QScrollBar::handle:vertical {{ min-height: {grip}px; }}
QScrollBar::handle:horizontal {{ min-width: {grip}px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {ink2}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def qt_palette(colours: Palette) -> QPalette:
    """The Qt palette that goes with a look; selection is printed on yellow."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette()
    pairs: tuple[tuple[QPalette.ColorRole, QColor], ...] = (
        (role.Window, colours.paper),
        (role.WindowText, colours.ink),
        (role.Base, colours.raised),
        (role.AlternateBase, colours.sunken),
        (role.Text, colours.ink),
        (role.PlaceholderText, colours.ink2),
        (role.Button, colours.raised),
        (role.ButtonText, colours.ink),
        (role.BrightText, colours.ink3),  # what is printed grey in a menu; a sheet knows no disabled group
        (role.Highlight, colours.yellow),
        (role.HighlightedText, colours.letter),
        (role.Link, colours.blue),
        (role.LinkVisited, colours.blue),
        (role.ToolTipBase, colours.ink),
        (role.ToolTipText, colours.paper),
        (role.Accent, colours.red),
        (role.Light, colours.raised),
        (role.Midlight, colours.sunken),
        (role.Mid, colours.line),
        (role.Dark, colours.line2),
        (role.Shadow, colours.ink),
    )
    for name, colour in pairs:
        palette.setColor(name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, name, colours.ink3)
    palette.setColor(group.Disabled, role.Base, colours.sunken)
    palette.setColor(group.Disabled, role.Button, colours.sunken)
    return palette


_ROLES = {
    "window": "window",
    "ink": "window-text",
    "ink2": "placeholder-text",
    "ink3": "bright-text",
    "raised": "button",
    "sunken": "alternate-base",
    "line": "mid",
    "line2": "dark",
}
"""Names of the sheet and of Qt's roles; `qt_palette` has their colours."""

_IN_THE_SHEET = (QAbstractScrollArea, QHeaderView, QMenu, QScrollBar)


def sheet(px: Callable[[float], int]) -> str:
    """The application's style sheet at the scale of ``px``."""
    bar, gap = px(14), px(4)
    return _SHEET.format(
        **{name: f"palette({role})" for name, role in _ROLES.items()},
        b1=px(1), b2=px(2), p6=px(6), p10=px(10), p20=px(20), r8=px(8), small=max(12, px(14)),
        bar=bar, gap=gap, knob=max(1, (bar - 2 * gap) // 2), grip=px(36),
    )  # fmt: skip


def dress(application: QApplication, colours: Palette, px: Callable[[float], int], body: QFont) -> None:
    """Give the whole application the palette, the font and the sheet of a look.

    What it wears already is not put on again: every widget there is would be dressed anew."""
    palette, worn = qt_palette(colours), sheet(px)
    if application.palette() != palette:
        application.setPalette(palette)
        QToolTip.setPalette(palette)
        for widget in application.allWidgets():
            if isinstance(widget, _IN_THE_SHEET):  # Qt keeps what the roles were when it read the sheet
                style = widget.style()
                style.unpolish(widget)
                style.polish(widget)
    if application.font() != body:
        application.setFont(body)
    if application.styleSheet() != worn:
        application.setStyleSheet(worn)
