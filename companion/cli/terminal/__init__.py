"""The game in a terminal: how it looks, how it is answered, and how a match is run."""
