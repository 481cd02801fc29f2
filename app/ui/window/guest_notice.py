"""The strip across the top of a program that may only read the user's files."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.storage.home_lock import Hold, Holder
from app.ui import texts
from app.widgets.sheets.toast import Banner
from app.widgets.spoken import Spoken


class GuestNotice(Spoken, Banner):
    """Says, as long as the program runs, why nothing is saved; while a game is on the table its action keeps
    that in a file, which the other program opens."""

    def __init__(self, hold: Hold, holder: Holder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = 0
        self._hold, self._holder = hold, holder
        self.hear_now(self._tell)

    def offer_file(self, table: QWidget) -> None:
        """There is a game to be kept, as long as its table is there."""
        self._tables += 1
        table.destroyed.connect(self._forget)
        self._tell()

    def _forget(self) -> None:
        self._tables -= 1
        self._tell()

    def _tell(self) -> None:
        action = self.tr("Save this game to a file…") if self._tables else ""
        text = texts.guest_sentence(self._hold, self._holder)
        if self.isHidden() or text != self.text():
            self.show_problem(text, mild=True, lasting=True)
        self.offer(action)  # with each table, and not read aloud anew
