"""What people do outside the game itself: set it up, leave it, come back, change settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.boggle.model import Phase
from app.games.qwirkle.rules import QwirkleRules
from app.lexicon.lexicon import Lexicon, LexiconProblem, Problem
from app.paths import user_config_dir, user_data_dir
from app.storage import documents
from app.storage.household import HouseholdFile
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import Profiles
from app.storage.saves import SaveStore
from app.storage.settings import Settings
from app.ui.match import computer_seats
from app.ui.pages.home.person_dialog import GuestDialog, PersonDialog, WelcomeDialog
from app.ui.pages.home.saved_list import SavedGames
from app.ui.pages.rules import RulesPage
from app.ui.pages.settings import SettingsPage
from app.ui.pages.setup.new_game import NewGameDialog
from app.ui.pages.table.page import TablePage
from app.ui.seat_looks import SeatLooks
from app.ui.startup import open_table
from app.ui.window.main_window import MainWindow
from app.widgets.look.motion import Pace
from app.widgets.sheets.dialog import PaperDialog
from tests.ui.kit import click, focused, plain, press, sheet, spoken, tab_to, texts, walk, write

Open = Callable[..., MainWindow]


def table(window: MainWindow) -> TablePage:
    page = window.stack.current
    assert isinstance(page, TablePage)
    return page


# ------------------------------------------------------------------------------------- setting up


def test_a_game_is_set_up_and_begun_by_keyboard_alone(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    tab_to(qtbot, "Hrát")
    press(qtbot, Qt.Key.Key_Return)
    new_game = sheet(window)
    assert isinstance(new_game, NewGameDialog)
    tab_to(qtbot, "Ondra")
    press(qtbot, Qt.Key.Key_Space)
    tab_to(qtbot, "Rys")
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Plus)
    tab_to(qtbot, "Ježek")
    if new_game.seating.rivals[1].seated:
        press(qtbot, Qt.Key.Key_Space)
    tab_to(qtbot, "Minut na kolo")
    press(qtbot, Qt.Key.Key_Left)
    assert "4 hráči" in new_game.summary.text()
    tab_to(qtbot, "Zatřást!")
    press(qtbot, Qt.Key.Key_Return)
    seats = table(window).controller.seats
    assert [seat.name for seat in seats] == ["Žofie", "Ondra", "Rys", "Rys"]
    assert [seat.level for seat in seats] == [None, None, 5, 5]
    options = table(window).controller.observation.options
    assert (options.minutes, options.entry) == (2, "turns")


def test_the_last_choices_are_offered_again(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.open_new_game("boggle")
    first = sheet(window)
    assert isinstance(first, NewGameDialog)
    for card in first.seating.rivals:
        card.seat(2 if card.level == 4 else 0)
    first.options.controls["minutes"].set_value(7)
    first.options.controls["words"].setChecked(True)
    click(qtbot, first.start_button)
    window.show_home()
    window.games.open_new_game("boggle")
    again = sheet(window)
    assert isinstance(again, NewGameDialog)
    assert again.seating.chosen_rivals() == {"4": 2}
    assert (again.options.options()["minutes"], again.options.options()["words"]) == (7, "vote")
    assert again.options.controls["minutes"].stepper.isVisible(), "seven is none of the usual numbers"


def test_an_empty_table_says_why_it_cannot_start(family: Profiles, open_window: Open) -> None:
    window = open_window()
    window.games.open_new_game("boggle")
    new_game = sheet(window)
    assert isinstance(new_game, NewGameDialog)
    for card in new_game.seating.rivals:
        card.seat(0)
    for button in new_game.seating.people.values():
        button.setChecked(False)
    assert not new_game.start_button.isEnabled()
    assert plain(new_game.summary.text()) == "U stolu ještě nikdo nesedí."
    new_game.seating.rivals[0].seat(1)
    assert not new_game.start_button.isEnabled() and "člověka" in new_game.summary.text()


def test_how_to_write_is_asked_only_when_several_people_play(family: Profiles, open_window: Open) -> None:
    window = open_window()
    window.games.open_new_game("boggle")
    new_game = sheet(window)
    assert isinstance(new_game, NewGameDialog)
    assert (
        not new_game.options.controls["entry"].isVisible() and new_game.options.options()["entry"] == "screen"
    )
    list(new_game.seating.people.values())[1].setChecked(True)
    assert new_game.options.controls["entry"].isVisible()
    new_game.options.controls["entry"].set_value("paper")
    assert new_game.options.options()["entry"] == "paper"


def test_a_guest_sits_down_and_is_forgotten(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.open_new_game("boggle")
    new_game = sheet(window)
    assert isinstance(new_game, NewGameDialog)
    click(qtbot, new_game.seating.guest_button)
    field = focused()
    assert isinstance(field, QLineEdit)
    write("Čenda")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert "Čenda" in [seat.name for seat in new_game.seating.seats()]
    assert "Čenda" not in [person.name for person in Profiles(user_data_dir()).people]


def test_enter_on_the_switch_of_a_team_sits_down_and_space_flips_it(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    window.games.open_new_game("boggle")
    new_game = sheet(window)
    assert isinstance(new_game, NewGameDialog)
    click(qtbot, new_game.seating.guest_button)
    write("Zelení")
    (dialog,) = window.findChildren(GuestDialog)
    dialog.team.setFocus()
    qtbot.keyClick(dialog.team, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.team, Qt.Key.Key_Return)
    assert [seat.team for seat in new_game.seating.seats() if seat.name == "Zelení"] == [True]


def test_guests_have_colours_of_their_own(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.open_new_game("boggle")
    new_game = sheet(window)
    assert isinstance(new_game, NewGameDialog)
    seating = new_game.seating
    for name in ("Čenda", "Dáša", "Eda"):
        seating.add_guest(name)
    click(qtbot, seating.guests[1])
    seating.add_guest("Fanda")
    click(qtbot, new_game.start_button)
    looks = SeatLooks(table(window).controller.seats, family.people).looks()
    guests = [look for look in looks if look.name in ("Čenda", "Eda", "Fanda")]
    household = [person.color for person in family.people]
    assert len({look.color for look in guests}) == 3
    assert not {look.color for look in guests} & set(household)


def test_without_its_word_list_the_program_says_so(
    family: Profiles, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(folder: Path | None = None, language: str = "cs") -> Lexicon:
        raise LexiconProblem(Problem.MISSING, Path("cs-words.slx"))

    monkeypatch.setattr(Lexicon, "open", missing)
    window = open_window()
    window.settle()
    assert "Chybí seznam slov cs-words.slx" in window.banner.text()
    window.games.quick_game("boggle", 1)
    assert any("Chybí seznam slov" in text for text in texts(sheet(window)))
    assert window.stack.current is window.home


def test_the_keyboard_comes_back_to_where_it_was(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    tab_to(qtbot, "Nastavení")
    press(qtbot, Qt.Key.Key_Return)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert focused() is window.home.settings_button


def test_one_click_plays_against_an_animal(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    click(qtbot, window.home.covers[0].rivals[2])
    assert [seat.name for seat in table(window).controller.seats] == ["Žofie", "Liška"]


# ------------------------------------------------------------------------------- leaving and saves


def test_a_game_put_aside_is_offered_and_continued(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.quick_game("boggle", 3)
    save = table(window).controller.save.id
    click(qtbot, table(window).bar.back_button)
    model = window.home.saved.view.saves
    qtbot.waitUntil(lambda: model.rowCount() == 1)
    assert plain(model.index(0).data()) == "Žofie a Liška"
    assert model.index(0).data(SavedGames.NOTE).startswith("1. kolo ze\xa03 · dnes ")
    tab_to(qtbot, "Rozehrané hry")
    press(qtbot, Qt.Key.Key_Return)
    assert table(window).controller.save.id == save


def test_closing_the_window_loses_nothing(family: Profiles, open_window: Open) -> None:
    window = open_window()
    window.games.quick_game("boggle", 1)
    window.close()
    assert len(SaveStore(user_data_dir() / "saves").all()) == 1


def test_throwing_a_game_away_asks_first(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.quick_game("boggle", 1)
    window.show_home()
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 1)
    tab_to(qtbot, "Rozehrané hry")
    press(qtbot, Qt.Key.Key_Delete)
    press(qtbot, Qt.Key.Key_Return)
    assert window.home.saved.view.saves.rowCount() == 1, "Enter alone throws nothing away"
    press(qtbot, Qt.Key.Key_Delete)
    tab_to(qtbot, "Zahodit")
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 0)
    assert window.home.isVisible()


def test_a_game_thrown_away_comes_back_with_ctrl_z(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.quick_game("boggle", 1)
    window.show_home()
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 1)
    before = {path.name: path.read_bytes() for path in (user_data_dir() / "saves").iterdir()}
    tab_to(qtbot, "Rozehrané hry")
    press(qtbot, Qt.Key.Key_Delete)
    tab_to(qtbot, "Zahodit")
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 0)
    assert plain(window.banner.text()) == "Hra je zahozená." and window.banner.takes_back()
    qtbot.keyClick(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.home.saved.view.saves.rowCount() == 1)
    assert {path.name: path.read_bytes() for path in (user_data_dir() / "saves").iterdir()} == before
    assert not window.banner.isVisible()
    qtbot.keyClick(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.home.saved.view.saves.rowCount() == 1


def test_trouble_with_saving_is_told_and_the_game_goes_on(family: Profiles, open_window: Open) -> None:
    window = open_window()
    window.games.quick_game("boggle", 1)
    page = table(window)
    page.controller.saving_failed.emit(StorageProblem(StorageKind.FULL, Path("/somewhere")))
    assert page.banner.isVisible() and "Na disku není místo" in page.banner.text()
    page.controller.saving_succeeded.emit()
    assert not page.banner.isVisible()


# ------------------------------------------------------------------------------------ the pause


def test_a_pause_covers_the_board_and_escape_leaves_in_two_steps(
    family: Profiles, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    with qtbot.waitCallback(timeout=20_000) as ready:
        open_table(window, window.services, "boggle", ready)
    page = table(window)
    assert page.controller.observation.phase is Phase.PLAY
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert page.controller.is_paused and page.pause_sheet.isVisible()
    assert page.pause_sheet.geometry() == page.pause_sheet.parentWidget().rect()
    assert focused() is page.pause_sheet.resume_button
    press(qtbot, Qt.Key.Key_Return)
    assert not page.controller.is_paused and not page.pause_sheet.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.current is window.home


def test_reading_the_rules_stops_the_clock(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    with qtbot.waitCallback(timeout=20_000) as ready:
        open_table(window, window.services, "boggle", ready)
    page = table(window)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert isinstance(window.stack.current, RulesPage)
    assert page.controller.is_paused
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.current is page and page.pause_sheet.isVisible()


def test_the_curtain_names_who_comes_next(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    people = family.people
    seats = (Seat("Žofie", profile=people[0].id), Seat("Ondra", profile=people[1].id))
    window.games.start("boggle", seats, {"entry": "turns"})
    page = table(window)
    page.controller.curtain_requested.emit(1, [])
    assert page.curtain.isVisible() and page.curtain.geometry() == page.rect()
    assert "Ondra" in texts(page.curtain)


def test_space_ends_the_waiting_for_an_animal(
    family: Profiles, open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_seats, "HUMAN_MOMENT_MS", 3_600_000)
    window = open_window()
    seats = [Seat("Žofie"), Seat("Zajíc", "ai", 1)]
    seed = next(n for n in range(20) if Match.new(QwirkleRules(), seats, n).deciders() == (1,))
    controller = window.services.new_match("qwirkle", seats, {}, seed)
    with qtbot.waitSignal(controller.computers.answered, timeout=5000):
        window.open_game(controller)
    assert spoken_description(window, "Zajíc") == "Nečekat (mezerník)"
    press(qtbot, Qt.Key.Key_Space)
    assert controller.observation.turn == 0
    assert spoken_description(window, "Zajíc") == ""


def spoken_description(window: MainWindow, name: str) -> str:
    """What a screen reader adds to the row of a player."""
    widgets = window.findChildren(QWidget)
    (row,) = [widget for widget in widgets if widget.accessibleName().startswith(f"{name}, ")]
    return row.accessibleDescription()


# -------------------------------------------------------------------------------------- people


def test_the_first_start_asks_for_a_name(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.settle()
    welcome = sheet(window)
    assert isinstance(welcome, WelcomeDialog)
    press(qtbot, Qt.Key.Key_Return)
    assert "Nejdřív napiš jméno." in texts(welcome)
    write("Řehoř")
    press(qtbot, Qt.Key.Key_Return)
    assert "Co si dnes zahrajeme, Řehoři?" in texts(window.home)
    assert [person.name for person in Profiles(user_data_dir()).people] == ["Řehoř"]


def test_the_first_question_may_be_skipped_and_is_not_asked_again(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.settle()
    tab_to(qtbot, "Přeskočit")
    press(qtbot, Qt.Key.Key_Space)
    assert "Co si dnes zahrajeme?" in texts(window.home)
    window.close()
    again = open_window()
    again.settle()
    assert not any(found.isVisible() for found in again.findChildren(PaperDialog))


def test_the_welcome_offers_the_language(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.settle()
    welcome = sheet(window)
    assert isinstance(welcome, WelcomeDialog)
    write("Jo")
    welcome.language.choice_changed.emit("en")
    qtbot.waitUntil(lambda: "Hello! What shall we call you?" in texts(welcome))
    assert welcome.name.text() == "Jo" and "Skip" in texts(welcome)
    click(qtbot, welcome.done_button)
    assert "What shall we play today, Jo?" in texts(window.home)
    assert Settings(user_config_dir()).current.language == "en"


def test_a_person_is_renamed_and_removed(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    click(qtbot, window.home.people.edit_button)
    edit = sheet(window)
    assert isinstance(edit, PersonDialog)
    edit.name.setText("Ondra")
    click(qtbot, edit.save_button)
    assert edit.isVisible() and "Tak už se tu někdo jmenuje." in texts(edit)
    edit.name.setText("Žofinka")
    click(qtbot, edit.save_button)
    assert "Co si dnes zahrajeme, Žofinko?" in texts(window.home)
    click(qtbot, window.home.people.edit_button)
    removal = sheet(window)
    assert isinstance(removal, PersonDialog)
    click(qtbot, removal.remove_button)
    tab_to(qtbot, "Odebrat")
    press(qtbot, Qt.Key.Key_Return)
    assert [person.name for person in Profiles(user_data_dir()).people] == ["Ondra", "Babi"]
    assert "Co si dnes zahrajeme, Ondro?" in texts(window.home)
    window.banner.take_back()
    assert [person.name for person in Profiles(user_data_dir()).people] == ["Ondra", "Babi", "Žofinka"]
    assert "Co si dnes zahrajeme, Žofinko?" in texts(window.home), "who sat here sits here again"


# ------------------------------------------------------------------------------------- settings


def test_the_language_changes_at_once_everywhere(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    assert "Nastavení" in texts(page) and focused() is page.language
    press(qtbot, Qt.Key.Key_End)
    QApplication.processEvents()
    assert "Settings" in texts(page) and "Nastavení" not in texts(page)
    assert focused() is page.language, "the keyboard stays where it was"
    assert page.theme_choice.texts() == ["system", "light", "dark", "projector"]
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    shown = texts(window.home)
    assert {"What shall we play today, Žofie?", "In progress", "Who plays", "Dictionary"} <= shown
    assert not any("Pravidla" in text for text in shown)
    assert Settings(user_config_dir()).current.language == "en"


def test_every_setting_works_at_once_and_is_kept(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    look = window.services.theme
    chosen = ((page.theme_choice, "dark"), (page.text_size, 200), (page.motion, "full"))
    for control, value in (*chosen, (page.contrast, "high")):
        control.set_value(value)
        control.choice_changed.emit(value)
    assert (look.effective, look.text_size, look.reduced_motion) == ("dark", 2.0, False)
    assert look.palette.strong
    page.contrast.choice_changed.emit("usual")
    assert not look.palette.strong
    page.contrast.choice_changed.emit("high")
    for toggle in (page.effects, page.timer, page.easy_letters):
        toggle.click()
    page.volume.setValue(30)
    page.pace.choice_changed.emit("quick")
    shares = [Pace.paced(100)]
    page.pace.choice_changed.emit("slow")
    shares.append(Pace.paced(100))
    Pace.choose("normal")  # for the tests to come
    assert shares == [60, 150]
    kept = Settings(user_config_dir()).current
    assert (kept.theme, kept.text_size, kept.motion, kept.pace) == ("dark", 200, "full", "slow")
    assert kept.contrast == "high"
    assert (kept.effects, kept.timer, kept.easy_letters, kept.volume) == (False, False, True, 30)


def test_household_words_are_struck_out_and_put_back(open_window: Open, qtbot: QtBot) -> None:
    HouseholdFile(user_data_dir()).add("chrochták", ["Babi"])
    window = open_window()
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    assert page.household.model.index(0).data() == "chrochták"
    tab_to(qtbot, "Naše slova")
    press(qtbot, Qt.Key.Key_Delete)
    assert len(HouseholdFile(user_data_dir())) == 0
    click(qtbot, page.household.undo_button)
    assert HouseholdFile(user_data_dir()).all()[0].by == ("Babi",)


def test_a_word_voted_in_goes_to_the_household(family: Profiles, open_window: Open) -> None:
    window = open_window()
    window.games.quick_game("boggle", 1)
    table(window).voted.word_taken.emit("chrochták", ["Žofie"])
    assert HouseholdFile(user_data_dir()).all()[0].by == ("Žofie",)


def test_damaged_settings_are_told_and_nothing_else_happens(open_window: Open) -> None:
    user_config_dir().mkdir(parents=True)
    (user_config_dir() / "settings.json").write_text("{", "utf-8")
    window = open_window()
    window.settle()
    assert window.banner.isVisible() and "settings.json.damaged-1" in window.banner.text()


def test_a_full_disk_is_told_and_the_change_is_in_force(
    family: Profiles, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise StorageProblem(StorageKind.FULL, path)

    window = open_window()
    monkeypatch.setattr(documents, "write_atomically", refuse)
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    page.change_requested.emit("theme", "dark")
    assert window.banner.isVisible() and "Na disku není místo" in window.banner.text()
    assert window.services.theme.effective == "dark"


def test_projection_fills_the_screen_and_escape_ends_it(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    click(qtbot, window.home.projector_button)
    assert window.isFullScreen() and window.services.theme.effective == "projector"
    assert window.home.projector_button.accessibleName() == "Konec promítání"
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen() and window.services.theme.effective == "light"


# ---------------------------------------------------------------------------- every page, every look


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1024, 640)], ids=["1280x800", "1024x640"])
@pytest.mark.parametrize("look", ["light", "dark", "projector"])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_page_opens_and_fits(
    family: Profiles, open_window: Open, language: str, look: str, size: QSize
) -> None:
    window = open_window(language, look, size)
    for open_page in (window.open_settings, window.open_rules, lambda: window.games.quick_game("boggle", 2)):
        open_page()
        QApplication.processEvents()
        page = window.stack.current
        assert page is not None and page.size() == window.stack.size()
        assert window.size() == size, "no page makes the window larger"
        assert not page.grab().isNull()
    window.show_home()
    window.games.open_new_game("boggle")
    assert window.rect().contains(sheet(window).sheet.geometry())


def test_everything_that_tab_reaches_has_a_name(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.games.quick_game("boggle", 2)
    window.show_home()
    tab_to(qtbot, "Hrát")
    reached: list[QWidget] = walk(qtbot)
    window.open_settings()
    reached += walk(qtbot)
    window.show_home()
    window.games.open_new_game("boggle")
    reached += walk(qtbot)
    nameless = [type(widget).__name__ for widget in reached if not spoken(widget)]
    assert nameless == []
    assert len(reached) > 40


def test_no_page_opens_a_window_of_its_own(family: Profiles, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    strangers: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                strangers.append(type(watched).__name__)
            return False

    watch = Watch()
    QApplication.instance().installEventFilter(watch)
    try:
        window.open_settings()
        window.open_rules()
        window.games.quick_game("boggle", 2)
        window.show_home()
        window.games.open_new_game("boggle")
        QApplication.processEvents()
    finally:
        QApplication.instance().removeEventFilter(watch)
    assert strangers == []
    assert window.isActiveWindow()


def test_playing_again_keeps_people_and_options(family: Profiles, open_window: Open) -> None:
    window = open_window()
    seats = (Seat("Žofie", profile=family.people[0].id), Seat("Liška", "ai", 3))
    window.games.start("boggle", seats, {"rounds": 1, "minutes": 5, "min_len": 3})
    first = table(window)
    first.view.play_again_requested.emit()
    again = table(window)
    assert again is not first
    assert again.controller.seats == seats
    options = again.controller.observation.options
    assert (options.rounds, options.minutes, options.min_len) == (1, 5, 3)
    window.show_home()
    assert window.stack.current is window.home


def test_a_change_of_volume_leaves_the_language_of_the_command_line(open_window: Open) -> None:
    window = open_window("cs", "dark")
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    page.volume.setValue(20)
    QApplication.processEvents()
    assert "Nastavení" in texts(page)
    assert window.services.theme.effective == "dark"
