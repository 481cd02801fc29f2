"""What replaces the table between the last discard of a round and the next deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from app.engine.turn import Turn
from app.games.quiddler.model import Observation, Phase, RuledWord, rulings
from app.games.quiddler.screen.round import texts
from app.games.quiddler.screen.round.challenges.page import ChallengePage
from app.games.quiddler.screen.round.result.page import ResultPage
from app.games.quiddler.screen.round.result.sheet import open_scores
from app.games.quiddler.screen.sayings import PROSE
from app.tabletop import commands
from app.tabletop.context import BarTool, Place, SeatLook, ViewContext
from app.tabletop.past.moves import MoveLine, MovesView
from app.tabletop.people.end import EndSheet
from app.tabletop.people.figures import Outcome
from app.tabletop.people.sayings import last_words
from app.tabletop.rounds.sizes import Sizes
from app.widgets import writing
from app.widgets.later import soon
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.names import shortened
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sounds import Sound
from app.widgets.spoken import Spoken

ROUNDS = 8
"""So many rounds are seen at once at the end."""
_QUESTIONS = (Phase.CHALLENGE, Phase.VOTE)


class RoundScreen(Spoken, Canvas, QWidget):
    """Challenges, votes, verdicts, the result of a round, the end of the game; at any time the score sheet.

    It knows by itself which verdicts have been shown; while they are it is busy.

    Signals:
        move_for_requested(object seat, object move): by a certain person.
        next_round_requested(), play_again_requested(), leave_requested()
        finished(): it is no longer busy.
    """

    move_for_requested = Signal(object, object)
    next_round_requested = Signal()
    play_again_requested = Signal()
    leave_requested = Signal()
    finished = Signal()

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._seen: Observation | None = None
        self._told: tuple[Phase, int] | None = None
        self._known: tuple[int, int] | None = None
        """Round, and how many of its verdicts have been shown."""
        self._afterwards: Callable[[], None] | None = None
        """What waits for the verdicts, instead of the next page."""
        self._sizes = Sizes(context)
        self.scores = BarTool("scores", lambda: self.tr("Score sheet (Ctrl+C)"), self, Place.RECORD)
        self.scores.triggered.connect(self.open_scores)
        self._stack = QStackedLayout(self)
        self.challenges, self.result = self._new_pages()
        self._lived = False
        """Whether the game was seen while it went on: then its end is news."""
        self._awaits_end = False
        """Whether the result of the last round is seen, and who has won comes after it."""
        self.end = EndSheet(context.seats, self.rect, self)
        self.rounds = MovesView(context.seats, rows=ROUNDS)
        self.rounds.turn_meant.connect(self._open_round)
        self.end.tabs.add(lambda: self.tr("Rounds"), lambda: self.rounds)
        self.end.offer(context.afterwards)
        self.end.again.clicked.connect(self.play_again_requested)
        self.end.home.clicked.connect(self.leave_requested)
        self.end.lies_changed.connect(lambda lies: self.result.bar.lie_under(lies))
        self.end.put_away.connect(lambda: keyboard.give(self.result.bar.result))
        context.settings.changed.connect(self._rebuild)
        self.hear(self._rebuild)

    def _new_pages(self) -> tuple[ChallengePage, ResultPage]:
        challenges, result = ChallengePage(self._context), ResultPage(self._sizes)
        challenges.decided.connect(self.move_for_requested)
        result.bar.offer_result()
        result.bar.next_requested.connect(self._go_on)
        result.bar.result_requested.connect(lambda: self.end.open_again())
        result.bar.again_requested.connect(self.play_again_requested)
        result.bar.home_requested.connect(self.leave_requested)
        self._stack.addWidget(challenges)
        self._stack.addWidget(result)
        return challenges, result

    def _rebuild(self) -> None:
        """All texts and sizes anew."""
        shown, cut_short = (self.challenges, self.result), self.busy
        self.challenges, self.result = self._new_pages()
        self.challenges.take_over(shown[0])
        shown[0].drop()
        shown[1].forget()
        for old in shown:
            self._stack.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.scores.changed.emit()
        if self._seen is not None:
            self._show(self._seen)
        self.end.raise_()
        self.result.bar.lie_under(self.end.isVisible())
        afterwards, self._afterwards = self._afterwards, None
        if afterwards is not None:
            soon(self, afterwards)
        elif cut_short:
            # What has happened behind the verdicts waits for their end.
            soon(self, self.finished.emit)

    # What is shown --------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Verdicts are being shown; what happens now waits until `finished`."""
        return self.challenges.revealing

    def follow(self, seen: Observation) -> None:
        """For the score sheet; and to know later which verdicts are new."""
        self._seen = seen
        self._lived |= seen.phase is not Phase.OVER
        if self._known is None:
            self.know(seen)
        if not self.wanted(seen):
            self._told = None
            self.result.forget()
            self.end.hide()

    def know(self, seen: Observation) -> None:
        """Its verdicts are no news."""
        self._known = seen.round, len(seen.ruled)

    def pass_over(self) -> None:
        """What is being shown need not be."""
        self.challenges.drop()
        self._afterwards = None

    def wanted(self, seen: Observation) -> bool:
        """While words are challenged, voted on and looked up, and until the next deal."""
        if seen.phase is Phase.SCORE:
            return self.isVisible() or bool(self._fresh(seen))
        between = seen.phase in (Phase.DEAL, Phase.OVER) and bool(seen.past)
        return between or seen.phase in _QUESTIONS or bool(self._fresh(seen))

    def _fresh(self, seen: Observation) -> tuple[RuledWord, ...]:
        """Verdicts of this round that have not been shown."""
        number, shown = self._known or (seen.round, len(seen.ruled))
        return seen.ruled[shown if number == seen.round else 0 :]

    def show_observation(self, observation: Observation) -> None:
        """Show what belongs to this moment; verdicts that have fallen meanwhile come before it."""
        self._seen = observation
        fresh, self._known = self._fresh(observation), (observation.round, len(observation.ruled))
        if self.busy:
            return
        if fresh:
            self._stack.setCurrentWidget(self.challenges)
            self.challenges.reveal(observation, fresh, self._revealed)
            want_fresh_press(self)
        else:
            self._show(observation)

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """How words in doubt came out; whoever sits down next is not told again."""
        told = rulings(turns)
        seen = self._seen
        if seen is None or not told:
            then()
            return
        self._known = seen.round, len(seen.ruled) + len(told)
        self._afterwards = then
        self._stack.setCurrentWidget(self.challenges)
        self.challenges.reveal(seen, told, self._revealed)
        want_fresh_press(self)

    def _revealed(self) -> None:
        afterwards, self._afterwards = self._afterwards, None
        if afterwards is not None:
            afterwards()
            return
        if self._seen is not None:
            self._show(self._seen)
        self.finished.emit()

    def _show(self, observation: Observation) -> None:
        moment = (observation.phase, observation.round)
        self._lived |= observation.phase is not Phase.OVER
        before, self._told = self._told, moment
        finished = observation.past[-1] if observation.past else None
        if observation.phase in _QUESTIONS:
            self.challenges.show_observation(observation)
            self._come(self.challenges, fresh=before != moment)
        elif observation.phase in (Phase.DEAL, Phase.OVER) and finished is not None:
            over = observation.phase is Phase.OVER
            self._awaits_end |= over and self._lived
            self._lived = not over
            self.result.show_round(observation, finished, self.tr("Next round"), awaits_end=self._awaits_end)
            self._come(self.result, fresh=before != moment)
            if self._awaits_end:
                self.end.hide()
            elif over:
                self._write_end(observation)
                self.end.open_again()

    def _come(self, page: ChallengePage | ResultPage, *, fresh: bool) -> None:
        self._stack.setCurrentWidget(page)
        if fresh:
            want_fresh_press(self)
            keyboard.give_unringed(self.keyboard())

    def _go_on(self) -> None:
        """The next round; after the last one who has won."""
        seen = self._seen
        if seen is None or seen.phase is not Phase.OVER:
            self.next_round_requested.emit()
            return
        self._awaits_end = False
        self._show(seen)
        self._context.sounds.play(Sound.VICTORY)
        self.end.celebrate()

    def _write_end(self, observation: Observation) -> None:
        _show_end(self.end, self._context.seats, observation)
        names = [shortened(seat.name) for seat in self._context.seats]
        lines = [texts.round_line(one, names) for one in observation.past]
        self.rounds.moves.set_lines([MoveLine(at, None, text, shows=True) for at, text in enumerate(lines)])

    def _open_round(self, at: int) -> None:
        """A round is looked at again."""
        seen = self._seen
        if seen is not None:
            self.end.leave()
            self.result.show_round(seen, seen.past[at], "")

    def open_scores(self) -> None:
        """The score sheet, over whatever is on the table."""
        if self._seen is not None:
            about = self if self.isVisible() else self.window()
            open_scores(about, self._context.seats, self._seen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet of the end stays in the middle."""
        super().resizeEvent(event)
        self.end.stay()

    # Keys -----------------------------------------------------------------------------------------

    def keyboard(self) -> QWidget:
        """What goes on: the primary button of the page, or of the sheet over it."""
        if self.end.isVisible():
            return self.end.again
        if self._stack.currentWidget() is self.challenges:
            return self.challenges.keyboard()
        return self.result.bar.primary

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on."""
        if self.keyboard() is not self:
            keyboard.give(self.keyboard(), event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C opens the score sheet."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() == commands.SCORES:
            self.open_scores()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        """Nothing of the table is to be seen: somebody's hand may lie there."""
        painter.fillRect(self.rect(), look.palette.paper)


def _show_end(sheet: EndSheet, seats: Sequence[SeatLook], observation: Observation) -> None:
    """Winners, who share the win where they have the same (RULES QD1), and everybody's rounds."""
    said = last_words(PROSE, seats, observation.winners, observation.scores)
    rows = [
        Outcome(seat, [writing.number(one.rows[seat].score.points) for one in observation.past], said=words)
        for seat, words in enumerate(said)
    ]
    heads = [f"{one.number}." for one in observation.past]
    sheet.show_result(observation.scores, observation.winners, heads, rows)
