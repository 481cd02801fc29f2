"""With the box on the table: an evening on the score sheet, by keyboard and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from app.engine.boxed.finding import BoxFound
from app.games.qwirkle.screen.laying import QwirkleLaying
from app.paths import user_data_dir
from app.storage.profiles import Profiles
from app.storage.score_sheets import FILE, ScoreSheets
from app.ui.pages.box.evening import BEST, WORD, BoxEvening
from app.ui.pages.box.page import BoxPage
from app.ui.pages.box.table import columns, wide
from app.ui.pages.dictionary.page import DictionaryPage
from app.ui.pages.setup.new_game import NewGameDialog
from app.ui.window.main_window import MainWindow
from app.widgets.look import theme
from app.widgets.sheets.dialog import PaperDialog, QuestionDialog
from tests.ui.kit import click, focused, press, spoken, tab_to, texts, walk, write

Dialog = TypeVar("Dialog", bound=PaperDialog)
Open = Callable[..., MainWindow]
GAMES = ("boggle", "qwirkle", "quiddler", "scrabble-cards")


@pytest.fixture
def window(family: Profiles, open_window: Open) -> MainWindow:
    return open_window()


def opened(window: MainWindow, kind: type[Dialog]) -> Dialog:
    """The sheet that lies over the window."""
    found = [one for one in window.findChildren(kind) if one.isVisible()]
    return found[-1]


def box(window: MainWindow, game: str, qtbot: QtBot) -> BoxPage:
    window.games.open_box(game)
    page = window.stack.current
    assert isinstance(page, BoxPage)
    qtbot.waitUntil(lambda: not window.stack.is_sliding)
    return page


def of(page: BoxPage) -> BoxEvening:
    """The sheet that is open there."""
    assert page.evening is not None
    return page.evening


def begun(window: MainWindow, game: str, qtbot: QtBot, guests: tuple[str, ...] = ()) -> BoxPage:
    """Žofie and Ondra sit there."""
    page = box(window, game, qtbot)
    assert page.people is not None
    for name in ("Žofie", "Ondra"):
        click(qtbot, next(one for one in page.people.buttons.values() if one.text() == name))
    for name in guests:
        page.people.guest.setFocus()
        write(name)
        press(qtbot, Qt.Key.Key_Return)
    click(qtbot, page.people.go)
    assert page.evening is not None
    return page


def kept(game: str) -> object:
    return ScoreSheets(user_data_dir()).of(game)


def test_the_way_is_on_the_sheet_of_a_new_game(window: MainWindow, qtbot: QtBot) -> None:
    window.games.open_new_game("qwirkle")
    click(qtbot, opened(window, NewGameDialog).box_button)
    page = window.stack.current
    assert isinstance(page, BoxPage) and page.rules_of == "qwirkle"
    qtbot.waitUntil(lambda: not window.stack.is_sliding)
    assert focused() is page.first_focus()


def test_a_round_by_keyboard_alone_with_bonus_dealer_and_totals(window: MainWindow, qtbot: QtBot) -> None:
    """# RULES QD3, QD10, QD11"""
    page = begun(window, "quiddler", qtbot, ("Strejda",))
    assert of(page).form.title.text() == "1. kolo: rozdává Žofie, karet do ruky: 4; začíná Ondra"
    assert focused() is of(page).form.rows[0].words
    write("VLAK")
    assert (
        of(page).form.rows[0].points.text() == "28"
        and "nejdelší slovo +10" in of(page).form.rows[0].told.text()
    )
    press(qtbot, Qt.Key.Key_Return)
    assert focused() is of(page).form.rows[1].words and "Ondra" in spoken(focused())
    write("KOS")
    press(qtbot, Qt.Key.Key_Tab)
    write("I")
    tab_to(qtbot, "Zapsat")
    press(qtbot, Qt.Key.Key_Space)
    assert of(page).standing.totals == (18, 4, 0)
    assert (
        of(page).form.title.text().startswith("2. kolo: rozdává Ondra")
        and focused() is of(page).form.rows[0].words
    )
    assert of(page).table.list.rows.lines[0].spoken.startswith("1. kolo: Žofie 18, celkem 18; Ondra 4")
    assert kept("quiddler") == of(page).sheet


