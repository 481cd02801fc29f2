"""One suite that every game's face and screen must pass; a game without a ``screen_kit`` fails it.

What it does at a table it does by keyboard, in the window of the program.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine.errors import IllegalMove
from app.games.catalogue import entry
from app.paths import HOME_VARIABLE
from app.tabletop.context import BarTool
from app.tabletop.options import OptionsForm
from app.ui.pages.home.page import HomePage
from app.ui.pages.rules import RulesPage
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.sheets.keyboard import PassesKeys
from tests.games.every import NAMES, all_games, face_of  # noqa: F401  (all_games: used by every test)
from tests.games.screens import KITS, Sitting
from tests.hands import Hands
from tests.ui.kit import focused, plain, press, sheet, spoken, tab_to, texts

Open = Callable[..., MainWindow]
SitDown = Callable[..., Sitting]
SEED = 4
"""Of the games that are sat down to, so that a failure comes again."""
ENTER = Qt.Key.Key_Return

every_game = pytest.mark.parametrize("game", NAMES)


class _Windows(QObject):
    """Notes what shows up as a window of its own: whatever is made without a parent does for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        shown = event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow()
        if shown and not isinstance(watched, MainWindow | OptionsForm):
            self.seen.append(repr(watched))
        return False


@pytest.fixture(autouse=True)
def nothing_flashes_up(qapp: QApplication) -> Iterator[None]:
    """A part of the table that is a window for a moment takes the keyboard away for good."""
    windows = _Windows()
    qapp.installEventFilter(windows)
    yield
    qapp.removeEventFilter(windows)
    assert windows.seen == []


@pytest.fixture
def sit(open_window: Open, qtbot: QtBot) -> Iterator[SitDown]:
    """Sits down at a game's table, alone against nobody who takes long."""

    def down(game: str, window: MainWindow | None = None) -> Sitting:
        window, kit = window or open_window(), KITS[game]
        window.games.start(game, kit.seats, dict(kit.options), SEED)
        at = at_table(window, qtbot)
        kit.begin(at)
        at.hands.rest()
        return at

    yield down


def at_table(window: MainWindow, qtbot: QtBot, hands: Hands | None = None) -> Sitting:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return Sitting(window, page, hands or Hands(window), qtbot)


# ----------------------------------------------------------------------------------- setting it up


@every_game
def test_a_game_begins_by_keyboard_from_the_first_page(open_window: Open, qtbot: QtBot, game: str) -> None:
    window, face = open_window(), face_of(game)
    home = window.stack.current
    assert isinstance(home, HomePage)
    play = home.covers[NAMES.index(game)].play_button
    Hands(window).press(Qt.Key.Key_Tab)
    while focused() is not play:
        assert focused() is not home.saved.view, "Tab passes the covers first"
        press(qtbot, Qt.Key.Key_Tab)
    press(qtbot, ENTER)
    dialog = sheet(window)
    assert face.start() in texts(dialog)
    tab_to(qtbot, face.start())
    press(qtbot, ENTER)
    at = at_table(window, qtbot)
    assert at.controller.game == game
    assert face.title() in spoken(at.page.bar) or face.title() in texts(at.page.bar)


def controls_of(form: OptionsForm) -> list[QWidget]:
    """What the keyboard reaches in a form, all options shown."""
    found = [one for one in form.findChildren(QWidget) if one.focusPolicy() and one.isEnabled()]
    return [one for one in found if one is not form.more_button and one.isVisibleTo(form)]


@every_game
def test_every_option_of_the_form_is_one_of_the_rules(open_window: Open, qtbot: QtBot, game: str) -> None:
    """Each control changes what is agreed, the rules take it, and it is remembered."""
    open_window()
    face, rules, seats = face_of(game), entry(game).game.rules(None), KITS[game].seats

    def fresh() -> OptionsForm:
        form = face.form({})
        qtbot.addWidget(form)
        form.set_people(3)
        form.show()
        qtbot.mouseClick(form.more_button, Qt.MouseButton.LeftButton)
        return form

    for place in range(len(controls_of(fresh()))):
        form = fresh()
        control = controls_of(form)[place]
        assert spoken(control), f"{control} has a name"
        seen = [form.options()]
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Up):
            qtbot.keyClick(control, key)
            assert rules.options(form.options(), seats)
            seen.append(form.options())
        assert any(one != seen[0] for one in seen), f"{spoken(control)} changes something"
        again = face.form(form.options())
        qtbot.addWidget(again)
        again.set_people(3)
        assert again.options() == form.options()


# ------------------------------------------------------------------------------------- at the table


@every_game
def test_language_and_look_may_change_in_the_middle(sit: SitDown, game: str) -> None:
    at = sit(game)
    before = at.controller.observation
    for language in ("en", "cs"):
        tools = at.view.bar_tools()
        renamed = set[BarTool]()
        for tool in tools:
            tool.changed.connect(partial(renamed.add, tool))
        at.window.services.translation.set_choice(language)
        QApplication.processEvents()
        assert renamed == set(tools), "its button says something in the language before"
        for look in ("dark", "projector", "light"):
            at.window.services.theme.set_kind(look)
            QApplication.processEvents()
            assert at.window.grab().width() > 0
        assert face_of(game).title() in texts(at.page.bar) | {spoken(at.page.bar)}
    for size in (1.5, 1.25, 1.0):
        at.window.services.theme.set_text_size(size)
        QApplication.processEvents()
    assert at.controller.observation == before
    at.hands.rest()
    if at.page.pause_sheet.isVisible():
        at.hands.press(ENTER)
    assert KITS[game].plays(at)


