"""Advice at a table of Scrabble karty: a hint in three steps, and the best moves as a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.engine.errors import IllegalMove
from app.games.scrabble_cards.advice import RankedMove, Reason
from app.games.scrabble_cards.cards import ORDER
from app.games.scrabble_cards.model import Observation, Phase, Played
from app.games.scrabble_cards.moves import Exchange, Play
from app.games.scrabble_cards.screen import texts as said
from app.games.scrabble_cards.screen.cards.skin import Face, Way
from app.games.scrabble_cards.screen.closed import hint_refusal
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.panel import texts as panel_texts
from app.games.scrabble_cards.screen.past.sheet import TablePicture
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell
from app.tabletop import phrases
from app.tabletop.advice.adviser import Adviser
from app.tabletop.advice.best import BestMoves, Proposal
from app.tabletop.context import ViewContext
from app.tabletop.sheet.camera import bounds
from app.widgets.lists.row import Row, Text
from app.widgets.look import theme
from app.widgets.writing import signed

translate = QCoreApplication.translate


def reasons(codes: Sequence[Reason]) -> str:
    """What speaks for a move, drawbacks last, as clauses of one sentence."""
    clauses: Mapping[Reason, str] = {
        Reason.ONLY_MOVE: translate("ScrabbleAdvice", "there is no other move"),
        Reason.GOES_OUT: translate("ScrabbleAdvice", "lays the last card, and the others’ cards are yours"),
        Reason.SEVEN_CARDS: translate("ScrabbleAdvice", "all seven cards: 50 points"),
        Reason.MOST_POINTS: translate("ScrabbleAdvice", "no move scores more"),
        Reason.SEVERAL_WORDS: translate("ScrabbleAdvice", "scores in several words"),
        Reason.PREMIUM_PAYS: translate("ScrabbleAdvice", "the bonus card pays now"),
        Reason.GROUP_PAYS: translate("ScrabbleAdvice", "a word belongs to your group card"),
        Reason.HOLDS_PREMIUM: translate("ScrabbleAdvice", "keeps the bonus card for a better word"),
        Reason.KEEPS_BLANK: translate("ScrabbleAdvice", "keeps the žolík"),
        Reason.KEEPS_WELL: translate("ScrabbleAdvice", "keeps cards that go together"),
        Reason.LEAVES_LITTLE: translate("ScrabbleAdvice", "leaves the next player little"),
        Reason.NEW_CARDS: translate("ScrabbleAdvice", "other cards promise more than any word"),
        Reason.KEEPS_BADLY: translate("ScrabbleAdvice", "but the rest goes together badly"),
        Reason.LEAVES_MUCH: translate("ScrabbleAdvice", "but leaves much to the next player"),
    }
    ordered = sorted(codes, key=lambda code: code.speaks_against)
    return ", ".join(clauses[code] for code in ordered)


def told_words(move: RankedMove) -> str:
    """“kočka, ok”."""
    return ", ".join(word.lower() for word in move.words)


def keeps(move: RankedMove) -> str:
    """“stays in hand: A E R”."""
    if not move.kept:
        return ""
    held = " ".join("★" if card == "?" else card for card in sorted(move.kept, key=ORDER.index))
    return translate("ScrabbleAdvice", "stays in hand: {cards}").format(cards=held)


def told_cards(move: Exchange) -> str:
    """“X, Ů and the bonus card”: what is exchanged."""
    held = ", ".join(translate("ScrabbleAdvice", "žolík") if card == "?" else card for card in move.letters)
    if not move.bonus:
        return held
    bonus = translate("ScrabbleAdvice", "the bonus card")
    return (
        translate("ScrabbleAdvice", "{cards} and {bonus}").format(cards=held, bonus=bonus) if held else bonus
    )


class LetterAdviser(Adviser):
    """A hint says first where to look, then which word, and then lays its cards. Where words are secret there
    is none (RULES SK15)."""

    def __init__(self, table: LetterTable, hand: LetterHand, context: ViewContext) -> None:
        super().__init__(table, table.message, context)
        self._sheet, self._hand = table.sheet, hand
        self._shown = False
        self._sheet.cell_clicked.connect(self._click)

    # When -------------------------------------------------------------------------------------

    def may_ask(self) -> bool:
        """On one's turn, where words are no secret."""
        return self._hand.on_turn and not self.closed()

    def offers(self) -> bool:
        """Not after the time of the fast game (RULES SK21)."""
        return self.seen is None or self.seen.phase is not Phase.LATE

    def closed(self) -> str:
        """Why there is no advice now; empty where there is."""
        if self.seen is None:
            return ""
        return panel_texts.late() if self.seen.phase is Phase.LATE else hint_refusal(self.seen)

    def hint(self) -> None:
        """A step; or why there is none."""
        if not (self._says_why() or self._says_when()):
            super().hint()

    def open_list(self) -> None:
        """The list; or why there is none."""
        if not (self._says_why() or self._says_when()):
            super().open_list()

    def open_past(self, turn: int) -> None:
        """Of a past position too."""
        if not self._says_why():
            super().open_past(turn)

    def _says_why(self) -> bool:
        closed = self.closed()
        if closed:
            self.tell(closed)
        return bool(closed)

    def _says_when(self) -> bool:
        """No press of a key is without an answer."""
        if self.seen is None or not self.seen.deciders or self._hand.on_turn:
            return False
        self.tell(self.tr("Advice is for whoever is on turn: a moment."))
        return True

    def recorded(self, turn: int) -> int:
        """A turn is made of several moves."""
        seen: Observation = self.seen
        return seen.history[turn].began

    # The hint -----------------------------------------------------------------------------------

    def wipe(self) -> None:
        """Region and ghosts."""
        if self._shown:
            self._sheet.spots.set_region(None)
            self._sheet.lying.set_ghosts(())
            self._shown = False

    def show_step(self, best: RankedMove, step: int) -> int:
        """Where to look, the word, its cards; of an exchange first that it is one."""
        move = best.move
        if isinstance(move, Exchange):
            self._hint_exchange(best, move, step)
        elif not isinstance(move, Play):
            self.tell(self.tr("There is nothing to be done: pass."))
        elif step == 1:
            self._hint_place(move, best)
        elif step == 2:
            self.show_move(best)
        else:
            self._make_room()
            self.lay(move)
            return 0
        return step

    def _make_room(self) -> None:
        """Neither a draft nor earlier advice lies on the table."""
        if self._hand.draft.placed:
            self._hand.clear()
        self.forget()

    def _hint_place(self, move: Play, best: RankedMove) -> None:
        self._make_room()
        length = said.letters(len(best.words[0]))
        if self.seen.opened:
            region = bounds([cell for _, cell in move.cards]).adjusted(-1, -1, 1, 1)
            self._sheet.spots.set_region(region)
            self._sheet.gaze.show_cells(region)
            self._shown = True
            text = self.tr("Look around here for a word of {letters}. Ask again and I will show it.")
        else:
            text = self.tr(
                "Look for a word of {letters} that begins with {letter}. Ask again and I will show it."
            )
        self.tell(text.format(letters=length, letter=best.words[0][0]))

    def _hint_exchange(self, best: RankedMove, move: Exchange, step: int) -> None:
        if step == 1:
            self.tell(self.tr("The table offers little. Think of an exchange."))
            return
        text = self.tr("Exchange {cards}: {reasons}.")
        if self._hand.begin_trade():
            waiting = list(move.letters)
            for slot, held in enumerate(self._hand.draft.slots):
                if held is not None and self._hand.draft.piece(slot) in waiting:
                    waiting.remove(self._hand.draft.piece(slot))
                    self._hand.traded.add(slot)
            self._hand.draft.give_bonus = move.bonus
            self._hand.refresh()
        self.tell(text.format(cards=told_cards(move), reasons=reasons(best.reasons)), about="trade")

    def show_move(self, ranked: Any) -> None:
        """Ghosts on the table, points and reasons over the hand."""
        move = ranked.move
        self.forget()
        if isinstance(move, Exchange):
            self.step = 2
            self._hint_exchange(ranked, move, 2)
        elif isinstance(move, Play):
            self._make_room()
            why = reasons(ranked.reasons)
            text = (
                self.tr("{words} for {points}: {reasons}. Enter or a click lays it.")
                if why
                else self.tr("{words} for {points}. Enter or a click lays it.")
            )
            points = phrases.points(ranked.points)
            told = text.format(words=told_words(ranked), points=points, reasons=why)
            cells = [cell for _, cell in move.cards]
            self._sheet.lying.set_ghosts([(Face(letter), cell) for letter, cell in move.cards])
            self._sheet.gaze.show_cells(bounds(cells))
            self.tell(told)
            self.offer(move)
            self._shown = True

    def lay(self, move: Play) -> None:
        """As a draft, with the bonus card and the part of an old word."""
        hand = self._hand
        for letter, cell in move.cards:
            slots = [slot for slot in hand.draft.lying() if hand.draft.piece(slot) == letter.card]
            if not slots:
                break
            if letter.blank:
                hand.draft.named[slots[0]] = letter.letter
            if not hand.place(slots[0], cell):
                break
        hand.draft.fragment = move.fragment
        try:
            hand.draft.put_premium(move.premium)
            hand.draft.put_group(move.group)
        except IllegalMove as error:
            hand.refuse(error)
        hand.refresh()

    def _click(self, cell: Cell) -> None:
        if self.offering is not None and any(place == cell for _, place in self.offering.cards):
            self.lay_shown()

    # The list -----------------------------------------------------------------------------------

    def open_sheet(self, observation: Observation, *, past: bool) -> BestMoves:
        """With a small table beside the list."""
        picture = TablePicture()
        sheet = BestMoves(self.table, picture, paint_move, past=past)
        sheet.move_pointed.connect(_shower(picture, observation))
        return sheet

    def proposals(self, ranked: Sequence[Any], made: int | None) -> list[Proposal]:
        """Words, points and reasons."""
        played = None if made is None else self.seen.history[made]
        return [self._proposal(one, played) for one in ranked]

    def _proposal(self, ranked: RankedMove, played: Played | None) -> Proposal:
        lays = isinstance(ranked.move, Play)
        points = signed(ranked.points) if lays else "–"
        why = " · ".join(part for part in (reasons(ranked.reasons), keeps(ranked)) if part)
        parts = (title(ranked), phrases.points(ranked.points) if lays else "", why)
        spoken = ", ".join(part for part in parts if part)
        return Proposal(ranked, points, why, spoken, made=played is not None and is_made(ranked, played))


