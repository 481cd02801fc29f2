"""Sentences of Scrabble karty: how many of what, why something does not go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from app.engine.errors import IllegalMove, Refusal
from app.games.scrabble_cards.cards import BLANK
from app.games.scrabble_cards.model import FEW, Phase
from app.games.scrabble_cards.table import ScrabbleRefusal
from app.tabletop import phrases
from app.tabletop.rounds import texts as round_texts

translate = QCoreApplication.translate


class ScrabbleCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def in_pile(self, n: int) -> str:
        return self.tr("%n cards in the pile", "", n)

    def short(self, n: int) -> str:
        return self.tr("The pile has only %n cards left to exchange for.", "", n)

    def left(self, n: int) -> str:
        return self.tr("%n cards were left", "", n)


_counted = ScrabbleCounts()
in_pile = _counted.in_pile


def number_of_turn(begun: int, seats: int) -> int:
    """How many times each player has been on turn, and one. begun: turns that somebody laid, exchanged or
    passed in; one that others may still answer is among them, one that was lost is not."""
    return begun // max(1, seats) + 1


def turn_number(number: int) -> str:
    """“Turn 12”: how far a game is."""
    return translate("ScrabbleCards", "Turn {number}").format(number=number)


def turn_to(number: int, target: int) -> str:
    """“Turn 12, up to 300 points”."""
    told = translate("ScrabbleCards", "Turn {number}, up to {target} points")
    return told.format(number=number, target=target)


# Why something does not go -------------------------------------------------------------------


def refusal(error: IllegalMove) -> str:
    """Why a move was refused, as a sentence; empty for a reason that is not of this game."""
    if error.reason is ScrabbleRefusal.NO_WORD:
        return no_word(str(error.detail.get("word", "")), str(error.detail.get("why", "")))
    if error.reason is ScrabbleRefusal.NOT_IN_HAND:
        return _not_in_hand(error.detail)
    if error.reason is ScrabbleRefusal.PILE_SHORT:
        return _pile_short(int(error.detail.get("limit", 0)))
    if error.detail.get("late"):
        return late()
    if error.reason is Refusal.NOT_NOW:
        return _not_now(error.detail.get("phase"))
    return _sentences().get(error.reason, "")


def _not_now(phase: object) -> str:
    """What the table waits for instead; empty where it only shows something."""
    waits: Mapping[object, str] = {
        Phase.CHALLENGE: translate("ScrabbleCards", "First the others say whether they believe the words."),
        Phase.VOTE: translate("ScrabbleCards", "First the vote on the words has to end."),
        Phase.ANSWER: translate("ScrabbleCards", "First the others may play a card against this turn."),
        Phase.RECORD: translate("ScrabbleCards", "The turn is being written down. Wait a moment."),
        Phase.PLAY: translate("ScrabbleCards", "A word is to be laid now, or cards exchanged."),
        Phase.LATE: late(),
        Phase.OVER: translate("Texts", "The game is over."),
    }
    return waits.get(phase, "")


def late() -> str:
    """RULES SK21."""
    return translate("ScrabblePanel", "Time is up: now you can only exchange cards.")


def no_word(word: str, why: str) -> str:
    """“„vlakz“ is not in the dictionary.”; why: the word list's reason."""
    return translate("ScrabbleCards", "{word} {reason}.").format(
        word=phrases.quoted(word), reason=reason(why)
    )


def reason(why: str) -> str:
    """Why a word does not count, to be said after the word; no interjection does (RULES SK15)."""
    if why == "interjection":
        return translate("ScrabbleCards", "is an interjection")
    if why == "oblique":
        return translate("ScrabbleCards", "is not in the first case")
    if why == "transgressive":
        return translate("ScrabbleCards", "is a transgressive")
    return round_texts.not_taken(why)


def _not_in_hand(detail: Mapping[str, Any]) -> str:
    card = str(detail.get("card", ""))
    if card == BLANK:
        return translate("ScrabbleCards", "You do not hold a žolík.")
    return translate("ScrabbleCards", "You do not hold the card {card}.").format(card=card)


def _pile_short(limit: int) -> str:
    if not limit:
        return translate("ScrabbleCards", "Letters cannot be exchanged any more: the pile is too small.")
    return _counted.short(limit)


def _sentences() -> Mapping[object, str]:
    refused = ScrabbleRefusal
    return {
        refused.NOT_YOUR_TURN: translate("ScrabbleCards", "It is not your turn yet."),
        refused.NOTHING_LAID: translate("ScrabbleCards", "Lay at least one card first."),
        refused.FIRST_SIZE: translate("ScrabbleCards", "The first word has two cards at least."),
        refused.TAKEN: translate("ScrabbleCards", "A card lies there already."),
        refused.TWO_LINES: translate("ScrabbleCards", "All cards of a turn lie in one row or one column."),
        refused.GAP: translate("ScrabbleCards", "There must be no gap between the cards of a turn."),
        refused.APART: translate("ScrabbleCards", "The cards must join a word on the table."),
        refused.FRAGMENT_OFF: translate("ScrabbleCards", "You agreed not to join parts of words."),
        refused.FRAGMENT_FORM: translate(
            "ScrabbleCards", "The new word needs all new cards and the beginning or end of one old word."
        ),
        refused.FRAGMENT_SIZE: translate("ScrabbleCards", "The part of the old word has two cards at least."),
        refused.FRAGMENT_KEPT: translate(
            "ScrabbleCards", "The rest of the old word could not leave the table: another word holds it."
        ),
        refused.NO_PREMIUM: translate(
            "ScrabbleCards", "Your bonus card is a group card: it does not multiply words."
        ),
        refused.PREMIUM_FIRST: translate(
            "ScrabbleCards", "The first word is doubled anyway: no bonus card ×2 or ×3 goes with it."
        ),
        refused.PREMIUM_CARD: translate(
            "ScrabbleCards", "Put the bonus card ×2 or ×3 on a letter of a word that you make in this turn."
        ),
        refused.NO_GROUP: translate(
            "ScrabbleCards", "No word of this turn belongs to a group on your group card."
        ),
        refused.GROUP_FIRST: translate(
            "ScrabbleCards", "Whoever lays the first word may not use a group card with it."
        ),
        refused.ONE_BONUS: translate("ScrabbleCards", "You have one bonus card, and it works in one way."),
        refused.NOTHING_EXCHANGED: translate(
            "ScrabbleCards", "Mark the cards that you want to exchange first."
        ),
        refused.NO_ADDING: translate(
            "ScrabbleCards", "You did not agree that its points may be added to your own."
        ),
        refused.OWN_WORD: translate("ScrabbleCards", "These words are your own: only the others answer."),
        refused.NO_SUCH_WORD: translate("ScrabbleCards", "That word is not in question."),
    }


def too_many() -> str:
    """Why more players need a target (RULES SK20, RULES-REGISTER S26)."""
    text = translate("ScrabbleCards", "With more than {few} players you play to a target.")
    return text.format(few=FEW)
