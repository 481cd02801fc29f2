"""The screen of Scrabble karty: observations in, moves out (see ``app/ARCHITECTURE.md``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.games.scrabble_cards.model import Observation, Phase, Played
from app.games.scrabble_cards.screen.advice import LetterAdviser
from app.games.scrabble_cards.screen.answers.answers import Answers
from app.games.scrabble_cards.screen.cards import skin
from app.games.scrabble_cards.screen.cards.skin import Face, Way
from app.games.scrabble_cards.screen.end import show_end
from app.games.scrabble_cards.screen.hand.blanks import Blanks
from app.games.scrabble_cards.screen.hand.extras import BonusDesk
from app.games.scrabble_cards.screen.hand.hand import make_hand
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.panel.desk import LetterDesk
from app.games.scrabble_cards.screen.past.past import PastTurns
from app.games.scrabble_cards.screen.show.turn import TurnShow
from app.games.scrabble_cards.screen.table import LetterTable
from app.tabletop.context import ViewContext
from app.tabletop.hand_screen import HandScreen, Parts
from app.widgets.sheets import keyboard


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
        show = TurnShow(table, context.sounds)
        desk = LetterDesk(table, hand, context)
        parts = Parts(table, hand, desk, show, PastTurns(table), LetterAdviser(table, hand, context))
        super().__init__(context, parts, parent)
        self._held: list[Turn] = []
        """Turns that led to a moment at which there is nothing to be seen."""
        self.bonus = BonusDesk(hand, table, context)
        self.blanks = Blanks(hand, table)
        hand.drafted.connect(self._show_leaving)
        self.answers = Answers(table, context)
        self.answers.move_requested.connect(self.move_requested)
        self.course.acting.connect(self.answers.forget)
        self.course.settled.connect(self._take_up)
        show.clearing.connect(lambda count: table.say("info", texts.clearing(count), ms=4000))
        self.destroyed.connect(skin.forget)

    # What the controller tells ----------------------------------------------------------------

    def show_observation(self, observation: Any, turns: Sequence[Turn] = ()) -> None:
        """The moment before the table writes a turn down is passed over: what follows comes at once."""
        self._held += turns
        if observation.phase is Phase.RECORD:
            return
        held, self._held = self._held, []
        super().show_observation(observation, held)

    def act_out(self, turns: Sequence[Turn], then: Any) -> None:
        """With what was passed over before."""
        held, self._held = self._held, []
        super().act_out([*held, *turns], then)

    def _take_up(self, observation: Observation) -> None:
        self.show_.take_up(observation)
        self.answers.take_up(observation)
        target = self.answers.keyboard()
        if target is not None:
            keyboard.give(target)

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

    def title(self) -> str:
        """“Turn 6”."""
        return texts.title(self.seen)

    def show_end(self) -> None:
        """Winners, figures, last words."""
        show_end(self.end, self.context.seats, self.seen)

    def sentence(self, seat: int, turn: Turn) -> str:
        """Of exchanges, passes and group cards."""
        return texts.event_sentence(self.context.seats[seat].name, turn.move)

    def remark(self, history: Sequence[Played]) -> tuple[int, str] | None:
        """What an animal has to say."""
        return None

    def keyboard(self) -> QWidget:
        """The window of the others, the table, or what goes on after the end."""
        return self.answers.keyboard() or super().keyboard()
