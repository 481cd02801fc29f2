"""The bar under the results: after how many rounds, everybody's points, what comes next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy, QWidget

from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.rounds import texts
from app.tabletop.rounds.sizes import Sizes
from app.tabletop.rounds.standing import Standing, standings, winners
from app.widgets import boxes, writing
from app.widgets.controls.avatar import melts, paint_avatar
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.kept_clear import KeptClear
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import RowList
from app.widgets.look import paper, theme
from app.widgets.look.canvas import draw_text
from app.widgets.sheets.panel import Panel

FACE, SMALL_FACE, AFTER, HIGH = 42, 27, 9, 58
BETWEEN, LEAST_BETWEEN = 32, 16
HEIGHT = 84


class StandingsModel(LinesModel[Standing]):
    """Seats by their points, best first."""

    def __init__(self, seats: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)

    def tell(self, line: Standing, role: int) -> Any:
        name = self._seats[line.seat].name
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{line.place}. {name}"
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return texts.place(line, name)
        return self._seats[line.seat] if role == Qt.ItemDataRole.UserRole else None


class StandingsView(KeptClear, RowList):
    """The places in a row: faces make room where there are many, then it scrolls sideways."""

    def __init__(self, model: StandingsModel, sizes: Sizes) -> None:
        self._sizes = sizes
        self.final = False
        """Whether the game is over: who has won is yellow."""
        super().__init__(model, self._paint, self._size, look=lambda: sizes)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Points so far"))
        model.modelReset.connect(self.scheduleDelayedItemsLayout)
        self.restyle()

    def restyle(self) -> None:
        self.setFixedHeight(self._sizes.tx(HIGH) + self._sizes.px(6))
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _fit(self) -> tuple[int, int]:
        """Side of the faces, 0 for none, and how much less stands between places."""
        sizes, rows = self._sizes, self.model().rowCount()
        words = sum(self._wide(self.model().index(row, 0)) for row in range(rows))
        room, closer = self.viewport().width(), sizes.px(BETWEEN - LEAST_BETWEEN)
        for side in (FACE, SMALL_FACE):
            missing = words + rows * sizes.px(side + AFTER) - room
            if missing <= rows * closer:
                return side, max(0, math.ceil(missing / max(1, rows)))
        return 0, min(closer, max(0, math.ceil((words - room) / max(1, rows))))

    def _size(self, index: Index) -> QSize:
        side, closer = self._fit()
        face = self._sizes.px(side + AFTER) if side else 0
        return QSize(face + self._wide(index) - closer, self._sizes.tx(HIGH))

    def _wide(self, index: Index) -> int:
        """How wide a place is without its face."""
        sizes, points = self._sizes, writing.number(index.data(LINE).points)
        width = max(sizes.wide("meta", str(index.data())), sizes.wide("number", points))
        wide = math.ceil(min(width, sizes.tx(130)))
        return wide + sizes.px(BETWEEN)

    def _paint(self, row: PaintedRow) -> None:
        """Face, place and name, points under them."""
        sizes, colours = self._sizes, theme.current().palette
        side, _ = self._fit()
        line = row.index.data(LINE)
        won = self.final and line.place == 1 and line.points > 0
        if won:
            row.ground(colours.yellow, row.rect.adjusted(0, 1, -sizes.px(4), -1), sizes.px(12), 2)
            row.left += sizes.px(4)
        if side:
            face = row.put(sizes.px(side), after=sizes.px(AFTER))
            who = row.index.data(Qt.ItemDataRole.UserRole).avatar
            ring = colours.letter if won and melts(who, colours.yellow) else None
            paint_avatar(row.painter, face, who, ring=ring, ratio=row.ratio)
        row.right -= sizes.px(6)
        caption = Text(str(row.index.data()), "meta", colours.letter if won else colours.ink2, -sizes.tx(8))
        row.words(caption, Qt.TextElideMode.ElideRight)
        points = writing.number(line.points)
        large = sizes.font("number_small")
        large.setPixelSize(round(large.pixelSize() * 1.23))
        ink = colours.letter if won else colours.ink
        draw_text(row.painter, points, QPointF(row.left, row.rect.center().y() + sizes.tx(20)), large, ink)

    def wished_width(self) -> int:
        """Everybody with a face."""
        rows = range(self.model().rowCount())
        return sum(self._wide(self.model().index(row, 0)) + self._sizes.px(FACE + AFTER) for row in rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._sizes.px(160), self.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls sideways."""
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y() // 2)


