"""The agreed options of Scrabble karty as a form (RULES SK8 to SK21, RULES-REGISTER S2 to S34)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.engine.rules import Json
from app.games.scrabble_cards.model import FEW, Options
from app.games.scrabble_cards.screen import texts
from app.tabletop import phrases
from app.tabletop.options import OptionPair, OptionsForm
from app.widgets import boxes
from app.widgets.controls.label import Label
from app.widgets.controls.segmented import Segmented
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme

BASIC, RACE, FAST = "basic", "race", "fast"
"""The three games that people know by name: with all cards, to a target, with a clock."""
CARDS, TARGET = "cards", "target"
"""What ends a fast game."""
PROPOSED = {2: 400, 3: 300}
"""Target by the number of players, so that a game of many is not much longer (RULES SK20)."""
LEAST = 200
USUAL_LIMIT = 15
TURNS, TURN_POINTS = 34, 14
"""Turns of a game with all cards, and points of a turn of whoever wins a race: as hedgehogs play."""
TURN_MINUTES, FAST_MINUTES = 0.9, 0.5

translate = QCoreApplication.translate


def agreed(options: Mapping[str, Any], box: Mapping[str, Any]) -> Sequence[str]:
    """In a word or two each, what differs from the game as it comes out of the box."""
    target, limit = options["target"], options["limit"]
    to_target = translate("ScrabbleOptions", "up to {points}")
    race = to_target if limit else translate("ScrabbleOptions", "race to {points}")
    ways = {
        "auto": translate("ScrabbleOptions", "the program checks the words"),
        "challenge": translate("ScrabbleOptions", "players check the words"),
        "vote": translate("ScrabbleOptions", "votes"),
    }
    house = ", ".join(options["house"].split(","))
    told = {
        "limit": translate("ScrabbleOptions", "fast, {seconds} s").format(seconds=limit),
        "target": race.format(points=target),
        "house": translate("ScrabbleOptions", "house rules {numbers}").format(numbers=house),
        "words": ways[options["words"]],
        "adviser": "" if options["words"] == "auto" else translate("ScrabbleOptions", "good words shown"),
        "flex": translate("ScrabbleOptions", "first case only"),
        "answer": translate("ScrabbleOptions", "answers in {seconds} s").format(seconds=options["answer"]),
        "challenge_cost": translate("ScrabbleOptions", "a wrong challenge costs a turn")
        if options["words"] == "challenge"
        else "",
        "clear": translate("ScrabbleOptions", "table not cleared"),
        "fragment": "" if options["clear"] == "off" else translate("ScrabbleOptions", "whole words joined"),
        "sides": translate("ScrabbleOptions", "one side of a group card"),
        "first_bingo": translate("ScrabbleOptions", "first bingo once"),
        "exchange_short": translate("ScrabbleOptions", "no exchange under seven"),
        "opening_group": translate("ScrabbleOptions", "group card at once"),
        "turns": translate("ScrabbleOptions", "five turns"),
    }
    return [text for name, text in told.items() if text and options.get(name, 0) != box.get(name, 0)]


def proposed(seats: int) -> int:
    """The target that so many players are offered."""
    return PROPOSED.get(seats, LEAST)


def estimate(options: Mapping[str, Any], seats: int) -> int:
    """Minutes that a game will take."""
    turns = seats * options["target"] / TURN_POINTS if options["target"] else TURNS
    return max(5, int(5 * round(turns * (FAST_MINUTES if options["limit"] else TURN_MINUTES) / 5)))


class HouseRules(QWidget):
    """The three house rules, one switch each (RULES SK19).

    house: their numbers joined by commas, as the rules have them.
    """

    def __init__(self, texts: Sequence[str], house: str) -> None:
        super().__init__()
        agreed = house.split(",")
        self.switches = [Toggle(text, str(number) in agreed) for number, text in enumerate(texts, 1)]
        self._column = boxes.column(*self.switches, inside=self, bare=True)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        self._column.setSpacing(theme.current().px(8))

    def house(self) -> str:
        agreed = [number for number, switch in enumerate(self.switches, 1) if switch.isChecked()]
        return ",".join(map(str, agreed))


class ScrabbleOptions(OptionsForm):
    """First which game it is, then who checks the words; what few people need comes under “more”."""

    vote = ("vote", "auto")

    def __init__(self, given: Mapping[str, Any], usual: Mapping[str, Any]) -> None:
        """given: remembered options. usual: what holds where nothing is remembered, over the rules' own."""
        super().__init__(given, {**Options().to_json(), **usual}, Options.CHOICES)
        self._wish = FAST if self.start["limit"] else RACE if self.start["target"] else BASIC
        remembered = self.start["target"]
        self._own: int | None = None
        """The target that somebody chose, None where it follows the number of players."""
        ending = CARDS if self._wish == FAST and not self.start["target"] else TARGET
        self.start["limit"] = self.start["limit"] or USUAL_LIMIT
        self.start["target"] = self.start["target"] or proposed(2)
        rows = (*self._make_game(ending), *self._make_words())
        self.lay(rows, (*self._make_house(), *self._make_few()))
        if remembered:
            self._own = remembered
            self._goal.set_value(remembered)

    def _make_game(self, ending: str) -> Sequence[QWidget]:
        label = self.tr("Which game")
        games = [(BASIC, self.tr("basic")), (RACE, self.tr("race")), (FAST, self.tr("fast"))]
        self.game = Segmented(games, self._wish, accessible_name=label)
        self.game.choice_changed.connect(self._take_game)
        self._game = OptionPair(label, self.game)
        self._game.hold_notes([self._game_note(kind) for kind, _ in games])
        label = self.tr("First card within")
        unit = self.tr("{value} s")
        seconds = [(number, unit.format(value=number)) for number in (10, 12, 15)]
        self._limit = OptionPair(label, self.number("limit", label, seconds, (10, 15), text_of=unit))
        label = self.tr("You play")
        endings = [(CARDS, self.tr("with all cards")), (TARGET, self.tr("to a target"))]
        self.ending = Segmented(endings, ending, accessible_name=label)
        self.ending.choice_changed.connect(self.change)
        self._ending = OptionPair(label, self.ending)
        label = self.tr("The first to reach")
        goals = [(points, str(points)) for points in (200, 300, 400)]
        self._goal = self.number("target", label, goals, (LEAST, 500), step=50)
        self._goal.value_changed.connect(self._take_target)
        self._target = OptionPair(label, self._goal)
        return self._game, self._limit, self._ending, self._target

    def _make_words(self) -> Sequence[QWidget]:
        ways = [
            ("auto", self.tr("the program")),
            ("challenge", self.tr("the players")),
            ("vote", self.tr("a vote")),
        ]
        forms = [("ohebná", self.tr("in all cases")), ("klasická", self.tr("in the first only"))]
        self._words = self.row("words", self.tr("Who checks the words"), ways)
        self._words.hold_notes([self._words_note(way, seats) for way, _ in ways for seats in (2, 3)])
        adviser = self.tr("While you lay a word, you see whether it is good")
        self._adviser = self.switch("adviser", adviser, "on", "off")
        self._flex = self.row("flex", self.tr("Declined words count"), forms)
        return self._words, self._adviser, self._flex

    def _make_house(self) -> Sequence[QWidget]:
        self.house = HouseRules(
            (
                self.tr("The minus of a group card may be added to your own"),
                self.tr("A group counts for each of its words"),
                self.tr("Both groups of a card may count together"),
            ),
            self.start["house"],
        )
        self.controls["house"] = self.house
        for switch in self.house.switches:
            switch.toggled.connect(self.change)
        return Label(self.tr("House rules"), "control"), self.house

    def _make_few(self) -> Sequence[QWidget]:
        """Rows that few people need."""
        label = self.tr("To answer you have")
        unit = self.tr("{value} s")
        seconds = [(0, self.tr("no limit")), *((number, unit.format(value=number)) for number in (10, 20))]
        answer = self.number("answer", label, seconds, (5, 60), step=5, text_of=unit)
        costs = [("0", self.tr("nothing")), ("turn", self.tr("the next turn"))]
        self._cost = self.row("challenge_cost", self.tr("A challenge that is wrong costs"), costs)
        clear = self.tr("After a turn the table is cleared")
        clearing = self.switch("clear", clear, "auto", "off")
        self._clear_note = Label("", "meta", "ink2", wrap=True)
        part = self.tr("A word may join only a part of an old one")
        self._fragment = self.switch("fragment", part, "on", "off")
        both = [("separate", self.tr("both")), ("single", self.tr("the higher one"))]
        bingos = [("rule", self.tr("doubled")), ("example", self.tr("not doubled"))]
        short = [("limit", self.tr("as many as are left")), ("forbid", self.tr("not at all"))]
        opening = self.tr("A group card may go with the first word")
        return (
            OptionPair(label, answer),
            self._cost,
            clearing,
            self._clear_note,
            self._fragment,
            self.row("sides", self.tr("Of a group card for and one against a turn counts"), both),
            self.row("first_bingo", self.tr("A first word of seven cards is"), bingos),
            self.row("exchange_short", self.tr("Exchange with under seven cards in the pile"), short),
            self.switch("opening_group", opening, "yes", "no"),
        )

    # What is chosen ---------------------------------------------------------------------------

    def _kind(self) -> str:
        """The game that is played: more than four play to a target (RULES SK20)."""
        return RACE if self._wish == BASIC and self.seats > FEW else self._wish

    def _to_target(self) -> bool:
        kind = self._kind()
        return kind == RACE or (kind == FAST and (self.ending.value() == TARGET or self.seats > FEW))

    def _take_game(self, game: object) -> None:
        self._wish = str(game)
        self.change()

    def _take_target(self, points: int) -> None:
        self._own = points

    def set_people(self, people: int, seats: int | None = None) -> None:
        """The target follows the number of players, until somebody chooses another than was proposed."""
        target = proposed(max(2, people) if seats is None else seats)
        if self._own is None or self._own == target:
            self._own = None
            self._goal.set_value(target)
        super().set_people(people, seats)

    def options(self) -> Json:
        """What the game that is chosen leaves out is none of its options."""
        chosen = {**super().options(), "house": self.house.house()}
        if self._kind() != FAST:
            chosen["limit"] = 0
        if not self._to_target():
            chosen["target"] = 0
        return chosen

    def remembered(self) -> Json:
        """A target that only the number of players asked for is none the next time."""
        chosen = super().remembered()
        if self._wish == BASIC or (self._wish == FAST and self.ending.value() == CARDS):
            chosen["target"] = 0
        return chosen

    def summary(self, seats: int) -> str:
        """“3 players, about 30 minutes”, “6 players, up to 200 points, about 80 minutes”."""
        options = self.options()
        who, length = phrases.players(seats), phrases.minutes(estimate(options, seats))
        if options["target"]:
            told = self.tr("{players}, up to {points} points, about {minutes}")
            return told.format(players=who, points=options["target"], minutes=length)
        return self.tr("{players}, about {minutes}").format(players=who, minutes=length)

    def tell_notes(self) -> None:
        """Show what is left to choose, and say what is chosen."""
        kind, chosen = self._kind(), self.options()
        if self.game.value() != kind:
            self.game.set_value(kind)
        shown = {
            self._limit: kind == FAST,
            self._ending: kind == FAST and self.seats <= FEW,
            self._target: self._to_target(),
            self._adviser: chosen["words"] != "auto",
            self._cost: chosen["words"] == "challenge",
            self._fragment: chosen["clear"] == "auto",
        }
        for row, there in shown.items():
            row.setVisible(there)
        self._game.set_note(self._game_note(kind))
        self._words.set_note(self._words_note(self.chosen()["words"], self.seats))
        klasicka = self.tr("No transgressives either; verbs in all other forms.")
        self._flex.set_note(klasicka if chosen["flex"] == "klasická" else "")
        never = self.tr("The table grows, and no word can be joined in part.")
        self._clear_note.setText(never)
        self._clear_note.setVisible(chosen["clear"] == "off")

    def _game_note(self, kind: str) -> str:
        if self.seats > FEW and self._wish == BASIC:
            return texts.too_many()
        return {
            BASIC: self.tr("Cleared cards stay away; when all cards are used up, the game ends."),
            RACE: self.tr("Cleared cards come back into the pile; whoever reaches the target wins at once."),
            FAST: self.tr("Whoever does not lay the first card in time loses the turn, or exchanges."),
        }[kind]

    def _words_note(self, words: str, seats: int) -> str:
        """What the way of minding words means, in a line."""
        if self.lacks_voters() and words == "vote":
            return phrases.vote_lacks_people()
        if words == "vote" and seats == 2:
            # The majority of all but the one who laid it is the other one.
            return self.tr(
                "Anything can be laid. You are two, so the other one decides on a word that they do not "
                "believe; when it falls, the cards go back and the turn is lost."
            )
        return {
            "auto": self.tr("Only words of the dictionary get onto the table."),
            "challenge": self.tr(
                "Anything can be laid. Whoever does not believe a word challenges it, and if it is not in "
                "the dictionary, the cards go back and the turn is lost."
            ),
            "vote": self.tr(
                "Anything can be laid. If somebody does not believe a word, the others vote on it; when it "
                "falls, the cards go back and the turn is lost."
            ),
        }[words]
