"""A turn at the table of Quiddler, by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engine.errors import IllegalMove
from app.games.quiddler import deck
from app.games.quiddler.model import Draw, Phase, Play, QuiddlerRefusal
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme
from app.widgets.sheets.dialog import PaperDialog
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, drag, drag_pile, lies, middle, rest
from tests.hands import Hands, drag_and_escape

ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


def drawn(driver: Driver) -> Any:
    """The view, after drawing from the pile."""
    driver.view.controller.draw("pile")
    rest(driver.view)
    assert driver.seen.phase is Phase.PLAY
    return driver.view


def arrange(view: Any, *sizes: int) -> tuple[tuple[str, ...], ...]:
    """Words of so many cards, in the order in which these are held; what is laid."""
    held = [view.table.hand.arrangement.printed[card] for card in view.table.hand.arrangement.in_order()]
    words = []
    for size in sizes:
        words.append(tuple(held[:size]))
        held = held[size:]
    view.table.hand.lay(words)
    return tuple(words)


# Drawing ---------------------------------------------------------------------------------------


def test_a_click_on_the_pile_draws_and_the_card_comes_last(driver: Driver) -> None:
    """RULES QD4."""
    before = lies(driver.view)[1]
    QTest.mouseClick(driver.view.table.draw, Qt.MouseButton.LeftButton)
    assert driver.moves == [Draw("pile")]
    assert lies(driver.view)[1] == before + driver.seen.hand[-1]
    assert driver.view.table.rack.model.lines[-1].shown.fresh


def test_the_open_card_is_taken_by_a_click(driver: Driver) -> None:
    top = driver.seen.discard[-1]
    QTest.mouseClick(driver.view.table.discard, Qt.MouseButton.LeftButton)
    assert driver.moves == [Draw("discard")]
    assert driver.seen.hand[-1] == top


def test_a_card_dragged_off_a_pile_lies_where_it_was_let_go(driver: Driver) -> None:
    table = driver.view.table
    top = driver.seen.discard[-1]
    drag_pile(driver.view, table.discard, QPoint(table.rack.x() + 400, table.rack.y() + 70))
    assert driver.moves == [Draw("discard")]
    assert lies(driver.view)[0] == [top]
    spot = table.rack_spot(table.hand.arrangement.words[0].cards[0])[0]
    assert abs(spot.x() - table.rack.x() - 400) < 3


@pytest.mark.parametrize("name", ["draw", "discard"])
def test_escape_in_a_drag_leaves_the_card_on_its_pile(driver: Driver, name: str) -> None:
    table = driver.view.table
    pile = getattr(table, name)
    start = pile.mapTo(driver.view, pile.face().center().toPoint())
    drag_and_escape(driver.view, start, table.mapTo(driver.view, middle(driver.view, 0)))
    assert driver.moves == [] and driver.seen.phase is Phase.DRAW


@pytest.mark.parametrize("name", ["draw", "discard"])
def test_a_card_let_go_beside_the_rack_stays_on_its_pile(driver: Driver, name: str) -> None:
    pile = getattr(driver.view.table, name)
    before = pile.grab().toImage()
    drag_pile(driver.view, pile, QPoint(40, 200))
    assert driver.moves == []
    assert driver.seen.phase is Phase.DRAW
    assert pile.grab().toImage() == before


@pytest.mark.parametrize(("key", "source"), [(Qt.Key.Key_D, "pile"), (Qt.Key.Key_V, "discard")])
def test_keys_draw(driver: Driver, key: Qt.Key, source: str) -> None:
    QTest.keyClick(driver.view.table, key, Qt.KeyboardModifier.ControlModifier)
    assert driver.moves == [Draw(source)]


def test_enter_draws_from_the_pile(driver: Driver) -> None:
    QTest.keyClick(driver.view.table, ENTER)
    assert driver.moves == [Draw("pile")]


def test_arrows_lead_to_the_piles(driver: Driver) -> None:
    table = driver.view.table
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(QApplication.focusWidget() or table, key)
    assert table.draw.hasFocus() or table.discard.hasFocus()
    QTest.keyClick(QApplication.focusWidget(), SPACE)
    assert len(driver.moves) == 1


def test_nothing_is_drawn_twice(driver: Driver) -> None:
    """RULES QD4."""
    view = drawn(driver)
    QTest.mouseClick(view.table.draw, Qt.MouseButton.LeftButton)
    assert len(driver.moves) == 1
    assert "You have drawn already" in view.table.message.message()


# Arranging -------------------------------------------------------------------------------------


def test_what_is_typed_lies_like_what_is_dragged(sit: Sit) -> None:
    lying = []
    for by_key in (True, False):
        view = sit().view
        table, held = view.table, list(view.table.hand.arrangement.loose)
        texts = [table.hand.arrangement.printed[card] for card in held]
        if by_key:
            hands = Hands(view)
            table.setFocus()
            for text in texts[:2]:
                hands.write(text.lower())
            hands.press(SPACE)
            hands.write(texts[2].lower())
        else:
            row = table.rack.y() + 70
            drag(view, held[0], QPoint(table.rack.x() + 70, row))
            drag(view, held[1], middle(view, held[0]) + QPoint(50, 0))
            drag(view, held[2], QPoint(table.rack.x() + 600, row))
        lying.append(lies(view))
    assert lying[0] == lying[1]
    assert len(lying[0][0]) == 2


def test_space_carries_a_card_and_escape_brings_it_back(driver: Driver) -> None:
    view = driver.view
    table, before = view.table, lies(view)
    table.rack.buttons[table.hand.arrangement.loose[1]].setFocus()
    for key in (SPACE, Qt.Key.Key_Up, SPACE):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert lies(view)[0] == [before[1][1]]
    for key in (SPACE, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Escape):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert lies(view)[0] == [before[1][1]]
    assert table.hand.chosen is None


def test_the_hand_stays_as_it_lies_while_others_play(driver: Driver) -> None:
    """Nothing is put in order behind one's back."""
    view = drawn(driver)
    arrange(view, 2, 2)
    table = view.table
    table.hand.shift(table.hand.arrangement.words[1], 7.0)
    spots = {card: table.rack_spot(card)[0] for card in table.hand.arrangement.printed}
    loose = table.hand.arrangement.loose[0]
    view.controller.drop(loose)
    rest(view)
    while driver.seen.turn != 0:
        driver.do(driver.seen.turn, Draw("pile"))
        rest(view)
        driver.do(driver.seen.turn, Play((), driver.match.observation_for(driver.seen.turn).hand[-1]))
        rest(view)
    del spots[loose]
    assert {card: table.rack_spot(card)[0] for card in spots} == spots


