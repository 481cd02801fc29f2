"""Sentences of the table: what the buttons do, what is lacking, what is to be seen of everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.games.quiddler import deck
from app.games.quiddler.model import Observation, Phase, Play, Played, QuiddlerRefusal
from app.games.quiddler.scoring import BONUS, Prospect
from app.games.quiddler.screen import texts
from app.games.quiddler.screen.table.plan import HandPlan
from app.games.quiddler.screen.table.shown import ShownTable
from app.tabletop import phrases
from app.tabletop.cards.card import Print
from app.tabletop.context import SeatLook
from app.tabletop.past.moves import MoveLine
from app.widgets.names import in_number
from app.widgets.writing import signed

translate = QCoreApplication.translate


class QuiddlerTableCounts(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def to_place(self, n: int) -> str:
        return self.tr("To go out place %n more cards.", "", n)

    def points(self, n: int) -> str:
        return self.tr("%n pts", "", n)


_counted = QuiddlerTableCounts()
points = _counted.points


def note(shown: ShownTable, seat: int, *, own: bool, watched: bool = False) -> str:
    """What stands under a name: what a seat does, or holds. watched: in a game that is only looked at."""
    if shown.laid[seat] is not None:
        if seat == shown.out:
            return translate("QuiddlerTable", "went out")
        return phrases.words(len(shown.laid[seat] or ()))
    if shown.turn == seat and own:
        return translate("QuiddlerTable", "on turn") if watched else translate("QuiddlerTable", "your turn")
    held = phrases.cards(shown.sizes[seat]) if shown.sizes else ""
    if shown.discarded and shown.discarded[seat] and shown.turn != seat:
        return texts.discarded(shown.discarded[seat])
    return held


def short_note(shown: ShownTable, seat: int) -> str:
    """The same where there is little room; empty where it is as short."""
    if seat == shown.out:
        return translate("QuiddlerTable", "is out")
    if shown.laid[seat] is not None or not shown.discarded[seat] or shown.turn == seat:
        return ""
    return translate("QuiddlerTable", "drops {card}").format(card=shown.discarded[seat])


def asked(seen: Observation, plan: HandPlan, *, refused: bool) -> str:
    """What the person at the screen is to do now. refused: not all of these words are taken."""
    if plan.may_lay and plan.whole and not refused:
        return translate("QuiddlerTable", "Lay your words, or drag the last card onto the discard pile.")
    if plan.may_lay and not seen.last_turns:
        return translate("QuiddlerTable", "Drag the card that you need least onto the discard pile.")
    return texts.asked(seen)


def no_such_card(letter: str) -> str:
    """A letter was typed that no loose card begins with."""
    return translate("QuiddlerTable", "No loose card has {letter}.").format(letter=letter)


def changed_back(cards: Sequence[str] | None, *, back: bool) -> str:
    """How the cards were arranged has been taken back, or done again; None: there was nothing left."""
    if cards is None:
        if back:
            return translate("QuiddlerTable", "There is nothing to take back.")
        return translate("QuiddlerTable", "There is nothing to do again.")
    if not cards:
        if back:
            return translate("QuiddlerTable", "Taken back: the order of the cards.")
        return translate("QuiddlerTable", "Done again: the order of the cards.")
    text = translate("QuiddlerTable", "Taken back: {cards}.")
    if not back:
        text = translate("QuiddlerTable", "Done again: {cards}.")
    return text.format(cards=", ".join(cards))


def draw_first() -> str:
    """RULES QD4: nothing is discarded before a card has been drawn."""
    return translate("QuiddlerTable", "First draw a card.")


def lay_here() -> str:
    return translate(
        "QuiddlerTable", "Drag cards up here and make words of them. Gaps stay where you put them."
    )


def hindrance(seen: Observation, plan: HandPlan, name: str) -> str:
    """Why the words cannot be laid now. name: of whoever is on turn."""
    if seen.turn != seen.seat:
        if not name:
            return ""
        return translate("QuiddlerTable", "{name} is on turn.").format(name=name)
    if not plan.words:
        return translate("QuiddlerTable", "Put cards into words first.")
    error = plan.lacking()
    if error is not None and error.reason is QuiddlerRefusal.NOT_ALL:
        return _counted.to_place(int(error.detail["left"]))
    if not plan.loose:
        alone = next((meld[0] for meld in plan.words if len(meld) == 1), "")
        if alone:
            told = translate(
                "QuiddlerTable", "{card} alone is no word: drag it down or onto the discard pile."
            )
            return told.format(card=alone)
        return translate("QuiddlerTable", "Keep one card to discard.")
    return "" if error is None else texts.refusal(error)


def with_discard(laying: Play | None) -> str:
    """Under the button that lays the words: which card goes with them."""
    if laying is None:
        return ""
    return translate("QuiddlerTable", "{card} is discarded with them").format(card=laying.discard)


def gain(seen: Observation, plan: HandPlan, *, watched: bool = False) -> tuple[str, str, str]:
    """Caption, figure and parts of what is arranged; empty where nothing is, and where somebody watches who
    arranges nothing."""
    if watched and not plan.words:
        return "", "", ""
    done = seen.seat is not None and seen.laid[seen.seat] is not None
    if done or (not plan.words and not plan.loose):
        return "", "", ""
    parts = translate("QuiddlerTable", "in words {laid} − left {left}")
    parts = parts.format(laid=plan.laid, left=plan.left)
    if plan.whole or seen.last_turns:
        return translate("QuiddlerTable", "Laying brings you"), points(plan.gain), parts
    if plan.goes is None or plan.left == plan.beside:
        loose = translate("QuiddlerTable", "loose cards: {left}").format(left=_minus(plan.left))
    else:
        loose = translate("QuiddlerTable", "loose cards: {all}, without {card}: {left}")
        whole, comma, without = loose.partition(", ")
        # Where it does not fit in one line, it breaks at the comma and no figure stands alone.
        loose = whole + comma + without.replace(" ", "\N{NO-BREAK SPACE}")
        loose = loose.format(all=_minus(plan.beside), card=plan.goes, left=_minus(plan.left))
    return translate("QuiddlerTable", "In words so far"), points(plan.laid), loose


def bonuses(prospects: tuple[Prospect | None, Prospect | None]) -> str:
    """“Now you would take: longest word (5) +10”; which bonus nobody would have any more; else empty."""
    names = (
        translate("QuiddlerTable", "most words ({figure}) +{points}"),
        translate("QuiddlerTable", "longest word ({figure}) +{points}"),
    )
    taken = [
        name.format(figure=one.figure, points=BONUS).replace(" ", "\N{NO-BREAK SPACE}")
        for name, one in zip(names, prospects, strict=True)
        if one is not None and one.takes
    ]
    told = []
    if taken:
        text = translate("QuiddlerTable", "You would take now: {bonuses}")
        told.append(text.format(bonuses=", ".join(taken)))
    spoiled = (
        translate("QuiddlerTable", "Nobody would have most words then"),
        translate("QuiddlerTable", "Nobody would have the longest word then"),
    )
    told += [text for text, one in zip(spoiled, prospects, strict=True) if one is not None and one.spoils]
    return "\n".join(told)


def quick_ways(*, asks: bool) -> str:
    """What is quicker than dragging. asks: a word on the rack may be asked about."""
    told = translate(
        "QuiddlerTable",
        "Quicker: type the letters, Space begins the next word. Or double-click a card.",
    )
    if asks:
        told += " " + translate("QuiddlerTable", "A click on what stands under a word explains it.")
    return told


def _minus(count: int) -> str:
    """What is taken off; nothing has no sign."""
    return f"−{count}" if count else "0"


def discard_button(plan: HandPlan | None) -> str:
    """“Discard N”. plan: None while it is not for the person at the screen to play."""
    if plan is None or plan.discard is None:
        return translate("QuiddlerTable", "Discard")
    if plan.whole or (plan.words and plan.seen.last_turns):
        return translate("QuiddlerTable", "Only discard {card}").format(card=plan.discard)
    return translate("QuiddlerTable", "Discard {card}").format(card=plan.discard)


def how_to_discard() -> str:
    """Why the button does nothing yet."""
    return translate(
        "QuiddlerTable", "Click the card to discard, drag it to the discard pile or press Delete on it."
    )


def out_headline(name: str, *, own: bool) -> str:
    if own:
        return translate("QuiddlerTable", "You go out!")
    return in_number(
        name, translate("QuiddlerTable", "{name} goes out!"), translate("QuiddlerTable", "{name} go out!")
    ).format(name=name)


def out_note(seats: int) -> str:
    """What follows from it (RULES QD7)."""
    if seats == 2:
        return translate("QuiddlerTable", "One last turn is left.")
    return translate("QuiddlerTable", "Everybody else has one last turn.")


def bonus(which: int) -> str:
    """Which of the two bonuses goes to somebody (RULES QD11)."""
    if which:
        return translate("QuiddlerTable", "longest word")
    return translate("QuiddlerTable", "most words")


def on_turn(seen: Observation) -> int | None:
    """Who is waited for at the piles."""
    return seen.turn if seen.phase in (Phase.DRAW, Phase.PLAY) else None


def primary_button(phase: Phase, *, draws: bool, takes: str = "") -> tuple[str, str]:
    """Words and icon of the primary button. takes: the open card, where that was advised."""
    if draws and takes:
        return translate("QuiddlerTable", "Take {card}").format(card=takes), "plus"
    if draws:
        return translate("QuiddlerTable", "Draw a card"), "plus"
    if phase is Phase.DEAL:
        return translate("QuiddlerTable", "Next round"), "play"
    if phase is Phase.OVER:
        return translate("QuiddlerTable", "Play again"), "rotate"
    return translate("QuiddlerTable", "Lay out"), "check"


def pile_names(
    shown: ShownTable,
    named: Callable[[Print], str],
    printed: Callable[[str], Print],
    *,
    may_draw: bool,
    watched: bool = False,
) -> tuple[tuple[str, str], tuple[str, str]]:
    """Both piles, each with what pressing it does now."""
    draw = translate("QuiddlerTable", "draw pile, {cards}").format(cards=phrases.cards(shown.pile))
    if shown.discard:
        discard = translate("QuiddlerTable", "discard pile, on top {card}")
        discard = discard.format(card=named(printed(shown.discard[-1])))
    else:
        discard = translate("QuiddlerTable", "discard pile, empty")
    if may_draw:
        take = translate("QuiddlerTable", "Take this card (Ctrl+V)") if shown.discard else ""
        return (draw, translate("QuiddlerTable", "Draw a card (Ctrl+D)")), (discard, take)
    look = translate("QuiddlerTable", "Drag a card here to discard it; a click shows the whole pile")
    if watched:
        look = translate("QuiddlerTable", "A click shows the whole pile")
    return (draw, ""), (discard, look)


def history(count: int) -> tuple[str, str, str]:
    """Title, note and button of the sheet with the discard pile."""
    title = translate("QuiddlerTable", "Discard pile")
    note = translate("QuiddlerTable", "{cards}, the last one discarded comes first.")
    note = note.format(cards=phrases.cards(count))
    see = translate("QuiddlerTable", "Click a turn to see it on the table again.")
    return title, f"{note} {see}", translate("QuiddlerTable", "Back to the table")


def turns_title() -> str:
    """The title of the list of this round's turns."""
    return translate("QuiddlerTable", "Turns of this round, the newest first")


