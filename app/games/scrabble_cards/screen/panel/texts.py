"""What the panel beside the table says: of players, of turns, of the draft."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from app.engine.plain import Plain
from app.games.scrabble_cards.model import Observation, Phase, Played, Score
from app.games.scrabble_cards.moves import Pass
from app.games.scrabble_cards.screen import texts
from app.games.scrabble_cards.turns import ExchangeOutcome
from app.tabletop import phrases
from app.tabletop.aids import Aid
from app.tabletop.past.moves import MoveLine
from app.widgets import writing
from app.widgets.names import in_number
from app.widgets.writing import signed

translate = QCoreApplication.translate


class _Counted(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def lay_for(self, n: int) -> str:
        return self.tr("Lay for %n points", "", n)

    def exchange(self, n: int) -> str:
        return self.tr("Exchange %n cards", "", n)

    def leaves(self, n: int) -> str:
        return self.tr("%n cards will leave the table.", "", n)

    def leave(self, n: int) -> str:
        return self.tr("%n cards leave the table.", "", n)


_counted = _Counted()
leaves = _counted.leaves


TEACH = "teach"
"""The aid that explains rules while they are played."""


def lay_for(points: int) -> str:
    """“Lay for 18 points”."""
    if points < 0:
        return translate("ScrabblePanel", "Lay for {points} points").format(points=signed(points))
    return _counted.lay_for(points)


def lay_or(points: int, better: int) -> str:
    """“Lay for 13 (21 with the card)”."""
    told = translate("ScrabblePanel", "Lay for {points} ({better} with the card)")
    return told.format(points=writing.bare(points), better=writing.bare(better))


def exchange(letters: int, *, bonus: bool) -> str:
    """“Exchange 3 cards”, “Exchange 3 cards and the bonus card”."""
    if not bonus:
        return _counted.exchange(letters)
    if not letters:
        return translate("ScrabblePanel", "Exchange the bonus card")
    told = translate("ScrabblePanel", "{cards} + bonus card")
    return told.format(cards=_counted.exchange(letters))


def lay_or_exchange() -> str:
    """What whoever is on turn may do."""
    return translate("ScrabblePanel", "Lay a word on the table, or exchange cards.")


def late_lacks() -> str:
    """What may be done when the time is over (RULES SK21)."""
    return translate("ScrabblePanel", "Exchange cards, or pass.")


def seat_note(seen: Observation, seat: int, skill: str) -> str:
    """What stands under a name: whose turn, what they did last, who they are."""
    held = ""
    if not seen.pile and seen.turn is not None:
        held = f"{phrases.cards(seen.hand_sizes[seat])}, "
    if seen.turn == seat:
        return held + translate("ScrabblePanel", "on turn")
    if seat in seen.losing:
        return held + translate("ScrabblePanel", "loses the next turn")
    last = next((turn for turn in reversed(seen.history) if turn.seat == seat), None)
    return held + skill if last is None else held + _last(last)


def _last(turn: Played) -> str:
    if turn.score is not None:
        return translate("ScrabblePanel", "last {points}").format(points=signed(turn.score.total))
    return {
        "exchange": translate("ScrabblePanel", "exchanged last"),
        "late": translate("ScrabblePanel", "was too late"),
        "fallen": translate("ScrabblePanel", "took the cards back"),
        "lost": translate("ScrabblePanel", "lost the turn"),
    }.get(turn.kind, translate("ScrabblePanel", "passed last"))


def played(turn: Played) -> str:
    """“kočka · +18”, “jíš + je · +10 − 4”, for the list of last moves."""
    if turn.score is not None:
        made = " + ".join(word.lower() for word in turn.words)
        return f"{made} · {earned(turn.score)}"
    if turn.kind == "fallen":
        return translate("ScrabblePanel", "{word} · taken back").format(word=turn.words[0].lower())
    if turn.kind == "exchange":
        letters, bonus = turn.exchanged
        if not letters:
            return translate("ScrabblePanel", "exchanged the bonus card")
        told = translate("ScrabblePanel", "exchanged {cards}").format(cards=phrases.cards(letters))
        return told + translate("ScrabblePanel", " + bonus card") if bonus else told
    return {
        "late": translate("ScrabblePanel", "was too late"),
        "lost": translate("ScrabblePanel", "lost the turn"),
    }.get(turn.kind, translate("ScrabblePanel", "passed"))


def earned(score: Score) -> str:
    """“+10 − 4”: what a turn brought, and what a card against it took (RULES SK10)."""
    if not score.against:
        return signed(score.total)
    return f"{signed(score.total + score.against)} − {score.against}"


def move_lines(seen: Observation, opening: frozenset[int]) -> list[MoveLine]:
    """The newest first. opening: seats whose moves can be looked into."""
    return [
        MoveLine(
            index, turn.seat, played(turn), turn.seat in opening and turn.kind == "play", bool(turn.cards)
        )
        for index, turn in reversed(list(enumerate(seen.history)))
    ]


def title(seen: Observation) -> str:
    """“34 cards in the pile”, “turn 12, up to 300 points”."""
    if seen.phase is Phase.OVER:
        return translate("ScrabblePanel", "the game is over")
    begun = sum(turn.kind != "lost" for turn in seen.history) + (seen.pending is not None)
    number = texts.number_of_turn(begun, seen.seats)
    if seen.options.target:
        return texts.turn_to(number, seen.options.target)
    return texts.turn_number(number)


def exchanging() -> tuple[str, str]:
    """The small button before and after it was pressed (RULES SK12)."""
    begin = translate("ScrabblePanel", "Exchange", "on a narrow button")
    return begin, translate("ScrabblePanel", "Do not exchange")


def lay() -> str:
    """The primary button before the cards are a turn."""
    return translate("ScrabblePanel", "Lay")


def pass_button() -> str:
    """The primary button where nothing is marked to be exchanged."""
    return translate("ScrabblePanel", "Pass this turn")


def opening() -> str:
    """What the first word needs (RULES SK4)."""
    return translate(
        "ScrabblePanel", "Lay the first word, across or down: drag cards or just type. It counts twice."
    )


def late() -> str:
    """RULES SK21."""
    return texts.late()


def clearing(cards: int) -> str:
    """Why cards leave the table (RULES SK17)."""
    told = translate(
        "ScrabblePanel",
        "{cards} New words stay, and older ones that share at least two cards with them.",
    )
    return told.format(cards=_counted.leave(cards))


def event_sentence(name: str, told: Plain | None) -> str:
    """What somebody did, for the message strip; nothing where it is seen on the table."""
    if isinstance(told, ExchangeOutcome):
        if not told.number:
            return in_number(
                name,
                translate("ScrabblePanel", "{name} exchanges the bonus card."),
                translate("ScrabblePanel", "{name} exchange the bonus card."),
            ).format(name=name)
        text = in_number(
            name,
            translate("ScrabblePanel", "{name} exchanges {cards}."),
            translate("ScrabblePanel", "{name} exchange {cards}."),
        )
        if told.bonus:
            text = in_number(
                name,
                translate("ScrabblePanel", "{name} exchanges {cards} and the bonus card."),
                translate("ScrabblePanel", "{name} exchange {cards} and the bonus card."),
            )
        return text.format(name=name, cards=phrases.cards(told.number))
    if isinstance(told, Pass):
        return in_number(
            name, translate("ScrabblePanel", "{name} passes."), translate("ScrabblePanel", "{name} pass.")
        ).format(name=name)
    return ""


def take_back_late() -> str:
    """RULES SK21."""
    return translate(
        "ScrabblePanel", "The first card lies. Whoever takes it back after the limit loses the turn."
    )


def verdict(good: bool | None) -> str:
    """What the word list says of a word, as a short note."""
    if good is None:
        return ""
    if good:
        return translate("ScrabblePanel", "is in the dictionary")
    return translate("ScrabblePanel", "is not in the dictionary")


def only_part(word: str) -> str:
    """“Only a part: norek”."""
    return translate("ScrabblePanel", "Only a part: {word} (F)").format(word=word)


def whole_word() -> str:
    """The button that goes back to joining the whole old word."""
    return translate("ScrabblePanel", "The whole word (F)")


def total(score: Score | None) -> str:
    """“8 + 10, first word ×2 = 36”: how the points come about; empty where they are just added up."""
    if score is None:
        return ""
    plain = " + ".join(str(points) for points in score.words)
    parts = []
    if score.first:
        parts.append(translate("ScrabblePanel", "first word ×2"))
    if score.bingo:
        parts.append(
            translate("ScrabblePanel", "all seven cards {points}").format(points=signed(score.bingo))
        )
    if score.own:
        parts.append(translate("ScrabblePanel", "group card {points}").format(points=signed(score.own)))
    if not parts:
        return ""
    parts.insert(0, plain)
    told = translate("ScrabblePanel", "{parts} = {total}")
    return told.format(parts=", ".join(parts), total=score.total)


def aids() -> list[Aid]:
    return [
        Aid(
            "places",
            True,
            translate("ScrabbleAids", "Show where a card can lie"),
            translate("ScrabbleAids", "When you lift a card, the places beside the words light up."),
        ),
        Aid(
            "points",
            True,
            translate("ScrabbleAids", "Count the points of my draft"),
            translate("ScrabbleAids", "Off: count for yourself first; the program confirms when you lay."),
        ),
        Aid(
            TEACH,
            True,
            translate("ScrabbleAids", "Explain the rules as they come up"),
            translate("ScrabbleAids", "What stays on the table and why, and what your bonus card can do."),
        ),
    ]


def being_counted() -> str:
    """Said while another's turn is counted and whoever looks has nothing to say to it."""
    return translate("ScrabblePanel", "A moment: the turn is being counted.")


