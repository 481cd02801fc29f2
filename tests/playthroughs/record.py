"""Golden playthroughs: whole games at fixed seeds, with a digest of all that every seat saw.

Re-record after an intended change of rules, and name it in the commit; this also writes the example
in each game's FORMAT.md anew::

    python -m tests.playthroughs.record [GAME]...
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from app.engine.chance import Chance
from app.engine.record import Record
from app.games import catalogue
from tests.games.every import GAMES, folder_of, own_tests
from tests.games.kit import Kit, Scenario, play, start, views

FOLDER = Path(__file__).parent
SEED = 2026


def playthrough(game: str, kit: Kit, scenario: Scenario) -> dict[str, Any]:
    """The scenario's record and, after each turn, a digest of the observations of all."""
    match, chance = start(game, scenario), Chance(SEED)
    seen = [_digest(views(match))]
    while match.result is None:
        play(match, kit, chance, turns=1)
        seen.append(_digest(views(match)))
    return {"record": match.record.to_json(), "seen": seen}


def _digest(observations: list[Any]) -> str:
    text = json.dumps([seen.to_json() for seen in observations], ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def main(names: list[str]) -> None:
    catalogue.GAMES = GAMES
    for game in GAMES:
        if not names or game.name in names:
            kit: Kit = own_tests(game.name, "kit").KIT
            golden = {scenario.name: playthrough(game.name, kit, scenario) for scenario in kit.scenarios}
            text = json.dumps(golden, ensure_ascii=False, indent=1)
            (FOLDER / f"{game.name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")
            _write_example(folder_of(game.name) / "FORMAT.md", kit.example())


def _write_example(file: Path, record: Record) -> None:
    """Put the record between the marks of its block, a turn a line."""
    data = record.to_json()
    turns = ",\n  ".join(json.dumps(turn, ensure_ascii=False) for turn in data.pop("turns"))
    result = json.dumps(data.pop("result"), ensure_ascii=False)
    head = json.dumps(data, ensure_ascii=False)[1:-1].replace(', "options"', ',\n "options"')
    for name in ("seed", "players", "setup"):
        head = head.replace(f', "{name}"', f',\n "{name}"')
    block = f'{{{head},\n "turns": [\n  {turns}],\n "result": {result}}}'
    text = file.read_text(encoding="utf-8")
    before, opening, rest = text.partition('```json\n{"format"')
    if not opening:
        raise SystemExit(f"{file} has no block for the example")
    after = rest[rest.index("\n```") :]
    file.write_text(before + "```json\n" + block + after, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
