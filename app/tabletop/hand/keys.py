"""The keyboard at a table with a sheet: everything works without the mouse."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent

from app.tabletop import commands
from app.tabletop.hand.hand import HandController
from app.tabletop.pieces.skin import Key, Position, Skin
from app.tabletop.sheet.camera import bounds
from app.tabletop.sheet.sheet import Sheet
from app.widgets.look import theme

_ARROWS: Mapping[Qt.Key, Position] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ONCE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Cursor(QObject):
    """The cell of the sheet that the keyboard means; it says what lies there. position: None while unused."""

    def __init__(self, hand: HandController[Any], sheet: Sheet, skin: Skin) -> None:
        super().__init__(sheet)
        self._hand, self._sheet, self._skin = hand, sheet, skin
        self.position: Position | None = None

    def show(self, position: Position) -> None:
        self.position = position
        self._sheet.set_cursor(position)
        self._sheet.mover.show_cells(bounds([position]))
        self.speak()

    def hide(self) -> None:
        self.position = None
        self._sheet.set_cursor(None)

    def stay(self) -> None:
        """Another position: as long as it was in use it stays where it is."""
        self.shift(0, 0)

    def shift(self, dx: int, dy: int) -> None:
        """The cells of the sheet have other numbers now."""
        if self.position is not None:
            self.show((self.position[0] - dx, self.position[1] - dy))

    def appear(self) -> None:
        """Go near to where the chosen piece may lie."""
        centre = self._sheet.camera.centre
        places = self._places() or [(round(centre.x() - 0.5), round(centre.y() - 0.5))]
        self.show(min(places, key=lambda place: abs(place[0] - centre.x()) + abs(place[1] - centre.y())))

    def _places(self) -> list[Position]:
        chosen = self._hand.chosen
        return [] if chosen is None else self._hand.draft.places_for(chosen)

    def step(self, dx: int, dy: int, *, pan: bool) -> None:
        """An arrow: the first one shows where the keyboard is, the next go on by a cell; where panning is
        meant, the sheet goes."""
        if pan:
            by = theme.current().pxf(80)
            self._sheet.mover.pan_by(QPointF(-dx * by, -dy * by))
        elif self.position is None:
            self.appear()
        else:
            self.show((self.position[0] + dx, self.position[1] + dy))

    def next_place(self, step: int) -> None:
        """Jump to the next place where the chosen piece fits."""
        places = sorted(self._places(), key=lambda place: (place[1], place[0]))
        if self.position in places:
            self.show(places[(places.index(self.position) + step) % len(places)])
        elif places:
            self.show(places[0 if step > 0 else -1])

    def speak(self, also: str = "") -> None:
        """Say what lies under the cursor, what the chosen piece would score there, and what else there is to
        say."""
        if self.position is None:
            return
        text = ", ".join(filter(None, (self.describe(self.position), also)))
        if text != self._sheet.accessibleName():
            self._sheet.setAccessibleName(text)
            QAccessible.updateAccessibility(QAccessibleEvent(self._sheet, QAccessible.Event.NameChanged))

    def lies(self, position: Position, piece: Key, drafted: bool) -> str:
        """“column 3, row 1: red star”."""
        text = self.tr("{place}: {tile}, not confirmed yet") if drafted else self.tr("{place}: {tile}")
        return text.format(place=self._hand.words.cell(position), tile=self._skin.name(piece))

    def describe(self, position: Position) -> str:
        """“column 3, row 1: empty; red star fits, 5 points”."""
        draft, words = self._hand.draft, self._hand.words
        where, slot, chosen = words.cell(position), draft.slot_at(position), self._hand.chosen
        if slot is not None:
            return self.lies(position, draft.laid(slot), True)
        lying = draft.lies_at(position)
        if lying is not None:
            return self.lies(position, lying, False)
        if chosen is None:
            return self.tr("{place}: empty").format(place=where)
        tile, points = self._skin.name(draft.piece(chosen)), draft.points_at(chosen, position)
        if points is None:
            return self.tr("{place}: empty; {tile} does not fit").format(place=where, tile=tile)
        text = self.tr("{place}: empty; {tile} fits, {points}")
        return text.format(place=where, tile=tile, points=words.points(points))


class Keys(QObject):
    """Digits choose pieces, arrows bring and move a cursor, Space lays, Enter confirms.

    In a hand of more than nine 0 means the tenth piece, digits with Alt those after it.

    more: commands, and what a game's own keys do. first: asked before all else, whether the game takes
    the key; letters may be typed onto the sheet. end_look: what Escape does before all else, whether a
    past turn was shown.

    Signals:
        confirm_requested(); skip_requested(); hurry_requested(); undo_requested(); redo_requested()
        advice_given_up()
    """

    confirm_requested = Signal()
    skip_requested = Signal()
    hurry_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    advice_given_up = Signal()

    def __init__(self, hand: HandController[Any], cursor: Cursor, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._hand, self.cursor, self._sheet = hand, cursor, sheet
        self.more: dict[Qt.Key, Callable[[], object]] = {commands.SORT: hand.sort}
        self.first: Callable[[QKeyEvent], bool] = lambda event: False
        self.end_look: Callable[[], bool] = lambda: False
        self._plain: Mapping[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Plus: lambda: sheet.mover.zoom_step(1),
            Qt.Key.Key_Equal: lambda: sheet.mover.zoom_step(1),
            Qt.Key.Key_Minus: lambda: sheet.mover.zoom_step(-1),
            Qt.Key.Key_0: sheet.mover.show_all_or_middle,
            Qt.Key.Key_Home: sheet.mover.show_all_or_middle,
            Qt.Key.Key_Backspace: hand.take_last_back,
            Qt.Key.Key_Delete: hand.take_last_back,
            Qt.Key.Key_N: lambda: cursor.next_place(1),
            Qt.Key.Key_P: lambda: cursor.next_place(-1),
            Qt.Key.Key_Comma: lambda: hand.shift(-1),
            Qt.Key.Key_Period: lambda: hand.shift(1),
            Qt.Key.Key_Space: self._space,
            Qt.Key.Key_Return: self._enter,
            Qt.Key.Key_Enter: self._enter,
        }

    def means(self, key: Qt.Key) -> bool:
        """Whether a letter or sign is a command here."""
        return key in self._plain or key in self.more

    def press(self, event: QKeyEvent) -> None:
        """A key that no button wanted; accepted where it means something here."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        self._sheet.mover.still = False
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        taken = True
        if self.first(event):
            pass
        elif event.isAutoRepeat() and key in _ONCE:
            pass  # held down, it lays or confirms once
        elif key in _ARROWS:
            pan = control or bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            self.cursor.step(*_ARROWS[key], pan=pan)
        elif control and key == commands.UNDO and not modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.undo_requested.emit()
        elif control and key in (commands.UNDO, commands.REDO):
            self.redo_requested.emit()
        elif not control and self._slot(key, modifiers) < len(self._hand.draft.slots):
            self._choose(self._slot(key, modifiers))
        elif control and key in self.more:  # as at tables where letters write words
            self.more[key]()
        elif control or modifiers & Qt.KeyboardModifier.AltModifier:
            return
        elif key == Qt.Key.Key_Escape:
            taken = self._escape()
        elif key in self._plain:
            self._plain[key]()
        elif key in self.more:
            self.more[key]()
        else:
            return
        event.setAccepted(taken)

    def _slot(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> int:
        """The slot that a digit means; one that no hand has where it is none."""
        if not Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            return sys.maxsize
        ten = 10 if modifiers & Qt.KeyboardModifier.AltModifier else 0
        return ten + (int(key) - int(Qt.Key.Key_1)) % 10

    def _choose(self, slot: int) -> None:
        self._hand.choose(slot)
        if self._hand.chosen is None:
            return
        if self.cursor.position is None:
            self.cursor.appear()
        else:
            self.cursor.speak()

    def _waits(self) -> bool:
        """Whether a key can only mean that the person does not want to wait."""
        if self._hand.blocked:
            self.skip_requested.emit()
        elif self._hand.awaits_computer:
            self.hurry_requested.emit()
        else:
            return False
        return True

    def _space(self) -> None:
        hand, position = self._hand, self.cursor.position
        if self._waits() or position is None:
            return
        if hand.chosen is not None:
            if hand.place_chosen(position):
                self.cursor.speak()
            return
        slot = hand.draft.slot_at(position)
        if slot is not None:
            hand.choose(slot)

    def _enter(self) -> None:
        if self._hand.chosen is not None and self.cursor.position is not None:
            self._space()
        elif not self._waits():
            self.confirm_requested.emit()

    def _escape(self) -> bool:
        """Give up what is nearest; False when there is nothing left to give up."""
        hand = self._hand
        if hand.blocked:
            self.skip_requested.emit()
        elif self.end_look():
            pass
        elif hand.chosen is not None:
            hand.choose(hand.chosen)
        elif hand.exchanging or hand.draft.placed:
            hand.clear()
        elif self._sheet.advises:
            self.advice_given_up.emit()
        elif self.cursor.position is not None:
            self.cursor.hide()
        else:
            return False
        return True
