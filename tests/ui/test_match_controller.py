"""A game run by the controller: curtain, clock, computer players, saving and coming back."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.boggle import board
from app.games.boggle.board import CELLS
from app.games.boggle.model import (
    Done,
    HandIn,
    ListedWord,
    Observation,
    Phase,
    Shake,
    Vote,
    WordVerdict,
    WriteWord,
)
from app.games.boggle.opponent import mildest
from app.games.boggle.rules import BoggleRules
from app.games.qwirkle.opponent import QwirkleOpponent
from app.games.qwirkle.opponent import mildest as mildest_of_qwirkle
from app.games.qwirkle.rules import QwirkleRules
from app.lexicon.policy import Judgement, Reason
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import SavedGame, SaveStore
from app.ui.match import computer_seats
from app.ui.match.autosave import Autosave
from app.ui.match.match_controller import MatchController


class AnyWord:
    """A referee that takes whatever two neighbouring dice spell."""

    def of_today(self) -> AnyWord:
        return self

    def judge(self, word: str, said: str | None = None) -> Judgement:
        return Judgement(word, True) if len(word) == 2 else Judgement(word, False, Reason.UNKNOWN)

    def solve(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        return []

    solve_common = struck_off = solve


class Scripted:
    """A computer player that writes given words at given times."""

    def __init__(self, times: Sequence[int]) -> None:
        self.times = times

    def choose(self, observation: Observation, budget: object) -> Shake | WriteWord | Done:
        if observation.phase is Phase.SHAKE:
            return Shake()
        assert observation.grid is not None
        written = len(observation.mine)
        if written >= len(self.times):
            return Done(self.times[-1] if self.times else 0)
        return WriteWord(pairs(observation.grid)[written], self.times[written])


class Broken:
    def choose(self, observation: Observation, budget: object) -> Shake:
        raise RuntimeError("broken on purpose")


class Cheat:
    def choose(self, observation: Observation, budget: object) -> WriteWord:
        return WriteWord("nic", 0)


def pairs(grid: Sequence[str]) -> list[str]:
    """Different two-letter words of a board."""
    words = {(grid[cell] + grid[other]).lower() for cell in range(CELLS) for other in board.NEIGHBOURS[cell]}
    return sorted(words)


class Table:
    """A screen that does what a person would, and remembers what it was told."""

    def __init__(self, controller: MatchController, autosave: Autosave) -> None:
        self.controller, self.autosave = controller, autosave
        self.seen: list[tuple[Observation, list[Any]]] = []
        self.curtains: list[int] = []
        controller.observation_changed.connect(lambda obs, events: self.seen.append((obs, events)))
        controller.curtain_requested.connect(lambda seat, turns: self.curtains.append(seat))

    @property
    def now(self) -> Observation:
        return self.seen[-1][0]

    def shake(self) -> None:
        self.controller.submit(Shake())
        self.controller.go_on()


Maker = Callable[..., Table]


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path) -> Iterator[Maker]:
    made: list[MatchController] = []

    def make(seats: Sequence[Seat], players: dict[int, Any], options: dict[str, Any] | None = None) -> Table:
        # A board as it falls is there at once.
        agreed = {"board": "any", **(options or {"rounds": 1})}
        match = Match.new(BoggleRules(AnyWord()), seats, 5, agreed)
        store = SaveStore(tmp_path)
        makers = {seat: (lambda player=player: player) for seat, player in players.items()}
        autosave = Autosave(store, "game")
        controller = MatchController(match, makers, autosave, mildest)
        made.append(controller)
        table = Table(controller, autosave)
        controller.start()
        return table

    yield make
    for controller in made:
        controller.leave()


PERSON, MACHINE = Seat("Žofie"), Seat("Liška", "ai", 3)


def test_a_person_and_a_computer_player_play_a_round(sit_down: Maker, qtbot: QtBot) -> None:
    table = sit_down([PERSON, MACHINE], {1: Scripted([10, 20])})
    table.shake()
    qtbot.waitUntil(lambda: table.now.counts[1] == 2, timeout=3000)
    assert table.now.grid is not None
    mine = pairs(table.now.grid)[5]
    table.controller.submit(WriteWord(mine, table.controller.clock.now()))
    table.controller.end_round()
    qtbot.waitUntil(lambda: table.now.phase is Phase.REVIEW, timeout=3000)
    assert table.now.review is not None
    assert table.now.review.scores == (1, 2)
    table.controller.go_on()
    assert table.controller.result is not None
    assert table.controller.result.winners == (1,)


def test_answers_that_nobody_waits_for_come_in_the_order_of_their_times(
    sit_down: Maker, qtbot: QtBot
) -> None:
    late, early = [60_000, 90_000, 120_000], [1_000, 30_000, 100_000, 110_000, 150_000]
    table = sit_down(
        [PERSON, MACHINE, MACHINE, MACHINE], {1: Scripted(late), 2: Scripted(early), 3: Broken()}
    )
    table.shake()
    table.controller.end_round()
    qtbot.waitUntil(lambda: table.now.phase is Phase.REVIEW, timeout=3000)
    review = table.now.review
    assert review is not None
    assert [[entry.at for entry in entries] for entries in review.lists] == [[], late, early, []]


def test_an_answer_that_was_too_slow_is_dated_to_now(sit_down: Maker, qtbot: QtBot) -> None:
    class Slow(Scripted):
        def choose(self, observation: Observation, budget: object) -> Shake | WriteWord | Done:
            move = super().choose(observation, budget)
            if isinstance(move, WriteWord):
                asked.set()
                assert answer.wait(3)
            return move

    asked, answer = threading.Event(), threading.Event()
    table = sit_down([PERSON, MACHINE], {1: Slow([10])})
    failed: list[int] = []
    table.controller.player_failed.connect(failed.append)
    table.shake()
    qtbot.waitUntil(asked.is_set, timeout=3000)
    qtbot.waitUntil(lambda: table.controller.clock.now() > 20, timeout=3000)
    assert table.now.grid is not None
    written = table.controller.clock.now()
    table.controller.submit(WriteWord(pairs(table.now.grid)[5], written))
    answer.set()
    table.controller.end_round()
    qtbot.waitUntil(lambda: table.now.phase is Phase.REVIEW, timeout=3000)
    review = table.now.review
    assert review is not None and not failed
    (entry,) = review.lists[1]
    assert entry.at is not None and entry.at >= written


def test_words_of_others_stay_hidden_while_the_clock_runs(sit_down: Maker, qtbot: QtBot) -> None:  # RULES BG3
    table = sit_down([PERSON, MACHINE], {1: Scripted([10])})
    table.shake()
    qtbot.waitUntil(lambda: table.now.counts[1] == 1, timeout=3000)
    words = [event.move for _, events in table.seen for event in events if event.move["type"] == "word"]
    assert words == [{"type": "word", "verdict": "valid"}], "as the counts tell, and no letter of it"
    assert table.now.mine == ()


def test_a_computer_player_shakes_its_own_round(sit_down: Maker, qtbot: QtBot) -> None:  # RULES BG2
    table = sit_down([MACHINE], {0: Scripted([])}, {"rounds": 1})
    qtbot.waitUntil(lambda: table.now.phase is Phase.READY, timeout=4000)
    table.controller.go_on()
    qtbot.waitUntil(lambda: table.now.phase is Phase.REVIEW, timeout=3000)


def test_people_in_turns_are_called_through_a_curtain(sit_down: Maker) -> None:
    table = sit_down([PERSON, Seat("Ondra")], {}, {"entry": "turns", "rounds": 1})
    first = table.now.shaker
    table.shake()
    assert table.controller.viewer.seat == first
    table.controller.end_round()
    second = 1 - first
    assert table.curtains == [second]
    assert table.now.seat == first, "nothing new is shown before the curtain is lifted"
    table.controller.go_on()
    assert table.now.phase is Phase.PLAY and table.now.seat == first, "the clock waits for the person"
    table.controller.ready()
    assert table.controller.viewer.seat == second and table.now.phase is Phase.READY
    table.controller.go_on()
    assert table.now.phase is Phase.PLAY


def test_behind_the_curtain_and_after_leaving_nothing_counts(sit_down: Maker, qtbot: QtBot) -> None:
    """A word still on its way, a question answered too late."""
    table = sit_down([PERSON, Seat("Ondra")], {}, {"entry": "turns", "rounds": 1})
    first = table.now.shaker
    table.shake()
    table.controller.end_round()
    with qtbot.assertNotEmitted(table.controller.move_rejected):
        table.controller.submit(WriteWord("ab", 5))
        table.controller.submit_for(1 - first, WriteWord("ab", 5))
        table.controller.end_round()
    table.controller.ready()
    assert table.now.phase is Phase.READY and table.now.mine == ()
    table.controller.leave()
    seen = len(table.seen)
    table.controller.end_round()
    table.controller.go_on()
    assert len(table.seen) == seen


def test_a_refused_word_is_told_and_changes_nothing(sit_down: Maker, qtbot: QtBot) -> None:
    table = sit_down([PERSON], {})
    table.shake()
    turns = len(table.seen)
    with qtbot.waitSignal(table.controller.move_rejected) as told:
        table.controller.submit(WriteWord("x1", 5))
    assert told.args is not None and told.args[0].reason == "characters"
    assert len(table.seen) == turns


def test_a_broken_computer_player_does_not_stop_the_game(sit_down: Maker, qtbot: QtBot) -> None:
    table = sit_down([PERSON, MACHINE], {1: Broken()})
    with qtbot.waitSignal(table.controller.player_failed, timeout=3000):
        table.shake()
    qtbot.waitUntil(lambda: 1 in table.now.finished, timeout=3000)
    table.controller.end_round()
    assert table.now.phase is Phase.REVIEW


@pytest.mark.parametrize("player", [Broken(), Cheat()])
def test_a_computer_player_without_sense_still_gets_its_box_shaken(
    sit_down: Maker, qtbot: QtBot, player: Broken | Cheat
) -> None:
    table = sit_down([MACHINE], {0: player})
    qtbot.waitUntil(lambda: table.now.phase is Phase.READY, timeout=4000)


def test_pause_stops_the_clock_and_the_words(sit_down: Maker, qtbot: QtBot) -> None:
    table = sit_down([PERSON], {})
    table.shake()
    table.controller.pause()
    stopped = table.controller.clock.now()
    assert table.now.grid is not None
    table.controller.submit(WriteWord(pairs(table.now.grid)[0], stopped))
    qtbot.wait(120)
    assert table.controller.clock.now() == stopped and table.now.mine == ()
    table.controller.resume()
    qtbot.waitUntil(lambda: table.controller.clock.now() > stopped, timeout=2000)


def test_a_killed_game_comes_back_paused_with_all_its_words(sit_down: Maker, tmp_path: Path) -> None:
    table = sit_down([PERSON], {})
    table.shake()
    assert table.now.grid is not None
    word = pairs(table.now.grid)[0]
    table.controller.submit(WriteWord(word, 1234))
    assert table.autosave.flush()
    saved = SaveStore(tmp_path).load("game")  # what lies on the disk when the process dies here
    match = Match.replay(BoggleRules(AnyWord()), saved.record)
    kept = Autosave(SaveStore(tmp_path), "copy")
    again = MatchController(match, {}, kept, mildest, elapsed=60_000)
    back = Table(again, kept)
    again.start()
    assert again.is_paused
    assert [entry.word for entry in back.now.mine] == [word]
    assert again.clock.now() == 60_000
    again.resume()
    assert back.now.running
    again.leave()


def test_a_game_paused_at_its_very_first_moment_comes_back_paused(sit_down: Maker, tmp_path: Path) -> None:
    """Killed before the clock was saved once, opened, put aside at once, opened again."""
    table = sit_down([PERSON], {})
    table.shake()
    assert table.autosave.flush()
    for _ in range(2):
        saved = SaveStore(tmp_path).load("game")
        match = Match.replay(BoggleRules(AnyWord()), saved.record)
        kept = Autosave(SaveStore(tmp_path), "game")
        again = MatchController(match, {}, kept, mildest)
        back = Table(again, kept)
        again.start()
        assert again.is_paused and not back.now.running
        again.leave()
    assert back.now.at == 0


def only_save(folder: Path) -> SavedGame:
    (save,) = SaveStore(folder).all()
    assert isinstance(save, SavedGame)
    return save


def test_a_game_is_finished_with_the_move_that_ends_it(sit_down: Maker, tmp_path: Path) -> None:
    """Killed right after it, or left without a look at the winner: it is no unfinished game any more."""
    table = sit_down([PERSON], {})
    table.shake()
    assert table.autosave.flush()
    assert not only_save(tmp_path).finished
    table.controller.end_round()
    assert table.controller.result is None, "the table has still to be shown who won"
    assert table.autosave.flush()
    assert only_save(tmp_path).finished
    table.controller.go_on()
    table.controller.leave()
    save = only_save(tmp_path)
    assert save.finished and save.record.result is not None


def test_a_last_round_is_unfinished_only_while_a_vote_is_on(sit_down: Maker, tmp_path: Path) -> None:
    """A word that the list does not know keeps no game open by itself; one put to the vote does."""

    def is_finished() -> bool:
        assert table.autosave.flush()
        return only_save(tmp_path).finished

    table = sit_down([PERSON, Seat("Babi")], {}, {"rounds": 1, "words": "vote", "entry": "paper"})
    table.shake()
    table.controller.end_round()
    assert table.now.grid is not None
    doubtful = "".join(table.now.grid[:3]).lower()
    for seat in range(2):
        assert not is_finished()
        table.controller.submit_for(seat, HandIn((ListedWord(doubtful, WordVerdict.UNKNOWN),)))
    assert table.now.phase is Phase.REVIEW
    assert is_finished(), "nobody has nominated anything"
    table.controller.submit_for(0, Vote(doubtful, True))
    assert not is_finished(), "the other one has not said yet"
    table.controller.submit_for(1, Vote(doubtful, False))
    assert is_finished()


def test_finished_results_open_again_and_stay_as_they_are(sit_down: Maker, tmp_path: Path) -> None:
    table = sit_down([PERSON], {})
    table.shake()
    table.controller.end_round()
    table.controller.go_on()
    table.controller.leave()
    before = SaveStore(tmp_path).path("game").read_bytes()
    match = Match.replay(BoggleRules(AnyWord()), only_save(tmp_path).record)
    kept = Autosave(SaveStore(tmp_path), "game")
    again = MatchController(match, {}, kept, mildest)
    back = Table(again, kept)
    again.start()
    assert back.now.phase is Phase.OVER and not again.is_paused
    again.leave()
    assert SaveStore(tmp_path).path("game").read_bytes() == before


def test_a_move_outlives_the_program_however_slow_the_disk_is(
    sit_down: Maker, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed while the system still waits for the disk: the newest state lies beside the file."""
    table = sit_down([PERSON], {})
    table.shake()
    assert table.autosave.flush()
    slow = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _handle: slow.wait(20))
    assert table.now.grid is not None
    words = pairs(table.now.grid)[:5]
    for number, word in enumerate(words):
        table.controller.submit(WriteWord(word, number))
    turns = 2 + len(words)  # the shake and the start before them
    qtbot.waitUntil(lambda: len(only_save(tmp_path).record.turns) == turns, timeout=5000)
    assert not table.autosave.flush(0.0), "the file itself is not safe yet"
    slow.set()
    table.controller.leave()
    assert len(only_save(tmp_path).record.turns) >= turns
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_notes_of_the_screen_are_saved_at_once(sit_down: Maker, tmp_path: Path) -> None:
    table = sit_down([PERSON], {})
    table.controller.save.keep_notes({"lists": {"0": ["les"]}})
    assert table.autosave.flush()
    assert only_save(tmp_path).notes == {"lists": {"0": ["les"]}}
    table.shake()
    assert table.autosave.flush()
    assert only_save(tmp_path).notes == {"lists": {"0": ["les"]}}, "moves leave the notes alone"


