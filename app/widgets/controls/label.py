"""Text on paper: a label that knows its role, its colour token and how high Czech capitals stand."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.widgets.look import fonts, theme


class Label(QLabel):
    """Plain text in a role of `fonts.ROLES` and a colour of `Palette`.

    ``wrap`` breaks lines, and where they have no room prints them smaller; ``elide`` cuts an overlong line
    with an ellipsis at its end and shows it whole in the tooltip; where fewer than ``least`` letters of it
    have room it says nothing.
    """

    def __init__(
        self,
        text: str = "",
        role: str = "body",
        colour: str = "ink",
        parent: QWidget | None = None,
        *,
        wrap: bool = False,
        elide: bool = False,
        least: int = 0,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__(parent)
        self._role, self._colour, self._elide, self._whole = role, colour, elide, text
        self._least = least
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        if elide:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.follow_now(self, self.restyle)
        self.setText(text)

    def set_role(self, role: str) -> None:
        self._role = role
        self.restyle()

    def set_colour(self, token: str) -> None:
        self._colour = token
        self.restyle()

    def whole_text(self) -> str:
        """The text as it was set, however much of it fits."""
        return self._whole

    def setText(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        if self._elide:
            self._fit()
        else:
            self._write(text)

    def mark(self, places: Sequence[tuple[int, int]], chosen: int | None = None) -> None:
        """Mark parts of the text, each where it begins and how long it is; none to mark nothing.

        chosen: where the one begins that is marked more than the others. Not for an eliding label."""
        if not places:
            self.setTextFormat(Qt.TextFormat.PlainText)
            self._write(self._whole)
            return
        colours, parts, end = theme.current().palette, list[str](), 0
        for at, size in places:
            ground, ink = (
                (colours.yellow, colours.letter) if at == chosen else (colours.yellow_tint, colours.ink)
            )
            parts.append(escape(self._whole[end:at]))
            style = f"background-color: {ground.name()}; color: {ink.name()}"
            parts.append(f'<span style="{style}">{escape(self._whole[at : at + size])}</span>')
            end = at + size
        self.setTextFormat(Qt.TextFormat.RichText)
        self._write("".join((*parts, escape(self._whole[end:]))))

    def _write(self, text: str) -> None:
        """Qt paints anew only what lies inside the margins; marks on capitals stand in them."""
        super().setText(text)
        self.update()

    def restyle(self) -> None:
        look = theme.current()
        self.setFont(look.font(self._role))
        self._dye()
        self._make_room()
        self.setIndent(0)
        if self._elide:
            self._fit()

    def _make_room(self) -> None:
        """For the marks on capitals."""
        room = fonts.headroom(self._role, theme.current().font(self._role))
        self.setContentsMargins(0, room, 0, room)

    def _dye(self) -> None:
        look, role = theme.current(), QPalette.ColorRole.WindowText
        palette = self.palette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, role, look.colour(self._colour))
        palette.setColor(QPalette.ColorGroup.Disabled, role, look.palette.ink3)
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """Qt gives a label that was not shown yet the colours and the font back in which it was made, and one
        that comes onto a page which is shown already the margins of a plain frame."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._make_room()
        if event.type() == QEvent.Type.FontChange:
            meant, worn = theme.current().font(self._role), self.font()
            if (worn.family(), worn.pixelSize()) != (meant.family(), meant.pixelSize()):
                self.setFont(meant)
        if event.type() == QEvent.Type.PaletteChange:
            shown = self.palette().color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
            if shown != theme.current().colour(self._colour):
                self._dye()

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        cut = metrics.elidedText(
            self._whole, Qt.TextElideMode.ElideRight, max(0, self.contentsRect().width())
        )
        if cut != self._whole and len(cut) <= self._least:
            cut = ""
        if cut != self.text():
            self._write(cut)
        self.setToolTip(self._whole if cut != self._whole else "")

    def resizeEvent(self, event: object) -> None:
        if self._elide:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        plain = self.textFormat() == Qt.TextFormat.PlainText
        if not (self.wordWrap() and plain) or self.heightForWidth(self.width()) <= self.height():
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            whole = QRectF(self.rect().left(), room.top(), self.width(), room.height())
            painter.setFont(fonts.wrapping(self.font(), self.text(), whole))
            painter.drawText(whole, int(Qt.TextFlag.TextWordWrap | self.alignment()), self.text())

    def minimumSizeHint(self) -> QSize:
        """An eliding label may be squeezed to nothing."""
        hint = super().minimumSizeHint()
        return QSize(0, hint.height()) if self._elide else hint

    def sizeHint(self) -> QSize:
        """An eliding label asks for its whole text."""
        hint = super().sizeHint()
        if self._elide:
            hint.setWidth(self.fontMetrics().horizontalAdvance(self._whole) + 2)
        return hint
