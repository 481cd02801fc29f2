"""What the table of Quiddler tells while cards are arranged: bonuses, quicker ways, what a word is."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from app.games.quiddler import deck, scoring
from app.tabletop.context import ViewSettings
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, drag, rest
from tests.games.quiddler.view.test_view_turn import arrange, drawn

LES, VODA, STROM = ("L", "E", "S"), ("V", "O", "D", "A"), ("S", "T", "R", "O", "M")


def test_bonuses_are_counted_as_things_stand() -> None:
    """RULES QD11: a tie brings nobody anything, and takes it from whoever had it."""
    most, longest = scoring.prospects([[], [LES], [VODA]], 0, [STROM])
    assert most is not None and (most.figure, most.takes, most.spoils) == (1, False, False)
    assert longest is not None and (longest.figure, longest.takes) == (5, True)
    longest = scoring.prospects([[], [LES], [VODA]], 0, [VODA])[1]
    assert longest is not None and not longest.takes and longest.spoils
    assert scoring.prospects([[], [LES]], 0, [STROM, LES])[1] is None, "two play for one of them"
    assert scoring.prospects([[], [LES]], 0, []) == (None, None)


def test_the_panel_says_which_bonus_the_words_would_take_now(driver: Driver) -> None:
    """RULES QD11."""
    view = drawn(driver)
    assert not view.table.side.bonuses.text()
    word = arrange(view, 3)[0]
    told = view.table.side.bonuses.text().replace("\N{NO-BREAK SPACE}", " ")
    assert f"longest word ({deck.length(word)}) +10" in told and "most words (1) +10" in told
    assert "longest word" in view.table.side.gain.accessibleName().replace("\N{NO-BREAK SPACE}", " ")
    view.table.hand.clear()
    assert not view.table.side.bonuses.text()


def test_words_that_the_adviser_calls_none_promise_no_bonus(sit: Sit) -> None:
    view = drawn(sit(takes=lambda word: False, adviser="on"))
    arrange(view, 3)
    assert not view.table.side.bonuses.text()


def test_whoever_drags_is_told_once_what_is_quicker(driver: Driver) -> None:
    view = drawn(driver)
    table, told = view.table, []
    for step in range(5):
        card = table.hand.arrangement.loose[0] if step < 4 else table.hand.arrangement.words[0].cards[0]
        drag(view, card, QPoint(table.rack.x() + 300 + 10 * step, table.rack.y() + 60))
        rest(view)
        if "Quicker" in table.message.message():
            told.append(step)
            table.message.clear()
    assert told == [2], "after the third card, and not again"
    kept: ViewSettings = driver.context.settings
    assert kept.aid("quick_ways"), "nor in the next game"


def test_a_word_on_the_rack_can_be_asked_about_at_its_slip(driver: Driver) -> None:
    view = drawn(driver)
    words = arrange(view, 3, 1)
    spots = view.table.rack.word_spots()
    assert [spot.word.lower() for spot in spots] == ["".join(words[0]).lower()], "a card alone is no word"
    cards = [button.geometry() for button in view.table.rack.buttons.values()]
    assert not any(spot.place.intersects(card) for spot in spots for card in cards), "those are picked up"
