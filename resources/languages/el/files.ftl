### Files opened and saved, copies of unsaved work, what is remembered.

files-files-cases-bridgecase-toml-all-files = Περιπτώσεις, λίστες βραδιάς, συλλογές, διανομές (*.bridgecase *.toml *.bridgeevening *.bridgecases *.pbn *.lin *.dlm *.dup *.bri);;Όλα τα αρχεία (*)
files-files-without-saving-what-was-done-since = Χωρίς αποθήκευση χάνεται ό,τι έγινε από τότε.
files-files-saving-here-replaces-what-was-written = Η αποθήκευση εδώ αντικαθιστά ό,τι είχε γραφτεί εκεί. Η Αποθήκευση ως κρατάει και τα δύο.
files-files-save-as = Αποθήκευση &ως…
files-files-new-record = Νέα καταγραφή
files-files-save-the-changes-to = Να αποθηκευτούν οι αλλαγές στο «{ $title }»;
files-filing-open-it-again = Άνοιγμα ξανά
files-filing-save-as = Αποθήκευση ως…
files-left-over-discard = Απόρριψη
files-left-over-restore = Επαναφορά
files-left-over-next = Επόμενο
files-left-over-of = { $at } από { $all }: { $words }
files-left-over-cannot-be-removed = Το { $path } δεν μπορεί να αφαιρεθεί: { $why }
files-filing-no-copy-kept = Αν σταματήσει τώρα το πρόγραμμα, ό,τι δεν αποθηκεύτηκε χάνεται: δεν μπορεί να φυλαχτεί αντίγραφο ({ $why }).
files-filing-changed-elsewhere = Το «{ $name }» άλλαξε από άλλο παράθυρο ή πρόγραμμα. Εδώ είναι ακόμη όπως ήταν.
files-filing-open-elsewhere = Το «{ $name }» είναι ανοικτό και σε άλλο παράθυρο. Τίποτα που αποθηκεύεται εκεί δεν αντικαθίσταται χωρίς να ερωτηθείτε.
files-filing-cannot-be-written = Το { $name } δεν μπορεί να γραφτεί: { $why }
files-filing-left-as-it-was = Το { $name } έμεινε όπως ήταν, γιατί ό,τι θα γραφόταν εκεί δεν θα μπορούσε να διαβαστεί ξανά: { $why }
files-files-changed-elsewhere = Το «{ $name }» άλλαξε από άλλο παράθυρο ή πρόγραμμα.
files-left-over-taken = Ένα άλλο παράθυρο συνέχισε αυτή την εργασία ή την απέρριψε.
files-left-over-cannot-be-read =
    Ένα αντίγραφο εργασίας που δεν αποθηκεύτηκε δεν μπορεί να διαβαστεί. Βρίσκεται στο { $path }.
    { $why }
files-left-over-still-here = Υπάρχει ακόμη εργασία που δεν αποθηκεύτηκε: «{ $title }», ενέργειες: { $number }, τελευταία αλλαγή { $when }.

# The first problems of a file that cannot be opened, a line each.
files-line = γραμμή { $line }
files-and-more = … και άλλα { $count }
files-cannot-be-opened = Το { $name } δεν μπορεί να ανοίξει.

# Why a file is not read or written: after its name.
files-no-such-name = κανένα αρχείο δεν έχει τέτοιο όνομα
files-too-large = είναι μεγαλύτερο από { $megabytes } MB
files-a-folder = είναι φάκελος
files-not-a-file = δεν είναι αρχείο
files-too-deep = λίστες ή πίνακες είναι πολύ βαθιά το ένα μέσα στο άλλο
files-word-too-long = ένας αριθμός ή ένα κλειδί έχει πάρα πολλά γράμματα
files-too-many-parts = έχει περισσότερα από { $most } μέρη
files-writing-not-a-file = Δεν είναι αρχείο
files-recovery-full = υπάρχουν ήδη { $count } αντίγραφα στο { $folder }
files-pairs-not-told = Στο { $name } δεν μπόρεσε να γραφτεί ποια είναι η δίδυμη περίπτωση: { $why }.