@pytest.mark.parametrize("change", ["theme", "text", "size", "language"])
def test_the_hand_outlives_every_change_of_looks(driver: Driver, change: str) -> None:
    view = drawn(driver)
    arrange(view, 2, 1)
    before = lies(view)
    look = theme.current()
    if change == "theme":
        look.set_kind("dark")
    elif change == "text":
        look.set_text_size(1.5)
    elif change == "size":
        view.resize(1024, 580)
    else:
        QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    assert lies(view) == before
    for button in view.table.rack.buttons.values():
        assert view.table.rack.rect().contains(button.geometry().adjusted(12, 12, -12, -12))


# Laying and discarding -------------------------------------------------------------------------


def test_all_cards_but_one_are_laid_by_the_primary_button(driver: Driver) -> None:
    """RULES QD6."""
    view = drawn(driver)
    words = arrange(view, 2, 2)
    last = lies(view)[1]
    assert view.table.side.lay.isEnabled()
    QTest.mouseClick(view.table.side.lay, Qt.MouseButton.LeftButton)
    assert driver.moves[-1] == Play(words, last)
    assert driver.match.observation_for(0).out == 0


def test_enter_lays_as_well(driver: Driver) -> None:
    view = drawn(driver)
    words = arrange(view, 4)
    QTest.keyClick(view.table, ENTER)
    assert driver.moves[-1].words == words


