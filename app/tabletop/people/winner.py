"""Who won the game: a yellow sheet with a crown, faces, names and confetti."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.tabletop.context import SeatLook
from app.widgets import boxes
from app.widgets.controls.avatar import Avatar, melts
from app.widgets.controls.label import Label
from app.widgets.kept_clear import KeptClear
from app.widgets.look import icons, motion, paper, theme
from app.widgets.look.canvas import Canvas

HEIGHT, FACE, MOST_FACES, CROWN = 96, 64, 4, 44
FALL_MS = 900
LEAST = 40
"""Beside names that leave less than this no confetti falls, in design pixels."""


class WinnerSheet(KeptClear, Canvas, QWidget):
    """All who share the win (RULES G2), and what for. Nobody wears a crown for no points.

    A banner has one line for all names, cut where they are too long, and a fixed height; ``wraps`` gives the
    names as many lines as they need. note_role: of the line under the names, larger on a projector.
    """

    def __init__(
        self, parent: QWidget | None = None, *, wraps: bool = False, note_role: str = "body_strong"
    ) -> None:
        super().__init__(parent)
        self._wraps, self._crowned = wraps, True
        self._fall = motion.Tween(self, self._step, 1.0, motion.OUT_CUBIC)
        self._faces: list[Avatar] = []
        self.headline = Label("", "h2", "letter", wrap=wraps, elide=not wraps)
        if not wraps:
            self.headline.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.note = Label("", note_role, "letter", elide=True)
        texts = boxes.column(spacing=0)
        if not wraps:
            texts.addStretch(1)
        texts.addWidget(self.headline)
        texts.addWidget(self.note)
        if not wraps:
            texts.addStretch(1)
        self._row = boxes.row((texts, 1), inside=self)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        down = look.px(14 if self._wraps else 6)
        left = look.px(84 if self._crowned else 30)
        self._row.setContentsMargins(left, down, look.px(24), down + look.px(paper.THICKNESS))
        self._row.setSpacing(look.px(14))
        if not self._wraps:
            half = look.px(HEIGHT * (1 + (look.text_size - 1) / 2))
            self.setFixedHeight(half + look.px(paper.THICKNESS))
        self.update()

    def show_winners(
        self, seats: Sequence[SeatLook], headline: str, note: str, *, crowned: bool = True
    ) -> None:
        """Name them. crowned: with crown and confetti."""
        if crowned != self._crowned:
            self._crowned = crowned
            self._restyle()
        self.headline.setText(headline)
        self.note.setText(note)
        for face in self._faces:
            self._row.removeWidget(face)
            face.hide()
            face.deleteLater()
        shown = seats[:MOST_FACES]
        ground = theme.current().palette.yellow
        self._faces = [Avatar(one.avatar, FACE, ringed=melts(one.avatar, ground), lit=True) for one in shown]
        for at, face in enumerate(self._faces):
            self._row.insertWidget(at, face)
        self.setAccessibleName(f"{headline}. {note}")

    def tell_why(self, shown: bool) -> None:
        """Whether the line under the names is seen; it is heard all the same."""
        self.note.setVisible(shown)

    def celebrate(self) -> None:
        """Let the confetti fall once; calm under reduced motion."""
        self._fall.number = 0.0
        self._fall.to(1.0, 0 if theme.current().reduced_motion else FALL_MS)

    def _step(self, _value: float) -> None:
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        thickness = float(look.px(paper.THICKNESS))
        hair = look.pxf(1)
        face = QRectF(self.rect()).adjusted(hair, hair, -hair, -thickness - hair)
        jitter = 0.0 if colours.flat else look.pxf(2)
        outline = paper.cut(face, look.pxf(paper.RADIUS_PANEL), 21, jitter)
        paper.paint_sheet(painter, outline, colours.yellow, colours.yellow_edge, thickness)
        painter.setClipPath(outline)
        if self._crowned:
            self._paint_confetti(painter, face)
            side = look.px(CROWN)
            box = QRectF(face.left() + look.px(24), face.center().y() - side / 2, side, side)
            icons.paint(painter, "crown", box, colours.letter)

    def _text_end(self) -> float:
        """Where the words end: no confetti falls on them."""
        label, note = self.headline, self.note
        under = note.x() + min(note.sizeHint().width(), note.width())
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
        if self._wraps:
            box = label.fontMetrics().boundingRect(label.rect(), flags, label.text())
            return max(under, label.x() + box.right())
        return max(under, label.x() + min(label.sizeHint().width(), label.width()))

    def _paint_confetti(self, painter: QPainter, face: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        if colours.flat or look.reduced_motion:
            return
        drop = (1.0 - self._fall.number) * face.height()
        free = max(face.width() * 0.55, self._text_end() + look.pxf(30))
        right = face.adjusted(free, -drop, 0, -drop)
        if right.width() < look.pxf(LEAST):
            return
        inks = (colours.red, colours.blue, colours.paper if colours.gloss > 0.2 else colours.ink)
        sizes = (look.pxf(10), look.pxf(20))
        count = round(26 * right.width() / max(1.0, face.width() * 0.45))
        paper.paint_confetti(painter, right, inks, 31, max(4, count), sizes)
