"""Sentences of the table of Qwirkle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.engine.errors import IllegalMove
from app.engine.plain import Plain
from app.games.qwirkle.board import QwirkleRefusal
from app.games.qwirkle.model import ExchangeOutcome, LayOutcome, Observation, Played
from app.games.qwirkle.solver import Motive
from app.tabletop import phrases
from app.tabletop.past.moves import MoveLine
from app.widgets import writing
from app.widgets.names import in_number

translate = QCoreApplication.translate


class _Counted(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def tiles(self, n: int) -> str:
        return self.tr("%n tiles", "", n)

    def in_bag(self, n: int) -> str:
        return self.tr("%n tiles in the bag", "how many of them", n)

    def lay_for(self, n: int) -> str:
        return self.tr("Lay for %n points", "", n)

    def trade(self, n: int) -> str:
        return self.tr("Trade %n tiles", "", n)

    def opening(self, n: int) -> str:
        return self.tr("You open the game. Lay your largest set: %n tiles in one line.", "", n)

    def others_open(self, n: int) -> str:
        return writing.flowing(self.tr("opens with %n tiles", "", n))

    def short(self, n: int) -> str:
        return self.tr("The bag has only %n tiles left to trade for.", "", n)

    def exactly(self, n: int) -> str:
        return self.tr("The first move must be exactly %n tiles in one line.", "", n)

    def still(self, n: int) -> str:
        return self.tr("Lay %n more tiles: the set must be whole.", "", n)

    def bag_label(self, n: int) -> str:
        return self.tr("tiles in the bag", "under the big number %n", n)


_counted = _Counted()
count_tiles = _counted.tiles
in_bag = _counted.in_bag
bag_label = _counted.bag_label
lay_for = _counted.lay_for
trade_button = _counted.trade


def opening(n: int) -> str:
    """What the opener has to do (RULES QW3)."""
    if not n:
        return translate("Qwirkle", "You open the game. Lay what you like in one line.")
    return _counted.opening(n)


def lacks(error: IllegalMove, laid: int) -> str:
    """What a draft of so many tiles lacks before it is a move; empty where it is refused for more."""
    if error.reason is QwirkleRefusal.OPENING_SIZE:  # “Lay 2 more tiles: the set must be whole.” (RULES QW3)
        return _counted.still(int(error.detail["needed"]) - laid)
    missing: Mapping[object, str] = {
        QwirkleRefusal.TRADE_SIZE: translate("QwirkleView", "Mark the tiles to trade first."),
        QwirkleRefusal.NOTHING_LAID: translate("QwirkleView", "Lay a tile on the table first."),
    }
    return missing.get(error.reason, "")


def refusal(error: IllegalMove) -> str:
    """Why tiles may not lie like this."""
    sentences: Mapping[object, str] = {
        QwirkleRefusal.NOT_YOUR_TURN: translate("Qwirkle", "It is not your turn yet."),
        QwirkleRefusal.NOTHING_LAID: translate("Qwirkle", "Lay at least one tile first."),
        QwirkleRefusal.NOT_IN_HAND: translate("Qwirkle", "You do not hold that tile."),
        QwirkleRefusal.OCCUPIED: translate("Qwirkle", "A tile lies there already."),
        QwirkleRefusal.NOT_ONE_ROW: translate("Qwirkle", "All tiles of one turn lie in one row or column."),
        QwirkleRefusal.GAP: translate("Qwirkle", "There must be no gap between the tiles of one turn."),
        QwirkleRefusal.DETACHED: translate("Qwirkle", "It must touch a tile on the table by a side."),
        QwirkleRefusal.MIXED_LINE: translate(
            "Qwirkle", "A line has one colour or one shape. This would mix them."
        ),
        QwirkleRefusal.TWICE_IN_LINE: translate("Qwirkle", "The same tile is in this line already."),
        QwirkleRefusal.LINE_FULL: translate("Qwirkle", "A line has six tiles at most."),
        QwirkleRefusal.OPENING_PLACE: translate("Qwirkle", "The first tile lies in the middle."),
        QwirkleRefusal.OPENING_TRADE: translate("Qwirkle", "Nobody trades before the first tiles lie."),
        QwirkleRefusal.TRADE_SIZE: translate("Qwirkle", "Choose the tiles to trade first."),
        QwirkleRefusal.CAN_LAY: translate("Qwirkle", "You can still lay something, so you cannot pass."),
        QwirkleRefusal.CAN_TRADE: translate("Qwirkle", "You can still trade, so you cannot pass."),
    }
    if error.reason is QwirkleRefusal.OPENING_SIZE:
        return _counted.exactly(int(error.detail.get("needed", 0)))
    if error.reason is QwirkleRefusal.BAG_SHORT:
        limit = int(error.detail.get("limit", 0))
        return _counted.short(limit) if limit else translate("Qwirkle", "There is nothing left to trade for.")
    return sentences.get(error.reason) or phrases.refusal(error.reason)


def reason(code: Motive) -> str:
    """Why a move is good, as a short clause."""
    return {
        Motive.QWIRKLE: translate("Qwirkle", "a qwirkle"),
        Motive.ENDS_GAME: translate("Qwirkle", "ends the game for six more"),
        Motive.MOST_POINTS: translate("Qwirkle", "no move scores more"),
        Motive.SEVERAL_LINES: translate("Qwirkle", "scores in several lines"),
        Motive.BLOCKS: translate("Qwirkle", "takes a qwirkle from the others"),
        Motive.KEEPS_SET: translate("Qwirkle", "keeps tiles that go together"),
        Motive.KEEPS_PAIR: translate("Qwirkle", "keeps a pair"),
        Motive.OPENS_FIVE: translate("Qwirkle", "but leaves a five that others may complete"),
        Motive.OPENS_NO_FIVE: translate("Qwirkle", "opens no five to the others"),
        Motive.NEW_TILES: translate("Qwirkle", "new tiles may go together better"),
        Motive.ONLY_MOVE: translate("Qwirkle", "there is no other move"),
    }[code]


def reasons(codes: Sequence[Motive]) -> str:
    """The three most telling reasons; a drawback comes last."""
    against = [code for code in codes if code.speaks_against]
    found = [code for code in codes if not code.speaks_against][: 3 - len(against)]
    return ", ".join(map(reason, [*found, *against]))


def motives(codes: Sequence[str]) -> str:
    """What speaks for the better move of a moment."""
    sentences = {
        Motive.QWIRKLE.value: translate("Qwirkle", "It makes a qwirkle."),
        Motive.ENDS_GAME.value: translate("Qwirkle", "It ends the game for six more."),
        Motive.SEVERAL_LINES.value: translate("Qwirkle", "It scores in several lines."),
        Motive.BLOCKS.value: translate("Qwirkle", "It takes a qwirkle from the others."),
        Motive.NEW_TILES.value: translate("Qwirkle", "New tiles may go together better."),
        f"not:{Motive.OPENS_FIVE.value}": translate(
            "Qwirkle", "The move made left a line of five, which others may complete."
        ),
    }
    return " ".join(sentences[code] for code in codes if code in sentences)


def played(turn: Played) -> str:
    """“3 tiles · +7”, for the list of last moves."""
    if turn.placements:
        return f"{count_tiles(len(turn.placements))} · +{turn.points}"
    if turn.traded:
        return translate("Qwirkle", "traded {tiles}").format(tiles=count_tiles(turn.traded))
    return translate("Qwirkle", "passed")


def ended(bonus: int) -> str:
    """“for ending the game · +6” (RULES QW9)."""
    return translate("Qwirkle", "for ending the game · +{points}").format(points=bonus)


def move_lines(history: Sequence[Played], opening: frozenset[int]) -> list[MoveLine]:
    """The newest first; the points for ending the game have a line of their own (RULES QW9).

    opening: seats whose moves can be looked into.
    """
    lines = []
    for turn, made in reversed(list(enumerate(history))):
        if made.bonus:
            lines.append(MoveLine(turn, made.seat, ended(made.bonus)))
        lines.append(MoveLine(turn, made.seat, played(made), made.seat in opening))
    return lines


def points_made_of(made: Played) -> str:
    """The rows of a turn with what each brought (RULES QW6, QW9)."""
    parts = []
    for line in made.lines:
        row = translate("Qwirkle", "row of {tiles}: +{points}")
        if line.is_qwirkle:
            row = translate("Qwirkle", "row of {tiles}, a qwirkle: +{points}")
        parts.append(row.format(tiles=len(line.cells), points=line.points))
    if made.bonus:
        parts.append(ended(made.bonus))
    return " · ".join(parts)


def with_end(total: int, bonus: int) -> str:
    """“125 + 6 for ending the game”: what a total is made of."""
    text = translate("Qwirkle", "{points} + {bonus} for ending the game")
    return text.format(points=total - bonus, bonus=bonus)


def round_title(observation: Observation) -> str:
    """“Round 6”."""
    if observation.turn is None:
        return translate("Qwirkle", "the game is over")
    return phrases.round_number(len(observation.history) // observation.seats + 1)


def seat_note(observation: Observation, seat: int, skill: str) -> str:
    """What stands under a name: whose turn, what they did last, who they are."""
    if observation.turn == seat:
        if not observation.table and observation.opening and seat != observation.seat:
            return _counted.others_open(observation.opening)
        return _with_hand(observation, seat, translate("Qwirkle", "on turn"))
    bonus = sum(turn.bonus for turn in observation.history if turn.seat == seat)
    if bonus:
        return with_end(observation.scores[seat], bonus)
    last = next((turn for turn in reversed(observation.history) if turn.seat == seat), None)
    if last is None:
        return skill
    if last.placements and not observation.bag:
        text = f"+{last.points}"  # beside the number of tiles there is room for no more
    elif last.placements:
        text = translate("Qwirkle", "last +{points}").format(points=last.points)
    elif last.traded:
        text = translate("Qwirkle", "traded last")
    else:
        text = translate("Qwirkle", "passed last")
    return _with_hand(observation, seat, text)


def _with_hand(observation: Observation, seat: int, note: str) -> str:
    """“3 tiles, on turn”: once the bag is empty, who holds how many decides the end (RULES QW9)."""
    if observation.bag:
        return note
    return f"{count_tiles(observation.hand_sizes[seat])}, {note}"


def event_sentence(name: str, told: Plain | None) -> str:
    """What somebody did, for the message strip; nothing where it is seen on the table."""
    if isinstance(told, LayOutcome):
        return ""
    if isinstance(told, ExchangeOutcome):
        tiles = count_tiles(told.number)
        return translate("Qwirkle", "{name} trades {tiles}.").format(name=name, tiles=tiles)
    return in_number(
        name, translate("Qwirkle", "{name} passes."), translate("Qwirkle", "{name} pass.")
    ).format(name=name)