def test_what_the_dictionary_does_not_have_is_told_and_struck_by_a_button(
    window: MainWindow, qtbot: QtBot
) -> None:
    """# RULES QD9"""
    page = begun(window, "quiddler", qtbot)
    write("KOLENP,DUCH")
    assert "Slovník nezná: kolenp" in of(page).form.rows[0].told.text()
    click(qtbot, of(page).form.strike_button)
    assert (
        of(page).form.rows[0].words.text() == "!KOLENP,DUCH" and not of(page).form.strike_button.isVisible()
    )


def test_what_cannot_be_read_is_not_written_down(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, "quiddler", qtbot)
    press(qtbot, Qt.Key.Key_Return, 2)  # nothing at all
    assert of(page).standing.lines == () and "Zatím tu nic není napsáno." in texts(page)
    of(page).form.rows[0].words.setFocus()
    write("Q")
    press(qtbot, Qt.Key.Key_Return, 2)
    assert of(page).standing.lines == () and "Karta „Q“ v balíčku není." in texts(page)


def test_turns_go_round_to_the_end_and_the_last_entry_can_be_taken_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    """# RULES QW6, QW9"""
    page = begun(window, "qwirkle", qtbot)
    for turn in ("3", "6 2"):
        write(turn)
        press(qtbot, Qt.Key.Key_Return)
    assert of(page).standing.totals == (3, 14) and of(page).form.title.text() == "2. kolo: na tahu je Žofie"
    click(qtbot, page.undo)
    assert of(page).standing.totals == (3, 0) and of(page).form.rows[0].words.text() == "6 2"
    press(qtbot, Qt.Key.Key_Return)
    click(qtbot, of(page).form.rows[0].marks["last"])
    click(qtbot, of(page).form.go)
    assert of(page).standing.is_over and "Nejvíc bodů: Ondra" in texts(page)
    click(qtbot, page.undo)
    assert not of(page).standing.is_over and of(page).form.isVisible()


def test_a_row_is_written_anew_where_it_stands(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, "qwirkle", qtbot)
    for turn in ("3", "4", "5"):
        write(turn)
        press(qtbot, Qt.Key.Key_Return)
    of(page).table.list.setFocus()
    of(page).table.list.setCurrentIndex(of(page).table.list.rows.index(0))
    press(qtbot, Qt.Key.Key_Right)
    press(qtbot, Qt.Key.Key_Return)
    assert (
        of(page).form.title.text() == "1. kolo, Ondra: oprava zápisu"
        and of(page).form.rows[0].words.text() == "4"
    )
    of(page).form.rows[0].words.selectAll()
    write("6")
    press(qtbot, Qt.Key.Key_Return)
    assert of(page).standing.totals == (8, 12) and of(page).form.title.text() == "2. kolo: na tahu je Ondra"


def test_at_the_end_of_scrabble_the_hands_are_counted(window: MainWindow, qtbot: QtBot) -> None:
    """# RULES SK8, SK18"""
    page = begun(window, "scrabble-cards", qtbot)
    write("NAPEČ")
    press(qtbot, Qt.Key.Key_Return)
    click(qtbot, of(page).form.end)
    assert len(of(page).form.rows) == 2 and focused() is of(page).form.rows[0].held
    press(qtbot, Qt.Key.Key_Return)
    write("Ď A")
    press(qtbot, Qt.Key.Key_Return)
    assert of(page).standing.is_over and of(page).standing.totals == (16 + 9, -9)


def test_an_end_that_was_called_too_early_is_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, "scrabble-cards", qtbot)
    click(qtbot, of(page).form.end)
    click(qtbot, page.undo)
    assert of(page).form.title.text().startswith("1. kolo") and not page.undo.isEnabled()
    write("NAPEČ")
    press(qtbot, Qt.Key.Key_Return)
    click(qtbot, of(page).form.end)
    click(qtbot, page.undo)
    assert of(page).standing.totals == (16, 0) and of(page).form.title.text().endswith("Ondra")


