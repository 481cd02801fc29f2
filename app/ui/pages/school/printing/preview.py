"""A page as it will be printed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.tabletop.printed import paper
from app.tabletop.printed.paper import HEIGHT, WIDTH, Head, PrintedPage
from app.widgets import boxes, writing
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.spoken import Spoken


class _Sheet(FocusRingOwner, Canvas, QWidget):
    """The page alone, white in every look."""

    def __init__(self, turn: PagePreview) -> None:
        super().__init__(turn)
        self._turn = turn
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(theme.current().px(420), theme.current().px(594))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(180), theme.current().px(240))

    def _sheet(self) -> QRectF:
        edge = theme.current().pxf(10)
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        scale = max(0.001, min(room.width() / WIDTH, room.height() / HEIGHT))
        sheet = QRectF(0, 0, WIDTH * scale, HEIGHT * scale)
        sheet.moveCenter(room.center())
        return sheet

    def focus_shape(self) -> tuple[QRectF, float]:
        return self._sheet(), theme.current().pxf(4)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        sheet, preview = self._sheet(), self._turn
        painter.fillRect(sheet.translated(look.pxf(4), look.pxf(5)), look.palette.line)
        painter.fillRect(sheet, Qt.GlobalColor.white)
        painter.setPen(look.palette.line2)
        painter.drawRect(sheet)
        if not preview.pages:
            return
        painter.translate(sheet.topLeft())
        painter.scale(sheet.width() / WIDTH, sheet.width() / WIDTH)
        page = preview.pages[preview.at]
        paper.paint_page(painter, page, preview.head, preview.code, preview.at + 1, len(preview.pages))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_PageDown: 1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -1,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.show_focus_ring()
        self._turn.go(step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            self._turn.go(-1 if event.angleDelta().y() > 0 else 1)


class PagePreview(Spoken, QWidget):
    """One of the pages, and arrows to the others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages: Sequence[PrintedPage] = ()
        self.head, self.code, self.at = Head(), "", 0
        self.sheet = _Sheet(self)
        self.label = Label("", "body_strong")
        self.before = IconButton("back", "", "quiet")
        self.after = IconButton("chevron_right", "", "quiet")
        self.before.clicked.connect(lambda: self.go(-1))
        self.after.clicked.connect(lambda: self.go(1))
        self._row = boxes.row(
            1,
            *((widget, 0, Qt.AlignmentFlag.AlignVCenter) for widget in (self.before, self.label, self.after)),
            1,
        )
        boxes.column((self.sheet, 1), self._row, inside=self, bare=True)
        self.say(self.before.set_name, lambda: self.tr("The page before"))
        self.say(self.after.set_name, lambda: self.tr("The page after"))
        self.hear(self._show)
        theme.follow(self, self.sheet.update)
        self._show()

    def show_pages(self, pages: Sequence[PrintedPage], head: Head, code: str) -> None:
        """Other pages; the one that is looked at stays where there is one of its number."""
        self.pages, self.head, self.code = pages, head, code
        self.at = min(self.at, max(0, len(pages) - 1))
        self._show()

    def go(self, step: int) -> None:
        """Turn so many pages."""
        self.at = max(0, min(len(self.pages) - 1, self.at + step))
        self._show()

    def _show(self) -> None:
        text = self.tr("Page {number} of {count}").format(number=self.at + 1, count=max(1, len(self.pages)))
        self.label.setText(writing.flowing(text))
        self.before.setEnabled(self.at > 0)
        self.after.setEnabled(self.at < len(self.pages) - 1)
        for widget in (self.before, self.label, self.after):
            widget.setVisible(len(self.pages) > 1)
        title = self.pages[self.at].title if self.pages else ""
        self.sheet.setAccessibleName(self.tr("Preview: {title}, {page}").format(title=title, page=text))
        self.sheet.update()
