<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>version {version}</source>
        <translation>verze {version}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>From the Czech dictionary for Hunspell (hunspell-cs), GPL-2.</source>
        <translation>Z českého slovníku pro Hunspell (hunspell-cs), licence GPL-2.</translation>
    </message>
    <message>
        <source>English words</source>
        <translation>Anglická slova</translation>
    </message>
    <message>
        <source>From SCOWL, collected by Kevin Atkinson, who lets everybody use it.</source>
        <translation>Z korpusu SCOWL, který sestavil Kevin Atkinson a dovolil volně používat.</translation>
    </message>
    <message>
        <source>What words mean</source>
        <translation>Co slova znamenají</translation>
    </message>
    <message>
        <source>Definitions from the dictionary of foreign words by Marcel Dopita and others, put together by Michal Čihař (stardict-czech, GPL-2 or later). Synonyms from the Czech thesaurus by xHire (mythes-cs, GFDL 1.1 or later). English from FreeDict (eng-ces, GPL-2 or later).</source>
        <translation>Výklady ze Slovníku cizích slov Marcela Dopity a dalších, který sestavuje Michal Čihař (stardict-czech, GPL-2 nebo novější). Synonyma z českého slovníku synonym od xHire (mythes-cs, GFDL 1.1 nebo novější). Angličtina z FreeDict (eng-ces, GPL-2 nebo novější).</translation>
    </message>
    <message>
        <source>How common words are</source>
        <translation>Jak jsou slova častá</translation>
    </message>
    <message>
        <source>From the wordfreq project by Robyn Speer, CC BY-SA 4.0.</source>
        <translation>Z projektu wordfreq Robyn Speerové, licence CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Písmo</translation>
    </message>
    <message>
        <source>Vollkorn by Friedrich Althausen and Lato by Łukasz Dziedzic, SIL Open Font License 1.1.</source>
        <translation>Vollkorn Friedricha Althausena a Lato Łukasze Dziedzice, licence SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Window and sound</source>
        <translation>Okna a zvuk</translation>
    </message>
    <message>
        <source>Underneath</source>
        <translation>Pod kapotou</translation>
    </message>
    <message>
        <source>The names of the games are trade marks of their owners, who have nothing to do with this program.</source>
        <translation>Názvy her jsou ochranné známky svých majitelů, kteří s tímto programem nemají nic společného.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 2 or later. Pictures, sounds and the dice for Czech are our own.</source>
        <translation>Svobodný software pod licencí GNU General Public License, verze 2 nebo novější. Obrázky, zvuky a kostky pro češtinu jsou naše vlastní.</translation>
    </message>
    <message>
        <source>Qt, PySide6 and Shiboken by The Qt Company, LGPL-3; in Qt there is work of others.</source>
        <translation>Qt, PySide6 a Shiboken od The Qt Company, LGPL-3; v Qt je i práce dalších.</translation>
    </message>
    <message>
        <source>What is inside Qt</source>
        <translation>Co je uvnitř Qt</translation>
    </message>
    <message>
        <source>Python by the Python Software Foundation (PSF licence), and what it stands on: libffi, zlib, Expat, libmpdec, bzip2; liblzma, which is in the public domain. platformdirs (MIT).</source>
        <translation>Python od Python Software Foundation (licence PSF) a to, na čem stojí: libffi, zlib, Expat, libmpdec, bzip2; liblzma, která je volným dílem. platformdirs (MIT).</translation>
    </message>
    <message>
        <source>What Python stands on</source>
        <translation>Na čem stojí Python</translation>
    </message>
    <message>
        <source>Packed</source>
        <translation>Zabaleno</translation>
    </message>
    <message>
        <source>By PyInstaller (GPL-2 or later with an exception for what it packs; its start-up hooks Apache-2.0).</source>
        <translation>Programem PyInstaller (GPL-2 nebo novější s výjimkou pro to, co balí; jeho spouštěcí části Apache-2.0).</translation>
    </message>
    <message>
        <source>Microsoft&apos;s C and C++ runtime, passed on under Microsoft&apos;s own terms.</source>
        <translation>Běhové knihovny C a C++ od Microsoftu, šířené podle jeho vlastních podmínek.</translation>
    </message>
    <message>
        <source>NumPy (BSD) with OpenBLAS and the runtime library of GCC.</source>
        <translation>NumPy (BSD) s OpenBLAS a běhovou knihovnou GCC.</translation>
    </message>
    <message>
        <source>pyqtgraph (MIT); its colour maps by Peter Kovesi (CC BY 4.0).</source>
        <translation>pyqtgraph (MIT); jeho barevné škály od Petera Kovesiho (CC BY 4.0).</translation>
    </message>
    <message>
        <source>For windows, fonts and sound; their texts lie in the folder licences/system.</source>
        <translation>Pro okna, písma a zvuk; jejich texty leží ve složce licences/system.</translation>
    </message>
    <message>
        <source>Which they are</source>
        <translation>Které to jsou</translation>
    </message>
    <message>
        <source>Libraries of Linux</source>
        <translation>Knihovny Linuxu</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About the program</source>
        <translation>O programu</translation>
    </message>
    <message>
        <source>Word and tile games for families and schools. No account, no advertisements; nothing leaves this computer, and the program opens no connection to the internet.</source>
        <translation>Hry se slovy a kameny pro rodiny a školy. Žádný účet, žádné reklamy; z tohoto počítače nic neodchází a program se k internetu nepřipojuje.</translation>
    </message>
    <message>
        <source>Newer versions come from where this one came from.</source>
        <translation>Novější verze hledej tam, odkud je tahle.</translation>
    </message>
    <message>
        <source>Newer versions are at {address}. The program only opens that page in your browser.</source>
        <translation>Novější verze jsou na {address}. Program tu stránku jen otevře v prohlížeči.</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Podívat se po novější verzi</translation>
    </message>
    <message>
        <source>Whose work is inside</source>
        <translation>Čí práce je uvnitř</translation>
    </message>
    <message>
        <source>How the licences fit together</source>
        <translation>Jak jdou licence dohromady</translation>
    </message>
    <message>
        <source>Licence of {what}: {name}</source>
        <translation>Licence, {what}: {name}</translation>
    </message>
</context>
<context>
    <name>AboutPanel</name>
    <message>
        <source>Add to our words</source>
        <translation>Přidat k našim slovům</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Zakázat</translation>
    </message>
    <message>
        <source>Off our list</source>
        <translation>Vyškrtnout</translation>
    </message>
    <message>
        <source>Ban in all forms</source>
        <translation>Zakázat ve všech tvarech</translation>
    </message>
    <message>
        <source>Allow all forms</source>
        <translation>Povolit všechny tvary</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>No advice could be found for this position.</source>
        <translation>Pro tuhle situaci se žádná rada nenašla.</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Podívám se…</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Aids at the table</source>
        <translation>Pomůcky u stolu</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>Animals</name>
    <message>
        <source>Hare</source>
        <translation>Zajíc</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Ježek</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Liška</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Sova</translation>
    </message>
    <message>
        <source>Lynx</source>
        <translation>Rys</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>začátečník</translation>
    </message>
    <message>
        <source>mild</source>
        <translation>mírný</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>pokročilá</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>mistryně</translation>
    </message>
    <message>
        <source>merciless</source>
        <translation>nelítostný</translation>
    </message>
</context>
<context>
    <name>AnswerCounts</name>
    <message numerus="yes">
        <source>Challenge %n words</source>
        <translation>
            <numerusform>Zpochybnit %n slovo</numerusform>
            <numerusform>Zpochybnit %n slova</numerusform>
            <numerusform>Zpochybnit %n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reject %n words</source>
        <translation>
            <numerusform>Neuznat %n slovo</numerusform>
            <numerusform>Neuznat %n slova</numerusform>
            <numerusform>Neuznat %n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against</source>
        <comment>votes</comment>
        <translation>
            <numerusform>%n proti</numerusform>
            <numerusform>%n proti</numerusform>
            <numerusform>%n proti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerSheets</name>
    <message>
        <source>What each game says</source>
        <translation>Co říkají jednotlivé hry</translation>
    </message>
    <message>
        <source>Does this word count?</source>
        <translation>Platí to slovo?</translation>
    </message>
    <message>
        <source>What can be made of it?</source>
        <translation>Co se z toho dá složit?</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any number of them. Try it:</source>
        <translation>? je jedno písmeno, * libovolně mnoho. Zkus to:</translation>
    </message>
    <message>
        <source>Write your letters in any order. A ? is a blank, it stands for any letter.</source>
        <translation>Napiš písmena, na pořadí nezáleží. Otazník je žolík a zastoupí kterékoli písmeno.</translation>
    </message>
    <message>
        <source>Go through the list; each word is explained here.</source>
        <translation>Procházej seznam, každé slovo se tu vysvětlí.</translation>
    </message>
    <message>
        <source>Did you mean</source>
        <translation>Nemyslíš spíš…</translation>
    </message>
    <message>
        <source>Forms of the word</source>
        <translation>Tvary slova</translation>
    </message>
    <message>
        <source>There are even more. Write more letters to see the right ones.</source>
        <translation>Je jich ještě víc. Připiš další písmena, ať vidíš ta pravá.</translation>
    </message>
    <message>
        <source>The commonest {count} of them.</source>
        <translation>Z toho {count} nejběžnějších.</translation>
    </message>
    <message>
        <source>Words found</source>
        <translation>Nalezená slova</translation>
    </message>
    <message>
        <source>The search was stopped</source>
        <translation>Hledání zastaveno</translation>
    </message>
    <message>
        <source>Press Enter to search after all, or write more letters: that is quicker.</source>
        <translation>Stiskni Enter a hledej přece jen dál, nebo připiš další písmena: půjde to rychleji.</translation>
    </message>
    <message>
        <source>Searching… {share} %</source>
        <translation>Hledám… {share} %</translation>
    </message>
    <message>
        <source>This takes a while. Meanwhile you can go on writing.</source>
        <translation>Chvíli to potrvá. Zatím můžeš psát dál.</translation>
    </message>
    <message>
        <source>Short words are worth knowing by heart. Go through the list to read all about each.</source>
        <translation>Krátká slova se vyplatí znát zpaměti. Procházej seznam a o každém se tu dočteš víc.</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Dvě písmena</translation>
    </message>
    <message>
        <source>Three letters</source>
        <translation>Tři písmena</translation>
    </message>
</context>
<context>
    <name>BagPanel</name>
    <message>
        <source>Which tiles have not been seen yet? (U)</source>
        <translation>Které kameny ještě nikdo neviděl? (U)</translation>
    </message>
</context>
<context>
    <name>BallotRow</name>
    <message>
        <source>Count it</source>
        <translation>Uznat</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>platí</translation>
    </message>
    <message>
        <source>{yes} for, {no} against</source>
        <translation>{yes} pro, {no} proti</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vzít zpět</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>BestList</name>
    <message>
        <source>played</source>
        <translation>odehráno</translation>
    </message>
</context>
<context>
    <name>BestMoves</name>
    <message>
        <source>Thinking it through…</source>
        <translation>Přemýšlím…</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Ukázat na stole</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The best first: points now, and what speaks for a move or against it.</source>
        <translation>Nejlepší první: body hned a co pro tah mluví nebo proti němu.</translation>
    </message>
    <message>
        <source>Your move is not among the best that the lynx would think of.</source>
        <translation>Tvůj tah není mezi těmi, na které by pomyslel Rys.</translation>
    </message>
    <message>
        <source>You found the best move.</source>
        <translation>To byl nejlepší tah.</translation>
    </message>
    <message>
        <source>Your move is number {number} of what the lynx would think of.</source>
        <translation>Tvůj tah je {number}. v pořadí, jak by přemýšlel Rys.</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Nejlepší tahy</translation>
    </message>
    <message>
        <source>What could have been played</source>
        <translation>Co se dalo hrát</translation>
    </message>
</context>
<context>
    <name>BigSide</name>
    <message>
        <source>Turn the box</source>
        <translation>Otočit krabičku</translation>
    </message>
    <message>
        <source>Time to shake</source>
        <translation>Jde se třást</translation>
    </message>
    <message>
        <source>Word being written</source>
        <translation>Píšeme slovo</translation>
    </message>
    <message>
        <source>Looking for words</source>
        <translation>Hledáme slova</translation>
    </message>
    <message>
        <source>{words} in all</source>
        <translation>celkem {words}</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>Poslední slova</translation>
    </message>
</context>
<context>
    <name>Boggle</name>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Shake, search, write. Three minutes.</source>
        <translation>Třes, hledej, piš. Tři minuty.</translation>
    </message>
    <message>
        <source>Who finds words that nobody else can see?</source>
        <translation>Kdo najde slova, která neuvidí nikdo jiný?</translation>
    </message>
    <message>
        <source>A word winds from die to neighbouring die, round corners too.</source>
        <translation>Slovo se vine po sousedních kostkách, i přes rohy.</translation>
    </message>
    <message>
        <source>Each die serves once in a word.</source>
        <translation>Každou kostku v něm použiješ jen jednou.</translation>
    </message>
    <message>
        <source>A point for every word that nobody else has.</source>
        <translation>Bod je za každé slovo, které nemá nikdo jiný.</translation>
    </message>
    <message>
        <source>Shake!</source>
        <translation>Zatřást!</translation>
    </message>
    <message>
        <source>Not while words are being found: the dictionary opens again after the round.</source>
        <translation>Teď se hledají slova. Slovník se otevře, až kolo skončí.</translation>
    </message>
</context>
<context>
    <name>BoggleCounts</name>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n písmeno</numerusform>
            <numerusform>%n písmena</numerusform>
            <numerusform>%n písmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Ukázat %n slovo</numerusform>
            <numerusform>Ukázat všechna %n</numerusform>
            <numerusform>Ukázat všech %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the common %n</source>
        <translation>
            <numerusform>Jen běžné %n</numerusform>
            <numerusform>Jen běžná %n</numerusform>
            <numerusform>Jen běžných %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dictionary lacks %n words</source>
        <translation>
            <numerusform>Slovník nezná %n slovo</numerusform>
            <numerusform>Slovník nezná %n slova</numerusform>
            <numerusform>Slovník nezná %n slov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoggleOptions</name>
    <message>
        <source>How you write</source>
        <translation>Jak píšete</translation>
    </message>
    <message>
        <source>Shortest word</source>
        <translation>Nejkratší slovo</translation>
    </message>
    <message>
        <source>Minutes for a round</source>
        <translation>Minut na kolo</translation>
    </message>
    <message>
        <source>untimed</source>
        <translation>bez času</translation>
    </message>
    <message>
        <source>{value} min</source>
        <translation>{value} min</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>na kola</translation>
    </message>
    <message>
        <source>Play by</source>
        <translation>Hrajeme</translation>
    </message>
    <message>
        <source>points</source>
        <translation>na body</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Kolik bodů stačí</translation>
    </message>
    <message>
        <source>Letters of the shortest word</source>
        <translation>Písmen v nejkratším slově</translation>
    </message>
    <message>
        <source>Háčky and čárky count</source>
        <translation>Háčky a čárky platí</translation>
    </message>
    <message>
        <source>in turn at the screen</source>
        <translation>po jednom u obrazovky</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>na papír</translation>
    </message>
    <message>
        <source>as it falls</source>
        <translation>jak padne</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>lehká</translation>
    </message>
    <message>
        <source>rich</source>
        <translation>bohatá</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>těžká</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>as they fall</source>
        <translation>jak padnou</translation>
    </message>
    <message>
        <source>with them</source>
        <translation>s nimi</translation>
    </message>
    <message>
        <source>without</source>
        <translation>bez nich</translation>
    </message>
    <message>
        <source>Rare letters</source>
        <translation>Vzácná písmena</translation>
    </message>
    <message>
        <source>We vote about words that are not in the dictionary</source>
        <translation>O slovech, která nejsou ve slovníku, hlasujeme</translation>
    </message>
    <message>
        <source>Rare letters Ď Ň Ť Ó Ú F G X</source>
        <translation>Vzácná písmena Ď Ň Ť Ó Ú F G X</translation>
    </message>
    <message>
        <source>{players}, up to {points} points</source>
        <translation>{players}, do {points} bodů</translation>
    </message>
    <message>
        <source>{players}, no hurry</source>
        <translation>{players}, beze spěchu</translation>
    </message>
    <message>
        <source>{players}, about {minutes}</source>
        <translation>{players}, zhruba {minutes}</translation>
    </message>
    <message>
        <source>The same board for everybody, one after another; the others look away.</source>
        <translation>Stejnou desku hraje jeden po druhém, ostatní se zatím nedívají.</translation>
    </message>
    <message>
        <source>The screen is board and clock. After the round you write your lists in.</source>
        <translation>Obrazovka je deska a hodiny. Po kole své seznamy přepíšete.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>dobrá</translation>
    </message>
    <message>
        <source>Whatever the shake brings, be it ten common words or a hundred and fifty.</source>
        <translation>Co přinese zatřesení, ať deset běžných slov, nebo sto padesát.</translation>
    </message>
    <message>
        <source>The box is shaken, unseen, until at least {fewest} common words lie there.</source>
        <translation>Krabička se potají třese, dokud na desce není aspoň {fewest} běžných slov.</translation>
    </message>
    <message>
        <source>Plenty of common words: {fewest} to {most}.</source>
        <translation>Spousta běžných slov: {fewest} až {most}.</translation>
    </message>
    <message>
        <source>As many as can be had: {fewest} common words and more.</source>
        <translation>Slov, kolik se jich na desku vejde: {fewest} běžných i víc.</translation>
    </message>
    <message>
        <source>Few common words, {fewest} to {most}, for patient eyes.</source>
        <translation>Jen {fewest} až {most} běžných slov, pro trpělivé oči.</translation>
    </message>
</context>
<context>
    <name>BogglePages</name>
    <message>
        <source>What it is about</source>
        <translation>O co jde</translation>
    </message>
    <message>
        <source>Sixteen dice with letters lie in a box. Somebody shakes it, the dice fall into their places, and everybody looks for words in the same square at the same time. Words that nobody else has found are worth a point.</source>
        <translation>V krabičce leží šestnáct kostek s písmeny. Někdo s ní zatřese, kostky zapadnou do přihrádek a všichni najednou hledají slova ve stejném čtverci. Za slovo, které nenašel nikdo jiný, je bod.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>The players shake in turn. As soon as the dice have settled, the clock starts: three minutes, unless you have agreed otherwise. What is written after the time does not count.</source>
        <translation>Hráči se v třesení střídají. Jakmile se kostky usadí, rozběhnou se hodiny: tři minuty, pokud se nedomluvíte jinak. Co napíšeš po čase, neplatí.</translation>
    </message>
    <message>
        <source>What lies there is chosen when you set the game up. A good board is shaken on, unseen, until it holds at least 40 common words. “As it falls” takes the first shake, poor or rich. Easy, rich and hard boards are turned die by die until they are what you want.</source>
        <translation>Jaká deska to má být, vybereš při zakládání hry. Dobrá se potají třese tak dlouho, dokud na ní není aspoň 40 běžných slov. „Jak padne“ bere první zatřesení, chudé i bohaté. Lehká, bohatá a těžká se dolaďují kostku po kostce, až jsou takové, jaké chceš.</translation>
    </message>
    <message>
        <source>The box may be turned during the round. The letters stay the same, the eye sees other words.</source>
        <translation>Krabičku můžeš během kola otáčet. Písmena zůstanou stejná, ale oko uvidí jiná slova.</translation>
    </message>
    <message>
        <source>How a word winds</source>
        <translation>Kudy slovo vede</translation>
    </message>
    <message>
        <source>A word begins and ends anywhere and bends as it likes. Each next letter must lie on a die that touches the one before by a side or by a corner.</source>
        <translation>Slovo začíná i končí kdekoli a může se libovolně klikatit. Každé další písmeno musí ležet na kostce, která se té předchozí dotýká stranou nebo rohem.</translation>
    </message>
    <message>
        <source>A die serves once in a word. Where a letter is needed twice, it must lie on two dice. Háčky and čárky count: A is not Á. (You can switch that off when you set the game up.)</source>
        <translation>Kostka se ve slově použije jen jednou. Když je písmeno potřeba dvakrát, musí ležet na dvou kostkách. Háčky a čárky platí: A není Á. (Při zakládání hry se to dá vypnout.)</translation>
    </message>
    <message>
        <source>SKLÁŘ bends and counts.</source>
        <translation>SKLÁŘ se klikatí a platí.</translation>
    </message>
    <message>
        <source>LES goes over corners and counts.</source>
        <translation>LES jde přes rohy a platí.</translation>
    </message>
    <message>
        <source>ŽÁK fails: Á and K do not touch.</source>
        <translation>ŽÁK neplatí: Á a K se nedotýkají.</translation>
    </message>
    <message>
        <source>Which words count</source>
        <translation>Která slova platí</translation>
    </message>
    <message>
        <source>All Czech words in all their forms, as they are used in ordinary writing and speech. Not names, not abbreviations, and of interjections only the usual ones.</source>
        <translation>Všechna česká slova ve všech tvarech, jak se běžně píšou a říkají. Neplatí vlastní jména ani zkratky, z citoslovcí jen ta nejběžnější.</translation>
    </message>
    <message>
        <source>The program judges by its dictionary. If you agree to vote, you may nominate a word of yours in the results, and a majority of the people at the table may take it although the dictionary does not know it; from then on it belongs to your own words, which you find in the settings.</source>
        <translation>Program rozhoduje podle slovníku. Když se domluvíte na hlasování, můžeš ve výsledcích navrhnout své slovo, které slovník nezná, a většina lidí u stolu ho může uznat. To pak patří mezi vaše slova a najdete ho v nastavení.</translation>
    </message>
    <message>
        <source>Points and the end</source>
        <translation>Body a konec hry</translation>
    </message>
    <message>
        <source>After the time the lists are compared. A word that two or more players have is crossed out for all of them; every other valid word is worth one point, however long it is. Playing alone, you score every word.</source>
        <translation>Po čase se seznamy porovnají. Slovo, které mají dva nebo více hráčů, se škrtne všem. Každé jiné platné slovo je za bod, ať je jakkoli dlouhé. Kdo hraje sám, dostane bod za každé slovo.</translation>
    </message>
    <message>
        <source>The game ends after the agreed number of rounds, or after the round in which somebody reaches the agreed score. Most points win; a tie is a shared win.</source>
        <translation>Hra končí po domluveném počtu kol, nebo po kole, ve kterém někdo dosáhne domluveného počtu bodů. Vyhrává, kdo má bodů nejvíc; při shodě se o výhru dělí.</translation>
    </message>
    <message>
        <source>Several people at one computer</source>
        <translation>Víc lidí u jednoho počítače</translation>
    </message>
    <message>
        <source>On paper: the screen shows the board and the clock, everybody writes for themselves. After the round each list is typed in or ticked off.</source>
        <translation>Na papír: obrazovka ukazuje desku a hodiny, každý si píše sám. Po kole se seznamy přepíšou nebo odškrtají.</translation>
    </message>
    <message>
        <source>In turn: everybody plays the same board at the screen, one after another. Between two people the screen is covered by a curtain.</source>
        <translation>Po jednom u obrazovky: stejnou desku hraje každý zvlášť, jeden po druhém. Mezi dvěma lidmi obrazovku zakryje opona.</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>písmena</translation>
    </message>
    <message>
        <source>write a word; the dice it lies on light up</source>
        <translation>píšou slovo; kostky, na kterých leží, se rozsvítí</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>put the word down, confirm</source>
        <translation>zapíše slovo, potvrdí</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>take the last letter back</source>
        <translation>smaže poslední písmeno</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>shake the box; press a button</source>
        <translation>třese krabičkou, mačká tlačítka</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>šipky</translation>
    </message>
    <message>
        <source>walk across the dice or a list</source>
        <translation>chodí po kostkách i po seznamech</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back; during a round a pause first</source>
        <translation>zpět; během kola nejdřív pauza</translation>
    </message>
</context>
<context>
    <name>BoggleResults</name>
    <message>
        <source>Round two</source>
        <translation>Druhé kolo</translation>
    </message>
    <message>
        <source>Round three</source>
        <translation>Třetí kolo</translation>
    </message>
    <message>
        <source>Round four</source>
        <translation>Čtvrté kolo</translation>
    </message>
    <message>
        <source>Round five</source>
        <translation>Páté kolo</translation>
    </message>
    <message>
        <source>Round six</source>
        <translation>Šesté kolo</translation>
    </message>
    <message>
        <source>Round seven</source>
        <translation>Sedmé kolo</translation>
    </message>
    <message>
        <source>Round eight</source>
        <translation>Osmé kolo</translation>
    </message>
    <message>
        <source>Round nine</source>
        <translation>Deváté kolo</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Desáté kolo</translation>
    </message>
    <message>
        <source>final results</source>
        <translation>konečné výsledky</translation>
    </message>
    <message>
        <source>results of round {number}, playing to {target}</source>
        <translation>výsledky {number}. kola, hraje se do {target}</translation>
    </message>
    <message>
        <source>results of round {number} {of} {rounds}</source>
        <translation>výsledky {number}. kola {of} {rounds}</translation>
    </message>
    <message>
        <source>lists of round {number}</source>
        <translation>opisování seznamů, {number}. kolo</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>na desce není</translation>
    </message>
    <message>
        <source>is too short</source>
        <translation>je moc krátké</translation>
    </message>
    <message>
        <source>{word}, one point</source>
        <translation>{word}, jeden bod</translation>
    </message>
    <message>
        <source>{word}, no point, also found by {names}</source>
        <translation>{word}, bez bodu, má to také {names}</translation>
    </message>
    <message>
        <source>{word}, does not count: it {reason}</source>
        <translation>{word}, neplatí: {reason}</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>+1</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>společná</translation>
    </message>
    <message>
        <source>+{number}</source>
        <translation>+{number}</translation>
    </message>
    <message>
        <source>{said}. Enter puts it to the vote</source>
        <translation>{said}. Enterem ho navrhneš k hlasování</translation>
    </message>
    <message>
        <source>put to the vote</source>
        <translation>navrhnout k hlasování</translation>
    </message>
</context>
<context>
    <name>BoggleSayings</name>
    <message>
        <source>{Word}! I hopped all over the board for it.</source>
        <translation>{Word}! Kvůli tomu jsem obskákal celou desku.</translation>
    </message>
    <message>
        <source>{Word}! And {letters}, I counted twice.</source>
        <translation>{Word}! {letters}, počítal jsem to dvakrát.</translation>
    </message>
    <message>
        <source>Did you see {word}? That one was mine.</source>
        <translation>Slovo {word} je moje. Viděli jste ho?</translation>
    </message>
    <message>
        <source>I won? Quick, one more round!</source>
        <translation>Já? Vážně? Rychle ještě jedno kolo!</translation>
    </message>
    <message>
        <source>My ears are twitching with joy.</source>
        <translation>Radostí mi stříhají uši.</translation>
    </message>
    <message>
        <source>You are fast! I&apos;ll run faster next time.</source>
        <translation>To byla rychlost! Příště přidám do kroku.</translation>
    </message>
    <message>
        <source>Nicely played. Carrot?</source>
        <translation>Pěkná hra. Dáme si mrkev?</translation>
    </message>
    <message>
        <source>We all hopped along the same path.</source>
        <translation>Všichni jsme skákali po stejné cestičce.</translation>
    </message>
    <message>
        <source>Same words, same burrow.</source>
        <translation>Stejná slova, stejná nora.</translation>
    </message>
    <message>
        <source>I blinked and the time was gone.</source>
        <translation>Mrkl jsem a čas byl pryč.</translation>
    </message>
    <message>
        <source>This time I only watched the dice jump.</source>
        <translation>Dneska jsem se jen díval, jak ty kostky skáčou.</translation>
    </message>
    <message>
        <source>{Word}! I carried that one home on my back.</source>
        <translation>{Word}! To si odnesu domů na bodlinách.</translation>
    </message>
    <message>
        <source>Slow and steady: {word}.</source>
        <translation>Pomalu, ale jistě: {word}.</translation>
    </message>
    <message>
        <source>{Word}, {letters}. Worth the walk.</source>
        <translation>{Word}, {letters}. Ta cesta se vyplatila.</translation>
    </message>
    <message>
        <source>Sniff, sniff… I smell a win!</source>
        <translation>Čenich, čenich… tady voní výhra!</translation>
    </message>
    <message>
        <source>Well done. I take my hat off, if I had one.</source>
        <translation>Výborně! Kdybych měl klobouk, smeknu.</translation>
    </message>
    <message>
        <source>Lovely words. I&apos;ll remember some.</source>
        <translation>Krásná slova. Některá si zapamatuju.</translation>
    </message>
    <message>
        <source>We think alike, and that&apos;s nice.</source>
        <translation>Myslíme stejně, a to je milé.</translation>
    </message>
    <message>
        <source>Whatever I picked, somebody had it already.</source>
        <translation>Co jsem sebral, to už měl i někdo jiný.</translation>
    </message>
    <message>
        <source>I curled up and forgot to write.</source>
        <translation>Stočil jsem se do klubíčka a zapomněl psát.</translation>
    </message>
    <message>
        <source>The leaves rustled and I lost my thread.</source>
        <translation>Zašustilo listí a ztratil jsem nit.</translation>
    </message>
    <message>
        <source>{Word}! I&apos;m especially proud of that one.</source>
        <translation>{Word}! Na to jsem obzvlášť pyšná.</translation>
    </message>
    <message>
        <source>I crept up on {word} very quietly.</source>
        <translation>Ke slovu {word} jsem se přikradla úplně potichu.</translation>
    </message>
    <message>
        <source>{Word}. It was hiding in the corner of my eye.</source>
        <translation>{Word}. Zahlédla jsem to koutkem oka.</translation>
    </message>
    <message>
        <source>This round my tail stands proud.</source>
        <translation>Tohle kolo nesu ocas hodně vysoko.</translation>
    </message>
    <message>
        <source>That went well. Another one?</source>
        <translation>To se povedlo. Dáme další?</translation>
    </message>
    <message>
        <source>Clever! I could learn from that.</source>
        <translation>Chytré! Od toho se můžu učit.</translation>
    </message>
    <message>
        <source>Foxy play, and it wasn&apos;t even me.</source>
        <translation>Liščí tah, a ani nebyl můj.</translation>
    </message>
    <message>
        <source>I see we hunt in the same wood.</source>
        <translation>Vidím, že lovíme ve stejném lese.</translation>
    </message>
    <message>
        <source>Great minds find the same words.</source>
        <translation>Bystré hlavy najdou stejná slova.</translation>
    </message>
    <message>
        <source>Nothing today. Even foxes go home hungry.</source>
        <translation>Dneska nic. I liška jde někdy domů s prázdnou.</translation>
    </message>
    <message>
        <source>I was after one long word and it ran off.</source>
        <translation>Šla jsem po jednom dlouhém slově a uteklo mi.</translation>
    </message>
    <message>
        <source>{Word}, {letters}. Hoo!</source>
        <translation>{Word}, {letters}. Hú!</translation>
    </message>
    <message>
        <source>{Word}. I read that one somewhere.</source>
        <translation>{Word}. To jsem kdesi četla.</translation>
    </message>
    <message>
        <source>I like {word} best. What about you?</source>
        <translation>Mně se nejvíc líbí {word}. A tobě?</translation>
    </message>
    <message>
        <source>Hoo! Reading at night pays off.</source>
        <translation>Hú! Noční čtení se vyplácí.</translation>
    </message>
    <message>
        <source>A good round for an owl.</source>
        <translation>Tohle bylo dobré kolo pro sovy.</translation>
    </message>
    <message>
        <source>Hoo! That deserves applause.</source>
        <translation>Hú! To si zaslouží potlesk.</translation>
    </message>
    <message>
        <source>You can even surprise an owl.</source>
        <translation>I sovu jde překvapit.</translation>
    </message>
    <message>
        <source>We must have read the same books.</source>
        <translation>Asi čteme stejné knížky.</translation>
    </message>
    <message>
        <source>So many words in common. How pleasant.</source>
        <translation>Tolik společných slov. To mám ráda.</translation>
    </message>
    <message>
        <source>I must have dozed off. It&apos;s still light.</source>
        <translation>Asi jsem si zdřímla. Vždyť je ještě světlo.</translation>
    </message>
    <message>
        <source>Not a word. A good reason to go on.</source>
        <translation>Ani slovo. Dobrý důvod hrát dál.</translation>
    </message>
    <message>
        <source>{Word}. I had my eye on it from the start.</source>
        <translation>{Word}. Na to jsem měl spadeno od začátku.</translation>
    </message>
    <message>
        <source>{Word}! One leap and it was mine.</source>
        <translation>{Word}! Jeden skok a bylo moje.</translation>
    </message>
    <message>
        <source>{letters}: {word}. That pleases me.</source>
        <translation>{letters}: {word}. To mě těší.</translation>
    </message>
    <message>
        <source>A sharp eye, that&apos;s all. Well fought.</source>
        <translation>Ostrý zrak, nic víc. Byl to pěkný souboj.</translation>
    </message>
    <message>
        <source>Sharp eyes! I bow to that.</source>
        <translation>To jsou ale oči! Skláním se.</translation>
    </message>
    <message>
        <source>You saw further than a lynx. Respect.</source>
        <translation>Dál než rys nedohlédne každý. Smekám.</translation>
    </message>
    <message>
        <source>We followed the same tracks.</source>
        <translation>Šli jsme po stejných stopách.</translation>
    </message>
    <message>
        <source>Your eyes are as good as mine.</source>
        <translation>Vidíte stejně ostře jako já.</translation>
    </message>
    <message>
        <source>The words were quicker this time.</source>
        <translation>Slova byla tentokrát rychlejší.</translation>
    </message>
    <message>
        <source>Fog on the board. It will lift.</source>
        <translation>Na desce je mlha. Ale zvedne se.</translation>
    </message>
    <message>
        <source>Thank you for the game! I&apos;ll hop by again soon.</source>
        <translation>Díky za hru! Brzo zase přihopkám.</translation>
    </message>
    <message>
        <source>Over already? Thank you for playing with me.</source>
        <translation>Už je konec? Díky za hru!</translation>
    </message>
    <message>
        <source>Not a spine out of place.</source>
        <translation>Ani bodlinka se nezkřivila.</translation>
    </message>
    <message>
        <source>Thank you for the game. I&apos;ll dream of words all winter.</source>
        <translation>Díky za hru. Celou zimu se mi bude o slovech zdát.</translation>
    </message>
    <message>
        <source>It was snug with you. Thank you for the game.</source>
        <translation>Bylo mi s vámi útulno. Díky za hru.</translation>
    </message>
    <message>
        <source>Thank you for the game. Nobody outfoxed anybody.</source>
        <translation>Díky za hru. Nikdo nikoho nepřelstil.</translation>
    </message>
    <message>
        <source>Thank you for the game. Come hunting again.</source>
        <translation>Díky za hru. Zase někdy na lovu.</translation>
    </message>
    <message>
        <source>Hoo, how the time flew. Thank you for the game.</source>
        <translation>Hú, to to uteklo. Díky za hru.</translation>
    </message>
    <message>
        <source>Thank you for the game. I shall sleep on it all day.</source>
        <translation>Díky za hru. Celý den o ní budu snít.</translation>
    </message>
    <message>
        <source>A good hunt, that one.</source>
        <translation>To byl dobrý lov.</translation>
    </message>
    <message>
        <source>It was a good hunt. Thank you for the game.</source>
        <translation>Byl to dobrý lov. Díky za hru.</translation>
    </message>
    <message>
        <source>Thank you for the game. I&apos;ll keep my eyes open.</source>
        <translation>Díky za hru. Budu se dívat dál.</translation>
    </message>
