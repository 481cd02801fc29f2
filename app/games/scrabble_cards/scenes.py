"""Moments of Scrabble karty to be photographed. Nothing here draws; a stage does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.engine import match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.laboratory import Moment, Scene, Stage
from app.games.scrabble_cards import groups
from app.games.scrabble_cards.baselines import PlainPlayer
from app.games.scrabble_cards.cards import FACTORS, GROUPS, HAND
from app.games.scrabble_cards.choices import Choice, choices
from app.games.scrabble_cards.levels import LEVELS
from app.games.scrabble_cards.model import Observation, Phase, place
from app.games.scrabble_cards.moves import Answer, Challenge, Move, Play
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.table import kept
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import vocabulary

SEEDS = range(1, 80)
"""Of games that are tried until one holds the moment."""
HARE, FOX, OWL = Seat("Zajíc", "ai", 1), Seat("Liška", "ai", 3), Seat("Sova", "ai", 4)
PERSON, OTHER = Seat("Žofie", age=11), Seat("Babi", age=68)
TEAMS = (Seat("Modří"), Seat("Žlutí"), Seat("Červení"))
EIGHT = (PERSON, HARE, FOX, OWL, Seat("Rys", "ai", 5), Seat("Ježek", "ai", 2), FOX, OWL)

Match = match.Match[Any, Any]
Until = Callable[[Observation], bool]


class _Game:
    """A game that is played up to a moment by somebody who knows common words."""

    def __init__(self, stage: Stage, seats: Sequence[Seat], seed: int, **options: Any) -> None:
        lexicon = stage.services.lexicon
        assert lexicon is not None
        self.judge = Judge(lexicon, "scrabble-inflected")
        self.player = PlainPlayer(seed, self.judge, LEVELS[2].extent)
        self.match: Match = match.Match.new(ScrabbleRules(self.judge), seats, seed, options)

    def play(self, until: Until) -> Observation | None:
        """Go on to that moment, as seat 0 sees it; None where the game ends before."""
        while True:
            seen: Observation = self.match.observation_for(0)
            if until(seen):
                return seen
            if seen.phase is Phase.OVER:
                return None
            own = self.match.automatic()
            if own is not None:
                self.match.submit(None, own)
                continue
            seat = self.match.deciders()[0]
            self.match.submit(seat, self.move(self.match.observation_for(seat)))

    def move(self, seen: Observation) -> Move:
        """What the seat that sees this does; nobody answers a turn."""
        return Answer(False) if seen.phase is Phase.ANSWER else self.player.choose(seen, Budget())

    def best(self, seen: Observation) -> list[Choice]:
        """What can be laid, most points first."""
        known = vocabulary(self.judge, LEVELS[2].extent)
        return sorted(
            choices(Outlook(seen), searching(self.judge, known.column)),
            key=lambda one: -one.points - one.bonus,
        )


def _found(stage: Stage, seats: Sequence[Seat], until: Until, **options: Any) -> tuple[_Game, Observation]:
    """The first game that comes to a moment."""
    for seed in SEEDS:
        game = _Game(stage, seats, seed, **options)
        seen = game.play(until)
        if seen is not None:
            return game, seen
    raise LookupError("no game holds that moment")


def _on_turn(seen: Observation, turns: int = 4) -> bool:
    return seen.phase is Phase.PLAY and seen.turn == 0 and len(seen.history) >= turns


def _lay(stage: Stage, play: Play) -> None:
    """Put the cards of a play on the table, and the bonus card with them."""
    hand = stage.table.view.hand
    for letter, cell in play.cards:
        slot = next(slot for slot in hand.draft.in_rack() if hand.draft.piece(slot) == letter.card)
        if letter.blank:
            hand.draft.named[slot] = letter.letter
        hand.place(slot, cell)
    if play.fragment:
        hand.draft.fragment = play.fragment
    hand.draft.premium, hand.draft.group = play.premium, play.group
    hand.refresh()
    stage.table.view.table.sheet.mover.show_all_or_middle()


def _begun(stage: Stage) -> None:
    game, _ = _found(stage, (PERSON, HARE, FOX), lambda seen: _on_turn(seen, 0))
    stage.resume(game.match.record)


def _draft(stage: Stage) -> None:
    """A word that crosses or lengthens others, and cards that will leave."""
    for seed in SEEDS:
        game = _Game(stage, (PERSON, FOX, OWL), seed)
        seen = game.play(lambda seen: _on_turn(seen) and len(seen.table) > 6)
        for one in game.best(seen)[:8] if seen is not None else ():
            move = one.move(with_bonus=False)
            several = len(one.laid.words) > 1 and len(move.cards) > 2 and not move.fragment
            if seen is not None and several and _leaving(seen, move):
                stage.resume(game.match.record)
                _lay(stage, move)
                return
    raise LookupError("no game holds that moment")


def _with_bonus(stage: Stage, bonus: Sequence[str]) -> tuple[_Game, Observation, Play]:
    """A turn in which the bonus card brings something."""
    for seed in SEEDS:
        game = _Game(stage, (PERSON, FOX, OWL), seed)
        seen = game.play(lambda seen: _on_turn(seen) and seen.bonus in bonus)
        found = [] if seen is None else [one for one in game.best(seen) if one.bonus and len(one.word) > 3]
        if seen is not None and found:
            return game, seen, found[0].move(with_bonus=True)
    raise LookupError("no game holds that moment")


def _premium(stage: Stage) -> None:
    game, _, play = _with_bonus(stage, tuple(FACTORS))
    stage.resume(game.match.record)
    _lay(stage, play)


def _seven_begins(stage: Stage) -> Callable[[], object]:
    """All seven cards lie on the table."""
    for seed in SEEDS:
        game = _Game(stage, (PERSON, FOX, OWL), seed)
        seen = game.play(lambda seen: _on_turn(seen, 2))
        found = [one.move(with_bonus=False) for one in game.best(seen)[:20]] if seen is not None else []
        move = next((one for one in found if len(one.cards) == HAND), None)
        if move is not None:
            stage.resume(game.match.record)
            _lay(stage, move)
            view = stage.table.view
            stage.wait(view.isVisible, "the table")
            return lambda: view.confirm()
    raise LookupError("no game holds that moment")


def _group(stage: Stage) -> None:
    game, _, play = _with_bonus(stage, GROUPS)
    stage.resume(game.match.record)
    _lay(stage, play)


def _part(stage: Stage) -> None:
    """A word that joins only the end of an old one."""
    for seed in SEEDS:
        game = _Game(stage, (PERSON, FOX), seed)
        while (seen := game.play(lambda seen: _on_turn(seen, 1))) is not None:
            found = [one.move(with_bonus=False) for one in game.best(seen)]
            parts = [play for play in found if play.fragment and len(play.cards) > 1]
            if parts:
                stage.resume(game.match.record)
                _lay(stage, parts[0])
                return
            game.match.submit(0, game.move(seen))
    raise LookupError("no game holds that moment")


def _clearing(stage: Stage) -> None:
    """A turn is written down, and cards leave the table."""
    for seed in SEEDS:
        game = _Game(stage, (PERSON, FOX), seed)
        seen = game.play(lambda seen: _on_turn(seen, 3) and len(seen.table) > 6)
        for one in game.best(seen)[:6] if seen is not None else ():
            move = one.move(with_bonus=False)
            if seen is not None and _leaving(seen, move) > 3:
                stage.services.theme.set_reduced_motion(False)
                stage.resume(game.match.record).submit(move)
                stage.pause(2_600)
                return
    raise LookupError("no game holds that moment")


def _leaving(seen: Observation, move: Play) -> int:
    placed = place(seen, move)
    return len(set(placed.table) - kept(seen.board(), placed))


def _answering(seen: Observation) -> bool:
    """Seat 0 holds a group card that fits the words of another."""
    if seen.phase is not Phase.ANSWER or seen.waiting != (0,) or seen.bonus not in GROUPS:
        return False
    return groups.worth(seen.bonus, [word.cards for word in seen.placed().words]) > 0


def _against(stage: Stage) -> None:
    game, _ = _found(stage, (PERSON, FOX, OWL), _answering)
    stage.resume(game.match.record)


def _all_asked(stage: Stage) -> None:
    def asked(seen: Observation) -> bool:
        return seen.phase is Phase.CHALLENGE and len(seen.history) > 4

    game, _ = _found(stage, TEAMS, asked, words="challenge", answer=20)
    stage.resume(game.match.record)


def _asked_first(stage: Stage) -> None:
    """The very first words are in question while what was cut for the start may still lie there."""
    game = _Game(stage, TEAMS, SEEDS[0], words="challenge", answer=20)
    controller = stage.resume(game.match.record)
    table, seat = stage.table, game.match.deciders()[0]
    first = game.best(game.match.observation_for(seat))[0]
    stage.wait(table.curtain.isVisible, "the curtain")
    table.curtain.hide()
    table.curtain.lifted.emit()
    stage.wait(lambda: table.view.cut.isVisible(), "what was cut")
    controller.submit_for(seat, first.move(with_bonus=False))
    stage.wait(lambda: table.view.answers.window.isVisible(), "the question")


def _challenge(stage: Stage) -> None:
    """The fox has laid what is no word."""
    for seed in SEEDS:
        game = _Game(stage, (PERSON, FOX, OWL), seed, words="challenge")
        if (
            game.play(lambda seen: seen.phase is Phase.PLAY and seen.turn == 1 and len(seen.table) > 4)
            is None
        ):
            continue
        seen = game.match.observation_for(1)
        play = _invented(game, seen)
        if play is not None:
            game.match.submit(1, play)
            game.match.submit(2, Challenge(()))
            stage.resume(game.match.record)
            return
    raise LookupError("no game holds that moment")


def _invented(game: _Game, seen: Observation) -> Play | None:
    """A good word with two of its cards exchanged, so that it is none."""
    for one in game.best(seen):
        spots = list(one.move(with_bonus=False).cards)
        if len(spots) < 3 or one.move(with_bonus=False).fragment:
            continue
        (first, here), (second, there) = spots[0], spots[1]
        spots[:2] = (second, here), (first, there)
        play = Play(tuple(spots))
        words = [word.text.lower() for word in _made(seen, play)]
        if first != second and not all(game.judge.judge(word).accepted for word in words):
            return play
    return None


def _made(seen: Observation, play: Play) -> Sequence[Any]:
    return place(seen, play).words


def _exchange(stage: Stage) -> None:
    game, _ = _found(stage, (PERSON, FOX), _on_turn)
    stage.resume(game.match.record)
    stage.table.view.table.side.exchange.click()
    stage.press("25")


def _typing(stage: Stage) -> None:
    """A word is typed; its last letter is still to come."""
    for seed in SEEDS:
        game = _Game(stage, (PERSON, FOX), seed)
        seen = game.play(lambda seen: _on_turn(seen, 0))
        found = game.best(seen) if seen is not None and not seen.table else []
        if found and len(found[0].word) > 4:
            stage.resume(game.match.record)
            stage.table.view.table.sheet.cell_clicked.emit((0, 0))
            stage.spell(found[0].word.lower()[:-1])
            return
    raise LookupError("no game holds that moment")


def _advised(stage: Stage, ask: Callable[[Any], object]) -> None:
    """A hint, or the list of best moves. ask: has the screen give it; a bare letter may begin a word."""
    for seed in SEEDS:
        game = _Game(stage, (PERSON, FOX, OWL), seed)
        seen = game.play(lambda seen: _on_turn(seen, 8))
        if seen is not None and any(one.points > 20 for one in game.best(seen)):
            stage.resume(game.match.record)
            ask(stage.table.view)
            stage.wait(lambda: stage.table.view.adviser.advised, "advice")
            return
    raise LookupError("no game holds that moment")


def _hint(stage: Stage) -> None:
    _advised(stage, lambda view: view.adviser.hint())


def _best(stage: Stage) -> None:
    _advised(stage, lambda view: view.adviser.open_list())


def _scores(stage: Stage) -> None:
    game, _ = _found(stage, (PERSON, FOX, OWL), lambda seen: _on_turn(seen, 14))
    stage.resume(game.match.record)
    stage.table.view.scores.triggered.emit()


def _fast(stage: Stage) -> None:
    game, _ = _found(stage, (PERSON, FOX, OWL), _on_turn, limit=15)
    stage.resume(game.match.record)


def _curtain(stage: Stage) -> None:
    game, _ = _found(stage, (OTHER, PERSON, FOX), lambda seen: len(seen.history) == 4 and seen.turn == 1)
    stage.resume(game.match.record)


def _eight(stage: Stage) -> None:
    game, _ = _found(stage, EIGHT, lambda seen: _on_turn(seen, 20), target=500)
    stage.resume(game.match.record)


def _end(stage: Stage) -> None:
    game, _ = _found(stage, (PERSON, FOX, OWL), lambda seen: seen.phase is Phase.OVER)
    stage.resume(game.match.record)


MOMENTS: Mapping[str, Moment] = {"seven": _seven_begins}

SCENES: Mapping[str, Scene] = {
    "begun": _begun,
    "draft": _draft,
    "premium": _premium,
    "group": _group,
    "part": _part,
    "clearing": _clearing,
    "against": _against,
    "all-asked": _all_asked,
    "asked-first": _asked_first,
    "challenge": _challenge,
    "exchange": _exchange,
    "typing": _typing,
    "hint": _hint,
    "best": _best,
    "scores": _scores,
    "fast": _fast,
    "curtain": _curtain,
    "eight": _eight,
    "end": _end,
}
