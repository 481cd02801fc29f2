"""The animals say something at the table and at the end."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

import pytest
from pytestqt.qtbot import QtBot

from app.games.qwirkle.model import Played
from app.games.qwirkle.screen.sayings import Mood, remark
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import Occasion
from app.widgets.controls.speech import SpeechBubble
from tests.games.qwirkle.table import Sit, first_fit

PERSON = SeatLook("Žofie", "Ž")
FOX, OWL = (SeatLook(f"{n}", f"level:{n}", is_person=False, level=n) for n in (3, 4))
SEATS = (PERSON, FOX, OWL)
CELL = ((0, (0, 0)),)


def laid(seat: int, points: int, qwirkles: int = 0) -> Played:
    return Played(seat, CELL, 0, points, qwirkles)


@pytest.mark.parametrize(
    ("history", "expected"),
    [
        ((), None),
        ((laid(1, 12, 1),), (1, Mood.QWIRKLE)),
        ((laid(0, 12, 1),), (1, Occasion.ADMIRES)),
        ((laid(0, 5),), None),
        ((laid(1, 1), Played(2, (), 3, 0)), (2, Mood.TRADE)),
        ((laid(1, 4), laid(1, 9)), (1, Occasion.BEST)),
        ((laid(1, 9), laid(1, 9)), None),
        ((laid(1, 3), laid(1, 5)), None),
        ((laid(0, 5), laid(1, 4)), (1, Occasion.HELLO)),
        ((laid(1, 3), laid(0, 2), laid(0, 2)), (1, Occasion.LOST)),
        ((laid(0, 3), laid(1, 2), laid(1, 2)), (1, Occasion.LED)),
        ((laid(1, 9), laid(0, 2), laid(0, 8)), (1, Occasion.LOST)),
    ],
)
def test_they_speak_of_what_has_just_happened(
    history: tuple[Played, ...], expected: tuple[int, Enum] | None
) -> None:
    said = remark(SEATS, history)
    assert (said and said[:2]) == expected


def test_a_child_is_praised_for_its_best_turn() -> None:
    child = (SeatLook("Ema", "E", is_child=True), FOX, OWL)
    history = (laid(0, 4), laid(1, 20), laid(0, 9))
    assert remark(child, history) == (1, Occasion.CHILD, {}, False)
    assert remark(SEATS, history) is None


def test_whoever_has_a_head_start_leads_until_it_is_made_up_for() -> None:
    ahead = (replace(PERSON, ahead=10), FOX, OWL)
    assert remark(ahead, (laid(0, 3), laid(1, 2), laid(1, 2))) is None, "still behind"
    assert remark(ahead, (laid(0, 3), laid(1, 5), laid(1, 5), laid(1, 5))) == (1, Occasion.LED, {}, True)


def test_nobody_is_left_to_admire_where_only_people_play() -> None:
    assert remark((PERSON, PERSON), (laid(0, 12, 1),)) is None


def test_a_word_is_said_beside_its_speaker_and_ends(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    seen = driver.seen
    history = (laid(2, 4), laid(2, 24, 2), laid(0, 1))
    view.course.turn_shown.emit(replace(seen, history=history), 1)
    bubble = view.talk.bubble
    assert bubble.isVisible() and "Sova" in bubble.accessibleName()
    side = view.table.side
    assert bubble.geometry().right() <= side.geometry().left()
    assert abs(bubble.geometry().bottom() - side.seats.rows[2].geometry().center().y()) < 60
    view.hand.place(*first_fit(driver))
    view.hand.refresh()
    assert not bubble.isVisible(), "whoever lays tiles wants to see the table"


def test_in_the_results_every_animal_has_the_last_word(sit: Sit, qtbot: QtBot) -> None:
    driver = sit(turns=10_000)
    said = [bubble.text() for bubble in driver.view.end.findChildren(SpeechBubble) if bubble.isVisible()]
    assert len(said) == 2 and len(set(said)) == 2
    driver.view.resize(1000, 540)
    qtbot.waitUntil(lambda: driver.view.end.geometry().bottom() <= driver.view.table.height())
    assert not any(bubble.isVisible() for bubble in driver.view.end.findChildren(SpeechBubble))
    assert driver.view.end.again.isVisible()