def answering() -> str:
    """Why nothing can be laid while a turn may be answered (RULES SK10, SK15)."""
    return translate("ScrabblePanel", "The others may answer now.")


def answer_first() -> str:
    """Why nothing can be laid while whoever looks is asked about a turn (RULES SK10, SK15)."""
    return translate("ScrabblePanel", "Answer the question first.")


def part_of() -> str:
    """Beside the part of an old word that is joined (RULES SK16)."""
    return translate("ScrabblePanel", "part of an old word")


def premium_would(factor: int, points: int) -> str:
    """What the own premium card would bring now (RULES SK9)."""
    told = translate("ScrabblePanel", "Your card ×{factor} on a letter: up to {points} more.")
    return told.format(factor=factor, points=signed(points))


def group_would(word: str, group: str, points: int) -> str:
    """What the own group card would bring now (RULES SK10)."""
    told = translate("ScrabblePanel", "“{word}” {group}: your group card brings {points}.")
    return told.format(word=word, group=group, points=signed(points))


# Rules, as they come up --------------------------------------------------------------------------


def teach_joining() -> str:
    """RULES SK5, SK17."""
    return translate(
        "ScrabblePanel",
        "Lay cards in one row or column so that they join the words on the table. What has nothing to do "
        "with the new words leaves.",
    )


def teach_leaving() -> str:
    """RULES SK17."""
    return translate(
        "ScrabblePanel",
        "Cards with an arrow leave after your turn: new words stay, and older ones that share at least two "
        "cards with them.",
    )


def teach_part() -> str:
    """RULES SK16."""
    return translate(
        "ScrabblePanel",
        "A new word may join only the end of an old one, if that part is a word; the rest leaves.",
    )


def teach_premium(factor: int) -> str:
    """RULES SK9."""
    told = translate(
        "ScrabblePanel",
        "The yellow card is your bonus card: drag it onto a letter, and every word of your turn with that "
        "letter counts ×{factor}.",
    )
    return told.format(factor=factor)


def teach_group() -> str:
    """RULES SK10."""
    return translate(
        "ScrabblePanel",
        "The yellow card is your bonus card: drag it onto your word where it belongs to a group (green "
        "points), or play it against a word of others (points with a minus).",
    )
