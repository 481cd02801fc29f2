"""The end of a game for one: what is left over, beside par and the best there was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.result import SoloResult
from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndPanel
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme


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
        self._beside = QVBoxLayout()
        self._beside.addStretch(1)
        self._beside.addWidget(self.unit)
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
        looking = QHBoxLayout()
        looking.addWidget(self.history)
        looking.addStretch(1)
        looking.addWidget(self.search)
        self.same = PaperButton("", "secondary", "rotate")
        self.buttons.insertWidget(2, self.same, 0, Qt.AlignmentFlag.AlignVCenter)
        self.page.addLayout(looking)
        self._join()
        theme.follow(self, self._align)
        self._align()

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
        self.say(self.same.setText, lambda: self.tr("Same deal again"))
        self.say(self.again.setText, lambda: self.tr("New deal"))
        self.say(self.history.setText, lambda: self.tr("Earlier deals"))
        self.hear(self._retell)

    # Telling --------------------------------------------------------------------------------------

    def show_result(self, result: SoloResult, *, searches: bool) -> None:
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
