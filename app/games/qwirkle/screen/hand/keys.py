"""The keyboard at the table of Qwirkle: everything works without the mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent

from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.hand.hand import Hand
from app.games.qwirkle.screen.names import place_name, tile_name
from app.games.qwirkle.screen.table import Table
from app.games.qwirkle.tiles import HAND, Position
from app.tabletop.sheet.camera import bounds
from app.widgets import theme

_ARROWS: dict[Qt.Key, Position] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ONCE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keys(QObject):
    """Digits choose tiles, arrows move a cursor (or the table), Space lays, Enter confirms.

    Signals:
        confirm_requested(); skip_requested(); hurry_requested(); hint_requested(); list_requested();
        undo_requested(); unseen_requested(); letters_requested(); advice_given_up()
    """

    confirm_requested = Signal()
    skip_requested = Signal()
    hurry_requested = Signal()
    hint_requested = Signal()
    list_requested = Signal()
    undo_requested = Signal()
    unseen_requested = Signal()
    letters_requested = Signal()
    advice_given_up = Signal()

    def __init__(self, table: Table, hand: Hand) -> None:
        super().__init__(table)
        self._table, self._hand = table, hand
        self.cursor: Position | None = None
        table.key_pressed.connect(self._press)
        plain: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Plus: lambda: table.sheet.gaze.zoom_step(1),
            Qt.Key.Key_Equal: lambda: table.sheet.gaze.zoom_step(1),
            Qt.Key.Key_Minus: lambda: table.sheet.gaze.zoom_step(-1),
            Qt.Key.Key_0: table.sheet.gaze.show_all_or_middle,
            Qt.Key.Key_Backspace: hand.take_last_back,
            Qt.Key.Key_Delete: hand.take_last_back,
            Qt.Key.Key_N: lambda: self._next_place(1),
            Qt.Key.Key_P: lambda: self._next_place(-1),
            Qt.Key.Key_T: hand.toggle_trade,
            Qt.Key.Key_S: hand.sort,
            Qt.Key.Key_Comma: lambda: hand.shift(-1),
            Qt.Key.Key_Period: lambda: hand.shift(1),
            Qt.Key.Key_H: self.hint_requested.emit,
            Qt.Key.Key_B: self.list_requested.emit,
            Qt.Key.Key_U: self.unseen_requested.emit,
            Qt.Key.Key_L: self.letters_requested.emit,
        }
        self._plain = plain

    def forget(self) -> None:
        """A new position: the cursor stays where it is as long as it was in use."""
        if self.cursor is not None:
            self._show_cursor(self.cursor)

    def shift(self, dx: int, dy: int) -> None:
        """The table was renumbered (the opening)."""
        if self.cursor is not None:
            self._show_cursor((self.cursor[0] - dx, self.cursor[1] - dy))

    def _press(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if event.isAutoRepeat() and key in _ONCE:
            event.accept()  # held down, it lays or confirms once
            return
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        if key in _ARROWS:
            self._arrow(key, bool(modifiers & Qt.KeyboardModifier.ShiftModifier) or control)
        elif control and key == Qt.Key.Key_Z:
            if not self._hand.take_last_back():
                self.undo_requested.emit()
        elif control or modifiers & Qt.KeyboardModifier.AltModifier:
            return
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + HAND:
            self._choose(int(key) - int(Qt.Key.Key_1))
        elif key == Qt.Key.Key_Space:
            self._space()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Escape:
            if not self._escape():
                return
        elif key in self._plain:
            self._plain[key]()
        else:
            return
        event.accept()

    # Single keys ------------------------------------------------------------------------------

    def _choose(self, slot: int) -> None:
        self._hand.choose(slot)
        if self._hand.chosen is not None:
            if self.cursor is None:
                self._show_cursor(self._start())
            else:
                self._speak()

    def _start(self) -> Position:
        chosen = self._hand.chosen
        places = self._hand.draft.places_for(chosen) if chosen is not None else []
        centre = self._table.sheet.camera.centre
        if not places:
            return round(centre.x() - 0.5), round(centre.y() - 0.5)
        return min(places, key=lambda place: abs(place[0] - centre.x()) + abs(place[1] - centre.y()))

    def _arrow(self, key: Qt.Key, push: bool) -> None:
        dx, dy = _ARROWS[key]
        if push or self.cursor is None:
            step = theme.current().pxf(80)
            self._table.sheet.gaze.pan_by(QPointF(-dx * step, -dy * step))
            return
        self._show_cursor((self.cursor[0] + dx, self.cursor[1] + dy))

    def _next_place(self, step: int) -> None:
        """Jump to the next place where the chosen tile fits."""
        chosen = self._hand.chosen
        places = self._hand.draft.places_for(chosen) if chosen is not None else []
        if not places:
            return
        ordered = sorted(places, key=lambda place: (place[1], place[0]))
        if self.cursor in ordered:
            at = (ordered.index(self.cursor) + step) % len(ordered)
        else:
            at = 0 if step > 0 else len(ordered) - 1
        self._show_cursor(ordered[at])

    def _space(self) -> None:
        hand = self._hand
        if hand.blocked:
            self.skip_requested.emit()
        elif hand.awaits_computer:
            self.hurry_requested.emit()
        elif hand.chosen is not None and self.cursor is not None:
            if hand.place_chosen(self.cursor):
                self._speak()
        elif self.cursor is not None:
            slot = hand.draft.slot_at(self.cursor)
            if slot is not None:
                hand.choose(slot)

    def _enter(self) -> None:
        if self._hand.blocked:
            self.skip_requested.emit()
        elif self._hand.awaits_computer:
            self.hurry_requested.emit()
        elif self._hand.chosen is not None and self.cursor is not None:
            self._space()
        else:
            self.confirm_requested.emit()

    def _escape(self) -> bool:
        """Give up what is nearest; False when there is nothing left to give up."""
        hand = self._hand
        if hand.blocked:
            self.skip_requested.emit()
        elif hand.chosen is not None:
            hand.choose(hand.chosen)
        elif hand.trading or hand.draft.placed:
            hand.clear()
        elif self._table.sheet.advises:
            self.advice_given_up.emit()
        elif self.cursor is not None:
            self.cursor = None
            self._table.sheet.set_cursor(None)
        else:
            return False
        return True

    # Cursor -----------------------------------------------------------------------------------

    def _show_cursor(self, position: Position) -> None:
        self.cursor = position
        board = self._table.sheet
        board.set_cursor(position)
        board.gaze.show_cells(bounds([position]))
        self._speak()

    def _speak(self) -> None:
        """Say what lies under the cursor, and what the chosen tile would score there."""
        if self.cursor is None:
            return
        text = self.describe(self.cursor)
        board = self._table.sheet
        if text != board.accessibleName():
            board.setAccessibleName(text)
            QAccessible.updateAccessibility(QAccessibleEvent(board, QAccessible.Event.NameChanged))

    def describe(self, position: Position) -> str:
        """“column 3, row 1: empty; red star fits, 5 points”."""
        draft, chosen = self._hand.draft, self._hand.chosen
        where = place_name(position)
        slot = draft.slot_at(position)
        lying = draft.piece(slot) if slot is not None else draft.lies_at(position)
        if lying is not None:
            text = (
                self.tr("{place}: {tile}, not confirmed yet")
                if slot is not None
                else self.tr("{place}: {tile}")
            )
            return text.format(place=where, tile=tile_name(lying))
        if chosen is None:
            return self.tr("{place}: empty").format(place=where)
        tile = tile_name(draft.piece(chosen))
        points = self._hand.points_at(chosen, position)
        if points is None:
            return self.tr("{place}: empty; {tile} does not fit").format(place=where, tile=tile)
        text = self.tr("{place}: empty; {tile} fits, {points}")
        return text.format(place=where, tile=tile, points=view_texts.points(points))
