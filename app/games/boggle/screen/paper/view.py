"""Typing in the lists that people wrote on paper (``entry=paper``)."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from app.engine.rules import Json
from app.games.boggle.model import HandIn, ListedWord, Observation
from app.games.boggle.screen.paper import drafts as paper_drafts
from app.games.boggle.screen.paper.drafts import PaperDraft
from app.games.boggle.screen.paper.lists import DraftList, DraftModel
from app.games.boggle.screen.play.draft import split_words
from app.games.boggle.screen.results.small_board import BoardMat
from app.tabletop.context import SeatLook
from app.tabletop.rounds.sizes import Sizes
from app.widgets import boxes
from app.widgets.controls.avatar import paint_avatar, paint_badge
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.fonts import fitted
from app.widgets.names import in_number
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sheets.panel import Panel

FACE, NAME = 38, 190
BESIDE = 1.5
"""Up to this text size there is room for a sentence beside the button."""


class PersonTab(PressedByEnter, Canvas, QAbstractButton):
    """Face, name and, once the list is in, a check."""

    def __init__(self, who: SeatLook) -> None:
        super().__init__()
        self._who = who
        self._done = False
        self.setCheckable(True)
        self.setText(who.name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)
        self.set_done(False)

    def set_done(self, done: bool) -> None:
        """Whether the list is in; then there is nothing to type any more."""
        self._done = done
        self.setEnabled(not done)
        said = self.tr("{name}, list handed in") if done else self.tr("{name}, list still to come")
        self.setAccessibleName(said.format(name=self._who.name))
        self.update()

    @property
    def done(self) -> bool:
        """Whether the list is in."""
        return self._done

    def sizeHint(self) -> QSize:
        look = theme.current()
        width = QFontMetricsF(look.font("control")).horizontalAdvance(self.text())
        wide = min(math.ceil(width), look.tx(NAME))
        return QSize(look.px(FACE + 36) + wide, max(look.px(52), look.tx(48)))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        on = self.isChecked() and not self._done
        ground = colours.yellow if on else colours.sunken
        painter.fillPath(paper.cut(QRectF(self.rect()), look.pxf(paper.RADIUS_BUTTON), 4, 0.0), ground)
        side = look.px(FACE)
        face = QRectF(look.px(8), (self.height() - side) / 2, side, side)
        paint_avatar(painter, face, self._who.avatar, ratio=self.devicePixelRatioF())
        if self._done:
            corner = face.bottomRight() - QPointF(side * 0.12, side * 0.14)
            paint_badge(painter, corner, side * 0.24, colours.green, colours.sunken, colours.onfill)
        left = face.right() + look.px(10)
        font, name = fitted(look.font("control"), self.text(), self.width() - left - look.px(8))
        ink = colours.letter if on else colours.ink2 if self._done else colours.ink
        draw_text(painter, name, QPointF(left, self.height() / 2), font, ink, sink=0.47)


class PersonTabs(QWidget):
    """The tabs of all people.

    Signals:
        seat_chosen(int): another person types now.
    """

    seat_chosen = Signal(int)

    def __init__(self, seats: tuple[SeatLook, ...]) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self.tabs: dict[int, PersonTab] = {}
        for seat, who in enumerate(seats):
            if who.is_person:
                tab = PersonTab(who)
                tab.clicked.connect(lambda _checked, seat=seat: self.seat_chosen.emit(seat))
                self.tabs[seat] = tab
                self._row.addWidget(tab)
        self._row.addStretch(1)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.current().px(10))

    def show_seats(self, current: int | None, waiting: tuple[int, ...]) -> None:
        """Mark who types and who is done."""
        for seat, tab in self.tabs.items():
            tab.set_done(seat not in waiting)
            tab.setChecked(seat == current)


SIDE_WIDTH = 380


class ListEntry(QWidget):
    """One person after another types a list and hands it in.

    Nothing here tells what else lies on the board or which word counts: others may still write.

    Drafts live here until they are handed in; the table page saves them as they change.

    Signals:
        hand_in_requested(object, object): seat and its HandIn.
        drafts_changed(object dict): the lists typed so far (`paper_drafts`), after every key.
    """

    hand_in_requested = Signal(object, object)
    drafts_changed = Signal(object)

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self._sizes = sizes
        self._seat: int | None = None
        self._drafts: dict[int, PaperDraft] = {}
        self._inherited: object = None
        self._told: Json = {}
        self._round = 0
        self._waiting: tuple[int, ...] = ()
        self._shown_word = ""
        self.draft = DraftModel(self)
        self._build_writing()
        self._build_side()
        self._page = boxes.row((self.sheet, 1), self.side, inside=self)
        theme.follow_now(self, self._restyle)

    def _build_writing(self) -> None:
        self.sheet = Panel(self.tr("Copy your list"))
        self.tabs = PersonTabs(self._sizes.context.seats)
        self.tabs.seat_chosen.connect(self._turn_to)
        self.field = TextField(
            placeholder=self.tr("Type a word and press Enter"),
            accessible_name=self.tr("Word from your paper"),
            icon_name="pencil",
            serif=True,
        )
        self.field.returnPressed.connect(self._add_typed)
        self.field.textEdited.connect(self._typing)
        self.add = PaperButton(self.tr("Add"), "secondary", "plus")
        self.add.clicked.connect(self._add_typed)
        self.message = Label("", "meta", "ink2", wrap=True)
        self.list = DraftList(self.draft, self._sizes)
        self.list.row_struck.connect(lambda index: self._remove(str(index.data())))
        self.list.row_chosen.connect(lambda index: self._edit(str(index.data())))
        self.list.row_reached.connect(lambda index: self._show_path(str(index.data())))
        self.hand_in = PaperButton("", "primary", "check")
        self.hand_in.clicked.connect(self._hand_in)
        tabs = PaperScroll(self.tabs, sideways=True)
        tabs.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._tabs_scroll = tabs
        self._line, self._foot = QHBoxLayout(), QHBoxLayout()
        self._line.addWidget(self.field, 1)
        self._line.addWidget(self.add)
        self._foot.addWidget(self.message, 1)
        self._foot.addWidget(self.hand_in)
        for part in (tabs, self._line, self.list, self._foot):
            if isinstance(part, QWidget):
                self.sheet.body.addWidget(part, 1 if part is self.list else 0)
            else:
                self.sheet.body.addLayout(part)

    def _build_side(self) -> None:
        self.side = Panel("", margin=0)
        self.mat = BoardMat()
        later = self.tr("What else was there is shown once every list is in.")
        self.later = Label(later, "meta", "ink2", wrap=True)
        self._under = boxes.column(self.later)
        self.side.body.addWidget(self.mat, 1)
        self.side.body.addLayout(self._under)

    def _restyle(self) -> None:
        look = theme.current()
        gap = look.px(16)
        self._page.setContentsMargins(gap, look.px(6), gap, gap)
        self._page.setSpacing(gap)
        self._line.setSpacing(look.px(10))
        self._foot.setSpacing(look.px(16))
        huge = look.text_size > BESIDE  # then there is no room for a sentence beside the button
        self._foot.setDirection(
            QBoxLayout.Direction.TopToBottom if huge else QBoxLayout.Direction.LeftToRight
        )
        self._under.setSpacing(look.px(8))
        self._under.setContentsMargins(look.px(20), look.px(8), look.px(20), look.px(10))
        self.side.body.setContentsMargins(look.px(1), look.px(1), look.px(1), look.px(paper.THICKNESS + 1))
        self.side.body.setSpacing(0)
        self._tabs_scroll.setFixedHeight(max(look.px(52), look.tx(48)) + look.px(8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board is as large as the height allows and the words leave room for."""
        look = theme.current()
        wished = look.px(SIDE_WIDTH) * (1 + (look.text_size - 1) * 0.5)
        square = self.height() - look.tx(90)
        self.side.setFixedWidth(round(max(wished, min(square, self.width() * 0.42 / look.text_size**0.5))))

    def minimumSizeHint(self) -> QSize:
        """A low board over a few words; what the layout would say follows the board of the moment."""
        look = theme.current()
        return QSize(look.px(800), look.px(150) + look.tx(260))

    # The observation --------------------------------------------------------------------------

    def show_observation(self, observation: Observation) -> None:
        """Begin with the first person who still owes a list; keep what others have typed so far."""
        self._keep()
        fold = observation.options.folds
        if observation.number != self._round and observation.grid is not None:
            self._round, self._seat = observation.number, None
            self._drafts = paper_drafts.from_json(self._inherited, self._round, observation.seats)
            self._inherited = None
            self.draft.set_board(observation.grid, fold=fold, min_len=observation.options.min_len)
            self.mat.board.set_board(observation.grid, fold=fold)
        waiting = observation.waiting
        for seat in [seat for seat in self._drafts if seat not in waiting]:
            del self._drafts[seat]
        if self._seat not in waiting:
            self._seat = waiting[0] if waiting else None
        self.tabs.show_seats(self._seat, waiting)
        self._waiting = waiting
        self._open()
        self._tell_drafts()

    @property
    def seat(self) -> int | None:
        return self._seat

    def forget(self) -> None:
        """The lists are in: there is nothing left to keep."""
        self._seat, self._drafts, self._waiting = None, {}, ()
        self._tell_drafts()

    def drafts(self) -> Json:
        """What everybody who still owes a list has typed so far."""
        self._keep()
        return paper_drafts.to_json(self._round, self._drafts)

    def take_over(self, drafts: object) -> None:
        """Go on with what was typed before, on another sheet or another day, if it is of the round that
        comes next."""
        self._inherited, self._round = drafts, 0

    def _keep(self) -> None:
        if self._seat is not None:
            self._drafts[self._seat] = PaperDraft(self.draft.lines, self.field.text())

    def _tell_drafts(self) -> None:
        drafts = self.drafts()
        if drafts != self._told:
            self._told = drafts
            self.drafts_changed.emit(drafts)

    def _turn_to(self, seat: int) -> None:
        self._keep()
        self._seat = seat
        self.tabs.show_seats(seat, self._waiting)
        self._open()

    def _open(self) -> None:
        if self._seat is None:
            return
        name = self._sizes.context.seats[self._seat].name
        one, team = self.tr("{name}: copy your list"), self.tr("{name}: copy your list", "a team")
        self.sheet.set_title(in_number(name, one, team).format(name=name))
        self.list.setAccessibleName(self.tr("List of {name}").format(name=name))
        words, line = self._drafts.get(self._seat, PaperDraft())
        self.draft.set_lines(words)
        self.field.setText(line)
        self._say("")
        self._changed()
        self._show_path(line.strip())
        keyboard.give(self.field)
        want_fresh_press(self.hand_in)  # the same place has just handed another list in

    # Writing ----------------------------------------------------------------------------------

    def _changed(self) -> None:
        count = len(self.draft.lines)
        text = self.tr("Hand in %n words", "", count) if count else self.tr("Hand in an empty list")
        self.hand_in.setText(text)
        self.hand_in.updateGeometry()
        self._tell_drafts()

    def _typing(self, text: str) -> None:
        self._show_path(text.strip())
        self._tell_drafts()

    def _show_path(self, word: str) -> None:
        if word != self._shown_word:
            self.mat.show_word(word)
        self._shown_word = word

    def _say(self, text: str) -> None:
        self.message.setText(text or self.tr("What you type is kept until you hand the list in."))

    def _add_typed(self) -> None:
        words = split_words(self.field.text())
        twice = [word for word in words if not self.draft.add(word)]
        self.field.clear()
        self._say(self.tr("{word} is already on the list.").format(word=twice[-1]) if twice else "")
        self._changed()
        self.list.scrollToBottom()

    def _remove(self, word: str) -> None:
        self.draft.remove(word)
        self._changed()

    def _edit(self, word: str) -> None:
        self.draft.remove(word)
        self.field.setText(word)
        self._changed()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hand_in(self) -> None:
        if self._seat is None:
            return
        self._add_typed()
        words = tuple(ListedWord(word) for word in self.draft.lines)
        self.hand_in_requested.emit(self._seat, HandIn(words))
