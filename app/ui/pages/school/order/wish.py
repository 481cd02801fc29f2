"""What somebody wants hidden: words that were typed or pasted, or a list by topic."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLocale, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.tabletop import phrases
from app.tabletop.options import OptionPair
from app.ui.pages.school.order import texts, topics
from app.widgets import boxes
from app.widgets.controls.bar_button import MenuButton
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.label import Label
from app.widgets.controls.number_choice import NumberChoice
from app.widgets.controls.scroll import dress
from app.widgets.controls.segmented import Segmented
from app.widgets.look import paper, theme
from app.widgets.sheets.menu import MenuLine
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

REST_MS = 700
"""After so long a rest in typing the words are taken."""
MOST = 200
"""Words that are taken at once."""
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_WORD = re.compile(r"\d*[^\W\d_][^\W_]*")


def split(text: str) -> tuple[str, ...]:
    """The words in a text, each once, however they are parted and whether or not one begins a sentence;
    numbers and dashes of a list are none."""
    whole = unicodedata.normalize("NFC", text).replace(SOFT_HYPHEN, "")
    found = dict[str, str]()
    for word in _WORD.findall(whole):
        found.setdefault(word.casefold(), word)
    return tuple(found.values())


class WritingBox(FocusRingOwner, QPlainTextEdit):
    """Text of many lines on paper; Tab goes on. Always give an accessible name."""

    seen_without_ring = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self)
        self.setTabChangesFocus(True)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        colours = look.palette
        self.setFont(look.font("word_small"))
        self.document().setDocumentMargin(look.px(12))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, colours.ink)
        palette.setColor(QPalette.ColorRole.PlaceholderText, colours.ink2)
        palette.setColor(QPalette.ColorRole.Highlight, colours.yellow)
        palette.setColor(QPalette.ColorRole.HighlightedText, colours.letter)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper well and border; Qt writes the text."""
        look = theme.current()
        width = look.pxf(2)
        rect = QRectF(self.viewport().rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = paper.cut(rect, look.pxf(12), 1, 0.0)
        colours = look.palette
        paper.paint_sheet(painter, outline, colours.raised, None, 0, border=colours.line2, border_width=width)
        painter.end()
        super().paintEvent(event)

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)


class WishPanel(Spoken, Panel):
    """games: for which something can be ordered, with their titles.

    Signals: wished(): other words, or another number of common ones, are wanted."""

    wished = Signal()

    def __init__(self, games: Sequence[tuple[object, str]], parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=4)
        self.game = Segmented(games, games[0][0], shrinks=True)
        self.box = WritingBox(self)
        self.topic_button = MenuButton("list", self.topic_lines, self)
        self.told = Label("", "meta", "ink2", wrap=True)
        self._topic_lists: list[topics.Topic] = []
        self.head.addWidget(self.topic_button)
        boxes.fill(self.body, self.game, (self.box, 1), self.told)
        self.common = NumberChoice([(0, "?")], 0, (1, 400), "?")
        self._common = OptionPair("", self.common)
        self.body.addWidget(self._common)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.wished)
        self.box.textChanged.connect(self._typed)
        self.common.value_changed.connect(lambda _: self.wished.emit())
        self.hear_now(self._name)

    def words(self) -> tuple[str, ...]:
        """What is wanted, no more than can be taken."""
        return split(self.box.toPlainText())[:MOST]

    def wanted(self) -> int | None:
        """How many common words; None for as many as a good board has."""
        return self.common.value() or None

    def take(self, words: str) -> None:
        """Want these words, at once."""
        self.box.setPlainText(words)
        self._rest.stop()
        self.wished.emit()

    def _typed(self) -> None:
        count = len(split(self.box.toPlainText()))
        self.told.setText(phrases.words(count) if count <= MOST else texts.too_many(MOST))
        self._rest.start()

    def topic_lines(self) -> list[MenuLine]:
        """A line for each list."""
        if not self._topic_lists:
            self._topic_lists = topics.bundled()
        language = QLocale().name()[:2]
        return [
            MenuLine(one.title(language), partial(self.take, " ".join(one.words)))
            for one in self._topic_lists
        ]

    def _name(self) -> None:
        self.set_title(self.tr("Put words in"))
        self.box.setAccessibleName(self.tr("Words to be hidden"))
        self.box.setPlaceholderText(self.tr("Type or paste the words of the week, or choose a topic."))
        self.topic_button.set_words(self.tr("Topic"), self.tr("Lists of words by topic"))
        self.game.set_name(self.tr("Game"))

    def name_games(self, games: Sequence[tuple[object, str]]) -> None:
        """In another language."""
        self.game.set_options(games)

    def show_difficulties(self, usual: Sequence[tuple[int, str]], label: str) -> None:
        """What a game offers. label: what is counted."""
        self._common.label.setText(label)
        self.common.segments.set_name(label)
        self.common.set_usual(usual, self.tr("other"))
