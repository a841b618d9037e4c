### An evening with a class: the set list, the rehearsal, what is handed out, and the director's book of an evening.

## What is wrong with the file of a set list.

evening-no-edition = there is no such edition here: { $editions }
evening-file-wanted = `file` is wanted: where the case lies

## A case of a set list that cannot be shown, or is another than it was.

evening-case-missing = The case “{ $title }” is not there any more; it was looked for in the library.
evening-case-missing-at = The case “{ $title }” is not there any more; it was looked for at { $where }.

evening-case-unreadable = The case “{ $title }” cannot be read: { $why }.
evening-case-changed = The case “{ $title }” has changed since it was put on the list.

## The director's book of an evening.

# $deed is an action, quoted: “East drops ♥9”.
evening-could-have-known = { $deed }: could the offender have known that it might damage the other side?

## The subjects of the pocket cards.

evening-pocket-opening-lead = Opening lead out of turn
evening-pocket-lead = Lead out of turn
evening-pocket-revoke = Revoke
evening-pocket-penalty-card = Penalty card
evening-pocket-card-played = Is the card played?
evening-pocket-claim = Claim
