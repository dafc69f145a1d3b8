"""The game in a terminal: what it looks like, how it is answered, and how a match is run."""
