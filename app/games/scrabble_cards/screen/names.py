"""What the cards of Scrabble karty and the groups on them are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.games.scrabble_cards.cards import BLANK, FACTORS, VALUES, Letter
from app.games.scrabble_cards.groups import Laid, groups_of
from app.tabletop import phrases
from app.widgets import writing

translate = QCoreApplication.translate

_LETTERS: dict[tuple[str, int], tuple[str, str]] = {
    ("g01", 0): ("ends", "I"),
    ("g01", 1): ("has", "AN"),
    ("g02", 0): ("has", "RO"),
    ("g02", 1): ("ends", "A"),
    ("g03", 0): ("has", "CH"),
    ("g03", 1): ("ends", "E"),
    ("g04", 0): ("has", "OU"),
    ("g04", 1): ("ends", "Í"),
    ("g05", 1): ("ends", "T"),
    ("g06", 0): ("has", "NE"),
    ("g06", 1): ("starts", "P"),
    ("g07", 1): ("starts", "S"),
    ("g08", 0): ("has", "ST"),
}
"""Groups by letters: where in the word, and which."""


class GroupName(NamedTuple):
    """A group as it is printed. lead: what a word does. sign: the letters in large type, empty where the
    group is told in words alone. plus, minus: what it brings, and costs another's turn."""

    lead: str
    sign: str
    plus: int
    minus: int

    @property
    def text(self) -> str:
        """“ends in I”, to be said after “the word”."""
        return f"{self.lead} {self.sign}".strip()


def groups(card: str) -> tuple[GroupName, GroupName]:
    """The two groups of a group card."""
    first, second = (
        GroupName(*_named(card, place), group.plus, group.minus)
        for place, group in enumerate(groups_of(card))
    )
    return first, second


def fitting_group(card: str, words: Sequence[Laid]) -> tuple[str, str] | None:
    """A word that belongs to a group of the card, and the dearer such group, “ends in I”; None for none."""
    for place, group in sorted(enumerate(groups_of(card)), key=lambda one: -one[1].plus):
        word = next((word for word in words if group.holds(word)), None)
        if word is not None:
            return spoken_word(word), groups(card)[place].text
    return None


def _named(card: str, place: int) -> tuple[str, str]:
    where, letters = _LETTERS.get((card, place), ("", ""))
    if where:
        return {
            "ends": translate("ScrabbleCards", "ends in"),
            "has": translate("ScrabbleCards", "contains"),
            "starts": translate("ScrabbleCards", "starts with"),
        }[where], letters
    told = {
        ("g05", 0): translate("ScrabbleCards", "reads the same backwards"),
        ("g07", 0): translate("ScrabbleCards", "has seven letters or more"),
        ("g08", 1): translate("ScrabbleCards", "starts with a vowel"),
        ("g09", 0): translate("ScrabbleCards", "has three consonants in a row"),
        ("g09", 1): translate("ScrabbleCards", "starts and ends with a vowel"),
        ("g10", 0): translate("ScrabbleCards", "starts and ends with the same letter"),
        ("g10", 1): translate("ScrabbleCards", "has exactly three letters"),
        ("g11", 0): translate("ScrabbleCards", "has two letters or more with an accent"),
        ("g11", 1): translate("ScrabbleCards", "has five letters or more, none with an accent"),
        ("g12", 0): translate("ScrabbleCards", "has no vowel"),
        ("g12", 1): translate("ScrabbleCards", "has a card worth 4 points or more"),
        ("g13", 0): translate("ScrabbleCards", "has some letter twice"),
        ("g13", 1): translate("ScrabbleCards", "has six letters or more, all different"),
    }
    return told[card, place], ""


def letter_name(card: str) -> str:
    """“card Ř, 4 points”, as a screen reader says a card in hand."""
    if card == BLANK:
        return translate("ScrabbleCards", "žolík, no points")
    return translate("ScrabbleCards", "card {card}, {points}").format(
        card=card, points=phrases.points(VALUES[card])
    )


def laid_name(letter: Letter) -> str:
    """“card Ř, 4 points”, “žolík as Č, no points”."""
    if letter.blank:
        return translate("ScrabbleCards", "žolík as {letter}, no points").format(letter=letter.letter)
    return letter_name(letter.card)


def bonus_title(card: str) -> str:
    """What a bonus card is called."""
    factor = FACTORS.get(card)
    if factor == 2:
        return translate("ScrabbleCards", "double word")
    if factor == 3:
        return translate("ScrabbleCards", "triple word")
    return translate("ScrabbleCards", "group card")


def bonus_name(card: str) -> str:
    """A bonus card with all that it does, as a screen reader says it."""
    if card in FACTORS:
        return bonus_title(card)
    told = translate("ScrabbleCards", "group card: {first}, or {second}")
    first, second = (_worth(one) for one in groups(card))
    return told.format(first=first, second=second)


def _worth(group: GroupName) -> str:
    told = translate("ScrabbleCards", "{group}: {plus}, against others {minus}")
    return told.format(group=group.text, plus=f"+{group.plus}", minus=f"{writing.MINUS}{group.minus}")


def spoken_word(letters: Sequence[Letter]) -> str:
    """A word as it is written in a sentence."""
    return "".join(letter.letter for letter in letters).lower()
