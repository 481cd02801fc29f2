"""The screen of Scrabble karty: observations in, moves out (see ``app/ARCHITECTURE.md``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.engine.turn import Turn
from app.games.scrabble_cards.model import Observation, Phase, Played
from app.games.scrabble_cards.screen import sayings
from app.games.scrabble_cards.screen.advice import LetterAdviser
from app.games.scrabble_cards.screen.answers.controller import AnswerController
from app.games.scrabble_cards.screen.cards import skin
from app.games.scrabble_cards.screen.end import show_end
from app.games.scrabble_cards.screen.hand.blanks import Blanks
from app.games.scrabble_cards.screen.hand.clock import FirstCard
from app.games.scrabble_cards.screen.hand.extras import BonusPresenter
from app.games.scrabble_cards.screen.hand.hand import make_hand
from app.games.scrabble_cards.screen.hand.typing import TypingController
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.panel.presenter import LetterPanelPresenter
from app.games.scrabble_cards.screen.panel.unseen import open_unseen
from app.games.scrabble_cards.screen.past.past import PastTurns
from app.games.scrabble_cards.screen.past.sheet import ScoreTool
from app.games.scrabble_cards.screen.show.cut import CutPart, CutSlip
from app.games.scrabble_cards.screen.show.drafted import DraftShown
from app.games.scrabble_cards.screen.show.held import HeldTurns, only_clock
from app.games.scrabble_cards.screen.show.turn import TurnShow
from app.games.scrabble_cards.screen.table import LetterTable
from app.tabletop.aids import Aid
from app.tabletop.context import ViewContext
from app.tabletop.hand.presenter import HandPresenter
from app.tabletop.hand.screen import SheetParts, SheetScreen
from app.tabletop.people.sayings import Remark


class ScrabbleView(SheetScreen):
    """Table and end of one game."""

    prose = sayings.PROSE

    def __init__(self, context: ViewContext) -> None:
        table = LetterTable(context)
        hand = make_hand(context, table.message, table)
        desk, answers = HandPresenter(hand, table, context), AnswerController(table, context)
        show, panel = TurnShow(table, context, answers.rule), LetterPanelPresenter(table, hand, context)
        past, adviser = PastTurns(table, hand, show, context.seats), LetterAdviser(table, hand, context)
        bonus, blanks = BonusPresenter(hand, table, context), Blanks(hand, table)
        typing = TypingController(
            hand, desk.keys, table.sheet, table.message, lambda: context.settings.easy_letters
        )
        first, cut = FirstCard(hand, table.clock, table.message), CutSlip(table, context.seats)
        draft, scores = DraftShown(table, hand, show), ScoreTool(table, context)
        more = (typing, CutPart(cut, hand), first, bonus, draft, scores, answers)
        super().__init__(context, SheetParts(table, desk, panel, show, past, adviser, more))
        self.answers, self.bonus, self.blanks, self.typing = answers, bonus, blanks, typing
        self.first, self.cut, self.badges, self.scores = first, cut, draft.badges, scores.tool
        self._show, self._held, self._remarked = show, HeldTurns(), 0
        first.told.connect(self.move_requested)
        first.shown.connect(table.arrange_sheet)
        self.destroyed.connect(skin.forget)

    def show_observation(
        self, observation: Observation, turns: Sequence[Turn] = (), *, anew: bool | None = None
    ) -> None:
        """What is only told to a clock leaves the draft on the table as it is."""
        self._show.learn(observation)
        held = self._held.add(observation, turns)
        if held is None:
            return
        fresh = self.seen is None or not (turns or held) if anew is None else anew
        if only_clock(held) and self._goes_on(observation):
            self.give(replace(self.state, seen=observation, past=None))
        else:
            super().show_observation(observation, held, anew=fresh)

    def _goes_on(self, seen: Observation) -> bool:
        taken_up = self.hand.draft.taken_up is not None and not self.acting.running
        return seen.phase is Phase.PLAY and taken_up and seen.seat == self.seen.seat

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """What all have seen so far they see to its end; the person who confirmed a turn sees it counted."""
        if self._held.open:
            self.course.act_all(self._held.act(turns), then)
        else:
            super().act_out(turns, then)

    def show_clock(self, at: int, limit: int | None, running: bool) -> None:
        self.first.show_clock(at, running=running)
        self.answers.show_clock(at, limit, running)

    def show_thinking(self, seat: int, thinking: bool) -> None:
        super().show_thinking(seat, thinking)
        self.answers.show_thinking(thinking)

    def aids(self) -> Sequence[Aid]:
        """Places and points."""
        return texts.aids()

    def open_store(self) -> None:
        """Which cards nobody has seen."""
        if self.seen is not None and not self.hand.covered:
            open_unseen(self.table, self.seen)

    def title(self) -> str:
        return texts.title(self.seen)

    def show_end(self) -> None:
        """Winners, figures, last words."""
        show_end(self.end, self.context.seats, self.seen)

    def remark(self, history: Sequence[Played]) -> Remark | None:
        """Once to a turn."""
        if len(history) <= self._remarked:
            return None
        self._remarked = len(history)
        takes, coarse = self.context.takes, self.context.coarse
        return sayings.remark(self.context.seats, history, lambda word: not takes(word) and not coarse(word))
