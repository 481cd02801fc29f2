"""What the person has set: language, look, sound, and what was chosen last."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from app.storage.documents import Document, DocumentFile

FILE = "settings.json"
LANGUAGES = ("system", "cs", "en")
THEMES = ("system", "light", "dark", "projector")
CONTRASTS = ("system", "usual", "high")
MOTIONS = ("system", "full", "reduced")
PACES = ("slow", "normal", "quick")
TEXT_SIZES = (100, 125, 150, 200)
"""Sizes of texts that can be chosen, in per cent of the usual one."""

_CHOICES: Mapping[str, tuple[object, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "contrast": CONTRASTS,
    "motion": MOTIONS,
    "pace": PACES,
    "text_size": TEXT_SIZES,
    "volume": tuple(range(101)),
}


class Preferences(NamedTuple):
    """All settings; every default suits somebody who never opens the page.

    effects, timer: sounds of the game and of the clock. volume: 0 to 100.
    contrast, motion: ``system`` follows the desktop. pace: of what others do at the table. text_size: in per
        cent.
    easy_letters: typed letters may lack their diacritics.
    school: vulgar words are kept off boards, hints, opponents' lists and solutions.
    pictures: small pictures stand beside explained words.
    spoken: forms of spoken Czech count in games that let a household have it so.
    window: geometry of the window as Qt saves it, base64. player: profile of the person greeted.
    welcomed: the first-run guide has been seen. new_game: game name → the last new-game choices.
    aids: switch at a game's table → whether it is on. guided: person → games whose next one is
        guided.
    newer: once a month it asks whether to look for a newer version; newer_asked: when it did, an ISO date.
    printed: head of printed pages, ``school`` and ``group``.
    """

    language: str = "system"
    theme: str = "system"
    effects: bool = True
    timer: bool = True
    volume: int = 80
    contrast: str = "system"
    motion: str = "system"
    pace: str = "normal"
    text_size: int = 100
    easy_letters: bool = False
    school: bool = True
    pictures: bool = True
    spoken: bool = False
    window: str = ""
    player: str = ""
    welcomed: bool = False
    new_game: Mapping[str, Any] = {}
    aids: Mapping[str, Any] = {}
    guided: Mapping[str, Any] = {}
    newer: bool = False
    newer_asked: str = ""
    printed: Mapping[str, Any] = {}


_DEFAULT = Preferences()
_NAMES = frozenset(Preferences._fields)


def _sound(name: str, value: object) -> bool:
    """Whether a setting may have this value."""
    default = getattr(_DEFAULT, name)
    if isinstance(default, Mapping):
        return isinstance(value, Mapping)
    return type(value) is type(default) and (name not in _CHOICES or value in _CHOICES[name])


class Settings:
    """The settings in force and their file.

    ``problem`` tells what was wrong with the file, None when nothing was. Keys that this version
    does not know are kept as they are.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-settings", 1, read_only=read_only)
        self.problem = self._file.take_in(self._take, self.save)

    def _take(self, document: Document) -> int:
        """What of a document makes sense is in force; how many settings do not."""
        ours = {name: document[name] for name in _NAMES & document.keys()}
        sound = {name: value for name, value in ours.items() if _sound(name, value)}
        self._others = {key: value for key, value in document.items() if key not in {*_NAMES, "format"}}
        self._current = Preferences(**sound)
        return len(ours) - len(sound)

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def current(self) -> Preferences:
        """The settings in force, saved or not."""
        return self._current

    def change(self, **values: Any) -> None:
        """Change settings and save them.

        Raises ValueError for a value that is not offered (nothing changes then) and StorageProblem when
        they cannot be saved (they are in force all the same).
        """
        for name, value in values.items():
            if name not in _NAMES or not _sound(name, value):
                raise ValueError(f"{name}={value!r}")
        changed = self._current._replace(**values)
        if changed != self._current:
            self._current = changed
            self.save()

    def save(self) -> None:
        """Write the file. Raises StorageProblem."""
        self._file.write({**self._others, **self._current._asdict()})