def test_a_guest_who_was_let_go_can_be_seated_again(window: MainWindow, qtbot: QtBot) -> None:
    people = box(window, "qwirkle", qtbot).people
    assert people is not None
    for _ in range(2):
        people.guest.setFocus()
        write("Strejda")
        press(qtbot, Qt.Key.Key_Return)
        assert people.buttons["guest:Strejda"].isChecked()
        click(qtbot, people.buttons["guest:Strejda"])
    people.guest.setFocus()
    write("ondra")
    press(qtbot, Qt.Key.Key_Return)
    assert people.order.text() != "" and [one.isChecked() for one in people.buttons.values()].count(True) == 1


def test_what_is_half_written_is_there_again_after_the_program_was_killed(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = begun(window, "boggle", qtbot)
    write("kos les")
    qtbot.waitUntil(lambda: getattr(kept("boggle"), "draft", None) is not None, timeout=5_000)
    del window.services.sheets  # as if the program had begun anew
    page.go_back()
    again = box(window, "boggle", qtbot)
    assert of(again).form.rows[0].words.text() == "kos les" and of(again).form.rows[1].words.text() == ""


def test_a_damaged_file_is_told_and_another_sheet_can_be_opened(window: MainWindow, qtbot: QtBot) -> None:
    (user_data_dir() / FILE).write_text("{", encoding="utf-8")
    page = box(window, "qwirkle", qtbot)
    assert page.banner.isVisible() and page.people is not None


def test_the_dictionary_decides_and_says_why(window: MainWindow, qtbot: QtBot) -> None:
    """# RULES QD8"""
    page = begun(window, "quiddler", qtbot)
    of(page).tabs.set_value(WORD)
    of(page).tabs.choice_changed.emit(WORD)
    judge = of(page).judge
    assert judge is not None
    for word, verdict in (
        ("vlak", "VLAK: platí"),
        ("kolenp", "KOLENP: neplatí"),
        ("vlak, les", "VLAK a\xa0LES: platí"),
        ("vlak kolenp les", "KOLENP: neplatí"),
        ("kolenp vlak xyxy", "KOLENP a\xa0XYXY: neplatí"),
    ):
        judge.field.setFocus()
        judge.field.selectAll()
        write(word)
        press(qtbot, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda verdict=verdict: judge.verdict.text() == verdict, timeout=10_000)
    assert [line.split(":")[0] for line in judge.lines.text().split("\n")] == ["KOLENP", "VLAK", "XYXY"]


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("quiddler", "A K (VL) D U C H I Z", "Nejvíc to dá"),
        ("scrabble-cards", "HBITYSE", "Nejvíc to dá"),
        ("boggle", "KOLENPASTROMVÍČE", "Leží tam"),
        ("boggle", "KOLEN", "Deska má šestnáct písmen, ne 5."),
    ],
)
def test_what_was_best_comes_of_what_is_typed(
    window: MainWindow, qtbot: QtBot, game: str, typed: str, told: str
) -> None:
    page = begun(window, game, qtbot)
    of(page).tabs.set_value(BEST)
    of(page).tabs.choice_changed.emit(BEST)
    best = of(page).best
    assert best is not None
    best.typed.setFocus()
    write(typed)
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: best.is_settled and best.told.text().startswith(told), timeout=20_000)
    if told.startswith("Nejvíc"):
        best.list.setFocus()
        best.list.setCurrentIndex(best.ways.index(0))
        press(qtbot, Qt.Key.Key_Return)
        assert of(page).judge is not None and of(page).judge.isVisible() and of(page).judge.field.text()


