"""``replay``: recorded games, move by move, through the rules.

Words are asked of the word list too, except where the record says that a household decided: its own
words, banned words and votes are no business of the list. What a record says lay on a board must lie there;
that nothing is missing is asked only where the word list is the one that the game was played with.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from app.engine.errors import BadOption, DamagedRecord
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Json
from app.games.catalogue import Game, UnknownGame, find
from app.games.laboratory import BadInput, open_judge, read_text
from app.lab.report import DOES_NOT_HOLD, OK, answer, say
from app.lexicon.judge import Judge


@dataclass(frozen=True)
class Disagreement:
    """Where a record and the rules part.

    line: in the file, from 1. turn: index in the record's ``turns``, from 0; None for set-up and result.
    """

    line: int
    turn: int | None
    what: str

    def to_json(self) -> Json:
        return {"line": self.line, "turn": self.turn, "what": self.what}


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a record a line (JSON Lines); - for standard input")
    command.add_argument(
        "--policy-off",
        action="store_true",
        help="believe every recorded verdict on a word; without this the word list is asked, except about "
        "words that a household had added or banned (the move says so: why = household, banned)",
    )
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay every record; 1 when one disagrees with the rules, which names the first."""
    records = read_records(arguments.file)
    judges: dict[str | None, Judge | None] = {}
    wrong = []
    for line, record in records:
        try:
            game = find(record.game)
        except UnknownGame:
            raise BadInput(f"{arguments.file}: line {line}: unknown game {record.game!r}") from None
        policy = None if arguments.policy_off else _policy(game, record)
        if policy not in judges:
            judges[policy] = open_judge(policy, household=None)
        judge = judges[policy]
        try:
            own = judge.lexicon.id if judge is not None else None
            Match.replay(game.rules(judge), record, strict=True, lexicon=own)
        except DamagedRecord as error:
            wrong.append(Disagreement(line, error.turn, error.what))
    if arguments.json:
        answer(
            {
                "records": len(records),
                "agree": len(records) - len(wrong),
                "disagreement": wrong[0].to_json() if wrong else None,
            }
        )
    elif wrong:
        first = wrong[0]
        turn = "" if first.turn is None else f", turn {first.turn}"
        say(f"line {first.line}{turn}: {first.what}")
        say(f"{len(wrong)} of {len(records)} records disagree with the rules")
    else:
        say(f"all {len(records)} records agree with the rules")
    return DOES_NOT_HOLD if wrong else OK


def _policy(game: Game, record: Record) -> str | None:
    """Whose words decided; what is wrong with the options the replay finds out."""
    try:
        return game.policy_of(record.options, record.players)
    except BadOption:
        return None


def read_records(name: str) -> list[tuple[int, Record]]:
    """(line number, record) for every line that is not empty. Raises BadInput."""
    records = []
    for number, line in enumerate(read_text(name).split("\n"), 1):
        if line.strip():
            try:
                records.append((number, Record.loads(line)))
            except DamagedRecord as error:
                raise BadInput(f"{name}: line {number}: {error}") from None
    if not records:
        raise BadInput(f"{name}: no records")
    return records
