"""A lesson of Boggle as keys and buttons work it: the words that are typed."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication

from app.engine.lessons.steps import Step
from app.games.boggle.lesson.steps import Fault, Lesson
from app.games.boggle.screen.lesson import texts
from app.games.boggle.screen.play.draft import spellings, split_words
from app.tabletop.lesson.control import LessonControl
from app.tabletop.lesson.plan import LessonPlan, LessonWords
from app.widgets.sounds import Sounds

translate = QCoreApplication.translate


class Judges(Protocol):
    """Says why a word does not count."""

    def fault(self, grid: tuple[str, ...], word: str) -> Fault | None: ...


class BoggleControl(LessonControl):
    """writer: the team whose list is typed."""

    lesson: Lesson

    def __init__(
        self,
        lesson: Lesson,
        judge: Judges,
        plan: LessonPlan,
        words: LessonWords,
        sounds: Sounds,
    ) -> None:
        super().__init__(plan, sounds)
        self.lesson, self.words = lesson, words
        self._judge = judge
        self._told: dict[str, str] = {}
        self.writer = 0

    # Lists --------------------------------------------------------------------------------------

    def _passed(self) -> bool:
        """To the list of the next team."""
        if self.step is Step.COLLECT and self.lesson.lists and self.writer + 1 < self.lesson.teams:
            self.writer += 1
            return True
        return False

    def _passed_back(self) -> bool:
        """To the list of the team before, where nothing is lost by it."""
        later = self.step is Step.COLLECT and self.lesson.lists and self.writer > 0
        if later and not self.lesson.list_of(self.writer):
            self.writer -= 1
            return True
        return False

    def _new_round(self) -> None:
        self.writer = 0

    # Words --------------------------------------------------------------------------------------

    def write(self, text: str) -> None:
        """Words that are typed: one that was called, or some of a team's list."""
        words = split_words(text)
        if self.step is not Step.COLLECT:
            return
        for word in words if self.lesson.lists else words[:1]:
            spelt = self._spelt(word)
            fault = self._judge.fault(self.lesson.board.grid, spelt)
            self.lesson.call(spelt, fault, (self.writer,) if self.lesson.lists else ())
        self.changed.emit()

    def _spelt(self, word: str) -> str:
        """Letters without diacritics stand for those on the dice, a common word before others."""
        dealt = self.lesson.board
        grid, ways = dealt.grid, spellings(dealt.grid, word, fold=dealt.fold, easy=True)
        meant = [one.word for one in ways]
        good = [one for one in meant if self._judge.fault(grid, one) is None]
        if word in good or not good:
            return word
        common = self.lesson.board.common
        return next((one for one in good if one in common), good[0])

    def toggle(self, team: int) -> None:
        """A key 1 to 6, or the slip of a team: whether it has the word, or whose list is typed."""
        if self.step is Step.COLLECT and self.lesson.lists and team < self.lesson.teams:
            self.writer = team
            self.lesson.disarm()
        else:
            self.lesson.toggle(team)
        self.changed.emit()

    def overrule(self) -> None:
        """The teacher decides otherwise than the list."""
        self.lesson.overrule()
        self.changed.emit()

    def ruling(self) -> bool | None:
        word = self.lesson.word
        return word.fault is None if word is not None and self.step is Step.COLLECT else None

    def strike(self, word: str) -> None:
        """Out of the list that is typed."""
        self.lesson.strike(word, self.writer)
        self.changed.emit()

    def grammar(self, word: str) -> str:
        """Word class, case and pattern of a word, found out once. As long as words are called it names none
        that is still to be found, such as the one that a form is of."""
        if word not in self._told:
            self._told[word] = self.words.explain(word)
        text = self._told[word]
        if self.lesson.solution_open:
            return text
        secret = set(self.lesson.board.words) - {one.word for one in self.lesson.state.called}
        kept = [part for part in text.split(", ") if not secret.intersection(part.split()[-1:])]
        return ", ".join(kept)

    def solution(self) -> tuple[str, ...]:
        """All words of the board, for the teacher."""
        return self.lesson.board.words

    def solution_title(self) -> str:
        return translate("BoggleLesson", "On the board")

    def prompt(self) -> str:
        return texts.prompt(self)

    def entry_hint(self) -> str:
        if self.lesson.lists:
            return translate("LessonEntry", "Words of the list, with blanks")
        return translate("LessonEntry", "A word, then 1 to 6 for its teams")
