"""The real table and a hand, laid out again: a grid with a cursor, and the 36 kinds of tiles under it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.engine.boxed.finding import BoxFound
from app.engine.errors import IllegalMove
from app.games.qwirkle import tiles
from app.games.qwirkle.boxed import FAR, LaidTable
from app.games.qwirkle.screen import texts, tile
from app.games.qwirkle.screen.names import place_name, tile_name
from app.games.qwirkle.tiles import HAND, Position, Tile
from app.tabletop.boxed import BoxLaying
from app.widgets import boxes
from app.widgets.announcing import announce
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas, around, draw_text
from app.widgets.spoken import Spoken

Place = Position | int
"""On the table, or a slot of the hand."""
CELL, HIGH, STEP = 44, 214, 40
"""Sides of a cell at most, of the grid and of a tile to choose, in design pixels."""
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
COLUMNS = 2 * tiles.LONGEST
ROWS = tiles.KINDS // COLUMNS


def _say(widget: QWidget, text: str) -> None:
    widget.setAccessibleDescription(text)
    announce(widget, text)


class LaidGrid(Spoken, FocusRingOwner, Canvas, QWidget):
    """The table as far as tiles lie there, and the hand below. Arrows and clicks move the cursor; a letter of
    a colour and the number of a shape lay a tile.

    Signals: wanted(object Tile | None): it is to lie at the cursor, None for no tile there. coloured(int): of
    this colour will be what is typed next, -1 for none."""

    wanted = Signal(object)
    coloured = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = LaidTable()
        self.cursor_at: Place = (0, 0)
        self._step: tuple[int, int] = (1, 0)
        self._colour = -1
        self._way: dict[Position, Tile] = {}
        self._bad: frozenset[Position] = frozenset()
        self._shown = self.table.shown()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.say(self.setAccessibleName, lambda: self.tr("The table and the hand"))
        self.hear(self.update)
        theme.follow(self, self._restyle)

    # What lies there --------------------------------------------------------------------------

    def show_table(self, table: LaidTable, bad: frozenset[Position]) -> None:
        self.table, self._bad, self._way = table, bad, {}
        self._shown = left, right, top, low = table.shown()
        if not isinstance(self.cursor_at, int):  # where it was there may be no place any more
            x, y = self.cursor_at
            self.cursor_at = max(left, min(right, x)), max(top, min(low, y))
        self.update()

    def show_way(self, way: LaidTable) -> None:
        """It may reach beyond the places around what lies there."""
        self._way = dict(way.tiles)
        self._shown = LaidTable({**self._way, **self.table.tiles}).shown()
        self.update()

    def forward(self) -> None:
        """To the next free place of the line that is being laid, or of the hand."""
        at = self.cursor_at
        if isinstance(at, int):
            free = [slot for slot in range(HAND) if slot not in self.table.hand]
            later = [slot for slot in free if slot > at]
            self._go(later[0] if later else at)
            return
        dx, dy = self._step
        while at in self.table.tiles and self._is_near((at[0] + dx, at[1] + dy)):
            at = (at[0] + dx, at[1] + dy)
        self._go(at)

    def place_text(self, place: Place) -> str:
        """What is said of a place."""
        if isinstance(place, int):
            there = self.table.hand.get(place)
            head = self.tr("hand, tile {number}").format(number=place + 1)
        else:
            there, head = self.table.tiles.get(place), place_name(place)
            if place in self._way:
                return self.tr("{place}: here {tile}").format(place=head, tile=tile_name(self._way[place]))
        return f"{head}: {self.tr('empty') if there is None else tile_name(there)}"

    # Keys and mouse ---------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.wanted.emit(None)
        elif event.text().isdecimal() and self._colour >= 0 and 1 <= int(event.text()) <= tiles.LONGEST:
            self.wanted.emit(self._colour * tiles.LONGEST + int(event.text()) - 1)
        elif event.text() and event.text().upper() in tile.letters():
            self._take_colour(tile.letters().index(event.text().upper()))
        else:
            super().keyPressEvent(event)
            return
        self.show_focus_ring()

    def _take_colour(self, colour: int) -> None:
        self._colour = colour
        self.coloured.emit(colour)

    def _walk(self, dx: int, dy: int) -> None:
        at = self.cursor_at
        left, right, _, low = self._shown
        if isinstance(at, int):
            self._go(((left + right) // 2, low) if dy < 0 else max(0, min(HAND - 1, at + dx)))
            return
        after = (at[0] + dx, at[1] + dy)
        if self._is_near(after):
            self._step = (1, 0) if dx else (0, 1)
            self._go(after)
        elif dy > 0:
            self._go(0)

    def _is_near(self, place: Position) -> bool:
        left, right, top, low = self._shown
        near = left <= place[0] <= right and top <= place[1] <= low
        return near and max(map(abs, place)) <= FAR

    def _go(self, place: Place) -> None:
        self.cursor_at = place
        _say(self, self.place_text(place))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        if place is None:
            return
        if not isinstance(place, int) and not isinstance(self.cursor_at, int):
            x, y = place
            below = (x, y - 1) in self.table.tiles and (x - 1, y) not in self.table.tiles
            self._step = (0, 1) if below else (1, 0)
        self._go(place)
        if event.button() == Qt.MouseButton.RightButton:
            self.wanted.emit(None)

    # Looks ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(COLUMNS * 30), look.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _side(self) -> float:
        """Of a cell of the hand, and of the table at most."""
        return min(theme.current().pxf(CELL), self.width() / (HAND + 3))

    def face(self, place: Place) -> QRectF:
        """Where a place is."""
        hand = self._side()
        low = self.height() - hand
        if isinstance(place, int):
            return QRectF(self.width() - (HAND - place) * hand, low, hand, hand)
        left, right, top, bottom = self._shown
        across, down = right - left + 1, bottom - top + 1
        room = low - theme.current().pxf(10)
        side = min(self.width() / across, room / down, hand)
        x = (self.width() - across * side) / 2 + (place[0] - left) * side
        return QRectF(x, (room - down * side) / 2 + (place[1] - top) * side, side, side)

    def place_at(self, point: QPointF) -> Place | None:
        for slot in range(HAND):
            if self.face(slot).contains(point):
                return slot
        left, right, top, low = self._shown
        cells = [(x, y) for x in range(left, right + 1) for y in range(top, low + 1)]
        return next((cell for cell in cells if self.face(cell).contains(point)), None)

    def focus_shape(self) -> tuple[QRectF, float]:
        return self.face(self.cursor_at), theme.current().pxf(4)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        left, right, top, low = self._shown
        cells: list[Place] = [(x, y) for y in range(top, low + 1) for x in range(left, right + 1)]
        middle = QPointF(0, self.face(0).center().y())
        room = self.face(0).left() - look.pxf(8)
        draw_text(
            painter, self.tr("In the hand"), middle, look.font("meta"), look.palette.ink2, sink=0.5, room=room
        )
        for place in (*cells, *range(HAND)):
            self._paint_place(painter, place, look)

    def _paint_place(self, painter: QPainter, place: Place, look: theme.Theme) -> None:
        colours, face = look.palette, self.face(place)
        gap = max(1.0, face.width() * 0.04)
        inner = face.adjusted(gap, gap, -gap, -gap)
        kind = self.table.hand.get(place) if isinstance(place, int) else self.table.tiles.get(place)
        way = None if isinstance(place, int) else self._way.get(place)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if kind is None and way is None:
            painter.setPen(QPen(colours.line2 if colours.strong else colours.line, max(1.0, look.pxf(1))))
            painter.drawRoundedRect(inner, gap * 3, gap * 3)
        else:
            tile.paint_tile(
                painter, inner, way if way is not None else (kind or 0), marker=True, shadow=False
            )
        edge = None
        if place in self._bad:
            edge = colours.red
        elif way is not None:
            edge = colours.yellow
        elif place == self.cursor_at:
            edge = colours.blue
        if edge is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(edge, max(2.0, look.pxf(3))))
            painter.drawRoundedRect(inner, gap * 3, gap * 3)


class TileChoice(Spoken, FocusRingOwner, Canvas, QWidget):
    """The 36 kinds of tiles, two colours a row; arrows and Enter, or a click.

    Signals: chosen(int Tile)."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = LaidTable()
        self._at, self._colour = 0, -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say(self.setAccessibleName, lambda: self.tr("Tiles to lay"))
        theme.follow(self, self._restyle)

    def show_table(self, table: LaidTable, colour: int) -> None:
        """colour: of what is typed next, -1 for none."""
        self.table, self._colour = table, colour
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(COLUMNS * 30), look.px(ROWS * STEP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def face(self, kind: Tile) -> QRectF:
        side = min(self.width() / COLUMNS, self.height() / ROWS)
        left = (self.width() - COLUMNS * side) / 2
        return QRectF(left + kind % COLUMNS * side, kind // COLUMNS * side, side, side)

    def focus_shape(self) -> tuple[QRectF, float]:
        return self.face(self._at), theme.current().pxf(5)

    def tile_text(self, kind: Tile) -> str:
        return self.tr("{tile}, still {count}").format(tile=tile_name(kind), count=self.table.left(kind))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTERS:
            self._choose(self._at)
        elif key in ARROWS:
            dx, dy = ARROWS[key]
            after = self._at + dx + COLUMNS * dy
            self._at = after if 0 <= after < tiles.KINDS else self._at
            _say(self, self.tile_text(self._at))
            self.update()
        else:
            super().keyPressEvent(event)
            return
        self.show_focus_ring()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = [kind for kind in range(tiles.KINDS) if self.face(kind).contains(event.position())]
        if found and event.button() == Qt.MouseButton.LeftButton:
            self._at = found[0]
            self._choose(found[0])

    def _choose(self, kind: Tile) -> None:
        if self.table.left(kind) > 0:
            self.chosen.emit(kind)
        _say(self, self.tile_text(kind))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        for kind in range(tiles.KINDS):
            face = self.face(kind)
            place = around(face.center(), face.width() * 0.9)
            painter.setOpacity(1.0 if self.table.left(kind) > 0 else 0.2)
            tile.paint_tile(painter, place, kind, marker=True, shadow=False)
            painter.setOpacity(1.0)
            if tiles.colour(kind) == self._colour:
                painter.setPen(QPen(look.palette.blue, max(2.0, look.pxf(2.5))))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(place, place.width() * 0.15, place.width() * 0.15)


class QwirkleLaying(Spoken, BoxLaying):
    """Grid, tiles to choose, and what cannot lie so."""

    def __init__(self) -> None:
        super().__init__()
        self.grid, self.choice = LaidGrid(self), TileChoice(self)
        self.trouble = Label("", "meta", "red", wrap=True)
        self.empty_hand = PaperButton("", "secondary", "x")
        self.empty_table = PaperButton("", "secondary", "x")
        self._colour = -1
        self.grid.wanted.connect(self._lay)
        self.grid.coloured.connect(self._take_colour)
        self.choice.chosen.connect(self._lay)
        self.empty_hand.clicked.connect(lambda: self._change(LaidTable(self.grid.table.tiles)))
        self.empty_table.clicked.connect(lambda: self._change(LaidTable()))
        self.say(self.empty_hand.setText, lambda: self.tr("Other hand"))
        self.say(self.empty_table.setText, lambda: self.tr("Empty table"))
        self.buttons = (self.empty_hand, self.empty_table)
        self.stops = (self.grid, self.choice, *self.buttons)
        self.setFocusProxy(self.grid)
        self._column = boxes.column((self.grid, 1), self.choice, self.trouble, inside=self, bare=True)
        self.hear(lambda: self._show(self.grid.table))
        theme.follow_now(self, self._restyle)
        self._show(LaidTable())

    def text(self) -> str:
        return self.grid.table.text()

    def show_text(self, text: str) -> None:
        self._show(LaidTable.of_text(text))

    def show_way(self, way: BoxFound | None) -> None:
        self.grid.show_way(LaidTable.of_text(way.notes[0]) if way is not None else LaidTable())

    def _take_colour(self, colour: int) -> None:
        self._colour = colour
        self.choice.show_table(self.grid.table, colour)

    def _lay(self, kind: Tile | None) -> None:
        at, table = self.grid.cursor_at, self.grid.table
        before = table.hand.get(at) if isinstance(at, int) else table.tiles.get(at)
        if kind is not None and kind != before and table.left(kind) <= 0:
            return  # RULES QW1: there are three of each
        self._change(table.with_tile(at, kind))
        if kind is not None:
            self.grid.forward()

    def _change(self, table: LaidTable) -> None:
        self._show(table)
        self.changed.emit()

    def _show(self, table: LaidTable) -> None:
        why, bad = table.wrong()
        self.grid.show_table(table, bad)
        self.choice.show_table(table, self._colour)
        self.trouble.setText("" if why is None else texts.refusal(IllegalMove(why)))
        self.empty_hand.setEnabled(bool(table.hand))
        self.empty_table.setEnabled(bool(table.tiles or table.hand))

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setSpacing(look.px(6))
        self.trouble.setMinimumHeight(look.tx(20))  # nothing moves under the mouse when it comes up
