"""The list of what can be printed, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.tabletop.face import Face
from app.tabletop.printed.kind import PrintKind
from app.ui import faces
from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import ENTER_OR_SPACE, RowList
from app.widgets.look import art, theme

ROW = 62


class KindLine(NamedTuple):
    """A kind of sheet of a game; of none where it is a list of words."""

    face: Face | None
    kind: PrintKind


class KindModel(LinesModel[KindLine]):
    def tell(self, line: KindLine, role: int) -> str | None:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{line.face.title()}: {line.kind.title()}" if line.face else line.kind.title()
        return None


class KindList(RowList):
    """Signals: kind_chosen(object KindLine): another one is looked at."""

    kind_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.kinds = KindModel()
        super().__init__(self.kinds, _paint, lambda _: _size(), parent, choosing=ENTER_OR_SPACE)
        self.setMouseTracking(True)
        self._show(())
        self.row_reached.connect(lambda index: self.kind_chosen.emit(index.data(LINE)))

    @property
    def line(self) -> KindLine:
        """The one that is chosen."""
        return self.kinds.lines[max(0, self.currentIndex().row())]

    def put_first(self, kind: PrintKind) -> None:
        """A list of words before what games have, in place of another one; it is chosen."""
        self._show((KindLine(None, kind),))
        self.setCurrentIndex(self.kinds.index(0))

    def _show(self, first: Sequence[KindLine]) -> None:
        self.kinds.set_lines(
            [*first, *(KindLine(face, kind) for face in faces.faces() for kind in face.workshop().prints())],
            id,
        )

    def choose(self, game: str, *, deal: bool = False) -> None:
        """The first kind of a game; of those that take a deal where one is given."""
        for row, line in enumerate(self.kinds.lines):
            if line.face is not None and line.face.game == game and (line.kind.takes_deal or not deal):
                self.setCurrentIndex(self.kinds.index(row))
                return


def _size() -> QSize:
    look = theme.current()
    return QSize(look.px(120), max(look.px(ROW), look.tx(ROW - 4)))


def _paint(row: PaintedRow) -> None:
    look, colours = theme.current(), theme.current().palette
    line: KindLine = row.index.data(LINE)
    slip = row.rect.adjusted(look.pxf(2), look.pxf(2), -look.pxf(2), -look.pxf(2))
    if row.chosen:
        row.ground(colours.yellow_tint, slip, look.pxf(12), 2)
    elif row.pointed:
        row.ground(colours.sunken, slip, look.pxf(12), 2)
    side = look.px(34)
    box = row.put(side, look.pxf(12), look.pxf(12))
    row.right -= look.pxf(8)
    if line.face is None:
        row.icon("list", box, colours.ink, inset=look.pxf(4))
        row.words(Text(line.kind.title(), "body_strong", colours.ink))
        return
    row.painter.drawPixmap(box.toRect(), art.pixmap(line.face.emblem, side, side, row.ratio))
    title = Text(line.kind.title(), "body_strong", colours.ink, -look.tx(3))
    note = Text(line.face.title(), "meta", colours.ink2, look.tx(18))
    row.lines(title, note)
