<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswerCounts</name>
    <message numerus="yes">
        <source>Challenge %n words</source>
        <translation>
            <numerusform>Challenge %n word</numerusform>
            <numerusform>Challenge %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskingCounts</name>
    <message numerus="yes">
        <source>Reject %n words</source>
        <translation>
            <numerusform>Reject %n word</numerusform>
            <numerusform>Reject %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against</source>
        <comment>votes</comment>
        <translation>
            <numerusform>%n against</numerusform>
            <numerusform>%n against</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoggleCounts</name>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dictionary lacks %n words</source>
        <translation>
            <numerusform>The dictionary lacks %n word</numerusform>
            <numerusform>The dictionary lacks %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Show %n word</numerusform>
            <numerusform>Show all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the common %n</source>
        <translation>
            <numerusform>Only the common %n</numerusform>
            <numerusform>Only the common %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillSlip</name>
    <message numerus="yes">
        <source>%n question(s) come back</source>
        <translation>
            <numerusform>%n question comes back</numerusform>
            <numerusform>%n questions come back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndQuestion</name>
    <message numerus="yes">
        <source>For %n round(s) nothing has brought the end nearer.</source>
        <translation>
            <numerusform>For %n round nothing has brought the end nearer.</numerusform>
            <numerusform>For %n rounds nothing has brought the end nearer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseholdEditor</name>
    <message numerus="yes">
        <source>%n words are new</source>
        <translation>
            <numerusform>%n word is new</numerusform>
            <numerusform>%n words are new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name goes from this list, with what was practised and %n result(s) of challenges of the day. Games already begun keep it.</source>
        <translation>
            <numerusform>The name goes from this list, with what was practised and %n result of challenges of the day. Games already begun keep it.</numerusform>
            <numerusform>The name goes from this list, with what was practised and %n results of challenges of the day. Games already begun keep it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseholdPanel</name>
    <message numerus="yes">
        <source>Take back the change of %n words</source>
        <translation>
            <numerusform>Take back the change of %n word</numerusform>
            <numerusform>Take back the change of %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LengthChip</name>
    <message numerus="yes">
        <source>%n letters and more</source>
        <translation>
            <numerusform>%n letter and more</numerusform>
            <numerusform>%n letters and more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListEntry</name>
    <message numerus="yes">
        <source>Hand in %n words</source>
        <translation>
            <numerusform>Hand in %n word</numerusform>
            <numerusform>Hand in %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumbersTab</name>
    <message numerus="yes">
        <source>finished game(s)</source>
        <translation>
            <numerusform>finished game</numerusform>
            <numerusform>finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s) won</source>
        <translation>
            <numerusform>game won</numerusform>
            <numerusform>games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) at once</source>
        <translation>
            <numerusform>point at once</numerusform>
            <numerusform>points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>day in a row</numerusform>
            <numerusform>days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s) of these weeks.</source>
        <translation>
            <numerusform>Played on %n day of these weeks.</numerusform>
            <numerusform>Played on %n days of these weeks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OneDealWall</name>
    <message numerus="yes">
        <source>The program found: %n point(s)</source>
        <translation>
            <numerusform>The program found: %n point</numerusform>
            <numerusform>The program found: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleSlip</name>
    <message numerus="yes">
        <source>%n come(s) back</source>
        <translation>
            <numerusform>%n comes back</numerusform>
            <numerusform>%n come back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuiddlerCounts</name>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left</source>
        <translation>
            <numerusform>%n card is left</numerusform>
            <numerusform>%n cards are left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points were left</source>
        <translation>
            <numerusform>%n point was left</numerusform>
            <numerusform>%n points were left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go out, all cards but one have to lie in words; %n more cards are left.</source>
        <translation>
            <numerusform>To go out, all cards but one have to lie in words; %n more card is left.</numerusform>
            <numerusform>To go out, all cards but one have to lie in words; %n more cards are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piles of {depth} cards</source>
        <translation>
            <numerusform>%n pile of {depth} cards</numerusform>
            <numerusform>%n piles of {depth} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody goes out before everybody has had %n turns.</source>
        <translation>
            <numerusform>Nobody goes out before everybody has had %n turn.</numerusform>
            <numerusform>Nobody goes out before everybody has had %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuiddlerTableCounts</name>
    <message numerus="yes">
        <source>%n pts</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go out place %n more cards.</source>
        <translation>
            <numerusform>To go out place %n more card.</numerusform>
            <numerusform>To go out place %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundCounts</name>
    <message numerus="yes">
        <source>Doubt %n words</source>
        <translation>
            <numerusform>Doubt %n word</numerusform>
            <numerusform>Doubt %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n letters</source>
        <translation>
            <numerusform>longest: %n letter</numerusform>
            <numerusform>longest: %n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words slipped through: no dictionary has them, and nobody doubted</source>
        <translation>
            <numerusform>%n word slipped through: no dictionary has it, and nobody doubted</numerusform>
            <numerusform>%n words slipped through: no dictionary has them, and nobody doubted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCounts</name>
    <message numerus="yes">
        <source>%n cards left the table</source>
        <translation>
            <numerusform>%n card left the table</numerusform>
            <numerusform>%n cards left the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScrabbleCounts</name>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %n cards left to exchange for.</source>
        <translation>
            <numerusform>The pile has only %n card left to exchange for.</numerusform>
            <numerusform>The pile has only %n cards left to exchange for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards were left</source>
        <translation>
            <numerusform>%n card was left</numerusform>
            <numerusform>%n cards were left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloCounts</name>
    <message numerus="yes">
        <source>%n cards under it</source>
        <translation>
            <numerusform>%n card under it</numerusform>
            <numerusform>%n cards under it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken back %n times</source>
        <translation>
            <numerusform>taken back %n time</numerusform>
            <numerusform>taken back %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words shown</source>
        <translation>
            <numerusform>%n word shown</numerusform>
            <numerusform>%n words shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words so far</source>
        <translation>
            <numerusform>%n word so far</numerusform>
            <numerusform>%n words so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>%n card to go</numerusform>
            <numerusform>%n cards to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left over</source>
        <translation>
            <numerusform>%n card is left over</numerusform>
            <numerusform>%n cards are left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look for a word of %n cards.</source>
        <translation>
            <numerusform>Look for a word of %n card.</numerusform>
            <numerusform>Look for a word of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points left over</source>
        <translation>
            <numerusform>%n point left over</numerusform>
            <numerusform>%n points left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to spell it: Space changes cards</source>
        <translation>
            <numerusform>%n way to spell it: Space changes cards</numerusform>
            <numerusform>%n ways to spell it: Space changes cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are still on the table; they all count as left over.</source>
        <translation>
            <numerusform>%n card is still on the table; it counts as left over.</numerusform>
            <numerusform>%n cards are still on the table; they all count as left over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrengthWords</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>by so many a strength is known</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>by so many a strength is known</comment>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordFlow</name>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_BoxedWords</name>
    <message numerus="yes">
        <source>%n words lie there</source>
        <translation>
            <numerusform>%n word lies there</numerusform>
            <numerusform>%n words lie there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them common</source>
        <translation>
            <numerusform>%n of them common</numerusform>
            <numerusform>%n of them common</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved games cannot be read. Nothing is thrown away, they stay as {name} etc.</source>
        <translation>
            <numerusform>%n saved game cannot be read. Nothing is thrown away, it stays as {name}.</numerusform>
            <numerusform>%n saved games cannot be read. Nothing is thrown away, they stay as {name} etc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n words</source>
        <translation>
            <numerusform>more than %n word</numerusform>
            <numerusform>more than %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag</source>
        <comment>how many of them</comment>
        <translation>
            <numerusform>%n tile in the bag</numerusform>
            <numerusform>%n tiles in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay for %n points</source>
        <translation>
            <numerusform>Lay for %n point</numerusform>
            <numerusform>Lay for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tiles</source>
        <translation>
            <numerusform>Trade %n tile</numerusform>
            <numerusform>Trade %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open the game. Lay your largest set: %n tiles in one line.</source>
        <translation>
            <numerusform>You open the game. Lay %n tile.</numerusform>
            <numerusform>You open the game. Lay your largest set: %n tiles in one line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opens with %n tiles</source>
        <translation>
            <numerusform>opens with %n tile</numerusform>
            <numerusform>opens with %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bag has only %n tiles left to trade for.</source>
        <translation>
            <numerusform>The bag has only %n tile left to trade for.</numerusform>
            <numerusform>The bag has only %n tiles left to trade for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first move must be exactly %n tiles in one line.</source>
        <translation>
            <numerusform>The first move must be exactly %n tile.</numerusform>
            <numerusform>The first move must be exactly %n tiles in one line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tiles in the bag</source>
        <comment>under the big number %n</comment>
        <translation>
            <numerusform>tile in the bag</numerusform>
            <numerusform>tiles in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n more tiles: the set must be whole.</source>
        <translation>
            <numerusform>Lay %n more tile: the set must be whole.</numerusform>
            <numerusform>Lay %n more tiles: the set must be whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <comment>under the big number</comment>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <translation>
            <numerusform>Exchange %n card</numerusform>
            <numerusform>Exchange %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards will leave the table.</source>
        <translation>
            <numerusform>%n card will leave the table.</numerusform>
            <numerusform>%n cards will leave the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards leave the table.</source>
        <translation>
            <numerusform>%n card leaves the table.</numerusform>
            <numerusform>%n cards leave the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the heap</source>
        <translation>
            <numerusform>%n card on the heap</numerusform>
            <numerusform>%n cards on the heap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Counts</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_RoundCounts</name>
    <message numerus="yes">
        <source>After %n rounds</source>
        <translation>
            <numerusform>After %n round</numerusform>
            <numerusform>After %n rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
