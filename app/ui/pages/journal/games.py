"""The tab *Games*: every kept game, and what can be done with the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.storage.journal.kept import Filter
from app.storage.journal.store import Journal
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import SavedGame
from app.ui import faces, texts
from app.ui.pages.journal.rows import Kept, KeptGames, paint_row, row_size, title
from app.ui.pages.journal.tab import Tab
from app.ui.services import Services
from app.ui.thread_bridge import Question
from app.widgets import boxes
from app.widgets.controls.bar_button import MenuButton
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.lists.view import RowList
from app.widgets.look import theme
from app.widgets.look.art import Picture
from app.widgets.sheets.menu import MenuLine
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

PORTION, MOST = 100, 1_000
"""So many games are read at a time, and so many read again at once."""


class _Empty(Spoken, QWidget):
    """The sleeping owl, and that there is nothing yet, or that what there is cannot be read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        centre = Qt.AlignmentFlag.AlignCenter
        self.title = Label("", "strong", align=centre)
        self.note = Label("", "body", "ink2", wrap=True, align=centre)
        self._problem: StorageProblem | None = None
        self._chosen = False
        self.say(self.title.setText, self._headline)
        self.say(self.note.setText, self._below)
        boxes.column(1, (Picture("owl_sleeping", 150, 106), 0, centre), self.title, self.note, 2, inside=self)

    def tell(self, problem: StorageProblem | None, *, chosen: bool) -> None:
        """problem: why nothing can be read. chosen: only some games are looked for."""
        self._problem, self._chosen = problem, chosen
        self.title.setText(self._headline())
        self.note.setText(self._below())

    def _headline(self) -> str:
        if self._problem is not None:
            return self.tr("The journal cannot be read now.")
        if self._chosen:
            return self.tr("No finished game is like this.")
        return self.tr("No finished games here yet.")

    def _below(self) -> str:
        if self._problem is not None:
            return texts.storage_sentence(self._problem)
        if self._chosen:
            return self.tr("Above you can choose who plays and what.")
        return self.tr("Every game that is played to its end is kept here.")


