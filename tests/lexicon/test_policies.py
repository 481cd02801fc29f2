"""What each game takes, clause by clause, and how words are explained."""

from __future__ import annotations

import pytest

from app.lexicon.analysis import Analysis, Degree, FormKind, Gender, Pos, Tag, WordForm
from app.lexicon.judge import Judge
from app.lexicon.lexicon import LANGUAGE_OF, POLICIES, Lexicon, Reason

# ------------------------------------------------------------------------------- Scrabble (RULES SK15)


@pytest.mark.parametrize(
    "word",
    ["strom", "stromy", "žena", "ženy", "město", "města", "kuře", "kuřata", "mladý", "mladá", "mladí",
     "dělám", "dělal", "dělej", "dělat", "dělán", "rychle", "pod", "a", "já", "my", "ten", "ti", "dva",
     "jsem"],
)  # fmt: skip
def test_classic_takes_nominatives_verbs_and_what_has_no_case(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("scrabble-classic").accepts(word)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("stromech", Reason.OBLIQUE),
        ("stromu", Reason.OBLIQUE),
        ("ženám", Reason.OBLIQUE),
        ("kuřatům", Reason.OBLIQUE),
        ("mladého", Reason.OBLIQUE),
        ("mně", Reason.OBLIQUE),
        ("psech", Reason.OBLIQUE),
        ("dělajíc", Reason.TRANSGRESSIVE),
        ("udělavši", Reason.TRANSGRESSIVE),
        ("ahoj", Reason.INTERJECTION),
        ("praze", Reason.NAME),
        ("kg", Reason.ABBREVIATION),
    ],
)
def test_classic_refuses_the_rest(lexicon: Lexicon, word: str, reason: Reason) -> None:
    judgement = lexicon.policy("scrabble-classic").judge(word)
    assert not judgement.accepted
    assert judgement.reason is reason


