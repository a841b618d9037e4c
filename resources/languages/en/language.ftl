### The language itself. A folder that has this file is a language of the program.

# How the language calls itself.
language-name = English
