"""An opponent like oneself: on the sheet of a new game, in a person's sheet, and after kept games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games import catalogue, puzzles
from app.lab.kept_games import make
from app.paths import user_data_dir
from app.practice.rating import BEGINS, RatedGame, Sitting, strengths
from app.storage.journal.store import Journal
from app.storage.profiles import Profiles
from app.ui import faces
from app.ui.pages.home.person_dialog import PersonDialog
from app.ui.pages.setup.new_game import NewGameDialog
from app.ui.window.main_window import MainWindow
from tests.ui.kit import click, plain, press, sheet, tab_to

Open = Callable[..., MainWindow]
GAME = catalogue.GAMES[0].name


def opened(window: MainWindow, game: str = GAME) -> NewGameDialog:
    window.games.open_new_game(game)
    found = sheet(window)
    assert isinstance(found, NewGameDialog)
    return found


def animals(dialog: NewGameDialog) -> list[Seat]:
    return [seat for seat in dialog.seating.seats() if not seat.is_person]


def test_nobody_knows_a_newcomer_and_says_so(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    dialog = opened(open_window())
    assert plain(dialog.seating.like_me.text()) == "Soupeř jako já · jako ježek"
    assert "ještě neví" in plain(dialog.seating.like_me.accessibleDescription())
    click(qtbot, dialog.seating.like_me)
    assert [seat.level for seat in animals(dialog)] == [BEGINS]
    click(qtbot, dialog.seating.rivals[3])
    assert [seat.level for seat in animals(dialog)] == [4, BEGINS], "others may sit down, too"
    click(qtbot, dialog.seating.like_me)
    assert [seat.level for seat in animals(dialog)] == [4]


def test_by_keys_and_remembered(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    dialog = opened(window)
    tab_to(qtbot, "Soupeř jako já")
    press(qtbot, Qt.Key.Key_Space)
    started: list[object] = []
    dialog.start_requested.connect(lambda game, seats, options: started.append(seats))
    click(qtbot, dialog.start_button)
    assert started
    window.show_home()
    again = opened(window)
    assert again.seating.like_me.isChecked() and len(animals(again)) == 1


@pytest.fixture
def played(family: Profiles) -> Profiles:
    make(user_data_dir(), 30, [Seat(one.name, profile=one.id) for one in family.people[:2]])
    return family


def of_the_journal() -> dict[tuple[str, str], object]:
    journal = Journal(user_data_dir())
    rows = journal.facts()
    journal.close()
    games = [
        RatedGame(
            row.game, row.ended, [Sitting(one.person, one.level, one.score, one.won) for one in row.seats]
        )
        for row in rows
    ]
    ladders = {face.game: face.ladder for face in faces.faces()}
    return {key: one.place for key, one in strengths(games, ladders=ladders).items()}


def test_it_is_as_strong_as_the_kept_games_say(played: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window, me = open_window(), played.people[0].id
    dialog = opened(window)
    qtbot.waitUntil(lambda: "podle" in dialog.seating.like_me.accessibleDescription(), timeout=90_000)
    click(qtbot, dialog.seating.like_me)
    assert [seat.level for seat in animals(dialog)] == [of_the_journal()[me, GAME]]
    game = next(entry.name for entry in catalogue.GAMES[1:] if (me, entry.name) in of_the_journal())
    dialog.side.game_chosen.emit(game)
    assert [seat.level for seat in animals(dialog)] == [of_the_journal()[me, game]]


def test_a_persons_sheet_has_the_switch_and_tells_how_sure_it_is(
    played: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    window.household.edit(played.people[0].id)
    page = sheet(window)
    assert isinstance(page, PersonDialog)
    qtbot.waitUntil(lambda: "nejspíš" in page.strengths.whole_text(), timeout=90_000)
    click(qtbot, page.like_me)
    click(qtbot, page.save_button)
    person = Profiles(user_data_dir()).people[0]
    assert person.like_me and person.id == played.people[0].id
    dialog = opened(window)
    assert dialog.seating.like_me.isChecked() and len(animals(dialog)) == 1


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800)], ids=str)
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_it_cuts_nothing_off(
    played: Profiles, open_window: Open, qtbot: QtBot, size: QSize, text_size: float, language: str
) -> None:
    window = open_window(language, size=size)
    window.services.theme.set_text_size(text_size)
    for game in (entry.name for entry in catalogue.GAMES):
        dialog = opened(window, game)
        dialog.seating.like_me.setChecked(True)
        played_with = list(dialog.seating.people.values())[1]
        for second in (False, True):
            played_with.setChecked(second)
            qtbot.wait(1)
            room = dialog.form.viewport().width()
            assert dialog.seating.minimumSizeHint().width() <= room, "the fifth animal is seen whole"
            switch = dialog.seating.like_me
            assert switch.focus_shape()[0].height() <= switch.height()
            assert "·" in switch.accessibleName()
        dialog.close_dialog()


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800)], ids=str)
def test_a_persons_sheet_can_be_read_to_its_end(
    played: Profiles, open_window: Open, qtbot: QtBot, size: QSize
) -> None:
    window = open_window(size=size)
    window.services.theme.set_text_size(1.5 if size.height() < 800 else 1.0)
    window.household.edit(played.people[0].id)
    page = sheet(window)
    assert isinstance(page, PersonDialog)
    qtbot.waitUntil(lambda: "nejspíš" in page.strengths.whole_text(), timeout=90_000)
    qtbot.wait(1)
    assert page.strengths.height() >= page.strengths.heightForWidth(page.strengths.width())
    small = size.height() < 800
    if not small:
        qtbot.waitUntil(lambda: page.strengths.visibleRegion().boundingRect() == page.strengths.rect())
    assert page.like_me.height() >= page.like_me.sizeHint().height()


def test_puzzles_tell_how_strong_somebody_is(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window, me = open_window(), family.people[0].id
    for one in puzzles.of(GAME, 3)[:2]:
        window.services.practice.solve(me, f"{GAME}.puzzles", one.code, date.today(), right=True)
    window.services.practice.solve(me, f"{GAME}.puzzles", "GONE", date.today(), right=True)
    dialog = opened(window)
    like_me = dialog.seating.like_me
    qtbot.waitUntil(lambda: "podle 2 hádanek" in plain(like_me.accessibleDescription()), timeout=90_000)
    assert plain(like_me.text()) == "Soupeř jako já · mezi ježkem a liškou"
