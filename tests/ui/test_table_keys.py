"""The keys at a table are the game's: after every sheet, page, curtain and button beside it.

Parametrised over the catalogue: a new game needs a ``screen_kit`` (`tests/games/screens.py`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.engine.rules import Seat
from app.storage.saves import SavedGame
from app.ui.pages.rules import RulesPage
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.look import paper
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.sheets.menu import PaperMenu
from app.widgets.sheets.topbar import TopBar
from tests.games.every import all_games  # noqa: F401  (used by every test)
from tests.games.screens import KITS, Do, Sitting
from tests.hands import Hands
from tests.ui.kit import focused, line, lines, sheet, spoken

Open = Callable[..., MainWindow]
SEED = 4
"""Of every game here: by chance some hand in hundreds fits no step, and nobody could deal it again."""
ENTER, SPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape


@pytest.fixture
def sit(open_window: Open, qtbot: QtBot) -> Iterator[Callable[..., Sitting]]:
    def down(game: str, *, two: bool = False) -> Sitting:
        window, kit = open_window(), KITS[game]
        hands = Hands(window)
        seats = (Seat("Žofie"), Seat("Ondra")) if two else kit.seats
        window.games.start(game, seats, {**kit.options, **(kit.two if two else {})}, SEED)
        page = window.stack.current
        assert isinstance(page, TablePage)
        at = Sitting(window, page, hands, qtbot)
        if page.curtain.isVisible():
            hands.rest()
            hands.press(ENTER)
        kit.begin(at)
        at.hands.rest()
        assert kit.plays(at), "the keys work before anything else"
        return at

    yield down


def check(at: Sitting, game: str, after: str) -> None:
    """The keys are the game's; a game on a clock goes on from its pause with one Enter first."""
    assert at.window.stack.current is at.page, after
    at.hands.rest()
    if at.page.pause_sheet.isVisible():
        assert focused() is at.page.pause_sheet.resume_button, after
        at.hands.press(ENTER)
    assert KITS[game].plays(at), f"after {after} the keys are with {focused()}"


def by_enter(at: Sitting, button: QWidget) -> None:
    """Walk to a button with Tab and press it."""
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.hasFocus()
    at.hands.press(ENTER)


Close = Callable[[Sitting, QWidget], object]
WAYS: Mapping[str, Close] = {
    "Esc": lambda at, _: at.hands.press(ESCAPE),
    "a click": lambda at, button: at.hands.click(button),
    "Enter": by_enter,
}


# ---------------------------------------------------------------------------------- pages and sheets


def pick(at: Sitting, name: str) -> None:
    """From the bar's menu, by mouse."""
    at.hands.click(at.page.bar.more_button)
    at.hands.click(line(at.window, name))


def pick_by_keys(at: Sitting, name: str) -> None:
    by_enter(at, at.page.bar.more_button)
    while spoken(focused()) != name:
        at.hands.press(Qt.Key.Key_Down)
    at.hands.press(ENTER)


def beside(at: Sitting) -> None:
    (menu,) = [one for one in at.window.findChildren(PaperMenu) if one.isVisible()]
    at.hands.click(menu)


def look_into(at: Sitting, close: Do) -> None:
    """Open the menu and choose nothing."""
    at.hands.click(at.page.bar.more_button)
    assert lines(at.window)[0].isVisible()
    close(at)


PAGES: Mapping[str, Do] = {
    "settings": lambda at: pick(at, "Nastavení"),
    "settings by keys": lambda at: pick_by_keys(at, "Nastavení"),
    "rules": lambda at: pick(at, "Pravidla"),
    "rules by F1": lambda at: at.hands.press(Qt.Key.Key_F1),
    "dictionary": lambda at: pick(at, "Slovník"),
    "dictionary by F2": lambda at: at.hands.press(Qt.Key.Key_F2),
}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("game", KITS)
def test_after_every_page(sit: Callable[..., Sitting], game: str, name: str) -> None:
    at = sit(game)
    for way, close in WAYS.items():
        PAGES[name](at)
        at.hands.rest()
        over = at.window.stack.current
        if over is at.page:
            assert "dictionary" in name, "only words that are being found keep a page closed"
        else:
            close(at, over.findChild(TopBar).back_button)
        check(at, game, f"{name}, closed by {way}")


