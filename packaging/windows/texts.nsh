; What the installer says beside NSIS's own texts.

!macro Text NAME CZECH ENGLISH
  LangString ${NAME} ${LANG_CZECH} "${CZECH}"
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
!macroend

!insertmacro Text SetupTitle "Instalace programu Slovohrátky" "Slovohrátky Setup"
!insertmacro Text RemovalTitle "Odinstalace programu Slovohrátky" "Slovohrátky Uninstall"
!insertmacro Text WelcomeTitle "Vítají tě Slovohrátky" "Welcome to Slovohrátky"
!insertmacro Text WelcomeText "Čtyři stolní hry se slovy a s kameny: Boggle, Qwirkle, Žolíky se slovy a Scrabble karty.$\r$\n$\r$\nNainstalují se jen pro tebe; práva správce nejsou potřeba. Program se nepřipojuje k internetu a nic neodesílá." "Four table games with words and tiles: Boggle, Qwirkle, Quiddler and Scrabble karty.$\r$\n$\r$\nThey are installed for you alone; no administrator rights are needed. The program opens no connection to the internet and sends nothing."
!insertmacro Text FinishTitle "Slovohrátky jsou nainstalované" "Slovohrátky is installed"
!insertmacro Text FinishText "Najdeš je v nabídce Start. Odstraníš je v Nastavení systému Windows, v části Aplikace." "You will find it in the Start menu. To remove it, go to Apps in the settings of Windows."
!insertmacro Text FinishRun "Spustit Slovohrátky" "Start Slovohrátky"
!insertmacro Text RemoveText "Slovohrátky se odstraní z této složky. Na uložené hry se program ještě zeptá." "Slovohrátky will be removed from this folder. You will be asked about your saved games."

!insertmacro Text ProgramName "Slovohrátky" "Slovohrátky"
!insertmacro Text ProgramAbout "Program, slova, významy a položka v nabídce Start." "The program, its words and meanings, and an entry in the Start menu."
!insertmacro Text OpenName "Otevírat uložené hry" "Open saved games"
!insertmacro Text OpenAbout "Dvojité kliknutí na soubor .slovohra otevře hru." "A double click on a .slovohra file opens the game."
!insertmacro Text DesktopName "Ikona na ploše" "Icon on the desktop"
!insertmacro Text DesktopAbout "Slovohrátky se budou dát spustit i z plochy." "Start Slovohrátky from the desktop too."
!insertmacro Text GameKind "Hra Slovohrátek" "Game of Slovohrátky"

!insertmacro Text StillRuns "Slovohrátky právě běží. Zavři je a zkus to znovu." "Slovohrátky is running. Close it and try again."
!insertmacro Text TooOld "Slovohrátky potřebují 64bitové Windows 10 nebo novější." "Slovohrátky needs a 64-bit Windows 10 or newer."
!insertmacro Text GamesToo "Smazat i uložené hry, nastavení a vlastní slova?$\r$\n$\r$\nKdyž zůstanou, najde je příští instalace." "Delete your saved games, settings and own words as well?$\r$\n$\r$\nIf they stay, the next installation will find them."
