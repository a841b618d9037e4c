### The law book in the window.

law-list-45c1-dropped-card-in-the-same = 45C1 · dropped card · in the same breath
law-list-search-the-laws = Search the laws
law-list-paragraphs = Paragraphs
law-list-paragraphs-found = Paragraphs found
law-list-a-number-a-word-of-the = A number, a word of the law, or what people say at the table (Ctrl+F)
law-list-nothing-found-try-a-single-word = Nothing found. Try a single word, or a number such as 45C1.
law-list-found-the-first-are-listed = { $count } found, the first { $most } are listed.
law-own-my-own-law-book = My own law book
law-own-edition-of-your-book = Edition of your book
law-own-what-your-book-says = What your book says
law-own-reading-your-book = Reading your book
law-own-stop = Stop
law-own-another-file = Another file…
law-own-forget-it = Forget it
law-own-show-this-book-no-more-the = Show this book no more; the file is not touched
law-own-law-book-pdf-txt = Law book (*.pdf *.txt)
law-own-all-files = All files (*)
law-own-leave-off-reading = Leave off reading
law-own-your-book = YOUR BOOK
law-own-opening-the-file = Opening the file …
law-own-was-not-found-in-your-book = { $cite } was not found in your book. This is { $near }.
law-own-finding-the-laws = Finding the laws …
law-own-the-laws-of-have-no-such = The laws of { $year } have no such paragraph.
law-own-of-paragraphs-found = { $page } · { $found } of { $wanted } paragraphs found
law-own-law-was-not-found-in-your = Law { $cite } was not found in your book.
law-own-page-of-the-file = Page { $page } of the file
law-own-law = Law { $cite }
law-page-paragraph = Paragraph
law-page-cases-that-show-it = Cases that show it
law-page-what-it-belongs-to = What it belongs to
law-page-it-mentions = It mentions
law-page-it-is-mentioned-by = It is mentioned by
law-page-the-laws-of-have-no-such = The laws of { $year } have no such paragraph.
law-page-change = Change
law-page-numbers = Numbers
law-page-below-it = Below it
law-page-see-also = See also
law-page-law = Law { $cite } · { $title }
law-page-none-both-editions-say-the-same = None: both editions say the same.
law-page-none = None.
law-page-none-2 = none
law-page-all-cases = All { $count } cases
law-page-the-library-is-being-gone-through = The library is being gone through …
law-page-laws-of = Laws of { $year }
law-page-ruled-on = ruled on
law-page-the-program-works-this-out = The program works this out.
law-page-director = director
law-page-the-director-weighs-this-himself-the = The director weighs this himself; the program lays out what he needs.
law-page-to-read = to read
law-page-background-nothing-follows-from-it-alone = Background; nothing follows from it alone.
law-page-not-handled = not handled
law-page-the-program-does-not-rule-on = The program does not rule on this paragraph.
law-window-law-book-bridgetable = Law book – Bridgetable
law-window-numbers-of = Numbers of
law-window-my-own-law-book = My own law book…
law-window-show-the-book-you-own-beside = Show the book you own beside this one
law-window-back = Back
law-window-forward = Forward
law-window-back-alt-left = Back (Alt+Left)
law-window-forward-alt-right = Forward (Alt+Right)
law-page-something-else = In { $year } the number { $cite } stands for something else: { $title }.
law-own-reading-page = Reading page { $page } of { $pages } …
law-own-problem = { $problem ->
    [missing] { $name } cannot be opened. Has it been moved?
    [broken] { $name } is damaged, or is neither a PDF nor a text.
    [protected] { $name } is protected with a password. Save a copy without one and point to that.
    [no-text] { $name } holds pictures of pages and no text. A copy with recognised text can be read.
    [too-large] { $name } is too large for a law book: a PDF of 1,500 pages and 250 MB at most, 5 MB of plain text.
   *[no-laws] No laws were found in { $name }.
}

# For finding what is meant, with commas between: what stands before the number of a whole law; the ends of words that
# make no other word of them, the longest first; words that stand in every text and are not looked for.
law-before-number = Law, Laws
law-endings = ing, ed, es, s, e
law-small-words = a, an, the, of, to, in, on, at, is, it, i, he, she, was, be, by, for, and, or, my, his, her, your, with, that, this
