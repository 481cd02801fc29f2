"""The tab *Numbers*: what all games of a person, or of everybody, come to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app import clock
from app.engine.figures import COMMON
from app.storage.journal.kept import Filter
from app.storage.journal.store import Journal
from app.storage.journal.sums import Sums
from app.storage.problems import StorageProblem, write_atomically
from app.tabletop import phrases
from app.ui import texts
from app.ui.desktop import chooser
from app.ui.pages.journal.charts import (
    Calendar,
    Catch,
    Catches,
    ChartPanel,
    Filling,
    NumberSlip,
    PlotPlace,
)
from app.ui.pages.journal.rivals import Balance, tell_by_game, tell_rivals
from app.ui.pages.journal.tab import Tab
from app.ui.services import Services
from app.ui.thread_bridge import Question, ThreadBridge
from app.widgets import boxes, writing
from app.widgets.announcing import ProgressAnnouncer
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme

if TYPE_CHECKING:
    from app.ui.pages.journal.plot import Plot

NARROW = 820
"""Design pixels below which, text size reckoned in, sheets lie one under the other."""
NEAR = 0.14
"""Lines that end nearer than such a share of the height have their names above and below their ends."""
FILLS = ("red", "yellow", "blue", "green")


class NumbersTab(Tab):
    """Slips with numbers, and charts below them, all of the games that the filter lets pass."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._asked: Question | None = None
        self._wanted, self.sums, self._waits = Filter(), Sums(), False
        self._files = ThreadBridge("charts", self)
        self._layout: tuple[object, ...] = ()
        self._sheet = QWidget()
        self.slips = [NumberSlip(fill, at + 2, self._sheet) for at, fill in enumerate(FILLS)]
        self.results, self.lengths, self.steps, self.share, self.ranks, self.exact = (
            ChartPanel(PlotPlace(), self._sheet, seed=at + 3) for at in range(6)
        )
        self.rivals, self.games = (ChartPanel(Balance(), self._sheet, seed=at + 7) for at in range(2))
        self.words = ChartPanel(Catches(), self._sheet, seed=9)
        self.weeks = ChartPanel(Calendar(), self._sheet, seed=11)
        self.panels = (
            self.results,
            self.lengths,
            self.rivals,
            self.words,
            self.weeks,
            self.steps,
            self.share,
            self.games,
            self.exact,
            self.ranks,
        )
        for panel in self.panels:
            panel.save_requested.connect(self._save)
            panel.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._top = QHBoxLayout()
        self._lines = [QHBoxLayout() for _ in self.panels]
        for slip in self.slips:
            self._top.addWidget(slip)
        column = boxes.column(self._top, inside=self._sheet, bare=True)
        for line in self._lines:
            column.addLayout(line)
        column.addStretch(1)
        self.progress = Label("", "body", "ink2", wrap=True)
        self.progress.hide()
        self._announcer = ProgressAnnouncer(self.progress)
        whole = boxes.column(inside=self, bare=True)
        self._scroll = scroll = PaperScroll(self._sheet)
        whole.addWidget(self.progress, 0, Qt.AlignmentFlag.AlignTop)
        whole.addWidget(scroll)
        plots = [panel.chart for panel in self.panels if isinstance(panel.chart, PlotPlace)]
        self._filling = Filling(scroll, plots, lambda: self.stands)
        self.hear(self._tell)
        theme.follow_now(self, self._lay_out)

    # Reading ----------------------------------------------------------------------------------

    @property
    def is_settled(self) -> bool:
        return self.stands and self._filling.is_done

    @property
    def stands(self) -> bool:
        return not self._waits

    def show_games(self, wanted: Filter) -> None:
        self._wanted, self._waits = wanted, True
        if self._asked is not None:
            self._asked.drop()
        self._ask(0)

    def _ask(self, months: int) -> None:
        """months: so many had to be added up at first, 0 where that is not known. A month at a time, so that
        whoever asks the journal meanwhile has an answer soon."""
        wanted = self._wanted

        def reckon(journal: Journal, _: Question) -> Sums | int:
            return journal.sum_up() or journal.sums(wanted.person, wanted.game)

        def then(found: Sums | int) -> None:
            if isinstance(found, Sums):
                self._show(found)
                return
            self._tell_progress(1 - found / max(months, found + 1))
            self._ask(max(months, found + 1))

        self._asked = self.services.journal.ask(reckon, then, self._fail, owner=self)

    def _tell_progress(self, share: float) -> None:
        """After many games have come at once, numbers of none of them would be told."""
        text = self.tr("The kept games are being added up: {number} %.")
        self.progress.setText(text.format(number=int(100 * share)))
        self.progress.show()
        self._announcer.tell(self.progress.text(), share)
        self._scroll.hide()

    def _show(self, found: Sums) -> None:
        self.sums = found
        self._waits = False
        self.progress.hide()
        self._announcer.end()
        self._scroll.show()
        self.setUpdatesEnabled(False)  # else a chart is painted at each height that its sheet goes through
        self._tell()
        self._lay_out()
        for widget in (*self.panels, self._sheet, self):  # everything at its place now
            layout = widget.layout()
            if layout is not None:
                layout.activate()
        self._filling.fill()
        self.setUpdatesEnabled(True)

    def _fail(self, problem: Exception) -> None:
        self._waits = False
        self.progress.hide()
        self._announcer.end()
        self._scroll.show()
        self._filling.fill()
        if not isinstance(problem, StorageProblem):
            raise problem
        self.told.emit(texts.storage_sentence(problem), "", None)

    # Telling ----------------------------------------------------------------------------------

    def _tell(self) -> None:
        told = self.sums
        self._tell_slips(told)
        self._tell_results(told)
        self._tell_lengths(told)
        self._tell_steps(told)
        self._tell_share(told)
        self._tell_ranks(told)
        self._tell_exact(told)
        tell_rivals(self.rivals, told, self.services.profiles.people)
        tell_by_game(self.games, told)
        self._tell_words(told)
        self._tell_weeks(told)

    def _tell_slips(self, told: Sums) -> None:
        share = f"{round(100 * told.won / told.decided)} %" if told.decided else ""
        streak = told.streak(clock.today())
        number = writing.number
        self.slips[0].tell(number(told.games), self.tr("finished game(s)", "", told.games))
        self.slips[1].tell(number(told.won), self.tr("game(s) won", "", told.won), share)
        best = self.tr("point(s) at once", "", told.best)
        self.slips[2].tell(number(told.best), best, self.tr("record"))
        longest = self.tr("longest {number}").format(number=number(told.longest_streak()))
        self.slips[3].tell(number(streak), self.tr("day(s) in a row", "", streak), longest)

    def _tell_results(self, told: Sums) -> None:
        one = bool(self._wanted.game)
        values = [point.own for point in told.results]
        trend = told.trend()
        if trend is not None and not one:  # of percent, which a straight line does not know
            trend = (min(100.0, max(0.0, trend[0])), min(100.0, max(0.0, trend[1])))
        title = self.tr("Points a round or turn") if one else self.tr("Won games")
        heads = (self.tr("day"), self.tr("game"), self.tr("own"), self.tr("others"))
        rows = [heads, *((p.day.isoformat(), p.game, p.own, p.others) for p in told.results)]
        if trend is None:
            sentence = self.tr("After five games you will see here whether you get better.")
            self.results.tell(title, sentence, rows, empty=True)
            return
        what = (
            self.tr("Own points in the last games, grey the others', dashed where the own ones go.")
            if one
            else self.tr("Percent of games won, of ten games each, dashed the straight line through them.")
        )
        self.results.tell(title, f"{what} {self._way(*trend)}", rows, empty=False)

        def draw(plot: Plot) -> None:
            others = [point.others for point in told.results]
            most = max([*values, *(value or 0.0 for value in others)]) * 1.08 if one else 104
            least = min(0, *values)
            apart = values[-1] - (others[-1] or 0.0)
            lean = 0.0
            if others[-1] is not None and abs(apart) < NEAR * theme.current().text_size * (most - least):
                lean = 1.0 if apart >= 0 else -1.0
            if all(value is not None for value in others):
                rest = self.tr("others")
                plot.line([value or 0.0 for value in others], "line2", strong=False, name=rest, lean=-lean)
            first, last = trend
            count = max(1, len(values) - 1)
            line = [first + (last - first) * at / count for at in range(len(values))]
            plot.line(line, "ink2", strong=False, dashed=True)
            plot.line(values, "red", strong=True, name=self.tr("own") if one else "", lean=lean)
            plot.span(count, told.results[0].day, told.results[-1].day, room=0.16 if one else 0.1)
            ends = [(values[-1], lean), *((one, -lean) for one in others[-1:] if one is not None)]
            plot.reach(least, max(most, 1.0), ends if one else ())

        self.results.chart.show_drawing(draw)

    def _way(self, first: float, last: float) -> str:
        """Where the straight line goes."""
        if abs(last - first) < 0.03 * max(abs(first), abs(last), 1.0):
            return self.tr("It stays at {number}.").format(number=_decimal(last))
        text = self.tr("It rises from {first} to {last}.") if last > first else ""
        text = text or self.tr("It falls from {first} to {last}.")
        return writing.flowing(text.format(first=_decimal(first), last=_decimal(last)))

    def _tell_lengths(self, told: Sums) -> None:
        lengths = sorted(told.lengths)
        title, counts = self.tr("Word length"), [told.lengths[one] for one in lengths]
        rows = [(self.tr("letters"), self.tr("words")), *zip(lengths, counts, strict=True)]
        if not lengths:
            self.lengths.tell(title, self.tr("No words yet."), rows, empty=True)
            return
        most = max(lengths, key=lambda one: told.lengths[one])
        sentence = self.tr("Words that counted, by their letters: most have {length}.").format(length=most)
        self.lengths.tell(title, sentence, rows, empty=False)

        def draw(plot: Plot) -> None:
            names = [str(one) for one in lengths]
            plot.bars(counts, "red", names, [writing.number(one) for one in counts])
            plot.reach(0, max(counts) * 1.3)

        self.lengths.chart.show_drawing(draw)

    def _tell_steps(self, told: Sums) -> None:
        means = [total / count for total, count in told.steps]
        names = [str(at + 1) for at in range(len(means))]
        title = self.tr("Round by round, turn by turn")
        rows = [(self.tr("round or turn"), self.tr("points")), *zip(names, means, strict=True)]
        if not means or not self._wanted.game:
            self.steps.tell(title, self.tr("Choose one game to see this."), rows, empty=True)
            return
        best = max(range(len(means)), key=lambda at: means[at])
        sentence = self.tr("Mean points by round or turn: most in number {number}, {points}.")
        told_best = sentence.format(number=best + 1, points=_decimal(means[best]))
        self.steps.tell(title, writing.flowing(told_best), rows, empty=False)
        shown = names if len(names) <= 15 else [one if at % 5 == 4 else "" for at, one in enumerate(names)]
        self.steps.chart.show_drawing(lambda plot: plot.bars(means, "blue", shown))

    def _tell_share(self, told: Sums) -> None:
        lengths = sorted(told.there)
        shares = [100 * told.found[one] / told.there[one] for one in lengths]
        title = self.tr("Share of a board found")
        heads = (self.tr("letters"), self.tr("on boards"), self.tr("found"))
        rows = [heads, *((one, told.there[one], told.found[one]) for one in lengths)]
        if not lengths:
            self.share.tell(title, self.tr("No boards yet."), rows, empty=True)
            return
        whole = 100 * sum(told.found.values()) / sum(told.there.values())
        sentence = self.tr("Percent of the words on boards that were found, by letters; {number} % of all.")
        self.share.tell(title, writing.flowing(sentence.format(number=_decimal(whole))), rows, empty=False)

        def draw(plot: Plot) -> None:
            plot.bars(shares, "green", [str(one) for one in lengths])
            plot.reach(0, max([*shares, 1.0]) * 1.1)

        self.share.chart.show_drawing(draw)

    def _tell_ranks(self, told: Sums) -> None:
        kinds = sorted(told.ranks_there)
        names = [
            self.tr("commonest"),
            self.tr("very common"),
            self.tr("common"),
            self.tr("less common"),
            self.tr("rare"),
        ]
        title = self.tr("Common or rare words")
        heads = (self.tr("words"), self.tr("on boards"), self.tr("found"))
        rows = [heads, *((names[one], told.ranks_there[one], told.ranks_found[one]) for one in kinds)]
        if not kinds:
            self.ranks.tell(title, self.tr("No boards yet."), rows, empty=True)
            return
        shares = [100 * told.ranks_found[one] / told.ranks_there[one] for one in kinds]
        of_common = sum(told.ranks_there[one] for one in range(COMMON))
        common = 100 * sum(told.ranks_found[one] for one in range(COMMON)) / max(1, of_common)
        sentence = self.tr(
            "Percent of the words on boards that were found, by how common they are; {number} % of those "
            "that most people know."
        )
        self.ranks.tell(title, sentence.format(number=_decimal(common)), rows, empty=False)

        def draw(plot: Plot) -> None:
            shown = [names[one] for one in kinds]
            plot.bars(shares, "yellow", shown, [f"{round(one)} %" for one in shares])
            plot.reach(0, max([*shares, 1.0]) * 1.3)

        self.ranks.chart.show_drawing(draw)

    def _tell_exact(self, told: Sums) -> None:
        shares = [100 * one.best / one.turns for one in told.exact]
        title = self.tr("Accuracy of turns")
        heads = (self.tr("day"), self.tr("turns"), self.tr("nothing better"))
        rows = [heads, *((one.day.isoformat(), one.turns, one.best) for one in told.exact)]
        if not shares:
            text = self.tr(
                "Once games are reviewed you will see here how often nothing better was to be had."
            )
            self.exact.tell(title, text, rows, empty=True)
            return
        whole = 100 * sum(one.best for one in told.exact) / sum(one.turns for one in told.exact)
        sentence = self.tr(
            "Percent of turns to which a review found nothing better, game by game; {number} % of all."
        )
        self.exact.tell(title, sentence.format(number=_decimal(whole)), rows, empty=False)

        def draw(plot: Plot) -> None:
            plot.line(shares, "blue", strong=True)
            plot.span(max(1, len(shares) - 1), told.exact[0].day, told.exact[-1].day)
            plot.reach(0, 105)

        self.exact.chart.show_drawing(draw)

    def _tell_words(self, told: Sums) -> None:
        rows = [
            (self.tr("word"), self.tr("letters"), self.tr("points")),
            *((word, letters, "") for word, letters in told.longest.items()),
            *((word, "", points) for word, points in told.dearest.items()),
        ]
        title = self.tr("Best catches")
        if not told.longest:
            self.words.tell(title, self.tr("No words yet."), rows, empty=True)
            return
        sentence = self.tr("The longest words, and those that brought most points.")
        self.words.tell(title, sentence, rows, empty=False)
        letters = ((word, phrases.letters(number)) for word, number in told.longest.items())
        lines = [Catch(word, note) for word, note in letters]
        lines += [Catch(word, f"+{points}") for word, points in told.dearest.items()]
        self.words.chart.show_lines(lines)

    def _tell_weeks(self, told: Sums) -> None:
        days = self.weeks.chart.show_days(told.days, clock.today())
        played = sum(bool(told.days[day]) for day in days)
        sentence = writing.flowing(self.tr("Played on %n day(s) of these weeks.", "", played))
        rows = [(self.tr("day"), self.tr("games")), *((day.isoformat(), told.days[day]) for day in days)]
        self.weeks.tell(self.tr("Eight weeks"), sentence, rows, empty=False)

    # Layout and files -------------------------------------------------------------------------

    def _shown(self) -> list[list[tuple[ChartPanel[Any], int]]]:
        """Sheets beside one another, with the share of the width that each has."""
        one, told = bool(self._wanted.game), self.sums
        rows: list[list[tuple[ChartPanel[Any], int]]] = [
            [(self.results, 62), (self.lengths, 38)],
            [(self.rivals, 36), (self.words, 32), (self.weeks, 32)],
            [(self.steps if one else self.games, 50), (self.exact, 50)],
            [(self.share, 50), (self.ranks, 50)],
        ]
        if not one or not told.games:
            return rows
        # Of a game without words, or without boards, these would stay empty for ever.
        empty = {self.lengths: not told.lengths, self.words: not told.longest}
        empty |= {self.share: not told.there, self.ranks: not told.ranks_there}
        return [[pair for pair in row if not empty.get(pair[0])] for row in rows]

    def _lay_out(self) -> None:
        look = theme.current()
        gap, narrow = look.px(16), self.width() / look.scale / look.text_size < NARROW
        shown = [row for row in self._shown() if row]
        wanted = gap, narrow, [panel for row in shown for panel, _ in row]
        if wanted == self._layout:
            return
        self._layout = wanted
        if narrow:
            shown = [[pair] for row in shown for pair in row]
        self._top.setSpacing(gap)
        self._top.setContentsMargins(0, 0, 0, gap)
        for panel in self.panels:
            for line in self._lines:
                line.removeWidget(panel)
            panel.setVisible(panel in {one for row in shown for one, _ in row})
        for line, row in zip(self._lines, [*shown, *[[]] * len(self._lines)], strict=False):
            line.setSpacing(gap)
            line.setContentsMargins(0, 0, 0, gap if row else 0)
            for panel, share in row:
                line.addWidget(panel, share)
        for panel, following in pairwise(panel for row in shown for panel, _ in row):
            QWidget.setTabOrder(panel.menu, following.menu)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._filling.fill()

    def _save(self, title: str, suffix: str, content: Callable[[], bytes]) -> None:
        kinds = {".png": self.tr("Picture (*.png)"), ".csv": self.tr("Table (*.csv)")}
        path = chooser.to_save(self.window(), title, f"{title}{suffix}", [kinds[suffix]], suffix)
        if path is None:
            return
        data = content()

        def fail(problem: Exception) -> None:
            if not isinstance(problem, StorageProblem):
                raise problem
            self.told.emit(texts.not_written_sentence(problem, path.name), "", None)

        self._files.ask(
            lambda _: write_atomically(path, data, shared=True),
            lambda _: self.told.emit(self.tr("Saved as {name}.").format(name=path.name), "", None),
            fail,
            owner=self,
        )


def _decimal(value: float) -> str:
    """With one place after the comma, as the language writes it."""
    return QLocale().toString(value, "f", 1)
