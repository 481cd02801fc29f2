"""What a person does with the own bonus card: onto a card or a word, back, or marked to be exchanged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

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
from app.tabletop.pieces.drag import Dragging, Source, Spot
from app.tabletop.turn.part import Part, ViewState
from app.widgets.look import motion
from app.widgets.sounds import Sound

translate = QCoreApplication.translate


class BonusPresenter(Part):
    """Joins the bonus card beside the hand with the draft."""

    def __init__(self, hand: LetterHand, table: LetterTable, context: ViewContext) -> None:
        super().__init__(table)
        self._hand, self._table, self._sounds = hand, table, context.sounds
        self.in_air = False
        self._before: tuple[int | None, str] | None = None
        table.bonus.clicked.connect(self._click)
        dragging = Dragging(table.air, [OnWord(self, hand, table)], self)
        dragging.listen(FromSpot(self, table), table.bonus)
        hand.drafted.connect(self.show)
        hand.dropped.connect(dragging.let_go)

    @property
    def _card(self) -> str:
        seen = self._hand.draft.taken_up
        return "" if seen is None else seen.bonus

    def show(self) -> None:
        """What lies on its place."""
        hand, card = self._hand, self._card
        draft = hand.draft
        seen = draft.taken_up
        covered = hand.covered and seen is not None and seen.turn is not None
        name = names.bonus_name(card) if card and not hand.covered else ""
        told = translate("ScrabbleHand", "Bonus card: {card}").format(card=name) if name else ""
        if draft.spent:
            told = translate("ScrabbleHand", "{card}, on the table").format(card=told)
        ringed = hand.exchanging and draft.give_bonus
        if ringed:
            told = translate("ScrabbleHand", "{card}, chosen").format(card=told)
        lies = seen is not None and seen.turn == seen.seat and bool(seen.shown)
        away = draft.spent or self.in_air or lies
        self._table.bonus.show_card(card, told, name, away=away, ringed=ringed, covered=covered)

    # Pressed ------------------------------------------------------------------------------------

    def _click(self) -> None:
        """Onto the table, where it brings most; from there back."""
        if self._hand.draft.spent and not self._hand.exchanging:
            self.take_back()
        else:
            self.press()

    def press(self) -> None:
        """Use it where it brings most, then elsewhere, then not at all; in an exchange mark it."""
        hand = self._hand
        if hand.exchanging:
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

    def lift(self) -> Bonus:
        """The card is in the air from now on."""
        self.in_air = True
        self._sounds.play(Sound.PICK_UP)
        return Bonus(self._card)

    def put_on(self, cell: Cell) -> bool:
        """Use it for this card of a word; False where it brings nothing there."""
        if self._card in GROUPS:
            return self._try(lambda: self._hand.draft.put_group(True))
        return self._try(lambda: self._hand.draft.put_premium(cell))

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
        end, wide = FromSpot(self, self._table).spot(None)
        path = self._table.store_mouth(), end
        self._table.bonus.expect(coming=True)
        landed = partial(self._table.bonus.expect, coming=False)
        self._table.air.launch(Bonus(self._card), path, (wide * 0.5, wide), motion.DEAL + 60, landed)


class FromSpot(Source):
    """The bonus card on its place."""

    def __init__(self, presenter: BonusPresenter, table: LetterTable) -> None:
        self._presenter, self._table = presenter, table

    def lift(self, piece: None) -> tuple[Bonus, float] | None:
        size = self.spot(piece)[1]
        return None if self._table.bonus.away else (self._presenter.lift(), size)

    def spot(self, piece: None) -> Spot:
        spot = self._table.bonus
        return self._table.air.point(spot, spot.face().center()), spot.face().width()

    def click(self, piece: None) -> None:
        self._table.bonus.click()

    def land(self, piece: None) -> None:
        self._presenter.in_air = False

    def refresh(self) -> None:
        self._presenter.show()


class OnWord:
    """A card of a word of the draft, under the mouse."""

    def __init__(self, presenter: BonusPresenter, hand: LetterHand, table: LetterTable) -> None:
        self._presenter, self._hand, self._table = presenter, hand, table

    def _cell(self, point: QPointF) -> Cell:
        sheet = self._table.sheet
        return sheet.camera.position(QPointF(sheet.viewport().mapFromGlobal(point)))

    def is_under(self, point: QPointF) -> bool:
        sheet, rack = self._table.sheet, self._table.rack
        spot = QPointF(sheet.viewport().mapFromGlobal(point))
        return sheet.mat_rect().contains(spot) and not rack.rect().contains(
            rack.mapFromGlobal(point).toPoint()
        )

    def width(self) -> None:
        return None

    def hover(self, piece: None, point: QPointF | None) -> None:
        cell = None if point is None else self._cell(point)
        lies = cell in {one for word in self._hand.draft.words() for one in word.cells}
        self._table.sheet.spots.light([], cell if lies else None, fits=lies)

    def leave(self) -> None:
        self._table.sheet.spots.light([], None, fits=False)

    def drop(self, piece: None, point: QPointF) -> bool:
        return self._presenter.put_on(self._cell(point))
