"""Sentences of Quiddler: what things are called, whose turn it is, why something does not go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.engine.errors import IllegalMove, Refusal
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Observation, Phase, QuiddlerRefusal
from app.games.quiddler.solo_model import DEPTH, PILES, SoloPhase, SoloRefusal
from app.tabletop import phrases
from app.tabletop.rounds import texts as round_texts

translate = QCoreApplication.translate


class QuiddlerCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def in_pile(self, n: int) -> str:
        return self.tr("%n cards in the pile", "", n)

    def left(self, n: int) -> str:
        return self.tr("%n cards are left", "", n)

    def remained(self, n: int) -> str:
        return self.tr("%n points were left", "", n)

    def not_all(self, n: int) -> str:
        return self.tr("To go out, all cards but one have to lie in words; %n more cards are left.", "", n)

    def too_soon(self, n: int) -> str:
        return self.tr("Nobody goes out before everybody has had %n turns.", "", n)

    def piles(self, n: int, depth: int) -> str:
        return self.tr("%n piles of {depth} cards", "", n).format(depth=depth)


_counted = QuiddlerCounts()
in_pile = _counted.in_pile
cards_left = _counted.left


# Numbers of things ---------------------------------------------------------------------------


def solo_result(points: int) -> str:
    """“34 points were left”: what a game for one came to."""
    return _counted.remained(points) if points else translate("Quiddler", "Every card was used!")


def solo_piles() -> str:
    """“8 piles of 6 cards”."""
    return _counted.piles(PILES, DEPTH)


# Cards and words -----------------------------------------------------------------------------


def card_name(card: str, edition: str) -> str:
    """“card Ř, 6 points”, as a screen reader says it."""
    worth = phrases.points(deck.values(edition)[card])
    return translate("Quiddler", "card {card}, {points}").format(card=card, points=worth)


def hidden_card() -> str:
    """A card that lies face down."""
    return translate("Quiddler", "a card face down")


def melds(laid: Sequence[Meld]) -> str:
    """“vlak, duch”: all that somebody laid; empty for nothing."""
    return ", ".join(deck.spelt(meld) for meld in laid)


# Rounds and turns ----------------------------------------------------------------------------


def round_title(seen: Observation) -> str:
    """“Round 4 of 7, 7 cards”, “last round, 10 cards”."""
    if seen.phase is Phase.OVER:
        return translate("Quiddler", "the game is over")
    dealt = phrases.cards(seen.dealt) if seen.dealt else ""
    if seen.round == seen.rounds:
        return translate("Quiddler", "last round, {cards}").format(cards=dealt)
    number = phrases.round_of(max(1, seen.round), seen.rounds)
    return translate("Quiddler", "{round}, {cards}").format(round=number, cards=dealt) if dealt else number


def phase_name(phase: Phase | SoloPhase) -> str:
    """What a game waits for, in a word or two."""
    return {
        Phase.DEAL: translate("Quiddler", "dealing"),
        Phase.DRAW: translate("Quiddler", "draw a card"),
        Phase.PLAY: translate("Quiddler", "lay or discard"),
        Phase.CHALLENGE: translate("Quiddler", "challenges"),
        Phase.VOTE: translate("Quiddler", "vote"),
        Phase.SCORE: translate("Quiddler", "counting"),
        Phase.OVER: translate("Quiddler", "the game is over"),
        SoloPhase.TAKE: translate("Quiddler", "make a word"),
        SoloPhase.REFILL: translate("Quiddler", "fill the empty place"),
        SoloPhase.STUCK: translate("Quiddler", "no word is left"),
        SoloPhase.OVER: translate("Quiddler", "the game is over"),
    }[phase]


def asked(seen: Observation) -> str:
    """What whoever sees this is asked to do now; empty where others are."""
    if seen.seat is None or seen.seat not in seen.waiting:
        return ""
    last = seen.last_turns
    if seen.phase is Phase.DRAW:
        if not seen.discard:
            return translate("Quiddler", "Draw a card from the pile.")
        if last:
            return translate("Quiddler", "Your last turn: draw a card from one of the piles.")
        return translate("Quiddler", "Draw a card from one of the piles.")
    if seen.phase is Phase.PLAY:
        if last:
            return translate("Quiddler", "Your last turn: lay what words you have and discard a card.")
        return translate("Quiddler", "Arrange words in your hand, then discard a card.")
    if seen.phase is Phase.CHALLENGE:
        return translate("Quiddler", "Do you believe the words of the others?")
    if seen.phase is Phase.VOTE:
        return translate("Quiddler", "Do these words count? The majority decides.")
    return ""


def discarded(card: str) -> str:
    """“discard: N”, under a name or in the list of turns."""
    return translate("Quiddler", "discard: {card}").format(card=card)


def reshuffled() -> str:
    """RULES QD5."""
    return translate("Quiddler", "The draw pile ran out: the discard pile was shuffled into a new one.")


# Why something does not go -------------------------------------------------------------------


def refusal(error: IllegalMove) -> str:
    """Why a move was refused, as a sentence."""
    if error.reason is QuiddlerRefusal.NO_WORD:
        return no_word(str(error.detail.get("word", "")), str(error.detail.get("why", "")))
    if error.reason is QuiddlerRefusal.TOO_SHORT:
        return _too_short(str(error.detail.get("of", "cards")))
    if error.reason is QuiddlerRefusal.NOT_ALL:
        return _counted.not_all(int(error.detail.get("left", 0)))
    if error.reason is QuiddlerRefusal.TOO_SOON:
        return _counted.too_soon(int(error.detail.get("turns", 0)))
    if error.reason is QuiddlerRefusal.NOT_IN_HAND:
        text = translate("Quiddler", "You do not hold the card {card}.")
        return text.format(card=error.detail.get("card", ""))
    if error.reason is Refusal.NOT_NOW:
        return _not_now(error.detail.get("phase")) or phrases.refusal(error.reason)
    return _sentences().get(error.reason) or phrases.refusal(error.reason)


def _not_now(phase: object) -> str:
    """What the table waits for instead."""
    over = phrases.refusal(Refusal.GAME_OVER)
    waits: Mapping[object, str] = {
        Phase.DEAL: translate("Quiddler", "The next round is being dealt. Wait a moment."),
        Phase.DRAW: translate("Quiddler", "Draw a card first, from one of the two piles."),
        Phase.PLAY: translate("Quiddler", "You have drawn already: lay words, or discard a card."),
        Phase.CHALLENGE: translate("Quiddler", "First everybody says which words they doubt."),
        Phase.VOTE: translate("Quiddler", "First the vote on the words has to end."),
        Phase.SCORE: translate("Quiddler", "The round is being counted. Wait a moment."),
        Phase.OVER: over,
        SoloPhase.TAKE: translate("Quiddler", "Make a word of the open cards."),
        SoloPhase.REFILL: translate("Quiddler", "First fill the empty place from another pile."),
        SoloPhase.STUCK: translate("Quiddler", "No word is left: take something back, or finish."),
        SoloPhase.OVER: over,
    }
    return waits.get(phase, "")


def no_word(word: str, why: str) -> str:
    """“„vlakz“ is not in the dictionary.”; why: the word list's reason."""
    text = translate("Quiddler", "{word} {reason}.")
    return text.format(word=phrases.quoted(word), reason=reason(why))


