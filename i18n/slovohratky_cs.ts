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
        <source>What words mean</source>
        <translation>Co slova znamenají</translation>
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
        <source>Python by the Python Software Foundation (PSF licence), and what it stands on: libffi, zlib, Expat, libmpdec, bzip2; liblzma and SQLite, which are in the public domain. platformdirs (MIT), segno (BSD).</source>
        <translation>Python od Python Software Foundation (licence PSF) a to, na čem stojí: libffi, zlib, Expat, libmpdec, bzip2; liblzma a SQLite, které jsou volnými díly. platformdirs (MIT), segno (BSD).</translation>
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
    <message>
        <source>In words for children: our own, free for everybody (CC0). Definitions from the dictionary of foreign words by Marcel Dopita and others, put together by Michal Čihař (stardict-czech, GPL-2 or later). Synonyms from the Czech thesaurus by xHire (mythes-cs, GFDL 1.1 or later). English from FreeDict (eng-ces, GPL-2 or later).</source>
        <translation>Slova vysvětlená pro děti: naše vlastní, volná pro každého (CC0). Výklady ze Slovníku cizích slov Marcela Dopity a dalších, který sestavuje Michal Čihař (stardict-czech, GPL-2 nebo novější). Synonyma z českého slovníku synonym od xHire (mythes-cs, GFDL 1.1 nebo novější). Angličtina z FreeDict (eng-ces, GPL-2 nebo novější).</translation>
    </message>
    <message>
        <source>From SCOWL, collected by Kevin Atkinson, who lets everybody use it. What they mean: from WordNet 3.0 by Princeton University, under a licence of its own. In Czech: from FreeDict (eng-ces, GPL-2 or later).</source>
        <translation>Ze seznamu SCOWL, který sestavil Kevin Atkinson a smí ho používat každý. Co znamenají: z WordNetu 3.0 Princetonské univerzity, pod jeho vlastní licencí. Česky: z FreeDictu (eng-ces, GPL-2 nebo novější).</translation>
    </message>
    <message>
        <source>Pictures beside words</source>
        <translation>Obrázky u slov</translation>
    </message>
    <message>
        <source>From Noto Color Emoji by Google, SIL Open Font License 1.1.</source>
        <translation>Z písma Noto Color Emoji od Googlu, licence SIL Open Font License 1.1.</translation>
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
    <name>AgreementsButton</name>
    <message>
        <source>usual rules</source>
        <translation>obvyklá pravidla</translation>
    </message>
    <message>
        <source>rules +{number}</source>
        <translation>pravidla +{number}</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>pravidla</translation>
    </message>
    <message>
        <source>Agreed: {what}</source>
        <translation>Ujednáno: {what}</translation>
    </message>
    <message>
        <source>What holds at this table</source>
        <translation>Co u stolu platí</translation>
    </message>
    <message>
        <source>{name}: head start {points}</source>
        <translation>{name}: náskok {points}</translation>
    </message>
    <message>
        <source>{name}: time {more}</source>
        <translation>{name}: čas {more}</translation>
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
        <source>Hare</source>
        <comment>against</comment>
        <translation>Zajíci</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>against</comment>
        <translation>Ježkovi</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>against</comment>
        <translation>Lišce</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>against</comment>
        <translation>Sově</translation>
    </message>
    <message>
        <source>Lynx</source>
        <comment>against</comment>
        <translation>Rysovi</translation>
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
    <message>
        <source>Lively hare</source>
        <translation>Čilý zajíc</translation>
    </message>
    <message>
        <source>Lively hedgehog</source>
        <translation>Čilý ježek</translation>
    </message>
    <message>
        <source>Lively fox</source>
        <translation>Čilá liška</translation>
    </message>
    <message>
        <source>Lively owl</source>
        <translation>Čilá sova</translation>
    </message>
    <message>
        <source>Sleepy hedgehog</source>
        <translation>Rozespalý ježek</translation>
    </message>
    <message>
        <source>Sleepy fox</source>
        <translation>Rozespalá liška</translation>
    </message>
    <message>
        <source>Sleepy owl</source>
        <translation>Rozespalá sova</translation>
    </message>
    <message>
        <source>Sleepy lynx</source>
        <translation>Rozespalý rys</translation>
    </message>
    <message>
        <source>for children</source>
        <translation>pro děti</translation>
    </message>
    <message>
        <source>Leveret</source>
        <translation>Zajíček</translation>
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
    <name>AskedPeople</name>
    <message>
        <source>Nobody</source>
        <comment>whoever presses it passes for all</comment>
        <translation>Nikdo</translation>
    </message>
</context>
<context>
    <name>AskedPerson</name>
    <message>
        <source>No</source>
        <comment>whoever presses it passes</comment>
        <translation>Ne</translation>
    </message>
    <message>
        <source>{name}: no, said already</source>
        <translation>{name}: ne, už zaznělo</translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation>{name}: ne</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>If you do, press your name; if not, press No beside it.</source>
        <translation>Kdo ano, stiskne své jméno; kdo ne, stiskne Ne vedle něj.</translation>
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
        <source>{name}: which words do you reject?</source>
        <comment>a team</comment>
        <translation>{name}: která slova neuznáváte?</translation>
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
        <source>A word falls if most of the others are against it; a tie lets it stand.</source>
        <translation>Slovo padne, když je proti němu většina ostatních; při shodě platí.</translation>
    </message>
</context>
<context>
    <name>AskingCounts</name>
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
            <numerusform>%n hlas proti</numerusform>
            <numerusform>%n hlasy proti</numerusform>
            <numerusform>%n hlasů proti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupPanel</name>
    <message>
        <source>Backup</source>
        <translation>Záloha</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Zálohovat…</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <translation>Obnovit…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Backup of Slovohrátky</source>
        <translation>Záloha Slovohrátek</translation>
    </message>
    <message>
        <source>All is in {name}.</source>
        <translation>Všechno je v souboru {name}.</translation>
    </message>
    <message>
        <source>Brought back: games {games}, people {people}. What was here stayed.</source>
        <translation>Obnoveno: her {games}, lidí {people}. Co tu bylo, zůstalo.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zastaveno.</translation>
    </message>
    <message>
        <source>The file {name} is no backup of Slovohrátky.</source>
        <translation>Soubor {name} není záloha Slovohrátek.</translation>
    </message>
    <message>
        <source>Games, people and words into one file, for another computer or a bad day. How the program looks and sounds is not in it: each computer keeps its own settings.</source>
        <translation>Hry, lidé a slova v jednom souboru, pro jiný počítač nebo horší časy. Vzhled a zvuky v něm nejsou: nastavení má každý počítač svoje.</translation>
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
    <name>BestMovesSheet</name>
    <message>
        <source>Thinking it through…</source>
        <translation>Přemýšlím…</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Ukázat na stole</translation>
    </message>
    <message>
        <source>Still comparing, all on the same deals. The order may change.</source>
        <translation>Ještě porovnávám, všechny tahy na stejných rozdáních. Pořadí se může změnit.</translation>
    </message>
    <message>
        <source>The best first: points now, the chance to win, and how many points more than the others you can expect with what follows.</source>
        <translation>Nejlepší první: body hned, šance vyhrát a o kolik bodů víc než ostatní se dá čekat i s tím, co přijde potom.</translation>
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
    <name>BestWays</name>
    <message>
        <source>Searching…</source>
        <translation>Hledám…</translation>
    </message>
    <message>
        <source>Find the best</source>
        <translation>Najít nejlepší</translation>
    </message>
    <message>
        <source>What was found; Enter explains the word</source>
        <translation>Co se našlo; Enter slovo vysvětlí</translation>
    </message>
    <message>
        <source>What was found; Enter shows where it lies</source>
        <translation>Co se našlo; Enter ukáže, kam to přijde</translation>
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
    <name>BlackSheet</name>
    <message>
        <source>The screen is black; any key brings it back</source>
        <translation>Obraz je černý, vrátí ho kterákoli klávesa</translation>
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
    <name>BoggleBox</name>
    <message>
        <source>Sixteen letters from the table</source>
        <translation>Šestnáct písmen ze stolu</translation>
    </message>
    <message>
        <source>Row by row, from the top left; blanks do not matter. Two letters on one die go in brackets: (CH).</source>
        <translation>Řádek po řádku, zleva shora; mezery nevadí. Dvě písmena na jedné kostce patří do závorky: (CH).</translation>
    </message>
    <message>
        <source>common</source>
        <translation>běžné</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>as many as we like</source>
        <translation>kolik budeme chtít</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Letters of a word at least</source>
        <translation>Písmen ve slově nejméně</translation>
    </message>
    <message>
        <source>Words found</source>
        <translation>Nalezená slova</translation>
    </message>
    <message>
        <source>Words with blanks between them; what two have written is crossed out by itself. A word that the table does not take has ! before it. A number alone is taken as the points of the round.</source>
        <translation>Slova s mezerami; co mají dva, škrtne se samo. Slovo, které stůl neuzná, má před sebou !. Samotné číslo se bere jako body za kolo.</translation>
    </message>
    <message>
        <source>Who shakes first</source>
        <translation>Kdo třese první</translation>
    </message>
    <message>
        <source>{round}: {name} shakes the box</source>
        <translation>{round}: krabicí třese {name}</translation>
    </message>
    <message>
        <source>words: {count}</source>
        <translation>slova: {count}</translation>
    </message>
    <message>
        <source>as written: {words}</source>
        <translation>jak je napsáno: {words}</translation>
    </message>
    <message>
        <source>others have: {words}</source>
        <translation>mají i jiní: {words}</translation>
    </message>
    <message>
        <source>not on the board: {words}</source>
        <translation>na desce není: {words}</translation>
    </message>
    <message>
        <source>too short: {words}</source>
        <translation>příliš krátké: {words}</translation>
    </message>
    <message>
        <source>not taken: {words}</source>
        <translation>neuznáno: {words}</translation>
    </message>
</context>
<context>
    <name>BoggleCounts</name>
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
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n nápověda</numerusform>
            <numerusform>%n nápovědy</numerusform>
            <numerusform>%n nápověd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoggleGuide</name>
    <message>
        <source>Take the box with the mouse and shake it, or hold Space.</source>
        <translation>Chyť krabičku myší a zatřes s ní, nebo podrž mezerník.</translation>
    </message>
    <message>
        <source>All lists lie open: a word that two have counts for nobody, every other one is a point.</source>
        <translation>Seznamy leží odkryté: slovo, které mají dva, neplatí nikomu, za každé jiné je bod.</translation>
    </message>
    <message>
        <source>A short word counts as much as a long one. Try other endings: les, lesy, lesa.</source>
        <translation>Krátké slovo platí stejně jako dlouhé. Zkus i jiné koncovky: les, lesy, lesa.</translation>
    </message>
    <message>
        <source>Type a word, or draw it across dice that touch; Enter puts it down. Each die serves once.</source>
        <translation>Slovo napiš, nebo ho přejeď po kostkách, které se dotýkají; Enter ho zapíše. Každá kostka slouží jen jednou.</translation>
    </message>
    <message>
        <source>Every word of yours is a point. What else was there you can see on the right.</source>
        <translation>Za každé tvoje slovo je bod. Co tu ještě bylo, najdeš vpravo.</translation>
    </message>
</context>
<context>
    <name>BoggleLesson</name>
    <message>
        <source>On the board</source>
        <translation>Na desce</translation>
    </message>
    <message>
        <source>Everybody looks for words on one board. A word counts for whoever alone has it.</source>
        <translation>Všichni hledají slova na jedné desce. Slovo se počítá tomu, kdo ho má jako jediný.</translation>
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
        <source>board as it falls</source>
        <translation>deska, jak padne</translation>
    </message>
    <message>
        <source>easy board</source>
        <translation>snadná deska</translation>
    </message>
    <message>
        <source>rich board</source>
        <translation>bohatá deska</translation>
    </message>
    <message>
        <source>hard board</source>
        <translation>těžká deska</translation>
    </message>
    <message>
        <source>with rare letters</source>
        <translation>se vzácnými písmeny</translation>
    </message>
    <message>
        <source>no rare letters</source>
        <translation>bez vzácných písmen</translation>
    </message>
    <message>
        <source>a single letter is enough</source>
        <translation>stačí jedno písmeno</translation>
    </message>
    <message>
        <source>words from {letters} letters</source>
        <translation>slova od {letters} písmen</translation>
    </message>
    <message>
        <source>up to {points} points</source>
        <translation>do {points} bodů</translation>
    </message>
    <message>
        <source>no háčky, no čárky</source>
        <translation>bez háčků a čárek</translation>
    </message>
    <message>
        <source>good board</source>
        <translation>dobrá deska</translation>
    </message>
    <message>
        <source>no votes</source>
        <translation>bez hlasování</translation>
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
    <message>
        <source>with hints</source>
        <translation>s nápovědami</translation>
    </message>
    <message>
        <source>found words counted</source>
        <translation>s počítadlem slov</translation>
    </message>
    <message>
        <source>Hints: where a word begins, how long it is, the word</source>
        <translation>Nápovědy: kde slovo začíná, jak je dlouhé, které to je</translation>
    </message>
    <message>
        <source>Show while playing how many of the common words you have</source>
        <translation>Při hře ukazovat, kolik běžných slov už máš</translation>
    </message>
    <message>
        <source>given board</source>
        <translation>daná deska</translation>
    </message>
</context>
<context>
    <name>BogglePrint</name>
    <message>
        <source>One large board</source>
        <translation>Jedna velká deska</translation>
    </message>
    <message>
        <source>Four a page, with lines</source>
        <translation>Čtyři na stránku s řádky</translation>
    </message>
    <message>
        <source>Sets A and B</source>
        <translation>Sady A a B</translation>
    </message>
    <message>
        <source>Board {code}</source>
        <translation>Deska {code}</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Set {name}</source>
        <translation>Sada {name}</translation>
    </message>
    <message>
        <source>Boggle, sets A and B</source>
        <translation>Boggle, sady A a B</translation>
    </message>
    <message>
        <source>{common} common words (before the dash), {all} in all.</source>
        <translation>Běžných slov (před pomlčkou): {common}, všech dohromady: {all}.</translation>
    </message>
    <message>
        <source>Boggle: points</source>
        <translation>Boggle: body</translation>
    </message>
    <message>
        <source>Names stand in the first line. The next player shakes the box in each round.</source>
        <translation>Do prvního řádku patří jména. V každém kole míchá krabicí další hráč.</translation>
    </message>
    <message>
        <source>A word that nobody else has is worth a point, whatever its length.</source>
        <translation>Za slovo, které nemá nikdo jiný, je bod, ať je jakkoli dlouhé.</translation>
    </message>
    <message>
        <source>Hidden to order: {words}</source>
        <translation>Schováno na přání: {words}</translation>
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
        <source>Still to vote: {names}.</source>
        <translation>Chybí ještě hlas: {names}.</translation>
    </message>
    <message>
        <source>Still to vote: {names}.</source>
        <comment>several people</comment>
        <translation>Chybí ještě hlasy: {names}.</translation>
    </message>
    <message>
        <source>If you go on now, “{word}” does not count.</source>
        <translation>Když teď budete pokračovat, slovo „{word}“ se neuzná.</translation>
    </message>
    <message>
        <source>If you go on now, these words do not count: {words}.</source>
        <translation>Když teď budete pokračovat, neuznají se slova {words}.</translation>
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
        <source>{word}, no point, also found by {names}</source>
        <comment>several people</comment>
        <translation>{word}, bez bodu, mají to také {names}</translation>
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
        <source>Only {name} has: {word}</source>
        <translation>Jen {name} má: {word}</translation>
    </message>
    <message>
        <source>Only {name} have: {word}</source>
        <translation>Jen {name} mají: {word}</translation>
    </message>
    <message>
        <source>{said}. Enter puts it to the vote</source>
        <translation>{said}. Enterem ho navrhneš k hlasování</translation>
    </message>
    <message>
        <source>put to the vote</source>
        <translation>navrhnout k hlasování</translation>
    </message>
    <message>
        <source>{words}, {hints}</source>
        <translation>{words}, {hints}</translation>
    </message>
    <message>
        <source>results of round {number} of {rounds}</source>
        <translation>výsledky {number}. kola z {rounds}</translation>
    </message>
</context>
<context>
    <name>BoggleReview</name>
    <message>
        <source>A common word was left on the board ({letters}). Can you find it?</source>
        <translation>Na desce zůstalo běžné slovo ({letters}). Najdeš ho?</translation>
    </message>
    <message>
        <source>It begins with {letter}.</source>
        <translation>Začíná na {letter}.</translation>
    </message>
    <message>
        <source>It begins with {letters}…</source>
        <translation>Začíná na {letters}…</translation>
    </message>
    <message>
        <source>The word is “{word}”.</source>
        <translation>To slovo je „{word}“.</translation>
    </message>
    <message>
        <source>Nobody had it: it would have been a point.</source>
        <translation>Nikdo ho neměl, byl by za něj bod.</translation>
    </message>
    <message>
        <source>The longest common word of this board has {letters}. Can you find it?</source>
        <translation>Nejdelší běžné slovo téhle desky má {letters}. Najdeš ho?</translation>
    </message>
    <message>
        <source>Just one player had it, and got a point for it.</source>
        <translation>Měl ho jen jeden hráč a dostal za něj bod.</translation>
    </message>
