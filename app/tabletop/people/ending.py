"""The end of a game as parts of a table of turns: the winner's sheet, and what animals say before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from app.tabletop.people.end import EndSheet
from app.tabletop.people.sayings import Remark, Voices
from app.tabletop.people.talk import Talk
from app.tabletop.turn.part import Part, ViewState, Wish
from app.widgets.sounds import Sound, Sounds


class EndPart(Part):
    """Has the sheet come over the table once nobody decides any more."""

    def __init__(
        self, sheet: EndSheet, write: Callable[[], object], sounds: Sounds, hush: Callable[[], object]
    ) -> None:
        """write: writes the sheet, in the language of the moment. hush: ends what is said at the table."""
        super().__init__(sheet)
        self._sheet, self._write, self._sounds, self._hush = sheet, write, sounds, hush
        self._sat = False
        """Whether the person has been at the table, and hears who won."""
        self.wish(sheet.again.clicked, Wish.AGAIN)
        self.wish(sheet.home.clicked, Wish.LEAVE)

    def settle(self, state: ViewState) -> None:
        sat, self._sat = self._sat, True
        if state.seen.deciders:
            self._sheet.hide()
            return
        if sat:
            self._sounds.play(Sound.VICTORY)
        self._write()
        self._hush()  # it would look out from under the sheet
        self._sheet.celebrate()

    def keyboard(self) -> QWidget | None:
        return self._sheet.again if self._sheet.isVisible() else None

    def retranslate(self) -> None:
        if self.state.seen is not None and not self.state.seen.deciders:
            self._write()


class Remarks(Part):
    """Animals have a word for turns that were shown; they are silent while people lay."""

    def __init__(
        self,
        talk: Talk,
        laid: Callable[[], bool],
        remark: Callable[[Sequence[Any]], Remark | None],
        levels: Sequence[float | None],
        prose: str,
        sounds: Sounds,
    ) -> None:
        """laid: whether pieces of a draft lie there. remark: who has what to say to the last of these turns.
        levels: of the seats. prose: the package with the game's own lines."""
        super().__init__(talk)
        self._talk, self._laid, self._remark = talk, laid, remark
        self._levels, self._voices, self._sounds = levels, Voices(prose), sounds
        self._answered = 0
        """So many turns were there when somebody was last asked for a word: none is answered twice."""

    def comment(self, observation: Any, left: int) -> None:
        """A turn has been shown; so many that made this observation are still to come."""
        history = observation.history[: len(observation.history) - left]
        fresh, self._answered = len(history) != self._answered, len(history)
        said = self._remark(history) if fresh else None
        if said is not None:
            level, moment = self._levels[said.seat], len(history) + said.seat
            self._talk.remark(said, level, self._voices, moment, self._sounds)

    def begin(self, state: ViewState) -> None:
        """What was said has been heard by now; turns are about to be shown."""
        self._talk.hush()

    def settle(self, state: ViewState) -> None:
        """Nobody speaks beside the winner's sheet."""
        if not state.seen.deciders:
            self._talk.hush()

    def render(self, state: ViewState, before: ViewState) -> None:
        """Nobody speaks to people who lay."""
        if not before.busy and self._laid():
            self._talk.hush()