class TotalsBar(Panel):
    """Title, places, buttons.

    Signals:
        next_requested(): go on after the round under review.
        again_requested(): play once more.
        home_requested(): leave the game.
        result_requested(): see who has won, where there is a sheet with it (`offer_result`).
    """

    next_requested = Signal()
    again_requested = Signal()
    home_requested = Signal()
    result_requested = Signal()

    def __init__(self, sizes: Sizes) -> None:
        super().__init__("", margin=24, spacing=0)
        self._sizes = sizes
        self._over = False
        self.heading = Label("", sizes.role("panel"))
        self.note = Label("", sizes.role("meta"), "ink2")
        self.model = StandingsModel(sizes.context.seats, self)
        self.places = StandingsView(self.model, sizes)
        self.home = PaperButton(self.tr("Home"), "secondary", "home")
        self.result = PaperButton(self.tr("Result"), "secondary", "crown")
        self.result.clicked.connect(self.result_requested)
        self._has_result = False
        self.extras = [
            PaperButton(one.label(), "secondary", one.icon) for one in sizes.context.afterwards.actions
        ]
        for button, one in zip(self.extras, sizes.context.afterwards.actions, strict=True):
            button.clicked.connect(lambda _=False, do=one.do: do())
        self.primary = PaperButton("", "primary", "play")
        self.home.clicked.connect(self.home_requested)
        self.primary.clicked.connect(self._go_on)
        inner = QWidget()
        self._row = boxes.row(
            self.heading,
            self.note,
            (self.places, 1),
            self.result,
            self.home,
            *self.extras,
            self.primary,
            inside=inner,
        )
        self.body.addWidget(inner)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        theme.follow_now(self, self._measure)

    def _measure(self) -> None:
        look = theme.current()
        self.setFixedHeight(self._sizes.tx(HEIGHT - paper.THICKNESS) + look.px(paper.THICKNESS))
        self.body.setContentsMargins(look.px(24), 0, look.px(16), look.px(paper.THICKNESS))
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(16))

    def sizeHint(self) -> QSize:
        return QSize(0, self.height())

    def show_totals(
        self, totals: Sequence[int], played: int, onward: str = "", *, last: bool = False, over: bool = False
    ) -> None:
        """Show the points after so many rounds. onward: what the button says that goes on to the next one.

        last: no other round comes, its results are still open; over: the game is."""
        self._over = over
        self.places.final = over
        self.model.set_lines(standings(totals))
        self.heading.setText(self.tr("Final standing") if over else texts.after_rounds(played))
        competing = last and not over and len(totals) > 1
        names = [self._sizes.context.seats[seat].name for seat in winners(totals)]
        self.note.setText(texts.leads(names) if competing else "")
        self._make_room()
        self._offer()
        self.primary.set_meant(phrases.begins_anew() if over else "")
        if over:
            self.primary.setText(self.tr("Play again"))
        else:
            self.primary.setText(self.tr("Final results") if last else onward)
        self.primary.set_icon_name("rotate" if over else "flag" if last else "play")

    def lie_under(self, sheet: bool) -> None:
        """sheet: one that has the same totals and buttons lies over the page; nothing is told or offered
        twice. Its place stays."""
        self.setVisible(not sheet)

    def _offer(self) -> None:
        for button in (self.home, *self.extras):
            button.setVisible(self._over)
        self.result.setVisible(self._over and self._has_result)

    def offer_result(self) -> None:
        """There is a sheet that tells who has won."""
        self._has_result = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Before a place would be out of sight, what stands beside the places goes."""
        for label in (self.heading, self.note):
            label.setVisible(bool(label.whole_text()))
        for label in (self.note, self.heading):
            self._row.activate()
            parts = (self.heading, self.note, self.result, self.home, *self.extras, self.primary)
            shown = (part for part in parts if not part.isHidden())
            beside = sum(part.sizeHint().width() + self._row.spacing() for part in shown)
            margins = self.body.contentsMargins()
            if beside + self.places.wished_width() <= self.width() - margins.left() - margins.right():
                return
            label.hide()

    def press(self) -> None:
        """Enter anywhere on the page goes on; another game is begun by its button alone."""
        if not self._over:
            self.primary.click()

    def _go_on(self) -> None:
        if self._over:
            self.again_requested.emit()
        else:
            self.next_requested.emit()