</context>
<context>
    <name>BoggleSummary</name>
    <message>
        <source>good words</source>
        <translation>dobrá slova</translation>
    </message>
    <message>
        <source>{found} of {common} common words</source>
        <translation>{found} z {common} běžných slov</translation>
    </message>
    <message>
        <source>the hare would find about {number}</source>
        <translation>Zajíc by našel asi {number}</translation>
    </message>
    <message>
        <source>the hedgehog would find about {number}</source>
        <translation>Ježek by našel asi {number}</translation>
    </message>
    <message>
        <source>the fox would find about {number}</source>
        <translation>Liška by našla asi {number}</translation>
    </message>
    <message>
        <source>the owl would find about {number}</source>
        <translation>Sova by našla asi {number}</translation>
    </message>
    <message>
        <source>the lynx would find about {number}</source>
        <translation>Rys by našel asi {number}</translation>
    </message>
    <message>
        <source>your average {number}</source>
        <translation>tvůj průměr {number}</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>nápovědy</translation>
    </message>
    <message>
        <source>at best {number}</source>
        <translation>nejlíp {number}</translation>
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
        <source>came before the clock started</source>
        <translation>přišlo dřív, než se rozběhly hodiny</translation>
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
        <source>The clock is running already.</source>
        <translation>Hodiny už běží.</translation>
    </message>
    <message>
        <source>The clock stands already.</source>
        <translation>Hodiny už stojí.</translation>
    </message>
    <message>
        <source>The box has to be shaken first.</source>
        <translation>Nejdřív je třeba zatřást krabicí.</translation>
    </message>
    <message>
        <source>The clock has not started yet.</source>
        <translation>Hodiny se ještě nerozběhly.</translation>
    </message>
    <message>
        <source>Words are still being written; this comes after the round.</source>
        <translation>Slova se ještě píšou, na tohle dojde až po kole.</translation>
    </message>
    <message>
        <source>The time is up; the lists are being typed now.</source>
        <translation>Čas vypršel, teď se opisují seznamy.</translation>
    </message>
    <message>
        <source>The round is over; the lists lie open.</source>
        <translation>Kolo skončilo, seznamy už jsou odkryté.</translation>
    </message>
    <message>
        <source>The round has gone on; this is not asked any more.</source>
        <translation>Kolo už je dál, na tohle je pozdě.</translation>
    </message>
    <message>
        <source>No common word is left to give a hint to.</source>
        <translation>Nezbývá už žádné běžné slovo, ke kterému by šlo napovědět.</translation>
    </message>
    <message>
        <source>left in this round</source>
        <translation>do konce kola</translation>
    </message>
    <message>
        <source>{name} shake the box</source>
        <translation>Krabičkou třesou {name}</translation>
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
        <source>Pens down: next you will type the words you have written.</source>
        <translation>Tužky dolů: teď se opíšou napsaná slova.</translation>
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
        <source>{sentence} It is the turn of {name} then.</source>
        <comment>a team</comment>
        <translation>{sentence} Na řadě pak budou {name}.</translation>
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
    <message>
        <source>How long is it?</source>
        <translation>Jak je dlouhé?</translation>
    </message>
    <message>
        <source>Which word is it?</source>
        <translation>Které slovo to je?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>The word is “{word}”.</source>
        <translation>To slovo je „{word}“.</translation>
    </message>
    <message>
        <source>It begins with {letter} and has {letters}.</source>
        <translation>Začíná na {letter} a má {letters}.</translation>
    </message>
    <message>
        <source>A word begins with this {letter}: row {row}, die {column}.</source>
        <translation>Tímhle {letter} začíná slovo: řada {row}, kostka {column}.</translation>
    </message>
    <message>
        <source>You have {found} of {common} common words</source>
        <translation>Máš {found} z {common} běžných slov</translation>
    </message>
    <message>
        <source>This is for people only.</source>
        <translation>Tohle je jen pro lidi.</translation>
    </message>
    <message>
        <source>You play without hints.</source>
        <translation>Hraje se bez nápověd.</translation>
    </message>
    <message>
        <source>wow, {letters}!</source>
        <translation>páni, {letters}!</translation>
    </message>
    <message>
        <source>great, that is one!</source>
        <translation>výborně, to je ono!</translation>
    </message>
    <message>
        <source>well found!</source>
        <translation>krásný nález!</translation>
    </message>
    <message>
        <source>yes, go on like that!</source>
        <translation>ano, jen tak dál!</translation>
    </message>
    <message>
        <source>is not in my dictionary, try another one</source>
        <translation>v mém slovníku není, zkus jiné</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>{number}. kolo z {rounds}</translation>
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
    <name>BoggleWall</name>
    <message>
        <source>A point for a word that no other team has.</source>
        <translation>Bod za slovo, které nemá žádný jiný tým.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} z {all}</translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message>
        <source>{name} {points}, together {total}</source>
        <translation>{name} {points}, celkem {total}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Konec</translation>
    </message>
</context>
<context>
    <name>BoxClock</name>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>O minutu víc</translation>
    </message>
    <message>
        <source>Anew</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Spustit</translation>
    </message>
</context>
<context>
    <name>BoxEnd</name>
    <message>
        <source>A new sheet</source>
        <translation>Nový list</translation>
    </message>
    <message>
        <source>The most points: {names}</source>
        <translation>Nejvíc bodů: {names}</translation>
    </message>
    <message>
        <source>Nobody has a point</source>
        <translation>Nikdo nemá ani bod</translation>
    </message>
</context>
<context>
    <name>BoxEvening</name>
    <message>
        <source>{round}, written anew</source>
        <translation>{round}: oprava zápisu</translation>
    </message>
    <message>
        <source>{round}, {name}: written anew</source>
        <translation>{round}, {name}: oprava zápisu</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <translation>Platí slovo?</translation>
    </message>
    <message>
        <source>What was best</source>
        <translation>Co by bylo nejlepší</translation>
    </message>
    <message>
        <source>Word?</source>
        <translation>Slovo?</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Nejlepší</translation>
    </message>
</context>
<context>
    <name>BoxPage</name>
    <message>
        <source>With the box on the table</source>
        <translation>S krabicí na stole</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <translation>Vrátit poslední zápis</translation>
    </message>
    <message>
        <source>A new sheet</source>
        <translation>Nový list</translation>
    </message>
    <message>
        <source>Who plays on</source>
        <translation>Kdo hraje dál</translation>
    </message>
    <message>
        <source>Begin a new sheet?</source>
        <translation>Začít nový list?</translation>
    </message>
    <message>
        <source>This one is not finished; a new one takes its place.</source>
        <translation>Tenhle ještě není dopsaný a nový ho nahradí.</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Nový list</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Zůstat tady</translation>
    </message>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} odchází od stolu</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} je zpátky u stolu</translation>
    </message>
</context>
<context>
    <name>BoxPeople</name>
    <message>
        <source>Who is playing?</source>
        <translation>Kdo sedí u stolu?</translation>
    </message>
    <message>
        <source>Press people clockwise, as they sit; a second press lets them go.</source>
        <translation>Vybírej po směru hodin, jak sedíte; druhým stisknutím člověk odejde.</translation>
    </message>
    <message>
        <source>Open the sheet</source>
        <translation>Otevřít zápis</translation>
    </message>
    <message>
        <source>Somebody else&apos;s name</source>
        <translation>Jméno někoho dalšího</translation>
    </message>
    <message>
        <source>Seat them</source>
        <translation>Posadit</translation>
    </message>
    <message>
        <source>At most {count} can play.</source>
        <translation>Hrát jich může nejvýš {count}.</translation>
    </message>
    <message>
        <source>Somebody else has to sit down, too.</source>
        <translation>Musí si sednout ještě někdo.</translation>
    </message>
    <message>
        <source>Nobody sits there yet.</source>
        <translation>Zatím tu nikdo nesedí.</translation>
    </message>
</context>
<context>
    <name>BoxRounds</name>
    <message>
        <source>Rounds; Enter writes one anew</source>
        <translation>Kola; Enter otevře opravu zápisu</translation>
    </message>
</context>
<context>
    <name>Boxed</name>
    <message>
        <source>Who begins</source>
        <translation>Kdo začíná</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>{round}: the turn of {name}</source>
        <translation>{round}: na tahu je {name}</translation>
    </message>
    <message>
        <source>“{text}” is no number of points.</source>
        <translation>„{text}“ není počet bodů.</translation>
    </message>
    <message>
        <source>There is no card “{text}”.</source>
        <translation>Karta „{text}“ v balíčku není.</translation>
    </message>
    <message>
        <source>A bracket is missing in “{text}”.</source>
        <translation>V „{text}“ chybí závorka.</translation>
    </message>
    <message>
        <source>“{text}” is no word.</source>
        <translation>„{text}“ není slovo.</translation>
    </message>
    <message>
        <source>“{text}” is no length of a line: it has two to six tiles.</source>
        <translation>„{text}“ není délka řady: ta má dva až šest kamenů.</translation>
    </message>
    <message>
        <source>A premium card doubles (*2) or triples (*3), and never the first word.</source>
        <translation>Prémiová karta násobí dvěma (*2) nebo třemi (*3), a nikdy první slovo.</translation>
    </message>
    <message>
        <source>The board has sixteen letters, not {text}.</source>
        <translation>Deska má šestnáct písmen, ne {text}.</translation>
    </message>
    <message>
        <source>There are at most {text} cards.</source>
        <translation>Karet je nejvýš {text}.</translation>
    </message>
    <message>
        <source>Nothing is written there yet.</source>
        <translation>Zatím tu nic není napsáno.</translation>
    </message>
    <message>
        <source>One bonus card a turn: either a premium card or the own group card.</source>
        <translation>V tahu smí být jen jedna bonusová karta: buď prémiová, nebo vlastní skupinová.</translation>
    </message>
    <message>
        <source>Tiles cannot lie so: look at those with a red edge.</source>
        <translation>Takhle kameny ležet nemohou: podívej se na ty s červeným okrajem.</translation>
    </message>
    <message>
        <source>{text} cannot stand with the first word: its player may not use a group card yet.</source>
        <translation>{text} k prvnímu slovu nepatří: kdo ho pokládá, skupinovou kartu ještě použít nesmí.</translation>
    </message>
</context>
<context>
    <name>ByCodeDialog</name>
    <message>
        <source>Play by code</source>
        <translation>Hrát podle kódu</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kód</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Take this deal</source>
        <translation>Vzít tohle rozdání</translation>
    </message>
    <message>
        <source>{game}. With as many players as whoever passed it on you get the same deal.</source>
        <translation>{game}. Stejně se rozdá, když vás bude tolik, kolik hrálo u toho, kdo kód předal.</translation>
    </message>
    <message>
        <source>Type or paste the code, or the sixteen letters of a board. Capitals and blanks do not count.</source>
        <translation>Napiš nebo vlož kód, nebo šestnáct písmen desky. Velikost písmen a mezery nehrají roli.</translation>
    </message>
    <message>
        <source>{game}: hands for a class</source>
        <translation>{game}: ruce pro třídu</translation>
    </message>
</context>
<context>
    <name>ChallengePage</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
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
    <name>ChallengesTab</name>
    <message>
        <source>Earlier month</source>
        <translation>Dřívější měsíc</translation>
    </message>
    <message>
        <source>Later month</source>
        <translation>Pozdější měsíc</translation>
    </message>
    <message>
        <source>Today, {how}. The first try of each task counts.</source>
        <translation>Dnes, {how}. U každého úkolu platí první pokus.</translation>
    </message>
    <message>
        <source>A past day, {how}: you can play it for practice.</source>
        <translation>Minulý den, {how}: zahrát si ho můžeš nanečisto.</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Save the picture…</source>
        <translation>Uložit obrázek…</translation>
    </message>
    <message>
        <source>Save the table (CSV)…</source>
        <translation>Uložit tabulku (CSV)…</translation>
    </message>
    <message>
        <source>Picture and table: {chart}</source>
        <translation>Obrázek a tabulka: {chart}</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>right</source>
        <translation>správně</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>špatně</translation>
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
        <source>You judge the words yourselves: a hint would tell which ones are in the dictionary.</source>
        <translation>Slova si hlídáte sami. Nápověda by prozradila, která jsou ve slovníku.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type the code or paste it.</source>
        <translation>Napiš kód nebo ho vlož.</translation>
    </message>
    <message>
        <source>Something is mistyped: these letters do not fit together.</source>
        <translation>Někde je překlep: tahle písmena k sobě nepatří.</translation>
    </message>
    <message>
        <source>Only a newer version of the program knows this code.</source>
        <translation>Tenhle kód zná jen novější verze programu.</translation>
    </message>
    <message>
        <source>This code comes from a version with another word list, which dealt otherwise. The same deal cannot be made here.</source>
        <translation>Tenhle kód je z verze s jiným seznamem slov, která rozdávala jinak. Stejné rozdání tu nejde udělat.</translation>
    </message>
    <message>
        <source>This deal has no code.</source>
        <translation>Tohle rozdání nemá kód.</translation>
    </message>
    <message>
        <source>{day}/{month}</source>
        <translation>{day}. {month}.</translation>
    </message>
    <message>
        <source>No code has {detail} in it. Is it mistyped? A board has sixteen letters.</source>
        <translation>{detail} v žádném kódu není. Není to překlep? Deska má šestnáct písmen.</translation>
    </message>
    <message>
        <source>longest {letters}</source>
        <translation>nejdelší {letters}</translation>
    </message>
    <message>
        <source>A code has nine to twelve letters and digits, a board sixteen letters, hands for a class twenty and more.</source>
        <translation>Kód má devět až dvanáct písmen a číslic, deska šestnáct písmen, ruce pro třídu dvacet a víc.</translation>
    </message>
    <message>
        <source>These are hands for a class. Take the code on the page “Class round” of the place “Class”.</source>
        <translation>Tohle jsou ruce pro třídu. Zadej kód v místě „Třída“ na stránce „Kolo pro třídu“.</translation>
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
        <source>Pass the computer: {name}</source>
        <translation>Předej počítač: {name}</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
    <message>
        <source>{name} here</source>
        <translation>Tady {name}</translation>
    </message>
    <message>
        <source>The game is put aside and goes on later.</source>
        <translation>Hra se odloží a dá se dohrát později.</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Daily challenge</source>
        <translation>Výzva dne</translation>
    </message>
    <message>
        <source>Daily challenge · {date}</source>
        <translation>Výzva dne · {date}</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Předat</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Zkusit</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Nobody has counted this day for you; you can play it for practice.</source>
        <translation>Tenhle den ti nikdo nezapočítal, nanečisto si ho ale zahrát můžeš.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <translation>Zahrát nanečisto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>DayFactory</name>
    <message>
        <source>This game cannot be opened</source>
        <translation>Hru nejde otevřít</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Challenge of the day · {date}</source>
        <translation>Výzva dne · {date}</translation>
    </message>
    <message>
        <source>Practice · {date}</source>
        <translation>Nanečisto · {date}</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>{day}/{month}</source>
        <translation>{day}. {month}.</translation>
    </message>
    <message>
        <source>an easy day</source>
        <translation>snadný den</translation>
    </message>
    <message>
        <source>a pleasant day</source>
        <translation>příjemný den</translation>
    </message>
    <message>
        <source>a day of middling difficulty</source>
        <translation>středně těžký den</translation>
    </message>
    <message>
        <source>a hard day</source>
        <translation>těžký den</translation>
    </message>
    <message>
        <source>the hardest day of the week</source>
        <translation>nejtěžší den v týdnu</translation>
    </message>
    <message>
        <source>play</source>
        <translation>hrát</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>dohrát</translation>
    </message>
    <message>
        <source>{game}: not played yet</source>
        <translation>{game}: ještě nehráno</translation>
    </message>
    <message>
        <source>{game}: begun</source>
        <translation>{game}: rozehráno</translation>
    </message>
    <message>
        <source>{game}: {result}, {points} of {most} points</source>
        <translation>{game}: {result}, {points} z {most} bodů</translation>
    </message>
    <message>
        <source>challenge {date}</source>
        <translation>výzva {date}</translation>
    </message>
    <message>
        <source>challenge of the day {date}</source>
        <translation>výzva dne {date}</translation>
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
    <message>
        <source>This list</source>
        <translation>Tento seznam</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Vytisknout ho</translation>
    </message>
    <message>
        <source>Make a board of it</source>
        <translation>Udělat z něj desku</translation>
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
</context>
<context>
    <name>DrillSlip</name>
    <message>
        <source>your best: {points}</source>
        <translation>tvoje nejlepší: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) come back</source>
        <translation>
            <numerusform>%n otázka se vrací</numerusform>
            <numerusform>%n otázky se vracejí</numerusform>
            <numerusform>%n otázek se vrací</numerusform>
        </translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>ještě nezkoušeno</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Start: {drill}</source>
        <translation>Začít: {drill}</translation>
    </message>
</context>
<context>
    <name>EndFigures</name>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>náskok</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Game over</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Podívat se na stůl</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
</context>
<context>
    <name>EndQuestion</name>
    <message numerus="yes">
        <source>For %n round(s) nothing has brought the end nearer.</source>
        <translation>
            <numerusform>Už %n kolo se hra nepřiblížila ke konci.</numerusform>
            <numerusform>Už %n kola se hra nepřiblížila ke konci.</numerusform>
            <numerusform>Už %n kol se hra nepřiblížila ke konci.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may go on, or end the game here: the points stay as they are.</source>
        <translation>Můžeš hrát dál, nebo hru ukončit: body zůstanou, jak jsou.</translation>
    </message>
    <message>
        <source>End the game?</source>
        <translation>Ukončit hru?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
</context>
<context>
    <name>EndTabs</name>
    <message>
        <source>What of the game is shown</source>
        <translation>Co je ze hry vidět</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Sixteen letters from the table (may be left out)</source>
        <translation>Šestnáct písmen ze stolu (nemusí být)</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Zapsat</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Nechat, jak je</translation>
    </message>
    <message>
        <source>Strike unknown words</source>
        <translation>Škrtnout neznámá slova</translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>Not in the dictionary: {words}</source>
        <translation>Slovník nezná: {words}</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>chance to win about {percent} %</source>
        <translation>šance vyhrát asi {percent} %</translation>
    </message>
    <message>
        <source>chance to win {percent} %</source>
        <translation>šance vyhrát {percent} %</translation>
    </message>
    <message>
        <source>chance to win {percent} ± {off} %</source>
        <translation>šance vyhrát {percent} ± {off} %</translation>
    </message>
    <message>
        <source>expected about {points}</source>
        <translation>čekáno asi {points}</translation>
    </message>
    <message>
        <source>expected {points}</source>
        <translation>čekáno {points}</translation>
    </message>
    <message>
        <source>expected {points} ± {off}</source>
        <translation>čekáno {points} ± {off}</translation>
    </message>
    <message>
        <source>maybe as good</source>
        <translation>možná stejně dobrý</translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>Word {number} of {count}: arrow keys.</source>
        <translation>Slovo {number} z {count}: šipky.</translation>
    </message>
    <message>
        <source>More in the dictionary: F2.</source>
        <translation>Víc ve slovníku: F2.</translation>
    </message>
