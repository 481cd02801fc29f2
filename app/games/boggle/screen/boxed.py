"""What is said of Boggle played with its box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.engine.boxed.counting import CountedPart, Next
from app.engine.boxed.finding import BoxFound
from app.engine.boxed.sheet import agreed
from app.games.boggle.boxed import COMMON, BoggleSheet, best
from app.lexicon.judge import Judge
from app.tabletop import phrases
from app.tabletop.boxed import BestAsked, BoxChoice, BoxedGame, number

translate = QCoreApplication.translate


class _BoxedWords(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def all(self, count: int) -> str:
        return self.tr("%n words lie there", "", count)

    def common(self, count: int) -> str:
        return self.tr("%n of them common", "", count)


class BoggleBest(BestAsked):
    flows = True

    def label(self) -> str:
        return translate("BoggleBox", "Sixteen letters from the table")

    def hint(self) -> str:
        return translate(
            "BoggleBox",
            "Row by row, from the top left; blanks do not matter. Two letters on one die go in brackets: "
            "(CH).",
        )

    def find(
        self, typed: str, second: str, options: Mapping[str, str], judge: Judge | None
    ) -> Sequence[BoxFound]:
        assert judge is not None
        return best(typed, options, judge)

    def headline(self, found: Sequence[BoxFound]) -> str:
        words = _BoxedWords()
        common = sum(one.notes == (COMMON,) for one in found)
        return f"{words.all(len(found))}, {words.common(common)}."

    def line(self, one: BoxFound) -> str:
        return one.words[0]

    def note(self, one: BoxFound) -> str:
        return translate("BoggleBox", "common") if one.notes == (COMMON,) else ""


class BoggleBox(BoxedGame):
    rules = BoggleSheet()
    seats = (1, 8)
    asks_board = True

    def __init__(self) -> None:
        self.choices = (
            BoxChoice(
                "rounds",
                lambda: translate("BoggleBox", "Rounds"),
                (
                    *map(number, (3, 1, 5)),
                    ("0", lambda: translate("BoggleBox", "as many as we like")),
                ),
            ),
            BoxChoice(
                "minutes",
                lambda: translate("BoggleBox", "Minutes"),
                tuple(map(number, (3, 2, 5))),
            ),
            BoxChoice(
                "least",
                lambda: translate("BoggleBox", "Letters of a word at least"),
                tuple(map(number, (2, 3, 4))),
            ),
        )

    def policy(self, options: Mapping[str, str]) -> str:
        return "boggle"

    def seconds(self, options: Mapping[str, str]) -> int:
        return 60 * agreed(options, "minutes", 3)

    def words_label(self) -> str:
        return translate("BoggleBox", "Words found")

    def hint(self) -> str:
        return translate(
            "BoggleBox",
            "Words with blanks between them; what two have written is crossed out by itself. A word that the "
            "table does not take has ! before it. A number alone is taken as the points of the round.",
        )

    def first_label(self) -> str:
        return translate("BoggleBox", "Who shakes first")

    def next_words(self, after: Next, names: Sequence[str]) -> str:
        text = translate("BoggleBox", "{round}: {name} shakes the box")
        return text.format(round=phrases.round_number(after.number), name=names[after.seat])

    def part(self, part: CountedPart) -> str:
        if part.kind == "words":
            return translate("BoggleBox", "words: {count}").format(count=part.points)
        texts = {
            "given": translate("BoggleBox", "as written: {words}"),
            "shared": translate("BoggleBox", "others have: {words}"),
            "path": translate("BoggleBox", "not on the board: {words}"),
            "short": translate("BoggleBox", "too short: {words}"),
            "fell": translate("BoggleBox", "not taken: {words}"),
        }
        return texts[part.kind].format(words=part.text or str(part.points))

    def best(self) -> BestAsked:
        return BoggleBest()
