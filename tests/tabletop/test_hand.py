"""A hand of letters, square and as tall as cards: by mouse, by keys, for ears, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.context import Notes
from app.tabletop.hand.targets import FromHand, OnRack
from app.tabletop.pieces.drag import Dragging
from app.tabletop.pieces.skin import PieceShape
from app.widgets.look import theme
from tests.hands import drag_and_escape
from tests.tabletop.kit import CARD
from tests.tabletop.letters import Letters, LetterTable, Seen, Words

LEFT = Qt.MouseButton.LeftButton
Deal = Callable[..., LetterTable]


@pytest.fixture
def deal(qtbot: QtBot, still: theme.Theme) -> Deal:
    """letters, observation… → a table in its window; a dot is a gap."""

    def make(
        letters: str = "CAB..",
        draft: type[Letters] = Letters,
        form: PieceShape = CARD,
        notes: Notes | None = None,
        **seen: object,
    ) -> LetterTable:
        order = [None if one == "." else one for one in letters]
        table = LetterTable(form, draft(), notes or Notes({"hands": {"0": order}}))
        qtbot.addWidget(table)
        table.resize(1100, 760)
        table.show()
        qtbot.waitExposed(table)
        table.hand.take_up(Seen(letters.replace(".", ""), **seen))  # type: ignore[arg-type]
        return table

    return make


def lies(table: LetterTable) -> str:
    """What the rack shows, place by place; small letters lie elsewhere."""
    shown = [slot.held for slot in table.rack.slots]
    return "".join("." if one.key is None else str(one.key).lower() if one.away else one.key for one in shown)


def carry(table: LetterTable, start: QWidget, at: QPointF, *points: tuple[QWidget, QPointF]) -> None:
    """Take a piece and let it go at the last of these points."""
    QTest.mousePress(start, LEFT, pos=at.toPoint())
    for widget, point in points:
        place = widget.mapToGlobal(point.toPoint())
        for _ in range(2):
            QTest.mouseMove(start, start.mapFromGlobal(place))
    QTest.mouseRelease(start, LEFT, pos=start.mapFromGlobal(place))


def from_rack(table: LetterTable, slot: int, *points: tuple[QWidget, QPointF]) -> None:
    button = table.rack.slots[slot]
    carry(table, button, button.face().center(), *points)


def cell(table: LetterTable, x: int, y: int = 0) -> tuple[QWidget, QPointF]:
    return table.sheet.viewport(), table.sheet.camera.rect((x, y)).center()


def place(table: LetterTable, slot: int) -> tuple[QWidget, QPointF]:
    return table.rack, table.rack.slots[slot].middle()


def keys(table: LetterTable, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(table.sheet, key)


def lay(table: LetterTable, *slots: int) -> None:
    for x, slot in enumerate(slots):
        assert table.hand.place(slot, (x, 0))
    table.hand.refresh()


# Mouse ------------------------------------------------------------------------------------------


def test_a_piece_is_carried_to_the_sheet_and_on_and_back(deal: Deal, form: PieceShape) -> None:
    table = deal(form=form)
    from_rack(table, 1, cell(table, 0))
    from_rack(table, 0, cell(table, 1))
    assert table.hand.draft.placements() == (("A", (0, 0)), ("C", (1, 0)))
    assert lies(table) == "caB.."
    assert set(table.sheet.placed.draft) == {0, 1}
    viewport, start = cell(table, 1)
    carry(table, viewport, start, place(table, 3))
    assert lies(table) == "aB.C." and set(table.sheet.placed.draft) == {0}


def test_what_cannot_lie_without_it_comes_home_too(deal: Deal) -> None:
    table = deal()
    lay(table, 0, 1, 2)
    viewport, start = cell(table, 0)
    carry(table, viewport, start, place(table, 4))
    assert table.hand.draft.placed == {} and lies(table) == "AB..C"


def test_a_click_chooses_and_a_click_on_the_sheet_lays_and_takes_back(deal: Deal) -> None:
    table = deal()
    button = table.rack.slots[2]
    QTest.mouseClick(button, LEFT, pos=button.face().center().toPoint())
    assert table.hand.chosen == 2 and table.sheet.spots.places == [(0, 0)]
    viewport, point = cell(table, 0)
    QTest.mouseClick(viewport, LEFT, pos=point.toPoint())
    assert table.hand.draft.placed == {2: (0, 0)} and table.hand.chosen is None
    QTest.mouseClick(viewport, LEFT, pos=point.toPoint())
    assert table.hand.draft.placed == {}


def test_where_it_does_not_fit_it_flies_home_and_the_reason_is_told(deal: Deal) -> None:
    table = deal()
    from_rack(table, 0, cell(table, 2))
    assert table.hand.draft.placed == {} and lies(table) == "CAB.."
    assert table.message.message() == "no: malformed"
    keys(table, Qt.Key.Key_A)
    assert not table.message.message(), "it goes when something else is done"


def test_let_go_over_nothing_it_flies_home_without_a_word(deal: Deal) -> None:
    table = deal()
    from_rack(table, 0, cell(table, 0), (table, QPointF(2, 1)))
    assert lies(table) == "CAB.." and not table.message.message()


def test_a_piece_that_is_dropped_on_the_pile_is_marked_to_be_given_away(deal: Deal) -> None:
    table = deal()
    pile = table.side.store
    before = pile.grab().toImage()
    button, beside = table.rack.slots[1], QPointF(pile.rect().center())
    QTest.mousePress(button, LEFT, pos=button.face().center().toPoint())
    for widget, point in (cell(table, 0), (pile, beside)):
        spot = button.mapFromGlobal(widget.mapToGlobal(point.toPoint()))
        QTest.mouseMove(button, spot)
    assert pile.grab().toImage() != before and lies(table)[1] == "a"
    QTest.mouseRelease(button, LEFT, pos=spot)
    assert table.hand.exchanging and table.hand.given == {1} and lies(table) == "CAB.."
    assert pile.grab().toImage() == before


def test_a_piece_in_the_air_is_dropped_when_the_game_goes_on(deal: Deal) -> None:
    table = deal()
    button = table.rack.slots[0]
    QTest.mousePress(button, LEFT, pos=button.face().center().toPoint())
    viewport, point = cell(table, 0)
    spot = button.mapFromGlobal(viewport.mapToGlobal(point.toPoint()))
    QTest.mouseMove(button, spot)
    assert table.air.held.in_air
    table.hand.take_up(Seen("CABD"))
    assert not table.air.held.in_air and lies(table) == "CABD."
    QTest.mouseRelease(button, LEFT, pos=spot)
    assert table.hand.draft.placed == {}


def test_words_are_put_together_in_two_rows_and_gaps_stay(deal: Deal) -> None:
    table = deal("CAB..XYZ", Words)
    from_rack(table, 5, place(table, 4))
    assert lies(table) == "CAB.X.YZ"
    from_rack(table, 7, place(table, 0))
    assert lies(table) == "ZCABX.Y."
    from_rack(table, 4, place(table, 7))
    assert lies(table) == "ZCAB..YX"


def test_the_others_make_room_while_a_piece_is_held_over_the_rack(deal: Deal) -> None:
    table = deal()
    button = table.rack.slots[0]
    QTest.mousePress(button, LEFT, pos=button.face().center().toPoint())
    rack, point = place(table, 2)
    spot = button.mapFrom(rack, point.toPoint())
    QTest.mouseMove(button, spot)
    assert lies(table) == "ABc.."
    spot = button.mapFrom(rack, point.toPoint())  # what makes room slides there
    QTest.mouseRelease(button, LEFT, pos=spot)
    assert lies(table) == "ABC.."


def test_a_hand_needs_no_sheet(deal: Deal) -> None:
    """A table of cards that are only sorted into words."""
    table = deal("CAB..XYZ", Words)
    on_rack = OnRack(table.hand, table.rack, table.air)
    dragging = Dragging(table.air, [on_rack], table.hand)
    for signal in (table.rack.grabbed, table.rack.dragged, table.rack.released_at):
        signal.disconnect()
    source = FromHand(table.hand, table.context.sounds, on_rack)
    dragging.listen(source, table.rack)
    from_rack(table, 0, place(table, 4))
    assert lies(table) == ".AB.CXYZ"
    from_rack(table, 1, cell(table, 0))
    assert lies(table) == ".AB.CXYZ"


def test_a_card_keeps_its_shape_and_stands_on_its_place(deal: Deal, form: PieceShape) -> None:
    table = deal("CAB..XYZ", Words, form)
    rows = {slot.geometry().top() for slot in table.rack.slots}
    assert len(rows) == 2
    for slot in table.rack.slots:
        face = slot.face()
        assert face.height() == pytest.approx(face.width() * form.tall)
        assert slot.rect().toRectF().contains(face.adjusted(0, 0, 0, face.width() * form.thick))


# For ears, and what nobody may see ----------------------------------------------------------------


def test_the_rack_is_read_as_a_list(deal: Deal) -> None:
    table = deal()
    lay(table, 0)
    table.hand.choose(1)
    model = table.rack.model
    told = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert told == ["1 C away", "2 A chosen", "3 B", "4", "5"]
    assert told == [slot.accessibleName() for slot in table.rack.slots]
    assert [slot.toolTip() for slot in table.rack.slots] == ["piece C", "piece A", "piece B", "", ""]


def test_a_covered_hand_tells_and_does_nothing(deal: Deal) -> None:
    table = deal()
    table.hand.covered = True
    table.hand.refresh()
    assert [slot.accessibleName() for slot in table.rack.slots][:3] == ["1 covered", "2 covered", "3 covered"]
    assert not any(slot.toolTip() for slot in table.rack.slots)
    from_rack(table, 0, cell(table, 0))
    keys(table, Qt.Key.Key_1)
    assert table.hand.draft.placed == {} and table.hand.chosen is None


@pytest.mark.parametrize(("deciders", "backs"), [((0,), 5), ((1,), 3), ((2,), 3), ((), 0)])
def test_between_two_people_as_many_lie_covered_as_the_next_one_holds(
    deal: Deal, deciders: tuple[int, ...], backs: int
) -> None:
    table = deal(".....", seat=None, deciders=deciders)
    shown = [slot.held for slot in table.rack.slots]
    assert sum(one.back and one.key is not None for one in shown) == backs


def test_the_cursor_says_what_lies_there_and_what_would_fit(deal: Deal) -> None:
    table = deal()
    lay(table, 0)
    cursor = table.desk.keys.cursor
    assert cursor.describe((0, 0)) == "0/0: piece C, not confirmed yet"
    assert cursor.describe((1, 0)) == "1/0: empty"
    table.hand.choose(1)
    assert cursor.describe((1, 0)) == "1/0: empty; piece A fits, 0 points"
    assert cursor.describe((2, 0)) == "2/0: empty; piece A does not fit"


# Keys -------------------------------------------------------------------------------------------


def test_a_whole_move_by_keys(deal: Deal, qtbot: QtBot) -> None:
    table = deal()
    for digit in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        keys(table, digit, Qt.Key.Key_N, Qt.Key.Key_Space)
    assert table.hand.move() == ("lay", (("C", (0, 0)), ("A", (1, 0)), ("B", (2, 0))))
    with qtbot.waitSignal(table.desk.keys.confirm_requested):
        keys(table, Qt.Key.Key_Return)
    keys(table, Qt.Key.Key_Backspace)
    assert list(table.hand.draft.placed) == [0, 1]


def test_every_piece_of_a_hand_that_has_grown_is_reached_by_a_digit(deal: Deal) -> None:
    table = deal("ABCDE")
    table.hand.take_up(Seen("ABCDEFGHIJK"))
    assert lies(table) == "ABCDEFGHIJK"
    keys(table, Qt.Key.Key_0)
    assert table.hand.chosen == 9
    QTest.keyClick(table.sheet, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert table.hand.chosen == 10
    table.hand.take_up(Seen("", seat=None, deciders=(2,), hand_sizes=(11, 4, 12)))
    assert len(table.rack.slots) == 12, "covered, the next one's hand has room too"
    table.hand.take_up(Seen("ABC"))
    keys(table, Qt.Key.Key_0)
    assert lies(table) == "ABC.." and table.hand.chosen is None


def test_a_piece_chosen_while_others_play_stays_chosen(deal: Deal) -> None:
    table = deal()
    keys(table, Qt.Key.Key_2)
    table.hand.take_up(Seen("CAB"))
    assert table.hand.chosen == 1
    table.hand.take_up(Seen("CB"))
    assert table.hand.chosen is None, "it does not lie there any more"
    keys(table, Qt.Key.Key_1)
    table.hand.take_up(Seen("CB", deciders=()))
    assert table.hand.chosen is None, "the game is over"


def test_escape_in_a_drag_lets_the_piece_fall_back(deal: Deal) -> None:
    table = deal()
    _, to = cell(table, 0)
    target = table.sheet.viewport().mapTo(table, to.toPoint())
    start = table.rack.slots[0]
    drag_and_escape(table, start.mapTo(table, start.face().center().toPoint()), target)
    assert lies(table) == "CAB.." and not table.hand.draft.placed
    from_rack(table, 0, cell(table, 0))
    assert list(table.hand.draft.placed) == [0]
    there = table.sheet.viewport().mapTo(table, cell(table, 0)[1].toPoint())
    drag_and_escape(table, there, there + QPoint(200, 0))
    assert table.hand.draft.placed == {0: (0, 0)}, "what lies on the sheet stays there"


def test_escape_gives_up_what_is_nearest(deal: Deal) -> None:
    table = deal()
    hand, cursor = table.hand, table.desk.keys.cursor
    lay(table, 0)
    keys(table, Qt.Key.Key_2)
    assert hand.chosen == 1 and cursor.position is not None
    keys(table, Qt.Key.Key_Escape)
    assert hand.chosen is None and hand.draft.placed
    keys(table, Qt.Key.Key_Escape)
    assert not hand.draft.placed and cursor.position is not None
    keys(table, Qt.Key.Key_Escape)
    assert cursor.position is None


def test_the_hand_is_put_in_order_by_keys_and_remembered(deal: Deal) -> None:
    kept: dict[str, object] = {}
    table = deal(notes=Notes(keep=kept.update))
    keys(table, Qt.Key.Key_1, Qt.Key.Key_Period, Qt.Key.Key_Period)
    assert lies(table) == "ABC.." and table.hand.chosen == 2
    keys(table, Qt.Key.Key_A, Qt.Key.Key_A)
    assert lies(table) == "CBA.."
    assert lies(deal(notes=Notes(kept))) == "CBA.."


def test_a_game_has_keys_of_its_own(deal: Deal) -> None:
    table = deal()
    pressed: list[str] = []
    table.desk.keys.more = {Qt.Key.Key_J: lambda: pressed.append("J")}
    keys(table, Qt.Key.Key_J, Qt.Key.Key_K)
    assert pressed == ["J"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_hurries_a_computer_player_and_skips_what_is_shown(
    deal: Deal, qtbot: QtBot, key: Qt.Key
) -> None:
    table = deal(deciders=(1,))
    with qtbot.waitSignal(table.desk.keys.hurry_requested):
        keys(table, key)
    table.hand.blocked = True
    with qtbot.waitSignal(table.desk.keys.skip_requested):
        keys(table, key)


# What the rules say -------------------------------------------------------------------------------


def test_nothing_is_laid_out_of_turn(deal: Deal) -> None:
    table = deal(deciders=(2,))
    table.hand.choose(0)
    assert table.sheet.spots.places == []
    from_rack(table, 0, cell(table, 0))
    assert table.hand.draft.placed == {}
    assert table.message.message() == "no: not_your_decision"
    assert table.hand.move() is None and not table.hand.begin_exchange()


def test_a_move_that_the_rules_refuse_is_not_handed_in(deal: Deal) -> None:
    table = deal()
    lay(table, 0)
    assert table.hand.move() is None
    assert table.message.message() == "no: not_now" and table.hand.draft.placed


def test_pieces_are_marked_and_given_away(deal: Deal) -> None:
    table = deal()
    lay(table, 0)
    assert table.hand.begin_exchange() and table.hand.draft.placed == {}
    assert table.message.message() == "Which?"
    keys(table, Qt.Key.Key_3, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_2)
    assert table.hand.move() == ("give", ["C", "B"])
    table.hand.toggle_exchange()
    assert not table.hand.exchanging and not table.message.message()


def test_where_nothing_may_be_given_away_that_is_said(deal: Deal) -> None:
    table = deal(may_give=0)
    lay(table, 0)
    assert not table.hand.can_exchange()
    table.hand.toggle_exchange()
    assert not table.hand.exchanging and table.hand.draft.placed
    assert table.message.message() == "no: not_now"


def test_a_shown_move_is_laid_in_an_order_that_fits(deal: Deal) -> None:
    table = deal()
    table.hand.lay([("B", (2, 0)), ("C", (0, 0)), ("A", (1, 0))])
    assert set(table.hand.draft.placements()) == {("B", (2, 0)), ("C", (0, 0)), ("A", (1, 0))}


# Before anything is known, and in the middle of something --------------------------------------------


def test_a_hand_that_was_never_dealt_does_nothing_and_raises_nothing(
    qtbot: QtBot, still: theme.Theme
) -> None:
    """Keys and buttons may come before the first observation does."""
    table = LetterTable(CARD, Letters())
    qtbot.addWidget(table)
    hand = table.hand
    for do in (
        hand.sort,
        hand.clear,
        hand.toggle_exchange,
        hand.take_last_back,
        hand.lay_again,
        hand.refresh,
    ):
        do()
    hand.choose(0)
    hand.shift(1)
    hand.insert(0, 1)
    assert not hand.place(0, (0, 0)) and not hand.place_chosen((0, 0)) and not hand.begin_exchange()
    assert hand.move() is None and not hand.can_exchange() and not hand.on_turn and not hand.awaits_computer
    assert [held.key for held in hand.held()] == [None] * 5
    for key in range(Qt.Key.Key_Space, Qt.Key.Key_Underscore):
        QTest.keyClick(table.sheet, Qt.Key(key))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Left):
        QTest.keyClick(table.sheet, key)
    assert hand.draft.seen is None


@pytest.mark.parametrize("laid", [False, True])
def test_escape_while_a_piece_is_carried_lets_it_fall_back_and_nothing_else(deal: Deal, laid: bool) -> None:
    table = deal()
    lay(table, 0, 1)
    button = table.sheet.viewport() if laid else table.rack.slots[2]
    at = table.sheet.camera.rect((1, 0)).center() if laid else table.rack.slots[2].face().center()
    QTest.mousePress(button, LEFT, pos=at.toPoint())
    widget, point = cell(table, 2)
    place = button.mapFromGlobal(widget.mapToGlobal(point.toPoint()))
    for _ in range(2):
        QTest.mouseMove(button, place)
    assert table.hand.in_air == (1 if laid else 2)
    QTest.keyClick(table.window().windowHandle(), Qt.Key.Key_Escape)
    assert table.hand.in_air is None and table.hand.draft.placed == {0: (0, 0), 1: (1, 0)}
    QTest.mouseMove(button, place)
    QTest.mouseRelease(button, LEFT, pos=place)
    assert table.hand.in_air is None and table.hand.draft.placed == {0: (0, 0), 1: (1, 0)}


def test_a_key_that_the_table_takes_takes_the_keyboard_along(deal: Deal, qtbot: QtBot) -> None:
    """Else Enter would press the button that was walked to before, and there were two rings."""
    table = deal()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.zoom.minus.setFocus(Qt.FocusReason.TabFocusReason)
    before, confirmed = table.sheet.camera.cell, []
    table.desk.keys.confirm_requested.connect(lambda: confirmed.append(True))
    QTest.keyClick(table.zoom.minus, Qt.Key.Key_1)
    assert table.hand.chosen == 0 and table.sheet.hasFocus()
    QTest.keyClick(table.window().focusWidget(), Qt.Key.Key_Return)
    assert list(table.hand.draft.placed) == [0] and table.sheet.camera.cell == before
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
        table.zoom.minus.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(table.zoom.minus, key)
        assert table.sheet.hasFocus() and not table.hand.draft.placed
    keys(table, Qt.Key.Key_1, Qt.Key.Key_Return)
    with_cursor = table.sheet.grab().toImage()
    table.zoom.minus.setFocus(Qt.FocusReason.TabFocusReason)
    table.sheet.repaint()
    assert table.sheet.cursor_item.isVisible() and table.sheet.grab().toImage() != with_cursor
