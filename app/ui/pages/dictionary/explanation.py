"""What a word means and what it is, as high as its text; where there is not room for it all, it scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets import boxes
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import MoreBelow, PaperScroll
from app.widgets.controls.sticker import Sticker
from app.widgets.look import paper, theme

LEAST = 64
"""Design pixels that it keeps where everything is short of room."""


class Explanation(FocusRingOwner, PaperScroll):
    """Meanings, sentences of grammar and a note in small print. The keyboard comes to it when it scrolls."""

    def __init__(self, parent: QWidget) -> None:
        self._holder = QWidget()
        super().__init__(self._holder, parent)
        self.sentences = Label("", "body", "ink", wrap=True)
        self.meaning = Label("", "body", "ink", wrap=True)
        self.note = Label("", "meta", "ink2", wrap=True)
        self._column = boxes.column(inside=self._holder, bare=True)
        self.picture = Sticker()
        self._first = boxes.row((self.meaning, 1), (self.picture, 0, Qt.AlignmentFlag.AlignTop))
        self._column.addLayout(self._first)
        for label in (self.meaning, self.sentences, self.note):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._column.addWidget(self.sentences)
        self._column.addWidget(self.note)
        self._column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.verticalScrollBar().rangeChanged.connect(self._reach)
        self._more = MoreBelow(self)
        theme.apply(self, self._space)

    def _space(self) -> None:
        self._column.setSpacing(theme.current().px(10))
        self._first.setSpacing(theme.current().px(12))
        self.updateGeometry()

    def tell(self, sentences: Sequence[str], meaning: Sequence[str], note: str, picture: bytes = b"") -> None:
        """All of it anew, from its first line on. picture: beside the meaning, none where it is empty."""
        self.picture.show_picture(picture if meaning else b"")
        for label, text in (
            (self.sentences, "\n".join(sentences)),
            (self.meaning, "\n".join(meaning)),
            (self.note, note),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.setAccessibleName(" ".join((*meaning, *sentences, note)).strip())
        self.verticalScrollBar().setValue(0)
        self.updateGeometry()

    def _reach(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the text is at this width."""
        return QSize(super().sizeHint().width(), self._column.totalHeightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self.sizeHint().height(), theme.current().px(LEAST)))

    def focus_shape(self) -> tuple[QRectF, float]:
        """The text without its edge, so that the ring has room."""
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)
