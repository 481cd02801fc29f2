"""How a word gets from hand or keyboard into the strip and onto the dice."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from app.games.boggle.screen.play.board import DiceBoard
from app.games.boggle.screen.play.draft import Path, WordDraft
from app.games.boggle.screen.play.strip import WordStrip
from app.lexicon import czech
from app.tabletop import phrases
from app.tabletop.context import ViewContext
from app.widgets.sounds import Sound

ANSWER_MS = 900
"""So long the dice show what became of a word."""

MOST_CHOICES = 4


class WordEntry(QObject):
    """Ties board, strip and draft together while words may be written.

    Signals:
        word_entered(str): the player hands a word in (lower case).
        captioned(str): what the strip says beside the word.
    """

    word_entered = Signal(str)
    captioned = Signal(str)

    def __init__(self, board: DiceBoard, strip: WordStrip, context: ViewContext) -> None:
        super().__init__(board)
        self._board, self._strip, self._context = board, strip, context
        self.draft = WordDraft()
        self.enabled = False
        """Whether words may be written now."""
        self._drawing = False
        self._moved = self._begun = self._off = False
        self.shortest = 2
        """Fewest letters agreed."""
        self._sent: Path = ()
        self._written = False
        """Whether the last word was written by keys, not picked on the dice."""
        self._answer = QTimer(self, singleShot=True)
        self._answer.timeout.connect(self._show)
        board.mouse.pressed.connect(self._press)
        board.mouse.slid.connect(self._slide)
        board.mouse.strayed.connect(self._stray)
        board.mouse.lifted.connect(self._lift)
        board.buttons.picked.connect(self._pick)
        strip.field.typed.connect(self._type)
        strip.field.pasted.connect(self._paste)
        strip.field.dismissed.connect(self.clear)
        strip.field.stepped.connect(board.buttons.focus)
        strip.submitted.connect(self.submit)
        strip.chosen.connect(self._choose)

    def begin(self, *, fold: bool) -> None:
        """Words may be written on the present board."""
        self.draft = WordDraft()
        self.draft.grid, self.draft.fold = self._board.box.grid, fold
        self.enabled = True
        self._strip.show_entry()
        self._show()

    def follow(self, *, fold: bool) -> None:
        """Words are only shown on the present board."""
        self.end()
        self.draft.grid, self.draft.fold = self._board.box.grid, fold

    def end(self) -> None:
        """Take no more words until `begin`."""
        self.enabled = self._drawing = False
        self._answer.stop()
        self.draft.clear()
        self._strip.field.show_word("")
        self._strip.offer(())
        self._board.set_path(())

    def clear(self) -> None:
        self.draft.clear()
        if self._strip.choices:
            self._strip.field.setFocus()
        self._show()

    # By hand ----------------------------------------------------------------------------------

    def _press(self, cell: int) -> None:
        if not self.enabled:
            return
        self._take_marked()
        self._drawing, self._moved, self._begun = True, False, False
        if self.draft.picked and cell == self.draft.path[-1]:
            return
        if self.draft.picked and self.draft.can_follow(cell):
            self.draft.touch(cell)
        else:
            self.draft.begin(cell)
        self._begun = True
        self._tick()
        self._show()

    def _slide(self, cell: int) -> None:
        if not self._drawing:
            return
        self._moved = True
        if self.draft.touch(cell):
            self._tick()
            self._show()

    def _stray(self, off: bool) -> None:
        if self._drawing:
            self._off = off
            self._show()

    def _lift(self, on_board: bool) -> None:
        if not self._drawing:
            return
        self._drawing = self._off = False
        if not on_board:
            # Drawn off the board: the player has thought better of it.
            self.clear()
        elif self._moved and len(self.draft.path) > 1:
            self.submit()
        elif not self._begun:
            # A click on the last die again.
            self._again()
        else:
            self._show()

    def _again(self) -> None:
        if len(self.draft.path) >= min(2, self.shortest):
            self.submit()
        else:
            self.clear()

    def _pick(self, cell: int) -> None:
        """Space on a die."""
        if not self.enabled:
            return
        self._take_marked()
        draft = self.draft
        if draft.picked and cell == draft.path[-1]:
            self._again()
            return
        if not draft.picked or not draft.touch(cell):
            draft.begin(cell)
        self._tick()
        self._show()

    def _tick(self) -> None:
        self._context.sounds.play(Sound.LETTER, max(0, len(self.draft.path) - 1))

    # By keys ----------------------------------------------------------------------------------

    def _type(self, text: str) -> None:
        if not self.enabled:
            self._strip.field.show_word("")
            return
        if self._strip.choices:
            if text == self.draft.text:
                return
            if text.startswith(self.draft.text):
                # Typing on: the marked word is meant, and the next one begins.
                text = text[len(self.draft.text) :]
                self._take_marked()
        before = len(self.draft.path)
        self.draft.easy = self._context.settings.easy_letters
        if self.draft.picked and self.draft.text.startswith(text):
            # Backspace on picked dice gives them back one by one.
            while len(self.draft.text) > len(text):
                self.draft.shorten()
        else:
            self.draft.type(text)
        if len(self.draft.path) > before:
            self._tick()
        self._show()

    def _paste(self, words: list[str]) -> None:
        """Several words at once: each is handed in, the commonest where one may mean several."""
        if not self.enabled:
            self._strip.field.show_word("")
            return
        for word in words:
            self.draft.easy = self._context.settings.easy_letters
            self.draft.type(czech.upper(word))
            self.draft.choose(self._meant()[0])
            self._send(self._meant()[0])

    # Handing in -------------------------------------------------------------------------------

    def submit(self) -> None:
        """Hand the word in, or ask which one was meant."""
        draft = self.draft
        if not self.enabled or not draft.text or self._take_marked():
            return
        words = self._meant()
        if len(words) > 1:
            self._strip.offer(words[:MOST_CHOICES])
        else:
            draft.choose(words[0])
            self._send(words[0])

    def _meant(self) -> list[str]:
        """The words that what is written can stand for, the commonest first."""
        return sorted(self.draft.possible(self._context.takes), key=self._context.rank)

    def _take_marked(self) -> bool:
        """Where one of several words is to be chosen, take the marked one."""
        word = self._strip.marked
        if word:
            self._choose(word)
        return bool(word)

    def _choose(self, word: str) -> None:
        self.draft.choose(word)
        self._strip.offer(())
        self._send(word)
        self._strip.field.setFocus()

    def _send(self, word: str) -> None:
        self._sent = self.draft.path if not self.draft.stray else ()
        self._written = not self.draft.picked
        self.draft.clear()
        self._show()
        self.word_entered.emit(word)

    def answer(self, word: str, dice: str) -> None:
        """What became of a word, shown on its dice: ok, bad or dup."""
        path = self._sent or self.draft.path_of(word)
        self._sent = ()
        if path and not self.draft.text:
            self._board.set_path(path, (), dice)
            self._answer.start(ANSWER_MS)

    def lacks_marks(self, word: str) -> bool:
        """Whether a word just written and refused is one that lies there, but for its diacritics."""
        if not self.enabled or not self._written or self.draft.fold or self._context.settings.easy_letters:
            return False
        others = (one for one in self.draft.unmarked(word) if len(one) >= self.shortest)
        return any(map(self._context.takes, others))

    def write_again(self, word: str) -> None:
        """Hand a word in that was refused, now that its letters may lack their diacritics."""
        if self.enabled:
            self._type(czech.upper(word))
            self.submit()

    def point_out(self, word: str, *, stays: bool = False) -> None:
        """Show how one of one's words lies. stays: until something is written, which goes now."""
        if stays:
            self.draft.clear()
            self._show()
        path = self.draft.path_of(word)
        if path and not self.draft.text:
            self._board.set_path(path)
            if not stays:
                self._answer.start(2 * ANSWER_MS)

    def point_at(self, cell: int) -> None:
        """Show a die on which a word begins."""
        if not self.draft.text:
            self._board.set_path((cell,))
            self._answer.start(4 * ANSWER_MS)

    def refresh(self) -> None:
        """Write the caption anew (another language, other settings)."""
        if self.enabled and not self._answer.isActive():
            self._show()

    # Showing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        draft = self.draft
        if not self.enabled:
            return
        self._answer.stop()
        self._board.set_path(draft.path, draft.others)
        self._strip.field.show_word(draft.text, draft.stray)
        self._strip.offer(())
        caption = self._caption()
        self._strip.set_caption(caption)
        lines = caption.split("\n") if draft.text else [""]
        self.captioned.emit(" ".join(lines) if draft.stray else lines[0])

    def _caption(self) -> str:
        draft = self.draft
        if not draft.text:
            return self.tr("type, or drag\nacross the dice")
        if draft.stray:
            return self.tr("not on\nthe board")
        if self._off:
            return self.tr("let go here\nto drop it")
        count = phrases.letters(len(draft.word))
        if self._drawing and self._moved:
            how = self.tr("{count}\nlet go to write it")
        elif draft.meanings and not draft.fold and (words := self._meant()) != [draft.word]:
            how = self.tr("{count}\nEnter: {word}").replace("{word}", " / ".join(words[:2]))
        else:
            how = self.tr("{count}\nEnter writes it")
        return how.replace("{count}", count)
