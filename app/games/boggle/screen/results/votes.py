"""Words that the word list does not know: the people at the table decide whether they count."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from app.games.boggle.model import Observation, Vote
from app.games.boggle.screen import texts
from app.games.boggle.screen.results.facts import Ballot, ballots
from app.tabletop.asking.keys import paint_disc
from app.tabletop.rounds.sizes import Sizes
from app.widgets import boxes
from app.widgets.controls.avatar import Avatar
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.kept_clear import KeptClear
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.fonts import fitted
from app.widgets.sheets import keyboard
from app.widgets.sheets.panel import Panel, Rule

WIDTH, LEAST_WIDTH = 288, 225


class VoteButton(PressedByEnter, Canvas, QAbstractButton):
    """Yes (check) or no (cross) of one person; filled when it is that person's vote."""

    def __init__(self, accept: bool, name: str) -> None:
        super().__init__()
        self.accept = accept
        self.setCheckable(True)
        said = self.tr("{name}: count it") if accept else self.tr("{name}: do not count it")
        self.setAccessibleName(said.format(name=name))
        self.setToolTip(said.format(name=name))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = theme.current().px(theme.TARGET)
        return QSize(side, side)

    def nextCheckState(self) -> None:
        """The rules say whose vote counts; the button shows what they told."""

    def focus_shape(self) -> tuple[QRectF, float]:
        disc = self._disc()
        return disc, disc.height() / 2

    def _disc(self) -> QRectF:
        inset = theme.current().pxf(4)
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours, on = look.palette, self.isChecked()
        fill = colours.green if self.accept else colours.red
        ground, border, ink = (fill, fill, colours.onfill) if on else (colours.raised, colours.line2, fill)
        paint_disc(painter, self._disc(), ground, border, "check" if self.accept else "x", ink)


