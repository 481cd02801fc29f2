"""A turn of Scrabble karty as it is acted out, between people at one machine, and what lasts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.moves import Answer, Challenge, Exchange, Pass
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.view import ScrabbleView
from app.tabletop.context import Notes
from app.tabletop.pieces.flyer import Flyer
from app.widgets.look import theme
from tests.games.scrabble_cards.view.table import Sit, Sitting, confirmed, settled


def opened(sit: Sit, qtbot: QtBot, **more: object) -> Sitting:
    """DĚLENO lies across, the person is on turn with R, E, K."""
    sitting = sit("DĚLENOX", pile="REKTLU", **more)
    sitting.lay("DĚLENO")
    confirmed(sitting, qtbot)
    while sitting.match.deciders() != (0,):
        sitting.do(sitting.match.deciders()[0], Pass())
    qtbot.waitUntil(lambda: sitting.view.hand.on_turn)
    return sitting


def counted_by(view: ScrabbleView) -> list[dict[int, int]]:
    """What is counted on the table from now on, seat → points."""
    counted: list[dict[int, int]] = []
    view.show_.changed.connect(lambda: counted.append(dict(view.show_.shown.plus)))
    return counted


# RULES SK10
def test_group_cards_lie_beside_the_turn_and_are_counted_one_after_another(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot, animals=2, bonus=("g10", "g08", "g02"))
    view = sitting.view
    counted = counted_by(view)
    sitting.lay("RK", (5, 1), down=True)  # ORK: three letters for the mover, a vowel first for the fox
    view.table.bonus.clicked.emit()
    view.table.side.confirm.click()
    assert view.table.bonus.away, "it is on the table"
    sitting.do(1, Answer(True))
    qtbot.waitUntil(lambda: view.show_.cards.cards == ["g10", "g08"], timeout=10_000)
    sitting.do(2, Answer(False))
    qtbot.waitUntil(lambda: view.seen.turn == 1, timeout=10_000)
    assert counted == [{0: 3}, {0: 6}, {0: -4}]
    assert not view.show_.cards.cards and sitting.seen.scores[0] == 16 + 5
    assert sitting.seen.bonus != "g10", "a used card is replaced (RULES SK11)"


# RULES SK17
def test_it_is_said_why_cards_leave(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    sitting.lay("RK", (5, 1), down=True)
    told, note = list[str](), sitting.view.table.message
    note.changed.connect(lambda: told.append(note.message()))
    confirmed(sitting, qtbot)
    assert told.count(texts.clearing(5)) == 1
    assert len(sitting.seen.heap) == 5
    assert "5" in sitting.view.table.side.pile.accessibleName()


def test_everybody_sees_the_turn_written_down_before_the_next_person_is_asked_for(
    sit: Sit, qtbot: QtBot
) -> None:
    sitting = sit("DĚLENOX", "KOČKA", people=2, animals=0)
    view = sitting.view
    sitting.controller.ready()
    counted = counted_by(view)
    sitting.lay("DĚLENO")
    view.table.side.confirm.click()
    qtbot.waitUntil(lambda: sitting.match.observation_for(None).turn == 0)
    assert not sitting.bonus_is_seen(), "nobody's cards are seen while all may answer"
    sitting.answer_for_people()
    qtbot.waitUntil(lambda: sitting.covers == [0, 1] or sitting.covers == [1], timeout=10_000)
    assert len(counted) == 1
    sitting.controller.ready()
    qtbot.waitUntil(lambda: view.hand.on_turn, timeout=10_000)
    assert len(counted) == 1, "it is not shown again"
    assert {view.hand.draft.piece(slot) for slot in view.hand.draft.in_rack()} >= set("KOČKA")


def test_another_language_or_look_in_the_middle_of_a_draft_leaves_it_alone(sit: Sit, qtbot: QtBot) -> None:
    sitting = opened(sit, qtbot)
    view = sitting.view
    sitting.lay("REK", (5, 1), down=True)
    QCoreApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    theme.current().set_kind("dark")
    assert len(view.hand.draft.placed) == 3 and view.table.side.confirm.isEnabled()
    assert view.table.side.words.isVisible()
    theme.current().set_kind("light")


def test_the_order_of_the_hand_is_found_again_and_a_draft_hinders_nothing(sit: Sit, qtbot: QtBot) -> None:
    notes = Notes()
    sitting = sit("KOČKAŘI", notes=notes)
    hand = sitting.view.hand
    hand.choose(6)
    hand.shift(-1)
    order = list(hand.draft.slots)
    sitting.lay("KO")
    again = sit("KOČKAŘI", notes=Notes({"hands": notes.get("hands")}))
    assert list(again.view.hand.draft.slots) == order and not again.view.hand.draft.placed
    torn = sit("KOČKAŘI", notes=Notes({"hands": {"0": ["nic", 3, None]}}))
    assert sorted(torn.view.hand.draft.slots) == sorted("KOČKAŘI")


# RULES SK12
def test_a_hand_that_is_passed_on_shows_nothing_of_its_owner(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("DĚLENOX", "KOČKA", people=2, animals=0)
    view = sitting.view
    sitting.controller.ready()
    view.table.side.exchange.click()
    view.table.side.confirm.click()
    qtbot.waitUntil(lambda: sitting.covers[-1:] == [1])
    assert not any(slot.accessibleName().count("karta") for slot in view.table.rack.slots)
    assert not sitting.bonus_is_seen()


def test_a_click_on_the_table_shows_the_rest_at_once_but_no_ruling_away(sit: Sit, qtbot: QtBot) -> None:
    theme.install(theme.Theme("light", reduced_motion=False))
    sitting = opened(sit, qtbot, words="challenge", listed=("děleno",))
    acting, mat = sitting.view.acting, sitting.view.table
    sitting.lay("RK", (5, 1), down=True)
    mat.side.confirm.click()
    sitting.do(1, Challenge((0,)))
    qtbot.waitUntil(lambda: acting.waits_for_press, timeout=10_000)
    sitting.click((0, 3))
    assert not acting.hurried, "who challenged and why is read in peace"
    sitting.view.answers.window.primary.click()
    qtbot.waitUntil(lambda: not sitting.view.answers.window.isVisible(), timeout=10_000)
    settled(sitting, qtbot)
    sitting.do(1, Exchange((sitting.match.observation_for(1).hand[0],)))
    assert acting.running
    QTest.mouseClick(mat.side, Qt.MouseButton.LeftButton, pos=mat.side.rect().topLeft())
    assert acting.hurried


def test_a_turn_is_over_when_the_last_card_that_leaves_has_landed(sit: Sit, qtbot: QtBot) -> None:
    """DESIGN 1: no dialog before the last flight has ended; after the last turn the winner's sheet comes."""
    sitting = opened(sit, qtbot)
    theme.install(theme.Theme("light", reduced_motion=False))
    sitting.lay("RK", (5, 1), down=True)
    flying, flew = list[int](), list[int]()

    def in_air() -> int:
        return sum(one.in_air for one in sitting.view.table.findChildren(Flyer))

    sitting.view.course.turn_shown.connect(lambda seen, left: flying.append(in_air()))
    sitting.view.table.side.confirm.click()

    def written() -> bool:
        sitting.quiet()
        flew.append(in_air())
        return len(flying) > 0 and sitting.view.seen.turn == 1

    qtbot.waitUntil(written, timeout=15_000)
    assert max(flew) > 1, "five cards leave"
    assert flying[-1] == 0
