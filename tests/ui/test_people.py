"""Who I am, whom I play with, and what they are called."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.storage.profiles import Profiles
from app.ui.pages.home.person_dialog import PersonDialog
from app.ui.pages.setup.new_game import NewGameDialog
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from app.widgets.controls.choice import name_lines
from app.widgets.look import theme
from tests.ui.kit import click, press, sheet, spoken, texts, write

Open = Callable[..., MainWindow]


def new_game(window: MainWindow, game: str = "boggle") -> NewGameDialog:
    window.games.open_new_game(game)
    opened = sheet(window)
    assert isinstance(opened, NewGameDialog)
    return opened


def people_at(window: MainWindow) -> list[str]:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return [seat.name for seat in page.controller.seats if seat.is_person]


def test_adding_a_person_does_not_change_who_i_am(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    click(qtbot, window.home.people.add_button)
    write("Teta")
    press(qtbot, Qt.Key.Key_Return)
    assert "Co si dnes zahrajeme, Žofie?" in texts(window.home)
    chosen = [button.text() for button in window.home.people.buttons if button.isChecked()]
    assert chosen == ["Žofie"]
    assert "Teta" in texts(window.home)


def test_the_sheet_and_the_shortcuts_mean_the_same_me(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    first = new_game(window)
    assert first.seating.chosen_people() == [family.people[0].id]
    click(qtbot, first.start_button)
    window.show_home()
    click(qtbot, window.home.people.buttons[1])
    again = new_game(window)
    assert again.seating.chosen_people() == [family.people[1].id], "Ondra has sat down instead of Žofie"
    click(qtbot, again.close_button)
    click(qtbot, window.home.covers[0].rivals[0])
    assert people_at(window) == ["Ondra"]


def test_those_who_played_with_me_last_are_seated_again(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    first = new_game(window)
    click(qtbot, first.seating.people[family.people[2].id])
    click(qtbot, first.start_button)
    window.show_home()
    assert len(new_game(window).seating.chosen_people()) == 2


def test_several_of_one_animal_are_sent_away_one_by_one(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    seating = new_game(open_window()).seating
    hare = seating.rivals[0]
    hare.seat(0)
    click(qtbot, hare)
    click(qtbot, hare.another)
    click(qtbot, hare.another)
    counts = []
    for _ in range(3):
        counts.append(hare.seated)
        click(qtbot, hare)
    assert (counts, hare.seated) == ([3, 2, 1], 0)


def test_how_well_an_animal_plays_is_told_before_it_is_chosen(family: Profiles, open_window: Open) -> None:
    window = open_window()
    for cover in window.home.covers:
        assert spoken(cover.rivals[0]).endswith("Zajíci (začátečník)")
        assert "nelítostný" in cover.rivals[4].toolTip()


def test_a_long_name_loses_its_end_but_not_its_number(qapp: QApplication) -> None:
    metrics = QFontMetricsF(theme.current().font("meta"))
    width = metrics.horizontalAdvance("Bartoloměj")
    assert name_lines("Žofie", metrics, width) == ["Žofie"]
    assert name_lines("Babička Růžena", metrics, width) == ["Babička", "Růžena"]
    assert name_lines("Bartoloměj 2", metrics, width) == ["Bartoloměj", "2"], "nothing has to be cut"
    (cut,) = name_lines("Nejneobhospodařovávatelnější", metrics, width)
    assert cut.startswith("Nej") and cut.endswith("…")
    (cut,) = name_lines("Nejneobhospodařovávatelnější 3", metrics, width)
    assert cut.startswith("Nej") and cut.endswith("… 3") and metrics.horizontalAdvance(cut) <= width
    first, second = name_lines("Nejneobhospodařovávatelnější Bartoloměj 12", metrics, width)
    assert first.endswith("…") and second.startswith("Bart") and second.endswith("… 12")


def test_large_texts_leave_the_name_whole_and_the_rest_can_be_reached(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window(size=QSize(1280, 800))
    window.services.theme.set_text_size(2)
    click(qtbot, window.home.people.edit_button)
    opened = sheet(window)
    assert isinstance(opened, PersonDialog)
    qtbot.waitUntil(lambda: opened.name.height() >= opened.name.sizeHint().height())
    for part in (opened.tells_age, opened.children_mode, opened.like_me):
        part.setFocus(Qt.FocusReason.TabFocusReason)
        press(qtbot, Qt.Key.Key_Tab)
        press(qtbot, Qt.Key.Key_Backtab)
        qtbot.waitUntil(lambda part=part: part.visibleRegion().boundingRect() == part.rect())


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_the_panels_title_is_whole_beside_the_pencil(
    family: Profiles, open_window: Open, qtbot: QtBot, size: float
) -> None:
    window = open_window(size=QSize(1280, 800))
    window.services.theme.set_text_size(size)
    panel = window.home.people
    wide = QFontMetricsF(panel.title.font()).horizontalAdvance(panel.title.whole_text())
    qtbot.waitUntil(lambda: panel.title.width() >= wide)
    pencil = panel.edit_button.x() + (panel.edit_button.width() - theme.current().px(24)) / 2
    assert panel.title.x() + wide <= pencil
