"""The head of a question: whose it is, what is asked, and what it brings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QHBoxLayout

from app.widgets import boxes
from app.widgets.controls.avatar import Avatar, SeatFace
from app.widgets.controls.label import Label


class QuestionHead(QHBoxLayout):
    """A face, a headline and a note under it; another question is read out."""

    def __init__(self, side: float, headline: Label, note: Label) -> None:
        """side: of the face."""
        super().__init__()
        self.face, self.headline, self.note = Avatar(SeatFace(), side), headline, note
        lines = boxes.column(headline, note, spacing=0)
        self.addWidget(self.face, 0, Qt.AlignmentFlag.AlignVCenter)
        self.addLayout(lines, 1)

    def ask(self, headline: str, note: str, face: SeatFace | None = None) -> None:
        """Another question, or another who is asked; face: theirs, None for nobody in particular."""
        new = (headline, note) != (self.headline.whole_text(), self.headline.accessibleDescription())
        self.headline.setText(headline)
        self.note.setText(note)
        self.face.setVisible(face is not None)
        if face is not None:
            self.face.set_face(face)
        self.headline.setAccessibleDescription(note)
        if new:
            QAccessible.updateAccessibility(QAccessibleEvent(self.headline, QAccessible.Event.Alert))
