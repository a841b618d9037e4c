; Stands in for the program where the installer is tried: notes how it was started, and stays open while it is told to.

Unicode true
RequestExecutionLevel user
SilentInstall silent
!include LogicLib.nsh

Name "${TITLE} ${VERSION}"
OutFile "${OUTPUT}"

Section
  FileOpen $0 "$PROFILE\started.txt" a
  FileSeek $0 0 END
  FileWriteUTF16LE $0 "$CMDLINE$\n"
  FileClose $0
  ${While} ${FileExists} "$PROFILE\stay"
    Sleep 50
  ${EndWhile}
SectionEnd
