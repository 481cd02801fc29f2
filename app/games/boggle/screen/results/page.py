"""The page of results: players' columns, ballots and what nobody found, all beside each other, or in rows on
a page that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.games.boggle.model import Observation, Phase, Round, Vote
from app.games.boggle.screen import texts
from app.games.boggle.screen.results.column import PlayerColumn
from app.games.boggle.screen.results.facts import column_order, lone_word, nominable, totals_with
from app.games.boggle.screen.results.missed import MissedPanel
from app.games.boggle.screen.results.picker import RoundPicker
from app.games.boggle.screen.results.summary import Summary, WouldFind, alone, beside, measured, nobody_finds
from app.games.boggle.screen.results.votes import VotesColumn
from app.tabletop import phrases
from app.tabletop.context import EndTab, Usual
from app.tabletop.moment.burst import Burst
from app.tabletop.moment.ways import Flourish
from app.tabletop.people.tabs import EndTabs
from app.tabletop.people.winner import WinnerSheet
from app.tabletop.rounds import texts as round_texts
from app.tabletop.rounds.sizes import Sizes
from app.tabletop.rounds.standing import crowned
from app.tabletop.rounds.totals import TotalsBar
from app.widgets import boxes
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel

GAP, LEAST_HIGH = 14, 280
"""Between columns; how high a row of them is at least on a page that scrolls."""
SIDEWAYS_FROM = 5
"""Where so many players' columns do not fit beside each other, they scroll sideways (DESIGN 4)."""


RESULT, ROUND, LEFT = range(3)
"""Pages of the end of a game; while the lists lie open the second one is all there is."""


@dataclass(frozen=True)
class Needs:
    """Widths. column: of a player's column, least and wished. votes: of the ballots, the same, (0, 0) without
    any. bar: a scroll bar's."""

    columns: int
    column: tuple[int, int]
    votes: tuple[int, int]
    missed: int
    gap: int
    bar: int = 0


@dataclass(frozen=True)
class ResultsPlan:
    """beside: what nobody found stands right of the columns, not below them. rows: columns in each row, the
    ballots in the first. votes: width of the ballots. column: least width of a column."""

    beside: bool
    rows: tuple[int, ...]
    votes: int
    column: int


def plan(room: int, needs: Needs, *, whole: bool = False) -> ResultsPlan:
    """The plan for a page of this width. Columns grow narrow before any of them goes into another row.

    whole: nothing scrolls but the page itself, so that all stands in rows."""
    least, wished = needs.votes
    beside = room - needs.missed - needs.gap
    room -= needs.bar
    narrow, column = needs.column
    for width in (column, narrow):
        for wide, right in ((room, False),) if whole else ((beside, True), (room, False)):
            left = wide - _row(needs.columns, width, needs.gap)
            if left >= (least + needs.gap if least else 0):
                return ResultsPlan(right, (needs.columns,), _between(least, left - needs.gap, wished), width)
    if needs.columns >= SIDEWAYS_FROM and not whole:
        return ResultsPlan(True, (needs.columns,), wished, column)
    taken = least + needs.gap if least else 0
    first = max(1 - bool(least), _most(room - taken, needs))
    rows, rest = [first], needs.columns - first
    while rest > 0:
        rows.append(min(rest, max(1, _most(room, needs))))
        rest -= rows[-1]
    left = room - _row(first, column, needs.gap) - needs.gap
    return ResultsPlan(
        False, tuple(rows), _between(least, left, wished) if first else max(least, room), column
    )


def _row(columns: int, width: int, gap: int) -> int:
    return columns * width + (columns - 1) * gap


