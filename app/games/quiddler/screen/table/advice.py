"""Advice at the table of Quiddler: a hint in steps, and the best moves as a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from app.games.quiddler import deck
from app.games.quiddler.model import Draw, Observation, Play
from app.games.quiddler.screen import texts as named
from app.games.quiddler.screen.closed import hint_refusal
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.search.settling import Ranked
from app.tabletop import phrases
from app.tabletop.advice.adviser import Adviser
from app.tabletop.advice.best import BestMovesSheet, Proposal
from app.tabletop.advice.expected import expected_text
from app.tabletop.advice.picture import MatPicture
from app.tabletop.cards.card import BACK, EDGE, TALL, CardSkin, Print
from app.tabletop.context import ViewContext
from app.tabletop.pieces.skin import Key, paint_piece
from app.widgets import writing
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.look import theme

translate = QCoreApplication.translate


Found: TypeAlias = Ranked[Any, Any]


def motives(codes: Sequence[str]) -> str:
    """What speaks for the better move of a moment; some codes hold words or points: ``finishes:úl tik``."""
    told = []
    for code in codes:
        name, _, more = code.partition(":")
        if name == "goes_out" and more:
            text = translate("QuiddlerAdvice", "You go out with {points}, and leave the others no time.")
            told.append(text.format(points=phrases.points(int(more))))
        elif name == "finishes" and more:
            text = translate("QuiddlerAdvice", "With the open card you can go out: {words}.")
            told.append(text.format(words=", ".join(more.split())))
        elif name == "improves" and more:
            text = translate("QuiddlerAdvice", "With the open card you can lay {words}.")
            told.append(text.format(words=", ".join(more.split())))
        else:
            told.append(reasons([code]))
    return " ".join(filter(None, told))


def moment_question(better: Mapping[str, Any], codes: Sequence[str]) -> str:
    """What is asked at a moment that is not about points at once."""
    if any(code.startswith("goes_out:") for code in codes):
        return translate("QuiddlerAdvice", "The hand could go out here. Can you see how?")
    if better.get("type") == "draw":
        return translate("QuiddlerAdvice", "Which card was better here: the open one, or one from the pile?")
    return ""


def reasons(codes: Sequence[str]) -> str:
    """“Nothing is taken off your points. You take the bonus for most words.”"""
    sentences: Mapping[str, str] = {
        "only_move": translate("QuiddlerAdvice", "There is nothing else to do."),
        "goes_out": translate("QuiddlerAdvice", "You go out."),
        "lays_all": translate("QuiddlerAdvice", "Nothing is taken off your points."),
        "most_points": translate("QuiddlerAdvice", "No other words bring more."),
        "most_words": translate("QuiddlerAdvice", "You take the bonus for most words."),
        "longest_word": translate("QuiddlerAdvice", "You take the bonus for the longest word."),
        "denies_words": translate("QuiddlerAdvice", "Nobody gets the bonus for most words then."),
        "denies_longest": translate("QuiddlerAdvice", "Nobody gets the bonus for the longest word then."),
        "more_words": translate("QuiddlerAdvice", "It has more words, and most words bring a bonus."),
        "longer_word": translate("QuiddlerAdvice", "It has a longer word, and the longest brings a bonus."),
        "finishes": translate("QuiddlerAdvice", "With this card the hand can go out."),
        "improves": translate("QuiddlerAdvice", "This card makes the hand better."),
        "open_card_is_no_use": translate("QuiddlerAdvice", "The open card is of no use."),
        "pile_promises_more": translate("QuiddlerAdvice", "The pile promises more than the open card."),
        "waits": translate("QuiddlerAdvice", "The hand could go out, but waiting may bring more."),
        "keeps_words": translate("QuiddlerAdvice", "All that you keep can be laid in the next turn."),
        "others_may_go_out": translate("QuiddlerAdvice", "Take care: somebody may go out soon."),
    }
    return " ".join(sentences[str(code)] for code in codes if str(code) in sentences)


class QuiddlerAdviser(Adviser):
    """A hint says first what to think of, then what to do, and then arranges it."""

    def __init__(self, table: QuiddlerTable, context: ViewContext, on_turn: Callable[[], bool]) -> None:
        super().__init__(table, table.message, context)
        self._cards, self._on_turn = table, on_turn

    def may_ask(self) -> bool:
        """On one's turn, where words are no secret."""
        return self._on_turn() and not self.closed()

    def closed(self) -> str:
        """Why there is no advice now; empty where there is."""
        return "" if self.seen is None else hint_refusal(self.seen)

    def wipe(self) -> None:
        """Nothing of it lies on the table: what was arranged is the person's hand."""

    def lay(self, move: Play) -> None:
        """Arrange the words, and choose what is to be discarded."""
        hand = self._cards.hand
        hand.lay(move.words)
        loose = hand.arrangement.loose
        card = next((one for one in loose if hand.arrangement.printed[one] == move.discard), None)
        if card is not None and hand.chosen != card:
            hand.choose(card)

    def show_step(self, best: Found, step: int) -> int:
        """What to think of, what to do, and the cards as they are to lie."""
        move = best.move
        if isinstance(move, Draw):
            return self._step_to_draw(best, step)
        if step == 1:
            self.tell(self._first_of(move))
        elif step == 2:
            self.tell(self._told(best))
        else:
            self.show_move(best)
            return 0
        return step

    def _step_to_draw(self, best: Found, step: int) -> int:
        seen: Observation = self.seen
        if step == 1 and seen.discard:
            text = self.tr("Would {card} be of any use to you?").format(card=seen.discard[-1])
            self.tell(text)
            return 1
        self.show_move(best)
        return 0

    def _first_of(self, move: Play) -> str:
        if not move.words:
            return self.tr("Do not lay yet. Which card fits least with the others?")
        longest = max(move.words, key=deck.length)
        text = self.tr("Look for a word that begins with {card} and has {letters}.")
        return text.format(card=longest[0], letters=phrases.letters(deck.length(longest)))

    def _told(self, best: Found) -> str:
        move = best.move
        if isinstance(move, Draw):
            if move.source == "pile":
                text = self.tr("Draw from the pile.")
            else:
                text = self.tr("Take {card}.").format(card=self.seen.discard[-1])
        elif move.words:
            text = self.tr("Lay {words} and discard {card}.")
            words = ", ".join(phrases.quoted(deck.spelt(meld)) for meld in move.words)
            text = text.format(words=words, card=move.discard)
        else:
            text = self.tr("Discard {card}.").format(card=move.discard)
        return f"{text} {reasons(best.reasons)}".strip()

    def show_move(self, ranked: Found) -> None:
        """Arrange it on the rack, and say why."""
        if isinstance(ranked.move, Play):
            self.lay(ranked.move)
        else:
            self.offer(ranked.move)
        self.tell(self._told(ranked))

    # The list -------------------------------------------------------------------------------------

    def open_sheet(self, observation: Observation, *, past: bool) -> BestMovesSheet:
        """With the cards of the move beside the list."""
        picture = MovePicture(self._cards.skin, self._cards.printed, observation.discard[-1:])
        sheet = BestMovesSheet(self.table, picture, paint_move, past=past)
        sheet.move_pointed.connect(picture.show_move)
        return sheet

    def proposals(self, ranked: Sequence[Found], made: int | None) -> list[Proposal]:
        found = []
        for one in ranked:
            lays = isinstance(one.move, Play) and one.move.words
            points = writing.signed(one.points) if lays else "–"
            spoken = f"{_title(one.move)}, {points}"
            expected = expected_text(one.expected)
            found.append(Proposal(one, points, reasons(one.reasons), spoken, expected=expected))
        return found