</context>
<context>
    <name>FactsStrip</name>
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
    <name>FindBar</name>
    <message>
        <source>Find in the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>To the hit before (Shift+Enter)</source>
        <translation>Na předchozí výskyt (Shift+Enter)</translation>
    </message>
    <message>
        <source>To the next hit (Enter)</source>
        <translation>Na další výskyt (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nenalezeno</translation>
    </message>
    <message>
        <source>{number} of {hits}</source>
        <translation>{number} z {hits}</translation>
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
    <name>GameFactory</name>
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
    <message>
        <source>Right afterwards you can still bring it back.</source>
        <translation>Hned potom to ještě můžeš vrátit.</translation>
    </message>
    <message>
        <source>The file {name} will be deleted.</source>
        <translation>Smaže se soubor {name}.</translation>
    </message>
    <message>
        <source>The game was thrown away.</source>
        <translation>Hra je zahozená.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
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
        <source>You can go on from the moves before it. What is damaged is kept, too.</source>
        <translation>Můžeš pokračovat od tahů před ním. Poškozený soubor zůstane taky.</translation>
    </message>
    <message>
        <source>This game is damaged</source>
        <translation>Tahle hra je poškozená</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Pokračovat odtamtud</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Nechat, jak je</translation>
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
    <name>GamesTab</name>
    <message>
        <source>Finished games</source>
        <translation>Dohrané hry</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Take out of the journal (Delete)</source>
        <translation>Vyřadit z deníku (Delete)</translation>
    </message>
    <message>
        <source>The same deal</source>
        <translation>Stejné rozdání</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Jiné rozdání</translation>
    </message>
    <message>
        <source>Taken out: {game}</source>
        <translation>Vyřazeno: {game}</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Vrátit</translation>
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
        <source>{form}, the same as “{apart}”</source>
        <translation>{form}, totéž co „{apart}“</translation>
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
    <message>
        <source>comparative</source>
        <translation>2. stupeň</translation>
    </message>
    <message>
        <source>superlative</source>
        <translation>3. stupeň</translation>
    </message>
    <message>
        <source>{form} of the adverb {lemma}</source>
        <translation>{form} příslovce {lemma}</translation>
    </message>
    <message>
        <source>past tense</source>
        <translation>minulý čas</translation>
    </message>
    <message>
        <source>past participle</source>
        <translation>příčestí minulé</translation>
    </message>
    <message>
        <source>-ing form</source>
        <translation>tvar na -ing</translation>
    </message>
</context>
<context>
    <name>GuestDialog</name>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>A team</source>
        <translation>Tým</translation>
    </message>
    <message>
        <source>Several people at one place; the games speak to all of them.</source>
        <translation>Víc lidí na jednom místě; hry pak mluví ke všem.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Přisednout</translation>
    </message>
    <message>
        <source>Guests and teams are not remembered.</source>
        <translation>Hosty ani týmy si program nepamatuje.</translation>
    </message>
    <message>
        <source>Name of the guest or the team</source>
        <translation>Jméno hosta nebo týmu</translation>
    </message>
    <message>
        <source>Who sits down, too?</source>
        <translation>Kdo si přisedne?</translation>
    </message>
</context>
<context>
    <name>GuestNotice</name>
    <message>
        <source>Save this game to a file…</source>
        <translation>Uložit tuhle hru do souboru…</translation>
    </message>
</context>
<context>
    <name>GuideSlip</name>
    <message>
        <source>Got it, no more of this</source>
        <translation>Rozumím, už neradit</translation>
    </message>
    <message>
        <source>That was your first game of this kind; the next one goes without advice.</source>
        <translation>To byla první hra tohoto druhu; příště už to půjde bez rad.</translation>
    </message>
    <message>
        <source>Your first game of this kind: here stands what matters now.</source>
        <translation>Tvoje první hra tohoto druhu: tady bude stát, na čem právě záleží.</translation>
    </message>
</context>
<context>
    <name>HandScreen</name>
    <message>
        <source>Taken back: {piece}. Ctrl+Y lays it again.</source>
        <translation>Vráceno: {piece}. Ctrl+Y to položí znovu.</translation>
    </message>
    <message>
        <source>Taken back: {move}. Ctrl+Y makes it again.</source>
        <translation>Vráceno: {move}. Ctrl+Y to zahraje znovu.</translation>
    </message>
    <message>
        <source>Your last move is taken back. Ctrl+Y makes it again.</source>
        <translation>Poslední tah je vrácen. Ctrl+Y ho zahraje znovu.</translation>
    </message>
    <message>
        <source>There is nothing to take back. A confirmed move goes back only where one person plays, without a clock.</source>
        <translation>Není co vrátit. Potvrzený tah se vrací jen tam, kde hraje jeden člověk bez časomíry.</translation>
    </message>
    <message>
        <source>Laid again: {piece}.</source>
        <translation>Znovu položeno: {piece}.</translation>
    </message>
    <message>
        <source>Made again: {move}.</source>
        <translation>Znovu zahráno: {move}.</translation>
    </message>
    <message>
        <source>Your move is made again.</source>
        <translation>Tah je zahrán znovu.</translation>
    </message>
    <message>
        <source>Nothing was taken back that could be done again.</source>
        <translation>Nic se nevrátilo, není tedy co udělat znovu.</translation>
    </message>
</context>
<context>
    <name>HeadStart</name>
    <message>
        <source>Head start</source>
        <translation>Náskok</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Bodů náskoku</translation>
    </message>
    <message>
        <source>other</source>
        <translation>jinak</translation>
    </message>
    <message>
        <source>Other time</source>
        <translation>Jiný čas</translation>
    </message>
    <message>
        <source>More or less time</source>
        <translation>Víc nebo míň času</translation>
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
        <source>The finished game is not in the journal yet: {what} It comes there as soon as it can.</source>
        <translation>Dohraná hra ještě není v deníku: {what} Přibude tam, hned jak to půjde.</translation>
    </message>
    <message>
        <source>The journal was damaged. Its file stays as {name}; it was made again of what could be read.</source>
        <translation>Deník byl poškozený. Jeho soubor zůstává jako {name}; deník je znovu sestavený z toho, co se dalo přečíst.</translation>
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
    <message>
        <source>Journal</source>
        <translation>Deník</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Třída</translation>
    </message>
</context>
<context>
    <name>HouseholdEditor</name>
    <message>
        <source>Remove {name}?</source>
        <translation>Odebrat {name}?</translation>
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
        <source>{name} is no list of words, or it is damaged: {lines} Nothing was taken from it.</source>
        <translation>{name} není seznam slov, nebo je poškozený. {lines} Nic se z něj nevzalo.</translation>
    </message>
    <message>
        <source>{news}. {lines} Undo takes them all back.</source>
        <translation>{news}. {lines} Vše se dá vrátit.</translation>
    </message>
    <message>
        <source>These lines make no sense: {lines}.</source>
        <translation>Nesrozumitelné řádky: {lines}.</translation>
    </message>
    <message numerus="yes">
        <source>The name goes from this list, with what was practised and %n result(s) of challenges of the day. Games already begun keep it.</source>
        <translation>
            <numerusform>Jméno zmizí z tohohle seznamu, s ním i procvičování a %n výsledek výzev dne. Rozehrané a dohrané hry si ho nechají.</numerusform>
            <numerusform>Jméno zmizí z tohohle seznamu, s ním i procvičování a %n výsledky výzev dne. Rozehrané a dohrané hry si ho nechají.</numerusform>
            <numerusform>Jméno zmizí z tohohle seznamu, s ním i procvičování a %n výsledků výzev dne. Rozehrané a dohrané hry si ho nechají.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>Jméno {name} je pryč.</translation>
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
    <message numerus="yes">
        <source>Take back the change of %n words</source>
        <translation>
            <numerusform>Vrátit změnu %n slova</numerusform>
            <numerusform>Vrátit změnu %n slov</numerusform>
            <numerusform>Vrátit změnu %n slov</numerusform>
        </translation>
    </message>
    <message>
        <source>Let “{word}” count again</source>
        <translation>Zase uznávat „{word}“</translation>
    </message>
    <message>
        <source>Take “{word}” out again</source>
        <translation>Zase vyřadit „{word}“</translation>
    </message>
    <message>
        <source>Ban “{word}” again</source>
        <translation>Zase zakázat „{word}“</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Procvičit</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Výzvy</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Deník</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>Who: {name}</source>
        <translation>Kdo: {name}</translation>
    </message>
    <message>
        <source>Game: {name}</source>
        <translation>Hra: {name}</translation>
    </message>
    <message>
        <source>The kept games are being put in order: {number} %.</source>
        <translation>Odehrané hry se právě skládají do deníku: {number} %.</translation>
    </message>
</context>
<context>
    <name>LaidGrid</name>
    <message>
        <source>The table and the hand</source>
        <translation>Stůl a ruka</translation>
    </message>
    <message>
        <source>hand, tile {number}</source>
        <translation>ruka, kámen {number}</translation>
    </message>
    <message>
        <source>{place}: here {tile}</source>
        <translation>{place}: sem přijde {tile}</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>V ruce</translation>
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
    <name>Lesson</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Kolo {number} z {rounds}</translation>
    </message>
    <message>
        <source>Once more, and time is up</source>
        <translation>Ještě jednou a čas vyprší</translation>
    </message>
    <message>
        <source>Once more, and the round is counted</source>
        <translation>Ještě jednou a kolo se sečte</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>Hodiny stojí</translation>
    </message>
    <message>
        <source>List of: {team}</source>
        <translation>Seznam týmu: {team}</translation>
    </message>
    <message>
        <source>Pencils down. Who calls a word?</source>
        <translation>Tužky dolů. Kdo řekne slovo?</translation>
    </message>
    <message>
        <source>nobody found it</source>
        <translation>nikdo nenašel</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>Kdo ho má?</translation>
    </message>
    <message>
        <source>a point for {team}</source>
        <translation>bod: {team}</translation>
    </message>
    <message>
        <source>crossed out: several teams have it</source>
        <translation>škrtá se: má ho víc týmů</translation>
    </message>
    <message>
        <source>crossed out: {teams}</source>
        <translation>škrtá se: {teams}</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>příliš krátké</translation>
    </message>
    <message>
        <source>cannot be spelt on the board</source>
        <translation>na desce se nedá přečíst</translation>
    </message>
    <message>
        <source>not a word for class</source>
        <translation>to není slovo do třídy</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>není ve slovníku</translation>
    </message>
    <message>
        <source>{found} of {all} common words found</source>
        <translation>nalezeno {found} z {all} běžných slov</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <translation>{number}. místo</translation>
    </message>
</context>
<context>
    <name>LessonButtons</name>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>A minute</source>
        <translation>Minuta</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Neuznat</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Uznat</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Ukončit hodinu</translation>
    </message>
</context>
<context>
    <name>LessonEntry</name>
    <message>
        <source>A word, then 1 to 6 for its teams</source>
        <translation>Slovo, pak 1 až 6: kdo ho má</translation>
    </message>
    <message>
        <source>Words of the list, with blanks</source>
        <translation>Slova ze seznamu, s mezerami</translation>
    </message>
</context>
<context>
    <name>LessonWall</name>
    <message>
        <source>The wall is black</source>
        <translation>Plátno je černé</translation>
    </message>
    <message>
        <source>Most points in this round</source>
        <translation>Nejvíc bodů v tomto kole</translation>
    </message>
    <message>
        <source>No points in this round</source>
        <translation>V tomto kole bez bodů</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vítěz</translation>
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
        <source>What else was there is shown once every list is in.</source>
        <translation>Co dalšího tu bylo, se ukáže, až budou všechny seznamy opsané.</translation>
    </message>
    <message>
        <source>{name}: copy your list</source>
        <translation>{name}: opiš svůj seznam</translation>
    </message>
    <message>
        <source>{name}: copy your list</source>
        <comment>a team</comment>
        <translation>{name}: opište svůj seznam</translation>
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
        <translation>Rozepsaný seznam zůstane uložený, dokud se neodevzdá.</translation>
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
        <source>Something went wrong inside the program; details are in the log.</source>
        <translation>V programu se něco pokazilo; podrobnosti jsou v záznamu.</translation>
    </message>
    <message>
        <source>No word lies here that could be explained.</source>
        <translation>Neleží tu žádné slovo, které by šlo vysvětlit.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
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
        <source>{text} (path {number} of {count})</source>
        <translation>{text} ({number}. cesta, celkem {count})</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The review is being made</source>
        <translation>Rozbor se dělá</translation>
    </message>
    <message>
        <source>{percent} % done</source>
        <translation>hotovo {percent} %</translation>
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
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>{names}: mistakes without red on their own turn. What is chosen here holds for all; a head start is given below.</source>
        <translation>{names}: ve vlastním tahu chyby bez červené. Co je tu zvoleno, platí pro všechny; náskok se dává níž.</translation>
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
    <message>
        <source>Play by code</source>
        <translation>Hrát podle kódu</translation>
    </message>
    <message>
        <source>By code: {summary}</source>
        <translation>Podle kódu: {summary}</translation>
    </message>
    <message>
        <source>Children&apos;s mode for {name}: change what you like, it is remembered for children.</source>
        <translation>Dětský režim, hraje {name}: změň, co chceš, pro děti se to pamatuje zvlášť.</translation>
    </message>
    <message>
        <source>{points} end the game: nobody can begin with as many.</source>
        <translation>{points} ukončí hru: s tolika nikdo začínat nemůže.</translation>
    </message>
    <message>
        <source>With the box on the table</source>
        <translation>S krabicí na stole</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Kdo si sedne ke stolu?</translation>
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
    <name>NumbersTab</name>
    <message numerus="yes">
        <source>finished game(s)</source>
        <translation>
            <numerusform>dohraná hra</numerusform>
            <numerusform>dohrané hry</numerusform>
            <numerusform>dohraných her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s) won</source>
        <translation>
            <numerusform>vyhraná hra</numerusform>
            <numerusform>vyhrané hry</numerusform>
            <numerusform>vyhraných her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) at once</source>
        <translation>
            <numerusform>bod najednou</numerusform>
            <numerusform>body najednou</numerusform>
            <numerusform>bodů najednou</numerusform>
        </translation>
    </message>
    <message>
        <source>record</source>
        <translation>rekord</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>den v řadě</numerusform>
            <numerusform>dny v řadě</numerusform>
            <numerusform>dní v řadě</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a round or turn</source>
        <translation>Body za kolo nebo tah</translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Vyhrané hry</translation>
    </message>
    <message>
        <source>day</source>
        <translation>den</translation>
    </message>
    <message>
        <source>game</source>
        <translation>hra</translation>
    </message>
    <message>
        <source>own</source>
        <translation>vlastní</translation>
    </message>
    <message>
        <source>others</source>
        <translation>ostatní</translation>
    </message>
    <message>
        <source>After five games you will see here whether you get better.</source>
        <translation>Po pěti hrách tu uvidíš, jestli se lepšíš.</translation>
    </message>
    <message>
        <source>Own points in the last games, grey the others&apos;, dashed where the own ones go.</source>
        <translation>Vlastní body v posledních hrách, šedě ostatní, přerušovaně směr vlastních.</translation>
    </message>
    <message>
        <source>Percent of games won, of ten games each, dashed the straight line through them.</source>
        <translation>Kolik procent her je vyhraných, vždy z deseti po sobě; přerušovaně jejich směr.</translation>
    </message>
    <message>
        <source>It stays at {number}.</source>
        <translation>Drží se na {number}.</translation>
    </message>
    <message>
        <source>It rises from {first} to {last}.</source>
        <translation>Stoupá z {first} na {last}.</translation>
    </message>
    <message>
        <source>It falls from {first} to {last}.</source>
        <translation>Klesá z {first} na {last}.</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>písmen</translation>
    </message>
    <message>
        <source>words</source>
        <translation>slov</translation>
    </message>
    <message>
        <source>No words yet.</source>
        <translation>Zatím žádná slova.</translation>
    </message>
    <message>
        <source>Words that counted, by their letters: most have {length}.</source>
        <translation>Uznaná slova podle počtu písmen; nejčastější počet je {length}.</translation>
    </message>
    <message>
        <source>Round by round, turn by turn</source>
        <translation>Kolo za kolem, tah za tahem</translation>
    </message>
    <message>
        <source>round or turn</source>
        <translation>kolo nebo tah</translation>
    </message>
    <message>
        <source>points</source>
        <translation>body</translation>
    </message>
    <message>
        <source>Choose one game to see this.</source>
        <translation>Ukáže se, když nahoře vybereš jednu hru.</translation>
    </message>
    <message>
        <source>Mean points by round or turn: most in number {number}, {points}.</source>
        <translation>Průměr bodů podle kol nebo tahů; nejvíc v {number}., a to {points}.</translation>
    </message>
    <message>
        <source>Share of a board found</source>
        <translation>Kolik z desky se našlo</translation>
    </message>
    <message>
        <source>on boards</source>
        <translation>na deskách</translation>
    </message>
    <message>
        <source>found</source>
        <translation>nalezeno</translation>
    </message>
    <message>
        <source>No boards yet.</source>
        <translation>Zatím žádné desky.</translation>
    </message>
    <message>
        <source>Percent of the words on boards that were found, by letters; {number} % of all.</source>
        <translation>Kolik procent slov na deskách bylo nalezeno, podle počtu písmen; ze všech {number} %.</translation>
    </message>
    <message>
        <source>Common or rare words</source>
        <translation>Slova běžná a vzácná</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>soupeř</translation>
    </message>
    <message>
        <source>won</source>
        <translation>výhry</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>prohry</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <translation>Kdo koho</translation>
    </message>
    <message>
        <source>No games against anybody yet.</source>
        <translation>Zatím žádná hra proti někomu.</translation>
    </message>
    <message>
        <source>Games won and lost, by rival.</source>
        <translation>Výhry a prohry podle soupeře.</translation>
    </message>
    <message>
        <source>Your rival: {name} {won} : {lost}.</source>
        <translation>Tvůj soupeř: {name} {won} : {lost}.</translation>
    </message>
    <message>
        <source>Try the hare.</source>
        <translation>Zkus Zajíce.</translation>
    </message>
    <message>
        <source>Try the hedgehog.</source>
        <translation>Zkus Ježka.</translation>
    </message>
    <message>
        <source>Try the fox.</source>
        <translation>Zkus Lišku.</translation>
    </message>
    <message>
        <source>Try the owl.</source>
        <translation>Zkus Sovu.</translation>
    </message>
    <message>
        <source>Try the lynx.</source>
        <translation>Zkus Rysa.</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Podle her</translation>
    </message>
    <message>
        <source>Games won and lost.</source>
        <translation>Výhry a prohry.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>slovo</translation>
    </message>
    <message>
        <source>Best catches</source>
        <translation>Nejlepší úlovky</translation>
    </message>
    <message>
        <source>The longest words, and those that brought most points.</source>
        <translation>Nejdelší slova a slova za nejvíc bodů.</translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s) of these weeks.</source>
        <translation>
            <numerusform>Hrálo se v %n dni těchto týdnů.</numerusform>
            <numerusform>Hrálo se ve %n dnech těchto týdnů.</numerusform>
            <numerusform>Hrálo se v %n dnech těchto týdnů.</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <translation>hry</translation>
    </message>
    <message>
        <source>Eight weeks</source>
        <translation>Osm týdnů</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obrázek (*.png)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabulka (*.csv)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Uloženo jako {name}.</translation>
    </message>
    <message>
        <source>longest {number}</source>
        <translation>nejvíc {number}</translation>
    </message>
    <message>
        <source>Word length</source>
        <translation>Délka slov</translation>
    </message>
    <message>
        <source>commonest</source>
        <translation>nejběžnější</translation>
    </message>
    <message>
        <source>very common</source>
        <translation>velmi běžná</translation>
    </message>
    <message>
        <source>common</source>
        <translation>běžná</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>méně běžná</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>vzácná</translation>
    </message>
    <message>
        <source>Percent of the words on boards that were found, by how common they are; {number} % of those that most people know.</source>
        <translation>Kolik procent slov z desek bylo nalezeno, podle toho, jak jsou běžná; z těch, která zná skoro každý, {number} %.</translation>
    </message>
    <message>
        <source>Accuracy of turns</source>
        <translation>Přesnost tahů</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tahy</translation>
    </message>
    <message>
        <source>nothing better</source>
        <translation>nic lepšího</translation>
    </message>
    <message>
        <source>Once games are reviewed you will see here how often nothing better was to be had.</source>
        <translation>Až si necháš udělat rozbor nějaké hry, uvidíš tu, jak často nic lepšího zahrát nešlo.</translation>
    </message>
    <message>
        <source>Percent of turns to which a review found nothing better, game by game; {number} % of all.</source>
        <translation>V kolika procentech tahů rozbor nenašel nic lepšího, hru po hře; celkem v {number} %.</translation>
    </message>
    <message>
        <source>The kept games are being added up: {number} %.</source>
        <translation>Sčítají se uložené hry: {number} %.</translation>
    </message>
