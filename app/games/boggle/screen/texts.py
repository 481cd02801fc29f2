"""Sentences of Boggle's screen: what the board asks for and answers, what the results say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject

from app.engine.errors import IllegalMove, Refusal
from app.games.boggle.board import SIDE
from app.games.boggle.model import BoggleRefusal, Hinted, Observation, Options, Phase, ScoredWord, WordVerdict
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.rounds import texts as round_texts
from app.widgets import writing
from app.widgets.names import in_number, in_number_of, listed

translate = QCoreApplication.translate


class BoggleCounts(QObject):
    """Texts with a number in them: lupdate sees their plural forms only in `tr` of a QObject."""

    def hints(self, number: int) -> str:
        return self.tr("%n hints", "", number)

    def unknown(self, number: int) -> str:
        return self.tr("The dictionary lacks %n words", "", number)

    def show_all(self, number: int) -> str:
        return self.tr("Show all %n", "", number)

    def show_common(self, number: int) -> str:
        return self.tr("Only the common %n", "", number)


_counted = BoggleCounts()
unknown = _counted.unknown
show_all = _counted.show_all
show_common = _counted.show_common


# The table -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class WordMessage:
    """What to say about a word: kind of message (`widgets.sheets.toast`), sentence, and how the dice look."""

    kind: str
    text: str
    dice: str


def words_unit(count: int) -> str:
    """The noun under a number of words."""
    return writing.unit(phrases.words(count), count)


def subtitle(observation: Observation) -> str:
    """Which round it is and when the game ends."""
    options = observation.options
    if options.target:
        text = translate("BoggleTable", "round {number}, playing to {target} points")
        return text.format(number=observation.number, target=options.target)
    text = translate("BoggleTable", "round {number} of {rounds}")
    return writing.flowing(text.format(number=observation.number, rounds=options.rounds))


LONG = 5
"""A child's word of so many letters is a great one."""


def praise(entry: ScoredWord, observation: Observation) -> str:
    """What a child hears of a good word."""
    if len(entry.word) >= LONG:
        return translate("BoggleTable", "wow, {letters}!").format(letters=phrases.letters(len(entry.word)))
    good = (
        translate("BoggleTable", "great, that is one!"),
        translate("BoggleTable", "well found!"),
        translate("BoggleTable", "yes, go on like that!"),
    )
    return good[len(observation.mine) % len(good)]


def not_known() -> WordMessage:
    """What a child hears of a word that does not count: nothing bad, and on with it."""
    text = translate("BoggleTable", "is not in my dictionary, try another one")
    return WordMessage("info", text, "")


def accepted(entry: ScoredWord, observation: Observation, *, coarse: bool = False) -> WordMessage:
    """An entry of one's own that has just been written; a coarse word counts without green dice."""
    if entry.verdict is not WordVerdict.UNKNOWN:
        alone = observation.seats == 1
        text = (
            translate("BoggleTable", "+1")
            if alone
            else translate("BoggleTable", "+1, unless others find it too")
        )
        return WordMessage("info", text, "") if coarse else WordMessage("ok", text, "ok")
    why = reason(entry)
    if observation.options.words == "vote":
        text = translate("BoggleTable", "{reason}; after the round you can nominate it").format(reason=why)
        return WordMessage("info", text, "bad")
    return WordMessage("refused", why, "bad")


def refused(why: StrEnum, options: Options, phase: Phase) -> WordMessage:
    """A word that was not taken at all."""
    if why is BoggleRefusal.DUPLICATE:
        return WordMessage("duplicate", translate("BoggleTable", "you have it already"), "dup")
    if why is BoggleRefusal.SHORT:
        text = translate("BoggleTable", "is too short, it takes {letters} at least")
        return WordMessage("refused", text.format(letters=phrases.letters(options.min_len)), "bad")
    sentences: dict[StrEnum, str] = {
        BoggleRefusal.NO_PATH: translate("BoggleTable", "is not on the board"),
        BoggleRefusal.LONG: translate("BoggleTable", "is longer than the board"),
        BoggleRefusal.CHARACTERS: translate("BoggleTable", "only letters of the Czech alphabet, please"),
        BoggleRefusal.TOO_LATE: translate("BoggleTable", "came too late"),
        BoggleRefusal.PAUSED: translate("BoggleTable", "not while the clock stands"),
        BoggleRefusal.NOT_WRITING: translate("BoggleTable", "you have finished this round"),
    }
    if phase in (Phase.SHAKE, Phase.READY):
        return WordMessage("refused", translate("BoggleTable", "came before the clock started"), "bad")
    return WordMessage("refused", sentences.get(why, translate("BoggleTable", "came too late")), "bad")


