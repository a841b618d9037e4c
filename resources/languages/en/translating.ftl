### What is told to who translates the program: one line for each thing that is to be mended.

translating-missing = { $name } is missing; English says: { $english }
translating-unknown = { $name } is unknown: English has nothing of that name
translating-not-given = { $name } asks for what it is not given: { $unknown }
translating-still-english = { $name } is still in English: { $english }
translating-key = { $name }: the mark & stands once, where English has it
translating-too-long = { $name } is too long for its place (at most { $most } letters): { $said }
translating-no-file = the file { $name } is missing
translating-law = { $file } lacks { $where }
translating-gaps = { $name }: what stands between braces is not the same as in English
translating-course = { $name }: title, about and sayings are wanted, as many as English has
translating-titles = { $number } cases of the library have no title, the first is { $first }
translating-avoid = { $where } has “{ $word }”; the word for it is “{ $own }”
translating-not-read = { $file } cannot be read: { $why }
translating-no-table = it is no table of names with what they say
translating-value = { $name } cannot be “{ $said }”: write it as English does
translating-no-message = { $name } puts in what there is not: { $unknown }
translating-cannot-be-said = { $name } cannot be said with what it is given
translating-english-instead = { $language }: { $fault } (English is used instead)
translating-typed = typed.toml: { $where } is missing, or is no list of words in brackets
translating-headings = { $name } has { $own } headings, in English { $english }
translating-no-parser = This needs the parser of Project Fluent which is not installed: pip install fluent.syntax
translating-no-source = Languages are looked through in the source of the program: what was installed has only what is made of it.
translating-no-folder = There is no folder { $folder }.
translating-faults = { $number ->
    [0] Nothing is lacking.
    [one] One thing is to be mended.
   *[other] { $number } things are to be mended.
}
