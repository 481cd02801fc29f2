"""How long, how far, how much: short phrases with numbers that are said of every game."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject

from app.engine.errors import Refusal
from app.widgets import writing

translate = QCoreApplication.translate


class _Counted(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def players(self, count: int) -> str:
        return self.tr("%n players", "", count)

    def minutes(self, count: int) -> str:
        return self.tr("%n minutes", "", count)

    def points(self, count: int) -> str:
        return self.tr("%n points", "", count)

    def rounds(self, count: int) -> str:
        return self.tr("%n rounds", "", count)

    def words(self, count: int) -> str:
        return self.tr("%n words", "", count)

    def letters(self, count: int) -> str:
        return self.tr("%n letters", "", count)

    def cards(self, count: int) -> str:
        return self.tr("%n cards", "", count)


_counted = _Counted()
players = _counted.players
minutes = _counted.minutes
rounds = _counted.rounds
words = _counted.words
letters = _counted.letters
cards = _counted.cards


def points(count: int) -> str:
    """“15 points”, “−5 points”."""
    # A language has forms for what can be counted, not for less than nothing.
    told = _counted.points(abs(count))
    return told if count >= 0 else f"{writing.MINUS}{told}"


def quoted(word: str) -> str:
    """“„vlak“”."""
    return translate("Phrases", "“{word}”").format(word=word)


def more_time(seconds: int) -> str:
    """“+1 min”, “−30 s”."""
    whole, rest = divmod(abs(seconds), 60)
    told = translate("Texts", "{number} s").format(number=abs(seconds)) if rest else ""
    told = told or translate("Texts", "{number} min").format(number=whole)
    return f"{'+' if seconds > 0 else writing.MINUS}{told}"


def refusal(reason: StrEnum) -> str:
    """Why the engine itself refuses a move, where a game knows no better."""
    sentences: dict[StrEnum, str] = {
        Refusal.NOT_YOUR_DECISION: translate("Texts", "Somebody else decides this."),
        Refusal.GAME_OVER: translate("Texts", "The game is over."),
        Refusal.MALFORMED: translate("Texts", "The program did not understand this move."),
    }
    return sentences.get(reason) or translate("Texts", "Wait a moment: the last turn is still being shown.")


def still_shown() -> str:
    """Why a hand cannot do anything while the table acts turns out."""
    return translate(
        "Phrases", "The turns are still being shown: wait a moment, or skip the rest with the space bar."
    )


def vote_lacks_people() -> str:
    """Where a single person would judge what an animal lays."""
    return translate(
        "Phrases", "A vote needs two people at the table; until then the program checks the words."
    )


def round_of(number: int, rounds: int) -> str:
    """“Round 2 of 3”."""
    text = translate("Phrases", "Round {number} of {rounds}")
    return writing.flowing(text.format(number=number, rounds=rounds))


def round_number(number: int) -> str:
    """“Round 6”."""
    return translate("Phrases", "Round {number}").format(number=number)


def round_to(number: int, target: int) -> str:
    """“Round 2, up to 30 points”."""
    text = translate("Phrases", "Round {number}, up to {target} points")
    return text.format(number=number, target=target)


def begins_anew() -> str:
    """On what begins another game: no Enter that was meant for the end of this one does it."""
    return translate("Phrases", "Enter begins only after Tab, Ctrl+Enter at once")
