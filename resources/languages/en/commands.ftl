### What is said in a terminal, by the commands and where no window can open.

## What is said of the words typed after the program's name.

commands-no-file = There is no file '{ $name }'.
commands-no-option = There is no option { $name }.
commands-one-file = One file is opened at a time: { $name } is one too many.
commands-did-you-mean = Did you mean { $near }?
commands-no-number-of-problems = { $typed } is not a number of problems, one or more
commands-no-such-action = --at: there are actions 1 to { $last }, and 0 for none

## What --help says of the window and of each command; FILE, FOLDER and N stand for what is to be typed.

commands-usage = usage:
commands-typed = positional arguments
commands-options = options
commands-help-help = show this help message and exit
commands-help-version = show program's version number and exit
commands-error = { $program }: error: { $why }
# What is wrong with the words typed. $argument and $option are as they are typed: --at.
commands-fault-argument = argument { $argument }: { $fault }
commands-fault-required = the following arguments are required: { $names }
commands-fault-unknown = unrecognized arguments: { $words }
commands-fault-one-wanted = expected one argument
commands-fault-ambiguous = ambiguous option: { $option } could match { $meant }
commands-fault-nothing-wanted = ignored explicit argument { $typed }
commands-fault-no-number = invalid int value: { $typed }
commands-fault-not-offered = invalid choice: { $typed } (choose from { $offered })
commands-help-program = A bridge table on which the wrong thing can happen, and the law that answers it.
commands-help-commands = Commands instead of FILE: check, judge, laws, problems, collection, score, equity, import, export; each has its own --help.
commands-help-file = a case file; without one, the case library
commands-help-self-test = open the window on FILE, judge it, draw it, exit
commands-help-languages = the languages the program speaks, and what one lacks: for who translates
commands-help-languages-list = the languages the program speaks, by their codes
commands-help-languages-check = look through a language: what it lacks, what is too long, what is not in the glossary
commands-help-languages-code = the code of the language, such as it; without it all of them
commands-help-language = the language to speak this time: en, it, el; before a command, it speaks it too
commands-typed-language = LANGUAGE
# $typed: what was asked for, $known: the codes of the languages there are.
commands-no-language = There is no language “{ $typed }”. Known are: { $known }.
commands-help-portable = keep settings and unsaved work beside the program
commands-help-check = judge case files against their own expectations
commands-help-check-paths = files or folders; without any, the case library
commands-help-check-summary = also tell what the cases cover
commands-help-judge = say what the law says of a case
commands-help-judge-edition = one edition; without it, all
commands-help-judge-at = after action N; without it, after the last
commands-help-judge-json = as data for other programs
commands-help-judge-previews = tell what each answer to a question leads to
commands-help-laws = list the paragraphs and what proves them
commands-help-laws-edition = one edition; without it, all
commands-help-laws-json = as data for other programs
commands-help-score = say what a result is worth
commands-help-score-what = the contract with who declares it, and the tricks that declarer and dummy won: "4SX S" 9; or files of boards, or folders of them
commands-help-score-json = as data for other programs
commands-help-score-vulnerable = declarer's side is vulnerable
commands-help-equity = say what the cards are worth with all four hands in sight
commands-help-problems = write problems made up at random, as case files
commands-help-problems-list = name the kinds of problems there are
commands-help-problems-kind = only of these kinds, such as G06,G18
commands-help-problems-law = only about this law, such as 57
commands-help-problems-level = 1 player, 2 club director, 3 tournament
commands-help-problems-edition = asked under one edition; without it, all
commands-help-problems-count = so many; without it, ten
commands-help-problems-seed = the same seed gives the same problems
commands-help-problems-twins = also the same with one fact changed, where it matters
commands-help-problems-judgement = also what is left to the director to weigh
commands-help-problems-out = where to write them; it is made if it is not there
commands-help-collection = look through a collection of cases, make one, install or remove one
commands-help-collection-check = say what is wrong in a collection, file by file
commands-help-collection-check-path = a folder, or a file that ends in .bridgecases
commands-help-collection-make = pack a folder of cases into one file
commands-help-collection-make-path = the folder with the cases
commands-help-collection-make-out = the file to write; it ends in .bridgecases
commands-help-collection-install = look through a collection and install it, in place of an earlier version
commands-help-collection-list = name the collections that are installed
commands-help-collection-remove = remove a collection, but for what you have changed in it
commands-help-collection-remove-name = its name, as “list” gives it
commands-help-collection-title = what the collection is called
commands-help-collection-author = who has written its cases
commands-help-collection-licence = what others may do with them, such as CC BY 4.0
commands-help-collection-language = the language of its texts, such as en
commands-help-collection-version = a later version replaces an earlier one

## What stands for something to be typed, in --help.

