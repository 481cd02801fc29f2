"""How each clause of Scrabble karty is broken to see if tests notice (``tests/games/broken_clauses.py``)."""

from __future__ import annotations

from tests.games.broken_clauses import Break

_CARDS, _GROUPS, _TABLE, _MODEL, _SCORING = (
    f"games/scrabble_cards/{name}.py" for name in ("cards", "groups", "table", "model", "scoring")
)
_RULES, _STATE, _TOLD, _PACKS, _PENDING = (
    f"games/scrabble_cards/rules/{name}.py" for name in ("__init__", "state", "redacted", "packs", "pending")
)
_POLICY, _ENGINE, _SECRET = "lexicon/policy.py", "engine/rules.py", "tabletop/closed.py"

_CLOSED = 'return options.words != "auto" and options.adviser == "off"'
_FEW = 'if len(seats) > FEW and not values.get("target"):'
_FIRST = 'first = not opened and not (bingo and options.first_bingo == "example")'
_SINGLE = 'if options.sides == "single" and found.own:'
_BEST = "best = max(worth, key=lambda seat: worth[seat])"
_AGAINST = "return replace(found, by=best, against=worth[best])"
_TIMES = "times if 2 in rules else min(times, 1)"
_BOTH = "return sum(found) if 3 in rules else max(found)"
_ADDING = "if best in adding:"
_FACTOR = "(factor if move.premium in word.cells else 1)"
_NAMED = "if not any(move.premium in word.cells for word in placed.words):"
_OPENER = 'if not seen.opened and seen.options.opening_group == "no":'
_WORTH = "return 0 if self.blank else VALUES[self.letter]"
_CROSSING = "for word in (main, *crossing) if len(word.cells) > 1]"
_KEEPS = "if len(cells & stays) > 1 and not cells <= stays:"
_CUT = "    if placed.cut is not None:\n        old ="
_AGREED = 'fragments, clearing = options.fragment == "on", options.clear == "auto"'
_REMOVED = 'return table.cleared(lying, self.placed) if self.options.clear == "auto" else []'
_DRAWN = "drawn, self.pile = self.pile[: HAND - len(hand)], self.pile[HAND - len(hand) :]"
_UNDER = "self.bonus_pile.append(self.bonus[seat])"
_STANDS = "if all(one.good for one in rulings):"
_COST = 'if self._options.challenge_cost == "turn" and self._phase is Phase.CHALLENGE:'
_MAJORITY = "pending.window.voted(self._count - 1)"
_FALLEN = "self._history.append(replace(fallen, challengers=pending.challengers))\n        self._omit()"
_OMITTED = "if self._omitted >= 2 * self._count:"
_EXCHANGED = "        self._omitted = 0\n        self._clear_turn()\n        self._pass_on()"
_REACHED = "if target and max(self._scores) >= target:"
_SHUFFLED = "_need_same(held, [*self.pile, *gone])\n            self.pile = list(held)"
_OUT = "elif not self._packs.hands[self._turn]:"
_SETTLED = "sum(held) if seat == self.out else -points"
_SHORT = 'if seen.options.exchange_short == "forbid" and seen.pile < HAND:'
_IN_TIME = "late = isinstance(move, First) and move.at > limit"
_TOO_LATE = "late = move.at >= self._options.limit * model.SECOND"

