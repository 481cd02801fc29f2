"""The screen of Boggle: observations in, moves out (see ``app/ARCHITECTURE.md``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QStackedLayout, QWidget

from app.engine.errors import IllegalMove
from app.engine.rules import TimeUp
from app.engine.turn import Turn
from app.games.boggle.board import letters_of
from app.games.boggle.dice import Fall
from app.games.boggle.model import (
    Close,
    Hint,
    Observation,
    Phase,
    ScoredWord,
    Shake,
    ShakeOutcome,
    WordOutcome,
    WordVerdict,
    WriteWord,
    read_turn,
)
from app.games.boggle.screen import texts
from app.games.boggle.screen.play.table import BoggleTable
from app.games.boggle.screen.play.written import own_words
from app.games.boggle.screen.results.summary import WouldFind, nobody_finds
from app.games.boggle.screen.results.view import ResultsView
from app.games.boggle.screen.shaker import die
from app.games.boggle.screen.shaker.shaker import ShakerStage
from app.games.boggle.screen.texts import WordMessage
from app.tabletop.context import ViewContext
from app.tabletop.screen import TableScreen
from app.widgets.later import soon
from app.widgets.sheets import dialog, keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sounds import Sound
from app.widgets.spoken import Spoken

ALONE_S = 1.2
"""A box that a computer player shakes is shaken so long."""
LAST_S = 10


class BoggleView(Spoken, TableScreen):
    """Table and results of one game."""

    def __init__(self, context: ViewContext, *, would_find: WouldFind = nobody_finds) -> None:
        """would_find: what animals find on a board."""
        super().__init__()
        self._context = context
        self._seen: Observation | None = None
        self._at = 0
        self._tick = -1
        self._paused = False
        self._hinted = 0
        """Steps of a hint that were shown."""
        self._said: tuple[str, Callable[[], WordMessage]] | None = None
        self.table = BoggleTable(context)
        self.results = ResultsView(context, would_find)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.table)
        self._pages.addWidget(self.results)
        self._join()
        for side in (self.table.side, self.table.big_side) if context.past else ():
            side.end.hide()
        self.table.side.watching = context.watching
        if context.past and not context.watching:
            self.table.stop_the_clock()
        context.settings.changed.connect(self._obey)
        self.destroyed.connect(die.forget)
        self.hear(self._say_anew)
        self._obey()

    def _obey(self) -> None:
        """Take the settings that are in force."""
        self.table.set_big(self._context.settings.big_picture)

    def _join(self) -> None:
        table, results = self.table, self.results
        table.board.shaken.connect(lambda: self.move_requested.emit(Shake()))
        table.board.settled.connect(self._on_settled)
        table.strip.shake_begun.connect(lambda: self._shake_key(True))
        table.strip.shake_ended.connect(lambda: self._shake_key(False))
        table.shake_key.connect(self._shake_key)
        table.skip_key.connect(table.board.shaker.skip)
        table.entry.word_entered.connect(lambda word: self.move_requested.emit(WriteWord(word, self._at)))
        table.turn_requested.connect(table.board.turn_box)
        table.side.turn_requested.connect(table.board.turn_box)
        table.side.end_requested.connect(self._end_round)
        table.side.hint_requested.connect(self._ask_hint)
        table.hint_requested.connect(self._ask_hint)
        table.big_side.turn_requested.connect(table.board.turn_box)
        table.big_side.end_requested.connect(self._end_round)
        table.side.word_chosen.connect(table.entry.point_out)
        results.move_for_requested.connect(self.move_for_requested)
        results.next_round_requested.connect(self.next_round_requested)
        results.play_again_requested.connect(self.play_again_requested)
        results.leave_requested.connect(self.leave_requested)
        results.subtitle_changed.connect(self._tell_results_subtitle)

    def _say_anew(self) -> None:
        """Another language: what was said and what is seen."""
        if self._said is not None and self.table.side.message.message():
            self._tell(*self._said)
        if self._seen is not None and self._pages.currentWidget() is self.table:
            self.show_observation(self._seen)

    # Advice from outside ----------------------------------------------------------------------

    def show_hint(self, ranked: str) -> None:
        """How a word begins, then where."""
        self._hinted += 1
        self.table.show_message("info", texts.missed_hint(ranked, self._hinted), "")

    def show_best(self, ranked: str) -> None:
        """How it lies."""
        self._forget_message()
        self.table.entry.point_out(ranked, stays=True)

    def heard(self, turn: Turn, name: str) -> str:
        """The word that was written."""
        made = read_turn(turn)
        return f"{name}: {made.word}" if isinstance(made, WordOutcome) else super().heard(turn, name)

    def step(self, *, forward: bool) -> bool:
        """Shake the box, hurry its dice, end the round."""
        seen = self._seen
        if not forward or seen is None or self._pages.currentWidget() is not self.table:
            return False
        if seen.phase is Phase.SHAKE or self.table.board.shaker.running:
            self._shake_key(True)
            self._shake_key(False)
        else:
            self._end_round()
        return True

    # What the controller tells ----------------------------------------------------------------

    def show_observation(self, observation: Observation, turns: Sequence[Turn] = ()) -> None:
        """Show what the viewer sees now; ``turns`` were made since the last time."""
        fresh, self._seen = self._seen is None, observation
        self._hinted = 0
        made = {turn.kind for turn in turns}
        if not observation.may_end:
            dialog.withdraw_about(self.table)
        if TimeUp.type in made:
            self._forget_message()
            self._context.sounds.play(Sound.ROUND_END)
        if observation.phase in (Phase.LISTS, Phase.REVIEW, Phase.OVER):
            self._show_results(observation, live=not fresh)
            return
        self._pages.setCurrentWidget(self.table)
        self.table.show_observation(observation, turns)
        self.tell_subtitle(texts.subtitle(observation))
        if observation.phase is Phase.SHAKE:
            if fresh or Close.type in made:
                want_fresh_press(self.table.strip.shake)
            self._await_shake(observation)
            return
        shaken = next((one for turn in turns if isinstance(one := read_turn(turn), ShakeOutcome)), None)
        if observation.grid is None:
            # The board is somebody else's for now: they are behind the curtain.
            self.table.entry.end()
            options = observation.options
            dice = options.dice_in(observation.number)
            self.table.board.await_shake(False, dice, fold=options.folds)
        elif shaken is not None and shaken.facts is not None:
            self._fall(observation, shaken.facts)
        else:
            self._show_play(observation)
        self._answer(observation, turns)
        if Hint.type in made:
            self._tell_hint(observation)

    def _show_results(self, observation: Observation, *, live: bool) -> None:
        self.table.entry.end()
        self._pages.setCurrentWidget(self.results)
        self.results.show_observation(observation, live=live and not self._context.watching)

    def voted_in(self, observation: Observation) -> Mapping[str, Sequence[int]] | None:
        """While the lists lie open: what a majority takes."""
        if observation.review is None:
            return None
        return {word: observation.votes[word][0] for word in observation.review.accepted}

    def show_rejection(self, refusal: IllegalMove, move: object) -> bool:
        """A word of the viewer was refused: say why, on the dice too. The page tells of other moves."""
        seen = self._seen
        if seen is None or not isinstance(move, WriteWord):
            return False
        reason, options, phase = refusal.reason, seen.options, seen.phase
        answer = self._tell(move.word, lambda: texts.refused(reason, options, phase))
        if self._context.mild_for(seen.seat) and answer.dice != "dup":
            return True  # nothing turns red for a child
        self.table.entry.answer(move.word, answer.dice)
        self._context.sounds.play(Sound.DUPLICATE if answer.dice == "dup" else Sound.WORD_NO)
        if answer.dice == "dup":
            self.table.side.words.mark(move.word)
        return True

    def _tell(self, word: str, answering: Callable[[], WordMessage]) -> WordMessage:
        """Say what became of a word; kept, so that another language can say it anew."""
        self._said, answer = (word, answering), answering()
        self.table.show_message(answer.kind, answer.text, word)
        return answer

    def _forget_message(self) -> None:
        self._said = None
        self.table.clear_message()

    def show_clock(self, at: int, limit: int | None, running: bool) -> None:
        """Milliseconds on the clock of this stretch."""
        self._at = at
        self.table.show_clock(at, limit)
        left = None if limit is None else -(-(limit - at) // 1000)
        if running and left is not None and 0 < left <= LAST_S and left != self._tick:
            self._context.sounds.play(Sound.CLOCK, left)
        self._tick = -1 if left is None else left

    def keyboard(self) -> QWidget:
        """The word while words are written, else what goes on."""
        table = self.table
        if self._pages.currentWidget() is not table:
            return self.results.keyboard()
        if table.entry.enabled:
            return table.strip.field
        # While the page is only coming in nothing on it is visible yet.
        return table.strip.shake if table.strip.shake.isVisibleTo(table) else table

    def show_thinking(self, seat: int, thinking: bool) -> None:
        """A computer player has begun or ended to think; while words are written the dots show it anyway."""
        if self._seen is not None and self._seen.phase is not Phase.PLAY:
            self.table.slips[seat].set_busy(thinking)

    def set_paused(self, paused: bool) -> None:
        """No letters are to be seen in a pause."""
        self._paused = paused
        self.table.board.set_hidden(paused)
        for clock in (self.table.side.clock, self.table.big_side.clock):
            clock.set_paused(paused)
        if paused:
            self.table.entry.clear()
        elif self.table.entry.enabled:
            keyboard.give(self.keyboard())

    # Shaking ----------------------------------------------------------------------------------

    def _await_shake(self, observation: Observation) -> None:
        seat = self._context.seats[observation.shaker]
        own = (
            not self._context.watching
            and seat.is_person
            and (observation.seat is None or observation.seat == observation.shaker)
        )
        table = self.table
        table.entry.end()
        self._forget_message()
        alone = len(observation.people) == 1
        table.strip.show_note(
            texts.shake_note(seat.name, own=own and alone, person=seat.is_person), shake=own
        )
        dice = observation.options.dice_in(observation.number)
        table.board.await_shake(own, dice, fold=observation.options.folds)
        table.show_clock(0, observation.limit)
        if self.isVisible():
            keyboard.give(self.keyboard())

    def _shake_key(self, down: bool) -> None:
        board = self.table.board
        if not down:
            board.shaker.let_go()
        elif board.shaker.running and board.shaker.stage is not ShakerStage.HELD:
            board.shaker.skip()
        elif board.box.can_shake:
            board.shaker.hold()

    def _fall(self, observation: Observation, fall: Fall) -> None:
        assert observation.grid is not None
        # Before the button goes, lest the keyboard falls to whatever comes next.
        keyboard.give(self.table)
        self.table.strip.show_note(self.tr("The dice are falling…"))
        self.table.board.settle(letters_of(observation.grid, observation.options.folds), fall, ALONE_S)

    def _on_settled(self) -> None:
        seen = self._seen
        if seen is not None and seen.grid is not None:
            self._show_play(seen)

    # Writing ----------------------------------------------------------------------------------

    def _show_play(self, observation: Observation) -> None:
        board, entry = self.table.board, self.table.entry
        assert observation.grid is not None and observation.turns is not None
        if board.shaker.stage in (ShakerStage.HELD, ShakerStage.LOOSE, ShakerStage.SETTLING):
            return
        letters = letters_of(observation.grid, observation.options.folds)
        if board.box.grid != letters or board.shaker.stage is not ShakerStage.LYING:
            board.show_board(letters, observation.turns)
        if observation.phase is Phase.READY:
            entry.end()
            soon(self, self._say_ready)
        seat = observation.seat
        writes = seat is not None and observation.options.entry != "paper" and seat in observation.writers
        if self._context.watching:
            entry.follow(fold=observation.options.folds)
            self.table.strip.show_note("")
        elif not writes or seat in observation.finished:
            entry.end()
            self.table.strip.show_note(texts.waiting_note(observation))
        elif observation.phase is Phase.PLAY and (not entry.enabled or entry.draft.grid != letters):
            entry.shortest = observation.options.min_len
            entry.begin(fold=observation.options.folds)
            keyboard.give(self.table.strip.field)

    def _say_ready(self) -> None:
        seen = self._seen
        if (
            seen is not None
            and seen.phase is Phase.READY
            and self.table.board.shaker.stage is ShakerStage.LYING
        ):
            self.clock_ready.emit()

    def _ask_hint(self) -> None:
        if self._seen is not None and self._seen.may_hint and not self._context.watching:
            self.move_requested.emit(Hint(self._at))

    def _tell_hint(self, seen: Observation) -> None:
        """What is known of the word by now, in words and on the dice."""
        hinted, grid = seen.hinted, seen.grid
        if hinted is None or grid is None:
            return
        letters = letters_of(grid, seen.options.folds)
        self._tell("", lambda: WordMessage("info", texts.hint(hinted, letters), ""))
        if hinted.word is not None:
            self.table.entry.point_out(hinted.word)
        elif hinted.cell is not None:
            self.table.entry.point_at(hinted.cell)

    def _answer(self, now: Observation, turns: Sequence[Turn]) -> None:
        """Say what became of the word that the viewer has just written."""
        written = own_words(now, turns)
        if not written:
            return
        fresh = written[-1]
        coarse = self._context.coarse(fresh.word)
        answer = self._tell(fresh.word, lambda: self._verdict(fresh, now, coarse=coarse))
        self.table.entry.answer(fresh.word, answer.dice)
        if answer.dice:
            self._context.sounds.play(Sound.WORD_OK if answer.dice == "ok" else Sound.WORD_NO)

    def _verdict(self, fresh: ScoredWord, now: Observation, *, coarse: bool) -> WordMessage:
        """Children are praised for what they found."""
        if not self._context.mild_for(now.seat) or coarse:
            return texts.accepted(fresh, now, coarse=coarse)
        if fresh.verdict is WordVerdict.UNKNOWN:
            return texts.not_known()
        return WordMessage("ok", texts.praise(fresh, now), "ok")

    def _end_round(self) -> None:
        seen = self._seen
        if seen is None or seen.phase is not Phase.PLAY:
            return
        if not seen.people:
            self.end_round_requested.emit()
            return
        dialog.ask(
            self.table,
            texts.ask_ending(seen),
            texts.what_ending_means(seen, [seat.name for seat in self._context.seats]),
            texts.end_label(seen),
            self.tr("Keep looking"),
            self.end_round_requested.emit,
        )

    def _tell_results_subtitle(self, text: str) -> None:
        """The results speak only while they are shown; another language makes them write all anew."""
        if self._pages.currentWidget() is self.results:
            self.tell_subtitle(text)
