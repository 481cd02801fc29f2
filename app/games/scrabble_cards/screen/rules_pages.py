"""The rules as the program tells them: in our own words, with cards to look at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.games.scrabble_cards.cards import GROUPS
from app.games.scrabble_cards.screen.example import BonusExample, TableExample
from app.tabletop.face import Section


class ScrabblePages(QObject):
    """RULES SK1 to SK21: the game itself; `ScrabbleAgreements` has what is agreed on."""

    def sections(self) -> tuple[Section, ...]:
        """All of them."""
        return (
            self._aim(),
            self._turn(),
            self._first(),
            self._joining(),
            self._points(),
            self._clearing(),
            self._part(),
            self._premium(),
            self._groups(),
            self._one_bonus(),
            self._exchange(),
            self._which_words(),
            self._argued(),
            self._end(),
            *ScrabbleAgreements().sections(),
        )

    def _aim(self) -> Section:
        return Section(
            self.tr("What it is about"),
            (
                self.tr(
                    "You hold seven letter cards and one bonus card. Lay words that join the others like a "
                    "crossword and collect their points. There is no board, and only the newest words stay "
                    "on the table, so it looks different before every turn."
                ),
                self.tr(
                    "There are 100 letter cards: the number in the corner is what a card is worth, the rarer "
                    "the letter, the more. Two of them are žolíks: a žolík may be any letter, Q and W too. "
                    "You say which when you lay it, it keeps that letter as long as it lies, and it is worth "
                    "nothing. Háčky and čárky count, and CH takes two cards."
                ),
            ),
            (
                TableExample(("Ř",), self.tr("A card with its value: four points.")),
                TableExample(("Č?",), self.tr("A žolík that was laid as Č: no points.")),
            ),
        )

    def _turn(self) -> Section:
        return Section(
            self.tr("A turn"),
            (
                self.tr(
                    "You do one of three things: lay a word, exchange cards, or pass. After a word has been "
                    "written down, you draw up to seven cards again. The next player on the left goes on."
                ),
                self.tr(
                    "Who begins is cut for: everybody draws a letter card, and the one nearest to A begins; "
                    "a žolík comes before A. Whoever cut equal cards cuts again. The program does it."
                ),
            ),
        )

    def _first(self) -> Section:
        return Section(
            self.tr("The first word"),
            (
                self.tr(
                    "It has two cards at least and reads to the right or down. Its points are doubled. The "
                    "first word is whichever comes first; it may well be laid by the second player, if the "
                    "one before exchanged or passed."
                ),
                self.tr(
                    "Whoever lays it uses no bonus card with it. The others may already play a group card "
                    "against it."
                ),
            ),
            (
                TableExample(
                    ("N+ A+ P+ E+ Č+",),
                    self.tr("1 + 1 + 1 + 1 + 4 is 8, twice that for the first word."),
                    "16",
                ),
            ),
        )

    def _joining(self) -> Section:
        return Section(
            self.tr("How words join"),
            (
                self.tr(
                    "All cards of a turn lie in one row or one column and, together with the old cards "
                    "between them, leave no gap. They have to touch the table. Every row of cards and every "
                    "column that you make or change, of two cards and more, has to be a word. Nothing reads "
                    "across a corner."
                ),
                self.tr(
                    "You may lengthen a word at its end, its beginning or both, cross it, lay a word beside "
                    "it, add a letter from a word that goes the other way, or bridge two words."
                ),
            ),
            (
                TableExample(("S+ E+ D Ě L O+",), self.tr("Lengthened at both ends: DĚL, SEDĚLO."), "8"),
                TableExample(
                    (". . . . S", ". . . . E", ". . . . T", "H+ B+ I+ T+ Y+"),
                    self.tr("Across the end of a word: HBITY, and SET becomes SETY."),
                    "9 + 5",
                ),
                TableExample(
                    (". . . . . S+ E+ T+ Y+", "N A P E Č E N O ."),
                    self.tr("Beside a word: SETY, and between the two SE, EN and TO."),
                    "5 + 2 + 2 + 2",
                ),
                TableExample(
                    ("K+ . . . . .", "U+ V A Ř Í M"),
                    self.tr("KU goes down, and its U makes UVAŘÍM of VAŘÍM."),
                    "12 + 3",
                ),
                TableExample(
                    (
                        ". . V Ý- C- H- O- D-",
                        ". . L+ . . . . Ě-",
                        ". . E+ . . . . L-",
                        "N- A- P E- Č- E- N- O-",
                    ),
                    self.tr("A bridge: L and E between V and P make VLEP. All other cards leave."),
                    "4",
                ),
                TableExample(
                    ("D+! Ě+! L+! O+! . . .", "N A P E Č E N"),
                    self.tr("This does not go: DN, ĚA, LP and OE are no words."),
                    good=False,
                ),
            ),
        )

    def _points(self) -> Section:
        return Section(
            self.tr("Points"),
            (
                self.tr(
                    "Every word that you make or change counts, with all its cards, old ones too. A card in "
                    "two words counts in both. Words hidden inside a longer one do not count."
                ),
                self.tr(
                    "Whoever lays all seven cards in one turn gets 50 points more. They are added after any "
                    "doubling, and so is the plus of a group card."
                ),
            ),
            (
                TableExample(
                    ("N+ A+ P+ E+ Č+ E+ N+",),
                    self.tr("All seven cards as the first word: twice 10, and 50 more."),
                    "70",
                ),
            ),
        )

    def _clearing(self) -> Section:
        return Section(
            self.tr("Which cards stay"),
            (
                self.tr(
                    "When the turn is written down, the table is cleared. The words that were made or "
                    "changed in this turn stay. An old word stays as well if two or more of its cards stay "
                    "anyway; it stays whole then. All other cards go to the heap. So only whole words lie on "
                    "the table, never a broken piece."
                ),
                self.tr(
                    "Before you confirm, the cards that will leave are pale, with an arrow in the corner. "
                    "Passing and exchanging clear nothing."
                ),
            ),
            (
                TableExample(
                    (
                        ". . . . . . D+",
                        ". . . . . . Ě+",
                        ". . . . . . L+",
                        ". . . . . . E+",
                        "N- A- P- E- Č- E- N",
                    ),
                    self.tr("DĚLEN uses only the last N of NAPEČEN: the other cards of it leave."),
                    "7",
                ),
                TableExample(
                    (
                        ". . . . . . . D+",
                        ". . . . . . . Ě+",
                        ". . . . . . . L+",
                        ". . . . . . . E+",
                        ". . . . . . . N+",
                        "N A P E Č E N O+",
                    ),
                    self.tr("O makes NAPEČENO of NAPEČEN, too. Both words were made now: nothing leaves."),
                    "8 + 11",
                ),
                TableExample(
                    (
                        ". . . . . . . D- . . .",
                        ". . . . . . . Ě- . . .",
                        ". . . . . . . L- . . .",
                        ". . . . . . . E- . . .",
                        ". . . . . . . N- . . .",
                        "N- A- P- E- Č- E- N= O= R+= E+= K+=",
                    ),
                    self.tr("NOREK joins only the end NO: the rest of both old words leaves."),
                    "5",
                ),
                TableExample(
                    (". . . . . J+ E+ N+ O+ M+", "N A P E Č E N O . ."),
                    self.tr("JENOM makes JE, EN and NO: three cards of NAPEČENO stay, so all of it stays."),
                    "7 + 3 + 2 + 2",
                ),
            ),
        )

    def _part(self) -> Section:
        return Section(
            self.tr("Joining a part of a word"),
            (
                self.tr(
                    "You need not join a whole word: its beginning or its end will do, if you say so. The "
                    "part has two cards at least and is a word itself, all new cards join it, and the rest "
                    "of the old word has to be able to leave the table. Only the new word counts, and the "
                    "words across it. NOREK above is such a turn: NO is the end of NAPEČENO."
                ),
                self.tr(
                    "At the table the program offers it as soon as the cards lie: choose “Only a part” (the "
                    "key F)."
                ),
            ),
        )

    def _premium(self) -> Section:
        return Section(
            self.tr("Bonus cards ×2 and ×3"),
            (
                self.tr(
                    "Five bonus cards double a word, two make it three times as much. Put yours on a letter "
                    "card, new or old: every word of your turn that this card is in is multiplied. Not with "
                    "the first word of the game."
                ),
            ),
            (
                TableExample(
                    (". . V+", "Ó D A+*", ". . Ř+", ". . Í+"),
                    self.tr("Three times on A: VAŘÍ 8 and ÓDA 9 become 24 and 27."),
                    "51",
                    "x3",
                ),
            ),
        )

    def _groups(self) -> Section:
        return Section(
            self.tr("Bonus cards with groups"),
            (
                self.tr(
                    "Thirteen bonus cards hold two groups of words each. If a word of your turn belongs to a "
                    "group of your card, you may play it and get the plus. Or you keep it for the others: "
                    "against a word of theirs it takes the minus off their points. A žolík counts as its "
                    "letter, but it is worth nothing."
                ),
                self.tr(
                    "Of the two groups the dearer one that fits counts, and only once, however many words "
                    "belong to it. If several play against one turn, only the highest minus counts, but all "
                    "cards that were played are used up. Your own plus and the minus of the others both "
                    "count."
                ),
                self.tr(
                    "A card against a turn is played when its words are accepted and before it is written "
                    "down, one player after the other. Points may go below nothing."
                ),
            ),
            (
                TableExample(
                    (
                        ". . . . . . P+",
                        ". . . . . . A+",
                        "N- A- P- E- Č- E- N",
                        ". . . . . . Á+",
                        ". . . . . . C+",
                        ". . . . . . I+",
                    ),
                    self.tr("PANÁCI ends in I: 10 points more, or 5 less if another plays the card."),
                    "8 + 10",
                    "g01",
                ),
                BonusExample(GROUPS, self.tr("All thirteen group cards.")),
            ),
        )

    def _one_bonus(self) -> Section:
        return Section(
            self.tr("One bonus card"),
            (
                self.tr(
                    "You always hold exactly one bonus card and use at most one in a turn. You need not use "
                    "it; keep it as long as you like. A card that was used goes under the bonus cards, even "
                    "if it did not count, and its player takes the top one."
                ),
            ),
            (
                BonusExample(
                    ("x2", "x3", "g01"), self.tr("They multiply words; the third is for words of a group.")
                ),
            ),
        )

    def _exchange(self) -> Section:
        return Section(
            self.tr("Exchanging and passing"),
            (
                self.tr(
                    "Instead of laying you may exchange any of your letter cards, your bonus card, or both: "
                    "first new cards are drawn, then the old ones are shuffled in. At most as many as the "
                    "pile still holds. That ends the turn."
                ),
                self.tr(
                    "You may always pass. When everybody has left out two turns one after the other, the "
                    "game is over. A turn that was lost by a challenge or by time counts as left out, an "
                    "exchange does not."
                ),
            ),
        )

    def _which_words(self) -> Section:
        return Section(
            self.tr("Which words count"),
            (
                self.tr(
                    "Words of a common dictionary, but no interjections, names or abbreviations. The same "
                    "word may lie more than once. Before the game you choose how much is declined: in all "
                    "cases, or only in the first one, singular and plural. Verbs have all their forms; with "
                    "the first case only, transgressives do not count."
                ),
            ),
        )

    def _argued(self) -> Section:
        return Section(
            self.tr("Who minds the words"),
            (
                self.tr(
                    "You agree on one of three ways. The program: only words of the dictionary get onto the "
                    "table."
                ),
                self.tr(
                    "The players: anything can be laid, and before it is written down the others may "
                    "challenge any of its words. The dictionary decides. If one is not in it, the cards go "
                    "back and the turn is lost; a challenge that was wrong costs nothing, unless you agree "
                    "that it costs the next turn. What nobody challenges counts."
                ),
                self.tr(
                    "A vote: all players but the one who laid the word vote on it when somebody doubts it. "
                    "If more than half are against it, the cards go back; a tie lets it stand."
                ),
                self.tr(
                    "With challenges and votes nothing tells whether a word is good before it lies, so the "
                    "dictionary and the hints are closed until the end. If you want them all the same, have "
                    "the program show while you lay which words are good."
                ),
            ),
        )

    def _end(self) -> Section:
        return Section(
            self.tr("The end"),
            (
                self.tr(
                    "When the pile is empty and somebody lays their last letter card, the game is over at "
                    "once. It is over, too, when everybody leaves out two turns. Everybody takes off the "
                    "cards in hand, and whoever went out adds those of all the others. Most points win; a "
                    "tie is a shared win."
                ),
            ),
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Keys at the table."""
        return (
            (self.tr("arrows"), self.tr("bring the cursor and move it; with Shift the table")),
            (self.tr("letters"), self.tr("lay the card with that letter, with Shift a žolík for it")),
            (self.tr("Space"), self.tr("write across or down")),
            (self.tr("Backspace"), self.tr("take the last card back")),
            (self.tr("1 to 7"), self.tr("choose a card of the hand; in an exchange, mark it")),
            (self.tr("Enter"), self.tr("lay the chosen card; else confirm the turn")),
            (self.tr("Esc"), self.tr("give up the choice, the draft, the cursor; then leave")),
            (self.tr("P or G, F"), self.tr("use the bonus card; join only a part of a word")),
            (self.tr("T, A"), self.tr("exchange; sort the hand")),
            (self.tr("+ − 0"), self.tr("nearer, farther, the whole table or a middle size")),
            (self.tr("H, B, U, C"), self.tr("hint, best moves, unseen cards, score sheet")),
            (
                self.tr("Ctrl with a letter"),
                self.tr("the same while letters lay cards: beside the cursor, and before the first word"),
            ),
            (self.tr("Ctrl+Z"), self.tr("take back a card, or the last confirmed turn")),
        )


