"""What replaces the table after a round: typed lists, results, votes, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from app.games.boggle.model import Observation, Phase, Round, Vote
from app.games.boggle.screen import texts
from app.games.boggle.screen.paper.view import ListEntry
from app.games.boggle.screen.results.column import PlayerColumn
from app.games.boggle.screen.results.facts import column_order, nominable, shown_round, winners
from app.games.boggle.screen.results.missed import MissedPanel
from app.games.boggle.screen.results.plan import Needs, plan
from app.games.boggle.screen.results.totals import TotalsBar
from app.games.boggle.screen.results.votes import VotesColumn
from app.games.boggle.screen.sizes import Sizes
from app.tabletop.context import ViewContext
from app.tabletop.people.winner import WinnerSheet
from app.widgets import keyboard, theme
from app.widgets.focusring import FocusRing
from app.widgets.fresh_press import want_fresh_press
from app.widgets.scroll import PaperScroll
from app.widgets.sounds import Sound

GAP, LEAST_HIGH = 14, 280
"""Between columns; how high a row of them is at least on a page that scrolls."""


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
        """The columns have become higher or lower."""
        if self.whole and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class ResultsPage(QWidget):
    """Columns of the players, what nobody found, totals.

    Signals:
        vote_requested(object, object): seat and its Vote.
    """

    vote_requested = Signal(object, object)

    def __init__(self, sizes: Sizes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sizes = sizes
        self.columns = [PlayerColumn(seat, sizes) for seat in range(len(sizes.context.seats))]
        self.votes = VotesColumn(sizes)
        self.missed = MissedPanel(sizes)
        self.bar = TotalsBar(sizes)
        self.banner = WinnerSheet(note_role=sizes.role("body_strong"))
        self.word = ""
        self._order = list(range(len(self.columns)))
        self._filled: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        self._shown: Observation | None = None
        self._unfolded = 0
        self._build()
        theme.follow(self, self._restyle)
        self._restyle()

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
        whole = QWidget()
        self._whole = QVBoxLayout(whole)
        self._whole.addWidget(self.banner)
        self._whole.addLayout(self._middle, 1)
        self.whole = PaperScroll(whole)
        self._page = QVBoxLayout(self)
        # Shown by an observation that has something for them; a window must not grow for them before.
        self.banner.hide()
        self.votes.hide()
        self._page.addWidget(self.whole, 1)
        self._page.addWidget(self.bar)

    def _restyle(self) -> None:
        look = theme.current()
        gap = look.px(16)
        self._page.setContentsMargins(gap, look.px(6), gap, gap)
        for part in (self._page, self._whole, self._middle):
            part.setSpacing(gap)
        for row in (self._strip, *self._rows):
            row.setSpacing(look.px(GAP))
        for part in (self._strip, self._whole):
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
        column = max(column.minimumWidth() for column in self.columns)
        bar = self.whole.verticalScrollBar().sizeHint().width()
        needs = Needs(len(self.columns), column, votes, self.missed.wished_width(), gap, bar)
        whole = self._sizes.big
        made = plan(self.width() - 2 * look.px(16), needs, whole=whole)
        rows = len(made.rows)
        about = self.height() - self.bar.height() - self.columns[0].head.height() - 8 * look.px(16)
        for card in self.columns:
            card.show_whole(max(1, about) if whole else 0)
        self.sideways.whole = whole
        self.votes.show_whole(whole)
        self.votes.setFixedWidth(made.votes or votes[1] or self.votes.widths()[1])
        self.missed.set_below(not made.beside, whole=whole)
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

    def show_round(self, observation: Observation, played: Round) -> None:
        """Show the round under review, or the last one of a finished game."""
        self._order = order = column_order(played)
        for earlier, later in pairwise(order):
            QWidget.setTabOrder(self.columns[earlier].table, self.columns[later].table)
        people, over = observation.people, observation.phase is Phase.OVER
        open_, voted_on = nominable(observation), frozenset(observation.votes)
        for seat, column in enumerate(self.columns):
            column.show_round(played, is_you=people == (seat,), over=over, nominable=open_, voted_on=voted_on)
        self._shown = observation
        self._show_votes(observation)
        options = observation.options
        self.missed.show_round(played, fold=options.fold == "yes", shortest=options.min_len)
        self.banner.setVisible(over)
        if over:
            self._show_winners(observation.totals)
        self.bar.show_observation(observation)
        self._arrange()

    def _show_winners(self, totals: Sequence[int]) -> None:
        best = winners(totals)
        seats = [self._sizes.context.seats[seat] for seat in best]
        names = [seat.name for seat in seats]
        headline = self.tr("The game is over") if len(totals) == 1 else texts.won(names)
        self.banner.show_winners(seats, headline, texts.points(totals[best[0]]))

    def _show_votes(self, observation: Observation) -> None:
        """Words that were nominated; what a lone person may let count waits behind one quiet line."""
        some = self.votes.show_observation(observation)
        alone = len(observation.people) == 1
        unfolded = self._unfolded == observation.number
        if alone:
            number = len(self.votes.rows) if some else 0
            self.columns[observation.people[0]].show_doubts(number, unfolded=unfolded)
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


class ResultsView(QWidget):
    """Everything between "time is up" and the next shake.

    Signals:
        move_for_requested(object, object): seat (None for the table) and its move.
        next_round_requested(): close the round under review and go on.
        play_again_requested(): the same game once more.
        leave_requested(): go home.
        subtitle_changed(str): what the top bar says beside the name of the game.
    """

    move_for_requested = Signal(object, object)
    next_round_requested = Signal()
    play_again_requested = Signal()
    leave_requested = Signal()
    subtitle_changed = Signal(str)

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._told: tuple[Phase, int] | None = None
        self._seen: Observation | None = None
        self._sizes = Sizes(context)
        self._was_big = self._sizes.big
        self._keyboard: QWidget | None = None
        self._stack = QStackedLayout(self)
        self.entry = self._new_entry()
        self.entry.take_over(context.notes.get("lists"))
        self.page = self._new_page()
        context.settings.changed.connect(self._settings_changed)

    def _new_entry(self) -> ListEntry:
        entry = ListEntry(self._sizes)
        entry.hand_in_requested.connect(self.move_for_requested)
        entry.drafts_changed.connect(lambda drafts: self._context.notes.put("lists", drafts))
        self._stack.addWidget(entry)
        return entry

    def _new_page(self) -> ResultsPage:
        page = ResultsPage(self._sizes)
        page.vote_requested.connect(self.move_for_requested)
        page.bar.next_requested.connect(self.next_round_requested)
        page.bar.again_requested.connect(self.play_again_requested)
        page.bar.home_requested.connect(self.leave_requested)
        self._stack.addWidget(page)
        return page

    def _settings_changed(self) -> None:
        """The big picture has larger letters throughout."""
        if self._sizes.big != self._was_big:
            self._was_big = self._sizes.big
            self._rebuild()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: all texts are written anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()

    def _rebuild(self) -> None:
        entry, page, self._keyboard = self.entry, self.page, None
        drafts = entry.drafts()
        self.entry, self.page = self._new_entry(), self._new_page()
        self.entry.take_over(drafts)
        for old in (entry, page):
            self._stack.removeWidget(old)
            old.deleteLater()
        if self._seen is not None:
            self.show_observation(self._seen)

    def show_observation(self, observation: Observation) -> None:
        """Show lists to be typed (LISTS) or the results (REVIEW, OVER); other phases change nothing."""
        moment = (observation.phase, observation.number)
        before, self._told = self._told, moment
        self._seen = observation
        if before != moment:
            want_fresh_press(self)
        if observation.phase is Phase.LISTS:
            self.entry.show_observation(observation)
            self._stack.setCurrentWidget(self.entry)
            self._keyboard = self.entry.field
            self.subtitle_changed.emit(texts.lists_subtitle(observation))
            return
        self.entry.forget()
        played = shown_round(observation)
        if played is None:
            return
        self.page.show_round(observation, played)
        self._stack.setCurrentWidget(self.page)
        self._keyboard = self.page.bar.primary
        over = observation.phase is Phase.OVER
        self.subtitle_changed.emit(texts.results_subtitle(played.number, observation.options, over=over))
        if before != moment:
            # Enter goes on at once; the ring appears with the first Tab, not over a fresh result.
            keyboard.give(self.page.bar.primary, Qt.FocusReason.MouseFocusReason)
            ring = FocusRing.of(self)
            if ring.owner is self.page.bar.primary:
                ring.keyboard = False
                ring.frame(None)
        if over and before is not None and before[0] is Phase.REVIEW:
            self.page.banner.celebrate()
            self._context.sounds.play(Sound.VICTORY)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on. A focus proxy would also catch the Tab key and skip all the words."""
        if self._keyboard is not None:
            keyboard.give(self._keyboard, event.reason())

    def keyboard(self) -> QWidget:
        """What goes on: the next word of a list, the next round."""
        return self._keyboard or self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter anywhere goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._stack.currentWidget() is self.page:
            self.page.bar.primary.click()
            return
        super().keyPressEvent(event)
