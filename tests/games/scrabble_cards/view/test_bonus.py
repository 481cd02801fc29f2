"""The bonus card, and parts of old words, at the table of Scrabble karty."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.cards import GROUPS
from app.games.scrabble_cards.moves import Pass
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.cards import bonus
from app.games.scrabble_cards.screen.cards.skin import Way
from app.ui.translation import Translation
from tests.games.scrabble_cards.view.table import Sit, Sitting, confirmed
from tests.hands import drag


def opened(sit: Sit, qtbot: QtBot, held: str, words: tuple[str, ...] = (), **more: object) -> Sitting:
    """DĚLENO lies across, the person is on turn with R, E, K."""
    sitting = sit("DĚLENOX", pile="REKTLU", bonus=(held, "x3"), listed=words, **more)
    sitting.lay("DĚLENO")
    confirmed(sitting, qtbot)
    sitting.do(1, Pass())
    qtbot.waitUntil(lambda: sitting.view.hand.on_turn)
    return sitting


@pytest.mark.parametrize("language", ["cs", "en"])
def test_what_a_card_says_has_room_on_it(qtbot: QtBot, language: str) -> None:  # RULES SK10
    translation = Translation(QApplication.instance())
    translation.set_choice(language)
    wide = 143.0  # the card beside the hand in the smallest window
    rect = QRectF(0, 0, wide, wide * bonus.HIGH / bonus.WIDE)
    for card in GROUPS:
        for row, group in enumerate(names.groups(card)):
            room, text = bonus.group_room(rect, row), bonus.printed_group(card, row)
            font = QFontMetricsF(bonus.fitting(text, room, room.height() * 0.34))
            box = font.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            assert group.sign or (box.height() <= room.height() and box.width() <= room.width()), text
    translation.withdraw()


# RULES SK9
def test_a_premium_card_goes_onto_the_card_it_is_dragged_to_and_its_effect_is_seen(
    sit: Sit, qtbot: QtBot
) -> None:
    sitting = opened(sit, qtbot, "x2")
    view, sheet = sitting.view, sitting.view.table.sheet
    sitting.lay("REK", (5, 1), down=True)
    assert "4" in view.table.side.confirm.text()
    drag(view.table.bonus, sheet.viewport(), sheet.camera.rect((5, 0)).center())
    assert view.hand.draft.premium == (5, 0) and "8" in view.table.side.confirm.text()
    assert view.badges.shown == ((5, 0), 2)
    view.table.bonus.clicked.emit()
    assert view.hand.draft.premium is None and view.badges.shown is None
    named = []
    for _ in range(5):  # the key goes from card to card of the word, and then nowhere
        sitting.keys(Qt.Key.Key_P)
        named.append(view.hand.draft.premium)
    assert set(named) == {(5, 0), (5, 1), (5, 2), (5, 3), None}


# RULES SK9
def test_dropped_where_no_word_of_the_turn_lies_it_flies_home_and_says_why(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot, "x3")
    view, sheet = sitting.view, sitting.view.table.sheet
    sitting.lay("REK", (5, 1), down=True)
    drag(view.table.bonus, sheet.viewport(), sheet.camera.rect((0, 0)).center())
    assert view.hand.draft.premium is None and view.table.message.kind == "refused"


# RULES SK10
def test_a_group_card_goes_with_a_word_of_its_group_and_comes_back_when_that_is_changed(
    sit: Sit, qtbot: QtBot
) -> None:
    sitting = opened(sit, qtbot, "g10")  # exactly three letters: 6; first letter as last: 14
    view = sitting.view
    sitting.lay("RE", (6, 0))
    sitting.keys(Qt.Key.Key_G)
    assert not view.hand.draft.group, "DĚLENORE is in none of its groups"
    view.hand.clear()
    sitting.lay("RE", (5, 1), down=True)
    sitting.keys(Qt.Key.Key_G)
    assert view.hand.draft.group and "9" in view.table.side.confirm.text()
    sitting.lay("K", (5, 3))
    assert not view.hand.draft.group, "OREK has four letters"


# RULES SK16, SK17
def test_a_part_of_an_old_word_is_offered_where_it_makes_words(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot, "x2", ("děleno", "norek", "no"))
    view = sitting.view
    sitting.lay("REK", (6, 0))
    side = view.table.side
    assert not side.confirm.isEnabled() and "dělenorek" in side.why.text()
    assert "norek" in view.table.part.text()
    sitting.keys(Qt.Key.Key_F)
    assert view.hand.draft.fragment == tuple((x, 0) for x in range(4, 9))
    assert side.confirm.isEnabled() and "5" in side.confirm.text()
    lying = view.table.sheet.lying.laid
    leaving = {cell for cell, item in lying.items() if getattr(item.key, "way", None) is Way.LEAVING}
    assert leaving == {(x, 0) for x in range(4)}
    sitting.keys(Qt.Key.Key_F)
    assert not view.hand.draft.fragment
    view.table.part.click()
    confirmed(sitting, qtbot)
    assert "".join(letter.letter for letter, _ in sitting.seen.table) == "NOREK"


# RULES SK15
def test_where_words_are_challenged_nothing_tells_whether_one_is_good(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("DĚLENOX", listed=("děleno",), words="challenge")
    side = sitting.view.table.side
    sitting.lay("XON")
    assert side.confirm.isEnabled()
    assert [line.good for line in side.words.words.lines] == [None]


def _told(sitting: Sitting) -> str:
    side = sitting.view.table.side
    return f"{side.words.would.text()} {side.words.leaving.text()}"


@pytest.mark.parametrize(
    ("held", "told"),
    (("x3", "×3 on a letter: up to +6"), ("g08", "“ork” starts with a vowel: your group card brings +8")),
)
def test_what_the_bonus_card_could_do_and_why_cards_leave_is_said_before(
    sit: Sit, qtbot: QtBot, held: str, told: str
) -> None:
    # RULES SK9, SK10, SK17
    sitting = opened(sit, qtbot, held)
    sitting.lay("RK", (5, 1), down=True)
    assert told in _told(sitting) and "new words stay" in sitting.view.table.message.message()
    sitting.view.table.bonus.clicked.emit()
    assert told not in _told(sitting), "it is on the table"
    sitting.context.settings.choose_aid("teach", False)
    sitting.view.table.bonus.clicked.emit()
    assert told not in _told(sitting) and not sitting.view.table.message.message()
