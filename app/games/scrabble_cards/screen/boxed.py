"""What is said of Scrabble karty played with its box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.engine.boxed.counting import BoxStage, CountedPart
from app.engine.boxed.finding import BoxFound
from app.games.scrabble_cards.boxed import ALL_SEVEN, ScrabbleSheet, best
from app.lexicon.judge import Judge
from app.tabletop import phrases
from app.tabletop.boxed import BestAsked, BoxChoice, BoxedGame, number
from app.widgets.writing import signed

translate = QCoreApplication.translate


class ScrabbleBest(BestAsked):
    def label(self) -> str:
        return translate("ScrabbleBox", "Cards in the hand")

    def hint(self) -> str:
        return translate(
            "ScrabbleBox",
            "Up to seven letters, ? is a blank. The best turn without a bonus card is looked for.",
        )

    def second(self) -> str:
        return translate("ScrabbleBox", "Word on the table (may be left out)")

    def find(
        self, typed: str, second: str, options: Mapping[str, str], judge: Judge | None
    ) -> Sequence[BoxFound]:
        assert judge is not None
        return best(typed, second, options, judge)

    def headline(self, found: Sequence[BoxFound]) -> str:
        if not found:
            return translate("ScrabbleBox", "Nothing can be laid with these cards.")
        text = translate("ScrabbleBox", "At best {points}.")
        return text.format(points=phrases.points(found[0].points))

    def line(self, one: BoxFound) -> str:
        return " + ".join(one.shown)

    def note(self, one: BoxFound) -> str:
        blanks, seven = one.notes
        told = []
        if seven != "0":
            told.append(translate("ScrabbleBox", "all seven cards"))
        if blanks:
            told.append(translate("ScrabbleBox", "blank: {letters}").format(letters=", ".join(blanks)))
        return "; ".join(told)


class ScrabbleBox(BoxedGame):
    rules = ScrabbleSheet()
    seats = (2, 8)

    def __init__(self) -> None:
        self.choices = (
            BoxChoice(
                "flex",
                lambda: translate("ScrabbleBox", "Words"),
                (
                    ("ohebná", lambda: translate("ScrabbleBox", "all forms")),
                    ("klasická", lambda: translate("ScrabbleBox", "nominative")),
                ),
            ),
            BoxChoice(
                "target",
                lambda: translate("ScrabbleBox", "The game ends"),
                (
                    ("0", lambda: translate("ScrabbleBox", "with the pile")),
                    *map(number, (200, 300, 500)),
                ),
            ),
        )

    def policy(self, options: Mapping[str, str]) -> str:
        return "scrabble-classic" if options.get("flex") == "klasická" else "scrabble-inflected"

    def marks(self, stage: BoxStage, *, last: bool = True) -> Sequence[tuple[str, str]]:
        return (
            ((ALL_SEVEN, translate("ScrabbleBox", "All seven cards (+50)")),)
            if stage is BoxStage.TURN
            else ()
        )

    def words_label(self) -> str:
        return translate("ScrabbleBox", "Words of the turn")

    def held_label(self, stage: BoxStage) -> str:
        return translate("ScrabbleBox", "Cards left in the hand") if stage is BoxStage.CLOSING else ""

    def hint(self) -> str:
        return translate(
            "ScrabbleBox",
            "All words formed or changed, a blank in brackets: N(A)PEČ. A premium card: VAŘÍ*3. A group "
            "card: +8 the own one, −4 one against. Nothing at all is a pass or an exchange; a number alone "
            "is taken as the points.",
        )

    @property
    def closes(self) -> bool:
        return True

    def ending(self) -> str:
        return translate("ScrabbleBox", "Count the hands")

    def closing_title(self) -> str:
        return translate("ScrabbleBox", "The end: cards left in the hands. Whoever went out has none.")

    def part(self, part: CountedPart) -> str:
        if part.kind == "word":
            return f"{part.text} {part.points}"
        texts = {
            "given": translate("ScrabbleBox", "as written"),
            "omitted": translate("ScrabbleBox", "nothing laid"),
            "first": translate("ScrabbleBox", "first word ×2"),
            "seven": translate("ScrabbleBox", "all seven cards"),
            "group": translate("ScrabbleBox", "own group card"),
            "against": translate("ScrabbleBox", "group card against"),
            "held": translate("ScrabbleBox", "hand"),
            "out": translate("ScrabbleBox", "hands of the others"),
        }
        return texts[part.kind] + ("" if part.kind == "omitted" else f" {signed(part.points)}")

    def best(self) -> BestAsked:
        return ScrabbleBest()
