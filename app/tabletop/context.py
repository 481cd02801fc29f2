"""What the application hands to a game's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.widgets.controls.avatar import SeatFace, person_face, seat_face
from app.widgets.sounds import Sounds


class ViewSettings(QObject):
    """Settings that a view obeys while it is open.

    Signals:
        changed(): after any of them changed.
        aid_chosen(str name, bool on): a person switched an aid at the table; to be remembered.
        easy_letters_chosen(): a person wants to write without diacritics from now on; to be remembered.

    easy_letters: typed letters may lack their diacritics (``sklar`` finds SKLÁŘ where only that fits).
    big_picture: the projector look: flat, large, controls hidden until the mouse moves.
    """

    changed = Signal()
    aid_chosen = Signal(str, bool)
    easy_letters_chosen = Signal()

    def __init__(
        self,
        *,
        easy_letters: bool = False,
        big_picture: bool = False,
        aids: Mapping[str, object] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """aids: switches of the games' tables by name, as they were remembered."""
        super().__init__(parent)
        self.easy_letters = easy_letters
        self.big_picture = big_picture
        self._aids = {name: on for name, on in (aids or {}).items() if isinstance(on, bool)}

    def aid(self, name: str, default: bool = False) -> bool:
        """Whether an aid at a game's table is on."""
        return self._aids.get(name, default)

    def choose_aid(self, name: str, on: bool) -> None:
        """Switch an aid and have it remembered."""
        self._aids[name] = on
        self.aid_chosen.emit(name, on)
        self.changed.emit()

    def choose_easy_letters(self) -> None:
        """Let typed letters lack their diacritics and have it remembered."""
        self.update(easy_letters=True)
        self.easy_letters_chosen.emit()

    def update(self, *, easy_letters: bool | None = None, big_picture: bool | None = None) -> None:
        """Set what is given and tell."""
        if easy_letters is not None:
            self.easy_letters = easy_letters
        if big_picture is not None:
            self.big_picture = big_picture
        self.changed.emit()


HINT_SECONDS = 2.0
"""Longest thought for a hint or a list of best moves (OPPONENTS, section 1)."""

Cancel: TypeAlias = Callable[[], None]


class Analyse(Protocol):
    """Ask for the best moves in an observation, or for what else the game finds in it."""

    def __call__(
        self,
        observation: Any,
        found: Callable[[list[Any]], None],
        /,
        *,
        seconds: float = HINT_SECONDS,
        progressed: Callable[[float], object] | None = None,
        nothing: Callable[[], object] | None = None,
    ) -> Cancel:
        """The answer comes later, unless cancelled. progressed: hears how much of it is done, 0 to 1.
        nothing: hears instead that nothing was found, or that looking for it has failed."""


class Place(Enum):
    """Where a tool of a game stands in the bar: taking back, help, what was written down, all else."""

    BACK = auto()
    HELP = auto()
    RECORD = auto()
    MORE = auto()


class BarTool(QObject):
    """What a game puts into the top bar, as a button or into one of the bar's menus. Its name ends with its
    key, in brackets.

    Signals: changed(): it can be used or not, its name is another. triggered(): pressed.

    It goes with its parent, a part of the game's view: what listens to it is let go only then.
    """

    changed = Signal()
    triggered = Signal()

    def __init__(
        self, icon: str, name: Callable[[], str], parent: QObject, place: Place, *, enabled: bool = True
    ) -> None:
        super().__init__(parent)
        self.icon, self.name, self.place, self.enabled = icon, name, place, enabled

    def set_enabled(self, enabled: bool) -> None:
        """Whether it can be used now."""
        if enabled != self.enabled:
            self.enabled = enabled
            self.changed.emit()


@dataclass(frozen=True)
class SeatLook:
    """How a seat is shown.

    naming: the name (of a team `widgets.names.Several`), or what gives it in the language of the moment.
    face: a person's mark, a letter or two that nobody else at the table has, ``level:1`` … ``level:5`` for
        computer players; empty for the first letter of the name.
    color: of the person's disc, one of ``PERSON_COLOURS``; as far as they go nobody else's at the table.
    is_child: a child, as the household says or their age. ahead: points with which they began.
    """

    naming: str | Callable[[], str]
    face: str = ""
    color: str = "red"
    is_person: bool = True
    level: float | None = None
    is_child: bool = False
    ahead: int = 0

    @property
    def name(self) -> str:
        """What the seat is called just now."""
        return self.naming if isinstance(self.naming, str) else self.naming()

    @property
    def avatar(self) -> SeatFace:
        return seat_face(self.face, self.color) if self.face else person_face(self.name, self.color)


class Notes:
    """What a game's screen keeps beside the game and finds again when the game is resumed: a list half
    typed, the order of a hand. It comes from a file, so whoever asks must doubt what is given."""

    def __init__(
        self,
        kept: Mapping[str, object] | None = None,
        keep: Callable[[dict[str, object]], object] = lambda notes: None,
    ) -> None:
        """keep: saves all notes, plain JSON values, at once."""
        self._notes = dict(kept or {})
        self._keep = keep

    def get(self, name: str) -> object:
        """What was noted under a name, None where nothing was."""
        return self._notes.get(name)

    def put(self, name: str, value: object) -> None:
        """Note something; an empty value is no note."""
        if value != self._notes.get(name):
            others = {key: kept for key, kept in self._notes.items() if key != name}
            self._notes = {**others, name: value} if value else others
            self._keep(dict(self._notes))


