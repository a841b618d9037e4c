"""The law book the user owns: where each law and paragraph stands in a PDF or a text, whoever printed it."""
