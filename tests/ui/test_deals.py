"""Passing a deal on and playing one by its code, as people do it."""

from __future__ import annotations

import re
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.engine import codes
from app.engine.match import Match
from app.engine.rules import Seat
from app.games import deals
from app.games.boggle.rules import BoggleRules
from app.games.catalogue import GAMES, CatalogueEntry
from app.games.deals import Deal
from app.storage.profiles import Profiles
from app.ui.deals import texts
from app.ui.deals.by_code import ByCodeDialog
from app.ui.deals.pass_on import PassOnDialog
from app.ui.pages.setup.new_game import NewGameDialog
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.label import Label
from tests.ui.conftest import Open
from tests.ui.kit import focused, plain, press, sheet, tab_to, write

SEATS = (Seat("Žofie"), Seat("Liška", "ai", 3))
OPTIONS = {"opening": "max", "lone": 1, "trade_short": "limit", "stall_rounds": 0}


def table(window: MainWindow) -> TablePage:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


def open_by_code(window: MainWindow, qtbot: QtBot) -> tuple[NewGameDialog, ByCodeDialog]:
    window.games.open_new_game("boggle")
    new = sheet(window)
    assert isinstance(new, NewGameDialog)
    tab_to(qtbot, "Hrát podle kódu")
    press(qtbot, Qt.Key.Key_Return)
    dialog = sheet(window)
    assert isinstance(dialog, ByCodeDialog)
    return new, dialog


def test_a_code_is_typed_and_its_deal_begins(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    new, dialog = open_by_code(window, qtbot)
    write(codes.spaced(deals.write(Deal("qwirkle", OPTIONS, 4711))).lower())
    assert "Qwirkle" in plain(dialog.told.text())
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Podle kódu" in plain(new.summary.text()))
    assert new.isVisible()
    new.start_button.click()
    qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage))
    controller = table(window).controller
    assert (controller.game, controller.seed, controller.options) == ("qwirkle", 4711, OPTIONS)


def test_a_code_of_the_game_for_one_seats_one(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.start("quiddler", SEATS[:1], {})
    code = deals.code_of(table(window).record)
    window.show_home()
    new, _ = open_by_code(window, qtbot)
    write(code)
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Podle kódu" in plain(new.summary.text()))
    assert len(new.seating.seats()) == 1 and focused() is new.start_button
    new.start_button.click()
    qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage))
    assert deals.code_of(table(window).record) == code


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_each_game_begun_by_people_has_a_code_and_can_be_dealt_again(
    entry: CatalogueEntry, family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    window.games.start(entry.name, SEATS, {})
    first = table(window)
    assert 0 <= first.controller.seed < codes.SEEDS
    first.same_deal()
    assert table(window) is not first and table(window).controller.seed == first.controller.seed


def test_a_mistyped_code_says_so_and_stays(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    _, dialog = open_by_code(window, qtbot)
    code = deals.write(Deal("qwirkle", OPTIONS, 4711))
    write(code[1] + code[0] + code[2:])
    press(qtbot, Qt.Key.Key_Return)
    assert dialog.isVisible() and focused() is dialog.field
    assert "překlep" in plain(dialog.told.text())


def test_a_deal_of_another_word_list_is_refused(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    _, dialog = open_by_code(window, qtbot)
    options = {"rounds": 3, "minutes": 3, "board": "good", "rare": "any", "fold": "no", "min_len": 2}
    found = [deals.write(Deal("boggle", options, 99, 1, seal)) for seal in range(16)]
    refused = 0
    for code in found:  # one of sixteen is right
        if refused:
            break
        dialog.field.setText(code)
        dialog.go.setEnabled(True)
        dialog.go.click()
        qtbot.waitUntil(lambda: not isValid(dialog) or dialog.isHidden() or dialog.go.isEnabled())
        if not isValid(dialog) or dialog.isHidden():
            break
        refused += "jiným seznamem slov" in plain(dialog.told.text())
    assert refused


def test_the_code_is_large_spelt_out_and_copied(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.start("qwirkle", SEATS, OPTIONS, 4711)
    page = table(window)
    page.pass_on()
    dialog = sheet(window)
    assert isinstance(dialog, PassOnDialog)
    code = deals.write(Deal("qwirkle", OPTIONS, 4711))
    assert plain(dialog.code.text()) == codes.spaced(code)
    said = plain(dialog.spelling.text())
    assert all(sign in said for sign in code) and "jako" in said
    how = [plain(label.whole_text()) for label in dialog.findChildren(Label)]
    assert any("ve stejném počtu" in text for text in how), "another number of players is dealt otherwise"
    dialog.copy_code.click()
    assert deals.read(QGuiApplication.clipboard().text()).seed == 4711
    assert not dialog.copy_result.isVisible(), "the game goes on"


def test_a_result_has_never_a_word_or_a_name_in_it(family: Profiles, open_window: Open) -> None:
    window = open_window()
    window.games.start("qwirkle", SEATS, OPTIONS, 4711)
    page = table(window)
    record = page.record
    record.scores = (17, 9)
    line = texts.result_line("Qwirkle", record, datetime(2026, 11, 23), deals.code_of(record))
    assert plain(line).startswith("Slovohrátky · Qwirkle 23. 11. · 17 : 9 ▰▰▰▰▰▰▰▱▱▱ · ")
    assert set(re.findall(r"\w+", line)) & {"Žofie", "Liška"} == set()
    assert deals.read(texts.typed(line)).seed == 4711


def test_alone_a_result_tells_by_the_measure_of_its_game(family: Profiles, open_window: Open) -> None:
    open_window()
    record = Match.new(BoggleRules(), [Seat("Žofie")], 5).record
    record.scores = (23,)
    facts = {"measure": [[17, 43]], "longest": ["kolotoč"]}
    line = texts.result_line("Boggle", record, datetime(2026, 11, 23), "", facts)
    assert plain(line).endswith(" · 17/43 ▰▰▰▰▱▱▱▱▱▱ · nejdelší 7") and "kolo" not in line
