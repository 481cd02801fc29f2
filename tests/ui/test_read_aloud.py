"""A turn at every table by ear: the accessibility tree is all that is read, keys are all that is pressed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games.boggle.board import has_path
from app.games.catalogue import GAMES
from app.lexicon.lexicon import Lexicon
from app.storage.profiles import Profiles
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.ui.ears import Role, names, spoken_of, under_keys
from tests.ui.kit import focused, press, write

Open = Callable[..., MainWindow]
HARE = Seat("Zajíc", "ai", 1)
BEGINS = 18
"""A deal of Scrabble karty in which the person at the screen begins."""


@pytest.fixture(autouse=True)
def reader(qapp: object) -> Iterator[None]:
    """Somebody listens: only then does Qt keep the tree of lists true."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture(scope="module")
def known() -> list[str]:
    """What whoever listens knows by heart."""
    lexicon = Lexicon.open()
    return [lexicon.dawg.word(number) for number in lexicon.commonest(8_000, 12_000)]


def sit(window: MainWindow, game: str, *others: Seat, seed: int = 7, **options: object) -> TablePage:
    me = window.services.me
    assert me is not None
    seats = [Seat(me.name, age=99, profile=me.id), *others]
    window.open_game(window.services.new_match(game, seats, options, seed))
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


def told(page: TablePage, pattern: str) -> list[str]:
    """All that is heard of a kind: what the brackets of the pattern enclose."""
    found = (re.fullmatch(pattern, name) for name in names(page))
    return [match[1] for match in found if match]


def ctrl(qtbot: QtBot, key: Qt.Key) -> None:
    qtbot.keyClick(focused(), key, Qt.KeyboardModifier.ControlModifier)


def test_boggle_by_ear(family: Profiles, open_window: Open, qtbot: QtBot, known: list[str]) -> None:
    page = sit(open_window(), "boggle")
    assert under_keys() == "Zatřást"
    press(qtbot, Qt.Key.Key_Space)
    dice = r"kostka (.), řádek \d, sloupec \d"
    qtbot.waitUntil(lambda: len(told(page, dice)) == 16 and under_keys() == "slovo", timeout=20_000)
    grid = told(page, dice)
    word = next(word for word in known if len(word) > 2 and has_path(grid, word))
    write(word)
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(name.startswith(f"{word} +1") for name in names(page)), timeout=20_000)
    assert word in names(page, Role.ListItem)
    assert "1 slovo" in names(page) and "1" not in names(page), "a bare number says nothing"


def test_qwirkle_by_ear(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    page = sit(open_window(), "qwirkle", HARE)
    qtbot.waitUntil(lambda: "Žofie, 0 bodů, na tahu" in names(page), timeout=20_000)
    hand = told(page, r"Kámen \d: (.+)")
    lying = told(page, r"sloupec [-−]?\d+, řada [-−]?\d+: (.+)")
    assert len(hand) == 6 and lying
    fits = ""
    for number, tile in enumerate(hand, 1):
        press(qtbot, Qt.Key(Qt.Key.Key_0 + number))
        press(qtbot, Qt.Key.Key_N)
        if f"{tile} sem jde" in under_keys():
            fits = under_keys()
            break
    points = re.search(r"sem jde, (\d+)", fits)
    assert points, fits
    press(qtbot, Qt.Key.Key_Space)
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: any(name.startswith(f"Žofie, {points[1]} bod") for name in names(page)), timeout=20_000
    )
    lies = r"sloupec [-−]?\d+, řada [-−]?\d+: (.+)"
    qtbot.waitUntil(lambda: len(told(page, lies)) > len(lying), timeout=20_000)


def test_quiddler_by_ear(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    page = sit(open_window(), "quiddler", HARE)
    card = r"karta (\w+), \d+ bod\w*(?:, právě přišla)?"
    qtbot.waitUntil(lambda: len(told(page, card)) == 4, timeout=20_000)
    first = told(page, card)
    assert "Nejvíc slov +10: zatím nikdo" in names(page)
    qtbot.waitUntil(lambda: "Vzít z balíčku" in names(page), timeout=20_000)
    ctrl(qtbot, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: len(told(page, card)) == 5, timeout=20_000)
    five = told(page, card)
    assert set(first) <= set(five)
    for _ in range(12):
        if re.fullmatch(card, under_keys()):
            break
        press(qtbot, Qt.Key.Key_Right)
    gone = re.fullmatch(card, under_keys())
    assert gone, under_keys()
    press(qtbot, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: len(told(page, card)) == 4, timeout=20_000)
    assert told(page, card).count(gone[1]) == five.count(gone[1]) - 1
    assert told(page, r"Všechny karty odhazovacího balíčku: (\d+)"), "what the button opens"


def letters_fit(word: str, hand: Sequence[str]) -> bool:
    left = list(hand)
    return all(letter in left and left.remove(letter) is None for letter in word.upper())


def test_scrabble_karty_by_ear(family: Profiles, open_window: Open, qtbot: QtBot, known: list[str]) -> None:
    page = sit(open_window(), "scrabble-cards", HARE, seed=BEGINS)
    qtbot.waitUntil(
        lambda: any(name.startswith("Žofie") and "na tahu" in name for name in names(page)), timeout=20_000
    )
    hand = told(page, r"\d\. místo: karta (\w), \d+ bod\w*")
    lies = r"sloupec [-−]?\d+, řada [-−]?\d+: karta (\w).*"
    assert len(hand) == 7 and not told(page, lies), "an empty table is heard to be empty"
    word = next(word for word in known if len(word) > 2 and letters_fit(word, hand))
    press(qtbot, Qt.Key.Key_Right)
    for letter in word:
        write(letter)
    assert sorted(told(page, lies)) == sorted(word.upper())
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: any(re.match(r"Žofie, [1-9]\d* bod", name) for name in names(page)), timeout=20_000
    )


@pytest.mark.parametrize("game", [one.name for one in GAMES])
def test_no_halt_of_tab_is_nameless(family: Profiles, open_window: Open, qtbot: QtBot, game: str) -> None:
    page = sit(open_window(), game, HARE)
    qtbot.waitUntil(lambda: page.view.isVisible(), timeout=20_000)
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert spoken_of(widget), type(widget).__name__