</context>
<context>
    <name>BoggleTable</name>
    <message>
        <source>Letters as they fell</source>
        <translation>Písmena, jak padla</translation>
    </message>
    <message>
        <source>Straighten the letters</source>
        <translation>Narovnat písmena</translation>
    </message>
    <message>
        <source>round {number}, playing to {target} points</source>
        <translation>{number}. kolo, hraje se do {target} bodů</translation>
    </message>
    <message>
        <source>round {number} {of} {rounds}</source>
        <translation>{number}. kolo {of} {rounds}</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>+1</translation>
    </message>
    <message>
        <source>+1, unless others find it too</source>
        <translation>+1, když ho nenajde nikdo jiný</translation>
    </message>
    <message>
        <source>you have it already</source>
        <translation>už máš zapsané</translation>
    </message>
    <message>
        <source>is too short, it takes {letters} at least</source>
        <translation>je moc krátké, chce to aspoň {letters}</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>na desce není</translation>
    </message>
    <message>
        <source>is longer than the board</source>
        <translation>je delší než celá deska</translation>
    </message>
    <message>
        <source>not while the clock stands</source>
        <translation>ne, dokud hodiny stojí</translation>
    </message>
    <message>
        <source>Somebody else shakes this time.</source>
        <translation>Tentokrát třese někdo jiný.</translation>
    </message>
    <message>
        <source>You have finished this round.</source>
        <translation>Tohle kolo už máš za sebou.</translation>
    </message>
    <message>
        <source>Time was up.</source>
        <translation>Bylo po čase.</translation>
    </message>
    <message>
        <source>Not while the clock stands.</source>
        <translation>Dokud hodiny stojí, nejde to.</translation>
    </message>
    <message>
        <source>There is nothing to vote about.</source>
        <translation>Není o čem hlasovat.</translation>
    </message>
    <message>
        <source>Only people vote.</source>
        <translation>Hlasují jen lidé.</translation>
    </message>
    <message>
        <source>left in this round</source>
        <translation>do konce kola</translation>
    </message>
    <message>
        <source>Everybody writes on paper.</source>
        <translation>Všichni píšou na papír.</translation>
    </message>
    <message>
        <source>The computers are looking for words.</source>
        <translation>Zvířata hledají slova.</translation>
    </message>
    <message>
        <source>You have finished; the others are still writing.</source>
        <translation>Máš hotovo, ostatní ještě píšou.</translation>
    </message>
    <message>
        <source>I have finished</source>
        <translation>Mám hotovo</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Ukončit kolo</translation>
    </message>
    <message>
        <source>Have you finished?</source>
        <translation>Máš hotovo?</translation>
    </message>
    <message>
        <source>End the round now?</source>
        <translation>Ukončit kolo?</translation>
    </message>
    <message>
        <source>Pens down: next you will type or tick the words you have written.</source>
        <translation>Tužky dolů: teď se zadají nebo odškrtají napsaná slova.</translation>
    </message>
    <message>
        <source>You cannot add any more words on this board.</source>
        <translation>Na téhle desce už žádné slovo nepřidáš.</translation>
    </message>
    <message>
        <source>{sentence} It is {name}&apos;s turn then.</source>
        <translation>{sentence} Na řadě pak bude {name}.</translation>
    </message>
    <message>
        <source>{sentence} Everybody has played, so the results come then.</source>
        <translation>{sentence} Všichni už hráli, takže se pak ukážou výsledky.</translation>
    </message>
    <message>
        <source>The others finish looking on their own; you cannot add any more words.</source>
        <translation>Soupeři dohledají sami, ale ty už žádné slovo nepřidáš.</translation>
    </message>
    <message>
        <source>only letters of the Czech alphabet, please</source>
        <translation>jen česká písmena, prosím</translation>
    </message>
    <message>
        <source>{reason}; after the round you can nominate it</source>
        <translation>{reason}, po kole ho můžeš navrhnout k hlasování</translation>
    </message>
    <message>
        <source>came too late</source>
        <translation>přišlo až po čase</translation>
    </message>
    <message>
        <source>you have finished this round</source>
        <translation>toto kolo už máš hotové</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>teď to nejde</translation>
    </message>
    <message>
        <source>starts after the shake</source>
        <translation>začne po zatřesení</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez časového limitu</translation>
    </message>
    <message>
        <source>Grab the box and shake it, or hold Space</source>
        <translation>Chyť krabičku a zatřes, nebo podrž mezerník</translation>
    </message>
    <message>
        <source>{name} shakes the box</source>
        <translation>Krabičkou třese {name}</translation>
    </message>
    <message>
        <source>{name} is about to shake</source>
        <translation>Krabičku si bere {name}</translation>
    </message>
</context>
<context>
    <name>BoggleView</name>
    <message>
        <source>The dice are falling…</source>
        <translation>Kostky padají…</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Hledat dál</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Folder:</source>
        <translation>Složka:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Druh souboru:</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Time played {time}</source>
        <translation>Uplynulo {time}</translation>
    </message>
    <message>
        <source>Time left {time}</source>
        <translation>Zbývá {time}</translation>
    </message>
</context>
<context>
    <name>Closed</name>
    <message>
        <source>Not while words can be challenged: whoever doubts takes the risk.</source>
        <translation>Teď ne: kdo slovu nevěří, nese riziko sám.</translation>
    </message>
    <message>
        <source>You know your words yourselves: a hint would tell which ones are in the dictionary.</source>
        <translation>Slova si hlídáte sami. Nápověda by prozradila, která jsou ve slovníku.</translation>
    </message>
</context>
<context>
    <name>ColourRow</name>
    <message>
        <source>red</source>
        <translation>červená</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrá</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelená</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutá</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>švestková</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>petrolejová</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>hnědá</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>břidlicová</translation>
    </message>
</context>
<context>
    <name>ColumnModel</name>
    <message>
        <source>does not count</source>
        <translation>neplatí</translation>
    </message>
    <message>
        <source>is being voted on</source>
        <translation>hlasuje se o něm</translation>
    </message>
</context>
<context>
    <name>CopyDesk</name>
    <message>
        <source>Save a copy of the game</source>
        <translation>Uložit kopii hry</translation>
    </message>
    <message>
        <source>The copy cannot be saved</source>
        <translation>Kopii nejde uložit</translation>
    </message>
    <message>
        <source>The game is saved as {name}.</source>
        <translation>Hra je uložená jako {name}.</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation>Uložené hry ({pattern})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Otevřít uloženou hru</translation>
    </message>
    <message>
        <source>The game from {name} is one of your saved games now. The file stays as it was.</source>
        <translation>Hra ze souboru {name} je teď mezi tvými uloženými hrami. Soubor zůstává, jak byl.</translation>
    </message>
    <message>
        <source>The game goes on from where the file {name} is. The file stays as it was.</source>
        <translation>Hra pokračuje odtud, kde je soubor {name}. Soubor zůstává, jak byl.</translation>
    </message>
    <message>
        <source>You have played on in the game from {name} on this computer. You can continue where you are, or begin once more from where the file is; then both stay among your saved games.</source>
        <translation>Hru ze souboru {name} máš na tomhle počítači rozehranou dál. Můžeš pokračovat tam, kde jsi, nebo začít znovu z místa, kde je soubor; pak ti zůstanou obě.</translation>
    </message>
    <message>
        <source>This game is further on here</source>
        <translation>Tady už je hra dál</translation>
    </message>
    <message>
        <source>This game is finished here</source>
        <translation>Tady už je hra dohraná</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ukázat výsledek</translation>
    </message>
    <message>
        <source>You have finished the game from {name} on this computer. You can look at its result, or play it once more from where the file is; then both stay among your games.</source>
        <translation>Hru ze souboru {name} máš na tomhle počítači dohranou. Můžeš se podívat na výsledek, nebo ji hrát znovu od místa, kde je soubor; pak zůstanou mezi hrami obě.</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Ze souboru</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Pokračovat tady</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Tenhle soubor nejde otevřít</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Cursor</name>
    <message>
        <source>{place}: {tile}, not confirmed yet</source>
        <translation>{place}: {tile}, zatím nepotvrzeno</translation>
    </message>
    <message>
        <source>{place}: {tile}</source>
        <translation>{place}: {tile}</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}: prázdno</translation>
    </message>
    <message>
        <source>{place}: empty; {tile} does not fit</source>
        <translation>{place}: prázdno; {tile} sem nejde</translation>
    </message>
    <message>
        <source>{place}: empty; {tile} fits, {points}</source>
        <translation>{place}: prázdno; {tile} sem jde, {points}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer:</source>
        <translation>Předej počítač:</translation>
    </message>
    <message>
        <source>The others look away for a moment.</source>
        <translation>Ostatní se na chvilku nedívají.</translation>
    </message>
    <message>
        <source>It is me, {name}</source>
        <translation>Jsem tu, {name}</translation>
    </message>
    <message>
        <source>Pass the computer: {name}</source>
        <translation>Předej počítač: {name}</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
    <message>
        <source>The game is put aside and goes on later.</source>
        <translation>Hra se odloží a dá se dohrát později.</translation>
    </message>
</context>
<context>
    <name>Dictionary</name>
    <message>
        <source>Yes, it counts</source>
        <translation>Ano, platí</translation>
    </message>
    <message>
        <source>No: {reason}</source>
        <translation>Ne: {reason}</translation>
    </message>
    <message>
        <source>Counts in some games</source>
        <translation>Platí jen někde</translation>
    </message>
    <message>
        <source>Counts in all games</source>
        <translation>Platí ve všech hrách</translation>
    </message>
    <message>
        <source>Counts in English only</source>
        <translation>Platí jen anglicky</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Neplatí</translation>
    </message>
    <message>
        <source>{what}; {where}</source>
        <translation>{what}; {where}</translation>
    </message>
    <message>
        <source>an English word</source>
        <translation>anglické slovo</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation>nic se nehodí</translation>
    </message>
    <message>
        <source>It counts, though it is coarse</source>
        <translation>Platí, i když je hrubé</translation>
    </message>
    <message>
        <source>Counts in all Czech games</source>
        <translation>Platí ve všech českých hrách</translation>
    </message>
    <message>
        <source>Counts nearly everywhere</source>
        <translation>Platí skoro všude</translation>
    </message>
</context>
<context>
    <name>DictionaryPage</name>
    <message>
        <source>Dictionary</source>
        <translation>Slovník</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Promítání</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Najít slovo</translation>
    </message>
    <message>
        <source>From letters</source>
        <translation>Z písmen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Písmena</translation>
    </message>
    <message>
        <source>Write letters, ? for a blank</source>
        <translation>Napiš písmena, ? je žolík</translation>
    </message>
    <message>
        <source>Write what they have in them, as q or ?y</source>
        <translation>Napiš, co v nich má být, třeba q nebo ?y</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Write a word, or a part with ? and *</source>
        <translation>Napiš slovo, nebo kus s ? a *</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>Short words</source>
        <translation>Krátká slova</translation>
    </message>
    <message>
        <source>Letters in them</source>
        <translation>Písmena v nich</translation>
    </message>
    <message>
        <source>Write what they have in them, as r or ?y</source>
        <translation>Napiš, co v nich má být, třeba ř nebo ?y</translation>
    </message>
</context>
<context>
    <name>DieButtons</name>
    <message>
        <source>die {letter}, row {row}, column {column}</source>
        <translation>kostka {letter}, řádek {row}, sloupec {column}</translation>
    </message>
    <message>
        <source>covered die, row {row}, column {column}</source>
        <translation>zakrytá kostka, řádek {row}, sloupec {column}</translation>
    </message>
    <message>
        <source>box of dice</source>
        <translation>krabička s kostkami</translation>
    </message>
</context>
<context>
    <name>DoubtPage</name>
    <message>
        <source>Nobody doubts</source>
        <translation>Nikdo nepochybuje</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>{name}: {line}</source>
        <translation>{name}: {line}</translation>
    </message>
</context>
<context>
    <name>DraftModel</name>
    <message>
        <source>{word}, on the board</source>
        <translation>{word}, na desce je</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>moc krátké</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>na desce není</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>není ve slovníku</translation>
    </message>
    <message>
        <source>can be voted on</source>
        <translation>dá se o něm hlasovat</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Podívat se na stůl</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Click a word and I&apos;ll tell you what it means.</source>
        <translation>Ťukni na slovo a povím ti, co znamená.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Basic forms only</source>
        <translation>Jen základní tvary</translation>
    </message>
    <message>
        <source>All letters used</source>
        <translation>Ze všech písmen</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Všechna slova</translation>
    </message>
    <message>
        <source>Nouns</source>
        <translation>Podstatná</translation>
    </message>
    <message>
        <source>Adjectives</source>
        <translation>Přídavná</translation>
    </message>
    <message>
        <source>Verbs</source>
        <translation>Slovesa</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Ostatní</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Slovní druh</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Délka</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Každá délka</translation>
    </message>
</context>
<context>
    <name>FormModel</name>
    <message>
        <source>does not count</source>
        <translation>neplatí</translation>
    </message>
</context>
<context>
    <name>GameDesk</name>
    <message>
        <source>The game cannot be set up like this.</source>
        <translation>Takhle se hra připravit nedá.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Tuhle hru nejde otevřít</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The game will be gone for good.</source>
        <translation>Hra zmizí nadobro.</translation>
    </message>
    <message>
        <source>The file {name} will be deleted for good.</source>
        <translation>Soubor {name} se nadobro smaže.</translation>
    </message>
    <message>
        <source>Throw this game away?</source>
        <translation>Zahodit tuhle hru?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nechat</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>proper name</source>
        <translation>vlastní jméno</translation>
    </message>
    <message>
        <source>{form}, comparative</source>
        <translation>{form}, 2. stupeň</translation>
    </message>
    <message>
        <source>{form}, superlative</source>
        <translation>{form}, 3. stupeň</translation>
    </message>
    <message>
        <source>{form}, negated</source>
        <translation>{form}, zápor</translation>
    </message>
    <message>
        <source>{form}, colloquial</source>
        <translation>{form}, hovorově</translation>
    </message>
    <message>
        <source>{form}, archaic</source>
        <translation>{form}, zastaralé</translation>
    </message>
    <message>
        <source>proper name, {form} of the word {lemma}</source>
        <translation>vlastní jméno, {form} slova {lemma}</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>podstatné jméno</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>přídavné jméno</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>zájmeno</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>číslovka</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>sloveso</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>příslovce</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>předložka</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>spojka</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>částice</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>citoslovce</translation>
    </message>
    <message>
        <source>word that does not change</source>
        <translation>neohebné slovo</translation>
    </message>
    <message>
        <source>noun in its basic form</source>
        <translation>podstatné jméno v základním tvaru</translation>
    </message>
    <message>
        <source>adjective in its basic form</source>
        <translation>přídavné jméno v základním tvaru</translation>
    </message>
    <message>
        <source>pronoun in its basic form</source>
        <translation>zájmeno v základním tvaru</translation>
    </message>
    <message>
        <source>numeral in its basic form</source>
        <translation>číslovka v základním tvaru</translation>
    </message>
    <message>
        <source>verb in the infinitive</source>
        <translation>sloveso v infinitivu</translation>
    </message>
    <message>
        <source>{form} of the noun {lemma}</source>
        <translation>{form} podstatného jména {lemma}</translation>
    </message>
    <message>
        <source>{form} of the adjective {lemma}</source>
        <translation>{form} přídavného jména {lemma}</translation>
    </message>
    <message>
        <source>{form} of the pronoun {lemma}</source>
        <translation>{form} zájmena {lemma}</translation>
    </message>
    <message>
        <source>{form} of the numeral {lemma}</source>
        <translation>{form} číslovky {lemma}</translation>
    </message>
    <message>
        <source>{form} of the verb {lemma}</source>
        <translation>{form} slovesa {lemma}</translation>
    </message>
    <message>
        <source>{form} of the word {lemma}</source>
        <translation>{form} slova {lemma}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} nebo {other}</translation>
    </message>
    <message>
        <source>{forms} and others</source>
        <translation>{forms} a další</translation>
    </message>
    <message>
        <source>{cases} sg.</source>
        <translation>{cases} pád j. č.</translation>
    </message>
    <message>
        <source>{cases} pl.</source>
        <translation>{cases} pád mn. č.</translation>
    </message>
    <message>
        <source>{cases} singular</source>
        <translation>{cases} pád jednotného čísla</translation>
    </message>
    <message>
        <source>{cases} plural</source>
        <translation>{cases} pád množného čísla</translation>
    </message>
    <message>
        <source>{form} ({genders})</source>
        <translation>{form} (rod {genders})</translation>
    </message>
    <message>
        <source>nom.</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>gen.</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>dat.</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>acc.</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>voc.</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>loc.</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>instr.</source>
        <translation>7.</translation>
    </message>
    <message>
        <source>nominative</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>genitive</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>dative</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>accusative</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>vocative</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>locative</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>instrumental</source>
        <translation>7.</translation>
    </message>
    <message>
        <source>masc.</source>
        <translation>m.</translation>
    </message>
    <message>
        <source>masculine</source>
        <translation>mužský</translation>
    </message>
    <message>
        <source>masc. anim.</source>
        <translation>m. živ.</translation>
    </message>
    <message>
        <source>masculine animate</source>
        <translation>mužský životný</translation>
    </message>
    <message>
        <source>masc. inan.</source>
        <translation>m. neživ.</translation>
    </message>
    <message>
        <source>masculine inanimate</source>
        <translation>mužský neživotný</translation>
    </message>
    <message>
        <source>fem.</source>
        <translation>ž.</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>ženský</translation>
    </message>
    <message>
        <source>neut.</source>
        <translation>s.</translation>
    </message>
    <message>
        <source>neuter</source>
        <translation>střední</translation>
    </message>
    <message>
        <source>{person} imper.</source>
        <translation>{person} rozk. zp.</translation>
    </message>
    <message>
        <source>{person} of the imperative</source>
        <translation>{person} rozkazovacího způsobu</translation>
    </message>
    <message>
        <source>1st pers. sg.</source>
        <translation>1. os. j. č.</translation>
    </message>
    <message>
        <source>2nd pers. sg.</source>
        <translation>2. os. j. č.</translation>
    </message>
    <message>
        <source>3rd pers. sg.</source>
        <translation>3. os. j. č.</translation>
    </message>
    <message>
        <source>1st pers. pl.</source>
        <translation>1. os. mn. č.</translation>
    </message>
    <message>
        <source>2nd pers. pl.</source>
        <translation>2. os. mn. č.</translation>
    </message>
    <message>
        <source>3rd pers. pl.</source>
        <translation>3. os. mn. č.</translation>
    </message>
    <message>
        <source>1st person singular</source>
        <translation>1. osoba jednotného čísla</translation>
    </message>
    <message>
        <source>2nd person singular</source>
        <translation>2. osoba jednotného čísla</translation>
    </message>
    <message>
        <source>3rd person singular</source>
        <translation>3. osoba jednotného čísla</translation>
    </message>
    <message>
        <source>1st person plural</source>
        <translation>1. osoba množného čísla</translation>
    </message>
    <message>
        <source>2nd person plural</source>
        <translation>2. osoba množného čísla</translation>
    </message>
    <message>
        <source>3rd person plural</source>
        <translation>3. osoba množného čísla</translation>
    </message>
    <message>
        <source>past participle, {shape}</source>
        <translation>příčestí činné ({shape})</translation>
    </message>
    <message>
        <source>passive participle, {shape}</source>
        <translation>příčestí trpné ({shape})</translation>
    </message>
    <message>
        <source>present transgressive, {shape}</source>
        <translation>přechodník přítomný ({shape})</translation>
    </message>
    <message>
        <source>past transgressive, {shape}</source>
        <translation>přechodník minulý ({shape})</translation>
    </message>
    <message>
        <source>past part., {shape}</source>
        <translation>příč. činné, {shape}</translation>
    </message>
    <message>
        <source>passive part., {shape}</source>
        <translation>příč. trpné, {shape}</translation>
    </message>
    <message>
        <source>pres. transgr., {shape}</source>
        <translation>přech. přít., {shape}</translation>
    </message>
    <message>
        <source>past transgr., {shape}</source>
        <translation>přech. min., {shape}</translation>
    </message>
    <message>
        <source>singular or plural</source>
        <translation>jednotné i množné číslo</translation>
    </message>
    <message>
        <source>singular</source>
        <translation>jednotné číslo</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>množné číslo</translation>
    </message>
    <message>
        <source>{genders} sg.</source>
        <translation>{genders} j. č.</translation>
    </message>
    <message>
        <source>{genders} pl.</source>
        <translation>{genders} mn. č.</translation>
    </message>
    <message>
        <source>{genders} singular</source>
        <translation>{genders} rod jednotného čísla</translation>
    </message>
    <message>
        <source>{genders} plural</source>
        <translation>{genders} rod množného čísla</translation>
    </message>
    <message>
        <source>infinitive</source>
        <translation>infinitiv</translation>
    </message>
    <message>
        <source>conditional</source>
        <translation>podmiňovací způsob</translation>
    </message>
    <message>
        <source>abbreviation</source>
        <translation>zkratka</translation>
    </message>
</context>
<context>
    <name>GuestDialog</name>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Přisednout</translation>
    </message>
    <message>
        <source>Name of the guest or the team</source>
        <translation>Jméno hosta nebo týmu</translation>
    </message>
    <message>
        <source>A team takes a place, too, under a name of its own. Guests are not remembered.</source>
        <translation>Jedno místo může mít i celý tým pod vlastním jménem. Hosty si program nepamatuje.</translation>
    </message>
    <message>
        <source>Who sits down, too?</source>
        <translation>Kdo si přisedne?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>To begin</source>
        <translation>Jak začít</translation>
    </message>
    <message>
        <source>Press an animal on a card of the first page, and you play against it at once. The hare plays as a child does, the lynx as a master.</source>
        <translation>Zmáčkni na první stránce zvíře na kartě a hned proti němu hraješ. Zajíc hraje jako dítě, rys jako mistr.</translation>
    </message>
    <message>
        <source>“Play” opens the sheet for a new game: who plays, how long, by which rules. People sit down by name, as a guest or as a whole team. Several of them take turns at one computer, and a curtain covers the table until the next one is there.</source>
        <translation>„Hrát“ otevře list nové hry: kdo hraje, jak dlouho a podle jakých pravidel. Lidé si sedají pod jménem, jako host nebo jako celý tým. U jednoho počítače se jich střídá víc a než přijde další, zakryje stůl opona.</translation>
    </message>
    <message>
        <source>Nothing is lost</source>
        <translation>Nic se neztratí</translation>
    </message>
    <message>
        <source>A game is saved after every move. Go home or close the program whenever you like: the game waits on the first page, and the last twenty finished ones stay there with their results.</source>
        <translation>Hra se uloží po každém tahu. Odejdi domů nebo zavři program, kdy chceš: hra počká na první stránce a posledních dvacet dohraných tam zůstane i s výsledky.</translation>
    </message>
    <message>
        <source>“Save a copy…” beside a saved game, or Ctrl+S at the table, makes a file of it. On another computer it opens by a double click, dropped on the window or with Ctrl+O. The file stays as it is, and the game becomes one of the saved ones there.</source>
        <translation>„Uložit kopii…“ u uložené hry, u stolu Ctrl+S, z ní udělá soubor. Na jiném počítači se otevře poklepáním, přetažením do okna nebo Ctrl+O. Soubor zůstane, jak je, a hra tam přibude mezi uložené.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>F2 opens the dictionary: is it a word, in which games, what does it mean, what can be made of these letters. While the rules forbid looking up it stays closed and says so.</source>
        <translation>F2 otevře slovník: je to slovo, ve kterých hrách, co znamená, co jde složit z těchhle písmen. Když pravidla hledat zakazují, zůstane zavřený a řekne to.</translation>
    </message>
    <message>
        <source>In the settings you add words of your own and ban others.</source>
        <translation>V nastavení přidáš vlastní slova a jiná zakážeš.</translation>
    </message>
    <message>
        <source>On the wall, for a class</source>
        <translation>Na plátno, pro třídu</translation>
    </message>
    <message>
        <source>“Projection” has large letters and strong contrast and fills the screen; F11 fills it in any look. The size of the text, motion and sounds are in the settings.</source>
        <translation>„Promítání“ má velká písmena a silný kontrast a vyplní obrazovku; F11 ji vyplní v každém vzhledu. Velikost písma, pohyb a zvuky jsou v nastavení.</translation>
    </message>
    <message>
        <source>Without a mouse</source>
        <translation>Bez myši</translation>
    </message>
    <message>
        <source>Everything can be done by keys: Tab goes on and Shift+Tab back, Enter or Space presses, arrows choose, Esc leaves. A ring shows where you are, and screen readers are told what is there.</source>
        <translation>Všechno jde i klávesami: Tab jde dál a Shift+Tab zpátky, Enter nebo mezerník zmáčkne, šipky vybírají, Esc odchází. Kroužek ukazuje, kde jsi, a čtečky obrazovky slyší, co tam je.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Dictionary</source>
        <translation>Slovník</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>What shall we play today?</source>
        <translation>Co si dnes zahrajeme?</translation>
    </message>
    <message>
        <source>What shall we play today, {name}?</source>
        <translation>Co si dnes zahrajeme, {name}?</translation>
    </message>
    <message>
        <source>End projection</source>
        <translation>Konec promítání</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Promítání</translation>
    </message>
</context>
<context>
    <name>HouseholdDesk</name>
    <message>
        <source>Remove {name}?</source>
        <translation>Odebrat {name}?</translation>
    </message>
    <message>
        <source>The name goes from this list. Games already begun keep it.</source>
        <translation>Jméno zmizí z tohoto seznamu. V rozehraných hrách zůstane.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Nechat</translation>
    </message>
    <message>
        <source>Save our words</source>
        <translation>Uložit naše slova</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>our-words.txt</source>
        <translation>nase-slova.txt</translation>
    </message>
    <message>
        <source>Load words</source>
        <translation>Načíst slova</translation>
    </message>
    <message>
        <source>{name} is not a text that can be read.</source>
        <translation>{name} není čitelný text.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message numerus="yes">
        <source>%n words are new</source>
        <translation>
            <numerusform>%n slovo je nové</numerusform>
            <numerusform>%n slova jsou nová</numerusform>
            <numerusform>%n slov je nových</numerusform>
        </translation>
    </message>
    <message>
        <source>{news}. These lines make no sense: {lines}</source>
        <translation>{news}. Těmto řádkům nerozumím: {lines}</translation>
    </message>
</context>
<context>
    <name>HouseholdModel</name>
    <message>
        <source>{names}, {moment}</source>
        <translation>{names}, {moment}</translation>
    </message>
    <message>
        <source>banned: {who}</source>
        <translation>zakázáno: {who}</translation>
    </message>
    <message>
        <source>counts: {who}</source>
        <translation>přijato: {who}</translation>
    </message>
    <message>
        <source>banned in all forms: {who}</source>
        <translation>zakázáno ve všech tvarech: {who}</translation>
    </message>
</context>
<context>
    <name>HouseholdPanel</name>
    <message>
        <source>Our own words</source>
        <translation>Naše slova</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Vyškrtnout</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>slovo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Zakázat</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Uložit jako text</translation>
    </message>
    <message>
        <source>Load from text</source>
        <translation>Načíst z textu</translation>
    </message>
    <message>
        <source>What you decided about words. It holds in every game you play.</source>
        <translation>Co jste o slovech rozhodli. Platí to ve všech vašich hrách.</translation>
    </message>
    <message>
        <source>None yet. Words you accept by vote come here, and those you add or ban.</source>
        <translation>Zatím nic. Přibudou sem slova, která přijmete hlasováním, přidáte nebo zakážete.</translation>
    </message>
    <message>
        <source>Put back “{word}”</source>
        <translation>Vrátit „{word}“</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next control</source>
        <translation>na další prvek</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>after the end of a game: play again at once</source>
        <translation>po konci hry: hned hrát znovu</translation>
    </message>
    <message>
        <source>these rules, and help about the program</source>
        <translation>tahle pravidla a nápověda k programu</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>celá obrazovka</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the dictionary, when the game allows it</source>
        <translation>slovník, když ho hra dovolí</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>save a copy of the game as a file</source>
        <translation>uložit kopii hry do souboru</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>open a saved game from a file</source>
        <translation>otevřít uloženou hru ze souboru</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Esc once more: home (the game is saved).</source>
        <translation>Ještě jednou Esc: domů (hra se uloží).</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Marks of the colours</source>
        <translation>Značky barev</translation>
    </message>
    <message>
        <source>Small tiles have signs instead of letters: {signs}</source>
        <translation>Malé kameny mají místo písmen značky: {signs}</translation>
    </message>
</context>
<context>
    <name>LengthChip</name>
    <message>
        <source>{length}+</source>
        <translation>{length}+</translation>
    </message>
    <message numerus="yes">
        <source>%n letters and more</source>
        <translation>
            <numerusform>%n písmeno a víc</numerusform>
            <numerusform>%n písmena a víc</numerusform>
            <numerusform>%n písmen a víc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LetterAdviser</name>
    <message>
        <source>Look around here for a word of {letters}. Ask again and I will show it.</source>
        <translation>Rozhlédni se tady. To slovo má {letters}. Zeptej se znovu a ukážu ti je.</translation>
    </message>
    <message>
        <source>Look for a word of {letters} that begins with {letter}. Ask again and I will show it.</source>
        <translation>Hledej slovo od {letter}, má {letters}. Zeptej se znovu a ukážu ti je.</translation>
    </message>
    <message>
        <source>The table offers little. Think of an exchange.</source>
        <translation>Stůl toho moc nenabízí. Zvaž výměnu.</translation>
    </message>
    <message>
        <source>Exchange {cards}: {reasons}.</source>
        <translation>Zkus výměnu: {cards} ({reasons}).</translation>
    </message>
    <message>
        <source>{words} for {points}: {reasons}. Enter or a click lays it.</source>
        <translation>{words} za {points}: {reasons}. Enter nebo klepnutí je položí.</translation>
    </message>
    <message>
        <source>{words} for {points}. Enter or a click lays it.</source>
        <translation>{words} za {points}. Enter nebo klepnutí je položí.</translation>
    </message>
    <message>
        <source>Advice is for whoever is on turn: a moment.</source>
        <translation>Moment… radí se tomu, kdo je na tahu.</translation>
    </message>
</context>
<context>
    <name>LetterSwitch</name>
    <message>
        <source>Letters</source>
        <translation>Písmena</translation>
    </message>
    <message>
        <source>A letter for each colour (L)</source>
        <translation>Písmeno pro každou barvu (L)</translation>
    </message>
</context>
<context>
    <name>ListEntry</name>
    <message>
        <source>Copy your list</source>
        <translation>Opiš svůj seznam</translation>
    </message>
    <message>
        <source>Type a word and press Enter</source>
        <translation>Napiš slovo a stiskni Enter</translation>
    </message>
    <message>
        <source>Word from your paper</source>
        <translation>Slovo z tvého papíru</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Search the words of the board</source>
        <translation>Hledej ve slovech na desce</translation>
    </message>
    <message>
        <source>Words of the board to tick off</source>
        <translation>Slova na desce k odškrtání</translation>
    </message>
    <message>
        <source>Or tick them off</source>
        <translation>Nebo odškrtávej</translation>
    </message>
    <message>
        <source>{name}: copy your list</source>
        <translation>{name}: opiš svůj seznam</translation>
    </message>
    <message>
        <source>List of {name}</source>
        <translation>Seznam: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Hand in %n words</source>
        <translation>
            <numerusform>Odevzdat %n slovo</numerusform>
            <numerusform>Odevzdat %n slova</numerusform>
            <numerusform>Odevzdat %n slov</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in an empty list</source>
        <translation>Odevzdat prázdný seznam</translation>
    </message>
    <message>
        <source>What you type is kept until you hand the list in.</source>
        <translation>Co napíšeš, zůstane uložené, než seznam odevzdáš.</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} už v seznamu je.</translation>
    </message>
</context>
<context>
    <name>LongestSlip</name>
    <message>
        <source>Longest:</source>
        <translation>Nejdelší:</translation>
    </message>
    <message>
        <source>Longest word: {word}</source>
        <translation>Nejdelší slovo: {word}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This cannot be saved: {what} It lasts until the program is closed.</source>
        <translation>Nejde to uložit: {what} Platí to, dokud program nezavřeš.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your game is saved; details are in the log.</source>
        <translation>V programu se něco pokazilo. Hra je uložená, podrobnosti jsou v záznamu.</translation>
    </message>
</context>
<context>
    <name>MiniMap</name>
    <message>
        <source>Small map of the table</source>
        <translation>Malá mapa stolu</translation>
    </message>
    <message>
        <source>Small map: click to go there</source>
        <translation>Malá mapa: klepni, kam se chceš podívat</translation>
    </message>
</context>
<context>
    <name>MissedList</name>
    <message>
        <source>No such word is left here.</source>
        <translation>Takové slovo tu už nezbylo.</translation>
    </message>
</context>
<context>
    <name>MissedPanel</name>
    <message>
        <source>Nobody found</source>
        <translation>Nikdo nenašel</translation>
    </message>
    <message>
        <source>Still on the board</source>
        <translation>Co tu ještě bylo</translation>
    </message>
    <message>
        <source>Click a word and I&apos;ll show you its path.</source>
        <translation>Ťukni na slovo a ukážu ti cestu.</translation>
    </message>
    <message>
        <source>{word} · {text}</source>
        <translation>{word} · {text}</translation>
    </message>
    <message>
        <source>{text} (path {number} of {count})</source>
        <translation>{text} ({number}. cesta, celkem {count})</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Fewer options</source>
        <translation>Méně voleb</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Další volby</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Show it on the table; the magnifier (Enter) shows what else could be played</source>
        <translation>Ukázat na stole; lupa (Enter) ukáže, co se dalo zahrát</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Ukázat na stole</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} a {last}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Who sits down at the table?</source>
        <translation>Kdo si sedne ke stolu?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Nobody sits at the table yet.</source>
        <translation>U stolu ještě nikdo nesedí.</translation>
    </message>
    <message>
        <source>Choose at least one person; animals alone would not tell us how it ended.</source>
        <translation>Přidej aspoň jednoho člověka, zvířata by nám neřekla, jak to dopadlo.</translation>
    </message>
    <message>
        <source>Somebody else has to sit down, too: a person or an animal.</source>
        <translation>Ještě někdo musí přisednout: člověk, nebo zvíře.</translation>
    </message>
    <message>
        <source>At most {count} can play.</source>
        <translation>Hrát jich může nejvýš {count}.</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Pravidla (F1)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser could be opened</source>
        <translation>Prohlížeč nejde otevřít</translation>
    </message>
    <message>
        <source>Newer versions are on this page:</source>
        <translation>Novější verze jsou na této stránce:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>A month has gone by. This opens the page {address} in your browser; the program itself asks nothing of the internet.</source>
        <translation>Uplynul měsíc. Otevře se stránka {address} v prohlížeči; program sám se internetu na nic neptá.</translation>
    </message>
    <message>
        <source>Look for a newer version?</source>
        <translation>Podívat se po novější verzi?</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Otevřít stránku</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>other</source>
        <translation>jinak</translation>
    </message>
