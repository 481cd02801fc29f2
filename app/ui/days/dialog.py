"""A task of a day that is done, or past: its result, the day's solution, and once more for practice."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.ui.days import texts
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import TextScroll
from app.widgets.sheets.dialog import PaperDialog

if TYPE_CHECKING:
    from app.engine.days import Task
    from app.storage.challenges import Try
    from app.tabletop.face import Face


class DayDialog(PaperDialog):
    """What can be done with it.

    solve: finds the task again and tells it. play: begins it for practice.
    """

    def __init__(
        self,
        about: QWidget,
        face: Face,
        day: date,
        one: Try | None,
        *,
        solve: Callable[[Callable[[Task], object]], object],
        play: Callable[[], object],
    ) -> None:
        super().__init__(about, f"{face.title()} · {texts.long_date(day)}", width=620)
        self.setAccessibleName(self.title.text())
        self._solve, self._play = solve, play
        told = self.tr("Nobody has counted this day for you; you can play it for practice.")
        if one is not None and one.result is not None:
            told = texts.spoken(face, one)
        self.body.addWidget(Label(f"{told} ({texts.hardness(day)})", "body", "ink", wrap=True))
        self.solution = Label("", "body", "ink2", wrap=True)
        self._scroll = TextScroll(self.solution)
        self._scroll.setAccessibleName(self.tr("Solution"))
        self._scroll.hide()
        self.body.addWidget(self._scroll)
        self.show_solution = PaperButton(self.tr("Solution"), "secondary", "eye")
        self.practise = PaperButton(self.tr("Play for practice"), "primary", "play")
        self.show_solution.clicked.connect(lambda: self._solve(self._tell))
        self.practise.clicked.connect(self._begin)
        self.buttons.addWidget(self.show_solution)
        self.add_close(self.tr("Close"), "secondary")
        self.buttons.addWidget(self.practise)

    def _begin(self) -> None:
        self.close_dialog()
        self._play()

    def _tell(self, task: Task) -> None:
        """Where there are positions, playing them shows their solution."""
        if task.finds:
            self._begin()
            return
        self.solution.setText("\n".join(task.solution))
        self._scroll.show()
        self.show_solution.setEnabled(False)
