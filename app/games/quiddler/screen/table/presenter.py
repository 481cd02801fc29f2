"""Keeps the table of Quiddler true: seats, piles, slips, what is arranged and what can be done."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from app.games.quiddler import deck, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Draw, Observation, Phase, Play
from app.games.quiddler.screen import texts as named
from app.games.quiddler.screen.table import texts
from app.games.quiddler.screen.table.plan import HandPlan, is_word
from app.games.quiddler.screen.table.race import leading
from app.games.quiddler.screen.table.shown import PastTable, ShownTable
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop import phrases
from app.tabletop.cards.card import Print
from app.tabletop.cards.seats import LaidWord, PlaceState, cards_worth
from app.tabletop.cards.slips import WordSlip
from app.tabletop.cards.stage import StageTurn
from app.tabletop.context import ViewContext
from app.tabletop.people.signs import signs
from app.tabletop.turn.part import Part, ViewState
from app.widgets.names import shortened
from app.widgets.sheets import keyboard


class TablePresenter(Part):
    """Shows what lies there, and what the person at the screen can do."""

    def __init__(self, table: QuiddlerTable, context: ViewContext) -> None:
        super().__init__(table)
        self.table, self.context = table, context
        context.settings.changed.connect(self.retranslate)
        self.refused: frozenset[Meld] = frozenset()
        """Words that the program did not take; red until another move."""
        self.why_refused = ""
        """Why the first of them was not, as a sentence."""
        self._high = (False, False)
        """Whether there is something under the slip of whoever is at the screen: words, a flag."""

    # The state ------------------------------------------------------------------------------------

    @property
    def seen(self) -> Observation | None:
        seen: Observation | None = self.state.seen
        return seen

    @property
    def shown(self) -> ShownTable:
        """What of it lies on the table already."""
        return self.state.shown or ShownTable(len(self.table.seats), self.table.edition)

    @property
    def acting(self) -> bool:
        """Whether turns are being shown, or a move has been made."""
        return self.state.busy

    @property
    def _past(self) -> PastTable | None:
        """What is shown instead of the present."""
        past: PastTable | None = self.state.past
        return past

    @property
    def takes(self) -> str:
        """The open card, where advice shows that it is to be taken: the primary button takes it then."""
        move = self.state.offered
        takes = isinstance(move, Draw) and move.source == "discard" and self.shown.discard
        return self.shown.discard[-1] if takes else ""

    def settle(self, state: ViewState) -> None:
        self.table.sit(state.seen.seat)
        self.refused = frozenset()

    def render(self, state: ViewState, before: ViewState) -> None:
        """A step of a turn changes only what lies there."""
        stepped = state.shown is not before.shown
        if stepped or state.past is not before.past:
            self._show()
        if not stepped or state != replace(before, shown=state.shown):
            self.refresh()

    def keyboard(self) -> QWidget:
        return self.table.side.lay if self.goes_on() else self.table

    def retranslate(self) -> None:
        if self.seen is not None:
            self._show()
            self.refresh()

    # What lies on the table -----------------------------------------------------------------------

    def _show(self) -> None:
        """Piles, seats and the race, as they are now."""
        shown = self.shown if self._past is None else self._past.shown
        table = self.table
        table.setAccessibleName(texts.table_name())
        table.draw.show_left(shown.pile)
        table.discard.show_cards([table.printed(card) for card in shown.discard])
        table.labels.show_counts(shown.pile, len(shown.discard))
        for seat, place in enumerate(table.seats):
            place.show_state(self._held(seat, shown))
        own = table.place
        if own is not None and self._high != (high := (bool(shown.laid[own]), own in shown.to_play)):
            self._high = high
            table.arrange()
        seen = self.seen
        if seen is not None:
            words = scoring.standing(shown.laid, shown.fallen)
            played = scoring.bonuses_of(seen.seats, seen.options.bonus2)
            table.race.show_race(leading(words, seen.options.ch), played, self.context.seats)
        table.turns.show_turns(self._stage_turns(), texts.spoken_turns(self.seen, self.context.seats))

    def _stage_turns(self) -> list[StageTurn]:
        """The turns of this round that have been shown, the newest first."""
        printed, signed = self.table.printed, signs(self.context.seats)
        return [
            StageTurn(
                signed[turn.seat],
                printed(turn.taken) if turn.taken else None,
                named.melds(turn.words) if turn.words else "",
                printed(turn.discard) if turn.discard else None,
            )
            for turn in reversed(self.shown.turns)
        ]

    def _held(self, seat: int, shown: ShownTable) -> PlaceState:
        laid = shown.laid[seat] if shown.laid else None
        points = shown.scores[seat] if shown.scores else 0
        return PlaceState(
            points,
            phrases.points(points),
            texts.note(shown, seat, own=seat == self.table.viewer, watched=self.context.watching)
            if shown.laid
            else "",
            shown.sizes[seat] if shown.sizes else 0,
            None if laid is None else tuple(self._laid(seat, index, meld) for index, meld in enumerate(laid)),
            active=shown.turn == seat,
            pending=shown.out is not None and seat in shown.to_play,
            out=shown.out == seat,
            short=texts.short_note(shown, seat) if shown.laid else "",
            dropped=self._dropped(seat, shown),
            held=self._open_hand(seat, shown),
        )

    def _open_hand(self, seat: int, shown: ShownTable) -> tuple[Print, ...]:
        """What somebody else holds, where all see it; nothing while it is another hand than lies there."""
        if seat == self.table.place or not shown.sizes:
            return ()
        seen: Observation | None = self.context.others(seat)
        if seen is None or len(seen.hand) != shown.sizes[seat]:
            return ()
        return tuple(map(self.table.printed, seen.hand))

    def _dropped(self, seat: int, shown: ShownTable) -> Print | None:
        card = shown.discarded[seat] if shown.discarded else ""
        return self.table.printed(card) if card else None

    def _laid(self, seat: int, index: int, meld: Meld) -> LaidWord:
        points = deck.value(self.shown.edition, meld)
        cards = tuple(map(self.table.printed, meld))
        return LaidWord(deck.spelt(meld), points, (seat, index) in self.shown.fallen, cards)

    # What can be done -------------------------------------------------------------------------------

    def plan(self) -> HandPlan | None:
        """What the hand as it lies would do; None while nobody is at the screen."""
        hand = self.table.hand
        if self.seen is None or self.seen.seat is None or hand.seat != self.seen.seat:
            return None
        return HandPlan.of(self.seen, hand.arrangement, hand.chosen)

    def may(self, phase: Phase) -> bool:
        """Whether the person at the screen is to do this now."""
        seen = self.seen
        if seen is None or self.acting or seen.seat is None or self._past is not None:
            return False
        if self.context.watching:
            return False
        return seen.phase is phase and seen.turn == seen.seat

    def refresh(self) -> None:
        table, seen, plan = self.table, self.seen, self.plan()
        may_draw, may_play = self.may(Phase.DRAW), self.may(Phase.PLAY)
        table.draw.set_open(may_draw)
        table.discard.set_open((may_draw and bool(self.shown.discard)) or may_play)
        if self._past is not None:  # where the card came from
            table.draw.set_open(self._past.source == "pile")
            table.discard.set_open(self._past.source == "discard")
        self._name_piles(may_draw=may_draw)
        if seen is None or plan is None:
            table.rack.show_slips([])
            table.rack.say("", "")
            table.side.show_gain("", "", "")
            self._show_buttons(draws=False, why="" if seen is None else self._waiting(seen))
            table.side.discard.setEnabled(False)
            table.side.sort.setEnabled(False)
            return
        table.rack.fit = max(seen.dealt + 1, 5)
        table.rack.show_slips([self._slip(meld) for meld in plan.words])
        refused = self._refused(plan)
        doubtful = bool(refused) or any(slip.good is False for slip in table.rack.slips)
        asked = "" if self.acting or self.context.watching else texts.asked(seen, plan, refused=doubtful)
        # While the own words are laid they leave the hand, and what is left of it is no plan.
        leaving = self.acting and seen.phase is Phase.PLAY and seen.turn == seen.seat
        done = self._has_laid(seen) or leaving
        idle = done or self.context.watching
        table.rack.say(asked, texts.lay_here() if plan.loose and not idle else "")
        # A word that is none brings nothing: no figure may promise that it does.
        silent = done or bool(refused)
        told = ("", "", "") if silent else texts.gain(seen, plan, watched=self.context.watching)
        table.side.show_gain(
            *told, "" if silent or doubtful or self.context.watching else texts.bonuses(plan.bonuses)
        )
        pressed = next((one for one in (table.side.lay, table.side.discard) if one.hasFocus()), None)
        why = self.hindrance(plan) if may_play else self._waiting(seen)
        self._show_buttons(draws=may_draw, why=why, laying=plan.laying())
        table.side.discard.setText(texts.discard_button(plan if may_play else None))
        table.side.discard.setEnabled(may_play and plan.discard is not None)
        table.side.discard.setToolTip(texts.how_to_discard() if may_play and plan.discard is None else "")
        table.side.sort.setEnabled(len(plan.loose) > 1)
        if pressed is not None and not pressed.isEnabled():
            keyboard.give(table)

    def _has_laid(self, seen: Observation) -> bool:
        """Whether the seat at the screen has, as the table shows it: while its turn is being shown the
        position still says that it has not."""
        if seen.seat is None:
            return False
        shown = self.shown.laid[seen.seat] if self.acting and self.shown.laid else None
        return shown is not None or seen.laid[seen.seat] is not None

    def hindrance(self, plan: HandPlan) -> str:
        """Why the words cannot be laid now; empty where they can."""
        return self._refused(plan) or texts.hindrance(plan.seen, plan, "")

    def _refused(self, plan: HandPlan) -> str:
        """Why the words as they lie will not be taken, where the program has said so; else empty."""
        return self.why_refused if self.refused.intersection(plan.words) else ""

    def refuse(self, words: frozenset[Meld], why: str) -> None:
        """Note which words the program does not take, and why."""
        self.refused, self.why_refused = words, why

    def _show_buttons(self, *, draws: bool, why: str, laying: Play | None = None) -> None:
        phase = self.seen.phase if self.seen is not None and self.goes_on() else Phase.PLAY
        text, icon = texts.primary_button(phase, draws=draws, takes=self.takes)
        lays = self.may(Phase.PLAY) and not why
        enabled = draws or lays or self.goes_on()
        if self._past is not None:
            text, icon, enabled, why = texts.to_the_present(), "rotate", True, ""
        elif lays:
            why = texts.with_discard(laying)
        elif enabled:
            why = ""
        if self.context.watching:  # nothing is laid any more
            why = ""
            self.table.side.lay.setVisible(enabled)
            self.table.side.discard.hide()
        self.table.side.show_lay(text, icon, enabled=enabled, why=why)

    def goes_on(self) -> bool:
        """Whether a round is over, or the game, and people say when it goes on."""
        seen = self.seen
        if seen is None or self.acting:
            return False
        return seen.phase is Phase.OVER or (seen.phase is Phase.DEAL and bool(seen.past))

    def _waiting(self, seen: Observation) -> str:
        turn = texts.on_turn(seen)
        if self.acting or turn is None:
            return ""
        return texts.hindrance(seen, HandPlan(seen, (), (), None), shortened(self.context.seats[turn].name))

    def _slip(self, meld: Meld) -> WordSlip:
        seen = self.seen
        assert seen is not None
        good: bool | None = None
        if meld in self.refused:
            good = False
        elif not is_word(seen, meld):
            return WordSlip(deck.spelt(meld), None)
        elif seen.options.adviser == "on":
            good = self.context.takes(deck.spelt(meld))
        worth = cards_worth([self.table.printed(card) for card in meld])
        value, mild = deck.value(seen.options.edition, meld), self.context.mild_for(seen.seat)
        return WordSlip(deck.spelt(meld), value, good, worth, mild)

    def _name_piles(self, *, may_draw: bool) -> None:
        table, shown = self.table, self.shown
        draw, discard = texts.pile_names(
            shown, table.skin.name, table.printed, may_draw=may_draw, watched=self.context.watching
        )
        for pile, (name, tip) in ((table.draw, draw), (table.discard, discard)):
            pile.setAccessibleName(name)
            pile.setAccessibleDescription(tip)
            pile.setToolTip(tip)
