"""Dialogs inside the window: a scrim, a sheet of paper in its middle, the keyboard kept within.

No separate windows: nothing can get lost behind the game, and the look stays one.

Every dialog is about some widget, the one that opens it. When that goes out of sight, or whoever knows says
with `withdraw_about` that its moment is over, the dialog closes by itself and answers nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from app.widgets import boxes
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import motion, paper, theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press

EDGE_GAP = 24
"""A dialog leaves at least this much of the window uncovered on every side, in design pixels."""


class _Sheet(Canvas, QWidget):
    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        thickness = look.px(paper.THICKNESS + 2)
        face = QRectF(self.rect()).adjusted(0, 0, 0, -thickness)
        outline = paper.cut(face, look.pxf(paper.RADIUS_DIALOG), 2, 0.0)
        border = look.palette.line if look.palette.flat else None
        paper.paint_sheet(
            painter, outline, look.palette.raised, look.palette.line, thickness, border=border, border_width=2
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Clicks on paper do not fall through."""
        event.accept()


class PaperDialog(keyboard.Overlay, Canvas, QWidget):
    """A dialog over everything in the window. Escape and the cross close it.

    Put content into `body`, buttons into `buttons` (they line up on the right), or ``bare=True`` for a
    sheet with nothing in it but `body` and no margins. ``width`` and ``height`` are design pixels;
    without a height the content decides, up to the window's. ``about`` is what it is about, a widget of
    the window (or the window, then the page shown): without it the dialog has no business any more.

    Signals:
        closed(): it has gone, by whatever way.
    """

    closed = Signal()

    def __init__(
        self,
        about: QWidget,
        title: str = "",
        *,
        width: float = 560,
        height: float = 0,
        bare: bool = False,
    ) -> None:
        super().__init__(about.window())
        self._host = about.window()
        self.about = about
        self.withdrawn = False
        self._design = (width, height)
        self._bare = bare
        self._back_to: QWidget | None = None
        self._shown = motion.Tween(self, self._appear, curve=motion.OUT_CUBIC)
        self.setAccessibleName(title)
        # By Tab only: a click on paper must not take the cursor out of a field.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.sheet = _Sheet(self)
        self._column = QVBoxLayout(self.sheet)
        self.body = QVBoxLayout()
        self.buttons = QHBoxLayout()
        self.title = Label(title, "h2", wrap=True)
        self.cross = IconButton("x", self.tr("Close"), "quiet", self.sheet)
        self.cross.clicked.connect(self.close_dialog)
        self._head = boxes.row((self.title, 1), (self.cross, 0, Qt.AlignmentFlag.AlignTop))
        if bare:
            self.title.hide()
            self.cross.hide()
        else:
            self._column.addLayout(self._head)
        self._column.addLayout(self.body, 1)
        if not bare:
            self.buttons.addStretch(1)
            self._column.addLayout(self.buttons)
        self.hide()
        theme.follow_now(self, self._restyle)

    # Coming and going -------------------------------------------------------------------------

    def open_over(self, first: QWidget | None = None) -> None:
        """Show it; the keyboard goes to ``first``, or where that is hidden to what first takes it."""
        self._back_to = self._host.focusWidget()
        self.withdrawn = False
        self._host.installEventFilter(self)
        self.about.installEventFilter(self)
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self._place()
        _application().focusChanged.connect(self._hold)
        seen = first is not None and first.isVisible() and first.isEnabled()
        target = first if first is not None and seen else next(iter(self._stops()), self)
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        want_fresh_press(self, escape=False)  # to be rid of it is never wrong
        self._shown.to(0.0, 0)
        self._shown.to(1.0, theme.current().ms(motion.SLIDE))

    def add_close(self, text: str = "", kind: str = "primary") -> PaperButton:
        """A button at the foot that closes it: “Close”, or another word."""
        button = PaperButton(text or self.tr("Close"), kind)
        button.clicked.connect(self.close_dialog)
        self.buttons.addWidget(button)
        return button

    def open_once(self, first: QWidget | None = None) -> None:
        """Show it; closed, it is gone. first: see `open_over`."""
        self.closed.connect(self.deleteLater)
        self.open_over(first)

    def close_dialog(self) -> None:
        """Hide it and give the keyboard back to whoever had it. It may be opened again."""
        if self.isHidden():
            return
        _application().focusChanged.disconnect(self._hold)
        self._host.removeEventFilter(self)
        if isValid(self.about):
            self.about.removeEventFilter(self)
        self.hide()
        back = self._back_to
        if back is not None and isValid(back) and back.isVisible():
            keyboard.give(back)
        self.closed.emit()

    def withdraw(self) -> None:
        """What it is about is over: close without any answer."""
        self.withdrawn = True
        self.close_dialog()

    # Keyboard ---------------------------------------------------------------------------------

    def _hold(self, _before: QWidget | None, now: QWidget | None) -> None:
        """What had the keyboard here may be disabled or hide: Qt then looks further, below the sheet too."""
        if (
            now is not None
            and self.isVisible()
            and keyboard.is_covered(now)
            and not keyboard.is_covered(self)
        ):
            next(iter(self._stops()), self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _stops(self) -> list[QWidget]:
        """Everything inside that Tab can reach, in order."""
        stops = list[QWidget]()
        step = self.nextInFocusChain()
        while step is not None and step is not self:
            wants = bool(step.focusPolicy() & Qt.FocusPolicy.TabFocus)
            if wants and self.isAncestorOf(step) and step.isVisible() and step.isEnabled():
                stops.append(step)
            step = step.nextInFocusChain()
        return stops

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the dialog, as long as it is there."""
        if not self.isVisible():
            return super().focusNextPrevChild(forward)
        stops = self._stops()
        if not stops:
            return True
        focused = self.window().focusWidget()
        at = stops.index(focused) if focused in stops else (-1 if forward else 0)
        target = stops[(at + (1 if forward else -1)) % len(stops)]
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        target.setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; no key reaches the page below, but some are the window's."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_dialog()
        event.setAccepted(event.key() not in keyboard.WINDOWS)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The page below is out of reach."""
        event.accept()

    # Geometry ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self.setGeometry(self._host.rect())
            self._place()
        elif event.type() == QEvent.Type.Hide and watched is self.about and not event.spontaneous():
            self.withdraw()
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._place()
        return super().event(event)

    def _restyle(self) -> None:
        look = theme.current()
        if self._bare:
            self._column.setContentsMargins(0, 0, 0, look.px(paper.THICKNESS + 2))
            self._column.setSpacing(0)
        else:
            side = look.px(36)
            self._column.setContentsMargins(side, look.px(26), side, look.px(26 + paper.THICKNESS))
            self._column.setSpacing(look.px(18))
            self.body.setSpacing(look.px(12))
            self.buttons.setSpacing(look.px(14))
            self.buttons.setContentsMargins(0, look.px(6), 0, 0)
        if self.isVisible():
            self._place()
        self.update()

    def _wanted(self, room: QSize) -> QSize:
        look = theme.current()
        width, height = self._design
        wide = min(look.px(width * (1.0 if height else look.text_size)), room.width())
        if height:
            return QSize(wide, min(look.px(height), room.height()))
        self._column.activate()
        tall = self._column.totalHeightForWidth(wide) if self._column.hasHeightForWidth() else -1
        tall = max(tall, self._column.totalMinimumSize().height(), 0)
        if not self._column.hasHeightForWidth():
            tall = self._column.totalSizeHint().height()
        return QSize(wide, min(tall, room.height()))

    def _place(self) -> None:
        gap = theme.current().px(EDGE_GAP)
        room = QSize(max(1, self.width() - 2 * gap), max(1, self.height() - 2 * gap))
        size = self._wanted(room)
        slide = 0.0 if theme.current().reduced_motion else (1.0 - self._shown.number) * theme.current().px(28)
        left = (self.width() - size.width()) // 2
        top = (self.height() - size.height()) // 2 + round(slide)
        self.sheet.setGeometry(left, top, size.width(), size.height())

    def _appear(self, _value: float) -> None:
        if self.isVisible():
            self._place()
            self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        scrim = QColor(look.palette.scrim)
        scrim.setAlphaF(scrim.alphaF() * max(0.0, min(1.0, self._shown.number)))
        painter.fillRect(self.rect(), scrim)


class QuestionDialog(PaperDialog):
    """A question with two answers, open at once. Escape means no; a dangerous yes is not what Enter does."""

    def __init__(
        self,
        about: QWidget,
        title: str,
        text: str,
        yes: str,
        no: str,
        on_yes: Callable[[], object],
        *,
        danger: bool = False,
        on_no: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(about, title)
        self._on_yes, self._on_no, self._said_yes = on_yes, on_no, False
        self.body.addWidget(Label(text, "body", "ink", wrap=True))
        self.refuse = PaperButton(no, "secondary")
        self.accept = PaperButton(yes, "danger" if danger else "primary")
        self.buttons.addWidget(self.refuse)
        self.buttons.addWidget(self.accept)
        self.refuse.clicked.connect(self.close_dialog)
        self.accept.clicked.connect(self._accept)
        self.closed.connect(self._answer)
        self.open_over(self.refuse if danger else self.accept)

    def _accept(self) -> None:
        self._said_yes = True
        self.close_dialog()

    def _answer(self) -> None:
        self.deleteLater()
        if self.withdrawn:
            return
        if self._said_yes:
            self._on_yes()
        elif self._on_no is not None:
            self._on_no()

    def changeEvent(self, event: QEvent) -> None:
        """Nobody answers a question in a language that is no longer spoken here."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.withdraw()


ask = QuestionDialog
"""A question is asked as soon as it is made; this is how that reads where nobody needs it afterwards."""


def withdraw_about(subject: QWidget) -> None:
    """What ``subject`` and everything in it showed is over: so are the dialogs about it."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for dialog in subject.window().findChildren(PaperDialog, options=direct):
        about = dialog.about
        if dialog.isVisible() and isValid(about) and (about is subject or subject.isAncestorOf(about)):
            dialog.withdraw()


def show_error(
    window: QWidget, title: str, text: str, close: str, *, detail: str = "", shown: bool = False
) -> PaperDialog:
    """The error sheet: what went wrong in plain words; behind a button the technical detail, in the words of
    the system, to read or copy. shown: the detail is meant for everybody (an address)."""
    dialog = PaperDialog(window, title, width=620)
    dialog.body.addWidget(Label(text, "body", "ink", wrap=True))
    if detail:
        small = Label(detail, "meta", "ink2", wrap=True)
        small.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        scroll = PaperScroll(small)
        scroll.setMaximumHeight(theme.current().tx(180))
        dialog.body.addWidget(scroll)
        if not shown:
            more = PaperButton(QCoreApplication.translate("PaperDialog", "Details"), "link", "chevron_down")
            more.clicked.connect(scroll.show)
            more.clicked.connect(more.hide)
            scroll.hide()
            dialog.buttons.insertWidget(0, more)
    dialog.open_once(dialog.add_close(close))
    return dialog


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application