</context>
<context>
    <name>OneDeal</name>
    <message>
        <source>Once more, and the answers are shown</source>
        <translation>Ještě jednou a ukážou se odpovědi</translation>
    </message>
    <message>
        <source>All answers are in</source>
        <translation>Všechny odpovědi jsou zapsané</translation>
    </message>
    <message>
        <source>Answer of: {team}</source>
        <translation>Odpověď týmu: {team}</translation>
    </message>
    <message>
        <source>In: {answer}</source>
        <translation>Zapsáno: {answer}</translation>
    </message>
    <message>
        <source>Back mends an answer, forward shows them one after another.</source>
        <translation>Zpět opraví odpověď, dál je ukáže jednu po druhé.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>Type what the team has written. Forward alone: it has no answer.</source>
        <translation>Opiš, co tým napsal. Dál bez psaní: tým odpověď nemá.</translation>
    </message>
    <message>
        <source>{answer} (the team wrote {points})</source>
        <translation>{answer} (tým napsal {points})</translation>
    </message>
    <message>
        <source>There is no word in it.</source>
        <translation>Není v tom žádné slovo.</translation>
    </message>
    <message>
        <source>That is not a word for class.</source>
        <translation>To není slovo do třídy.</translation>
    </message>
    <message>
        <source>{word} is not in the dictionary.</source>
        <translation>{word} není ve slovníku.</translation>
    </message>
    <message>
        <source>Of words that people know:</source>
        <translation>Ze známých slov:</translation>
    </message>
    <message>
        <source>Of all words:</source>
        <translation>Ze všech slov:</translation>
    </message>
</context>
<context>
    <name>OneDealWall</name>
    <message numerus="yes">
        <source>The program found: %n point(s)</source>
        <translation>
            <numerusform>Program našel: %n bod</numerusform>
            <numerusform>Program našel: %n body</numerusform>
            <numerusform>Program našel: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>The program finds less than you</source>
        <translation>Program našel méně než vy</translation>
    </message>
    <message>
        <source>The program finds no more either</source>
        <translation>Víc nenašel ani program</translation>
    </message>
    <message>
        <source>The best of the program</source>
        <translation>Nejlepší řešení programu</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} z {all}</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Everybody sees the people&apos;s hands</source>
        <translation>Všichni uvidí, co lidé drží</translation>
    </message>
    <message>
        <source>Keep the hands secret again</source>
        <translation>Zase tajit, co kdo drží</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>other</source>
        <translation>jinak</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>Only the first {words} are taken.</source>
        <translation>Bere se jen prvních {words}.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>dobrá</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>těžká</translation>
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
        <source>Hidden {count} of {wanted}</source>
        <translation>Schováno {count} z {wanted}</translation>
    </message>
    <message>
        <source>{head}; no room for: {words}.</source>
        <translation>{head}; nevešlo se: {words}.</translation>
    </message>
    <message>
        <source>Common words besides: {count}</source>
        <translation>Běžných slov navíc: {count}</translation>
    </message>
    <message>
        <source>The dictionary does not know: {words}. They lie there, but do not count.</source>
        <translation>Slovník nezná: {words}. Na desce leží, ale bez bodů.</translation>
    </message>
    <message>
        <source>Common words</source>
        <translation>Běžných slov</translation>
    </message>
    <message>
        <source>Left out, since a word not for a class would be there too: {words}.</source>
        <translation>Vynecháno, protože by vzniklo i slovo, které do třídy nepatří: {words}.</translation>
    </message>
</context>
<context>
    <name>OrderTab</name>
    <message>
        <source>Hiding the words… {share} %</source>
        <translation>Schovávám slova… {share} %</translation>
    </message>
    <message>
        <source>Code to keep: {code}</source>
        <translation>Kód k uložení: {code}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Zkopírovat kód</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Vytisknout</translation>
    </message>
    <message>
        <source>To the wall</source>
        <translation>Promítnout</translation>
    </message>
    <message>
        <source>What hides your words appears here as soon as there are some.</source>
        <translation>Jakmile vložíš slova, objeví se tu, co je schovává.</translation>
    </message>
    <message>
        <source>The code is copied. “By code” on the page “Class round” deals the same again.</source>
        <translation>Kód je zkopírovaný. Volba „podle kódu“ na stránce „Kolo pro třídu“ rozdá totéž znovu.</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>The page before</source>
        <translation>Předchozí stránka</translation>
    </message>
    <message>
        <source>The page after</source>
        <translation>Další stránka</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Stránka {number} z {count}</translation>
    </message>
    <message>
        <source>Preview: {title}, {page}</source>
        <translation>Náhled: {title}, {page}</translation>
    </message>
</context>
<context>
    <name>PanelPresenter</name>
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
    <name>PassOnDialog</name>
    <message>
        <source>Pass on</source>
        <translation>Předat</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Zkopírovat kód</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Zkopírovat výsledek</translation>
    </message>
    <message>
        <source>This game has no code: an earlier version of the program dealt it, or it is not dealt yet.</source>
        <translation>Tahle hra kód nemá: rozdala ji starší verze programu, nebo ještě není rozdáno.</translation>
    </message>
    <message>
        <source>The code as a picture for telephones</source>
        <translation>Kód jako obrázek pro telefony</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Zkopírováno</translation>
    </message>
    <message>
        <source>Whoever types this code under “Play by code” gets the same deal, with as many players.</source>
        <translation>Kdo tenhle kód napíše pod „Hrát podle kódu“ a zahraje si ve stejném počtu, dostane stejné rozdání.</translation>
    </message>
    <message>
        <source>Whoever types this code under “Play by code” and plays alone, too, gets the same deal.</source>
        <translation>Kdo tenhle kód napíše pod „Hrát podle kódu“ a zahraje si taky sám, dostane stejné rozdání.</translation>
    </message>
</context>
<context>
    <name>PastOffer</name>
    <message>
        <source>What decided it</source>
        <translation>Co rozhodlo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Up to three moments to be found by yourself, who stood to win, and what turns lost. Or go through the game once more, step by step.</source>
        <translation>Nejvýš tři chvíle, kdy šlo hrát lépe, kdo měl blíž k výhře a co tahy stály. Nebo si hru projdi znovu krok za krokem.</translation>
    </message>
    <message>
        <source>Up to three moments to be found by yourself, and what you missed. Or go through the game once more, step by step.</source>
        <translation>Nejvýš tři chvíle, kdy šlo hrát lépe, a co ti uniklo. Nebo si hru projdi znovu krok za krokem.</translation>
    </message>
</context>
<context>
    <name>PastPage</name>
    <message>
        <source>Dictionary (F2)</source>
        <translation>Slovník (F2)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>The game is being opened…</source>
        <translation>Hra se otevírá…</translation>
    </message>
    <message>
        <source>This game cannot be shown: its moves do not agree with the rules.</source>
        <translation>Tuhle hru nejde přehrát: její tahy nesouhlasí s pravidly.</translation>
    </message>
    <message>
        <source>This game is over: it is only looked at.</source>
        <translation>Hra už skončila, teď se jen prohlíží.</translation>
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
    <message>
        <source>Children&apos;s mode</source>
        <translation>Dětský režim</translation>
    </message>
    <message>
        <source>New games begin with boards full of words, words from three letters, more time, hints and a leveret to play against; mistakes are told without red, and no vulgar word comes up.</source>
        <translation>Nové hry začínají s deskou plnou slov, se slovy od tří písmen, s delším časem, s nápovědami a proti zajíčkovi; chyby nesvítí červeně a vulgární slova se neobjeví.</translation>
    </message>
    <message>
        <source>An opponent like me</source>
        <translation>Soupeř jako já</translation>
    </message>
    <message>
        <source>New games begin against one who plays about as you do, and follows you up and down after each game.</source>
        <translation>Nové hry začínají proti soupeři, který hraje asi jako ty a po každé hře tě následuje výš i níž.</translation>
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
        <source>“{word}”</source>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>The turns are still being shown: wait a moment, or skip the rest with the space bar.</source>
        <translation>Ještě se ukazuje, jak se hrálo: počkej chvilku, nebo zbytek přeskoč mezerníkem.</translation>
    </message>
    <message>
        <source>A vote needs two people at the table; until then the program checks the words.</source>
        <translation>Hlasovat musí aspoň dva lidé; dokud tu nejsou, hlídá slova program.</translation>
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
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>{number}. kolo z {rounds}</translation>
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
    <message>
        <source>All cards of the discard pile: {count}</source>
        <translation>Všechny karty odhazovacího balíčku: {count}</translation>
    </message>
</context>
<context>
    <name>PlayerColumn</name>
    <message>
        <source>Words of {name}</source>
        <translation>Slova: {name}</translation>
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
    <name>PlayerPlace</name>
    <message>
        <source>Do not wait (Space)</source>
        <translation>Nečekat (mezerník)</translation>
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
    <name>PositionsPage</name>
    <message>
        <source>Position {number} of {count}</source>
        <translation>Pozice {number} ze {count}</translation>
    </message>
    <message>
        <source>Which move brings most points? Your first answer counts.</source>
        <translation>Který tah přinese nejvíc bodů? Platí první odpověď.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Your first answer counts. Go on to the next.</source>
        <translation>Platí první odpověď. Pokračuj na další.</translation>
    </message>
    <message>
        <source>{points}: no move brings more!</source>
        <translation>{points}: víc nepřinese žádný tah!</translation>
    </message>
    <message>
        <source>{points}; the best move brings {most}. It is shown on the table.</source>
        <translation>{points}; nejlepší tah přinese {most}. Na stole je vidět.</translation>
    </message>
    <message>
        <source>All in all {points} of {most}.</source>
        <translation>Celkem {points} z {most}.</translation>
    </message>
    <message>
        <source>Which move brings most points? This is practice, nothing is counted.</source>
        <translation>Který tah přinese nejvíc bodů? Tohle je procvičování, nepočítá se.</translation>
    </message>
    <message>
        <source>This position is answered. Go on to the next.</source>
        <translation>Tady už máš odpověď. Pokračuj na další.</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>Short words</source>
        <translation>Krátká slova</translation>
    </message>
    <message>
        <source>Does this short word count?</source>
        <translation>Platí tohle krátké slovo?</translation>
    </message>
    <message>
        <source>Beginnings</source>
        <translation>Začátky</translation>
    </message>
    <message>
        <source>Which of these makes a word of it, put before it?</source>
        <translation>Co z toho udělá slovo, když to dáš dopředu?</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Konce</translation>
    </message>
    <message>
        <source>Which of these makes a word of it, put behind it?</source>
        <translation>Co z toho udělá slovo, když to dáš dozadu?</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>platí</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>neplatí</translation>
    </message>
</context>
<context>
    <name>PractiseTab</name>
    <message>
        <source>Without a clock: twenty questions</source>
        <translation>Bez hodin: dvacet otázek</translation>
    </message>
    <message>
        <source>A minute of practice</source>
        <translation>Minuta cvičení</translation>
    </message>
    <message>
        <source>{name} practises</source>
        <translation>Procvičuje {name}</translation>
    </message>
    <message>
        <source>No questions could be made of the words there are.</source>
        <translation>Z dostupných slov se nepodařilo sestavit žádné otázky.</translation>
    </message>
    <message>
        <source>The questions are being made…</source>
        <translation>Chystají se otázky…</translation>
    </message>
</context>
<context>
    <name>PrintTab</name>
    <message>
        <source>A moment…</source>
        <translation>Okamžik…</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Dokument PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Uloženo jako {name}.</translation>
    </message>
    <message>
        <source>There is no printer here. The sheet can be saved as a PDF and printed elsewhere.</source>
        <translation>Není tu žádná tiskárna. List se dá uložit jako PDF a vytisknout jinde.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Odesláno na tiskárnu.</translation>
    </message>
    <message>
        <source>The printer does not take it.</source>
        <translation>Tiskárna to nepřijala.</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Co vytisknout</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Hlavička</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Škola</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Třída</translation>
    </message>
    <message>
        <source>With solutions</source>
        <translation>S řešením</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Jiné zadání</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Uložit PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Vytisknout</translation>
    </message>
</context>
<context>
    <name>Printed</name>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis bodů</translation>
    </message>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>{title}: solutions</source>
        <translation>{title}: řešení</translation>
    </message>
    <message>
        <source>List of words</source>
        <translation>Seznam slov</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Hádanky: {game}</translation>
    </message>
    <message>
        <source>Puzzle {code}, difficulty {step} of {most}</source>
        <translation>Hádanka {code}, obtížnost {step} z {most}</translation>
    </message>
    <message>
        <source>One move is clearly the best. Can you find it?</source>
        <translation>Jeden tah je jasně nejlepší. Najdeš ho?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>It brings {points} at once, the next best move {second}.</source>
        <translation>Hned přinese {points}, druhý nejlepší tah {second}.</translation>
    </message>
    <message>
        <source>This puzzle is solved: go on to the next.</source>
        <translation>Tahle hádanka je vyřešená: pokračuj další.</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Počkej, podívám se…</translation>
    </message>
    <message>
        <source>Not yet: there is a better one. Go on looking, or have it shown.</source>
        <translation>Ještě ne: je tu lepší. Hledej dál, nebo si ho nech ukázat.</translation>
    </message>
    <message>
        <source>That is it! {why}</source>
        <translation>To je ono! {why}</translation>
    </message>
    <message>
        <source>Which move brings the most points at once?</source>
        <translation>Který tah přinese hned nejvíc bodů?</translation>
    </message>
</context>
<context>
    <name>PuzzleSlip</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Hádanky: {game}</translation>
    </message>
    <message>
        <source>Positions with one move that is clearly the best, the easiest first.</source>
        <translation>Pozice, ve kterých je jeden tah jasně nejlepší, od nejsnazších.</translation>
    </message>
    <message>
        <source>{met} of {most} met</source>
        <translation>{met} z {most} viděno</translation>
    </message>
    <message numerus="yes">
        <source>%n come(s) back</source>
        <translation>
            <numerusform>%n se vrací</numerusform>
            <numerusform>%n se vracejí</numerusform>
            <numerusform>%n se vrací</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Řešit</translation>
    </message>
    <message>
        <source>Solve: {game}</source>
        <translation>Řešit: {game}</translation>
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
        <source>Best discard</source>
        <translation>Nejlepší odhoz</translation>
    </message>
    <message>
        <source>Which card has to go, so that all others can be laid in words?</source>
        <translation>Která karta musí pryč, aby šly všechny ostatní vyložit ve slovech?</translation>
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
        <source>You judge the words yourselves: the dictionary opens again after the round.</source>
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
        <source>The next round is being dealt. Wait a moment.</source>
        <translation>Rozdává se další kolo. Chvilku počkej.</translation>
    </message>
    <message>
        <source>Draw a card first, from one of the two piles.</source>
        <translation>Nejdřív si vezmi kartu z jednoho ze dvou balíčků.</translation>
    </message>
    <message>
        <source>You have drawn already: lay words, or discard a card.</source>
        <translation>Kartu už máš. Vylož slova, nebo jednu kartu odhoď.</translation>
    </message>
    <message>
        <source>First everybody says which words they doubt.</source>
        <translation>Nejdřív každý řekne, o kterých slovech pochybuje.</translation>
    </message>
    <message>
        <source>First the vote on the words has to end.</source>
        <translation>Nejdřív se musí dohlasovat o slovech.</translation>
    </message>
    <message>
        <source>The round is being counted. Wait a moment.</source>
        <translation>Počítá se kolo. Chvilku počkej.</translation>
    </message>
    <message>
        <source>Make a word of the open cards.</source>
        <translation>Slož slovo z odkrytých karet.</translation>
    </message>
    <message>
        <source>No word is left: take something back, or finish.</source>
        <translation>Žádné slovo už nejde složit. Vrať se o krok, nebo dohraj.</translation>
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
        <translation>Z odkrytých karet už žádné slovo nesložíš.</translation>
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
    <message>
        <source>Lay your cards for as many points as you can. Cards that stay count against you; in the last turn of a round its bonus counts, too.</source>
        <translation>Vylož karty za co nejvíc bodů. Ty, které ti zbudou, se odečtou; v posledním tahu kola se počítá i prémie.</translation>
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
        <source>No other words bring more.</source>
        <translation>Žádná jiná slova nepřinesou víc.</translation>
    </message>
    <message>
        <source>Nothing is taken off your points.</source>
        <translation>Nic se ti neodečte.</translation>
    </message>
    <message>
        <source>You take the bonus for most words.</source>
        <translation>Získáš bonus za nejvíc slov.</translation>
    </message>
    <message>
        <source>You take the bonus for the longest word.</source>
        <translation>Získáš bonus za nejdelší slovo.</translation>
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
        <translation>Vyložit můžeš, ale počkat se může vyplatit.</translation>
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
    <message>
        <source>You go out with {points}, and leave the others no time.</source>
        <translation>Vyložíš všechno, získáš {points} a ostatním nenecháš čas.</translation>
    </message>
    <message>
        <source>With the open card you can go out: {words}.</source>
        <translation>S odhozenou kartou můžeš vyložit všechno: {words}.</translation>
    </message>
    <message>
        <source>With the open card you can lay {words}.</source>
        <translation>S odhozenou kartou složíš: {words}.</translation>
    </message>
    <message>
        <source>The hand could go out here. Can you see how?</source>
        <translation>Tady se dalo vyložit všechno. Vidíš jak?</translation>
    </message>
    <message>
        <source>Which card was better here: the open one, or one from the pile?</source>
        <translation>Která karta tu byla lepší: odhozená, nebo z balíčku?</translation>
    </message>
    <message>
        <source>It has more words, and most words bring a bonus.</source>
        <translation>Má víc slov a za nejvíc slov je bonus.</translation>
    </message>
    <message>
        <source>It has a longer word, and the longest brings a bonus.</source>
        <translation>Má delší slovo a za nejdelší je bonus.</translation>
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
    <name>QuiddlerBox</name>
    <message>
        <source>Cards in the hand</source>
        <translation>Karty v ruce</translation>
    </message>
    <message>
        <source>All cards with the one just drawn; one of them is left for the discard pile. A card with two letters goes in brackets: A K (VL) D U C H.</source>
        <translation>Všechny karty i s tou právě líznutou; jedna zbude na odhození. Karta se dvěma písmeny patří do závorky: A K (VL) D U C H.</translation>
    </message>
    <message>
        <source>These cards make no word.</source>
        <translation>Z těchto karet slovo nesložíš.</translation>
    </message>
    <message>
        <source>At best {points}, bonuses apart.</source>
        <translation>Nejvíc to dá {points}, bez bonusů.</translation>
    </message>
    <message>
        <source>no word</source>
        <translation>žádné slovo</translation>
    </message>
    <message>
        <source>discarded: {card}</source>
        <translation>odhodit: {card}</translation>
    </message>
    <message>
        <source>; left in the hand: {cards}</source>
        <translation>; v ruce zbude: {cards}</translation>
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
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Ten points are for</source>
        <translation>Deset bodů je za</translation>
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
        <source>In the longest word, CH counts as</source>
        <translation>CH v nejdelším slově je za</translation>
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
        <source>Words laid</source>
        <translation>Vyložená slova</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Kdo první rozdává</translation>
    </message>
    <message>
        <source>{round}: {dealer} deals {size} cards, {name} begins</source>
        <translation>{round}: rozdává {dealer}, karet do ruky: {size}; začíná {name}</translation>
    </message>
    <message>
        <source>cards written {there}, dealt {dealt}</source>
        <translation>karet zapsáno {there}, rozdáno {dealt}</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>jak je napsáno</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ruka</translation>
    </message>
    <message>
        <source>longest word</source>
        <translation>nejdelší slovo</translation>
    </message>
    <message>
        <source>besides</source>
        <translation>navíc</translation>
    </message>
    <message>
        <source>challenges</source>
        <translation>pochybnosti</translation>
    </message>
    <message>
        <source>bonuses unknown: not everybody’s words are written</source>
        <translation>bonusy nejde poznat: nejsou zapsaná slova všech</translation>
    </message>
    <message>
        <source>not below zero</source>
        <translation>ne pod nulu</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>V ruce</translation>
    </message>
    <message>
        <source>Words with blanks between them, a card with two letters in brackets: {words}. A word that fell in a challenge has ! before it, a challenge in vain is −8. A number alone is taken as the points of the round.</source>
        <translation>Slova s mezerami, karta se dvěma písmeny v závorce: {words}. Slovo, které neobstálo v pochybnosti, má před sebou !, zbytečná pochybnost je třeba −8. Samotné číslo se bere jako body za kolo.</translation>
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
    <message numerus="yes">
        <source>Nobody goes out before everybody has had %n turns.</source>
        <translation>
            <numerusform>Vyložit se smí, až má každý za sebou %n tah.</numerusform>
            <numerusform>Vyložit se smí, až má každý za sebou %n tahy.</numerusform>
            <numerusform>Vyložit se smí, až má každý za sebou %n tahů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuiddlerGuide</name>
    <message>
        <source>Do you doubt a word? Then everybody but its owner votes on it.</source>
        <translation>Nevěříš některému slovu? Hlasují o něm všichni kromě toho, kdo ho vyložil.</translation>
    </message>
    <message>
        <source>Do you doubt a word? If it is good after all, its value is taken off your points.</source>
        <translation>Nezdá se ti některé slovo? Když přece jen platí, jeho hodnota se odečte tobě.</translation>
    </message>
    <message>
        <source>Words that were laid count, cards left in the hand are taken off, but only down to zero.</source>
        <translation>Vyložená slova se počítají, karty, které zbyly v ruce, se odečtou, ale nejvýš do nuly.</translation>
    </message>
    <message>
        <source>Somebody went out: this is your last turn. Lay your words; the rest counts against you.</source>
        <translation>Někdo vyložil: tohle je tvůj poslední tah. Vylož svá slova, zbytek se ti odečte.</translation>
    </message>
    <message>
        <source>Take a card: the hidden one of the pile, or the open one beside it.</source>
        <translation>Vezmi si kartu: skrytou z balíčku, nebo odkrytou vedle něj.</translation>
    </message>
    <message>
        <source>Drag cards up and make words of them. At the end of the turn discard the card you need least.</source>
        <translation>Přetahuj karty nahoru a skládej z nich slova. Na konci tahu odhoď kartu, kterou potřebuješ nejmíň.</translation>
    </message>
    <message>
        <source>Once all cards but one lie in words, lay them out: the others have one more turn then.</source>
        <translation>Jakmile leží ve slovech všechny karty až na jednu, vylož je: ostatní pak mají už jen jeden tah.</translation>
    </message>
    <message>
        <source>A place is empty: move the open card of another pile there.</source>
        <translation>Jedno místo je prázdné: přesuň tam odkrytou kartu z jiného balíčku.</translation>
    </message>
    <message>
        <source>Make a word of the open cards; below each of them lies the next one. Use up as many as you can.</source>
        <translation>Slož slovo z odkrytých karet; pod každou leží další. Spotřebuj jich co nejvíc.</translation>
    </message>
