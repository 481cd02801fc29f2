"""The form on which a game of Scrabble karty is agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.rules import Json, Seat
from app.games.scrabble_cards.model import Options
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.screen.options import BASIC, FAST, RACE, ScrabbleOptions, estimate, proposed
from app.widgets.look import theme

ALL = {spot.name for spot in fields(Options)} - {"turns"}  # the challenge of the day has them


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> None:
    theme.install(theme.Theme("light"))


def form(seats: int, **given: object) -> ScrabbleOptions:
    made = ScrabbleOptions(given, {})
    made.set_people(seats, seats)
    return made


def choose(made: ScrabbleOptions, **values: object) -> None:
    for name, value in values.items():
        control: Any = (
            made.game if name == "game" else made.ending if name == "ending" else made.controls[name]
        )
        control.set_value(value)
        (control.value_changed if hasattr(control, "value_changed") else control.choice_changed).emit(value)


def asked(made: ScrabbleOptions) -> Iterator[str]:
    """What the form asks when everything of it is open."""
    made.more_button.click()  # type: ignore[attr-defined]
    rows: dict[str, QWidget] = {**made.controls, "ending": made.ending}
    return (name for name, control in rows.items() if control.isVisibleTo(made))


def taken(made: ScrabbleOptions, seats: int) -> Json:
    return ScrabbleRules().options(made.options(), [Seat(str(place)) for place in range(seats)])


def test_every_option_of_the_rules_is_on_the_form() -> None:
    assert set(form(2).controls) == ALL


def test_every_value_can_be_chosen() -> None:
    for name, values in Options.CHOICES.items():
        # Of hundreds of numbers one in twenty, and both ends.
        for value in values if len(values) < 20 else {*values[:3], *values[::20], values[-1]}:
            made = form(2, **{name: value})
            assert taken(made, 2)[name] == value, name


def test_the_first_three_choices_are_games_with_a_name() -> None:
    # RULES SK18, SK20, SK21
    made = form(3)
    assert (made.game.value(), taken(made, 3)["target"], taken(made, 3)["limit"]) == (BASIC, 0, 0)
    choose(made, game=RACE)
    assert (taken(made, 3)["target"], taken(made, 3)["limit"]) == (300, 0)
    choose(made, game=FAST)
    assert (taken(made, 3)["target"], taken(made, 3)["limit"]) == (300, 15)
    choose(made, ending="cards")
    assert (taken(made, 3)["target"], taken(made, 3)["limit"]) == (0, 15)
    choose(made, game=BASIC)
    assert (taken(made, 3)["target"], taken(made, 3)["limit"]) == (0, 0)


def test_only_what_matters_is_asked() -> None:
    made = form(3)
    assert not {"limit", "target", "ending", "adviser", "challenge_cost"} & set(asked(made))
    assert {"words", "flex", "fragment", "house", "answer", "clear"} <= set(asked(form(3)))
    assert {"limit", "target", "ending"} <= set(asked(form(3, limit=10, target=300)))
    assert {"adviser", "challenge_cost"} <= set(asked(form(3, words="challenge")))
    assert "challenge_cost" not in set(asked(form(3, words="vote")))
    assert "fragment" not in set(asked(form(3, clear="off")))


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_more_than_four_play_to_a_target(seats: int) -> None:
    # RULES SK20, RULES-REGISTER S26
    made = form(seats)
    assert taken(made, seats)["target"] == proposed(seats)
    choose(made, game=FAST, ending="cards")
    assert taken(made, seats)["target"] == proposed(seats)
    choose(made, game=BASIC)
    assert made.game.value() == RACE
    made.set_people(1, 4)
    assert made.game.value() == BASIC and taken(made, 4)["target"] == 0, "the choice was not forgotten"


def test_a_game_of_many_does_not_make_people_forget_which_game_they_play() -> None:
    # RULES SK20
    for given in ({}, {"limit": 12}):
        made = form(6, **given)
        assert taken(made, 6)["target"] == proposed(6)
        assert form(3, **made.remembered()).options() == form(3, **given).options()


def test_the_target_follows_the_number_of_players_until_it_is_chosen() -> None:
    # RULES SK20
    made = form(2, target=400)
    found = []
    for seats in range(2, 9):
        made.set_people(1, seats)
        found.append(taken(made, seats)["target"])
    assert found == sorted(found, reverse=True) and found[0] > found[-1] >= 200
    choose(made, target=350)
    made.set_people(1, 5)
    assert taken(made, 5)["target"] == 350
    again = form(3, **made.remembered())
    assert taken(again, 3)["target"] == 350, "another than was proposed is remembered"


def test_a_game_of_many_is_hardly_longer() -> None:
    longest = max(estimate({"target": proposed(seats), "limit": 0}, seats) for seats in range(2, 9))
    assert longest <= 2.5 * estimate({"target": proposed(2), "limit": 0}, 2)
    assert estimate({"target": 300, "limit": 15}, 3) < estimate({"target": 300, "limit": 0}, 3)


@pytest.mark.parametrize("house", ["", "1", "2,3", "1,2,3"])
def test_house_rules_are_switched_one_by_one(house: str) -> None:
    # RULES SK19
    made = form(3, house=house)
    assert taken(made, 3)["house"] == house
    switches = made.house.switches
    for switch in switches:
        switch.click()
    left = ",".join(str(number) for number in (1, 2, 3) if str(number) not in house.split(","))
    assert taken(made, 3)["house"] == left
    assert [switch.isVisibleTo(made.house) for switch in switches] == [True] * 3


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("words", ["auto", "challenge", "vote"])
def test_the_rules_take_what_is_chosen(seats: int, words: str) -> None:
    made = form(seats, words=words)
    assert taken(made, seats)["words"] == words
    assert made.summary(seats)
