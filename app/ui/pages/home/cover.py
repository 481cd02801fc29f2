"""The wide cover of a game on the home page: sheet, title, claim, pieces, and the ways to begin."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.tabletop.face import Face
from app.ui.pages.home.cover_plan import (
    DISC,
    LEADING,
    ROOMY,
    SKILL,
    CoverPlan,
    Parts,
    planned,
    rival_size,
)
from app.widgets.controls.avatar import (
    ANIMALS,
    animal_against,
    animal_face,
    animal_name,
    animal_skill,
    paint_avatar,
    paint_skill,
)
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.choice import AvatarButton
from app.widgets.look import fonts, motion, paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.palette import Palette, mix
from app.widgets.spoken import Spoken

_SHAKE_MS = 620


class SlipButton(PaperButton):
    """The main button on a coloured sheet: a yellow slip of paper, a dark one on yellow."""

    def __init__(self, parent: QWidget | None = None, *, dark: bool = False) -> None:
        super().__init__("", "primary", "play", parent, big=True)
        self._dark = dark

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = theme.cover_palette()
        thickness = float(look.px(paper.THICKNESS))
        sunk = min(thickness, self._down.number * look.pxf(4))
        face = QRectF(self.rect()).adjusted(0, sunk, 0, sunk - thickness)
        outline = paper.cut(face, look.pxf(paper.RADIUS_BUTTON), 3, 0.0)
        ground, edge, ink = colours.yellow, colours.yellow_edge, colours.letter
        if self._dark:
            ground, edge, ink = colours.letter, colours.tile_edge, colours.onfill
        fill = mix(ground, edge, self._hover.number * 0.25)
        paper.paint_sheet(painter, outline, fill, edge, thickness - sunk)
        self._paint_content(painter, face, ink)


class RivalButton(AvatarButton):
    """An animal to play against at once; its name is printed on the sheet where there is room."""

    def __init__(self, level: int, parent: QWidget | None = None, *, dark: bool = False) -> None:
        super().__init__(animal_face(level), animal_name(level), False, parent, size=DISC)
        self.level = level
        self.named, self._size = True, DISC
        self._dark = dark
        self.setCheckable(False)

    def dress(self, disc: float, *, named: bool) -> None:
        """How large it is, in design pixels, and whether its name is printed."""
        self.named, self._size = named, disc
        self.set_size(disc)

    def sizeHint(self) -> QSize:
        look = theme.current()
        if not self.named:
            return rival_size(self._size)
        name = QFontMetricsF(look.font("meta_strong")).horizontalAdvance(self.text())
        return QSize(max(look.px(74), int(name) + look.px(8)), look.px(66 + SKILL) + look.tx(24))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        disc = self._disc()
        if not look.reduced_motion:
            disc.translate(0, -look.pxf(3) * self._hover.number)
        ink = theme.cover_palette().letter if self._dark else theme.cover_palette().onfill
        ring = QColor(ink)
        ring.setAlphaF(self._hover.number)
        paint_avatar(painter, disc, animal_face(self.level), ring=ring, ratio=self.devicePixelRatioF())
        faint = QColor(ink)
        faint.setAlphaF(0.3)
        unit = look.pxf(self._size / DISC * 8)
        paint_skill(painter, self.width() / 2, look.pxf(self._size + 10), self.level, ink, faint, unit=unit)
        if not self.named:
            return
        font = look.font("meta_strong")
        at = QPointF(self.width() / 2, look.pxf(64 + SKILL) + look.tx(17))
        draw_text(painter, self.text(), at, font, ink, lean=0.5)


class WideCover(Spoken, Canvas, QWidget):
    """A game on the home page, over its whole width or beside others.

    Signals:
        play_requested(): set a new game up.
        rival_requested(int level): play at once against this animal.
    """

    play_requested = Signal()
    rival_requested = Signal(int)

    def __init__(self, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self.plan: CoverPlan
        self._shake = motion.Tween(self, self._shaken, curve=motion.OUT_CUBIC)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._dark = face.cover.is_bright
        self.play_button = SlipButton(self, dark=self._dark)
        self.play_button.clicked.connect(self.play_requested)
        self.say(self.play_button.setText, lambda: self.tr("Play"))
        self.rivals = [RivalButton(level, self, dark=self._dark) for level in range(1, len(ANIMALS) + 1)]
        for rival in self.rivals:
            rival.clicked.connect(lambda _=False, level=rival.level: self.rival_requested.emit(level))
        self.hear_now(self._retranslate)
        theme.follow(self, self._arrange)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _retranslate(self) -> None:
        game = self._face.title()
        self.play_button.setAccessibleName(self.tr("Play: {game}").format(game=game))
        for rival in self.rivals:
            name = animal_name(rival.level)
            rival.setText(name)
            skill = animal_skill(rival.level)
            spoken = self.tr("{game}: at once against {name} ({skill})")
            against = animal_against(rival.level)
            rival.setAccessibleName(spoken.format(game=game, name=against, skill=skill))
            text = self.tr("{name}, {skill}: play at once by the usual rules")
            rival.setToolTip(text.format(name=name, skill=skill))
        self.setAccessibleName(f"{self._face.title()}. {self._face.claim()}")
        self._arrange()

    def _shaken(self, _value: float) -> None:
        self.update()

    # Hand -------------------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if not theme.current().reduced_motion:
            self._shake.to(1.0, 0)
            self._shake.to(0.0, _SHAKE_MS)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the sheet plays."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.play_requested.emit()

    def event(self, event: QEvent) -> bool:
        """Measure again when fonts change."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._arrange()
        return super().event(event)

    # Layout -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        for rival in self.rivals:
            rival.dress(DISC, named=True)
        hints = [rival.sizeHint() for rival in self.rivals]
        face, play = self._face, self.play_button.sizeHint()
        plan = planned(Parts(QSizeF(self.size()), face.title(), face.question(), play, hints))
        self.plan = plan
        self.play_button.setGeometry(plan.play.toRect())
        x = plan.rivals.x()
        for rival in self.rivals:
            rival.dress(plan.disc, named=plan.named)
            rival.resize(rival.sizeHint())
            rival.move(int(x), int(plan.rivals.y()))
            x += plan.step or rival.width()
        self.update()

    def _roomy(self) -> bool:
        """Whether the cover has the page's width for itself."""
        return self.width() >= theme.current().px(ROOMY)

    # Painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = theme.cover_palette()
        thickness = look.pxf(8)
        face = QRectF(self.rect()).adjusted(look.pxf(2), look.pxf(2), -look.pxf(2), -thickness - look.pxf(5))
        outline = paper.cut(face, look.pxf(24), 7, 0.0 if colours.flat else look.pxf(2.4))
        token = self._face.cover.fill
        fill, edge = colours.colour(token), colours.colour(f"{token}_edge")
        paper.paint_sheet(painter, outline, fill, edge, thickness, shadow=colours.shadow)
        painter.save()
        painter.setClipPath(outline)
        if not colours.flat:
            self._paint_marks(painter, face, mix(fill, edge, 0.45))
        art = self.plan.art
        if art.width() > look.pxf(80) and art.height() > look.pxf(50):
            self._face.paint_cover(painter, art, colours, self._shake.number)
        painter.restore()
        self._paint_texts(painter, colours)

    def _paint_marks(self, painter: QPainter, face: QRectF, colour: QColor) -> None:
        high = face.height()
        corner = face.topLeft() + QPointF(high * 0.04, high * 0.10)
        paper.paint_mark(painter, "krouzek", corner, high * 0.62, colour)
        side = QPointF(face.right() - high * 0.12, face.center().y())
        paper.paint_mark(painter, "carka", side, high, colour, 14)
        share = 0.49 if self._roomy() else 0.60
        middle = QPointF(face.left() + face.width() * share, face.bottom() - high * 0.02)
        paper.paint_mark(painter, "hacek", middle, high * 0.62, colour, -16)

    def _paint_texts(self, painter: QPainter, colours: Palette) -> None:
        look, plan = theme.current(), self.plan
        ink = colours.letter if self._dark else colours.onfill
        # The title is large in any case and does not grow with the text size.
        draw_text(painter, self._face.title(), QPointF(plan.left, plan.baseline), plan.title, ink)
        for place, line in enumerate(plan.lines):
            down = place * QFontMetricsF(plan.font).height() * LEADING
            draw_text(painter, line, QPointF(plan.left, plan.text_top + down), plan.font, ink)
        room = self.width() - plan.label.x() - look.pxf(14)
        font, text = fonts.fitted(look.font("meta_strong"), self.tr("or straight against"), room)
        draw_text(painter, text, plan.label, font, ink)
