"""What is said of Qwirkle played with its box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.engine.boxed.counting import BoxStage, CountedPart
from app.engine.boxed.finding import BoxFound
from app.games.qwirkle.boxed import LAST_TILE, LaidTable, QwirkleSheet, best
from app.games.qwirkle.screen.names import tile_names
from app.lexicon.judge import Judge
from app.tabletop import phrases
from app.tabletop.boxed import BestAsked, BoxedGame, BoxLaying
from app.widgets.writing import signed

translate = QCoreApplication.translate


class QwirkleBest(BestAsked):
    """The best turn hangs on the whole grid, which nobody would type: it is laid out again."""

    def laying(self) -> BoxLaying:
        from app.games.qwirkle.screen.laying import QwirkleLaying  # only where it is looked at

        return QwirkleLaying()

    def label(self) -> str:
        return translate("QwirkleBox", "The table and the hand")

    def hint(self) -> str:
        return translate(
            "QwirkleBox",
            "Click a place of the table or the hand, then a tile; the next one goes beside it. Or type the "
            "letter of the colour and 1 to 6 for the shape. The table stays for the next turn.",
        )

    def find(
        self, typed: str, second: str, options: Mapping[str, str], judge: Judge | None
    ) -> Sequence[BoxFound]:
        return best(LaidTable.of_text(typed))

    def headline(self, found: Sequence[BoxFound]) -> str:
        if not found:
            return translate("QwirkleBox", "None of these tiles can be laid.")
        text = translate("QwirkleBox", "At best {points}, the six for the last tile apart.")
        return text.format(points=phrases.points(found[0].points))

    def line(self, one: BoxFound) -> str:
        return tile_names(tile for _, tile in sorted(LaidTable.of_text(one.notes[0]).tiles.items()))

    def note(self, one: BoxFound) -> str:
        lengths = " + ".join(one.notes[1].split())
        return translate("QwirkleBox", "lines: {lengths}").format(lengths=lengths) if lengths else ""


class QwirkleBox(BoxedGame):
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
            "is a trade; a number above six is taken as the points of the turn.",
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

    def best(self) -> BestAsked:
        return QwirkleBest()
