"""Who plays at this computer: the panel of the home page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app.storage.profiles import Profile
from app.ui.seat_looks import household_faces
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.choice import AddButton, AvatarButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

_DISC = 56
_PLACE = 80
"""Width of a person's place; long names take two lines or lose their end."""


class PeoplePanel(Spoken, Panel):
    """The household's people, the one who plays framed; a dashed place to add somebody.

    Signals:
        chosen(str profile): this person plays now.
        journal_requested(str profile): whoever plays already was pressed: how have they played so far?
        add_requested(); edit_requested(str profile).
    """

    chosen = Signal(str)
    journal_requested = Signal(str)
    add_requested = Signal()
    edit_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=5)
        self._people: tuple[Profile, ...] = ()
        self._active = ""
        self._columns = 3
        self._buttons: list[AvatarButton] = []
        self.edit_button = IconButton("pencil", "", "quiet", self)
        self.edit_button.clicked.connect(lambda: self.edit_requested.emit(self._active))
        self._sheet = QWidget()
        self._grid = QGridLayout()
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.add_button = AddButton("", self._sheet, size=_DISC)
        self.add_button.clicked.connect(self.add_requested)
        # The hint scrolls along, as long as there is room for it at all.
        self._hint = Label("", "meta", "ink2", self._sheet, wrap=True)
        boxes.column(self._hint, (self._grid, 1), inside=self._sheet, bare=True)
        self._scroll = PaperScroll(self._sheet, self)
        self.body.addWidget(self._scroll, 1)
        self.say(self.set_title, lambda: self.tr("Who plays"))
        self.say(self._hint.setText, lambda: self.tr("Nobody yet. Add a name and the games will greet you."))
        self.say(self.add_button.setText, lambda: self.tr("Add"))
        self.say(self.add_button.setAccessibleName, lambda: self.tr("Add a person"))
        self.hear(self._name_edit_button)
        theme.follow(self, self._lay_out)
        self.set_people((), "")

    @property
    def buttons(self) -> Sequence[AvatarButton]:
        """The buttons of the people, in their order."""
        return self._buttons

    def set_people(self, people: tuple[Profile, ...], active: str) -> None:
        """Show these; ``active`` is the profile of the one who plays."""
        self._people, self._active = people, active
        for button in self._buttons:
            self._grid.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        faces = household_faces(people)
        for person in people:
            button = AvatarButton(faces[person.id], person.name, person.id == active, self._sheet, size=_DISC)
            button.set_badge(False)
            button.clicked.connect(lambda _=False, chosen=person.id: self._choose(chosen))
            button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            button.customContextMenuRequested.connect(
                lambda _=None, chosen=person.id: self.edit_requested.emit(chosen)
            )
            self._buttons.append(button)
        self.edit_button.setVisible(bool(people))
        self._name_edit_button()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look = theme.current()
        self.edit_button.resize(self.edit_button.sizeHint())
        self.edit_button.move(self.width() - self.edit_button.width() - look.px(4), look.px(10))
        # A long title ends before the button.
        inside = self.width() - self.body.contentsMargins().right()
        free = self.edit_button.x() + look.px(10)  # the pencil does not fill it
        self.head.setContentsMargins(0, 0, max(0, inside - free), 0)
        self._lay_out()

    def _choose(self, profile: str) -> None:
        known = profile == self._active
        for person, button in zip(self._people, self._buttons, strict=True):
            button.setChecked(person.id == profile)
        self._active = profile
        self._name_edit_button()
        if known:
            self.journal_requested.emit(profile)
        else:
            self.chosen.emit(profile)

    def _name_edit_button(self) -> None:
        name = next((person.name for person in self._people if person.id == self._active), "")
        self.edit_button.set_name(self.tr("Change: {name}").format(name=name))

    def _show_hint(self) -> None:
        """Where both have room: the way to add somebody matters more than why."""
        port = self._scroll.viewport().size()
        taken = self._hint.heightForWidth(port.width()) + self.add_button.sizeHint().height()
        self._hint.setVisible(not self._people and taken + theme.current().px(10) <= port.height())

    def _lay_out(self) -> None:
        look = theme.current()
        self._show_hint()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setVerticalSpacing(look.px(2))
        everything: list[AvatarButton] = [*self._buttons, self.add_button]
        columns = max(3, (self.width() - look.px(60)) // look.px(_PLACE))
        for widget in everything:
            self._grid.removeWidget(widget)
        self._grid.setColumnStretch(self._columns, 0)
        self._columns = columns
        self._grid.setColumnStretch(columns, 1)
        for place, widget in enumerate(everything):
            alignment = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            self._grid.addWidget(widget, place // columns, place % columns, alignment)
            widget.setFixedWidth(look.px(_PLACE))
            widget.setToolTip(widget.text())
            widget.show()
        for before, after in pairwise((self.edit_button, *everything)):
            QWidget.setTabOrder(before, after)
