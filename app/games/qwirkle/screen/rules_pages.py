"""The rules as the program tells them: in our own words, with tiles to look at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.games.qwirkle.screen.example import TileExample
from app.tabletop.face import Section


class QwirklePages(QObject):
    """RULES QW1 to QW11."""

    def sections(self) -> tuple[Section, ...]:
        """All of them."""
        return (
            self._aim(),
            self._start(),
            self._turn(),
            self._lines(),
            self._points(),
            self._trade(),
            self._end(),
            self._together(),
        )

    def _aim(self) -> Section:
        return Section(
            self.tr("What it is about"),
            (
                self.tr(
                    "There are 108 black tiles in the bag: six shapes in six colours, each of them three "
                    "times. Two to four players lay them into rows in which everything has one colour or one "
                    "shape. Longer rows bring more, and a complete row of six is a qwirkle."
                ),
            ),
            (
                TileExample(("R* Rc Rs Ro Rd Rx",), True, self.tr("One colour, all six shapes: a qwirkle.")),
                TileExample(("R* O* Y* G* B* P*",), True, self.tr("One shape, all six colours: a qwirkle.")),
            ),
        )

    def _start(self) -> Section:
        return Section(
            self.tr("The first move"),
            (
                self.tr(
                    "Everybody draws six tiles that the others do not see. Then each counts the largest set "
                    "in their hand: different tiles of one colour or of one shape. Whoever has the most "
                    "opens and lays exactly that set in one line; when it is equal, the older player does."
                ),
            ),
        )

    def _turn(self) -> Section:
        return Section(
            self.tr("A turn"),
            (
                self.tr(
                    "Lay one tile or several, or trade. All tiles of a turn lie in one row or one column and "
                    "leave no gap between them; old tiles may fill it. At least one touches the table by a "
                    "side. Afterwards you draw up to six again."
                ),
            ),
            (
                TileExample(
                    (". R*+ .", "Gs G* Go", ". B*+ ."),
                    True,
                    self.tr("Two tiles in one column, an old one between them."),
                ),
                TileExample(
                    ("Gs G* Go", "Bs+! . Bo+!"), False, self.tr("There is a gap between the new tiles.")
                ),
            ),
        )

    def _lines(self) -> Section:
        return Section(
            self.tr("What goes together"),
            (
                self.tr(
                    "Every row on the table, across and down, is of one colour with different shapes, or of "
                    "one shape with different colours. The same tile is never twice in a row, so a row has "
                    "at most six."
                ),
            ),
            (
                TileExample(("Bs Bo Bx+",), True, self.tr("All blue: it fits.")),
                TileExample(("Bs Bo Rx+!",), False, self.tr("Neither one colour nor one shape.")),
                TileExample(("Bs Bo Bs+!",), False, self.tr("The same tile twice.")),
            ),
        )

    def _points(self) -> Section:
        return Section(
            self.tr("Points"),
            (
                self.tr(
                    "Every row that you begin or lengthen brings a point for each of its tiles, old ones "
                    "too. A tile that belongs to two rows counts in both. A qwirkle brings six points more, "
                    "twelve in all. A single tile is no row."
                ),
            ),
            (
                TileExample(("Ys Yo+", ". Go"), True, self.tr("Two rows of two: two and two."), "+4"),
                TileExample(
                    ("P* Pc Ps Po Pd+ Px+",), True, self.tr("Six for the row and six for the qwirkle."), "+12"
                ),
            ),
        )

    def _trade(self) -> Section:
        return Section(
            self.tr("Trading and passing"),
            (
                self.tr(
                    "Instead of laying you may trade: put some tiles aside, draw as many, and only then put "
                    "the old ones back. You cannot trade more than the bag holds, nor in the first move. "
                    "Whoever cannot lay has to trade."
                ),
                self.tr(
                    "When the bag is empty there are no more trades. Then, and only if none of your tiles "
                    "fits, you pass."
                ),
            ),
        )

    def _end(self) -> Section:
        return Section(
            self.tr("The end"),
            (
                self.tr(
                    "When the bag is empty and somebody lays their last tile, the game is over at once and "
                    "they get six points more. Tiles that the others still hold cost nothing. If all players "
                    "in succession can only pass, the game ends without those six. Most points win; a tie is "
                    "a shared win."
                ),
            ),
        )

    def _together(self) -> Section:
        return Section(
            self.tr("At this computer"),
            (
                self.tr(
                    "When several people play, a curtain covers the tiles between their turns. Alone with "
                    "the animals you may take your last move back. A hint first shows where to look, then "
                    "the move. Click one of your last moves to see what else could have been played."
                ),
            ),
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Keys at the table."""
        return (
            (self.tr("1 to 6"), self.tr("choose a tile of your rack; in a trade, mark it")),
            (self.tr("arrows"), self.tr("move the cursor; without one, and with Shift, the table")),
            (self.tr("N, P"), self.tr("the next or previous place where the tile fits")),
            (self.tr("Space"), self.tr("lay the chosen tile, take one up again")),
            (self.tr("Enter"), self.tr("lay the chosen tile or the move that is shown; else confirm")),
            (self.tr("Space, Enter"), self.tr("while others play: do not wait for their moves")),
            (self.tr("Backspace"), self.tr("take the last tile back")),
            (self.tr("Esc"), self.tr("give up the choice, the draft, the cursor; then leave")),
            (self.tr("T, A"), self.tr("trade; sort the rack")),
            (self.tr(", ."), self.tr("move the chosen tile along the rack")),
            (self.tr("+ − 0"), self.tr("nearer, farther, the whole table or a middle size")),
            (self.tr("H, B, U, L"), self.tr("hint, best moves, unseen tiles, letters")),
            (self.tr("Ctrl+Z"), self.tr("take back a tile, or the last confirmed move")),
        )
