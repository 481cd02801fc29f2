"""What words must be to stand in the list: a strip below the line of the dictionary."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.tabletop import phrases
from app.ui.pages.dictionary.lookup import Filters, Mode, PartsOfSpeech
from app.widgets import boxes
from app.widgets.controls.field import Stepper
from app.widgets.controls.segmented import Segmented
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme
from app.widgets.spoken import Spoken

SHORT_LENGTHS = (2, 3)
"""Whose complete lists can be read: what players of word games learn first."""

ANY_LENGTH, LONGEST = 1, 20
"""The step below the shortest word stands for any length."""


class FilterBar(Spoken, QWidget):
    """Length, part of speech, basic forms, all letters; for short words only which ones.

    Signals:
        changed(): the person filters otherwise.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mode = Mode.WORD
        self.length = Stepper(ANY_LENGTH, ANY_LENGTH, LONGEST, self)
        self.speech = Segmented(self._speeches(), PartsOfSpeech.ANY, self)
        self.basic, self.whole = Toggle(parent=self), Toggle(parent=self)
        self.short = Segmented(self._shorts(), SHORT_LENGTHS[0], self)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._choices = boxes.row(self.short, self.length, self.speech)
        self._switches = boxes.row(self.basic, self.whole)
        self._rows.addLayout(self._choices)
        self._rows.addLayout(self._switches)
        for row in (self._choices, self._switches):
            row.addStretch(1)
        self._rows.setStretch(1, 1)
        self.length.value_changed.connect(self.changed)
        for choice in (self.speech, self.short):
            choice.choice_changed.connect(self.changed)
        for switch in (self.basic, self.whole):
            switch.toggled.connect(self.changed)
        self.say(self.basic.setText, lambda: self.tr("Basic forms only"))
        self.say(self.whole.setText, lambda: self.tr("All letters used"))
        self.hear_now(self._retell)
        theme.follow_now(self, self._restyle)

    def _speeches(self) -> list[tuple[object, str]]:
        return [
            (PartsOfSpeech.ANY, self.tr("All words")),
            (PartsOfSpeech.NOUN, self.tr("Nouns")),
            (PartsOfSpeech.ADJECTIVE, self.tr("Adjectives")),
            (PartsOfSpeech.VERB, self.tr("Verbs")),
            (PartsOfSpeech.OTHER, self.tr("Others")),
        ]

    def _shorts(self) -> list[tuple[object, str]]:
        return [(length, phrases.letters(length)) for length in SHORT_LENGTHS]

    def _retell(self) -> None:
        self.speech.set_name(self.tr("Part of speech"))
        self.speech.set_options(self._speeches())
        self.short.set_name(self.tr("Length"))
        self.short.set_options(self._shorts())
        self.length.dress(self.tr("Length"), self._length_text)
        self._turn()

    def _length_text(self, length: int) -> str:
        return self.tr("Any length") if length == ANY_LENGTH else phrases.letters(length)

    def show_for(self, mode: Mode, *, czech: bool) -> None:
        """Offer what makes sense there. czech: the words can be taken apart."""
        self._mode = mode
        short = mode is Mode.SHORT
        self.short.setVisible(short)
        self.length.setVisible(not short)
        self.speech.setVisible(czech and not short)
        self.basic.setVisible(czech and not short)
        self.whole.setVisible(mode is Mode.LETTERS)
        self._turn()

    def filters(self) -> Filters:
        """What is chosen, as far as it is offered."""
        if self._mode is Mode.SHORT:
            length = self.short.value()
            return Filters(length if isinstance(length, int) else SHORT_LENGTHS[0])
        speech = PartsOfSpeech.ANY if self.speech.isHidden() else self.speech.value()
        return Filters(
            0 if self.length.value() == ANY_LENGTH else self.length.value(),
            speech if isinstance(speech, PartsOfSpeech) else PartsOfSpeech.ANY,
            self.basic.isChecked() and not self.basic.isHidden(),
            self.whole.isChecked() and not self.whole.isHidden(),
        )

    # Layout -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """The switches go below where they do not fit beside the rest."""
        wide = self._choices.sizeHint().width() + self._switches.sizeHint().width() + self._rows.spacing()
        beside = wide <= self.width()
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._rows.setDirection(right if beside else down)

    def _restyle(self) -> None:
        look = theme.current()
        self._rows.setSpacing(look.px(8))
        self._choices.setSpacing(look.px(14))
        self._switches.setSpacing(look.px(22))
        self._turn()
