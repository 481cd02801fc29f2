"""Places, missed words, filters, ballots and what animals say."""

from __future__ import annotations

import pytest

from app.games.boggle.model import Observation, Options, Phase, ScoredWord, WordVerdict
from app.games.boggle.screen import sayings
from app.games.boggle.screen.results import facts as results_facts
from app.lexicon import czech
from app.tabletop.people.sayings import prose
from app.tabletop.rounds import standing
from app.tabletop.rounds import texts as round_texts
from app.widgets.controls.avatar import ANIMALS
from app.widgets.names import listed
from tests.games.boggle import results_data as data


def test_equal_points_share_a_place() -> None:
    # RULES G2
    rows = standing.standings((7, 9, 9, 2))
    assert [(row.seat, row.place) for row in rows] == [(1, 1), (2, 1), (0, 3), (3, 4)]
    assert standing.winners((7, 9, 9, 2)) == (1, 2)
    assert standing.crowned((7, 9, 9, 2)) == (1, 2) and standing.crowned((0, 0)) == ()


def test_words_nobody_found_leave_out_every_list() -> None:
    missed = results_facts.missed(data.played([data.entries(words) for words in data.LISTS]))
    assert set(missed) == {"opálení", "dok", "do", "stopáž", "dosažení", "klapot"}
    assert [len(word) for word in missed] == sorted((len(word) for word in missed), reverse=True)


@pytest.mark.parametrize(
    ("lengths", "wanted"),
    [
        (frozenset(), {"do", "dok", "kosa", "stopáž", "opálení", "dosažení"}),
        (frozenset({2}), {"do"}),
        (frozenset({3, 4}), {"dok", "kosa"}),
        (frozenset({7}), {"opálení", "dosažení"}),
    ],
)
def test_length_filters_show_only_those_lengths(lengths: frozenset[int], wanted: set[str]) -> None:
    words = ["do", "dok", "kosa", "stopáž", "opálení", "dosažení"]
    assert set(results_facts.filtered(words, lengths, None)) == wanted


def test_common_filter_asks_the_word_list() -> None:
    assert results_facts.filtered(["dok", "pes"], frozenset(), lambda word: word == "pes") == ["pes"]


def test_the_points_of_the_open_round_count_in_the_totals() -> None:
    seen = data.observation(totals=(5, 6, 7))
    assert seen.review is not None
    assert seen.review.scores == (1, 1, 1)  # RULES BG8: kosa and les are shared
    assert results_facts.totals_with(seen) == (6, 7, 8)


def test_nobody_wins_a_round_without_points_and_a_lone_player_competes_with_nobody() -> None:
    assert results_facts.round_winners(data.played([data.entries(["les"]), data.entries(["les"])])) == ()
    assert results_facts.round_winners(data.played([data.entries(["les"])])) == ()


def test_ballots_name_holders_and_votes() -> None:
    lists = [
        [ScoredWord("lepka", WordVerdict.UNKNOWN), ScoredWord("kosa", WordVerdict.VALID)],
        [ScoredWord("lepka", WordVerdict.UNKNOWN)],
        [],
    ]
    vote = Options(words="vote")
    seen = data.observation(lists, options=vote, votes={"lepka": ((0,), (1,))})
    (ballot,) = results_facts.ballots(seen)
    assert (ballot.word, ballot.holders, ballot.accepted) == ("lepka", (0, 1), False)
    assert (ballot.vote_of(0), ballot.vote_of(1), ballot.vote_of(2)) == (True, False, None)
    taken = data.observation(lists, options=vote, accepted=("lepka",), votes={"lepka": ((0, 1), ())})
    assert results_facts.ballots(taken)[0].accepted
    assert results_facts.ballots(data.observation(lists)) == []


def test_shown_words_are_the_seats_own_longest_first() -> None:
    parts = results_facts.SortedList.of(data.played([data.entries(w) for w in data.LISTS]).lists[0])
    assert [entry.word for entry in parts.points] == ["stopka"]
    assert [entry.word for entry in parts.shared] == ["kosa", "les"]
    longest = parts.longest()
    assert longest is not None and longest.word == "stopka"
    decent = parts.longest(lambda word: word == "stopka")
    assert decent is not None and decent.word != "stopka", "what is coarse is not held up"


def test_an_observation_survives_json() -> None:
    for phase in (Phase.LISTS, Phase.REVIEW, Phase.OVER):
        seen = data.observation(phase=phase)
        assert Observation.from_json(seen.to_json()) == seen


@pytest.mark.parametrize("level", range(1, 6))
def test_thanks_for_the_game_are_said_at_its_end_only(level: int, qapp: object) -> None:
    animal, lines = ANIMALS[level - 1], prose(sayings.PROSE, "en")
    during = [one for one in sayings.Mood if one is not sayings.Mood.FAREWELL]
    assert not [text for mood in during for text in lines[mood.value, animal] if "thank" in text.lower()]
    won = data.played([data.entries(["kosa"]), data.entries(["stopka", "les"])])
    assert "thank" in sayings.line([won], 1, level, over=True).lower()


def test_columns_stand_by_points_and_equal_ones_as_they_sit() -> None:
    lists = [
        ["les"],
        ["kosa", "pes"],
        ["stopka", "osel", "dok"],
        ["do"],
        ["opálení"],
        ["kosa", "pes", "klapot", "stopáž"],
    ]
    played = data.played([data.entries(words) for words in lists])
    assert played.scores == (1, 0, 3, 1, 1, 2)
    assert results_facts.column_order(data.observation(phase=Phase.REVIEW), played) == [2, 5, 0, 3, 4, 1]


def test_lines_fit_the_round_and_do_not_change(qapp: object) -> None:
    empty = data.played([data.entries(["kosa"]), []])
    assert sayings.moods(empty, 1) == (sayings.Mood.NOTHING,)
    won = data.played([data.entries(["kosa"]), data.entries(["stopka", "les"])])
    assert set(sayings.moods(won, 1)) == {sayings.Mood.WORD, sayings.Mood.WON}
    assert sayings.moods(won, 0) == (sayings.Mood.LOST,)
    assert sayings.line([won], 1, 3) == sayings.line([won], 1, 3)
    rounds = [won] * 4
    said = [sayings.line(rounds[: at + 1], 1, 3) for at in range(4)]
    assert len(set(said)) == 4 and all(said)


def test_names_are_joined_as_a_sentence_holds_them(qapp: object) -> None:
    assert listed(["Žofie"]) == "Žofie"
    assert listed(["Žofie", "Sova", "Jan"]) == "Žofie, Sova and Jan"
    assert round_texts.won(["Žofie"]) == "Žofie wins"
    assert round_texts.won(["Žofie", "Sova"]) == "Žofie and Sova share the win"  # RULES G2


def test_missed_words_of_one_length_are_in_the_order_of_the_alphabet() -> None:
    words = ["chyba", "cihla", "hrozn", "čokle"]
    assert results_facts.by_length(words) == sorted(words, key=czech.sort_key)
    assert results_facts.by_length(words) == ["cihla", "čokle", "hrozn", "chyba"]
