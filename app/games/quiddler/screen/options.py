"""The agreed options of Quiddler as a form (RULES QD8 to QD13, RULES-REGISTER D1 to D24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.engine.rules import Json
from app.games.quiddler import deck
from app.games.quiddler.model import Options
from app.games.quiddler.screen import texts
from app.tabletop import phrases
from app.tabletop.options import OptionLine, OptionPair, OptionsForm
from app.widgets.controls.label import Label

TALK, TURNS = 1.5, 1.0
"""Minutes of a round: dealing, counting and marvelling, and the turns of one seat."""

translate = QCoreApplication.translate


def agreed(options: Mapping[str, Any], box: Mapping[str, Any], seats: int) -> Sequence[str]:
    """In a word or two each, what differs from the game as it comes out of the box and counts for so many
    seats."""
    czech = options["edition"] == "cz"
    ways = {
        "auto": translate("QuiddlerOptions", "the program checks the words"),
        "challenge": translate("QuiddlerOptions", "players check the words"),
        "vote": translate("QuiddlerOptions", "votes"),
    }
    cards, letters = (
        translate("QuiddlerOptions", "words of two cards"),
        translate("QuiddlerOptions", "words of two letters"),
    )
    told = {
        "edition": translate("QuiddlerOptions", "Czech cards")
        if czech
        else translate("QuiddlerOptions", "English cards"),
        "words": ways[options["words"]],
        "challenge_at": translate("QuiddlerOptions", "challenged at once"),
        "false_out": translate("QuiddlerOptions", "on after a false end"),
        "min_word": letters if options["min_word"] == "letters" else cards,
        "bonus2": translate("QuiddlerOptions", "bonus for length"),
        "ch": translate("QuiddlerOptions", "CH is one letter"),
        "ly": translate("QuiddlerOptions", "LY instead of LÝ"),
        "lookup": translate("QuiddlerOptions", "dictionary closed"),
        "solo_refill": translate("QuiddlerOptions", "places may stay empty"),
        "adviser": translate("QuiddlerOptions", "good words shown"),
        "settling": translate("QuiddlerOptions", "nobody goes out at once"),
    }
    argued = seats > 1 and options["words"] != "auto"
    counts = {
        "words": seats > 1,
        "challenge_at": argued,
        "false_out": argued,
        "bonus2": seats == 2,
        "ch": czech and (seats > 2 or (seats == 2 and options["bonus2"] == "longest")),
        "ly": czech,
        "solo_refill": seats == 1,
        "settling": seats > 1,
    }
    usual = {**box, "min_word": usual_least(options["edition"])}
    # An option that is not always written down is 0 then.
    differs = {name for name in told if options.get(name, 0) != usual.get(name, 0)}
    return [text for name, text in told.items() if name in differs and counts.get(name, True)]


def usual_least(edition: object) -> str:
    """What the shortest word has two of in an edition (RULES-REGISTER D6)."""
    return "letters" if edition == "en" else "cards"


def estimate(edition: str, seats: int) -> int:
    """Minutes that a game of several will take."""
    return int(5 * round(len(deck.hand_sizes(edition)) * (TALK + TURNS * seats) / 5))


class QuiddlerOptions(OptionsForm):
    """Shows what the number of seats and the other options leave to choose."""

    vote = ("vote", "auto")

    def __init__(self, given: Mapping[str, Any], usual: Mapping[str, Any]) -> None:
        """given: remembered options. usual: what holds where nothing is remembered, over the rules' own."""
        self._usual_edition = usual.get("edition")
        least = {"min_word": usual_least(given.get("edition", self._usual_edition))}
        super().__init__(given, {**Options().to_json(), "settling": 0, **usual, **least}, Options.CHOICES)
        rows = self._make_rows()
        self.lay(rows, self._make_few())

    def _make_rows(self) -> Sequence[QWidget]:
        cards, editions = self.tr("Cards"), [("cz", self.tr("Czech")), ("en", self.tr("English"))]
        edition = self.segments("edition", cards, editions)
        edition.choice_changed.connect(self._take_edition)
        # Below the whole line, and there in any case: nothing moves away from under the pointer.
        self._edition_note = Label("", "meta", "ink2", wrap=True)
        ways = [
            ("auto", self.tr("the program")),
            ("challenge", self.tr("the players")),
            ("vote", self.tr("a vote")),
        ]
        self._words = self.row("words", self.tr("Who checks the words"), ways)
        self._words.hold_notes([self._words_note(way, seats) for way, _ in ways for seats in (2, 3)])
        alone = self.tr("When you play alone, the program checks the words.")
        self._alone = Label(alone, "meta", "ink2", wrap=True)
        bonuses = [("words", self.tr("most words")), ("longest", self.tr("the longest word"))]
        bonus = self.segments("bonus2", self.tr("When two play, ten points more are for"), bonuses)
        self._bonus = OptionPair(self.tr("Bonus for"), bonus, tight=True)
        adviser = self.switch("adviser", self.tr("Arranging shows which words count"), "on", "off")
        line = OptionLine(OptionPair(cards, edition, tight=True), self._bonus)
        return line, self._edition_note, self._words, self._alone, adviser

    def _make_few(self) -> Sequence[QWidget]:
        """Rows that few people need."""
        times = [("end", self.tr("when the round ends")), ("laying", self.tr("as soon as it lies"))]
        outs = [("stands", self.tr("the round still ends")), ("continues", self.tr("play goes on"))]
        least = [("cards", self.tr("two cards")), ("letters", self.tr("two letters"))]
        counted = [(2, self.tr("two letters")), (1, self.tr("one letter"))]
        soonest = [(0, self.tr("at once")), (1, "1"), (2, "2"), (3, "3")]
        refills = [("must", self.tr("always filled")), ("may", self.tr("filled if you like"))]
        self._challenge_at = self.row("challenge_at", self.tr("A word is challenged"), times)
        self._false_out = self.row("false_out", self.tr("If a word of whoever went out falls"), outs)
        self._settling = self.row(
            "settling", self.tr("Turns of everybody before somebody may go out"), soonest
        )
        self._shortest = self.segments("min_word", self.tr("The shortest word has"), least)
        self._least = OptionPair(self.tr("The shortest word has"), self._shortest)
        self._ch = self.row("ch", self.tr("In the longest word, CH counts as"), counted)
        self._ly = self.row("ly", self.tr("One of the cards is"), [("LÝ", "LÝ"), ("LY", "LY")])
        dictionary = self.tr("The dictionary during the game")
        self._lookup = self.segments("lookup", dictionary, self._lookups())
        self._dictionary = OptionPair(dictionary, self._lookup)
        self._refill = self.row("solo_refill", self.tr("An empty place is"), refills)
        return (
            self._challenge_at,
            self._false_out,
            self._settling,
            self._least,
            self._ch,
            self._ly,
            self._dictionary,
            self._refill,
        )

    def _lookups(self) -> list[tuple[object, str]]:
        open_to = self.tr("open") if self.seats == 1 else self.tr("for whoever waits")
        return [("waiting", open_to), ("off", self.tr("closed"))]

    def _take_edition(self, edition: object) -> None:
        """Each edition has its shortest word (RULES-REGISTER D6)."""
        self._shortest.set_value(usual_least(edition))
        self.change()

    def options(self) -> Json:
        """Who plays alone is not asked about words."""
        chosen = self._meant(super().options())
        return {name: value for name, value in chosen.items() if self.seats != 1 or name != "words"}

    def remembered(self) -> Json:
        """Cards that nobody chose other than usual follow the language the next time, too."""
        chosen = self._meant(self.chosen())
        if chosen["edition"] == self._usual_edition:
            least = chosen["min_word"] == usual_least(chosen["edition"])
            left = ("edition", "min_word") if least else ("edition",)
            return {name: value for name, value in chosen.items() if name not in left}
        return chosen

    @staticmethod
    def _meant(chosen: Json) -> Json:
        """What other options leave without a meaning stays as the rules have it."""
        if chosen["challenge_at"] != "laying":
            chosen["false_out"] = "stands"
        if chosen["edition"] != "cz":
            chosen["ch"] = 2
        return chosen

    def summary(self, seats: int) -> str:
        """“3 players, about 30 minutes”, “8 piles of 6 cards”."""
        if seats == 1:
            return texts.solo_piles()
        length = phrases.minutes(estimate(self.options()["edition"], seats))
        return self.tr("{players}, about {minutes}").format(players=phrases.players(seats), minutes=length)

    def tell_notes(self) -> None:
        """Show what is left to choose, and say what is chosen."""
        chosen = self.chosen()
        alone, several = self.seats == 1, self.seats != 1
        czech, argued = chosen["edition"] == "cz", several and super().options()["words"] != "auto"
        by_length = self.seats != 2 or chosen["bonus2"] == "longest"
        shown = {
            self._words: several,
            self._alone: alone,
            self._bonus: self.seats == 2,
            self._challenge_at: argued,
            self._false_out: argued and chosen["challenge_at"] == "laying",
            self._ch: several and czech and by_length,
            self._ly: czech,
            self._settling: several,
            self._refill: alone,
        }
        for row, there in shown.items():
            row.setVisible(there)
        if [text for _, text in self._lookups()] != self._lookup.texts():
            self._lookup.set_options(self._lookups())
        self._edition_note.setText(self._about_cards(czech=czech, alone=alone))
        self._words.set_note(self._words_note(chosen["words"], self.seats))
        letters = self.tr("A single card is a word, too, if it holds two letters.")
        self._least.set_note(letters if chosen["min_word"] == "letters" else "")
        secret = argued and chosen["adviser"] == "off"
        closed = self.tr("While words can be challenged it is closed anyway, until the round is counted.")
        self._dictionary.set_note(closed if secret else "")

    def _about_cards(self, *, czech: bool, alone: bool) -> str:
        if alone:
            return self.tr("The words are Czech, too.") if czech else self.tr("The words are English, too.")
        if czech:
            return self.tr("The words are Czech, too, and there are seven rounds.")
        return self.tr("The words are English, too, and there are eight rounds.")

    def _words_note(self, words: str, seats: int) -> str:
        """What the way of minding words means, in a line."""
        if self.lacks_voters() and words == "vote":
            return phrases.vote_lacks_people()
        if words == "vote" and seats == 2:
            # RULES-REGISTER D13: the majority of all but the owner is the other one.
            return self.tr(
                "Anything can be laid. You are two, so the other one decides on a word that they do not "
                "believe; one that falls costs its points."
            )
        return {
            "auto": self.tr("Only words of the dictionary get onto the table."),
            "challenge": self.tr(
                "Anything can be laid. Whoever does not believe a word challenges it, and who was wrong "
                "loses its points."
            ),
            "vote": self.tr(
                "Anything can be laid. If somebody does not believe a word, the others vote on it; one that "
                "falls costs its points."
            ),
        }[words]
