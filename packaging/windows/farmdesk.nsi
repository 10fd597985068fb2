; The installer for 64-bit Windows. setup_exe.py runs makensis with these:
;   VERSION   such as 1.2.3           CONTENT   the folder to install, with \* or /* at its end
;   SIZE      of all that, in KiB     ICON      the .ico          OUTPUT   the setup program
;   SIDE      the picture beside the last page, a .bmp
;   FILES     an include that deletes exactly what CONTENT holds: nobody else's files are touched
;   TARGET    amd64-unicode, or x86-unicode where NSIS has only that (its own build for Windows)
;
; For the user who runs it; with /ALLUSERS, in a console of an administrator, for everybody.
; /S asks nothing. /D=PATH, as the last word, chooses the folder.
; The uninstaller: /S asks nothing, /SAVES deletes saved games and settings too.
; Exit codes: 0 done, 2 something is in the way (with /S, nothing is shown).

Unicode true
Target ${TARGET}
ManifestDPIAware true
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Farmdesk"
!define PROGRAM "farmdesk.exe"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES "Software\Classes"
!define KIND "Farmdesk.Save"

Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "CompanyName" "Farmdesk contributors"
VIAddVersionKey /LANG=0 "LegalCopyright" "Farmdesk contributors, MIT licence"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_COMPONENTSPAGE_NODESC
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Korean"
!include words.nsh

; Stop with a sentence, or silently with /S.
!macro refuse sentence
  MessageBox MB_ICONSTOP|MB_OK "${sentence}" /SD IDOK
  SetErrorLevel 2
  Quit
!macroend

; Windows lets nobody write into a program that runs.
!macro wait_until_closed
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      ${Break}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    MessageBox MB_ICONEXCLAMATION|MB_RETRYCANCEL "$(IS_OPEN)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Quit
  ${Loop}
!macroend

!macro tell_explorer ; that icons and kinds of files have changed
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro for_everybody
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 != "Admin"
    !insertmacro refuse "$(NEEDS_ADMINISTRATOR)"
  ${EndIf}
  SetShellVarContext all
!macroend

Function .onInit
  SetRegView 64 ; a 32-bit installer would else write where only 32-bit programs look
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} 18362 ; Windows 10, version 1903: the first with Qt's icuuc.dll
    !insertmacro refuse "$(NEEDS_WINDOWS_10)"
  ${EndIf}
  StrCpy $2 "$LOCALAPPDATA\Programs\${NAME}"
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/ALLUSERS" $1
  ${IfNot} ${Errors}
    !insertmacro for_everybody
    StrCpy $2 "$PROGRAMFILES64\${NAME}"
  ${EndIf}
  ${If} $INSTDIR == "" ; no /D=
    ReadRegStr $INSTDIR SHCTX "${KEY}" "InstallLocation"
    ${If} $INSTDIR == ""
      StrCpy $INSTDIR $2
    ${EndIf}
  ${EndIf}
FunctionEnd

; An older version goes first, so that no file of it is left behind.
Function remove_older
  ReadRegStr $1 SHCTX "${KEY}" "InstallLocation"
  ${If} $1 != ""
  ${AndIf} ${FileExists} "$1\uninstall.exe"
    ExecWait '"$1\uninstall.exe" /S _?=$1' $0
    ${If} $0 != 0
      !insertmacro refuse "$(OLDER_IS_IN_THE_WAY)"
    ${EndIf}
    Delete "$1\uninstall.exe"
    RMDir "$1"
  ${EndIf}
FunctionEnd

Section "${NAME}"
  SectionIn RO
  !insertmacro wait_until_closed
  Call remove_older
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${CONTENT}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  ${If} ${Errors}
    !insertmacro refuse "$(CANNOT_WRITE)"
  ${EndIf}
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr SHCTX "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr SHCTX "${KEY}" "Publisher" "Farmdesk contributors"
  WriteRegStr SHCTX "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD SHCTX "${KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${KEY}" "NoRepair" 1

  WriteRegStr SHCTX "${CLASSES}\.farmdesk" "" "${KIND}"
  WriteRegStr SHCTX "${CLASSES}\${KIND}" "" "$(SAVED_GAME)"
  WriteRegStr SHCTX "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  !insertmacro tell_explorer
SectionEnd

Section "$(ON_DESKTOP)"
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "un.${NAME}"
  SectionIn RO
  !insertmacro wait_until_closed
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  ReadRegStr $0 SHCTX "${CLASSES}\.farmdesk" ""
  ${If} $0 == "${KIND}" ; nobody has given these files to another program since
    DeleteRegKey SHCTX "${CLASSES}\.farmdesk"
  ${EndIf}
  DeleteRegKey SHCTX "${CLASSES}\${KIND}"
  DeleteRegKey SHCTX "${KEY}"
  SetOutPath "$TEMP" ; a folder in use cannot be removed
  !include "${FILES}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  !insertmacro tell_explorer
SectionEnd

Section /o "un.$(ALSO_SAVES)" SAVES
  SetShellVarContext current ; the games of the one who removes it, whoever else has some
  RMDir /r "$APPDATA\${NAME}"
SectionEnd

Function un.onInit
  SetRegView 64
  ; The list of installed programs says for whom this folder was installed.
  ReadRegStr $0 HKLM "${KEY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    !insertmacro for_everybody
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/SAVES" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${SAVES}
  ${EndIf}
FunctionEnd
