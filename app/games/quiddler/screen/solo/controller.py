"""What the person does in the game for one: makes words, fills empty places, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.games.quiddler.screen import texts as named
from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.draft import SoloDraft
from app.games.quiddler.screen.solo.drag import drag_open_cards
from app.games.quiddler.screen.solo.table import COLUMNS, SoloTable
from app.games.quiddler.solo_model import (
    Refill,
    SoloObservation,
    SoloPhase,
    Take,
    Undo,
    read_turn,
    taken_back,
)
from app.tabletop import commands
from app.tabletop.context import ViewContext
from app.tabletop.turn.part import Part, ViewState
from app.tabletop.typed import LetterKeys, Typed
from app.widgets.sheets import keyboard
from app.widgets.sounds import Sound

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}
WAYS = "ways"
"""What the message about several ways to spell a word depends on."""
WORD = "word"
"""What a refusal of the word depends on, and one of a letter typed for it."""


class SoloController(Part, LetterKeys):
    """Keeps the word that is made and the empty place that is to be filled.

    fresh: piles whose card has just been turned. in_air: the pile whose card is under the mouse.
    target: the empty place that a pile is chosen for. refused: the word that was not taken.

    Signals: hint_requested(); past_requested(): the earlier deals.
    """

    hint_requested = Signal()
    past_requested = Signal()

    signs = "12345678"

    def __init__(self, table: SoloTable, draft: SoloDraft, context: ViewContext) -> None:
        super().__init__(table)
        self.table, self.draft, self.context = table, draft, context
        self.fresh: frozenset[int] = frozenset()
        self.in_air: int | None = None
        self.target: int | None = None
        self.refused: str | None = None
        self._before: SoloObservation | None = None
        self._undone: list[Take | Refill] = []
        self._sent: object = None
        self.typed = Typed(table)
        self._dragging = drag_open_cards(self)
        self.control = {
            commands.UNDO: self.take_back,
            commands.REDO: self.redo,
            commands.HINT: self.hint_requested.emit,
            commands.BEST: lambda: table.say("info", texts.best_after()),
            commands.SCORES: self.past_requested.emit,
        }
        self.alone = {
            **{key: partial(self._walk, step) for key, step in _STEPS.items()},
            Qt.Key.Key_Space: self._space,
            Qt.Key.Key_Return: self._enter,
            Qt.Key.Key_Enter: self._enter,
            Qt.Key.Key_Backspace: lambda: self.change(self.draft.undo),
            Qt.Key.Key_Delete: lambda: self.change(self.draft.clear),
            Qt.Key.Key_Escape: self._give_up,
        }
        table.key_pressed.connect(self.press)
        table.rack.pressed.connect(self.put_back)
        table.side.take.clicked.connect(self.take)
        table.side.undo.clicked.connect(self.take_back)
        table.side.hint.clicked.connect(self.hint_requested)
        for pile in table.piles:
            pile.clicked.connect(partial(self.choose, pile.place))

    # Following the game ---------------------------------------------------------------------------

    @property
    def seen(self) -> SoloObservation | None:
        seen: SoloObservation | None = self.state.seen
        return seen

    @property
    def active(self) -> bool:
        """Whether the person may do something on the table."""
        return self.seen is not None and self.seen.goes_on and not self.context.watching

    @property
    def may_undo(self) -> bool:
        """Whether a move can be taken back: not in a task of the day, for that would tell what lies below,
        nor in a game that is looked back at."""
        ends = self.context.final or self.context.past
        return self.seen is not None and self.seen.moves > 0 and not ends

    def keyboard(self) -> QWidget:
        return self.table

    def settle(self, state: ViewState) -> None:
        """What of the word still lies there stays; what is turned is seen."""
        before, self._before = self._before, state.seen
        seen: SoloObservation = state.seen
        self.table.edition = seen.options.edition
        self._dragging.let_go()
        kept, turned = list[int](), frozenset[int]()
        if before is not None:
            if before.used == seen.used:
                kept = [place for place in self.draft.places if before.piles[place] == seen.piles[place]]
            if len(before.used) <= len(seen.used) and before.undos == seen.undos:
                changed = [at for at, card in enumerate(seen.piles) if card and card != before.piles[at]]
                fewer = [at for at, size in enumerate(seen.sizes) if size != before.sizes[at]]
                turned = frozenset(at for at in (*changed, *fewer) if seen.piles[at])
            for turn in state.turns[-1:]:
                self._follow(turn, before, seen)
        self.fresh = turned
        self.draft.take_up(seen, kept)
        self._forgive()
        self.target = seen.empty[0] if seen.empty and seen.phase is SoloPhase.REFILL else None
        self.table.message.take_back(WAYS)

    def _follow(self, turn: Turn, before: SoloObservation, seen: SoloObservation) -> None:
        """What was taken back can be done again, until something else is done."""
        move = read_turn(turn)
        if isinstance(move, Undo):
            self._undone.append(taken_back(before, seen))
            self.table.say("info", texts.taken(before, self._undone[-1]))
        elif self._undone and move == self._undone[-1]:
            self._undone.pop()
        else:
            self._undone.clear()

    def render(self, state: ViewState, before: ViewState) -> None:
        if state.refused is not None and state.refused is not before.refused:
            about = WORD if isinstance(self._sent, Take) else ""
            if about:
                self.refused = self.draft.text
            self.context.sounds.play(Sound.WORD_NO)
            self.table.say("refused", named.refusal(state.refused), about=about)
        if self.refused is not None and self.refused != self.draft.text:
            self._forgive()  # by the mouse

    def _forgive(self) -> None:
        """The word is another one: what was said of the last one is not true of it."""
        self.refused = None
        self.table.message.take_back(WORD)

    def _submit(self, move: Take | Refill | Undo) -> None:
        self._sent = move
        self.move_requested.emit(move, False)

    # Doing ----------------------------------------------------------------------------------------

    @property
    def refilling(self) -> bool:
        """Whether a pile is to be chosen for an empty place."""
        return self.target is not None

    def may_spell(self) -> bool:
        """Whether a card can go into the word now."""
        return self.active and self.seen is not None and self.seen.phase is SoloPhase.TAKE

    def choose(self, place: int) -> None:
        """The person means this pile: its card for the word, or for an empty place."""
        seen = self.seen
        if seen is None or not self.active:
            return
        if seen.piles[place] is None:
            if place in seen.empty:
                off = place == self.target and seen.phase is SoloPhase.TAKE
                self.target = None if off else place
                self.changed.emit()
            return
        if self.refilling:
            assert self.target is not None
            self.fill(self.target, place)
        elif place in self.draft.places:
            self.put_back(place)
        else:
            self.draft.put(place)
            self.context.sounds.play(Sound.CARD_PLACE)
            self._changed()

    def fill(self, place: int, source: int) -> bool:
        """The open card of another pile goes to an empty place; False where that does not go."""
        if self.seen is None or place not in self.seen.empty:
            return False
        self._submit(Refill(place, source))
        return True

    def put_back(self, place: int) -> None:
        """The card of this pile leaves the word."""
        self.draft.drop(place)
        self.context.sounds.play(Sound.PICK_UP)
        self._changed()

    def change(self, change: Callable[[], bool], sound: Sound = Sound.PICK_UP) -> bool:
        """Take something of the word back that is being made, or do it again; False where nothing is left."""
        if not change():
            return False
        self.context.sounds.play(sound)
        self._changed()
        return True

    def take_back(self) -> None:
        """The last word or refill; what is being made goes first, and that is not counted."""
        seen = self.seen
        if seen is not None and not seen.over and not self.change(self.draft.undo) and self.may_undo:
            self._submit(Undo())

    def redo(self) -> None:
        """What was taken back last, once more."""
        seen = self.seen
        if seen is None or seen.over or self.change(self.draft.redo, Sound.CARD_PLACE):
            return
        if self._undone and not self.draft.places:
            self._submit(self._undone[-1])
        else:
            self.table.say("info", texts.nothing_again())

    def take(self) -> None:
        if self.may_spell() and self.draft.places and not self.refilling:
            self._submit(Take(tuple(self.draft.places)))

    def _changed(self) -> None:
        self._forgive()
        choices = self.draft.choices()
        if choices > 1:
            self.table.say("info", texts.several_ways(choices), about=WAYS)
        else:
            self.table.message.take_back(WAYS)
        self.changed.emit()

    # Keys -----------------------------------------------------------------------------------------

    @property
    def _focused(self) -> int | None:
        return next((pile.place for pile in self.table.piles if pile.hasFocus()), None)

    def _walk(self, step: int) -> None:
        here, piles = self._focused, self.table.piles
        if here is None:
            target = self.target if self.target is not None else 0
        else:
            target = here + step
            if not 0 <= target < len(piles) or (abs(step) == 1 and here // COLUMNS != target // COLUMNS):
                return
        keyboard.give(piles[target], Qt.FocusReason.TabFocusReason)

    def _space(self) -> None:
        here = self._focused
        if here is not None:
            self.choose(here)
        elif self.draft.other_way():
            self._changed()

    def _enter(self) -> None:
        here = self._focused
        if self.refilling and here is not None:
            self.choose(here)
        else:
            self.take()

    def _give_up(self) -> bool:
        """Give up what is nearest; False when there is nothing left to give up."""
        if self._focused is not None:
            keyboard.give(self.table)
        elif self.draft.places or self.draft.tail:
            self.change(self.draft.clear)
        elif self.refilling and self.seen is not None and self.seen.phase is SoloPhase.TAKE:
            self.target = None
            self.changed.emit()
        else:
            return False
        return True

    def type(self, letter: str) -> None:
        if letter in self.signs:
            self.choose(int(letter) - 1)
            return
        seen = self.seen
        if seen is None or not self.active:
            return
        keyboard.give(self.table)
        if self.refilling:
            self._type_source(seen, letter)
            return
        if not self.typed.hears(letter):
            return
        free = [place for place, card in enumerate(seen.piles) if card and place not in self.draft.places]
        again = self.typed.again(letter)
        self.draft.easy = self.context.settings.easy_letters
        like = next((place for place in free if again and seen.piles[place] == again), None)
        if like is not None:
            self.draft.put(like)
        if like is not None or self.draft.type(letter):
            self.context.sounds.play(Sound.LETTER, len(self.draft.text))
            self._changed()
        else:
            self.context.sounds.play(Sound.WORD_NO)
            offer = self.typed.miss(letter, [seen.piles[place] or "" for place in free])
            self.table.say("refused", f"{texts.no_such_card(letter)} {offer}".strip(), about=WORD)

    def _type_source(self, seen: SoloObservation, letter: str) -> None:
        """The pile whose card begins with the letter; of several the keyboard goes from one to the next."""
        fits = [place for place in seen.sources if (seen.piles[place] or "").startswith(letter)]
        if len(fits) == 1:
            self.choose(fits[0])
        elif fits:
            here = self._focused
            target = fits[(fits.index(here) + 1) % len(fits)] if here in fits else fits[0]
            keyboard.give(self.table.piles[target], Qt.FocusReason.TabFocusReason)
