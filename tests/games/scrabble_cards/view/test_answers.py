"""The window in which others object, vote and answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.moves import Answer, Challenge, Pass, Play, Vote
from app.games.scrabble_cards.screen.answers.controller import AnswerController
from app.tabletop.asking.keys import WordKey
from app.tabletop.asking.window import AskingWindow
from app.tabletop.turn.part import Wish
from app.ui.translation import Translation
from app.widgets.controls.avatar import Avatar
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.focusring import FocusRing
from tests.games.scrabble_cards.dealt import laid
from tests.games.scrabble_cards.view.table import Sit, Sitting
from tests.hands import Hands


def _window(sitting: Sitting) -> AskingWindow:
    return sitting.view.answers.window


def _asked(sitting: Sitting, qtbot: QtBot) -> AskingWindow:
    """The window, once it has come."""
    qtbot.waitUntil(lambda: _window(sitting).isVisible())
    return _window(sitting)


def _words(sitting: Sitting) -> list[WordKey]:
    return [key for key in _window(sitting).words.parts if isinstance(key, WordKey)]


def _names(sitting: Sitting) -> list[str]:
    return [person.name.text() for person in _window(sitting).names.people.values()]


def _pass(sitting: Sitting, *seats: int) -> None:
    """These people say no, each with a press of their own."""
    for seat in seats:
        _window(sitting).names.people[seat].no.click()


def _others(sitting: Sitting) -> list[str]:
    window = _window(sitting)
    shown = [button for button in window.findChildren(PaperButton) if button.isVisible()]
    return [button.text() for button in shown if button is not window.primary]


def _press(sitting: Sitting, text: str) -> None:
    buttons = _window(sitting).findChildren(PaperButton)
    next(one for one in buttons if one.isVisible() and one.text() == text).click()


def _face(avatar: Avatar) -> QImage:
    """What it shows, on white."""
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    avatar.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def _phase(sitting: Sitting) -> Phase:
    phase = sitting.match.observation_for(None).phase
    assert isinstance(phase, Phase)
    return phase


def _animal_lays(sit: Sit, qtbot: QtBot, text: str = "PANÁCI", **more: Any) -> Sitting:
    """An animal lays the first word; the person sits at seat 0."""
    sitting = sit("NAPEČEN", "PANÁCIE", people=1, animals=more.pop("animals", 1), **more)
    sitting.do(0, Pass())
    sitting.do(1, Play(laid(text)))
    return sitting


# One person among animals ---------------------------------------------------------------------


def test_nothing_slows_the_table_where_there_is_nothing_to_decide(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK10 words=auto
    sitting = _animal_lays(sit, qtbot, bonus=("x2", "x2"))
    shown: list[None] = []
    answers = sitting.view.answers
    answers.wished.connect(lambda wish: shown.append(None) if wish is Wish.KEYBOARD else None)
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY, timeout=9_000)
    assert not shown and Answer(False).to_json() in [turn.move for turn in sitting.match.record.turns]


def test_a_card_that_could_be_played_is_offered(sit: Sit, qtbot: QtBot) -> None:  # RULES SK10
    sitting = _animal_lays(sit, qtbot, bonus=("g01", "x2"))
    window = _asked(sitting, qtbot)
    assert "11" in window.question.note.text() and "16" in window.question.note.text(), (
        "what it costs the mover"
    )
    assert _others(sitting) == ["Play it: −5"]
    _press(sitting, "Play it: −5")
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY and window.isHidden(), timeout=9_000)
    assert sitting.seen.scores == (0, 11)


def test_enter_keeps_the_card(sit: Sit, qtbot: QtBot) -> None:  # RULES SK10
    sitting = _animal_lays(sit, qtbot, bonus=("g01", "x2"))
    window = _asked(sitting, qtbot)
    QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY, timeout=9_000)
    assert sitting.seen.scores == (0, 16) and sitting.seen.bonus == "g01" and window.isHidden()


def test_tab_does_not_come_to_what_the_window_covers(sit: Sit, qtbot: QtBot) -> None:
    sitting = _animal_lays(sit, qtbot, bonus=("g01", "x2"))
    window, rack = _asked(sitting, qtbot), sitting.view.table.rack
    hand = QRect(rack.mapTo(sitting.view.table, QPoint()), rack.size())
    assert window.geometry().contains(hand), "nothing of the hand looks out from under it"
    reached = set[QWidget]()
    for _ in range(60):
        QTest.keyClick(sitting.view.window().windowHandle(), Qt.Key.Key_Tab)
        focused = sitting.view.window().focusWidget()
        assert focused is not None and not rack.isAncestorOf(focused)
        reached.add(focused)
    assert window.primary in reached
    QTest.keyClick(window.primary, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY, timeout=9_000)
    assert rack.slots[0].focusPolicy() is Qt.FocusPolicy.TabFocus


def test_an_open_question_is_asked_anew_in_another_language(sit: Sit, qtbot: QtBot) -> None:
    sitting = _animal_lays(sit, qtbot, bonus=("g01", "x2"))
    window = _asked(sitting, qtbot)
    english = window.question.headline.text(), window.question.note.text(), *_others(sitting)
    translation = Translation(QApplication.instance())
    translation.set_choice("cs")
    QApplication.processEvents()
    czech = window.question.headline.text(), window.question.note.text(), *_others(sitting)
    translation.withdraw()
    assert window.isVisible() and len(czech) == len(english)
    assert all(told != before for told, before in zip(czech, english, strict=True))


def test_house_rule_one_offers_the_points_to_oneself(sit: Sit, qtbot: QtBot) -> None:  # RULES SK19 house=1
    sitting = _animal_lays(sit, qtbot, bonus=("g01", "x2"), house="1")
    _asked(sitting, qtbot)
    _press(sitting, "Add 5 to my own")
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY, timeout=9_000)
    assert sitting.seen.scores == (5, 16)


def test_a_person_challenges_by_number_and_enter(sit: Sit, qtbot: QtBot) -> None:  # RULES SK15
    sitting = _animal_lays(sit, qtbot, bonus=("x2", "x2"), words="challenge", listed=("kočka",))
    window = _asked(sitting, qtbot)
    assert [key.word.text for key in _words(sitting)] == ["panáci"]
    assert "dictionary" not in _words(sitting)[0].word.note, "nothing tells whether it is good"
    QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_1)
    assert window.primary.text().startswith("Challenge 1")
    QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: window.isVisible() and window.question.headline.text() == "The challenge is upheld."
    )
    assert (
        "panáci" in window.question.note.text()
        and "Liška takes the cards back" in window.question.note.text()
    )
    assert _words(sitting)[0].word.good is False
    assert {cell for cell in sitting.view.table.sheet.placed.laid} == {(x, 0) for x in range(6)}, "not before"
    _press(sitting, "Go on")
    qtbot.waitUntil(lambda: window.isHidden() and not sitting.view.table.sheet.placed.laid)
    assert sitting.seen.turn == 0 and sitting.seen.history[-1].kind == "fallen"


def test_a_rejected_challenge_says_what_it_costs(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK15, S25 challenge_cost=turn
    sitting = _animal_lays(
        sit, qtbot, bonus=("x2", "x2"), words="challenge", listed=("panáci",), challenge_cost="turn"
    )
    window = _asked(sitting, qtbot)
    assert "loses the next turn" in window.question.note.text()
    _words(sitting)[0].click()
    window.primary.click()
    qtbot.waitUntil(
        lambda: window.isVisible() and window.question.headline.text() == "The challenge is rejected."
    )
    assert "Žofie loses the next turn" in window.question.note.text() and _words(sitting)[0].word.good is True
    _press(sitting, "Go on")
    qtbot.waitUntil(lambda: sitting.seen.history[-1].kind == "lost", timeout=9_000)


def test_how_a_challenge_came_out_is_read_without_a_clock(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK15 answer=20
    sitting = _animal_lays(sit, qtbot, words="challenge", listed=("panáci",), answer=20)
    window = _asked(sitting, qtbot)
    qtbot.waitUntil(lambda: sitting.match.clock().running)
    assert window.clock.isVisible()
    _words(sitting)[0].click()
    window.primary.click()
    qtbot.waitUntil(
        lambda: window.isVisible() and window.question.headline.text() == "The challenge is rejected."
    )
    assert not window.clock.isVisible()
    window.primary.click()


def test_an_agreed_adviser_tells_whether_words_are_good(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK15 adviser=on
    sitting = _animal_lays(sit, qtbot, words="challenge", listed=("kočka",), adviser="on")
    _asked(sitting, qtbot)
    assert _words(sitting)[0].word.note == "is not in the dictionary"


def test_what_animals_challenge_goes_by_itself(sit: Sit, qtbot: QtBot) -> None:  # RULES SK15
    sitting = sit("NAPEČEN", "PANÁCIE", "SETYTOR", animals=2, words="challenge", listed=("kočka",))
    sitting.do(0, Pass())
    sitting.do(1, Play(laid("PANÁCI")))
    window = _asked(sitting, qtbot)
    window.primary.click()
    sitting.do(2, Challenge((0,)))
    qtbot.waitUntil(
        lambda: window.isVisible() and window.question.headline.text() == "The challenge is upheld."
    )
    qtbot.waitUntil(lambda: window.isHidden(), timeout=15_000)


def test_what_was_pressed_for_something_else_answers_nothing(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK10
    sitting = sit("NAPEČEN", "PANÁCIE", bonus=("g01", "x2"))
    sitting.do(0, Pass())
    hands = Hands(sitting.view)
    sitting.do(1, Play(laid("PANÁCI")))
    window = _asked(sitting, qtbot)
    sitting.view.activateWindow()
    hands.press(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert window.isVisible() and _phase(sitting) is Phase.ANSWER
    hands.rest()
    hands.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY, timeout=9_000)


def test_a_digit_and_enter_right_after_it(sit: Sit, qtbot: QtBot) -> None:  # RULES SK15
    sitting = sit("NAPEČEN", "PANÁCIE", words="challenge", listed=("kočka",))
    sitting.do(0, Pass())
    hands = Hands(sitting.view)
    sitting.do(1, Play(laid("PANÁCI")))
    window = _asked(sitting, qtbot)
    sitting.view.activateWindow()
    hands.rest()
    chip = window.words.parts[0]
    chip.setFocus()  # a click leaves the keyboard there: Enter confirms all the same
    hands.press(Qt.Key.Key_Space)
    hands.rest(600)
    hands.press(Qt.Key.Key_Space, Qt.Key.Key_1)
    hands.rest(600)
    hands.press(Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: window.isVisible() and window.question.headline.text() == "The challenge is upheld."
    )


def test_a_vote_of_one_person(sit: Sit, qtbot: QtBot) -> None:  # RULES SK15 words=vote
    sitting = sit("NAPEČEN", "PANÁCIE", animals=2, words="vote")
    sitting.do(0, Pass())
    sitting.do(1, Play(laid("PANÁCI")))
    window = _asked(sitting, qtbot)
    _words(sitting)[0].click()
    window.primary.click()
    sitting.do(2, Challenge(()))
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.VOTE and window.isVisible())
    assert window.primary.text().startswith("Reject 1"), "whoever challenged a word is against it"
    window.primary.click()
    sitting.do(2, Vote((0,)))
    qtbot.waitUntil(
        lambda: window.isVisible() and window.question.headline.text() == "The challenge is upheld."
    )
    assert _words(sitting)[0].word.note == "2 against"


# Several people at one machine ----------------------------------------------------------------


def _three(sit: Sit, qtbot: QtBot, *bonus: str, lifted: bool = True, **more: Any) -> Sitting:
    """Žofie lays PANÁCI; Karel and Babi sit at the same machine."""
    sitting = sit("PANÁCIE", "DĚLOKUV", "SETYTOR", people=3, animals=0, bonus=bonus, **more)
    sitting.controller.ready()
    sitting.do(0, Play(laid("PANÁCI")))
    _asked(sitting, qtbot)
    return sitting


def test_everybody_is_asked_together(sit: Sit, qtbot: QtBot) -> None:  # RULES SK15
    sitting = _three(sit, qtbot, words="challenge", listed=("panáci",))
    window = _window(sitting)
    assert _names(sitting) == ["Karel", "Babi"] and not window.primary.isVisible(), "nobody passes for others"
    assert sitting.covers == [0] and sitting.seen.seat is None and sitting.view.hand.covered
    assert not any(key.word.open for key in _words(sitting)), "first it is said who challenges"
    QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_2)
    qtbot.waitUntil(lambda: window.question.headline.text() == "Babi, which words do you challenge?")
    _words(sitting)[0].click()
    window.primary.click()
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.CHALLENGE and window.isVisible())
    assert sitting.covers == [0], "words lie open to all"
    assert _words(sitting)[0].word.note == "challenged by Babi"
    assert window.question.headline.text() == "Karel, which words do you challenge?", (
        "Karel is asked all the same"
    )
    window.primary.click()
    qtbot.waitUntil(lambda: window.question.headline.text() == "The challenge is rejected.")


def test_everybody_passes_by_name(sit: Sit, qtbot: QtBot) -> None:  # RULES SK10, SK15
    sitting = _three(sit, qtbot, "x2", "x2", "g01", words="challenge", listed=("panáci",))
    window = _window(sitting)
    _pass(sitting, 2)
    QApplication.processEvents()
    assert _phase(sitting) is Phase.CHALLENGE and window.isVisible(), "Karel has said nothing yet"
    assert window.names.people[2].passed and not window.names.people[1].passed
    _pass(sitting, 2)  # Babi thinks better of it
    _pass(sitting, 1)
    QApplication.processEvents()
    assert _phase(sitting) is Phase.CHALLENGE and window.isVisible()
    _pass(sitting, 2)
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.ANSWER and window.isVisible())
    _pass(sitting, 2, 1)
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY, timeout=9_000)
    assert sitting.match.observation_for(None).scores == (16, 0, 0)


def test_whoever_passed_is_not_asked_again_when_another_has_challenged(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK15
    sitting = _three(sit, qtbot, words="challenge", listed=("panáci",))
    window = _window(sitting)
    _pass(sitting, 1)
    window.names.people[2].name.click()
    qtbot.waitUntil(lambda: window.question.headline.text() == "Babi, which words do you challenge?")
    _words(sitting)[0].click()
    window.primary.click()
    qtbot.waitUntil(lambda: window.question.headline.text() == "The challenge is rejected.")


def test_a_key_held_or_pressed_again_passes_for_nobody_else(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK15
    sitting = sit("PANÁCIE", "DĚLOKUV", "SETYTOR", people=3, animals=0, words="challenge", listed=("panáci",))
    sitting.controller.ready()
    hands = Hands(sitting.view)
    sitting.do(0, Play(laid("PANÁCI")))
    people = _asked(sitting, qtbot).names.people
    sitting.view.activateWindow()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_2):
        hands.press(key)
    assert _phase(sitting) is Phase.CHALLENGE and sitting.match.observation_for(None).claimed is None
    assert not any(person.passed for person in people.values()), "they were meant for the hand"
    hands.rest()
    people[1].no.setFocus()
    hands.press(Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_Return)
    hands.hold(Qt.Key.Key_Return)
    assert people[1].passed and not people[2].passed and people[2].no.hasFocus()
    hands.rest()
    hands.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: _phase(sitting) is not Phase.CHALLENGE, timeout=9_000)


def test_votes_are_given_one_by_one(sit: Sit, qtbot: QtBot) -> None:  # RULES SK15 words=vote
    sitting = _three(sit, qtbot, words="vote")
    window = _window(sitting)
    _pass(sitting, 1)
    window.names.people[2].name.click()
    _words(sitting)[0].click()
    window.primary.click()
    qtbot.waitUntil(lambda: window.question.headline.text() == "Karel, which words do you reject?")
    assert _others(sitting) == [], "no button votes for all"


def test_whoever_wants_to_answer_looks_at_their_card_alone(sit: Sit, qtbot: QtBot) -> None:  # RULES SK10
    sitting = _three(sit, qtbot, "x2", "x2", "g01")
    window = _window(sitting)
    QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_2)
    assert "Asking to speak: Babi" in window.question.note.text() and sitting.covers == [0], (
        "Karel sits before Babi"
    )
    _pass(sitting, 1)
    qtbot.waitUntil(lambda: sitting.covers == [0, 2])
    assert window.isHidden() or window.card is None, "nothing of the card before the others look away"
    sitting.controller.ready()
    qtbot.waitUntil(lambda: window.isVisible() and window.card is not None)
    _press(sitting, "Play it: −5")
    assert sitting.view.hand.covered
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY and sitting.covers == [0, 2, 1], timeout=9_000)
    assert sitting.match.observation_for(None).scores == (11, 0, 0)


def test_whoever_cannot_answer_may_look_all_the_same(sit: Sit, qtbot: QtBot) -> None:  # RULES SK10
    sitting = _three(sit, qtbot, "x2", "x2", "g01")
    QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_1)
    qtbot.waitUntil(lambda: sitting.covers == [0, 1])
    sitting.controller.ready()
    window = _asked(sitting, qtbot)
    qtbot.waitUntil(lambda: window.card is not None)
    assert _others(sitting) == [] and "cannot be played" in window.question.note.text()
    window.primary.click()
    qtbot.waitUntil(lambda: window.isVisible() and _names(sitting) == ["Babi"])


DEALS = [("x2", "g01", "g06"), ("x2", "x3", "x2"), ("x2", "g12", "g01"), ("x2", "x2", "g12")]
"""Who could answer PANÁCI: the second, nobody, the third, nobody."""


def _shown(sitting: Sitting) -> tuple[object, ...]:
    """All that the window shows and how long it lasts."""
    window = _window(sitting)
    clock = sitting.match.clock()
    return (
        window.isVisible(),
        window.question.headline.text(),
        window.question.note.text(),
        _names(sitting),
        window.primary.text(),
        window.card,
        [key.word for key in _words(sitting)],
        None if clock is None else (clock.limit, clock.running),
        window.clock.isVisible(),
        window.geometry().getRect(),
    )


@pytest.mark.parametrize("answer", [0, 20])
def test_the_window_is_the_same_whoever_holds_what(sit: Sit, qtbot: QtBot, answer: int) -> None:
    # RULES SK10 answer=20
    seen = []
    for bonus in DEALS:
        sitting = _three(sit, qtbot, *bonus, answer=answer)
        qtbot.waitUntil(lambda: not answer or sitting.match.clock().running)  # noqa: B023
        steps = [_shown(sitting)]
        if answer:
            sitting.controller.clock.ticked.emit(20_000)  # nobody has pressed anything
            qtbot.waitUntil(lambda: sitting.covers == [0, 1], timeout=9_000)  # noqa: B023
            steps.append((sitting.covers, sitting.match.observation_for(None).scores))
        seen.append(steps)
    for one in seen[1:]:
        assert one == seen[0]


def test_time_is_up_for_all_at_once(sit: Sit, qtbot: QtBot) -> None:  # RULES SK10 answer=20
    sitting = _three(sit, qtbot, "x2", "g01", "g06", answer=20)
    qtbot.waitUntil(lambda: sitting.match.clock().running)
    QTest.keyClick(sitting.view.keyboard(), Qt.Key.Key_2)
    sitting.controller.clock.ticked.emit(20_000)
    qtbot.waitUntil(lambda: sitting.covers == [0, 2], timeout=9_000)
    assert not sitting.match.clock().running, "who asked for the word in time has it"


def test_the_clock_runs_only_while_people_see_what_it_is_about(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK15 answer=20
    sitting = sit("NAPEČEN", "PANÁCIE", words="challenge", answer=20)
    sitting.do(0, Pass())
    sitting.do(1, Play(laid("PANÁCI")))
    assert _window(sitting).isHidden() and not sitting.match.clock().running
    _asked(sitting, qtbot)
    qtbot.waitUntil(lambda: sitting.match.clock().running)
    _words(sitting)[0].click()
    qtbot.waitUntil(lambda: not sitting.match.clock().running)
    assert _words(sitting)[0].word.marked, "nobody is hurried who is about to challenge"


def test_another_language_while_it_is_asked(sit: Sit, qtbot: QtBot) -> None:
    sitting = _three(sit, qtbot)
    answers: AnswerController = sitting.view.answers
    retranslate: Callable[[], None] = answers.retranslate
    retranslate()
    assert _window(sitting).isVisible() and _names(sitting) == ["Karel", "Babi"]
    QCoreApplication.processEvents()


def test_everybody_who_challenged_is_named(sit: Sit, qtbot: QtBot) -> None:  # RULES SK15
    sitting = sit("DĚLOKUV", "PANÁCIE", "SETYTOR", people=2, animals=1, words="challenge", listed=("kočka",))
    sitting.controller.ready()
    sitting.do(0, Pass())
    sitting.controller.ready()
    sitting.do(1, Play(laid("PANÁCI")))
    window = _asked(sitting, qtbot)
    assert window.question.headline.text() == "Žofie, which words do you challenge?"
    assert _face(window.question.face) == _face(Avatar(sitting.context.seats[0].avatar, 46)), (
        "of whoever is asked"
    )
    assert _face(window.question.face) != _face(Avatar(sitting.context.seats[1].avatar, 46))
    _words(sitting)[0].click()
    window.primary.click()
    sitting.do(2, Challenge((0,)))  # sits before Žofie, so the challenge is Liška's by the rule
    qtbot.waitUntil(
        lambda: window.isVisible() and window.question.headline.text() == "The challenge is upheld."
    )
    assert "Challenged by: Liška and Žofie." in window.question.note.text()


def test_buttons_of_an_answer_are_as_high_as_each_other(sit: Sit, qtbot: QtBot) -> None:
    sitting = _animal_lays(sit, qtbot, bonus=("g01", "x2"))
    window = _asked(sitting, qtbot)
    shown = [one for one in window.findChildren(PaperButton) if one.isVisible()]
    assert len(shown) == 2 and len({one.height() for one in shown}) == 1
    assert not sitting.view.table.zoom.isVisible(), "the window stands where the zoom buttons are"


def test_whoever_has_nothing_to_answer_with_is_not_told_that_others_may(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK10
    sitting = sit("NAPEČEN", "PANÁCIE", bonus=("x2", "x2"))
    sitting.do(0, Pass())
    reasons: list[str] = []
    confirm = sitting.view.table.side.confirm
    sitting.view.course.settled.connect(lambda _: reasons.append(confirm.toolTip()))
    sitting.do(1, Play(laid("PANÁCI")))
    qtbot.waitUntil(lambda: _phase(sitting) is Phase.PLAY and sitting.view.hand.on_turn, timeout=9_000)
    assert reasons and not any("others may answer" in reason for reason in reasons)


def test_who_is_asked_hears_that_the_answer_comes_first(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK10
    sitting = sit("NAPEČEN", "PANÁCIE", bonus=("g01", "x2"))
    sitting.do(0, Pass())
    sitting.do(1, Play(laid("PANÁCI")))
    _asked(sitting, qtbot)
    side = sitting.view.table.side
    assert "Answer the question" in side.confirm.toolTip() or "Answer the question" in side.why.text()


def test_whoever_answers_with_the_mouse_sees_no_ring_after_it(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("NAPEČEN", "PANÁCIE", bonus=("g01", "x2"))
    sitting.do(0, Pass())
    sitting.do(1, Play(laid("PANÁCI")))
    window = _asked(sitting, qtbot)
    QTest.mouseClick(window.primary, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sitting.view.hand.on_turn, timeout=9_000)
    ring = FocusRing.of(sitting.view)
    assert not ring.keyboard and ring.owner is None
