### The list of cases.

library-caselist-search-cases-and-laws = Αναζήτηση περιπτώσεων και Νόμων
library-caselist-cases-and-laws-found = Περιπτώσεις και Νόμοι που βρέθηκαν
library-caselist-all-cases = Περιπτώσεις
library-caselist-no-case-is-among-them-now = Καμία περίπτωση δεν ανήκει τώρα εκεί. Διαλέξτε «Όλες οι περιπτώσεις» για να τις δείτε πάλι όλες.
library-caselist-nothing-found-try-one-word-of = Δεν βρέθηκε τίποτα. Δοκιμάστε μία λέξη από όσα συνέβησαν («ρενόνς», «μορ», «διεκδίκηση»), ή έναν αριθμό όπως 45C1.
library-caselist-find-a-case-by-its-title = Βρείτε μια περίπτωση από τον τίτλο, τον Νόμο ή μια λέξη της ιστορίας της (Ctrl+F)
library-caselist-recent-tables = Πρόσφατα τραπέζια
library-caselist-known = { $title }. { $below } με γνωστά φύλλα
library-caselist-level = Επίπεδο { $level } · { $hands }
library-caselist-attention-director = Επισήμανση, Διαιτητής
library-caselist-who-rules = Ποιος αποφασίζει
library-caselist-information = Πληροφορίες
library-caselist-start-of-play = Αρχή της εκτέλεσης
library-caselist-dummys-limits = Όρια του μορ
library-caselist-order-of-play = Σειρά παιξίματος
library-caselist-card-played = Φύλλο που παίχτηκε
library-caselist-naming-a-card = Προσδιορισμός φύλλου
library-caselist-taking-back = Απόσυρση φύλλου
library-caselist-declarers-cards = Φύλλα του εκτελεστή
library-caselist-cards-seen = Φύλλα που φάνηκαν
library-caselist-penalty-cards = Τιμωρημένα φύλλα
library-caselist-two-penalty-cards = Δύο τιμωρημένα φύλλα
library-caselist-penalty-card-kept = Τιμωρημένο που δεν παίχτηκε
library-caselist-lead-accepted = Έξοδος που έγινε δεκτή
library-caselist-first-lead-wrong = Αντάμ εκτός σειράς
library-caselist-declarers-lead = Έξοδος του εκτελεστή
library-caselist-defenders-lead = Έξοδος αμυνόμενου
library-caselist-play-too-early = Πρόωρο παίξιμο
library-caselist-cards-together = Φύλλα μαζί
library-caselist-unable-to-comply = Αδύνατη συμμόρφωση
library-caselist-playing-on = Συνέχιση μετά από λάθος
library-caselist-revokes = Ρενόνς
library-caselist-revoke-corrected = Διόρθωση ρενόνς
library-caselist-revoke-stands = Οριστική ρενόνς
library-caselist-after-a-revoke = Μετά από ρενόνς
library-caselist-turned-tricks = Γυρισμένες λεβέ
library-caselist-looking-at-tricks = Ματιά στις λεβέ
library-caselist-defective-trick = Ελαττωματική λεβέ
library-caselist-claims = Διεκδικήσεις
library-caselist-claim-agreed = Συμφωνία με διεκδίκηση
library-caselist-claim-contested = Διεκδίκηση υπό αμφισβήτηση
library-caselist-taken-back-later = Ακύρωση παραχώρησης
library-caselist-facts-in-dispute = Αμφισβητούμενα γεγονότα
library-caselist-law = Νόμος { $cite }  { $title }
library-caselist-law-said = Νόμος { $cite }  { $title } – «{ $said }»
library-caselist-law-2 = Νόμος { $number }: { $title }
library-narrowing-all-cases = Όλες οι περιπτώσεις
library-narrowing-course = Μάθημα
library-narrowing-level = Επίπεδο
library-narrowing-laws-of = Νόμοι του
library-narrowing-how-far-you-are = Πόσο έχετε προχωρήσει
library-narrowing-the-open-case-is-a-favourite = Η ανοικτή περίπτωση στις αγαπημένες
library-narrowing-cases-like-the-open-one = Περιπτώσεις όμοιες με την ανοικτή
library-narrowing-level-1-every-club-evening = Επίπεδο 1: κάθε βραδιά στον όμιλο
library-narrowing-level-2-for-club-directors = Επίπεδο 2: για Διαιτητές ομίλου
library-narrowing-level-3-for-tournament-directors = Επίπεδο 3: για Διαιτητές τουρνουά
library-narrowing-new-to-you = Καινούργιες για εσάς
library-narrowing-to-be-answered-again = Να απαντηθούν ξανά
library-narrowing-all-right-last-time = Όλα σωστά την τελευταία φορά
library-narrowing-favourites = Αγαπημένες
library-narrowing-cases-shown = Περιπτώσεις που φαίνονται: { $which }
library-narrowing-like = Όπως «{ $title }»
library-narrowing-level-2 = Επίπεδο { $level }
library-story-story-of-the-case = Ιστορία της περίπτωσης
library-story-what-was-ruled = ΤΙ ΑΠΟΦΑΣΙΣΤΗΚΕ
library-picture-of = Εικόνα: { $title }
library-picture-look = Δείτε τη μεγάλη
library-caselist-hands = { $count ->
    [0] κανένα χέρι
    [one] 1 χέρι
   *[other] { $count } χέρια
}
library-caselist-cases = { $count ->
    [one] 1 περίπτωση
   *[other] { $count } περιπτώσεις
}
library-caselist-laws = { $count ->
    [one] 1 Νόμος
   *[other] { $count } Νόμοι
}
library-caselist-found = { $cases }, { $laws }
library-caselist-found-more = { $cases }, { $laws }{ " " }– φαίνονται τα πρώτα { $most }
library-branches-collection = { $title } ({ $count })
library-branches-reading = Οι συλλογές διαβάζονται ακόμη: { $count ->
    [one] 1 περίπτωση
   *[other] { $count } περιπτώσεις
} ως τώρα.
library-branches-set-list = Λίστα της βραδιάς: { $title }
library-branches-no-law = Χωρίς συγκεκριμένο Νόμο
library-branches-told = { $author ->
    [none] { $licence ->
        [none] Συλλογή «{ $title }»
       *[other] Συλλογή «{ $title }». Άδεια χρήσης: { $licence }
    }
   *[other] { $licence ->
        [none] Συλλογή «{ $title }», από: { $author }
       *[other] Συλλογή «{ $title }», από: { $author }. Άδεια χρήσης: { $licence }
    }
}