SHEETS = [(game, name) for game, kit in KITS.items() for name in kit.sheets]


@pytest.mark.parametrize(("game", "name"), SHEETS)
def test_after_every_sheet(sit: Callable[..., Sitting], game: str, name: str) -> None:
    at = sit(game)
    for way, close in WAYS.items():
        KITS[game].sheets[name](at)
        (sheet,) = [one for one in at.window.findChildren(PaperDialog) if one.isVisible()]
        at.hands.rest()
        assert at.window.isActiveWindow(), "no part of a sheet flashes up as a window of its own"
        assert sheet.isAncestorOf(focused())
        close(at, sheet.cross)
        QApplication.processEvents()
        check(at, game, f"{name}, closed by {way}")


# ---------------------------------------------------------------------------------- curtain and pause


@pytest.mark.parametrize("way", ["Enter", "Space", "a click"])
@pytest.mark.parametrize("game", KITS)
def test_after_the_curtain(sit: Callable[..., Sitting], game: str, way: str) -> None:
    at = sit(game, two=True)
    KITS[game].next_person(at)
    assert at.page.curtain.isVisible()
    button = at.page.curtain.findChild(QAbstractButton)
    assert focused() is button
    at.hands.rest()
    if way == "a click":
        at.hands.click(button)
    else:
        at.hands.press(ENTER if way == "Enter" else SPACE)
    assert not at.page.curtain.isVisible()
    check(at, game, f"the curtain, lifted by {way}")


@pytest.mark.parametrize("way", ["Esc", "Tab", "a click"])
@pytest.mark.parametrize("game", KITS)
def test_the_curtain_has_a_way_home(sit: Callable[..., Sitting], game: str, way: str) -> None:
    """Nobody takes over now: the game is put aside and waits for its next person."""
    at = sit(game, two=True)
    KITS[game].next_person(at)
    name = at.page.curtain.accessibleName()
    home = at.page.curtain.leave_button
    if way == "Esc":
        at.hands.press(ESCAPE)
        assert at.window.stack.current is at.page, "what was pressed as it came down was not meant for it"
    at.hands.rest()
    if way == "a click":
        at.hands.click(home)
    elif way == "Tab":
        by_enter(at, home)
    else:
        at.hands.press(ESCAPE)
    window = at.window
    assert window.stack.current is window.home
    (save,) = window.services.saves.all()
    assert isinstance(save, SavedGame)
    window.games.resume(save)
    page = window.stack.current
    assert isinstance(page, TablePage)
    if not page.pause_sheet.isVisible():
        assert page.curtain.isVisible() and page.curtain.accessibleName() == name


PAUSES: Mapping[str, Do] = {
    "Esc": lambda at: at.hands.press(ESCAPE),
    "a click": lambda at: at.hands.click(at.page.pause_button),
    "Tab": lambda at: by_enter(at, at.page.pause_button),
}


@pytest.mark.parametrize("name", PAUSES)
@pytest.mark.parametrize("game", KITS)
def test_after_a_pause(sit: Callable[..., Sitting], game: str, name: str) -> None:
    at = sit(game)
    if not at.controller.clock.is_timed:
        assert not at.page.pause_button.isVisible()
        return
    for go_on in (
        lambda: at.hands.press(ENTER),
        lambda: at.hands.press(SPACE),
        lambda: at.hands.click(at.page.pause_sheet.resume_button),
        lambda: at.hands.click(at.page.pause_button),
    ):
        PAUSES[name](at)
        assert at.controller.is_paused
        at.hands.rest()
        go_on()
        assert not at.controller.is_paused
        check(at, game, f"a pause by {name}")


# ------------------------------------------------------------------------------ the bar and the look


def projection(at: Sitting) -> None:
    """On and off: by a click, by Esc."""
    at.hands.click(at.page.bar.projector_button)
    assert at.window.isFullScreen()


def escape_from_projection(at: Sitting) -> None:
    """The game may have something of its own to give up first (a cursor)."""
    for _ in range(2):
        at.hands.rest()
        if at.window.isFullScreen():
            at.hands.press(ESCAPE)
    assert not at.window.isFullScreen()