def _title(move: Draw | Play) -> str:
    if isinstance(move, Draw):
        pile = translate("QuiddlerAdvice", "draw from the pile")
        return pile if move.source == "pile" else translate("QuiddlerAdvice", "take the open card")
    gone = translate("QuiddlerAdvice", "discard {card}").format(card=move.discard)
    return f"{named.melds(move.words)} · {gone}" if move.words else gone


def paint_move(row: PaintedRow, ranked: Found, middle: float) -> None:
    """The words as they read, standing on the middle of the line."""
    lift = middle - row.rect.center().y() - theme.current().pxf(4)
    row.words(Text(_title(ranked.move), "word_small", theme.current().palette.ink, lift))
    row.left = row.right


class MovePicture(MatPicture):
    """The cards of a move: a line to each word, and what is discarded; the card that is drawn."""

    def __init__(self, skin: CardSkin, printed: Callable[[str], Print], open_: Sequence[str]) -> None:
        """open_: the card on the discard pile, as far as there is one."""
        super().__init__("blue", 300)
        self._open = tuple(open_)
        self._drawn: Key | None = None
        self._skin, self._printed = skin, printed
        self._rows: list[tuple[str, ...]] = []

    def show_move(self, ranked: Found) -> None:
        move = ranked.move
        self._rows = [*move.words, (move.discard,)] if isinstance(move, Play) else []
        self._drawn = None
        if isinstance(move, Draw):
            taken = move.source == "discard" and self._open
            self._drawn = self._printed(self._open[-1]) if taken else BACK
        self.update()

    def paint_on(self, painter: QPainter) -> None:
        if self._drawn is not None:
            wide = min(self.width() * 0.4, self.height() / (TALL + 4 * EDGE) * 0.6, theme.current().pxf(110))
            paint_piece(painter, self._skin, self._drawn, QRectF(self.rect()).center(), wide, 0)
        if not self._rows:
            return
        room = QRectF(self.rect()).adjusted(16, 16, -16, -16)
        most = max(map(len, self._rows))
        high = room.height() / len(self._rows)
        width = min(room.width() / most / 1.07, high / (TALL + 4 * EDGE), theme.current().pxf(64))
        top = room.center().y() - high * len(self._rows) / 2
        for line, cards in enumerate(self._rows):
            left = room.center().x() - width * 1.07 * (len(cards) - 1) / 2
            for step, card in enumerate(cards):
                at = QPointF(left + step * width * 1.07, top + (line + 0.5) * high)
                shown = self._printed(card)
                if line == len(self._rows) - 1:
                    shown = Print(shown.text, shown.value, shown.kind, dim=True)
                paint_piece(painter, self._skin, shown, at, width, step)
