"""What stands in the window of the others: of objections, votes, answers, and of the own card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.scrabble_cards import model
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.answers import texts
from app.games.scrabble_cards.screen.answers.asked import OwnCard, scored
from app.games.scrabble_cards.screen.cards.bonus import HIGH, WIDE, paint_bonus
from app.games.scrabble_cards.table import Placed
from app.tabletop.asking import texts as asking_texts
from app.tabletop.asking.hearing import Hearing
from app.tabletop.asking.keys import AskedWord
from app.tabletop.asking.window import AskingWindow
from app.tabletop.context import ViewContext
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas

LOW = 8
"""Its thickness and a little more, in design pixels."""
ON_WALL = 1.32
"""How much larger it is where a whole room reads it."""
ROOMY = 1.1
"""Scale of a window in which it is: in a smaller one it would push the question over the words."""


@dataclass
class TurnHearing(Hearing[int]):
    """What people at this screen have said to a turn so far, or are about to say.

    wishes: who wants to look at their card when their turn to answer comes. closed: nobody else answers.
    answered: who had answered when this was last looked at. sent: for whom something was said here.
    """

    wishes: list[int] = field(default_factory=list)
    closed: bool = False
    answered: set[int] = field(default_factory=set)
    sent: set[int] = field(default_factory=set)

    def follow(self, before: Observation | None, seen: Observation, people: Sequence[int]) -> None:
        """What was said in this moment of the game still counts, what was said before does not."""
        answered = {seat for seat, _ in seen.answered}
        if before is None or (len(before.history), before.phase) != (len(seen.history), seen.phase):
            if before is None or len(before.history) != len(seen.history) or seen.phase is Phase.CHALLENGE:
                self.claimed = {}
            self.marked, self.wishes, self.closed, self.voter = set(), [], False, None
            self.answered, self.sent, self.passed = answered, set(), set()
        unsaid = (answered - self.answered) & set(people) - self.sent
        if seen.phase is Phase.ANSWER and unsaid:
            self.closed = True  # the time of all is over
        self.answered = answered

    def speaker(self, seen: Observation, asked: Sequence[int]) -> int | None:
        """Whose words are marked now; None where all are asked who it is to be."""
        if seen.phase is Phase.VOTE:
            self.vote(asked[0], seen.open_doubts)
            return asked[0]
        return self.challenger(asked, seen.claimed)


class QuestionWriter:
    """Writes questions into the window."""

    def __init__(self, window: AskingWindow, context: ViewContext, said: TurnHearing) -> None:
        self._window, self._context, self._said = window, context, said
        self._several = sum(look.is_person for look in context.seats) > 1

    def objections(self, seen: Observation, placed: Placed, asked: Sequence[int]) -> None:
        """Which words do they challenge? (RULES SK15)"""
        speaker, mover, number = self._said.speaker(seen, asked), seen.turn or 0, len(self._said.marked)
        names = [look.name for look in self._context.seats]
        told = names[speaker] if speaker is not None and self._several else None
        points = scored(seen, placed).total
        headline = texts.objecting(names[mover], points, told, alone=not self._several)
        note = texts.stakes(seen.options)
        if speaker is None:
            note = f"{note} {asking_texts.how_to_speak()}"
        self._window.ask(headline, note, mover if told is None else speaker or 0)
        self._fill(seen, placed, speaker, sign="flag")
        self._window.names.show_people(asked if speaker is None else (), self._said.passed)
        self._window.offer("" if speaker is None else texts.challenge(number), "flag" if number else "check")

    def votes(self, seen: Observation, placed: Placed, asked: Sequence[int]) -> None:
        """Which words do they reject?"""
        speaker, number = self._said.speaker(seen, asked), len(self._said.marked)
        names = [look.name for look in self._context.seats]
        told = names[speaker] if speaker is not None and self._several else None
        later = [names[seat] for seat in asked if seat != speaker]
        who = seen.turn if told is None else speaker
        self._window.ask(asking_texts.voting(told or ""), texts.vote_stakes(later, len(names)), who or 0)
        self._fill(seen, placed, speaker, sign="x")
        self._window.names.show_people(())
        self._window.offer(texts.reject(number), "x" if number else "check")

    def answers(self, seen: Observation, placed: Placed, asked: Sequence[int]) -> None:
        """Does anybody play a group card? (RULES SK10)"""
        names = [look.name for look in self._context.seats]
        mover, wishes = seen.turn or 0, self._said.wishes
        headline = texts.answering(names[mover], scored(seen, placed).total)
        waiting = [names[seat] for seat in wishes]
        self._window.ask(headline, texts.how_to_answer(waiting), mover)
        self._fill(seen, placed, None, sign="flag")
        self._window.names.show_people(asked, self._said.passed, wishes)
        self._window.offer("", "check")

    def own_card(self, seen: Observation, placed: Placed, own: OwnCard) -> None:
        """Does whoever looks play theirs?"""
        mover = seen.turn or 0
        name = self._context.seats[mover].name
        self._window.ask(texts.answer_alone(name, own.before), texts.effect(own, name), mover)
        self._fill(seen, placed, None, sign="flag")
        self._window.show_card(AnswerCard(own.card))
        self._window.names.show_people(())
        others = [(texts.play(own.minus), "flag")] if own.usable else []
        if own.usable and 1 in seen.options.house_rules:
            others.append((texts.add(own.minus), "plus"))
        self._window.offer(texts.keep() if own.usable else texts.back(), "check", others)

    def _fill(self, seen: Observation, placed: Placed, speaker: int | None, *, sign: str) -> None:
        self._window.show_card(None)
        self._window.show_words(self._words(seen, placed, speaker), sign)

    def _words(self, seen: Observation, placed: Placed, speaker: int | None) -> list[AskedWord]:
        worth, said = scored(seen, placed).words, self._said
        told = []
        for index, word in enumerate(model.claims(placed)):
            text, by = word.text.lower(), said.claimed.get(index)
            note = ""
            if by is not None and seen.phase is Phase.CHALLENGE:
                note = texts.challenged_by(self._context.seats[by].name)
            elif seen.options.adviser == "on":
                note = texts.advised(self._context.takes(text))
            free = index in seen.open_doubts if seen.phase is Phase.VOTE else by is None
            points = str(worth[index]) if index < len(worth) else ""
            open_ = free and speaker is not None
            told.append(AskedWord(text, points, note, open=open_, marked=index in said.marked))
        return told


class AnswerCard(Canvas, QWidget):
    """The own bonus card in the window that asks whether it is played."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self._card = card
        self.setAccessibleName(names.bonus_name(card))
        self.setToolTip(names.bonus_name(card))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        look = theme.current()
        grown = self._grown()
        return QSize(look.px(WIDE * grown), look.px(HIGH * grown))

    @staticmethod
    def _grown() -> float:
        """How much larger it is than usual."""
        look = theme.current()
        return ON_WALL if look.palette.flat and look.scale > ROOMY else 1.0

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        grown = self._grown()
        face = QRectF(1, 1, look.pxf(WIDE * grown) - 2, look.pxf(HIGH * grown - LOW) - 2)
        paint_bonus(painter, face, self._card)
