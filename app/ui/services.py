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
    from app.lexicon.judge import Judge
    from app.lexicon.lexicon import Lexicon
    from app.lexicon.problems import LexiconProblem
    from app.storage.household import Household
    from app.storage.results import Results
    from app.storage.saves import SavedGame, SaveStore
    from app.ui.match.match_controller import MatchController

SEED_BYTES = 6
"""Seeds stay numbers that every JSON reader holds exactly."""

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
    def household(self) -> Household:
        """The words the household added and banned, read when first asked for (start-up time)."""
        from app.storage.household import Household

        return Household(self.folder, read_only=self.hold is not Hold.OURS)

    @cached_property
    def results(self) -> Results:
        """What finished games came to, read when first asked for (start-up time)."""
        from app.storage.results import Results

        return Results(self.folder, read_only=self.hold is not Hold.OURS)

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

    def judge(self, policy: str | None) -> Judge | None:
        """Who judges by a policy and by what the household says just now; None where words do not matter.

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
        vulgar, spoken = not self.settings.current.school, self.settings.current.spoken
        kind = policy, vulgar, spoken
        if kind not in self._judges:
            self._judges[kind] = Judge(lexicon, policy, self.household, vulgar=vulgar, spoken=spoken)
        return self._judges[kind]

    def new_match(
        self, game: str, seats: Sequence[Seat], options: Mapping[str, Any], seed: int | None = None
    ) -> MatchController:
        """Set up a game, by chance unless a seed is given.

        Raises BadOption, ValueError (wrong number of seats), LexiconProblem.
        """
        from app.engine.match import Match
        from app.games import catalogue
        from app.storage.saves import new_id

        entry = catalogue.find(game)
        judge = self.judge(entry.policy_of(options, seats))
        chosen = int.from_bytes(os.urandom(SEED_BYTES), "big") if seed is None else seed
        lexicon = judge.lexicon.id if judge is not None else None
        match = Match.new(entry.rules(judge), seats, chosen, options, lexicon)
        return self._controller(entry, judge, match, new_id(game))

    def resume(self, save_id: str) -> MatchController:
        """Go on with a saved game. Raises StorageProblem (DAMAGED, …), LexiconProblem."""
        saved, path = self.saves.load(save_id), self.saves.path(save_id)
        try:
            return self._go_on(saved, save_id, path)
        except StorageProblem as problem:
            if not self.saves.read_only:
                path = self.saves.set_aside(save_id)
            raise StorageProblem(problem.kind, path, problem.detail, problem.turn) from problem

    def adopt(self, copy: SavedGame, path: Path, save_id: str = "") -> MatchController:
        """Go on with a game from a file anywhere, as a save that the controller has yet to write.

        save_id: the save of the same game, less far on, whose place it takes; else it is a new one.
        Raises StorageProblem (DAMAGED), LexiconProblem."""
        from app.storage.saves import new_id

        return self._go_on(copy, save_id or new_id(copy.record.game), path)

    def _go_on(self, saved: SavedGame, save_id: str, path: Path) -> MatchController:
        from app.engine.errors import BadOption, DamagedRecord
        from app.engine.match import Match
        from app.games import catalogue

        record = saved.record
        try:
            entry = catalogue.find(record.game)
            judge = self.judge(entry.policy_of(record.options, record.players))
            match = Match.replay(entry.rules(judge), record)
        except (BadOption, DamagedRecord, catalogue.UnknownGame) as error:
            wrong = error.turn if isinstance(error, DamagedRecord) else None
            number = 0 if wrong is None else wrong + 1
            raise StorageProblem(StorageKind.DAMAGED, path, str(error), number) from error
        return self._controller(entry, judge, match, save_id, saved.elapsed, saved.notes)

    def _controller(
        self,
        entry: catalogue.Game,
        judge: Judge | None,
        match: Match[Any, Any],
        save_id: str,
        elapsed: int = 0,
        notes: Json | None = None,
    ) -> MatchController:
        from app.ui.match.autosave import Autosave
        from app.ui.match.match_controller import MatchController
        from app.ui.match.table_words import TableWords

        words = TableWords(judge.household) if judge is not None else None
        if judge is not None and words is not None:
            judge = judge.agreeing_on(words)
        players: dict[int, Callable[[], Player[Any, Any]]] = {
            index: partial(entry.opponent, seat.level or 1, match.record.seed + index, judge)
            for index, seat in enumerate(match.record.players)
            if not seat.is_person
        }
        autosave = Autosave(self.saves, save_id)
        controller = MatchController(match, players, autosave, entry.mildest, elapsed=elapsed, notes=notes)
        if words is not None:
            words.follow(controller)
        return controller


def _open_list(language: str) -> tuple[Lexicon | None, LexiconProblem | None]:
    """The word list of a language, or what is wrong with it."""
    from app.lexicon.lexicon import Lexicon
    from app.lexicon.problems import LexiconProblem

    try:
        return Lexicon.open(language=language), None
    except LexiconProblem as problem:
        log.error("word list %s: %s", language, problem)
        return None, problem
