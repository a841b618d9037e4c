### The language itself. A folder that has this file is a language of the program.

# How the language calls itself.
language-name = English

# Whether small headings are written in capitals: yes, or no where capitals would lose or wrongly keep an accent.
language-capitals = yes

# How wide columns of text are, in hundredths of the English ones: by how much the longest words are longer.
language-width = 100

# How ace, king, queen and jack stand on the cards of the country; a setting writes them so.
language-ranks = A K Q J