def test_the_grey_button_says_what_is_missing(driver: Driver) -> None:
    view = driver.view
    assert view.table.side.lay.isEnabled()  # it draws
    drawn(driver)
    said = set()
    for sizes in ((), (2,), (2, 1), (5,)):
        arrange(view, *sizes)
        assert not view.table.side.lay.isEnabled(), sizes
        said.add(view.table.side.why.text())
    assert len(said) == 4 and all(said)


def test_a_card_dragged_onto_the_pile_is_discarded(driver: Driver) -> None:
    view = drawn(driver)
    arrange(view, 2)
    card = view.table.hand.arrangement.loose[1]
    text = view.table.hand.arrangement.printed[card]
    drag(view, card, view.table.pile_spot(view.table.discard)[0])
    assert driver.moves[-1] == Play((), text)
    assert driver.match.observation_for(0).discard[-1] == text


@pytest.mark.parametrize("lays", [True, False])
def test_the_last_card_on_the_pile_asks_whether_to_lay(driver: Driver, lays: bool) -> None:
    """Going out is a matter of choice (RULES QD6)."""
    view = drawn(driver)
    words = arrange(view, 2, 2)
    last = lies(view)[1]
    drag(view, view.table.hand.arrangement.loose[0], view.table.pile_spot(view.table.discard)[0])
    assert len(driver.moves) == 1
    answer(view, "primary" if lays else "secondary")
    assert driver.moves[-1] == Play(words if lays else (), last)


def last_turn(sit: Sit) -> Driver:
    """The other one is out, and the person has drawn for the last time (RULES QD7)."""
    driver = sit(2)
    driver.do(0, Draw("pile"))
    driver.do(0, Play((), driver.seen.hand[0]))
    driver.do(1, Draw("pile"))
    hand = driver.match.observation_for(1).hand
    driver.do(1, Play((hand[:4],), hand[4]))
    driver.do(0, Draw("pile"))
    rest(driver.view)
    return driver


def question(view: Any) -> PaperDialog | None:
    """What is asked before words stay in the hand."""
    return next((one for one in view.window().findChildren(PaperDialog) if one.isVisible()), None)


def answer(view: Any, kind: str) -> None:
    asked = question(view)
    assert asked is not None
    Hands(view).rest()
    next(one for one in asked.findChildren(PaperButton) if one.kind == kind and one.text()).click()


def _chosen_and_the_pile(view: Any, card: int) -> None:
    view.table.hand.choose(card)
    QTest.mouseClick(view.table.discard, Qt.MouseButton.LeftButton)


def _delete(view: Any, card: int) -> None:
    view.table.rack.buttons[card].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)


def _dragged(view: Any, card: int) -> None:
    drag(view, card, view.table.pile_spot(view.table.discard)[0])


def _button(view: Any, card: int) -> None:
    view.table.hand.choose(card)
    QTest.mouseClick(view.table.side.discard, Qt.MouseButton.LeftButton)


def _button_by_key(view: Any, card: int) -> None:
    view.table.hand.choose(card)
    view.table.side.discard.setFocus()
    QTest.keyClick(view.table.side.discard, ENTER)