</context>
<context>
    <name>PanelDesk</name>
    <message>
        <source>A moment: the moves are being shown.</source>
        <translation>Chvilku, tahy se právě ukazují.</translation>
    </message>
    <message>
        <source>{name} is on turn.</source>
        <translation>Na tahu: {name}.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Vyměnit</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Do not trade</source>
        <translation>Nevyměňovat</translation>
    </message>
    <message>
        <source>Lay what is shown</source>
        <translation>Položit ukázaný tah</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Podrobnosti</translation>
    </message>
</context>
<context>
    <name>PastSheet</name>
    <message>
        <source>Earlier deals</source>
        <translation>Dřívější rozdání</translation>
    </message>
    <message>
        <source>How much was left over; nothing is perfect.</source>
        <translation>Kolik bodů zbylo; nula je dokonalá.</translation>
    </message>
    <message>
        <source>No deal has been played to its end yet.</source>
        <translation>Žádné rozdání ještě není dohrané.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>The clock stands still and the board is covered.</source>
        <translation>Hodiny stojí a deska je zakrytá.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrajeme dál</translation>
    </message>
    <message>
        <source>Put the game aside</source>
        <translation>Odložit hru</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Hra je pozastavená</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Nobody yet. Add a name and the games will greet you.</source>
        <translation>Zatím nikdo. Přidej jméno a hry tě přivítají.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Přidat člověka</translation>
    </message>
    <message>
        <source>Change: {name}</source>
        <translation>Upravit: {name}</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>Who is it?</source>
        <translation>Kdo to je?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Věk</translation>
    </message>
    <message>
        <source>Some games let the oldest begin</source>
        <translation>V některých hrách začíná nejstarší</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
</context>
<context>
    <name>PersonTab</name>
    <message>
        <source>{name}, list handed in</source>
        <translation>{name}, seznam odevzdán</translation>
    </message>
    <message>
        <source>{name}, list still to come</source>
        <translation>{name}, seznam ještě chybí</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>of|of</source>
        <translation>z|ze</translation>
    </message>
    <message>
        <source>Round {number} {of} {rounds}</source>
        <translation>{number}. kolo {of} {rounds}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>{number}. kolo</translation>
    </message>
    <message>
        <source>Round {number}, up to {target} points</source>
        <translation>{number}. kolo, hraje se do {target} bodů</translation>
    </message>
    <message>
        <source>Enter begins only after Tab, Ctrl+Enter at once</source>
        <translation>Enter začne až po Tabu, Ctrl+Enter hned</translation>
    </message>
</context>
<context>
    <name>PileLabels</name>
    <message>
        <source>All cards of the discard pile, the last one first (Ctrl+K)</source>
        <translation>Všechny odhozené karty od té poslední (Ctrl+K)</translation>
    </message>
    <message>
        <source>discarded: {count}</source>
        <translation>odhozeno: {count}</translation>
    </message>
</context>
<context>
    <name>PlayerColumn</name>
    <message>
        <source>Words of {name}</source>
        <translation>Slova: {name}</translation>
    </message>
    <message>
        <source>round winner</source>
        <translation>vyhrává kolo</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>společná výhra</translation>
    </message>
    <message>
        <source>no words this time</source>
        <translation>tentokrát beze slov</translation>
    </message>
    <message>
        <source>each word +1</source>
        <translation>každé slovo +1</translation>
    </message>
    <message>
        <source>only you +1</source>
        <translation>jen ty +1</translation>
    </message>
    <message>
        <source>only {name} +1</source>
        <translation>jen {name} +1</translation>
    </message>
    <message>
        <source>others too</source>
        <translation>má i někdo jiný</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Words of {name}</source>
        <translation>Slova: {name}</translation>
    </message>
    <message>
        <source>penalty {points}</source>
        <translation>pokuta {points}</translation>
    </message>