class ScrabbleAgreements(QObject):
    """RULES SK19 to SK21, and what else people agree on."""

    def sections(self) -> tuple[Section, ...]:
        """All of them."""
        return self._race(), self._fast(), self._house(), self._options(), self._together()

    def _race(self) -> Section:
        return Section(
            self.tr("The race for two to eight"),
            (
                self.tr(
                    "You agree on a target of 200 to 500 points. Cards that leave the table are shuffled "
                    "back into the pile, a žolík without its letter, so they do not run out. The first one "
                    "who has the target after a turn is written down wins at once. The more players, the "
                    "lower a target is offered; more than four always play to a target."
                ),
            ),
        )

    def _fast(self) -> Section:
        return Section(
            self.tr("The fast game"),
            (
                self.tr(
                    "There are 10 to 15 seconds to lay the first card of a turn; then there is no hurry. "
                    "Whoever does not make it may only exchange or lose the turn. If you take that first "
                    "card back when the time is over, it is the same."
                ),
            ),
            (
                TableExample(
                    ("N A P E Č E N O+",),
                    self.tr("O lies in time: the rest of the turn takes as long as it takes."),
                ),
            ),
        )

    def _house(self) -> Section:
        return Section(
            self.tr("House rules"),
            (
                self.tr(
                    "For a merrier game, mostly with more players; any of the three may hold. One: whoever "
                    "plays a group card against a turn may add its minus to their own points instead of "
                    "taking it off. Two: a group counts for every word that belongs to it. Three: both "
                    "groups of a card may count together."
                ),
            ),
            (
                TableExample(
                    (
                        ". . . . . . . P+",
                        ". . . . . . . A+",
                        ". . . . . . . N+",
                        ". . . . . . . Á+",
                        ". . . . . . . C+",
                        "N A P E Č E N I+",
                    ),
                    self.tr(
                        "NAPEČENI and PANÁCI end in I: with rule two twice 10. PANÁCI contains AN, too: with "
                        "rule three 10 and 8."
                    ),
                    "11 + 8 + 10",
                    "g01",
                ),
            ),
        )

    def _options(self) -> Section:
        return Section(
            self.tr("What you can agree on"),
            (
                self.tr(
                    "When you set the game up you choose the game, who minds the words and how they are "
                    "declined. Under “More options” there are the house rules, the time to answer, and what "
                    "the printed rules leave open: what a wrong challenge costs, whether the table is "
                    "cleared and a part of a word can be joined, whether the plus and the minus both count, "
                    "whether a first word of seven cards is doubled, how you exchange from a small pile, and "
                    "whether the player of the first word may use a group card with it."
                ),
                self.tr(
                    "The rest always holds: a group counts as the dearer one, all cards played against a "
                    "turn are used up, and exchanging interrupts the row of turns left out."
                ),
            ),
        )

    def _together(self) -> Section:
        return Section(
            self.tr("At this computer"),
            (
                self.tr(
                    "When several people play, a curtain covers the cards between their turns. After a turn "
                    "the screen asks all the others together whether they object or play a card against it, "
                    "just as long whether anybody can or not, so nothing gives away who holds what. Against "
                    "animals alone you are asked only when there is something to decide."
                ),
                self.tr(
                    "A place may be a team: seat it with “Guest, team” under a name of its own. The people "
                    "of a team look at their cards together."
                ),
            ),
        )
