"""What the pages share: the lexicon, the user's files, the look, and making or resuming a match."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from app.engine.errors import BadOption, DamagedRecord
from app.engine.match import Match
from app.engine.player import Player
from app.engine.rules import Seat
from app.games import catalogue
from app.lexicon.lexicon import Lexicon, LexiconProblem
from app.storage.household import Household
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import Profiles
from app.storage.saves import SaveStore, new_id
from app.storage.settings import Settings
from app.ui.autosave import Autosave
from app.ui.match_controller import MatchController
from app.ui.translation import Translation
from app.widgets.sounds import Sounds
from app.widgets.theme import Theme

SEED_BITS = 48
"""Seeds stay numbers that every JSON reader holds exactly."""

__all__ = ["BadOption", "LexiconProblem", "Services", "StorageProblem"]


@dataclass
class Services:
    """Made once at start-up and handed to the pages.

    lexicon: None when its files are missing or damaged; ``lexicon_problem`` then says why and no
        game can be started.
    """

    theme: Theme
    sounds: Sounds
    translation: Translation
    settings: Settings
    profiles: Profiles
    household: Household
    saves: SaveStore
    lexicon: Lexicon | None
    lexicon_problem: LexiconProblem | None = None

    def new_match(
        self, game: str, seats: Sequence[Seat], options: Mapping[str, Any], seed: int | None = None
    ) -> MatchController:
        """Set up a game, by chance unless a seed is given.

        Raises BadOption, ValueError (wrong number of seats), LexiconProblem.
        """
        lexicon = self._need_lexicon()
        entry = catalogue.find(game)
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        match = Match.new(self._rules(entry, lexicon), seats, chosen, options, lexicon.id)
        return self._controller(entry, lexicon, match, new_id(game))

    def resume(self, save_id: str) -> MatchController:
        """Go on with a saved game. Raises StorageProblem (DAMAGED, …), LexiconProblem."""
        lexicon = self._need_lexicon()
        saved = self.saves.load(save_id)
        try:
            entry = catalogue.find(saved.record.game)
            match = Match.replay(self._rules(entry, lexicon), saved.record)
        except (DamagedRecord, catalogue.UnknownGame) as error:
            raise StorageProblem(StorageKind.DAMAGED, self.saves.path(save_id), str(error)) from error
        return self._controller(entry, lexicon, match, save_id, saved.elapsed)

    def _need_lexicon(self) -> Lexicon:
        if self.lexicon is None:
            assert self.lexicon_problem is not None
            raise self.lexicon_problem
        return self.lexicon

    def _rules(self, entry: catalogue.Game, lexicon: Lexicon) -> catalogue.AnyRules:
        return entry.rules(lexicon, self.household.words())

    def _controller(
        self, entry: catalogue.Game, lexicon: Lexicon, match: Match[Any, Any], save_id: str, elapsed: int = 0
    ) -> MatchController:
        players: dict[int, Callable[[], Player[Any, Any]]] = {
            index: partial(entry.opponent, seat.level or 1, match.record.seed + index, lexicon)
            for index, seat in enumerate(match.record.players)
            if not seat.is_person
        }
        return MatchController(match, players, Autosave(self.saves, save_id), entry.mildest, elapsed=elapsed)