def turn_lines(seen: Observation | None) -> list[MoveLine]:
    """“took Á · laid vlak, duch · discard: N”, the newest first."""
    lines = []
    for index, turn in enumerate(() if seen is None else seen.history):
        parts = _parts(turn)
        if seen is not None and turn.words:
            worth = sum(deck.value(seen.options.edition, meld) for meld in turn.words)
            parts.append(signed(worth))
        lines.append(MoveLine(index, turn.seat, " · ".join(parts)))
    return lines[::-1]


def spoken_turns(seen: Observation | None, seats: Sequence[SeatLook]) -> str:
    """The turns of this round for ears, the newest first; empty before the first one."""
    lines = [f"{seats[line.seat].name}: {line.what}" for line in turn_lines(seen) if line.seat is not None]
    return f"{turns_title()}. {'; '.join(lines)}" if lines else ""


def _parts(turn: Played) -> list[str]:
    if turn.taken:
        parts = [translate("QuiddlerTable", "took {card}").format(card=turn.taken)]
    else:
        parts = [translate("QuiddlerTable", "drew from the pile")]
    if turn.words:
        parts.append(translate("QuiddlerTable", "laid {words}").format(words=texts.melds(turn.words)))
    if turn.discard:
        parts.append(texts.discarded(turn.discard))
    return parts


