"""What replaces the table after a round: typed lists, results, votes, the winner."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from app.games.boggle.model import Observation, Phase
from app.games.boggle.screen import texts
from app.games.boggle.screen.paper.view import ListEntry
from app.games.boggle.screen.results.facts import shown_round, unheard
from app.games.boggle.screen.results.page import ROUND, ResultsPage
from app.games.boggle.screen.results.summary import WouldFind, nobody_finds
from app.games.boggle.screen.sayings import PROSE
from app.tabletop.context import ViewContext
from app.tabletop.people.sayings import Voices
from app.tabletop.rounds.sizes import Sizes
from app.widgets.look import motion, theme
from app.widgets.sheets import dialog, keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sounds import Sound
from app.widgets.spoken import Spoken


class ResultsView(Spoken, QWidget):
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

    def __init__(self, context: ViewContext, would_find: WouldFind = nobody_finds) -> None:
        super().__init__()
        self._would_find = would_find
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
        if context.past:  # what is gone through has hardly ever lists to be typed
            self._stack.setCurrentWidget(self.page)
            self.page.tabs.open(ROUND)
            Voices(PROSE)  # reads them, not in the middle of a step
        context.settings.changed.connect(self._settings_changed)
        self.hear(self._rebuild)

    def _new_entry(self) -> ListEntry:
        entry = ListEntry(self._sizes)
        entry.hand_in_requested.connect(self.move_for_requested)
        entry.drafts_changed.connect(lambda drafts: self._context.notes.put("lists", drafts))
        self._stack.addWidget(entry)
        return entry

    def _new_page(self) -> ResultsPage:
        page = ResultsPage(self._sizes, self._would_find)
        page.vote_requested.connect(self.move_for_requested)
        page.bar.next_requested.connect(self._go_on)
        page.bar.again_requested.connect(self.play_again_requested)
        page.bar.home_requested.connect(self.leave_requested)
        self._stack.addWidget(page)
        return page

    def _go_on(self) -> None:
        """Nobody's vote is passed over because somebody else presses first: they are asked for by name."""
        missing = unheard(self._seen) if self._seen is not None else {}
        if not missing:
            self.next_round_requested.emit()
            return
        seats = sorted({seat for owing in missing.values() for seat in owing})
        dialog.ask(
            self,
            self.tr("Not everybody has voted"),
            texts.votes_missing([self._context.seats[seat].name for seat in seats], list(missing)),
            self.tr("Go on all the same"),
            self.tr("Back to the vote"),
            self.next_round_requested.emit,
        )

    def _settings_changed(self) -> None:
        """The big picture has larger letters throughout."""
        if self._sizes.big != self._was_big:
            self._was_big = self._sizes.big
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

    def show_observation(self, observation: Observation, *, live: bool = False) -> None:
        """Show lists to be typed (LISTS) or the results (REVIEW, OVER); other phases change nothing. live:
        the game was seen before this came."""
        moment = (observation.phase, observation.number)
        if not unheard(observation):
            dialog.withdraw_about(self)
        before, self._told = self._told, moment
        self._seen = observation
        if before != moment:
            want_fresh_press(self, firm=observation.phase is Phase.OVER)
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
            # Enter goes on at once.
            keyboard.give_unringed(self.page.bar.primary)
            # Last: a page that comes scrolls to its first list, which takes the keyboard.
            self.page.begin()
            if live and not over:
                arrived = motion.Pace.paced(theme.current().ms(motion.SLIDE))
                QTimer.singleShot(arrived, self.page, self.page.hold_up)
        if over and before is not None and before[0] is Phase.REVIEW:
            self.page.celebrate()
            if any(observation.totals):
                self._context.sounds.play(Sound.VICTORY)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on. A focus proxy would also catch the Tab key and skip all the words."""
        if self._keyboard is not None:
            keyboard.give(self._keyboard, event.reason())

    def keyboard(self) -> QWidget:
        return self._keyboard or self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter anywhere goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._stack.currentWidget() is self.page:
            self.page.bar.press()
            return
        super().keyPressEvent(event)
