### Collections: cases with what goes with them, passed on as one file and kept beside the library.

collection-not-opened = Η συλλογή «{ $name }» δεν ανοίγει. { $why }

# Why a collection is not opened at all. Nothing of it has been written anywhere.
collection-outside = Το όνομα ενός αρχείου της, «{ $name }», οδηγεί έξω από τη συλλογή.
collection-unseen-letters = Το όνομα ενός αρχείου της, «{ $name }», έχει γράμματα που δεν τα βλέπει κανείς.
collection-device = Ένα αρχείο της λέγεται «{ $name }», που στα Windows είναι συσκευή και όχι αρχείο.
collection-deep-or-long = Το όνομα ενός αρχείου της είναι πολύ μακρύ, ή έχει πάρα πολλούς φακέλους: «{ $name }».
collection-twice = Δύο αρχεία της, «{ $one }» και «{ $other }», δεν μπορούν να υπάρχουν και τα δύο σε κάθε σύστημα.
collection-link = Περιέχει μια συντόμευση, «{ $name }», που θα μπορούσε να οδηγεί οπουδήποτε.
collection-locked = Είναι κλειδωμένη με κωδικό.
collection-packed-otherwise = Το «{ $name }» είναι πακεταρισμένο με τρόπο που εδώ δεν διαβάζεται. Πακετάρετέ το ως συνηθισμένο zip.
collection-too-many = Περιέχει περισσότερα από { $most } αρχεία.
collection-too-large = Ξεπακεταρισμένη θα ήταν μεγαλύτερη από { $megabytes } MB.
collection-unreadable = Δεν μπορεί να διαβαστεί: { $why }.
collection-no-zip = Δεν είναι πακεταρισμένη συλλογή, ή λείπει ένα μέρος της. Αν σας την έστειλαν, ζητήστε να σας τη στείλουν ξανά.

# What is wrong with one file of a collection.
collection-problem = { $file }: { $what }
collection-problem-on-line = { $file }, γραμμή { $line }: { $what }
collection-kind-not-taken = έμεινε έξω: γίνονται δεκτές μόνο περιπτώσεις, λίστες βραδιάς, και εικόνες PNG ή JPEG
collection-awkward-name = έμεινε έξω: δεν μπορεί κάθε σύστημα να έχει αρχείο με αυτό το όνομα
collection-damaged = έχει βλάβη
collection-no-picture = λέγεται εικόνα και δεν είναι
collection-same-id = έμεινε έξω: και το { $other } έχει το id { $id }
collection-index-wants-text = το { $key } πρέπει να είναι κείμενο
collection-and-more = { $what } – και { $count ->
    [one] 1 ακόμη
   *[other] { $count } ακόμη
}

# The shelf.
collection-yours = { $title } (δική σας)
collection-too-many-kept = είναι εγκατεστημένες πάρα πολλές συλλογές με αυτό το όνομα

# Looking at one, and installing it.
collection-window = { $title } – συλλογή
collection-far = Πόσο έχει προχωρήσει
collection-cases = Περιπτώσεις
collection-wrong = Τι είναι λάθος
collection-wrong-with = Τι είναι λάθος, αρχείο προς αρχείο ({ $count })
collection-install = &Εγκατάσταση
collection-update = &Ενημέρωση
collection-by = Από: { $author }
collection-by-nobody = Δεν αναφέρεται συγγραφέας
collection-licence = Άδεια χρήσης: { $licence }
collection-no-licence = Δεν αναφέρεται άδεια χρήσης
collection-version = Έκδοση { $version }
collection-somebody-elses = Κάποιος έφτιαξε αυτή τη συλλογή και απαντά γι’ αυτήν. Οι περιπτώσεις της μόνο διαβάζονται· τίποτα μέσα της δεν μπορεί να εκτελεστεί.
collection-older = Έχετε την έκδοσή της { $version }, που είναι νεότερη. Η Ενημέρωση βάζει στη θέση της την παλαιότερη· ό,τι έχετε αλλάξει μένει.
collection-replaces = Παίρνει τη θέση της έκδοσης { $version } που έχετε. Ό,τι έχετε αλλάξει σε εκείνη μένει.
collection-count-case = { $count ->
    [0] Καμία περίπτωση
    [one] 1 περίπτωση
   *[other] { $count } περιπτώσεις
}
collection-count-evening = { $count ->
    [one] 1 λίστα βραδιάς
   *[other] { $count } λίστες βραδιάς
}
collection-count-picture = { $count ->
    [one] 1 εικόνα
   *[other] { $count } εικόνες
}
collection-nothing = Τίποτα που να μπορεί να χρησιμοποιηθεί
collection-no-case = Δεν έχει καμία περίπτωση που να μπορεί να χρησιμοποιηθεί.
collection-reading = Διαβάζονται τα αρχεία της: { $done } από { $all }
collection-judging = Ελέγχεται αν ισχύουν οι περιπτώσεις της: { $done } από { $all }. Δεν χρειάζεται να περιμένετε.
collection-held = { $asked ->
    [0] { $edition }: καμία περίπτωση δεν αναμένει κάτι με αυτούς τους Νόμους
    [one] { $edition }: { $held ->
        [0] η 1 περίπτωση δεν ισχύει
       *[other] η 1 περίπτωση ισχύει
    }
   *[other] { $edition }: ισχύουν { $held } από { $asked } περιπτώσεις
}
collection-holds-not = όσα αναμένει δεν ισχύουν με τους Νόμους του { $editions }
collection-installing = Γίνεται εγκατάσταση…
collection-installed = Η συλλογή «{ $title }» εγκαταστάθηκε. Βρίσκεται στο τέλος του καταλόγου των περιπτώσεων.
collection-not-installed = Δεν μπορεί να εγκατασταθεί: { $why }. Όλα είναι όπως ήταν.

