"""The course of a game for the stranger's check (RULES SK1 to SK3, SK8 to SK15, SK18 to SK21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Any

from .table import (
    BONUS,
    FROM_THE_FRONT,
    GROUPS,
    LETTERS,
    VALUE,
    Card,
    Cell,
    Json,
    Laid,
    group_points,
    need,
    place_of,
    same,
)

CHOICES: dict[str, Collection[Any]] = {
    "flex": ("ohebná", "klasická"),
    "words": ("auto", "challenge", "vote"),
    "first_bingo": ("rule", "example"),
    "opening_group": ("no", "yes"),
    "sides": ("separate", "single"),
    "exchange_short": ("limit", "forbid"),
    "fragment": ("on", "off"),
    "clear": ("auto", "off"),
    "challenge_cost": ("0", "turn"),
    "house": [",".join(some) for size in range(4) for some in combinations("123", size)],
    "target": (0, *range(200, 501)),
    "limit": (0, *range(10, 16)),
    "answer": (0, *range(5, 61)),
    "adviser": ("off", "on"),
}
OF_THE_HOUSEHOLD = {"household": True, "banned": False}


class Stopped(Exception):
    """The record ends in the middle of the game."""


class Stretch:
    """Time that is measured. last: of its latest event; claimed: the seat for which its clock stands."""

    def __init__(self, seconds: int) -> None:
        self.limit, self.last, self.running = 1000 * seconds, 0, False
        self.claimed: int | None = None

    def go_on(self, at: Any) -> None:
        need(type(at) is int and at >= self.last, "the time goes back")
        self.last = at


class Game:
    """One record, turn by turn."""

    def __init__(self, record: Json, words: Collection[str] | None, seen: Counter[str]) -> None:
        self.record, self.list, self.seen = record, words, seen
        self.options: Json = record["options"]
        same(set(self.options), set(CHOICES), "options")
        for name, value in self.options.items():
            need(value in CHOICES[name] and not isinstance(value, bool), f"option {name}={value!r}")
        self.seats = len(record["players"])
        need(2 <= self.seats <= (8 if self.options["target"] else 4), "number of players")
        self.at = 0
        self.table: dict[Cell, Card] = {}
        self.heap: list[str] = []
        self.scores = [0] * self.seats
        self.omitted = 0
        self.losing: set[int] = set()
        self.opened = self.over = False
        self.more: Json = {}
        """What else the outcome tells: turns lost, how the game was settled."""

    def check(self) -> None:
        self.set_up()
        try:
            while not self.over:
                self.turn()
                self.whole()
        except Stopped:
            pass
        same(self.at, len(self.record["turns"]), "number of turns")
        result = self.record["result"]
        same(result["finished"], self.over, "finished")
        same(result["scores"], self.scores, "scores")
        best = max(self.scores)
        winners = [seat for seat in range(self.seats) if self.scores[seat] == best] if self.over else []
        same(result["winners"], winners, "winners")
        self.seen["shared wins"] += len(winners) > 1
        self.seen["totals below nothing"] += min(self.scores) < 0

    def set_up(self) -> None:
        setup = self.record["setup"]
        same(set(setup), {"cuts", "first", "letters", "bonus"}, "set-up")
        need(len(setup["letters"]) == 100 and Counter(setup["letters"]) == LETTERS, "not the 100 cards")
        need(len(setup["bonus"]) == 20 and Counter(setup["bonus"]) == BONUS, "not the 20 bonus cards")
        cutting = list(range(self.seats))
        for cuts in setup["cuts"]:
            need(len(cutting) > 1, "somebody cut for nothing")
            same([seat for seat, _ in cuts], cutting, "who cuts")
            need(not Counter(card for _, card in cuts) - LETTERS, "cards that are not there were cut")
            nearest = min(FROM_THE_FRONT.index(card) for _, card in cuts)
            cutting = [seat for seat, card in cuts if FROM_THE_FRONT.index(card) == nearest]
        same([setup["first"]], cutting, "who begins")
        self.mover = cutting[0]
        letters = list(setup["letters"])
        self.hands = [letters[7 * seat : 7 * seat + 7] for seat in range(self.seats)]
        self.pile = letters[7 * self.seats :]
        self.bonus, self.pack = setup["bonus"][: self.seats], setup["bonus"][self.seats :]

    def whole(self) -> None:
        """All cards are somewhere."""
        held = [card for hand in self.hands for card in hand]
        lying = [card.held for card in self.table.values()]
        same(Counter([*held, *lying, *self.heap, *self.pile]), LETTERS, "all letter cards")
        same(Counter([*self.bonus, *self.pack]), BONUS, "all bonus cards")

    # The record

    @property
    def kind(self) -> str:
        """Of the next turn. Raises Stopped."""
        turns = self.record["turns"]
        if self.at >= len(turns):
            raise Stopped
        return str(turns[self.at]["move"]["type"])

    def next(self, seat: int | None, *fields: str, maybe: Sequence[str] = ()) -> tuple[Json, Json]:
        """Move and outcome of the next turn, which is this seat's and has these fields."""
        _ = self.kind
        turn = self.record["turns"][self.at]
        same(turn["seat"], seat, "seat")
        names = set(turn["move"]) - {"type"}
        need(set(fields) <= names <= {*fields, *maybe}, f"fields of the move: {sorted(names)}")
        self.at += 1
        self.more = {}
        return turn["move"], turn["outcome"]

    def wait(self, stretch: Stretch, may_claim: Collection[int] = (), first: bool = False) -> Json | None:
        """Events of the clock; the outcome where the time is up. first: the first card of a play lies."""
        while self.kind in ("pause", "resume", "time_up", "claim"):
            kind = self.kind
            need(stretch.claimed is None, "the clock stands")
            if kind == "claim":
                stretch.claimed = self.record["turns"][self.at]["seat"]
                need(stretch.claimed in may_claim, "no claim now")
                same(self.next(stretch.claimed)[1], {}, "claim")
                self.seen["claims"] += 1
                continue
            move, outcome = self.next(None, "at")
            need(stretch.limit and stretch.running is not (kind == "resume"), f"no {kind} now")
            stretch.go_on(move["at"])
            if kind == "time_up":
                need(not first and stretch.last >= stretch.limit, "the time was not up")
                return outcome
            stretch.running = kind == "resume"
            same(outcome, {}, kind)
        return None

    def others(self) -> list[int]:
        """Clockwise from the mover."""
        return [(self.mover + step) % self.seats for step in range(1, self.seats)]

    def verdict(self, word: str, good: bool, why: str) -> None:
        """The record's verdict is the list's, where not the household decided."""
        if why in OF_THE_HOUSEHOLD:
            same(good, OF_THE_HOUSEHOLD[why], "verdict of the household")
        elif self.list is not None:
            same(good, word.lower() in self.list, f"verdict on {word}")

    # A turn

    def turn(self) -> None:
        stretch, late, first = Stretch(self.options["limit"]), False, False
        while True:
            up = self.wait(stretch, first=first)
            if up is not None:
                late, stretch = True, Stretch(0)
                same(up, {}, "time up")
            if self.kind not in ("first", "take_back"):
                break
            kind = self.kind
            move, outcome = self.next(self.mover, "at")
            need(stretch.limit and first == (kind == "take_back"), f"no {kind} now")
            stretch.go_on(move["at"])
            if kind == "first":
                need(stretch.last <= stretch.limit, "the first card came too late")
                same(outcome, {}, "first card")
            else:
                late = stretch.last >= stretch.limit
                stretch = Stretch(0) if late else stretch
                same(outcome, {"lost": late}, "first card taken back")
                self.seen["first card taken back in time"] += not late
            first = kind == "first"
        self.seen["lost fast turns"] += late
        if self.kind == "exchange":
            self.seen["exchanges after the time"] += late
            self.exchange()
        elif self.kind == "pass":
            _, outcome = self.next(self.mover)
            self.omit()
            same(outcome, self.more, "pass")
            self.seen["passes"] += 1
        else:
            same(self.kind, "play", "kind of move")
            need(not late, "a play after the time")
            need(first == bool(self.options["limit"]), "the first card did not come first")
            self.play()

    def exchange(self) -> None:
        move, outcome = self.next(self.mover, "letters", "bonus")
        letters, bonus, hand = move["letters"], move["bonus"], self.hands[self.mover]
        need(letters or bonus is True, "nothing exchanged")
        short = len(self.pile) < 7
        most = 0 if short and self.options["exchange_short"] == "forbid" else len(self.pile)
        need(len(letters) <= most, "more letters exchanged than can be")
        facts: Json = outcome["facts"]
        told: Json = {"facts": facts}
        same(sorted(facts), ["bonus_pile"] * bool(bonus) + ["pile"] * bool(letters), "facts")
        if letters:
            drawn, rest = self.pile[: len(letters)], self.pile[len(letters) :]
            self.take(hand, letters)
            hand += drawn
            self.pile = self.shuffled(facts["pile"], [*rest, *letters])
            told["drawn"] = drawn
        if bonus:
            card = self.pack[0]
            self.pack = self.shuffled(facts["bonus_pile"], [*self.pack[1:], self.bonus[self.mover]])
            told["drawn_bonus"] = self.bonus[self.mover] = card
        self.omitted = 0
        self.pass_on()
        same(outcome, told | self.more, "exchange")
        self.seen["exchanges"] += 1
        self.seen["bonus cards exchanged"] += bool(bonus)
        self.seen["exchanges from a short pile"] += bool(short and letters)

    def take(self, hand: list[str], cards: Sequence[str]) -> None:
        for card in cards:
            need(card in hand, f"{card} is not in the hand")
            hand.remove(card)

    def shuffled(self, pile: Sequence[str], of: Sequence[str]) -> list[str]:
        same(Counter(pile), Counter(of), "the shuffled pile")
        return list(pile)

    def play(self) -> None:
        maybe = ("fragment", "premium", "group", "why")
        move, outcome = self.next(self.mover, "cards", maybe=maybe)
        laid = Laid(self.table, move, self.options)
        spent = [card.held for card in laid.new.values()]
        self.take(list(self.hands[self.mover]), spent)
        if self.options["words"] == "auto":
            whys = move.get("why", [""] * len(laid.claims))
            for word, why in zip(laid.claims, whys, strict=True):
                self.verdict(word.text, True, why)
        score = self.points(laid, move)
        same(outcome, {"words": [word.text for word in laid.words], "score": score}, "play")
        if self.options["words"] != "auto" and not self.accepted(laid):
            self.seen["plays taken back"] += 1
            return
        answers = self.answers(laid)
        self.write_down(laid, move, score, answers)
        self.count(laid, move)

    def points(self, laid: Laid, move: Json) -> Json:
        """Before any answer."""
        card, premium, group = self.bonus[self.mover], move.get("premium"), move.get("group")
        factor, own = 1, 0
        need(premium is None or not group, "two bonus cards")
        if "premium" in move:
            need(card in ("x2", "x3"), "no premium card")
            need(self.opened, "a premium card with the first word")
            premium = place_of(premium)
            need(
                any(premium in word.cells for word in laid.words), "the premium card names no card of a word"
            )
            factor = int(card[1])
        if "group" in move:
            need(group is True and card in GROUPS and group_points(card, laid.words), "no group card to play")
            need(self.opened or self.options["opening_group"] == "yes", "a group card with the first word")
            own = group_points(card, laid.words, self.options["house"])
        words = [
            sum(one.worth for one in word.cards) * (factor if premium in word.cells else 1)
            for word in laid.words
        ]
        bingo = 50 if len(laid.new) == 7 else 0
        first = not self.opened and (not bingo or self.options["first_bingo"] == "rule")
        return {"words": words, "first": first, "bingo": bingo, "own": own} | {
            "against": 0,
            "by": None,
            "gift": 0,
        }

    # Challenges and votes

    def said(self, kind: str, field: str, allowed: Collection[int]) -> tuple[dict[int, list[int]], Json]:
        """What each of the others says, and the outcome of the last of these turns."""
        said: dict[int, list[int]] = {}
        stretch = Stretch(self.options["answer"])
        while True:
            left = set(self.others()) - set(said)
            up = self.wait(stretch, left)
            if up is not None:
                self.seen["windows that closed by themselves"] += 1
                return {seat: said.get(seat, []) for seat in self.others()}, up
            same(self.kind, kind, "kind of move")
            seat = self.record["turns"][self.at]["seat"]
            need(seat in left, f"seat {seat} is not asked")
            move, outcome = self.next(seat, field)
            if stretch.claimed == seat:
                stretch.claimed = None
            said[seat] = move[field]
            same(said[seat], sorted(set(said[seat])), "words in order, each once")
            need(set(said[seat]) <= set(allowed), "no such word")
            if len(said) == self.seats - 1:
                return said, outcome
            same(outcome, {}, "outcome while others think")

    def accepted(self, laid: Laid) -> bool:
        """Whether the words stand; if not, the turn is over."""
        said, outcome = self.said("object", "words", range(len(laid.claims)))
        doubts: dict[int, list[int]] = {}
        for seat in self.others():
            for word in said[seat]:
                doubts.setdefault(word, []).append(seat)
        doubted = sorted(doubts)
        named: dict[int, Json] = {}
        for word in doubted:
            first, *also = doubts[word]
            named[word] = {"word": word, "by": first, **({"also": also} if also else {})}
            self.seen["words challenged by several"] += bool(also)
        told: Json = {}
        if self.options["words"] == "challenge":
            found = self.looked_up(laid, outcome, doubted) if doubts else {}
            told = {"facts": outcome["facts"]} if doubts else {}
        else:
            found = {}
            if doubts:
                same(outcome, {"doubts": list(named.values())}, "doubts")
                said, outcome = self.said("vote", "against", doubted)
            for word in doubted:
                against = sorted(seat for seat in said if word in said[seat])
                found[word] = {"good": 2 * len(against) <= self.seats - 1, "against": against}
                self.seen["words voted down"] += not found[word]["good"]
                self.seen["votes that were tied"] += 2 * len(against) == self.seats - 1
        ruled = [{**named[word], **found[word]} for word in doubted]
        good = all(one["good"] for one in ruled)
        if not good:
            self.omit()
        elif self.options["challenge_cost"] == "turn" and self.options["words"] == "challenge":
            self.losing.update(doubts[word][0] for word in doubted)
        same(outcome, {**told, "ruled": ruled, **self.more}, "challenges")
        return good

    def looked_up(self, laid: Laid, outcome: Json, doubted: Sequence[int]) -> dict[int, Json]:
        found = {}
        same(set(outcome["facts"]), {"verdicts"}, "facts")
        verdicts = outcome["facts"]["verdicts"]
        same([one["word"] for one in verdicts], list(doubted), "words looked up")
        for one in verdicts:
            self.verdict(laid.claims[one["word"]].text, one["good"], one["why"])
            need(one["good"] or one["why"], "no reason why it is no word")
            found[one["word"]] = {"good": one["good"], "why": one["why"]}
            self.seen["challenges rejected" if one["good"] else "challenges upheld"] += 1
            self.seen["joined parts challenged"] += one["word"] >= len(laid.words)
        return found

    # Group cards against the turn, and what is written down

    def answers(self, laid: Laid) -> dict[int, bool]:
        """Who plays a group card, and whether its points are added instead (house rule 1)."""
        found = {}
        for seat in self.others():
            up = self.wait(Stretch(self.options["answer"]), (seat,))
            if up is not None:
                same(up, {}, "time up")
                self.seen["windows that closed by themselves"] += 1
                continue
            same(self.kind, "answer", "kind of move")
            move, outcome = self.next(seat, "group", maybe=("add",))
            same(outcome, {}, "answer")
            if move["group"] is True:
                card = self.bonus[seat]
                need(card in GROUPS and group_points(card, laid.words), "no group card to play")
                found[seat] = move.get("add") is True
            else:
                same(move["group"], False, "answer")
            need("add" not in move or (found.get(seat) and "1" in self.options["house"]), "no adding")
        return found

    def answered(self, laid: Laid, score: Json, answers: Mapping[int, bool]) -> Json:
        """The score with the cards that were played against it."""
        house = self.options["house"]
        worth = {seat: group_points(self.bonus[seat], laid.words, house, against=True) for seat in answers}
        if not worth:
            return score
        most = max(worth.values())
        by = next(seat for seat in worth if worth[seat] == most)
        self.seen["minus cards"] += 1
        self.seen["several minus cards"] += len(worth) > 1
        if self.options["sides"] == "single" and score["own"]:
            self.seen["one side counts"] += 1
            if score["own"] >= most:
                return score
            score = {**score, "own": 0}
        self.seen["gifts"] += answers[by]
        return {**score, "by": by, "gift" if answers[by] else "against": most}

    def write_down(self, laid: Laid, move: Json, before: Json, answers: Mapping[int, bool]) -> None:
        _, outcome = self.next(None)
        same(self.record["turns"][self.at - 1]["move"], {"type": "record"}, "move")
        score = self.answered(laid, before, answers)
        gone = sorted(set(laid.all) - laid.stays, key=lambda cell: (cell[1], cell[0]))
        cards = [laid.all[cell].held for cell in gone]
        told: Json = {}
        if gone and self.options["target"]:
            same(set(outcome["facts"]), {"pile"}, "facts")
            told["facts"] = {"pile": outcome["facts"]["pile"]}
            self.pile = self.shuffled(outcome["facts"]["pile"], [*self.pile, *cards])
            self.seen["reshuffles"] += 1
        else:
            self.heap += cards
        self.table = {cell: card for cell, card in laid.all.items() if cell in laid.stays}
        total = sum(score["words"]) * (2 if score["first"] else 1) + score["bingo"]
        self.scores[self.mover] += total + score["own"] - score["against"]
        if score["by"] is not None:
            self.scores[score["by"]] += score["gift"]
        against = [[seat, self.bonus[seat]] for seat in answers]
        for seat in [self.mover] * ("premium" in move or "group" in move) + list(answers):
            self.pack.append(self.bonus[seat])
            self.bonus[seat] = self.pack.pop(0)
        hand = self.hands[self.mover]
        self.take(hand, [card.held for card in laid.new.values()])
        size = 7 - len(hand)
        drawn, self.pile = self.pile[:size], self.pile[size:]
        hand += drawn
        told |= {"seat": self.mover, "score": score, "removed": [list(cell) for cell in gone]}
        told |= {"drawn": drawn, "against": against}
        self.opened, self.omitted = True, 0
        if self.options["target"] and max(self.scores) >= self.options["target"]:
            self.over = True
            self.seen["ends by the target"] += 1
        elif not hand:
            self.settle(self.mover)
            self.seen["ends by the last card"] += 1
        else:
            self.pass_on()
        self.same_but_hands(outcome, told | self.more, "turn written down")

    def same_but_hands(self, found: Json, by_the_rules: Json, what: str) -> None:
        """No order of the cards in a hand is told."""
        same(_sorted_hands(found), _sorted_hands(by_the_rules), what)

    # Turns lost and the end

    def omit(self) -> None:
        self.omitted += 1
        if self.omitted == 2 * self.seats:
            self.settle(None)
            self.seen["ends by passes"] += 1
        else:
            self.pass_on()

    def pass_on(self) -> None:
        self.mover = (self.mover + 1) % self.seats
        if self.mover in self.losing:
            self.losing.remove(self.mover)
            self.more.setdefault("lost_turns", []).append(self.mover)
            self.seen["turns lost for a rejected challenge"] += 1
            self.omit()

    def settle(self, out: int | None) -> None:
        worth = [sum(VALUE[card] for card in hand) for hand in self.hands]
        points = [sum(worth) if seat == out else -worth[seat] for seat in range(self.seats)]
        self.more["settled"] = {"out": out, "hands": [list(hand) for hand in self.hands], "points": points}
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        self.over = True

    def count(self, laid: Laid, move: Json) -> None:
        """What was in a turn that was written down."""
        seen, premium = self.seen, "premium" in move
        seen["plays"] += 1
        seen["words"] += len(laid.words)
        seen["premium cards"] += premium
        seen["premium cards on an old card"] += premium and tuple(move["premium"]) in laid.old
        seen["own group cards"] += "group" in move
        seen["joined parts"] += laid.part is not None
        seen["bridges"] += laid.bridges()
        seen["bridges with a parallel word"] += laid.bridges() and len(laid.words) > 1
        seen["blanks"] += any(card.blank for card in laid.new.values())
        seen["blanks as Q or W"] += any(card.letter in "QW" for card in laid.new.values())
        seen["seven cards"] += len(laid.new) == 7
        seen["turns that cleared cards"] += len(laid.stays) < len(laid.all)


def _sorted_hands(outcome: Json) -> Json:
    settled = outcome.get("settled")
    if settled is None:
        return outcome
    return {**outcome, "settled": {**settled, "hands": [sorted(hand) for hand in settled["hands"]]}}
