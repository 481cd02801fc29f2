"""With the box on the table: a game that people play with the real pieces, and its score sheet."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from app.engine.boxed.sheet import BoxSheet
from app.tabletop.boxed import BoxedGame
from app.tabletop.face import Face
from app.ui import texts
from app.ui.pages.box.evening import BoxEvening
from app.ui.pages.box.people import BoxPeople
from app.ui.pages.stage_page import StagePage
from app.ui.services import Services
from app.widgets import boxes
from app.widgets.controls.bar_button import BarButton, MenuButton
from app.widgets.controls.scroll import PaperScroll
from app.widgets.sheets.dialog import QuestionDialog
from app.widgets.sheets.menu import MenuLine


class BoxPage(StagePage):
    """Whose sheet it is, then the sheet."""

    def __init__(self, services: Services, face: Face, boxed: BoxedGame) -> None:
        super().__init__(face.emblem)
        self._services, self._face, self._boxed = services, face, boxed
        self.rules_of = face.game
        self.people: BoxPeople | None = None
        self.evening: BoxEvening | None = None
        self._content: QWidget | None = None
        self.say(
            lambda text: self.bar.set_title(text, face.title()), lambda: self.tr("With the box on the table")
        )
        self.undo, self.new = BarButton("undo"), BarButton("plus")
        self.who = MenuButton("people", self._who_lines)
        self.undo.clicked.connect(self._take_back)
        self.new.clicked.connect(self._ask_new)
        self.say(self.undo.set_words, lambda: self.tr("Take back the last entry"))
        self.say(self.new.set_words, lambda: self.tr("A new sheet"))
        self.say(self.who.set_words, lambda: self.tr("Who plays on"))
        for button in (self.undo, self.who, self.new):
            self.bar.add_widget(button)
        problem = services.sheets.problem
        if problem is not None:
            services.sheets.problem = None
            self.banner.show_problem(texts.set_aside_sentence(problem))
        kept = services.sheets.of(face.game)
        if kept is None:
            self._show_people(None)
        else:
            self._open(kept)

    @property
    def policy(self) -> str | None:
        """Whose words count; None where they do not matter, or nothing is agreed yet."""
        return self._boxed.policy(self.evening.sheet.options) or None if self.evening is not None else None

    def _show_people(self, last: BoxSheet | None) -> None:
        """Ask who sits there; last: those of the game before are seated already."""
        people = BoxPeople(self._face.game, self._boxed, self._services.profiles.people)
        self.people, self.evening = people, None
        people.begun.connect(self._begin)
        if last is not None:
            people.seat(last.people)
        place = QWidget()
        boxes.column((people, 0, Qt.AlignmentFlag.AlignHCenter), 1, inside=place, bare=True)
        self._put(PaperScroll(place, self))

    def _begin(self, sheet: BoxSheet) -> None:
        self._open(sheet).store()
        self.first_focus().setFocus()

    def _open(self, sheet: BoxSheet) -> BoxEvening:
        evening = BoxEvening(self._services, self._boxed, sheet)
        self.people, self.evening = None, evening
        evening.told.connect(self.banner.show_problem)
        evening.new_wanted.connect(self._ask_new)
        evening.changed.connect(self._show_bar)
        if evening.trouble:
            self.banner.show_problem(evening.trouble)
        self._put(evening)
        return evening

    def _ask_new(self) -> None:
        evening = self.evening
        if evening is None:
            return
        sheet = evening.sheet

        def begin() -> None:
            self._show_people(sheet)
            self.first_focus().setFocus()

        if not sheet.lines or evening.standing.is_over:
            begin()
            return
        title = self.tr("Begin a new sheet?")
        text = self.tr("This one is not finished; a new one takes its place.")
        yes, no = self.tr("New sheet"), self.tr("Stay here")
        QuestionDialog(self, title, text, yes, no, begin, danger=True)

    def _take_back(self) -> None:
        if self.evening is not None:
            self.evening.take_back()

    def _who_lines(self) -> list[MenuLine]:
        """Whoever leaves the table keeps their points, and nobody waits for their turns."""
        evening = self.evening
        if evening is None:
            return []
        sheet = evening.sheet
        there = sheet.there(len(sheet.lines))
        lines = []
        for seat, person in enumerate(sheet.people):
            text = self.tr("{name} leaves the table") if seat in there else self.tr("{name} is back")
            stays = seat in there and len(there) == 1  # somebody is always there
            act = partial(evening.turn, seat)
            lines.append(MenuLine(text.format(name=person.name), act, enabled=not stays))
        return lines

    def _put(self, content: QWidget) -> None:
        if self._content is not None:
            self.stage.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self._content = content
        self.stage.addWidget(content)
        content.show()  # at once: somebody in it is about to get the keyboard
        self._show_bar()

    def _show_bar(self) -> None:
        evening = self.evening
        sheet = evening.sheet if evening is not None else None
        called = evening is not None and evening.has_called_end
        self.undo.setEnabled(sheet is not None and bool(sheet.lines or sheet.ended or called))
        self.undo.setVisible(sheet is not None)
        self.new.setVisible(sheet is not None)
        several = evening is not None and evening.sheet.seats > 1 and not evening.standing.is_over
        self.who.setVisible(several)

    def first_focus(self) -> QWidget:
        if self.evening is not None:
            return self.evening.first_focus()
        return self.people.first_focus() if self.people is not None else self.bar.back_button

    def interrupt(self) -> None:
        if self.evening is not None:
            self.evening.halt()

    def hideEvent(self, event: QHideEvent) -> None:
        """It is left, or the program ends."""
        super().hideEvent(event)
        self.interrupt()
