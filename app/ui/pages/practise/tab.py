"""The tab *Practise*: drills of a minute, and what comes back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app import clock
from app.games import puzzles
from app.lexicon.judge import Judge
from app.lexicon.problems import LexiconProblem
from app.practice.drill import Drill, DrillQuestion, Run, questions
from app.storage.journal.kept import Filter
from app.storage.problems import StorageProblem
from app.tabletop.face import Face
from app.ui import faces, texts
from app.ui.pages.journal.tab import Tab
from app.ui.pages.past.puzzle import drill_of, following
from app.ui.pages.practise.end import RunEnd
from app.ui.pages.practise.offers import Offer, offers
from app.ui.pages.practise.run import RunView
from app.ui.services import Services
from app.ui.thread_bridge import Question as Asked
from app.ui.thread_bridge import ThreadBridge
from app.ui.words.word_notes import WordNotes
from app.widgets import boxes, writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

FIRST = 8
"""So many questions are there before a run begins; the others are made during it."""
WIDE = 400
"""Least width of the sheet of a drill, in design pixels."""


class OfferSlip(Spoken, Panel):
    """What is on offer: what it asks, what has become of it so far, and the button that begins it."""

    def __init__(self, icon: str, parent: QWidget | None, seed: int) -> None:
        super().__init__("", parent, seed=seed)
        self.told = Label("", "body", "ink2", wrap=True)
        self.figures = Label("", "meta_strong", "ink", wrap=True)
        self.start = PaperButton("", "secondary", icon)
        row = boxes.row((self.figures, 1), self.start)
        boxes.fill(self.body, self.told, 1, row)


class DrillSlip(OfferSlip):
    """A drill on offer: the best run, and what comes back."""

    def __init__(self, offer: Offer, parent: QWidget | None = None, *, seed: int = 1) -> None:
        super().__init__("play", parent, seed)
        self.offer = offer

    def tell(self, best: int | None, due: int) -> None:
        """best: points of the best run. due: how much comes back today."""
        title, asks = self.offer.words()
        self.set_title(title)
        self.told.setText(asks)
        parts = []
        if best is not None:
            parts.append(self.tr("your best: {points}").format(points=best))
        if due:
            parts.append(self.tr("%n question(s) come back", "", due))
        self.figures.setText(" · ".join(parts) or self.tr("not tried yet"))
        self.start.setText(self.tr("Start"))
        self.start.setAccessibleName(self.tr("Start: {drill}").format(drill=title))
        self.setAccessibleName(title)


class PuzzleSlip(OfferSlip):
    """A game's puzzles on offer: how many were solved, and how many come back."""

    def __init__(self, face: Face, parent: QWidget | None = None, *, seed: int = 1) -> None:
        super().__init__("bulb", parent, seed)
        self.face = face

    def tell(self, solved: int, most: int, due: int, *, more: bool) -> None:
        """more: there is one to be shown today."""
        title = self.tr("Puzzles: {game}").format(game=self.face.title())
        self.set_title(title)
        self.setAccessibleName(title)
        self.told.setText(self.tr("Positions with one move that is clearly the best, the easiest first."))
        parts = [writing.flowing(self.tr("{met} of {most} met").format(met=solved, most=most))]
        if due:
            parts.append(self.tr("%n come(s) back", "", due))
        self.figures.setText(" · ".join(parts))
        self.start.setText(self.tr("Solve"))
        self.start.setEnabled(more)
        self.start.setAccessibleName(self.tr("Solve: {game}").format(game=self.face.title()))