</context>
<context>
    <name>Quiddler</name>
    <message>
        <source>Quiddler</source>
        <translation>Žolíky se slovy</translation>
    </message>
    <message>
        <source>Words from a hand of cards.</source>
        <translation>Slova z karet v ruce.</translation>
    </message>
    <message>
        <source>Who lays the whole hand first?</source>
        <translation>Kdo první vyloží celou ruku?</translation>
    </message>
    <message>
        <source>Draw a card, discard a card, and build words in your hand.</source>
        <translation>Dober si kartu, jednu odhoď a skládej v ruce slova.</translation>
    </message>
    <message>
        <source>Whoever can lay all cards goes out; everybody else has one more turn.</source>
        <translation>Kdo vyloží celou ruku, ukončí kolo; ostatní mají ještě jeden tah.</translation>
    </message>
    <message>
        <source>Ten points more for most words, ten for the longest one; two choose one of them.</source>
        <translation>Deset bodů navíc je za nejvíc slov a deset za nejdelší slovo; dva si vyberou jedno z toho.</translation>
    </message>
    <message>
        <source>Deal!</source>
        <translation>Rozdat!</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglicky</translation>
    </message>
    <message>
        <source>Quiddler in English</source>
        <translation>Žolíky v angličtině</translation>
    </message>
    <message>
        <source>Quiddler</source>
        <comment>on a narrow button</comment>
        <translation>Žolíky</translation>
    </message>
    <message>
        <source>You play without the dictionary: it opens again after the game.</source>
        <translation>Hrajete bez slovníku. Otevře se zase po hře.</translation>
    </message>
    <message>
        <source>You know your words yourselves: the dictionary opens again after the round.</source>
        <translation>Slova si hlídáte sami. Slovník se otevře zase po kole.</translation>
    </message>
    <message>
        <source>Only whoever waits may look words up, and it is your turn.</source>
        <translation>Do slovníku se smí podívat jen ten, kdo zrovna není na tahu.</translation>
    </message>
    <message>
        <source>card {card}, {points}</source>
        <translation>karta {card}, {points}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>karta rubem nahoru</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>konec hry</translation>
    </message>
    <message>
        <source>last round, {cards}</source>
        <translation>poslední kolo, {cards}</translation>
    </message>
    <message>
        <source>{round}, {cards}</source>
        <translation>{round}, {cards}</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>rozdávání</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>dobrání karty</translation>
    </message>
    <message>
        <source>lay or discard</source>
        <translation>vyložení a odhoz</translation>
    </message>
    <message>
        <source>challenges</source>
        <translation>pochybnosti</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>hlasování</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>počítání</translation>
    </message>
    <message>
        <source>make a word</source>
        <translation>slovo z karet</translation>
    </message>
    <message>
        <source>fill the empty place</source>
        <translation>doplnění místa</translation>
    </message>
    <message>
        <source>no word is left</source>
        <translation>nezbývá žádné slovo</translation>
    </message>
    <message>
        <source>Draw a card from the pile.</source>
        <translation>Dober si kartu z balíčku.</translation>
    </message>
    <message>
        <source>Your last turn: draw a card from one of the piles.</source>
        <translation>Tvůj poslední tah: dober si kartu z jednoho z balíčků.</translation>
    </message>
    <message>
        <source>Draw a card from one of the piles.</source>
        <translation>Dober si kartu z jednoho z balíčků.</translation>
    </message>
    <message>
        <source>Your last turn: lay what words you have and discard a card.</source>
        <translation>Tvůj poslední tah: vylož slova, která máš, a odhoď kartu.</translation>
    </message>
    <message>
        <source>Arrange words in your hand, then discard a card.</source>
        <translation>Skládej slova a nakonec odhoď kartu.</translation>
    </message>
    <message>
        <source>Do you believe the words of the others?</source>
        <translation>Věříš slovům ostatních?</translation>
    </message>
    <message>
        <source>Do these words count? The majority decides.</source>
        <translation>Platí tahle slova? Rozhodne většina.</translation>
    </message>
    <message>
        <source>You are out! Everybody else has one more turn.</source>
        <translation>Máš vyloženo! Ostatní mají ještě jeden tah.</translation>
    </message>
    <message>
        <source>{name} goes out! Everybody else has one more turn.</source>
        <translation>{name} vykládá všechno! Ostatní mají ještě jeden tah.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} si bere {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the pile.</source>
        <translation>{name} si dobírá z balíčku.</translation>
    </message>
    <message>
        <source>discard: {card}</source>
        <translation>odhozeno {card}</translation>
    </message>
    <message>
        <source>The draw pile ran out: the discard pile was shuffled into a new one.</source>
        <translation>Dobírací balíček došel. Z odhozených karet je zamíchaný nový.</translation>
    </message>
    <message>
        <source>You do not hold the card {card}.</source>
        <translation>Kartu {card} nemáš.</translation>
    </message>
    <message>
        <source>{word} {reason}.</source>
        <translation>{word} {reason}.</translation>
    </message>
    <message>
        <source>is an interjection</source>
        <translation>je citoslovce</translation>
    </message>
    <message>
        <source>A word has two letters at least.</source>
        <translation>Slovo má aspoň dvě písmena.</translation>
    </message>
    <message>
        <source>A word has two cards at least.</source>
        <translation>Slovo má aspoň dvě karty.</translation>
    </message>
    <message>
        <source>That does not go just now.</source>
        <translation>To teď nejde.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ještě nejsi na tahu.</translation>
    </message>
    <message>
        <source>There is no discard pile yet. Draw from the other one.</source>
        <translation>Odhazovací balíček teď žádný není. Dober si z druhého.</translation>
    </message>
    <message>
        <source>That word is your own.</source>
        <translation>To slovo je tvoje.</translation>
    </message>
    <message>
        <source>That word is not in question.</source>
        <translation>O tom slově se nerozhoduje.</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>Tam žádná karta neleží.</translation>
    </message>
    <message>
        <source>Each card serves once in a word.</source>
        <translation>Každá karta je ve slově jen jednou.</translation>
    </message>
    <message>
        <source>A card lies there already.</source>
        <translation>Tam už karta leží.</translation>
    </message>
    <message>
        <source>Take it from a pile of two cards at least.</source>
        <translation>Vezmi ji z balíčku, který má aspoň dvě karty.</translation>
    </message>
    <message>
        <source>First fill the empty place from another pile.</source>
        <translation>Nejdřív doplň prázdné místo z jiného balíčku.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>No word is left in the open cards.</source>
        <translation>Z otevřených karet už žádné slovo nesložíš.</translation>
    </message>
    <message>
        <source>Every card was used!</source>
        <translation>Všechny karty jsou použité!</translation>
    </message>
    <message>
        <source>Make words of the top cards of eight piles.</source>
        <translation>Skládáš slova z vrchních karet osmi balíčků.</translation>
    </message>
    <message>
        <source>Fill an emptied place with a card from another pile.</source>
        <translation>Na prázdné místo přesuneš kartu z jiného balíčku.</translation>
    </message>
    <message>
        <source>Use up all cards: the fewer points are left, the better.</source>
        <translation>Spotřebuj všechny karty. Čím méně bodů zbude, tím lépe.</translation>
    </message>
    <message>
        <source>How few points can be left?</source>
        <translation>Kolik nejméně bodů ti zbude?</translation>
    </message>
</context>
<context>
    <name>QuiddlerAdvice</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Nic jiného se dělat nedá.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>Vyložíš všechno.</translation>
    </message>
    <message>
        <source>Nothing is left to count minus.</source>
        <translation>Nic ti nezbude na odečtení.</translation>
    </message>
    <message>
        <source>No other words bring more.</source>
        <translation>Žádná jiná slova nepřinesou víc.</translation>
    </message>
    <message>
        <source>It takes the bonus for most words.</source>
        <translation>Získá bonus za nejvíc slov.</translation>
    </message>
    <message>
        <source>It takes the bonus for the longest word.</source>
        <translation>Získá bonus za nejdelší slovo.</translation>
    </message>
    <message>
        <source>Nobody gets the bonus for most words then.</source>
        <translation>Bonus za nejvíc slov pak nedostane nikdo.</translation>
    </message>
    <message>
        <source>Nobody gets the bonus for the longest word then.</source>
        <translation>Bonus za nejdelší slovo pak nedostane nikdo.</translation>
    </message>
    <message>
        <source>With this card the hand can go out.</source>
        <translation>S touhle kartou můžeš vyložit.</translation>
    </message>
    <message>
        <source>This card makes the hand better.</source>
        <translation>Tahle karta ruku zlepší.</translation>
    </message>
    <message>
        <source>The open card is of no use.</source>
        <translation>Odhozená karta se ti nehodí.</translation>
    </message>
    <message>
        <source>The pile promises more than the open card.</source>
        <translation>Balíček slibuje víc než odhozená karta.</translation>
    </message>
    <message>
        <source>The hand could go out, but waiting may bring more.</source>
        <translation>Vyložit by šlo, ale vyčkat může přinést víc.</translation>
    </message>
    <message>
        <source>All that you keep can be laid in the next turn.</source>
        <translation>Všechno, co ti zůstane, půjde příště vyložit.</translation>
    </message>
    <message>
        <source>Take care: somebody may go out soon.</source>
        <translation>Pozor, někdo možná brzy vyloží.</translation>
    </message>
    <message>
        <source>draw from the pile</source>
        <translation>vzít z balíčku</translation>
    </message>
    <message>
        <source>take the open card</source>
        <translation>vzít odhozenou kartu</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>odhodit {card}</translation>
    </message>
</context>
<context>
    <name>QuiddlerAdviser</name>
    <message>
        <source>Would {card} be of any use to you?</source>
        <translation>Hodilo by se ti {card}?</translation>
    </message>
    <message>
        <source>Do not lay yet. Which card fits least with the others?</source>
        <translation>Ještě nevykládej. Která karta se k ostatním hodí nejmíň?</translation>
    </message>
    <message>
        <source>Look for a word that begins with {card} and has {letters}.</source>
        <translation>Hledej slovo, které začíná na {card} a má {letters}.</translation>
    </message>
    <message>
        <source>Draw from the pile.</source>
        <translation>Vezmi si kartu z balíčku.</translation>
    </message>
    <message>
        <source>Take {card}.</source>
        <translation>Vezmi si {card}.</translation>
    </message>
    <message>
        <source>Lay {words} and discard {card}.</source>
        <translation>Vylož {words} a odhoď {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Odhoď {card}.</translation>
    </message>
</context>
<context>
    <name>QuiddlerCards</name>
    <message>
        <source>{card}, in the word {word}</source>
        <translation>{card}, ve slově {word}</translation>
    </message>
    <message>
        <source>{card}, just drawn</source>
        <translation>{card}, právě přišla</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, vybraná</translation>
    </message>
    <message>
        <source>{card}, in the good word {word}</source>
        <translation>{card}, v platném slově {word}</translation>
    </message>
    <message>
        <source>{card}, in {word}, which is no word</source>
        <translation>{card}, v {word}, což není slovo</translation>
    </message>
</context>
<context>
    <name>QuiddlerCounts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n písmeno</numerusform>
            <numerusform>%n písmena</numerusform>
            <numerusform>%n písmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <translation>
            <numerusform>%n karta v balíčku</numerusform>
            <numerusform>%n karty v balíčku</numerusform>
            <numerusform>%n karet v balíčku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left</source>
        <translation>
            <numerusform>zbývá %n karta</numerusform>
            <numerusform>zbývají %n karty</numerusform>
            <numerusform>zbývá %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go out, all cards but one have to lie in words; %n more cards are left.</source>
        <translation>
            <numerusform>Vykládá se celá ruka kromě jedné karty. Zbývá ještě %n karta navíc.</numerusform>
            <numerusform>Vykládá se celá ruka kromě jedné karty. Zbývají ještě %n karty navíc.</numerusform>
            <numerusform>Vykládá se celá ruka kromě jedné karty. Zbývá ještě %n karet navíc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piles of {depth} cards</source>
        <translation>
            <numerusform>%n balíček po {depth} kartách</numerusform>
            <numerusform>%n balíčky po {depth} kartách</numerusform>
            <numerusform>%n balíčků po {depth} kartách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points were left</source>
        <translation>
            <numerusform>zbyl %n bod</numerusform>
            <numerusform>zbyly %n body</numerusform>
            <numerusform>zbylo %n bodů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuiddlerEnd</name>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
</context>
<context>
    <name>QuiddlerOptions</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>české</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglické</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>hráči</translation>
    </message>
    <message>
        <source>a vote</source>
        <translation>hlasování</translation>
    </message>
    <message>
        <source>Who minds the words</source>
        <translation>Slova hlídá</translation>
    </message>
    <message>
        <source>When you play alone, the program minds the words.</source>
        <translation>V sólové hře hlídá slova program.</translation>
    </message>
    <message>
        <source>most words</source>
        <translation>nejvíc slov</translation>
    </message>
    <message>
        <source>the longest word</source>
        <translation>nejdelší slovo</translation>
    </message>
    <message>
        <source>When two play, ten points more are for</source>
        <translation>Ve dvou je deset bodů navíc za</translation>
    </message>
    <message>
        <source>Bonus for</source>
        <translation>Bonus za</translation>
    </message>
    <message>
        <source>While you arrange, you see which words count</source>
        <translation>Už při skládání je vidět, která slova platí</translation>
    </message>
    <message>
        <source>when the round ends</source>
        <translation>na konci kola</translation>
    </message>
    <message>
        <source>as soon as it lies</source>
        <translation>hned po vyložení</translation>
    </message>
    <message>
        <source>the round still ends</source>
        <translation>kolo přesto končí</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>hraje se dál</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>dvě karty</translation>
    </message>
    <message>
        <source>two letters</source>
        <translation>dvě písmena</translation>
    </message>
    <message>
        <source>one letter</source>
        <translation>jedno písmeno</translation>
    </message>
    <message>
        <source>always filled</source>
        <translation>musí doplnit</translation>
    </message>
    <message>
        <source>filled if you like</source>
        <translation>může doplnit</translation>
    </message>
    <message>
        <source>A word is challenged</source>
        <translation>Slovo se zpochybňuje</translation>
    </message>
    <message>
        <source>If a word of whoever went out falls</source>
        <translation>Když padne slovo toho, kdo vyložil první</translation>
    </message>
    <message>
        <source>The shortest word has</source>
        <translation>Nejkratší slovo má</translation>
    </message>
    <message>
        <source>In the longest word, CH counts as</source>
        <translation>CH v nejdelším slově je za</translation>
    </message>
    <message>
        <source>One of the cards is</source>
        <translation>Jedna z karet je</translation>
    </message>
    <message>
        <source>The dictionary during the game</source>
        <translation>Slovník během hry</translation>
    </message>
    <message>
        <source>An empty place is</source>
        <translation>Prázdné místo se</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otevřený</translation>
    </message>
    <message>
        <source>for whoever waits</source>
        <translation>pro toho, kdo čeká</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zavřený</translation>
    </message>
    <message>
        <source>{players}, about {minutes}</source>
        <translation>{players}, asi {minutes}</translation>
    </message>
    <message>
        <source>A single card is a word, too, if it holds two letters.</source>
        <translation>Slovem může být i jediná karta, když jsou na ní dvě písmena.</translation>
    </message>
    <message>
        <source>While words can be challenged it is closed anyway, until the round is counted.</source>
        <translation>Dokud se kolo nespočítá, je zavřený tak jako tak: co platí, musíte vědět sami.</translation>
    </message>
    <message>
        <source>The words are English, too.</source>
        <translation>I slova jsou anglická.</translation>
    </message>
    <message>
        <source>The words are Czech, too.</source>
        <translation>I slova jsou česká.</translation>
    </message>
    <message>
        <source>The words are Czech, too, and there are seven rounds.</source>
        <translation>I slova jsou česká a kol je sedm.</translation>
    </message>
    <message>
        <source>The words are English, too, and there are eight rounds.</source>
        <translation>I slova jsou anglická a kol je osm.</translation>
    </message>
    <message>
        <source>Anything can be laid. You are two, so the other one decides on a word that they do not believe; one that falls costs its points.</source>
        <translation>Vyložit jde cokoli. Ve dvou o slově, kterému nevěří, rozhoduje soupeř; slovo, které padne, stojí své body.</translation>
    </message>
    <message>
        <source>Only words of the dictionary get onto the table.</source>
        <translation>Na stůl se dostanou jen slova ze slovníku.</translation>
    </message>
    <message>
        <source>Anything can be laid. Whoever does not believe a word challenges it, and who was wrong loses its points.</source>
        <translation>Vyložit jde cokoli. Kdo slovu nevěří, zpochybní ho; kdo neměl pravdu, ztrácí jeho body.</translation>
    </message>
    <message>
        <source>Anything can be laid. If somebody does not believe a word, the others vote on it; one that falls costs its points.</source>
        <translation>Vyložit jde cokoli. Když slovu někdo nevěří, ostatní o něm hlasují; padlé slovo stojí svoje body.</translation>
    </message>
</context>
<context>
    <name>QuiddlerPages</name>
    <message>
        <source>What it is about</source>
        <translation>O co jde</translation>
    </message>
    <message>
        <source>Each round you hold a few letter cards and try to turn all of them into words. The first one who can lays the whole hand at once, and the others have one turn left. Words that lie bring the points printed on their cards, cards that stay in the hand cost theirs.</source>
        <translation>V každém kole máš v ruce pár karet s písmeny a snažíš se je všechny proměnit ve slova. Komu se to povede jako prvnímu, vyloží celou ruku najednou a na ostatní čeká poslední tah. Vyložená slova přinášejí body natištěné na kartách, karty zbylé v ruce je zase ubírají.</translation>
    </message>
    <message>
        <source>There are 118 cards, and each has its value: common letters two points, rare ones more than ten. Some cards hold two letters. In the first round everybody gets four cards, in each later one a card more; the seventh, with ten cards, is the last.</source>
        <translation>Karet je 118 a každá má svou hodnotu: běžná písmena dva body, vzácná přes deset. Na některých kartách jsou písmena dvě. V prvním kole dostane každý čtyři karty, v každém dalším o jednu víc; sedmé kolo s deseti kartami je poslední.</translation>
    </message>
    <message>
        <source>A vowel has a ring.</source>
        <translation>Samohláska má kroužek.</translation>
    </message>
    <message>
        <source>A consonant has a stroke.</source>
        <translation>Souhláska má čárku.</translation>
    </message>
    <message>
        <source>Two letters have two strokes.</source>
        <translation>Dvě písmena mají dvě čárky.</translation>
    </message>
    <message>
        <source>There are 118 English cards, and each has its value: common letters two points, rare ones more than ten. Some cards hold two letters. In the first round everybody gets three cards, in each later one a card more; the eighth, with ten cards, is the last.</source>
        <translation>Anglických karet je 118 a každá má svou hodnotu: běžná písmena dva body, vzácná přes deset. Na některých kartách jsou písmena dvě. V prvním kole dostane každý tři karty, v každém dalším o jednu víc; osmé kolo s deseti kartami je poslední.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>First you draw a card: the unknown one from the draw pile, or the top one of the discard pile, which everybody sees. Last you discard one. Between the two you may go out, if you can. Nobody skips drawing or discarding.</source>
        <translation>Nejdřív si dobereš kartu: buď neznámou z dobíracího balíčku, nebo vrchní z odhazovacího, kterou vidí všichni. Nakonec jednu kartu odhodíš. Mezitím můžeš vyložit, pokud máš co. Dobrat a odhodit musí každý.</translation>
    </message>
    <message>
        <source>The player left of the dealer begins; the oldest one deals first, then the next to the left. When somebody draws the last card of the draw pile, the discard pile is shuffled at once and becomes the new one.</source>
        <translation>Začíná hráč po levici rozdávajícího. Poprvé rozdává nejstarší, potom vždy další po levici. Jakmile si někdo dobere poslední kartu dobíracího balíčku, odhozené karty se hned zamíchají a stane se z nich nový.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Vyložení</translation>
    </message>
    <message>
        <source>When all your cards but one make words, you may lay them, all at once, and discard the one that is left. You need not; you may hold on for dearer words. Nobody lays only a part of the hand before that.</source>
        <translation>Když jsou všechny tvoje karty kromě jedné ve slovech, můžeš je najednou vyložit a tu poslední odhodit. Nemusíš: můžeš si počkat na dražší slova. Jen část ruky ale zatím nikdo vyložit nesmí.</translation>
    </message>
    <message>
        <source>Then every other player has exactly one more turn: draw, lay as many words as you like or none, and discard.</source>
        <translation>Potom má každý z ostatních přesně jeden tah: dobere si, vyloží tolik slov, kolik chce, třeba žádné, a odhodí.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>odhoz</translation>
    </message>
    <message>
        <source>The fifth round: all seven cards lie in words, and the eighth is discarded.</source>
        <translation>Páté kolo: sedm karet leží ve slovech, osmá jde na odhazovací balíček.</translation>
    </message>
    <message>
        <source>The fourth round: all seven cards lie in words, and the eighth is discarded.</source>
        <translation>Čtvrté kolo: sedm karet leží ve slovech, osmá jde na odhazovací balíček.</translation>
    </message>
    <message>
        <source>Which words count</source>
        <translation>Která slova platí</translation>
    </message>
    <message>
        <source>Words of a common dictionary in all their forms. Not names, abbreviations, interjections, bare prefixes or endings, nor words with a hyphen or an apostrophe. Háčky and čárky count: A is not Á.</source>
        <translation>Slova z běžného slovníku ve všech spisovných tvarech. Ne vlastní jména, zkratky, citoslovce, samotné předpony a přípony ani slova se spojovníkem nebo apostrofem. Háčky a čárky platí: A není Á.</translation>
    </message>
    <message>
        <source>A word is made of two cards at least. There is no card CH; it takes C and H. The same word may lie more than once.</source>
        <translation>Slovo je aspoň ze dvou karet. Karta CH neexistuje, skládá se z C a H. Stejné slovo smí ležet víckrát.</translation>
    </message>
    <message>
        <source>Two cards are enough.</source>
        <translation>Dvě karty stačí.</translation>
    </message>
    <message>
        <source>C and H are two cards.</source>
        <translation>C a H jsou dvě karty.</translation>
    </message>
    <message>
        <source>Names do not count.</source>
        <translation>Jména neplatí.</translation>
    </message>
    <message>
        <source>English words of a common dictionary in all their forms. Not names, abbreviations, bare prefixes or endings, nor words with a hyphen or an apostrophe.</source>
        <translation>Anglická slova z běžného slovníku ve všech tvarech. Ne vlastní jména, zkratky, samotné předpony a přípony ani slova se spojovníkem nebo apostrofem.</translation>
    </message>
    <message>
        <source>A word has two letters at least, not two cards: IN can be laid as a single card. The same word may lie more than once.</source>
        <translation>Slovo je aspoň ze dvou písmen, ne ze dvou karet: IN se dá vyložit jako jediná karta. Stejné slovo smí ležet víckrát.</translation>
    </message>
    <message>
        <source>Who minds the words</source>
        <translation>Kdo hlídá slova</translation>
    </message>
    <message>
        <source>You agree on one of three ways before the game. The program: only words of the dictionary can be laid, and nobody has to be watched.</source>
        <translation>Před hrou se dohodnete na jednom ze tří způsobů. Program: vyložit jdou jen slova ze slovníku a nikoho není třeba hlídat.</translation>
    </message>
    <message>
        <source>The players: anything can be laid. After the last turns everybody may challenge words of others. The dictionary decides at once, and the value of the word is lost by whoever was wrong: by its owner if it is no word, else by the one who doubted. Each word is challenged once, and a bad word that nobody challenges counts like a good one.</source>
        <translation>Hráči: vyložit jde cokoli. Po posledních tazích smí každý zpochybnit slova ostatních. Rozhodne slovník a body za slovo ztratí, kdo neměl pravdu: majitel, když to slovo není, jinak ten, kdo pochyboval. Každé slovo se zpochybňuje jen jednou a špatné slovo, kterého si nikdo nevšimne, platí jako dobré.</translation>
    </message>
    <message>
        <source>A vote: anything can be laid. On a word that somebody does not believe all players but its owner vote. Only if more than half are against it does it fall and cost its value; a tie lets it stand, and doubting costs nothing.</source>
        <translation>Hlasování: vyložit jde cokoli. O slově, kterému někdo nevěří, hlasují všichni kromě majitele. Padne, jen když je víc než polovina proti, a pak stojí svoje body; při rovnosti zůstává. Pochybovat nic nestojí.</translation>
    </message>
    <message>
        <source>The cards of a word that fell are put aside: they bring nothing and do not count as held. The round stays over even if a word of the player who went out has fallen.</source>
        <translation>Karty padlého slova jdou stranou: nic nepřinesou a nepočítají se ani jako zbylé v ruce. Kolo končí, i když padne slovo toho, kdo vyložil první.</translation>
    </message>
    <message>
        <source>With challenges and votes nothing tells whether a word is good before it lies, so the dictionary and the hints are closed while you play. If you want them all the same, have the program show in your hand which words count.</source>
        <translation>Když slova nehlídá program, nic předem neprozradí, jestli slovo platí: slovník i nápověda jsou během kola zavřené. Kdo je přesto chce, zapne si, že je už při skládání vidět, která slova platí.</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>Body za kolo</translation>
    </message>
    <message>
        <source>Add up the cards of your words and take off the cards in your hand. Then come bonuses, and penalties for challenges. No round brings less than nothing.</source>
        <translation>Sečti karty ve svých slovech a odečti ty, které ti zbyly v ruce. Pak se přičtou bonusy a odečtou ztráty z pochybností. Pod nulou žádné kolo neskončí.</translation>
    </message>
    <message>
        <source>Add up the cards of your words and take off the cards in your hand. That cannot be less than nothing. Then come bonuses, and penalties for challenges: those count in full, so a round may end below zero.</source>
        <translation>Sečti karty ve svých slovech a odečti ty, které ti zbyly v ruce. Méně než nula to nebude. Pak se přičtou bonusy a odečtou ztráty z pochybností; ty platí celé, takže kolo může skončit i pod nulou.</translation>
    </message>
    <message>
        <source>12 and 14 for the words, less 2 and 3 for the cards in the hand: 21 points.</source>
        <translation>Za slova 12 a 14, za karty v ruce minus 2 a 3: dohromady 21 bodů.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonusy</translation>
    </message>
    <message>
        <source>Whoever has most words of all gets ten points more, and so does whoever has the longest word. Letters count, not cards. In a tie nobody gets that bonus; one player may take both. Words that fell do not count.</source>
        <translation>Kdo má nejvíc slov, dostane deset bodů navíc, a stejně tak ten, kdo má nejdelší slovo. Počítají se písmena, ne karty. Při rovnosti bonus nedostane nikdo, oba může získat i jediný hráč. Padlá slova se nepočítají.</translation>
    </message>
    <message>
        <source>When only two play, one of the bonuses is used; you choose it before the game.</source>
        <translation>Ve dvou se hraje jen o jeden z bonusů; vyberete ho před hrou.</translation>
    </message>
    <message>
        <source>8 letters</source>
        <translation>8 písmen</translation>
    </message>
    <message>
        <source>6 letters</source>
        <translation>6 písmen</translation>
    </message>
    <message>
        <source>CLOTHING is longer, although it has fewer cards.</source>
        <translation>CLOTHING je delší, i když má míň karet.</translation>
    </message>
    <message>
        <source>4 letters</source>
        <translation>4 písmena</translation>
    </message>
    <message>
        <source>PRSTEM is longer, although it has fewer cards.</source>
        <translation>PRSTEM je delší, i když má míň karet.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>After the last round the points of all rounds count. Most points win; a tie is a shared win.</source>
        <translation>Po posledním kole se sečtou body ze všech kol. Vyhrává, kdo jich má nejvíc; při rovnosti vyhrávají společně.</translation>
    </message>
    <message>
        <source>The English cards</source>
        <translation>Anglické karty</translation>
    </message>
    <message>
        <source>With English cards and English words the game has eight rounds, from three cards to ten. A word needs two letters, not two cards, so IN can be laid as a single card. Bonuses and penalties count before the floor: no round brings less than nothing.</source>
        <translation>S anglickými kartami a anglickými slovy má hra osm kol, od tří karet do deseti. Slovo potřebuje dvě písmena, ne dvě karty, takže IN se dá vyložit jako jediná karta. Bonusy i ztráty se započítají dřív, než se hlídá nula: pod nulou kolo neskončí nikdy.</translation>
    </message>
    <message>
        <source>25 for QUIZ, less 5 for M: 20 points.</source>
        <translation>Za QUIZ 25, za M minus 5: 20 bodů.</translation>
    </message>
    <message>
        <source>A word of one card.</source>
        <translation>Slovo z jediné karty.</translation>
    </message>
    <message>
        <source>The Czech cards</source>
        <translation>České karty</translation>
    </message>
    <message>
        <source>With Czech cards and Czech words the game has seven rounds, from four cards to ten. A word needs two cards, not two letters, and interjections do not count. Háčky and čárky count: A is not Á. There is no card CH; it takes C and H. Cards bring no less than nothing, but then penalties count in full, so a round may end below zero.</source>
        <translation>S českými kartami a českými slovy má hra sedm kol, od čtyř karet do deseti. Slovo potřebuje dvě karty, ne dvě písmena, a citoslovce neplatí. Háčky a čárky platí: A není Á. Karta CH neexistuje, skládá se z C a H. Karty samy pod nulu neklesnou, ztráty z pochybností se ale potom odečtou celé, takže kolo může skončit i pod nulou.</translation>
    </message>
    <message>
        <source>For one player</source>
        <translation>Hra v jednom</translation>
    </message>
    <message>
        <source>Eight piles of six cards lie before you, the top card of each face up; the other cards stay in the box. Make a word of open cards: they go, and the next cards are turned up. The program checks the words.</source>
        <translation>Před tebou leží osm balíčků po šesti kartách, vrchní karta každého je lícem nahoru; ostatní karty zůstanou v krabici. Z otevřených karet skládáš slova: použité karty zmizí a otočí se další. Slova hlídá program.</translation>
    </message>
    <message>
        <source>Where a pile is used up, the open card of another pile moves; you choose which. Only where all other piles are down to one card does the place stay empty.</source>
        <translation>Když některý balíček dojde, přesune se na jeho místo otevřená karta z jiného; ze kterého, vybíráš ty. Prázdné místo zůstane, jen když už v žádném jiném nejsou aspoň dvě karty.</translation>
    </message>
    <message>
        <source>The game is over when the open cards make no word any more, or when you give up. The values of all cards that are left, those face down too, are your result: the fewer, the better, and nothing left is perfect.</source>
        <translation>Hra končí, když z otevřených karet už žádné slovo složit nejde, nebo když ji vzdáš. Výsledkem je součet všech karet, které zbyly, i těch neotočených: čím méně, tím lépe, a nula je dokonalá hra.</translation>
    </message>
    <message>
        <source>Eight open cards. CLOUDS takes six, and the six cards below come up.</source>
        <translation>Osm otevřených karet. CLOUDS jich vezme šest a otočí se šest dalších.</translation>
    </message>
    <message>
        <source>Eight open cards. POSTEL takes six, and the six cards below come up.</source>
        <translation>Osm otevřených karet. POSTEL jich vezme šest a otočí se šest dalších.</translation>
    </message>
    <message>
        <source>What you can agree on</source>
        <translation>Na čem se dá domluvit</translation>
    </message>
    <message>
        <source>The sheet asks only what makes a difference. Alone there is nobody to challenge a word. A round can only go on if words are challenged as soon as they lie. CH and the card LÝ are Czech, and a bonus is chosen only when two play. The number of rounds comes with the cards, and that nobody takes a bonus in a tie or that a word is challenged only once always holds.</source>
        <translation>Ptáme se jen na to, co má smysl. V jednom nemá kdo zpochybňovat. Hrát dál jde, jen když se slova zpochybňují hned po vyložení. CH a karta LÝ patří k českým kartám a bonus se vybírá, jen když hrajete dva. Počet kol je daný kartami. A vždycky platí, že při rovnosti bonus nikdo nedostane a že se slovo zpochybňuje jen jednou.</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>U tohoto počítače</translation>
    </message>
    <message>
        <source>When several people play, a curtain covers the cards between their turns. Arrange words in your hand whenever you like: the cards stay where you put them. Whoever waits may look words up, if you have not closed the dictionary.</source>
        <translation>Když hraje víc lidí, zakryje karty mezi jejich tahy opona. Slova si v ruce skládej, kdy chceš: karty zůstanou, kam je položíš. Kdo čeká, smí hledat ve slovníku, pokud jste se nedohodli jinak.</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>šipky</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>písmena</translation>
    </message>
    <message>
        <source>put the card with that letter to the word</source>
        <translation>přidá kartu s tím písmenem ke slovu</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>take the last card of the word back</source>
        <translation>vrátí poslední kartu slova</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ctrl+D, Ctrl+V</source>
        <translation>Ctrl+D, Ctrl+V</translation>
    </message>
    <message>
        <source>Ctrl+K, Ctrl+A</source>
        <translation>Ctrl+K, Ctrl+A</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>the score sheet; in the game for one the earlier deals</source>
        <translation>zápis bodů; ve hře pro jednoho dřívější rozdání</translation>
    </message>
    <message>
        <source>Ctrl+H, Ctrl+B</source>
        <translation>Ctrl+H, Ctrl+B</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>give up the choice; then leave</source>
        <translation>zruší výběr, pak odejde</translation>
    </message>
    <message>
        <source>walk along the cards and up to the piles</source>
        <translation>procházejí karty, nahoru až k balíčkům</translation>
    </message>
    <message>
        <source>pick the card up, arrows carry it, put it down; else end the word</source>
        <translation>zvedne kartu, šipky ji nesou, znovu ji položí; jinak ukončí slovo</translation>
    </message>
    <message>
        <source>confirm: draw, lay the words</source>
        <translation>potvrdí: dobere kartu, vyloží slova</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>discard the card</source>
        <translation>odhodí kartu</translation>
    </message>
    <message>
        <source>draw from the draw pile, take the open card</source>
        <translation>dobere z balíčku, vezme odhozenou kartu</translation>
    </message>
    <message>
        <source>look through the discard pile, sort the loose cards</source>
        <translation>ukáže odhozené karty, seřadí volné karty</translation>
    </message>
    <message>
        <source>When you set the game up you choose the cards, who minds the words, and whether the program shows in your hand which of them count. Under “More options” there is the rest: whether a word is challenged as soon as it lies, whether the round goes on when a word of whoever went out falls, the shortest word, whether CH is one letter of the longest word, the printed LÝ or LY, the dictionary during the game, and alone whether an empty place has to be filled.</source>
        <translation>Před hrou si vyberete karty, kdo hlídá slova a jestli je už při skládání vidět, která platí. Pod tlačítkem „Další volby“ je zbytek: zda se slovo zpochybňuje hned po vyložení, zda se hraje dál, když padne slovo toho, kdo vyložil první, jak krátké smí slovo být, zda je CH v nejdelším slově jedno písmeno, jestli je na kartě LÝ, nebo LY, jak je to se slovníkem během hry, a při hře v jednom, zda se prázdné místo musí doplnit.</translation>
    </message>
    <message>
        <source>Your result is then put beside two others: par, which careful play reaches that sees only open cards, and the best there was for someone who knows them all. Moves taken back and words shown are counted.</source>
        <translation>Vedle tvého výsledku pak stojí dva další: měřítko, tedy kolik zbude po pečlivé hře, která vidí jen otevřené karty, a nejlepší možný, kdyby byly známé všechny. Vrácené tahy a ukázaná slova se počítají.</translation>
    </message>
    <message>
        <source>hint, the best moves</source>
        <translation>rada, nejlepší tahy</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>vzít zpět</translation>
    </message>
</context>
<context>
    <name>QuiddlerRound</name>
    <message>
        <source>{round}. · {cards}</source>
        <translation>{round}. · {cards}</translation>
    </message>
    <message>
        <source>{name}, which words do you reject?</source>
        <translation>{name}, která slova neuznáváš?</translation>
    </message>
    <message>
        <source>{name}: which words do you reject?</source>
        <translation>{name}: která slova neuznáváš?</translation>
    </message>
    <message>
        <source>Which words do you reject?</source>
        <translation>Která slova neuznáváš?</translation>
    </message>
    <message>
        <source>{name}, do you doubt a word?</source>
        <translation>{name}, pochybuješ o některém slově?</translation>
    </message>
    <message>
        <source>{name}: do you doubt a word?</source>
        <translation>{name}: pochybuješ o některém slově?</translation>
    </message>
    <message>
        <source>Do you doubt a word?</source>
        <translation>Pochybuješ o některém slově?</translation>
    </message>
    <message>
        <source>The others are still looking at the words…</source>
        <translation>Ostatní si ještě prohlížejí slova…</translation>
    </message>
    <message>
        <source>There are two of you, so a word that you reject falls.</source>
        <translation>Jste jen dva, takže slovo, které neuznáš, padne.</translation>
    </message>
    <message>
        <source>A word falls if most of the others are against it; a tie lets it stand.</source>
        <translation>Slovo padne, když je proti němu většina ostatních; při shodě platí.</translation>
    </message>
    <message>
        <source>There are two of you, so whoever doubts a word decides on it.</source>
        <translation>Jste jen dva, takže o slově rozhodne ten, kdo ho zpochybní.</translation>
    </message>
    <message>
        <source>Whatever somebody doubts, the others vote on.</source>
        <translation>O slovech, o kterých někdo pochybuje, pak ostatní hlasují.</translation>
    </message>
    <message>
        <source>Not in the dictionary: whoever laid the word pays its value. In the dictionary: you pay it.</source>
        <translation>Není-li slovo ve slovníku, zaplatí jeho hodnotu ten, kdo ho vyložil. Je-li tam, zaplatíš ji ty.</translation>
    </message>
    <message>
        <source>Without words: {names}</source>
        <translation>Beze slov: {names}</translation>
    </message>
    <message>
        <source>Then: {names}</source>
        <translation>Potom: {names}</translation>
    </message>
    <message>
        <source>All of them stand</source>
        <translation>Všechna platí</translation>
    </message>
    <message>
        <source>I doubt nothing</source>
        <translation>Nepochybuji</translation>
    </message>
    <message>
        <source>if you are wrong: {points}</source>
        <translation>když se mýlíš: {points}</translation>
    </message>
    <message>
        <source>If you are wrong every time: {points}</source>
        <translation>Když se mýlíš pokaždé: {points}</translation>
    </message>
    <message>
        <source>your own word</source>
        <translation>tvoje slovo</translation>
    </message>
    <message>
        <source>doubted by {name}</source>
        <translation>pochybuje {name}</translation>
    </message>
    <message>
        <source>you are against it</source>
        <translation>jsi proti</translation>
    </message>
    <message>
        <source>you want a vote on it</source>
        <translation>chceš o něm hlasovat</translation>
    </message>
    <message>
        <source>{word}, {points}, laid by {name}</source>
        <translation>{word}, {points}, vykládá {name}</translation>
    </message>
    <message>
        <source>in the dictionary</source>
        <translation>je ve slovníku</translation>
    </message>
    <message>
        <source>stands: {votes}</source>
        <translation>platí: {votes}</translation>
    </message>
    <message>
        <source>falls: {votes}</source>
        <translation>neplatí: {votes}</translation>
    </message>
    <message>
        <source>stands, it is in the dictionary</source>
        <translation>platí, je ve slovníku</translation>
    </message>
    <message>
        <source>falls: it {reason}</source>
        <translation>neplatí: {reason}</translation>
    </message>
    <message>
        <source>{word} stands</source>
        <translation>{word} platí</translation>
    </message>
    <message>
        <source>{word} falls</source>
        <translation>{word} neplatí</translation>
    </message>
    <message>
        <source>Nobody pays for it.</source>
        <translation>Nikdo za něj neplatí.</translation>
    </message>
    <message>
        <source>{name} pays {points}.</source>
        <translation>{name} platí {points}.</translation>
    </message>
    <message>
        <source>never below zero: 0 instead of {points}</source>
        <translation>pod nulu se neklesá: 0 místo {points}</translation>
    </message>
    <message>
        <source>Animals vote by the words they know themselves.</source>
        <translation>Zvířata hlasují podle slov, která sama znají.</translation>
    </message>
    <message>
        <source>Animals doubt by the words they know themselves.</source>
        <translation>Zvířata pochybují podle slov, která sama znají.</translation>
    </message>
    <message>
        <source>most words: {count}</source>
        <translation>nejvíc slov: {count}</translation>
    </message>
    <message>
        <source>left in hand</source>
        <translation>zbylo v ruce</translation>
    </message>
    <message>
        <source>for {word}, which fell</source>
        <translation>za neplatné „{word}“</translation>
    </message>
    <message>
        <source>for doubting {word}</source>
        <translation>za pochybnost o „{word}“</translation>
    </message>
    <message>
        <source>a bluff that slipped through!</source>
        <translation>bluf, který prošel!</translation>
    </message>
    <message>
        <source>slipped through!</source>
        <translation>prošlo!</translation>
    </message>
    <message>
        <source>a bluff: rare, but a word</source>
        <translation>bluf: vzácné, ale slovo to je</translation>
    </message>
    <message>
        <source>a bluff</source>
        <comment>a word that a computer player laid</comment>
        <translation>bluf</translation>
    </message>
    <message>
        <source>slipped through: no dictionary has it, and nobody doubted</source>
        <translation>prošlo: ve slovníku není a nikdo nepochyboval</translation>
    </message>
    <message>
        <source>no word stands</source>
        <translation>žádné slovo neplatí</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>žádné slovo</translation>
    </message>
    <message>
        <source>{words} · went out</source>
        <translation>{words} · vše vyloženo</translation>
    </message>
    <message>
        <source>Longest word: nobody</source>
        <translation>Nejdelší slovo: nikdo</translation>
    </message>
    <message>
        <source>Longest word: {name} +10</source>
        <translation>Nejdelší slovo: {name} +10</translation>
    </message>
    <message>
        <source>Longest word: a tie ({names}), nobody takes it</source>
        <translation>Nejdelší slovo: shoda ({names}), bonus nedostane nikdo</translation>
    </message>
    <message>
        <source>Most words: a tie ({names}), nobody takes it</source>
        <translation>Nejvíc slov: shoda ({names}), bonus nedostane nikdo</translation>
    </message>
    <message>
        <source>Most words: nobody</source>
        <translation>Nejvíc slov: nikdo</translation>
    </message>
    <message>
        <source>Most words: {name} +10</source>
        <translation>Nejvíc slov: {name} +10</translation>
    </message>
    <message>
        <source>This hand could make {points}</source>
        <translation>Z ruky šlo {points}</translation>
    </message>
    <message>
        <source>No more was possible.</source>
        <translation>Víc se vytěžit nedalo.</translation>
    </message>
</context>
<context>
    <name>QuiddlerSayings</name>
    <message>
        <source>All gone! Look, empty paws!</source>
        <translation>Všechno venku! Koukej, prázdné tlapky!</translation>
    </message>
    <message>
        <source>Hop, and they all lie there!</source>
        <translation>Hop, a všechny leží!</translation>
    </message>
    <message>
        <source>{Word}! That&apos;s my longest jump today.</source>
        <translation>{Word}! Můj nejdelší skok dneska.</translation>
    </message>
    <message>
        <source>{Word}! {letters}, I counted on my ears.</source>
        <translation>{Word}! {letters}, počítal jsem na uších.</translation>
    </message>
    <message>
        <source>That was quick! Even for a hare.</source>
        <translation>To bylo rychlé! I na zajíce.</translation>
    </message>
    <message>
        <source>My paws are falling asleep. Who&apos;ll go out?</source>
        <translation>Brní mě tlapky. Kdo vyloží?</translation>
    </message>
    <message>
        <source>Oops. I was sure it was a word!</source>
        <translation>Jejda. A já si byl tak jistý!</translation>
    </message>
    <message>
        <source>In our burrow we say that…</source>
        <translation>U nás v pelíšku se to říká…</translation>
    </message>
    <message>
        <source>I&apos;m as surprised as you are!</source>
        <translation>Divím se stejně jako ty!</translation>
    </message>
    <message>
        <source>Oh, it is a word! I&apos;ve learned one.</source>
        <translation>Ono to platí! Zase vím o jedno slovo víc.</translation>
    </message>
    <message>
        <source>I won? Pinch my ear, somebody!</source>
        <translation>Já vyhrál? Štípněte mě do ucha!</translation>
    </message>
    <message>
        <source>Carrots for everybody at the table!</source>
        <translation>Mrkev pro celý stůl!</translation>
    </message>
    <message>
        <source>First together! Let&apos;s hop.</source>
        <translation>První společně! Poskoč si.</translation>
    </message>
    <message>
        <source>What lovely words you had!</source>
        <translation>To byla ale krásná slova!</translation>
    </message>
    <message>
        <source>Once more? I&apos;m warmed up now.</source>
        <translation>Ještě jednu? Teď jsem se rozehřál.</translation>
    </message>
    <message>
        <source>One card after another, and now they&apos;re all down.</source>
        <translation>Karta po kartě, a najednou leží všechny.</translation>
    </message>
    <message>
        <source>My back is empty. I&apos;ve unloaded everything.</source>
        <translation>Na bodlinách nic. Všechno je složené.</translation>
    </message>
    <message>
        <source>{Word}. It took me a while to carry that.</source>
        <translation>{Word}. Chvíli jsem to nosil.</translation>
    </message>
    <message>
        <source>{Word}, {letters}. A fine heap of leaves.</source>
        <translation>{Word}, {letters}. Pěkná hromádka listí.</translation>
    </message>
    <message>
        <source>Well arranged! Not a spine astray.</source>
        <translation>Pěkně srovnané! Jako moje bodliny.</translation>
    </message>
    <message>
        <source>No hurry. The best apples ripen late.</source>
        <translation>Není kam spěchat. Nejlepší jablka zrají pozdě.</translation>
    </message>
    <message>
        <source>So that isn&apos;t a word. A pity, it sounded nice.</source>
        <translation>Tak to slovo není. Škoda, znělo hezky.</translation>
    </message>
    <message>
        <source>I&apos;ll curl up for a moment.</source>
        <translation>Na chvilku se stočím do klubíčka.</translation>
    </message>
    <message>
        <source>It just rustled oddly.</source>
        <translation>Nějak divně to šustilo.</translation>
    </message>
    <message>
        <source>It counts? I&apos;ll remember it for the winter.</source>
        <translation>Ono platí? Schovám si ho na zimu.</translation>
    </message>
    <message>
        <source>Slowly, but I got there.</source>
        <translation>Pomalu, ale došel jsem.</translation>
    </message>
    <message>
        <source>Thank you all. May I have an apple?</source>
        <translation>Děkuju všem. Dostanu jablíčko?</translation>
    </message>
    <message>
        <source>There&apos;s room for both of us in the leaves.</source>
        <translation>V listí je místa dost pro všechny.</translation>
    </message>
    <message>
        <source>A nice walk through the alphabet.</source>
        <translation>Hezká procházka abecedou.</translation>
    </message>
    <message>
        <source>Well done. I&apos;ll sleep on it.</source>
        <translation>Výborně. Zaspím to.</translation>
    </message>
    <message>
        <source>And the fox is out of the den.</source>
        <translation>A liška je z nory venku.</translation>
    </message>
    <message>
        <source>I&apos;ve been holding that back for a while.</source>
        <translation>Chvíli jsem si to šetřila.</translation>
    </message>
    <message>
        <source>{Word}. I stalked it card by card.</source>
        <translation>{Word}. Plížila jsem se k němu kartu po kartě.</translation>
    </message>
    <message>
        <source>{Word}! {letters}, and all of them mine.</source>
        <translation>{Word}! {letters}, a všechna moje.</translation>
    </message>
    <message>
        <source>Sly! I didn&apos;t smell a thing.</source>
        <translation>Mazané! Nic jsem nevyčenichala.</translation>
    </message>
    <message>
        <source>Everybody is waiting for the same card, aren&apos;t they?</source>
        <translation>Všichni čekáme na stejnou kartu, viď?</translation>
    </message>
    <message>
        <source>Caught by the tail. It was worth a try.</source>
        <translation>Chycená za ocas. Za pokus to stálo.</translation>
    </message>
    <message>
        <source>You have a good nose!</source>
        <translation>Máš dobrý čich!</translation>
    </message>
    <message>
        <source>I thought I smelled something.</source>
        <translation>Něco jsem přece cítila.</translation>
    </message>
    <message>
        <source>A false scent. The word is good.</source>
        <translation>Falešná stopa. Slovo platí.</translation>
    </message>
    <message>
        <source>Today I carry my tail high.</source>
        <translation>Dneska nesu ocas vysoko.</translation>
    </message>
    <message>
        <source>A good hunt. Shall we deal again?</source>
        <translation>Dobrý lov. Rozdáme znovu?</translation>
    </message>
    <message>
        <source>We share the catch fairly.</source>
        <translation>O úlovek se poctivě rozdělíme.</translation>
    </message>
    <message>
        <source>Cleverly played. I was watching.</source>
        <translation>Chytře zahráno. Dívala jsem se.</translation>
    </message>
    <message>
        <source>You outfoxed me. I like that.</source>
        <translation>Přelstít lišku! To se mi líbí.</translation>
    </message>
    <message>
        <source>Hoo! The last page is turned.</source>
        <translation>Hú! Poslední stránka.</translation>
    </message>
    <message>
        <source>All in order. That&apos;s how I like it.</source>
        <translation>Všechno v pořádku. Tak to mám ráda.</translation>
    </message>
    <message>
        <source>{Word}. It stands in my favourite book.</source>
        <translation>{Word}. Je v mojí oblíbené knížce.</translation>
    </message>
    <message>
        <source>{Word}, {letters}. Hoo!</source>
        <translation>{Word}, {letters}. Hú!</translation>
    </message>
    <message>
        <source>Beautifully put together. I applaud.</source>
        <translation>Krásně složené. Tleskám.</translation>
    </message>
    <message>
        <source>A long chapter. I don&apos;t mind at all.</source>
        <translation>Dlouhá kapitola. Mně to nevadí.</translation>
    </message>
    <message>
        <source>Hoo. I must have misread it.</source>
        <translation>Hú. To jsem asi špatně četla.</translation>
    </message>
    <message>
        <source>Even owls make slips of the quill.</source>
        <translation>I sově někdy ujede brk.</translation>
    </message>
    <message>
        <source>I couldn&apos;t recall having read it.</source>
        <translation>Nevzpomínám si, že bych ho četla.</translation>
    </message>
    <message>
        <source>So it is a word. I&apos;ll write it in the margin.</source>
        <translation>Tak to slovo je. Připíšu si ho na okraj.</translation>
    </message>
    <message>
        <source>Hoo! Reading at night pays off.</source>
        <translation>Hú! Noční čtení se vyplácí.</translation>
    </message>
    <message>
        <source>A pleasant evening among letters.</source>
        <translation>Příjemný večer mezi písmeny.</translation>
    </message>
    <message>
        <source>Wisdom likes company.</source>
        <translation>Moudrost má ráda společnost.</translation>
    </message>
    <message>
        <source>Hoo! I clap with both wings.</source>
        <translation>Hú! Tleskám oběma křídly.</translation>
    </message>
    <message>
        <source>You could have written the dictionary.</source>
        <translation>S tebou by se dal psát slovník.</translation>
    </message>
    <message>
        <source>One leap, and all lies there.</source>
        <translation>Jeden skok, a leží všechno.</translation>
    </message>
    <message>
        <source>I was only waiting for that card.</source>
        <translation>Čekal jsem jen na tu kartu.</translation>
    </message>
    <message>
        <source>{Word}. I had it in my eye from the start.</source>
        <translation>{Word}. Měl jsem ho v oku od začátku.</translation>
    </message>
    <message>
        <source>{letters}: {word}. That pleases me.</source>
        <translation>{letters}: {word}. To mě těší.</translation>
    </message>
    <message>
        <source>Sharp eyes! I bow to that.</source>
        <translation>Bystré oči! Klaním se.</translation>
    </message>
    <message>
        <source>A lynx can wait. So can you, I see.</source>
        <translation>Rys umí čekat. Ty taky, jak vidím.</translation>
    </message>
    <message>
        <source>You saw it. Respect.</source>
        <translation>Máš oči jako rys. Klobouk dolů.</translation>
    </message>
    <message>
        <source>That leap fell short.</source>
        <translation>Ten skok byl krátký.</translation>
    </message>
    <message>
        <source>Something moved in the grass.</source>
        <translation>Něco se v trávě pohnulo.</translation>
    </message>
    <message>
        <source>My eyes deceived me. A good word.</source>
        <translation>Oči mě zklamaly. Dobré slovo.</translation>
    </message>
    <message>
        <source>You kept me on my paws. Thank you.</source>
        <translation>Nenechali jste mě vydechnout. Díky.</translation>
    </message>
    <message>
        <source>A good hunt, card by card.</source>
        <translation>Dobrý lov, kartu po kartě.</translation>
    </message>
    <message>
        <source>Side by side, like tracks in the snow.</source>
        <translation>Vedle sebe jako stopy ve sněhu.</translation>
    </message>
    <message>
        <source>I bow to a sharper eye.</source>
        <translation>Klaním se bystřejšímu oku.</translation>
    </message>
    <message>
        <source>What a leap! Shall we play again?</source>
        <translation>To byl skok! Zahrajeme si ještě?</translation>
    </message>
</context>
<context>
    <name>QuiddlerScores</name>
    <message>
        <source>Score sheet</source>
        <translation>Zápis bodů</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>QuiddlerSolo</name>
    <message>
        <source>without help and without taking back</source>
        <translation>bez pomoci a bez vracení</translation>
    </message>
    <message>
        <source>{card}, pile {number}</source>
        <translation>{card}, hromádka {number}</translation>
    </message>
    <message>
        <source>empty place {number}</source>
        <translation>prázdné místo {number}</translation>
    </message>
    <message>
        <source>pile {number}, its card {card} lies in the word</source>
        <translation>hromádka {number}, její karta {card} leží ve slově</translation>
    </message>
    <message>
        <source>Make a word here: click open cards, drag them, or type it.</source>
        <translation>Tady slož slovo: klikni na odkryté karty, přetáhni je, nebo piš.</translation>
    </message>
    <message>
        <source>No open card has {letter} to go on with.</source>
        <translation>Žádná odkrytá karta tu s {letter} nenavazuje.</translation>
    </message>
    <message>
        <source>The best there was is told after the game. Ctrl+H shows you a word.</source>
        <translation>Co šlo udělat nejlíp, se dozvíš po hře. Ctrl+H ti ukáže slovo.</translation>
    </message>
    <message>
        <source>You can make {word}.</source>
        <translation>Jde třeba {word}.</translation>
    </message>
    <message>
        <source>Try the card {card}: its pile is the deepest.</source>
        <translation>Zkus kartu {card}: její hromádka je nejvyšší.</translation>
    </message>
    <message>
        <source>No word is left in the open cards</source>
        <translation>Z odkrytých karet už nejde žádné slovo</translation>
    </message>
    <message>
        <source>{cards}. Take a move back, or finish.</source>
        <translation>{cards}. Vezmi tah zpět, nebo to dohraj.</translation>
    </message>
    <message>
        <source>Perfect!</source>
        <translation>Dokonalé!</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Výhra!</translation>
    </message>
    <message>
        <source>{cards}; the fewer points, the better</source>
        <translation>{cards}; čím méně bodů, tím lépe</translation>
    </message>
    <message>
        <source>All 48 cards are used.</source>
        <translation>Všech 48 karet je pryč.</translation>
    </message>
    <message>
        <source>the best that was found in this time</source>
        <translation>nejlepší, co se za tu dobu našlo</translation>
    </message>
    <message>
        <source>all cards could be used, with everyday words</source>
        <translation>daly se vyložit všechny karty, a to běžnými slovy</translation>
    </message>
    <message>
        <source>all cards could be used</source>
        <translation>daly se vyložit všechny karty</translation>
    </message>
    <message>
        <source>Czech cards</source>
        <translation>české karty</translation>
    </message>
    <message>
        <source>English cards</source>
        <translation>anglické karty</translation>
    </message>
    <message>
        <source>par {points}</source>
        <translation>měřítko {points}</translation>
    </message>
    <message>
        <source>best {points}</source>
        <translation>nejlepší možný výsledek {points}</translation>
    </message>
    <message>
        <source>Fill the empty place: choose the pile whose open card goes there.</source>
        <translation>Zaplň prázdné místo: vyber hromádku, jejíž karta tam půjde.</translation>
    </message>
    <message>
        <source>less cannot be left of this deal</source>
        <translation>méně z tohoto rozdání zbýt nemůže</translation>
    </message>
    <message>
        <source>no word yet</source>
        <translation>zatím žádné slovo</translation>
    </message>
</context>
<context>
    <name>QuiddlerTable</name>
    <message>
        <source>went out</source>
        <translation>vykládá první</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jsi na tahu</translation>
    </message>
    <message>
        <source>Lay your words, or drag the last card onto the discard pile.</source>
        <translation>Můžeš vyložit. Poslední kartu přetáhni na odhazovací balíček.</translation>
    </message>
    <message>
        <source>Drag the card that you need least onto the discard pile.</source>
        <translation>Kartu, kterou nechceš, přetáhni na odhazovací balíček.</translation>
    </message>
    <message>
        <source>Drag cards up here and make words of them. Gaps stay where you put them.</source>
        <translation>Sem přetahuj karty a skládej z nich slova. Mezery zůstanou, kde je necháš.</translation>
    </message>
    <message>
        <source>{name} is on turn.</source>
        <translation>Na tahu: {name}.</translation>
    </message>
    <message>
        <source>Put cards into words first.</source>
        <translation>Nejdřív slož z karet slova.</translation>
    </message>
    <message>
        <source>{card} alone is no word: drag it down or onto the discard pile.</source>
        <translation>{card} samo není slovo: přetáhni kartu dolů nebo na odhazovací balíček.</translation>
    </message>
    <message>
        <source>Keep one card to discard.</source>
        <translation>Jednu kartu si nech na odhození.</translation>
    </message>
    <message>
        <source>Choose the card to discard: click it, drag it to the pile or press Delete on it.</source>
        <translation>Vyber kartu na odhození: klikni na ni, přetáhni ji na balíček, nebo na ní stiskni Delete.</translation>
    </message>
    <message>
        <source>in words {laid} − left {left}</source>
        <translation>slova {laid} − zbytek {left}</translation>
    </message>
    <message>
        <source>Laying brings you</source>
        <translation>Vyložením získáš</translation>
    </message>
    <message>
        <source>In words so far</source>
        <translation>Ve slovech máš</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odhodit</translation>
    </message>
    <message>
        <source>Only discard {card}</source>
        <translation>Jen odhodit {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Odhodit {card}</translation>
    </message>
    <message>
        <source>Click the card to discard, drag it to the discard pile or press Delete on it.</source>
        <translation>Klikni na kartu na odhození, přetáhni ji na odhazovací balíček, nebo na ní stiskni Delete.</translation>
    </message>
    <message>
        <source>You go out!</source>
        <translation>Vykládáš!</translation>
    </message>
    <message>
        <source>{name} goes out!</source>
        <translation>{name} vykládá!</translation>
    </message>
    <message>
        <source>One last turn is left.</source>
        <translation>Zbývá poslední tah.</translation>
    </message>
    <message>
        <source>Everybody else has one last turn.</source>
        <translation>Ostatní mají každý ještě poslední tah.</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Vzít {card}</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Vzít z balíčku</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Vyložit</translation>
    </message>
    <message>
        <source>draw pile, {cards}</source>
        <translation>dobírací balíček, {cards}</translation>
    </message>
    <message>
        <source>discard pile, on top {card}</source>
        <translation>odhazovací balíček, nahoře {card}</translation>
    </message>
    <message>
        <source>discard pile, empty</source>
        <translation>odhazovací balíček, prázdný</translation>
    </message>
    <message>
        <source>Draw a card (Ctrl+D)</source>
        <translation>Vzít kartu z balíčku (Ctrl+D)</translation>
    </message>
    <message>
        <source>Drag a card here to discard it; a click shows the whole pile</source>
        <translation>Kartu odhodíš přetažením sem; kliknutí ukáže celý balíček</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpátky ke stolu</translation>
    </message>
    <message>
        <source>Lay your words and go out?</source>
        <translation>Vyložit slova?</translation>
    </message>
    <message>
        <source>All other cards lie in words: {words}. Laying them ends your round.</source>
        <translation>Všechny ostatní karty leží ve slovech: {words}. Když je vyložíš, ostatní mají už jen poslední tah.</translation>
    </message>
    <message>
        <source>Lay and go out</source>
        <translation>Vyložit</translation>
    </message>
    <message>
        <source>drops {card}</source>
        <translation>odhoz {card}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>loose cards: {left}</source>
        <translation>volné karty: {left}</translation>
    </message>
    <message>
        <source>loose cards: {all}, without {card}: {left}</source>
        <translation>volné karty: {all}, bez {card}: {left}</translation>
    </message>
    <message>
        <source>Take this card (Ctrl+V)</source>
        <translation>Vzít tuhle kartu (Ctrl+V)</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Odhazovací balíček</translation>
    </message>
    <message>
        <source>{cards}, the last one discarded comes first.</source>
        <translation>{cards}, první je ta odhozená naposledy.</translation>
    </message>
    <message>
        <source>Turns of this round, the newest first</source>
        <translation>Tahy tohoto kola od posledního</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>bere {card}</translation>
    </message>
    <message>
        <source>drew from the pile</source>
        <translation>bere z balíčku</translation>
    </message>
    <message>
        <source>laid {words}</source>
        <translation>vykládá {words}</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Nejdřív si vezmi kartu.</translation>
    </message>
    <message>
        <source>No loose card has {letter}.</source>
        <translation>Písmeno {letter} na žádné volné kartě není.</translation>
    </message>
    <message>
        <source>Turn {number}, {name}: {what}</source>
        <translation>{number}. tah, {name}: {what}</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zpět do hry</translation>
    </message>
    <message>
        <source>Click a turn to see it on the table again.</source>
        <translation>Klepni na tah a uvidíš ho znovu na stole.</translation>
    </message>
</context>
<context>
    <name>QuiddlerTableCounts</name>
    <message numerus="yes">
        <source>%n pts</source>
        <translation>
            <numerusform>%n b.</numerusform>
            <numerusform>%n b.</numerusform>
            <numerusform>%n b.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go out place %n more cards.</source>
        <translation>
            <numerusform>Aby šlo končit, zařaď do slov ještě %n kartu.</numerusform>
            <numerusform>Aby šlo končit, zařaď do slov ještě %n karty.</numerusform>
            <numerusform>Aby šlo končit, zařaď do slov ještě %n karet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Qwirkle</name>
    <message>
        <source>Qwirkle!</source>
        <translation>Qwirkle!</translation>
    </message>
    <message>
        <source>You open the game. Lay what you like in one line.</source>
        <translation>Začínáš. Polož, co chceš, do jedné řady.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ještě nejsi na tahu.</translation>
    </message>
    <message>
        <source>Lay at least one tile first.</source>
        <translation>Nejdřív polož aspoň jeden kámen.</translation>
    </message>
    <message>
        <source>You do not hold that tile.</source>
        <translation>Tenhle kámen nemáš.</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <translation>Tady už kámen leží.</translation>
    </message>
    <message>
        <source>All tiles of one turn lie in one row or column.</source>
        <translation>Všechny kameny jednoho tahu leží v jedné řadě nebo sloupci.</translation>
    </message>
    <message>
        <source>There must be no gap between the tiles of one turn.</source>
        <translation>Mezi kameny jednoho tahu nesmí být mezera.</translation>
    </message>
    <message>
        <source>It must touch a tile on the table by a side.</source>
        <translation>Musí se stranou dotýkat kamene na stole.</translation>
    </message>
    <message>
        <source>A line has one colour or one shape. This would mix them.</source>
        <translation>Řada má jednu barvu, nebo jeden tvar. Tady by se to míchalo.</translation>
    </message>
    <message>
        <source>The same tile is in this line already.</source>
        <translation>Stejný kámen už v téhle řadě je.</translation>
    </message>
    <message>
        <source>A line has six tiles at most.</source>
        <translation>Řada má nejvýš šest kamenů.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle.</source>
        <translation>První kámen leží uprostřed.</translation>
    </message>
    <message>
        <source>Nobody trades before the first tiles lie.</source>
        <translation>Dokud na stole nic neleží, nikdo nevyměňuje.</translation>
    </message>
    <message>
        <source>Choose the tiles to trade first.</source>
        <translation>Nejdřív vyber kameny na výměnu.</translation>
    </message>
    <message>
        <source>You can still lay something, so you cannot pass.</source>
        <translation>Ještě můžeš něco položit, takže nelze vynechat.</translation>
    </message>
    <message>
        <source>You can still trade, so you cannot pass.</source>
        <translation>Ještě můžeš vyměnit, takže nelze vynechat.</translation>
    </message>
    <message>
        <source>There is nothing left to trade for.</source>
        <translation>Už není za co vyměnit.</translation>
    </message>
    <message>
        <source>That does not go.</source>
        <translation>To nejde.</translation>
    </message>
    <message>
        <source>a qwirkle</source>
        <translation>qwirkle</translation>
    </message>
    <message>
        <source>ends the game for six more</source>
        <translation>ukončí hru, šest bodů navíc</translation>
    </message>
    <message>
        <source>no move scores more</source>
        <translation>víc bodů nedá žádný tah</translation>
    </message>
    <message>
        <source>scores in several lines</source>
        <translation>boduje ve více řadách</translation>
    </message>
    <message>
        <source>takes a qwirkle from the others</source>
        <translation>sebere ostatním qwirkle</translation>
    </message>
    <message>
        <source>keeps tiles that go together</source>
        <translation>nechá v ruce kameny, které jdou k sobě</translation>
    </message>
    <message>
        <source>keeps a pair</source>
        <translation>nechá v ruce dvojici</translation>
    </message>
    <message>
        <source>but leaves a five that others may complete</source>
        <translation>ale nechá pětici, kterou mohou doplnit jiní</translation>
    </message>
    <message>
        <source>opens no five to the others</source>
        <translation>neotevře ostatním pětici</translation>
    </message>
    <message>
        <source>new tiles may go together better</source>
        <translation>nové kameny půjdou líp k sobě</translation>
    </message>
    <message>
        <source>there is no other move</source>
        <translation>jiný tah není</translation>
    </message>
    <message>
        <source>traded {tiles}</source>
        <translation>výměna: {tiles}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>vynechání</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>konec hry</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>last +{points}</source>
        <translation>minule +{points}</translation>
    </message>
    <message>
        <source>traded last</source>
        <translation>minule výměna</translation>
    </message>
    <message>
        <source>passed last</source>
        <translation>minule nic</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Vítěz: {name}!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>O vítězství se dělí {names}!</translation>
    </message>
    <message>
        <source>{name} trades {tiles}.</source>
        <translation>{name} – výměna: {tiles}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} vynechává.</translation>
    </message>
    <message>
        <source>The end!</source>
        <translation>Konec!</translation>
    </message>
    <message>
        <source>for ending the game · +{points}</source>
        <translation>za konec hry · +{points}</translation>
    </message>
    <message>
        <source>{points} + {bonus} for ending the game</source>
        <translation>{points} + {bonus} za konec hry</translation>
    </message>
    <message>
        <source>Qwirkle</source>
        <translation>Qwirkle</translation>
    </message>
    <message>
        <source>Colours and shapes in rows.</source>
        <translation>Barvy a tvary do řad.</translation>
    </message>
    <message>
        <source>Who completes the row of six?</source>
        <translation>Kdo doplní řadu šesti?</translation>
    </message>
    <message>
        <source>A row has one colour or one shape, and no tile twice.</source>
        <translation>Řada má jednu barvu, nebo jeden tvar. Žádný kámen dvakrát.</translation>
    </message>
    <message>
        <source>A point for every tile of each row you lengthen.</source>
        <translation>Bod za každý kámen řady, kterou založíš nebo prodloužíš.</translation>
    </message>
    <message>
        <source>Six in a row are a qwirkle: six points more.</source>
        <translation>Šest v řadě je qwirkle: šest bodů navíc.</translation>
    </message>
    <message>
        <source>Deal!</source>
        <translation>Rozdat!</translation>
    </message>
</context>
<context>
    <name>QwirkleAdviser</name>
    <message>
        <source>trade</source>
        <translation>výměna</translation>
    </message>
    <message>
        <source>The table offers little. Think of a trade.</source>
        <translation>Stůl moc nenabízí. Zvaž výměnu.</translation>
    </message>
    <message>
        <source>Trade these: {tiles}.</source>
        <translation>Vyměň: {tiles}.</translation>
    </message>
    <message>
        <source>Look around here. Ask again and I will show the move.</source>
        <translation>Dívej se tady. Zeptej se znovu a ukážu ti tah.</translation>
    </message>
    <message>
        <source>{points}: {reasons}. Enter or a click lays the move.</source>
        <translation>{points}: {reasons}. Tah položíš Enterem nebo klepnutím.</translation>
    </message>
</context>
<context>
    <name>QwirkleAids</name>
    <message>
        <source>Letters for the colours</source>
        <translation>Písmena barev</translation>
    </message>
    <message>
        <source>Show where a tile fits</source>
        <translation>Ukazovat, kam kámen pasuje</translation>
    </message>
    <message>
        <source>When you lift a tile, the places for it light up.</source>
        <translation>Když zvedneš kámen, rozsvítí se místa, kam smí.</translation>
    </message>
    <message>
        <source>Count the points of my draft</source>
        <translation>Počítat body rozloženého tahu</translation>
    </message>
    <message>
        <source>Off: count for yourself first; the program confirms when you lay.</source>
        <translation>Vypnuto: nejdřív si spočítej sám, program to potvrdí po položení.</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Neviděné kameny</translation>
    </message>
    <message>
        <source>Which tiles are still to come</source>
        <translation>Co ještě může přijít</translation>
    </message>
    <message>
        <source>In the bag: {bag}. In the hands of the others: {hands}. Each tile is there three times.</source>
        <translation>V pytlíku: {bag}. V rukou ostatních: {hands}. Každý kámen je ve hře třikrát.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Every colour gets its initial in the corner of the tile, a sign where the tile is small.</source>
        <translation>Každá barva dostane do rohu kamene svoje počáteční písmeno, malé kameny značku.</translation>
    </message>
</context>
<context>
    <name>QwirkleEnd</name>
    <message>
        <source>qwirkles</source>
        <translation>qwirkly</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>nejlepší tah</translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>zbylé kameny</translation>
    </message>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>for the end</source>
        <translation>za konec</translation>
    </message>
</context>
<context>
    <name>QwirkleHand</name>
    <message>
        <source>Mark the tiles that you want to give away, then confirm.</source>
        <translation>Označ kameny, které chceš dát pryč, a potvrď.</translation>
    </message>
    <message>
        <source>Sort by colour or by shape (A)</source>
        <translation>Seřadit podle barvy nebo tvaru (A)</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Tvoje kameny</translation>
    </message>
    <message>
        <source>Tile {number}: covered</source>
        <translation>Kámen {number}: zakrytý</translation>
    </message>
    <message>
        <source>Place {number}: empty</source>
        <translation>Místo {number}: prázdné</translation>
    </message>
    <message>
        <source>Tile {number}: {tile}, on the table</source>
        <translation>Kámen {number}: {tile}, na stole</translation>
    </message>
    <message>
        <source>Tile {number}: {tile}</source>
        <translation>Kámen {number}: {tile}</translation>
    </message>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, vybraný</translation>
    </message>
</context>
<context>
    <name>QwirkleOptions</name>
    <message>
        <source>largest set</source>
        <translation>největší sada</translation>
    </message>
    <message>
        <source>any line</source>
        <translation>libovolná řada</translation>
    </message>
    <message>
        <source>The first move is</source>
        <translation>První tah je</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>jeden bod</translation>
    </message>
    <message>
        <source>A single first tile scores</source>
        <translation>Jediný kámen na začátku dá</translation>
    </message>
    <message>
        <source>as many as are left</source>
        <translation>kolik zbývá</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>už ne</translation>
    </message>
    <message>
        <source>Trading with under six tiles in the bag</source>
        <translation>Výměna, když je v pytlíku méně než šest</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>End after so many rounds of trades only</source>
        <translation>Konec po kolech samých výměn</translation>
    </message>
    <message>
        <source>Whoever holds the largest set opens; when equal, the older one does.</source>
        <translation>Začíná, kdo má největší sadu; při shodě ten starší.</translation>
    </message>
    <message>
        <source>Between two people a curtain covers the tiles.</source>
        <translation>Mezi dvěma lidmi zakryje kameny opona.</translation>
    </message>
    <message>
        <source>{players}, about {minutes}</source>
        <translation>{players}, zhruba {minutes}</translation>
    </message>
    <message>
        <source>The opener may lay fewer tiles than the announced set.</source>
        <translation>Kdo začíná, smí položit i menší část ohlášené sady.</translation>
    </message>
</context>
<context>
    <name>QwirklePages</name>
    <message>
        <source>What it is about</source>
        <translation>O co jde</translation>
    </message>
    <message>
        <source>There are 108 black tiles in the bag: six shapes in six colours, each of them three times. Two to four players lay them into rows in which everything has one colour or one shape. Longer rows bring more, and a complete row of six is a qwirkle.</source>
        <translation>V pytlíku je 108 černých kamenů: šest tvarů v šesti barvách, každý třikrát. Dva až čtyři hráči z nich skládají řady, ve kterých má všechno jednu barvu, nebo jeden tvar. Delší řady dají víc a plná řada šesti je qwirkle.</translation>
    </message>
    <message>
        <source>One colour, all six shapes: a qwirkle.</source>
        <translation>Jedna barva, všech šest tvarů: qwirkle.</translation>
    </message>
    <message>
        <source>One shape, all six colours: a qwirkle.</source>
        <translation>Jeden tvar, všech šest barev: qwirkle.</translation>
    </message>
    <message>
        <source>The first move</source>
        <translation>První tah</translation>
    </message>
    <message>
        <source>Everybody draws six tiles that the others do not see. Then each counts the largest set in their hand: different tiles of one colour or of one shape. Whoever has the most opens and lays exactly that set in one line; when it is equal, the older player does.</source>
        <translation>Každý si vytáhne šest kamenů, které ostatní nevidí. Pak spočítá největší sadu v ruce: různé kameny jedné barvy nebo jednoho tvaru. Kdo jich má nejvíc, začíná a položí přesně tuhle sadu do jedné řady; při shodě začíná starší.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Lay one tile or several, or trade. All tiles of a turn lie in one row or one column and leave no gap between them; old tiles may fill it. At least one touches the table by a side. Afterwards you draw up to six again.</source>
        <translation>Polož jeden kámen nebo víc, anebo vyměň. Všechny kameny jednoho tahu leží v jedné řadě nebo sloupci bez mezery; mezeru smí vyplnit starší kameny. Aspoň jeden se stranou dotýká kamenů na stole. Nakonec si dober do šesti.</translation>
    </message>
    <message>
        <source>Two tiles in one column, an old one between them.</source>
        <translation>Dva kameny v jednom sloupci, mezi nimi starší.</translation>
    </message>
    <message>
        <source>There is a gap between the new tiles.</source>
        <translation>Mezi novými kameny je mezera.</translation>
    </message>
    <message>
        <source>What goes together</source>
        <translation>Co jde k sobě</translation>
    </message>
    <message>
        <source>Every row on the table, across and down, is of one colour with different shapes, or of one shape with different colours. The same tile is never twice in a row, so a row has at most six.</source>
        <translation>Každá řada na stole, vodorovná i svislá, má jednu barvu a různé tvary, nebo jeden tvar a různé barvy. Stejný kámen v ní není dvakrát, takže má nejvýš šest kamenů.</translation>
    </message>
    <message>
        <source>All blue: it fits.</source>
        <translation>Samá modrá: pasuje.</translation>
    </message>
    <message>
        <source>Neither one colour nor one shape.</source>
        <translation>Ani jedna barva, ani jeden tvar.</translation>
    </message>
    <message>
        <source>The same tile twice.</source>
        <translation>Stejný kámen dvakrát.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Every row that you begin or lengthen brings a point for each of its tiles, old ones too. A tile that belongs to two rows counts in both. A qwirkle brings six points more, twelve in all. A single tile is no row.</source>
        <translation>Každá řada, kterou založíš nebo prodloužíš, dá bod za každý svůj kámen, i za starší. Kámen ve dvou řadách se počítá v obou. Qwirkle dá šest bodů navíc, dohromady dvanáct. Jediný kámen řada není.</translation>
    </message>
    <message>
        <source>Two rows of two: two and two.</source>
        <translation>Dvě řady po dvou: dva a dva.</translation>
    </message>
    <message>
        <source>Six for the row and six for the qwirkle.</source>
        <translation>Šest za řadu a šest za qwirkle.</translation>
    </message>
    <message>
        <source>Trading and passing</source>
        <translation>Výměna a vynechání</translation>
    </message>
    <message>
        <source>Instead of laying you may trade: put some tiles aside, draw as many, and only then put the old ones back. You cannot trade more than the bag holds, nor in the first move. Whoever cannot lay has to trade.</source>
        <translation>Místo pokládání smíš vyměnit: odlož kameny stranou, vytáhni stejně nových a teprve pak ty staré vrať do pytlíku. Nejde vyměnit víc, než kolik jich v pytlíku je, ani v prvním tahu. Kdo nemůže položit, musí měnit.</translation>
    </message>
    <message>
        <source>When the bag is empty there are no more trades. Then, and only if none of your tiles fits, you pass.</source>
        <translation>Když je pytlík prázdný, výměny končí. Pak, a jen když žádný tvůj kámen nepasuje, vynecháš.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>When the bag is empty and somebody lays their last tile, the game is over at once and they get six points more. Tiles that the others still hold cost nothing. If all players in succession can only pass, the game ends without those six. Most points win; a tie is a shared win.</source>
        <translation>Když je pytlík prázdný a někdo položí poslední kámen, hra hned končí a on dostane šest bodů navíc. Za kameny v rukou ostatních se nic nestrhává. Když po sobě všichni jen vynechají, hra skončí bez té šestky. Vyhrává nejvíc bodů; při shodě se o vítězství dělí.</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>U tohoto počítače</translation>
    </message>
    <message>
        <source>When several people play, a curtain covers the tiles between their turns. Alone with the animals you may take your last move back. A hint first shows where to look, then the move. Click one of your last moves to see what else could have been played.</source>
        <translation>Když hraje víc lidí, mezi jejich tahy zakryje kameny opona. Sám se zvířaty můžeš vzít poslední tah zpět. Nápověda nejdřív ukáže, kam se dívat, a pak tah. Klepni na některý svůj poslední tah a uvidíš, co se dalo hrát jinak.</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 až 6</translation>
    </message>
    <message>
        <source>choose a tile of your rack; in a trade, mark it</source>
        <translation>vybrat kámen ze zásobníku; při výměně ho označit</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>šipky</translation>
    </message>
    <message>
        <source>move the cursor; without one, and with Shift, the table</source>
        <translation>posouvat kurzor; bez něj a se Shiftem posouvat stůl</translation>
    </message>
    <message>
        <source>N, P</source>
        <translation>N, P</translation>
    </message>
    <message>
        <source>the next or previous place where the tile fits</source>
        <translation>další nebo předchozí místo, kam kámen pasuje</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>lay the chosen tile, take one up again</source>
        <translation>položit vybraný kámen, zvednout položený</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lay the chosen tile or the move that is shown; else confirm</source>
        <translation>položit vybraný kámen nebo ukázaný tah; jinak potvrdit</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Mezerník, Enter</translation>
    </message>
    <message>
        <source>while others play: do not wait for their moves</source>
        <translation>když hrají ostatní: nečekat na jejich tahy</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>take the last tile back</source>
        <translation>vrátit poslední kámen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>give up the choice, the draft, the cursor; then leave</source>
        <translation>zrušit výběr, rozložené kameny, kurzor; pak odejít</translation>
    </message>
    <message>
        <source>trade; sort the rack</source>
        <translation>výměna; seřadit kameny</translation>
    </message>
    <message>
        <source>T, A</source>
        <translation>T, A</translation>
    </message>
    <message>
        <source>, .</source>
        <translation>, .</translation>
    </message>
    <message>
        <source>move the chosen tile along the rack</source>
        <translation>posunout vybraný kámen v zásobníku</translation>
    </message>
    <message>
        <source>+ − 0</source>
        <translation>+ − 0</translation>
    </message>
    <message>
        <source>nearer, farther, the whole table or a middle size</source>
        <translation>blíž, dál, celý stůl nebo střední velikost</translation>
    </message>
    <message>
        <source>H, B, U, L</source>
        <translation>H, B, U, L</translation>
    </message>
    <message>
        <source>hint, best moves, unseen tiles, letters</source>
        <translation>nápověda, nejlepší tahy, neviděné kameny, písmena</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>take back a tile, or the last confirmed move</source>
        <translation>vrátit kámen, nebo poslední potvrzený tah</translation>
    </message>
</context>
<context>
    <name>QwirkleSayings</name>
    <message>
        <source>Six in a row! My ears are spinning.</source>
        <translation>Šest v řadě! Až se mi točí uši.</translation>
    </message>
    <message>
        <source>Hop, hop, hop, hop, hop, hop. Qwirkle!</source>
        <translation>Hop, hop, hop, hop, hop a hop. Qwirkle!</translation>
    </message>
    <message>
        <source>{points}! I didn&apos;t know I could do that.</source>
        <translation>{points}! Ani jsem nevěděl, že to umím.</translation>
    </message>
    <message>
        <source>Look how far I jumped!</source>
        <translation>Koukej, jak daleko jsem doskočil!</translation>
    </message>
    <message>
        <source>New tiles, new luck.</source>
        <translation>Nové kameny, nové štěstí.</translation>
    </message>
    <message>
        <source>I&apos;ll dig in the bag a little.</source>
        <translation>Trochu si v pytlíku zahrabu.</translation>
    </message>
    <message>
        <source>Wow, all six! Will you show me how?</source>
        <translation>Páni, všech šest! Ukážeš mi to?</translation>
    </message>
    <message>
        <source>A qwirkle! I&apos;m hopping for joy with you.</source>
        <translation>Qwirkle! Skáču radostí taky.</translation>
    </message>
    <message>
        <source>I won? Quick, one more game!</source>
        <translation>Já vyhrál? Rychle ještě jednu hru!</translation>
    </message>
    <message>
        <source>Carrots for everybody!</source>
        <translation>Mrkev pro všechny!</translation>
    </message>
    <message>
        <source>First together. That&apos;s the best place.</source>
        <translation>První, a ne sám. To je to nejlepší místo.</translation>
    </message>
    <message>
        <source>That was a fine chase.</source>
        <translation>To byla pěkná honička.</translation>
    </message>
    <message>
        <source>Next time I&apos;ll eat more carrots first.</source>
        <translation>Příště si předtím dám víc mrkve.</translation>
    </message>
    <message>
        <source>Six apples on six spines.</source>
        <translation>Šest jablíček na šesti bodlinách.</translation>
    </message>
    <message>
        <source>Slowly, slowly… and there it is: a qwirkle.</source>
        <translation>Pomalu, pomaličku… a je to tu: qwirkle.</translation>
    </message>
    <message>
        <source>{points}. Not bad for short legs.</source>
        <translation>{points}. Na krátké nohy docela dobré.</translation>
    </message>
    <message>
        <source>I found that one under the leaves.</source>
        <translation>Tohle jsem našel pod listím.</translation>
    </message>
    <message>
        <source>I&apos;ll rustle in the bag for a while.</source>
        <translation>Chvilku si zašustím v pytlíku.</translation>
    </message>
    <message>
        <source>These didn&apos;t suit me. I&apos;ll try others.</source>
        <translation>Tyhle mi neseděly. Zkusím jiné.</translation>
    </message>
    <message>
        <source>What a row! I&apos;d like to walk along it.</source>
        <translation>To je řada! Hned bych se po ní prošel.</translation>
    </message>
    <message>
        <source>A qwirkle! All my spines stood up.</source>
        <translation>Qwirkle! Všechny bodliny se mi postavily.</translation>
    </message>
    <message>
        <source>Step by step, and suddenly I&apos;m there.</source>
        <translation>Krok za krokem, a najednou jsem v cíli.</translation>
    </message>
    <message>
        <source>Thank you for the game. May I have an apple?</source>
        <translation>Díky za hru. Dostanu jablíčko?</translation>
    </message>
    <message>
        <source>There is room for all of us on the top step.</source>
        <translation>Na stupínku je místa dost pro všechny.</translation>
    </message>
    <message>
        <source>Well done. It was a lovely walk.</source>
        <translation>Dobrá práce. Byla to hezká procházka.</translation>
    </message>
    <message>
        <source>I&apos;ll curl up and think it over.</source>
        <translation>Stočím se do klubíčka a popřemýšlím.</translation>
    </message>
    <message>
        <source>All six. I crept up on them very quietly.</source>
        <translation>Všech šest. Připlížila jsem se potichoučku.</translation>
    </message>
    <message>
        <source>A qwirkle for the red tail!</source>
        <translation>Qwirkle pro zrzavý ocas!</translation>
    </message>
    <message>
        <source>{points}. That place smelled good.</source>
        <translation>{points}. To místo hezky vonělo.</translation>
    </message>
    <message>
        <source>A small trick, a nice catch.</source>
        <translation>Malá lest, pěkný úlovek.</translation>
    </message>
    <message>
        <source>A fox knows when to change her den.</source>
        <translation>Liška ví, kdy změnit noru.</translation>
    </message>
    <message>
        <source>Let&apos;s see what is hiding in the bag.</source>
        <translation>Podívám se, co se v pytlíku schovává.</translation>
    </message>
    <message>
        <source>I had my eye on that one! A nice catch.</source>
        <translation>Na to jsem si brousila zuby! Pěkný úlovek.</translation>
    </message>
    <message>
        <source>Six! Now that was foxy.</source>
        <translation>Šest! To bylo po liščím.</translation>
    </message>
    <message>
        <source>Today I carry my tail high.</source>
        <translation>Dnes nesu ocas hodně vysoko.</translation>
    </message>
    <message>
        <source>A good hunt. Shall we go again?</source>
        <translation>Dobrý lov. Dáme si ještě?</translation>
    </message>
    <message>
        <source>We share the catch fairly.</source>
        <translation>O úlovek se hezky podělíme.</translation>
    </message>
    <message>
        <source>Clever play. I was watching closely.</source>
        <translation>Chytrá hra. Dobře jsem se dívala.</translation>
    </message>
    <message>
        <source>I&apos;ll remember that trick.</source>
        <translation>Ten trik si zapamatuju.</translation>
    </message>
    <message>
        <source>Hoo! Six, just as in the book.</source>
        <translation>Hú! Šest, jako z učebnice.</translation>
    </message>
    <message>
        <source>One of each. I like order.</source>
        <translation>Od každého jeden. Mám ráda pořádek.</translation>
    </message>
    <message>
        <source>{points}. I thought about it all night.</source>
        <translation>{points}. Přemýšlela jsem o tom celou noc.</translation>
    </message>
    <message>
        <source>I counted it twice. It fits.</source>
        <translation>Počítala jsem to dvakrát. Sedí to.</translation>
    </message>
    <message>
        <source>A wise owl turns the page.</source>
        <translation>Moudrá sova obrátí list.</translation>
    </message>
    <message>
        <source>I have read these tiles already.</source>
        <translation>Tyhle kameny už mám přečtené.</translation>
    </message>
    <message>
        <source>Hoo! I must write that one down.</source>
        <translation>Hú! Ten si musím zapsat.</translation>
    </message>
    <message>
        <source>Six in a row, beautifully done.</source>
        <translation>Šest v řadě, krásná práce.</translation>
    </message>
    <message>
        <source>Hoo! Tiles can be read like books.</source>
        <translation>Hú! Kameny se dají číst jako knížky.</translation>
    </message>
    <message>
        <source>A pleasant evening&apos;s counting.</source>
        <translation>Příjemné večerní počty.</translation>
    </message>
    <message>
        <source>Wisdom likes company.</source>
        <translation>Moudrost má ráda společnost.</translation>
    </message>
    <message>
        <source>Hoo! I applaud with both wings.</source>
        <translation>Hú! Tleskám oběma křídly.</translation>
    </message>
    <message>
        <source>Even an owl never stops learning.</source>
        <translation>I sova se pořád učí.</translation>
    </message>
    <message>
        <source>I saw it from far away.</source>
        <translation>Viděl jsem ho už zdálky.</translation>
    </message>
    <message>
        <source>Six tiles, one leap.</source>
        <translation>Šest kamenů, jeden skok.</translation>
    </message>
    <message>
        <source>{points}. Patience pays.</source>
        <translation>{points}. Trpělivost se vyplácí.</translation>
    </message>
    <message>
        <source>I was waiting for that place.</source>
        <translation>Na tohle místo jsem čekal.</translation>
    </message>
    <message>
        <source>A lynx can wait for one turn.</source>
        <translation>Rys si jedno kolo počká.</translation>
    </message>
    <message>
        <source>New tiles to sharpen my claws on.</source>
        <translation>Nabrousím si drápy na nových kamenech.</translation>
    </message>
    <message>
        <source>Sharp eyes! That was well seen.</source>
        <translation>Bystré oči! Dobře viděno.</translation>
    </message>
    <message>
        <source>A qwirkle. I bow to that.</source>
        <translation>Qwirkle. Klaním se.</translation>
    </message>
    <message>
        <source>You kept me on my paws. Thank you.</source>
        <translation>Dalo mi to zabrat. Díky za hru.</translation>
    </message>
    <message>
        <source>One quiet leap after another.</source>
        <translation>Jeden tichý skok za druhým.</translation>
    </message>
    <message>
        <source>Side by side, like tracks in the snow.</source>
        <translation>Bok po boku, jako stopy ve sněhu.</translation>
    </message>
    <message>
        <source>I bow to a sharper eye.</source>
        <translation>Klaním se bystřejšímu oku.</translation>
    </message>
    <message>
        <source>What a leap! Shall we play again?</source>
        <translation>To byl skok! Zahrajeme si znovu?</translation>
    </message>
</context>
<context>
    <name>QwirkleTiles</name>
    <message>
        <source>red star</source>
        <translation>červená hvězda</translation>
    </message>
    <message>
        <source>red clover</source>
        <translation>červený čtyřlístek</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>červený čtverec</translation>
    </message>
    <message>
        <source>red circle</source>
        <translation>červený kruh</translation>
    </message>
    <message>
        <source>red diamond</source>
        <translation>červený kosočtverec</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>červený křížek</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>oranžová hvězda</translation>
    </message>
    <message>
        <source>orange clover</source>
        <translation>oranžový čtyřlístek</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>oranžový čtverec</translation>
    </message>
    <message>
        <source>orange circle</source>
        <translation>oranžový kruh</translation>
    </message>
    <message>
        <source>orange diamond</source>
        <translation>oranžový kosočtverec</translation>
    </message>
    <message>
        <source>orange cross</source>
        <translation>oranžový křížek</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>žlutá hvězda</translation>
    </message>
    <message>
        <source>yellow clover</source>
        <translation>žlutý čtyřlístek</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>žlutý čtverec</translation>
    </message>
    <message>
        <source>yellow circle</source>
        <translation>žlutý kruh</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>žlutý kosočtverec</translation>
    </message>
    <message>
        <source>yellow cross</source>
        <translation>žlutý křížek</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>zelená hvězda</translation>
    </message>
    <message>
        <source>green clover</source>
        <translation>zelený čtyřlístek</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>zelený čtverec</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>zelený kruh</translation>
    </message>
    <message>
        <source>green diamond</source>
        <translation>zelený kosočtverec</translation>
    </message>
    <message>
        <source>green cross</source>
        <translation>zelený křížek</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>modrá hvězda</translation>
    </message>
    <message>
        <source>blue clover</source>
        <translation>modrý čtyřlístek</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>modrý čtverec</translation>
    </message>
    <message>
        <source>blue circle</source>
        <translation>modrý kruh</translation>
    </message>
    <message>
        <source>blue diamond</source>
        <translation>modrý kosočtverec</translation>
    </message>
    <message>
        <source>blue cross</source>
        <translation>modrý křížek</translation>
    </message>
    <message>
        <source>purple star</source>
        <translation>fialová hvězda</translation>
    </message>
    <message>
        <source>purple clover</source>
        <translation>fialový čtyřlístek</translation>
    </message>
    <message>
        <source>purple square</source>
        <translation>fialový čtverec</translation>
    </message>
    <message>
        <source>purple circle</source>
        <translation>fialový kruh</translation>
    </message>
    <message>
        <source>purple diamond</source>
        <translation>fialový kosočtverec</translation>
    </message>
    <message>
        <source>purple cross</source>
        <translation>fialový křížek</translation>
    </message>
    <message>
        <source>column {x}, row {y}</source>
        <translation>sloupec {x}, řada {y}</translation>
    </message>
</context>
<context>
    <name>QwirkleView</name>
    <message>
        <source>You can neither lay nor trade. Pass.</source>
        <translation>Nemůžeš položit ani vyměnit. Vynech.</translation>
    </message>
    <message>
        <source>None of your tiles fits. Trade some of them.</source>
        <translation>Žádný tvůj kámen nepasuje. Některé vyměň.</translation>
    </message>
    <message>
        <source>Mark the tiles to trade first.</source>
        <translation>Nejdřív označ kameny k výměně.</translation>
    </message>
    <message>
        <source>Lay a tile on the table first.</source>
        <translation>Nejdřív polož kámen na stůl.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Vynechat</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Položit</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Most words +10</source>
        <translation>Nejvíc slov +10</translation>
    </message>
    <message>
        <source>Longest word +10</source>
        <translation>Nejdelší slovo +10</translation>
    </message>
    <message>
        <source>tie ({figure})</source>
        <translation>nerozhodně ({figure})</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>the race for most words</comment>
        <translation>Slova</translation>
    </message>
    <message>
        <source>Length</source>
        <comment>the race for the longest word</comment>
        <translation>Délka</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Licences hold in English, so they are not translated.</source>
        <translation>Licence platí v angličtině, proto nejsou přeložené.</translation>
    </message>
    <message>
        <source>The text {name} is missing. Install the program again, please.</source>
        <translation>Text {name} chybí. Nainstaluj prosím program znovu.</translation>
    </message>
</context>
<context>
    <name>ResultColumn</name>
    <message>
        <source>Round of {name}</source>
        <translation>Kolo: {name}</translation>
    </message>
    <message>
        <source>round winner</source>
        <translation>vyhrává kolo</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>dělí se o kolo</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>{word} · {text}</source>
        <translation>{word} · {text}</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>The game is over</source>
        <translation>Konec hry</translation>
    </message>
</context>
<context>
    <name>RivalCard</name>
    <message>
        <source>One more: {name}</source>
        <translation>Ještě jednou {name}</translation>
    </message>
    <message>
        <source>Keys + and − change how many come</source>
        <translation>Klávesami + a − změníš, kolik jich přijde</translation>
    </message>
    <message>
        <source>At the table: {count}</source>
        <translation>U stolu: {count}</translation>
    </message>
    <message>
        <source>A click sends one away; keys + and − change how many come</source>
        <translation>Klepnutím pošleš jedno pryč, klávesami + a − změníš, kolik jich přijde</translation>
    </message>
</context>
<context>
    <name>RoundCounts</name>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Doubt %n words</source>
        <translation>
            <numerusform>Pochybovat o %n slově</numerusform>
            <numerusform>Pochybovat o %n slovech</numerusform>
            <numerusform>Pochybovat o %n slovech</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reject %n words</source>
        <translation>
            <numerusform>Neuznat %n slovo</numerusform>
            <numerusform>Neuznat %n slova</numerusform>
            <numerusform>Neuznat %n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n letters</source>
        <translation>
            <numerusform>nejdelší: %n písmeno</numerusform>
            <numerusform>nejdelší: %n písmena</numerusform>
            <numerusform>nejdelší: %n písmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words slipped through: no dictionary has them, and nobody doubted</source>
        <translation>
            <numerusform>%n slovo prošlo: ve slovníku není a nikdo nepochyboval</numerusform>
            <numerusform>%n slova prošla: ve slovníku nejsou a nikdo nepochyboval</numerusform>
            <numerusform>%n slov prošlo: ve slovníku nejsou a nikdo nepochyboval</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against</source>
        <comment>votes</comment>
        <translation>
            <numerusform>%n hlas proti</numerusform>
            <numerusform>%n hlasy proti</numerusform>
            <numerusform>%n hlasů proti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundScreen</name>
    <message>
        <source>Score sheet (Ctrl+C)</source>
        <translation>Zápis bodů (Ctrl+C)</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Další kolo</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>After round one</source>
        <translation>Po prvním kole</translation>
    </message>
    <message>
        <source>After two rounds</source>
        <translation>Po dvou kolech</translation>
    </message>
    <message>
        <source>After three rounds</source>
        <translation>Po třech kolech</translation>
    </message>
    <message>
        <source>After four rounds</source>
        <translation>Po čtyřech kolech</translation>
    </message>
    <message>
        <source>After five rounds</source>
        <translation>Po pěti kolech</translation>
    </message>
    <message>
        <source>After six rounds</source>
        <translation>Po šesti kolech</translation>
    </message>
    <message>
        <source>After seven rounds</source>
        <translation>Po sedmi kolech</translation>
    </message>
    <message>
        <source>After eight rounds</source>
        <translation>Po osmi kolech</translation>
    </message>
    <message>
        <source>After nine rounds</source>
        <translation>Po devíti kolech</translation>
    </message>
    <message>
        <source>After ten rounds</source>
        <translation>Po deseti kolech</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vyhrává {name}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>O vítězství se dělí {names}</translation>
    </message>
    <message>
        <source>{name} is in the lead</source>
        <translation>Vede {name}</translation>
    </message>
    <message>
        <source>{names} share the lead</source>
        <translation>O vedení se dělí {names}</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>{place}. místo: {name}, {points}</translation>
    </message>
    <message>
        <source>is a proper name</source>
        <translation>je vlastní jméno</translation>
    </message>
    <message>
        <source>is an abbreviation</source>
        <translation>je zkratka</translation>
    </message>
    <message>
        <source>is too rare an interjection</source>
        <translation>je moc vzácné citoslovce</translation>
    </message>
    <message>
        <source>is a form that nobody uses</source>
        <translation>je tvar, který nikdo nepoužívá</translation>
    </message>
    <message>
        <source>is banned at your table</source>
        <translation>u vás neplatí</translation>
    </message>
    <message>
        <source>holds more than Czech letters</source>
        <translation>obsahuje i něco jiného než česká písmena</translation>
    </message>
    <message>
        <source>is not in the dictionary</source>
        <translation>není ve slovníku</translation>
    </message>
    <message>
        <source>is colloquial</source>
        <translation>je hovorové</translation>
    </message>
    <message>
        <source>Nobody has any points</source>
        <translation>Nikdo nemá ani bod</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of</source>
        <translation>Pravidla hry</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Saved game</source>
        <translation>Uložená hra</translation>
    </message>
    <message>
        <source>A game from a newer version</source>
        <translation>Hra z novější verze</translation>
    </message>
    <message>
        <source>A game that cannot be read</source>
        <translation>Hra, která nejde přečíst</translation>
    </message>
</context>
<context>
    <name>SavedGamesPanel</name>
    <message>
        <source>In progress</source>
        <translation>Rozehráno</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Rozehrané hry</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Dohrané hry</translation>
    </message>
    <message>
        <source>Open a saved game… (Ctrl+O)</source>
        <translation>Otevřít uloženou hru… (Ctrl+O)</translation>
    </message>
</context>
<context>
    <name>ScoreCounts</name>
    <message numerus="yes">
        <source>%n cards left the table</source>
        <translation>
            <numerusform>odešla %n&#xa0;karta</numerusform>
            <numerusform>odešly %n&#xa0;karty</numerusform>
            <numerusform>odešlo %n&#xa0;karet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>not played yet</source>
        <translation>ještě se nehrálo</translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>celkem {points}</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>vede</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Zápis bodů</translation>
    </message>
</context>
<context>
    <name>ScrabbleAdvice</name>
    <message>
        <source>there is no other move</source>
        <translation>jiný tah není</translation>
    </message>
    <message>
        <source>lays the last card, and the others’ cards are yours</source>
        <translation>položí poslední kartu a přičte karty ostatních</translation>
    </message>
    <message>
        <source>all seven cards: 50 points</source>
        <translation>všech sedm karet: 50 bodů</translation>
    </message>
    <message>
        <source>no move scores more</source>
        <translation>víc bodů nedá žádný tah</translation>
    </message>
    <message>
        <source>scores in several words</source>
        <translation>boduje ve více slovech</translation>
    </message>
    <message>
        <source>a word belongs to your group card</source>
        <translation>slovo patří na tvou skupinovou kartu</translation>
    </message>
    <message>
        <source>keeps the žolík</source>
        <translation>nechá si žolíka</translation>
    </message>
    <message>
        <source>keeps cards that go together</source>
        <translation>nechá si karty, které jdou k sobě</translation>
    </message>
    <message>
        <source>leaves the next player little</source>
        <translation>dalšímu nechá málo</translation>
    </message>
    <message>
        <source>other cards promise more than any word</source>
        <translation>jiné karty slibují víc než kterékoli slovo</translation>
    </message>
    <message>
        <source>but the rest goes together badly</source>
        <translation>ale zbylé karty k sobě nejdou</translation>
    </message>
    <message>
        <source>but leaves much to the next player</source>
        <translation>ale dalšímu nechá hodně</translation>
    </message>
    <message>
        <source>stays in hand: {cards}</source>
        <translation>v ruce zůstane: {cards}</translation>
    </message>
    <message>
        <source>žolík</source>
        <translation>žolík</translation>
    </message>
    <message>
        <source>the bonus card</source>
        <translation>bonusová karta</translation>
    </message>
    <message>
        <source>{cards} and {bonus}</source>
        <translation>{cards} a {bonus}</translation>
    </message>
    <message>
        <source>exchange {cards}</source>
        <translation>výměna: {cards}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>vynechat</translation>
    </message>
    <message>
        <source>{words} + group card</source>
        <translation>{words} + skupinová karta</translation>
    </message>
    <message>
        <source>the bonus card pays now</source>
        <translation>násobek se teď vyplatí</translation>
    </message>
    <message>
        <source>keeps the bonus card for a better word</source>
        <translation>násobek šetří na lepší slovo</translation>
    </message>
    <message>
        <source>{words} + bonus card</source>
        <translation>{words} + násobek</translation>
    </message>
</context>
<context>
    <name>ScrabbleAgreements</name>
    <message>
        <source>The race for two to eight</source>
        <translation>Závod pro dva až osm</translation>
    </message>
    <message>
        <source>You agree on a target of 200 to 500 points. Cards that leave the table are shuffled back into the pile, a žolík without its letter, so they do not run out. The first one who has the target after a turn is written down wins at once. The more players, the lower a target is offered; more than four always play to a target.</source>
        <translation>Domluvíte se na cíli od 200 do 500 bodů. Karty, které odejdou ze stolu, se míchají zpátky do balíčku (žolík zase bez písmene), takže nedojdou. Kdo má po zapsání tahu cíl jako první, hned vyhrává. Čím víc hráčů, tím nižší cíl program nabídne. Víc než čtyři hráči hrají do cíle vždycky.</translation>
    </message>
    <message>
        <source>The fast game</source>
        <translation>Rychlá hra</translation>
    </message>
    <message>
        <source>There are 10 to 15 seconds to lay the first card of a turn; then there is no hurry. Whoever does not make it may only exchange or lose the turn. If you take that first card back when the time is over, it is the same.</source>
        <translation>Na první kartu tahu je 10 až 15 vteřin, pak už není kam spěchat. Kdo to nestihne, smí už jen měnit karty, nebo o tah přijde. Když tu první kartu vezmeš zpátky až po limitu, je to totéž.</translation>
    </message>
    <message>
        <source>O lies in time: the rest of the turn takes as long as it takes.</source>
        <translation>O leží včas. Zbytek tahu pak může trvat, jak dlouho chce.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domácí pravidla</translation>
    </message>
    <message>
        <source>For a merrier game, mostly with more players; any of the three may hold. One: whoever plays a group card against a turn may add its minus to their own points instead of taking it off. Two: a group counts for every word that belongs to it. Three: both groups of a card may count together.</source>
        <translation>Pro veselejší hru, hlavně když je vás víc. Platit může kterékoliv ze tří. Za prvé: kdo hraje skupinovou kartu proti tahu, smí si její minus místo srážky přičíst k vlastním bodům. Za druhé: skupina se počítá za každé slovo, které do ní patří. Za třetí: obě skupiny na kartě smí platit zároveň.</translation>
    </message>
    <message>
        <source>NAPEČENI and PANÁCI end in I: with rule two twice 10. PANÁCI contains AN, too: with rule three 10 and 8.</source>
        <translation>NAPEČENI i PANÁCI končí na I: podle druhého pravidla dvakrát 10. PANÁCI také obsahuje AN: podle třetího 10 a 8.</translation>
    </message>
    <message>
        <source>What you can agree on</source>
        <translation>Na čem se dá domluvit</translation>
    </message>
    <message>
        <source>When you set the game up you choose the game, who minds the words and how they are declined. Under “More options” there are the house rules, the time to answer, and what the printed rules leave open: what a wrong challenge costs, whether the table is cleared and a part of a word can be joined, whether the plus and the minus both count, whether a first word of seven cards is doubled, how you exchange from a small pile, and whether the player of the first word may use a group card with it.</source>
        <translation>Když hru zakládáte, vyberete, která to bude, kdo hlídá slova a v jakých pádech platí. Pod „Další volby“ jsou domácí pravidla, čas na odpověď a to, co tištěná pravidla nechávají otevřené: co stojí zbytečné zpochybnění, jestli se stůl uklízí a jestli se smí navázat na část slova, jestli platí plus i minus zároveň, jestli se první slovo ze sedmi karet násobí, jak se mění z malého balíčku a jestli smí skupinovou kartu hrát i ten, kdo pokládá první slovo.</translation>
    </message>
    <message>
        <source>The rest always holds: a group counts as the dearer one, all cards played against a turn are used up, and exchanging interrupts the row of turns left out.</source>
        <translation>Ostatní platí vždycky: ze dvou skupin se počítá dražší, karty zahrané proti tahu jsou pryč všechny a výměna řadu vynechaných tahů přeruší.</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>U tohoto počítače</translation>
    </message>
    <message>
        <source>When several people play, a curtain covers the cards between their turns. After a turn the screen asks all the others together whether they object or play a card against it, just as long whether anybody can or not, so nothing gives away who holds what. Against animals alone you are asked only when there is something to decide.</source>
        <translation>Když hraje víc lidí, karty mezi tahy zakryje opona. Po tahu se obrazovka zeptá všech ostatních najednou, jestli něco namítají nebo hrají kartu proti němu, a ptá se stejně dlouho, ať někdo může, nebo ne. Nic tak neprozradí, kdo co drží. Proti samotným zvířatům se tě zeptá, jen když je o čem rozhodovat.</translation>
    </message>
    <message>
        <source>A place may be a team: seat it with “Guest, team” under a name of its own. The people of a team look at their cards together.</source>
        <translation>Jedno místo může mít i celý tým: posaďte ho tlačítkem „Host, tým“ pod vlastním jménem. Do svých karet se pak díváte společně.</translation>
    </message>
</context>
<context>
    <name>ScrabbleAids</name>
    <message>
        <source>Show where a card can lie</source>
        <translation>Ukazovat, kam karta může</translation>
    </message>
    <message>
        <source>When you lift a card, the places beside the words light up.</source>
        <translation>Když vezmeš kartu, rozsvítí se místa vedle slov.</translation>
    </message>
    <message>
        <source>Count the points of my draft</source>
        <translation>Počítat body rozloženého tahu</translation>
    </message>
    <message>
        <source>Off: count for yourself first; the program confirms when you lay.</source>
        <translation>Vypnuto: nejdřív si spočítej sám, program to potvrdí, až tah položíš.</translation>
    </message>
    <message>
        <source>Explain the rules as they come up</source>
        <translation>Vysvětlovat pravidla při hře</translation>
    </message>
    <message>
        <source>What stays on the table and why, and what your bonus card can do.</source>
        <translation>Co zůstává na stole a proč a co umí tvá bonusová karta.</translation>
    </message>
</context>
<context>
    <name>ScrabbleAnswers</name>
    <message>
        <source>{name}, which words do you challenge?</source>
        <translation>{name}, která slova zpochybňuješ?</translation>
    </message>
    <message>
        <source>{name}: which words do you challenge?</source>
        <translation>{name}: která slova zpochybňuješ?</translation>
    </message>
    <message>
        <source>{name} lays for {points}. Do you challenge a word?</source>
        <translation>{name} klade za {points}. Zpochybníš některé slovo?</translation>
    </message>
    <message>
        <source>{name} lays for {points}. Does anybody challenge a word?</source>
        <translation>{name} klade za {points}. Zpochybní někdo některé slovo?</translation>
    </message>
    <message>
        <source>The others then vote on the word.</source>
        <translation>O slově pak ostatní hlasují.</translation>
    </message>
    <message>
        <source>If a word is not in the dictionary, the cards go back and the turn is lost.</source>
        <translation>Když slovo ve slovníku není, karty se vracejí a tah propadá.</translation>
    </message>
    <message>
        <source>If it is, whoever challenged it loses the next turn.</source>
        <translation>Když tam je, přijde o příští tah ten, kdo je zpochybnil.</translation>
    </message>
    <message>
        <source>If it is, nothing happens.</source>
        <translation>Když tam je, nic se neděje.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Uznat</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Nikdo další</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikdo</translation>
    </message>
    <message>
        <source>challenged by {name}</source>
        <translation>zpochybňuje {name}</translation>
    </message>
    <message>
        <source>is in the dictionary</source>
        <translation>je ve slovníku</translation>
    </message>
    <message>
        <source>is not in the dictionary</source>
        <translation>není ve slovníku</translation>
    </message>
    <message>
        <source>{name}, which words do you reject?</source>
        <translation>{name}, která slova neuznáváš?</translation>
    </message>
    <message>
        <source>{name}: which words do you reject?</source>
        <translation>{name}: která slova neuznáváš?</translation>
    </message>
    <message>
        <source>Which words do you reject?</source>
        <translation>Která slova neuznáváš?</translation>
    </message>
    <message>
        <source>There are two of you, so a word that you reject falls.</source>
        <translation>Jste jen dva, takže slovo, které neuznáš, padne.</translation>
    </message>
    <message>
        <source>A word falls if most of the others reject it.</source>
        <translation>Slovo neplatí, když je neuzná většina ostatních.</translation>
    </message>
    <message>
        <source>Then vote: {names}.</source>
        <translation>Potom hlasují: {names}.</translation>
    </message>
    <message>
        <source>Nobody is against</source>
        <translation>Nikdo není proti</translation>
    </message>
    <message>
        <source>{name} lays for {points}. Does anybody play a group card against it?</source>
        <translation>{name} klade za {points}. Zahraje proti tomu někdo skupinovou kartu?</translation>
    </message>
    <message>
        <source>Waiting: {names}. Whoever sits before may speak first.</source>
        <translation>Čeká: {names}. Kdo sedí dřív, má přednost.</translation>
    </message>
    <message>
        <source>Press your name to look at your card. The others look away meanwhile.</source>
        <translation>Kdo se chce podívat na svou kartu, stiskne své jméno. Ostatní se zatím nedívají.</translation>
    </message>
    <message>
        <source>{name} lays for {points}. Do you play your group card against it?</source>
        <translation>{name} klade za {points}. Zahraješ proti tomu svou kartu?</translation>
    </message>
    <message>
        <source>This card cannot be played against these words.</source>
        <translation>Tahle karta se proti těmto slovům zahrát nedá.</translation>
    </message>
    <message>
        <source>It would change no points: only the highest card counts.</source>
        <translation>Na bodech by nic nezměnila: počítá se jen nejvyšší karta.</translation>
    </message>
    <message>
        <source>“{word}” {group}: {name} would write down {after} instead of {before}. You get another card for it; kept, it can go with a word of your own.</source>
        <translation>„{word}“ {group}: {name} si zapíše {after} místo {before}. Za kartu dostaneš jinou; když si ji necháš, může přidat body tvému slovu.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nechat si ji</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpátky ke stolu</translation>
    </message>
    <message>
        <source>Play it: {points}</source>
        <translation>Zahrát: {points}</translation>
    </message>
    <message>
        <source>Add {points} to my own</source>
        <translation>Přičíst si {points}</translation>
    </message>
    <message>
        <source>The challenge is upheld.</source>
        <translation>Námitka platí.</translation>
    </message>
    <message>
        <source>The challenge is rejected.</source>
        <translation>Námitka neplatí.</translation>
    </message>
    <message>
        <source>Challenged by: {names}.</source>
        <translation>Zpochybňuje: {names}.</translation>
    </message>
    <message>
        <source>{name} takes the cards back, and the turn is lost.</source>
        <translation>{name} bere karty zpátky a tah propadá.</translation>
    </message>
    <message>
        <source>The words stand. {name} loses the next turn for it.</source>
        <translation>Slova platí. {name} za to přijde o příští tah.</translation>
    </message>
    <message>
        <source>The words stand. {names} lose their next turn for it.</source>
        <translation>Slova platí. {names} za to přijdou o příští tah.</translation>
    </message>
    <message>
        <source>The words stand.</source>
        <translation>Slova platí.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>ScrabbleBonus</name>
    <message>
        <source>doubles every word of the card you put it on</source>
        <translation>zdvojnásobí slova karty, na kterou ji dáš</translation>
    </message>
    <message>
        <source>triples every word of the card you put it on</source>
        <translation>ztrojnásobí slova karty, na kterou ji dáš</translation>
    </message>
    <message>
        <source>same read backwards</source>
        <translation>čte se stejně odzadu</translation>
    </message>
    <message>
        <source>7 letters or more</source>
        <translation>7 a více písmen</translation>
    </message>
    <message>
        <source>starts with a vowel</source>
        <translation>začíná samohláskou</translation>
    </message>
    <message>
        <source>3 consonants in a row</source>
        <translation>3 souhlásky za sebou</translation>
    </message>
    <message>
        <source>vowel first and last</source>
        <translation>samohláska první i poslední</translation>
    </message>
    <message>
        <source>first letter = last</source>
        <translation>první písmeno = poslední</translation>
    </message>
    <message>
        <source>exactly 3 letters</source>
        <translation>přesně 3 písmena</translation>
    </message>
    <message>
        <source>2 accents or more</source>
        <translation>2 a více písmen s diakritikou</translation>
    </message>
    <message>
        <source>5 letters or more, no accent</source>
        <translation>5 a více písmen bez diakritiky</translation>
    </message>
    <message>
        <source>no vowel</source>
        <translation>bez samohlásky</translation>
    </message>
    <message>
        <source>a card worth 4 or more</source>
        <translation>karta za 4 a více</translation>
    </message>
    <message>
        <source>some letter twice</source>
        <translation>některé písmeno 2×</translation>
    </message>
    <message>
        <source>6 or more different letters</source>
        <translation>6 a více různých písmen</translation>
    </message>
</context>
<context>
    <name>ScrabbleCards</name>
    <message>
        <source>ends in</source>
        <translation>končí na</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>obsahuje</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>začíná na</translation>
    </message>
    <message>
        <source>reads the same backwards</source>
        <translation>čte se stejně i pozpátku</translation>
    </message>
    <message>
        <source>has seven letters or more</source>
        <translation>má sedm a více písmen</translation>
    </message>
    <message>
        <source>starts with a vowel</source>
        <translation>začíná samohláskou</translation>
    </message>
    <message>
        <source>has three consonants in a row</source>
        <translation>má tři souhlásky za sebou</translation>
    </message>
    <message>
        <source>starts and ends with a vowel</source>
        <translation>začíná i končí samohláskou</translation>
    </message>
    <message>
        <source>starts and ends with the same letter</source>
        <translation>začíná a končí stejným písmenem</translation>
    </message>
    <message>
        <source>has exactly three letters</source>
        <translation>má přesně tři písmena</translation>
    </message>
    <message>
        <source>has two letters or more with an accent</source>
        <translation>má aspoň dvě písmena s háčkem, čárkou nebo kroužkem</translation>
    </message>
    <message>
        <source>has five letters or more, none with an accent</source>
        <translation>má aspoň pět písmen, žádné s háčkem, čárkou ani kroužkem</translation>
    </message>
    <message>
        <source>has no vowel</source>
        <translation>nemá samohlásku</translation>
    </message>
    <message>
        <source>has a card worth 4 points or more</source>
        <translation>má kartu za 4 nebo více bodů</translation>
    </message>
    <message>
        <source>has some letter twice</source>
        <translation>má některé písmeno dvakrát</translation>
    </message>
    <message>
        <source>has six letters or more, all different</source>
        <translation>má aspoň šest písmen a každé jiné</translation>
    </message>
    <message>
        <source>žolík, no points</source>
        <translation>žolík, bez bodů</translation>
    </message>
    <message>
        <source>card {card}, {points}</source>
        <translation>karta {card}, {points}</translation>
    </message>
    <message>
        <source>žolík as {letter}, no points</source>
        <translation>žolík jako {letter}, bez bodů</translation>
    </message>
    <message>
        <source>double word</source>
        <translation>dvojnásobek slova</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>trojnásobek slova</translation>
    </message>
    <message>
        <source>group card</source>
        <translation>skupinová karta</translation>
    </message>
    <message>
        <source>group card: {first}, or {second}</source>
        <translation>skupinová karta: slovo {first}, nebo {second}</translation>
    </message>
    <message>
        <source>{group}: {plus}, against others {minus}</source>
        <translation>{group}: {plus}, proti ostatním {minus}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>{number}. tah</translation>
    </message>
    <message>
        <source>Turn {number}, up to {target} points</source>
        <translation>{number}. tah, do {target} bodů</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>{word} {reason}.</source>
        <translation>{word} {reason}.</translation>
    </message>
    <message>
        <source>is an interjection</source>
        <translation>je citoslovce</translation>
    </message>
    <message>
        <source>is not in the first case</source>
        <translation>není v 1. pádě</translation>
    </message>
    <message>
        <source>is a transgressive</source>
        <translation>je přechodník</translation>
    </message>
    <message>
        <source>You do not hold a žolík.</source>
        <translation>Žolíka v ruce nemáš.</translation>
    </message>
    <message>
        <source>You do not hold the card {card}.</source>
        <translation>Kartu {card} v ruce nemáš.</translation>
    </message>
    <message>
        <source>Letters cannot be exchanged any more: the pile is too small.</source>
        <translation>Písmena už vyměnit nejde, v balíčku je málo karet.</translation>
    </message>
    <message>
        <source>That does not go just now.</source>
        <translation>To teď zrovna nejde.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ještě nejsi na tahu.</translation>
    </message>
    <message>
        <source>Lay at least one card first.</source>
        <translation>Nejdřív polož aspoň jednu kartu.</translation>
    </message>
    <message>
        <source>The first word has two cards at least.</source>
        <translation>První slovo má aspoň dvě karty.</translation>
    </message>
    <message>
        <source>A card lies there already.</source>
        <translation>Tam už karta leží.</translation>
    </message>
    <message>
        <source>All cards of a turn lie in one row or one column.</source>
        <translation>Všechny karty jednoho tahu leží v jednom řádku nebo v jednom sloupci.</translation>
    </message>
    <message>
        <source>There must be no gap between the cards of a turn.</source>
        <translation>Mezi kartami jednoho tahu nesmí být mezera.</translation>
    </message>
    <message>
        <source>The cards must join a word on the table.</source>
        <translation>Karty musí navazovat na slovo na stole.</translation>
    </message>
    <message>
        <source>You agreed not to join parts of words.</source>
        <translation>Domluvili jste se, že se k části slova nepřipojuje.</translation>
    </message>
    <message>
        <source>The new word needs all new cards and the beginning or end of one old word.</source>
        <translation>Do nového slova patří všechny nové karty a začátek nebo konec jednoho starého slova.</translation>
    </message>
    <message>
        <source>The part of the old word has two cards at least.</source>
        <translation>Část starého slova má aspoň dvě karty.</translation>
    </message>
    <message>
        <source>The rest of the old word could not leave the table: another word holds it.</source>
        <translation>Zbytek starého slova by nemohl ze stolu, drží ho jiné slovo.</translation>
    </message>
    <message>
        <source>Whoever lays the first word may not use a group card with it.</source>
        <translation>Kdo pokládá první slovo, skupinovou kartu k němu nehraje.</translation>
    </message>
    <message>
        <source>You have one bonus card, and it works in one way.</source>
        <translation>Máš jednu bonusovou kartu a ta platí jen jedním způsobem.</translation>
    </message>
    <message>
        <source>Mark the cards that you want to exchange first.</source>
        <translation>Nejdřív vyber karty, které chceš vyměnit.</translation>
    </message>
    <message>
        <source>You did not agree that its points may be added to your own.</source>
        <translation>Nedomluvili jste se, že se její body smí přičíst tobě.</translation>
    </message>
    <message>
        <source>These words are your own: only the others answer.</source>
        <translation>Tahle slova jsou tvoje, odpovídají jen ostatní.</translation>
    </message>
    <message>
        <source>That word is not in question.</source>
        <translation>O tohle slovo teď nejde.</translation>
    </message>
    <message>
        <source>With more than {few} players you play to a target.</source>
        <translation>Když hrají víc než {few}, hraje se do cíle.</translation>
    </message>
    <message>
        <source>You know your words yourselves: the dictionary opens again after the game.</source>
        <translation>Slova si hlídáte sami. Slovník se otevře zase po hře.</translation>
    </message>
    <message>
        <source>Scrabble karty</source>
        <translation>Scrabble karty</translation>
    </message>
    <message>
        <source>Scrabble, first case</source>
        <translation>Scrabble, 1. pád</translation>
    </message>
    <message>
        <source>Scrabble karty, first case only</source>
        <translation>Scrabble karty, jen 1. pád</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <comment>on a narrow button</comment>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>A crossword right on the table.</source>
        <translation>Křížovka přímo na stole.</translation>
    </message>
    <message>
        <source>What will your cards join?</source>
        <translation>Na co navážeš?</translation>
    </message>
    <message>
        <source>Lay a word that joins the others, as in a crossword.</source>
        <translation>Polož slovo, které naváže na ostatní jako v křížovce.</translation>
    </message>
    <message>
        <source>Only the words of your turn, and those they need, stay on the table.</source>
        <translation>Na stole zůstanou jen slova z tvého tahu a ta, která k nim patří.</translation>
    </message>
    <message>
        <source>A bonus card multiplies a word, or pays for words of its group.</source>
        <translation>Bonusová karta slovo znásobí, nebo odmění slova své skupiny.</translation>
    </message>
    <message>
        <source>Deal!</source>
        <translation>Rozdat!</translation>
    </message>
    <message>
        <source>Your bonus card is a group card: it does not multiply words.</source>
        <translation>Tvoje bonusová karta je skupinová, slova nenásobí.</translation>
    </message>
    <message>
        <source>The first word is doubled anyway: no bonus card ×2 or ×3 goes with it.</source>
        <translation>První slovo se počítá dvakrát samo, bonusová karta ×2 ani ×3 k němu nejde.</translation>
    </message>
    <message>
        <source>Put the bonus card ×2 or ×3 on a letter of a word that you make in this turn.</source>
        <translation>Polož bonusovou kartu ×2 nebo ×3 na písmeno některého slova z tohoto tahu.</translation>
    </message>
    <message>
        <source>No word of this turn belongs to a group on your group card.</source>
        <translation>Žádné slovo tohoto tahu nepatří do skupiny na tvé skupinové kartě.</translation>
    </message>
</context>
<context>
    <name>ScrabbleCounts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n písmeno</numerusform>
            <numerusform>%n písmena</numerusform>
            <numerusform>%n písmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <translation>
            <numerusform>v balíčku %n karta</numerusform>
            <numerusform>v balíčku %n karty</numerusform>
            <numerusform>v balíčku %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %n cards left to exchange for.</source>
        <translation>
            <numerusform>V balíčku zbývá na výměnu jen %n karta.</numerusform>
            <numerusform>V balíčku zbývají na výměnu jen %n karty.</numerusform>
            <numerusform>V balíčku zbývá na výměnu jen %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards were left</source>
        <translation>
            <numerusform>zbyla %n karta</numerusform>
            <numerusform>zbyly %n karty</numerusform>
            <numerusform>zbylo %n karet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScrabbleCut</name>
    <message>
        <source>{name} begins</source>
        <translation>Začíná {name}</translation>
    </message>
    <message>
        <source>Whoever cut the letter nearest to A begins.</source>
        <translation>Začíná, kdo sejmul písmeno nejblíž k A.</translation>
    </message>
    <message>
        <source>Equal cards were cut again.</source>
        <translation>Stejné karty se snímaly znovu.</translation>
    </message>
</context>
<context>
    <name>ScrabbleEnd</name>
    <message>
        <source>{name} wins!</source>
        <translation>{name} vyhrává!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} se dělí o vítězství!</translation>
    </message>
    <message>
        <source>best turn</source>
        <translation>nejlepší tah</translation>
    </message>
    <message>
        <source>group cards</source>
        <translation>skupinové karty</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>za ruku</translation>
    </message>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>The {target} points are reached.</source>
        <translation>Cíl {target} bodů je dosažen.</translation>
    </message>
    <message>
        <source>Everybody has passed twice.</source>
        <translation>Všichni dvakrát vynechali.</translation>
    </message>
    <message>
        <source>{name} has laid the last card.</source>
        <translation>{name} klade poslední kartu.</translation>
    </message>
    <message>
        <source>{points} for the cards in hand</source>
        <translation>{points} za karty v ruce</translation>
    </message>
</context>
<context>
    <name>ScrabbleHand</name>
    <message>
        <source>Which letter does the žolík stand for?</source>
        <translation>Které písmeno žolík zastupuje?</translation>
    </message>
    <message>
        <source>Click it or type it. It brings no points and stays that letter.</source>
        <translation>Klepni na něj, nebo ho napiš. Žolík nenese body a tím písmenem už zůstane.</translation>
    </message>
    <message>
        <source>Bonus card: {card}</source>
        <translation>Bonusová karta: {card}</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, na stole</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, označeno</translation>
    </message>
    <message>
        <source>Place {number}: covered</source>
        <translation>{number}. místo: zakryté</translation>
    </message>
    <message>
        <source>Place {number}: empty</source>
        <translation>{number}. místo: prázdné</translation>
    </message>
    <message>
        <source>Place {number}: {card}, on the table</source>
        <translation>{number}. místo: {card}, na stole</translation>
    </message>
    <message>
        <source>Place {number}: {card}</source>
        <translation>{number}. místo: {card}</translation>
    </message>
    <message>
        <source>column {x}, row {y}</source>
        <translation>sloupec {x}, řada {y}</translation>
    </message>
    <message>
        <source>That does not go.</source>
        <translation>To nejde.</translation>
    </message>
    <message>
        <source>Mark what you want to exchange, the bonus card too. Mark nothing to pass.</source>
        <translation>Označ, co chceš vyměnit, třeba i bonusovou kartu. Bez označení tah vynecháš.</translation>
    </message>
    <message>
        <source>Sort by the alphabet or by vowels</source>
        <translation>Seřadit podle abecedy nebo podle samohlásek</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tvoje karty</translation>
    </message>
</context>
<context>
    <name>ScrabbleOptions</name>
    <message>
        <source>Which game</source>
        <translation>Která hra</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>základní</translation>
    </message>
    <message>
        <source>race</source>
        <translation>závod</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rychlá</translation>
    </message>
    <message>
        <source>First card within</source>
        <translation>První karta do</translation>
    </message>
    <message>
        <source>{value} s</source>
        <translation>{value} s</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Hraje se</translation>
    </message>
    <message>
        <source>with all cards</source>
        <translation>dokud jsou karty</translation>
    </message>
    <message>
        <source>to a target</source>
        <translation>do cíle</translation>
    </message>
    <message>
        <source>The first to reach</source>
        <translation>Vyhraje, kdo první má</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>hráči</translation>
    </message>
    <message>
        <source>a vote</source>
        <translation>hlasování</translation>
    </message>
    <message>
        <source>in all cases</source>
        <translation>ve všech pádech</translation>
    </message>
    <message>
        <source>in the first only</source>
        <translation>jen v 1. pádě</translation>
    </message>
    <message>
        <source>Who minds the words</source>
        <translation>Kdo hlídá slova</translation>
    </message>
    <message>
        <source>While you lay a word, you see whether it is good</source>
        <translation>Při skládání vidíš, jestli slovo platí</translation>
    </message>
    <message>
        <source>Both groups of a card may count together</source>
        <translation>Obě skupiny na kartě smí platit zároveň</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domácí pravidla</translation>
    </message>
    <message>
        <source>To answer you have</source>
        <translation>Na odpověď máte</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>času, kolik chcete</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>the next turn</source>
        <translation>příští tah</translation>
    </message>
    <message>
        <source>A challenge that is wrong costs</source>
        <translation>Zbytečné zpochybnění stojí</translation>
    </message>
    <message>
        <source>After a turn the table is cleared</source>
        <translation>Po tahu se stůl uklidí</translation>
    </message>
    <message>
        <source>both</source>
        <translation>obě</translation>
    </message>
    <message>
        <source>the higher one</source>
        <translation>jen vyšší</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>dvakrát</translation>
    </message>
    <message>
        <source>not doubled</source>
        <translation>jednou</translation>
    </message>
    <message>
        <source>as many as are left</source>
        <translation>kolik jich zbývá</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>vůbec</translation>
    </message>
    <message>
        <source>Of a group card for and one against a turn counts</source>
        <translation>Ze skupinových karet pro tah a proti němu platí</translation>
    </message>
    <message>
        <source>A first word of seven cards is</source>
        <translation>První slovo ze sedmi karet se počítá</translation>
    </message>
    <message>
        <source>Exchange with under seven cards in the pile</source>
        <translation>Výměna, když v balíčku není ani sedm karet</translation>
    </message>
    <message>
        <source>{players}, up to {points} points, about {minutes}</source>
        <translation>{players}, do {points} bodů, asi {minutes}</translation>
    </message>
    <message>
        <source>{players}, about {minutes}</source>
        <translation>{players}, asi {minutes}</translation>
    </message>
    <message>
        <source>No transgressives either; verbs in all other forms.</source>
        <translation>Neplatí ani přechodníky, jinak slovesa ve všech tvarech.</translation>
    </message>
    <message>
        <source>The table grows, and no word can be joined in part.</source>
        <translation>Stůl roste a na část slova se navázat nedá.</translation>
    </message>
    <message>
        <source>Cleared cards stay away; when all cards are used up, the game ends.</source>
        <translation>Uklizené karty už se nevracejí. Až dojdou i ty v balíčku, hra končí.</translation>
    </message>
    <message>
        <source>Cleared cards come back into the pile; whoever reaches the target wins at once.</source>
        <translation>Uklizené karty se míchají zpátky do balíčku. Kdo dosáhne cíle, hned vyhrává.</translation>
    </message>
    <message>
        <source>Whoever does not lay the first card in time loses the turn, or exchanges.</source>
        <translation>Kdo včas nepoloží první kartu, přijde o tah, nebo už smí jen měnit karty.</translation>
    </message>
    <message>
        <source>Anything can be laid. You are two, so the other one decides on a word that they do not believe; when it falls, the cards go back and the turn is lost.</source>
        <translation>Vyložit jde cokoli. Ve dvou o slově, kterému nevěří, rozhoduje soupeř; když padne, karty se vrátí a tah propadá.</translation>
    </message>
    <message>
        <source>Only words of the dictionary get onto the table.</source>
        <translation>Na stůl se dostanou jen slova ze slovníku.</translation>
    </message>
    <message>
        <source>Anything can be laid. Whoever does not believe a word challenges it, and if it is not in the dictionary, the cards go back and the turn is lost.</source>
        <translation>Položit se dá cokoliv. Kdo slovu nevěří, zpochybní ho. Když ve slovníku není, jdou karty zpátky do ruky a tah propadá.</translation>
    </message>
    <message>
        <source>Anything can be laid. If somebody does not believe a word, the others vote on it; when it falls, the cards go back and the turn is lost.</source>
        <translation>Položit se dá cokoliv. Když někdo slovu nevěří, ostatní o něm hlasují. Když neprojde, jdou karty zpátky do ruky a tah propadá.</translation>
    </message>
    <message>
        <source>Declined words count</source>
        <translation>Skloňovaná slova platí</translation>
    </message>
    <message>
        <source>The minus of a group card may be added to your own</source>
        <translation>Minus skupinové karty si smíš přičíst sobě</translation>
    </message>
    <message>
        <source>A group counts for each of its words</source>
        <translation>Skupina platí za každé své slovo</translation>
    </message>
    <message>
        <source>A word may join only a part of an old one</source>
        <translation>Navázat se smí i jen na část slova</translation>
    </message>
    <message>
        <source>A group card may go with the first word</source>
        <translation>Skupinová karta smí i k prvnímu slovu</translation>
    </message>
</context>
<context>
    <name>ScrabblePages</name>
    <message>
        <source>What it is about</source>
        <translation>O co jde</translation>
    </message>
    <message>
        <source>You hold seven letter cards and one bonus card. Lay words that join the others like a crossword and collect their points. There is no board, and only the newest words stay on the table, so it looks different before every turn.</source>
        <translation>V ruce máš sedm karet s písmeny a jednu bonusovou. Pokládej slova, která na sebe navazují jako v křížovce, a sbírej za ně body. Žádný plán není a na stole zůstávají jen nejnovější slova, takže před každým tahem vypadá jinak.</translation>
    </message>
    <message>
        <source>There are 100 letter cards: the number in the corner is what a card is worth, the rarer the letter, the more. Two of them are žolíks: a žolík may be any letter, Q and W too. You say which when you lay it, it keeps that letter as long as it lies, and it is worth nothing. Háčky and čárky count, and CH takes two cards.</source>
        <translation>Písmenných karet je 100. Číslo v rohu říká, za kolik bodů karta je: čím vzácnější písmeno, tím víc. Dvě z nich jsou žolíci. Žolík může být kterékoliv písmeno, i Q a W. Které, to řekneš, když ho pokládáš. Dokud leží, už se nezmění, a je bez bodů. Háčky a čárky platí a CH jsou dvě karty.</translation>
    </message>
    <message>
        <source>A card with its value: four points.</source>
        <translation>Karta a její hodnota: čtyři body.</translation>
    </message>
    <message>
        <source>A žolík that was laid as Č: no points.</source>
        <translation>Žolík položený jako Č: žádné body.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>You do one of three things: lay a word, exchange cards, or pass. After a word has been written down, you draw up to seven cards again. The next player on the left goes on.</source>
        <translation>Uděláš jednu ze tří věcí: položíš slovo, vyměníš karty, nebo tah vynecháš. Když je slovo zapsané, dobereš si znovu do sedmi karet. Pokračuje soused po levici.</translation>
    </message>
    <message>
        <source>Who begins is cut for: everybody draws a letter card, and the one nearest to A begins; a žolík comes before A. Whoever cut equal cards cuts again. The program does it.</source>
        <translation>Kdo začne, to se vylosuje: každý sejme písmennou kartu a začíná ten, kdo je nejblíž písmenu A. Žolík je ještě před ním. Kdo sejmou stejné karty, snímají znovu. Tohle všechno udělá program.</translation>
    </message>
    <message>
        <source>The first word</source>
        <translation>První slovo</translation>
    </message>
    <message>
        <source>It has two cards at least and reads to the right or down. Its points are doubled. The first word is whichever comes first; it may well be laid by the second player, if the one before exchanged or passed.</source>
        <translation>Má aspoň dvě karty a čte se doprava nebo dolů. Jeho body se počítají dvakrát. Prvním slovem je to, které na stůl přijde první. Třeba ho položí až druhý hráč, když ten před ním měnil nebo vynechal.</translation>
    </message>
    <message>
        <source>Whoever lays it uses no bonus card with it. The others may already play a group card against it.</source>
        <translation>Kdo ho pokládá, bonusovou kartu k němu nepoužije. Ostatní už proti němu skupinovou kartu hrát smějí.</translation>
    </message>
    <message>
        <source>1 + 1 + 1 + 1 + 4 is 8, twice that for the first word.</source>
        <translation>1 + 1 + 1 + 1 + 4 je 8 a první slovo se počítá dvakrát.</translation>
    </message>
    <message>
        <source>How words join</source>
        <translation>Jak slova navazují</translation>
    </message>
    <message>
        <source>All cards of a turn lie in one row or one column and, together with the old cards between them, leave no gap. They have to touch the table. Every row of cards and every column that you make or change, of two cards and more, has to be a word. Nothing reads across a corner.</source>
        <translation>Všechny karty jednoho tahu leží v jednom řádku nebo v jednom sloupci a i se starými kartami mezi nimi tu není mezera. Musí se dotýkat toho, co na stole leží. Každá řada a každý sloupec od dvou karet, které vzniknou nebo se změní, musí být slovo. Přes roh se nečte nic.</translation>
    </message>
    <message>
        <source>You may lengthen a word at its end, its beginning or both, cross it, lay a word beside it, add a letter from a word that goes the other way, or bridge two words.</source>
        <translation>Slovo můžeš prodloužit na konci, na začátku i na obou stranách, zkřížit ho, položit jiné vedle něj, přidat k němu písmeno slova, které jde druhým směrem, nebo dvě slova přemostit.</translation>
    </message>
    <message>
        <source>Lengthened at both ends: DĚL, SEDĚLO.</source>
        <translation>Prodloužené na obou stranách: DĚL, SEDĚLO.</translation>
    </message>
    <message>
        <source>Across the end of a word: HBITY, and SET becomes SETY.</source>
        <translation>Přes konec slova: HBITY, a ze SET je SETY.</translation>
    </message>
    <message>
        <source>Beside a word: SETY, and between the two SE, EN and TO.</source>
        <translation>Vedle slova: SETY a mezi oběma SE, EN a TO.</translation>
    </message>
    <message>
        <source>KU goes down, and its U makes UVAŘÍM of VAŘÍM.</source>
        <translation>KU jde dolů a jeho U dělá z VAŘÍM UVAŘÍM.</translation>
    </message>
    <message>
        <source>A bridge: L and E between V and P make VLEP. All other cards leave.</source>
        <translation>Most: L a E mezi V a P dají VLEP. Všechny ostatní karty odejdou.</translation>
    </message>
    <message>
        <source>This does not go: DN, ĚA, LP and OE are no words.</source>
        <translation>Tohle nejde: DN, ĚA, LP a OE nejsou slova.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Every word that you make or change counts, with all its cards, old ones too. A card in two words counts in both. Words hidden inside a longer one do not count.</source>
        <translation>Počítá se každé slovo, které v tahu vznikne nebo se změní, se všemi kartami, i se starými. Karta ve dvou slovech se počítá v obou. Slova schovaná uvnitř delšího se nepočítají.</translation>
    </message>
    <message>
        <source>Whoever lays all seven cards in one turn gets 50 points more. They are added after any doubling, and so is the plus of a group card.</source>
        <translation>Kdo položí v jednom tahu všech sedm karet, má 50 bodů navíc. Přičtou se až po všem násobení, stejně jako plus za skupinovou kartu.</translation>
    </message>
    <message>
        <source>All seven cards as the first word: twice 10, and 50 more.</source>
        <translation>Všech sedm karet hned prvním slovem: dvakrát 10 a k tomu 50.</translation>
    </message>
    <message>
        <source>Which cards stay</source>
        <translation>Které karty zůstanou</translation>
    </message>
    <message>
        <source>When the turn is written down, the table is cleared. The words that were made or changed in this turn stay. An old word stays as well if two or more of its cards stay anyway; it stays whole then. All other cards go to the heap. So only whole words lie on the table, never a broken piece.</source>
        <translation>Po zapsání tahu se stůl uklidí. Zůstanou slova, která v tahu vznikla nebo se změnila. Staré slovo zůstane také, a to celé, když z něj aspoň dvě karty zůstávají tak jako tak. Všechny ostatní karty jdou na hromádku. Na stole tak leží jen celá slova, nikdy jejich kus.</translation>
    </message>
    <message>
        <source>Before you confirm, the cards that will leave are pale, with an arrow in the corner. Passing and exchanging clear nothing.</source>
        <translation>Než tah potvrdíš, jsou karty, které odejdou, bledé a mají v rohu šipku. Vynecháním ani výměnou se nic neuklízí.</translation>
    </message>
    <message>
        <source>DĚLEN uses only the last N of NAPEČEN: the other cards of it leave.</source>
        <translation>DĚLEN bere z NAPEČEN jen poslední N. Ostatní jeho karty odejdou.</translation>
    </message>
    <message>
        <source>O makes NAPEČENO of NAPEČEN, too. Both words were made now: nothing leaves.</source>
        <translation>O udělá i z NAPEČEN slovo NAPEČENO. Obě slova vznikla teď, takže neodejde nic.</translation>
    </message>
    <message>
        <source>NOREK joins only the end NO: the rest of both old words leaves.</source>
        <translation>NOREK navazuje jen na konec NO. Zbytek obou starých slov odejde.</translation>
    </message>
    <message>
        <source>JENOM makes JE, EN and NO: three cards of NAPEČENO stay, so all of it stays.</source>
        <translation>JENOM dělá i JE, EN a NO. Z NAPEČENO zůstávají tři karty, a proto zůstane celé.</translation>
    </message>
    <message>
        <source>Joining a part of a word</source>
        <translation>Navázání na část slova</translation>
    </message>
    <message>
        <source>You need not join a whole word: its beginning or its end will do, if you say so. The part has two cards at least and is a word itself, all new cards join it, and the rest of the old word has to be able to leave the table. Only the new word counts, and the words across it. NOREK above is such a turn: NO is the end of NAPEČENO.</source>
        <translation>Nemusíš navázat na celé slovo, stačí jeho začátek nebo konec, když to řekneš. Ta část má aspoň dvě karty a sama je slovo, patří k ní všechny nové karty a zbytek starého slova musí moct ze stolu odejít. Počítá se jen nové slovo a slova napříč. NOREK na obrázku výš je právě takový tah: NO je konec NAPEČENO.</translation>
    </message>
    <message>
        <source>Five bonus cards double a word, two make it three times as much. Put yours on a letter card, new or old: every word of your turn that this card is in is multiplied. Not with the first word of the game.</source>
        <translation>Pět bonusových karet slovo zdvojnásobí, dvě ho ztrojnásobí. Polož tu svou na písmeno, nové nebo staré: násobí se každé slovo tvého tahu, ve kterém to písmeno je. S prvním slovem hry to nejde.</translation>
    </message>
    <message>
        <source>Three times on A: VAŘÍ 8 and ÓDA 9 become 24 and 27.</source>
        <translation>Trojnásobek na A: z VAŘÍ za 8 a ÓDA za 9 je 24 a 27.</translation>
    </message>
    <message>
        <source>Thirteen bonus cards hold two groups of words each. If a word of your turn belongs to a group of your card, you may play it and get the plus. Or you keep it for the others: against a word of theirs it takes the minus off their points. A žolík counts as its letter, but it is worth nothing.</source>
        <translation>Na třinácti bonusových kartách jsou vždy dvě skupiny slov. Když slovo tvého tahu do skupiny na tvé kartě patří, smíš ji zahrát a máš plus. Nebo si ji necháš na ostatní: proti jejich slovu ubere minus z jejich bodů. Žolík platí jako své písmeno, ale je bez bodů.</translation>
    </message>
    <message>
        <source>Of the two groups the dearer one that fits counts, and only once, however many words belong to it. If several play against one turn, only the highest minus counts, but all cards that were played are used up. Your own plus and the minus of the others both count.</source>
        <translation>Z obou skupin se počítá ta dražší, která sedí, a jen jednou, ať do ní patří slov kolik chce. Když proti jednomu tahu hraje víc hráčů, platí jen nejvyšší minus, ale zahrané karty jsou pryč všechny. Tvoje plus a minus ostatních platí obojí.</translation>
    </message>
    <message>
        <source>A card against a turn is played when its words are accepted and before it is written down, one player after the other. Points may go below nothing.</source>
        <translation>Karta proti tahu se hraje, když jsou slova uznaná a tah ještě není zapsaný, jeden hráč po druhém. Body smí klesnout i pod nulu.</translation>
    </message>
    <message>
        <source>PANÁCI ends in I: 10 points more, or 5 less if another plays the card.</source>
        <translation>PANÁCI končí na I: 10 bodů navíc, nebo o 5 míň, když tu kartu zahraje někdo jiný.</translation>
    </message>
    <message>
        <source>All thirteen group cards.</source>
        <translation>Všech třináct skupinových karet.</translation>
    </message>
    <message>
        <source>One bonus card</source>
        <translation>Jedna bonusová karta</translation>
    </message>
    <message>
        <source>You always hold exactly one bonus card and use at most one in a turn. You need not use it; keep it as long as you like. A card that was used goes under the bonus cards, even if it did not count, and its player takes the top one.</source>
        <translation>Bonusovou kartu máš v ruce vždycky právě jednu a v tahu použiješ nejvýš jednu. Použít ji nemusíš, můžeš si ji nechat, jak dlouho chceš. Použitá karta jde dospod bonusového balíčku, i když se nepočítala, a kdo ji zahrál, vezme si vrchní.</translation>
    </message>
    <message>
        <source>They multiply words; the third is for words of a group.</source>
        <translation>Dvě první násobí slova, třetí je pro slova některé skupiny.</translation>
    </message>
    <message>
        <source>Exchanging and passing</source>
        <translation>Výměna a vynechání</translation>
    </message>
    <message>
        <source>Instead of laying you may exchange any of your letter cards, your bonus card, or both: first new cards are drawn, then the old ones are shuffled in. At most as many as the pile still holds. That ends the turn.</source>
        <translation>Místo pokládání smíš vyměnit kterékoliv písmenné karty, bonusovou kartu, nebo obojí: nejdřív si vezmeš nové a teprve pak se staré zamíchají do balíčku. Nejvýš tolik, kolik jich v balíčku je. Tím tah končí.</translation>
    </message>
    <message>
        <source>You may always pass. When everybody has left out two turns one after the other, the game is over. A turn that was lost by a challenge or by time counts as left out, an exchange does not.</source>
        <translation>Tah smíš vždycky vynechat. Když všichni vynechají dva tahy za sebou, hra končí. Tah propadlý kvůli zpochybnění nebo času se počítá jako vynechaný, výměna ne.</translation>
    </message>
    <message>
        <source>Which words count</source>
        <translation>Která slova platí</translation>
    </message>
    <message>
        <source>Words of a common dictionary, but no interjections, names or abbreviations. The same word may lie more than once. Before the game you choose how much is declined: in all cases, or only in the first one, singular and plural. Verbs have all their forms; with the first case only, transgressives do not count.</source>
        <translation>Slova z běžného slovníku, ale ne citoslovce, jména ani zkratky. Stejné slovo se smí objevit i víckrát. Před hrou si vyberete, v jakých pádech slova platí: ve všech (hra „ohebná“), nebo jen v prvním, jednotném i množném (hra „klasická“). Slovesa platí ve všech tvarech, v klasické hře kromě přechodníků.</translation>
    </message>
    <message>
        <source>Who minds the words</source>
        <translation>Kdo hlídá slova</translation>
    </message>
    <message>
        <source>You agree on one of three ways. The program: only words of the dictionary get onto the table.</source>
        <translation>Domluvíte se na jednom ze tří způsobů. Program: na stůl se dostanou jen slova ze slovníku.</translation>
    </message>
    <message>
        <source>The players: anything can be laid, and before it is written down the others may challenge any of its words. The dictionary decides. If one is not in it, the cards go back and the turn is lost; a challenge that was wrong costs nothing, unless you agree that it costs the next turn. What nobody challenges counts.</source>
        <translation>Hráči: položit se dá cokoliv a než se tah zapíše, smí ostatní kterékoliv slovo zpochybnit. Rozhodne slovník. Když některé neplatí, jdou karty zpátky do ruky a tah propadá. Zbytečné zpochybnění nestojí nic, pokud se nedomluvíte, že stojí příští tah. Co nikdo nezpochybní, platí.</translation>
    </message>
    <message>
        <source>A vote: all players but the one who laid the word vote on it when somebody doubts it. If more than half are against it, the cards go back; a tie lets it stand.</source>
        <translation>Hlasování: o slovu, kterému někdo nevěří, hlasují všichni kromě toho, kdo ho položil. Když je proti víc než polovina, jdou karty zpátky. Při rovnosti slovo platí.</translation>
    </message>
    <message>
        <source>With challenges and votes nothing tells whether a word is good before it lies, so the dictionary and the hints are closed until the end. If you want them all the same, have the program show while you lay which words are good.</source>
        <translation>Při zpochybňování a hlasování nic neprozradí, jestli slovo platí, dokud neleží. Slovník i nápovědy jsou proto až do konce zavřené. Když je přesto chcete mít, nechte si při skládání ukazovat, která slova platí.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>When the pile is empty and somebody lays their last letter card, the game is over at once. It is over, too, when everybody leaves out two turns. Everybody takes off the cards in hand, and whoever went out adds those of all the others. Most points win; a tie is a shared win.</source>
        <translation>Když je balíček prázdný a někdo položí svou poslední písmennou kartu, hra hned končí. Končí i tehdy, když všichni dvakrát za sebou vynechají. Každý si odečte karty, které mu zbyly v ruce, a kdo všechny vyložil, přičte si karty všech ostatních. Vyhrává, kdo má nejvíc bodů, při rovnosti se o výhru dělí.</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>šipky</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>písmena</translation>
    </message>
    <message>
        <source>lay the card with that letter, with Shift a žolík for it</source>
        <translation>položit kartu s tím písmenem, se Shiftem místo ní žolíka</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>mezerník</translation>
    </message>
    <message>
        <source>write across or down</source>
        <translation>psát doprava, nebo dolů</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>take the last card back</source>
        <translation>vzít zpátky poslední kartu</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>T, A</source>
        <translation>T, A</translation>
    </message>
    <message>
        <source>H, B, U, C</source>
        <translation>H, B, U, C</translation>
    </message>
    <message>
        <source>hint, best moves, unseen cards, score sheet</source>
        <translation>nápověda, nejlepší tahy, neviděné karty, zápis bodů</translation>
    </message>
    <message>
        <source>the same while letters lay cards: beside the cursor, and before the first word</source>
        <translation>totéž, když písmena pokládají karty: u kurzoru a před prvním slovem</translation>
    </message>
    <message>
        <source>At the table the program offers it as soon as the cards lie: choose “Only a part” (the key F).</source>
        <translation>U stolu to program nabídne, jakmile karty leží: zvol „Jen část“ (klávesa F).</translation>
    </message>
    <message>
        <source>bring the cursor and move it; with Shift the table</source>
        <translation>přinést kurzor a posouvat ho, se Shiftem stůl</translation>
    </message>
    <message>
        <source>lay the chosen card; else confirm the turn</source>
        <translation>položit vybranou kartu, jinak potvrdit tah</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>give up the choice, the draft, the cursor; then leave</source>
        <translation>pustit vybranou kartu, rozložené slovo, kurzor; pak odejít</translation>
    </message>
    <message>
        <source>P or G, F</source>
        <translation>P nebo G, F</translation>
    </message>
    <message>
        <source>use the bonus card; join only a part of a word</source>
        <translation>použít bonusovou kartu, navázat jen na část slova</translation>
    </message>
    <message>
        <source>exchange; sort the hand</source>
        <translation>výměna, seřadit ruku</translation>
    </message>
    <message>
        <source>+ − 0</source>
        <translation>+ − 0</translation>
    </message>
    <message>
        <source>nearer, farther, the whole table or a middle size</source>
        <translation>blíž, dál, celý stůl nebo střední velikost</translation>
    </message>
    <message>
        <source>Ctrl with a letter</source>
        <translation>Ctrl s písmenem</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>take back a card, or the last confirmed turn</source>
        <translation>vzít zpátky kartu, nebo poslední potvrzený tah</translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation>1 až 7</translation>
    </message>
    <message>
        <source>choose a card of the hand; in an exchange, mark it</source>
        <translation>vybrat kartu v ruce, při výměně ji označit</translation>
    </message>
    <message>
        <source>Bonus cards ×2 and ×3</source>
        <translation>Bonusové karty ×2 a ×3</translation>
    </message>
    <message>
        <source>Bonus cards with groups</source>
        <translation>Bonusové karty skupinové</translation>
    </message>
</context>
<context>
    <name>ScrabblePanel</name>
    <message>
        <source>Lay for {points} points</source>
        <translation>Položit za {points} bodů</translation>
    </message>
    <message>
        <source>Exchange the bonus card</source>
        <translation>Vyměnit bonusovou kartu</translation>
    </message>
    <message>
        <source>{cards} + bonus card</source>
        <translation>{cards} + bonusovou</translation>
    </message>
    <message>
        <source>Lay a word on the table, or exchange cards.</source>
        <translation>Polož na stůl slovo, nebo vyměň karty.</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>loses the next turn</source>
        <translation>příští tah propadne</translation>
    </message>
    <message>
        <source>last {points}</source>
        <translation>minule {points}</translation>
    </message>
    <message>
        <source>exchanged last</source>
        <translation>minule výměna</translation>
    </message>
    <message>
        <source>was too late</source>
        <translation>nestihl/a to</translation>
    </message>
    <message>
        <source>took the cards back</source>
        <translation>slovo neuznáno</translation>
    </message>
    <message>
        <source>lost the turn</source>
        <translation>tah propadl</translation>
    </message>
    <message>
        <source>passed last</source>
        <translation>minule bez tahu</translation>
    </message>
    <message>
        <source>{word} · taken back</source>
        <translation>{word} · neuznáno</translation>
    </message>
    <message>
        <source>exchanged the bonus card</source>
        <translation>výměna bonusové karty</translation>
    </message>
    <message>
        <source>exchanged {cards}</source>
        <translation>výměna: {cards}</translation>
    </message>
    <message>
        <source> + bonus card</source>
        <translation> + bonus</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bez tahu</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>konec hry</translation>
    </message>
    <message>
        <source>Exchange</source>
        <comment>on a narrow button</comment>
        <translation>Vyměnit</translation>
    </message>
    <message>
        <source>Do not exchange</source>
        <translation>Nevyměňovat</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Položit</translation>
    </message>
    <message>
        <source>Pass this turn</source>
        <translation>Vynechat tah</translation>
    </message>
    <message>
        <source>Time is up: now you can only exchange cards.</source>
        <translation>Čas vypršel: teď už můžeš jen vyměnit karty.</translation>
    </message>
    <message>
        <source>{name} exchanges the bonus card.</source>
        <translation>{name} mění bonusovou kartu.</translation>
    </message>
    <message>
        <source>{name} exchanges {cards}.</source>
        <translation>{name} mění karty: {cards}.</translation>
    </message>
    <message>
        <source>{name} exchanges {cards} and the bonus card.</source>
        <translation>{name} mění karty: {cards} a bonusovou.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} vynechává.</translation>
    </message>
    <message>
        <source>The first card lies. Whoever takes it back after the limit loses the turn.</source>
        <translation>První karta leží. Kdo ji po limitu vezme zpět, přijde o tah.</translation>
    </message>
    <message>
        <source>is in the dictionary</source>
        <translation>je ve slovníku</translation>
    </message>
    <message>
        <source>is not in the dictionary</source>
        <translation>není ve slovníku</translation>
    </message>
    <message>
        <source>Only a part: {word} (F)</source>
        <translation>Jen část: {word} (F)</translation>
    </message>
    <message>
        <source>The whole word (F)</source>
        <translation>Celé slovo (F)</translation>
    </message>
    <message>
        <source>first word ×2</source>
        <translation>první slovo ×2</translation>
    </message>
    <message>
        <source>all seven cards {points}</source>
        <translation>všech sedm karet {points}</translation>
    </message>
    <message>
        <source>group card {points}</source>
        <translation>skupina {points}</translation>
    </message>
    <message>
        <source>{parts} = {total}</source>
        <translation>{parts} = {total}</translation>
    </message>
    <message>
        <source>The others may answer now.</source>
        <translation>Teď mohou odpovědět ostatní.</translation>
    </message>
    <message>
        <source>Answer the question first.</source>
        <translation>Nejdřív odpověz na otázku.</translation>
    </message>
    <message>
        <source>part of an old word</source>
        <translation>část starého slova</translation>
    </message>
    <message>
        <source>Your card ×{factor} on a letter: up to {points} more.</source>
        <translation>Tvá karta ×{factor} na písmenu: až {points} navíc.</translation>
    </message>
    <message>
        <source>“{word}” {group}: your group card brings {points}.</source>
        <translation>„{word}“ {group}: skupinová karta přidá {points}.</translation>
    </message>
    <message>
        <source>Lay cards in one row or column so that they join the words on the table. What has nothing to do with the new words leaves.</source>
        <translation>Polož karty do jedné řady nebo sloupce tak, aby navázaly na slova na stole. Co s novými slovy nesouvisí, odejde.</translation>
    </message>
    <message>
        <source>Cards with an arrow leave after your turn: new words stay, and older ones that share at least two cards with them.</source>
        <translation>Karty se šipkou po tvém tahu odejdou: zůstávají nová slova a ta starší, která s nimi mají aspoň dvě společné karty.</translation>
    </message>
    <message>
        <source>The yellow card is your bonus card: drag it onto a letter, and every word of your turn with that letter counts ×{factor}.</source>
        <translation>Žlutá karta je tvá bonusová: přetáhni ji na písmeno a každé slovo tvého tahu s tím písmenem platí ×{factor}.</translation>
    </message>
    <message>
        <source>The yellow card is your bonus card: drag it onto your word where it belongs to a group (green points), or play it against a word of others (points with a minus).</source>
        <translation>Žlutá karta je tvá bonusová: přetáhni ji na své slovo, když patří do skupiny (zelené body), nebo ji zahraj proti slovu jiných (body s minusem).</translation>
    </message>
    <message>
        <source>Exchange cards, or pass.</source>
        <translation>Vyměň karty, nebo tah vynech.</translation>
    </message>
    <message>
        <source>Lay the first word, across or down: drag cards or just type. It counts twice.</source>
        <translation>Polož první slovo, vodorovně nebo svisle: karty přetáhni, nebo prostě piš. Platí dvakrát.</translation>
    </message>
    <message>
        <source>A moment: the turn is being counted.</source>
        <translation>Moment… tah se počítá.</translation>
    </message>
    <message>
        <source>{cards} New words stay, and older ones that share at least two cards with them.</source>
        <translation>{cards} Zůstávají nová slova a ta starší, která s nimi mají aspoň dvě společné karty.</translation>
    </message>
    <message>
        <source>A new word may join only the end of an old one, if that part is a word; the rest leaves.</source>
        <translation>Nové slovo může navázat jen na kraj starého, když je ta část také slovo; zbytek odejde.</translation>
    </message>