def banner(at: Sitting) -> None:
    at.page.banner.show_problem("Hru nejde uložit.", "Zkusit znovu")
    at.hands.click(at.page.banner.findChildren(QAbstractButton)[-1])
    assert not at.page.banner.isVisible()


def banner_by_tab(at: Sitting) -> None:
    at.page.banner.show_problem("Hru nejde uložit.")
    by_enter(at, at.page.banner.findChildren(QAbstractButton)[-1])
    assert not at.page.banner.isVisible()


BESIDE: Mapping[str, Do] = {
    "projection on": projection,
    "projection on by Tab": lambda at: by_enter(at, at.page.bar.projector_button),
    "projection off by Esc": lambda at: [projection(at), escape_from_projection(at)],
    "projection off": lambda at: [projection(at), at.hands.click(at.page.bar.projector_button)],
    "full screen": lambda at: at.hands.press(Qt.Key.Key_F11),
    "full screen and back": lambda at: at.hands.press(Qt.Key.Key_F11, Qt.Key.Key_F11),
    "sound": lambda at: pick(at, "Vypnout zvuky"),
    "sound by keys": lambda at: pick_by_keys(at, "Zapnout zvuky"),
    "a menu left by Esc": lambda at: look_into(at, lambda at: at.hands.press(ESCAPE)),
    "a menu left by a click": lambda at: look_into(at, beside),
    "dark": lambda at: at.window.services.theme.set_kind("dark"),
    "large text": lambda at: at.window.services.theme.set_text_size(1.5),
    "another language": lambda at: at.window.services.translation.set_choice("en"),
    "a message closed": banner,
    "a message closed by Tab": banner_by_tab,
}


@pytest.mark.parametrize("game", KITS)
def test_after_everything_beside_the_table(sit: Callable[..., Sitting], game: str) -> None:
    at = sit(game)
    for name, do in BESIDE.items():
        do(at)
        QApplication.processEvents()
        check(at, game, name)
    if at.window.isFullScreen():
        at.window.showNormal()


@pytest.mark.parametrize("game", KITS)
def test_after_every_button_of_the_table(sit: Callable[..., Sitting], game: str) -> None:
    at = sit(game)
    for name, do in KITS[game].buttons.items():
        do(at)
        QApplication.processEvents()
        check(at, game, name)


@pytest.mark.parametrize("game", KITS)
def test_with_the_keyboard_on_any_button_of_the_bar(sit: Callable[..., Sitting], game: str) -> None:
    at = sit(game)
    buttons = [
        one for one in at.page.bar.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()
    ]
    assert len(buttons) >= 4
    for button in buttons:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert button.hasFocus(), "Tab reaches it"
        check(at, game, button.accessibleName())


@pytest.mark.parametrize("game", KITS)
def test_enter_goes_where_the_last_key_of_the_game_went(sit: Callable[..., Sitting], game: str) -> None:
    """Not to a button at the table that Tab had come to before; so there is never more than one place."""
    at = sit(game)
    buttons = [one for kind in (PaperButton, IconButton) for one in at.view.findChildren(kind)]
    tried = 0
    for button in buttons:
        if not (isValid(button) and button.isVisible() and button.isEnabled()):
            continue
        button.setFocus(Qt.FocusReason.TabFocusReason)
        if button.hasFocus():
            tried += 1
            check(at, game, spoken(button))
            assert focused() is not button, f"Enter still presses {spoken(button)}"
    assert tried or game == "noughts"


@pytest.mark.parametrize("game", KITS)
def test_enter_goes_on_pressing_a_button_that_tab_reached(sit: Callable[..., Sitting], game: str) -> None:
    at = sit(game)
    by_enter(at, at.page.bar.projector_button)
    assert at.window.isFullScreen()
    at.hands.press(SPACE)
    assert not at.window.isFullScreen()


# ------------------------------------------------------------------------------------------ the rules


@pytest.mark.parametrize("game", KITS)
def test_f1_shows_the_rules_of_the_game_on_the_table(sit: Callable[..., Sitting], game: str) -> None:
    at = sit(game)
    at.hands.press(Qt.Key.Key_F1)
    assert at.window.stack.current.games.value() == game


