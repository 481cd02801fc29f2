"""Setting a game up: who sits down, which options, and off."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine.rules import LEVELS, Json, Seat
from app.practice.rating import of_a_child, starting_at
from app.storage.problems import StorageProblem
from app.storage.profiles import Profile
from app.tabletop import phrases
from app.tabletop.face import Face
from app.tabletop.options import OptionsForm
from app.ui import faces, strengths
from app.ui.pages.home.person_dialog import GuestDialog
from app.ui.pages.setup.game_side import GameSide
from app.ui.pages.setup.head_start import HeadStart
from app.ui.pages.setup.seating import Seating
from app.ui.seat_looks import seat_of
from app.ui.services import Services
from app.widgets import boxes
from app.widgets.controls.avatar import animal_name
from app.widgets.controls.bar_button import BarButton
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import MoreBelow, PaperScroll
from app.widgets.later import soon
from app.widgets.look import theme
from app.widgets.names import listed
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.sheets.panel import Rule

if TYPE_CHECKING:
    from app.games.deals import Deal

WIDTH, HEIGHT = 1080, 712
BARE_FROM = 1.25
"""With larger texts the head has no room for words beside its question."""
BESIDE = 1.5
"""Up to this text size there is room for a sentence beside the buttons."""
CHILDREN = "/children"
"""After the name of a game: the choices for a child's games."""


def remembered(services: Services, game: str) -> Mapping[str, Any]:
    """The last choices for a game, empty at first."""
    choices = services.settings.current.new_game.get(game)
    return choices if isinstance(choices, Mapping) else {}


def quick_table(services: Services, face: Face, level: float) -> tuple[tuple[Seat, ...], Json]:
    """Seats and options of a game at once against one animal, as it comes out of the box: what several people
    agreed on the last time is not what this person chose now. A child has the leveret for a hare."""
    person = services.me
    human = seat_of(person) if person else Seat("")
    options = {**face.usual_options(), **face.alone}
    if person and person.children:
        options |= face.children
        level = of_a_child(person.age) if level == 1 else level
    return (human, Seat(animal_name(level), "ai", level)), options


