"""Moments that everybody at the table is to hear of: the draw pile runs out, an animal has a word for it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from app.games.quiddler.model import DealRound, Observation, Play, rulings
from app.games.quiddler.screen import sayings
from app.games.quiddler.screen import texts as named
from app.games.quiddler.screen.table.show import TurnShow
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.cards.seats import SeatPlace, words_end
from app.tabletop.context import ViewContext
from app.tabletop.people.sayings import Remark, Voices
from app.tabletop.people.talk import Talk
from app.tabletop.turn.part import Part, ViewState
from app.widgets.look import theme


class Moments(Part):
    def __init__(self, table: QuiddlerTable, show: TurnShow, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._context = table, context
        self.talk = Talk(table, table.seats, self._under, tail="above")
        self._voices = Voices(sayings.PROSE)
        show.reshuffled.connect(lambda: table.say("info", named.reshuffled()))

    def _under(self, place: QWidget, size: QSize) -> QPoint:
        """A bubble hangs from the slip of whoever speaks, or from the words under it; where it would cover a
        pile, it stands beside the slip, or over the words where there is no room either."""
        look = theme.current()
        laid = isinstance(place, SeatPlace) and bool(place.state.laid)
        down = SeatPlace.slip_height() + look.px(6)
        if laid and isinstance(place, SeatPlace):
            down = max(down, round(words_end(place)) + look.px(8))
        table, gap = self._table, look.px(8)
        under = place.mapTo(table, QPoint(look.px(34), down))
        if not table.on_piles(QRect(under, size)):
            return under
        beside = QRect(place.mapTo(table, QPoint(place.width() + gap, look.px(4))), size)
        others = [seat.geometry() for seat in table.seats if seat is not place and seat.isVisible()]
        if table.rect().contains(beside) and not any(map(beside.intersects, others)):
            return beside.topLeft()
        while table.on_piles(QRect(under, size)) and under.y() > place.y():
            under.setY(under.y() - gap)
        return under

    def begin(self, state: ViewState) -> None:
        """A new round: what was said of the last one has been heard."""
        if any(turn.kind == DealRound.type for turn in state.turns):
            self.talk.hush()

    def render(self, state: ViewState, before: ViewState) -> None:
        """Words that are laid while somebody still speaks are not to lie under what is said."""
        if state.shown is not before.shown:
            self.talk.follow()

    def settle(self, state: ViewState) -> None:
        """A turn has been shown, words were in doubt, or a round begins."""
        if not self._table.isVisible():
            return
        seats, coarse, seen = self._context.seats, self._context.coarse, state.seen
        if any(turn.kind == Play.type for turn in state.turns):
            self._say(sayings.remark(seats, seen, coarse), seen)
        elif (
            rulings(state.turns) and seen.turn is not None
        ):  # otherwise it is said where all words are judged
            self._say(sayings.after_ruling(seats, seen.ruled[-1:]), seen)
        elif any(turn.kind == DealRound.type for turn in state.turns):
            self._say(sayings.after_round(seats, seen, coarse), seen)

    def _say(self, remark: Remark | None, seen: Observation) -> None:
        if remark is not None:
            moment = len(seen.history) + remark.seat + 7 * seen.round
            level = self._context.seats[remark.seat].level
            self.talk.remark(remark, level, self._voices, moment, self._context.sounds)