</context>
<context>
    <name>QuiddlerLesson</name>
    <message>
        <source>Make the best of these cards</source>
        <translation>Vytěžte z karet co nejvíc</translation>
    </message>
    <message>
        <source>Cards in words add their values, the others subtract them; one is thrown away.</source>
        <translation>Karty ve slovech se přičítají, ostatní odečítají; jedna karta se odloží.</translation>
    </message>
    <message>
        <source>Write down your words.</source>
        <translation>Napište svá slova.</translation>
    </message>
    <message>
        <source>These cards do not spell it.</source>
        <translation>Z těchto karet se to složit nedá.</translation>
    </message>
    <message>
        <source>Every word takes two cards at least.</source>
        <translation>Každé slovo má aspoň dvě karty.</translation>
    </message>
    <message>
        <source>A card must be left to be thrown away.</source>
        <translation>Jedna karta musí zbýt na odložení.</translation>
    </message>
    <message>
        <source>left in hand</source>
        <translation>zbylo v ruce</translation>
    </message>
    <message>
        <source>nobody gets less than nothing</source>
        <translation>méně než nulu nedostane nikdo</translation>
    </message>
    <message>
        <source>Words, with spaces</source>
        <translation>Slova s mezerami</translation>
    </message>
    <message>
        <source>Every word has two letters at least.</source>
        <translation>Každé slovo má aspoň dvě písmena.</translation>
    </message>
    <message>
        <source>Hidden to order: {words}</source>
        <translation>Schováno na přání: {words}</translation>
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
        <source>the program checks the words</source>
        <translation>slova hlídá program</translation>
    </message>
    <message>
        <source>players check the words</source>
        <translation>slova hlídají hráči</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>hlasování</translation>
    </message>
    <message>
        <source>words of two cards</source>
        <translation>slova ze dvou karet</translation>
    </message>
    <message>
        <source>words of two letters</source>
        <translation>slova ze dvou písmen</translation>
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
        <source>challenged at once</source>
        <translation>pochybuje se hned</translation>
    </message>
    <message>
        <source>on after a false end</source>
        <translation>po chybném konci se hraje dál</translation>
    </message>
    <message>
        <source>bonus for length</source>
        <translation>bonus za délku</translation>
    </message>
    <message>
        <source>CH is one letter</source>
        <translation>CH je jedno písmeno</translation>
    </message>
    <message>
        <source>LY instead of LÝ</source>
        <translation>LY místo LÝ</translation>
    </message>
    <message>
        <source>dictionary closed</source>
        <translation>slovník zavřený</translation>
    </message>
    <message>
        <source>places may stay empty</source>
        <translation>místo smí zůstat prázdné</translation>
    </message>
    <message>
        <source>good words shown</source>
        <translation>s radou u slov</translation>
    </message>
    <message>
        <source>Who checks the words</source>
        <translation>Slova hlídá</translation>
    </message>
    <message>
        <source>When you play alone, the program checks the words.</source>
        <translation>Ve hře pro jednoho hlídá slova program.</translation>
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
    <message>
        <source>nobody goes out at once</source>
        <translation>nevykládá se hned</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>hned</translation>
    </message>
    <message>
        <source>Turns of everybody before somebody may go out</source>
        <translation>Vyložit se smí po tolika tazích každého</translation>
    </message>
    <message>
        <source>Arranging shows which words count</source>
        <translation>Už při skládání je vidět, která slova platí</translation>
    </message>
</context>
<context>
    <name>QuiddlerOrder</name>
    <message>
        <source>Hands: {hands}. Common words besides, in each of them: about {count}.</source>
        <translation>Počet rukou: {hands}. Běžných slov navíc v každé z nich: asi {count}.</translation>
    </message>
</context>
<context>
    <name>QuiddlerPrint</name>
    <message>
        <source>Hands as exercises</source>
        <translation>Karty v ruce jako úlohy</translation>
    </message>
    <message>
        <source>Quiddler: hands</source>
        <translation>Žolíky se slovy: úlohy</translation>
    </message>
    <message>
        <source>Make words of the cards; one card is left for the discard pile. Which words bring most points?</source>
        <translation>Slož z karet slova; jedna karta zbude na odhazovací balíček. Která slova vynesou nejvíc bodů?</translation>
    </message>
    <message>
        <source>{words}; discarded: {card}; together {points} points</source>
        <translation>{words}; odhozeno: {card}; dohromady {points} b.</translation>
    </message>
    <message>
        <source>no word</source>
        <translation>žádné slovo</translation>
    </message>
    <message>
        <source>Quiddler: points</source>
        <translation>Žolíky se slovy: body</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>karet</translation>
    </message>
    <message>
        <source>A round: values of the words less the cards in hand, 0 at the least.</source>
        <translation>Kolo: hodnota slov minus karty v ruce, nejméně 0.</translation>
    </message>
    <message>
        <source>Ten points more for most words and ten for the longest one, nothing where two are equal; two players agree on one of them.</source>
        <translation>Deset bodů navíc za nejvíc slov a deset za nejdelší slovo, při shodě nic; dva hráči se předem dohodnou na jednom z obojího.</translation>
    </message>
    <message>
        <source>The deal goes round to the left; the oldest begins.</source>
        <translation>Rozdává se dokola doleva; začíná nejstarší.</translation>
    </message>
    <message>
        <source>A round: values of words and bonuses less the cards in hand, 0 at the least.</source>
        <translation>Kolo: hodnota slov a bonusy minus karty v ruce, nejméně 0.</translation>
    </message>
    <message>
        <source>A challenge: whoever is wrong loses the value of the word. One that fell counts no more.</source>
        <translation>Pochybnost: kdo se mýlí, ztrácí hodnotu slova. Slovo, které neobstálo, už se nepočítá.</translation>
    </message>
    <message>
        <source>hidden: {words}</source>
        <translation>schováno: {words}</translation>
    </message>
</context>
<context>
    <name>QuiddlerRound</name>
    <message>
        <source>{round}. · {cards}</source>
        <translation>{round}. · {cards}</translation>
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
        <source>{name}: do you doubt a word?</source>
        <comment>a team</comment>
        <translation>{name}: pochybujete o některém slově?</translation>
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
        <source>There are two of you, so whoever doubts a word decides on it.</source>
        <translation>Jste jen dva, takže o slově rozhodne ten, kdo ho zpochybní.</translation>
    </message>
    <message>
        <source>Whatever somebody doubts, the others vote on.</source>
        <translation>O slovech, o kterých někdo pochybuje, pak ostatní hlasují.</translation>
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
        <source>doubted by {name}</source>
        <comment>a team</comment>
        <translation>pochybují {name}</translation>
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
        <source>{word}, {points}, laid by {name}</source>
        <comment>a team</comment>
        <translation>{word}, {points}, vykládají {name}</translation>
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
        <source>Does anybody doubt a word?</source>
        <translation>Pochybuje někdo o některém slově?</translation>
    </message>
    <message>
        <source>Who doubts that? Press your name.</source>
        <translation>Kdo o tom pochybuje, ať stiskne své jméno.</translation>
    </message>
    <message>
        <source>Not in the dictionary: whoever laid the word pays its value. In it: whoever doubted the word pays.</source>
        <translation>Není-li slovo ve slovníku, zaplatí jeho hodnotu ten, kdo ho vyložil. Je-li tam, zaplatí ji ten, kdo pochyboval.</translation>
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
    <message>
        <source>Round {number}: {points}</source>
        <translation>{number}. kolo: {points}</translation>
    </message>
</context>
<context>
    <name>QuiddlerScores</name>
    <message>
        <source>Score sheet</source>
        <translation>Zápis bodů</translation>
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
        <source>Taken back: {word}; this is counted. Ctrl+Y takes it again.</source>
        <translation>Vráceno: {word}; u výsledku to bude napsané. Ctrl+Y slovo vezme znovu.</translation>
    </message>
    <message>
        <source>Taken back: {card} on the empty place; this is counted. Ctrl+Y puts it there again.</source>
        <translation>Vráceno: {card} na prázdném místě; u výsledku to bude napsané. Ctrl+Y kartu přesune znovu.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Není co udělat znovu.</translation>
    </message>
    <message>
        <source>less cannot be left of this deal</source>
        <translation>méně z tohoto rozdání zbýt nemůže</translation>
    </message>
    <message>
        <source>no word yet</source>
        <translation>zatím žádné slovo</translation>
    </message>
    <message>
        <source>It begins with {card}.</source>
        <translation>Začíná na {card}.</translation>
    </message>
    <message>
        <source>Look how many cards lie under the open ones.</source>
        <translation>Podívej se, kolik karet leží pod odkrytými.</translation>
    </message>
    <message>
        <source>The card {card} goes to the empty place.</source>
        <translation>Na prázdné místo přijde karta {card}.</translation>
    </message>
    <message>
        <source>It uses up {cards}, for which there are few words.</source>
        <translation>Spotřebuje {cards}, na to je málo slov.</translation>
    </message>
    <message>
        <source>The cards that stay spell more everyday words: {many}, not {few}.</source>
        <translation>Ze zbylých karet jde složit víc běžných slov: {many} místo {few}.</translation>
    </message>
    <message>
        <source>It uses more cards: {many}, not {few}.</source>
        <translation>Použije víc karet: {many} místo {few}.</translation>
    </message>
    <message>
        <source>Its cards are worth {points} more.</source>
        <translation>Jeho karty mají o {points} víc.</translation>
    </message>
    <message>
        <source>The word that was made left only consonants open.</source>
        <translation>Po zahraném slově zůstaly z odkrytých jen souhlásky.</translation>
    </message>
    <message>
        <source>The word that was made left only vowels open.</source>
        <translation>Po zahraném slově zůstaly z odkrytých jen samohlásky.</translation>
    </message>
    <message>
        <source>It takes the same cards from deeper piles.</source>
        <translation>Bere stejné karty z vyšších hromádek.</translation>
    </message>
    <message>
        <source>That pile was the deepest.</source>
        <translation>Ta hromádka byla nejvyšší.</translation>
    </message>
    <message>
        <source>The game need not have ended yet.</source>
        <translation>Hra ještě nemusela skončit.</translation>
    </message>
    <message>
        <source>Which pile was better to fill the empty place?</source>
        <translation>Ze které hromádky bylo lepší doplnit prázdné místo?</translation>
    </message>
    <message>
        <source>There was still a word to be made here. Can you see it?</source>
        <translation>Tady šlo ještě složit slovo. Vidíš ho?</translation>
    </message>
    <message>
        <source>After another word less is left over in the end. Which one?</source>
        <translation>Po jiném slově zbude na konci méně. Po kterém?</translation>
    </message>
    <message>
        <source>With it about {points} fewer are left over in the end.</source>
        <translation>Na konci pak zbude asi o {points} méně.</translation>
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
        <source>most words ({figure}) +{points}</source>
        <translation>nejvíc slov ({figure}) +{points}</translation>
    </message>
    <message>
        <source>longest word ({figure}) +{points}</source>
        <translation>nejdelší ({figure}) +{points}</translation>
    </message>
    <message>
        <source>You would take now: {bonuses}</source>
        <translation>Teď by ti patřilo: {bonuses}</translation>
    </message>
    <message>
        <source>Nobody would have most words then</source>
        <translation>Nejvíc slov by pak neměl nikdo</translation>
    </message>
    <message>
        <source>Nobody would have the longest word then</source>
        <translation>Nejdelší by pak neměl nikdo</translation>
    </message>
    <message>
        <source>Quicker: type the letters, Space begins the next word. Or double-click a card.</source>
        <translation>Rychleji: piš písmena, mezerník začne další slovo. Nebo na kartu poklepej.</translation>
    </message>
    <message>
        <source>A click on what stands under a word explains it.</source>
        <translation>Klepnutí na popisek pod slovem slovo vysvětlí.</translation>
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
        <source>{name} go out!</source>
        <translation>{name} vykládají!</translation>
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
        <source>Lay nothing?</source>
        <translation>Nic nevyložit?</translation>
    </message>
    <message>
        <source>This is your last turn: words that you do not lay count minus. You have: {words}.</source>
        <translation>Je to tvůj poslední tah: slova, která nevyložíš, se ti odečtou. Máš: {words}.</translation>
    </message>
    <message>
        <source>Lay your words and go out?</source>
        <translation>Vyložit slova?</translation>
    </message>
    <message>
        <source>All other cards lie in words: {words}. Once you lay them, everybody else has one turn left.</source>
        <translation>Všechny ostatní karty leží ve slovech: {words}. Když je vyložíš, ostatním zbývá poslední tah.</translation>
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
        <source>There is nothing to take back.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Není co udělat znovu.</translation>
    </message>
    <message>
        <source>Taken back: the order of the cards.</source>
        <translation>Vráceno: pořadí karet.</translation>
    </message>
    <message>
        <source>Done again: the order of the cards.</source>
        <translation>Znovu: pořadí karet.</translation>
    </message>
    <message>
        <source>Taken back: {cards}.</source>
        <translation>Vráceno: {cards}.</translation>
    </message>
    <message>
        <source>Done again: {cards}.</source>
        <translation>Znovu: {cards}.</translation>
    </message>
    <message>
        <source>{card} is discarded with them</source>
        <translation>a odhodí se {card}</translation>
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
        <translation>Klikni na tah a uvidíš ho znovu na stole.</translation>
    </message>
    <message>
        <source>longest word</source>
        <translation>nejdelší slovo</translation>
    </message>
    <message>
        <source>most words</source>
        <translation>nejvíc slov</translation>
    </message>
    <message>
        <source>The table: arrows walk over the cards and up to the piles</source>
        <translation>Stůl: šipkami se chodí po kartách a nahoru k balíčkům</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>A click shows the whole pile</source>
        <translation>Kliknutí ukáže celý balíček</translation>
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
            <numerusform>K vyložení zařaď do slov ještě %n kartu.</numerusform>
            <numerusform>K vyložení zařaď do slov ještě %n karty.</numerusform>
            <numerusform>K vyložení zařaď do slov ještě %n karet.</numerusform>
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
        <source>{name} trades {tiles}.</source>
        <translation>{name} – výměna: {tiles}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} vynechává.</translation>
    </message>
    <message>
        <source>{name} pass.</source>
        <translation>{name} vynechávají.</translation>
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
    <message>
        <source>Which tile fits</source>
        <translation>Který kámen pasuje</translation>
    </message>
    <message>
        <source>Which of these tiles fits into the gap?</source>
        <translation>Který z těchto kamenů pasuje do mezery?</translation>
    </message>
    <message>
        <source>It makes a qwirkle.</source>
        <translation>Je to qwirkle.</translation>
    </message>
    <message>
        <source>It ends the game for six more.</source>
        <translation>Ukončí hru a přidá si za to šest bodů.</translation>
    </message>
    <message>
        <source>It scores in several lines.</source>
        <translation>Boduje ve více řadách.</translation>
    </message>
    <message>
        <source>It takes a qwirkle from the others.</source>
        <translation>Sebere ostatním qwirkle.</translation>
    </message>
    <message>
        <source>New tiles may go together better.</source>
        <translation>Nové kameny se k sobě mohou hodit víc.</translation>
    </message>
    <message>
        <source>The move made left a line of five, which others may complete.</source>
        <translation>Zahraný tah nechal řadu pěti kamenů, kterou mohou ostatní doplnit.</translation>
    </message>
    <message>
        <source>row of {tiles}: +{points}</source>
        <translation>řada {tiles}: +{points}</translation>
    </message>
    <message>
        <source>row of {tiles}, a qwirkle: +{points}</source>
        <translation>řada {tiles}, qwirkle: +{points}</translation>
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
    <message>
        <source>{points}. Enter or a click lays the move.</source>
        <translation>{points}. Tah položíš Enterem nebo klepnutím.</translation>
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
        <source>Every colour gets its initial in the corner of the tile, a sign where the tile is small.</source>
        <translation>Každá barva dostane do rohu kamene svoje počáteční písmeno, malé kameny značku.</translation>
    </message>
