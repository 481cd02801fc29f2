"""The table: top bar, the game's own view, and what may cover it (pause, curtain, trouble)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app import clock
from app.engine.errors import IllegalMove
from app.engine.record import Record
from app.engine.turn import Turn
from app.games import catalogue
from app.storage.problems import StorageProblem
from app.tabletop.context import (
    Afterwards,
    Archive,
    EndAction,
    EndTab,
    Notes,
    ViewContext,
    ViewSettings,
)
from app.tabletop.explaining.explainer import Explainer
from app.tabletop.face import Face
from app.tabletop.screen import TableScreen
from app.ui import faces, texts
from app.ui.match.match_controller import MatchController
from app.ui.match.table_words import VotedWords, judge_at
from app.ui.pages.past.offer import PastOffer
from app.ui.pages.table.agreed import AgreementsButton
from app.ui.pages.table.asking import best_moves, usual
from app.ui.pages.table.bar import QuietBar, TableBar
from app.ui.pages.table.guide import guide_of
from app.ui.pages.table.keys import TableKeys, TabPassesOver
from app.ui.pages.table.leaving import EndQuestion, ask_twice
from app.ui.pages.table.open_hands import OpenHands
from app.ui.pages.table.pause import PauseSheet
from app.ui.seat_looks import SeatLooks
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge
from app.ui.words.asking import words_asked
from app.ui.words.word_notes import WordNotes
from app.widgets import boxes
from app.widgets.later import soon
from app.widgets.sheets.curtain import Curtain
from app.widgets.sheets.fresh_press import want_fresh_escape, want_fresh_turn
from app.widgets.sheets.toast import Banner


class TablePage(TabPassesOver):
    """One running game.

    Signals:
        rules_requested(str game)
        again_requested(str game, object seats, object options, object seed): the same once more; seed: with
            the same chance, None for another one.
        replay_requested(object record): go through the game again, which is over.
        review_requested(object record, str id): what decided it.
        home_requested(): to the first page, wherever the table was opened from.
        print_requested(str game, object deal): something of the game, on paper; deal: options of what lies
            there, empty where that is not to be printed.
        guided(str game, str person): who needs no guide any more.
    """

    rules_requested = Signal(str)
    again_requested = Signal(str, object, object, object)
    replay_requested = Signal(object)
    review_requested = Signal(object, str)
    home_requested = Signal()
    explainer: Explainer
    print_requested = Signal(str, object)
    guided = Signal(str, str)

    def __init__(
        self, services: Services, face: Face, controller: MatchController, settings: ViewSettings
    ) -> None:
        super().__init__()
        self._services, self._face, self._controller = services, face, controller
        controller.setParent(self)
        self._counted = services.challenges.of_save(controller.save.id)
        """The task of a day that is played here, where it counts."""
        controller.is_final = self._counted is not None
        self._seats = SeatLooks(controller.seats, services.profiles.people)
        self._running = False
        self._analyst = ThreadBridge("analyst", self)
        self._begun = False
        self.policy = catalogue.find(face.game).policy(controller.options)
        self._words: WordNotes | None = None
        self.bar = TableBar(face.title(), self, emblem=face.emblem)
        self.banner = Banner(self)
        self.banner.hover(self, lambda: self.bar)
        self.agreed = AgreementsButton(face, controller.options, controller.seats, self)
        self.agreed.clicked.connect(self.interrupt)
        self.agreed.clicked.connect(self.agreed.tell)
        self._stage = QWidget(self)
        self._stage_column = boxes.column(inside=self._stage, bare=True)
        self.view_context = self._context(settings)
        self.view = face.screen()(self.view_context)
        self._buttons()
        self._stage_column.addWidget(self.view)
        column = boxes.column(self.bar, inside=self, bare=True, spacing=0)
        self.guide = guide_of(services, face, controller, settings, self)
        if self.guide is not None:
            self.guide.ended.connect(lambda person: self.guided.emit(face.game, person))
            column.addWidget(self.guide)
        column.addWidget(self._stage, 1)
        self.pause_sheet = PauseSheet(self._stage)
        self.curtain = Curtain(self)
        self.keys = TableKeys(self, self.view.keyboard)
        if self.guide is not None:
            self.guide.dismissed.connect(self.keys.give)
        self.explainer = Explainer(
            self, self._stage, self.view_context, self.keys.give, lambda: self.view.word_at_hand()
        )
        connect_screen(self.view, controller)
        self.stepping = partial(_step, self.view, self.bar)
        self.voted = VotedWords(self.view, controller, self)
        self._wire_view(self.view)
        self._wire_controller()
        self.show_sound()
        controls = (self.bar.back_button, self.bar.projector_button, self.bar.more_button)
        self._quiet = QuietBar(controls, settings, self)
        self._timed = False
        self._note_clock(0, None, False)

    # Putting together -------------------------------------------------------------------------

    def _buttons(self) -> None:
        bar = self.bar
        part = self.view.bar_part()
        if part is not None:
            bar.put_after_title(part)
        bar.put_after_title(self.agreed, yields=True)
        # Before the tools: they stand where they stand in a game without a clock.
        self.pause_button = bar.add_button("pause", "", self._toggle_pause)
        self.pause_button.hide()
        bar.furnish(self.view.bar_tools(), lambda: self._controller.result is not None)
        bar.explains = self.view_context.about is not None
        bar.rules_requested.connect(lambda: self.rules_requested.emit(self._face.game))
        bar.code_requested.connect(self.pass_on)
        face, controller = self._face, self._controller
        bar.print_requested.connect(
            lambda: self.print_requested.emit(face.game, face.workshop().dealt(controller.observation))
        )
        bar.replay_requested.connect(lambda: self.replay_requested.emit(self.record))
        bar.back_requested.connect(self.back_requested)
        context = self.view_context
        self.open_hands = OpenHands(controller, context.settings, context.notes, self.view.has_hands, self)
        context.others = self.open_hands.seen_by
        bar.more_lines = self.open_hands.lines
        self.say(bar.title.setText, self._face.title)
        self.say(self.pause_button.set_name, lambda: self.tr("Pause"))

    def _context(self, settings: ViewSettings) -> ViewContext:
        context = ViewContext(self._seats.looks(), self._services.sounds, settings)
        child = self._services.for_child(self._controller.seats)
        context.children, context.final = child, self._controller.is_final
        judge = self._services.judge(self.policy, child=child)
        if judge is not None:
            lately, judge = judge, judge_at(self._controller, judge)
            services = self._services
            self._words = notes = WordNotes(lately, services.household, judge, services.wants_pictures)
            context.explain, context.common, context.takes = notes.explain, notes.is_common, notes.takes
            context.rank, context.rare = notes.rank, notes.is_rare
            context.about, context.closed = words_asked(self, notes), self._explaining_refusal
            chosen = services.settings
            context.coarse = lambda word: (child or chosen.current.school) and notes.is_coarse(word)
        analysis = self._face.analysis(judge)
        if analysis is not None:
            context.weigh = partial(best_moves, self._analyst, analysis)
            context.analyse = context.weigh if self._counted is None else None
        context.before_turn = self._controller.observation_before
        save = self._controller.save
        context.notes = Notes(save.notes, save.keep_notes)
        game, results, banner = self._face.game, self._services.results, self.banner

        def put(entry: Mapping[str, Any]) -> None:
            try:
                results.put(game, entry)
            except StorageProblem as problem:
                banner.show_problem(texts.not_saved_sentence(problem), mild=True)

        context.usual = usual(self._services, self._controller, self)
        context.archive = Archive(lambda: results.of(game), put)
        context.game_id = save.id
        context.afterwards = Afterwards(
            tabs=(EndTab(lambda: self.tr("Review"), self.past_offer),),
            actions=(
                EndAction(lambda: self.tr("Same deal"), "redo", self.same_deal),
                EndAction(lambda: self.tr("Pass on"), "share", self.pass_on),
            ),
        )
        return context

    def _wire_view(self, view: TableScreen) -> None:
        self.explainer.busy = view.is_acting
        view.leave_requested.connect(self.home_requested)
        view.play_again_requested.connect(self._again)
        if self._counted is not None:
            self.bar.purpose = partial(_of_day, self._counted.day)
        view.subtitle_changed.connect(self.bar.tell)
        self.bar.tell("")

    def _wire_controller(self) -> None:
        controller = self._controller
        controller.observation_changed.connect(lambda *_: self.explainer.follow())
        controller.curtain_requested.connect(lambda *_: self.explainer.close())
        controller.move_rejected.connect(self._tell_refusal)
        controller.clock_changed.connect(self._note_clock)
        controller.pause_changed.connect(self._show_pause)
        controller.curtain_requested.connect(self.keys.clear_away)
        controller.curtain_requested.connect(self._draw_curtain)
        controller.match_finished.connect(self.keys.clear_away)
        controller.saving_failed.connect(self._show_trouble)
        controller.saving_succeeded.connect(self.banner.hide)
        controller.player_failed.connect(self._tell_failed_player)
        controller.standstill.end_offered.connect(EndQuestion(self, controller).offer)
        self.curtain.lifted.connect(self.explainer.close)
        self.curtain.lifted.connect(controller.ready)
        self.curtain.lifted.connect(self.keys.give)
        self.curtain.lifted.connect(lambda: want_fresh_turn(self.view))
        self.curtain.leave_requested.connect(self.home_requested)
        self.banner.action_requested.connect(controller.save.write)
        self.pause_sheet.resume_requested.connect(controller.resume)
        self.pause_sheet.leave_requested.connect(self.home_requested)

    # Life -------------------------------------------------------------------------------------

    @property
    def controller(self) -> MatchController:
        return self._controller

    def enter(self) -> None:
        """Show the game for the first time; an Esc that was on its way does not leave it."""
        want_fresh_escape(self)
        self.explainer.attach()
        if not self._begun:
            self._begun = True
            self._controller.start()

    @property
    def record(self) -> Record:
        return self._controller.record

    def past_offer(self) -> PastOffer:
        """The tab at the end of the game from which one looks back at it."""
        offer = PastOffer(alone=len(self._controller.seats) == 1)
        offer.review_wanted.connect(lambda: self.review_requested.emit(self.record, self._controller.save.id))
        offer.replay_wanted.connect(lambda: self.replay_requested.emit(self.record))
        return offer

    def put_aside(self) -> None:
        if self._begun:
            self.voted.finish()
        self._analyst.stop()
        if self.guide is not None and self._controller.is_settled:
            self.guide.finish()  # whoever does not look at the last result has played that game, too
        self._controller.leave()

    def interrupt(self) -> None:
        """Something else comes over the table: stop the clock. Afterwards the keys are the game's."""
        self._controller.pause()
        self.keys.give()

    def lookup_refusal(self) -> str:
        """The rules of the game decide when words may be looked up."""
        return self._face.lookup_refusal(self._controller.observation)

    def _explaining_refusal(self, laid: bool) -> str:
        """Words that lie may be explained where new ones may not be looked up."""
        seen = self._controller.observation
        return self._face.explaining_refusal(seen) if laid else self.lookup_refusal()

    def word_at_hand(self) -> str:
        """The word that is being explained or made at the table, for the dictionary."""
        return self.explainer.word() or self.view.word_at_hand()

    def first_focus(self) -> QWidget | None:
        """The board, or the way on where something covers it."""
        if self.pause_sheet.isVisible():
            return self.pause_sheet.resume_button
        return self.view

    def go_back(self) -> None:
        """Escape: first a pause, then home; without a clock a second one soon after the first. Where the
        game is over or something covers it, home at once."""
        covered = self._controller.is_paused or self.curtain.isVisible()
        if not covered and self._running:
            self._controller.pause()
        elif covered or not ask_twice(self.banner, self._controller):
            self.back_requested.emit()

    def _note_clock(self, _at: int, _limit: object, running: bool) -> None:
        if self._controller.clock.is_timed and not self._timed:
            # In some games only the answers are timed: offered from the first clock on.
            self._timed = True
            self.pause_button.show()
            self._quiet.hide_too(self.pause_button)
        self._running = running
        self.pause_button.setEnabled(running or self._controller.is_paused)

    # What the controller tells ----------------------------------------------------------------

    def _toggle_pause(self) -> None:
        if self._controller.is_paused:
            self._controller.resume()
        else:
            self._controller.pause()

    def _show_pause(self, paused: bool) -> None:
        self.pause_button.set_icon_name("play" if paused else "pause")
        self.pause_button.set_name(self.tr("Play on") if paused else self.tr("Pause"))
        if paused:
            self.pause_sheet.cover()
        else:
            self.pause_sheet.hide()

    def _draw_curtain(self, seat: int, turns: list[Turn]) -> None:
        """Cover the screen; whoever has just moved may first be shown what came of it."""

        def cover() -> None:
            if self.open_hands.on:
                soon(self, self.curtain.lifted.emit)
                return
            self.curtain.raise_for(self._seats.names()[seat], self._seats.face(seat))

        self.view.act_out(turns, cover)

    def _show_trouble(self, problem: StorageProblem) -> None:
        text = self.tr("The game cannot be saved: {what} It goes on in memory.")
        self.banner.show_problem(text.format(what=texts.storage_sentence(problem)), self.tr("Try again"))

    def _tell_refusal(self, refusal: IllegalMove, move: object) -> None:
        """What the table itself does not answer is told here."""
        if not self.view.show_rejection(refusal, move):
            self.banner.show_problem(texts.refusal_sentence(refusal, self._face), mild=True)
        late = self._words.late(str(refusal.detail.get("word", ""))) if self._words is not None else ""
        if late:
            self.banner.show_problem(late, mild=True)

    def _tell_failed_player(self, seat: int) -> None:
        name = self._seats.names()[seat]
        text = self.tr("{name} does not feel well and plays no more. The game goes on.")
        self.banner.show_problem(text.format(name=name), mild=True)

    def _again(self, same: bool = False) -> None:
        controller = self._controller
        seed = controller.seed if same else None
        self.again_requested.emit(self._face.game, controller.seats, dict(controller.options), seed)

    def same_deal(self) -> None:
        """The same people, dealt alike."""
        self._again(True)

    def pass_on(self) -> None:
        """The code of the deal, and once it is over the result."""
        from app.games import deals, insight
        from app.ui.deals.pass_on import PassOnDialog  # most games are not passed on
        from app.ui.deals.texts import result_line

        record, result = self.record, ""
        code = deals.code_of(record)
        if self._controller.result is not None:
            result = result_line(self._face.title(), record, clock.now(), code, insight.facts(record))
        if self._controller.result is not None and self._counted is not None:
            from app.ui.days import texts as days

            one, services = self._counted, self._services
            result = days.result_line(faces.faces(), services.challenges, one.person, one.day, clock.today())
        self.interrupt()
        PassOnDialog(self, code, result, alone=len(record.players) == 1).open()

    def show_sound(self) -> None:
        wanted = self._services.settings.current
        self.bar.sounds_on = (wanted.effects or wanted.timer) and wanted.volume > 0


def _of_day(day: date) -> str:
    """What a game is for that is a task of the day."""
    from app.ui.days import texts as days  # few games are

    return days.heading(day)


def connect_screen(screen: TableScreen, controller: MatchController) -> None:
    """What is done at the screen of a game is heard by its controller, and the other way round."""
    screen.move_requested.connect(controller.submit)
    screen.move_for_requested.connect(controller.submit_for)
    screen.clock_ready.connect(controller.go_on)
    screen.next_round_requested.connect(controller.go_on)
    screen.end_round_requested.connect(controller.end_round)
    screen.take_back_requested.connect(controller.take_back)
    screen.put_back_requested.connect(partial(controller.take_back, again=True))
    screen.hurry_requested.connect(controller.hurry)
    controller.take_back_changed.connect(screen.take_back_offered)
    controller.observation_changed.connect(screen.show_observation)
    controller.clock_changed.connect(screen.show_clock)
    controller.thinking_changed.connect(screen.show_thinking)
    controller.pause_changed.connect(screen.set_paused)


def _step(screen: TableScreen, bar: TableBar, forward: bool) -> None:
    """A presenter's clicker, where no button is to be pressed."""
    if not screen.step(forward=forward) and not forward:
        bar.take_back()
