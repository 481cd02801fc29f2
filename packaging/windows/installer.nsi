; The installer for one user of Windows; made by packages.py, which says SOURCE, OUT, VERSION, NUMBERS, SIZE, ICON, TREE
; and where the files of this folder lie. For schools: installer.exe /S [/LANG=cs|en] [/DESKTOP] [/NOOPEN] [/D=FOLDER]

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define PROGRAM "Slovohratky.exe"
!define TITLE "Slovohrátky"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Slovohratky"
!define CLASSES "Software\Classes"
!define GAME "Slovohratky.Game"
!define ENDING ".slovohra"

Name "${TITLE}"
Caption "$(SetupTitle)"
UninstallCaption "$(RemovalTitle)"
BrandingText "${TITLE} ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Slovohratky"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=0 "FileDescription" "${TITLE}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "GPL-2.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!define MUI_WELCOMEPAGE_TITLE "$(WelcomeTitle)"
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)"
!define MUI_FINISHPAGE_TITLE "$(FinishTitle)"
!define MUI_FINISHPAGE_TEXT "$(FinishText)"
!define MUI_FINISHPAGE_RUN_TEXT "$(FinishRun)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(RemoveText)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first one is that of a Windows which speaks neither.
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "English"
!include "${HERE}/texts.nsh"

!macro Language
  ${GetParameters} $R0
  ${GetOptions} $R0 "/LANG=" $R1
  ${If} $R1 == "cs"
    StrCpy $LANGUAGE ${LANG_CZECH}
  ${ElseIf} $R1 == "en"
    StrCpy $LANGUAGE ${LANG_ENGLISH}
  ${EndIf}
!macroend

; A program that runs cannot be written over or deleted. Nobody sees a question of a silent run: it ends with 2.
!macro NotWhileItRuns
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $R0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $R0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillRuns)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

Section "$(ProgramName)" ProgramPart
  SectionIn RO
  !insertmacro NotWhileItRuns
  ; What an older version laid and this one does not.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /UPDATE _?=$INSTDIR'
  ${EndIf}
  SetOutPath "$INSTDIR"
  SetDetailsPrint none ; a line for each of some 1,500 files takes longer than to lay them
  File /r "${SOURCE}/*"
  SetDetailsPrint both
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "Publisher" "${TITLE}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "$(OpenName)" OpenPart
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${GAME}"
  WriteRegStr HKCU "${CLASSES}\${GAME}" "" "$(GameKind)"
  WriteRegStr HKCU "${CLASSES}\${GAME}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${GAME}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  ${RefreshShellIcons}
SectionEnd

Section /o "$(DesktopName)" DesktopPart
  CreateShortcut "$DESKTOP\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${ProgramPart} "$(ProgramAbout)"
  !insertmacro MUI_DESCRIPTION_TEXT ${OpenPart} "$(OpenAbout)"
  !insertmacro MUI_DESCRIPTION_TEXT ${DesktopPart} "$(DesktopAbout)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function .onInit
  !insertmacro Language
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/DESKTOP" $R1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${DesktopPart}
  ${EndIf}
  ClearErrors
  ${GetOptions} $R0 "/NOOPEN" $R1
  ${IfNot} ${Errors}
    !insertmacro UnselectSection ${OpenPart}
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro Language
FunctionEnd

Section "Uninstall"
  !insertmacro NotWhileItRuns
  ; Every file that was laid by name, and a folder only when nothing else is in it.
  SetDetailsPrint none
  !include "${LAID}"
  SetDetailsPrint both
  Delete "$INSTDIR\uninstall.exe"
  ClearErrors
  ${GetParameters} $R0
  ${GetOptions} $R0 "/UPDATE" $R1
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$DESKTOP\${TITLE}.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${CLASSES}\${GAME}"
  ReadRegStr $R1 HKCU "${CLASSES}\${ENDING}" ""
  ${If} $R1 == "${GAME}"
    DeleteRegKey HKCU "${CLASSES}\${ENDING}"
  ${EndIf}
  ${RefreshShellIcons}

  ; Games and settings are the person's: they go only when that is said. (/S keeps them, /S /GAMES takes them too.)
  ClearErrors
  ${GetOptions} $R0 "/GAMES" $R1
  ${If} ${Errors}
    ${IfNot} ${FileExists} "$APPDATA\Slovohratky\*.*"
    ${OrIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(GamesToo)" /SD IDNO IDNO`
      Goto kept
    ${EndIf}
  ${EndIf}
  RMDir /r "$APPDATA\Slovohratky"
kept:
  RMDir "$INSTDIR"
SectionEnd
