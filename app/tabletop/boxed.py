"""What a game says where it is played with its box: how it is written down, and what is told of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.engine.boxed.counting import BoxStage, CountedPart, EntryFault, Misread, Next, SheetRules
from app.tabletop import phrases

if TYPE_CHECKING:
    from app.engine.boxed.finding import BoxFound
    from app.lexicon.judge import Judge

translate = QCoreApplication.translate


class BoxChoice(NamedTuple):
    """Something to agree on; the first value is the usual one. fits: for how many people it is asked, and
    with what else agreed."""

    name: str
    label: Callable[[], str]
    values: Sequence[tuple[str, Callable[[], str]]]
    fits: Callable[[int, Mapping[str, str]], bool] = lambda seats, options: True


def number(value: int) -> tuple[str, Callable[[], str]]:
    """One of a `BoxChoice`'s values."""
    return str(value), lambda: str(value)


class BoxLaying(QWidget):
    """Where a position is laid out again that nobody would type.

    Signals: changed(): something else lies there."""

    changed = Signal()
    stops: Sequence[QWidget] = ()
    """Where Tab goes."""
    buttons: Sequence[QWidget] = ()
    """What stands beside the button that looks for the best."""

    def text(self) -> str:
        """What lies there, to be kept with the sheet and to be looked at."""
        raise NotImplementedError

    def show_text(self, text: str) -> None:
        raise NotImplementedError

    def show_way(self, way: BoxFound | None) -> None:
        """Show where a turn would lie; None for no turn."""
        raise NotImplementedError


class BestAsked(ABC):
    """Finds the best of what lies on the real table. flows: the ways are single words, many of them."""

    flows: ClassVar[bool] = False

    def laying(self) -> BoxLaying | None:
        """Where it is laid instead of typed; None where a few letters will do."""
        return None

    @abstractmethod
    def label(self) -> str:
        """What is to be typed."""

    @abstractmethod
    def hint(self) -> str:
        """How, in a sentence."""

    def second(self) -> str:
        """What else may be typed, "" for nothing."""
        return ""

    @abstractmethod
    def find(
        self, typed: str, second: str, options: Mapping[str, str], judge: Judge | None
    ) -> Sequence[BoxFound]:
        """Runs beside the screen. typed: or what `laying` has. judge: None where words do not matter. Raises
        EntryFault."""

    @abstractmethod
    def headline(self, found: Sequence[BoxFound]) -> str:
        """What was found, in a sentence."""

    @abstractmethod
    def line(self, one: BoxFound) -> str:
        """One way in words."""

    def note(self, one: BoxFound) -> str:
        """What belongs to it, in a few words."""
        return ""


class BoxedGame(ABC):
    """seats: fewest and most people. choices: to be agreed on. asks_board: whether a round has letters of a
    board that may be typed."""

    rules: SheetRules
    seats: ClassVar[tuple[int, int]]
    choices: Sequence[BoxChoice] = ()
    asks_board: ClassVar[bool] = False

    @abstractmethod
    def policy(self, options: Mapping[str, str]) -> str:
        """Of the word list that judges, "" where words do not matter."""

    def seconds(self, options: Mapping[str, str]) -> int:
        """How long the clock of a round runs, 0 for no clock."""
        return 0

    def marks(self, stage: BoxStage, *, last: bool = True) -> Sequence[tuple[str, str]]:
        """Switches of an entry: name and text. last: nothing on the sheet comes after it."""
        return ()

    @abstractmethod
    def words_label(self) -> str:
        """What is written for a person."""

    def held_label(self, stage: BoxStage) -> str:
        """What else is written, "" for nothing."""
        return ""

    @abstractmethod
    def hint(self) -> str:
        """How it is written, in a sentence or two."""

    @abstractmethod
    def part(self, part: CountedPart) -> str:
        """What some points are for, in a few words with the points."""

    def first_label(self) -> str:
        """Who is chosen before the game."""
        return translate("Boxed", "Who begins")

    def ending(self) -> str:
        """The button that ends a game whose end the sheet cannot know, or settles it."""
        return translate("Boxed", "End the game")

    @property
    def closes(self) -> bool:
        """Whether something is settled at the end."""
        return False

    def closing_title(self) -> str:
        """What is settled then."""
        return ""

    def next_words(self, after: Next, names: Sequence[str]) -> str:
        """What comes next."""
        if after.stage is BoxStage.CLOSING:
            return self.closing_title()
        number = phrases.round_number(after.number)
        if after.stage is BoxStage.TURN:
            return translate("Boxed", "{round}: the turn of {name}").format(
                round=number, name=names[after.seat]
            )
        return number

    def best(self) -> BestAsked | None:
        """What would have been best; None where that cannot be asked with a few letters."""
        return None


def fault_words(fault: EntryFault) -> str:
    """Why an entry cannot be read."""
    sentences = {
        Misread.NUMBER: translate("Boxed", "“{text}” is no number of points."),
        Misread.CARD: translate("Boxed", "There is no card “{text}”."),
        Misread.BRACKET: translate("Boxed", "A bracket is missing in “{text}”."),
        Misread.LETTER: translate("Boxed", "“{text}” is no word."),
        Misread.LINE: translate("Boxed", "“{text}” is no length of a line: it has two to six tiles."),
        Misread.FACTOR: translate(
            "Boxed", "A premium card doubles (*2) or triples (*3), and never the first word."
        ),
        Misread.BOARD: translate("Boxed", "The board has sixteen letters, not {text}."),
        Misread.MANY: translate("Boxed", "There are at most {text} cards."),
        Misread.EMPTY: translate("Boxed", "Nothing is written there yet."),
        Misread.BONUS: translate(
            "Boxed", "One bonus card a turn: either a premium card or the own group card."
        ),
        Misread.LAID: translate("Boxed", "Tiles cannot lie so: look at those with a red edge."),
        Misread.OPENING: translate(
            "Boxed", "{text} cannot stand with the first word: its player may not use a group card yet."
        ),
    }
    return sentences[fault.fault].format(text=fault.text)
