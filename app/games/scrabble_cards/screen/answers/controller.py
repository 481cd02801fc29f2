"""The time of the others: they challenge words, vote, and play group cards against a turn (RULES SK10, SK15).

One person among animals is asked only where there is something to decide. Several people at one machine are
asked together, on what all of them see, so that nothing tells who could answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.model import SECOND, Observation, Phase, RuledWord, seconds_of
from app.games.scrabble_cards.moves import Answer, Challenge, Claim, Move, Vote
from app.games.scrabble_cards.screen.answers.asked import ASKED, could_be_answered, own_card, speakers
from app.games.scrabble_cards.screen.answers.asking import QuestionWriter, TurnHearing
from app.games.scrabble_cards.screen.answers.ruling import challengers, concerns, falls, show_ruling
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Placed
from app.tabletop.asking.window import AskingWindow
from app.tabletop.context import ViewContext
from app.tabletop.note import reading_ms
from app.tabletop.turn.course import UNTIL_PRESSED, Script
from app.tabletop.turn.part import Part, ViewState, Wish
from app.widgets.later import soon
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sounds import Sound

LAST_MS = 300
"""What is marked when the time is over counts: it is said so long before."""


class AnswerController(Part):
    """Asks, and sends what was said."""

    def __init__(self, table: LetterTable, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._context = table, context
        self._people = [seat for seat, look in enumerate(context.seats) if look.is_person]
        self.window = AskingWindow(context.seats, table)
        self.window.word_pressed.connect(self._mark)
        self.window.seat_pressed.connect(self._name)
        self.window.seat_passed.connect(self._pass)
        self.window.confirmed.connect(self._confirm)
        self.window.other_pressed.connect(self._other)
        self._said = TurnHearing()
        self._asking = QuestionWriter(self.window, context, self._said)
        self._seen: Observation | None = None
        self._question: object = None
        self._live = False
        """Whether the window waits for a press."""
        self._ruling = False
        """Whether it shows how challenges came out."""
        self._at = 0
        table.installEventFilter(self)

    # What the screen tells ------------------------------------------------------------------------

    def render(self, state: ViewState, before: ViewState) -> None:
        """Another position, or only its clock was told something; nothing is asked while turns are shown."""
        other = state.moment != before.moment
        if state.acting and other:
            self.put_away()
        elif not state.acting and (other or state.seen is not before.seen):
            self.ask(state.seen)

    def ask(self, seen: Observation) -> None:
        """A position has been shown: ask, say what needs no asking, or go."""
        self._said.follow(self._seen, seen, self._people)
        self._seen = seen
        if seen.phase not in ASKED:
            self.put_away()
            if seen.phase is Phase.PLAY and seen.first_at is None:
                self._start_clock()
            return
        placed = seen.placed()
        asks = self._ask_answer if seen.phase is Phase.ANSWER else self._ask_words
        if asks(seen, placed):
            self._come(seen)
        else:
            self.put_away()

    def show_clock(self, at: int, limit: int | None, running: bool) -> None:
        """Milliseconds of this stretch."""
        self._at = at
        seen = self._seen
        if seen is None or not self._live:
            return
        self.window.show_clock(at, limit)
        if limit is not None and running and limit - at <= LAST_MS and self._said.marked:
            self._confirm()

    def show_thinking(self, thinking: bool) -> None:
        """A computer player has begun or ended to think: here it answers at once."""
        if thinking and self._seen is not None and self._seen.phase not in (Phase.PLAY, Phase.LATE):
            soon(self, partial(self.wished.emit, Wish.HURRY))

    def put_away(self) -> None:
        """Nothing is asked, or something else is being shown."""
        self._live = self._ruling = False
        if not self.window.isHidden():
            if self.window.has_keyboard():
                # What hides with the keyboard hands it on as Tab would, and a ring would come for the mouse.
                keyboard.give(self._table.sheet)
            self.window.hide()
            self._float(False)
            self.wished.emit(Wish.KEYBOARD)

    def rule(self, ruled: Sequence[RuledWord]) -> Script:
        """Show how challenges or a vote came out, to all who see the table, for as long as they read."""
        seen = self._seen
        if not ruled or seen is None or seen.pending is None:
            return
        self._live = False
        asked = challengers(ruled, seen)
        text = show_ruling(self.window, self._context, seen, ruled, asked)
        sound = Sound.CHALLENGE_WON if falls(ruled) else Sound.CHALLENGE_LOST
        self._context.sounds.play(sound)
        self._ruling = True
        self._show_window("ruling")
        yield UNTIL_PRESSED if concerns(ruled, (seen.turn or 0, *asked), self._people) else reading_ms(text)
        self.put_away()

    def keyboard(self) -> QWidget | None:
        return None if self.window.isHidden() else self.window.keyboard()

    def retranslate(self) -> None:
        if self._seen is not None and self._live:
            self.ask(self._seen)

    # Asking -----------------------------------------------------------------------------------------

    def _ask_words(self, seen: Observation, placed: Placed) -> bool:
        """Objections and votes; gives whether the window is wanted."""
        asked = speakers(seen, self._people)
        if asked and self._said.passed.issuperset(asked):
            passed = [(seat, Challenge(())) for seat in asked]
            soon(self, lambda: self._say_all(passed) if self._seen is seen else None)
            return False
        if asked:
            write = self._asking.votes if seen.phase is Phase.VOTE else self._asking.objections
            write(seen, placed, asked)
        return bool(asked)

    def _ask_answer(self, seen: Observation, placed: Placed) -> bool:
        """Group cards; gives whether the window is wanted."""
        asked, said = speakers(seen, self._people), self._said
        decider = seen.waiting[0] if seen.waiting else None
        if seen.seat is not None and (seen.claimed == seen.seat or len(self._people) == 1):
            return decider == seen.seat and self._ask_own(seen, placed)
        if not asked:
            return False
        if decider in said.wishes:
            self._later(seen, decider, Claim())
            return False
        passed = decider in said.passed and (said.wishes or said.passed.issuperset(asked))
        if passed or said.closed or not could_be_answered(placed):
            if decider in self._people:
                self._later(seen, decider, Answer(False))
            return False
        self._asking.answers(seen, placed, asked)
        return True

    def _ask_own(self, seen: Observation, placed: Placed) -> bool:
        """Whoever looks at the own card; alone nobody is asked about one that cannot be played."""
        own = own_card(seen)
        if not own.usable and len(self._people) == 1:
            self._later(seen, seen.seat, Answer(False))
            return False
        self._asking.own_card(seen, placed, own)
        return True

    def _come(self, seen: Observation) -> None:
        limit = seconds_of(seen.options, seen.phase) * SECOND
        self.window.show_clock(max(self._at if seen.running else seen.at, seen.at), limit or None)
        self._live, self._ruling = True, False
        self._show_window((len(seen.history), seen.phase, seen.seat, seen.claimed, self._said.voter))
        self._start_clock()

    def _show_window(self, question: object) -> None:
        new = self.window.isHidden()
        self.window.come(self._table.mat(), self._table.hand_place())
        if new or question != self._question:
            self._question = question
            want_fresh_press(self.window, digits=True)
        if new:
            self._float(True)
            self.wished.emit(Wish.KEYBOARD)

    def _start_clock(self) -> None:
        """The clock waits until people see what it measures."""
        seen = self._seen
        if seen is None or seen.running or seen.claimed is not None:
            return
        if seconds_of(seen.options, seen.phase):
            self.wished.emit(Wish.CLOCK_READY)

    def _float(self, there: bool) -> None:
        """What the window covers the table does not use."""
        floating = self._table.floating
        if there and self.window not in floating:
            floating.append(self.window)
        elif not there and self.window in floating:
            floating.remove(self.window)
        self._table.zoom.setVisible(not there)
        self._table.rack.set_reached(not there)
        self._table.place_message()
        seen = self._seen
        if there and seen is not None and seen.pending is not None:
            self._table.sheet.mover.keep_up([cell for word in seen.placed().words for cell in word.cells])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.window.isHidden():
            soon(self, lambda: self.window.stay(self._table.mat(), self._table.hand_place()))
        return False

    # What people say --------------------------------------------------------------------------------

    def _mark(self, index: int) -> None:
        """Mark a word, or mark it no longer; the clock stands for whoever does."""
        seen = self._seen
        if seen is None or not self._live:
            return
        self._said.marked ^= {index}
        speaker = self._said.speaker(seen, speakers(seen, self._people))
        if seen.running and seen.claimed is None and speaker is not None:
            self._say(speaker, Claim())
        else:
            self.ask(seen)

    def _name(self, seat: int) -> None:
        seen = self._seen
        if seen is None or not self._live:
            return
        if seen.phase is Phase.CHALLENGE or seen.waiting[:1] == (seat,):
            self._say(seat, Claim())
            return
        wishes = self._said.wishes
        if seat in wishes:
            wishes.remove(seat)
        else:
            wishes.append(seat)
            self._said.passed.discard(seat)
        self.ask(seen)

    def _pass(self, seat: int) -> None:
        """Somebody has nothing to say, or thinks better of it: it is told once all have spoken."""
        seen = self._seen
        if seen is None or not self._live:
            return
        self._said.passed ^= {seat}
        if seat in self._said.wishes:
            self._said.wishes.remove(seat)
        self.ask(seen)

    def _confirm(self) -> None:
        seen = self._seen
        if self._ruling:
            self.wished.emit(Wish.SKIP)
        if seen is None or not self._live:
            return
        asked = speakers(seen, self._people)
        if seen.phase is Phase.ANSWER:
            self._say(seen.seat, Answer(False))
            return
        speaker = self._said.speaker(seen, asked)
        if seen.phase is Phase.VOTE:
            self._say_all([(speaker, Vote(self._said.taken()))])
        elif speaker is not None:
            self._say_all([(speaker, Challenge(self._said.challenge(speaker)))])

    def _other(self, index: int) -> None:
        """A smaller button: the own card is played."""
        seen = self._seen
        if seen is not None and self._live and seen.seat is not None:
            self._say(seen.seat, Answer(True, index == 1))

    def _say_all(self, said: Sequence[tuple[int | None, Move]]) -> None:
        self._said.marked = set()
        self._live = False
        for seat, move in said:
            self._say(seat, move)

    def _say(self, seat: int | None, move: Move) -> None:
        self._live = False
        if seat is not None and not isinstance(move, Claim):
            self._said.sent.add(seat)
        self.move_for_requested.emit(seat, move)

    def _later(self, seen: Observation, seat: int | None, move: Move) -> None:
        """Say what needs no asking, once what is being done now is done."""
        say: Callable[[], None] = partial(self._say, seat, move)
        soon(self, lambda: say() if self._seen is seen else None)
