"""Positions in which the best move is to be found: the table as it was, one answer each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from app.engine.days import Find, Task
from app.engine.errors import IllegalMove
from app.engine.reviewing import Moment
from app.engine.story import Story
from app.tabletop import phrases
from app.tabletop.context import ViewSettings
from app.tabletop.face import Face
from app.tabletop.screen import TableScreen
from app.ui.pages.past.page import PastPage
from app.ui.pages.past.panel import MomentPanel
from app.ui.services import Services
from app.widgets import writing
from app.widgets.sheets import keyboard


class PositionsPage(PastPage):
    """One position after the other; the first answer counts, then the best one is shown.

    noted: hears the points of all answers so far after each of them.
    """

    watching = False

    def __init__(
        self,
        services: Services,
        face: Face,
        task: Task,
        settings: ViewSettings,
        heading: Callable[[], str],
        found: Sequence[int] = (),
        noted: Callable[[tuple[int, ...]], object] = lambda found: None,
        *,
        counts: bool = True,
    ) -> None:
        """heading: what the bar says. found: the points of those that were answered before. counts: not for
        practice."""
        assert task.record is not None
        super().__init__(services, face, task.record, settings)
        self.finds, self.found, self._noted = task.finds, tuple(found), noted
        self._at = min(len(self.found), len(self.finds) - 1)
        self._answered, self._counts = False, counts
        self.panel = MomentPanel(self)
        self.column.addWidget(self.panel)
        self.panel.next_wanted.connect(self._next)
        self.panel.cancel_wanted.connect(self.back_requested)
        self.say(self.bar.title.setText, heading)

    def begin(self, story: Story, view: TableScreen) -> None:
        view.next_round_requested.connect(self._next)
        view.end_round_requested.connect(self._next)
        self._ask()

    @property
    def shown(self) -> Find:
        """The one that is shown."""
        return self.finds[self._at]

    def _ask(self) -> None:
        assert self.story is not None
        find = self.shown
        self._answered = len(self.found) > self._at
        self.show_stop(self.story.at(find.turn), find.seat)
        title = self.tr("Position {number} of {count}")
        text = self.tr("Which move brings most points? This is practice, nothing is counted.")
        if self._counts:
            text = self.tr("Which move brings most points? Your first answer counts.")
        last = self._at + 1 == len(self.finds)
        self.panel.show_moment(
            writing.flowing(title.format(number=self._at + 1, count=len(self.finds))),
            text,
            self.tr("Done") if last else self.tr("Next"),
        )
        self._offer()
        if self._answered:
            self._tell(self.found[self._at])
        elif self.view is not None:
            keyboard.give(self.view)

    def _offer(self) -> None:
        """On goes who has answered."""
        self.panel.hint.hide()
        self.panel.show_it.hide()
        self.panel.next.setVisible(self._answered)

    def try_move(self, move: Any) -> None:
        """The answer."""
        story, view, find = self.story, self.view, self.shown
        if story is None or view is None:
            return
        if self._answered:
            told = self.tr("This position is answered. Go on to the next.")
            if self._counts:
                told = self.tr("Your first answer counts. Go on to the next.")
            self.banner.show_problem(told, mild=True)
            return
        try:
            match = story.instead(find.turn, move)
        except IllegalMove as refusal:
            view.show_rejection(refusal, move)
            return
        self._answered = True
        before = story.seen(story.at(find.turn), find.seat).scores[find.seat]
        points = match.record.scores[find.seat] - before
        self.found = (*self.found, points)
        self._noted(self.found)
        view.show_observation(match.observation_for(find.seat), [match.record.turns[-1]])
        self._offer()
        self._tell(points)

    def _tell(self, points: int) -> None:
        """What the answer brought, and where it was not the best one, that on the table as it was."""
        find = self.shown
        if points >= find.points:
            text = self.tr("{points}: no move brings more!").format(points=phrases.points(points))
        else:
            text = self.tr("{points}; the best move brings {most}. It is shown on the table.")
            text = text.format(points=phrases.points(points), most=phrases.points(find.points))
            self._show_best()
        if len(self.found) == len(self.finds) and self._at + 1 == len(self.finds):
            whole = self.tr("All in all {points} of {most}.")
            text += " " + writing.flowing(
                whole.format(points=sum(self.found), most=sum(one.points for one in self.finds))
            )
        self.panel.tell(text)
        keyboard.give(self.panel.next)

    def _show_best(self) -> None:
        story, view, find = self.story, self.view, self.shown
        study = None if self.game.study is None else self.game.study(self.judge)
        if story is None or view is None or study is None:
            return
        self.show_stop(story.at(find.turn), find.seat)
        moment = Moment(find.turn, find.seat, find.best, find.points, 0, 0.0, 0.0, (), 0)
        view.show_best(study.advice(story.seen(story.at(find.turn), find.seat), moment))

    def _next(self) -> None:
        if not self._answered:
            return
        if self._at + 1 == len(self.finds):
            self.back_requested.emit()
            return
        self._at += 1
        self._ask()

    def first_focus(self) -> QWidget:
        return self.bar.back_button if self.view is None else self.view
