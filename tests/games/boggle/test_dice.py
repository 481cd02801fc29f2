"""The Czech dice of Boggle (RULES BG1)."""

from __future__ import annotations

import random

import pytest

from app.games.boggle.dice import DEFAULT_SET, DICE
from app.lexicon import czech
from app.lexicon.lexicon import Lexicon
from app.search.boggle import BoardSearch

SETS = sorted(DICE)
VOWELS = frozenset("AÁEÉĚIÍOÓUÚŮYÝ")
SELDOM = "ĎŤŇÓÚFG"


def vowel_chances(dice: tuple[str, ...]) -> list[float]:
    """Probability of 0, 1, 2, ... vowels on a board, exactly."""
    chances = [1.0]
    for die in dice:
        vowel = sum(letter in VOWELS for letter in die) / 6
        stay = [chance * (1 - vowel) for chance in [*chances, 0.0]]
        chances = [a + b for a, b in zip(stay, [0.0, *(chance * vowel for chance in chances)], strict=True)]
    return chances


def test_the_default_exists() -> None:
    assert DEFAULT_SET in DICE


@pytest.mark.parametrize("name", SETS)
def test_sixteen_dice_of_six_czech_letters(name: str) -> None:  # RULES BG1
    dice = DICE[name]
    assert len(dice) == 16
    for die in dice:
        assert len(die) == len(set(die)) == 6
        assert all(letter in czech.upper(czech.LETTERS) for letter in die)
        assert czech.upper(czech.normalise(die)) == die


@pytest.mark.parametrize("name", SETS)
def test_every_letter_that_words_need_is_in_the_box(name: str) -> None:  # RULES BG1, G1
    faces = "".join(DICE[name])
    needed = set(czech.upper(czech.LETTERS)) - set("QWX")
    assert set(faces) == needed
    assert all(faces.count(letter) == 1 for letter in SELDOM)
    assert max(faces.count(letter) for letter in needed) <= 9


@pytest.mark.parametrize("name", SETS)
def test_usual_letters_can_meet(name: str) -> None:
    faces = "".join(DICE[name])
    single = {letter for letter in faces if faces.count(letter) == 1} - set(SELDOM)
    for die in DICE[name]:
        assert len(single.intersection(die)) <= 1, die


@pytest.mark.parametrize("name", SETS)
def test_boards_have_five_to_seven_vowels(name: str) -> None:
    chances = vowel_chances(DICE[name])
    mean = sum(count * chance for count, chance in enumerate(chances))
    assert 5.5 <= mean <= 6.7
    assert sum(chances[5:8]) >= 0.6
    assert sum(chances[:3]) < 0.02 and sum(chances[10:]) < 0.05


@pytest.mark.parametrize("name", SETS)
def test_boards_are_seldom_poor(name: str) -> None:
    lexicon = Lexicon.open()
    policy = lexicon.policy("boggle")
    near = [
        [
            other
            for other in range(16)
            if other != cell and abs(other // 4 - cell // 4) <= 1 and abs(other % 4 - cell % 4) <= 1
        ]
        for cell in range(16)
    ]
    search = BoardSearch(lexicon.dawg, near)
    rng = random.Random(7)
    counts = []
    for _ in range(300):
        dice = list(DICE[name])
        rng.shuffle(dice)
        found = search.words([die[int(rng.random() * 6)] for die in dice])
        counts.append(sum(len(word) > 2 and policy.sure(number) for number, word in found.items()))
    counts.sort()
    assert counts[150] >= 50, "the middle board"
    assert counts[15] >= 15, "one of the poorest"
