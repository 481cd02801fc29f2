"""What is asked before a game is left of which the disk does not have everything."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.storage.problems import StorageKind, StorageProblem
from app.ui import texts
from app.ui.match.match_controller import MatchController
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.sheets.dialog import PaperDialog


class UnsafeMoves(PaperDialog):
    """Try again, save a copy elsewhere, or leave all the same? Escape stays at the table.

    As soon as the game is safe it goes on by itself."""

    def __init__(
        self,
        window: QWidget,
        controller: MatchController,
        problem: StorageProblem,
        save_copy: Callable[[Callable[[], object]], object],
        then: Callable[[], object],
    ) -> None:
        """problem: why it cannot be saved. save_copy: saves the game elsewhere and calls back.
        then: done when the game is left."""
        super().__init__(window, self.tr("The last moves are not saved"), width=640)
        self._controller, self._then, self._failure = controller, then, ""
        self._told = Label("", "body", "ink", wrap=True)
        self.body.addWidget(self._told)
        self.leave_button = PaperButton(self.tr("Leave all the same"), "danger")
        self.copy_button = PaperButton(self.tr("Save a copy…"), "secondary")
        self.again_button = PaperButton(self.tr("Try again"), "primary")
        for button in (self.leave_button, self.copy_button, self.again_button):
            self.buttons.addWidget(button)
        self.leave_button.clicked.connect(self._leave)
        self.copy_button.clicked.connect(lambda: save_copy(self._leave))
        self.again_button.clicked.connect(self._try_again)
        controller.saving_failed.connect(self._show)
        controller.saving_succeeded.connect(self._go_if_safe)
        self.closed.connect(self._end)
        self._show(problem)
        controller.pause()
        self.open_over(self.again_button)

    def _try_again(self) -> None:
        problem = self._controller.save.trouble(again=True)
        if problem is None:
            self._go()
        else:
            self._failure = self.tr("That did not work.") + " "
            self._show(problem)

    def _go_if_safe(self) -> None:
        if self._controller.save.is_safe():
            self._go()

    def _show(self, problem: StorageProblem) -> None:
        text = self.tr(
            "{what} If you leave now, what has been played since the last time it could be saved is lost."
        )
        if problem.kind is StorageKind.SLOW:
            text = self.tr(
                "{what} As soon as it does, the game is saved and left. If you leave before, the last moves "
                "may be lost."
            )
        self._told.setText(self._failure + text.format(what=texts.storage_sentence(problem)))

    def _leave(self) -> None:
        self._controller.save.give_up()
        self._go()

    def _go(self) -> None:
        self.close_dialog()
        self._then()

    def _end(self) -> None:
        self._controller.saving_failed.disconnect(self._show)
        self._controller.saving_succeeded.disconnect(self._go_if_safe)
        self.deleteLater()
