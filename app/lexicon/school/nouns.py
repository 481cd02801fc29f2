"""Gender and pattern of Czech nouns as schools teach them, read off the flags of an entry (see `grammar`)."""

from __future__ import annotations

from typing import NamedTuple

from app.lexicon.analysis import Gender
from app.lexicon.morphology import NAME, Morphology


class NounKind(NamedTuple):
    """pattern: the noun after which it is declined, empty where schools know none."""

    gender: Gender
    pattern: str = ""


_M, _I, _F, _N = (
    Gender.MASCULINE_ANIMATE,
    Gender.MASCULINE_INANIMATE,
    Gender.FEMININE,
    Gender.NEUTER,
)

_GROUPS: dict[NounKind, str] = {
    NounKind(_M, "pán"): (
        "pán pan pes lev syn člověk bůh host duch spolubratr bratr blázen ďábel datel šnek pánbůh"
    ),
    NounKind(_M, "muž"): (
        "kůň kněz přítel nepřítel otec strýc stařec mudřec rodiče rodič zeť švec jáhen manželé"
    ),
    NounKind(_M, "předseda"): "táta papa",
    NounKind(_M, "soudce"): "soudce",
    NounKind(_M): (
        "lidé atašé paparazzi abbé chargé habitué farao budižkničemu velekněz nadčlověk pračlověk yeti "
        "dandy grizzly husky pony hippie kamikadze okapi pekari wapiti aguti hadži žrec arciďábel "
        "opočlověk kočkopes polobůh tkadlec"
    ),
    NounKind(_I, "hrad"): (
        "vítr kámen dvůr dům důl hrom chléb kout kříž sníh stůl vůz vůl pohřeb nedostatek líh práh sklep "
        "lid tiebreak půlden biolíh holomráz lomikámen klíh breakdance cosplay kachel chrchel nukleus "
        "tangens kotangens koax protivítr zlatodůl elektrokotel blues jidiš boutique fleece obratel "
        "křemen násep oves ocet hrách jez sen rok čas les hmyz večer oblak výčet plech mráz křest úkor "
        "dobytek skot software hardware smartphone precedens herpes"
    ),
    NounKind(_I, "stroj"): "nůž hnůj lůj déšť kašel týden den peníze loket sopel uhel",
    NounKind(_I): "peníz pytel kotel",
    NounKind(_F, "žena"): (
        "dcera hra kniha louka máma cesta doba hodina síla strana tráva váha víra věda žába noha ruka "
        "rada bába kráva skála moucha vrána zebra kapsa karta tepna žíla čára kamna"
    ),
    NounKind(_F, "růže"): (
        "vícepráce nadpráce méněpráce škorně lasagne agáve práce duše chvíle kůže lžíce plíce půle role "
        "vůle báze paže polovice sáně saně spolupráce finance brýle brejle housle kleště vidle jesle "
        "hrábě ovace orgie reálie"
    ),
    NounKind(_F, "píseň"): (
        "propusť faleš červeň přehršel padrť reveň pleteň příčel zeď loď hůl houšť mez mosaz obuv mládež "
        "lež kyčel zápoj závěť odpověď věž paměť pec"
    ),
    NounKind(_F, "kost"): (
        "plsť hydrogensůl sůl čest smrt noc moc nemoc pomoc mysl nit past pěst vlast mast ratolest lest "
        "děti oběť rez veš řeč věc počest chuť"
    ),
    NounKind(_F): (
        "paní dveře vánoce velikonoce máti madam miss party párty wifi whisky revue show zoo talkshow "
        "superstar rallye country lobby penny brandy whiskey wiki image technoparty slackline pramáti "
        "jury steeplechase mamá bordelmamá cookie kešu čapátí chia"
    ),
    NounKind(_N, "město"): (
        "játra ústa vrata záda prsa oko ucho jméno slovo tělo léto rameno koleno semeno kamna bedra promo "
        "techno flamenco"
    ),
    NounKind(_N, "kuře"): "dítě símě témě",
    NounKind(_N, "moře"): "vejce pole ovoce nebe slunce srdce poledne",
    NounKind(_N): (
        "finále semifinále čtvrtfinále osmifinále bienále penále menu derby apartmá angažmá aranžmá klišé "
        "kupé pyré želé relé renomé resumé taxi kombi safari alibi karate karaoke tabu tofu šampaňské "
        "ragby konkláve latte brownie barbecue martini kimči teriyaki pastrami surimi gnocchi tofé tatami "
        "harakiri didgeridoo kurare ghí plató šapitó aikidó šintó šodó entrée exlibris extempore rekviem "
        "repro mimikry backstage potpourri chianti mascarpone podmenu parte tattoo bungee frisbee boogie "
        "miserere playoff freestyle fitness bio café selfie smoothie kari emoji graffiti khaki haiku "
        "origami sárí týpí vúdú iglú ragú tiramisu prosecco risotto guacamole jamboree reggae kiwi sudoku "
        "sushi suši curry ukulele promile puzzle interview hobby anime chilli"
    ),
    NounKind(_N, "stavení"): "staletí století úterý nebezpečí neštěstí září pondělí štěstí",
}
_BY_HAND = {
    lemma: kind._replace(pattern="" if lemma in ("úterý", "kamna") else kind.pattern)
    for kind, lemmas in _GROUPS.items()
    for lemma in lemmas.split()
}
"""Nouns whose entries do not tell."""

