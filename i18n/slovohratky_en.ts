<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>BoggleCounts</name>
        <message numerus="yes">
            <source>After %n rounds</source>
            <translation>
                <numerusform>After %n round</numerusform>
                <numerusform>After %n rounds</numerusform>
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
            <source>%n words</source>
            <translation>
                <numerusform>%n word</numerusform>
                <numerusform>%n words</numerusform>
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
    </context>
</TS>