def past_turn(name: str, number: int, turn: Played) -> str:
    """“Turn 4, Fox: took Á · laid vlak · discard: N”, while it is shown on the table."""
    text = translate("QuiddlerTable", "Turn {number}, {name}: {what}")
    return text.format(number=number, name=name, what=" · ".join(_parts(turn)))


def to_the_present() -> str:
    """On the primary button while the past is shown."""
    return translate("QuiddlerTable", "Back to now")


def laying_question(laying: Play, *, last: bool) -> tuple[str, str]:
    """Before a card goes without the words that are arranged: title and text. last: it is the last turn."""
    if last:
        title = translate("QuiddlerTable", "Lay nothing?")
        text = translate(
            "QuiddlerTable",
            "This is your last turn: words that you do not lay count minus. You have: {words}.",
        )
    else:
        title = translate("QuiddlerTable", "Lay your words and go out?")
        text = translate(
            "QuiddlerTable",
            "All other cards lie in words: {words}. Once you lay them, everybody else has one turn left.",
        )
    return title, text.format(words=texts.melds(laying.words))


def laying_answers(laying: Play, *, last: bool, possible: bool) -> tuple[str, str]:
    """To discard alone, and what else there is. possible: the words may be laid."""
    only = translate("QuiddlerTable", "Only discard {card}").format(card=laying.discard)
    if not possible:
        return only, translate("QuiddlerTable", "Back to the table")
    if last:
        return only, translate("QuiddlerTable", "Lay out")
    return only, translate("QuiddlerTable", "Lay and go out")


def table_name() -> str:
    """What a screen reader says of the table itself."""
    return translate("QuiddlerTable", "The table: arrows walk over the cards and up to the piles")
