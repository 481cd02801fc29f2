"""A player's column on the results screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.games.boggle import results_texts, sayings
from app.games.boggle.model import Round
from app.games.boggle.results_facts import SortedList, round_winners
from app.games.boggle.results_head import ColumnHead
from app.games.boggle.results_look import ResultsLook, face_of
from app.games.boggle.results_slip import LongestSlip, Speech
from app.games.boggle.results_table import WordTable
from app.games.boggle.results_words import ColumnModel
from app.widgets import paper, theme

WIDTH, WIDTH_BIG, LEAST_WITH_NOTE = 260, 218, 210


class PlayerColumn(QWidget):
    """One seat: head with the points of the round, its words, a note at the foot.

    Signals:
        word_chosen(str): a word of the list was chosen, or chosen once more.
    """

    word_chosen = Signal(str)

    def __init__(self, seat: int, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self._look = seat, look
        self._who = look.context.seats[seat]
        self._note: QWidget | None = None
        self._build()
        theme.follow(self, self._restyle)
        self._restyle()

    def _build(self) -> None:
        self.head = ColumnHead(self._who, self.seat, self._look)
        self.model = ColumnModel(self._look.context.seats, self)
        self.table = WordTable(self.model, self._look, self)
        self.table.setAccessibleName(self.tr("Words of {name}").format(name=self._who.name))
        self.table.word_chosen.connect(self.word_chosen)
        self._body = QVBoxLayout()
        self._body.addWidget(self.table, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addLayout(self._body, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _restyle(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, 0, 0, theme.current().px(paper.THICKNESS))
        self._column.setSpacing(0)
        self._body.setContentsMargins(px(8), px(4), px(8), px(12))
        self._body.setSpacing(px(8))
        # A room reads larger letters, but three columns should still fit.
        self.setMinimumWidth(theme.current().tx(WIDTH_BIG if self._look.big else WIDTH))
        self.update()

    def show_round(self, played: Round, is_you: bool) -> None:
        """Show the seat's part of a round; ``is_you`` speaks to the only person at the table."""
        words = SortedList.of(played.lists[self.seat])
        best = round_winners(played)
        won = self.tr("round winner") if len(best) == 1 else self.tr("shared win")
        good = results_texts.words(words.counted)
        self.head.show_points(good, played.scores[self.seat], won if self.seat in best else "")
        titles = self._titles(is_you, len(played.lists) == 1)
        self.model.set_list(words, titles if played.lists[self.seat] else (self.tr("no words this time"), ""))
        self.table.arrange()
        self._show_note(played, words)
        self.update()

    def _titles(self, is_you: bool, alone: bool) -> tuple[str, str]:
        if alone:
            return self.tr("each word +1"), ""
        mine = self.tr("only you +1") if is_you else self.tr("only {name} +1").format(name=self._who.name)
        return mine, self.tr("others too")

    def _show_note(self, played: Round, words: SortedList) -> None:
        if self._note is not None:
            self._body.removeWidget(self._note)
            self._note.hide()
            self._note.deleteLater()
            self._note = None
        if self._who.level is not None:
            said = sayings.line(played, self.seat, self._who.level)
            self._note = Speech(face_of(self._who), said, self._look, self)
        elif words.longest is not None:
            self._note = LongestSlip(words.longest.word, self._look, self)
        if self._note is not None:
            self._body.addWidget(self._note)
            self._fit_note()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the words matter more than the note."""
        super().resizeEvent(event)
        self._fit_note()

    def _fit_note(self) -> None:
        if self._note is not None:
            below = self.height() - self.head.height()
            self._note.setVisible(below >= self._look.tx(LEAST_WITH_NOTE))

    def minimumSizeHint(self) -> QSize:
        """The head and a few words."""
        return QSize(self.minimumWidth(), self.head.height() + self._look.tx(90))

    def hasHeightForWidth(self) -> bool:
        """No: a scroll area would give it the height its wrapped text prefers, not the height there is."""
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thickness = float(look.px(paper.THICKNESS))
        hair = look.pxf(1)
        face = QRectF(self.rect()).adjusted(hair, hair, -hair, -thickness - hair)
        outline = paper.cut(face, look.pxf(paper.RADIUS_PANEL), self.seat + 3, 0.0)
        paper.paint_sheet(painter, outline, colours.raised, colours.line, thickness, border=colours.line)
        painter.end()
