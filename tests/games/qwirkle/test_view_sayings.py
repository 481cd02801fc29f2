"""The animals say something at the table and at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.games.qwirkle.model import Played
from app.games.qwirkle.screen.sayings import ANIMALS, Mood, last_word, line, remark
from app.tabletop.context import SeatLook
from app.widgets.controls.speech import SpeechBubble
from tests.games.qwirkle.table import Sit, first_fit

PERSON = SeatLook("Žofie", "Ž")
FOX, OWL = (SeatLook(f"{n}", f"level:{n}", is_person=False, level=n) for n in (3, 4))
SEATS = (PERSON, FOX, OWL)
CELL = ((0, (0, 0)),)


def laid(seat: int, points: int, qwirkles: int = 0) -> Played:
    return Played(seat, CELL, 0, points, qwirkles)


@pytest.mark.parametrize("level", range(1, 6))
def test_every_animal_has_a_line_for_every_moment(level: int) -> None:
    lines = ANIMALS[level - 1]
    assert set(lines) == set(Mood)
    for mood in Mood:
        said = {line(level, mood, moment, 11) for moment in range(len(lines[mood]))}
        assert len(said) == len(lines[mood])
        assert not any("{" in text for text in said)


def test_no_two_animals_talk_alike() -> None:
    everything = [text for lines in ANIMALS for texts in lines.values() for text in texts]
    assert len(set(everything)) == len(everything)


@pytest.mark.parametrize(
    ("history", "expected"),
    [
        ((), None),
        ((laid(1, 12, 1),), (1, Mood.QWIRKLE)),
        ((laid(0, 12, 1),), (1, Mood.ADMIRES)),
        ((laid(0, 5),), None),
        ((Played(2, (), 3, 0),), (2, Mood.TRADE)),
        ((laid(1, 4), laid(1, 9)), (1, Mood.BEST)),
        ((laid(1, 9), laid(1, 9)), None),
        ((laid(1, 3), laid(1, 5)), None),
    ],
)
def test_they_speak_of_what_has_just_happened(
    history: tuple[Played, ...], expected: tuple[int, Mood] | None
) -> None:
    assert remark(SEATS, history) == expected


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
    seen = driver.seen
    assert last_word(seen, 1) is (Mood.WON if seen.winners == (1,) else Mood.BEATEN)
    assert last_word(replace(seen, winners=(1, 2)), 2) is Mood.SHARED
    said = [bubble.text() for bubble in driver.view.end.findChildren(SpeechBubble) if bubble.isVisible()]
    assert len(said) == 2 and len(set(said)) == 2
    driver.view.resize(1000, 540)
    qtbot.waitUntil(lambda: driver.view.end.geometry().bottom() <= driver.view.table.height())
    assert not any(bubble.isVisible() for bubble in driver.view.end.findChildren(SpeechBubble))
    assert driver.view.end.again.isVisible()
