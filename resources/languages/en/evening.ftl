### An evening with a class: the set list, the rehearsal, what is handed out, and the director's book of an evening.

## What is wrong with the file of a set list.

evening-no-edition = there is no such edition here: { $editions }
evening-file-wanted = `file` is wanted: where the case lies