_CLAUSES = (
    Break("G1", _CARDS, 'VOWELS = frozenset("AÁEÉĚIÍOÓUÚŮYÝ")', 'VOWELS = frozenset("AEIOUY")'),
    Break("G2", _ENGINE, "if score == best))", "if score == best)[:1])"),
    Break("G3", _STATE, "(self._turn + 1) % self._count", "(self._turn - 1) % self._count"),
    Break("SK1", _CARDS, "(DOUBLE,) * 5, *(TRIPLE,) * 2", "(DOUBLE,) * 4, *(TRIPLE,) * 3"),
    Break("SK1", _MODEL, "SEATS = (2, 8)", "SEATS = (2, 9)"),
    Break("SK1", _MODEL, "FEW = 4", "FEW = 5"),
    Break("SK2", _RULES, '"letters": chance.shuffled(cards.letter_pack())', '"letters": cards.letter_pack()'),
    Break("SK2", _RULES, '"bonus": chance.shuffled(cards.bonus_pack())', '"bonus": cards.bonus_pack()'),
    Break("SK2", _PACKS, "list(letters[HAND * count :])", "list(letters[HAND * count + 1 :])"),
    Break("SK3", _CARDS, "ORDER = BLANK +", 'ORDER = "" +'),
    Break("SK3", _RULES, "best = min(", "best = max("),
    Break("SK3", _RULES, "drawing = first_of(found[-1])", "drawing = drawing[:1]"),
    Break("SK3", _RULES, "if drawing != [setup[", "if False and drawing != [setup["),
    Break("SK4", _TABLE, "if not table and len(cells) < 2:", "if not table and len(cells) < 1:"),
    Break("SK4", _SCORING, _FIRST, "first = False"),
    Break("SK4", _TABLE, "    raise IllegalMove(ScrabbleRefusal.TWO_LINES)", "    return ACROSS"),
    Break("SK5", _TABLE, "if table and not any(_joins(table, cell) for cell in cells):", "if False:"),
    Break("SK5", _TABLE, "if not set(cells) <= set(main.cells):", "if False:"),
    Break("SK5", _TABLE, _CROSSING, "for word in (main,) if len(word.cells) > 1]"),
    Break("SK6", _TABLE, _CROSSING, "for word in (main,) if len(word.cells) > 1]"),
    Break(
        "SK6",
        _TABLE,
        "crossing = [run(laid, cell, other) for cell in sorted(cells)]",
        "crossing = [run(laid, cell, other) for cell in main.cells]",
    ),
    Break("SK7", _CARDS, _WORTH, "return VALUES[self.letter]"),
    Break("SK7", _CARDS, '- {BLANK} | {"Q", "W"}', "- {BLANK}"),
    Break("SK7", _TABLE, "if cell in table or cells.count(cell) > 1:", "if cells.count(cell) > 1:"),
    Break("SK8", _CARDS, "BINGO = 50", "BINGO = 40"),
    Break(
        "SK8",
        _MODEL,
        "return sum(self.words) * (2 if self.first else 1) + self.bingo",
        "return (sum(self.words) + self.bingo) * (2 if self.first else 1)",
    ),
    Break("SK9", _SCORING, _FACTOR, "factor"),
    Break("SK9", _MODEL, _NAMED, "if False:"),
    Break(
        "SK9",
        _MODEL,
        "        if not seen.opened:\n            raise IllegalMove(ScrabbleRefusal.PREMIUM_FIRST)\n",
        "",
    ),
    Break("SK9", _CARDS, "TRIPLE: 3", "TRIPLE: 2"),
    Break("SK10", _GROUPS, _BOTH, "return sum(found)"),
    Break("SK10", _GROUPS, _TIMES, "times"),
    Break("SK10", _GROUPS, "return self.plus // 2", "return self.plus"),
    Break("SK10", _SCORING, _BEST, "best = min(worth, key=lambda seat: worth[seat])"),
    Break("SK10", _MODEL, _OPENER, "if False:"),
    Break(
        "SK10",
        _MODEL,
        "        if move.group and not usable:\n            raise IllegalMove(ScrabbleRefusal.NO_GROUP)\n",
        "",
    ),
    Break("SK10", _STATE, "for step in range(1, self._count))", "for step in range(self._count - 1, 0, -1))"),
    Break("SK10", _STATE, "early = self._phase in (Phase.CHALLENGE, Phase.VOTE) and", "early = False and"),
    Break("SK10", _TOLD, 'if kind == Play.type and seat != viewer and options.words != "auto":', "if False:"),
    Break("SK11", _PACKS, _UNDER, "self.bonus_pile.insert(0, self.bonus[seat])"),
    Break("SK11", _STATE, "for seat in [*used, *(seat for seat, _ in against)]:", "for seat in used:"),
    Break("SK11", _MODEL, "if move.premium is not None and move.group:", "if False:"),
    Break("SK12", _PACKS, "_need_same(pile, [*rest, *move.letters])", "pass"),
    Break("SK12", _PACKS, "self.hands[seat] += drawn", "pass"),
    Break("SK12", _MODEL, "return min(seen.pile, HAND)", "return HAND"),
    Break(
        "SK12",
        _PACKS,
        "chance.shuffled([*self.pile[len(move.letters) :], *move.letters])",
        "[*self.pile[len(move.letters) :], *move.letters]",
    ),
    Break("SK13", _STATE, _OMITTED, "if self._omitted >= self._count:"),
    Break("SK13", _STATE, _EXCHANGED, "        self._clear_turn()\n        self._pass_on()"),
    Break("SK13", _STATE, _FALLEN, _FALLEN.replace("self._omit()", "self._clear_turn(), self._pass_on()")),
    Break("SK14", _PACKS, _DRAWN, "drawn = self.pile[:0]"),
    Break("SK14", _STATE, "self._turn = (self._turn + 1) % self._count", "pass"),
    Break("SK15", _STATE, "if found.refused:", "if False:"),
    Break("SK15", _STATE, _STANDS, "if True:"),
    Break("SK15", _STATE, _FALLEN, _FALLEN.replace("self._omit()", "self._clear_turn()")),
    Break("SK15", _POLICY, '"scrabble-inflected": _words,', '"scrabble-inflected": _boggle,'),
    Break("SK16", _TABLE, "if len(part) < 2:", "if len(part) < 1:"),
    Break("SK16", _TABLE, "if first and last < len(line.cells):", "if False:"),
    Break("SK16", _TABLE, "not set(new) <= set(fragment) or", ""),
    Break(
        "SK16",
        _MODEL,
        "return placed.words if part is None else (*placed.words, part)",
        "return placed.words",
    ),
    Break(
        "SK16",
        _TABLE,
        "(clearing and kept(table, placed).isdisjoint({*cut.cells} - {*main.cells})):",
        "clearing:",
    ),
    Break("SK17", _TABLE, _KEEPS, _KEEPS.replace("> 1", "> 2")),
    Break("SK17", _TABLE, _KEEPS, _KEEPS.replace("> 1", "> 0")),
    Break("SK17", _TABLE, "                grown = True", "                grown = False"),
    Break("SK17", _TABLE, _CUT, _CUT.replace("placed.cut is not None", "False")),
    Break("SK17", _PENDING, _REMOVED, "return []"),
    Break("SK18", _STATE, _OUT, "elif False:"),
    Break("SK18", _MODEL, _SETTLED, "0 if seat == self.out else -points"),
    Break("SK18", _MODEL, _SETTLED, "sum(held) if seat == self.out else points"),
    Break("SK19", _SCORING, _ADDING, "if False:"),
    Break("SK19", _GROUPS, _TIMES, "min(times, 1)"),
    Break("SK19", _GROUPS, _BOTH, "return max(found)"),
    Break("SK20", _STATE, _REACHED, "if False:"),
    Break("SK20", _STATE, "if gone and self._options.target else", "if False else"),
    Break("SK20", _RULES, _FEW, "if False:"),
    Break("SK20", _MODEL, "*range(200, 501)", "*range(100, 601)"),
    Break("SK21", _MODEL, _IN_TIME, "late = False"),
    Break("SK21", _MODEL, "if seen.options.limit and seen.first_at is None:", "if False:"),
    Break("SK21", _STATE, _TOO_LATE, "late = False"),
    Break("SK21", _MODEL, "*range(10, 16)", "*range(5, 31)"),
    Break(
        "SK21", _MODEL, "isinstance(move, Play | First | TakeBack) and seen.phase is Phase.LATE:", "False:"
    ),
    Break("SK22", _CARDS, "Ž1·4 ?2·0", "Ž1·5 ?2·0"),
    Break("SK22", _CARDS, "A5·1 Á2·2", "A6·1 Á1·2"),
    Break("SK23", _GROUPS, '(Group(_in("CH"), 14)', '(Group(_in("CH"), 12)'),
    Break("SK23", _GROUPS, 'return "ccc" in flat', 'return "cccc" in flat'),
    Break("SK23", _GROUPS, "not one.blank and VALUES", "VALUES"),
    Break("SK24", _CARDS, "Č1·4 D3·1", "Č1·3 D3·1"),
    Break("SK24", _SCORING, _FIRST, "first = False"),
)