def _button_twice(view: Any, card: int) -> None:
    view.table.hand.choose(card)
    button = view.table.side.discard
    spot = button.mapTo(view, button.rect().center())
    QTest.mouseClick(view.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(view.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)


WAYS = (_chosen_and_the_pile, _delete, _dragged, _button, _button_by_key, _button_twice)
"""In which a card goes onto the discard pile."""


@pytest.mark.parametrize("way", WAYS)
def test_no_way_to_discard_throws_words_away_in_the_last_turn(sit: Sit, way: Any) -> None:
    """RULES QD7: the words are laid with it, or it is asked whether they are to be."""
    driver = last_turn(sit)
    view = driver.view
    words = arrange(view, 2)
    card = view.table.hand.arrangement.loose[0]
    text = view.table.hand.arrangement.printed[card]
    moves = len(driver.moves)
    way(view, card)
    if question(view) is None:
        assert driver.moves[-1] == Play(words, text)
        return
    assert len(driver.moves) == moves and lies(view)[0] == ["".join(meld) for meld in words]
    answer(view, "primary")
    assert driver.moves[moves:] == [Play(words, text)]


@pytest.mark.parametrize("way", WAYS)
def test_no_way_to_discard_passes_over_going_out(driver: Driver, way: Any) -> None:
    """RULES QD6: all lies in words; to keep them is a choice of one's own."""
    view = drawn(driver)
    words = arrange(view, 4)
    way(view, view.table.hand.arrangement.loose[0])
    assert len(driver.moves) == 1 and lies(view)[0] == ["".join(meld) for meld in words]
    answer(view, "secondary")
    assert driver.moves[-1].words == () and len(driver.moves) == 2


def test_words_stay_in_the_hand_only_where_that_is_said_twice(sit: Sit) -> None:
    """RULES QD7: also none may be laid."""
    driver = last_turn(sit)
    arrange(driver.view, 2)
    card = driver.view.table.hand.arrangement.loose[1]
    _button(driver.view, card)
    answer(driver.view, "secondary")
    assert driver.moves[-1].words == ()


def test_a_card_torn_out_of_a_word_lays_no_other_word_unasked(sit: Sit) -> None:
    """RULES QD7: what is left of the word was never meant."""
    driver = last_turn(sit)
    view = driver.view
    words = arrange(view, 3)
    moves = len(driver.moves)
    drag(view, view.table.hand.arrangement.words[0].cards[2], view.table.pile_spot(view.table.discard)[0])
    assert len(driver.moves) == moves and question(view) is not None
    assert lies(view)[0] == ["".join(words[0])]


def test_what_the_button_says_is_what_goes(sit: Sit) -> None:
    """A card of a word was chosen, the button names the loose one."""
    driver = last_turn(sit)
    view = driver.view
    arrange(view, 2, 2)
    view.table.hand.choose(view.table.hand.arrangement.words[0].cards[0])
    loose = lies(view)[1]
    assert loose in view.table.side.discard.text()
    QTest.mouseClick(view.table.side.discard, Qt.MouseButton.LeftButton)
    answer(view, "secondary")
    assert driver.moves[-1] == Play((), loose)


@pytest.mark.parametrize("by_key", [True, False])
def test_in_the_last_turn_the_primary_button_lays_and_names_what_goes(sit: Sit, by_key: bool) -> None:
    """RULES QD7, QD10: the dearest loose card, as the figure beside it counts, unless another is chosen."""
    driver = last_turn(sit)
    view, side = driver.view, driver.view.table.side
    words = arrange(view, 2)
    dearest = max(_cards(view), key=lambda card: deck.value("cz", (card,)))
    assert side.lay.isEnabled() and dearest in side.why.text()
    other = next(card for card in view.table.hand.arrangement.loose if _printed(view, card) != dearest)
    view.table.hand.choose(other)
    assert _printed(view, other) in side.why.text()
    if by_key:
        QTest.keyClick(view.table, ENTER)
    else:
        QTest.mouseClick(side.lay, Qt.MouseButton.LeftButton)
    assert driver.moves[-1] == Play(words, _printed(view, other))


def _printed(view: Any, card: int) -> str:
    return str(view.table.hand.arrangement.printed[card])


def test_what_the_program_did_not_take_is_not_invited_to_be_laid(driver: Driver) -> None:
    """One true thing at a time: the word is none, so nothing says that it can be laid."""
    view = drawn(driver)
    words = arrange(view, 4)
    invited = view.table.rack.hint
    spelt = deck.spelt(words[0])
    view.show_rejection(IllegalMove(QuiddlerRefusal.NO_WORD, word=spelt, why="unknown"), None)
    assert spelt in view.table.side.why.text() and view.table.rack.hint != invited
    view.table.hand.lay([words[0][::-1]])
    assert view.table.rack.hint == invited


def test_in_the_last_turn_no_word_is_lost_because_another_is_none(sit: Sit) -> None:
    """RULES QD7, QD8: a single card is no word; the card flies home and the reason is told."""
    driver = last_turn(sit)
    view = driver.view
    arrange(view, 2, 1)
    moves, before = len(driver.moves), lies(view)
    drag(view, view.table.hand.arrangement.loose[0], view.table.pile_spot(view.table.discard)[0])
    assert len(driver.moves) == moves
    assert lies(view) == before
    assert view.table.message.message(), (
        driver.seen.phase,
        driver.seen.out,
        view.presenter.acting,
        lies(view),
    )
    assert driver.seen.phase is Phase.PLAY


def test_delete_discards_the_card_that_has_the_keyboard(driver: Driver) -> None:
    view = drawn(driver)
    card = view.table.hand.arrangement.loose[2]
    text = view.table.hand.arrangement.printed[card]
    view.table.rack.buttons[card].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
    assert driver.moves[-1] == Play((), text)


def test_a_chosen_card_is_discarded_by_the_button_and_by_a_click_on_the_pile(driver: Driver) -> None:
    view = drawn(driver)
    assert not view.table.side.discard.isEnabled()
    card = view.table.hand.arrangement.loose[1]
    view.table.hand.choose(card)
    assert view.table.hand.arrangement.printed[card] in view.table.side.discard.text()
    QTest.mouseClick(view.table.discard, Qt.MouseButton.LeftButton)
    assert driver.moves[-1].words == () and driver.seen.discard[-1] == driver.moves[-1].discard


# What it is worth ------------------------------------------------------------------------------


def test_the_value_of_what_is_arranged_and_of_what_is_left_is_told(driver: Driver) -> None:
    """RULES QD10: standing words less what is held."""
    view = drawn(driver)
    words = arrange(view, 2, 2)
    side = view.table.side
    worth = sum(deck.value("cz", meld) for meld in words)
    assert str(worth) in side.gain.text()
    assert str(worth) in side.parts.text()
    arrange(view, 2)
    loose = sorted(deck.value("cz", (card,)) for card in _cards(view))
    assert str(sum(loose[:-1])) in side.parts.text()


def _cards(view: Any) -> list[str]:
    arrangement = view.table.hand.arrangement
    return [arrangement.printed[card] for card in arrangement.loose]


def test_slips_are_neutral_unless_an_adviser_was_agreed(sit: Sit) -> None:
    """RULES QD9: with challenges nothing tells whether a word is good."""
    for adviser, told in (("off", {None}), ("on", {True, False})):
        asked: list[str] = []

        def takes(word: str, asked: list[str] = asked) -> bool:
            asked.append(word)
            return word == asked[0]

        view = sit(adviser=adviser, takes=takes).view
        arrange(view, 2, 2)
        assert {slip.good for slip in view.table.rack.slips} == told
        assert bool(asked) is (adviser == "on")


def test_a_word_that_is_refused_is_marked_and_named(driver: Driver) -> None:
    view = drawn(driver)
    words = arrange(view, 2, 2)
    word = deck.spelt(words[0])
    view.show_rejection(IllegalMove(QuiddlerRefusal.NO_WORD, word=word, why="unknown"), None)
    assert word in view.table.message.message()
    assert view.presenter.refused == {words[0]}
    assert lies(view)[0] == ["".join(meld) for meld in words]


def test_a_refused_word_promises_nothing_until_it_is_changed(driver: Driver) -> None:
    """The panel says why in place of what laying would bring, and the primary button does not invite."""
    view = drawn(driver)
    words = arrange(view, 2, 2)
    spelt = [deck.spelt(meld) for meld in words]
    side = view.table.side
    view.show_rejection(IllegalMove(QuiddlerRefusal.NO_WORD, word=spelt[0], why="unknown", words=spelt), None)
    assert view.presenter.refused == set(words)
    assert not side.lay.isEnabled() and spelt[0] in side.why.text()
    assert not side.gain.text()
    assert spelt[0] in view.table.message.message()
    view.table.hand.lay([words[0][::-1], words[1][::-1]])
    assert side.lay.isEnabled() and side.gain.text()
    assert not view.table.message.message(), "told of words that do not lie there any more"


def test_a_single_card_among_the_words_counts_for_nothing(driver: Driver) -> None:
    """RULES QD8: it is no word; neither the figure nor its slip says otherwise."""
    view = drawn(driver)
    words = arrange(view, 2, 1)
    assert view.table.side.gain.text().split()[0] == str(deck.value("cz", words[0]))
    assert [slip.points for slip in view.table.rack.slips] == [deck.value("cz", words[0]), None]


def test_what_the_loose_cards_cost_adds_up(driver: Driver) -> None:
    """RULES QD10: all of them are named, and which one is taken for discarded."""
    view = drawn(driver)
    arrange(view, 2)
    worth = [deck.value("cz", (card,)) for card in _cards(view)]
    bound = view.table.side.parts.text()
    said = " ".join(bound.split())
    assert str(sum(worth)) in said and str(sum(worth) - max(worth)) in said
    assert any(f" {card}" in said for card in _cards(view))
    assert " " not in bound.partition(", ")[2], "a line breaks at the comma, and no figure stands alone"


def test_delete_takes_a_card_out_of_a_word_before_it_discards_it(driver: Driver) -> None:
    view = drawn(driver)
    arrange(view, 2)
    card = view.table.hand.arrangement.words[0].cards[0]
    text = view.table.hand.arrangement.printed[card]
    view.table.rack.buttons[card].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
    assert len(driver.moves) == 1
    assert view.table.hand.arrangement.loose[-1] == card
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
    assert driver.moves[-1] == Play((), text)


def test_a_card_dragged_onto_the_pile_before_drawing_is_told_why_not(driver: Driver) -> None:
    """RULES QD4."""
    view = driver.view
    drag(view, view.table.hand.arrangement.loose[0], view.table.pile_spot(view.table.discard)[0])
    assert driver.moves == [] and len(driver.seen.hand) == len(view.table.hand.arrangement.printed)
    assert view.table.message.message()


def test_a_card_in_the_air_outlives_the_end_of_ones_turn(driver: Driver) -> None:
    view = drawn(driver)
    hand = view.table.hand
    gone, kept = hand.arrangement.loose[0], hand.arrangement.loose[2]
    button, table = view.table.rack.buttons[kept], view.table
    start = middle(view, kept)
    end = QPoint(table.rack.x() + 500, table.rack.y() + 70)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.mapFrom(table, start))
    QTest.mouseMove(button, button.mapFrom(table, start + QPoint(0, -40)))
    view.controller.drop(gone)
    rest(view)
    QTest.mouseMove(button, button.mapFrom(table, end))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.mapFrom(table, end))
    assert [word.cards for word in hand.arrangement.words] == [[kept]]


def test_after_the_turn_nothing_of_it_is_left_on_buttons_and_cards(driver: Driver) -> None:
    """The button names no card any more, and the drawn card is as the others."""
    view = drawn(driver)
    side = view.table.side
    before = side.discard.text()
    card = view.table.hand.arrangement.loose[0]
    view.table.hand.choose(card)
    assert side.discard.text() != before
    view.controller.drop(card)
    rest(view)
    assert side.discard.text() == before
    assert not any(line.shown.fresh for line in view.table.rack.model.lines)


def test_laid_words_lie_there_at_once(driver: Driver) -> None:
    """RULES QD6: no figure of what is arranged, nothing to drag, while the turn is still being shown."""
    view = drawn(driver)
    arrange(view, 2, 2)
    seen: list[tuple[bool, str, str]] = []
    view.table.hand.changed.connect(
        lambda: seen.append(
            (view.show_.shown.laid[0] is not None, view.table.side.gain.text(), view.table.rack.empty)
        )
    )
    QTest.mouseClick(view.table.side.lay, Qt.MouseButton.LeftButton)
    rest(view)
    laid = [(figure, empty) for lies, figure, empty in seen if lies]
    assert laid and set(laid) == {("", "")}
