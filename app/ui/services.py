"""What the pages share: the lexicon, the user's files, the look, and making or resuming a match."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.engine.errors import DamagedRecord
from app.lexicon.problems import LexiconProblem
from app.storage.home_lock import Hold, HomeLock
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import Profile, Profiles
from app.storage.saves import SaveStore, new_id
from app.storage.settings import Settings
from app.ui.translation import Translation
from app.widgets.sounds import Sounds
from app.widgets.theme import Theme

# The games, the lexicon and the controller are imported where they are first needed: the first
# picture needs none of them (start-up time).
if TYPE_CHECKING:
    from app.engine.match import Match
    from app.engine.player import Player
    from app.engine.rules import Json, Seat
    from app.games import catalogue
    from app.lexicon.house import HouseLexicon
    from app.lexicon.lexicon import Lexicon
    from app.storage.household import Household
    from app.ui.match_controller import MatchController

SEED_BYTES = 6
"""Seeds stay numbers that every JSON reader holds exactly."""

log = logging.getLogger(__name__)


@dataclass
class Services:
    """Made once at start-up and handed to the pages."""

    theme: Theme
    sounds: Sounds
    translation: Translation
    settings: Settings
    profiles: Profiles
    saves: SaveStore
    folder: Path
    """Where the household's words are kept."""
    hold: Hold = Hold.OURS
    """Whether the files may be written; where not, what is done lasts until the program is closed."""
    lock: HomeLock | None = None
    _house: tuple[bool, HouseLexicon] | None = field(default=None, init=False)

    @cached_property
    def household(self) -> Household:
        """The words the household added and banned, read when first asked for (start-up time)."""
        from app.storage.household import Household

        return Household(self.folder, read_only=self.hold is not Hold.OURS)

    @property
    def me(self) -> Profile | None:
        """Who sits at the screen: whoever was chosen on the first page, else the first one of the people."""
        people = self.profiles.people
        return self.profiles.find(self.settings.current.player) or (people[0] if people else None)

    @property
    def lexicon(self) -> Lexicon | None:
        """The word list; None when its files are missing or damaged, and no game can be started."""
        return self._opened[0]

    @property
    def lexicon_problem(self) -> LexiconProblem | None:
        """Why there is no word list."""
        return self._opened[1]

    @property
    def english(self) -> Lexicon | None:
        """The English word list, None where it cannot be read."""
        return self._opened_english[0]

    @property
    def english_problem(self) -> LexiconProblem | None:
        """Why there is no English word list."""
        return self._opened_english[1]

    @cached_property
    def _opened(self) -> tuple[Lexicon | None, LexiconProblem | None]:
        return _open_list("cs")

    @cached_property
    def _opened_english(self) -> tuple[Lexicon | None, LexiconProblem | None]:
        return _open_list("en")

    def new_match(
        self, game: str, seats: Sequence[Seat], options: Mapping[str, Any], seed: int | None = None
    ) -> MatchController:
        """Set up a game, by chance unless a seed is given.

        Raises BadOption, ValueError (wrong number of seats), LexiconProblem.
        """
        from app.engine.match import Match
        from app.games import catalogue

        lexicon = self._need_lexicon()
        entry = catalogue.find(game)
        chosen = int.from_bytes(os.urandom(SEED_BYTES), "big") if seed is None else seed
        match = Match.new(self._rules(entry, lexicon), seats, chosen, options, lexicon.id)
        return self._controller(entry, lexicon, match, new_id(game))

    def resume(self, save_id: str) -> MatchController:
        """Go on with a saved game. Raises StorageProblem (DAMAGED, …), LexiconProblem."""
        from app.engine.match import Match
        from app.games import catalogue

        lexicon = self._need_lexicon()
        saved = self.saves.load(save_id)
        try:
            entry = catalogue.find(saved.record.game)
            match = Match.replay(self._rules(entry, lexicon), saved.record)
        except (DamagedRecord, catalogue.UnknownGame) as error:
            path = self.saves.path(save_id)
            if not self.saves.read_only:
                path = self.saves.set_aside(save_id)
            raise StorageProblem(StorageKind.DAMAGED, path, str(error)) from error
        return self._controller(entry, lexicon, match, save_id, saved.elapsed, saved.notes)

    def _need_lexicon(self) -> Lexicon:
        """The word list as this household plays with it. Raises LexiconProblem."""
        if self.lexicon is None:
            assert self.lexicon_problem is not None
            raise self.lexicon_problem
        from app.lexicon.house import HouseLexicon

        vulgar = not self.settings.current.school
        if self._house is None or self._house[0] is not vulgar:
            self._house = vulgar, HouseLexicon(self.lexicon, self.household.banned, vulgar=vulgar)
        return self._house[1]

    def _rules(self, entry: catalogue.Game, lexicon: Lexicon) -> catalogue.AnyRules:
        # What tells the words, not those of today: a word voted in counts in the next round.
        return entry.rules(lexicon, self.household.words)

    def _controller(
        self,
        entry: catalogue.Game,
        lexicon: Lexicon,
        match: Match[Any, Any],
        save_id: str,
        elapsed: int = 0,
        notes: Json | None = None,
    ) -> MatchController:
        from app.ui.autosave import Autosave
        from app.ui.match_controller import MatchController

        players: dict[int, Callable[[], Player[Any, Any]]] = {
            index: partial(entry.opponent, seat.level or 1, match.record.seed + index, lexicon)
            for index, seat in enumerate(match.record.players)
            if not seat.is_person
        }
        autosave = Autosave(self.saves, save_id)
        return MatchController(match, players, autosave, entry.mildest, elapsed=elapsed, notes=notes)


def _open_list(language: str) -> tuple[Lexicon | None, LexiconProblem | None]:
    """The word list of a language, or what is wrong with it."""
    from app.lexicon.lexicon import Lexicon

    try:
        return Lexicon.open(language=language), None
    except LexiconProblem as problem:
        log.error("word list %s: %s", language, problem)
        return None, problem
