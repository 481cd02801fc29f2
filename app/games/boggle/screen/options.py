"""The agreed options of Boggle as a form (RULES BG3, BG7, BG9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.rules import Json
from app.games.boggle.model import Options
from app.games.boggle.wanted import wanted
from app.tabletop import phrases
from app.tabletop.options import OptionLine, OptionPair, OptionsForm, sensible
from app.widgets.number_choice import NumberChoice
from app.widgets.segmented import Segmented
from app.widgets.toggle import Toggle

TALK = 2
"""Minutes that a round takes beside its time: shaking, comparing, marvelling."""
WITHOUT_LIMIT = 6
"""Minutes that a round without a limit is taken to last."""
VOTING = "vote"
"""People at the table may overrule the word list (RULES-REGISTER B9)."""


def estimate(options: Mapping[str, Any], people: int) -> int | None:
    """Minutes that a game will take, None when it ends by points."""
    if options["target"]:
        return None
    writing = options["minutes"] or WITHOUT_LIMIT
    stretches = people if options["entry"] == "turns" else 1
    total = options["rounds"] * (writing * stretches + TALK)
    return int(total if total <= 10 else 5 * round(total / 5))


class BoggleOptions(OptionsForm):
    """What several people need shows only when several people sit down."""

    people_row: OptionPair

    def __init__(
        self, given: Mapping[str, Any], usual: Mapping[str, Any], parent: QWidget | None = None
    ) -> None:
        """given: remembered options. usual: what holds where nothing is remembered, over the rules' own."""
        super().__init__(parent)
        self._people = 1
        standard = {**Options().to_json(), **usual}
        start = Options(**sensible(given, standard, Options.CHOICES))
        self._dice = start.dice
        self._make_usual(start)
        few = self._make_few(start)
        self.people_row = OptionPair(self.tr("How you write"), self.entry)
        fold = OptionLine(OptionPair(self.tr("Shortest word"), self.shortest, tight=True), self.marks)
        game = OptionLine(OptionPair(self.tr("Play by"), self.ending, tight=True), self._amount)
        rows = (OptionPair(self.tr("Minutes for a round"), self.minutes), game, fold, self.people_row)
        changed = any(getattr(start, name) != standard[name] for name in ("board", "rare", "words"))
        self.lay(rows, few, few_shown=changed)
        self._connect()
        self._show_ending()
        self.set_people(1)

    def _make_usual(self, start: Options) -> None:
        usual = [(number, str(number)) for number in (1, 2, 3, 5)]
        self.minutes = NumberChoice(
            [*usual, (0, self.tr("untimed"))],
            start.minutes,
            (1, 10),
            self.tr("other"),
            text_of=self.tr("{value} min"),
            accessible_name=self.tr("Minutes for a round"),
        )
        endings = [("rounds", self.tr("rounds")), ("target", self.tr("points"))]
        chosen = "target" if start.target else "rounds"
        self.ending = Segmented(endings, chosen, accessible_name=self.tr("Play by"))
        self._amount = QWidget(self)
        amount = QVBoxLayout(self._amount)
        amount.setContentsMargins(0, 0, 0, 0)
        self.rounds = NumberChoice(
            [(1, "1"), (3, "3"), (5, "5")],
            start.rounds,
            (1, 99),
            self.tr("other"),
            accessible_name=self.tr("Number of rounds"),
        )
        self.target = NumberChoice(
            [(20, "20"), (50, "50"), (100, "100")],
            start.target or 20,
            (5, 995),
            self.tr("other"),
            step=5,
            accessible_name=self.tr("Points to reach"),
        )
        amount.addWidget(self.rounds)
        amount.addWidget(self.target)
        lengths = [(number, str(number)) for number in (1, 2, 3, 4)]
        name = self.tr("Letters of the shortest word")
        self.shortest = Segmented(lengths, start.min_len, accessible_name=name)
        self.marks = Toggle(self.tr("Háčky and čárky count"), start.fold == "no")
        ways = [("turns", self.tr("in turn at the screen")), ("paper", self.tr("on paper"))]
        entry = start.entry if start.entry in ("turns", "paper") else "turns"
        self.entry = Segmented(ways, entry, accessible_name=self.tr("How you write"))

    def _make_few(self, start: Options) -> tuple[QWidget, ...]:
        """Rows that few people need."""
        boards = [
            ("good", self.tr("good")),
            ("any", self.tr("as it falls")),
            ("easy", self.tr("easy")),
            ("rich", self.tr("rich")),
            ("hard", self.tr("hard")),
        ]
        self.board = Segmented(boards, start.board, accessible_name=self.tr("Board"))
        rare = [
            ("any", self.tr("as they fall")),
            ("with", self.tr("with them")),
            ("without", self.tr("without")),
        ]
        self.rare = Segmented(rare, start.rare, accessible_name=self.tr("Rare letters"))
        voting = self.tr("We vote about words that are not in the dictionary")
        self.votes = Toggle(voting, start.words == VOTING)
        self._board_row = OptionPair(self.tr("Board"), self.board)
        rare_row = OptionPair(self.tr("Rare letters Ď Ň Ť Ó Ú F G X"), self.rare)
        return self._board_row, rare_row, self.votes

    def _connect(self) -> None:
        for choice in (self.minutes, self.rounds, self.target):
            choice.value_changed.connect(self._changed)
        for segments in (self.shortest, self.entry, self.board, self.rare):
            segments.choice_changed.connect(self._changed)
        self.ending.choice_changed.connect(self._show_ending)
        for toggle in (self.marks, self.votes):
            toggle.toggled.connect(self._changed)

    # Values -----------------------------------------------------------------------------------

    def options(self) -> Json:
        """The options as the rules take them."""
        by_points = self.ending.value() == "target"
        return {
            "rounds": self.rounds.value(),
            "target": self.target.value() if by_points else 0,
            "minutes": self.minutes.value(),
            "min_len": self.shortest.value(),
            "fold": "no" if self.marks.isChecked() else "yes",
            "words": VOTING if self.votes.isChecked() else "auto",
            "entry": "screen" if self._people < 2 else self.entry.value(),
            "dice": self._dice,
            "board": self.board.value(),
            "rare": self.rare.value(),
        }

    def set_people(self, people: int) -> None:
        """How many people sit down."""
        self._people = people
        self.people_row.setVisible(people > 1)
        self._changed()

    def summary(self, seats: int) -> str:
        """“4 players, about 15 minutes”."""
        options = self.options()
        who = phrases.players(seats)
        if options["target"]:
            return self.tr("{players}, up to {points} points").format(players=who, points=options["target"])
        length = estimate(options, max(1, self._people)) or 0
        if not options["minutes"]:
            return self.tr("{players}, no hurry").format(players=who)
        return self.tr("{players}, about {minutes}").format(players=who, minutes=phrases.minutes(length))

    def _changed(self, _value: object = None) -> None:
        notes = {
            "turns": self.tr("The same board for everybody, one after another; the others look away."),
            "paper": self.tr("The screen is board and clock. After the round you write your lists in."),
        }
        self.people_row.set_note(notes[str(self.entry.value())])
        self._board_row.set_note(self._board_note())
        self.options_changed.emit()

    def _board_note(self) -> str:
        """What the chosen kind of board means, in common words."""
        board = str(self.board.value())
        if board == "any":
            return self.tr("Whatever the shake brings, be it ten common words or a hundred and fifty.")
        notes = {
            "good": self.tr("The box is shaken, unseen, until at least {fewest} common words lie there."),
            "easy": self.tr("Plenty of common words: {fewest} to {most}."),
            "rich": self.tr("As many as can be had: {fewest} common words and more."),
            "hard": self.tr("Few common words, {fewest} to {most}, for patient eyes."),
        }
        fewest, most = wanted(Options(**self.options()))
        return notes[board].format(fewest=fewest, most=most)

    def _show_ending(self, _value: object = None) -> None:
        by_points = self.ending.value() == "target"
        self.rounds.setVisible(not by_points)
        self.target.setVisible(by_points)
        self._changed()
