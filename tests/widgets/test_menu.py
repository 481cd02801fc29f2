"""A menu and the buttons of a bar that drop one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.widgets.controls.bar_button import BarButton, MenuButton
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme
from app.widgets.sheets.menu import MenuLine, PaperMenu, keyed
from app.widgets.sheets.topbar import TopBar


class Bar:
    """A window with a bar, a menu in it, and something below that has the keyboard."""

    def __init__(self, qtbot: QtBot) -> None:
        self.chosen = list[str]()
        self.window = QWidget()
        self.bar = TopBar("Boggle", self.window)
        self.table = PaperButton("stůl")
        column = QVBoxLayout(self.window)
        column.addWidget(self.bar)
        column.addWidget(self.table)
        column.addStretch(1)
        self.back = BarButton("undo", self.bar)
        self.back.set_words("Zpět", "Vzít zpět (Ctrl+Z)")
        self.menu = MenuButton("bulb", self._lines, self.bar)
        self.menu.set_words("Poradit")
        self.bar.add_widget(self.back)
        self.bar.add_widget(self.menu)
        qtbot.addWidget(self.window)
        self.window.resize(900, 400)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.table.setFocus()

    def _lines(self) -> list[MenuLine]:
        def line(text: str, *, enabled: bool = True) -> MenuLine:
            return MenuLine(text, lambda: self.chosen.append(text), "list", "B", enabled)

        return [line("Nápověda"), line("Nejlepší tahy", enabled=False), line("Pomůcky")]

    @property
    def open(self) -> PaperMenu | None:
        shown = [one for one in self.window.findChildren(PaperMenu) if one.isVisible()]
        return shown[0] if shown else None


@pytest.fixture
def at(qtbot: QtBot) -> Iterator[Bar]:
    yield Bar(qtbot)


def test_arrows_walk_past_what_cannot_be_chosen_and_enter_chooses(at: Bar, qtbot: QtBot) -> None:
    at.menu.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(at.menu, Qt.Key.Key_Down)
    names = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Tab):
        names.append(QApplication.focusWidget().accessibleName())
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert names == ["Nápověda", "Pomůcky", "Nápověda", "Pomůcky", "Nápověda"]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert at.chosen == ["Pomůcky"]
    assert at.open is None and at.menu.hasFocus()


@pytest.mark.parametrize("way", ["Esc", "a click beside it", "another size", "its button goes"])
def test_it_closes_and_chooses_nothing(at: Bar, qtbot: QtBot, way: str) -> None:
    qtbot.mouseClick(at.menu, Qt.MouseButton.LeftButton)
    menu = at.open
    assert menu is not None
    if way == "Esc":
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    elif way == "a click beside it":
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=QPoint(5, 390))
    elif way == "another size":
        at.window.resize(700, 400)
    else:
        at.menu.hide()
    assert at.open is None and at.chosen == []


def test_what_cannot_be_done_now_is_not_chosen(at: Bar, qtbot: QtBot) -> None:
    qtbot.mouseClick(at.menu, Qt.MouseButton.LeftButton)
    assert at.open is not None
    qtbot.mouseClick(at.open.entries[1], Qt.MouseButton.LeftButton)
    assert at.chosen == [] and at.open is not None


def test_a_key_stands_beside_its_line() -> None:
    assert keyed("Nápověda (H)") == ("Nápověda", "H")
    assert keyed("Pomůcky u stolu") == ("Pomůcky u stolu", "")


@pytest.mark.parametrize("text_size", theme.TEXT_SIZES)
def test_words_go_before_the_title_is_cut(at: Bar, qtbot: QtBot, text_size: float) -> None:
    """And come back; what a bare button is for is still told."""
    theme.current().set_text_size(text_size)
    try:
        for width in (1000, 520, 1000):
            at.window.resize(width, 400)
            qtbot.waitUntil(lambda width=width: at.bar.width() > width - 50)
            at.bar.layout().activate()
            title = at.bar.title
            assert QFontMetricsF(title.font()).horizontalAdvance("Boggle") <= title.width()
            assert at.menu.geometry().right() <= at.bar.width()
            assert at.back.accessibleName() == "Vzít zpět (Ctrl+Z)"
        assert at.back.text() == "Zpět" and at.menu.text() == "Poradit"
        at.bar.subtitle.setText("třetí kolo ze sedmi")
        at.window.resize(380, 400)
        qtbot.waitUntil(lambda: at.menu.text() == "")
    finally:
        theme.current().set_text_size(1.0)
