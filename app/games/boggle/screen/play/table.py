"""The table of Boggle: mat with box and seats, word strip, side panel; wide or as big picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.games.boggle.model import Observation, Phase
from app.games.boggle.screen.play import seats as view_seats
from app.games.boggle.screen.play.big import BigSide
from app.games.boggle.screen.play.board import DiceBoard
from app.games.boggle.screen.play.box import LEAST_MARGIN, strip_height
from app.games.boggle.screen.play.entry import WordEntry
from app.games.boggle.screen.play.seats import SeatSlip
from app.games.boggle.screen.play.side import SidePanel
from app.games.boggle.screen.play.strip import WordStrip
from app.games.boggle.screen.play.written import scorers
from app.tabletop import commands
from app.tabletop.context import ViewContext
from app.widgets.controls.buttons import IconButton
from app.widgets.look import theme
from app.widgets.sheets import keyboard
from app.widgets.spoken import Spoken

UPRIGHT = "boggle_upright"
"""The aid that sets the letters straight; it is remembered like those of other games."""

SHARE, LEAST_SHARE = 0.29, 0.25
"""Of the width for the panel; less where children play and the dice are to be larger."""
STRIP = 220
"""So wide at least is the strip for what it says, where the box is small and the mat has the room."""


class BoggleTable(Spoken, QWidget):
    """Everything of the table and where it lies. It shows; `BoggleView` decides.

    Signals:
        shake_key(bool down): Space is held or let go where it is not a letter.
        skip_key(): Enter or Esc while the dice fall.
        turn_requested(): Ctrl+R. hint_requested(): Ctrl+H.
    """

    shake_key = Signal(bool)
    skip_key = Signal()
    turn_requested = Signal()
    hint_requested = Signal()

    def __init__(self, context: ViewContext) -> None:
        super().__init__()
        self._context = context
        self.board = DiceBoard(context.sounds, self)
        self._share = SHARE
        if context.children:
            self.board.box.margin, self._share = LEAST_MARGIN, LEAST_SHARE
        self.strip = WordStrip(self.board)
        self.entry = WordEntry(self.board, self.strip, context)
        self.side = SidePanel(context.seats, self, mild_for=context.mild_for)
        self.big_side = BigSide(context.seats, self)
        self.big_side.hide()
        self.big_side.arranged.connect(self._arrange_big_strip)
        self.entry.captioned.connect(self.big_side.show_caption)
        self.side.easy.clicked.connect(self._write_easily)
        self._lost = ""
        """The refused word that letters without diacritics would have saved."""
        self._big = False
        self.slips = [SeatSlip(seat, self.board) for seat in context.seats]
        self.upright = IconButton("text", "", "secondary", self.board)
        self.upright.clicked.connect(self._straighten)
        self.board.mouse.stirred.connect(self._stirred)
        self._shown: list[SeatSlip] = []
        self.board.box.arranged.connect(self._arrange_mat)
        context.settings.changed.connect(self._turn_letters)
        self._turn_letters()
        self.hear(self._name_upright)
        self.hear(self.board.buttons.refresh)
        self.hear(self.entry.refresh)
        theme.follow(self, self._restyle)

    # Layout -----------------------------------------------------------------------------------

    def _restyle(self) -> None:
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def set_big(self, big: bool) -> None:
        """The big picture for a projector, or the table."""
        if big == self._big:
            return
        keys: QWidget | None = self.window().focusWidget()
        writing = keys is not None and self.strip.isAncestorOf(keys)
        self._big = big
        self.big_side.setVisible(big)
        self.side.setVisible(not big)
        self.strip.setParent(self if big else self.board)
        self.strip.set_big(big)
        self.strip.show()
        self.board.set_big(big)
        self._turn_letters()
        self.upright.setVisible(not big)
        for slip in self.slips:
            slip.setVisible(slip in self._shown and not big)
        self._arrange()
        if writing:
            # The strip has another parent and lost the keyboard on its way.
            keyboard.give(self.strip.field if self.entry.enabled else self.strip.shake)

    def _arrange_big_strip(self, place: QRect) -> None:
        if self._big:
            self.strip.setGeometry(place.translated(self.big_side.pos()))
            self.strip.raise_()

    def _arrange(self) -> None:
        look = theme.current()
        if self._big:
            square = min(self.height(), round(self.width() * 0.57))
            self.board.setGeometry(0, 0, square, self.height())
            self.big_side.setGeometry(
                square + look.px(12), 0, self.width() - square - look.px(12), self.height()
            )
            return
        gap = look.px(16)
        side = min(max(self.width() * self._share, look.px(150 + 150 * look.text_size)), look.px(520))
        inner = QRect(gap, look.px(4), self.width() - 2 * gap, self.height() - look.px(4) - gap)
        wide = round(side)
        self.side.setGeometry(QRect(inner.right() - wide + 1, inner.top(), wide, inner.height()))
        reach = look.px(3)
        mat = QRect(inner.left() - reach, inner.top() - reach, inner.width() - wide - gap + 2 * reach, 0)
        mat.setBottom(min(self.height() - 1, inner.bottom() + look.px(9)))
        self.board.setGeometry(mat)

    def _arrange_mat(self) -> None:
        if self._big:
            return
        look = theme.current()
        dome = self.board.box.tray.dome
        size = self.upright.sizeHint()
        room = self.board.box.mat_rect().right() - dome.right()
        x = dome.right() + (room - size.width()) / 2
        beside = 2 * (x - look.px(12) - dome.center().x())
        wide = max(dome.width() * 0.94, min(look.tx(STRIP), beside))
        tall = strip_height()
        top = dome.bottom() + look.px(22)
        self.strip.setGeometry(round(dome.center().x() - wide / 2), round(top), round(wide), tall)
        view_seats.arrange(self._shown, self.board.box.mat_rect(), dome)
        self.upright.setGeometry(
            round(x), round(top + (tall - size.height()) / 2), size.width(), size.height()
        )

    # What it shows ----------------------------------------------------------------------------

    def show_observation(self, observation: Observation, turns: Sequence[Turn] = ()) -> None:
        """Seats and panel; ``turns`` were made since the last time."""
        wrote = scorers(turns)
        others = [seat for seat in range(observation.seats) if seat != observation.seat]
        self._shown = [self.slips[seat] for seat in others]
        for seat, slip in enumerate(self.slips):
            slip.setVisible(seat in others and not self._big)
        playing = observation.phase is Phase.PLAY
        on_paper = observation.options.entry == "paper"
        for seat in others:
            person = self._context.seats[seat].is_person
            writing = playing and seat in observation.writers and seat not in observation.finished
            waits = person and observation.options.entry == "turns" and seat not in observation.writers
            unknown = person and (on_paper or (waits and observation.counts[seat] == 0))
            self.slips[seat].set_state(
                None if unknown else observation.counts[seat],
                done=playing and seat in observation.finished,
                active=observation.phase is Phase.SHAKE and seat == observation.shaker,
                busy=writing and not person and observation.running,
                wrote=seat in wrote,
            )
        self.side.show_observation(observation, turns)
        self.big_side.show_observation(observation)
        self._arrange_mat()

    def stop_the_clock(self) -> None:
        """A position is thought about, without a clock: the dice and one's words have its room."""
        self.side.hide_clock()
        self.big_side.clock.hide()
        self.board.box.margin = LEAST_MARGIN

    def _straighten(self) -> None:
        self._context.settings.choose_aid(UPRIGHT, not self.board.straight)

    def _turn_letters(self) -> None:
        """As they fell or upright; upright for a room that looks at them from afar."""
        self.board.set_straight(self._big or self._context.settings.aid(UPRIGHT))
        self._name_upright()

    def _name_upright(self) -> None:
        upright = self.board.straight
        self.upright.set_name(
            self.tr("Letters as they fell") if upright else self.tr("Straighten the letters")
        )
        self.upright.set_icon_name("shuffle" if upright else "text")

    def show_message(self, kind: str, text: str, word: str = "") -> None:
        """What became of a word, or why something cannot be done."""
        self.side.message.show_message(kind, text, word)
        lost = kind in ("refused", "info") and self.entry.lacks_marks(word)
        self._lost = word if lost else ""
        self.side.easy.setVisible(lost)
        self.big_side.show_message(kind, f"{word} {text}".strip())

    def _write_easily(self) -> None:
        """What was offered is taken: letters may lack their diacritics, and the word is written again."""
        word = self._lost
        self.side.easy.hide()
        self._context.settings.choose_easy_letters()
        keyboard.give(self.strip.field)
        self.entry.write_again(word)

    def clear_message(self) -> None:
        self.side.message.clear()
        self.side.easy.hide()
        self.big_side.show_message("", "")

    def show_clock(self, at: int, limit: int | None) -> None:
        """Milliseconds on the clock."""
        for clock in (self.side.clock, self.big_side.clock):
            if limit is None:
                clock.set_time(None, None, at / 1000)
            else:
                clock.set_time(max(0, limit - at) / 1000, limit / 1000)

    def _stirred(self) -> None:
        """In the big picture the controls come when the mouse moves."""
        if self._big:
            self.big_side.wake()

    # Keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that neither the dice nor the entry took."""
        key = Qt.Key(event.key())
        text = event.text()
        if key == Qt.Key.Key_R and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.turn_requested.emit()
        elif key == commands.HINT and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.hint_requested.emit()
        elif self.board.shaker.running and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.skip_key.emit()
        elif key == Qt.Key.Key_Space and not self.entry.enabled:
            if not event.isAutoRepeat():
                self.shake_key.emit(True)
        elif not self.entry.enabled:
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entry.submit()
        elif key == Qt.Key.Key_Escape and self.entry.draft.text:
            self.entry.clear()
        elif key == Qt.Key.Key_Backspace:
            self.strip.field.erase()
            keyboard.follow(event, self.strip.field)
        elif text and text.isalpha():
            self.strip.field.type_on(text)
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever holds Space and goes elsewhere lets go."""
        self.shake_key.emit(False)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.shake_key.emit(False)
        else:
            event.ignore()
