"""The end of a game: who won, with how much, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.sayings import last_word, line
from app.tabletop.context import SeatLook
from app.tabletop.sheet.sheet import Sheet
from app.widgets import avatar, icons, keyboard, motion, paper, theme
from app.widgets.avatar import Avatar
from app.widgets.buttons import IconButton, PaperButton
from app.widgets.fresh_press import want_fresh_press
from app.widgets.label import Label
from app.widgets.panel import Panel
from app.widgets.speech import SpeechBubble


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

    def _text_end(self) -> float:
        """Where the words end: no confetti falls on them."""
        label = self.headline
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
        return label.x() + label.fontMetrics().boundingRect(label.rect(), flags, label.whole_text()).right()

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
            beside = QRectF(face).translated(0, -drop)
            beside.setLeft(max(face.width() * 0.66, self._text_end() + look.pxf(24)))
            inks = (colours.red, colours.blue, colours.green)
            many = round(14 * min(1.0, beside.width() / (face.width() * 0.34)))
            if many > 2:
                paper.paint_confetti(painter, beside, inks, 31, many, (look.pxf(9), look.pxf(17)))
            painter.setClipping(False)
        side = look.pxf(42)
        box = QRectF(look.pxf(24), face.center().y() - side / 2, side, side)
        icons.paint(painter, "crown", box, colours.letter)
        painter.end()


class EndSheet(Panel):
    """Over the table; a cross puts it away so that the table can be looked at.

    Signals: again_requested(); home_requested(); put_away(): it can be opened again.
    """

    again_requested = Signal()
    home_requested = Signal()
    put_away = Signal()

    def __init__(self, seats: Sequence[SeatLook], board: Sheet, parent: QWidget) -> None:
        super().__init__("", parent, margin=22, spacing=10, seed=12, radius=paper.RADIUS_DIALOG)
        self._seats, self._board, self._table = tuple(seats), board, parent
        self._seen: Observation | None = None
        self._said: list[SpeechBubble] = []
        self.title.setText(self.tr("The game is over"))
        self.title.show()
        self.close_button = IconButton("x", self.tr("Look at the table"), "quiet")
        self.close_button.clicked.connect(self._put_away)
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
        board.arranged.connect(self._stay)
        self.hide()

    def show_result(self, observation: Observation) -> None:
        """Name the winners and show what everybody did."""
        self._seen = observation
        best = max(observation.scores)
        self.winner.show_winners([self._seats[seat] for seat in observation.winners], best)
        self._write(observation)
        self.open_again()

    def open_again(self) -> None:
        """Come back over the table."""
        self.show()
        self.raise_()
        self._place()
        keyboard.give(self.again)
        want_fresh_press(self)

    def _put_away(self) -> None:
        self.hide()
        self.put_away.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the sheet away."""
        if event.key() == Qt.Key.Key_Escape:
            self._put_away()
        else:
            super().keyPressEvent(event)

    def _write(self, observation: Observation) -> None:
        look = theme.current()
        _clear(self.figures)
        self.figures.setHorizontalSpacing(look.px(14))
        self.figures.setVerticalSpacing(look.px(3))
        self.figures.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        order = sorted(range(observation.seats), key=lambda seat: -observation.scores[seat])
        bonuses = [sum(one.bonus for one in observation.history if one.seat == seat) for seat in order]
        heads = ["", "", self.tr("qwirkles"), self.tr("best move"), self.tr("tiles left"), self.tr("total")]
        if any(bonuses):
            heads.insert(-1, self.tr("for the end"))
        for column, head in enumerate(heads):
            # One word a line: what the columns do not take is for the names.
            label = Label(head.replace(" ", "\n"), "tag", "ink2", align=right)
            label.setAlignment(right | Qt.AlignmentFlag.AlignBottom)
            self.figures.addWidget(label, 0, column)
        self._said = []
        for row, (seat, bonus) in zip(range(1, 9, 2), zip(order, bonuses, strict=True), strict=False):
            who = self._seats[seat]
            turns = [turn for turn in observation.history if turn.seat == seat]
            self.figures.addWidget(Avatar(avatar.seat_face(who.avatar, who.color), 36), row, 0)
            self.figures.addWidget(Label(who.name, "strong", elide=Qt.TextElideMode.ElideMiddle), row, 1)
            figures = [
                str(sum(turn.qwirkles for turn in turns)),
                str(max((turn.points for turn in turns), default=0)),
                str(observation.hand_sizes[seat]),
            ]
            if any(bonuses):
                figures.append(f"+{bonus}" if bonus else "")
            for column, figure in enumerate(figures, 2):
                self.figures.addWidget(Label(figure, "number_small", "ink2", align=right), row, column)
            points = Label(str(observation.scores[seat]), "number", align=right)
            spoken = f"{who.name}: {view_texts.points(observation.scores[seat])}"
            if bonus:
                spoken = f"{spoken}, {view_texts.with_end(observation.scores[seat], bonus)}"
            points.setAccessibleName(spoken)
            self.figures.addWidget(points, row, len(heads) - 1)
            if who.level is not None:
                said = line(who.level, last_word(observation, seat), sum(observation.scores) + seat)
                self._said.append(SpeechBubble(said))
                self.figures.addWidget(
                    self._said[-1], row + 1, 1, 1, len(heads) - 1, Qt.AlignmentFlag.AlignLeft
                )

    def _place(self) -> None:
        look = theme.current()
        corner = self._board.viewport().mapTo(self._table, QPoint())
        room = self._board.mat_rect().toRect().translated(corner)
        wide = min(look.tx(660), room.width() - look.px(32))
        most = room.height() - look.px(16)
        for shown in (True, False):  # in a low window the figures matter more than what is said
            for bubble in self._said:
                bubble.setVisible(shown)
            high = self._height_for(wide)
            if high <= most:
                break
        high = min(high, most)
        x, y = room.center().x() - wide // 2, room.top() + max(look.px(8), (room.height() - high) * 2 // 5)
        self.setGeometry(x, y, wide, high)

    def _height_for(self, wide: int) -> int:
        body = self.body
        body.activate()
        high = body.heightForWidth(wide) if body.hasHeightForWidth() else body.sizeHint().height()
        return max(high, body.minimumSize().height())

    def _restyle(self) -> None:
        super()._restyle()
        if getattr(self, "_seen", None) is not None and self.isVisible():
            self._place()

    def _stay(self) -> None:
        """The sheet under it has another size: stay in the middle."""
        if self.isVisible():
            self._place()


def _clear(layout: QLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
