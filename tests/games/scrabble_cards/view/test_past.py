"""Past turns: on the table, on the score sheet, and what the end says."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.turn import Turn
from app.games.scrabble_cards.face import ScrabbleFace
from app.games.scrabble_cards.model import FinalHands, Observation, Phase, Score
from app.games.scrabble_cards.moves import Answer, Exchange, Pass, Play
from app.games.scrabble_cards.screen import end
from app.games.scrabble_cards.screen.cards.skin import CardFace, Way
from app.games.scrabble_cards.screen.panel.texts import move_lines, played, title
from app.games.scrabble_cards.screen.past.past import counts, faces
from app.games.scrabble_cards.screen.past.sheet import ScoreSheet, WordReview, open_scores, score_lines
from app.games.scrabble_cards.turns import past
from app.tabletop.asking.keys import NameKey
from app.tabletop.people.end import EndSheet
from app.widgets.controls.label import Label
from tests.games.scrabble_cards.dealt import Game, Listed, laid
from tests.games.scrabble_cards.view.table import Sit, Sitting


def _played() -> Game:
    """PANÁCI, answered by seat 2; PEC with a premium card through P; an exchange."""
    game = Game("PANÁCIE", "ECDĚLOK", "SETYTOR", bonus=("x2", "x3", "g01"))
    game.lay("PANÁCI")
    game.accept({2: Answer(True)})
    game.go("EC", (0, 1), down=True, premium=(0, 0))
    game.make(2, Exchange(("S",)))
    return game


NAMES = ("Žofie", "Karel", "Babi")


def test_the_score_sheet_tells_every_part() -> None:  # RULES SK8, SK9, SK10, SK17
    lines = score_lines(_played().seen, NAMES)
    assert [(line.seat, line.points, line.total) for line in lines] == [
        (0, 11, 11),
        (1, 12, 12),
        (2, None, 0),
    ]
    assert lines[0].made == "panáci 8 · first word ×2 +8 · card of Babi −5"
    assert lines[1].made.startswith("pec 4 · premium ×3 +8 · ") and "left the table" in lines[1].made
    assert lines[2].told == "exchanged 1 cards"


def test_the_score_sheet_counts_from_the_head_start() -> None:
    lines = score_lines(_played().seen, NAMES, begun=(0, 20, 5))
    assert [line.total for line in lines] == [11, 32, 5]


def test_the_settling_stands_on_the_score_sheet() -> None:  # RULES SK13, SK18
    game = Game("NAPEČEN", "ŽĎŤŮĚÝŇ")
    for _ in range(4):
        game.pass_()
    lines = score_lines(game.seen, NAMES)[-2:]
    assert [line.points for line in lines] == list(game.seen.scores) == [line.total for line in lines]
    assert "Ž Ď Ť Ů Ě Ý Ň" in lines[1].told


@pytest.mark.parametrize(("words", "told"), [("challenge", True), ("auto", False)])
def test_the_review_shows_bluffs_once_the_game_is_over(words: str, told: bool) -> None:  # RULES SK15
    seen = _played().seen
    seen = replace(seen, options=replace(seen.options, words=words))
    review = WordReview({"panáci"}.__contains__, rare=lambda word: False)
    assert not any("dictionary" in line.made for line in score_lines(seen, NAMES, review))
    over = replace(seen, phase=Phase.OVER, turn=None)
    found = [line.seat for line in score_lines(over, NAMES, review) if "“pec” is not in" in line.made]
    assert found == ([1] if told else [])


def test_the_review_tells_what_computer_players_bluffed_with() -> None:  # RULES SK15
    game = Game("PANÁCIE", "ECDĚLOK", "SETYTOR", words="challenge", judge=Listed("panáci", "set"))
    game.lay("PANÁCI")
    game.object(1, 0)
    game.object(2)
    game.accept()
    game.go("EC", (0, 1), down=True)
    game.lay("T", (1, 1))
    game.object(0)
    game.object(1, 0)
    over = replace(game.seen, phase=Phase.OVER, turn=None)
    assert over.history[2].kind == "fallen"

    def made(*computers: int) -> list[str]:
        return [line.made for line in score_lines(over, NAMES, WordReview(judged, rare, computers))]

    judged, rare = {"panáci"}.__contains__, {"panáci"}.__contains__
    assert ["bluff" in line for line in made()] == [False] * 3, "what people lay is no bluff of a computer"
    first, second, third = made(0, 1, 2)
    assert "bluff: “panáci” is a rare form, but a good one" in first
    assert "bluff: “pec” is not in the dictionary" in second and "passed" not in second
    assert "bluff: “et” is not in the dictionary" in third
    assert "bluff" not in made(1, 2)[0]


def test_the_score_sheet_names_everybody_who_challenged() -> None:  # RULES SK15
    game = Game("PANÁCIE", "ECDĚLOK", "SETYTOR", words="challenge", judge=Listed("panáci"))
    game.lay("PANÁCI")
    game.object(2, 0)
    game.object(1, 0)
    game.accept()
    game.lay("EC", (0, 1), down=True)
    game.object(0, 0)
    game.object(2)
    lines = score_lines(game.seen, NAMES)
    assert lines[0].made.endswith("challenged by: Karel and Babi")
    assert (lines[1].told, lines[1].made) == ("pec: taken back", "challenged by: Žofie")


def test_a_past_table_shows_what_was_laid_and_what_left() -> None:  # RULES SK17
    game = _played()
    seen = game.seen
    shown = faces(past(seen.options, seen.history)[1])
    ways = {cell: face.way for cell, face in shown.items() if isinstance(face, CardFace)}
    assert ways[0, 1] is ways[0, 2] is Way.FRESH and ways[0, 0] is Way.PLAIN
    assert all(ways[x, 0] is Way.LEAVING for x in range(1, 6))


def _two_turns(sit: Sit, qtbot: QtBot) -> Sitting:
    sitting = sit("NAPEČEN", "PANÁCIE", bonus=("x2", "x2"))
    sitting.do(0, Pass())
    sitting.do(1, Play(laid("PANÁCI")))
    qtbot.waitUntil(lambda: sitting.seen.phase is Phase.PLAY and sitting.view.hand.on_turn, timeout=9_000)
    return sitting


def test_a_turn_that_is_pointed_at_tells_what_its_points_are_made_of(sit: Sit, qtbot: QtBot) -> None:
    moves = _two_turns(sit, qtbot).view.table.side.list.moves  # RULES SK8
    first, passed = (moves.index(row) for row in range(2))
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert "panáci 8 · first word ×2 +8" in first.data(role)
    assert passed.data(Qt.ItemDataRole.AccessibleDescriptionRole) is None, "a pass is explained by its name"


def test_looking_back_lays_the_table_of_then(sit: Sit, qtbot: QtBot) -> None:  # RULES SK17
    sitting = _two_turns(sit, qtbot)
    view, lying = sitting.view, sitting.view.table.sheet.placed
    sitting.lay("NE", (1, 1), down=True)
    now, draft = {cell: item.key for cell, item in lying.laid.items()}, set(lying.draft)
    view.past.point(1, go=True)
    assert view.past.turn == 1 and not lying.draft
    assert {item.key for item in lying.laid.values()} == {
        CardFace(letter, Way.FRESH) for letter, _ in laid("PANÁCI")
    }
    view.past.point(0, go=False)
    assert view.past.turn is None, "a turn without cards leaves nothing to be seen"
    assert {cell: item.key for cell, item in lying.laid.items()} == now and set(lying.draft) == draft


def test_a_key_of_a_player_shows_their_turns_alone(sit: Sit, qtbot: QtBot) -> None:
    sitting = _two_turns(sit, qtbot)
    sheet = open_scores(sitting.view.table, sitting.context.seats, sitting.seen)
    assert isinstance(sheet, ScoreSheet) and [line.seat for line in sheet.model.lines] == [0, 1]
    key = next(part for part in sheet.keys.parts if isinstance(part, NameKey))
    key.click()
    assert [line.seat for line in sheet.model.lines] == [0]
    key.click()
    assert len(sheet.model.lines) == 2
    sheet.close_dialog()


def test_the_top_bar_opens_the_score_sheet(sit: Sit, qtbot: QtBot) -> None:
    sitting = _two_turns(sit, qtbot)
    tool = next(tool for tool in sitting.view.bar_tools() if tool.icon == "scores")
    tool.triggered.emit()
    sheet = sitting.view.findChild(ScoreSheet)
    assert sheet is not None and sheet.isVisible()
    titles = {label.text() for label in sheet.findChildren(Label)}
    assert "Score sheet" in titles, "the key stands on the button, not over the sheet"
    sheet.close_dialog()


def test_the_list_says_what_a_card_against_took_and_every_word() -> None:  # RULES SK6, SK10
    game = _played()
    told = [line.what for line in move_lines(game.seen, frozenset())]
    assert told[-1] == "panáci · +16 − 5" and told[-2] == "pec · +12"
    score = Score((8, 3), first=False, bingo=0, own=0)
    assert played(replace(game.seen.history[1], words=("JÍŠ", "JE"), score=score)) == "jíš + je · +11"


def test_the_past_table_says_what_a_card_against_took() -> None:  # RULES SK10
    seen = _played().seen
    assert "−5" in [count.points for count in counts(past(seen.options, seen.history)[0], NAMES)]


def test_every_turn_that_lies_has_a_sign_that_it_can_be_seen() -> None:
    lines = move_lines(_played().seen, frozenset({0}))
    assert [(line.opens, line.shows) for line in lines] == [(False, False), (False, True), (True, True)]


def test_a_game_counts_its_turns_alike_on_its_table_and_on_its_card() -> None:  # RULES SK20
    game = Game("PANÁCIE", "ECDĚLOK")
    made, counted = [], []

    def count(kind: str) -> None:
        made.append(Turn(0, {"type": kind}, {}))
        counted.append((title(game.seen), ScrabbleFace().progress({}, made, 2)))

    game.lay("PANÁCI")
    count("play")
    game.accept()
    count("record")
    game.lay("EC", (0, 1), down=True)
    count("play")
    game.accept()
    count("record")
    assert counted == [("Turn 1", "Turn 1")] * 2 + [("Turn 2", "Turn 2")] * 2


# The end ----------------------------------------------------------------------------------------


def _ended(settled: FinalHands | None, **options: object) -> Observation:
    game = Game("NAPEČEN", "ŽĎŤŮĚÝŇ", target=300 if settled is None else 0)
    game.go("NAP")
    data = {**game.seen.to_json(), "phase": "over", "turn": None, "waiting": [], "winners": [0]}
    data["settled"] = None if settled is None else settled.to_json()
    data["scores"] = [310, 20]
    return Observation.from_json(data)


@pytest.mark.parametrize(
    ("settled", "told"),
    [
        (FinalHands(0, ((), ("Ž", "A"))), "Žofie has laid the last card."),
        (FinalHands(None, (("A",), ("Ž", "A"))), "Everybody has passed twice."),
        (None, "The 300 points are reached."),
    ],
)
def test_how_it_ended(settled: FinalHands | None, told: str) -> None:  # RULES SK13, SK18, SK20
    assert end.how(_ended(settled), NAMES) == told


def test_the_end_says_what_hands_cost(sit: Sit, qtbot: QtBot) -> None:  # RULES SK13, SK18
    sitting = sit("NAPEČEN", "ŽĎŤŮĚÝŇ")
    for _ in range(2):
        sitting.do(0, Pass())
        sitting.do(1, Pass())
    sheet: EndSheet = sitting.view.end
    qtbot.waitUntil(sheet.isVisible, timeout=15_000)
    told = [label.text() for label in sheet.findChildren(Label)]
    costs = [str(points).replace("-", "−") for points in sitting.seen.settled.points]  # type: ignore[union-attr]
    assert set(costs) <= set(told) and any("passed twice" in text for text in told)


def test_points_of_group_cards() -> None:  # RULES SK10, SK19
    game = Game("PANÁCIE", "DĚLOUKV", "SETYTOR", bonus=("x2", "x3", "g01"), house="1")
    game.lay("PANÁCI")
    game.accept({2: Answer(True, add=True)})
    assert [end.group_points(game.seen, seat) for seat in range(3)] == [0, 0, 5]


@pytest.mark.parametrize("target", [0, 400])
def test_a_game_that_people_ended_has_reached_nothing(target: int) -> None:  # RULES SK20
    seen = _ended(None)
    stopped = replace(seen, options=replace(seen.options, target=target))
    assert end.how(stopped, NAMES) == "The game was ended early."
