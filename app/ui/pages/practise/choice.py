"""What a question of a drill is made of: an answer as a sheet to press, and a picture made larger."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.widgets.controls.focusring import PressedByEnter
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas, draw_text

HIGH, LEAST = 92, 120
"""Height and least width of an answer, in design pixels."""
PICTURE, LARGEST = 1.7, 2.6
"""How much larger than in the rules pieces are; so large those of a question grow where there is room."""


BACK, ON = (Qt.Key.Key_Left, Qt.Key.Key_Up), (Qt.Key.Key_Right, Qt.Key.Key_Down)
ARROWS = (*BACK, *ON)


class Marking(Enum):
    """What became of an answer."""

    OPEN = auto()
    GOOD = auto()
    BAD = auto()


class ChoiceButton(PressedByEnter, Canvas, QAbstractButton):
    """One answer: a text or a picture, and the digit that chooses it."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._picture: QWidget | None = None
        self._verdict = Marking.OPEN
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self._restyle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the run's: Qt would go on from the first answer to what lies beside the drill."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_choice(self, text: str, picture: QWidget | None) -> None:
        """text: written, or only spoken where there is a picture."""
        if self._picture is not None:
            self._picture.deleteLater()
        self._picture = picture
        if picture is not None:
            picture.setParent(self)
            picture.hide()
        self.setText(text)
        self.setAccessibleName(text)
        self.tell(Marking.OPEN)
        self.updateGeometry()

    def tell(self, verdict: Marking) -> None:
        """Whether it was the right one."""
        self._verdict = verdict
        self.setAccessibleDescription(
            {
                Marking.OPEN: "",
                Marking.GOOD: self.tr("right"),
                Marking.BAD: self.tr("wrong"),
            }[verdict]
        )
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        if self._picture is not None:
            size = self._picture.sizeHint()
            return QSize(round(size.width() * PICTURE), round(size.height() * PICTURE) + look.px(16))
        wide = QFontMetricsF(look.font("screen")).horizontalAdvance(self.text()) + look.pxf(70)
        return QSize(max(round(wide), look.px(LEAST)), look.tx(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(LEAST) if self._picture is None else 0, self.sizeHint().height())

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        face, edge, ink = {
            Marking.OPEN: (colours.raised, colours.line2, colours.ink),
            Marking.GOOD: (colours.green, colours.green_edge, colours.onfill),
            Marking.BAD: (colours.red_tint, colours.red, colours.ink),
        }[self._verdict]
        thick, hair = float(look.px(paper.THICKNESS)), look.pxf(1)
        rect = QRectF(self.rect()).adjusted(hair, hair, -hair, -thick - hair)
        if self._verdict is Marking.OPEN and self.underMouse():
            face = colours.sunken
        outline = paper.cut(rect, look.pxf(paper.RADIUS_BUTTON), self._number + 2, 0.0)
        paper.paint_sheet(painter, outline, face, edge, thick, border=edge, border_width=look.pxf(1.5))
        if self._picture is not None:
            _paint_scaled(painter, self._picture, rect, PICTURE)
        else:
            draw_text(painter, self.text(), rect.center(), look.font("screen"), ink, lean=0.5, sink=0.5)
        corner = QPointF(rect.left() + look.pxf(12), rect.top() + look.tx(22))
        draw_text(painter, str(self._number), corner, look.font("meta_strong"), ink)
        if self._verdict is not Marking.OPEN:
            side = look.pxf(24)
            box = QRectF(rect.right() - side - look.pxf(8), rect.top() + look.pxf(8), side, side)
            icons.paint(painter, "check" if self._verdict is Marking.GOOD else "x", box, ink, 3.0)


class QuestionPicture(Canvas, QWidget):
    """The pieces that a question is about."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self, self._restyle)

    def show_picture(self, picture: QWidget) -> None:
        if self._picture is not None:
            self._picture.deleteLater()
        self._picture = picture
        picture.setParent(self)
        picture.hide()
        self.setAccessibleName(picture.accessibleName())
        self._restyle()

    def sizeHint(self) -> QSize:
        if self._picture is None:
            return QSize(0, 0)
        size = self._picture.sizeHint()
        return QSize(round(size.width() * PICTURE), round(size.height() * PICTURE))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme.current().px(120))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        if self._picture is not None:
            _paint_scaled(painter, self._picture, QRectF(self.rect()), LARGEST)


def _paint_scaled(painter: QPainter, picture: QWidget, rect: QRectF, most: float) -> None:
    """A picture of the rules in the middle of a place, larger than there."""
    assert isinstance(picture, Canvas)
    look = theme.current()
    room, size = rect.adjusted(look.pxf(8), look.pxf(6), -look.pxf(8), -look.pxf(6)), picture.sizeHint()
    picture.resize(size)
    scale = min(most, room.width() / max(1, size.width()), room.height() / max(1, size.height()))
    painter.save()
    painter.translate(room.center())
    painter.scale(scale, scale)
    painter.translate(-size.width() / 2, -size.height() / 2)
    picture.paint(painter, look)
    painter.restore()