# Those that are installed.
collection-shelf-window = Συλλογές
collection-shelf-what = Οι συλλογές έχουν περιπτώσεις άλλων, ή δικές σας. Βρίσκονται στο τέλος του καταλόγου των περιπτώσεων.
collection-shelf-empty = Δεν είναι εγκατεστημένη καμία συλλογή. Ανοίξτε μία που σας έστειλε κάποιος: το όνομά της τελειώνει σε .bridgecases.
collection-shelf-open = Άν&οιγμα συλλογής…
collection-shelf-pass-on = Αποθήκευση &για άλλους…
collection-shelf-remove = &Αφαίρεση
collection-shelf-row = { $author ->
    [none] { $title } · έκδοση { $version }
   *[other] { $title } · από: { $author } · έκδοση { $version }
}
collection-remove-question = Να αφαιρεθεί η συλλογή «{ $title }»;
collection-remove-told = Οι περιπτώσεις της φεύγουν από τον κατάλογο. Το αρχείο με το οποίο ήρθε, αν το έχετε ακόμη, μένει όπως είναι.
collection-remove-own = { $count ->
    [one] 1 αρχείο της είναι δικό σας: το έχετε αλλάξει, ή το βάλατε εσείς εκεί.
   *[other] { $count } αρχεία της είναι δικά σας: τα έχετε αλλάξει, ή τα βάλατε εσείς εκεί.
}
collection-remove-keep-mine = Να &μείνουν τα δικά μου
collection-all-yours = όλα όσα έχει είναι δικά σας
collection-not-removed = Η συλλογή «{ $title }» δεν μπορεί να αφαιρεθεί: { $why }
collection-kinds = Συλλογές (*.bridgecases)

# Saving one.
collection-make-window = Αποθήκευση ως συλλογή
collection-make-which = Ποιες περιπτώσεις;
collection-make-files = Αρχεία της συλλογής
collection-make-add-cases = Προσθήκη &περιπτώσεων…
collection-make-add-folder = Προσθήκη &φακέλου…
collection-make-take-out = &Αφαίρεση
collection-make-kinds = Περιπτώσεις, λίστες βραδιάς και εικόνες (*.bridgecase *.toml *.bridgeevening *.png *.jpg *.jpeg)
collection-make-told = Τι μαθαίνουν οι άλλοι γι’ αυτήν
collection-make-title = Τίτλος
collection-make-author = Συγγραφέας
collection-make-licence = Άδεια
collection-make-language = Γλώσσα
collection-make-version = Έκδοση
collection-make-save = Απο&θήκευση…
collection-make-no-licence = Χωρίς άδεια οι άλλοι μπορούν να τη διαβάσουν, και δεν λέγεται αν μπορούν να τη δώσουν παρακάτω.
collection-make-cc-by = Οι άλλοι μπορούν να τη χρησιμοποιούν, να την αλλάζουν και να τη δίνουν παρακάτω, αρκεί να λένε το όνομά σας.
collection-make-cc-by-sa = Οι άλλοι μπορούν να τη χρησιμοποιούν, να την αλλάζουν και να τη δίνουν παρακάτω, αρκεί να λένε το όνομά σας και να αφήνουν τους άλλους να κάνουν το ίδιο.
collection-make-cc0 = Οι άλλοι μπορούν να την κάνουν ό,τι θέλουν.
collection-make-own-licence = Στους άλλους λέγονται ακριβώς αυτά τα λόγια.
collection-make-more-wrong = … και άλλα { $count }
collection-row-evening = Λίστα βραδιάς: { $name }
collection-row-picture = Εικόνα: { $name }
collection-written = Η συλλογή αποθηκεύτηκε: { $path }
collection-not-written = Το { $name } δεν μπορεί να γραφτεί: { $why }
collection-wrong-none = Δεν υπάρχει περίπτωση που να κάνατε λάθος την τελευταία φορά.
collection-wrong-title = Περιπτώσεις που έκανα λάθος, { $day }
collection-gathering = Συγκεντρώνονται οι περιπτώσεις: { $done } από { $all }
