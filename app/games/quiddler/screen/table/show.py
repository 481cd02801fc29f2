"""What a turn of Quiddler looks like: cards are dealt, drawn, laid and discarded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, Signal

from app.engine.turn import Turn
from app.games.quiddler.model import Challenge, CountRound, DealOutcome, DrawOutcome, Play, Vote, read_turn
from app.games.quiddler.screen.table.laying import Laying
from app.games.quiddler.screen.table.shown import ShownTable
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.cards.card import BACK
from app.tabletop.cards.layout import Card
from app.tabletop.cards.piles import DiscardPile, DrawPile
from app.tabletop.context import SeatLook
from app.tabletop.pieces.skin import Key
from app.tabletop.turn.course import Script
from app.tabletop.turn.part import ViewState
from app.tabletop.turn.show import Show
from app.widgets.look import motion, theme
from app.widgets.sounds import Sound, Sounds

LONGEST_DEAL_MS = 1_400
"""However many sit at the table, dealing takes no longer."""
LOOK_MS = 420
"""Time to see what was discarded."""


class TurnShow(Show):
    """The scripts of turns. shown: what lies on the table at this moment of them.

    leaving: the card of the hand that is let go on the discard pile; dropped: it lies there already.

    Signals: reshuffled(): the discard pile has become a new draw pile.
    """

    shown: ShownTable
    reshuffled = Signal()

    def __init__(self, table: QuiddlerTable, sounds: Sounds, seats: Sequence[SeatLook]) -> None:
        super().__init__(table)
        self.table, self.sounds = table, sounds
        self.shown = ShownTable(len(table.seats), table.edition).cleared()
        self.leaving: Card | None = None
        self.dropped = False
        self.laying = Laying(self, table, seats)

    def shows(self, turn: Turn) -> bool:
        """What is said of words changes nothing on the table."""
        return turn.kind not in (Challenge.type, Vote.type, CountRound.type)

    def act(self, turn: Turn, placed: bool) -> Script:
        made = read_turn(turn)
        if isinstance(made, DealOutcome):
            yield from self._deal(made)
        elif turn.seat is not None and isinstance(made, DrawOutcome):
            yield from self._draw(turn.seat, made)
        elif turn.seat is not None and isinstance(made, Play):
            yield from self._play(turn.seat, made)

    def settle(self, state: ViewState) -> None:
        """Everything lies there."""
        if self.table.landing.isVisible():  # it was broken off
            self.hush()
        self.shown = ShownTable.of(state.seen)

    def hush(self) -> None:
        """What flies is there, what landed before everybody has gone home."""
        self.table.air.land()
        self.table.landing.go()
        for gain in self.table.gains:
            gain.go()

    @property
    def calm(self) -> bool:
        """Whether nothing flies: motion is reduced, or nobody wants to wait."""
        return theme.current().reduced_motion or self.acting.hurried

    def _fly(
        self, key: Key, start: tuple[QPointF, float], end: tuple[QPointF, float], over: Key | None = None
    ) -> int:
        """Let a card fly; gives how long it takes."""
        if self.calm:
            return 0
        ms = motion.DEAL + 40
        self.table.air.launch(key, (start[0], end[0]), (start[1], end[1]), ms, over=over)
        return ms

    def _pile(self, pile: DrawPile | DiscardPile) -> tuple[QPointF, float]:
        return self.table.pile_spot(pile)

    # Dealing --------------------------------------------------------------------------------------

    def _deal(self, dealt: DealOutcome) -> Script:
        """Cards go round from the left of the dealer (RULES QD3)."""
        table = self.table
        table.hand.clear_away()
        self.step(self.shown.cleared())
        self.sounds.play(Sound.SHUFFLE)
        yield 0 if self.calm else LOOK_MS
        seats, size = self.shown.seats, dealt.size
        stagger = min(motion.DEAL_STAGGER, LONGEST_DEAL_MS // max(1, seats * size))
        for step in range(seats * size):
            seat = (dealt.dealer + 1 + step) % seats
            self._fly(BACK, self._pile(table.draw), self._dealt_to(seat, step // seats))
            if seat == table.viewer:
                table.hand.cover(step // seats)  # those that have arrived
            self.step(self.shown.handed(seat))
            if not step % seats:
                self.sounds.play(Sound.CARD_PLACE)
            yield 0 if self.calm else stagger
        yield self._fly(BACK, self._pile(table.draw), self._pile(table.discard), table.printed(dealt.opened))
        table.hand.cover(0 if table.viewer is None else size)
        self.step(self.shown.opened(dealt.opened))
        self.sounds.play(Sound.CARD_PLACE)

    def _dealt_to(self, seat: int, index: int) -> tuple[QPointF, float]:
        table = self.table
        if seat != table.viewer:
            return table.seat_spot(seat)
        return table.air.point(table.rack, table.rack.loose_spot(index)), table.rack.card_size

    # A turn ---------------------------------------------------------------------------------------

    def _draw(self, seat: int, drawn: DrawOutcome) -> Script:
        """A card comes from one of the piles; what the person at the screen draws comes with the hand."""
        table, source = self.table, drawn.source
        mine = seat == table.viewer
        pile: DrawPile | DiscardPile = table.draw if source == "pile" else table.discard
        start = self._pile(pile)
        key: Key = BACK if source == "pile" else table.printed(drawn.card)
        self.step(self.shown.drawn(seat, source, drawn.reshuffled))
        if not mine:
            self.sounds.play(Sound.CARD_DRAW)
            yield self._fly(key, start, table.seat_spot(seat), None if source == "pile" else BACK)
        if drawn.reshuffled:
            self.sounds.play(Sound.SHUFFLE)
            self.reshuffled.emit()
        if not mine:
            yield 0 if self.calm else LOOK_MS // 2

    def _play(self, seat: int, play: Play) -> Script:
        """Words first, then the card that goes onto the pile."""
        goes_out = bool(play.words) and self.shown.out is None
        if play.words:
            leave = partial(self._leave, seat, play)
            yield from self.laying.script(seat, play.words, leave, out=goes_out)
        elif self.shown.out is not None:
            self.step(self.shown.melded(seat, ()))
        yield from self._discard(seat, play.discard)

    def _leave(self, seat: int, play: Play) -> None:
        """A card that was put down with the words lies on the pile."""
        hand = self.table.hand
        if self.dropped and self.leaving in hand.arrangement.printed:
            hand.give(self.leaving)
            self.step(self.shown.discarding(seat, play.discard))

    def _discard(self, seat: int, text: str) -> Script:
        table, hand = self.table, self.table.hand
        start = table.seat_spot(seat)
        shown, lies = table.printed(text), False
        if seat == table.viewer:
            if self.dropped and self.leaving not in hand.arrangement.printed:  # put down with the words
                self.leaving, self.dropped = None, False
                return
            card = self.leaving if self.leaving in hand.arrangement.printed else self._last_held(text)
            lies = self.dropped
            if card is not None:
                start = table.rack_spot(card)
                hand.give(card)
                hand.changed.emit()
            self.leaving, self.dropped = None, False
        if not lies:
            over = None if seat == table.viewer else shown
            yield self._fly(shown if over is None else BACK, start, self._pile(table.discard), over)
        self.step(self.shown.discarding(seat, text))
        self.sounds.play(Sound.CARD_PLACE)
        yield 0 if self.calm else LOOK_MS

    def _last_held(self, text: str) -> Card | None:
        arrangement = self.table.hand.arrangement
        found = [card for card in arrangement.in_order() if arrangement.printed[card] == text]
        return found[-1] if found else None
