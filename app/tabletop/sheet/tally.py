"""Counting on the sheet: a frame around each row that counts, and its points on a slip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from app.tabletop.moment.ways import Flourish
from app.tabletop.pieces.skin import Position
from app.tabletop.sheet.items import Z_SPOTS, RowFrame
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.sheet.slip import Slip
from app.widgets.look import motion, theme


@dataclass(frozen=True)
class LineCount:
    """Points, and the cells they are for: in one row or column, in order.

    points: “+15”. text: stands before them, may be empty. loud: a large red slip. framed: the cells are a
    row that counts; else a slip of one cell stands where the rows through it have none. great: the way of its
    confetti where it is a great moment.
    """

    cells: tuple[Position, ...]
    points: str
    text: str = ""
    loud: bool = False
    framed: bool = True
    great: Flourish | None = None

    @property
    def across(self) -> bool:
        """Whether they lie side by side; a single cell does."""
        return self.cells[0][1] == self.cells[-1][1]


class Tally:
    """Frames and slips of one draft or one move.

    under: whether frames run below the pieces, where what stands near an edge must stay legible.
    """

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.under = False
        self.lying: Callable[[], Sequence[QRectF]] = list
        """What else lies on the sheet, beside pieces, that no slip is to hide."""
        self._shown: list[LineCount] = []
        self._slips: list[Slip] = []
        self.frames: list[RowFrame] = []
        self._pop = motion.Tween(sheet, self._popped, 1.0, motion.overshoot(1.6))
        self._popping: Slip | None = None
        sheet.followers.append(self._follow)

    def show(self, counts: Sequence[LineCount]) -> None:
        """All at once (a draft, a past move), the longest rows with a stronger frame."""
        if list(counts) != self._shown:
            self.clear()
            longest = max((len(count.cells) for count in counts), default=0)
            for count in counts:
                self._add(count, strong=len(count.cells) == longest)
        self._place()

    def add(self, count: LineCount) -> None:
        """One more, with a pop."""
        self._add(count, strong=True)
        self._place()
        if not theme.current().reduced_motion:
            self._popped(1.0)  # the one before is as large as it gets, however late it is
            self._popping = self._slips[-1]
            self._pop.to(0.2, 0)
            self._pop.to(1.0, motion.POP)

    def _add(self, count: LineCount, *, strong: bool) -> None:
        scene = self._sheet.scene()
        if count.framed:
            frame = RowFrame(count.cells, self._sheet.camera, strong=strong)
            if self.under:
                frame.setZValue(Z_SPOTS + 0.5)
            self.frames.append(frame)
            scene.addItem(frame)
        slip = Slip(count.text, count.points, loud=count.loud)
        self._shown.append(count)
        self._slips.append(slip)
        scene.addItem(slip)

    def _popped(self, size: float) -> None:
        if self._popping is not None:
            self._popping.pop = size
            self._popping.update()

    def clear(self) -> None:
        for item in (*self.frames, *self._slips):
            self._sheet.scene().removeItem(item)
        self._shown, self._slips, self.frames, self._popping = [], [], [], None

    def _follow(self) -> None:
        for frame in self.frames:
            frame.follow()
        self._place()

    def _place(self) -> None:
        """Each slip stands at the end of its row where there is room, and none on another."""
        camera = self._sheet.camera
        taken = list(self.lying())
        beside, off = ("left", "right"), ("down", "up")
        for slip, count in zip(self._slips, self._shown, strict=True):
            if count.framed or len(count.cells) > 1:
                order = (*beside, *off) if count.across else (*off, *beside)
            else:
                column = any(one.framed and not one.across for one in self._shown)
                order = (*beside, "up", "down") if column else ("up", "down", *beside)
            row = camera.rect(count.cells[0]).united(camera.rect(count.cells[-1]))
            self._stand(slip, row, order, taken)
            taken.append(slip.area(slip.tail, slip.pos()))

    def _stand(self, slip: Slip, rect: QRectF, order: Sequence[str], taken: Sequence[QRectF]) -> None:
        """Point at a rectangle with the first of these tails, at its middle or else at one of its ends, that
        leaves all of the slip to be seen, and where there is one, the slips that stand there and all pieces
        too."""
        spots = [
            (tail, at) for share in (0.5, 0.0, 1.0) for tail in order for at in [_tip(rect, tail, share)]
        ]
        seen = [spot for spot in spots if self._is_seen(slip.area(*spot))]
        alone = [spot for spot in seen if not any(slip.area(*spot).intersects(one) for one in taken)]
        seen = alone or seen
        bare = (spot for spot in seen if not self._hides(slip.area(*spot)))
        slip.tail, at = next(bare, next(iter(seen), spots[0]))
        slip.setPos(at)
        slip.update()

    def newest(self) -> QRectF:
        """Where the last slip stands, on the sheet's viewport; nowhere where there is none."""
        return self._slips[-1].area(self._slips[-1].tail, self._slips[-1].pos()) if self._slips else QRectF()

    def _hides(self, area: QRectF) -> bool:
        """Whether a piece lies under it."""
        camera = self._sheet.camera
        return any(camera.rect(place).intersects(area) for place in self._sheet.placed.places())

    def _is_seen(self, area: QRectF) -> bool:
        """Whether nothing lies over this part of the mat: neither the hand nor what floats, and not over the
        cell that the keyboard means."""
        cursor = self._sheet.cursor_item
        if cursor.isVisible() and self._sheet.camera.rect(cursor.position).intersects(area):
            return False
        camera, mat = self._sheet.camera, self._sheet.mat_rect()
        free = QRectF(mat.topLeft(), QPointF(mat.right(), camera.room.bottom()))
        return free.contains(area) and not any(cover.intersects(area) for cover in camera.covers)


def _tip(rect: QRectF, tail: str, share: float) -> QPointF:
    """Where a tail ends beside a row, so far along it from its first cell's middle to its last one's."""
    gap, half = theme.current().pxf(12), min(rect.width(), rect.height()) / 2
    along = rect.adjusted(half, half, -half, -half)
    if tail in ("left", "right"):
        x = rect.right() + gap if tail == "left" else rect.left() - gap
        return QPointF(x, along.top() + share * along.height())
    y = rect.top() - gap if tail == "down" else rect.bottom() + gap
    return QPointF(along.left() + share * along.width(), y)
