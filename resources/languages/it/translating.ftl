### What is told to who translates the program: one line for each thing that is to be mended.

translating-missing = manca { $name }; l'inglese dice: { $english }
translating-unknown = { $name } è sconosciuto: l'inglese non ha niente con questo nome
translating-not-given = { $name } chiede ciò che non riceve: { $unknown }
translating-still-english = { $name } è ancora in inglese: { $english }
translating-key = { $name }: il segno & sta una volta sola, dove l'ha l'inglese
translating-too-long = { $name } è troppo lungo per il suo posto (al massimo { $most } lettere): { $said }
translating-no-file = manca il file { $name }
translating-law = in { $file } manca { $where }
translating-gaps = { $name }: ciò che sta fra parentesi graffe non è lo stesso che in inglese
translating-course = { $name }: servono title, about e sayings, quanti ne ha l'inglese
translating-titles = Casi della raccolta senza titolo: { $number }; il primo è { $first }
translating-avoid = in { $where } c'è «{ $word }»; la parola giusta è «{ $own }»
translating-not-read = { $file } non si può leggere: { $why }
translating-no-table = non è una tabella di nomi con ciò che dicono
translating-value = { $name } non può essere «{ $said }»: va scritto come in inglese
translating-no-message = { $name } inserisce ciò che non esiste: { $unknown }
translating-cannot-be-said = { $name } non si può dire con ciò che riceve
translating-english-instead = { $language }: { $fault } (si usa l'inglese)
translating-typed = typed.toml: { $where } manca, o non è un elenco di parole fra parentesi quadre
translating-headings = { $name } ha { $own } titoli, in inglese { $english }
translating-no-parser = Serve il lettore di Project Fluent, che non è installato: pip install fluent.syntax
translating-no-folder = La cartella { $folder } non c'è.
translating-faults = { $number ->
    [0] Non manca niente.
    [one] Una cosa da sistemare.
   *[other] { $number } cose da sistemare.
}
translating-no-source = Le lingue si controllano nei sorgenti del programma: in ciò che è installato c'è solo quello che se ne ricava.
