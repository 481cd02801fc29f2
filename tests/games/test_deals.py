"""Codes of deals: read aloud, typed, checked; and the same deal for the same code, today and later."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from app.engine import codes
from app.engine.chance import Chance
from app.engine.codes import ALPHABET, CodeError, CodeFault
from app.engine.match import Match
from app.engine.record import DEALING, Record
from app.engine.rules import Seat
from app.games import deals
from app.games.catalogue import GAMES, find
from app.games.deals import Deal
from app.games.laboratory import open_judge
from tests.games.every import own_tests

VECTORS = Path(__file__).parents[1] / "vectors" / "codes.json"
NAMES = [entry.name for entry in GAMES]


def some_deal(chance: random.Random) -> Deal:
    """Any deal that has a code."""
    name = chance.choice(NAMES)
    form = find(name).form
    assert form is not None
    options: dict[str, Any] = {}
    for one in form.fields:
        options.update(zip(one.names, chance.choice(one.ways), strict=True))
    seats = options.pop(codes.DEALT_FOR, 0)
    return Deal(name, options, chance.randrange(codes.SEEDS), 1, chance.randrange(form.seals), seats)


def test_a_hundred_thousand_deals_come_back_from_their_codes() -> None:
    chance = random.Random(28)
    for _ in range(100_000):
        deal = some_deal(chance)
        code = deals.write(deal)
        assert 8 <= len(code) <= 12 and set(code) <= set(ALPHABET)
        assert deals.read(code) == deal


def test_every_slip_and_every_swap_of_a_thousand_codes_is_refused() -> None:
    chance = random.Random(7)
    for _ in range(1_000):
        code = deals.write(some_deal(chance))
        slips = [
            code[:place] + sign + code[place + 1 :]
            for place in range(len(code))
            for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
            if sign != code[place]
        ]
        swaps = [
            code[:place] + code[place + 1] + code[place] + code[place + 2 :]
            for place in range(len(code) - 1)
            if code[place] != code[place + 1]
        ]
        for wrong in slips + swaps:
            with pytest.raises(CodeError):
                deals.read(wrong)


def test_capitals_blanks_and_dashes_do_not_count() -> None:
    deal = Deal("qwirkle", {"opening": "max", "lone": 0, "trade_short": "limit", "stall_rounds": 0}, 2026)
    code = deals.write(deal)
    for typed in (code.lower(), codes.spaced(code), "-".join(code), f"  {code}\N{NO-BREAK SPACE}\n"):
        assert deals.read(typed) == deal


@pytest.mark.parametrize(
    ("text", "fault", "detail"),
    [
        ("", CodeFault.EMPTY, ""),
        (" - ", CodeFault.EMPTY, ""),
        ("52Q55HXMB", CodeFault.LETTER, "B"),
        ("52Q55Ř", CodeFault.LETTER, "Ř"),
        ("52Q", CodeFault.LENGTH, "3"),
        ("2" * 13, CodeFault.LENGTH, "13"),
        ("52Q55HXM5", CodeFault.MISTYPED, ""),
        (codes.letters(codes.SEEDS * 11 + 5), CodeFault.NEWER, ""),
        (codes.letters(codes.SEEDS * (1 + codes.KINDS * 80)), CodeFault.NEWER, ""),
    ],
)
def test_a_code_that_stands_for_nothing_says_why(text: str, fault: CodeFault, detail: str) -> None:
    with pytest.raises(CodeError) as raised:
        deals.read(text)
    assert (raised.value.fault, raised.value.detail) == (fault, detail)


def test_no_two_games_share_a_kind_and_all_that_is_told_fits() -> None:
    forms = [entry.game.form for entry in GAMES]
    kinds = [kind for form in forms if form is not None for kind in form.kinds]
    assert len(set(kinds)) == len(kinds) and max(kinds) < codes.KINDS
    for form in forms:
        assert form is not None
        ways = form.seals
        for one in form.fields:
            ways *= len(one.ways)
        assert ways <= codes.ROOM


def rounds_of(record: Record) -> list[Any]:
    """All that chance dealt: before the first turn and in each new round."""
    found: list[Any] = [record.setup]
    for turn in record.turns:
        facts = turn.outcome.get("facts", {})
        found += [facts[name] for name in ("deck", "grid") if name in facts]
    return found


def dealt(deal: Deal, seats: int, playing: int, rounds: int = 2) -> list[Any]:
    """So many rounds of a deal, played at random: what was dealt."""
    kit = own_tests(deal.game, "kit").KIT
    places = [Seat("", "ai", 1)] * seats
    match: Any = Match.new(find(deal.game).rules(None), places, deal.seed, deal.options, dealing=DEALING)
    chance = Chance(playing)
    while match.result is None and len(rounds_of(match.record)) <= rounds:
        seat, move = kit.move(match, chance)
        match.submit(seat, move)
    return rounds_of(match.record)


@pytest.mark.parametrize("name", NAMES)
def test_later_rounds_are_dealt_alike_whatever_was_played(name: str) -> None:
    options = {"board": "any"} if name == "boggle" else {}
    deal = Deal(name, options, 4711)
    one, other = dealt(deal, 2, playing=1, rounds=4), dealt(deal, 2, playing=2, rounds=4)
    shared = min(len(one), len(other))
    assert one[:shared] == other[:shared] and (shared > 2 or name in ("qwirkle", "scrabble-cards"))
    assert dealt(Deal(name, options, 4712), 2, playing=1)[:2] != one[:2]


def digest(dealt_rounds: list[Any]) -> str:
    return hashlib.sha256(json.dumps(dealt_rounds, sort_keys=True).encode()).hexdigest()[:12]


def vectors() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(VECTORS.read_text("utf-8"))
    return found


@pytest.mark.parametrize("kept", vectors(), ids=lambda kept: str(kept["code"]))
def test_the_codes_of_this_version_are_dealt_as_they_were(kept: dict[str, Any]) -> None:
    deal = deals.read(kept["code"])
    assert (deal.game, deal.seed) == (kept["game"], kept["seed"])
    assert {name: deal.options[name] for name in kept["options"]} == kept["options"]
    if "grid" not in kept:
        assert digest(dealt(deal, kept["seats"], playing=1)) == kept["digest"]
        return
    # Which board is good enough the word list says: another one is dealt alike, or refused.
    game = find(deal.game)
    rules = game.rules(open_judge(game.policy(game.rules(None).options(deal.options, [Seat("", "ai", 1)]))))
    match: Any = Match.new(rules, [Seat("", "ai", 1)], deal.seed, deal.options, dealing=DEALING)
    try:
        deals.check(deal, match)
    except CodeError as error:
        assert error.fault is CodeFault.OLDER
    else:
        assert "".join(match.record.turns[0].outcome["facts"]["grid"]) == kept["grid"]


def test_a_deal_that_comes_out_otherwise_is_refused() -> None:
    game = find("boggle")

    def match() -> Any:
        return Match.new(game.rules(open_judge("boggle")), [Seat("", "ai", 1)], 99, {}, dealing=DEALING)

    deal = deals.sealed(Deal("boggle", {}, 99), match)
    deals.check(deal, match())
    with pytest.raises(CodeError) as raised:
        deals.check(Deal("boggle", {}, 99, 1, (deal.seal + 1) % 16), match())
    assert raised.value.fault is CodeFault.OLDER


def test_a_game_tells_its_code_as_soon_as_it_is_dealt() -> None:
    match: Any = Match.new(find("qwirkle").rules(None), [Seat("a"), Seat("b")], 12, {}, dealing=DEALING)
    assert deals.read(deals.code_of(match.record)).seed == 12
    assert deals.code_of(Match.new(find("qwirkle").rules(None), [Seat("a")] * 2, 12).record) == ""
    large: Any = Match.new(find("qwirkle").rules(None), [Seat("a")] * 2, codes.SEEDS, {}, dealing=DEALING)
    assert deals.code_of(large.record) == ""


def test_a_code_of_the_game_for_one_says_so_and_others_are_as_short_as_before() -> None:
    rules = find("quiddler").rules(None)
    for names, told, length in (("a", 1, 12), ("ab", 0, 9)):
        options = {"words": "auto"} if told else {}
        record = Match.new(rules, [Seat(name) for name in names], 12, options, dealing=DEALING).record
        code = deals.code_of(record)
        assert deals.read(code).seats == told and len(code) == length


def record_vectors() -> None:
    """Codes with digests of their deals; for a new kind of deal."""
    chance, made = random.Random(2026), []
    for name in NAMES:
        for number in range(7):
            deal = some_deal(chance)
            while deal.game != name or _refused(deal):
                deal = some_deal(chance)
            seats = (
                1 + number % 2
                if name in ("boggle", "quiddler") and deal.options.get("words") == "auto"
                else 2
            )
            sealed = Deal(name, deal.options, deal.seed, 1, 0)
            if name == "boggle" and number < 4:
                sealed = Deal(name, {**deal.options, "board": "any"}, deal.seed)
            told = {"game": name, "seed": sealed.seed, "options": sealed.options}
            if name == "boggle" and number >= 4:
                rules = find(name).rules(open_judge("boggle"))
                match: Any = Match.new(rules, [Seat("", "ai", 1)], deal.seed, deal.options, dealing=DEALING)
                sealed = deals.sealed(sealed, lambda match=match: match)
                told["grid"] = "".join(match.record.turns[0].outcome["facts"]["grid"])
            else:
                told |= {"seats": seats, "digest": digest(dealt(sealed, seats, playing=1))}
            made.append({"code": deals.write(sealed), **told})
    lines = ",\n".join(" " + json.dumps(one, ensure_ascii=False) for one in made)
    VECTORS.write_text(f"[\n{lines}\n]\n", encoding="utf-8", newline="\n")


def _refused(deal: Deal) -> bool:
    try:
        find(deal.game).rules(None).options(deal.options, [Seat("", "ai", 1)] * 2)
    except ValueError:
        return True
    return False


if __name__ == "__main__":
    record_vectors()