class Archive:
    """What earlier games of this kind came to, kept beside the saves and for longer. The entries come from a
    file, so whoever asks must doubt what stands in them."""

    def __init__(
        self,
        entries: Callable[[], Sequence[Mapping[str, Any]]] = lambda: (),
        put: Callable[[Mapping[str, Any]], object] = lambda entry: None,
    ) -> None:
        """put: keeps an entry of plain JSON values in the place of one with the same ``id``."""
        self.entries, self.put = entries, put
        """The oldest entry first; each has an ``id`` and, at ``at``, the ISO time when it was first kept."""


class Usual(NamedTuple):
    """What somebody comes to in games for one. average: of the other games, for as many rounds as this one
    has; None where there are none. best: of all games with so many rounds."""

    average: float | None
    best: int


class AskUsual(Protocol):
    """Asks what the person of a game for one comes to else."""

    def __call__(self, came_to: int, rounds: int, then: Callable[[Usual], object], /) -> object:
        """came_to: in this game. The answer comes later, and not at all where nobody knows whose games."""


@dataclass(frozen=True)
class EndTab:
    """A page of the end of a game. label: in the language of the moment. make: the page, once wanted."""

    label: Callable[[], str]
    make: Callable[[], QWidget]


@dataclass(frozen=True)
class EndAction:
    """A button beside “Play again”."""

    label: Callable[[], str]
    icon: str
    do: Callable[[], object]


@dataclass(frozen=True)
class Afterwards:
    """What the application offers at the end of every game: pages after the game's own, buttons."""

    tabs: Sequence[EndTab] = ()
    actions: Sequence[EndAction] = ()


@dataclass(frozen=True)
class WordExplanation:
    """What is told of a word where it lies, in sentences. refused: why it does not count and what would
    instead; empty where it counts. lines: what it is, what else it may be, what it means. note: how common
    it is, who took it. picture: a PNG of what it names, or none."""

    word: str
    refused: str = ""
    lines: tuple[str, ...] = ()
    note: str = ""
    picture: bytes = b""

    def whole(self) -> str:
        """All of it, for ears."""
        return " ".join(filter(None, (f"{self.word}.", self.refused, *self.lines, self.note)))


class AskAbout(Protocol):
    """Ask what a word is and means."""

    def __call__(self, word: str, told: Callable[[WordExplanation], object], /) -> Cancel:
        """The answer comes later, unless cancelled."""


@dataclass
class ViewContext:
    """Everything a view may use besides its observation.

    explain: word → a sentence about it in the user's language (lemma, form, or why it is refused).
    about: asks for all that is to be said of a word; None where there is no word list. closed: why no
        word may be looked up just now that was laid, or that was not, empty where it may.
    common: whether most people know the word; what lists of missed words show first.
    rank: how common a word is, 1 the commonest; which of several spellings comes first.
    coarse: whether a word counts like any other but is not to be rejoiced over or held up.
    takes: whether the word list takes a word; decides which of several spellings was meant.
    rare: whether it takes the word, but computer players lay it as a bluff only: not beyond doubt.
    analyse: finds the best moves without holding up the screen; None where the game has no such thing.
    weigh: the same for a game that is over: it is there also where nobody is advised before.
    before_turn: turn → what the person at the screen saw when they made it, None where that is not
        theirs to see.
    notes: what the view keeps beside the game from one sitting to the next.
    past: the game is over, and one of its positions is looked at. watching: nobody moves in it, and nothing
        asks for a move.
    usual: what the person of a game for one comes to else, by the journal.
    archive: what finished games of this kind came to. game_id: of this one, the same when it is resumed.
    afterwards: what is offered at the end of the game beside what the game shows itself.
    others: seat → what that person sees, where all hands lie open; else None.
    final: a task of the day is played, where it counts: no move is taken back.
    children: all people here are children (`SeatLook.is_child`): pieces are larger, what was found is
        praised, and what was not is told without red.
    """

    seats: tuple[SeatLook, ...]
    sounds: Sounds
    settings: ViewSettings = field(default_factory=ViewSettings)
    notes: Notes = field(default_factory=Notes)
    explain: Callable[[str], str] = lambda word: word
    about: AskAbout | None = None
    closed: Callable[[bool], str] = lambda laid: ""
    common: Callable[[str], bool] = lambda word: True
    coarse: Callable[[str], bool] = lambda word: False
    takes: Callable[[str], bool] = lambda word: True
    rare: Callable[[str], bool] = lambda word: False
    rank: Callable[[str], int] = lambda word: 1
    analyse: Analyse | None = None
    weigh: Analyse | None = None
    before_turn: Callable[[int], Any] = lambda turn: None
    usual: AskUsual = lambda came_to, rounds, then: None
    archive: Archive = field(default_factory=Archive)
    game_id: str = ""
    past: bool = False
    watching: bool = False
    afterwards: Afterwards = Afterwards()
    others: Callable[[int], Any] = lambda seat: None
    final: bool = False
    children: bool = False

    def mild_for(self, seat: int | None) -> bool:
        """Whether whoever looks from this seat is told of mistakes without red; None: all look."""
        return self.children or (seat is not None and self.seats[seat].is_child)
