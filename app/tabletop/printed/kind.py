"""What a game offers to be printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QCoreApplication

from app.tabletop.orders import OrderWish

if TYPE_CHECKING:
    from app.engine.player import Budget
    from app.lexicon.judge import Judge
    from app.tabletop.orders import Made
    from app.tabletop.printed.paper import Printed


@dataclass(frozen=True)
class PrintWish:
    """seed: another sheet for each. given: options of a deal that is to be printed, empty for any. words:
    those that the deal was made to hide; without a deal it is to be made so. common: as in `OrderWish`."""

    seed: int = 1
    given: Mapping[str, Any] = field(default_factory=dict)
    words: tuple[str, ...] = ()
    common: int | None = None

    def deal(
        self, order: Callable[[OrderWish, Judge, Budget], Made], judge: Judge, budget: Budget
    ) -> Mapping[str, Any]:
        """Options of the given deal, else of one made for the words; empty for any. order: makes it."""
        if self.given or not self.words:
            return self.given
        return order(OrderWish(self.words, self.seed, self.common), judge, budget).options


MakeSheet: TypeAlias = "Callable[[PrintWish, Any, Budget], Any]"
"""Works out, beside the screen, what a kind of sheet shows; asked with a judge where words matter, else
with None."""


@dataclass(frozen=True)
class PrintKind:
    """A kind of sheet.

    name: unlike all others of the game. title: in the language of the moment. make: what stands there, worked
    out beside the screen; the judge is None where words do not matter. lay: that as blocks, at the screen.
    policy: of the word list that judges, empty where words do not matter. chance: whether another seed makes
    another sheet. takes_deal: whether a given deal can be printed so.
    """

    name: str
    title: Callable[[], str]
    make: MakeSheet
    lay: Callable[[Any], Printed]
    policy: str = ""
    chance: bool = True
    takes_deal: bool = False


def score_sheet(lay: Callable[[], Printed]) -> PrintKind:
    """The blank sheet on which a game's points are written, the same for everybody."""
    return PrintKind(
        "scores",
        lambda: QCoreApplication.translate("Printed", "Score sheet"),
        _nothing,
        lambda _: lay(),
        chance=False,
    )


def _nothing(_wish: PrintWish, _judge: Judge | None, _budget: Budget) -> None:
    """What is worked out for a sheet that is always the same."""
