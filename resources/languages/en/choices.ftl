### What may be chosen: sentences for who has a choice, and for choices that were made.

choices-a-suit = a { SUIT($suit) }