class PractiseTab(Tab):
    """All drills; one of them, being run; how it ended."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.bridge = ThreadBridge("practice", self)
        self.random = Random()
        self._wanted = Filter()
        self._drills: dict[tuple[str, int], Drill] = {}
        self._chosen: Offer | None = None
        self._judge: Judge | None = None
        self._runner = ""
        """Who runs: another person may be chosen above meanwhile."""
        self._asked: Asked | None = None
        self._problem = services.practice.problem
        self.slips: list[DrillSlip] = []
        self.puzzles: list[PuzzleSlip] = []
        self.who = Label("", "panel", wrap=True)
        self.untimed = Toggle("")
        self.say(self.untimed.setText, lambda: self.tr("Without a clock: twenty questions"))
        self.note = Label("", "body", "ink2", wrap=True)
        self.note.hide()
        self._sheet = QWidget()
        self._grid = QGridLayout()
        self._head = boxes.row((self.who, 1), self.untimed)
        boxes.column(self._head, self.note, self._grid, 1, inside=self._sheet, bare=True)
        self.all = PaperScroll(self._sheet)
        self.view = RunView(services.sounds, self)
        self.end = RunEnd(self)
        boxes.column(self.all, self.view, self.end, inside=self, bare=True)
        self.view.finished.connect(self._finish)
        self.end.again_wanted.connect(self._again)
        self.end.done_wanted.connect(self.show_all)
        self.hear(self._tell)
        theme.follow(self, self._lay_out)
        self.show_all()

    # All drills -------------------------------------------------------------------------------

    @property
    def is_settled(self) -> bool:
        return self._asked is None

    @property
    def person(self) -> str:
        """Who practises: whoever the filter names, else who sits here."""
        me = self.services.me
        return self._wanted.person or (me.id if me is not None else "")

    def step_back(self) -> bool:
        """A run is broken off, its end is left for the drills."""
        if self.view.isVisible() and self.view.is_running:
            self.view.break_off()
        elif self.end.isVisible():
            self.show_all()
        else:
            return False
        return True

    def show_games(self, wanted: Filter) -> None:
        problem, self._problem = self._problem, None
        if problem is not None:
            self.told.emit(texts.set_aside_sentence(problem), "", None)
        if wanted.game != self._wanted.game or not self.slips:
            self._wanted = wanted
            self._make_slips()
        self._wanted = wanted
        self._tell()

    def _make_slips(self) -> None:
        for old in (*self.slips, *self.puzzles):
            old.hide()
            old.deleteLater()
        self.slips = [
            DrillSlip(offer, self._sheet, seed=at + 2) for at, offer in enumerate(offers(self._wanted.game))
        ]
        for slip in self.slips:
            slip.start.clicked.connect(lambda _=False, offer=slip.offer: self.begin(offer))
        shown = [face for face in faces.faces() if self._wanted.game in ("", face.game)]
        self.puzzles = [
            PuzzleSlip(face, self._sheet, seed=at + 9)
            for at, face in enumerate(shown)
            if puzzles.of(face.game)
        ]
        for one in self.puzzles:
            one.start.clicked.connect(
                lambda _=False, game=one.face.game: self.puzzles_requested.emit(game, self.person)
            )
        self._lay_out()

    def _tell(self) -> None:
        person = self.services.profiles.find(self.person)
        name = person.name if person is not None else ""
        text = self.tr("{name} practises") if name else self.tr("A minute of practice")
        self.who.setText(text.format(name=name))
        kept, today = self.services.practice, clock.today()
        for slip in self.slips:
            drill = slip.offer.name
            slip.tell(kept.best(self.person, drill), len(kept.due(self.person, drill, today)))
        for one in self.puzzles:
            game, drill = one.face.game, drill_of(one.face.game)
            # What was met may not be among those that are shipped today.
            codes = {puzzle.code for puzzle in puzzles.of(game)}
            due = [card for card in kept.due(self.person, drill, today) if card.key in codes]
            more = following(kept, self.person, game, today) is not None
            one.tell(len(kept.done(self.person, drill) & codes), len(codes), len(due), more=more)

    def show_all(self) -> None:
        """Every drill, to choose from."""
        for part in (self.all, self.view, self.end):
            part.setVisible(part is self.all)
        self._tell()
        if self._chosen is not None:
            name = self._chosen.name
            chosen = next((slip for slip in self.slips if slip.offer.name == name), None)
            if chosen is not None:
                keyboard.give(chosen.start)

    # A run ------------------------------------------------------------------------------------

    def _again(self) -> None:
        if self._chosen is not None:
            self.begin(self._chosen)

    def begin(self, offer: Offer) -> None:
        """Make the first questions beside the screen, then start."""
        if self._asked is not None:
            return
        try:
            judge = self.services.judge(offer.policy)
        except LexiconProblem as problem:
            self._say(texts.lexicon_sentence(problem))
            return
        self._chosen, self._judge, self._runner = offer, judge, self.person
        key = offer.name, id(judge)
        cards = self.services.practice.due(self._runner, offer.name, clock.today())
        due = [card.key for card in cards]
        luck, timed = Random(self.random.random()), not self.untimed.isChecked()

        drill = self._drills.get(key)

        def make(_: Asked) -> tuple[Drill, list[DrillQuestion], Iterator[DrillQuestion]]:
            opened = offer.open(judge) if drill is None else drill
            made = questions(opened, due, luck)
            return opened, list(islice(made, FIRST)), made

        def show(found: tuple[Drill, list[DrillQuestion], Iterator[DrillQuestion]]) -> None:
            self._asked = None
            self._drills[key], first, others = found
            self.note.hide()
            if not self.isVisible():
                return  # no clock runs where nobody looks
            if not first:
                self._say(self.tr("No questions could be made of the words there are."))
                return
            for part in (self.all, self.view, self.end):
                part.setVisible(part is self.view)
            self.view.begin(offer, first, timed=timed)
            self.bridge.ask(lambda _: list(others), self.view.more, owner=self)

        self._say(self.tr("The questions are being made…"))
        self._asked = self.bridge.ask(make, show, owner=self)

    def _say(self, text: str) -> None:
        self.note.setText(text)
        self.note.show()

    def _finish(self, run: Run, whole: bool) -> None:
        offer = self._chosen
        if offer is None:
            return
        compared = whole and not self.untimed.isChecked()
        best = self.services.practice.best(self._runner, offer.name)
        try:
            self.services.practice.finish(
                self._runner,
                offer.name,
                clock.today(),
                points=run.points if compared else None,
                missed=[question.key for question, _ in run.missed],
                known=run.known,
            )
        except StorageProblem as problem:
            self.told.emit(texts.not_saved_sentence(problem), "", None)
        if not self.isVisible():
            self.show_all()
            return
        notes = None if self._judge is None else WordNotes(self._judge, self.services.household)
        for part in (self.all, self.view, self.end):
            part.setVisible(part is self.end)
        self.end.show_run(
            offer,
            run,
            whole=whole or self.untimed.isChecked(),
            best=best if compared else None,
            record=compared and run.points > (best or 0),
            explain=lambda word: notes.explain(word) if notes is not None else "",
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """Who looks elsewhere does not go on."""
        self.view.break_off()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        look = theme.current()
        across = max(1, min(3, int(self.width() / max(1, look.tx(WIDE)))))
        self._grid.setSpacing(look.px(16))
        self._head.setContentsMargins(0, 0, 0, look.px(12))
        while self._grid.count():
            self._grid.takeAt(0)
        for at, slip in enumerate((*self.slips, *self.puzzles)):
            self._grid.addWidget(slip, at // across, at % across)
            slip.show()
        for column in range(3):
            self._grid.setColumnStretch(column, int(column < across))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
