### What the system says when a file cannot be read or written.

system-not-there = non c'è nessun file o cartella con questo nome
system-not-allowed = permesso negato
system-not-permitted = operazione non permessa
system-is-folder = è una cartella
system-no-folder = non è una cartella
system-exists = esiste già
system-full = non c'è più spazio sul disco
system-read-only = il disco è in sola lettura
system-long-name = il nome del file è troppo lungo
system-busy = è già in uso
system-links = troppi collegamenti uno dentro l'altro
system-faulty = errore di lettura o di scrittura
system-not-empty = la cartella non è vuota