_REGISTER = (
    Break("S1", _CARDS, "Ř2·4", "Ř2·5"),
    Break("S2", _SCORING, _FIRST, "first = not opened and not bingo"),
    Break("S3", _MODEL, _OPENER, "if not seen.opened:"),
    Break("S3", _MODEL, _OPENER, "if False:"),
    Break(
        "S4",
        _STATE,
        "pending.answered(self._packs, opened=self._opened)",
        "pending.answered(self._packs, opened=bool(self._history))",
    ),
    Break("S5", _CARDS, "return BLANK if self.blank else self.letter", "return self.letter"),
    Break("S6", _MODEL, _NAMED, "if move.premium not in {cell for _, cell in move.cards}:"),
    Break("S7", _SCORING, _FACTOR, "(factor if move.premium == word.cells[1] else 1)"),
    Break("S8", _TABLE, _CROSSING, _CROSSING.replace("*crossing", "*crossing[:2]")),
    Break("S9", _MODEL, _AGREED, _AGREED.replace('options.fragment == "on"', "True")),
    Break("S10", _TABLE, _CUT, _CUT.replace("placed.cut is not None", "False")),
    Break("S11", _TABLE, _KEEPS, _KEEPS.replace("> 1", "> 2")),
    Break("S12", _PENDING, _REMOVED, "return []"),
    Break("S13", _TABLE, _CROSSING, _CROSSING.replace("> 1", "> 2")),
    Break(
        "S14",
        _TABLE,
        "main = run(laid, cells[0], step)\n    if not",
        "main = run({cell: card for card, cell in cells}, cells[0], step)\n    if not",
    ),
    Break("S15", _CARDS, "I4·1", "I4·2"),
    Break(
        "S16",
        _GROUPS,
        '"g01": (Group(_ends("I"), 10)',
        '"g01": (Group(lambda word: word[-1].letter in "IÍ", 10)',
    ),
    Break("S17", _SCORING, _SINGLE, "if found.own:"),
    Break("S18", _SCORING, _BEST, "best = next(iter(worth))"),
    Break("S19", _GROUPS, _BOTH, "return sum(found) if 3 in rules else found[-1]"),
    Break(
        "S20",
        _MODEL,
        "return self.laid + self.own - self.against",
        "return max(0, self.laid + self.own - self.against)",
    ),
    Break("S21", _MODEL, "if not move.letters and not move.bonus:", "if not move.letters:"),
    Break(
        "S21",
        _PACKS,
        "chance.shuffled([*self.bonus_pile[1:], self.bonus[seat]])",
        "[*self.bonus_pile[1:], self.bonus[seat]]",
    ),
    Break("S22", _MODEL, _SHORT, "if False:"),
    Break("S22", _MODEL, "return min(seen.pile, HAND)", "return HAND"),
    Break("S23", _STATE, _FALLEN, _FALLEN.replace("self._omit()", "self._clear_turn(), self._pass_on()")),
    Break("S23", _STATE, _EXCHANGED, "        self._clear_turn()\n        self._pass_on()"),
    Break("S24", _STATE, "self._settle(None)", "self._settle(self._turn)"),
    Break("S25", _STATE, _COST, "if self._phase is Phase.CHALLENGE:"),
    Break("S25", _STATE, _COST, 'if self._options.challenge_cost == "turn":'),
    Break("S26", _MODEL, "FEW = 4", "FEW = 3"),
    Break("S27", _SCORING, "if len(move.cards) == HAND == size else 0", "if len(move.cards) == size else 0"),
    Break("S28", _GROUPS, '(Group(_in("RO"), 12)', '(Group(_in("RO"), 14)'),
    Break("S29", _STATE, "self._scores[found.by] += found.gift", "pass"),
    Break(
        "S29",
        _SCORING,
        "return replace(found, by=best, gift=worth[best])",
        "return replace(found, by=best, gift=worth[best], against=worth[best])",
    ),
    Break("S30", _SCORING, _AGAINST, "return replace(found, by=best, against=sum(worth.values()))"),
    Break("S31", _PACKS, _SHUFFLED, "self.pile += gone"),
    Break("S31", _STATE, _REACHED, "if target and max(self._scores) >= target and self._turn == 1:"),
    Break("S32", _STATE, _OMITTED, "if self._omitted >= 2 * self._count and not self._options.target:"),
    Break("S33", _STATE, '"late" if self._phase is Phase.LATE else "pass"', '"pass"'),
    Break("S34", _POLICY, '"scrabble-classic": _classic,', '"scrabble-classic": _words,'),
    Break("S35", _RULES, "if cards.ORDER.index(card) == best]", "if cards.ORDER.index(card) - best < 2]"),
    Break("S36", _PENDING, "self.placed.table[cell].card for", "self.placed.table[cell].letter for"),
    Break("S37", _CARDS, _WORTH, "return VALUES[self.letter]"),
)

