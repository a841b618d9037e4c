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
