"""A robot for Scrabble karty. `python -m tests.games.scrabble_cards.view.robot` plays and photographs."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt

from app.engine.player import Budget
from app.games.scrabble_cards.advice import ranked
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.moves import Exchange, Play
from app.games.scrabble_cards.screen.hand.blanks import BlankSheet
from app.games.scrabble_cards.table import ACROSS, DOWN, Cell
from app.lexicon.judge import Judge
from app.tabletop.asking.keys import WordKey
from app.widgets.controls.buttons import PaperButton
from tests.games.robots import CONTROL, Chair, Photograph, Stuck, run, spin, until

SHIFT = Qt.KeyboardModifier.ShiftModifier
SECONDS = 0.3
"""To think about a turn."""
EDGE = 60
"""Pixels; nearer to the edge the sheet is pulled on."""
NUMBERS = ("target", "limit", "answer")


class Robot:
    """Plays at the table that is shown. by: ``mouse`` or ``keys``."""

    def __init__(self, window: Any, judge: Judge, by: str, photograph: Photograph) -> None:
        self.chair = Chair(window, by, photograph)
        self.window, self.hands, self.by = window, self.chair.hands, by
        self.note, self.done = self.chair.note, self.chair.done
        self.judge = judge
        self._asked: object = None

    @property
    def view(self) -> Any:
        return self.chair.view

    def play(self) -> None:
        """To the sheet of the end."""
        self.chair.play(self)

    def ended(self) -> bool:
        return bool(self.view.end.isVisible())

    def moment(self) -> object:
        seen = self.view.seen
        if seen is None:
            return None
        return (seen.phase, seen.turn, len(seen.history), seen.waiting, seen.answered, seen.claimed)

    def step(self) -> None:
        view = self.view
        if self.chair.comes_between():
            pass
        elif view.answers.window.isVisible():
            self._answer(view.answers)
        elif view.hand.on_turn and not view.acting.running:
            self._turn(view.seen)
        else:
            if view.acting.running and self.done.get("laid"):
                self.note("showing")
            self._hurry()

    def _hurry(self) -> None:
        if self.by == "mouse":
            self.hands.click(self.view.table.side.seats.rows[0], QPoint(40, 20))
        else:
            self.hands.key(Qt.Key.Key_Space, text=" ")
        spin(0.03)

    # The others ---------------------------------------------------------------------------------

    def _answer(self, answers: Any) -> None:
        window, seen = answers.window, self.view.seen
        kind = "ruling" if answers.keyboard() and self.view.acting.running else str(seen.phase)
        self.chair.linger(0.2)
        self.note(f"answer-{kind}")
        moment = (kind, len(seen.history), seen.phase, seen.seat, seen.claimed, seen.answered)
        words = [key for key in window.words.parts if isinstance(key, WordKey) and key.word.open]
        people = list(window.names.people.values())
        names = [person.name for person in people]
        if kind != "ruling" and moment != self._asked:
            self._asked = moment
            if names and len(seen.history) % 2:
                self._press_key(names[0], 1, f"named-{kind}")
                return
            if words and len(seen.history) % 3 == 0:
                self._press_key(words[0], window.words.parts.index(words[0]) + 1, f"marked-{kind}")
            elif seen.phase is Phase.ANSWER and seen.seat is not None and len(seen.history) % 2:
                buttons = window.findChildren(PaperButton)
                other = next((one for one in buttons if one.isVisible() and one is not window.primary), None)
                if other is not None:
                    self._play_card(other)
                    return
        undecided = next((person.no for person in people if not person.passed), None)
        if window.isVisible() and window.primary.isVisible():
            self.chair.press(window.primary)
        elif window.isVisible() and undecided is not None:
            self.chair.press(undecided)

    def _press_key(self, key: Any, digit: int, what: str) -> None:
        self.hands.rest()
        if not key.isVisible():
            return
        if self.by == "mouse":
            self.hands.click(key)
        else:
            self.hands.key(Qt.Key(Qt.Key.Key_0 + digit), text=str(digit))
        self.note(what)

    def _play_card(self, button: Any) -> None:
        self.hands.rest()
        if not button.isVisible():
            return
        if self.by == "mouse":
            self.hands.click(button)
        else:
            for _ in range(6):
                if button.hasFocus():
                    break
                self.hands.key(Qt.Key.Key_Tab)
            assert button.hasFocus(), "no way to the button that plays the card"
            self.hands.key(Qt.Key.Key_Return, text="\r")
        self.note("card-played")
        spin(0.05)

    # Turns --------------------------------------------------------------------------------------

    def _turn(self, seen: Observation) -> None:
        if seen.phase is Phase.LATE:
            self.note("late")
            self._exchange(Exchange(seen.hand[: min(2, seen.pile)]))
        elif seen.options.limit and self.done.get("laid", 0) == 2 and "waited" not in self.done:
            self.note("waited")
            until(lambda: self.view.seen.phase is Phase.LATE, "the time to be over", 20)
            return
        else:
            best = ranked(self.judge, seen, Budget(SECONDS), 8)
            mine = sum(turn.seat == seen.seat for turn in seen.history)
            plays = [one.move for one in best if isinstance(one.move, Play)]
            if plays and mine != 3:
                # Cards of bonus packs and cut words are to come up, too.
                rare = [one for one in plays if one.fragment or one.premium is not None or one.group]
                self._lay(seen, (rare or plays)[0])
            else:
                idle = all(one.kind != "play" for one in seen.history[-2 * seen.seats :])
                letters = () if idle else seen.hand[: min(len(seen.hand), seen.pile)]
                self._exchange(Exchange(letters, bool(seen.bonus) and mine % 2 == 1 and not idle))
        until(lambda: self._went_on(seen), "the turn to end", 12)

    def _went_on(self, seen: Observation) -> bool:
        now = self.view.seen
        moved = now.phase not in (Phase.PLAY, Phase.LATE) or len(now.history) > len(seen.history)
        return (
            moved or now.turn != seen.turn or self.chair.page.curtain.isVisible() or self.view.acting.running
        )

    def _lay(self, seen: Observation, move: Play) -> None:
        if self.done.get("laid") == 1:
            self._lay_and_clear(move)
        self._cards(move)
        draft = self.view.hand.draft
        lies = {cell: letter for letter, cell in draft.placements()}
        wished = {cell: letter for letter, cell in move.cards}
        assert lies == wished, f"{lies} lie, {wished} were meant"
        if move.fragment:
            self._part(move.fragment)
        if move.premium is not None or move.group:
            self._bonus(move)
        self.note("laid")
        side = self.view.table.side
        assert side.confirm.isEnabled(), (side.why.whole_text() if hasattr(side, "why") else "", move)
        if draft.leaving():
            self.note("draft-leaving")
        self._confirm()

    def _confirm(self) -> None:
        if self.by == "mouse":
            self.hands.click(self.view.table.side.confirm)
        else:
            self.hands.key(Qt.Key.Key_Return, text="\r")

    def _cards(self, move: Play) -> None:
        if self.by == "keys":
            self._write(move)
            return
        for number, (letter, cell) in enumerate(move.cards):
            hand = self.view.hand
            slot = next(slot for slot in hand.draft.in_rack() if hand.draft.piece(slot) == letter.card)
            self._carry(slot, cell, clicks=number % 3 == 2)
            if letter.blank:
                self._name(letter)
            told = self.view.table.message.message()
            assert hand.draft.placed.get(slot) == cell, (slot, cell, hand.draft.placed, told)

    def _carry(self, slot: int, cell: Cell, *, clicks: bool) -> None:
        rack = self.view.table.rack
        held = next(place for place in rack.slots if place.held.slot == slot)
        start = self.hands.at(held)
        end = self._spot(cell)
        if clicks:
            self.hands.click(held)
            self.hands.click(self.view.table.sheet.viewport(), self._local(cell))
        else:
            self.hands.drag(start, end)

    def _local(self, cell: Cell) -> QPoint:
        return QPoint(self.view.table.sheet.camera.rect(cell).center().toPoint())

    def _spot(self, cell: Cell) -> QPoint:
        """Where this cell is in the window; the sheet is dragged there where it is not seen."""
        sheet = self.view.table.sheet
        for _ in range(8):
            spot = self._local(cell)
            room = sheet.camera.room.toRect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
            covered = sheet.viewport().childAt(spot) is not None or not self._is_free(spot)
            if room.contains(spot) and not covered:
                break
            self.note("panned", first=False)
            middle = room.center()
            off = middle - spot
            step = QPointF(max(-200, min(200, off.x())), max(-150, min(150, off.y()))).toPoint()
            if step.manhattanLength() < 10:
                break
            free = self._empty(room)
            start = sheet.viewport().mapTo(self.window, free)
            self.hands.drag(start, start + step)
            spin(0.3)
        return QPoint(sheet.viewport().mapTo(self.window, self._local(cell)))

    def _is_free(self, spot: QPoint) -> bool:
        sheet = self.view.table.sheet
        there = self.window.childAt(sheet.viewport().mapTo(self.window, spot))
        return there is sheet.viewport()

    def _empty(self, room: Any) -> QPoint:
        """A place of the sheet where nothing of one's own lies."""
        sheet = self.view.table.sheet
        for y in range(room.top(), room.bottom(), 30):
            for x in range(room.left(), room.right(), 30):
                spot = QPoint(x, y)
                if self._is_free(spot) and sheet.camera.position(QPointF(spot)) not in sheet.placed.places():
                    return spot
        raise Stuck("no empty place of the sheet is seen")

    def _name(self, letter: Letter) -> None:
        """A blank."""
        until(lambda: isinstance(self.chair.dialog(), BlankSheet), "the letters", 3)
        self.chair.linger(0.1)
        self.note("blank")
        sheet = self.chair.dialog()
        assert isinstance(sheet, BlankSheet)
        self.hands.rest()
        self.hands.click(sheet.keys[letter.letter])
        until(lambda: self.chair.dialog() is None, "the sheet of letters to go", 3)

    def _write(self, move: Play) -> None:
        cells = [cell for _, cell in sorted(move.cards, key=lambda spot: (spot[1][1], spot[1][0]))]
        lying = self.view.seen.board()
        step = DOWN if len({x for x, _ in cells}) == 1 and len(cells) > 1 else ACROSS
        if len(cells) == 1:
            x, y = cells[0]
            step = ACROSS if (x - 1, y) in lying or (x + 1, y) in lying else DOWN
        self._walk_to(cells[0])
        typing = self.view.typing
        if typing.step != step:
            self.hands.key(Qt.Key.Key_Space, text=" ")
        assert typing.step == step, "Space did not turn the direction"
        placed = {cell: letter for letter, cell in move.cards}
        (x, y), (by_x, by_y) = cells[0], step
        length = max(abs(cells[-1][0] - x), abs(cells[-1][1] - y)) + 1
        word = [(x + by_x * n, y + by_y * n) for n in range(length)]
        for cell in word:
            if cell not in placed:  # a letter that lies is gone past when it is typed
                self.hands.key(Qt.Key(0), Qt.KeyboardModifier.NoModifier, lying[cell].letter.lower())
                continue
            letter = placed[cell]
            held = SHIFT if letter.blank else Qt.KeyboardModifier.NoModifier
            text = letter.letter if letter.blank else letter.letter.lower()
            self.hands.key(Qt.Key(0), held, text)
            if letter.blank:
                self.note("blank")

    def _walk_to(self, cell: Cell) -> None:
        keys = {
            (1, 0): Qt.Key.Key_Right,
            (-1, 0): Qt.Key.Key_Left,
            (0, 1): Qt.Key.Key_Down,
            (0, -1): Qt.Key.Key_Up,
        }
        for _ in range(120):
            here = self.view.keys.cursor.position
            if here == cell:
                return
            if here is None:
                self.hands.key(Qt.Key.Key_Right)
                continue
            dx, dy = cell[0] - here[0], cell[1] - here[1]
            self.hands.key(keys[(1 if dx > 0 else -1, 0) if dx else (0, 1 if dy > 0 else -1)])
        raise Stuck(f"no way to {cell} from {self.view.keys.cursor.position}")

    def _lay_and_clear(self, move: Play) -> None:
        """Lay, think again, take all back."""
        self._cards(move)
        if self.by == "mouse":
            self.hands.click(self.view.table.side.back)
        else:
            for _ in move.cards:
                self.hands.key(Qt.Key.Key_Backspace)
        spin(0.3)
        assert not self.view.hand.draft.placed, "not all was taken back"
        self.note("cleared", first=False)

    def _part(self, fragment: tuple[Cell, ...]) -> None:
        draft = self.view.hand.draft
        for _ in range(12):
            if draft.fragment == fragment:
                self.note("part")
                return
            if self.by == "mouse":
                self.hands.click(self.view.table.part)
            else:
                self.hands.key(Qt.Key.Key_F, CONTROL)
        raise Stuck(f"the part {fragment} cannot be declared")

    def _bonus(self, move: Play) -> None:
        draft, spot = self.view.hand.draft, self.view.table.bonus
        if self.by == "mouse":
            goal = move.premium if move.premium is not None else move.cards[0][1]
            end = self._spot(goal)
            self.hands.drag(self.hands.at(spot, spot.face().center().toPoint()), end)
        else:
            for _ in range(20):
                if draft.premium == move.premium and draft.group == move.group:
                    break
                self.hands.key(Qt.Key.Key_P if move.premium is not None else Qt.Key.Key_G, CONTROL)
        assert (draft.premium, draft.group) == (move.premium, move.group), (draft.premium, draft.group, move)
        self.note("premium" if move.premium is not None else "group")

    def _exchange(self, move: Exchange) -> None:
        hand, waiting = self.view.hand, list(move.letters)
        if self.by == "mouse":
            self.hands.click(self.view.table.side.exchange)
        else:
            self.hands.key(Qt.Key.Key_T, CONTROL)
        assert hand.exchanging, "no exchange was begun"
        for slot in range(len(hand.draft.slots)):
            card = hand.draft.slots[slot]
            if card is None or card not in waiting:
                continue
            waiting.remove(card)
            if self.by == "mouse":
                self.hands.click(next(one for one in self.view.table.rack.slots if one.held.slot == slot))
            else:
                self.hands.key(Qt.Key(Qt.Key.Key_1 + slot), text=str(slot + 1))
        if move.bonus:
            if self.by == "mouse":
                self.hands.click(self.view.table.bonus)
            else:
                self.hands.key(Qt.Key.Key_G, text="g")
        assert len(hand.given) == len(move.letters) and hand.draft.give_bonus == move.bonus, "not marked"
        self.note("exchange" if move.letters or move.bonus else "pass")
        self._confirm()


def play(window: Any, services: Any, by: str, photograph: Photograph, options: Any, seats: int) -> Chair:
    """One game to its end."""
    classic = options.get("flex") == "klasická"
    judge = services.judge("scrabble-classic" if classic else "scrabble-inflected")
    robot = Robot(window, judge, by, photograph)
    robot.play()
    robot.chair.photograph("ended")
    _scores(robot)
    return robot.chair


def _scores(robot: Robot) -> None:
    """The score sheet, and away again."""
    robot.view.scores.triggered.emit()
    until(lambda: robot.chair.dialog() is not None, "the score sheet", 3)
    robot.chair.linger(0.4)
    robot.note("scores")
    robot.hands.rest()
    robot.hands.key(Qt.Key.Key_Escape)
    until(lambda: robot.chair.dialog() is None, "the score sheet to go", 3)


if __name__ == "__main__":
    sys.exit(run("scrabble-cards", play, NUMBERS))
