"""Laying a word of Scrabble karty with the mouse, and what follows."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.cards import BLANK
from app.games.scrabble_cards.moves import Pass
from app.games.scrabble_cards.screen.cards.skin import Way
from app.tabletop import phrases
from app.tabletop.sheet.slip import Slip
from app.widgets.sounds import Sound
from tests.games.scrabble_cards.dealt import laid
from tests.games.scrabble_cards.view.table import Sit, confirmed, settled


# RULES SK4, SK6, SK8
def test_cards_are_dragged_onto_the_table_and_make_a_word(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČEN", animals=1)
    side, hand = sitting.view.table.side, sitting.view.hand
    assert not side.confirm.isEnabled()
    sitting.drag(0, (3, 1))
    assert "dvě" in side.why.text() or "two" in side.why.text()
    sitting.drag(1, (4, 1))
    assert side.confirm.isEnabled() and "4" in side.confirm.text()
    confirmed(sitting, qtbot)
    settled(sitting, qtbot)
    assert sitting.match.observation_for(0).scores[0] == 4
    assert sorted(cell for _, cell in sitting.seen.table) == [(0, 0), (1, 0)]
    assert len(hand.draft.in_rack()) == 7


# RULES SK17
def test_what_will_leave_the_table_is_seen_before_and_is_gone_after(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČEN", animals=1)
    sitting.lay("NAPEČEN")
    confirmed(sitting, qtbot)
    sitting.do(1, Pass())
    settled(sitting, qtbot)
    hand = sitting.view.hand
    lying = sitting.view.table.sheet.placed
    letters = [slot for slot in hand.draft.in_rack() if hand.draft.piece(slot) != BLANK][:2]
    assert hand.place(letters[0], (6, 1)) and hand.place(letters[1], (6, 2))
    hand.refresh()
    leaving = {cell for cell, item in lying.laid.items() if getattr(item.key, "way", None) is Way.LEAVING}
    assert leaving == {(x, 0) for x in range(6)}
    confirmed(sitting, qtbot)
    settled(sitting, qtbot)
    assert set(lying.laid) == {(6, 0), (6, 1), (6, 2)}


# RULES SK10
def test_while_others_may_answer_cards_are_marked_as_the_movers(sit: Sit, qtbot: QtBot) -> None:
    """An older card that has gone from the same place was somebody else's."""
    sitting = sit("NAPEČEN", animals=1, bonus=("x2", "g01"))
    sitting.lay("NAPEČEN")
    sitting.view.table.side.confirm.click()
    qtbot.waitUntil(lambda: sitting.seen.pending is not None and not sitting.view.acting.running)
    pending = sitting.seen.pending
    assert pending is not None
    assert sitting.view.table.marks.places == dict.fromkeys((cell for _, cell in pending.cards), 0)


# RULES SK12, SK13
def test_cards_and_the_bonus_card_are_exchanged_and_with_nothing_marked_the_turn_is_omitted(
    sit: Sit, qtbot: QtBot
) -> None:
    sitting = sit("NAPEČEN", animals=1, bonus=("x2", "x3"))
    side = sitting.view.table.side
    side.exchange.click()
    sitting.view.table.rack.slots[1].clicked.emit()
    sitting.view.table.bonus.clicked.emit()
    side.confirm.click()
    settled(sitting, qtbot)
    assert sitting.match.observation_for(None).history[-1].exchanged == (1, True)
    sitting.do(1, Pass())
    settled(sitting, qtbot)
    side.exchange.click()
    side.confirm.click()
    settled(sitting, qtbot)
    assert [one.kind for one in sitting.seen.history] == ["exchange", "pass", "pass"]


# RULES SK7
def test_a_laid_blank_asks_for_its_letter_and_goes_back_without_one(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČE?", animals=1)
    view = sitting.view
    sitting.drag(6, (0, 0))
    qtbot.waitUntil(lambda: view.blanks.sheet is not None and view.blanks.sheet.isVisible())
    sheet = view.blanks.sheet
    assert sheet is not None
    sheet.close_dialog()
    assert not view.hand.draft.placed
    sitting.drag(6, (0, 0))
    qtbot.waitUntil(lambda: view.blanks.sheet is not None and view.blanks.sheet.isVisible())
    assert view.blanks.sheet is not None
    view.blanks.sheet.keys["Č"].click()
    assert view.hand.draft.placements() == laid("č")


def test_who_is_not_on_turn_is_told_what_the_table_waits_for(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKA", animals=1)
    view = sitting.view
    hand, message = view.hand, view.table.message
    name = sitting.context.seats[1].name
    sitting.do(0, Pass())
    settled(sitting, qtbot)
    assert not view.acting.running and sitting.seen.turn == 1
    for tried in (lambda: hand.place(0, (0, 0)), hand.begin_exchange, hand.move):
        view.table.say("info", "")
        assert not tried()
        assert name in message.message()
    hand.blocked = True
    for tried in (lambda: hand.place(0, (0, 0)), hand.begin_exchange, hand.move):
        view.table.say("info", "")
        assert not tried()
        assert message.message() == phrases.still_shown()


def test_what_is_said_of_all_seven_cards_hides_none_of_them(sit: Sit, qtbot: QtBot) -> None:
    """RULES SK8: the new word ends in an old row, which has cards on both sides of it."""
    sitting = sit("DĚLENOX", pile="REKTLU")
    sitting.lay("DĚLENO")
    confirmed(sitting, qtbot)
    sitting.do(1, Pass())
    qtbot.waitUntil(lambda: sitting.view.hand.on_turn)
    table = sitting.view.table
    sitting.lay("XREKTLU", (3, -7), down=True)
    heard = list[Sound]()
    sitting.context.sounds.play = lambda sound, step=0: heard.append(sound)
    table.side.confirm.click()
    sheet = table.sheet

    def said() -> int:
        """So many slips lie on the sheet: the points of the word, then what all seven bring."""
        sitting.quiet()
        return sum(isinstance(item, Slip) for item in sheet.scene().items())

    qtbot.waitUntil(lambda: said() == 2, timeout=10_000)
    assert heard[-1] is Sound.FULL_LINE, "it is a great moment to the ear, too"
    area = table.tally.newest()
    lying = list(sheet.placed.places())
    assert len(lying) == 13
    assert not [place for place in lying if sheet.camera.rect(place).intersects(area)]
    settled(sitting, qtbot)
