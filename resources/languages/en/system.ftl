### What the system says when a file cannot be read or written.

system-not-there = No such file or directory
system-not-allowed = Permission denied
system-not-permitted = Operation not permitted
system-is-folder = Is a directory
system-no-folder = Not a directory
system-exists = File exists
system-full = No space left on device
system-read-only = Read-only file system
system-long-name = File name too long
system-busy = Device or resource busy
system-links = Too many levels of symbolic links
system-faulty = Input/output error
system-not-empty = Directory not empty
