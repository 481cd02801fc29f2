"""Before a game: the covers of the home page, and the sheet on which a game is set up."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.engine.record import Record
from app.games.boggle.model import Shake
from app.games.catalogue import GAMES
from app.games.quiddler.face import FACE as QUIDDLER
from app.games.qwirkle.face import FACE
from app.paths import user_data_dir
from app.storage.profiles import Profiles
from app.ui import faces
from app.ui.pages.setup.new_game import NewGameDialog
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import MoreBelow
from app.widgets.controls.segmented import Segmented
from tests.ui.kit import click, focused, plain, press, spoken, tab_to, texts, walk

Open = Callable[..., MainWindow]


def new_game(window: MainWindow, game: str) -> NewGameDialog:
    window.games.open_new_game(game)
    (sheet,) = (found for found in window.findChildren(NewGameDialog) if found.isVisible())
    return sheet


def change_game(qtbot: QtBot, sheet: NewGameDialog, game: str) -> None:
    sheet.side.game_chosen.emit(game)
    qtbot.waitUntil(sheet.options.more_button.isVisible)


def order(qtbot: QtBot, sheet: NewGameDialog) -> list[str]:
    sheet.start_button.setFocus()
    names = [spoken(widget).partition(":")[0] for widget in walk(qtbot)]
    start = next(at for at, name in enumerate(names) if name.startswith("Soupeř jako já")) + 1
    return names[start:] if start < len(names) else names


def test_tab_goes_down_the_sheet(open_window: Open, qtbot: QtBot) -> None:
    sheet = new_game(open_window(), "boggle")
    boggle = [
        "Minut na kolo",
        "Hrajeme",
        "Počet kol",
        "Písmen v nejkratším slově",
        "Háčky a čárky platí",
        "Další volby",
        "Náskok",
        "Jiný čas",
        "Hrát podle kódu",
        "Zrušit",
        "Zatřást!",
    ]
    assert order(qtbot, sheet) == boggle
    change_game(qtbot, sheet, "qwirkle")
    assert order(qtbot, sheet) == [
        "První tah je",
        "Další volby",
        "Náskok",
        "Hrát podle kódu",
        "Zrušit",
        "Rozdat!",
    ]
    change_game(qtbot, sheet, "boggle")
    assert order(qtbot, sheet) == boggle, "a form that came later stands where the first one stood"
    click(qtbot, sheet.options.more_button)
    more = ["Méně voleb", "Deska", "Vzácná písmena", "O slovech, která nejsou ve slovníku, hlasujeme"]
    more += ["Nápovědy", "Při hře ukazovat, kolik běžných slov už máš"]
    assert order(qtbot, sheet) == [*boggle[:5], *more, *boggle[-5:]]


@pytest.mark.parametrize("game", ["boggle", "qwirkle"])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800)])
def test_what_was_opened_is_seen(open_window: Open, qtbot: QtBot, game: str, size: QSize) -> None:
    sheet = new_game(open_window(size=size), game)
    port = sheet.form.viewport()

    def in_sight(widget: QWidget) -> bool:
        top = widget.mapTo(port, QPoint(0, 0)).y()
        return top >= 0 and top + widget.height() <= port.height()

    click(qtbot, sheet.options.more_button)
    last = sheet.options.controls["words" if game == "boggle" else "stall_rounds"]
    qtbot.waitUntil(lambda: in_sight(last) and in_sight(sheet.options.more_button))


def test_what_several_are_asked_comes_into_sight(open_window: Open, qtbot: QtBot) -> None:
    for name in ("Žofie", "Ondra"):
        Profiles(user_data_dir()).add(name)
    sheet = new_game(open_window(size=QSize(1280, 800)), "boggle")
    for button in sheet.seating.people.values():
        if not button.isChecked():
            click(qtbot, button)
    row, port = sheet.options.people_row, sheet.form.viewport()
    assert row is not None
    qtbot.waitUntil(lambda: row.mapTo(port, QPoint(0, row.height())).y() <= port.height())
    assert sheet.seating.guest_button.mapTo(port, QPoint(0, 0)).y() >= 0, "people stay in sight"


def test_quiddler_asks_what_so_many_need(open_window: Open, qtbot: QtBot) -> None:
    # RULES QD11, QD13: two choose a bonus, one is asked about no words
    window = open_window()
    sheet = new_game(window, "quiddler")
    two = ["Karty", "Ve dvou je deset bodů navíc za", "Slova hlídá"]
    advice = "Už při skládání je vidět, která slova platí"
    ways = ["Hrát podle kódu", "Zrušit", "Rozdat!"]
    assert order(qtbot, sheet) == [*two, advice, "Další volby", "Náskok", *ways]
    assert plain(sheet.summary.text()) == "2 hráči, asi 25 minut"
    hedgehog = sheet.seating.rivals[1]
    click(qtbot, hedgehog)
    assert order(qtbot, sheet) == ["Karty", advice, "Další volby", *ways], "one alone is ahead of nobody"
    assert plain(sheet.summary.text()) == "8 balíčků po 6 kartách"


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800)])
def test_a_game_for_one_is_found_at_once(open_window: Open, qtbot: QtBot, size: QSize) -> None:
    """RULES QD13, BG1: whoever opens the sheet is offered to play alone, by mouse and by Tab."""
    sheet = new_game(open_window(size=size), "quiddler")
    alone, port = sheet.seating.alone_button, sheet.form.viewport()
    assert "Hra pro jednoho" in texts(sheet)
    place = alone.mapTo(port, QPoint(0, 0))
    assert port.rect().contains(QRect(place, alone.size())), "seen without scrolling"
    tab_to(qtbot, "Hra pro jednoho")
    press(qtbot, Qt.Key.Key_Space)
    assert [seat.is_person for seat in sheet.seating.seats()] == [True]
    assert sheet.start_button.isEnabled() and not alone.isVisible()
    assert focused() is sheet.seating.rivals[1], "Space calls the hedgehog back"
    press(qtbot, Qt.Key.Key_Space)
    assert len(sheet.seating.seats()) == 2 and alone.isVisible()


def test_only_where_one_can_play_alone_is_it_offered(open_window: Open, qtbot: QtBot) -> None:
    # RULES QW1, BG1: nobody plays qwirkle alone, boggle one may
    sheet = new_game(open_window(), "qwirkle")
    alone = sheet.seating.alone_button
    assert not alone.isVisible()
    change_game(qtbot, sheet, "boggle")
    assert alone.isVisible()
    sheet.seating.add_guest("Ondra")
    change_game(qtbot, sheet, "quiddler")
    assert alone.isVisible()


def test_whoever_plays_alone_of_several_is_named(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    """RULES QD13, BG1: nobody has to think of sending the others away first."""
    sheet = new_game(open_window(), "quiddler")
    anna, other = list(sheet.seating.people.values())[:2]
    anna.setChecked(True)
    other.setChecked(True)
    sheet.seating.add_guest("Ondra")
    alone = sheet.seating.alone_button
    assert alone.text() == f"Hra pro jednoho: {anna.text()}"
    click(qtbot, alone)
    assert [seat.name for seat in sheet.seating.seats()] == [anna.text()]
    assert sheet.start_button.isEnabled() and not alone.isVisible()


def test_cards_speak_the_language_until_somebody_chooses(open_window: Open, qtbot: QtBot) -> None:
    window = open_window("en")
    sheet = new_game(window, "quiddler")
    assert sheet.options.options()["edition"] == "en"
    assert sheet.options.options()["min_word"] == "letters"  # RULES-REGISTER D6
    sheet.start_button.click()
    assert window.services.settings.current.new_game["quiddler"]["options"].get("edition") is None
    window.services.translation.set_choice("cs")
    options = QUIDDLER.form(window.services.settings.current.new_game["quiddler"]["options"]).options()
    assert (options["edition"], options["min_word"]) == ("cz", "cards")
    chosen = QUIDDLER.form({})
    edition = chosen.controls["edition"]
    assert isinstance(edition, Segmented)
    edition.set_value("en")
    edition.choice_changed.emit("en")
    window.services.translation.set_choice("en")
    window.services.translation.set_choice("cs")
    assert QUIDDLER.form(chosen.remembered()).options()["edition"] == "en"


@pytest.mark.parametrize("game", ["quiddler", "scrabble-cards"])
def test_nothing_moves_while_one_chooses(open_window: Open, qtbot: QtBot, game: str) -> None:
    """What is told of a choice has its room already: the next click hits what it was meant for."""
    sheet = new_game(open_window(), game)
    form = sheet.options

    def places() -> list[int]:
        qtbot.wait(1)
        return [form.controls[name].mapTo(form, QPoint(0, 0)).y() for name in ("words", "adviser")]

    words = form.controls["words"]
    assert isinstance(words, Segmented)
    words.set_value("challenge")
    words.choice_changed.emit("challenge")
    before = places()
    choices = [("words", "vote")]
    choices += [("edition", "en"), ("edition", "cz"), ("words", "auto")] if game == "quiddler" else []
    for name, value in choices:
        control = form.controls[name]
        assert isinstance(control, Segmented)
        control.set_value(value)
        control.choice_changed.emit(value)
        assert places() == before, (name, value)


def test_there_is_more_below_and_it_is_told(open_window: Open, qtbot: QtBot) -> None:
    sheet = new_game(open_window(size=QSize(1280, 800)), "quiddler")
    (below,) = sheet.form.findChildren(MoreBelow)
    bar = sheet.form.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert below.isVisible()
    bar.setValue(bar.maximum())
    assert not below.isVisible(), "nothing is covered at the end"


def test_the_side_tells_the_game_that_so_many_play(open_window: Open, qtbot: QtBot) -> None:
    # RULES QD13: alone the goal is another one
    sheet = new_game(open_window(), "quiddler")
    assert "Kdo" in sheet.side.accessibleDescription()
    several = sheet.side.accessibleDescription()
    click(qtbot, sheet.seating.alone_button)
    told = plain(sheet.side.accessibleDescription())
    assert "Spotřebuj všechny karty" in told and "méně bodů" in told and "deset bodů" not in told
    click(qtbot, sheet.seating.rivals[1])
    assert sheet.side.accessibleDescription() == several
    change_game(qtbot, sheet, "qwirkle")
    assert "qwirkle" in sheet.side.accessibleDescription()


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800)])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_last_line_for_one_is_seen(open_window: Open, language: str, size: QSize) -> None:
    """Lines that do not fit are left out, and the last one tells the goal."""
    sheet = new_game(open_window(language, size=size), "quiddler")
    sheet.seating.alone_button.click()
    rules = QUIDDLER.short_rules(1)
    cut: Any = SimpleNamespace(
        title=QUIDDLER.title,
        question_for=QUIDDLER.question_for,
        cover=QUIDDLER.cover,
        short_rules=lambda seats: (*rules[:2], f"{rules[2][:-2]}?"),
    )
    for tab in sheet.side.tabs:
        tab.hide()
    whole = sheet.side.grab().toImage()
    sheet.side.show_game(QUIDDLER, 1)
    assert sheet.side.grab().toImage() == whole
    sheet.side.show_game(cut, 1)
    assert sheet.side.grab().toImage() != whole, "its end can be read"


def test_a_game_alone_leaves_what_a_table_agreed_on(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    sheet = new_game(window, "quiddler")
    words = sheet.options.controls["words"]
    assert isinstance(words, Segmented)
    words.set_value("vote")
    click(qtbot, sheet.seating.rivals[1])
    started: list[object] = []
    sheet.start_requested.disconnect()
    sheet.start_requested.connect(lambda game, seats, options: started.append(options))
    click(qtbot, sheet.start_button)
    (options,) = started
    assert isinstance(options, dict) and "words" not in options, "alone the program minds them"
    again = new_game(window, "quiddler")
    assert again.options.remembered()["words"] == "vote"
    click(qtbot, again.seating.rivals[0])
    assert again.options.options()["words"] == "auto", "and a vote needs two people"


def test_people_vote_unless_they_chose_otherwise(open_window: Open) -> None:
    sheet = new_game(open_window(), "boggle")
    assert sheet.options.options()["words"] == "vote"


@pytest.mark.parametrize("people", [0, 4])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_covers_lie_over_nothing(open_window: Open, qtbot: QtBot, language: str, people: int) -> None:
    """At the smallest window, with the largest text, also before anybody has played."""
    for number in range(people):
        Profiles(user_data_dir()).add(f"Žofie {number}")
    window = open_window(language, size=QSize(1024, 640))
    window.services.theme.set_text_size(1.5)
    home = window.home
    window.show_home()

    def lie_over_nothing() -> None:
        covers = max(cover.geometry().bottom() for cover in home.covers)
        assert covers < min(home.saved.geometry().top(), home.people.geometry().top())
        assert max(home.saved.geometry().bottom(), home.people.geometry().bottom()) < home.height()

    qtbot.waitUntil(lie_over_nothing)  # once the larger texts are laid out


def test_animals_and_who_has_no_name_speak_the_language_of_the_moment(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    window.games.quick_game("boggle", 3)
    page = window.stack.current
    assert isinstance(page, TablePage)
    assert page.controller.seats[0].name == "", "no language is written down"

    page.controller.submit(Shake())
    side, slip = page.view.table.side, page.view.table.slips[1]

    def at_the_table() -> list[str]:
        names = [label.text() for label in side.people.findChildren(Label)]
        return [name for name in names if name.isalpha()] + [slip.accessibleName().partition(",")[0]]

    assert at_the_table() == ["Hráč", "Liška", "Liška"]
    window.services.translation.set_choice("en")
    qtbot.waitUntil(lambda: at_the_table() == ["Player", "Fox", "Fox"])
    window.show_home()
    qtbot.waitUntil(lambda: window.home.saved.view.saves.index(0, 0).data() == "Player and Fox")
    window.services.translation.set_choice("cs")
    assert plain(window.home.saved.view.saves.index(0, 0).data()) == "Hráč a Liška"


def test_a_game_of_qwirkle_at_the_screen_ends_where_nothing_fits(open_window: Open) -> None:
    # RULES-REGISTER W10: trading may go on for ever, a program may stop it after two rounds
    window = open_window()
    window.games.quick_game("qwirkle", 1)
    table = window.stack.current
    assert isinstance(table, TablePage)
    assert table.controller.observation.options.stall_rounds == 2
    assert FACE.form({}).options()["stall_rounds"] == 2
    assert FACE.form({"stall_rounds": 0}).options()["stall_rounds"] == 0, "agreed otherwise"


def test_rows_of_players_speak_the_language_of_the_moment(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.quick_game("qwirkle", 3)
    page = window.stack.current
    assert isinstance(page, TablePage)
    fox = page.view.table.side.seats.rows[1]
    fox.set_thinking(True)
    assert fox.accessibleName().startswith("Liška, 0 bodů") and "Nečekat" in fox.toolTip()
    window.services.translation.set_choice("en")
    qtbot.waitUntil(lambda: fox.accessibleName().startswith("Fox, 0 points"))
    assert "Do not wait" in fox.toolTip()


def test_a_lively_animal_is_remembered(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    sheet = new_game(window, "qwirkle")
    hedgehog = sheet.seating.rivals[1]
    click(qtbot, hedgehog.mood)
    started: list[tuple[object, ...]] = []
    sheet.start_requested.disconnect()
    sheet.start_requested.connect(lambda game, seats, options: started.append(seats))
    click(qtbot, sheet.start_button)
    assert [(seat.level, seat.name) for seat in started[0] if not seat.is_person] == [(2.5, "Čilý ježek")]
    again = new_game(window, "qwirkle").seating.rivals[1]
    assert (again.level, again.seated) == (2.5, 1)


def test_nobody_begins_with_as_many_points_as_end_the_game(open_window: Open, family: Profiles) -> None:
    sheet = new_game(open_window(), "boggle")
    sheet.head_start.who.set_value(0)
    sheet.head_start.who.choice_changed.emit(0)

    def stands(points: int, ending: str) -> bool:
        sheet.options.ending.set_value(ending)  # type: ignore[attr-defined]
        sheet.options.ending.choice_changed.emit(ending)  # type: ignore[attr-defined]
        sheet.head_start.points.set_value(points)
        sheet.head_start.points.value_changed.emit(points)
        assert sheet.start_button.isEnabled() is not sheet.summary.text().startswith("20 bodů")
        return not sheet.obstacle()

    assert stands(20, "rounds") and stands(10, "target") and not stands(20, "target")


@pytest.mark.parametrize("game", ["boggle", "qwirkle", "quiddler", "scrabble-cards"])
def test_one_of_them_begins_with_points(open_window: Open, qtbot: QtBot, game: str) -> None:
    Profiles(user_data_dir()).add("Žofie")
    window = open_window()
    sheet = new_game(window, game)
    sheet.head_start.who.set_value(0)
    sheet.head_start.who.choice_changed.emit(0)
    sheet.head_start.points.set_value(20)
    click(qtbot, sheet.start_button)
    page = window.stack.current
    assert isinstance(page, TablePage)
    assert [seat.ahead for seat in page.controller.seats] == [20, 0]
    totals = page.controller.observation
    assert list(totals.totals if game == "boggle" else totals.scores) == [20, 0]
    assert "Žofie: náskok 20 bodů" in plain(page.agreed.accessibleName())
    again = Record.loads(page.record.dumps())
    assert [seat.ahead for seat in again.players] == [20, 0]


def test_a_person_is_given_another_time_where_a_game_measures_it(
    open_window: Open, qtbot: QtBot, family: Profiles
) -> None:
    window = open_window()
    assert faces.faces()[1].form({}).own_time() is None
    sheet = new_game(window, "boggle")
    start = sheet.head_start
    assert not start.time_line.isHidden() and start.seconds.isHidden()
    assert start.whose.texts() == ["nikdo", "Žofie"], "animals have the usual time"
    start.whose.set_value(0)
    start.whose.choice_changed.emit(0)
    assert start.seconds.texts() == ["−1 min", "−30 s", "+1 min", "+2 min"]
    minutes = sheet.options.controls["minutes"]
    minutes.set_value(1)  # type: ignore[attr-defined]
    minutes.value_changed.emit(1)  # type: ignore[attr-defined]
    assert start.seconds.texts() == ["−30 s", "+1 min", "+2 min"], "nobody has no time at all"
    minutes.set_value(0)  # type: ignore[attr-defined]
    minutes.value_changed.emit(0)  # type: ignore[attr-defined]
    assert start.time_line.isHidden() and not any(seat.extra for seat in start.give(sheet.seating.seats()))
    minutes.set_value(3)  # type: ignore[attr-defined]
    minutes.value_changed.emit(3)  # type: ignore[attr-defined]
    click(qtbot, sheet.start_button)
    page = window.stack.current
    assert isinstance(page, TablePage)
    assert [seat.extra for seat in page.controller.seats] == [60, 0]
    assert page.controller.observation.limit == 240_000
    assert "Žofie: čas +1 min" in plain(page.agreed.accessibleName())


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_four_long_names_fit_beside_each_other(open_window: Open, text_size: float) -> None:
    """A row that is too wide pushed everything on the sheet out of it."""
    people = Profiles(user_data_dir())
    for name in ("Maxmiliánek", "Bartoloměj", "Vlastislava", "Konstantina"):
        people.add(name)
    window = open_window(size=QSize(1024, 640))
    window.services.theme.set_text_size(text_size)
    sheet = new_game(window, "boggle")
    for button in sheet.seating.people.values():
        button.setChecked(True)
    for card in sheet.seating.rivals:
        card.seat(0)
    start = sheet.head_start
    assert len(sheet.seating.seats()) == 4 and not start.isHidden()
    assert start.minimumSizeHint().width() <= sheet.form.viewport().width()
    for chosen in (start.who, start.whose):
        chosen.set_value(2)
        chosen.choice_changed.emit(2)
    assert not start.points.isHidden() and not start.seconds.isHidden()
    assert start.minimumSizeHint().width() <= sheet.form.viewport().width(), "with how much for whom"


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_largest_texts_push_nothing_out_of_the_sheet(
    family: Profiles, open_window: Open, language: str
) -> None:
    window = open_window(language, size=QSize(1024, 640))
    window.services.theme.set_text_size(2.0)
    for entry in GAMES:
        sheet = new_game(window, entry.name)
        assert sheet.form.widget().minimumSizeHint().width() <= sheet.form.viewport().width(), entry.name
        sheet.close_dialog()


def test_nobody_is_ahead_where_nothing_was_said(open_window: Open, qtbot: QtBot) -> None:
    Profiles(user_data_dir()).add("Žofie")
    window = open_window()
    sheet = new_game(window, "qwirkle")
    sheet.head_start.who.set_value(1)
    sheet.head_start.who.choice_changed.emit(1)
    sheet.seating.rivals[2].seat(1)  # somebody else: what was chosen for others holds no more
    click(qtbot, sheet.start_button)
    page = window.stack.current
    assert isinstance(page, TablePage)
    assert not any(seat.ahead for seat in page.controller.seats)
    assert "ahead" not in page.record.dumps()
