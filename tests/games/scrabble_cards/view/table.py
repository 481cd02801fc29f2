"""A table to test the screen at: a real match with cards as a test wants them, no window around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.scrabble_cards.cards import BLANK
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.moves import Answer, Challenge, Move, TimeUp, Vote
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.screen.view import ScrabbleView
from app.games.scrabble_cards.table import Cell
from app.lexicon.judge import Judge
from app.paths import user_data_dir
from app.storage.saves import SaveStore
from app.tabletop.context import Notes, SeatLook, ViewContext, ViewSettings
from app.ui.match.autosave import Autosave
from app.ui.match.match_controller import MatchController
from app.ui.pages.table.page import connect_screen
from app.widgets.sounds import Sounds
from tests.games.scrabble_cards.dealt import Listed, laid, stacked
from tests.hands import drag

PEOPLE = ("Žofie", "Karel", "Babi", "Ondra", "Marie", "Táta", "Hynek", "Eva")
ANIMALS = (("Liška", 3), ("Sova", 4), ("Rys", 5), ("Zajíc", 1), ("Ježek", 2), ("Liška 2", 3), ("Sova 2", 4))


class Dealt(ScrabbleRules):
    """Rules that deal what a test wants; seat 0 begins."""

    def __init__(self, hands: Sequence[str], bonus: Sequence[str], pile: str, judge: Listed | None) -> None:
        super().__init__(cast("Judge | None", judge))
        self._hands, self._bonus_cards, self._drawn = hands, bonus, pile

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Any) -> dict[str, Any]:
        made = super().setup(options, seats, chance)
        rest = list(made["bonus"])
        for card in self._bonus_cards:
            rest.remove(card)
        first = [[seat, "ABCDEFGH"[seat]] for seat in range(len(seats))]
        cards = stacked([*self._hands, *[""] * (len(seats) - len(self._hands))], self._drawn)
        return {"cuts": [first], "first": 0, "letters": cards, "bonus": [*self._bonus_cards, *rest]}


class Sitting:
    """A game with its screen. Animals do what the test says; they answer nothing unless told to."""

    def __init__(
        self,
        *hands: str,
        people: int = 1,
        animals: int = 1,
        bonus: Sequence[str] = (),
        pile: str = "",
        listed: Sequence[str] = (),
        notes: Notes | None = None,
        aids: dict[str, object] | None = None,
        **options: Any,
    ) -> None:
        """listed: what the word list takes; none: it takes everything."""
        judge = Listed(*listed) if listed else None
        seats = [*map(Seat, PEOPLE[:people]), *(Seat(name, "ai", level) for name, level in ANIMALS[:animals])]
        rules = Dealt(hands, bonus, pile, judge)
        self.match: Match[Any, Any] = Match.new(rules, seats, 7, options)
        looks = (
            *(SeatLook(name, name[0]) for name in PEOPLE[:people]),
            *(SeatLook(n, f"level:{i}", is_person=False, level=i) for n, i in ANIMALS[:animals]),
        )
        context = ViewContext(looks, Sounds(), ViewSettings(aids=aids), notes=notes or Notes())
        context.takes = lambda word: not listed or word.lower() in listed
        self.context, self.view = context, ScrabbleView(context)
        save = Autosave(SaveStore(user_data_dir() / "saves"), "game")
        self.controller = MatchController(self.match, {}, save, lambda seen: Answer(False))
        self.covers: list[int] = []

    def start(self) -> None:
        """Sit down at the screen."""
        connect_screen(self.view, self.controller)
        self.controller.move_rejected.connect(self.view.show_rejection)
        self.controller.curtain_requested.connect(self._cover)
        self.controller.start()

    def _cover(self, seat: int, turns: Sequence[Any]) -> None:
        self.view.act_out(turns, lambda: self.covers.append(seat))

    @property
    def seen(self) -> Observation:
        """What the person at the screen sees."""
        seen = self.controller.observation
        assert isinstance(seen, Observation)
        return seen

    def do(self, seat: int, move: Move) -> None:
        """Somebody moves."""
        self.controller.submit_for(seat, move)

    def do_for_table_when_time_is_up(self, at: int) -> None:
        """The clock runs out."""
        self.controller.submit_for(None, TimeUp(at))

    def quiet(self) -> None:
        """Animals have nothing to say of the turn."""
        said: dict[Phase, Move] = {
            Phase.CHALLENGE: Challenge(()),
            Phase.VOTE: Vote(()),
            Phase.ANSWER: Answer(False),
        }
        while self.match.observation_for(None).phase in said:
            awaited = self.match.deciders()
            animals = [seat for seat in awaited if not self.context.seats[seat].is_person]
            if not animals:
                return
            self.do(animals[0], said[self.match.observation_for(None).phase])

    def answer_for_people(self) -> None:
        """Nobody at the screen has anything to say of the turn."""
        seen = self.match.observation_for(None)
        while seen.phase is Phase.ANSWER:
            self.do(self.match.deciders()[0], Answer(False))
            seen = self.match.observation_for(None)

    def bonus_is_seen(self) -> bool:
        """Whether the face of a bonus card is to be seen beside the hand."""
        spot = self.view.table.bonus
        return bool(spot.card) and not spot.hidden_face

    def lay(self, text: str, at: Cell = (0, 0), *, down: bool = False) -> None:
        """The person lays cards of the hand, as if they were dragged there; a small letter is a blank."""
        hand = self.view.hand
        for letter, cell in laid(text, at, down):
            card = BLANK if letter.blank else letter.letter
            slot = next(slot for slot in hand.draft.in_rack() if hand.draft.piece(slot) == card)
            if letter.blank:
                hand.draft.named[slot] = letter.letter
            assert hand.place(slot, cell)
        hand.refresh()

    def keys(self, *pressed: Qt.Key | str) -> None:
        """Keys go to the table; a text is typed."""
        for key in pressed:
            if isinstance(key, str):
                for letter in key:
                    self.type(letter)
            else:
                QTest.keyClick(self.view.keyboard(), key)

    def type(self, letter: str, *, shift: bool = False) -> None:
        """A letter, with its accent as a Czech keyboard sends it."""
        from PySide6.QtCore import QCoreApplication, QEvent
        from PySide6.QtGui import QKeyEvent

        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        code = ord(letter.upper())
        key = QKeyEvent(QEvent.Type.KeyPress, code, held, letter)
        QCoreApplication.sendEvent(self.view.keyboard(), key)

    def click(self, cell: Cell) -> None:
        """A click on a place of the sheet."""
        sheet = self.view.table.sheet
        spot = sheet.camera.rect(cell).center().toPoint()
        QTest.mouseClick(sheet.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def drag(self, slot: int, cell: Cell) -> None:
        """A card of the hand is dragged to a place of the sheet."""
        sheet = self.view.table.sheet
        drag(self.view.table.rack.slots[slot], sheet.viewport(), sheet.camera.rect(cell).center())


def settled(sitting: Sitting, qtbot: QtBot) -> None:
    """Nothing is being shown any more."""
    qtbot.waitUntil(lambda: not sitting.view.acting.running, timeout=10_000)


def confirmed(sitting: Sitting, qtbot: QtBot) -> None:
    """The draft is confirmed; nobody says anything to it, and it is written down."""
    turns = len(sitting.match.observation_for(None).history)
    sitting.view.table.side.confirm.click()

    def written() -> bool:
        sitting.quiet()
        return len(sitting.view.seen.history) > turns and not sitting.view.hand.blocked

    qtbot.waitUntil(written, timeout=10_000)
    settled(sitting, qtbot)


Sit: TypeAlias = Callable[..., Sitting]
"""hands, options … → a table in its window."""
