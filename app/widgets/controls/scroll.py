"""A scrolling area on paper: transparent, with the house scroll bars."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QScrollArea, QWidget
from shiboken6 import isValid

from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.later import soon
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas


def dress(area: QAbstractScrollArea) -> None:
    """Make a Qt scroll area frameless and transparent; the sheet of the theme draws its bars.

    The viewport inherits the palette. It is not asked for: PySide then makes the classes of every
    widget there is, which costs some 20 ms at start-up.
    """
    area.setFrameShape(QFrame.Shape.NoFrame)
    palette = area.palette()
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    palette.setColor(QPalette.ColorRole.Window, Qt.GlobalColor.transparent)
    area.setPalette(palette)


class MoreBelow(Canvas, QWidget):
    """Over the foot of a scrolling area on raised paper: what is further down fades there, with an arrow, as
    long as there is something. Clicks go through."""

    HIGH = 36

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._settle)
        bar.rangeChanged.connect(self._settle)
        area.viewport().installEventFilter(self)
        theme.follow_now(self, self._settle)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._settle()
        return False

    def _settle(self, *_: int) -> None:
        bar, port, look = self._area.verticalScrollBar(), self._area.viewport().geometry(), theme.current()
        high = look.px(self.HIGH)
        self.setGeometry(port.left(), port.bottom() + 1 - high, port.width(), high)
        self.setVisible(bar.maximum() - bar.value() > look.px(8))
        self.raise_()
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        paper = look.palette.raised
        clear = QColor(paper)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(0, clear)
        fade.setColorAt(0.6, paper)
        painter.fillRect(self.rect(), fade)
        side = look.pxf(22)
        place = QRectF((self.width() - side) / 2, self.height() - side - look.pxf(1), side, side)
        icons.paint(painter, "chevron_down", place, look.palette.ink2)


class PaperScroll(QScrollArea):
    """Scrolls one widget up and down (or both ways with ``sideways``). Follows the keyboard focus."""

    def __init__(self, content: QWidget, parent: QWidget | None = None, *, sideways: bool = False) -> None:
        super().__init__(parent)
        dress(self)
        self.setWidgetResizable(True)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content.setAutoFillBackground(False)
        self.setWidget(content)
        self._content = content
        content.setAutoFillBackground(False)
        theme.follow_now(self, self._restyle)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_from_outside)

    def _restyle(self) -> None:
        step = theme.current().px(44)
        self.verticalScrollBar().setSingleStep(step)
        self.horizontalScrollBar().setSingleStep(step)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep what gets the focus in sight, with room for its ring."""
        moved = super().focusNextPrevChild(forward)
        focused: QWidget | None = QApplication.focusWidget()
        if moved and focused and self._content.isAncestorOf(focused):
            self._show_whole(focused)
        return moved

    def _follow_from_outside(self, before: QWidget | None, now: QWidget | None) -> None:
        """Tab came in from another part of the page, of which Qt tells no scroll area."""
        if before is None or now is None or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        if not isValid(self._content):  # the page goes, and takes the keyboard along
            return
        inside = self._content.isAncestorOf
        if inside(now) and not inside(before) and now.visibleRegion().boundingRect() != now.rect():
            self._show_whole(now)

    @staticmethod
    def show_news(told: QWidget) -> None:
        """What has just been told stands in what scrolls: bring it into sight once it has its place."""
        step = told.parentWidget()
        while step is not None and not isinstance(step, PaperScroll):
            step = step.parentWidget()
        if isinstance(step, PaperScroll):
            area = step
            soon(told, lambda: area._show_whole(told))

    def _show_whole(self, focused: QWidget) -> None:
        look = theme.current()
        covered = MoreBelow.HIGH if self.findChild(MoreBelow) is not None else 0
        self.ensureWidgetVisible(focused, look.px(14), look.px(14 + covered))


class ReadScroll(FocusRingOwner, PaperScroll):
    """Is read by arrow keys, Space, Page up and down, Home and End; what is no key for reading goes on."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        targets = {
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
            Qt.Key.Key_Space: bar.value() + bar.pageStep(),
        }
        target = targets.get(Qt.Key(event.key()))
        if target is None:
            QScrollArea.keyPressEvent(self, event)
        else:
            bar.setValue(target)


class TextScroll(ReadScroll):
    """A text in a dialog: as high as it needs to be, up to a part of the window; then keys scroll it, too."""

    SHARE = 0.4

    def __init__(self, text: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._more = MoreBelow(self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumHeight(1)  # else it is three lines high at least
        self.verticalScrollBar().rangeChanged.connect(self._take_keys)

    def heightForWidth(self, width: int) -> int:
        return min(self._content.heightForWidth(width), round(self.SHARE * self.window().height()))

    def _take_keys(self, _least: int, most: int) -> None:
        """The keyboard stops here as long as there is something further down."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)