_OPTIONS = (
    Break("flex=ohebná", _POLICY, '"scrabble-inflected": _words,', '"scrabble-inflected": _classic,'),
    Break("flex=klasická", _POLICY, '"scrabble-classic": _classic,', '"scrabble-classic": _words,'),
    Break("words=auto", _STATE, "if found.refused:", "if False:"),
    Break("words=challenge", _STATE, _STANDS, "if True:"),
    Break("words=vote", _STATE, _MAJORITY, "pending.window.voted(self._count - 2)"),
    Break("words=vote", _STATE, 'if self._options.words == "vote" and window.found:', "if False:"),
    Break("first_bingo=rule", _SCORING, _FIRST, "first = not opened and not bingo"),
    Break("first_bingo=example", _SCORING, _FIRST, "first = not opened"),
    Break("opening_group=no", _MODEL, _OPENER, "if False:"),
    Break("opening_group=yes", _MODEL, _OPENER, "if not seen.opened:"),
    Break("sides=separate", _SCORING, _SINGLE, "if found.own:"),
    Break("sides=single", _SCORING, _SINGLE, "if False:"),
    Break("sides=single", _SCORING, "if found.own >= worth[best]:", "if True:"),
    Break("exchange_short=limit", _MODEL, "return min(seen.pile, HAND)", "return HAND"),
    Break("exchange_short=forbid", _MODEL, _SHORT, "if False:"),
    Break("fragment=on", _MODEL, _AGREED, _AGREED.replace('options.fragment == "on"', "False")),
    Break("fragment=off", _MODEL, _AGREED, _AGREED.replace('options.fragment == "on"', "True")),
    Break("clear=auto", _PENDING, _REMOVED, "return []"),
    Break("clear=off", _PENDING, _REMOVED, "return table.cleared(lying, self.placed)"),
    Break("clear=off", _MODEL, _AGREED, _AGREED.replace('options.clear == "auto"', "True")),
    Break("challenge_cost=0", _STATE, _COST, "if self._phase is Phase.CHALLENGE:"),
    Break("challenge_cost=turn", _STATE, _COST, "if False:"),
    Break("adviser=off", _SECRET, _CLOSED, "return False"),
    Break("adviser=on", _SECRET, _CLOSED, 'return options.words != "auto"'),
    Break("target=0", _RULES, _FEW, "if False:"),
    Break("target=200", _STATE, _REACHED, "if False:"),
    Break("limit=10", _MODEL, _IN_TIME, "late = False"),
    Break("answer=20", _MODEL, "return options.answer if phase in", "return 0 if phase in"),
    Break("house=1", _SCORING, _ADDING, "if False:"),
    Break("house=2", _GROUPS, _TIMES, "min(times, 1)"),
    Break("house=3", _GROUPS, _BOTH, "return max(found)"),
)

BREAKS = (*_CLAUSES, *_REGISTER, *_OPTIONS)
