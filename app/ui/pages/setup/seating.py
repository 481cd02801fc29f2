"""Who sits down: people of the household, guests, and the animals of the computer."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from app.engine.rules import Seat
from app.practice.rating import BEGINS, Strength
from app.storage.profiles import Profile
from app.ui import strengths, texts
from app.ui.seat_looks import SeatLooks, household_faces, seat_of
from app.widgets import boxes
from app.widgets.controls.avatar import ANIMALS, SeatFace, animal_name
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.choice import AddButton, AvatarButton, RivalCard
from app.widgets.controls.label import Label
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme

PLACES_IN_ROW = 7
PLACE = 92
"""Width of a person's place; long names take two lines or lose their end."""


class Seating(QWidget):
    """People in a row, animals in a row.

    Signals: seats_changed(); guest_requested(): ask for a guest's name, then `add_guest`.
    """

    seats_changed = Signal()
    guest_requested = Signal()

    def __init__(
        self,
        people: Sequence[Profile],
        seated: Sequence[str],
        rivals: Mapping[float, int],
        *,
        like_me: bool = False,
    ) -> None:
        """seated: profiles who sit down already; rivals: level → how many. like_me: one more that is as
        strong as the first person."""
        super().__init__()
        self._profiles = {person.id: person for person in people}
        self.people: dict[str, AvatarButton] = {}
        self.guests: list[AvatarButton] = []
        self._guests: dict[AvatarButton, Seat] = {}
        self._grid = QGridLayout()
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.guest_button = AddButton(self.tr("Guest, team"), self)
        self.guest_button.setAccessibleName(self.tr("Add a guest or a team"))
        self.guest_button.clicked.connect(self.guest_requested)
        for person in people:
            button = AvatarButton(SeatFace(), person.name, person.id in seated, self)
            button.toggled.connect(self._changed)
            self.people[person.id] = button
        self._cards = QHBoxLayout()
        self.rivals = [
            RivalCard(
                level,
                rivals.get(level + 0.5, 0) or rivals.get(level, 0),
                self,
                lively=level + 0.5 in rivals,
            )
            for level in range(1, len(ANIMALS) + 1)
        ]
        for card in self.rivals:
            card.count_changed.connect(self.seats_changed)
            self._cards.addWidget(card, 1)
        self.alone_button = PaperButton(self.tr("Play alone"), "link")
        self.alone_button.clicked.connect(self.send_others_away)
        policy = self.alone_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.alone_button.setSizePolicy(policy)
        self.alone_button.hide()
        self._people_label = Label(self.tr("people"), "tag", "ink2")
        self._rivals_label = Label(self.tr("computer"), "tag", "ink2")
        self._column = boxes.column(self._people_label, self._grid, inside=self, bare=True)
        self._rivals_row = boxes.row(self._rivals_label)
        self.like_me = self._make_like_me(like_me)
        self._rivals_row.addWidget(self.alone_button, 1, Qt.AlignmentFlag.AlignRight)
        self._column.addLayout(self._rivals_row)
        self._column.addLayout(self._cards)
        self._lay_out()
        self._changed()
        theme.follow_now(self, self._restyle)

    def _make_like_me(self, on: bool) -> Toggle:
        """The switch above the animals, beside the word for them."""
        self._level = BEGINS
        switch = Toggle("", on)
        switch.toggled.connect(self._like_me_changed)
        self._rivals_row.addWidget(switch)
        return switch

    # Who ---------------------------------------------------------------------------------------

    def add_guest(self, name: str, colour: str = "", team: bool = False) -> None:
        """Seat a guest or a team, without a name if that is empty; a click on it sends it away again. colour:
        empty for one that is free."""
        button = AvatarButton(SeatFace(), name or texts.unnamed(), True, self)
        self._guests[button] = Seat(name, color=colour or None, team=team)
        button.clicked.connect(lambda: self._send_away(button))
        self.guests.append(button)
        self._lay_out()
        self._changed()

    def _send_away(self, button: AvatarButton) -> None:
        self.guests.remove(button)
        del self._guests[button]
        self._grid.removeWidget(button)
        button.hide()
        button.deleteLater()
        self._lay_out()
        self.guest_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._changed()

    def _changed(self) -> None:
        """Everybody looks as they will at the table."""
        seats = self.seats()
        looks = SeatLooks(seats, tuple(self._profiles.values()))
        faces = household_faces(tuple(self._profiles.values()))
        sitting = [key for key, button in self.people.items() if button.isChecked()]
        faces |= {key: looks.face(at) for at, key in enumerate(sitting)}
        for key, button in self.people.items():
            button.set_face(faces[key], button.text())
        for at, button in enumerate(self.guests, len(sitting)):
            button.set_face(looks.face(at), button.text())
        self.seats_changed.emit()

    def preview(self, name: str, colour: str) -> SeatFace:
        """The face that one more guest would get."""
        people = [seat for seat in self.seats() if seat.is_person]
        guest = Seat(name or texts.unnamed(), color=colour or None)
        return SeatLooks((*people, guest), tuple(self._profiles.values())).face(len(people))

    def colours_taken(self) -> set[str]:
        """The colours of everybody who has a seat already."""
        looks = SeatLooks(self.seats(), tuple(self._profiles.values())).looks()
        return {look.color for look in looks if look.is_person}

    def last_is_team(self) -> bool:
        """Whether the guest who came last is a team: where one is, more are to come."""
        return bool(self.guests) and self._guests[self.guests[-1]].team

    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table, people first."""
        people = [seat_of(self._profiles[key]) for key, button in self.people.items() if button.isChecked()]
        guests = [self._guests[button] for button in self.guests]
        levels = [card.level for card in self.rivals for _ in range(card.seated)]
        levels += [self._level] if self.like_me.isChecked() else []
        animals = [Seat(animal_name(level), "ai", level) for level in levels]
        return (*people, *guests, *animals)

    def child(self) -> Profile | None:
        """The child who sits here without other people, None where games are not set up for one."""
        sitting = [self._profiles[key] for key in self.chosen_people()]
        alone = len(sitting) == 1 and not self.guests and sitting[0].children
        return sitting[0] if alone else None

    def children_among(self) -> list[str]:
        """Names of those in children's mode who sit here with other people."""
        sitting = [self._profiles[key] for key in self.chosen_people()]
        return [one.name for one in sitting if one.children and self.child() is None]

    def seat_rivals(self, rivals: Mapping[float, int], young: float | None = None) -> None:
        """Others of the computer's animals. young: level of the one in the hare's place."""
        self.rivals[0].set_young(young)
        for card in self.rivals:
            card.seat_of(rivals)

    def tell_strength(self, strength: Strength) -> None:
        """How strong the first person is in the game that is chosen: an opponent like them follows."""
        place = strength.place
        self._level = place if place % 1 else int(place)
        text = self.tr("An opponent like me · {where}")
        self.like_me.setAccessibleName(text.format(where=strengths.where(place)))
        self.like_me.setToolTip(f"{self.like_me.accessibleName()}: {strengths.strength_text(strength)}")
        self.like_me.setAccessibleDescription(strengths.strength_text(strength))
        self._fit_like_me()

    def _fit_like_me(self) -> None:
        """It says where it stands as long as there is room, so that nothing beside or below it is cut off."""
        beside = (self._rivals_label, self.alone_button)  # which keeps its place while it is hidden
        taken = sum(one.sizeHint().width() + self._rivals_row.spacing() for one in beside)
        self.like_me.setText(self.tr("An opponent like me"))
        self.like_me.setMinimumWidth(self.like_me.sizeHint().width())
        short, whole = self.like_me.text(), self.like_me.accessibleName()
        self.like_me.setText(whole)
        if self.like_me.sizeHint().width() > self.width() - taken:
            self.like_me.setText(short)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_like_me()

    def _like_me_changed(self, on: bool) -> None:
        """It takes the animals' places; of course they may come back."""
        if on:
            for card in self.rivals:
                card.seat(0)
        self.seats_changed.emit()

    def offer_alone(self, playable: bool) -> None:
        """A way for one person to sit down without anybody else. playable: the game is one for one.

        Of several people it is the first one who stays, and the button says so."""
        seats = self.seats()
        people = [seat for seat in seats if seat.is_person]
        self.alone_button.setVisible(playable and bool(people) and len(seats) > 1)
        if len(people) > 1:
            name = people[0].name or texts.unnamed()
            self.alone_button.setText(self.tr("Play alone: {name}").format(name=name))
        else:
            self.alone_button.setText(self.tr("Play alone"))
        self._fit_like_me()

    def send_others_away(self) -> None:
        """The keyboard goes to the first animal, else to the first person, who can be called back there."""
        seated = [card for card in self.rivals if card.seated]
        chosen = [button for button in self.people.values() if button.isChecked()]
        others = [*chosen, *self.guests][1:]
        alike = [self.like_me] if self.like_me.isChecked() else []
        back: list[QWidget] = [*seated, *alike, *chosen[1:], self.guest_button]
        for other in others:
            if other in self.guests:
                self._send_away(other)
            else:
                other.setChecked(False)
        for card in seated:
            card.seat(0)
        self.like_me.setChecked(False)
        back[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def chosen_people(self) -> list[str]:
        """Profiles who sit down."""
        return [key for key, button in self.people.items() if button.isChecked()]

    def chosen_rivals(self) -> dict[str, int]:
        """Level (as text, for the settings) → how many."""
        return {str(card.level): card.seated for card in self.rivals if card.seated}

    # Layout -----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        everybody: list[AvatarButton] = [*self.people.values(), *self.guests, self.guest_button]
        for widget in everybody:
            self._grid.removeWidget(widget)
        for place, widget in enumerate(everybody):
            row, column = divmod(place, PLACES_IN_ROW)
            self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)
            widget.setFixedWidth(theme.current().px(PLACE))
            widget.setToolTip(widget.text())
            widget.show()
        self.order_stops()

    def order_stops(self) -> None:
        """Tab goes from people over guests to animals. Wanted anew where this got another parent."""
        stops: list[QWidget] = [
            *self.people.values(),
            *self.guests,
            self.guest_button,
            self.alone_button,
            *self.rivals,
        ]
        stops.append(self.like_me)
        for before, after in itertools.pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _restyle(self) -> None:
        look = theme.current()
        for button in (*self.people.values(), *self.guests, self.guest_button):
            button.setFixedWidth(look.px(PLACE))
        self._grid.setHorizontalSpacing(look.px(4))
        self._grid.setVerticalSpacing(look.px(2))
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(look.px(10))
        self._rivals_row.setSpacing(look.px(16))
        self.like_me.setFixedHeight(max(look.tx(26), look.px(32)))  # the switch is not cut off
        self._fit_like_me()
        self.alone_button.setFixedHeight(look.tx(24))  # hardly higher than the word beside it
        self._column.setSpacing(look.px(4))
