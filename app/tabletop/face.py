"""The face of a game: all that the application shows of it but for the table itself."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.tabletop.workshop import HasWorkshop
from app.widgets.look import cover

# The first picture shows the faces of all games and opens none (start-up time).
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.engine.errors import IllegalMove
    from app.engine.player import Analysis
    from app.engine.turn import Turn
    from app.lexicon.judge import Judge
    from app.tabletop.context import ViewContext
    from app.tabletop.lesson.plan import ClassGame
    from app.tabletop.options import OptionsForm
    from app.tabletop.prose import Prose
    from app.tabletop.screen import TableScreen
    from app.widgets.look.cover import Cover
    from app.widgets.look.palette import Palette


class Example(Protocol):
    """Something to look at in the rules."""

    @property
    def caption(self) -> str:
        """The words under the picture."""

    def picture(self) -> QWidget:
        """The picture alone; its caption stands below it."""


class Section(NamedTuple):
    """One heading of the rules with its paragraphs and perhaps examples."""

    title: str
    paragraphs: tuple[str, ...]
    examples: Sequence[Example] = ()


class Face(HasWorkshop, ABC):
    """One game as the shell shows it; its module keeps one as ``FACE``. All texts are in the language of the
    moment.

    game: its name in the catalogue. emblem: a picture of `widgets.look.art`. cover: its sheet and its pieces.
    usual: options as the game comes out of the box. alone: over them, in a game at once against one animal.
    children: over them, where a child sits down without other people.
    answers: kinds of moves that only say something to a move of another; a replay does not stop before one.
    policies: those of the word list that its options choose from, the usual one first; none where words do
        not matter.
    ladder: how far its animals are above each other by games of two, as `practice.rating` has it.

    The first picture asks for emblem, cover, title, claim and question: a face imports everything else
    where it is asked for.
    """

    game: ClassVar[str]
    emblem: ClassVar[str]
    cover: ClassVar[Cover]
    usual: ClassVar[Mapping[str, Any]] = {}
    alone: ClassVar[Mapping[str, Any]] = {}
    children: ClassVar[Mapping[str, Any]] = {}
    answers: ClassVar[tuple[str, ...]] = ()
    policies: ClassVar[tuple[str, ...]] = ()
    ladder: ClassVar[tuple[float, ...]] = ()

    def usual_options(self) -> Mapping[str, Any]:
        """What holds where nobody has chosen otherwise, as far as it differs from the rules; ``usual``, and
        what hangs on the language of the moment."""
        return self.usual

    # Outside ----------------------------------------------------------------------------------

    @abstractmethod
    def title(self) -> str: ...

    def policy_name(self, policy: str, *, short: bool = False) -> str:
        """How the dictionary calls one of its policies; short: on a narrow button."""
        return self.title()

    @abstractmethod
    def claim(self) -> str:
        """What it is, in a few words."""

    @abstractmethod
    def question(self) -> str:
        """What it is about, as a question."""

    def question_for(self, seats: int) -> str:
        """The same for so many who sit down; some games are another game for one."""
        return self.question()

    def paint_cover(self, painter: QPainter, rect: QRectF, colours: Palette, rock: float) -> None:
        """What lies on the wide cover; ``rock`` goes from 1 to 0 when it is pointed at."""
        painter.save()
        painter.translate(rect.center())
        painter.rotate(math.sin(rock * 3 * math.pi) * 3 * rock)
        painter.translate(-rect.center())
        cover.paint_pieces(painter, self.cover, rect)
        painter.restore()

    @abstractmethod
    def progress(self, options: Mapping[str, Any], turns: Sequence[Turn], seats: int) -> str:
        """How far a saved game is, from what stands in its record."""

    def came_to(self, scores: Sequence[int]) -> str:
        """How a finished game ended, where it is not said by who has most points; else empty."""
        return ""

    # Before a game ----------------------------------------------------------------------------

    @property
    @abstractmethod
    def seats(self) -> tuple[int, int]:
        """How many can play: fewest and most."""

    @abstractmethod
    def short_rules(self, seats: int = 2) -> Sequence[str]:
        """The rules in three lines. seats: how many sit down; some games are another game for one."""

    @abstractmethod
    def start(self) -> str:
        """What the button says that begins a game."""

    @abstractmethod
    def form(self, given: Mapping[str, Any]) -> OptionsForm:
        """The agreed options as a form that begins with those given."""

    def agreed(self, options: Mapping[str, Any], seats: int) -> Sequence[str]:
        """What is agreed for so many who sit down other than as the game comes out of the box, each in a word
        or two."""
        return ()

    def rules(self, options: Mapping[str, Any] | None = None) -> Prose:
        """The rules in full and the keys at the table: ``rules.LANGUAGE.md`` in the game's folder.

        options: of the game that the reader plays or is setting up; None for the usual ones."""
        from app.tabletop import prose

        agreed = {**self.usual_options(), **(options or {})}
        return prose.read(type(self).__module__.rpartition(".")[0], "rules", agreed, self.example)

    @abstractmethod
    def example(self, kind: str, pieces: str, caption: str) -> Example:
        """What the rules show as ``![kind](<pieces>) caption``."""

    # At the table -----------------------------------------------------------------------------

    @abstractmethod
    def screen(self) -> Callable[[ViewContext], TableScreen]:
        """What makes the content of the table page; asking for it loads it."""

    def opening(self, observation: Any) -> Any | None:
        """The move with which the person at the screen opens the table; None where it lies open."""
        return None

    def guide(self, observation: Any) -> tuple[str, str] | None:
        """What somebody in their first game is told in this situation: a name for it, and the sentence; None
        where there is nothing to say. A situation is spoken of once."""
        return None

    @abstractmethod
    def refusal(self, refusal: IllegalMove) -> str:
        """Why a move was refused, empty where the game has no sentence of its own for it."""

    def analysis(self, judge: Judge | None) -> Analysis | None:
        """What finds the best moves of a position, None where there is no such thing. judge: of the game's
        words, None where they do not matter."""
        return None

    def counts_left(self, seats: int) -> bool:
        """Whether a game of so many is about how little is left over."""
        return False

    def motives(self, codes: Sequence[str]) -> str:
        """What speaks for the better move of a moment, by the codes of the game's review, as clauses of one
        sentence; empty where nothing but points does."""
        return ""

    def moment_question(
        self, better: Mapping[str, Any], motives: Sequence[str] = (), *, puzzle: bool = False
    ) -> str:
        """What is asked at a moment of a review whose better move this is, where it is not about points.

        puzzle: it is the answer of one, and what is asked need not be which move is the best."""
        return ""

    def moment_answer(self, better: Mapping[str, Any], gain: float = 0.0) -> str:
        """What is said once such a move is shown or found, where it is not how many points more it brings.

        gain: those that it brings in the end."""
        return ""

    def class_game(self) -> ClassGame | None:
        """What a whole class plays of it on the wall; None where there is no such thing."""
        return None

    # Practice ---------------------------------------------------------------------------------

    def drill_words(self, drill: str) -> tuple[str, str]:
        """The title of one of the game's drills, and what it asks."""
        raise NotImplementedError

    def drill_example(self, drill: str, pieces: str) -> Example:
        """What a question of such a drill shows, or one of its answers."""
        raise NotImplementedError

    def lookup_refusal(self, observation: Any) -> str:
        """Why the rules do not let people look words up now; empty where they do."""
        return ""

    def explaining_refusal(self, observation: Any) -> str:
        """Why no word that was laid may be explained now; empty where it may."""
        return self.lookup_refusal(observation)
