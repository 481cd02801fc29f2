"""What replaces the table between the last discard of a round and the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from app.engine.turn import Turn
from app.games.quiddler.model import Observation, Phase
from app.games.quiddler.screen.round import texts
from app.games.quiddler.screen.round.doubts import DoubtPage
from app.games.quiddler.screen.round.end import show_end
from app.games.quiddler.screen.round.result import ResultPage
from app.games.quiddler.screen.round.sheet import open_scores
from app.tabletop.context import BarTool, ViewContext
from app.tabletop.people.end import EndSheet
from app.tabletop.rounds.sizes import Sizes
from app.widgets.controls.focusring import FocusRing
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sounds import Sound
from app.widgets.spoken import Spoken

_QUESTIONS = (Phase.DOUBT, Phase.VOTE)


class RoundScreen(Spoken, QWidget):
    """Doubts, votes, verdicts, the result of a round, the end of the game; and the score sheet at any time.

    It is given every observation and says whether it is to be seen (`active`); the table waits below it.

    Signals:
        active_changed(bool): it is to be seen in the place of the table, or no longer.
        move_for_requested(object seat, object move)
        next_round_requested(), play_again_requested(), leave_requested()
        subtitle_changed(str): while it is active, what the top bar says beside the name of the game.
    """

    active_changed = Signal(bool)
    move_for_requested = Signal(object, object)
    next_round_requested = Signal()
    play_again_requested = Signal()
    leave_requested = Signal()
    subtitle_changed = Signal(str)

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._seen: Observation | None = None
        self._told: tuple[Phase, int] | None = None
        self._known: tuple[int, int] | None = None
        """Round, and how many of its verdicts have been shown."""
        self.active = False
        self._sizes = Sizes(context)
        self.scores = BarTool("scores", lambda: self.tr("Score sheet (S)"), self)
        self.scores.triggered.connect(self.open_scores)
        self._stack = QStackedLayout(self)
        self.doubts, self.result = self._new_pages()
        self.end = EndSheet(context.seats, self._room, self)
        self.end.again.clicked.connect(self.play_again_requested)
        self.end.home.clicked.connect(self.leave_requested)
        self.end.put_away.connect(lambda: keyboard.give(self.result.bar.primary))
        context.settings.changed.connect(self._rebuild)
        self.hear(self._rebuild)

    def _new_pages(self) -> tuple[DoubtPage, ResultPage]:
        doubts, result = DoubtPage(self._context), ResultPage(self._sizes)
        doubts.decided.connect(self.move_for_requested)
        result.bar.next_requested.connect(self.next_round_requested)
        result.bar.again_requested.connect(self.play_again_requested)
        result.bar.home_requested.connect(self.leave_requested)
        self._stack.addWidget(doubts)
        self._stack.addWidget(result)
        return doubts, result

    def _rebuild(self) -> None:
        """All texts and sizes anew."""
        shown = (self.doubts, self.result)
        self.doubts.drop()
        self.result.forget()
        self.doubts, self.result = self._new_pages()
        for old in shown:
            self._stack.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.scores.changed.emit()
        if self._seen is not None:
            self._show(self._seen)
        self.end.raise_()

    # What is shown --------------------------------------------------------------------------------

    def show_observation(self, observation: Observation, turns: Sequence[Turn] = ()) -> None:
        """Show what belongs to this moment; verdicts that have fallen meanwhile come before it."""
        self._seen = observation
        known = self._known
        self._known = observation.round, len(observation.ruled)
        if self.doubts.revealing:
            return
        first = known[1] if known is not None and known[0] == observation.round else 0
        fresh = observation.ruled[first:]
        if known is not None and fresh:
            self._reveal(observation, first)
        else:
            self._show(observation)

    def _reveal(self, observation: Observation, first: int) -> None:
        self._stack.setCurrentWidget(self.doubts)
        self._set_active(True)
        self.doubts.reveal(observation.ruled[first:], self._revealed)

    def _revealed(self) -> None:
        seen = self._seen
        if seen is not None:
            self._show(seen)

    def _show(self, observation: Observation) -> None:
        moment = (observation.phase, observation.round)
        before, self._told = self._told, moment
        finished = observation.past[-1] if observation.past else None
        if observation.phase in _QUESTIONS:
            self.doubts.show_observation(observation)
            self._come(self.doubts, observation, fresh=before != moment)
        elif observation.phase in (Phase.DEAL, Phase.OVER) and finished is not None:
            self.result.show_round(observation, finished, self.tr("Next round"))
            self._come(self.result, observation, fresh=before != moment)
            if observation.phase is Phase.OVER:
                self._finish(observation, fresh=before is not None and before[0] is not Phase.OVER)
        elif observation.phase is not Phase.SCORE:
            self.result.forget()
            self.end.hide()
            self._set_active(False)

    def _come(self, page: DoubtPage | ResultPage, observation: Observation, *, fresh: bool) -> None:
        self._stack.setCurrentWidget(page)
        self._set_active(True)
        self.subtitle_changed.emit(texts.subtitle(observation.phase, observation.round, observation.rounds))
        if fresh:
            want_fresh_press(self)
            keyboard.give(self.keyboard(), Qt.FocusReason.MouseFocusReason)
            ring = FocusRing.of(self)
            if ring.owner is self.keyboard():
                # The ring appears with the first Tab, not over what has just come.
                ring.keyboard = False
                ring.frame(None)

    def _finish(self, observation: Observation, *, fresh: bool) -> None:
        show_end(self.end, self._context.seats, observation)
        if fresh:
            self._context.sounds.play(Sound.VICTORY)
            self.end.celebrate()

    def _set_active(self, active: bool) -> None:
        if active != self.active:
            self.active = active
            self.active_changed.emit(active)

    def open_scores(self) -> None:
        """The score sheet, over whatever is on the table."""
        if self._seen is not None:
            about = self if self.isVisible() else self.window()
            open_scores(about, self._context.seats, self._seen)

    def _room(self) -> QRect:
        return self.rect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet of the end stays in the middle."""
        super().resizeEvent(event)
        self.end.stay()

    # Keys -----------------------------------------------------------------------------------------

    def keyboard(self) -> QWidget:
        """What goes on: the great button of the page, or of the sheet over it."""
        if self.end.isVisible():
            return self.end.again
        if self._stack.currentWidget() is self.doubts:
            return self.doubts.keyboard()
        return self.result.bar.primary

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on."""
        if self.keyboard() is not self:
            keyboard.give(self.keyboard(), event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """S opens the score sheet."""
        if event.key() == Qt.Key.Key_S and not event.modifiers():
            self.open_scores()
        else:
            super().keyPressEvent(event)
