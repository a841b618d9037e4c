### Small parts of every panel and dialog.

widgets-basic-law = Art. { $cite }
widgets-errors-something-went-wrong = Qualcosa è andato storto
widgets-errors-report = Rapporto
widgets-errors-copy-the-report = Copia il rapporto
widgets-errors-the-program-made-a-mistake-nothing = Il programma ha fatto un errore. Del tuo verbale non è andato perso niente.
widgets-errors-you-can-go-on-if-you = Puoi continuare. Se lo segnali, manda anche quello che sta qui sotto.
widgets-errors-the-program-made-a-mistake-and = Il programma ha fatto un errore, e non si può mettere da parte una copia del tuo verbale.
widgets-errors-save-the-record-before-you-go = Salva il verbale prima di continuare. Se lo segnali, manda anche quello che sta qui sotto.
widgets-notice-close = Chiudi
widgets-notice-close-this-message = Chiudi questo messaggio
