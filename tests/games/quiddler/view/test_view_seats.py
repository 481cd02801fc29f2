"""What is to be seen of the others at the table of Quiddler, and what is not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.games.quiddler import deck
from app.games.quiddler.model import Challenge, Draw, Phase, Play, Vote
from app.games.quiddler.screen.round.facts import in_question
from app.games.quiddler.screen.table.race import leading
from app.games.quiddler.screen.table.shown import ShownTable
from app.tabletop.cards.seats import LaidWord, cards_end
from app.tabletop.context import Notes
from app.ui.translation import Translation
from app.widgets.kept_clear import kept_clear
from app.widgets.look import theme
from app.widgets.sheets.toast import Banner
from tests.games.driver import Driver
from tests.games.quiddler.view.table import Sit, lies, rest


def turn(driver: Driver, seat: int, *sizes: int) -> None:
    """Draw, lay words of so many cards of the hand as it is held, discard."""
    driver.do(seat, Draw("pile"))
    rest(driver.view)
    hand = driver.match.observation_for(seat).hand
    words, held = [], list(hand)
    for size in sizes:
        words.append(tuple(held[:size]))
        held = held[size:]
    driver.do(seat, Play(tuple(words), held[-1]))
    rest(driver.view)


def told(view: Any) -> str:
    """All that a screen reader could say, and all that stands on buttons and labels."""
    parts = []
    for widget in [view, *view.findChildren(QWidget)]:
        text = getattr(widget, "text", None)
        parts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        parts.append(str(text()) if callable(text) else "")
    return "\n".join(parts)


# Whose cards are seen ----------------------------------------------------------------------------


def test_no_card_of_another_hand_is_shown(sit: Sit) -> None:
    """RULES QD3: hands are held so that nobody else sees them."""
    driver = sit(4, people=2)
    driver.controller.ready()
    rest(driver.view)
    view = driver.view
    own = driver.match.observation_for(0).hand
    shown = [line.shown.text for line in view.table.rack.model.lines]
    assert sorted(shown) == sorted(own)
    assert {button.accessibleName() for button in view.table.rack.buttons.values()} == {
        str(view.table.rack.model.index(row).data(_SPOKEN)) for row in range(len(own))
    }


_SPOKEN = 11  # Qt.ItemDataRole.AccessibleTextRole


def test_between_two_people_the_rack_shows_backs_only(sit: Sit) -> None:
    driver = sit(3, people=2)
    driver.controller.ready()
    rest(driver.view)
    view = driver.view
    turn(driver, 0)
    assert driver.covers[-1] == 1
    driver.controller.ready()
    rest(view)
    assert view.table.hand.seat == 1
    assert sorted(line.shown.text for line in view.table.rack.model.lines) == sorted(
        driver.match.observation_for(1).hand
    )
    turn(driver, 1)
    # The animal is on turn: nobody's cards are to be seen.
    assert view.table.hand.seat is None
    assert view.table.rack.model.rowCount() == 0
    assert not view.table.rack.buttons
    assert view.table.hand.covered == driver.seen.hand_sizes[0]


def test_the_cards_of_whoever_moved_lie_there_until_that_has_been_seen(sit: Sit, qtbot: QtBot) -> None:
    """RULES QD3: and then they are no longer seen; an animal is next, so no curtain comes between."""
    driver = sit(3, people=2, first=1)
    view, hand = driver.view, driver.view.table.hand
    driver.controller.ready()
    rest(view)
    assert hand.seat == 1
    driver.do(1, Draw("pile"))
    rest(view)
    theme.install(theme.Theme("light"))
    view.controller.drop(hand.arrangement.loose[0], dropped=False, alone=True)
    assert view.acting.running and driver.seen.seat is None
    assert hand.seat == 1 and not hand.covered and len(hand.arrangement.printed) == driver.seen.hand_sizes[1]
    driver.do(2, Draw("pile"))  # it waits until this has been shown
    assert hand.seat == 1
    qtbot.waitUntil(lambda: hand.seat is None)
    assert hand.covered == driver.seen.hand_sizes[0] and not hand.arrangement.printed
    rest(view)
    assert hand.seat is None and not view.table.rack.buttons


def test_one_who_draws_is_not_covered_before_discarding(sit: Sit) -> None:
    driver = sit(2, people=2)
    driver.controller.ready()
    rest(driver.view)
    covers = list(driver.covers)
    driver.do(0, Draw("pile"))
    rest(driver.view)
    assert driver.covers == covers
    assert driver.seen.phase is Phase.PLAY and driver.seen.seat == 0


def test_two_people_keep_their_own_words(sit: Sit) -> None:
    driver = sit(2, people=2)
    view = driver.view
    driver.controller.ready()
    rest(view)
    driver.do(0, Draw("pile"))
    rest(view)
    first = view.table.hand.arrangement
    view.table.hand.lay([[first.printed[card] for card in first.loose[:3]]])
    mine = lies(view)[0]
    driver.do(0, Play((), first.printed[first.loose[-1]]))
    rest(view)
    driver.controller.ready()
    rest(view)
    assert lies(view)[0] == []
    turn(driver, 1)
    driver.controller.ready()
    rest(view)
    assert lies(view)[0] == mine


def test_the_hand_lies_as_it_lay_when_the_game_is_resumed(sit: Sit) -> None:
    kept: dict[str, object] = {}
    first = sit(notes=Notes(keep=kept.update)).view
    held = [first.table.hand.arrangement.printed[card] for card in first.table.hand.arrangement.loose]
    first.table.hand.lay([held[1:3], held[3:]])
    again = sit(notes=Notes(kept)).view
    assert lies(again) == lies(first)


def test_words_of_one_round_are_no_words_of_the_next(sit: Sit) -> None:
    """Cards that are dealt anew lie loose, whatever letters they share with those before."""
    kept: dict[str, object] = {}
    view = sit(notes=Notes(keep=kept.update)).view
    held = [line.shown.text for line in view.table.rack.model.lines]
    view.table.hand.lay([held])
    noted = dict(kept["hands"]["0"])  # type: ignore[index]
    later = sit(notes=Notes({"hands": {"0": {**noted, "deal": noted["deal"] + 1}}})).view
    assert lies(later)[0] == []


@pytest.mark.parametrize(
    "note", [7, {"0": [1]}, {"0": {"deal": 1, "words": [[0, ["X", "Q"]]], "loose": None}}]
)
def test_a_note_that_makes_no_sense_is_no_order(sit: Sit, note: object) -> None:
    driver = sit(notes=Notes({"hands": note}))
    assert lies(driver.view) == ([], "".join(driver.seen.hand))


# Seats -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("size", [(1280, 740), (1024, 580), (1920, 1020)])
def test_all_seats_are_on_the_table_and_none_over_another(
    sit: Sit, seats: int, size: tuple[int, int]
) -> None:
    view = sit(seats).view
    view.resize(*size)
    QApplication.processEvents()
    table = view.table
    places = [seat.geometry().adjusted(1, 1, -1, -20) for seat in table.seats]
    assert all(table.mat().contains(place) for place in places)
    for index, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[index + 1 :])
        assert not place.intersects(table.rack.geometry())
        assert not place.intersects(table.side.geometry())
        assert table.seats[index].width() > 100
    for pile in (table.draw, table.discard):
        face = pile.face().translated(pile.pos().toPointF())
        assert not face.intersects(table.rack.geometry().toRectF())
        assert table.mat().toRectF().contains(face)


def test_the_others_sit_in_the_order_of_their_turns(sit: Sit) -> None:
    view = sit(4).view
    places = [view.table.seats[seat].x() for seat in (1, 2, 3)]
    assert places == sorted(places)
    assert view.table.seats[0].y() > view.table.seats[1].geometry().bottom()


def test_who_discarded_what_is_told(sit: Sit) -> None:
    driver = sit(3)
    seen = driver.seen
    for seat in (1, 2):
        dropped = next((turn.discard for turn in reversed(seen.history) if turn.seat == seat), "")
        if dropped:
            assert dropped in driver.view.table.seats[seat].state.note


def test_nobody_is_told_that_they_go_out_because_who_sat_there_before_did(sit: Sit) -> None:
    # RULES QD6; whoever presses on is past the curtain while it would still be told
    driver = sit(3, people=2)
    view = driver.view
    landing = view.table.landing
    view.show_observation(driver.match.observation_for(0))
    landing.come(driver.context.seats[0], "You go out!", "", [], view.table.landing_room(), 100)
    assert "You go out!" in landing.text()
    view.show_observation(driver.match.observation_for(1))
    assert landing.text() == ""


def test_going_out_is_seen_by_everybody(sit: Sit) -> None:
    """RULES QD6, QD7: a crown, words that land, and a mark for each seat that has its last turn to come."""
    driver = sit(4)
    view = driver.view
    driver.do(0, Draw("pile"))
    rest(view)
    hand = driver.seen.hand
    driver.do(0, Play((hand[:4],), hand[4]))
    assert "You go out!" in view.table.landing.text()
    rest(view)
    states = [seat.state for seat in view.table.seats]
    assert [state.out for state in states] == [True, False, False, False]
    assert [state.pending for state in states] == [False, True, True, True]
    assert [word.text for word in states[0].laid] == [deck.spelt(hand[:4])]
    turn(driver, 1, 2)
    assert [seat.state.pending for seat in view.table.seats] == [False, False, True, True]


def test_the_race_for_the_bonuses_is_told(sit: Sit) -> None:
    """RULES QD11."""
    driver = sit(3)
    view = driver.view
    turn(driver, 0, 2, 2)
    turn(driver, 1, 3)
    most, longest = leading([list(words or ()) for words in driver.seen.laid], 2)
    assert most.seat == 0 and most.figure == 2
    told_of = view.table.race.accessibleName()
    assert view.context.seats[0].name in told_of
    if longest.seat is not None:
        assert longest.word in told_of


def test_two_race_for_the_bonus_they_agreed_on(sit: Sit) -> None:
    """RULES QD11: two players agree on one bonus beforehand."""
    words = sit(2, bonus2="words").view.table.race.accessibleName()
    longest = sit(2, bonus2="longest").view.table.race.accessibleName()
    three = sit(3).view.table.race.accessibleName()
    assert words != longest
    assert words in three and longest in three


def test_the_piles_tell_what_lies_there(sit: Sit) -> None:
    """RULES QD4: the discard pile lies open, and everybody has seen all of it."""
    driver = sit(3)
    view = driver.view
    assert view.table.draw.left == driver.seen.pile
    assert [one.text for one in view.table.discard.cards] == list(driver.seen.discard)
    assert str(driver.seen.pile) in view.table.draw.accessibleName()
    view.controller.past.open_list()
    grid = next(one for one in view.window().findChildren(QWidget) if type(one).__name__ == "CardGrid")
    assert [one.text for one in grid.cards] == list(reversed(driver.seen.discard))


def test_what_is_shown_step_by_step_comes_to_what_is_observed(sit: Sit) -> None:
    """The scripts of turns leave the table as the observation says."""
    driver = sit(4)
    view = driver.view
    for seat in (0, 1, 2, 3):
        driver.do(seat, Draw("discard" if seat % 2 else "pile"))
        rest(view)
        before = ShownTable.of(driver.seen)
        assert view.show_.shown == before
        hand = driver.match.observation_for(seat).hand
        stepped = before.discarding(seat, hand[0])
        driver.do(seat, Play((), hand[0]))
        assert stepped.discard == driver.seen.discard
        assert stepped.sizes == driver.seen.hand_sizes
        rest(view)


# Around the table ----------------------------------------------------------------------------------


def test_the_round_and_its_cards_stand_in_the_bar(sit: Sit) -> None:
    view = sit(3).view
    said: list[str] = []
    view.subtitle_changed.connect(said.append)
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert said and "4" in said[-1]
    assert view.bar_part().accessibleName() == said[-1]


def test_everything_is_said_in_czech(sit: Sit) -> None:
    view = sit(3).view
    english = told(view)
    translation = Translation(QApplication.instance())
    translation.set_choice("cs")
    QApplication.processEvents()
    czech = told(view)
    translation.withdraw()
    for text in ("Draw a card", "draw pile", "your turn", "Sort", "card "):
        assert text in english
        assert text not in czech.replace("karta", "")


def test_everybody_at_the_screen_sees_verdicts_before_it_is_covered(sit: Sit) -> None:
    """RULES QD9 challenge_at=laying: who doubted and who laid are concerned, not only whoever is next."""
    driver = sit(2, people=2, words="vote", challenge_at="laying")
    view = driver.view
    driver.controller.ready()
    rest(view)
    turn(driver, 0, 2, 2)
    over = view.rounds
    assert view.round_part.is_open and not over.challenges.revealing
    covers = list(driver.covers)
    driver.do(1, Challenge(((0, 0),)))
    rest(view)
    driver.do(1, Vote(((0, 0),)))
    assert over.challenges.revealing and over.isVisible()
    assert driver.covers == covers, "covered before anybody has seen it"
    while over.challenges.revealing:
        over.challenges.primary.click()
        QApplication.processEvents()
    assert driver.covers == [*covers, 1]
    driver.controller.ready()
    rest(view)
    assert not over.challenges.revealing and not view.round_part.is_open, "told twice"


def test_another_language_over_the_verdicts_does_not_keep_the_next_person_waiting(sit: Sit) -> None:
    driver = sit(2, people=2, words="vote", challenge_at="laying")
    view = driver.view
    driver.controller.ready()
    rest(view)
    turn(driver, 0, 2, 2)
    driver.do(1, Challenge(((0, 0),)))
    rest(view)
    driver.do(1, Vote(()))
    over, covers = view.rounds, list(driver.covers)
    assert over.challenges.revealing
    view.context.settings.changed.emit()
    for _ in range(5):
        QApplication.processEvents()
    assert driver.covers == [*covers, 1]


@pytest.mark.parametrize(("scale", "text_size"), [(1.0, 1.0), (0.85, 1.0), (0.85, 1.5)])
def test_a_notice_hides_neither_the_question_nor_what_is_at_stake(
    sit: Sit, qtbot: QtBot, scale: float, text_size: float
) -> None:
    """RULES QD9: while words are doubted; it gives way when something comes up below it."""
    driver = sit(2, people=2, words="challenge", challenge_at="laying")
    view = driver.view
    driver.controller.ready()
    rest(view)
    theme.install(theme.Theme("light", scale=scale, text_size=text_size, reduced_motion=True))
    view.resize(round(1200 * scale), round(690 * scale))
    banner = Banner(view)
    banner.hover(view, lambda: None)
    banner.show_problem("Hru nejde uložit: Na disku není místo. Běží dál v paměti.", "Zkusit znovu")
    assert not any(banner.geometry().intersects(one) for one in kept_clear(view)), "at the table itself"
    turn(driver, 0, 2, 2)
    page = view.rounds.challenges
    assert page.isVisible()

    def hidden() -> list[str]:
        shown = {"question": page.question_panel, "doubt": page.primary, "back": page.back}
        shown |= {f"name {seat}": person for seat, person in page.people.people.items()}
        shown |= {"stake": page.sum} if page.sum.whole_text() else {}
        rects = {name: QRect(one.mapTo(view, QPoint()), one.size()) for name, one in shown.items()}
        seen = [name for name, one in shown.items() if one.isVisible()]
        return [name for name in seen if rects[name].intersects(banner.geometry())]

    qtbot.waitUntil(lambda: not hidden())
    assert view.rect().contains(banner.geometry())
    for word in in_question(view.seen)[:2]:
        page.spread.picked.emit(word)
    assert page.sum.whole_text()
    qtbot.waitUntil(lambda: not hidden())
    assert view.rect().contains(banner.geometry())
    driver.do(1, Challenge(()))
    rest(view)
    assert not view.round_part.is_open
    qtbot.waitUntil(lambda: not any(banner.geometry().intersects(one) for one in kept_clear(view)))


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_words_land_over_nobodys_words(sit: Sit, text_size: float) -> None:
    """RULES QD6, QD7: what was laid before is still to be read while others lay."""
    driver = sit(2)
    view = driver.view
    theme.install(theme.Theme("light", scale=0.85, text_size=text_size, reduced_motion=True))
    view.resize(1024, 580)
    rest(view)
    driver.do(0, Draw("pile"))
    driver.do(0, Play((), driver.seen.hand[0]))
    driver.do(1, Draw("pile"))
    hand = driver.match.observation_for(1).hand
    driver.do(1, Play((hand[:2], hand[2:4]), hand[4]))
    rest(view)
    table = view.table
    seat = table.seats[1]
    words = QRect(seat.x(), seat.y(), seat.width(), round(cards_end(seat)))
    assert seat.state.laid and not table.landing_room().intersects(words)


# What animals say --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("size", [(1024, 540), (1280, 740)])
def test_what_an_animal_says_never_lies_over_a_pile(sit: Sit, seats: int, size: tuple[int, int]) -> None:
    driver = sit(seats)
    view = driver.view
    view.resize(*size)
    rest(view)
    words = tuple(LaidWord(word, 20) for word in ("přehlídka", "státnice", "vlaky", "ano"))
    for place in view.table.seats[1:]:
        place.show_state(replace(place.state, laid=words))
    for seat in range(1, seats):
        view.moments.talk.say(seat, "Přesně tak jsem to chtěl. A to jsem se ani moc nesnažil!")
        bubble = view.moments.talk.bubble
        assert bubble.isVisible() and view.table.rect().contains(bubble.geometry())
        assert not view.table.on_piles(bubble.geometry())
