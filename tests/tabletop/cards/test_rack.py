"""Cards on their rack: by mouse, for ears, and for those who may not see them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.cards.button import LIFT, CardButton
from app.tabletop.cards.card import TALL, CardSkin
from app.tabletop.cards.layout import AmongLoose
from app.tabletop.context import Notes
from app.widgets.look import motion, theme
from tests.hands import drag_and_escape
from tests.tabletop.cards.kit import RackTable, lies, printed
from tests.tabletop.kit import Keep


@pytest.fixture
def table(qtbot: QtBot, still: theme.Theme, keep: Keep) -> RackTable:
    """Five cards of seat 0, loose."""
    made = RackTable()
    keep(made)
    made.show()
    qtbot.waitExposed(made)
    made.hand.take_up(0, ("V", "L", "A", "K", "I"))
    return made


def words_row(table: RackTable, x: int) -> QPoint:
    return QPoint(x, table.rack.y() + 70)


def test_a_card_is_dragged_to_the_words_and_the_gap_stays(table: RackTable) -> None:
    table.drag(0, words_row(table, 60), words_row(table, 100))
    table.drag(3, words_row(table, 700))
    assert lies(table.hand.arrangement) == (["V", "K"], "LAI")
    left, right = table.rack.spot(0).x(), table.rack.spot(3).x()
    assert abs(left - 100) < 2
    assert abs(right - 700) < 2
    # Another card at the end of the first word does not move the second one.
    table.drag(1, QPoint(table.middle(0).x() + 60, words_row(table, 0).y()))
    assert lies(table.hand.arrangement) == (["VL", "K"], "AI")
    assert table.rack.spot(3).x() == right


def test_a_drag_is_told_where_something_changes_and_not_at_every_move(table: RackTable) -> None:
    """As it is lifted, at another gap, as it lies; however often the mouse moves in between."""
    told: list[tuple[object, object]] = []
    table.hand.changed.connect(lambda: told.append((table.hand.in_air, table.hand.gap)))
    loose = [QPoint(table.middle(4).x() + step, table.middle(4).y()) for step in range(20, 60)]
    table.drag(0, *loose)
    assert len(told) == len({*told}) <= 4, "lifted, one gap, lain"
    assert told[-1] == (None, None) and lies(table.hand.arrangement) == ([], "LAKIV")


def test_escape_in_a_drag_lets_the_card_fall_back(table: RackTable) -> None:
    """Out of the row or out of a word; whatever the mouse does afterwards."""
    drag_and_escape(table, table.middle(1), words_row(table, 400))
    assert lies(table.hand.arrangement) == ([], "VLAKI")
    table.hand.lay([("V", "L", "A")])
    drag_and_escape(table, table.middle(table.hand.arrangement.words[0].cards[1]), words_row(table, 700))
    assert lies(table.hand.arrangement) == (["VLA"], "KI")
    drag_and_escape(table, table.middle(3), table.pile_widget.geometry().center())
    assert lies(table.hand.arrangement) == (["VLA"], "KI") and table.pile.taken == []
    assert table.hand.in_air is None and table.hand.chosen is None
    table.drag(3, words_row(table, 700))
    assert lies(table.hand.arrangement) == (["VLA", "K"], "I"), "the next drag is one again"


def test_a_card_that_still_slides_is_met_where_it_will_lie(table: RackTable) -> None:
    """Whoever sends one card after another to the words clicks faster than the others move up."""
    theme.install(theme.Theme("light"))
    spot = table.middle(0)
    for card in (0, 1, 2):
        assert table.middle(card) == spot
        under = table.childAt(spot)
        assert under is not None
        for send in (QTest.mousePress, QTest.mouseRelease, QTest.mouseDClick):
            send(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(table, spot))
    assert lies(table.hand.arrangement) == (["VLA"], "KI")
    # One that is on its way can be dragged, too.
    table.hand.put(2, AmongLoose(0))
    end = table.pile_widget.geometry().center()
    QTest.mousePress(table.rack, Qt.MouseButton.LeftButton, pos=table.rack.mapFrom(table, spot))
    for point in (spot + QPoint(0, -30), end):
        QTest.mouseMove(table.rack, table.rack.mapFrom(table, point))
    QTest.mouseRelease(table.rack, Qt.MouseButton.LeftButton, pos=table.rack.mapFrom(table, end))
    assert table.pile.taken == ["A"]


def test_cards_go_between_words_within_them_and_back(table: RackTable) -> None:
    hand = table.hand
    hand.lay([("V", "L"), ("A", "K")])
    table.drag(1, table.middle(3) + QPoint(30, 0))
    assert lies(hand.arrangement) == (["V", "AKL"], "I")
    table.drag(1, table.middle(2) - QPoint(30, 0))
    assert lies(hand.arrangement) == (["V", "LAK"], "I")
    table.drag(1, table.middle(4) - QPoint(30, 0))
    assert lies(hand.arrangement) == (["V", "AK"], "LI")


def test_a_card_let_go_nowhere_lies_where_it_lay(table: RackTable) -> None:
    before = lies(table.hand.arrangement)
    table.drag(2, QPoint(900, 30))
    assert lies(table.hand.arrangement) == before
    assert table.hand.in_air is None


def test_a_card_is_let_go_on_the_pile(table: RackTable) -> None:
    table.drag(4, table.pile_widget.geometry().center())
    assert table.pile.taken == ["I"]
    assert (True, True) in table.pile.invited
    assert table.pile.invited[-1] == (False, False)


def test_a_double_click_sends_a_card_to_the_last_word_and_back(table: RackTable) -> None:
    def double(card: int) -> None:
        button = table.rack.buttons[card]
        spot = button.face().center().toPoint()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton, pos=spot)

    for card in (3, 2):
        double(card)
    assert lies(table.hand.arrangement) == (["KA"], "VLI")
    double(3)
    assert lies(table.hand.arrangement) == (["A"], "VLIK")
    assert table.hand.chosen is None


def test_a_word_is_moved_and_taken_apart_by_its_slip(table: RackTable) -> None:
    table.hand.lay([("V", "L"), ("A", "K")])
    rack = table.rack
    below = int(rack.card_size * 0.7) + 12 + 15
    slip = QPoint(int((rack.spot(0).x() + rack.spot(1).x()) / 2), int(rack.spot(0).y()) + below)
    QTest.mousePress(rack, Qt.MouseButton.LeftButton, pos=slip)
    QTest.mouseMove(rack, slip + QPoint(500, 0))
    QTest.mouseRelease(rack, Qt.MouseButton.LeftButton, pos=slip + QPoint(500, 0))
    assert lies(table.hand.arrangement)[0] == ["AK", "VL"]
    slip = QPoint(int((rack.spot(0).x() + rack.spot(1).x()) / 2), slip.y())
    QTest.mouseDClick(rack, Qt.MouseButton.LeftButton, pos=slip)
    assert lies(table.hand.arrangement) == (["AK"], "IVL")


def test_each_drag_of_a_word_is_taken_back_by_itself(table: RackTable) -> None:
    table.hand.lay([("V", "L")])
    rack, word = table.rack, table.hand.arrangement.words[0]
    lay = [word.at]
    for _ in range(2):
        slip = QPoint(int((rack.spot(0).x() + rack.spot(1).x()) / 2), int(rack.spot(0).y()))
        slip.setY(slip.y() + int(rack.card_size * 0.7) + 12 + 15)
        QTest.mousePress(rack, Qt.MouseButton.LeftButton, pos=slip)
        for across in (20, 40, 60):
            QTest.mouseMove(rack, slip + QPoint(across, 0))
        QTest.mouseRelease(rack, Qt.MouseButton.LeftButton, pos=slip + QPoint(60, 0))
        lay.append(table.hand.arrangement.words[0].at)
    assert lay[0] < lay[1] < lay[2]
    for before in (lay[1], lay[0]):
        table.hand.undo()
        assert table.hand.arrangement.words[0].at == before


def test_a_card_says_in_which_word_it_lies(table: RackTable) -> None:
    table.hand.lay([("V", "L")])
    names = [table.rack.buttons[card].accessibleName() for card in table.hand.arrangement.in_order()]
    assert names == ["V VL", "L VL", "A loose", "K loose", "I loose"]
    listed = [table.rack.model.index(row).data() for row in range(table.rack.model.rowCount())]
    assert listed == ["V", "L", "A", "K", "I"]


def test_nothing_of_a_hand_is_left_when_nobody_may_see_it(table: RackTable) -> None:
    table.hand.take_up(None, (), covered=7)
    assert table.rack.model.rowCount() == 0
    assert not table.rack.buttons
    assert table.hand.covered == 7


def test_two_people_find_their_own_hands_as_they_left_them(table: RackTable) -> None:
    table.hand.lay([("K", "L")])
    table.hand.take_up(None, ())
    table.hand.take_up(1, ("V", "L", "A"))
    assert lies(table.hand.arrangement) == ([], "VLA")
    table.hand.take_up(None, ())
    table.hand.take_up(0, ("V", "L", "A", "K", "I"))
    assert lies(table.hand.arrangement) == (["KL"], "VAI")


def test_the_hand_of_a_resumed_game_lies_as_it_lay(qtbot: QtBot, still: theme.Theme, keep: Keep) -> None:
    kept: dict[str, object] = {}
    first = RackTable(Notes(keep=kept.update))
    keep(first)
    first.hand.take_up(0, ("V", "L", "A", "K"))
    first.hand.lay([("L", "A")])
    again = RackTable(Notes(kept))
    keep(again)
    again.hand.take_up(0, ("V", "L", "A", "K"))
    assert lies(again.hand.arrangement) == (["LA"], "VK")


def test_a_drawn_card_lies_where_it_was_let_go(table: RackTable) -> None:
    hand = table.hand
    hand.lay([("V", "L")])
    place = table.rack.place_at(table.mapToGlobal(table.middle(1) + QPoint(50, 0)).toPointF())
    hand.landing = place
    hand.take_up(0, ("V", "L", "A", "K", "I", "X"))
    assert lies(hand.arrangement) == (["VLX"], "AKI")


@pytest.mark.parametrize("size", [(1280, 400), (860, 320), (1900, 520)])
def test_no_card_leaves_the_tray(table: RackTable, size: tuple[int, int]) -> None:
    table.hand.take_up(0, tuple("ABCDEFGHIJK"))
    table.hand.lay([("A", "B"), ("C", "D"), ("E", "F"), ("G", "H"), ("I", "J")])
    table.rack.resize(*size)
    for button in table.rack.buttons.values():
        face = button.face().translated(button.pos())
        assert table.rack.rect().toRectF().contains(face)


def test_the_ring_of_a_chosen_card_is_whole_under_the_mouse(qtbot: QtBot) -> None:
    theme.install(theme.Theme("light"))
    parent = QWidget()
    qtbot.addWidget(parent)
    button = CardButton(0, CardSkin(lambda shown: shown.text), parent)
    button.stand(QRectF(60, 60, 80, 80 * TALL), sliding=False)
    button.show_card(printed("A"), "A", ringed=True, away=False)
    button.enterEvent(None)
    ring, motion_ms = theme.current().palette.yellow, theme.current().ms(motion.HOVER)

    def rows() -> list[int]:
        """Those in which the ring goes from left to right."""
        image = button.grab().toImage()
        middle = image.width() // 2
        return [y for y in range(image.height()) if image.pixelColor(middle, y).name() == ring.name()]

    low = rows()[0]
    qtbot.waitUntil(lambda: rows()[0] < low, timeout=20 * motion_ms)
    qtbot.waitUntil(lambda: low - rows()[0] >= LIFT - 1, timeout=20 * motion_ms)
    high = [y for y in rows() if y < button.height() // 2]
    assert high[0] > 0 and len(high) >= 4, "nothing of it is cut off at the top"
