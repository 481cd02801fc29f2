"""Whether to end a game of which nothing more will come."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.engine.match import STOP
from app.ui.match.match_controller import MatchController

_NAME = "end question"


class EndQuestion(QObject):
    """Asks the people at a table, and takes the question back where the game goes on after all.

    A curtain takes it away as well; whoever comes next is asked again."""

    def __init__(self, page: QWidget, controller: MatchController) -> None:
        super().__init__(page)
        self._page, self._controller = page, controller

    @Slot(int)
    def offer(self, rounds: int) -> None:
        """rounds: so many without anything that brings the end nearer; 0: it goes on."""
        from app.widgets.sheets import dialog  # start-up time

        earlier = [one for one in self._page.window().findChildren(dialog.Question, _NAME) if one.isVisible()]
        for one in () if rounds else earlier:
            one.withdraw()
        if earlier or not rounds:
            return
        text = self.tr("For %n round(s) nothing has brought the end nearer.", None, rounds)
        then = self.tr("You may go on, or end the game here: the points stay as they are.")
        asked = dialog.Question(
            self._page,
            self.tr("End the game?"),
            f"{text} {then}",
            self.tr("End the game"),
            self.tr("Play on"),
            lambda: self._controller.submit_for(None, STOP),
            danger=True,
            on_no=self._controller.standstill.play_on,
        )
        asked.setObjectName(_NAME)