def test_the_table_of_qwirkle_is_laid_out_by_mouse_and_keys_and_is_there_the_next_time(
    window: MainWindow, qtbot: QtBot
) -> None:
    """# RULES QW5, QW6"""
    page = begun(window, "qwirkle", qtbot)
    of(page).tabs.set_value(BEST)
    of(page).tabs.choice_changed.emit(BEST)
    best = of(page).best
    assert best is not None and isinstance(best.laid, QwirkleLaying)
    grid, choice = best.laid.grid, best.laid.choice
    grid.setFocus()
    for keys in ("č1", "č2", "č3"):  # a red star, clover and square beside each other
        write(keys)
    assert grid.table.tiles == {(0, 0): 0, (1, 0): 1, (2, 0): 2}
    assert "řada" in grid.accessibleDescription()
    press(qtbot, Qt.Key.Key_Left)
    press(qtbot, Qt.Key.Key_Delete)
    assert (2, 0) not in grid.table.tiles
    qtbot.mouseClick(grid, Qt.MouseButton.LeftButton, pos=grid.face(0).center().toPoint())
    qtbot.mouseClick(choice, Qt.MouseButton.LeftButton, pos=choice.face(2).center().toPoint())
    qtbot.mouseClick(choice, Qt.MouseButton.LeftButton, pos=choice.face(3).center().toPoint())
    assert grid.table.hand == {0: 2, 1: 3}
    click(qtbot, best.go)
    qtbot.waitUntil(lambda: best.is_settled, timeout=10_000)
    assert best.told.text().startswith("Nejvíc to dá 6 bodů")  # below the two: three lines of two
    told = best.ways.tell(best.ways.lines[0], Qt.ItemDataRole.AccessibleTextRole)
    assert "červený čtverec" in told and "řady: 2 + 2 + 2" in told
    grid.setFocus()
    write("m1")  # apart from the others
    page.go_back()
    again = of(box(window, "qwirkle", qtbot)).best
    assert again is not None and again.laid is not None and again.laid.text() == best.laid.text()


def test_a_turn_beyond_what_lies_there_is_shown_and_the_cursor_keeps_to_what_is_shown(qtbot: QtBot) -> None:
    laid = QwirkleLaying()
    qtbot.addWidget(laid)
    laid.show_text("0.0.0 1.0.1 2.0.2 3.0.3|0.4 1.5")
    laid.resize(500, 500)
    laid.show()
    grid = laid.grid

    def is_seen(place: tuple[int, int]) -> bool:
        return grid.place_at(grid.face(place).center()) == place and grid.face(place).left() >= 0

    assert not is_seen((-3, 0))
    laid.show_way(BoxFound(12, (), (), ("-3.0.5 -2.0.4|", "6")))
    assert is_seen((-3, 0)) and is_seen((-2, 0))
    laid.show_text("20.0.0|")
    qtbot.mouseClick(grid, Qt.MouseButton.LeftButton, pos=grid.face((20, 0)).center().toPoint())
    assert grid.cursor_at == (20, 0)
    laid.empty_table.click()  # whoever shows this places its buttons
    assert isinstance(grid.cursor_at, tuple) and is_seen(grid.cursor_at)


def test_the_clock_starts_stops_and_takes_a_minute_more(window: MainWindow, qtbot: QtBot) -> None:
    """# RULES BG3"""
    page = begun(window, "boggle", qtbot)
    clock = of(page).clock
    assert clock is not None and clock.left == 180
    click(qtbot, clock.go)
    assert clock.is_running and clock.go.text() == "Pauza"
    click(qtbot, clock.more)
    assert 235 < clock.left <= 240
    click(qtbot, clock.go)
    assert not clock.is_running
    click(qtbot, clock.anew)
    assert clock.left == 180
    click(qtbot, clock.more)
    of(page).form.rows[0].words.setFocus()
    write("kos")
    click(qtbot, of(page).form.go)
    assert clock.left == 180  # a minute more is one of its round alone


def test_a_row_written_anew_leaves_the_clock_of_the_round_alone(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, "boggle", qtbot)
    write("kos")
    click(qtbot, of(page).form.go)
    clock = of(page).clock
    assert clock is not None
    click(qtbot, clock.go)
    of(page).table.list.line_chosen.emit(0)
    write(" les")
    click(qtbot, of(page).form.go)
    assert of(page).standing.totals == (2, 0) and clock.is_running


def test_somebody_leaves_the_table_and_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    """# RULES G3"""
    page = begun(window, "boggle", qtbot, ("Strejda",))
    for words in ("kos", "les rok", "pes"):
        write(words)
        press(qtbot, Qt.Key.Key_Return)
    of(page).form.rows[2].words.setFocus()
    write("noc")
    page.who.setFocus()
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Return)  # Ondra leaves
    form, head = of(page).form, of(page).table.head
    assert [row.name.text() for row in form.rows] == ["Žofie", "Strejda"]
    assert form.rows[1].words.text() == "noc" and form.title.text().startswith(
        "2. kolo: krabicí třese Strejda"
    )
    assert "Ondra (pryč) 2" in head.accessibleName()
    click(qtbot, form.go)
    assert of(page).standing.totals == (1, 2, 2)
    of(page).turn(1)
    assert [row.name.text() for row in form.rows] == ["Žofie", "Ondra", "Strejda"]
    assert of(page).sheet.people[1].away == (1, 2) and kept("boggle") == of(page).sheet


