"""Playing a deal that somebody passed on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QWidget

from app.engine import codes
from app.engine.codes import CodeError
from app.games import deals
from app.games.deals import Deal
from app.lexicon.problems import LexiconProblem
from app.tabletop.face import Face
from app.ui import faces
from app.ui.deals import texts
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.sheets.dialog import PaperDialog


class ByCodeDialog(PaperDialog):
    """A field for the code, and below it what it stands for or why it cannot be.

    Signals: accepted(object Deal): it can be dealt here.
    """

    accepted = Signal(object)

    def __init__(self, about: QWidget, services: Services, *, lesson: bool = False) -> None:
        """lesson: it is for a class."""
        super().__init__(about, "", width=560)
        self._lesson = lesson
        self._services = services
        self._thread = ThreadBridge("deal", self)
        self.title.setText(self.tr("Play by code"))
        self.setAccessibleName(self.title.text())
        self.field = TextField(accessible_name=self.tr("Code"), placeholder="KRT M7H 4XYW", serif=True)
        self.field.setMaxLength(200)
        self.told = Label("", "body", "ink2", wrap=True)
        self.told.setText(
            self.tr(
                "Type or paste the code, or the sixteen letters of a board. Capitals and blanks do not count."
            )
        )
        self.cancel = PaperButton(self.tr("Cancel"), "secondary")
        self.go = PaperButton(self.tr("Take this deal"), "primary")
        self.body.addWidget(self.field)
        self.body.addWidget(self.told)
        self.buttons.addWidget(self.cancel)
        self.buttons.addWidget(self.go)
        self.cancel.clicked.connect(self.close_dialog)
        self.go.clicked.connect(self._take)
        self.field.textEdited.connect(lambda _: self._look())

    def _read(self) -> Deal | None:
        """The deal that is typed; None where it is told why there is none."""
        try:
            deal = deals.read(texts.typed(self.field.text()))
            self._need_place(deal)
        except CodeError as error:
            self._refuse(error)
            return None
        return deal

    def _need_place(self, deal: Deal) -> None:
        """Raises CodeError for a deal that no game begins with."""
        if deals.for_class(deal) and not self._lesson:
            raise CodeError(codes.CodeFault.CLASS)

    def _look(self) -> None:
        """While somebody types: nothing is wrong with a code that is not whole yet."""
        self.field.set_refused(False)
        self.told.set_colour("ink2")
        try:
            deal = deals.read(texts.typed(self.field.text()))
            self._need_place(deal)
        except CodeError as error:
            wrong = len("".join(texts.typed(self.field.text()).split())) >= codes.SHORTEST
            self.told.setText(texts.refusal(error) if wrong else "")
            return
        face = faces.find(deal.game)
        if face is not None and deals.for_class(deal):
            self.told.setText(self.tr("{game}: hands for a class").format(game=face.title()))
        elif face is not None:
            self.told.setText(self._told(face, deal))

    def _told(self, face: Face, deal: Deal) -> str:
        """What a code stands for. How many play it tells of a game for one alone."""
        if deal.seats:
            form = face.form(deal.options)
            form.deleteLater()
            return f"{face.title()}: {form.summary(deal.seats)}"
        text = self.tr("{game}. With as many players as whoever passed it on you get the same deal.")
        return text.format(game=face.title())

    def _refuse(self, error: CodeError) -> None:
        self.field.set_refused(True)
        self.told.set_colour("red")
        self.told.setText(texts.refusal(error))
        self.field.setAccessibleDescription(self.told.text())
        self.field.setFocus()

    def _take(self) -> None:
        """Whether the deal comes out here as the code says is found out beside the screen."""
        deal = self._read()
        if deal is None:
            return
        if deals.for_class(deal):  # nothing is dealt that could come out otherwise
            self._accept(deal)
            return
        try:
            check = self._services.deal_check(deal)
        except LexiconProblem as problem:
            from app.ui.texts import lexicon_sentence

            self.told.set_colour("red")
            self.told.setText(lexicon_sentence(problem))
            return
        except ValueError:  # agreements that no longer go together
            self._refuse(CodeError(codes.CodeFault.NEWER))
            return
        self.go.setEnabled(False)
        self._thread.ask(lambda _: check(), lambda _: self._accept(deal), self._fail)

    def _accept(self, deal: Deal) -> None:
        self.close_dialog()
        self.accepted.emit(deal)

    def _fail(self, error: Exception) -> None:
        self.go.setEnabled(True)
        if not isinstance(error, CodeError):
            raise error
        self._refuse(error)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the field takes the deal."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.go.isEnabled():
            self._take()
            event.accept()
            return
        super().keyPressEvent(event)