class GamesTab(Tab):
    """The list; Enter replays the chosen game, Delete takes it out, which can be undone."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._wanted = Filter()
        self._asked: Question | None = None
        self._more_there = self._waits = False
        self.games = KeptGames(self)
        self.hear(self.games.retell)
        self.panel = Panel("", self, seed=3)
        self.list = RowList(self.games, paint_row, row_size, self.panel)
        self.list.setUniformItemSizes(True)
        self.say(self.list.setAccessibleName, lambda: self.tr("Finished games"))
        self.empty = _Empty(self.panel)
        self.empty.hide()
        self.replay_button = PaperButton("", "primary", "play")
        self.review_button = PaperButton("", "secondary", "search")
        self.again_button = MenuButton("rotate", self._again_lines)
        self.result_button = PaperButton("", "quiet", "scores")
        self.remove_button = IconButton("trash", "")
        self.say(self.replay_button.setText, lambda: self.tr("Replay"))
        self.say(self.review_button.setText, lambda: self.tr("Review"))
        self.say(self.again_button.set_words, lambda: self.tr("Again"))
        self.say(self.result_button.setText, lambda: self.tr("Result"))
        self.say(self.remove_button.set_name, lambda: self.tr("Take out of the journal (Delete)"))
        self._row = QHBoxLayout()
        first = (self.replay_button, self.review_button, self.result_button, self.again_button)
        self._buttons: tuple[QWidget, ...] = (*first, self.remove_button)
        boxes.fill(self._row, *first, 1, self.remove_button)
        boxes.fill(self.panel.body, (self.empty, 1), (self.list, 1), self._row)
        self._column = boxes.column(self.panel, inside=self, bare=True)
        self._wire()
        theme.follow_now(self, self._restyle)
        self._offer()

    def _wire(self) -> None:
        self.list.row_reached.connect(lambda _: self._offer())
        self.list.row_chosen.connect(lambda _: self._replay())
        self.list.doubleClicked.connect(lambda _: self._replay())
        self.list.row_struck.connect(lambda _: self._remove())
        self.replay_button.clicked.connect(self._replay)
        self.review_button.clicked.connect(lambda: self._with_game(self.review_requested.emit))
        self.result_button.clicked.connect(self._show_result)
        self.remove_button.clicked.connect(self._remove)
        self.list.verticalScrollBar().valueChanged.connect(self._go_on)

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setSpacing(look.px(10))
        self._row.setContentsMargins(0, look.px(8), 0, 0)  # the last row is cut off there

    # Reading ----------------------------------------------------------------------------------

    def stop(self) -> QWidget:
        return self.list

    def show_games(self, wanted: Filter) -> None:
        """The first of them; the rest as far as somebody scrolls. Of the same games as before so many as
        stand there."""
        same, self._wanted = wanted == self._wanted, wanted
        most = min(max(PORTION, self.games.rowCount()), MOST) if same else PORTION
        self._read(0, most, lambda games: self._show(games, most, same=same))

    def _read(self, first: int, most: int, then: Callable[[list[Kept]], object]) -> None:
        wanted = self._wanted
        if self._asked is not None:
            self._asked.drop()
        self._more_there, self._waits = False, True

        def read(journal: Journal, _: Question) -> list[Kept]:
            games = journal.games(wanted, first=first, most=most)
            ids = tuple(game.id for game in games)
            facts = {row.id: row.facts for row in journal.facts(Filter(ids=ids))} if ids else {}
            return [Kept(game, facts.get(game.id, {}).get("points", ())) for game in games]

        def show(games: list[Kept]) -> None:
            self._waits = False
            then(games)

        self._asked = self.services.journal.ask(read, show, self._fail, owner=self)

    def _show(self, games: list[Kept], most: int, *, same: bool) -> None:
        """same: they were there before, all but what has come and gone since: what was chosen stays so, and
        where it has gone, what follows it."""
        chosen, row, bar = self._chosen(), self.list.currentIndex().row(), self.list.verticalScrollBar()
        place = bar.value() if same else 0
        row = max(0, min(row, len(games) - 1)) if same else 0
        if chosen is not None:
            row = next((at for at, one in enumerate(games) if one.game.id == chosen.game.id), row)
        self.games.show_first(games)
        self._more_there = len(games) == most
        self._show_empty(not games)
        if games:
            bar.setValue(place)
            self.list.setCurrentIndex(self.games.index(row))
        self._offer()

    def _show_empty(self, empty: bool, problem: StorageProblem | None = None) -> None:
        self.empty.tell(problem, chosen=self._wanted != Filter())
        self.empty.setVisible(empty)
        for widget in (self.list, *self._buttons):
            widget.setVisible(not empty)

    def _add(self, games: list[Kept]) -> None:
        self.games.show_more(games)
        self._more_there = len(games) == PORTION

    def _go_on(self, value: int) -> None:
        bar = self.list.verticalScrollBar()
        if self._more_there and value > bar.maximum() - self.list.height():
            self._read(self.games.rowCount(), PORTION, self._add)

    def _fail(self, problem: Exception) -> None:
        self._waits = False
        if not isinstance(problem, StorageProblem):
            raise problem
        if not self.games.rowCount():
            self._show_empty(True, problem)
        self.told.emit(texts.storage_sentence(problem), "", None)

    @property
    def is_settled(self) -> bool:
        return not self._waits

    # What is done with a game -----------------------------------------------------------------

    def _chosen(self) -> Kept | None:
        index = self.list.currentIndex()
        return self.games.lines[index.row()] if index.isValid() else None

    def _offer(self) -> None:
        """What can be done with the chosen game; of some only the result is known."""
        chosen = self._chosen()
        whole = chosen is not None and chosen.game.whole
        for button in (self.replay_button, self.result_button, self.again_button):
            button.setEnabled(whole)
        face = None if chosen is None else faces.find(chosen.game.game)
        self.review_button.setEnabled(whole and face is not None)
        self.remove_button.setEnabled(chosen is not None and not self.services.saves.read_only)

    def _with_game(self, then: Callable[[SavedGame], object]) -> None:
        chosen = self._chosen()
        if chosen is not None and chosen.game.whole:
            game_id = chosen.game.id
            self.services.journal.ask(lambda journal, _: journal.game(game_id), then, self._fail, owner=self)

    def _replay(self) -> None:
        self._with_game(self.replay_requested.emit)

    def _show_result(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.result_requested.emit(chosen.game.id)

    def _again_lines(self) -> list[MenuLine]:
        return [
            MenuLine(self.tr("The same deal"), lambda: self._again(same=True), "rotate"),
            MenuLine(self.tr("Another deal"), lambda: self._again(same=False), "shuffle"),
        ]

    def _again(self, *, same: bool) -> None:
        def begin(save: SavedGame) -> None:
            record = save.record
            seed = record.seed if same else None
            self.again_requested.emit(record.game, tuple(record.players), dict(record.options), seed)

        self._with_game(begin)

    def _remove(self) -> None:
        chosen = self._chosen()
        if chosen is None:
            return
        saves, journal = self.services.saves, self.services.journal
        if saves.read_only:
            self._fail(StorageProblem(StorageKind.READ_ONLY, saves.folder))
            return
        ids = [chosen.game.id]
        journal.change(lambda kept: kept.remove(ids), self._fail, owner=self)
        text = self.tr("Taken out: {game}").format(game=title(chosen.game))
        back: Callable[[], object] = lambda: journal.change(  # noqa: E731
            lambda kept: kept.bring_back(ids), self._fail, owner=self
        )
        self.told.emit(text, self.tr("Put it back"), back)