@pytest.mark.parametrize("word", ["te", "ra", "al", "me"])
def test_symbols_of_two_letters_are_abbreviations_though_names_too(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").judge(word).reason is Reason.ABBREVIATION
    assert any(Tag.ABBREVIATION in one.tags for one in lexicon.analyses(word))


@pytest.mark.parametrize("word", ["švédsku", "německu"])
def test_half_of_a_phrase_that_is_a_name_as_well_is_refused_as_one(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").judge(word).reason is Reason.NAME


@pytest.mark.parametrize("word", ["stromech", "mladého", "mně", "dělajíc", "udělavši", "ód"])
def test_inflected_takes_all_cases(lexicon: Lexicon, word: str) -> None:  # RULES SK15 ohebná, S7
    assert lexicon.policy("scrabble-inflected").accepts(word)


@pytest.mark.parametrize("name", ["quiddler", "scrabble-classic", "scrabble-inflected"])
@pytest.mark.parametrize("word", ["ahoj", "haf", "fuj", "kg", "praha", "topolověji"])
def test_no_interjections_names_abbreviations(
    lexicon: Lexicon, name: str, word: str
) -> None:  # RULES QD8, SK15
    assert not lexicon.policy(name).accepts(word)


def test_quiddler_examples_are_words(lexicon: Lexicon) -> None:  # RULES QD14
    assert all(map(lexicon.policy("quiddler").accepts, ["vlak", "duch"]))


# ------------------------------------------------------------------------------- English (RULES QD8)


def test_english_takes_both_spellings(english: Lexicon) -> None:
    policy = english.policy("english")
    for word in ("colour", "color", "organise", "organize", "quiz", "in", "QUIZ", "walking", "mice"):
        assert policy.accepts(word), word


def test_english_refuses_names_and_fragments(english: Lexicon) -> None:
    policy = english.policy("english")
    for word in ("london", "xq", "b", "don't", "kůň", "aaaa"):
        assert not policy.accepts(word), word


def test_english_knows_its_two_letter_words_and_no_symbols(english: Lexicon) -> None:
    policy = english.policy("english")
    for word in ("qi", "za", "aa", "xu", "ok", "za", "zo", "cwm", "psst", "app", "wifi", "vlogging"):
        assert policy.accepts(word), word
    for word in ("kb", "mb", "lm", "cs", "ts", "kc", "csc", "hhd", "esc"):
        assert not policy.accepts(word), word


def test_the_computer_plays_no_slur_and_coarse_words_only_where_it_may(english: Lexicon) -> None:
    gentle, free = english.policy("english"), Judge(english, "english", vulgar=True).policy
    for word, coarse in (("faggot", False), ("niggers", False), ("shitty", True), ("whoring", True)):
        number = english.dawg.number(word)
        assert gentle.allows(number) and english.vulgar(number)
        assert not gentle.sure(number)
        assert free.sure(number) is coarse, word
    for word in ("spicy", "shaggy", "niggard", "snigger", "swanker", "crape", "shiitake"):
        assert not english.vulgar(english.dawg.number(word)), word


def test_rare_english_is_taken_from_people_only(english: Lexicon) -> None:
    policy = english.policy("english")
    for word in ("festschriften", "euk", "zek"):
        assert policy.accepts(word) and not policy.sure(english.dawg.number(word)), word


def test_english_ranks(english: Lexicon) -> None:
    def rank(word: str) -> int:
        return english.rank(english.dawg.number(word))

    assert rank("the") < rank("house") < rank("quiz") < rank("ziggurat")
    assert english.policy("english").sure(english.dawg.number("house"))
    assert english.analyses("house")[0].lemma == "house"


def test_a_policy_belongs_to_a_language(lexicon: Lexicon, english: Lexicon) -> None:
    for name in POLICIES:
        own, other = (lexicon, english) if LANGUAGE_OF[name] == "cs" else (english, lexicon)
        assert own.policy(name).name == name
        with pytest.raises(KeyError):
            other.policy(name)


# ------------------------------------------------------------------------------- the school filter


@pytest.mark.parametrize("word", ["hovno", "kurvy", "posraný", "prdelí", "jebat"])
def test_vulgar_words_are_known_as_such_and_never_offered(lexicon: Lexicon, word: str) -> None:
    number = lexicon.dawg.number(word)
    assert lexicon.vulgar(number)
    assert not lexicon.policy("boggle").sure(number)


@pytest.mark.parametrize("word", ["sravše", "jebaje"])
def test_transgressives_of_vulgar_verbs_are_vulgar(lexicon: Lexicon, word: str) -> None:
    assert lexicon.vulgar(lexicon.dawg.number(word))
    assert Tag.VULGAR in lexicon.analyses(word)[0].tags


@pytest.mark.parametrize("word", ["strom", "smrdět", "prádlo", "jeseter", "sekunda", "kurýr", "děvče"])
def test_decent_words_are_not_taken_for_vulgar(lexicon: Lexicon, word: str) -> None:
    assert not lexicon.vulgar(lexicon.dawg.number(word))


PROBES = [
    "debil", "debilem", "debilní", "kretén", "kreténi", "idiot", "idiotko", "imbecil", "blbec", "blbce",
    "blbka", "pitomec", "pitomý", "tupec", "trotl", "hňup", "magor", "magore", "dement", "retard",
    "svině", "sviňák", "mrcha", "mrchy", "čubka", "běhna", "cuchta", "coura", "šlapka",
    "nevěstka", "prostitutka", "megera", "semetrika", "parchant", "bastard", "zmetek", "šmejd",
    "spratek", "fracek", "harant", "vyvrhel", "grázl", "sketa", "srab", "hnusák", "zrůda", "ubožák",
    "tlusťoch", "mrzák", "ožrala", "ochlasta", "chlastat", "feťák", "smažka", "negr", "cikán", "cikánka",
    "vidlák", "nácek", "úchyl", "úchylák", "pedofil", "zvrhlík", "cvokhaus", "bordel", "buzerovat",
    "blít", "chcípnout", "chcíplý", "zdechnout", "porno", "orgasmus", "masturbace", "soulož", "hovínko",
    "sráč", "kurva", "hajzl", "prdel", "zmrd", "čůrák", "píča", "kokot", "buzerant", "děvka", "srát",
    "mrdat", "šukat", "posera", "hovado", "prasárna", "lůza", "trulant", "prašivec", "padouch", "udavač",
    "flákači", "strašpytel", "drbna", "podrazák", "kraviny", "přiblblý", "mršce", "ksichtu", "vandráci",
    "fízlové", "smrádku", "slizák", "neurvalec", "kretenismus", "trulda", "usoplenec", "hochštaplerka",
    "opíchat", "pomatenost", "pitomka", "machýrek",
]  # fmt: skip


@pytest.mark.parametrize("word", PROBES)
def test_insults_are_kept_from_children_yet_taken(lexicon: Lexicon, word: str) -> None:
    number = lexicon.dawg.number(word)
    gentle = Judge(lexicon, "boggle", gentle=True).policy
    assert not lexicon.gentle(number)
    assert gentle.allows(number) and not gentle.sure(number)


def test_other_tables_may_have_insults_and_no_vulgar_words(lexicon: Lexicon) -> None:
    number = lexicon.dawg.number("idiot")
    assert not lexicon.vulgar(number) and Judge(lexicon, "boggle").policy.sure(number)


@pytest.mark.parametrize(
    "word", ["retardér", "negramotný", "čmoudit", "idiom", "semafor", "kozel", "rusalka"]
)
def test_decent_words_are_fit_for_children(lexicon: Lexicon, word: str) -> None:
    assert lexicon.gentle(lexicon.dawg.number(word))


# ------------------------------------------------------------------------------- explanations


def one(lexicon: Lexicon, word: str, lemma: str, pos: Pos) -> Analysis:
    fitting = [
        a for a in lexicon.analyses(word) if a.lemma == lemma and a.pos is pos and Tag.NAME not in a.tags
    ]
    assert len(fitting) == 1, lexicon.analyses(word)
    return fitting[0]


def test_hne_is_the_third_person_of_hnout(lexicon: Lexicon) -> None:
    assert one(lexicon, "hne", "hnout", Pos.VERB).forms == (WordForm(FormKind.PRESENT, None, 1, (), 3),)


def test_stromech_is_the_sixth_case_plural(lexicon: Lexicon) -> None:
    assert one(lexicon, "Stromech", "strom", Pos.NOUN).forms == (WordForm(FormKind.CASE, None, 2, (6,)),)


def test_praze_is_a_name(lexicon: Lexicon) -> None:
    (analysis,) = lexicon.analyses("praze")
    assert analysis.lemma == "praha"
    assert Tag.NAME in analysis.tags


@pytest.mark.parametrize(
    ("word", "lemma", "kind"),
    [
        ("dělat", "dělat", FormKind.INFINITIVE),
        ("nedělám", "dělat", FormKind.PRESENT),
        ("dělej", "dělat", FormKind.IMPERATIVE),
        ("dělala", "dělat", FormKind.PAST_PARTICIPLE),
        ("dělána", "dělat", FormKind.PASSIVE_PARTICIPLE),
        ("dělajíc", "dělat", FormKind.PRESENT_TRANSGRESSIVE),
        ("udělavši", "udělat", FormKind.PAST_TRANSGRESSIVE),
        ("vezmu", "vzít", FormKind.PRESENT),
        ("vyberu", "vybrat", FormKind.PRESENT),
        ("jsem", "být", FormKind.PRESENT),
        ("bych", "být", FormKind.CONDITIONAL),
        ("stůj", "stát", FormKind.IMPERATIVE),
    ],
)
def test_verbs_lead_to_their_infinitive(lexicon: Lexicon, word: str, lemma: str, kind: FormKind) -> None:
    assert kind in {form.kind for form in one(lexicon, word, lemma, Pos.VERB).forms}


@pytest.mark.parametrize(
    ("word", "lemma", "kinds"),
    [
        ("ulehčeme", "ulehčit", {FormKind.IMPERATIVE}),
        ("nezmatni", "zmatnit", {FormKind.IMPERATIVE}),
        ("převyš", "převýšit", {FormKind.IMPERATIVE}),
        ("bydlete", "bydlet", {FormKind.IMPERATIVE}),
        ("třeme", "třít", {FormKind.PRESENT, FormKind.IMPERATIVE}),
        ("nezatéci", "zatéct", {FormKind.INFINITIVE}),
        ("napomoct", "napomoci", {FormKind.INFINITIVE}),
        ("jíme", "jíst", {FormKind.PRESENT}),
        ("čte", "číst", {FormKind.PRESENT}),
        ("zapůjčíš", "zapůjčit", {FormKind.PRESENT}),
        ("snažíc", "snažit", {FormKind.PRESENT_TRANSGRESSIVE}),
        ("chval", "chválit", {FormKind.IMPERATIVE}),
        ("zesilme", "zesílit", {FormKind.IMPERATIVE}),
    ],
)
def test_verb_forms_are_told_apart(lexicon: Lexicon, word: str, lemma: str, kinds: set[FormKind]) -> None:
    assert {form.kind for form in one(lexicon, word, lemma, Pos.VERB).forms} == kinds


@pytest.mark.parametrize(
    ("word", "lemma"),
    [("nenastav", "nastavit"), ("neperete", "prát"), ("netkám", "tkát"), ("neštkali", "štkát"),
     ("nebojím", "bát"), ("nemra", "mřít"), ("není", "být")],
)  # fmt: skip
def test_what_is_negated_leads_to_its_positive(lexicon: Lexicon, word: str, lemma: str) -> None:
    assert Tag.NEGATED in one(lexicon, word, lemma, Pos.VERB).tags


@pytest.mark.parametrize(
    ("word", "lemmas"),
    [
        ("nemá", ["mít"]),
        ("nesil", ["sít", "sílit"]),
        ("nejen", ["nejen"]),
        ("nejenom", ["nejenom"]),
        ("nesvůj", ["nesvůj"]),
        ("nesvá", ["nesvůj"]),
        ("nemohu", ["moci"]),
        ("nepřítel", ["přítel"]),
        ("nelze", ["lze"]),
        ("nemálo", ["málo"]),
    ],
)
def test_only_what_can_be_denied_is_told_as_denied(lexicon: Lexicon, word: str, lemmas: list[str]) -> None:
    assert [analysis.lemma for analysis in lexicon.analyses(word)] == lemmas


def test_only_denied_words_are_told_as_denied(lexicon: Lexicon) -> None:
    assert not any(Tag.NEGATED in one.tags for word in ("nejen", "nejenom") for one in lexicon.analyses(word))
    assert all(Tag.NEGATED in one.tags for word in ("nemá", "nelze") for one in lexicon.analyses(word))


@pytest.mark.parametrize(
    ("word", "lemma", "pos", "forms"),
    [
        ("kamny", "kamna", Pos.NOUN, {(2, 7)}),
        ("holi", "hůl", Pos.NOUN, {(1, 3), (1, 5), (1, 6)}),
        ("dětí", "dítě", Pos.NOUN, {(2, 2)}),
        ("ledasco", "ledasco", Pos.PRONOUN, {(1, 1), (1, 4)}),
        ("dvaceti", "dvacet", Pos.NUMERAL, {(2, case) for case in (2, 3, 5, 6, 7)}),
        ("čtrnácti", "čtrnáct", Pos.NUMERAL, {(2, case) for case in (2, 3, 5, 6, 7)}),
    ],
)
def test_irregular_forms_are_told(
    lexicon: Lexicon, word: str, lemma: str, pos: Pos, forms: set[tuple[int, int]]
) -> None:
    told = one(lexicon, word, lemma, pos).forms
    assert {(form.number, case) for form in told for case in form.cases} == forms


@pytest.mark.parametrize(
    ("word", "lemma", "gender"),
    [
        ("hladova", "hladový", Gender.FEMININE),
        ("jist", "jistý", Gender.MASCULINE_ANIMATE),
        ("jista", "jistý", Gender.FEMININE),
        ("prost", "prostý", Gender.MASCULINE_ANIMATE),
        ("syta", "sytý", Gender.FEMININE),
        ("hoden", "hodný", Gender.MASCULINE_ANIMATE),
        ("nehoden", "hodný", Gender.MASCULINE_ANIMATE),
        ("dlužen", "dlužný", Gender.MASCULINE_ANIMATE),
        ("dlužna", "dlužný", Gender.FEMININE),
        ("ženat", "ženatý", Gender.MASCULINE_ANIMATE),
    ],
)
def test_short_adjectives_are_adjectives(lexicon: Lexicon, word: str, lemma: str, gender: Gender) -> None:
    assert one(lexicon, word, lemma, Pos.ADJECTIVE).forms[0].gender is gender


@pytest.mark.parametrize(
    ("word", "lemma"),
    [("dobit", "dobít"), ("přijata", "přijmout"), ("objat", "obejmout"), ("vzat", "vzít"), ("žato", "žnout"),
     ("zažat", "zažehnout"), ("ušita", "ušít")],
)  # fmt: skip
def test_passive_participles_in_t_lead_to_their_infinitive(lexicon: Lexicon, word: str, lemma: str) -> None:
    assert {form.kind for form in one(lexicon, word, lemma, Pos.VERB).forms} == {FormKind.PASSIVE_PARTICIPLE}


def test_no_participle_is_taken_for_a_verb_of_its_own(lexicon: Lexicon) -> None:
    for word in ("jist", "jista", "prost", "syt", "dobit", "přijat"):
        assert word.rstrip("a") not in {analysis.lemma for analysis in lexicon.analyses(word)}


@pytest.mark.parametrize("word", ["kterak", "jest", "apatykou", "dělati", "pecte", "rci", "sův"])
def test_archaic_words_are_told_as_such(lexicon: Lexicon, word: str) -> None:
    assert any(Tag.ARCHAIC in analysis.tags for analysis in lexicon.analyses(word))


@pytest.mark.parametrize("word", ["lajkovat", "appce", "vem", "prej", "jo", "pracuju", "prč"])
def test_colloquial_words_are_told_as_such(lexicon: Lexicon, word: str) -> None:
    assert any(Tag.COLLOQUIAL in analysis.tags for analysis in lexicon.analyses(word))


@pytest.mark.parametrize("word", ["jak", "lékárna", "dělat", "peč", "burger", "ni"])
def test_living_neutral_words_bear_no_mark(lexicon: Lexicon, word: str) -> None:
    assert not any({Tag.ARCHAIC, Tag.COLLOQUIAL} & analysis.tags for analysis in lexicon.analyses(word))


def test_negation_and_degree_are_told(lexicon: Lexicon) -> None:
    assert Tag.NEGATED in one(lexicon, "nedělám", "dělat", Pos.VERB).tags
    assert one(lexicon, "nejkrásnější", "krásný", Pos.ADJECTIVE).degree is Degree.SUPERLATIVE
    assert one(lexicon, "krásnější", "krásný", Pos.ADJECTIVE).degree is Degree.COMPARATIVE
    negated = one(lexicon, "nejnezáludnějších", "nezáludný", Pos.ADJECTIVE)
    assert Tag.NEGATED in negated.tags
    assert negated.degree is Degree.SUPERLATIVE


def test_agreement_is_told(lexicon: Lexicon) -> None:
    forms = one(lexicon, "mladí", "mladý", Pos.ADJECTIVE).forms
    assert forms == (WordForm(FormKind.CASE, Gender.MASCULINE_ANIMATE, 2, (1, 5)),)


def test_what_is_no_word_has_no_analysis(lexicon: Lexicon) -> None:
    assert [lexicon.analyses(word) for word in ("", "qwrtz", "a" * 200, "a b", "\0")] == [()] * 5


def test_nearly_every_accepted_word_is_explained(lexicon: Lexicon) -> None:  # LEXICON 5
    policy = lexicon.policy("boggle")
    words = [lexicon.dawg.word(n) for n in range(0, len(lexicon.dawg), 1709) if policy.allows(n)]
    dark = [word for word in words if all(a.pos is Pos.OTHER for a in lexicon.analyses(word))]
    assert len(words) > 1000
    assert len(dark) <= 0.005 * len(words), dark


@pytest.mark.parametrize("word", ["sex", "sexy", "erotika", "penisu", "prostitutka"])
def test_words_between_grown_ups_count_but_are_no_answer_for_everybody(lexicon: Lexicon, word: str) -> None:
    number = lexicon.dawg.number(word)
    assert not lexicon.vulgar(number) and not lexicon.gentle(number)
    usual, gentle = lexicon.policy("boggle"), Judge(lexicon, "boggle", gentle=True).policy
    assert usual.sure(number) and gentle.allows(number) and not gentle.sure(number)


@pytest.mark.parametrize("word", ["sextant", "nevěsta", "nevěstin", "orgán", "varhany", "kondor", "mše"])
def test_words_that_only_begin_so_are_for_everybody(lexicon: Lexicon, word: str) -> None:
    assert lexicon.gentle(lexicon.dawg.number(word))
