### What `check` and `laws` say of case files and paragraphs. Sentences of actions, keys and values are as files have them.

# $where: file, line and key; $kind: unreadable, impossible-here or ambiguous.
check-problem = { $kind ->
    [impossible-here] { $where }: αδύνατο εδώ: { $what }
    [ambiguous] { $where }: δεν είναι σαφές: { $what }
   *[unreadable] { $where }: δεν διαβάζεται: { $what }
}
check-did-you-mean = · μήπως εννοείτε { $near };
check-failure = { $where }: { $edition }: αναμένεται { $expected }· βρέθηκε { $found }· αιτία: { $because }
check-totals = ισχύουν { $passed }, δεν ισχύουν { $failed }

## What is found instead of what a case expects, and why.

check-nothing = τίποτα
check-nothing-else = τίποτα άλλο
check-in-its-order = { $value } στη σειρά του
check-waits = { $because }· ο Διαιτητής κλήθηκε και δεν έχει μιλήσει ακόμη: ακολουθεί «the director explains»
check-no-answer-yet = δεν απαντήθηκε ακόμη: { $questions }
check-not-modelled = δεν κρίνεται από το πρόγραμμα: { $laws }
check-no-paragraph = καμία παράγραφος δεν το λέει
check-cited-with = { $first } μαζί με { $next }
check-cited-rests-on = { $laws } ({ $on })
check-on-action = ενέργεια { $number }
check-on-fact = γεγονός { $key }
check-on-setting = ρύθμιση { $name }

## What a collection covers.

check-laws = Νόμοι: { $laws }
check-editions = εκδόσεις: { $editions }
check-counted = { $name } ({ $count })
check-no-such-contrast = { $case }: contrast: δεν υπάρχει περίπτωση { $other }
check-wrong-pair = { $first } και { $second }: { $wrong }
check-many-differences = διαφέρουν σε { $count } ενέργειες ή γεγονότα, όχι σε ένα
check-end-alike = τελειώνουν με τον ίδιο τρόπο
check-pairs = δίδυμες περιπτώσεις: { $sound } από { $count } ζευγάρια διαφέρουν σε μία ενέργεια ή ένα γεγονός και τελειώνουν διαφορετικά

## The list of paragraphs.

check-paragraph-proof = { $edition }  { $cite } { $status } { $function }  (περιπτώσεις που την αναμένουν: { $expect }, που την αποκλείουν: { $forbid })
check-share-computed = { $edition }  Νόμοι { $first } ως { $last }: κρίνονται { $computed } από { $rules } κανόνες ({ $share })

# What the program does with a paragraph, and why nothing follows from one that is not computed.
check-status-computed = κρίνεται
check-status-judgement = Διαιτητής
check-status-reference-only = για ανάγνωση
check-status-not-modelled = δεν κρίνεται
check-not-computed-judgement = Αφήνει ένα ερώτημα στον Διαιτητή· το πρόγραμμα το θέτει και κρατά τη διαπίστωσή του.
check-not-computed-reference-only = Είναι γενική διάταξη, ή τίτλος των παραγράφων κάτω από αυτήν· από μόνη της δεν έχει συνέπεια.
check-not-computed-not-modelled = Μια απόφαση μπορεί να τη χρειαστεί, και το πρόγραμμα δεν την κρίνει· όποτε χρειάζεται, το λέει.

## The page Which laws it knows, in Markdown. $years are the columns of the editions.

check-coverage-title = # Τι γνωρίζει το πρόγραμμα από τους Νόμους
check-coverage-about = Κάθε παράγραφος για την οποία έχει κείμενο, σε κάθε έκδοση, και οι περιπτώσεις της βιβλιοθήκης που την αποδεικνύουν.
check-coverage-statuses = | | πλήθος παραγράφων | { $years } | |
check-coverage-status-computed = Αποφασίζει το πρόγραμμα: λέει τι προκύπτει, με αυτή την παράγραφο.
check-coverage-status-judgement = Αποφασίζει ο Διαιτητής: το πρόγραμμα θέτει το ερώτημα, συγκεντρώνει τα γεγονότα και κρατά τη διαπίστωσή του.
check-coverage-status-reference-only = Γενική διάταξη: μπορείτε να τη διαβάσετε εδώ, από μόνη της δεν έχει συνέπεια.
check-coverage-status-not-modelled = Δεν κρίνεται: το πρόγραμμα το λέει όποτε μια απόφαση τη χρειάζεται.
check-coverage-share = - { $edition }: από τους { $rules } κανόνες των Νόμων { $first } ως { $last } το πρόγραμμα κρίνει { $computed } ({ $share }).
check-coverage-not-handled = ## Δεν κρίνονται
check-coverage-law = ## Νόμος { $law } · { $title }
check-coverage-paragraphs = | παράγραφος | { $years } | την κρίνει | περιπτώσεις που τη δείχνουν | περιπτώσεις όπου μόλις που δεν ισχύει |
check-coverage-and-more = { $cases } και { $count } ακόμη
