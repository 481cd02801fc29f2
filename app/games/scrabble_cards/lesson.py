"""A position for a whole class: who finds the turn that brings most?"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

from app.engine.errors import IllegalMove
from app.engine.lessons.one_deal import TeamAnswer
from app.games.scrabble_cards import model, scoring
from app.games.scrabble_cards.cards import BLANK, Letter
from app.games.scrabble_cards.choices import choices
from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.moves import Play, Spot
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.table import ACROSS, DOWN, Cell, Placed
from app.lexicon import czech
from app.lexicon.judge import Judge

WIDEST, HIGHEST = 15, 11
"""Columns and rows of a position that can be read from the last row."""
LEAST_POINTS, LEAST_PLAYS, LEAST_LYING = 12, 20, 4
"""A position is worth a question where the best turn brings so many points, there is enough to choose from,
and something lies there."""
KNOWN = 60_000
"""Rank of a form up to which a class knows it."""
BINGO = "bingo"


class TurnFault(StrEnum):
    """Why an answer does not count."""

    NOTHING = "nothing"
    PLACE = "place"
    """The word cannot be laid there with these cards."""
    UNKNOWN = "unknown"
    COARSE = "coarse"


class TurnDeal:
    """seen: by the seat that is to lay; bonus cards are left out. best: the dearest turn whose words people
    know; utmost: the dearest of all."""

    def __init__(self, seen: Observation, judge: Judge) -> None:
        self.seen, self.hand = seen, tuple(sorted(seen.hand))
        self._judge, self._lying = judge, seen.board()
        self._known: dict[str, tuple[bool, bool]] = {}
        sure = choices(Outlook(seen), searching(judge, judge.policy.certain))
        self.plays = len(sure)
        rank, number = judge.lexicon.form_rank, judge.policy.dawg.number
        known = [
            one
            for one in sure
            if all(rank(number(czech.normalise(word.text))) <= KNOWN for word in one.laid.words)
        ]
        self.best = self._judged(known[0].move(with_bonus=False)) if known else TeamAnswer("")
        self.utmost = self._judged(sure[0].move(with_bonus=False)) if sure else TeamAnswer("")
        self._folded: dict[str, str] = {}
        for one in reversed(sure):
            self._folded[czech.fold(one.word)] = one.word

    @property
    def worth_asking(self) -> bool:
        """Whether it fits the wall with the widest turn, and there is something to be found."""
        across, down = ({cell[at] for cell in self._lying} for at in (0, 1))
        fits = max(across) - min(across) < WIDEST - 4 and max(down) - min(down) < HIGHEST - 3
        enough = self.plays >= LEAST_PLAYS and len(self._lying) >= LEAST_LYING
        return fits and enough and not self.best.fault and self.best.points >= LEAST_POINTS

    def judged(self, text: str) -> TeamAnswer:
        """``KOČKA``, laid where it brings most; ``KOČKA 14``, laid where it brings so many points."""
        words, number = re.findall(r"[^\W\d_]+", text), re.search(r"\d+", text)
        if not words:
            return TeamAnswer(text.strip(), fault=TurnFault.NOTHING)
        written = czech.upper(words[0])
        if self._coarse(written):
            return TeamAnswer("", fault=TurnFault.COARSE)
        found = self.ways(written)
        if not any(one.counts for one in found):  # a blank may stand for the letter as it was typed
            found += self.ways(czech.upper(self._folded.get(czech.fold(written), "")))
        if not found:
            return TeamAnswer(written, fault=TurnFault.PLACE, subject=written)
        wanted = int(number[0]) if number else -1
        shown = [one for one in found if one.fault != TurnFault.COARSE]
        if not shown:
            return TeamAnswer("", fault=TurnFault.COARSE)
        found_best = max(shown, key=lambda one: (one.counts, one.points == wanted, one.points))
        if found_best.doubtful and self._judge.judge(found_best.subject).accepted:
            self._known[found_best.subject] = True, False  # spoken Czech, which takes longer to be known
            return self.judged(text)
        model.check(self.seen, Play(found_best.laid))  # what cannot be laid was never found
        wrong = found_best.counts and number is not None and wanted != found_best.points
        return replace(found_best, claimed=wanted) if wrong else found_best

    # Ways to lay a word -------------------------------------------------------------------------

    def ways(self, word: str) -> list[TeamAnswer]:
        """Every way to lay it that the rules know, judged."""
        if len(word) < 2:
            return []
        return [self._answer(play, placed) for play, placed in self._plays(word)]

    def _plays(self, word: str) -> Iterator[tuple[Play, Placed]]:
        near = set(self._lying)
        near |= {(x + dx, y + dy) for x, y in near for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        for step in (ACROSS, DOWN):
            dx, dy = step
            starts = {(x - at * dx, y - at * dy) for x, y in near for at in range(len(word))}
            for start in sorted(starts):
                cells = [(start[0] + at * dx, start[1] + at * dy) for at in range(len(word))]
                spots = self._spots(word, cells)
                if spots:
                    yield from self._lawful(Play(tuple(spots)), word, cells)

    def _spots(self, word: str, cells: Sequence[Cell]) -> list[Spot]:
        """The cards that are laid for the word there; empty where the hand has not got them."""
        (x, y), (right, low), lying = cells[0], cells[-1], self._lying
        dx, dy = cells[1][0] - x, cells[1][1] - y
        if (x - dx, y - dy) in lying or (right + dx, low + dy) in lying:
            return []
        held, spots = Counter(self.hand), list[Spot]()
        for letter, cell in zip(word, cells, strict=True):
            there = lying.get(cell)
            if there is not None:
                if there.letter != letter:
                    return []
                continue
            card = letter if held[letter] else BLANK
            if not held[card]:
                return []
            held[card] -= 1
            spots.append((Letter(letter, card == BLANK), cell))
        return spots

    def _lawful(self, play: Play, word: str, cells: Sequence[Cell]) -> Iterator[tuple[Play, Placed]]:
        """The play, if the rules let the cards lie so and the word is one that it makes."""
        try:
            placed = model.place(self.seen, play)
        except IllegalMove:
            return
        if any(one.text == word and one.cells == tuple(cells) for one in placed.words):
            yield play, placed

    def _judged(self, play: Play) -> TeamAnswer:
        return self._answer(play, model.place(self.seen, play))

    def _answer(self, play: Play, placed: Placed) -> TeamAnswer:
        """A lawful play: its words by the list, its points (RULES SK6, SK8)."""
        score = scoring.score(self.seen, play, placed, bonus="", size=len(self.hand))
        parts = [(word.text, points) for word, points in zip(placed.words, score.words, strict=True)]
        if score.bingo:
            parts.append((BINGO, score.bingo))
        text = " · ".join(word.text for word in placed.words)
        fault, subject = self._fault(placed)
        if fault == TurnFault.COARSE:
            return TeamAnswer("", fault=fault)
        doubtful = fault == TurnFault.UNKNOWN
        return TeamAnswer(text, score.total, fault, subject, doubtful, play.cards, tuple(parts))

    def _fault(self, placed: Placed) -> tuple[str, str]:
        texts = [word.text for word in placed.words]
        if any(map(self._coarse, texts)):
            return TurnFault.COARSE, ""
        wrong = next((text for text in texts if not self._verdict(text)[0]), "")
        return (TurnFault.UNKNOWN, wrong) if wrong else ("", "")

    def _coarse(self, word: str) -> bool:
        return self._verdict(word)[1]

    def _verdict(self, word: str) -> tuple[bool, bool]:
        """Whether it counts, and whether it is not for class."""
        if word not in self._known:
            policy, plain = self._judge.policy, czech.normalise(word)
            number = policy.dawg.number(plain)
            coarse = number >= 0 and not self._judge.lexicon.gentle(number)
            self._known[word] = policy.accepts(plain) or plain in self._judge.household.words(), coarse
        return self._known[word]
