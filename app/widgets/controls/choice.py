"""Faces and cards to choose from: people in a row, computer opponents by level, a dashed place to add."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.widgets.controls.avatar import (
    ANIMALS,
    SeatFace,
    animal_face,
    animal_name,
    animal_skill,
    paint_avatar,
    paint_badge,
    paint_skill,
)
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.look import fonts, icons, paper, theme
from app.widgets.look.canvas import HoverCanvas, around, draw_text
from app.widgets.look.palette import mix

MOST_TWINS = 3
"""So many of one animal may come."""
LINE = 18
"""From one line of a name to the next, in design pixels."""


class _Choice(PressedByEnter, HoverCanvas, QAbstractButton):
    """Common ground: hover, Enter, cursor."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self._restyle)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def name_lines(name: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """A name in one line, else in two; what is still too long loses its end, but never the number that tells
    two of the same name apart."""
    words = name.split()
    if len(words) < 2 or metrics.horizontalAdvance(name) <= width:
        return [_cut(name, metrics, width)]
    lines = _halves(words, metrics)
    number = words[-1] if words[-1].isdecimal() else ""
    if number and max(map(metrics.horizontalAdvance, lines)) > width:
        # A line of its own is too much for a number beside a name that is cut anyway.
        *above, last = _halves(words[:-1], metrics)
        room = width - metrics.horizontalAdvance(f" {number}")
        return [*(_cut(line, metrics, width) for line in above), f"{_cut(last, metrics, room)} {number}"]
    return [_cut(line, metrics, width) for line in lines]


def _halves(words: list[str], metrics: QFontMetricsF) -> list[str]:
    """Words in two lines, as even as they can be; one word alone in one."""
    splits = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return min(splits, key=lambda split: max(map(metrics.horizontalAdvance, split)), default=words)


def _cut(line: str, metrics: QFontMetricsF, width: float) -> str:
    return metrics.elidedText(line, Qt.TextElideMode.ElideRight, width)


class AvatarButton(_Choice):
    """A person to choose: disc, name under it, ring and check badge when checked.

    Checkable by default. `set_badge(False)` leaves only the ring (one active person of several).
    """

    def __init__(
        self,
        face: SeatFace,
        name: str,
        checked: bool = False,
        parent: QWidget | None = None,
        *,
        size: float = 64,
    ) -> None:
        super().__init__(parent)
        self._face, self._design, self._badge = face, size, True
        self.setText(name)
        self.setCheckable(True)
        self.setChecked(checked)

    @property
    def face(self) -> SeatFace:
        return self._face

    def set_face(self, face: SeatFace, name: str) -> None:
        self._face = face
        self.setText(name)
        self._restyle()

    def set_size(self, size: float) -> None:
        """How large the disc is, in design pixels."""
        if size != self._design:
            self._design = size
            self._restyle()

    def set_badge(self, badge: bool) -> None:
        """With or without the check badge when checked."""
        self._badge = badge
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        name = QFontMetricsF(look.font("meta_strong")).horizontalAdvance(self.text())
        width = max(look.px(self._design + 26), min(math.ceil(name) + 4, look.px(self._design * 2)))
        width = min(width, self.maximumWidth())
        lines = len(name_lines(self.text(), QFontMetricsF(look.font("meta_strong")), width))
        return QSize(width, look.px(self._design + 10) + look.tx(26 + LINE * (lines - 1)))

    def _disc(self) -> QRectF:
        look = theme.current()
        side = look.pxf(self._design)
        return QRectF((self.width() - side) / 2, look.pxf(4), side, side)

    def _badge_place(self, disc: QRectF) -> tuple[QPointF, float]:
        """Middle and radius of the badge."""
        centre = disc.center() + QPointF(disc.width() * 0.36, -disc.height() * 0.36)
        return centre, theme.current().pxf(self._design) * 0.17

    def focus_shape(self) -> tuple[QRectF, float]:
        disc = self._disc()
        return disc, disc.width() / 2

    def above_focus_ring(self) -> QPainterPath:
        path = QPainterPath()
        if self.isChecked() and self._badge:
            centre, radius = self._badge_place(self._disc())
            path.addEllipse(centre, radius * 1.15, radius * 1.15)
        return path

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        disc = self._disc()
        lift = -look.pxf(2) * self._hover.number if not look.reduced_motion else 0.0
        disc.translate(0, lift)
        chosen = self.isChecked()
        ring = colours.ink if chosen else mix(QColor(0, 0, 0, 0), colours.line2, self._hover.number)
        self._paint_disc(painter, disc, ring)
        if chosen and self._badge:
            centre, radius = self._badge_place(disc)
            paint_badge(painter, centre, radius, colours.green, colours.raised, colours.onfill)
        font = look.font("meta_strong" if chosen else "meta")
        colour = colours.ink if self.isEnabled() else colours.ink3
        baseline = look.pxf(self._design + 8) + look.tx(18)
        for line in name_lines(self.text(), QFontMetricsF(font), self.width()):
            draw_text(painter, line, QPointF(self.width() / 2, baseline), font, colour, lean=0.5)
            baseline += look.tx(LINE)

    def _paint_disc(self, painter: QPainter, disc: QRectF, ring: QColor) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.4)
        paint_avatar(painter, disc, self._face, ring=ring, ratio=self.devicePixelRatioF())
        painter.setOpacity(1.0)


class AddButton(AvatarButton):
    """A dashed disc with a plus: add a person or a guest. Not checkable."""

    def __init__(self, name: str, parent: QWidget | None = None, *, size: float = 64) -> None:
        super().__init__(SeatFace(), name, False, parent, size=size)
        self.setCheckable(False)

    def _paint_disc(self, painter: QPainter, disc: QRectF, ring: QColor) -> None:
        look = theme.current()
        colours = look.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(mix(colours.line2, colours.ink, self._hover.number), look.pxf(2.4))
        pen.setDashPattern([3.0, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = look.pxf(2)
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
        side = disc.width() * 0.5
        plus = around(disc.center(), side)
        icons.paint(painter, "plus", plus, colours.ink2 if self.isEnabled() else colours.ink3)


class RivalCard(_Choice):
    """A computer opponent to choose: animal, name, skill, level in dots; yellow with a badge when checked.

    The same animal may come more than once: a click seats it or sends one away, plus brings another, and
    the badge says "2x". One that is seated can be a lively one, half way to the next animal.

    Signals: count_changed().
    """

    count_changed = Signal()

    def __init__(
        self, level: int, count: int = 0, parent: QWidget | None = None, *, lively: bool = False
    ) -> None:
        super().__init__(parent)
        self._animal, self._seated, self._lively = level, count, lively
        self._young: float | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.another = IconButton("plus", "", "quiet", self)
        self.another.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.another.clicked.connect(lambda: self.seat(self._seated + 1))
        self.mood = IconButton("motion", "", "quiet", self)
        self.mood.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.mood.clicked.connect(self.change_mood)
        self.clicked.connect(self._toggled)
        self.seat(count)

    @property
    def level(self) -> float:
        """Level 1 to 5, a half between them for a lively animal; below 1 for a young one."""
        if self._young is not None:
            return self._young
        return self._animal + 0.5 if self._lively else self._animal

    @property
    def _moody(self) -> bool:
        """Whether there is an animal above it, half way to which it can play."""
        return self._animal < len(ANIMALS) and self._young is None

    def set_young(self, level: float | None) -> None:
        """A young animal of this level in its place, None for the grown one."""
        if level != self._young:
            self._young, self._lively = level, self._lively and level is None
            self.mood.setVisible(self._seated > 0 and self._moody)
            self._retranslate()

    def change_mood(self) -> None:
        """Make it lively, or as usual again."""
        self._lively = self._moody and not self._lively
        self._retranslate()
        self.count_changed.emit()

    @property
    def seated(self) -> int:
        """How many of them sit down."""
        return self._seated

    def seat(self, count: int) -> None:
        """Seat that many (up to MOST_TWINS)."""
        self._seated = max(0, min(MOST_TWINS, count))
        self.setChecked(self._seated > 0)
        self.another.setVisible(0 < self._seated < MOST_TWINS)
        self.mood.setVisible(self._seated > 0 and self._moody)
        self._retranslate()
        self.count_changed.emit()

    def seat_of(self, rivals: Mapping[float, int]) -> None:
        """Seat as many of them as there are among these, by level; lively ones where those are."""
        self._lively = self._moody and self._animal + 0.5 in rivals
        self.seat(rivals.get(self.level, 0))

    def _retranslate(self) -> None:
        name, level = animal_name(self.level), self.level
        self.setText(name)
        self.setAccessibleName(f"{name}, {animal_skill(level)}")
        change = self.tr("As usual (key *)") if self._lively else self.tr("Livelier by half a step (key *)")
        self.mood.set_name(change)
        self.another.set_name(self.tr("One more: {name}").format(name=name))
        tip = self.tr("A click sends one away; keys + and − change how many come")
        self.setToolTip(tip if self._seated > 1 else self.tr("Keys + and − change how many come"))
        self.setAccessibleDescription(self.tr("At the table: {count}").format(count=self._seated))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _toggled(self) -> None:
        self.seat(self._seated - 1 if self._seated else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus change how many come, an asterisk how lively they are."""
        if event.key() == Qt.Key.Key_Asterisk and self._seated and self._moody:
            self.show_focus_ring()
            self.change_mood()
            return
        step = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.show_focus_ring()
        self.seat(self._seated + step)

    def sizeHint(self) -> QSize:
        """Five stand in a row, however large the text; grows sideways."""
        look = theme.current()
        return QSize(look.px(112), look.px(90) + look.tx(66))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look = theme.current()
        self.another.resize(self.another.sizeHint())
        self.another.move(look.px(2), look.px(2))
        self.mood.resize(self.mood.sizeHint())
        self.mood.move(self.width() - self.mood.width() - look.px(1), look.px(40))

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(16)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        chosen = self.isChecked()
        rest = colours.paper if not colours.flat else colours.sunken
        ground = colours.yellow_tint if chosen else mix(rest, colours.sunken, self._hover.number)
        width = look.pxf(3)
        card = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        outline = paper.cut(card, look.pxf(16), self._animal, 0.0)
        painter.fillPath(outline, ground)
        if chosen:
            painter.strokePath(outline, QPen(colours.ink, width))
        middle, side = self.width() / 2, look.pxf(70)
        picture = QRectF(middle - side / 2, look.pxf(14), side, side)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        paint_avatar(painter, picture, animal_face(self.level), ratio=self.devicePixelRatioF())
        painter.setOpacity(1.0)
        self._paint_texts(painter, middle, look.pxf(86))
        if chosen:
            self._paint_badge(painter)

    def _paint_texts(self, painter: QPainter, middle: float, top: float) -> None:
        look = theme.current()
        colours = look.palette
        enabled = self.isEnabled()
        ink = colours.ink if enabled else colours.ink3
        quiet = colours.ink2 if enabled else colours.ink3
        name, skill = QPointF(middle, top + look.tx(19)), QPointF(middle, top + look.tx(38))
        room = self.width() - look.pxf(12)
        font, text = fonts.fitted(look.font("strong"), self.text(), room)
        first, blank, rest = self.text().partition(" ")
        if text != self.text() and blank:  # a long name takes both lines: how well it plays the bars tell
            for words, line in ((first, name), (rest, skill)):
                font, text = fonts.fitted(look.font("strong"), words, room)
                draw_text(painter, text, line, font, ink, lean=0.5)
        else:
            if text != self.text():  # one word is never cut
                font = fonts.wrapping(font, self.text(), QRectF(0, 0, room, look.tx(38)))
            draw_text(painter, self.text(), name, font, ink, lean=0.5)
            draw_text(painter, animal_skill(self.level), skill, look.font("meta"), quiet, lean=0.5)
        empty = colours.raised if colours.flat else colours.line
        full = colours.red if enabled else empty
        paint_skill(painter, middle, top + look.tx(50), self.level, full, empty, unit=look.pxf(13))

    def _paint_badge(self, painter: QPainter) -> None:
        look = theme.current()
        colours = look.palette
        centre = QPointF(self.width() - look.pxf(22), look.pxf(22))
        radius = look.pxf(11)
        if self._seated < 2:
            paint_badge(painter, centre, radius, colours.green, colours.raised, colours.onfill)
            return
        painter.setPen(QPen(colours.raised, radius * 0.24))
        painter.setBrush(colours.green)
        painter.drawEllipse(centre, radius * 1.15, radius * 1.15)
        font = fonts.sans(radius * 1.15, "Black")
        draw_text(painter, f"{self._seated}×", centre, font, colours.onfill, lean=0.5, sink=0.5)
