; The installer for Windows: for one user, without administrator rights. windows.py passes everything in capitals.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
BrandingText "${TITLE} ${VERSION}"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"
!define CASE_KEY "Software\Classes\${PROG_ID}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

VIProductVersion "${VERSION_OF_FOUR}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE} setup"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

; A program that is open cannot be replaced: wait for the user to close it. Without anybody to ask, give up.
!macro WaitUntilClosed AGAIN
  ${AGAIN}:
  ClearErrors
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${TITLE} is open. Close it, then try again." /SD IDCANCEL IDRETRY ${AGAIN}
      SetErrorLevel 3
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; What an installation consists of. A folder `user` beside it, and everything in the user's own places, stay.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\${CONSOLE_PROGRAM}"
  Delete "$INSTDIR\bridgecase.ico"
  Delete "$INSTDIR\LICENSE.txt"
!macroend

Section
  SetShellVarContext current
  !insertmacro WaitUntilClosed install_again
  !insertmacro RemoveProgram          ; an older version: nothing of it may be left among the new files
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}"
  File "/oname=bridgecase.ico" "${CASE_ICON}"
  File "/oname=LICENSE.txt" "${LICENCE}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Classes\${SUFFIX}" "" "${PROG_ID}"
  WriteRegStr HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${PROG_ID}" ""
  WriteRegStr HKCU "${CASE_KEY}" "" "${CASE_TITLE}"
  WriteRegStr HKCU "${CASE_KEY}\DefaultIcon" "" "$INSTDIR\bridgecase.ico"
  WriteRegStr HKCU "${CASE_KEY}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  !insertmacro WaitUntilClosed uninstall_again
  !insertmacro RemoveProgram
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"                    ; only if nothing else lies in it

  ReadRegStr $0 HKCU "Software\Classes\${SUFFIX}" ""
  ${If} $0 == "${PROG_ID}"            ; case files may have been given to another program since
    DeleteRegValue HKCU "Software\Classes\${SUFFIX}" ""
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${PROG_ID}"
  DeleteRegKey /ifempty HKCU "Software\Classes\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\${SUFFIX}"
  DeleteRegKey HKCU "${CASE_KEY}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
SectionEnd
