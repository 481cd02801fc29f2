"""The rules as the program tells them: in our own words, with tiles to look at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.qwirkle.screen.example import TileExample
from app.tabletop.face import Section

translate = QCoreApplication.translate


def sections() -> tuple[Section, ...]:
    """RULES QW1 to QW11."""
    return (_aim(), _start(), _turn(), _lines(), _points(), _trade(), _end(), _together())


def _aim() -> Section:
    return Section(
        translate("QwirkleRules", "What it is about"),
        (
            translate(
                "QwirkleRules",
                "There are 108 black tiles in the bag: six shapes in six colours, each of them three "
                "times. Two to four players lay them into rows in which everything has one colour or one "
                "shape. Longer rows bring more, and a complete row of six is a qwirkle.",
            ),
        ),
        (
            TileExample(
                ("R* Rc Rs Ro Rd Rx",),
                True,
                translate("QwirkleRules", "One colour, all six shapes: a qwirkle."),
            ),
            TileExample(
                ("R* O* Y* G* B* P*",),
                True,
                translate("QwirkleRules", "One shape, all six colours: a qwirkle."),
            ),
        ),
    )


def _start() -> Section:
    return Section(
        translate("QwirkleRules", "The first move"),
        (
            translate(
                "QwirkleRules",
                "Everybody draws six tiles that the others do not see. Then each counts the largest set in "
                "their hand: different tiles of one colour or of one shape. Whoever has the most opens and "
                "lays exactly that set in one line; when it is equal, the older player does.",
            ),
        ),
    )


def _turn() -> Section:
    return Section(
        translate("QwirkleRules", "A turn"),
        (
            translate(
                "QwirkleRules",
                "Lay one tile or several, or trade. All tiles of a turn lie in one row or one column and "
                "leave no gap between them; old tiles may fill it. At least one touches the table by a "
                "side. Afterwards you draw up to six again.",
            ),
        ),
        (
            TileExample(
                (". R*+ .", "Gs G* Go", ". B*+ ."),
                True,
                translate("QwirkleRules", "Two tiles in one column, an old one between them."),
            ),
            TileExample(
                ("Gs G* Go", "Bs+! . Bo+!"),
                False,
                translate("QwirkleRules", "There is a gap between the new tiles."),
            ),
        ),
    )


def _lines() -> Section:
    return Section(
        translate("QwirkleRules", "What goes together"),
        (
            translate(
                "QwirkleRules",
                "Every row on the table, across and down, is of one colour with different shapes, or of "
                "one shape with different colours. The same tile is never twice in a row, so a row has at "
                "most six.",
            ),
        ),
        (
            TileExample(("Bs Bo Bx+",), True, translate("QwirkleRules", "All blue: it fits.")),
            TileExample(
                ("Bs Bo Rx+!",), False, translate("QwirkleRules", "Neither one colour nor one shape.")
            ),
            TileExample(("Bs Bo Bs+!",), False, translate("QwirkleRules", "The same tile twice.")),
        ),
    )


def _points() -> Section:
    return Section(
        translate("QwirkleRules", "Points"),
        (
            translate(
                "QwirkleRules",
                "Every row that you begin or lengthen brings a point for each of its tiles, old ones too. "
                "A tile that belongs to two rows counts in both. A qwirkle brings six points more, twelve "
                "in all. A single tile is no row.",
            ),
        ),
        (
            TileExample(
                ("Ys Yo+", ". Go"), True, translate("QwirkleRules", "Two rows of two: two and two."), "+4"
            ),
            TileExample(
                ("P* Pc Ps Po Pd+ Px+",),
                True,
                translate("QwirkleRules", "Six for the row and six for the qwirkle."),
                "+12",
            ),
        ),
    )


def _trade() -> Section:
    return Section(
        translate("QwirkleRules", "Trading and passing"),
        (
            translate(
                "QwirkleRules",
                "Instead of laying you may trade: put some tiles aside, draw as many, and only then put "
                "the old ones back. You cannot trade more than the bag holds, nor in the first move. "
                "Whoever cannot lay has to trade.",
            ),
            translate(
                "QwirkleRules",
                "When the bag is empty there are no more trades. Then, and only if none of your tiles "
                "fits, you pass.",
            ),
        ),
    )


def _end() -> Section:
    return Section(
        translate("QwirkleRules", "The end"),
        (
            translate(
                "QwirkleRules",
                "When the bag is empty and somebody lays their last tile, the game is over at once and "
                "they get six points more. Tiles that the others still hold cost nothing. If all players "
                "in succession can only pass, the game ends without those six. Most points win; a tie is a "
                "shared win.",
            ),
        ),
    )


def _together() -> Section:
    return Section(
        translate("QwirkleRules", "At this computer"),
        (
            translate(
                "QwirkleRules",
                "When several people play, a curtain covers the tiles between their turns. Alone with the "
                "animals you may take your last move back. A hint first shows where to look, then the "
                "move. Click one of your last moves to see what else could have been played.",
            ),
        ),
    )


def keys() -> tuple[tuple[str, str], ...]:
    """Keys at the table."""
    return (
        (
            translate("QwirkleRules", "1 to 6"),
            translate("QwirkleRules", "choose a tile of your rack; in a trade, mark it"),
        ),
        (
            translate("QwirkleRules", "arrows"),
            translate("QwirkleRules", "move the cursor; without one, and with Shift, the table"),
        ),
        (
            translate("QwirkleRules", "N, P"),
            translate("QwirkleRules", "the next or previous place where the tile fits"),
        ),
        (
            translate("QwirkleRules", "Space"),
            translate("QwirkleRules", "lay the chosen tile, take one up again"),
        ),
        (
            translate("QwirkleRules", "Enter"),
            translate("QwirkleRules", "lay the chosen tile or the move that is shown; else confirm"),
        ),
        (
            translate("QwirkleRules", "Space, Enter"),
            translate("QwirkleRules", "while others play: do not wait for their moves"),
        ),
        (translate("QwirkleRules", "Backspace"), translate("QwirkleRules", "take the last tile back")),
        (
            translate("QwirkleRules", "Esc"),
            translate("QwirkleRules", "give up the choice, the draft, the cursor; then leave"),
        ),
        (translate("QwirkleRules", "T, S"), translate("QwirkleRules", "trade; sort the rack")),
        (translate("QwirkleRules", ", ."), translate("QwirkleRules", "move the chosen tile along the rack")),
        (
            translate("QwirkleRules", "+ − 0"),
            translate("QwirkleRules", "nearer, farther, the whole table or a middle size"),
        ),
        (
            translate("QwirkleRules", "H, B, U, L"),
            translate("QwirkleRules", "hint, best moves, unseen tiles, letters"),
        ),
        (
            translate("QwirkleRules", "Ctrl+Z"),
            translate("QwirkleRules", "take back a tile, or the last confirmed move"),
        ),
    )
