### Stories about what goes wrong while the players are bidding: bids that are too low (G29), calls out of rotation (G30),
### slips and changed minds (G31), calls nobody may make (G32), explanations (G33). $seat is who does it.

talesbidding-call = { $call ->
    [X] κοντρ
    [XX] σιρκόντρ
   *[pass] πάσο
}
# $bid is the call in words: μία πίκα, κοντρ.
talesbidding-calls = { $call ->
    [pass] { SEAT($seat, form: "The") } πασάρει.
    [X] { SEAT($seat, form: "The") } κοντράρει.
    [XX] { SEAT($seat, form: "The") } σιρκοντράρει.
   *[bid] { SEAT($seat, form: "The") } δηλώνει { $bid }.
}
talesbidding-is-dealer = Μοιράζει { SEAT($seat, form: "the") }.
talesbidding-refuses = Ο Διαιτητής εξηγεί, και { SEAT($seat, form: "the") } δεν το δέχεται.

## A bid that is not high enough (G29).

talesbidding-title-too-low = Δεν φτάνει
talesbidding-title-nobody-has-noticed = Κανείς δεν το πρόσεξε
talesbidding-title-high-enough-now = Τώρα φτάνει
talesbidding-title-something-else = Κάτι άλλο στη θέση της
talesbidding-title-then-i-double = «Τότε κοντρ»
talesbidding-title-quickly-put-right = Διορθώθηκε γρήγορα
talesbidding-makes-it-enough = «Α», λέει { SEAT($seat, form: "the") }, και αλλάζει τη δήλωση σε { $bid }.

## A call out of rotation (G30). $turn is whose turn it was.

talesbidding-title-not-his-turn = Δεν είχε σειρά
talesbidding-title-nobody-minds = Δεν ενοχλεί κανέναν
talesbidding-title-each-in-turn = Ο καθένας στη σειρά του
talesbidding-title-right-player = Ο παίκτης που έχει σειρά δεν περιμένει
talesbidding-title-partner-s-turn = Στη θέση του συμπαίκτη
talesbidding-title-what-he-calls-now = Τι δηλώνει όταν έρχεται η σειρά
talesbidding-out-of-turn = { $call ->
    [pass] Είναι η σειρά { SEAT($turn, form: "of") }, αλλά { SEAT($seat, form: "the") } πασάρει.
    [X] Είναι η σειρά { SEAT($turn, form: "of") }, αλλά { SEAT($seat, form: "the") } κοντράρει.
   *[bid] Είναι η σειρά { SEAT($turn, form: "of") }, αλλά { SEAT($seat, form: "the") } δηλώνει { $bid }.
}
# Two calls at once: { $first } of { $one } and { $second } of { $other }, in words.
talesbidding-title-in-one-moment = Την ίδια στιγμή
talesbidding-in-one-moment = Την ίδια στιγμή { SEAT($one, form: "the") } δηλώνει { $first } και { SEAT($other, form: "the") } δηλώνει { $second }.

## What is found of a call, where nobody has to ask.

talesbidding-found-comparable = { $value ->
    [yes] Η δήλωση που έκανε στη θέση της είναι συγκρίσιμη με αυτήν.
   *[no] Η δήλωση που έκανε στη θέση της δεν είναι συγκρίσιμη με αυτήν.
}
talesbidding-found-as-precise = { $value ->
    [yes] Η δήλωση που έκανε στη θέση της λέει ό,τι θα μπορούσε να λέει η πρώτη, ή το λέει με μεγαλύτερη ακρίβεια.
   *[no] Η δήλωση που έκανε στη θέση της μπορεί να γίνει και με χέρια που δεν ταιριάζουν στην πρώτη.
}
talesbidding-found-beyond-dispute-natural = { $value ->
    [yes] Η αγορά που έκανε στη θέση της είναι αναμφισβήτητα φυσική.
   *[no] Η αγορά που έκανε στη θέση της μπορεί κάλλιστα να είναι συμβατική.
}
talesbidding-found-unintended = { $value ->
    [yes] Ήταν παραδρομή του χεριού: δεν είχε ποτέ σκοπό να κάνει την πρώτη δήλωση.
   *[no] Δεν ήταν παραδρομή: όταν έκανε την πρώτη δήλωση, την εννοούσε.
}
talesbidding-found-pause = { $value ->
    [yes] Από τη στιγμή που το πρόσεξε ώσπου να το πει, το σκέφτηκε.
   *[no] Το είπε μόλις το πρόσεξε.
}
talesbidding-found-influenced = { $value ->
    [yes] Η δήλωση θα μπορούσε κάλλιστα να ήταν άλλη, αν τους το είχαν πει.
   *[no] Η δήλωση θα ήταν η ίδια, αν τους το είχαν πει.
}
talesbidding-found-alert-required = { $value ->
    [yes] Σε αυτόν τον αγώνα μια τέτοια αγορά θέλει αλέρτ.
   *[no] Σε αυτόν τον αγώνα μια τέτοια αγορά δεν θέλει αλέρτ.
}

## A slip, or a change of mind (G31). $bid is a bid in words.

talesbidding-title-i-meant = «Άλλο εννοούσα»
talesbidding-title-another-card = Άλλη κάρτα στη θέση της
talesbidding-title-now-he-sees-it = Τώρα το βλέπει
talesbidding-title-half-out = Μισή έξω από το κουτί
talesbidding-says-he-meant = «Ωχ, όχι, εννοούσα { $bid }», λέει { SEAT($seat, form: "the") }.
talesbidding-puts-another-there =
    { SEAT($seat, form: "The") } κοιτάζει την κάρτα, παίρνει από εκεί το «{ $old }» και βάζει το «{ $new }».
talesbidding-half-out =
    { SEAT($seat, form: "The") } έχει βγάλει ως τη μέση από το κουτί το «{ $bid }» και το σπρώχνει πάλι μέσα.

## A call that nobody may make there (G32).

talesbidding-title-whom-does-he-double = Ποιον κοντράρει;
talesbidding-director-explains = Καλείται ο Διαιτητής και εξηγεί.
talesbidding-title-was-he-not-to-pass = Δεν έπρεπε να πασάρει;
talesbidding-title-once-more = Ακόμη μία φορά
talesbidding-title-eight = Περισσότερες από δεκατρείς λεβέ
talesbidding-bids-eight = { SEAT($seat, form: "The") } βιάζεται: μπροστά { SEAT($seat, form: "his") } βρίσκεται το «{ $bid }».

## A missing alert, a wrong explanation (G33). $seat is whose partner bid what is explained.

talesbidding-title-he-remembers = Το θυμάται
talesbidding-title-before-the-lead = Πριν από την αντάμ
talesbidding-title-no-alert = Χωρίς αλέρτ
talesbidding-natural = φυσικό
talesbidding-a-transfer = τράνσφερ για { SUIT($suit) }
talesbidding-not-alerted = { SEAT($seat, form: "The") } δεν κάνει αλέρτ γι’ αυτό.
talesbidding-explained = { SEAT($seat, form: "The") } εξηγεί το «{ $bid }» ως «{ $words }».
# $seat corrects what he or his partner has said.
talesbidding-corrects = «Όχι, αυτό είναι { $words }», λέει έπειτα { SEAT($seat, form: "the") }.