def refusal(error: IllegalMove) -> str:
    """Why a move that is no word was not taken, as a sentence; empty where there is none."""
    if error.reason is Refusal.NOT_NOW:
        return _clock_already(error.detail.get("running")) or _not_now(error.detail.get("phase"))
    sentences: dict[StrEnum, str] = {
        BoggleRefusal.NOT_SHAKER: translate("BoggleTable", "Somebody else shakes this time."),
        BoggleRefusal.NOT_WRITING: translate("BoggleTable", "You have finished this round."),
        BoggleRefusal.TOO_LATE: translate("BoggleTable", "Time was up."),
        BoggleRefusal.PAUSED: translate("BoggleTable", "Not while the clock stands."),
        BoggleRefusal.NO_SUCH_WORD: translate("BoggleTable", "There is nothing to vote about."),
        BoggleRefusal.NOT_A_PERSON: translate("BoggleTable", "This is for people only."),
        BoggleRefusal.NO_HINTS: translate("BoggleTable", "You play without hints."),
    }
    return sentences.get(error.reason, "")


def _clock_already(running: object) -> str:
    """For a pause or a resume that comes twice; only these tell whether the clock runs."""
    if running is None:
        return ""
    if running:
        return translate("BoggleTable", "The clock is running already.")
    return translate("BoggleTable", "The clock stands already.")


def _not_now(phase: object) -> str:
    """What the table waits for instead."""
    waits: dict[object, str] = {
        Phase.SHAKE: translate("BoggleTable", "The box has to be shaken first."),
        Phase.READY: translate("BoggleTable", "The clock has not started yet."),
        Phase.PLAY: translate("BoggleTable", "Words are still being written; this comes after the round."),
        Phase.LISTS: translate("BoggleTable", "The time is up; the lists are being typed now."),
        Phase.REVIEW: translate("BoggleTable", "The round is over; the lists lie open."),
    }
    return waits.get(phase, translate("BoggleTable", "The round has gone on; this is not asked any more."))


def hint_label(hinted: Hinted | None) -> str:
    """The button that tells a little more of a word."""
    step = 0 if hinted is None else hinted.step
    if step == 1:
        return translate("BoggleTable", "How long is it?")
    return translate("BoggleTable", "Which word is it?") if step == 2 else translate("BoggleTable", "Hint")


def hint(hinted: Hinted, grid: Sequence[str]) -> str:
    """What is told of a word: where it begins, how long it is, the word."""
    if hinted.cell is None:
        return translate("BoggleTable", "No common word is left to give a hint to.")
    if hinted.word is not None:
        return translate("BoggleTable", "The word is “{word}”.").format(word=hinted.word)
    letter = grid[hinted.cell]
    if hinted.letters is not None:
        text = translate("BoggleTable", "It begins with {letter} and has {letters}.")
        return text.format(letter=letter, letters=phrases.letters(hinted.letters))
    row, column = divmod(hinted.cell, SIDE)
    text = translate("BoggleTable", "A word begins with this {letter}: row {row}, die {column}.")
    return text.format(letter=letter, row=row + 1, column=column + 1)


def found_of(found: tuple[int, int]) -> str:
    """How many of the common words one has."""
    text = translate("BoggleTable", "You have {found} of {common} common words")
    return writing.flowing(text.format(found=writing.number(found[0]), common=writing.number(found[1])))


def words_and_hints(words: int, hints: int) -> str:
    """Under a name: the words that count, and how many hints it took."""
    if not hints:
        return phrases.words(words)
    text = translate("BoggleResults", "{words}, {hints}")
    return text.format(words=phrases.words(words), hints=_counted.hints(hints))


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
        one = translate("BoggleTable", "{name} shakes the box")
        return in_number(name, one, translate("BoggleTable", "{name} shake the box")).format(name=name)
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
        return translate("BoggleTable", "Pens down: next you will type the words you have written.")
    alone = translate("BoggleTable", "You cannot add any more words on this board.")
    if others_follow(observation):
        name = names[observation.waiting[0]]
        one = translate("BoggleTable", "{sentence} It is {name}'s turn then.")
        team = translate("BoggleTable", "{sentence} It is the turn of {name} then.", "a team")
        return in_number(name, one, team).format(sentence=alone, name=name)
    if all(seat in observation.people or seat in observation.finished for seat in observation.writers):
        if len(observation.people) < 2:
            return alone
        opened = translate("BoggleTable", "{sentence} Everybody has played, so the results come then.")
        return opened.format(sentence=alone)
    return translate("BoggleTable", "The others finish looking on their own; you cannot add any more words.")


# The results ---------------------------------------------------------------------------------


def go_to_round(number: int) -> str:
    """The button that begins the round."""
    texts = (
        translate("BoggleResults", "Round two"),
        translate("BoggleResults", "Round three"),
        translate("BoggleResults", "Round four"),
        translate("BoggleResults", "Round five"),
        translate("BoggleResults", "Round six"),
        translate("BoggleResults", "Round seven"),
        translate("BoggleResults", "Round eight"),
        translate("BoggleResults", "Round nine"),
        translate("BoggleResults", "Round ten"),
    )
    if 2 <= number < len(texts) + 2:
        return texts[number - 2]
    return phrases.round_number(number)


