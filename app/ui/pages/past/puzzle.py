"""Puzzles of a game at its own table, one after the other; what was missed comes back until it is known."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date
from typing import Any

from PySide6.QtWidgets import QWidget

from app import clock
from app.engine.errors import IllegalMove
from app.engine.record import Record
from app.engine.reviewing import AT_ONCE, Study
from app.engine.story import Story
from app.games import puzzles
from app.games.puzzles import STEPS, Puzzle
from app.storage.practice import Practice
from app.storage.problems import StorageProblem
from app.tabletop import phrases
from app.tabletop.context import ViewSettings
from app.tabletop.face import Face
from app.tabletop.screen import TableScreen
from app.ui import texts
from app.ui.pages.past.page import PastPage
from app.ui.pages.past.panel import MomentPanel
from app.ui.seat_looks import SeatLooks, seat_of
from app.ui.services import Services
from app.ui.thread_bridge import Question
from app.widgets import writing
from app.widgets.sheets import keyboard


def drill_of(game: str) -> str:
    """The name by which a game's puzzles are kept among what is practised."""
    return f"{game}.puzzles"


def following(
    kept: Practice, person: str, game: str, today: date, but: Collection[str] = ()
) -> Puzzle | None:
    """What comes next: a puzzle that was missed and is due, else the easiest that was not solved yet.

    but: codes of those that were just shown."""
    due = [card.key for card in kept.due(person, drill_of(game), today)]
    missed = [found for code in due if code not in but and (found := puzzles.find(game, code)) is not None]
    done = kept.done(person, drill_of(game))
    met = {*done, *due, *but}
    new = (one for one in puzzles.of(game) if one.code not in met)
    return missed[0] if missed else next(new, None)


