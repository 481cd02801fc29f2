"""About the program: what it is, whose work is inside, and the text of every licence."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.ui.desktop import newer_version
from app.ui.pages.about import credits
from app.ui.pages.stage_page import BarPage
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.art import Picture
from app.widgets.sheets.panel import Panel
from app.widgets.sheets.reading import ReadingColumn


class AboutPage(BarPage):
    """Version, credits, licences.

    Signals:
        text_requested(str title, object Path): a licence is to be read.
    """

    text_requested = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self.reading = ReadingColumn(self)
        self.put_below((self.reading, 1))
        self.say(self.bar.title.setText, lambda: self.tr("About the program"))
        self.say(self.reading.setAccessibleName, lambda: self.tr("About the program"))
        self.hear(self._write)
        theme.follow_now(self, self._write)

    def first_focus(self) -> QWidget:
        """The page, so that arrows scroll it; Tab goes to the licences."""
        return self.reading

    def _write(self) -> None:
        """Everything anew, in the language and size of the moment."""
        self.reading.show_parts((self._head(), self._credits()))

    def _head(self) -> Panel:
        panel = Panel("", seed=2, margin=28)
        top = boxes.row(
            Picture("wordmark", 240, 54, accessible_name="Slovohrátky"),
            1,
            Label(credits.version(), "body_strong", "ink2"),
        )
        panel.body.addLayout(top)
        what = self.tr(
            "Word and tile games for families and schools. No account, no advertisements; nothing leaves "
            "this computer, and the program opens no connection to the internet."
        )
        panel.body.addWidget(Label(what, "body", "ink", wrap=True))
        newer = newer_version.address()
        if newer is None:
            where = self.tr("Newer versions come from where this one came from.")
            panel.body.addWidget(Label(where, "body", "ink2", wrap=True))
            return panel
        where = self.tr("Newer versions are at {address}. The program only opens that page in your browser.")
        panel.body.addWidget(Label(where.format(address=newer), "body", "ink2", wrap=True))
        button = PaperButton(self.tr("Look for a newer version"), "secondary")
        button.clicked.connect(lambda: newer_version.look(self))
        panel.body.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return panel

    def _credits(self) -> Panel:
        look = theme.current()
        panel = Panel(self.tr("Whose work is inside"), seed=3, margin=28)
        for credit in credits.credits():
            part = boxes.column(
                Label(credit.what, "body_strong"), Label(credit.whence, "body", "ink2", wrap=True), spacing=0
            )
            links = boxes.row(spacing=look.px(6))
            for licence in credit.licences:
                links.addWidget(self._link(licence.name, credit.what, licence.file))
            links.addStretch(1)
            part.addLayout(links)
            panel.body.addLayout(part)
        together = self._link(self.tr("How the licences fit together"), "", credits.together())
        panel.body.addWidget(together, 0, Qt.AlignmentFlag.AlignLeft)
        panel.body.addWidget(Label(credits.trade_marks(), "meta", "ink2", wrap=True))
        return panel

    def _link(self, name: str, of: str, file: Path) -> PaperButton:
        link = PaperButton(name, "link", "text")
        if of:
            spoken = self.tr("Licence of {what}: {name}").format(what=of, name=name)
            link.setAccessibleName(spoken)
        link.clicked.connect(lambda: self.text_requested.emit(name, file))
        return link