</context>
<context>
    <name>ScrabblePile</name>
    <message>
        <source>Which cards has nobody seen yet? (U)</source>
        <translation>Které karty ještě nikdo neviděl? (U)</translation>
    </message>
    <message>
        <source>heap: {count}</source>
        <translation>odloženo: {count}</translation>
    </message>
</context>
<context>
    <name>ScrabbleSayings</name>
    <message>
        <source>All seven at once! My paws are empty.</source>
        <translation>Všech sedm najednou! Mám prázdné tlapky.</translation>
    </message>
    <message>
        <source>Hop, and the whole hand is gone!</source>
        <translation>Hop, a celá ruka je pryč!</translation>
    </message>
    <message>
        <source>{points}! I didn&apos;t know I knew such a word.</source>
        <translation>{points}! Ani nevím, kde jsem to slovo vzal.</translation>
    </message>
    <message>
        <source>Look how far that one jumped!</source>
        <translation>Koukejte, kam až to skočilo!</translation>
    </message>
    <message>
        <source>These letters won&apos;t rhyme with carrot.</source>
        <translation>Z těchhle písmen mrkev nesložím.</translation>
    </message>
    <message>
        <source>New cards, new luck.</source>
        <translation>Nové karty, nové štěstí.</translation>
    </message>
    <message>
        <source>Ouch, that nibbled at my points.</source>
        <translation>Au, to mi uhryzlo kus bodů.</translation>
    </message>
    <message>
        <source>I was so sure it was a word.</source>
        <translation>A já si byl tak jistý, že to slovo je.</translation>
    </message>
    <message>
        <source>Wow! Will you teach me that word?</source>
        <translation>Páni! Naučíš mě to slovo?</translation>
    </message>
    <message>
        <source>That was a jump! I&apos;m clapping my ears.</source>
        <translation>To byl skok! Tleskám ušima.</translation>
    </message>
    <message>
        <source>I won? Quick, one more!</source>
        <translation>Já vyhrál? Honem ještě jednou!</translation>
    </message>
    <message>
        <source>Carrots for everybody!</source>
        <translation>Mrkev pro všechny!</translation>
    </message>
    <message>
        <source>First together. That&apos;s the best place.</source>
        <translation>Společně první, to je nejlepší místo.</translation>
    </message>
    <message>
        <source>That was a fine chase.</source>
        <translation>To byla pěkná honička.</translation>
    </message>
    <message>
        <source>Next time I&apos;ll eat a dictionary for breakfast.</source>
        <translation>Příště si dám ke snídani slovník.</translation>
    </message>
    <message>
        <source>All seven stuck on my spines!</source>
        <translation>Všech sedm jsem nabral na bodliny!</translation>
    </message>
    <message>
        <source>One word, and all my leaves are gone.</source>
        <translation>Jedno slovo, a všechno listí je pryč.</translation>
    </message>
    <message>
        <source>{points}. Quite a pile for a small hedgehog.</source>
        <translation>{points}. Na malého ježka pěkná hromádka.</translation>
    </message>
    <message>
        <source>Slowly, but it comes together.</source>
        <translation>Pomalu, ale skládá se to.</translation>
    </message>
    <message>
        <source>I&apos;ll rake up other letters.</source>
        <translation>Nahrabu si jiná písmena.</translation>
    </message>
    <message>
        <source>These only pricked me.</source>
        <translation>Tahle jenom píchala.</translation>
    </message>
    <message>
        <source>And I thought I was the prickly one.</source>
        <translation>A já myslel, že píchám jen já.</translation>
    </message>
    <message>
        <source>Back under the leaves with that word.</source>
        <translation>Tak to slovo zpátky pod listí.</translation>
    </message>
    <message>
        <source>That one would not fit on my back.</source>
        <translation>To by se mi na záda nevešlo.</translation>
    </message>
    <message>
        <source>Well laid! I&apos;m rolling with joy.</source>
        <translation>Krásně položené! Válím se radostí.</translation>
    </message>
    <message>
        <source>Step by step to the top.</source>
        <translation>Krůček po krůčku až nahoru.</translation>
    </message>
    <message>
        <source>Now for an apple.</source>
        <translation>A teď si dám jablko.</translation>
    </message>
    <message>
        <source>There is room for both under one leaf.</source>
        <translation>Pod jeden list se vejdeme oba.</translation>
    </message>
    <message>
        <source>Nicely played. I&apos;ll sleep on it all winter.</source>
        <translation>Pěkná hra. Celou zimu o ní budu přemýšlet.</translation>
    </message>
    <message>
        <source>I&apos;m not even curling up about it.</source>
        <translation>Ani se kvůli tomu nestočím do klubíčka.</translation>
    </message>
    <message>
        <source>Seven cards, one leap.</source>
        <translation>Sedm karet, jeden skok.</translation>
    </message>
    <message>
        <source>The whole hand, and not a trace left.</source>
        <translation>Celá ruka, a ani stopa nezbyla.</translation>
    </message>
    <message>
        <source>{points}. I had been sniffing at that place.</source>
        <translation>{points}. To místo jsem si už dlouho očichávala.</translation>
    </message>
    <message>
        <source>A small trick, a nice catch.</source>
        <translation>Malý úskok, pěkný úlovek.</translation>
    </message>
    <message>
        <source>A fox knows when to change her den.</source>
        <translation>Liška ví, kdy vyměnit noru.</translation>
    </message>
    <message>
        <source>Let&apos;s see what the pile is hiding.</source>
        <translation>Podíváme se, co balíček schovává.</translation>
    </message>
    <message>
        <source>Sly! I&apos;ll remember that card.</source>
        <translation>Mazané! Tu kartu si zapamatuju.</translation>
    </message>
    <message>
        <source>Caught! It was worth a try.</source>
        <translation>Chycená! Za zkoušku to stálo.</translation>
    </message>
    <message>
        <source>I had my eye on that place! A nice catch.</source>
        <translation>Na to místo jsem měla zálusk! Pěkný úlovek.</translation>
    </message>
    <message>
        <source>Now that was foxy.</source>
        <translation>Tak to bylo lišácké.</translation>
    </message>
    <message>
        <source>Today I carry my tail high.</source>
        <translation>Dneska nosím ocas vysoko.</translation>
    </message>
    <message>
        <source>A good hunt. Shall we go again?</source>
        <translation>Dobrý lov. Jdeme znovu?</translation>
    </message>
    <message>
        <source>We share the catch fairly.</source>
        <translation>O úlovek se poctivě rozdělíme.</translation>
    </message>
    <message>
        <source>Clever play. I was watching closely.</source>
        <translation>Chytrá hra. Dobře jsem se dívala.</translation>
    </message>
    <message>
        <source>I&apos;ll borrow that trick.</source>
        <translation>Ten kousek si od tebe půjčím.</translation>
    </message>
    <message>
        <source>Hoo! Seven letters, one entry.</source>
        <translation>Hú! Sedm písmen, jedno heslo.</translation>
    </message>
    <message>
        <source>I read it in the dark: all seven.</source>
        <translation>Přečetla jsem to i potmě: všech sedm.</translation>
    </message>
    <message>
        <source>{points}. I looked it up at midnight.</source>
        <translation>{points}. O půlnoci jsem si to našla.</translation>
    </message>
    <message>
        <source>I counted it twice. It fits.</source>
        <translation>Počítala jsem to dvakrát. Sedí to.</translation>
    </message>
    <message>
        <source>A wise owl turns the page.</source>
        <translation>Moudrá sova otočí list.</translation>
    </message>
    <message>
        <source>I have read these letters already.</source>
        <translation>Tahle písmena už mám přečtená.</translation>
    </message>
    <message>
        <source>Noted in the margin, in red.</source>
        <translation>Zapsáno na okraj, červeně.</translation>
    </message>
    <message>
        <source>Hoo. Even a dictionary has its gaps.</source>
        <translation>Hú. I slovník má své mezery.</translation>
    </message>
    <message>
        <source>Hoo! I must write that one down.</source>
        <translation>Hú! To si musím zapsat.</translation>
    </message>
    <message>
        <source>Beautifully done, every letter of it.</source>
        <translation>Krásně provedené, do posledního písmene.</translation>
    </message>
    <message>
        <source>Hoo! A pleasant evening&apos;s reading.</source>
        <translation>Hú! Příjemné večerní čtení.</translation>
    </message>
    <message>
        <source>Words come to those who sit still.</source>
        <translation>Slova přijdou za tím, kdo tiše sedí.</translation>
    </message>
    <message>
        <source>Wisdom likes company.</source>
        <translation>Moudrost má ráda společnost.</translation>
    </message>
    <message>
        <source>Hoo! I applaud with both wings.</source>
        <translation>Hú! Tleskám oběma křídly.</translation>
    </message>
    <message>
        <source>Even an owl never stops learning.</source>
        <translation>I sova se učí celý život.</translation>
    </message>
    <message>
        <source>Seven cards in one leap.</source>
        <translation>Sedm karet jedním skokem.</translation>
    </message>
    <message>
        <source>I waited until all seven fitted.</source>
        <translation>Počkal jsem si, až padne všech sedm.</translation>
    </message>
    <message>
        <source>{points}. Patience pays.</source>
        <translation>{points}. Trpělivost se vyplácí.</translation>
    </message>
    <message>
        <source>I saw that place from far away.</source>
        <translation>To místo jsem viděl už z dálky.</translation>
    </message>
    <message>
        <source>A lynx can wait for one turn.</source>
        <translation>Rys si na jeden tah počká.</translation>
    </message>
    <message>
        <source>New cards to sharpen my claws on.</source>
        <translation>Nové karty na broušení drápů.</translation>
    </message>
    <message>
        <source>Well aimed. I felt it.</source>
        <translation>Dobře mířeno. Cítil jsem to.</translation>
    </message>
    <message>
        <source>A false step. You have sharp ears.</source>
        <translation>Chybný krok. Máte bystré uši.</translation>
    </message>
    <message>
        <source>Sharp eyes! That was well seen.</source>
        <translation>Bystré oči! To bylo dobře viděné.</translation>
    </message>
    <message>
        <source>I bow to that word.</source>
        <translation>Tomu slovu se klaním.</translation>
    </message>
    <message>
        <source>You kept me on my paws. Thank you.</source>
        <translation>Nenechali jste mě ani vydechnout. Díky.</translation>
    </message>
    <message>
        <source>One quiet leap after another.</source>
        <translation>Jeden tichý skok za druhým.</translation>
    </message>
    <message>
        <source>Side by side, like tracks in the snow.</source>
        <translation>Bok po boku jako stopy ve sněhu.</translation>
    </message>
    <message>
        <source>I bow to a sharper eye.</source>
        <translation>Klaním se bystřejšímu oku.</translation>
    </message>
    <message>
        <source>What a leap! Shall we play again?</source>
        <translation>To byl skok! Zahrajeme si znovu?</translation>
    </message>