</context>
<context>
    <name>QwirkleBox</name>
    <message>
        <source>The last tile (+6)</source>
        <translation>Poslední kámen (+6)</translation>
    </message>
    <message>
        <source>Lengths of the lines</source>
        <translation>Délky řad</translation>
    </message>
    <message>
        <source>The table and the hand</source>
        <translation>Stůl a ruka</translation>
    </message>
    <message>
        <source>Click a place of the table or the hand, then a tile; the next one goes beside it. Or type the letter of the colour and 1 to 6 for the shape. The table stays for the next turn.</source>
        <translation>Klikni na místo na stole nebo v ruce, pak na kámen; další přijde vedle. Nebo piš písmeno barvy a číslo tvaru 1–6. Stůl zůstane i pro příští tah.</translation>
    </message>
    <message>
        <source>None of these tiles can be laid.</source>
        <translation>Žádný z těchhle kamenů se nedá přiložit.</translation>
    </message>
    <message>
        <source>At best {points}, the six for the last tile apart.</source>
        <translation>Nejvíc to dá {points}, bez šesti bodů za poslední kámen.</translation>
    </message>
    <message>
        <source>lines: {lengths}</source>
        <translation>řady: {lengths}</translation>
    </message>
    <message>
        <source>The length of every line that has a new tile: 4 3. A line of six counts twelve. Nothing at all is a trade; a number above six is taken as the points of the turn.</source>
        <translation>Délka každé řady, ve které je nový kámen: 4 3. Řada ze šesti je za dvanáct. Prázdné pole je výměna; číslo nad šest se bere jako body za tah.</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>jak je napsáno</translation>
    </message>
    <message>
        <source>line</source>
        <translation>řada</translation>
    </message>
    <message>
        <source>Qwirkle</source>
        <translation>Qwirkle</translation>
    </message>
    <message>
        <source>last tile</source>
        <translation>poslední kámen</translation>
    </message>
    <message>
        <source>nothing laid</source>
        <translation>nic nevyloženo</translation>
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
        <source>for the end</source>
        <translation>za konec</translation>
    </message>
</context>
<context>
    <name>QwirkleGuide</name>
    <message>
        <source>A set is of one colour in different shapes, or of one shape in different colours. Drag it up.</source>
        <translation>Sada má jednu barvu a různé tvary, nebo jeden tvar a různé barvy. Kameny z ní přetáhni na stůl.</translation>
    </message>
    <message>
        <source>The bag is empty. Who lays the last tile of the hand first gets six points more.</source>
        <translation>Pytlík je prázdný. Kdo první položí poslední kámen z ruky, má šest bodů navíc.</translation>
    </message>
    <message>
        <source>Lift a tile: the places where it fits light up. A line is of one colour or of one shape.</source>
        <translation>Zvedni kámen: místa, kam se hodí, se rozsvítí. Řada má jednu barvu, nebo jeden tvar.</translation>
    </message>
    <message>
        <source>Every line scores its length, and a tile may lie in two. Six in a line bring twelve points.</source>
        <translation>Za každou řadu je tolik bodů, jak je dlouhá, a kámen může ležet ve dvou. Šest v řadě přinese dvanáct bodů.</translation>
    </message>
    <message>
        <source>If nothing fits well, trade tiles instead of laying: that takes your turn, too.</source>
        <translation>Když se nic dobře nehodí, kameny místo pokládání vyměň: i to je tah.</translation>
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
    <name>QwirkleLaying</name>
    <message>
        <source>Other hand</source>
        <translation>Jiná ruka</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Prázdný stůl</translation>
    </message>
</context>
<context>
    <name>QwirkleLesson</name>
    <message>
        <source>Find the best turn</source>
        <translation>Najděte nejlepší tah</translation>
    </message>
    <message>
        <source>Every line brings a point for each of its tiles, a line of six brings twelve.</source>
        <translation>Každá řada přinese bod za každý svůj kámen, řada šesti kamenů dvanáct bodů.</translation>
    </message>
    <message>
        <source>Write the number of each tile and its cell: 3D5 1D6.</source>
        <translation>Napište číslo každého kamene a jeho políčko: 3D5&#xa0;1D6.</translation>
    </message>
    <message>
        <source>3D5 1D6, or points</source>
        <translation>3D5 1D6 nebo body</translation>
    </message>
    <message>
        <source>That is no turn: write tiles and cells like 3D5 1D6.</source>
        <translation>Takový tah přečíst neumím: pište kameny a políčka jako 3D5&#xa0;1D6.</translation>
    </message>
    <message>
        <source>No turn brings so many points.</source>
        <translation>Tolik bodů žádný tah nepřinese.</translation>
    </message>
    <message>
        <source>a line of {number}: {points}</source>
        <translation>řada {number} kamenů: {points}</translation>
    </message>
    <message>
        <source>a qwirkle: {points}</source>
        <translation>qwirkle: {points}</translation>
    </message>
    <message>
        <source>Turns there are: {number}</source>
        <translation>Možných tahů: {number}</translation>
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
        <source>end after rounds of trades: {rounds}</source>
        <translation>konec po kolech výměn: {rounds}</translation>
    </message>
    <message>
        <source>any first line</source>
        <translation>první řada libovolná</translation>
    </message>
    <message>
        <source>a point for a single tile</source>
        <translation>bod za první kámen</translation>
    </message>
    <message>
        <source>no trading under six</source>
        <translation>pod šest se nemění</translation>
    </message>
    <message>
        <source>trades without end</source>
        <translation>výměny bez konce</translation>
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
    <name>QwirklePrint</name>
    <message>
        <source>Positions as exercises</source>
        <translation>Postavení jako úlohy</translation>
    </message>
    <message>
        <source>Qwirkle: positions</source>
        <translation>Qwirkle: úlohy</translation>
    </message>
    <message>
        <source>Lay one or more of the six tiles. Which turn brings most points? The letters tell the colours.</source>
        <translation>Přilož jeden nebo víc ze šesti kamenů. Který tah přinese nejvíc bodů? Písmena říkají barvy.</translation>
    </message>
    <message>
        <source>Qwirkle: points</source>
        <translation>Qwirkle: body</translation>
    </message>
    <message>
        <source>A point for every tile of each line that was lengthened or begun.</source>
        <translation>Bod za každý kámen v každé řadě, která byla prodloužena nebo začata.</translation>
    </message>
    <message>
        <source>A line of six is a qwirkle: six points more.</source>
        <translation>Řada o šesti kamenech je qwirkle: šest bodů navíc.</translation>
    </message>
    <message>
        <source>Six points more for whoever lays the last tile when the bag is empty.</source>
        <translation>Šest bodů navíc pro toho, kdo po vyprázdnění pytlíku položí poslední kámen.</translation>
    </message>
    <message>
        <source>{points} points; turns that bring as much: {ways}</source>
        <translation>{points} b.; tahů, které přinesou stejně: {ways}</translation>
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
        <source>nobody yet</source>
        <translation>zatím nikdo</translation>
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
        <source>Licences are binding in English, so they are not translated.</source>
        <translation>Licence platí v angličtině, proto nejsou přeložené.</translation>
    </message>
    <message>
        <source>The text {name} is missing. Install the program again, please.</source>
        <translation>Text {name} chybí. Nainstaluj prosím program znovu.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Přehrávání: {game}</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Stejné rozdání</translation>
    </message>
</context>
<context>
    <name>ResultColumn</name>
    <message>
        <source>Round of {name}</source>
        <translation>Kolo: {name}</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>What was left</source>
        <translation>Co tu ještě bylo</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Not everybody has voted</source>
        <translation>Ještě nehlasovali všichni</translation>
    </message>
    <message>
        <source>Go on all the same</source>
        <translation>Přesto pokračovat</translation>
    </message>
    <message>
        <source>Back to the vote</source>
        <translation>Zpět k hlasování</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{name} lost nothing that could be told for sure.</source>
        <translation>{name}: žádná ztráta, kterou by šlo s jistotou poznat.</translation>
    </message>
    <message>
        <source>{name}: {points} lost.</source>
        <translation>{name}: o {points} méně, než šlo.</translation>
    </message>
    <message>
        <source>{name}: {points} lost, {part} of them in two turns.</source>
        <translation>{name}: o {points} méně, než šlo, z toho {part} ve dvou tazích.</translation>
    </message>
    <message>
        <source>{name}: {points} more left over than need be.</source>
        <translation>{name}: zbylo o {points} víc, než muselo.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review: {game}</source>
        <translation>Rozbor: {game}</translation>
    </message>
    <message>
        <source>All turns are being weighed against the best ones. That takes a while.</source>
        <translation>Každý tah se porovnává s těmi nejlepšími. Chvíli to potrvá.</translation>
    </message>
    <message>
        <source>Moment {number} of {count}</source>
        <translation>Chvíle {number} ze {count}</translation>
    </message>
    <message>
        <source>There were {points} more to be had. Can you find them?</source>
        <translation>Dalo se získat o {points} víc. Najdeš to?</translation>
    </message>
    <message>
        <source>There was a better move, though it brings no more at once. Can you find it?</source>
        <translation>Byl tu lepší tah, i když hned nedá víc. Najdeš ho?</translation>
    </message>
    <message>
        <source>What it came to</source>
        <translation>Jak to dopadlo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Podívám se…</translation>
    </message>
    <message>
        <source>Not yet: there is one that is about {points} better.</source>
        <translation>Ještě ne: jeden tah je asi o {points} lepší.</translation>
    </message>
    <message>
        <source>That is it! {why}</source>
        <translation>To je ono! {why}</translation>
    </message>
    <message>
        <source>This move lost about {points} against the best one.</source>
        <translation>Proti nejlepšímu tahu to byla ztráta asi {points}.</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>{number}. tah</translation>
    </message>
    <message>
        <source>Whose moments: {name}</source>
        <translation>Čí chvíle: {name}</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Jedna chvíle</translation>
    </message>
    <message>
        <source>Not yet, go on looking.</source>
        <translation>Ještě ne, hledej dál.</translation>
    </message>
    <message>
        <source>in all about {points} more</source>
        <translation>celkem asi o {points} víc</translation>
    </message>
    <message>
        <source>your later turns much more</source>
        <translation>tvé další tahy o hodně víc</translation>
    </message>
    <message>
        <source>your later turns much less</source>
        <translation>tvé další tahy o hodně méně</translation>
    </message>
    <message>
        <source>{points} more at once</source>
        <translation>hned o {points} víc</translation>
    </message>
    <message>
        <source>{points} less at once</source>
        <translation>hned o {points} méně</translation>
    </message>
    <message>
        <source>the others then about {points} less</source>
        <translation>ostatní pak asi o {points} méně</translation>
    </message>
    <message>
        <source>the others then about {points} more</source>
        <translation>ostatní pak asi o {points} víc</translation>
    </message>
    <message>
        <source>your later turns about {points} more</source>
        <translation>tvé další tahy asi o {points} víc</translation>
    </message>
    <message>
        <source>your later turns about {points} less</source>
        <translation>tvé další tahy asi o {points} méně</translation>
    </message>
    <message>
        <source>After this move about {points} more are left over than after the best one.</source>
        <translation>Po tomhle tahu zbude asi o {points} víc než po nejlepším.</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Who stood to win</source>
        <translation>Kdo měl blíž k výhře</translation>
    </message>
    <message>
        <source>The moments again</source>
        <translation>Projít chvíle znovu</translation>
    </message>
    <message>
        <source>The costliest turns</source>
        <translation>Nejdražší tahy</translation>
    </message>
    <message>
        <source>{name}: {found} of {common} common words</source>
        <translation>{name}: {found} z {common} běžných slov</translation>
    </message>
    <message>
        <source>Common words found</source>
        <translation>Nalezená běžná slova</translation>
    </message>
    <message>
        <source>There was nothing to be weighed in this game.</source>
        <translation>V téhle hře nebylo co porovnávat.</translation>
    </message>
    <message>
        <source>Your chance to win was between {least} and {most} %; the curve ends with who won.</source>
        <translation>Šance na výhru byla mezi {least} a {most} %; křivka končí tím, kdo vyhrál.</translation>
    </message>
    <message>
        <source>{letters}: {found} of {common}</source>
        <translation>{letters}: {found} z {common}</translation>
    </message>
    <message>
        <source>No turn lost anything that could be told for sure.</source>
        <translation>Žádný tah nic znatelného neztratil.</translation>
    </message>
    <message>
        <source>Move {number}: {points} lost</source>
        <translation>{number}. tah: o {points} méně</translation>
    </message>
    <message>
        <source>Said every day</source>
        <translation>Slova každého dne</translation>
    </message>
    <message>
        <source>Said often</source>
        <translation>Častá slova</translation>
    </message>
    <message>
        <source>Said now and then</source>
        <translation>Méně častá slova</translation>
    </message>
    <message>
        <source>{words}: {found} of {common}</source>
        <translation>{words}: {found} z {common}</translation>
    </message>
    <message>
        <source>Move {number}: {points} more left over</source>
        <translation>{number}. tah: zbylo o {points} víc</translation>
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
    <message>
        <source>As usual (key *)</source>
        <translation>Jako obvykle (klávesa *)</translation>
    </message>
    <message>
        <source>Livelier by half a step (key *)</source>
        <translation>O půl stupně čilejší (klávesa *)</translation>
    </message>
</context>
<context>
    <name>RoundColumn</name>
    <message>
        <source>round winner</source>
        <translation>výhra v kole</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>dělí se o kolo</translation>
    </message>
</context>
<context>
    <name>RoundCounts</name>
    <message numerus="yes">
        <source>Doubt %n words</source>
        <translation>
            <numerusform>Pochybovat o %n slově</numerusform>
            <numerusform>Pochybovat o %n slovech</numerusform>
            <numerusform>Pochybovat o %n slovech</numerusform>
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
</context>
<context>
    <name>RoundPicker</name>
    <message>
        <source>The round before</source>
        <translation>Předchozí kolo</translation>
    </message>
    <message>
        <source>The round after</source>
        <translation>Další kolo</translation>
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
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
</context>
<context>
    <name>RoundTab</name>
    <message>
        <source>Class</source>
        <translation>Třída</translation>
    </message>
    <message>
        <source>My classes</source>
        <translation>Moje třídy</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Název třídy</translation>
    </message>
    <message>
        <source>4. B (a class with a name is kept)</source>
        <translation>4. B (třída s názvem se uloží)</translation>
    </message>
    <message>
        <source>Shuffle the teams</source>
        <translation>Zamíchat týmy</translation>
    </message>
    <message>
        <source>A new class</source>
        <translation>Nová třída</translation>
    </message>
    <message>
        <source>Forget this class…</source>
        <translation>Zapomenout třídu…</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Tým {number}</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>Zapomenout {name}?</translation>
    </message>
    <message>
        <source>The names of its teams go with it. Nothing else does.</source>
        <translation>Zmizí s ní jména jejích týmů, nic jiného.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zapomenout</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Nechat</translation>
    </message>
    <message>
        <source>Class round</source>
        <translation>Kolo pro třídu</translation>
    </message>
    <message>
        <source>Five minutes</source>
        <translation>Pětiminutovka</translation>
    </message>
    <message>
        <source>A whole lesson</source>
        <translation>Celá hodina</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Úkol</translation>
    </message>
    <message>
        <source>Collecting words</source>
        <translation>Sběr slov</translation>
    </message>
    <message>
        <source>To the wall</source>
        <translation>Na plátno</translation>
    </message>
    <message>
        <source>good</source>
        <translation>dobré</translation>
    </message>
    <message>
        <source>by code</source>
        <translation>podle kódu</translation>
    </message>
    <message>
        <source>call out</source>
        <translation>vyvolávání</translation>
    </message>
    <message>
        <source>type the lists</source>
        <translation>opsat seznamy</translation>
    </message>
    <message>
        <source>You type what the teams have written, a team after another.</source>
        <translation>Opíšeš, co týmy napsaly, jeden tým po druhém.</translation>
    </message>
    <message>
        <source>Task: {task}</source>
        <translation>Úkol: {task}</translation>
    </message>
    <message>
        <source>Every team needs a name of its own.</source>
        <translation>Každý tým potřebuje vlastní jméno.</translation>
    </message>
    <message>
        <source>There is nothing to find</source>
        <translation>Není co hledat</translation>
    </message>
    <message>
        <source>No word on the board is what the task asks for. Choose another task or another board.</source>
        <translation>Na desce není žádné slovo, jaké chce úkol. Vyber jiný úkol nebo jinou desku.</translation>
    </message>
    <message>
        <source>To the wall all the same</source>
        <translation>Přesto na plátno</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Vybrat jinak</translation>
    </message>
    <message>
        <source>vyjmenovaná slova…</source>
        <translation>vyjmenovaná slova…</translation>
    </message>
    <message>
        <source>A team calls a word, you type it once and press the numbers of the teams that have it, or click them. Where the keys of the digits type letters, hold Shift.</source>
        <translation>Tým řekne slovo, ty ho jednou napíšeš a stiskneš čísla týmů, které ho mají, nebo na ně klikneš. Na české klávesnici drž u čísel Shift.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Připravuje se…</translation>
    </message>
    <message>
        <source>When time is up you type what each team has written. Then the answers are shown, the lowest first, and the best that the program finds.</source>
        <translation>Po čase opíšeš, co který tým napsal. Potom se odpovědi ukážou od nejmenší po největší a nakonec to nejlepší, co našel program.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Zadání</translation>
    </message>
    <message>
        <source>No class can play this code: it is of another game or edition.</source>
        <translation>Tenhle kód třída nezahraje: patří jiné hře nebo jinému vydání.</translation>
    </message>
    <message>
        <source>Deals of the code {code}</source>
        <translation>Rozdání podle kódu {code}</translation>
    </message>
    <message>
        <source>At most {most} letters, so that the last row can read the name.</source>
        <translation>Nejvýš {most} písmen, ať jméno přečte i poslední lavice.</translation>
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
        <source>{name} win</source>
        <translation>Vyhrávají {name}</translation>
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
        <source>{name} are in the lead</source>
        <translation>Vedou {name}</translation>
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
    <message>
        <source>{word} · {text}</source>
        <translation>{word} · {text}</translation>
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
    <message>
        <source>Find in the rules (Ctrl+F)</source>
        <translation>Hledat v pravidlech (Ctrl+F)</translation>
    </message>
