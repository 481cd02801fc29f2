"""Words that somebody lays: they land before everybody, bonuses go to whoever has them now, and the words
to the place of whoever laid them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect

from app.games.quiddler import deck, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.screen.overlays.gain import FLIGHT_MS as GAIN_MS
from app.games.quiddler.screen.overlays.landing import LandingWord
from app.games.quiddler.screen.table import texts
from app.games.quiddler.screen.table.race import Runner, leading
from app.games.quiddler.screen.table.shown import ShownTable
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.cards.card import BACK, TALL
from app.tabletop.cards.seats import LaidWord
from app.tabletop.context import SeatLook
from app.tabletop.note import reading_ms
from app.tabletop.turn.course import Script
from app.widgets.look import motion, theme
from app.widgets.sounds import Sound

if TYPE_CHECKING:
    from app.games.quiddler.screen.table.show import TurnShow

LONGEST_MS, STEP_MS, LEAST_MS, CLOSE_MS = 2_400, 260, 160, 60
"""Going out takes no longer; from word to word, the least time to see the last one, and from word to word of
those that go straight home: they are seen there all at once."""
LARGER = 1.3
"""Cards of words that land, by those on a pile."""
Spot: TypeAlias = tuple[QPointF, float]
"""Where a card is, and how wide."""


class Laying:
    """The script of a turn's words. seats: who sits there."""

    def __init__(self, show: TurnShow, table: QuiddlerTable, seats: Sequence[SeatLook]) -> None:
        self._show, self._table, self._seats = show, table, tuple(seats)
        self._held: list[str] = []
        """Cards of the words that are still in the hand at the screen."""

    def script(self, seat: int, words: Sequence[Meld], leave: Callable[[], None], *, out: bool) -> Script:
        """leave: the card that lies on the discard pile already leaves the hand. out: they go out with it."""
        show, table = self._show, self._table
        mine = seat == table.viewer
        before = show.shown
        self._held = [card for meld in words for card in meld] if mine else []
        if mine:
            leave()
            before = show.shown
        if out:
            yield from self._announce(seat, words)
        elif not show.calm and not mine:
            self._come(seat, words, self._seats[seat].name, "")
        else:
            yield from self._straight(seat, words, before)
        if table.landing.isVisible() and not show.calm:
            yield from self._land(seat, words, before, out=out)
            yield from self._go_home(seat, words, before, out=out)
        self._take(list(self._held))  # however quickly it was shown
        show.hush()
        show.step(before.melded(seat, words))

    def _announce(self, seat: int, words: Sequence[Meld]) -> Script:
        """Everybody hears that somebody goes out; where nothing may move all of it is there at once."""
        look = self._seats[seat]
        headline = texts.out_headline(look.name, own=seat == self._table.viewer)
        note = texts.out_note(len(self._seats))
        self._show.sounds.play(Sound.GO_OUT)
        self._come(seat, words, headline, note)
        if theme.current().reduced_motion:
            self._table.landing.land_all()
            yield 0 if self._show.acting.hurried else reading_ms(headline + note) // 2

    def _come(self, seat: int, words: Sequence[Meld], headline: str, note: str) -> None:
        table, edition = self._table, self._table.edition
        laid = [
            LandingWord([table.printed(card) for card in meld], deck.value(edition, meld)) for meld in words
        ]
        most = table.draw.card_width * LARGER
        table.landing.come(self._seats[seat], headline, note, laid, table.landing_room(), most)

    # The middle of the table ----------------------------------------------------------------------

    def _land(self, seat: int, words: Sequence[Meld], before: ShownTable, *, out: bool) -> Script:
        """One word after another, and then time to see them."""
        show, flight = self._show, motion.DEAL + 40
        step = min(STEP_MS if out else LEAST_MS, 5 * STEP_MS // len(words))
        yield motion.FRAME  # the paper first: one frame has no room for all
        gone = 0
        for at, meld in enumerate(words):
            if show.calm:
                return
            for card, (text, held) in enumerate(zip(meld, self._take(meld), strict=True)):
                self._send(seat, text, (at, card), held, flight)
            gone += len(meld)
            show.step(before.leaving(seat, gone))
            show.sounds.play(Sound.LETTER, at * 2)
            yield step
        if not show.calm:
            spent = step * len(words) + flight + GAIN_MS
            yield flight + (max(LEAST_MS, LONGEST_MS - spent) if out else motion.POP + STEP_MS)

    def _send(self, seat: int, text: str, place: tuple[int, int], held: Spot | None, ms: int) -> None:
        """A card flies to its place in the middle; those that nobody saw turn over on their way."""
        table, key = self._table, self._table.printed(text)
        end, wide = table.landing.spot(*place)
        start = table.seat_spot(seat) if held is None else held
        shown = (BACK, key) if held is None else (key, None)
        landed = table.landing.lander(*place)
        table.air.launch(shown[0], (start[0], end), (start[1], wide), ms, landed, over=shown[1])

    def _take(self, texts: Sequence[str]) -> list[Spot | None]:
        """Where cards that read so lie in the hand, which they leave together; those in words first."""
        hand, spots = self._table.hand, list[Spot | None]()
        order = hand.arrangement
        for text in texts:
            card = None
            if text in self._held:
                self._held.remove(text)
                card = next((one for one in order.in_order() if order.printed[one] == text), None)
            spots.append(None if card is None else self._table.rack_spot(card))
            if card is not None:
                hand.give(card)
        if any(spot is not None for spot in spots):
            hand.changed.emit()
        return spots

    # Home -----------------------------------------------------------------------------------------

    def _straight(self, seat: int, words: Sequence[Meld], before: ShownTable) -> Script:
        """To the own place, past everybody: they are known there."""
        show, table = self._show, self._table
        for at, (meld, (end, wide)) in enumerate(zip(words, self._places(seat, words), strict=True)):
            for text, spot in zip(meld, self._take(meld), strict=True):
                if spot is not None and not show.calm:
                    table.air.launch(table.printed(text), (spot[0], end), (spot[1], wide), motion.DEAL + 40)
            show.sounds.play(Sound.LETTER, at * 2)
            yield 0 if show.calm else CLOSE_MS
        bonuses = [] if show.calm else list(self._bonuses(seat, words, before))
        for fly in bonuses:
            fly()
        yield 0 if show.calm else max(motion.DEAL + 40, GAIN_MS if bonuses else 0)

    def _go_home(self, seat: int, words: Sequence[Meld], before: ShownTable, *, out: bool) -> Script:
        """Words and bonuses go to whoever has them."""
        show, table = self._show, self._table
        if show.calm:
            return
        ms = GAIN_MS if out else motion.DEAL + 40
        for at, (meld, (end, wide)) in enumerate(zip(words, self._places(seat, words), strict=True)):
            for card, text in enumerate(meld):
                start = table.landing.spot(at, card)
                table.air.launch(table.printed(text), (start[0], end), (start[1], wide), ms)
        bonuses = list(self._bonuses(seat, words, before))
        table.landing.go()
        if bonuses:
            yield motion.FRAME  # after the words: they lie over them, and one frame has no room for all
            for fly in bonuses:
                fly()
        yield ms

    def _places(self, seat: int, words: Sequence[Meld]) -> list[Spot]:
        """Where the words lie at the place of whoever laid them, and how wide a card is there."""
        place, edition = self._table.seats[seat], self._table.edition
        laid = [
            LaidWord(
                deck.spelt(meld),
                deck.value(edition, meld),
                cards=tuple(map(self._table.printed, meld)),
            )
            for meld in words
        ]
        corner = QPointF(place.mapTo(self._table, QPoint()))
        return [(corner + rect.center(), rect.height() / TALL) for rect in place.word_rects(laid)]

    def _bonuses(
        self, seat: int, words: Sequence[Meld], before: ShownTable
    ) -> Iterator[Callable[[], object]]:
        """What lets a bonus fly to whoever leads now, from whoever led; where nobody leads any more it
        fades."""
        seen = self._show.state.seen
        if seen is None:
            return
        ch, played = seen.options.ch, scoring.bonuses_of(seen.seats, seen.options.bonus2)
        races = zip(
            leading(scoring.standing(before.laid, before.fallen), ch),
            leading(scoring.standing(before.melded(seat, words).laid, before.fallen), ch),
            strict=True,
        )
        table = self._table
        for which, (was, now) in enumerate(races):
            if was.seat == now.seat or not played[which]:
                continue
            ends = [self._owner(one, which) for one in (was, now)]
            figure, text, fades = f"+{scoring.BONUS}", texts.bonus(which), now.seat is None
            yield partial(table.gains[which].fly, figure, text, *ends, fades=fades)

    def _owner(self, one: Runner, which: int) -> QPointF:
        """The place of whoever leads; nobody's bonus lies in the middle, or goes up."""
        table = self._table
        if one.seat is not None:
            return table.seat_spot(one.seat)[0] + QPointF(0, theme.current().tx(50) * (which - 0.5))
        middle = QRect(table.landing.geometry()) if table.landing.isVisible() else table.middle()
        return QPointF(middle.center()) + QPointF(0, theme.current().tx(54) * (which - 0.5))
