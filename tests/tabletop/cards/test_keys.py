"""The keyboard on a rack: letters, arrows, Space."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.tabletop.cards.keys import CardKeys
from app.widgets.look import theme
from app.widgets.sheets.fresh_press import FreshPress
from tests.tabletop.cards.kit import RackTable, lies
from tests.tabletop.kit import Keep

KEY = Qt.Key


class Typed:
    """Somebody at a rack with these cards."""

    def __init__(self, table: RackTable) -> None:
        self.table = table
        table.pile_widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.keys = CardKeys(table.hand, table.rack, table, [table.pile_widget])
        self.discarded: list[str] = []
        self.confirmed = 0
        self.keys.discard_requested.connect(
            lambda card: self.discarded.append(table.hand.arrangement.printed[card])
        )
        self.keys.confirm_requested.connect(self._confirm)

    def _confirm(self) -> None:
        self.confirmed += 1

    def press(self, *keys: Qt.Key, repeat: bool = False) -> bool:
        taken = False
        for key in keys:
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeat)
            self.keys.press(event)
            taken = event.isAccepted()
        return taken

    def write(self, text: str, *, repeat: bool = False) -> None:
        for letter in text:
            held = Qt.KeyboardModifier.NoModifier
            self.keys.press(QKeyEvent(QEvent.Type.KeyPress, 0, held, letter, repeat))

    @property
    def lies(self) -> tuple[list[str], str]:
        return lies(self.table.hand.arrangement)


@pytest.fixture
def table(qtbot: QtBot, still: theme.Theme, keep: Keep) -> RackTable:
    made = RackTable()
    keep(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    return made


def at(table: RackTable, *cards: str) -> Typed:
    table.hand.take_up(0, cards)
    return Typed(table)


def test_letters_make_words_and_space_parts_them(table: RackTable) -> None:
    typed = at(table, "D", "U", "C", "H", "Z", "A")
    typed.write("duch")
    typed.press(KEY.Key_Space)
    typed.write("za")
    assert typed.lies == (["DUCH", "ZA"], "")
    typed.press(KEY.Key_Backspace, KEY.Key_Backspace)
    assert typed.lies == (["DUCH"], "AZ")


def test_two_letters_of_one_card_are_typed_one_after_the_other(table: RackTable) -> None:
    typed = at(table, "P", "R", "ST")
    typed.write("prst")
    assert typed.lies == (["PRST"], "")
    assert [len(word) for word in table.hand.arrangement.spelled()] == [3]


def test_a_card_of_two_letters_comes_where_the_second_stands_on_no_other(table: RackTable) -> None:
    typed = at(table, "PR", "P", "ST")
    typed.write("prst")
    assert table.hand.arrangement.spelled() == [("PR", "ST")]
    assert typed.lies[1] == "P"


def test_a_letter_that_brings_a_card_of_two_is_one_step(table: RackTable) -> None:
    typed = at(table, "PR", "P", "A")
    typed.write("pr")
    assert table.hand.arrangement.spelled() == [("PR",)]
    table.hand.undo()
    assert table.hand.arrangement.spelled() == [("P",)], "as before the last letter"
    table.hand.undo(back=False)
    assert table.hand.arrangement.spelled() == [("PR",)]


def test_backspace_with_nothing_to_take_leaves_what_can_be_done_again(table: RackTable) -> None:
    typed = at(table, "A", "B")
    typed.write("a")
    assert table.hand.undo() == ["A"]
    typed.press(KEY.Key_Backspace)
    assert table.hand.undo(back=False) == ["A"] and typed.lies == (["A"], "B")


def test_letters_that_are_not_held_do_nothing(table: RackTable) -> None:
    typed = at(table, "A", "B")
    typed.write("xyz1á")
    assert typed.lies == ([], "AB")


def test_letters_may_lack_their_diacritics_where_that_was_chosen(table: RackTable) -> None:
    typed = at(table, "Á", "Ž", "Z")
    typed.write("a")
    assert typed.lies == ([], "ÁŽZ")
    typed.keys.easy = lambda: True
    typed.write("azz")
    assert typed.lies == (["ÁZŽ"], "")


def test_arrows_go_through_both_rows_and_up_to_the_piles(table: RackTable) -> None:
    typed = at(table, "A", "B", "C")
    typed.press(KEY.Key_Right)
    assert typed.keys.focused == table.hand.arrangement.loose[0]
    typed.press(KEY.Key_Right, KEY.Key_Right, KEY.Key_Right)
    assert typed.keys.focused == table.hand.arrangement.loose[2]
    typed.press(KEY.Key_Up)
    assert table.pile_widget.hasFocus()
    typed.press(KEY.Key_Down, KEY.Key_Escape)
    assert typed.keys.focused is None and table.hasFocus()


def test_a_card_is_carried_to_every_place_and_back(table: RackTable) -> None:
    typed = at(table, "A", "B", "C")
    table.hand.lay([("A", "B")])
    table.rack.buttons[table.hand.arrangement.loose[0]].setFocus()
    typed.press(KEY.Key_Space, KEY.Key_Up)
    met = set()
    for key in (KEY.Key_Left, KEY.Key_Right):
        for _ in range(6):
            met.add(" ".join(typed.lies[0]))
            typed.press(key)
    assert met == {"C AB", "CAB", "ACB", "ABC", "AB C"}
    typed.press(KEY.Key_Escape)
    assert typed.lies == (["AB"], "C")


def test_delete_is_for_the_card_that_is_meant_and_enter_confirms_once(table: RackTable) -> None:
    typed = at(table, "A", "B")
    typed.press(KEY.Key_Delete)
    assert typed.discarded == []
    table.rack.buttons[table.hand.arrangement.loose[1]].setFocus()
    typed.press(KEY.Key_Delete)
    table.hand.choose(table.hand.arrangement.loose[0])
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.setFocus()
    typed.press(KEY.Key_Delete)
    assert typed.discarded == ["B", "A"]
    typed.press(KEY.Key_Return)
    typed.press(KEY.Key_Return, repeat=True)
    assert typed.confirmed == 1


def test_a_letter_that_no_card_has_stops_the_word_and_is_told(table: RackTable) -> None:
    """Nobody lays BHU who has typed BEHU; the card that differs by its mark alone is offered."""
    now = [10_000]
    FreshPress.of(table).now = lambda: now[0]
    typed = at(table, "B", "H", "Ě", "U")
    told: list[tuple[str, str]] = []
    typed.keys.missed.connect(lambda letter, offer: told.append((letter, offer)))
    typed.write("behu")
    assert typed.lies == (["B"], "HĚU") and [letter for letter, _ in told] == ["E"]
    assert "Ě" in told[0][1]
    now[0] += 5_000
    typed.write("ee")
    typed.write("hu")
    assert typed.lies == (["BĚHU"], "")
    assert len(told) == 2


def test_a_key_that_is_held_does_not_take_what_it_is_offered(table: RackTable) -> None:
    typed = at(table, "B", "Ě")
    typed.write("be")
    typed.write("eee", repeat=True)
    assert typed.lies == (["B"], "Ě")
    typed.write("e")
    assert typed.lies == (["BĚ"], "")


def test_what_was_offered_is_forgotten_with_another_key(table: RackTable) -> None:
    typed = at(table, "B", "Ě")
    typed.write("e")
    typed.press(KEY.Key_Space)
    typed.write("e")
    assert typed.lies == ([], "BĚ")


def test_escape_gives_up_what_is_nearest_and_then_leaves_it_to_others(table: RackTable) -> None:
    typed = at(table, "A", "B")
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.setFocus()
    table.hand.choose(table.hand.arrangement.loose[0])
    assert typed.press(KEY.Key_Escape)
    assert table.hand.chosen is None
    QApplication.processEvents()
    assert not typed.press(KEY.Key_Escape)


def test_keys_that_mean_nothing_here_are_left_to_others(table: RackTable) -> None:
    typed = at(table, "A")
    for key in (KEY.Key_F1, KEY.Key_F2, KEY.Key_Tab, KEY.Key_F11):
        assert not typed.press(key)


def test_what_was_arranged_is_taken_back_and_done_again(table: RackTable) -> None:
    """Step by step, whatever it was: a card, a word that was taken apart, an order; until others are held."""
    typed = at(table, "D", "U", "C", "H", "Z")
    hand = table.hand
    assert hand.undo() is None
    typed.write("du")
    hand.scatter(hand.arrangement.words[0])
    hand.sort(lambda card: card)
    lay = [(["DU"], "CHZ"), (["D"], "UCHZ"), ([], "DUCHZ")]
    assert hand.undo() == [] and hand.undo() == ["D", "U"] and typed.lies == lay[0]
    assert hand.undo() == ["U"] and typed.lies == lay[1]
    typed.write("c")
    assert typed.lies == (["DC"], "UHZ") and hand.undo(back=False) is None, "something else was done since"
    assert hand.undo() == ["C"] and hand.undo() == ["D"] and typed.lies == lay[2]
    assert hand.undo(back=False) == ["D"] and hand.undo(back=False) == ["C"] and typed.lies == (["DC"], "UHZ")
    typed.write("h")
    assert typed.lies == (["DCH"], "UZ"), "the word goes on"
    hand.take_up(0, ("D", "U", "C", "H", "Z", "A"))
    assert hand.undo() is None


def test_what_arrows_carried_is_one_step(table: RackTable) -> None:
    typed = at(table, "A", "B", "C")
    table.rack.buttons[table.hand.arrangement.loose[0]].setFocus()
    typed.press(KEY.Key_Space, KEY.Key_Right, KEY.Key_Right, KEY.Key_Space)
    assert typed.lies == ([], "BCA")
    assert table.hand.undo() == [] and typed.lies == ([], "ABC")


def test_control_and_shift_and_z_does_again(table: RackTable) -> None:
    typed, done = at(table, "A"), list[str]()
    typed.keys.control = {KEY.Key_Z: lambda: done.append("back"), KEY.Key_Y: lambda: done.append("again")}
    held = Qt.KeyboardModifier.ControlModifier
    for modifiers in (held, held | Qt.KeyboardModifier.ShiftModifier):
        typed.keys.press(QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Z, modifiers))
    typed.keys.press(QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Y, held))
    assert done == ["back", "again", "again"]
