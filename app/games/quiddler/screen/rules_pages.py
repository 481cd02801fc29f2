"""The rules as the program tells them: in our own words, with cards to look at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.games.quiddler.screen.example import CardExample, Group
from app.tabletop.face import Section


class QuiddlerPages(QObject):
    """RULES QD1 to QD13 as they are with the cards of one edition; a section tells how the other one differs.

    What names cards or words is there for each edition."""

    def __init__(self, edition: str = "cz", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._edition, self._in_english = edition, edition == "en"

    def _example(self, groups: tuple[Group, ...], caption: str) -> CardExample:
        """Cards of the edition."""
        return CardExample(groups, caption, self._edition)

    def sections(self) -> tuple[Section, ...]:
        """All of them."""
        return (
            self._aim(),
            self._turn(),
            self._out(),
            self._which_words(),
            self._argued(),
            self._points(),
            self._bonuses(),
            self._end(),
            self._czech() if self._in_english else self._english(),
            self._alone(),
            self._options(),
            self._together(),
        )

    def _aim(self) -> Section:
        return Section(
            self.tr("What it is about"),
            (
                self.tr(
                    "Each round you hold a few letter cards and try to turn all of them into words. The "
                    "first one who can lays the whole hand at once, and the others have one turn left. Words "
                    "that lie bring the points printed on their cards, cards that stay in the hand cost "
                    "theirs."
                ),
                self._cards_and_rounds(),
            ),
            (
                self._example((Group(("A",)),), self.tr("A vowel has a ring.")),
                self._example((Group(("K",)),), self.tr("A consonant has a stroke.")),
                self._example(
                    (Group(("TH" if self._in_english else "VL",)),), self.tr("Two letters have two strokes.")
                ),
            ),
        )

    def _cards_and_rounds(self) -> str:
        """RULES QD2, QD3."""
        if self._in_english:
            return self.tr(
                "There are 118 English cards, and each has its value: common letters two points, rare ones "
                "more than ten. Some cards hold two letters. In the first round everybody gets three cards, "
                "in each later one a card more; the eighth, with ten cards, is the last."
            )
        return self.tr(
            "There are 118 cards, and each has its value: common letters two points, rare ones more "
            "than ten. Some cards hold two letters. In the first round everybody gets four cards, in "
            "each later one a card more; the seventh, with ten cards, is the last."
        )

    def _turn(self) -> Section:
        return Section(
            self.tr("A turn"),
            (
                self.tr(
                    "First you draw a card: the unknown one from the draw pile, or the top one of the "
                    "discard pile, which everybody sees. Last you discard one. Between the two you may go "
                    "out, if you can. Nobody skips drawing or discarding."
                ),
                self.tr(
                    "The player left of the dealer begins; the oldest one deals first, then the next to the "
                    "left. When somebody draws the last card of the draw pile, the discard pile is shuffled "
                    "at once and becomes the new one."
                ),
            ),
        )

    def _out(self) -> Section:
        return Section(
            self.tr("Going out"),
            (
                self.tr(
                    "When all your cards but one make words, you may lay them, all at once, and discard the "
                    "one that is left. You need not; you may hold on for dearer words. Nobody lays only a "
                    "part of the hand before that."
                ),
                self.tr(
                    "Then every other player has exactly one more turn: draw, lay as many words as you like "
                    "or none, and discard."
                ),
            ),
            (self._way_out(),),
        )

    def _way_out(self) -> CardExample:
        """Seven cards in hand: each edition comes to that in another round (RULES QD3)."""
        if self._in_english:
            return self._example(
                (
                    Group(("CL", "O", "U", "D"), "cloud · 21", True),
                    Group(("W", "IN", "D"), "wind · 22", True),
                    Group(("O",), self.tr("discard")),
                ),
                self.tr("The fifth round: all seven cards lie in words, and the eighth is discarded."),
            )
        return self._example(
            (
                Group(("ST", "Ů", "L"), "stůl · 14", True),
                Group(("M", "Í", "Č", "E"), "míče · 14", True),
                Group(("O",), self.tr("discard")),
            ),
            self.tr("The fourth round: all seven cards lie in words, and the eighth is discarded."),
        )

    def _which_words(self) -> Section:
        if self._in_english:
            return self._which_english_words()
        return Section(
            self.tr("Which words count"),
            (
                self.tr(
                    "Words of a common dictionary in all their forms. Not names, abbreviations, "
                    "interjections, bare prefixes or endings, nor words with a hyphen or an apostrophe. "
                    "Háčky and čárky count: A is not Á."
                ),
                self.tr(
                    "A word is made of two cards at least. There is no card CH; it takes C and H. The same "
                    "word may lie more than once."
                ),
            ),
            (
                self._example((Group(("PR", "O"), "pro · 8", True),), self.tr("Two cards are enough.")),
                self._example(
                    (Group(("C", "H", "Y", "B", "A"), "chyba · 19", True),), self.tr("C and H are two cards.")
                ),
                self._example(
                    (Group(("P", "A", "V", "E", "L"), "pavel", False),), self.tr("Names do not count.")
                ),
            ),
        )

    def _which_english_words(self) -> Section:
        return Section(
            self.tr("Which words count"),
            (
                self.tr(
                    "English words of a common dictionary in all their forms. Not names, abbreviations, bare "
                    "prefixes or endings, nor words with a hyphen or an apostrophe."
                ),
                self.tr(
                    "A word has two letters at least, not two cards: IN can be laid as a single card. The "
                    "same word may lie more than once."
                ),
            ),
            (
                self._example((Group(("IN",), "in · 7", True),), self.tr("A word of one card.")),
                self._example(
                    (Group(("L", "O", "N", "D", "O", "N"), "london", False),), self.tr("Names do not count.")
                ),
            ),
        )

    def _argued(self) -> Section:
        return Section(
            self.tr("Who minds the words"),
            (
                self.tr(
                    "You agree on one of three ways before the game. The program: only words of the "
                    "dictionary can be laid, and nobody has to be watched."
                ),
                self.tr(
                    "The players: anything can be laid. After the last turns everybody may challenge words "
                    "of others. The dictionary decides at once, and the value of the word is lost by whoever "
                    "was wrong: by its owner if it is no word, else by the one who doubted. Each word is "
                    "challenged once, and a bad word that nobody challenges counts like a good one."
                ),
                self.tr(
                    "A vote: anything can be laid. On a word that somebody does not believe all players but "
                    "its owner vote. Only if more than half are against it does it fall and cost its value; "
                    "a tie lets it stand, and doubting costs nothing."
                ),
                self.tr(
                    "The cards of a word that fell are put aside: they bring nothing and do not count as "
                    "held. The round stays over even if a word of the player who went out has fallen."
                ),
                self.tr(
                    "With challenges and votes nothing tells whether a word is good before it lies, so the "
                    "dictionary and the hints are closed while you play. If you want them all the same, have "
                    "the program show in your hand which words count."
                ),
            ),
        )

    def _points(self) -> Section:
        if self._in_english:
            return Section(
                self.tr("Points of a round"),
                (
                    self.tr(
                        "Add up the cards of your words and take off the cards in your hand. Then come "
                        "bonuses, and penalties for challenges. No round brings less than nothing."
                    ),
                ),
                (self._english_points(),),
            )
        return Section(
            self.tr("Points of a round"),
            (
                self.tr(
                    "Add up the cards of your words and take off the cards in your hand. That cannot be "
                    "less than nothing. Then come bonuses, and penalties for challenges: those count in "
                    "full, so a round may end below zero."
                ),
            ),
            (self._czech_points(),),
        )

    def _czech_points(self) -> CardExample:
        """RULES QD14."""
        return CardExample(
            (
                Group(("VL", "A", "K"), "vlak · 12", True),
                Group(("D", "U", "C", "H"), "duch · 14", True),
                Group(("I", "Z"), "− 5"),
            ),
            self.tr("12 and 14 for the words, less 2 and 3 for the cards in the hand: 21 points."),
            "cz",
        )

    def _english_points(self) -> CardExample:
        """RULES QD14."""
        return CardExample(
            (Group(("QU", "I", "Z"), "quiz · 25", True), Group(("M",), "− 5")),
            self.tr("25 for QUIZ, less 5 for M: 20 points."),
            "en",
        )

    def _bonuses(self) -> Section:
        return Section(
            self.tr("Bonuses"),
            (
                self.tr(
                    "Whoever has most words of all gets ten points more, and so does whoever has the longest "
                    "word. Letters count, not cards. In a tie nobody gets that bonus; one player may take "
                    "both. Words that fell do not count."
                ),
                self.tr("When only two play, one of the bonuses is used; you choose it before the game."),
            ),
            (self._longer(),),
        )

    def _longer(self) -> CardExample:
        if self._in_english:
            return self._example(
                (
                    Group(("CL", "O", "TH", "IN", "G"), self.tr("8 letters"), True),
                    Group(("S", "I", "L", "V", "E", "R"), self.tr("6 letters")),
                ),
                self.tr("CLOTHING is longer, although it has fewer cards."),
            )
        return self._example(
            (
                Group(("PR", "ST", "EM"), self.tr("6 letters"), True),
                Group(("D", "U", "C", "H"), self.tr("4 letters")),
            ),
            self.tr("PRSTEM is longer, although it has fewer cards."),
        )

    def _end(self) -> Section:
        return Section(
            self.tr("The end"),
            (
                self.tr(
                    "After the last round the points of all rounds count. Most points win; a tie is a shared "
                    "win."
                ),
            ),
        )

    def _english(self) -> Section:
        return Section(
            self.tr("The English cards"),
            (
                self.tr(
                    "With English cards and English words the game has eight rounds, from three cards to "
                    "ten. A word needs two letters, not two cards, so IN can be laid as a single card. "
                    "Bonuses and penalties count before the floor: no round brings less than nothing."
                ),
            ),
            (
                self._english_points(),
                CardExample((Group(("IN",), "in · 7", True),), self.tr("A word of one card."), "en"),
            ),
        )

    def _czech(self) -> Section:
        return Section(
            self.tr("The Czech cards"),
            (
                self.tr(
                    "With Czech cards and Czech words the game has seven rounds, from four cards to ten. A "
                    "word needs two cards, not two letters, and interjections do not count. Háčky and čárky "
                    "count: A is not Á. There is no card CH; it takes C and H. Cards bring no less than "
                    "nothing, but then penalties count in full, so a round may end below zero."
                ),
            ),
            (
                self._czech_points(),
                CardExample(
                    (Group(("C", "H", "Y", "B", "A"), "chyba · 19", True),),
                    self.tr("C and H are two cards."),
                    "cz",
                ),
            ),
        )

    def _alone(self) -> Section:
        return Section(
            self.tr("For one player"),
            (
                self.tr(
                    "Eight piles of six cards lie before you, the top card of each face up; the other cards "
                    "stay in the box. Make a word of open cards: they go, and the next cards are turned up. "
                    "The program checks the words."
                ),
                self.tr(
                    "Where a pile is used up, the open card of another pile moves; you choose which. "
                    "Only where all other piles are down to one card does the place stay empty."
                ),
                self.tr(
                    "The game is over when the open cards make no word any more, or when you give up. The "
                    "values of all cards that are left, those face down too, are your result: the fewer, the "
                    "better, and nothing left is perfect."
                ),
                self.tr(
                    "Your result is then put beside two others: par, which careful play reaches that sees "
                    "only open cards, and the best there was for someone who knows them all. Moves taken "
                    "back and words shown are counted."
                ),
            ),
            (self._open_cards(),),
        )

    def _open_cards(self) -> CardExample:
        if self._in_english:
            return self._example(
                (
                    Group(("C", "L", "O", "U", "D", "S"), "clouds · 25", True, fresh=True),
                    Group(("V", "I")),
                ),
                self.tr("Eight open cards. CLOUDS takes six, and the six cards below come up."),
            )
        return self._example(
            (
                Group(("P", "O", "S", "T", "E", "L"), "postel · 13", True, fresh=True),
                Group(("Ň", "I")),
            ),
            self.tr("Eight open cards. POSTEL takes six, and the six cards below come up."),
        )

    def _options(self) -> Section:
        return Section(
            self.tr("What you can agree on"),
            (
                self.tr(
                    "When you set the game up you choose the cards, who minds the words, and whether the "
                    "program shows in your hand which of them count. Under “More options” there is the rest: "
                    "whether a word is challenged as soon as it lies, whether the round goes on when a word "
                    "of whoever went out falls, the shortest word, whether CH is one letter of the longest "
                    "word, the printed LÝ or LY, the dictionary during the game, and alone whether an empty "
                    "place has to be filled."
                ),
                self.tr(
                    "The sheet asks only what makes a difference. Alone there is nobody to challenge a word. "
                    "A round can only go on if words are challenged as soon as they lie. CH and the card LÝ "
                    "are Czech, and a bonus is chosen only when two play. The number of rounds comes with "
                    "the cards, and that nobody takes a bonus in a tie or that a word is challenged only "
                    "once always holds."
                ),
            ),
        )

    def _together(self) -> Section:
        return Section(
            self.tr("At this computer"),
            (
                self.tr(
                    "When several people play, a curtain covers the cards between their turns. Arrange words "
                    "in your hand whenever you like: the cards stay where you put them. Whoever waits may "
                    "look words up, if you have not closed the dictionary."
                ),
            ),
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Keys at the table, and at the piles of the game for one."""
        return (
            (self.tr("arrows"), self.tr("walk along the cards and up to the piles")),
            (self.tr("letters"), self.tr("put the card with that letter to the word")),
            (self.tr("Space"), self.tr("pick the card up, arrows carry it, put it down; else end the word")),
            (self.tr("Backspace"), self.tr("take the last card of the word back")),
            (self.tr("Enter"), self.tr("confirm: draw, lay the words")),
            (self.tr("Delete"), self.tr("discard the card")),
            (self.tr("Ctrl+D, Ctrl+V"), self.tr("draw from the draw pile, take the open card")),
            (self.tr("Ctrl+K, Ctrl+A"), self.tr("look through the discard pile, sort the loose cards")),
            (self.tr("Ctrl+C"), self.tr("the score sheet; in the game for one the earlier deals")),
            (self.tr("Ctrl+H, Ctrl+B"), self.tr("hint, the best moves")),
            (self.tr("Ctrl+Z"), self.tr("take back")),
            (self.tr("Esc"), self.tr("give up the choice; then leave")),
        )
