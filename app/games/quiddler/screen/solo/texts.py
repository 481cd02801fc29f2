"""What the screen of the game for one says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.screen import texts as named
from app.games.quiddler.solo_model import Refill, SoloObservation, Take
from app.tabletop import phrases
from app.widgets import writing

translate = QCoreApplication.translate


class SoloCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def under(self, n: int) -> str:
        return self.tr("%n cards under it", "", n)

    def undone(self, n: int) -> str:
        return self.tr("taken back %n times", "", n)

    def helped(self, n: int) -> str:
        return self.tr("%n words shown", "", n)

    def used(self, n: int) -> str:
        return self.tr("%n words so far", "", n)

    def to_go(self, n: int) -> str:
        return self.tr("%n cards to go", "", n)

    def unused(self, n: int) -> str:
        return self.tr("%n cards are left over", "", n)

    def giving_up(self, n: int) -> str:
        return self.tr("%n cards are still on the table; they all count as left over.", "", n)

    def of_cards(self, n: int) -> str:
        return writing.flowing(self.tr("Look for a word of %n cards.", "", n))

    def over(self, n: int) -> str:
        return self.tr("%n points left over", "", n)

    def ways(self, n: int) -> str:
        return self.tr("%n ways to spell it: Space changes cards", "", n)


_counted = SoloCounts()
giving_up = _counted.giving_up
taken_back = _counted.undone
helped = _counted.helped
several_ways = _counted.ways


def cards_unit(count: int) -> str:
    """“cards to go”, beside the number."""
    return writing.unit(_counted.to_go(count), count)


def aids(undos: int, helps: int) -> str:
    """Everything that made it easier; empty for nothing."""
    parts = [taken_back(undos)] if undos else []
    return ", ".join([*parts, helped(helps)] if helps else parts)


def taken(before: SoloObservation, move: Take | Refill) -> str:
    """A move was taken back, which is counted. before: how it lay until then."""
    if isinstance(move, Take):
        text = translate("QuiddlerSolo", "Taken back: {word}; this is counted. Ctrl+Y takes it again.")
        return text.format(word=phrases.quoted(deck.spelt(before.used[-1])))
    text = translate(
        "QuiddlerSolo", "Taken back: {card} on the empty place; this is counted. Ctrl+Y puts it there again."
    )
    return text.format(card=before.piles[move.place])


def nothing_again() -> str:
    """Nothing was taken back that could be done once more."""
    return translate("QuiddlerSolo", "There is nothing to do again.")


def unaided() -> str:
    """Nothing was taken back and nothing shown."""
    return translate("QuiddlerSolo", "without help and without taking back")


def pile_name(name: str, place: int, under: int) -> str:
    """“card A, 2 points, pile 3, 5 cards under it”. name: of the open card."""
    text = translate("QuiddlerSolo", "{card}, pile {number}").format(card=name, number=place + 1)
    return f"{text}, {_counted.under(under)}" if under else text


def empty_name(place: int) -> str:
    return translate("QuiddlerSolo", "empty place {number}").format(number=place + 1)


def away_name(card: str, place: int) -> str:
    """The pile whose open card lies in the word."""
    text = translate("QuiddlerSolo", "pile {number}, its card {card} lies in the word")
    return text.format(number=place + 1, card=card)


def make_a_word() -> str:
    """In the rack while nothing lies there."""
    return translate("QuiddlerSolo", "Make a word here: click open cards, drag them, or type it.")


def filling() -> str:
    """In the rack while an empty place is to be filled."""
    return translate("QuiddlerSolo", "Fill the empty place: choose the pile whose open card goes there.")


def no_such_card(letter: str) -> str:
    """A letter was typed that no open card has."""
    return translate("QuiddlerSolo", "No open card has {letter} to go on with.").format(letter=letter)


def best_after() -> str:
    """Said in place of the best moves, which at other tables are a list."""
    return translate("QuiddlerSolo", "The best there was is told after the game. Ctrl+H shows you a word.")


def shown(meld: Meld) -> str:
    """A word that the program shows."""
    return translate("QuiddlerSolo", "You can make {word}.").format(word=phrases.quoted(deck.spelt(meld)))


def shown_refill(card: str) -> str:
    """A pile that the program would take."""
    return translate("QuiddlerSolo", "Try the card {card}: its pile is the deepest.").format(card=card)


def of_cards(count: int) -> str:
    """The first hint of a word that would have been better."""
    return writing.flowing(_counted.of_cards(count))


def begins_with(card: str) -> str:
    """The second one."""
    return translate("QuiddlerSolo", "It begins with {card}.").format(card=card)


def other_pile(card: str, *, named: bool) -> str:
    """A pile that would have been better to fill a place from."""
    if not named:
        return translate("QuiddlerSolo", "Look how many cards lie under the open ones.")
    return translate("QuiddlerSolo", "The card {card} goes to the empty place.").format(card=card)


def motives(codes: Sequence[str]) -> str:
    """What speaks for the better move of a moment: ``rid:Ď X``, ``stay:12:2``."""
    return " ".join(filter(None, map(_motive, codes)))


def _motive(code: str) -> str:
    name, *figures = code.split(":")
    if name == "rid":
        text = translate("QuiddlerSolo", "It uses up {cards}, for which there are few words.")
        return text.format(cards=", ".join(figures[0].split()))
    if name == "stay":
        text = translate("QuiddlerSolo", "The cards that stay spell more everyday words: {many}, not {few}.")
        return text.format(many=figures[0], few=figures[1])
    if name == "cards":
        text = translate("QuiddlerSolo", "It uses more cards: {many}, not {few}.")
        return text.format(many=figures[0], few=figures[1])
    if name == "worth":
        text = translate("QuiddlerSolo", "Its cards are worth {points} more.")
        return text.format(points=phrases.points(int(figures[0])))
    sentences: Mapping[str, str] = {
        "not:consonants": translate("QuiddlerSolo", "The word that was made left only consonants open."),
        "not:vowels": translate("QuiddlerSolo", "The word that was made left only vowels open."),
        "deeper": translate("QuiddlerSolo", "It takes the same cards from deeper piles."),
        "deepest": translate("QuiddlerSolo", "That pile was the deepest."),
        "goes_on": translate("QuiddlerSolo", "The game need not have ended yet."),
    }
    return sentences.get(code, "")


def moment_question(better: Mapping[str, Any], codes: Sequence[str]) -> str:
    """What is asked at a moment of a game that is looked back at; empty where it was one of several."""
    if better.get("type") == Refill.type:
        return translate("QuiddlerSolo", "Which pile was better to fill the empty place?")
    if better.get("type") != Take.type:
        return ""
    if "goes_on" in codes:
        return translate("QuiddlerSolo", "There was still a word to be made here. Can you see it?")
    return translate("QuiddlerSolo", "After another word less is left over in the end. Which one?")


def moment_answer(better: Mapping[str, Any], gain: float) -> str:
    """By how much less is left over with it; empty where it was a game of several."""
    if better.get("type") not in (Take.type, Refill.type):
        return ""
    text = translate("QuiddlerSolo", "With it about {points} fewer are left over in the end.")
    return text.format(points=phrases.points(round(gain)))


def stuck_title() -> str:
    return translate("QuiddlerSolo", "No word is left in the open cards")


def stuck_note(left: int, *, undo: bool) -> str:
    """What that means; undo: whether a move can be taken back."""
    cards = _counted.unused(left)
    if not undo:
        return f"{cards}."
    return translate("QuiddlerSolo", "{cards}. Take a move back, or finish.").format(cards=cards)


def perfect(edition: str) -> str:
    """Nothing is left (RULES QD13); the English edition calls it a win."""
    return translate("QuiddlerSolo", "Perfect!") if edition == "cz" else translate("QuiddlerSolo", "You win!")


def points_unit(left: int) -> str:
    """“points left over”, beside the number."""
    return writing.unit(_counted.over(left), left)


def result_note(cards: int) -> str:
    if cards:
        return translate("QuiddlerSolo", "{cards}; the fewer points, the better").format(
            cards=_counted.unused(cards)
        )
    return translate("QuiddlerSolo", "All 48 cards are used.")


def par_figure(left: int) -> str:
    """“39 points”."""
    return phrases.points(left)


def best_note(left: int, *, proven: bool, everyday: bool) -> str:
    """What the best way means. proven: nothing better exists."""
    if left and proven:
        return translate("QuiddlerSolo", "less cannot be left of this deal")
    if left:
        return translate("QuiddlerSolo", "the best that was found in this time")
    if everyday:
        return translate("QuiddlerSolo", "all cards could be used, with everyday words")
    return translate("QuiddlerSolo", "all cards could be used")


def subtitle(seen: SoloObservation) -> str:
    """What the top bar says; how many cards are left stands beside the piles."""
    if seen.over:
        return named.phase_name(seen.phase)
    return _counted.used(len(seen.used)) if seen.used else translate("QuiddlerSolo", "no word yet")


def used_points(seen: SoloObservation) -> int:
    """Value of all cards used so far."""
    return sum(deck.value(seen.options.edition, meld) for meld in seen.used)


def edition(name: str) -> str:
    return (
        translate("QuiddlerSolo", "Czech cards")
        if name == "cz"
        else translate("QuiddlerSolo", "English cards")
    )


def history_line(par: int | None, best: int | None, undos: int, helps: int) -> str:
    """“par 39, best 0, taken back 2 times”."""
    parts = [translate("QuiddlerSolo", "par {points}").format(points=par)] if par is not None else []
    if best is not None:
        parts.append(translate("QuiddlerSolo", "best {points}").format(points=best))
    done = aids(undos, helps)
    return ", ".join([*parts, done] if done else parts)
