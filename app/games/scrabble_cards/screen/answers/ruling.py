"""How challenges and votes came out: which words fell and why, and what follows (RULES SK15)."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.scrabble_cards.model import Observation, RuledWord, claims
from app.games.scrabble_cards.screen import texts as said
from app.games.scrabble_cards.screen.answers import texts
from app.games.scrabble_cards.screen.answers.asked import clockwise
from app.tabletop.asking import texts as asking_texts
from app.tabletop.asking.keys import AskedWord
from app.tabletop.asking.window import AskingWindow
from app.tabletop.context import ViewContext

MOST_TOLD = 2
"""So many words are told in the sentence; of more the list says enough."""


def falls(ruled: Sequence[RuledWord]) -> bool:
    return any(not one.good for one in ruled)


def challengers(ruled: Sequence[RuledWord], seen: Observation) -> tuple[int, ...]:
    """Everybody who has challenged a word, clockwise from the mover."""
    found = {seat for one in ruled for seat in (one.by, *one.also)}
    return tuple(seat for seat in clockwise(seen) if seat in found)


def concerns(ruled: Sequence[RuledWord], told: Sequence[int], people: Sequence[int]) -> bool:
    """Whether people want to read it in peace: it is about them, or several sit at the screen. told: seats
    that it names."""
    if len(people) > 1:
        return True
    about = {*told, *(seat for one in ruled for seat in one.against or ())}
    return bool(about & set(people))


def show_ruling(
    window: AskingWindow,
    context: ViewContext,
    seen: Observation,
    ruled: Sequence[RuledWord],
    asked: Sequence[int],
) -> str:
    """Write it into the window; gives what there is to be read. seen: with the play in question. asked: who
    challenged a word."""
    names = [look.name for look in context.seats]
    mover = seen.turn or 0
    by_word = {one.word: one for one in ruled}
    words = [word.text.lower() for word in claims(seen.placed())]
    shown = []
    for index, text in enumerate(words):
        one = by_word.get(index)
        note = "" if one is None else reason(one)
        shown.append(AskedWord(text, note=note, good=None if one is None else one.good))
    note = consequence(seen, ruled, names)
    headline = texts.verdict(fell=falls(ruled))
    told = [said.no_word(words[one.word], one.why) for one in ruled if not one.good and one.why is not None]
    parts = [texts.challengers([names[seat] for seat in asked]), *told[:MOST_TOLD], note]
    text = " ".join(part for part in parts if part)
    window.ask(headline, text, mover)
    window.show_words(shown, "flag")
    window.show_card(None)
    window.names.show_people(())
    window.offer(texts.go_on(), "chevron_right")
    window.show_clock(0, None)  # the question before may have had one
    return f"{headline} {text}"


def reason(one: RuledWord) -> str:
    """Under a word: why it stands or falls."""
    if one.against is not None:
        return asking_texts.against(len(one.against))
    if one.good:
        return texts.advised(good=True)
    return said.reason(one.why or "")


def consequence(seen: Observation, ruled: Sequence[RuledWord], names: Sequence[str]) -> str:
    """What follows for whom."""
    if falls(ruled):
        return texts.cards_back(names[seen.turn or 0])
    if seen.options.challenge_cost == "turn" and ruled[0].against is None:
        return texts.turn_lost([names[seat] for seat in sorted({one.by for one in ruled})])
    return texts.words_stand()
