### Small parts of every panel and dialog.

widgets-basic-law = Νόμος { $cite }
widgets-errors-something-went-wrong = Κάτι πήγε στραβά
widgets-errors-report = Αναφορά
widgets-errors-copy-the-report = Αντιγραφή της αναφοράς
widgets-errors-the-program-made-a-mistake-nothing = Το πρόγραμμα έκανε λάθος. Τίποτα από την καταγραφή σας δεν χάθηκε.
widgets-errors-you-can-go-on-if-you = Μπορείτε να συνεχίσετε. Αν το αναφέρετε, δώστε και όσα γράφονται παρακάτω.
widgets-errors-the-program-made-a-mistake-and = Το πρόγραμμα έκανε λάθος, και δεν μπορεί να φυλαχτεί αντίγραφο της καταγραφής σας.
widgets-errors-save-the-record-before-you-go = Αποθηκεύστε την καταγραφή πριν συνεχίσετε. Αν το αναφέρετε, δώστε και όσα γράφονται παρακάτω.
widgets-notice-close = Κλείσιμο
widgets-notice-close-this-message = Κλείσιμο αυτού του μηνύματος
