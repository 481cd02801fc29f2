"""The page of a class round: which class, what is played, and on to the wall."""

from __future__ import annotations

import os
import random
from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.engine.codes import SEEDS
from app.games.deals import Deal
from app.lexicon.problems import LexiconProblem
from app.lexicon.school import tasks
from app.storage.classes import LONGEST_CLASS, LONGEST_TEAM, Team, sound_teams
from app.storage.problems import StorageProblem
from app.tabletop.lesson.plan import CALL, LISTS, ClassGame, LessonPlan, LessonTeam, LessonWords
from app.ui import faces, texts
from app.ui.pages.school.tab import SchoolTab
from app.ui.pages.school.teams import TeamRows
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge
from app.ui.words import task_texts
from app.widgets import boxes
from app.widgets.controls.bar_button import MenuButton
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.sheets.dialog import QuestionDialog
from app.widgets.sheets.menu import MenuLine, PaperMenu
from app.widgets.sheets.panel import Panel

translate = QCoreApplication.translate
GOOD, CODE, ALL = "good", "code", "all"
PRESETS: Mapping[str, tuple[int, int]] = {"five": (1, 3), "hour": (5, 5)}
"""Rounds and minutes."""
FIRST_TEAMS = 4


class RoundTab(SchoolTab):
    """Class and teams on the left, the round on the right."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._thread = ThreadBridge("lesson", self)
        found = [(face, face.class_game()) for face in faces.faces()]
        self._games = {face.game: (face, game) for face, game in found if game is not None}
        self._face, self._game = next(iter(self._games.values()))
        self._class = ""
        self._task = ALL
        self._deal: Deal | None = None
        self.seed: int | None = None
        """Of the next deal, for pictures; else chance's."""
        self._make_class_panel()
        self._make_round_panel()
        left, right = QWidget(self), QWidget(self)
        for side, panel in ((left, self.class_panel), (right, self.round_panel)):
            boxes.column(panel, 1, inside=side, bare=True)
        self._row = boxes.row(
            (PaperScroll(left, self), 5), (PaperScroll(right, self), 7), inside=self, bare=True
        )
        self.hear(self._say_choices)
        theme.follow_now(self, self._restyle)
        self._show_class(services.classes.all[0].id if services.classes.all else "")

    # Class ------------------------------------------------------------------------------------

    def _make_class_panel(self) -> None:
        self.class_panel = Panel("", self, seed=3)
        self.classes = MenuButton("people", self._class_lines)
        self.class_panel.head.addWidget(self.classes)
        self.say(self.class_panel.set_title, lambda: self.tr("Class"))
        self.say(self.classes.set_words, lambda: self.tr("My classes"))
        self.class_name = TextField()
        self.class_name.setMaxLength(LONGEST_CLASS)
        self.say(self.class_name.setAccessibleName, lambda: self.tr("Name of the class"))
        self.say(self.class_name.setPlaceholderText, lambda: self.tr("4. B (a class with a name is kept)"))
        self.teams = TeamRows()
        self.shuffle = PaperButton("", "secondary", "shuffle")
        self.shuffle.clicked.connect(self._shuffle)
        self.say(self.shuffle.setText, lambda: self.tr("Shuffle the teams"))
        self.class_name.editingFinished.connect(self._keep)
        self.teams.changed.connect(self._changed)
        self.class_name.inputRejected.connect(lambda: self._tell_longest(LONGEST_CLASS))
        self.teams.too_long.connect(lambda: self._tell_longest(LONGEST_TEAM))
        self.class_panel.body.addWidget(self.class_name)
        self.class_panel.body.addWidget(self.teams)
        self.class_panel.body.addWidget(self.shuffle, 0, Qt.AlignmentFlag.AlignLeft)

    def _class_lines(self) -> list[MenuLine]:
        self._keep()
        lines = [
            MenuLine(one.name, partial(self._show_class, one.id), "check" if one.id == self._class else "")
            for one in self.services.classes.all
        ]
        lines.append(MenuLine(self.tr("A new class"), lambda: self._show_class(""), "plus"))
        if self._class:
            lines.append(MenuLine(self.tr("Forget this class…"), self._ask_forget, "trash"))
        return lines

    def _show_class(self, class_id: str) -> None:
        known = self.services.classes.find(class_id)
        self._class = known.id if known else ""
        self.class_name.setText(known.name if known else "")
        first = [Team(self.tr("Team {number}").format(number=at + 1), at) for at in range(FIRST_TEAMS)]
        self.teams.set_teams(known.teams if known else first)
        self._check()

    def _ask_forget(self) -> None:
        known = self.services.classes.find(self._class)
        if known is None:
            return
        title = self.tr("Forget {name}?").format(name=known.name)
        text = self.tr("The names of its teams go with it. Nothing else does.")
        QuestionDialog(self, title, text, self.tr("Forget"), self.tr("Keep"), self._forget, danger=True)

    def _forget(self) -> None:
        self._store(lambda: self.services.classes.remove(self._class))
        self._class = ""
        left = self.services.classes.all
        self._show_class(left[0].id if left else "")

    def _shuffle(self) -> None:
        """Who sits where, and with which sign."""
        teams = list(self.teams.teams)
        names = random.sample([team.name for team in teams], len(teams))
        self.teams.set_teams([Team(name, team.sign) for name, team in zip(names, teams, strict=True)])
        self._changed()

    def _tell_longest(self, most: int) -> None:
        """What is typed beyond that does not appear."""
        told = self.tr("At most {most} letters, so that the last row can read the name.")
        self.told.emit(told.format(most=most))

    def _changed(self) -> None:
        self._check()
        self._keep()

    def _keep(self) -> None:
        """A class with a name is kept as soon as its teams can be."""
        name, teams = self.class_name.text().strip(), self.teams.teams
        known = self.services.classes.find(self._class)
        if not name or not sound_teams(teams) or (known and (known.name, known.teams) == (name, teams)):
            return

        def put() -> None:
            self.services.classes.put(name, teams, self._class)

        before = {one.id for one in self.services.classes.all}
        self._store(put)
        new = next((one.id for one in self.services.classes.all if one.id not in before), "")
        self._class = self._class or new

    def _store(self, write: Any) -> None:
        try:
            write()
        except StorageProblem as problem:
            self.told.emit(texts.not_saved_sentence(problem))

    # Round ------------------------------------------------------------------------------------

    def _make_round_panel(self) -> None:
        self.round_panel = Panel("", self, seed=4)
        self.say(self.round_panel.set_title, lambda: self.tr("Class round"))
        self.game = Segmented([(name, "?") for name in self._games], shrinks=True)
        self.told_game = Label("", "meta", "ink2", wrap=True)
        self.game.choice_changed.connect(lambda name: self.choose_game(str(name)))
        self.say(self.game.set_name, lambda: self.tr("Game"))
        self.round_panel.body.addWidget(self.game)
        self.round_panel.body.addWidget(self.told_game)
        self.five, self.hour = PaperButton("", "secondary"), PaperButton("", "secondary")
        self.say(self.five.setText, lambda: self.tr("Five minutes"))
        self.say(self.hour.setText, lambda: self.tr("A whole lesson"))
        self.five.clicked.connect(lambda: self._preset("five"))
        self.hour.clicked.connect(lambda: self._preset("hour"))
        self.round_panel.body.addLayout(boxes.row(self.five, self.hour, 1))
        self.rounds = Segmented([(number, str(number)) for number in (1, 3, 5)], 3)
        self.minutes = Segmented([(number, str(number)) for number in (2, 3, 5)], 3)
        self.board = Segmented([(GOOD, "?"), (CODE, "?")])
        self.collect = Segmented([(CALL, "?"), (LISTS, "?")])
        self.task = MenuButton("list", self._task_lines)
        self.told_board = Label("", "meta", "ink2", wrap=True)
        self.told_collect = Label("", "meta", "ink2", wrap=True)
        self._rows: dict[QWidget, Label] = {}
        self.board.choice_changed.connect(lambda _: self._choose_board())
        self.collect.choice_changed.connect(lambda _: self._say_choices())
        for label, control in (
            (lambda: self.tr("Rounds"), self.rounds),
            (lambda: self.tr("Minutes"), self.minutes),
            (lambda: self.tr("Deal"), self.board),
            (lambda: self.tr("Task"), self.task),
            (lambda: self.tr("Collecting words"), self.collect),
        ):
            self._add_row(label, control)
            if control is self.board:
                self.round_panel.body.addWidget(self.told_board)
        self.round_panel.body.addWidget(self.told_collect)
        self.fault = Label("", "meta_strong", "red", wrap=True)
        self.round_panel.body.addWidget(self.fault)
        self.go = PaperButton("", "primary", "proj", big=True)
        self.go.clicked.connect(self._go)
        self.say(self.go.setText, lambda: self.tr("To the wall"))
        self.round_panel.body.addWidget(self.go, 0, Qt.AlignmentFlag.AlignRight)
        self._say_choices()

    def _add_row(self, label: Any, control: Segmented | MenuButton) -> None:
        row, name = QHBoxLayout(), Label("", "body_strong")
        self.say(name.setText, label)
        if isinstance(control, Segmented):
            self.say(control.set_name, label)
        boxes.fill(row, name, 1, control)
        self.round_panel.body.addLayout(row)
        self._rows[control] = name

    def choose_game(self, name: str) -> None:
        """What the class plays; a deal of another game is put away."""
        if self._face.game != name:
            self._face, self._game = self._games[name]
            self.game.set_value(name)
            self._deal, self._task = None, ALL
            self.board.set_value(GOOD)
        self._say_choices()

    def _say_choices(self) -> None:
        # A language of the screen may bring another edition, with its words (`Face.class_game`).
        self._games = {name: (face, face.class_game() or game) for name, (face, game) in self._games.items()}
        self._game = self._games[self._face.game][1]
        self.game.set_options([(name, face.title()) for name, (face, _) in self._games.items()])
        self.told_game.setText(self._game.summary())
        for control, offered in (
            (self.board, self._game.by_code),
            (self.task, bool(self._game.tasks)),
            (self.collect, bool(self._game.tasks)),
        ):
            control.setVisible(offered)
            self._rows[control].setVisible(offered)
        self.board.set_options([(GOOD, self.tr("good")), (CODE, self.tr("by code"))])
        self.collect.set_options([(CALL, self.tr("call out")), (LISTS, self.tr("type the lists"))])
        told = {
            CALL: self.tr(
                "A team calls a word, you type it once and press the numbers of the teams that have it, or "
                "click them. Where the keys of the digits type letters, hold Shift."
            ),
            LISTS: self.tr("You type what the teams have written, a team after another."),
        }
        if self._game.tasks:
            self.told_collect.setText(told[str(self.collect.value())])
        else:
            self.told_collect.setText(
                self.tr(
                    "When time is up you type what each team has written. Then the answers are shown, the "
                    "lowest first, and the best that the program finds."
                )
            )
        title = task_texts.title(self._task)
        self.task.set_words(title, self.tr("Task: {task}").format(task=title))
        self.told_board.setVisible(self._deal is not None)
        self.told_board.setText(self._deal_text())

    def _task_lines(self) -> list[MenuLine]:
        """The families of vyjmenovaná slova have a menu of their own: all are longer than a screen."""
        plain = [task for task in self._game.tasks if not tasks.family_of(task)]
        families = [task for task in self._game.tasks if tasks.family_of(task)]

        def drop() -> None:
            PaperMenu(self.task, [self._task_line(task) for task in families], self.task.accessibleName())

        chosen = "check" if self._task in families else ""
        more = [MenuLine(self.tr("vyjmenovaná slova…"), drop, chosen)] if families else []
        return [*map(self._task_line, plain), *more]

    def _task_line(self, task: str) -> MenuLine:
        def choose() -> None:
            self._task = task
            self._say_choices()

        return MenuLine(task_texts.title(task), choose, "check" if task == self._task else "")

    def _preset(self, name: str) -> None:
        rounds, minutes = PRESETS[name]
        self.rounds.set_value(rounds)
        self.minutes.set_value(minutes)

    def _choose_board(self) -> None:
        """By code: the code is asked for; without one the board stays a good one."""
        self._deal = None
        if self.board.value() == CODE:
            from app.ui.deals.by_code import ByCodeDialog

            self.board.set_value(GOOD)
            dialog = ByCodeDialog(self, self.services, lesson=True)
            dialog.accepted.connect(self.take_deal)
            dialog.open_once(dialog.field)
        self._say_choices()

    def take_deal(self, deal: Deal) -> None:
        """Play what was passed on or made to order."""
        if deal.game not in self._games or not self._games[deal.game][1].takes(deal.options):
            self.told.emit(self.tr("No class can play this code: it is of another game or edition."))
            return
        self.choose_game(deal.game)
        self._deal = deal
        self.board.set_value(CODE)
        if deal.options.get("rounds") in (1, 3, 5):
            self.rounds.set_value(deal.options["rounds"])
        self._say_choices()

    def _deal_text(self) -> str:
        if self._deal is None:
            return ""
        from app.engine.codes import spaced
        from app.games import deals

        return self.tr("Deals of the code {code}").format(code=spaced(deals.write(self._deal)))

    # To the wall --------------------------------------------------------------------------------

    def _check(self) -> None:
        self.teams.mark_faults()
        sound = sound_teams(self.teams.teams)
        self.fault.setText("" if sound else self.tr("Every team needs a name of its own."))
        self.fault.setVisible(not sound)
        self.go.setEnabled(sound)
        self.go.setText(self.tr("To the wall"))

    def plan(self) -> LessonPlan:
        """What is agreed just now."""
        rounds, minutes = self.rounds.value(), self.minutes.value()
        assert isinstance(rounds, int) and isinstance(minutes, int)
        return LessonPlan(
            tuple(LessonTeam(team.name, team.sign) for team in self.teams.teams),
            rounds,
            minutes,
            self._task,
            str(self.collect.value()),
            self._deal.options if self._deal else {},
            self._deal.seed if self._deal else 0,
        )

    def take_over(self, given: Deal) -> None:
        self.take_deal(given)

    def _go(self) -> None:
        self._keep()
        try:
            judge = self.services.judge(self._game.policy, child=True)
            lexicon = judge.lexicon if judge is not None else None
        except LexiconProblem as problem:
            self.told.emit(texts.lexicon_sentence(problem))
            return
        chance = int.from_bytes(os.urandom(8), "big") % SEEDS
        plan, seed = self.plan(), chance if self.seed is None else self.seed
        self.go.setEnabled(False)
        self.go.setText(self.tr("Getting ready…"))
        game, words = self._game, task_texts.lesson_words(lexicon, self._task)

        def show(prepared: Any) -> None:
            if not game.barren(prepared):
                self._show_wall(game, prepared, words)
                return
            self._check()
            QuestionDialog(
                self,
                self.tr("There is nothing to find"),
                self.tr(
                    "No word on the board is what the task asks for. Choose another task or another board."
                ),
                self.tr("To the wall all the same"),
                self.tr("Choose again"),
                lambda: self._show_wall(game, prepared, words),
                danger=True,
            )

        self._thread.ask(lambda _: game.prepared(judge, plan, seed), show, self._fail, owner=self)

    def _fail(self, error: Exception) -> None:
        self._check()
        if not isinstance(error, LexiconProblem):
            raise error
        self.told.emit(texts.lexicon_sentence(error))

    def _show_wall(self, game: ClassGame, prepared: Any, words: LessonWords) -> None:
        from app.ui.pages.school.wall import WallPage

        self._check()
        self.page_ready.emit(WallPage(game, prepared, words, self.services))

    def first_focus(self) -> QWidget:
        return self.go

    def _restyle(self) -> None:
        self._row.setSpacing(theme.current().px(20))
