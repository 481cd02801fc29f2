"""Saved games as files: saving a copy anywhere, and opening one that was brought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from app import clock
from app.lexicon.problems import LexiconProblem
from app.storage import copies
from app.storage.problems import StorageProblem
from app.storage.saves import SavedGame, SaveStore, packed
from app.ui import faces, texts
from app.ui.match.saves_reader import understood
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge
from app.widgets.names import listed

if TYPE_CHECKING:
    from app.engine.rules import Seat
    from app.ui.match.match_controller import MatchController


class GameFiles(QObject):
    """Opens files with saved games and writes them.

    Signals:
        game_ready(object MatchController): show its table.
        save_wanted(object SavedGame): the game of the file is among the saves: go on with that one.
        table_wanted(): the game of the file lies on the table already.
        told(str sentence): what was done.
    """

    game_ready = Signal(object)
    save_wanted = Signal(object)
    table_wanted = Signal()
    told = Signal(str)

    def __init__(
        self,
        services: Services,
        window: QWidget,
        played: Callable[[], MatchController | None],
        leave: Callable[[Callable[[], object]], None],
    ) -> None:
        """played: the game on the table, None without one. leave: goes on once that may be left."""
        super().__init__(window)
        self._services, self._window, self._played, self._leave = services, window, played, leave
        self._thread = ThreadBridge("copies", self)

    # Saving -----------------------------------------------------------------------------------

    def save_copy(self, save: SavedGame) -> None:
        """Ask where a copy of one of the saves is to go, and write it."""
        record = save.record
        data = packed(record, save.elapsed, finished=save.finished, notes=save.notes)
        self._write(record.game, record.players, data)

    def save_played(self, then: Callable[[], object] | None = None) -> None:
        """Save a copy of the game on the table as it is now. then: called when it is saved."""
        played = self._played()
        if played is not None:
            played.pause()
            self._write(played.game, played.seats, played.save.content(), then)

    def _write(
        self, game: str, seats: Sequence[Seat], data: bytes, then: Callable[[], object] | None = None
    ) -> None:
        face, names = faces.find(game), listed(texts.seat_names(seats))
        words = f"{face.title() if face is not None else game} {names} {clock.today():%Y-%m-%d}"
        chosen = self._ask(self.tr("Save a copy of the game"), copies.file_name(words))
        if chosen is None:
            return
        try:
            place = copies.write(chosen, data)
        except StorageProblem as problem:
            title, text = self.tr("The copy cannot be saved"), texts.storage_sentence(problem)
            self._refuse(title, text, f"{problem.path}\n{problem.detail}")
        else:
            if then is not None:
                then()
            self.told.emit(self.tr("The game is saved as {name}.").format(name=place.name))

    def _ask(self, title: str, name: str = "") -> Path | None:
        """A file to be written, or to be opened where no name is proposed; None when nobody wants one."""
        from app.ui.desktop import chooser  # start-up time

        kind = self.tr("Saved games ({pattern})").format(pattern=f"*{copies.SUFFIX}")
        if name:
            return chooser.to_save(self._window, title, name, (kind,), copies.SUFFIX)
        return chooser.to_open(self._window, title, (kind, self.tr("All files (*)")))

    # Opening ----------------------------------------------------------------------------------

    def choose(self) -> None:
        """Ask for a file and open it."""
        chosen = self._ask(self.tr("Open a saved game"))
        if chosen is not None:
            self.open(chosen)

    def open(self, path: Path) -> None:
        """Go on with the game in a file. The file stays as it is; the game becomes one of the saves."""
        folder = self._services.saves.folder
        self._thread.ask(lambda _: _read(path, folder), partial(self._open, path), partial(self._fail, path))

    def _fail(self, path: Path, error: Exception) -> None:
        if not isinstance(error, StorageProblem):
            raise error
        self._cannot(texts.copy_sentence(error), f"{path}\n{error.detail}")

    def _open(self, path: Path, found: tuple[SavedGame, SavedGame | None]) -> None:
        copy, here = found
        turns = len(copy.record.turns)
        if here is None:
            self._adopt(path, copy)
        elif len(here.record.turns) < turns:  # it was played on elsewhere
            self._adopt(path, copy, here)
        elif len(here.record.turns) > turns:
            self._ask_which(path, copy, here)
        else:
            self._go_on(here)

    def _go_on(self, here: SavedGame) -> None:
        played = self._played()
        if played is not None and played.save.id == here.id:
            self.table_wanted.emit()
        else:
            self.save_wanted.emit(here)

    def _adopt(
        self, path: Path, copy: SavedGame, here: SavedGame | None = None, *, salvage: bool = False
    ) -> None:
        self._leave(lambda: self._take_in(path, copy, here, salvage=salvage))

    def _take_in(self, path: Path, copy: SavedGame, here: SavedGame | None, *, salvage: bool) -> None:
        try:
            controller = self._services.adopt(copy, path, here, salvage=salvage)
        except StorageProblem as problem:
            if (problem.turn or 0) <= 1:
                self._fail(path, problem)
                return
            self._pause()
            ask_to_salvage(self._window, problem, lambda: self._adopt(path, copy, here, salvage=True))
        except LexiconProblem as problem:
            self._cannot(texts.lexicon_sentence(problem), str(problem))
        else:
            self._show(controller)
            text = self.tr("The game from {name} is one of your saved games now. The file stays as it was.")
            if here is not None:
                text = self.tr("The game goes on from where the file {name} is. The file stays as it was.")
            if not self._services.saves.read_only:
                controller.save.write()
                self.told.emit(text.format(name=path.name))

    def _show(self, controller: MatchController) -> None:
        from app.ui.desktop import chooser
        from app.widgets.sheets.fresh_press import want_fresh_press

        chooser.withdraw()  # it would lie over what comes now
        self.game_ready.emit(controller)
        want_fresh_press(self._window)

    def _ask_which(self, path: Path, copy: SavedGame, here: SavedGame) -> None:
        """The same game has been played on here: nobody but the person knows which one is meant."""
        from app.widgets.controls.buttons import PaperButton
        from app.widgets.controls.label import Label
        from app.widgets.sheets.dialog import PaperDialog

        self._pause()
        text = self.tr(
            "You have played on in the game from {name} on this computer. You can continue where you are, or "
            "begin once more from where the file is; then both stay among your saved games."
        ).format(name=path.name)
        title, there = self.tr("This game is further on here"), self.tr("Continue here")
        if here.finished:
            title, there = self.tr("This game is finished here"), self.tr("Show the result")
            text = self.tr(
                "You have finished the game from {name} on this computer. You can look at its result, or "
                "play it once more from where the file is; then both stay among your games."
            ).format(name=path.name)
        sheet = PaperDialog(self._window, title, width=620)
        sheet.body.addWidget(Label(text, "body", "ink", wrap=True))
        anew, on = PaperButton(self.tr("From the file")), PaperButton(there, "primary")

        def answer(act: Callable[[], Any]) -> None:
            sheet.close_dialog()
            act()

        anew.clicked.connect(lambda: answer(lambda: self._adopt(path, copy)))
        on.clicked.connect(lambda: answer(lambda: self._go_on(here)))
        sheet.buttons.addWidget(anew)
        sheet.buttons.addWidget(on)
        sheet.closed.connect(sheet.deleteLater)
        sheet.open_over(on)

    # Trouble ----------------------------------------------------------------------------------

    def _pause(self) -> None:
        played = self._played()
        if played is not None:
            played.pause()

    def _cannot(self, text: str, detail: str) -> None:
        self._pause()
        self._refuse(self.tr("This file cannot be opened"), text, detail)

    def _refuse(self, title: str, text: str, detail: str) -> None:
        from app.widgets.sheets import dialog  # start-up time

        dialog.show_error(self._window, title, text, self.tr("Close"), detail=detail)


def _read(path: Path, folder: Path) -> tuple[SavedGame, SavedGame | None]:
    """In the thread: the game in a file, and the save of the same game, if there is one that is as far.

    Raises StorageProblem."""
    copy = understood(copies.read(path), path)
    try:
        saves = SaveStore(folder, read_only=True).all()
    except StorageProblem:
        saves = []
    return copy, copies.same_game(copy.record, saves)


def ask_to_salvage(window: QWidget, problem: StorageProblem, salvage: Callable[[], object]) -> None:
    """Offer to go on with a damaged game before its first wrong move."""
    from app.widgets.sheets import dialog  # start-up time

    told = QCoreApplication.translate(
        "GameFiles", "You can go on from the moves before it. What is damaged is kept, too."
    )
    dialog.ask(
        window,
        QCoreApplication.translate("GameFiles", "This game is damaged"),
        f"{texts.copy_sentence(problem)} {told}",
        QCoreApplication.translate("GameFiles", "Go on from there"),
        QCoreApplication.translate("GameFiles", "Leave it as it is"),
        salvage,
    )
