"""What is made of a game beside playing it: sheets to be printed, boards and deals to order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.tabletop.boxed import BoxedGame
    from app.tabletop.ordering import Ordering
    from app.tabletop.printed.kind import PrintKind


class Workshop:
    """Of a game with nothing of the kind."""

    def prints(self) -> Sequence[PrintKind]:
        """The sheets that can be printed."""
        return ()

    def dealt(self, observation: Any) -> Mapping[str, Any]:
        """Options of the deal that lies on the table, for sheets that take one; empty where it has none, or
        nobody may see its solution yet."""
        return {}

    def order(self) -> Ordering | None:
        """What makes a board or deal that hides wanted words, None where there is no such thing."""
        return None

    def boxed(self) -> BoxedGame | None:
        """How a game with the real box is written down; None where there is no box."""
        return None


class HasWorkshop:
    """What faces of games are: a game with a workshop of its own gives it in place of this one."""

    def workshop(self) -> Workshop:
        """What is made of it beside playing it: sheets to print, boards to order."""
        return Workshop()
