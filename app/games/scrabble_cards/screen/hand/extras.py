"""What a person does with the own bonus card: onto a card or a word, back, or marked to be exchanged."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QPointF, Qt

from app.engine.errors import IllegalMove
from app.games.scrabble_cards.cards import FACTORS, GROUPS
from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.cards.skin import Bonus
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell
from app.tabletop.context import ViewContext
from app.tabletop.turn.part import Part, ViewState
from app.widgets.look import motion
from app.widgets.sounds import Sound

translate = QCoreApplication.translate


class BonusPresenter(Part):
    """Joins the bonus card beside the hand with the draft."""

    def __init__(self, hand: LetterHand, table: LetterTable, context: ViewContext) -> None:
        super().__init__(table)
        self._hand, self._table, self._sounds = hand, table, context.sounds
        self._in_air = self._fallen = False
        self._before: tuple[int | None, str] | None = None
        spot = table.bonus
        spot.clicked.connect(self._click)
        spot.dragged.connect(self._drag)
        spot.dropped.connect(self._drop)
        hand.drafted.connect(self._show)
        hand.dropped.connect(self._let_go)

    @property
    def _card(self) -> str:
        seen = self._hand.draft.taken_up
        return "" if seen is None else seen.bonus

    def _show(self) -> None:
        hand, card = self._hand, self._card
        draft = hand.draft
        seen = draft.taken_up
        covered = hand.covered and seen is not None and seen.turn is not None
        name = names.bonus_name(card) if card and not hand.covered else ""
        told = translate("ScrabbleHand", "Bonus card: {card}").format(card=name) if name else ""
        if draft.spent:
            told = translate("ScrabbleHand", "{card}, on the table").format(card=told)
        ringed = hand.trading and draft.give_bonus
        if ringed:
            told = translate("ScrabbleHand", "{card}, chosen").format(card=told)
        lies = seen is not None and seen.turn == seen.seat and bool(seen.shown)
        away = draft.spent or self._in_air or lies
        self._table.bonus.show_card(card, told, name, away=away, ringed=ringed, covered=covered)

    # Pressed ------------------------------------------------------------------------------------

    def _click(self) -> None:
        """Onto the table, where it brings most; from there back."""
        if self._hand.draft.spent and not self._hand.trading:
            self.take_back()
        else:
            self.press()

    def press(self) -> None:
        """Use it where it brings most, then elsewhere, then not at all; in an exchange mark it."""
        hand = self._hand
        if hand.trading:
            hand.draft.give_bonus = not hand.draft.give_bonus
            self._sounds.play(Sound.PICK_UP)
            hand.refresh()
        elif self._card in GROUPS:
            self._try(lambda: hand.draft.put_group(not hand.draft.group))
        elif self._card in FACTORS:
            self._try(lambda: hand.draft.put_premium(self._next_cell()))

    def _next_cell(self) -> Cell | None:
        """The card after the one that is named now; with none left, none."""
        draft = self._hand.draft
        cells = draft.premium_cells()
        if draft.premium is None:
            laid = list(draft.placed.values())
            return next(iter(cells or laid), (0, 0))
        after = cells.index(draft.premium) + 1 if draft.premium in cells else len(cells)
        return cells[after] if after < len(cells) else None

    def _try(self, put: Callable[[], None]) -> bool:
        hand = self._hand
        if not hand.on_turn:
            return False
        try:
            hand.draft.need_turn()
            put()
        except IllegalMove as error:
            hand.refuse(error)
            hand.refresh()
            return False
        self._sounds.play(Sound.CARD_PLACE)
        hand.refresh()
        return True

    def take_back(self) -> None:
        """Take the bonus card out of the turn."""
        self._hand.draft.premium, self._hand.draft.group = None, False
        self._sounds.play(Sound.PICK_UP)
        self._hand.refresh()

    # Carried ------------------------------------------------------------------------------------

    def _drag(self, point: QPointF) -> None:
        table, air = self._table, self._table.air
        if self._fallen:
            return
        if not self._in_air:
            self._in_air = True
            air.lift(Bonus(self._card), table.bonus.face().width(), self._fall)
            self._sounds.play(Sound.PICK_UP)
            self._show()
        air.held.follow(air.local(point))
        spots, cell = table.sheet.spots, self._cell(point)
        lies = cell is not None and cell in self._cells()
        spots.light([], cell if lies else None, fits=lies)

    def _cells(self) -> set[Cell]:
        return {cell for word in self._hand.draft.words() for cell in word.cells}

    def _cell(self, point: QPointF) -> Cell | None:
        sheet = self._table.sheet
        spot = QPointF(sheet.viewport().mapFromGlobal(point))
        return sheet.camera.position(spot) if sheet.mat_rect().contains(spot) else None

    def _drop(self, point: QPointF) -> None:
        cell, card = self._cell(point), self._card
        fallen, self._fallen = self._fallen, False
        if fallen:
            return
        self._in_air = False
        self._table.sheet.spots.light([], None, fits=False)
        done = False
        over_rack = self._table.rack.rect().contains(self._table.rack.mapFromGlobal(point).toPoint())
        if cell is not None and not over_rack:
            if card in GROUPS:
                done = self._try(lambda: self._hand.draft.put_group(True))
            else:
                done = self._try(lambda: self._hand.draft.put_premium(cell))
        if done:
            self._table.air.held.put_down()
            return
        self._go_home()

    def _go_home(self) -> None:
        spot = self._table.bonus
        self._table.air.held.home(self._table.air.point(spot, spot.face().center()), spot.face().width())
        self._show()

    def _fall(self) -> bool:
        """Esc: it lies where it lay, whatever the mouse still does."""
        lifted, self._in_air = self._in_air, False
        if lifted:
            self._fallen = True
            self._table.sheet.spots.light([], None, fits=False)
            self._go_home()
        return lifted

    def _let_go(self) -> None:
        if self._in_air:
            self._in_air = False
            self._table.bonus.let_go()
            self._table.air.held.put_down()

    def shortcuts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        """P and G: the premium card, the group card."""
        return {Qt.Key.Key_P: self.press, Qt.Key.Key_G: self.press}

    def settle(self, state: ViewState) -> None:
        """Another card than before comes from the pack (RULES SK11)."""
        seen: Observation = state.seen
        before, self._before = self._before, (seen.seat, seen.bonus)
        drawn = before is not None and before[0] == seen.seat and before[1] != seen.bonus
        if drawn and seen.bonus and self._table.isVisible():
            self._fly_in()

    def _fly_in(self) -> None:
        spot = self._table.bonus
        end, wide = self._table.air.point(spot, spot.face().center()), spot.face().width()
        path = self._table.store_mouth(), end
        self._table.air.launch(Bonus(self._card), path, (wide * 0.5, wide), motion.DEAL + 60)
