"""The Boggle table as its player meets it: words by hand and keyboard, answers, pause."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engine.rules import Seat
from app.games.boggle.model import Close, Phase, WriteWord
from app.games.boggle.screen import texts
from app.paths import resource
from app.tabletop.context import ViewSettings
from app.widgets.lists.words import WordRole
from app.widgets.look import theme
from tests.games.boggle.table import TableForTests

SKLAR = (5, 8, 13, 14, 15)


@pytest.fixture
def table(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> TableForTests:
    found = TableForTests(qtbot, monkeypatch)
    found.shake()
    return found


def test_a_word_by_dragging_across_dice(table: TableForTests) -> None:  # RULES BG4, BG5
    table.drag(*SKLAR, release=False)
    assert table.lit == SKLAR
    assert table.strip.field.text() == "SKLÁŘ"
    table.drag(*SKLAR)
    assert table.words() == ["sklář"]
    assert table.answer == "ok"
    assert "+1" in table.message
    words = table.table.side.words
    assert words.index(words.row_of("sklář")).data(WordRole.MARKED) is True


def test_a_drag_that_ends_off_the_board_is_no_word(table: TableForTests) -> None:
    table.drag(*SKLAR, release=False)
    beside = table.board.box.tray.body.topLeft().toPoint() - QPoint(12, 0)
    QTest.mouseMove(table.board, beside)
    assert "drop" in table.strip.caption.text(), "the strip says what letting go means now"
    QTest.mouseRelease(table.board, Qt.MouseButton.LeftButton, pos=beside)
    assert table.words() == [] and table.lit == () and table.strip.field.text() == ""
    table.drag(*SKLAR, release=False)
    QTest.mouseMove(table.board, beside)
    QTest.mouseMove(table.board, table.point(SKLAR[-1]))
    QTest.mouseRelease(table.board, Qt.MouseButton.LeftButton, pos=table.point(SKLAR[-1]))
    assert table.words() == ["sklář"], "coming back makes it a word again"


def test_several_words_pasted_are_several_words(table: TableForTests) -> None:
    QApplication.clipboard().setText("1. sklep\n2. kapsa, žena\n– pes, kolo")
    table.strip.field.paste()
    assert table.words() == ["sklep", "kapsa", "žena", "pes"]
    assert table.message.startswith("kolo") or "not on the board" in table.message
    assert table.strip.field.text() == ""
    table.type("na")
    assert table.strip.field.text() == "NA"


def test_a_blank_typed_by_mistake_parts_no_word(table: TableForTests) -> None:
    table.type("skl ep")
    assert table.strip.field.text() == "SKLEP"


def test_letters_set_straight_stay_so_when_the_game_is_resumed(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, kept = ViewSettings(), {}
    settings.aid_chosen.connect(kept.__setitem__)
    table = TableForTests(qtbot, monkeypatch, settings=settings)
    table.shake()
    assert not table.board.straight
    QTest.mouseClick(table.table.upright, Qt.MouseButton.LeftButton)
    assert table.board.straight
    again = TableForTests(qtbot, monkeypatch, settings=ViewSettings(aids=kept))
    assert again.board.straight
    assert again.table.upright.accessibleName() == "Letters as they fell"


def test_after_the_big_picture_letters_lie_as_they_were_chosen(table: TableForTests) -> None:
    table.settings.update(big_picture=True)
    assert table.board.straight
    table.settings.update(big_picture=False)
    assert not table.board.straight


def test_going_back_over_the_last_die_takes_a_letter_back(table: TableForTests) -> None:
    table.drag(5, 8, 13, 8, release=False)
    assert table.lit == (5, 8)


def test_a_word_by_clicking_dice_one_by_one(table: TableForTests) -> None:
    table.click(*SKLAR)
    assert table.lit == SKLAR
    assert table.words() == []
    table.click(SKLAR[-1])
    assert table.words() == ["sklář"]


def test_clicked_dice_can_be_sent_by_enter_and_dropped_by_escape(table: TableForTests) -> None:
    table.click(9, 10, 5)
    table.key(Qt.Key.Key_Escape)
    assert table.lit == ()
    table.click(9, 10, 5)
    table.key(Qt.Key.Key_Return)
    assert table.words() == ["pes"]


def test_a_word_typed_with_its_diacritics(table: TableForTests) -> None:  # RULES G1
    table.type("sklář")
    assert table.lit == SKLAR
    table.key(Qt.Key.Key_Return)
    assert table.words() == ["sklář"]


def test_a_word_without_diacritics_is_another_word(table: TableForTests) -> None:  # RULES BG7
    table.type("sklar")
    table.key(Qt.Key.Key_Return)
    assert table.words() == []
    assert "sklar" in table.message


def test_easy_letters_find_the_word_they_can_only_mean(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableForTests(qtbot, monkeypatch, settings=ViewSettings(easy_letters=True))
    table.shake()
    table.type("sklar")
    assert table.lit == SKLAR
    table.key(Qt.Key.Key_Return)
    assert table.words() == ["sklář"]


def test_a_coarse_word_counts_but_nobody_rejoices(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableForTests(qtbot, monkeypatch, coarse=frozenset({"sklář"}))
    table.shake()
    table.drag(*SKLAR)
    assert table.words() == ["sklář"] and "+1" in table.message
    assert table.answer == "" and table.table.side.message.kind == "info"


def test_writing_without_marks_is_offered_where_it_would_have_helped(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, chosen = ViewSettings(), list[bool]()
    table = TableForTests(qtbot, monkeypatch, settings=settings)
    table.shake()
    easy = table.table.side.easy
    settings.easy_letters_chosen.connect(lambda: chosen.append(True))
    table.type("kolo")
    table.key(Qt.Key.Key_Return)
    assert not easy.isVisible(), "no marks would put it on the board"
    table.type("sklar")
    table.key(Qt.Key.Key_Return)
    assert easy.isVisible() and table.words() == []
    QTest.mouseClick(easy, Qt.MouseButton.LeftButton)
    assert table.words() == ["sklář"] and not easy.isVisible()
    assert chosen == [True], "it is to be remembered"
    assert table.strip.field.hasFocus()


def test_a_word_picked_on_the_dice_lacks_no_marks(table: TableForTests) -> None:
    table.drag(*SKLAR[:2])
    assert not table.table.side.easy.isVisible()


def test_all_ways_to_spell_a_word_light_up(table: TableForTests) -> None:  # RULES BG6
    table.type("a")
    shown = {table.lit, *table.board.box.picture.others}
    assert shown == {(6,), (12,)}


def test_backspace_takes_back_what_was_clicked_or_typed(table: TableForTests) -> None:
    table.click(5, 8, 13)
    table.key(Qt.Key.Key_Backspace, table.strip.field)
    assert table.lit == (5, 8)
    assert table.strip.field.text() == "SK"


def test_keyboard_alone_moves_picks_and_sends(table: TableForTests) -> None:
    table.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is table.board.buttons.button(0)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space):
        table.key(key)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Space):
        table.key(key)
    assert table.lit == (9, 10, 5)
    table.key(Qt.Key.Key_Return)
    assert table.words() == ["pes"]
    name = table.board.buttons.button(15).accessibleName()
    assert name == "die Ř, row 4, column 4"


def test_letters_typed_while_a_die_has_the_keyboard_go_into_the_word(table: TableForTests) -> None:
    table.board.buttons.focus(3)
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_E)
    assert table.strip.field.text() == "PE"


@pytest.mark.parametrize(
    ("word", "said", "dice"),
    [
        ("epa", "not in the dictionary", "bad"),
        ("pe", "a proper name", "bad"),
        ("osel", "not in the dictionary", "bad"),
        ("ples", "not in the dictionary", "bad"),
        ("e", "too short", "bad"),
    ],
)
def test_why_a_word_does_not_count(table: TableForTests, word: str, said: str, dice: str) -> None:
    table.type(word)
    table.key(Qt.Key.Key_Return)
    assert word in table.message
    assert said in table.message
    assert table.answer == dice


def test_a_word_that_is_not_on_the_board(table: TableForTests) -> None:  # RULES BG5
    table.type("pláž")
    assert table.lit != ()
    table.type("y")
    table.key(Qt.Key.Key_Return)
    assert "not on the board" in table.message


def test_a_word_twice_is_one_word(table: TableForTests) -> None:  # RULES BG6
    for _ in range(2):
        table.type("pes")
        table.key(Qt.Key.Key_Return)
    assert table.words() == ["pes"]
    assert table.answer == "dup"
    assert "already" in table.message


def test_where_words_are_voted_on_an_unknown_one_may_still_count(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = TableForTests(qtbot, monkeypatch, options={"words": "vote"})
    table.shake()
    table.type("epa")
    table.key(Qt.Key.Key_Return)
    assert "nominate" in table.message


def test_played_without_diacritics_a_path_means_the_word_of_the_list(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:  # RULES BG7 fold=yes
    table = TableForTests(qtbot, monkeypatch, options={"fold": "yes"})
    table.shake()
    table.drag(13, 12)
    table.type("lan")
    table.key(Qt.Key.Key_Return)
    assert "laň" not in table.words()  # L-A-N do not touch
    table.type("zena")
    table.key(Qt.Key.Key_Return)
    assert "žena" in table.words()


def letters_seen(table: TableForTests) -> bool:
    """Whether anything dark is printed on the middle of any die."""
    picture: QImage = table.board.grab().toImage()
    ink = 0
    for cell in range(16):
        box = table.board.box.cell_rect(cell).toRect()
        for x in range(box.left() + box.width() // 4, box.right() - box.width() // 4, 3):
            for y in range(box.top() + box.height() // 4, box.bottom() - box.height() // 4, 3):
                ink += picture.pixelColor(x, y).lightness() < 90
    return ink > 0


def test_no_letters_are_seen_in_a_pause(table: TableForTests) -> None:
    table.qtbot.waitUntil(lambda: letters_seen(table), timeout=2000)
    table.type("pe")
    table.driver.controller.pause()
    assert not letters_seen(table)
    assert table.strip.field.text() == ""
    assert all("covered" in table.board.buttons.button(cell).accessibleName() for cell in range(16))
    table.drag(*SKLAR)
    assert table.words() == []
    table.driver.controller.resume()
    assert letters_seen(table)


def test_turning_the_box_keeps_words_where_their_letters_are(table: TableForTests) -> None:
    before = table.board.box.cell_rect(0)
    table.board.turn_box()
    assert table.board.box.cell_rect(0).left() > before.left()
    assert table.board.box.picture.place(0) == (0, 3)
    table.drag(*SKLAR)
    assert table.words() == ["sklář"]


def test_opponents_show_how_many_words_they_have(table: TableForTests) -> None:
    table.driver.do(1, WriteWord("žena", 100))
    slip = table.table.slips[1]
    assert slip.isVisible()
    assert "1 word" in slip.accessibleName()
    assert not table.table.slips[0].isVisible()


def test_an_opponent_rests_from_looking_after_a_word_that_counts(table: TableForTests) -> None:
    dots = table.table.slips[1].dots
    assert dots.running()
    table.driver.do(1, WriteWord("pe", 100))
    assert dots.running()
    table.driver.do(1, WriteWord("žena", 200))
    assert not dots.running()


def test_a_word_of_ones_own_shows_its_path_on_click(table: TableForTests) -> None:
    table.type("pes")
    table.key(Qt.Key.Key_Return)
    table.table.side.flow.word_chosen.emit("pes")
    assert table.lit == (9, 10, 5)


def test_results_replace_the_table_when_time_is_up(table: TableForTests) -> None:
    table.driver.controller.end_round()
    assert table.driver.seen.phase is Phase.REVIEW
    assert table.view.results.isVisible()
    assert not table.view.table.isVisible()


def test_on_paper_the_screen_shows_board_and_clock_only(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    people = (Seat("Žofie"), Seat("Karel"))
    table = TableForTests(qtbot, monkeypatch, seats=people, options={"entry": "paper"})
    table.shake()
    assert table.driver.ready == 1
    assert not table.strip.field.isVisible()
    assert table.table.side.people.isVisible()


def test_the_next_writer_starts_with_an_empty_list(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    people = (Seat("Žofie"), Seat("Karel"))
    table = TableForTests(qtbot, monkeypatch, seats=people, options={"entry": "turns"})
    table.shake()
    table.type("pes")
    table.key(Qt.Key.Key_Return)
    table.type("že")
    table.driver.controller.end_round()
    table.driver.controller.ready()
    qtbot.waitUntil(lambda: table.driver.ready == 2, timeout=1000)
    assert table.board.box.readable
    assert table.strip.field.text() == ""
    assert table.table.side.words.words() == []
    assert "Karel" in table.table.side.panel.title.whole_text()
    table.drag(*SKLAR)
    assert table.words() == ["sklář"]


def test_several_words_that_may_be_meant_are_offered(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableForTests(qtbot, monkeypatch, settings=ViewSettings(easy_letters=True))
    table.shake()
    table.context.takes = lambda word: word in ("palá", "pála")
    table.type("pala")
    table.key(Qt.Key.Key_Return)
    assert {button.text() for button in table.strip.choices} == {"palá", "pála"}
    table.key(Qt.Key.Key_Escape)
    assert table.strip.choices == ()
    table.type("pala")
    table.key(Qt.Key.Key_Return)
    chosen = next(button for button in table.strip.choices if button.text() == "pála")
    chosen.click()
    assert table.words() == ["pála"]


@pytest.fixture
def unsure(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> TableForTests:
    """``pala`` may be two words, of which ``palá`` is the commoner."""
    table = TableForTests(qtbot, monkeypatch, settings=ViewSettings(easy_letters=True))
    table.shake()
    context = table.context
    context.takes = lambda word: word in ("palá", "pála", "pes", "sklář")
    context.rank = lambda word: 1 if word == "palá" else 2
    table.type("pala")
    table.key(Qt.Key.Key_Return)
    assert [button.text() for button in table.strip.choices] == ["palá", "pála"]
    assert table.strip.marked == "palá"
    return table


def test_typing_on_takes_the_marked_word_and_begins_the_next(unsure: TableForTests) -> None:
    unsure.key(Qt.Key.Key_P)
    assert unsure.words() == ["palá"] and unsure.strip.choices == ()
    assert unsure.strip.field.text() == "P"
    unsure.type("es")
    unsure.key(Qt.Key.Key_Return)
    assert unsure.words() == ["palá", "pes"]


def test_a_letter_with_its_mark_goes_on_as_well(unsure: TableForTests) -> None:
    unsure.key(Qt.Key.Key_Right)
    unsure.compose("ž")
    assert unsure.words() == ["pála"]
    assert unsure.strip.field.text() == "Ž"


def test_drawing_on_takes_the_marked_word_too(unsure: TableForTests) -> None:
    unsure.drag(9, 10, 5)
    assert unsure.words() == ["palá", "pes"]


@pytest.mark.parametrize(
    ("keys", "word"),
    [
        ((Qt.Key.Key_Return,), "palá"),
        ((Qt.Key.Key_Space,), "palá"),
        ((Qt.Key.Key_Right, Qt.Key.Key_Return), "pála"),
        ((Qt.Key.Key_Tab, Qt.Key.Key_Return), "pála"),
        ((Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return), "palá"),
        ((Qt.Key.Key_Left, Qt.Key.Key_Return), "pála"),
        ((Qt.Key.Key_2,), "pála"),
        ((Qt.Key.Key_7, Qt.Key.Key_1), "palá"),
    ],
)
def test_one_of_several_words_is_chosen_by_keys(
    unsure: TableForTests, keys: tuple[Qt.Key, ...], word: str
) -> None:
    for key in keys:
        unsure.key(key)
    assert unsure.words() == [word]
    assert unsure.strip.choices == () and unsure.strip.field.text() == ""
    assert QApplication.focusWidget() is unsure.strip.field


def test_escape_drops_and_backspace_goes_on_writing(unsure: TableForTests) -> None:
    unsure.key(Qt.Key.Key_Backspace)
    assert unsure.strip.choices == () and unsure.strip.field.text() == "PAL"
    unsure.type("a")
    unsure.key(Qt.Key.Key_Return)
    unsure.key(Qt.Key.Key_Escape)
    assert unsure.strip.choices == () and unsure.strip.field.text() == ""
    assert unsure.words() == []


def test_another_language_writes_the_table_anew(table: TableForTests) -> None:
    qt = QApplication.instance()
    assert isinstance(qt, QApplication)
    czech = QTranslator()
    assert czech.load(str(resource("translations", "slovohratky_cs.qm")))
    qt.installTranslator(czech)
    try:
        QApplication.processEvents()
        assert table.table.side.turn.text() == "Otočit krabičku"
        name = table.board.buttons.button(15).accessibleName()
        assert name == "kostka Ř, řádek 4, sloupec 4"
    finally:
        qt.removeTranslator(czech)
        QApplication.processEvents()
    assert table.table.side.turn.text() == "Turn the box"


@pytest.mark.parametrize("size", [(1024, 580), (1280, 740), (1920, 1020), (3840, 2100), (1024, 900)])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("seats", [1, 3, 6, 12])
def test_nothing_lies_on_anything_else(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: float, seats: int
) -> None:
    others = [Seat(f"Soupeř {index}", "ai", 3) for index in range(1, seats)]
    table = TableForTests(qtbot, monkeypatch, seats=(Seat("Žofie"), *others))
    look = theme.current()
    look.set_text_size(text_size)
    look.fit(size[0], size[1] + 60)
    table.view.resize(*size)
    QApplication.processEvents()
    board, strip = table.board, table.strip
    dome = board.box.tray.dome.toAlignedRect()
    things = [dome, strip.geometry(), *(slip.geometry() for slip in table.table.slips if slip.isVisible())]
    assert all(board.rect().contains(thing) for thing in things)
    for index, thing in enumerate(things):
        assert not any(thing.intersects(other) for other in things[index + 1 :])
    assert dome.width() >= 300
    assert not table.table.side.geometry().intersects(board.geometry())
    assert table.view.rect().contains(table.table.side.geometry())


def test_the_big_picture_shows_upright_letters_and_no_panel(table: TableForTests) -> None:
    settings = table.settings
    settings.update(big_picture=True)
    assert table.board.straight
    assert not table.table.side.isVisible()
    table.drag(*SKLAR)
    assert table.words() == ["sklář"]
    settings.update(big_picture=False)
    assert table.table.side.isVisible()


def test_ending_the_round_asks_first(table: TableForTests) -> None:
    table.table.side.end.click()
    assert table.driver.ends == 0
    table.key(Qt.Key.Key_Return)
    assert table.driver.ends == 1


def test_the_subtitle_says_which_round_it_is(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableForTests(qtbot, monkeypatch, options={"target": 50})
    assert table.subtitles == ["round 1, playing to 50 points"]


def test_without_diacritics_the_dice_show_none(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:  # RULES BG7 fold=yes
    table = TableForTests(qtbot, monkeypatch, options={"fold": "yes"})
    table.shake()
    assert "".join(table.table.board.box.grid) == "DTIYOSANKPEZALAR"
    table.drag(*SKLAR, release=False)
    assert table.strip.field.text() == "SKLAR"
    table.drag(*SKLAR)
    assert table.words() == ["sklář"]


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        ((Seat("Žofie"),), {}, "You cannot add any more words on this board."),
        ((Seat("Žofie"), Seat("Liška", "ai", 3)), {}, "The others finish looking on their own"),
        ((Seat("Žofie"), Seat("Petr")), {"entry": "turns"}, "It is Petr's turn then."),
        ((Seat("Žofie"), Seat("Petr")), {"entry": "paper"}, "Pens down"),
    ],
)
def test_the_question_before_the_end_is_true_for_the_table(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch, seats: tuple[Seat, ...], options: dict[str, Any], said: str
) -> None:
    table = TableForTests(qtbot, monkeypatch, seats=seats, options=options)
    table.shake()
    seen = table.driver.seen
    names = [seat.name for seat in seats]
    assert said in texts.what_ending_means(seen, names)
    later = options.get("entry") == "turns"
    assert table.table.side.end.text() == ("I have finished" if later else "End the round")
    if later:
        table.driver.controller.end_round()
        table.driver.controller.ready()
        last = texts.what_ending_means(table.driver.seen, names)
        assert "Everybody has played" in last
        assert table.table.side.end.text() == "End the round"


def test_in_turns_nobody_reads_what_was_said_to_another(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (Seat("Žofie"), Seat("Petr"))
    table = TableForTests(qtbot, monkeypatch, seats=seats, options={"entry": "turns"})
    table.shake()
    for word in ("sklář", "pe"):
        table.driver.do(0, WriteWord(word, 5))
    assert table.message
    table.driver.controller.end_round()
    table.driver.controller.ready()
    assert table.message == ""
    slip = table.table.slips[0]
    assert slip.accessibleName().startswith("Žofie, 1 "), "words that were refused are not counted"


def _speak_czech() -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(resource("translations", "slovohratky_cs.qm")))
    QApplication.installTranslator(translator)
    QApplication.processEvents()
    return translator


def test_another_language_says_the_answer_anew(table: TableForTests) -> None:
    table.driver.do(0, WriteWord("sklář", 5))
    before = table.message
    translator = _speak_czech()
    try:
        assert table.message != before and "nenajde nikdo jiný" in table.message
        assert "sklář" in table.message
    finally:
        QApplication.removeTranslator(translator)
        QApplication.processEvents()
    assert table.message == before


def test_another_language_does_not_bring_the_last_results_into_the_bar(table: TableForTests) -> None:
    told: list[str] = []
    table.view.subtitle_changed.connect(told.append)
    table.driver.controller.end_round()
    assert "results" in told[-1]
    table.driver.do(None, Close())
    assert told[-1].startswith("round 2")
    translator = _speak_czech()
    try:
        assert told[-1].startswith("2. kolo")
        assert not any(text.startswith("výsledky") for text in told)
    finally:
        QApplication.removeTranslator(translator)
        QApplication.processEvents()
