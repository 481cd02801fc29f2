"""A robot that plays Quiddler. `python -m tests.games.quiddler.view.robot` plays and photographs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Observation, Phase
from app.games.quiddler.solo_model import SoloPhase
from app.lexicon.judge import Judge
from app.search.arrange import HandSearch, MeldArrangement
from tests.games.robots import CONTROL, Chair, Photograph, Stuck, run, spin, until

TURNS = 2
"""Own turns of a round before the robot goes out, so that rounds are as long as people's."""


class Robot:
    """Plays at the table that is shown. by: ``mouse`` or ``keys``."""

    def __init__(self, window: Any, judge: Judge, by: str, photograph: Photograph) -> None:
        self.chair = Chair(window, by, photograph)
        self.window, self.hands, self.by = window, self.chair.hands, by
        self.note, self.done = self.chair.note, self.chair.done
        self.judge = judge

    @property
    def view(self) -> Any:
        return self.chair.view

    def search(self, edition: str) -> HandSearch:
        """All that goes in this edition."""
        policy = self.judge.policy
        return HandSearch(policy.dawg, policy.certain, deck.values(edition))

    # A game for several -------------------------------------------------------------------------

    def play(self) -> None:
        """To the sheet of the end."""
        self.chair.play(self)

    def ended(self) -> bool:
        return bool(self.view.rounds.end.isVisible())

    def moment(self) -> object:
        seen = self.view.seen
        return None if seen is None else (seen.round, seen.phase, seen.turn, len(seen.history), seen.waiting)

    def step(self) -> None:
        view = self.view
        presenter, over = view.presenter, view.round_part.is_open
        if self.chair.comes_between():
            pass
        elif over and view.rounds.isVisible():
            self._round(view.rounds)
        elif presenter.may(Phase.DRAW) and not view.acting.running:
            self._draw(presenter.seen)
        elif presenter.may(Phase.PLAY) and not view.acting.running:
            self._turn(presenter.seen)
        elif presenter.goes_on() and not over:
            self.chair.press(view.table.side.lay)
        else:
            if view.table.landing.isVisible():
                self.note("going-out")
            self._hurry()

    def _hurry(self) -> None:
        if self.by == "mouse":
            seat = self.view.table.around()[0]
            self.hands.click(self.view.table.seats[seat], QPoint(40, 20))
        else:
            self.hands.key(Qt.Key.Key_Space, text=" ")
        spin(0.03)

    def _round(self, stage: Any) -> None:
        doubts, result = stage.challenges, stage.result
        if result.isVisible():
            self.chair.linger(0.3)
            self.note("result")
            self.chair.press(result.bar.primary)
            return
        if doubts.revealing:
            if doubts.spread.sheets and self.done.get("doubted", 0):
                self.chair.linger(1.0)
                self.note("verdict")
            self.chair.press(doubts.primary)
            return
        if doubts.people.isVisible():
            self._say_who(doubts.people)
            return
        if not doubts.primary.isVisible():
            spin(0.05)
            return
        seen = self.view.seen
        self.chair.linger(0.3)
        self.note("voting" if seen.phase is Phase.VOTE else "challenge")
        open_ = doubts.spread.first_open()
        if open_ is not None and seen.round % 2 and seen.phase is Phase.CHALLENGE:
            self.hands.rest()
            model: Any = open_.model()
            row = next(at for at, word in enumerate(model.lines) if word.open)
            if self.by == "mouse":
                self.hands.click(open_.viewport(), open_.visualRect(model.index(row, 0)).center())
            else:
                self.hands.key(Qt.Key.Key_Space, text=" ")
            picked = model.index(row, 0).data(Qt.ItemDataRole.CheckStateRole)
            assert picked is Qt.CheckState.Checked, "the word was not picked"
            self.note("doubted")
        self.chair.press(doubts.primary)

    def _say_who(self, people: Any) -> None:
        """One of several says that they doubt a word, the others that they do not."""
        self.note("asked-together")
        self.hands.rest()
        person = next(one for one in people.people.values() if not one.passed)
        doubts = bool(self.view.seen.round % 2) and self.done.get("named", 0) < self.view.seen.round
        if self.by == "mouse":
            self.hands.click(person.name if doubts else person.no)
        elif doubts:
            self.hands.key(Qt.Key.Key_1, text="1")
        else:
            if not person.no.hasFocus():
                self.hands.key(Qt.Key.Key_Return, text="\r")
                self.hands.rest()
            assert person.no.hasFocus(), "Enter leads to the names"
            self.hands.key(Qt.Key.Key_Return, text="\r")
        self.note("named" if doubts else "passed")
        spin(0.05)

    # Turns --------------------------------------------------------------------------------------

    def _draw(self, seen: Observation) -> None:
        search, table = self.search(seen.options.edition), self.view.table
        takes = False
        if seen.discard:
            now = search.best(seen.hand, spare=False).reach.points
            takes = search.best((*seen.hand, seen.discard[-1])).reach.points > now + 3
        self.note("took" if takes else "drew")
        if self.by == "mouse":
            pile = table.discard if takes else table.draw
            self.hands.click(pile, pile.face().center().toPoint())
        else:
            self.hands.key(Qt.Key.Key_V if takes else Qt.Key.Key_D, CONTROL)
        until(lambda: not self.view.presenter.may(Phase.DRAW), "drawing")
        until(lambda: self.view.presenter.may(Phase.PLAY) or self.view.round_part.is_open, "a card to come")

    def _turn(self, seen: Observation) -> None:
        search = self.search(seen.options.edition)
        best = search.best(seen.hand)
        whole = bool(best.melds) and not best.held
        turns = sum(turn.seat == seen.seat for turn in seen.history)
        if seen.last_turns or (whole and turns > TURNS):
            self._lay(seen, best)
        else:
            self.note("discarded", first=False)
            assert best.discard is not None
            self._discard(best.discard)
        until(lambda: self._moment_of(seen) or self.chair.dialog() is not None, "the turn to end")

    def _moment_of(self, seen: Observation) -> bool:
        now = self.view.presenter.seen
        return now is not seen or self.view.presenter.acting

    def _lay(self, seen: Observation, best: MeldArrangement) -> None:
        self._clear()
        self._arrange(best.melds)
        laid = sorted("".join(word) for word in self.view.table.hand.arrangement.spelled())
        wished = sorted("".join(meld) for meld in best.melds)
        assert laid == wished, f"{laid} lie, {wished} were meant"
        self.note("last-turn" if seen.last_turns else "arranged")
        side = self.view.table.side
        assert best.discard is not None
        if len(best.held) or not best.melds or seen.round % 2:
            self._discard(best.discard)
        elif self.by == "mouse":
            assert side.lay.isEnabled(), side.why.whole_text()
            self.hands.click(side.lay)
        else:
            self.hands.key(Qt.Key.Key_Return, text="\r")

    def _clear(self) -> None:
        """All cards of words back to the loose ones."""
        table = self.view.table
        for _ in range(12):
            words = table.hand.arrangement.words
            if not words:
                return
            if self.by == "mouse":
                self.hands.double(self._spot(words[0].cards[0]))
            else:
                self._walk_to(words[0].cards[0])
                self.hands.key(Qt.Key.Key_Delete)

    def _spot(self, card: int) -> QPoint:
        table = self.view.table
        return table.mapTo(self.window, table.rack_spot(card)[0].toPoint())

    def _loose(self, text: str) -> int:
        arrangement = self.view.table.hand.arrangement
        return next(card for card in arrangement.loose if arrangement.printed[card] == text)

    def _arrange(self, melds: Sequence[Meld]) -> None:
        for number, meld in enumerate(melds):
            if self.by == "keys":
                for text in meld:
                    self.hands.write(text.lower())
                self.hands.key(Qt.Key.Key_Space, text=" ")
                continue
            for at, text in enumerate(meld):
                self._drag_to_words(self._loose(text), begins=at == 0, twice=bool(number % 2) and at > 0)

    def _drag_to_words(self, card: int, *, begins: bool, twice: bool) -> None:
        table = self.view.table
        rack, words = table.rack, table.hand.arrangement.words
        if twice:
            self.hands.double(self._spot(card))
            return
        width = rack.card_size
        first = rack.loose_spot(0)
        right = rack.spot(words[-1].cards[-1]).x() + width / 2 if words else 0.0
        x = right + width * (1.25 if begins else 0.4) if words else first.x()
        spot = QPoint(round(min(x, rack.width() - 3.0)), round(width * 0.9))
        self.hands.drag(self._spot(card), rack.mapTo(self.window, spot))

    def _discard(self, text: str) -> None:
        card = self._loose(text)
        table = self.view.table
        if self.by == "mouse":
            pile = table.discard
            end = pile.mapTo(self.window, pile.face().center().toPoint())
            self.hands.drag(self._spot(card), end)
        else:
            self._walk_to(card)
            self.hands.key(Qt.Key.Key_Delete)

    def _walk_to(self, card: int) -> None:
        """With arrows."""
        view = self.view
        arrangement = view.table.hand.arrangement
        for _ in range(40):
            here = view.controller.keys.focused
            if here == card:
                return
            loose = arrangement.loose
            if here is None:
                self.hands.key(Qt.Key.Key_Right)
            elif (here in loose) != (card in loose):
                self.hands.key(Qt.Key.Key_Down if card in loose else Qt.Key.Key_Up)
            else:
                order = loose if card in loose else [c for c in arrangement.in_order() if c not in loose]
                ahead = order.index(card) > order.index(here)
                self.hands.key(Qt.Key.Key_Right if ahead else Qt.Key.Key_Left)
        raise Stuck(f"no way to card {card}")

    # The game for one ---------------------------------------------------------------------------

    def play_alone(self, stop: int = 100) -> None:
        """Words as long as there are any, then the end."""
        view = self.view
        for _ in range(stop):
            seen = view.seen
            if seen.over:
                break
            if view.stuck.isVisible():
                self.note("stuck")
                self.hands.rest()
                if self.by == "mouse":
                    self.hands.click(view.stuck.end)
                else:
                    if not view.stuck.undo.isHidden():
                        self.hands.key(Qt.Key.Key_Tab)
                    self.hands.key(Qt.Key.Key_Return, text="\r")
            elif seen.phase is SoloPhase.REFILL:
                self._fill(seen)
            elif not self._take(seen):
                until(view.stuck.isVisible, "what to do without a word", 8)
                continue
            until(lambda seen=seen: view.seen is not seen, "something to happen")
        until(lambda: view.end.isVisible(), "the end")
        until(lambda: "…" not in view.end.best.text(), "par and best", 90)
        self.chair.linger(1.0)
        self.chair.over = view.seen
        self.chair.photograph("solo-end")

    def _fill(self, seen: Any) -> None:
        self.note("refill")
        piles = self.view.table.piles
        source = max(seen.sources, key=lambda place: seen.sizes[place])
        if self.by == "mouse":
            if self.done["refill"] % 2:
                self.hands.click(piles[source])
            else:
                self.hands.drag(self.hands.at(piles[source]), self.hands.at(piles[seen.empty[0]]))
        else:
            self.hands.key(Qt.Key.Key_0 + source + 1, text=str(source + 1))

    def _take(self, seen: Any) -> bool:
        """False where there is no word."""
        search = self.search(seen.options.edition)
        words = search.hand([card for card in seen.piles if card is not None]).words()
        if not words:
            return False
        best = max(
            words, key=lambda one: (len(one.cards), deck.value(seen.options.edition, one.cards), one.word)
        )
        table, places = self.view.table, list[int]()
        for card in best.cards:
            places.append(next(p for p, one in enumerate(seen.piles) if one == card and p not in places))
        if self.by == "mouse":
            for place in places:
                self.hands.click(table.piles[place])
        elif len(seen.used) % 2:
            for place in places:
                self.hands.key(Qt.Key.Key_0 + place + 1, text=str(place + 1))
        else:
            self.hands.write("".join(best.cards).lower())
        self.note("word")
        assert self.view.controller.draft.text.upper() == "".join(best.cards), (
            self.view.controller.draft.text,
            best,
        )
        if self.by == "mouse":
            self.hands.click(table.side.take)
        else:
            self.hands.key(Qt.Key.Key_Return, text="\r")
        return True


def play(window: Any, services: Any, by: str, photograph: Photograph, options: Any, seats: int) -> Chair:
    """One game to its end."""
    judge = services.judge("english" if options.get("edition") == "en" else "quiddler")
    robot = Robot(window, judge, by, photograph)
    robot.play_alone() if seats == 1 else robot.play()
    return robot.chair


if __name__ == "__main__":
    sys.exit(run("quiddler", play))
