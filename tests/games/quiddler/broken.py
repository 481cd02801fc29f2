"""How each clause of Quiddler is broken to see if its tests notice (``tests/games/broken_clauses.py``)."""

from __future__ import annotations

from tests.games.broken_clauses import Break

_DECK, _MODEL, _SCORING = (f"games/quiddler/{name}.py" for name in ("deck", "model", "scoring"))
_RULES, _TABLE, _SOLO = (f"games/quiddler/rules/{name}.py" for name in ("__init__", "table", "solo"))
_SHUFFLED, _SOLO_MODEL = "games/quiddler/rules/shuffled.py", "games/quiddler/solo_model.py"
_WORDS, _CLOSED = "games/quiddler/words.py", "games/quiddler/screen/closed.py"
_POLICY, _ENGINE, _SECRET = "lexicon/policy.py", "engine/rules.py", "tabletop/closed.py"

_CLAUSES = (
    Break("G1", _DECK, "U3·3 Ú1·11 Ů1·7", "U3·3 Ú1·3 Ů1·3"),
    Break("G2", _ENGINE, "if score == best))", "if score == best)[:1])"),
    Break(
        "G3",
        _TABLE,
        "self._turn = (self._dealer + 1) % self._count",
        "self._turn = (self._dealer - 1) % self._count",
    ),
    Break(
        "G3",
        _TABLE,
        "left = self._with_cards(self._clockwise(self._turn)) if",
        "left = self._with_cards(self._clockwise(self._turn)[::-1]) if",
    ),
    Break("QD1", _MODEL, "SEATS = (1, 8)", "SEATS = (1, 9)"),
    Break("QD1", _TABLE, "self._scores[seat] += score.points", "self._scores[seat] = score.points"),
    Break("QD2", _DECK, "Á2·3 B2·5", "Á1·3 B3·5"),
    Break("QD2", _DECK, "QU2·9", "QU2·10"),
    Break("QD2", _SHUFFLED, "if Counter(cards) != Counter(", "if len(cards) != len("),
    Break("QD3", _DECK, '{"cz": 4, "en": 3}', '{"cz": 3, "en": 3}'),
    Break("QD3", _TABLE, "(self._first_dealer + max(self._round, 1) - 1)", "self._first_dealer"),
    Break("QD3", _SHUFFLED, "-(seats[seat].age or 0)", "seats[seat].age or 0"),
    Break(
        "QD3",
        _TABLE,
        "self._discard, self._pile = [rest[0]], list(rest[1:])",
        "self._discard, self._pile = [], list(rest)",
    ),
    Break(
        "QD4",
        _MODEL,
        "lacking = deck.missing([move.discard, *_cards(move.words)], seen.hand)",
        "lacking = deck.missing(_cards(move.words), seen.hand)",
    ),
    Break(
        "QD4",
        _TABLE,
        "self._pile.pop(0) if own else self._discard.pop()",
        "self._pile.pop(0) if own else self._discard.pop(0)",
    ),
    Break(
        "QD4",
        _MODEL,
        "        if seen.phase is not Phase.DRAW:\n"
        "            raise IllegalMove(Refusal.NOT_NOW, phase=seen.phase)\n",
        "",
    ),
    Break("QD5", _TABLE, "if own and not self._pile:", "if own and len(self._pile) == 1:"),
    Break(
        "QD5",
        _TABLE,
        "self._pile, self._discard = list(shuffled), []",
        "self._pile, self._discard = list(shuffled), self._discard",
    ),
    Break(
        "QD5",
        _TABLE,
        'return {"pile": chance.shuffled(self._discard)}',
        'return {"pile": list(self._discard)}',
    ),
    Break("QD6", _MODEL, "if move.words and left and not seen.last_turns:", "if False:"),
    Break("QD6", _TABLE, "goes_out = bool(move.words) and self._out is None", "goes_out = False"),
    Break(
        "QD7",
        _TABLE,
        "self._with_cards(self._clockwise(turn)[:-1])",
        "self._with_cards(self._clockwise(turn)[:-2])",
    ),
    Break("QD7", _MODEL, "if move.words and left and not seen.last_turns:", "if move.words and left:"),
    Break("QD8", _MODEL, "    if size < 2:", "    if size < 1:"),
    Break("QD8", _TABLE, "if found.refused:", "if False:"),
    Break("QD8", _POLICY, '"quiddler": _words,', '"quiddler": _boggle,'),
    Break("QD9", _TABLE, "self._penalties[owner] += worth", "pass"),
    Break("QD9", _TABLE, "self._penalties[by] += worth", "pass"),
    Break("QD9", _TABLE, "self._fallen.append((owner, index))", "pass"),
    Break(
        "QD9",
        _MODEL,
        "        if word[0] == seen.seat:\n            raise IllegalMove(QuiddlerRefusal.OWN_WORD)\n",
        "",
    ),
    Break(
        "QD9", _TABLE, "if kind in (Challenge.type, Vote.type) and seat != viewer and not seen:", "if False:"
    ),
    Break(
        "QD10",
        _SCORING,
        "points = max(0, plus - minus) + bonus - penalty",
        "points = plus - minus + bonus - penalty",
    ),
    Break(
        "QD10",
        _SCORING,
        "points = max(0, plus - minus + bonus - penalty)",
        "points = max(0, plus - minus) + bonus - penalty",
    ),
    Break("QD10", _SCORING, "            deck.value(edition, held[seat]),\n", "            0,\n"),
    Break("QD11", _SCORING, "BONUS = 10", "BONUS = 5"),
    Break("QD11", _SCORING, "if best and measures.count(best) == 1 else None", "if best else None"),
    Break(
        "QD11",
        _DECK,
        'word = "".join(meld)\n    return len(word)',
        'word = "".join(meld)\n    return len(meld)',
    ),
    Break(
        "QD12",
        _TABLE,
        "return self._round == len(deck.hand_sizes(self._options.edition))",
        "return self._round + 1 == len(deck.hand_sizes(self._options.edition))",
    ),
    Break("QD13", _SOLO_MODEL, "DEPTH = 6", "DEPTH = 5"),
    Break("QD13", _SOLO_MODEL, "if size > 1)", "if size > 0)"),
    Break("QD13", _SOLO_MODEL, "        raise IllegalMove(SoloRefusal.REFILL_FIRST)\n", "        pass\n"),
    Break("QD13", _SOLO_MODEL, "if len(set(places)) < len(places):", "if False:"),
    Break("QD13", _SOLO, "piles[move.source] = piles[move.source][1:]", "pass"),
    Break("QD13", _SOLO, 'return {} if self._goes_on(self._after(move)) else {"more": False}', "return {}"),
    Break("QD14", _DECK, "VL1·8", "VL1·7"),
    Break("QD14", _DECK, "Z2·14 QU2·9", "Z2·13 QU2·9"),
)

