"""A stranger's check of recorded games of Quiddler: knows the printed rules and the format, not the program.

    python tests/games/quiddler/checker.py RECORDS... [--words cz=FILE] [--words en=FILE] [--json]

recomputes every draw, word, challenge, vote, penalty, bonus, point, total, winner, new pile, refill and undo
of records a line each. FILE has the words that count, a line each; without it recorded verdicts are believed.
Imports nothing of the program and has its own tables. Exits with 1 at records that disagree.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

CZECH = {
    5: {"B": 2, "Ě": 2, "J": 2, "ST": 1, "OV": 1},
    2: {"A": 6, "E": 6, "I": 5, "K": 4, "L": 4, "N": 6, "O": 7, "S": 5, "T": 5, "V": 5},
    3: {"Á": 2, "D": 4, "Í": 3, "M": 3, "P": 3, "R": 4, "U": 3, "Z": 2},
    4: {"C": 3, "H": 3, "Y": 2},
    6: {"Č": 1, "É": 2, "Ř": 2, "Š": 2, "Ý": 2, "Ž": 1, "EM": 1, "PR": 1},
    7: {"Ů": 1, "ÁT": 1, "ÍK": 1},
    8: {"VL": 1},
    9: {"F": 1, "G": 1},
    11: {"Ú": 1},
    12: {"Ň": 1},
    13: {"Ť": 1, "X": 1},
    14: {"Ď": 1, "Ó": 1},
}
LAST = {"LÝ": 9, "LY": 7}
ENGLISH = {
    2: {"A": 10, "E": 12, "I": 8, "O": 8},
    3: {"L": 4, "S": 4, "T": 6},
    4: {"U": 6, "Y": 4},
    5: {"D": 4, "M": 2, "N": 6, "R": 6},
    6: {"F": 2, "G": 4, "P": 2},
    7: {"H": 2, "IN": 2, "ER": 2},
    8: {"B": 2, "C": 2, "K": 2},
    9: {"QU": 2, "TH": 2},
    10: {"W": 2, "CL": 2},
    11: {"V": 2},
    12: {"X": 2},
    13: {"J": 2},
    14: {"Z": 2},
    15: {"Q": 2},
}
"""Value → cards and how many of each."""
DEALT = {"cz": [4, 5, 6, 7, 8, 9, 10], "en": [3, 4, 5, 6, 7, 8, 9, 10]}
VALUES = {
    "edition": ("cz", "en"),
    "words": ("challenge", "auto", "vote"),
    "ly": ("LÝ", "LY"),
    "min_word": ("cards", "letters"),
    "challenge_at": ("end", "laying"),
    "false_out": ("stands", "continues"),
    "ch": (2, 1),
    "bonus2": ("words", "longest"),
    "lookup": ("waiting", "off"),
    "solo_refill": ("must", "may"),
    "adviser": ("off", "on"),
    "settling": (1, 2, 3),
}
"""Of the options."""
ALONE = ("take", "refill", "undo", "give_up", "end")
OF_THE_HOUSEHOLD = {"household": True, "banned": False}

Json = dict[str, Any]
Word = tuple[int, int]


class Wrong(Exception):
    """The record says something else than the rules."""


def need(holds: object, what: str) -> None:
    if not holds:
        raise Wrong(what)


def same(found: object, by_the_rules: object, what: str) -> None:
    need(found == by_the_rules, f"{what}: recorded {found!r}, by the rules {by_the_rules!r}")


class Cards:
    """The deck of an edition."""

    def __init__(self, options: Json) -> None:
        czech = options["edition"] == "cz"
        groups = CZECH if czech else ENGLISH
        self.count = Counter({card: count for cards in groups.values() for card, count in cards.items()})
        self.value = {card: value for value, cards in groups.items() for card in cards}
        if czech:
            self.count[options["ly"]] = 1
            self.value[options["ly"]] = LAST[options["ly"]]

    def whole(self, cards: Sequence[str]) -> None:
        need(len(cards) == 118 and Counter(cards) == self.count, "not the 118 cards of the edition")

    def worth(self, cards: Collection[str]) -> int:
        return sum(self.value[card] for card in cards)


class Checked:
    """What both games have: options, cards, words, the turns still to be looked at."""

    def __init__(self, record: Json, words: Collection[str] | None, seen: Counter[str]) -> None:
        self.record, self.words, self.seen = record, words, seen
        self.options: Json = record["options"]
        same({*self.options, "settling"}, set(VALUES), "options")  # this one only where it was agreed on
        for name, value in self.options.items():
            need(value in VALUES[name], f"option {name}={value!r}")
        self.cards = Cards(self.options)
        self.seats = len(record["players"])
        self.at = 0

    def turn(self, kind: str, seat: int | None = -1) -> tuple[Json, Json, Any]:
        """Move, outcome and seat of the next turn, which is of this kind and this seat's."""
        turn = self.record["turns"][self.at]
        same(turn["move"]["type"], kind, "kind of move")
        if seat != -1:
            same(turn["seat"], seat, "seat")
        self.at += 1
        return turn["move"], turn["outcome"], turn["seat"]

    @property
    def next_kind(self) -> str:
        """Of the next turn, empty at the end of the record."""
        turns = self.record["turns"]
        return str(turns[self.at]["move"]["type"]) if self.at < len(turns) else ""

    def listed(self, meld: Sequence[str], why: str) -> bool:
        return OF_THE_HOUSEHOLD.get(why, "".join(meld).lower() in (self.words or ()))

    def verdict(self, meld: Sequence[str], good: bool, why: str) -> None:
        """The record's verdict is the list's, where not the household decided."""
        if why in OF_THE_HOUSEHOLD or self.words is not None:
            same(good, self.listed(meld, why), f"verdict on {''.join(meld)}")

    def long_enough(self, meld: Sequence[str]) -> None:
        size = len(meld) if self.options["min_word"] == "cards" else len("".join(meld))
        need(size >= 2, f"{meld} is too short")

    def taken(self, hand: list[str], cards: Sequence[str]) -> None:
        for card in cards:
            need(card in hand, f"{card} is not in the hand")
            hand.remove(card)


