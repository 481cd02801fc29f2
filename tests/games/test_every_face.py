"""What the shell relies on in every game's face."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games.catalogue import CatalogueEntry
from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.screen import TableScreen
from app.ui.translation import Translation
from app.widgets.look import art, theme
from app.widgets.sounds import Sounds
from tests.games.every import GAMES, all_games, face_of  # noqa: F401  (all_games: used by every test)

FOX = Seat("", "ai", 3)

every_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)


@pytest.fixture(params=["cs", "en"])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    theme.install(theme.Theme("light"))
    translation = Translation(QCoreApplication.instance())
    translation.set_choice(request.param)
    yield request.param
    translation.withdraw()


@every_game
def test_every_text_is_there(entry: CatalogueEntry, language: str) -> None:
    face = face_of(entry.name)
    assert face.title() and face.claim() and face.question() and face.start()
    for seats in range(face.seats[0], face.seats[1] + 1):
        assert len(face.short_rules(seats)) == 3 and all(face.short_rules(seats))
    assert face.progress({}, [], 2)
    told = face.rules().keys
    assert told and all(key and what for key, what in told)


@every_game
def test_the_rules_are_told_with_something_to_look_at(entry: CatalogueEntry, language: str) -> None:
    examples = []
    for section in face_of(entry.name).rules().sections:
        assert section.title and section.paragraphs and all(section.paragraphs)
        examples += section.examples
    assert examples
    for example in examples:
        picture = example.picture()
        assert isinstance(picture, QWidget) and not picture.sizeHint().isEmpty()
        assert example.caption and example.caption in picture.accessibleName(), "read out, too"


@every_game
def test_every_language_tells_the_same_rules(entry: CatalogueEntry, qapp: QApplication) -> None:
    agreed = entry.game.rules(None).options({}, [Seat("A"), FOX])
    translation, told = Translation(qapp), []
    for language in ("cs", "en"):
        translation.set_choice(language)
        rules = face_of(entry.name).rules(agreed)
        told.append([(len(one.paragraphs), [*map(type, one.examples)]) for one in rules.sections])
        told.append([len(rules.keys)])
    translation.withdraw()
    assert told[:2] == told[2:]


@every_game
def test_the_pictures_are_there(entry: CatalogueEntry) -> None:
    face = face_of(entry.name)
    assert art.exists(face.emblem) and art.exists(face.cover.picture)


@every_game
@pytest.mark.parametrize("people", [1, 2])
def test_the_form_asks_what_the_rules_take(entry: CatalogueEntry, people: int, language: str) -> None:
    face, rules = face_of(entry.name), entry.game.rules(None)
    # The challenge of the day may let one play alone what nobody sets up alone.
    assert face.seats[1] == rules.seats[1] and face.seats[0] >= rules.seats[0]
    seats = [*[Seat(name) for name in ("A", "B")[:people]], FOX]
    form = face.form({})
    form.set_people(people)
    options = rules.options(form.options(), seats)
    assert {name: options[name] for name in face.usual} == face.usual
    assert form.summary(len(seats))
    again = face.form(options)
    again.set_people(people)
    assert again.options() == form.options(), "what was chosen is there the next time"
    mended = face.form({name: "nonsense" for name in options})
    mended.set_people(people)
    assert rules.options(mended.options(), seats).keys() == options.keys()
    policy = entry.game.policy(options)
    assert policy in face.policies if policy else not face.policies


@every_game
def test_a_game_at_once_is_taken_by_the_rules(entry: CatalogueEntry) -> None:
    face = face_of(entry.name)
    entry.game.rules(None).options({**face.usual, **face.alone}, [Seat("A"), FOX])


@every_game
def test_the_screen_is_a_table(entry: CatalogueEntry, qtbot: QtBot) -> None:
    """For as few players and for as many as can play."""
    face = face_of(entry.name)
    for count in face.seats:
        seats = tuple(SeatLook(f"Player {seat}") for seat in range(count))
        view = face.screen()(ViewContext(seats, Sounds()))
        qtbot.addWidget(view)
        assert isinstance(view, TableScreen)
