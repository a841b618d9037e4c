; The installer for Windows: for one user, without administrator rights. windows.py passes everything in capitals.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
AllowSkipFiles off                    ; a file that cannot be written stops everything: nothing works with one missing
!include MUI2.nsh
!include FileFunc.nsh

!define PLACE "$LOCALAPPDATA\Programs\${TITLE}"
!define BEFORE "${TITLE}-before"
!define ASIDE "$INSTDIR\${BEFORE}"
Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "${PLACE}"
BrandingText "${TITLE} ${VERSION}"

!define CLASSES "Software\Classes"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include /CHARSET=UTF8 "${WORDS}"     ; the languages, what is said in them, and the macro EachKind

VIProductVersion "${VERSION_OF_FOUR}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${TITLE}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${TITLE} setup"
VIAddVersionKey /LANG=${LANG_ENGLISH} "CompanyName" "${AUTHORS}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "${COPYRIGHT}"

; A running program cannot be opened for writing.
!macro TestClosed NAME
  ${If} ${FileExists} "$INSTDIR\${NAME}"
    FileOpen $0 "$INSTDIR\${NAME}" a
    FileClose $0
  ${EndIf}
!macroend

!macro MoveAside NAME
  ${If} ${FileExists} "$INSTDIR\${NAME}"
    Rename "$INSTDIR\${NAME}" "${ASIDE}\${NAME}"
  ${EndIf}
!macroend

!macro MoveBack NAME
  ${If} ${FileExists} "${ASIDE}\${NAME}"
    !insertmacro Remove "${NAME}"
    Rename "${ASIDE}\${NAME}" "$INSTDIR\${NAME}"
  ${EndIf}
!macroend

!macro Remove NAME
  RMDir /r "$INSTDIR\${NAME}"
  Delete "$INSTDIR\${NAME}"
!macroend

; What an installation consists of, but for the program, which every list below puts where it marks a whole version.
; A folder `user` beside it, and everything in the user's own places, stay.
!macro EachPart DO
  !insertmacro ${DO} "_internal"
  !insertmacro ${DO} "${CONSOLE_PROGRAM}"
  !insertmacro ${DO} "bridgecase.ico"
  !insertmacro ${DO} "LICENSE.txt"
!macroend

!macro PutBack
  !insertmacro EachPart MoveBack
  !insertmacro MoveBack "${PROGRAM}"
  RMDir "${ASIDE}"
!macroend

!macro DropAside
  Delete "${ASIDE}\${PROGRAM}"
  RMDir /r "${ASIDE}"
!macroend

; Until a new version is there whole, the older one is kept: it is set aside in one move, not deleted file by file.
; What is in use cannot be moved: wait for the user to close it. Without anybody to ask, give up.
!macro SetAside
  again:
  ClearErrors
  !insertmacro TestClosed "${PROGRAM}"
  !insertmacro TestClosed "${CONSOLE_PROGRAM}"
  ${IfNot} ${Errors}
    ${If} ${FileExists} "${ASIDE}\${PROGRAM}"     ; an installation was cut off
      !insertmacro PutBack
    ${Else}
      RMDir /r "${ASIDE}"
    ${EndIf}
    ClearErrors
    CreateDirectory "${ASIDE}"
    IfErrors 0 +2
      Abort
    !insertmacro MoveAside "${PROGRAM}"
    !insertmacro EachPart MoveAside
    IfErrors 0 aside
    !insertmacro PutBack
  ${EndIf}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(installer_is_open)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 3
  Quit
  aside:
!macroend

; Files of a kind are known by the end of their names, and opened by this program.
!macro Associate ENDING ID KIND
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${ID}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${ID}" ""
  WriteRegStr HKCU "${CLASSES}\${ID}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${ID}\DefaultIcon" "" "$INSTDIR\bridgecase.ico"
  WriteRegStr HKCU "${CLASSES}\${ID}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
!macroend

!macro Dissociate ENDING ID KIND
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${ID}"                 ; such files may have been given to another program since
    DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${ID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
  DeleteRegKey HKCU "${CLASSES}\${ID}"
!macroend

Function .onInit
  ; An older version is replaced where it lies, unless another folder is named by /D=.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $INSTDIR == "${PLACE}"
  ${AndIf} $0 != ""
  ${AndIf} ${FileExists} "$0\${PROGRAM}"
    StrCpy $INSTDIR $0
  ${EndIf}
  ; Beside another program it gets a folder of its own: none of the other's files is to be replaced.
  ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
  ${AndIfNot} ${FileExists} "${ASIDE}"
    ${If} ${FileExists} "$INSTDIR\_internal"
    ${OrIf} ${FileExists} "$INSTDIR\LICENSE.txt"
      StrCpy $INSTDIR "$INSTDIR\${TITLE}"
    ${EndIf}
  ${EndIf}
FunctionEnd

Function .onInstFailed
  SetOutPath "$TEMP"                  ; out of the folder that is to be cleared
  ${If} ${FileExists} "${ASIDE}"
    !insertmacro EachPart Remove
    !insertmacro Remove "${PROGRAM}"
    Delete "${ASIDE}\${UNINSTALLER}"
    !insertmacro PutBack
  ${EndIf}
  RMDir "$INSTDIR"
  MessageBox MB_OK|MB_ICONSTOP "$(installer_failed)" /SD IDOK
FunctionEnd

Section
  SetShellVarContext current
  !insertmacro SetAside
  ReadRegStr $R0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} ${FileExists} "$R0\${BEFORE}"            ; it is this same folder, whatever it is called there
    StrCpy $R0 ""
  ${EndIf}
  ClearErrors
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}"
  File "/oname=bridgecase.ico" "${CASE_ICON}"
  File "/oname=LICENSE.txt" "${LICENCE}"
  WriteUninstaller "${ASIDE}\${UNINSTALLER}"
  IfErrors 0 +2
    Abort
  !insertmacro MoveBack "${UNINSTALLER}"
  !insertmacro DropAside
  ${If} $R0 != ""                               ; the program has moved: the one in its former folder goes
  ${AndIf} ${FileExists} "$R0\${UNINSTALLER}"
    ExecWait '"$R0\${UNINSTALLER}" /S _?=$R0'
    Delete "$R0\${UNINSTALLER}"
    RMDir "$R0"
  ${EndIf}
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  !insertmacro EachKind Associate

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  !insertmacro SetAside
  !insertmacro DropAside
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"                    ; only if nothing else lies in it

  !insertmacro EachKind Dissociate
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
SectionEnd
