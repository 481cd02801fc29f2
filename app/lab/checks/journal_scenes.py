"""Scenes of the journal with all its tabs, of games that are over and of what is passed on."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import partial

from app import clock
from app.engine.days import DayResult
from app.games import catalogue, days, laboratory, puzzles
from app.games.laboratory import Scene
from app.lab import kept_games
from app.storage.journal.kept import Filter
from app.storage.saves import SavedGame
from app.tabletop.people.tabs import EndTabs
from app.ui.days.dialog import DayDialog
from app.ui.pages.journal.challenges import ChallengesTab
from app.ui.pages.journal.page import JournalPage
from app.ui.pages.past.puzzle import PuzzlePage
from app.ui.pages.past.replay import ReplayPage
from app.ui.pages.practise.tab import PractiseTab
from app.ui.pages.setup.new_game import NewGameDialog
from app.ui.pages.table.page import TablePage

FIRST, DEALT = catalogue.GAMES[0].name, catalogue.GAMES[1].name
"""The game whose sheet is opened, and one that is dealt as soon as it begins."""
CHALLENGED = datetime(2026, 11, 27, 12).astimezone()
"""A Friday."""


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


def _practise(stage: laboratory.Stage, drill: str = "", *, to_the_end: bool = False) -> None:
    """The tab of drills; one of them being run, with a wrong answer; how it ended."""
    tab = show(stage, 3, "practise").tab
    if not drill:
        return
    assert isinstance(tab, PractiseTab)
    tab.random.seed(7)
    tab.view.now = lambda: 0.0
    tab.begin(next(slip.offer for slip in tab.slips if slip.offer.drill == drill))
    stage.wait(lambda: tab.is_settled, "the questions of a drill")
    tab.view.now = lambda: 17.0
    tab.view.look_at_clock()
    for _ in range(3):
        question = tab.view.run.question
        assert question is not None
        tab.view.choose(question.right)
    question = tab.view.run.question
    assert question is not None
    tab.view.choose((question.right + 1) % len(question.choices))
    if to_the_end:
        tab.view.break_off()


def _challenges(stage: laboratory.Stage, back: int = 0, *, solution: bool = False) -> None:
    """The calendar of challenges after some weeks, a day so long ago chosen. solution: of a day done."""
    services, me = stage.services, stage.person(0).profile or ""
    clock.source = lambda: CHALLENGED  # put right with the window
    games, today = days.games(), CHALLENGED.date()
    for ago in (0, 1, 2, 4, 5, 6, 9, 12, 13, 20):
        for place, game in enumerate(games[: 2 if ago == 0 else 1 + ago % len(games)]):
            day, done = today - timedelta(ago), DayResult(17 + place, 43, 8)
            services.challenges.begin(me, day, game, done.goal)
            services.challenges.finish(me, day, game, done)
    show(stage, 3, "challenges")
    page = stage.window.stack.current
    assert isinstance(page, JournalPage) and isinstance(page.tab, ChallengesTab)
    page.tab.calendar.choose(today - timedelta(back))
    if solution:
        page.tab.day_task_requested.emit(today, games[0])
        stage.wait(lambda: bool(stage.window.findChildren(DayDialog)), "a day that is done")
        sheet = stage.window.findChildren(DayDialog)[-1]
        sheet.show_solution.click()
        stage.wait(lambda: bool(sheet.solution.text()), "the solution of a day")


def _puzzle(stage: laboratory.Stage, game: str) -> None:
    """A puzzle of a game, its answer shown."""
    stage.window.past.puzzles(game, stage.person(0).profile or "")
    stage.wait(lambda: isinstance(stage.window.stack.current, PuzzlePage), "a puzzle")
    page = stage.window.stack.current
    assert isinstance(page, PuzzlePage)
    stage.wait(lambda: page.view is not None, "the table of a puzzle")
    page.panel.show_it.click()


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
        if puzzles.of(game.name):
            scenes[f"puzzle-{game.name}"] = partial(_puzzle, game=game.name)
    scenes |= {"practise": _practise, "practise-end": partial(_practise, drill="beginnings", to_the_end=True)}
    drills = "short", "endings", "tile", "discard"
    scenes |= {f"practise-{drill}": partial(_practise, drill=drill) for drill in drills}
    scenes |= {"challenges": _challenges, "challenges-past": partial(_challenges, back=3)}
    return scenes | {"challenges-solution": partial(_challenges, solution=True)}
