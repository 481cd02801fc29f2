"""What is said of Qwirkle played with its box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.engine.boxed.counting import BoxStage, CountedPart
from app.games.qwirkle.boxed.counting import LAST_TILE, QwirkleSheet
from app.tabletop.boxed import BoxedGame
from app.widgets.writing import signed

translate = QCoreApplication.translate


class QwirkleBox(BoxedGame):
    """The best turn hangs on the whole grid, and nobody would type that: it is not asked for."""

    rules = QwirkleSheet()
    seats = (2, 4)

    def policy(self, options: Mapping[str, str]) -> str:
        return ""

    def marks(self, stage: BoxStage, *, last: bool = True) -> Sequence[tuple[str, str]]:
        return ((LAST_TILE, translate("QwirkleBox", "The last tile (+6)")),) if last else ()

    def words_label(self) -> str:
        return translate("QwirkleBox", "Lengths of the lines")

    def hint(self) -> str:
        return translate(
            "QwirkleBox",
            "The length of every line that has a new tile: 4 3. A line of six counts twelve. Nothing at all "
            "is a trade; a number above six is taken as the points of the turn. What would have been "
            "best hangs on the whole grid, so it cannot be asked here.",
        )

    def part(self, part: CountedPart) -> str:
        texts = {
            "given": translate("QwirkleBox", "as written"),
            "line": translate("QwirkleBox", "line"),
            "qwirkle": translate("QwirkleBox", "Qwirkle"),
            "last": translate("QwirkleBox", "last tile"),
            "traded": translate("QwirkleBox", "nothing laid"),
        }
        return texts[part.kind] + ("" if part.kind == "traded" else f" {signed(part.points)}")
