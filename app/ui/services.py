"""What the pages share: the lexicon, the user's files, the look, and making or resuming a match."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.storage.home_lock import Hold, HomeLock
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import Profile, Profiles
from app.storage.settings import Settings
from app.ui.translation import Translation
from app.widgets.look.theme import Theme
from app.widgets.sounds import Sounds

# The games, the lexicon, the saves and the controller are imported where they are first needed: the
# first picture needs none of them (start-up time).
if TYPE_CHECKING:
    from app.engine.match import Match
    from app.engine.player import Player
    from app.engine.rules import Json, Seat
    from app.games import catalogue
    from app.games.deals import Deal
    from app.lexicon.judge import Judge
    from app.lexicon.lexicon import Lexicon
    from app.lexicon.problems import LexiconProblem
    from app.storage.challenges import DayBook
    from app.storage.classes import Classes
    from app.storage.household import HouseholdFile
    from app.storage.practice import Practice
    from app.storage.results import Results
    from app.storage.saves import SavedGame, SaveStore
    from app.storage.score_sheets import ScoreSheets
    from app.ui.match.journal_keeper import JournalKeeper
    from app.ui.match.match_controller import MatchController

TAKEN_OVER = 1_000
"""States by which a game that takes the place of a save is newer than it."""
SEED_BYTES = 8

log = logging.getLogger(__name__)


class Services:
    """Made once at start-up and handed to the pages."""

    def __init__(
        self,
        *,
        theme: Theme,
        sounds: Sounds,
        translation: Translation,
        settings: Settings,
        profiles: Profiles,
        folder: Path,
        hold: Hold = Hold.OURS,
        lock: HomeLock | None = None,
    ) -> None:
        """folder: where saved games and the household's words are kept.

        hold: whether the files may be written; where not, what is done lasts until the program is closed."""
        self.theme = theme
        self.sounds = sounds
        self.translation = translation
        self.settings = settings
        self.profiles = profiles
        self.folder = folder
        self.hold = hold
        self.lock = lock
        self._lists: dict[str, tuple[Lexicon | None, LexiconProblem | None]] = {}
        self._judges: dict[tuple[str, bool, bool], Judge] = {}

    @cached_property
    def saves(self) -> SaveStore:
        """The saved games; their folder is read when first asked for (start-up time)."""
        from app.storage.saves import SaveStore

        return SaveStore(self.folder / "saves", read_only=self.hold is not Hold.OURS)

    @cached_property
    def journal(self) -> JournalKeeper:
        """Who asks the journal of finished games; opened with the first question (start-up time)."""
        from app.ui.match.journal_keeper import JournalKeeper

        return JournalKeeper(self.folder, self.saves)

    def problems(self) -> list[StorageProblem]:
        """What is wrong with the files that are always read."""
        own = (self.settings, self.profiles, self.household)
        stores = (*own, self.results, self.challenges)
        return [store.problem for store in stores if store.problem is not None]

    def close(self, seconds: float) -> None:
        """The program ends: wait so long until the journal has what it was told."""
        if "journal" in vars(self):
            self.journal.finish(seconds)

    @cached_property
    def household(self) -> HouseholdFile:
        """The words the household added and banned, read when first asked for (start-up time)."""
        from app.storage.household import HouseholdFile

        return HouseholdFile(self.folder, read_only=self.hold is not Hold.OURS)

    @cached_property
    def results(self) -> Results:
        """What finished games came to, read when first asked for (start-up time)."""
        from app.storage.results import Results

        return Results(self.folder, read_only=self.hold is not Hold.OURS)

    @cached_property
    def practice(self) -> Practice:
        """What people practise, read when first asked for (start-up time)."""
        from app.storage.practice import Practice

        return Practice(self.folder, read_only=self.hold is not Hold.OURS)

    @cached_property
    def classes(self) -> Classes:
        """The classes of a school and their teams, read when first asked for (start-up time)."""
        from app.storage.classes import Classes

        return Classes(self.folder, read_only=self.hold is not Hold.OURS)

    @cached_property
    def challenges(self) -> DayBook:
        """How the challenges of the day went, read when first asked for (start-up time)."""
        from app.storage.challenges import DayBook

        return DayBook(self.folder, read_only=self.hold is not Hold.OURS)

    @cached_property
    def sheets(self) -> ScoreSheets:
        """The score sheets of games with their boxes, read when first asked for (start-up time)."""
        from app.storage.score_sheets import ScoreSheets

        return ScoreSheets(self.folder, read_only=self.hold is not Hold.OURS)

    @property
    def me(self) -> Profile | None:
        """Who sits at the screen: whoever was chosen on the first page, else the first one of the people."""
        people = self.profiles.people
        return self.profiles.find(self.settings.current.player) or (people[0] if people else None)

    @property
    def lexicon(self) -> Lexicon | None:
        """The Czech word list; None when its files are missing or damaged."""
        return self._opened("cs")[0]

    @property
    def lexicon_problem(self) -> LexiconProblem | None:
        """Why there is no Czech word list."""
        return self._opened("cs")[1]

    @property
    def english(self) -> Lexicon | None:
        """The English word list, None where it cannot be read."""
        return self._opened("en")[0]

    @property
    def english_problem(self) -> LexiconProblem | None:
        """Why there is no English word list."""
        return self._opened("en")[1]

    def _opened(self, language: str) -> tuple[Lexicon | None, LexiconProblem | None]:
        """The word list of a language, opened when first asked for, or what is wrong with it."""
        if language not in self._lists:
            self._lists[language] = _open_list(language)
        return self._lists[language]

    def wants_pictures(self) -> bool:
        """Whether small pictures stand beside explained words."""
        return self.settings.current.pictures

    def for_child(self, seats: Sequence[Seat]) -> bool:
        """Whether nobody but children sits there, and animals."""
        from app.ui.seat_looks import is_child  # start-up time

        people = [seat for seat in seats if seat.is_person]
        return bool(people) and all(is_child(seat, self.profiles.find(seat.profile)) for seat in people)

    def judge(self, policy: str | None, *, child: bool = False) -> Judge | None:
        """Who judges by a policy and by what the household says just now; None where words do not matter.

        child: whether a child plays.

        Raises LexiconProblem when there is no word list of the policy's language.
        """
        if policy is None:
            return None
        from app.lexicon.judge import Judge
        from app.lexicon.lexicon import LANGUAGE_OF

        lexicon, problem = self._opened(LANGUAGE_OF[policy])
        if lexicon is None:
            assert problem is not None
            raise problem
        school, spoken = self.settings.current.school or child, self.settings.current.spoken
        kind = policy, school, spoken
        if kind not in self._judges:
            self._judges[kind] = Judge(
                lexicon, policy, self.household, vulgar=not school, gentle=school, spoken=spoken
            )
        return self._judges[kind]

    def new_match(
        self, game: str, seats: Sequence[Seat], options: Mapping[str, Any], seed: int | None = None
    ) -> MatchController:
        """Set up a game, by chance unless a seed is given.

        Raises BadOption, ValueError (wrong number of seats), LexiconProblem.
        """
        from app.engine.codes import SEEDS
        from app.engine.match import Match
        from app.engine.record import DEALING
        from app.games import catalogue
        from app.storage.saves import new_id

        entry = catalogue.find(game)
        judge = self.judge(entry.policy_of(options, seats), child=self.for_child(seats))
        chosen = int.from_bytes(os.urandom(SEED_BYTES), "big") % SEEDS if seed is None else seed
        lexicon = judge.lexicon.id if judge is not None else None
        match = Match.new(entry.rules(judge), seats, chosen, options, lexicon, DEALING)
        return self._controller(entry, judge, match, new_id(game))

    def deal_check(self, deal: Deal) -> Callable[[], None]:
        """What finds out, in any thread, whether a deal comes out here as its code says (`deals.check`).

        Raises ValueError for agreements that do not go together, LexiconProblem."""
        from app.engine.match import Match
        from app.engine.record import DEALING
        from app.engine.rules import Seat
        from app.games import catalogue, deals

        entry = catalogue.find(deal.game)
        fewest, _ = entry.rules(None).seats
        seats = [Seat("", "ai", 1)] * (deal.seats or max(2, fewest))
        judge = self.judge(entry.policy_of(deal.options, seats))
        match = Match.new(entry.rules(judge), seats, deal.seed, deal.options, dealing=DEALING)
        return lambda: deals.check(deal, match)

    def resume(self, save_id: str, *, salvage: bool = False) -> MatchController:
        """Go on with a saved game.

        salvage: a damaged one goes on before its first wrong turn; what lies there stays beside it.
        Raises StorageProblem (DAMAGED; with a ``turn`` above 1 there is something to be salvaged, else the
        save is put aside), LexiconProblem."""
        path, versions = self.saves.path(save_id), self.saves.versions(save_id)
        found, problem = [], None
        for one in versions:
            try:
                found.append(_examined(one, path))
            except StorageProblem as error:
                problem = problem or error
            if one is versions[0] and found and found[0][1] is None:
                break  # the newest one is sound, and of what was before nobody asks
        saved, fault = max(found, key=lambda one: len(one[0].record.turns), default=(versions[0], problem))
        if fault is None and saved.written != versions[0].written:
            # Only a state of before is sound.
            fault = _damaged(path, "the newest state", len(saved.record.turns) + 1)
        if fault is not None and not (fault.turn or 0) > 1:
            aside = path if self.saves.read_only else self.saves.set_aside(save_id)
            raise StorageProblem(fault.kind, aside, fault.detail, fault.turn) from fault
        if fault is not None and not salvage:
            raise fault
        if fault is not None and not self.saves.read_only:
            self.saves.keep_damaged(save_id)
        return self._go_on(saved, save_id, versions[0].written)

    def open_kept(self, saved: SavedGame) -> MatchController:
        """Show a game of the journal at its table. Raises StorageProblem (DAMAGED), LexiconProblem."""
        sound, problem = _examined(saved, self.saves.path(saved.id))
        if problem is not None:
            raise problem
        return self._go_on(sound, saved.id, saved.written)

    def adopt(
        self, copy: SavedGame, path: Path, here: SavedGame | None = None, *, salvage: bool = False
    ) -> MatchController:
        """Go on with a game from a file anywhere, as a save that the controller has yet to write.

        here: the save of the same game, less far on, whose place it takes; else it is a new one.
        salvage: as of `resume`. Raises StorageProblem (DAMAGED), LexiconProblem."""
        from app.storage.saves import new_id

        saved, problem = _examined(copy, path)
        if problem is not None and not salvage:
            raise problem
        if here is None:
            return self._go_on(saved, new_id(copy.record.game), saved.written)
        # Newer than what its table, put aside now, may yet write.
        return self._go_on(saved, here.id, max(here.written, saved.written) + TAKEN_OVER)

    def _go_on(self, saved: SavedGame, save_id: str, written: int) -> MatchController:
        from app.engine.match import Match
        from app.games import catalogue

        record = saved.record
        entry = catalogue.find(record.game)
        players = record.players
        judge = self.judge(entry.policy_of(record.options, players), child=self.for_child(players))
        match = Match.replay(entry.rules(judge), record)
        return self._controller(entry, judge, match, save_id, saved.elapsed, saved.notes, written)

    def _controller(
        self,
        entry: catalogue.Game,
        judge: Judge | None,
        match: Match[Any, Any],
        save_id: str,
        elapsed: int = 0,
        notes: Json | None = None,
        written: int = 0,
    ) -> MatchController:
        from app.ui.match.autosave import Autosave
        from app.ui.match.match_controller import MatchController
        from app.ui.match.table_words import TableWords

        words = TableWords(judge.household) if judge is not None else None
        if judge is not None and words is not None:
            judge = judge.agreeing_on(words)
        players: dict[int, Callable[[], Player[Any, Any]]] = {
            index: partial(
                entry.opponent, 1 if seat.level is None else seat.level, match.record.seed + index, judge
            )
            for index, seat in enumerate(match.record.players)
            if not seat.is_person
        }
        autosave = Autosave(self.saves, save_id)
        controller = MatchController(
            match, players, autosave, entry.mildest, elapsed=elapsed, notes=notes, written=written
        )
        controller.save.when_over = partial(self._when_over, save_id)
        if words is not None:
            words.follow(controller)
        return controller

    def _when_over(self, save_id: str, data: bytes) -> None:
        """A game is over; data: what `packed` made of it."""
        self.journal.keep(save_id, data)
        if self.challenges.of_save(save_id) is not None:
            from app.storage.saves import unpacked

            self.count_challenge(unpacked(save_id, self.saves.path(save_id), data.decode()))

    def count_challenge(self, save: SavedGame) -> None:
        """What a finished game came to as a task of its day, if it is one that counts."""
        one = self.challenges.of_save(save.id)
        if one is None or not save.finished:
            return
        from app.games import days
        from app.lexicon.problems import LexiconProblem

        try:
            judge = self.judge(days.module(one.game).POLICY)
            self.challenges.finish(*one.key, days.result(one.game, save.record, one.goal, judge))
        except (StorageProblem, LexiconProblem) as problem:
            log.warning(
                "not counted yet: %s", problem
            )  # the save stays, and is looked at with the next start


def _examined(saved: SavedGame, path: Path) -> tuple[SavedGame, StorageProblem | None]:
    """A save with every move checked as if it were made now, up to the first wrong one, and what is wrong.

    Raises StorageProblem (DAMAGED) for what stands before the moves."""
    from dataclasses import replace

    from app.engine.errors import BadOption, DamagedRecord
    from app.engine.match import Match
    from app.games import catalogue

    try:
        rules = catalogue.find(saved.record.game).rules(None)
        match, fault = Match.salvage(rules, saved.record, strict=True)
    except (BadOption, DamagedRecord, catalogue.UnknownGame) as error:
        raise _damaged(path, str(error), 0) from error
    problem = None
    if saved.fault or fault is not None:
        problem = _damaged(path, saved.fault or str(fault), len(match.record.turns) + 1)
    return replace(saved, record=match.record), problem


def _damaged(path: Path, detail: str, turn: int) -> StorageProblem:
    return StorageProblem(StorageKind.DAMAGED, path, detail, turn)


def _open_list(language: str) -> tuple[Lexicon | None, LexiconProblem | None]:
    """The word list of a language, or what is wrong with it."""
    from app.lexicon.lexicon import Lexicon
    from app.lexicon.problems import LexiconProblem

    try:
        return Lexicon.open(language=language), None
    except LexiconProblem as problem:
        log.error("word list %s: %s", language, problem)
        return None, problem
