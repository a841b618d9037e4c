### What `check` and `laws` say of case files and paragraphs. Sentences of actions, keys and values are as files have them.

# $where: file, line and key; $kind: unreadable, impossible-here or ambiguous.
check-problem = { $kind ->
    [impossible-here] { $where }: qui è impossibile: { $what }
    [ambiguous] { $where }: non è chiaro: { $what }
   *[unreadable] { $where }: non si legge: { $what }
}
check-did-you-mean = ; forse intendevi { $near }?
check-failure = { $where }: { $edition }: atteso { $expected }; trovato { $found }; perché { $because }
check-totals = riusciti: { $passed }, falliti: { $failed }

## What is found instead of what a case expects, and why.

check-nothing = niente
check-nothing-else = nient'altro
check-in-its-order = { $value } al suo posto nell'ordine
check-waits = { $because }; l'arbitro è stato chiamato e non ha ancora parlato: ora viene «the director explains»
check-no-answer-yet = non c'è ancora risposta a { $questions }
check-not-modelled = non trattato: { $laws }
check-no-paragraph = nessun paragrafo lo dice
check-cited-with = { $first } con { $next }
check-cited-rests-on = { $laws } ({ $on })
check-on-action = azione { $number }
check-on-fact = fatto { $key }
check-on-setting = impostazione { $name }

## What a collection covers.

check-laws = articoli: { $laws }
check-editions = edizioni: { $editions }
check-counted = { $name } ({ $count })
check-no-such-contrast = { $case }: contrast: non c'è nessun caso { $other }
check-wrong-pair = { $first } e { $second }: { $wrong }
check-many-differences = le azioni o i fatti diversi sono { $count }, e non uno
check-end-alike = finiscono allo stesso modo
check-pairs = coppie di casi gemelli: { $sound } su { $count } sono diverse in una sola azione o fatto, e finiscono diversamente

## The list of paragraphs.

check-paragraph-proof = { $edition }  { $cite } { $status } { $function }  (casi che se lo aspettano: { $expect }, casi che lo escludono: { $forbid })
check-share-computed = { $edition }  art. { $first }–{ $last }: calcolate { $computed } regole su { $rules } ({ $share })

# What the program does with a paragraph, and why nothing follows from one that is not computed.
check-status-computed = calcolato
check-status-judgement = da valutare
check-status-reference-only = da leggere
check-status-not-modelled = non trattato
check-not-computed-judgement = Passa una domanda all'arbitro; il programma la pone e conserva ciò che lui accerta.
check-not-computed-reference-only = È da sapere, o è il titolo dei paragrafi al suo interno; da solo non ha conseguenze.
check-not-computed-not-modelled = A una decisione può servire, e il programma non lo calcola; quando serve, lo dice.

## The page Which laws it knows, in Markdown. $years are the columns of the editions.

check-coverage-title = # Che cosa sa del codice il programma
check-coverage-about = Tutti i paragrafi di cui ha un testo, in ogni edizione, e i casi della raccolta che li provano.
check-coverage-statuses = | | un paragrafo è | { $years } | |
check-coverage-status-computed = Decide il programma: dice che cosa ne segue, con questo paragrafo.
check-coverage-status-judgement = Decide l'arbitro: il programma pone la domanda, raccoglie i fatti e conserva ciò che l'arbitro accerta.
check-coverage-status-reference-only = Da sapere: qui lo puoi leggere; da solo non ha conseguenze.
check-coverage-status-not-modelled = Non trattato: quando a una decisione serve, il programma lo dice.
check-coverage-share = - { $edition }: delle { $rules } regole degli art. { $first }–{ $last } il programma ne calcola { $computed } ({ $share }).
check-coverage-not-handled = ## Non trattati
check-coverage-law = ## Art. { $law } · { $title }
check-coverage-paragraphs = | paragrafo | { $years } | lo calcola | casi che lo mostrano | casi in cui per poco non si applica |
check-coverage-and-more = { $cases } e { $count ->
    [one] un altro
   *[other] altri { $count }
}