</context>
<context>
    <name>ScrabbleScores</name>
    <message>
        <source>challenged by: {names}</source>
        <translation>zpochybňuje: {names}</translation>
    </message>
    <message>
        <source>bluff: “{word}” is not in the dictionary</source>
        <translation>bluf: „{word}“ není ve slovníku</translation>
    </message>
    <message>
        <source>bluff: “{word}” is a rare form, but a good one</source>
        <translation>bluf: „{word}“ je vzácný tvar, ale platí</translation>
    </message>
    <message>
        <source>“{word}” is not in the dictionary and passed all the same</source>
        <translation>„{word}“ není ve slovníku, a přesto prošlo</translation>
    </message>
    <message>
        <source>Score sheet (Ctrl+C)</source>
        <translation>Zápis bodů (Ctrl+C)</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis bodů</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>Nothing has been written down yet.</source>
        <translation>Zatím není nic zapsáno.</translation>
    </message>
    <message>
        <source>{words}: taken back</source>
        <translation>{words}: neuznáno</translation>
    </message>
    <message>
        <source>exchanged the bonus card</source>
        <translation>výměna bonusové karty</translation>
    </message>
    <message>
        <source>exchanged {cards}</source>
        <translation>výměna: {cards}</translation>
    </message>
    <message>
        <source>exchanged {cards} and the bonus card</source>
        <translation>výměna: {cards} a bonusová karta</translation>
    </message>
    <message>
        <source>was too late</source>
        <translation>nestihnuto včas</translation>
    </message>
    <message>
        <source>lost the turn for a rejected challenge</source>
        <translation>tah propadl za neplatnou námitku</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bez tahu</translation>
    </message>
    <message>
        <source>premium ×{factor} {points}</source>
        <translation>prémie ×{factor} {points}</translation>
    </message>
    <message>
        <source>first word ×2 {points}</source>
        <translation>první slovo ×2 {points}</translation>
    </message>
    <message>
        <source>all seven cards {points}</source>
        <translation>všech sedm karet {points}</translation>
    </message>
    <message>
        <source>own group card {points}</source>
        <translation>vlastní skupinová karta {points}</translation>
    </message>
    <message>
        <source>card of {name} {points}</source>
        <translation>kartou proti hraje {name}: {points}</translation>
    </message>
    <message>
        <source>card of {name} did not count</source>
        <translation>{name}: karta se nepočítala</translation>
    </message>
    <message>
        <source>{name} added {points} to the own score instead</source>
        <translation>{name} si místo toho přičítá {points}</translation>
    </message>
    <message>
        <source>total {points}</source>
        <translation>celkem {points}</translation>
    </message>
    <message>
        <source>went out: the cards of the others {points}</source>
        <translation>poslední karta položena, karty ostatních {points}</translation>
    </message>
    <message>
        <source>held no card at the end</source>
        <translation>na konci bez karet</translation>
    </message>
    <message>
        <source>cards in hand {points}: {cards}</source>
        <translation>karty v ruce {points}: {cards}</translation>
    </message>
    <message>
        <source>together {points}</source>
        <translation>dohromady {points}</translation>
    </message>
