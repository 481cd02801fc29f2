"""What the person at the table does: draws, lays, discards, by mouse and by keys."""

from __future__ import annotations

from functools import partial
from typing import Any

from app.engine.errors import IllegalMove
from app.games.quiddler import deck, model
from app.games.quiddler.model import Draw, Observation, Phase, Play, QuiddlerRefusal
from app.games.quiddler.screen import texts as named
from app.games.quiddler.screen.table import texts
from app.games.quiddler.screen.table.advice import QuiddlerAdviser
from app.games.quiddler.screen.table.arrivals import Arrivals
from app.games.quiddler.screen.table.past import PastTurns
from app.games.quiddler.screen.table.plan import is_word
from app.games.quiddler.screen.table.presenter import TablePresenter
from app.games.quiddler.screen.table.show import TurnShow
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop import commands
from app.tabletop.cards.card import BACK
from app.tabletop.cards.drag import OnPile, drag_cards, drag_from
from app.tabletop.cards.keys import CardKeys
from app.tabletop.cards.layout import Card
from app.tabletop.cards.piles import Pile
from app.tabletop.context import ViewContext
from app.tabletop.pieces.drag import Spot
from app.tabletop.pieces.skin import Key
from app.tabletop.turn.part import Part, ViewState, Wish
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.sounds import Sound

WORDS = "words"
"""What a refusal of words depends on: that they lie there."""
DRAGS, QUICK_WAYS = 3, "quick_ways"
"""After so many cards that were dragged quicker ways are told, and the name under which it is kept that they
were."""


