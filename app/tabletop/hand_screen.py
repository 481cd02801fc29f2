"""The base of the screen of a game in which pieces of a hand are laid on a sheet, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.errors import IllegalMove
from app.engine.turn import Turn
from app.tabletop import commands
from app.tabletop.advice.adviser import Adviser
from app.tabletop.aids import Aid, open_aids
from app.tabletop.context import BarTool, ViewContext
from app.tabletop.course import Course, SkippingClicks
from app.tabletop.hand.desk import HandDesk
from app.tabletop.hand.hand import Hand
from app.tabletop.hand.table import HandTable
from app.tabletop.hand.undo import Undoing
from app.tabletop.panel.desk import PanelDesk
from app.tabletop.past.looking import LookBack
from app.tabletop.people.end import EndSheet
from app.tabletop.people.talk import Talk, left_of
from app.tabletop.screen import TableScreen
from app.tabletop.show import Show
from app.tabletop.sight import Sight, laid_by, since_last
from app.tabletop.tools import Tools
from app.widgets.sounds import Sound


@dataclass(frozen=True)
class Parts:
    """What a game lays out: its table, the hand at it, and what knows its turns."""

    table: HandTable
    hand: Hand[Any]
    panel: PanelDesk
    show: Show
    past: LookBack
    adviser: Adviser


class HandScreen(TableScreen):
    """Joins the parts of such a table: observations in, moves out. The game says what it is about."""

    def __init__(self, context: ViewContext, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.seen: Any = None
        self._anew = True
        """The person sits down, or has taken a move back: the table is not gone on with."""
        self.table, self.hand, self.panel = parts.table, parts.hand, parts.panel
        self.past, self.adviser = parts.past, parts.adviser
        self.desk = HandDesk(self.hand, self.table, context)
        self.keys = self.desk.keys
        self.show_ = parts.show
        self.acting = parts.show.acting
        self.course = Course(self.acting, parts.show.act)
        self._clicks = SkippingClicks(self, self.table.sheet, self.acting)
        seats = self.table.side.seats
        self.talk = Talk(self.table, seats.rows, left_of(self.table, seats))
        self.end = EndSheet(context.seats, self.table.mat, self.table, self.table.above_hand)
        self.tools = Tools(context, self)
        self.hand.waits_for = self.panel.not_now
        self.undoing = Undoing(self.hand, self.table, self.tools, self.adviser.recorded)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        parts.show.counted.connect(self.panel.count_up)
        parts.show.told.connect(self._tell)
        self._join_panel()
        self._join_hand()
        self.obey()

    # What a game says -------------------------------------------------------------------------

    def title(self) -> str:
        """What the top bar says: “Round 6”."""
        return ""

    def show_end(self) -> None:
        """Write the winner's sheet, `end`."""
        raise NotImplementedError

    def sentence(self, seat: int, turn: Turn) -> str:
        """What somebody does, where that cannot be seen on the table."""
        return ""

    def remark(self, history: Sequence[Any]) -> tuple[int, str] | None:
        """What a seat has to say to the last of these turns."""
        return None

    def aids(self) -> Sequence[Aid]:
        """The switches of the table."""
        return ()

    def open_store(self) -> None:
        """What may still be drawn: the store was clicked."""

    def obey(self) -> None:
        """Take the settings that are in force."""
        self.hand.refresh()

    # Joining ----------------------------------------------------------------------------------

    def _join_panel(self) -> None:
        side = self.table.side
        side.confirm.clicked.connect(self._confirm)
        side.back.clicked.connect(self.hand.clear)
        side.trade.clicked.connect(self.hand.toggle_trade)
        side.again.clicked.connect(self.play_again_requested)
        side.results.clicked.connect(self.end.open_again)
        side.store.clicked.connect(self.open_store)
        side.seats.hurry_requested.connect(self.hurry_requested)
        side.list.turn_chosen.connect(self.adviser.open_past)
        side.list.turn_pointed.connect(lambda turn, go: self.past.point(turn, go=go))
        self.adviser.offered.connect(self.panel.set_offered)
        self.end.put_away.connect(lambda: side.results.setFocus(Qt.FocusReason.OtherFocusReason))
        self.end.again.clicked.connect(self.play_again_requested)
        self.end.home.clicked.connect(self.leave_requested)
        self.table.sheet.arranged.connect(self.end.stay)

    def _join_hand(self) -> None:
        keys, tools = self.keys, self.tools
        keys.more |= {
            commands.TRADE: self.hand.toggle_trade,
            commands.HINT: self.adviser.hint,
            commands.BEST: self.adviser.open_list,
            commands.UNSEEN: self.open_store,
        }
        keys.end_look = self.past.leave
        keys.confirm_requested.connect(self._confirm)
        keys.skip_requested.connect(self.acting.skip)
        keys.hurry_requested.connect(self.hurry_requested)
        keys.advice_given_up.connect(self.adviser.forget)
        undoing = self.undoing
        keys.undo_requested.connect(undoing.undo)
        keys.redo_requested.connect(undoing.redo)
        self.take_back_offered.connect(undoing.take_up)
        undoing.take_back_requested.connect(self._take_back)
        undoing.put_back_requested.connect(self.put_back_requested)
        tools.hint.triggered.connect(self.adviser.hint)
        tools.best.triggered.connect(self.adviser.open_list)
        tools.aids.triggered.connect(lambda: open_aids(self.table, self.context.settings, self.aids()))
        self.hand.drafted.connect(self._drafted)
        self.past.ended.connect(self._drafted)
        self.past.ended.connect(self.table.sheet.gaze.look_back)
        self.course.acting.connect(self._act)
        self.course.settled.connect(self._settle)
        self.course.turn_shown.connect(self._comment)
        self.course.taken.connect(self.desk.take_root)
        self.context.settings.changed.connect(self.obey)

    def bar_tools(self) -> Sequence[BarTool]:
        """What the top bar offers beside the usual."""
        return self.tools.all

    # What the controller tells ----------------------------------------------------------------

    def show_observation(
        self, observation: Sight, turns: Sequence[Turn] = (), *, anew: bool | None = None
    ) -> None:
        """Show what the viewer sees now; ``turns`` were made since the last time. anew: the person sits down,
        or has taken a move back; without it that is where no turns were made."""
        self._anew = self.seen is None or not turns if anew is None else anew
        if self._anew or not self.isVisible():
            self.course.jump(observation)
        else:
            self.course.follow(observation, turns)

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """Show whoever has just moved what it scored, then go on: the screen is about to be covered."""
        self.course.act_out(turns, then)

    def _act(self) -> None:
        """Turns are about to be shown: advice and green figures are of the past."""
        self.hand.blocked = True
        self.hand.refresh()
        self.adviser.forget()
        self.past.forget()
        self.past.allowed = False
        self.talk.hush()
        self.panel.plus = {}

    def _settle(self, observation: Sight) -> None:
        """The position as it is, nothing in the air."""
        before, sat = self.seen, self.seen is not None
        self.seen = observation
        self.past.allowed = True
        self.past.take_up(observation)
        self.panel.settle(observation)
        table = self.table
        table.tally.clear()
        lies = self.show_.lies(observation)
        table.sheet.lying.show(lies)
        # Where cards are cleared off the sheet, some of the new ones may have gone already.
        fresh = laid_by(since_last(observation)).items()
        table.marks.show({place: seat for place, seat in fresh if place in lies})
        self.hand.blocked = False
        self.desk.draw(self.hand.take_up(observation))
        self.panel.refresh()
        if before is not None and not self._anew:
            self.desk.announce(len(observation.history) - len(before.history))
        last = self.show_.newest(observation)
        if self._anew:
            table.sheet.gaze.follow_game(last)
        else:
            table.sheet.gaze.keep_up(last)
        self.adviser.take_up(observation)
        self.keys.cursor.stay()
        self.tell_subtitle(self.title())
        self.undoing.offer()
        self.tools.offer_advice(self.hand.on_turn and self.adviser.offers())
        if observation.deciders:
            self.end.hide()
        else:
            self._finish(sat)

    def _finish(self, sat: bool) -> None:
        """sat: the person has been at the table, and hears who won."""
        if sat:
            self.context.sounds.play(Sound.VICTORY)
        self.talk.hush()
        self.table.sheet.gaze.show_all()
        self.show_end()
        self.end.celebrate()

    def show_rejection(self, refusal: IllegalMove, move: object) -> bool:
        """A move of the viewer was refused: say why."""
        self.course.refuse()
        self.hand.blocked = self.hand.covered = False
        self.table.tally.clear()
        self.hand.refuse(refusal)
        self.hand.refresh()
        return True

    def show_thinking(self, seat: int, thinking: bool) -> None:
        """A computer player has begun or ended to think."""
        self.table.side.seats.rows[seat].set_thinking(thinking)

    def _comment(self, observation: Sight, left: int) -> None:
        """A turn has been shown: perhaps somebody has a word for it."""
        said = self.remark(observation.history[: len(observation.history) - left])
        if said is not None:
            self.talk.say(*said)

    def _tell(self, seat: int, turn: Turn) -> None:
        text = self.sentence(seat, turn)
        if text:
            self.table.say("info", text, ms=2600)

    # The person's move ------------------------------------------------------------------------

    def _confirm(self) -> None:
        if self.acting.running:
            self.acting.skip()
            return
        if self.seen is not None and not self.seen.deciders:
            self.end.open_again()
            return
        if self.adviser.lay_shown():
            return
        hand = self.hand
        move = hand.move()
        if move is None:
            return
        self.adviser.forget()
        self.table.say("info", "")
        lies = bool(hand.draft.placed)
        if not lies and not hand.trading:
            self.context.sounds.play(Sound.CARD_PLACE)  # of a pass nothing is seen
        self.course.confirm(self.seen.seat if lies else None)
        hand.blocked = True
        if sum(seat.is_person for seat in self.context.seats) > 1:
            hand.covered = True  # the next person may be at the screen at any moment
        hand.refresh()
        self.move_requested.emit(move)

    def _take_back(self) -> None:
        self.acting.drop()
        self.table.tally.clear()
        self.take_back_requested.emit()

    def _drafted(self) -> None:
        """The draft has changed: its rows, its points, the buttons; what was shown gives way to it."""
        self.past.forget()
        laid = bool(self.hand.draft.placed)
        if laid:
            self.talk.hush()
        if self.seen is not None:
            self.undoing.offer()
            self.panel.show_draft(counting=self.acting.running)
            self.tools.offer_advice(self.hand.on_turn and self.adviser.offers())
            if laid:
                self.adviser.forget()

    # Small things -----------------------------------------------------------------------------

    def keyboard(self) -> QWidget:
        """The table, or what goes on after the end."""
        return self.end.again if self.end.isVisible() else self.table.sheet

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.table.retranslate()
            self.tools.retranslate()
            self.hand.refresh()
            if self.seen is not None:
                self.tell_subtitle(self.title(), again=True)
                if not self.seen.deciders:
                    self.show_end()
