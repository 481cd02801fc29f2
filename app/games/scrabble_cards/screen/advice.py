"""Advice at a table of Scrabble karty: a hint in three steps, and the best moves as a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF

from app.engine.errors import IllegalMove
from app.games.scrabble_cards.advice import Motive, RankedMove
from app.games.scrabble_cards.cards import ORDER
from app.games.scrabble_cards.model import Observation, Phase, Played
from app.games.scrabble_cards.moves import Exchange, Move, Play
from app.games.scrabble_cards.screen.cards.skin import CardFace, Way
from app.games.scrabble_cards.screen.closed import hint_refusal
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.panel import texts as panel_texts
from app.games.scrabble_cards.screen.past.sheet import small_table
from app.games.scrabble_cards.table import Cell
from app.tabletop import phrases
from app.tabletop.advice.best import BestMovesSheet, Proposal
from app.tabletop.advice.expected import expected_text
from app.tabletop.advice.on_sheet import SheetAdviser
from app.tabletop.advice.picture import TablePicture
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.look import theme
from app.widgets.writing import signed

translate = QCoreApplication.translate


def reasons(codes: Sequence[Motive]) -> str:
    """What speaks for a move, drawbacks last, as clauses of one sentence."""
    clauses: Mapping[Motive, str] = {
        Motive.ONLY_MOVE: translate("ScrabbleAdvice", "there is no other move"),
        Motive.GOES_OUT: translate("ScrabbleAdvice", "lays the last card, and the others’ cards are yours"),
        Motive.SEVEN_CARDS: translate("ScrabbleAdvice", "all seven cards: 50 points"),
        Motive.MOST_POINTS: translate("ScrabbleAdvice", "no move scores more"),
        Motive.SEVERAL_WORDS: translate("ScrabbleAdvice", "scores in several words"),
        Motive.PREMIUM_PAYS: translate("ScrabbleAdvice", "the bonus card pays now"),
        Motive.GROUP_PAYS: translate("ScrabbleAdvice", "a word belongs to your group card"),
        Motive.HOLDS_PREMIUM: translate("ScrabbleAdvice", "keeps the bonus card for a better word"),
        Motive.KEEPS_BLANK: translate("ScrabbleAdvice", "keeps the žolík"),
        Motive.KEEPS_WELL: translate("ScrabbleAdvice", "keeps cards that go together better"),
        Motive.LEAVES_LITTLE: translate("ScrabbleAdvice", "leaves the next player little"),
        Motive.NEW_CARDS: translate("ScrabbleAdvice", "other cards promise more than any word"),
        Motive.KEEPS_BADLY: translate("ScrabbleAdvice", "but the rest goes together badly"),
        Motive.LEAVES_MUCH: translate("ScrabbleAdvice", "but leaves much to the next player"),
    }
    ordered = sorted(codes, key=lambda code: code.speaks_against)
    return ", ".join(clauses[code] for code in ordered)


def motives(codes: Sequence[str]) -> str:
    """What speaks for the better move of a moment."""
    told = [reasons([Motive(code)]) for code in codes if code in set(Motive)]
    against = {
        f"not:{Motive.KEEPS_BADLY.value}": translate(
            "ScrabbleAdvice", "after the move made the rest went together badly"
        ),
    }
    return ", ".join([*told, *(against[code] for code in codes if code in against)])


def words_text(move: RankedMove) -> str:
    """“kočka, ok”."""
    return ", ".join(word.lower() for word in move.words)


def keeps(move: RankedMove) -> str:
    """“stays in hand: A E R”."""
    if not move.kept:
        return ""
    letters = ("★" if card == "?" else card for card in sorted(move.kept, key=ORDER.index))
    held = "\N{NO-BREAK SPACE}".join(letters)  # no letter stands alone in a line
    return translate("ScrabbleAdvice", "stays in hand: {cards}").format(cards=held)


def cards_text(move: Exchange) -> str:
    """“X, Ů and the bonus card”: what is exchanged."""
    held = ", ".join(translate("ScrabbleAdvice", "žolík") if card == "?" else card for card in move.letters)
    if not move.bonus:
        return held
    bonus = translate("ScrabbleAdvice", "the bonus card")
    return (
        translate("ScrabbleAdvice", "{cards} and {bonus}").format(cards=held, bonus=bonus) if held else bonus
    )


class LetterAdviser(SheetAdviser):
    """A hint says first where to look, then which word, and then lays its cards. Where words are secret there
    is none (RULES SK15)."""

    _hand: LetterHand

    # When -------------------------------------------------------------------------------------

    def may_ask(self) -> bool:
        """On one's turn, where words are no secret."""
        return super().may_ask() and not self.closed()

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
        """The same refusal holds for past positions."""
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
        """The move that the turn began with: a turn is made of several moves."""
        seen: Observation = self.seen
        return seen.history[turn].began

    # The hint -----------------------------------------------------------------------------------

    def laid(self, move: Move) -> list[tuple[CardFace, Cell]]:
        return [(CardFace(letter), cell) for letter, cell in move.cards] if isinstance(move, Play) else []

    def given(self, move: Move) -> tuple[str, ...] | None:
        """In an exchange; none of the hand where only the bonus card goes."""
        return move.letters if isinstance(move, Exchange) else None

    def hint_place(self, best: RankedMove) -> None:
        """Where the word would lie; of the first word of the game its letter, for it may lie anywhere."""
        length = phrases.letters(len(best.words[0]))
        if self.seen.opened:
            self.point_around(best.move)
            text = self.tr("Look around here for a word of {letters}. Ask again and I will show it.")
        else:
            text = self.tr(
                "Look for a word of {letters} that begins with {letter}. Ask again and I will show it."
            )
        self.tell(text.format(letters=length, letter=best.words[0][0]))

    def think_of_giving(self) -> str:
        return self.tr("The table offers little. Think of an exchange.")

    def laying_text(self, ranked: RankedMove) -> str:
        """“kočka for 12 points: …”."""
        why = reasons(ranked.reasons)
        text = (
            self.tr("{words} for {points}: {reasons}. Enter or a click lays it.")
            if why
            else self.tr("{words} for {points}. Enter or a click lays it.")
        )
        points = phrases.points(ranked.points)
        return text.format(words=words_text(ranked), points=points, reasons=why)

    def exchange_text(self, ranked: RankedMove) -> str:
        """“Exchange X, Ů: …”."""
        assert isinstance(ranked.move, Exchange)
        text = self.tr("Exchange {cards}: {reasons}.")
        return text.format(cards=cards_text(ranked.move), reasons=reasons(ranked.reasons))

    def mark(self, move: Exchange) -> None:
        """The bonus card too."""
        super().mark(move)
        self._hand.draft.give_bonus = move.bonus

    def lay(self, move: Play) -> None:
        """As a draft, with the bonus card and the part of an old word."""
        hand = self._hand
        for letter, cell in move.cards:
            slots = [slot for slot in hand.draft.in_rack() if hand.draft.piece(slot) == letter.card]
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

    # The list -----------------------------------------------------------------------------------

    def open_sheet(self, observation: Observation, *, past: bool) -> BestMovesSheet:
        """The list of best moves with a small table beside it."""
        picture = small_table()
        sheet = BestMovesSheet(self.table, picture, paint_move, past=past)
        sheet.move_pointed.connect(_shower(picture, observation))
        return sheet

    def proposal(self, ranked: RankedMove, played: Played | None) -> Proposal:
        lays = isinstance(ranked.move, Play)
        points = signed(ranked.points) if lays else "–"
        why = " · ".join(part for part in (reasons(ranked.reasons), keeps(ranked)) if part)
        parts = (title(ranked), phrases.points(ranked.points) if lays else "", why)
        spoken = ", ".join(part for part in parts if part)
        made = played is not None and is_made(ranked, played)
        return Proposal(ranked, points, why, spoken, made=made, expected=expected_text(ranked.expected))


