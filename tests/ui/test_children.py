"""Children's mode: one switch on a person's page, a sheet set up for a child, kind words at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games.boggle.board import CELLS, NEIGHBOURS
from app.games.boggle.model import Done, Phase, Shake
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.screen.view import BoggleView
from app.games.catalogue import GAMES, find
from app.games.scrabble_cards.screen.panel.words import WordsPanel
from app.lexicon.judge import Judge
from app.paths import user_config_dir, user_data_dir
from app.practice.rating import of_a_child
from app.storage.profiles import Profiles
from app.storage.settings import Settings
from app.tabletop.cards.slips import WordSlip, paint_slip
from app.tabletop.hand.rack import Rack
from app.tabletop.people.seats import SeatRow
from app.ui import faces
from app.ui.pages.home.person_dialog import PersonDialog
from app.ui.pages.setup.new_game import quick_table
from app.ui.pages.table.page import TablePage
from app.ui.seat_looks import SeatLooks, seat_of
from app.ui.window.main_window import MainWindow
from tests.ui.kit import click, plain, sheet, texts
from tests.ui.test_new_game import new_game

Open = Callable[..., MainWindow]


@pytest.fixture
def kid() -> Profiles:
    """Ema is seven and plays; Babi lives here, too."""
    people = Profiles(user_data_dir())
    people.add("Ema", age=7, children=True)
    people.add("Babi")
    Settings(user_config_dir()).change(player=people.people[0].id, welcomed=True)
    return people


def test_one_switch_on_the_page_of_a_person(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    for wanted in (True, False):
        click(qtbot, window.home.people.edit_button)
        edit = sheet(window)
        assert isinstance(edit, PersonDialog)
        assert edit.children_mode.isChecked() is not wanted
        edit.children_mode.setChecked(wanted)
        click(qtbot, edit.save_button)
        assert Profiles(user_data_dir()).people[0].children is wanted


def test_a_child_that_presses_the_hare_plays_against_the_leveret(kid: Profiles, open_window: Open) -> None:
    services = open_window().services
    for face in faces.faces():
        assert quick_table(services, face, 1)[0][1].level == of_a_child(7) < 1
        assert quick_table(services, face, 3)[0][1].level == 3


def test_the_sheet_is_set_up_for_a_child(kid: Profiles, open_window: Open) -> None:
    opened = new_game(open_window(), "boggle")
    chosen = opened.options.options()
    assert (chosen["min_len"], chosen["board"], chosen["minutes"]) == (3, "rich", 5)
    assert (chosen["hints"], chosen["found"]) == ("yes", "yes")
    assert [(seat.name, seat.level) for seat in opened.seating.seats()] == [("Ema", None), ("Zajíček", 0)]
    assert any("Dětský režim" in text for text in texts(opened))


def test_with_a_grown_up_the_sheet_is_as_usual_and_comes_back(kid: Profiles, open_window: Open) -> None:
    opened = new_game(open_window(), "boggle")
    babi = kid.people[1].id
    opened.seating.people[babi].setChecked(True)
    assert opened.options.options()["min_len"] == 2
    assert all(seat.level != 0 for seat in opened.seating.seats())
    assert not any("Dětský režim" in text for text in texts(opened))
    assert opened.child_note.isVisible() and plain(opened.child_note.text()).startswith(
        "Ema: ve vlastním tahu"
    )
    opened.seating.people[babi].setChecked(False)
    assert opened.options.options()["min_len"] == 3


def test_what_is_chosen_for_a_child_is_remembered_for_children_alone(
    kid: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    opened = new_game(window, "boggle")
    opened.options.controls["fold"].setChecked(False)  # type: ignore[attr-defined]
    click(qtbot, opened.start_button)
    qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage))
    page = window.stack.current
    assert isinstance(page, TablePage)
    assert page.controller.options["fold"] == "yes"
    window.show_home()
    again = new_game(window, "boggle")
    assert again.options.options()["fold"] == "yes"
    again.seating.people[kid.people[1].id].setChecked(True)
    assert again.options.options()["fold"] == "no"


def test_a_lively_animal_stays_lively_when_a_child_comes_and_goes(kid: Profiles, open_window: Open) -> None:
    ema, babi = kid.people
    past = {"people": [ema.id], "rivals": {"3.5": 1}}
    Settings(user_config_dir()).change(new_game={"qwirkle": past, "qwirkle/children": past})
    opened = new_game(open_window(), "qwirkle")
    assert [seat.level for seat in opened.seating.seats()] == [None, 3.5]
    opened.seating.people[babi.id].setChecked(True)
    assert [seat.level for seat in opened.seating.seats()] == [None, None, 3.5]


@pytest.mark.parametrize("game", [one.name for one in GAMES])
def test_every_game_begins_for_a_child(kid: Profiles, open_window: Open, qtbot: QtBot, game: str) -> None:
    window = open_window()
    click(qtbot, new_game(window, game).start_button)
    qtbot.waitUntil(lambda: isinstance(window.stack.current, TablePage))
    page = window.stack.current
    assert isinstance(page, TablePage)
    assert [seat.level for seat in page.controller.seats] == [None, 0]
    face = faces.find(game)
    assert face is not None
    assert {name: page.controller.options[name] for name in face.children} == dict(face.children)


def test_how_well_the_leveret_plays_is_told_as_of_any_animal(
    kid: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    seats = [Seat("Ema", profile=kid.people[0].id), Seat("", kind="ai", level=0.0)]
    controller = window.services.new_match("qwirkle", seats, {}, 2)
    window.open_game(controller)
    assert controller.observation.turn == 0, "whoever has laid is told by what they laid"
    rows = page_of(window).findChildren(SeatRow)
    qtbot.waitUntil(lambda: any("pro děti" in row.accessibleName() for row in rows))


@pytest.mark.parametrize("people", [1, 2])
def test_nothing_is_red_for_a_child_and_what_is_found_is_praised(
    kid: Profiles, open_window: Open, qtbot: QtBot, people: int
) -> None:
    """Nor on its own turn among grown-ups."""
    window = open_window()
    seats = [Seat(one.name, profile=one.id) for one in kid.people[:people]]
    controller = window.services.new_match("boggle", seats, {"min_len": 3, "words": "auto"}, 20)
    window.open_game(controller)
    controller.ready()
    controller.submit(Shake())
    qtbot.waitUntil(lambda: controller.observation.phase is Phase.PLAY)
    if controller.observation.seat != 0:
        controller.submit(Done(controller.clock.now()))
        qtbot.waitUntil(lambda: controller.observation.turn == 0)
        controller.ready()
    view = page_of(window).view
    assert isinstance(view, BoggleView)
    grid = controller.observation.grid
    pairs = (NEIGHBOURS[cell] for cell in range(CELLS))
    wrong = next(
        word
        for cell, near in enumerate(pairs)
        for one in near
        for two in NEIGHBOURS[one]
        if two != cell
        and not window.services.lexicon.policy("boggle")
        .judge(word := "".join(grid[at] for at in (cell, one, two)).lower())
        .accepted
    )
    view.table.entry.word_entered.emit(wrong)
    qtbot.waitUntil(lambda: bool(view.table.side.message.message()))
    assert view.table.side.message.kind == "info" and not view.table.board.box.picture.answer
    assert wrong not in [line.word for line in view.table.side.words.lines]
    view.table.entry.word_entered.emit("x" * 4)
    assert view.table.side.message.kind == "info"
    good = BoggleReferee(Judge(window.services.lexicon, "boggle")).solve_common(grid, fold=False, min_len=3)
    view.table.entry.word_entered.emit(good[0])
    qtbot.waitUntil(lambda: view.table.side.message.kind == "ok")
    assert "!" in view.table.side.message.message()


def test_a_hint_is_read_whole_in_the_smallest_window_with_the_largest_type(
    kid: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    """The guide takes room, too, in the first game of a child."""
    Settings(user_config_dir()).change(guided={"boggle": True})
    window = open_window(size=QSize(1024, 640))
    window.services.theme.set_text_size(1.5)
    options = {"min_len": 3, "hints": "yes", "found": "yes"}
    ema = Seat("Ema", profile=kid.people[0].id)
    controller = window.services.new_match("boggle", [ema, Seat("", "ai", 0)], options, 20)
    window.open_game(controller)
    controller.submit(Shake())
    qtbot.waitUntil(lambda: controller.observation.may_hint)
    page = page_of(window)
    assert isinstance(page.view, BoggleView) and page.guide is not None and page.guide.isVisible()
    side = page.view.table.side
    side.ask.click()
    qtbot.waitUntil(lambda: bool(side.message.message()))
    inset = 6  # of the room around the text a little may go
    for part in (side.message, side.common):
        qtbot.waitUntil(lambda part=part: part.height() >= part.heightForWidth(part.width()) - inset)
    assert side.count.height() >= side.count.sizeHint().height()


def page_of(window: MainWindow) -> TablePage:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


def test_the_leveret_grows_with_the_child() -> None:
    levels = [of_a_child(age) for age in (5, 7, 8, 10, 12, 15)]
    assert levels == [0, 0, 0.2, 0.6, 0.9, 0.9]
    assert of_a_child(None) == 0


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_pieces_are_larger_where_only_children_play(open_window: Open, qtbot: QtBot, game: str) -> None:
    people = Profiles(user_data_dir())
    people.add("Ema", age=8, children=True)
    people.add("Babi", age=70)
    window, widths = open_window(size=QSize(1280, 800)), []
    face = next(one for one in faces.faces() if one.game == game)
    for person in people.people:
        seats = [seat_of(person), Seat("", "ai", 0)]
        controller = window.services.new_match(game, seats, face.usual_options(), 20)
        window.open_game(controller)
        page = page_of(window)
        assert page.view.table.isVisible()  # type: ignore[attr-defined]
        widths.append(piece_width(page))
        window.show_home()
    child, usual = widths
    assert child >= usual * 1.04, (child, usual)


def piece_width(page: TablePage) -> float:
    table = page.view.table  # type: ignore[attr-defined]
    if not hasattr(table, "rack"):
        return float(table.board.box.tray.die_size)
    rack = table.rack
    return float(rack.piece_width if isinstance(rack, Rack) else rack.frame().width)


def test_who_is_a_child_is_said_by_the_switch_and_of_strangers_by_their_age(open_window: Open) -> None:
    people = Profiles(user_data_dir())
    grown_early = people.add("Ema", age=8)
    late = people.add("Ivan", age=12, children=True)
    services = open_window().services
    seats = [seat_of(grown_early), seat_of(late), Seat("Host", age=9), Seat("Host 2", age=11), Seat("Host 3")]
    wanted = [False, True, True, False, False]
    assert [services.for_child([seat]) for seat in seats] == wanted
    assert [look.is_child for look in SeatLooks(seats, services.profiles.people).looks()] == wanted
    assert not services.for_child(seats) and not services.for_child([Seat("", "ai", 0)])


def test_the_age_of_somebody_new_switches_childrens_mode_until_a_hand_does(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    click(qtbot, window.home.people.add_button)
    new = sheet(window)
    assert isinstance(new, PersonDialog)
    new.tells_age.setChecked(True)
    new.age.set_value(8)
    new.age.value_changed.emit(8)
    assert new.children_mode.isChecked()
    new.age.set_value(11)
    new.age.value_changed.emit(11)
    assert not new.children_mode.isChecked()
    click(qtbot, new.children_mode)
    new.age.value_changed.emit(11)
    assert new.children_mode.isChecked(), "what was said is not changed"


def test_whoever_was_welcomed_by_name_becomes_a_child_with_the_age(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    for wanted in (True, False):
        click(qtbot, window.home.people.edit_button)
        edit = sheet(window)
        assert isinstance(edit, PersonDialog)
        edit.tells_age.setChecked(True)
        edit.age.set_value(8)
        edit.age.value_changed.emit(8)
        assert edit.children_mode.isChecked()
        if not wanted:  # said so once, it stays
            edit.children_mode.setChecked(False)
        click(qtbot, edit.save_button)
        assert Profiles(user_data_dir()).people[0].children is wanted


def test_no_word_in_the_making_is_red_for_a_child(kid: Profiles, open_window: Open) -> None:
    services = open_window().services
    colours = services.theme.palette
    slips = [WordSlip("xyz", 9, good=False, mild=mild) for mild in (False, True)]
    found = []
    for slip in slips:
        picture = QImage(300, 200, QImage.Format.Format_RGB32)
        picture.fill(colours.raised)
        painter = QPainter(picture)
        paint_slip(painter, QRectF(50, 20, 200, 80), slip, strong=True)
        painter.end()
        spots = (picture.pixelColor(x, y) for x in range(300) for y in range(200))
        found.append(colours.red in spots)
    assert found == [True, False]


@pytest.mark.parametrize("child", [True, False])
def test_the_words_of_a_draft_are_mild_for_children_alone(
    kid: Profiles, open_window: Open, child: bool
) -> None:
    window = open_window()
    person = kid.people[0 if child else 1]
    seats = [Seat(person.name, profile=person.id), Seat("Zajíc", "ai", 1)]
    window.open_game(window.services.new_match("scrabble-cards", seats, {}, 7))
    panel = window.findChild(WordsPanel)
    assert panel is not None and panel.mild is child


@pytest.mark.parametrize("game", ("qwirkle", "quiddler", "scrabble-cards"))
def test_a_child_among_grown_ups_sees_no_red_on_its_own_turn(
    kid: Profiles, open_window: Open, qtbot: QtBot, game: str
) -> None:
    """Children's mode promises it, whoever the table was laid by."""
    window = open_window()
    seats = [Seat(one.name, profile=one.id) for one in kid.people[:2]]
    controller = window.services.new_match(game, seats, {}, 7)
    window.open_game(controller)
    view, mildest, seen = page_of(window).view, find(game).mildest, set()
    for _ in range(12):
        controller.ready()
        seat = controller.observation.seat
        if seat is not None:
            qtbot.waitUntil(lambda on=seat: view.seen is not None and view.seen.seat == on)
            assert view.table.message.mild is (seat == 0)
            seen.add(seat)
            controller.submit(mildest(controller.observation))
    assert seen == {0, 1}


@pytest.mark.parametrize("game", [one.name for one in GAMES])
def test_with_the_largest_text_a_childs_sheet_is_not_cut_at_its_side(
    kid: Profiles, open_window: Open, qtbot: QtBot, game: str
) -> None:
    """Its options lie open, with switches of long names."""
    Settings(user_config_dir()).change(text_size=200)
    form = new_game(open_window(size=QSize(1280, 800)), game).form
    content = form.widget()
    assert content is not None
    qtbot.waitUntil(lambda: 0 < content.width() <= form.viewport().width())