@every_game
def test_f1_shows_this_games_rules(sit: SitDown, qtbot: QtBot, game: str) -> None:
    at = sit(game)
    at.hands.press(Qt.Key.Key_F1)
    page = at.window.stack.current
    assert isinstance(page, RulesPage) and page.games.value() == game
    for language in ("en", "cs"):
        at.window.services.translation.set_choice(language)
        for section in face_of(game).rules(at.controller.options).sections:
            qtbot.waitUntil(lambda title=section.title: plain(title) in texts(page))
            assert all(section.paragraphs)
        assert face_of(game).rules().keys


@every_game
def test_f2_opens_the_dictionary_unless_the_rules_forbid_it(sit: SitDown, game: str) -> None:
    at = sit(game)
    allowed = not face_of(game).lookup_refusal(at.controller.observation)
    at.hands.press(Qt.Key.Key_F2)
    QApplication.processEvents()
    assert (at.window.stack.current is not at.page) is allowed
    assert allowed or at.window.isAncestorOf(focused())


@every_game
def test_rubbing_out_leaves_no_button_the_keyboard(sit: SitDown, game: str) -> None:
    """Else Enter would press the button that was walked to before; from a piece it may mean the piece."""
    at = sit(game)
    KITS[game].plays(at)
    for button in at.view.findChildren(QAbstractButton):
        by_tab = button.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not (by_tab and button.isVisible() and button.isEnabled()) or isinstance(button, PassesKeys):
            continue
        button.setFocus(Qt.FocusReason.TabFocusReason)
        press(at.qtbot, Qt.Key.Key_Backspace)
        assert focused() is not button, spoken(button)


@every_game
def test_a_refusal_is_told(sit: SitDown, game: str) -> None:
    at = sit(game)
    before = at.controller.observation
    told = KITS[game].refused(at)
    assert len(told.split()) > 2, told
    assert told != before


def heard(widget: QWidget) -> list[str]:
    """What screen readers find in a widget, and in what is in it, by name."""
    part = QAccessible.queryAccessibleInterface(widget)
    found = [part.text(QAccessible.Text.Name)]
    if isinstance(widget, QAbstractItemView):
        # Of its rows Qt makes interfaces that Python would take for its own, and delete.
        model = widget.model()
        rows = range(model.rowCount())
        return [*found, *(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in rows)]
    for number in range(part.childCount()):
        child = part.child(number).object()
        if isinstance(child, QWidget) and child.isVisible():
            found += heard(child)
    return found


@every_game
def test_screen_readers_find_every_piece_in_the_hand_and_on_the_table(sit: SitDown, game: str) -> None:
    """Each by a name of its own, in either language."""
    at = sit(game)
    for language in ("en", "cs"):
        at.window.services.translation.set_choice(language)
        QApplication.processEvents()
        names = heard(at.view)
        pieces = list(KITS[game].pieces(at))
        assert pieces
        for piece in pieces:
            name = next((name for name in names if piece in name), "")
            assert name, f"{piece} is nowhere to be found in {names}"
            names.remove(name)
    for button in at.view.findChildren(QAbstractButton):
        assert spoken(button) or not button.isVisible(), button


@every_game
def test_every_refusal_has_a_sentence(open_window: Open, game: str) -> None:
    window, face = open_window(), face_of(game)
    for language in ("en", "cs"):
        window.services.translation.set_choice(language)
        for reason in KITS[game].refusals:
            sentence = face.refusal(IllegalMove(reason, **KITS[game].details))
            assert len(sentence.split()) > 2 and "{" not in sentence, reason


def killed(home: Path) -> bool:
    """Put what a program killed at this moment leaves behind into a folder; False while files come and go."""
    shutil.rmtree(home, ignore_errors=True)
    try:
        shutil.copytree(os.environ[HOME_VARIABLE], home)
    except shutil.Error:
        return False
    return True


@every_game
def test_a_killed_game_comes_back_as_it_was(
    sit: SitDown, open_window: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    at = sit(game)
    seen = at.controller.observation
    home = tmp_path / "after"
    qtbot.waitUntil(lambda: killed(home), timeout=10_000)
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    at.window.hide()
    window = open_window()
    hands, page = Hands(window), window.stack.current
    assert isinstance(page, HomePage)
    qtbot.waitUntil(lambda: page.saved.view.model().rowCount() == 1, timeout=10_000)
    tab_to(qtbot, spoken(page.saved.view))
    press(qtbot, ENTER)
    again = at_table(window, qtbot, hands)
    assert again.controller.game == game
    if again.page.pause_sheet.isVisible():
        again.hands.rest()
        again.hands.press(ENTER)
    KITS[game].begin(again)
    back = again.controller.observation
    assert KITS[game].same(back, seen)
    again.hands.rest()
    assert KITS[game].plays(again)


@every_game
def test_a_game_ends_and_begins_again_by_keyboard(sit: SitDown, qtbot: QtBot, game: str) -> None:
    at = sit(game)
    KITS[game].finish(at)
    assert at.controller.result is not None
    old = at.controller
    qtbot.waitUntil(lambda: KITS[game].again(at).hasFocus(), timeout=20_000)
    for _ in range(3):
        at.hands.rest()
        at.hands.press(ENTER)
    assert at_table(at.window, qtbot).controller is old, "an Enter meant for the end begins nothing"
    at.hands.rest()
    at.hands.command(ENTER)
    next_game = at_table(at.window, qtbot)
    assert next_game.controller is not old and next_game.controller.game == game
    assert next_game.controller.result is None
    assert [seat.name for seat in next_game.controller.seats] == [seat.name for seat in old.seats]