@pytest.mark.parametrize("game", KITS)
def test_f1_explains_the_game_that_is_being_set_up(open_window: Open, game: str) -> None:
    window = open_window()
    hands = Hands(window)
    window.games.open_new_game(game)
    (sheet,) = [one for one in window.findChildren(PaperDialog) if one.isVisible()]
    sheet.seating.rivals[3].seat(1)
    rivals = sheet.seating.chosen_rivals()
    for way, close in WAYS.items():
        hands.press(Qt.Key.Key_F1)
        (page,) = [one for one in window.findChildren(RulesPage) if one.isVisible()]
        assert page.games.value() == game
        hands.rest()
        at = Sitting(window, page, hands, None)  # type: ignore[arg-type]
        close(at, page.bar.back_button)
        QApplication.processEvents()
        assert sheet.isVisible() and sheet.seating.chosen_rivals() == rivals, way
        assert sheet.isAncestorOf(focused())


@pytest.mark.parametrize("game", ["qwirkle", "scrabble-cards"])
def test_one_escape_too_many_throws_nobody_out(sit: Callable[..., Sitting], qtbot: QtBot, game: str) -> None:
    at = sit(game)
    banner = at.page.banner
    if at.view.keys.cursor.position is not None:
        at.hands.press(ESCAPE)
        assert not banner.isVisible(), "the cursor was given up"
    at.hands.press(ESCAPE)
    assert at.window.stack.current is at.page and "Ještě jednou Esc" in banner.text()
    qtbot.waitUntil(lambda: not banner.isVisible(), timeout=5_000)
    at.hands.press(ESCAPE)
    assert at.window.stack.current is at.page, "the first one was long ago"
    at.hands.press(ESCAPE)
    assert at.window.stack.current is at.window.home
    assert at.window.services.saves.all()


# ---------------------------------------------------------------------------------- one place for keys


def buttons_beside(at: Sitting) -> list[PaperButton]:
    """Buttons of the page that Tab reaches and that are no pieces."""
    found = at.page.findChildren(PaperButton)
    return [
        one
        for one in found
        if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


@pytest.mark.parametrize("game", KITS)
def test_whoever_types_past_a_button_does_not_press_it_with_the_next_key(
    sit: Callable[..., Sitting], game: str
) -> None:
    """After Tab letters are the table's, and so is the Enter that follows them."""
    at = sit(game)
    tried = 0
    for button in buttons_beside(at)[:12]:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert focused() is button
        if KITS[game].plays(at) and button.isVisible():
            tried += 1
            assert focused() is not button, button.accessibleName() or button.text()
    assert tried, "no button was typed past"


@pytest.mark.parametrize("game", KITS)
def test_only_one_place_is_framed_as_having_the_keyboard(
    sit: Callable[..., Sitting], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit(game)
    painters: set[str] = set()
    paint = paper.paint_focus_ring

    def note(*arguments: Any) -> None:
        painters.add(inspect.stack()[1].frame.f_code.co_qualname)
        paint(*arguments)

    monkeypatch.setattr(paper, "paint_focus_ring", note)
    KITS[game].plays(at)
    for _ in range(30):
        at.window.grab()
        assert len(painters) <= 1, f"{painters} with {focused()}"
        at.hands.press(Qt.Key.Key_Tab)
        painters.clear()


@pytest.mark.parametrize("game", KITS)
def test_f11_fills_the_screen_whatever_lies_over_the_table(sit: Callable[..., Sitting], game: str) -> None:
    at = sit(game, two=True)
    at.hands.click(at.page.agreed)
    over = sheet(at.window)
    for full in (True, False):
        at.hands.press(Qt.Key.Key_F11)
        assert at.window.isFullScreen() is full and over.isVisible()
    at.hands.press(ESCAPE)
    at.hands.rest()
    if at.page.pause_sheet.isVisible():
        at.hands.press(ENTER)
    KITS[game].next_person(at)
    for full in (True, False):
        at.hands.press(Qt.Key.Key_F11)
        assert at.window.isFullScreen() is full and at.page.curtain.isVisible()