def test_an_unfinished_game_is_offered_after_leaving(sit_down: Maker, tmp_path: Path) -> None:
    table = sit_down([PERSON], {})
    table.shake()
    table.controller.leave()
    saves = SaveStore(tmp_path).all()
    assert len(saves) == 1 and isinstance(saves[0], SavedGame)


def test_a_full_disk_is_told_and_the_game_goes_on(
    sit_down: Maker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = sit_down([PERSON], {})

    def full(self: SaveStore, save_id: str, data: bytes, writer: object) -> None:
        raise StorageProblem(StorageKind.FULL, tmp_path)

    with monkeypatch.context() as patched:
        patched.setattr(SaveStore, "store", full)
        with qtbot.waitSignal(table.controller.saving_failed, timeout=3000):
            table.shake()
    assert table.now.phase is Phase.PLAY
    with qtbot.waitSignal(table.controller.saving_succeeded, timeout=3000):
        table.controller.save.write()
    assert isinstance(SaveStore(tmp_path).all()[0], SavedGame)


class QwirkleTable:
    """A game of Qwirkle against one animal, and what its screen was told."""

    def __init__(self, store: SaveStore) -> None:
        seats = [PERSON, MACHINE]
        self.match = Match.new(QwirkleRules(), seats, 5)
        makers = {1: lambda: QwirkleOpponent(2, 1)}
        self.controller = MatchController(self.match, makers, Autosave(store, "tiles"), mildest_of_qwirkle)
        self.seen: list[Any] = []
        self.controller.observation_changed.connect(lambda observation, _: self.seen.append(observation))

    def play(self) -> None:
        seen = self.controller.observation
        self.controller.submit(QwirkleOpponent(3, 0).choose(seen, Budget(work=1)))


def test_one_person_in_practice_takes_a_confirmed_move_back(tmp_path: Path, qtbot: QtBot) -> None:
    store = SaveStore(tmp_path)
    table = QwirkleTable(store)
    controller = table.controller
    controller.start()
    qtbot.waitUntil(lambda: controller.observation.turn == 0, timeout=5000)
    before = controller.observation
    assert not any(turn.seat == 0 for turn in before.history)
    controller.take_back()
    assert controller.observation == before, "there is nothing to take back yet"
    table.play()
    qtbot.waitUntil(lambda: controller.observation.turn == 0, timeout=5000)
    turns = len(controller.observation.history)
    controller.take_back()
    assert controller.observation == before and table.seen[-1] == before
    assert turns > len(before.history)
    controller.leave()
    saved = store.load("tiles")
    assert isinstance(saved, SavedGame) and len(saved.record.turns) == len(before.history)


def test_what_was_taken_back_is_made_again_as_it_was(tmp_path: Path, qtbot: QtBot) -> None:
    """With what the others did after it; until something else is done."""
    store = SaveStore(tmp_path)
    table = QwirkleTable(store)
    controller = table.controller
    controller.start()

    def on_turn() -> bool:
        return bool(controller.observation.turn == 0)

    told, seen = list[object](), []
    controller.take_back_changed.connect(lambda *offer: told.append(offer))
    for _ in range(3):
        qtbot.waitUntil(on_turn, timeout=5000)
        seen.append(controller.observation)
        table.play()
    qtbot.waitUntil(on_turn, timeout=5000)
    last = controller.observation
    made = [at for at, turn in enumerate(last.history) if turn.seat == 0]
    controller.take_back()
    controller.take_back()
    assert told[-3:] == [(made[2], None), (made[1], made[2]), (made[0], made[1])]
    assert controller.observation == seen[1]
    controller.take_back(again=True)
    assert controller.observation == table.seen[-1] == seen[2]
    controller.take_back(again=True)
    controller.take_back(again=True)
    assert controller.observation == last
    controller.take_back()
    table.play()
    qtbot.waitUntil(on_turn, timeout=5000)
    now = controller.observation
    controller.take_back(again=True)
    assert controller.observation == now, "another move was made"
    controller.leave()
    saved = store.load("tiles")
    assert isinstance(saved, SavedGame) and len(saved.record.turns) == len(now.history)


def test_what_a_seat_saw_before_a_turn_is_shown_to_that_seat_only(tmp_path: Path, qtbot: QtBot) -> None:
    table = QwirkleTable(SaveStore(tmp_path))
    controller = table.controller
    controller.start()
    qtbot.waitUntil(lambda: controller.observation.turn == 0, timeout=5000)
    before = controller.observation
    table.play()
    mine = next(i for i, turn in enumerate(controller.observation.history) if turn.seat == 0)
    assert controller.observation_before(mine) == before
    qtbot.waitUntil(lambda: controller.observation.turn == 0, timeout=5000)
    theirs = next(i for i, turn in enumerate(controller.observation.history) if turn.seat == 1)
    assert controller.observation_before(theirs) is None
    controller.leave()


def test_a_timed_game_takes_nothing_back(sit_down: Maker) -> None:
    table = sit_down([PERSON, MACHINE], {1: Scripted([10, 20])})
    table.shake()
    seen = len(table.seen)
    table.controller.take_back()
    assert len(table.seen) == seen and table.now.phase is Phase.PLAY


class Considered:
    """Plays as the hedgehog, but only when it is told to."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()

    def choose(self, observation: Any, budget: Budget) -> Any:
        assert self.may_answer.wait(10)
        return QwirkleOpponent(2, 1).choose(observation, budget)


def before_the_computer(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> tuple[MatchController, Considered, list[bool]]:
    """A game in which the computer player has begun to think and would take for ever to look human."""
    monkeypatch.setattr(computer_seats, "HUMAN_MOMENT_MS", 3_600_000)
    player = Considered()
    seed = next(n for n in range(9) if Match.new(QwirkleRules(), [PERSON, MACHINE], n).deciders() == (1,))
    match = Match.new(QwirkleRules(), [PERSON, MACHINE], seed)
    save = Autosave(SaveStore(tmp_path), "tiles")
    controller = MatchController(match, {1: lambda: player}, save, mildest_of_qwirkle)
    thinking: list[bool] = []
    controller.thinking_changed.connect(lambda _seat, now: thinking.append(now))
    controller.start()
    return controller, player, thinking


def test_a_person_who_does_not_want_to_wait_gets_the_move_at_once(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller, player, thinking = before_the_computer(tmp_path, qtbot, monkeypatch)
    with qtbot.waitSignal(controller.computers.answered, timeout=5000):
        player.may_answer.set()
    assert controller.observation.turn == 1 and thinking == [True], "it still looks as if it thought"
    controller.hurry()
    assert controller.observation.turn == 0 and thinking == [True, False]
    controller.hurry()
    assert len(controller.observation.history) == 1
    controller.leave()


def test_a_move_that_is_still_sought_is_played_when_it_is_found(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller, player, thinking = before_the_computer(tmp_path, qtbot, monkeypatch)
    controller.hurry()
    qtbot.wait(50)
    assert controller.observation.turn == 1, "a hurry shortens the waiting, not the thinking"
    player.may_answer.set()
    qtbot.waitUntil(lambda: controller.observation.turn == 0, timeout=5000)
    assert thinking == [True, False]
    with qtbot.waitSignal(controller.computers.answered, timeout=5000):
        controller.submit(QwirkleOpponent(3, 0).choose(controller.observation, Budget(work=1)))
    qtbot.wait(50)
    assert controller.observation.turn == 1, "the next move looks human again"
    controller.leave()
