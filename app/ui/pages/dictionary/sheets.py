"""What lies below the line of the dictionary: the big answer and the sheets around it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.storage.household import HouseholdFile, HouseholdWord
from app.storage.settings import Preferences
from app.ui.pages.dictionary.filters import SHORT_LENGTHS
from app.ui.pages.dictionary.games import PolicyVerdict, VerdictList
from app.ui.pages.dictionary.lookup import FoundWords, LookupQuery, Mode, WordReport, is_czech, tidy
from app.ui.pages.dictionary.panels import EXAMPLES, IN_ENGLISH, AboutPanel, WordListPanel
from app.ui.pages.dictionary.short import short_lines
from app.ui.pages.dictionary.texts import WordAnswer, count_words
from app.ui.pages.dictionary.verdict import Tone, VerdictSheet
from app.widgets import boxes, writing
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken


class AnswerSheets(Spoken, QWidget):
    """The verdict and what the word is on the left; what each game says and a list of words on the right."""

    def __init__(self, household: HouseholdFile, parent: QWidget) -> None:
        super().__init__(parent)
        self._household = household
        self.sheet = VerdictSheet(self)
        self.about = AboutPanel(self)
        self.games = Panel("", self, seed=4, margin=14)
        self.verdicts = VerdictList(self)
        self.games.body.addWidget(self.verdicts)
        # As high as its rows, also where nothing stands below it.
        self.games.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.words = WordListPanel(self)
        self._left_side, self._right_side = QWidget(self), QWidget(self)
        self._left, self._right = QVBoxLayout(self._left_side), QVBoxLayout(self._right_side)
        self._columns = QHBoxLayout(self)
        for layout in (self._left, self._right, self._columns):
            layout.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self.sheet, 1)
        self._left.addWidget(self.about)
        boxes.fill(self._right, self.games, (self.words, 1), 0)
        self._columns.addWidget(self._left_side)
        self._columns.addWidget(self._right_side)
        self.say(self.verdicts.setAccessibleName, lambda: self.tr("What each game says"))
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        self._columns.setSpacing(look.px(20))
        self._left.setSpacing(look.px(16))
        self._right.setSpacing(look.px(16))

    def show_blank(self, mode: Mode, trouble: str, *, czech: bool = True) -> None:
        """Nothing is asked, or (trouble) nothing can be. czech: whose words are looked up."""
        looking_up = mode is Mode.WORD
        idle = (
            self.tr("What can be made of it?") if mode is Mode.LETTERS else self.tr("Does this word count?")
        )
        self.sheet.show_verdict(Tone.IDLE, "", trouble or idle)
        if looking_up:
            hint = self.tr("? stands for one letter, * for any number of them. Try it:")
        else:
            hint = self.tr("Write your letters in any order. A ? is a blank, it stands for any letter.")
        examples = EXAMPLES if czech else IN_ENGLISH
        self.about.show_hint(hint, examples=examples if looking_up else ())
        self.about.setVisible(not trouble)
        self._right_side.hide()

    def show_search(self, question: LookupQuery, share: float | None, found: FoundWords | None) -> None:
        """Show how much of a long search is done, 0 to 1; None: the person has ended it."""
        self._divide(listing=True)
        if share is None:
            told = self.tr("The search was stopped")
            hint = self.tr("Press Enter to search after all, or write more letters: that is quicker.")
        else:
            told = self.tr("Searching… {share} %").format(share=writing.number(int(share * 100)))
            hint = self.tr("This takes a while. Meanwhile you can go on writing.")
        self.sheet.show_verdict(Tone.IDLE, self._asked(question), told)
        self.about.show()
        self.about.show_hint(hint, stop=share is not None)
        if found is None:
            self.words.hide()

    def show_found(self, question: LookupQuery, found: FoundWords, *, gentle: bool) -> None:
        """Words that were looked for; none of them is looked at yet."""
        self._divide(listing=True)
        told = count_words(found.total, more=found.more)
        self.sheet.show_verdict(Tone.IDLE, self._asked(question), told)
        if question.mode is Mode.SHORT:
            hint = self.tr(
                "Short words are worth knowing by heart. Go through the list to read all about each."
            )
        else:
            hint = self.tr("Go through the list; each word is explained here.")
        self.about.show_hint(hint)
        self.about.setVisible(bool(found.total))
        self._list_found(question, found, gentle=gentle)

    def _asked(self, question: LookupQuery) -> str:
        """What stands large on the sheet: what is written, or which list it is."""
        return tidy(question.text, question.mode).upper() or self._short_title(question).upper()

    def _short_title(self, question: LookupQuery) -> str:
        """Which short words; figures are not set in the letters of titles."""
        two = question.filters.length == SHORT_LENGTHS[0]
        return self.tr("Two letters") if two else self.tr("Three letters")

    def show_report(
        self, question: LookupQuery, report: WordReport, found: FoundWords | None, house: Preferences
    ) -> None:
        """One word; ``found``: the list that it stands in. house: whether vulgar words are kept low (school)
        and spoken Czech counts."""
        # What the only game says is the big answer itself.
        self._divide(listing=found is not None, games=len(report.verdicts) > 1)
        entry = self._household.find(report.word)
        gentle = house.school
        answer = WordAnswer(report, entry, question.policy, gentle=gentle, spoken=house.spoken)
        self.sheet.show_verdict(answer.tone(), report.word.upper(), answer.headline())
        self.verdicts.verdicts.set_lines([PolicyVerdict(*one) for one in answer.verdicts().items()])
        self.verdicts.verdicts.retell()
        self.about.show()
        self.about.show_word(
            answer.sentences(),
            answer.household_note(),
            answer.common(),
            answer.meaning(),
            report.picture if house.pictures else b"",
        )
        self._offer(report, entry, answer)
        if found is not None:
            self._list_found(question, found, gentle=gentle)
        elif report.nearest and answer.tone() is Tone.BAD:
            self.words.show_words(self.tr("Did you mean"), report.nearest, None, ranked=True)
            self.words.show()
        else:
            self.words.show_forms(self.tr("Forms of the word"), answer.forms(self._household))
            self.words.setVisible(bool(report.forms))

    def _divide(self, *, listing: bool, games: bool = False) -> None:
        """A list that was asked for gets the larger part."""
        self._columns.setStretch(0, 42 if listing else 56)
        self._columns.setStretch(1, 58 if listing else 44)
        self.games.setVisible(games and not listing)
        self._right_side.show()

    def _offer(self, report: WordReport, entry: HouseholdWord | None, answer: WordAnswer) -> None:
        listed = report.verdicts if entry is not None else answer.verdicts()
        taken = any(said.accepted and is_czech(policy) for policy, said in listed.items())
        fit = self._household.may_hold(report.word)
        # A spoken form is banned alone: the forms shown are those of the written word.
        several = len(report.forms) > 1 and not report.written
        # A ban of an older version holds for one form only.
        alone = entry is not None and entry.banned and not entry.forms and several
        self.about.offer(
            add=entry is None and fit and not taken,
            ban=(entry is None and taken) or alone,
            remove=entry is not None,
            all_forms=several if entry is None else alone or bool(entry.forms),
        )

    def _list_found(self, question: LookupQuery, found: FoundWords, *, gentle: bool) -> None:
        if question.mode is Mode.SHORT:
            lines = short_lines(question, found, self._household, gentle=gentle)
            self.words.show_short(self._short_title(question), lines)
            self.words.setVisible(bool(lines))
            return
        note = ""
        if found.cut:
            note = self.tr("There are even more. Write more letters to see the right ones.")
        elif found.goes_on:
            note = self.tr("The commonest {count} of them.").format(count=writing.number(len(found.words)))
        title, count = self.tr("Words found"), None if found.more else found.total
        self.words.show_words(title, found.words, count, note, more=found.goes_on)
        self.words.setVisible(bool(found.words))
