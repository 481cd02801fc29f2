"""Who is guided through their next games: for each person the kinds of game, kept with the settings."""

from __future__ import annotations

from collections.abc import Iterable

from app.storage.settings import Settings


def games(settings: Settings, person: str) -> frozenset[str]:
    """The games whose next one is guided. person: a profile, empty for whoever has told no name."""
    return frozenset(_lists(settings).get(person, ()))


def changed(settings: Settings, person: str, wanted: Iterable[str]) -> dict[str, list[str]]:
    """The setting once these are the games of a person; with none the person is forgotten."""
    lists = _lists(settings)
    lists[person] = sorted(wanted)
    return {whose: of for whose, of in lists.items() if of}


def _lists(settings: Settings) -> dict[str, list[str]]:
    """Files of before have a switch for each game, of the computer: it belongs to who sits there."""
    lists: dict[str, list[str]] = {}
    old = []
    for key, value in settings.current.guided.items():
        if isinstance(value, list):
            lists[key] = [game for game in value if isinstance(game, str)]
        elif value is True:
            old.append(key)
    if old:
        lists.setdefault(settings.current.player, old)
    return lists
