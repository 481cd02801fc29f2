"""The largest texts, where little room is left for them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.games.quiddler.screen.table.side import SideColumn
from app.tabletop.cards.seats import LaidWord, cards_end
from app.tabletop.cards.slips import WordSlip, slip_rect
from app.widgets.look import theme
from tests.games.quiddler.view.table import Sit


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


def test_in_a_low_window_nothing_lies_under_the_piles(sit: Sit) -> None:
    """A puzzle for two with the largest texts, at whose table somebody has laid words."""
    table = sit(2, people=1).view.table
    theme.current().set_text_size(2.0)
    table.window().resize(1280, 536)
    QApplication.processEvents()
    low = table.rack.card_size
    other, own = table.seats[1], table.seats[0]
    other.show_state(replace(other.state, laid=(LaidWord("ke", 4), LaidWord("ho", 6))))
    placed = [other.geometry(), own.geometry(), table.draw.geometry(), table.discard.geometry()]
    placed += [table.rack.geometry(), table.side.geometry()]
    assert not any(one.intersects(two) for one, two in combinations(placed, 2))
    assert other.slip_height() < cards_end(other) <= other.height()
    theme.current().set_text_size(1.0)
    table.window().resize(1280, 740)
    QApplication.processEvents()
    assert low > 0.4 * table.rack.card_size
    assert own.y() > other.geometry().bottom()  # as ever, where there is room
