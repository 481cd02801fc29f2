"""How people leave a table: Escape pressed twice where no clock runs, and a question where nothing more will
come of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QWidget

from app.engine.match import STOP
from app.ui.match.match_controller import MatchController
from app.widgets.sheets.toast import Banner

TWICE_MS = 2000
"""So soon the second Escape must follow the first one."""


def ask_twice(banner: Banner, controller: MatchController) -> bool:
    """Whether the person was asked for a second press; not once the game is over, nor where the banner is
    shown already (with this question, or with a problem that must stay to be read)."""
    if controller.result is not None or banner.isVisible():
        return False
    question = QCoreApplication.translate("Leaving", "Esc once more: home (the game is saved).")
    banner.show_briefly(question, TWICE_MS)
    return True


_END_QUESTION = "end question"


class EndQuestion(QObject):
    """Asks the people at a table, and takes the question back where the game goes on after all.

    A curtain takes it away as well; whoever comes next is asked again."""

    def __init__(self, page: QWidget, controller: MatchController) -> None:
        super().__init__(page)
        self._page, self._controller = page, controller

    @Slot(int)
    def offer(self, rounds: int) -> None:
        """Ask, as nothing has brought the end nearer for so many rounds; 0 withdraws the question."""
        from app.widgets.sheets import dialog  # start-up time

        earlier = [
            one
            for one in self._page.window().findChildren(dialog.QuestionDialog, _END_QUESTION)
            if one.isVisible()
        ]
        for one in () if rounds else earlier:
            one.withdraw()
        if earlier or not rounds:
            return
        text = self.tr("For %n round(s) nothing has brought the end nearer.", None, rounds)
        then = self.tr("You may go on, or end the game here: the points stay as they are.")
        asked = dialog.QuestionDialog(
            self._page,
            self.tr("End the game?"),
            f"{text} {then}",
            self.tr("End the game"),
            self.tr("Play on"),
            lambda: self._controller.submit_for(None, STOP),
            danger=True,
            on_no=self._controller.standstill.play_on,
        )
        asked.setObjectName(_END_QUESTION)
