"""Every screen of the application as PNG, for designers and for comparing versions.

The pictures are of the real window with real games, drawn by Qt's offscreen platform. Games have
fixed seeds; dates are those of the moment.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.rules import Seat
from app.games.boggle.model import HandIn, ListedWord, Observation, Phase, Shake, Vote, Word
from app.games.qwirkle.model import Lay
from app.games.qwirkle.screen.view import QwirkleView
from app.lab import qwirkle_scenes
from app.paths import HOME_VARIABLE
from app.storage.problems import StorageKind, StorageProblem
from app.ui.main_window import MainWindow
from app.ui.match_controller import MatchController
from app.ui.pages.dictionary import DictionaryPage
from app.ui.pages.table import TablePage
from app.ui.services import Services
from app.ui.startup import STYLE, make_services

SIZES = ((1280, 800), (1024, 640))
THEMES = ("light", "dark", "projector")
LANGUAGES = ("cs", "en")
SEED = 20
PATIENCE_S = 15.0
"""A screen that is not ready by then is a fault."""

PEOPLE = ("Žofie", "Ondra", "Táta", "Babi")
FOX, OWL = Seat("Liška", "ai", 3), Seat("Sova", "ai", 4)


class NotReady(RuntimeError):
    """A screen did not come; the message names it."""


@dataclass
class Stage:
    """One window in one look; scenes act on it and it is photographed after each."""

    services: Services
    window: MainWindow

    def wait(self, ready: Callable[[], bool], what: str) -> None:
        """Let the program run until something holds. Raises NotReady."""
        end = time.monotonic() + PATIENCE_S
        while not ready():
            if time.monotonic() > end:
                raise NotReady(what)
            QTest.qWait(10)

    def focused(self) -> QWidget:
        """Where the keyboard goes."""
        widget: QWidget | None = self.window.focusWidget()
        return self.window if widget is None else widget

    def person(self, index: int) -> Seat:
        """One of the household."""
        profile = self.services.profiles.people[index]
        return Seat(profile.name, profile=profile.id)

    def play(self, seats: Sequence[Seat], **options: Any) -> MatchController:
        """Open a new game at its first shake."""
        controller = self.services.new_match("boggle", seats, {"board": "rich", **options}, SEED)
        self.open(controller)
        return controller

    def open(self, controller: MatchController) -> None:
        """Show the table of a game."""
        self.window.open_game(controller)
        QTest.qWait(50)

    def lay(self, move: Lay) -> None:
        """Lay tiles at the table of Qwirkle without confirming."""
        view = getattr(self.window.stack.current, "view", None)
        assert isinstance(view, QwirkleView)
        view.hand.lay(move)

    def await_advice(self) -> None:
        """Wait for a hint or for the list of best moves."""
        view = getattr(self.window.stack.current, "view", None)
        assert isinstance(view, QwirkleView)
        self.wait(lambda: view.counsel.advised, "advice")

    def press(self, keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            QTest.keyClicks(self.focused(), key)
            QTest.qWait(20)

    def spell(self, word: str) -> None:
        """Type a word, letter by letter; QTest knows none outside Latin-1."""
        for letter in word:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(self.focused(), event)

    def shake(self, controller: MatchController) -> Observation:
        """Shake and wait until the clock runs."""
        if controller.observation.phase is Phase.SHAKE:
            controller.submit(Shake())
        self.wait(lambda: controller.observation.phase is Phase.PLAY, "a shaken board")
        return seen(controller)

    def write(self, controller: MatchController, count: int) -> None:
        """The person at the screen writes words of the board."""
        for word in good_words(self.services, seen(controller))[:count]:
            controller.submit(Word(word, controller.clock.now()))


def seen(controller: MatchController) -> Observation:
    """What the screen sees now."""
    observation: Observation = controller.observation
    return observation


def good_words(services: Services, observation: Observation) -> list[str]:
    """Words of the board, the longest first, thinned so that lengths are mixed."""
    from app.games.boggle.referee import BoggleReferee
    from app.lexicon.judge import Judge

    assert services.lexicon is not None and observation.grid is not None
    words = BoggleReferee(Judge(services.lexicon, "boggle")).solve_common(
        observation.grid, fold=False, min_len=2
    )
    return sorted(words, key=len, reverse=True)[:60:3]


Scene = Callable[[Stage], None]


def _home(stage: Stage) -> None:
    stage.window.show_home()
    stage.window.home.arrive()


def _new_game(stage: Stage) -> None:
    stage.window.games.open_new_game("boggle")


def _confirm(stage: Stage) -> None:
    stage.window.games.ask_remove(stage.services.saves.all()[0])


def _saving_fails(stage: Stage) -> None:
    controller = stage.play([stage.person(0), FOX])
    stage.shake(controller)
    controller.saving_failed.emit(StorageProblem(StorageKind.FULL, stage.services.saves.folder))


def _before_shake(stage: Stage) -> None:
    stage.play([stage.person(0), FOX, OWL])


def _shaking(stage: Stage) -> None:
    stage.services.theme.set_reduced_motion(False)
    controller = stage.play([stage.person(0), FOX, OWL])
    QTest.keyPress(stage.focused(), Qt.Key.Key_Space)
    QTest.qWait(450)
    assert controller.observation.phase is Phase.SHAKE


def _playing(stage: Stage) -> None:
    controller = stage.play([stage.person(0), FOX, OWL])
    stage.shake(controller)
    stage.write(controller, 14)
    controller.submit(Word(_non_word(seen(controller)), controller.clock.now()))


def _typing(stage: Stage) -> None:
    controller = stage.play([stage.person(0), FOX, OWL])
    observation = stage.shake(controller)
    stage.write(controller, 8)
    stage.spell(good_words(stage.services, observation)[8])


def _non_word(observation: Observation) -> str:
    """Four neighbouring dice that spell nothing."""
    assert observation.grid is not None
    return "".join(observation.grid[:4]).lower()


def _paused(stage: Stage) -> None:
    _playing(stage)
    table = stage.window.stack.current
    controller = getattr(table, "controller", None)
    assert isinstance(controller, MatchController)
    controller.pause()


def _curtain(stage: Stage) -> None:
    controller = stage.play([stage.person(0), stage.person(1), FOX], entry="turns")
    stage.shake(controller)
    controller.end_round()
    table = stage.window.stack.current
    assert isinstance(table, TablePage)
    stage.wait(table.curtain.isVisible, "the curtain")


def _paper(stage: Stage) -> None:
    stage.shake(stage.play([stage.person(0), stage.person(1), FOX], entry="paper"))


def _lists(stage: Stage) -> None:
    controller = stage.play([stage.person(0), stage.person(1), FOX], entry="paper")
    stage.shake(controller)
    controller.end_round()
    stage.wait(lambda: controller.observation.phase is Phase.LISTS, "lists to hand in")


def _review(stage: Stage) -> None:
    controller = stage.play([stage.person(0), FOX, OWL])
    stage.shake(controller)
    stage.write(controller, 16)
    controller.end_round()
    stage.wait(lambda: controller.observation.phase is Phase.REVIEW, "open lists")


def _votes(stage: Stage) -> None:
    controller = stage.play([stage.person(0), stage.person(1), FOX], entry="paper", words="vote")
    observation = stage.shake(controller)
    words = [*good_words(stage.services, observation)[:9], _non_word(observation)]
    controller.end_round()
    stage.wait(lambda: controller.observation.phase is Phase.LISTS, "lists to hand in")
    controller.submit_for(0, HandIn(tuple(map(ListedWord, words))))
    controller.submit_for(1, HandIn(tuple(map(ListedWord, words[3:8]))))
    controller.submit_for(0, Vote(words[-1], True))


def _over(stage: Stage) -> None:
    controller = stage.play([stage.person(0), FOX, OWL], rounds=1)
    stage.shake(controller)
    stage.write(controller, 20)
    controller.end_round()
    stage.wait(lambda: controller.observation.phase is Phase.REVIEW, "open lists")
    controller.go_on()


def _look_up(stage: Stage, word: str) -> None:
    stage.window.open_dictionary()
    page = stage.window.stack.current
    assert isinstance(page, DictionaryPage)
    if word:
        page.look_up(word)
        stage.wait(lambda: page.sheet.word() == word.upper(), "an answer of the dictionary")


def _qwirkle(scene: Callable[[qwirkle_scenes.QwirkleStage], None]) -> Scene:
    return lambda stage: scene(stage)


SCENES: dict[str, Scene] = {
    "home": _home,
    "newgame": _new_game,
    "confirm": _confirm,
    "boggle-before-shake": _before_shake,
    "boggle-shaking": _shaking,
    "boggle-playing": _playing,
    "boggle-typing": _typing,
    "boggle-paused": _paused,
    "boggle-saving-fails": _saving_fails,
    "boggle-curtain": _curtain,
    "boggle-paper": _paper,
    "boggle-lists": _lists,
    "boggle-results": _review,
    "boggle-votes": _votes,
    "boggle-over": _over,
    "rules": lambda stage: stage.window.open_rules("boggle"),
    "newgame-qwirkle": lambda stage: stage.window.games.open_new_game("qwirkle"),
    "rules-qwirkle": lambda stage: stage.window.open_rules("qwirkle"),
    **{f"qwirkle-{name}": _qwirkle(scene) for name, scene in qwirkle_scenes.SCENES.items()},
    "settings": lambda stage: stage.window.open_settings(),
    "dictionary": lambda stage: _look_up(stage, ""),
    "dictionary-word": lambda stage: _look_up(stage, "stromech"),
    "dictionary-refused": lambda stage: _look_up(stage, "kolenp"),
    "dictionary-pattern": lambda stage: _look_up(stage, "str*"),
}


def render(
    folder: Path,
    *,
    sizes: Sequence[tuple[int, int]] = SIZES,
    themes: Sequence[str] = THEMES,
    languages: Sequence[str] = LANGUAGES,
    scenes: Sequence[str] | None = None,
) -> Iterator[Path]:
    """Draw every screen into ``SCREEN-THEME-LANG-WxH.png``; yields each file when it is written.

    Raises OSError when the folder cannot be written, NotReady when a screen does not come.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication.instance() or QApplication(["shots", "-style", STYLE])
    assert isinstance(application, QApplication)
    for language in languages:
        for theme in themes:
            for size in sizes:
                for name in scenes or SCENES:
                    path = folder / f"{name}-{theme}-{language}-{size[0]}x{size[1]}.png"
                    _photograph(SCENES[name], path, language, theme, size)
                    yield path
        yield from _welcome(folder, language, themes, sizes)


