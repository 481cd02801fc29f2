"""The players around a table of cards: a slip with face, name and points, under it what they hold or laid."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.tabletop.cards import stage
from app.tabletop.cards.card import TALL, CardSkin, Print
from app.tabletop.cards.fan import card_width, centres, paint_fan
from app.tabletop.context import SeatLook
from app.tabletop.explaining.words import ShowsWords, WordSpot
from app.tabletop.people.place import PlayerPlace
from app.tabletop.pieces.skin import paint_piece
from app.widgets import writing
from app.widgets.controls import avatar
from app.widgets.look import fonts, icons, paper, theme
from app.widgets.look.canvas import draw_text
from app.widgets.look.pictures import Still

SLIP, FACE, NARROW, FAN = 58, 46, 200, 66
"""Height of a slip and of the face on it, the width under which it is written smaller, and of a fan."""

LARGER = (1.7, 1.5, 1.35, 1.2)
"""By so much words are written larger where there is room: they are to be read from afar."""
SMALLER = (0.8, 0.65, 0.5)
"""Large letters shrink so far, to their usual size at the most, before a word is cut off."""


@dataclass(frozen=True)
class LaidWord:
    """A word on the table. fallen: it did not stand. cards: of which it is made."""

    text: str
    points: int
    fallen: bool = False
    cards: tuple[Print, ...] = ()

    @property
    def worth(self) -> str:
        """“S 2 + T 3 + R 3 = 8”: what its points are made of."""
        return cards_worth(self.cards)


def cards_worth(cards: Sequence[Print]) -> str:
    """The sum of the values of cards, as it is added up; empty for none."""
    if not cards:
        return ""
    parts = " + ".join(f"{card.text}\N{NO-BREAK SPACE}{card.value}" for card in cards)
    return f"{parts} = {sum(card.value for card in cards)}"


@dataclass(frozen=True)
class PlaceState:
    """What a place at a table of cards shows of its player.

    points, spoken: the total, for eyes and ears. note: what the player did last or holds; short: the same for
    a narrow place. cards: backs in the hand. laid: words on the table, None where nothing was laid yet.
    active: awaited. pending: has a last turn still to come. out: went out. dropped: the card discarded last;
    held: the cards in the hand, where everybody may see them.
    """

    points: int
    spoken: str
    note: str = ""
    cards: int = 0
    laid: tuple[LaidWord, ...] | None = None
    active: bool = False
    pending: bool = False
    out: bool = False
    short: str = ""
    dropped: Print | None = None
    held: tuple[Print, ...] = ()


class SeatPlace(ShowsWords, PlayerPlace):
    """One player. staged: what lies there is to be read from the back of a room, so words lie as cards and
    the last discard with them."""

    def __init__(self, seat: SeatLook, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(seat, parent)
        self._skin, self._fanned = skin, True
        self._state = PlaceState(0, "")
        self._fan = Still()
        self.staged = False
        self.hear(self._retell)
        theme.follow(self, self._restyle)

    def _retell(self) -> None:
        self.setAccessibleName("")
        self.show_state(self._state)
        self.set_thinking(self.dots.running())

    def set_fanned(self, fanned: bool) -> None:
        """Whether the cards held are seen as a fan of backs."""
        if fanned != self._fanned:
            self._fanned = fanned
            self.update()

    def set_staged(self, staged: bool) -> None:
        """Whether a whole room looks on."""
        if staged != self.staged:
            self.staged = staged
            self.update()

    @property
    def state(self) -> PlaceState:
        return self._state

    def _restyle(self) -> None:
        self.place_dots()
        self.update()

    # What it shows --------------------------------------------------------------------------------

    def show_state(self, state: PlaceState) -> None:
        """Show it and have it heard."""
        if state.points != self._state.points:
            self.pop()
        if state == self._state and self.accessibleName():
            return
        self._state = state
        laid = ", ".join(f"{word.text} {word.points}" for word in state.laid or ())
        marks = [self.tr("went out")] * state.out + [self.tr("last turn to come")] * state.pending
        self.tell(state.spoken, state.note, laid, *marks)
        self.setToolTip("\n".join(f"{one.text}: {one.worth}" for one in state.laid or ()) or laid)
        self.update()

    # Measures -------------------------------------------------------------------------------------

    @staticmethod
    def slip_height() -> int:
        """The height of the slip with its thickness, in logical pixels."""
        look = theme.current()
        return look.tx(SLIP) + look.px(paper.THICKNESS)

    def slip(self) -> QRectF:
        """The slip of paper without its thickness."""
        return QRectF(1, 1, self.width() - 2, self.slip_height() - theme.current().px(paper.THICKNESS) - 1)

    def under(self) -> QRectF:
        """What is free under the slip."""
        top = self.slip_height() - theme.current().pxf(2)
        return QRectF(0, top, self.width(), max(0.0, self.height() - top))

    def _stage_room(self, *, dropped: bool = True) -> QRectF:
        """For words and hand on a stage. dropped: beside the last discard, where there is one."""
        look = theme.current()
        room = self.under().adjusted(look.pxf(2), look.pxf(10), -look.pxf(2), -look.pxf(2))
        if dropped and self._state.dropped is not None and self._state.laid is None:
            room.setRight(room.right() - self._dropped_width() - look.pxf(14))
        return room

    def _dropped_width(self) -> float:
        room = self._stage_room(dropped=False)
        return min(room.height() / (TALL + 0.12), room.width() * stage.DROPPED)

    def fan_room(self) -> QRectF:
        if self.staged:
            room = self._stage_room()
            room.setHeight(min(room.height(), theme.current().pxf(FAN)))
            return room
        under = self.under()
        under.setHeight(min(under.height(), theme.current().pxf(FAN)))
        spare = min(under.width() * 0.26, under.width() * 0.5) / 2 if self._is_wide() else 0.0
        return under.adjusted(spare, 0, -spare, -under.height() * 0.14)

    def mouth(self) -> tuple[QPointF, float]:
        """Where cards come and go, in own coordinates, and how wide they are there."""
        if not self._fanned:
            return self.slip().center(), theme.current().pxf(40)
        room, count = self.fan_room(), max(1, self._state.cards)
        spots = centres(room, count)
        return spots[len(spots) // 2][0], card_width(room, count)

    def word_rects(self, laid: Sequence[LaidWord]) -> list[QRectF]:
        """Where these words lie."""
        if self.staged:
            cards = [len(one.cards) for one in laid]
            spots, width = stage.card_rows(self._stage_room(dropped=False), cards)
            return [stage.around(at, width) for at in spots]
        room = self.under().adjusted(0, theme.current().pxf(7), 0, 0)
        return word_slips(room, laid, wide=self._is_wide())[0]

    def word_spots(self) -> Sequence[WordSpot]:
        """The words under the slip."""
        laid = self._state.laid or ()
        slips = self.word_rects(laid)
        return [
            WordSpot(one.text, slip.toRect(), worth=one.worth) for one, slip in zip(laid, slips, strict=True)
        ]

    def kept_clear(self) -> Sequence[QRect]:
        """The slip, and the words or the fan under it."""
        return [QRect(0, 0, self.width(), math.ceil(cards_end(self)))]

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(286), self.slip_height() + (look.px(64) if self._fanned else 0))

    def _is_wide(self) -> bool:
        return self.width() >= theme.current().pxf(NARROW)

    def _face(self) -> QRectF:
        look = theme.current()
        side = look.pxf(FACE if self._is_wide() else 34)
        slip = self.slip()
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(
            QPointF(slip.left() + look.pxf(9 if self._is_wide() else 6) + side / 2, slip.center().y())
        )
        return rect

    def place_dots(self) -> None:
        look = theme.current()
        slip = self.slip()
        self.dots.move(
            round(self._face().right() + look.pxf(4)), round(slip.bottom() - self.dots.height() + look.pxf(2))
        )

    # Painting -------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        state = self._state
        if self.staged:
            self._paint_staged(painter)
        elif state.laid is not None:
            self._paint_words(painter, state.laid)
        elif self._fanned and state.cards:
            room, cards = self.fan_room(), state.cards
            key = cards, room.getRect()
            draw = partial(paint_fan, skin=self._skin, room=room, count=cards)
            self._fan.paint(painter, QRectF(self.rect()), key, draw)
        self._paint_slip(painter)
        if state.pending:
            self._paint_pending(painter)

    def _paint_staged(self, painter: QPainter) -> None:
        """Words or an open hand as cards, else the backs, and beside them what was discarded last."""
        state = self._state
        if state.laid is not None:
            words, fallen = [one.cards for one in state.laid], [one.fallen for one in state.laid]
            stage.paint_rows(painter, self._skin, self._stage_room(dropped=False), words, fallen)
            return
        if state.held:
            stage.paint_rows(painter, self._skin, self._stage_room(), [state.held], [False])
        elif self._fanned and state.cards:
            paint_fan(painter, self._skin, self.fan_room(), state.cards)
        if state.dropped is not None and self._fanned:
            wide, room = self._dropped_width(), self._stage_room(dropped=False)
            spot = QPointF(room.right() - wide / 2, room.top() + wide * TALL / 2)
            paint_piece(painter, self._skin, stage.bare(state.dropped), spot, wide, 3)

    def _paint_slip(self, painter: QPainter) -> None:
        look = theme.current()
        colours, state = look.palette, self._state
        outline = paper.cut(self.slip(), look.pxf(13), 3, 0.0 if colours.flat else look.pxf(1.2))
        fill = colours.yellow if state.out else colours.raised
        edge = colours.yellow_edge if state.out else colours.line
        border = colours.red if state.active else colours.line if colours.flat else None
        paper.paint_sheet(
            painter,
            outline,
            fill,
            edge,
            look.pxf(paper.THICKNESS),
            shadow=None if colours.flat else colours.shadow,
            shadow_offset=look.pxf(2),
            border=border,
            border_width=look.pxf(3 if state.active else 1.5),
        )
        face = self._face()
        avatar.paint_avatar(painter, face, self.who.avatar, ratio=self.devicePixelRatioF())
        ink = colours.letter if state.out else colours.ink
        if state.out:
            side = look.pxf(20)
            crown = QRectF(face.right() - side * 0.7, face.top() - side * 0.25, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.yellow)
            painter.drawEllipse(crown.adjusted(-2, -2, 2, 2))
            icons.paint(painter, "crown", crown, colours.letter)
        score = self._font("number" if self._is_wide() else "number_small")
        score.setPixelSize(round(score.pixelSize() * (0.88 + 0.22 * self.popped.number)))
        text = writing.bare(state.points)
        wide = QFontMetricsF(score).horizontalAdvance(text)
        right = self.slip().right() - look.pxf(14 if self._is_wide() else 8)
        painter.setFont(score)
        painter.setPen(ink)
        base = self.slip().center().y() + QFontMetricsF(score).capHeight() / 2
        if not self._is_wide():  # the name needs its line for itself
            base = self.slip().center().y() + look.tx(17)
        painter.drawText(QPointF(right - wide, base), text)
        self._paint_texts(painter, right - wide - look.pxf(8))

    @staticmethod
    def _font(role: str) -> QFont:
        return theme.current().font(role)

    def _paint_texts(self, painter: QPainter, right: float) -> None:
        look = theme.current()
        colours, state = look.palette, self._state
        slip = self.slip()
        left = self._face().right() + look.pxf(11 if self._is_wide() else 12 if state.out else 7)
        ink = colours.letter if state.out else colours.ink
        # On a narrow place of a stage the card that lies there says as much.
        told = self.staged and not self._is_wide() and state.dropped is not None
        with_note = bool(state.note) and not self.dots.running() and not told
        two = with_note or self.dots.running() or not self._is_wide()
        room = right - left if self._is_wide() else slip.right() - look.pxf(7) - left
        name, text = fonts.fitted(self._font("strong" if self._is_wide() else "meta_strong"), self.name, room)
        cap = QFontMetricsF(name).capHeight()
        at = QPointF(left, slip.center().y() - look.tx(4) if two else slip.center().y() + cap / 2)
        draw_text(painter, text, at, name, ink)
        if with_note:
            whole = state.note if self._is_wide() or not state.short else state.short
            note, text = fonts.fitted(self._font("meta"), whole, right - left)
            if text != whole:  # the card that was discarded says more than the beginning of a word
                text = whole.rpartition(" ")[2] if whole == state.short else text
                if QFontMetricsF(note).horizontalAdvance(text) > right - left:
                    text = ""
            tint = ink if state.out else colours.ink2
            draw_text(painter, text, QPointF(left, slip.center().y() + look.tx(16)), note, tint)

    def _paint_words(self, painter: QPainter, laid: Sequence[LaidWord]) -> None:
        """Small slips, as many in a line as fit."""
        look = theme.current()
        colours, room = look.palette, self.under().adjusted(0, look.pxf(7), 0, 0)
        slips, bare, size = word_slips(room, laid, wide=self._is_wide())
        word, figure = _word_fonts(wide=self._is_wide(), size=size)
        words = QFontMetricsF(word)
        for one, slip in zip(laid, slips, strict=True):
            points, x = str(one.points), slip.left()
            shape = paper.cut(slip, look.pxf(7), len(one.text), 0.0)
            painter.fillPath(shape.translated(0, look.pxf(2.5)), colours.line)
            painter.fillPath(shape, colours.red_tint if one.fallen else colours.raised)
            base = slip.center().y() + words.capHeight() * 0.42
            draw_text(painter, one.text, QPointF(x + look.pxf(7), base), word, colours.ink)
            if one.fallen:
                end = x + look.pxf(7) + words.horizontalAdvance(one.text)
                painter.setPen(QPen(colours.red, look.pxf(2)))
                painter.drawLine(QPointF(x + look.pxf(5), slip.center().y()), QPointF(end, slip.center().y()))
            if bare:
                continue
            ink = colours.red if one.fallen else colours.ink2
            draw_text(painter, points, QPointF(slip.right() - look.pxf(7), base), figure, ink, lean=1)

    def _paint_pending(self, painter: QPainter) -> None:
        """A flag that hangs from the slip: one turn is still to come."""
        look = theme.current()
        colours = look.palette
        text, font = self.tr("last turn"), self._font("tag")
        side, high = look.pxf(15), look.tx(22)
        if self.staged and not self._is_wide():  # the flag alone: words would lie over the cards
            text = ""
        slip, around = self.slip(), side + look.pxf(20 if text else 14)
        font, text = fonts.fitted(font, text, slip.width() - around)
        wide = QFontMetricsF(font).horizontalAdvance(text) + around
        # On a narrow slip it would lie over the note and the dots: there it hangs below.
        over = 0.35 if self._is_wide() else -0.06
        inset = max(0.0, min(look.pxf(10), slip.width() - wide))
        if self.staged and text and self._state.dropped is not None and self._fanned:
            inset += self._dropped_width()
        rect = QRectF(slip.right() - wide - inset, slip.bottom() - high * over, wide, high)
        if not text:
            rect.moveTo(slip.left() + look.pxf(4), slip.bottom() - high * 0.6)
        shape = paper.cut(rect, high / 2, 2, 0.0)
        painter.fillPath(shape.translated(0, look.pxf(2)), colours.yellow_edge)
        painter.fillPath(shape, colours.yellow)
        icons.paint(
            painter,
            "flag",
            QRectF(rect.left() + look.pxf(7), rect.center().y() - side / 2, side, side),
            colours.letter,
        )
        at = QPointF(rect.left() + side + look.pxf(11), rect.center().y())
        draw_text(painter, text, at, font, colours.letter, sink=0.5)


def _word_fonts(*, wide: bool, size: float) -> tuple[QFont, QFont]:
    """Of words and of what they are worth."""
    word, figure = theme.current().font("word_small"), theme.current().font("meta_strong")
    share = (0.86 if wide else 0.74) * size
    word.setPixelSize(round(max(fonts.SMALLEST, word.pixelSize() * share)))
    figure.setPixelSize(round(figure.pixelSize() * min(size, 1.3)))
    return word, figure


def word_slips(room: QRectF, laid: Sequence[LaidWord], *, wide: bool) -> tuple[list[QRectF], bool, float]:
    """Where the words lie from the top of that room on, whether it is too small for their points, too, and by
    how much larger they are written than they have to be. wide: whether the place is."""
    for size in (*LARGER, 1.0):
        slips = _slips(room, laid, wide=wide, bare=False, size=size)
        widest = max((slip.right() for slip in slips), default=0.0)
        if not slips or (slips[-1].bottom() <= room.bottom() + 1 and (size == 1.0 or widest <= room.right())):
            return slips, False, size
    usual = 1.0 / theme.current().text_size
    for size in (1.0, *(size for size in SMALLER if size >= usual)):
        slips = _slips(room, laid, wide=wide, bare=True, size=size)
        if slips[-1].bottom() <= room.bottom() + 1:
            break
    return slips, True, size


def _slips(
    room: QRectF, laid: Sequence[LaidWord], *, wide: bool, bare: bool, size: float = 1.0
) -> list[QRectF]:
    look = theme.current()
    words, figures = map(QFontMetricsF, _word_fonts(wide=wide, size=size))
    high, gap = (look.tx(25) * size, look.pxf(5)) if wide else (look.tx(22) * size, look.pxf(3.5))
    x, y = room.left(), room.top()
    slips = []
    for one in laid:
        long = words.horizontalAdvance(one.text) + look.pxf(14)
        long += 0.0 if bare else figures.horizontalAdvance(str(one.points)) + look.pxf(6)
        if x > room.left() and x + long > room.right():
            x, y = room.left(), y + high + gap
        slips.append(QRectF(x, y, long, high))
        x += long + gap
    return slips


def words_end(place: SeatPlace) -> float:
    """How far down the words under a place reach, in its coordinates."""
    rects = place.word_rects(place.state.laid or ())
    return rects[-1].bottom() if rects else place.under().top() + theme.current().pxf(7)


def cards_end(place: SeatPlace) -> float:
    """How far down words or fan under a place reach, in its coordinates."""
    if place.state.laid is not None:
        return words_end(place)
    if place.staged and (place.state.held or place.state.dropped):
        return place.height()
    return place.fan_room().bottom() if place.state.cards else place.slip().bottom()


def spread(room: QRectF, seats: int, gap: float, most: float) -> list[QRectF]:
    """Equal places side by side, as wide as they can be up to so much; few of them stand apart from each
    other, the middle ones in the middle."""
    if not seats:
        return []
    wide = min(most, (room.width() - gap * (seats - 1)) / seats)
    pitch = room.width() / seats if wide == most else wide + gap
    first = room.center().x() - pitch * (seats - 1) / 2
    if wide == most and seats > 1:
        pitch = min(room.width() / seats * 1.18, (room.width() - wide) / (seats - 1))
        first = room.center().x() - pitch * (seats - 1) / 2
    return [QRectF(first + step * pitch - wide / 2, room.top(), wide, room.height()) for step in range(seats)]
