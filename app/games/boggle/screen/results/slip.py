"""Small notes at the foot of a player's column: the longest word, what an animal says."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.games.boggle.screen.results.look import ResultsLook
from app.widgets import icons, paper, theme
from app.widgets.avatar import Avatar, Face
from app.widgets.label import Label
from app.widgets.speech import SpeechBubble


class LongestSlip(QWidget):
    """A yellow slip: star, "Longest:", the word."""

    def __init__(self, word: str, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._caption = Label(self.tr("Longest:"), look.role("meta_strong"))
        self._word = Label(word, "word_strong", elide=True)
        self._word.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._caption)
        self._row.addWidget(self._word, 1)
        self.setAccessibleName(self.tr("Longest word: {word}").format(word=word))
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(px(40), px(3), px(10), px(3))
        self._row.setSpacing(px(9))
        self.setMinimumHeight(self._look.tx(42))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The slip and its star."""
        colours = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(paper.cut(QRectF(self.rect()), self._look.px(12), 3, 0.0), colours.yellow_tint)
        side = self._look.px(19)
        box = QRectF(self._look.px(13), (self.height() - side) / 2, side, side)
        icons.paint(painter, "star", box, colours.yellow_ink)
        painter.end()


class Speech(QWidget):
    """An animal and what it says about the round."""

    def __init__(self, face: Face, text: str, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._row = QHBoxLayout(self)
        self._row.addWidget(Avatar(face, 40), 0, Qt.AlignmentFlag.AlignBottom)
        self.bubble = SpeechBubble(text, self)
        self._row.addWidget(self.bubble, 1, Qt.AlignmentFlag.AlignBottom)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(self._look.px(9))
