### What the system says when a file cannot be read or written.

system-not-there = δεν υπάρχει τέτοιο αρχείο ή φάκελος
system-not-allowed = δεν επιτρέπεται η πρόσβαση
system-not-permitted = δεν επιτρέπεται αυτή η ενέργεια
system-is-folder = είναι φάκελος
system-no-folder = δεν είναι φάκελος
system-exists = υπάρχει ήδη
system-full = δεν υπάρχει άλλος χώρος στον δίσκο
system-read-only = ο δίσκος είναι μόνο για ανάγνωση
system-long-name = το όνομα του αρχείου είναι πολύ μεγάλο
system-busy = χρησιμοποιείται ήδη
system-links = πάρα πολλοί σύνδεσμοι ο ένας μέσα στον άλλον
system-faulty = σφάλμα ανάγνωσης ή εγγραφής
system-not-empty = ο φάκελος δεν είναι άδειος