_REGISTER = (
    Break("D1", _DECK, '"LY": "LY1·7"', '"LY": "LY1·9"'),
    Break("D2", _DECK, "V2·11 W2·10", "V2·11 W1·10"),
    Break("D3", _DECK, "P3·3 R4·3 Ř2·6", "P3·3 Q1·9 R3·3 Ř2·6"),
    Break("D4", _DECK, "Ó1·14", "Ó1·13"),
    Break("D5", _DECK, "_LAST_HAND = 10", "_LAST_HAND = 9"),
    Break("D6", _RULES, '"letters" if values.get("edition") == "en" else "cards"', '"cards"'),
    Break(
        "D7",
        _TABLE,
        'if self._options.words == "auto" or self._options.challenge_at == "laying":',
        'if self._options.words == "auto" or self._options.challenge_at == "end":',
    ),
    Break("D8", _TABLE, "                self._hands[out] += meld\n", "                pass\n"),
    Break(
        "D8",
        _RULES,
        'if values.get("false_out") == "continues" and values.get("challenge_at") != "laying":',
        "if False:",
    ),
    Break(
        "D9",
        _SCORING,
        "points = max(0, plus - minus) + bonus - penalty",
        "points = max(0, plus - minus + bonus - penalty)",
    ),
    Break(
        "D10",
        _SCORING,
        "points = max(0, plus - minus + bonus - penalty)",
        "points = max(0, max(0, plus - minus) + bonus - penalty)",
    ),
    Break(
        "D11",
        _TABLE,
        "words = scoring.standing(self._laid, self._fallen)",
        "words = scoring.standing(self._laid, ())",
    ),
    Break("D8", _TABLE, "if self._hands[seat] or self._version == 1]", "]"),
    Break("D12", _TABLE, "if self._version == 1 else self._clockwise(start)", ""),
    Break("D12", _TABLE, "for step in range(1, self._count + 1)]", "for step in range(self._count)]"),
    Break(
        "D13",
        _TABLE,
        "self._window.voted(self._count - 1)",
        "self._window.voted(self._count - 2)",
    ),
    Break("D13", _TABLE, 'elif self._options.words == "challenge":', "else:"),
    Break(
        "D14",
        _TABLE,
        'return {"pile": chance.shuffled(self._discard)}',
        'return {"pile": chance.shuffled(self._discard[:-1])}',
    ),
    Break(
        "D15",
        _MODEL,
        "lacking = deck.missing([move.discard, *_cards(move.words)], seen.hand)",
        "lacking = deck.missing(_cards(move.words), seen.hand)",
    ),
    Break(
        "D16",
        _MODEL,
        "if move.words and left and not seen.last_turns:",
        "if not move.words and not seen.last_turns:",
    ),
    Break("D17", _DECK, 'word.count("CH") if ch == 1 else 0', 'word.count("CH") if ch == 2 else 0'),
    Break("D18", _SCORING, "if best and measures.count(best) == 1 else None", "if best else None"),
    Break(
        "D19",
        _SCORING,
        'return seats > 2 or bonus2 == "words", seats > 2 or bonus2 == "longest"',
        "return True, True",
    ),
    Break("D20", _CLOSED, 'if seen.options.lookup == "off":', "if False:"),
    Break("D21", _POLICY, '    "quiddler": _words,', '    "quiddler": _boggle,'),
    Break(
        "D22",
        _SOLO,
        "return Result(self.scores(), (0,)) if self._over else None",
        "return Result((-self.scores()[0],), (0,)) if self._over else None",
    ),
    Break("D23", _SOLO, "for pile in self._piles),)", "for pile in [one[:1] for one in self._piles]),)"),
    Break("D24", _SOLO, 'self._options.solo_refill == "must" and', 'self._options.solo_refill == "may" and'),
    Break("D25", _SOLO, "return End() if self._phase is SoloPhase.STUCK else None", "return None"),
    Break(
        "D25",
        _RULES,
        "if opens_with_a_word(cards, Options(**options), self.judge)",
        "if True",
    ),
    Break("D26", _SHUFFLED, "-(seats[seat].age or 0), seat", "-(seats[seat].age or 0), -seat"),
    Break("D27", _ENGINE, "if score == best))", "if score == best)[:1])"),
)

