"""Practice in the window: a problem on the table, its questions beside it. Loaded when somebody begins to practise."""
