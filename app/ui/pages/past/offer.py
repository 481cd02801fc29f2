"""The tab at the end of a game from which one looks back at it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.spoken import Spoken


class PastOffer(Spoken, QWidget):
    """Signals: review_wanted(), replay_wanted()."""

    review_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, *, alone: bool) -> None:
        """alone: nobody could win against anybody."""
        super().__init__()
        self._alone = alone
        self.text = Label("", "body", "ink2", wrap=True)
        self.review = PaperButton("", "secondary", "search")
        self.replay = PaperButton("", "secondary", "play")
        self._column = boxes.column(self.text, inside=self)
        row = boxes.row(
            *((button, 0, Qt.AlignmentFlag.AlignVCenter) for button in (self.review, self.replay)), 1
        )
        self._column.addLayout(row)
        self._column.addStretch(1)
        self.review.clicked.connect(self.review_wanted)
        self.replay.clicked.connect(self.replay_wanted)
        self.say(self.text.setText, self._told)
        self.say(self.review.setText, lambda: self.tr("What decided it"))
        self.say(self.replay.setText, lambda: self.tr("Replay"))
        theme.follow_now(self, self._restyle)

    def _told(self) -> str:
        if self._alone:
            return self.tr(
                "Up to three moments to be found by yourself, and what you missed. Or go through the game"
                " once more, step by step."
            )
        return self.tr(
            "Up to three moments to be found by yourself, who stood to win, and what turns lost. Or go"
            " through the game once more, step by step."
        )

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setContentsMargins(0, look.px(10), 0, look.px(10))
        self._column.setSpacing(look.px(16))
