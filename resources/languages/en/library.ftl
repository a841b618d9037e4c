### The list of cases.

library-caselist-search-cases-and-laws = Search cases and laws
library-caselist-cases-and-laws-found = Cases and laws found
library-caselist-all-cases = Cases
library-caselist-no-case-is-among-them-now = No case is among them now. Choose “All cases” to see them all again.
library-caselist-nothing-found-try-one-word-of = Nothing found. Try one word of what happened (“revoke”, “dummy”, “claim”), or a number such as 45C1.
library-caselist-find-a-case-by-its-title = Find a case by its title, its law or a word of its story (Ctrl+F)
library-caselist-recent-tables = Recent tables
library-caselist-known = { $title }. { $below } known
library-caselist-level = Level { $level } · { $hands }
library-caselist-attention-director = Attention, director
library-caselist-who-rules = Who rules
library-caselist-information = Information
library-caselist-start-of-play = Start of play
library-caselist-dummys-limits = Dummy’s limits
library-caselist-order-of-play = Order of play
library-caselist-card-played = Card played
library-caselist-naming-a-card = Naming a card
library-caselist-taking-back = Taking back
library-caselist-declarers-cards = Declarer’s cards
library-caselist-cards-seen = Cards seen
library-caselist-penalty-cards = Penalty cards
library-caselist-two-penalty-cards = Two penalty cards
library-caselist-penalty-card-kept = Penalty card kept
library-caselist-lead-accepted = Lead accepted
library-caselist-first-lead-wrong = First lead wrong
library-caselist-declarers-lead = Declarer’s lead
library-caselist-defenders-lead = Defender’s lead
library-caselist-play-too-early = Play too early
library-caselist-cards-together = Cards together
library-caselist-unable-to-comply = Unable to comply
library-caselist-playing-on = Playing on
library-caselist-revokes = Revokes
library-caselist-revoke-corrected = Revoke corrected
library-caselist-revoke-stands = Revoke stands
library-caselist-after-a-revoke = After a revoke
library-caselist-turned-tricks = Turned tricks
library-caselist-looking-at-tricks = Looking at tricks
library-caselist-defective-trick = Defective trick
library-caselist-claims = Claims
library-caselist-claim-agreed = Claim agreed
library-caselist-claim-contested = Claim contested
library-caselist-taken-back-later = Taken back later
library-caselist-facts-in-dispute = Facts in dispute
library-caselist-law = Law { $cite }  { $title }
library-caselist-law-said = Law { $cite }  { $title } – “{ $said }”
library-caselist-law-2 = Law { $number }: { $title }
library-narrowing-all-cases = All cases
library-narrowing-course = Course
library-narrowing-level = Level
library-narrowing-laws-of = Laws of
library-narrowing-how-far-you-are = How far you are
library-narrowing-the-open-case-is-a-favourite = The open case is a favourite
library-narrowing-cases-like-the-open-one = Cases like the open one
library-narrowing-level-1-every-club-evening = Level 1: every club evening
library-narrowing-level-2-for-club-directors = Level 2: for club directors
library-narrowing-level-3-for-tournament-directors = Level 3: for tournament directors
library-narrowing-new-to-you = New to you
library-narrowing-to-be-answered-again = To be answered again
library-narrowing-all-right-last-time = All right last time
library-narrowing-favourites = Favourites
library-narrowing-cases-shown = Cases shown: { $which }
library-narrowing-like = Like “{ $title }”
library-narrowing-level-2 = Level { $level }
library-story-story-of-the-case = Story of the case
library-story-what-was-ruled = WHAT WAS RULED
library-picture-of = Picture: { $title }
library-picture-look = Look at it large
library-caselist-hands = { $count ->
    [0] no hands
    [one] 1 hand
   *[other] { $count } hands
}
library-caselist-cases = { $count ->
    [one] 1 case
   *[other] { $count } cases
}
library-caselist-laws = { $count ->
    [one] 1 law
   *[other] { $count } laws
}
library-caselist-found = { $cases }, { $laws }
library-caselist-found-more = { $cases }, { $laws }{ " " }– the first { $most }
library-branches-collection = { $title } ({ $count })
library-branches-reading = The collections are still being read: { $count ->
    [one] 1 case
   *[other] { $count } cases
} so far.
library-branches-set-list = Set list: { $title }
library-branches-no-law = Of no one law
library-branches-told = { $author ->
    [none] { $licence ->
        [none] Collection “{ $title }”
       *[other] Collection “{ $title }”. Licence: { $licence }
    }
   *[other] { $licence ->
        [none] Collection “{ $title }” by { $author }
       *[other] Collection “{ $title }” by { $author }. Licence: { $licence }
    }
}