commands-help-import = read boards of other programs: PBN, LIN, links, files of dealing machines
commands-help-import-files = files of boards, or folders of them
commands-help-import-board = only the boards of this number, each as a case
commands-help-import-json = as data for other programs
commands-help-import-out = write a case file for each board; the folder is made if it is not there
commands-help-export = write cases for other programs
commands-help-export-files = case files, or folders of them
commands-help-export-out = write a file for each case; the folder is made if it is not there
commands-help-export-to = in which form
commands-help-export-edition = the cards that count under this edition; without it, the latest
commands-help-export-plain = without the flags and the whole record, at which some programs stop
commands-typed-file = FILE
commands-typed-picture = OUT.png
commands-typed-path = PATH
commands-typed-number = N
commands-typed-kinds = KIND,…
commands-typed-seed = S
commands-typed-folder = FOLDER
commands-typed-text = TEXT
commands-typed-name = NAME
commands-typed-result = CONTRACT N | PATH

## What the commands say.

# $passing: what is said of an expectation of the file that is passed over.
commands-too-many-tricks = There are thirteen tricks, and not { $tricks }.
# A board with what it scored, in words.
commands-score-board = { $board ->
    [none] { $words }
   *[other] Board { $board }: { $words }
}
# Of a file with several boards.
commands-scores = { $file }: { $scored } of { $count } boards have a result.
# Of a board that does not tell who is vulnerable: $told is what is scored if nobody is.
commands-score-either = { $told } Vulnerable: { $vulnerable }.
commands-passed-out = Passed out: 0.
commands-no-result = No result is told.
commands-no-files = There is no file in it.
commands-no-such-board = There is no board { $board }.
commands-import-written = { $count ->
    [one] One case was written into { $folder }.
   *[other] { $count } cases were written into { $folder }.
}
commands-counts-for-nothing = { $passing }; it counts for nothing
commands-what-was-ruled = What was ruled
# A line of the list of kinds; $laws are numbers: 57, 58.
commands-kind = { $id }  { $title }  (Laws { $laws })
commands-problems-where = problems: say where to write them, --out FOLDER, or ask for --list
# $why is a sentence: there is no kind G99.
commands-problems-none = problems: { $why }
commands-problems-not-written = problems: nothing can be written to { $folder }: { $why }
commands-problems-written = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
} written to { $folder }
commands-progress = { $done } of { $count }
commands-no-kind = There is no kind { $name }. The kinds are { $kinds }; --list tells what they are.
commands-no-problem-of-law = { $among ->
    [kinds] No problem of these kinds is about Law { $law }.
   *[all] No problem is about Law { $law }.
} Laws with problems: { $laws }.
# Said after "problems:".
commands-none-at-this-level = there is no problem of this kind at this level under this edition
# Said after "problems:".
commands-not-on-this-board = Nothing of this kind is likely to happen on this board.
commands-no-deal = no deal was found for { $kind } at level { $level } under { $edition }
commands-none-found = No problem about Law { $law } was found with what else is wished.

## What the command `collection` says.

commands-collection-about = { $author ->
    [none] { $title }, version { $version }
   *[other] { $title }, by { $author }, version { $version }
}
commands-collection-holds = { $edition }: { $held } of { $asked ->
    [one] 1 case holds
   *[other] { $asked } cases hold
}
commands-collection-fails = { $file }: what it expects does not hold under { $editions }
commands-collection-nothing = collection: there is no case in it that can be used
commands-collection-not-installed = collection: “{ $title }” cannot be installed: { $why }
commands-collection-installed = { $count ->
    [one] “{ $title }” is installed, with 1 case
   *[other] “{ $title }” is installed, with { $count } cases
}
commands-collection-none = collection: none that is installed is called { $name }
commands-collection-removed = “{ $title }” is removed
commands-collection-not-written = collection: { $file } cannot be written: { $why }
commands-collection-written = { $count ->
    [one] 1 case
   *[other] { $count } cases
} packed into { $file }

## Why no window can open here, and what to type. Lines that stand further in are typed as they are.

commands-without-window = The commands check, judge and laws work without it.
commands-no-qt =
    The window needs PySide6, which is not installed here. { $advice }

    { "    " }{ $python } -m pip install { $requirements }

    { commands-without-window }
commands-no-qt-from-source =
    This installs what is missing, and opens the window:

    { "    " }{ $python } { $start }

    Or install it yourself, into an environment of your own:
commands-no-qt-by-hand = This installs it, with all else the program needs:
commands-incomplete = A part of the program is missing, PySide6. Unpack or install the program once more.
commands-no-libraries =
    The window needs what this system lacks: { $libraries }. Type the lines of your Linux, and start again:

    { $install }

    { commands-without-window }
commands-qt-fails =
    PySide6, which draws the window, cannot be loaded on this system: { $error }.
    { commands-without-window }
commands-no-display =
    There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.
    Without one the program can still draw itself to a picture, with --self-test OUT.png.
    { commands-without-window }
commands-silent-display =
    The display { $display } does not answer, so no window can open.
    Without one the program can still draw itself to a picture, with QT_QPA_PLATFORM=offscreen and --self-test OUT.png.
    { commands-without-window }
commands-not-portable = Nothing can be kept beside the program: { $place }
