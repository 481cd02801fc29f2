"""The panel beside the mat: clock, own words, answers, actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.engine.turn import Turn
from app.games.boggle.model import Observation, Phase, ScoredWord, WordVerdict
from app.games.boggle.screen import texts
from app.games.boggle.screen.play.written import own_words
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.widgets import boxes, writing
from app.widgets.controls import avatar
from app.widgets.controls.avatar import Avatar
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.clockface import ClockFace
from app.widgets.controls.label import Label
from app.widgets.kept_clear import KeptClear
from app.widgets.lists.flow import WordFlow
from app.widgets.lists.words import ListedItem as Listed
from app.widgets.lists.words import WordModel
from app.widgets.look import theme
from app.widgets.names import in_number
from app.widgets.sheets.panel import Panel, Rule
from app.widgets.sheets.toast import MessageStrip
from app.widgets.spoken import Spoken

LINE = 34
"""A line of words, in design pixels that grow with texts."""


def listed(entries: Sequence[ScoredWord]) -> list[Listed]:
    """Own words as the list shows them; words the list does not know are crossed out."""
    return [Listed(entry.word, entry.verdict is WordVerdict.UNKNOWN, _note(entry)) for entry in entries]


def _note(entry: ScoredWord) -> str:
    return texts.reason(entry) if entry.verdict is WordVerdict.UNKNOWN else ""


class PeopleList(Spoken, QWidget):
    """Who plays, for a table that writes on paper or only watches."""

    def __init__(self, seats: Sequence[SeatLook]) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._rows = [self._row(seat) for seat in seats]
        self._column.addStretch(1)
        theme.follow_now(self, self._restyle)

    def _row(self, seat: SeatLook) -> tuple[QHBoxLayout, Label]:
        name = Label("", "body_strong", elide=True)
        self.say(name.setText, lambda: seat.name)
        points = Label("", "number_small", align=Qt.AlignmentFlag.AlignRight)
        row = boxes.row(Avatar(seat.avatar, 36), (name, 1), points)
        self._column.addLayout(row)
        return row, points

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setContentsMargins(0, look.px(4), 0, 0)
        self._column.setSpacing(look.px(6))
        for row, _ in self._rows:
            row.setSpacing(look.px(12))

    def show_points(self, totals: Sequence[int], *, begun: bool) -> None:
        """Points of closed rounds."""
        for (_, label), points in zip(self._rows, totals, strict=True):
            label.setText(writing.number(points) if begun else "")


class SidePanel(KeptClear, Spoken, QWidget):
    """Clock, words or people, message, buttons.

    Signals:
        turn_requested(): turn the box. end_requested(): end the round. hint_requested(): tell more of a word.
        word_chosen(str): show how this word lies.
    """

    turn_requested = Signal()
    end_requested = Signal()
    hint_requested = Signal()
    word_chosen = Signal(str)

    def __init__(
        self,
        seats: Sequence[SeatLook],
        parent: QWidget | None = None,
        *,
        mild_for: Callable[[int | None], bool] = lambda seat: False,
    ) -> None:
        """mild_for: whether words of a seat that do not count are neither listed nor told in red."""
        super().__init__(parent)
        self._seats, self._mild_for = tuple(seats), mild_for
        self.clock = ClockFace()
        self._clock_panel = Panel(margin=22, seed=3)
        self._clock_panel.body.addWidget(self.clock)
        self._clock_panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.words = WordModel(parent=self)
        self.flow = WordFlow()
        self.flow.setModel(self.words)
        self.flow.word_chosen.connect(self.word_chosen)
        # In a small window the words scroll rather than that half a hint is read.
        self.flow.setMinimumHeight(1)
        self.flow.installEventFilter(self)
        self.message = MessageStrip()
        self.easy = PaperButton("", "secondary")
        self.easy.hide()
        self.panel = Panel("", margin=22, seed=5)
        self.avatar = Avatar(avatar.person_face("?"), 40)
        self.count = Label("0", "number", align=Qt.AlignmentFlag.AlignRight)
        self.hint = Label("", "body", "ink2", wrap=True)
        self.common = Label("", "meta_strong", "ink2", wrap=True)
        self.people = PeopleList(seats)
        self.ask = PaperButton("", "secondary", "bulb")
        self.ask.clicked.connect(self.hint_requested)
        self.turn = PaperButton("", "secondary", "rotate")
        self.end = PaperButton("", "secondary", "flag")
        self.turn.clicked.connect(self.turn_requested)
        self.end.clicked.connect(self.end_requested)
        self.watching = False
        """Whether a kept game is looked at, in which nobody does anything."""
        self._big_clock = False
        self._whose: tuple[int, int | None] | None = None
        """Round and seat of the list that is shown."""
        self._seen: Observation | None = None
        self._scarce = False
        """Whether large texts leave no room for a line of words under how many are common."""
        self._build()
        self.say(self.flow.setAccessibleName, lambda: self.tr("Your words"))
        self.say(self.easy.setText, lambda: self.tr("Write without háčky and čárky"))
        self.say(self.turn.setText, lambda: self.tr("Turn the box"))
        self.say(self.turn.setToolTip, lambda: self.tr("Ctrl+R"))
        self.say(self.ask.setText, lambda: texts.hint_label(self._seen.hinted if self._seen else None))
        self.say(self.ask.setToolTip, lambda: self.tr("Ctrl+H"))
        self.say(self.end.setText, lambda: texts.end_label(self._seen))
        theme.follow_now(self, self._restyle)

    def kept_clear(self) -> Sequence[QRect]:
        """What is pressed in a round; words that were written can be scrolled."""
        return [one.geometry() for one in (self.ask, self.turn, self.end) if one.isVisible()]

    def hide_clock(self) -> None:
        """No time runs."""
        self._clock_panel.hide()

    def _build(self) -> None:
        head = self.panel.head
        head.insertWidget(0, self.avatar)
        head.addWidget(self.count)
        self.panel.body.addWidget(Rule())
        self.panel.body.addWidget(self.common)
        self.panel.body.addWidget(self.hint)
        self.panel.body.addWidget(self.flow, 1)
        self.panel.body.addWidget(self.people, 1)
        self.panel.body.addWidget(self.message)
        self.panel.body.addWidget(self.easy)
        self._actions = boxes.row((self.turn, 1), (self.end, 1))
        self._column = boxes.column(self._clock_panel, (self.panel, 1), self.ask, self._actions, inside=self)

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(14))
        self._actions.setSpacing(look.px(12))
        # Where nobody writes here, the panel is for the clock first of all.
        self.clock.setMinimumHeight(look.px(158 if self._big_clock else 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.flow and event.type() == QEvent.Type.Resize and self._seen is not None:
            self._make_room(self._seen)
        return False

    def _make_room(self, observation: Observation) -> None:
        """See at least a line of words: else the number on top tells how many of the common ones it is."""
        spared = self.common.heightForWidth(self.flow.width()) + self.panel.body.spacing()
        room = self.flow.height() + (0 if self._scarce else spared)
        scarce = self.common.text() != "" and room < spared + theme.current().tx(LINE)
        if scarce != self._scarce:
            self._scarce = scarce
            self.flow.setMinimumHeight(theme.current().tx(LINE) if scarce else 1)
            self.show_observation(observation)

    def show_observation(self, observation: Observation, turns: Sequence[Turn] = ()) -> None:
        """Words, people, what can be done; ``turns`` were made since the last time."""
        self._seen, seat = observation, observation.seat
        self.message.mild = self._mild_for(seat)
        writes = seat is not None and observation.options.entry != "paper"
        self.flow.setVisible(writes)
        self.count.setVisible(writes)
        self.avatar.setVisible(seat is not None)
        self.people.setVisible(not writes)
        self.message.setVisible(writes)
        self._big_clock = not writes
        self._restyle()
        self.hint.setText(self._hint(observation, writes))
        self.hint.setVisible(bool(self.hint.whole_text()))
        if seat is not None:
            look = self._seats[seat]
            self.avatar.set_face(look.avatar)
        self.panel.set_title(self._title(observation, writes))
        self.people.show_points(observation.totals, begun=bool(observation.past))
        if writes:
            self._show_words(observation, turns)
        self.clock.set_caption(texts.clock_caption(observation))
        self._show_helps(observation, writes)
        self.turn.setEnabled(observation.phase is Phase.PLAY)
        self.end.setEnabled(observation.may_end)
        self.end.setText(texts.end_label(observation))
        self._make_room(observation)

    def _show_helps(self, observation: Observation, writes: bool) -> None:
        """What was agreed on: hints, and how many of the common words are found."""
        found = observation.found
        self.common.setText(texts.found_of(found) if found else "")
        self.common.setVisible(writes and found is not None and not self._scarce)
        self.ask.setVisible(writes and observation.options.hints == "yes" and not self.watching)
        self.ask.setText(texts.hint_label(observation.hinted))
        self.ask.setEnabled(observation.may_hint)

    def _show_words(self, observation: Observation, turns: Sequence[Turn]) -> None:
        mine = [entry for entry in observation.mine if self._lists(entry)]
        whose, self._whose = self._whose, (observation.number, observation.seat)
        if whose != self._whose or not turns:  # in a kept game one jumps
            self.words.set_words(listed(mine), mine[-1].word if mine else "")
        else:
            for entry in filter(self._lists, own_words(observation, turns)):
                self.words.add(listed([entry])[0], mark=entry.verdict is not WordVerdict.UNKNOWN)
        good = sum(entry.verdict is not WordVerdict.UNKNOWN for entry in mine)
        found = observation.found if self._scarce else None
        self.count.setText(f"{found[0]}/{found[1]}" if found else str(good))
        self.count.setAccessibleName(texts.found_of(found) if found else phrases.words(good))

    def _lists(self, entry: ScoredWord) -> bool:
        return not self.message.mild or entry.verdict is not WordVerdict.UNKNOWN

    def _title(self, observation: Observation, writes: bool) -> str:
        if not writes:
            return self.tr("At the table")
        if self.watching and observation.seat is not None:
            return self._seats[observation.seat].name
        if (
            observation.options.entry == "turns"
            and len(observation.people) > 1
            and observation.seat is not None
        ):
            name = self._seats[observation.seat].name
            return in_number(name, self.tr("{name} writes"), self.tr("{name} write")).format(name=name)
        return self.tr("Your words")

    def _hint(self, observation: Observation, writes: bool) -> str:
        if writes:
            # Where the common words are counted, that says enough: a small window has no room for both.
            empty = not observation.mine and observation.found is None
            return self.tr("Words you find will gather here.") if empty and not self.watching else ""
        if not observation.people:
            return self.tr("Only computers play. Watch them, or look for words yourself.")
        if observation.options.entry == "paper" and observation.phase is not Phase.SHAKE:
            return self.tr("Write your words on paper. When time is up, you will type them here.")
        return ""