def _most(room: int, needs: Needs) -> int:
    return max(0, min(needs.columns, (room + needs.gap) // (needs.column[1] + needs.gap)))


def _between(least: int, width: int, most: int) -> int:
    return max(least, min(width, most))


class _Columns(PaperScroll):
    """The players' columns; scrolls sideways, or is as high as they are where only the page scrolls."""

    whole = False

    def __init__(self, content: QWidget) -> None:
        super().__init__(content, sideways=True)
        self._strip = content
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def minimumSizeHint(self) -> QSize:
        """All of the columns where nothing may scroll in what scrolls."""
        hint = super().minimumSizeHint()
        return QSize(hint.width(), self._strip.minimumSizeHint().height()) if self.whole else hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.whole and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class ResultsPage(QWidget):
    """Columns of the players, what nobody found, totals.

    Signals:
        vote_requested(object, object): seat and its Vote.
    """

    vote_requested = Signal(object, object)

    def __init__(self, sizes: Sizes, would_find: WouldFind = nobody_finds) -> None:
        super().__init__()
        self._sizes, self._would_find = sizes, would_find
        self.columns = [PlayerColumn(seat, sizes) for seat in range(len(sizes.context.seats))]
        self.votes = VotesColumn(sizes)
        self.missed = MissedPanel(sizes)
        self.bar = TotalsBar(sizes)
        self.banner = WinnerSheet(note_role=sizes.role("body_strong"))
        self.summary = Summary(sizes.context.seats)
        self.burst = Burst(self)
        self.picker = RoundPicker(sizes)
        self.picker.picked.connect(self._open_round)
        self._at: int | None = None
        """The round that is looked at after the game; None for the last one."""
        self.word = ""
        self._order = list(range(len(self.columns)))
        self._filled: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        self._shown: Observation | None = None
        self._unfolded = 0
        self._build()
        theme.follow_now(self, self._restyle)

    def _build(self) -> None:
        strip = QWidget()
        self._strip = QVBoxLayout(strip)
        self._rows = [QHBoxLayout() for _ in range(len(self.columns) + 1)]
        for row in self._rows:
            self._strip.addLayout(row, 1)
        for column in self.columns:
            column.word_chosen.connect(partial(self.choose, source=column))
            column.nominated.connect(partial(self._nominate, column.seat))
            column.votes_toggled.connect(self._toggle_votes)
        self.sideways = _Columns(strip)
        self.votes.vote_requested.connect(self.vote_requested)
        self.votes.word_chosen.connect(self.choose)
        self.missed.word_chosen.connect(partial(self.choose, source=self.missed))
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(self.sideways, 1)
        self._middle.addWidget(self.missed)
        board = QWidget(self)  # goes with the page also where nobody looks at it
        board.hide()
        self._board = boxes.column(self.picker, (self._middle, 1), inside=board)
        self.tabs = EndTabs(EndTab(lambda: self.tr("Result"), lambda: self.summary))
        self.tabs.add(lambda: self.tr("Rounds"), lambda: board)
        self.tabs.add(lambda: self.tr("What was left"), lambda: board)
        for tab in self._sizes.context.afterwards.tabs:
            self.tabs.add(tab.label, partial(_on_paper, tab.make))
        self.tabs.chosen.connect(self._turn_to)
        whole = QWidget()
        self._whole = boxes.column(self.banner, (self.tabs, 1), inside=whole)
        self.whole = PaperScroll(whole)
        self._page = QVBoxLayout(self)
        # Shown by an observation that has something for them; a window must not grow for them before.
        for part in (self.banner, self.votes, self.tabs.strip, self.picker):
            part.hide()
        self._page.addWidget(self.whole, 1)
        self._page.addWidget(self.bar)

    def _restyle(self) -> None:
        look = theme.current()
        gap = look.px(16)
        self._page.setContentsMargins(gap, look.px(6), gap, gap)
        for part in (self._page, self._whole, self._middle, self._board):
            part.setSpacing(gap)
        for row in (self._strip, *self._rows):
            row.setSpacing(look.px(GAP))
        for part in (self._strip, self._whole, self._board):
            part.setContentsMargins(0, 0, 0, 0)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What does not fit beside each other goes below, and the page scrolls."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        look = theme.current()
        gap = look.px(GAP)
        votes = (0, 0) if self.votes.isHidden() else self.votes.widths()
        column = max(column.narrowest() for column in self.columns), self.columns[0].wished_width()
        bar = self.whole.verticalScrollBar().sizeHint().width()
        needs = Needs(len(self.columns), column, votes, self.missed.wished_width(), gap, bar)
        whole = self._sizes.big
        made = plan(self.width() - 2 * look.px(16), needs, whole=whole)
        lone = self.tabs.at == LEFT  # what was left has the whole width
        self.sideways.setVisible(not lone)
        rows = len(made.rows)
        about = self.height() - self.bar.height() - self.columns[0].head.height() - 8 * look.px(16)
        for card in self.columns:
            card.set_least_width(made.column)
            card.show_whole(max(1, about) if whole else 0)
        self.sideways.whole = whole
        self.votes.show_whole(whole)
        self.votes.setFixedWidth(made.votes or votes[1] or self.votes.widths()[1])
        self.missed.set_below(lone or not made.beside, whole=lone or whole)
        self._middle.setAlignment(self.missed, Qt.AlignmentFlag.AlignTop if lone else Qt.AlignmentFlag(0))
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._middle.setDirection(across if made.beside else down)
        high = rows * self._sizes.tx(LEAST_HIGH) + (rows - 1) * gap
        self.sideways.setMinimumHeight(0 if made.beside or whole else high)
        self._fill(made.rows)

    def _fill(self, counts: tuple[int, ...]) -> None:
        """Words to be decided on come first: until then nobody has won."""
        wanted = (counts, tuple(self._order))
        if wanted == self._filled:
            return
        self._filled = wanted
        for row in self._rows:
            while row.count():
                row.takeAt(0)
        self._rows[0].addWidget(self.votes)
        left = list(self._order)
        for row, count in zip(self._rows, counts, strict=False):
            for seat in left[:count]:
                row.addWidget(self.columns[seat], 1)
            del left[:count]
        for at, row in enumerate(self._rows):
            self._strip.setStretchFactor(row, 1 if at < len(counts) else 0)

    def begin(self) -> None:
        """Another round, or the end: whoever has won stands at the top, and the totals first."""
        over = self._shown is not None and self._shown.phase is Phase.OVER
        self._turn_to(RESULT if over else ROUND)
        self.whole.verticalScrollBar().setValue(0)
        self.sideways.horizontalScrollBar().setValue(0)

    def show_round(self, observation: Observation, played: Round) -> None:
        """Show the round under review, or one of a finished game and its totals."""
        if observation.phase is Phase.OVER and self._at is not None:
            played = observation.past[self._at]
        self._order = order = column_order(observation, played)
        for earlier, later in pairwise(order):
            QWidget.setTabOrder(self.columns[earlier].table, self.columns[later].table)
        people, over = observation.people, observation.phase is Phase.OVER
        open_, voted_on = nominable(observation), frozenset(observation.votes)
        before = [one for one in observation.past if one.number < played.number]
        for seat, column in enumerate(self.columns):
            column.show_round(
                played,
                is_you=people == (seat,),
                before=before,
                over=over,
                nominable=open_,
                voted_on=voted_on,
            )
        self._shown = observation
        self._show_votes(observation)
        options = observation.options
        self.missed.show_round(played, fold=options.folds, shortest=options.min_len)
        self.tabs.strip.setVisible(over)
        if not over and self.tabs.at != ROUND:
            self.tabs.open(ROUND)
        if over:
            self._show_end(observation)
        self._show_parts()
        number = observation.review.number if observation.review else len(observation.past)
        self.bar.show_totals(
            totals_with(observation),
            number,
            texts.go_to_round(number + 1),
            last=observation.last,
            over=over,
        )
        self._arrange()

    def _show_end(self, seen: Observation) -> None:
        self.summary.show_game(seen)
        at = len(seen.past) - 1 if self._at is None else self._at
        self.picker.show_round(at, len(seen.past))
        if len(seen.totals) > 1:
            self._show_winners(seen.totals)
            return
        context = self._sizes.context
        common, level, would = alone(seen, context.common, self._would_find)

        def tell(usual: Usual | None = None) -> None:
            note = beside(usual, level, would)
            self.banner.show_winners(context.seats, measured(common), note, crowned=False)

        tell()
        context.usual(common.found, common.rounds, tell)

    def hold_up(self) -> None:
        """The lists have just been opened: the longest word that nobody else has is a great moment."""
        seen, context = self._shown, self._sizes.context
        found = None if seen is None or seen.review is None else lone_word(seen.review, context.coarse)
        if found is None or not self.isVisible():
            return
        table = self.columns[found[0]].table
        spot = table.visualRect(table.index_of(found[1])).center()
        text = texts.only_they(context.seats[found[0]], found[1])
        self.burst.come(Flourish.GATHER, QPointF(table.viewport().mapTo(self, spot)), text=text, still=True)

    def celebrate(self) -> None:
        """The game has just come to its end."""
        self.burst.go()
        self.summary.figures.build_up(self.banner, self.bar.places)

    def _turn_to(self, at: int) -> None:
        """Another page of the end."""
        self.tabs.open(at)
        self._show_parts()
        self._arrange()
        self.whole.verticalScrollBar().setValue(0)

    def _show_parts(self) -> None:
        """Who has won stands over the result alone: the rounds need the room."""
        over = self._shown is not None and self._shown.phase is Phase.OVER
        self.banner.setVisible(over and self.tabs.at == RESULT)
        if not over:
            self.picker.hide()

    def _open_round(self, at: int) -> None:
        self._at = at
        if self._shown is not None:
            self.show_round(self._shown, self._shown.past[at])

    def _show_winners(self, totals: Sequence[int]) -> None:
        best = crowned(totals)
        seats = [self._sizes.context.seats[seat] for seat in best]
        names = [seat.name for seat in seats]
        headline = round_texts.won(names)
        self.banner.show_winners(seats, headline, phrases.points(max(totals)), crowned=bool(best))

    def _show_votes(self, observation: Observation) -> None:
        """Words that were nominated; what a lone person may let count waits behind one quiet line."""
        some = self.votes.show_observation(observation)
        alone = len(observation.people) == 1
        unfolded = self._unfolded == observation.number
        if alone:
            number = len(self.votes.rows) if some else 0
            self.columns[observation.people[0]].show_unknown(number, unfolded=unfolded)
        self.votes.setVisible(some and (unfolded or not alone))

    def _toggle_votes(self) -> None:
        seen = self._shown
        if seen is None:
            return
        self._unfolded = 0 if self._unfolded == seen.number else seen.number
        self._show_votes(seen)
        self._arrange()
        if self._unfolded:
            self.votes.take_keyboard()

    def _nominate(self, seat: int, word: str) -> None:
        """Whoever wants a word of theirs to count votes for it, and so it goes to the vote."""
        self.vote_requested.emit(seat, Vote(word, True))
        self.columns[seat].table.keep_in_sight(word)

    def choose(self, word: str, *, source: QWidget | None = None) -> None:
        """Show a word's path and explanation; other lists than the source forget their choice."""
        self.word = word
        self.missed.show_word(word, chosen_here=source is self.missed)
        for column in self.columns:
            column.table.show_word(word if column is source else "")
        if source is not self.missed:
            shown = self.missed.mat if self._sizes.big else self.missed
            self.whole.ensureWidgetVisible(shown, 0, theme.current().px(4))


def _on_paper(make: Callable[[], QWidget]) -> QWidget:
    """What elsewhere stands on the sheet of the game's end stands on one here, too."""
    sheet = Panel("", margin=24, seed=9)
    sheet.body.addWidget(make(), 1)
    return sheet