def test_large_texts_cut_neither_totals_nor_names(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    window.services.theme.set_text_size(2.0)
    page = box(window, "qwirkle", qtbot)
    assert page.people is not None
    for button in page.people.buttons.values():
        assert button.height() >= button.sizeHint().height()
    page.go_back()
    page = begun(window, "qwirkle", qtbot, ("Strejda", "Teta"))
    for turn in ("1234", "4", "3", "2"):
        write(turn)
        press(qtbot, Qt.Key.Key_Return)
    head = of(page).table.head
    room = columns(QRectF(head.rect()), 4)[0].width()
    assert wide(head.total_font(theme.current(), room), "1234") <= room


def test_what_is_agreed_on_is_asked_where_it_matters(window: MainWindow, qtbot: QtBot) -> None:
    """# RULES QD11"""
    people = box(window, "quiddler", qtbot).people
    assert people is not None
    for name in ("Žofie", "Ondra", "Babi"):
        click(qtbot, next(one for one in people.buttons.values() if one.text() == name))
    assert "CH v nejdelším slově je za" in texts(people) and "Deset bodů je za" not in texts(people)
    people.guest.setFocus()
    write("Strejda")
    press(qtbot, Qt.Key.Key_Return)
    colours = [one.face.colour for one in people.buttons.values()]
    assert len(set(colours)) == len(colours)
    for name in ("Babi", "Strejda"):
        click(qtbot, next(one for one in people.buttons.values() if one.text() == name))
    assert "Deset bodů je za" in texts(people) and "CH v nejdelším slově je za" not in texts(people)


def test_what_was_written_is_said_with_the_sums(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(window, "qwirkle", qtbot)
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    for turn in ("3", "6"):
        write(turn)
        press(qtbot, Qt.Key.Key_Return)
    assert said[-1] == "1. kolo: Žofie 3, celkem 3; Ondra 12, celkem 12"


def test_the_clock_goes_with_the_last_round(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, "boggle", qtbot)
    clock = of(page).clock
    assert clock is not None
    click(qtbot, clock.go)
    click(qtbot, of(page).form.end)
    assert of(page).standing.is_over and not clock.isVisible() and not clock.is_running
    click(qtbot, page.undo)
    assert clock.isVisible()


def test_another_sheet_is_asked_for_before_one_that_is_not_finished_goes(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = begun(window, "qwirkle", qtbot)
    write("3")
    press(qtbot, Qt.Key.Key_Return)
    click(qtbot, page.new)
    dialog = opened(window, QuestionDialog)
    click(qtbot, dialog.refuse)
    assert of(page).standing.totals == (3, 0)
    click(qtbot, page.new)
    click(qtbot, opened(window, QuestionDialog).accept)
    assert page.people is not None and "Žofie → Ondra" in texts(page)


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_sheet_has_a_name_and_is_reached_by_tab(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    page = begun(window, game, qtbot)
    reached = walk(qtbot)
    assert all(spoken(one) for one in reached), [one for one in reached if not spoken(one)]
    assert {of(page).form.go, of(page).form.rows[0].words} <= set(reached)


def test_the_dictionary_over_the_sheet_goes_by_the_game(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, "boggle", qtbot)
    press(qtbot, Qt.Key.Key_F2)
    shown = window.stack.current
    assert isinstance(shown, DictionaryPage) and shown.game.value() == page.policy == "boggle"


def test_rules_are_those_of_the_game_on_the_sheet(window: MainWindow, qtbot: QtBot) -> None:
    begun(window, "quiddler", qtbot)
    press(qtbot, Qt.Key.Key_F1)
    assert "Žolíky se slovy" in " ".join(texts(window.stack.current or window))
