"""The tab *Numbers*: what all games of a person, or of everybody, come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app import clock
from app.engine.figures import COMMON
from app.storage.journal.kept import Filter
from app.storage.journal.store import Journal
from app.storage.journal.sums import Sums
from app.storage.problems import StorageProblem, write_atomically
from app.tabletop import phrases
from app.ui import faces, texts
from app.ui.desktop import chooser
from app.ui.pages.journal.charts import (
    PLOT,
    Balance,
    Balanced,
    Calendar,
    Catch,
    Catches,
    ChartPanel,
    NumberSlip,
    PlotPlace,
)
from app.ui.pages.journal.filling import Filling
from app.ui.pages.journal.tab import Tab
from app.ui.seat_looks import household_faces
from app.ui.services import Services
from app.ui.thread_bridge import Question, ThreadBridge
from app.widgets import writing
from app.widgets.announcing import ProgressAnnouncer
from app.widgets.controls.avatar import SeatFace, animal_face, animal_name, person_face
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme

if TYPE_CHECKING:
    from app.ui.pages.journal.plot import Plot

NARROW = 820
"""Design pixels below which, text size reckoned in, sheets lie one under the other."""
EASY, HARD = 0.65, 0.3
"""Shares of won games from which on another animal is the better rival."""
WEEKS = 8
DATE = 0.12
"""Half of a date under a chart takes at most such a share of its width."""
NEAR = 0.14
"""Lines that end nearer than such a share of the height have their names above and below their ends."""
NAME = 26
"""A name takes so much of the height of a chart, in design pixels of text."""
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
        column = QVBoxLayout(self._sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._top)
        for line in self._lines:
            column.addLayout(line)
        column.addStretch(1)
        self.progress = Label("", "body", "ink2", wrap=True)
        self.progress.hide()
        self._told_share = ProgressAnnouncer(self.progress)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._scroll = scroll = PaperScroll(self._sheet)
        whole.addWidget(self.progress, 0, Qt.AlignmentFlag.AlignTop)
        whole.addWidget(scroll)
        plots = [panel.chart for panel in self.panels if isinstance(panel.chart, PlotPlace)]
        self._filling = Filling(scroll, plots, lambda: self.stands)
        self.hear(self._tell)
        theme.follow(self, self._lay_out)
        self._lay_out()

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
        self._told_share.tell(self.progress.text(), share)
        self._scroll.hide()

    def _show(self, found: Sums) -> None:
        self.sums = found
        self._waits = False
        self.progress.hide()
        self._told_share.end()
        self._scroll.show()
        self.setUpdatesEnabled(False)  # else a chart is painted at each height that its sheet goes through
        self._tell()
        self._lay_out()
        self._settle()
        self._filling.fill()
        self.setUpdatesEnabled(True)

    def _settle(self) -> None:
        """Have everything at its place now."""
        for widget in (*self.panels, self._sheet, self):
            layout = widget.layout()
            if layout is not None:
                layout.activate()

    def _fail(self, problem: Exception) -> None:
        self._waits = False
        self.progress.hide()
        self._told_share.end()
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
        self._tell_rivals(told)
        self._tell_games(told)
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
            self._span(plot, count, told.results[0].day, told.results[-1].day, room=0.16 if one else 0.1)
            ends = [(values[-1], lean), *((one, -lean) for one in others[-1:] if one is not None)]
            plot.box.setYRange(*_around_names(least, max(most, 1.0), ends if one else ()), padding=0)

        self._drawn(self.results, draw)

    def _way(self, first: float, last: float) -> str:
        """Where the straight line goes."""
        if abs(last - first) < 0.03 * max(abs(first), abs(last), 1.0):
            return self.tr("It stays at {number}.").format(number=_decimal(last))
        text = self.tr("It rises from {first} to {last}.") if last > first else ""
        text = text or self.tr("It falls from {first} to {last}.")
        return writing.flowing(text.format(first=_decimal(first), last=_decimal(last)))

    @staticmethod
    def _span(plot: Plot, last: int, *days: date, room: float = 0.1) -> None:
        """Under a line: the day of its first game and of its last one. room: after it, as a share of it."""
        names = [writing.day(one) for one in days]
        plot.bottom.setTicks([list(zip((0, last), names, strict=True))])
        room = max(room, DATE * theme.current().text_size)
        plot.box.setXRange(-last * 0.1, last * (1 + room), padding=0)

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
            plot.bars(counts, "red", [str(one) for one in lengths])
            plot.figures(counts, [writing.number(one) for one in counts])
            plot.hide_scale()
            plot.box.setYRange(0, max(counts) * 1.3, padding=0)

        self._drawn(self.lengths, draw)

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
        self._drawn(self.steps, lambda plot: plot.bars(means, "blue", shown))

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
            plot.box.setYRange(0, max([*shares, 1.0]) * 1.1, padding=0)

        self._drawn(self.share, draw)

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
            plot.bars(shares, "yellow", [names[one] for one in kinds])
            plot.figures(shares, [f"{round(one)} %" for one in shares])
            plot.hide_scale()
            plot.box.setYRange(0, max([*shares, 1.0]) * 1.3, padding=0)

        self._drawn(self.ranks, draw)

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
            self._span(plot, max(1, len(shares) - 1), told.exact[0].day, told.exact[-1].day)
            plot.box.setYRange(0, 105, padding=0)

        self._drawn(self.exact, draw)

    def _tell_rivals(self, told: Sums) -> None:
        people = sorted(told.by_person.items(), key=lambda one: -sum(one[1]))[:4]
        lines = [
            *(_tally(animal_name(at), told.by_level[at], animal_face(at)) for at in sorted(told.by_level)),
            *(_tally(name, tally, self._face(name)) for name, tally in people),
        ]
        rows = [(self.tr("rival"), self.tr("won"), self.tr("lost")), *(line[:3] for line in lines)]
        title = self.tr("Who beats whom")
        if not lines:
            self.rivals.tell(title, self.tr("No games against anybody yet."), rows, empty=True)
            return
        self.rivals.tell(title, self._rival(told), rows, empty=False)
        _balance(self.rivals).show_lines(lines)

    def _face(self, name: str) -> SeatFace:
        """Of somebody of the household, or of a guest of that name."""
        people = self.services.profiles.people
        known = household_faces(people)
        profile = next((person.id for person in people if person.name == name), "")
        return known.get(profile) or person_face(name, "slate", name[:1].upper())

    def _rival(self, told: Sums) -> str:
        met = told.rival()
        if met is None:
            return self.tr("Games won and lost, by rival.")
        level, won, lost = met
        text = self.tr("Your rival: {name} {won} : {lost}.").format(
            name=animal_name(level), won=won, lost=lost
        )
        share = won / (won + lost)
        other = level + 1 if share >= EASY else level - 1 if share <= HARD else 0
        advice = {
            1: self.tr("Try the hare."),
            2: self.tr("Try the hedgehog."),
            3: self.tr("Try the fox."),
            4: self.tr("Try the owl."),
            5: self.tr("Try the lynx."),
        }.get(other, "")
        return f"{text} {advice}".strip()

    def _tell_games(self, told: Sums) -> None:
        played = [face for face in faces.faces() if face.game in told.by_game]
        lines = [_tally(face.title(), told.by_game[face.game]) for face in played]
        rows = [(self.tr("game"), self.tr("won"), self.tr("lost")), *(line[:3] for line in lines)]
        self.games.tell(self.tr("By game"), self.tr("Games won and lost."), rows, empty=not lines)
        _balance(self.games).show_lines(lines)

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
        chart = self.words.chart
        assert isinstance(chart, Catches)
        chart.show_lines(lines)

    def _tell_weeks(self, told: Sums) -> None:
        today = clock.today()
        first = today - timedelta(days=today.weekday() + 7 * (WEEKS - 1))
        days = [[first + timedelta(days=7 * week + day) for day in range(7)] for week in range(WEEKS)]
        counts = [[told.days[day] if day <= today else None for day in week] for week in days]
        locale = QLocale()
        names = [locale.dayName(day + 1, QLocale.FormatType.ShortFormat) for day in range(7)]
        played = sum(bool(count) for week in counts for count in week)
        sentence = writing.flowing(self.tr("Played on %n day(s) of these weeks.", "", played))
        rows = [
            (self.tr("day"), self.tr("games")),
            *((day.isoformat(), told.days[day]) for week in days for day in week if day <= today),
        ]
        self.weeks.tell(self.tr("Eight weeks"), sentence, rows, empty=False)
        chart = self.weeks.chart
        assert isinstance(chart, Calendar)
        chart.show_weeks(counts, names)

    @staticmethod
    def _drawn(panel: ChartPanel, draw: Callable[[Plot], object]) -> None:
        chart = panel.chart
        assert isinstance(chart, PlotPlace)
        chart.show_drawing(draw)

    # Layout and files -------------------------------------------------------------------------

    def _shown(self) -> list[list[tuple[ChartPanel, int]]]:
        """Sheets beside one another, with the share of the width that each has."""
        one, told = bool(self._wanted.game), self.sums
        rows = [
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


def _tally(name: str, told: Sequence[int], face: SeatFace | None = None) -> Balanced:
    return Balanced(name, told[0], told[1], face)


def _balance(panel: ChartPanel) -> Balance:
    chart = panel.chart
    assert isinstance(chart, Balance)
    return chart


def _around_names(least: float, most: float, ends: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Where a chart ends below and above, so that the names at the ends of its lines are whole. ends: of each
    its value and how its name leans (see `Plot.line`)."""
    look = theme.current()
    share = look.tx(NAME) / (look.px(PLOT) - look.tx(NAME))  # below it has as much for the days
    needs = [(end, share * (1 - lean) / 2, share * (1 + lean) / 2) for end, lean in ends]
    for _ in range(3):  # what one end of the chart gets, the other needs more
        least = min([least, *((end - below * most) / (1 - below) for end, below, _ in needs)])
        most = max([most, *((end - above * least) / (1 - above) for end, _, above in needs)])
    return least, most


def _decimal(value: float) -> str:
    """With one place after the comma, as the language writes it."""
    return QLocale().toString(value, "f", 1)
