"""The screen of Scraps: parts of `app/tabletop`, joined by a `TurnScreen`."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from app.engine.errors import IllegalMove
from app.tabletop import commands, phrases
from app.tabletop.asking.keys import AskedWord
from app.tabletop.asking.window import AskingWindow
from app.tabletop.cards.card import BACK, CardKind, CardSkin, Print
from app.tabletop.cards.drag import OnPile, drag_cards, drag_from
from app.tabletop.cards.hand import CardHand
from app.tabletop.cards.keys import CardKeys
from app.tabletop.cards.layout import Card, CardLayouts
from app.tabletop.cards.mat import CardMat
from app.tabletop.cards.piles import DiscardPile, DrawPile, Pile
from app.tabletop.cards.rack import CardRack
from app.tabletop.cards.seats import PlaceState, SeatPlace
from app.tabletop.cards.slips import WordSlip
from app.tabletop.context import ViewContext
from app.tabletop.people.end import EndSheet
from app.tabletop.people.ending import EndPart
from app.tabletop.people.figures import Outcome
from app.tabletop.pieces.drag import Spot
from app.tabletop.pieces.flyer import Air
from app.tabletop.pieces.skin import Key
from app.tabletop.pips import RoundPips
from app.tabletop.turn.part import Part, ViewState, Wish
from app.tabletop.turn.screen import TurnScreen
from app.tabletop.turn.show import Show
from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme
from tests.games.scraps import model
from tests.games.scraps.model import Challenge, Draw, Move, Observation, Phase, Play, ScrapsRefusal

REFUSALS = {
    ScrapsRefusal.NOT_NOW: "First draw, then lay and discard; the other says what they think of the word.",
    ScrapsRefusal.NOT_HELD: "You do not hold that card.",
    ScrapsRefusal.SHORT: "A word has three cards.",
}


def sentence(refusal: IllegalMove) -> str:
    """Why a move is refused."""
    known = isinstance(refusal.reason, ScrapsRefusal)
    return REFUSALS[ScrapsRefusal(refusal.reason)] if known else phrases.refusal(refusal.reason)


def printed(card: str) -> Print:
    """What stands on a card."""
    return Print(card, 1, CardKind.VOWEL if card in model.VOWELS else CardKind.CONSONANT)


def card_name(shown: Print) -> str:
    return f"card {shown.text}"


class ScrapsTable(CardMat):
    """Players, piles, hand and one button."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__("blue")
        skin = CardSkin(card_name)
        self.hand = CardHand(CardLayouts(context.notes, "hands"), printed, context.sounds, self)
        self.seats = [SeatPlace(seat, skin, self) for seat in context.seats]
        self.draw, self.discard = DrawPile(skin, len(model.DECK), self), DiscardPile(skin, self)
        self.rack = CardRack(self.hand, skin, lambda held: card_name(held.shown), self)
        self.rack.fit = 2 * model.DEALT
        self.go = PaperButton("", "primary", big=True)
        self.go.setParent(self)
        self.air = Air(skin, self)
        theme.follow(self, self.arrange)

    def arrange(self) -> None:
        look, mat = theme.current(), self.mat()
        inner, gap = mat.adjusted(look.px(20), look.px(14), -look.px(20), -look.px(20)), look.px(12)
        side, high = look.tx(170), inner.height() * 45 // 100
        self.rack.setGeometry(inner.left(), inner.bottom() - high, inner.width() - side - gap, high)
        self.go.setGeometry(inner.right() - side, inner.bottom() - look.tx(70), side, look.tx(60))
        top = SeatPlace.slip_height()
        for number, place in enumerate(self.seats):
            place.setGeometry(inner.left() + number * (look.tx(280) + gap), inner.top(), look.tx(280), top)
        room = QRect(inner.left(), inner.top() + top, inner.width(), self.rack.y() - inner.top() - top)
        for number, pile in enumerate((self.draw, self.discard)):
            pile.set_card(room.height() / 1.9)
            size = pile.sizeHint()
            x = room.center().x() + (number - 1) * (size.width() + gap)
            pile.setGeometry(x, room.top(), size.width(), room.height())
        self.place_message()
        self.arranged.emit()

    def place_message(self) -> None:
        look, rack = theme.current(), self.rack.geometry()
        self.message.setVisible(bool(self.message.message()))
        high = self.message.heightForWidth(look.tx(280))
        left = rack.right() - look.tx(290)
        self.message.setGeometry(left, rack.y() - high - look.px(8), look.tx(280), high)
        self.message.raise_()


