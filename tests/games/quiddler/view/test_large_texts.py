"""The largest texts, where little room is left for them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.games.quiddler.screen.table.side import SideColumn
from app.tabletop.cards.slips import WordSlip, slip_rect
from app.widgets.look import theme


def test_a_figure_that_would_be_cut_gives_way(qtbot: QtBot) -> None:
    """With the largest texts of a puzzle's small table; it is spoken all the same."""
    theme.install(theme.Theme("light", text_size=2.0, reduced_motion=True))
    window = QWidget()
    qtbot.addWidget(window)
    side = SideColumn(window)
    side.show_lay("Vyložit", "check", enabled=True, why="")
    side.show_gain("", "14 b.", "")
    window.resize(300, 450)
    window.show()
    for height in (190, 400):
        side.resize(262, height)
        layout = side.layout()
        assert layout is not None
        layout.setGeometry(side.rect())
        shown = not side.gain.isHidden()
        assert shown == (height == 400)
        assert not shown or side.gain.height() >= side.gain.sizeHint().height()


def test_a_slip_under_a_short_word_at_the_edge_is_seen_whole() -> None:
    theme.install(theme.Theme("light", text_size=2.0))
    assert slip_rect(QRectF(22, 20, 80, 30), WordSlip("měly", 14)).left() > 0
