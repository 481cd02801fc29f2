"""What a word of a finished round means."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontMetricsF

from app.tabletop.context import ViewContext
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme


def explained(context: ViewContext, word: str) -> str:
    """The word and its explanation."""
    told = context.explain(word)
    if word in told:
        return told
    return QCoreApplication.translate("Rounds", "{word} · {text}").format(word=word, text=told)


class Telling(PaperScroll):
    """Room for a text of a few lines, the same whatever is told, so that nothing moves at a click; the rare
    longer one scrolls."""

    def __init__(self, role: str = "meta") -> None:
        self._role = role
        self.text = Label("", role, "ink2", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        super().__init__(self.text)

    def set_lines(self, lines: int) -> None:
        """Keep room for so many."""
        self.setFixedHeight(round(self.line() * lines) + theme.current().px(6))

    def line(self) -> float:
        """Height of a line."""
        return QFontMetricsF(theme.current().font(self._role)).lineSpacing()

    def tell(self, text: str) -> None:
        """Show it from its beginning."""
        self.text.setText(text)
        self.verticalScrollBar().setValue(0)