</context>
<context>
    <name>RunEnd</name>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>All drills</source>
        <translation>Všechna cvičení</translation>
    </message>
    <message>
        <source>Right {right}, wrong {wrong}.</source>
        <translation>Správně {right}, špatně {wrong}.</translation>
    </message>
    <message>
        <source>Your best run!</source>
        <translation>Tvůj nejlepší výsledek!</translation>
    </message>
    <message>
        <source>Your best: {points}.</source>
        <translation>Tvoje nejlepší: {points}.</translation>
    </message>
    <message>
        <source>Broken off, so it is not compared.</source>
        <translation>Nedokončeno, a tak se to nepočítá.</translation>
    </message>
    <message>
        <source>What was wrong comes back until you know it:</source>
        <translation>Co bylo špatně, se vrací, dokud to neumíš:</translation>
    </message>
    <message>
        <source>{right}, not {wrong}</source>
        <translation>{right}, ne {wrong}</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Stop</source>
        <translation>Skončit</translation>
    </message>
    <message>
        <source>Keys 1 to {last}; Esc stops</source>
        <translation>Klávesy 1 až {last}, Esc skončí</translation>
    </message>
    <message>
        <source>Right is: {answer}</source>
        <translation>Správně je: {answer}</translation>
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
        <source>Open a saved game… (Ctrl+O)</source>
        <translation>Otevřít uloženou hru… (Ctrl+O)</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>Všechny dohrané hry</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Class round</source>
        <translation>Kolo pro třídu</translation>
    </message>
    <message>
        <source>Board to order</source>
        <translation>Deska na přání</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
</context>
<context>
    <name>SchoolPage</name>
    <message>
        <source>Class</source>
        <translation>Třída</translation>
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
        <source>keeps cards that go together better</source>
        <translation>nechá si karty, které jdou líp k sobě</translation>
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
    <message>
        <source>after the move made the rest went together badly</source>
        <translation>po zahraném tahu šel zbytek karet špatně k sobě</translation>
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
        <source>{name}: which words do you challenge?</source>
        <comment>a team</comment>
        <translation>{name}: která slova zpochybňujete?</translation>
    </message>
    <message>
        <source>{name} lays for {points}. Do you challenge a word?</source>
        <translation>{name} klade za {points}. Zpochybníš některé slovo?</translation>
    </message>
    <message>
        <source>{name} lay for {points}. Do you challenge a word?</source>
        <translation>{name} kladou za {points}. Zpochybníš některé slovo?</translation>
    </message>
    <message>
        <source>{name} lays for {points}. Does anybody challenge a word?</source>
        <translation>{name} klade za {points}. Zpochybní někdo některé slovo?</translation>
    </message>
    <message>
        <source>{name} lay for {points}. Does anybody challenge a word?</source>
        <translation>{name} kladou za {points}. Zpochybní někdo některé slovo?</translation>
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
        <source>challenged by {name}</source>
        <translation>zpochybňuje {name}</translation>
    </message>
    <message>
        <source>challenged by {name}</source>
        <comment>a team</comment>
        <translation>zpochybňují {name}</translation>
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
        <source>Then vote: {names}.</source>
        <translation>Potom hlasují: {names}.</translation>
    </message>
    <message>
        <source>{name} lays for {points}. Does anybody play a group card against it?</source>
        <translation>{name} klade za {points}. Zahraje proti tomu někdo skupinovou kartu?</translation>
    </message>
    <message>
        <source>{name} lay for {points}. Does anybody play a group card against it?</source>
        <translation>{name} kladou za {points}. Zahraje proti tomu někdo skupinovou kartu?</translation>
    </message>
    <message>
        <source>Asking to speak: {names}. Whoever sits before speaks first.</source>
        <translation>O slovo se hlásí: {names}. Kdo je na řadě dřív, má přednost.</translation>
    </message>
    <message>
        <source>Press your name to look at your card while the others look away, or No if you play none.</source>
        <translation>Kdo se chce podívat na svou kartu, stiskne své jméno a ostatní se nedívají. Kdo nehraje, stiskne Ne.</translation>
    </message>
    <message>
        <source>{name} lays for {points}. Do you play your group card against it?</source>
        <translation>{name} klade za {points}. Zahraješ proti tomu svou kartu?</translation>
    </message>
    <message>
        <source>{name} lay for {points}. Do you play your group card against it?</source>
        <translation>{name} kladou za {points}. Zahraješ proti tomu svou kartu?</translation>
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
        <source>“{word}” {group}: {name} would write down {after} instead of {before}. You get another card for it; kept, it can go with a word of your own.</source>
        <comment>a team</comment>
        <translation>„{word}“ {group}: {name} si zapíšou {after} místo {before}. Za kartu dostaneš jinou; když si ji necháš, může přidat body tvému slovu.</translation>
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
        <source>Challenged by: {names}.</source>
        <comment>several people</comment>
        <translation>Zpochybňují: {names}.</translation>
    </message>
    <message>
        <source>{name} takes the cards back, and the turn is lost.</source>
        <translation>{name} bere karty zpátky a tah propadá.</translation>
    </message>
    <message>
        <source>{name} take the cards back, and the turn is lost.</source>
        <translation>{name} berou karty zpátky a tah propadá.</translation>
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
    <name>ScrabbleBox</name>
    <message>
        <source>Cards in the hand</source>
        <translation>Karty v ruce</translation>
    </message>
    <message>
        <source>Up to seven letters, ? is a blank. The best turn without a bonus card is looked for.</source>
        <translation>Nejvýš sedm písmen, ? je žolík. Hledá se nejlepší tah bez prémiové karty.</translation>
    </message>
    <message>
        <source>Word on the table (may be left out)</source>
        <translation>Slovo na stole (nemusí být)</translation>
    </message>
    <message>
        <source>Nothing can be laid with these cards.</source>
        <translation>S těmito kartami nejde nic vyložit.</translation>
    </message>
    <message>
        <source>At best {points}.</source>
        <translation>Nejvíc to dá {points}.</translation>
    </message>
    <message>
        <source>all seven cards</source>
        <translation>všech sedm karet</translation>
    </message>
    <message>
        <source>blank: {letters}</source>
        <translation>žolík: {letters}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>all forms</source>
        <translation>ve všech tvarech</translation>
    </message>
    <message>
        <source>nominative</source>
        <translation>jen 1. pád</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Hra končí</translation>
    </message>
    <message>
        <source>with the pile</source>
        <translation>s balíčkem</translation>
    </message>
    <message>
        <source>All seven cards (+50)</source>
        <translation>Všech sedm karet (+50)</translation>
    </message>
    <message>
        <source>Words of the turn</source>
        <translation>Slova tahu</translation>
    </message>
    <message>
        <source>Cards left in the hand</source>
        <translation>Karty zbylé v ruce</translation>
    </message>
    <message>
        <source>All words formed or changed, a blank in brackets: N(A)PEČ. A premium card: VAŘÍ*3. A group card: +8 the own one, −4 one against. Nothing at all is a pass or an exchange; a number alone is taken as the points.</source>
        <translation>Všechna slova vzniklá nebo změněná, žolík v závorce: N(A)PEČ. Prémiová karta: VAŘÍ*3. Skupinová karta: +8 vlastní, −4 cizí proti tahu. Prázdné pole je PASS nebo výměna; samotné číslo se bere jako body.</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <translation>Spočítat karty v rukou</translation>
    </message>
    <message>
        <source>The end: cards left in the hands. Whoever went out has none.</source>
        <translation>Konec: karty zbylé v rukou. Kdo skončil, nemá žádnou.</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>jak je napsáno</translation>
    </message>
    <message>
        <source>nothing laid</source>
        <translation>nic nevyloženo</translation>
    </message>
    <message>
        <source>first word ×2</source>
        <translation>první slovo ×2</translation>
    </message>
    <message>
        <source>own group card</source>
        <translation>vlastní skupinová karta</translation>
    </message>
    <message>
        <source>group card against</source>
        <translation>skupinová karta proti</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ruka</translation>
    </message>
    <message>
        <source>hands of the others</source>
        <translation>ruce ostatních</translation>
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
        <source>First the others say whether they believe the words.</source>
        <translation>Nejdřív ostatní řeknou, jestli slovům věří.</translation>
    </message>
    <message>
        <source>First the vote on the words has to end.</source>
        <translation>Nejdřív se musí dohlasovat o slovech.</translation>
    </message>
    <message>
        <source>First the others may play a card against this turn.</source>
        <translation>Nejdřív smějí ostatní zahrát kartu proti tomuhle tahu.</translation>
    </message>
    <message>
        <source>The turn is being written down. Wait a moment.</source>
        <translation>Tah se právě zapisuje. Chvilku počkej.</translation>
    </message>
    <message>
        <source>A word is to be laid now, or cards exchanged.</source>
        <translation>Teď se pokládá slovo, nebo se mění karty.</translation>
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
    <message>
        <source>You judge the words yourselves: the dictionary opens again after the game.</source>
        <translation>Slova si hlídáte sami. Slovník se otevře zase po hře.</translation>
    </message>
</context>
<context>
    <name>ScrabbleCounts</name>
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
        <source>{name} begin</source>
        <translation>Začínají {name}</translation>
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
        <source>The game was ended early.</source>
        <translation>Hra skončila předčasně.</translation>
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
        <source>{name} have laid the last card.</source>
        <translation>{name} kladou poslední kartu.</translation>
    </message>
    <message>
        <source>{points} for the cards in hand</source>
        <translation>{points} za karty v ruce</translation>
    </message>
    <message>
        <source>The five turns are over.</source>
        <translation>Pět tahů je za tebou.</translation>
    </message>
</context>
<context>
    <name>ScrabbleGuide</name>
    <message>
        <source>If a word of this turn fits a group on your yellow card, you may play it against the turn.</source>
        <translation>Když se slovo z tohoto tahu hodí ke skupině na tvé žluté kartě, můžeš ji proti tahu zahrát.</translation>
    </message>
    <message>
        <source>You begin. Any word of two cards or more will do; the numbers on the cards are its points.</source>
        <translation>Začínáš. Stačí jakékoli slovo aspoň ze dvou karet; čísla na kartách jsou jeho body.</translation>
    </message>
    <message>
        <source>Drag cards to the table or type a word; all that reads there, across and down, must be words.</source>
        <translation>Karty přetáhni na stůl, nebo slovo napiš; vše, co se tam pak přečte vodorovně i svisle, musí být slova.</translation>
    </message>
    <message>
        <source>The yellow card multiplies words: put it on one of your cards. Then you get another one.</source>
        <translation>Žlutá karta násobí slova: polož ji na některou ze svých karet. Potom dostaneš jinou.</translation>
    </message>
    <message>
        <source>The yellow card brings points if your word fits it. Once it is used you get another one.</source>
        <translation>Žlutá karta přinese body, když se k ní tvoje slovo hodí. Po použití dostaneš jinou.</translation>
    </message>
    <message>
        <source>After a turn only the words it touched stay on the table. Nothing to lay? Exchange cards.</source>
        <translation>Po tahu zůstanou na stole jen slova, kterých se dotkl. Nemáš co položit? Vyměň karty.</translation>
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
    <name>ScrabbleLesson</name>
    <message>
        <source>Find the best turn</source>
        <translation>Najděte nejlepší tah</translation>
    </message>
    <message>
        <source>Lay some of the seven cards so that all words are good. Each word brings what its cards say.</source>
        <translation>Vyložte některé ze sedmi karet tak, aby všechna slova platila. Každé slovo přinese hodnoty svých karet.</translation>
    </message>
    <message>
        <source>Write down the longest word and its points.</source>
        <translation>Napište nejdelší slovo a jeho body.</translation>
    </message>
    <message>
        <source>The word and its points</source>
        <translation>Slovo a jeho body</translation>
    </message>
    <message>
        <source>It cannot be laid here with these cards.</source>
        <translation>S těmito kartami se sem položit nedá.</translation>
    </message>
    <message>
        <source>all seven cards</source>
        <translation>všech sedm karet</translation>
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
        <source>Who checks the words</source>
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
        <source>up to {points}</source>
        <translation>do {points}</translation>
    </message>
    <message>
        <source>race to {points}</source>
        <translation>závod {points}</translation>
    </message>
    <message>
        <source>the program checks the words</source>
        <translation>slova hlídá program</translation>
    </message>
    <message>
        <source>players check the words</source>
        <translation>slova hlídají hráči</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>hlasování</translation>
    </message>
    <message>
        <source>fast, {seconds} s</source>
        <translation>rychlá {seconds} s</translation>
    </message>
    <message>
        <source>house rules {numbers}</source>
        <translation>domácí {numbers}</translation>
    </message>
    <message>
        <source>good words shown</source>
        <translation>s radou u slov</translation>
    </message>
    <message>
        <source>first case only</source>
        <translation>jen 1. pád</translation>
    </message>
    <message>
        <source>answers in {seconds} s</source>
        <translation>odpověď do {seconds} s</translation>
    </message>
    <message>
        <source>a wrong challenge costs a turn</source>
        <translation>zbytečné zpochybnění stojí tah</translation>
    </message>
    <message>
        <source>table not cleared</source>
        <translation>stůl se neuklízí</translation>
    </message>
    <message>
        <source>whole words joined</source>
        <translation>navazuje se na celá slova</translation>
    </message>
    <message>
        <source>one side of a group card</source>
        <translation>ze skupinových karet jen vyšší</translation>
    </message>
    <message>
        <source>first bingo once</source>
        <translation>první bingo jen jednou</translation>
    </message>
    <message>
        <source>no exchange under seven</source>
        <translation>pod sedm se nemění</translation>
    </message>
    <message>
        <source>group card at once</source>
        <translation>skupinová karta i k 1. slovu</translation>
    </message>
    <message>
        <source>The minus of a group card may be added to your own</source>
        <translation>Minus skupinové karty smíš přičíst sobě</translation>
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
    <message>
        <source>five turns</source>
        <translation>pět tahů</translation>
    </message>
</context>
<context>
    <name>ScrabblePanel</name>
    <message>
        <source>Lay for {points} points</source>
        <translation>Položit za {points} bodů</translation>
    </message>
    <message>
        <source>Lay for {points} ({better} with the card)</source>
        <translation>Položit za {points} (s kartou {better})</translation>
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
        <source>{name} exchange the bonus card.</source>
        <translation>{name} mění bonusovou kartu.</translation>
    </message>
    <message>
        <source>{name} exchanges {cards}.</source>
        <translation>{name} mění karty: {cards}.</translation>
    </message>
    <message>
        <source>{name} exchange {cards}.</source>
        <translation>{name} mění karty: {cards}.</translation>
    </message>
    <message>
        <source>{name} exchanges {cards} and the bonus card.</source>
        <translation>{name} mění karty: {cards} a bonusovou.</translation>
    </message>
    <message>
        <source>{name} exchange {cards} and the bonus card.</source>
        <translation>{name} mění karty: {cards} a bonusovou.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} vynechává.</translation>
    </message>
    <message>
        <source>{name} pass.</source>
        <translation>{name} vynechávají.</translation>
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
    <name>ScrabblePrint</name>
    <message>
        <source>Positions as exercises</source>
        <translation>Postavení jako úlohy</translation>
    </message>
    <message>
        <source>Scrabble karty: positions</source>
        <translation>Scrabble karty: úlohy</translation>
    </message>
    <message>
        <source>Lay some of the seven cards so that all words are good. Which turn brings most points? An empty card is a joker. Bonus cards are left out.</source>
        <translation>Přilož některé ze sedmi karet tak, aby platila všechna slova. Který tah přinese nejvíc bodů? Prázdná karta je žolík. Bonusové karty se nepočítají.</translation>
    </message>
    <message>
        <source>Scrabble karty: points</source>
        <translation>Scrabble karty: body</translation>
    </message>
    <message>
        <source>in hand −</source>
        <translation>v ruce −</translation>
    </message>
    <message>
        <source>from the others +</source>
        <translation>od ostatních +</translation>
    </message>
    <message>
        <source>The first word counts double. All seven cards in one turn: 50 points more.</source>
        <translation>První slovo se počítá dvakrát. Všech sedm karet v jednom tahu: 50 bodů navíc.</translation>
    </message>
    <message>
        <source>At the end everybody subtracts the cards in hand; whoever went out adds those of all others.</source>
        <translation>Na konci si každý odečte karty, které má v ruce; kdo skončil, přičte si karty všech ostatních.</translation>
    </message>
    <message>
        <source>One bonus card a turn: a premium card or the own group card, neither with the first word. Of the group cards against a turn the highest counts.</source>
        <translation>V tahu jedna bonusová karta: prémiová, nebo vlastní skupinová, k prvnímu slovu žádná. Z cizích skupinových karet proti tahu platí jen nejvyšší.</translation>
    </message>
    <message>
        <source>{words}: {points} points; turns that bring as much: {ways}</source>
        <translation>{words}: {points} b.; tahů, které přinesou stejně: {ways}</translation>
    </message>
