"""Small sheets about people: a new or changed profile, a guest's name, the welcome of the first start."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.storage.profiles import CHILDHOOD, LONGEST_NAME, OLDEST, BadName, Profile, Profiles, tidy
from app.ui import texts
from app.widgets import boxes
from app.widgets.controls.avatar import PERSON_COLOURS, Avatar, SeatFace, marks, person_face
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import Stepper, TextField
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.segmented import Segmented
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.spoken import Spoken


class ColourDot(FocusRingOwner, Canvas, QAbstractButton):
    """One colour a disc may have."""

    def __init__(self, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour = colour
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_name(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """Large enough for a finger."""
        side = theme.current().px(theme.TARGET)
        return QSize(side, side)

    def focus_shape(self) -> tuple[QRectF, float]:
        inset = theme.current().pxf(5)
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        return rect, rect.width() / 2

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        inset = look.pxf(8 if self.isChecked() else 6)
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PERSON_COLOURS[self.colour])
        painter.setOpacity(1.0 if self.isEnabled() else 0.25)
        painter.drawEllipse(rect)
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.palette.ink, look.pxf(3)))
            out = look.pxf(4.5)
            painter.drawEllipse(rect.adjusted(-out, -out, out, out))


class ColourRow(Spoken, QWidget):
    """All colours of discs.

    Signals: colour_changed(str).
    """

    colour_changed = Signal(str)

    def __init__(self, chosen: str) -> None:
        super().__init__()
        row = boxes.row(inside=self, bare=True, spacing=0)
        names = {
            "red": lambda: self.tr("red"),
            "blue": lambda: self.tr("blue"),
            "green": lambda: self.tr("green"),
            "yellow": lambda: self.tr("yellow"),
            "plum": lambda: self.tr("plum"),
            "teal": lambda: self.tr("teal"),
            "brown": lambda: self.tr("brown"),
            "slate": lambda: self.tr("slate"),
        }
        self.dots = [ColourDot(colour, self) for colour in PERSON_COLOURS]
        for dot in self.dots:
            self.say(dot.set_name, names[dot.colour])
            dot.setChecked(dot.colour == chosen)
            dot.clicked.connect(lambda _=False, dot=dot: self.colour_changed.emit(dot.colour))
            row.addWidget(dot)
        row.addStretch(1)

    def leave_out(self, taken: Collection[str]) -> None:
        """Colours that others have cannot be chosen, as long as one is left."""
        for dot in self.dots:
            dot.setEnabled(dot.colour not in taken or len(taken) >= len(self.dots))

    def choose(self, colour: str) -> None:
        for dot in self.dots:
            dot.setChecked(dot.colour == colour)

    def colour(self) -> str:
        return next((dot.colour for dot in self.dots if dot.isChecked()), self.dots[0].colour)


class _Lines(PaperScroll):
    """As high as its text, and scrolled where the window is too small for that."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        content = self.widget()
        return content.heightForWidth(width) if content is not None else -1