class TurnController(Part):
    """Turns what is pressed and let go into moves, and shows the hand that follows."""

    def __init__(
        self, table: QuiddlerTable, presenter: TablePresenter, show: TurnShow, context: ViewContext
    ) -> None:
        super().__init__(table)
        self.table, self.presenter, self.show, self.context = table, presenter, show, context
        self._sorted = self._dragged = 0
        self._sat = False
        """Whether somebody has been at the table: then cards are seen to come."""
        self.past = PastTurns(table, context.seats)
        self.arriving = Arrivals(table, [seat.is_person for seat in context.seats])
        may = presenter.may
        self.adviser = QuiddlerAdviser(table, context, lambda: may(Phase.DRAW) or may(Phase.PLAY))
        hand, rack, air = table.hand, table.rack, table.air
        target = OnPile(table.discard, self.drop, self.may_discard, self.minds_discard)
        drag_cards(hand, rack, air, context.sounds, [target])
        piles: tuple[Pile, Pile] = (table.draw, table.discard)
        for pile, source in zip(piles, Draw.SOURCES, strict=True):
            drag_from(pile, (hand, rack, air), partial(self._off, pile), partial(self.draw, source))
        self.keys = CardKeys(hand, rack, table, [table.draw, table.discard])
        self.keys.control = {
            commands.DRAW: lambda: self.draw("pile"),
            commands.TAKE: lambda: self.draw("discard"),
            commands.DISCARDED: self.past.open_list,
            commands.SORT: self.sort,
            commands.HINT: self.hint,
            commands.BEST: self.open_best,
            commands.UNDO: partial(self._take_back, back=True),
            commands.REDO: partial(self._take_back, back=False),
        }
        self.keys.easy = lambda: context.settings.easy_letters
        self.keys.waits = self._waits
        self.keys.confirm_requested.connect(self.confirm)
        self.keys.discard_requested.connect(lambda card: self.drop(card, dropped=False))
        self.keys.missed.connect(self._miss)
        table.key_pressed.connect(partial(self.past.press, self.keys.press))
        table.draw.clicked.connect(lambda: None if self._skips() else self.draw("pile"))
        table.discard.clicked.connect(self._press_discard)
        table.labels.history_requested.connect(self.past.open_list)
        table.side.lay.clicked.connect(self.confirm)
        table.side.discard.clicked.connect(self.discard)
        table.side.sort.clicked.connect(self.sort)
        table.side.hint.clicked.connect(self.hint)
        table.side.hint.setVisible(context.analyse is not None)
        for seat in table.seats:
            self.wish(seat.clicked, Wish.HURRY)
        hand.changed.connect(self.changed)
        hand.dragged.connect(self._tell_quick_ways)

    # Following the game ---------------------------------------------------------------------------

    def seat(self, seen: Observation) -> None:
        """Before a position is shown: nobody sees the cards of whoever sat here before, and a moment of
        theirs speaks to them."""
        self.table.edition = seen.options.edition
        if seen.seat != self.table.hand.seat:
            self.table.hand.take_up(None, (), self.arriving.covered(seen))
            self.show.hush()
        self.table.sit(seen.seat)

    def begin(self, state: ViewState) -> None:
        """What was said is of the past."""
        self.table.message.clear()

    def settle(self, state: ViewState) -> None:
        """What was drawn comes from where it was drawn."""
        seen: Observation = state.seen
        self.table.rack.fit = max(seen.dealt + 1, 5)
        drawing, self._sat = self._sat, True
        self.arriving.take_up(seen, drawing=drawing)
        self.table.arrange()
        self.table.side.hint.setEnabled(texts.on_turn(seen) is not None)

    def hint(self) -> None:
        """A little more of the best move each time; where advice is closed, why."""
        if not self._opened():
            self.adviser.hint()

    def open_best(self) -> None:
        if not self._opened():
            self.adviser.open_list()

    def _opened(self) -> str:
        """Says why advice is closed, or whose turn it is; empty where there is advice."""
        why, waits = self.adviser.closed(), self.presenter.seen is None or self.presenter.acting
        if not why and not waits and not self.adviser.may_ask():
            why = named.refusal(IllegalMove(QuiddlerRefusal.NOT_YOUR_TURN))
        if why:
            self.table.say("info", why)
        return why

    def render(self, state: ViewState, before: ViewState) -> None:
        """Where the hand lies differently, a note on the rack gives way to its cards."""
        refused = state.refused is not before.refused and state.refused is not None
        if refused and state.refused is not None:
            self.refuse(state.refused)
        if refused or state.moment != before.moment:
            self.presenter.refresh()
        plan = self.presenter.plan()
        if plan is None or not self.presenter.refused.intersection(plan.words):
            self.table.message.take_back(WORDS)
        self.table.place_message()

    def refuse(self, refusal: IllegalMove) -> None:
        """The rules do not take the move."""
        self.show.leaving, self.show.dropped = None, False
        plan, about = self.presenter.plan(), ""
        if refusal.reason is QuiddlerRefusal.NO_WORD and plan is not None:
            about = WORDS
            every = refusal.detail.get("words", [refusal.detail.get("word")])
            words = frozenset(meld for meld in plan.words if deck.spelt(meld) in every)
            self.presenter.refuse(words, named.refusal(refusal))
        self.context.sounds.play(Sound.WORD_NO)
        self.table.say("refused", named.refusal(refusal), about=about)
        self.table.hand.changed.emit()
        arrangement = self.table.hand.arrangement
        wrong = [one for one in arrangement.words if arrangement.text(one) in self.presenter.refused]
        self.table.rack.shake([card for word in wrong or arrangement.words for card in word.cards])

    def retranslate(self) -> None:
        if self.state.seen is not None:
            self.table.hand.changed.emit()

    def _miss(self, letter: str, offer: str) -> None:
        """No loose card begins with what was typed."""
        if self.table.hand.arrangement.printed:
            self.context.sounds.play(Sound.WORD_NO)
            self.table.say("refused", f"{texts.no_such_card(letter)} {offer}".strip())

    def _take_back(self, *, back: bool) -> None:
        """How the cards were arranged; not back: what was taken back is done again."""
        self.table.say("info", texts.changed_back(self.table.hand.undo(back=back), back=back))

    def _tell_quick_ways(self) -> None:
        """Whoever drags one card after another is told once what is quicker."""
        self._dragged += 1
        context = self.context
        if self._dragged < DRAGS or context.settings.aid(QUICK_WAYS) or context.watching:
            return
        asks = context.about is not None and not context.closed(True)
        self.table.say("info", texts.quick_ways(asks=asks))
        context.settings.choose_aid(QUICK_WAYS, True)

    # Drawing --------------------------------------------------------------------------------------

    def _off(self, pile: Pile) -> tuple[Key, Spot] | None:
        """The card that the mouse takes off a pile."""
        table = self.table
        if not self.presenter.may(Phase.DRAW):
            return None
        if pile is table.draw:
            return BACK, table.pile_spot(pile)
        if not self.presenter.shown.discard:
            return None
        return table.printed(self.presenter.shown.discard[-1]), table.pile_spot(pile)

    def draw(self, source: str) -> None:
        """Draw a card, where that is this person's to do."""
        if self.presenter.may(Phase.DRAW):
            self.context.sounds.play(Sound.CARD_DRAW)
            self._submit(Draw(source))
        elif self.presenter.seen is not None and not self.presenter.acting:
            self._try(Draw(source))

    def _press_discard(self) -> None:
        """Take the card that lies there, lay the chosen one there, or look at all of them."""
        if self._skips():
            return
        hand = self.table.hand
        if self.presenter.may(Phase.DRAW):
            self.draw("discard")
        elif self.presenter.may(Phase.PLAY) and hand.chosen is not None:
            self.drop(hand.chosen, dropped=False)
        else:
            self.past.open_list()

    # Laying and discarding ------------------------------------------------------------------------

    def may_discard(self) -> bool:
        """Whether a card can be let go on the discard pile now."""
        return self.presenter.may(Phase.PLAY)

    def minds_discard(self) -> bool:
        """Whether a card let go there is discarded, or it is said why not yet."""
        return self.presenter.may(Phase.PLAY) or self.presenter.may(Phase.DRAW)

    def confirm(self) -> None:
        """The primary button, and Enter: draw, lay the words, go on."""
        if self._skips():
            return
        if self.presenter.goes_on():
            over = self.state.seen.phase is Phase.OVER
            self.wished.emit(Wish.AGAIN if over else Wish.NEXT_ROUND)
            return
        if self.presenter.may(Phase.DRAW):
            self.draw("discard" if self.presenter.takes else "pile")
            return
        plan = self.presenter.plan()
        if plan is None or not self.presenter.may(Phase.PLAY):
            return
        why = self.presenter.hindrance(plan)
        move = plan.laying()
        if why or move is None:
            self.table.say("refused", why)
        else:
            self._lay(move, None)

    def drop(self, card: Card, *, dropped: bool = True, alone: bool = False) -> bool:
        """A card goes onto the discard pile, by whatever way: that ends the turn. Words that use up the hand
        are laid only if that is meant; in the last turn all of them are, unless the person wants to discard
        alone and says so once more. No word is lost because another one is none.

        dropped: it lies there already. alone: the words are to stay in the hand.
        """
        plan, hand = self.presenter.plan(), self.table.hand
        if self.presenter.may(Phase.DRAW):
            self.table.say("info", texts.draw_first())
        if plan is None or not self.may_discard():
            return False
        words = tuple(
            tuple(hand.arrangement.printed[one] for one in word.cards if one != card)
            for word in hand.arrangement.words
            if word.cards != [card]
        )
        laying = Play(words, hand.arrangement.printed[card])
        last, torn = plan.seen.last_turns, card not in hand.arrangement.loose
        if words and last and not torn and not alone:
            return self._lay(laying, card, dropped=dropped)
        possible = plan.check(laying) is None and not self.presenter.refused.intersection(words)
        arranged = [meld for meld in words if is_word(plan.seen, meld)]
        if arranged and (last or possible):
            self._ask(laying, card, possible=possible)
            return False
        return self._lay(Play((), laying.discard), card, dropped=dropped)

    def discard(self) -> None:
        """Discard the card that is chosen or left, and lay nothing."""
        hand = self.table.hand
        loose = hand.arrangement.loose
        card = hand.chosen if hand.chosen in loose else loose[0] if len(loose) == 1 else None
        if card is not None:
            self.drop(card, dropped=False, alone=True)

    def _lay(self, move: Play, card: Card | None, *, dropped: bool = False) -> bool:
        self.show.leaving, self.show.dropped = card, dropped
        return self._submit(move)

    def _ask(self, laying: Play, card: Card, *, possible: bool) -> None:
        """Words lie there and would stay in the hand: is that meant? possible: they may be laid."""
        assert self.presenter.seen is not None
        last = self.presenter.seen.last_turns
        title, text = texts.laying_question(laying, last=last)
        only, lays = texts.laying_answers(laying, last=last, possible=possible)
        dialog = PaperDialog(self.table, title, width=560)
        dialog.body.addWidget(Label(text, "body", wrap=True))
        buttons = {
            PaperButton(only, "secondary"): Play((), laying.discard),
            PaperButton(lays, "primary", "check" if possible else ""): laying if possible else None,
        }
        for button, move in buttons.items():
            button.clicked.connect(dialog.close_dialog)
            if move is not None:
                button.clicked.connect(lambda _=False, move=move: self._lay(move, card))
            dialog.buttons.addWidget(button)
        dialog.closed.connect(dialog.deleteLater)
        dialog.open_over(list(buttons)[-1])

    # Moves ----------------------------------------------------------------------------------------

    def _try(self, move: Any) -> bool:
        """Whether the rules take it, as far as this seat can know; says why not."""
        seen = self.presenter.seen
        assert seen is not None
        try:
            model.check(seen, move)
        except IllegalMove as error:
            self.refuse(error)
            return False
        return True

    def _submit(self, move: Any) -> bool:
        if not self._try(move):
            return False
        self.table.message.clear()
        self.move_requested.emit(move, True)
        return True

    def sort(self) -> None:
        """The loose cards by letter, and the next time by value."""
        edition = self.table.edition
        orders = (
            lambda card: deck_order(card),
            lambda card: (-deck.value(edition, (card,)), deck_order(card)),
        )
        self.table.hand.sort(orders[self._sorted % 2])
        self._sorted += 1

    # Waiting --------------------------------------------------------------------------------------

    def _skips(self) -> bool:
        """What is being shown is shown at once, the past no longer."""
        if self.past.turn is not None:
            self.past.forget()
            return True
        if self.show.acting.running:
            self.show.acting.skip()
            return True
        return False

    def _waits(self) -> bool:
        """Whether a key can only mean that the person does not want to wait."""
        if self._skips():
            return True
        seen = self.presenter.seen
        turn = None if seen is None else texts.on_turn(seen)
        if turn is None or self.context.seats[turn].is_person:
            return False
        self.wished.emit(Wish.HURRY)
        return True


def deck_order(card: str) -> tuple[int, ...]:
    """In the order of the Czech alphabet."""
    alphabet = "AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ"
    return tuple(alphabet.index(letter) for letter in card)
