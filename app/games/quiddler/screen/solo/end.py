"""The end of a game for one: what is left over, beside par and the best there was."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.result import Result
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.winner import WinnerSheet
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import paper, theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

WIDTH = 660


class SoloEnd(Spoken, Panel):
    """Over the table; a cross puts it away so that the table can be looked at.

    Signals:
        same_requested(), again_requested(), home_requested()
        history_requested(): earlier games. stop_requested(): look no longer for the best.
        find_requested(): look for it after all. put_away(): the table is to be looked at.
    """

    same_requested = Signal()
    again_requested = Signal()
    home_requested = Signal()
    history_requested = Signal()
    stop_requested = Signal()
    find_requested = Signal()
    put_away = Signal()

    def __init__(self, seat: SeatLook, parent: QWidget) -> None:
        super().__init__("", parent, margin=22, spacing=10, seed=12, radius=paper.RADIUS_DIALOG)
        self._seat = seat
        self._room, self._edge = QRect(), 0
        self._result: Result | None = None
        self._share: float | None = None
        self._searches = True
        self.cross = IconButton("x", "", "quiet")
        self.head.addWidget(self.cross)
        self.winner = WinnerSheet(wraps=True)
        self.body.addWidget(self.winner)
        self.points, self.unit = Label("", "score"), Label("", "h2")
        self.note = Label("", "body_strong", "ink2", wrap=True)
        figure = QHBoxLayout()
        self._beside = QVBoxLayout()
        self._beside.addStretch(1)
        self._beside.addWidget(self.unit)
        figure.addWidget(self.points)
        figure.addLayout(self._beside, 1)
        self.body.addLayout(figure)
        self.body.addWidget(self.note)
        self.aids = Label("", "body_strong", wrap=True)
        self.body.addWidget(self.aids)
        self.grid = QGridLayout()
        self.grid.setColumnStretch(2, 1)
        self.body.addLayout(self.grid)
        self.par_name, self.par, self.par_note = self._line(0)
        self.best_name, self.best, self.best_note = self._line(1)
        self.words = Label("", "body", "ink2", wrap=True)
        self.body.addWidget(self.words)
        self.search = PaperButton("", "link")
        self.same = PaperButton("", "secondary", "rotate")
        self.again = PaperButton("", "primary", "play", big=True)
        self.home = PaperButton("", "secondary", "home")
        self.history = PaperButton("", "link", "list")
        self._rows = (QHBoxLayout(), QHBoxLayout())
        self._rows[0].addWidget(self.history)
        self._rows[0].addStretch(1)
        self._rows[0].addWidget(self.search)
        self._rows[1].addStretch(1)
        for button in (self.home, self.same, self.again):
            self._rows[1].addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        for row in self._rows:
            self.body.addLayout(row)
        self._join()
        theme.follow(self, self._align)
        self._align()
        self.hide()

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
        self.cross.clicked.connect(self._put_away)
        self.same.clicked.connect(self.same_requested)
        self.again.clicked.connect(self.again_requested)
        self.home.clicked.connect(self.home_requested)
        self.history.clicked.connect(self.history_requested)
        self.search.clicked.connect(self._press_search)
        self.say(self.set_title, lambda: self.tr("The game is over"))
        self.say(self.cross.set_name, lambda: self.tr("Look at the table"))
        self.say(self.par_name.setText, lambda: self.tr("Par of this deal"))
        self.say(self.best_name.setText, lambda: self.tr("Best possible"))
        self.say(
            self.par_note.setText,
            lambda: self.tr("what careful play leaves that knows everyday words and sees open cards only"),
        )
        self.say(self.same.setText, lambda: self.tr("Same deal again"))
        self.say(self.again.setText, lambda: self.tr("New deal"))
        self.say(self.again.set_meant, phrases.begins_anew)
        self.say(self.home.setText, lambda: self.tr("Home"))
        self.say(self.history.setText, lambda: self.tr("Earlier deals"))
        self.hear(self._retell)

    # Telling --------------------------------------------------------------------------------------

    def show_result(self, result: Result, *, searches: bool) -> None:
        """searches: whether par and the best can be found."""
        self._result, self._searches = result, searches
        self._retell()
        self.stand_in(self._room, self._edge)

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

    def _best_note(self, result: Result) -> str:
        if result.best is not None:
            return texts.best_note(result.best, proven=result.proven, everyday=result.everyday)
        if self._share is not None:
            return self.tr("looking for it: {share} %").format(share=round(self._share * 100))
        return ""

    def _press_search(self) -> None:
        (self.find_requested if self._share is None else self.stop_requested).emit()

    # Coming and going -----------------------------------------------------------------------------

    def come(self, *, first: bool) -> None:
        """Over the table; first: the game has just ended."""
        if first and self._result is not None and not self._result.left:
            self.winner.celebrate()
        self.show()
        self.raise_()
        self.stand_in(self._room, self._edge)
        keyboard.give(self.again)
        want_fresh_press(self, firm=True)

    def _put_away(self) -> None:
        self.hide()
        self.put_away.emit()

    def stand_in(self, room: QRect, edge: int | None = None) -> None:
        """In the middle of the table, as high as it needs to be.

        edge: where the panel beside the piles begins; the sheet ends before it where there is room to."""
        self._room, self._edge = room, room.right() if edge is None else edge
        if self.isHidden():
            return
        look = theme.current()
        wide = min(look.tx(WIDTH), room.width() - look.px(32))
        self.body.activate()
        high = self.body.heightForWidth(wide) if self.body.hasHeightForWidth() else self.sizeHint().height()
        high = min(max(high, self.body.minimumSize().height()), room.height() - look.px(16))
        x, y = room.center().x() - wide // 2, room.top() + max(look.px(8), (room.height() - high) * 2 // 5)
        before = self._edge - look.px(12) - wide
        self.setGeometry(min(x, before) if before >= room.left() + look.px(8) else x, y, wide, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the sheet away."""
        if event.key() == Qt.Key.Key_Escape:
            self._put_away()
        else:
            super().keyPressEvent(event)
