"""What a whole game came to: everybody's rounds; alone, how much of the common words was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent

from app.games.boggle.model import Observation
from app.games.boggle.screen import sayings
from app.games.boggle.screen.results.facts import Common, SortedList, common_words
from app.tabletop.context import SeatLook, Usual
from app.tabletop.people.figures import EndFigures, Outcome
from app.widgets import writing
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel

translate = QCoreApplication.translate

WouldFind: TypeAlias = Callable[[int, int | None], Sequence[float]]
"""Words on a board and the time for it in milliseconds → what each level finds, hare to lynx."""
MOST_ROUNDS, LEAST, MARGIN, BAR = 8, 620, 26, 12
"""More rounds than these are not told one by one beside the totals; the least width of the figures; on
each side of them half of the room for a scroll bar that comes up."""


class Summary(Panel):
    """A sheet with everybody's rounds, the best first."""

    def __init__(self, seats: Sequence[SeatLook]) -> None:
        super().__init__("", margin=MARGIN, seed=14)
        self._seats = tuple(seats)
        self.figures = EndFigures(seats)
        self.body.addWidget(self.figures, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addStretch(1)
        theme.follow_now(self, self._measure)

    def _measure(self) -> None:
        """No figure is far from its name."""
        look = theme.current()
        self.figures.setMinimumWidth(min(look.tx(LEAST), self.width() - 2 * look.px(MARGIN + BAR)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def show_game(self, seen: Observation) -> None:
        """Of a game that is over."""
        several = 1 < len(seen.past) <= MOST_ROUNDS
        heads = [f"{one.number}." for one in seen.past] if several else []
        heads.append(translate("BoggleSummary", "good words"))
        hinted = any(sum(one.hints) for one in seen.past)
        if hinted:
            heads.append(translate("BoggleSummary", "hints"))
        rows = []
        for seat, who in enumerate(self._seats):
            figures = [writing.number(one.scores[seat]) for one in seen.past] if several else []
            figures.append(writing.number(sum(SortedList.of(one.lists[seat]).counted for one in seen.past)))
            if hinted:
                figures.append(writing.number(sum(one.hints[seat] for one in seen.past if one.hints)))
            last = seen.past[-1]
            said = "" if who.level is None else sayings.line([last], seat, who.level, over=True)
            rows.append(Outcome(seat, figures, said=said))
        self.figures.show_rows(heads, rows, seen.totals)


def measured(common: Common) -> str:
    """“17 of 43 common words”."""
    text = translate("BoggleSummary", "{found} of {common} common words")
    return writing.flowing(
        text.format(found=writing.number(common.found), common=writing.number(common.there))
    )


def beside(usual: Usual | None, level: int, would: int) -> str:
    """What one finds else, and what an animal would find."""
    animals = (
        translate("BoggleSummary", "the hare would find about {number}"),
        translate("BoggleSummary", "the hedgehog would find about {number}"),
        translate("BoggleSummary", "the fox would find about {number}"),
        translate("BoggleSummary", "the owl would find about {number}"),
        translate("BoggleSummary", "the lynx would find about {number}"),
    )
    told = [animals[level - 1].format(number=writing.number(would))]
    if usual is not None and usual.average is not None:
        mine = translate("BoggleSummary", "your average {number}")
        most = translate("BoggleSummary", "at best {number}")
        average = mine.format(number=writing.number(round(usual.average)))
        told = [average, most.format(number=writing.number(usual.best)), *told]
    return " · ".join(told)


def alone(
    seen: Observation, is_common: Callable[[str], bool], would_find: WouldFind
) -> tuple[Common, int, int]:
    """What one person found of the common words in a whole game; the animal that is nearest to that by what
    it would find there, and how much that is."""
    common = common_words(seen.past, 0, is_common)
    expected = [would_find(len(one.solution), seen.limit) for one in seen.past]
    by_level = [min(common.there, round(sum(figures))) for figures in zip(*expected, strict=True)]
    level = min(range(len(by_level)), key=lambda at: (abs(by_level[at] - common.found), at))
    return common, level + 1, by_level[level]


def nobody_finds(words: int, limit: int | None) -> Sequence[float]:
    """Where no animal is known."""
    return (0.0,)
