"""Collections: cases with their set lists and pictures, passed on as one file, and kept beside the library.

What is in one comes from strangers: it is looked through before it is kept, and nothing of it runs. Without Qt.
"""
