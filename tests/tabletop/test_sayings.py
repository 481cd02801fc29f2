"""What animals say: enough of it in both languages, none of it twice."""

from __future__ import annotations

import importlib
from collections import Counter
from enum import Enum
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import app
from app.tabletop.context import SeatLook
from app.tabletop.people import sayings
from app.tabletop.people.sayings import Occasion, Remark, Voices, of_end, of_scores, prose
from app.widgets.controls.avatar import ANIMALS

ROOT = Path(app.__file__).parent
SHARED = "app.tabletop.people"
GAMES = [f"app.games.{path.parents[1].name}" for path in ROOT.glob("games/*/screen/sayings.py")]
PERSON, FOX, OWL = (
    SeatLook("Žofie"),
    SeatLook("F", "level:3", is_person=False, level=3),
    SeatLook("O", is_person=False),
)
SEATS = (PERSON, FOX, OWL)


def lines(game: str, language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """What can be said in a game, its own and the shared lines, by heading and animal."""
    own, shared = prose(game, language), prose(SHARED, language) if takes_turns(game) else {}
    return {key: own.get(key, ()) + shared.get(key, ()) for key in own.keys() | shared.keys()}


def takes_turns(game: str) -> bool:
    return hasattr(importlib.import_module(f"{game}.screen.sayings"), "Remark")


def moods(game: str) -> list[Enum]:
    module = importlib.import_module(f"{game}.screen.sayings")
    return [*module.Mood, *(Occasion if takes_turns(game) else ())]


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_animal_has_four_lines_at_least_for_everything(game: str, language: str) -> None:
    found = lines(game, language)
    for mood in moods(game):
        for animal in ANIMALS:
            texts = found.get((mood.value, animal), ())
            if mood is Occasion.BEST and not texts:
                continue  # this game speaks of words instead
            assert len(texts) >= 4, (mood, animal)
            for text in texts:
                filled = text.format(word="postel", Word="Postel", letters="6 písmen", points="12 bodů")
                assert len(filled) <= 70, text


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_two_lines_of_a_game_are_alike(game: str, language: str) -> None:
    counted = Counter(text for texts in lines(game, language).values() for text in texts)
    assert [text for text, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("place", [SHARED, *GAMES])
def test_both_languages_say_the_same_about_the_same_things(place: str) -> None:
    czech, english = prose(place, "cs"), prose(place, "en")
    assert {key: len(texts) for key, texts in czech.items()} == {
        key: len(texts) for key, texts in english.items()
    }
    for key, texts in czech.items():
        for ours, theirs in zip(texts, english[key], strict=True):
            assert ("{points}" in ours) is ("{points}" in theirs), ours
            assert ("{letters}" in ours) is ("{letters}" in theirs), ours


def test_an_animal_says_nothing_twice_in_a_game() -> None:
    voices = Voices(GAMES[0])
    said = [voices.line(1, Occasion.WON, moment) for moment in (3, 3, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0)]
    spoken = [text for text in said if text]
    assert len(spoken) == len(set(spoken)) >= 4 and said[-1] == ""
    assert voices.line(9, Occasion.WON) and Voices(GAMES[0]).line(1, Occasion.WON, 3) == said[0]


def test_it_speaks_the_language_of_the_moment() -> None:
    before = QLocale()
    try:
        said = {}
        for code in ("cs_CZ", "en_GB"):
            QLocale.setDefault(QLocale(code))
            said[code] = Voices(GAMES[0]).line(4, Occasion.HELLO, 0)
    finally:
        QLocale.setDefault(before)
    assert said == {
        "cs_CZ": prose(SHARED, "cs")["hello", "owl"][0],
        "en_GB": prose(SHARED, "en")["hello", "owl"][0],
    }


def test_the_lead_is_spoken_of_when_it_changes_hands() -> None:
    assert of_scores(SEATS, [5, 3, 0], [5, 9, 0]) == Remark(1, Occasion.LED, great=True)
    assert of_scores(SEATS, [5, 9, 0], [12, 9, 0]) == Remark(1, Occasion.LOST)
    assert of_scores(SEATS, [0, 0, 0], [0, 9, 0]) is None, "somebody has to be first"
    assert of_scores(SEATS, [5, 9, 0], [9, 9, 0]) is None, "two lead"
    assert of_scores((PERSON, PERSON), [5, 9], [12, 9]) is None


def test_last_words_fit_the_end() -> None:
    # RULES G2: a tie is a shared win
    assert of_end((1,), 1) is Occasion.WON
    assert of_end((0, 1), 1) is Occasion.SHARED
    assert of_end((0,), 1) is Occasion.BEATEN


def test_a_language_without_lines_has_the_english_ones() -> None:
    assert sayings.prose(SHARED, "xx") == sayings.prose(SHARED, "en")
