"""Beginning, resuming and throwing away games, with the sheets it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.engine.errors import BadOption
from app.lexicon.problems import LexiconProblem
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import DamagedSave, SavedGame
from app.ui import faces, texts
from app.ui.services import Services

if TYPE_CHECKING:
    from app.engine.rules import Json, Seat
    from app.ui.match.game_files import GameFiles
    from app.ui.match.match_controller import MatchController


class GameFactory(QObject):
    """Makes controllers of games.

    Signals:
        game_ready(object MatchController): show its table.
        kept_ready(object MatchController): show how it ended; from there one comes back to where one was.
        saves_changed(): the list of unfinished games is another one.
        removed(str sentence, object back): one was thrown away; what brings it back.
        told(str sentence): what was done with a file.
        box_ready(object BoxPage): the score sheet of a game that is played with the real pieces.
        table_wanted(): the game that was asked for lies on the table.
    """

    game_ready = Signal(object)
    kept_ready = Signal(object)
    saves_changed = Signal()
    removed = Signal(str, object)
    told = Signal(str)
    table_wanted = Signal()
    box_ready = Signal(object)

    def __init__(
        self,
        services: Services,
        window: QWidget,
        keep: Callable[[Callable[[], object]], bool],
        played: Callable[[], MatchController | None],
    ) -> None:
        """keep: does something that writes a file and tells the person when it fails.

        played: the game on the table, None without one."""
        super().__init__(window)
        self._services, self._window, self._keep, self._played = services, window, keep, played

    @cached_property
    def copies(self) -> GameFiles:
        """Games in files of their own; made when first needed (start-up time)."""
        from app.ui.match.game_files import GameFiles

        files = GameFiles(self._services, self._window, self._played, self.leave)
        files.game_ready.connect(self.game_ready)
        files.save_wanted.connect(self.resume)
        files.told.connect(self.told)
        files.table_wanted.connect(self.table_wanted)
        return files

    def keeps(self, then: Callable[[], object]) -> bool:
        """Whether the game on the table must not be left yet, since not all of it is safe: the person is
        asked. then: done as soon as it may."""
        played = self._played()
        problem = None if played is None else played.save.trouble()
        if played is None or problem is None:
            return False
        from app.ui.match.unsafe_moves import UnsafeMoves
        from app.widgets.sheets.dialog import withdraw_about

        withdraw_about(self._window)  # the same question, asked by another way out
        UnsafeMoves(self._window, played, problem, self.copies.save_played, then)
        return True

    def leave(self, then: Callable[[], object]) -> None:
        """Do this once the game on the table may be left: at once, or when whoever is asked says so."""
        if not self.keeps(then):
            then()

    def open_new_game(self, game: str) -> None:
        """The sheet on which a game is set up."""
        from app.ui.pages.setup.new_game import NewGameDialog  # start-up time: not on the first picture

        face = faces.find(game)
        if face is not None:
            sheet = NewGameDialog(self._window, self._services, face)
            sheet.start_requested.connect(self.start)
            sheet.box_requested.connect(self.open_box)
            sheet.closed.connect(sheet.deleteLater)
            sheet.open_over(sheet.start_button)

    def open_box(self, game: str) -> None:
        """The score sheet of a game with its box."""
        from app.ui.pages.box.page import BoxPage

        face = faces.find(game)
        boxed = face.workshop().boxed() if face is not None else None
        assert face is not None and boxed is not None
        self.box_ready.emit(BoxPage(self._services, face, boxed))

    def quick_game(self, game: str, level: int) -> None:
        """Play at once against one animal, as the game comes out of the box."""
        from app.ui.pages.setup.new_game import quick_table

        face = faces.find(game)
        if face is not None:
            seats, options = quick_table(self._services, face, level)
            self.start(game, seats, options)

    def start(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Json,
        seed: int | None = None,
        begun: Callable[[str], object] = lambda save: None,
    ) -> None:
        """Begin a game, by chance unless a seed is given. begun: hears as what it will be saved."""
        self.leave(lambda: self._start(game, seats, options, seed, begun))

    def _start(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Json,
        seed: int | None,
        begun: Callable[[str], object],
    ) -> None:
        try:
            controller = self._services.new_match(game, seats, options, seed)
        except BadOption as error:
            self._refuse(texts.option_sentence(error))
        except LexiconProblem as problem:
            self._refuse(texts.lexicon_sentence(problem), str(problem))
        except ValueError as error:
            self._refuse(self.tr("The game cannot be set up like this."), str(error))
        else:
            begun(controller.save.id)
            self.game_ready.emit(controller)

    def resume(self, save: SavedGame) -> None:
        self.leave(lambda: self._resume(save))

    def _resume(self, save: SavedGame, *, salvage: bool = False) -> None:
        try:
            controller = self._services.resume(save.id, salvage=salvage)
        except StorageProblem as problem:
            if (problem.turn or 0) > 1:
                from app.ui.match.game_files import ask_to_salvage  # start-up time

                ask_to_salvage(self._window, problem, lambda: self._resume(save, salvage=True))
                return
            damaged = problem.kind is StorageKind.DAMAGED and not self._services.saves.read_only
            sentence = (
                texts.saves_set_aside_sentence([problem]) if damaged else texts.storage_sentence(problem)
            )
            self._refuse(sentence, f"{problem.path}\n{problem.detail}")
            self.saves_changed.emit()
        except LexiconProblem as problem:
            self._refuse(texts.lexicon_sentence(problem), str(problem))
        else:
            if salvage:
                controller.save.write()
            self.game_ready.emit(controller)

    def open_kept(self, game_id: str) -> None:
        """Show a game of the journal at its table, as it ended."""

        def show(save: SavedGame) -> None:
            try:
                self.kept_ready.emit(self._services.open_kept(save))
            except (StorageProblem, LexiconProblem) as problem:
                refuse(problem)

        def refuse(problem: Exception) -> None:
            if isinstance(problem, LexiconProblem):
                self._refuse(texts.lexicon_sentence(problem), str(problem))
            elif isinstance(problem, StorageProblem):
                self._refuse(texts.storage_sentence(problem), str(problem))
            else:
                raise problem

        def ask() -> None:
            self._services.journal.ask(lambda journal, _: journal.game(game_id), show, refuse)

        self.leave(ask)

    def _refuse(self, text: str, detail: str = "") -> None:
        from app.widgets.sheets import dialog  # start-up time

        title = self.tr("This game cannot be opened")
        dialog.show_error(self._window, title, text, self.tr("Close"), detail=detail)

    def ask_remove(self, save: SavedGame | DamagedSave) -> None:
        """Throw an unfinished game away, if that is really meant; right afterwards it can be brought back."""
        from app.widgets.sheets import dialog  # start-up time

        text = self.tr("Right afterwards you can still bring it back.")
        if isinstance(save, DamagedSave):
            file = self.tr("The file {name} will be deleted.").format(name=save.problem.path.name)
            text = f"{file} {text}"
        saves = self._services.saves

        def remove() -> None:
            kept = list[Callable[[], None]]()
            self._keep(lambda: kept.append(saves.to_bring_back(save.id)))
            gone = self._keep(lambda: saves.delete(save.id))
            self.saves_changed.emit()
            if gone and kept:
                self.removed.emit(self.tr("The game was thrown away."), partial(back, kept[0]))

        def back(bring: Callable[[], None]) -> None:
            self._keep(bring)
            self.saves_changed.emit()

        title, yes, no = self.tr("Throw this game away?"), self.tr("Throw away"), self.tr("Keep it")
        dialog.ask(self._window, title, text, yes, no, remove, danger=True)
