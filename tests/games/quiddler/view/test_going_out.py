"""Going out is an event: the words land before everybody, then they go to the place of whoever laid them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.engine.errors import IllegalMove
from app.games.quiddler import deck
from app.games.quiddler.model import Draw, Phase, Play, QuiddlerRefusal
from app.widgets.look import theme
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, rest
from tests.games.quiddler.view.test_arriving import flying


def _goes_out(driver: Driver, seat: int) -> None:
    """A seat lays all that it holds (RULES QD6); words are not looked up before somebody doubts them."""
    table = driver.view.table
    while driver.seen.turn != seat:
        at = driver.match.deciders()[0]
        driver.do(at, Draw("pile"))
        driver.do(at, Play((), driver.match.observation_for(at).hand[-1]))
    driver.do(seat, Draw("pile"))
    driver.view.acting.skip()
    rest(driver.view)
    hand = driver.match.observation_for(seat).hand
    assert driver.match.observation_for(seat).phase is Phase.PLAY
    theme.install(theme.Theme("light"))
    driver.do(seat, Play((tuple(hand[:2]), tuple(hand[2:4])), hand[4]))
    assert table.landing.isVisible()


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_lies_at_its_place_before_it_lands(sit: Sit, qtbot: QtBot, seat: int) -> None:
    driver = sit()
    table = driver.view.table
    flew: list[bool] = []
    """Whether a card was in the air when words lay at the place for the first time."""
    show = driver.view.controller.show
    show.changed.connect(lambda: flew.append(flying(table)) if show.shown.laid[seat] and not flew else None)
    landed: list[bool] = []
    """Of every card that landed, whether words lay at the place already."""
    land = table.landing.land

    def lands(word: int, card: int) -> None:
        land(word, card)
        landed.append(table.seats[seat].state.laid is not None)

    table.landing.land = lands
    _goes_out(driver, seat)
    assert table.landing.text()
    assert not table.landing.landed
    qtbot.waitUntil(lambda: flying(table))
    assert table.seats[seat].state.laid is None and not table.seats[seat].state.out
    qtbot.waitUntil(lambda: table.seats[seat].state.laid is not None)
    assert landed == [False] * 4 and flew == [False] and not table.landing.isVisible()
    assert len(table.seats[seat].state.laid) == 2 and table.seats[seat].state.out
    others = [one for at, one in enumerate(table.seats) if at != seat]
    assert all(one.state.pending for one in others), "who has a last turn (RULES QD7)"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_press_goes_on(sit: Sit, qtbot: QtBot, seat: int) -> None:
    driver = sit()
    table = driver.view.table
    _goes_out(driver, seat)
    qtbot.waitUntil(lambda: flying(table))
    driver.view.controller.confirm()
    rest(driver.view)
    assert not table.landing.isVisible() and not flying(table)
    assert table.seats[seat].state.out and len(table.seats[seat].state.laid) == 2
    if not seat:
        assert not table.hand.arrangement.printed, "every card has left the hand"


def test_with_reduced_motion_all_of_it_is_there_at_once(sit: Sit, qtbot: QtBot) -> None:
    driver = sit()
    table = driver.view.table
    hand = driver.seen.hand
    driver.do(0, Draw("pile"))
    rest(driver.view)
    hand = driver.match.observation_for(0).hand
    driver.do(0, Play((tuple(hand[:2]), tuple(hand[2:4])), hand[4]))
    assert len(table.landing.landed) == 4 and table.landing.total > 0 and not flying(table)
    driver.view.acting.skip()
    rest(driver.view)
    assert not table.landing.isVisible() and table.seats[0].state.out


def test_a_bonus_comes_to_whoever_leads_and_leaves_whoever_led(sit: Sit, qtbot: QtBot) -> None:
    """RULES QD11: three seats play for both bonuses."""
    driver = sit()
    table = driver.view.table
    _goes_out(driver, 1)
    qtbot.waitUntil(lambda: table.seats[1].state.laid is not None)
    ends = [one.path[1] for one in table.gains]
    assert all(table.seats[1].geometry().contains(end.toPoint()) for end in ends)
    assert not any(one.isVisible() for one in table.gains)


def test_a_refused_word_shakes_and_lies_where_it_lay(sit: Sit, qtbot: QtBot) -> None:
    """DESIGN 1: three times to and fro in 240 ms; not at all with reduced motion."""
    driver = sit(words="auto", takes=lambda word: False)
    rack, hand = driver.view.table.rack, driver.view.table.hand
    driver.do(0, Draw("pile"))
    rest(driver.view)
    cards = hand.arrangement.in_order()[:3]
    hand.lay([tuple(hand.arrangement.printed[card] for card in cards)])
    shaken = hand.arrangement.words[0].cards
    before = [rack.buttons[card].pos() for card in shaken]
    places: list[int] = []
    refusal = IllegalMove(QuiddlerRefusal.NO_WORD, word=deck.spelt(hand.arrangement.spelled()[0]))
    driver.view.controller.refuse(refusal)
    assert [rack.buttons[card].pos() for card in shaken] == before
    theme.install(theme.Theme("light"))
    driver.view.controller.refuse(refusal)

    def at_rest() -> bool:
        places.append(rack.buttons[shaken[0]].x() - before[0].x())
        return len(places) > 3 and [rack.buttons[card].pos() for card in shaken] == before and any(places)

    qtbot.waitUntil(at_rest)
    assert max(map(abs, places)) <= 6


def test_a_bonus_that_somebody_takes_in_their_own_last_turn_leaves_whoever_led(
    sit: Sit, qtbot: QtBot
) -> None:
    """RULES QD11: the words go straight to the own place, the bonus comes from the other one."""
    driver = sit()
    table, seats = driver.view.table, driver.view.table.seats
    _goes_out(driver, 1)
    driver.view.acting.skip()
    rest(driver.view)
    while driver.seen.turn != 0:
        at = driver.match.deciders()[0]
        driver.do(at, Draw("pile"))
        driver.do(at, Play((), driver.match.observation_for(at).hand[-1]))
    driver.do(0, Draw("pile"))
    driver.view.acting.skip()
    rest(driver.view)
    hand = driver.match.observation_for(0).hand
    driver.do(0, Play((tuple(hand[:3]),), hand[3]))
    longest = table.gains[1]
    qtbot.waitUntil(longest.isVisible)
    start, end = longest.path
    assert seats[1].geometry().contains(start.toPoint()) and seats[0].geometry().contains(end.toPoint())
    assert not table.gains[0].isVisible(), "one word is not the most"
    assert seats[0].state.laid is None, "it lies there when it has landed"
