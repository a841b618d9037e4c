### Boards from elsewhere: the list of them, and what is said of a text or a file in which they were looked for.

# $title: the name of the file, or what was pasted.
boards-window = Διανομές: { $title }
boards-list = Διανομές
boards-number = Διανομή
boards-contract = Συμβόλαιο
boards-result = Λεβέ
boards-remark = Σχόλιο
boards-being-read = Ανάγνωση: { $file } …
boards-practise = &Εξάσκηση σε αυτή
boards-practise-tip = Κάτι από τα θέματα της εξάσκησής σας πηγαίνει στραβά σε αυτή τη διανομή
boards-take = &Στο τραπέζι
boards-left-out = Όσα δεν διαβάστηκαν
boards-pasted = από επικόλληση
boards-tricks = { $count }
boards-read = { $read ->
    [one] Διαβάστηκε μία διανομή
   *[other] Διαβάστηκαν { $read } διανομές
}{ $remarked ->
    [0] { "" }
   *[other] , { $remarked } με σχόλιο
}{ $refused ->
    [0] { "" }
    [one] , μία απορρίφθηκε
   *[other] , { $refused } απορρίφθηκαν
}.
boards-refused = Διανομή { $board }: { $why }
boards-at-line = Γραμμή { $line }: { $words }
boards-no-file = Το { $file } δεν μπορεί να ανοίξει: { $why }.
boards-nothing-copied = Δεν έχει αντιγραφεί τίποτα ακόμη: αντιγράψτε μια διανομή, ή έναν σύνδεσμο προς αυτήν, και επικολλήστε την εδώ.
boards-none = Δεν βρέθηκε σε αυτό καμία διανομή.

## For other programs.

# Kinds of files, as a file dialog lists them.
boards-filter-pbn = PBN (*.pbn)
boards-filter-plain = PBN, απλό, για προγράμματα που σκοντάφτουν στην ολόκληρη καταγραφή (*.pbn)
boards-filter-lin = LIN (*.lin)
boards-written = Το { $file } γράφτηκε.
boards-not-written = Το { $file } δεν μπορεί να γραφτεί: { $why }.
boards-link-copied = Ο σύνδεσμος αντιγράφηκε: επικολλήστε τον σε ένα μήνυμα, ή στη γραμμή διευθύνσεων ενός προγράμματος περιήγησης.