def is_made(ranked: RankedMove, played: Played) -> bool:
    """Whether a turn was this move. Which cards were exchanged nobody knows."""
    if isinstance(ranked.move, Exchange):
        return played.kind == "exchange"
    return isinstance(ranked.move, Play) and set(ranked.move.cards) == set(played.cards)


def title(ranked: RankedMove) -> str:
    """The words, or what is exchanged; with the bonus card that goes with it."""
    move = ranked.move
    if isinstance(move, Exchange):
        return translate("ScrabbleAdvice", "exchange {cards}").format(cards=cards_text(move))
    if not isinstance(move, Play):
        return translate("ScrabbleAdvice", "pass")
    if move.premium is not None:
        return translate("ScrabbleAdvice", "{words} + bonus card").format(words=words_text(ranked))
    if move.group:
        return translate("ScrabbleAdvice", "{words} + group card").format(words=words_text(ranked))
    return words_text(ranked)


def paint_move(row: PaintedRow, ranked: RankedMove, middle: float) -> None:
    """The words as they read, standing on the middle of the line."""
    lift = middle - row.rect.center().y() - theme.current().pxf(4)
    row.right = row.rect.right() - theme.current().pxf(80)
    told, look = title(ranked), theme.current()
    fits = QFontMetricsF(look.font("word_small")).horizontalAdvance(told) <= row.right - row.left
    wide = row.words(Text(told, "word_small" if fits else "meta_strong", look.palette.ink, lift))
    row.left += wide


def _shower(picture: TablePicture, seen: Observation) -> Callable[[RankedMove], None]:
    """Shows a move on the small table: its cards, and those that would leave (RULES SK17)."""

    def show(ranked: RankedMove) -> None:
        gone = set(ranked.cleared)
        cards = {
            cell: CardFace(card, Way.LEAVING if cell in gone else Way.PLAIN) for card, cell in seen.table
        }
        new = ranked.move.cards if isinstance(ranked.move, Play) else ()
        cards.update((cell, CardFace(card, Way.FRESH)) for card, cell in new)
        picture.show_pieces(cards, [cell for _, cell in new])

    return show
