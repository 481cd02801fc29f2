"""Passing a deal on: its code large and spelt out, as a picture, and the result as a line of text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget

from app.engine import codes
from app.ui.deals import texts
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets.dialog import PaperDialog

WIDTH = 680


class PassOnDialog(PaperDialog):
    """The code of a game. Without one it says so, and the result can be copied all the same."""

    def __init__(
        self, about: QWidget, code: str, result: str = "", note: str = "", *, alone: bool = False
    ) -> None:
        """code: empty where the game has none. result: see `texts.result_line`; empty before the end.
        note: what is said where there is no code. alone: at a table for one."""
        super().__init__(about, "", width=WIDTH)
        self._alone = alone
        self.title.setText(self.tr("Pass on"))
        self.setAccessibleName(self.title.text())
        self.code = Label(codes.spaced(code), "score")
        self.spelling = Label(texts.spelt(code) if code else "", "meta", "ink2", wrap=True)
        self.copy_code = PaperButton(self.tr("Copy the code"), "primary", "share")
        self.copy_result = PaperButton(self.tr("Copy the result"), "secondary")
        if code:
            self._show_code(code)
        else:
            none = self.tr(
                "This game has no code: an earlier version of the program dealt it, or it is not dealt yet."
            )
            self.body.addWidget(Label(note or none, "body", "ink", wrap=True))
        self._offer(self.copy_result, result)
        self._offer(self.copy_code, codes.spaced(code))

    def _show_code(self, code: str) -> None:
        how = self.tr(
            "Whoever types this code under “Play by code” gets the same deal, with as many players."
        )
        if self._alone:
            how = self.tr(
                "Whoever types this code under “Play by code” and plays alone, too, gets the same deal."
            )
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.code.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self.code)
        said = boxes.column(
            self.spelling, Label(how, "body", "ink", wrap=True), 1, spacing=theme.current().px(12)
        )
        both = boxes.row((said, 1), spacing=theme.current().px(24))
        picture = QrPicture(codes.spaced(code), self.tr("The code as a picture for telephones"))
        both.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(both)

    def _offer(self, button: PaperButton, text: str) -> None:
        """A button that copies this, where there is anything to copy."""
        button.setVisible(bool(text))
        if not text:
            return
        self.buttons.addWidget(button)

        def copy() -> None:
            QGuiApplication.clipboard().setText(text)
            button.setText(self.tr("Copied"))
            button.set_icon_name("check")

        button.clicked.connect(copy)

    def open(self) -> None:
        self.open_once(self.copy_code if self.copy_code.isVisibleTo(self) else self.copy_result)


QUIET = 4
"""Empty squares around it, without which it is not found."""
SIDE = 203


class QrPicture(Canvas, QWidget):
    """Black on white in every look, else not every telephone reads it."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__()
        import segno  # start-up time: asked for with the dialog

        self._squares = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
        self.setAccessibleName(name)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = theme.current().px(SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        count = len(self._squares) + 2 * QUIET
        side = min(self.width(), self.height()) // count
        left, top = (self.width() - side * count) // 2, (self.height() - side * count) // 2
        for row, squares in enumerate(self._squares):
            for column, dark in enumerate(squares):
                if dark:
                    x, y = left + (column + QUIET) * side, top + (row + QUIET) * side
                    painter.fillRect(QRectF(x, y, side, side), Qt.GlobalColor.black)
