"""Challenges and votes: all words in question, by player, and how they come out (RULES QD9)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.quiddler import deck
from app.games.quiddler.model import Challenge, Observation, Phase, RuledWord, Vote
from app.games.quiddler.scoring import Word
from app.games.quiddler.screen import sayings
from app.games.quiddler.screen.round import facts, texts
from app.games.quiddler.screen.round.challenges import hearing
from app.games.quiddler.screen.round.challenges.slip import FlyingSlip
from app.games.quiddler.screen.round.challenges.spread import Spread
from app.games.quiddler.screen.round.facts import RoundWord
from app.tabletop.asking import texts as asking_texts
from app.tabletop.asking.head import QuestionHead
from app.tabletop.asking.people import AskedPeople
from app.tabletop.cards.mat import Ground, mat_of
from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.note import reading_ms
from app.tabletop.people.sayings import Voices
from app.tabletop.turn.course import UNTIL_PRESSED, Script, ScriptPlayer
from app.widgets import boxes, writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.kept_clear import KeptClear
from app.widgets.later import soon
from app.widgets.look import theme
from app.widgets.names import shortened
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sheets.panel import Panel
from app.widgets.sounds import Sound

SIDE = 34
CALM_MS, LAST_MS = 900, 1_400


class QuestionPanel(KeptClear, Panel):
    """Over the words: who decides now, what about, and what it brings."""

    def __init__(self, question: QuestionHead) -> None:
        self._question = question
        super().__init__("", margin=20, spacing=0, seed=4)
        self.body.addLayout(question)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def _restyle(self) -> None:
        super()._restyle()
        self._question.setSpacing(theme.current().px(14))


def _wordless(seen: Observation, looks: Sequence[SeatLook], words: Collection[int]) -> str:
    """Who has laid nothing, where all words are in question. words: seats that have some."""
    if seen.phase is Phase.VOTE or seen.options.challenge_at == "laying":
        return ""
    names = [shortened(looks[seat].name) for seat in range(seen.seats) if seat not in words]
    return texts.wordless(names) + "." if names else ""


def _remark(looks: Sequence[SeatLook], seen: Observation, ruled: Sequence[RuledWord]) -> str:
    """What an animal has to say about it, mostly nothing. Where play goes on they say it at the table."""
    found = sayings.after_ruling(looks, ruled) if seen.options.challenge_at == "end" else None
    if found is None:
        return ""
    look = looks[found.seat]
    line = Voices(sayings.PROSE).line(look.level or 1, found.about, seen.round + found.seat)
    return QCoreApplication.translate("ChallengePage", "{name}: {line}").format(
        name=shortened(look.name), line=line
    )


class ChallengePage(QWidget):
    """Words in question, one sheet a player.

    Signals:
        decided(object seat, object move): a person's Challenge or Vote.
    """

    decided = Signal(object, object)

    def __init__(self, context: ViewContext) -> None:
        super().__init__()
        self._context = context
        self._people = [seat for seat, look in enumerate(context.seats) if look.is_person]
        self._seen: Observation | None = None
        self._window: object = None
        self._decider: int | None = None
        self._floor = hearing.WordHearing(people=self._people)
        self._words: dict[int, list[RoundWord]] = {}
        self._ruled: list[RuledWord] = []
        self._costs: dict[int, int] = {}
        self._acting = ScriptPlayer(self)
        self._ground = Ground()
        headline = Label("", "screen", elide=True)
        headline.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.question = QuestionHead(48, headline, Label("", "body", "ink2", wrap=True))
        self.question_panel = QuestionPanel(self.question)
        self.spread = Spread(context.seats)
        self.slip = FlyingSlip(self)
        self.sum = Label("", "body_strong", elide=True)
        self.sum.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.people = AskedPeople(context.seats)
        self.back = PaperButton("", "secondary")
        self.primary = PaperButton("", "primary", big=True)
        self._build()
        theme.follow_now(self, self._restyle)

    def _build(self) -> None:
        self.spread.picked.connect(self._pick)
        self.spread.confirmed.connect(self._enter)
        self.spread.reached.connect(self._reached)
        self.people.named.connect(self._name)
        self.people.passed.connect(self._pass)
        self.back.clicked.connect(lambda: self._name(None))
        self.primary.clicked.connect(self._confirm)
        self.bar = Panel("", margin=20, spacing=8, seed=6)
        self._bar_row = boxes.row((self.sum, 1), self.back, self.primary)
        self.bar.body.addWidget(self.people)
        self.bar.body.addLayout(self._bar_row)
        # As high as the names are in this width, which no hint knows.
        self.bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._column = boxes.column(self.question_panel, (self.spread, 1), self.bar, inside=self)

    def _restyle(self) -> None:
        px = theme.current().px
        self._column.setContentsMargins(px(SIDE), px(20), px(SIDE), px(32))
        self._column.setSpacing(px(14))
        self._bar_row.setSpacing(px(14))

    # What is shown ------------------------------------------------------------------------------

    def take_over(self, before: ChallengePage) -> None:
        """Take the place of a page that asked already, in another language: what was marked on it stays."""
        self._window, self._decider = before._window, before._decider
        self._floor, self._costs = before._floor, dict(before._costs)

    def show_observation(self, observation: Observation) -> None:
        """Ask the next person at the screen, or wait for the others (phases CHALLENGE and VOTE)."""
        first = self._seen is None
        window = (observation.round, observation.phase, facts.in_question(observation))
        if window != self._window:
            self._window, self._decider = window, None
            claimed = self._floor.claimed or hearing.kept(self._context.notes, observation.round)
            kept = claimed if observation.phase is Phase.VOTE else {}
            self._floor = hearing.WordHearing(claimed=kept, people=self._people)
            self._costs = dict(enumerate(observation.penalties))
        self._seen, self._ruled = observation, []
        decider = self._floor.speaker(observation)
        anew = bool(self._floor.asked(observation)) and (first or decider != self._decider)
        if decider != self._decider:
            self._decider = decider
            parts = (*(sheet.list for sheet in self.spread.sheets), self.primary, self.back)
            moved = bool(self._floor.asked(observation)) and self.window().focusWidget() in parts
        else:
            moved = False
        if observation.phase is not Phase.VOTE:
            free = (word for word in self._floor.marked if word not in self._floor.claimed)
            self._floor.marked = {word for word in free if word[0] != decider}
        elif decider is not None:
            self._floor.vote(decider, facts.in_question(observation))
        self._show()
        if anew and self.spread.go_to_open() and moved:
            keyboard.give(self.keyboard(), Qt.FocusReason.MouseFocusReason)
        if observation.phase is Phase.CHALLENGE and self._floor.passes(observation):
            soon(self, partial(self._pass_all, observation))

    def _show(self) -> None:
        seen = self._seen
        assert seen is not None
        everybody = self._decider is None and len(self._floor.asked(seen)) > 1
        claimed = {} if seen.phase is Phase.VOTE else self._floor.claimed
        self._words = facts.table_words(seen, self._decider, self._floor.marked, claimed, everybody=everybody)
        self._show_sheets(self._words)
        self._ask()
        self._tell_buttons()

    def _show_sheets(self, words: dict[int, list[RoundWord]]) -> None:
        seen = self._seen
        assert seen is not None
        payers = [facts.payer(one, seen.options) for one in self._ruled]
        pay = {seat for seat in payers if seat is not None}
        self.spread.show_words(words, pay, self._decider, seen.options, seen.phase)
        for sheet in self.spread.sheets:
            sheet.show_cost(self._costs.get(sheet.seat, 0))

    def _ask(self) -> None:
        seen, decider, looks = self._seen, self._decider, self._context.seats
        assert seen is not None
        asked, several = self._floor.asked(seen), len(self._people) > 1
        if not asked or self._floor.passes(seen):
            self.question.ask(texts.waiting(), _wordless(seen, looks, self._words))
            return
        note = [asking_texts.how_to_speak()] if decider is None else []
        note.append(texts.stakes(seen.options, seen.phase, len(looks)))
        if seen.phase is Phase.VOTE and len(asked) > 1:
            later = [shortened(looks[seat].name) for seat in asked if seat != decider]
            note.append(texts.then_others(later) + ".")
        if any(look.level is not None for look in looks):
            note.append(texts.animals(seen.phase))
        note.append(_wordless(seen, looks, self._words))
        if decider is None:
            headline, face = texts.anybody(), None
        else:
            headline = texts.question(seen.phase, shortened(looks[decider].name) if several else "")
            face = looks[decider].avatar if several else None
        self.question.ask(headline, " ".join(note).strip(), face)

    def _tell_buttons(self) -> None:
        seen, deciding = self._seen, self._decider is not None
        assert seen is not None
        number = len(self._floor.marked)
        self.primary.setVisible(deciding)
        self.primary.setText(texts.confirm(seen.phase, number))
        self.primary.set_icon_name(
            "x" if number and seen.phase is Phase.VOTE else "help" if number else "check"
        )
        asked = self._floor.asked(seen)
        row = asked if len(asked) > 1 and not deciding else []
        self.people.show_people(row, self._floor.passed)
        policy = self.primary.sizePolicy()
        policy.setRetainSizeWhenHidden(not row)  # the words stay as they are while others decide
        self.primary.setSizePolicy(policy)
        self.back.setVisible(deciding and seen.phase is Phase.CHALLENGE and len(asked) > 1)
        self.back.setText(self.tr("Back"))
        risky = [word.value for listed in self._words.values() for word in listed if word.chosen]
        charged = seen.phase is Phase.CHALLENGE and seen.options.words == "challenge"
        self.sum.setText(texts.whole_risk(sum(risky)) if charged and len(risky) > 1 else "")
        if row and number:
            self.sum.setText(texts.whose_doubt())
        self.sum.setVisible(not row or bool(number))

    # What people do -----------------------------------------------------------------------------

    def _pick(self, word: Word) -> None:
        self._floor.marked ^= {word}
        self._show()

    def _reached(self, seat: int, row: int) -> None:
        """Only where it was agreed the program tells of a word before it is decided (``adviser``)."""
        seen, listed = self._seen, self._words.get(seat, [])
        if seen is None or seen.options.adviser != "on" or self._floor.marked or not 0 <= row < len(listed):
            return
        self.sum.setText(self._context.explain(deck.spelt(listed[row].meld)))

    def _name(self, seat: int | None) -> None:
        """Somebody doubts, and has the word; None: nobody after all."""
        self._floor.named = seat
        if seat is not None:
            self._floor.passed.discard(seat)
        if self._seen is not None:
            self.show_observation(self._seen)
            want_fresh_press(self.bar)
            keyboard.give(self.keyboard(), Qt.FocusReason.MouseFocusReason)

    def _pass(self, seat: int) -> None:
        """Somebody doubts nothing, or thinks better of it: it is told once all have spoken."""
        self._floor.passed ^= {seat}
        if self._seen is not None:
            self.show_observation(self._seen)

    def _pass_all(self, seen: Observation) -> None:
        """Everybody's word once: the table is shown again after each, and would tell the same of the rest."""
        if self._seen is seen:
            untold = [seat for seat in self._floor.waiting(seen) if seat not in self._floor.told]
            self._floor.told.update(untold)
            for seat in untold:
                self.decided.emit(seat, Challenge(()))

    def _confirm(self) -> None:
        if self._acting.running:
            self._acting.skip()
            return
        seen, seat = self._seen, self._decider
        if seen is None or seat is None:
            return
        if seen.phase is Phase.VOTE:
            self.decided.emit(seat, Vote(self._floor.taken()))
            return
        words = self._floor.challenge(seat)
        self._floor.named = None
        hearing.keep(self._context.notes, seen.round, self._floor.claimed)
        self.decided.emit(seat, Challenge(words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms, wherever the keyboard is; digits are the names'."""
        if event.isAutoRepeat():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif not self.people.press_digit(event.key() - int(Qt.Key.Key_1)):
            super().keyPressEvent(event)

    def _enter(self) -> None:
        """Confirm; where several are asked nobody does it for others: on to the names."""
        if self.primary.isVisible():
            self.primary.click()
        elif self.people.isVisible() and (name := self.people.keyboard()) is not None:
            keyboard.give(name, Qt.FocusReason.TabFocusReason)
            want_fresh_press(self.people, digits=True)

    def keyboard(self) -> QWidget:
        """The first words to pick from; Enter confirms there. Else the primary button."""
        return self.spread.first_open() or (self.primary if self.primary.isVisible() else self)

    # What comes of it ---------------------------------------------------------------------------

    @property
    def revealing(self) -> bool:
        """Whether what was decided is still being shown."""
        return self._acting.running

    @property
    def shown_rulings(self) -> tuple[RuledWord, ...]:
        """What has been shown of it so far."""
        return tuple(self._ruled)

    def reveal(self, observation: Observation, ruled: Sequence[RuledWord], then: Callable[[], None]) -> None:
        """Show word by word what was decided, who pays and why; the words lie as they were seen last."""
        self._decider, self._floor.marked, self._ruled = None, set(), []
        shown = {word.word for listed in self._words.values() for word in listed}
        if any((one.owner, one.index) not in shown for one in ruled):  # nobody saw them in question
            self._seen, self._words, self._costs = observation, facts.ruled_words(observation, ruled), {}
        self._acting.begin(self._script(ruled), then)

    def drop(self) -> None:
        """Another table: forget what was being shown."""
        self._acting.drop()
        self.slip.stop()
        self._window = None

    def _script(self, ruled: Sequence[RuledWord]) -> Script:
        seen = self._seen
        assert seen is not None
        self.people.show_people(())
        self.back.hide()
        self.sum.show()
        self.primary.show()
        self.primary.setText(self.tr("Go on"))
        self.primary.set_icon_name("chevron_right")
        self.sum.setText("")
        keyboard.give(self.primary)
        names = [shortened(seat.name) for seat in self._context.seats]
        for one in ruled:
            self._ruled.append(one)
            # With the verdict: whoever cuts the rest short has heard it.
            self.sum.setText(_remark(self._context.seats, seen, self._ruled))
            headline, cost = texts.verdict(one, seen.options, names)
            note = texts.because(one, seen.options, names)
            note = note[:1].upper() + note[1:]
            self.question.ask(headline, f"{note}. {cost}", self._context.seats[one.owner].avatar)
            self._show_sheets(facts.with_rulings(self._words, self._ruled))
            self._context.sounds.play(Sound.CHALLENGE_LOST if one.good else Sound.CHALLENGE_WON)
            yield from self._charge(one)
            yield (
                reading_ms(headline + note + cost) // 2 if not theme.current().reduced_motion else CALM_MS * 2
            )
        self.sum.setText(_remark(self._context.seats, seen, ruled))
        if self._people:
            # Whoever wants to read all of it presses the button.
            yield UNTIL_PRESSED
        else:
            yield reading_ms(self.sum.whole_text()) if self.sum.whole_text() else LAST_MS

    def _charge(self, one: RuledWord) -> Script:
        """The points fly to whoever pays them."""
        seen = self._seen
        assert seen is not None
        pays, points = facts.payer(one, seen.options), facts.price(one, seen.options)
        source = self.spread.sheets[one.owner].list
        self.spread.keep_in_sight(source)
        if pays is None:
            return
        yield CALM_MS // 2 if not self._acting.hurried else 0
        target = self.spread.sheets[pays].name
        if not self._acting.hurried and self.isVisible():
            start = source.mapTo(self, QPoint(source.width() // 2, source.height() // 2))
            end = target.mapTo(self, QPoint(target.width(), target.height() // 2))
            yield self.slip.fly(writing.signed(-points), start, end)
        self._costs[pays] = self._costs.get(pays, 0) + points
        self.spread.sheets[pays].show_cost(self._costs[pays])

    def paintEvent(self, event: object) -> None:
        self._ground.paint(self, mat_of(self), "blue")
