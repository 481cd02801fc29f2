"""Words are found in the rules: hits are marked, keys go from one to the next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.storage.profiles import Profiles
from app.ui.pages.finding import hits
from app.ui.pages.rules import RulesPage
from app.ui.window.main_window import MainWindow
from app.widgets import writing
from app.widgets.controls.label import Label
from tests.ui.kit import focused, plain, press, write


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Čárka a čára", "cara", [8]),
        ("Slovo, slovo, slova", "SLOVO", [0, 7]),
        ("v\N{NO-BREAK SPACE}lese", "v lese", [0]),
        ("aaaa", "aa", [0, 2]),
        ("cokoli", "  ", []),
        ("cokoli", "nic", []),
    ],
)
def test_marks_capitals_and_kinds_of_blanks_do_not_matter(text: str, wanted: str, found: list[int]) -> None:
    assert hits(text, wanted) == found


def rules(window: MainWindow, qtbot: QtBot) -> RulesPage:
    press(qtbot, Qt.Key.Key_F1)
    page = window.stack.current
    assert isinstance(page, RulesPage)
    qtbot.keyClick(focused(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert focused() is page.finder.field
    return page


def marked(page: RulesPage) -> list[Label]:
    rich = Qt.TextFormat.RichText
    return [label for label in page.reading.findChildren(Label) if label.textFormat() == rich]


def test_every_hit_is_marked_and_keys_walk_round_them(
    family: Profiles, window: MainWindow, qtbot: QtBot
) -> None:
    page = rules(window, qtbot)
    write("kostk")
    there = [label for label in page.reading.findChildren(Label) if hits(label.whole_text(), "kostk")]
    assert set(marked(page)) == set(there) and len(there) > 2
    number = sum(len(hits(label.whole_text(), "kostk")) for label in there)
    assert plain(page.finder.count.whole_text()) == writing.flowing(f"1 z {number}")
    press(qtbot, Qt.Key.Key_Return)
    assert plain(page.finder.count.whole_text()) == writing.flowing(f"2 z {number}")
    qtbot.keyClick(focused(), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(focused(), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert plain(page.finder.count.whole_text()) == writing.flowing(f"{number} z {number}")
    last = there[-1]
    seen = page.reading.viewport().rect()
    assert seen.intersects(last.rect().translated(last.mapTo(page.reading.viewport(), last.rect().topLeft())))


def test_escape_closes_the_search_first_and_then_the_rules(
    family: Profiles, window: MainWindow, qtbot: QtBot
) -> None:
    page = rules(window, qtbot)
    write("slov")
    press(qtbot, Qt.Key.Key_Escape)
    assert not page.finder.isVisible() and not marked(page)
    assert window.stack.current is page
    press(qtbot, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.stack.current is not page)


def test_what_is_not_there_is_said_and_another_page_is_searched_anew(
    family: Profiles, window: MainWindow, qtbot: QtBot
) -> None:
    page = rules(window, qtbot)
    write("pytlík")
    assert plain(page.finder.count.whole_text()) == "nenalezeno"
    page.games.set_value("qwirkle")
    page.games.choice_changed.emit("qwirkle")
    assert plain(page.finder.count.whole_text()).startswith("1 z ")
