"""The law book to look things up in: search, links, numbers of other editions, and what has changed."""