def results_subtitle(number: int, options: Options, *, over: bool = False) -> str:
    """What the top bar says beside the name of the game."""
    if over:
        return translate("BoggleResults", "final results")
    if options.target:
        return translate("BoggleResults", "results of round {number}, playing to {target}").format(
            number=number, target=options.target
        )
    text = translate("BoggleResults", "results of round {number} of {rounds}")
    return writing.flowing(text.format(number=number, rounds=options.rounds))


def lists_subtitle(observation: Observation) -> str:
    """The subtitle while lists are being typed."""
    return translate("BoggleResults", "lists of round {number}").format(number=observation.number)


def reason(entry: ScoredWord) -> str:
    """Why a word does not count, to be said after the word."""
    if entry.verdict is WordVerdict.PATH:
        return translate("BoggleResults", "is not on the board")
    if entry.verdict is WordVerdict.SHORT:
        return translate("BoggleResults", "is too short")
    return round_texts.not_taken(entry.why or "")


def votes_missing(names: Sequence[str], words: Sequence[str]) -> str:
    """Whose votes would still decide on which words, before the round goes on without them."""
    one = translate("BoggleResults", "Still to vote: {names}.")
    several = translate("BoggleResults", "Still to vote: {names}.", "several people")
    waiting = in_number_of(names, one, several).format(names=listed(names))
    if len(words) == 1:
        lost = translate("BoggleResults", "If you go on now, “{word}” does not count.").format(word=words[0])
    else:
        lost = translate("BoggleResults", "If you go on now, these words do not count: {words}.")
        lost = lost.format(words=listed(words))
    return f"{waiting} {lost}"


def spoken(entry: ScoredWord, seats: Sequence[SeatLook]) -> str:
    """A line of a list with its verdict, as a screen reader says it."""
    if entry.verdict in (WordVerdict.POINT, WordVerdict.VALID):
        return translate("BoggleResults", "{word}, one point").format(word=entry.word)
    if entry.verdict is WordVerdict.SHARED:
        names = [seats[seat].name for seat in entry.others]
        one = translate("BoggleResults", "{word}, no point, also found by {names}")
        several = translate("BoggleResults", "{word}, no point, also found by {names}", "several people")
        return in_number_of(names, one, several).format(word=entry.word, names=listed(names))
    said = translate("BoggleResults", "{word}, does not count: it {reason}")
    return said.format(word=entry.word, reason=reason(entry))


def nominable(said: str) -> str:
    """What is said of a refused word that a person may put to the vote."""
    return translate("BoggleResults", "{said}. Enter puts it to the vote").format(said=said)


def points_each() -> str:
    """Stands over words that score where there is no room to say whose they are."""
    return translate("BoggleResults", "+1")


def shared() -> str:
    """Stands over words that others have too, where there is little room."""
    return translate("BoggleResults", "shared")


def to_the_vote() -> str:
    """Stands over the signs that put refused words to the vote."""
    return translate("BoggleResults", "put to the vote")


def others_more(number: int) -> str:
    """Badge for avatars that have no room."""
    return translate("BoggleResults", "+{number}").format(number=number)


def only_they(seat: SeatLook, word: str) -> str:
    """Of a word that nobody else has: “Only Anna: WORD”."""
    text = translate("BoggleResults", "Only {name} has: {word}")
    plural = translate("BoggleResults", "Only {name} have: {word}")
    return in_number(seat.name, text, plural).format(name=seat.name, word=word)


def missed_question(word: str) -> str:
    """What a review asks about a word that was missed."""
    text = translate("BoggleReview", "A common word was left on the board ({letters}). Can you find it?")
    return text.format(letters=phrases.letters(len(word)))


def longest_question(word: str) -> str:
    """What a puzzle asks whose answer is this word."""
    text = translate("BoggleReview", "The longest common word of this board has {letters}. Can you find it?")
    return text.format(letters=phrases.letters(len(word)))


def missed_hint(word: str, step: int) -> str:
    """A little more of it each time: its first letter, then its beginning."""
    if step == 1:
        return translate("BoggleReview", "It begins with {letter}.").format(letter=word[0].upper())
    return translate("BoggleReview", "It begins with {letters}…").format(letters=word[: (len(word) + 1) // 2])


def missed_answer(word: str) -> str:
    """What the word was."""
    return translate("BoggleReview", "The word is “{word}”.").format(word=word)


def missed_motives(codes: Sequence[str]) -> str:
    """What it would have changed."""
    told = {
        "alone": translate("BoggleReview", "Nobody had it: it would have been a point."),
        "takes": translate("BoggleReview", "Just one player had it, and got a point for it."),
    }
    return " ".join(told[code] for code in codes if code in told)
