### Files opened and saved, copies of unsaved work, what is remembered.

files-files-cases-bridgecase-toml-all-files = Cases, set lists, collections, boards (*.bridgecase *.toml *.bridgeevening *.bridgecases *.pbn *.lin *.dlm *.dup *.bri);;All files (*)
files-files-without-saving-what-was-done-since = Without saving, what was done since is lost.
files-files-saving-here-replaces-what-was-written = Saving here replaces what was written there. Save As keeps both.
files-files-save-as = Save &As…
files-files-new-record = New record
files-files-save-the-changes-to = Save the changes to “{ $title }”?
files-filing-open-it-again = Open it again
files-filing-save-as = Save As…
files-left-over-discard = Discard
files-left-over-restore = Restore
files-left-over-next = Next
files-left-over-of = { $at } of { $all }: { $words }
files-left-over-cannot-be-removed = { $path } cannot be removed: { $why }
files-filing-no-copy-kept = If the program stops now, what was not saved is lost: no copy of it can be kept ({ $why }).
files-filing-changed-elsewhere = “{ $name }” was changed by another window or program. Here it is still as it was.
files-filing-open-elsewhere = “{ $name }” is open in another window too. Nothing that is saved there is replaced unasked.
files-filing-cannot-be-written = { $name } cannot be written: { $why }
files-filing-left-as-it-was = { $name } is as it was, since what would stand there could not be read again: { $why }
files-files-changed-elsewhere = “{ $name }” was changed by another window or program.
files-left-over-taken = Another window has gone on with this work, or discarded it.
files-left-over-cannot-be-read =
    A copy of work that was not saved cannot be read. It lies in { $path }.
    { $why }
files-left-over-still-here = Work that was not saved is still here: “{ $title }”, actions: { $number }, last changed { $when }.

# The first problems of a file that cannot be opened, a line each.
files-line = line { $line }
files-and-more = … and { $count } more
files-cannot-be-opened = { $name } cannot be opened.

# Why a file is not read or written: after its name.
files-no-such-name = no file has such a name
files-too-large = it is larger than { $megabytes } MB
files-a-folder = it is a folder
files-not-a-file = it is not a file
files-too-deep = lists or tables stand too deep inside each other
files-word-too-long = a number or a key has too many letters
files-too-many-parts = it has more than { $most } parts
files-writing-not-a-file = It is not a file
files-recovery-full = { $count } copies lie in { $folder }
files-pairs-not-told = { $name } cannot be told of its twin: { $why }.
