"""Steps that can be taken back, and done again."""

from __future__ import annotations

from typing import Any


class Steps:
    """Keeps `Arrangement.state` before each step; once other cards are held, nothing of it holds."""

    def __init__(self) -> None:
        self._done: list[Any] = []
        self._undone: list[Any] = []
        self._step: object = None

    def remember(self, state: Any, step: object = None) -> None:
        """Something is about to be done. step: what is done with the same one is taken back together."""
        if step is None or step is not self._step:
            self._done.append(state)
        self._step = step
        self._undone.clear()

    def forget(self) -> None:
        """The cards cannot lie as before."""
        self._done, self._undone, self._step = [], [], None

    def change(self, now: Any, *, back: bool) -> Any:
        """How the cards lay before the last step that changed anything, or (not back) before that was taken
        back; None where there is none. now: how they lie."""
        states, others = (self._done, self._undone) if back else (self._undone, self._done)
        self._step = None
        while states:
            state = states.pop()
            if state[:2] != now[:2]:
                others.append(now)
                return state
        return None
