"""What is said of Quiddler played with its box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.engine.boxed.counting import BoxStage, CountedPart, Next
from app.engine.boxed.finding import BoxFound
from app.games.quiddler.boxed import QuiddlerSheet, best
from app.lexicon.judge import Judge
from app.tabletop import phrases
from app.tabletop.boxed import BestAsked, BoxChoice, BoxedGame
from app.widgets.writing import signed

translate = QCoreApplication.translate


class QuiddlerBest(BestAsked):
    def label(self) -> str:
        return translate("QuiddlerBox", "Cards in the hand")

    def hint(self) -> str:
        return translate(
            "QuiddlerBox",
            "All cards with the one just drawn; one of them is left for the discard pile. A card with two "
            "letters goes in brackets: A K (VL) D U C H.",
        )

    def find(
        self, typed: str, second: str, options: Mapping[str, str], judge: Judge | None
    ) -> Sequence[BoxFound]:
        assert judge is not None
        return best(typed, options, judge)

    def headline(self, found: Sequence[BoxFound]) -> str:
        if not found or not found[0].words:
            return translate("QuiddlerBox", "These cards make no word.")
        text = translate("QuiddlerBox", "At best {points}, bonuses apart.")
        return text.format(points=phrases.points(found[0].points))

    def line(self, one: BoxFound) -> str:
        return "  ".join(one.shown) or translate("QuiddlerBox", "no word")

    def note(self, one: BoxFound) -> str:
        discard, held = one.notes
        text = translate("QuiddlerBox", "discarded: {card}").format(card=discard)
        if held:
            text += translate("QuiddlerBox", "; left in the hand: {cards}").format(cards=held)
        return text


class QuiddlerBox(BoxedGame):
    rules = QuiddlerSheet()
    seats = (2, 8)

    def __init__(self, edition: str) -> None:
        """edition: the usual one."""
        self._usual = edition
        editions = [
            ("cz", lambda: translate("QuiddlerBox", "Czech")),
            ("en", lambda: translate("QuiddlerBox", "English")),
        ]
        self.choices = (
            BoxChoice(
                "edition",
                lambda: translate("QuiddlerBox", "Cards"),
                sorted(editions, key=lambda one: one[0] != edition),
            ),
            BoxChoice(
                "bonus2",
                lambda: translate("QuiddlerBox", "Ten points are for"),
                (
                    ("words", lambda: translate("QuiddlerBox", "most words")),
                    ("longest", lambda: translate("QuiddlerBox", "the longest word")),
                ),
                lambda seats, options: seats == 2,  # RULES QD11
            ),
            BoxChoice(
                "ch",
                lambda: translate("QuiddlerBox", "In the longest word, CH counts as"),
                (
                    ("2", lambda: translate("QuiddlerBox", "two letters")),
                    ("1", lambda: translate("QuiddlerBox", "one letter")),
                ),
                lambda seats, options: (
                    options.get("edition") == "cz"
                    and (seats > 2 or (seats == 2 and options.get("bonus2") == "longest"))
                ),
            ),
        )

    def policy(self, options: Mapping[str, str]) -> str:
        return "english" if options.get("edition") == "en" else "quiddler"

    def words_label(self) -> str:
        return translate("QuiddlerBox", "Words laid")

    def held_label(self, stage: BoxStage) -> str:
        return translate("QuiddlerBox", "In hand")

    def hint(self) -> str:
        return translate(
            "QuiddlerBox",
            "Words with blanks between them, a card with two letters in brackets: {words}. A word that "
            "fell in a challenge has ! before it, a challenge in vain is −8. A number alone is taken as the "
            "points of the round.",
        ).format(words="(QU)IZ HAT" if self._usual == "en" else "(ST)ŮL VLK")

    def first_label(self) -> str:
        return translate("QuiddlerBox", "Who deals first")

    def next_words(self, after: Next, names: Sequence[str]) -> str:
        text = translate("QuiddlerBox", "{round}: {dealer} deals {size} cards, {name} begins")
        return text.format(
            round=phrases.round_number(after.number),
            dealer=names[after.dealer or 0],
            size=after.size,
            name=names[after.seat],
        )

    def part(self, part: CountedPart) -> str:
        if part.kind == "word":
            return f"{part.text} {part.points}"
        if part.kind == "size":
            there, dealt = part.text.split("/")
            text = translate("QuiddlerBox", "cards written {there}, dealt {dealt}")
            return text.format(there=there, dealt=dealt)
        texts = {
            "given": translate("QuiddlerBox", "as written"),
            "held": translate("QuiddlerBox", "hand"),
            "most": translate("QuiddlerBox", "most words"),
            "longest": translate("QuiddlerBox", "longest word"),
            "extra": translate("QuiddlerBox", "besides"),
            "penalty": translate("QuiddlerBox", "challenges"),
            "unknown": translate("QuiddlerBox", "bonuses unknown: not everybody’s words are written"),
            "floor": translate("QuiddlerBox", "not below zero"),
        }
        return texts[part.kind] + ("" if part.kind == "unknown" else f" {signed(part.points)}")

    def best(self) -> BestAsked:
        return QuiddlerBest()
