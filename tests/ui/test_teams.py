"""A team sits at one place and is several people: said so in every game, in Czech and in English."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.engine.rules import Seat
from app.games.boggle.screen import texts as boggle
from app.games.quiddler.model import Phase
from app.games.quiddler.screen.round import texts as rounds
from app.games.qwirkle import model
from app.games.qwirkle.screen import texts as qwirkle
from app.games.scrabble_cards import moves
from app.games.scrabble_cards.screen.answers import texts as answers
from app.games.scrabble_cards.screen.panel import texts as panel
from app.tabletop.asking import texts as asking
from app.tabletop.rounds import texts as totals
from app.ui import texts
from app.ui.window.main_window import MainWindow
from app.widgets.names import Several, said_to
from tests.ui.kit import plain

Open = Callable[..., MainWindow]


def names() -> tuple[str, ...]:
    return texts.seat_names([Seat("Zelení", team=True), Seat("Anna"), Seat("Zelení", team=True)])


def test_only_a_team_is_several() -> None:
    assert [isinstance(name, Several) for name in names()] == [True, False, True]
    assert names()[2] == "Zelení 2"


SAID: dict[str, tuple[Callable[[str], str], str, str]] = {
    "wins": (lambda name: totals.won([name]), "Vyhrávají Zelení", "Vyhrává Anna"),
    "leads": (lambda name: totals.leads([name]), "Vedou Zelení", "Vede Anna"),
    "shakes": (
        lambda name: boggle.shake_note(name, own=False, person=True),
        "Krabičkou třesou Zelení",
        "Krabičkou třese Anna",
    ),
    "doubts": (
        lambda name: rounds.question(Phase.CHALLENGE, name),
        "Zelení: pochybujete o některém slově?",
        "Anno, pochybuješ o některém slově?",
    ),
    "passes": (
        lambda name: qwirkle.event_sentence(name, model.Pass()),
        "Zelení vynechávají.",
        "Anna vynechává.",
    ),
    "passes cards": (
        lambda name: panel.event_sentence(name, moves.Pass()),
        "Zelení vynechávají.",
        "Anna vynechává.",
    ),
    "votes": (asking.voting, "Zelení: která slova neuznáváte?", "Anno, která slova neuznáváš?"),
    "loses": (
        lambda name: answers.turn_lost([name]),
        "Slova platí. Zelení za to přijdou o příští tah.",
        "Slova platí. Anna za to přijde o příští tah.",
    ),
}


@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_what_is_said_fits_their_number(
    window: MainWindow, said: tuple[Callable[[str], str], str, str]
) -> None:
    speak, of_team, of_person = said
    team, person, _ = names()
    assert plain(speak(team)).startswith(of_team)
    assert plain(speak(person)).startswith(of_person)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("wins", "Vyhrává Tým 4"),
        ("leads", "Vede Tým 4"),
        ("doubts", "Tým 4: pochybujete o některém slově?"),
        ("votes", "Tým 4: která slova neuznáváte?"),
        ("loses", "Slova platí. Tým 4 za to přijde o příští tah."),
    ],
)
def test_a_team_with_a_name_in_the_singular_wins_as_one_and_is_asked_as_several(
    window: MainWindow, said: str, expected: str
) -> None:
    (team,) = texts.seat_names([Seat("Tým 4", team=True)])
    assert plain(SAID[said][0](team)).startswith(expected)


def test_where_no_sentence_for_teams_was_given_they_are_named() -> None:
    assert said_to(Several("Tým K"), "{name}, go!", "{name}: go!", "{name}: all go!") == "Tým K: all go!"
