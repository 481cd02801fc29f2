"""Every screen of the application as PNG, for designers and for comparing versions.

The pictures are of the real window with real games, drawn by Qt's offscreen platform. Games have
fixed seeds; dates are those of the moment.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app import clock
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry, SheetPerson
from app.engine.record import Record
from app.engine.rules import Seat
from app.games import catalogue, laboratory
from app.games.laboratory import Scene
from app.lab import games
from app.lab.checks import journal_scenes, lessons
from app.paths import HOME_VARIABLE
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import packed
from app.ui import faces, telling
from app.ui.allocator import GarbageCollector, collect, return_big_blocks
from app.ui.match.match_controller import MatchController
from app.ui.pages.dictionary.lookup import Mode, PartsOfSpeech
from app.ui.pages.dictionary.page import DictionaryPage
from app.ui.pages.settings import SettingsPage
from app.ui.pages.table.page import TablePage
from app.ui.services import Services
from app.ui.startup import STYLE, make_services
from app.ui.window.main_window import MainWindow
from app.widgets.look import theme as look

SIZES = ((1280, 800), (1024, 640))
THEMES = ("light", "dark", "projector")
LANGUAGES = ("cs", "en")
SEED = 20
FIRST = catalogue.GAMES[0].name
SCENE = "scene"
"""Name of the save that a game played elsewhere is opened from."""
PATIENCE_S = 40.0
"""A screen that is not ready by then is a fault."""
COMING_S = 2.0
"""So long what comes or goes is waited for; a game that plays on never rests."""

PEOPLE = ("Žofie", "Ondra", "Táta", "Babi")
WORDS_OF_A_WEEK = "pes kos les sova nejneobhospodařovávatelnější"
FOX, OWL = Seat("Liška", "ai", 3), Seat("Sova", "ai", 4)


class NotReady(RuntimeError):
    """A screen did not come; the message names it."""


@dataclass
class PhotoStage:
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
        widget: QWidget | None = self.window.focusWidget()
        return self.window if widget is None else widget

    def person(self, index: int) -> Seat:
        profile = self.services.profiles.people[index]
        return Seat(profile.name, profile=profile.id)

    @property
    def table(self) -> TablePage:
        """The page of the game on the table."""
        page = self.window.stack.current
        assert isinstance(page, TablePage)
        return page

    def begin(self, game: str, seats: Sequence[Seat], /, **options: Any) -> MatchController:
        """Open a new game, always the same; its controller."""
        return self._open(self.services.new_match(game, seats, options, SEED))

    def resume(self, record: Record) -> MatchController:
        """Sit down at a game that was played so far elsewhere; its controller."""
        self.services.saves.store(SCENE, packed(record, 0))
        return self._open(self.services.resume(SCENE))

    def _open(self, controller: MatchController) -> MatchController:
        self.window.open_game(controller)
        QTest.qWait(50)
        return controller

    def press(self, keys: str) -> None:
        for key in keys:
            QTest.keyClicks(self.focused(), key)
            QTest.qWait(20)

    def hold(self, key: str) -> None:
        """Press a key and keep it down."""
        QTest.keyPress(self.focused(), Qt.Key(ord(key.upper())))

    def spell(self, word: str) -> None:
        """Type a word, letter by letter; QTest knows none outside Latin-1."""
        for letter in word:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(self.focused(), event)

    def fail_saving(self) -> None:
        """As if the disk were full."""
        folder = self.services.saves.folder
        self.table.controller.saving_failed.emit(StorageProblem(StorageKind.FULL, folder))

    def settle(self) -> None:
        """Let everything come to rest, to be looked at."""
        QTest.qWait(250)
        self.wait(lambda: not self.window.stack.is_sliding, "the end of a slide")
        end = time.monotonic() + COMING_S
        while time.monotonic() < end and any(map(_goes_on, self.window.findChildren(QAbstractAnimation))):
            QTest.qWait(10)

    @staticmethod
    def pause(milliseconds: int) -> None:
        """Let the program run for so long."""
        QTest.qWait(milliseconds)


def _goes_on(animation: QAbstractAnimation) -> bool:
    """Whether something still comes or goes; what turns for ever does neither."""
    return animation.state() == QAbstractAnimation.State.Running and animation.loopCount() > 0


def _home(stage: laboratory.Stage) -> None:
    stage.window.show_home()
    stage.window.home.arrive()
    games = stage.window.home.saved.view.model()
    stage.wait(lambda: games.rowCount() > 0, "the games put aside")


def _order(stage: laboratory.Stage) -> None:
    """A board of the words of a week; one is longer than any board has room for."""
    tab = stage.window.school.open("order").tab
    tab.wish.take(WORDS_OF_A_WEEK)
    stage.wait(lambda: tab.is_settled, "a board to order")


def _print(stage: laboratory.Stage) -> None:
    tab = stage.window.school.open("print").tab
    stage.wait(lambda: tab.is_settled, "a sheet to be printed")


def _boxed(stage: laboratory.Stage, game: str) -> None:
    """The score sheet of a game with its box, in the middle of an evening of three."""
    people = [stage.person(at) for at in range(3)]
    sheet = BoxSheet(game, tuple(SheetPerson(one.name, one.profile or "") for one in people))
    face = faces.find(game)
    boxed = face.workshop().boxed() if face is not None else None
    assert boxed is not None
    for points in range(2, 6):
        everybody = boxed.rules.seat_of(sheet, len(sheet.lines)) is None
        entries = (Entry(str(points)),) * (len(people) if everybody else 1)
        sheet = sheet.with_line(BoxLine(entries))
    stage.services.sheets.put(sheet)
    stage.window.games.open_box(game)


def _boxes() -> Mapping[str, Scene]:
    """Of each game that has a box."""
    boxed = [face.game for face in faces.faces() if face.workshop().boxed() is not None]
    return {f"box-{game}": partial(_boxed, game=game) for game in boxed}


def _confirm(stage: laboratory.Stage) -> None:
    _home(stage)
    stage.window.games.ask_remove(stage.services.saves.all()[0])


def _set_up(stage: laboratory.Stage, game: str) -> None:
    stage.window.games.open_new_game(game)


def _explained(stage: laboratory.Stage, game: str) -> None:
    stage.window.open_rules(game)


def _about(stage: laboratory.Stage) -> None:
    stage.window.open_settings()
    page = stage.window.stack.current
    assert isinstance(page, SettingsPage)
    page.about_requested.emit()


def _look_up(stage: laboratory.Stage, word: str) -> None:
    stage.window.open_dictionary()
    page = stage.window.stack.current
    assert isinstance(page, DictionaryPage)
    if word:
        page.look_up(word)
        stage.wait(lambda: page.sheet.word() == word.upper(), "an answer of the dictionary")


def _listed(stage: laboratory.Stage, text: str, mode: Mode, *, filtered: bool = False) -> None:
    """A list of the dictionary; filtered: nouns of six letters in their basic form."""
    stage.window.open_dictionary()
    page = stage.window.stack.current
    assert isinstance(page, DictionaryPage)
    if filtered:
        page.filters.length.set_value(6)
        page.filters.speech.set_value(PartsOfSpeech.NOUN)
        page.filters.basic.setChecked(True)
    page.field.setText(text)
    page.mode.set_value(mode)
    page.mode.choice_changed.emit(mode)
    stage.wait(lambda: page.inquiry.answered == page.question(), "a list of the dictionary")


def all_scenes() -> dict[str, Scene]:
    """All screens by name; the sheets of the first game do not say whose they are."""

    scenes: dict[str, Scene] = {"home": _home, "confirm": _confirm}
    for name, lab in games.labs():
        of = "" if name == FIRST else f"-{name}"
        scenes |= {f"newgame{of}": partial(_set_up, game=name), f"rules{of}": partial(_explained, game=name)}
        scenes |= {f"{name}-{moment}": scene for moment, scene in lab.scenes.items()}
    scenes["settings"] = lambda stage: stage.window.open_settings()
    scenes["about"] = _about
    scenes["school"] = lambda stage: stage.window.school.open()
    scenes |= {**lessons.scenes(), **journal_scenes.all_scenes()}
    scenes |= {"order": _order, "print": _print, **_boxes()}
    words = {"": "", "-word": "stromech", "-refused": "kolenp", "-pattern": "str*"}
    scenes |= {f"dictionary{name}": partial(_look_up, word=word) for name, word in words.items()}
    scenes["dictionary-filtered"] = lambda stage: _listed(stage, "str*", Mode.WORD, filtered=True)
    scenes["dictionary-short"] = lambda stage: _listed(stage, "", Mode.SHORT)
    return scenes


def render(
    folder: Path,
    *,
    sizes: Sequence[tuple[int, int]] = SIZES,
    themes: Sequence[str] = THEMES,
    languages: Sequence[str] = LANGUAGES,
    scenes: Sequence[str] | None = None,
    transcripts: bool = False,
) -> Iterator[Path]:
    """Draw every screen into ``SCREEN-THEME-LANG-WxH.png``; yields each file when it is written.

    transcripts: beside each a text with what a screen reader says of it and where Tab goes.
    Raises OSError when the folder cannot be written, NotReady when a screen does not come.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication.instance() or QApplication(["shots", "-style", STYLE])
    assert isinstance(application, QApplication)
    return_big_blocks()  # as after every start
    drawn = all_scenes()
    for language in languages:
        for theme in themes:
            for size in sizes:
                for name in scenes or drawn:
                    path = folder / f"{name}-{theme}-{language}-{size[0]}x{size[1]}.png"
                    _photograph(drawn[name], path, language, theme, size, transcript=transcripts)
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
    transcript: bool = False,
) -> None:
    _draw(scene, path, language, theme, size, people, transcript)
    collect()  # no picture is to hold the window of the one before