def _welcome(
    folder: Path, language: str, themes: Sequence[str], sizes: Sequence[tuple[int, int]]
) -> Iterator[Path]:
    """The very first start, with nobody known yet."""
    for theme in themes:
        for size in sizes:
            path = folder / f"welcome-{theme}-{language}-{size[0]}x{size[1]}.png"
            _photograph(lambda stage: stage.window.settle(), path, language, theme, size, people=())
            yield path


def _photograph(
    scene: Scene,
    path: Path,
    language: str,
    theme: str,
    size: tuple[int, int],
    people: Sequence[str] = PEOPLE,
) -> None:
    with tempfile.TemporaryDirectory(prefix="slovohratky-shots-") as home, _user_home(home):
        services = make_services(language=language, theme=theme)
        services.theme.set_reduced_motion(True)
        _furnish(services, people)
        window = MainWindow(services)
        window.resize(*size)
        window.show()
        QTest.qWait(30)
        try:
            stage = Stage(services, window)
            scene(stage)
            QTest.qWait(250)
            stage.wait(lambda: not window.stack.is_sliding, "the end of a slide")
            if not window.grab().save(str(path)):
                raise OSError(f"cannot write {path}")
        finally:
            _put_away(window)
            services.translation.withdraw()


def _put_away(window: QWidget) -> None:
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QTest.qWait(10)


def _furnish(services: Services, people: Sequence[str]) -> None:
    """A household with people and games under way."""
    for name in people:
        services.profiles.add(name)
    if not people:
        return
    services.settings.change(player=services.profiles.people[0].id, welcomed=True)
    zofie, babi = (Seat(person.name, profile=person.id) for person in services.profiles.people[::3])
    for seats, entry in (([zofie, FOX], "screen"), ([zofie, babi, OWL], "paper")):
        controller = services.new_match("boggle", seats, {"entry": entry}, SEED)
        controller.start()
        controller.leave()


@contextmanager
def _user_home(folder: str) -> Iterator[None]:
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ[HOME_VARIABLE]
        else:
            os.environ[HOME_VARIABLE] = before
