"""Keeps the table of the game for one true: piles, word, figures, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex

from app.engine.errors import IllegalMove
from app.games.quiddler import deck
from app.games.quiddler.model import check_length
from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.advice import SoloAdvice
from app.games.quiddler.screen.solo.controller import SoloController
from app.games.quiddler.screen.solo.piles import PileMark
from app.games.quiddler.screen.solo.side import UsedWord
from app.games.quiddler.screen.solo.table import SoloTable
from app.games.quiddler.screen.table.names import card_name
from app.games.quiddler.screen.table.texts import table_name
from app.games.quiddler.solo_model import Refill, SoloObservation, Take
from app.tabletop import phrases
from app.tabletop.cards.slips import WordSlip
from app.tabletop.context import ViewContext
from app.tabletop.turn.part import Part, ViewState

translate = QCoreApplication.translate


class SoloPresenter(Part):
    """Shows the position, the word that is being made and what advice points at."""

    def __init__(
        self, table: SoloTable, controller: SoloController, advice: SoloAdvice, context: ViewContext
    ) -> None:
        super().__init__(table)
        self._table, self._controller, self._advice, self._context = table, controller, advice, context
        table.side.words.row_chosen.connect(self._explain)

    def render(self, state: ViewState, before: ViewState) -> None:
        """Whatever is done is seen on piles and rack alike."""
        if state.seen is not None and not state.acting:
            self._show(state.seen)

    def retranslate(self) -> None:
        if self.state.seen is not None:
            self._show(self.state.seen)

    def _show(self, seen: SoloObservation) -> None:
        controller, table, edition = self._controller, self._table, seen.options.edition
        table.setAccessibleName(table_name())
        places = controller.draft.places
        for place in range(len(table.piles)):
            self._show_pile(seen, place)
        meld = tuple(controller.draft.card(place) for place in places)
        slip = WordSlip(deck.spelt(meld), deck.value(edition, meld), self._good(seen)) if meld else None
        shown = [table.printed(card) for card in meld]
        table.rack.show_word(places, shown, [card_name(one) for one in shown], slip)
        hint = "" if places or not controller.active else texts.make_a_word()
        asked = texts.filling() if controller.refilling else hint
        asked = "" if self._context.watching else asked
        table.rack.say(asked, controller.draft.tail, strong=controller.refilling)
        self._show_side(seen, lays=bool(meld) and controller.active and not controller.refilling)

    def _show_side(self, seen: SoloObservation, *, lays: bool) -> None:
        side, edition = self._table.side, seen.options.edition
        words = [UsedWord(deck.spelt(meld), deck.value(edition, meld)) for meld in reversed(seen.used)]
        if tuple(words) != side.model.lines:
            side.model.set_lines(words)
        used = phrases.points(texts.used_points(seen))
        side.show_figures(
            seen.cards_left,
            texts.cards_unit(seen.cards_left),
            translate("SoloScreen", "used so far: {points}").format(points=used),
            texts.aids(seen.undos, self._advice.helps),
        )
        over = translate("SoloScreen", "Show the result"), translate("SoloScreen", "Give up")
        side.give_up.setText(over[0] if seen.over else over[1])
        side.hint.setEnabled(self._advice.possible and self._controller.active)
        side.undo.setEnabled(
            (self._controller.may_undo or bool(self._controller.draft.places)) and not seen.over
        )
        side.show_take(translate("SoloScreen", "Take the word"), enabled=lays)
        side.show_past(seen.over, past=self._context.past, watched=self._context.watching)

    def _show_pile(self, seen: SoloObservation, place: int) -> None:
        controller = self._controller
        card, pile = seen.piles[place], self._table.piles[place]
        away = card is not None and (place in controller.draft.places or place == controller.in_air)
        under = max(0, seen.sizes[place] - 1)
        shown = None if card is None or away else self._table.printed(card)
        if shown is not None and place in controller.fresh:
            shown = type(shown)(shown.text, shown.value, shown.kind, fresh=True)
        mark = PileMark.NONE
        if place in self._pointed():
            mark = PileMark.SHOWN
        elif controller.refilling and place == controller.target:
            mark = PileMark.TARGET
        elif controller.refilling and place in seen.sources and not away:
            mark = PileMark.SOURCE
        pile.show_pile(shown, under, mark)
        pile.set_open(
            controller.active and shown is not None and (not controller.refilling or place in seen.sources)
        )
        if card is None:
            name = texts.empty_name(place)
        elif away:
            name = texts.away_name(card, place)
        else:
            name = texts.pile_name(card_name(self._table.printed(card)), place, under)
        pile.setAccessibleName(name)

    def _pointed(self) -> tuple[int, ...]:
        """The piles that advice points at."""
        move = self.state.offered
        if isinstance(move, Take):
            return move.places
        return (move.source,) if isinstance(move, Refill) else ()

    def _good(self, seen: SoloObservation) -> bool | None:
        """Whether the word is good, where that is told: by an adviser, or it was just refused."""
        draft = self._controller.draft
        if self._controller.refused == draft.text:
            return False
        if seen.options.adviser == "off" or draft.tail:
            return None
        try:
            check_length(seen.options, seen.meld(draft.places))
        except IllegalMove:
            return None
        return self._context.takes(draft.text.lower())

    def _explain(self, index: QModelIndex) -> None:
        """What a word means that was taken."""
        word = self._table.side.model.lines[index.row()].word
        self._table.say("info", self._context.explain(word))
