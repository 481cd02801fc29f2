"""What the application says of Quiddler: examples, refusals, what is closed, how far a game is."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import chain
from typing import Any

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.engine.errors import IllegalMove, Refusal
from app.engine.match import Match
from app.engine.rules import Seat
from app.engine.turn import Turn
from app.games.quiddler import deck, solo_model
from app.games.quiddler.face import FACE
from app.games.quiddler.model import Observation, Phase, QuiddlerRefusal
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.screen import closed, texts
from app.games.quiddler.screen.example import CardExample
from app.games.quiddler.solo_model import SoloPhase, SoloRefusal
from app.lexicon.lexicon import Lexicon
from app.ui.translation import Translation
from app.widgets import writing
from app.widgets.look import fonts
from tests.ui.kit import plain

pytestmark = pytest.mark.usefixtures("czech")


def dealt(seats: int = 2, **options: Any) -> Match[Any, Any]:
    match: Match[Any, Any] = Match.new(QuiddlerRules(), [Seat(f"P{at}") for at in range(seats)], 1, options)
    if seats > 1:
        match.submit(None, match.automatic())
    return match


def seen_by(turn: bool, **options: Any) -> Observation:
    """What somebody sees while a round is on: who is on turn, or who waits."""
    match = dealt(**options)
    seat = match.deciders()[0]
    seen = match.observation_for(seat if turn else 1 - seat)
    assert isinstance(seen, Observation)
    return seen


def test_the_examples_in_the_rules_are_right(qapp: QApplication) -> None:
    # RULES QD2, QD14: cards that there are, values that add up, words that count
    lists = {
        "cz": Lexicon.open().policy("quiddler"),
        "en": Lexicon.open(language="en").policy("english"),
    }
    verdicts = set()
    told = chain(*(FACE.rules({"edition": edition}).sections for edition in deck.EDITIONS))
    for example in chain.from_iterable(section.examples for section in told):
        assert isinstance(example, CardExample)
        for group in example.groups:
            worth = deck.value(example.edition, group.cards)
            word, _, told = group.tag.partition(" · ")
            if told:
                assert (word, told) == (deck.spelt(group.cards), str(worth))
            elif word.startswith("−"):
                assert word == f"− {worth}"
            if group.good is not None and not word.startswith("−") and " " not in word:
                verdicts.add(group.good)
                assert lists[example.edition].accepts(word) is group.good
    assert verdicts == {True, False}


def test_the_rules_tell_the_example_of_the_box() -> None:
    # RULES QD14: VLAK 12, DUCH 14, less I 2 and Z 3
    points = next(section for section in FACE.rules().sections if section.title == "Body za kolo")
    (example,) = points.examples
    assert isinstance(example, CardExample)
    assert [group.tag for group in example.groups] == ["vlak · 12", "duch · 14", "− 5"]
    assert "21 bodů" in example.caption


@pytest.mark.parametrize(
    ("edition", "rounds", "other"),
    [
        ("cz", ("čtyři karty", "sedmé kolo"), "Anglické karty"),
        ("en", ("tři karty", "osmé kolo"), "České karty"),
    ],
)
def test_the_rules_are_those_of_the_edition_that_is_played(
    edition: str, rounds: tuple[str, ...], other: str
) -> None:
    # RULES QD2, QD3, QD8: other cards, another number of rounds, other words
    sections = FACE.rules({"edition": edition}).sections
    first = plain(" ".join(sections[0].paragraphs))
    assert all(said in first for said in rounds)
    for section in sections:
        shown = {example.edition for example in section.examples if isinstance(example, CardExample)}
        assert shown <= {edition} or section.title == other, section.title
    assert [section.title for section in sections].count(other) == 1, "the other one is told, too"
    one_card = "Slovo z jediné karty."
    words = next(section for section in sections if section.title == "Která slova platí")
    assert (one_card in [plain(example.caption) for example in words.examples]) is (edition == "en")


def test_a_way_out_is_shown_in_a_round_that_has_so_many_cards() -> None:
    # RULES QD3
    numbers = {"Čtvrté": 4, "Páté": 5}
    for edition in deck.EDITIONS:
        sections = FACE.rules({"edition": edition}).sections
        (example,) = next(one for one in sections if one.title == "Vyložení").examples
        assert isinstance(example, CardExample)
        held = sum(len(group.cards) for group in example.groups) - 1
        number = numbers[example.caption.split()[0]]
        assert deck.hand_sizes(edition)[number - 1] == held == 7


def test_where_no_game_is_open_the_rules_go_by_the_language(qapp: QApplication) -> None:
    def editions() -> set[str]:
        first = FACE.rules().sections[0].examples
        return {example.edition for example in first if isinstance(example, CardExample)}

    assert editions() == {"cz"}
    translation = Translation(qapp)
    translation.set_choice("en")
    assert editions() == {"en"}
    translation.withdraw()


def test_every_refusal_has_a_sentence() -> None:
    for reason in (*QuiddlerRefusal, *SoloRefusal):
        told = FACE.refusal(IllegalMove(reason, word="vlakz", card="K", left=2, of="cards", why="unknown"))
        assert told.endswith("."), reason
    for phase in (*Phase, *SoloPhase):
        assert texts.phase_name(phase)
        told = plain(FACE.refusal(IllegalMove(Refusal.NOT_NOW, phase=phase)))
        assert told.endswith(".") and len(told.split()) > 1, phase
    for of_the_engine in Refusal:
        assert FACE.refusal(IllegalMove(of_the_engine)).endswith("."), of_the_engine


def test_whoever_has_drawn_is_told_all_that_may_be_done() -> None:
    told = plain(FACE.refusal(IllegalMove(Refusal.NOT_NOW, phase=Phase.PLAY)))
    assert "Vylož" in told and "odhoď" in told


def test_a_word_is_refused_with_its_reason() -> None:
    # RULES QD8, QD9
    def told(word: str, why: str) -> str:
        return plain(FACE.refusal(IllegalMove(QuiddlerRefusal.NO_WORD, word=word, why=why)))

    assert told("vlakz", "unknown") == "„vlakz“ není ve slovníku."
    assert told("pavel", "name") == "„pavel“ je vlastní jméno."
    assert told("haf", "interjection") == "„haf“ je citoslovce."


@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        (1, "Zbývá ještě 1 karta navíc."),
        (3, "Zbývají ještě 3 karty navíc."),
        (5, "Zbývá ještě 5 karet navíc."),
    ],
)
def test_what_is_left_over_is_counted(left: int, sentence: str) -> None:
    # RULES QD6: all but one at once
    assert plain(FACE.refusal(IllegalMove(QuiddlerRefusal.NOT_ALL, left=left))).endswith(sentence)


@pytest.mark.parametrize(("turns", "end"), [(1, "1 tah."), (2, "2 tahy."), (3, "3 tahy.")])
def test_too_soon_is_told(turns: int, end: str) -> None:
    # settling: turns that everybody has first
    assert plain(FACE.refusal(IllegalMove(QuiddlerRefusal.TOO_SOON, turns=turns))).endswith(end)


def test_cards_and_rounds_are_called_by_name() -> None:
    assert plain(texts.card_name("Ř", "cz")) == "karta Ř, 6 bodů"
    assert plain(texts.card_name("A", "cz")) == "karta A, 2 body"
    seen = replace(seen_by(turn=True), round=4)
    assert plain(texts.round_title(seen)) == "4. kolo ze 7, 7 karet"
    assert plain(texts.round_title(replace(seen, round=7))) == "poslední kolo, 10 karet"


# Dictionary and hints -------------------------------------------------------------------------


def test_where_the_program_minds_the_words_whoever_waits_may_look_up() -> None:
    # RULES-REGISTER D20
    assert FACE.lookup_refusal(seen_by(turn=False, words="auto")) == ""
    assert "na tahu" in FACE.lookup_refusal(seen_by(turn=True, words="auto"))
    assert closed.hint_refusal(seen_by(turn=True, words="auto")) == ""


@pytest.mark.parametrize("words", ["challenge", "vote"])
@pytest.mark.parametrize("turn", [True, False])
def test_nothing_tells_whether_a_word_is_good_before_it_lies(words: str, turn: bool) -> None:
    # RULES QD9: anyone may challenge what was laid, so the program keeps quiet
    seen = seen_by(turn, words=words)
    assert FACE.lookup_refusal(seen) and closed.hint_refusal(seen)
    advised = seen_by(turn, words=words, adviser="on")
    assert bool(FACE.lookup_refusal(advised)) is turn
    assert closed.hint_refusal(advised) == ""


def test_nobody_looks_up_what_can_be_challenged() -> None:
    # RULES QD9: who doubts pays if the word is good
    seen = replace(seen_by(turn=False, words="challenge", adviser="on"), phase=Phase.CHALLENGE)
    assert FACE.lookup_refusal(seen)
    assert FACE.lookup_refusal(replace(seen, phase=Phase.DEAL)) == ""


@pytest.mark.parametrize(
    ("options", "explained"), [({"words": "auto"}, True), ({"words": "challenge"}, False)]
)
def test_words_that_lie_are_explained_as_long_as_nobody_may_doubt_them(
    options: dict[str, str], explained: bool
) -> None:
    # RULES QD9: also to whoever is on turn and may look no word up
    seen = seen_by(turn=True, **options)
    assert bool(FACE.explaining_refusal(seen)) is not explained
    doubted = replace(seen, phase=Phase.CHALLENGE)
    assert bool(FACE.explaining_refusal(doubted)) is not explained
    assert FACE.explaining_refusal(replace(seen, phase=Phase.DEAL)) == "", "the round is decided"


def test_without_a_dictionary_it_stays_closed_until_the_end() -> None:
    # RULES-REGISTER D20 lookup=off
    seen = seen_by(turn=False, words="auto", lookup="off")
    for phase in Phase:
        closed_now = bool(FACE.lookup_refusal(replace(seen, phase=phase)))
        assert closed_now is (phase is not Phase.OVER)


def test_alone_one_may_look_words_up_unless_agreed_otherwise() -> None:
    for lookup in ("waiting", "off"):
        seen = dealt(1, lookup=lookup).observation_for(0)
        assert isinstance(seen, solo_model.SoloObservation)
        assert bool(FACE.lookup_refusal(seen)) is (lookup == "off")
        assert closed.hint_refusal(seen) == ""
        assert FACE.lookup_refusal(replace(seen, over=True)) == ""


# Saves and names --------------------------------------------------------------------------------


def test_how_far_a_game_is() -> None:
    deal = Turn(None, {"type": "deal"}, {})
    assert plain(FACE.progress({"edition": "cz"}, [], 2)) == "1. kolo ze 7"
    assert plain(FACE.progress({"edition": "cz"}, [deal] * 3, 2)) == "3. kolo ze 7"
    assert plain(FACE.progress({"edition": "en"}, [deal] * 8, 3)) == "8. kolo z 8"


def test_how_far_a_game_alone_is() -> None:
    # RULES QD13: 48 cards
    take, undo = (Turn(0, move, {}) for move in ({"type": "take", "places": [0, 1, 2, 3]}, {"type": "undo"}))
    turns = [take] * 7
    assert plain(FACE.progress({}, turns, 1)) == "zbývá 20 karet"
    turns += [Turn(0, {"type": "refill", "place": 0, "source": 1}, {}), undo]
    assert plain(FACE.progress({}, turns, 1)) == "zbývá 20 karet", "a refill uses no card"
    assert plain(FACE.progress({}, [*turns, undo], 1)) == "zbývá 24 karet"


def test_what_a_game_alone_came_to() -> None:
    # RULES QD13: less is better, 0 is perfect
    assert plain(FACE.came_to((11,))) == "zbylo 11 bodů"
    assert plain(FACE.came_to((3,))) == "zbyly 3 body"
    assert FACE.came_to((0,)) == "Všechny karty jsou použité!"
    assert FACE.came_to((120, 80)) == "", "who has most points wins"


def test_the_dictionary_calls_the_editions_by_name() -> None:
    assert [plain(FACE.policy_name(policy)) for policy in FACE.policies] == [
        "Žolíky se slovy",
        "Žolíky v angličtině",
    ]
    assert [FACE.policy_name(policy, short=True) for policy in FACE.policies] == ["Žolíky", "Anglicky"]


def test_alone_the_question_is_another_one() -> None:
    """RULES QD13: nobody goes out before others."""
    assert "první" in FACE.question_for(2) and FACE.question_for(2) == FACE.question()
    assert "první" not in FACE.question_for(1) and FACE.question_for(1).endswith("?")


def test_moments_are_written_as_in_the_language() -> None:
    at = int(datetime(2026, 11, 2, 9, 5).timestamp())
    assert writing.moment(at) == "2. 11. 2026 9:05"


@pytest.mark.parametrize("digit", ["1", "2", "3", "5", "7"])
def test_numerals_in_titles_stand_on_the_line_as_high_as_capitals(digit: str) -> None:
    """An old-style 1 reads like a small I."""
    metrics = QFontMetricsF(fonts.serif(60))
    box = metrics.tightBoundingRect(digit)
    assert abs(box.height() - metrics.capHeight()) < 6 and abs(box.bottom()) < 4