</context>
<context>
    <name>ScrabbleScores</name>
    <message>
        <source>challenged by: {names}</source>
        <translation>zpochybňuje: {names}</translation>
    </message>
    <message>
        <source>challenged by: {names}</source>
        <comment>several people</comment>
        <translation>zpochybňují: {names}</translation>
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
        <translation>{name} kartou proti: {points}</translation>
    </message>
    <message>
        <source>card of {name} {points}</source>
        <comment>a team</comment>
        <translation>{name} kartou proti: {points}</translation>
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
        <source>{name} added {points} to their own score instead</source>
        <translation>{name} si místo toho přičítají {points}</translation>
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
    <message>
        <source>Card of {name}</source>
        <comment>a team</comment>
        <translation>Proti hrají {name}</translation>
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
        <source>You are typing the first word. {command}</source>
        <translation>Píšeš první slovo. {command}</translation>
    </message>
    <message>
        <source>Did you mean the command? Press Ctrl+{letter}.</source>
        <translation>Měla to být zkratka? Stiskni Ctrl+{letter}.</translation>
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
</context>
<context>
    <name>ScrabbleWords</name>
    <message>
        <source>your bonus card suits it</source>
        <translation>hodí se k němu tvoje bonusová karta</translation>
    </message>
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
    <message>
        <source>An opponent like me · {where}</source>
        <translation>Soupeř jako já · {where}</translation>
    </message>
    <message>
        <source>An opponent like me</source>
        <translation>Soupeř jako já</translation>
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
        <source>never on boards, in hints, from opponents or in solutions; from the next game on</source>
        <translation>nebudou na deskách, v nápovědách, u soupeřů ani v řešeních; platí od příští hry</translation>
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
    <message>
        <source>No vulgar words or insults</source>
        <translation>Bez sprostých slov a nadávek</translation>
    </message>
    <message>
        <source>Others&apos; turns</source>
        <translation>Tahy ostatních</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>pomalu</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>běžně</translation>
    </message>
    <message>
        <source>quickly</source>
        <translation>svižně</translation>
    </message>
    <message>
        <source>Guide me through my next games</source>
        <translation>Provázet mě příštími hrami</translation>
    </message>
    <message>
        <source>a sentence above the table, once in each kind of game</source>
        <translation>věta nad stolem, v každé hře jen napoprvé</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>podle systému</translation>
    </message>
    <message>
        <source>on</source>
        <translation>zapnuto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>vypnuto</translation>
    </message>
    <message>
        <source>Pictures beside words</source>
        <translation>Obrázky u slov</translation>
    </message>
    <message>
        <source>where a word is explained, at tables and in the dictionary</source>
        <translation>kde se slovo vysvětluje, u stolů i ve slovníku</translation>
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
    <name>SheetHead</name>
    <message>
        <source>{name} (away)</source>
        <translation>{name} (pryč)</translation>
    </message>
    <message>
        <source>away</source>
        <translation>pryč</translation>
    </message>
</context>
<context>
    <name>SheetReader</name>
    <message>
        <source>What lies on the table</source>
        <translation>Co leží na stole</translation>
    </message>
    <message>
        <source>The table: arrows walk over it</source>
        <translation>Stůl: šipkami se po něm chodí</translation>
    </message>
</context>
<context>
    <name>SheetScreen</name>
    <message>
        <source>Turns</source>
        <translation>Tahy</translation>
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
        <source>{name} write</source>
        <translation>Píšou {name}</translation>
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
        <source>Write your words on paper. When time is up, you will type them here.</source>
        <translation>Slova pište na papír. Až vyprší čas, opíšete je sem.</translation>
    </message>
    <message>
        <source>Write without háčky and čárky</source>
        <translation>Psát bez háčků a čárek</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
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
    <message numerus="yes">
        <source>Look for a word of %n cards.</source>
        <translation>
            <numerusform>Hledej slovo z %n karty.</numerusform>
            <numerusform>Hledej slovo ze %n karet.</numerusform>
            <numerusform>Hledej slovo z %n karet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloEnd</name>
    <message>
        <source>Par of this deal</source>
        <translation>Měřítko tohoto rozdání</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Nejlepší možné</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nové rozdání</translation>
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
        <translation>tolik zbude, když se hraje pečlivě, s běžnými slovy a jen podle odkrytých karet</translation>
    </message>
</context>
<context>
    <name>SoloScreen</name>
    <message>
        <source>Earlier deals (Ctrl+C)</source>
        <translation>Dřívější rozdání (Ctrl+C)</translation>
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
    <message>
        <source>Take the word</source>
        <translation>Vzít slovo</translation>
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
    <name>Spelling</name>
    <message>
        <source>Foxtrot</source>
        <translation>František</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Helena</translation>
    </message>
    <message>
        <source>Kilo</source>
        <translation>Karel</translation>
    </message>
    <message>
        <source>Lima</source>
        <translation>Ludvík</translation>
    </message>
    <message>
        <source>Mike</source>
        <translation>Marie</translation>
    </message>
    <message>
        <source>Quebec</source>
        <translation>Quido</translation>
    </message>
    <message>
        <source>Romeo</source>
        <translation>Rudolf</translation>
    </message>
    <message>
        <source>Tango</source>
        <translation>Tomáš</translation>
    </message>
    <message>
        <source>William</source>
        <translation>William</translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>Xaver</translation>
    </message>
    <message>
        <source>Yankee</source>
        <translation>Ypsilon</translation>
    </message>
    <message>
        <source>{letter} as in {word}</source>
        <translation>{letter} jako {word}</translation>
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
    <name>Strength</name>
    <message>
        <source>below the hare</source>
        <translation>slabší než zajíc</translation>
    </message>
    <message>
        <source>as the hare</source>
        <translation>jako zajíc</translation>
    </message>
    <message>
        <source>as the hedgehog</source>
        <translation>jako ježek</translation>
    </message>
    <message>
        <source>as the fox</source>
        <translation>jako liška</translation>
    </message>
    <message>
        <source>as the owl</source>
        <translation>jako sova</translation>
    </message>
    <message>
        <source>as the lynx</source>
        <translation>jako rys</translation>
    </message>
    <message>
        <source>between hare and hedgehog</source>
        <translation>mezi zajícem a ježkem</translation>
    </message>
    <message>
        <source>between hedgehog and fox</source>
        <translation>mezi ježkem a liškou</translation>
    </message>
    <message>
        <source>between fox and owl</source>
        <translation>mezi liškou a sovou</translation>
    </message>
    <message>
        <source>between owl and lynx</source>
        <translation>mezi sovou a rysem</translation>
    </message>
    <message>
        <source>How you play is not known yet; a few games will tell.</source>
        <translation>Jak hraješ, se ještě neví; ukáže to pár her.</translation>
    </message>
    <message>
        <source>{sentence}; the last one took it up</source>
        <translation>{sentence}; poslední ho posunula výš</translation>
    </message>
    <message>
        <source>{sentence}; the last one took it down</source>
        <translation>{sentence}; poslední ho posunula níž</translation>
    </message>
    <message>
        <source>most likely {low} to {high} of 5, by {told}</source>
        <translation>nejspíš {low} až {high} z 5, podle {told}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> a </translation>
    </message>
</context>
<context>
    <name>StrengthWords</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>by so many a strength is known</comment>
        <translation>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>by so many a strength is known</comment>
        <translation>
            <numerusform>%n hádanky</numerusform>
            <numerusform>%n hádanek</numerusform>
            <numerusform>%n hádanek</numerusform>
        </translation>
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
    <name>TableBar</name>
    <message>
        <source>Put the game aside and go home</source>
        <translation>Odložit hru a jít domů</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Help me</source>
        <translation>Poradit</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Promítání</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Switch sounds off</source>
        <translation>Vypnout zvuky</translation>
    </message>
    <message>
        <source>Switch sounds on</source>
        <translation>Zapnout zvuky</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Slovník</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Uložit kopii…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Přehrát hru</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Jít zpátky</translation>
    </message>
    <message>
        <source>Code of the game</source>
        <translation>Kód hry</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Co znamenají slova</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Vytisknout…</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
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
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Stejné rozdání</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Předat</translation>
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
        <source>Take back (Ctrl+Z)</source>
        <translation>Vrátit zpět (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Y)</source>
        <translation>Udělat to znovu (Ctrl+Y)</translation>
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
    <name>Tasks</name>
    <message>
        <source>vyjmenovaná slova after {letter}</source>
        <translation>vyjmenovaná slova po {letter}</translation>
    </message>
    <message>
        <source>all words</source>
        <translation>všechna slova</translation>
    </message>
    <message>
        <source>only nouns</source>
        <translation>jen podstatná jména</translation>
    </message>
    <message>
        <source>only verbs</source>
        <translation>jen slovesa</translation>
    </message>
    <message>
        <source>only adjectives</source>
        <translation>jen přídavná jména</translation>
    </message>
    <message>
        <source>only masculine nouns</source>
        <translation>jen rod mužský</translation>
    </message>
    <message>
        <source>only feminine nouns</source>
        <translation>jen rod ženský</translation>
    </message>
    <message>
        <source>only neuter nouns</source>
        <translation>jen rod střední</translation>
    </message>
    <message>
        <source>words of five letters and more</source>
        <translation>slova od pěti písmen</translation>
    </message>
    <message>
        <source>words with Ě</source>
        <translation>slova s Ě</translation>
    </message>
    <message>
        <source>words with Ů</source>
        <translation>slova s Ů</translation>
    </message>
    <message>
        <source>of the word {lemma}</source>
        <translation>od slova {lemma}</translation>
    </message>
    <message>
        <source>masculine animate noun</source>
        <translation>podst. jm. rodu mužského životného</translation>
    </message>
    <message>
        <source>masculine inanimate noun</source>
        <translation>podst. jm. rodu mužského neživotného</translation>
    </message>
    <message>
        <source>feminine noun</source>
        <translation>podst. jm. rodu ženského</translation>
    </message>
    <message>
        <source>neuter noun</source>
        <translation>podst. jm. rodu středního</translation>
    </message>
    <message>
        <source>pattern {noun}</source>
        <translation>vzor {noun}</translation>
    </message>
    <message>
        <source>not one of the vyjmenovaná slova after {letter}</source>
        <translation>nepatří k vyjmenovaným slovům po {letter}</translation>
    </message>
    <message>
        <source>too short for the task</source>
        <translation>na úkol příliš krátké</translation>
    </message>
    <message>
        <source>there is no {letter} in it</source>
        <translation>není v něm {letter}</translation>
    </message>
    <message>
        <source>not what is asked for: {what}</source>
        <translation>nesplňuje úkol: {what}</translation>
    </message>
    <message>
        <source>its word class is not known</source>
        <translation>slovní druh neznáme</translation>
    </message>
</context>
<context>
    <name>TeamRows</name>
    <message>
        <source>Another team</source>
        <translation>Další tým</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Tým {number}</translation>
    </message>
    <message>
        <source>Name of team {number}</source>
        <translation>Jméno týmu {number}</translation>
    </message>
    <message>
        <source>Sign of team {number}: {sign}</source>
        <translation>Značka týmu {number}: {sign}</translation>
    </message>
    <message>
        <source>Another sign</source>
        <translation>Jiná značka</translation>
    </message>
    <message>
        <source>Remove team {number}</source>
        <translation>Odebrat tým {number}</translation>
    </message>
</context>
<context>
    <name>TeamSigns</name>
    <message>
        <source>red, stroke</source>
        <translation>červená, čárka</translation>
    </message>
    <message>
        <source>blue, háček</source>
        <translation>modrá, háček</translation>
    </message>
    <message>
        <source>yellow, ring</source>
        <translation>žlutá, kroužek</translation>
    </message>
    <message>
        <source>mint, cross</source>
        <translation>mátová, křížek</translation>
    </message>
    <message>
        <source>lilac, two dots</source>
        <translation>fialová, dvě tečky</translation>
    </message>
    <message>
        <source>black, two bars</source>
        <translation>černá, dvě linky</translation>
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
        <source>This cannot be saved: {what} It lasts until the program is closed.</source>
        <translation>Tohle nejde uložit: {what} Vydrží to, dokud program nezavřeš.</translation>
    </message>
    <message>
        <source>{name} cannot be written: {what}</source>
        <translation>{name} nejde zapsat: {what}</translation>
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
        <source>Somebody else decides this.</source>
        <translation>O tomhle rozhoduje někdo jiný.</translation>
    </message>
    <message>
        <source>Wait a moment: the last turn is still being shown.</source>
        <translation>Chvilku počkej, ještě se ukazuje minulý tah.</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>Disk neodpovídá.</translation>
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
        <source>{what} The program goes on with the last good copy ({name}).</source>
        <translation>{what} Program pokračuje s poslední dobrou kopií ({name}).</translation>
    </message>
    <message>
        <source>{what} It stays as {name}; the program goes on with the last good copy.</source>
        <translation>{what} Zůstane jako {name}; program pokračuje s poslední dobrou kopií.</translation>
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
        <source>Won by {names}, {points}</source>
        <translation>Výhra: {names}, {points}</translation>
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
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
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
    <name>TileChoice</name>
    <message>
        <source>Tiles to lay</source>
        <translation>Kameny k položení</translation>
    </message>
    <message>
        <source>{tile}, still {count}</source>
        <translation>{tile}, zbývá {count}</translation>
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
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Step back (Left)</source>
        <translation>O krok zpět (šipka vlevo)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>O krok dál (šipka vpravo)</translation>
    </message>
    <message>
        <source>Turn of the game</source>
        <translation>Místo ve hře</translation>
    </message>
    <message>
        <source>Whose hand is seen (E)</source>
        <translation>Čí ruku je vidět (E)</translation>
    </message>
    <message>
        <source>How fast it plays by itself (S)</source>
        <translation>Jak rychle se přehrává (S)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Zastavit (mezerník)</translation>
    </message>
    <message>
        <source>Play by itself (Space)</source>
        <translation>Přehrávat (mezerník)</translation>
    </message>
    <message>
        <source>{times} times as fast</source>
        <translation>rychlost {times}×</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>kdo je na tahu</translation>
    </message>
    <message>
        <source>Whose hand is seen: {name}</source>
        <translation>Čí ruku je vidět: {name}</translation>
    </message>
</context>
<context>
    <name>Typed</name>
    <message>
        <source>Press {letter} once more and it will be {card}.</source>
        <translation>Stiskni {letter} ještě jednou a bude to {card}.</translation>
    </message>
</context>
<context>
    <name>UnsafeMoves</name>
    <message>
        <source>The last moves are not saved</source>
        <translation>Poslední tahy nejsou uložené</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Přesto odejít</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Uložit kopii…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>To se nepovedlo.</translation>
    </message>
    <message>
        <source>{what} If you leave now, what has been played since the last time it could be saved is lost.</source>
        <translation>{what} Když teď odejdeš, přijdeš o všechno, co se hrálo od posledního uložení.</translation>
    </message>
    <message>
        <source>{what} As soon as it does, the game is saved and left. If you leave before, the last moves may be lost.</source>
        <translation>{what} Jakmile se ozve, hra se uloží a odloží. Když odejdeš dřív, můžeš přijít o poslední tahy.</translation>
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
    <name>WallPage</name>
    <message>
        <source>End the lesson?</source>
        <translation>Ukončit hodinu?</translation>
    </message>
    <message>
        <source>Words and points of this lesson are not kept.</source>
        <translation>Slova a body z této hodiny se neuloží.</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Ukončit hodinu</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>WeekRings</name>
    <message>
        <source>Done this week: {days}</source>
        <translation>Tento týden splněno: {days}</translation>
    </message>
    <message>
        <source>Nothing done this week yet</source>
        <translation>Tento týden zatím nic</translation>
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
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
</context>
<context>
    <name>WideCover</name>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Play: {game}</source>
        <translation>Hrát: {game}</translation>
    </message>
    <message>
        <source>{game}: at once against {name} ({skill})</source>
        <translation>{game}: hned proti {name} ({skill})</translation>
    </message>
    <message>
        <source>{name}, {skill}: play at once by the usual rules</source>
        <translation>{name}, {skill}: hrát hned podle obvyklých pravidel</translation>
    </message>
    <message>
        <source>or straight against</source>
        <translation>nebo rovnou proti zvířeti</translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message>
        <source>other</source>
        <translation>jiné</translation>
    </message>
    <message>
        <source>Put words in</source>
        <translation>Vlož slova</translation>
    </message>
    <message>
        <source>Words to be hidden</source>
        <translation>Slova ke schování</translation>
    </message>
    <message>
        <source>Type or paste the words of the week, or choose a topic.</source>
        <translation>Napiš nebo vlož slova tohoto týdne, nebo vyber téma.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Lists of words by topic</source>
        <translation>Seznamy slov podle témat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
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
    <name>WordJudge</name>
    <message>
        <source>Is it a word?</source>
        <translation>Platí slovo?</translation>
    </message>
    <message>
        <source>The word you quarrel about</source>
        <translation>Slovo, o které se přete</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>{word}: does not count</source>
        <translation>{word}: neplatí</translation>
    </message>
    <message>
        <source>{word}: counts</source>
        <translation>{word}: platí</translation>
    </message>
    <message>
        <source>{words}: do not count</source>
        <translation>{words}: neplatí</translation>
    </message>
    <message>
        <source>{words}: count</source>
        <translation>{words}: platí</translation>
    </message>
</context>
<context>
    <name>WordListPanel</name>
    <message>
        <source>Show more</source>
        <translation>Ukázat další</translation>
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
    <message>
        <source>Also: {text}.</source>
        <translation>Také: {text}.</translation>
    </message>
    <message>
        <source>For example: {sentence}</source>
        <translation>Například: {sentence}</translation>
    </message>
    <message>
        <source>In the dictionary of foreign words: {text}.</source>
        <translation>Ve slovníku cizích slov: {text}.</translation>
    </message>
    <message>
        <source>This would count: {words}.</source>
        <translation>Platilo by: {words}.</translation>
    </message>
    <message>
        <source>“{lemma}” in Czech: {text}.</source>
        <translation>„{lemma}“ česky: {text}.</translation>
    </message>
    <message>
        <source>In Czech: {text}.</source>
        <translation>Česky: {text}.</translation>
    </message>
    <message>
        <source>{word} (coarse)</source>
        <translation>{word} (hrubé)</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>MMM d, yyyy, h:mm AP</source>
        <comment>day and time, in letters of Qt</comment>
        <translation>d. M. yyyy H:mm</translation>
    </message>
    <message>
        <source>MMM d, yyyy</source>
        <comment>day, in letters of Qt</comment>
        <translation>d. M. yyyy</translation>
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
    <name>_BoxedWords</name>
    <message numerus="yes">
        <source>%n words lie there</source>
        <translation>
            <numerusform>Leží tam %n slovo</numerusform>
            <numerusform>Leží tam %n slova</numerusform>
            <numerusform>Leží tam %n slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them common</source>
        <translation>
            <numerusform>z toho %n běžné</numerusform>
            <numerusform>z toho %n běžná</numerusform>
            <numerusform>z toho %n běžných</numerusform>
        </translation>
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
        <source>%n rounds</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
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
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n den v řadě</numerusform>
            <numerusform>%n dny v řadě</numerusform>
            <numerusform>%n dní v řadě</numerusform>
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
</context>
<context>
    <name>_Counts</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n další</numerusform>
            <numerusform>%n další</numerusform>
            <numerusform>%n dalších</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Empty</name>
    <message>
        <source>No finished game is like this.</source>
        <translation>Taková dohraná hra tu není.</translation>
    </message>
    <message>
        <source>No finished games here yet.</source>
        <translation>Tady zatím žádná dohraná hra není.</translation>
    </message>
    <message>
        <source>Above you can choose who plays and what.</source>
        <translation>Nahoře můžeš vybrat, kdo hraje a co.</translation>
    </message>
    <message>
        <source>Every game that is played to its end is kept here.</source>
        <translation>Každá dohraná hra se sem uloží.</translation>
    </message>
    <message>
        <source>The journal cannot be read now.</source>
        <translation>Deník se teď nedá přečíst.</translation>
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
