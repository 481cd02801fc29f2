"""The running race for the bonuses of a round (RULES QD11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.games.quiddler import deck, scoring
from app.games.quiddler.deck import Meld
from app.tabletop.context import SeatLook
from app.widgets.controls import avatar
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.spoken import Spoken

WIDE, LINE = 268, 34


@dataclass(frozen=True)
class Runner:
    """Who leads in one of the bonuses. seat: None for nobody, or where several have as much; figure: words,
    or letters; word: the longest one."""

    seat: int | None
    figure: int
    word: str = ""


def leading(words: Sequence[Sequence[Meld]], ch: int) -> tuple[Runner, Runner]:
    """For most words and for the longest one, of words that stand."""
    most, longest = scoring.race(words, ch)
    first, second = scoring.leader(most), scoring.leader(longest)
    word = ""
    if second is not None:
        word = deck.spelt(max(words[second], key=lambda meld: deck.length(meld, ch)))
    return Runner(first, max(most, default=0)), Runner(second, max(longest, default=0), word)


class RacePanel(Spoken, Canvas, QWidget):
    """One line to each bonus that is played for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[tuple[str, SeatLook | None, str]] = []
        self._short: dict[str, str] = {}
        """What the captions are called where large letters leave no room for them."""
        self._asked: tuple[tuple[Runner, Runner], tuple[bool, bool], Sequence[SeatLook]] | None = None
        self.hear(self._write)
        theme.follow(self, self._restyle)
        self.hide()

    def show_race(
        self, runners: tuple[Runner, Runner], played: tuple[bool, bool], seats: Sequence[SeatLook]
    ) -> None:
        """played: whether there is a bonus for most words, for the longest word."""
        self._asked = runners, played, seats
        self._write()

    def _write(self) -> None:
        if self._asked is None:
            return
        (most, longest), (for_most, for_longest), seats = self._asked
        lines = []
        self._short = {
            self.tr("Most words +10"): self.tr("Words", "the race for most words"),
            self.tr("Longest word +10"): self.tr("Length", "the race for the longest word"),
        }
        if for_most:
            lines.append((self.tr("Most words +10"), most))
        if for_longest:
            lines.append((self.tr("Longest word +10"), longest))
        shown = [
            (text, None if one.seat is None else seats[one.seat], self._figure(one)) for text, one in lines
        ]
        none = self.tr("nobody yet")
        told = [
            f"{text}: {f'{look.name} {figure}' if look else figure if one.figure else none}"
            for (text, look, figure), (_, one) in zip(shown, lines, strict=True)
        ]
        if shown == self._lines and self.toolTip() == "\n".join(told):
            return  # each step of a turn asks
        self._lines = shown
        self.setAccessibleName(". ".join(told))
        self.setToolTip("\n".join(told))
        self.setVisible(bool(lines))
        self._restyle()

    def _figure(self, one: Runner) -> str:
        if not one.figure:
            return "–"
        if one.seat is None:
            return self.tr("tie ({figure})").format(figure=one.figure)
        return f"{one.word} ({one.figure})" if one.word else str(one.figure)

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.tx(WIDE), self.high(len(self._lines)))

    @staticmethod
    def high(lines: int) -> int:
        """Of so many lines."""
        look = theme.current()
        return look.tx(LINE) * max(1, lines) + look.px(12 + paper.THICKNESS)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        thick = look.pxf(paper.THICKNESS)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -thick - 1)
        outline = paper.cut(face, look.pxf(13), 6, 0.0 if colours.flat else look.pxf(1.2))
        border = colours.line if colours.flat else None
        paper.paint_sheet(painter, outline, colours.raised, colours.line, thick, border=border)
        y = face.top() + look.pxf(6)
        for text, who, figure in self._lines:
            self._paint_line(painter, QRectF(face.left(), y, face.width(), look.tx(LINE)), text, who, figure)
            y += look.tx(LINE)

    def _paint_line(
        self, painter: QPainter, row: QRectF, text: str, who: SeatLook | None, figure: str
    ) -> None:
        look = theme.current()
        inset, middle = look.pxf(13), row.center().y()
        side = look.tx(24) if who is not None else 0
        # Who leads is never written over: with large letters the caption gives way.
        least = side + look.pxf(16) + QFontMetricsF(look.font("meta_strong")).horizontalAdvance(figure)
        room = max(look.pxf(40), row.width() - 2 * inset - least)
        small, caption = fonts.fitted(look.font("meta"), text, room)
        if caption != text:
            small, caption = fonts.fitted(look.font("meta"), self._short[text], room)
        base = middle + QFontMetricsF(small).capHeight() / 2
        left = row.left() + inset
        left += draw_text(painter, caption, QPointF(left, base), small, look.palette.ink2) + look.pxf(10)
        right = row.right() - inset
        bold, shown = fonts.fitted(look.font("meta_strong"), figure, right - left - side - look.pxf(6))
        right -= draw_text(painter, shown, QPointF(right, base), bold, look.palette.ink, lean=1)
        if who is not None:
            disc = QRectF(right - side - look.pxf(6), middle - side / 2, side, side)
            avatar.paint_avatar(painter, disc, who.avatar, ratio=self.devicePixelRatioF())
