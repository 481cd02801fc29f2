"""The table of Quiddler: seats on top, piles in the middle, the rack and what is done with it below."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF

from app.games.quiddler import deck
from app.games.quiddler.screen import prints
from app.games.quiddler.screen.overlays.free import free_rooms, place_in
from app.games.quiddler.screen.overlays.gain import FlyingGain
from app.games.quiddler.screen.overlays.landing import Landing
from app.games.quiddler.screen.table.labels import PileLabels
from app.games.quiddler.screen.table.names import card_name, held_name
from app.games.quiddler.screen.table.race import RacePanel
from app.games.quiddler.screen.table.side import SideColumn
from app.tabletop.cards.card import EDGE, TALL, CardSkin, Print
from app.tabletop.cards.hand import CardHand
from app.tabletop.cards.layout import CardLayouts
from app.tabletop.cards.mat import CardMat
from app.tabletop.cards.piles import DiscardPile, DrawPile, Pile
from app.tabletop.cards.rack import CardRack
from app.tabletop.cards.seats import FAN, SeatPlace, cards_end, spread
from app.tabletop.cards.stage import HIGH, StageTurns
from app.tabletop.context import ViewContext
from app.tabletop.pieces.flyer import Air
from app.widgets.look import theme

SIDE, PILE, SEAT, OWN = 196, 108, 286, 300
"""Widths of the column beside the rack, of a card on a pile, of a seat and of the place of whoever is at the
screen, in design pixels."""
LEAST_PILE, WORDS, FLAG = 66, 18, 14
"""Cards on piles are at least so wide; words have so much more room than a fan, and a flag so much."""
SHARES = (1.0, 0.88, 0.76)
"""Of its usual size: a note is printed as large as there is room for all of it."""
LARGE, LEAST_RACK = 1.6, 0.36
"""From this size of texts on it is they that need the room beside the piles; so much of the height the rack
keeps before the race over it has all it wants."""
LEAST_HELD, BESIDE, NUMBER = 40, 290, 58
"""With smaller cards in the hand two players stand beside the piles: width of a place then, and room for the
number left of the piles."""
COLUMN, WIDER = 250, 1.25
"""Before a whole room: width of the column beside rack and seats, and how much larger the piles are."""
MOST, STAGED, CHILDREN, LARGER = 0.52, 0.44, 0.6, 1.3
"""So much of the height at most is the rack's: usually, before a room, for children; and how much larger
their cards may be."""


class QuiddlerTable(CardMat):
    """It shows; the screen decides. viewer: whose eyes these are, None for nobody's; place: whose slip lies
    beside the rack, also while nobody looks; None as long as everybody sits on top. staged: a whole room
    looks on: words and discards of the others are large, and the last turns stand beside them.
    """

    def __init__(self, context: ViewContext) -> None:
        super().__init__("blue")
        self.edition = "cz"
        self.skin = CardSkin(card_name)
        self.viewer: int | None = None
        self.place: int | None = None
        orders = CardLayouts(context.notes, "hands")
        self.hand = CardHand(orders, self.printed, context.sounds, self)
        self.seats = [SeatPlace(seat, self.skin, self) for seat in context.seats]
        self.draw = DrawPile(self.skin, deck.DECK, self)
        self.discard = DiscardPile(self.skin, self)
        self.labels = PileLabels(self)
        self.race = RacePanel(self)
        self.turns = StageTurns(self.skin, self)
        self._low = False
        """Whether there is so little height that the places stand beside the piles."""
        self._settings = context.settings
        self.rack = CardRack(self.hand, self.skin, held_name, self, fill="blue")
        self.message.mild = self._children = context.children
        if self._children:
            self.rack.larger = LARGER
        self.side = SideColumn(self)
        self.landing = Landing(self.skin, self)
        self.air = Air(self.skin, self)
        self.gains = (FlyingGain(self), FlyingGain(self))
        theme.follow(self, self.arrange)
        context.settings.changed.connect(self.arrange)

    @property
    def staged(self) -> bool:
        return self._settings.big_picture

    def printed(self, card: str) -> Print:
        """What stands on a card of this edition."""
        return prints.printed(card, self.edition)

    # Layout -----------------------------------------------------------------------------------

    def inner(self) -> QRect:
        look = theme.current()
        return self.mat().adjusted(look.px(28), look.px(14), -look.px(26), -look.px(20))

    def middle(self) -> QRect:
        """Between the seats and the rack."""
        inner, look = self.inner(), theme.current()
        top = inner.top() if self._low else inner.top() + self._seats_height() + look.px(4)
        wide = self.rack.width() if self.staged else inner.width()
        return QRect(inner.left(), top, wide, self.rack.y() - look.px(10) - top)

    def _seats_height(self) -> int:
        look = theme.current()
        if self.staged:
            return SeatPlace.slip_height() + look.px(HIGH)
        return SeatPlace.slip_height() + look.px(FAN - 4)

    def around(self) -> list[int]:
        """Who sits on top: the others, from the left hand of whoever is at the screen."""
        count = len(self.seats)
        if self.place is None:
            return list(range(count))
        return [(self.place + step) % count for step in range(1, count)]

    def arrange(self) -> None:
        look, inner = theme.current(), self.inner()
        staged = self.staged
        side = min(look.tx(COLUMN if staged else SIDE), inner.width() * (25 if staged else 22) // 100)
        wide = inner.width() - side - look.px(20)
        self._low = False
        high = self._rack_height(wide, inner.height())
        self._low = self._is_low(high)
        if self._low:
            high = self._rack_height(wide, inner.height())
        self.rack.setGeometry(inner.left(), inner.bottom() - high, wide, high)
        top = self._seats_height()
        row = QRectF(inner.left(), inner.top(), wide if staged else inner.width(), top)
        around = self.around()
        places = spread(row, len(around), look.pxf(10), row.width() if staged else look.pxf(SEAT))
        if self._low:
            places = [QRectF(row.left(), row.top(), look.pxf(BESIDE), row.height())]
        for seat, place in zip(around, places, strict=True):
            self.seats[seat].set_fanned(True)
            low = 0 if staged else look.px(WORDS)
            self.seats[seat].setGeometry(place.toAlignedRect().adjusted(0, 0, 0, low))
        for one in self.seats:
            one.set_staged(staged)
        middle = self.middle()
        self._arrange_piles(middle)
        left = inner.right() - side + 1
        above = look.px(56) if staged else 0  # what the panel says is to be seen there, too
        self.side.setGeometry(left, self.rack.y() - above, side, self.rack.height() + above)
        self._arrange_own(middle)
        self._arrange_race(middle)
        self.labels.setGeometry(self.rect())
        self.place_message()
        self.update()
        self.arranged.emit()

    def _is_low(self, high: int) -> bool:
        """high: of the rack where the places stand over the piles."""
        look = theme.current()
        if self.staged or self.place is None or len(self.seats) != 2:
            return False
        over_race = self._row_height() - self.race.sizeHint().height() - self.labels.all.sizeHint().height()
        return high < self.rack.height_for(look.px(LEAST_HELD)) and over_race >= 0

    def _row_height(self) -> int:
        """Of a place with its words."""
        return self._seats_height() + theme.current().px(WORDS)

    def _rack_height(self, wide: int, room: int) -> int:
        """As large as the cards may be, with room for piles of a legible size and the race beside them."""
        look = theme.current()
        piles = look.px(LEAST_PILE) * (TALL + 2 * EDGE) + look.px(24)
        race, free = RacePanel.high(2) + look.px(WORDS + 14), room - self._seats_height()
        if free - race >= room * LEAST_RACK:  # else the cards in the hand matter more
            piles = max(piles, race)
        share = STAGED if self.staged else CHILDREN if self._children else MOST
        most = min(room * share, room - self._seats_height() - piles)
        if self._low:
            most = min(room * share, room - self._row_height() - look.px(10))
        cards = self.rack.card_width(wide)
        while cards > 20 and self.rack.height_for(cards) > most:
            cards -= 1
        return self.rack.height_for(cards)

    def _arrange_piles(self, middle: QRect) -> None:
        look = theme.current()
        high = middle.height()
        most = PILE * (WIDER if self.staged else 1.0) if look.text_size < LARGE else LEAST_PILE
        width = min(look.pxf(most), high / (TALL + EDGE * 3))
        x, y = middle.center().x(), middle.center().y()
        self.labels.brief = middle.top() if self._low else None
        if self._low:
            x = round(middle.left() + 2 * look.pxf(BESIDE) + look.tx(NUMBER) + 1.3 * width)
        for pile, side in ((self.draw, -1), (self.discard, 1)):
            pile.set_card(width)
            size = pile.sizeHint()
            at = x + side * width * 0.80
            pile.setGeometry(
                round(at - size.width() / 2), round(y - size.height() / 2), size.width(), size.height()
            )
        self.labels.stand_beside(self._face(self.draw), self._face(self.discard))

    def _face(self, pile: Pile) -> QRectF:
        return pile.face().translated(QPointF(pile.pos()))

    def _arrange_own(self, middle: QRect) -> None:
        look = theme.current()
        left, _right = self.labels.free()
        wide = min(look.px(OWN), round(left) - middle.left() - look.px(12))
        if self.place is not None:
            own = self.seats[self.place]
            own.set_fanned(False)
            words = look.px(64) if own.state.laid else look.tx(FLAG) if own.state.pending else 0
            if self.staged and own.state.laid:  # as large as those of the others
                words = max(words, middle.height() - SeatPlace.slip_height())
            high = SeatPlace.slip_height() + words
            if self._low:
                other = self.seats[self.around()[0]].geometry()
                own.setGeometry(other.translated(other.width() + look.px(10), 0))
                return
            own.setGeometry(middle.left(), middle.bottom() - high + 1, wide, high)

    def _arrange_race(self, middle: QRect) -> None:
        """Right of the piles; on a stage over the buttons, and over it the last turns."""
        look, size = theme.current(), self.race.sizeHint()
        self.turns.setVisible(self.staged)
        if self.staged:
            below, gap = self.side.geometry(), look.px(12)
            top, low = self.inner().top(), below.top() - gap
            race = 0 if self.race.isHidden() else size.height()
            self.race.setGeometry(below.left(), low - race, below.width(), race)
            self.turns.setGeometry(below.left(), top, below.width(), max(0, low - race - gap - top))
            return
        right = self._face(self.discard).right() if self._low else self.labels.free()[1]
        room = middle.right() - round(right) - look.px(12)
        x = middle.right() - min(room, size.width()) + 1
        self.race.setGeometry(x, middle.bottom() - size.height() + 1, min(room, size.width()), size.height())

    def landing_room(self) -> QRect:
        """Where words land before everybody: under the words of those who sit on top, over all the rest."""
        room, seats = self.inner(), [self.seats[one] for one in self.around()]
        ends = [seat.y() + round(cards_end(seat)) for seat in seats]
        room.setTop(max([self.middle().top(), *ends]) + theme.current().px(8))
        return room

    def place_message(self) -> None:
        """Over the place of whoever is at the screen, beside the piles; where it is too long for that, beside
        the cards on the rack, and printed smaller only where it is too long for that, too."""
        if not self.message.message():
            self.message.hide()
            self._hush(on_rack=False)
            return
        here, rooms = self._over_own(), free_rooms(self.rack, self.hand.covered)
        for share in SHARES:
            self.message.print_at(share)
            high = self.message.heightForWidth(here.width())
            place = QRect(here.left(), here.bottom() + 1 - high, here.width(), high)
            found = place if high <= here.height() else None
            found = found or next(filter(None, (place_in(self.message, room) for room in rooms)), None)
            if found is not None:
                place = found
                break
        self.message.setGeometry(place)
        self._hush(on_rack=place.intersects(self.rack.geometry()))
        if self.message.isHidden():
            self.message.show()
            self.message.raise_()  # once: a card that is carried over it afterwards lies on top

    def _over_own(self) -> QRect:
        """The room left of the piles, under whoever sits there, over the slip of whoever is at the screen."""
        look, middle = theme.current(), self.middle()
        if self._low:
            own = self.seats[self.place or 0].geometry()
            return own.adjusted(0, SeatPlace.slip_height() + look.tx(FLAG), 0, 0)
        left, _right = self.labels.free()
        wide = max(look.px(230), round(left) - middle.left() - look.px(12))
        bottom = middle.bottom() if self.place is None else self.seats[self.place].y() - look.px(10)
        others = [self.seats[seat] for seat in self.around()]
        over = [seat for seat in others if seat.x() < middle.left() + wide]
        top = max([middle.top(), *(seat.y() + round(cards_end(seat)) for seat in over)])
        return QRect(middle.left(), top, wide, bottom - top)

    def _hush(self, *, on_rack: bool) -> None:
        """What the rack says itself gives way to a note that lies there."""
        if on_rack != self.rack.hushed:
            self.rack.hushed = on_rack
            self.rack.update()

    # Places -------------------------------------------------------------------------------------

    def on_piles(self, rect: QRect) -> bool:
        """Whether something would lie over a pile."""
        return any(self._face(pile).intersects(QRectF(rect)) for pile in (self.draw, self.discard))

    def pile_spot(self, pile: Pile) -> tuple[QPointF, float]:
        """The middle of the topmost card and its width, in the table's coordinates."""
        return self._face(pile).center(), pile.card_width

    def seat_spot(self, seat: int) -> tuple[QPointF, float]:
        """Where a seat's cards come and go."""
        place = self.seats[seat]
        spot, width = place.mouth()
        return QPointF(place.mapTo(self, QPoint())) + spot, width

    def rack_spot(self, card: int) -> tuple[QPointF, float]:
        """Where a card of the hand lies."""
        return self.air.point(self.rack, self.rack.spot(card)), self.rack.card_size

    # For the screen -------------------------------------------------------------------------------

    def sit(self, viewer: int | None) -> None:
        """viewer: the seat whose cards are seen; None for nobody."""
        self.viewer = viewer
        if viewer is not None and viewer != self.place:
            self.place = viewer
            self.arrange()
