"""What the person does in the game for one: makes words, fills empty places, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from app.engine.errors import IllegalMove
from app.games.quiddler import deck
from app.games.quiddler.model import check_length
from app.games.quiddler.screen import texts as named
from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.draft import SoloDraft
from app.games.quiddler.screen.solo.drag import drag_open_cards
from app.games.quiddler.screen.solo.piles import PileMark
from app.games.quiddler.screen.solo.table import COLUMNS, SoloTable
from app.games.quiddler.screen.table.names import card_name
from app.games.quiddler.solo_model import Refill, SoloObservation, SoloPhase, Take
from app.tabletop import commands
from app.tabletop.cards.slips import WordSlip
from app.tabletop.context import ViewContext
from app.tabletop.typed import Typed
from app.widgets.sheets import keyboard
from app.widgets.sounds import Sound

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WAYS = "ways"
"""What the message about several ways to spell a word depends on."""
WORD = "word"
"""What a refusal of the word depends on, and one of a letter typed for it."""


class SoloController(QObject):
    """Keeps the word that is made and shows it; seen: the position.

    Signals: move_requested(object move); hint_requested(); undo_requested(); redo_requested()
        past_requested(): the earlier deals.
    """

    move_requested = Signal(object)
    hint_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    past_requested = Signal()

    def __init__(self, table: SoloTable, context: ViewContext) -> None:
        super().__init__(table)
        self.table, self.context = table, context
        self.seen: SoloObservation | None = None
        self.draft = SoloDraft()
        self.pointed: frozenset[int] = frozenset()
        """Piles that the program points at."""
        self.fresh: frozenset[int] = frozenset()
        """Piles whose card has just been turned."""
        self._typed = Typed(table)
        self._target: int | None = None
        self._refused: str | None = None
        self.in_air: int | None = None
        """The pile whose card is under the mouse."""
        self.dragging = drag_open_cards(self)
        self._control: dict[Qt.Key, Callable[[], object]] = {
            commands.UNDO: self.undo_requested.emit,
            commands.REDO: self.redo_requested.emit,
            commands.HINT: self.hint_requested.emit,
            commands.BEST: lambda: table.say("info", texts.best_after()),
            commands.SCORES: self.past_requested.emit,
        }
        table.key_pressed.connect(self._press)
        table.tray.pressed.connect(self.put_back)
        table.side.take.clicked.connect(self.take)
        for pile in table.piles:
            pile.clicked.connect(partial(self.choose, pile.place))

    # Following the game ---------------------------------------------------------------------------

    @property
    def active(self) -> bool:
        """Whether the person may do something on the table."""
        return self.seen is not None and self.seen.phase in (SoloPhase.TAKE, SoloPhase.REFILL)

    def take_up(self, seen: SoloObservation) -> None:
        before, self.seen = self.seen, seen
        self.dragging.let_go()
        kept, turned = list[int](), frozenset[int]()
        if before is not None:
            if before.used == seen.used:
                kept = [place for place in self.draft.places if before.piles[place] == seen.piles[place]]
            if len(before.used) <= len(seen.used) and before.undos == seen.undos:
                changed = [at for at, card in enumerate(seen.piles) if card and card != before.piles[at]]
                fewer = [at for at, size in enumerate(seen.sizes) if size != before.sizes[at]]
                turned = frozenset(at for at in (*changed, *fewer) if seen.piles[at])
        self.fresh, self.pointed = turned, frozenset()
        self.draft.take_up(seen, kept)
        self._forgive()
        self._target = seen.empty[0] if seen.empty and seen.phase is SoloPhase.REFILL else None
        self.table.message.take_back(WAYS)
        self.refresh()

    def refuse(self, refusal: IllegalMove, move: object) -> None:
        about = WORD if isinstance(move, Take) else ""
        if about:
            self._refused = self.draft.text
        self.context.sounds.play(Sound.WORD_NO)
        self.table.say("refused", named.refusal(refusal), about=about)
        self.refresh()

    def _forgive(self) -> None:
        """The word is another one: what was said of the last one is not true of it."""
        self._refused = None
        self.table.message.take_back(WORD)

    def point_at(self, places: frozenset[int]) -> None:
        self.pointed = places
        self.refresh()

    # Showing --------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show piles, word and button as they are now."""
        seen = self.seen
        if seen is None:
            return
        if self._refused is not None and self._refused != self.draft.text:
            self._forgive()  # by the mouse
        for pile in self.table.piles:
            self._show_pile(seen, pile.place)
        places, edition = self.draft.places, seen.options.edition
        meld = tuple(self.draft.card(place) for place in places)
        slip = WordSlip(deck.spelt(meld), deck.value(edition, meld), self._good()) if meld else None
        shown = [self.table.printed(card) for card in meld]
        self.table.tray.show_word(places, shown, [card_name(one) for one in shown], slip)
        hint = "" if self.draft.places or not self.active else texts.make_a_word()
        asked = texts.filling() if self.refilling else hint
        self.table.tray.say(asked, self.draft.tail, strong=self.refilling)
        self.table.side.undo.setEnabled((seen.moves > 0 or bool(places)) and not seen.over)
        self.table.side.show_take(
            self.tr("Take the word"), enabled=bool(meld) and self.active and not self.refilling
        )

    def _show_pile(self, seen: SoloObservation, place: int) -> None:
        card, pile = seen.piles[place], self.table.piles[place]
        away = card is not None and (place in self.draft.places or place == self.in_air)
        under = max(0, seen.sizes[place] - 1)
        shown = None if card is None or away else self.table.printed(card)
        if shown is not None and place in self.fresh:
            shown = type(shown)(shown.text, shown.value, shown.kind, fresh=True)
        mark = PileMark.NONE
        if place in self.pointed:
            mark = PileMark.SHOWN
        elif self.refilling and place == self._target:
            mark = PileMark.TARGET
        elif self.refilling and place in seen.sources and not away:
            mark = PileMark.SOURCE
        pile.show_pile(shown, under, mark)
        pile.set_open(self.active and shown is not None and (not self.refilling or place in seen.sources))
        if card is None:
            name = texts.empty_name(place)
        elif away:
            name = texts.away_name(card, place)
        else:
            name = texts.pile_name(card_name(self.table.printed(card)), place, under)
        pile.setAccessibleName(name)

    def _good(self) -> bool | None:
        """Whether the word is good, where that is told: by an adviser, or it was just refused."""
        seen, places = self.seen, self.draft.places
        assert seen is not None
        if self._refused == self.draft.text:
            return False
        if seen.options.adviser == "off" or self.draft.tail:
            return None
        try:
            check_length(seen.options, seen.meld(places))
        except IllegalMove:
            return None
        return self.context.takes(self.draft.text.lower())

    # Doing ----------------------------------------------------------------------------------------

    @property
    def refilling(self) -> bool:
        """Whether a pile is to be chosen for an empty place."""
        return self._target is not None

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
                off = place == self._target and seen.phase is SoloPhase.TAKE
                self._target = None if off else place
                self.refresh()
            return
        if self.refilling:
            assert self._target is not None
            self.fill(self._target, place)
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
        self.move_requested.emit(Refill(place, source))
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

    def take(self) -> None:
        if self.may_spell() and self.draft.places and not self.refilling:
            self.move_requested.emit(Take(tuple(self.draft.places)))

    def _changed(self) -> None:
        self.pointed = frozenset()
        self._forgive()
        choices = self.draft.choices()
        if choices > 1:
            self.table.say("info", texts.several_ways(choices), about=WAYS)
        else:
            self.table.message.take_back(WAYS)
        self.refresh()

    # Keys -----------------------------------------------------------------------------------------

    def _press(self, event: QKeyEvent) -> None:
        """A key that no button wanted; accepted where it means something here."""
        key, modifiers, text = Qt.Key(event.key()), event.modifiers(), event.text().upper()
        taken = True
        self._typed.press(event)
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            if key == commands.UNDO and modifiers & Qt.KeyboardModifier.ShiftModifier:
                key = commands.REDO
            action = self._control.get(key)
            taken = action is not None
            if action is not None and not event.isAutoRepeat():
                action()
        elif modifiers & Qt.KeyboardModifier.AltModifier:
            taken = False
        elif key in _STEPS:
            self._walk(_STEPS[key])
        elif key in (Qt.Key.Key_Space, *_ENTER):
            if not event.isAutoRepeat():
                self._space() if key == Qt.Key.Key_Space else self._enter()
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.change(self.draft.clear if key == Qt.Key.Key_Delete else self.draft.undo)
        elif key == Qt.Key.Key_Escape:
            taken = self._escape()
        elif len(text) == 1 and text in "12345678":
            self.choose(int(text) - 1)
        elif len(text) == 1 and text.isalpha():
            self._type(text)
        else:
            taken = False
        event.setAccepted(taken)

    @property
    def _focused(self) -> int | None:
        return next((pile.place for pile in self.table.piles if pile.hasFocus()), None)

    def _walk(self, step: int) -> None:
        here, piles = self._focused, self.table.piles
        if here is None:
            target = self._target if self._target is not None else 0
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

    def _escape(self) -> bool:
        """Give up what is nearest; False when there is nothing left to give up."""
        if self._focused is not None:
            keyboard.give(self.table)
        elif self.draft.places or self.draft.tail:
            self.change(self.draft.clear)
        elif self.refilling and self.seen is not None and self.seen.phase is SoloPhase.TAKE:
            self._target = None
            self.refresh()
        else:
            return False
        return True

    def _type(self, letter: str) -> None:
        seen = self.seen
        if seen is None or not self.active:
            return
        keyboard.give(self.table)
        if self.refilling:
            self._type_source(seen, letter)
            return
        if not self._typed.hears(letter):
            return
        free = [place for place, card in enumerate(seen.piles) if card and place not in self.draft.places]
        again = self._typed.again(letter)
        self.draft.easy = self.context.settings.easy_letters
        like = next((place for place in free if again and seen.piles[place] == again), None)
        if like is not None:
            self.draft.put(like)
        if like is not None or self.draft.type(letter):
            self.context.sounds.play(Sound.LETTER, len(self.draft.text))
            self._changed()
        else:
            self.context.sounds.play(Sound.WORD_NO)
            offer = self._typed.miss(letter, [seen.piles[place] or "" for place in free])
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
