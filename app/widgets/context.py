"""What the application hands to a game's view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from app.widgets.sounds import Sounds


class ViewSettings(QObject):
    """Settings that a view obeys while it is open.

    Signals: ``changed()`` after any of them changed.

    easy_letters: typed letters may lack their diacritics (``sklar`` finds SKLÁŘ where only that fits).
    big_picture: the projector look: flat, large, controls hidden until the mouse moves.
    """

    changed = Signal()

    def __init__(self, *, easy_letters: bool = False, big_picture: bool = False) -> None:
        super().__init__()
        self.easy_letters = easy_letters
        self.big_picture = big_picture

    def update(self, *, easy_letters: bool | None = None, big_picture: bool | None = None) -> None:
        """Set what is given and tell."""
        if easy_letters is not None:
            self.easy_letters = easy_letters
        if big_picture is not None:
            self.big_picture = big_picture
        self.changed.emit()


@dataclass(frozen=True)
class SeatLook:
    """How a seat is shown.

    avatar: a capital letter on a disc for people, ``level:1`` … ``level:5`` for computer players.
    color: theme token of the person's disc (``red``, ``blue``, ``green``, ``yellow``).
    """

    name: str
    avatar: str
    color: str = "red"
    is_person: bool = True
    level: int | None = None


@dataclass
class ViewContext:
    """Everything a view may use besides its observation.

    explain: word → a sentence about it in the user's language (lemma, form, or why it is refused).
    common: whether most people know the word; what lists of missed words show first.
    takes: whether the word list takes a word; decides which of several spellings was meant.
    """

    seats: tuple[SeatLook, ...]
    sounds: Sounds
    settings: ViewSettings = field(default_factory=ViewSettings)
    explain: Callable[[str], str] = lambda word: word
    common: Callable[[str], bool] = lambda word: True
    takes: Callable[[str], bool] = lambda word: True