_FOREIGN = "éyiu"


def kind_of(morphology: Morphology, lemma: str) -> NounKind | None:
    """Gender and pattern of a noun; None where nothing tells."""
    if lemma in _BY_HAND:
        return _BY_HAND[lemma]
    for flags in morphology.entries(lemma):
        if not flags.startswith(NAME):
            found = _of_flags(set(flags), lemma)
            if found is not None:
                return found
    if lemma.endswith("ost"):
        return NounKind(_F, "kost")
    if lemma.endswith(("ání", "ení", "ění", "utí", "ytí", "ití", "atí", "etí", "ství", "ctví")):
        return NounKind(_N, "stavení")
    if lemma.endswith(("stvo", "ctvo")):
        return NounKind(_N, "město")
    if lemma.endswith(("ná", "ská", "cká", "ová")):
        return NounKind(_F)  # declined as adjectives are
    if lemma.endswith(("né", "ové")) or (lemma.endswith("é") and "" in morphology.entries(lemma)):
        return NounKind(_N)  # dražé, separé, komuniké are not declined
    return kind_of(morphology, lemma.removeprefix("ne")) if lemma.startswith("ne") else None


def _of_flags(flags: set[str], lemma: str) -> NounKind | None:
    last = lemma[-1]
    lifeless = flags & set("HLS") and last not in "aoe"
    if flags & set("PUD") and not lifeless:
        return _animate(flags, last)
    if flags & set("HL"):
        return NounKind(_I, "hrad") if last not in "aěoí" else None
    if "S" in flags:
        if last == "í":
            return NounKind(_N, "stavení")
        return NounKind(_N, "moře") if last in "eě" else NounKind(_I, "stroj")
    if "Z" in flags:
        if last in "ay":
            return NounKind(_F, "žena")
        return NounKind(_F, "růže") if last in "eě" else NounKind(_F, "píseň") if last not in "oiu" else None
    if "M" in flags:
        if last in "oa" or lemma.endswith(("um", "on")):
            return NounKind(_N, "město")
        return NounKind(_N, "moře") if last in "eě" else None
    if "K" in flags:
        if last in "eě":
            return NounKind(_N, "kuře")
        return NounKind(_N) if last == "a" else NounKind(_F, "kost") if last not in "oiuyéíý" else None
    if "C" in flags:
        return _by_last(last)
    if "Q" in flags and last not in "aeěiíouyýáé":
        return NounKind(_I, "hrad")  # uzel, článek: the last vowel goes
    return None


def _by_last(last: str) -> NounKind | None:
    """Of nouns that only their last letter tells apart: rifle, černo."""
    found = {"í": NounKind(_N, "stavení"), "o": NounKind(_N, "město")}
    return found.get(last) or (NounKind(_F, "růže") if last in "eě" else None)


def _animate(flags: set[str], last: str) -> NounKind:
    if last == "a":
        return NounKind(_M, "předseda")
    if last == "e":
        return NounKind(_M, "soudce")
    if last in _FOREIGN:
        return NounKind(_M)
    return NounKind(_M, "muž" if "U" in flags else "pán")
