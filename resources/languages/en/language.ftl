### The language itself. A folder that has this file is a language of the program.

# How the language calls itself.
language-name = English

# Whether small headings are written in capitals: yes, or no where capitals would lose or wrongly keep an accent.
language-capitals = yes
