"""What animals say at the table of Scrabble karty, and when."""

from __future__ import annotations

from enum import Enum

import pytest

from app.games.scrabble_cards.model import Played, Score
from app.games.scrabble_cards.screen.sayings import Mood, remark
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import Occasion

PERSON = SeatLook("Žofie", "Ž")
FOX, OWL = (SeatLook(f"{n}", f"level:{n}", is_person=False, level=n) for n in (3, 4))
SEATS = (PERSON, FOX, OWL)


def laid(seat: int, points: int, *, bingo: int = 0, against: int = 0) -> Played:
    return Played(seat, "play", words=("VLAK",), score=Score((points,), bingo=bingo, against=against))


@pytest.mark.parametrize(
    ("history", "expected"),
    [
        ((), None),
        ((laid(1, 12, bingo=50),), (1, Mood.BINGO)),
        ((laid(0, 12, bingo=50),), (1, Occasion.ADMIRES)),
        ((laid(0, 31),), (1, Occasion.ADMIRES)),
        ((laid(0, 12),), None),
        ((laid(1, 12, against=5),), (1, Mood.STUNG)),
        ((laid(1, 9), laid(1, 19)), (1, Occasion.BEST)),
        ((laid(1, 19), laid(1, 19)), None),
        ((laid(1, 4), laid(1, 9)), None),
        ((laid(1, 19),), (1, Occasion.HELLO)),
        ((laid(0, 5), Played(0, "play", challengers=(2,), score=Score((9,)))), (2, Occasion.WRONG)),
        ((laid(0, 5), Played(0, "fallen", challengers=(1,))), (1, Occasion.RIGHT)),
        ((laid(1, 9), laid(0, 6), laid(0, 6)), (1, Occasion.LOST)),
        ((Played(2, "exchange", exchanged=(3, False)),), (2, Mood.EXCHANGE)),
        ((Played(2, "fallen", words=("VLAKZ",)),), (2, Occasion.CAUGHT)),
        ((Played(0, "fallen", words=("VLAKZ",)),), None),
        ((laid(1, 5), Played(2, "pass")), None),
    ],
)
def test_they_speak_of_what_has_just_happened(
    history: tuple[Played, ...], expected: tuple[int, Enum] | None
) -> None:
    said = remark(SEATS, history)
    assert (said and said[:2]) == expected


def test_a_made_up_word_that_passed_is_owned_up_to() -> None:
    history = (laid(1, 4), laid(1, 9))
    assert remark(SEATS, history, lambda word: word == "vlak") == (
        1,
        Occasion.BLUFFED,
        {"word": "vlak", "Word": "Vlak"},
        False,
    )


def test_nobody_is_left_to_admire_where_only_people_play() -> None:
    assert remark((PERSON, PERSON), (laid(0, 50),)) is None