def reason(why: str) -> str:
    """Why a word does not count, to be said after the word; no interjection does (RULES QD8)."""
    if why == "interjection":
        return translate("Quiddler", "is an interjection")
    return round_texts.not_taken(why)


def _too_short(of: str) -> str:
    if of == "letters":
        return translate("Quiddler", "A word has two letters at least.")
    return translate("Quiddler", "A word has two cards at least.")


def _sentences() -> Mapping[object, str]:
    return {
        QuiddlerRefusal.NOT_YOUR_TURN: translate("Quiddler", "It is not your turn yet."),
        QuiddlerRefusal.NO_DISCARD: translate(
            "Quiddler", "There is no discard pile yet. Draw from the other one."
        ),
        QuiddlerRefusal.OWN_WORD: translate("Quiddler", "That word is your own."),
        QuiddlerRefusal.NO_SUCH_WORD: translate("Quiddler", "That word is not in question."),
        SoloRefusal.NO_CARD: translate("Quiddler", "No card lies there."),
        SoloRefusal.TWICE: translate("Quiddler", "Each card serves once in a word."),
        SoloRefusal.FILLED: translate("Quiddler", "A card lies there already."),
        SoloRefusal.NO_SOURCE: translate("Quiddler", "Take it from a pile of two cards at least."),
        SoloRefusal.REFILL_FIRST: translate("Quiddler", "First fill the empty place from another pile."),
        SoloRefusal.NOTHING_TO_UNDO: translate("Quiddler", "There is nothing to take back."),
        SoloRefusal.STUCK: translate("Quiddler", "No word is left in the open cards."),
    }
