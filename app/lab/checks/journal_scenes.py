"""Scenes of the journal, of games that are over and of what is passed on, to be photographed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from app.games import catalogue, laboratory
from app.games.laboratory import Scene
from app.lab import kept_games
from app.storage.journal.kept import Filter
from app.storage.saves import SavedGame
from app.tabletop.people.tabs import EndTabs
from app.ui.pages.journal.page import JournalPage
from app.ui.pages.past.replay import ReplayPage
from app.ui.pages.setup.new_game import NewGameDialog
from app.ui.pages.table.page import TablePage

FIRST, DEALT = catalogue.GAMES[0].name, catalogue.GAMES[1].name
"""The game whose sheet is opened, and one that is dealt as soon as it begins."""


def show(stage: laboratory.Stage, number: int = 60, tab: str = "games", game: str = "") -> JournalPage:
    """The journal of a family that has played so many games. game: only those of one person."""
    people = [stage.person(at) for at in range(3)]
    kept_games.make(stage.services.folder, number, people)
    stage.window.open_journal()
    page = stage.window.stack.current
    assert isinstance(page, JournalPage)
    page.tabs.set_value(tab)
    page.tabs.choice_changed.emit(tab)
    stage.wait(lambda: page.is_settled, "the games of the journal")
    if game:
        page.choose(page.wanted._replace(game=game, person=people[0].profile or ""))
        stage.wait(lambda: page.is_settled, "the games of a person")
    return page


def _taken_out(stage: laboratory.Stage) -> None:
    """A game was taken out, which can be undone."""
    page = show(stage, 12)
    page.tab.remove_button.click()  # type: ignore[attr-defined]
    stage.wait(lambda: page.banner.isVisible(), "what was taken out")


def _kept(stage: laboratory.Stage, game: str) -> SavedGame:
    """A game of the journal."""
    show(stage, 24)
    found = list[SavedGame]()
    stage.services.journal.ask(
        lambda journal, _: journal.game(journal.games(Filter(game=game), most=1)[0].id), found.append
    )
    stage.wait(lambda: bool(found), "a kept game")
    return found[0]


def _replayed(stage: laboratory.Stage, game: str) -> None:
    """In the middle of a replay."""
    stage.window.past.replay(_kept(stage, game).record)
    page = stage.window.stack.current
    assert isinstance(page, ReplayPage)
    stage.wait(lambda: page.story is not None, "a game that is replayed")
    page.transport.jump(page.transport.slider.maximum() * 2 // 3)


def _over(stage: laboratory.Stage, game: str, tab: int) -> None:
    """The end of a kept game: its result, or another tab of it."""
    stage.window.games.open_kept(_kept(stage, game).id)
    stage.wait(lambda: isinstance(stage.window.stack.current, TablePage), "the end of a game")
    tabs = stage.window.stack.current.findChildren(EndTabs)[0]
    if tab and tabs.strip.isVisible():
        tabs.strip.choice_changed.emit(tab)


def _passed_on(stage: laboratory.Stage) -> None:
    """The code of a deal, before its end."""
    stage.begin(DEALT, [stage.person(0), stage.person(1)])
    stage.window.stack.current.pass_on()


def _by_code(stage: laboratory.Stage) -> None:
    stage.window.games.open_new_game(FIRST)
    stage.window.findChildren(NewGameDialog)[0].code_button.click()


def all_scenes() -> Mapping[str, Scene]:
    """By name."""
    scenes: dict[str, Scene] = {
        "journal": show,
        "journal-empty": partial(show, number=0),
        "journal-taken-out": _taken_out,
        "numbers": partial(show, tab="numbers"),
        "numbers-few": partial(show, number=3, tab="numbers"),
        "pass-on": _passed_on,
        "by-code": _by_code,
    }
    for game in catalogue.GAMES:
        scenes[f"numbers-{game.name}"] = partial(show, number=120, tab="numbers", game=game.name)
        scenes[f"replay-{game.name}"] = partial(_replayed, game=game.name)
        scenes[f"past-{game.name}"] = partial(_over, game=game.name, tab=0)
        scenes[f"past-turns-{game.name}"] = partial(_over, game=game.name, tab=1)
    return scenes