</context>
<context>
    <name>ScrabbleShow</name>
    <message>
        <source>All seven cards!</source>
        <translation>Všech sedm karet!</translation>
    </message>
    <message>
        <source>Own group card</source>
        <translation>Skupinová karta</translation>
    </message>
    <message>
        <source>Card of {name}</source>
        <translation>Proti hraje {name}</translation>
    </message>
</context>
<context>
    <name>ScrabbleTyping</name>
    <message>
        <source>across</source>
        <translation>vodorovně</translation>
    </message>
    <message>
        <source>down</source>
        <translation>svisle</translation>
    </message>
    <message>
        <source>Type the word. Space or another click turns it.</source>
        <translation>Piš slovo. Mezerník nebo další klepnutí ho otočí.</translation>
    </message>
    <message>
        <source>You are typing the first word. The command is Ctrl+{letter} here.</source>
        <translation>Píšeš první slovo. Zkratka je teď Ctrl+{letter}.</translation>
    </message>
    <message>
        <source>Click the place where the word is to begin, then type.</source>
        <translation>Klikni na místo, kde má slovo začít, a pak piš.</translation>
    </message>
</context>
<context>
    <name>ScrabbleUnseen</name>
    <message>
        <source>Unseen cards</source>
        <translation>Neviděné karty</translation>
    </message>
    <message>
        <source>Which cards are still to come</source>
        <translation>Které karty ještě přijdou</translation>
    </message>
    <message>
        <source>In the pile: {pile}. In the hands of the others: {hands}.</source>
        <translation>V balíčku: {pile}. V rukou ostatních: {hands}.</translation>
    </message>
    <message>
        <source>Cards that leave the table go back into the pile.</source>
        <translation>Karty, které odejdou ze stolu, se vracejí do balíčku.</translation>
    </message>
    <message>
        <source>Cleared off the table: {heap}.</source>
        <translation>Odklizeno ze stolu: {heap}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>ScrabbleWords</name>
    <message>
        <source>Words of your turn</source>
        <translation>Slova tvého tahu</translation>
    </message>
