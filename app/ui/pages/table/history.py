"""What finished games of one kind came to, for its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.storage.problems import StorageProblem
from app.tabletop.context import Archive
from app.ui.services import Services


def archive_of(services: Services, game: str, tell: Callable[[StorageProblem], object]) -> Archive:
    """The history of a game. tell: hears why an entry cannot be kept on the disk."""

    def entries() -> Sequence[Mapping[str, Any]]:
        return services.results.of(game)

    def put(entry: Mapping[str, Any]) -> None:
        try:
            services.results.put(game, entry)
        except StorageProblem as problem:
            tell(problem)

    return Archive(entries, put)