def _draw(
    scene: Scene,
    path: Path,
    language: str,
    theme: str,
    size: tuple[int, int],
    people: Sequence[str],
    transcript: bool,
) -> None:
    with opened(language, theme, size, people) as stage:
        scene(stage)
        stage.settle()
        if not stage.window.grab().save(str(path)):
            raise OSError(f"cannot write {path}")
        if transcript:
            said = "\n".join((*_read_out(stage.focused()), ""))
            path.with_suffix(".txt").write_text(said, encoding="utf-8")


@contextmanager
def opened(
    language: str, theme: str, size: tuple[int, int], people: Sequence[str] = PEOPLE
) -> Iterator[PhotoStage]:
    """A window in a home of its own, for one scene."""
    with tempfile.TemporaryDirectory(prefix="slovohratky-shots-") as home, _user_home(home):
        services, told = make_services(language=language, theme=theme), clock.source
        services.theme.set_reduced_motion(True)
        _furnish(services, people)
        window = MainWindow(services)
        GarbageCollector(window)
        window.resize(*size)
        window.show()
        QTest.qWait(30)
        try:
            yield PhotoStage(services, window)
        finally:
            clock.source = told
            window.close()
            _put_away(window)
            services.translation.withdraw()
            _put_away(services.translation, services.theme)
            # What is painted later in this process must not ask a theme that is gone.
            look.install(look.Theme("light"))


def _read_out(start: QWidget) -> Iterator[str]:
    """What a screen reader says of what is to be seen, one thing a line; then where Tab goes, in turn."""
    for part in telling.parts():
        marks = ("" if part["enabled"] else " (off)") + (" (keys)" if part["focus"] else "")
        yield f"{part['name']}: {part['value']}{marks}" if part["value"] else part["name"] + marks
    yield "--- Tab"
    widget: QWidget | None = start
    while widget is not None:
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            spoken = QAccessible.queryAccessibleInterface(widget)
            yield spoken.text(QAccessible.Text.Name) or "?"
        widget = widget.nextInFocusChain()
        if widget is start:
            return


def _put_away(*things: QObject) -> None:
    """What belongs to nobody goes with its name only where no signal of its own leads back to it."""
    for thing in things:
        thing.deleteLater()
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
    for seats in ([zofie, FOX], [zofie, babi, OWL]):
        controller = services.new_match(FIRST, seats, {}, SEED)
        controller.start()
        controller.leave()
        _put_away(controller)


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