class PersonDialog(PaperDialog):
    """A profile to make or to change.

    Signals:
        saved(str name, str colour, object age, bool children, bool like_me): age None when not told.
        remove_requested(): forget this person.
    """

    saved = Signal(str, str, object, bool, bool)
    remove_requested = Signal()

    def __init__(self, window: QWidget, profiles: Profiles, person: Profile | None = None) -> None:
        super().__init__(window, "", width=560)
        self._profiles, self._person = profiles, person
        self.title.setText(self.tr("Who is it?") if person is None else person.name)
        self.setAccessibleName(self.title.text())
        colour = person.color if person else profiles.free_color()
        self._avatar = Avatar(SeatFace(), 84)
        self.name = TextField(person.name if person else "", accessible_name=self.tr("Name"))
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setMaxLength(LONGEST_NAME * 2)
        self.colours = ColourRow(colour)
        self.fault = Label("", "meta_strong", "red", wrap=True)
        self.tells_age = Toggle(self.tr("Age"), person is not None and person.age is not None)
        self.tells_age.set_note(self.tr("Some games let the oldest begin"))
        years = person.age if person and person.age else 30
        self.age = Stepper(years, 1, OLDEST, accessible_name=self.tr("Age"))
        self.children_mode = Toggle(self.tr("Children's mode"), person is not None and person.children)
        self.like_me = Toggle(self.tr("An opponent like me"), person is not None and person.like_me)
        self.strengths = Label("", "meta", "ink2", wrap=True)
        self._assemble()
        self.name.textChanged.connect(self._named)
        self.name.returnPressed.connect(self._save)
        self.colours.colour_changed.connect(self._named)
        self.tells_age.toggled.connect(self.age.setVisible)
        self._guessed = person is None or (person.age is None and not person.children)
        """Children's mode follows an age that was not told before, until it is switched by hand."""
        self.children_mode.clicked.connect(self._decide)
        self.age.value_changed.connect(self._guess)
        self.tells_age.toggled.connect(self._guess)
        self.age.setVisible(self.tells_age.isChecked())
        self._named()

    def _decide(self) -> None:
        self._guessed = False

    def _guess(self, _value: object) -> None:
        """Nobody who adds a child of eight looks for a switch, too."""
        if self._guessed:
            self.children_mode.setChecked(self.tells_age.isChecked() and self.age.value() <= CHILDHOOD)

    def _assemble(self) -> None:
        look = theme.current()
        right = boxes.column(self.name, self.colours, spacing=look.px(8))
        row = boxes.row((self._avatar, 0, Qt.AlignmentFlag.AlignTop), (right, 1), spacing=look.px(20))
        told = boxes.column(boxes.row(self.tells_age, 1, self.age), self.children_mode, bare=True)
        changes = self.tr(
            "New games begin with boards full of words, words from three letters, more time, hints and a "
            "leveret to play against; mistakes are told without red, and no vulgar word comes up."
        )
        self.children_mode.setAccessibleDescription(changes)
        boxes.fill(told, Label(changes, "meta", "ink2", wrap=True), self.like_me, self.strengths)
        sheet = QWidget()
        sheet.setLayout(told)
        # The name stays whole where large texts do not fit into the window; all below it scrolls.
        self._lines = _Lines(sheet)
        self.body.addLayout(row)
        self.body.addWidget(self._lines)
        self.tell_strengths([])
        self.body.addWidget(self.fault)
        self.fault.hide()
        self.remove_button = PaperButton(self.tr("Remove"), "danger", "trash")
        self.remove_button.setVisible(self._person is not None)
        self.remove_button.clicked.connect(self._remove)
        self.save_button = PaperButton(self.tr("Save"), "primary")
        self.save_button.clicked.connect(self._save)
        self.buttons.insertWidget(0, self.remove_button)
        self.buttons.addWidget(self.save_button)

    def tell_strengths(self, lines: Sequence[str]) -> None:
        """How strong the person is in each game, one a line; none while nothing is known."""
        follows = self.tr(
            "New games begin against one who plays about as you do, and follows you up and down after "
            "each game."
        )
        text = "\n".join((follows, *lines))
        self.strengths.setText(text)
        self._lines.updateGeometry()  # what lies in it does not tell by itself that it grew
        self.like_me.setAccessibleDescription(text)

    def _named(self, _value: str = "") -> None:
        name, known = tidy(self.name.text()), self._profiles.people
        others = [other.name for other in known if self._person is None or other.id != self._person.id]
        mark = marks([*others, name])[-1] if name else ""
        self._avatar.set_face(person_face(name, self.colours.colour(), mark))
        self.fault.hide()
        self.name.set_refused(False)

    def _save(self) -> None:
        try:
            name = self._profiles.check(self.name.text(), self._person.id if self._person else None)
        except BadName as bad:
            self.fault.setText(texts.name_sentence(bad.fault))
            self.fault.show()
            self.name.set_refused(True)
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        age = self.age.value() if self.tells_age.isChecked() else None
        self.close_dialog()
        self.saved.emit(
            name, self.colours.colour(), age, self.children_mode.isChecked(), self.like_me.isChecked()
        )

    def _remove(self) -> None:
        self.close_dialog()
        self.remove_requested.emit()


class _TeamSwitch(Toggle):
    """Space flips it; Enter sits down, as in the field above it.

    Signals: entered().
    """

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Held down, Enter sits nobody down."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.entered.emit()


class GuestDialog(PaperDialog):
    """What a guest or a team at one place is called; an empty field means just a guest.

    Signals: named(str name, str colour, bool team): colour empty where none was chosen.
    """

    named = Signal(str, str, bool)

    def __init__(self, window: QWidget, face: Callable[[str, str], SeatFace], taken: Collection[str]) -> None:
        """face: of a guest with that name and colour (empty: any). taken: colours of others at the table."""
        super().__init__(window, "", width=560)
        self._face, self._chosen = face, ""
        self.title.setText(self.tr("Who sits down, too?"))
        self.setAccessibleName(self.title.text())
        self.name = TextField(accessible_name=self.tr("Name of the guest or the team"))
        self.name.setPlaceholderText(self.tr("Guest"))
        self.name.setMaxLength(LONGEST_NAME)
        self.team = _TeamSwitch(self.tr("A team"))
        self.team.set_note(self.tr("Several people at one place; the games speak to all of them."))
        self.colours = ColourRow("")
        self.colours.leave_out(taken)
        self._avatar = Avatar(SeatFace(), 84)
        self.done_button = PaperButton(self.tr("Sit down"), "primary")
        self._assemble()
        self.done_button.clicked.connect(self._done)
        self.name.returnPressed.connect(self._done)
        self.team.entered.connect(self._done)
        self.name.textChanged.connect(self._show_face)
        self.colours.colour_changed.connect(self._choose)
        self.closed.connect(self.deleteLater)
        self._show_face()

    def _assemble(self) -> None:
        look = theme.current()
        right = boxes.column(self.name, self.colours, spacing=look.px(8))
        row = boxes.row((self._avatar, 0, Qt.AlignmentFlag.AlignTop), (right, 1), spacing=look.px(20))
        self.body.addLayout(row)
        self.body.addWidget(self.team)
        self.body.addWidget(Label(self.tr("Guests and teams are not remembered."), "meta", "ink2", wrap=True))
        self.buttons.addWidget(self.done_button)

    def _choose(self, colour: str) -> None:
        self._chosen = colour
        self._show_face()

    def _show_face(self, _name: str = "") -> None:
        """As at the table. Until a colour is chosen it follows the name."""
        face = self._face(tidy(self.name.text()) or self.tr("Guest"), self._chosen)
        self._avatar.set_face(face)
        self.colours.choose(face.colour)

    def _done(self) -> None:
        name = tidy(self.name.text()) or self.tr("Guest")
        self.close_dialog()
        self.named.emit(name, self._chosen, self.team.isChecked())


