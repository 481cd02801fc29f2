"""The screen of Scrabble karty: observations in, moves out (see ``app/ARCHITECTURE.md``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.games.scrabble_cards.cards import FACTORS
from app.games.scrabble_cards.model import Observation, Phase, Played, told
from app.games.scrabble_cards.moves import First, Move, Pause, Resume, TakeBack
from app.games.scrabble_cards.screen import sayings
from app.games.scrabble_cards.screen.advice import LetterAdviser
from app.games.scrabble_cards.screen.answers.answers import Answers
from app.games.scrabble_cards.screen.cards import skin
from app.games.scrabble_cards.screen.cards.badge import Badges
from app.games.scrabble_cards.screen.cards.skin import Face, Way
from app.games.scrabble_cards.screen.end import show_end
from app.games.scrabble_cards.screen.hand.blanks import Blanks
from app.games.scrabble_cards.screen.hand.clock import FirstCard
from app.games.scrabble_cards.screen.hand.extras import BonusDesk
from app.games.scrabble_cards.screen.hand.hand import make_hand
from app.games.scrabble_cards.screen.hand.typing import Typing
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.panel.desk import LetterDesk
from app.games.scrabble_cards.screen.panel.unseen import open_unseen
from app.games.scrabble_cards.screen.past import texts as score_texts
from app.games.scrabble_cards.screen.past.past import PastTurns
from app.games.scrabble_cards.screen.past.review import Review
from app.games.scrabble_cards.screen.past.sheet import open_scores
from app.games.scrabble_cards.screen.show.cut import CutSlip
from app.games.scrabble_cards.screen.show.turn import TurnShow, shows
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell
from app.tabletop import commands
from app.tabletop.aids import Aid
from app.tabletop.context import BarTool, ViewContext
from app.tabletop.hand_screen import HandScreen, Parts
from app.tabletop.sheet.camera import bounds
from app.tabletop.sight import laid_by, since_last
from app.widgets.sheets import keyboard

_TOLD = (First.type, TakeBack.type, Pause.type, Resume.type)
"""Moves that only tell a clock something."""


def open_screen(context: ViewContext) -> ScrabbleView:
    """The table of a game."""
    return ScrabbleView(context)


class ScrabbleView(HandScreen):
    """Table and end of one game."""

    table: LetterTable
    panel: LetterDesk
    show_: TurnShow
    seen: Observation

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        table = LetterTable(context)
        hand = make_hand(context, table.message, table)
        show = TurnShow(table, context)
        desk = LetterDesk(table, hand, context)
        parts = Parts(
            table,
            hand,
            desk,
            show,
            PastTurns(table, self._lay_back, context.seats),
            LetterAdviser(table, hand, context),
        )
        super().__init__(context, parts, parent)
        self._held: list[Turn] = []
        """Turns that led to a moment at which there is nothing to be seen."""
        self._acted = 0
        """Of the turns told next so many have been shown already, to all, before the screen was covered."""
        self._remarked = 0
        """Turns that an animal could have had a word for."""
        self._open = False
        """Whether all may look at the screen now."""
        self._in_sight: frozenset[Cell] = frozenset()
        """Cells of the draft that was last brought into sight."""
        self.bonus = BonusDesk(hand, table, context)
        self.blanks = Blanks(hand, table)
        self.typing = Typing(
            hand, self.keys, table.sheet, table.message, lambda: context.settings.easy_letters
        )
        self.first = FirstCard(hand, table.clock, table.message)
        self.first.move_requested.connect(self.move_requested)
        self.first.shown.connect(table.arrange_sheet)
        self.course.acting.connect(self.typing.hide)
        self.badges = Badges(table.sheet)
        self.cut = CutSlip(table, context.seats)
        self.course.acting.connect(self.cut.make_way)
        hand.drafted.connect(self._begun)
        hand.drafted.connect(self._show_leaving)
        hand.drafted.connect(self._mark_premium)
        hand.drafted.connect(self._keep_in_sight)
        self.keys.more |= {
            Qt.Key.Key_P: self.bonus.press,
            Qt.Key.Key_G: self.bonus.press,
            Qt.Key.Key_F: desk.next_part,
            commands.SCORES: self._open_scores,
        }
        self.answers = Answers(table, context)
        self.answers.move_for_requested.connect(self._say)
        self.answers.clock_ready.connect(self.clock_ready)
        self.answers.hurry_requested.connect(self.hurry_requested)
        self.answers.skip_requested.connect(self.acting.skip)
        self.answers.changed.connect(lambda: keyboard.give(self.keyboard()))
        show.ruling = self.answers.rule
        self.course.acting.connect(self.answers.put_away)
        self.course.settled.connect(self._take_up)
        show.clearing.connect(lambda count: table.say("info", texts.clearing(count), ms=4000))
        self.scores = BarTool("scores", score_texts.button, self)
        self.scores.triggered.connect(self._open_scores)
        self.destroyed.connect(skin.forget)

    # What the controller tells ----------------------------------------------------------------

    def show_observation(
        self, observation: Any, turns: Sequence[Turn] = (), *, anew: bool | None = None
    ) -> None:
        """The moment before the table writes a turn down is passed over: what follows comes at once. What is
        only said leaves the table as it is."""
        self._held += turns[self._acted :]
        seen = cast("Observation | None", self.seen)
        fresh = seen is None or not (turns or self._held) if anew is None else anew
        self._acted, self._open = 0, observation.seat is None
        self.show_.learn(observation)
        if observation.phase is Phase.RECORD:
            return
        held, self._held = self._held, []
        if self._goes_on(observation, held):
            self._adopt(observation)
        else:
            acted = [turn for turn in held if shows(turn)]
            super().show_observation(observation, acted, anew=fresh)

    def _goes_on(self, seen: Observation, turns: Sequence[Turn]) -> bool:
        """Whether only a clock was told something: the draft on the table stays as it is."""
        if (
            seen.phase is not Phase.PLAY
            or self.hand.draft.taken_up is None
            or self.acting.running
            or seen.seat != self.seen.seat
        ):
            return False
        return bool(turns) and all(turn.kind in _TOLD for turn in turns)

    def _adopt(self, seen: Observation) -> None:
        self.seen = self.panel.seen = self.hand.draft.seen = seen
        self.adviser.take_up(seen)
        self.first.take_up(seen)
        self.answers.take_up(seen)
        self.hand.refresh()

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """What all have seen so far they see to its end; the person who confirmed a turn sees it counted."""
        if not self._open:
            super().act_out(turns, then)
            return
        held, self._held = self._held, []
        self._acted = len(turns)
        self.course.act_all([turn for turn in (*held, *turns) if shows(turn)], then)

    def _say(self, seat: int | None, move: Move) -> None:
        """What somebody says to a turn; whoever has looked at their own card is done with it."""
        if self.seen.seat is not None and sum(look.is_person for look in self.context.seats) > 1:
            self.hand.covered = True
            self.hand.refresh()
        self.move_for_requested.emit(seat, move)

    def show_clock(self, at: int, limit: int | None, running: bool) -> None:
        """Milliseconds of this stretch."""
        self.first.show_clock(at, running=running)
        self.answers.show_clock(at, limit, running)

    def show_thinking(self, seat: int, thinking: bool) -> None:
        """A computer player has begun or ended to think."""
        super().show_thinking(seat, thinking)
        self.answers.show_thinking(thinking)

    def _take_up(self, observation: Observation) -> None:
        self.show_.take_up(observation)
        self.cut.take_up(observation)
        self.first.take_up(observation)
        self.bonus.take_up(observation)
        if observation.phase is not Phase.PLAY:
            self.typing.hide()
        self.answers.take_up(observation)

    # What was before ----------------------------------------------------------------------------

    def bar_tools(self) -> Sequence[BarTool]:
        """The score sheet too."""
        return (*super().bar_tools(), self.scores)

    def _open_scores(self) -> None:
        seen = cast("Observation | None", self.seen)
        if seen is not None:
            seats, context = self.context.seats, self.context
            computers = {seat for seat, look in enumerate(seats) if look.level is not None}
            open_scores(self.table, seats, seen, Review(context.takes, context.rare, computers))

    def _lay_back(self, seen: Observation) -> None:
        """The position of the moment and the draft, after a look at a past turn."""
        lies = self.show_.lies(seen)
        self.table.sheet.lying.show(lies)
        fresh = laid_by(since_last(seen)).items()
        self.table.marks.show({place: seat for place, seat in fresh if place in lies})
        self.hand.refresh()

    # What the base asks -------------------------------------------------------------------------

    def _show_leaving(self) -> None:
        """Cards that the draft would clear (RULES SK17)."""
        if self.acting.running or self.hand.draft.taken_up is None:
            return
        lying, faces = self.table.sheet.lying, self.show_.lies(self.hand.draft.seen)
        for cell in self.hand.draft.leaving():
            if cell in faces:
                faces[cell] = Face(self.hand.draft.lies_at(cell), Way.LEAVING)
        for cell, face in faces.items():
            lying.turn(cell, face)

    def _keep_in_sight(self) -> None:
        """All of the words of a draft are seen, and where it can go on, once nothing is in the air. As long
        as the same cards lie, the sheet stays where a hand has put it, and while a hand lays them too."""
        draft = self.hand.draft
        if self.hand.in_air is not None or self.acting.running:
            return
        laid = frozenset(draft.placed.values())
        if laid and laid != self._in_sight:
            words = {*laid, *(cell for one in draft.words() for cell in one.cells)}
            more = draft.around(dict.fromkeys(laid)) if draft.lying() else ()
            gaze = self.table.sheet.gaze
            if not gaze.still:
                gaze.show_cells(bounds({*words, *more}))
            if not gaze.still and not gaze.camera.shows(bounds(words), gaze.aim):
                gaze.show_cells(bounds(words))
        self._in_sight = laid

    def _begun(self) -> None:
        """Whoever does something has seen who begins."""
        if self.hand.draft.placed or self.hand.trading or self.hand.in_air is not None:
            self.cut.put_away()

    def _mark_premium(self) -> None:
        """The premium card lies on the card that it names."""
        draft = self.hand.draft
        seen = draft.taken_up
        if seen is None or self.acting.running:
            return
        cell, card = draft.premium, seen.bonus
        if seen.pending is not None:
            cell, card = seen.pending.premium, seen.shown
        self.badges.show(cell, FACTORS.get(card, 1))

    def aids(self) -> Sequence[Aid]:
        """Places and points."""
        return texts.aids()

    def open_store(self) -> None:
        """Which cards nobody has seen."""
        if self.hand.draft.taken_up is not None and not self.hand.covered:
            open_unseen(self.table, self.seen)

    def title(self) -> str:
        """“Turn 6”."""
        return texts.title(self.seen)

    def show_end(self) -> None:
        """Winners, figures, last words."""
        show_end(self.end, self.context.seats, self.seen)

    def sentence(self, seat: int, turn: Turn) -> str:
        """Of exchanges, passes and group cards."""
        return texts.event_sentence(self.context.seats[seat].name, told(turn))

    def remark(self, history: Sequence[Played]) -> tuple[int, str] | None:
        """In the way of the animal that has a word for it."""
        if len(history) <= self._remarked:
            return None
        self._remarked = len(history)
        found = sayings.remark(self.context.seats, history)
        if found is None:
            return None
        seat, mood = found
        level, score = self.context.seats[seat].level or 1, history[-1].score
        points = 0 if score is None else score.total
        return seat, sayings.line(level, mood, len(history) + seat, points)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.answers.retranslate()
            self.cut.retranslate()

    def keyboard(self) -> QWidget:
        """The window of the others, the table, or what goes on after the end."""
        return self.answers.keyboard() or super().keyboard()
