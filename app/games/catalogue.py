"""The games there are, as an explicit tuple. No Qt here: an entry names its face by module path.

``ADDING_A_GAME.md`` beside this file tells what a new entry takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

# A game's rules and players are imported when it is played: the first picture shows games that nobody
# plays yet (start-up time).
if TYPE_CHECKING:
    from app.engine.codes import Form
    from app.engine.player import Player
    from app.engine.reviewing import Study
    from app.engine.rules import Rules, Seat
    from app.engine.turn import Turn
    from app.lexicon.judge import Judge

AnyRules: TypeAlias = "Rules[Any, Any]"
AnyPlayer: TypeAlias = "Player[Any, Any]"


class UnknownGame(ValueError):
    """A name that no game has."""


class Game(NamedTuple):
    """How a game is played.

    rules: makes the rules; with a judge they ask it about words, without one they believe the verdicts in the
        moves.
    opponent: makes a computer player of a level 1–5 with a seed of its own and the judge of the game's words.
    mildest: the legal move that gives least away, for a seat that lost its decision.
    baselines: plain players by name, made with a seed and the judge, that levels are measured against.
    study: how finished games are looked back at, made with the judge of the game's words.
    policy: which policy of the word list decides with these options (all of them, as the rules settle them);
        its language is that of the game. None where words do not matter: there is no judge then.
    form: how its deals are told by codes, None where they cannot. seal: of turns, a number below `Form.seals`
        that tells one first round from another; None before it is dealt.
    written: a text that stands for a deal in place of a code, where the options say all of it (empty where
        they are too many for one); None where the deal goes by its seed.
    read_written: the options that such a text stands for, None where it is none. for_class: whether a deal
        with these options is for a lesson or a printed sheet alone.
    earlier: options and score that an entry of `storage.results` tells, of a game played before whole games
        were kept; None where it makes no sense.
    """

    name: str
    rules: Callable[[Judge | None], AnyRules]
    opponent: Callable[[float, int, Any], AnyPlayer]
    mildest: Callable[[Any], Any]
    baselines: Mapping[str, Callable[[int, Any], AnyPlayer]] = {}
    policy: Callable[[Mapping[str, Any]], str | None] = lambda options: None
    study: Callable[[Any], Study] | None = None
    form: Form | None = None
    seal: Callable[[Sequence[Turn]], int | None] = lambda turns: 0
    written: Callable[[Mapping[str, Any]], str | None] = lambda options: None
    read_written: Callable[[str], dict[str, Any] | None] = lambda text: None
    for_class: Callable[[Mapping[str, Any]], bool] = lambda options: False
    earlier: Callable[[Mapping[str, Any]], tuple[dict[str, Any], int] | None] = lambda entry: None

    def policy_of(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> str | None:
        """The policy for options that are given, the others being at their defaults. Raises BadOption."""
        return self.policy(self.rules(None).options(given, seats))


class CatalogueEntry(NamedTuple):
    """What is known of a game before it is played.

    load: imports and names what plays it.
    face: the module whose FACE is all that the application shows of the game (``app.tabletop.face``).
    lab: the module with what the laboratory offers for this game alone, empty for none.
    figures: the module whose ``figures`` tells what statistics keep of a finished record, empty for none.
    drills: the module whose ``DRILLS`` are practised with this game's pieces, empty for none.
    day: the module with its task of the day (`app.games.days`), empty for none.
    """

    name: str
    load: Callable[[], Game]
    face: str
    lab: str = ""
    figures: str = ""
    drills: str = ""
    day: str = ""

    @property
    def game(self) -> Game:
        return self.load()


@cache
def _boggle() -> Game:
    from app.games.boggle.baselines import BASELINES
    from app.games.boggle.code import FORM, read_written, seal, written
    from app.games.boggle.opponent import BoggleOpponent, mildest
    from app.games.boggle.referee import BoggleReferee
    from app.games.boggle.rules import BoggleRules

    def rules(judge: Judge | None) -> AnyRules:
        return BoggleRules(BoggleReferee(judge) if judge is not None else None)

    def study(judge: Judge) -> Study:
        from app.games.boggle.study import BoggleStudy

        return BoggleStudy(judge)

    return Game(
        "boggle",
        rules,
        BoggleOpponent,
        mildest,
        BASELINES,
        policy=lambda options: "boggle",
        form=FORM,
        seal=seal,
        written=written,
        read_written=read_written,
        study=study,
    )


@cache
def _qwirkle() -> Game:
    from app.games.qwirkle.baselines import BASELINES
    from app.games.qwirkle.model import FORM
    from app.games.qwirkle.opponent import QwirkleOpponent, mildest
    from app.games.qwirkle.rules import QwirkleRules

    def study(judge: Any) -> Study:
        from app.games.qwirkle.solver import advice, brings, every, same, weigh
        from app.search.weighing import TurnStudy

        return TurnStudy(weigh, advice, same, every, brings)

    def wordless(make: Callable[..., AnyPlayer]) -> Callable[..., AnyPlayer]:
        return lambda *given: make(*given[:-1])

    baselines = {name: wordless(make) for name, make in BASELINES.items()}
    return Game(
        "qwirkle",
        lambda judge: QwirkleRules(),
        wordless(QwirkleOpponent),
        mildest,
        baselines,
        study=study,
        form=FORM,
    )


@cache
def _quiddler() -> Game:
    from app.games.quiddler.baselines import BASELINES
    from app.games.quiddler.model import FORM
    from app.games.quiddler.opponent import QuiddlerOpponent, mildest
    from app.games.quiddler.order.code import given, read_written, written
    from app.games.quiddler.rules import QuiddlerRules
    from app.games.quiddler.solo_model import earlier

    def policy(options: Mapping[str, Any]) -> str:
        return "english" if options["edition"] == "en" else "quiddler"

    def study(judge: Judge) -> Study:
        from app.games.quiddler.dearest import brings, every
        from app.games.quiddler.study import advice, chosen, same, weigh
        from app.search.weighing import TurnStudy

        return TurnStudy(weigh(judge), advice, same, every(judge), brings, chosen(judge))

    game = Game("quiddler", QuiddlerRules, QuiddlerOpponent, mildest, BASELINES)
    return game._replace(
        policy=policy,
        earlier=earlier,
        study=study,
        form=FORM,
        written=written,
        read_written=read_written,
        for_class=lambda options: bool(given(options)),
    )


@cache
def _scrabble_cards() -> Game:
    from app.games.scrabble_cards.baselines import BASELINES
    from app.games.scrabble_cards.model import FORM
    from app.games.scrabble_cards.opponent import ScrabbleOpponent, mildest
    from app.games.scrabble_cards.rules import ScrabbleRules

    def policy(options: Mapping[str, Any]) -> str:
        return "scrabble-classic" if options["flex"] == "klasická" else "scrabble-inflected"

    def study(judge: Judge) -> Study:
        from app.games.scrabble_cards.dearest import brings, every
        from app.games.scrabble_cards.study import advice, same, weigh
        from app.search.weighing import TurnStudy

        return TurnStudy(weigh(judge), advice, same, every(judge), brings)

    name = "scrabble-cards"
    game = Game(name, ScrabbleRules, ScrabbleOpponent, mildest, BASELINES, policy=policy, study=study)
    return game._replace(form=FORM)


GAMES: tuple[CatalogueEntry, ...] = (
    CatalogueEntry(
        "boggle",
        _boggle,
        face="app.games.boggle.face",
        lab="app.games.boggle.lab",
        figures="app.games.boggle.figures",
        day="app.games.boggle.day",
    ),
    CatalogueEntry(
        "qwirkle",
        _qwirkle,
        face="app.games.qwirkle.face",
        lab="app.games.qwirkle.lab",
        figures="app.games.qwirkle.figures",
        drills="app.games.qwirkle.drills",
        day="app.games.qwirkle.day",
    ),
    CatalogueEntry(
        "quiddler",
        _quiddler,
        face="app.games.quiddler.face",
        lab="app.games.quiddler.lab",
        figures="app.games.quiddler.figures",
        drills="app.games.quiddler.drills",
        day="app.games.quiddler.day",
    ),
    CatalogueEntry(
        "scrabble-cards",
        _scrabble_cards,
        face="app.games.scrabble_cards.face",
        lab="app.games.scrabble_cards.lab",
        figures="app.games.scrabble_cards.figures",
        day="app.games.scrabble_cards.day",
    ),
)
"""In the order of the home page."""


def entry(name: str) -> CatalogueEntry:
    """The entry of that name. Raises UnknownGame."""
    for one in GAMES:
        if one.name == name:
            return one
    raise UnknownGame(name)


def find(name: str) -> Game:
    """The game of that name. Raises UnknownGame."""
    return entry(name).game
