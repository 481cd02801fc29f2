"""What the word list says in a round: of the words that are written, and of all that lie on the board
(RULES BG5 to BG7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine import reading
from app.engine.rules import Json
from app.games.boggle import board
from app.games.boggle.model import ListedWord, Options, WordVerdict, WriteWord, flaw
from app.games.boggle.referee import BoggleReferee
from app.lexicon import czech


class Verdicts:
    """Without a judge, what a record says is believed."""

    def __init__(self, options: Options, grid: Sequence[str], judge: BoggleReferee | None) -> None:
        self._grid, self._judge = grid, judge
        self._fold, self._min_len = options.folds, options.min_len
        self._ruled: dict[str, tuple[WordVerdict, str | None]] = {}

    def of_list(self, words: Sequence[ListedWord]) -> tuple[ListedWord, ...]:
        """Whatever stands there gets its verdict; a word written twice is one (RULES BG6)."""
        judged: dict[str, ListedWord] = {}
        for entry in words:
            word = czech.normalise(entry.word)[: 4 * board.CELLS]
            if word and word not in judged:
                found = flaw(word, self._grid, fold=self._fold, min_len=self._min_len)
                judged[word] = ListedWord(word, *((found,) if found else self.of_word(word, entry)))
        return tuple(judged.values())

    def of_word(self, word: str, given: WriteWord | ListedWord) -> tuple[WordVerdict, str | None]:
        """One verdict per word and round, even where the household's list has changed in between."""
        if self._judge is None:
            return given.verdict or WordVerdict.VALID, given.why
        if given.verdict is None and word in self._ruled:
            return self._ruled[word]
        judged = self._judge.judge(word, given.why)
        why = judged.reason.value if judged.reason else None
        return (WordVerdict.VALID, why) if judged.accepted else (WordVerdict.UNKNOWN, why or "unknown")

    def note(self, written: WriteWord | ListedWord) -> None:
        """The verdict of a word that was written holds for the round."""
        if written.verdict in (WordVerdict.VALID, WordVerdict.UNKNOWN):
            self._ruled.setdefault(written.word, (written.verdict, written.why))

    def of_board(self) -> Json:
        """All words there, and which are missing because the household has banned them."""
        if self._judge is None:
            return {}
        facts = {"solution": self._judge.solve(self._grid, fold=self._fold, min_len=self._min_len)}
        banned = self._judge.struck_off(self._grid, fold=self._fold, min_len=self._min_len)
        return {**facts, "banned": banned} if banned else facts

    def solution(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """As facts have it. Raises ValueError where a word is not on the board."""
        words = tuple(reading.text(word) for word in reading.listed(facts.get("solution", ())))
        for word in words:
            if not board.has_path(self._grid, word, fold=self._fold):
                raise ValueError(f"{word} is not on the board")
        return words

    def check_solution(self, facts: Mapping[str, Any], *, own_list: bool) -> None:
        """Raises ValueError where these cannot be all the words. own_list: see `State.check_facts`."""
        solution = facts.get("solution", [])
        for word in solution:
            if len(word) < self._min_len:
                raise ValueError(f"{word} in the solution is too short")
            if not board.has_path(self._grid, word, fold=self._fold):
                raise ValueError(f"{word} in the solution is not on the board")
        if len(set(solution)) < len(solution):
            raise ValueError("a word is twice in the solution")
        if own_list and self._judge is not None:
            foreign = [word for word in solution if not self._judge.judge(word).accepted]
            whole = self._judge.solve(self._grid, fold=self._fold, min_len=self._min_len)
            missing = sorted({*whole} - {*solution, *facts.get("banned", [])}, key=czech.sort_key)
            for what, words in (("lacks", missing), ("holds what is no word:", foreign)):
                if words:
                    raise ValueError(f"the solution {what} {', '.join(words[:5])}")
