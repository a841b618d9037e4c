"""Case files: read, written, compared with what a verdict says, and checked by the hundred."""
