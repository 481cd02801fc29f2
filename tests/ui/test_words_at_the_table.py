"""Every table goes by the words of its game and options; a missing list hinders only who needs it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games import catalogue
from app.games.quiddler.model import Draw, Phase, Play
from app.lexicon.lexicon import POLICIES, Lexicon, LexiconProblem, Problem
from app.tabletop.context import ViewContext, ViewSettings
from app.tabletop.screen import TableScreen
from app.ui import faces
from app.ui.pages.dictionary.games import VerdictModel
from app.ui.pages.dictionary.page import DictionaryPage
from app.ui.pages.dictionary.verdict import Tone
from app.ui.pages.rules import RulesPage
from app.ui.pages.table.page import TablePage
from app.ui.window.main_window import MainWindow
from tests.games.every import own_tests
from tests.games.spelling import ENTRY, Spell
from tests.hands import Hands
from tests.ui.kit import plain, texts
from tests.ui.looking_up import PATIENCE

ANNA = (Seat("Anna"),)
ENGLISH = {"edition": "en"}


@pytest.fixture
def spelling(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stands in the catalogue."""
    monkeypatch.setattr(catalogue, "GAMES", (*catalogue.GAMES, ENTRY))


def without(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The word list of a language cannot be opened."""
    opened = Lexicon.open

    def some(folder: Path | None = None, asked: str = "cs", **named: str) -> Lexicon:
        if named.get("language", asked) == language:
            raise LexiconProblem(Problem.MISSING, Path(f"{language}-words.slx"))
        return opened(folder, named.get("language", asked))

    monkeypatch.setattr(Lexicon, "open", some)


class Speller:
    """What the dictionary asks of the face of a game whose options choose its words."""

    policies = ("english", "scrabble-classic", "scrabble-inflected")
    emblem = "emblem_scrabble"

    @staticmethod
    def policy_name(policy: str, *, short: bool = False) -> str:
        names = {
            "scrabble-classic": "Psaní, klasická slova",
            "scrabble-inflected": "Psaní, ohebná slova",
            "english": "Psaní anglicky",
        }
        return names[policy].rpartition(" ")[2] if short else names[policy]


@pytest.mark.parametrize(
    ("options", "good", "bad"),
    [
        ({}, "stromy", "stromech"),  # RULES SK15 klasická
        ({"flex": "ohebná"}, "stromech", "kettle"),  # RULES SK15 ohebná
        (ENGLISH, "kettle", "stromech"),  # RULES QD8
    ],
)
def test_table_and_rules_go_by_the_options(
    spelling: None, window: MainWindow, qtbot: QtBot, options: dict[str, str], good: str, bad: str
) -> None:
    services = window.services
    controller = services.new_match("spelling", ANNA, options)
    asked: list[ViewContext] = []

    def screen(context: ViewContext) -> TableScreen:
        asked.append(context)
        return TableScreen()

    face: Any = SimpleNamespace(
        agreed=lambda options, seats: (),
        game="spelling",
        title=lambda: "Spelling",
        emblem="emblem_boggle",
        analysis=lambda judge: None,
        refusal=lambda refusal: "",
        screen=lambda: screen,
    )
    page = TablePage(services, face, controller, ViewSettings())
    qtbot.addWidget(page)
    (context,) = asked
    assert context.takes(good) and not context.takes(bad)
    assert context.explain(good) and context.explain(bad) != context.explain(good)
    assert page.policy == catalogue.find("spelling").policy(controller.options)
    with qtbot.waitSignal(controller.move_rejected):
        controller.submit(Spell(bad))
    controller.submit(Spell(good))
    assert controller.result is not None
    assert services.resume(controller.save.id).result == controller.result


def test_the_household_has_no_say_in_english(spelling: None, window: MainWindow, qtbot: QtBot) -> None:
    services = window.services
    services.household.add("kukuč", ["Anna"])
    services.household.ban("kettle", ["Anna"])
    controller = services.new_match("spelling", ANNA, ENGLISH)
    with qtbot.waitSignal(controller.move_rejected):
        controller.submit(Spell("kukuč"))
    controller.submit(Spell("kettle"))
    assert controller.result is not None


def test_a_missing_english_list_is_told_to_the_english_game_alone(
    spelling: None, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    without("en", monkeypatch)
    services = window.services
    with pytest.raises(LexiconProblem) as told:
        services.new_match("spelling", ANNA, ENGLISH)
    assert told.value.is_english
    for game in ("spelling", "boggle", "qwirkle"):
        assert services.new_match(game, (Seat("Anna"), Seat("Rys", "ai", 5)), {}) is not None


def test_without_the_czech_list_others_can_be_played(
    spelling: None, open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    without("cs", monkeypatch)
    services = open_window().services
    pair = (Seat("Anna"), Seat("Rys", "ai", 5))
    for game in ("spelling", "boggle"):
        with pytest.raises(LexiconProblem):
            services.new_match(game, pair, {})
    assert services.new_match("spelling", pair, ENGLISH) is not None
    assert services.new_match("qwirkle", pair, {}) is not None


def test_every_policy_that_options_choose_has_a_face() -> None:
    named = faces.by_policy()
    for game in (entry.game for entry in catalogue.GAMES):
        scenarios = own_tests(game.name, "kit").KIT.scenarios
        for policy in {game.policy_of(one.options, one.seats) for one in scenarios} - {None}:
            assert policy in POLICIES and named[policy].game == game.name
    for policy, face in named.items():
        assert face.policy_name(policy) and face.policy_name(policy, short=True)


def test_the_dictionary_tells_each_of_a_games_policies(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = faces.faces()
    monkeypatch.setattr(faces, "faces", lambda: (*known, Speller))
    window.stack.push(window.dictionary.page("english"))
    page = window.stack.current
    assert isinstance(page, DictionaryPage)
    assert page.question().policy == "english", "the words of the table decide at first"
    page.look_up("kettle")
    qtbot.waitUntil(lambda: page.sheet.word() == "KETTLE")
    assert page.sheet.tone is Tone.GOOD
    page.look_up("stromech")
    qtbot.waitUntil(lambda: page.sheet.word() == "STROMECH")
    assert page.sheet.tone is Tone.BAD
    rows = page.verdicts.verdicts
    told = {
        str(rows.index(row, 0).data()): str(rows.index(row, 0).data(VerdictModel.ANSWER))
        for row in range(rows.rowCount())
    }
    assert told == {
        "Boggle": "platí",
        "Žolíky se slovy": "platí",
        "Psaní, klasická slova": "není to 1. pád",
        "Psaní, ohebná slova": "platí",
        "Psaní anglicky": "není ve slovníku",
    }
    page.game.choice_changed.emit("all")
    assert "neplatí jen tady: Psaní, klasická slova" in plain(" ".join(texts(page)))
    window.grab()


def test_the_dictionary_begins_with_the_word_that_is_being_made(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    hands = Hands(window)
    window.games.start("quiddler", (Seat("Žofie"),), {}, seed=4)
    page = window.stack.current
    assert isinstance(page, TablePage)
    card = page.controller.observation.piles[0]
    hands.write(card.lower())
    hands.press(Qt.Key.Key_F2)
    opened = window.stack.current
    assert isinstance(opened, DictionaryPage)
    assert opened.field.text() == opened.field.selectedText() == card.lower()
    opened.back_requested.emit()
    hands.press(Qt.Key.Key_Backspace)
    window.open_dictionary()
    again = window.stack.current
    assert isinstance(again, DictionaryPage) and not again.field.text()


@pytest.mark.parametrize("over", [False, True])
def test_a_dictionary_opened_while_waiting_closes_when_ones_turn_comes(
    open_window: Callable[[], MainWindow], qtbot: QtBot, over: bool
) -> None:
    """RULES-REGISTER D20: only whoever waits may look words up. over: another page lies over it then."""
    window = open_window()
    hands = Hands(window)
    window.games.start("quiddler", (Seat("Žofie"), Seat("", "ai", 1)), {"words": "auto"})
    page = window.stack.current
    assert isinstance(page, TablePage)
    controller = page.controller

    def waits() -> bool:
        seen = controller.observation
        if seen.phase is Phase.DEAL:
            return False
        if seen.turn == seen.seat:
            controller.submit(Draw("pile") if seen.phase is Phase.DRAW else Play((), seen.hand[-1]))
        return bool(controller.observation.turn != seen.seat)

    qtbot.waitUntil(waits, timeout=PATIENCE)
    window.open_dictionary()
    assert isinstance(window.stack.current, DictionaryPage), "whoever waits may look words up"
    if over:
        window.open_rules()

    def on_turn() -> bool:
        controller.hurry()
        return bool(page.lookup_refusal())

    qtbot.waitUntil(on_turn, timeout=PATIENCE)
    if over:
        assert isinstance(window.stack.current, RulesPage), "the rules may be read on"
        window.stack.current.back_requested.emit()
    assert window.stack.current is page
    assert window.banner.isVisible() and "na tahu" in plain(window.banner.text())
    turn = controller.observation
    hands.write("vlak")
    hands.press(Qt.Key.Key_Return)
    assert controller.observation.phase is turn.phase, "what was still being written is no move"
