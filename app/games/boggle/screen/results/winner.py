"""Who won the game: a yellow sheet over the last results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.games.boggle.screen.results import texts as results_texts
from app.games.boggle.screen.results.facts import winners
from app.games.boggle.screen.results.look import ResultsLook, face_of
from app.widgets import icons, motion, paper, theme
from app.widgets.avatar import Avatar
from app.widgets.label import Label

HEIGHT, FACE, MOST_FACES = 96, 64, 4


class WinnerBanner(QWidget):
    """Crown, faces and names of all who share the win (RULES G2), with their points."""

    def __init__(self, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._fall = motion.Tween(self, self._step, 1.0, motion.OUT_CUBIC)
        self._faces: list[Avatar] = []
        self.headline = Label("", look.role("h2"), "letter", elide=Qt.TextElideMode.ElideMiddle)
        self.headline.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.note = Label("", look.role("body_strong"), "letter", elide=True)
        self._texts = QVBoxLayout()
        self._texts.addStretch(1)
        self._texts.addWidget(self.headline)
        self._texts.addWidget(self.note)
        self._texts.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._texts, 1)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        half = look.px(HEIGHT * (1 + (look.text_size - 1) / 2))
        self.setFixedHeight(half + look.px(paper.THICKNESS))
        self._row.setContentsMargins(look.px(84), look.px(6), look.px(24), look.px(6 + paper.THICKNESS))
        self._row.setSpacing(look.px(14))
        self._texts.setSpacing(0)
        self.update()

    def show_result(self, totals: Sequence[int]) -> None:
        """Name the winners of these points."""
        best = winners(totals)
        seats = self._look.context.seats
        names = [seats[seat].name for seat in best]
        alone = len(totals) == 1
        self.headline.setText(self.tr("The game is over") if alone else results_texts.won(names))
        self.note.setText(results_texts.points(totals[best[0]]))
        for face in self._faces:
            self._row.removeWidget(face)
            face.hide()
            face.deleteLater()
        self._faces = [Avatar(face_of(seats[seat]), FACE) for seat in best[:MOST_FACES]]
        for at, face in enumerate(self._faces):
            self._row.insertWidget(at, face)
        self.setAccessibleName(f"{self.headline.whole_text()}. {self.note.whole_text()}")

    def celebrate(self) -> None:
        """Let the confetti fall once; calm under reduced motion."""
        self._fall.number = 0.0
        self._fall.to(1.0, 0 if theme.current().reduced_motion else 900)

    def _step(self, _value: float) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet, falling confetti, the crown."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thickness = float(look.px(paper.THICKNESS))
        hair = look.pxf(1)
        face = QRectF(self.rect()).adjusted(hair, hair, -hair, -thickness - hair)
        jitter = 0.0 if colours.flat else look.pxf(2)
        outline = paper.cut(face, look.pxf(paper.RADIUS_PANEL), 21, jitter)
        paper.paint_sheet(painter, outline, colours.yellow, colours.yellow_edge, thickness)
        painter.setClipPath(outline)
        self._paint_confetti(painter, face)
        side = look.px(44)
        box = QRectF(face.left() + look.px(24), face.center().y() - side / 2, side, side)
        icons.paint(painter, "crown", box, colours.letter)
        painter.end()

    def _paint_confetti(self, painter: QPainter, face: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        if colours.flat or look.reduced_motion:
            return
        drop = (1.0 - self._fall.number) * face.height()
        written = self.headline.x() + min(self.headline.sizeHint().width(), self.headline.width())
        free = max(face.width() * 0.55, written + look.pxf(30))
        right = face.adjusted(free, -drop, 0, -drop)
        inks = (colours.red, colours.blue, colours.paper if colours.gloss > 0.2 else colours.ink)
        sizes = (look.pxf(10), look.pxf(20))
        count = round(26 * right.width() / max(1.0, face.width() * 0.45))
        paper.paint_confetti(painter, right, inks, 31, max(4, count), sizes)
