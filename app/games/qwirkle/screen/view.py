"""The screen of Qwirkle: observations in, moves out (see ``app/ARCHITECTURE.md``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.errors import IllegalMove
from app.engine.turn import Turn
from app.games.qwirkle.model import Lay, Observation, Pass
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.hand import IntoBag, make_hand
from app.games.qwirkle.screen.panel.advice import QwirkleAdviser
from app.games.qwirkle.screen.panel.aids import aids, open_unseen
from app.games.qwirkle.screen.panel.desk import PanelDesk
from app.games.qwirkle.screen.panel.end import show_end
from app.games.qwirkle.screen.panel.past import PastTurns
from app.games.qwirkle.screen.sayings import line, remark
from app.games.qwirkle.screen.show import Show, laid_by, since_last
from app.games.qwirkle.screen.table import TileTable
from app.tabletop.aids import open_aids
from app.tabletop.context import BarTool, ViewContext
from app.tabletop.course import Acting, Course
from app.tabletop.hand.desk import HandDesk
from app.tabletop.people.end import EndSheet
from app.tabletop.people.talk import Talk
from app.tabletop.screen import TableScreen
from app.tabletop.tools import Tools
from app.widgets import motion
from app.widgets.sounds import Sound


class QwirkleView(TableScreen):
    """Table and end of one game."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._seen: Observation | None = None
        self._anew = True
        """The person sits down, or has taken a move back: the table is not gone on with."""
        table = self.table = TileTable(context)
        hand = self.hand = make_hand(context, table.message, table)
        self.desk = HandDesk(hand, table, table.rack, context, [IntoBag(hand, table.side.bag)])
        self.keys = self.desk.keys
        self.panel = PanelDesk(table, hand, context)
        self.acting = Acting(self)
        self.show_turns = Show(
            self.acting, table.sheet, table.tally, table.marks, context.sounds, table.seat_point
        )
        self.course = Course(self.acting, self.show_turns.act)
        self.past = PastTurns(self.table)
        self.talk = Talk(self.table, self.table.side.seats)
        self.adviser = QwirkleAdviser(self.table, self.hand, context)
        self.end = EndSheet(context.seats, self.table.mat, self.table)
        self.tools = Tools(context, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.destroyed.connect(tile.forget)
        self._join()
        self._obey()

    def bar_tools(self) -> Sequence[BarTool]:
        """What the top bar offers beside the usual."""
        return self.tools.all

    def _join(self) -> None:
        table, side, keys = self.table, self.table.side, self.keys
        keys.more = {
            Qt.Key.Key_T: self.hand.toggle_trade,
            Qt.Key.Key_H: self.adviser.hint,
            Qt.Key.Key_B: self.adviser.open_list,
            Qt.Key.Key_U: self._open_unseen,
            Qt.Key.Key_L: table.letters.toggle.toggle,
        }
        side.confirm.clicked.connect(self._confirm)
        side.back.clicked.connect(self.hand.clear)
        side.trade.clicked.connect(self.hand.toggle_trade)
        side.again.clicked.connect(self.play_again_requested)
        side.results.clicked.connect(self.end.open_again)
        self.adviser.offered.connect(self.panel.set_offered)
        self.end.put_away.connect(lambda: side.results.setFocus(Qt.FocusReason.OtherFocusReason))
        side.bag.clicked.connect(self._open_unseen)
        side.seats.hurry_requested.connect(self.hurry_requested)
        side.list.turn_chosen.connect(self.adviser.open_past)
        side.list.turn_pointed.connect(lambda turn, go: self.past.point(turn, go=go))
        self.past.ended.connect(self._drafted)
        self.tools.aids.triggered.connect(lambda: open_aids(self.table, self._context.settings, aids()))
        table.letters.switched.connect(lambda on: self._context.settings.choose_aid("letters", on))
        keys.confirm_requested.connect(self._confirm)
        keys.skip_requested.connect(self.acting.skip)
        keys.hurry_requested.connect(self.hurry_requested)
        keys.advice_given_up.connect(self.adviser.forget)
        keys.undo_requested.connect(self._take_back)
        self.tools.undo.triggered.connect(self._take_back)
        self.tools.hint.triggered.connect(self.adviser.hint)
        self.tools.best.triggered.connect(self.adviser.open_list)
        self.hand.drafted.connect(self._drafted)
        self.course.acting.connect(self._act)
        self.course.settled.connect(self._settle)
        self.course.turn_shown.connect(self._comment)
        self.course.taken.connect(self._shift)
        self.show_turns.counted.connect(self.panel.count_up)
        self.show_turns.told.connect(self._tell)
        table.sheet.arranged.connect(self.end.stay)
        self.end.again.clicked.connect(self.play_again_requested)
        self.end.home.clicked.connect(self.leave_requested)
        self._context.settings.changed.connect(self._obey)

    def _obey(self) -> None:
        """Take the settings that are in force."""
        self.table.show_letters(self._context.settings.aid("letters"))
        self.hand.refresh()

    # What the controller tells ----------------------------------------------------------------

    def show_observation(self, observation: Observation, turns: Sequence[Turn] = ()) -> None:
        """Show what the viewer sees now; ``turns`` were made since the last time."""
        self._anew = self._seen is None or not turns
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

    def _settle(self, observation: Observation) -> None:
        """The position as it is, nothing in the air."""
        sat, self._seen = self._seen is not None, observation
        self.past.allowed = True
        self.past.take_up(observation)
        self.panel.settle(observation)
        table = self.table
        table.tally.clear()
        table.sheet.lying.show({place: number for number, place in observation.table})
        table.marks.show(laid_by(since_last(observation)))
        self.hand.blocked = False
        new_slots = self.hand.take_up(observation)
        self._draw(new_slots)
        self.panel.refresh()
        last = [place for turn in observation.history[-1:] for _, place in turn.placements]
        if self._anew:
            table.sheet.gaze.follow_game(last)
        else:
            table.sheet.gaze.keep_up(last)
        self.adviser.take_up(observation)
        self.keys.cursor.stay()
        self.tell_subtitle(view_texts.round_title(observation))
        mine = any(turn.seat == observation.seat for turn in observation.history)
        self.tools.offer_undo(mine and observation.turn is not None)
        self.tools.offer_advice(self.hand.on_turn)
        if observation.turn is None:
            self._finish(observation, sat)
        else:
            self.end.hide()

    def _finish(self, observation: Observation, sat: bool) -> None:
        """sat: the person has been at the table, and hears who won."""
        if sat:
            self._context.sounds.play(Sound.VICTORY)
        self.talk.hush()
        self.table.sheet.gaze.show_all()
        show_end(self.end, self._context.seats, observation)
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

    # The person's move ------------------------------------------------------------------------

    def _confirm(self) -> None:
        if self.acting.running:
            self.acting.skip()
            return
        if self._seen is not None and self._seen.turn is None:
            self.end.open_again()
            return
        if self.adviser.lay_shown():
            return
        move = self.hand.move()
        if move is None:
            return
        self.adviser.forget()
        self.table.say("info", "")
        if isinstance(move, Pass):
            self._context.sounds.play(Sound.CARD_PLACE)
        self.course.confirm(self.hand.draft.seen.seat if isinstance(move, Lay) else None)
        self.hand.blocked = True
        if sum(seat.is_person for seat in self._context.seats) > 1:
            self.hand.covered = True  # the next person may be at the screen at any moment
        self.hand.refresh()
        self.move_requested.emit(move)

    def _take_back(self) -> None:
        if self.tools.undo.enabled and self.tools.undo.visible:
            self.acting.drop()
            self.table.tally.clear()
            self.take_back_requested.emit()

    def _draw(self, slots: Sequence[int]) -> None:
        """New tiles fly out of the bag."""
        for order, slot in enumerate(slots):
            end, size = self.desk.on_rack.spot(slot)
            path = self.table.bag_mouth(), end
            ms = motion.DEAL + 60 + order * motion.DEAL_STAGGER * 2
            self.table.air.launch(self.hand.draft.piece(slot), path, (size * 0.5, size), ms)

    def _drafted(self) -> None:
        """The draft has changed: its rows, its points, the buttons."""
        self.past.forget()
        if self.hand.draft.placed:
            self.talk.hush()
        if self._seen is not None:
            self.panel.show_draft(counting=self.acting.running)
            self.tools.offer_advice(self.hand.on_turn)
            self.adviser.drafted()

    def _shift(self) -> None:
        """The opening may have been laid anywhere; the game counts from its first tile."""
        draft = self.hand.draft
        dx, dy = draft.offset()
        if (dx, dy) != (0, 0):
            camera = self.table.sheet.camera
            camera.centre = camera.centre - QPointF(dx, dy)
            self.keys.cursor.shift(dx, dy)
            draft.placed = {slot: (x - dx, y - dy) for slot, (x, y) in draft.placed.items()}
            self.hand.refresh()

    def _comment(self, observation: Observation, left: int) -> None:
        """A turn has been shown: perhaps somebody has a word for it."""
        history = observation.history[: len(observation.history) - left]
        found = remark(self._context.seats, history)
        if found is not None:
            seat, mood = found
            level = self._context.seats[seat].level or 1
            self.talk.say(seat, line(level, mood, len(history) + seat, history[-1].points))

    def _tell(self, seat: int, event: Turn) -> None:
        if event.move["type"] != Lay.type:
            name = self._context.seats[seat].name
            self.table.say("info", view_texts.event_sentence(name, event.move, event.outcome), ms=2600)

    def _open_unseen(self) -> None:
        if self._seen is not None:
            open_unseen(self.table, self._seen, letters=self._context.settings.aid("letters"))

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
            if self._seen is not None:
                self.tell_subtitle(view_texts.round_title(self._seen), again=True)
                if self._seen.turn is None:
                    show_end(self.end, self._context.seats, self._seen)
