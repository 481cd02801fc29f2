"""The review of a kept game: the moments that decided, to be found by oneself first, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.engine.errors import IllegalMove
from app.engine.record import Record
from app.engine.reviewing import Moment, Review, Study, review_from
from app.engine.rules import Json
from app.engine.story import Story, decisions
from app.engine.turn import Turn
from app.tabletop import phrases
from app.tabletop.context import ViewSettings
from app.tabletop.face import Face
from app.tabletop.screen import TableScreen
from app.ui.pages.past.page import PastPage
from app.ui.pages.past.panel import MomentPanel
from app.ui.pages.past.summary import ReviewSummary
from app.ui.services import Services
from app.ui.thread_bridge import Question
from app.widgets import writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.sheets import keyboard

NEARLY = 1.0
"""Who loses so few points against the better move has found one that is as good."""
FELT = 1.5
"""So many points by what others answer, or later turns bring, are told; trials tell no less for sure."""

FAR = 15.0
"""From here on points by later turns are told without a number: trials play on as the best do."""


def why(face: Face, moment: Moment) -> str:
    """“2 points more at once, the others then about 6 points less, in all about 8 points more. It scores
    in several lines.”"""
    answer = face.moment_answer(moment.better, moment.gain)
    parts = [] if answer else _parts(moment)
    clauses = face.motives([code for code in moment.motives if code != "points"])
    adds_up = len(parts) == 1 and abs(moment.gain - moment.more) < FELT
    if not (answer or adds_up or abs(moment.later or 0.0) >= FAR):
        text = QCoreApplication.translate("ReviewPage", "in all about {points} more")
        parts.append(text.format(points=phrases.points(round(moment.gain))))
    told = [answer or _sentence(", ".join(parts)), _sentence(clauses)]
    # What is done comes before what it brings where that cannot be told in points at once.
    return " ".join(filter(None, told if answer or moment.more else reversed(told)))


def _parts(moment: Moment) -> list[str]:
    """Where the points come from."""
    translate = QCoreApplication.translate
    answers, later = moment.answers or 0.0, moment.later or 0.0
    later_more = translate("ReviewPage", "your later turns about {points} more")
    later_less = translate("ReviewPage", "your later turns about {points} less")
    if abs(later) >= FAR:
        later_more = translate("ReviewPage", "your later turns much more")
        later_less = translate("ReviewPage", "your later turns much less")
    told = (
        (moment.more, 1, translate("ReviewPage", "{points} more at once")),
        (-moment.more, 1, translate("ReviewPage", "{points} less at once")),
        (answers, FELT, translate("ReviewPage", "the others then about {points} less")),
        (-answers, FELT, translate("ReviewPage", "the others then about {points} more")),
        (later, FELT, later_more),
        (-later, FELT, later_less),
    )
    return [text.format(points=phrases.points(round(many))) for many, least, text in told if many >= least]


def _sentence(clauses: str) -> str:
    return clauses and clauses[0].upper() + clauses[1:] + ("" if clauses.endswith(".") else ".")


class Keeping:
    """Where reviews are kept once they are made."""

    def __init__(
        self,
        find: Callable[[Callable[[Json | None], object]], Question | None],
        keep: Callable[[Json], object],
    ) -> None:
        """find: asks for the kept one, and tells it later, None where there is none."""
        self.find, self.keep = find, keep


class ReviewPage(PastPage):
    """The table as it was at each moment, and a strip that asks; then the curve and what was lost."""

    watching = False

    def __init__(
        self, services: Services, face: Face, record: Record, settings: ViewSettings, keeping: Keeping
    ) -> None:
        super().__init__(services, face, record, settings)
        self._keeping = keeping
        self._study: Study | None = None if self.game.study is None else self.game.study(self.judge)
        people = [seat for seat, one in enumerate(record.players) if one.is_person]
        self._seats = people or list(range(len(record.players)))
        self.seat = self._seats[0]
        self.review: Review | None = None
        self._moments: tuple[Moment, ...] = ()
        self._at = 0
        self._asked: Question | None = None
        self.whose = PaperButton("", "secondary", "eye", self)
        self.whose.clicked.connect(self._other_seat)
        self.whose.setVisible(len(self._seats) > 1)
        self.bar.add_widget(self.whose)
        self.panel = MomentPanel(self)
        self._counts_left = face.counts_left(len(record.players))
        self.summary = ReviewSummary(self.looks.looks(), record, self, counts_left=self._counts_left)
        self.summary.hide()
        self.column.addWidget(self.summary, 1)
        self.column.addWidget(self.panel)
        self.panel.hint_wanted.connect(self._hint)
        self.panel.show_wanted.connect(self._show)
        self.panel.next_wanted.connect(self._next)
        self.panel.cancel_wanted.connect(self.back_requested)
        self.summary.turn_wanted.connect(self._look_at)
        self.summary.again_wanted.connect(lambda: self._begin_moments(0))
        self.say(self.bar.title.setText, lambda: self.tr("Review: {game}").format(game=face.title()))
        self._name_seat()

    # Making -----------------------------------------------------------------------------------

    def begin(self, story: Story, view: TableScreen) -> None:
        view.next_round_requested.connect(self._next)
        view.end_round_requested.connect(self._next)
        self.show_stop(len(story) - 1, self.seat)
        view.hide()
        keyboard.give(self.panel.cancel)  # the table may have taken it along
        asked = self._keeping.find(self._found)
        if asked is not None:
            self.destroyed.connect(asked.drop)  # the journal may answer when the page has gone

    def _found(self, kept: Json | None) -> None:
        review = None if kept is None else review_from(kept)
        if review is not None:
            self._take(review)
            return
        study, rules, record = self._study, self.game.rules(None), self.record
        assert study is not None

        def make(asked: Question) -> Review | None:
            return study.review(decisions(rules, record), asked.budget(None))

        self.note.setText(self.tr("All turns are being weighed against the best ones. That takes a while."))
        self.note.show()
        self.panel.show_progress(0.0)
        self._asked = self.bridge.ask(make, self._made, progressed=self.panel.show_progress)
        self.destroyed.connect(self._asked.drop)

    def _made(self, review: Review | None) -> None:
        if review is not None:
            self._take(review)
            assert self.review is not None
            self._keeping.keep(self.review.to_json())  # as it is shown: numbers count with it

    def _take(self, review: Review) -> None:
        self.review = review.within(self.record.scores[0]) if self._counts_left else review
        self.note.hide()
        self._begin_moments(0)

    def put_aside(self) -> None:
        if self._asked is not None:
            self._asked.drop()
        super().put_aside()

    # Moments ----------------------------------------------------------------------------------

    @property
    def moment(self) -> Moment | None:
        """The one that is shown."""
        return self._moments[self._at] if self._at < len(self._moments) else None

    def _begin_moments(self, at: int) -> None:
        assert self.review is not None
        self._moments, self._at = self.review.of(self.seat), at
        if self.moment is None:
            self._sum_up()
        else:
            self._ask()

    def _ask(self) -> None:
        """The table as it was, and the question."""
        moment, view = self.moment, self.view
        assert moment is not None and view is not None
        self._to_table(moment.turn)
        count, number = len(self._moments), self._at + 1
        title = writing.flowing(self.tr("Moment {number} of {count}").format(number=number, count=count))
        title = self.tr("One moment") if count == 1 else title
        asked = self.face.moment_question(moment.better, moment.motives)
        if asked:
            text = asked
        elif moment.more > 0:
            text = self.tr("There were {points} more to be had. Can you find them?")
            text = text.format(points=phrases.points(moment.more))
        else:
            text = self.tr("There was a better move, though it brings no more at once. Can you find it?")
        last = number == count
        self.panel.show_moment(title, text, self.tr("What it came to") if last else self.tr("Next"))
        keyboard.give(view)

    def _to_table(self, turn: int) -> None:
        """Show the position before a turn to whoever made it."""
        assert self.story is not None and self.view is not None
        self.summary.hide()
        self.stage.show()
        self.view.show()
        self.panel.show()
        self.show_stop(self.story.at(turn), self.record.turns[turn].seat)

    def _advice(self) -> Any:
        """The better move as the table shows moves."""
        assert self.moment is not None and self._study is not None and self.view is not None
        return self._study.advice(self._seen(), self.moment)

    def _seen(self) -> Any:
        assert self.moment is not None and self.story is not None
        return self.story.seen(self.story.at(self.moment.turn), self.moment.seat)

    def _hint(self) -> None:
        if self.moment is not None and self.view is not None:
            self.view.show_hint(self._advice())

    def _show(self) -> None:
        moment = self.moment
        if moment is None or self.view is None:
            return
        self._to_table(moment.turn)
        self.view.show_best(self._advice())
        self.panel.tell_answer(why(self.face, moment))

    def _next(self) -> None:
        if self.review is None:
            return
        self._at += 1
        if self.moment is None:
            self._sum_up()
        else:
            self._ask()

    # Trying -----------------------------------------------------------------------------------

    def try_move(self, move: Any) -> None:
        """What the person would have played: shown, and weighed against the better move."""
        moment, story, view, study = self.moment, self.story, self.view, self._study
        if moment is None or story is None or view is None or study is None:
            return
        seen = self._seen()
        try:
            match = story.instead(moment.turn, move)
        except IllegalMove as refusal:
            view.show_rejection(refusal, move)
            return
        made = match.record.turns[-1]
        if made.move == moment.better:
            self._praise(moment, made, match.observation_for(moment.seat))
            return
        self.panel.tell(self.tr("Let me see…"))
        tried = self.game.rules(None).move(made.move)

        def weigh(asked: Question) -> float:
            return study.short_of(seen, tried, moment, asked.budget(None))

        def tell(loss: float) -> None:
            if self.moment is not moment:
                return
            if loss < NEARLY:
                self._praise(moment, made, match.observation_for(moment.seat))
                return
            self.show_stop(story.at(moment.turn), moment.seat)
            text = self.tr("Not yet: there is one that is about {points} better.")
            if self.face.moment_question(moment.better):
                text = self.tr("Not yet, go on looking.")
            self.panel.tell(text.format(points=phrases.points(round(loss))))

        self.bridge.ask(weigh, tell)

    def _praise(self, moment: Moment, made: Turn, seen: Any) -> None:
        assert self.view is not None
        self.view.show_observation(seen, [made])
        text = self.tr("That is it! {why}")
        self.panel.tell_answer(text.format(why=why(self.face, moment)))

    # The end ----------------------------------------------------------------------------------

    def _sum_up(self) -> None:
        assert self.review is not None
        self.stage.hide()
        self.panel.hide()
        self.summary.show_review(self.review, self.seat, moments=bool(self.review.of(self.seat)))
        self.summary.show()
        keyboard.give(self.summary.again if self.summary.again.isVisible() else self.bar.back_button)

    def _look_at(self, turn: int) -> None:
        """The table before a turn that lost something, with its best move."""
        assert self.review is not None and self.view is not None
        self._moments = tuple(one for one in self.review.moments if one.turn == turn)
        self._at = 0
        if self._moments:
            self._ask()
            return
        self._to_table(turn)
        judged = next(one for one in self.review.turns if one.turn == turn)
        text = self.tr("This move lost about {points} against the best one.")
        if self._counts_left:
            text = self.tr("After this move about {points} more are left over than after the best one.")
        title = self.tr("Move {number}").format(number=turn + 1)
        self.panel.show_moment(
            title, text.format(points=phrases.points(round(judged.loss))), self.tr("What it came to")
        )
        self.panel.hint.hide()
        self.panel.show_it.hide()
        keyboard.give(self.panel.next)

    def _other_seat(self) -> None:
        self.seat = self._seats[(self._seats.index(self.seat) + 1) % len(self._seats)]
        self._name_seat()
        if self.review is not None:
            self._begin_moments(0)

    def _name_seat(self) -> None:
        name = self.looks.names()[self.seat]
        self.whose.setText(name)
        self.whose.setAccessibleName(self.tr("Whose moments: {name}").format(name=name))

    def first_focus(self) -> QWidget:
        return self.panel.cancel
