"""Sentences of the score sheet: turns, and what their points were made of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.games.scrabble_cards.cards import FACTORS
from app.games.scrabble_cards.model import FinalHands, Observation
from app.games.scrabble_cards.turns import PartKind, Past, PointsPart
from app.tabletop import phrases
from app.widgets import writing
from app.widgets.names import in_number, in_number_of, listed
from app.widgets.writing import signed

translate = QCoreApplication.translate


class ScoreCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def cleared(self, number: int) -> str:
        return self.tr("%n cards left the table", "", number)


_counted = ScoreCounts()
cleared = _counted.cleared


def challenged(names: Sequence[str]) -> str:
    """Who challenged a word of a turn, whether it stood or fell (RULES SK15)."""
    one = translate("ScrabbleScores", "challenged by: {names}")
    several = translate("ScrabbleScores", "challenged by: {names}", "several people")
    return in_number_of(names, one, several).format(names=listed(names))


def made_up(word: str) -> str:
    """The note on a word that a computer player laid though it is none."""
    return translate("ScrabbleScores", "bluff: “{word}” is not in the dictionary").format(word=word)


def rare(word: str) -> str:
    """Of a word that a computer player laid because hardly anybody would believe it."""
    return translate("ScrabbleScores", "bluff: “{word}” is a rare form, but a good one").format(word=word)


def untrue(word: str) -> str:
    """Of a word that stood because nobody challenged it, or by a vote (RULES SK15)."""
    text = translate("ScrabbleScores", "“{word}” is not in the dictionary and passed all the same")
    return text.format(word=word)


def button() -> str:
    """What the button in the top bar is called."""
    return translate("ScrabbleScores", "Score sheet (Ctrl+C)")


def title() -> str:
    return translate("ScrabbleScores", "Score sheet")


def nothing() -> str:
    """Before the first turn."""
    return translate("ScrabbleScores", "Nothing has been written down yet.")


def head(past: Past) -> str:
    """What a turn was: its words, or what was done instead."""
    played = past.played
    words = ", ".join(word.lower() for word in played.words)
    if played.kind == "play":
        return words
    if played.kind == "fallen":
        return translate("ScrabbleScores", "{words}: taken back").format(words=words)
    if played.kind == "exchange":
        letters, bonus = played.exchanged
        if not letters:
            return translate("ScrabbleScores", "exchanged the bonus card")
        text = translate("ScrabbleScores", "exchanged {cards}")
        if bonus:
            text = translate("ScrabbleScores", "exchanged {cards} and the bonus card")
        return text.format(cards=phrases.cards(letters))
    return {
        "late": translate("ScrabbleScores", "was too late"),
        "lost": translate("ScrabbleScores", "lost the turn for a rejected challenge"),
    }.get(played.kind, translate("ScrabbleScores", "passed"))


def part(one: PointsPart, names: Sequence[str]) -> str:
    """“kočka 8”, “×2 +11”, “Liška’s card −5”."""
    who = "" if one.seat is None else names[one.seat]
    if one.kind is PartKind.WORD:
        return f"{one.word} {one.points}"
    if one.kind is PartKind.PREMIUM:
        text = translate("ScrabbleScores", "premium ×{factor} {points}")
        return text.format(factor=FACTORS[one.card], points=signed(one.points))
    text = {
        PartKind.FIRST: translate("ScrabbleScores", "first word ×2 {points}"),
        PartKind.BINGO: translate("ScrabbleScores", "all seven cards {points}"),
        PartKind.OWN: translate("ScrabbleScores", "own group card {points}"),
        PartKind.AGAINST: in_number(
            who,
            translate("ScrabbleScores", "card of {name} {points}"),
            translate("ScrabbleScores", "card of {name} {points}", "a team"),
        ),
        PartKind.IN_VAIN: translate("ScrabbleScores", "card of {name} did not count"),
        PartKind.GIFT: in_number(
            who,
            translate("ScrabbleScores", "{name} added {points} to the own score instead"),
            translate("ScrabbleScores", "{name} added {points} to their own score instead"),
        ),
    }[one.kind]
    return text.format(name=who, points=signed(one.points))


def left(total: int) -> str:
    """What stands beside a settled hand."""
    return translate("ScrabbleScores", "total {points}").format(points=writing.number(total))


def settled(seen: Observation, settling: FinalHands, seat: int) -> str:
    """What the end brought a seat (RULES SK18)."""
    points = settling.points[seat]
    if seat == settling.out:
        text = translate("ScrabbleScores", "went out: the cards of the others {points}")
    elif not settling.hands[seat]:
        return translate("ScrabbleScores", "held no card at the end")
    else:
        text = translate("ScrabbleScores", "cards in hand {points}: {cards}")
    held = " ".join("★" if card == "?" else card for card in settling.hands[seat])
    return text.format(points=signed(points), cards=held)


def spoken(name: str, told: str, made: str, points: int | None, total: int) -> str:
    """A line as a screen reader says it."""
    parts = [name, told, made]
    if points is not None:
        parts.append(phrases.points(points))
    parts.append(translate("ScrabbleScores", "together {points}").format(points=phrases.points(total)))
    return ", ".join(piece for piece in parts if piece)