class WelcomeDialog(Spoken, PaperDialog):
    """The first start: one question, and it may be skipped. Closed otherwise, it keeps the name typed so far.
    The language can be changed at once: who does not read the one of the system would find no settings.

    Signals:
        named(str name, str colour).
        skipped().
        language_chosen(str language): as settings have it.
    """

    named = Signal(str, str)
    skipped = Signal()
    language_chosen = Signal(str)

    def __init__(self, window: QWidget, profiles: Profiles, language: str) -> None:
        """language: that is spoken now."""
        super().__init__(window, "", width=640)
        self._profiles = profiles
        self._answered = False
        self.name = TextField()
        self.name.setMaxLength(LONGEST_NAME * 2)
        self.language = Segmented([("cs", "čeština"), ("en", "English")], language)
        self.language.choice_changed.connect(lambda chosen: self.language_chosen.emit(str(chosen)))
        self.colours = ColourRow(profiles.free_color())
        self._avatar = Avatar(person_face("?", self.colours.colour()), 96)
        self.fault = Label("", "meta_strong", "red", wrap=True)
        self.fault.hide()
        look = theme.current()
        right = boxes.column(self.name, self.colours, spacing=look.px(8))
        row = boxes.row((self._avatar, 0, Qt.AlignmentFlag.AlignTop), (right, 1), spacing=look.px(22))
        self._line = Label("", "body", "ink2", wrap=True)
        boxes.fill(self.body, self._line, row, self.fault, (self.language, 0, Qt.AlignmentFlag.AlignLeft))
        self.skip_button = PaperButton("", "secondary")
        self.done_button = PaperButton("", "primary")
        self._speak()
        self.buttons.addWidget(self.skip_button)
        self.buttons.addWidget(self.done_button)
        self.skip_button.clicked.connect(self._skip)
        self.done_button.clicked.connect(self._done)
        self.name.returnPressed.connect(self._done)
        self.name.textChanged.connect(self._named)
        self.colours.colour_changed.connect(self._named)
        self.closed.connect(self._gone)

    def _speak(self) -> None:
        """All that is said, in the language of the moment."""
        self.say(self.title.setText, lambda: self.tr("Hello! What shall we call you?"))
        self.say(self.setAccessibleName, lambda: self.tr("Hello! What shall we call you?"))
        self.say(
            self._line.setText,
            lambda: self.tr("Your name stays on this computer. More people can be added at any time."),
        )
        self.say(self.name.setAccessibleName, lambda: self.tr("Your name"))
        self.say(self.name.setPlaceholderText, lambda: self.tr("Your name"))
        self.say(self.language.set_name, lambda: self.tr("Language"))
        self.say(self.skip_button.setText, lambda: self.tr("Skip"))
        self.say(self.done_button.setText, lambda: self.tr("Let us play"))
        self.hear(self._named)

    def _named(self, _value: str = "") -> None:
        self._avatar.set_face(person_face(tidy(self.name.text()) or "?", self.colours.colour()))
        self.fault.hide()
        self.name.set_refused(False)

    def _done(self) -> None:
        try:
            name = self._profiles.check(self.name.text())
        except BadName as bad:
            self.fault.setText(texts.name_sentence(bad.fault))
            self.fault.show()
            self.name.set_refused(True)
            return
        self._answered = True
        self.close_dialog()
        self.named.emit(name, self.colours.colour())

    def _skip(self) -> None:
        self.name.clear()
        self.close_dialog()

    def _gone(self) -> None:
        name = tidy(self.name.text())[:LONGEST_NAME].strip()
        if not self._answered and name:
            self.named.emit(name, self.colours.colour())
        elif not self._answered and not self.withdrawn:
            self.skipped.emit()
        self.deleteLater()