class ScrapsController(Part):
    """What the person does, and what the table shows of it."""

    def __init__(self, table: ScrapsTable, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._seats = table, context.seats
        hand, rack, air = table.hand, table.rack, table.air
        target = OnPile(table.discard, lambda card: self.play(card, ()), partial(self.may, Phase.PLAY))
        drag_cards(hand, rack, air, context.sounds, [target])
        for pile, source in ((table.draw, "pile"), (table.discard, "discard")):
            drag_from(pile, (hand, rack, air), partial(self._top, pile), partial(self.draw, source))
            pile.clicked.connect(partial(self.draw, source))
        self.keys = CardKeys(hand, rack, table, [table.draw, table.discard])
        self.keys.control = {
            commands.DRAW: partial(self.draw, "pile"),
            commands.TAKE: partial(self.draw, "discard"),
        }
        self.keys.waits = self._waits
        self.keys.discard_requested.connect(lambda card: self.play(card, ()))
        self.wish(self.keys.confirm_requested, Wish.CONFIRM)
        self.wish(table.go.clicked, Wish.CONFIRM)
        for place in table.seats:
            self.wish(place.clicked, Wish.HURRY)
        table.key_pressed.connect(self.keys.press)
        hand.changed.connect(self.changed)

    def may(self, phase: Phase) -> bool:
        """Whether the person at the screen is to do this now."""
        seen: Observation | None = self.state.seen
        return seen is not None and not self.state.busy and seen.phase is phase and seen.turn == seen.seat

    def keyboard(self) -> QWidget:
        return self._table

    def settle(self, state: ViewState) -> None:
        self._table.message.clear()
        self._table.hand.take_up(state.seen.seat, state.seen.hand, model.DEALT, state.seen.round)

    def render(self, state: ViewState, before: ViewState) -> None:
        seen: Observation | None = state.seen
        if seen is None:
            return
        table = self._table
        if state.refused is not None and state.refused is not before.refused:
            table.say("refused", sentence(state.refused))
        table.draw.show_left(seen.pile)
        table.draw.setAccessibleName(f"Draw pile, {seen.pile}")
        table.discard.show_cards([printed(card) for card in seen.discard])
        table.discard.setAccessibleName(f"Discard pile, {', '.join(seen.discard[-1:])}")
        for pile in (table.draw, table.discard):
            pile.set_open(self.may(Phase.DRAW))
        table.rack.show_slips(
            [WordSlip("".join(word), len(word)) for word in table.hand.arrangement.spelled()]
        )
        table.go.setText("Draw" if seen.phase is Phase.DRAW else "Lay" if self._words() else "Discard")
        table.go.setEnabled(self.may(Phase.DRAW) or self.may(Phase.PLAY))
        for seat, place in enumerate(table.seats):
            points, active = seen.scores[seat], seat in seen.deciders
            laid = "".join(seen.word) if seat == seen.turn else ""
            cards = seen.hand_sizes[seat]
            place.show_state(PlaceState(points, phrases.points(points), laid, cards, active=active))

    def _words(self) -> list[tuple[str, ...]]:
        return self._table.hand.arrangement.spelled()

    def confirm(self) -> None:
        """The button, and Enter."""
        hand = self._table.hand
        loose = hand.arrangement.loose
        if self.may(Phase.DRAW):
            self.draw("pile")
        elif loose:
            card = hand.chosen if hand.chosen in loose else loose[-1]
            self.play(card, self._words()[0] if self._words() else ())

    def draw(self, source: str, *_: object) -> None:
        self._submit(Draw(source))

    def play(self, card: Card, word: tuple[str, ...]) -> bool:
        """Lay a word, or none, and discard a card."""
        return self._submit(Play(word, self._table.hand.arrangement.printed[card]))

    def _submit(self, move: Move) -> bool:
        try:
            model.check(self.state.seen, move)
        except IllegalMove as refused:
            self._table.say("refused", sentence(refused))
            return False
        self.move_requested.emit(move, False)
        return True

    def _top(self, pile: Pile) -> tuple[Key, Spot] | None:
        """The card that the mouse takes off a pile."""
        if not self.may(Phase.DRAW):
            return None
        middle = self._table.air.point(pile, pile.face().center())
        top = BACK if pile is self._table.draw else printed(self.state.seen.discard[-1])
        return top, (middle, pile.card_width)

    def _waits(self) -> bool:
        """Whether a key can only mean that the person does not want to wait."""
        waits = any(not self._seats[seat].is_person for seat in self.state.seen.deciders)
        if waits:
            self.wished.emit(Wish.HURRY)
        return waits


class AskingPart(Part):
    """Whether the word that lies there is doubted."""

    def __init__(self, table: ScrapsTable, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._seats = table, context.seats
        self.window = AskingWindow(context.seats, table)
        self.window.confirmed.connect(partial(self._say, False))
        self.window.other_pressed.connect(partial(self._say, True))
        table.arranged.connect(lambda: self.window.stay(table.mat(), table.rack.geometry()))

    def render(self, state: ViewState, before: ViewState) -> None:
        seen: Observation | None = state.seen
        asked = seen is not None and seen.phase is Phase.CHALLENGE and seen.seat in seen.deciders
        if seen is None or not asked or state.busy:
            if not self.window.isHidden():
                self.window.hide()
                self.wished.emit(Wish.KEYBOARD)
            return
        word = "".join(seen.word)
        self.window.ask(f"{self._seats[seen.turn].name}: {word}", "Is that a word?", seen.turn)
        self.window.show_words([AskedWord(word)], "x")
        self.window.offer("Let it stand", "check", [("Doubt it", "x")])
        self.window.come(self._table.mat(), self._table.rack.geometry())

    def _say(self, doubts: bool, *_: object) -> None:
        self.move_requested.emit(Challenge(doubts), False)

    def keyboard(self) -> QWidget | None:
        return None if self.window.isHidden() else self.window.keyboard()


class ScrapsScreen(TurnScreen):
    """Names its parts."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        table = ScrapsTable(context)
        show = Show(table)
        super().__init__(context, table, show, parent)
        self.table, self.pips = table, RoundPips("blue")
        self.controller, self.asking = ScrapsController(table, context), AskingPart(table, context)
        self.end = EndSheet(context.seats, table.mat, table)
        self.join(
            (show, self.controller, self.asking, EndPart(self.end, self._write, context.sounds, lambda: None))
        )
        table.arranged.connect(self.end.stay)

    def title(self) -> str:
        seen: Observation = self.seen
        text = f"Round {seen.round} of {seen.options.rounds}"
        self.pips.show_rounds(seen.round, seen.options.rounds, text)
        return text

    def bar_part(self) -> QWidget:
        return self.pips

    def confirm(self) -> None:
        self.controller.confirm()

    def _write(self) -> None:
        seen: Observation = self.seen
        rows = [Outcome(seat, ()) for seat in range(len(seen.scores))]
        self.end.show_result(seen.scores, seen.winners, (), rows)

    def show_thinking(self, seat: int, thinking: bool) -> None:
        self.table.seats[seat].set_thinking(thinking)
