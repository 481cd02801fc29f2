"""A kept game on its own table: read beside the screen, then shown at any of its stops."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.engine.errors import BadOption, DamagedRecord
from app.engine.record import Record
from app.engine.story import Story
from app.engine.turn import Turn
from app.games import catalogue
from app.lexicon.judge import Judge
from app.lexicon.problems import LexiconProblem
from app.tabletop.context import Analyse, ViewContext, ViewSettings
from app.tabletop.explaining.explainer import Explainer
from app.tabletop.face import Face
from app.tabletop.screen import TableScreen
from app.ui.pages.stage_page import BarPage
from app.ui.seat_looks import SeatLooks
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge
from app.ui.words.asking import words_asked
from app.ui.words.word_notes import WordNotes
from app.widgets import boxes
from app.widgets.controls.label import Label
from app.widgets.later import lay_out_now
from app.widgets.sheets import keyboard
from app.widgets.sheets.toast import Banner

log = logging.getLogger(__name__)


class PastPage(BarPage):
    """What replay and review have in common.

    Signals:
        rules_requested(str game); dictionary_requested(); home_requested(): the table has such a button.
        again_requested(str game, object seats, object options, object seed): as the table page has it.
    """

    rules_requested = Signal(str)
    dictionary_requested = Signal()
    home_requested = Signal()
    again_requested = Signal(str, object, object, object)

    watching = True

    def __init__(self, services: Services, face: Face, record: Record, settings: ViewSettings) -> None:
        super().__init__(face.title(), face.emblem)
        self.face, self.record = face, record
        self._services, self._settings = services, settings
        self.looks = SeatLooks(record.players, services.profiles.people)
        self.bridge = ThreadBridge("story", self)
        self.game = catalogue.find(record.game)
        self.policy: str | None = None
        self.judge = self._judge()
        self.story: Story | None = None
        self.view: TableScreen | None = None
        self.bar.add_button("book", self.tr("Dictionary (F2)"), self.dictionary_requested.emit)
        self.bar.add_button("help", self.tr("Rules"), lambda: self.rules_requested.emit(face.game))
        self.banner = Banner(self)
        self.banner.hover(self, lambda: self.bar)
        self.stage = QWidget(self)
        self._stage_column = boxes.column(inside=self.stage, bare=True)
        self.note = Label("", "body", "ink2", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self._stage_column.addWidget(self.note)
        self.column = self.put_below((self.stage, 1))

    # Opening ----------------------------------------------------------------------------------

    def enter(self) -> None:
        """Read the game, beside the screen."""
        if self.story is None:
            self.note.setText(self.tr("The game is being opened…"))
            rules, record, answers = self.game.rules(self.judge), self.record, self.face.answers
            self.bridge.ask(lambda asked: Story(rules, record, answers), self._open, self._fail)

    def put_aside(self) -> None:
        """Nothing is worked on any more."""
        self.bridge.stop()

    def _judge(self) -> Judge | None:
        """Who explains words and judges other moves; nobody where the word list cannot be read."""
        try:
            self.policy = self.game.policy_of(self.record.options, self.record.players)
            return self._services.judge(self.policy)
        except (BadOption, LexiconProblem):
            return None

    def _fail(self, error: Exception) -> None:
        self.note.setText(self.tr("This game cannot be shown: its moves do not agree with the rules."))
        if not isinstance(error, (DamagedRecord, BadOption)):
            raise error
        log.warning("a kept game: %s", error)

    def _open(self, story: Story) -> None:
        self.story = story
        self.note.hide()
        context = self._context()
        self.view = view = self.face.screen()(context)
        self._stage_column.addWidget(view)
        self.explainer = Explainer(self, self.stage, context, lambda: keyboard.give(view.keyboard()))
        self.explainer.attach()
        view.subtitle_changed.connect(self.bar.subtitle.setText)
        view.leave_requested.connect(self.home_requested)
        view.play_again_requested.connect(self.deal_again)
        view.move_requested.connect(self.try_move)
        view.move_for_requested.connect(lambda seat, move: self.try_move(move))
        self.begin(story, view)

    def _context(self) -> ViewContext:
        context = ViewContext(self.looks.looks(), self._services.sounds, self._settings)
        context.past, context.watching = True, self.watching
        if self.judge is not None:
            services = self._services
            notes = WordNotes(self.judge, services.household, self.judge, services.wants_pictures)
            context.explain, context.common, context.takes = notes.explain, notes.is_common, notes.takes
            context.rank, context.rare = notes.rank, notes.is_rare
            context.about = words_asked(self, notes, warm_ms=0)
            chosen = services.settings
            context.coarse = lambda word: chosen.current.school and notes.is_coarse(word)
        context.analyse = self.analyse()
        return context

    # What a page says -------------------------------------------------------------------------

    def begin(self, story: Story, view: TableScreen) -> None:
        """The game has been read and its table made."""
        raise NotImplementedError

    def analyse(self) -> Analyse | None:
        """What the table asks for hints."""
        return None

    def try_move(self, move: Any) -> None:
        """Somebody wants to move at the table."""
        self.banner.show_problem(self.tr("This game is over: it is only looked at."), mild=True)

    # Showing ----------------------------------------------------------------------------------

    def show_stop(self, index: int, viewer: int | None, turns: Sequence[Turn] = ()) -> None:
        """Show a stop of the story; turns: led there, and are acted out."""
        assert self.story is not None and self.view is not None
        clock = self.story.stops[index].clock
        # Who does not wait for what is being shown wants to be elsewhere.
        shown = () if self.view.is_acting() else turns
        self.view.show_observation(self.story.seen(index, viewer), shown)
        if self.explainer is not None:
            self.explainer.follow()
        if clock is not None:
            self.view.show_clock(clock.at, clock.limit, False)
        lay_out_now(self.view)

    def deal_again(self, same: bool = False) -> None:
        """Begin a game with the same seats and agreements. same: and the same deal."""
        record = self.record
        seed = record.seed if same else None
        self.again_requested.emit(record.game, tuple(record.players), dict(record.options), seed)
