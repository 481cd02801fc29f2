"""What the panel beside the table says of a draft."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt

from app.engine.errors import IllegalMove
from app.games.scrabble_cards import scoring
from app.games.scrabble_cards.cards import FACTORS, GROUPS
from app.games.scrabble_cards.model import Observation, Phase, Score
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen import texts as screen_texts
from app.games.scrabble_cards.screen.answers.asked import own_card
from app.games.scrabble_cards.screen.hand.draft import LetterDraft
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.panel.words import WordLine
from app.games.scrabble_cards.screen.show.counts import word_counts
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell, TableWord
from app.tabletop.context import ViewContext
from app.tabletop.panel.presenter import Drafted, PanelPresenter
from app.widgets.writing import signed

LESSONS = 3
"""Turns that join others, in which rules are explained."""


def tells(seen: Observation) -> bool:
    """Whether people agreed that the program says if a word is good before it is laid (RULES SK15)."""
    return seen.options.words == "auto" or seen.options.adviser == "on"


class DraftJudge:
    """Asks the word list about a draft; what it said of a word is kept, as the rules keep to it in a game."""

    def __init__(self, draft: LetterDraft, takes: Callable[[str], bool]) -> None:
        self._draft, self._takes = draft, takes
        self._known: dict[str, bool] = {}

    def good(self, word: TableWord) -> bool | None:
        """None where nobody may know, or a blank stands for no letter yet."""
        seen = self._draft.taken_up
        if seen is None or not tells(seen) or "?" in word.text:
            return None
        text = word.text.lower()
        if text not in self._known:
            self._known[text] = self._takes(text)
        return self._known[text]

    def wrong(self) -> TableWord | None:
        """The first word of the draft that the list does not take; only where it would be refused."""
        seen = self._draft.taken_up
        if seen is None or seen.options.words != "auto":
            return None
        return next((word for word in self._draft.words() if self.good(word) is False), None)

    def parts(self) -> list[tuple[Cell, ...]]:
        """Parts of an old word that may be declared; where words are told only those that make words."""
        draft, kept = self._draft, self._draft.fragment
        found = []
        for part in draft.parts():
            draft.fragment = part
            if all(self.good(word) is not False for word in draft.words()):
                found.append(part)
        draft.fragment = kept
        return found

    def next_part(self) -> None:
        """Whole words, then one part after the other (RULES SK16)."""
        parts = self.parts()
        draft = self._draft
        here = parts.index(draft.fragment) + 1 if draft.fragment in parts else 0
        draft.fragment = parts[here] if here < len(parts) else ()
        draft.settle_extras()


class LetterPanelPresenter(PanelPresenter):
    """Words and points, laying, exchanging, passing."""

    def __init__(self, table: LetterTable, hand: LetterHand, context: ViewContext) -> None:
        super().__init__(table, hand, context)
        self._side = table.side
        self.judging = DraftJudge(hand.draft, context.takes)
        self._table = table
        table.part.clicked.connect(self.next_part)

    def show_state(self, scores: Sequence[int], plus: Mapping[int, int], opening: frozenset[int]) -> None:
        assert self.seen is not None
        self._side.show_observation(self.seen, scores, plus, opening)

    def drafted(self) -> Drafted | None:
        """Every word, and the bonus card; of a turn that the others may answer, what it came to."""
        seen, draft = self.seen, self.hand.draft
        if seen is None or self.judging.wrong() is not None:
            return None  # a word that is none brings nothing: no figure may promise that it does
        if seen.pending is not None:
            placed = seen.placed()
            found = scoring.score(seen, seen.pending, placed, bonus=seen.shown, size=self._size(seen))
            return Drafted(word_counts(placed, found), found.total, seen.turn)
        made, score = draft.made(), draft.score()
        if made is None or score is None:
            return None
        return Drafted(word_counts(made, score), score.total)

    def _size(self, seen: Observation) -> int:
        return seen.hand_sizes[seen.turn or 0]

    def confirming(self, points: int | None) -> tuple[str, str]:
        """Exchange, pass or lay."""
        hand = self.hand
        if hand.exchanging:
            bonus = hand.draft.give_bonus
            if hand.given or bonus:
                return texts.exchange(len(hand.given), bonus=bonus), "swap"
            return texts.pass_button(), "enter"
        pending = self.seen is not None and self.seen.pending is not None
        if points is None or pending:
            return texts.lay(), "check"
        better = self._better()
        return texts.lay_for(points) if better is None else texts.lay_or(points, better.total), "check"

    def giving(self) -> tuple[str, str]:
        """Cards are exchanged (RULES SK12)."""
        return texts.exchanging()

    def next_part(self) -> None:
        """Join the whole old word, or only a part of it (RULES SK16)."""
        if self.hand.on_turn:
            self.judging.next_part()
            self.hand.refresh()

    def shortcuts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        return {Qt.Key.Key_F: self.next_part}

    def show_draft(self, *, counting: bool) -> None:
        """The words of the draft beside the table too."""
        super().show_draft(counting=counting)
        draft, words = self.hand.draft, self._side.words
        shown = self.seen is not None and bool(draft.words())
        self._side.cover_moves(shown)
        if shown:
            score = draft.score() if self.context.settings.aid("points", True) else None
            lines = [self._line(index, word, score) for index, word in enumerate(draft.words())]
            leaving = len(draft.leaving())
            told = texts.leaves(leaving) if leaving else ""
            words.show_words(lines, texts.total(score), told, self._would())
        self._table.bonus.suit(self._suiting_group() if self._better() is not None else None)
        self._table.offer_part(self._part() if self.hand.on_turn and draft.placed else "")
        self._table.part.setToolTip(texts.teach_part())

    def _line(self, index: int, word: TableWord, score: Score | None) -> WordLine:
        points = "" if score is None or index >= len(score.words) else signed(score.words[index])
        good, made = self.judging.good(word), self.hand.draft.made()
        is_part = made is not None and index >= len(made.words)
        note = texts.part_of() if is_part and good is not False else texts.verdict(good)
        suits = not is_part and self._better() is not None and self._suits(word)
        return WordLine(word.text.lower(), "" if good is False else points, good, note, suits)

    # The bonus card beside the hand (RULES SK9, SK10) ---------------------------------------------

    def _better(self) -> Score | None:
        """What the turn would come to with the bonus card; None where that brings nothing more, or a person
        wants to find it out alone."""
        aid, score = self.context.settings.aid, self.hand.draft.score()
        if score is None or not (aid("points", True) and aid(texts.TEACH, True)):
            return None
        if not self.hand.on_turn or self.judging.wrong() is not None:
            return None
        better = self.hand.draft.score_with_bonus()
        return better if better is not None and better.total > score.total else None

    def _suits(self, word: TableWord) -> bool:
        """Whether the word is one for which the bonus card would bring something."""
        cells = self.hand.draft.premium_cells()
        if cells:
            return cells[0] in word.cells
        group = names.fitting_group(self.hand.draft.seen.bonus, [word.cards])
        return group is not None

    def _suiting_group(self) -> int:
        """Which group of the card the draft belongs to; -1 for a card without groups."""
        made, card = self.hand.draft.made(), self.hand.draft.seen.bonus
        if made is None or card not in GROUPS:
            return -1
        fit = names.fitting_group(card, [word.cards for word in made.words])
        return -1 if fit is None else [group.text for group in names.groups(card)].index(fit[1])

    def _would(self) -> str:
        """What the bonus card could do for the draft."""
        better, draft, made = self._better(), self.hand.draft, self.hand.draft.made()
        score = draft.score()
        if better is None or score is None or made is None:
            return ""
        card, more = draft.seen.bonus, better.total - score.total
        if card in FACTORS:
            return texts.premium_would(FACTORS[card], more)
        fit = names.fitting_group(card, [word.cards for word in made.words])
        return "" if fit is None else texts.group_would(*fit, more)

    def _part(self) -> str:
        """What the button of the part says; empty where there is none to be declared."""
        draft, parts = self.hand.draft, self.judging.parts()
        if not parts and not draft.fragment:
            return ""
        here = parts.index(draft.fragment) + 1 if draft.fragment in parts else 0
        if here >= len(parts):
            return texts.whole_word()
        lying = {cell: letter.letter for letter, cell in draft.placements()}
        text = "".join(lying.get(cell) or self._letter(cell) for cell in parts[here])
        return texts.only_part(text.lower())

    def _letter(self, cell: Cell) -> str:
        lies = self.hand.draft.lies_at(cell)
        return "" if lies is None else lies.letter

    def lacks(self, error: IllegalMove) -> str:
        """What keeps the cards from being a turn."""
        if self.seen is not None and self.seen.phase is Phase.LATE:
            return texts.late_lacks()
        if not self.hand.draft.placed:
            return texts.lay_or_exchange()
        return screen_texts.refusal(error)

    def not_now(self) -> str:
        """While the others may answer nobody lays anything."""
        seen = self.seen
        if seen is not None and seen.pending is not None:
            others = set(seen.waiting) - {seen.seat}
            if seen.seat in seen.waiting and not self.hand.blocked and _is_asked(seen):
                return texts.answer_first()
            asked = (others or seen.seat is None) and not self.hand.blocked
            return texts.answering() if asked else texts.being_counted()
        return super().not_now()

    def why_not(self) -> str:
        """A word that the list does not take."""
        wrong = self.judging.wrong()
        if wrong is None or self.hand.exchanging:
            return ""
        return screen_texts.no_word(wrong.text.lower(), "unknown")

    def instruction(self) -> str:
        """Who begins, and what may be done when the time is over."""
        seen = self.seen
        if seen is None or self.hand.exchanging:
            return ""
        if seen.phase is Phase.LATE:
            return texts.late()
        if not seen.opened:
            return "" if self.hand.draft.placed else texts.opening()
        return self._lesson(seen) if self.context.settings.aid(texts.TEACH, True) else ""

    def _lesson(self, seen: Observation) -> str:
        """A rule that somebody meets who has never read any; not after a few turns any more."""
        mine = [turn for turn in seen.history if turn.seat == seen.seat and turn.score is not None]
        joined = sum(turn.score is not None and not turn.score.first for turn in mine)
        if joined >= LESSONS:
            return ""
        if self.hand.draft.placed:
            return texts.teach_leaving() if self.hand.draft.leaving() else ""
        if not joined:
            return texts.teach_joining()
        if any(turn.bonus for turn in mine):
            return ""
        return texts.teach_premium(FACTORS[seen.bonus]) if seen.bonus in FACTORS else texts.teach_group()


def _is_asked(seen: Observation) -> bool:
    """Whether a window asks whoever looks; of a card that cannot be played nobody is asked."""
    return seen.phase is not Phase.ANSWER or own_card(seen).usable
