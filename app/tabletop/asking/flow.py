"""Things one after another in lines, as many to a line as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.look import theme


class FlowPanel(QWidget):
    """Lays widgets out as text is laid out. gap: between them, in design pixels."""

    def __init__(self, parent: QWidget | None = None, *, gap: float = 8) -> None:
        super().__init__(parent)
        self._gap = gap
        self._parts: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()  # an empty one takes no room, and is nobody's to answer

    @property
    def parts(self) -> Sequence[QWidget]:
        """What lies in it, in order."""
        return self._parts

    def put(self, parts: Sequence[QWidget]) -> None:
        """Show these parts; those that are not among them are deleted."""
        for part in self._parts:
            if part not in parts:
                part.hide()
                part.deleteLater()
        self._parts = list(parts)
        for part in parts:
            part.setParent(self)
            part.show()
        self.setVisible(bool(parts))
        self.arrange()

    def arrange(self) -> None:
        """Break the lines again: the parts have other sizes."""
        self._lay(self.width(), place=True)
        self.updateGeometry()

    def _lay(self, wide: int, *, place: bool) -> int:
        """The height that they take in this width."""
        gap = theme.current().px(self._gap)
        x = y = line = 0
        for part in self._parts:
            size = part.sizeHint()
            if x and x + size.width() > wide:
                x, y, line = 0, y + line + gap, 0
            if place:
                part.setGeometry(QRect(QPoint(x, y), QSize(min(size.width(), max(1, wide)), size.height())))
            x += size.width() + gap
            line = max(line, size.height())
        return y + line

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(width, place=False)

    def sizeHint(self) -> QSize:
        gap = theme.current().px(self._gap)
        sizes = [part.sizeHint() for part in self._parts]
        wide = sum(size.width() for size in sizes) + gap * max(0, len(sizes) - 1)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((part.sizeHint().width() for part in self._parts), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay(self.width(), place=True)
