"""What the program answers: a strip for words (taken, refused, had already) and a banner for problems."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets import boxes, writing
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.kept_clear import clear_place, hidden, kept_clear
from app.widgets.look import icons, motion, paper, theme
from app.widgets.look.canvas import Canvas
from app.widgets.look.fonts import SMALLEST
from app.widgets.sheets.keyboard import is_covered
from app.widgets.sheets.topbar import TopBar

KINDS: dict[str, tuple[str, str, str]] = {
    "ok": ("green_tint", "check", "green"),
    "refused": ("red_tint", "x", "red"),
    "duplicate": ("sunken", "undo", "ink"),
    "info": ("yellow_tint", "bulb", "yellow_ink"),
}
"""Ground, icon and icon colour of each kind of message."""
LEAST_SHARE = 0.6
"""A text that has not room enough is printed smaller, down to this share of its usual size."""


def _announce(widget: QWidget) -> None:
    """Have a screen reader say the widget's accessible name now."""
    from PySide6.QtGui import QAccessible, QAccessibleEvent  # start-up time: nothing to say at first

    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Alert))


class MessageStrip(Canvas, QWidget):
    """One line (two when needed): icon, word in Vollkorn, sentence. A refusal shakes.

    Keeps its place when empty, so that nothing jumps.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 1.0
        self._kind, self._word, self._text = "info", "", ""
        self.mild = False
        """Refusals are told as news, without red and without a shake: children play."""
        self._shake = motion.Tween(self, self._moved, curve=motion.OUT_QUAD)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.clear)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.follow(self, self._restyle)

    @property
    def kind(self) -> str:
        return self._kind

    def message(self) -> str:
        """Word and sentence as one text; empty when nothing is shown."""
        return f"{self._word} {self._text}".strip()

    def show_message(self, kind: str, text: str, word: str = "", ms: int = 0) -> None:
        """Show a message of a kind of KINDS, for ``ms`` milliseconds or (0) until the next one."""
        if kind not in KINDS:
            raise ValueError(kind)
        if self.mild and kind == "refused":
            kind = "info"
        self._kind, self._text, self._word = kind, text, word
        self.setAccessibleName(self.message())
        _announce(self)
        if kind == "refused" and not theme.current().reduced_motion:
            self._shake.to(1.0, 0)
            self._shake.to(0.0, motion.REFUSED)
        if ms > 0:
            self._timer.start(ms)
        else:
            self._timer.stop()
        self._restyle()

    def clear(self) -> None:
        self._word = self._text = ""
        self.setAccessibleName("")
        self._restyle()

    def print_at(self, share: float) -> None:
        """Print the text at this share of its usual size, where there is not room enough for all of it."""
        if share != self._share:
            self._share = share
            self._restyle()

    def _moved(self, _value: float) -> None:
        self.update()

    # Layout: pieces of text flow into lines ---------------------------------------------------

    def _flow(self, width: float) -> list[list[tuple[float, str, QFont]]]:
        """Lines of (x, text, font) in the space right of the icon."""
        look = theme.current()
        word_font, text_font = look.font("word_strong"), look.font("body_strong")
        for font in (word_font, text_font):
            least = min(math.ceil(SMALLEST), font.pixelSize())
            font.setPixelSize(max(least, round(font.pixelSize() * self._share)))
        pieces = [(self._word, word_font)] if self._word else []
        pieces += [(part, text_font) for part in writing.breakable(self._text)]
        lines: list[list[tuple[float, str, QFont]]] = [[]]
        x, gap = 0.0, QFontMetricsF(text_font).horizontalAdvance(" ")
        for i, (text, font) in enumerate(pieces):
            advance = QFontMetricsF(font).horizontalAdvance(text)
            if lines[-1] and x + advance > width:
                lines.append([])
                x = 0.0
            lines[-1].append((x, text, font))
            x += advance + (look.pxf(9) if i == 0 and self._word else gap)
        return lines

    def _text_left(self) -> float:
        look = theme.current()
        return look.px(14) + look.tx(20) + look.px(10)

    def _line_height(self) -> float:
        return float(theme.current().tx(24 * self._share))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        look = theme.current()
        lines = len(self._flow(width - self._text_left() - look.px(12)))
        return math.ceil(lines * self._line_height()) + look.px(18)

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(280), math.ceil(self._line_height()) + look.px(18))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(120), self.sizeHint().height())

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        if not self.message():
            return
        colours = look.palette
        ground, icon_name, icon_colour = KINDS[self._kind]
        swing = math.sin(self._shake.number * 3 * 2 * math.pi) * look.pxf(6) * self._shake.number
        inset = look.pxf(6) if self._shake.number > 0 else 0.0
        rect = QRectF(self.rect()).adjusted(inset, 0, -inset, 0).translated(swing, 0)
        self.paint_ground(painter, rect, colours.colour(ground))
        usual = self._share
        while self.heightForWidth(self.width()) > self.height() + look.px(12) and self._share > LEAST_SHARE:
            self._share -= 0.05
        lines = self._flow(self.width() - self._text_left() - look.px(12))
        height = self._line_height()
        self._share = usual
        top = self.height() / 2 - len(lines) * height / 2
        side = float(look.tx(20))
        box = QRectF(look.px(14) + swing, top + (height - side) / 2, side, side)
        icons.paint(painter, icon_name, box, colours.colour(icon_colour), 2.8)
        painter.setPen(colours.ink)
        for i, line in enumerate(lines):
            for x, text, font in line:
                painter.setFont(font)
                painter.drawText(QPointF(self._text_left() + swing + x, top + (i + 0.70) * height), text)

    def paint_ground(self, painter: QPainter, rect: QRectF, ground: QColor) -> None:
        """The paper under the words, where it is just now."""
        painter.fillPath(paper.cut(rect, theme.current().pxf(10), 2, 0.0), ground)


WIDTH, EDGE, LEAST = 1000, 4, 130
"""A banner that hovers below the bar is at most so wide, its paper so thick, and its words on the bar have at
least so much room, in design pixels."""
BRIEF_MS = 5_000
"""How long it says why the dictionary stays closed, and the like."""
LOOKS_MS = 250
"""A hovering banner looks so often whether something that is kept clear has come up below it."""


class Banner(Canvas, QWidget):
    """A problem that concerns the page: what happened, perhaps one thing to do about it, a cross.

    In a layout it has a place of its own; hovering it moves nothing that a hand may be aiming at.

    Signals:
        action_requested(): the offered action was pressed.
        dismissed(): the cross was pressed; the banner has hidden itself.
    """

    action_requested = Signal()
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fill = "red_tint"
        self._back: Callable[[], object] | None = None
        self._icon_room = QWidget(self)
        self._label = Label("", "body_strong", "ink", wrap=True)
        self._action = PaperButton("", "secondary", "", self)
        self._close = IconButton("x", self.tr("Close"), "quiet", self)
        self._host: QWidget | None = None
        self._bar: Callable[[], TopBar | None] = lambda: None
        self._looks = QTimer(self, interval=LOOKS_MS)
        self._looks.timeout.connect(self._give_way)
        self._brief = QTimer(self, singleShot=True)
        self._brief.timeout.connect(self.hide)
        self._row = boxes.row(self._icon_room, (self._label, 1), self._action, self._close, inside=self)
        self._action.clicked.connect(self._act)
        self._close.clicked.connect(self._dismiss)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow_now(self, self._restyle)
        self.hide()

    def show_problem(self, text: str, action: str = "", *, mild: bool = False, lasting: bool = False) -> None:
        """Show a problem; ``mild`` ones are yellow (news) instead of red, lasting ones cannot be closed."""
        self._back = None
        self._brief.stop()
        self._close.setVisible(not lasting)
        self._fill = "yellow_tint" if mild else "red_tint"
        self._label.setText(text)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self.setAccessibleName(text)
        self.show()
        self._restyle()
        self.place()
        _announce(self)

    def show_briefly(self, text: str, ms: int = BRIEF_MS) -> None:
        """News that go by themselves."""
        self.show_problem(text, mild=True)
        self._brief.start(ms)

    def offer(self, action: str) -> None:
        """Another action, or none, to what is told, which is not told anew."""
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self._restyle()
        self.place()

    def offer_back(self, text: str, action: str, back: Callable[[], object]) -> None:
        """Tell what was done. back: undoes it, as long as this is told."""
        self.show_problem(text, action, mild=True)
        self._back = back

    def takes_back(self) -> bool:
        """Whether something is told just now that can be undone."""
        return self._back is not None and self.isVisible()

    def take_back(self) -> None:
        """Undo what is told."""
        back, self._back = self._back, None
        if back is not None:
            self.hide()
            back()

    def _act(self) -> None:
        if self._back is not None:
            self.take_back()
        else:
            self.action_requested.emit()

    def hover(self, host: QWidget, bar: Callable[[], TopBar | None]) -> None:
        """Lie over ``host`` from now on and follow its size: on the bar of the page, where it is too long for
        that below it, over nothing that is kept clear."""
        self._host, self._bar = host, bar
        self.setParent(host)
        host.installEventFilter(self)
        self.hide()

    def _give_way(self) -> None:
        """Whatever the table shows next is not told here: a question may come up, words may be laid open."""
        if self._host is None or is_covered(self):
            return  # a dialog lies over it and hears the keys: it stays below
        if hidden(self.geometry(), kept_clear(self._host)):
            self.place()

    def showEvent(self, event: QShowEvent) -> None:
        """Lying over a host, keep its things clear as long as it is seen."""
        if self._host is not None:
            self._looks.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._looks.stop()
        super().hideEvent(event)

    def place(self) -> None:
        """Hovering: find the place anew."""
        host, look = self._host, theme.current()
        if host is None or self.isHidden():
            return
        self._row.activate()
        line = QFontMetricsF(look.font("body_strong")).horizontalAdvance(self.text())
        beside = self._row.sizeHint().width() - self._label.sizeHint().width()
        wide = math.ceil(line) + beside + look.px(8)
        kept = kept_clear(host) + self._others(host)
        least = min(wide, beside + look.tx(LEAST))
        self.setGeometry(self._on_bar(host, wide, least, kept) or self._on_page(host, wide, kept))
        self.raise_()

    def _others(self, host: QWidget) -> list[QRect]:
        """Where something else is told just now."""
        window = host.window()
        told = [one for one in window.findChildren(Banner) if one is not self and one.isVisible()]
        corners = [host.mapFrom(window, one.mapTo(window, QPoint())) for one in told]
        return [one.rect().translated(corner) for one, corner in zip(told, corners, strict=True)]

    def _high(self, wide: int) -> int:
        return self._row.totalHeightForWidth(wide) + theme.current().px(EDGE)

    def _on_bar(self, host: QWidget, wide: int, least: int, kept: Sequence[QRect]) -> QRect | None:
        """On the bar, over nothing that is pressed, where it fits there and can be read. least: as wide as it
        is to be for that."""
        bar = self._bar()
        if bar is None:
            return None
        corner, found = bar.mapTo(host, QPoint()), None
        for room in bar.notice_rooms():
            if room.width() < least:
                continue
            place = QRect(room.left(), 0, min(wide, room.width()), 0)
            place.setHeight(self._high(place.width()))
            place.moveCenter(QPoint(place.center().x(), room.center().y()))
            place.translate(corner)
            if 0 < place.height() <= room.height() and not hidden(place, kept):
                if place.width() == wide:
                    return place
                found = found or place
        return found

    def _on_page(self, host: QWidget, wide: int, kept: Sequence[QRect]) -> QRect:
        """Below the bar, as high as it hides nothing that is kept clear; where there is no such place, over
        the buttons of the bar."""
        look, bar = theme.current(), self._bar()
        gap, wide = look.px(6), min(look.tx(WIDTH), wide)
        area = host.rect().adjusted(gap, 0, -gap, -gap)
        if bar is not None:
            area.setTop(bar.mapTo(host, QPoint(0, bar.height())).y() + gap)
        wanted = QPoint(area.center().x(), area.top())
        below = clear_place(area, kept, self._high, min(wide, area.width()), wanted)
        if bar is None or not hidden(below, kept):
            return below
        wide = bar.width() - bar.back_button.geometry().right() - 2 * gap
        over = QRect(bar.mapTo(host, QPoint(bar.width() - gap - wide, 0)), QSize(wide, self._high(wide)))
        return min(over, below, key=lambda place: hidden(place, kept))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def add_problem(self, text: str) -> None:
        """Show a problem beside the one that is shown already; what is told already is not told again."""
        if self.isHidden() or text not in self.text():
            self.show_problem(text if self.isHidden() else f"{self.text()} {text}")

    def take_away(self, text: str) -> None:
        """A problem is none any more: what is told beside it stays."""
        if text and not self.isHidden() and text in self.text():
            rest = self.text().replace(text, "").strip()
            if rest:
                self.show_problem(rest)
            else:
                self.hide()

    def text(self) -> str:
        return self._label.whole_text()

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    def _restyle(self) -> None:
        look = theme.current()
        edge = 0 if self._host is None else look.px(EDGE)
        self._row.setContentsMargins(look.px(16), look.px(4), look.px(8), look.px(4) + edge)
        self._row.setSpacing(look.px(12))
        self._icon_room.setFixedWidth(look.tx(24))
        self.updateGeometry()
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        edge = 0.0 if self._host is None else look.pxf(EDGE)
        face = QRectF(self.rect()).adjusted(0, 0, 0, -edge)
        ground = colours.colour(self._fill)
        if edge:
            hair = look.pxf(1)
            outline = paper.cut(face.adjusted(hair, hair, -hair, 0), look.pxf(14), 3, 0.0)
            paper.paint_sheet(painter, outline, ground, colours.line2, edge, border=colours.line)
        else:
            painter.fillPath(paper.cut(face, look.pxf(14), 3, 0.0), ground)
        side = float(look.tx(24))
        box = QRectF(look.px(16), (face.height() - side) / 2, side, side)
        serious = self._fill == "red_tint"
        tone = colours.red if serious else colours.yellow_ink
        icons.paint(painter, "warning" if serious else "info", box, tone)
