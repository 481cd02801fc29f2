"""The form on which a game of Quiddler is agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.rules import Json, Seat
from app.games.quiddler.face import FACE
from app.games.quiddler.model import Options
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.screen.options import QuiddlerOptions
from app.widgets.look import theme

ALL = [spot.name for spot in fields(Options)]


@pytest.fixture(autouse=True)
def czech(qapp: QApplication) -> Iterator[None]:
    """The cards of who speaks Czech, whatever the system speaks on which this runs."""
    theme.install(theme.Theme("light"))
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.Czech))
    yield
    QLocale.setDefault(before)


def form(seats: int, **given: object) -> QuiddlerOptions:
    made = FACE.form(given)
    made.set_people(seats, seats)
    return made


def asked(made: QuiddlerOptions) -> set[str]:
    """What the form asks when everything of it is open."""

    def shown(widget: QWidget) -> bool:
        while widget.parent() is not None and widget is not made:
            if widget.isHidden() and not widget.isAncestorOf(made.controls["lookup"]):
                return False
            widget = widget.parentWidget()
        return True

    return {name for name, control in made.controls.items() if shown(control)}


def choose(made: QuiddlerOptions, **values: object) -> None:
    for name, value in values.items():
        control = made.controls[name]
        control.set_value(value)  # type: ignore[attr-defined]
        control.choice_changed.emit(value)  # type: ignore[attr-defined]


def taken(made: QuiddlerOptions, seats: int) -> Json:
    return QuiddlerRules().options(made.options(), [Seat(str(place)) for place in range(seats)])


def test_every_option_of_the_rules_is_on_the_form() -> None:
    made = form(2)
    assert set(made.controls) == set(ALL)


def test_every_value_can_be_chosen() -> None:
    made = form(2)
    for name, values in Options.CHOICES.items():
        for value in values:
            assert form(2, **{name: value}).options()[name] == value or name in ("false_out",), name
    choose(made, words="challenge", challenge_at="laying", false_out="continues")
    assert taken(made, 2)["false_out"] == "continues"


def test_one_player_is_asked_what_concerns_one() -> None:
    # RULES QD13: alone the program minds the words, and places are filled
    made = form(1)
    assert asked(made) == {"edition", "adviser", "min_word", "ly", "lookup", "solo_refill"}
    assert taken(made, 1)["words"] == "auto"


def test_two_choose_a_bonus() -> None:
    # RULES QD11: two players agree on one bonus
    assert "bonus2" in asked(form(2))
    assert "bonus2" not in asked(form(3))


def test_the_longest_word_matters_where_there_is_a_bonus_for_it() -> None:
    # RULES-REGISTER D17
    made = form(2)
    assert "ch" not in asked(made)
    choose(made, bonus2="longest")
    assert "ch" in asked(made)
    choose(made, edition="en")
    assert "ch" not in asked(made) and "ly" not in asked(made)
    assert "ch" in asked(form(3))


def test_a_round_can_go_on_only_where_words_are_challenged_as_they_lie() -> None:
    # RULES-REGISTER D7, D8
    made = form(3)
    assert not {"challenge_at", "false_out"} & asked(made), "the program minds the words"
    choose(made, words="vote")
    assert "challenge_at" in asked(made) and "false_out" not in asked(made)
    choose(made, challenge_at="laying", false_out="continues")
    assert "false_out" in asked(made)
    choose(made, challenge_at="end")
    assert taken(made, 3)["false_out"] == "stands"


def test_the_shortest_word_follows_the_cards() -> None:
    # RULES-REGISTER D6
    made = form(2)
    assert made.options()["min_word"] == "cards"
    choose(made, edition="en")
    assert made.options()["min_word"] == "letters"
    choose(made, min_word="cards")
    assert FACE.form(made.options()).options()["min_word"] == "cards", "agreed otherwise"


def test_a_game_alone_does_not_make_people_forget_what_they_agreed_on() -> None:
    made = form(3, words="vote", bonus2="longest")
    made.set_people(1, 1)
    assert "words" not in made.options()
    assert made.remembered()["words"] == "vote"
    assert form(2, **made.remembered()).options()["bonus2"] == "longest"


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("words", ["auto", "challenge", "vote"])
@pytest.mark.parametrize("edition", ["cz", "en"])
def test_the_rules_take_what_is_chosen(seats: int, words: str, edition: str) -> None:
    made = form(seats, words=words, edition=edition)
    options = taken(made, seats)
    assert options["edition"] == edition
    assert options["words"] == (words if seats > 1 else "auto")
    assert made.summary(seats)


def test_it_is_said_how_long_it_takes_and_what_lies_there() -> None:
    assert form(2).summary(2) == "2 players, about 25 minutes"
    assert form(1).summary(1) == "8 piles of 6 cards"
