"""Making a word of open cards, by one card at a time and by typing (RULES QD13)."""

from __future__ import annotations

from app.games.quiddler.model import Options
from app.games.quiddler.screen.solo.draft import SoloDraft
from app.games.quiddler.solo_model import SoloObservation, SoloPhase


def draft(*cards: str, sizes: tuple[int, ...] = (6,) * 8) -> SoloDraft:
    """Over piles with these open cards."""
    piles = tuple(cards) + (None,) * (8 - len(cards))
    made = SoloDraft()
    made.take_up(SoloObservation(0, Options(words="auto"), SoloPhase.TAKE, piles, sizes, (), (), 0, 0))
    return made


def typed(made: SoloDraft, text: str) -> list[bool]:
    return [made.type(letter) for letter in text]


def test_letters_choose_cards_in_their_order() -> None:
    made = draft("K", "VL", "D", "A")
    assert typed(made, "VLAK") == [True, True, True, True]
    assert made.places == [1, 3, 0]
    assert made.text == "VLAK"


def test_the_first_letter_of_a_card_of_two_waits_for_the_second() -> None:
    made = draft("A", "ST", "Í")
    assert made.type("S")
    assert (made.places, made.tail) == ([], "S")
    assert made.type("T")
    assert (made.places, made.tail) == ([1], "")
    assert made.take_last()
    assert made.places == []


def test_of_st_and_s_t_both_can_be_had() -> None:
    made = draft("S", "T", "ST", "O")
    typed(made, "STO")
    first = list(made.places)
    assert made.other_way()
    assert {tuple(first), tuple(made.places)} == {(0, 1, 3), (2, 3)}
    assert made.other_way()
    assert made.places == first


def test_cards_already_chosen_stay_where_that_goes() -> None:
    made = draft("S", "T", "ST", "O")
    made.put(2)
    made.type("O")
    assert made.places == [2, 3]


def test_where_a_letter_goes_on_only_otherwise_the_cards_change() -> None:
    made = draft("S", "ST", "O")
    typed(made, "STO")
    assert made.places == [1, 2]


def test_of_two_like_cards_the_one_on_the_higher_pile_comes_first() -> None:
    made = draft("A", "Č", "A", sizes=(2, 6, 5, 0, 0, 0, 0, 0))
    made.type("A")
    assert made.places == [2]
    assert made.other_way()
    assert made.places == [0]


def test_like_piles_are_no_choice_that_anybody_is_told_of() -> None:
    alike = draft("A", "A", "Č")
    alike.type("A")
    assert alike.choices() == 1
    assert alike.other_way()  # still, either may be meant
    deeper = draft("A", "A", sizes=(6, 2, 0, 0, 0, 0, 0, 0))
    deeper.type("A")
    assert deeper.choices() == 2
    both = draft("S", "T", "ST")
    typed(both, "ST")
    assert both.choices() == 2


def test_what_no_card_spells_changes_nothing() -> None:
    made = draft("K", "O")
    typed(made, "KO")
    assert not made.type("X")
    assert not made.type("K")  # there is one K only
    assert made.text == "KO"


def test_letters_without_diacritics_where_that_is_wanted() -> None:
    made = draft("Č", "A", "Š")
    assert not made.type("C")
    made.easy = True
    assert typed(made, "CAS") == [True] * 3
    assert made.text == "ČAŠ"
    exact = draft("Č", "C")
    exact.easy = True
    exact.type("C")
    assert exact.text == "C"


def test_cards_are_put_between_others_and_taken_out() -> None:
    made = draft("K", "O", "S")
    for place in (0, 2):
        made.put(place)
    made.put(1, 1)
    assert made.text == "KOS"
    made.put(0, 2)
    assert made.text == "OSK"
    made.drop(2)
    assert made.text == "OK"
    made.clear()
    assert not made.take_last()
