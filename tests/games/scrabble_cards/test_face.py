"""What the application says of Scrabble karty: examples, cards, refusals, what is closed, how far one is."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from app.engine.errors import IllegalMove, Refusal
from app.engine.match import Match
from app.engine.rules import Seat
from app.engine.turn import Turn
from app.games.scrabble_cards import cards, groups, table
from app.games.scrabble_cards.cards import GROUPS, Letter
from app.games.scrabble_cards.face import FACE
from app.games.scrabble_cards.model import Observation, Options, Phase, placed_by
from app.games.scrabble_cards.moves import Play
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.scoring import counted
from app.games.scrabble_cards.screen import closed, names, texts
from app.games.scrabble_cards.screen.answers import texts as answers
from app.games.scrabble_cards.screen.example import BonusExample, TableExample
from app.games.scrabble_cards.table import ScrabbleRefusal
from app.lexicon.lexicon import Lexicon
from app.tabletop.asking import texts as asking
from tests.ui.kit import plain

pytestmark = pytest.mark.usefixtures("czech")

VECTORS = json.loads(
    (Path(__file__).parents[2] / "vectors" / "scrabble_cards.json").read_text(encoding="utf-8")
)


# ------------------------------------------------------------------------------------- the rules page


def examples() -> list[TableExample]:
    told = chain.from_iterable(section.examples for section in FACE.rules().sections)
    return [one for one in told if isinstance(one, TableExample)]


def laid_out(example: TableExample) -> tuple[dict[table.Cell, Letter], Play]:
    """What lay before, and the play."""
    shown = example.cards()
    joined = tuple(one.cell for one in shown if one.joined)
    fresh = tuple((one.card, one.cell) for one in shown if one.fresh)
    named = next((one.cell for one in shown if one.named), None)
    before = {one.cell: one.card for one in shown if not one.fresh}
    return before, Play(fresh, joined, named, example.bonus in GROUPS)


def test_the_examples_in_the_rules_are_right() -> None:
    # RULES SK4 to SK10, SK16, SK17: words of the list, points, what is cleared
    policy = Lexicon.open().policy("scrabble-inflected")
    refused = 0
    for example in examples():
        before, play = laid_out(example)
        if not play.cards:
            continue
        placed = placed_by(Options(), before, play)
        if not example.good:
            refused += not all(policy.accepts(word.text) for word in placed.words)
            continue
        assert all(policy.accepts(word.text) for word in placed.words), example.caption
        leaves = {one.cell for one in example.cards() if one.leaves}
        assert set(table.cleared(before, placed)) == leaves, example.caption
        if example.points:
            score = counted(Options(), play, placed, example.bonus, cards.HAND, opened=bool(before))
            assert sum(map(int, example.points.split(" + "))) == score.total, example.caption
    assert refused == 1


def shape(cells: dict[table.Cell, tuple[str, bool]]) -> set[tuple[table.Cell, str, bool]]:
    """Cards wherever they lie, across or down."""
    found = []
    for turned in (False, True):
        spots = {((y, x) if turned else (x, y)): card for (x, y), card in cells.items()}
        left, top = min(x for x, _ in spots), min(y for _, y in spots)
        found.append(sorted(((x - left, y - top), *card) for (x, y), card in spots.items()))
    return set(min(found))


def test_all_printed_examples_are_drawn() -> None:
    # RULES SK24: the four pictures of clearing, the ways to join, premium and group card
    drawn = [shape({one.cell: (one.card.letter, one.fresh) for one in two.cards()}) for two in examples()]
    left_out = {"DELO", "UDEL", "NOREK_row"}  # shown by another way of the same kind
    for vector in VECTORS["examples"]:
        if vector["id"] in left_out:
            continue
        here = {(x, y): (letter, False) for letter, x, y in vector["before"]}
        here |= {(x, y): (letter, True) for letter, x, y in vector["play"]}
        assert shape(here) in drawn, vector["id"]


def test_every_group_card_is_shown() -> None:
    # RULES SK23
    told = chain.from_iterable(section.examples for section in FACE.rules().sections)
    shown = [one for one in told if isinstance(one, BonusExample)]
    assert set(GROUPS) <= {card for one in shown for card in one.bonus}


def test_the_rules_tell_everything_that_can_be_agreed() -> None:
    told = plain(" ".join(text for section in FACE.rules().sections for text in section.paragraphs)).lower()
    for said in ("ohebná", "klasická", "zpochybn", "hlasov", "200 do 500", "10 až 15 vteřin", "část slova"):
        assert said in told, said
    for said in (
        "domácí pravidla",
        "čas na odpověď",
        "stůl uklízí",
        "malého balíčku",
        "celý tým",
        "rychlá hra",
    ):
        assert said in told + " ".join(section.title.lower() for section in FACE.rules().sections), said


@pytest.mark.parametrize(
    ("name", "asked"), [("Jana", "Jano, která"), ("Ondra", "Ondro, která"), ("Host 1", "Host 1: která")]
)
def test_people_are_spoken_to_in_the_fifth_case(name: str, asked: str) -> None:
    assert plain(asking.voting(name)) == f"{asked} slova neuznáváš?"
    assert plain(answers.objecting("Liška", 12, name, alone=False)) == f"{asked} slova zpochybňuješ?"


# ------------------------------------------------------------------------------------------- the cards

SAID = {
    "g01": (("končí na I", "PANÁCI"), ("obsahuje AN", "ANO")),
    "g02": (("obsahuje RO", "ROK"), ("končí na A", "ÓDA")),
    "g03": (("obsahuje CH", "UCHO"), ("končí na E", "PEČE")),
    "g04": (("obsahuje OU", "SOUD"), ("končí na Í", "VAŘÍ")),
    "g05": (("čte se stejně i pozpátku", "OKO"), ("končí na T", "SET")),
    "g06": (("obsahuje NE", "JINEJ"), ("začíná na P", "PES")),
    "g07": (("má sedm a více písmen", "NAPEČEN"), ("začíná na S", "SETY")),
    "g08": (("obsahuje ST", "MÍSTO"), ("začíná samohláskou", "UCHO")),
    "g09": (("má tři souhlásky za sebou", "JISKRA"), ("začíná i končí samohláskou", "ÓDA")),
    "g10": (("začíná a končí stejným písmenem", "NAPEČEN"), ("má přesně tři písmena", "PES")),
    "g11": (
        ("má aspoň dvě písmena s háčkem, čárkou nebo kroužkem", "ŘEČÍ"),
        ("má aspoň pět písmen, žádné s háčkem, čárkou ani kroužkem", "HBITY"),
    ),
    "g12": (("nemá samohlásku", "PRST"), ("má kartu za 4 nebo více bodů", "PEČ")),
    "g13": (("má některé písmeno dvakrát", "NAPEČENO"), ("má aspoň šest písmen a každé jiné", "SEDĚLO")),
}


NOT_RARE = ("končí na E", "má aspoň pět písmen, žádné s háčkem, čárkou ani kroužkem")
"""Groups of DUHLE."""


@pytest.mark.parametrize("card", GROUPS)
def test_a_group_is_called_what_it_holds(card: str) -> None:
    # RULES SK23
    for name, group, (said, word) in zip(names.groups(card), groups.groups_of(card), SAID[card], strict=True):
        assert plain(name.text) == said
        assert group.holds([Letter(letter) for letter in word])
        assert not group.holds([Letter(letter) for letter in "DUHLE"]) or said in NOT_RARE
        assert (name.plus, name.minus) == (group.plus, group.minus) and name.minus * 2 == name.plus


def test_cards_are_called_by_name() -> None:
    # RULES SK7, SK22
    assert plain(names.letter_name("Ř")) == "karta Ř, 4 body"
    assert names.letter_name("?").startswith("žolík")
    assert plain(names.laid_name(Letter("Č", blank=True))) == "žolík jako Č, bez bodů"
    assert plain(names.bonus_name("x3")) == "trojnásobek slova"
    told = plain(names.bonus_name("g01"))
    assert told.startswith("skupinová karta: slovo končí na I: +10, proti ostatním −5, nebo obsahuje AN: +8")


# -------------------------------------------------------------------------------------------- refusals


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    refused = [
        *(IllegalMove(reason, word="vlakz", why="unknown", card="K", limit=3) for reason in ScrabbleRefusal),
        *(IllegalMove(Refusal.NOT_NOW, phase=phase) for phase in Phase),
    ]
    told = [plain(FACE.refusal(error)) for error in refused]
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("unknown", "„stromech“ není ve slovníku."),
        ("oblique", "„stromech“ není v 1. pádě."),
        ("transgressive", "„stromech“ je přechodník."),
        ("interjection", "„stromech“ je citoslovce."),
        ("name", "„stromech“ je vlastní jméno."),
    ],
)
def test_a_word_is_refused_with_its_reason(why: str, sentence: str) -> None:
    # RULES SK15
    assert plain(FACE.refusal(IllegalMove(ScrabbleRefusal.NO_WORD, word="stromech", why=why))) == sentence


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        (0, "Písmena už vyměnit nejde, v balíčku je málo karet."),
        (1, "V balíčku zbývá na výměnu jen 1 karta."),
        (5, "V balíčku zbývá na výměnu jen 5 karet."),
    ],
)
def test_a_short_pile_is_counted(limit: int, sentence: str) -> None:
    # RULES SK12, RULES-REGISTER S22
    assert plain(FACE.refusal(IllegalMove(ScrabbleRefusal.PILE_SHORT, limit=limit))) == sentence


# ------------------------------------------------------------------------------------ dictionary and saves


def seen_by(seat: int, **options: Any) -> Observation:
    match: Match[Any, Any] = Match.new(ScrabbleRules(), [Seat("A"), Seat("B")], 1, options)
    seen = match.observation_for(seat)
    assert isinstance(seen, Observation)
    return seen


@pytest.mark.parametrize("seat", [0, 1])
def test_where_people_mind_the_words_nothing_tells_which_are_good(seat: int) -> None:
    # RULES SK15: no look-up before a challenge, unless an adviser was agreed
    for words in ("challenge", "vote"):
        seen = seen_by(seat, words=words)
        for phase in (Phase.PLAY, Phase.CHALLENGE, Phase.VOTE, Phase.ANSWER):
            assert FACE.lookup_refusal(replace(seen, phase=phase)), (words, phase)
            assert closed.hint_refusal(replace(seen, phase=phase))
        over = replace(seen, phase=Phase.OVER)
        assert not FACE.lookup_refusal(over) and not closed.hint_refusal(over)
        told = seen_by(seat, words=words, adviser="on")
        assert not FACE.lookup_refusal(told) and not closed.hint_refusal(told)
    doubtful = replace(seen_by(seat, words="challenge", adviser="on"), phase=Phase.CHALLENGE)
    assert FACE.explaining_refusal(doubtful), "nor is what lies there explained"
    assert FACE.lookup_refusal(doubtful), "whoever challenges takes the risk"
    assert not FACE.lookup_refusal(seen_by(seat)) and not closed.hint_refusal(seen_by(seat))


def test_a_save_tells_the_turn_and_the_target() -> None:
    turns = [Turn(0, {"type": kind}, {}) for kind in ("play", "answer", "record", "exchange", "pass")]
    assert plain(FACE.progress({}, turns, 2)) == "2. tah"
    assert plain(FACE.progress({"target": 300}, turns, 2)) == "2. tah, do 300 bodů"
    assert plain(FACE.progress({"target": "?"}, [], 2)) == "1. tah"


def test_more_than_four_are_told_why_there_is_a_target() -> None:
    # RULES SK20
    assert plain(texts.too_many()) == "Když hrají víc než 4, hraje se do cíle."
