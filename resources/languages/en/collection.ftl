### Collections: cases with what goes with them, passed on as one file and kept beside the library.

collection-not-opened = “{ $name }” is not opened. { $why }

# Why a collection is not opened at all. Nothing of it has been written anywhere.
collection-outside = The name of a file in it, “{ $name }”, leads out of the collection.
collection-unseen-letters = The name of a file in it, “{ $name }”, holds letters that nobody can see.
collection-device = A file in it is called “{ $name }”, which on Windows is a device and no file.
collection-deep-or-long = The name of a file in it is too long, or has too many folders: “{ $name }”.
collection-twice = Two files in it, “{ $one }” and “{ $other }”, cannot both be there on every system.
collection-link = It holds a link, “{ $name }”, which could lead anywhere.
collection-locked = It is locked with a password.
collection-packed-otherwise = “{ $name }” is packed in a way that is not read here. Pack it as an ordinary zip.
collection-too-many = More than { $most } files lie in it.
collection-too-large = Unpacked it would be larger than { $megabytes } MB.
collection-unreadable = It cannot be read: { $why }.
collection-no-zip = It is not a packed collection, or a part of it is missing. If it was sent to you, have it sent again.

# What is wrong with one file of a collection.
collection-problem = { $file }: { $what }
collection-problem-on-line = { $file }, line { $line }: { $what }
collection-kind-not-taken = left out: only cases, set lists, and pictures in PNG or JPEG are taken
collection-awkward-name = left out: not every system can have a file of this name
collection-damaged = it is damaged
collection-no-picture = it is called a picture and is none
collection-same-id = left out: { $other } has the id { $id } as well
collection-index-wants-text = { $key } is to be a text
collection-and-more = { $what } – and { $count ->
    [one] 1 more
   *[other] { $count } more
}

# The shelf.
collection-yours = { $title } (yours)
collection-too-many-kept = too many collections of this name are installed

# Looking at one, and installing it.
collection-window = { $title } – collection
collection-far = How far it is
collection-cases = Cases
collection-wrong = What is wrong
collection-wrong-with = What is wrong, file by file ({ $count })
collection-install = &Install
collection-update = &Update
collection-by = By { $author }
collection-by-nobody = Nobody is named as its author
collection-licence = Licence: { $licence }
collection-no-licence = No licence is named
collection-version = Version { $version }
collection-somebody-elses = Somebody has made this collection and answers for it. Its cases are only read; nothing in it can run.
collection-older = You have version { $version } of it, which is newer. Update puts the older one in its place; what you have changed stays.
collection-replaces = It takes the place of version { $version }, which you have. What you have changed in that stays.
collection-count-case = { $count ->
    [0] No case
    [one] 1 case
   *[other] { $count } cases
}
collection-count-evening = { $count ->
    [one] 1 set list
   *[other] { $count } set lists
}
collection-count-picture = { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}
collection-nothing = Nothing that can be used
collection-no-case = There is no case in it that can be used.
collection-reading = Reading its files: { $done } of { $all }
collection-judging = Seeing whether its cases hold: { $done } of { $all }. You need not wait for that.
collection-held = { $asked ->
    [0] { $edition }: no case expects anything under these laws
    [one] { $edition }: { $held } of 1 case holds
   *[other] { $edition }: { $held } of { $asked } cases hold
}
collection-holds-not = what it expects does not hold under { $editions }
collection-installing = It is being installed…
collection-installed = “{ $title }” is installed. It stands at the end of the list of cases.
collection-not-installed = It cannot be installed: { $why }. Everything is as it was.

# Those that are installed.
collection-shelf-window = Collections
collection-shelf-what = Collections hold cases of other people, or your own. They stand at the end of the list of cases.
collection-shelf-empty = No collection is installed. Open one that somebody has sent you: its name ends in .bridgecases.
collection-shelf-open = &Open a collection…
collection-shelf-pass-on = Save &to pass on…
collection-shelf-remove = &Remove
collection-shelf-row = { $author ->
    [none] { $title } · version { $version }
   *[other] { $title } · by { $author } · version { $version }
}
collection-remove-question = Remove “{ $title }”?
collection-remove-told = Its cases go from the list. The file it came in, if you still have it, is not touched.
collection-remove-own = { $count ->
    [one] 1 file in it is yours: you have changed it, or put it there.
   *[other] { $count } files in it are yours: you have changed them, or put them there.
}
collection-remove-keep-mine = &Keep mine
collection-all-yours = all that is in it is yours
collection-not-removed = “{ $title }” cannot be removed: { $why }
collection-kinds = Collections (*.bridgecases)

# Saving one.
collection-make-window = Save as a collection
collection-make-which = Which cases?
collection-make-files = Files of the collection
collection-make-add-cases = &Add cases…
collection-make-add-folder = Add a &folder…
collection-make-take-out = Ta&ke out
collection-make-kinds = Cases, set lists and pictures (*.bridgecase *.toml *.bridgeevening *.png *.jpg *.jpeg)
collection-make-told = What others are told of it
collection-make-title = Title
collection-make-author = Author
collection-make-licence = Licence
collection-make-language = Language
collection-make-version = Version
collection-make-save = &Save…
collection-make-no-licence = Without a licence others may read it, and nothing is said of passing it on.
collection-make-cc-by = Others may use it, change it and pass it on, as long as they name you.
collection-make-cc-by-sa = Others may use it, change it and pass it on, as long as they name you and let others do the same.
collection-make-cc0 = Others may do with it whatever they like.
collection-make-own-licence = Others are told just these words.
collection-make-more-wrong = … and { $count } more
collection-row-evening = Set list: { $name }
collection-row-picture = Picture: { $name }
collection-written = The collection is saved: { $path }
collection-not-written = { $name } cannot be written: { $why }
collection-wrong-none = There is no case you were wrong about the last time.
collection-wrong-title = Cases I was wrong about, { $day }
collection-gathering = Getting the cases together: { $done } of { $all }
