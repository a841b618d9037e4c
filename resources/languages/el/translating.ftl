### What is told to who translates the program: one line for each thing that is to be mended.

translating-missing = Λείπει το { $name }· στα αγγλικά: { $english }
translating-unknown = Άγνωστο το { $name }: τα αγγλικά δεν έχουν τίποτα με αυτό το όνομα
translating-not-given = Το { $name } ζητάει κάτι που δεν του δίνεται: { $unknown }
translating-still-english = Το { $name } είναι ακόμη στα αγγλικά: { $english }
translating-key = { $name }: το σημείο & μπαίνει μία φορά, όπου το έχουν τα αγγλικά
translating-too-long = Το { $name } είναι πολύ μακρύ για τη θέση του (το πολύ { $most } γράμματα): { $said }
translating-no-file = λείπει το αρχείο { $name }
translating-law = Από το { $file } λείπει το { $where }
translating-gaps = { $name }: ό,τι είναι μέσα σε άγκιστρα διαφέρει από τα αγγλικά
translating-course = { $name }: χρειάζονται title, about και sayings, όσα έχουν τα αγγλικά
translating-titles = { $number } περιπτώσεις της βιβλιοθήκης δεν έχουν τίτλο, πρώτη η { $first }
translating-avoid = Το { $where } έχει «{ $word }»· η σωστή λέξη είναι «{ $own }»
translating-not-read = Το { $file } δεν διαβάζεται: { $why }
translating-no-table = δεν είναι πίνακας με ονόματα και ό,τι λένε
translating-value = Το { $name } δεν μπορεί να είναι «{ $said }»· γράφεται όπως στα αγγλικά
translating-no-message = Το { $name } βάζει μέσα κάτι που δεν υπάρχει: { $unknown }
translating-cannot-be-said = Το { $name } δεν μπορεί να ειπωθεί με όσα του δίνονται
translating-english-instead = { $language }: { $fault } (χρησιμοποιούνται τα αγγλικά)
translating-typed = typed.toml: το { $where } λείπει ή δεν είναι κατάλογος λέξεων σε αγκύλες
translating-headings = Το { $name } έχει { $own } επικεφαλίδες, στα αγγλικά { $english }
translating-no-parser = Χρειάζεται ο αναλυτής του Project Fluent, που δεν είναι εγκατεστημένος: pip install fluent.syntax
translating-no-folder = Δεν υπάρχει φάκελος { $folder }.
translating-faults = { $number ->
    [0] Δεν λείπει τίποτα.
    [one] Ένα πράγμα μένει να διορθωθεί.
   *[other] { $number } πράγματα μένουν να διορθωθούν.
}
translating-no-source = Οι γλώσσες ελέγχονται στον κώδικα του προγράμματος: σε ό,τι εγκαταστάθηκε υπάρχει μόνο ό,τι φτιάχνεται από αυτές.