_OPTIONS = (
    Break(
        "edition=cz",
        _SCORING,
        "points = max(0, plus - minus) + bonus - penalty",
        "points = plus - minus + bonus - penalty",
    ),
    Break(
        "edition=en",
        _SCORING,
        "points = max(0, plus - minus + bonus - penalty)",
        "points = plus - minus + bonus - penalty",
    ),
    Break("words=challenge", _TABLE, "[found[owner, index].good for", "[not found[owner, index].good for"),
    Break("words=auto", _TABLE, "if found.refused:", "if False:"),
    Break("words=vote", _TABLE, 'if self._options.words == "vote" and window.found:', "if False:"),
    Break("ly=LÝ", _DECK, '"LÝ": "LÝ1·9"', '"LÝ": "LÝ1·8"'),
    Break("ly=LY", _DECK, '"LY": "LY1·7"', '"LY": "LÝ1·7"'),
    Break(
        "min_word=cards",
        _MODEL,
        'if options.min_word == "cards" else deck.length(meld)',
        'if options.edition == "cz" else deck.length(meld)',
    ),
    Break(
        "min_word=letters",
        _MODEL,
        'if options.min_word == "cards" else deck.length(meld)',
        'if options.edition == "cz" else deck.length(meld)',
    ),
    Break("challenge_at=end", _TABLE, "self._open_window(range(self._count))", "self._phase = Phase.SCORE"),
    Break("challenge_at=laying", _TABLE, "if move.words and challenged:", "if False:"),
    Break(
        "false_out=stands",
        _TABLE,
        'if self._options.false_out != "continues" or out is None',
        "if out is None",
    ),
    Break(
        "false_out=continues",
        _TABLE,
        'if self._options.false_out != "continues" or out is None',
        "if True or out is None",
    ),
    Break(
        "false_out=continues", _TABLE, "return all(len(hand) < least for hand in self._hands)", "return False"
    ),
    Break("ch=2", _DECK, 'word.count("CH") if ch == 1 else 0', 'word.count("CH")'),
    Break("ch=1", _DECK, 'word.count("CH") if ch == 1 else 0', "0"),
    Break("ch=1", _TABLE, "bonus2=options.bonus2, ch=options.ch", "bonus2=options.bonus2"),
    Break("bonus2=words", _SCORING, 'return seats > 2 or bonus2 == "words",', "return seats > 2,"),
    Break("bonus2=longest", _SCORING, 'seats > 2 or bonus2 == "longest"', "seats > 2"),
    Break("bonus2=longest", _TABLE, "bonus2=options.bonus2, ch=options.ch", "ch=options.ch"),
    Break(
        "lookup=waiting", _CLOSED, "if seen.seat is not None and seen.seat == seen.turn and", "if False and"
    ),
    *(
        Break(f"settling={turns}", _MODEL, "self.had < self.options", "self.had + 1 < self.options")
        for turns in (1, 2, 3)
    ),
    Break("settling=0", _MODEL, "self.had < self.options", "self.had <= self.options"),
    Break("lookup=off", _CLOSED, 'if seen.options.lookup == "off":', "if False:"),
    Break("solo_refill=must", _SOLO, 'self._options.solo_refill == "must" and', "False and"),
    Break("solo_refill=may", _SOLO, 'self._options.solo_refill == "must" and', "True and"),
    Break(
        "adviser=off", _SECRET, 'return options.words != "auto" and options.adviser == "off"', "return False"
    ),
    Break(
        "adviser=on",
        _SECRET,
        'return options.words != "auto" and options.adviser == "off"',
        'return options.words != "auto"',
    ),
)

BREAKS = (*_CLAUSES, *_REGISTER, *_OPTIONS)
