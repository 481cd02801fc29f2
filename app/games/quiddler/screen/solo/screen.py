"""The screen of the game for one: observations in, moves out (RULES QD13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QRectF, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.errors import IllegalMove
from app.engine.turn import Turn
from app.games.quiddler import deck
from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.advice import SoloAdvice
from app.games.quiddler.screen.solo.controller import SoloController
from app.games.quiddler.screen.solo.end import SoloEnd
from app.games.quiddler.screen.solo.history import PastSheet
from app.games.quiddler.screen.solo.result import results
from app.games.quiddler.screen.solo.side import UsedWord
from app.games.quiddler.screen.solo.stuck import StuckBanner
from app.games.quiddler.screen.solo.table import SoloTable
from app.games.quiddler.solo_model import (
    GiveUp,
    Refill,
    SoloObservation,
    SoloPhase,
    Take,
    Undo,
    taken_back,
    told,
)
from app.tabletop import phrases
from app.tabletop.cards import card
from app.tabletop.context import BarTool, ViewContext
from app.tabletop.moment.burst import Burst
from app.tabletop.moment.ways import Flourish
from app.tabletop.screen import TableScreen
from app.widgets.look import motion, theme
from app.widgets.sheets import dialog, keyboard
from app.widgets.sounds import Sound

FLY_MS = 320


class SoloScreen(TableScreen):
    """Piles, tray, words, and what comes over them."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.seen: SoloObservation | None = None
        self._undone: list[Take | Refill] = []
        self.table = SoloTable(self)
        self.doing = SoloController(self.table, context)
        self.stuck = StuckBanner(self.table)
        self.burst = Burst(self.table)
        self.end = SoloEnd(context.seats[0], self.table.mat, self.table.side.x, self.table)
        self.advice = SoloAdvice(self.doing, self.end, context)
        self.past = BarTool("scores", lambda: self.tr("Earlier deals (Ctrl+C)"), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self._join()
        if context.watching:
            side = self.table.side
            for button in (side.take, side.hint, side.undo, side.give_up):
                button.hide()
        self.destroyed.connect(card.forget)

    def _join(self) -> None:
        side, end = self.table.side, self.end
        self.doing.move_requested.connect(self.move_requested)
        self.doing.undo_requested.connect(self.take_back)
        self.doing.redo_requested.connect(self.redo)
        self.doing.hint_requested.connect(self.advice.hint)
        self.doing.past_requested.connect(self._open_past)
        self.advice.helped.connect(self._refresh)
        side.hint.clicked.connect(self.advice.hint)
        side.undo.clicked.connect(self.take_back)
        side.give_up.clicked.connect(self._give_up)
        side.words.clicked.connect(self._explain)
        side.words.row_chosen.connect(self._explain)
        self.stuck.undo_requested.connect(self.take_back)
        self.stuck.end_requested.connect(self.next_round_requested)
        end.same.clicked.connect(self._same)
        end.again.clicked.connect(self.play_again_requested)
        end.home.clicked.connect(self.leave_requested)
        end.history.clicked.connect(self._open_past)
        end.put_away.connect(self._put_away)
        self.past.triggered.connect(self._open_past)
        self.table.arranged.connect(self._arrange)

    # What the page asks ---------------------------------------------------------------------------

    def keyboard(self) -> QWidget:
        """The table, or what lies over it."""
        if self.end.isVisible():
            return self.end.again
        if self.stuck.isVisible():
            return self.stuck.end if self.stuck.undo.isHidden() else self.stuck.undo
        return self.table

    def bar_tools(self) -> Sequence[BarTool]:
        """The history of deals."""
        return (self.past,)

    def word_at_hand(self) -> str:
        """The word on the tray."""
        return self.doing.draft.text.lower()

    # What the controller tells ----------------------------------------------------------------------

    def show_observation(self, observation: SoloObservation, turns: Sequence[Turn] = ()) -> None:
        """Show what the player sees now; ``turns`` were made since the last time."""
        before, self.seen = self.seen, observation
        self.table.edition = observation.options.edition
        if before is not None and self.isVisible():
            for turn in turns[-1:]:
                self._act(before, observation, turn)
        self.doing.take_up(observation)
        self._refresh()
        self.tell_subtitle(texts.subtitle(observation))
        self.stuck.setVisible(False)
        if observation.over:
            self.advice.take_up(observation)
            if before is None:
                self._come_to_end(observation, first=False)
            elif not before.over:
                self._after_flights(lambda: self._come_to_end(observation, first=True))
            return
        self.end.hide()
        self.advice.take_up(observation)
        if observation.phase is SoloPhase.STUCK and not self.context.watching:
            self._after_flights(lambda: self._tell_stuck(observation))
        else:
            keyboard.give(self.keyboard())

    def show_rejection(self, refusal: IllegalMove, move: object) -> bool:
        """A move was refused: say why."""
        self.doing.refuse(refusal, move)
        return True

    # Showing ----------------------------------------------------------------------------------------

    def _act(self, before: SoloObservation, seen: SoloObservation, turn: Turn) -> None:
        """What was done: cards that fly, and what is heard."""
        move, table = told(turn), self.table
        if not isinstance(move, Undo) and self._undone and move == self._undone[-1]:
            self._undone.pop()
        elif not isinstance(move, Undo):
            self._undone.clear()
        ms = theme.current().ms(FLY_MS)
        if isinstance(move, Take):
            self.context.sounds.play(Sound.WORD_OK)
            for index, place in enumerate(move.places):
                start, size = table.tray_spot(index)
                shown = table.printed(before.piles[place] or "")
                table.air.launch(shown, (start, table.words_spot()), (size, size * 0.5), ms)
        elif isinstance(move, Refill):
            self.context.sounds.play(Sound.CARD_PLACE)
            start, size = table.pile_spot(move.source)
            end, _ = table.pile_spot(move.place)
            shown = table.printed(before.piles[move.source] or "")
            table.air.launch(shown, (start, end), (size, size), theme.current().ms(motion.FLY_HOME))
        elif isinstance(move, Undo):
            self.context.sounds.play(Sound.SHUFFLE)
            self._undone.append(taken_back(before, seen))
            table.say("info", texts.taken(before, self._undone[-1]))

    def _refresh(self) -> None:
        seen, side = self.seen, self.table.side
        if seen is None:
            return
        edition = seen.options.edition
        words = [UsedWord(deck.spelt(meld), deck.value(edition, meld)) for meld in reversed(seen.used)]
        side.model.set_lines(words)
        used = phrases.points(texts.used_points(seen))
        side.show_figures(
            seen.cards_left,
            texts.cards_unit(seen.cards_left),
            self.tr("used so far: {points}").format(points=used),
            texts.aids(seen.undos, self.advice.helps),
        )
        side.give_up.setText(self.tr("Show the result") if seen.over else self.tr("Give up"))
        side.hint.setEnabled(self.advice.possible and self.doing.active)

    def _come_to_end(self, seen: SoloObservation, *, first: bool) -> None:
        """All cards used is a great moment before anything lies over it."""
        self.context.sounds.play(Sound.ROUND_END if seen.left else Sound.VICTORY)
        if not first or seen.left:
            (self.end.celebrate if first else self.end.open_again)()
        else:
            self.burst.come(Flourish.RAIN, QRectF(self.table.rect()), then=self.end.celebrate)

    def _tell_stuck(self, seen: SoloObservation) -> None:
        self.context.sounds.play(Sound.ROUND_END)
        self.stuck.come(seen.cards_left, undo=seen.moves > 0)

    def _after_flights(self, then: Callable[[], None]) -> None:
        """Nothing comes over a card that is in the air, nor once another position is shown."""
        seen, ms = self.seen, theme.current().ms(FLY_MS)
        if theme.current().reduced_motion:
            then()
        else:
            QTimer.singleShot(ms, self, lambda: then() if self.seen is seen else None)

    def _arrange(self) -> None:
        self.stuck.stand_in(self.table.tray.geometry())
        self.end.stay()

    # Doing ------------------------------------------------------------------------------------------

    def take_back(self) -> None:
        """The last word or refill; what is being made goes first, and that is not counted."""
        seen, draft = self.seen, self.doing.draft
        if seen is not None and not seen.over and not self.doing.change(draft.undo) and seen.moves:
            self.move_requested.emit(Undo())

    def redo(self) -> None:
        """What was taken back last, once more."""
        seen, draft = self.seen, self.doing.draft
        if seen is None or seen.over or self.doing.change(draft.redo, Sound.CARD_PLACE):
            return
        if self._undone and not draft.places:
            self.move_requested.emit(self._undone[-1])
        else:
            self.table.say("info", texts.nothing_again())

    def _give_up(self) -> None:
        """End the game, if that is really meant."""
        seen = self.seen
        if seen is None:
            return
        if seen.over:
            self.end.open_again()
            return
        dialog.ask(
            self,
            self.tr("Give up?"),
            texts.giving_up(seen.cards_left),
            self.tr("Give up"),
            self.tr("Play on"),
            lambda: self.move_requested.emit(GiveUp()),
            danger=True,
        )

    def _same(self) -> None:
        self.same_again_requested.emit(True)

    def _put_away(self) -> None:
        keyboard.give(self.table)

    def _open_past(self) -> None:
        sheet = PastSheet(self, results(self.context), self.advice.deal())
        sheet.open_once(sheet.list)

    def _explain(self, index: QModelIndex) -> None:
        """What a word means that was taken."""
        word = self.table.side.model.lines[index.row()].word
        self.table.say("info", self.context.explain(word))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.seen is not None:
            self.past.changed.emit()
            self.doing.refresh()
            self._refresh()
            self.tell_subtitle(texts.subtitle(self.seen), again=True)
