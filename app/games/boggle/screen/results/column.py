"""A player's column on the results screen: head, words, a note at the foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.boggle.model import Round
from app.games.boggle.screen import sayings, texts
from app.games.boggle.screen.results.facts import SortedList, round_winners
from app.games.boggle.screen.results.word_table import WordTable
from app.games.boggle.screen.results.words import ColumnModel
from app.tabletop.rounds.column import RoundColumn, StarSlip
from app.tabletop.rounds.sizes import Sizes
from app.widgets import boxes
from app.widgets.controls.avatar import Avatar, SeatFace
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.speech import SpeechBubble
from app.widgets.look import theme


class LongestSlip(StarSlip):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__("", sizes)
        self.caption.setText(self.tr("Longest:"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._word = Label("", "word_strong", elide=True)
        self._word.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = boxes.row(self.caption, (self._word, 1), inside=self)
        theme.follow_now(self, self._restyle)

    def tell(self, word: str) -> None:
        self._word.setText(word)
        self.setAccessibleName(self.tr("Longest word: {word}").format(word=word))

    def _restyle(self) -> None:
        px = self.sizes.px
        self._row.setContentsMargins(px(40), px(3), px(10), px(3))
        self._row.setSpacing(px(9))
        self.setMinimumHeight(self.sizes.tx(42))
        self.update()


class AnimalSpeech(QWidget):
    """An animal and what it says about the round."""

    def __init__(self, face: SeatFace, sizes: Sizes) -> None:
        super().__init__()
        self._sizes = sizes
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._row = boxes.row((Avatar(face, 40), 0, Qt.AlignmentFlag.AlignBottom), inside=self)
        self.bubble = SpeechBubble("", self)
        self._row.addWidget(self.bubble, 1, Qt.AlignmentFlag.AlignBottom)
        theme.follow_now(self, self._restyle)

    def tell(self, text: str) -> None:
        self.bubble.set_text(text)

    def _restyle(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(self._sizes.px(9))


WIDTH, WIDTH_BIG, LEAST_WITH_NOTE = 260, 230, 210
NARROW, NARROW_BIG, FEW = 190, 150, 4
"""Width of a column that would else have no room, as far as its words allow; how many have room for faces."""


class PlayerColumn(RoundColumn):
    """One seat: head with the points of the round, its words, a note at the foot.

    Signals:
        word_chosen(str): a word of the list was chosen, or chosen once more.
        nominated(str): a refused word of the list is to be put to the vote.
        votes_toggled(): the words that a lone person may let count are to be shown or put away.
    """

    word_chosen = Signal(str)
    nominated = Signal(str)
    votes_toggled = Signal()

    margins = (8, 4, 8, 12)

    def __init__(self, seat: int, sizes: Sizes) -> None:
        super().__init__(seat, sizes)
        self._note: AnimalSpeech | LongestSlip | None = None
        self._noted = False
        self._points = 0
        self.whole = False
        self.model = ColumnModel(sizes.context.seats, self)
        self.table = WordTable(self.model, sizes, self)
        self.table.setAccessibleName(self.tr("Words of {name}").format(name=self.who.name))
        self.table.word_chosen.connect(self.word_chosen)
        self.table.nominated.connect(self.nominated)
        self.unknown = PaperButton("", "link", "chevron_right")
        self.unknown.clicked.connect(self.votes_toggled)
        self.unknown.hide()
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.unknown, 0, Qt.AlignmentFlag.AlignLeft)
        self.restyle()

    def wished_width(self) -> int:
        """Room for words, others' too. A room reads larger letters, but four columns should fit."""
        return theme.current().tx(WIDTH_BIG if self.sizes.big else WIDTH)

    def narrowest(self) -> int:
        """Room for the longest words, printed smaller."""
        least = theme.current().tx(NARROW_BIG if self.sizes.big else NARROW)
        words = self.table.least_width(faceless=self._crowded()) + 2 * self.sizes.px(8)
        return min(self.wished_width(), max(least, words))

    def _crowded(self) -> bool:
        """Whether so many play that narrow columns have no room for the faces of others."""
        return len(self.sizes.context.seats) > FEW

    def set_least_width(self, width: int) -> None:
        """Be at least so wide."""
        self.setMinimumWidth(width)
        self.table.set_faceless(self._crowded() and width < self.wished_width())

    def show_round(
        self,
        played: Round,
        *,
        is_you: bool,
        before: Sequence[Round] = (),
        over: bool = False,
        nominable: frozenset[str] = frozenset(),
        voted_on: frozenset[str] = frozenset(),
    ) -> None:
        """Show the seat's part of a round; ``is_you`` speaks to the only person at the table.

        before: the rounds of the game until then. over: it was the last one of the game. nominable: refused
        words that may be put to the vote, voted_on: those that have been."""
        words = SortedList.of(played.lists[self.seat])
        self._points = played.scores[self.seat]
        hints = played.hints[self.seat] if played.hints else 0
        counted = texts.words_and_hints(words.counted, hints)
        self.show_points(counted, self._points, round_winners(played))
        titles = self._titles(is_you, len(played.lists) == 1)
        shown = titles if played.lists[self.seat] else (self.tr("no words this time"), "")
        self.model.set_list(words, shown, nominable if self.who.is_person else frozenset(), voted_on)
        self.table.arrange()
        self._show_note((*before, played), words, over)
        self.update()

    def show_unknown(self, number: int, *, unfolded: bool) -> None:
        """The quiet line behind which so many words wait for a lone person's decision; 0 for none."""
        self.unknown.setVisible(number > 0)
        self.unknown.setText(texts.unknown(number))
        self.unknown.set_icon_name("chevron_down" if unfolded else "chevron_right")

    def _titles(self, is_you: bool, alone: bool) -> tuple[str, str]:
        if alone:
            return self.tr("each word +1"), ""
        mine = self.tr("only you +1") if is_you else self.tr("only {name} +1").format(name=self.who.name)
        return mine, self.tr("others too")

    def _show_note(self, rounds: Sequence[Round], words: SortedList, over: bool) -> None:
        """What an animal says, or the longest word of a person."""
        if self.who.level is not None:
            told = sayings.line(rounds, self.seat, self.who.level, over=over)
        else:
            longest = words.longest(self.sizes.context.coarse)
            told = longest.word if longest is not None else ""
        if told and self._note is None:
            animal = self.who.level is not None
            self._note = AnimalSpeech(self.who.avatar, self.sizes) if animal else LongestSlip(self.sizes)
            self.body.addWidget(self._note)
        self._noted = bool(told)
        if self._note is not None:
            self._note.tell(told)
            self._fit_note()

    def show_whole(self, about: int) -> None:
        """Show all words without scrolling, in lanes for a table about so high; 0: scroll."""
        self.whole = about > 0
        self.table.show_whole(about)
        self._fit_note()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the words matter more than the note."""
        super().resizeEvent(event)
        self._fit_note()

    def _fit_note(self) -> None:
        if self._note is not None:
            below = self.height() - self.head.height()
            room = self.whole or below >= self.sizes.tx(LEAST_WITH_NOTE)
            self._note.setVisible(self._noted and room)

    def minimumSizeHint(self) -> QSize:
        least = self.head.height() + self.sizes.tx(90)
        whole = self.column.minimumSize().height() if self.whole else 0
        return QSize(self.minimumWidth(), max(least, whole))
