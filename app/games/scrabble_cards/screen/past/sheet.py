"""The score sheet: every turn with the parts of its points, of all players or of one, and its table."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.games.scrabble_cards import turns
from app.games.scrabble_cards.model import Observation, Phase, Played
from app.games.scrabble_cards.screen.cards.skin import CardFace, LetterSkin, face_of, paint_face
from app.games.scrabble_cards.screen.past import texts
from app.games.scrabble_cards.screen.past.past import faces
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell
from app.games.scrabble_cards.turns import Past
from app.tabletop import commands
from app.tabletop.advice.picture import TablePicture
from app.tabletop.asking.flow import FlowPanel
from app.tabletop.asking.keys import NameKey
from app.tabletop.context import BarTool, Place, SeatLook, ViewContext
from app.tabletop.people.signs import paint_sign, signs
from app.tabletop.turn.part import Part
from app.widgets import boxes, writing
from app.widgets.controls.label import Label
from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import RowList
from app.widgets.look import theme
from app.widgets.look.canvas import draw_text
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.writing import signed

ROW, BARE, FIGURES, TOTALS = 62, 42, 66, 62
"""Heights of a row, and of one without parts; widths of the columns of figures."""
NOTE = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True)
class WordReview:
    """What is told of words once the game is over, where people minded them (RULES SK15).

    takes: the word list. rare: whether a word of it is one that computer players lay as a bluff only.
    computers: their seats."""

    takes: Callable[[str], bool]
    rare: Callable[[str], bool]
    computers: Collection[int] = ()

    def unnoticed(self, seen: Observation, played: Played) -> list[str]:
        """Words of a turn that nobody challenged though they are none, and what a computer player bluffed
        with; nothing before the game is over."""
        if seen.phase is not Phase.OVER or seen.options.words == "auto":
            return []
        words = [word.lower() for word in played.words]
        if played.seat not in self.computers:
            passed = words if played.kind == "play" else ()
            return [texts.untrue(word) for word in passed if not self.takes(word)]
        told = []
        for word in words:
            if not self.takes(word):
                told.append(texts.made_up(word))
            elif self.rare(word):
                told.append(texts.rare(word))
        return told


@dataclass(frozen=True)
class ScoreLine:
    """A line of the sheet. points: of the turn, None where nothing was written down. total: of its player
    after it. past: the turn, None of the settling at the end."""

    seat: int
    told: str
    made: str
    points: int | None
    total: int
    past: Past | None = None


def score_lines(
    seen: Observation, names: Sequence[str], review: WordReview | None = None, begun: Sequence[int] = ()
) -> list[ScoreLine]:
    """All turns, the first one first, and the settling (RULES SK8 to SK10, SK18). review: of their words, as
    far as it is wanted. begun: the points that the seats began with, empty for none."""
    running = turns.totals(begun or (0,) * seen.seats, seen.history)
    found = []
    for past, totals in zip(turns.past(seen.options, seen.history), running, strict=True):
        played = past.played
        made = [texts.part(one, names) for one in turns.parts(past)]
        if played.removed:
            made.append(texts.cleared(played.removed))
        if played.challengers:
            made.append(texts.challenged([names[seat] for seat in played.challengers]))
        if review is not None:
            made += review.unnoticed(seen, played)
        points, total = None if played.score is None else played.score.total, totals[played.seat]
        found.append(ScoreLine(played.seat, texts.head(past), " · ".join(made), points, total, past))
    if seen.settled is not None:
        for seat in range(seen.seats):
            told = texts.settled(seen, seen.settled, seat)
            found.append(ScoreLine(seat, told, "", seen.settled.points[seat], seen.scores[seat]))
    return found


class ScoreModel(LinesModel[ScoreLine]):
    """Turns with their parts; read as sentences."""

    def __init__(self, seats: Sequence[SeatLook]) -> None:
        super().__init__()
        self._seats = tuple(seats)

    def tell(self, line: ScoreLine, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return line.told
        if role == NOTE:
            return line.made
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return texts.spoken(self._seats[line.seat].name, line.told, line.made, line.points, line.total)
        return None


class ScoreList(RowList):
    """The lines; the one reached is shown on its table."""

    def __init__(self, model: ScoreModel, seats: Sequence[SeatLook]) -> None:
        self._signs = signs(seats)
        super().__init__(model, self._paint, self._size)
        self.setWordWrap(True)  # laid out anew where it is narrower
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMouseTracking(True)
        self.entered.connect(self.setCurrentIndex)

    def _size(self, index: Any) -> QSize:
        look = theme.current()
        if not index.data(NOTE):
            return QSize(look.px(200), look.tx(BARE))
        more = (self._lines(index) - 1) * QFontMetricsF(look.font("meta")).lineSpacing()
        return QSize(look.px(200), look.tx(ROW) + math.ceil(more))

    def _room(self) -> float:
        look = theme.current()
        return self.viewport().width() - look.pxf(50 + FIGURES + TOTALS)

    def _lines(self, index: Any) -> int:
        """How many lines the parts take."""
        metrics = QFontMetricsF(theme.current().font("meta"))
        flags = Qt.TextFlag.TextWordWrap
        box = metrics.boundingRect(QRectF(0, 0, max(60.0, self._room()), 900), flags, str(index.data(NOTE)))
        return max(1, math.ceil(box.height() / metrics.lineSpacing() - 0.3))

    def _paint(self, row: PaintedRow) -> None:
        look = theme.current()
        colours, painter = look.palette, row.painter
        line: ScoreLine = row.index.data(LINE)
        slip = row.rect.adjusted(0, 1, 0, -look.pxf(2))
        if row.chosen:
            row.ground(colours.yellow_tint, slip, look.pxf(10), 2)
        top = slip.top() + look.tx(20)
        disc = QRectF(slip.left() + look.pxf(10), top - look.pxf(13), look.pxf(26), look.pxf(26))
        paint_sign(painter, disc, self._signs[line.seat], ratio=row.ratio)
        self._figure(row, slip.right() - look.pxf(8), top, writing.number(line.total), "ink2")
        if line.points is not None:
            self._figure(row, slip.right() - look.pxf(8 + TOTALS), top, signed(line.points), "ink")
        row.left = slip.left() + look.pxf(46)
        row.right = row.left + self._room()
        strong = "word_strong" if line.points is not None and line.past is not None else "body"
        drop = top - row.rect.center().y() + QFontMetricsF(look.font(strong)).capHeight() / 2
        row.words(Text(line.told, strong, colours.ink, drop))
        painter.setFont(look.font("meta"))
        painter.setPen(colours.ink2)
        area = QRectF(row.left, top + look.tx(13), self._room(), slip.bottom() - top - look.tx(13))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(area, int(flags), line.made)

    @staticmethod
    def _figure(row: PaintedRow, right: float, middle: float, text: str, ink: str) -> None:
        look = theme.current()
        font = look.font("number_small" if ink == "ink" else "strong")
        draw_text(row.painter, text, QPointF(right, middle), font, look.colour(ink), lean=1, sink=0.5)


def small_table() -> TablePicture:
    """Cards as they lay, some of them ringed."""
    ring = ("yellow_edge", 0.05)
    return TablePicture("green", LetterSkin.form, _paint_card, ring=ring, least=260, largest=46)


def _paint_card(painter: QPainter, rect: QRectF, face: CardFace, cell: Cell) -> None:
    paint_face(painter, rect, face, cell[0] * 7 + cell[1])


class ScoreSheet(PaperDialog):
    """The score sheet of all turns; the key of a player shows their turns alone."""

    def __init__(
        self,
        table: QWidget,
        seats: Sequence[SeatLook],
        seen: Observation,
        review: WordReview | None = None,
    ) -> None:
        """review: see `score_lines`."""
        super().__init__(table, texts.title(), width=1060, height=680)
        self._seats = tuple(seats)
        names, begun = [look.name for look in seats], [look.ahead for look in seats]
        self._lines = score_lines(seen, names, review, begun)
        self._chosen: int | None = None
        self.model = ScoreModel(seats)
        self.list = ScoreList(self.model, seats)
        self.list.setAccessibleName(texts.title())
        self.picture = small_table()
        self.empty = Label(texts.nothing(), "body", "ink2")
        self.keys = FlowPanel(self)
        self._make_keys(seen)
        both = boxes.row(spacing=theme.current().px(18))
        left = boxes.column(self.empty, (self.list, 1))
        both.addLayout(left, 6)
        both.addWidget(self.picture, 4)
        self.body.addWidget(self.keys)
        self.body.addLayout(both, 1)
        self.add_close()
        self.list.row_reached.connect(self._reach)
        self.empty.setVisible(not self._lines)
        self.list.setVisible(bool(self._lines))
        self._show()

    def _make_keys(self, seen: Observation) -> None:
        keys = []
        for seat, look in enumerate(self._seats):
            key = NameKey(look, 0, figure=writing.number(seen.scores[seat]))
            key.clicked.connect(partial(self._choose, seat))
            keys.append(key)
        self.keys.put(keys)

    def _choose(self, seat: int) -> None:
        self._chosen = None if self._chosen == seat else seat
        for at, key in enumerate(self.keys.parts):
            if isinstance(key, NameKey):
                key.light(at == self._chosen)
        self._show()

    def _show(self) -> None:
        wanted = [line for line in self._lines if self._chosen in (None, line.seat)]
        self.model.set_lines(wanted)
        last = max((row for row, line in enumerate(wanted) if line.past is not None), default=-1)
        if last >= 0:
            self.list.setCurrentIndex(self.model.index(last))
            self.list.scrollTo(self.model.index(len(wanted) - 1))
        else:
            self._show_table(None)

    def _reach(self, index: Any) -> None:
        line = index.data(LINE)
        self._show_table(line.past if isinstance(line, ScoreLine) else None)

    def _show_table(self, past: Past | None) -> None:
        if past is None:
            self.picture.show_pieces({}, ())
            return
        shown = {cell: face_of(key) for cell, key in faces(past).items()}
        self.picture.show_pieces(shown, [cell for _, cell in past.played.cards])


def open_scores(
    table: QWidget,
    seats: Sequence[SeatLook],
    seen: Observation,
    review: WordReview | None = None,
) -> ScoreSheet:
    """The score sheet over the table. review: see `score_lines`."""
    sheet = ScoreSheet(table, seats, seen, review)
    sheet.open_once(sheet.list)
    return sheet


class ScoreTool(Part):
    """The button and the key of the score sheet, there at any time of the game."""

    def __init__(self, table: LetterTable, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._context = table, context
        self.tool = BarTool("scores", texts.button, self, Place.RECORD)
        self.tool.triggered.connect(self.open)

    def tools(self) -> Sequence[BarTool]:
        return (self.tool,)

    def retranslate(self) -> None:
        self.tool.changed.emit()

    def shortcuts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        return {commands.SCORES: self.open}

    def open(self) -> None:
        seen, seats, context = self.state.seen, self._context.seats, self._context
        if seen is not None:
            computers = {seat for seat, look in enumerate(seats) if look.level is not None}
            open_scores(self._table, seats, seen, WordReview(context.takes, context.rare, computers))