class WordButton(PressedByEnter, Canvas, QAbstractButton):
    """A word as it stands in the lists; a click shows its path."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.setText(word)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        look = theme.current()
        width = QFontMetricsF(look.font("word")).horizontalAdvance(self.text())
        return QSize(math.ceil(width) + look.px(6), max(look.px(theme.TARGET), look.tx(36)))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        font, shown = fitted(look.font("word"), self.text(), self.width())
        draw_text(painter, shown, QPointF(0, self.height() / 2), font, look.palette.ink, sink=0.45)


class BallotRow(KeptClear, QWidget):
    """One word: who has it, how it stands, and the votes of the people.

    Signals:
        vote_requested(object, object): seat and its Vote.
        word_chosen(str): the word was clicked.
    """

    vote_requested = Signal(object, object)
    word_chosen = Signal(str)

    def __init__(self, ballot: Ballot, people: tuple[int, ...], sizes: Sizes) -> None:
        super().__init__()
        self.word = ballot.word
        self._people, self._sizes = people, sizes
        self.buttons: dict[tuple[int, bool], VoteButton] = {}
        self.accept_button: PaperButton | None = None
        self.title = WordButton(ballot.word)
        self.title.clicked.connect(lambda: self.word_chosen.emit(self.word))
        self.status = Label("", "meta", "ink2", elide=True)
        column = boxes.column(inside=self, bare=True, spacing=0)
        head = boxes.row(self.title)
        for seat in ballot.holders:
            who = sizes.context.seats[seat]
            head.addWidget(Avatar(who.avatar, 24, name=who.name))
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self.status)
        self._rows = [head]
        theme.follow(self, self._restyle)
        if len(people) == 1:
            self._add_single(people[0])
        else:
            self._add_votes(column)
        self._restyle()
        self.show_ballot(ballot)

    def _restyle(self) -> None:
        for row in self._rows:
            row.setSpacing(theme.current().px(8))

    def _add_single(self, seat: int) -> None:
        button = PaperButton(self.tr("Count it"), "secondary", "check")
        button.clicked.connect(partial(self._vote, seat, None))
        self._rows[0].addWidget(button)
        self.accept_button = button

    def _add_votes(self, column: QVBoxLayout) -> None:
        for seat in self._people:
            who = self._sizes.context.seats[seat]
            row = boxes.row(Avatar(who.avatar, 30))
            name = Label(who.name, "meta_strong", elide=True)
            name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            row.addWidget(name, 1)
            for accept in (True, False):
                button = VoteButton(accept, who.name)
                button.clicked.connect(partial(self._vote, seat, accept))
                row.addWidget(button)
                self.buttons[seat, accept] = button
            column.addLayout(row)
            self._rows.append(row)

    def _vote(self, seat: int, accept: bool | None, _checked: bool = False) -> None:
        wanted = not self._accepted if accept is None else accept
        self.vote_requested.emit(seat, Vote(self.word, wanted))

    def show_ballot(self, ballot: Ballot) -> None:
        self._accepted = ballot.accepted
        for (seat, accept), button in self.buttons.items():
            button.setChecked(ballot.vote_of(seat) is accept)
        if ballot.accepted:
            text = self.tr("counts")
        elif 1 < len(self._people) == len(ballot.yes) + len(ballot.no):
            text = self.tr("{yes} for, {no} against").format(yes=len(ballot.yes), no=len(ballot.no))
        else:
            text = texts.reason(ballot.entry)
        self.status.setText(text)
        self.status.set_colour("green" if ballot.accepted else "ink2")
        if self.accept_button is not None:
            self.accept_button.setText(self.tr("Take it back") if ballot.accepted else self.tr("Count it"))
            self.accept_button.set_icon_name("undo" if ballot.accepted else "check")


class VotesColumn(Panel):
    """All words to be decided on.

    Signals:
        vote_requested(object, object): seat and its Vote.
        word_chosen(str): a word was clicked.
    """

    vote_requested = Signal(object, object)
    word_chosen = Signal(str)

    def __init__(self, sizes: Sizes) -> None:
        super().__init__(self.tr("Does it count?"), margin=18, spacing=6)
        self._sizes = sizes
        self._several = True
        self.rows: dict[str, BallotRow] = {}
        self.body.addWidget(
            Label(
                self.tr("Words you accept count and go to this household's own list."),
                "meta",
                "ink2",
                wrap=True,
            )
        )
        self._inner = QWidget()
        self._list = boxes.column(1, inside=self._inner, bare=True)
        self._scroll = PaperScroll(self._inner)
        self.body.addWidget(self._scroll, 1)
        theme.follow_now(self, self._measure)

    def widths(self) -> tuple[int, int]:
        """The least and the wished one. One person's button needs all of it."""
        look = theme.current()
        return look.tx(LEAST_WIDTH if self._several else WIDTH), look.tx(WIDTH)

    def _measure(self) -> None:
        self._list.setSpacing(theme.current().px(10))

    def show_observation(self, observation: Observation) -> bool:
        """Show the words and votes; False when there is nothing to decide."""
        wanted = ballots(observation)
        self._several = len(observation.people) > 1
        if [ballot.word for ballot in wanted] != list(self.rows):
            self._rebuild(wanted, observation.people)
        for ballot in wanted:
            self.rows[ballot.word].show_ballot(ballot)
        return bool(wanted) and bool(observation.people)

    def _rebuild(self, wanted: list[Ballot], people: tuple[int, ...]) -> None:
        while self._list.count() > 1:
            item = self._list.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = {}
        for ballot in wanted:
            if self.rows:
                self._list.insertWidget(self._list.count() - 1, Rule())
            row = BallotRow(ballot, people, self._sizes)
            row.vote_requested.connect(self.vote_requested)
            row.word_chosen.connect(self.word_chosen)
            self.rows[ballot.word] = row
            self._list.insertWidget(self._list.count() - 1, row)

    def show_whole(self, whole: bool) -> None:
        """Show all words without scrolling, or scroll."""
        self._scroll.setMinimumHeight(self._inner.sizeHint().height() if whole else 0)

    def take_keyboard(self) -> None:
        first = next(iter(self.rows.values()), None)
        if first is not None and first.accept_button is not None:
            keyboard.give(first.accept_button)

    def hasHeightForWidth(self) -> bool:
        """No: a scroll area would give it the height its wrapped text prefers, not the height there is."""
        return False

    def sizeHint(self) -> QSize:
        return QSize(theme.current().tx(WIDTH), theme.current().px(300))
