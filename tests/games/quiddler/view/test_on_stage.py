"""The table of Quiddler before a whole room: what the others do is large, and the last turns stand there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect

from app.games.quiddler.model import Draw, Play
from app.tabletop.cards.seats import LaidWord
from app.widgets.look import theme
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, rest


@pytest.fixture
def driver(sit: Sit) -> Driver:
    """Three seats, projected."""
    made = sit()
    theme.current().set_kind("projector")
    made.context.settings.update(big_picture=True)
    return made


def test_last_turns_stand_there_with_their_cards(driver: Driver) -> None:
    table, dropped = driver.view.table, driver.seen.hand[0]
    assert table.turns.isVisible()
    before = len(table.turns.turns)
    driver.do(0, Draw("pile"))
    driver.do(0, Play((), dropped))
    rest(driver.view)
    newest = table.turns.turns[0]
    assert len(table.turns.turns) == before + 1
    assert newest.taken is None and newest.dropped is not None and newest.dropped.text == dropped
    assert dropped in table.turns.accessibleName(), "and can be heard"
    driver.context.settings.update(big_picture=False)
    assert not table.turns.isVisible()


def test_words_of_others_lie_as_cards_and_all_of_them_in_their_place(driver: Driver) -> None:
    table = driver.view.table
    place = table.seats[1]
    laid = tuple(
        LaidWord(word, 9, cards=tuple(map(table.printed, word))) for word in ("STROM", "LES", "VODA")
    )
    place.show_state(replace(place.state, laid=laid))
    spots = place.word_spots()
    assert [spot.word for spot in spots] == ["STROM", "LES", "VODA"]
    assert all(place.rect().adjusted(-1, -1, 1, 1).contains(spot.place) for spot in spots)
    assert not any(one.place.intersects(other.place) for at, one in enumerate(spots) for other in spots[:at])
    least = theme.current().pxf(theme.ON_THE_WALL)
    assert all(spot.place.height() >= 2 * least for spot in spots), "read from the back row"


def test_nothing_lies_over_another_thing(driver: Driver) -> None:
    driver.view.resize(1920, 1000)
    theme.current().fit(1920, 1080)
    table = driver.view.table
    others = [table.seats[seat].geometry() for seat in table.around()]
    parts = [*others, table.turns.geometry(), table.race.geometry(), table.side.geometry()]
    parts += [table.rack.geometry()]
    parts += [pile.face().toRect().translated(pile.pos()) for pile in (table.draw, table.discard)]
    assert all(table.rect().contains(part) for part in parts)
    crossing = [(a, b) for at, a in enumerate(parts) for b in parts[:at] if QRect(a).intersects(b)]
    assert crossing == []
