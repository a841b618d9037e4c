### La lingua stessa. Una cartella che ha questo file è una lingua del programma.

# Come la lingua chiama se stessa.
language-name = Italiano

# Se i titoletti si scrivono in maiuscole.
language-capitals = yes

# How wide columns of text are, in hundredths of the English ones: by how much the longest words are longer.
language-width = 116

# Come asso, re, dama e fante stanno sulle carte del paese; un'impostazione li scrive così.
language-ranks = A R D F
