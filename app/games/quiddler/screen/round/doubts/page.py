"""Doubts and votes: all words in question, by player, and how they come out (RULES QD9)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.games.quiddler import deck
from app.games.quiddler.model import Doubt, Observation, Phase, Ruled, Vote
from app.games.quiddler.scoring import Word
from app.games.quiddler.screen import sayings
from app.games.quiddler.screen.round import facts, texts
from app.games.quiddler.screen.round.doubts import claims
from app.games.quiddler.screen.round.doubts.slip import FlyingSlip
from app.games.quiddler.screen.round.doubts.spread import Spread
from app.games.quiddler.screen.round.facts import TableWord
from app.tabletop.cards.mat import Ground, mat_of
from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.course import UNTIL_PRESSED, Acting, Script
from app.tabletop.note import reading_ms
from app.widgets import writing
from app.widgets.controls.avatar import Avatar
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.later import soon
from app.widgets.look import theme
from app.widgets.names import shortened
from app.widgets.sheets import keyboard
from app.widgets.sheets.panel import Panel
from app.widgets.sounds import Sound

SIDE = 34
CALM_MS, LAST_MS = 900, 1_400


class Question(Panel):
    """Who decides now, what about, and what it brings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, margin=20, spacing=0, seed=4)
        self.face: Avatar | None = None
        self.headline = Label("", "screen", elide=Qt.TextElideMode.ElideMiddle)
        self.headline.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.note = Label("", "body", "ink2", wrap=True)
        self._row = QHBoxLayout()
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(self.headline)
        lines.addWidget(self.note)
        self._row.addLayout(lines, 1)
        self.body.addLayout(self._row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def ask(self, headline: str, note: str, face: Avatar | None = None) -> None:
        """Another question, or another who is asked."""
        self.headline.setText(headline)
        self.note.setText(note)
        if self.face is not None:
            self._row.removeWidget(self.face)
            self.face.hide()
            self.face.deleteLater()
        self.face = face
        if face is not None:
            self._row.insertWidget(0, face)
        self._row.setSpacing(theme.current().px(14))
        self.headline.setAccessibleDescription(note)
        QAccessible.updateAccessibility(QAccessibleEvent(self.headline, QAccessible.Event.Alert))


def _wordless(seen: Observation, looks: Sequence[SeatLook], words: Collection[int]) -> str:
    """Who has laid nothing, where all words are in question. words: seats that have some."""
    if seen.phase is Phase.VOTE or seen.options.challenge_at == "laying":
        return ""
    names = [shortened(looks[seat].name) for seat in range(seen.seats) if seat not in words]
    return texts.wordless(names) + "." if names else ""


def notice_room(page: DoubtPage) -> QRect:
    """Where a notice hides neither the question nor words: in the bar beside its buttons, as long as nothing
    is said there; then over the bar."""
    bar, gap = page.bar.geometry(), theme.current().px(12)
    if page.sum.whole_text() or page.revealing:
        return QRect(bar.left(), bar.top() - gap // 2, bar.width(), 1)
    buttons = [one for one in (page.nobody, page.primary) if one.isVisible()]
    ends = [one.mapTo(page, QPoint()).x() - gap for one in buttons]
    return QRect(bar.left() + gap, bar.top(), min([bar.right(), *ends]) - bar.left() - gap, bar.height())


class DoubtPage(QWidget):
    """Words in question, one sheet a player.

    Signals:
        decided(object seat, object move): a person's Doubt or Vote.
    """

    decided = Signal(object, object)

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._people = [seat for seat, look in enumerate(context.seats) if look.is_person]
        self._seen: Observation | None = None
        self._window: object = None
        self._decider: int | None = None
        self._chosen: set[Word] = set()
        self._claimed: dict[Word, int] = {}
        self._doubted: dict[Word, int] = {}
        self._words: dict[int, list[TableWord]] = {}
        self._ruled: list[Ruled] = []
        self._costs: dict[int, int] = {}
        self._acting = Acting(self)
        self._ground = Ground()
        self.question = Question()
        self.spread = Spread(context.seats)
        self.slip = FlyingSlip(self)
        self.sum = Label("", "body_strong", elide=True)
        self.sum.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.nobody = PaperButton("", "secondary")
        self.primary = PaperButton("", "primary", big=True)
        self._build()
        theme.follow(self, self._restyle)
        self._restyle()

    def _build(self) -> None:
        self.spread.picked.connect(self._pick)
        self.spread.confirmed.connect(self._enter)
        self.spread.reached.connect(self._reached)
        self.nobody.clicked.connect(self._nobody)
        self.primary.clicked.connect(self._confirm)
        self.bar = Panel("", margin=20, spacing=0, seed=6)
        self._bar_row = QHBoxLayout()
        self._bar_row.addWidget(self.sum, 1)
        self._bar_row.addWidget(self.nobody)
        self._bar_row.addWidget(self.primary)
        self.bar.body.addLayout(self._bar_row)
        self.bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.question)
        self._column.addWidget(self.spread, 1)
        self._column.addWidget(self.bar)

    def _restyle(self) -> None:
        px = theme.current().px
        self._column.setContentsMargins(px(SIDE), px(20), px(SIDE), px(32))
        self._column.setSpacing(px(14))
        self._bar_row.setSpacing(px(14))

    # What is shown ------------------------------------------------------------------------------

    def take_over(self, before: DoubtPage) -> None:
        """Take the place of a page that asked already, in another language: what was marked on it stays."""
        self._window, self._decider = before._window, before._decider
        self._chosen, self._claimed = set(before._chosen), dict(before._claimed)
        self._doubted, self._costs = dict(before._doubted), dict(before._costs)

    def show_observation(self, observation: Observation) -> None:
        """Ask the next person at the screen, or wait for the others (phases DOUBT and VOTE)."""
        first = self._seen is None
        window = (observation.round, observation.phase, facts.in_question(observation))
        if window != self._window:
            self._window, self._decider = window, None
            claimed = self._claimed or claims.kept(self._context.notes, observation.round)
            self._doubted = claimed if observation.phase is Phase.VOTE else {}
            self._claimed = {}
            self._chosen = set()
            self._costs = dict(enumerate(observation.penalties))
        self._seen, self._ruled = observation, []
        waiting = [seat for seat in self._people if seat in observation.waiting]
        decider = waiting[0] if waiting else None
        anew = decider is not None and (first or decider != self._decider)
        if decider != self._decider:
            # Whoever doubted a word is against it until they say otherwise.
            own = {word for word, by in self._doubted.items() if by == decider}
            self._decider, self._chosen = decider, own & set(facts.in_question(observation))
            lists = [sheet.list for sheet in self.spread.sheets]
            moved = decider is not None and self.window().focusWidget() in (*lists, self.primary)
        else:
            moved = False
        self._show()
        if anew and self.spread.go_to_open() and moved:
            keyboard.give(self.keyboard(), Qt.FocusReason.MouseFocusReason)
        if decider is not None and self._claimed and self.spread.first_open() is None:
            # Others at this screen doubt all that could be doubted.
            soon(self, partial(self._pass_on, decider))

    def _show(self) -> None:
        seen = self._seen
        assert seen is not None
        self._words = facts.table_words(seen, self._decider, self._chosen, self._claimed)
        self._show_sheets(self._words)
        self._ask()
        self._tell_buttons()

    def _show_sheets(self, words: dict[int, list[TableWord]]) -> None:
        seen = self._seen
        assert seen is not None
        payers = [facts.payer(one, seen.options) for one in self._ruled]
        pay = {seat for seat in payers if seat is not None}
        self.spread.show_words(words, pay, self._decider, seen.options, seen.phase)
        for sheet in self.spread.sheets:
            sheet.show_cost(self._costs.get(sheet.seat, 0))

    def _ask(self) -> None:
        seen, decider = self._seen, self._decider
        assert seen is not None
        if decider is None:
            self.question.ask(texts.waiting(), _wordless(seen, self._context.seats, self._words))
            return
        who, several = self._context.seats[decider], len(self._people) > 1
        note = [texts.stakes(seen.options, seen.phase, len(self._context.seats))]
        later = [
            shortened(self._context.seats[seat].name)
            for seat in self._people
            if seat in seen.waiting and seat != decider
        ]
        if later:
            note.append(texts.then_others(later) + ".")
        if any(look.level is not None for look in self._context.seats):
            note.append(texts.animals(seen.phase))
        note.append(_wordless(seen, self._context.seats, self._words))
        face = Avatar(who.avatar, 48) if several else None
        self.question.ask(
            texts.question(seen.phase, shortened(who.name) if several else ""), " ".join(note).strip(), face
        )

    def _tell_buttons(self) -> None:
        seen, deciding = self._seen, self._decider is not None
        assert seen is not None
        number = len(self._chosen)
        self.primary.setVisible(deciding)
        self.primary.setText(texts.confirm(seen.phase, number))
        self.primary.set_icon_name(
            "x" if number and seen.phase is Phase.VOTE else "help" if number else "check"
        )
        waiting = [seat for seat in self._people if seat in seen.waiting]
        self.nobody.setVisible(deciding and seen.phase is Phase.DOUBT and len(waiting) > 1 and not number)
        self.nobody.setText(self.tr("Nobody doubts"))
        risky = [word.value for listed in self._words.values() for word in listed if word.chosen]
        charged = seen.phase is Phase.DOUBT and seen.options.words == "challenge"
        self.sum.setText(texts.whole_risk(sum(risky)) if charged and len(risky) > 1 else "")

    # What people do -----------------------------------------------------------------------------

    def _pick(self, word: Word) -> None:
        self._chosen ^= {word}
        self._show()

    def _reached(self, seat: int, row: int) -> None:
        """Only where it was agreed the program tells of a word before it is decided (``adviser``)."""
        seen, listed = self._seen, self._words.get(seat, [])
        if seen is None or seen.options.adviser != "on" or self._chosen or not 0 <= row < len(listed):
            return
        self.sum.setText(self._context.explain(deck.spelt(listed[row].meld)))

    def _pass_on(self, seat: int) -> None:
        seen = self._seen
        if seen is not None and self._decider == seat and seen.phase is Phase.DOUBT:
            self.decided.emit(seat, Doubt(()))

    def _nobody(self) -> None:
        """None of the people at this screen doubts anything."""
        seen = self._seen
        if seen is not None:
            for seat in [seat for seat in self._people if seat in seen.waiting]:
                self.decided.emit(seat, Doubt(()))

    def _confirm(self) -> None:
        if self._acting.running:
            self._acting.skip()
            return
        seen, seat = self._seen, self._decider
        if seen is None or seat is None:
            return
        words = tuple(sorted(self._chosen))
        if seen.phase is Phase.VOTE:
            self.decided.emit(seat, Vote(words))
            return
        self._claimed.update(dict.fromkeys(words, seat))
        claims.keep(self._context.notes, seen.round, self._claimed)
        self.decided.emit(seat, Doubt(words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms, wherever the keyboard is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._enter()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        if self.primary.isVisible():
            self.primary.click()

    def keyboard(self) -> QWidget:
        """The first words to pick from; Enter confirms there. Else the great button."""
        return self.spread.first_open() or (self.primary if self.primary.isVisible() else self)

    # What comes of it ---------------------------------------------------------------------------

    @property
    def revealing(self) -> bool:
        """Whether what was decided is still being shown."""
        return self._acting.running

    @property
    def shown_rulings(self) -> tuple[Ruled, ...]:
        """What has been shown of it so far."""
        return tuple(self._ruled)

    def reveal(self, observation: Observation, ruled: Sequence[Ruled], then: Callable[[], None]) -> None:
        """Show word by word what was decided, who pays and why; the words lie as they were seen last."""
        if self._seen is None:
            self._seen = observation
        self._decider, self._chosen, self._ruled = None, set(), []
        self._acting.begin(self._script(ruled), then)

    def drop(self) -> None:
        """Another table: forget what was being shown."""
        self._acting.drop()
        self.slip.stop()
        self._window = None

    def _script(self, ruled: Sequence[Ruled]) -> Script:
        seen = self._seen
        assert seen is not None
        self.nobody.hide()
        self.primary.show()
        self.primary.setText(self.tr("Go on"))
        self.primary.set_icon_name("chevron_right")
        self.sum.setText("")
        keyboard.give(self.primary)
        names = [shortened(seat.name) for seat in self._context.seats]
        for one in ruled:
            self._ruled.append(one)
            # With the verdict: whoever cuts the rest short has heard it.
            self.sum.setText(self._said(self._ruled))
            headline, cost = texts.verdict(one, seen.options, names)
            note = texts.because(one, seen.options, names)
            note = note[:1].upper() + note[1:]
            self.question.ask(headline, f"{note}. {cost}", Avatar(self._context.seats[one.owner].avatar, 48))
            self._show_sheets(facts.with_rulings(self._words, self._ruled))
            self._context.sounds.play(Sound.CHALLENGE_LOST if one.good else Sound.CHALLENGE_WON)
            yield from self._charge(one)
            yield (
                reading_ms(headline + note + cost) // 2 if not theme.current().reduced_motion else CALM_MS * 2
            )
        self.sum.setText(self._said(ruled))
        if self._people:
            # Whoever wants to read all of it presses the button.
            yield UNTIL_PRESSED
        else:
            yield reading_ms(self.sum.whole_text()) if self.sum.whole_text() else LAST_MS

    def _said(self, ruled: Sequence[Ruled]) -> str:
        """What an animal has to say about it, mostly nothing."""
        seats, seen = self._context.seats, self._seen
        # Where play goes on they say it at the table.
        at_end = seen is not None and seen.options.challenge_at == "end"
        found = sayings.after_ruling(seats, ruled) if at_end else None
        if found is None or seen is None:
            return ""
        seat, mood = found
        line = sayings.line(seats[seat].level or 1, mood, seen.round + seat)
        return self.tr("{name}: {line}").format(name=shortened(seats[seat].name), line=line)

    def _charge(self, one: Ruled) -> Script:
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
        """The mat: the words lie on the table."""
        self._ground.paint(self, mat_of(self), "blue")