class Table(Checked):
    """Two to eight players."""

    def check(self) -> None:
        ages = [player.get("age") or 0 for player in self.record["players"]]
        self.dealer = ages.index(max(ages))
        same(self.record["setup"], {"dealer": self.dealer}, "set-up")
        self.totals = [0] * self.seats
        sizes = DEALT[self.options["edition"]]
        for number, size in enumerate(sizes, 1):
            if not self.next_kind:
                break
            self.deal(number, size)
            if not self.round():
                break
            self.score(number)
            self.dealer = (self.dealer + 1) % self.seats
            self.seen["rounds"] += 1
        else:
            same(self.record["result"]["finished"], True, "finished")
            best = max(self.totals)
            winners = [seat for seat in range(self.seats) if self.totals[seat] == best]
            same(self.record["result"]["winners"], winners, "winners")
            self.seen["shared wins"] += len(winners) > 1
        same(self.at, len(self.record["turns"]), "number of turns")
        same(self.record["result"]["scores"], self.totals, "scores")

    def deal(self, number: int, size: int) -> None:
        _, outcome, _ = self.turn("deal", None)
        cards = outcome["facts"]["deck"]
        self.cards.whole(cards)
        self.hands = [list(cards[size * seat : size * (seat + 1)]) for seat in range(self.seats)]
        self.discard, *self.pile = [cards[size * self.seats]], *cards[size * self.seats + 1 :]
        told = {"round": number, "size": size, "dealer": self.dealer, "open": self.discard[0]}
        same(outcome, {"facts": {"deck": cards}, **told}, "deal")
        self.laid: list[list[list[str]] | None] = [None] * self.seats
        self.aside: list[list[str]] = []
        self.fallen: set[Word] = set()
        self.ruled: set[Word] = set()
        self.penalties, self.had = [0] * self.seats, [0] * self.seats
        self.out: int | None = None

    def round(self) -> bool:
        """The turns of a round and its challenges; False where the record stops meanwhile."""
        turn = self.dealer
        last: list[int] = []
        while self.out is None or last:
            holding = [seat for seat in last or self.after(turn) if self.hands[seat]]
            if not holding:
                break
            turn, last = holding[0], holding[1:] if last else []
            if not self.next_kind:
                return False
            self.draw(turn)
            if not self.next_kind:
                return False
            words = self.play(turn)
            if words and self.out is None:
                self.out, last = turn, self.after(turn)[:-1]
            if words and self.options["challenge_at"] == "laying" and self.options["words"] != "auto":
                if not self.window([turn], turn):
                    return False
                last = last if self.out is not None else []
            self.whole()
        at_the_end = self.options["challenge_at"] == "end" and self.options["words"] != "auto"
        return bool((not at_the_end or self.window(range(self.seats), self.out or 0)) and self.next_kind)

    def after(self, seat: int) -> list[int]:
        """All seats clockwise, this one last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def whole(self) -> None:
        """All 118 cards are somewhere."""
        laid = [card for melds in self.laid for meld in melds or () for card in meld]
        aside = [card for meld in self.aside for card in meld]
        held = [card for hand in self.hands for card in hand]
        self.cards.whole([*laid, *aside, *held, *self.pile, *self.discard])

    def draw(self, seat: int) -> None:
        move, outcome, _ = self.turn("draw", seat)
        told: Json = {}
        if move["from"] == "pile":
            told["card"] = self.pile.pop(0)
            if not self.pile:
                new = outcome["facts"]["pile"]
                same(Counter(new), Counter(self.discard), "the new draw pile")
                told |= {"facts": {"pile": new}, "reshuffled": len(new)}
                self.pile, self.discard = list(new), []
                self.seen["reshuffles"] += 1
        else:
            same(move["from"], "discard", "pile")
            need(self.discard, "no discard pile")
            told["card"] = self.discard.pop()
        same(outcome, told, "draw")
        self.hands[seat].append(told["card"])
        self.seen["draws"] += 1

    def play(self, seat: int) -> list[list[str]]:
        move, outcome, _ = self.turn("play", seat)
        hand, words = self.hands[seat], move["words"]
        self.taken(hand, [*(card for meld in words for card in meld), move["discard"]])
        self.discard.append(move["discard"])
        for index, meld in enumerate(words):
            self.long_enough(meld)
            if self.options["words"] == "auto":
                self.verdict(meld, True, move["why"][index] if "why" in move else "")
        if self.out is None:
            early = self.had[seat] < self.options.get("settling", 0)
            need(not words or not (hand or early), "laid, but not all, or too soon")
        self.had[seat] += 1
        if words or self.out is not None:
            self.laid[seat] = words
        values = [self.cards.worth(meld) for meld in words]
        same(outcome, {"values": values, "out": bool(words) and self.out is None}, "play")
        self.seen["words"] += len(words)
        return list(words)

    # Challenges and votes

    def window(self, owners: Sequence[int], start: int) -> bool:
        """What all who could challenge; the first one after ``start`` pays. False: the record stops."""
        lying = [
            (one, i) for one in owners for i in range(len(self.laid[one] or ())) if (one, i) not in self.ruled
        ]
        said = self.said("doubt", "words", lying)
        if said is None:
            return False
        if not said:
            return True
        doubts: dict[Word, int] = {}
        for seat in self.after(start):
            for word in said.get(seat, ()):
                doubts.setdefault(word, seat)
        outcome = self.record["turns"][self.at - 1]["outcome"]
        if self.options["words"] == "challenge":
            self.rule(outcome, doubts, self.looked_up(outcome, doubts))
            return True
        if not doubts:
            same(outcome, {"ruled": [], "resumed": False}, "challenges")
            return True
        told = [{"word": list(word), "by": doubts[word]} for word in sorted(doubts)]
        same(outcome, {"doubts": told}, "what is voted on")
        votes = self.said("vote", "against", sorted(doubts))
        if votes is None:
            return False
        against = {word: [seat for seat in sorted(votes) if word in votes[seat]] for word in doubts}
        good = {word: 2 * len(against[word]) <= self.seats - 1 for word in doubts}
        outcome = self.record["turns"][self.at - 1]["outcome"]
        self.rule(outcome, doubts, {word: (good[word], "", against[word]) for word in doubts})
        return True

    def said(self, kind: str, name: str, lying: Sequence[Word]) -> dict[int, list[Word]] | None:
        """What each seat says that has a word of others before it, each once; None where the record stops."""
        asked = {seat for seat in range(self.seats) if any(owner != seat for owner, _ in lying)}
        said: dict[int, list[Word]] = {}
        while len(said) < len(asked):
            if not self.next_kind:
                return None
            move, outcome, seat = self.turn(kind)
            need(seat in asked and seat not in said, f"seat {seat} is not asked")
            said[seat] = [(owner, index) for owner, index in move[name]]
            same(said[seat], sorted(set(said[seat])), "words in order, each once")
            for word in said[seat]:
                need(word in lying and word[0] != seat, f"{word} is no word of another")
            if len(said) < len(asked):
                same(outcome, {}, "outcome while others think")
        return said

    def looked_up(self, outcome: Json, doubts: dict[Word, int]) -> dict[Word, tuple[bool, str, list[int]]]:
        verdicts = outcome.get("facts", {}).get("verdicts", [])
        same(sorted(tuple(one["word"]) for one in verdicts), sorted(doubts), "words looked up")
        found = {}
        for one in verdicts:
            owner, index = one["word"]
            self.verdict((self.laid[owner] or [])[index], one["good"], one["why"])
            need(one["good"] or one["why"], "no reason why it is no word")
            found[owner, index] = (one["good"], one["why"], [])
            self.seen["challenges rejected" if one["good"] else "challenges upheld"] += 1
        return found

    def rule(
        self, outcome: Json, doubts: dict[Word, int], found: dict[Word, tuple[bool, str, list[int]]]
    ) -> None:
        ruled = []
        out_falls = False
        for word in sorted(doubts):
            (owner, index), (good, why, against) = word, found[word]
            meld = (self.laid[owner] or [])[index]
            ruled.append(
                {"owner": owner, "index": index, "by": doubts[word], "good": good, "meld": meld}
                | {"why": why, "against": against}
            )
            self.ruled.add(word)
            if not good:
                self.penalties[owner] += self.cards.worth(meld)
                self.fallen.add(word)
                out_falls |= owner == self.out
                self.seen["words voted down"] += self.options["words"] == "vote"
            elif self.options["words"] == "challenge":
                self.penalties[doubts[word]] += self.cards.worth(meld)
        self.seen["going-out words fallen"] += out_falls
        resumed = out_falls and self.options["false_out"] == "continues"
        facts = {"facts": outcome["facts"]} if "facts" in outcome else {}
        same(outcome, {**facts, "ruled": ruled, "resumed": resumed}, "challenges")
        if resumed:
            self.resume()

    def resume(self) -> None:
        """The bad words are set aside, the other cards go back to the hand, and the round goes on."""
        assert self.out is not None
        for index, meld in enumerate(self.laid[self.out] or ()):
            if (self.out, index) in self.fallen:
                self.aside.append(meld)
            else:
                self.hands[self.out] += meld
        self.fallen = {word for word in self.fallen if word[0] != self.out}
        # What the seat lays the next time are other words, which may be challenged.
        self.ruled = {word for word in self.ruled if word[0] != self.out}
        self.laid[self.out] = None
        self.out = None
        self.seen["rounds that went on"] += 1

    # Points

    def score(self, number: int) -> None:
        _, outcome, _ = self.turn("score", None)
        laid = [melds or [] for melds in self.laid]
        stand = [
            [meld for index, meld in enumerate(laid[seat]) if (seat, index) not in self.fallen]
            for seat in range(self.seats)
        ]
        both = self.seats > 2
        ch = self.options["ch"]
        lengths = [[_letters(meld, ch) for meld in melds] for melds in stand]
        most = self.best([len(melds) for melds in stand], both or self.options["bonus2"] == "words")
        longest = self.best(
            [max(one, default=0) for one in lengths], both or self.options["bonus2"] == "longest"
        )
        scores, facts = [], outcome.get("facts")
        at_home = {(*one["word"],): one["why"] for one in (facts or {}).get("agreed", ())}
        listed = []
        for seat in range(self.seats):
            whys = [at_home.get((seat, index), "") for index in range(len(laid[seat]))]
            listed.append([*map(self.listed, laid[seat], whys)])
            plus = sum(self.cards.worth(meld) for meld in stand[seat])
            minus, penalty = self.cards.worth(self.hands[seat]), self.penalties[seat]
            words, letters = 10 * (most == seat), 10 * (longest == seat)
            points = max(0, plus - minus) + words + letters - penalty
            if self.options["edition"] == "en":
                points = max(0, plus - minus + words + letters - penalty)
            scores.append(
                {"plus": plus, "minus": minus, "most": words, "longest": letters}
                | {"penalty": penalty, "points": points}
            )
            self.totals[seat] += points
            self.seen["negative rounds"] += points < 0
            self.seen["rounds at the floor"] += points == 0 and plus - minus + words + letters - penalty < 0
        told: Json = {} if facts is None else {"facts": facts}
        same(outcome, {**told, "round": number, "scores": scores, "totals": self.totals}, "score")
        if facts is not None and self.words is not None:
            same(facts["listed"], listed, "what is listed")
        self.seen["bonuses"] += (most is not None) + (longest is not None)

    def best(self, measures: Sequence[int], given: bool) -> int | None:
        """Who takes a bonus."""
        most = max(measures)
        if not given or not most:
            return None
        if measures.count(most) > 1:
            self.seen["bonuses tied"] += 1
            return None
        return measures.index(most)


def _letters(meld: Sequence[str], ch: int) -> int:
    word = "".join(meld)
    return len(word) if ch == 2 else len(word.replace("CH", "C"))


class Alone(Checked):
    """One player."""

    def check(self) -> None:
        cards = self.record["setup"]["deck"]
        self.cards.whole(cards)
        self.piles = [list(cards[6 * place : 6 * place + 6]) for place in range(8)]
        self.before: list[list[list[str]]] = []
        self.undos = 0
        self.over = False
        dead = self.record["setup"].get("more") is False
        if self.words is not None:
            same(not dead, self.any_word(), "whether the deal has a word")
        while self.next_kind:
            need(not self.over, "a move after the end")
            kind = self.next_kind
            need(kind in ALONE, f"no move {kind!r}")
            if dead:
                need(kind in ("undo", "end", "give_up"), "no word was possible any more")
            dead = getattr(self, f"do_{kind}")() is False
            self.seen[f"solo {kind}"] += 1
        result = self.record["result"]
        same(result["finished"], self.over, "finished")
        same(result["scores"], [self.left()], "score")
        if self.over:
            same(result["winners"], [0], "winners")
            self.seen["solo perfect"] += self.left() == 0

    def left(self) -> int:
        return sum(self.cards.worth(pile) for pile in self.piles)

    def must_fill(self) -> bool:
        return any(not pile for pile in self.piles) and any(len(pile) > 1 for pile in self.piles)

    def moved(self, outcome: Json, piles: list[list[str]], told: Json) -> bool:
        """What any word or refill brings; whether it goes on."""
        self.before.append(self.piles)
        turned = [[p, pile[0]] for p, pile in enumerate(piles) if pile and pile != self.piles[p]]
        self.piles = piles
        facts = outcome.get("facts")
        same(outcome, {**({"facts": facts} if facts else {}), **told, "turned": turned}, "move")
        self.over = not any(piles)
        more = facts is None or facts["more"]
        if self.over or self.must_fill():
            need(more, "it could have gone on")
        elif self.words is not None:
            same(more, self.any_word(), "whether a word is possible")
        return bool(more)

    def any_word(self) -> bool:
        """Whether the open cards spell a word."""
        lying = [pile[0] for pile in self.piles if pile]
        assert self.words is not None
        heads = _heads(self.words)
        stack: list[tuple[str, int, list[str]]] = [("", 0, lying)]
        while stack:
            word, count, free = stack.pop()
            size = count if self.options["min_word"] == "cards" else len(word)
            if size > 1 and word in self.words:
                return True
            for card in set(free):
                longer = word + card.lower()
                if longer in heads:
                    rest = list(free)
                    rest.remove(card)
                    stack.append((longer, count + 1, rest))
        return False

    def do_take(self) -> bool:
        move, outcome, _ = self.turn("take", 0)
        places = move["places"]
        need(self.options["solo_refill"] == "may" or not self.must_fill(), "an empty place had to be filled")
        need(len(set(places)) == len(places), "a card twice")
        need(all(self.piles[place] for place in places), "nothing lies there")
        meld = [self.piles[place][0] for place in places]
        self.long_enough(meld)
        self.verdict(meld, True, move.get("why", ""))
        piles = [pile[1:] if place in places else pile for place, pile in enumerate(self.piles)]
        return self.moved(outcome, piles, {"word": meld, "value": self.cards.worth(meld)})

    def do_refill(self) -> bool:
        move, outcome, _ = self.turn("refill", 0)
        place, source = move["place"], move["source"]
        need(not self.piles[place] and len(self.piles[source]) > 1, "no such refill")
        piles = list(self.piles)
        piles[place], piles[source] = piles[source][:1], piles[source][1:]
        return self.moved(outcome, piles, {})

    def do_undo(self) -> bool:
        _, outcome, _ = self.turn("undo", 0)
        need(self.before, "nothing to take back")
        self.piles = self.before.pop()
        self.undos += 1
        same(outcome, {"undos": self.undos}, "undo")
        return True

    def do_give_up(self) -> bool:
        return self.ended(self.turn("give_up", 0)[1])

    def do_end(self) -> bool:
        before = self.record["turns"][self.at - 1]["outcome"] if self.at else {}
        last = before.get("facts", {}) if self.at else self.record["setup"]
        need(last.get("more") is False, "ended although a word was possible")
        return self.ended(self.turn("end", None)[1])

    def ended(self, outcome: Json) -> bool:
        same(outcome, {"left": self.left()}, "end")
        self.over = True
        return True


_HEADS: dict[int, frozenset[str]] = {}


def _heads(words: Collection[str]) -> frozenset[str]:
    """All beginnings of words that eight cards could spell."""
    if id(words) not in _HEADS:
        short = [word for word in words if len(word) <= 16]
        _HEADS[id(words)] = frozenset(word[:n] for word in short for n in range(1, len(word) + 1))
    return _HEADS[id(words)]


def check(record: Json, words: Collection[str] | None, seen: Counter[str]) -> None:
    """Go through one record and count what happened in it. Raises Wrong."""
    same(record["format"], "slovohratky-record/1", "format")
    same(record["game"], "quiddler", "game")
    game = None
    try:
        game = (Alone if len(record["players"]) == 1 else Table)(record, words, seen)
        game.check()
    except Wrong as error:
        raise Wrong(f"turn {game.at - 1 if game else None}: {error}") from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise Wrong(f"turn {game.at - 1 if game else None}: not of the form: {error!r}") from error
    seen["games"] += 1
    seen["finished"] += record["result"]["finished"]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("records", nargs="+")
    parser.add_argument("--words", action="append", default=[], metavar="EDITION=FILE")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    lists = {}
    for text in given.words:
        edition, _, name = text.partition("=")
        lists[edition] = frozenset(Path(name).read_text(encoding="utf-8").split("\n")) - {""}
    seen: dict[str, Counter[str]] = {}
    wrong = []
    for name in given.records:
        for line, text in enumerate(Path(name).read_text(encoding="utf-8").splitlines(), 1):
            record = json.loads(text)
            edition = record["options"]["edition"]
            try:
                check(record, lists.get(edition), seen.setdefault(edition, Counter()))
            except Wrong as error:
                wrong.append(f"{name}: line {line}: {error}")
    if given.json:
        print(json.dumps({"seen": seen, "wrong": wrong}, ensure_ascii=False, indent=1))
    else:
        for edition, counts in seen.items():
            print(edition, *(f"  {what}: {count}" for what, count in sorted(counts.items())), sep="\n")
        print("\n".join(wrong) or "all records agree with the rules")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
