"""What a review comes to: the curve, what each lost, and the costliest turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine import reading
from app.engine.record import Record
from app.engine.reviewing import Judged, Review
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.ui.pages.past.curve import Curve, Points, curves
from app.widgets import boxes, writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

COSTLIEST = 5
"""Turns that are listed."""

LEAST_POINTS = 4
"""A curve of fewer is none: in a game of a single round hardly anything happens before its end."""

TWO = 2
"""So many turns are named in the sentence of what was lost."""


class ReviewSummary(Spoken, QWidget):
    """Signals: turn_wanted(int turn): look at the table before that turn. again_wanted(): all of it again."""

    turn_wanted = Signal(int)
    again_wanted = Signal()

    def __init__(
        self,
        seats: Sequence[SeatLook],
        record: Record,
        parent: QWidget | None = None,
        *,
        counts_left: bool = False,
    ) -> None:
        """counts_left: the game is about how little is left over."""
        super().__init__(parent)
        self._seats, self._record, self._counts_left = tuple(seats), record, counts_left
        self.curve = Curve(seats)
        self.headline = Label("", "screen", wrap=True)
        self.told = Label("", "meta", "ink2", wrap=True)
        self.chart = Panel("", self, margin=20, spacing=6, seed=3)
        self.losses = Panel("", self, margin=20, spacing=6, seed=4)
        self.again = PaperButton("", "secondary", "rotate", self)
        self.again.clicked.connect(self.again_wanted)
        self._column = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self.chart.body.addWidget(self.curve, 1)
        self.chart.body.addWidget(self.told)
        self._row.addWidget(self.chart, 3)
        self._row.addWidget(self.losses, 2)
        self._column.addWidget(self.headline)
        self._column.addLayout(self._row, 1)
        self._lines: list[QWidget] = []
        self.say(self.chart.set_title, lambda: self.tr("Who stood to win"))
        self.say(self.again.setText, lambda: self.tr("The moments again"))
        self._lines_box = QVBoxLayout()
        boxes.fill(self.losses.body, self._lines_box, 1, (self.again, 0, Qt.AlignmentFlag.AlignLeft))
        theme.follow_now(self, self._restyle)

    def show_review(self, review: Review, seat: int, *, moments: bool) -> None:
        """seat: who looks. moments: whether there are any to go through again."""
        result = self._record.result
        winners = result.winners if result is not None else ()
        turns = len(self._record.turns)
        found = curves(review, len(self._seats), winners, turns)
        told = self._sentence(found[seat])
        self.curve.show_curves(found, turns, told, seat)
        self.told.setText(told)
        self.again.setVisible(moments)
        self.chart.setVisible(len(self._seats) > 1 and len(found[seat]) >= LEAST_POINTS)
        figures = _figures(review, seat)
        if figures is None:
            left = self._record.scores[seat] if self._counts_left else None
            self.headline.setText(lost(review, seat, self._seats[seat], left))
            self.losses.set_title(self.tr("The costliest turns"))
            self._list(self._costliest(review.lost(seat)[:COSTLIEST]))
            return
        many, common, lengths, ranks = figures
        text = self.tr("{name}: {found} of {common} common words")
        told = text.format(name=self._seats[seat].name, found=many, common=common)
        self.headline.setText(writing.flowing(told))
        self.losses.set_title(self.tr("Common words found"))
        by_length = [self._length(*row) for row in lengths]
        self._list([*by_length, *(self._rank(*row) for row in ranks)])

    def _sentence(self, points: Points) -> str:
        """What the curve of who looks shows."""
        own = [share for _, share in points[:-1]]
        if not own:
            return self.tr("There was nothing to be weighed in this game.")
        text = self.tr("Your chance to win was between {least} and {most} %; the curve ends with who won.")
        return text.format(least=round(100 * min(own)), most=round(100 * max(own)))

    def _length(self, length: int, found: int, common: int) -> QWidget:
        """“5 letters: 3 of 12”."""
        letters = phrases.letters(length)
        text = self.tr("{letters}: {found} of {common}")
        return Label(writing.flowing(text.format(letters=letters, found=found, common=common)), "body")

    def _rank(self, band: int, found: int, common: int) -> QWidget:
        """“Said every day: 3 of 12”."""
        names = (self.tr("Said every day"), self.tr("Said often"), self.tr("Said now and then"))
        text = self.tr("{words}: {found} of {common}")
        told = text.format(words=names[min(band, len(names) - 1)], found=found, common=common)
        return Label(writing.flowing(told), "body", "ink2")

    def _list(self, lines: list[QWidget]) -> None:
        for old in self._lines:
            old.hide()
            old.deleteLater()
        self._lines = lines
        for line in lines:
            link = isinstance(line, PaperButton)  # as wide as its text; a text that wraps takes the width
            self._lines_box.addWidget(line, 0, Qt.AlignmentFlag.AlignLeft if link else Qt.AlignmentFlag(0))

    def _costliest(self, costliest: Sequence[Judged]) -> list[QWidget]:
        lines: list[QWidget] = []
        if not costliest:
            lines.append(
                Label(self.tr("No turn lost anything that could be told for sure."), "body", wrap=True)
            )
        for one in costliest:
            text = self.tr("Move {number}: {points} lost")
            if self._counts_left:
                text = self.tr("Move {number}: {points} more left over")
            text = text.format(number=one.turn + 1, points=phrases.points(round(one.loss)))
            button = PaperButton(text, "link", "", self)
            button.clicked.connect(self._asking(one.turn))
            lines.append(button)
        return lines

    def _asking(self, turn: int) -> Callable[[], None]:
        return lambda: self.turn_wanted.emit(turn)

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setContentsMargins(look.px(28), look.px(14), look.px(28), look.px(24))
        self._column.setSpacing(look.px(14))
        self._row.setSpacing(look.px(20))


Rows = list[tuple[int, int, int]]


def _figures(review: Review, seat: int) -> tuple[int, int, Rows, Rows] | None:
    """Common words found and there, in all, by length and by how common they are; None where the review does
    not tell of them."""
    try:
        told = reading.mapped(reading.listed(review.figures["seats"])[seat])
        lengths, ranks = (
            [(reading.whole(row[0]), reading.whole(row[1]), reading.whole(row[2])) for row in rows]
            for rows in (
                map(reading.listed, reading.listed(told.get(key, []))) for key in ("lengths", "ranks")
            )
        )
        return reading.whole(told["found"]), reading.whole(told["common"]), lengths, ranks
    except (IndexError, KeyError, TypeError, ValueError):
        return None


def lost(review: Review, seat: int, look: SeatLook, left: int | None = None) -> str:
    """“Žofie lost 14 points, 9 of them in two turns.” left: how much was left over, where that counts: all
    turns together cannot have lost more."""
    losses = [round(one.loss) for one in review.lost(seat)]  # as the turns tell them, so that all adds up
    total, dearest = sum(losses), sum(losses[:TWO])
    if not total:
        text = QCoreApplication.translate("Review", "{name} lost nothing that could be told for sure.")
        return text.format(name=look.name)
    if left is not None:
        text = QCoreApplication.translate("Review", "{name}: {points} more left over than need be.")
        return text.format(name=look.name, points=phrases.points(min(total, left)))
    if len(losses) <= TWO:
        return QCoreApplication.translate("Review", "{name}: {points} lost.").format(
            name=look.name, points=phrases.points(total)
        )
    text = QCoreApplication.translate("Review", "{name}: {points} lost, {part} of them in two turns.")
    return text.format(name=look.name, points=phrases.points(total), part=dearest)