</context>
<context>
    <name>SeatPlace</name>
    <message>
        <source>went out</source>
        <translation>vykládá první</translation>
    </message>
    <message>
        <source>last turn to come</source>
        <translation>čeká na poslední tah</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>poslední tah</translation>
    </message>
</context>
<context>
    <name>SeatSlip</name>
    <message>
        <source>finished</source>
        <translation>hotovo</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>people</source>
        <translation>lidé</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>počítač</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Hra pro jednoho</translation>
    </message>
    <message>
        <source>Guest, team</source>
        <translation>Host, tým</translation>
    </message>
    <message>
        <source>Add a guest or a team</source>
        <translation>Přidat hosta nebo tým</translation>
    </message>
    <message>
        <source>Play alone: {name}</source>
        <translation>Hra pro jednoho: {name}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>Jak to vypadá</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Pohyb</translation>
    </message>
    <message>
        <source>system</source>
        <translation>systém</translation>
    </message>
    <message>
        <source>light</source>
        <translation>světlý</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>tmavý</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>promítání</translation>
    </message>
    <message>
        <source>lively</source>
        <translation>živý</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>klidný</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Sounds of the game</source>
        <translation>Zvuky hry</translation>
    </message>
    <message>
        <source>Clock: last seconds and the end of a round</source>
        <translation>Hodiny: poslední vteřiny a konec kola</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>While you play</source>
        <translation>Při hře</translation>
    </message>
    <message>
        <source>Type without háčky and čárky</source>
        <translation>Psát bez háčků a čárek</translation>
    </message>
    <message>
        <source>sklar writes SKLÁŘ where only that fits</source>
        <translation>sklar zapíše SKLÁŘ, když se jinak číst nedá</translation>
    </message>
    <message>
        <source>No vulgar words</source>
        <translation>Bez sprostých slov</translation>
    </message>
    <message>
        <source>off boards, hints, opponents and solutions; from the next game on</source>
        <translation>nebudou na deskách, v nápovědách, u soupeřů ani v řešeních; platí od příští hry</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Tvoje soubory</translation>
    </message>
    <message>
        <source>Saved games, people and words lie on this computer only:</source>
        <translation>Uložené hry, lidé a slova leží jen v tomto počítači:</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otevřít složku</translation>
    </message>
    <message>
        <source>About the program</source>
        <translation>O programu</translation>
    </message>
    <message>
        <source>dobrej, velkýho, klukama, vokno, when people write them; from the next game on</source>
        <translation>dobrej, velkýho, klukama, vokno, když je píšou lidé; od příští hry</translation>
    </message>
    <message>
        <source>Colloquial Czech counts: {games}</source>
        <translation>Platí hovorová čeština: {games}</translation>
    </message>
    <message>
        <source>Free software that stands on the work of many others.</source>
        <translation>Svobodný software, který stojí na práci mnoha dalších.</translation>
    </message>
    <message>
        <source>Authors and licences</source>
        <translation>Autoři a licence</translation>
    </message>
    <message>
        <source>Ask once a month about a newer version</source>
        <translation>Jednou za měsíc se zeptat na novější verzi</translation>
    </message>
    <message>
        <source>only opens a page in the browser, if you say yes</source>
        <translation>jen otevře stránku v prohlížeči, když řekneš ano</translation>
    </message>
</context>
<context>
    <name>SheetAdviser</name>
    <message>
        <source>There is nothing to be done: pass.</source>
        <translation>Nedá se nic dělat: vynech.</translation>
    </message>
</context>
<context>
    <name>ShortModel</name>
    <message>
        <source>on your own list</source>
        <translation>na vašem seznamu</translation>
    </message>
    <message>
        <source>banned by you</source>
        <translation>máte ho zakázané</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Sort</source>
        <translation>Seřadit</translation>
    </message>
    <message>
        <source>Put the loose cards in order (Ctrl+A)</source>
        <translation>Seřadit volné karty (Ctrl+A)</translation>
    </message>
    <message>
        <source>Hint (Ctrl+H); the best moves (Ctrl+B)</source>
        <translation>Poradit (Ctrl+H); nejlepší tahy (Ctrl+B)</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Your words</source>
        <translation>Tvoje slova</translation>
    </message>
    <message>
        <source>Turn the box</source>
        <translation>Otočit krabičku</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>U stolu</translation>
    </message>
    <message>
        <source>{name} writes</source>
        <translation>Píše {name}</translation>
    </message>
    <message>
        <source>Words you find will gather here.</source>
        <translation>Tady se budou sbírat slova, která najdeš.</translation>
    </message>
    <message>
        <source>Only computers play. Watch them, or look for words yourself.</source>
        <translation>Hrají jen zvířata. Dívej se, nebo hledej slova s nimi.</translation>
    </message>
    <message>
        <source>Write your words on paper. When time is up, you will type or tick them here.</source>
        <translation>Slova pište na papír. Až vyprší čas, zadáte je sem nebo odškrtáte.</translation>
    </message>
    <message>
        <source>Write without háčky and čárky</source>
        <translation>Psát bez háčků a čárek</translation>
    </message>
</context>
<context>
    <name>SmallBoard</name>
    <message>
        <source>Board: {rows}</source>
        <translation>Deska: {rows}</translation>
    </message>
    <message>
        <source>{letter} row {row} column {column}</source>
        <translation>{letter} řádek {row} sloupec {column}</translation>
    </message>
</context>
<context>
    <name>SoloAdvice</name>
    <message>
        <source>Let me see…</source>
        <translation>Podívám se…</translation>
    </message>
</context>
<context>
    <name>SoloCounts</name>
    <message numerus="yes">
        <source>%n cards under it</source>
        <translation>
            <numerusform>pod ní %n karta</numerusform>
            <numerusform>pod ní %n karty</numerusform>
            <numerusform>pod ní %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken back %n times</source>
        <translation>
            <numerusform>%n× tah zpět</numerusform>
            <numerusform>%n× tah zpět</numerusform>
            <numerusform>%n× tah zpět</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words shown</source>
        <translation>
            <numerusform>%n× ukázáno</numerusform>
            <numerusform>%n× ukázáno</numerusform>
            <numerusform>%n× ukázáno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>zbývá %n karta</numerusform>
            <numerusform>zbývají %n karty</numerusform>
            <numerusform>zbývá %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>%n karta zbývá</numerusform>
            <numerusform>%n karty zbývají</numerusform>
            <numerusform>%n karet zbývá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left over</source>
        <translation>
            <numerusform>Zbyla %n karta</numerusform>
            <numerusform>Zbyly %n karty</numerusform>
            <numerusform>Zbylo %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points left over</source>
        <translation>
            <numerusform>%n bod zbyl</numerusform>
            <numerusform>%n body zbyly</numerusform>
            <numerusform>%n bodů zbylo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to spell it: Space changes cards</source>
        <translation>
            <numerusform>Jde složit %n způsobem.</numerusform>
            <numerusform>Jde složit %n způsoby: mezerník vymění karty</numerusform>
            <numerusform>Jde složit %n způsoby: mezerník vymění karty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are still on the table; they all count as left over.</source>
        <translation>
            <numerusform>Na stole je ještě %n karta; počítá se jako zbylá.</numerusform>
            <numerusform>Na stole jsou ještě %n karty; všechny se počítají jako zbylé.</numerusform>
            <numerusform>Na stole je ještě %n karet; všechny se počítají jako zbylé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words so far</source>
        <translation>
            <numerusform>zatím %n slovo</numerusform>
            <numerusform>zatím %n slova</numerusform>
            <numerusform>zatím %n slov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloDoing</name>
    <message>
        <source>Take the word</source>
        <translation>Vzít slovo</translation>
    </message>
</context>
<context>
    <name>SoloEnd</name>
    <message>
        <source>The game is over</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Podívat se na stůl</translation>
    </message>
    <message>
        <source>Par of this deal</source>
        <translation>Měřítko tohoto rozdání</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Nejlepší možné</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Stejné rozdání znovu</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nové rozdání</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
    <message>
        <source>Earlier deals</source>
        <translation>Dřívější rozdání</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Spočítat</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Už nehledat</translation>
    </message>
    <message>
        <source>looking for it: {share} %</source>
        <translation>hledám: {share} %</translation>
    </message>
    <message>
        <source>what careful play leaves that knows everyday words and sees open cards only</source>
        <translation>tolik zbude po pečlivé hře s běžnými slovy, která vidí jen otevřené karty</translation>
    </message>
</context>
<context>
    <name>SoloScreen</name>
    <message>
        <source>Earlier deals (Ctrl+C)</source>
        <translation>Dřívější rozdání (Ctrl+C)</translation>
    </message>
    <message>
        <source>Taken back; this is counted.</source>
        <translation>Tah je zpět; u výsledku to bude napsané.</translation>
    </message>
    <message>
        <source>used so far: {points}</source>
        <translation>zatím vyloženo: {points}</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ukázat výsledek</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Vzdát to?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>SoloSide</name>
    <message>
        <source>Words so far</source>
        <translation>Dosavadní slova</translation>
    </message>
    <message>
        <source>Show a word that is possible; it is counted (Ctrl+H)</source>
        <translation>Ukázat slovo, které jde složit; počítá se to (Ctrl+H)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Take the last move back; it is counted (Ctrl+Z)</source>
        <translation>Vzít poslední tah zpět; počítá se to (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Show a word</source>
        <translation>Ukázat slovo</translation>
    </message>
</context>
<context>
    <name>StandingsView</name>
    <message>
        <source>Points so far</source>
        <translation>Průběžné pořadí</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>Unknown options: {options}. --help lists those there are.</source>
        <translation>Neznámé volby: {options}. Jaké jsou, poví --help.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Ubrat</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Přidat</translation>
    </message>
</context>
<context>
    <name>StuckBanner</name>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dohrát</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Put the game aside and go home</source>
        <translation>Odložit hru a jít domů</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Promítání</translation>
    </message>
    <message>
        <source>Dictionary (F2)</source>
        <translation>Slovník (F2)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrajeme dál</translation>
    </message>
    <message>
        <source>The game cannot be saved: {what} It goes on in memory.</source>
        <translation>Hru nejde uložit: {what} Běží dál v paměti.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>{name} does not feel well and plays no more. The game goes on.</source>
        <translation>{name} dnes není ve formě a už nehraje. Hra jde dál.</translation>
    </message>
    <message>
        <source>Switch sounds off</source>
        <translation>Vypnout zvuky</translation>
    </message>
    <message>
        <source>Switch sounds on</source>
        <translation>Zapnout zvuky</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>last moves</source>
        <translation>poslední tahy</translation>
    </message>
    <message>
        <source>Last moves, the newest first</source>
        <translation>Poslední tahy, nejnovější první</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Take the last move back (Ctrl+Z)</source>
        <translation>Vzít poslední tah zpět (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Nápověda (H)</translation>
    </message>
    <message>
        <source>Best moves (B)</source>
        <translation>Nejlepší tahy (B)</translation>
    </message>
    <message>
        <source>Aids at the table</source>
        <translation>Pomůcky u stolu</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>The folder is read-only, so nothing can be saved there.</source>
        <translation>Do složky se nesmí zapisovat.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Na disku není místo.</translation>
    </message>
    <message>
        <source>The file cannot be read or written.</source>
        <translation>Soubor nejde číst ani zapsat.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Soubor je poškozený.</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this file.</source>
        <translation>Soubor zapsala novější verze programu.</translation>
    </message>
    <message>
        <source>The file is gone.</source>
        <translation>Soubor už tu není.</translation>
    </message>
    <message>
        <source>{what} It stays as {name}; the program goes on with a fresh one.</source>
        <translation>{what} Zůstává uložený jako {name}, program začal nový.</translation>
    </message>
    <message>
        <source>{what} Changes last only until the program is closed ({name}).</source>
        <translation>{what} Změny vydrží jen do zavření programu ({name}).</translation>
    </message>
    <message>
        <source>The word list {name} is missing. Install the program again, please.</source>
        <translation>Chybí seznam slov {name}. Nainstaluj prosím program znovu.</translation>
    </message>
    <message>
        <source>The word list {name} is damaged. Install the program again, please.</source>
        <translation>Seznam slov {name} je poškozený. Nainstaluj prosím program znovu.</translation>
    </message>
    <message>
        <source>The game does not know the option “{name}”.</source>
        <translation>Hra nezná volbu „{name}“.</translation>
    </message>
    <message>
        <source>The option “{name}” cannot be {value}.</source>
        <translation>Volba „{name}“ nemůže mít hodnotu {value}.</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Nejdřív napiš jméno.</translation>
    </message>
    <message>
        <source>Use at most {n} characters.</source>
        <translation>Vejde se nejvýš {n} znaků.</translation>
    </message>
    <message>
        <source>Somebody here already has that name.</source>
        <translation>Tak už se tu někdo jmenuje.</translation>
    </message>
    <message>
        <source>Not just now.</source>
        <translation>Teď to nejde.</translation>
    </message>
    <message>
        <source>Somebody else decides this.</source>
        <translation>O tomhle rozhoduje někdo jiný.</translation>
    </message>
    <message>
        <source>The program is already open elsewhere and writes there.</source>
        <translation>Program je už otevřený jinde a zapisuje tam.</translation>
    </message>
    <message>
        <source>The saved game {name} is damaged: what stands there beside the moves (players, options, the deal) makes no sense.</source>
        <translation>Uložená hra {name} je poškozená: co v ní stojí kromě tahů (hráči, dohoda, rozdání), nedává smysl.</translation>
    </message>
    <message>
        <source>The saved game {name} is damaged: its move {number} makes no sense.</source>
        <translation>Uložená hra {name} je poškozená: tah {number} nedává smysl.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>The program did not understand this move.</source>
        <translation>Tomuhle tahu program nerozumí.</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>dnes {time}</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day}. {month}</translation>
    </message>
    <message>
        <source>{date} {year}</source>
        <translation>{date} {year}</translation>
    </message>
    <message>
        <source>the night before last</source>
        <translation>předminulou noc</translation>
    </message>
    <message>
        <source>yesterday early</source>
        <translation>včera ráno</translation>
    </message>
    <message>
        <source>yesterday morning</source>
        <translation>včera dopoledne</translation>
    </message>
    <message>
        <source>yesterday afternoon</source>
        <translation>včera odpoledne</translation>
    </message>
    <message>
        <source>yesterday evening</source>
        <translation>včera večer</translation>
    </message>
    <message>
        <source>on Monday</source>
        <translation>v pondělí</translation>
    </message>
    <message>
        <source>on Tuesday</source>
        <translation>v úterý</translation>
    </message>
    <message>
        <source>on Wednesday</source>
        <translation>ve středu</translation>
    </message>
    <message>
        <source>on Thursday</source>
        <translation>ve čtvrtek</translation>
    </message>
    <message>
        <source>on Friday</source>
        <translation>v pátek</translation>
    </message>
    <message>
        <source>on Saturday</source>
        <translation>v sobotu</translation>
    </message>
    <message>
        <source>on Sunday</source>
        <translation>v neděli</translation>
    </message>
    <message>
        <source>January</source>
        <translation>ledna</translation>
    </message>
    <message>
        <source>February</source>
        <translation>února</translation>
    </message>
    <message>
        <source>March</source>
        <translation>března</translation>
    </message>
    <message>
        <source>April</source>
        <translation>dubna</translation>
    </message>
    <message>
        <source>May</source>
        <translation>května</translation>
    </message>
    <message>
        <source>June</source>
        <translation>června</translation>
    </message>
    <message>
        <source>July</source>
        <translation>července</translation>
    </message>
    <message>
        <source>August</source>
        <translation>srpna</translation>
    </message>
    <message>
        <source>September</source>
        <translation>září</translation>
    </message>
    <message>
        <source>October</source>
        <translation>října</translation>
    </message>
    <message>
        <source>November</source>
        <translation>listopadu</translation>
    </message>
    <message>
        <source>December</source>
        <translation>prosince</translation>
    </message>
    <message>
        <source>The folder with your games is read-only.</source>
        <translation>Do složky s tvými hrami nejde zapisovat.</translation>
    </message>
    <message>
        <source>Slovohrátky is already running but does not answer.</source>
        <translation>Slovohrátky už běží, ale neodpovídají.</translation>
    </message>
    <message>
        <source>Slovohrátky is open on the computer {name}.</source>
        <translation>Slovohrátky jsou otevřené na počítači {name}.</translation>
    </message>
    <message>
        <source>{what} You can look and play here, but nothing will be saved.</source>
        <translation>{what} Můžeš si tu všechno prohlédnout i hrát, ale nic se neuloží.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Dohráno</translation>
    </message>
    <message>
        <source>Winner: {names}, {points}</source>
        <translation>Výhra: {names}, {points}</translation>
    </message>
    <message>
        <source>The English word list {name} is missing. Everything in Czech goes on.</source>
        <translation>Chybí anglický slovník {name}. Všechno české jde dál.</translation>
    </message>
    <message>
        <source>The English word list {name} is damaged. Everything in Czech goes on.</source>
        <translation>Anglický slovník {name} je poškozený. Všechno české jde dál.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Soubor {name} tu není.</translation>
    </message>
    <message>
        <source>You are not allowed to read the file {name}.</source>
        <translation>Soubor {name} nesmíš číst.</translation>
    </message>
    <message>
        <source>The file {name} is empty. Perhaps it was not copied to its end.</source>
        <translation>Soubor {name} je prázdný. Možná se nezkopíroval celý.</translation>
    </message>
    <message>
        <source>The file {name} is no saved game of Slovohrátky.</source>
        <translation>Soubor {name} není uložená hra Slovohrátek.</translation>
    </message>
    <message>
        <source>The file {name} is too large for a saved game of Slovohrátky.</source>
        <translation>Soubor {name} je na uloženou hru Slovohrátek moc velký.</translation>
    </message>
    <message>
        <source>The saved game {name} is damaged. Perhaps it was not copied to its end.</source>
        <translation>Uložená hra {name} je poškozená. Možná se nezkopírovala celá.</translation>
    </message>
    <message>
        <source>A newer version of the program saved the game {name}. This one cannot read it yet.</source>
        <translation>Hru {name} uložila novější verze programu. Tahle ji ještě přečíst neumí.</translation>
    </message>
    <message>
        <source>The file {name} cannot be read.</source>
        <translation>Soubor {name} nejde přečíst.</translation>
    </message>
</context>
<context>
    <name>ThinkingDots</name>
    <message>
        <source>thinking</source>
        <translation>přemýšlí</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>R O Y G B P</source>
        <comment>initials of: red orange yellow green blue purple</comment>
        <translation>Č O Ž Z M F</translation>
    </message>
    <message>
        <source>square</source>
        <translation>čtvereček</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>kroužek</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>lomítko</translation>
    </message>
    <message>
        <source>lying bar</source>
        <translation>ležatá čárka</translation>
    </message>
    <message>
        <source>standing bar</source>
        <translation>svislá čárka</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>roh</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>TotalsBar</name>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Konečné pořadí</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Final results</source>
        <translation>Konečné výsledky</translation>
    </message>
</context>
<context>
    <name>VoteButton</name>
    <message>
        <source>{name}: count it</source>
        <translation>{name}: uznat</translation>
    </message>
    <message>
        <source>{name}: do not count it</source>
        <translation>{name}: neuznat</translation>
    </message>
</context>
<context>
    <name>VotesColumn</name>
    <message>
        <source>Does it count?</source>
        <translation>Uznáte je?</translation>
    </message>
    <message>
        <source>Words you accept count and go to this household&apos;s own list.</source>
        <translation>Uznaná slova platí a zapíšou se do domácího seznamu.</translation>
    </message>
</context>
<context>
    <name>Waited</name>
    <message>
        <source>Do not wait (Space)</source>
        <translation>Nečekat (mezerník)</translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Hello! What shall we call you?</source>
        <translation>Ahoj! Jak ti máme říkat?</translation>
    </message>
    <message>
        <source>Your name stays on this computer. More people can be added at any time.</source>
        <translation>Jméno zůstane jen v tomto počítači. Další lidi přidáš, kdykoli budeš chtít.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tvoje jméno</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Let us play</source>
        <translation>Jdeme hrát</translation>
    </message>
</context>
<context>
    <name>WideCover</name>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>or straight against</source>
        <translation>nebo rovnou proti zvířeti</translation>
    </message>
    <message>
        <source>Play at once against: {name}, {skill}</source>
        <translation>Hrát hned, soupeř: {name}, {skill}</translation>
    </message>
    <message>
        <source>{name}, {skill}: play at once with the last settings</source>
        <translation>{name}, {skill}: hrát hned s posledním nastavením</translation>
    </message>
</context>
<context>
    <name>WordEntry</name>
    <message>
        <source>type, or drag
across the dice</source>
        <translation>piš, nebo táhni
přes kostky</translation>
    </message>
    <message>
        <source>not on
the board</source>
        <translation>na desce
to není</translation>
    </message>
    <message>
        <source>{count}
let go to write it</source>
        <translation>{count}
pusť a zapíše se</translation>
    </message>
    <message>
        <source>{count}
Enter: {word}</source>
        <translation>{count}
Enter: {word}</translation>
    </message>
    <message>
        <source>{count}
Enter writes it</source>
        <translation>{count}
Enter zapíše</translation>
    </message>
    <message>
        <source>let go here
to drop it</source>
        <translation>když tady pustíš,
slovo se zahodí</translation>
    </message>
</context>
<context>
    <name>WordFlow</name>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n písmeno</numerusform>
            <numerusform>%n písmena</numerusform>
            <numerusform>%n písmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordStrip</name>
    <message>
        <source>word</source>
        <translation>slovo</translation>
    </message>
    <message>
        <source>Write the word down</source>
        <translation>Zapsat slovo</translation>
    </message>
    <message>
        <source>Shake</source>
        <translation>Zatřást</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>counts</source>
        <translation>platí</translation>
    </message>
    <message>
        <source>nothing written</source>
        <translation>nic tu není</translation>
    </message>
    <message>
        <source>letters only</source>
        <translation>jen písmena</translation>
    </message>
    <message>
        <source>proper name</source>
        <translation>vlastní jméno</translation>
    </message>
    <message>
        <source>abbreviation</source>
        <translation>zkratka</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>citoslovce</translation>
    </message>
    <message>
        <source>not the nominative</source>
        <translation>není to 1. pád</translation>
    </message>
    <message>
        <source>transgressive</source>
        <translation>přechodník</translation>
    </message>
    <message>
        <source>nobody uses it</source>
        <translation>nikdo ho neužívá</translation>
    </message>
    <message>
        <source>banned by you</source>
        <translation>máte ho zakázané</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>není ve slovníku</translation>
    </message>
    <message>
        <source>Nothing is written</source>
        <translation>Nic tu není napsáno</translation>
    </message>
    <message>
        <source>A word is made of letters only</source>
        <translation>Slovo se skládá jen z písmen</translation>
    </message>
    <message>
        <source>It is a proper name</source>
        <translation>Je to vlastní jméno</translation>
    </message>
    <message>
        <source>It is an abbreviation</source>
        <translation>Je to zkratka</translation>
    </message>
    <message>
        <source>It is an interjection that does not count here</source>
        <translation>Je to citoslovce, které tady neplatí</translation>
    </message>
    <message>
        <source>Declined words count in the nominative only</source>
        <translation>Ohebná slova platí jen v 1. pádě</translation>
    </message>
    <message>
        <source>It is a transgressive</source>
        <translation>Je to přechodník</translation>
    </message>
    <message>
        <source>The rules would make it, but nobody uses it</source>
        <translation>Pravidla by ho dovolila, ale nikdo ho neužívá</translation>
    </message>
    <message>
        <source>You have banned it</source>
        <translation>Máte ho zakázané</translation>
    </message>
    <message>
        <source>It is not in the dictionary</source>
        <translation>Ve slovníku není</translation>
    </message>
    <message>
        <source>counts in all games</source>
        <translation>platí ve všech hrách</translation>
    </message>
    <message>
        <source>counts in no game</source>
        <translation>neplatí v žádné hře</translation>
    </message>
    <message>
        <source>counts in {games} only</source>
        <translation>platí jen tady: {games}</translation>
    </message>
    <message>
        <source>a rare word or form</source>
        <translation>vzácné slovo nebo tvar</translation>
    </message>
    <message>
        <source>a less common word</source>
        <translation>méně běžné slovo</translation>
    </message>
    <message>
        <source>a common word</source>
        <translation>běžné slovo</translation>
    </message>
    <message>
        <source>a very common word</source>
        <translation>velmi běžné slovo</translation>
    </message>
    <message>
        <source>one of the commonest words</source>
        <translation>jedno z nejběžnějších slov</translation>
    </message>
    <message>
        <source>{banned} The ban holds for all forms of the word together.</source>
        <translation>{banned} Zákaz platí pro všechny tvary slova najednou.</translation>
    </message>
    <message>
        <source>Banned {moment}.</source>
        <translation>Zakázáno {moment}.</translation>
    </message>
    <message>
        <source>Your own word, taken {moment}.</source>
        <translation>Vaše vlastní slovo, přijato {moment}.</translation>
    </message>
    <message>
        <source>Banned by {names}, {moment}.</source>
        <translation>Zakázáno: {names}, {moment}.</translation>
    </message>
    <message>
        <source>Your own word, taken by {names}, {moment}.</source>
        <translation>Vaše vlastní slovo, přijato: {names}, {moment}.</translation>
    </message>
    <message>
        <source>A common word.</source>
        <translation>Běžné slovo.</translation>
    </message>
    <message>
        <source>A less common word.</source>
        <translation>Méně běžné slovo.</translation>
    </message>
    <message>
        <source>A rare word or form.</source>
        <translation>Vzácné slovo nebo tvar.</translation>
    </message>
    <message>
        <source>{grammar}. {note}</source>
        <translation>{grammar}. {note}</translation>
    </message>
    <message>
        <source>Meaning of “{lemma}”: {text}.</source>
        <translation>Význam slova {lemma}: {text}.</translation>
    </message>
    <message>
        <source>Like “{lemma}”: {text}.</source>
        <translation>Podobně jako {lemma}: {text}.</translation>
    </message>
    <message>
        <source>Like: {text}.</source>
        <translation>Podobně: {text}.</translation>
    </message>
    <message>
        <source>“{lemma}” in English: {text}.</source>
        <translation>Slovo {lemma} anglicky: {text}.</translation>
    </message>
    <message>
        <source>In English: {text}.</source>
        <translation>Anglicky: {text}.</translation>
    </message>
    <message>
        <source>Meaning: {text}.</source>
        <translation>Význam: {text}.</translation>
    </message>
    <message>
        <source>counts in all games but {game}</source>
        <translation>neplatí jen tady: {game}</translation>
    </message>
    <message>
        <source>counts in all Czech games</source>
        <translation>platí ve všech českých hrách</translation>
    </message>
    <message>
        <source>colloquial</source>
        <translation>hovorové</translation>
    </message>
    <message>
        <source>Colloquial forms do not count here</source>
        <translation>Hovorové tvary se tu nepočítají</translation>
    </message>
    <message>
        <source>Colloquial for “{written}”</source>
        <translation>Hovorově místo „{written}“</translation>
    </message>
    <message>
        <source>counts in no Czech game</source>
        <translation>neplatí v žádné české hře</translation>
    </message>
    <message>
        <source>What is being played began without it: it will count in the next round or game.</source>
        <translation>Rozehraná hra začala bez něj: uzná se až v dalším kole nebo v další hře.</translation>
    </message>
    <message>
        <source>What is being played began with it: it counts there, and no more in the next round or game.</source>
        <translation>Rozehraná hra začala s ním: tady ještě platí, v dalším kole nebo v další hře už ne.</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>Show more</source>
        <translation>Ukázat další</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>MMM d, yyyy, h:mm AP</source>
        <comment>day and time, in letters of Qt</comment>
        <translation>d. M. yyyy H:mm</translation>
    </message>
</context>
<context>
    <name>ZoomStrip</name>
    <message>
        <source>Farther (−)</source>
        <translation>Oddálit (−)</translation>
    </message>
    <message>
        <source>Nearer (+)</source>
        <translation>Přiblížit (+)</translation>
    </message>
    <message>
        <source>Everything, and again for a middle size (0)</source>
        <translation>Celý stůl, znovu střední velikost (0)</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n kámen</numerusform>
            <numerusform>%n kameny</numerusform>
            <numerusform>%n kamenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n qwirkles</source>
        <translation>
            <numerusform>%n qwirkle</numerusform>
            <numerusform>%n qwirkly</numerusform>
            <numerusform>%n qwirklů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag</source>
        <comment>how many of them</comment>
        <translation>
            <numerusform>%n kámen v pytlíku</numerusform>
            <numerusform>%n kameny v pytlíku</numerusform>
            <numerusform>%n kamenů v pytlíku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay for %n points</source>
        <translation>
            <numerusform>Položit za %n bod</numerusform>
            <numerusform>Položit za %n body</numerusform>
            <numerusform>Položit za %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tiles</source>
        <translation>
            <numerusform>Vyměnit %n kámen</numerusform>
            <numerusform>Vyměnit %n kameny</numerusform>
            <numerusform>Vyměnit %n kamenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open the game. Lay your largest set: %n tiles in one line.</source>
        <translation>
            <numerusform>Začínáš. Polož svou největší sadu: %n kámen.</numerusform>
            <numerusform>Začínáš. Polož svou největší sadu: %n kameny v jedné řadě.</numerusform>
            <numerusform>Začínáš. Polož svou největší sadu: %n kamenů v jedné řadě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opens with %n tiles</source>
        <translation>
            <numerusform>začíná s %n kamenem</numerusform>
            <numerusform>začíná se %n kameny</numerusform>
            <numerusform>začíná s %n kameny</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bag has only %n tiles left to trade for.</source>
        <translation>
            <numerusform>V pytlíku na výměnu zbývá jen %n kámen.</numerusform>
            <numerusform>V pytlíku na výměnu zbývají jen %n kameny.</numerusform>
            <numerusform>V pytlíku na výměnu zbývá jen %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first move must be exactly %n tiles in one line.</source>
        <translation>
            <numerusform>První tah musí být přesně %n kámen.</numerusform>
            <numerusform>První tah musí být přesně %n kameny v jedné řadě.</numerusform>
            <numerusform>První tah musí být přesně %n kamenů v jedné řadě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n more tiles: the set must be whole.</source>
        <translation>
            <numerusform>Polož ještě %n kámen, sada má být celá.</numerusform>
            <numerusform>Polož ještě %n kameny, sada má být celá.</numerusform>
            <numerusform>Polož ještě %n kamenů, sada má být celá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tiles in the bag</source>
        <comment>under the big number %n</comment>
        <translation>
            <numerusform>kámen v pytlíku</numerusform>
            <numerusform>kameny v pytlíku</numerusform>
            <numerusform>kamenů v pytlíku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n slovo</numerusform>
            <numerusform>%n slova</numerusform>
            <numerusform>%n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n words</source>
        <translation>
            <numerusform>víc než %n slovo</numerusform>
            <numerusform>víc než %n slova</numerusform>
            <numerusform>víc než %n slov</numerusform>
        </translation>
    </message>
    <message>
        <source>A saved game cannot be read. Nothing is thrown away, it stays as {name}.</source>
        <translation>Jedna uložená hra nejde přečíst. Nic se nezahodilo, zůstává jako {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games cannot be read. Nothing is thrown away, they stay as {name} etc.</source>
        <translation>
            <numerusform>%n uložená hra nejde přečíst. Nic se nezahodilo, zůstává jako {name}.</numerusform>
            <numerusform>%n uložené hry nejdou přečíst. Nic se nezahodilo, zůstávají jako {name} a podobně.</numerusform>
            <numerusform>%n uložených her nejde přečíst. Nic se nezahodilo, zůstávají jako {name} a podobně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n písmeno</numerusform>
            <numerusform>%n písmena</numerusform>
            <numerusform>%n písmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <comment>under the big number</comment>
        <translation>
            <numerusform>%n karta v balíčku</numerusform>
            <numerusform>%n karty v balíčku</numerusform>
            <numerusform>%n karet v balíčku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <translation>
            <numerusform>Vyměnit %n kartu</numerusform>
            <numerusform>Vyměnit %n karty</numerusform>
            <numerusform>Vyměnit %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards will leave the table.</source>
        <translation>
            <numerusform>Ze stolu odejde %n karta.</numerusform>
            <numerusform>Ze stolu odejdou %n karty.</numerusform>
            <numerusform>Ze stolu odejde %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards leave the table.</source>
        <translation>
            <numerusform>Ze stolu odchází %n karta.</numerusform>
            <numerusform>Ze stolu odcházejí %n karty.</numerusform>
            <numerusform>Ze stolu odchází %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the heap</source>
        <translation>
            <numerusform>%n karta na hromádce</numerusform>
            <numerusform>%n karty na hromádce</numerusform>
            <numerusform>%n karet na hromádce</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Nothing</name>
    <message>
        <source>Nothing in progress</source>
        <translation>Nic rozehraného</translation>
    </message>
    <message>
        <source>A game you leave waits here for you.</source>
        <translation>Hra, kterou odložíš, na tebe počká tady.</translation>
    </message>
</context>
<context>
    <name>_RoundCounts</name>
    <message numerus="yes">
        <source>After %n rounds</source>
        <translation>
            <numerusform>Po %n kole</numerusform>
            <numerusform>Po %n kolech</numerusform>
            <numerusform>Po %n kolech</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_RowButtons</name>
    <message>
        <source>Throw away</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Throw away: {name}</source>
        <translation>Zahodit: {name}</translation>
    </message>
    <message>
        <source>Continue: {name}</source>
        <translation>Pokračovat: {name}</translation>
    </message>
    <message>
        <source>Results: {name}</source>
        <translation>Výsledky: {name}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Uložit kopii…</translation>
    </message>
    <message>
        <source>Save a copy…: {name}</source>
        <translation>Uložit kopii…: {name}</translation>
    </message>
</context>
</TS>
