"""Moments of Boggle to be photographed. Nothing here draws; a stage does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.engine.rules import Seat
from app.games.boggle.model import HandIn, Hint, ListedWord, Observation, Phase, Shake, Vote, WriteWord
from app.games.boggle.referee import BoggleReferee
from app.games.laboratory import Moment, Scene, Stage
from app.lexicon.judge import Judge

FOX, OWL = Seat("Liška", "ai", 3), Seat("Sova", "ai", 4)


def _play(stage: Stage, seats: Sequence[Seat], **options: Any) -> Any:
    """Open a new game at its first shake."""
    return stage.begin("boggle", seats, board="rich", **options)


def _shake(stage: Stage, controller: Any) -> Observation:
    """Shake and wait until the clock runs."""
    if controller.observation.phase is Phase.SHAKE:
        controller.submit(Shake())
    stage.wait(lambda: controller.observation.phase is Phase.PLAY, "a shaken board")
    return _seen(controller)


def _seen(controller: Any) -> Observation:
    observation: Observation = controller.observation
    return observation


def _write(stage: Stage, controller: Any, count: int) -> None:
    """The person at the screen writes words of the board."""
    for word in _good_words(stage, _seen(controller))[:count]:
        controller.submit(WriteWord(word, controller.clock.now()))


def _good_words(stage: Stage, observation: Observation) -> list[str]:
    """Words of the board, the longest first, thinned so that lengths are mixed."""
    assert stage.services.lexicon is not None and observation.grid is not None
    referee = BoggleReferee(Judge(stage.services.lexicon, "boggle"))
    words = referee.solve_common(observation.grid, fold=False, min_len=2)
    return sorted(words, key=len, reverse=True)[:60:3]


def _before_shake(stage: Stage) -> None:
    _play(stage, [stage.person(0), FOX, OWL])


def _shaking(stage: Stage) -> None:
    stage.services.theme.set_reduced_motion(False)
    controller = _play(stage, [stage.person(0), FOX, OWL])
    stage.hold(" ")
    stage.pause(450)
    assert controller.observation.phase is Phase.SHAKE


def _playing(stage: Stage) -> None:
    controller = _play(stage, [stage.person(0), FOX, OWL])
    _shake(stage, controller)
    _write(stage, controller, 14)
    controller.submit(WriteWord(_non_word(_seen(controller)), controller.clock.now()))


def _typing(stage: Stage) -> None:
    controller = _play(stage, [stage.person(0), FOX, OWL])
    observation = _shake(stage, controller)
    _write(stage, controller, 8)
    stage.spell(_good_words(stage, observation)[8])


def _hints(stage: Stage) -> None:
    controller = _play(stage, [stage.person(0), FOX], hints="yes", found="yes")
    _shake(stage, controller)
    _write(stage, controller, 5)
    for _ in range(2):
        controller.submit(Hint(controller.clock.now()))


def _non_word(observation: Observation) -> str:
    """Four neighbouring dice that spell nothing."""
    assert observation.grid is not None
    return "".join(observation.grid[:4]).lower()


def _paused(stage: Stage) -> None:
    _playing(stage)
    stage.table.controller.pause()


def _saving_fails(stage: Stage) -> None:
    _shake(stage, _play(stage, [stage.person(0), FOX]))
    stage.fail_saving()


def _curtain(stage: Stage) -> None:
    controller = _play(stage, [stage.person(0), stage.person(1), FOX], entry="turns")
    _shake(stage, controller)
    controller.end_round()
    stage.wait(stage.table.curtain.isVisible, "the curtain")


def _paper(stage: Stage) -> None:
    _shake(stage, _play(stage, [stage.person(0), stage.person(1), FOX], entry="paper"))


def _lists(stage: Stage) -> None:
    controller = _play(stage, [stage.person(0), stage.person(1), FOX], entry="paper")
    _shake(stage, controller)
    controller.end_round()
    stage.wait(lambda: controller.observation.phase is Phase.LISTS, "lists to hand in")


def _review(stage: Stage) -> None:
    controller = _play(stage, [stage.person(0), FOX, OWL])
    _shake(stage, controller)
    _write(stage, controller, 16)
    controller.end_round()
    stage.wait(lambda: controller.observation.phase is Phase.REVIEW, "open lists")


def _own_begins(stage: Stage) -> Callable[[], object]:
    """Lists are opened in which somebody has a word of their own."""
    _review(stage)
    page = stage.table.view.results.page
    return lambda: page.hold_up()


def _end_begins(stage: Stage) -> Callable[[], object]:
    _over(stage)
    page = stage.table.view.results.page
    return lambda: page.celebrate()


def _votes(stage: Stage) -> None:
    controller = _play(stage, [stage.person(0), stage.person(1), FOX], entry="paper", words="vote")
    observation = _shake(stage, controller)
    words = [*_good_words(stage, observation)[:9], _non_word(observation)]
    controller.end_round()
    stage.wait(lambda: controller.observation.phase is Phase.LISTS, "lists to hand in")
    controller.submit_for(0, HandIn(tuple(map(ListedWord, words))))
    controller.submit_for(1, HandIn(tuple(map(ListedWord, words[3:8]))))
    controller.submit_for(0, Vote(words[-1], True))


def _over(stage: Stage) -> None:
    controller = _play(stage, [stage.person(0), FOX, OWL], rounds=1)
    _shake(stage, controller)
    _write(stage, controller, 20)
    controller.end_round()
    stage.wait(lambda: controller.observation.phase is Phase.REVIEW, "open lists")
    controller.go_on()


MOMENTS: Mapping[str, Moment] = {"own-word": _own_begins, "end": _end_begins}

SCENES: Mapping[str, Scene] = {
    "before-shake": _before_shake,
    "shaking": _shaking,
    "playing": _playing,
    "typing": _typing,
    "hints": _hints,
    "paused": _paused,
    "saving-fails": _saving_fails,
    "curtain": _curtain,
    "paper": _paper,
    "lists": _lists,
    "results": _review,
    "votes": _votes,
    "over": _over,
}
