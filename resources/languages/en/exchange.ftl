### What is said of boards that come from other programs, and of those that go to them.

## What is odd in a PBN text, and read all the same.

exchange-pbn-tag-twice = The tag { $tag } stands here twice: the first counts.
exchange-pbn-comment-open = A comment begins here and never ends: it is taken to end with its line.
exchange-pbn-no-quotes = What the tag { $tag } says does not stand in quotes.
exchange-pbn-no-tag = These lines belong to no tag: they are passed over.
exchange-pbn-no-note = Note { $number } is referred to here, and is not told.
exchange-no-call = { $word } is not a call: the auction is read up to there.
exchange-no-card = { $word } is not a card: the play is read up to there.

## Why a deal is refused.

exchange-deal-form = { $text } is not a deal: a seat and a colon stand before the hands, as in N:AK.QJ.T9.8765432.
exchange-deal-five-hands = There are more than four hands in the deal.
exchange-deal-five-suits = { SEAT($seat) } has more than four suits.
exchange-deal-no-rank = { $typed }, of { SEAT($seat, form: "of") } hand, is not the rank of a card.
# $same: both times it is the hand of $one.
exchange-deal-card-twice = { $same ->
    [yes] { SHORT($card) } stands twice in { SEAT($one, form: "of") } hand.
   *[no] { SHORT($card) } is in two hands, { SEAT($one, form: "of") } and { SEAT($two, form: "of") }.
}
exchange-deal-too-many = { SEAT($seat) } has { $count } cards.

## What is odd about the play.

exchange-play-in-order = The cards of a trick stand in the order in which they were played, not in columns: so they are read.
exchange-play-winner-unknown = Who won this trick is not known without the contract: the play is read up to there.
exchange-play-not-one-each = Row { $trick } does not hold one card of each hand: the play is read up to there.
exchange-play-other-leader = { SEAT($seat) } is told to have made the opening lead, which was not { SEAT($seat, form: "of") }.
exchange-play-not-irregular = { SEAT($seat, form: "of") } { SHORT($card) } is marked as irregular, which it is not.
exchange-play-gap = In trick { $trick } a card is missing, or stands there a second time: the play is read up to there.

## What is odd about a board, and read all the same.

# $tag: the name of a tag of PBN, $value what it says, in quotes.
exchange-pbn-not-understood = What the tag { $tag } says is not understood: { $value }.
exchange-auction-no-dealer = Who dealt is not told: the auction is passed over.
exchange-play-no-leader = Who made the opening lead is not told: the play is passed over.
# Contracts with who plays them: 4SX S.
exchange-contract-not-bid = The contract is told as { $contract }, but the auction comes to { $bid }: what is told counts.
# A call that could not be made so, or that is marked as one that could not.
exchange-call-after-end = { SEAT($seat, form: "of") } { $call } comes when the auction is over.
exchange-call-too-low = { SEAT($seat, form: "of") } { $call } is not high enough, which the text does not say.
exchange-call-out-of-turn = { SEAT($seat, form: "of") } { $call } is out of turn, which the text does not say.
exchange-call-not-irregular = { SEAT($seat, form: "of") } { $call } is marked as irregular, which it is not.
exchange-call-not-allowed = { SEAT($seat, form: "of") } { $call } cannot be made over the calls before it.
exchange-result-irregular = The result is told to have come about irregularly.
exchange-revoke-not-flagged = { SEAT($seat) } could have followed suit instead of playing { SHORT($card) }.
exchange-result-differs = The result is told as { $told } tricks, but the cards give declarer { $won }.
exchange-too-many-boards = There are { $count } boards in it: no more than { $most } are read.

## A board that becomes a case.

exchange-impossible = The play ends here, since it cannot go on so: { $why }.
exchange-contract-presumed = The contract is not told: as the cards were played it may have been { $contract } by { SEAT($seat) }, which is taken.
exchange-title = { $event ->
    [none] { $board ->
        [none] A board
       *[number] Board { $board }
    }
   *[name] { $event }{ $board ->
        [none] { "" }
       *[number] , board { $board }
    }
}
exchange-story-player = { SEAT($seat) }: { $name }.
# $calls: each with its player, as files have them: N 1S E pass.
exchange-story-auction = The auction: { $calls }.
exchange-story-call = { SEAT($seat, form: "of") } { $call }{ $alerted ->
    [yes] { " " }was alerted
   *[no] { "" }
}{ $note ->
    [none] .
   *[words] : { $note }
}
exchange-story-card = { SEAT($seat, form: "of") } { SHORT($card) }: { $note }
exchange-story-result = { $claimed ->
    [yes] { $count ->
        [one] Declarer took one trick in all. There was a claim; who claimed is not told.
       *[other] Declarer took { $count } tricks in all. There was a claim; who claimed is not told.
    }
   *[no] { $count ->
        [one] Declarer took one trick.
       *[other] Declarer took { $count } tricks.
    }
}

## A case that goes to other programs.

