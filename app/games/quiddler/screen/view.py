"""The screen of Quiddler: observations in, moves out (see ``app/ARCHITECTURE.md``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.errors import IllegalMove
from app.engine.turn import Turn
from app.games.quiddler import deck
from app.games.quiddler.model import Count, Deal, Doubt, Observation, Phase, Play, Vote
from app.games.quiddler.screen import texts
from app.games.quiddler.screen.round.screen import RoundScreen
from app.games.quiddler.screen.solo.screen import SoloScreen
from app.games.quiddler.screen.stage import Stage, StageMaker
from app.games.quiddler.screen.table.desk import TableDesk
from app.games.quiddler.screen.table.doing import Doing
from app.games.quiddler.screen.table.moment import Moments
from app.games.quiddler.screen.table.show import TurnShow
from app.games.quiddler.screen.table.shown import Shown
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.cards import card
from app.tabletop.context import BarTool, ViewContext
from app.tabletop.pips import RoundPips
from app.tabletop.screen import TableScreen
from app.tabletop.turn.course import Course
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press, want_fresh_turn

STAGES: tuple[StageMaker, ...] = (RoundScreen,)
"""What comes over the table in its time; the first one that is wanted is shown."""
SAID = (Doubt.type, Vote.type, Count.type)
"""Moves that change nothing on the table."""


def open_screen(context: ViewContext) -> TableScreen:
    """The table for several; the piles of the game for one (RULES QD13)."""
    return SoloScreen(context) if len(context.seats) == 1 else QuiddlerView(context)


class QuiddlerView(TableScreen):
    """Table, hand and what comes over them in a game of two to eight."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.seen: Observation | None = None
        self._turns: list[Turn] = []
        """Made since something was last settled."""
        self._held: list[tuple[Observation, Sequence[Turn]]] = []
        """What waits for a stage that is busy."""
        self.table = QuiddlerTable(context, self)
        self.pips = RoundPips("blue")
        self.desk = TableDesk(self.table, context)
        self.show_ = TurnShow(self.table, context.sounds)
        self.acting = self.show_.acting
        self.course = Course(self.acting, self.show_.act)
        self.doing = Doing(self.table, self.desk, self.show_, self.course, context)
        self.adviser = self.doing.adviser
        self.moments = Moments(self.table, self.show_, context)
        self.stages = [make(context, self) for make in STAGES]
        self.stage: Stage | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self._join()
        self.destroyed.connect(card.forget)

    def _join(self) -> None:
        self.course.acting.connect(self._act)
        self.course.settled.connect(self._settle)
        self.show_.stepped.connect(lambda: self.desk.show(self.show_.shown))
        self.doing.move_requested.connect(self.move_requested)
        self.doing.hurry_requested.connect(self.hurry_requested)
        self.doing.going_on_requested.connect(self._go_on)
        for seat in self.table.seats:
            seat.clicked.connect(self.hurry_requested)
        self.table.arranged.connect(self._place_stage)
        for stage in self.stages:
            stage.hide()
            stage.move_requested.connect(self.move_requested)
            stage.move_for_requested.connect(self.move_for_requested)
            stage.next_round_requested.connect(self.next_round_requested)
            stage.play_again_requested.connect(self.play_again_requested)
            stage.leave_requested.connect(self.leave_requested)
            stage.put_away.connect(self._put_away)
            stage.notice_room_changed.connect(self.notice_room_changed)
            stage.finished.connect(self._take_up_again)
            self.doing.keys.control.update(stage.shortcuts())

    # What the controller tells ----------------------------------------------------------------

    def bar_part(self) -> QWidget:
        """The rounds."""
        return self.pips

    def bar_tools(self) -> Sequence[BarTool]:
        """What the stages offer at any time."""
        return [tool for stage in self.stages for tool in stage.tools()]

    def word_at_hand(self) -> str:
        """The word on the tray that was worked at last; of the other words none is more at hand."""
        arrangement = self.table.hand.arrangement
        words = arrangement.spelled()
        if arrangement.current in arrangement.words:
            return deck.spelt(words[arrangement.words.index(arrangement.current)])
        return deck.spelt(words[-1]) if words else ""

    def show_observation(self, observation: Observation, turns: Sequence[Turn] = ()) -> None:
        """Show what the viewer sees now; ``turns`` were made since the last time."""
        if self.stage is not None and self.stage.busy:
            self._held.append((observation, turns))
            return
        anew = self.seen is None or not turns
        self.table.edition = observation.options.edition
        if observation.seat != self.table.hand.seat:
            # Nobody sees the cards of whoever sat here before.
            self.table.hand.take_up(None, (), self.doing.arriving.covered(observation))
            # A moment of theirs speaks to them.
            self.table.banner.go()
        self.table.sit(observation.seat)
        self._turns += turns
        if anew or not self.isVisible():
            self.course.jump(observation)
        else:
            # What is said of words is nothing to be acted out: the stage stays as it is.
            self.course.follow(observation, [turn for turn in turns if turn.move["type"] not in SAID])

    def _take_up_again(self) -> None:
        """A stage is no longer busy: what has happened meanwhile follows."""
        held, self._held = self._held, []
        for observation, turns in held:
            self.show_observation(observation, turns)
        if not held:
            self._enter_stage(())

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """Show whoever has just moved what came of it, then go on: the screen is about to be covered. How
        words in doubt came out concerns everybody who said something, not only whoever is next."""
        if any(turn.outcome.get("ruled") for turn in turns):
            self.course.act_out((), partial(self._act_out_ruling, turns, then))
            return
        self._act()
        self.course.act_out(turns, then)

    def _act_out_ruling(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        def cover() -> None:
            self._act()
            then()

        if self.stage is None:
            then()
        else:
            self.stage.act_out(turns, cover)

    def _act(self) -> None:
        """Turns are about to be shown."""
        self.desk.acting = True
        self._leave_stage()
        if any(turn.move["type"] == Deal.type for turn in self._turns):
            self.moments.talk.hush()
        self.doing.forget()
        self.desk.refresh()

    def _settle(self, observation: Observation) -> None:
        """The position as it is, nothing in the air."""
        sat, self.seen = self.seen is not None, observation
        turns, self._turns = self._turns, []
        table = self.table
        table.sit(observation.seat)
        self.desk.seen, self.desk.acting = observation, False
        self.show_.shown = Shown.of(observation)
        self.desk.show(self.show_.shown)
        self.doing.take_up(observation, drawing=sat)
        self.desk.refresh()
        now = observation.rounds + 1 if observation.phase is Phase.OVER else max(1, observation.round)
        title = texts.round_title(observation)
        self.pips.show_rounds(now, observation.rounds, title)
        self.tell_subtitle(title)
        if any(turn.move["type"] == Play.type for turn in turns) and self.isVisible():
            self.moments.remark(observation)
        elif any(turn.outcome.get("ruled") for turn in turns) and self.isVisible():
            self.moments.remark_ruling(observation)
        self._enter_stage(turns)

    def show_rejection(self, refusal: IllegalMove, move: object) -> bool:
        """A move of the viewer was refused: say why."""
        if self.stage is not None:
            return False
        self.course.refuse()
        self.doing.refuse(refusal)
        return True

    def show_thinking(self, seat: int, thinking: bool) -> None:
        """A computer player has begun or ended to think."""
        self.table.seats[seat].set_thinking(thinking)
        for stage in self.stages:
            stage.show_thinking(seat, thinking)

    # What comes over the table ------------------------------------------------------------------

    def _enter_stage(self, turns: Sequence[Turn]) -> None:
        seen = self.seen
        assert seen is not None
        for one in self.stages:
            one.follow(seen)
        stage = next((one for one in self.stages if one.wanted(seen)), None)
        if stage is not self.stage:
            self._leave_stage()
        self.stage = stage
        if stage is None:
            if self.desk.goes_on():
                keyboard.give(self.keyboard())
                want_fresh_press(self)
            return
        stage.show_observation(seen, turns)
        if stage.isHidden():
            self._place_stage()
            stage.show()
            stage.raise_()
            keyboard.give(stage.keyboard())
        self.notice_room_changed.emit()

    def _leave_stage(self) -> None:
        stage, self.stage = self.stage, None
        self.desk.put_away = False
        if stage is not None:
            stage.hide()
            keyboard.give(self.keyboard())
            want_fresh_turn(self)
            self.notice_room_changed.emit()

    def _put_away(self) -> None:
        if self.stage is not None:
            self.stage.hide()
            self.notice_room_changed.emit()
            self.desk.put_away = True
            self.desk.refresh()
            keyboard.give(self.table)

    def _go_on(self) -> None:
        """To what was put away, to the next round, to another game."""
        if self.stage is not None:
            self.desk.put_away = False
            self.stage.show()
            keyboard.give(self.stage.keyboard())
            self.desk.refresh()
        elif self.seen is not None and self.seen.phase is Phase.OVER:
            self.play_again_requested.emit()
        else:
            self.next_round_requested.emit()

    def _place_stage(self) -> None:
        """Below the seats, or over all of the table."""
        if self.stage is None:
            return
        room = self.rect() if self.stage.whole else self.table.mat()
        if not self.stage.whole:
            room.setTop(self.table.middle().top())
        self.stage.setGeometry(room)

    def notice_room(self) -> QRect | None:
        """Where what lies over the table says; of the table itself at its upper edge."""
        room = None if self.stage is None or self.stage.isHidden() else self.stage.notice_room()
        return None if room is None or self.stage is None else room.translated(self.stage.pos())

    # Small things -----------------------------------------------------------------------------

    def keyboard(self) -> QWidget:
        """The table, what lies over it, or what goes on."""
        if self.stage is not None and self.stage.isVisible():
            return self.stage.keyboard()
        return self.table.side.lay if self.desk.goes_on() else self.table

    def hides(self, widget: QWidget) -> bool:
        """What a stage lies on; of the table that takes the keys itself the hand lies hidden."""
        if self.stage is None or self.stage.isHidden():
            return False
        if not self.table.isAncestorOf(widget):
            return widget is self.table
        return self.stage.geometry().contains(widget.mapTo(self, widget.rect().center()))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.seen is not None:
            self.desk.show(self.desk.shown)
            self.desk.refresh()
            self.table.hand.changed.emit()
            self.tell_subtitle(texts.round_title(self.seen), again=True)
            for stage in self.stages:
                stage.retranslate()
