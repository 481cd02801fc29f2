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
from app.widgets.look import theme
from tests.games.scrabble_cards.view.table import Sit, Sitting, confirmed
from tests.hands import drag, drag_and_escape


def opened(
    sit: Sit, qtbot: QtBot, held: str, words: tuple[str, ...] = (), pile: str = "REKTLU", **more: object
) -> Sitting:
    """DĚLENO lies across, the person is on turn with R, E, K."""
    sitting = sit("DĚLENOX", pile=pile, bonus=(held, "x3"), listed=words, **more)
    sitting.lay("DĚLENO")
    confirmed(sitting, qtbot)
    for seat in range(1, len(sitting.context.seats)):
        sitting.do(seat, Pass())

    def ready() -> bool:
        sitting.view.acting.skip()
        return sitting.view.hand.on_turn

    qtbot.waitUntil(ready)
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


def test_escape_in_a_drag_lets_the_card_fall_back(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot, "x2")
    view, sheet = sitting.view, sitting.view.table.sheet
    sitting.lay("REK", (5, 1), down=True)
    start = view.table.bonus.mapTo(view, view.table.bonus.face().center().toPoint())
    goal = sheet.viewport().mapTo(view, sheet.camera.rect((5, 0)).center().toPoint())
    drag_and_escape(view, start, goal)
    assert view.hand.draft.premium is None and len(view.hand.draft.placed) == 3
    drag(view.table.bonus, sheet.viewport(), sheet.camera.rect((5, 0)).center())
    assert view.hand.draft.premium == (5, 0)


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
    lying = view.table.sheet.placed.laid
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


SIZES = {
    "small": (0.85, 1.0, (1024, 585)),
    "large text": (0.85, 1.5, (1024, 575)),
    "usual": (1.0, 1.0, (1280, 740)),
}
"""Scale, text size and what a window of 1024 × 640 or 1280 × 800 leaves of it for the table."""


# RULES SK10
@pytest.mark.parametrize("animals", [1, 3, 7])
@pytest.mark.parametrize("size", SIZES)
def test_what_the_bonus_card_could_do_is_seen_whatever_the_turn_and_the_window(
    sit: Sit, qtbot: QtBot, size: str, animals: int
) -> None:
    """The better a turn the more words it makes: the note gives way to none of them."""
    scale, text, (wide, high) = SIZES[size]
    sitting = opened(sit, qtbot, "g10", animals=animals, target=200)
    theme.current().set_scale(scale)
    theme.current().set_text_size(text)
    sitting.view.resize(wide, high)
    sitting.lay("REK", (1, 1))
    words, spot = sitting.view.table.side.words, sitting.view.table.bonus
    QApplication.processEvents()
    assert len(words.words.lines) == 4
    room, note = words.would.contentsRect(), QFontMetricsF(words.would.font())
    box = note.boundingRect(QRectF(room), Qt.TextFlag.TextWordWrap, words.would.text())
    assert words.would.isVisible() and box.height() <= words.would.height() + 1
    assert words.rect().contains(words.would.geometry()) and words.list.geometry().bottom() <= words.would.y()
    row = words.list.visualRect(words.words.index(0))
    assert words.words.lines[0].suits and words.list.viewport().rect().contains(row.center())
    assert "“rek”" in words.would.text() and words.would.text() in words.list.accessibleDescription()
    assert "suits" in words.words.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert sitting.view.table.side.confirm.text() == "Lay for 11 (17 with the card)"
    assert spot.suits == 1, "exactly three letters"


# RULES SK9
def test_a_card_that_would_bring_something_glows_and_is_ringed_where_nothing_may_move(
    sit: Sit, qtbot: QtBot
) -> None:
    sitting = opened(sit, qtbot, "x2")
    spot = sitting.view.table.bonus
    before = spot.grab().toImage()
    sitting.lay("REK", (5, 1), down=True)
    assert spot.suits == -1 and spot.grab().toImage() != before
    assert [line.suits for line in sitting.view.table.side.words.words.lines] == [True]
    sitting.keys(Qt.Key.Key_P)
    assert spot.suits is None and sitting.view.table.side.confirm.text() == "Lay for 8 points"


# RULES SK9
def test_who_counts_for_themselves_is_told_nothing_by_the_card(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot, "x2", aids={"points": False})
    sitting.lay("REK", (5, 1), down=True)
    side = sitting.view.table.side
    assert sitting.view.table.bonus.suits is None and not side.words.would.text()
    assert not any(line.suits for line in side.words.words.lines)


# RULES SK9
def test_letters_of_blanks_and_the_bonus_card_come_back_with_what_is_laid_again(
    sit: Sit, qtbot: QtBot
) -> None:
    sitting = opened(sit, qtbot, "x2", pile="REK?LU")
    draft = sitting.view.hand.draft
    sitting.lay("REt", (5, 1), down=True)
    sitting.keys(Qt.Key.Key_P)
    whole = draft.play()
    assert whole.premium and any(letter.blank for letter, _ in whole.cards)
    sitting.view.hand.clear()
    assert draft.premium is None and not draft.named
    sitting.view.tools.redo.triggered.emit()
    assert draft.play() == whole
