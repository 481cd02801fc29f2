"""Words of Scrabble karty laid by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.moves import Pass
from app.widgets.sheets.fresh_press import FreshPress
from tests.games.scrabble_cards.dealt import laid
from tests.games.scrabble_cards.view.table import Sit, Sitting, confirmed


def opened(sit: Sit, qtbot: QtBot, *, pile: str = "REK?TL", **more: object) -> Sitting:
    """DĚLENO lies across, the person is on turn with R, E, K and a blank."""
    sitting = sit("DĚLENOX", pile=pile, **more)
    sitting.lay("DĚLENO")
    confirmed(sitting, qtbot)
    sitting.do(1, Pass())
    qtbot.waitUntil(lambda: sitting.view.hand.on_turn)
    return sitting


def test_an_arrow_brings_the_cursor_and_letters_lay_the_word(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKA")
    draft = sitting.view.hand.draft
    sitting.keys(Qt.Key.Key_Right, "KOČ", Qt.Key.Key_Backspace, "Č", "KA")
    assert draft.placements() == laid("KOČKA")
    sitting.keys(Qt.Key.Key_Return)
    assert sitting.seen.pending is not None


# RULES SK4
def test_space_and_a_second_click_turn_the_direction(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKA")
    draft = sitting.view.hand.draft
    sitting.keys(Qt.Key.Key_Right, Qt.Key.Key_Space, "KO")
    assert draft.placements() == laid("KO", down=True)
    sitting.view.hand.clear()
    sitting.click((1, 1))
    sitting.click((1, 1))
    sitting.keys("KO")
    assert draft.placements() == laid("KO", (1, 1), down=True)


# RULES SK5
def test_letters_go_past_cards_that_lie_already_typed_or_not(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    draft = sitting.view.hand.draft
    sitting.click((3, -1))
    assert sitting.view.typing.step == (0, 1), "above a card a word goes down"
    sitting.keys("REK")  # the E lies there
    assert draft.placements() == (*laid("R", (3, -1)), *laid("K", (3, 1)))
    sitting.view.hand.clear()
    sitting.click((3, -1))
    sitting.keys("RK")
    assert draft.placements() == (*laid("R", (3, -1)), *laid("K", (3, 1)))


# RULES SK7
def test_a_blank_stands_for_a_letter_that_is_missing_and_with_shift_for_any(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    draft = sitting.view.hand.draft
    sitting.click((6, 0))
    sitting.keys("Č")
    assert draft.placements() == laid("č", (6, 0))
    sitting.keys(Qt.Key.Key_Backspace)
    sitting.type("r", shift=True)
    assert draft.placements() == laid("r", (6, 0))
    sitting.keys("Q")
    assert draft.placements() == laid("r", (6, 0)), "there is no second blank"
    assert sitting.view.table.message.message()


def test_letters_without_their_accents_are_taken_where_that_was_chosen(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("ŽÁBAŘÍC")
    sitting.context.settings.choose_easy_letters()
    sitting.keys(Qt.Key.Key_Right, "zaba")
    assert [letter.letter for letter, _ in sitting.view.hand.draft.placements()] == ["Ž", "A", "B", "Á"]


def test_a_letter_put_together_of_a_dead_key_and_another_is_laid(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("ĎÁBELŇT")
    sheet, enabled = sitting.view.table.sheet, Qt.InputMethodQuery.ImEnabled
    assert not sheet.inputMethodQuery(enabled)
    sitting.keys(Qt.Key.Key_Right)
    assert sheet.inputMethodQuery(enabled)
    composed = QInputMethodEvent()
    composed.setCommitString("ď")
    QCoreApplication.sendEvent(sheet, composed)
    sitting.keys("á")
    assert sitting.view.hand.draft.placements() == laid("ĎÁ")
    sitting.keys(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert not sheet.inputMethodQuery(enabled)


def test_a_refused_letter_leaves_everything_as_it_was(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    draft = sitting.view.hand.draft
    sitting.click((6, 0))
    sitting.keys("R")
    sitting.click((8, 3))
    sitting.keys("E")
    assert draft.placements() == laid("R", (6, 0)), "all cards of a turn lie in one line (RULES SK5)"
    sitting.keys(Qt.Key.Key_Escape)
    assert not draft.placed


def test_a_letter_that_is_not_held_stops_the_word_and_offers_its_like(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("BĚHUKAD")
    draft, now = sitting.view.hand.draft, [10_000]
    FreshPress.of(sitting.view).now = lambda: now[0]
    sitting.click((0, 0))
    sitting.keys("BEHU")
    assert draft.placements() == laid("B"), "nobody lays BHU who has typed BEHU"
    assert "Ě" in sitting.view.table.message.message()
    now[0] += 5_000
    sitting.keys("EEHU")
    assert draft.placements() == laid("BĚHU")


def test_a_key_that_is_held_does_not_take_what_it_is_offered(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("BĚHUKAD")
    draft, sheet = sitting.view.hand.draft, sitting.view.keyboard()
    sitting.click((0, 0))
    sitting.keys("BE")
    offer = sitting.view.table.message.message()
    for _ in range(3):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_E, Qt.KeyboardModifier.NoModifier, "e", True)
        QCoreApplication.sendEvent(sheet, held)
    assert draft.placements() == laid("B") and sitting.view.table.message.message() == offer
    QTest.keyClick(sheet, Qt.Key.Key_Shift)
    sitting.keys("E")
    assert draft.placements() == laid("BĚ"), "pressed again it is meant"


def test_a_letter_without_a_card_is_said_in_a_first_word_that_began_with_a_command(
    sit: Sit, qtbot: QtBot
) -> None:
    sitting = sit("BĚHUKAD")
    said = sitting.view.table.message.message
    sitting.keys("B")
    assert "first word" in said()
    sitting.keys("E")
    assert "first word" not in said() and "Ě" in said()


def test_a_letter_that_no_word_can_have_is_a_command_without_ctrl(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot, pile="REKNTL")
    slots = list(sitting.view.hand.draft.slots)
    sitting.keys(Qt.Key.Key_A)
    assert sitting.view.hand.draft.slots != slots, "A alone sorts a hand that has none"


# RULES SK5
@pytest.mark.parametrize("word", ("TELKA", "LEBUT", "ABU"))
def test_whoever_types_where_words_lie_commands_nothing_and_is_asked_where(
    sit: Sit, qtbot: QtBot, word: str
) -> None:
    """The hint says that words may be typed: TAM and Enter must not leave the turn out."""
    sitting = opened(sit, qtbot)
    view, slots = sitting.view, list(sitting.view.hand.draft.slots)
    sitting.keys(word[0])
    assert "Click the place" in view.table.message.message()
    sitting.keys(word[1:], Qt.Key.Key_Return)
    assert not view.hand.exchanging and list(view.hand.draft.slots) == slots
    assert sitting.seen.turn == 0 and not view.hand.draft.placed
    sitting.click((6, 0))
    sitting.keys("RK")
    assert view.hand.draft.placements() == laid("RK", (6, 0))


def test_commands_work_with_ctrl_wherever_letters_are_typed(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    hand = sitting.view.hand
    for trading in (True, False):
        QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
        assert hand.exchanging is trading
    sitting.keys(Qt.Key.Key_Right)
    QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    sitting.keys(Qt.Key.Key_1, Qt.Key.Key_P)
    assert hand.given == {0} and hand.draft.give_bonus, "the bonus card is marked too (RULES SK12)"
    sitting.keys(Qt.Key.Key_T, "T")
    assert len(hand.draft.placed) == 1 and not hand.exchanging


def test_letters_go_on_where_cards_that_were_dragged_end(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("TUHÝBNE")
    draft = sitting.view.hand.draft
    sitting.drag(5, (0, 0))
    sitting.drag(6, (0, 1))
    sitting.keys("hT")
    assert draft.placements() == laid("NEHT", down=True), "nobody has to click the cell that is meant anyway"
    assert not sitting.view.hand.exchanging, "the letter is held and goes on, though T alone is a command"


def test_whoever_types_before_a_place_is_chosen_is_told_to_choose_one(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    sitting.keys("K")
    assert not sitting.view.hand.draft.placed
    assert "Click the place" in sitting.view.table.message.message()
    sitting.click((6, 0))
    sitting.keys("RK")
    assert sitting.view.hand.draft.placements() == laid("RK", (6, 0))


@pytest.mark.parametrize("word", ("TH", "PG", "AB", "UF"))
def test_the_first_word_is_just_typed_whatever_its_letters_command(sit: Sit, qtbot: QtBot, word: str) -> None:
    # RULES SK4
    sitting = sit(f"{word}EKLAO")
    view = sitting.view
    sitting.keys(word)
    assert view.hand.draft.placements() == laid(word)
    assert not view.hand.exchanging and f"Ctrl+{word[0]}" in view.table.message.message()
    sitting.keys(Qt.Key.Key_Backspace, Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
    QTest.keyClick(view.keyboard(), Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert view.hand.exchanging, "no command is lost"


def test_a_letter_that_is_not_held_stays_a_command_on_an_empty_table(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOLENAD")
    sitting.keys(Qt.Key.Key_T)
    assert sitting.view.hand.exchanging and not sitting.view.hand.draft.placed


def test_escape_ends_a_look_at_the_past_before_anything_else(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    view = sitting.view
    sitting.click((6, 0))
    sitting.keys("R")
    view.past.point(0, go=False)
    assert view.past.turn == 0
    sitting.keys(Qt.Key.Key_Escape)
    assert view.past.turn is None and view.hand.draft.placements() == laid("R", (6, 0))


def test_frames_of_crossing_words_leave_letters_and_values_legible(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    sitting.click((3, -1))
    sitting.keys("REK")
    table = sitting.view.table
    assert table.tally.frames
    least = min(item.zValue() for item in table.sheet.placed.laid.values())
    assert all(frame.zValue() < least for frame in table.tally.frames)