exchange-full-record = Full record below.
exchange-play-not-known = Of trick { $trick } not every card is known: the play is written up to there.
exchange-contract-untold = The contract, or its declarer, has not been told: some programs will not show the play.
exchange-letters-foreign = Some letters are not those of PBN: the file is written in UTF-8, and an old program may show them wrongly.
exchange-end-position = The hands are those of an end position: few programs read them.
exchange-hands-unknown = Hands that are not known whole are written as a hyphen: few programs read them.
exchange-section-unread = The case in this board cannot be read by this version: what the board itself tells is taken. { $why }
exchange-section-changed = Another program has changed this board since its case was written into it: choose one of the two.

## What cannot be read as a whole.

# $what: what it is instead, or nothing.
exchange-not-recognised = { $what ->
    [nothing] There is nothing in it.
    [pdf] This is a PDF, in which boards are only pictures. Look for the PBN or LIN file of the same session.
    [packed] This is a packed file. Unpack it, and open what is in it.
    [picture] This is a picture, and no board can be read from it.
    [office] This is a file of a word processor or a spreadsheet. Copy the deal out of it, and paste that.
    [page] This is a page of the web, or data of another program, without a link that holds a board.
   *[other] No board is found in it. Boards are read from PBN and LIN, from links to a hand viewer, from DLM, DUP and BRI, from cases of this program, and from deals in words.
}
exchange-too-large = This has { $megabytes } MB: no more than { $most } MB are read.
exchange-no-board = This is { $kind }, but there is no board in it.
exchange-unknown-charset = The letters it says it is written in, { $charset }, are not known: it is read as it seems to be written.
exchange-other-charset = It is not written in the letters it says, { $charset }: it is read as it seems to be written.

## Links.

exchange-link-no-cards = This link only points to a board on BBO’s machine. Open it there, then copy the address from the hand viewer, or export LIN.
exchange-link-elsewhere = This link holds no cards, and nothing is fetched. Copy the deal itself, or the address of a hand viewer.

## What is odd about calls and cards that follow each other, and read all the same.

exchange-dealer-presumed = Who dealt is not told: { SEAT($seat) } is taken to have.
exchange-play-not-in-turn = { SHORT($card) } was played by another hand than the next: it is read as that hand’s.
exchange-play-twice = { SHORT($card) } is played twice: the play is read up to there.
exchange-play-not-his = { SHORT($card) } is of no hand that was to play it: the play is read up to there.
exchange-lin-no-claim = { $typed } is not a number of tricks: the claim is passed over.

## Why a deal that is not PBN is refused.

exchange-block-short = There are { $bytes } bytes left instead of { $wanted }: the file is not whole.
exchange-block-no-cards = The cards do not stand where they should: it is not of the kind it seems to be, or damaged.
exchange-block-no-card = { $number } is not the number of a card.
exchange-block-differs = The hands are told twice in this file, and not the same.
exchange-boards-counted = This file does not say which boards they are: they are counted from 1.
exchange-dlm-letters = A board is told in 26 letters from a to p, which { $typed } is not.
exchange-first-is-north = Whose hand stands first is not told: it is taken to be North’s.
exchange-words-count = { SEAT($seat) } { $count }
exchange-hands-uneven = The hands do not have the same number of cards: { $counts }.
exchange-words-uneven = The hands do not have the same number of cards, as far as they can be read: { $counts }.
exchange-strange-honours = It cannot be told which honours { $letters } are. Write A, K, Q and J.
exchange-words-no-suit = { $typed }, in { SEAT($seat, form: "of") } hand, stands before any suit.

## What LIN and links do not tell.

exchange-lost-hand = Of { SEAT($seat, form: "of") } hand not every card is known: it is left out.
exchange-lost-auction = The auction was not regular: the shortest one to the contract is written in its place.
exchange-lost-calls = The auction was not regular: it is left out.
exchange-lost-no-auction = The auction is not known: the shortest one to the contract is written.
exchange-lost-revoke = Not written: { SEAT($seat) } revoked with { SHORT($card) }.
exchange-lost-lead = Not written: { SEAT($seat) } led { SHORT($card) } out of turn.
exchange-lost-swapped = Not written: declarer and dummy have changed their parts.
exchange-lost-words = Not written: { $words }
exchange-lost-case = Not written: the case itself, with what was found and chosen. Only PBN holds it.

## A list of boards.

exchange-passed-out = passed out
exchange-board-line = { $board ->
    [none] A board
   *[number] Board { $board }
}{ $event ->
    [none] { "" }
   *[name] { " " }({ $event })
}{ $contract ->
    [none] { "" }
   *[bid] : { $contract }
}{ $declarer ->
    [none] { "" }
   *[seat] { " " }by { SEAT($declarer) }
}{ $tricks ->
    [none] { "" }
    [1] , 1 trick
   *[number] , { $tricks } tricks
}{ $remarks ->
    [0] { "" }
    [one] ; one remark
   *[other] ; { $remarks } remarks
}
exchange-totals = { $file }: { $count ->
    [one] 1 board
   *[other] { $count } boards
} read, { $remarked } of them with remarks; { $refused } refused
# $where: file and line.
exchange-refusal-line = { $where }: { $board ->
    [none] { "" }
   *[number] board { $board } is refused:{ " " }
}{ $why }
