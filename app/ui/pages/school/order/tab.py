"""Boards and deals to order: wanted words at the left, at the right what hides as many as it can."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.engine import codes
from app.games import deals
from app.lexicon.problems import LexiconProblem
from app.tabletop.ordering import Ordering
from app.tabletop.orders import Made, OrderWish
from app.ui import faces
from app.ui.pages.school.order import texts
from app.ui.pages.school.order.wish import WishPanel
from app.ui.pages.school.tab import SchoolTab
from app.ui.services import Services
from app.ui.texts import lexicon_sentence
from app.ui.thread_bridge import Question, ThreadBridge
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel

if TYPE_CHECKING:
    from app.lexicon.judge import Judge

SECONDS = 15.0
"""No board is worth a longer wait."""


class _Answer(NamedTuple):
    """unknown: hidden words that the dictionary does not take."""

    made: Made
    unknown: tuple[str, ...]


class OrderTab(SchoolTab):
    """What is wanted at the left; at the right what came of it and what can be done with it."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        found = [(face, face.workshop().order()) for face in faces.faces()]
        self._makers = {face.game: (face, order) for face, order in found if order is not None}
        self._game = next(iter(self._makers))
        self._thread = ThreadBridge("order", self, nice=True)
        self._question: Question | None = None
        self._made: Made | None = None
        self._seed = 1
        self.wish = WishPanel([(name, face.title()) for name, (face, _) in self._makers.items()], self)
        self.wish.wished.connect(self.make)
        self.wish.game.choice_changed.connect(lambda name: self.choose_game(str(name)))
        self.pictures = {name: order.picture() for name, (_, order) in self._makers.items()}
        self.hidden = Label("", "body_strong", wrap=True)
        self.common = Label("", "body", "ink2", wrap=True)
        self.unknown = Label("", "meta", "ink2", wrap=True)
        self.code = Label("", "strong", wrap=True)
        self.cancel_button = PaperButton("", "secondary", "x")
        self.again_button = PaperButton("", "secondary", "shuffle")
        self.copy_button = PaperButton("", "quiet", "share")
        self.print_button = PaperButton("", "secondary", "print")
        self.project_button = PaperButton("", "primary", "proj")
        self._assemble()
        self._wire()
        self.choose_game(self._game)
        self.hear_now(self._name)
        theme.follow_now(self, self._restyle)

    def _assemble(self) -> None:
        board = Panel("", self, seed=5)
        for picture in self.pictures.values():
            board.body.addWidget(picture.widget, 1)
        for label in (self.hidden, self.common, self.unknown):
            board.body.addWidget(label)
        self._code_row = boxes.row((self.code, 1), self.copy_button)
        self._buttons = boxes.row(
            self.cancel_button, self.again_button, 1, self.print_button, self.project_button
        )
        board.body.addLayout(self._code_row)
        board.body.addLayout(self._buttons)
        self._row = boxes.row(self.wish, (board, 1), inside=self, bare=True)

    def _wire(self) -> None:
        self.cancel_button.clicked.connect(self.cancel)
        self.again_button.clicked.connect(self._again)
        self.copy_button.clicked.connect(self._copy)
        self.print_button.clicked.connect(self._print)
        self.project_button.clicked.connect(self._project)

    @property
    def made(self) -> Made | None:
        """The board on show."""
        return self._made

    @property
    def is_settled(self) -> bool:
        return self._question is None

    def first_focus(self) -> QWidget:
        return self.wish.box

    def take(self, words: Sequence[str]) -> None:
        self.wish.take(" ".join(words))

    # Making -----------------------------------------------------------------------------------

    @property
    def ordering(self) -> Ordering:
        """How the chosen game makes what is wanted."""
        return self._makers[self._game][1]

    def choose_game(self, game: str) -> None:
        """Order of this game; what is wanted stays."""
        self.cancel()
        self._game = game
        self.wish.game.set_value(game)
        self.wish.show_difficulties(self.ordering.difficulties(), self.ordering.counted())
        for name, picture in self.pictures.items():
            picture.widget.setVisible(name == game)
        self._show(None)
        if self.wish.words():
            self.make()

    def make(self) -> None:
        """A board of what is wanted, beside the screen; one that is being made is given up."""
        self.cancel()
        words, ordering = self.wish.words(), self.ordering
        if not words:
            self._show(None)
            return
        try:
            judge = self.services.judge(ordering.policy)
        except LexiconProblem as problem:
            self.told.emit(lexicon_sentence(problem))
            return
        if judge is None:
            return
        wish = OrderWish(words, self._seed, self.wish.wanted())
        self._question = self._thread.ask(
            lambda asked: _worked_out(ordering, wish, judge, asked),
            self._hear,
            progressed=self._tell_share,
            owner=self,
        )
        self._tell_share(0.0)
        self._show_state()

    def cancel(self) -> None:
        """Give up what is being made; what was made before stays."""
        if self._question is not None:
            self._question.drop()
            self._question = None
            self._tell(self._made)
        self._show_state()

    def _again(self) -> None:
        self._seed += 1
        self.make()

    def _tell_share(self, share: float) -> None:
        self.hidden.setText(self.tr("Hiding the words… {share} %").format(share=round(100 * share)))

    def _hear(self, answer: _Answer) -> None:
        self._question = None
        self._show(answer.made)
        self.unknown.setText(texts.unknown(answer.unknown))
        self.unknown.setVisible(bool(answer.unknown))

    # Showing ----------------------------------------------------------------------------------

    def _show(self, made: Made | None) -> None:
        self._made = made
        self.pictures[self._game].show_made(made)
        self.unknown.hide()
        self._tell(made)
        self._show_state()

    def _tell(self, made: Made | None) -> None:
        if made is None:
            self.hidden.setText(self.tr("What hides your words appears here as soon as there are some."))
            self.common.setText("")
            self.code.setText("")
            return
        count = len(made.hidden)
        self.hidden.setText(texts.hidden(count, count + len(made.missed), made.missed, made.coarse))
        self.common.setText(self.ordering.beside(made))
        self.code.setText(self.tr("Code to keep: {code}").format(code=codes.spaced(made.code)))

    def _show_state(self) -> None:
        busy, there = self._question is not None, self._made is not None
        self.cancel_button.setVisible(busy)
        self.again_button.setVisible(not busy)
        self.again_button.setEnabled(there)
        for button in (self.copy_button, self.print_button, self.project_button):
            button.setEnabled(there and not busy)

    def _copy(self) -> None:
        if self._made is not None:
            QGuiApplication.clipboard().setText(codes.spaced(self._made.code))
            self.told.emit(
                self.tr("The code is copied. “By code” on the page “Class round” deals the same again.")
            )

    def _print(self) -> None:
        made = self._made
        if made is not None:
            words = (*made.hidden, *made.missed)
            self.turn_requested.emit("print", (self._game, made.options, words, self.wish.wanted()))

    def _project(self) -> None:
        if self._made is not None:
            deal = deals.read(self._made.code)
            told = {**deal.options, **self._made.options}  # with the words themselves, which no code tells
            self.turn_requested.emit("round", replace(deal, options=told))

    def _name(self) -> None:
        self.wish.name_games([(name, face.title()) for name, (face, _) in self._makers.items()])
        self.wish.show_difficulties(self.ordering.difficulties(), self.ordering.counted())
        self.cancel_button.setText(self.tr("Cancel"))
        self.again_button.setText(self.tr("Try again"))
        self.copy_button.setText(self.tr("Copy the code"))
        self.print_button.setText(self.tr("Print"))
        self.project_button.setText(self.tr("To the wall"))
        if self._question is None:
            self._tell(self._made)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setSpacing(look.px(16))
        for row in (self._code_row, self._buttons):
            row.setSpacing(look.px(10))
        self.wish.setFixedWidth(max(look.px(400), min(look.px(520), self.width() * 38 // 100)))


def _worked_out(ordering: Ordering, wish: OrderWish, judge: Judge, asked: Question) -> _Answer:
    """Runs in the thread."""
    made = ordering.make(wish, judge, asked.budget(SECONDS))
    return _Answer(made, tuple(word for word in made.hidden if not judge.judge(word).accepted))
