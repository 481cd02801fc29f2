"""The end of a game: who won, with how much, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from app.games.qwirkle import view_texts
from app.games.qwirkle.model import Observation
from app.games.qwirkle.view_board import BoardView
from app.widgets import avatar, icons, motion, paper, theme
from app.widgets.avatar import Avatar
from app.widgets.buttons import IconButton, PaperButton
from app.widgets.context import SeatLook
from app.widgets.label import Label
from app.widgets.panel import Panel


class WinnerHead(QWidget):
    """A yellow sheet: crown, faces, names, confetti."""

    def __init__(self) -> None:
        super().__init__()
        self.headline = Label("", "h2", "letter", wrap=True)
        self.note = Label("", "body_strong", "letter")
        self._fall = motion.Tween(self, self._moved, 1.0, motion.OUT_CUBIC)
        self._faces: list[Avatar] = []
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.headline)
        texts.addWidget(self.note)
        self._row = QHBoxLayout(self)
        self._row.addLayout(texts, 1)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(look.px(84), look.px(14), look.px(24), look.px(14 + paper.THICKNESS))
        self._row.setSpacing(look.px(12))
        self.update()

    def _moved(self, _value: float) -> None:
        self.update()

    def show_winners(self, seats: Sequence[SeatLook], points: int) -> None:
        """All who share the win (RULES G2, QW11)."""
        for face in self._faces:
            face.hide()
            face.deleteLater()
        self._faces = [Avatar(avatar.seat_face(seat.avatar, seat.color), 60) for seat in seats]
        for at, face in enumerate(self._faces):
            self._row.insertWidget(at, face)
        self.headline.setText(view_texts.winners([seat.name for seat in seats]))
        self.note.setText(view_texts.points(points))
        if not theme.current().reduced_motion:
            self._fall.to(0.0, 0)
            self._fall.to(1.0, 900)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sheet, confetti, crown."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = float(look.px(paper.THICKNESS))
        face = QRectF(self.rect()).adjusted(1, 1, -1, -thick - 1)
        outline = paper.cut(face, look.pxf(16), 21, 0.0 if colours.flat else look.pxf(1.5))
        paper.paint_sheet(painter, outline, colours.yellow, colours.yellow_edge, thick)
        if not colours.flat and not look.reduced_motion:
            painter.setClipPath(outline)
            drop = (1.0 - self._fall.number) * face.height()
            right = face.adjusted(face.width() * 0.66, -drop, 0, -drop)
            inks = (colours.red, colours.blue, colours.green)
            paper.paint_confetti(painter, right, inks, 31, 14, (look.pxf(9), look.pxf(17)))
            painter.setClipping(False)
        side = look.pxf(42)
        box = QRectF(look.pxf(24), face.center().y() - side / 2, side, side)
        icons.paint(painter, "crown", box, colours.letter)
        painter.end()


class EndSheet(Panel):
    """Over the table; a cross puts it away so that the table can be looked at.

    Signals: again_requested(); home_requested().
    """

    again_requested = Signal()
    home_requested = Signal()

    def __init__(self, seats: Sequence[SeatLook], board: BoardView, parent: QWidget) -> None:
        super().__init__("", parent, margin=26, spacing=14, seed=12, radius=paper.RADIUS_DIALOG)
        self._seats, self._board, self._table = tuple(seats), board, parent
        self._seen: Observation | None = None
        self.title.setText(self.tr("The game is over"))
        self.title.show()
        self.close_button = IconButton("x", self.tr("Look at the table"), "quiet")
        self.close_button.clicked.connect(self.hide)
        self.head.addWidget(self.close_button)
        self.winner = WinnerHead()
        self.body.addWidget(self.winner)
        self.figures = QGridLayout()
        self.body.addLayout(self.figures)
        self.again = PaperButton(self.tr("Play again"), "primary", "rotate", big=True)
        self.home = PaperButton(self.tr("Home"), "secondary", "home")
        self.again.clicked.connect(self.again_requested)
        self.home.clicked.connect(self.home_requested)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.home, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.again)
        self.body.addLayout(row)
        board.installEventFilter(self)
        self.hide()

    def show_result(self, observation: Observation) -> None:
        """Name the winners and show what everybody did."""
        self._seen = observation
        best = max(observation.scores)
        self.winner.show_winners([self._seats[seat] for seat in observation.winners], best)
        self._write(observation)
        self.show()
        self.raise_()
        self._place()
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self, observation: Observation) -> None:
        look = theme.current()
        _clear(self.figures)
        self.figures.setHorizontalSpacing(look.px(22))
        self.figures.setVerticalSpacing(look.px(6))
        self.figures.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        heads = ("", "", self.tr("qwirkles"), self.tr("best move"), self.tr("tiles left"), self.tr("total"))
        for column, head in enumerate(heads):
            self.figures.addWidget(Label(head, "tag", "ink2", align=right), 0, column)
        order = sorted(range(observation.seats), key=lambda seat: -observation.scores[seat])
        for row, seat in enumerate(order, 1):
            who = self._seats[seat]
            turns = [turn for turn in observation.history if turn.seat == seat]
            self.figures.addWidget(Avatar(avatar.seat_face(who.avatar, who.color), 36), row, 0)
            self.figures.addWidget(Label(who.name, "strong", elide=True), row, 1)
            figures = (
                sum(turn.qwirkles for turn in turns),
                max((turn.points for turn in turns), default=0),
                observation.hand_sizes[seat],
            )
            for column, figure in enumerate(figures, 2):
                self.figures.addWidget(Label(str(figure), "number_small", "ink2", align=right), row, column)
            points = Label(str(observation.scores[seat]), "number", align=right)
            points.setAccessibleName(f"{who.name}: {view_texts.points(observation.scores[seat])}")
            self.figures.addWidget(points, row, 5)

    def _place(self) -> None:
        look = theme.current()
        corner = self._board.viewport().mapTo(self._table, QPoint())
        room = self._board.mat_rect().toRect().translated(corner)
        wide = min(look.tx(600), room.width() - look.px(32))
        self.body.activate()
        high = (
            self.body.heightForWidth(wide) if self.body.hasHeightForWidth() else self.body.sizeHint().height()
        )
        high = min(max(high, self.body.minimumSize().height()), room.height() - look.px(16))
        x, y = room.center().x() - wide // 2, room.top() + max(look.px(8), (room.height() - high) * 2 // 5)
        self.setGeometry(x, y, wide, high)

    def _restyle(self) -> None:
        super()._restyle()
        if getattr(self, "_seen", None) is not None and self.isVisible():
            self._place()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False


def _clear(layout: QLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