def is_made(ranked: RankedMove, played: Played) -> bool:
    """Whether a turn was this move. Which cards were exchanged nobody knows."""
    if isinstance(ranked.move, Exchange):
        return played.kind == "exchange"
    return isinstance(ranked.move, Play) and set(ranked.move.cards) == set(played.cards)


def title(ranked: RankedMove) -> str:
    """The words, or what is exchanged; with the bonus card that goes with it."""
    move = ranked.move
    if isinstance(move, Exchange):
        return translate("ScrabbleAdvice", "exchange {cards}").format(cards=told_cards(move))
    if not isinstance(move, Play):
        return translate("ScrabbleAdvice", "pass")
    if move.premium is not None:
        return translate("ScrabbleAdvice", "{words} + bonus card").format(words=told_words(ranked))
    if move.group:
        return translate("ScrabbleAdvice", "{words} + group card").format(words=told_words(ranked))
    return told_words(ranked)


def paint_move(row: Row, ranked: RankedMove, middle: float) -> None:
    """The words as they read, standing on the middle of the line."""
    lift = middle - row.rect.center().y() - theme.current().pxf(4)
    row.right = row.rect.right() - theme.current().pxf(80)
    wide = row.words(Text(title(ranked), "word_small", theme.current().palette.ink, lift))
    row.left += wide


def _shower(picture: TablePicture, seen: Observation) -> Callable[[Any], None]:
    """Shows a move on the small table: its cards, and those that would leave (RULES SK17)."""

    def show(ranked: RankedMove) -> None:
        gone = set(ranked.cleared)
        cards = {cell: Face(card, Way.LEAVING if cell in gone else Way.PLAIN) for card, cell in seen.table}
        new = ranked.move.cards if isinstance(ranked.move, Play) else ()
        cards.update((cell, Face(card, Way.FRESH)) for card, cell in new)
        picture.show_cards(cards, {cell for _, cell in new})

    return show
