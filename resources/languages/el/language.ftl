### Η ίδια η γλώσσα. Ένας φάκελος που έχει αυτό το αρχείο είναι γλώσσα του προγράμματος.

# Πώς ονομάζεται η γλώσσα στα δικά της λόγια.
language-name = Ελληνικά

# Αν οι μικρές επικεφαλίδες γράφονται με κεφαλαία: όχι, γιατί θα κρατούσαν τον τόνο.
language-capitals = no

# How wide columns of text are, in hundredths of the English ones: by how much the longest words are longer.
language-width = 122

# Πώς γράφονται άσσος, ρήγας, ντάμα και βαλές στα φύλλα της χώρας· μια ρύθμιση τα γράφει έτσι.
language-ranks = Α Ρ Ν Β