class NewGameDialog(PaperDialog):
    """The sheet over the home page.

    Signals:
        start_requested(str game, object seats, object options, object seed): seed None for chance.
        box_requested(str game): it is played with the real pieces.
    """

    start_requested = Signal(str, object, object, object)
    box_requested = Signal(str)

    def __init__(self, window: QWidget, services: Services, face: Face) -> None:
        super().__init__(window, "", width=WIDTH, height=HEIGHT, bare=True)
        self._services, self._face = services, face
        self.setAccessibleName(self.tr("New game"))
        self._child: Profile | None = None
        past = remembered(services, face.game)
        self.side = GameSide(faces.faces())
        self.side.game_chosen.connect(self._change_game)
        self._heading = Label(self.tr("Who is playing?"), "h2", elide=True)
        self.rules_button = IconButton("help", self.tr("Rules (F1)"), "quiet")
        self.rules_button.clicked.connect(self._open_rules)
        self.box_button = BarButton("scores")
        self.box_button.set_words(self.tr("With the box on the table"))
        self.box_button.clicked.connect(self._take_box)
        self.close_button = IconButton("x", self.tr("Close"), "quiet")
        self.close_button.clicked.connect(self.close_dialog)
        self.seating = self._make_seating(past)
        self.child_note = Label("", "meta", "ink2", wrap=True)
        self.child_note.hide()
        self.options = self._make_options(past)
        self.head_start = HeadStart()
        self.head_start.changed.connect(self._summarise)
        self.summary = Label("", "meta", "ink2", wrap=True)
        self.cancel_button = PaperButton(self.tr("Cancel"), "secondary")
        self.code_button = PaperButton(self.tr("Play by code"), "secondary")
        self.code_button.clicked.connect(self._ask_code)
        self._deal: Deal | None = None
        self.start_button = PaperButton("", "primary", big=True)
        self.cancel_button.clicked.connect(self.close_dialog)
        self.start_button.clicked.connect(self._start)
        self._assemble()
        self._introduce()
        self.seating.seats_changed.connect(self._seats_changed)
        self.seating.guest_requested.connect(self._ask_guest)
        theme.follow_now(self, self._measure)
        self._strengths: strengths.Strengths = {}
        self._seats_changed()
        strengths.read(services, self._take_strengths, self)

    def _make_options(self, past: Mapping[str, Any]) -> OptionsForm:
        options = past.get("options")
        form = self._face.form(options if isinstance(options, Mapping) else {})
        form.options_changed.connect(self._summarise)
        form.grown.connect(lambda: soon(self, self._show_more))
        return form

    def _introduce(self) -> None:
        """The button speaks of the game chosen; the coloured side does when it knows who sits down."""
        self.start_button.setText(self._face.start())
        self.box_button.setVisible(self._face.workshop().boxed() is not None)

    def _change_game(self, game: str) -> None:
        face = faces.find(game)
        if face is None or game == self._face.game:
            return
        self._deal = None
        self._face = face
        self._show_form(face, self._past())

    def _past(self) -> Mapping[str, Any]:
        """What was chosen for this game the last time; a child's games are remembered by themselves."""
        if self._child is None:
            return remembered(self._services, self._face.game)
        past = remembered(self._services, self._face.game + CHILDREN)
        options = past.get("options")
        chosen = options if isinstance(options, Mapping) else {}
        return {**past, "options": {**self._face.children, **chosen}}

    def _set_up_for(self, child: Profile | None) -> None:
        """A child sits down without other people, or does so no more: the sheet follows."""
        self._child = child
        past = self._past()
        rivals = past.get("rivals")
        chosen = _counts(rivals) if isinstance(rivals, Mapping) else None
        like_me = self._wants_like_me(past)
        self.seating.like_me.setChecked(like_me)
        if like_me:
            chosen = {}
        if child is None:
            self.seating.seat_rivals({2: 1} if chosen is None else chosen)
        else:
            young = of_a_child(child.age)
            grown = {level: count for level, count in (chosen or {}).items() if level >= 1}
            beginners = 1 if chosen is None else sum(chosen.values()) - sum(grown.values())
            self.seating.seat_rivals({**grown, young: beginners}, young)
            note = self.tr("Children's mode for {name}: change what you like, it is remembered for children.")
            self.child_note.setText(note.format(name=child.name))
        self.child_note.setVisible(child is not None)
        self._show_form(self._face, past)

    def _show_form(self, face: Face, past: Mapping[str, Any]) -> None:
        self._face = face
        old = self.options
        self.options = self._make_options(past)
        self._content.replaceWidget(old, self.options)
        old.hide()
        old.deleteLater()
        self._order_stops()
        self._introduce()
        self._seats_changed()

    def _make_seating(self, past: Mapping[str, Any]) -> Seating:
        people = self._services.profiles.people
        known = {person.id for person in people}
        seated = [key for key in _list(past.get("people")) if key in known]
        me = self._services.me
        if me is not None and me.id not in seated:
            seated = [me.id]
        rivals = past.get("rivals")
        counted: dict[float, int] = _counts(rivals) if isinstance(rivals, Mapping) else {2: 1}
        like_me = self._wants_like_me(past)
        seating = Seating(people, seated, {} if like_me else counted, like_me=like_me)
        if not people:
            seating.add_guest("")
        return seating

    def _wants_like_me(self, past: Mapping[str, Any]) -> bool:
        """Whether the person at the screen plays against one like themselves, always or the last time."""
        me = self._services.me
        return past.get("like_me") is True or (me is not None and me.like_me)

    def _assemble(self) -> None:
        self._rows = QWidget()
        self._content = boxes.column(
            self.seating, self.child_note, Rule(), self.options, self.head_start, 1, inside=self._rows
        )
        self.form = PaperScroll(self._rows)
        self._more_below = MoreBelow(self.form)
        self._head_row, self._foot = QHBoxLayout(), QHBoxLayout()
        boxes.fill(self._head_row, (self._heading, 1), self.box_button, self.rules_button, self.close_button)
        self._foot.addWidget(self.summary, 1)
        self._foot.addWidget(self.code_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._foot.addWidget(self.cancel_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._foot.addWidget(self.start_button)
        self._right = boxes.column(self._head_row, (self.form, 1))
        self._above_foot = QVBoxLayout()  # where large texts leave no room beside the buttons
        self._right.addLayout(self._above_foot)
        self._right.addLayout(self._foot)
        self._both = boxes.row(self.side, (self._right, 1))
        self.body.addLayout(self._both)
        self._order_stops()

    def _order_stops(self) -> None:
        """Tab goes down the sheet; a form that came later would else stand behind the buttons."""
        self.seating.order_stops()
        stops = [*_stops(self.options), *_stops(self.head_start)]
        foot = (self.code_button, self.cancel_button, self.start_button)
        ways = (*foot, self.box_button, self.rules_button, self.close_button)
        down = [self.seating.like_me, *stops, *ways]
        for before, after in itertools.pairwise(down):
            QWidget.setTabOrder(before, after)

    def _measure(self) -> None:
        look = theme.current()
        self._both.setSpacing(0)
        # The form starts a little further left than its rows, so that a focus ring is not cut off.
        ring = look.px(9)
        self._right.setContentsMargins(look.px(36) - ring, look.px(18), look.px(28), look.px(18))
        self._right.setSpacing(look.px(4))
        self._head_row.setContentsMargins(ring, 0, 0, 0)
        self.box_button.set_bare(look.text_size > BARE_FROM)
        self._content.setContentsMargins(look.px(2) + ring, 0, look.px(10), look.px(6))
        self._content.setSpacing(look.px(10))
        above = look.text_size > BESIDE
        if above is (self._foot.indexOf(self.summary) >= 0):
            (self._foot if above else self._above_foot).removeWidget(self.summary)
            if above:
                self._above_foot.addWidget(self.summary)
                self._foot.insertStretch(0, 1)
            else:
                self._foot.takeAt(0)
                self._foot.insertWidget(0, self.summary, 1)
        self._above_foot.setContentsMargins(ring, 0, look.px(10), 0)
        self._foot.setSpacing(look.px(14))
        self._foot.setContentsMargins(ring, look.px(8), look.px(10), 0)

    # People -----------------------------------------------------------------------------------

    def _take_strengths(self, found: strengths.Strengths) -> None:
        self._strengths = found
        self._seats_changed()

    def _seats_changed(self) -> None:
        if self.seating.child() != self._child and self._deal is None:
            self._set_up_for(self.seating.child())
            return
        sitting = self.seating.chosen_people()
        first = sitting[0] if sitting else ""
        strength = strengths.of(self._strengths, first, self._face.game)
        if self._child is not None and not strength.games and not strength.puzzles:
            strength = starting_at(of_a_child(self._child.age))
        self.seating.tell_strength(strength)
        self._tell_children()
        seats = self.seating.seats()
        people = sum(seat.is_person for seat in seats)
        row = self.options.people_row
        asked = row is not None and row.isHidden() and people > 1
        self.options.set_people(people, len(seats))
        self.head_start.show_seats(seats, self.options.own_time())
        self.side.show_game(self._face, len(seats))
        self.seating.offer_alone(self._face.seats[0] == 1)
        self._summarise()
        if asked and self.isVisible():
            soon(self, self._show_people_row)

    def _tell_children(self) -> None:
        """What children's mode is among grown-ups, whose game it is as well."""
        if self._child is not None:
            return
        young = self.seating.children_among()
        note = self.tr(
            "{names}: mistakes without red on their own turn. What is chosen here holds for all; a head "
            "start is given below."
        )
        self.child_note.setText(note.format(names=listed(young)))
        self.child_note.setVisible(bool(young))

    def _ask_guest(self) -> None:
        dialog = GuestDialog(self.window(), self.seating.preview, self.seating.colours_taken())
        dialog.team.setChecked(self.seating.last_is_team())
        dialog.named.connect(self.seating.add_guest)
        dialog.open_over(dialog.name)

    def _ask_code(self) -> None:
        from app.ui.deals.by_code import ByCodeDialog  # most sheets are never asked

        dialog = ByCodeDialog(self, self._services)
        dialog.accepted.connect(self._take_deal)
        dialog.open_once(dialog.field)

    def _take_deal(self, deal: Deal) -> None:
        """The sheet shows what the code says; who plays stays open."""
        face = faces.find(deal.game)
        if face is None:
            return
        self._deal = deal
        past = remembered(self._services, deal.game).get("options")
        self._show_form(face, {"options": {**(past if isinstance(past, Mapping) else {}), **deal.options}})
        if deal.seats == 1:
            self.seating.send_others_away()
        self.options.setEnabled(False)
        self.start_button.setFocus()

    # Starting ---------------------------------------------------------------------------------

    def obstacle(self) -> str:
        """Why the game cannot start, empty when it can."""
        seats = self.seating.seats()
        if not seats:
            return self.tr("Nobody sits at the table yet.")
        if not any(seat.is_person for seat in seats):
            return self.tr("Choose at least one person; animals alone would not tell us how it ended.")
        fewest, most = self._face.seats
        if len(seats) < fewest:
            return self.tr("Somebody else has to sit down, too: a person or an animal.")
        if len(seats) > most:
            return self.tr("At most {count} can play.").format(count=most)
        target = self.options.options().get("target", 0)
        if 0 < target <= max(seat.ahead for seat in self.head_start.give(seats)):
            text = self.tr("{points} end the game: nobody can begin with as many.")
            return text.format(points=phrases.points(target))
        return ""

    def _summarise(self) -> None:
        self.head_start.show_seats(self.seating.seats(), self.options.own_time())
        obstacle = self.obstacle()
        self.start_button.setEnabled(not obstacle)
        self.summary.set_colour("red" if obstacle else "ink2")
        summary = self.options.summary(len(self.seating.seats()))
        if self._deal is not None:
            summary = self.tr("By code: {summary}").format(summary=summary)
        self.summary.setText(obstacle or summary)
        self.start_button.setAccessibleDescription(self.summary.text())

    def _take_box(self) -> None:
        self.close_dialog()
        self.box_requested.emit(self._face.game)

    def _start(self) -> None:
        if self.obstacle():
            return
        seats, options, seed = self.head_start.give(self.seating.seats()), self.options.options(), None
        if self._deal is not None:
            options, seed = {**options, **self._deal.options}, self._deal.seed
        else:
            self._remember()
        self.close_dialog()
        self.start_requested.emit(self._face.game, seats, options, seed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the game from any row of the form; F1 explains it."""
        if event.key() == Qt.Key.Key_F1:
            self._open_rules()
            event.accept()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start_button.click()
            event.accept()
            return
        super().keyPressEvent(event)

    def _open_rules(self) -> None:
        """The rules of the game chosen, over the sheet, which stays as it is."""
        from app.ui.pages.rules import RulesPage  # most sheets are never asked

        page = RulesPage(self._face, self.options.options())
        sheet = PaperDialog(self, "", width=WIDTH, height=HEIGHT, bare=True)
        sheet.setAccessibleName(self.tr("Rules"))
        sheet.body.addWidget(page)
        edge = theme.current().px(14)  # the page is square, the sheet is round
        sheet.body.setContentsMargins(edge, edge, edge, edge)
        page.back_requested.connect(sheet.close_dialog)
        sheet.closed.connect(sheet.deleteLater)
        sheet.open_over(page.first_focus())

    def _remember(self) -> None:
        choices = dict(self._services.settings.current.new_game)
        choices[self._face.game + (CHILDREN if self._child else "")] = {
            "people": self.seating.chosen_people(),
            "rivals": self.seating.chosen_rivals(),
            "like_me": self.seating.like_me.isChecked(),
            "options": self.options.remembered(),
        }
        try:
            self._services.settings.change(new_game=choices)
        except StorageProblem:
            return  # remembered until the program closes; the page tells about the folder elsewhere

    def _show_people_row(self) -> None:
        """Bring what only several people are asked into sight, but not the people out of sight."""
        row, bar = self.options.people_row, self.form.verticalScrollBar()
        if row is None:
            return
        self._content.activate()
        bottom = row.mapTo(self._rows, QPoint(0, row.height())).y() + theme.current().px(MoreBelow.HIGH)
        places = self.seating.guest_button.mapTo(self._rows, QPoint(0, 0)).y()
        bar.setValue(max(bar.value(), min(bottom - self.form.viewport().height(), places)))

    def _show_more(self) -> None:
        """Bring what was opened into sight, but not the button that closes it again out of sight."""
        bar, button = self.form.verticalScrollBar(), self.options.more_button
        self._content.activate()
        top = button.mapTo(self._rows, QPoint(0, 0)).y()
        bar.setValue(min(bar.maximum(), top - theme.current().px(14)))


def _stops(form: QWidget) -> list[QWidget]:
    """Where Tab halts in a form, in the order in which it was made."""
    stops, step = list[QWidget](), form.nextInFocusChain()
    while step is not None and step is not form:
        if form.isAncestorOf(step) and step.focusPolicy() & Qt.FocusPolicy.TabFocus:
            stops.append(step)
        step = step.nextInFocusChain()
    return stops


def _counts(rivals: Mapping[Any, Any]) -> dict[float, int]:
    """Level → how many, from the settings."""
    known: dict[str, float] = {str(level): level for level in LEVELS}
    known |= {str(level + 0.5): level + 0.5 for level in LEVELS[:-1]}
    known |= {str(tenths / 10): tenths / 10 for tenths in range(10)} | {"0": 0}
    return {known[key]: count for key, count in rivals.items() if key in known and isinstance(count, int)}


def _list(value: object) -> list[str]:
    return [entry for entry in value if isinstance(entry, str)] if isinstance(value, list) else []
