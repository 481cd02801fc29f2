"""The dictionary as people use it: at a real table, during a game, by keyboard."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games import catalogue
from app.games.boggle.model import Shake, Vote, WordVerdict, WriteWord
from app.lexicon.lexicon import POLICIES, Lexicon, LexiconProblem, Problem, Reason
from app.paths import resource, user_config_dir, user_data_dir
from app.storage.household import HouseholdFile, HouseholdWord
from app.storage.profiles import Profiles
from app.storage.settings import Settings
from app.ui.match.match_controller import MatchController
from app.ui.pages.dictionary.lookup import (
    ALL_GAMES,
    LookupQuery,
    Mode,
    WordLists,
    is_czech,
    report,
    tidy,
)
from app.ui.pages.dictionary.texts import WordAnswer
from app.ui.pages.dictionary.verdict import Tone, word_lines
from app.ui.pages.dictionary.worker import DictionaryWorker
from app.ui.pages.settings import SettingsPage
from app.ui.pages.table.page import TablePage
from app.ui.services import Services
from app.ui.window.main_window import MainWindow
from app.widgets.lists.model import LINE
from tests.ui.kit import click, focused, plain, press, spoken, tab_to, texts, walk, write
from tests.ui.looking_up import PATIENCE, dictionary, settled

Open = Callable[..., MainWindow]


@pytest.fixture(scope="module")
def lists() -> WordLists:
    return WordLists(Lexicon.open())


# ------------------------------------------------------------------------------------ at the table


def test_many_meanings_are_read_to_their_end_where_there_is_no_room(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    window.services.theme.set_text_size(1.5)
    press(qtbot, Qt.Key.Key_F2)
    page = dictionary(window)
    write("stát")
    settled(qtbot, page, "stát")
    told = page.about.told
    bar = told.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert page.about.meaning.y() < page.about.sentences.y(), "what it means comes first"
    assert "Francie je velký stát." in page.about.meaning.text()
    assert tab_to(qtbot, "být na nohou") is told
    press(qtbot, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    page.look_up("hrad")
    settled(qtbot, page, "hrad")
    assert bar.value() == 0, "the next word is read from its beginning"


def test_a_word_is_judged_while_it_is_written(window: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, Qt.Key.Key_F2)
    page = dictionary(window)
    assert focused() is page.field
    write("stromech")
    settled(qtbot, page, "stromech")
    assert page.sheet.tone is Tone.GOOD and page.sheet.verdict() == "Platí skoro všude"
    assert "neplatí jen tady: Scrabble karty, jen 1." in plain(page.about.sentences.text())
    assert "6. pád množného čísla" in page.about.sentences.text()
    assert page.about.commonness.step == 5
    assert "STROMECH" in page.sheet.accessibleName(), "the answer is read out"
    assert page.game.isVisible() and page.verdicts.isVisible(), "there are games of Czech words"
    page.look_up("strom")
    settled(qtbot, page, "strom")
    assert page.sheet.tone is Tone.GOOD and page.sheet.verdict() == "Platí ve všech českých hrách"


def test_only_games_that_exist_are_spoken_of(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "GAMES", catalogue.GAMES[:3])
    window.open_dictionary()
    page = dictionary(window)
    for word in ("stromech", "brr", "Praha", "kolenp"):
        page.look_up(word)
        settled(qtbot, page, word)
        told = " ".join(texts(page)) + page.sheet.verdict()
        assert not any(name in told for name in ("Scrabble", "klasick", "ohebn")), word


CLASSIC = "scrabble-classic"
"""A variant that people have to agree on: the big answer says what counts without that."""


@pytest.mark.parametrize("policy", [ALL_GAMES, *filter(is_czech, POLICIES)])
def test_the_big_answer_and_the_rows_agree(lists: WordLists, policy: str) -> None:
    banned = HouseholdWord("strom", datetime.now().astimezone(), (), True)
    cases = [
        ("strom", banned),
        *((word, None) for word in ("strom", "stromech", "praha", "brr", "kolenp", "čr", "hovno")),
    ]
    for word, entry in cases:
        answer = WordAnswer(report(lists, word, policy), entry, policy, gentle=True)
        asked = filter(is_czech, POLICIES) if policy == ALL_GAMES else [policy]
        rows = [answer.verdicts()[name].accepted for name in asked if name != CLASSIC or policy == CLASSIC]
        good = answer.tone() in (Tone.GOOD, Tone.CALM)
        assert good == all(rows) and (answer.tone() is Tone.BAD) == (not any(rows)), word


def set_school(window: MainWindow, on: bool) -> None:
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    page.change_requested.emit("school", on)
    page.go_back()


def test_a_vulgar_word_counts_but_nobody_rejoices(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    write("hovno")
    settled(qtbot, page, "hovno")
    assert page.sheet.tone is Tone.CALM and page.sheet.verdict().startswith("Platí")
    press(qtbot, Qt.Key.Key_Escape)
    set_school(window, False)
    window.open_dictionary()
    write("hovno")
    settled(qtbot, dictionary(window), "hovno")
    assert dictionary(window).sheet.tone is Tone.GOOD


def test_spoken_czech_is_explained_and_counts_where_the_household_lets_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.open_dictionary()
    page = dictionary(window)
    write("klukama")
    settled(qtbot, page, "klukama")
    assert page.sheet.tone is Tone.BAD
    assert "Hovorově místo „kluky“" in page.about.sentences.text()
    assert "Hovorové tvary se tu nepočítají" in page.about.sentences.text()
    press(qtbot, Qt.Key.Key_Escape)
    window.open_settings()
    settings = window.stack.current
    assert isinstance(settings, SettingsPage)
    assert not settings.spoken.isChecked() and "Boggle" in settings.spoken.text()
    settings.spoken.click()
    settings.go_back()
    window.open_dictionary()
    write("klukama")
    settled(qtbot, dictionary(window), "klukama")
    assert dictionary(window).sheet.tone is Tone.SOME
    told = dictionary(window).about.sentences.text()
    assert not dictionary(window).about.ban_button.text().endswith("tvarech"), "kluk himself is not banned"
    assert "7. pád množného čísla" in told and "4. a" not in told and "platí jen tady: Boggle" in told


def test_no_vulgar_word_is_offered_for_a_slip(lists: WordLists) -> None:
    near = report(lists, "srůt").nearest
    assert near and not any(lists.czech.vulgar(lists.czech.dawg.number(word)) for word in near)


def test_the_next_word_is_typed_straight_over_the_last(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    write("strom")
    press(qtbot, Qt.Key.Key_Return)
    write("kůň")
    settled(qtbot, dictionary(window), "kůň")
    assert dictionary(window).field.text() == "kůň"


def test_forms_of_the_lemma_are_a_list_to_walk(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    write("stromech")
    settled(qtbot, page, "stromech")
    press(qtbot, Qt.Key.Key_Down)
    assert focused() is page.words.forms
    model = page.words.forms.forms
    first = model.index(0, 0)
    assert first.data() == "strom" and plain(first.data(LINE).note) == "1. a 4. pád j. č."
    assert "strom, 1. a 4. pád" in plain(first.data(Qt.ItemDataRole.AccessibleTextRole))
    press(qtbot, Qt.Key.Key_Home)
    press(qtbot, Qt.Key.Key_Return)
    settled(qtbot, page, "strom")
    assert page.sheet.tone is Tone.GOOD


def test_a_typo_gets_the_nearest_words(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    write("kolenp")
    settled(qtbot, page, "kolenp")
    assert page.sheet.tone is Tone.BAD
    model = page.words.flow.model()
    assert "koleno" in [model.index(row, 0).data() for row in range(model.rowCount())]


def test_the_likeliest_of_the_nearest_words_stand_first(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    model = page.words.flow.model()
    for word, meant in (("dobrej", "dobrý"), ("vokno", "okno")):
        page.look_up(word)
        settled(qtbot, page, word)
        assert model.index(0, 0).data() == meant, "not the longest"
    page.look_up("k?ň")
    qtbot.waitUntil(lambda: model.rowCount() > 0 and page.words.flow.headings, timeout=PATIENCE)


def test_a_slow_question_does_not_hold_the_newer_one_up(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    page.field.setText("*a*e*i*")
    page.field.setText("strom")
    settled(qtbot, page, "strom")
    assert page.sheet.tone is Tone.GOOD


def test_an_emptied_line_shows_how_to_go_on(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    write("strom")
    settled(qtbot, page, "strom")
    page.field.clear()
    assert page.sheet.tone is Tone.IDLE and not page.words.isVisible()
    click(qtbot, page.about.examples[0])
    settled(qtbot, page, "hne")


def test_what_to_try_is_in_the_language_of_the_words(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    in_czech = [button.text() for button in page.about.examples]
    page.game.choice_changed.emit("english")
    assert all(button.isVisible() and button.text().isascii() for button in page.about.examples)
    click(qtbot, page.about.examples[0])
    qtbot.waitUntil(lambda: page.sheet.tone is Tone.GOOD, timeout=PATIENCE)
    page.field.clear()
    page.game.choice_changed.emit("boggle")
    assert [button.text() for button in page.about.examples] == in_czech


@pytest.mark.parametrize("width", [200, 330, 560])
def test_a_word_however_long_is_read_across_a_table(qapp: QApplication, width: int) -> None:
    """It takes another line before it gets small, and loses its middle before it is cut off."""
    room = QRectF(0, 0, width, 300)
    for word in ("HNE", "NEJNEOBHOSPODAŘOVÁVATELNĚJŠÍMI", "W" * 40):
        font, lines = word_lines(word, 100, 38, room)
        assert font.pixelSize() >= 37
        assert max(map(QFontMetricsF(font).horizontalAdvance, lines)) <= width
        told = "".join(lines).replace("-", "")
        assert told == word or (told[0] == word[0] and told[-1] == word[-1] and "…" in told)


def test_everything_is_reached_and_named(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    write("strom")
    settled(qtbot, dictionary(window), "strom")
    reached = walk(qtbot)
    assert all(spoken(widget) for widget in reached), [widget for widget in reached if not spoken(widget)]
    assert {dictionary(window).field, dictionary(window).words.forms} <= set(reached)


def test_the_page_speaks_the_language_of_the_moment(open_window: Open, qtbot: QtBot) -> None:
    window = open_window("en")
    window.open_dictionary()
    page = dictionary(window)
    write("hne")
    settled(qtbot, page, "hne")
    assert page.sheet.verdict() == "Counts in all Czech games"
    window.services.translation.set_choice("cs")
    qtbot.waitUntil(lambda: page.sheet.verdict() == "Platí ve všech českých hrách")
    assert "Slovník" in texts(page)


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1920, 1080)])
@pytest.mark.parametrize("look", ["dark", "projector"])
def test_nothing_is_cut_at_any_size(open_window: Open, qtbot: QtBot, look: str, size: QSize) -> None:
    window = open_window("cs", look, size)
    window.services.theme.set_text_size(1.5)
    window.open_dictionary()
    page = dictionary(window)
    write("nejneobhospodařovávatelnějšími")
    settled(qtbot, page, "nejneobhospodařovávatelnějšími")
    for part in (page.sheet, page.about, page.field):
        corner = part.mapTo(page, part.rect().bottomRight())
        assert page.rect().contains(corner), part
        assert part.height() >= part.minimumSizeHint().height() - 1, part


# ------------------------------------------------------------------------------------ from a game


def test_looking_up_waits_until_the_round_is_over(window: MainWindow, qtbot: QtBot) -> None:
    """RULES BG3: whoever looks words up while the clock runs would not be searching."""
    services = window.services
    controller = services.new_match("boggle", [Seat("Žofie"), Seat("Liška", "ai", 1)], {"rounds": 2}, 20)
    window.open_game(controller)
    press(qtbot, Qt.Key.Key_F2)
    dictionary(window).go_back()
    page = window.stack.current
    assert isinstance(page, TablePage)
    controller.resume()
    controller.submit(Shake())
    qtbot.waitUntil(lambda: controller.observation.phase.value == "play", timeout=PATIENCE)
    press(qtbot, Qt.Key.Key_F2)
    assert window.stack.current is page
    assert "Slovník se otevře" in window.banner.text() and window.banner.isVisible()
    assert not controller.is_paused, "the refusal costs no time"
    window.open_settings()
    press(qtbot, Qt.Key.Key_F2)
    assert isinstance(window.stack.current, SettingsPage), "not by a side door either"
    press(qtbot, Qt.Key.Key_Escape)
    controller.resume()
    controller.end_round()
    qtbot.waitUntil(lambda: controller.observation.phase.value == "review", timeout=PATIENCE)
    press(qtbot, Qt.Key.Key_F2)
    assert dictionary(window).question().policy == "boggle", "the game at hand decides"


# --------------------------------------------------------------------------------- the household


@pytest.fixture
def zofie() -> None:
    people = Profiles(user_data_dir())
    Settings(user_config_dir()).change(player=people.add("Žofie").id, welcomed=True)


def test_a_word_is_banned_and_forgiven_on_the_page(zofie: None, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_dictionary()
    page = dictionary(window)
    write("strom")
    settled(qtbot, page, "strom")
    click(qtbot, page.about.ban_button)
    entry = HouseholdFile(user_data_dir()).find("strom")
    assert entry is not None and entry.banned and entry.by == ("Žofie",)
    assert page.sheet.tone is Tone.BAD and "Žofie" in page.about.note.text()
    judge = window.services.judge("boggle")
    assert judge is not None and judge.judge("strom").reason is Reason.BANNED
    click(qtbot, page.about.remove_button)
    qtbot.waitUntil(lambda: page.sheet.tone is Tone.GOOD)
    assert len(HouseholdFile(user_data_dir())) == 0


def test_one_ban_covers_all_forms(zofie: None, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_dictionary()
    page = dictionary(window)
    write("stromech")
    settled(qtbot, page, "stromech")
    assert page.about.ban_button.text() == "Zakázat ve všech tvarech"
    click(qtbot, page.about.ban_button)
    assert "všechny tvary" in page.about.note.text()
    model = page.words.forms.forms
    assert not any(model.index(row, 0).data(LINE).accepted for row in range(model.rowCount()))
    judge = window.services.judge("boggle")
    assert judge is not None
    assert {judge.judge(word).reason for word in ("strom", "stromu", "stromech")} == {Reason.BANNED}
    assert len(HouseholdFile(user_data_dir())) == 1, "one decision, kept"
    page.look_up("stromu")
    settled(qtbot, page, "stromu")
    assert page.sheet.tone is Tone.BAD and "všechny tvary" in page.about.note.text()
    tab_to(qtbot, "Povolit všechny tvary")
    press(qtbot, Qt.Key.Key_Space)
    assert focused() is page.about.ban_button, "the keyboard stays with what can be done about the word"
    page.look_up("strom")
    qtbot.waitUntil(lambda: page.sheet.word() == "STROM" and page.sheet.tone is Tone.GOOD)
    assert window.services.household.banned() == frozenset()


def test_a_ban_in_the_settings_covers_all_forms(zofie: None, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_settings()
    tab_to(qtbot, "Slovo")
    write("stromy")
    tab_to(qtbot, "Zakázat")
    press(qtbot, Qt.Key.Key_Space)
    assert "stromy" in window.services.household.banned()
    qtbot.waitUntil(lambda: "stromech" in window.services.household.banned(), timeout=PATIENCE)


def test_a_word_voted_in_counts_from_the_next_round_on(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    services = window.services
    word, controller = _vote_a_word_in(window, qtbot)
    controller.go_on()
    assert services.household.words() == {word}
    assert controller.observation.number == 2
    assert services.judge("boggle").judge(word).reason is Reason.HOUSEHOLD


def _vote_a_word_in(window: MainWindow, qtbot: QtBot) -> tuple[str, MatchController]:
    """A word of the first round is accepted; the results are still open."""
    controller = window.services.new_match("boggle", [Seat("Žofie")], {"words": "vote", "min_len": 4}, 5)
    window.open_game(controller)
    controller.submit(Shake())
    qtbot.waitUntil(lambda: controller.observation.grid is not None, timeout=PATIENCE)
    controller.go_on()
    word = "".join(controller.observation.grid[:4]).lower()
    controller.submit(WriteWord(word, controller.clock.now()))
    assert controller.observation.mine[-1].verdict is WordVerdict.UNKNOWN
    controller.end_round()
    controller.submit_for(0, Vote(word, True))
    assert window.services.household.words() == frozenset(), "it can still be taken back"
    return word, controller


@pytest.mark.parametrize("leave", [MainWindow.show_home, MainWindow.close])
def test_a_word_voted_in_is_written_however_the_results_are_left(
    open_window: Open, qtbot: QtBot, leave: Callable[[MainWindow], object]
) -> None:
    window = open_window()
    word, _ = _vote_a_word_in(window, qtbot)
    leave(window)
    (entry,) = HouseholdFile(user_data_dir()).all()
    assert (entry.word, entry.by) == (word, ("Žofie",))


def test_a_vote_taken_back_after_a_break_takes_the_word_back(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    word, controller = _vote_a_word_in(window, qtbot)
    window.show_home()
    again = window.services.resume(controller.save.id)
    window.open_game(again)
    again.submit_for(0, Vote(word, False))
    window.show_home()
    assert window.services.household.words() == frozenset()


def test_a_word_is_added_in_the_settings(zofie: None, open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    tab_to(qtbot, "Slovo")
    write("chrochták")
    press(qtbot, Qt.Key.Key_Return)
    assert window.services.household.words() == {"chrochták"}
    write("hňup")
    tab_to(qtbot, "Zakázat")
    press(qtbot, Qt.Key.Key_Space)
    assert window.services.household.banned() == {"hňup"}
    notes = [page.household.model.index(row, 0).data(page.household.model.NOTE) for row in range(2)]
    assert notes[0].startswith("zakázáno: Žofie") and notes[1].startswith("přijato: Žofie")
    write("123")
    assert not page.household.add_button.isEnabled()


def test_the_list_travels_as_text(
    open_window: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "slova.txt"
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(file)])
    window = open_window()
    household = window.services.household
    household.add("chrochták")
    household.ban("hňup")
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    click(qtbot, page.household.export_button)
    household.remove("chrochták")
    household.remove("hňup")
    file.write_text(file.read_text("utf-8") + "2x2\n", "utf-8")
    click(qtbot, page.household.import_button)
    assert household.words() == {"chrochták"} and household.banned() == {"hňup"}
    assert "2 slova jsou nová" in page.household.note.text() and "4" in page.household.note.text()
    file.write_bytes(b"\xff\xfe\x00")
    click(qtbot, page.household.import_button)
    assert len(household) == 2


def test_the_school_filter_reaches_the_next_game(window: MainWindow) -> None:
    services = window.services
    lexicon = services.lexicon
    assert lexicon is not None
    number = next(
        number
        for number in lexicon.columns.numbers("vulgar")
        if lexicon.policy("boggle").allows(number) and lexicon.columns.has("attested", number)
    )

    def sure() -> bool:
        judge = services.judge("boggle")
        return judge is not None and judge.policy.sure(number)

    assert not sure(), "on from the start"
    set_school(window, False)
    assert sure()


# ---------------------------------------------------------------------------------- the word list


def test_a_damaged_word_list_is_found_at_the_start(
    tmp_path: Path, open_window: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    folder = tmp_path / "lexicon"
    shutil.copytree(resource("lexicon"), folder)
    file = folder / "cs-words.slx"
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    monkeypatch.setattr(Services, "lexicon", Lexicon.open(folder))
    desk = open_window().dictionary
    with qtbot.waitSignal(desk.list_damaged, timeout=PATIENCE) as caught:
        desk.check_list()
    problem = caught.args[0]
    assert problem.kind is Problem.DAMAGED and problem.path == file


def test_the_window_says_what_to_do_about_it(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.dictionary.list_damaged.emit(LexiconProblem(Problem.DAMAGED, tmp_path / "cs-words.slx"))
    assert window.banner.isVisible()
    assert "cs-words.slx" in window.banner.text() and "Nainstaluj" in window.banner.text()


def test_a_damaged_english_list_is_told_as_english_and_czech_goes_on(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Lexicon.open

    def only_czech(folder: Path | None = None, language: str = "cs") -> Lexicon:
        if language == "en":
            raise LexiconProblem(Problem.DAMAGED, Path("en-words.slx"))
        return opened(folder, language)

    monkeypatch.setattr(Lexicon, "open", only_czech)
    assert window.services.english is None and window.services.english_problem is not None
    window.dictionary.list_damaged.emit(window.services.english_problem)
    told = plain(window.banner.text())
    assert "Anglický" in told and "en-words.slx" in told and "Nainstaluj" not in told
    window.games.quick_game("boggle", 1)
    assert isinstance(window.stack.current, TablePage)


def test_an_english_list_that_breaks_on_the_way_leaves_the_czech_answers(qtbot: QtBot) -> None:
    class Broken:
        def __getattr__(self, name: str) -> object:
            raise LexiconProblem(Problem.DAMAGED, Path("en-words.slx"))

    worker = DictionaryWorker(WordLists(Lexicon.open(), cast(Lexicon, Broken())))
    problems: list[LexiconProblem] = []
    worker.failed.connect(problems.append)
    with qtbot.waitSignal(worker.answered, timeout=PATIENCE):
        worker.ask(LookupQuery("les"))
    assert [problem.path.name for problem in problems] == ["en-words.slx"]
    worker.stop()


def test_a_whole_list_gives_no_alarm() -> None:
    Lexicon.open().verify()


# ------------------------------------------------------------------------------------- looking up


@pytest.mark.parametrize(("text", "mode", "tidied"), [
    ("  STRoM ", Mode.WORD, "strom"),
    ("k, a p-o t?a", Mode.LETTERS, "kapot?a"),
    ("Ř" * 99, Mode.WORD, "ř" * 40),
])  # fmt: skip
def test_what_is_typed_is_tidied(text: str, mode: Mode, tidied: str) -> None:
    assert tidy(text, mode) == tidied
