"""The end of a game for one: what is left over, beside par and the best there was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.result import SoloResult
from app.games.quiddler.screen.solo.show import FLY_MS
from app.games.quiddler.screen.solo.stuck import StuckBanner
from app.games.quiddler.screen.solo.table import SoloTable
from app.games.quiddler.solo_model import GiveUp, SoloObservation, SoloPhase
from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.moment.burst import Burst
from app.tabletop.moment.ways import Flourish
from app.tabletop.people.end import EndPanel
from app.tabletop.turn.part import Part, ViewState, Wish
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import motion, theme
from app.widgets.sheets import dialog, keyboard
from app.widgets.sounds import Sound

translate = QCoreApplication.translate


class SoloEnd(EndPanel):
    """What was left, what could have been, and where to go from here; a perfect game has a winner.

    Signals:
        stop_requested(): look no longer for the best.
        find_requested(): look for it after all.
    """

    stop_requested = Signal()
    find_requested = Signal()

    def __init__(
        self, seat: SeatLook, room: Callable[[], QRect], edge: Callable[[], int], parent: QWidget
    ) -> None:
        """edge: where the panel beside the piles begins; the sheet ends before it where there is room to."""
        super().__init__(room, parent, "play")
        self._seat, self._edge = seat, edge
        self._result: SoloResult | None = None
        self._share: float | None = None
        self._searches = True
        self.points, self.unit = Label("", "score"), Label("", "h2")
        self.note = Label("", "body_strong", "ink2", wrap=True)
        figure = QHBoxLayout()
        self._beside = boxes.column(1, self.unit)
        figure.addWidget(self.points)
        figure.addLayout(self._beside, 1)
        self.page.addLayout(figure)
        self.page.addWidget(self.note)
        self.aids = Label("", "body_strong", wrap=True)
        self.page.addWidget(self.aids)
        self.grid = QGridLayout()
        self.grid.setColumnStretch(2, 1)
        self.page.addLayout(self.grid)
        self.par_name, self.par, self.par_note = self._line(0)
        self.best_name, self.best, self.best_note = self._line(1)
        self.words = Label("", "body", "ink2", wrap=True)
        self.page.addWidget(self.words)
        self.search = PaperButton("", "link")
        self.history = PaperButton("", "link", "list")
        looking = boxes.row(self.history, 1, self.search)
        self.page.addLayout(looking)
        self._join()
        theme.follow_now(self, self._align)

    def _align(self) -> None:
        """The unit stands on the line that its number stands on."""
        below = [
            label.fontMetrics().descent() + label.contentsMargins().bottom()
            for label in (self.points, self.unit)
        ]
        self._beside.setContentsMargins(0, 0, 0, max(0, below[0] - below[1]))

    def _line(self, row: int) -> tuple[Label, Label, Label]:
        name, figure, note = (
            Label("", "strong"),
            Label("", "number_small"),
            Label("", "meta", "ink2", wrap=True),
        )
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, label in enumerate((name, figure, note)):
            self.grid.addWidget(label, row, column)
        return name, figure, note

    def _join(self) -> None:
        self.search.clicked.connect(self._press_search)
        self.say(self.par_name.setText, lambda: self.tr("Par of this deal"))
        self.say(self.best_name.setText, lambda: self.tr("Best possible"))
        self.say(
            self.par_note.setText,
            lambda: self.tr("what careful play leaves that knows everyday words and sees open cards only"),
        )
        self.say(self.again.setText, lambda: self.tr("New deal"))
        self.say(self.history.setText, lambda: self.tr("Earlier deals"))
        self.hear(self._retell)

    # Telling --------------------------------------------------------------------------------------

    def show_result(self, result: SoloResult, searches: bool) -> None:
        """searches: whether par and the best can be found."""
        self._result, self._searches = result, searches
        self._retell()
        self.stay()

    def show_progress(self, share: float | None) -> None:
        """How much of the search is done; None while nobody searches."""
        self._share = share
        self._retell()

    def _retell(self) -> None:
        result = self._result
        if result is None:
            return
        note, perfect = texts.result_note(result.cards), not result.left
        self.winner.show_winners([self._seat], texts.perfect(result.edition), note)
        self.winner.setVisible(perfect)
        self.points.setText(str(result.left))
        self.unit.setText(texts.points_unit(result.left))
        self.points.setAccessibleName(f"{result.left} {self.unit.whole_text()}")
        self.note.setText(note)
        for label in (self.points, self.unit, self.note):
            label.setVisible(not perfect)
        self.aids.setText(texts.aids(result.undos, result.helps).capitalize() or texts.unaided().capitalize())
        unknown = "…" if self._share is not None else "–"
        self.par.setText(unknown if result.par is None else texts.par_figure(result.par))
        self.best.setText(unknown if result.best is None else texts.par_figure(result.best))
        self.best_note.setText(self._best_note(result))
        self.words.setText(result.best_words)
        self.words.setVisible(bool(result.best_words))
        self.search.setVisible(result.best is None and self._searches)
        self.search.setText(self.tr("Find out") if self._share is None else self.tr("Stop looking"))

    def _best_note(self, result: SoloResult) -> str:
        if result.best is not None:
            return texts.best_note(result.best, proven=result.proven, everyday=result.everyday)
        if self._share is not None:
            return self.tr("looking for it: {share} %").format(share=round(self._share * 100))
        return ""

    def _press_search(self) -> None:
        (self.find_requested if self._share is None else self.stop_requested).emit()

    def _place(self, room: QRect, size: QSize) -> QRect:
        look, place = theme.current(), super()._place(room, size)
        before = self._edge() - look.px(12) - size.width()
        if before >= room.left() + look.px(8):
            place.moveLeft(min(place.left(), before))
        return place


class SoloEnding(Part):
    """Has the banner come where no word is left, and the result once the game is over."""

    def __init__(
        self, table: SoloTable, end: SoloEnd, stuck: StuckBanner, burst: Burst, context: ViewContext
    ) -> None:
        super().__init__(table)
        self._table, self._end, self._stuck, self._burst = table, end, stuck, burst
        self._context = context
        self._before: SoloObservation | None = None
        self.wish(end.again.clicked, Wish.AGAIN)
        self.wish(end.home.clicked, Wish.LEAVE)
        self.wish(stuck.end_requested, Wish.NEXT_ROUND)
        end.put_away.connect(lambda: keyboard.give(table))
        table.side.give_up.clicked.connect(self._give_up)
        table.arranged.connect(self._arrange)

    def settle(self, state: ViewState) -> None:
        before, self._before = self._before, state.seen
        seen: SoloObservation = state.seen
        self._stuck.setVisible(False)
        if seen.over:
            if before is None:
                self._come_to_end(seen, first=False)
            elif not before.over:
                self._after_flights(lambda: self._come_to_end(seen, first=True))
            return
        self._end.hide()
        if seen.phase is SoloPhase.STUCK and not self._context.watching:
            self._after_flights(lambda: self._tell_stuck(seen))
        else:
            self.wished.emit(Wish.KEYBOARD)

    def _come_to_end(self, seen: SoloObservation, *, first: bool) -> None:
        """All cards used is a great moment before anything lies over it."""
        self._context.sounds.play(Sound.ROUND_END if seen.left else Sound.VICTORY)
        if not first or seen.left:
            (self._end.celebrate if first else self._end.open_again)()
        else:
            room = QRectF(self._table.rect())
            self._burst.come(Flourish.RAIN, room, then=self._end.celebrate, still=True)

    def _tell_stuck(self, seen: SoloObservation) -> None:
        self._context.sounds.play(Sound.ROUND_END)
        self._stuck.come(seen.cards_left, undo=seen.moves > 0 and not self._context.final)

    def _after_flights(self, then: Callable[[], None]) -> None:
        """Nothing comes over a card that is in the air, nor once another position is shown."""
        seen, ms = self._before, motion.Pace.paced(theme.current().ms(FLY_MS))
        if theme.current().reduced_motion:
            then()
        else:
            QTimer.singleShot(ms, self, lambda: self._landed(then) if self._before is seen else None)

    def _landed(self, then: Callable[[], None]) -> None:
        """Time is over; a card whose last frame is late would hang in what is painted once."""
        self._table.air.land()
        then()

    def keyboard(self) -> QWidget | None:
        if self._end.isVisible():
            return self._end.again
        if self._stuck.isVisible():
            return self._stuck.end if self._stuck.undo.isHidden() else self._stuck.undo
        return None

    def _arrange(self) -> None:
        self._stuck.stand_in(self._table.rack.geometry())
        self._end.stay()

    def _give_up(self) -> None:
        """End the game, if that is really meant."""
        seen = self._before
        if seen is None:
            return
        if seen.over:
            self._end.open_again()
            return
        dialog.ask(
            self._table,
            translate("SoloScreen", "Give up?"),
            texts.giving_up(seen.cards_left),
            translate("SoloScreen", "Give up"),
            translate("SoloScreen", "Play on"),
            lambda: self.move_requested.emit(GiveUp(), False),
            danger=True,
        )