class PuzzlePage(PastPage):
    """The position, and a strip that asks, gives a hint, shows the answer with its reason and goes on."""

    watching = False

    def __init__(
        self,
        services: Services,
        face: Face,
        puzzle: Puzzle,
        record: Record,
        settings: ViewSettings,
        person: str,
    ) -> None:
        super().__init__(services, face, record, settings)
        self.puzzle, self.person = puzzle, person
        self.looks = self._sitting()
        self._tried = self._over = False
        self._passed = set[str]()
        """Codes of those that were left without an answer."""
        self._dealt: Question | None = None
        self.panel = MomentPanel(self)
        self.column.addWidget(self.panel)
        self.panel.hint_wanted.connect(self._hint)
        self.panel.show_wanted.connect(self._show)
        self.panel.next_wanted.connect(self._next)
        self.panel.cancel_wanted.connect(self.back_requested)
        self.say(self.bar.title.setText, lambda: self.tr("Puzzles: {game}").format(game=face.title()))

    @property
    def _study(self) -> Study | None:
        return None if self.game.study is None else self.game.study(self.judge)

    def _sitting(self) -> SeatLooks:
        """The person sits there by their own name."""
        people = self._services.profiles.people
        seats = list(self.record.players)
        seats[self.puzzle.seat] = next(
            (seat_of(one) for one in people if one.id == self.person), seats[self.puzzle.seat]
        )
        return SeatLooks(seats, people)

    # Asking -----------------------------------------------------------------------------------

    def begin(self, story: Story, view: TableScreen) -> None:
        view.next_round_requested.connect(self._next)
        view.end_round_requested.connect(self._next)
        self._tried = self._over = False
        self._to_position()
        title = self.tr("Puzzle {code}, difficulty {step} of {most}")
        found = self.puzzle
        self.panel.show_moment(
            writing.flowing(title.format(code=found.code, step=found.difficulty, most=len(STEPS))),
            self._question(),
            self.tr("Next"),
        )
        keyboard.give(view)

    def _question(self) -> str:
        answer = self.puzzle.solution
        asked = self.face.moment_question(answer.best, puzzle=True)
        if asked:
            return asked
        if answer.unit == AT_ONCE:
            return self.tr("Which move brings the most points at once?")
        return self.tr("One move is clearly the best. Can you find it?")

    def _to_position(self) -> None:
        assert self.story is not None
        self.show_stop(len(self.story) - 1, self.puzzle.seat)

    def _advice(self) -> Any | None:
        study, story = self._study, self.story
        if study is None or story is None:
            return None
        return study.advice(story.seen(len(story) - 1, self.puzzle.seat), self.puzzle.moment())

    def _hint(self) -> None:
        if self.view is not None and not self._over:
            self.view.show_hint(self._advice())

    def _show(self) -> None:
        """The answer, with its reason; the puzzle comes back."""
        if self.view is None or self._over:
            return
        self._to_position()
        self.view.show_best(self._advice())
        self._note(solved=False)
        self.panel.tell(self._why())

    def _why(self) -> str:
        """Why the answer is the best move."""
        solution = self.puzzle.solution
        told = self.face.moment_answer(solution.best)
        if told:
            return told
        text = self.tr("It brings {points} at once, the next best move {second}.")
        parts = [
            text.format(points=phrases.points(solution.points), second=phrases.points(solution.second_points))
        ]
        clauses = self.face.motives([code for code in solution.motives if code != "points"])
        if clauses:
            parts.append(clauses[0].upper() + clauses[1:] + ("" if clauses.endswith(".") else "."))
        return " ".join(parts)

    # Trying -----------------------------------------------------------------------------------

    def try_move(self, move: Any) -> None:
        """The person's answer, weighed against the best one beside the screen."""
        view, puzzle, judge = self.view, self.puzzle, self.judge
        if view is None:
            return
        if self._over:
            self.banner.show_problem(self.tr("This puzzle is solved: go on to the next."), mild=True)
            return
        try:
            match = puzzles.after(self.face.game, puzzle, move, judge)
        except IllegalMove as refusal:
            view.show_rejection(refusal, move)
            return
        made, seen = match.record.turns[-1], match.observation_for(puzzle.seat)
        self.panel.tell(self.tr("Let me see…"))

        def tell(best: bool) -> None:
            if self.puzzle is not puzzle or self._over or self.view is not view:
                return
            if not best:
                self._note(solved=False)
                self._to_position()
                self.panel.tell(self.tr("Not yet: there is a better one. Go on looking, or have it shown."))
                return
            self._note(solved=True)
            self._over = True
            view.show_observation(seen, [made])
            self.panel.tell(self.tr("That is it! {why}").format(why=self._why()))
            keyboard.give(self.panel.next)

        def weigh(_: Question) -> bool:
            return puzzles.is_best(self.face.game, puzzle, move, judge)

        self.bridge.ask(weigh, tell, owner=self)

    def _note(self, *, solved: bool) -> None:
        """Only the first answer tells whether the puzzle is known."""
        if self._tried:
            return
        self._tried = True
        try:
            self._services.practice.solve(
                self.person, drill_of(self.face.game), self.puzzle.code, clock.today(), right=solved
            )
        except StorageProblem as problem:
            self.banner.show_problem(texts.not_saved_sentence(problem))

    # Going on ---------------------------------------------------------------------------------

    def _next(self) -> None:
        """Another puzzle on a table of its own, or back where there is none."""
        game, kept = self.face.game, self._services.practice
        shown = self.puzzle.code
        if not self._tried:
            self._passed.add(shown)
        found = following(kept, self.person, game, clock.today(), {*self._passed, shown})
        if found is None:  # what was passed over comes once more
            self._passed = set()
            found = following(kept, self.person, game, clock.today(), {shown})
        if found is None:
            self.back_requested.emit()
            return
        self._over = True
        if self._dealt is not None:
            self._dealt.drop()  # who presses twice means it once
        self._dealt = self.bridge.ask(lambda _: puzzles.record(game, found), self._taking(found), owner=self)

    def _taking(self, puzzle: Puzzle) -> Callable[[Record], None]:
        def take(record: Record) -> None:
            self.puzzle, self.record = puzzle, record
            self.looks = self._sitting()
            self.judge = self._judge()
            if self.explainer is not None:
                self.explainer.close()  # it belongs to the table that goes
                self.explainer.deleteLater()
                self.explainer = None
            old, self.view, self.story = self.view, None, None
            if old is not None:
                old.hide()
                old.deleteLater()
            self.note.show()
            self.enter()

        return take

    def first_focus(self) -> QWidget:
        return self.bar.back_button
