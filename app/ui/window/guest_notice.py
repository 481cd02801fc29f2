"""The strip across the top of a program that may only read the user's files."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.storage.home_lock import Hold, Holder
from app.ui import texts
from app.widgets.sheets.toast import Banner
from app.widgets.spoken import Spoken


class GuestNotice(Spoken, Banner):
    """Says, as long as the program runs, why nothing is saved."""

    def __init__(self, hold: Hold, holder: Holder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.say(
            lambda text: self.show_problem(text, mild=True, lasting=True),
            lambda: texts.guest_sentence(hold, holder),
        )
