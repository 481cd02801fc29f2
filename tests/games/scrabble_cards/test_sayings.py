"""What animals say at the table of Scrabble karty, and when."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.scrabble_cards.model import Observation, Phase, Played, Score
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.screen.sayings import ANIMALS, Mood, last_word, line, remark
from app.tabletop.context import SeatLook

PERSON = SeatLook("Žofie", "Ž")
FOX, OWL = (SeatLook(f"{n}", f"level:{n}", is_person=False, level=n) for n in (3, 4))
SEATS = (PERSON, FOX, OWL)


def laid(seat: int, points: int, *, bingo: int = 0, against: int = 0) -> Played:
    return Played(seat, "play", words=("VLAK",), score=Score((points,), bingo=bingo, against=against))


@pytest.mark.parametrize("level", range(1, 6))
def test_every_animal_has_a_line_for_every_moment(level: int) -> None:
    lines = ANIMALS[level - 1]
    assert set(lines) == set(Mood)
    for mood in Mood:
        said = {line(level, mood, moment, 11) for moment in range(len(lines[mood]))}
        assert len(said) == len(lines[mood]) and not any("{" in text for text in said)


def test_no_two_animals_talk_alike() -> None:
    everything = [text for lines in ANIMALS for texts in lines.values() for text in texts]
    assert len(set(everything)) == len(everything)


@pytest.mark.parametrize(
    ("history", "expected"),
    [
        ((), None),
        ((laid(1, 12, bingo=50),), (1, Mood.BINGO)),
        ((laid(0, 12, bingo=50),), (1, Mood.ADMIRES)),
        ((laid(0, 31),), (1, Mood.ADMIRES)),
        ((laid(0, 12),), None),
        ((laid(1, 12, against=5),), (1, Mood.STUNG)),
        ((laid(1, 9), laid(1, 19)), (1, Mood.BEST)),
        ((laid(1, 19), laid(1, 19)), None),
        ((laid(1, 4), laid(1, 9)), None),
        ((laid(1, 19),), None),
        ((Played(2, "exchange", exchanged=(3, False)),), (2, Mood.EXCHANGE)),
        ((Played(2, "fallen", words=("VLAKZ",)),), (2, Mood.FALLEN)),
        ((Played(0, "fallen", words=("VLAKZ",)),), None),
        ((Played(2, "pass"),), None),
    ],
)
def test_they_speak_of_what_has_just_happened(
    history: tuple[Played, ...], expected: tuple[int, Mood] | None
) -> None:
    assert remark(SEATS, history) == expected


def test_nobody_is_left_to_admire_where_only_people_play() -> None:
    assert remark((PERSON, PERSON), (laid(0, 50),)) is None


def test_the_last_word_fits_the_result() -> None:
    # RULES G2: a tie is a shared win
    match: Match[Any, Any] = Match.new(ScrabbleRules(), [Seat("A"), Seat("B")], 1)
    seen: Observation = replace(match.observation_for(0), phase=Phase.OVER)
    assert last_word(replace(seen, winners=(1,)), 1) is Mood.WON
    assert last_word(replace(seen, winners=(0, 1)), 1) is Mood.SHARED
    assert last_word(replace(seen, winners=(0,)), 1) is Mood.BEATEN
