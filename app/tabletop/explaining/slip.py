"""The slip that explains a laid word beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.tabletop.context import WordExplanation
from app.widgets import writing
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.sticker import Sticker
from app.widgets.kept_clear import clear_place, hidden
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets.panel import Panel

WIDE, MARGIN, GAP, RING = 400, 18, 6, 5
HEIGHTS = 0.46, 0.36
"""So much of the height of the table it takes at most, and where that would hide something; longer texts
scroll."""
CLOSE = (Qt.Key.Key_Escape, Qt.Key.Key_F3, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

translate = QCoreApplication.translate


class WordRing(Canvas, QWidget):
    """A ring around the word that is explained; the mouse goes through it."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lie_on(self, word: QRect) -> None:
        room = theme.current().px(RING)
        self.setGeometry(word.adjusted(-room, -room, room, room))
        self.show()
        self.raise_()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        half = look.pxf(RING) / 2
        painter.setPen(QPen(look.palette.ink if look.palette.flat else look.palette.yellow, 2 * half))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = look.pxf(10)
        painter.drawRoundedRect(self.rect().toRectF().adjusted(half, half, -half, -half), radius, radius)


class ExplainingSlip(FocusRingOwner, Panel):
    """It lies beside a word and hides neither that nor what is kept clear; the keyboard walks to others.

    Signals: stepped(int): the next word, or the one before. left(): it is to go.
    """

    stepped = Signal(int)
    left = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__("", host, margin=MARGIN, spacing=GAP, seed=7)
        self._host = host
        self._ring = WordRing(host)
        self.word = ""
        self.worth = ""
        """What its points are made of; said with all that is told of it."""
        self.points = Label("", "body_strong", "ink", wrap=True)
        self.text = Label("", "body", "ink", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.refused = Label("", "body_strong", "red", wrap=True)
        self.note = Label("", "meta", "ink2", wrap=True)
        self._hint = Label("", "meta", "ink2", wrap=True)
        self.pane = PaperScroll(self.text)
        for part in (self.points, self.refused, self.pane, self.note, self._hint):
            self.body.addWidget(part)
        self.picture = Sticker()
        self.head.addWidget(self.picture)
        self.title.set_role("word")
        self.title.show()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

    def draw_ahead(self) -> None:
        """Be painted once where nobody sees it, with every kind of text."""
        self._write(WordExplanation("Slovo", ".", (".",), "."))
        wide = theme.current().tx(WIDE)
        self.resize(wide, self._fit(wide, round(self._host.height() * HEIGHTS[0])))
        self.grab()
        self._write(WordExplanation(""))

    def show_waiting(self, word: str) -> None:
        """A word that is being looked up: nothing is told of it yet."""
        self._write(WordExplanation(word))

    def show_closed(self, word: str, why: str) -> None:
        """Nothing may be looked up now."""
        self._write(WordExplanation(word, note=why))

    def show_explanation(self, told: WordExplanation, at: int, count: int, *, may_look_up: bool) -> None:
        """What is told of a word, the so manieth of those that can be asked about. may_look_up: more about it
        stands in the dictionary, which is open."""
        self._write(told)
        hints = []
        if count > 1:
            text = translate("Explaining", "Word {number} of {count}: arrow keys.")
            hints.append(
                writing.flowing(text.format(number=writing.number(at + 1), count=writing.number(count)))
            )
        if may_look_up:
            hints.append(translate("Explaining", "More in the dictionary: F2."))
        self._hint.setText(" ".join(hints))
        self._hint.setVisible(bool(hints))
        self.setAccessibleDescription(self._hint.text())

    def _write(self, told: WordExplanation) -> None:
        self.word = told.word
        self.title.setText(told.word)
        for label, text in (
            (self.points, self.worth),
            (self.refused, told.refused),
            (self.text, "\n".join(told.lines)),
            (self.note, told.note),
            (self._hint, ""),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.picture.show_picture(told.picture)
        self.pane.setVisible(bool(told.lines))
        self.pane.verticalScrollBar().setValue(0)
        self.setAccessibleName(" ".join(filter(None, (told.whole(), self.worth))))

    # Where it lies ----------------------------------------------------------------------------

    def lie_by(self, word: QRect, kept: list[QRect]) -> None:
        """Lie near a word, where nothing is hidden that is to be seen."""
        look = theme.current()
        room = self._host.rect().adjusted(look.px(8), look.px(8), -look.px(8), -look.px(8))
        wide = min(look.tx(WIDE), room.width())
        wanted = QPoint(word.center().x(), word.bottom() + look.px(10))
        for share in HEIGHTS:
            high = partial(self._fit, most=round(room.height() * share))
            place = clear_place(room, [*kept, word], high, wide, wanted, gap=look.px(6))
            if not hidden(place, kept):
                break
        high(place.width())
        self._ring.lie_on(word)
        self.setGeometry(place)
        self.show()
        self.raise_()

    def _fit(self, wide: int, most: int) -> int:
        """The height in a width; the text scrolls where that would be more than ``most``."""
        look = theme.current()
        margins = self.body.contentsMargins()
        inner = wide - margins.left() - margins.right()
        several = (self.points, self.refused, self.note, self._hint)
        labels = [one for one in several if not one.isHidden()]
        head = [one.sizeHint().height() for one in (self.title, self.picture) if not one.isHidden()]
        rest = margins.top() + margins.bottom() + max(head)
        rest += sum(one.heightForWidth(inner) + look.px(GAP) for one in labels)
        if self.pane.isHidden():
            return rest
        text = self.text.heightForWidth(inner - look.px(14)) + look.px(4)
        high = min(text, max(look.tx(48), most - rest))
        self.pane.setFixedHeight(high)
        return rest + look.px(GAP) + high

    def hideEvent(self, event: QHideEvent) -> None:
        self._ring.hide()
        super().hideEvent(event)

    def sizeHint(self) -> QSize:
        return self.size()

    # Keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from word to word or scroll, Esc and the key that asked put it away."""
        key, bar = event.key(), self.pane.verticalScrollBar()
        if key in CLOSE:
            if not event.isAutoRepeat():
                self.left.emit()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = bar.singleStep() * (1 if key == Qt.Key.Key_Down else -1)
            if bar.maximum():
                bar.setValue(bar.value() + step)
            else:
                self.stepped.emit(1 if step > 0 else -1)
        else:
            event.ignore()
