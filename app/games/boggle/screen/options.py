"""The agreed options of Boggle as a form (RULES BG3, BG7, BG9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.engine.rules import Json
from app.games.boggle.model import Options
from app.games.boggle.wanted import wanted
from app.tabletop import phrases
from app.tabletop.options import OptionLine, OptionPair, OptionsForm
from app.widgets import boxes
from app.widgets.controls.segmented import Segmented

TALK = 2
"""Minutes that a round takes beside its time: shaking, comparing, marvelling."""
WITHOUT_LIMIT = 6
"""Minutes that a round without a limit is taken to last."""
VOTING = "vote"
"""People at the table may overrule the word list (RULES-REGISTER B9)."""

_WHOLE = vars(Options())
"""Every option, those too that are left out where they have their usual value."""

translate = QCoreApplication.translate


def agreed(options: Mapping[str, Any], box: Mapping[str, Any]) -> Sequence[str]:
    """In a word or two each, what differs from the game as it comes out of the box."""
    boards = {
        "any": translate("BoggleOptions", "board as it falls"),
        "easy": translate("BoggleOptions", "easy board"),
        "rich": translate("BoggleOptions", "rich board"),
        "hard": translate("BoggleOptions", "hard board"),
    }
    rare = {
        "with": translate("BoggleOptions", "with rare letters"),
        "without": translate("BoggleOptions", "no rare letters"),
    }
    minutes, points = translate("BoggleOptions", "{value} min"), options["target"]
    untimed = translate("BoggleOptions", "untimed")
    short = translate("BoggleOptions", "a single letter is enough")
    long = translate("BoggleOptions", "words from {letters} letters").format(letters=options["min_len"])
    told = {
        "rounds": "" if points else phrases.rounds(options["rounds"]),
        "target": translate("BoggleOptions", "up to {points} points").format(points=points),
        "minutes": minutes.format(value=options["minutes"]) if options["minutes"] else untimed,
        "min_len": short if options["min_len"] == 1 else long,
        "fold": translate("BoggleOptions", "no háčky, no čárky"),
        "entry": translate("BoggleOptions", "on paper") if options["entry"] == "paper" else "",
        "board": boards.get(options["board"], translate("BoggleOptions", "good board")),
        "rare": rare.get(options["rare"], ""),
        "words": translate("BoggleOptions", "no votes"),
        "hints": translate("BoggleOptions", "with hints"),
        "found": translate("BoggleOptions", "found words counted"),
        "dice": translate("BoggleOptions", "given board"),
    }
    # What is newer than a record is not in it.
    given, usual = {**_WHOLE, **options}, {**_WHOLE, **box}
    return [text for name, text in told.items() if text and given[name] != usual[name]]


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

    def __init__(self, given: Mapping[str, Any], usual: Mapping[str, Any]) -> None:
        """given: remembered options. usual: what holds where nothing is remembered, over the rules' own."""
        super().__init__(given, {**_WHOLE, **usual}, Options.CHOICES)
        lengths = [(number, str(number)) for number in (1, 2, 3, 4)]
        shortest = self.segments("min_len", self.tr("Letters of the shortest word"), lengths)
        marks = self.switch("fold", self.tr("Háčky and čárky count"), "no", "yes")
        if self.start["entry"] == "screen":  # what one person does is not asked
            self.start["entry"] = "turns"
        ways = [("turns", self.tr("in turn at the screen")), ("paper", self.tr("on paper"))]
        self.people_row = self.row("entry", self.tr("How you write"), ways)
        self._amount = self._make_amount()
        rows = (
            self._make_minutes(),
            OptionLine(OptionPair(self.tr("Play by"), self.ending, tight=True), self._amount),
            OptionLine(OptionPair(self.tr("Shortest word"), shortest, tight=True), marks),
            self.people_row,
        )
        self.lay(rows, self._make_few())
        self._show_ending()

    def _make_minutes(self) -> OptionPair:
        label = self.tr("Minutes for a round")
        usual = [*((number, str(number)) for number in (1, 2, 3, 5)), (0, self.tr("untimed"))]
        text = self.tr("{value} min")
        return OptionPair(label, self.number("minutes", label, usual, (1, 10), text_of=text))

    def _make_amount(self) -> QWidget:
        """How many rounds, or how many points; which of them, ``ending`` says."""
        endings = [("rounds", self.tr("rounds")), ("target", self.tr("points"))]
        chosen = "target" if self.start["target"] else "rounds"
        self.ending = Segmented(endings, chosen, accessible_name=self.tr("Play by"))
        self.ending.choice_changed.connect(self._show_ending)
        self.start["target"] = self.start["target"] or 20
        amount = QWidget(self)
        column = boxes.column(inside=amount, bare=True)
        for option, name, usual, limits, step in (
            ("rounds", self.tr("Number of rounds"), (1, 3, 5), (1, 99), 1),
            ("target", self.tr("Points to reach"), (20, 50, 100), (5, 995), 5),
        ):
            texts = [(number, str(number)) for number in usual]
            column.addWidget(self.number(option, name, texts, limits, step=step))
        return amount

    def _make_few(self) -> tuple[QWidget, ...]:
        """Rows that few people need."""
        boards = [
            ("good", self.tr("good")),
            ("any", self.tr("as it falls")),
            ("easy", self.tr("easy")),
            ("rich", self.tr("rich")),
            ("hard", self.tr("hard")),
        ]
        rare = [
            ("any", self.tr("as they fall")),
            ("with", self.tr("with them")),
            ("without", self.tr("without")),
        ]
        self._board = self.row("board", self.tr("Board"), boards)
        letters = self.segments("rare", self.tr("Rare letters"), rare)
        return (
            self._board,
            OptionPair(self.tr("Rare letters Ď Ň Ť Ó Ú F G X"), letters),
            self.switch(
                "words", self.tr("We vote about words that are not in the dictionary"), VOTING, "auto"
            ),
            self.switch(
                "hints", self.tr("Hints: where a word begins, how long it is, the word"), "yes", "no"
            ),
            self.switch(
                "found", self.tr("Show while playing how many of the common words you have"), "yes", "no"
            ),
        )

    def options(self) -> Json:
        """One person writes on the screen; an amount of points counts only where points end the game."""
        chosen = super().options()
        if self.people < 2:
            chosen["entry"] = "screen"
        if self.ending.value() == "rounds":
            chosen["target"] = 0
        return chosen

    def own_time(self) -> int | None:
        """On paper all write by one clock."""
        chosen = self.options()
        return None if chosen["entry"] == "paper" or not chosen["minutes"] else 60 * chosen["minutes"]

    def summary(self, seats: int) -> str:
        """“4 players, about 15 minutes”."""
        options = self.options()
        who = phrases.players(seats)
        if options["target"]:
            return self.tr("{players}, up to {points} points").format(players=who, points=options["target"])
        length = estimate(options, max(1, self.people)) or 0
        if not options["minutes"]:
            return self.tr("{players}, no hurry").format(players=who)
        return self.tr("{players}, about {minutes}").format(players=who, minutes=phrases.minutes(length))

    def tell_notes(self) -> None:
        """How people write, and what the chosen kind of board means."""
        turns = self.tr("The same board for everybody, one after another; the others look away.")
        paper = self.tr("The screen is board and clock. After the round you write your lists in.")
        self.people_row.set_note(paper if self.options()["entry"] == "paper" else turns)
        self._board.set_note(self._board_note())

    def _board_note(self) -> str:
        """What the chosen kind of board means, in common words."""
        options = Options(**self.options())
        if options.board == "any":
            return self.tr("Whatever the shake brings, be it ten common words or a hundred and fifty.")
        notes = {
            "good": self.tr("The box is shaken, unseen, until at least {fewest} common words lie there."),
            "easy": self.tr("Plenty of common words: {fewest} to {most}."),
            "rich": self.tr("As many as can be had: {fewest} common words and more."),
            "hard": self.tr("Few common words, {fewest} to {most}, for patient eyes."),
        }
        fewest, most = wanted(options)
        return notes[options.board].format(fewest=fewest, most=most)

    def _show_ending(self, _value: object = None) -> None:
        by_points = self.ending.value() == "target"
        self.controls["rounds"].setVisible(not by_points)
        self.controls["target"].setVisible(by_points)
        self.change()
