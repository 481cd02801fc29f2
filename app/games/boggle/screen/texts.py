"""Sentences of the table: what the board asks for and what it answers to a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from app.games.boggle.model import BoggleRefusal, Entry, Observation, Options, Phase, Verdict
from app.games.boggle.screen.results import texts as results_texts
from app.widgets import writing

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Answer:
    """What to say about a word: kind of message (`app.widgets.toast`), sentence, and how the dice look."""

    kind: str
    text: str
    dice: str


def words_unit(count: int) -> str:
    """The noun under a number of words."""
    return writing.unit(results_texts.words(count), count)


def subtitle(observation: Observation) -> str:
    """Which round it is and when the game ends."""
    options = observation.options
    if options.target:
        text = translate("BoggleTable", "round {number}, playing to {target} points")
        return text.format(number=observation.number, target=options.target)
    text = translate("BoggleTable", "round {number} {of} {rounds}")
    of = results_texts.preposition(options.rounds)
    return text.format(number=observation.number, of=of, rounds=options.rounds)


def accepted(entry: Entry, observation: Observation, *, coarse: bool = False) -> Answer:
    """An entry of one's own that has just been written; a coarse word counts without green dice."""
    if entry.verdict is not Verdict.UNKNOWN:
        alone = observation.seats == 1
        text = (
            translate("BoggleTable", "+1")
            if alone
            else translate("BoggleTable", "+1, unless others find it too")
        )
        return Answer("info", text, "") if coarse else Answer("ok", text, "ok")
    why = results_texts.reason(entry)
    if observation.options.words == "vote":
        text = translate("BoggleTable", "{reason}; after the round you can nominate it").format(reason=why)
        return Answer("info", text, "bad")
    return Answer("refused", why, "bad")


def refused(why: StrEnum, options: Options) -> Answer:
    """A word that was not taken at all."""
    if why is BoggleRefusal.DUPLICATE:
        return Answer("duplicate", translate("BoggleTable", "you have it already"), "dup")
    if why is BoggleRefusal.SHORT:
        text = translate("BoggleTable", "is too short, it takes {letters} at least")
        return Answer("refused", text.format(letters=results_texts.letters(options.min_len)), "bad")
    sentences: dict[StrEnum, str] = {
        BoggleRefusal.NO_PATH: translate("BoggleTable", "is not on the board"),
        BoggleRefusal.LONG: translate("BoggleTable", "is longer than the board"),
        BoggleRefusal.CHARACTERS: translate("BoggleTable", "only letters of the Czech alphabet, please"),
        BoggleRefusal.TOO_LATE: translate("BoggleTable", "came too late"),
        BoggleRefusal.PAUSED: translate("BoggleTable", "not while the clock stands"),
        BoggleRefusal.NOT_WRITING: translate("BoggleTable", "you have finished this round"),
    }
    return Answer("refused", sentences.get(why, translate("BoggleTable", "not now")), "bad")


def refusal(why: StrEnum) -> str:
    """Why a move that is no word was not taken, as a sentence; empty where there is none."""
    sentences: dict[StrEnum, str] = {
        BoggleRefusal.NOT_SHAKER: translate("BoggleTable", "Somebody else shakes this time."),
        BoggleRefusal.NOT_WRITING: translate("BoggleTable", "You have finished this round."),
        BoggleRefusal.TOO_LATE: translate("BoggleTable", "Time was up."),
        BoggleRefusal.PAUSED: translate("BoggleTable", "Not while the clock stands."),
        BoggleRefusal.NO_SUCH_WORD: translate("BoggleTable", "There is nothing to vote about."),
        BoggleRefusal.NOT_A_PERSON: translate("BoggleTable", "Only people vote."),
    }
    return sentences.get(why, "")


def clock_caption(observation: Observation) -> str:
    """The line below the clock's digits."""
    if observation.phase is Phase.SHAKE:
        return translate("BoggleTable", "starts after the shake")
    if observation.limit is None:
        return translate("BoggleTable", "no limit")
    return translate("BoggleTable", "left in this round")


def shake_note(name: str, *, own: bool, person: bool) -> str:
    """What the strip says before the shake."""
    if own:
        return translate("BoggleTable", "Grab the box and shake it, or hold Space")
    if person:
        return translate("BoggleTable", "{name} shakes the box").format(name=name)
    return translate("BoggleTable", "{name} is about to shake").format(name=name)


def waiting_note(observation: Observation) -> str:
    """What the strip says while nobody writes in it."""
    if observation.options.entry == "paper":
        return translate("BoggleTable", "Everybody writes on paper.")
    if observation.seat is None:
        return translate("BoggleTable", "The computers are looking for words.")
    return translate("BoggleTable", "You have finished; the others are still writing.")


def others_follow(observation: Observation) -> bool:
    """Whether somebody writes on the same board after the one at the screen."""
    return observation.phase in (Phase.READY, Phase.PLAY) and bool(observation.waiting)


def end_label(observation: Observation | None) -> str:
    """The button that ends the round, or only one's own part of it."""
    if observation is not None and others_follow(observation):
        return translate("BoggleTable", "I have finished")
    return translate("BoggleTable", "End the round")


def ask_ending(observation: Observation) -> str:
    """The question before that."""
    if others_follow(observation):
        return translate("BoggleTable", "Have you finished?")
    return translate("BoggleTable", "End the round now?")


def what_ending_means(observation: Observation, names: Sequence[str]) -> str:
    """What the question about ending the round explains; names of the seats."""
    if observation.options.entry == "paper":
        return translate("BoggleTable", "Pens down: next you will type or tick the words you have written.")
    alone = translate("BoggleTable", "You cannot add any more words on this board.")
    if others_follow(observation):
        after = translate("BoggleTable", "{sentence} It is {name}'s turn then.")
        return after.format(sentence=alone, name=names[observation.waiting[0]])
    if all(seat in observation.people or seat in observation.finished for seat in observation.writers):
        if len(observation.people) < 2:
            return alone
        opened = translate("BoggleTable", "{sentence} Everybody has played, so the results come then.")
        return opened.format(sentence=alone)
    return translate("BoggleTable", "The others finish looking on their own; you cannot add any more words.")
